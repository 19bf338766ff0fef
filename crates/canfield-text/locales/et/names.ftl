# Mastide, väärtuste, kaartide, pakkide ja klahvide nimed nendes vormides, mida teiste failide laused vajavad: `.to` on
# sisseütlev, `.from` seestütlev, `.on` seesütlev ja `.title` pealkiri. `.start` alustab lauset ja on sisseütlev, sest laused
# on kujul "Veergu 3 sobib". `.a` on nimetav, sest kaart on alati see, mis sobib. Tähed on samad mis laual olevatel kaartidel.

suit-clubs = risti
    .symbol = ♣
    .letter = c
suit-spades = poti
    .symbol = ♠
    .letter = s
suit-hearts = ärtu
    .symbol = ♥
    .letter = h
suit-diamonds = ruutu
    .symbol = ♦
    .letter = d

rank-ace = äss
    .short = A
    .a = äss
    .from = ässast
    .many = ässad
rank-two = kaks
    .short = 2
    .a = kaks
    .from = kahest
    .many = kahed
rank-three = kolm
    .short = 3
    .a = kolm
    .from = kolmest
    .many = kolmed
rank-four = neli
    .short = 4
    .a = neli
    .from = neljast
    .many = neljad
rank-five = viis
    .short = 5
    .a = viis
    .from = viiest
    .many = viied
rank-six = kuus
    .short = 6
    .a = kuus
    .from = kuuest
    .many = kuued
rank-seven = seitse
    .short = 7
    .a = seitse
    .from = seitsmest
    .many = seitsmed
rank-eight = kaheksa
    .short = 8
    .a = kaheksa
    .from = kaheksast
    .many = kaheksad
rank-nine = üheksa
    .short = 9
    .a = üheksa
    .from = üheksast
    .many = üheksad
rank-ten = kümme
    .short = 10
    .a = kümme
    .from = kümnest
    .many = kümned
rank-jack = soldat
    .short = J
    .a = soldat
    .from = soldatist
    .many = soldatid
rank-queen = emand
    .short = Q
    .a = emand
    .from = emandast
    .many = emandad
rank-king = kuningas
    .short = K
    .a = kuningas
    .from = kuningast
    .many = kuningad

card-long = { $suit } { $rank }
card-short = { $rank }{ $suit }
card-unsaid = see kaart
cards-carried = { $count ->
    [one] { $card }
   *[other] { $card } ja { $more ->
        [one] kaart selle peal
       *[other] { $more } kaarti selle peal
    }
}

pile-stock = pakk
    .start = Pakki
    .to = pakki
    .from = pakist
    .on = pakis
    .title = Pakk
pile-waste = heitepakk
    .start = Heitepakki
    .to = heitepakki
    .from = heitepakist
    .on = heitepakis
    .title = Heitepakk
pile-the-reserve = reserv
    .start = Reservi
    .to = reservi
    .from = reservist
    .on = reservis
    .title = Reserv
pile-reserve = reserv { $number }
    .start = Reservi { $number }
    .to = reservi { $number }
    .from = reservist { $number }
    .on = reservis { $number }
    .title = Reserv { $number }
pile-foundation = sihtpakk
    .start = Sihtpakki
    .to = sihtpakki
    .from = sihtpakist
    .on = sihtpakis
    .title = Sihtpakk { $number }
pile-tableau = veerg { $number }
    .start = Veergu { $number }
    .to = veergu { $number }
    .from = veerust { $number }
    .on = veerus { $number }
    .title = Veerg { $number }
pile-unsaid = see koht
    .start = Sinna
    .to = sinna
    .from = sealt
    .on = seal
    .title = Pakk

key-left = Vasak
key-right = Parem
key-up = Üles
key-down = Alla
key-page-up = PgUp
key-page-down = PgDn
key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-back-tab = Shift-Tab
key-backspace = Tagasilüke
key-delete = Del
key-space = Tühik
key-control = Ctrl-{ $letter }
key-function = F{ $number }

# Mängude nimed, mis mängu kirjeldavad.

name-after-hoyle = Canfield Hoyle'i järgi
name-original = Algne Canfield
name-classic = Canfield (klassikaline)
name-strict = Canfield (Solvitaire, range)
name-selective = Valikuga Canfield
