# Mida käsud leiavad ja miks need ei saa palutut teha. Iga tekst on lause lõpp, mis võib olla kooloni järel: see algab
# väikese tähega ja lõpeb punktita. Märkide `...` vahel olevat ei tõlgita.

usage-unexpected = valikut `{ $argument }` ei ole
usage-unknown-command = käsku `{ $argument }` ei ole
usage-missing = puudu on { $argument }
usage-conflict = `{ $argument }` ja `{ $other }` ei sobi kokku
usage-before-command = `{ $argument }` ei sobi käsu `{ $command }` ette
usage-twice = `{ $argument }` on antud kaks korda
usage-no-value = valiku `{ $argument }` järelt puudub väärtus
usage-value-unwanted = `{ $argument }` ei võta väärtust
usage-value = `{ $value }` ei sobi valikule `{ $argument }`: { $why }
usage-not-text = üks käsurea sõnadest ei ole tekst
usage-other = sellest käsureast ei saa aru
usage-variant-and-rules = `canfield { $command }` sai nii mängu `{ $word }` kui ka reeglifaili: jäta üks neist ära
usage-number-beside = kui { $beside } on antud, ei vaja `canfield { $command }` numbrit, aga sai sõna `{ $word }`; vaata `canfield { $command } --help`
usage-word-beside = kui { $beside } on antud, ei vaja `canfield { $command }` muid sõnu, aga sai sõna `{ $word }`; vaata `canfield { $command } --help`
usage-lacks = käsul `canfield { $command }` on puudu { $missing }; vaata `canfield { $command } --help`
usage-lacks-beside-rules = käsul `canfield { $command }` on peale reeglifaili puudu { $missing }; vaata `canfield { $command } --help`
usage-no-use = käsul `canfield { $command }` pole sõnaga `{ $word }` midagi peale hakata; vaata `canfield { $command } --help`
usage-no-use-beside-rules = käsul `canfield { $command }` pole peale reeglifaili sõnaga `{ $word }` midagi peale hakata; vaata `canfield { $command } --help`
usage-survey-needs = `canfield survey` vajab valikuid --deals ja --out; vaata `canfield survey --help`
usage-survey-needs-file = uuring kirjutatakse faili, et see saaks pärast katkestust jätkuda: nimeta fail valikuga --out
usage-depth = `{ $depth }` ei ole sügavus: anna arv 0–{ $most }
help-see = { $what }; vaata `{ $command } --help`
help-meant = { $what }; kas mõtlesid `{ $word }`?

value-no-range = anna esimene ja viimane number, näiteks 1..1000
value-range-without-end = üks ots on puudu; anna esimene ja viimane number, näiteks 1..1000
value-range-of = `{ $text }` ei ole number; anna esimene ja viimane, näiteks 1..1000
value-range-too-large = { $text } on liiga suur; uuring lõpeb numbriga { $most }
value-range-from-zero = jaotust 0 ei ole, jaotuste numbrid algavad ühest
value-range-turned = numbrist { $first } numbrini { $last } ei ole ühtegi jaotust; väiksem number on ees, nagu { $last }..{ $first }
value-shard = anna selle osa number ja osade arv, 1/4 kuni 4/4, või `auto`
value-seconds = anna sekundite arv, mis on suurem kui 0, näiteks 20 või 0.5
value-whole = anna täisarv alates ühest
value-whole-up-to = anna täisarv 1–{ $most }
value-none-of = anna üks neist: { $words }
value-other = see ei sobi

environment-not-a-number = keskkonnamuutuja { $name } väärtus `{ $text }` ei ole arv; nimeta osa, näiteks --shard 1/4
environment-missing = --shard auto vajab keskkonnamuutujat { $name }, mille seab SLURMi ülesannete rühm; mujal nimeta osa, näiteks --shard 1/4
environment-no-tasks = keskkonnamuutuja SLURM_ARRAY_TASK_COUNT on 0, kuigi ülesanne on olemas; nimeta osa, näiteks --shard 1/4
environment-gaps = rühma { $n } ülesandel on numbrid { $least }–{ $most } lünkadega, nii et --shard auto jätaks jaotusi välja: nummerda need lünkadeta, näiteks --array=1-{ $n }

# Failid.

standard-input = standardsisend
cannot-read = lugeda ei saa, { $file }: { $why }
cannot-write = kirjutada ei saa, { $file }: { $why }
cannot-tell = tulemust ei saanud kirjutada: { $why }
in-file = { $file }: { $what }
in-line = { $file }, rida { $line }: { $what }
in-column = { $file }, rida { $line }, veerg { $column }: { $what }
does-not-replay = korrata ei saa, { $file }: { $why }
no-trace-of-record = mängujälge ei saa kirjutada, { $file }: { $why }
no-position = seisu ei ole, { $file } on tühi
no-trace-in-file = mängujälgi ei ole, { $file }
no-trace-in-folder = mängujälgi (.jsonl või .jsonl.gz) ei ole, { $file }
no-terminal = mängimiseks on vaja terminali; mida muud saab teha, ütleb `canfield --help`
no-screen = aken vajab ekraani, aga ei DISPLAY ega WAYLAND_DISPLAY nimeta ühtegi; terminalis mängib samu mänge `canfield`
no-window = sellel ekraanil ei saa akent avada, ei graafikakaardiga ega ilma; terminalis mängib samu mänge `canfield`
bad-terminal = terminali ei saa kasutada: { $why }
no-processors = protsessorite arv ei ole teada: anna --jobs
no-thread = jaotuste lahendamiseks ei saanud käivitada ühtegi lõime: { $why }

trouble-no-file = sellist faili ei ole
trouble-no-folder = sellist kausta ei ole
trouble-may-not-read = sul ei ole lugemisõigust
trouble-may-not-write = sul ei ole kirjutamisõigust
trouble-is-folder = see on kaust
trouble-no-plain-file = see ei ole tavaline fail, aga jätkamiseks peab seda saama uuesti lugeda
trouble-no-room = ruum on otsas
trouble-packed-too-short = pakitud andmed lõpevad liiga vara
trouble-packed-damaged = pakitud andmed on rikutud
trouble-too-long = see on liiga pikk, korraga loetakse kuni { $limit } KiB
trouble-no-text = see ei ole tekst
trouble-nobody-reads = keegi ei loe seda
trouble-unknown = süsteem keeldub
trouble-by-number = süsteem keeldub, vea number on { $number }

# JSON.

json-ends = JSON lõpeb liiga vara
json-none = see ei ole JSON
json-no-key = võti `{ $key }` on puudu
json-unknown-key = võtit `{ $key }` ei ole; võtmed on { $known }
json-value = siin on { $found }, aga olema peaks { $wanted }
json-no-base = aluskaardi väärtus on puudu: anna see nii: "base": "Q"
json-not-a-base = `{ $text }` ei ole aluskaardi väärtus: anna üks väärtustest A23456789TJQK
batch-no-game = mängu pole nimetatud; nimeta see võtmega `game`, või kõigi jaoks käsurea sõnaga VARIANT või valikuga --rules

found-number = arv
found-text = tekst
found-true-or-false = true või false
found-null = null
found-list = loend
found-object = objekt
wanted-position = seis, mis on objekt
wanted-trace = mängujälg, mis on objekt
wanted-step = samm, mis on objekt
wanted-piles = objekt, mis annab igale hunnikule kaartide loendi
wanted-pile = hunniku nimi
wanted-card = kaart jutumärkides, näiteks "TH"
wanted-base = väärtus jutumärkides, näiteks "Q", või null, kuni aluskaardi väärtus on valimata
wanted-deal = jaotuse number jutumärkides, näiteks "#ms617"
wanted-redeals = pööramiste arv 0–65535
wanted-number = täisarv 0–255
wanted-other = see, mis sinna kuulub

# Mängud, jaotused, kaardid ja seisud.

variant-unknown = mängu `{ $name }` ei ole; `canfield variants` loetleb kõik
variant-unknown-near = mängu `{ $name }` ei ole; kas mõtlesid { $near }?
variant-near-several = { $first } või { $last }
deal-not-a-number = `{ $text }` ei ole jaotuse number: kasuta numbreid nagu 12345, Microsofti numbri ees, mis on suurem kui 31999, kirjuta `ms`
deal-zero = jaotust 0 ei ole: jaotuste numbrid algavad ühest
deal-too-long = jaotuse number `{ $text }` on liiga pikk: selles võib olla kuni 38 numbrit
deal-too-large = `{ $text }` on Microsofti numbri jaoks liiga suur, need lõpevad numbriga 8589934591
deck-missing = kaart { $card } on puudu
deck-too-many = kaarti { $card } on liiga palju, või see ei kuulu sellesse mängu
position-unknown-part = `{ $text }` ei ole hunnik (S, W, R1, F1, T1 ja nii edasi) ega `base`, `redeals` või `fruitless`
position-no-such-pile = selles mängus ei ole hunnikut { $pile }
position-twice = `{ $text }` on antud kaks korda
position-not-a-card = `{ $text }` ei ole kaart: kaart on väärtus (A 2 3 4 5 6 7 8 9 T J Q K) ja mast (C S H D), näiteks TH
position-not-a-pile = `{ $text }` ei ole hunnik: hunnikud on S (pakk), W (heitepakk), R1.. (reservid), F1.. (sihtpakid) ja T1.. (veerud)
position-bad-base = `{ $text }` ei ole aluskaardi väärtus: anna selle mängu väärtus, või ?, kuni see on valimata
position-no-base = aluskaardi väärtus on puudu: anna see nii: `base Q`
position-other-base = selle mängu sihtpakid algavad alati väärtusega { $rank }
position-bad-redeals = `{ $text }` ei ole pööramiste arv 0–65535
position-bad-fruitless = `{ $text }` ei ole arv, mitu pööramist oleks siin võinud üksteisele järgneda: anna arv 0–{ $most }
position-face-down = kaart { $card } hunnikus { $pile } ei saa seal olla kinni
position-bad-foundation = hunniku { $pile } kaardid ei ole laotud nii, nagu see mäng nõuab
position-too-many-redeals = heitepakk on pööratud { $used ->
    [one] ühe korra
   *[other] { $used } korda
}, aga see mäng lubab { $most }

# Salvestised.

record-none = see ei ole mängu salvestis: esimene rida peab olema `canfield-record 1`
record-too-new = salvestise versioon { $text } on uuem kui see programm: võta uuem programm
record-unexpected-line = `{ $text }` ei kuulu siia
record-missing = rida `{ $text }:` on puudu
record-rules = järgnevates reeglites, rida { $line }, veerg { $column }: { $what }
record-not-a-move = `{ $text }` ei ole käik: käik on `draw`, `redeal` või kaks hunnikut, näiteks `W>F1`, `R1>T2` või `T1>T2*3`
record-played = `played: { $text }` ei sobi: anna arv nullist salvestise käikude arvuni
record-move-refused = käik { $number }, { $move }, ei ole lubatud. { $why }
record-no-word-for-move = käiku { $number }, { $move }, ei saa mängujäljes öelda, sest seal tähendab `{ $text }` esimest sihtpakki

# Reeglifailid. Nende võtmed ja sõnad on kõigis keeltes samad.

rules-long-file = fail on reeglifaili jaoks liiga pikk, selles on kuni 64 KiB
rules-no-value = siit on väärtus puudu
rules-unquoted = tekst peab olema sirgetes jutumärkides, näiteks "suit"
rules-unended = teksti lõpust on jutumärk puudu
rules-key-alone = võtme järel peab olema = ja väärtus
rules-key-twice = see võti on siin juba teist korda
rules-line-goes-on = rida peaks siin lõppema: iga võti on omal real
rules-no-toml = seda ei saa lugeda kui TOML-i, mis on reeglifaili kuju
rules-section = `{ $key }` on jaotis, aga reeglifailis jaotisi ei ole: kirjuta iga võti omale reale, näiteks decks = 2
rules-unknown-key = võtit `{ $key }` ei ole
rules-unknown-key-near = võtit `{ $key }` ei ole; kas mõtlesid `{ $near }`?
rules-wrong-type = võtme `{ $key }` väärtus peab olema { $wanted }, aga siin on { $found }
rules-unknown-word = võtme `{ $key }` väärtus ei saa olla "{ $word }": see on { $possible }
rules-out-of-range = võtme `{ $key }` väärtus ei saa olla { $number }: see peab olema { $least }–{ $most }
rules-twice = `{ $key }` nimetab väärtust "{ $word }" kaks korda
rules-unknown-step = võtme `step` väärtus ei saa olla { $step }: see on -1 (ühe võrra väiksem) või 0 (sama väärtus)
rules-empty-text = `{ $key }` on tühi
rules-long-text = `{ $key }` on liiga pikk: selles võib olla kuni { $most } märki
rules-control-character = võtme `{ $key }` väärtus peab olema üks rida ilma juhtmärkideta
rules-of-key = `{ $key }`: { $what }
rules-of-key-inherited = `{ $key }`: { $what } (mängust `{ $from }`: { $values })
kind-quoted = tekst jutumärkides
kind-whole-number = täisarv
kind-decimal-number = kümnendmurd
kind-date-or-time = kuupäev või kellaaeg
kind-section = jaotis
kind-names = jutumärkides nimede loend
kind-words = jutumärkides sõnade loend, näiteks ["waste"]
kind-whole-numbers = täisarvude loend, näiteks [3]
kind-number-or-none = täisarv või "none"
kind-number-or-minus-one = täisarv, -1 nii mitu korda, kui soovid
possible-words = üks neist: { $words }
possible-words-or-rank = üks neist: { $words }, või väärtus (A 2 3 4 5 6 7 8 9 T J Q K)
possible-number-or-words = täisarv või { $words }
possible-words-or-rows = { $words } või üks täht iga rea kohta, U avatud ja D kinni, näiteks "DU"
clash-out-of-range = { $n } on piiridest väljas: väärtus peab olema { $least }–{ $most }
clash-row-count = jagatakse { $n ->
    [one] 1 rida
   *[other] { $n } rida
}, aga neid peab olema 1–16
clash-empty-list = loendis peab olema vähemalt üks väärtus
clash-rank-not-in-deck = nii väikeses kaardipakis ei ole väärtust { $rank }
clash-last-row-down = viimane rida peab olema avatud (U), sest veeru pealmine kaart keeratakse alati lahti
clash-not-enough-cards = jaotuseks on vaja { $needed } kaarti, aga neid on ainult { $all }: võta väiksemaid või vähem hunnikuid, või rohkem kaardipakke
clash-too-many-foundations = nendel kaardipakkidel on { $n } sihtpakki, aga ruumi on ainult { $most } jaoks
clash-too-many-piles = ruumi on { $most } veerule, valiku lisakaart kaasa arvatud
clash-limit-below-deal = jagamisel tuleb veergu rohkem kaarte, kui pile_limit lubab
clash-reserve-without-cards = reserves ja reserve_cards peavad olema mõlemad 0 (reservi ei ole) või mõlemad suuremad kui 0
clash-base-and-start = foundation_base = "dealt" käib kokku väärtusega foundation_start = "one", "chosen" väärtusega "none", ja kaardi väärtus väärtusega "none" või "all"
clash-sets-of-four = foundation_build = "rank4" tähendab üht sihtpakki, mis algab tühjana: see vajab kaardi väärtust võtmele foundation_base ning väärtusi foundation_start = "none", foundation_sets = "up", foundation_open = "all" ja foundation_return = "never"
clash-up-and-down = foundation_sets = "up_and_down" vajab väärtust foundation_build = "suit", kaardi väärtust võtmele foundation_base, foundation_start = "none" ja foundation_open = "all"
clash-closed-but-started = sihtpakid, mis avanevad alles siis, kui esimene on täis, ei saa kõik alata kaardiga
clash-nothing-to-choose = aluskaardi väärtuse valimiseks on vaja reservi, milles on avatud kaart, mida saab sihtpakkidesse mängida
clash-extra-needs-one-row = choose_from = "deal_extra" vajab väärtust pile_cards = "U": üks avatud kaart veeru kohta
clash-dealt-twice = "{ $part }" jagatakse kaks korda
clash-not-dealt = "{ $part }" on jagamisest puudu
clash-nothing-to-deal = "{ $part }" on jagamises, aga nende reeglitega pole selleks ühtegi kaarti
clash-packet-not-last = "packet" peab olema jagamise viimane osa
clash-packet-before-choice = kaarte ei saa keerata enne, kui aluskaardi väärtus on valitud
clash-no-reserve = { $key } nimetab reservi, milles selles mängus kaarte ei ole
clash-no-reserve-late = { $key } nimetab reservi, milles siis enam kaarte ei ole
clash-dead-reserve = reservi kaardid ei pääseks sealt kunagi välja: nimeta neile koht võtmega reserve_to, või lase reservil tühjad kohad täita
clash-fruitless-never-reached = pööramisi ei ole rohkem, kui neid võib järjest olla: luba rohkem pööramisi, või kirjuta fruitless_redeals = "none"

# Lahendaja.

solve-position = seis ({ $file })
solve-deal = mängu { $variant } jaotus { $deal }
solve-won-already = { $subject } on juba võidetud
solve-can-be-won = { $subject } on võidetav, { $count ->
    [one] 1 käik
   *[other] { $count } käiku
}:
solve-cannot-be-won = { $subject } ei ole võidetav: on tõestatud, et ükski käikude jada ei võida
solve-not-known = { $subject }: ei ole teada, kas seda saab võita, sest { $why }
solve-states = --nodes lubab ainult { $count ->
    [one] 1 olekut
   *[other] { $count } olekut
}
solve-memory = { $megabytes } MB tabel on täis; anna juurde valikuga --memory
solve-rule = leitud käikude jadas on järjest rohkem pööramisi, kui reeglid lubavad, ja lahendaja neid ei loe
solve-fault = lahendaja leidis käikude jada, mida reeglid ei luba, ja see on selle programmi viga
solve-time = { $seconds ->
    [one] sekund on möödas
   *[other] { $seconds } sekundit on möödas
}; anna juurde valikuga --seconds
solve-effort = { $count ->
    [one] Läbi vaadati 1 olek { $seconds } sekundiga, tabel { $bytes } baiti.
   *[other] Läbi vaadati { $count } olekut { $seconds } sekundiga, tabel { $bytes } baiti.
}

# Uuringud ja atlas.

survey-holds = { $file }: { $count ->
    [one] 1 jaotus
   *[other] { $count } jaotust
}, lahendatud { $solved }, võimatuid { $unsolvable }, teadmata { $unknown }
survey-no-deals = Jaotusi veel ei ole.
survey-progress = { $done }/{ $count } jaotust, { $percent } %, teadmata { $unknown }
survey-progress-rate = { $progress }, { $rate } sekundis, jäänud { $left }
survey-in-use = teine uuring juba kirjutab, { $file }: oota selle lõppu, või nimeta teine fail valikuga --out
survey-no-line = see ei ole uuringu rida; kustuta see, kui see on katkenud, või nimeta failid, mille `canfield survey` on kirjutanud
survey-no-line-of-this = see ei ole uuringu rida; nimeta teine fail valikuga --out
survey-foreign = rida on pooleli ega ole selle uuringu rea algus; nimeta teine fail valikuga --out
survey-unfinished = rida on pooleli ja jäeti välja
survey-other-variant = failis on mängu { $theirs } jaotused, aga see uuring on mängust { $ours }; nimeta teine fail valikuga --out
survey-other-rules = failis on mängu { $variant } jaotused teiste reeglitega; nimeta teine fail valikuga --out
survey-other-limits = faili jaotuste piirid on { $theirs }, selle uuringu omad { $ours }; valikuga --retry lahendatakse teadmata jäänud uuesti, või nimeta teine fail valikuga --out
survey-contradiction = mängu { $variant } jaotus { $deal } on ühel real lahendatud ja teisel võimatu; üks neist on vale, nii et lahenda jaotus uuesti: `canfield solve { $variant } { $deal }`
atlas-old-rules = mängu { $variant } jaotused on lahendatud reeglitega, mis enam ei kehti: uuri need uuesti
atlas-not-shipped = atlases ei ole lehte mängu { $variant } jaoks, sest see ei ole programmi mäng: jäta selle fail välja
number-with-digits = { $whole },{ $digits }
search-limits = { $seconds } s, { $megabytes } MB
search-limits-with-states = { $seconds } s, { $count ->
    [one] 1 olek
   *[other] { $count } olekut
}, { $megabytes } MB
report-rules = reeglid { $rules }
report-limits = kuni { $limits } jaotuse kohta
report-deals = jaotused { $first }..{ $last }{ $count ->
    [0] {""}
   *[other] , puudu { $count }
}
report-solved = lahendatud
report-unsolvable = võimatuid
report-unknown = teadmata
report-winnable = võidetavaid { $part } % (usaldusnivoo 95 %: { $low }–{ $high } %)
report-winnable-if-lost = võidetavaid { $part } % (usaldusnivoo 95 %: { $low }–{ $high } %), kui teadmata jaotused kaotatakse
report-winnable-if-won = võidetavaid { $part } % (usaldusnivoo 95 %: { $low }–{ $high } %), kui need võidetakse
report-effort = vaev
report-median = mediaan
report-mean = keskmine
report-percentile = p{ $percent }
report-most = suurim
report-states = olekuid
report-seconds = sekundeid
report-rate = { $rate } olekut sekundis, kokku { $seconds } sekundit
report-table = suurim tabel { $megabytes } MB

# Salvestatud mängude võrdlemine ja kordamine.

check-all = kokku
check-of = { $file }: { $found }
check-compared = { $games ->
    [one] 1 mäng
   *[other] { $games } mängu
}, { $positions ->
    [one] 1 seis
   *[other] { $positions } seisu
}, { $moves ->
    [one] 1 lubatud käik
   *[other] { $moves } lubatud käiku
}, { $snapshots ->
    [one] 1 hetkeseis
   *[other] { $snapshots } hetkeseisu
}{ $differ ->
    [0] {""}
    [one] ; 1 mäng erineb
   *[other] ; { $differ } mängu erineb
}
check-deal = jaotus { $deal }
check-deal-without-number = jaotus ilma numbrita
check-first = Esimene erinevus: { $file }, rida { $line }, { $game }, { $deal }: { $what }
differs-after-deal = pärast jagamist
differs-at-step = sammul { $step }
differs-deck = kaardipakk ei ole see, mille jaotuse number nimetab
differs-bad-deck = kaardipakki ei saa jagada: { $why }
differs-piles = { $at } hunnikud erinevad
differs-pile-theirs = { $pile } mängujäljes: { $cards }
differs-pile-ours = { $pile } meie reeglite järgi: { $cards }
differs-legal = { $at } lubatud käigud erinevad
differs-legal-theirs = ainult mängujäljes: { $moves }
differs-legal-ours = ainult meie reeglite järgi: { $moves }
differs-play = { $at } tehakse `{ $move }`, mis ei ole lubatud
differs-won-theirs = mängujälje järgi on mäng võidetud, aga ei ole
differs-won-ours = mäng on võidetud, aga mängujälg ei ütle seda
differs-position = seis: { $position }
differs-nothing = mitte midagi
replay-taken-back = tagasi võetud
