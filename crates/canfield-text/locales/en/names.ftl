# Names of suits, ranks, cards, piles and keys. Each has the forms that the sentences of the other files need:
# `.start` begins a sentence, `.to`, `.from` and `.on` say where cards go, come from or lie, `.a` is one of many,
# and a rank's `.from` says where building begins.

suit-clubs = clubs
    .symbol = ♣
    .letter = c
suit-spades = spades
    .symbol = ♠
    .letter = s
suit-hearts = hearts
    .symbol = ♥
    .letter = h
suit-diamonds = diamonds
    .symbol = ♦
    .letter = d

rank-ace = ace
    .short = A
    .a = an ace
    .from = from an ace
    .many = aces
rank-two = 2
    .short = 2
    .a = a 2
    .from = from a 2
    .many = twos
rank-three = 3
    .short = 3
    .a = a 3
    .from = from a 3
    .many = threes
rank-four = 4
    .short = 4
    .a = a 4
    .from = from a 4
    .many = fours
rank-five = 5
    .short = 5
    .a = a 5
    .from = from a 5
    .many = fives
rank-six = 6
    .short = 6
    .a = a 6
    .from = from a 6
    .many = sixes
rank-seven = 7
    .short = 7
    .a = a 7
    .from = from a 7
    .many = sevens
rank-eight = 8
    .short = 8
    .a = an 8
    .from = from an 8
    .many = eights
rank-nine = 9
    .short = 9
    .a = a 9
    .from = from a 9
    .many = nines
rank-ten = 10
    .short = 10
    .a = a 10
    .from = from a 10
    .many = tens
rank-jack = jack
    .short = J
    .a = a jack
    .from = from a jack
    .many = jacks
rank-queen = queen
    .short = Q
    .a = a queen
    .from = from a queen
    .many = queens
rank-king = king
    .short = K
    .a = a king
    .from = from a king
    .many = kings

card-long = { $rank } of { $suit }
card-short = { $rank }{ $suit }
card-unsaid = that card
cards-carried = { $count ->
    [one] { $card }
   *[other] { $card } and { $more ->
        [one] the card on it
       *[other] the { $more } cards on it
    }
}

pile-stock = the stock
    .start = The stock
    .to = to the stock
    .from = from the stock
    .on = on the stock
    .title = Stock
pile-waste = the waste
    .start = The waste
    .to = to the waste
    .from = from the waste
    .on = on the waste
    .title = Waste
pile-the-reserve = the reserve
    .start = The reserve
    .to = to the reserve
    .from = from the reserve
    .on = on the reserve
    .title = Reserve
pile-reserve = reserve { $number }
    .start = Reserve { $number }
    .to = to reserve { $number }
    .from = from reserve { $number }
    .on = on reserve { $number }
    .title = Reserve { $number }
pile-foundation = the foundation
    .start = The foundation
    .to = to the foundation
    .from = from the foundation
    .on = on the foundation
    .title = Foundation { $number }
pile-tableau = pile { $number }
    .start = Pile { $number }
    .to = to pile { $number }
    .from = from pile { $number }
    .on = on pile { $number }
    .title = Pile { $number }
pile-unsaid = that pile
    .start = That pile
    .to = there
    .from = from there
    .on = there
    .title = Pile

key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-page-up = PgUp
key-page-down = PgDn
key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-back-tab = Shift-Tab
key-backspace = Backspace
key-delete = Del
key-space = Space
key-control = Ctrl-{ $letter }
key-function = F{ $number }

# Names of games that describe them.

name-after-hoyle = Canfield after Hoyle
name-original = Canfield, the original game
name-classic = Canfield (classic)
name-strict = Canfield (Solvitaire, strict)
name-selective = Selective Canfield
