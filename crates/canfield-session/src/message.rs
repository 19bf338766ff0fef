//! Every sentence the game can say, without its words.

use canfield_core::card::{Card, Rank};
use canfield_core::deal::BadDeck;
use canfield_core::illegal::Illegal;
use canfield_core::pile::PileId;

use crate::keymap::Key;

/// A sentence; another crate puts it into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A game begins.
    Dealt {
        /// The base, if it is known.
        base: Option<Rank>,
    },
    /// A move is refused.
    Refused {
        /// Why.
        why: Illegal,
        /// The lowest of the cards that were to move, where there were any.
        card: Option<Card>,
        /// Where they were to come from.
        from: PileId,
        /// Where they were to go, if that was said.
        to: Option<PileId>,
    },
    /// Cards are picked up.
    PickedUp {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
        /// Where they lie.
        from: PileId,
    },
    /// What was picked up is put back.
    PutBack,
    /// Cards were carried from a pile to another.
    Carried {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
        /// Where they went.
        to: PileId,
    },
    /// Cards were dealt from the stock to the waste.
    Drawn {
        /// The last of them, which now can be played.
        card: Card,
        /// How many.
        n_cards: u8,
        /// How many are left in the stock.
        n_left: usize,
    },
    /// The waste was turned over to be the stock again.
    Redealt {
        /// How many cards that were.
        n_cards: usize,
        /// Redeals left; `None` if there is no limit.
        redeals_left: Option<u16>,
    },
    /// The first card on a foundation settled the base.
    BaseChosen {
        /// The base.
        base: Rank,
    },
    /// A space was filled by itself.
    Filled {
        /// With which card.
        card: Card,
        /// Where it came from.
        from: PileId,
        /// The space.
        to: PileId,
    },
    /// A card was turned face up by itself.
    TurnedUp {
        /// The card.
        card: Card,
        /// Where it lies.
        pile: PileId,
    },
    /// A move was taken back: cards lie again where they came from.
    TakenBack {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
        /// Where they lie again.
        to: PileId,
    },
    /// The last packet lies in the stock again.
    DrawTakenBack,
    /// The waste lies as it did before it was turned over.
    RedealTakenBack,
    /// The same deal lies there again from its beginning.
    Restarted,
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
    /// Cards of several foundations could go there, so one of them must be pointed at.
    SeveralFoundations {
        /// Where.
        to: PileId,
    },
    /// The key means nothing here.
    UnknownKey(Key),
    /// There is no variant of this name.
    UnknownVariant {
        /// The name.
        name: String,
    },
    /// The deck cannot be dealt.
    CannotDeal(BadDeck),
}
