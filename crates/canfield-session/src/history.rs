//! What was played: every position of the game, and what led from each to the next.
//!
//! A history keeps positions and no inverse moves, so there is no code that takes a move back and could be wrong.
//! A position is a few hundred bytes, so a long game takes less room than a picture of one card.

use std::collections::BTreeSet;

use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_solver::Verdict;

use crate::solving::{PositionState, Proofs};

/// One action of the player: a move, and after it the moves that the game made for the player, as when cards go home
/// by themselves. It is taken back and made again as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The moves in their order; never none.
    pub moves: Vec<Move>,
}

impl Step {
    /// The move of the player.
    #[must_use]
    pub fn first(&self) -> Option<Move> {
        self.moves.first().copied()
    }
}

/// The positions of a game from its beginning, and which of them is on the table.
#[derive(Debug, Clone)]
pub struct History {
    /// The opening position, and the one after each step.
    states: Vec<State>,
    steps: Vec<Step>,
    /// How many steps are made; those after them were taken back.
    n_made: usize,
    /// The position that was on the table before the last step was made or taken back.
    before: Option<usize>,
    /// Which steps have been taken back once: what they showed is known, and is not paid for again.
    taken_back: BTreeSet<usize>,
    /// What the solver has proved of the positions.
    proofs: Proofs,
}

impl History {
    /// The history of a game that begins in this position.
    #[must_use]
    pub fn new(opening: State) -> Self {
        Self {
            states: vec![opening],
            steps: Vec::new(),
            n_made: 0,
            before: None,
            taken_back: BTreeSet::new(),
            proofs: Proofs::default(),
        }
    }

    /// The position on the table.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.states[self.n_made]
    }

    /// The position that was on the table before the last step was made or taken back; `None` at the beginning, and
    /// after a jump, for then everything is new.
    #[must_use]
    pub fn state_before(&self) -> Option<&State> {
        self.before.map(|before| &self.states[before])
    }

    /// The positions up to the one on the table, from the opening on.
    #[must_use]
    pub fn states_made(&self) -> &[State] {
        &self.states[..=self.n_made]
    }

    /// All positions, from the opening on: those up to the one on the table, and after them those that were taken back.
    #[must_use]
    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// The position after so many steps.
    #[must_use]
    pub fn state_at(&self, n_made: usize) -> Option<&State> {
        self.states.get(n_made)
    }

    /// What the solver has found out about the position after so many steps; `None` if it was not asked.
    #[must_use]
    pub fn known_at(&self, n_made: usize) -> Option<PositionState> {
        self.proofs.at(n_made)
    }

    /// Notes what the solver has found out about the position after so many steps.
    pub fn note(&mut self, n_made: usize, verdict: &Verdict) {
        if n_made < self.states.len() {
            self.proofs.note(n_made, verdict);
        }
    }

    /// How many steps are made.
    #[must_use]
    pub const fn n_made(&self) -> usize {
        self.n_made
    }

    /// Which steps, counted from 0, have been taken back once, as far as that was noted.
    #[must_use]
    pub const fn taken_back(&self) -> &BTreeSet<usize> {
        &self.taken_back
    }

    /// Notes that a step has been taken back once, if there is such a step.
    pub fn note_taken_back(&mut self, step: usize) {
        if step < self.steps.len() {
            self.taken_back.insert(step);
        }
    }

    /// How many moves are made, those of the game counted.
    #[must_use]
    pub fn n_moves_made(&self) -> usize {
        self.steps_made().iter().map(|step| step.moves.len()).sum()
    }

    /// Whether there is a step to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.n_made > 0
    }

    /// Whether there is a step to make again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.n_made < self.steps.len()
    }

    /// Whether a step was ever made, taken back or not.
    #[must_use]
    pub const fn has_steps(&self) -> bool {
        !self.steps.is_empty()
    }

    /// The steps that are made, and after them those that were taken back.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The steps that are made.
    #[must_use]
    pub fn steps_made(&self) -> &[Step] {
        &self.steps[..self.n_made]
    }

    /// The moves that are made, and after them those that were taken back.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.steps
            .iter()
            .flat_map(|step| step.moves.iter().copied())
    }

    /// Makes a step of these moves. What was taken back is forgotten then.
    ///
    /// # Errors
    ///
    /// Which of the moves, counted from 0, is not legal, and why; the history is then as it was.
    pub fn play(&mut self, rules: &Rules, moves: Vec<Move>) -> Result<(), (usize, Illegal)> {
        let mut next = self.state().clone();
        for (n, &mv) in moves.iter().enumerate() {
            rules.apply(&mut next, mv).map_err(|why| (n, why))?;
        }
        let is_same = (self.steps.get(self.n_made)).is_some_and(|step| step.moves == moves);
        let n_known = self.n_made + usize::from(is_same);
        self.taken_back.retain(|&step| step < n_known);
        self.proofs.forget_after(self.n_made);
        self.states.truncate(self.n_made + 1);
        self.steps.truncate(self.n_made);
        self.states.push(next);
        self.steps.push(Step { moves });
        self.before = Some(self.n_made);
        self.n_made += 1;
        Ok(())
    }

    /// Takes the last step back, and tells which one; `None` if there is none.
    pub fn undo(&mut self) -> Option<&Step> {
        let n_left = self.n_made.checked_sub(1)?;
        self.before = Some(self.n_made);
        self.n_made = n_left;
        Some(&self.steps[n_left])
    }

    /// Makes the step again that was taken back, and tells which one; `None` if there is none.
    pub fn redo(&mut self) -> Option<&Step> {
        let step = self.steps.get(self.n_made)?;
        self.before = Some(self.n_made);
        self.n_made += 1;
        Some(step)
    }

    /// Goes to the position after so many steps, or to the last one. All others can be reached from there.
    pub fn jump(&mut self, n_made: usize) {
        self.n_made = n_made.min(self.steps.len());
        self.before = None;
    }
}
