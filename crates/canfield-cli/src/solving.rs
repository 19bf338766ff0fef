//! One search from its start to its end, within limits of which one is a time.

use std::fmt;

use canfield_core::moves::Move;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_solver::{Limits, Search, Verdict, WhyNot};
use canfield_text::program::Bounds;
use serde::{Deserialize, Serialize};

use crate::clock::Stopwatch;

/// So many states are searched between two looks at the clock: some milliseconds.
const SLICE: u64 = 20_000;

/// What one search may use.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Budget {
    /// Seconds by the clock on the wall.
    pub(crate) seconds: f64,
    /// States; `None` for as many as it likes.
    pub(crate) states: Option<u64>,
    /// Bytes of its table.
    pub(crate) table_bytes: u64,
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} s, ", self.seconds)?;
        if let Some(states) = self.states {
            write!(f, "{states} states, ")?;
        }
        write!(f, "{} MB", self.table_bytes >> 20)
    }
}

impl Budget {
    /// The same as texts tell it.
    pub(crate) fn bounds(&self) -> Bounds {
        Bounds {
            seconds: self.seconds.to_string(),
            states: self.states,
            megabytes: self.table_bytes >> 20,
        }
    }

    fn limits(&self) -> Limits {
        Limits {
            states: self.states.unwrap_or(u64::MAX),
            table_bytes: usize::try_from(self.table_bytes).unwrap_or(usize::MAX),
        }
    }
}

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Known {
    /// It can be won.
    Solved,
    /// It cannot be won, which is proved.
    Unsolvable,
    /// Neither was found.
    Unknown,
}

/// Why a search was given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum GivenUp {
    /// Its time was over.
    Time,
    /// It had searched as many states as it might.
    States,
    /// Its table was full.
    Memory,
    /// It found a line of moves with more redeals one after the other than the rules allow, which it does not count.
    Rule,
    /// It found a line of moves that the rules refuse.
    Fault,
}

/// What a search found and what it took, as JSON tells both.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Finding {
    pub(crate) verdict: Known,
    /// Why the verdict is not known; `None` if it is.
    pub(crate) why: Option<GivenUp>,
    /// States generated.
    pub(crate) states: u64,
    /// Different states among them.
    pub(crate) unique: u64,
    /// Seconds by the clock on the wall.
    pub(crate) seconds: f64,
    /// The most bytes that the table took.
    pub(crate) table_bytes: u64,
}

/// What a search found, and the moves that win where it found some.
pub(crate) type Found = (Finding, Option<Vec<Move>>);

/// A search with its clock, which runs from the start.
pub(crate) struct Task {
    search: Search,
    clock: Stopwatch,
    budget: Budget,
}

impl Task {
    pub(crate) fn start(rules: &Rules, state: &State, budget: &Budget) -> Self {
        let clock = Stopwatch::start();
        Self {
            search: Search::new(rules, state, budget.limits()),
            clock,
            budget: *budget,
        }
    }

    /// Searches for some milliseconds; what was found once there is a verdict or the budget is used up.
    pub(crate) fn step(&mut self) -> Option<Found> {
        let (verdict, why, line) = match self.search.step(SLICE) {
            Some(Verdict::Solved(line)) => (Known::Solved, None, Some(line.clone())),
            Some(Verdict::Unsolvable) => (Known::Unsolvable, None, None),
            Some(Verdict::Unknown(why)) => {
                let why = match why {
                    WhyNot::StateLimit => GivenUp::States,
                    WhyNot::TableFull => GivenUp::Memory,
                    WhyNot::RuleNotCovered => GivenUp::Rule,
                    WhyNot::LineRefused => GivenUp::Fault,
                };
                (Known::Unknown, Some(why), None)
            }
            None if self.clock.seconds() >= self.budget.seconds => {
                (Known::Unknown, Some(GivenUp::Time), None)
            }
            None => return None,
        };
        let stats = self.search.stats();
        let finding = Finding {
            verdict,
            why,
            states: stats.generated,
            unique: stats.unique,
            // More digits than a clock has would only make the lines longer.
            seconds: (self.clock.seconds() * 1e6).round() / 1e6,
            table_bytes: stats.table_bytes as u64,
        };
        Some((finding, line))
    }

    /// Searches to the end.
    pub(crate) fn finish(mut self) -> Found {
        loop {
            if let Some(found) = self.step() {
                return found;
            }
        }
    }
}
