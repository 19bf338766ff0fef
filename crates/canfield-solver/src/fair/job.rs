//! The work of finding advice, in steps.

use canfield_core::moves::Move;
use canfield_core::state::State;

use super::home::most_home;
use super::plan::{self, Plan};
use super::view::View;
use crate::{Limits, Search, Verdict};

/// States that a job may generate in all, as a rule: worlds are added until it is used up.
pub const BUDGET: u64 = 400_000;

/// States that a search in one world may generate. A world that needs more counts as not won.
const SOLVE_STATES: u64 = 5_000;
/// The same where no world of a whole block was won, which may be for want of states.
const MORE_STATES: u64 = 20_000;
/// What a search of so few states can need, with room to spare.
const TABLE_BYTES: usize = 64 << 20;
/// The most worlds that are looked at.
const N_WORLDS: u32 = View::FEW;
/// After so many worlds plans that lag far behind are given up.
const BLOCK: u32 = 10;
/// Worlds and states for counting cards home, where no world was won.
const HOME_WORLDS: u32 = 6;
const HOME_STATES: u64 = 100;

/// Why a move is advised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A card goes home that can never be missed. No world was looked at.
    Safe,
    /// A card of the reserve can be played, while cards of the stock were not seen yet. No world was looked at.
    Reserve,
    /// Cards of the stock were not seen yet, and seeing them costs nothing. No world was looked at.
    Look,
    /// There is no other plan. No world was looked at.
    Only,
    /// It wins in most worlds.
    Wins,
    /// No world was won; it brings most cards home.
    Cards,
    /// There is nothing to do that could change anything.
    Nothing,
}

/// What to do next, and how good that is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The moves that are advised, one after the other; none for [`Reason::Nothing`].
    ///
    /// They go up to the first card that is played or to the first turn of the stock that shows something new, for
    /// until then there is nothing to decide. Where nothing is hidden and the game is won, they go to its end.
    pub line: Vec<Move>,
    /// In how many worlds the game was won after them.
    pub wins: u32,
    /// How many worlds were looked at.
    pub worlds: u32,
    /// Why these moves.
    pub reason: Reason,
    /// Whether nothing is hidden that could matter and the search came to its end. The one world is then the game
    /// itself, and that it is won, or not, is a proof.
    pub is_exact: bool,
}

impl Advice {
    /// The move that is advised.
    #[must_use]
    pub fn mv(&self) -> Option<Move> {
        self.line.first().copied()
    }
}

/// A plan that is weighed.
#[derive(Debug)]
struct Candidate {
    plan: Plan,
    wins: u32,
    /// It lags so far behind that it is not looked at any more.
    is_out: bool,
    n_home: usize,
}

/// What a job is at.
#[derive(Debug)]
enum Stage {
    /// Nothing was looked at.
    Start,
    /// The position itself is being solved in the present world.
    Position(Search),
    /// The position is won in the present world, and it is this plan's turn to be looked at.
    Next(usize),
    /// The position after this plan is being solved in the present world.
    After(usize, Search),
    /// Cards home are being counted for this plan in this world.
    Home(usize, u32),
    /// All is done.
    Done(Advice),
}

/// The work of finding advice for one view.
///
/// Like a [`Search`] it is stepped by its caller, however it likes: the advice is always the same.
#[derive(Debug)]
pub struct Job {
    view: View,
    budget: u64,
    candidates: Vec<Candidate>,
    /// For each plan, whether the present world was won after it.
    won: Vec<bool>,
    world: Option<State>,
    n_worlds: u32,
    /// In how many worlds neither a win was found nor the loss proved.
    n_unknown: u32,
    generated: u64,
    /// Whether nothing is hidden, and the search came to its end without a win.
    is_lost: bool,
    stage: Stage,
}

impl Job {
    /// The work for this view, with about so many states to generate, such as [`BUDGET`].
    #[must_use]
    pub fn new(view: View, budget: u64) -> Self {
        let plans = Self::plans(&view);
        Self::among(view, plans, budget)
    }

    /// All plans for this view that can matter for winning, in the order in which a good player looks for them.
    ///
    /// A plan is what leads to the next decision: a card that is played, after the stock was turned to it if it lies
    /// there and is known, or turning the stock to a card that was not seen before.
    #[must_use]
    pub fn plans(view: &View) -> Vec<Vec<Move>> {
        view.sample(0)
            .map_or_else(Vec::new, |world| plan::plans(view, &world))
    }

    /// The work for this view, with the choice among these plans alone, the first of equals before the others. They may
    /// be those of [`Job::plans`] that do not lead back to a table that was there before; what is left out must not
    /// depend on anything that the player has not seen.
    ///
    /// A line that wins where nothing is hidden is advised all the same, since it leads to the end.
    #[must_use]
    pub fn among(view: View, plans: Vec<Vec<Move>>, budget: u64) -> Self {
        let world = view.sample(0);
        let candidates = plans
            .into_iter()
            .map(|plan| Candidate {
                plan,
                wins: 0,
                is_out: false,
                n_home: 0,
            })
            .collect();
        Self {
            view,
            budget,
            candidates,
            won: Vec::new(),
            world,
            n_worlds: 0,
            n_unknown: 0,
            generated: 0,
            is_lost: false,
            stage: Stage::Start,
        }
    }

    /// Works on through about `n_states` states; the advice once it is found, and the same ever after.
    pub fn step(&mut self, n_states: u64) -> Option<&Advice> {
        let end = self.generated.saturating_add(n_states);
        while self.generated < end && !matches!(self.stage, Stage::Done(_)) {
            self.work(end - self.generated);
        }
        match &self.stage {
            Stage::Done(advice) => Some(advice),
            _ => None,
        }
    }

    /// States generated so far.
    #[must_use]
    pub const fn generated(&self) -> u64 {
        self.generated
    }

    /// One piece of work, which generates about so many states at most.
    fn work(&mut self, n_states: u64) {
        let stage = std::mem::replace(&mut self.stage, Stage::Start);
        self.stage = match stage {
            Stage::Start => self.start(),
            Stage::Position(mut search) => {
                match searched(&mut search, n_states, &mut self.generated) {
                    None => Stage::Position(search),
                    Some(verdict) => self.position_solved(verdict),
                }
            }
            Stage::Next(index) => self.next(index),
            Stage::After(index, mut search) => {
                match searched(&mut search, n_states, &mut self.generated) {
                    None => Stage::After(index, search),
                    Some(verdict) => {
                        self.won[index] = matches!(verdict, Verdict::Solved(_));
                        Stage::Next(index + 1)
                    }
                }
            }
            Stage::Home(index, world) => self.count_home(index, world),
            Stage::Done(advice) => Stage::Done(advice),
        };
    }

    /// Does what needs no world, or goes to the first one.
    fn start(&mut self) -> Stage {
        let Some(world) = &self.world else {
            return unweighed(Vec::new(), Reason::Nothing);
        };
        if let Some(mv) = self.view.rules().safe_home(world) {
            return unweighed(vec![mv], Reason::Safe);
        }
        let plan = |is_wanted: fn(&Plan) -> bool| {
            let mut plans = self.candidates.iter().map(|candidate| &candidate.plan);
            plans.find(|plan| is_wanted(plan)).cloned()
        };
        if plan::looking_is_free(&self.view)
            && let Some(look) = plan(plan::is_look)
        {
            // A card of the reserve that can be played is not passed by for the sake of looking: that is hardly ever
            // wrong, and a player who sees it would not understand it.
            return match plan(plan::plays_reserve) {
                Some(plays) => unweighed(plays, Reason::Reserve),
                None => unweighed(look, Reason::Look),
            };
        }
        match self.candidates.as_slice() {
            _ if self.knows_all() => self.solve_position(),
            [] => unweighed(Vec::new(), Reason::Nothing),
            [only] => unweighed(only.plan.clone(), Reason::Only),
            _ => self.solve_position(),
        }
    }

    /// Whether there is only one way in which the hidden cards can lie.
    fn knows_all(&self) -> bool {
        self.view.n_worlds() == 1
    }

    /// Begins with the next world.
    fn solve_position(&mut self) -> Stage {
        self.world = self.view.sample(self.n_worlds);
        self.won = vec![false; self.candidates.len()];
        match &self.world {
            Some(world) => Stage::Position(self.search(world)),
            None => unweighed(Vec::new(), Reason::Nothing),
        }
    }

    fn is_won_nowhere(&self) -> bool {
        self.candidates.iter().all(|candidate| candidate.wins == 0)
    }

    fn search(&self, state: &State) -> Search {
        let limits = Limits {
            states: if self.knows_all() {
                self.budget
            } else if self.is_won_nowhere() && self.n_worlds >= BLOCK {
                MORE_STATES
            } else {
                SOLVE_STATES
            },
            table_bytes: TABLE_BYTES,
        };
        Search::new(self.view.rules(), state, limits)
    }

    fn position_solved(&mut self, verdict: Verdict) -> Stage {
        if self.knows_all() {
            return self.settled(verdict);
        }
        match verdict {
            Verdict::Solved(line) => {
                for (candidate, won) in self.candidates.iter().zip(&mut self.won) {
                    *won = line.starts_with(&candidate.plan);
                }
                Stage::Next(0)
            }
            // What is lost is lost after every move.
            Verdict::Unsolvable => self.end_world(),
            Verdict::Unknown(_) => {
                self.n_unknown += 1;
                self.end_world()
            }
        }
    }

    /// Where nothing is hidden the search says it all.
    fn settled(&mut self, verdict: Verdict) -> Stage {
        self.n_worlds = 1;
        match verdict {
            Verdict::Solved(line) => Stage::Done(Advice {
                line,
                wins: 1,
                worlds: 1,
                reason: Reason::Wins,
                is_exact: true,
            }),
            Verdict::Unsolvable | Verdict::Unknown(_) => {
                self.is_lost = verdict == Verdict::Unsolvable;
                self.start_home(0)
            }
        }
    }

    /// Looks at the next plan that can still be the best, in a world that is won.
    fn next(&mut self, from: usize) -> Stage {
        let found = (from..self.candidates.len())
            .find(|&index| !self.candidates[index].is_out && !self.won[index]);
        let Some(index) = found else {
            return self.end_world();
        };
        let after = self
            .world
            .as_ref()
            .and_then(|world| plan::result(self.view.rules(), world, &self.candidates[index].plan));
        match after {
            Some(state) => Stage::After(index, self.search(&state)),
            None => Stage::Next(index + 1),
        }
    }

    fn end_world(&mut self) -> Stage {
        self.n_worlds += 1;
        for (candidate, won) in self.candidates.iter_mut().zip(&self.won) {
            candidate.wins += u32::from(*won);
        }
        let all = u64::from(N_WORLDS).min(self.view.n_worlds());
        let n_left = u32::try_from(all)
            .unwrap_or(N_WORLDS)
            .saturating_sub(self.n_worlds);
        self.give_up(n_left);
        let n_in = self.candidates.iter().filter(|one| !one.is_out).count();
        // Where hardly a world can be decided at all, more of them tell no more.
        let is_too_hard = self.is_won_nowhere()
            && self.n_worlds >= 2 * BLOCK
            && 2 * self.n_unknown > self.n_worlds;
        if n_left > 0 && n_in > 1 && !is_too_hard && self.generated < self.budget {
            return self.solve_position();
        }
        match self.best(|candidate| u64::from(candidate.wins)) {
            Some(best) if best.wins > 0 => Stage::Done(Advice {
                line: best.plan.clone(),
                wins: best.wins,
                worlds: self.n_worlds,
                reason: Reason::Wins,
                is_exact: false,
            }),
            _ => self.start_home(0),
        }
    }

    /// Gives up the plans that cannot come first any more, and at the end of a block those that lag so far behind that
    /// it is most unlikely: by more than two standard deviations of a count in which every world is a toss-up.
    fn give_up(&mut self, n_left: u32) {
        let most = self.candidates.iter().map(|one| one.wins).max();
        let Some(most) = most else { return };
        let is_block = self.n_worlds.is_multiple_of(BLOCK);
        for candidate in &mut self.candidates {
            let lag = most - candidate.wins;
            if lag > n_left || (is_block && lag * lag > 4 * self.n_worlds) {
                candidate.is_out = true;
            }
        }
    }

    /// The candidate with the most of something, the first of equals.
    fn best(&self, n: impl Fn(&Candidate) -> u64) -> Option<&Candidate> {
        let candidates = self.candidates.iter().filter(|one| !one.is_out);
        candidates.rev().max_by_key(|candidate| n(candidate))
    }

    fn start_home(&mut self, world: u32) -> Stage {
        self.world = self.view.sample(world);
        Stage::Home(0, world)
    }

    /// Counts the cards home after this plan in this world, then goes to the next.
    fn count_home(&mut self, index: usize, world: u32) -> Stage {
        let n_worlds = u64::from(HOME_WORLDS).min(self.view.n_worlds());
        if u64::from(world) >= n_worlds {
            let line = self.best(|candidate| candidate.n_home as u64);
            let line = line.map_or_else(Vec::new, |candidate| candidate.plan.clone());
            return Stage::Done(Advice {
                reason: if line.is_empty() {
                    Reason::Nothing
                } else {
                    Reason::Cards
                },
                line,
                wins: 0,
                worlds: self.n_worlds,
                is_exact: self.is_lost,
            });
        }
        let Some(candidate) = self.candidates.get_mut(index) else {
            return self.start_home(world + 1);
        };
        let rules = self.view.rules();
        let after = self
            .world
            .as_ref()
            .and_then(|table| plan::result(rules, table, &candidate.plan));
        if let Some(state) = after {
            let (n_home, n_generated) = most_home(rules, &state, HOME_STATES);
            candidate.n_home += n_home;
            self.generated += n_generated + 1;
        }
        Stage::Home(index + 1, world)
    }
}

/// Advice for which no world was looked at.
fn unweighed(line: Vec<Move>, reason: Reason) -> Stage {
    Stage::Done(Advice {
        line,
        wins: 0,
        worlds: 0,
        reason,
        is_exact: false,
    })
}

/// Steps a search and adds what it has generated.
fn searched(search: &mut Search, n_states: u64, generated: &mut u64) -> Option<Verdict> {
    let before = search.stats().generated;
    let verdict = search.step(n_states).cloned();
    *generated += search.stats().generated - before;
    // Every search counts as one state at least, so that a job comes to an end where there is nothing to search.
    if verdict.is_some() {
        *generated += 1;
    }
    verdict
}
