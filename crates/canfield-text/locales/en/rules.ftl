# The rules of a variant, made from its data: headings, and under each of them whole sentences.

heading-layout = Layout
heading-goal = Goal
heading-building = Building
heading-moving = Moving
heading-spaces = Spaces
heading-reserve = Reserve
heading-stock = Stock
heading-score = Score
heading-names = Names

# Layout.

rules-decks = { $decks ->
    [one] One deck of { $count } cards.
   *[other] { $decks } decks, { $count } cards in all.
}
rules-short-decks = Each suit has only the { $ranks } ranks from the ace to { $rank }.
rules-start-one = The first card dealt goes to a foundation, and its rank is the base.
rules-start-all = All { $ranks } are laid out on the foundations first.
rules-start-none = The { $count ->
    [one] foundation starts
   *[other] { $count } foundations start
} empty.
rules-reserve-top = { $count ->
    [one] One card is dealt to the reserve.
   *[other] { $count } cards are dealt to the reserve, and only the top card lies face up.
}
rules-reserve-all = { $count ->
    [one] One card is dealt face up to the reserve.
   *[other] { $count } cards are dealt to the reserve, all of them face up.
}
rules-reserve-last = { $count ->
    [one] One card is dealt to the reserve.
   *[other] { $count } cards are dealt face down to the reserve; when one is left, it is turned up.
}
rules-reserves-top = { $reserves } reserves of { $count ->
    [one] one card
   *[other] { $count } cards
} each are dealt, the top cards face up.
rules-reserves-all = { $reserves } reserves of { $count ->
    [one] one card
   *[other] { $count } cards
} each are dealt, all cards face up.
rules-reserves-last = { $reserves } reserves of { $count ->
    [one] one card
   *[other] { $count } cards
} each are dealt face down; the last card of each is turned up when it is the only one left.
rules-piles-of-one = { $piles ->
    [one] There is one pile of one card.
   *[other] There are { $piles } piles of one card each.
}
rules-piles-up = { $piles ->
    [one] There is one pile of { $rows } cards, all of them face up.
   *[other] There are { $piles } piles of { $rows } cards each, all of them face up.
}
rules-piles-down = { $piles ->
    [one] There is one pile of { $rows } cards,
   *[other] There are { $piles } piles of { $rows } cards each,
} { $down ->
    [one] one of which lies face down.
   *[other] { $down } of which lie face down.
}
rules-piles-staircase = There are { $piles } piles of 1 to { $piles } cards, the top card of each face up.
rules-extra = One more card is laid beside them for the choice of the base.
rules-packet = { $count ->
    [one] One card is turned to the waste.
   *[other] { $count } cards are turned to the waste.
}
rules-no-packet = Nothing is turned to the waste at the start.
rules-stock-size = { $count ->
    [0] No card is left for the stock.
    [one] One card is left for the stock.
   *[other] The other { $count } cards are the stock.
}

# Goal.

rules-goal-suit = Bring all cards to the { $count } foundations, each of which builds up in suit { $from }.
rules-goal-any = Bring all cards to the { $count } foundations, which build up { $from } whatever the suit.
rules-goal-alternate = Bring all cards to the { $count } foundations, which build up { $from } in alternate colours.
rules-goal-set = Bring all cards to the foundation, four cards of one rank at a time: once they lie together on top of a pile, one move plays them there.
rules-goal-up-and-down = Bring all cards to the { $count } foundations, each in suit: for every suit one foundation builds up { $from }, the other one down { $downward }.
rules-base-dealt = the base
    .from = from the base
rules-base-chosen = the base that you choose
    .from = from the base that you choose
rules-goal-each = Each foundation takes { $count } cards.
rules-corner = The ace follows the king.
rules-choose-reserve = You choose the base by the first card that you put on a foundation, out of the reserve.
rules-choose-extra = You choose the base by the first card that you put on a foundation, out of the { $count } cards of the piles; the extra card then takes its place.
rules-before-choice-reserve = Until then only cards of the reserve may be moved.
rules-before-choice-nothing = Until then no other card may be moved.
rules-open-first = The other foundations open when the first is complete.
rules-return-never = A card on a foundation stays there.
rules-return-above-base = The top card of a foundation may come back to a pile, but not the base card.
rules-return-always = The top card of a foundation may come back to a pile.

# Building.

rules-build-none = Nothing is built on the piles.
rules-build-down-alternate = The piles build down in alternate colours: red on black, black on red.
rules-build-down-suit = The piles build down in suit.
rules-build-down-colour = The piles build down in the same colour: red on red, black on black.
rules-build-down-any = The piles build down whatever the suit.
rules-build-equal-alternate = The piles take cards of the same rank and of the other colour.
rules-build-equal-suit = The piles take cards of the same rank and suit.
rules-build-equal-colour = The piles take cards of the same rank and colour.
rules-build-equal-any = The piles take cards of the same rank.
rules-wrap-circular = The king goes on the ace.
rules-wrap-to-base = The king goes on the ace, but nothing goes on a card of the base rank.
rules-wrap-none = Nothing goes on an ace.
rules-pile-limit = { $count ->
    [one] A pile holds only one card.
   *[other] A pile holds at most { $count } cards.
}

# Moving.

rules-move-none = Nothing moves between the piles.
rules-move-single = Between the piles one card moves at a time.
rules-move-whole = Between the piles only a whole pile moves, never a part of it.
rules-move-single-or-whole = Between the piles moves the top card alone, or the whole pile; nothing between.
rules-move-run = Between the piles any run may move, the whole of it or a part from its top.
rules-move-whole-run = Between the piles only all face-up cards of a pile move together, never a part of them.
rules-send = A double click on a card sends it where it can go, to a foundation first.
rules-turn-up = A face-down card that is laid bare is turned up.

# Spaces.

rules-base-auto = A base card that lies on the tableau after the deal, or comes to the top of the reserve or the waste, goes to its foundation by itself.
rules-fill-auto-one = A space is filled by itself at once { $first }.
rules-fill-auto-two = A space is filled by itself at once { $first }, and when there is no card, { $second }.
rules-fill-auto-three = A space is filled by itself at once { $first }, when there is no card, { $second }, and then { $third }.
rules-fill-rest = When no card is left there either, the choice is yours.
rules-fill-early-none = While { $reserves ->
    [one] the reserve
   *[other] a reserve
} has cards, a space stays open.
rules-fill-early = While { $reserves ->
    [one] the reserve
   *[other] a reserve
} has cards, you fill a space { $sources }, when you like; it may also stay open.
rules-fill-late-none = Once { $reserves ->
    [one] the reserve is
   *[other] all reserves are
} empty, a space stays open.
rules-fill-late = Once { $reserves ->
    [one] the reserve is
   *[other] all reserves are
} empty, you fill a space { $sources }, when you like; it may also stay open.
rules-fill-none = A space stays open.
rules-fill = You fill a space { $sources }, when you like; it may stay open.
rules-fill-rank = { $unit ->
    [card] Only { $rank } may be moved into a space.
   *[run] Only { $rank }, or a run that starts with one, may be moved into a space.
}
rules-fill-rank-base = { $unit ->
    [card] Only a card of the base rank may be moved into a space.
   *[run] Only a card of the base rank, or a run that starts with one, may be moved into a space.
}
rules-fill-rank-below-base = { $unit ->
    [card] Only a card of the rank below the base may be moved into a space.
   *[run] Only a card of the rank below the base, or a run that starts with one, may be moved into a space.
}
rules-fill-rank-until-first = { $unit ->
    [card] Until the first foundation is complete, only a card of the base rank may be moved into a space.
   *[run] Until the first foundation is complete, only a card of the base rank, or a run that starts with one, may be moved into a space.
}
source-reserve = from the reserve
source-reserves = from the longest reserve
source-waste = from the waste
source-stock = from the stock
source-tableau = from another pile
source-any-reserve = from a reserve
sources-two = { $first } or { $second }
sources-three = { $first }, { $second } or { $third }

# Reserve.

rules-reserve-to-both = The top card of { $reserves ->
    [one] the
   *[other] each
} reserve goes to the foundations and on the piles.
rules-reserve-to-foundation = The top card of { $reserves ->
    [one] the
   *[other] each
} reserve goes to the foundations, but is not built on the piles.
rules-reserve-to-tableau = The top card of { $reserves ->
    [one] the
   *[other] each
} reserve is built on the piles, but does not go to the foundations.
rules-reserve-to-nothing = The cards of the reserve only fill spaces.
rules-reserve-last-card = The last card of { $reserves ->
    [one] the
   *[other] each
} reserve may be played like any other; those before it only fill spaces.
rules-reserve-no-return = No card ever goes to { $reserves ->
    [one] the
   *[other] a
} reserve.

# Stock.

rules-deal = { $count ->
    [one] The stock is dealt to the waste one card at a time, and the top card of the waste may be played.
   *[other] The stock is dealt to the waste { $count } cards at a time, fewer at the end, and the top card of the waste may be played.
}
rules-deal-first-round = In the first round { $count ->
    [one] one card is
   *[other] { $count } cards are
} dealt at a time to the waste, whose top card may be played.
rules-deal-round = In round { $round }: { $count ->
    [one] one card
   *[other] { $count } cards
} at a time.
rules-deal-last-round = From round { $round } on: { $count ->
    [one] one card
   *[other] { $count } cards
} at a time.
rules-redeals-unlimited = When the stock is empty, the waste is turned over to be the stock again, its order kept and nothing shuffled, as often as you like.
rules-packet-auto = When a move empties the waste, the next cards are dealt by themselves.
rules-redeal-packet = Turning the waste over deals the next cards at once.
rules-fruitless-redeals = { $count ->
    [one] When the waste has been turned over once without a card played since, it is not turned over again before a card is played; with no card to play, the game is lost. Cards that go up by themselves do not count as played.
   *[other] When the waste has been turned over { $count } times without a card played since, it is not turned over again before a card is played; with no card to play, the game is lost. Cards that go up by themselves do not count as played.
}
rules-redeals-none = There is no redeal: the stock is dealt once.
rules-redeals = When the stock is empty, the waste is turned over to be the stock again, its order kept and nothing shuffled. { $count ->
    [one] That may be done once.
    [2] That may be done twice.
   *[other] That may be done { $count } times.
}

# Score.

rules-score-none = No score is kept: the game is won, or it is not.
rules-score-instalments = The pack is paid in instalments: 13 for the hand, 13 more with the first command, and 26 more for the game when the stock is first dealt from. Each redeal costs 5. Once the game is paid, each card on the foundations pays 5.
rules-score-points = Each card on the foundations counts { $count ->
    [one] one point.
   *[other] { $count } points.
}
rules-score-money = Each card on the foundations pays { $count }.
rules-score-ante-points = The score starts at { $count }.
rules-score-ante-money = The pack costs { $count }.
rules-score-redeal-points = Each redeal changes the score by { $count }.
rules-score-redeal-money = Each redeal costs { $count }.
rules-score-dealt-free = The cards that are dealt to the foundations do not count.
rules-score-all-out-points = All cards together count { $count }.
rules-score-all-out-money = All cards together pay { $count }.
rules-score-full-points = All { $cards } cards together count { $count }, which is the most.
rules-score-full-money = All { $cards } cards together pay { $count }.
rules-score-even = With { $cards } cards on the foundations the price of the pack is back.
rules-score-first-win = With { $cards } cards on the foundations you have won { $count }.
rules-score-break-even = { $count } cards on the foundations are called breaking even.

# Names.

rules-aliases = Also known as { $names }.
rules-source = These rules are those of: { $source }.
rules-pysol = Deal numbers show the cards that PySolFC deals in its game { $number }.
