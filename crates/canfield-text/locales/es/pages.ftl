# Lo que lleva la página de reglas además de las reglas: un dibujo del reparto, consejos, cada cuánto se gana, y lo que
# dicen las fuentes.

heading-strategy = Estrategia
heading-winning = Cada cuánto se gana
heading-sources = En qué no coinciden las fuentes

# Un pequeño dibujo del reparto, con el número de cartas de cada montón.

drawing-with-reserve = Arriba están el mazo, el descarte y las fundaciones, abajo la reserva y las columnas. Los números dicen cuántas cartas hay tras el reparto.
drawing-with-reserves = Arriba están el mazo, el descarte y las fundaciones, abajo las reservas y las columnas. Los números dicen cuántas cartas hay tras el reparto.
drawing-without-reserve = Arriba están el mazo, el descarte y las fundaciones, abajo las columnas. Los números dicen cuántas cartas hay tras el reparto.

# Consejos que se siguen de las reglas.

strategy-reserve = Juega de la reserva siempre que puedas: lo que está en el fondo queda fuera de alcance hasta que salen las de encima.
strategy-reserve-seen = Todas las cartas de la reserva se ven: antes de cada jugada mira adónde podrían ir las siguientes.
strategy-fill-auto = Cada hueco saca una carta de la reserva: vaciar una columna vale a menudo más que una escalera más larga.
strategy-fill-choice = Un hueco no se llena solo: no tengas prisa y espera la carta que más te ayude ahí.
strategy-late-waste = Agotada la reserva, solo el descarte llena un hueco: vacía una columna cuando encima del descarte esté la carta que quieres ahí.
strategy-late-any = Agotada la reserva, un hueco admite cualquier carta, también una escalera que deje libre la carta de debajo.
strategy-fill-king = No vacíes una columna antes de tener un rey para el hueco: no va nada más.
strategy-whole = Las cartas boca arriba de una columna solo salen todas juntas, o una a una hacia una fundación: antes de tapar una carta pregúntate si te hará falta pronto.
strategy-run = Las escaleras se pueden partir: mueve una parte cuando así quede libre una carta para las fundaciones.
strategy-single = De una columna a otra solo se mueven cartas sueltas, y cuesta mover una escalera larga: constrúyela donde pueda quedarse.
strategy-packets = De cada grupo de cartas al principio solo se juega la última. Tomar una carta del descarte cambia las que saldrán en la vuelta siguiente: cuenta antes de tomarla.
strategy-every-card = En cada vuelta salen todas las cartas del mazo: recuerda las que vendrán, y no juegues una solo porque se puede.
strategy-one-round = El mazo se pasa una sola vez. La carta que dejas pasar queda debajo de las siguientes: toma enseguida lo que te sirva.
strategy-base = Lleva primero a las fundaciones las cartas del valor base: sin su carta base, ninguna otra de un palo puede subir.
strategy-return-never = Lo que está en una fundación no vuelve. Deja una carta en las columnas mientras otra la necesite.
strategy-return = Se puede recuperar una carta de una fundación: hazlo cuando dé sitio a otra.
strategy-money = Cada carta en las fundaciones paga, se gane o no: hacia el final busca el camino que suba más cartas.

# Cada cuánto se gana.

winning-measured = { $unknown ->
    [0] De { $deals } partidas que ha examinado un programa conociendo todas las cartas, { $solved } se pueden ganar y { $unsolvable } no.
   *[other] De { $deals } partidas que ha examinado un programa conociendo todas las cartas, { $solved } se pueden ganar y { $unsolvable } no; de { $unknown } no lo ha podido averiguar.
}
winning-interval = Quien conoce todas las cartas puede ganar, pues, entre el { $low } % y el { $high } % de todas las partidas (confianza del 95 %).
winning-condition = Quien no sabe dónde están las cartas tapadas gana menos veces.
winning-not-measured = Todavía sin medir.
number-with-tenths = { $whole },{ $tenths }

# En qué no coinciden las fuentes.

disagree-canfield = Con este nombre las fuentes juegan juegos distintos. De una columna a otra unas mueven solo la columna entera, otras la carta de encima o la columna entera, otras cualquier escalera. Agotada la reserva, unas llenan un hueco solo desde el descarte, otras con cualquier carta o escalera. Unas ponen enseguida las primeras cartas en el descarte, otras no; unas dejan volver cartas de las fundaciones, la mayoría no. Lo usual son tres cartas cada vez y vueltas sin límite, pero también se encuentra una carta cada vez, y una sola pasada o tres.
disagree-klondike = En casi todos los países este juego se llama Klondike, y Canfield es el que tiene reserva. Las fuentes del Klondike no coinciden en si se saca una carta o tres cada vez, ni en el número de vueltas.
disagree-demon = En Gran Bretaña Demon es el nombre del Canfield con una baraja. Otras fuentes lo dan a este juego con dos barajas, ocho columnas y una reserva de 40 cartas.
disagree-double = Las fuentes dan a este juego cinco columnas y una reserva de 13 cartas, o seis columnas y una reserva de 40.
disagree-rainbow = La mayoría de las fuentes construye sin mirar el palo y pasa el mazo una vez, carta a carta. Otras sacan tres cartas cada vez sin límite de vueltas, o construyen en colores alternos.
disagree-storehouse = Las fuentes no coinciden en qué se mueve de una columna a otra, ni en si los huecos se llenan enseguida desde la reserva o cuando quiere quien juega. Lo usual es dar la vuelta al descarte dos veces; una fuente la da una sola.
disagree-chameleon = Las fuentes dan a la reserva 12 o 13 cartas, y mueven cartas sueltas, columnas enteras o cualquier escalera. En una forma más antigua el resto del mazo se convierte en una cuarta columna.
disagree-toad = Agotada la reserva, unas fuentes llenan un hueco con cualquier carta, otras solo desde el descarte. La reserva se ve entera, o solo la carta de encima; casi todas construyen en el mismo palo, una en colores alternos.
disagree-variegated = Una fuente muestra todas las cartas de la reserva, otra solo la de encima. Algunas copias olvidan que primero se colocan todos los ases.
disagree-eagle-wing = Muchas fuentes no construyen nada en las alas. Otras bajan en el mismo palo, hasta tres cartas por columna.
disagree-duchess = Las fuentes no coinciden en si solo se mueven columnas enteras o cualquier escalera, en qué llena un hueco mientras hay reservas, ni en si al descarte se le da la vuelta una vez o ninguna.
disagree-duke = Unas fuentes llenan un hueco siempre y desde donde se quiera, otras solo desde las reservas mientras quedan. Si las cartas vuelven de las fundaciones se cuenta de las dos maneras.
disagree-gate = En la mayoría de las fuentes llena un hueco el poste más largo de la reserva, y luego el descarte. Otras dejan elegir a quien juega, o toman la carta siguiente del mazo.
disagree-minerva = Unas fuentes muestran todas las cartas de la reserva, otras solo la de encima.
disagree-acme = Las fuentes coinciden en este juego; una sola da a la reserva apenas 4 cartas.
disagree-beehive = Muchas fuentes dan a la reserva 10 cartas, otras 13. Las cuatro de un valor salen enseguida en unas, y cuando quiere quien juega en otras.
disagree-plot = En algunas fuentes sobre una carta del valor base no se construye ni se mueve ella sobre otra, y los huecos se llenan también desde el mazo.

# Fuentes que son más que el nombre de un programa o de un libro.

source-dispettoso = Il dispettoso, el juego italiano que se juega en línea
source-double-canfield = Double Canfield, el juego de dos barajas que se juega en línea
source-canfield-klondike = Canfield-pasianssi, el solitario que lleva ese nombre en Finlandia
source-canfield = el Canfield de AisleRiot, tal como lo cuenta su manual en español
source-hoyle-canfield = el Canfield según Hoyle, de una página de reglas estonia
source-canfield-original = la casa de juego, tal como la cuenta la fuente de Il dispettoso
