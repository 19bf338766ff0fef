//! The steps of the engine against the moves of the rules, and the key against the states.

use std::collections::BTreeSet;

use canfield_core::card::Rank;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants;

use super::board::{Board, Step};
use super::game::Game;
use super::key::Key;
use crate::testing::{Random, kinds, random_position, random_rules, shrunk};

fn key_of(game: &Game, board: &Board) -> (Vec<u8>, u16) {
    let mut key = Key::new();
    let rank = key.write(game, board);
    (key.bytes().to_vec(), rank)
}

fn move_of(step: &Step) -> Move {
    match (step.from, step.to, step.count) {
        (PileId::Stock, ..) => Move::Draw,
        (_, PileId::Stock, _) => Move::Redeal,
        (from, to, count) => Move::Transfer { from, to, count },
    }
}

/// Makes sure that at every spot the engine and the rules know the same moves, and that these lead to the same
/// states. `game` belongs to the deal from which the state was reached.
fn check(game: &Game, rules: &Rules, board: &mut Board, state: &State) {
    let mut spots = Vec::new();
    let mut steps = Vec::new();
    board.spots(game, &mut spots);
    board.steps(game, &spots, &mut steps);
    let here = board.spot;
    let mut known: BTreeSet<Move> = steps
        .iter()
        .filter(|step| step.spot == here)
        .map(move_of)
        .collect();
    let n_before = known.len();
    for mv in rules.legal_moves(state) {
        if matches!(mv, Move::Draw | Move::Redeal) && !board.is_deal_a_step(game) {
            continue;
        }
        assert!(
            known.remove(&mv),
            "{mv} is missing\n{state}\n{:#?}",
            rules.knobs()
        );
        let mut after = state.clone();
        rules.apply(&mut after, mv).unwrap();
        let step = *steps
            .iter()
            .find(|step| step.spot == here && move_of(step) == mv)
            .unwrap();
        let before = key_of(game, board);
        let undo = board.make(game, step);
        check_same(game, rules, board, &after);
        board.unmake(game, &undo);
        assert_eq!(key_of(game, board), before, "{mv} is not taken back");
    }
    assert!(
        known.is_empty(),
        "{known:?} of {n_before} are not legal\n{state}\n{:#?}",
        rules.knobs()
    );
}

/// Makes sure that the board is this state, pile by pile.
fn check_same(game: &Game, rules: &Rules, board: &Board, state: &State) {
    for (n, pile) in (0..).zip(rules.tableau_piles()) {
        let mut cards: Vec<u8> = board.cards_down(n).collect();
        cards.reverse();
        let expected: Vec<u8> = state.pile(pile).iter().map(|card| card.index()).collect();
        assert_eq!(cards, expected, "{pile}");
        assert_eq!(
            usize::from(board.piles[usize::from(n)].n_face_up()),
            state.n_face_up(pile)
        );
    }
    for (n, pile) in rules.foundation_piles().enumerate() {
        assert_eq!(
            usize::from(board.foundations[n].len),
            state.len(pile),
            "{pile}"
        );
    }
    for (n, pile) in rules.reserve_piles().enumerate() {
        assert_eq!(
            usize::from(board.reserve_lens[n]),
            state.len(pile),
            "{pile}"
        );
    }
    let talon: Vec<u8> = board
        .talon
        .iter()
        .map(|&place| game.talon[usize::from(place)] % 52)
        .collect();
    let mut expected = kinds(state, PileId::Waste);
    expected.extend(kinds(state, PileId::Stock).into_iter().rev());
    assert_eq!(talon, expected);
    assert_eq!(usize::from(board.spot.waste), state.len(PileId::Waste));
    assert_eq!(board.spot.round, game.round(state.redeals_used()));
    assert_eq!(
        board.base,
        state.base().map_or(super::game::NONE, Rank::index)
    );
    assert_eq!(board.n_left == 0, rules.is_won(state));
}

fn check_play(rules: &Rules, number: u128, n_moves: usize) {
    // The engines do not count redeals that follow one another.
    let rules = &rules.with_endless_fruitless_redeals();
    let mut state = random_position(rules, number, 0);
    let mut random = Random::new(u64::try_from(number).unwrap());
    for _ in 0..n_moves {
        let game = Game::new(rules, &state);
        let mut board = Board::new(&game, &state);
        check(&game, rules, &mut board, &state);
        let moves = rules.legal_moves(&state);
        if moves.is_empty() || rules.is_won(&state) {
            break;
        }
        rules
            .apply(&mut state, moves[random.below(moves.len())])
            .unwrap();
    }
}

#[test]
fn steps_are_the_moves_of_the_rules_in_every_variant() {
    for variant in variants::all() {
        for number in 1..=6 {
            check_play(&variant.rules, number, 120);
            check_play(&shrunk(&variant.rules, 4), number, 60);
        }
    }
}

#[test]
fn steps_are_the_moves_of_the_rules_under_random_rules() {
    let mut random = Random::new(2);
    for number in 1..=600 {
        let rules = random_rules(&mut random);
        check_play(&rules, number, 40);
    }
}
