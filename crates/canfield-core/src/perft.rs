//! Counting move sequences: a number that changes when any rule changes.

use crate::rules::Rules;
use crate::state::State;

impl Rules {
    /// How many sequences of exactly `depth` legal moves lead on from a state.
    ///
    /// A game that is won or blocked earlier ends its sequences there, so they are not counted.
    #[must_use]
    pub fn perft(&self, state: &State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal_moves(state);
        if depth == 1 {
            return moves.len() as u64;
        }
        moves
            .into_iter()
            .filter_map(|mv| {
                let mut next = state.clone();
                self.apply(&mut next, mv)
                    .ok()
                    .map(|_| self.perft(&next, depth - 1))
            })
            .sum()
    }
}
