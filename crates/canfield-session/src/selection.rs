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
    /// To the first pile of the row.
    First,
    /// To the last pile of the row.
    Last,
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
        let rows = Rows::new(rules, state);
        let (row, other, place) = rows.find(self.pile);
        let at = |piles: &[PileId], place: usize| piles.get(place).copied().map_or(self, Self::on);
        let in_tableau = matches!(self.pile, PileId::Tableau(_));
        match way {
            Way::Left => place.checked_sub(1).map_or(self, |place| at(row, place)),
            Way::Right => at(row, place + 1),
            Way::First => at(row, 0),
            Way::Last => at(row, row.len() - 1),
            Way::Next | Way::Previous => {
                let all: Vec<PileId> = rows.band.iter().chain(&rows.tableau).copied().collect();
                let here = all.iter().position(|&pile| pile == self.pile).unwrap_or(0);
                let n_steps = if way == Way::Next { 1 } else { all.len() - 1 };
                at(&all, (here + n_steps) % all.len())
            }
            Way::Up if in_tableau && usize::from(self.depth) + 1 < state.n_face_up(self.pile) => {
                Self {
                    depth: self.depth + 1,
                    ..self
                }
            }
            Way::Up if in_tableau => at(other, across(place, row.len(), other.len())),
            Way::Down if in_tableau => Self {
                depth: self.depth.saturating_sub(1),
                ..self
            },
            Way::Down => at(other, across(place, row.len(), other.len())),
            Way::Up => self,
        }
    }
}

/// The two rows of the table.
struct Rows {
    /// Stock, waste, reserves and foundations.
    band: Vec<PileId>,
    tableau: Vec<PileId>,
}

impl Rows {
    fn new(rules: &Rules, state: &State) -> Self {
        let (tableau, band) =
            piles_on_table(rules, state).partition(|pile| matches!(pile, PileId::Tableau(_)));
        Self { band, tableau }
    }

    /// The row of a pile, the other row, and the place of the pile in its row.
    fn find(&self, pile: PileId) -> (&[PileId], &[PileId], usize) {
        let (row, other) = match pile {
            PileId::Tableau(_) => (&self.tableau, &self.band),
            _ => (&self.band, &self.tableau),
        };
        let place = row.iter().position(|&p| p == pile).unwrap_or(0);
        (row, other, place)
    }
}

/// The place in a row of `n_other` piles that lies nearest to a place in a row of `n_piles` of the same width.
const fn across(place: usize, n_piles: usize, n_other: usize) -> usize {
    if n_piles < 2 {
        return 0;
    }
    let steps = n_piles - 1;
    (2 * place * (n_other - 1) + steps) / (2 * steps)
}

/// All piles that are to be seen. The extra pile of a choice is not there any more once its card has left.
pub(crate) fn piles_on_table(rules: &Rules, state: &State) -> impl Iterator<Item = PileId> {
    rules
        .piles()
        .filter(|&pile| Some(pile) != rules.extra_pile() || !state.is_empty(pile))
}
