//! A search that looks for a win alone: of the boards after each step it keeps the best few and forgets the others.
//!
//! A depth-first search that has taken a wrong turn early looks at all that follows from it before it tries the other
//! one. Where there are wins by the thousand, as with two decks and more, a beam comes upon one of them first. It
//! proves nothing when it finds none.

use super::board::{Board, Step};
use super::game::{Game, kind};
use super::key::Key;
use super::prune::Pruning;
use crate::table::{Seen, Table};

/// A board of the present step.
#[derive(Debug)]
struct Node {
    board: Board,
    /// Where its last step stands in the trail; none at the start.
    trail: Option<u32>,
}

/// A board of the next step, which has not been made yet.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    value: u32,
    node: u32,
    step: Step,
}

/// A step of some line, and where the one before it stands.
#[derive(Debug, Clone, Copy)]
struct Trail {
    before: Option<u32>,
    step: Step,
}

/// What came of looking at one more board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Beamed {
    /// These steps win.
    Won(Vec<Step>),
    /// Nothing yet.
    On,
    /// Nothing at all.
    Over,
}

/// A search of a certain width.
#[derive(Debug)]
pub(super) struct Beam {
    width: usize,
    nodes: Vec<Node>,
    n_looked_at: usize,
    candidates: Vec<Candidate>,
    trail: Vec<Trail>,
    seen: Table,
    limit_bytes: usize,
    key: Key,
    scratch: super::Scratch,
}

impl Beam {
    /// Begins at this board. It takes at most so many bytes.
    pub(super) fn new(board: &Board, width: usize, has_ranks: bool, limit_bytes: usize) -> Self {
        let mut beam = Self {
            width,
            nodes: vec![Node {
                board: board.clone(),
                trail: None,
            }],
            n_looked_at: 0,
            candidates: Vec::new(),
            trail: Vec::new(),
            seen: Table::new(0, has_ranks),
            limit_bytes,
            key: Key::new(),
            scratch: super::Scratch::default(),
        };
        beam.share_bytes();
        beam
    }

    /// Looks at one more board; `n_left` counts down the states that may still be generated.
    pub(super) fn advance(&mut self, game: &Game, pruning: Pruning, n_left: &mut u64) -> Beamed {
        if self.n_looked_at == self.nodes.len() {
            self.keep_best(game);
            if self.nodes.is_empty() || !self.share_bytes() {
                return Beamed::Over;
            }
        }
        let index = self.n_looked_at;
        self.n_looked_at += 1;
        let Self {
            nodes,
            candidates,
            seen,
            key,
            scratch,
            ..
        } = self;
        let node = &mut nodes[index];
        scratch.find_steps(game, pruning, &node.board);
        for &step in scratch.found.iter().rev() {
            if *n_left == 0 {
                return Beamed::Over;
            }
            *n_left -= 1;
            let undo = node.board.make(game, step);
            if node.board.n_left == 0 {
                let trail = node.trail;
                return Beamed::Won(self.line(trail, step));
            }
            let rank = key.write(game, &node.board);
            let value = value(game, &node.board);
            node.board.unmake(game, &undo);
            match seen.insert(key.bytes(), rank) {
                Ok(Seen::New | Seen::Worse) => candidates.push(Candidate {
                    value,
                    node: u32::try_from(index).unwrap_or(u32::MAX),
                    step,
                }),
                Ok(Seen::Known) => {}
                Err(_) => return Beamed::Over,
            }
        }
        Beamed::On
    }

    /// Goes one step further with the best boards.
    fn keep_best(&mut self, game: &Game) {
        // Among equals the order in which they were found decides, and that is the order of the steps.
        self.candidates.sort_by_key(|candidate| candidate.value);
        self.candidates.truncate(self.width);
        let mut next = Vec::with_capacity(self.candidates.len());
        for candidate in self.candidates.drain(..) {
            let node = &self.nodes[candidate.node as usize];
            let mut board = node.board.clone();
            board.make(game, candidate.step);
            let at = u32::try_from(self.trail.len()).ok();
            self.trail.push(Trail {
                before: node.trail,
                step: candidate.step,
            });
            next.push(Node { board, trail: at });
        }
        self.nodes = next;
        self.n_looked_at = 0;
    }

    /// Gives the table what the rest leaves of the bytes; false if that is nothing.
    fn share_bytes(&mut self) -> bool {
        let rest = self
            .limit_bytes
            .checked_sub(self.n_bytes() - self.seen.n_bytes());
        self.seen.set_limit_bytes(rest.unwrap_or(0));
        rest.is_some_and(|rest| self.seen.n_bytes() <= rest)
    }

    /// The bytes it takes, those of the next step included.
    pub(super) fn n_bytes(&self) -> usize {
        const CANDIDATES_FOR_EACH: usize = 16;
        let each = 2 * (size_of::<Node>() + 256) + CANDIDATES_FOR_EACH * size_of::<Candidate>();
        self.nodes.len().max(1) * each
            + self.trail.capacity() * size_of::<Trail>()
            + self.seen.n_bytes()
    }

    fn line(&self, mut trail: Option<u32>, last: Step) -> Vec<Step> {
        let mut line = vec![last];
        while let Some(at) = trail {
            let Trail { before, step } = self.trail[at as usize];
            line.push(step);
            trail = before;
        }
        line.reverse();
        line
    }
}

/// How far a board is from being won, as far as it shows; the lower the better.
///
/// Cards in the reserves and face-down ones cannot be played, cards that lie where they could not be built must be moved
/// again, and foundations that lag behind hold the others up.
fn value(game: &Game, board: &Board) -> u32 {
    const RESERVE: u32 = 10;
    const FACE_DOWN: u32 = 8;
    const NOT_HOME: u32 = 4;
    const IN_THE_WAY: u32 = 6;
    const TALON: u32 = 1;
    const SPACE: u32 = 3;
    const BURIED: u32 = 3;
    const ROUND: u32 = 100;
    let pairs = game.pairs(board.base);
    let mut value = 0;
    for n in 0..game.n_tableau {
        let pile = board.piles[usize::from(n)];
        if pile.len == 0 {
            continue;
        }
        value += SPACE + FACE_DOWN * u32::from(pile.len - pile.n_face_up());
        let mut upper = pile.top;
        for lower in board.cards_down(n).skip(1) {
            if pairs.on[kind(lower)] >> kind(upper) & 1 == 0 {
                value += IN_THE_WAY;
            }
            upper = lower;
        }
    }
    if game.knobs().redeals.is_some() {
        // What is dealt and not played lies under what is dealt later.
        value += BURIED * u32::from(board.spot.waste) + ROUND * u32::from(board.spot.round);
    }
    let reserve: u32 = board.reserve_lens.iter().map(|&len| u32::from(len)).sum();
    let lens = board.foundations[..usize::from(game.n_foundations)]
        .iter()
        .map(|foundation| u32::from(foundation.len));
    let most = lens.clone().max().unwrap_or(0);
    let least = lens.min().unwrap_or(0);
    value
        + RESERVE * reserve
        + NOT_HOME * u32::from(board.n_left)
        + TALON * u32::try_from(board.talon.len()).unwrap_or(0)
        + 2 * (most - least)
}
