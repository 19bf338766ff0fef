//! What the player has picked up, and where the keyboard cursor is.

use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::play::Target;
use canfield_core::rules::Rules;
use canfield_core::state::State;

/// Cards that are picked up: the top `count` cards of a pile, which may leave it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Selection {
    pub(crate) pile: PileId,
    pub(crate) count: u8,
}

impl Selection {
    /// Picks up a card together with all that lie on it.
    ///
    /// How many cards leave the pile is never guessed: exactly those that are pointed at, or none and the reason why.
    /// The top card may often go to a foundation although it may not go to another pile alone, so it is enough if
    /// the rules let the cards leave for one of the two.
    pub(crate) fn pick_up(
        rules: &Rules,
        state: &State,
        pile: PileId,
        depth: u8,
    ) -> Result<Self, Illegal> {
        let count = count_at(pile, depth);
        rules
            .check_take(state, pile, count, Target::Tableau)
            .or_else(|why| {
                rules
                    .check_take(state, pile, count, Target::Foundation)
                    .map_err(|_| why)
            })?;
        Ok(Self { pile, count })
    }

    /// The move that carries what is picked up to another pile.
    pub(crate) const fn move_to(self, to: PileId) -> Move {
        Move::Transfer {
            from: self.pile,
            to,
            count: self.count,
        }
    }

    /// Whether the card with so many cards above it is picked up.
    pub(crate) const fn holds(self, depth: usize) -> bool {
        depth < self.count as usize
    }
}

/// How many cards are meant by pointing at one. Only in the tableau can a card be reached that lies under others.
pub(crate) const fn count_at(pile: PileId, depth: u8) -> u8 {
    match pile {
        PileId::Tableau(_) => depth.saturating_add(1),
        _ => 1,
    }
}

/// Where the keyboard cursor is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cursor {
    pub(crate) pile: PileId,
    /// How many cards lie above the one it is on.
    pub(crate) depth: u8,
}

/// A way that the cursor goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
    /// To the next pile, row after row.
    Next,
    /// To the pile before.
    Previous,
    /// To the first pile of the row, at its left end.
    First,
    /// To the last pile of the row, at its right end.
    Last,
}

impl Way {
    /// The same way on a table that is mirrored.
    pub(crate) const fn mirrored(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::First => Self::Last,
            Self::Last => Self::First,
            Self::Up | Self::Down | Self::Next | Self::Previous => self,
        }
    }
}

impl Cursor {
    /// The place where a game begins: the stock, which is where the first key is wanted.
    pub(crate) const START: Self = Self::on(PileId::Stock);

    /// On the top card of a pile, or on the pile if it is empty.
    pub(crate) const fn on(pile: PileId) -> Self {
        Self { pile, depth: 0 }
    }

    /// The cursor one step further. At the end of a row it stays where it is.
    pub(crate) fn moved(self, way: Way, rules: &Rules, state: &State) -> Self {
        let grid = Grid::new(rules, state);
        let (row, other) = grid.rows(self.pile);
        let place = row.iter().position(|&pile| pile == self.pile).unwrap_or(0);
        let at = |piles: &[PileId], place: usize| piles.get(place).copied().map_or(self, Self::on);
        let in_tableau = matches!(self.pile, PileId::Tableau(_));
        let goes_on_below = usize::from(self.depth) + 1 < state.n_face_up(self.pile);
        match way {
            Way::Left => place.checked_sub(1).map_or(self, |place| at(row, place)),
            Way::Right => at(row, place + 1),
            Way::First => at(row, 0),
            Way::Last => at(row, row.len() - 1),
            Way::Next | Way::Previous => {
                let all = [grid.upper.as_slice(), grid.lower.as_slice()].concat();
                let here = all.iter().position(|&pile| pile == self.pile).unwrap_or(0);
                let n_steps = if way == Way::Next { 1 } else { all.len() - 1 };
                at(&all, (here + n_steps) % all.len())
            }
            Way::Up if in_tableau && goes_on_below => Self {
                depth: self.depth + 1,
                ..self
            },
            Way::Down if in_tableau => Self {
                depth: self.depth.saturating_sub(1),
                ..self
            },
            Way::Up if in_tableau || matches!(self.pile, PileId::Reserve(_)) => {
                grid.nearest(self.pile, other).map_or(self, Self::on)
            }
            Way::Up => self,
            Way::Down if matches!(self.pile, PileId::Reserve(_)) => self,
            Way::Down => grid.nearest(self.pile, other).map_or(self, Self::on),
        }
    }
}

/// Where the piles lie, as a person sees the table: stock and waste at the upper left, the reserves below them, and
/// the foundations to the right of both, above the tableau.
struct Grid {
    upper: Vec<PileId>,
    lower: Vec<PileId>,
    /// The column in which foundations and tableau begin.
    right: u8,
}

impl Grid {
    fn new(rules: &Rules, state: &State) -> Self {
        let is_lower = |pile: &PileId| matches!(pile, PileId::Reserve(_) | PileId::Tableau(_));
        let (lower, upper) = piles_on_table(rules, state).partition(is_lower);
        Self {
            upper,
            lower,
            right: rules.knobs().reserves.max(2),
        }
    }

    /// The row of a pile, and the other row.
    fn rows(&self, pile: PileId) -> (&[PileId], &[PileId]) {
        match pile {
            PileId::Reserve(_) | PileId::Tableau(_) => (&self.lower, &self.upper),
            _ => (&self.upper, &self.lower),
        }
    }

    const fn column(&self, pile: PileId) -> u8 {
        match pile {
            PileId::Stock => 0,
            PileId::Waste => 1,
            PileId::Reserve(n) => n,
            PileId::Foundation(n) | PileId::Tableau(n) => self.right + n,
        }
    }

    /// The pile of a row that lies nearest to the column of another, the left one of two.
    fn nearest(&self, pile: PileId, row: &[PileId]) -> Option<PileId> {
        let column = self.column(pile);
        let distance = |other: &&PileId| self.column(**other).abs_diff(column);
        row.iter().min_by_key(distance).copied()
    }
}

/// All piles that are to be seen. The extra pile of a choice is not there any more once its card has left.
pub(crate) fn piles_on_table(rules: &Rules, state: &State) -> impl Iterator<Item = PileId> {
    rules
        .piles()
        .filter(|&pile| Some(pile) != rules.extra_pile() || !state.is_empty(pile))
}
