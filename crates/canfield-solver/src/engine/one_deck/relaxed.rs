//! A test that proves many states lost at a glance: even if nothing were ever used up, the reserve could not be
//! played out.
//!
//! **When it holds.** The reserve fills every space at once, and nothing else fills one before the reserve is
//! empty. Under other rules a space can be used for anything, so there the test only speaks of the time before the
//! first one: see below. Unit of movement, wrap, the number of cards turned and cards that come back from the foundations make no
//! difference: it is a test of the free view (see `node`), which allows whatever the rules allow.
//!
//! **What it does.** It gathers events that may happen until the reserve is empty: a card goes up; a card leaves
//! the deck; a pile is moved off; a card leaves the reserve. An event is gathered when those that it needs have
//! been, and none is taken back, so that in the end the gathered events are a superset of those of every real
//! line. If a card is left in the reserve then, no line plays it, and the state is lost. The claim is proved along a
//! real line, event by event: each needs only what happened before it, and that has been gathered.
//!
//! **Room on a level.** At the start a level has some cards in the tableau and some that lie on them, the *old
//! children*. Let `room` be the most cards of the level that are ever in the tableau at once, less the old children
//! that never go up. Any other card that comes to lie on the level, a *new child*, needs room, for all children lie
//! on different cards; both twins lie there at the same time only if there is room for two. A level has room at the
//! start for as many as are exposed, and one more for each of its cards that comes into the tableau, and for each
//! old child that goes up. Of two twins that come in from the deck or from a foundation the second counts only if
//! both can be there at once, so if the level above has room for two; the reserve brings cards without that.
//!
//! **A card goes up** from the tableau only if its level has room, for otherwise each card of it is always covered
//! by an old child; and only after the card below it in its suit.
//!
//! In the exact view, where no part of a run beyond one card moves, the card itself must be uncovered: the card on
//! it has gone up, or it was uncovered in its turn and has been carried to the other twin, which needs room there.
//!
//! **A bottom card is moved off its pile** by going up, or by being laid on a level with room. Where there is
//! room for one, and one twin has been laid there, the other needs that the first goes up; so if neither of them
//! can go up, it counts as laid for one of them only. Each pile moved off lets one card of the reserve in, which
//! becomes the bottom of the pile in its turn. So the count is: let `k` cards of the reserve be out, and let `m` be
//! the number of those and of the bottoms of the start that were moved off, laid or played. Each of the `k` either
//! is among the `m`, or fills a space that one of the `m` bottoms left: hence `k <= m`. In a real line the pairs of
//! twins that share room count once, as they do here, and all others are gathered; so if the count stops a card
//! here, it stops it there. It makes no difference which of such twins was counted.
//!
//! **Spaces filled by hand.** Where a space may stay open or takes other cards than those of the reserve, the state
//! passes if a pile is empty, and also as soon as the event is gathered that a pile is moved off. Else no pile can be
//! moved off before something happens that was not gathered. But until the first pile is moved off no event of a real
//! line needs a space, so that each is gathered, the first one off included. So no line ever has a space, and the
//! reserve is played out without one or not at all, which the other counts decide.
//!
//! **A card leaves the deck** to go up or to be laid on a level with room, if it can be reached. Let it have number
//! `i` at the start (see `stock`). If it comes to the top of the waste by the turn of a packet, then in the round of
//! the start `d` divides `i - p`; in later rounds `d` divides its number at the beginning of the round, which is `i`
//! less some of the cards removed before it, so at least `i mod d` of these are. Else the packet was the last one
//! and the card the last of the deck, so all behind it are removed; or the card on it was taken, and that was the
//! next one that was not removed before. In each case the next one behind it has been removed, or there is none.

use canfield_core::rules::{FoundationReturn, MoveUnit};

use super::deal::Deal;
use super::levels::{Cards, bit, both, count, pop, twin, with_any, with_both};
use super::node::{Node, View};

/// What has been gathered.
struct Gathered<'a> {
    deal: &'a Deal,
    node: &'a Node,
    /// Both cards of each level with room for one, and for two.
    room: Cards,
    room_for_two: Cards,
    /// The cards that the foundations take next.
    next: Cards,
    /// How many have not come back.
    not_returned: [u8; 4],
    /// Cards that are up, or can go up when they are at hand.
    welcome: Cards,
    /// Cards of the tableau, old and new.
    tableau: Cards,
    /// Old children that have not gone up.
    old_children: Cards,
    /// All old children.
    lying: Cards,
    /// Cards that were, or have been, uncovered.
    uncovered: Cards,
    /// Whether it matters which card covers which.
    exact: bool,
    /// Cards that left the deck.
    from_deck: Cards,
    /// The places of these.
    removed: u64,
    /// Cards of the deck and of the foundations that have been laid on the tableau.
    laid: Cards,
    /// Levels for which both of these twins have been counted.
    laid_twice: u64,
    /// Bottom cards that are still there.
    bottoms: Cards,
    /// Bottom cards and cards of the reserve that have been laid.
    used_room: Cards,
    /// Piles that have been moved off and not been filled.
    spaces: u32,
    /// Cards left in the reserve.
    reserve: u8,
}

impl Deal {
    /// False if the reserve can never be played out from here, which means that the state is lost.
    pub(super) fn may_empty_reserve<const EXACT: bool>(&self, node: &Node, view: &View) -> bool {
        let by_hand = self.fills_by_hand();
        let has_space = by_hand && u32::from(count(node.bottoms)) < self.n_piles;
        if node.reserve == 0 || has_space || !self.prunings.relaxed {
            return true;
        }
        let exact = EXACT && self.unit != MoveUnit::Run;
        let old_children = view.tableau & !node.bottoms;
        let (room, room_for_two) = self.ladder.exposed_levels(view.tableau, old_children);
        let mut gathered = Gathered {
            deal: self,
            node,
            room: both(room),
            room_for_two: both(room_for_two),
            next: view.next,
            not_returned: node.up,
            welcome: self.on_foundations(node.up) | view.next,
            tableau: view.tableau,
            old_children,
            lying: old_children,
            uncovered: if exact {
                !view.tableau | view.exposed
            } else {
                Cards::MAX
            },
            exact,
            from_deck: 0,
            removed: 0,
            laid: 0,
            laid_twice: 0,
            bottoms: node.bottoms,
            used_room: 0,
            spaces: 0,
            reserve: node.reserve,
        };
        loop {
            while gathered.gather_on_the_table() {
                if gathered.reserve == 0 || by_hand && gathered.spaces > 0 {
                    return true;
                }
            }
            if !gathered.gather_from_deck() {
                return false;
            }
        }
    }
}

impl Gathered<'_> {
    /// Gathers what needs no card of the deck; false if there is nothing more.
    fn gather_on_the_table(&mut self) -> bool {
        let before = self.progress();
        let went_up = self.go_up();
        self.old_children_go_up();
        if self.exact {
            self.uncover();
        }
        self.lay_second_twins();
        if self.deal.back != FoundationReturn::Never {
            self.come_back();
        }
        let waiting = self.from_deck & !self.laid;
        if waiting != 0 {
            self.lay(waiting & self.takers());
        }
        self.move_piles_off();
        self.play_from_reserve();
        went_up || before != self.progress()
    }

    /// Changes with everything that could make something more possible, but for cards that go up.
    fn progress(&self) -> ([Cards; 3], u32, u8, [u8; 4]) {
        let cards = [self.room, self.room_for_two, self.uncovered];
        (cards, self.spaces, self.reserve, self.not_returned)
    }

    fn takers(&self) -> Cards {
        self.deal.ladder.takers(self.room)
    }

    fn takers_of_two(&self) -> Cards {
        self.deal.ladder.takers(self.room_for_two)
    }

    /// Each of these levels, named by one card of it, has room for one card more.
    fn add_room(&mut self, levels: u64) {
        let cards = both(levels);
        self.room_for_two |= self.room & cards;
        self.room |= cards;
    }

    fn go_up(&mut self) -> bool {
        let at_hand = self.tableau & self.room & self.uncovered | self.from_deck;
        let mut any = false;
        loop {
            let going = at_hand & self.next;
            if going == 0 {
                return any;
            }
            // Each is followed by the card of its suit one rank higher.
            let next = going << 4 & self.deal.ladder.all;
            self.next = self.next & !going | next;
            self.welcome |= next;
            any = true;
        }
    }

    fn old_children_go_up(&mut self) {
        let gone = self.old_children & self.welcome & self.room & self.uncovered;
        if gone != 0 {
            self.old_children &= !gone;
            let ladder = self.deal.ladder;
            self.add_room(ladder.above(with_any(gone)));
            self.add_room(ladder.above(with_both(gone)));
        }
    }

    /// Old children that go up, or are carried to the other twin when nothing lies on them, uncover a card.
    fn uncover(&mut self) {
        let gone = !self.old_children;
        let carried = if self.deal.moves_whole_piles_only() {
            0
        } else {
            self.takers()
        };
        let leaving = self.lying & self.uncovered & (gone | carried);
        self.uncovered |= self.deal.hosts_of(self.node, leaving);
    }

    /// Cards of the deck, or of a foundation, come to lie on levels with room.
    fn lay(&mut self, cards: Cards) {
        if cards != 0 {
            let first = with_any(cards) & !with_any(self.laid);
            self.laid |= cards;
            self.add_room(first);
            self.lay_second_twins();
        }
    }

    fn lay_second_twins(&mut self) {
        let pairs = with_both(self.laid) & !self.laid_twice & self.takers_of_two();
        if pairs != 0 {
            self.laid_twice |= pairs;
            self.add_room(pairs);
        }
    }

    /// The top cards of the foundations come back and are laid on levels with room.
    fn come_back(&mut self) {
        for suit in 0..4_u8 {
            let left = &mut self.not_returned[usize::from(suit)];
            if self.deal.may_return(*left) {
                let card = 4 * (*left - 1) + suit;
                if self.deal.ladder.takers(self.room) & bit(card) != 0 {
                    *left -= 1;
                    self.lay(bit(card));
                }
            }
        }
    }

    /// Whether a bottom card, or a card of the reserve, can be laid so that it counts.
    fn can_be_laid(&self, card: u8) -> bool {
        let hosts = self.deal.hosts[usize::from(card)];
        let shared = self.used_room & bit(twin(card)) & !self.welcome != 0;
        self.room & hosts != 0 && (!shared || self.room_for_two & hosts != 0)
    }

    fn move_piles_off(&mut self) {
        let welcome = self.welcome & self.room & self.uncovered;
        let mut cards = self.bottoms;
        while let Some(card) = pop(&mut cards) {
            if welcome & bit(card) == 0 {
                if !self.can_be_laid(card) {
                    continue;
                }
                self.used_room |= bit(card);
            }
            self.bottoms &= !bit(card);
            self.spaces += 1;
        }
    }

    fn play_from_reserve(&mut self) {
        while let Some(top) = usize::from(self.reserve).checked_sub(1)
            && let Some(&card) = self.deal.reserve.get(top)
        {
            if self.welcome & bit(card) == 0 {
                if self.can_be_laid(card) {
                    self.used_room |= bit(card);
                } else if self.spaces > 0 && !self.deal.fills_by_hand() {
                    self.spaces -= 1;
                    self.bottoms |= bit(card);
                } else {
                    return;
                }
            }
            self.reserve -= 1;
            self.tableau |= bit(card);
            self.add_room(with_any(bit(card)));
        }
    }

    /// Gathers cards that leave the deck; false if there are none.
    fn gather_from_deck(&mut self) -> bool {
        let (deal, node) = (self.deal, self.node);
        let takers = self.takers();
        let mut cards = node.in_deck & !self.from_deck & (takers | self.welcome);
        if !(deal.endless && deal.draw == 1) {
            let wanted = cards;
            let mut left = wanted;
            while let Some(card) = pop(&mut left) {
                if self.may_be_reached(card) {
                    self.removed |= 1 << deal.places[usize::from(card)];
                } else {
                    cards &= !bit(card);
                }
            }
        }
        self.from_deck |= cards;
        self.lay(cards & takers);
        cards != 0
    }

    fn may_be_reached(&self, card: u8) -> bool {
        let (deal, node) = (self.deal, self.node);
        let place = 1 << deal.places[usize::from(card)];
        let before = place - 1;
        let behind = node.deck & !before & !place;
        let next_behind = behind & behind.wrapping_neg();
        if behind == 0 || next_behind & self.removed != 0 {
            return true;
        }
        let number = count(node.deck & before) + 1;
        let turned = node.turned;
        let this_round = number >= turned.max(1) && deal.is_multiple(number - turned);
        let rounds_left = deal.endless || node.redeals > 0;
        let n_removed = count(self.removed & before);
        this_round || rounds_left && n_removed >= deal.remainders[usize::from(number)]
    }
}
