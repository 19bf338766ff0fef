# What stands on the rules page of a variant besides its rules: a drawing of the deal, advice, how often it can be won,
# and what the sources say.

heading-strategy = Strategy
heading-winning = How often it can be won
heading-sources = Where sources disagree

# A small drawing of the deal, with the number of cards of each pile.

drawing-with-reserve = Above lie the stock, the waste and the foundations, below the reserve and the piles. The numbers say how many cards lie there after the deal.
drawing-with-reserves = Above lie the stock, the waste and the foundations, below the reserves and the piles. The numbers say how many cards lie there after the deal.
drawing-without-reserve = Above lie the stock, the waste and the foundations, below the piles. The numbers say how many cards lie there after the deal.

# Advice that follows from the rules.

strategy-reserve = Play from the reserve whenever you can: whatever lies deep in it is out of reach until the cards above are gone.
strategy-reserve-seen = All cards of the reserve are seen, so look before each move where the next ones of them could go.
strategy-fill-auto = Each space takes a card off the reserve: emptying a pile is often worth more than a longer run.
strategy-fill-choice = A space is not filled by itself: do not hurry, but wait for the card that helps you most there.
strategy-late-waste = Once the reserve is empty, only the waste fills a space, so empty a pile when a card that you want there lies on the waste.
strategy-late-any = Once the reserve is empty, a space takes any card, also a run that frees the card under it.
strategy-fill-king = Do not empty a pile before you have a king for the space: nothing else goes there.
strategy-whole = Face-up cards leave a pile only all together, or one by one to a foundation, so before you cover a card ask whether you will need it soon.
strategy-run = Runs can be parted: move a part of a run when that lays a card bare for the foundations.
strategy-single = Only single cards move between the piles, so a long run is hard to move: build it where it can stay.
strategy-packets = Only the last card of each packet can be played at first. Taking one card from the waste changes which cards come up in the next round, so count before you take it.
strategy-every-card = Every card of the stock comes up in each round: keep in mind which cards are to come, and do not play one only because you can.
strategy-one-round = The stock is dealt only once. A card that you pass over is buried under those that follow, so take what you can use at once.
strategy-base = Bring the cards of the base rank to the foundations first: without its base card, no other card of a suit goes there.
strategy-return-never = What lies on a foundation does not come back. Keep a card on the piles as long as another one needs it there.
strategy-return = A card may be taken back from a foundation: do that when it gives another card a place.
strategy-money = Each card on the foundations pays, whether the game is won or not: near the end, look for the line that brings up the most cards.

# How often the game can be won.

winning-measured = { $unknown ->
    [0] Of { $deals } deals that a program has searched with all cards known, { $solved } can be won and { $unsolvable } cannot.
   *[other] Of { $deals } deals that a program has searched with all cards known, { $solved } can be won and { $unsolvable } cannot; of { $unknown } it could not find out.
}
winning-interval = So somebody who knows all cards can win between { $low } % and { $high } % of all deals (95 % confidence).
winning-condition = Who does not know where the hidden cards lie wins less often.
winning-not-measured = Not measured yet.
number-with-tenths = { $whole }.{ $tenths }

# What sources disagree about.

disagree-canfield = Under this name sources play different games. Between the piles some move only a whole pile, others the top card or a whole pile, others any run. Once the reserve is empty, some fill a space from the waste only, others with any card or run. Some turn the first cards to the waste at once, others do not; some let cards come back from the foundations, most do not. Three cards at a time and any number of redeals are usual, but one card, or one or three rounds, are found as well.
disagree-klondike = In most countries this game is called Klondike, and Canfield is the game with a reserve. Sources of Klondike disagree about one card or three at a time, and about the number of redeals.
disagree-demon = In Britain, Demon is the name of Canfield with one deck. Other sources use it for this game of two decks, with eight piles and a reserve of 40 cards.
disagree-double = Sources give this game five piles and a reserve of 13 cards, or six piles and a reserve of 40.
disagree-rainbow = Most sources build whatever the suit and deal the stock once, one card at a time. Others deal three cards at a time without limit, or build in alternate colours.
disagree-storehouse = Sources disagree about what moves between the piles, and whether spaces are filled at once from the reserve or as the player likes. Mostly there are two redeals; one source has only one.
disagree-chameleon = Sources give the reserve 12 or 13 cards, and move single cards, whole piles or any run. In an older form the rest of the stock becomes a fourth pile.
disagree-toad = Once the reserve is empty, some sources fill a space with any card, others from the waste only. The reserve is seen as a whole, or only its top card; most build in suit, one in alternate colours.
disagree-variegated = One source shows all cards of the reserve, another one only the top card. Some copies forget that all aces are laid out first.
disagree-eagle-wing = Many sources build nothing at all on the wings. Others build down in suit, three cards to a pile.
disagree-duchess = Sources disagree whether only whole piles move or any run, what fills a space while the reserves last, and whether there is one redeal or none.
disagree-duke = Some sources fill a space at any time from anywhere, others only from the reserves while they last. Whether cards come back from the foundations is told both ways.
disagree-gate = In most sources the longer post fills a space, then the waste. Others leave the choice to the player, or take the next card of the stock.
disagree-minerva = Some sources show all cards of the reserve, others only the top card.
disagree-acme = Sources agree on this game; one gives the reserve only 4 cards.
disagree-beehive = Many sources give the reserve 10 cards, others 13. Four of a rank go off the board at once in some, and when the player wants it in others.
disagree-plot = In some sources a card of the base rank can neither be built on nor moved onto another card, and spaces may be filled from the stock as well.

# Sources that are more than the name of a program or a book.

source-dispettoso = Il dispettoso, the Italian game played online
source-double-canfield = Double Canfield, the two-deck game played online
source-canfield-klondike = Canfield-pasianssi, the game by this name in Finland
source-canfield = AisleRiot's Canfield, as its Spanish manual tells it
source-hoyle-canfield = Canfield after Hoyle, from an Estonian page of rules
source-canfield-original = the gaming house, as the source of Il dispettoso tells it
