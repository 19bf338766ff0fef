# Quello che il gioco dice delle mosse.

dealt = Le basi cominciano con { $rank }.
dealt-for-sets = Vanno alla base quattro carte dello stesso valore, tutte insieme.
dealt-up-and-down = Per ogni seme una base sale e l'altra scende.
dealt-to-choose = Scegli il valore base: metti una carta su una base.
picked-up = Hai preso { $cards }. Dove va?
put-back = Rimesso a posto.
carried = { $cards } { $to }.
drawn = { $count ->
    [one] Dal tallone: { $card }
   *[other] Dal tallone { $count } carte, in cima { $card }
}; { $left ->
    [0] il tallone è vuoto.
    [one] ne resta 1.
   *[other] ne restano { $left }.
}
redealt = Pozzo girato: { $count ->
    [one] 1 carta
   *[other] { $count } carte
} nel tallone.
redealt-limited = Pozzo girato; { $left ->
    [0] non ci sono altri giri.
    [one] resta 1 altro giro.
   *[other] restano altri { $left } giri.
}
base-chosen = Le basi cominciano con { $rank }.
filled = { $card } { $from } riempie { $pile }.
turned-up = Si scopre { $card } { $on }.
taken-back = Annullato: { $cards } { $to }.
draw-taken-back = Annullato: le ultime carte tornano nel tallone.
redeal-taken-back = Annullato: il pozzo è di nuovo com'era.
restarted = La stessa partita dall'inizio.
won = Riuscito in { $count ->
    [one] 1 mossa!
   *[other] { $count } mosse!
}
blocked = Non c'è più nessuna mossa possibile.
blocked-by-fruitless-redeals = Non si può giocare nessuna carta, e il pozzo non si gira più: la partita è persa.
nothing-to-undo = Non c'è niente da annullare.
nothing-to-redo = Non c'è niente da rifare.
several-foundations = Le carte di più basi possono andare { $to }: scegline prima una.
goes-nowhere = { $cards }: non c'è posto.
went-home = { $count ->
    [one] 1 carta è salita alle basi.
   *[other] { $count } carte sono salite alle basi.
}
cannot-finish = Non si può ancora finire mandando tutte le carte alle basi.

useful-carry = Consiglio: { $cards } { $from } { $to }.
useful-draw = Consiglio: pesca dal tallone.
useful-redeal = Consiglio: gira il pozzo.
useful-none = Nessun consiglio: ci sono ancora mosse, ma nessuna aiuta di sicuro.
only-turning-left = Non restano mosse utili: per quanto si giri il tallone, nessuna carta si può giocare.

find-what = Quale valore cerchi? Scrivi a, da 2 a 9, t, j, q o k.
    .touch = Quale valore cerchi?
found = In vista, tra { $ranks }: { $count ->
    [0] nessuna carta.
    [one] 1 carta.
   *[other] { $count } carte.
}
holds-none = { $pile }: qui non c'è niente.
holds-face-up = { $pile }, in cima l'ultima: { $cards }
holds-face-down = { $pile }: { $count ->
    [one] 1 carta, coperta.
   *[other] { $count } carte, tutte coperte.
}
holds-both = { $pile }, { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
} e poi: { $cards }

bookmark-set = Segnalibro messo; { $count ->
    [one] è l'unico.
   *[other] ora sono { $count }.
}
bookmark-removed = Segnalibro tolto.
bookmark-at = Al segnalibro { $number } di { $count }.
bookmark-none = Non c'è nessun segnalibro a cui tornare.

# Salvare.

goes-on = La partita riprende da dove l'avevi lasciata.
stored-game = la partita salvata
stored-settings = il file delle impostazioni
stored-statistics = il file delle statistiche
stored-accounts = il file dei conti
stored-move-illegal = La partita salvata non può continuare: la mossa { $number }, { $move }, non è regolare.
stored-unreadable = Non tutto si può leggere: { $what }.
stored-set-aside = Non tutto si poteva leggere: { $what }. L'originale è conservato come { $place }.
stored-not-set-aside = Non tutto si poteva leggere: { $what }. Resta com'è e non vi si salva più niente: { $trouble }.
not-stored-in-use = Il gioco è aperto due volte. Questa partita non viene salvata: per conservarla, esportala con le statistiche.
not-stored = La partita non si può salvare: { $trouble }. Puoi continuare a giocare.
trouble-full = non c'è più spazio in { $place }
trouble-read-only = non si può scrivere in { $place }
trouble-not-text = il contenuto di { $place } non è testo
trouble-missing = non c'è niente in { $place }
trouble-in-use = { $place } è in uso da un'altra copia del gioco
trouble-unreadable = { $place } non si può leggere: concediti il permesso di leggerlo, e riavvia il gioco
trouble-folder = { $place } è una cartella, e dovrebbe essere un file: spostala, e riavvia il gioco
trouble-other = il sistema rifiuta { $place }
stores-now = Il gioco non è più aperto due volte. Da adesso qui si salva tutto.
left-game-stays = L'altra partita resta salvata, e quindi questa no. Per conservarla, esportala con le statistiche.
exported = Statistiche, soldi, impostazioni e questa partita sono esportati in { $place }.
imported = I conteggi importati sono aggiunti ai tuoi, e le impostazioni sono quelle del file.
imported-nothing-new = Nessun conteggio nuovo: qui era già noto tutto; le impostazioni sono quelle del file.
imported-in-part = È importato quello che si poteva leggere; il resto è lasciato fuori.
not-statistics = Questa non è un'esportazione di questo gioco: non è cambiato niente.
nothing-to-import = Non c'è ancora niente da importare. Copia un file esportato in { $place } e riprova.
no-place-to-export = Non si è esportato nulla, perché questa cartella non si può creare o usare: { $place }
not-exported = L'esportazione non si può scrivere: { $trouble }.
not-imported = Non è stato possibile: { $trouble }.

unknown-key = { $key } qui non fa niente. Premi ? per i tasti.
unknown-variant = Non c'è nessun solitario { $name }.
bad-link = L'indirizzo non indica nessuna partita: #{ $link }. Scrivilo così: #canfield/12345.

cannot-deal-not-a-card = Questo mazzo non si può distribuire: { $text } non è una carta.
cannot-deal-missing = Questo mazzo non si può distribuire: manca { $card }.
cannot-deal-too-many = Questo mazzo non si può distribuire: { $card } c'è troppe volte, o non appartiene a questo gioco.

bad-number-not-a-number = Il numero di una partita ha solo cifre, come 12345 (o ms123456).
bad-number-zero = I numeri delle partite cominciano da 1.
bad-number-too-long = Troppo lungo: il numero di una partita ha al massimo 38 cifre.
bad-number-too-large = Dopo ms il numero dev'essere minore di 8589934592.

# Perché una mossa è rifiutata.

refused-no-cards = Niente carte: tallone e pozzo sono vuoti.
refused-stock-empty = Il tallone è vuoto.
refused-stock-not-empty = Il pozzo si gira solo quando il tallone è vuoto.
refused-no-redeals-left = Il pozzo non si può più girare: non ci sono giri.
refused-fruitless-redeals = { $count ->
    [one] Il pozzo è stato girato una volta senza giocare una carta: giocane una, o la partita è persa.
   *[other] Il pozzo è stato girato { $count } volte senza giocare una carta: giocane una, o la partita è persa.
}
refused-choose-base-first = Prima scegli il valore base: metti una carta su una base.
refused-no-such-pile = Questo gioco non ha quel mucchio.
refused-same-pile = La carta { $card } è già lì.
refused-same-pile-unsaid = Una carta va da un mucchio a un altro, non di nuovo su quello in cui si trova.
refused-takes-no-cards = { $start } non prende carte.
refused-stock-is-only-dealt = Dal tallone le carte si possono solo pescare.
refused-empty-pile = Non c'è nessuna carta { $on }.
refused-no-so-many-cards = Non ci sono tante carte { $on }.
refused-face-down = Quella carta è coperta.
refused-one-card-only = Si può muovere una sola carta alla volta.
refused-whole-pile-only = Si può muovere solo l'intera colonna, non una parte.
refused-card-or-whole-pile-only = Si può muovere solo la carta in cima o l'intera colonna.
refused-whole-run-only = Si possono muovere solo tutte insieme le carte scoperte di una colonna.
refused-not-a-run = Queste carte non sono in sequenza, quindi non si muovono insieme.
refused-set-of-four-only = Alla base vanno solo quattro carte dello stesso valore, tutte insieme.
refused-reserve-not-to-foundation = Le carte della riserva non vanno sulle basi.
refused-reserve-not-to-tableau = Le carte della riserva non vanno sulle colonne.
refused-foundation-keeps = Le carte sulle basi restano lì.
refused-base-card-stays = La carta base resta sulla sua base.
refused-foundation-closed = Questa base si apre quando la prima è completa.
refused-foundation-complete = Questa base è completa.
refused-foundation-needs = Sulla base ora va { $needed }, non { $card }.
refused-other-suit = { $start } prende solo { $suit }, non { $card }.
refused-same-color = { $card } ha lo stesso colore della carta { $on }; ci va solo l'altro colore.
refused-other-color = { $card } ha un altro colore rispetto alla carta { $on }; ci va solo lo stesso colore.
refused-tableau-needs = { $start } ora prende { $needed }, non { $card }.
refused-nothing-goes-on = Qui su { $rank } non va niente.
refused-no-building = In questo gioco sulle colonne non si costruisce.
refused-pile-full = { $start } è al completo: { $limit ->
    [one] il limite è una carta.
   *[other] il limite è di { $limit } carte.
}
refused-space-takes-waste-only = In uno spazio va solo la carta in cima al pozzo.
refused-space-takes-reserve-only = In uno spazio va solo una carta della riserva, finché ce n'è.
refused-space-takes-others = In uno spazio non vanno carte { $from }.
refused-space-takes-nothing = In questo gioco gli spazi restano vuoti.
refused-space-needs = In uno spazio va solo { $needed }, o una sequenza che comincia così.
