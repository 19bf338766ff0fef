# Raha lugu ja iga laua raha. Midagi sellest ei ole kindel, ja tekst ütleb seda.

story-title = Kust raha tuleb
story-house = 1890. aastatel pidas Richard A. Canfield Ameerika Ühendriikides mängumaja. Räägitakse, et seal ostis külaline 50 dollari eest kaardipaki, mängis selle maja laua taga üks kord läbi ja sai 5 dollarit iga kaardi eest, mille ta sihtpakkidesse viis. Kümne kaardiga sai külaline oma raha tagasi, kõigi 52 eest sai ta 260.
story-doubt = Midagi sellest ei ole kindel. Üks jutustaja paigutab maja Saratoga Springsi, teine Floridasse ja kolmas räägib kohvikust Broadwayl. Ühtede juttude järgi maksis kaardipakk 50, teiste järgi 52, ja keegi ei ole näidanud maja reegleid, mis oleksid tollal kirja pandud.
story-croupier = Räägitakse ka, miks mäng püsima ei jäänud: iga mängija vajas krupjeed, kes kaarte valvas, ja see läks majale rohkem maksma kui ruletiratas, mille ümber on palju külalisi.
story-name = Nimi on rännanud. See, mida majas mängiti, oli mängija jaoks lihtsalt pasjanss; Suurbritannias on sama mängu nimi Demon. Klondike'i kutsuvad paljud Canfieldiks, kaardiraamatute järgi ekslikult, kuigi mõnel maal ongi see mängu õige nimi.
story-of-dispettoso = Selle laua taga maksab kaardipakk 50 ja iga kaart sihtpakkides toob 5, nagu majas. Mängu allikas arvab, et maja võitis keskmiselt 25 ja et vanal viisil, kolm kaarti korraga ja pakk ainult üks kord läbi, on pasjanss peaaegu võimatu.
story-of-double-canfield = Sellest lauast rahalugu ei räägita: seda mängitakse võidu pärast, ja allika järgi tuleb see välja 99 korda sajast.
story-of-canfield-klondike = Selle laua taga maksab kaardipakk 52 ja iga kaart toob 5, nii et 11 kaardiga võidad 3 ja kõik 52 kaarti toovad 260. Allika järgi on kõige tavalisem tulemus 5–7 kaarti.
story-of-canfield = Selle laua taga on rahast saanud punktid: iga kaart annab ühe, kokku kuni 52, ja 10 punktiga ollakse tasa. Allika järgi on mängu raske võita ja mängitakse punktide peale.
story-of-hoyle-canfield = Selle laua taga maksab kaardipakk 50 ja iga kaart toob 5, ka jagatud aluskaart; kes viib sihtpakkidesse kõik 52 kaarti, saab 260 asemel 500. Allika järgi tuleb välja umbes 3 jaotust sajast.
story-of-canfield-original = See on maja mäng, nagu mängu Il dispettoso allikas seda kirjeldab: kolm kaarti korraga ja pakk ainult üks kord läbi.
