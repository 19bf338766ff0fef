# Il conto di un solitario che si gioca per soldi.

title-account = Conto: { $name }
hint-account = Esc chiudi  Su/Giù scorri
account-balance = Saldo: { $amount }, dopo { $hands ->
    [one] 1 mano.
   *[other] { $hands } mani.
}
account-course = Il saldo mano per mano
account-hands = Le mani, l'ultima per prima
account-none = Non si è ancora giocata nessuna mano per soldi.
account-hand = Partita { $deal }: pagati { $costs }, ricevuti { $pay } per { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
} Saldo { $balance }.
account-hand-under-way = In corso, partita { $deal }: pagati { $costs }, da ricevere { $pay } per { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
} Saldo { $balance }.
looks-charged = Aver visto queste carte costa { $price }.
rules-score-look = Annullare una mossa che ha mostrato una carta costa { $count }.
