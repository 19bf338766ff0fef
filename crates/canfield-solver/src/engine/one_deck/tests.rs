//! The engine against a walk through all positions of small games, and its parts against one another.

use canfield_core::moves::Move;
use canfield_core::rules::{
    DealPart, FillSource, FoundationBase, FoundationReturn, FoundationStart, HandSource, Knobs,
    MoveUnit, ReserveFace, Rules, Word, Wrap,
};
use canfield_core::state::State;
use canfield_core::variants;

use super::*;
use crate::testing::{Random, random_position, walk};

const NO_PRUNINGS: Prunings = Prunings {
    safe: false,
    relaxed: false,
    tangled: false,
    phases: false,
};

const LIMITS: Limits = Limits {
    states: 300_000,
    table_bytes: 1 << 28,
};

/// Rules of a small game that this engine may play.
fn small_rules(random: &mut Random) -> Rules {
    loop {
        let mut pick = |n: usize| random.below(n);
        let ranks = [3, 3, 4, 4, 5][pick(5)];
        let (foundation_base, foundation_start) = match pick(3) {
            0 => (FoundationBase::Dealt, FoundationStart::One),
            1 => (
                FoundationBase::Rank(canfield_core::card::Rank::ACE),
                FoundationStart::None,
            ),
            _ => (
                FoundationBase::Rank(canfield_core::card::Rank::ACE.above(1, 3)),
                FoundationStart::All,
            ),
        };
        let has_reserve = pick(8) > 0;
        let piles = u8::try_from(pick(4) + 1).unwrap();
        let reserve_cards = u8::try_from(pick(4) + 1).unwrap();
        let per_deal = vec![u8::try_from(pick(3) + 1).unwrap()];
        let redeals = [None, None, None, Some(0), Some(1), Some(2)][pick(6)];
        let has_packet = pick(2) == 0;
        let fill_auto = if pick(5) > 0 && has_reserve {
            vec![FillSource::Reserve]
        } else {
            vec![]
        };
        let sources = [HandSource::Waste, HandSource::Tableau, HandSource::Reserve];
        let chosen = |pick: &mut dyn FnMut(usize) -> usize, n: usize| -> Vec<HandSource> {
            sources
                .into_iter()
                .take(n)
                .filter(|_| pick(2) == 0)
                .collect()
        };
        let fill_early = if pick(3) == 0 && has_reserve {
            chosen(&mut pick, 3)
        } else {
            vec![]
        };
        let fill_late = chosen(&mut pick, 2);
        let wrap = Wrap::WORDS[pick(3)].1;
        let move_unit = MoveUnit::WORDS[pick(MoveUnit::WORDS.len())].1;
        let foundation_return = FoundationReturn::WORDS[[0, 0, 1, 2][pick(4)]].1;
        let knobs = Knobs {
            ranks,
            deal_order: [
                (DealPart::Base, foundation_start == FoundationStart::One),
                (DealPart::Reserve, has_reserve),
                (DealPart::Tableau, true),
                (DealPart::Packet, has_packet),
            ]
            .into_iter()
            .filter_map(|(part, is_dealt)| is_dealt.then_some(part))
            .collect(),
            foundation_base,
            foundation_start,
            foundation_return,
            piles,
            wrap,
            move_unit,
            fill_auto,
            fill_early,
            fill_late,
            reserves: u8::from(has_reserve),
            reserve_cards: if has_reserve { reserve_cards } else { 0 },
            reserve_face: ReserveFace::Top,
            per_deal,
            redeals,
            ..variants::find("canfield-pysolfc")
                .unwrap()
                .rules
                .knobs()
                .clone()
        };
        if let Ok(rules) = Rules::new(knobs) {
            return rules;
        }
    }
}

/// The verdict of a search with these prunings, the line of a win played through; `None` if it was too far.
fn can_be_won(rules: &Rules, state: &State, prunings: Prunings) -> Option<bool> {
    let mut engine = OneDeck::with(rules, state, LIMITS, prunings).expect("the rules are covered");
    let verdict = engine.step(u64::MAX).unwrap();
    match verdict {
        Verdict::Solved(line) => {
            replay(rules, state, line);
            Some(true)
        }
        Verdict::Unsolvable => Some(false),
        Verdict::Unknown(WhyNot::StateLimit | WhyNot::TableFull) => None,
        Verdict::Unknown(WhyNot::RuleNotCovered | WhyNot::LineRefused) => panic!("{state}"),
    }
}

fn replay(rules: &Rules, state: &State, line: &[Move]) {
    let mut state = state.clone();
    for &mv in line {
        rules.apply(&mut state, mv).unwrap();
    }
    assert!(rules.is_won(&state));
}

/// Makes sure that no pruning test refuses a state on the way to a win.
fn check_line<const EXACT: bool>(deal: &Deal, all: &Deal) -> bool {
    let mut hunt = Hunt::<EXACT>::new(LIMITS.table_bytes);
    if hunt.run(deal, 30_000) != Some(End::Won) {
        return false;
    }
    let mut node = deal.start;
    for step in hunt.line(deal) {
        let view = deal.view::<EXACT>(&node);
        assert!(
            all.may_empty_reserve::<EXACT>(&node, &view),
            "{node:?} {deal:?}"
        );
        if EXACT {
            assert!(all.may_be_untangled(&node, &view), "{node:?} {deal:?}");
        }
        deal.make(&mut node, step);
    }
    true
}

fn check(rules: &Rules, state: &State) -> bool {
    let Some(truth) = walk(rules, state, 20_000) else {
        return false;
    };
    let off = |change: fn(&mut Prunings)| {
        let mut prunings = Prunings::ALL;
        change(&mut prunings);
        prunings
    };
    let prunings = [
        Prunings::ALL,
        NO_PRUNINGS,
        off(|prunings| prunings.safe = false),
        off(|prunings| prunings.relaxed = false),
        off(|prunings| prunings.tangled = false),
        off(|prunings| prunings.phases = false),
    ];
    for prunings in prunings {
        if let Some(found) = can_be_won(rules, state, prunings) {
            assert_eq!(found, truth, "{prunings:?}\n{state}\n{:#?}", rules.knobs());
        }
    }
    for safe in [true, false] {
        let without = Prunings {
            safe,
            ..NO_PRUNINGS
        };
        let deal = Deal::read(rules, state, without).unwrap();
        let all = Deal::read(rules, state, Prunings::ALL).unwrap();
        check_line::<false>(&deal, &all);
        check_line::<true>(&deal, &all);
    }
    true
}

#[test]
fn small_games_end_as_a_walk_through_all_of_their_positions_does() {
    let mut random = Random::new(1);
    let mut n_checked = 0;
    let n = 2_000_u32;
    for round in 0..n {
        let rules = small_rules(&mut random);
        let number = u128::from(round) + 1;
        let state = random_position(&rules, number, random.below(12));
        if OneDeck::new(&rules, &state, LIMITS).is_some() {
            n_checked += u32::from(check(&rules, &state));
        }
    }
    assert!(
        n_checked > n / 2,
        "only {n_checked} positions were small enough"
    );
}

/// Games that are too large for a walk reach what the smallest ones do not: safe cards of higher ranks, and levels
/// with room for two.
#[test]
fn games_of_six_to_eight_ranks_end_the_same_without_prunings() {
    let mut random = Random::new(5);
    let mut n_compared = 0;
    for number in 1..=500 {
        let mut knobs = small_rules(&mut random).knobs().clone();
        knobs.ranks = [6, 7, 8][random.below(3)];
        knobs.piles = knobs.piles.max(2);
        let rules = Rules::new(knobs).unwrap();
        let state = random_position(&rules, number, random.below(8));
        if OneDeck::new(&rules, &state, LIMITS).is_none() {
            continue;
        }
        // Without phases a key might be too long.
        let without = Prunings {
            phases: true,
            ..NO_PRUNINGS
        };
        let with = can_be_won(&rules, &state, Prunings::ALL);
        if let (Some(with), Some(without)) = (with, can_be_won(&rules, &state, without)) {
            assert_eq!(with, without, "{state}\n{:#?}", rules.knobs());
            n_compared += 1;
        }
    }
    assert!(
        n_compared > 400,
        "only {n_compared} games were small enough"
    );
}

/// A winning line for every deal of full size that one is soon found for, in several orders of moves.
#[test]
fn no_state_on_a_winning_line_is_refused() {
    let mut n_won = 0;
    for name in ["canfield", "canfield-pysolfc", "canfield-solvitaire"] {
        for (unit, draw, back) in [
            (MoveUnit::Run, 1, FoundationReturn::Never),
            (MoveUnit::Run, 2, FoundationReturn::AboveBase),
            (MoveUnit::Whole, 1, FoundationReturn::Never),
            (MoveUnit::Whole, 3, FoundationReturn::Never),
            (MoveUnit::SingleOrWhole, 1, FoundationReturn::Always),
            (MoveUnit::SingleOrWhole, 3, FoundationReturn::Never),
        ] {
            let mut knobs = variants::find(name).unwrap().rules.knobs().clone();
            knobs.move_unit = unit;
            knobs.per_deal = vec![draw];
            knobs.foundation_return = back;
            let rules = Rules::new(knobs).unwrap();
            for number in 1..=60 {
                let state = random_position(&rules, number, 0);
                let all = Deal::read(&rules, &state, Prunings::ALL).unwrap();
                for safe in [true, false] {
                    // Without phases a key of a game of full size would be too long.
                    let prunings = Prunings {
                        safe,
                        phases: true,
                        ..NO_PRUNINGS
                    };
                    let deal = Deal::read(&rules, &state, prunings).unwrap();
                    if unit == MoveUnit::Run {
                        n_won += u32::from(check_line::<false>(&deal, &all));
                    } else {
                        n_won += u32::from(check_line::<true>(&deal, &all));
                    }
                }
            }
        }
    }
    assert!(n_won > 400, "only {n_won} lines");
}
