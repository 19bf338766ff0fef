//! In which order the steps from a board are tried. It decides how soon a win is found, and nothing else.

use canfield_core::pile::PileId;

use super::board::{Board, Fill, Step};
use super::game::{Game, kind, rank};

/// The place of a step in the order: the lowest is tried first.
///
/// What brings cards to the foundations goes first, then what brings the reserve into play and empties piles,
/// then the waste, high cards first since more can be built on them. Steps that only shuffle the tableau come
/// late, and taking cards back from the foundations last.
pub(super) fn place(game: &Game, board: &Board, step: Step) -> u32 {
    let is_whole = |n: u8| step.count == board.piles[usize::from(n)].len;
    let (group, detail) = match (step.from, step.to) {
        (PileId::Foundation(_), PileId::Foundation(_)) => (15, 0),
        (PileId::Foundation(_), _) => (14, 0),
        (PileId::Tableau(n), PileId::Foundation(_)) if is_whole(n) => (0, 0),
        (PileId::Reserve(_), PileId::Foundation(_)) => (1, 0),
        (PileId::Tableau(_), PileId::Foundation(_)) => (2, 0),
        (_, PileId::Foundation(_)) => (4, 0),
        (from, PileId::Tableau(to)) => {
            let is_space = board.piles[usize::from(to)].len == 0;
            match from {
                PileId::Tableau(n) => tableau(game, board, step, n, is_space),
                PileId::Reserve(_) if is_space => (8, 0),
                PileId::Reserve(_) => (5, 0),
                PileId::Waste => {
                    let height = board
                        .waste_top(game, step.spot.waste)
                        .map_or(0, |card| height(game, board, card));
                    (if is_space { 9 } else { 7 }, 13 - height)
                }
                _ => (15, 0),
            }
        }
        (PileId::Stock, _) => (9, 20),
        _ => (15, 0),
    };
    group << 8 | detail
}

fn tableau(game: &Game, board: &Board, step: Step, n: u8, is_space: bool) -> (u32, u32) {
    let pile = board.piles[usize::from(n)];
    if is_space {
        return (
            if step.count == pile.n_face_up() {
                10
            } else {
                13
            },
            0,
        );
    }
    if step.count == pile.len {
        let brings = board.fill_of(game, n, step.spot) != Fill::Nothing;
        return (if brings { 3 } else { 6 }, 0);
    }
    if step.count == pile.n_face_up() {
        return (3, 1);
    }
    // A part of a run is worth carrying if the card under it can go to a foundation then.
    let uncovered = board.cards_down(n).nth(usize::from(step.count));
    let frees = uncovered
        .is_some_and(|card| (0..game.n_foundations).any(|n| board.foundation_takes(game, n, card)));
    (if frees { 3 } else { 12 }, 2)
}

/// How many ranks a card stands above the base.
fn height(game: &Game, board: &Board, card: u8) -> u32 {
    let ranks = game.knobs().ranks;
    u32::from((rank(kind(card)) + ranks - board.base.min(13)) % ranks)
}
