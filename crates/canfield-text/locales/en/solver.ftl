# What the solver finds out, and what it is asked.

solver-is-asked = Looking for a way to win. Esc stops.
    .touch = Looking for a way to win.
hint-is-asked = Thinking about the best move. Esc stops.
    .touch = Thinking about the best move.
search-stopped = Stopped. Nothing has changed.
knowing-carry = With all cards known: { $cards } { $from } { $to }.
knowing-draw = With all cards known: deal from the stock.
knowing-redeal = With all cards known: turn the waste over.
can-be-won = This position can be won.
lost = This game cannot be won any more. Press < to go back to the last position that can be won.
    .touch = This game cannot be won any more.
lost-from-start = This deal cannot be won, whatever is played.
not-known-state-limit = Not known: there is no answer after { $count } positions.
not-known-table-full = Not known: there is no room for more than { $count } positions.
not-known-rule = Not known: the solver does not count redeals without a card played between them. It looked at { $count } positions.
not-known-line-refused = Not known: the solver has made a mistake, after { $count } positions.
went-back = { $count ->
    [one] Back by one step: from here the game can be won.
   *[other] Back by { $count } steps: from here the game can be won.
}
none-can-be-won = No position of this game is known to be one that can be won.
solution-played = { $count ->
    [0] That was the last move of the solution.
    [one] Solution: 1 more move.
   *[other] Solution: { $count } more moves.
}
solved-by-program = { $count ->
    [one] Solved by the program, in 1 move.
   *[other] Solved by the program, in { $count } moves.
}
winnable-deal = { $count ->
    [one] It can be won.
   *[other] It can be won; { $count } deals were looked at.
}
no-winnable-deal = { $count ->
    [one] One deal was looked at, and it is not known to be one that can be won. Your old game goes on.
   *[other] None of { $count } deals is known to be one that can be won. Your old game goes on.
}

question-solution = Have the program show the solution? The deal is then given up, and winning it does not count.

title-solved = Solved
title-deal-search = New game
label-deal-search = Looking for a deal that can be won: deal number { $count } of this search.
hint-deal-search = Esc stop, keep the old game

label-winnable = can be won
label-lost = lost
label-not-known-state-limit = not known, too many positions
label-not-known-table-full = not known, too little room
label-not-known-rule = not known, a rule the solver lacks
label-not-known-line-refused = not known, a mistake of the solver
label-searched = still searching

help-knowing-hint = hint of a program that knows the hidden cards: a move that wins
help-solution = have the program show the solution, move by move; no win of yours then
help-last-winnable = go back to the last position that can be won

setting-winnable-only = New games can be won
setting-position-state = Say if the game is lost
