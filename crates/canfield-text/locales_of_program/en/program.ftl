# The help of the program on the command line.

program-about = Play the Canfield family of solitaires in the terminal, or let a command deal, solve, check and replay.
program-more = Without a command a game is played. A file is named by its path, or `-` for standard input.
window-about = Play the Canfield family of solitaires in a window; the game under way goes on.
program-usage = Usage:
program-commands = Commands
program-arguments = Arguments
program-options = Options
program-after-survey = A survey can be stopped at any moment, by Ctrl-C too. The same command goes on where it was stopped: deals that are in the file already are not solved again. The files of shards are merged by putting them one behind the other.

command-variants = List the variants with their other names
command-rules = Tell the rules of a variant
command-deal = Show the position after the deal
command-legal = List the legal moves of a position, one on a line
command-check = Compare recorded play with these rules: the deals, every set of legal moves, the positions
command-perft = Count the sequences of legal moves that follow a deal, depth by depth
command-replay = Replay the record of a game, and verify each of its moves
command-solve = Find out whether a deal or a position can be won, by a line of moves or by a proof that there is none
command-survey = Find out how many deals of a variant can be won, or sum up what was found
command-report = Sum up what surveys found: how many deals can be won, how sure that is, and what it took
command-atlas = Write a page, in Markdown, on how many deals of each variant can be won
command-completions = Write the script with which a shell completes this program's commands and options
command-manual = Write the manual page of this program, for `man`
command-help = Print this message or the help of a command

option-variant = The variant to play; `canfield variants` lists them
option-deal = The number of the deal; without it, the game under way goes on, or a random one is dealt
option-rules = Play by the rules in this file
option-portable = Keep the game, the settings and the statistics in this folder, not in the player's own
option-letters = Draw with letters and the other signs of ASCII alone
option-language = Speak this language ({ $languages }), not the one that the system asks for
option-help = Print help
option-version = Print version
option-json = Write JSON
option-rules-for-variant = Take the rules from this file, in place of VARIANT
option-rules-of-position = Take the rules from this file, not from the game that the position names
option-rules-of-traces = Take the rules from this file, not from the games that the traces name
option-toml = Write a rules file with every key: a start for rules of your own
option-position = The position, as `canfield deal --json` writes it
option-solve-position = Solve this position, which is as `canfield deal --json` writes it
option-batch = Solve the positions of this file, one on a line, and write one line of JSON for each. The variant is the one that the key `game` of a line names, or else VARIANT; --rules goes before both
option-solve-json = Write JSON. A batch always does
option-show = Show the position after each move
option-traces = Files of traces, one on a line, packed by gzip or not; or folders of them
option-record = The record, or the game that the program keeps in a folder
option-trace = Write the game as a trace, which `canfield check` reads
option-seconds = Give a deal up after so many seconds; { $default } if not told otherwise
option-nodes = Give a deal up after so many states; without this option their number has no limit
option-memory = Let the table of a search take so many megabytes (of 1024 times 1024 bytes); { $default } if not told otherwise
option-deals = Solve the deals from number A to number B, both included
option-out = Add what is found to this file, one line for each deal
option-jobs = Solve so many deals at once; without this option, as many as this machine has processors. Each may use the memory that --memory says
option-shard = Solve only every N-th deal, so that N machines share the work: 1/N to N/N. With `auto` the task array of SLURM says which
option-retry = Solve the deals of the file again that stayed unknown within other limits, now within these. What is found is added to the file, and counts
option-survey-files = Files that surveys have written. A deal that is in several of them counts once
option-atlas-files = Files that surveys of the shipped variants have written, or that this command has written by --json. What was surveyed takes the place of what such a file says of the same variant
option-atlas-json = Write the sums from which the page is made instead, one line of JSON for each variant
option-shell = The shell: bash, zsh or fish
program-notation = Piles are S (stock), W (waste), R1.. (reserves), F1.. (foundations) and T1.. (tableau piles); at the table T10 is the pile 0, T11 the pile a, T12 the pile b. `W>T3` moves the top card of the waste to pile 3, and `T1>T2*3` three cards. To deal from the stock, the key d at the table, is `draw` here and `deal` in traces and in `canfield legal`; `redeal` turns the waste over.

# The headings of the manual page.

manual-name = NAME
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-more = MORE
manual-version = VERSION
