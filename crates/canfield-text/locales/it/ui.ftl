# Titoli, pulsanti, conteggi e le righe dell'aiuto.

title-help = Tasti
    .touch = Gesti
title-keyboard = Con una tastiera
title-rules = Regole: { $name }
title-variants = Scegli un solitario
title-deal-number = Vai a una partita
title-won = Solitario riuscito!
title-question = Conferma
title-statistics = Statistiche: { $name }
title-settings = Impostazioni

question-new-game = Abbandonare questa partita e cominciarne una nuova?
question-deal = Abbandonare questa partita e passare alla partita { $deal }?
question-variant = Abbandonare questa partita e giocare a { $name }?
question-imported-game = Abbandonare questa partita e continuare quella importata?
question-left-game = Il gioco era aperto due volte, e l'altra finestra ora è chiusa. Abbandonare questa partita e continuare quella di là?
question-replace-left-game = Tenere invece questa partita e abbandonare l'altra?
question-quit = Uscire? La partita in corso non si può salvare e andrà persa.
question-new-version = È pronta una versione più recente del gioco. Avviarla ora? La partita continua.
question-reset-statistics = Dimenticare tutte le partite giocate e riuscite di { $name }?
question-reset-statistics-but-money = Dimenticare tutte le partite contate di { $name }? I soldi restano.

button-yes = Sì
button-no = No
button-close = Chiudi
button-new-game = Nuova partita

# Un tasto e quello che fa, poi due spazi e il prossimo. Prima i più importanti, perché uno schermo stretto mostra solo
# quelli che ci stanno.
hint-table = ? tasti  d pesca  u annulla  t consiglio  n nuova  v altri  i regole  q esci  s impostazioni
hint-table-bsd = ? tasti  ht pesca  u annulla  * consiglio  n nuova  v altri  i regole  q esci
hint-statistics-money = Esc chiudi  a conto  r azzera  e esporta  m importa
hint-statistics = Esc chiudi  r azzera  e esporta  m importa
hint-settings = Esc chiudi  Su/Giù scegli  Spazio cambia
hint-scroll = Esc chiudi  Su/Giù scorri
hint-variants = Invio gioca  Esc chiudi  a-z cerca  Su/Giù scegli
hint-deal-number = Invio vai  Esc chiudi
hint-question = y sì  n no
hint-won = n nuova partita  Esc chiudi  u annulla

label-search = Cerca:
label-no-match = Nessun solitario si chiama così.
label-number = Numero:
label-also-known-as = anche { $name }
label-base = Base: { $rank }
label-base-to-choose = Base da scegliere
label-deal = Partita { $deal }
label-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
label-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
label-home = alle basi { $count }/{ $all }
label-redeals-left = { $count ->
    [0] nessun giro
    [one] 1 altro giro
   *[other] altri { $count } giri
}
label-redeals-unlimited = giri senza limite
label-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
label-won-money = vinti { $amount }
label-lost-money = persi { $amount }
label-balance = saldo { $amount }
label-clock = { $minutes }:{ $seconds }
label-clock-hours = { $hours }:{ $minutes }:{ $seconds }
label-finish = y: finisci
label-bookmarks = { $count ->
    [one] 1 segnalibro
   *[other] { $count } segnalibri
}
label-not-kept = non salvata
label-typed = Comando: { $typed }
label-too-small = Finestra troppo piccola: servono { $columns } colonne e { $rows } righe.
label-page = da { $first } a { $last } di { $all }

group-tables = Per cominciare
group-canfield = Canfield
group-one-deck = Un mazzo
group-several-decks = Più mazzi
group-own = Le tue regole

empty-takes = va { $rank }
empty-takes-card = va { $card }
empty-takes-suit = solo { $suit }
empty-takes-set = quattro di un valore
empty-takes-any = va ogni carta
empty-takes-waste = va la carta in cima al pozzo
empty-takes-reserve = va la carta in cima alla riserva
empty-takes-nothing = vuoto
empty-redeal = gira il pozzo
empty-no-redeal = nessun giro

help-type-tableau = nomina una colonna: 24 muove dalla colonna 2 alla 4
    .keys = 1-9, 0, a ...
help-type-waste = nomina il pozzo: w3 ne porta la carta in cima alla colonna 3
help-type-reserve = nomina la riserva: r3 ne porta la carta in cima alla colonna 3 (r23: dalla seconda di più riserve)
help-type-foundation = nomina le basi: 1f e wf mandano su una carta, f2 ne riprende una
help-type-stock = ht pesca dal tallone, o gira il pozzo
help-type-talon = nomina il pozzo: t3 ne porta la carta in cima alla colonna 3
help-type-reserve-s = nomina la riserva: s3 ne porta la carta in cima alla colonna 3 (s23: dalla seconda di più riserve)
help-type-foundation-t = nomina le basi: 1f e tf mandano su una carta, f2 ne riprende una
help-draw = pesca dal tallone, o gira il pozzo
help-point = prendi dove sta il cursore, e posa; sul tallone, pesca
help-send = manda la carta sotto il cursore dove può andare
help-finish = porta tutte le carte alle basi, quando non c'è altro da fare
help-hint = consiglio: la prossima mossa utile; ancora per un'altra
help-bookmark = metti qui un segnalibro, o toglilo
help-go-back = torna a un segnalibro, ancora per quello prima
help-find = trova tutte le carte di un valore: /k mostra i re
help-look = guarda il mucchio sotto il cursore: dice le sue carte
help-show-statistics = statistiche
help-show-settings = impostazioni
help-cursor-left = cursore a sinistra
help-cursor-right = cursore a destra
help-cursor-up = cursore in su
help-cursor-down = cursore in giù
help-next-pile = cursore al prossimo mucchio
help-previous-pile = cursore al mucchio prima
help-first-pile = cursore al primo mucchio della fila
help-last-pile = cursore all'ultimo mucchio della fila
help-undo = annulla una mossa
help-redo = rifalla
help-restart = ricomincia questa partita
help-new-game = nuova partita
help-show-deal-number = vai a una partita con il suo numero
help-show-variants = scegli un altro solitario
help-show-rules = regole di questo solitario
help-show-help = questo elenco dei tasti
help-cancel = dimentica quello che è scritto o preso; chiude una finestra
help-interrupt = dimentica quello che è scritto, o esci
help-quit = esci

# Impostazioni: il nome di ognuna e i suoi valori.

setting-autoplay = Carte da sole alle basi
    .off = mai
    .safe = se sicuro
    .eager = sempre
setting-clock = Orologio
setting-score = Punteggio
setting-four-colors = Un colore per seme
setting-letters = Lettere per i semi
setting-shade = Colori
    .system = come il sistema
    .light = chiari
    .dark = scuri
setting-left-handed = Specchiato per mancini
setting-keys = Tasti
    .standard = normali
    .bsd = come canfield BSD
setting-language = Lingua
    .system = come il sistema
setting-switch =
    .on = sì
    .off = no

# Che cosa porta una partita riuscita.

won-moves = Mosse
won-time = Tempo
won-money = Vinto con questa partita

# Statistiche.

statistics-played = Giocate
statistics-won = Riuscite
statistics-streak = Riuscite di fila
statistics-best-streak = Massimo di fila
statistics-fewest-moves = Meno mosse
statistics-best-time = Tempo migliore
statistics-balance = Saldo
statistics-hands = Mani
statistics-cards-home = Carte alle basi alla fine
statistics-won-share = { $count } ({ $percent } %)
statistics-none = ancora niente
