//! From a position to what is seen of it.

use canfield_core::card::{Card, Rank};
use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::rules::{
    FoundationBuild, FoundationSets, HandSource, ReserveFace, Rules, ScoreKind,
};
use canfield_core::state::State;
use canfield_core::variants::Variant;

use crate::keymap;
use crate::scene::{CardView, Fan, Mark, PileView, Score, WhenEmpty};
use crate::selection::{Cursor, Selection, piles_on_table};
use crate::settings::Keys;

/// Whether all foundations of a game start with one rank.
pub(crate) fn has_base(rules: &Rules) -> bool {
    let knobs = rules.knobs();
    knobs.foundation_build != FoundationBuild::Rank4
        && knobs.foundation_sets != FoundationSets::UpAndDown
}

/// All that the piles look like depends on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Table<'a> {
    pub(crate) variant: &'a Variant,
    pub(crate) state: &'a State,
    /// The position that was on the table before the last step was made or taken back.
    pub(crate) before: Option<&'a State>,
    pub(crate) selection: Option<Selection>,
    pub(crate) cursor: Cursor,
    pub(crate) keys: Keys,
    /// The move that is hinted at.
    pub(crate) hint: Option<Move>,
    /// The rank that is looked for.
    pub(crate) find: Option<Rank>,
}

/// The score of a position and its unit.
pub(crate) fn score(rules: &Rules, state: &State) -> Option<Score> {
    let score = rules.score(state)?;
    match rules.knobs().score {
        ScoreKind::Points => Some(Score::Points(score)),
        ScoreKind::Money | ScoreKind::Instalments => Some(Score::Money(score)),
        ScoreKind::None => None,
    }
}

impl Table<'_> {
    pub(crate) fn piles(&self) -> Vec<PileView> {
        piles_on_table(self.rules(), self.state)
            .map(|pile| self.pile(pile))
            .collect()
    }

    const fn rules(&self) -> &Rules {
        &self.variant.rules
    }

    fn pile(&self, pile: PileId) -> PileView {
        let cards = self.state.pile(pile);
        let mark = self.mark_of_pile(pile);
        let has_cursor = self.cursor.pile == pile;
        let cards = cards.iter().enumerate().map(|(index, &card)| {
            let depth = cards.len() - 1 - index;
            let face_up = self.rules().is_face_up(self.state, pile, index);
            let is_held = self
                .selection
                .is_some_and(|held| held.pile == pile && held.holds(depth));
            CardView {
                card,
                face_up,
                has_cursor: has_cursor && usize::from(self.cursor.depth) == depth,
                mark: if is_held {
                    Mark::Selected
                } else if mark == Mark::Target && depth == 0 {
                    Mark::Target
                } else if self.is_hinted(pile, depth) {
                    Mark::Hint
                } else if face_up && self.find == Some(card.rank()) {
                    Mark::Found
                } else if face_up && self.has_changed(pile, index, card) {
                    Mark::LastMove
                } else {
                    Mark::None
                },
            }
        });
        PileView {
            pile,
            keys: keymap::letters(self.keys, pile, self.rules().knobs().reserves),
            fan: self.fan(pile),
            cards: cards.collect(),
            when_empty: self.when_empty(pile),
            has_cursor: has_cursor && self.state.is_empty(pile),
            mark,
        }
    }

    /// A pile stands out if it takes what is picked up, or if it is the stock and the waste became it.
    fn mark_of_pile(&self, pile: PileId) -> Mark {
        let takes_it = self
            .selection
            .is_some_and(|held| self.rules().check(self.state, held.move_to(pile)).is_ok());
        let is_new_stock = pile == PileId::Stock
            && self
                .before
                .is_some_and(|before| before.redeals_used() < self.state.redeals_used());
        if takes_it {
            Mark::Target
        } else if self.is_hinted(pile, 0) {
            Mark::Hint
        } else if is_new_stock {
            Mark::LastMove
        } else {
            Mark::None
        }
    }

    /// Whether the hint would move the card with so many above it, or move cards onto it.
    fn is_hinted(&self, pile: PileId, depth: usize) -> bool {
        match self.hint {
            None => false,
            Some(Move::Draw | Move::Redeal) => pile == PileId::Stock && depth == 0,
            Some(Move::Transfer { from, to, count }) => {
                (pile == from && depth < usize::from(count)) || (pile == to && depth == 0)
            }
        }
    }

    /// Whether the last step brought a card here, or turned it up. This shows what undo did as well as what a move
    /// did, and all that followed from it.
    fn has_changed(&self, pile: PileId, index: usize, card: Card) -> bool {
        self.before.is_some_and(|before| {
            let was_here = before.pile(pile).get(index) == Some(&card);
            !(was_here && self.rules().is_face_up(before, pile, index))
        })
    }

    fn fan(&self, pile: PileId) -> Fan {
        let knobs = self.rules().knobs();
        match pile {
            PileId::Tableau(_) => Fan::Down,
            PileId::Reserve(_) if knobs.reserve_face == ReserveFace::All => Fan::Down,
            PileId::Waste if knobs.per_deal.iter().any(|&n| n > 1) => Fan::LastFew(3),
            PileId::Waste => Fan::LastFew(1),
            _ => Fan::Squared,
        }
    }

    fn when_empty(&self, pile: PileId) -> WhenEmpty {
        match pile {
            PileId::Stock => match self.rules().check(self.state, Move::Redeal) {
                Err(Illegal::NoRedealsLeft | Illegal::FruitlessRedeals { .. }) => {
                    WhenEmpty::NoRedeal
                }
                _ if self.rules().redeals_left(self.state.redeals_used()) == Some(0) => {
                    WhenEmpty::NoRedeal
                }
                _ if self.state.is_empty(PileId::Waste) => WhenEmpty::TakesNothing,
                _ => WhenEmpty::Redeal,
            },
            PileId::Waste | PileId::Reserve(_) => WhenEmpty::TakesNothing,
            PileId::Foundation(n) => self.when_foundation_empty(n),
            PileId::Tableau(_) => self.when_space(pile),
        }
    }

    /// What an empty foundation takes. It is the rank of the foundation even while it is not empty, which nobody sees.
    fn when_foundation_empty(&self, n: u8) -> WhenEmpty {
        let rules = self.rules();
        let suit = rules.foundation_suit(n);
        match (
            rules.knobs().foundation_build,
            rules.foundation_rank(self.state, n),
        ) {
            (FoundationBuild::Rank4, _) => WhenEmpty::TakesSet,
            (FoundationBuild::Suit, Some(rank)) => WhenEmpty::TakesCard(Card::new(rank, suit)),
            (FoundationBuild::Suit, None) => WhenEmpty::TakesSuit(suit),
            (_, Some(rank)) => WhenEmpty::Takes(rank),
            (_, None) => WhenEmpty::TakesAny,
        }
    }

    fn when_space(&self, pile: PileId) -> WhenEmpty {
        let rules = self.rules();
        let sources = rules.knobs().hand_sources(rules.is_late(self.state));
        if sources.is_empty() || Some(pile) == rules.extra_pile() {
            return WhenEmpty::TakesNothing;
        }
        match (rules.space_rank(self.state), sources) {
            (Some(rank), _) => WhenEmpty::Takes(rank),
            (None, [HandSource::Waste]) => WhenEmpty::TakesWaste,
            (None, [HandSource::Reserve]) => WhenEmpty::TakesReserve,
            (None, _) => WhenEmpty::TakesAny,
        }
    }
}
