//! The facts of the five tables on their pages in English.

use super::{Fact, check};

const DISPETTOSO: &[Fact] = &[
    (
        "name",
        "Il dispettoso, the Italian game played online",
        Some("canfield"),
    ),
    (
        "name elsewhere",
        "Also known as Sunshine.",
        Some("canfield"),
    ),
    ("deck", "One deck of 52 cards.", Some("double-canfield")),
    (
        "reserve",
        "13 cards are dealt to the reserve, and only the top card lies face up.",
        Some("canfield-klondike"),
    ),
    (
        "piles",
        "There are 4 piles of one card each.",
        Some("double-canfield"),
    ),
    (
        "base",
        "The first card dealt goes to a foundation, and its rank is the base.",
        Some("canfield-klondike"),
    ),
    (
        "foundations",
        "Bring all cards to the 4 foundations",
        Some("double-canfield"),
    ),
    (
        "in suit",
        "each of which builds up in suit from the base.",
        Some("canfield-klondike"),
    ),
    ("thirteen", "Each foundation takes 13 cards.", None),
    (
        "corner",
        "The ace follows the king.",
        Some("canfield-klondike"),
    ),
    (
        "building",
        "The piles build down in alternate colours: red on black, black on red.",
        None,
    ),
    (
        "king on ace",
        "The king goes on the ace.",
        Some("canfield-klondike"),
    ),
    (
        "single or whole",
        "Between the piles moves the top card alone, or the whole pile; nothing between.",
        Some("hoyle-canfield"),
    ),
    (
        "space",
        "A space is filled by itself at once from the reserve.",
        Some("canfield-klondike"),
    ),
    (
        "space late",
        "Once the reserve is empty, you fill a space from the waste, when you like",
        Some("canfield"),
    ),
    (
        "one card",
        "The stock is dealt to the waste one card at a time",
        Some("hoyle-canfield"),
    ),
    (
        "redeals",
        "its order kept and nothing shuffled, as often as you like.",
        Some("canfield-klondike"),
    ),
    (
        "stock",
        "The other 34 cards are the stock.",
        Some("double-canfield"),
    ),
    (
        "no return",
        "A card on a foundation stays there.",
        Some("canfield"),
    ),
    ("price", "The pack costs 50.", Some("canfield-klondike")),
    (
        "pay",
        "Each card on the foundations pays 5.",
        Some("canfield"),
    ),
    (
        "all",
        "All 52 cards together pay 260.",
        Some("hoyle-canfield"),
    ),
    (
        "even",
        "With 10 cards on the foundations the price of the pack is back.",
        Some("canfield-klondike"),
    ),
    (
        "claim",
        "the house won 25 on average, and that the old way, three cards at a time and once through the stock, is all but impossible to win.",
        Some("hoyle-canfield"),
    ),
    (
        "sending",
        "A double click on a card sends it where it can go, to a foundation first.",
        None,
    ),
];

const DOUBLE_CANFIELD: &[Fact] = &[
    (
        "name",
        "Double Canfield, the two-deck game played online",
        Some("dispettoso"),
    ),
    ("decks", "2 decks, 104 cards in all.", Some("dispettoso")),
    (
        "reserve",
        "13 cards are dealt to the reserve, and only the top card lies face up.",
        Some("canfield-klondike"),
    ),
    (
        "piles",
        "There are 5 piles of one card each.",
        Some("dispettoso"),
    ),
    (
        "base",
        "The first card dealt goes to a foundation, and its rank is the base.",
        Some("canfield-klondike"),
    ),
    (
        "foundations",
        "Bring all cards to the 8 foundations",
        Some("dispettoso"),
    ),
    (
        "in suit",
        "each of which builds up in suit from the base.",
        Some("canfield-klondike"),
    ),
    ("thirteen", "Each foundation takes 13 cards.", None),
    (
        "corner",
        "The ace follows the king.",
        Some("canfield-klondike"),
    ),
    (
        "building",
        "The piles build down in alternate colours: red on black, black on red.",
        None,
    ),
    (
        "king on ace",
        "The king goes on the ace.",
        Some("canfield-klondike"),
    ),
    (
        "any run",
        "Between the piles any run may move, the whole of it or a part from its top.",
        Some("dispettoso"),
    ),
    (
        "space",
        "A space is filled by itself at once from the reserve.",
        Some("canfield-klondike"),
    ),
    (
        "space late",
        "Once the reserve is empty, you fill a space from the waste or from another pile, when you like",
        Some("dispettoso"),
    ),
    (
        "three cards",
        "The stock is dealt to the waste 3 cards at a time, fewer at the end",
        Some("dispettoso"),
    ),
    (
        "redeals",
        "its order kept and nothing shuffled, as often as you like.",
        Some("canfield-klondike"),
    ),
    (
        "stock",
        "The other 85 cards are the stock.",
        Some("dispettoso"),
    ),
    (
        "return",
        "The top card of a foundation may come back to a pile.",
        Some("dispettoso"),
    ),
    ("no money", "No score is kept", Some("dispettoso")),
    (
        "no money told",
        "No money is told of this table",
        Some("dispettoso"),
    ),
    (
        "claim",
        "this happens 99 times in 100.",
        Some("hoyle-canfield"),
    ),
    (
        "sending",
        "A double click on a card sends it where it can go, to a foundation first.",
        None,
    ),
];

const CANFIELD_KLONDIKE: &[Fact] = &[
    (
        "name",
        "Canfield-pasianssi, the game by this name in Finland",
        Some("canfield"),
    ),
    (
        "name elsewhere",
        "Also known as Klondike.",
        Some("canfield"),
    ),
    ("deck", "One deck of 52 cards.", Some("double-canfield")),
    (
        "foundations empty",
        "The 4 foundations start empty.",
        Some("canfield"),
    ),
    (
        "piles",
        "There are 7 piles of 1 to 7 cards, the top card of each face up.",
        Some("canfield"),
    ),
    (
        "foundations",
        "Bring all cards to the 4 foundations",
        Some("double-canfield"),
    ),
    (
        "aces",
        "each of which builds up in suit from an ace.",
        Some("canfield"),
    ),
    ("thirteen", "Each foundation takes 13 cards.", None),
    (
        "building",
        "The piles build down in alternate colours: red on black, black on red.",
        None,
    ),
    ("no wrap", "Nothing goes on an ace.", Some("canfield")),
    (
        "whole run",
        "Between the piles only all face-up cards of a pile move together, never a part of them.",
        Some("canfield"),
    ),
    (
        "kings",
        "Only a king, or a run that starts with one, may be moved into a space.",
        Some("canfield"),
    ),
    (
        "turned up",
        "A face-down card that is laid bare is turned up.",
        Some("canfield"),
    ),
    (
        "one card",
        "The stock is dealt to the waste one card at a time",
        Some("hoyle-canfield"),
    ),
    (
        "one pass",
        "There is no redeal: the stock is dealt once.",
        Some("dispettoso"),
    ),
    (
        "stock",
        "The other 24 cards are the stock.",
        Some("canfield"),
    ),
    (
        "no return",
        "A card on a foundation stays there.",
        Some("canfield"),
    ),
    ("price", "The pack costs 52.", Some("dispettoso")),
    (
        "pay",
        "Each card on the foundations pays 5.",
        Some("canfield"),
    ),
    (
        "first win",
        "With 11 cards on the foundations you have won 3.",
        Some("dispettoso"),
    ),
    (
        "all",
        "All 52 cards together pay 260.",
        Some("hoyle-canfield"),
    ),
    (
        "claim",
        "5 to 7 cards are the commonest end.",
        Some("hoyle-canfield"),
    ),
    (
        "sending",
        "A double click on a card sends it where it can go, to a foundation first.",
        None,
    ),
];

const CANFIELD: &[Fact] = &[
    (
        "name",
        "AisleRiot's Canfield, as its Spanish manual tells it",
        Some("hoyle-canfield"),
    ),
    ("deck", "One deck of 52 cards.", Some("double-canfield")),
    (
        "reserve",
        "13 cards are dealt to the reserve, and only the top card lies face up.",
        Some("canfield-klondike"),
    ),
    (
        "piles",
        "There are 4 piles of one card each.",
        Some("double-canfield"),
    ),
    (
        "base",
        "The first card dealt goes to a foundation, and its rank is the base.",
        Some("canfield-klondike"),
    ),
    (
        "foundations",
        "Bring all cards to the 4 foundations",
        Some("double-canfield"),
    ),
    (
        "in suit",
        "each of which builds up in suit from the base.",
        Some("canfield-klondike"),
    ),
    ("thirteen", "Each foundation takes 13 cards.", None),
    (
        "corner",
        "The ace follows the king.",
        Some("canfield-klondike"),
    ),
    (
        "building",
        "The piles build down in alternate colours: red on black, black on red.",
        None,
    ),
    (
        "king on ace",
        "The king goes on the ace.",
        Some("canfield-klondike"),
    ),
    (
        "any run",
        "Between the piles any run may move, the whole of it or a part from its top.",
        Some("dispettoso"),
    ),
    (
        "space",
        "A space is filled by itself at once from the reserve.",
        Some("canfield-klondike"),
    ),
    (
        "space late",
        "Once the reserve is empty, you fill a space from the waste or from another pile, when you like",
        Some("hoyle-canfield"),
    ),
    (
        "three cards",
        "The stock is dealt to the waste 3 cards at a time, fewer at the end",
        Some("dispettoso"),
    ),
    (
        "nothing on the waste",
        "Nothing is turned to the waste at the start.",
        Some("canfield-pysolfc"),
    ),
    (
        "redeals",
        "its order kept and nothing shuffled, as often as you like.",
        Some("canfield-klondike"),
    ),
    (
        "stock",
        "The other 34 cards are the stock.",
        Some("double-canfield"),
    ),
    (
        "return",
        "The top card of a foundation may come back to a pile, but not the base card.",
        Some("double-canfield"),
    ),
    (
        "points",
        "Each card on the foundations counts one point.",
        Some("dispettoso"),
    ),
    (
        "most points",
        "All 52 cards together count 52, which is the most.",
        Some("dispettoso"),
    ),
    (
        "even",
        "10 cards on the foundations are called breaking even.",
        Some("dispettoso"),
    ),
    (
        "claim",
        "the game is hard to win, and is played for the points.",
        Some("hoyle-canfield"),
    ),
    (
        "sending",
        "A double click on a card sends it where it can go, to a foundation first.",
        None,
    ),
];

const HOYLE_CANFIELD: &[Fact] = &[
    (
        "name",
        "Canfield after Hoyle, from an Estonian page of rules",
        Some("canfield"),
    ),
    ("deck", "One deck of 52 cards.", Some("double-canfield")),
    (
        "reserve",
        "13 cards are dealt to the reserve, and only the top card lies face up.",
        Some("canfield-klondike"),
    ),
    (
        "piles",
        "There are 4 piles of one card each.",
        Some("double-canfield"),
    ),
    (
        "base",
        "The first card dealt goes to a foundation, and its rank is the base.",
        Some("canfield-klondike"),
    ),
    (
        "foundations",
        "Bring all cards to the 4 foundations",
        Some("double-canfield"),
    ),
    (
        "in suit",
        "each of which builds up in suit from the base.",
        Some("canfield-klondike"),
    ),
    ("thirteen", "Each foundation takes 13 cards.", None),
    (
        "corner",
        "The ace follows the king.",
        Some("canfield-klondike"),
    ),
    (
        "building",
        "The piles build down in alternate colours: red on black, black on red.",
        None,
    ),
    (
        "king on ace",
        "The king goes on the ace.",
        Some("canfield-klondike"),
    ),
    (
        "whole pile",
        "Between the piles only a whole pile moves, never a part of it.",
        Some("canfield"),
    ),
    (
        "space",
        "A space is filled by itself at once from the reserve.",
        Some("canfield-klondike"),
    ),
    (
        "space late",
        "Once the reserve is empty, you fill a space from the waste, when you like; it may also stay open.",
        Some("canfield"),
    ),
    (
        "three cards",
        "The stock is dealt to the waste 3 cards at a time, fewer at the end",
        Some("dispettoso"),
    ),
    (
        "redeals",
        "its order kept and nothing shuffled, as often as you like.",
        Some("canfield-klondike"),
    ),
    (
        "stock",
        "The other 34 cards are the stock.",
        Some("double-canfield"),
    ),
    (
        "no return",
        "A card on a foundation stays there.",
        Some("canfield"),
    ),
    ("price", "The pack costs 50.", Some("canfield-klondike")),
    (
        "pay",
        "Each card on the foundations pays 5.",
        Some("double-canfield"),
    ),
    (
        "base pays",
        "each card pays 5, the base card that is dealt included",
        Some("dispettoso"),
    ),
    ("all", "All cards together pay 500.", Some("dispettoso")),
    ("claim", "about 3 deals in 100 are won.", Some("dispettoso")),
    (
        "sending",
        "A double click on a card sends it where it can go, to a foundation first.",
        None,
    ),
];

#[test]
fn the_tables_in_english() {
    for (id, facts) in [
        ("dispettoso", DISPETTOSO),
        ("double-canfield", DOUBLE_CANFIELD),
        ("canfield-klondike", CANFIELD_KLONDIKE),
        ("canfield", CANFIELD),
        ("hoyle-canfield", HOYLE_CANFIELD),
    ] {
        check("en", id, facts);
    }
}
