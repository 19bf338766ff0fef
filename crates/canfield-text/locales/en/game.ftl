# What the game says about moves.

dealt = The foundations start with { $rank }.
dealt-for-sets = Four cards of one rank go home together.
dealt-up-and-down = Of each suit one foundation is built up, and the other one down.
dealt-to-choose = Choose the base: put a card on a foundation.
picked-up = { $cards } picked up. Where to?
put-back = Put back.
carried = { $cards } { $to }.
drawn = { $count ->
    [one] { $card } dealt
   *[other] { $count } cards dealt, { $card } on top
}; { $left ->
    [0] the stock is empty.
   *[other] { $left } left in the stock.
}
redealt = The waste is turned over: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the stock.
redealt-limited = The waste is turned over; { $left ->
    [0] no redeals left.
    [one] 1 redeal left.
   *[other] { $left } redeals left.
}
base-chosen = The foundations start with { $rank }.
filled = { $card } fills { $pile } { $from }.
turned-up = { $card } is turned up { $on }.
taken-back = Taken back: { $cards } { $to }.
draw-taken-back = Taken back: the last cards dealt are in the stock again.
redeal-taken-back = Taken back: the waste lies as it was.
restarted = The same deal from the start.
won = Won in { $count ->
    [one] 1 move!
   *[other] { $count } moves!
}
blocked = No legal move is left.
blocked-by-fruitless-redeals = No card can be played, and the waste is not turned over again: the game is lost.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to make again.
several-foundations = Cards of several foundations go { $to }: choose one of them first.
goes-nowhere = { $cards }: no pile takes this.
went-home = { $count ->
    [one] 1 card went home.
   *[other] { $count } cards went home.
}
cannot-finish = The game cannot be finished yet by sending cards home.

useful-carry = Hint: { $cards } { $from } { $to }.
useful-draw = Hint: deal from the stock.
useful-redeal = Hint: turn the waste over.
useful-none = No hint: there are moves left, but none that surely helps.
only-turning-left = No useful move is left: no card can be played, however often the stock is dealt.

find-what = Find which rank? Type a, 2 to 9, t, j, q or k.
    .touch = Find which rank?
found = { $count ->
    [0] No { $ranks } can be seen.
    [one] One of the { $ranks } can be seen.
   *[other] { $count } { $ranks } can be seen.
}
holds-none = { $pile } is empty.
holds-face-up = { $pile }, top card last: { $cards }
holds-face-down = { $pile }: { $count ->
    [one] 1 card, face down.
   *[other] { $count } cards, all face down.
}
holds-both = { $pile }, { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
} and then: { $cards }

bookmark-set = Bookmark set; { $count ->
    [one] it is the only one.
   *[other] there are { $count } now.
}
bookmark-removed = Bookmark removed.
bookmark-at = At bookmark { $number } of { $count }.
bookmark-none = There is no bookmark to go back to.

# Storing.

goes-on = Your game goes on where you left it.
stored-game = saved game
stored-settings = file of settings
stored-statistics = file of statistics
stored-accounts = file of money accounts
stored-move-illegal = The saved game cannot go on: its move { $number }, { $move }, is not legal.
stored-unreadable = The { $what } cannot be read in full.
stored-set-aside = The { $what } could not be read in full. It is kept as { $place }.
stored-not-set-aside = The { $what } could not be read in full and stays as it is, so nothing new is stored there: { $trouble }.
not-stored-in-use = The game is running a second time. This one is not stored: to keep it, export it with the statistics.
not-stored = Your game cannot be stored: { $trouble }. You can play on.
trouble-full = there is no room left at { $place }
trouble-read-only = nothing may be written at { $place }
trouble-not-text = what is at { $place } is not text
trouble-missing = nothing is at { $place }
trouble-in-use = { $place } is used by another running copy of the game
trouble-unreadable = { $place } may not be read: give yourself the permission to read it, and start the game again
trouble-folder = { $place } is a folder, where a file should be: move it away, and start the game again
trouble-other = the system refuses { $place }
stores-now = The game is not running a second time any more. From now on, everything is stored here.
left-game-stays = The other game stays stored, and so this one is not. To keep it, export it with the statistics.
exported = Statistics, money, settings and this game are exported to { $place }.
imported = What was counted is added to yours, and the settings are taken over.
imported-nothing-new = Nothing was counted there that is not known here already; the settings are taken over.
imported-in-part = What could be read is taken over; a part of it could not be read and is left out.
not-statistics = That is no export of this game, so nothing is changed.
nothing-to-import = There is nothing to import yet. Copy an exported file to { $place } and try again.
no-place-to-export = Nothing is exported, because this folder cannot be made or written to: { $place }
not-exported = The export cannot be written: { $trouble }.
not-imported = That was not possible: { $trouble }.

unknown-key = { $key } does nothing here. Press ? for the keys.
unknown-variant = There is no variant { $name }.
bad-link = The address names no deal: #{ $link }. Write it like #canfield/12345.

cannot-deal-not-a-card = That deck cannot be dealt: { $text } is not a card.
cannot-deal-missing = That deck cannot be dealt: { $card } is missing.
cannot-deal-too-many = That deck cannot be dealt: { $card } is there too often, or does not belong to this game.

bad-number-not-a-number = A deal number has digits only, such as 12345 (or ms123456).
bad-number-zero = Deal numbers begin at 1.
bad-number-too-long = That is too long: a deal number has up to 38 digits.
bad-number-too-large = A number after ms must be below 8589934592.

# Why a move is refused.

refused-no-cards = No cards: the stock and the waste are empty.
refused-stock-empty = The stock is empty.
refused-stock-not-empty = The waste is turned over only when the stock is empty.
refused-no-redeals-left = The waste cannot be turned over any more: there are no redeals.
refused-fruitless-redeals = { $count ->
    [one] The waste has been turned over once without a card played: play one, or the game is lost.
   *[other] The waste has been turned over { $count } times without a card played: play one, or the game is lost.
}
refused-choose-base-first = Choose the base first: put a card on a foundation.
refused-no-such-pile = This game has no such pile.
refused-same-pile = { $card } lies there already.
refused-same-pile-unsaid = Cards go from one pile to another, not back to their own.
refused-takes-no-cards = { $start } takes no cards.
refused-stock-is-only-dealt = The cards of the stock can only be dealt.
refused-empty-pile = There is no card { $on }.
refused-no-so-many-cards = There are not so many cards { $on }.
refused-face-down = That card lies face down.
refused-one-card-only = Only one card at a time may be moved.
refused-whole-pile-only = Only the whole pile may be moved, not a part of it.
refused-card-or-whole-pile-only = Only the top card or the whole pile may be moved.
refused-whole-run-only = Only all face-up cards of a pile may be moved together.
refused-not-a-run = These cards do not form a run, so they cannot be moved together.
refused-set-of-four-only = Only four cards of one rank go to the foundation, all at once.
refused-reserve-not-to-foundation = Cards of the reserve do not go to the foundations.
refused-reserve-not-to-tableau = Cards of the reserve are not built on the piles.
refused-foundation-keeps = Cards on the foundations stay there.
refused-base-card-stays = The base card stays on its foundation.
refused-foundation-closed = This foundation opens when the first one is complete.
refused-foundation-complete = This foundation is complete.
refused-foundation-needs = The foundation takes { $needed } next, not { $card }.
refused-other-suit = { $start } takes only { $suit }, not { $card }.
refused-same-color = { $card } has the same colour as the card { $on }; only the other colour goes on it.
refused-other-color = { $card } has another colour than the card { $on }; only the same colour goes on it.
refused-tableau-needs = { $start } takes { $needed } next, not { $card }.
refused-nothing-goes-on = Nothing goes on { $rank } here.
refused-no-building = Nothing is built on the piles in this game.
refused-pile-full = { $start } is full: { $limit ->
    [one] one card is
   *[other] { $limit } cards are
} the limit.
refused-space-takes-waste-only = A space takes only the top card of the waste.
refused-space-takes-reserve-only = A space takes only a card of the reserve, as long as there is one.
refused-space-takes-others = A space takes no card { $from }.
refused-space-takes-nothing = Spaces stay open in this game.
refused-space-needs = A space takes only { $needed }, or a run that starts with one.
