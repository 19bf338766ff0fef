# Títulos, botones, cuentas y las filas de la ayuda.

title-help = Teclas
    .touch = Gestos
title-keyboard = Con un teclado
title-rules = Reglas: { $name }
title-variants = Elige un solitario
title-deal-number = Ir a una partida
title-won = ¡Has ganado!
title-question = Confirmar
title-statistics = Estadísticas: { $name }
title-settings = Ajustes

question-new-game = ¿Abandonar esta partida y empezar otra?
question-deal = ¿Abandonar esta partida e ir a la partida { $deal }?
question-variant = ¿Abandonar esta partida y jugar a { $name }?
question-imported-game = ¿Abandonar esta partida y seguir con la importada?
question-left-game = El juego estaba abierto dos veces y el otro ya está cerrado. ¿Abandonar esta partida y seguir con la de allí?
question-replace-left-game = ¿Conservar mejor esta partida y abandonar la otra?
question-quit = ¿Salir? La partida no se puede guardar y se perderá.
question-new-version = Hay lista una versión más nueva del juego. ¿Abrirla ahora? La partida sigue.
question-reset-statistics = ¿Olvidar todo lo jugado y ganado en { $name }?
question-reset-statistics-but-money = ¿Olvidar todas las partidas contadas de { $name }? El dinero se queda.

button-yes = Sí
button-no = No
button-close = Cerrar
button-new-game = Partida nueva

# Una tecla y lo que hace, luego dos espacios y la siguiente. Primero las más importantes, porque una pantalla estrecha
# solo muestra las que caben.
hint-table = ? teclas  d sacar  u deshacer  t pista  n nueva  v otros  i reglas  s ajustes  q salir
hint-table-bsd = ? teclas  ht sacar  u deshacer  * pista  n nueva  v otros  i reglas  q salir
hint-statistics-money = Esc cerrar  a cuenta  r borrar  e exportar  m importar
hint-statistics = Esc cerrar  r borrar  e exportar  m importar
hint-settings = Esc cerrar  Arr/Ab elegir  Espacio cambiar
hint-scroll = Esc cerrar  Arriba/Abajo mover
hint-variants = Intro jugar  Esc cerrar  a-z buscar  Arr/Ab elegir
hint-deal-number = Intro ir  Esc cerrar
hint-question = y sí  n no
hint-won = n partida nueva  Esc cerrar  u deshacer

label-search = Buscar:
label-no-match = Ningún solitario se llama así.
label-number = Número:
label-also-known-as = también { $name }
label-base = Base: { $rank }
label-base-to-choose = Base por elegir
label-deal = Partida { $deal }
label-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
label-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
label-home = subidas { $count }/{ $all }
label-redeals-left = { $count ->
    [0] sin vueltas
    [one] queda 1 vuelta
   *[other] quedan { $count } vueltas
}
label-redeals-unlimited = vueltas sin límite
label-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
label-won-money = ganados { $amount }
label-lost-money = perdidos { $amount }
label-balance = saldo { $amount }
label-clock = { $minutes }:{ $seconds }
label-clock-hours = { $hours }:{ $minutes }:{ $seconds }
label-finish = y: terminar
label-bookmarks = { $count ->
    [one] 1 marcador
   *[other] { $count } marcadores
}
label-not-kept = sin guardar
label-typed = Orden: { $typed }
label-too-small = Ventana demasiado pequeña: hacen falta { $columns } columnas y { $rows } filas.
label-page = de { $first } a { $last } de { $all }

group-tables = Para empezar
group-canfield = Canfield
group-one-deck = Una baraja
group-several-decks = Varias barajas
group-own = Tus propias reglas

empty-takes = admite { $rank }
empty-takes-card = admite { $card }
empty-takes-suit = admite { $suit }
empty-takes-set = cuatro de un valor
empty-takes-any = admite cualquier carta
empty-takes-waste = admite la de encima del descarte
empty-takes-reserve = admite la de encima de la reserva
empty-takes-nothing = vacío
empty-redeal = da la vuelta al descarte
empty-no-redeal = sin vueltas

help-type-tableau = nombra una columna: 24 mueve de la columna 2 a la 4
    .keys = 1-9, 0, a ...
help-type-waste = nombra el descarte: w3 lleva su carta de encima a la columna 3
help-type-reserve = nombra la reserva: r3 lleva su carta de encima a la columna 3 (r23: de la segunda de varias)
help-type-foundation = nombra las fundaciones: 1f y wf suben una carta, f2 recupera una
help-type-stock = ht saca del mazo, o da la vuelta al descarte
help-type-talon = nombra el descarte: t3 lleva su carta de encima a la columna 3
help-type-reserve-s = nombra la reserva: s3 lleva su carta de encima a la columna 3 (s23: de la segunda de varias)
help-type-foundation-t = nombra las fundaciones: 1f y tf suben una carta, f2 recupera una
help-draw = sacar del mazo, o dar la vuelta al descarte
help-point = tomar donde está el cursor, y soltar; en el mazo, sacar
help-send = mandar la carta del cursor adonde pueda ir
help-finish = subir todas las cartas, cuando ya no queda otra cosa que hacer
help-hint = pista: la siguiente jugada útil; otra vez, otra pista
help-bookmark = poner aquí un marcador, o quitarlo
help-go-back = volver a un marcador, otra vez para el anterior
help-find = buscar todas las cartas de un valor: /k muestra los reyes
help-look = mirar el montón del cursor: dice sus cartas
help-show-statistics = estadísticas
help-show-settings = ajustes
help-cursor-left = cursor a la izquierda
help-cursor-right = cursor a la derecha
help-cursor-up = cursor hacia arriba
help-cursor-down = cursor hacia abajo
help-next-pile = cursor al montón siguiente
help-previous-pile = cursor al montón anterior
help-first-pile = cursor al primer montón de la fila
help-last-pile = cursor al último montón de la fila
help-undo = deshacer una jugada
help-redo = rehacerla
help-restart = empezar de nuevo esta partida
help-new-game = partida nueva
help-show-deal-number = ir a una partida por su número
help-show-variants = elegir otro solitario
help-show-rules = reglas de este solitario
help-show-help = esta lista de teclas
help-cancel = olvidar lo escrito o lo tomado; cerrar una ventana
help-interrupt = olvidar lo escrito, o salir
help-quit = salir

# Ajustes: el nombre de cada uno y sus valores.

setting-autoplay = Cartas que suben solas
    .off = nunca
    .safe = si es seguro
    .eager = siempre
setting-clock = Reloj
setting-score = Puntuación
setting-four-colors = Un color por palo
setting-letters = Letras para los palos
setting-shade = Colores
    .system = del sistema
    .light = claros
    .dark = oscuros
setting-left-handed = En espejo, para zurdos
setting-keys = Teclas
    .standard = normales
    .bsd = como canfield de BSD
setting-language = Idioma
    .system = el del sistema
setting-switch =
    .on = sí
    .off = no

# Lo que da una partida ganada.

won-moves = Jugadas
won-time = Tiempo
won-money = Ganado con esta partida

# Estadísticas.

statistics-played = Jugadas
statistics-won = Ganadas
statistics-streak = Ganadas seguidas
statistics-best-streak = Más ganadas seguidas
statistics-fewest-moves = Menos jugadas
statistics-best-time = Mejor tiempo
statistics-balance = Saldo
statistics-hands = Manos
statistics-cards-home = Cartas subidas al final
statistics-won-share = { $count } ({ $percent } %)
statistics-none = aún nada
