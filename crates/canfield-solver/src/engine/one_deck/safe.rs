//! Moves that can be made at once, because nothing is lost by them.

use canfield_core::rules::FoundationReturn;

use super::deal::Deal;
use super::levels::{Cards, bit, pop, rank, suit};
use super::node::{Kind, Node, Step, View};

impl Deal {
    /// Whether a card that its foundation takes next can go there without loss, wherever it comes from.
    ///
    /// Let the card be of suit `s` and rank `r`. Let `W` be all cards of `s` up to `r`, of both suits of the other
    /// colour up to `r - 1`, and of the twin suit up to `r - 2`. A card of rank `k` carries only cards of rank
    /// `k - 1` of the other colour, so a card of `W` carries only cards of `W`. The condition is that all of `W`
    /// is up but the card itself and the highest of the three other suits. Where something can lie on a base card,
    /// all base cards of `W` must be up besides, and not come back, for the ranks go on below them.
    ///
    /// Given any line that wins without the move, this one wins with it: move the cards outside `W` as before, and
    /// a card of `W` never but to its foundation, when the old line moves it or when another card of `W` must go
    /// up first. Of `W` a card can go up whenever it is at the top of its pile, for the ranks below it are up in
    /// all of `W`. No card outside `W` ever lies on one of `W`, so it never misses one. A pile or a space that in
    /// the old line holds nothing but cards of `W` is here free earlier: it stays a space, or the reserve fills it,
    /// and then what the old line plays from the reserve is played from that pile. The new line has not one move
    /// more, so that it can take the place of the old in the argument for phases. Since the moves are the same
    /// piles, single cards and runs, less some cards of `W` at their ends, it holds for every unit of movement. The
    /// reserve may be empty sooner than in the old line, so what fills a space by hand before that must do so after
    /// it, too: elsewhere nothing is safe.
    ///
    /// The other condition: if cards do not come back from the foundations, it is enough that the two cards that could
    /// lie on this one are `settled`, that is up, or lying on another card where only whole piles move. Then nothing
    /// can ever lie on it, and `W` is the card alone.
    pub(super) fn is_safe(&self, up: [u8; 4], settled: Cards, card: u8) -> bool {
        if !self.prunings.safe {
            return false;
        }
        let (r, suit) = (rank(card), suit(card));
        let other = (suit & 2) ^ 2;
        let least_of_other = up[other].min(up[other + 1]);
        let of_twin = up[suit ^ 1];
        let comes_back = self.back != FoundationReturn::Never;
        if !comes_back && self.ladder.takers(bit(card)) & !settled == 0 {
            return true;
        }
        if self.base_hosts {
            let base_stays = self.back != FoundationReturn::Always;
            base_stays
                && r > 0
                && least_of_other >= (r - 1).max(1)
                && of_twin >= r.saturating_sub(2).max(1)
        } else {
            least_of_other + 1 >= r && of_twin + 2 >= r
        }
    }

    /// Makes safe moves as long as there are any, and tells `made` of each.
    ///
    /// From the deck a card is taken only where that changes nothing for the cards that stay. If they are turned
    /// one at a time and as often as one likes, every card is always in reach. If `d` are turned at once, as often
    /// as one likes, it is the last card of the deck that may be taken while no phase would be lost, that is with
    /// 0 turned: every other card keeps its number, and of the `n - 1` that stay those are in reach whose number
    /// `d` divides, and the new last one. Compare a deck that still has the last card, at any time later. Without
    /// it the same cards are turned, or 0 are while with it `n - 1` are, and then card `n - 1` is in reach of
    /// both, the one as the top of the waste and the other as the last card.
    ///
    pub(super) fn settle<const EXACT: bool>(
        &self,
        node: &mut Node,
        mut made: impl FnMut(Step),
    ) -> View {
        loop {
            let view = self.view::<EXACT>(node);
            let Some(step) = self.safe_step::<EXACT>(node, &view) else {
                return view;
            };
            self.make(node, step);
            made(step);
        }
    }

    fn safe_step<const EXACT: bool>(&self, node: &Node, view: &View) -> Option<Step> {
        let found = |kind, card| {
            Some(Step {
                kind,
                card,
                onto: Step::ANY,
            })
        };
        let mut settled = self.on_foundations(node.up);
        if EXACT && self.moves_whole_piles_only() {
            settled |= view.tableau & !node.bottoms;
        }
        let mut cards = view.exposed & view.next;
        while let Some(card) = pop(&mut cards) {
            if self.is_safe(node.up, settled, card) {
                return found(Kind::Up, card);
            }
        }
        let next = |card: &u8| view.next & bit(*card) != 0;
        if let Some(card) = self.reserve_top(node).filter(next)
            && self.is_safe(node.up, settled, card)
        {
            return found(Kind::ReserveUp, card);
        }
        if self.endless {
            let mut cards = node.in_deck & view.next;
            while let Some(card) = pop(&mut cards) {
                let is_last = node.deck >> self.places[usize::from(card)] == 1;
                if (self.draw == 1 || node.turned == 0 && is_last)
                    && self.is_safe(node.up, settled, card)
                {
                    return found(Kind::WasteUp, card);
                }
            }
        }
        None
    }
}
