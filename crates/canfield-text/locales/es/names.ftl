# Nombres de palos, valores, cartas, montones y teclas, en las formas que necesitan las frases de los otros archivos:
# `.start` empieza una frase, `.to`, `.from` y `.on` dicen adónde van las cartas, de dónde vienen y dónde están. `.a` es una
# carta entre varias, y `.many` son todas, con el artículo. Las letras de los palos son las de las órdenes.

# Los términos son los de las páginas y programas de solitarios en español: `mazo` lo que queda por repartir, `descarte` lo
# que sale de él, `reserva` y `fundación`. `Basura` solo se lee en traducciones literales de «waste», y `montón` sirve para
# cualquiera de ellos, así que aquí es el nombre común: mazo, descarte, reservas, fundaciones y columnas son montones.

suit-clubs = tréboles
    .symbol = ♣
    .letter = c
suit-spades = picas
    .symbol = ♠
    .letter = s
suit-hearts = corazones
    .symbol = ♥
    .letter = h
suit-diamonds = diamantes
    .symbol = ♦
    .letter = d

rank-ace = as
    .short = A
    .a = un as
    .from = desde el as
    .many = los ases
rank-two = 2
    .short = 2
    .a = un 2
    .from = desde el 2
    .many = los 2
rank-three = 3
    .short = 3
    .a = un 3
    .from = desde el 3
    .many = los 3
rank-four = 4
    .short = 4
    .a = un 4
    .from = desde el 4
    .many = los 4
rank-five = 5
    .short = 5
    .a = un 5
    .from = desde el 5
    .many = los 5
rank-six = 6
    .short = 6
    .a = un 6
    .from = desde el 6
    .many = los 6
rank-seven = 7
    .short = 7
    .a = un 7
    .from = desde el 7
    .many = los 7
rank-eight = 8
    .short = 8
    .a = un 8
    .from = desde el 8
    .many = los 8
rank-nine = 9
    .short = 9
    .a = un 9
    .from = desde el 9
    .many = los 9
rank-ten = 10
    .short = 10
    .a = un 10
    .from = desde el 10
    .many = los 10
rank-jack = jota
    .short = J
    .a = una jota
    .from = desde la jota
    .many = las jotas
rank-queen = reina
    .short = Q
    .a = una reina
    .from = desde la reina
    .many = las reinas
rank-king = rey
    .short = K
    .a = un rey
    .from = desde el rey
    .many = los reyes

card-long = { $rank } de { $suit }
card-short = { $rank }{ $suit }
card-unsaid = esa carta
cards-carried = { $count ->
    [one] { $card }
   *[other] { $card } con { $more ->
        [one] la carta que tiene encima
       *[other] las { $more } cartas que tiene encima
    }
}

pile-stock = el mazo
    .start = El mazo
    .to = al mazo
    .from = del mazo
    .on = en el mazo
    .title = Mazo
pile-waste = el descarte
    .start = El descarte
    .to = al descarte
    .from = del descarte
    .on = en el descarte
    .title = Descarte
pile-the-reserve = la reserva
    .start = La reserva
    .to = a la reserva
    .from = de la reserva
    .on = en la reserva
    .title = Reserva
pile-reserve = la reserva { $number }
    .start = La reserva { $number }
    .to = a la reserva { $number }
    .from = de la reserva { $number }
    .on = en la reserva { $number }
    .title = Reserva { $number }
pile-foundation = la fundación
    .start = La fundación
    .to = a la fundación
    .from = de la fundación
    .on = en la fundación
    .title = Fundación { $number }
pile-tableau = la columna { $number }
    .start = La columna { $number }
    .to = a la columna { $number }
    .from = de la columna { $number }
    .on = en la columna { $number }
    .title = Columna { $number }
pile-unsaid = ese montón
    .start = Ese montón
    .to = allí
    .from = de allí
    .on = allí
    .title = Montón

key-left = Izquierda
key-right = Derecha
key-up = Arriba
key-down = Abajo
key-page-up = RePág
key-page-down = AvPág
key-home = Inicio
key-end = Fin
key-enter = Intro
key-escape = Esc
key-tab = Tab
key-back-tab = Mayús-Tab
key-backspace = Retroceso
key-delete = Supr
key-space = Espacio
key-control = Ctrl-{ $letter }
key-function = F{ $number }

# Nombres de solitarios que los describen.

name-after-hoyle = Canfield según Hoyle
name-original = Canfield, el juego original
name-classic = Canfield (clásico)
name-strict = Canfield (Solvitaire, estricto)
name-selective = Canfield a elección
