# Lo que averigua el programa que resuelve, y lo que se le pide.

solver-is-asked = Buscando cómo ganar. Esc lo para.
    .touch = Buscando cómo ganar.
hint-is-asked = Buscando la mejor jugada. Esc lo para.
    .touch = Buscando la mejor jugada.
search-stopped = Parado. No ha cambiado nada.
knowing-carry = Conociendo todas las cartas: { $cards } { $from } { $to }.
knowing-draw = Conociendo todas las cartas: saca del mazo.
knowing-redeal = Conociendo todas las cartas: da la vuelta al descarte.
can-be-won = Desde aquí se puede ganar.
lost = Así ya no se puede ganar. Pulsa < para volver a la última posición que se puede ganar.
    .touch = Así ya no se puede ganar.
lost-from-start = Esta partida no se puede ganar, se juegue como se juegue.
not-known-state-limit = No se sabe: ninguna respuesta tras { $count } posiciones.
not-known-table-full = No se sabe: no hay sitio para más de { $count } posiciones.
not-known-rule = No se sabe: el programa no cuenta las vueltas sin jugar una carta. Ha mirado { $count } posiciones.
not-known-line-refused = No se sabe: el programa se ha equivocado, tras { $count } posiciones.
went-back = { $count ->
    [one] Un paso atrás: desde aquí se puede ganar.
   *[other] { $count } pasos atrás: desde aquí se puede ganar.
}
none-can-be-won = De ninguna posición de esta partida se sabe que se pueda ganar.
solution-played = { $count ->
    [0] Era la última jugada de la solución.
    [one] Solución: 1 jugada más.
   *[other] Solución: { $count } jugadas más.
}
solved-by-program = { $count ->
    [one] Resuelto por el programa en 1 jugada.
   *[other] Resuelto por el programa en { $count } jugadas.
}
winnable-deal = { $count ->
    [one] Se puede ganar.
   *[other] Se puede ganar; se han mirado { $count } partidas.
}
no-winnable-deal = { $count ->
    [one] Se ha mirado una partida, y no se sabe si se puede ganar. Sigue la de antes.
   *[other] De { $count } partidas no se sabe que ninguna se pueda ganar. Sigue la de antes.
}

question-solution = ¿Quieres que el programa muestre la solución? La partida se da entonces por abandonada, y ganarla no cuenta.

title-solved = Resuelto
title-deal-search = Partida nueva
label-deal-search = Buscando una partida que se pueda ganar: es la número { $count } de esta búsqueda.
hint-deal-search = Esc para y sigue la de antes

label-winnable = se puede ganar
label-lost = perdida
label-not-known-state-limit = no se sabe, demasiadas posiciones
label-not-known-table-full = no se sabe, poco sitio
label-not-known-rule = no se sabe, regla no cubierta
label-not-known-line-refused = no se sabe, error del programa
label-searched = aún se busca

help-knowing-hint = pista de un programa que conoce las cartas tapadas: una jugada que gana
help-solution = el programa muestra la solución, jugada a jugada; entonces ganar no cuenta
help-last-winnable = volver a la última posición que se puede ganar

setting-winnable-only = Solo partidas ganables
setting-position-state = Avisar si está perdida
