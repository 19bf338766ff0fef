# The account of a game that is played for money.

title-account = Account of { $name }
hint-account = Esc close  Up/Down scroll
account-balance = Balance: { $amount }, after { $hands ->
    [one] 1 hand.
   *[other] { $hands } hands.
}
account-course = Balance over the hands
account-hands = Hands, the last one first
account-none = No hand has been played for money yet.
account-hand = Deal { $deal }: { $costs } paid, { $pay } received for { $count ->
    [one] 1 card.
   *[other] { $count } cards.
} Balance { $balance }.
account-hand-under-way = Under way, deal { $deal }: { $costs } paid, { $pay } to receive for { $count ->
    [one] 1 card.
   *[other] { $count } cards.
} Balance { $balance }.
looks-charged = To have seen these cards costs { $price }.
rules-score-look = To take back a move that showed a card costs { $count }.
