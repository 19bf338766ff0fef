//! Verdicts of the whole solver, whichever engine finds them.

mod faults;
mod safe_home;

use canfield_core::number::DealNumber;
use canfield_core::variants;

use crate::testing::{
    Random, check_against_walk, late_position, random_position, random_rules, shrunk, solve,
    thinned,
};
use crate::{Limits, Search, Verdict, WhyNot};

/// Positions that a walk through the rules can decide in the time that a test may take.
const MAX_STATES: usize = 6_000;

#[test]
fn every_variant_made_small_has_the_verdicts_of_an_exhaustive_walk() {
    let mut n_checked = 0;
    for variant in variants::all() {
        let mut n_of_variant = 0;
        for ranks in [3, 4, 5] {
            let rules = shrunk(&variant.rules, ranks);
            for number in 1..=8 {
                let state = match number % 3 {
                    0 => random_position(&rules, number, 0),
                    1 => random_position(&rules, number, 8),
                    _ => late_position(&rules, number),
                };
                // A choice needs all the cards that it is made from.
                if state.base().is_some() {
                    let thin = thinned(&rules, &state);
                    n_of_variant += usize::from(check_against_walk(&rules, &thin, 3 * MAX_STATES));
                }
                n_of_variant += usize::from(check_against_walk(&rules, &state, MAX_STATES));
            }
        }
        assert!(n_of_variant >= 6, "{}: {n_of_variant}", variant.id);
        n_checked += n_of_variant;
    }
    assert!(n_checked >= 2_000, "only {n_checked} were small enough");
}

#[test]
fn random_rules_have_the_verdicts_of_an_exhaustive_walk() {
    let mut random = Random::new(1);
    let mut n_checked = 0;
    for number in 1..=1_000 {
        let rules = random_rules(&mut random);
        let n_moves = random.below(12);
        let state = random_position(&rules, number, n_moves);
        n_checked += usize::from(check_against_walk(&rules, &state, MAX_STATES));
    }
    assert!(n_checked >= 700, "only {n_checked} were small enough");
}

#[test]
fn small_steps_find_the_same_as_one_large_step() {
    for id in ["canfield", "dispettoso", "gate", "canfield-rush", "duke"] {
        let rules = &variants::find(id).unwrap().rules;
        for number in 1..=2 {
            let state = rules.deal_number(DealNumber::new(number).unwrap());
            let limits = Limits {
                states: 30_000,
                table_bytes: 1 << 22,
            };
            let mut large = Search::new(rules, &state, limits);
            let mut small = Search::new(rules, &state, limits);
            let verdict = large.step(u64::MAX).unwrap();
            let same = std::iter::repeat_with(|| small.step(1).cloned())
                .flatten()
                .next();
            assert_eq!(same.as_ref(), Some(verdict), "{id} {number}");
            assert_eq!(small.stats(), large.stats(), "{id} {number}");
        }
    }
}

#[test]
fn a_limit_is_never_passed() {
    /// All states that follow from one are generated together.
    const BATCH: u64 = 64;
    for id in ["double-canfield", "duke", "canfield"] {
        let rules = &variants::find(id).unwrap().rules;
        let state = rules.deal_number(DealNumber::new(7).unwrap());
        for table_bytes in [50_000, 200_000, 1_000_000] {
            for states in [10, 500, 40_000] {
                let limits = Limits {
                    states,
                    table_bytes,
                };
                let mut search = Search::new(rules, &state, limits);
                search.step(u64::MAX).unwrap();
                let used = search.stats();
                assert!(
                    used.generated <= states + BATCH,
                    "{id}: {limits:?}, {used:?}"
                );
                assert!(
                    used.table_bytes <= table_bytes,
                    "{id}: {limits:?}, {used:?}"
                );
            }
        }
    }
}

/// A line with one fruitless redeal too many is not a win, and what is lost without that rule is lost with it.
#[test]
fn redeals_that_follow_one_another_never_make_a_wrong_verdict() {
    let rules = &variants::find("bsd-canfield").unwrap().rules;
    let full = |suit: char| -> String {
        let ranks = "A23456789TJQK".chars();
        ranks.flat_map(|rank| [' ', rank, suit]).collect()
    };
    let home = format!(
        "F1 AC 2C 3C 4C 5C / F2{} / F3{} / F4{}",
        full('S'),
        full('H'),
        full('D')
    );
    let verdict = |count: u8, waste: &str| {
        let columns = "T1 TC / T2 JC / T3 QC / T4 KC";
        let text =
            format!("base A / redeals 3 / fruitless {count} / W {waste} / {home} / {columns}");
        solve(rules, &rules.read_position(&text).unwrap())
    };
    let (after_one_redeal, never) = ("8C 7C 6C 9C", "6C 9C 7C 8C");
    assert!(matches!(verdict(2, after_one_redeal), Verdict::Solved(_)));
    assert_eq!(
        verdict(3, after_one_redeal),
        Verdict::Unknown(WhyNot::RuleNotCovered)
    );
    assert_eq!(verdict(3, never), Verdict::Unsolvable);
}
