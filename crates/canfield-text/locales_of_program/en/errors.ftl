# What commands find, and why they cannot do what they were asked for. Each text is the rest of a sentence, which may stand
# behind a colon: it begins with a small letter and ends without a full stop. What stands in `...` is never translated.

usage-unexpected = there is no argument `{ $argument }`
usage-unknown-command = there is no command `{ $argument }`
usage-missing = what is missing is { $argument }
usage-conflict = `{ $argument }` and `{ $other }` cannot be given together
usage-before-command = `{ $argument }` cannot stand before `{ $command }`
usage-twice = `{ $argument }` is given twice
usage-no-value = a value is missing after `{ $argument }`
usage-value-unwanted = `{ $argument }` takes no value
usage-value = `{ $value }` cannot stand after `{ $argument }`: { $why }
usage-not-text = one of the arguments is not text
usage-other = this command line cannot be understood
usage-variant-and-rules = `canfield { $command }` was given both the variant `{ $word }` and a rules file: leave one of them out
usage-number-beside = `canfield { $command }` needs no number beside { $beside }, but was given `{ $word }`; see `canfield { $command } --help`
usage-word-beside = `canfield { $command }` needs no word beside { $beside }, but was given `{ $word }`; see `canfield { $command } --help`
usage-lacks = `canfield { $command }` lacks { $missing }; see `canfield { $command } --help`
usage-lacks-beside-rules = `canfield { $command }` lacks { $missing } beside the rules file; see `canfield { $command } --help`
usage-no-use = `canfield { $command }` has no use for `{ $word }`; see `canfield { $command } --help`
usage-no-use-beside-rules = `canfield { $command }` has no use for `{ $word }` beside the rules file; see `canfield { $command } --help`
usage-survey-needs = `canfield survey` needs --deals and --out; see `canfield survey --help`
usage-survey-needs-file = a survey is written to a file, so that it can go on after a stop: name one by --out
usage-depth = `{ $depth }` is not a depth: give a number from 0 to { $most }
help-see = { $what }; see `{ $command } --help`
help-meant = { $what }; did you mean `{ $word }`?

value-no-range = give the first and the last number, such as 1..1000
value-range-without-end = one end is missing; give the first and the last number, such as 1..1000
value-range-of = `{ $text }` is not a number; give the first and the last one, such as 1..1000
value-range-too-large = { $text } is too large; a survey ends at { $most }
value-range-from-zero = there is no deal 0, deal numbers begin at 1
value-range-turned = there is no deal from { $first } to { $last }; the smaller number comes first, as in { $last }..{ $first }
value-shard = give the number of this shard and how many there are, from 1/4 to 4/4, or `auto`
value-seconds = give a number of seconds above 0, such as 20 or 0.5
value-whole = give a whole number from 1 on
value-whole-up-to = give a whole number from 1 to { $most }
value-none-of = give one of { $words }
value-other = it is not taken

environment-not-a-number = the environment variable { $name } is `{ $text }`, which is no number; name the shard, as in --shard 1/4
environment-missing = --shard auto needs the environment variable { $name }, which a task array of SLURM sets; elsewhere name the shard, as in --shard 1/4
environment-no-tasks = the environment variable SLURM_ARRAY_TASK_COUNT is 0, but there is a task; name the shard, as in --shard 1/4
environment-gaps = the { $n } tasks of the array have numbers from { $least } to { $most } with gaps, so --shard auto would leave deals out: number them without gaps, as in --array=1-{ $n }

# Files.

standard-input = standard input
cannot-read = cannot read { $file }: { $why }
cannot-write = cannot write { $file }: { $why }
cannot-tell = the output could not be written: { $why }
in-file = in { $file }: { $what }
in-line = in { $file }, line { $line }: { $what }
in-column = in { $file }, line { $line }, column { $column }: { $what }
does-not-replay = { $file } does not replay: { $why }
no-trace-of-record = { $file } has no trace: { $why }
no-position = there is no position in { $file }: it is empty
no-trace-in-file = there is no trace in { $file }
no-trace-in-folder = there is no trace (.jsonl or .jsonl.gz) in { $file }
no-terminal = a game needs a terminal to be played in; see `canfield --help` for what else there is
no-screen = a window needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY names one; in a terminal, `canfield` plays the same games
no-window = no window can be opened on this screen, with the graphics card or without; in a terminal, `canfield` plays the same games
bad-terminal = the terminal cannot be used: { $why }
no-processors = the number of processors is not known: give --jobs
no-thread = no thread could be started to solve the deals: { $why }

trouble-no-file = there is no such file
trouble-no-folder = there is no such folder
trouble-may-not-read = you have no permission to read it
trouble-may-not-write = you have no permission to write it
trouble-is-folder = it is a folder
trouble-no-plain-file = it is no plain file, and must be read again to go on after a stop
trouble-no-room = there is no room left
trouble-packed-too-short = its packed data ends too early
trouble-packed-damaged = its packed data is damaged
trouble-too-long = it is too long, { $limit } KiB at a time are all that is read
trouble-no-text = it is not text
trouble-nobody-reads = nobody reads it
trouble-unknown = the system refuses it
trouble-by-number = the system refuses it with error number { $number }

# JSON.

json-ends = the JSON ends too early
json-none = this is not JSON
json-no-key = the key `{ $key }` is missing
json-unknown-key = there is no key `{ $key }`; the keys are { $known }
json-value = here is { $found }, and not { $wanted }
json-no-base = the base is missing: give it as "base": "Q"
json-not-a-base = `{ $text }` is not a base: give a rank, one of A23456789TJQK
batch-no-game = no game is named; name it by the key `game`, or all by VARIANT or --rules on the command line

found-number = a number
found-text = text
found-true-or-false = true or false
found-null = null
found-list = a list
found-object = an object
wanted-position = a position, which is an object
wanted-trace = a trace, which is an object
wanted-step = a step, which is an object
wanted-piles = an object that gives each pile a list of cards
wanted-pile = the name of a pile
wanted-card = a card in quotes, such as "TH"
wanted-base = a rank in quotes, such as "Q", or null while the base is to be chosen
wanted-deal = the number of a deal in quotes, such as "#ms617"
wanted-redeals = a number of redeals from 0 to 65535
wanted-number = a whole number from 0 to 255
wanted-other = what belongs there

# Variants, deals, cards and positions.

variant-unknown = there is no variant `{ $name }`; `canfield variants` lists all of them
variant-unknown-near = there is no variant `{ $name }`; did you mean { $near }?
variant-near-several = { $first } or { $last }
deal-not-a-number = `{ $text }` is not a deal number: use digits such as 12345, with `ms` in front for a Microsoft number above 31999
deal-zero = there is no deal 0: deal numbers begin at 1
deal-too-long = the deal number `{ $text }` is too long: it can have up to 38 digits
deal-too-large = `{ $text }` is too large for a Microsoft number, which ends at 8589934591
deck-missing = the card { $card } is missing
deck-too-many = the card { $card } is there too often, or does not belong to this game
position-unknown-part = `{ $text }` is neither a pile (S, W, R1, F1, T1 and so on) nor `base`, `redeals` or `fruitless`
position-no-such-pile = this game has no pile { $pile }
position-twice = `{ $text }` is given twice
position-not-a-card = `{ $text }` is not a card: a card is a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (C S H D), such as TH
position-not-a-pile = `{ $text }` is not a pile: the piles are S (stock), W (waste), R1.. (reserves), F1.. (foundations) and T1.. (tableau)
position-bad-base = `{ $text }` is not a base: give a rank of this game, or ? while none is chosen
position-no-base = the base is missing: give it as `base Q`
position-other-base = the foundations of this game always begin at { $rank }
position-bad-redeals = `{ $text }` is not a number of redeals from 0 to 65535
position-bad-fruitless = `{ $text }` is not a number of redeals that can have followed one another here: give one from 0 to { $most }
position-face-down = the card { $card } on { $pile } cannot lie face down there
position-bad-foundation = the cards on { $pile } are not built as this game builds
position-too-many-redeals = { $used ->
    [one] 1 redeal was used
   *[other] { $used } redeals were used
}, but this game allows { $most }

# Records.

record-none = this is not a record of a game: the first line must be `canfield-record 1`
record-too-new = the record has version { $text }, which is newer than this program: take a newer one
record-unexpected-line = `{ $text }` is not expected here
record-missing = the line `{ $text }:` is missing
record-rules = in the rules that follow, line { $line }, column { $column }: { $what }
record-not-a-move = `{ $text }` is not a move: a move is `draw`, `redeal`, or two piles such as `W>F1`, `R1>T2` or `T1>T2*3`
record-played = `played: { $text }` does not fit: give a number from 0 to that of the moves in the record
record-move-refused = move { $number }, { $move }, is not legal. { $why }
record-no-word-for-move = move { $number }, { $move }, cannot be told in a trace, where `{ $text }` means the lowest foundation

# Rules files. The keys and words of these files are the same in all languages.

rules-long-file = the file is too long for a rules file, which has at most 64 KiB
rules-no-value = a value is missing here
rules-unquoted = text must stand in straight quotes, such as "suit"
rules-unended = the quote that ends the text is missing
rules-key-alone = a key must be followed by = and a value
rules-key-twice = this key stands here for the second time
rules-line-goes-on = the line should end here: each key stands on a line of its own
rules-no-toml = this cannot be read as TOML, the form of a rules file
rules-section = `{ $key }` is a section, but a rules file has none: write each key on a line of its own, such as decks = 2
rules-unknown-key = there is no key `{ $key }`
rules-unknown-key-near = there is no key `{ $key }`; did you mean `{ $near }`?
rules-wrong-type = `{ $key }` must be { $wanted }, not { $found }
rules-unknown-word = `{ $key }` cannot be "{ $word }": it is { $possible }
rules-out-of-range = `{ $key }` cannot be { $number }: it must be from { $least } to { $most }
rules-twice = `{ $key }` names "{ $word }" twice
rules-unknown-step = `step` cannot be { $step }: it is -1 (one rank down) or 0 (equal rank)
rules-empty-text = `{ $key }` is empty
rules-long-text = `{ $key }` is too long: it may have up to { $most } characters
rules-control-character = `{ $key }` must be a single line without control characters
rules-of-key = `{ $key }`: { $what }
rules-of-key-inherited = `{ $key }`: { $what } (from `{ $from }`: { $values })
kind-quoted = text in quotes
kind-whole-number = a whole number
kind-decimal-number = a decimal number
kind-date-or-time = a date or time
kind-section = a section
kind-names = a list of names in quotes
kind-words = a list of words in quotes, such as ["waste"]
kind-whole-numbers = a list of whole numbers, such as [3]
kind-number-or-none = a whole number or "none"
kind-number-or-minus-one = a whole number, -1 for as often as you like
possible-words = one of { $words }
possible-words-or-rank = one of { $words } or a rank (A 2 3 4 5 6 7 8 9 T J Q K)
possible-number-or-words = a whole number or { $words }
possible-words-or-rows = { $words }, or one letter for each row, U for face up and D for face down, such as "DU"
clash-out-of-range = { $n } is out of range: it must be from { $least } to { $most }
clash-row-count = { $n ->
    [one] 1 row is dealt
   *[other] { $n } rows are dealt
}, but there must be from 1 to 16
clash-empty-list = the list must name at least one value
clash-rank-not-in-deck = a deck with so few ranks has no { $rank }
clash-last-row-down = the last row must be face up (U), for the top card of a pile is always turned up
clash-not-enough-cards = the deal needs { $needed } cards, but there are only { $all }: use smaller or fewer piles, or more decks
clash-too-many-foundations = these decks make { $n } foundations, but there is room for { $most }
clash-too-many-piles = there is room for { $most } tableau piles, the extra card of the choice included
clash-limit-below-deal = the deal puts more cards on a pile than pile_limit allows
clash-reserve-without-cards = reserves and reserve_cards must both be 0 (no reserve) or both be above 0
clash-base-and-start = foundation_base = "dealt" goes with foundation_start = "one", "chosen" with "none", and a rank with "none" or "all"
clash-sets-of-four = foundation_build = "rank4" has one foundation that starts empty, so it needs a rank as foundation_base, foundation_start = "none", foundation_sets = "up", foundation_open = "all" and foundation_return = "never"
clash-up-and-down = foundation_sets = "up_and_down" needs foundation_build = "suit", a rank as foundation_base, foundation_start = "none" and foundation_open = "all"
clash-closed-but-started = foundations that open only when the first is complete cannot all start with a card
clash-nothing-to-choose = a base chosen from the reserve needs a reserve with a face-up card that may be played to the foundations
clash-extra-needs-one-row = choose_from = "deal_extra" needs pile_cards = "U": one face-up card a pile
clash-dealt-twice = "{ $part }" is dealt twice
clash-not-dealt = "{ $part }" is missing from the deal
clash-nothing-to-deal = "{ $part }" is in the deal, but these rules have no card for it
clash-packet-not-last = "packet" must be the last part of the deal
clash-packet-before-choice = no packet can be dealt before the base is chosen
clash-no-reserve = { $key } names the reserve, which has no cards in this game
clash-no-reserve-late = { $key } names the reserve, which has no cards at that time
clash-dead-reserve = the cards of the reserve could never leave it: name a target in reserve_to or let the reserve fill spaces
clash-fruitless-never-reached = there are not more redeals than may follow one another: allow more redeals, or say fruitless_redeals = "none"

# The solver.

solve-position = the position in { $file }
solve-deal = deal { $deal } of { $variant }
solve-won-already = { $subject } is won already
solve-can-be-won = { $subject } can be won, in { $count ->
    [one] 1 move
   *[other] { $count } moves
}:
solve-cannot-be-won = { $subject } cannot be won: it is proved that no line of moves wins
solve-not-known = { $subject } may be won or not, which is not known: { $why }
solve-states = { $count ->
    [one] 1 state was all that --nodes allows
   *[other] { $count } states were all that --nodes allows
}
solve-memory = the table is full with { $megabytes } MB; give it more with --memory
solve-rule = the line that was found makes more redeals one after the other than the rules allow, which the solver does not count
solve-fault = the solver found a line of moves that the rules refuse, which is a fault of this program
solve-time = { $seconds ->
    [one] the second is over
   *[other] the { $seconds } seconds are over
}; give it more with --seconds
solve-effort = { $count ->
    [one] 1 state was looked at in { $seconds } seconds, with a table of { $bytes } bytes.
   *[other] { $count } states were looked at in { $seconds } seconds, with a table of { $bytes } bytes.
}

# Surveys and the atlas.

survey-holds = { $file } holds { $count ->
    [one] 1 deal
   *[other] { $count } deals
}: { $solved } solved, { $unsolvable } unsolvable, { $unknown } unknown
survey-no-deals = No deals yet.
survey-progress = { $done } of { $count } deals, { $percent } %, { $unknown } unknown
survey-progress-rate = { $progress }, { $rate } a second, { $left } left
survey-in-use = another survey is writing to { $file }: wait for its end, or name another file by --out
survey-no-line = this is no line of a survey; delete it if it was torn, or name the files that `canfield survey` wrote
survey-no-line-of-this = this is no line of a survey; name another file by --out
survey-foreign = the line has no end, and is not the start of one of this survey; name another file by --out
survey-unfinished = the line is unfinished and was left out
survey-other-variant = the file holds deals of { $theirs }, and this survey is of { $ours }; name another file by --out
survey-other-rules = the file holds deals of { $variant } by other rules; name another file by --out
survey-other-limits = the file holds deals that were solved within { $theirs }, and those of this survey have { $ours }; give --retry to solve the unknown ones again, or name another file by --out
survey-contradiction = deal { $deal } of { $variant } is said to be solved in one line and unsolvable in another; one of them is wrong, so solve the deal again by `canfield solve { $variant } { $deal }`
atlas-old-rules = the deals of { $variant } were solved by rules that are not those of { $variant } today: survey them again
atlas-not-shipped = the atlas has no page for { $variant }, which is no shipped variant: leave its file out
number-with-digits = { $whole }.{ $digits }
search-limits = { $seconds } s, { $megabytes } MB
search-limits-with-states = { $seconds } s, { $count ->
    [one] 1 state
   *[other] { $count } states
}, { $megabytes } MB
report-rules = rules { $rules }
report-limits = at most { $limits } for a deal
report-deals = deals { $first }..{ $last }{ $count ->
    [0] {""}
   *[other] , { $count } of these missing
}
report-solved = solved
report-unsolvable = unsolvable
report-unknown = unknown
report-winnable = winnable { $part } % (95 % confidence: { $low } to { $high } %)
report-winnable-if-lost = winnable { $part } % (95 % confidence: { $low } to { $high } %) if the unknown deals are lost
report-winnable-if-won = winnable { $part } % (95 % confidence: { $low } to { $high } %) if they can be won
report-effort = effort
report-median = median
report-mean = mean
report-percentile = p{ $percent }
report-most = max
report-states = states
report-seconds = seconds
report-rate = { $rate } states a second, { $seconds } seconds in all
report-table = largest table { $megabytes } MB

# Recorded play that is compared, and replayed.

check-all = all
check-of = { $file }: { $found }
check-compared = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, { $moves ->
    [one] 1 legal move
   *[other] { $moves } legal moves
}, { $snapshots ->
    [one] 1 snapshot
   *[other] { $snapshots } snapshots
}{ $differ ->
    [0] {""}
    [one] ; 1 game disagrees
   *[other] ; { $differ } games disagree
}
check-deal = deal { $deal }
check-deal-without-number = deal without number
check-first = The first disagreement: { $file }, line { $line }, { $game }, { $deal }: { $what }
differs-after-deal = after the deal
differs-at-step = at step { $step }
differs-deck = the deck is not the one that the deal number names
differs-bad-deck = the deck cannot be dealt: { $why }
differs-piles = { $at } the piles differ
differs-pile-theirs = { $pile } in the trace: { $cards }
differs-pile-ours = { $pile } by our rules: { $cards }
differs-legal = { $at } the legal moves differ
differs-legal-theirs = only in the trace: { $moves }
differs-legal-ours = only by our rules: { $moves }
differs-play = { $at } `{ $move }` is made, which is not legal
differs-won-theirs = the trace takes the game for won, and it is not
differs-won-ours = the game is won, but the trace does not say so
differs-position = position: { $position }
differs-nothing = nothing
replay-taken-back = taken back
