# Pelin säännöt, jotka tehdään sen tiedoista: otsikot ja kunkin alla kokonaiset lauseet.

heading-layout = Alkuasetelma
heading-goal = Tavoite
heading-building = Apusarjat
heading-moving = Siirtäminen
heading-spaces = Tyhjät paikat
heading-reserve = Reservi
heading-stock = Käsipakka
heading-score = Tulos
heading-names = Nimet

# Alkuasetelma.

rules-decks = { $decks ->
    [one] Yksi pakka, { $count } korttia.
   *[other] { $decks } pakkaa, yhteensä { $count } korttia.
}
rules-short-decks = Kussakin maassa on vain { $ranks } korttia: alin on ässä ja ylin { $rank }.
rules-start-one = Ensimmäinen jaettu kortti pannaan pääsarjaan. Se on peruskortti, ja muutkin pääsarjat alkavat samanarvoisesta kortista.
rules-start-all = Kaikki { $ranks } ladotaan ensin pääsarjojen alkuun.
rules-start-none = { $count ->
    [one] Pääsarjoja on yksi, ja se on alussa tyhjä.
   *[other] Pääsarjoja on { $count }, ja ne ovat alussa tyhjiä.
}
rules-reserve-top = { $count ->
    [one] Reserviin jaetaan yksi kortti.
   *[other] Reserviin jaetaan { $count } korttia, joista vain päällimmäinen on kuvapuoli ylöspäin.
}
rules-reserve-all = { $count ->
    [one] Reserviin jaetaan yksi kortti kuvapuoli ylöspäin.
   *[other] Reserviin jaetaan { $count } korttia, kaikki kuvapuoli ylöspäin.
}
rules-reserve-last = { $count ->
    [one] Reserviin jaetaan yksi kortti.
   *[other] Reserviin jaetaan { $count } korttia kuvapuoli alaspäin; kun niistä on jäljellä yksi, se käännetään näkyviin.
}
rules-reserves-top = Reservejä on { $reserves }, ja kuhunkin jaetaan { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}, päällimmäinen kuvapuoli ylöspäin.
rules-reserves-all = Reservejä on { $reserves }, ja kuhunkin jaetaan { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
} kuvapuoli ylöspäin.
rules-reserves-last = Reservejä on { $reserves }, ja kuhunkin jaetaan { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
} kuvapuoli alaspäin; kunkin viimeinen kortti käännetään näkyviin, kun se on ainoana jäljellä.
rules-piles-of-one = { $piles ->
    [one] Apusarjoja on yksi, ja siihen jaetaan yksi kortti.
   *[other] Apusarjoja on { $piles }, ja kuhunkin jaetaan yksi kortti.
}
rules-piles-up = { $piles ->
    [one] Apusarjoja on yksi, ja siihen jaetaan { $rows } korttia, kaikki kuvapuoli ylöspäin.
   *[other] Apusarjoja on { $piles }, ja kuhunkin jaetaan { $rows } korttia, kaikki kuvapuoli ylöspäin.
}
rules-piles-down = { $piles ->
    [one] Apusarjoja on yksi, ja siihen jaetaan { $rows } korttia,
   *[other] Apusarjoja on { $piles }, ja kuhunkin jaetaan { $rows } korttia,
} { $down ->
    [one] joista yksi on kuvapuoli alaspäin.
   *[other] joista { $down } on kuvapuoli alaspäin.
}
rules-piles-staircase = Apusarjoja on { $piles }: ensimmäiseen jaetaan 1 kortti, toiseen 2 ja niin edelleen, viimeiseen { $piles }. Kunkin päällimmäinen kortti on kuvapuoli ylöspäin, muut alaspäin.
rules-extra = Niiden viereen pannaan vielä yksi kortti peruskortin valintaa varten.
rules-packet = { $count ->
    [one] Avopakkaan käännetään yksi kortti.
   *[other] Avopakkaan käännetään { $count } korttia.
}
rules-no-packet = Alussa avopakkaan ei käännetä yhtään korttia.
rules-stock-size = { $count ->
    [0] Käsipakkaan ei jää kortteja.
    [one] Käsipakkaan jää yksi kortti.
   *[other] Loput { $count } korttia jäävät käsipakaksi.
}

# Tavoite.

rules-goal-suit = Kaikki kortit on koottava { $count } pääsarjaan. Kukin pääsarja on yhtä maata ja nousee { $from } alkaen.
rules-goal-any = Kaikki kortit on koottava { $count } pääsarjaan, jotka nousevat { $from } alkaen maasta riippumatta.
rules-goal-alternate = Kaikki kortit on koottava { $count } pääsarjaan, jotka nousevat { $from } alkaen vuorovärein.
rules-goal-set = Kaikki kortit on koottava pääsarjaan, neljä samanarvoista korttia kerrallaan: kun ne ovat yhdessä apusarjan päällimmäisinä, ne viedään sinne yhdellä siirrolla.
rules-goal-up-and-down = Kaikki kortit on koottava { $count } pääsarjaan, kukin yhtä maata: joka maassa yksi pääsarja nousee { $from } alkaen ja toinen laskee { $downward } alkaen.
rules-base-dealt = peruskortti
    .from = peruskortista
rules-base-chosen = valitsemasi peruskortti
    .from = valitsemastasi peruskortista
rules-goal-each = Kuhunkin pääsarjaan tulee { $count } korttia.
rules-corner = Kuninkaan jälkeen tulee ässä.
rules-choose-reserve = Peruskortin valitset itse: se on ensimmäinen kortti, jonka viet reservistä pääsarjaan.
rules-choose-extra = Peruskortin valitset itse: se on ensimmäinen kortti, jonka viet pääsarjaan apusarjojen { $count } kortista; erilleen pantu kortti tulee sen tilalle.
rules-before-choice-reserve = Sitä ennen saa siirtää vain reservin kortteja.
rules-before-choice-nothing = Sitä ennen ei saa siirtää mitään muuta korttia.
rules-open-first = Muut pääsarjat avautuvat, kun ensimmäinen on valmis.
rules-return-never = Pääsarjaan pantu kortti pysyy siellä.
rules-return-above-base = Pääsarjan päällimmäisen kortin saa ottaa takaisin apusarjaan, peruskorttia ei.
rules-return-always = Pääsarjan päällimmäisen kortin saa ottaa takaisin apusarjaan.

# Apusarjat.

rules-build-none = Apusarjoihin ei koota kortteja.
rules-build-down-alternate = Apusarjat kootaan laskevasti vuorovärein: punainen mustan päälle, musta punaisen päälle.
rules-build-down-suit = Apusarjat kootaan laskevasti maittain.
rules-build-down-colour = Apusarjat kootaan laskevasti samaa väriä: punainen punaisen päälle, musta mustan päälle.
rules-build-down-any = Apusarjat kootaan laskevasti maasta riippumatta.
rules-build-equal-alternate = Apusarjaan käy samanarvoinen kortti, joka on toista väriä.
rules-build-equal-suit = Apusarjaan käy samanarvoinen kortti, joka on samaa maata.
rules-build-equal-colour = Apusarjaan käy samanarvoinen kortti, joka on samaa väriä.
rules-build-equal-any = Apusarjaan käy samanarvoinen kortti.
rules-wrap-circular = Ässän päälle käy kuningas.
rules-wrap-to-base = Ässän päälle käy kuningas, mutta peruskortin arvoisen kortin päälle ei käy mikään.
rules-wrap-none = Ässän päälle ei käy mikään.
rules-pile-limit = { $count ->
    [one] Apusarjaan mahtuu vain yksi kortti.
   *[other] Apusarjaan mahtuu enintään { $count } korttia.
}

# Siirtäminen.

rules-move-none = Apusarjasta toiseen ei siirretä kortteja.
rules-move-single = Apusarjasta toiseen siirretään yksi kortti kerrallaan.
rules-move-whole = Apusarja siirretään toiseen aina kokonaan, ei koskaan osaa siitä.
rules-move-single-or-whole = Apusarjasta toiseen saa siirtää joko päällimmäisen kortin tai koko apusarjan, ei mitään siltä väliltä.
rules-move-run = Apusarjasta toiseen saa siirtää minkä tahansa jonon, kokonaan tai osan sen päältä.
rules-move-whole-run = Apusarjasta toiseen siirretään aina kaikki näkyvät kortit yhdessä, ei koskaan vain osaa niistä.
rules-send = Kortin kaksoisnapsautus lähettää sen sinne, minne se käy, ensisijaisesti pääsarjaan.
rules-turn-up = Kun apusarjan päällimmäiseksi jää kortti, joka on kuvapuoli alaspäin, se käännetään.

# Tyhjät paikat.

rules-base-auto = Peruskortin arvoinen kortti menee itsestään pääsarjaansa, jos se on jaon jälkeen apusarjassa tai tulee reservin tai avopakan päällimmäiseksi.
rules-fill-auto-one = Tyhjä paikka täyttyy itsestään heti { $first }.
rules-fill-auto-two = Tyhjä paikka täyttyy itsestään heti { $first }, ja kun sieltä ei enää saa korttia, { $second }.
rules-fill-auto-three = Tyhjä paikka täyttyy itsestään heti { $first }, kun sieltä ei enää saa korttia, { $second }, ja sitten { $third }.
rules-fill-rest = Jos sieltäkään ei enää saa korttia, päätät itse.
rules-fill-early-none = Niin kauan kuin { $reserves ->
    [one] reservissä
   *[other] jossakin reservissä
} on kortteja, tyhjä paikka jää tyhjäksi.
rules-fill-early = Niin kauan kuin { $reserves ->
    [one] reservissä
   *[other] jossakin reservissä
} on kortteja, tyhjän paikan saa täyttää { $sources }; sen saa myös jättää tyhjäksi niin pitkäksi aikaa kuin haluaa.
rules-fill-late-none = Kun { $reserves ->
    [one] reservi on loppunut
   *[other] kaikki reservit ovat loppuneet
}, tyhjä paikka jää tyhjäksi.
rules-fill-late = Kun { $reserves ->
    [one] reservi on loppunut
   *[other] kaikki reservit ovat loppuneet
}, tyhjän paikan saa täyttää { $sources }; sen saa myös jättää tyhjäksi niin pitkäksi aikaa kuin haluaa.
rules-fill-none = Tyhjä paikka jää tyhjäksi.
rules-fill = Tyhjän paikan saa täyttää { $sources }; sen saa myös jättää tyhjäksi.
rules-fill-rank = { $unit ->
    [card] Tyhjään paikkaan käy siirrettäväksi vain { $rank }, ei mikään muu.
   *[run] Tyhjään paikkaan käy siirrettäväksi vain { $rank } tai siitä alkava jono, ei mikään muu.
}
rules-fill-rank-base = { $unit ->
    [card] Tyhjään paikkaan käy siirrettäväksi vain peruskortin arvoinen kortti.
   *[run] Tyhjään paikkaan käy siirrettäväksi vain peruskortin arvoinen kortti tai siitä alkava jono.
}
rules-fill-rank-below-base = { $unit ->
    [card] Tyhjään paikkaan käy siirrettäväksi vain peruskorttia yhtä pienempi kortti.
   *[run] Tyhjään paikkaan käy siirrettäväksi vain peruskorttia yhtä pienempi kortti tai siitä alkava jono.
}
rules-fill-rank-until-first = { $unit ->
    [card] Kunnes ensimmäinen pääsarja on valmis, tyhjään paikkaan käy siirrettäväksi vain peruskortin arvoinen kortti.
   *[run] Kunnes ensimmäinen pääsarja on valmis, tyhjään paikkaan käy siirrettäväksi vain peruskortin arvoinen kortti tai siitä alkava jono.
}
source-reserve = reservistä
source-reserves = pisimmästä reservistä
source-waste = avopakasta
source-stock = käsipakasta
source-tableau = toisesta apusarjasta
source-any-reserve = jostakin reservistä
sources-two = { $first } tai { $second }
sources-three = { $first }, { $second } tai { $third }

# Reservi.

rules-reserve-to-both = { $reserves ->
    [one] Reservin
   *[other] Kunkin reservin
} päällimmäinen kortti käy pääsarjoihin ja apusarjoihin.
rules-reserve-to-foundation = { $reserves ->
    [one] Reservin
   *[other] Kunkin reservin
} päällimmäinen kortti käy pääsarjoihin mutta ei apusarjoihin.
rules-reserve-to-tableau = { $reserves ->
    [one] Reservin
   *[other] Kunkin reservin
} päällimmäinen kortti käy apusarjoihin mutta ei pääsarjoihin.
rules-reserve-to-nothing = Reservin korteilla vain täytetään tyhjiä paikkoja.
rules-reserve-last-card = { $reserves ->
    [one] Reservin
   *[other] Kunkin reservin
} viimeisen kortin saa pelata kuten minkä tahansa muun; sitä edeltävillä vain täytetään tyhjiä paikkoja.
rules-reserve-no-return = { $reserves ->
    [one] Reserviin
   *[other] Reserveihin
} ei koskaan panna kortteja.

# Käsipakka.

rules-deal = { $count ->
    [one] Käsipakasta käännetään avopakkaan yksi kortti kerrallaan, ja avopakan päällimmäisen kortin saa pelata.
   *[other] Käsipakasta käännetään avopakkaan { $count } korttia kerrallaan, lopuksi sen verran kuin niitä on jäljellä, ja avopakan päällimmäisen kortin saa pelata.
}
rules-deal-first-round = Ensimmäisellä kierroksella käsipakasta käännetään avopakkaan { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
} kerrallaan, ja avopakan päällimmäisen kortin saa pelata.
rules-deal-round = Kierroksella { $round } käännetään { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
} kerrallaan.
rules-deal-last-round = Kierroksesta { $round } alkaen käännetään { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
} kerrallaan.
rules-redeals-unlimited = Kun käsipakka on loppunut, avopakka käännetään uudeksi käsipakaksi järjestystä muuttamatta ja sekoittamatta, niin monta kertaa kuin haluaa.
rules-packet-auto = Kun avopakka tyhjenee, seuraavat kortit kääntyvät itsestään.
rules-redeal-packet = Kun avopakka on käännetty, seuraavat kortit käännetään heti.
rules-fruitless-redeals = { $count ->
    [one] Kun avopakka on käännetty kerran pelaamatta sen jälkeen yhtään korttia, sitä ei käännetä uudestaan, ennen kuin kortti on pelattu; jos pelattavaa ei ole, peli on hävitty. Itsestään nousevia kortteja ei lasketa.
   *[other] Kun avopakka on käännetty { $count } kertaa pelaamatta välillä yhtään korttia, sitä ei käännetä uudestaan, ennen kuin kortti on pelattu; jos pelattavaa ei ole, peli on hävitty. Itsestään nousevia kortteja ei lasketa.
}
rules-redeals-none = Käsipakka käydään läpi vain kerran.
rules-redeals = Kun käsipakka on loppunut, avopakka käännetään uudeksi käsipakaksi järjestystä muuttamatta ja sekoittamatta. { $count ->
    [one] Sen saa tehdä kerran.
    [2] Sen saa tehdä kahdesti.
   *[other] Sen saa tehdä { $count } kertaa.
}

# Pisteet.

rules-score-none = Pisteitä ei lasketa: pasianssi menee läpi tai ei mene.
rules-score-instalments = Pakka maksetaan osissa: 13 jaosta, 13 lisää ensimmäisestä komennosta ja 26 lisää pelistä, kun käsipakasta ensi kerran käännetään. Jokainen avopakan kääntäminen maksaa 5. Kun peli on maksettu, jokaisesta pääsarjojen kortista saa 5.
rules-score-points = Jokaisesta pääsarjojen kortista saa { $count ->
    [one] yhden pisteen.
   *[other] { $count } pistettä.
}
rules-score-money = Jokaisesta pääsarjojen kortista saa { $count }.
rules-score-ante-points = Alussa pisteitä on { $count }.
rules-score-ante-money = Pakka maksaa { $count }.
rules-score-redeal-points = Jokainen avopakan kääntäminen muuttaa tulosta { $count } pisteellä.
rules-score-redeal-money = Jokainen avopakan kääntäminen maksaa { $count }.
rules-score-dealt-free = Pääsarjoihin jaettuja kortteja ei lasketa.
rules-score-all-out-points = Kaikista korteista yhteensä saa { $count } pistettä.
rules-score-all-out-money = Kaikista korteista yhteensä saa { $count }.
rules-score-full-points = Kaikista { $cards } kortista yhteensä saa { $count } pistettä, enempää ei voi saada.
rules-score-full-money = Kaikista { $cards } kortista yhteensä saa { $count }.
rules-score-even = Kun pääsarjoissa on { $cards } korttia, pakan hinta on saatu takaisin.
rules-score-first-win = Kun pääsarjoissa on { $cards } korttia, olet voitolla { $count }.
rules-score-break-even = Kun pääsarjoissa on { $count } korttia, olet tasoissa.

# Nimet.

rules-aliases = Muita nimiä: { $names }.
rules-source = Säännöt ovat lähteestä: { $source }.
rules-pysol = Samalla numerolla PySolFC:n peli { $number } jakaa samat kortit.
