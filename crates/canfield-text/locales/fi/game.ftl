# Mitä peli sanoo siirroista.

dealt = Peruskortti on { $rank }.
dealt-for-sets = Neljä samanarvoista korttia siirtyy pääsarjaan yhdessä.
dealt-up-and-down = Joka maassa yksi pääsarja nousee ja toinen laskee.
dealt-to-choose = Valitse peruskortti: pane kortti pääsarjaan.
picked-up = Kädessä { $cards }. Minne?
put-back = Pantu takaisin.
carried = { $cards } { $to }.
drawn = { $count ->
    [one] { $card } käännetty
   *[other] { $count } korttia käännetty, { $card } päällimmäisenä
}; { $left ->
    [0] käsipakka on tyhjä.
   *[other] käsipakassa on vielä { $left }.
}
redealt = Avopakka käännettiin: käsipakassa on { $count ->
    [one] 1 kortti.
   *[other] { $count } korttia.
}
redealt-limited = Avopakka käännettiin; { $left ->
    [0] enempää sitä ei saa kääntää.
    [one] sen saa kääntää vielä kerran.
   *[other] sen saa kääntää vielä { $left } kertaa.
}
base-chosen = Peruskortti on { $rank }.
filled = { $card } täyttää tyhjän paikan { $from }: { $pile }.
turned-up = { $card } kääntyy näkyviin { $on }.
taken-back = Peruttu: { $cards } { $to }.
draw-taken-back = Peruttu: viimeksi käännetyt kortit ovat taas käsipakassa.
redeal-taken-back = Peruttu: avopakka on kuten ennen kääntämistä.
restarted = Sama jako alusta.
won = Pasianssi meni läpi { $count ->
    [one] 1 siirrolla!
   *[other] { $count } siirrolla!
}
blocked = Sallittuja siirtoja ei enää ole.
blocked-by-fruitless-redeals = Yhtään korttia ei voi pelata, eikä avopakkaa enää käännetä: peli on hävitty.
nothing-to-undo = Ei ole mitään peruttavaa.
nothing-to-redo = Peruttuja siirtoja ei ole.
several-foundations = Usean pääsarjan kortti kävisi { $to }: valitse ensin niistä yksi.
goes-nowhere = { $cards }: ei käy mihinkään.
went-home = { $count ->
    [one] 1 kortti siirtyi pääsarjaan.
   *[other] { $count } korttia siirtyi pääsarjoihin.
}
cannot-finish = Peliä ei voi vielä päättää viemällä kaikki kortit pääsarjoihin.

useful-carry = Vihje: { $cards } { $from } { $to }.
useful-draw = Vihje: käännä käsipakasta lisää.
useful-redeal = Vihje: käännä avopakka.
useful-none = Ei vihjettä: siirtoja on, mutta mikään ei varmasti auta.
only-turning-left = Hyödyllisiä siirtoja ei enää ole: yhtään korttia ei voi pelata, vaikka käsipakan kävisi läpi kuinka monesti.

find-what = Mikä arvo haetaan? Paina a, 2–9, t, j, q tai k.
    .touch = Mikä arvo haetaan?
found = Haku, { $ranks }: { $count ->
    [0] yhtään ei näy.
    [one] 1 on näkyvissä.
   *[other] { $count } on näkyvissä.
}
holds-none = { $pile } on tyhjä.
holds-face-up = { $pile }, alin ensin: { $cards }
holds-face-down = { $pile }: { $count ->
    [one] 1 kortti, kuvapuoli alaspäin.
   *[other] { $count } korttia, kaikki kuvapuoli alaspäin.
}
holds-both = { $pile }, { $count ->
    [one] 1 kortti kuvapuoli alaspäin
   *[other] { $count } korttia kuvapuoli alaspäin
} ja sitten: { $cards }

bookmark-set = Kirjanmerkki asetettu; { $count ->
    [one] se on ainoa.
   *[other] niitä on nyt { $count }.
}
bookmark-removed = Kirjanmerkki poistettu.
bookmark-at = Kirjanmerkki { $number }, kaikkiaan { $count }.
bookmark-none = Ei ole kirjanmerkkiä, johon palata.

# Tallentaminen.

goes-on = Peli jatkuu siitä, mihin se jäi.
stored-game = tallennettu peli
stored-settings = asetukset
stored-statistics = tilastot
stored-accounts = rahatilit
stored-move-illegal = Tallennettu peli ei voi jatkua: sen siirto { $number }, { $move }, ei ole sallittu.
stored-unreadable = Tiedostoa ei voi lukea kokonaan: { $what }.
stored-set-aside = Tiedostoa ei voitu lukea kokonaan: { $what }. Se on tallella nimellä { $place }.
stored-not-set-aside = Tiedostoa ei voitu lukea kokonaan: { $what }. Se jää ennalleen, joten uutta ei tallenneta sen paikalle: { $trouble }.
not-stored-in-use = Peli on käynnissä kahteen kertaan. Tätä ei tallenneta: jos haluat säilyttää sen, vie se tilastojen mukana.
not-stored = Peliä ei voi tallentaa: { $trouble }. Voit silti jatkaa.
trouble-full = tila on lopussa ({ $place })
trouble-read-only = sinne ei saa kirjoittaa ({ $place })
trouble-not-text = { $place } ei ole tekstiä
trouble-missing = siellä ei ole mitään ({ $place })
trouble-in-use = { $place } on toisen käynnissä olevan pelin käytössä
trouble-unreadable = tiedostoa { $place } ei saa lukea: anna itsellesi lukuoikeus ja käynnistä peli uudelleen
trouble-folder = { $place } on kansio, vaikka siinä pitäisi olla tiedosto: siirrä se pois ja käynnistä peli uudelleen
trouble-other = järjestelmä ei salli tätä: { $place }
stores-now = Peli ei ole enää käynnissä kahteen kertaan. Tästä lähtien kaikki tallennetaan täällä.
left-game-stays = Toinen peli pysyy tallessa, joten tätä ei tallenneta. Jos haluat säilyttää tämän, vie se tilastojen mukana.
exported = Tilastot, rahat, asetukset ja tämä peli vietiin tiedostoon { $place }.
imported = Tilastot lisättiin omiisi, ja asetukset otettiin käyttöön.
imported-nothing-new = Siellä ei ollut laskettu mitään, mitä täällä ei jo tunneta; asetukset otettiin käyttöön.
imported-in-part = Se, mikä voitiin lukea, otettiin käyttöön; osaa ei voitu lukea, ja se jäi pois.
not-statistics = Se ei ole tästä pelistä viety tiedosto, joten mikään ei muuttunut.
nothing-to-import = Tuotavaa ei vielä ole. Kopioi viety tiedosto nimelle { $place } ja yritä uudelleen.
no-place-to-export = Mitään ei viety, sillä tätä kansiota ei voida luoda tai käyttää: { $place }
not-exported = Vientiä ei voida kirjoittaa: { $trouble }.
not-imported = Se ei onnistunut: { $trouble }.

unknown-key = { $key } ei tee tässä mitään. Näppäimet: paina ?.
unknown-variant = Peliä { $name } ei ole.
bad-link = Osoitteessa ei ole jakoa: #{ $link }. Kirjoita se näin: #canfield/12345.

cannot-deal-not-a-card = Tätä pakkaa ei voi jakaa: { $text } ei ole kortti.
cannot-deal-missing = Tätä pakkaa ei voi jakaa: { $card } puuttuu.
cannot-deal-too-many = Tätä pakkaa ei voi jakaa: { $card } on mukana liian monta kertaa tai ei kuulu tähän peliin.

bad-number-not-a-number = Jaon numero on pelkkiä numeroita, kuten 12345 (tai ms123456).
bad-number-zero = Jakojen numerot alkavat 1:stä.
bad-number-too-long = Liian pitkä: jaon numerossa on enintään 38 merkkiä.
bad-number-too-large = Kirjainten ms jälkeen tulevan luvun on oltava pienempi kuin 8589934592.

# Miksi siirto ei käy.

refused-no-cards = Ei kortteja: käsipakka ja avopakka ovat tyhjiä.
refused-stock-empty = Käsipakka on tyhjä.
refused-stock-not-empty = Avopakan saa kääntää vasta, kun käsipakka on tyhjä.
refused-no-redeals-left = Avopakkaa ei saa enää kääntää.
refused-fruitless-redeals = { $count ->
    [one] Avopakka on käännetty kerran pelaamatta korttia: pelaa kortti, muuten peli on hävitty.
   *[other] Avopakka on käännetty { $count } kertaa pelaamatta korttia: pelaa kortti, muuten peli on hävitty.
}
refused-choose-base-first = Valitse ensin peruskortti: pane kortti pääsarjaan.
refused-no-such-pile = Tässä pelissä ei ole sellaista pinoa.
refused-same-pile = Siellä on jo { $card }.
refused-same-pile-unsaid = Kortit siirtyvät pinosta toiseen, eivät takaisin omaansa.
refused-takes-no-cards = { $start } ei panna kortteja.
refused-stock-is-only-dealt = Käsipakan kortteja voi vain kääntää.
refused-empty-pile = Yhtään korttia ei ole { $on }.
refused-no-so-many-cards = Niin montaa korttia ei ole { $on }.
refused-face-down = Se kortti on kuvapuoli alaspäin.
refused-one-card-only = Kerralla saa siirtää vain yhden kortin.
refused-whole-pile-only = Apusarjan saa siirtää vain kokonaan, ei osaa siitä.
refused-card-or-whole-pile-only = Apusarjasta saa siirtää vain päällimmäisen kortin tai kaikki kortit.
refused-whole-run-only = Apusarjasta saa siirtää vain kaikki näkyvät kortit yhdessä.
refused-not-a-run = Nämä kortit eivät muodosta jonoa, joten niitä ei voi siirtää yhdessä.
refused-set-of-four-only = Pääsarjaan käy vain neljä samanarvoista korttia, kaikki kerralla.
refused-reserve-not-to-foundation = Reservin kortit eivät käy pääsarjoihin.
refused-reserve-not-to-tableau = Reservin kortit eivät käy apusarjoihin.
refused-foundation-keeps = Pääsarjaan pantu kortti pysyy siellä.
refused-base-card-stays = Peruskortti pysyy pääsarjassaan.
refused-foundation-closed = Tämä pääsarja avautuu, kun ensimmäinen on valmis.
refused-foundation-complete = Tämä pääsarja on valmis.
refused-foundation-needs = Pääsarjaan käy seuraavaksi { $needed }, ei { $card }.
refused-other-suit = { $start } käy vain { $suit }, ei { $card }.
refused-same-color = { $card } on samaa väriä kuin kortti { $on }; sen päälle käy vain toinen väri.
refused-other-color = { $card } on eri väriä kuin kortti { $on }; sen päälle käy vain sama väri.
refused-tableau-needs = { $start } käy seuraavaksi { $needed }, ei { $card }.
refused-nothing-goes-on = Päällimmäinen kortti on { $rank }, eikä sen päälle tässä käy mikään.
refused-no-building = Tässä pelissä apusarjoihin ei koota kortteja.
refused-pile-full = { $start } mahtuu vain { $limit ->
    [one] yksi kortti.
   *[other] { $limit } korttia.
}
refused-space-takes-waste-only = Tyhjään paikkaan käy vain avopakan päällimmäinen kortti.
refused-space-takes-reserve-only = Tyhjään paikkaan käy vain reservin kortti, niin kauan kuin niitä riittää.
refused-space-takes-others = Tyhjään paikkaan ei käy kortti { $from }.
refused-space-takes-nothing = Tässä pelissä tyhjät paikat jäävät tyhjiksi.
refused-space-needs = Tyhjään paikkaan käy vain { $needed } tai siitä alkava jono.
