# Las reglas de un solitario, hechas de sus datos: títulos, y debajo de cada uno frases enteras.

heading-layout = Disposición
heading-goal = Objetivo
heading-building = Cómo se construye
heading-moving = Cómo se mueve
heading-spaces = Huecos
heading-reserve = Reserva
heading-stock = Mazo
heading-score = Puntuación
heading-names = Nombres

# Disposición.

rules-decks = { $decks ->
    [one] Una baraja de { $count } cartas.
   *[other] { $decks } barajas, { $count } cartas en total.
}
rules-short-decks = Cada palo tiene solo { $ranks } valores a partir del as; el más alto es: { $rank }.
rules-start-one = La primera carta que se reparte va a una fundación, y su valor es la base.
rules-start-all = Primero se colocan en las fundaciones { $ranks } de todos los palos.
rules-start-none = { $count ->
    [one] La fundación empieza vacía.
   *[other] Las { $count } fundaciones empiezan vacías.
}
rules-reserve-top = { $count ->
    [one] Una carta forma la reserva.
   *[other] { $count } cartas forman la reserva, y solo la de encima está boca arriba.
}
rules-reserve-all = { $count ->
    [one] Una carta boca arriba forma la reserva.
   *[other] { $count } cartas forman la reserva, todas boca arriba.
}
rules-reserve-last = { $count ->
    [one] Una carta forma la reserva.
   *[other] { $count } cartas boca abajo forman la reserva; cuando queda una, se descubre.
}
rules-reserves-top = { $count ->
    [one] Hay { $reserves } reservas de una carta, boca arriba.
   *[other] Hay { $reserves } reservas de { $count } cartas, con la de encima boca arriba.
}
rules-reserves-all = { $count ->
    [one] Hay { $reserves } reservas de una carta, boca arriba.
   *[other] Hay { $reserves } reservas de { $count } cartas, todas boca arriba.
}
rules-reserves-last = { $count ->
    [one] Hay { $reserves } reservas de una carta.
   *[other] Hay { $reserves } reservas de { $count } cartas boca abajo; la última de cada una se descubre cuando queda sola.
}
rules-piles-of-one = { $piles ->
    [one] Hay una columna de una carta.
   *[other] Hay { $piles } columnas de una carta cada una.
}
rules-piles-up = { $piles ->
    [one] Hay una columna de { $rows } cartas, todas boca arriba.
   *[other] Hay { $piles } columnas de { $rows } cartas cada una, todas boca arriba.
}
rules-piles-down = { $piles ->
    [one] Hay una columna de { $rows } cartas,
   *[other] Hay { $piles } columnas de { $rows } cartas cada una,
} { $down ->
    [one] una de ellas boca abajo.
   *[other] { $down } de ellas boca abajo.
}
rules-piles-staircase = Hay { $piles } columnas, de 1 a { $piles } cartas, cada una con la carta de encima boca arriba.
rules-extra = Al lado se pone una carta más, para elegir la base.
rules-packet = { $count ->
    [one] Una carta pasa al descarte.
   *[other] { $count } cartas pasan al descarte.
}
rules-no-packet = Al principio no pasa ninguna carta al descarte.
rules-stock-size = { $count ->
    [0] Para el mazo no queda ninguna carta.
    [one] La última carta hace de mazo.
   *[other] Las otras { $count } cartas son el mazo.
}

# Objetivo.

rules-goal-suit = Llevar todas las cartas a las { $count } fundaciones, cada una de un solo palo y en orden ascendente { $from }.
rules-goal-any = Llevar todas las cartas a las { $count } fundaciones, en orden ascendente { $from } y sin mirar el palo.
rules-goal-alternate = Llevar todas las cartas a las { $count } fundaciones, en orden ascendente { $from } y en colores alternos.
rules-goal-set = Llevar todas las cartas a la fundación, cuatro del mismo valor cada vez: cuando están juntas encima de una columna, una jugada las lleva allí.
rules-goal-up-and-down = Llevar todas las cartas a las { $count } fundaciones, cada una de un solo palo: para cada palo una fundación sube { $from } y la otra baja { $downward }.
rules-base-dealt = la base
    .from = desde la base
rules-base-chosen = la base que tú elijas
    .from = desde la base que tú elijas
rules-goal-each = Cada fundación recibe { $count } cartas.
rules-corner = Después del rey va el as.
rules-choose-reserve = La base la eliges tú, con la primera carta de la reserva que pones en una fundación.
rules-choose-extra = La base la eliges tú, con la primera de las { $count } cartas de la mesa que pones en una fundación; la carta de más ocupa después su sitio.
rules-before-choice-reserve = Hasta entonces solo se mueven cartas de la reserva.
rules-before-choice-nothing = Hasta entonces no se mueve ninguna otra carta.
rules-open-first = Las otras fundaciones se abren cuando la primera está completa.
rules-return-never = Una carta puesta en una fundación se queda ahí.
rules-return-above-base = La carta de encima de una fundación puede volver a una columna, pero no la carta base.
rules-return-always = La carta de encima de una fundación puede volver a una columna.

# Cómo se construye.

rules-build-none = En las columnas no se construye.
rules-build-down-alternate = En las columnas se baja en colores alternos: rojo sobre negro, negro sobre rojo.
rules-build-down-suit = En las columnas se baja en el mismo palo.
rules-build-down-colour = En las columnas se baja en el mismo color: rojo sobre rojo, negro sobre negro.
rules-build-down-any = En las columnas se baja sin mirar el palo.
rules-build-equal-alternate = Las columnas admiten cartas del mismo valor y del otro color.
rules-build-equal-suit = Las columnas admiten cartas del mismo valor y palo.
rules-build-equal-colour = Las columnas admiten cartas del mismo valor y color.
rules-build-equal-any = Las columnas admiten cartas del mismo valor.
rules-wrap-circular = El rey va sobre el as.
rules-wrap-to-base = El rey va sobre el as, pero sobre una carta del valor base no va nada.
rules-wrap-none = Sobre un as no va nada.
rules-pile-limit = { $count ->
    [one] En una columna cabe una sola carta.
   *[other] En una columna caben como mucho { $count } cartas.
}

# Cómo se mueve.

rules-move-none = De una columna a otra no se mueve nada.
rules-move-single = De una columna a otra se mueve una sola carta a la vez.
rules-move-whole = De una columna a otra solo se mueve una columna entera, nunca una parte.
rules-move-single-or-whole = De una columna a otra se mueve la carta de encima sola, o la columna entera; nada intermedio.
rules-move-run = De una columna a otra se mueve cualquier escalera, entera o una parte desde arriba.
rules-move-whole-run = De una columna a otra las cartas boca arriba solo se mueven todas juntas, nunca una parte.
rules-send = Un doble clic manda una carta adonde pueda ir, antes que nada a una fundación.
rules-turn-up = Una carta boca abajo que queda libre se descubre.

# Huecos.

rules-base-auto = Una carta del valor base que está en la mesa tras el reparto, o que llega a lo alto de la reserva o del descarte, va sola a su fundación.
rules-fill-auto-one = Un hueco se llena solo y enseguida { $first }.
rules-fill-auto-two = Un hueco se llena solo y enseguida { $first }, y si no hay carta, { $second }.
rules-fill-auto-three = Un hueco se llena solo y enseguida { $first }, si no hay carta, { $second }, y luego { $third }.
rules-fill-rest = Si tampoco ahí queda ninguna carta, decides tú.
rules-fill-early-none = { $reserves ->
    [one] Mientras la reserva tiene cartas, un hueco se queda vacío.
   *[other] Mientras una reserva tiene cartas, un hueco se queda vacío.
}
rules-fill-early = { $reserves ->
    [one] Mientras la reserva tiene cartas, un hueco lo llenas tú { $sources }, cuando quieras; también puede quedarse vacío.
   *[other] Mientras una reserva tiene cartas, un hueco lo llenas tú { $sources }, cuando quieras; también puede quedarse vacío.
}
rules-fill-late-none = { $reserves ->
    [one] Agotada la reserva, un hueco se queda vacío.
   *[other] Agotadas todas las reservas, un hueco se queda vacío.
}
rules-fill-late = { $reserves ->
    [one] Agotada la reserva, un hueco lo llenas tú { $sources }, cuando quieras; también puede quedarse vacío.
   *[other] Agotadas todas las reservas, un hueco lo llenas tú { $sources }, cuando quieras; también puede quedarse vacío.
}
rules-fill-none = Un hueco se queda vacío.
rules-fill = Un hueco lo llenas tú { $sources }, cuando quieras; también puede quedarse vacío.
rules-fill-rank = { $unit ->
    [card] A un hueco solo se puede mover { $rank }.
   *[run] A un hueco solo se puede mover { $rank }, o una escalera que empiece así.
}
rules-fill-rank-base = { $unit ->
    [card] A un hueco solo se puede mover una carta del valor base.
   *[run] A un hueco solo se puede mover una carta del valor base, o una escalera que empiece así.
}
rules-fill-rank-below-base = { $unit ->
    [card] A un hueco solo se puede mover una carta del valor anterior a la base.
   *[run] A un hueco solo se puede mover una carta del valor anterior a la base, o una escalera que empiece así.
}
rules-fill-rank-until-first = { $unit ->
    [card] Hasta que la primera fundación está completa, a un hueco solo se puede mover una carta del valor base.
   *[run] Hasta que la primera fundación está completa, a un hueco solo se puede mover una carta del valor base, o una escalera que empiece así.
}
source-reserve = desde la reserva
source-reserves = desde la reserva más larga
source-waste = desde el descarte
source-stock = desde el mazo
source-tableau = desde otra columna
source-any-reserve = desde una reserva
sources-two = { $first } o { $second }
sources-three = { $first }, { $second } o { $third }

# Reserva.

rules-reserve-to-both = { $reserves ->
    [one] La carta de encima de la reserva va a las fundaciones y a las columnas.
   *[other] La carta de encima de cada reserva va a las fundaciones y a las columnas.
}
rules-reserve-to-foundation = { $reserves ->
    [one] La carta de encima de la reserva va a las fundaciones, pero no a las columnas.
   *[other] La carta de encima de cada reserva va a las fundaciones, pero no a las columnas.
}
rules-reserve-to-tableau = { $reserves ->
    [one] La carta de encima de la reserva va a las columnas, pero no a las fundaciones.
   *[other] La carta de encima de cada reserva va a las columnas, pero no a las fundaciones.
}
rules-reserve-to-nothing = Las cartas de la reserva solo llenan huecos.
rules-reserve-last-card = { $reserves ->
    [one] La última carta de la reserva se juega como las demás; las anteriores solo llenan huecos.
   *[other] La última carta de cada reserva se juega como las demás; las anteriores solo llenan huecos.
}
rules-reserve-no-return = { $reserves ->
    [one] A la reserva no vuelve nunca ninguna carta.
   *[other] A una reserva no vuelve nunca ninguna carta.
}

# Mazo.

rules-deal = { $count ->
    [one] Del mazo pasa al descarte una carta cada vez, y la carta de encima del descarte se puede jugar.
   *[other] Del mazo pasan al descarte { $count } cartas cada vez, menos al final, y la carta de encima del descarte se puede jugar.
}
rules-deal-first-round = { $count ->
    [one] En la primera vuelta pasa del mazo al descarte una carta cada vez, y la de encima se puede jugar.
   *[other] En la primera vuelta pasan del mazo al descarte { $count } cartas cada vez, y la de encima se puede jugar.
}
rules-deal-round = { $count ->
    [one] En la vuelta { $round }: una carta cada vez.
   *[other] En la vuelta { $round }: { $count } cartas cada vez.
}
rules-deal-last-round = { $count ->
    [one] Desde la vuelta { $round }: una carta cada vez.
   *[other] Desde la vuelta { $round }: { $count } cartas cada vez.
}
rules-redeals-unlimited = Cuando el mazo está vacío, se da la vuelta al descarte, que vuelve a ser el mazo, en el mismo orden y sin barajar, cuantas veces quieras.
rules-packet-auto = Cuando una jugada vacía el descarte, las cartas siguientes salen solas.
rules-redeal-packet = Al dar la vuelta al descarte salen enseguida las cartas siguientes.
rules-fruitless-redeals = { $count ->
    [one] Cuando se ha dado la vuelta al descarte una vez sin jugar después ninguna carta, no se le da otra hasta que juegues una; si no hay ninguna que jugar, la partida está perdida. Las cartas que suben solas no cuentan.
   *[other] Cuando se ha dado la vuelta al descarte { $count } veces sin jugar entre medias ninguna carta, no se le da otra hasta que juegues una; si no hay ninguna que jugar, la partida está perdida. Las cartas que suben solas no cuentan.
}
rules-redeals-none = El mazo se pasa una sola vez: al descarte no se le da la vuelta.
rules-redeals = { $count ->
    [one] Cuando el mazo está vacío, se da la vuelta al descarte, que vuelve a ser el mazo, en el mismo orden y sin barajar. Se puede hacer una vez.
   *[other] Cuando el mazo está vacío, se da la vuelta al descarte, que vuelve a ser el mazo, en el mismo orden y sin barajar. Se puede hacer { $count } veces.
}

# Puntuación.

rules-score-none = No se llevan puntos: el solitario se gana o no se gana.
rules-score-instalments = La baraja se paga a plazos: 13 por la mano, otros 13 con la primera orden, y otros 26 por el juego cuando se saca del mazo por primera vez. Cada vuelta al descarte cuesta 5. Pagado el juego, cada carta en las fundaciones paga 5.
rules-score-points = { $count ->
    [one] Cada carta en las fundaciones vale un punto.
   *[other] Cada carta en las fundaciones vale { $count } puntos.
}
rules-score-money = Cada carta en las fundaciones paga { $count }.
rules-score-ante-points = Se empieza con { $count } puntos.
rules-score-ante-money = La baraja cuesta { $count }.
rules-score-redeal-points = Cada vuelta al descarte cambia la puntuación en { $count }.
rules-score-redeal-money = Cada vuelta al descarte cuesta { $count }.
rules-score-dealt-free = Las cartas que se reparten en las fundaciones no cuentan.
rules-score-all-out-points = Todas las cartas juntas valen { $count }.
rules-score-all-out-money = Todas las cartas juntas pagan { $count }.
rules-score-full-points = Las { $cards } cartas juntas valen { $count } puntos, que es el máximo.
rules-score-full-money = Las { $cards } cartas juntas pagan { $count }.
rules-score-even = Con { $cards } cartas en las fundaciones se recupera el precio de la baraja.
rules-score-first-win = Con { $cards } cartas en las fundaciones ya se ganan { $count }.
rules-score-break-even = Con { $count } cartas en las fundaciones se dice que ni se gana ni se pierde.

# Nombres.

rules-aliases = También se llama { $names }.
rules-source = Estas reglas son las de: { $source }.
rules-pysol = Los números de las partidas dan las cartas que reparte PySolFC en su juego { $number }.
