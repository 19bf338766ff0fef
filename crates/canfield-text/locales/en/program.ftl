# The help of the program on the command line.

program-about = Play the Canfield family of solitaires in the terminal, or let a command deal, solve, check and replay.
program-more = Without a command a game is played. A file is named by its path, or `-` for standard input.
program-usage = Usage:
program-commands = Commands
program-options = Options
option-variant = The variant to play; `canfield variants` lists them
option-deal = The number of the deal; without it, the game under way goes on, or a random one is dealt
option-rules = Play by the rules in this file
option-portable = Keep the game, the settings and the statistics in this folder, not in the player's own
option-letters = Draw with letters and the other signs of ASCII alone
option-help = Print help
option-version = Print version
command-variants = List the variants with their other names
command-rules = Tell the rules of a variant
command-deal = Show the position after the deal
command-legal = List the legal moves of a position, one on a line, as traces name them: `deal` is to draw from the stock
command-check = Compare recorded play with these rules: the deals, every set of legal moves, the positions
command-perft = Count the sequences of legal moves that follow a deal, depth by depth
command-replay = Replay the record of a game, and verify each of its moves
command-solve = Find out whether a deal or a position can be won, by a line of moves or by a proof that there is none
command-survey = Find out how many deals of a variant can be won, or sum up what was found
command-atlas = Write a page, in Markdown, on how many deals of each variant can be won
command-help = Print this message or the help of a command
