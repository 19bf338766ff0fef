# Mis mängu reeglilehel reeglite kõrval on: jaotuse joonis, nõuanded, kui sageli pasjanss välja tuleb ja mida allikad
# ütlevad.

heading-strategy = Nõuanded
heading-winning = Kui sageli see välja tuleb
heading-sources = Milles allikad lahku lähevad

# Väike joonis jaotusest, kaartide arv igas kohas.

drawing-with-reserve = Ülal on pakk, heitepakk ja sihtpakid, all reserv ja veerud. Arvud näitavad, mitu kaarti seal pärast jagamist on.
drawing-with-reserves = Ülal on pakk, heitepakk ja sihtpakid, all reservid ja veerud. Arvud näitavad, mitu kaarti seal pärast jagamist on.
drawing-without-reserve = Ülal on pakk, heitepakk ja sihtpakid, all veerud. Arvud näitavad, mitu kaarti seal pärast jagamist on.

# Nõuanded, mis tulenevad reeglitest.

strategy-reserve = Mängi reservist alati, kui saad: selle alumiste kaartideni jõuad alles siis, kui pealmised on ära mängitud.
strategy-reserve-seen = Kõik reservi kaardid on näha, nii et vaata enne iga käiku, kuhu järgmised neist võiksid minna.
strategy-fill-auto = Iga tühi koht võtab kaardi reservist: veeru tühjendamine on sageli rohkem väärt kui pikem rida.
strategy-fill-choice = Tühi koht ise ei täitu: ära kiirusta, vaid oota kaarti, millest seal kõige rohkem kasu on.
strategy-late-waste = Kui reserv on otsas, saab tühja kohta täita ainult heitepakist. Tühjenda seega veerg siis, kui heitepaki peal on kaart, mida sinna tahad.
strategy-late-any = Kui reserv on otsas, sobib tühjale kohale iga kaart, ka rida, mille alt mõni kaart vabaneb.
strategy-fill-king = Ära tühjenda veergu enne, kui sul on kuningas selle asemele panna: miski muu sinna ei sobi.
strategy-whole = Avatud kaardid lähevad veerust ära ainult kõik koos või ükshaaval sihtpakki. Seepärast mõtle enne kaardi kinnikatmist, kas sul seda varsti vaja läheb.
strategy-run = Rida tohib poolitada: tõsta sellest osa, kui alt tuleb välja kaart, mis sobib sihtpakki.
strategy-single = Ühest veerust teise saab tõsta ainult ühe kaardi korraga, nii et pikka rida on raske ümber tõsta: lao see sinna, kuhu see võib jääda.
strategy-packets = Korraga keeratud kaartidest saab esialgu mängida ainult viimast. Juba ühe kaardi võtmine heitepakist muudab seda, missugused kaardid järgmisel ringil välja tulevad, nii et arvuta enne, kui võtad.
strategy-every-card = Igal ringil tuleb välja iga paki kaart: pea meeles, mis on veel tulemas, ja ära mängi kaarti ainult sellepärast, et saad.
strategy-one-round = Pakk käiakse läbi ainult üks kord. Kaart, mille jätad, mattub järgmiste alla, nii et võta kohe see, mida saad kasutada.
strategy-base = Pane sihtpakkide esimesed kaardid kohale nii ruttu, kui saad: enne neid ei saa sinna sama masti teisi kaarte.
strategy-return-never = Sihtpakist kaarti tagasi ei saa. Hoia kaart veerus nii kaua, kuni mõni teine seda seal vajab.
strategy-return = Sihtpakist tohib kaardi tagasi võtta: tee seda siis, kui see annab koha mõnele teisele kaardile.
strategy-money = Iga kaart sihtpakkides toob raha, tulgu pasjanss välja või mitte: otsi lõpu poole käigud, millega jõuab sihtpakkidesse kõige rohkem kaarte.

# Kui sageli pasjanss välja tuleb.

winning-measured = { $unknown ->
    [0] Programm on läbi uurinud { $deals } jaotust, teades kõiki kaarte: neist { $solved } saab võita ja { $unsolvable } ei saa.
   *[other] Programm on läbi uurinud { $deals } jaotust, teades kõiki kaarte: neist { $solved } saab võita ja { $unsolvable } ei saa; { $unknown } jäi selgusetuks.
}
winning-interval = Niisiis saab see, kes teab kõiki kaarte, võita { $low }–{ $high } % kõigist jaotustest (usaldusnivoo 95 %).
winning-condition = Kes ei tea, kus on kinnised kaardid, võidab harvem.
winning-not-measured = Veel mõõtmata.
number-with-tenths = { $whole },{ $tenths }

# Milles allikad lahku lähevad.

disagree-canfield = Selle nime all mängivad allikad eri mänge. Ühest veerust teise tõstavad ühed ainult terve veeru, teised pealmise kaardi või terve veeru, kolmandad ükskõik millise rea. Kui reserv on otsas, täidavad ühed tühja koha ainult heitepakist, teised ükskõik millise kaardi või reaga. Mõned keeravad esimesed kaardid heitepakki kohe alguses, teised mitte; mõned lubavad kaarte sihtpakist tagasi võtta, enamik mitte. Kolm kaarti korraga ja nii mitu ringi, kui mängija soovib, on tavaline, aga leidub ka ühe kaardi, ühe ringi ja kolme ringi mänge.
disagree-klondike = Enamikus maades on selle mängu nimi Klondike ja Canfield on mäng, millel on reserv. Klondike'i allikad lähevad lahku selles, kas kaarte keeratakse üks või kolm korraga ja mitu ringi tohib mängida.
disagree-demon = Suurbritannias on Demon ühe kaardipaki Canfieldi nimi. Teised allikad nimetavad nii seda kahe kaardipaki mängu, kus on kaheksa veergu ja 40 kaardiga reserv.
disagree-double = Allikate järgi on selles mängus viis veergu ja 13 kaardiga reserv või kuus veergu ja 40 kaardiga reserv.
disagree-rainbow = Enamik allikaid laob veerge mastist olenemata ja käib paki läbi üks kord, üks kaart korraga. Teised keeravad kolm kaarti korraga piiramata arv ringe või laovad vahelduvate värvidega.
disagree-storehouse = Allikad lähevad lahku selles, mida ühest veerust teise tohib tõsta ja kas tühjad kohad täituvad reservist kohe või siis, kui mängija soovib. Enamasti tohib heitepaki ümber pöörata kaks korda, ühe allika järgi ainult ühe korra.
disagree-chameleon = Allikad panevad reservi 12 või 13 kaarti ja tõstavad üksikuid kaarte, terveid veerge või ükskõik missuguseid ridu. Vanemas mängus saab paki ülejäänud kaartidest neljas veerg.
disagree-toad = Kui reserv on otsas, täidavad mõned allikad tühja koha ükskõik millise kaardiga, teised ainult heitepakist. Reservist on näha kõik kaardid või ainult pealmine; enamik laob mastide kaupa, üks vahelduvate värvidega.
disagree-variegated = Üks allikas näitab kõiki reservi kaarte, teine ainult pealmist. Mõni ümberkirjutus unustab, et kõik ässad laotakse kõigepealt välja.
disagree-eagle-wing = Paljude allikate järgi tiibadele midagi ei laota. Teiste järgi laotakse neile kahanevas järjekorras ja mastide kaupa, igaühele kuni kolm kaarti.
disagree-duchess = Allikad lähevad lahku selles, kas tõstetakse ainult terveid veerge või ükskõik millist rida, millega täidetakse tühi koht, kuni reservides on kaarte, ja kas heitepaki tohib ümber pöörata ühe korra või mitte kordagi.
disagree-duke = Mõned allikad täidavad tühja koha millal tahes ja kust tahes, teised ainult reservidest, kuni neid jätkub. Selle kohta, kas sihtpakist tohib kaarte tagasi võtta, räägitakse mõlemat.
disagree-gate = Enamikus allikates täidab tühja koha pikem väravapost ja seejärel heitepakk. Teised jätavad valiku mängijale või võtavad paki järgmise kaardi.
disagree-minerva = Mõned allikad näitavad kõiki reservi kaarte, teised ainult pealmist.
disagree-acme = Selle mängu kohta on allikad ühel meelel; üks paneb reservi ainult 4 kaarti.
disagree-beehive = Paljud allikad panevad reservi 10 kaarti, teised 13. Neli sama väärtusega kaarti lähevad ühtedes laualt kohe, teistes siis, kui mängija soovib.
disagree-plot = Mõne allika järgi ei tohi aluskaardi väärtusega kaardi peale laduda ega seda ennast teise kaardi peale tõsta, ja tühja koha tohib täita ka pakist.

# Allikad, mis on enamat kui programmi või raamatu nimi.

source-dispettoso = Il dispettoso, itaalia mäng, mida mängitakse võrgus
source-double-canfield = Double Canfield, kahe kaardipaki mäng, mida mängitakse võrgus
source-canfield-klondike = Canfield-pasianssi, sellenimeline mäng Soomes
source-canfield = AisleRioti Canfield, nagu selle hispaaniakeelne käsiraamat seda kirjeldab
source-hoyle-canfield = Canfield Hoyle'i järgi, eestikeelselt reeglilehelt
source-canfield-original = mängumaja, nagu mängu Il dispettoso allikas sellest räägib
