# Quello che il risolutore trova, e quello che gli si chiede.

solver-is-asked = Cerco un modo di riuscire. Esc ferma.
    .touch = Cerco un modo di riuscire.
hint-is-asked = Penso alla mossa migliore. Esc ferma.
    .touch = Penso alla mossa migliore.
search-stopped = Fermato. Non è cambiato niente.
knowing-carry = Conoscendo tutte le carte: { $cards } { $from } { $to }.
knowing-draw = Conoscendo tutte le carte: pesca dal tallone.
knowing-redeal = Conoscendo tutte le carte: gira il pozzo.
can-be-won = Da qui il solitario può riuscire.
lost = Così non può più riuscire. Premi < per tornare all'ultima posizione da cui può.
    .touch = Così non può più riuscire.
lost-from-start = Questa partita non può riuscire, comunque si giochi.
not-known-state-limit = Non si sa: nessuna risposta dopo { $count } posizioni.
not-known-table-full = Non si sa: non c'è spazio per più di { $count } posizioni.
not-known-rule = Non si sa: il risolutore non conta i giri senza una carta giocata. Ha guardato { $count } posizioni.
not-known-line-refused = Non si sa: il risolutore ha sbagliato, dopo { $count } posizioni.
went-back = { $count ->
    [one] Indietro di un passo: da qui può riuscire.
   *[other] Indietro di { $count } passi: da qui può riuscire.
}
none-can-be-won = Di nessuna posizione di questa partita si sa che possa riuscire.
solution-played = { $count ->
    [0] Era l'ultima mossa della soluzione.
    [one] Soluzione: ancora 1 mossa.
   *[other] Soluzione: ancora { $count } mosse.
}
solved-by-program = { $count ->
    [one] Risolto dal programma in 1 mossa.
   *[other] Risolto dal programma in { $count } mosse.
}
winnable-deal = { $count ->
    [one] Può riuscire.
   *[other] Può riuscire; esaminate { $count } partite.
}
no-winnable-deal = { $count ->
    [one] Esaminata una partita, e non si sa se possa riuscire. Continua quella di prima.
   *[other] Di { $count } partite nessuna si sa che possa riuscire. Continua quella di prima.
}

question-solution = Il programma deve mostrare la soluzione? La partita vale allora come abbandonata, e riuscirci non conta.

title-solved = Risolto
title-deal-search = Nuova partita
label-deal-search = Cerco una partita che possa riuscire: è la numero { $count } di questa ricerca.
hint-deal-search = Esc ferma, resta la partita di prima

label-winnable = può riuscire
label-lost = perso
label-not-known-state-limit = non si sa, troppe posizioni
label-not-known-table-full = non si sa, poco spazio
label-not-known-rule = non si sa, regola non coperta
label-not-known-line-refused = non si sa, errore del risolutore
label-searched = ricerca in corso

help-knowing-hint = consiglio di un programma che conosce le carte coperte: una mossa che porta a riuscire
help-solution = il programma mostra la soluzione, mossa per mossa; allora riuscire non conta
help-last-winnable = torna all'ultima posizione da cui può riuscire

setting-winnable-only = Solo partite che riescono
setting-position-state = Dire se è perso
