//! Core's safe moves home, held against the solver: whoever can win before one can win after it.

use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants;

use crate::Verdict;
use crate::testing::{Random, late_position, random_position, random_rules, shrunk, solve};

/// How many safe moves were checked from this position on.
fn check(rules: &Rules, mut state: State, name: &str) -> usize {
    let mut n_checked = 0;
    while let Some(mv) = rules.safe_home(&state) {
        let before = solve(rules, &state);
        let position = state.clone();
        rules.apply(&mut state, mv).unwrap();
        let after = solve(rules, &state);
        if matches!(before, Verdict::Unknown(_)) || matches!(after, Verdict::Unknown(_)) {
            break;
        }
        let (won_before, won_after) = (
            matches!(before, Verdict::Solved(_)),
            matches!(after, Verdict::Solved(_)),
        );
        assert_eq!(
            won_before,
            won_after,
            "{name}: {mv} in {position}\n{:#?}",
            rules.knobs()
        );
        n_checked += 1;
    }
    n_checked
}

#[test]
fn a_safe_move_home_never_loses_a_game() {
    let mut n_checked = 0;
    for variant in variants::all() {
        for ranks in [3, 4, 5] {
            let rules = shrunk(&variant.rules, ranks);
            for number in 1..=8 {
                for n_moves in [0, 6, 14] {
                    n_checked += check(
                        &rules,
                        random_position(&rules, number, n_moves),
                        &variant.id,
                    );
                }
                n_checked += check(&rules, late_position(&rules, number), &variant.id);
            }
        }
    }

    let mut random = Random::new(3);
    for number in 1..=1_500 {
        let rules = random_rules(&mut random);
        let n_moves = random.below(12);
        n_checked += check(
            &rules,
            random_position(&rules, number, n_moves),
            "random rules",
        );
    }

    assert!(n_checked >= 1_000, "only {n_checked} safe moves");
}
