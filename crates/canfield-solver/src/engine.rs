//! The engines: a general one for every set of rules, and faster ones for the shapes that most games have.

use std::fmt::Debug;

use canfield_core::rules::Rules;
use canfield_core::state::State;

use crate::{Limits, Stats, Verdict};

pub(crate) mod general;
pub(crate) mod one_deck;

/// What every engine can do.
pub(crate) trait Engine: Debug {
    /// Searches on; see [`crate::Search::step`].
    fn step(&mut self, n_states: u64) -> Option<&Verdict>;

    /// See [`crate::Search::stats`].
    fn stats(&self) -> Stats;
}

/// Whether one of the fast engines plays these rules from this position on.
pub(crate) fn is_fast(rules: &Rules, state: &State) -> bool {
    one_deck::OneDeck::suits(rules, state)
}

/// The fastest engine that plays these rules.
pub(crate) fn choose(rules: &Rules, state: &State, limits: Limits) -> Box<dyn Engine> {
    match one_deck::OneDeck::new(rules, state, limits) {
        Some(engine) => Box::new(engine),
        None => Box::new(general::General::new(rules, state, limits)),
    }
}
