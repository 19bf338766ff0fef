# The story behind the money, and the money of each table. None of it is certain, and the text says so.

story-title = Where the money comes from
story-house = In the 1890s Richard A. Canfield kept a gaming house in the United States. There, it is told, a guest bought a pack of cards for 50 dollars, played it once through at a table of the house, and was paid 5 dollars for each card that he brought to the foundations. With 10 cards a guest had his money back; with all 52 he took 260.
story-doubt = None of this is certain. One teller places the house in Saratoga Springs, another one in Florida, and a third speaks of a café on Broadway; the price of the pack is 50 in some accounts and 52 in others; and nobody has shown a house rule written in those days.
story-croupier = It is also told why the game did not last: every player needed a croupier who watched the cards, and that cost the house more than a wheel with many guests around it.
story-name = The name has wandered. What the house played was, to the player, just a solitaire; in Britain the same game is Demon. Klondike is called Canfield by many people, by mistake as card books say, though in some countries that is simply its name.
story-of-dispettoso = At this table the pack costs 50 and each card on the foundations pays 5, as in the house. Its source reckons that the house won 25 on average, and that the old way, three cards at a time and once through the stock, is all but impossible to win.
story-of-double-canfield = No money is told of this table: it is played to be won, and its source says that this happens 99 times in 100.
story-of-canfield-klondike = At this table the pack costs 52 and each card pays 5, so that 11 cards win 3, and all 52 pay 260. Its source says that 5 to 7 cards are the commonest end.
story-of-canfield = At this table the money has become points: one for each card, 52 at most, and 10 points break even. Its source says that the game is hard to win, and is played for the points.
story-of-hoyle-canfield = At this table the pack costs 50 and each card pays 5, the base card that is dealt included; who brings out all 52 gets 500 instead of 260. Its source says that about 3 deals in 100 are won.
story-of-canfield-original = This is the game of the house as the source of Il dispettoso tells it: three cards at a time, and once through the stock.
