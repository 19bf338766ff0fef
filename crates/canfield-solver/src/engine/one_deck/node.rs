//! A state of the search, its moves and what they do.
//!
//! There are two ways to look at the tableau. The *exact* one remembers on which of two twins each card lies; it
//! holds for every set of rules that [`Deal::read`] accepts. The *free* one forgets it: a state is the set of
//! tableau cards (which follows from what lies elsewhere) and the set of the cards at the bottom of the piles.
//!
//! **The free view is a relaxation.** Take the game where any part of a run may move at any time. In the free
//! view a card may be laid on a level that has an exposed card, a card may go up if its level has an exposed
//! card, and a pile may move if its bottom card may be laid somewhere. Each of these holds in particular for the
//! card that a real move uses, and afterwards both count the same cards in the same places; a part of a pile that
//! moves to the other twin changes nothing in the free view at all. So every real line is a line of the free
//! view, for every unit of movement and every wrap, and a position that is lost in the free view is lost.
//!
//! **Where any run may move, it is the game itself**, unless a run can hold both twins of a level. Let a free move
//! use a level on which one twin `x` is covered by a run and the other, `y`, is exposed. The move that wants `x`
//! free first carries the run from `x` to `y`: a part of a run onto a card it may be built on, legal at any time.
//! No pile grows empty and no space is filled by that, so nothing else happens. It fails only if `y` lies in the
//! run that lies on `x`, which needs a pile as long as the circle of levels ([`Ladder::circle`]); where nothing
//! lies on the base there is no circle. A win is always replayed by the rules, so in that rare case it is not
//! believed, and the exact view decides.
//!
//! [`Deal::read`]: super::deal::Deal::read
//! [`Ladder::circle`]: super::levels::Ladder::circle

use canfield_core::rules::{FoundationReturn, MoveUnit};

use super::deal::{Deal, Fill};
use super::levels::{Cards, bit, both, lowest, pop, rank, suit, twin};

/// A state of the search.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Node {
    /// How many cards each foundation holds.
    pub(super) up: [u8; 4],
    /// How many cards the reserve holds.
    pub(super) reserve: u8,
    /// How many cards of the deck are turned: those of the waste. See `stock` for what is left out of it.
    pub(super) turned: u8,
    /// Redeals left, 0 if there is no limit.
    pub(super) redeals: u8,
    /// The bottom cards of the piles.
    pub(super) bottoms: Cards,
    /// For each tableau card that lies on another one, which of the twins that is. All 0 in the free view.
    pub(super) links: Cards,
    /// The places of the deck that still have their card.
    pub(super) deck: u64,
    /// The cards of the deck.
    pub(super) in_deck: Cards,
}

/// What follows from a state and is needed more than once.
#[derive(Debug, Clone, Copy)]
pub(super) struct View {
    /// The cards of the tableau.
    pub(super) tableau: Cards,
    /// The cards of the tableau on which nothing lies, or in the free view can be made to lie.
    pub(super) exposed: Cards,
    /// The cards that can be laid on an exposed card.
    pub(super) takers: Cards,
    /// The cards that the foundations take next.
    pub(super) next: Cards,
}

/// What a step moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A tableau card to its foundation.
    Up,
    /// The top card of the reserve to its foundation.
    ReserveUp,
    /// The top card of the reserve onto a tableau card.
    ReserveOnto,
    /// The top card of the reserve into a space, by hand.
    ReserveToSpace,
    /// A card of the deck to its foundation.
    WasteUp,
    /// A card of the deck onto a tableau card.
    WasteOnto,
    /// A card of the deck into a space.
    WasteToSpace,
    /// A whole pile onto a tableau card.
    Pile,
    /// The upper part of a pile, from this card on, onto the twin of the card it lies on.
    Part,
    /// The upper part of a pile, from this card on, into a space.
    Split,
    /// The top card of a foundation onto a tableau card.
    Back,
    /// The top card of a foundation into a space.
    BackToSpace,
}

/// A step of the search: a move of cards, with the turns of the deck before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) kind: Kind,
    /// The card, the lowest of those that move.
    pub(super) card: u8,
    /// The tableau card it is laid on; [`Step::ANY`] if it is laid on none, or in the free view on any that fits.
    pub(super) onto: u8,
}

impl Step {
    /// No tableau card in particular.
    pub(super) const ANY: u8 = u8::MAX;

    /// A step that names no tableau card.
    pub(super) const fn of(kind: Kind, card: u8) -> Self {
        Self {
            kind,
            card,
            onto: Self::ANY,
        }
    }
}

/// A step and how promising it is: the greatest is tried first.
pub(super) type Ranked = (u8, Step);

/// The order in which steps are tried. Cards that come home first, then what brings the reserve forward, then the
/// waste with its high ranks in front, which make the longer runs.
mod order {
    pub(super) const BOTTOM_UP: u8 = 100;
    pub(super) const RESERVE_UP: u8 = 98;
    pub(super) const UNCOVERS_NEXT: u8 = 97;
    pub(super) const UP: u8 = 95;
    pub(super) const PILE: u8 = 90;
    pub(super) const WASTE_UP: u8 = 85;
    pub(super) const RESERVE_ONTO: u8 = 80;
    pub(super) const RESERVE_TO_SPACE: u8 = 60;
    pub(super) const WASTE_ONTO: u8 = 40;
    pub(super) const WASTE_TO_SPACE: u8 = 20;
    pub(super) const BACK: u8 = 15;
    pub(super) const PART: u8 = 8;
    pub(super) const SPLIT: u8 = 5;
    pub(super) const BACK_TO_SPACE: u8 = 4;
}

impl Deal {
    /// What follows from this state.
    pub(super) fn view<const EXACT: bool>(&self, node: &Node) -> View {
        let tableau = self.tableau(node);
        let lying = tableau & !node.bottoms;
        let exposed = if EXACT {
            tableau & !self.hosts_of(node, lying)
        } else {
            tableau & both(self.ladder.exposed_levels(tableau, lying).0)
        };
        View {
            tableau,
            exposed,
            takers: self.ladder.takers(exposed),
            next: self.next_up(node.up),
        }
    }

    /// All steps from this state.
    pub(super) fn steps<const EXACT: bool>(
        &self,
        node: &Node,
        view: &View,
        steps: &mut Vec<Ranked>,
    ) {
        steps.clear();
        let n_spaces = self.n_piles - node.bottoms.count_ones();
        let fill = Some(self.fill(node)).filter(|_| n_spaces > 0);
        let mut up = view.exposed & view.next;
        while let Some(card) = pop(&mut up) {
            let is_bottom = node.bottoms & bit(card) != 0;
            let score = if is_bottom {
                order::BOTTOM_UP
            } else {
                order::UP
            };
            steps.push((score, Step::of(Kind::Up, card)));
        }
        if let Some(card) = self.reserve_top(node) {
            if view.next & bit(card) != 0 {
                steps.push((order::RESERVE_UP, Step::of(Kind::ReserveUp, card)));
            }
            self.lay::<EXACT>(view, Kind::ReserveOnto, card, order::RESERVE_ONTO, steps);
            if fill.is_some_and(|fill| fill.reserve) {
                let step = Step::of(Kind::ReserveToSpace, card);
                steps.push((order::RESERVE_TO_SPACE, step));
            }
        }
        self.pile_steps::<EXACT>(node, view, fill, steps);
        self.waste_steps::<EXACT>(node, view, fill, steps);
        self.back_steps::<EXACT>(node, view, fill, steps);
    }

    /// The ways to lay this card on an exposed one; in the free view they are all one.
    fn lay<const EXACT: bool>(
        &self,
        view: &View,
        kind: Kind,
        card: u8,
        score: u8,
        steps: &mut Vec<Ranked>,
    ) {
        if view.takers & bit(card) == 0 {
            return;
        }
        if EXACT {
            let mut hosts = self.hosts[usize::from(card)] & view.exposed;
            while let Some(onto) = pop(&mut hosts) {
                steps.push((score, Step { kind, card, onto }));
            }
        } else {
            steps.push((score, Step::of(kind, card)));
        }
    }

    fn pile_steps<const EXACT: bool>(
        &self,
        node: &Node,
        view: &View,
        fill: Option<Fill>,
        steps: &mut Vec<Ranked>,
    ) {
        let lying = view.tableau & !node.bottoms;
        let mut bottoms = node.bottoms & view.takers;
        if EXACT && self.unit == MoveUnit::Single {
            // A pile of one card is all that moves as a whole.
            bottoms &= view.exposed;
        }
        let first = steps.len();
        while let Some(card) = pop(&mut bottoms) {
            self.lay::<EXACT>(view, Kind::Pile, card, order::PILE, steps);
        }
        if !EXACT {
            if fill.is_some_and(|fill| fill.tableau) {
                let mut lying = lying;
                while let Some(card) = pop(&mut lying) {
                    steps.push((order::SPLIT, Step::of(Kind::Split, card)));
                }
            }
            return;
        }
        let parts = match self.unit {
            MoveUnit::Whole | MoveUnit::WholeRun => 0,
            MoveUnit::Single | MoveUnit::SingleOrWhole => lying & view.exposed,
            MoveUnit::Run => lying,
        };
        let mut left = parts & view.takers;
        while let Some(card) = pop(&mut left) {
            let under = self.host(node, card);
            let onto = twin(under);
            if view.exposed & bit(onto) != 0 {
                let uncovers = view.next & bit(under) != 0;
                let score = if uncovers {
                    order::UNCOVERS_NEXT
                } else {
                    order::PART
                };
                let kind = Kind::Part;
                steps.push((score, Step { kind, card, onto }));
            }
        }
        if self.may_circle(view) {
            // A run cannot be laid on one of its own cards.
            let mut at = 0;
            steps.retain(|(_, step)| {
                at += 1;
                let moves = matches!(step.kind, Kind::Pile | Kind::Part);
                at <= first || !moves || !self.lies_on(node, step.onto, step.card)
            });
        }
        if fill.is_some_and(|fill| fill.tableau) {
            let mut left = parts;
            while let Some(card) = pop(&mut left) {
                steps.push((order::SPLIT, Step::of(Kind::Split, card)));
            }
        }
    }

    fn waste_steps<const EXACT: bool>(
        &self,
        node: &Node,
        view: &View,
        fill: Option<Fill>,
        steps: &mut Vec<Ranked>,
    ) {
        let fills = fill.is_some_and(|fill| fill.waste);
        let mut cards = node.in_deck;
        if !fills {
            cards &= view.next | view.takers;
        }
        while let Some(card) = pop(&mut cards) {
            if self.reach(node, card).is_none() {
                continue;
            }
            if view.next & bit(card) != 0 {
                steps.push((order::WASTE_UP, Step::of(Kind::WasteUp, card)));
            }
            let score = order::WASTE_ONTO + rank(card);
            self.lay::<EXACT>(view, Kind::WasteOnto, card, score, steps);
            if fills {
                let score = order::WASTE_TO_SPACE + rank(card);
                steps.push((score, Step::of(Kind::WasteToSpace, card)));
            }
        }
    }

    fn back_steps<const EXACT: bool>(
        &self,
        node: &Node,
        view: &View,
        fill: Option<Fill>,
        steps: &mut Vec<Ranked>,
    ) {
        for suit in 0..4_u8 {
            let up = node.up[usize::from(suit)];
            if !self.may_return(up) {
                continue;
            }
            let card = 4 * (up - 1) + suit;
            let mut without = node.up;
            without[usize::from(suit)] -= 1;
            // It would go home again at once.
            if self.is_safe(without, self.on_foundations(without), card) {
                continue;
            }
            self.lay::<EXACT>(view, Kind::Back, card, order::BACK, steps);
            if fill.is_some_and(|fill| fill.tableau) {
                steps.push((order::BACK_TO_SPACE, Step::of(Kind::BackToSpace, card)));
            }
        }
    }

    /// Whether the top card may leave a foundation of so many cards.
    pub(super) const fn may_return(&self, up: u8) -> bool {
        match self.back {
            FoundationReturn::Never => false,
            FoundationReturn::AboveBase => up > 1,
            FoundationReturn::Always => up > 0,
        }
    }

    /// The card on which a tableau card lies that is not at the bottom of a pile, in the exact view.
    fn host(&self, node: &Node, card: u8) -> u8 {
        lowest(self.hosts[usize::from(card)]) | u8::from(node.links & bit(card) != 0)
    }

    /// Whether a pile can hold both twins of a level: not before it holds a whole circle of levels.
    fn may_circle(&self, view: &View) -> bool {
        self.ladder
            .circle
            .is_some_and(|circle| view.tableau.count_ones() >= circle)
    }

    /// Whether a tableau card is, or lies somewhere above, another one, in the exact view.
    fn lies_on(&self, node: &Node, mut card: u8, other: u8) -> bool {
        loop {
            if card == other {
                return true;
            }
            if node.bottoms & bit(card) != 0 {
                return false;
            }
            card = self.host(node, card);
        }
    }

    /// Makes a step.
    pub(super) fn make(&self, node: &mut Node, step: Step) {
        let Step { kind, card, onto } = step;
        match kind {
            Kind::Up => {
                node.up[suit(card)] += 1;
                node.links &= !bit(card);
                self.leave_bottom(node, card);
            }
            Kind::ReserveUp => {
                node.reserve -= 1;
                node.up[suit(card)] += 1;
            }
            Kind::ReserveOnto => {
                node.reserve -= 1;
                link(node, card, onto);
            }
            Kind::ReserveToSpace => {
                node.reserve -= 1;
                node.bottoms |= bit(card);
            }
            Kind::WasteUp => {
                self.take(node, card);
                node.up[suit(card)] += 1;
            }
            Kind::WasteOnto => {
                self.take(node, card);
                link(node, card, onto);
            }
            Kind::WasteToSpace => {
                self.take(node, card);
                node.bottoms |= bit(card);
            }
            Kind::Pile => {
                self.leave_bottom(node, card);
                link(node, card, onto);
            }
            Kind::Part => {
                node.links &= !bit(card);
                link(node, card, onto);
            }
            Kind::Split => {
                node.links &= !bit(card);
                node.bottoms |= bit(card);
            }
            Kind::Back => {
                node.up[suit(card)] -= 1;
                link(node, card, onto);
            }
            Kind::BackToSpace => {
                node.up[suit(card)] -= 1;
                node.bottoms |= bit(card);
            }
        }
    }

    /// A card is no longer the bottom of a pile, if it was: the reserve fills the space.
    fn leave_bottom(&self, node: &mut Node, card: u8) {
        if node.bottoms & bit(card) == 0 {
            return;
        }
        node.bottoms &= !bit(card);
        if self.auto_fill
            && let Some(top) = self.reserve_top(node)
        {
            node.reserve -= 1;
            node.bottoms |= bit(top);
        }
    }

    /// Whether the game is as good as won. All cards lie in runs or on foundations, or come as they are wanted.
    ///
    /// Let the reserve be empty, and the deck too, or let it be turned one card at a time as often as one likes.
    /// Take the lowest rank `r` that a foundation wants. On a card of rank `r` can only lie a card of rank
    /// `r - 1`, and those are all up; so the wanted card is the top of a pile, or in the deck, where every card
    /// can be brought to the top of the waste. It goes up, and so on to the end. If a card can lie on a base
    /// card, that holds from `r = 1` on, so all base cards must be up already.
    pub(super) fn is_as_good_as_won(&self, node: &Node) -> bool {
        let deck_gives_all = node.deck == 0 || self.endless && self.draw == 1;
        node.reserve == 0
            && deck_gives_all
            && (!self.base_hosts || node.up.iter().all(|&up| up > 0))
    }

    /// The state itself in as few bits as it takes. Two different states never have the same key.
    ///
    /// The cards of the tableau follow from the rest. The bottoms are written in order, so it makes no difference
    /// which pile is which. Of the links one bit a level is enough, once the bottoms are known: of two twins that
    /// both lie on twins, the one lies where the other does not.
    pub(super) fn key<const EXACT: bool>(&self, node: &Node) -> u128 {
        const NO_CARD: u64 = 63;
        let mut key = u64::from(u32::from_le_bytes(node.up));
        // Four numbers below 16, one in each byte, to four halves of a byte.
        key = (key | key >> 4) & 0x00FF_00FF;
        key = (key | key >> 8) & 0xFFFF;
        let mut n_bits = 16;
        let mut bottoms = node.bottoms;
        for _ in 0..self.n_piles {
            key |= pop(&mut bottoms).map_or(NO_CARD, u64::from) << n_bits;
            n_bits += 6;
        }
        key |= u64::from(node.reserve) << n_bits;
        n_bits += self.reserve_bits;
        key |= u64::from(node.redeals) << n_bits;
        n_bits += self.redeal_bits;
        let mut key = u128::from(key) | u128::from(node.deck) << n_bits;
        n_bits += self.deck_bits;
        if EXACT {
            let lying = self.tableau(node) & !node.bottoms;
            key |= u128::from(one_bit_a_level(node.links, lying)) << n_bits;
            n_bits += 2 * u32::from(self.ranks);
        }
        if !self.prunings.phases {
            key |= u128::from(node.turned) << n_bits;
        }
        key
    }
}

/// Lays a card on another one; in the free view nobody asks which.
fn link(node: &mut Node, card: u8, onto: u8) {
    if onto != Step::ANY {
        node.links |= u64::from(onto & 1) << card;
    }
}

/// The link of the lower twin of each level if it lies on a card, else that of the upper one, 26 bits in a row.
const fn one_bit_a_level(links: Cards, lying: Cards) -> u64 {
    const LOW: u64 = 0x5555_5555_5555_5555;
    let mut bits = links & LOW | links >> 1 & LOW & !lying;
    bits = (bits | bits >> 1) & 0x3333_3333_3333_3333;
    bits = (bits | bits >> 2) & 0x0F0F_0F0F_0F0F_0F0F;
    bits = (bits | bits >> 4) & 0x00FF_00FF_00FF_00FF;
    bits = (bits | bits >> 8) & 0x0000_FFFF_0000_FFFF;
    (bits | bits >> 16) & 0xFFFF_FFFF
}
