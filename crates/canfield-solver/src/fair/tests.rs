//! Views that hold nothing hidden, worlds that fit them, and advice that depends on nothing else.

use std::collections::BTreeSet;

use canfield_core::card::{Card, Rank, Suit};
use canfield_core::moves::Move;
use canfield_core::number::DealNumber;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants;

use super::*;
use crate::testing::Random;

const VARIANTS: [&str; 6] = [
    "canfield",
    "dispettoso",
    "hoyle-canfield",
    "canfield-klondike",
    "double-canfield",
    "duke",
];

fn rules(variant: &str) -> &'static Rules {
    &variants::find(variant).unwrap().rules
}

/// A game of so many moves, home when that is possible and at random otherwise, with all its tables.
fn game(rules: &Rules, number: u32, n_moves: usize) -> (Vec<State>, Vec<Move>) {
    let mut random = Random::new(number.into());
    let mut states = vec![rules.deal_number(DealNumber::new(number.into()).unwrap())];
    let mut played = Vec::new();
    for _ in 0..n_moves {
        let mut state = states[states.len() - 1].clone();
        let moves = rules.legal_moves(&state);
        let Some(at_random) = moves.get(random.below(moves.len().max(1))) else {
            break;
        };
        let home = rules.moves_home(&state).next();
        let mv = home.filter(|_| random.below(2) == 0).unwrap_or(*at_random);
        rules.apply(&mut state, mv).unwrap();
        played.push(mv);
        states.push(state);
    }
    (states, played)
}

/// The same game with the cards that its player has not seen in other places of the deal.
fn with_unseen_permuted(rules: &Rules, states: &[State], played: &[Move], seed: u64) -> Vec<State> {
    let deal = &states[0];
    let all: Vec<Card> = rules
        .piles()
        .flat_map(|pile| deal.pile(pile))
        .copied()
        .collect();
    let known: BTreeSet<Card> = states
        .iter()
        .flat_map(|state| {
            rules.piles().flat_map(move |pile| {
                let cards = state.pile(pile).iter().enumerate();
                cards
                    .filter(move |&(index, _)| rules.is_face_up(state, pile, index))
                    .map(|(_, &card)| card)
            })
        })
        .collect();
    let unseen: Vec<Card> = all
        .iter()
        .filter(|card| !known.contains(card))
        .copied()
        .collect();
    let mut shuffled = unseen.clone();
    let mut random = Random::new(seed);
    for n in (1..shuffled.len()).rev() {
        shuffled.swap(n, random.below(n + 1));
    }
    let other = |card: Card| {
        let at = unseen.iter().position(|&one| one == card);
        at.map_or(card, |at| shuffled[at])
    };
    let piles: Vec<_> = rules
        .piles()
        .map(|pile| {
            let cards = deal.pile(pile).iter().enumerate();
            let cards = cards.map(|(index, &card)| (other(card), deal.is_face_down(pile, index)));
            (pile, cards.collect())
        })
        .collect();
    let mut state = rules
        .position(deal.base(), deal.redeals_used(), &piles)
        .unwrap();
    let mut others = vec![state.clone()];
    for &mv in played {
        rules.apply(&mut state, mv).unwrap();
        others.push(state.clone());
    }
    others
}

fn advice(view: &View, budget: u64) -> Advice {
    let mut job = Job::new(view.clone(), budget);
    job.step(u64::MAX).unwrap().clone()
}

/// Whatever order the unseen cards lie in, the player's view is the same to the last letter, and so is the advice.
#[test]
fn nothing_that_was_not_seen_leaks() {
    for variant in VARIANTS {
        let rules = rules(variant);
        let mut n_sampled = 0;
        for number in 1..=6 {
            for n_moves in [0, 7, 25, 60] {
                let (states, played) = game(rules, number, n_moves);
                let view = View::of(rules, &states).unwrap();
                let expect = advice(&view, 6_000);
                n_sampled += usize::from(expect.worlds > 1);
                for seed in 1..=2 {
                    let others = with_unseen_permuted(rules, &states, &played, seed);
                    let other = View::of(rules, &others).unwrap();
                    assert_eq!(
                        format!("{other:?}"),
                        format!("{view:?}"),
                        "{variant} {number}"
                    );
                    assert_eq!(other, view, "{variant} {number} {n_moves}");
                    assert_eq!(
                        advice(&other, 6_000),
                        expect,
                        "{variant} {number} {n_moves}"
                    );
                }
            }
        }
        assert!(
            n_sampled > 0,
            "{variant}: no position was decided by worlds"
        );
    }
}

/// The advice is legal in the true game, and does not depend on how the work is cut up.
#[test]
fn a_state_at_a_time_comes_to_the_same() {
    for variant in VARIANTS {
        let rules = rules(variant);
        for number in 11..=14 {
            let (states, _) = game(rules, number, 30);
            let view = View::of(rules, &states).unwrap();
            let expect = advice(&view, 3_000);
            for slice in [1, 97] {
                let mut job = Job::new(view.clone(), 3_000);
                let found = loop {
                    if let Some(found) = job.step(slice) {
                        break found.clone();
                    }
                };
                assert_eq!(found, expect, "{variant} {number} by {slice}");
            }
            let mut state = states[states.len() - 1].clone();
            for &mv in &expect.line {
                rules.apply(&mut state, mv).unwrap();
            }
        }
    }
}

/// Every world has the seen cards in their places, and all cards of the game.
#[test]
fn worlds_agree_with_what_was_seen() {
    for variant in VARIANTS {
        let rules = rules(variant);
        let (states, _) = game(rules, 3, 12);
        let last = &states[states.len() - 1];
        let view = View::of(rules, &states).unwrap();
        let mut worlds = BTreeSet::new();
        for k in 0..10 {
            let world = view.sample(k).unwrap();
            assert_eq!(rules.check_complete(&world), Ok(()));
            for pile in rules.piles() {
                assert_eq!(world.len(pile), last.len(pile));
                for (index, card) in world.pile(pile).iter().enumerate() {
                    let is_up = rules.is_face_up(last, pile, index);
                    assert_eq!(rules.is_face_up(&world, pile, index), is_up);
                    if let Some(known) = view.card(pile, index) {
                        assert!(
                            known.is_twin_of(*card) && known.is_twin_of(last.pile(pile)[index])
                        );
                    } else {
                        assert!(!is_up);
                    }
                }
            }
            worlds.insert(world.to_string());
        }
        assert_eq!(worlds.len(), 10, "{variant}");
    }
}

/// Cards that lay on the waste are known on the stock after it was turned over, and so is a card of the reserve that
/// was seen before a move was taken back.
#[test]
fn what_was_seen_is_remembered() {
    let rules = rules("hoyle-canfield");
    let deal = rules
        .read_position("base 5 / S 2C 3D 4H 7S 8S 9D / R1 9S TC / F1 5C / F2 5S / T1 6S / T2 KD / T3 KH / T4 QD")
        .unwrap();
    let mut knowledge = Knowledge::new();
    let mut state = deal.clone();
    knowledge.see(rules, &state);
    let hidden = |state: &State, knowledge: &Knowledge| {
        let view = View::new(rules, state, knowledge);
        let cards: Vec<String> = view.hidden().iter().map(Card::to_string).collect();
        cards.join(" ")
    };
    assert_eq!(hidden(&state, &knowledge), "2C 7S 8S 9S 4H 3D 9D");
    for mv in ["draw", "draw", "redeal"] {
        rules.apply(&mut state, mv.parse().unwrap()).unwrap();
        knowledge.see(rules, &state);
    }
    assert_eq!(hidden(&state, &knowledge), "9S");
    let view = View::new(rules, &state, &knowledge);
    assert_eq!(view.card(PileId::Stock, 0), Some("2C".parse().unwrap()));
    assert_eq!(view.card(PileId::Reserve(0), 0), None);
    // A single hidden card is no secret.
    assert_eq!(view.n_worlds(), 1);

    let mut knowledge = Knowledge::new();
    let mut state = deal.clone();
    rules.apply(&mut state, "T1>F2".parse().unwrap()).unwrap();
    knowledge.see(rules, &state);
    assert_eq!(hidden(&deal, &knowledge), "2C 7S 8S 4H 3D 9D");
}

#[test]
fn few_worlds_are_counted_through() {
    let rules = rules("double-canfield");
    let text = "base 5 / S 2C 2C 3C 3C / R1 TC / T1 6S";
    let state = rules.read_position(text).unwrap();
    let view = View::of(rules, std::slice::from_ref(&state)).unwrap();
    assert_eq!(view.n_worlds(), 6);
    let worlds: BTreeSet<String> = (0..6)
        .map(|k| view.sample(k).unwrap().to_string())
        .collect();
    assert_eq!(worlds.len(), 6);
    assert_eq!(view.sample(6), view.sample(0));
    let of = |n: usize| {
        let cards: Vec<Card> = (0..n)
            .map(|n| {
                let rank = Rank::from_index(u8::try_from(n % 13).unwrap()).unwrap();
                Card::new(rank, Suit::ALL[n / 13])
            })
            .collect();
        let piles = [(
            PileId::Stock,
            cards.iter().map(|&card| (card, false)).collect(),
        )];
        let state = rules.position(Some(Rank::ACE), 0, &piles).unwrap();
        View::of(rules, &[state]).unwrap().n_worlds()
    };
    assert_eq!(
        (of(0), of(1), of(5), of(20)),
        (1, 1, 120, 2_432_902_008_176_640_000)
    );
    assert_eq!(of(46), u64::MAX);
}

#[track_caller]
fn check(variant: &str, position: &str, expect: &str) {
    let rules = rules(variant);
    let state = rules.read_position(position).unwrap();
    let view = View::of(rules, &[state]).unwrap();
    let found = advice(&view, BUDGET);
    let line: Vec<String> = found.line.iter().map(Move::to_string).collect();
    let exact = if found.is_exact { ", exact" } else { "" };
    let told = format!(
        "{}: {:?}, {} of {}{exact}",
        line.join(" "),
        found.reason,
        found.wins,
        found.worlds
    );
    assert_eq!(told, expect, "{variant}: {position}");
}

#[test]
fn what_is_safe_goes_home_first() {
    check(
        "canfield-solvitaire",
        "base 5 / S 2C 3C / R1 9C 8C / T1 5S / T2 KH",
        "T1>F2: Safe, 0 of 0",
    );
}

/// Where nothing is hidden the whole way to the end is advised, or the loss is proved.
#[test]
fn where_nothing_is_hidden_the_verdict_is_exact() {
    check(
        "canfield",
        "base T / F1 TC / F2 TS JS / F3 TH / T1 QH JC / T2 JH / T3 QS",
        "T3>F2 T2>F3 T1>F1 T1>F3: Wins, 1 of 1, exact",
    );
    check(
        "hoyle-canfield",
        "base 5 / W 7C / F1 5C / T1 9S 6C / T2 9C / T3 KS",
        "T1>F1: Cards, 0 of 1, exact",
    );
    check(
        "hoyle-canfield",
        "base 5 / F1 5C / T1 9S / T2 9C",
        ": Nothing, 0 of 1, exact",
    );
}

/// Looking on costs nothing where the waste comes back as it was; with a broken packet it does.
#[test]
fn what_costs_nothing_is_looked_at_first() {
    let rest = "R1 9C 8C / F2 5S / T1 KS / T2 KH / T3 7D / T4 7H";
    check(
        "canfield",
        &format!("base 5 / S 2C 3C 4C 6C / W 8S 3S 2S / {rest}"),
        "draw: Look, 0 of 0",
    );
    check(
        "dispettoso",
        &format!("base 5 / S 2C 3C 4C 6C / W 8S 3S / {rest}"),
        "draw: Look, 0 of 0",
    );
    check(
        "canfield",
        &format!("base 5 / S 2C 3C 4C 6C / W 3S 6S / {rest}"),
        "W>F2: Cards, 0 of 50",
    );
}

/// The same advice on every machine and for ever, unless the way of finding it is changed on purpose.
#[test]
fn the_advice_for_a_deal_is_fixed() {
    for (variant, expect) in [
        (
            "canfield",
            "JHTH5SAS7DKH8D5H3D7HAD3H2H9HTS3S2STC9SAH8HAC4H6S7C9D: draw draw draw draw draw draw draw W>F3, 2 of 4",
        ),
        (
            "dispettoso",
            "2C4D3HKDKH3C7DJH4C3S5H2SAH2H9STS5SJDAS8D: draw, 0 of 0",
        ),
        (
            "duke",
            "7D5S7HAS5HKHJHTC2HTH2S8DTSAD9S9H3S3D3H: W>F3, 0 of 0",
        ),
    ] {
        let rules = rules(variant);
        let view = View::of(rules, &game(rules, 2, 20).0).unwrap();
        let hidden: String = view
            .sample(7)
            .unwrap()
            .pile(PileId::Stock)
            .iter()
            .map(Card::to_string)
            .collect();
        let found = advice(&view, 20_000);
        let line: Vec<String> = found.line.iter().map(Move::to_string).collect();
        let told = format!(
            "{hidden}: {}, {} of {}",
            line.join(" "),
            found.wins,
            found.worlds
        );
        assert_eq!(told, expect, "{variant}");
    }
}
