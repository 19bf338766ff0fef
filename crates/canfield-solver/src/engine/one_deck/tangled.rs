//! A test for runs that hold one another down: even if every other card came whenever it is wanted, the
//! foundations could not be finished.
//!
//! **When it holds.** It needs the exact view and is of use where no part of a run beyond one card can move, and
//! where cards can lie on a base card. There a run goes on from the base to the highest rank, so that a foundation
//! may have to be finished before another one can begin.
//!
//! **What it does.** It gathers the cards that may be uncovered and those that may go up, as if all cards of
//! reserve and deck were at hand. A tableau card that is covered now can go up only after the card on it has left
//! it, and that card leaves by going up, or if single cards move by being carried away when nothing lies on it.
//! It is carried to the other twin of the card under it or into a space; so where spaces take no cards of the
//! tableau and the twin is up for good, it cannot be. By whole piles nothing is uncovered. Each event needs only
//! what was gathered before it, so if a card is left that does not go up, there is no line on which it does.

use canfield_core::rules::{FoundationReturn, MoveUnit};

use super::deal::Deal;
use super::levels::{Cards, bit, both, with_any};
use super::node::{Node, View};

impl Deal {
    /// False if runs in the tableau hold one another down for ever.
    pub(super) fn may_be_untangled(&self, node: &Node, view: &View) -> bool {
        if !self.prunings.tangled || self.unit == MoveUnit::Run || !self.base_hosts {
            return true;
        }
        let lying = view.tableau & !node.bottoms;
        let carried = lying & self.carried_away(node);
        let mut up = node.up;
        let mut uncovered = !view.tableau | view.exposed;
        loop {
            let before = (up, uncovered);
            for suit in 0..4_u8 {
                let up = &mut up[usize::from(suit)];
                while *up < self.ranks && uncovered & bit(4 * *up + suit) != 0 {
                    *up += 1;
                }
            }
            let gone = self.on_foundations(up) | carried;
            uncovered |= self.hosts_of(node, lying & uncovered & gone);
            if before == (up, uncovered) {
                return up == [self.ranks; 4];
            }
        }
    }

    /// The cards on which these lie, in the exact view.
    pub(super) const fn hosts_of(&self, node: &Node, lying: Cards) -> Cards {
        let lower = self.ladder.above(with_any(lying & !node.links));
        let upper = self.ladder.above(with_any(lying & node.links));
        lower | upper << 1
    }

    /// The cards that may be carried away by themselves once nothing lies on them.
    const fn carried_away(&self, node: &Node) -> Cards {
        if self.moves_whole_piles_only() {
            0
        } else if self.late.tableau
            || self.early.tableau
            || !matches!(self.back, FoundationReturn::Never)
        {
            self.ladder.all
        } else {
            let twins_up = with_any(self.on_foundations(node.up));
            self.ladder.all & !both(self.ladder.below(twins_up))
        }
    }

    /// Whether a card that lies on another one stays there until it goes up.
    pub(super) const fn moves_whole_piles_only(&self) -> bool {
        matches!(self.unit, MoveUnit::Whole | MoveUnit::WholeRun)
    }
}
