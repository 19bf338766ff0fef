//! The five tables, each exactly as its source has it.
//!
//! Every row puts one question to all five: a position, a move, and for each table whether it is legal and why
//! not. A last test makes sure that the questions tell each table from each other one.

#![expect(
    clippy::unwrap_used,
    reason = "an unwrap that fails is a test that fails"
)]

use canfield_core::card::Rank;
use std::fmt::Write;

use canfield_core::illegal::Illegal::{
    self, CardOrWholePileOnly, FoundationKeeps, NoRedealsLeft, NothingGoesOn, SpaceNeeds,
    SpaceTakesReserveOnly, SpaceTakesWasteOnly, WholePileOnly, WholeRunOnly,
};
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants;

const TABLES: [&str; 5] = [
    "dispettoso",
    "double-canfield",
    "canfield-klondike",
    "canfield",
    "hoyle-canfield",
];

/// What each table says to a move, in the order of [`TABLES`]; `None` is yes.
type Answers = [Option<Illegal>; 5];

const YES: Option<Illegal> = None;

fn rules(table: &str) -> &'static Rules {
    &variants::find(table).unwrap().rules
}

/// A position as this table can have it: the base is the ace, as Klondike's always is, and the reserve is left out
/// where a table has none.
fn position(table: &str, text: &str) -> State {
    let rules = rules(table);
    let parts: Vec<&str> = text
        .split('/')
        .filter(|part| rules.knobs().reserves > 0 || !part.trim_start().starts_with('R'))
        .collect();
    rules.read_position(&parts.join("/")).unwrap()
}

fn answers(text: &str, mv: &str) -> Answers {
    let mv: Move = mv.parse().unwrap();
    TABLES.map(|table| rules(table).check(&position(table, text), mv).err())
}

/// The question, the position, the move, and the answers.
const QUESTIONS: &[(&str, &str, &str, Answers)] = &[
    (
        "a part of a run between piles",
        "base A / R1 JS / T1 9S 8H 7C / T2 9C",
        "T1>T2*2",
        [
            Some(CardOrWholePileOnly),
            YES,
            Some(WholeRunOnly),
            YES,
            Some(WholePileOnly),
        ],
    ),
    (
        "the top card of a run between piles",
        "base A / R1 JS / T1 9S 8H 7C / T2 8D",
        "T1>T2",
        [YES, YES, Some(WholeRunOnly), YES, Some(WholePileOnly)],
    ),
    (
        "the whole pile onto another",
        "base A / R1 JS / T1 9S 8H 7C / T2 TD",
        "T1>T2*3",
        [YES, YES, YES, YES, YES],
    ),
    (
        "a space by hand from the waste while the reserve lasts",
        "base A / R1 JS / W 9H / T2 TD",
        "W>T1",
        [
            Some(SpaceTakesReserveOnly),
            Some(SpaceTakesReserveOnly),
            Some(SpaceNeeds { needed: Rank::KING }),
            Some(SpaceTakesReserveOnly),
            Some(SpaceTakesReserveOnly),
        ],
    ),
    (
        "a late space from the waste",
        "base A / W 9H / T2 TD",
        "W>T1",
        [YES, YES, Some(SpaceNeeds { needed: Rank::KING }), YES, YES],
    ),
    (
        "a late space from another pile",
        "base A / T2 TD 9C",
        "T2>T1*2",
        [
            Some(SpaceTakesWasteOnly),
            YES,
            Some(SpaceNeeds { needed: Rank::KING }),
            YES,
            Some(SpaceTakesWasteOnly),
        ],
    ),
    (
        "a late space with a run that starts with a king",
        "base A / T2 KD QC",
        "T2>T1*2",
        [
            Some(SpaceTakesWasteOnly),
            YES,
            YES,
            YES,
            Some(SpaceTakesWasteOnly),
        ],
    ),
    (
        "a king on an ace",
        "base A / W KD / T1 AS",
        "W>T1",
        [YES, YES, Some(NothingGoesOn { rank: Rank::ACE }), YES, YES],
    ),
    (
        "a card back from a foundation",
        "base A / R1 JS / F1 AC 2C 3C / T1 4H",
        "F1>T1",
        [
            Some(FoundationKeeps),
            YES,
            Some(FoundationKeeps),
            YES,
            Some(FoundationKeeps),
        ],
    ),
    (
        "the base card back from a foundation",
        "base A / R1 JS / F1 AC / T1 2H",
        "F1>T1",
        [
            Some(FoundationKeeps),
            YES,
            Some(FoundationKeeps),
            Some(Illegal::BaseCardStays),
            Some(FoundationKeeps),
        ],
    ),
    (
        "the waste turned over",
        "base A / R1 JS / W 9H 8H",
        "redeal",
        [YES, YES, Some(NoRedealsLeft), YES, YES],
    ),
];

#[test]
fn each_table_answers_as_its_source_does() {
    for (question, text, mv, expect) in QUESTIONS {
        assert_eq!(answers(text, mv), *expect, "{question}: {text}: {mv}");
    }
}

/// The corner is turned whatever the base is, but for Klondike, whose base is always the ace.
#[test]
fn a_king_goes_on_an_ace_under_every_base() {
    for table in TABLES
        .into_iter()
        .filter(|&table| table != "canfield-klondike")
    {
        for base in ["5", "Q", "K"] {
            let state = position(table, &format!("base {base} / W KD / T1 AS"));
            assert_eq!(
                rules(table).check(&state, "W>T1".parse().unwrap()),
                Ok(()),
                "{table}, base {base}"
            );
        }
    }
}

/// What one draw turns up: one card or three, and fewer at the end.
#[test]
fn each_table_draws_as_its_source_does() {
    let drawn = |text: &str| {
        TABLES.map(|table| {
            let mut state = position(table, text);
            rules(table).apply(&mut state, Move::Draw).unwrap();
            state.len(PileId::Waste)
        })
    };
    assert_eq!(drawn("base A / S 2C 3C 4C 5C"), [1, 3, 1, 3, 3]);
    assert_eq!(drawn("base A / S 2C 3C"), [1, 2, 1, 2, 2]);
}

/// The cards on the table before the first move.
#[test]
fn each_table_deals_as_its_source_does() {
    for (table, stock, reserve, tableau, home) in [
        ("dispettoso", 34, 13, "1 1 1 1", 1),
        ("double-canfield", 85, 13, "1 1 1 1 1", 1),
        ("canfield-klondike", 24, 0, "1 2 3 4 5 6 7", 0),
        ("canfield", 34, 13, "1 1 1 1", 1),
        ("hoyle-canfield", 34, 13, "1 1 1 1", 1),
    ] {
        let rules = rules(table);
        let state = rules.deal(&"12345".parse().unwrap()).unwrap();
        let heights: Vec<String> = rules
            .tableau_piles()
            .map(|pile| state.len(pile).to_string())
            .collect();
        assert_eq!(
            (
                state.len(PileId::Stock),
                state.len(PileId::Waste),
                state.len(PileId::Reserve(0))
            ),
            (stock, 0, reserve),
            "{table}"
        );
        assert_eq!(
            (heights.join(" ").as_str(), state.n_on_foundations()),
            (tableau, home),
            "{table}"
        );
        assert!(
            rules.tableau_piles().all(|pile| state.n_face_up(pile) == 1),
            "{table}"
        );
    }
}

/// A space made by a move is filled in the same move; the fill is not left to the player.
#[test]
fn spaces_fill_at_once_where_the_source_says_so() {
    let filled = TABLES.map(|table| {
        let mut state = position(table, "base A / R1 JS JC / F1 AC 2C / T1 3C");
        rules(table)
            .apply(&mut state, "T1>F1".parse().unwrap())
            .unwrap();
        state.top(PileId::Tableau(0)).map(|card| card.to_string())
    });
    assert_eq!(
        filled.map(|card| card.is_some()),
        [true, true, false, true, true]
    );
}

/// A card laid bare is turned up, as Klondike's source says.
#[test]
fn klondike_turns_up_the_card_laid_bare() {
    let mut state = position("canfield-klondike", "base A / T1 -9S 8H / T2 9C");
    rules("canfield-klondike")
        .apply(&mut state, "T1>T2".parse().unwrap())
        .unwrap();
    assert_eq!(state.to_string(), "base A / T1 9S / T2 9C 8H");
}

/// Money and points at the start and with 10, 11 and 52 cards on the foundations.
#[test]
fn money_and_points_are_those_of_the_source() {
    // At the start the base card lies on its foundation, and the dealt base card counts.
    for (table, start, ten, eleven, all) in [
        ("dispettoso", Some(-45), Some(0), Some(5), Some(210)),
        ("double-canfield", None, None, None, None),
        ("canfield-klondike", Some(-52), Some(-2), Some(3), Some(208)),
        ("canfield", Some(1), Some(10), Some(11), Some(52)),
        ("hoyle-canfield", Some(-45), Some(0), Some(5), Some(450)),
    ] {
        let rules = rules(table);
        let with = |n: usize| {
            let mut text = String::from("base A / R1 KD");
            let suits = "CSHD";
            let per_suit = usize::from(rules.n_foundations()) / 4;
            let ranks = "A23456789TJQK";
            for suit in 0..4 {
                let n_here = n.saturating_sub(suit * 13).min(13);
                if n_here > 0 {
                    write!(text, " / F{}", suit * per_suit + 1).unwrap();
                }
                for rank in ranks.chars().take(n_here) {
                    write!(text, " {rank}{}", &suits[suit..=suit]).unwrap();
                }
            }
            if n == 52 {
                text = text.replace(" / R1 KD", "");
            }
            rules.score(&position(table, &text))
        };
        let dealt = rules.deal(&"12345".parse().unwrap()).unwrap();
        assert_eq!(rules.score(&dealt), start, "{table} at the start");
        assert_eq!(
            [with(10), with(11), with(52)],
            [ten, eleven, all],
            "{table}"
        );
    }
    assert_eq!(rules("canfield").knobs().break_even, Some(10));
}

/// All 52 cards pay 500 at the Estonian table and 260 at the Finnish one, before the price of the pack.
#[test]
fn what_all_cards_pay_is_that_of_the_source() {
    let pay = |table| {
        let knobs = rules(table).knobs();
        knobs.all_out.unwrap_or(52 * knobs.per_card)
    };
    assert_eq!(
        (
            pay("dispettoso"),
            pay("canfield-klondike"),
            pay("hoyle-canfield")
        ),
        (260, 260, 500)
    );
}

/// The old form that the Italian source names: three cards at a time and one single pass.
#[test]
fn the_original_is_dispettoso_with_three_cards_and_one_pass() {
    let (now, old) = (
        rules("dispettoso").knobs(),
        rules("canfield-original").knobs(),
    );
    let mut expect = now.clone();
    expect.per_deal = vec![3];
    expect.redeals = Some(0);
    assert_eq!(*old, expect);
}

/// The rule questions alone, without money, tell each table from each other one.
#[test]
fn no_table_answers_like_another() {
    let mut rows: Vec<Vec<String>> = QUESTIONS
        .iter()
        .map(|(_, text, mv, _)| answers(text, mv).map(|a| format!("{a:?}")).to_vec())
        .collect();
    rows.push(
        TABLES
            .map(|table| rules(table).packet(0).to_string())
            .to_vec(),
    );
    for one in 0..TABLES.len() {
        for other in one + 1..TABLES.len() {
            let n_differences = rows.iter().filter(|row| row[one] != row[other]).count();
            assert!(
                n_differences > 0,
                "{} and {} answer alike",
                TABLES[one],
                TABLES[other]
            );
        }
    }
}
