//! The cards on the table as the search moves them, and the move and its way back.
//!
//! A tableau pile is a chain: each card knows the one under it. A run of any length is carried by changing two
//! links, and carried back by changing the same two, so that the search makes and unmakes its moves on one board
//! and never copies it.

use canfield_core::card::{Card, Rank};
use canfield_core::pile::PileId;
use canfield_core::rules::{FillSource, FoundationBuild, FoundationOpen};
use canfield_core::state::State;

use super::game::{Game, Kinds, N_KINDS, NONE, kind, rank, suit};

const N_PILES: usize = PileId::MAX_TABLEAU as usize;
const N_FOUNDATIONS: usize = PileId::MAX_FOUNDATIONS as usize;
const N_RESERVES: usize = PileId::MAX_RESERVES as usize;

/// How many cards are played to the foundation at once where it is built by sets.
pub(super) const SET_OF_FOUR: u8 = 4;

/// A tableau pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pile {
    /// Its top card, or [`NONE`].
    pub(super) top: u8,
    pub(super) len: u8,
    /// A bit for each of its lowest 16 cards, set while that card lies face down.
    pub(super) face_down: u16,
}

impl Pile {
    /// How many cards lie face up, counted from the top down to the first face-down card.
    pub(super) fn n_face_up(self) -> u8 {
        let n_under = u16::BITS - self.face_down.leading_zeros();
        self.len.saturating_sub(narrow(n_under as usize))
    }
}

/// A foundation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Foundation {
    pub(super) len: u8,
    /// Its cards, the bottom card first; not kept for sets of four, which never come back.
    pub(super) cards: [u8; 13],
}

/// How far the stock has been dealt: so many cards lie on the waste, in this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) waste: u8,
    pub(super) round: u16,
}

/// One move of the search: the stock is dealt to a spot, then cards are carried.
///
/// Where dealing is a step of its own, it goes from the stock to the waste, and turning the waste over back again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) from: PileId,
    pub(super) to: PileId,
    pub(super) count: u8,
    pub(super) spot: Spot,
}

/// What filled a space by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fill {
    Nothing,
    Reserve(u8),
    Waste,
    Stock,
    Extra,
}

/// A base card that has gone home by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Home {
    from: PileId,
    to: u8,
    card: u8,
    /// Its place in [`Game::talon`], if it came from the waste, and how many cards lay under it there.
    talon: u8,
    waste: u8,
}

/// What is needed to take a step back.
#[derive(Debug, Clone, Copy)]
pub(super) struct Undo {
    pub(super) step: Step,
    /// Where the stock stood before.
    spot: Spot,
    /// The lowest and the highest of the cards that were carried.
    bottom: u8,
    top: u8,
    fill: Fill,
    /// The place in [`Game::talon`] of a card that left the stock or the waste.
    talon: u8,
    turned: bool,
    chose: bool,
    /// How many base cards have gone home by themselves.
    n_homes: u8,
}

/// The cards on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Board {
    /// For each card of the tableau the one under it.
    below: [u8; Card::MAX_CARDS],
    pub(super) piles: [Pile; N_PILES],
    pub(super) foundations: [Foundation; N_FOUNDATIONS],
    pub(super) reserve_lens: [u8; N_RESERVES],
    /// The places in [`Game::talon`] of the cards that are still in the stock or the waste.
    pub(super) talon: Vec<u8>,
    pub(super) spot: Spot,
    /// The base rank, or [`NONE`].
    pub(super) base: u8,
    /// How many cards of each kind are not on the foundations.
    n_live: [u8; N_KINDS],
    /// The kinds of which some card is not on the foundations.
    pub(super) live: Kinds,
    /// How many cards are not on the foundations.
    pub(super) n_left: u8,
    /// The base cards that have gone home by themselves since the search began.
    homes: Vec<Home>,
}

impl Board {
    pub(super) fn new(game: &Game, state: &State) -> Self {
        let mut board = Self {
            below: [NONE; Card::MAX_CARDS],
            piles: [Pile {
                top: NONE,
                len: 0,
                face_down: 0,
            }; N_PILES],
            foundations: [Foundation {
                len: 0,
                cards: [NONE; 13],
            }; N_FOUNDATIONS],
            reserve_lens: [0; N_RESERVES],
            talon: (0..narrow(game.talon.len())).collect(),
            spot: Spot {
                waste: narrow(state.len(PileId::Waste)),
                round: game.round(state.redeals_used()),
            },
            base: state.base().map_or(NONE, Rank::index),
            n_live: [0; N_KINDS],
            live: 0,
            n_left: 0,
            homes: Vec::new(),
        };
        for (n, pile) in (0..).zip(game.rules.tableau_piles()) {
            for (index, card) in state.pile(pile).iter().enumerate() {
                board.put(n, card.index(), card.index(), 1);
                if state.is_face_down(pile, index) {
                    board.piles[n].face_down |= 1 << index;
                }
                board.count_in(card.index());
            }
        }
        for (n, pile) in (0..).zip(game.rules.reserve_piles()) {
            board.reserve_lens[n] = narrow(state.len(pile));
            game.reserves[n]
                .iter()
                .for_each(|&card| board.count_in(card));
        }
        for (n, pile) in (0..).zip(game.rules.foundation_piles()) {
            board.foundations[n].len = narrow(state.len(pile));
            if game.knobs().foundation_build != FoundationBuild::Rank4 {
                for (slot, card) in board.foundations[n].cards.iter_mut().zip(state.pile(pile)) {
                    *slot = card.index();
                }
            }
        }
        game.talon.iter().for_each(|&card| board.count_in(card));
        board
    }

    /// The card under this one in its tableau pile.
    pub(super) const fn below(&self, card: u8) -> u8 {
        self.below[card as usize]
    }

    /// The top card of a reserve.
    pub(super) fn reserve_top(&self, game: &Game, n: u8) -> Option<u8> {
        let len = self.reserve_lens[usize::from(n)].checked_sub(1)?;
        Some(game.reserves[usize::from(n)][usize::from(len)])
    }

    /// The top card of the waste when it holds so many cards.
    pub(super) fn waste_top(&self, game: &Game, waste: u8) -> Option<u8> {
        let index = waste.checked_sub(1)?;
        Some(game.talon[usize::from(self.talon[usize::from(index)])])
    }

    /// The top card of a foundation.
    pub(super) fn foundation_top(&self, n: u8) -> Option<u8> {
        let foundation = &self.foundations[usize::from(n)];
        let index = foundation.len.checked_sub(1)?;
        Some(foundation.cards[usize::from(index)])
    }

    /// The cards of a tableau pile, the top card first.
    pub(super) fn cards_down(&self, n: u8) -> impl Iterator<Item = u8> {
        let mut card = self.piles[usize::from(n)].top;
        std::iter::from_fn(move || {
            let this = card;
            (this != NONE).then(|| {
                card = self.below(this);
                this
            })
        })
    }

    /// How many cards from the top of a tableau pile down are face up and lie on one another as they may be built.
    pub(super) fn n_packed(&self, game: &Game, n: u8) -> u8 {
        let pile = self.piles[usize::from(n)];
        let n_face_up = pile.n_face_up();
        if n_face_up == 0 {
            return 0;
        }
        let on = &game.pairs(self.base).on;
        let mut upper = pile.top;
        let mut n_packed = 1;
        while n_packed < n_face_up {
            let lower = self.below(upper);
            if on[kind(lower)] >> kind(upper) & 1 == 0 {
                break;
            }
            upper = lower;
            n_packed += 1;
        }
        n_packed
    }

    /// Whether all reserves are empty.
    pub(super) fn is_late(&self) -> bool {
        self.reserve_lens == [0; N_RESERVES]
    }

    /// The rank that a foundation takes next; `None` if it is complete or any rank will do.
    pub(super) fn foundation_rank(&self, game: &Game, n: u8) -> Option<u8> {
        let ranks = game.knobs().ranks;
        let len = self.foundations[usize::from(n)].len;
        if self.base == NONE || len >= ranks {
            None
        } else if game.goes_down(n) {
            Some((self.base + 2 * ranks - 1 - len) % ranks)
        } else {
            Some((self.base + len) % ranks)
        }
    }

    /// Whether a foundation takes this card alone.
    pub(super) fn foundation_takes(&self, game: &Game, n: u8, card: u8) -> bool {
        let knobs = game.knobs();
        if knobs.foundation_build == FoundationBuild::Rank4 {
            return false;
        }
        let card = kind(card);
        let is_open = n == 0
            || knobs.foundation_open == FoundationOpen::All
            || self.foundations[0].len >= knobs.ranks;
        let fits_suit = knobs.foundation_build != FoundationBuild::Suit
            || suit(card) == game.foundation_suit(n);
        let fits_rank = match self.foundation_rank(game, n) {
            Some(needed) => needed == rank(card),
            None => self.base == NONE && self.foundations[usize::from(n)].len == 0,
        };
        let fits_color = knobs.foundation_build != FoundationBuild::Alternate
            || self
                .foundation_top(n)
                .is_none_or(|top| suit(kind(top)) / 2 != suit(card) / 2);
        is_open && fits_suit && fits_rank && fits_color
    }

    /// What would fill the tableau pile `n` if it became empty while the stock stands at this spot.
    pub(super) fn fill_of(&self, game: &Game, n: u8, spot: Spot) -> Fill {
        if game.extra == Some(n) {
            return Fill::Nothing;
        }
        for source in &game.knobs().fill_auto {
            match source {
                FillSource::Reserve => {
                    // The longest, and the leftmost of equals.
                    let longest = (0..game.knobs().reserves)
                        .rev()
                        .max_by_key(|&n| self.reserve_lens[usize::from(n)]);
                    if let Some(n) = longest.filter(|&n| self.reserve_lens[usize::from(n)] > 0) {
                        return Fill::Reserve(n);
                    }
                }
                FillSource::Waste if spot.waste > 0 => return Fill::Waste,
                FillSource::Stock if usize::from(spot.waste) < self.talon.len() => {
                    return Fill::Stock;
                }
                FillSource::Waste | FillSource::Stock => {}
            }
        }
        Fill::Nothing
    }

    /// Makes a step and all that follows from it by itself. The step must be legal.
    pub(super) fn make(&mut self, game: &Game, step: Step) -> Undo {
        let mut undo = Undo {
            step,
            spot: self.spot,
            bottom: NONE,
            top: NONE,
            fill: Fill::Nothing,
            talon: NONE,
            turned: false,
            chose: false,
            n_homes: 0,
        };
        self.spot = step.spot;
        (undo.bottom, undo.top) = match step.from {
            PileId::Waste if step.to == PileId::Stock => {
                self.spot = self.after_redeal(game, self.spot);
                (NONE, NONE)
            }
            PileId::Waste => {
                self.spot.waste -= 1;
                undo.talon = self.talon.remove(usize::from(self.spot.waste));
                let card = game.talon[usize::from(undo.talon)];
                (card, card)
            }
            PileId::Reserve(n) => {
                let len = &mut self.reserve_lens[usize::from(n)];
                *len -= 1;
                let card = game.reserves[usize::from(n)][usize::from(*len)];
                (card, card)
            }
            PileId::Foundation(n) => {
                let foundation = &mut self.foundations[usize::from(n)];
                foundation.len -= 1;
                let card = foundation.cards[usize::from(foundation.len)];
                self.count_in(card);
                (card, card)
            }
            PileId::Tableau(n) => self.lift(usize::from(n), step.count),
            PileId::Stock => {
                self.spot.waste += step.count;
                (NONE, NONE)
            }
        };
        match step.to {
            PileId::Foundation(n) => {
                self.play(game, n, &undo);
                if self.base == NONE && game.is_base_open {
                    self.base = rank(kind(undo.bottom));
                    undo.chose = true;
                }
            }
            PileId::Tableau(n) => self.put(usize::from(n), undo.bottom, undo.top, step.count),
            _ => {}
        }
        if let PileId::Tableau(n) = step.from {
            if undo.chose {
                self.move_extra(game, n, &mut undo);
            }
            let pile = self.piles[usize::from(n)];
            if pile.len == 0 {
                self.fill(game, n, &mut undo);
            } else if pile.len <= 16 && pile.face_down >> (pile.len - 1) & 1 == 1 {
                self.piles[usize::from(n)].face_down &= !(1 << (pile.len - 1));
                undo.turned = true;
            }
        }
        self.follow_up(game, &mut undo);
        undo
    }

    /// The spot at which the stock stands once the waste has been turned over.
    pub(super) fn after_redeal(&self, game: &Game, spot: Spot) -> Spot {
        let round = game.round(spot.round + 1);
        let knobs = game.knobs();
        let deals = knobs.redeal_packet || knobs.packet_auto;
        Spot {
            waste: if deals {
                self.packet(game, 0, round)
            } else {
                0
            },
            round,
        }
    }

    /// How many cards are dealt next when so many lie on the waste.
    pub(super) fn packet(&self, game: &Game, waste: u8, round: u16) -> u8 {
        game.rules
            .packet(round)
            .min(narrow(self.talon.len()) - waste)
    }

    /// Whether dealing does more than to deal, because a base card may go home by itself.
    pub(super) fn is_deal_a_step(&self, game: &Game) -> bool {
        let is_base = |card: u8| rank(kind(card)) == self.base;
        game.knobs().base_auto
            && (self
                .talon
                .iter()
                .any(|&place| is_base(game.talon[usize::from(place)]))
                || (0..game.knobs().reserves)
                    .filter_map(|n| self.reserve_top(game, n))
                    .any(is_base))
    }

    /// What the rules do by themselves after every move, for as long as there is something to do.
    fn follow_up(&mut self, game: &Game, undo: &mut Undo) {
        let knobs = game.knobs();
        if !(knobs.base_auto || knobs.packet_auto) {
            return;
        }
        loop {
            if knobs.base_auto
                && let Some(home) = self.base_card(game)
            {
                self.send_home(home);
                undo.n_homes += 1;
                continue;
            }
            if !knobs.packet_auto || self.spot.waste > 0 || self.talon.is_empty() {
                return;
            }
            self.spot.waste = self.packet(game, 0, self.spot.round);
        }
    }

    /// The first base card that can go home by itself.
    fn base_card(&self, game: &Game) -> Option<Home> {
        let reserves =
            (0..game.knobs().reserves).map(|n| (PileId::Reserve(n), self.reserve_top(game, n)));
        let waste = self.waste_top(game, self.spot.waste);
        reserves
            .chain([(PileId::Waste, waste)])
            .find_map(|(from, card)| {
                let card = card.filter(|&card| rank(kind(card)) == self.base)?;
                let to = (0..game.n_foundations).find(|&n| {
                    self.foundations[usize::from(n)].len == 0
                        && self.foundation_takes(game, n, card)
                })?;
                let waste = self.spot.waste.saturating_sub(1);
                Some(Home {
                    from,
                    to,
                    card,
                    talon: self.talon.get(usize::from(waste)).copied().unwrap_or(NONE),
                    waste,
                })
            })
    }

    fn send_home(&mut self, home: Home) {
        if let PileId::Reserve(n) = home.from {
            self.reserve_lens[usize::from(n)] -= 1;
        } else {
            self.talon.remove(usize::from(home.waste));
            self.spot.waste = home.waste;
        }
        let foundation = &mut self.foundations[usize::from(home.to)];
        foundation.cards[0] = home.card;
        foundation.len = 1;
        self.count_out(home.card);
        self.homes.push(home);
    }

    fn bring_back(&mut self, home: Home) {
        match home.from {
            PileId::Reserve(n) => self.reserve_lens[usize::from(n)] += 1,
            _ => self.talon.insert(usize::from(home.waste), home.talon),
        }
        self.foundations[usize::from(home.to)].len = 0;
        self.count_in(home.card);
    }

    /// Takes a step back.
    pub(super) fn unmake(&mut self, game: &Game, undo: &Undo) {
        let step = undo.step;
        for _ in 0..undo.n_homes {
            if let Some(home) = self.homes.pop() {
                self.bring_back(home);
            }
        }
        if let PileId::Tableau(n) = step.from {
            let n = usize::from(n);
            if undo.fill != Fill::Nothing {
                let (card, _) = self.lift(n, 1);
                match undo.fill {
                    Fill::Nothing => {}
                    Fill::Reserve(reserve) => self.reserve_lens[usize::from(reserve)] += 1,
                    Fill::Waste => self
                        .talon
                        .insert(usize::from(step.spot.waste) - 1, undo.talon),
                    Fill::Stock => self.talon.insert(usize::from(step.spot.waste), undo.talon),
                    Fill::Extra => {
                        if let Some(extra) = game.extra {
                            self.put(usize::from(extra), card, card, 1);
                        }
                    }
                }
            }
            if undo.turned {
                self.piles[n].face_down |= 1 << (self.piles[n].len - 1);
            }
        }
        match step.to {
            PileId::Foundation(n) => {
                self.foundations[usize::from(n)].len -= step.count;
                let mut card = undo.top;
                for _ in 0..step.count {
                    self.count_in(card);
                    card = self.below(card);
                }
                if undo.chose {
                    self.base = NONE;
                }
            }
            PileId::Tableau(n) => {
                self.lift(usize::from(n), step.count);
            }
            _ => {}
        }
        match step.from {
            PileId::Waste if step.to == PileId::Stock => {}
            PileId::Waste => self
                .talon
                .insert(usize::from(step.spot.waste) - 1, undo.talon),
            PileId::Reserve(n) => self.reserve_lens[usize::from(n)] += 1,
            PileId::Foundation(n) => {
                let foundation = &mut self.foundations[usize::from(n)];
                foundation.cards[usize::from(foundation.len)] = undo.bottom;
                foundation.len += 1;
                self.count_out(undo.bottom);
            }
            PileId::Tableau(n) => self.put(usize::from(n), undo.bottom, undo.top, step.count),
            PileId::Stock => {}
        }
        self.spot = undo.spot;
    }

    /// Takes the top cards of a tableau pile off; gives the lowest and the highest of them.
    fn lift(&mut self, n: usize, count: u8) -> (u8, u8) {
        let top = self.piles[n].top;
        let mut bottom = top;
        for _ in 1..count {
            bottom = self.below(bottom);
        }
        self.piles[n].top = self.below(bottom);
        self.piles[n].len -= count;
        (bottom, top)
    }

    /// Lays a chain of cards on a tableau pile.
    fn put(&mut self, n: usize, bottom: u8, top: u8, count: u8) {
        self.below[usize::from(bottom)] = self.piles[n].top;
        self.piles[n].top = top;
        self.piles[n].len += count;
    }

    /// Lays the cards that were taken off on a foundation.
    fn play(&mut self, game: &Game, n: u8, undo: &Undo) {
        let mut card = undo.top;
        for _ in 0..undo.step.count {
            self.count_out(card);
            card = self.below(card);
        }
        let foundation = &mut self.foundations[usize::from(n)];
        if game.knobs().foundation_build != FoundationBuild::Rank4 {
            foundation.cards[usize::from(foundation.len)] = undo.bottom;
        }
        foundation.len += undo.step.count;
    }

    /// The extra card of a choice goes to where the chosen one came from.
    fn move_extra(&mut self, game: &Game, to: u8, undo: &mut Undo) {
        if let Some(extra) = game.extra.filter(|&extra| extra != to)
            && self.piles[usize::from(extra)].len > 0
        {
            let (card, _) = self.lift(usize::from(extra), 1);
            self.put(usize::from(to), card, card, 1);
            undo.fill = Fill::Extra;
        }
    }

    /// Fills a pile that became empty.
    fn fill(&mut self, game: &Game, n: u8, undo: &mut Undo) {
        undo.fill = self.fill_of(game, n, self.spot);
        let card = match undo.fill {
            Fill::Nothing | Fill::Extra => return,
            Fill::Reserve(reserve) => {
                let len = &mut self.reserve_lens[usize::from(reserve)];
                *len -= 1;
                game.reserves[usize::from(reserve)][usize::from(*len)]
            }
            Fill::Waste => {
                self.spot.waste -= 1;
                undo.talon = self.talon.remove(usize::from(self.spot.waste));
                game.talon[usize::from(undo.talon)]
            }
            Fill::Stock => {
                undo.talon = self.talon.remove(usize::from(self.spot.waste));
                game.talon[usize::from(undo.talon)]
            }
        };
        self.put(usize::from(n), card, card, 1);
    }

    fn count_in(&mut self, card: u8) {
        self.n_live[kind(card)] += 1;
        self.live |= 1 << kind(card);
        self.n_left += 1;
    }

    fn count_out(&mut self, card: u8) {
        let n = &mut self.n_live[kind(card)];
        *n -= 1;
        if *n == 0 {
            self.live &= !(1 << kind(card));
        }
        self.n_left -= 1;
    }
}

/// A number of cards as a byte; there are at most 208.
#[expect(
    clippy::cast_possible_truncation,
    reason = "no game has more cards than Card::MAX_CARDS, which fits a byte"
)]
pub(super) fn narrow(n: usize) -> u8 {
    debug_assert!(n <= Card::MAX_CARDS);
    n as u8
}
