# Lo que dice el juego de las jugadas.

dealt = Las fundaciones empiezan con { $rank }.
dealt-for-sets = Van a la fundación cuatro cartas del mismo valor, todas a la vez.
dealt-up-and-down = De cada palo una fundación sube y la otra baja.
dealt-to-choose = Elige la base: pon una carta en una fundación.
picked-up = Has tomado { $cards }. ¿Adónde va?
put-back = Devuelto a su sitio.
carried = { $cards } { $to }.
drawn = { $count ->
    [one] Del mazo: { $card }
   *[other] Del mazo { $count } cartas, encima { $card }
}; { $left ->
    [0] el mazo está vacío.
    [one] queda 1.
   *[other] quedan { $left }.
}
redealt = Se da la vuelta al descarte: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en el mazo.
redealt-limited = Se da la vuelta al descarte; { $left ->
    [0] no quedan más vueltas.
    [one] queda 1 vuelta.
   *[other] quedan { $left } vueltas.
}
base-chosen = Las fundaciones empiezan con { $rank }.
filled = { $card } { $from } ocupa { $pile }.
turned-up = Se descubre { $card } { $on }.
taken-back = Deshecho: { $cards } { $to }.
draw-taken-back = Deshecho: las últimas cartas vuelven al mazo.
redeal-taken-back = Deshecho: el descarte está como estaba.
restarted = La misma partida desde el principio.
won = ¡Partida ganada en { $count ->
    [one] 1 jugada!
   *[other] { $count } jugadas!
}
blocked = No queda ninguna jugada posible.
blocked-by-fruitless-redeals = No se puede jugar ninguna carta, y ya no se da la vuelta al descarte: la partida está perdida.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
several-foundations = Pueden ir { $to } cartas de varias fundaciones: elige antes una.
goes-nowhere = { $cards }: no tiene adónde ir.
went-home = { $count ->
    [one] 1 carta ha subido a las fundaciones.
   *[other] { $count } cartas han subido a las fundaciones.
}
cannot-finish = Todavía no se puede terminar subiendo todas las cartas.

useful-carry = Pista: { $cards } { $from } { $to }.
useful-draw = Pista: saca del mazo.
useful-redeal = Pista: da la vuelta al descarte.
useful-none = Sin pista: quedan jugadas, pero ninguna que ayude con seguridad.
only-turning-left = No queda ninguna jugada útil: por más vueltas que se dé al mazo, ninguna carta se puede jugar.

find-what = ¿Qué valor buscas? Escribe a, de 2 a 9, t, j, q o k.
    .touch = ¿Qué valor buscas?
found = Cartas a la vista entre { $ranks }: { $count ->
    [0] ninguna.
   *[other] { $count }.
}
holds-none = { $pile }: aquí no hay nada.
holds-face-up = { $pile }, la de encima al final: { $cards }
holds-face-down = { $pile }: { $count ->
    [one] 1 carta, boca abajo.
   *[other] { $count } cartas, todas boca abajo.
}
holds-both = { $pile }, { $count ->
    [one] 1 carta boca abajo
   *[other] { $count } cartas boca abajo
} y después: { $cards }

bookmark-set = Marcador puesto; { $count ->
    [one] es el único.
   *[other] ya hay { $count }.
}
bookmark-removed = Marcador quitado.
bookmark-at = En el marcador { $number } de { $count }.
bookmark-none = No hay ningún marcador al que volver.

# Guardar.

goes-on = La partida sigue donde la dejaste.
stored-game = la partida guardada
stored-settings = el archivo de ajustes
stored-statistics = el archivo de estadísticas
stored-accounts = el archivo de cuentas
stored-move-illegal = La partida guardada no puede seguir: la jugada { $number }, { $move }, no es válida.
stored-unreadable = No todo se puede leer: { $what }.
stored-set-aside = No todo se pudo leer: { $what }. El original se conserva como { $place }.
stored-not-set-aside = No todo se pudo leer: { $what }. Se queda como está y ahí no se guarda nada más: { $trouble }.
not-stored-in-use = El juego está abierto dos veces. Esta partida no se guarda: para conservarla, expórtala con las estadísticas.
not-stored = La partida no se puede guardar: { $trouble }. Puedes seguir jugando.
trouble-full = no queda sitio en { $place }
trouble-read-only = no se puede escribir en { $place }
trouble-not-text = lo que hay en { $place } no es texto
trouble-missing = no hay nada en { $place }
trouble-in-use = otra copia del juego está usando { $place }
trouble-unreadable = { $place } no se puede leer: date permiso para leerlo y vuelve a abrir el juego
trouble-folder = { $place } es una carpeta y debería ser un archivo: muévela y vuelve a abrir el juego
trouble-other = el sistema rechaza { $place }
stores-now = El juego ya no está abierto dos veces. Desde ahora se guarda todo aquí.
left-game-stays = La otra partida sigue guardada, así que esta no se guarda. Para conservarla, expórtala con las estadísticas.
exported = Estadísticas, dinero, ajustes y esta partida se han exportado a { $place }.
imported = Las estadísticas importadas se han sumado a las tuyas, y se han adoptado los ajustes.
imported-nothing-new = No había nada que no estuviera ya contado aquí; se han adoptado los ajustes.
imported-in-part = Se ha importado lo que se podía leer; el resto se ha dejado fuera.
not-statistics = Eso no es una exportación de este juego; no ha cambiado nada.
nothing-to-import = Todavía no hay nada que importar. Copia un archivo exportado en { $place } y prueba otra vez.
no-place-to-export = No se ha exportado nada, porque esta carpeta no se puede crear o usar: { $place }
not-exported = No se puede escribir la exportación: { $trouble }.
not-imported = No ha sido posible: { $trouble }.

unknown-key = { $key } aquí no hace nada. Pulsa ? para ver las teclas.
unknown-variant = No hay ningún solitario { $name }.
bad-link = La dirección no nombra ninguna partida: #{ $link }. Un ejemplo: #canfield/12345.

cannot-deal-not-a-card = Esa baraja no se puede repartir: { $text } no es una carta.
cannot-deal-missing = Esa baraja no se puede repartir: falta { $card }.
cannot-deal-too-many = Esa baraja no se puede repartir: { $card } está demasiadas veces, o no es de este juego.

bad-number-not-a-number = El número de una partida solo tiene cifras, como 12345 (o ms123456).
bad-number-zero = Los números de las partidas empiezan en 1.
bad-number-too-long = Demasiado largo: el número de una partida tiene como mucho 38 cifras.
bad-number-too-large = Después de ms el número debe ser menor que 8589934592.

# Por qué no se admite una jugada.

refused-no-cards = No hay cartas: el mazo y el descarte están vacíos.
refused-stock-empty = El mazo está vacío.
refused-stock-not-empty = Al descarte solo se le da la vuelta cuando el mazo está vacío.
refused-no-redeals-left = Ya no se puede dar la vuelta al descarte: no hay vueltas.
refused-fruitless-redeals = { $count ->
    [one] Se ha dado la vuelta al descarte una vez sin jugar ninguna carta: juega una o la partida está perdida.
   *[other] Se ha dado la vuelta al descarte { $count } veces sin jugar ninguna carta: juega una o la partida está perdida.
}
refused-choose-base-first = Elige primero la base: pon una carta en una fundación.
refused-no-such-pile = En este juego no existe ese montón.
refused-same-pile = { $card } ya está ahí.
refused-same-pile-unsaid = Las cartas van de un montón a otro, no de vuelta al suyo.
refused-takes-no-cards = { $start } no admite cartas.
refused-stock-is-only-dealt = Las cartas del mazo solo se pueden sacar.
refused-empty-pile = No hay ninguna carta { $on }.
refused-no-so-many-cards = No hay tantas cartas { $on }.
refused-face-down = Esa carta está boca abajo.
refused-one-card-only = Solo se puede mover una carta a la vez.
refused-whole-pile-only = Solo se puede mover la columna entera, no una parte.
refused-card-or-whole-pile-only = Solo se puede mover la carta de encima o la columna entera.
refused-whole-run-only = Las cartas boca arriba de una columna solo se mueven todas juntas.
refused-not-a-run = Estas cartas no forman escalera, así que no se mueven juntas.
refused-set-of-four-only = A la fundación solo van cuatro cartas del mismo valor, todas a la vez.
refused-reserve-not-to-foundation = Las cartas de la reserva no van a las fundaciones.
refused-reserve-not-to-tableau = Las cartas de la reserva no van a las columnas.
refused-foundation-keeps = Las cartas de las fundaciones se quedan ahí.
refused-base-card-stays = La carta base se queda en su fundación.
refused-foundation-closed = Esta fundación se abre cuando la primera está completa.
refused-foundation-complete = Esta fundación está completa.
refused-foundation-needs = A la fundación le toca { $needed }, no { $card }.
refused-other-suit = { $start } solo admite { $suit }, no { $card }.
refused-same-color = { $card } es del mismo color que la carta que hay { $on }; solo va el otro color.
refused-other-color = { $card } no es del color de la carta que hay { $on }; solo va el mismo color.
refused-tableau-needs = { $start } admite ahora { $needed }, no { $card }.
refused-nothing-goes-on = Aquí no va nada sobre { $rank }.
refused-no-building = En este juego no se construye en las columnas.
refused-pile-full = { $start } está al completo: { $limit ->
    [one] el límite es una carta.
   *[other] el límite son { $limit } cartas.
}
refused-space-takes-waste-only = Un hueco solo admite la carta de encima del descarte.
refused-space-takes-reserve-only = Un hueco solo admite una carta de la reserva, mientras quede alguna.
refused-space-takes-others = Un hueco no admite cartas { $from }.
refused-space-takes-nothing = En este juego los huecos se quedan vacíos.
refused-space-needs = Un hueco solo admite { $needed }, o una escalera que empiece así.
