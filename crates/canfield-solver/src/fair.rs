//! Advice for a player who does not see the hidden cards.
//!
//! What the player has seen is a [`View`], which holds no hidden card, so whatever is worked out from it gives nothing
//! away. A [`Job`] completes the view in many ways, to so many worlds, solves the position in each of them, and advises
//! the move that wins in most. It is stepped by its caller, spends states and no time, and chooses by whole numbers
//! alone: the same view is given the same advice on every machine.
//!
//! Each world is solved as if its hidden cards were known, so the share of worlds that are won is what a player would
//! win who comes to know them in time. A world that is not won says nothing about the game: *lost* is said only where
//! nothing is hidden, see [`Advice::is_exact`].

mod home;
mod job;
mod plan;
mod view;

#[cfg(test)]
mod tests;

use crate::engine;

pub use job::{Advice, BUDGET, Job, Reason};
pub use view::{BadView, Knowledge, View};

/// Whether advice for this view is worth waiting for: whether the fast engine knows the rules.
///
/// With it a decision takes some hundredths of a second and wins several times as many games as rules of thumb do. The
/// general engine searches a world so much more slowly that [`BUDGET`] lasts for seconds, and with less of it hardly
/// any world is decided, so that little more is won than by rules of thumb.
#[must_use]
pub fn is_strong(view: &View) -> bool {
    view.sample(0)
        .is_some_and(|world| engine::is_fast(view.rules(), &world))
}
