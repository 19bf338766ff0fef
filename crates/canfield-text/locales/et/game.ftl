# Mida mäng käikude kohta ütleb.

dealt = Aluskaart on { $rank }.
dealt-for-sets = Neli sama väärtusega kaarti lähevad sihtpakki koos.
dealt-up-and-down = Igas mastis üks sihtpakk kasvab ja teine kahaneb.
dealt-to-choose = Vali aluskaart: pane kaart sihtpakki.
picked-up = Käes { $cards }. Kuhu?
put-back = Tagasi pandud.
carried = { $cards } { $to }.
drawn = { $count ->
    [one] { $card } keeratud
   *[other] { $count } kaarti keeratud, pealmine on { $card }
}; { $left ->
    [0] pakk on tühi.
   *[other] pakis on veel { $left }.
}
redealt = Heitepakk pöörati ümber: pakis on { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarti.
}
redealt-limited = Heitepakk pöörati ümber; { $left ->
    [0] rohkem seda pöörata ei tohi.
    [one] seda tohib pöörata veel ühe korra.
   *[other] seda tohib pöörata veel { $left } korda.
}
base-chosen = Aluskaart on { $rank }.
filled = { $card } täidab { $from } tühja koha: { $pile }.
turned-up = { $card } keerati lahti { $on }.
taken-back = Tagasi võetud: { $cards } { $to }.
draw-taken-back = Tagasi võetud: viimati keeratud kaardid on jälle pakis.
redeal-taken-back = Tagasi võetud: heitepakk on nagu enne pööramist.
restarted = Sama jaotus algusest peale.
won = Pasjanss tuli välja { $count ->
    [one] 1 käiguga!
   *[other] { $count } käiguga!
}
blocked = Ühtki lubatud käiku enam ei ole.
blocked-by-fruitless-redeals = Ühtki kaarti ei saa mängida ja heitepakki enam ümber ei pöörata: mäng on kaotatud.
nothing-to-undo = Midagi ei ole tagasi võtta.
nothing-to-redo = Ühtki tagasivõetud käiku ei ole.
several-foundations = Mitme sihtpaki kaart sobiks { $to }: vali enne üks neist.
goes-nowhere = { $cards }: ei sobi kuhugi.
went-home = { $count ->
    [one] 1 kaart läks sihtpakki.
   *[other] { $count } kaarti läks sihtpakkidesse.
}
cannot-finish = Mängu ei saa veel lõpetada, viies kõik kaardid sihtpakkidesse.

useful-carry = Vihje: { $cards } { $from } { $to }.
useful-draw = Vihje: keera pakist uusi kaarte.
useful-redeal = Vihje: pööra heitepakk ümber.
useful-none = Vihjet ei ole: käike on, aga ühegi puhul pole kindel, et see aitab.
only-turning-left = Kasulikke käike enam ei ole: ühtki kaarti ei saa mängida, keera pakki läbi kui tahes palju kordi.

find-what = Missuguseid kaarte otsida? Vajuta a, 2–9, t, j, q või k.
    .touch = Missuguseid kaarte otsida?
found = Otsing, { $ranks }: { $count ->
    [0] ühtki ei ole näha.
    [one] näha on 1.
   *[other] näha on { $count }.
}
holds-none = { $pile } on tühi.
holds-face-up = { $pile }, pealmine viimasena: { $cards }
holds-face-down = { $pile }: { $count ->
    [one] 1 kinnine kaart.
   *[other] { $count } kaarti, kõik kinni.
}
holds-both = { $pile }, { $count ->
    [one] 1 kinnine kaart
   *[other] { $count } kinnist kaarti
} ja siis: { $cards }

bookmark-set = Järjehoidja pandud; { $count ->
    [one] see on ainus.
   *[other] neid on nüüd { $count }.
}
bookmark-removed = Järjehoidja eemaldatud.
bookmark-at = Järjehoidja { $number }, kokku { $count }.
bookmark-none = Ei ole järjehoidjat, mille juurde tagasi minna.

# Salvestamine.

goes-on = Mäng jätkub sealt, kus see pooleli jäi.
stored-game = salvestatud mäng
stored-settings = seaded
stored-statistics = statistika
stored-accounts = rahakontod
stored-move-illegal = Salvestatud mäng ei saa jätkuda: selle käik { $number }, { $move }, ei ole lubatud.
stored-unreadable = Faili ei saa lõpuni lugeda: { $what }.
stored-set-aside = Faili ei saanud lõpuni lugeda: { $what }. See on alles nimega { $place }.
stored-not-set-aside = Faili ei saanud lõpuni lugeda: { $what }. See jääb nii, nagu on, ja uut selle asemele ei salvestata: { $trouble }.
not-stored-in-use = Mäng käib korraga kahes kohas. Seda siin ei salvestata: et see alles jääks, ekspordi see koos statistikaga.
not-stored = Mängu ei saa salvestada: { $trouble }. Edasi mängida võid ikka.
trouble-full = ruum on otsas ({ $place })
trouble-read-only = sinna ei tohi kirjutada ({ $place })
trouble-not-text = { $place } ei ole tekst
trouble-missing = seal ei ole midagi ({ $place })
trouble-in-use = { $place } on teise käimasoleva mängu kasutuses
trouble-unreadable = faili { $place } ei tohi lugeda: anna endale lugemisõigus ja käivita mäng uuesti
trouble-folder = { $place } on kaust, aga seal peaks olema fail: vii see mujale ja käivita mäng uuesti
trouble-other = süsteem keeldub: { $place }
stores-now = Mäng ei käi enam kahes kohas. Nüüdsest salvestatakse kõik siin.
left-game-stays = Teine mäng jääb salvestatuks ja seepärast siinset ei salvestata. Et see mäng alles jääks, ekspordi see koos statistikaga.
exported = Statistika, raha, seaded ja see mäng kirjutati faili { $place }.
imported = Statistika lisati sinu omale ja seaded võeti üle.
imported-nothing-new = Seal ei olnud loendatud midagi, mis siin juba teada ei oleks; seaded võeti üle.
imported-in-part = Mida lugeda sai, võeti üle; osa ei saanud lugeda ja see jäi välja.
not-statistics = See ei ole sellest mängust eksporditud fail, nii et midagi ei muutunud.
nothing-to-import = Midagi importida veel ei ole. Kopeeri eksporditud fail nimega { $place } ja proovi uuesti.
no-place-to-export = Midagi ei eksporditud, sest seda kausta ei saa luua või kasutada: { $place }
not-exported = Eksporti ei saa kirjutada: { $trouble }.
not-imported = See ei õnnestunud: { $trouble }.

unknown-key = { $key } ei tee siin midagi. Klahvid: vajuta ?.
unknown-variant = Mängu { $name } ei ole.
bad-link = Aadressis ei ole jaotust: #{ $link }. Kirjuta see nii: #canfield/12345.

cannot-deal-not-a-card = Seda kaardipakki ei saa jagada: { $text } ei ole kaart.
cannot-deal-missing = Seda kaardipakki ei saa jagada: { $card } puudub.
cannot-deal-too-many = Seda kaardipakki ei saa jagada: { $card } on seal liiga mitu korda või ei kuulu sellesse mängu.

bad-number-not-a-number = Jaotuse number koosneb ainult numbritest, nagu 12345 (või ms123456).
bad-number-zero = Jaotuste numbrid algavad ühest.
bad-number-too-long = Liiga pikk: jaotuse numbris on kuni 38 märki.
bad-number-too-large = Tähtede ms järel peab olema arv, mis on väiksem kui 8589934592.

# Miks käik ei sobi.

refused-no-cards = Kaarte ei ole: pakk ja heitepakk on tühjad.
refused-stock-empty = Pakk on tühi.
refused-stock-not-empty = Heitepaki tohib ümber pöörata alles siis, kui pakk on tühi.
refused-no-redeals-left = Heitepakki ei tohi enam ümber pöörata.
refused-fruitless-redeals = { $count ->
    [one] Heitepakk on üks kord ümber pööratud ilma kaarti mängimata: mängi mõni kaart, muidu on mäng kaotatud.
   *[other] Heitepakk on { $count } korda ümber pööratud ilma kaarti mängimata: mängi mõni kaart, muidu on mäng kaotatud.
}
refused-choose-base-first = Vali enne aluskaart: pane kaart sihtpakki.
refused-no-such-pile = Selles mängus sellist kohta ei ole.
refused-same-pile = Seal ongi juba { $card }.
refused-same-pile-unsaid = Kaardid lähevad ühelt pakilt teisele, mitte tagasi omale.
refused-takes-no-cards = { $start } kaarte ei panda.
refused-stock-is-only-dealt = Paki kaarte saab ainult heitepakki keerata.
refused-empty-pile = Ühtki kaarti ei ole { $on }.
refused-no-so-many-cards = Nii palju kaarte ei ole { $on }.
refused-face-down = See kaart on kinni.
refused-one-card-only = Korraga tohib tõsta ainult ühe kaardi.
refused-whole-pile-only = Veeru tohib tõsta ainult tervenisti, mitte osa sellest.
refused-card-or-whole-pile-only = Veerust tohib tõsta ainult pealmise kaardi või kõik kaardid.
refused-whole-run-only = Veeru avatud kaardid tohib tõsta ainult kõik koos.
refused-not-a-run = Need kaardid ei moodusta rida, nii et neid koos tõsta ei saa.
refused-set-of-four-only = Sihtpakki sobib ainult neli sama väärtusega kaarti, kõik korraga.
refused-reserve-not-to-foundation = Reservi kaardid ei sobi sihtpakkidesse.
refused-reserve-not-to-tableau = Reservi kaardid ei sobi veergudesse.
refused-foundation-keeps = Sihtpakki pandud kaart jääb sinna.
refused-base-card-stays = Aluskaart jääb oma sihtpakki.
refused-foundation-closed = See sihtpakk avaneb, kui esimene on täis.
refused-foundation-complete = See sihtpakk on täis.
refused-foundation-needs = Sihtpakki sobib järgmisena { $needed }, mitte { $card }.
refused-other-suit = { $start } sobib ainult { $suit }, mitte { $card }.
refused-same-color = { $card } on sama värvi kui kaart { $on }; selle peale sobib ainult teine värv.
refused-other-color = { $card } on teist värvi kui kaart { $on }; selle peale sobib ainult sama värv.
refused-tableau-needs = { $start } sobib järgmisena { $needed }, mitte { $card }.
refused-nothing-goes-on = Pealmine kaart on { $rank } ja selle peale siin midagi ei sobi.
refused-no-building = Selles mängus veergudesse kaarte ei laota.
refused-pile-full = { $start } mahub ainult { $limit ->
    [one] üks kaart.
   *[other] { $limit } kaarti.
}
refused-space-takes-waste-only = Tühjale kohale sobib ainult heitepaki pealmine kaart.
refused-space-takes-reserve-only = Tühjale kohale sobib ainult reservi kaart, kuni neid jätkub.
refused-space-takes-others = Tühjale kohale ei sobi kaart { $from }.
refused-space-takes-nothing = Selles mängus jäävad tühjad kohad tühjaks.
refused-space-needs = Tühjale kohale sobib ainult { $needed } või sellega algav rida.
