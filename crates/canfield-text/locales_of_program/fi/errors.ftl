# Mitä komennot saavat selville ja miksi ne eivät voi tehdä pyydettyä. Jokainen teksti on lauseen loppu, joka voi tulla
# kaksoispisteen jälkeen: se alkaa pienellä eikä pääty pisteeseen. Mitä on merkkien `...` sisällä, sitä ei käännetä.

usage-unexpected = valitsinta `{ $argument }` ei ole
usage-unknown-command = komentoa `{ $argument }` ei ole
usage-missing = tästä puuttuu { $argument }
usage-conflict = `{ $argument }` ja `{ $other }` eivät käy yhdessä
usage-before-command = valitsin `{ $argument }` ei käy ennen komentoa `{ $command }`
usage-twice = `{ $argument }` on annettu kahdesti
usage-no-value = valitsimen `{ $argument }` jäljestä puuttuu arvo
usage-value-unwanted = `{ $argument }` ei ota arvoa
usage-value = `{ $value }` ei käy valitsimelle `{ $argument }`: { $why }
usage-not-text = yksi komentorivin sanoista ei ole tekstiä
usage-other = tätä komentoriviä ei ymmärretä
usage-variant-and-rules = `canfield { $command }` sai sekä pelin `{ $word }` että sääntötiedoston: jätä toinen pois
usage-number-beside = kun { $beside } on annettu, `canfield { $command }` ei tarvitse numeroa, mutta sai sanan `{ $word }`; katso `canfield { $command } --help`
usage-word-beside = kun { $beside } on annettu, `canfield { $command }` ei tarvitse muita sanoja, mutta sai sanan `{ $word }`; katso `canfield { $command } --help`
usage-lacks = komennolta `canfield { $command }` puuttuu { $missing }; katso `canfield { $command } --help`
usage-lacks-beside-rules = komennolta `canfield { $command }` puuttuu sääntötiedoston lisäksi { $missing }; katso `canfield { $command } --help`
usage-no-use = komennolla `canfield { $command }` ei ole käyttöä sanalle `{ $word }`; katso `canfield { $command } --help`
usage-no-use-beside-rules = komennolla `canfield { $command }` ei ole sääntötiedoston lisäksi käyttöä sanalle `{ $word }`; katso `canfield { $command } --help`
usage-survey-needs = `canfield survey` tarvitsee valitsimet --deals ja --out; katso `canfield survey --help`
usage-survey-needs-file = kartoitus kirjoitetaan tiedostoon, jotta se voi jatkua keskeytyksen jälkeen: nimeä tiedosto valitsimella --out
usage-depth = `{ $depth }` ei ole syvyys: anna luku 0–{ $most }
help-see = { $what }; katso `{ $command } --help`
help-meant = { $what }; tarkoititko `{ $word }`?

value-no-range = anna ensimmäinen ja viimeinen numero, esimerkiksi 1..1000
value-range-without-end = toinen pää puuttuu; anna ensimmäinen ja viimeinen numero, esimerkiksi 1..1000
value-range-of = `{ $text }` ei ole numero; anna ensimmäinen ja viimeinen, esimerkiksi 1..1000
value-range-too-large = { $text } on liian suuri; kartoitus päättyy numeroon { $most }
value-range-from-zero = jakoa 0 ei ole, jakojen numerot alkavat ykkösestä
value-range-turned = numerosta { $first } numeroon { $last } ei ole jakoja; pienempi numero tulee ensin, siis { $last }..{ $first }
value-shard = anna tämän osan numero ja osien määrä, 1/4:stä 4/4:ään, tai `auto`
value-seconds = anna sekuntien määrä, joka on suurempi kuin 0, esimerkiksi 20 tai 0.5
value-whole = anna kokonaisluku, vähintään 1
value-whole-up-to = anna kokonaisluku 1–{ $most }
value-none-of = anna jokin näistä: { $words }
value-other = se ei kelpaa

environment-not-a-number = ympäristömuuttujan { $name } arvo `{ $text }` ei ole luku; nimeä osa, esimerkiksi --shard 1/4
environment-missing = --shard auto tarvitsee ympäristömuuttujan { $name }, jonka SLURMin tehtäväryhmä asettaa; nimeä muualla osa, esimerkiksi --shard 1/4
environment-no-tasks = ympäristömuuttujan SLURM_ARRAY_TASK_COUNT arvo on 0, vaikka tehtävä on olemassa; nimeä osa, esimerkiksi --shard 1/4
environment-gaps = ryhmän { $n } tehtävällä on numerot { $least }–{ $most } aukkoineen, joten --shard auto jättäisi jakoja pois: numeroi tehtävät aukoitta, esimerkiksi --array=1-{ $n }

# Tiedostot.

standard-input = vakiosyöte
cannot-read = lukeminen ei onnistu, { $file }: { $why }
cannot-write = kirjoittaminen ei onnistu, { $file }: { $why }
cannot-tell = tulosta ei voitu kirjoittaa: { $why }
in-file = { $file }: { $what }
in-line = { $file }, rivi { $line }: { $what }
in-column = { $file }, rivi { $line }, sarake { $column }: { $what }
does-not-replay = toisto ei onnistu, { $file }: { $why }
no-trace-of-record = jälkeä ei voi kirjoittaa, { $file }: { $why }
no-position = tilannetta ei ole, { $file } on tyhjä
no-trace-in-file = pelijälkiä ei ole, { $file }
no-trace-in-folder = pelijälkiä (.jsonl tai .jsonl.gz) ei ole, { $file }
no-terminal = pelaamiseen tarvitaan pääte; muut mahdollisuudet kertoo `canfield --help`
no-screen = ikkuna tarvitsee näytön, eikä DISPLAY tai WAYLAND_DISPLAY nimeä sellaista; päätteessä samoja pelejä pelaa `canfield`
no-window = tällä näytöllä ei voi avata ikkunaa, ei näytönohjaimella eikä ilman; päätteessä samoja pelejä pelaa `canfield`
bad-terminal = päätettä ei voi käyttää: { $why }
no-processors = suoritinten määrä ei ole tiedossa: anna --jobs
no-thread = jakojen ratkaisemiseen ei voitu käynnistää säiettä: { $why }

trouble-no-file = tiedostoa ei ole
trouble-no-folder = kansiota ei ole
trouble-may-not-read = sinulla ei ole lukuoikeutta
trouble-may-not-write = sinulla ei ole kirjoitusoikeutta
trouble-is-folder = se on kansio
trouble-no-plain-file = se ei ole tavallinen tiedosto, ja jatkamista varten se on voitava lukea uudelleen
trouble-no-room = tila on lopussa
trouble-packed-too-short = pakattu tieto loppuu liian aikaisin
trouble-packed-damaged = pakattu tieto on vioittunut
trouble-too-long = se on liian pitkä, kerralla luetaan enintään { $limit } KiB
trouble-no-text = se ei ole tekstiä
trouble-nobody-reads = kukaan ei lue sitä
trouble-unknown = järjestelmä ei salli sitä
trouble-by-number = järjestelmä ei salli sitä, virheen numero on { $number }

# JSON.

json-ends = JSON loppuu liian aikaisin
json-none = tämä ei ole JSONia
json-no-key = avain `{ $key }` puuttuu
json-unknown-key = avainta `{ $key }` ei ole; avaimet ovat { $known }
json-value = tässä on { $found }, vaikka siinä pitäisi olla { $wanted }
json-no-base = peruskortin arvo puuttuu: anna se näin: "base": "Q"
json-not-a-base = `{ $text }` ei ole peruskortin arvo: anna jokin arvoista A23456789TJQK
batch-no-game = peliä ei ole nimetty; nimeä se avaimella `game`, tai kaikki komentorivin sanalla VARIANT tai valitsimella --rules

found-number = luku
found-text = teksti
found-true-or-false = true tai false
found-null = null
found-list = luettelo
found-object = olio
wanted-position = tilanne, joka on olio
wanted-trace = pelijälki, joka on olio
wanted-step = askel, joka on olio
wanted-piles = olio, joka antaa kullekin pinolle luettelon kortteja
wanted-pile = pinon nimi
wanted-card = kortti lainausmerkeissä, esimerkiksi "TH"
wanted-base = arvo lainausmerkeissä, esimerkiksi "Q", tai null, kun peruskortin arvo on vielä valitsematta
wanted-deal = jaon numero lainausmerkeissä, esimerkiksi "#ms617"
wanted-redeals = kääntöjen määrä 0–65535
wanted-number = kokonaisluku 0–255
wanted-other = siihen kuuluva arvo

# Pelit, jaot, kortit ja tilanteet.

variant-unknown = peliä `{ $name }` ei ole; `canfield variants` luettelee kaikki
variant-unknown-near = peliä `{ $name }` ei ole; tarkoititko { $near }?
variant-near-several = { $first } vai { $last }
deal-not-a-number = `{ $text }` ei ole jaon numero: käytä numeroita kuten 12345, ja niiden edessä `ms`, jos Microsoftin numero on suurempi kuin 31999
deal-zero = jakoa 0 ei ole: jakojen numerot alkavat ykkösestä
deal-too-long = jaon numero `{ $text }` on liian pitkä: siinä voi olla enintään 38 numeroa
deal-too-large = `{ $text }` on liian suuri Microsoftin numeroksi, sillä ne päättyvät numeroon 8589934591
deck-missing = kortti { $card } puuttuu
deck-too-many = kortti { $card } on liian monesti, tai se ei kuulu tähän peliin
position-unknown-part = `{ $text }` ei ole pino (S, W, R1, F1, T1 ja niin edelleen) eikä `base`, `redeals` tai `fruitless`
position-no-such-pile = tässä pelissä ei ole pinoa { $pile }
position-twice = `{ $text }` on annettu kahdesti
position-not-a-card = `{ $text }` ei ole kortti: kortti on arvo (A 2 3 4 5 6 7 8 9 T J Q K) ja maa (C S H D), esimerkiksi TH
position-not-a-pile = `{ $text }` ei ole pino: pinot ovat S (käsipakka), W (avopakka), R1.. (reservit), F1.. (pääsarjat) ja T1.. (apusarjat)
position-bad-base = `{ $text }` ei ole peruskortin arvo: anna tämän pelin arvo, tai ?, kun sitä ei ole vielä valittu
position-no-base = peruskortin arvo puuttuu: anna se näin: `base Q`
position-other-base = tämän pelin pääsarjat alkavat aina arvosta { $rank }
position-bad-redeals = `{ $text }` ei ole kääntöjen määrä 0–65535
position-bad-fruitless = `{ $text }` ei ole sellainen määrä kääntöjä, jotka olisivat voineet seurata tässä toisiaan: anna luku 0–{ $most }
position-face-down = kortti { $card } pinossa { $pile } ei voi olla siellä kuvapuoli alaspäin
position-bad-foundation = pinon { $pile } kortit eivät ole siinä järjestyksessä, jota tämä peli vaatii
position-too-many-redeals = avopakka on käännetty { $used ->
    [one] kerran
   *[other] { $used } kertaa
}, mutta tässä pelissä sallittu määrä on { $most }

# Tallenteet.

record-none = tämä ei ole pelin tallenne: ensimmäisen rivin on oltava `canfield-record 1`
record-too-new = tallenteen versio { $text } on uudempi kuin tämä ohjelma: hanki uudempi ohjelma
record-unexpected-line = `{ $text }` ei kuulu tähän
record-missing = rivi `{ $text }:` puuttuu
record-rules = seuraavissa säännöissä rivi { $line }, sarake { $column }: { $what }
record-not-a-move = `{ $text }` ei ole siirto: siirto on `draw`, `redeal` tai kaksi pinoa, esimerkiksi `W>F1`, `R1>T2` tai `T1>T2*3`
record-played = `played: { $text }` ei käy: anna luku nollasta tallenteen siirtojen määrään
record-move-refused = siirto { $number }, { $move }, ei ole sallittu. { $why }
record-no-word-for-move = siirtoa { $number }, { $move }, ei voi kertoa pelijäljessä, jossa `{ $text }` tarkoittaa ensimmäistä pääsarjaa

# Sääntötiedostot. Niiden avaimet ja sanat ovat kaikissa kielissä samat.

rules-long-file = tiedosto on liian pitkä sääntötiedostoksi, jossa on enintään 64 KiB
rules-no-value = tästä puuttuu arvo
rules-unquoted = tekstin on oltava suorissa lainausmerkeissä, esimerkiksi "suit"
rules-unended = tekstin lopusta puuttuu lainausmerkki
rules-key-alone = avaimen jälkeen on tultava = ja arvo
rules-key-twice = tämä avain on tässä jo toisen kerran
rules-line-goes-on = rivin pitäisi päättyä tähän: jokainen avain on omalla rivillään
rules-no-toml = tätä ei voi lukea TOMLina, joka on sääntötiedoston muoto
rules-section = `{ $key }` on osasto, mutta sääntötiedostossa ei ole osastoja: kirjoita jokainen avain omalle rivilleen, esimerkiksi decks = 2
rules-unknown-key = avainta `{ $key }` ei ole
rules-unknown-key-near = avainta `{ $key }` ei ole; tarkoititko `{ $near }`?
rules-wrong-type = avaimen `{ $key }` arvona on oltava { $wanted }, mutta siinä on { $found }
rules-unknown-word = avaimen `{ $key }` arvo ei voi olla "{ $word }": se on { $possible }
rules-out-of-range = avaimen `{ $key }` arvo ei voi olla { $number }: sen on oltava { $least }–{ $most }
rules-twice = `{ $key }` nimeää arvon "{ $word }" kahdesti
rules-unknown-step = avaimen `step` arvo ei voi olla { $step }: se on -1 (yhtä pienempi arvo) tai 0 (sama arvo)
rules-empty-text = `{ $key }` on tyhjä
rules-long-text = `{ $key }` on liian pitkä: siinä voi olla enintään { $most } merkkiä
rules-control-character = avaimen `{ $key }` arvon on oltava yksi rivi ilman ohjausmerkkejä
rules-of-key = `{ $key }`: { $what }
rules-of-key-inherited = `{ $key }`: { $what } (pelistä `{ $from }`: { $values })
kind-quoted = teksti lainausmerkeissä
kind-whole-number = kokonaisluku
kind-decimal-number = desimaaliluku
kind-date-or-time = päivä tai kellonaika
kind-section = osasto
kind-names = luettelo nimiä lainausmerkeissä
kind-words = luettelo sanoja lainausmerkeissä, esimerkiksi ["waste"]
kind-whole-numbers = luettelo kokonaislukuja, esimerkiksi [3]
kind-number-or-none = kokonaisluku tai "none"
kind-number-or-minus-one = kokonaisluku, -1 niin monta kertaa kuin haluaa
possible-words = jokin näistä: { $words }
possible-words-or-rank = jokin näistä: { $words }, tai arvo (A 2 3 4 5 6 7 8 9 T J Q K)
possible-number-or-words = kokonaisluku tai { $words }
possible-words-or-rows = { $words } tai yksi kirjain riviä kohti, U kuvapuoli ylöspäin ja D alaspäin, esimerkiksi "DU"
clash-out-of-range = { $n } ei ole rajoissa: arvon on oltava { $least }–{ $most }
clash-row-count = jaettavia rivejä on { $n }, mutta niitä on oltava 1–16
clash-empty-list = luettelossa on oltava ainakin yksi arvo
clash-rank-not-in-deck = näin pienessä pakassa ei ole arvoa { $rank }
clash-last-row-down = viimeisen rivin on oltava kuvapuoli ylöspäin (U), sillä pinon päällimmäinen kortti käännetään aina esiin
clash-not-enough-cards = jakoon tarvitaan { $needed } korttia, mutta niitä on vain { $all }: ota pienempiä tai harvempia pinoja, tai useampia pakkoja
clash-too-many-foundations = näillä pakoilla on { $n } pääsarjaa, mutta tilaa on vain { $most } pääsarjalle
clash-too-many-piles = tilaa on { $most } apusarjalle, valinnan ylimääräinen kortti mukaan luettuna
clash-limit-below-deal = jaossa apusarjaan tulee enemmän kortteja kuin pile_limit sallii
clash-reserve-without-cards = avainten reserves ja reserve_cards arvojen on molempien oltava 0 (ei reserviä) tai molempien suurempia kuin 0
clash-base-and-start = foundation_base = "dealt" kuuluu yhteen arvon foundation_start = "one" kanssa, "chosen" arvon "none" kanssa, ja kortin arvo arvon "none" tai "all" kanssa
clash-sets-of-four = foundation_build = "rank4" tarkoittaa yhtä pääsarjaa, joka alkaa tyhjänä: se tarvitsee kortin arvon avaimelle foundation_base, ja lisäksi foundation_start = "none", foundation_sets = "up", foundation_open = "all" ja foundation_return = "never"
clash-up-and-down = foundation_sets = "up_and_down" tarvitsee arvon foundation_build = "suit", kortin arvon avaimelle foundation_base, foundation_start = "none" ja foundation_open = "all"
clash-closed-but-started = pääsarjat, jotka avautuvat vasta ensimmäisen täytyttyä, eivät voi kaikki alkaa kortilla
clash-nothing-to-choose = peruskortin arvon valitsemiseen tarvitaan reservi, jossa on pääsarjoihin pelattava kortti kuvapuoli ylöspäin
clash-extra-needs-one-row = choose_from = "deal_extra" tarvitsee arvon pile_cards = "U": yksi avoin kortti apusarjaa kohti
clash-dealt-twice = "{ $part }" jaetaan kahdesti
clash-not-dealt = "{ $part }" puuttuu jaosta
clash-nothing-to-deal = "{ $part }" on jaossa, mutta näissä säännöissä ei ole korttia sitä varten
clash-packet-not-last = osan "packet" on oltava jaon viimeinen
clash-packet-before-choice = kortteja ei voi kääntää, ennen kuin peruskortin arvo on valittu
clash-no-reserve = { $key } nimeää reservin, jossa ei tässä pelissä ole kortteja
clash-no-reserve-late = { $key } nimeää reservin, jossa ei silloin enää ole kortteja
clash-dead-reserve = reservin kortit eivät pääsisi sieltä koskaan pois: nimeä niille paikka avaimella reserve_to, tai anna reservin täyttää tyhjät paikat
clash-fruitless-never-reached = kääntöjä ei ole enempää kuin niitä saa tulla peräkkäin: salli useampia kääntöjä, tai kirjoita fruitless_redeals = "none"

# Ratkaisija.

solve-position = tilanne ({ $file })
solve-deal = jako { $deal } pelistä { $variant }
solve-won-already = { $subject } on jo voitettu
solve-can-be-won = { $subject } voidaan voittaa, { $count ->
    [one] 1 siirto
   *[other] { $count } siirtoa
}:
solve-cannot-be-won = { $subject } on mahdoton voittaa: on todistettu, ettei mikään siirtosarja voita
solve-not-known = { $subject }: ei tiedetä, voiko sen voittaa, sillä { $why }
solve-states = --nodes sallii vain { $count ->
    [one] yhden tilan
   *[other] { $count } tilaa
}
solve-memory = { $megabytes } Mt:n taulukko on täynnä; anna lisää valitsimella --memory
solve-rule = löydetyssä siirtosarjassa on peräkkäin enemmän kääntöjä kuin säännöt sallivat, eikä ratkaisija laske niitä
solve-fault = ratkaisija löysi siirtosarjan, jota säännöt eivät salli, ja se on tämän ohjelman vika
solve-time = { $seconds ->
    [one] sekunti on kulunut
   *[other] { $seconds } sekuntia on kulunut
}; anna lisää valitsimella --seconds
solve-effort = { $count ->
    [one] Tutkittu 1 tila { $seconds } sekunnissa, taulukko { $bytes } tavua.
   *[other] Tutkittu { $count } tilaa { $seconds } sekunnissa, taulukko { $bytes } tavua.
}

# Kartoitukset ja kartasto.

survey-holds = { $file }: { $count ->
    [one] 1 jako
   *[other] { $count } jakoa
}, ratkaistuja { $solved }, mahdottomia { $unsolvable }, epäselviä { $unknown }
survey-no-deals = Ei vielä yhtään jakoa.
survey-progress = { $done }/{ $count } jakoa, { $percent } %, epäselviä { $unknown }
survey-progress-rate = { $progress }, { $rate } sekunnissa, jäljellä { $left }
survey-in-use = toinen kartoitus kirjoittaa jo, { $file }: odota sen loppua, tai nimeä toinen tiedosto valitsimella --out
survey-no-line = tämä ei ole kartoituksen rivi; poista se, jos se on katkennut, tai nimeä tiedostot, jotka `canfield survey` on kirjoittanut
survey-no-line-of-this = tämä ei ole kartoituksen rivi; nimeä toinen tiedosto valitsimella --out
survey-foreign = rivi on kesken, eikä se ole tämän kartoituksen rivin alku; nimeä toinen tiedosto valitsimella --out
survey-unfinished = rivi on kesken, ja se jätettiin pois
survey-other-variant = tiedostossa on pelin { $theirs } jakoja, ja tämä kartoitus koskee peliä { $ours }; nimeä toinen tiedosto valitsimella --out
survey-other-rules = tiedostossa on pelin { $variant } jakoja toisin säännöin; nimeä toinen tiedosto valitsimella --out
survey-other-limits = tiedoston jakojen rajat ovat { $theirs }, ja tämän kartoituksen { $ours }; epäselvät ratkaistaan uudelleen valitsimella --retry, tai nimeä toinen tiedosto valitsimella --out
survey-contradiction = pelin { $variant } jako { $deal } on yhdellä rivillä ratkaistu ja toisella mahdoton; jompikumpi on väärin, joten ratkaise jako uudelleen: `canfield solve { $variant } { $deal }`
atlas-old-rules = pelin { $variant } jaot on ratkaistu säännöillä, jotka eivät ole enää voimassa: kartoita ne uudelleen
atlas-not-shipped = kartastossa ei ole sivua pelille { $variant }, sillä se ei ole ohjelman pelejä: jätä sen tiedosto pois
number-with-digits = { $whole },{ $digits }
search-limits = { $seconds } s, { $megabytes } Mt
search-limits-with-states = { $seconds } s, { $count ->
    [one] 1 tila
   *[other] { $count } tilaa
}, { $megabytes } Mt
report-rules = säännöt { $rules }
report-limits = enintään { $limits } jakoa kohti
report-deals = jaot { $first }..{ $last }{ $count ->
    [0] {""}
   *[other] , puuttuu { $count }
}
report-solved = ratkaistuja
report-unsolvable = mahdottomia
report-unknown = epäselviä
report-winnable = voitettavissa { $part } % (luottamustaso 95 %: { $low }–{ $high } %)
report-winnable-if-lost = voitettavissa { $part } % (luottamustaso 95 %: { $low }–{ $high } %), jos epäselvät hävitään
report-winnable-if-won = voitettavissa { $part } % (luottamustaso 95 %: { $low }–{ $high } %), jos epäselvät voitetaan
report-effort = vaiva
report-median = mediaani
report-mean = keskiarvo
report-percentile = p{ $percent }
report-most = suurin
report-states = tiloja
report-seconds = sekunteja
report-rate = { $rate } tilaa sekunnissa, kaikkiaan { $seconds } sekuntia
report-table = suurin taulukko { $megabytes } Mt

# Tallennettujen pelien vertailu ja toisto.

check-all = kaikki
check-of = { $file }: { $found }
check-compared = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
}, { $positions ->
    [one] 1 tilanne
   *[other] { $positions } tilannetta
}, { $moves ->
    [one] 1 sallittu siirto
   *[other] { $moves } sallittua siirtoa
}, { $snapshots ->
    [one] 1 tilannekuva
   *[other] { $snapshots } tilannekuvaa
}{ $differ ->
    [0] {""}
    [one] ; 1 peli eroaa
   *[other] ; { $differ } peliä eroaa
}
check-deal = jako { $deal }
check-deal-without-number = jako ilman numeroa
check-first = Ensimmäinen ero: { $file }, rivi { $line }, { $game }, { $deal }: { $what }
differs-after-deal = jaon jälkeen
differs-at-step = askeleella { $step }
differs-deck = pakka ei ole se, jonka jaon numero nimeää
differs-bad-deck = pakkaa ei voi jakaa: { $why }
differs-piles = { $at } pinot eroavat
differs-pile-theirs = { $pile } pelijäljessä: { $cards }
differs-pile-ours = { $pile } meidän säännöillämme: { $cards }
differs-legal = { $at } sallitut siirrot eroavat
differs-legal-theirs = vain pelijäljessä: { $moves }
differs-legal-ours = vain meidän säännöillämme: { $moves }
differs-play = { $at } tehdään `{ $move }`, joka ei ole sallittu
differs-won-theirs = pelijäljen mukaan peli on voitettu, mutta se ei ole
differs-won-ours = peli on voitettu, mutta pelijälki ei kerro sitä
differs-position = tilanne: { $position }
differs-nothing = ei mitään
replay-taken-back = peruttu
