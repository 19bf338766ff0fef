//! Faults that other solvers had, each in a position that would show it.

use canfield_core::rules::file;

use crate::Verdict;
use crate::testing::{check_against_walk, solve};

/// More than any of these positions has.
const MAX_STATES: usize = 100_000;

/// What is found out of a position under rules that differ from canfield in these lines; a walk through all positions
/// must find the same.
#[track_caller]
fn check(lines: &str, position: &str, can_be_won: bool) -> Vec<String> {
    let text = format!("like = \"canfield-solvitaire\"\n{lines}");
    let rules = file::read(&text, "small").unwrap().rules;
    let state = rules.read_position(position).unwrap();
    rules.check_complete(&state).unwrap();
    assert!(
        check_against_walk(&rules, &state, MAX_STATES),
        "the position is too large to be walked through"
    );
    match solve(&rules, &state) {
        Verdict::Solved(line) => {
            assert!(can_be_won, "{position}: {line:?}");
            line.iter().map(ToString::to_string).collect()
        }
        verdict => {
            assert_eq!(verdict, Verdict::Unsolvable, "{position}");
            assert!(!can_be_won, "{position}");
            Vec::new()
        }
    }
}

/// The top card of the reserve has to be played, for nothing fills spaces by itself.
#[test]
fn c12_a_card_of_the_reserve_goes_home() {
    let line = check(
        "ranks = 3\nreserve_cards = 2\nredeals = 0\nfill_auto = []\nfill_late = []\nwrap = \"none\"",
        "base A / W 2S / R1 3S 2H / F1 AC 2C / F2 AS / F3 AH / F4 AD 2D / T1 3H / T2 3C / T3 3D",
        true,
    );
    assert!(line.iter().any(|mv| mv.starts_with("R1>")), "{line:?}");
}

/// The top card of the waste has to be built on, for what lies below it is needed first.
#[test]
fn c14_a_card_of_the_waste_is_built_on() {
    let position = "base A / W AS AD 2H / R1 3D / F1 AC 2C / T1 3C / T2 AH 3S 2D / T3 2S / T4 3H";
    let rules = "ranks = 3\nreserve_cards = 1\nredeals = 0";
    let line = check(rules, position, true);
    assert!(line.iter().any(|mv| mv.starts_with("W>T")), "{line:?}");
}

/// A card has to come back from a foundation to carry another one: that is found where it is allowed, and not used where
/// it is not.
#[test]
fn c15_a_card_comes_back_where_it_may() {
    let position =
        "base A / W AD 2D / F1 AC 2C 3C 4C / F2 AS 2S 3S / F3 AH 2H 3H / T1 4H / T2 4S 3D / T3 4D";
    let rules =
        "ranks = 4\npiles = 3\nreserve_cards = 1\nredeals = 0\nwrap = \"none\"\nfill_late = []\n";
    let back = format!("{rules}foundation_return = \"above_base\"");
    let line = check(&back, position, true);
    assert!(line.iter().any(|mv| mv.starts_with("F2>T")), "{line:?}");
    check(
        &format!("{rules}foundation_return = \"never\""),
        position,
        false,
    );
}
