//! The search itself: every state that can be reached, depth first, the most promising step first.
//!
//! A state is entered in the table when it is generated, and every state that is entered is searched in its turn.
//! So when none is left, all states that matter have been met, whether or not lines lead in circles, and the
//! position is lost. All children of a state are made before the first of them is looked up, so that the parts
//! of the table they need come from memory at the same time.

use super::deal::Deal;
use super::node::{Node, Ranked, Step, View};
use super::table::{Phase, Table};

/// How a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// [`Hunt::line`] wins.
    Won,
    /// No line wins.
    Lost,
    /// There was no room for another state.
    TableFull,
}

/// A state that waits to be searched.
#[derive(Debug, Clone, Copy)]
struct Waiting {
    node: Node,
    view: View,
    /// The step that led here, which nothing did to the start.
    step: Option<Step>,
    /// How many steps lead here.
    depth: usize,
}

/// A child of the state that is being searched.
#[derive(Debug, Clone, Copy)]
struct Child {
    waiting: Waiting,
    score: u8,
    key: u128,
    phase: Phase,
    home: usize,
}

/// A search, in the exact or in the free view.
#[derive(Debug)]
pub(super) struct Hunt<const EXACT: bool> {
    table: Table,
    waiting: Vec<Waiting>,
    path: Vec<Step>,
    steps: Vec<Ranked>,
    children: Vec<Child>,
    generated: u64,
    end: Option<End>,
    /// Where the shaking of the order stands; `None` if the order is not shaken.
    shaken: Option<u64>,
}

impl<const EXACT: bool> Hunt<EXACT> {
    /// A search from the start of a deal. Nothing is searched yet, and no memory taken.
    pub(super) const fn new(most_bytes: usize) -> Self {
        Self {
            table: Table::new(most_bytes),
            waiting: Vec::new(),
            path: Vec::new(),
            steps: Vec::new(),
            children: Vec::new(),
            generated: 0,
            end: None,
            shaken: None,
        }
    }

    /// A search that tries the steps in another order, for each number another one, and the same on every run.
    pub(super) fn shaken(most_bytes: usize, number: u32) -> Self {
        Self {
            shaken: Some(u64::from(number)),
            ..Self::new(most_bytes)
        }
    }

    /// States generated.
    pub(super) const fn generated(&self) -> u64 {
        self.generated
    }

    /// Different states met.
    pub(super) const fn unique(&self) -> u64 {
        self.table.len()
    }

    /// The bytes that its table and the states that wait take now.
    pub(super) const fn n_bytes(&self) -> usize {
        self.table.n_bytes() + self.waiting.capacity() * size_of::<Waiting>()
    }

    /// The most bytes they have taken.
    pub(super) const fn peak_bytes(&self) -> usize {
        self.table.peak_bytes()
    }

    /// Lets it take at most so many bytes from now on.
    pub(super) const fn set_limit(&mut self, most_bytes: usize) {
        self.table.set_limit(most_bytes);
    }

    /// Gives the memory back once the search has ended; its numbers stay.
    pub(super) fn forget(&mut self) {
        self.table.forget();
        self.waiting = Vec::new();
    }

    /// Searches on until so many states are generated in all; `None` if that was not the end.
    pub(super) fn run(&mut self, deal: &Deal, generated: u64) -> Option<End> {
        if self.generated == 0 && generated > 0 {
            self.end = self.begin(deal);
        }
        while self.end.is_none() && self.generated < generated {
            self.end = match self.waiting.pop() {
                None => Some(End::Lost),
                Some(state) => self.search(deal, &state),
            };
        }
        self.end
    }

    fn begin(&mut self, deal: &Deal) -> Option<End> {
        let mut node = deal.start;
        let view = deal.settle::<EXACT>(&mut node, |_| {});
        self.generated = 1;
        if deal.is_as_good_as_won(&node) {
            return Some(End::Won);
        }
        if !self.make_room(1) {
            return Some(End::TableFull);
        }
        let key = deal.key::<EXACT>(&node);
        self.table
            .enter(self.table.home(key), key, deal.phase(&node));
        self.waiting.push(Waiting {
            node,
            view,
            step: None,
            depth: 0,
        });
        None
    }

    /// Makes room for so many states more; false if there is none.
    fn make_room(&mut self, n_more: usize) -> bool {
        let n_waiting = self.waiting.len() + n_more;
        if n_waiting > self.waiting.capacity() {
            let n_waiting = n_waiting.max(self.waiting.capacity() * 2);
            if !self.table.allows(n_waiting * size_of::<Waiting>()) {
                return false;
            }
            self.waiting.reserve_exact(n_waiting - self.waiting.len());
        }
        let other_bytes = self.waiting.capacity() * size_of::<Waiting>();
        self.table.reserve(n_more, other_bytes)
    }

    fn search(&mut self, deal: &Deal, state: &Waiting) -> Option<End> {
        let Waiting {
            node, view, depth, ..
        } = state;
        if let Some(step) = state.step {
            self.path.truncate(depth - 1);
            self.path.push(step);
        }
        if EXACT && !deal.may_be_untangled(node, view) {
            return None;
        }
        if !deal.may_empty_reserve::<EXACT>(node, view) {
            return None;
        }
        deal.steps::<EXACT>(node, view, &mut self.steps);
        if !self.make_room(self.steps.len()) {
            return Some(End::TableFull);
        }
        if let Some(state) = &mut self.shaken {
            for (score, _) in &mut self.steps {
                *score += shake(state);
            }
        }
        self.children.clear();
        for &(score, step) in &self.steps {
            let mut node = *node;
            deal.make(&mut node, step);
            let view = deal.settle::<EXACT>(&mut node, |_| {});
            self.generated += 1;
            if deal.is_as_good_as_won(&node) {
                self.path.push(step);
                return Some(End::Won);
            }
            let key = deal.key::<EXACT>(&node);
            let child = Child {
                waiting: Waiting {
                    node,
                    view,
                    step: Some(step),
                    depth: depth + 1,
                },
                score,
                key,
                phase: deal.phase(&node),
                home: self.table.home(key),
            };
            self.children.push(child);
        }
        // All are read before one is needed. What they hold is of no use yet, and must not be left out for that.
        let met = self
            .children
            .iter()
            .map(|child| self.table.peek(child.home));
        std::hint::black_box(met.fold(0, |all, entry| all | entry));
        // The last one pushed is searched first.
        self.children.sort_by_key(|child| child.score);
        for child in &self.children {
            if self.table.enter(child.home, child.key, child.phase) {
                self.waiting.push(child.waiting);
            }
        }
        None
    }

    /// All steps of the win, the safe ones among them.
    pub(super) fn line(&self, deal: &Deal) -> Vec<Step> {
        let mut node = deal.start;
        let mut line = Vec::new();
        deal.settle::<EXACT>(&mut node, |step| line.push(step));
        for &step in &self.path {
            deal.make(&mut node, step);
            line.push(step);
            deal.settle::<EXACT>(&mut node, |step| line.push(step));
        }
        line
    }
}

/// A number below 64 to add to the score of a step: enough to bring some steps before others that are better by
/// rule of thumb, and not enough to lose sight of it.
const fn shake(state: &mut u64) -> u8 {
    // Knuth's generator; its high bits are the random ones.
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*state >> 58) as u8
}
