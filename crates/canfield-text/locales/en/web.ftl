# What stands on buttons and in menus, and what is told of the table to whoever does not see it.

control-undo = Undo
control-redo = Redo
control-draw = Deal
control-hint = Hint
control-finish = Finish
control-menu = Menu
control-new-game = New game
control-restart = Start this deal over
control-daily = Deal of the day
control-deal-number = Go to a deal
control-variants = Choose a game
control-rules = Rules
control-statistics = Statistics
control-settings = Settings
control-help = Keys
    .touch = Gestures
control-bookmark = Bookmark
control-go-back = Go to the bookmark
control-find = Find a rank
control-knowing-hint = Hint that knows all cards
control-last-winnable = Back to where it can be won
control-solution = Play a move that wins
control-share = Share this deal
control-link-copied = The link to this deal is copied.
control-broken-down = A fault has stopped the game. Load the page again: your game is saved.
control-play = Play
control-stop = Stop
control-reset = Reset
control-export = Export
control-import = Import
control-table = Table
control-buttons = Buttons

# One for each pile: its name, and what lies in sight. The cards are listed with commas, the one on top last.
seen-empty = { $pile }: { $takes }
seen-face-down = { $pile }: { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
seen-face-up = { $pile }: { $cards }
seen-partly = { $pile }: { $count } cards, in sight { $cards }
seen-stock = { $seen }, { $redeals }

# What fingers do: a gesture, and what comes of it.
gesture-tap = takes a card, with those that lie on it; tap then where they are to go
    .name = Tap
gesture-tap-stock = deals; once it is empty, turns the waste over
    .name = Tap the stock
gesture-double-tap = sends a card where it can go
    .name = Double tap
gesture-drag = carries cards to another pile
    .name = Drag
gesture-press = shows all cards of a pile that lie face up
    .name = Long press
gesture-tap-name = chooses another game
    .name = Tap the name of the game
gesture-tap-deal = goes to a deal by its number
    .name = Tap the number of the deal
