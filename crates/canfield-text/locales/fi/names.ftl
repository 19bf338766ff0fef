# Maiden, arvojen, korttien, pinojen ja näppäinten nimet niissä muodoissa, joita muiden tiedostojen lauseet tarvitsevat:
# `.to` on illatiivi, `.from` elatiivi, `.on` inessiivi ja `.title` otsikko. `.start` aloittaa lauseen ja on illatiivi, sillä
# lauseet ovat muotoa "Apusarjaan 3 käy". `.a` on nominatiivi, sillä kortti on aina se, mikä käy. Kirjaimet ovat samat
# kuin pöydän korteissa.

suit-clubs = risti
    .symbol = ♣
    .letter = c
suit-spades = pata
    .symbol = ♠
    .letter = s
suit-hearts = hertta
    .symbol = ♥
    .letter = h
suit-diamonds = ruutu
    .symbol = ♦
    .letter = d

rank-ace = ässä
    .short = A
    .a = ässä
    .from = ässästä
    .many = ässät
rank-two = kakkonen
    .short = 2
    .a = kakkonen
    .from = kakkosesta
    .many = kakkoset
rank-three = kolmonen
    .short = 3
    .a = kolmonen
    .from = kolmosesta
    .many = kolmoset
rank-four = nelonen
    .short = 4
    .a = nelonen
    .from = nelosesta
    .many = neloset
rank-five = viitonen
    .short = 5
    .a = viitonen
    .from = viitosesta
    .many = viitoset
rank-six = kuutonen
    .short = 6
    .a = kuutonen
    .from = kuutosesta
    .many = kuutoset
rank-seven = seiska
    .short = 7
    .a = seiska
    .from = seiskasta
    .many = seiskat
rank-eight = kasi
    .short = 8
    .a = kasi
    .from = kasista
    .many = kasit
rank-nine = ysi
    .short = 9
    .a = ysi
    .from = ysistä
    .many = ysit
rank-ten = kymppi
    .short = 10
    .a = kymppi
    .from = kympistä
    .many = kympit
rank-jack = sotilas
    .short = J
    .a = sotilas
    .from = sotilaasta
    .many = sotilaat
rank-queen = rouva
    .short = Q
    .a = rouva
    .from = rouvasta
    .many = rouvat
rank-king = kuningas
    .short = K
    .a = kuningas
    .from = kuninkaasta
    .many = kuninkaat

card-long = { $suit }{ $rank }
card-short = { $rank }{ $suit }
card-unsaid = se kortti
cards-carried = { $count ->
    [one] { $card }
   *[other] { $card } ja { $more ->
        [one] kortti sen päällä
       *[other] { $more } korttia sen päällä
    }
}

pile-stock = käsipakka
    .start = Käsipakkaan
    .to = käsipakkaan
    .from = käsipakasta
    .on = käsipakassa
    .title = Käsipakka
pile-waste = avopakka
    .start = Avopakkaan
    .to = avopakkaan
    .from = avopakasta
    .on = avopakassa
    .title = Avopakka
pile-the-reserve = reservi
    .start = Reserviin
    .to = reserviin
    .from = reservistä
    .on = reservissä
    .title = Reservi
pile-reserve = reservi { $number }
    .start = Reserviin { $number }
    .to = reserviin { $number }
    .from = reservistä { $number }
    .on = reservissä { $number }
    .title = Reservi { $number }
pile-foundation = pääsarja
    .start = Pääsarjaan
    .to = pääsarjaan
    .from = pääsarjasta
    .on = pääsarjassa
    .title = Pääsarja { $number }
pile-tableau = apusarja { $number }
    .start = Apusarjaan { $number }
    .to = apusarjaan { $number }
    .from = apusarjasta { $number }
    .on = apusarjassa { $number }
    .title = Apusarja { $number }
pile-unsaid = se pino
    .start = Siihen
    .to = sinne
    .from = sieltä
    .on = siellä
    .title = Pino

key-left = Vasen
key-right = Oikea
key-up = Ylös
key-down = Alas
key-page-up = PgUp
key-page-down = PgDn
key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-back-tab = Shift-Tab
key-backspace = Askelpalautin
key-delete = Del
key-space = Väli
key-control = Ctrl-{ $letter }
key-function = F{ $number }

# Pelien nimet, jotka kuvaavat peliä.

name-after-hoyle = Canfield Hoylen mukaan
name-original = Alkuperäinen Canfield
name-classic = Canfield (klassinen)
name-strict = Canfield (Solvitaire, tiukka)
name-selective = Valikoiva Canfield
