//! The deck: which of its cards can be brought to the top of the waste.
//!
//! Turning the stock, and turning the waste over, are no steps of the search. A step takes a card of the deck to
//! the table, with all the turns that bring it to the top of the waste. The deck is its cards in the order in which
//! they are turned, and how many of them are turned now. Let there be `n` cards, numbered from 1, `p` of them turned,
//! so that card `p` is on top of the waste, and let `d` be the number of cards turned at once.
//!
//! **Reach.** From here the cards `p`, `p + d`, `p + 2d`, ... come to the top of the waste, and card `n`, for the
//! last packet takes what there is. After a redeal these are `d`, `2d`, ... and `n`.
//!
//! **Canonical turns, with redeals without end.** If `d` divides `p`, or if `p = n`, the cards in reach are those
//! that a redeal gives, so `p` is written as 0. What follows after a card `i` is taken does not depend on `p`
//! (then `i - 1` cards are turned), so both have the same future.

use super::deal::Deal;
use super::levels::{bit, count};
use super::node::Node;
use super::table::Phase;

/// How a card of the deck can be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// By turning on, or with redeals that cost nothing.
    Freely,
    /// After one of the redeals that are counted.
    WithRedeal,
}

impl Deal {
    /// The number of this card in the deck as it is now.
    fn number(&self, node: &Node, card: u8) -> u8 {
        let below = (1 << self.places[usize::from(card)]) - 1;
        count(node.deck & below) + 1
    }

    /// Whether a packet ends after so many cards.
    pub(super) const fn is_multiple(&self, n: u8) -> bool {
        self.multiples >> n & 1 == 1
    }

    /// How this card can be brought to the top of the waste, if it can.
    ///
    /// Where it can be reached both ways, turning on is at least as good as a redeal that is counted: both leave
    /// the same deck with the same number of cards turned.
    pub(super) fn reach(&self, node: &Node, card: u8) -> Option<Reach> {
        let number = self.number(node, card);
        let turned = node.turned;
        let is_last = number == count(node.deck);
        let by_turning = if number == turned {
            turned > 0
        } else {
            number > turned && (is_last || self.is_multiple(number - turned))
        };
        let by_redeal = is_last || self.is_multiple(number);
        if by_turning || self.endless && by_redeal {
            Some(Reach::Freely)
        } else if by_redeal && node.redeals > 0 {
            Some(Reach::WithRedeal)
        } else {
            None
        }
    }

    /// Takes a card that can be reached from the deck.
    pub(super) fn take(&self, node: &mut Node, card: u8) {
        if !self.endless && self.reach(node, card) == Some(Reach::WithRedeal) {
            node.redeals -= 1;
        }
        let before = self.number(node, card) - 1;
        node.deck &= !(1 << self.places[usize::from(card)]);
        node.in_deck &= !bit(card);
        node.turned = self.canonical_turn(node, before);
    }

    /// So many cards turned, as the search writes it.
    pub(super) const fn canonical_turn(&self, node: &Node, turned: u8) -> u8 {
        if self.endless && (turned == count(node.deck) || self.is_multiple(turned)) {
            0
        } else {
            turned
        }
    }

    /// The phase of this state, for the pruning by phases.
    ///
    /// Compare states that differ in nothing but the number of cards turned. From `p` one gets to `p + d` by
    /// turning a packet, to `n` by turning all, and to 0 by a redeal where it costs nothing. None of this is a
    /// move of a card. So of two states whose `p` is equal modulo `d` the one with less turned is at least as
    /// good, and all are at least as good as the state with all turned, or with none where redeals cost nothing.
    /// If the better one has been met, the other need not be searched: of all states met take one from which the
    /// fewest moves of cards lead to a win. Such a move leads to a state that needs one fewer, and it was met, or
    /// one at least as good was; that is a contradiction, unless the win itself was met.
    pub(super) fn phase(&self, node: &Node) -> Phase {
        if !self.prunings.phases {
            // The number turned is then a part of the key.
            return Phase {
                class: 0,
                turned: 0,
                weakest: false,
            };
        }
        let class = self.remainders[usize::from(node.turned)];
        Phase {
            class,
            turned: node.turned,
            weakest: if self.endless {
                class == 0
            } else {
                node.turned == count(node.deck)
            },
        }
    }
}
