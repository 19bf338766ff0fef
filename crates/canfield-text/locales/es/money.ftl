# La cuenta de un juego que se juega por dinero.

title-account = Cuenta: { $name }
hint-account = Esc cerrar  Arriba/Abajo mover
account-balance = Saldo: { $amount }, tras { $hands ->
    [one] 1 mano.
   *[other] { $hands } manos.
}
account-course = El saldo mano a mano
account-hands = Las manos, la última primero
account-none = Todavía no se ha jugado ninguna mano por dinero.
account-hand = Partida { $deal }: pagado { $costs }, cobrado { $pay } por { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
} Saldo { $balance }.
account-hand-under-way = En curso, partida { $deal }: pagado { $costs }, por cobrar { $pay } por { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
} Saldo { $balance }.
looks-charged = Haber visto esas cartas cuesta { $price }.
rules-score-look = Deshacer una jugada que ha mostrado una carta cuesta { $count }.
