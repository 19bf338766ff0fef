# Titles, buttons, counts and the rows of the help screen.

title-help = Keys
    .touch = Gestures
title-keyboard = With a keyboard
title-rules = Rules of { $name }
title-variants = Choose a game
title-deal-number = Go to a deal
title-won = You have won!
title-question = Please confirm
title-statistics = Statistics of { $name }
title-settings = Settings

question-new-game = Give up this game and start a new one?
question-deal = Give up this game and go to deal { $deal }?
question-variant = Give up this game and play { $name }?
question-imported-game = Give up this game and go on with the imported one?
question-left-game = The game was running a second time, and that one is closed now. Give up this game and go on with the one from there?
question-replace-left-game = Keep this game instead, and give up the other one?
question-quit = Leave? The game you are playing cannot be stored and will be lost.
question-new-version = A newer version of the game lies ready. Start it now? Your game goes on.
question-reset-statistics = Forget all that was played and won of { $name }?
question-reset-statistics-but-money = Forget all games of { $name } that were counted? The money stays.

button-yes = Yes
button-no = No
button-close = Close
button-new-game = New game

# A hint is a key and what it does, then two blanks and the next one. The most important come first, because a narrow
# screen shows only as many as fit.
hint-table = ? keys  d deal  u undo  t hint  q quit  n new  v variants  i rules  s settings
hint-table-bsd = ? keys  ht deal  u undo  * hint  q quit  n new game  v variants  i rules
hint-statistics-money = Esc close  a account  r reset  e export  m import
hint-statistics = Esc close  r reset  e export  m import
hint-settings = Esc close  Up/Down choose  Space change
hint-scroll = Esc close  Up/Down scroll
hint-variants = Enter play  Esc close  a-z search  Up/Down choose
hint-deal-number = Enter deal  Esc close
hint-question = y yes  n no
hint-won = n new game  Esc close  u take it back

label-search = Search:
label-no-match = No game has such a name.
label-number = Number:
label-also-known-as = also { $name }
label-base = Base { $rank }
label-base-to-choose = Base to be chosen
label-deal = Deal { $deal }
label-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
label-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
label-home = { $count } of { $all } home
label-redeals-left = { $count ->
    [0] no redeals
    [one] 1 redeal left
   *[other] { $count } redeals left
}
label-redeals-unlimited = any number of redeals
label-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
label-won-money = won { $amount }
label-lost-money = lost { $amount }
label-balance = balance { $amount }
label-clock = { $minutes }:{ $seconds }
label-clock-hours = { $hours }:{ $minutes }:{ $seconds }
label-finish = y: finish
label-bookmarks = { $count ->
    [one] 1 bookmark
   *[other] { $count } bookmarks
}
label-not-kept = not stored
label-typed = Command: { $typed }
label-too-small = This window is too small: { $columns } columns and { $rows } rows are needed.
label-page = { $first } to { $last } of { $all }

group-tables = To begin with
group-canfield = Canfield
group-one-deck = One deck
group-several-decks = Several decks
group-own = Your own rules

empty-takes = takes { $rank }
empty-takes-card = takes { $card }
empty-takes-suit = takes { $suit }
empty-takes-set = takes four of a rank
empty-takes-any = takes any card
empty-takes-waste = takes the top card of the waste
empty-takes-reserve = takes the top card of the reserve
empty-takes-nothing = empty
empty-redeal = turn the waste over
empty-no-redeal = no redeals

help-type-tableau = name a pile: 24 moves from pile 2 to pile 4
    .keys = 1 to 9, 0, a ...
help-type-waste = name the waste: w3 moves its top card to pile 3
help-type-reserve = name the reserve: r3 moves its top card to pile 3 (r23: from the second of several)
help-type-foundation = name the foundations: 1f and wf send a card up, f2 takes one back
help-type-stock = ht deals from the stock, or turns the waste over
help-type-talon = name the waste: t3 moves its top card to pile 3
help-type-reserve-s = name the reserve: s3 moves its top card to pile 3 (s23: from the second of several)
help-type-foundation-t = name the foundations: 1f and tf send a card up, f2 takes one back
help-draw = deal from the stock, or turn the waste over
help-point = pick up at the cursor, and put down; on the stock, deal
help-send = send the card at the cursor where it can go
help-finish = bring all cards home, once nothing else is left to do
help-hint = hint: the next useful move; again for another one
help-bookmark = put a bookmark here, or take it away
help-go-back = go back to a bookmark, again for the one before
help-find = find all cards of a rank: /k shows the kings
help-look = look at the pile at the cursor: name its cards
help-show-statistics = statistics
help-show-settings = settings
help-cursor-left = cursor to the left
help-cursor-right = cursor to the right
help-cursor-up = cursor upwards
help-cursor-down = cursor downwards
help-next-pile = cursor to the next pile
help-previous-pile = cursor to the pile before
help-first-pile = cursor to the first pile of the row
help-last-pile = cursor to the last pile of the row
help-undo = take a move back
help-redo = make it again
help-restart = start this deal over
help-new-game = new game
help-show-deal-number = go to a deal by its number
help-show-variants = choose another game
help-show-rules = rules of this game
help-show-help = this list of keys
help-cancel = forget what is typed or picked up; close a window
help-interrupt = forget what is typed, or leave
help-quit = leave

# Settings: the name of each, and its values.

setting-autoplay = Cards go home
    .off = only when sent
    .safe = when not needed
    .eager = always
setting-clock = Clock
setting-score = Score
setting-four-colors = A colour for each suit
setting-letters = Letters for suits
setting-shade = Colours
    .system = as the system
    .light = light
    .dark = dark
setting-left-handed = Mirrored for the left hand
setting-keys = Keys
    .standard = standard
    .bsd = as in BSD canfield
setting-language = Language
    .system = as the system
setting-switch =
    .on = on
    .off = off

# What a won deal comes to.

won-moves = Moves
won-time = Time
won-money = Won with this deal

# Statistics.

statistics-played = Played
statistics-won = Won
statistics-streak = Won in a row
statistics-best-streak = Most in a row
statistics-fewest-moves = Fewest moves
statistics-best-time = Best time
statistics-balance = Balance
statistics-hands = Hands
statistics-cards-home = Cards home at the end
statistics-won-share = { $count } ({ $percent } %)
statistics-none = none yet
