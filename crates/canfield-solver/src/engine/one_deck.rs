//! The engine for the games of one deck: bits instead of piles, an exact key for every state, and a test that
//! sees most lost positions at a glance.
//!
//! Every game has a *free* form, in which it does not matter on which of two equal places a card lies (see
//! `node`). Where any run may move, the free form is the game itself. Where only single cards or whole piles move
//! it is easier than the game, so that a loss there is a loss here too; and it has far fewer states. So a game is
//! searched for a moment as it is, for most wins are near; then its free form is searched, which proves most
//! losses. If that is won, so probably is the game, but the way to it may be far from where the search has begun: so
//! it goes on to the end in turns with short tries that take the steps in other orders.

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

/// So many tries are made with another order of steps beside the search to the end.
const N_TRIES: u32 = 60;

/// So many states are generated in the first of them, and in each so many more than in the one before.
const TRY_STATES: u64 = 20_000;
const MORE_STATES: u64 = 5_000;

/// A try takes at most one part in so many of the bytes, and the search to the end does without them meanwhile.
const TRY_SHARE: usize = 8;

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
    /// The try that goes on now, and its number.
    attempt: Hunt<true>,
    n_tries: u32,
    /// What the tries before it have used.
    spent: Stats,
    /// The most bytes taken at any time.
    peak_bytes: usize,
    verdict: Option<Verdict>,
}

/// What is searched now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The game itself, for a moment.
    First,
    /// Its free form.
    Free,
    /// The game itself, to the end, in turns with tries in other orders.
    Last,
}

impl OneDeck {
    /// Begins at this position, if the rules are among those for which this engine is proved.
    pub(crate) fn new(rules: &Rules, state: &State, limits: Limits) -> Option<Self> {
        Self::with(rules, state, limits, Prunings::ALL)
    }

    /// Whether the rules are among those for which this engine is proved, and the position is whole.
    pub(crate) fn suits(rules: &Rules, state: &State) -> bool {
        Deal::read(rules, state, Prunings::ALL).is_some()
    }

    fn with(rules: &Rules, state: &State, limits: Limits, prunings: Prunings) -> Option<Self> {
        let deal = Deal::read(rules, state, prunings)?;
        let any_run = rules.knobs().move_unit == MoveUnit::Run;
        Some(Self {
            exact: Hunt::new(limits.table_bytes),
            attempt: Hunt::new(limits.table_bytes / TRY_SHARE),
            n_tries: 0,
            spent: Stats::default(),
            free: Hunt::new(limits.table_bytes),
            rules: rules.clone(),
            state: state.clone(),
            limits,
            stage: if any_run { Stage::Free } else { Stage::First },
            deal,
            peak_bytes: 0,
            verdict: None,
        })
    }

    const fn generated(&self) -> u64 {
        self.exact.generated() + self.free.generated() + self.tried()
    }

    /// States generated in all tries.
    const fn tried(&self) -> u64 {
        self.spent.generated + self.attempt.generated()
    }

    fn run(&mut self, generated: u64) {
        while self.verdict.is_none() && self.generated() < generated {
            let left = generated - self.generated();
            self.verdict = match self.stage {
                Stage::First => self.run_first(left),
                Stage::Free => self.run_free(left),
                Stage::Last if self.n_tries < N_TRIES && self.tried() <= self.exact.generated() => {
                    self.run_attempt(left)
                }
                Stage::Last => self.run_exact(left.min(TRY_STATES)),
            };
        }
    }

    /// Takes down how many bytes were taken at once.
    fn note_bytes(&mut self, running: usize, at_rest: usize) {
        self.peak_bytes = self.peak_bytes.max(running + at_rest);
    }

    fn run_exact(&mut self, n_states: u64) -> Option<Verdict> {
        let most = self.exact.generated() + n_states;
        let end = self.exact.run(&self.deal, most);
        self.note_bytes(self.exact.peak_bytes(), self.attempt.n_bytes());
        match end? {
            End::Won => {
                let won = self.expand(&self.exact.line(&self.deal));
                Some(won.unwrap_or(Verdict::Unknown(WhyNot::LineRefused)))
            }
            End::Lost => Some(Verdict::Unsolvable),
            End::TableFull => Some(Verdict::Unknown(WhyNot::TableFull)),
        }
    }

    fn run_first(&mut self, left: u64) -> Option<Verdict> {
        let most = FIRST_STATES.saturating_sub(self.exact.generated());
        if most == 0 {
            self.stage = Stage::Free;
            let left = self.limits.table_bytes.saturating_sub(self.exact.n_bytes());
            self.free.set_limit(left);
            return None;
        }
        self.run_exact(left.min(most))
    }

    fn run_free(&mut self, left: u64) -> Option<Verdict> {
        let most = self.free.generated() + left;
        let end = self.free.run(&self.deal, most);
        self.note_bytes(self.free.peak_bytes(), self.exact.n_bytes());
        let verdict = match end? {
            End::Won => self.expand(&self.free.line(&self.deal)),
            End::Lost => Some(Verdict::Unsolvable),
            End::TableFull => None,
        };
        self.free.forget();
        self.stage = Stage::Last;
        let try_bytes = self.limits.table_bytes / TRY_SHARE;
        self.exact.set_limit(self.limits.table_bytes - try_bytes);
        verdict
    }

    fn run_attempt(&mut self, left: u64) -> Option<Verdict> {
        let states = TRY_STATES + MORE_STATES * u64::from(self.n_tries);
        let most = (self.attempt.generated() + left).min(states);
        let end = self.attempt.run(&self.deal, most);
        self.note_bytes(self.attempt.peak_bytes(), self.exact.n_bytes());
        let verdict = match end {
            Some(End::Won) => self.expand(&self.attempt.line(&self.deal)),
            Some(End::Lost) => Some(Verdict::Unsolvable),
            Some(End::TableFull) | None => None,
        };
        if end.is_some() || self.attempt.generated() >= states {
            self.n_tries += 1;
            self.spent.generated += self.attempt.generated();
            self.spent.unique += self.attempt.unique();
            let try_bytes = self.limits.table_bytes / TRY_SHARE;
            self.attempt = Hunt::shaken(try_bytes, self.n_tries);
            if self.n_tries == N_TRIES {
                self.exact.set_limit(self.limits.table_bytes);
            }
        }
        verdict
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
            unique: self.exact.unique()
                + self.free.unique()
                + self.spent.unique
                + self.attempt.unique(),
            table_bytes: self.peak_bytes,
        }
    }
}
