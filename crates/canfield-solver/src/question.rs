//! What can be asked of the solver, the work of answering it in slices, and the answers.
//!
//! A question and its answer have a text form each, so that they can go to a worker that shares no memory with whoever
//! asks, such as that of a browser, and to another program. The worker is a loop:
//!
//! ```
//! use canfield_core::variants;
//! use canfield_solver::{Answer, Limits, Question, Work};
//!
//! let rules = variants::find("canfield").unwrap().rules.clone();
//! let position = rules.deal(&"1".parse().unwrap()).unwrap();
//! let limits = Limits { states: 100_000, table_bytes: 64 << 20 };
//! let text = Question::Winnable { rules, position, limits }.to_string();
//!
//! let mut work = Work::new(&text.parse().unwrap());
//! let answer = loop {
//!     // Between two slices it can be looked whether anybody still waits for the answer.
//!     if let Some(answer) = work.step(10_000) {
//!         break answer;
//!     }
//! };
//! assert!(answer.to_string().starts_with("canfield-answer 1\nverdict: solved "));
//! ```

#[cfg(test)]
mod tests;
mod text;

pub use text::BadText;

use canfield_core::moves::Move;
use canfield_core::rules::Rules;
use canfield_core::state::State;

use crate::fair::{Advice, Job, View};
use crate::{Limits, Search, Stats, Verdict};

/// A question for the solver.
#[expect(
    clippy::large_enum_variant,
    reason = "there is one question at a time, and a view is small for its many parts lie elsewhere"
)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Can this position be won, all cards being known?
    Winnable {
        /// The rules.
        rules: Rules,
        /// The position.
        position: State,
        /// How much the search may use. There is no limit of time, so that the same position has the same answer on every
        /// machine.
        limits: Limits,
    },
    /// What is the best thing to do for a player who knows only this?
    Advice {
        /// What the player knows.
        view: View,
        /// The plans among which to choose, the first of equals before the others; see [`Job::plans`].
        plans: Vec<Vec<Move>>,
        /// States that may be generated in all, such as [`BUDGET`](crate::fair::BUDGET).
        states: u64,
    },
}

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// To [`Question::Winnable`].
    Verdict {
        /// What was found.
        verdict: Verdict,
        /// What it took.
        stats: Stats,
    },
    /// To [`Question::Advice`].
    Advice {
        /// What to do.
        advice: Advice,
        /// How many states it took.
        states: u64,
    },
}

/// The work of answering a question. It is stepped by its caller, however it likes: the answer is always the same.
#[derive(Debug)]
pub struct Work(Kind);

#[derive(Debug)]
enum Kind {
    Search(Box<Search>),
    Advice(Box<Job>),
}

impl Work {
    /// The work for this question; nothing is done before [`Work::step`].
    #[must_use]
    pub fn new(question: &Question) -> Self {
        Self(match question {
            Question::Winnable {
                rules,
                position,
                limits,
            } => Kind::Search(Box::new(Search::new(rules, position, *limits))),
            Question::Advice {
                view,
                plans,
                states,
            } => {
                let job = Job::among(view.clone(), plans.clone(), *states);
                Kind::Advice(Box::new(job))
            }
        })
    }

    /// Works on through about `n_states` states; the answer once there is one.
    pub fn step(&mut self, n_states: u64) -> Option<Answer> {
        match &mut self.0 {
            Kind::Search(search) => {
                let verdict = search.step(n_states)?.clone();
                let stats = search.stats();
                Some(Answer::Verdict { verdict, stats })
            }
            Kind::Advice(job) => {
                let advice = job.step(n_states)?.clone();
                let states = job.generated();
                Some(Answer::Advice { advice, states })
            }
        }
    }
}
