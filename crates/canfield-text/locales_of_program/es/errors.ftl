# Lo que las órdenes averiguan, y por qué no pueden hacer lo pedido. Cada texto es el resto de una frase, que puede ir detrás
# de dos puntos: empieza con minúscula y acaba sin punto. Lo que está entre `...` no se traduce nunca.

usage-unexpected = el argumento `{ $argument }` no existe
usage-unknown-command = la orden `{ $argument }` no existe
usage-missing = falta { $argument }
usage-conflict = `{ $argument }` y `{ $other }` no se pueden dar juntos
usage-before-command = `{ $argument }` no puede ir delante de `{ $command }`
usage-twice = `{ $argument }` está dos veces
usage-no-value = falta un valor detrás de `{ $argument }`
usage-value-unwanted = `{ $argument }` no lleva ningún valor
usage-value = `{ $value }` no puede ir detrás de `{ $argument }`: { $why }
usage-not-text = uno de los argumentos no es texto
usage-other = esta línea de órdenes no se entiende
usage-variant-and-rules = `canfield { $command }` recibió tanto el solitario `{ $word }` como un archivo de reglas: deja fuera uno de los dos
usage-number-beside = con { $beside }, `canfield { $command }` no necesita ningún número, pero recibió `{ $word }`; mira `canfield { $command } --help`
usage-word-beside = con { $beside }, `canfield { $command }` no necesita más palabras, pero recibió `{ $word }`; mira `canfield { $command } --help`
usage-lacks = a `canfield { $command }` le falta { $missing }; mira `canfield { $command } --help`
usage-lacks-beside-rules = a `canfield { $command }`, además del archivo de reglas, le falta { $missing }; mira `canfield { $command } --help`
usage-no-use = `canfield { $command }` no sabe qué hacer con `{ $word }`; mira `canfield { $command } --help`
usage-no-use-beside-rules = `canfield { $command }`, con un archivo de reglas, no sabe qué hacer con `{ $word }`; mira `canfield { $command } --help`
usage-survey-needs = `canfield survey` necesita --deals y --out; mira `canfield survey --help`
usage-survey-needs-file = un estudio se escribe en un archivo, para que pueda seguir tras una parada: nombra uno con --out
usage-depth = `{ $depth }` no es una profundidad: da un número de 0 a { $most }
help-see = { $what }; mira `{ $command } --help`
help-meant = { $what }; ¿querías decir `{ $word }`?

value-no-range = da el primer y el último número, como 1..1000
value-range-without-end = falta un extremo; da el primer y el último número, como 1..1000
value-range-of = `{ $text }` no es un número; da el primero y el último, como 1..1000
value-range-too-large = { $text } es demasiado grande; un estudio acaba en { $most }
value-range-from-zero = la partida 0 no existe, los números empiezan en 1
value-range-turned = de { $first } a { $last } no hay ninguna partida; el número menor va primero, como en { $last }..{ $first }
value-shard = da el número de esta parte y cuántas hay, de 1/4 a 4/4, o `auto`
value-seconds = da un número de segundos mayor que 0, como 20 o 0.5
value-whole = da un número entero a partir de 1
value-whole-up-to = da un número entero de 1 a { $most }
value-none-of = elige entre { $words }
value-other = no se admite

environment-not-a-number = la variable de entorno { $name } vale `{ $text }`, que no es un número; nombra la parte, como en --shard 1/4
environment-missing = --shard auto necesita la variable de entorno { $name }, que pone un grupo de tareas de SLURM; en otro sitio nombra la parte, como en --shard 1/4
environment-no-tasks = la variable de entorno SLURM_ARRAY_TASK_COUNT vale 0, pero hay una tarea; nombra la parte, como en --shard 1/4
environment-gaps = las { $n } tareas del grupo tienen números de { $least } a { $most } con huecos, así que --shard auto dejaría partidas fuera: numéralas sin huecos, como en --array=1-{ $n }

# Archivos.

standard-input = la entrada estándar
cannot-read = no se puede leer { $file }: { $why }
cannot-write = no se puede escribir { $file }: { $why }
cannot-tell = no se pudo escribir el resultado: { $why }
in-file = en { $file }: { $what }
in-line = en { $file }, línea { $line }: { $what }
in-column = en { $file }, línea { $line }, columna { $column }: { $what }
does-not-replay = { $file } no se puede reproducir: { $why }
no-trace-of-record = de { $file } no se puede escribir la traza: { $why }
no-position = no hay ninguna posición en { $file }: no contiene nada
no-trace-in-file = no hay ninguna traza en { $file }
no-trace-in-folder = no hay ninguna traza (.jsonl o .jsonl.gz) en { $file }
no-terminal = para jugar hace falta una terminal; qué más se puede hacer lo dice `canfield --help`
no-screen = una ventana necesita una pantalla, y ni DISPLAY ni WAYLAND_DISPLAY nombran ninguna; en una terminal, `canfield` ofrece los mismos juegos
no-window = en esta pantalla no se puede abrir ninguna ventana, ni con la tarjeta gráfica ni sin ella; en una terminal, `canfield` ofrece los mismos juegos
bad-terminal = no se puede usar la terminal: { $why }
no-processors = no se sabe cuántos procesadores hay: da --jobs
no-thread = no se pudo arrancar ningún hilo para resolver las partidas: { $why }

trouble-no-file = no existe tal archivo
trouble-no-folder = no existe tal carpeta
trouble-may-not-read = no tienes permiso para leerlo
trouble-may-not-write = no tienes permiso para escribir ahí
trouble-is-folder = es una carpeta
trouble-no-plain-file = no es un archivo corriente, y para seguir tras una parada hay que poder leerlo de nuevo
trouble-no-room = no queda sitio
trouble-packed-too-short = sus datos comprimidos acaban antes de tiempo
trouble-packed-damaged = sus datos comprimidos están dañados
trouble-too-long = es demasiado largo, se leen como mucho { $limit } KiB de una vez
trouble-no-text = no es texto
trouble-nobody-reads = nadie lo lee
trouble-unknown = el sistema lo rechaza
trouble-by-number = el sistema lo rechaza con el error número { $number }

# JSON.

json-ends = el JSON acaba antes de tiempo
json-none = esto no es JSON
json-no-key = falta la clave `{ $key }`
json-unknown-key = la clave `{ $key }` no existe; las claves son { $known }
json-value = aquí hay { $found }, y no { $wanted }
json-no-base = falta la carta base: dala como "base": "Q"
json-not-a-base = `{ $text }` no es una carta base: da un valor de A23456789TJQK
batch-no-game = no se nombra el solitario; nómbralo con la clave `game`, o para todas las líneas con VARIANT o --rules en la línea de órdenes

found-number = un número
found-text = un texto
found-true-or-false = true o false
found-null = null
found-list = una lista
found-object = un objeto
wanted-position = una posición, que es un objeto
wanted-trace = una traza, que es un objeto
wanted-step = un paso, que es un objeto
wanted-piles = un objeto que da a cada montón una lista de cartas
wanted-pile = el nombre de un montón
wanted-card = una carta entre comillas, como "TH"
wanted-base = un valor entre comillas, como "Q", o null mientras la carta base está por elegir
wanted-deal = el número de una partida entre comillas, como "#ms617"
wanted-redeals = un número de vueltas de 0 a 65535
wanted-number = un número entero de 0 a 255
wanted-other = lo que corresponde

# Solitarios, partidas, cartas y posiciones.

variant-unknown = el solitario `{ $name }` no existe; `canfield variants` los enumera todos
variant-unknown-near = el solitario `{ $name }` no existe; ¿querías decir { $near }?
variant-near-several = { $first } o { $last }
deal-not-a-number = `{ $text }` no es el número de una partida: usa cifras como 12345, con `ms` delante para un número de Microsoft mayor que 31999
deal-zero = la partida 0 no existe: los números empiezan en 1
deal-too-long = el número de partida `{ $text }` es demasiado largo: puede tener hasta 38 cifras
deal-too-large = `{ $text }` es demasiado grande para un número de Microsoft, que llega hasta 8589934591
deck-missing = falta la carta { $card }
deck-too-many = la carta { $card } está demasiadas veces, o no es de este solitario
position-unknown-part = `{ $text }` no es ni un montón (S, W, R1, F1, T1, etcétera) ni `base`, `redeals` o `fruitless`
position-no-such-pile = este solitario no tiene el montón { $pile }
position-twice = `{ $text }` está dos veces
position-not-a-card = `{ $text }` no es una carta: una carta es un valor (A 2 3 4 5 6 7 8 9 T J Q K) y un palo (C S H D), como TH
position-not-a-pile = `{ $text }` no es un montón: los montones son S (mazo), W (descarte), R1.. (reservas), F1.. (fundaciones) y T1.. (columnas)
position-bad-base = `{ $text }` no es una carta base: da un valor de este solitario, o ? mientras no se haya elegido
position-no-base = falta la carta base: dala como `base Q`
position-other-base = las fundaciones de este solitario empiezan siempre con { $rank }
position-bad-redeals = `{ $text }` no es un número de vueltas de 0 a 65535
position-bad-fruitless = `{ $text }` no es un número de vueltas que aquí puedan haberse seguido: da uno de 0 a { $most }
position-face-down = la carta { $card } de { $pile } no puede estar ahí boca abajo
position-bad-foundation = las cartas de { $pile } no están ordenadas como pide este solitario
position-too-many-redeals = { $used ->
    [one] se ha dado 1 vuelta
   *[other] se han dado { $used } vueltas
}, pero este solitario permite { $most }

# Grabaciones.

record-none = esto no es la grabación de una partida: la primera línea tiene que ser `canfield-record 1`
record-too-new = la grabación tiene la versión { $text }, más nueva que este programa: consigue uno más nuevo
record-unexpected-line = `{ $text }` no va aquí
record-missing = falta la línea `{ $text }:`
record-rules = en las reglas que siguen, línea { $line }, columna { $column }: { $what }
record-not-a-move = `{ $text }` no es una jugada: una jugada es `draw`, `redeal`, o dos montones como `W>F1`, `R1>T2` o `T1>T2*3`
record-played = `played: { $text }` no vale: da un número de 0 al de las jugadas de la grabación
record-move-refused = la jugada { $number }, { $move }, no es válida. { $why }
record-no-word-for-move = la jugada { $number }, { $move }, no se puede contar en una traza, donde `{ $text }` quiere decir la primera fundación

# Archivos de reglas. Sus claves y palabras son iguales en todos los idiomas.

rules-long-file = el archivo es demasiado largo para un archivo de reglas, que tiene como mucho 64 KiB
rules-no-value = aquí falta un valor
rules-unquoted = un texto tiene que ir entre comillas rectas, como "suit"
rules-unended = faltan las comillas al final del texto
rules-key-alone = detrás de una clave tienen que ir = y un valor
rules-key-twice = esta clave está aquí por segunda vez
rules-line-goes-on = la línea debería acabar aquí: cada clave va en su propia línea
rules-no-toml = esto no se puede leer como TOML, la forma de un archivo de reglas
rules-section = `{ $key }` es una sección, pero un archivo de reglas no tiene ninguna: escribe cada clave en su propia línea, como decks = 2
rules-unknown-key = la clave `{ $key }` no existe
rules-unknown-key-near = la clave `{ $key }` no existe; ¿querías decir `{ $near }`?
rules-wrong-type = `{ $key }` tiene que ser { $wanted }, y no { $found }
rules-unknown-word = `{ $key }` no puede ser "{ $word }": es { $possible }
rules-out-of-range = `{ $key }` no puede ser { $number }: tiene que ir de { $least } a { $most }
rules-twice = `{ $key }` nombra "{ $word }" dos veces
rules-unknown-step = `step` no puede ser { $step }: es -1 (un valor menos) o 0 (el mismo valor)
rules-empty-text = `{ $key }` no contiene nada
rules-long-text = `{ $key }` es demasiado largo: puede tener hasta { $most } caracteres
rules-control-character = `{ $key }` tiene que ser una sola línea sin caracteres de control
rules-of-key = `{ $key }`: { $what }
rules-of-key-inherited = `{ $key }`: { $what } (de `{ $from }`: { $values })
kind-quoted = un texto entre comillas
kind-whole-number = un número entero
kind-decimal-number = un número decimal
kind-date-or-time = una fecha o una hora
kind-section = una sección
kind-names = una lista de nombres entre comillas
kind-words = una lista de palabras entre comillas, como ["waste"]
kind-whole-numbers = una lista de números enteros, como [3]
kind-number-or-none = un número entero o "none"
kind-number-or-minus-one = un número entero, -1 para las veces que se quiera
possible-words = una de { $words }
possible-words-or-rank = una de { $words } o un valor (A 2 3 4 5 6 7 8 9 T J Q K)
possible-number-or-words = un número entero o { $words }
possible-words-or-rows = { $words }, o una letra por fila, U boca arriba y D boca abajo, como "DU"
clash-out-of-range = { $n } está fuera de los límites: tiene que ir de { $least } a { $most }
clash-row-count = { $n ->
    [one] se reparte 1 fila
   *[other] se reparten { $n } filas
}, pero tienen que ser de 1 a 16
clash-empty-list = la lista tiene que nombrar al menos un valor
clash-rank-not-in-deck = una baraja de tan pocos valores no tiene { $rank }
clash-last-row-down = la última fila tiene que ir boca arriba (U), porque la carta de encima de una columna siempre se descubre
clash-not-enough-cards = el reparto necesita { $needed } cartas, pero solo hay { $all }: pon montones más pequeños o menos montones, o más barajas
clash-too-many-foundations = estas barajas dan { $n } fundaciones, pero hay sitio para { $most }
clash-too-many-piles = hay sitio para { $most } columnas, contando la carta de más de la elección
clash-limit-below-deal = el reparto pone en una columna más cartas de las que permite pile_limit
clash-reserve-without-cards = reserves y reserve_cards tienen que ser los dos 0 (sin reserva) o los dos mayores que 0
clash-base-and-start = foundation_base = "dealt" va con foundation_start = "one", "chosen" con "none", y un valor con "none" o "all"
clash-sets-of-four = foundation_build = "rank4" tiene una sola fundación, que empieza vacía: necesita un valor como foundation_base, foundation_start = "none", foundation_sets = "up", foundation_open = "all" y foundation_return = "never"
clash-up-and-down = foundation_sets = "up_and_down" necesita foundation_build = "suit", un valor como foundation_base, foundation_start = "none" y foundation_open = "all"
clash-closed-but-started = las fundaciones que solo se abren cuando la primera está completa no pueden empezar todas con una carta
clash-nothing-to-choose = para elegir la carta base de la reserva hace falta una reserva con una carta boca arriba que pueda ir a las fundaciones
clash-extra-needs-one-row = choose_from = "deal_extra" necesita pile_cards = "U": una carta boca arriba por columna
clash-dealt-twice = "{ $part }" se reparte dos veces
clash-not-dealt = "{ $part }" falta en el reparto
clash-nothing-to-deal = "{ $part }" está en el reparto, pero estas reglas no tienen carta para ello
clash-packet-not-last = "packet" tiene que ser la última parte del reparto
clash-packet-before-choice = no se pueden sacar cartas antes de elegir la carta base
clash-no-reserve = { $key } nombra la reserva, que en este solitario no tiene cartas
clash-no-reserve-late = { $key } nombra la reserva, que en ese momento no tiene cartas
clash-dead-reserve = las cartas de la reserva no podrían salir nunca: nombra un destino en reserve_to o deja que la reserva llene los huecos
clash-fruitless-never-reached = no hay más vueltas de las que pueden seguirse: permite más vueltas, o escribe fruitless_redeals = "none"

# El solucionador.

solve-position = la posición de { $file }
solve-deal = la partida { $deal } de { $variant }
solve-won-already = { $subject } ya está ganada
solve-can-be-won = { $subject } se puede ganar, en { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}:
solve-cannot-be-won = { $subject } no se puede ganar: está demostrado que ninguna serie de jugadas gana
solve-not-known = { $subject } puede ganarse o no, no se sabe: { $why }
solve-states = --nodes no permite más de { $count ->
    [one] 1 estado
   *[other] { $count } estados
}
solve-memory = con { $megabytes } MB la tabla está llena; dale más con --memory
solve-rule = la serie encontrada da más vueltas seguidas de las que permiten las reglas, y el solucionador no las cuenta
solve-fault = el solucionador encontró una serie de jugadas que las reglas rechazan, y eso es un error de este programa
solve-time = { $seconds ->
    [one] ha pasado el segundo
   *[other] han pasado los { $seconds } segundos
}; dale más con --seconds
solve-effort = { $count ->
    [one] Se ha mirado 1 estado en { $seconds } segundos, con una tabla de { $bytes } bytes.
   *[other] Se han mirado { $count } estados en { $seconds } segundos, con una tabla de { $bytes } bytes.
}

# Estudios y atlas.

survey-holds = { $file } contiene { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}: { $solved } resueltas, { $unsolvable } imposibles, { $unknown } inciertas
survey-no-deals = Todavía no hay ninguna partida.
survey-progress = { $done } de { $count } partidas, { $percent } %, { $unknown } inciertas
survey-progress-rate = { $progress }, { $rate } por segundo, quedan { $left }
survey-in-use = otro estudio está escribiendo en { $file }: espera a que acabe, o nombra otro archivo con --out
survey-no-line = esto no es la línea de un estudio; bórrala si está rota, o nombra los archivos que escribió `canfield survey`
survey-no-line-of-this = esto no es la línea de un estudio; nombra otro archivo con --out
survey-foreign = la línea no acaba, y no es el comienzo de una de este estudio; nombra otro archivo con --out
survey-unfinished = la línea está sin acabar y se ha dejado fuera
survey-other-variant = el archivo contiene partidas de { $theirs }, y este estudio es de { $ours }; nombra otro archivo con --out
survey-other-rules = el archivo contiene partidas de { $variant } con otras reglas; nombra otro archivo con --out
survey-other-limits = el archivo contiene partidas resueltas dentro de { $theirs }, y las de este estudio tienen { $ours }; da --retry para resolver otra vez las inciertas, o nombra otro archivo con --out
survey-contradiction = la partida { $deal } de { $variant } está resuelta en una línea y es imposible en otra; una de las dos es falsa, así que resuelve otra vez la partida con `canfield solve { $variant } { $deal }`
atlas-old-rules = las partidas de { $variant } se resolvieron con reglas que no son las de hoy: haz el estudio de nuevo
atlas-not-shipped = el atlas no tiene página para { $variant }, que no es un solitario del programa: deja fuera su archivo
number-with-digits = { $whole },{ $digits }
search-limits = { $seconds } s, { $megabytes } MB
search-limits-with-states = { $seconds } s, { $count ->
    [one] 1 estado
   *[other] { $count } estados
}, { $megabytes } MB
report-rules = reglas { $rules }
report-limits = como mucho { $limits } por partida
report-deals = partidas { $first }..{ $last }{ $count ->
    [0] {""}
    [one] , falta 1
   *[other] , faltan { $count }
}
report-solved = resueltas
report-unsolvable = imposibles
report-unknown = inciertas
report-winnable = se pueden ganar: { $part } % (confianza del 95 %: de { $low } a { $high } %)
report-winnable-if-lost = se pueden ganar: { $part } % (confianza del 95 %: de { $low } a { $high } %), si las inciertas se pierden
report-winnable-if-won = se pueden ganar: { $part } % (confianza del 95 %: de { $low } a { $high } %), si las inciertas se ganan
report-effort = esfuerzo
report-median = mediana
report-mean = media
report-percentile = p{ $percent }
report-most = máximo
report-states = estados
report-seconds = segundos
report-rate = { $rate } estados por segundo, { $seconds } segundos en total
report-table = la tabla más grande: { $megabytes } MB

# Partidas grabadas, comparadas y reproducidas.

check-all = en total
check-of = { $file }: { $found }
check-compared = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $positions ->
    [one] 1 posición
   *[other] { $positions } posiciones
}, { $moves ->
    [one] 1 jugada válida
   *[other] { $moves } jugadas válidas
}, { $snapshots ->
    [one] 1 instantánea
   *[other] { $snapshots } instantáneas
}{ $differ ->
    [0] {""}
    [one] ; 1 partida no concuerda
   *[other] ; { $differ } partidas no concuerdan
}
check-deal = partida { $deal }
check-deal-without-number = partida sin número
check-first = La primera diferencia: { $file }, línea { $line }, { $game }, { $deal }: { $what }
differs-after-deal = tras el reparto
differs-at-step = en el paso { $step }
differs-deck = la baraja no es la que nombra el número de la partida
differs-bad-deck = la baraja no se puede repartir: { $why }
differs-piles = { $at } los montones son distintos
differs-pile-theirs = { $pile } en la traza: { $cards }
differs-pile-ours = { $pile } según nuestras reglas: { $cards }
differs-legal = { $at } las jugadas válidas son distintas
differs-legal-theirs = solo en la traza: { $moves }
differs-legal-ours = solo según nuestras reglas: { $moves }
differs-play = { $at } se hace `{ $move }`, que no es válida
differs-won-theirs = la traza da la partida por ganada, y no lo está
differs-won-ours = la partida está ganada, pero la traza no lo dice
differs-position = posición: { $position }
differs-nothing = nada
replay-taken-back = deshecha
