# Mängu reeglid, mis tehakse selle andmetest: pealkirjad ja igaühe all terved laused.

heading-layout = Algseis
heading-goal = Eesmärk
heading-building = Veerud
heading-moving = Tõstmine
heading-spaces = Tühjad kohad
heading-reserve = Reserv
heading-stock = Pakk
heading-score = Tulemus
heading-names = Nimed

# Algseis.

rules-decks = { $decks ->
    [one] Üks kaardipakk, { $count } kaarti.
   *[other] { $decks } kaardipakki, kokku { $count } kaarti.
}
rules-short-decks = Igas mastis on ainult { $ranks } kaarti: madalaim on äss ja kõrgeim { $rank }.
rules-start-one = Esimene jagatud kaart pannakse sihtpakki. See on aluskaart, ja ka teised sihtpakid algavad sama väärtusega kaardist.
rules-start-all = Kõigepealt laotakse sihtpakkide alguseks välja kõik { $ranks }.
rules-start-none = { $count ->
    [one] Sihtpakke on üks ja see on alguses tühi.
   *[other] Sihtpakke on { $count } ja need on alguses tühjad.
}
rules-reserve-top = { $count ->
    [one] Reservi jagatakse üks kaart.
   *[other] Reservi jagatakse { $count } kaarti, millest ainult pealmine on avatud.
}
rules-reserve-all = { $count ->
    [one] Reservi jagatakse üks avatud kaart.
   *[other] Reservi jagatakse { $count } kaarti, kõik avatud.
}
rules-reserve-last = { $count ->
    [one] Reservi jagatakse üks kaart.
   *[other] Reservi jagatakse { $count } kinnist kaarti; kui neist on alles üks, keeratakse see lahti.
}
rules-reserves-top = Reserve on { $reserves } ja igaühte jagatakse { $count ->
    [one] üks kaart
   *[other] { $count } kaarti
}, pealmine avatud.
rules-reserves-all = Reserve on { $reserves } ja igaühte jagatakse { $count ->
    [one] üks avatud kaart.
   *[other] { $count } kaarti, kõik avatud.
}
rules-reserves-last = Reserve on { $reserves } ja igaühte jagatakse { $count ->
    [one] üks kinnine kaart
   *[other] { $count } kinnist kaarti
}; iga reservi viimane kaart keeratakse lahti, kui see on üksi alles.
rules-piles-of-one = { $piles ->
    [one] Veerge on üks ja sinna jagatakse üks kaart.
   *[other] Veerge on { $piles } ja igaühte jagatakse üks kaart.
}
rules-piles-up = { $piles ->
    [one] Veerge on üks ja sinna jagatakse { $rows } kaarti, kõik avatud.
   *[other] Veerge on { $piles } ja igaühte jagatakse { $rows } kaarti, kõik avatud.
}
rules-piles-down = { $piles ->
    [one] Veerge on üks ja sinna jagatakse { $rows } kaarti,
   *[other] Veerge on { $piles } ja igaühte jagatakse { $rows } kaarti,
} { $down ->
    [one] millest üks on kinni.
   *[other] millest { $down } on kinni.
}
rules-piles-staircase = Veerge on { $piles }: esimesse jagatakse 1 kaart, teise 2 ja nii edasi, viimasesse { $piles }. Igas veerus on avatud ainult pealmine kaart.
rules-extra = Nende kõrvale pannakse veel üks kaart aluskaardi valimiseks.
rules-packet = { $count ->
    [one] Heitepakki keeratakse üks kaart.
   *[other] Heitepakki keeratakse { $count } kaarti.
}
rules-no-packet = Alguses ei keerata heitepakki ühtki kaarti.
rules-stock-size = { $count ->
    [0] Pakki ei jää ühtki kaarti.
    [one] Pakki jääb üks kaart.
   *[other] Ülejäänud { $count } kaarti jäävad pakki.
}

# Eesmärk.

rules-goal-suit = Kõik kaardid tuleb koguda { $count } sihtpakki. Igasse sihtpakki laotakse üks mast kasvavas järjekorras, alates { $from }.
rules-goal-any = Kõik kaardid tuleb koguda { $count } sihtpakki kasvavas järjekorras, alates { $from }, mastist olenemata.
rules-goal-alternate = Kõik kaardid tuleb koguda { $count } sihtpakki kasvavas järjekorras ja vahelduvate värvidega, alates { $from }.
rules-goal-set = Kõik kaardid tuleb koguda sihtpakki, neli sama väärtusega kaarti korraga: kui need on koos veeru kõige pealmised, viib üks käik need sinna.
rules-goal-up-and-down = Kõik kaardid tuleb koguda { $count } sihtpakki mastide kaupa: igas mastis üks sihtpakk kasvab, alates { $from }, ja teine kahaneb, alates { $downward }.
rules-base-dealt = aluskaart
    .from = aluskaardist
rules-base-chosen = sinu valitud aluskaart
    .from = sinu valitud aluskaardist
rules-goal-each = Igasse sihtpakki tuleb { $count } kaarti.
rules-corner = Kuninga järel tuleb äss.
rules-choose-reserve = Aluskaardi valid ise: see on esimene kaart, mille viid reservist sihtpakki.
rules-choose-extra = Aluskaardi valid ise: see on esimene kaart, mille viid sihtpakki veergude { $count } kaardi seast; kõrvale pandud kaart tuleb selle asemele.
rules-before-choice-reserve = Enne seda tohib tõsta ainult reservi kaarte.
rules-before-choice-nothing = Enne seda ei tohi tõsta ühtki muud kaarti.
rules-open-first = Teised sihtpakid avanevad, kui esimene on täis.
rules-return-never = Sihtpakki pandud kaart jääb sinna.
rules-return-above-base = Sihtpaki pealmise kaardi tohib veergu tagasi võtta, aluskaarti mitte.
rules-return-always = Sihtpaki pealmise kaardi tohib veergu tagasi võtta.

# Veerud.

rules-build-none = Veergudesse kaarte ei laota.
rules-build-down-alternate = Veergudesse laotakse kaarte kahanevas järjekorras ja vahelduvate värvidega: punane mustale, must punasele.
rules-build-down-suit = Veergudesse laotakse kaarte kahanevas järjekorras ja mastide kaupa.
rules-build-down-colour = Veergudesse laotakse kaarte kahanevas järjekorras ja sama värvi: punane punasele, must mustale.
rules-build-down-any = Veergudesse laotakse kaarte kahanevas järjekorras, mastist olenemata.
rules-build-equal-alternate = Veergu sobib sama väärtusega kaart, mis on teist värvi.
rules-build-equal-suit = Veergu sobib sama väärtusega kaart, mis on samast mastist.
rules-build-equal-colour = Veergu sobib sama väärtusega kaart, mis on sama värvi.
rules-build-equal-any = Veergu sobib sama väärtusega kaart.
rules-wrap-circular = Ässa peale sobib kuningas.
rules-wrap-to-base = Ässa peale sobib kuningas, aga aluskaardi väärtusega kaardi peale ei sobi midagi.
rules-wrap-none = Ässa peale ei sobi midagi.
rules-pile-limit = { $count ->
    [one] Veergu mahub ainult üks kaart.
   *[other] Veergu mahub kuni { $count } kaarti.
}

# Tõstmine.

rules-move-none = Ühest veerust teise kaarte ei tõsteta.
rules-move-single = Ühest veerust teise tõstetakse üks kaart korraga.
rules-move-whole = Veerg tõstetakse teise peale alati tervenisti, mitte kunagi osa sellest.
rules-move-single-or-whole = Ühest veerust teise tohib tõsta kas pealmise kaardi või terve veeru, mitte midagi vahepealset.
rules-move-run = Ühest veerust teise tohib tõsta ükskõik millise rea, tervenisti või osa selle pealt.
rules-move-whole-run = Ühest veerust teise tõstetakse alati kõik avatud kaardid koos, mitte kunagi ainult osa neist.
rules-send = Topeltklõps kaardil saadab selle sinna, kuhu see sobib, eelkõige sihtpakki.
rules-turn-up = Kui veeru pealmiseks jääb kinnine kaart, keeratakse see lahti.

# Tühjad kohad.

rules-base-auto = Aluskaardi väärtusega kaart läheb ise oma sihtpakki, kui see on pärast jagamist veerus või tuleb reservi või heitepaki pealmiseks.
rules-fill-auto-one = Tühi koht täitub kohe ise { $first }.
rules-fill-auto-two = Tühi koht täitub kohe ise { $first }, ja kui sealt enam kaarti ei saa, siis { $second }.
rules-fill-auto-three = Tühi koht täitub kohe ise { $first }, kui sealt enam kaarti ei saa, siis { $second }, ja seejärel { $third }.
rules-fill-rest = Kui sealtki enam kaarti ei saa, otsustad ise.
rules-fill-early-none = Kuni { $reserves ->
    [one] reservis
   *[other] mõnes reservis
} on kaarte, jääb tühi koht tühjaks.
rules-fill-early = Kuni { $reserves ->
    [one] reservis
   *[other] mõnes reservis
} on kaarte, tohib tühja koha täita { $sources }; selle võib ka tühjaks jätta nii kauaks, kui soovid.
rules-fill-late-none = Kui { $reserves ->
    [one] reserv on
   *[other] kõik reservid on
} otsas, jääb tühi koht tühjaks.
rules-fill-late = Kui { $reserves ->
    [one] reserv on
   *[other] kõik reservid on
} otsas, tohib tühja koha täita { $sources }; selle võib ka tühjaks jätta nii kauaks, kui soovid.
rules-fill-none = Tühi koht jääb tühjaks.
rules-fill = Tühja koha tohib täita { $sources }; selle võib ka tühjaks jätta.
rules-fill-rank = { $unit ->
    [card] Tühjale kohale tõsta sobib ainult { $rank }, mitte miski muu.
   *[run] Tühjale kohale tõsta sobib ainult { $rank } või sellega algav rida, mitte miski muu.
}
rules-fill-rank-base = { $unit ->
    [card] Tühjale kohale tõsta sobib ainult aluskaardi väärtusega kaart.
   *[run] Tühjale kohale tõsta sobib ainult aluskaardi väärtusega kaart või sellega algav rida.
}
rules-fill-rank-below-base = { $unit ->
    [card] Tühjale kohale tõsta sobib ainult aluskaardist ühe võrra madalam kaart.
   *[run] Tühjale kohale tõsta sobib ainult aluskaardist ühe võrra madalam kaart või sellega algav rida.
}
rules-fill-rank-until-first = { $unit ->
    [card] Enne kui esimene sihtpakk on täis, sobib tühjale kohale tõsta ainult aluskaardi väärtusega kaart.
   *[run] Enne kui esimene sihtpakk on täis, sobib tühjale kohale tõsta ainult aluskaardi väärtusega kaart või sellega algav rida.
}
source-reserve = reservist
source-reserves = pikimast reservist
source-waste = heitepakist
source-stock = pakist
source-tableau = teisest veerust
source-any-reserve = mõnest reservist
sources-two = { $first } või { $second }
sources-three = { $first }, { $second } või { $third }

# Reserv.

rules-reserve-to-both = { $reserves ->
    [one] Reservi
   *[other] Iga reservi
} pealmine kaart sobib sihtpakkidesse ja veergudesse.
rules-reserve-to-foundation = { $reserves ->
    [one] Reservi
   *[other] Iga reservi
} pealmine kaart sobib sihtpakkidesse, aga mitte veergudesse.
rules-reserve-to-tableau = { $reserves ->
    [one] Reservi
   *[other] Iga reservi
} pealmine kaart sobib veergudesse, aga mitte sihtpakkidesse.
rules-reserve-to-nothing = Reservi kaartidega täidetakse ainult tühje kohti.
rules-reserve-last-card = { $reserves ->
    [one] Reservi
   *[other] Iga reservi
} viimast kaarti tohib mängida nagu iga teist; selle eel olevatega täidetakse ainult tühje kohti.
rules-reserve-no-return = { $reserves ->
    [one] Reservi
   *[other] Reservidesse
} ei panda kunagi kaarte.

# Pakk.

rules-deal = { $count ->
    [one] Pakist keeratakse heitepakki üks kaart korraga ja heitepaki pealmist kaarti tohib mängida.
   *[other] Pakist keeratakse heitepakki { $count } kaarti korraga, lõpus nii palju, kui neid veel on, ja heitepaki pealmist kaarti tohib mängida.
}
rules-deal-first-round = Esimesel ringil keeratakse pakist heitepakki { $count ->
    [one] üks kaart
   *[other] { $count } kaarti
} korraga ja heitepaki pealmist kaarti tohib mängida.
rules-deal-round = { $round }. ringil keeratakse { $count ->
    [one] üks kaart
   *[other] { $count } kaarti
} korraga.
rules-deal-last-round = Alates { $round }. ringist keeratakse { $count ->
    [one] üks kaart
   *[other] { $count } kaarti
} korraga.
rules-redeals-unlimited = Kui pakk on otsas, pööratakse heitepakk uueks pakiks, järjekorda muutmata ja kaarte segamata, nii mitu korda, kui soovid.
rules-packet-auto = Kui käik teeb heitepaki tühjaks, tulevad järgmised kaardid pakist ise.
rules-redeal-packet = Kui heitepakk on ümber pööratud, keeratakse järgmised kaardid kohe.
rules-fruitless-redeals = { $count ->
    [one] Kui heitepakk on üks kord ümber pööratud ja pärast seda pole ühtki kaarti mängitud, ei pöörata seda uuesti enne, kui mõni kaart on mängitud; kui mängida pole midagi, on mäng kaotatud. Kaardid, mis lähevad ise üles, ei lähe arvesse.
   *[other] Kui heitepakk on { $count } korda ümber pööratud ja vahepeal pole ühtki kaarti mängitud, ei pöörata seda uuesti enne, kui mõni kaart on mängitud; kui mängida pole midagi, on mäng kaotatud. Kaardid, mis lähevad ise üles, ei lähe arvesse.
}
rules-redeals-none = Pakk käiakse läbi ainult üks kord.
rules-redeals = Kui pakk on otsas, pööratakse heitepakk uueks pakiks, järjekorda muutmata ja kaarte segamata. { $count ->
    [one] Seda tohib teha üks kord.
    [2] Seda tohib teha kaks korda.
   *[other] Seda tohib teha { $count } korda.
}

# Tulemus.

rules-score-none = Punkte ei arvestata: pasjanss tuleb välja või ei tule.
rules-score-instalments = Kaardipaki eest makstakse osade kaupa: 13 jaotuse eest, veel 13 esimese käsuga ja veel 26 mängu eest, kui pakist esimest korda keeratakse. Iga heitepaki pööramine maksab 5. Kui mäng on makstud, toob iga kaart sihtpakkides 5.
rules-score-points = Iga kaart sihtpakkides annab { $count ->
    [one] ühe punkti.
   *[other] { $count } punkti.
}
rules-score-money = Iga kaart sihtpakkides toob { $count }.
rules-score-ante-points = Alguses on punkte { $count }.
rules-score-ante-money = Kaardipakk maksab { $count }.
rules-score-redeal-points = Iga heitepaki pööramine muudab tulemust { $count } punkti võrra.
rules-score-redeal-money = Iga heitepaki pööramine maksab { $count }.
rules-score-dealt-free = Sihtpakkidesse jagatud kaarte ei arvestata.
rules-score-all-out-points = Kõik kaardid kokku annavad { $count } punkti.
rules-score-all-out-money = Kõik kaardid kokku toovad { $count }.
rules-score-full-points = Kõik { $cards } kaarti kokku annavad { $count } punkti, rohkem ei saa.
rules-score-full-money = Kõik { $cards } kaarti kokku toovad { $count }.
rules-score-even = Kui sihtpakkides on { $cards } kaarti, on kaardipaki hind tagasi saadud.
rules-score-first-win = Kui sihtpakkides on { $cards } kaarti, oled võitnud { $count }.
rules-score-break-even = Kui sihtpakkides on { $count } kaarti, oled tasa.

# Nimed.

rules-aliases = Teised nimed: { $names }.
rules-source = Reeglid on allikast: { $source }.
rules-pysol = Sama numbriga jagab PySolFC mäng { $number } samad kaardid.
