//! The engine for every set of rules: a depth-first search over all boards that can be reached.
//!
//! It makes and unmakes its moves on one board and keeps the path to it, so it can stop after any state and go
//! on later. Every board that it looks at is in the table and is looked at once. When the path has been taken back
//! to the start, all that can be reached has been seen, and there is no win.

use std::cmp::Reverse;

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;

use self::beam::{Beam, Beamed};
use self::board::{Board, Spot, Step, Undo};
use self::game::Game;
use self::key::Key;
use self::prune::Pruning;
use super::Engine;
use crate::table::{Full, Seen, Table};
use crate::{Limits, Stats, Verdict, WhyNot};

mod beam;
mod board;
mod game;
mod key;
mod moves;
mod order;
mod prune;
#[cfg(test)]
mod tests;

/// A search over all boards.
#[derive(Debug)]
pub(crate) struct General {
    game: Game,
    pruning: Pruning,
    start: State,
    limits: Limits,
    board: Board,
    table: Table,
    key: Key,
    path: Vec<Stage>,
    /// The steps that are still to be tried, those of the last board last, the next one to be tried last.
    steps: Vec<Step>,
    scratch: Scratch,
    /// The most bytes that all of it has taken together.
    peak_bytes: usize,
    has_ranks: bool,
    first: Board,
    beam: Option<Beam>,
    /// How many beams have been tried.
    n_beams: u32,
    n_generated: u64,
    /// Those of them that the depth-first search has generated.
    n_depth_first: u64,
    verdict: Option<Verdict>,
}

/// A board on the path that is being looked at.
#[derive(Debug, Clone, Copy)]
struct Stage {
    /// The way back; none from the first board.
    undo: Option<Undo>,
    /// How many steps to be tried were there before its own.
    n_before: usize,
}

/// Lists that are used again and again.
#[derive(Debug, Default)]
struct Scratch {
    found: Vec<Step>,
    spots: Vec<Spot>,
}

impl Scratch {
    /// Finds the steps that lead on from a board, and puts the most promising one last.
    fn find_steps(&mut self, game: &Game, pruning: Pruning, board: &Board) {
        let found = &mut self.found;
        found.clear();
        board.spots(game, &mut self.spots);
        board.steps(game, &self.spots, found);
        if let Some(step) = prune::safe_step(game, pruning, board, found) {
            found.clear();
            found.push(step);
            return;
        }
        found.retain(|&step| !prune::is_idle(game, board, step));
        found.sort_by_cached_key(|&step| Reverse(order::place(game, board, step)));
    }
}

/// A beam is tried once the depth-first search has generated so many states and not come to an end; each further one
/// after ten times as many as the one before, and ten times as wide.
const STATES_BEFORE_BEAM: u64 = 10_000;
const WIDTH_OF_BEAM: usize = 20;
const WIDEST_BEAM: usize = 20_000;

impl General {
    /// Begins at this position.
    pub(crate) fn new(rules: &Rules, state: &State, limits: Limits) -> Self {
        let game = Game::new(rules, state);
        let board = Board::new(&game, state);
        let knobs = rules.knobs();
        let has_ranks = knobs.redeals.is_some() || knobs.per_deal.iter().any(|&n| n > 1);
        let mut search = Self {
            pruning: Pruning::new(knobs),
            game,
            start: state.clone(),
            limits,
            table: Table::new(limits.table_bytes, has_ranks),
            key: Key::new(),
            path: Vec::new(),
            steps: Vec::new(),
            scratch: Scratch::default(),
            peak_bytes: 0,
            has_ranks,
            first: board.clone(),
            board,
            beam: None,
            n_beams: 0,
            n_generated: 0,
            n_depth_first: 0,
            verdict: None,
        };
        if rules.is_won(state) {
            search.verdict = Some(Verdict::Solved(Vec::new()));
        } else {
            search.visit(None);
        }
        search
    }

    /// Looks at one more board.
    fn advance(&mut self) {
        if let Some(beam) = &mut self.beam {
            let mut n_left = self.limits.states - self.n_generated;
            let beamed = beam.advance(&self.game, self.pruning, &mut n_left);
            let bytes = beam.n_bytes() + self.table.n_bytes();
            self.n_generated = self.limits.states - n_left;
            self.peak_bytes = self.peak_bytes.max(bytes + self.n_path_bytes());
            match beamed {
                Beamed::Won(line) => self.verdict = Some(self.solved(line)),
                Beamed::On => {}
                Beamed::Over => self.beam = None,
            }
            return;
        }
        let scale = 10_u64.saturating_pow(self.n_beams);
        if self.n_depth_first == STATES_BEFORE_BEAM.saturating_mul(scale) {
            self.begin_beam(scale);
        } else {
            self.go_deeper();
        }
    }

    /// Begins a beam, if there is room for it.
    fn begin_beam(&mut self, scale: u64) {
        self.n_beams += 1;
        let width = usize::try_from(scale)
            .unwrap_or(usize::MAX)
            .saturating_mul(WIDTH_OF_BEAM);
        let taken = self.table.n_bytes() + self.n_path_bytes();
        if width <= WIDEST_BEAM && taken <= self.limits.table_bytes / 2 {
            let beam = Beam::new(
                &self.first,
                width,
                self.has_ranks,
                self.limits.table_bytes - taken,
            );
            self.beam = Some(beam);
        }
    }

    /// Makes the next step that is still to be tried, or takes one back if there is none.
    fn go_deeper(&mut self) {
        let Some(stage) = self.path.last() else {
            self.verdict = Some(Verdict::Unsolvable);
            return;
        };
        if self.steps.len() == stage.n_before {
            if let Some(undo) = stage.undo {
                self.board.unmake(&self.game, &undo);
            }
            self.path.pop();
            return;
        }
        if self.n_generated == self.limits.states {
            self.verdict = Some(Verdict::Unknown(WhyNot::StateLimit));
            return;
        }
        let Some(step) = self.steps.pop() else { return };
        self.n_generated += 1;
        self.n_depth_first += 1;
        let undo = self.board.make(&self.game, step);
        if self.board.n_left == 0 {
            let steps = self
                .path
                .iter()
                .filter_map(|stage| stage.undo.map(|undo| undo.step));
            self.verdict = Some(self.solved(steps.chain([step]).collect()));
        } else {
            self.visit(Some(undo));
        }
    }

    /// Looks at the board, if it is a new one.
    fn visit(&mut self, undo: Option<Undo>) {
        let rank = self.key.write(&self.game, &self.board);
        match self.table.insert(self.key.bytes(), rank) {
            Ok(Seen::New | Seen::Worse) => {
                self.scratch
                    .find_steps(&self.game, self.pruning, &self.board);
                if self.make_room() {
                    let n_before = self.steps.len();
                    self.path.push(Stage { undo, n_before });
                    self.steps.append(&mut self.scratch.found);
                } else {
                    self.verdict = Some(Verdict::Unknown(WhyNot::TableFull));
                }
            }
            Ok(Seen::Known) => {
                if let Some(undo) = undo {
                    self.board.unmake(&self.game, &undo);
                }
            }
            Err(Full) => self.verdict = Some(Verdict::Unknown(WhyNot::TableFull)),
        }
        let bytes = self.table.take_peak_bytes() + self.n_path_bytes();
        self.peak_bytes = self.peak_bytes.max(bytes);
    }

    /// Makes room for one more board and its steps; false if the limit does not allow it.
    fn make_room(&mut self) -> bool {
        let n_path = grown(&self.path, 1);
        let n_steps = grown(&self.steps, self.scratch.found.len());
        if n_path == self.path.capacity() && n_steps == self.steps.capacity() {
            return true;
        }
        // While a list grows, both the old one and the new one are there.
        let bytes = n_path * size_of::<Stage>() + n_steps * size_of::<Step>() + self.n_path_bytes();
        let Some(for_table) = self.limits.table_bytes.checked_sub(bytes) else {
            return false;
        };
        if self.table.n_bytes() > for_table {
            return false;
        }
        self.path.reserve_exact(n_path - self.path.len());
        self.steps.reserve_exact(n_steps - self.steps.len());
        self.table
            .set_limit_bytes(self.limits.table_bytes - self.n_path_bytes());
        true
    }

    const fn n_path_bytes(&self) -> usize {
        self.path.capacity() * size_of::<Stage>() + self.steps.capacity() * size_of::<Step>()
    }

    /// The verdict when these steps win.
    fn solved(&self, steps: Vec<Step>) -> Verdict {
        let mut line = Vec::new();
        let mut state = self.start.clone();
        for step in steps {
            if play(&self.game, &mut state, step, &mut line).is_none() {
                return Verdict::Unknown(WhyNot::LineRefused);
            }
        }
        Verdict::Solved(line)
    }
}

/// Plays a step as the moves of which it consists, and writes them down.
fn play(game: &Game, state: &mut State, step: Step, line: &mut Vec<Move>) -> Option<()> {
    let mut play = |state: &mut State, mv| {
        line.push(mv);
        game.rules.apply(state, mv).ok().map(drop)
    };
    let is_there = |state: &State| {
        state.len(PileId::Waste) == usize::from(step.spot.waste)
            && game.round(state.redeals_used()) == step.spot.round
    };
    // Every spot is dealt to within one full round of the last kind.
    let mut n_redeals_left = game.last_round.saturating_add(2);
    while !is_there(state) {
        if state.is_empty(PileId::Stock) {
            n_redeals_left = n_redeals_left.checked_sub(1)?;
            play(state, Move::Redeal)?;
        } else {
            play(state, Move::Draw)?;
        }
    }
    let (from, to, count) = (step.from, step.to, step.count);
    let mv = match (from, to) {
        (PileId::Stock, _) => Move::Draw,
        (_, PileId::Stock) => Move::Redeal,
        _ => Move::Transfer { from, to, count },
    };
    play(state, mv)
}

impl Engine for General {
    fn step(&mut self, n_states: u64) -> Option<&Verdict> {
        let end = self.n_generated.saturating_add(n_states);
        while self.verdict.is_none() && self.n_generated < end {
            self.advance();
        }
        self.verdict.as_ref()
    }

    fn stats(&self) -> Stats {
        Stats {
            generated: self.n_generated,
            unique: self.table.len() as u64,
            table_bytes: self.peak_bytes,
        }
    }
}

/// The capacity that a list needs for so many more entries: twice the old one, or more.
fn grown<T>(list: &Vec<T>, n_more: usize) -> usize {
    const LEAST: usize = 64;
    let needed = list.len() + n_more;
    if needed <= list.capacity() {
        list.capacity()
    } else {
        needed.max(2 * list.capacity()).max(LEAST)
    }
}
