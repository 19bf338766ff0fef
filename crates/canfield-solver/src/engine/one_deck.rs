//! The engine for the games of one deck: bits instead of piles, an exact key for every state, and a test that
//! sees most lost positions at a glance.
//!
//! Every game has a *free* form, in which it does not matter on which of two equal places a card lies (see
//! `node`). Where any run may move, the free form is the game itself. Where only single cards or whole piles move
//! it is easier than the game, so that a loss there is a loss here too; and it has far fewer states. So a game is
//! searched for a moment as it is, for most wins are near; then its free form is searched, which proves most
//! losses; and only what is left is searched to the end.

use canfield_core::rules::{MoveUnit, Rules};
use canfield_core::state::State;

use self::deal::{Deal, Prunings};
use self::hunt::{End, Hunt};
use super::Engine;
use crate::{Limits, Stats, Verdict, WhyNot};

mod deal;
mod expand;
mod hunt;
mod levels;
mod node;
mod relaxed;
mod safe;
mod stock;
mod table;
mod tangled;
#[cfg(test)]
mod tests;

/// So many states of the game itself are searched before its free form is.
const FIRST_STATES: u64 = 3_000;

/// A search for a win in a game of one deck.
#[derive(Debug)]
pub(crate) struct OneDeck {
    rules: Rules,
    state: State,
    limits: Limits,
    deal: Deal,
    stage: Stage,
    exact: Hunt<true>,
    free: Hunt<false>,
    /// The bytes that the exact search held while the free one ran.
    first_bytes: usize,
    verdict: Option<Verdict>,
}

/// What is searched now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The game itself, for a moment.
    First,
    /// Its free form.
    Free,
    /// The game itself, to the end.
    Last,
}

impl OneDeck {
    /// Begins at this position, if the rules are among those for which this engine is proved.
    pub(crate) fn new(rules: &Rules, state: &State, limits: Limits) -> Option<Self> {
        Self::with(rules, state, limits, Prunings::ALL)
    }

    fn with(rules: &Rules, state: &State, limits: Limits, prunings: Prunings) -> Option<Self> {
        let deal = Deal::read(rules, state, prunings)?;
        let any_run = rules.knobs().move_unit == MoveUnit::Run;
        Some(Self {
            exact: Hunt::new(&deal, limits.table_bytes),
            free: Hunt::new(&deal, limits.table_bytes),
            rules: rules.clone(),
            state: state.clone(),
            limits,
            stage: if any_run { Stage::Free } else { Stage::First },
            deal,
            first_bytes: 0,
            verdict: None,
        })
    }

    const fn generated(&self) -> u64 {
        self.exact.generated() + self.free.generated()
    }

    fn run(&mut self, generated: u64) {
        while self.verdict.is_none() && self.generated() < generated {
            let left = generated - self.generated();
            match self.stage {
                Stage::First | Stage::Last => {
                    let most = self.exact.generated() + left;
                    let most = if self.stage == Stage::First {
                        most.min(FIRST_STATES)
                    } else {
                        most
                    };
                    self.verdict = match self.exact.run(&self.deal, most) {
                        Some(End::Won) => Some(
                            self.expand(&self.exact.line(&self.deal))
                                .unwrap_or(Verdict::Unknown(WhyNot::LineRefused)),
                        ),
                        Some(End::Lost) => Some(Verdict::Unsolvable),
                        Some(End::TableFull) => Some(Verdict::Unknown(WhyNot::TableFull)),
                        None => None,
                    };
                    if self.stage == Stage::First && self.exact.generated() >= FIRST_STATES {
                        self.stage = Stage::Free;
                        self.first_bytes = self.exact.n_bytes();
                        let left = self.limits.table_bytes.saturating_sub(self.first_bytes);
                        self.free.set_limit(left);
                    }
                }
                Stage::Free => {
                    let most = self.free.generated() + left;
                    self.verdict = match self.free.run(&self.deal, most) {
                        Some(End::Won) => self.expand(&self.free.line(&self.deal)),
                        Some(End::Lost) => Some(Verdict::Unsolvable),
                        Some(End::TableFull) => None,
                        None => return,
                    };
                    self.free.forget();
                    self.stage = Stage::Last;
                }
            }
        }
    }

    fn expand(&self, line: &[node::Step]) -> Option<Verdict> {
        expand::expand(&self.deal, &self.rules, &self.state, line).map(Verdict::Solved)
    }
}

impl Engine for OneDeck {
    fn step(&mut self, n_states: u64) -> Option<&Verdict> {
        let most = self.generated().saturating_add(n_states);
        self.run(most.min(self.limits.states));
        if self.verdict.is_none() && self.generated() >= self.limits.states {
            self.verdict = Some(Verdict::Unknown(WhyNot::StateLimit));
        }
        self.verdict.as_ref()
    }

    fn stats(&self) -> Stats {
        Stats {
            generated: self.generated(),
            unique: self.exact.unique() + self.free.unique(),
            table_bytes: (self.free.n_bytes() + self.first_bytes).max(self.exact.n_bytes()),
        }
    }
}
