//! Every sentence the game can say, without its words.

use canfield_core::card::{Card, Rank};
use canfield_core::illegal::Illegal;
use canfield_core::pile::PileId;

/// A sentence; another crate puts it into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A game begins.
    Dealt {
        /// The base, if it is known.
        base: Option<Rank>,
    },
    /// A move is refused.
    Refused(Illegal),
    /// Cards were carried from a pile to another.
    Carried {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
        /// Where they went.
        to: PileId,
    },
    /// All cards are on the foundations.
    Won {
        /// In how many moves.
        n_moves: usize,
    },
    /// There is no legal move.
    Blocked,
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
}
