//! The cards on the table at one moment of a game.

use std::fmt;

use crate::card::{Card, Rank};
use crate::pile::PileId;

/// The cards on the table: every pile, the base rank, and how many redeals were used, in all and one after the other.
///
/// All piles lie one behind the other in one array, and `ends` says where each one ends; moving cards between
/// piles rotates the part of the array between them. So a state has a fixed size (about 300 bytes), and copying
/// one for the history of a game is cheaper than taking a move back would be.
///
/// Which cards of the stock, the waste, the reserves and the foundations lie face up follows from the rules; only
/// the tableau needs to be remembered, since a card that was turned up stays so when it is covered again.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    cards: [Card; Card::MAX_CARDS],
    ends: [u8; PileId::N_SLOTS],
    /// For each tableau pile a bit for each of its lowest 16 cards, set while that card lies face down.
    face_down: [u16; PileId::MAX_TABLEAU as usize],
    base: Option<Rank>,
    redeals_used: u16,
    /// Counted only where the rules ask for it, so that elsewhere equal tables are equal states.
    fruitless_redeals: u8,
}

impl State {
    /// A table without a card.
    pub(crate) const fn empty() -> Self {
        Self {
            cards: [Card::new(Rank::ACE, crate::card::Suit::Clubs); Card::MAX_CARDS],
            ends: [0; PileId::N_SLOTS],
            face_down: [0; PileId::MAX_TABLEAU as usize],
            base: None,
            redeals_used: 0,
            fruitless_redeals: 0,
        }
    }

    /// The cards of a pile, the bottom card first. Empty for a pile that the game does not have.
    #[must_use]
    pub fn pile(&self, pile: PileId) -> &[Card] {
        pile.slot()
            .map_or(&[], |slot| &self.cards[self.start(slot)..self.end(slot)])
    }

    /// How many cards a pile holds.
    #[must_use]
    pub fn len(&self, pile: PileId) -> usize {
        self.pile(pile).len()
    }

    /// Whether a pile holds no card.
    #[must_use]
    pub fn is_empty(&self, pile: PileId) -> bool {
        self.pile(pile).is_empty()
    }

    /// The top card of a pile.
    #[must_use]
    pub fn top(&self, pile: PileId) -> Option<Card> {
        self.pile(pile).last().copied()
    }

    /// How many cards are on the table.
    #[must_use]
    pub const fn n_cards(&self) -> usize {
        self.ends[PileId::N_SLOTS - 1] as usize
    }

    /// How many cards all foundations hold together.
    #[must_use]
    pub fn n_on_foundations(&self) -> usize {
        let (first, last) = (
            PileId::Foundation(0),
            PileId::Foundation(PileId::MAX_FOUNDATIONS - 1),
        );
        first
            .slot()
            .zip(last.slot())
            .map_or(0, |(first, last)| self.end(last) - self.start(first))
    }

    /// The rank on which the foundations begin; `None` while it is still to be chosen.
    #[must_use]
    pub const fn base(&self) -> Option<Rank> {
        self.base
    }

    /// How often the waste was turned over to be the stock again.
    #[must_use]
    pub const fn redeals_used(&self) -> u16 {
        self.redeals_used
    }

    /// How many redeals have followed one another without a move of the player's, where the rules limit that; else 0.
    #[must_use]
    pub const fn fruitless_redeals(&self) -> u8 {
        self.fruitless_redeals
    }

    /// How many cards of a tableau pile lie face up, counted from the top down to the first face-down card.
    #[must_use]
    pub fn n_face_up(&self, pile: PileId) -> usize {
        let PileId::Tableau(n) = pile else {
            return 0;
        };
        let n_under = 16 - self.face_down[usize::from(n)].leading_zeros() as usize;
        self.len(pile).saturating_sub(n_under)
    }

    /// Whether the card at `index` (0 is the bottom) of a tableau pile lies face down.
    #[must_use]
    pub fn is_face_down(&self, pile: PileId, index: usize) -> bool {
        match pile {
            PileId::Tableau(n) => index < 16 && self.face_down[usize::from(n)] >> index & 1 == 1,
            _ => false,
        }
    }

    pub(crate) const fn set_base(&mut self, base: Option<Rank>) {
        self.base = base;
    }

    pub(crate) const fn set_redeals_used(&mut self, redeals_used: u16) {
        self.redeals_used = redeals_used;
    }

    pub(crate) const fn set_fruitless_redeals(&mut self, fruitless_redeals: u8) {
        self.fruitless_redeals = fruitless_redeals;
    }

    /// Lays the card at `index` of a tableau pile face down. False where the state cannot remember it.
    pub(crate) fn lay_face_down(&mut self, pile: PileId, index: usize) -> bool {
        match pile {
            PileId::Tableau(n) if index < 16 => {
                self.face_down[usize::from(n)] |= 1 << index;
                true
            }
            _ => false,
        }
    }

    /// Turns the top card of a tableau pile up; true if it lay face down.
    pub(crate) fn turn_up(&mut self, pile: PileId) -> bool {
        let PileId::Tableau(n) = pile else {
            return false;
        };
        let Some(index) = self.len(pile).checked_sub(1) else {
            return false;
        };
        let turned = self.is_face_down(pile, index);
        if turned {
            self.face_down[usize::from(n)] &= !(1 << index);
        }
        turned
    }

    /// Puts one more card on a pile. The caller has made sure that the pile exists and that there is room.
    pub(crate) fn push(&mut self, pile: PileId, card: Card) {
        let Some(slot) = pile.slot() else { return };
        let (at, n) = (self.end(slot), self.n_cards());
        self.cards[at..=n].rotate_right(1);
        self.cards[at] = card;
        for end in &mut self.ends[slot..] {
            *end += 1;
        }
    }

    /// Carries the top `count` cards from one pile to another, their order kept.
    /// The caller has made sure that both piles exist and that there are so many cards.
    pub(crate) fn carry(&mut self, from: PileId, to: PileId, count: u8) {
        let (Some(from), Some(to)) = (from.slot(), to.slot()) else {
            return;
        };
        let n = usize::from(count);
        let (from_end, to_end) = (self.end(from), self.end(to));
        if from < to {
            self.cards[from_end - n..to_end].rotate_left(n);
            for end in &mut self.ends[from..to] {
                *end -= count;
            }
        } else {
            self.cards[to_end..from_end].rotate_right(n);
            for end in &mut self.ends[to..from] {
                *end += count;
            }
        }
    }

    /// Turns `count` cards one after the other from the stock to the waste.
    pub(crate) fn draw(&mut self, count: u8) {
        self.carry(PileId::Stock, PileId::Waste, count);
        let end = self.end(1);
        self.cards[end - usize::from(count)..end].reverse();
    }

    /// Turns the waste over to be the stock: its bottom card is then the first to be dealt.
    pub(crate) fn turn_waste_over(&mut self) {
        let (start, end) = (self.start(1), self.end(1));
        self.cards[start..end].reverse();
        self.ends[0] = self.ends[1];
        self.redeals_used = self.redeals_used.saturating_add(1);
    }

    const fn start(&self, slot: usize) -> usize {
        if slot == 0 {
            0
        } else {
            self.ends[slot - 1] as usize
        }
    }

    const fn end(&self, slot: usize) -> usize {
        self.ends[slot] as usize
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "State({self})")
    }
}
