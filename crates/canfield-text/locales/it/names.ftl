# Nomi di semi, valori, carte, mucchi e tasti, nelle forme che servono alle frasi degli altri file: `.start` comincia una
# frase, `.to`, `.from` e `.on` dicono dove vanno le carte, da dove vengono e dove stanno. `.a` è una carta tra tante, e
# `.many` tutte, con l'articolo. Le lettere dei semi sono quelle dei comandi.

suit-clubs = fiori
    .symbol = ♣
    .letter = c
suit-spades = picche
    .symbol = ♠
    .letter = s
suit-hearts = cuori
    .symbol = ♥
    .letter = h
suit-diamonds = quadri
    .symbol = ♦
    .letter = d

rank-ace = asso
    .short = A
    .a = un asso
    .from = dall'asso
    .many = gli assi
rank-two = 2
    .short = 2
    .a = un 2
    .from = dal 2
    .many = i 2
rank-three = 3
    .short = 3
    .a = un 3
    .from = dal 3
    .many = i 3
rank-four = 4
    .short = 4
    .a = un 4
    .from = dal 4
    .many = i 4
rank-five = 5
    .short = 5
    .a = un 5
    .from = dal 5
    .many = i 5
rank-six = 6
    .short = 6
    .a = un 6
    .from = dal 6
    .many = i 6
rank-seven = 7
    .short = 7
    .a = un 7
    .from = dal 7
    .many = i 7
rank-eight = 8
    .short = 8
    .a = un 8
    .from = dall'8
    .many = gli 8
rank-nine = 9
    .short = 9
    .a = un 9
    .from = dal 9
    .many = i 9
rank-ten = 10
    .short = 10
    .a = un 10
    .from = dal 10
    .many = i 10
rank-jack = fante
    .short = J
    .a = un fante
    .from = dal fante
    .many = i fanti
rank-queen = donna
    .short = Q
    .a = una donna
    .from = dalla donna
    .many = le donne
rank-king = re
    .short = K
    .a = un re
    .from = dal re
    .many = i re

card-long = { $rank } di { $suit }
card-short = { $rank }{ $suit }
card-unsaid = quella carta
cards-carried = { $count ->
    [one] { $card }
   *[other] { $card } con { $more ->
        [one] la carta che ha sopra
       *[other] le { $more } carte che ha sopra
    }
}

pile-stock = il tallone
    .start = Il tallone
    .to = nel tallone
    .from = dal tallone
    .on = nel tallone
    .title = Tallone
pile-waste = il pozzo
    .start = Il pozzo
    .to = nel pozzo
    .from = dal pozzo
    .on = nel pozzo
    .title = Pozzo
pile-the-reserve = la riserva
    .start = La riserva
    .to = nella riserva
    .from = dalla riserva
    .on = nella riserva
    .title = Riserva
pile-reserve = la riserva { $number }
    .start = La riserva { $number }
    .to = nella riserva { $number }
    .from = dalla riserva { $number }
    .on = nella riserva { $number }
    .title = Riserva { $number }
pile-foundation = la base
    .start = La base
    .to = sulla base
    .from = dalla base
    .on = sulla base
    .title = Base { $number }
pile-tableau = la colonna { $number }
    .start = La colonna { $number }
    .to = sulla colonna { $number }
    .from = dalla colonna { $number }
    .on = sulla colonna { $number }
    .title = Colonna { $number }
pile-unsaid = quel mucchio
    .start = Quel mucchio
    .to = lì
    .from = da lì
    .on = lì
    .title = Mucchio

key-left = Sinistra
key-right = Destra
key-up = Su
key-down = Giù
key-page-up = PagSu
key-page-down = PagGiù
key-home = Inizio
key-end = Fine
key-enter = Invio
key-escape = Esc
key-tab = Tab
key-back-tab = Maiusc-Tab
key-backspace = Backspace
key-delete = Canc
key-space = Spazio
key-control = Ctrl-{ $letter }
key-function = F{ $number }

# Nomi di solitari che li descrivono.

name-after-hoyle = Canfield secondo Hoyle
name-original = Canfield, il gioco originale
name-classic = Canfield (classico)
name-strict = Canfield (Solvitaire, rigoroso)
name-selective = Canfield a scelta
