# Quello che i comandi trovano, e perché non riescono. Ogni testo è il resto di una frase, che può stare dopo due punti:
# comincia con la minuscola e finisce senza punto. Quello che sta fra `...` non si traduce mai.

usage-unexpected = l'argomento `{ $argument }` non esiste
usage-unknown-command = il comando `{ $argument }` non esiste
usage-missing = manca { $argument }
usage-conflict = `{ $argument }` e `{ $other }` non si possono dare insieme
usage-before-command = `{ $argument }` non può stare prima di `{ $command }`
usage-twice = `{ $argument }` è dato due volte
usage-no-value = dopo `{ $argument }` manca un valore
usage-value-unwanted = `{ $argument }` non vuole nessun valore
usage-value = `{ $value }` non può stare dopo `{ $argument }`: { $why }
usage-not-text = uno degli argomenti non è testo
usage-other = questa riga di comando non si capisce
usage-variant-and-rules = `canfield { $command }` ha ricevuto sia il solitario `{ $word }` sia un file di regole: togli uno dei due
usage-number-beside = con { $beside } `canfield { $command }` non vuole un numero, ma ha ricevuto `{ $word }`; vedi `canfield { $command } --help`
usage-word-beside = con { $beside } `canfield { $command }` non vuole altre parole, ma ha ricevuto `{ $word }`; vedi `canfield { $command } --help`
usage-lacks = a `canfield { $command }` manca { $missing }; vedi `canfield { $command } --help`
usage-lacks-beside-rules = a `canfield { $command }`, oltre al file di regole, manca { $missing }; vedi `canfield { $command } --help`
usage-no-use = `canfield { $command }` non sa che farsene di `{ $word }`; vedi `canfield { $command } --help`
usage-no-use-beside-rules = `canfield { $command }`, con un file di regole, non sa che farsene di `{ $word }`; vedi `canfield { $command } --help`
usage-survey-needs = `canfield survey` vuole --deals e --out; vedi `canfield survey --help`
usage-survey-needs-file = un'indagine si scrive in un file, così può riprendere dopo un'interruzione: indicane uno con --out
usage-depth = `{ $depth }` non è una profondità: dai un numero da 0 a { $most }
help-see = { $what }; vedi `{ $command } --help`
help-meant = { $what }; intendevi `{ $word }`?

value-no-range = dai il primo e l'ultimo numero, come 1..1000
value-range-without-end = manca un estremo; dai il primo e l'ultimo numero, come 1..1000
value-range-of = `{ $text }` non è un numero; dai il primo e l'ultimo, come 1..1000
value-range-too-large = { $text } è troppo grande; un'indagine finisce a { $most }
value-range-from-zero = la partita 0 non c'è, i numeri cominciano da 1
value-range-turned = da { $first } a { $last } non c'è nessuna partita; prima viene il numero più piccolo, come { $last }..{ $first }
value-shard = dai il numero di questa parte e quante sono, da 1/4 a 4/4, oppure `auto`
value-seconds = dai un numero di secondi maggiore di 0, come 20 o 0.5
value-whole = dai un numero intero da 1 in su
value-whole-up-to = dai un numero intero da 1 a { $most }
value-none-of = scegli fra { $words }
value-other = non è accettato

environment-not-a-number = la variabile d'ambiente { $name } vale `{ $text }`, che non è un numero; indica la parte, come --shard 1/4
environment-missing = --shard auto ha bisogno della variabile d'ambiente { $name }, che un gruppo di lavori di SLURM imposta; altrove indica la parte, come --shard 1/4
environment-no-tasks = la variabile d'ambiente SLURM_ARRAY_TASK_COUNT vale 0, eppure un lavoro c'è; indica la parte, come --shard 1/4
environment-gaps = i { $n } lavori del gruppo hanno numeri da { $least } a { $most } con dei buchi, e --shard auto salterebbe delle partite: numerali senza buchi, come --array=1-{ $n }

# File.

standard-input = l'ingresso standard
cannot-read = non si può leggere { $file }: { $why }
cannot-write = non si può scrivere { $file }: { $why }
cannot-tell = il risultato non si può scrivere: { $why }
in-file = { $file }: { $what }
in-line = { $file }, riga { $line }: { $what }
in-column = { $file }, riga { $line }, colonna { $column }: { $what }
does-not-replay = { $file } non si può rigiocare: { $why }
no-trace-of-record = di { $file } non si può scrivere la traccia: { $why }
no-position = { $file } non contiene nessuna posizione: è vuoto
no-trace-in-file = { $file } non contiene nessuna traccia
no-trace-in-folder = in { $file } non c'è nessuna traccia (.jsonl o .jsonl.gz)
no-terminal = per giocare ci vuole un terminale; che altro si può fare lo dice `canfield --help`
no-screen = per una finestra ci vuole uno schermo, e né DISPLAY né WAYLAND_DISPLAY ne indicano uno; in un terminale `canfield` offre gli stessi giochi
no-window = su questo schermo non si apre nessuna finestra, né con la scheda grafica né senza; in un terminale `canfield` offre gli stessi giochi
bad-terminal = il terminale non si può usare: { $why }
no-processors = non si sa quanti processori ci sono: indica --jobs
no-thread = non si può avviare nessun thread per risolvere le partite: { $why }

trouble-no-file = il file non esiste
trouble-no-folder = la cartella non esiste
trouble-may-not-read = non hai il permesso di leggerlo
trouble-may-not-write = non hai il permesso di scriverci
trouble-is-folder = è una cartella
trouble-no-plain-file = non è un file normale, e per riprendere dopo un'interruzione bisogna poterlo rileggere
trouble-no-room = non c'è più spazio
trouble-packed-too-short = i dati compressi finiscono troppo presto
trouble-packed-damaged = i dati compressi sono danneggiati
trouble-too-long = è troppo lungo, si leggono al massimo { $limit } KiB per volta
trouble-no-text = non è testo
trouble-nobody-reads = nessuno lo legge
trouble-unknown = il sistema lo rifiuta
trouble-by-number = il sistema lo rifiuta con l'errore numero { $number }

# JSON.

json-ends = il JSON finisce troppo presto
json-none = questo non è JSON
json-no-key = manca la chiave `{ $key }`
json-unknown-key = la chiave `{ $key }` non esiste; le chiavi sono { $known }
json-value = qui c'è { $found }, e non { $wanted }
json-no-base = manca la base: indicala con "base": "Q"
json-not-a-base = `{ $text }` non è una base: dai un valore fra A23456789TJQK
batch-no-game = il solitario non è indicato; indicalo con la chiave `game`, o per tutte le righe con VARIANT o --rules sulla riga di comando

found-number = un numero
found-text = un testo
found-true-or-false = true o false
found-null = null
found-list = una lista
found-object = un oggetto
wanted-position = una posizione, che è un oggetto
wanted-trace = una traccia, che è un oggetto
wanted-step = un passo, che è un oggetto
wanted-piles = un oggetto che dà a ogni mucchio una lista di carte
wanted-pile = il nome di un mucchio
wanted-card = una carta fra virgolette, come "TH"
wanted-base = un valore fra virgolette, come "Q", o null finché la base è da scegliere
wanted-deal = il numero di una partita fra virgolette, come "#ms617"
wanted-redeals = un numero di giri da 0 a 65535
wanted-number = un numero intero da 0 a 255
wanted-other = quello che ci vuole

# Solitari, partite, carte e posizioni.

variant-unknown = il solitario `{ $name }` non esiste; `canfield variants` li elenca tutti
variant-unknown-near = il solitario `{ $name }` non esiste; intendevi { $near }?
variant-near-several = { $first } o { $last }
deal-not-a-number = `{ $text }` non è il numero di una partita: usa cifre come 12345, con `ms` davanti per un numero Microsoft oltre 31999
deal-zero = la partita 0 non c'è: i numeri cominciano da 1
deal-too-long = il numero di partita `{ $text }` è troppo lungo: può avere al massimo 38 cifre
deal-too-large = `{ $text }` è troppo grande per un numero Microsoft, che arriva a 8589934591
deck-missing = manca la carta { $card }
deck-too-many = la carta { $card } c'è troppe volte, o non è di questo solitario
position-unknown-part = `{ $text }` non è né un mucchio (S, W, R1, F1, T1 e così via) né `base`, `redeals` o `fruitless`
position-no-such-pile = questo solitario non ha il mucchio { $pile }
position-twice = `{ $text }` è dato due volte
position-not-a-card = `{ $text }` non è una carta: una carta è un valore (A 2 3 4 5 6 7 8 9 T J Q K) e un seme (C S H D), come TH
position-not-a-pile = `{ $text }` non è un mucchio: i mucchi sono S (tallone), W (pozzo), R1.. (riserve), F1.. (basi) e T1.. (colonne)
position-bad-base = `{ $text }` non è una base: dai un valore di questo solitario, o ? finché non è scelta
position-no-base = manca la base: indicala con `base Q`
position-other-base = le basi di questo solitario cominciano sempre con { $rank }
position-bad-redeals = `{ $text }` non è un numero di giri da 0 a 65535
position-bad-fruitless = `{ $text }` non è un numero di giri che qui possono essersi seguiti: danne uno da 0 a { $most }
position-face-down = la carta { $card } di { $pile } lì non può essere coperta
position-bad-foundation = le carte di { $pile } non sono disposte come vuole questo solitario
position-too-many-redeals = { $used ->
    [one] è stato fatto 1 giro
   *[other] sono stati fatti { $used } giri
}, ma questo solitario ne permette { $most }

# Registrazioni.

record-none = questa non è la registrazione di una partita: la prima riga deve essere `canfield-record 1`
record-too-new = la registrazione ha la versione { $text }, più nuova di questo programma: prendine uno più nuovo
record-unexpected-line = `{ $text }` qui non ci va
record-missing = manca la riga `{ $text }:`
record-rules = nelle regole che seguono, riga { $line }, colonna { $column }: { $what }
record-not-a-move = `{ $text }` non è una mossa: una mossa è `draw`, `redeal`, o due mucchi come `W>F1`, `R1>T2` o `T1>T2*3`
record-played = `played: { $text }` non va bene: dai un numero da 0 a quello delle mosse registrate
record-move-refused = la mossa { $number }, { $move }, non è regolare. { $why }
record-no-word-for-move = la mossa { $number }, { $move }, non si può dire in una traccia, dove `{ $text }` indica la prima base

# File di regole. Le chiavi e le parole di questi file sono uguali in tutte le lingue.

rules-long-file = il file è troppo lungo per un file di regole, che ha al massimo 64 KiB
rules-no-value = qui manca un valore
rules-unquoted = un testo deve stare fra virgolette diritte, come "suit"
rules-unended = mancano le virgolette alla fine del testo
rules-key-alone = dopo una chiave ci vogliono = e un valore
rules-key-twice = questa chiave è qui per la seconda volta
rules-line-goes-on = la riga dovrebbe finire qui: ogni chiave sta su una riga sua
rules-no-toml = questo non si può leggere come TOML, la forma di un file di regole
rules-section = `{ $key }` è una sezione, ma un file di regole non ne ha: scrivi ogni chiave su una riga sua, come decks = 2
rules-unknown-key = la chiave `{ $key }` non esiste
rules-unknown-key-near = la chiave `{ $key }` non esiste; intendevi `{ $near }`?
rules-wrong-type = `{ $key }` deve essere { $wanted }, e non { $found }
rules-unknown-word = `{ $key }` non può essere "{ $word }": è { $possible }
rules-out-of-range = `{ $key }` non può essere { $number }: deve andare da { $least } a { $most }
rules-twice = `{ $key }` nomina "{ $word }" due volte
rules-unknown-step = `step` non può essere { $step }: è -1 (un valore in meno) o 0 (lo stesso valore)
rules-empty-text = `{ $key }` è vuoto
rules-long-text = `{ $key }` è troppo lungo: può avere al massimo { $most } caratteri
rules-control-character = `{ $key }` deve essere una sola riga senza caratteri di controllo
rules-of-key = `{ $key }`: { $what }
rules-of-key-inherited = `{ $key }`: { $what } (da `{ $from }`: { $values })
kind-quoted = un testo fra virgolette
kind-whole-number = un numero intero
kind-decimal-number = un numero decimale
kind-date-or-time = una data o un'ora
kind-section = una sezione
kind-names = una lista di nomi fra virgolette
kind-words = una lista di parole fra virgolette, come ["waste"]
kind-whole-numbers = una lista di numeri interi, come [3]
kind-number-or-none = un numero intero o "none"
kind-number-or-minus-one = un numero intero, -1 per quante volte si vuole
possible-words = una fra { $words }
possible-words-or-rank = una fra { $words } o un valore (A 2 3 4 5 6 7 8 9 T J Q K)
possible-number-or-words = un numero intero o { $words }
possible-words-or-rows = { $words }, o una lettera per ogni riga, U per scoperta e D per coperta, come "DU"
clash-out-of-range = { $n } è fuori dai limiti: deve andare da { $least } a { $most }
clash-row-count = { $n ->
    [one] si distribuisce 1 riga
   *[other] si distribuiscono { $n } righe
}, ma devono essere da 1 a 16
clash-empty-list = la lista deve nominare almeno un valore
clash-rank-not-in-deck = un mazzo di così pochi valori non ha { $rank }
clash-last-row-down = l'ultima riga deve essere scoperta (U), perché la carta in cima a una colonna è sempre scoperta
clash-not-enough-cards = la distribuzione vuole { $needed } carte, ma ce ne sono solo { $all }: prendi mucchi più piccoli o meno mucchi, o più mazzi
clash-too-many-foundations = questi mazzi fanno { $n } basi, ma c'è posto per { $most }
clash-too-many-piles = c'è posto per { $most } colonne, compresa la carta in più della scelta
clash-limit-below-deal = la distribuzione mette su una colonna più carte di quante ne permetta pile_limit
clash-reserve-without-cards = reserves e reserve_cards devono essere o entrambi 0 (nessuna riserva) o entrambi maggiori di 0
clash-base-and-start = foundation_base = "dealt" va con foundation_start = "one", "chosen" con "none", e un valore con "none" o "all"
clash-sets-of-four = foundation_build = "rank4" ha una sola base, che comincia vuota: vuole un valore come foundation_base, foundation_start = "none", foundation_sets = "up", foundation_open = "all" e foundation_return = "never"
clash-up-and-down = foundation_sets = "up_and_down" vuole foundation_build = "suit", un valore come foundation_base, foundation_start = "none" e foundation_open = "all"
clash-closed-but-started = le basi che si aprono solo quando la prima è completa non possono cominciare tutte con una carta
clash-nothing-to-choose = per scegliere la base dalla riserva ci vuole una riserva con una carta scoperta che possa andare sulle basi
clash-extra-needs-one-row = choose_from = "deal_extra" vuole pile_cards = "U": una carta scoperta per colonna
clash-dealt-twice = "{ $part }" si distribuisce due volte
clash-not-dealt = "{ $part }" manca dalla distribuzione
clash-nothing-to-deal = "{ $part }" è nella distribuzione, ma con queste regole non ci sono carte per farlo
clash-packet-not-last = "packet" deve essere l'ultima parte della distribuzione
clash-packet-before-choice = non si possono girare carte prima che la base sia scelta
clash-no-reserve = { $key } nomina la riserva, che in questo solitario non ha carte
clash-no-reserve-late = { $key } nomina la riserva, che a quel punto non ha carte
clash-dead-reserve = le carte della riserva non potrebbero mai lasciarla: indica dove vanno in reserve_to, o fai riempire gli spazi dalla riserva
clash-fruitless-never-reached = i giri non sono più di quanti se ne possono seguire: permetti più giri, o scrivi fruitless_redeals = "none"

# Il risolutore.

solve-position = la posizione ({ $file })
solve-deal = la partita { $deal } di { $variant }
solve-won-already = { $subject } è già riuscita
solve-can-be-won = { $subject } può riuscire, in { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}:
solve-cannot-be-won = { $subject } non può riuscire: è dimostrato che nessuna serie di mosse ci arriva
solve-not-known = { $subject } può riuscire o no, non si sa: { $why }
solve-states = { $count ->
    [one] --nodes non permette più di 1 stato
   *[other] --nodes non permette più di { $count } stati
}
solve-memory = con { $megabytes } MB la tabella è piena; dalle di più con --memory
solve-rule = la serie di mosse trovata fa di seguito più giri di quanti ne permettano le regole, che il risolutore non conta
solve-fault = il risolutore ha trovato una serie di mosse che le regole rifiutano, ed è un errore di questo programma
solve-time = { $seconds ->
    [one] il secondo è passato
   *[other] i { $seconds } secondi sono passati
}; dagliene di più con --seconds
solve-effort = { $count ->
    [one] Esaminato 1 stato in { $seconds } secondi, con una tabella di { $bytes } byte.
   *[other] Esaminati { $count } stati in { $seconds } secondi, con una tabella di { $bytes } byte.
}

# Indagini e atlante.

survey-holds = { $file } contiene { $count ->
    [one] 1 partita
   *[other] { $count } partite
}: { $solved } risolte, { $unsolvable } impossibili, { $unknown } incerte
survey-no-deals = Ancora nessuna partita.
survey-progress = { $done } di { $count } partite, { $percent } %, { $unknown } incerte
survey-progress-rate = { $progress }, { $rate } al secondo, ancora { $left }
survey-in-use = un'altra indagine sta scrivendo in { $file }: aspetta che finisca, o indica un altro file con --out
survey-no-line = questa non è la riga di un'indagine; cancellala se è strappata, o indica i file scritti da `canfield survey`
survey-no-line-of-this = questa non è la riga di un'indagine; indica un altro file con --out
survey-foreign = la riga non finisce, e non è l'inizio di una di questa indagine; indica un altro file con --out
survey-unfinished = la riga non è finita, e non è stata considerata
survey-other-variant = il file contiene partite di { $theirs }, e questa indagine è su { $ours }; indica un altro file con --out
survey-other-rules = il file contiene partite di { $variant } con altre regole; indica un altro file con --out
survey-other-limits = il file contiene partite risolte entro { $theirs }, e quelle di questa indagine hanno { $ours }; con --retry si risolvono di nuovo quelle incerte, o indica un altro file con --out
survey-contradiction = la partita { $deal } di { $variant } è risolta in una riga e impossibile in un'altra; una delle due è sbagliata, e allora risolvi di nuovo la partita con `canfield solve { $variant } { $deal }`
atlas-old-rules = le partite di { $variant } sono state risolte con regole che non sono quelle di oggi: rifai l'indagine
atlas-not-shipped = l'atlante non ha una pagina per { $variant }, che non è fra i solitari del programma: togli il suo file
number-with-digits = { $whole },{ $digits }
search-limits = { $seconds } s, { $megabytes } MB
search-limits-with-states = { $seconds } s, { $count ->
    [one] 1 stato
   *[other] { $count } stati
}, { $megabytes } MB
report-rules = regole { $rules }
report-limits = al massimo { $limits } per partita
report-deals = partite { $first }..{ $last }{ $count ->
    [0] {""}
    [one] , ne manca 1
   *[other] , ne mancano { $count }
}
report-solved = risolte
report-unsolvable = impossibili
report-unknown = incerte
report-winnable = possono riuscire: { $part } % (confidenza del 95 %: da { $low } a { $high } %)
report-winnable-if-lost = possono riuscire: { $part } % (confidenza del 95 %: da { $low } a { $high } %), se le incerte sono perse
report-winnable-if-won = possono riuscire: { $part } % (confidenza del 95 %: da { $low } a { $high } %), se le incerte riescono
report-effort = sforzo
report-median = mediana
report-mean = media
report-percentile = p{ $percent }
report-most = massimo
report-states = stati
report-seconds = secondi
report-rate = { $rate } stati al secondo, in tutto { $seconds } secondi
report-table = la tabella più grande: { $megabytes } MB

# Partite registrate, confrontate e rigiocate.

check-all = in tutto
check-of = { $file }: { $found }
check-compared = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $positions ->
    [one] 1 posizione
   *[other] { $positions } posizioni
}, { $moves ->
    [one] 1 mossa regolare
   *[other] { $moves } mosse regolari
}, { $snapshots ->
    [one] 1 istantanea
   *[other] { $snapshots } istantanee
}{ $differ ->
    [0] {""}
    [one] ; 1 partita non concorda
   *[other] ; { $differ } partite non concordano
}
check-deal = partita { $deal }
check-deal-without-number = partita senza numero
check-first = La prima differenza: { $file }, riga { $line }, { $game }, { $deal }: { $what }
differs-after-deal = dopo la distribuzione
differs-at-step = al passo { $step }
differs-deck = il mazzo non è quello che il numero indica
differs-bad-deck = il mazzo non si può distribuire: { $why }
differs-piles = { $at } i mucchi sono diversi
differs-pile-theirs = { $pile } nella traccia: { $cards }
differs-pile-ours = { $pile } secondo le nostre regole: { $cards }
differs-legal = { $at } le mosse regolari sono diverse
differs-legal-theirs = solo nella traccia: { $moves }
differs-legal-ours = solo secondo le nostre regole: { $moves }
differs-play = { $at } si fa `{ $move }`, che non è regolare
differs-won-theirs = per la traccia la partita è riuscita, e non lo è
differs-won-ours = la partita è riuscita, ma la traccia non lo dice
differs-position = posizione: { $position }
differs-nothing = niente
replay-taken-back = annullata
