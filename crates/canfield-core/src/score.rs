//! Points and money.

use crate::rules::{FoundationBase, Rules, ScoreKind};
use crate::state::State;

impl Rules {
    /// The score of a position: points, or money of whatever currency. `None` where the game keeps no score.
    ///
    /// It follows from the cards on the foundations and the redeals alone, so cards that go to and fro cannot raise it.
    #[must_use]
    pub fn score(&self, state: &State) -> Option<i32> {
        let knobs = self.knobs();
        if knobs.score == ScoreKind::None {
            return None;
        }
        let n_counted = self.n_counted(state);
        let cards = match knobs.all_out {
            Some(all_out) if self.is_won(state) => all_out,
            _ => knobs.per_card * i32::from(n_counted),
        };
        Some(knobs.ante + cards + knobs.per_redeal * i32::from(state.redeals_used()))
    }

    /// How many cards on the foundations count for the score.
    fn n_counted(&self, state: &State) -> u8 {
        let n_dealt = if self.knobs().count_dealt {
            0
        } else {
            self.n_foundation_cards()
        };
        u8::try_from(state.n_on_foundations().saturating_sub(n_dealt)).unwrap_or(u8::MAX)
    }

    /// The base that every deal of this game has, where the rules fix one.
    #[must_use]
    pub const fn fixed_base(&self) -> Option<crate::card::Rank> {
        match self.knobs().foundation_base {
            FoundationBase::Rank(rank) => Some(rank),
            FoundationBase::Dealt | FoundationBase::Chosen => None,
        }
    }
}
