//! Proves whether a position can be won: with a line of moves, or by exhaustion that there is none.
//!
//! A [`Search`] is stepped by its caller and holds neither clock nor thread nor file, so the same search runs in
//! a survey on many cores, behind a game in the terminal, and in a browser's worker. It is deterministic, and its
//! table is bounded in bytes.
//!
//! All cards are known to it, the face-down ones included. What a player knows is another question.

mod engine;
pub mod fair;
mod question;
pub mod share;
mod table;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

use canfield_core::moves::Move;
use canfield_core::play::Outcome;
use canfield_core::rules::Rules;
use canfield_core::state::State;

use engine::Engine;

pub use question::{Answer, BadText, Question, Work};

/// How much a search may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// States it may generate. Those that follow from one state may all be generated before it stops.
    pub states: u64,
    /// Bytes its table may take, the path to the state that is being looked at included.
    pub table_bytes: usize,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The position is won by these moves, each with all that follows from it by itself.
    Solved(Vec<Move>),
    /// No line of moves wins. This is a proof.
    Unsolvable,
    /// Neither was found, which says nothing about the position.
    Unknown(WhyNot),
}

/// Why a search ended without a verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyNot {
    /// It generated as many states as it may.
    StateLimit,
    /// Its table is full.
    TableFull,
    /// The line that it found makes more redeals one after the other than the rules allow, which the engines do not
    /// count. There may be another line.
    RuleNotCovered,
    /// The rules did not let the line that it found through. This is a fault of the solver; it is reported as what
    /// it is, so that no wrong verdict ever comes out.
    LineRefused,
}

/// What a search has used so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// States generated.
    pub generated: u64,
    /// Different states seen.
    pub unique: u64,
    /// The most bytes the table has taken.
    pub table_bytes: usize,
}

/// A search for a way to win from one position.
///
/// The engines play without the limit on redeals that follow one another (`fruitless_redeals`). Without it more is
/// possible, so what is lost there is lost; and a line that wins there is played under the full rules before it counts.
#[derive(Debug)]
pub struct Search {
    rules: Rules,
    state: State,
    engine: Box<dyn Engine>,
    verdict: Option<Verdict>,
}

impl Search {
    /// A search from this position; nothing is searched before [`Search::step`].
    #[must_use]
    pub fn new(rules: &Rules, state: &State, limits: Limits) -> Self {
        Self {
            rules: rules.clone(),
            state: state.clone(),
            engine: engine::choose(&rules.with_endless_fruitless_redeals(), state, limits),
            verdict: None,
        }
    }

    /// Searches on through about `n_states` states; the verdict once there is one, and the same ever after.
    ///
    /// A line of moves has been played through by the rules before it comes out.
    pub fn step(&mut self, n_states: u64) -> Option<&Verdict> {
        if self.verdict.is_none() {
            let found = self.engine.step(n_states)?;
            self.verdict = Some(match found {
                Verdict::Solved(line)
                    if self.rules.knobs().fruitless_redeals.is_some()
                        && !wins(&self.rules, &self.state, line) =>
                {
                    Verdict::Unknown(WhyNot::RuleNotCovered)
                }
                Verdict::Solved(line) if !wins(&self.rules, &self.state, line) => {
                    debug_assert!(false, "the line does not win: {line:?}");
                    Verdict::Unknown(WhyNot::LineRefused)
                }
                verdict => verdict.clone(),
            });
        }
        self.verdict.as_ref()
    }

    /// What the search has used so far.
    #[must_use]
    pub fn stats(&self) -> Stats {
        self.engine.stats()
    }
}

/// Whether these moves are legal one after the other and win.
fn wins(rules: &Rules, state: &State, line: &[Move]) -> bool {
    let mut state = state.clone();
    line.iter().all(|&mv| rules.apply(&mut state, mv).is_ok())
        && rules.outcome(&state) == Outcome::Won
}
