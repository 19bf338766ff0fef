//! What never changes in the course of one search: the rules in the few numbers that matter, and which cards lie
//! where at its start.

use canfield_core::card::{Card, Rank, Suit};
use canfield_core::pile::PileId;
use canfield_core::rules::{
    Build, FillRank, FillSource, FoundationBuild, FoundationOpen, FoundationReturn, FoundationSets,
    HandSource, MoveUnit, ReserveFace, ReserveTarget, Rules, Step, Wrap,
};
use canfield_core::state::State;

use super::levels::{Cards, Ladder, bit, rank, suit};
use super::node::Node;
use super::table::KEY_BITS;

/// Which prunings are used. All are proved, so this only makes a search slower; the tests compare.
#[expect(clippy::struct_excessive_bools, reason = "each is switched by itself")]
#[derive(Debug, Clone, Copy)]
pub(super) struct Prunings {
    /// See `safe`.
    pub(super) safe: bool,
    /// See `relaxed`.
    pub(super) relaxed: bool,
    /// See `tangled`.
    pub(super) tangled: bool,
    /// See `stock`.
    pub(super) phases: bool,
}

impl Prunings {
    /// All of them.
    pub(super) const ALL: Self = Self {
        safe: true,
        relaxed: true,
        tangled: true,
        phases: true,
    };
}

/// From where a space may be filled by hand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Fill {
    pub(super) reserve: bool,
    pub(super) waste: bool,
    pub(super) tableau: bool,
}

impl Fill {
    fn new(sources: &[HandSource]) -> Self {
        Self {
            reserve: sources.contains(&HandSource::Reserve),
            waste: sources.contains(&HandSource::Waste),
            tableau: sources.contains(&HandSource::Tableau),
        }
    }

    /// Whether these sources, but for an empty reserve, hold all of those.
    const fn allows_all_of(self, other: Self) -> bool {
        (self.waste || !other.waste) && (self.tableau || !other.tableau)
    }
}

/// The most cards there are.
pub(super) const MAX_CARDS: usize = 52;

/// One position to be searched from.
#[derive(Debug, Clone)]
pub(super) struct Deal {
    pub(super) prunings: Prunings,
    pub(super) ladder: Ladder,
    /// The cards on which each card may be laid.
    pub(super) hosts: [Cards; MAX_CARDS],
    pub(super) ranks: u8,
    base: u8,
    /// Whether a card may lie on a base card.
    pub(super) base_hosts: bool,
    pub(super) unit: MoveUnit,
    pub(super) back: FoundationReturn,
    pub(super) n_piles: u32,
    /// Whether the reserve fills spaces by itself.
    pub(super) auto_fill: bool,
    pub(super) early: Fill,
    pub(super) late: Fill,
    /// The reserve, the bottom card first.
    pub(super) reserve: Vec<u8>,
    /// The lowest `n` cards of the reserve as a set, for each `n`.
    reserve_sets: Vec<Cards>,
    /// The deck in the order in which it is turned: the waste, then the stock.
    pub(super) deck: Vec<u8>,
    /// The place of each card in the deck.
    pub(super) places: [u8; MAX_CARDS],
    /// Cards turned at once.
    pub(super) draw: u8,
    /// Bit `n` is set if `draw` divides `n`.
    pub(super) multiples: u64,
    /// Each number modulo `draw`.
    pub(super) remainders: [u8; 64],
    /// Whether the waste can be turned over as often as one likes.
    pub(super) endless: bool,
    /// All cards there are.
    present: Cards,
    /// How many bits of a key the number of cards in the reserve takes.
    pub(super) reserve_bits: u32,
    /// How many bits of a key the number of redeals left takes.
    pub(super) redeal_bits: u32,
    /// How many bits of a key the places of the deck take.
    pub(super) deck_bits: u32,
    /// The lowest `n` cards of each suit.
    foundation_sets: [[Cards; 14]; 4],
    /// The position itself.
    pub(super) start: Node,
}

impl Deal {
    /// The position, if its rules are among those for which the engines of this module are proved; else `None`.
    ///
    /// Asked for are: one deck; at most four piles, all of them runs in alternate colours; at most one reserve,
    /// which fills spaces by itself or not at all, and whose top card may be played to foundations and tableau;
    /// foundations that build up in suit; spaces that take any rank; a packet of at most three cards, the same in
    /// all rounds to come. The position must be whole, and a state must fit the key.
    pub(super) fn read(rules: &Rules, state: &State, prunings: Prunings) -> Option<Self> {
        let knobs = rules.knobs();
        let base = state.base()?.index();
        let ranks = knobs.ranks;
        let fits = knobs.decks == 1
            && rules.n_tableau() == knobs.piles
            && knobs.piles <= 4
            && knobs.reserves <= 1
            && knobs.reserve_face != ReserveFace::Last
            && (knobs.reserves == 0
                || knobs.reserve_to.contains(&ReserveTarget::Foundation)
                    && knobs.reserve_to.contains(&ReserveTarget::Tableau))
            && knobs.foundation_build == FoundationBuild::Suit
            && knobs.foundation_sets == FoundationSets::Up
            && knobs.foundation_open == FoundationOpen::All
            && knobs.build == Build::Alternate
            && knobs.step == Step::Down
            && knobs.pile_limit == 0
            && knobs.fill_rank == FillRank::Any
            && !(knobs.base_auto || knobs.packet_auto || knobs.redeal_packet)
            && knobs
                .fill_auto
                .iter()
                .all(|&source| source == FillSource::Reserve);
        let draw = rules.packet(state.redeals_used());
        let round = usize::from(state.redeals_used()).min(knobs.per_deal.len() - 1);
        let redeals = rules.redeals_left(state.redeals_used());
        if !fits
            || draw > 3
            || knobs.per_deal[round..].iter().any(|&n| n != draw)
            || redeals.is_some_and(|n| n > MAX_REDEALS)
        {
            return None;
        }
        let cut = match knobs.wrap {
            Wrap::Circular => None,
            Wrap::ToBase => Some(ranks - 1),
            Wrap::None => Some((2 * ranks - 1 - base) % ranks),
        };
        let (early, late) = (Fill::new(&knobs.fill_early), Fill::new(&knobs.fill_late));
        let auto_fill = !knobs.fill_auto.is_empty();
        let ladder = Ladder::new(ranks, cut);
        let mut deal = Self {
            prunings: Prunings {
                safe: prunings.safe && late.allows_all_of(early),
                ..prunings
            },
            ladder,
            hosts: std::array::from_fn(|card| {
                u8::try_from(card).map_or(0, |card| ladder.hosts(card))
            }),
            ranks,
            base,
            base_hosts: cut != Some(ranks - 1),
            unit: knobs.move_unit,
            back: knobs.foundation_return,
            n_piles: u32::from(knobs.piles),
            auto_fill,
            early,
            late,
            reserve: Vec::new(),
            reserve_sets: vec![0],
            deck: Vec::new(),
            places: [0; MAX_CARDS],
            draw,
            multiples: (0..64)
                .filter(|n| n % u64::from(draw) == 0)
                .fold(0, |set, n| set | 1 << n),
            remainders: std::array::from_fn(|n| u8::try_from(n).map_or(0, |n| n % draw)),
            endless: redeals.is_none(),
            present: 0,
            reserve_bits: 0,
            redeal_bits: 0,
            deck_bits: 0,
            foundation_sets: [[0; 14]; 4],
            start: Node::default(),
        };
        deal.read_cards(rules, state)?;
        if deal.present != deal.ladder.all {
            return None;
        }
        deal.start.redeals = redeals.map_or(Some(0), |n| u8::try_from(n).ok())?;
        let turned = u8::try_from(state.len(PileId::Waste)).ok()?;
        deal.start.turned = deal.canonical_turn(&deal.start, turned);
        deal.reserve_bits = usize::BITS - deal.reserve.len().leading_zeros();
        deal.redeal_bits = u8::BITS - deal.start.redeals.leading_zeros();
        deal.deck_bits = u64::BITS - deal.start.deck.leading_zeros();
        (deal.key_bits() <= KEY_BITS).then_some(deal)
    }

    fn read_cards(&mut self, rules: &Rules, state: &State) -> Option<()> {
        for (n, sets) in self.foundation_sets.iter_mut().enumerate() {
            for up in 0..usize::from(self.ranks) {
                sets[up + 1] = sets[up] | 1 << (4 * up + n);
            }
            let pile = PileId::Foundation(u8::try_from(n).ok()?);
            self.start.up[n] = u8::try_from(state.len(pile)).ok()?;
            self.present |= sets[state.len(pile)];
        }
        for &card in state.pile(PileId::Reserve(0)) {
            let card = self.packed(card);
            self.reserve.push(card);
            let below = self.reserve_sets.last().copied().unwrap_or(0);
            self.reserve_sets.push(below | bit(card));
            self.present |= bit(card);
        }
        self.start.reserve = u8::try_from(self.reserve.len()).ok()?;
        let stock = state.pile(PileId::Stock).iter().rev();
        for (&card, place) in state.pile(PileId::Waste).iter().chain(stock).zip(0..) {
            let card = self.packed(card);
            self.deck.push(card);
            self.places[usize::from(card)] = place;
            self.start.deck |= 1 << place;
            self.start.in_deck |= bit(card);
        }
        self.present |= self.start.in_deck;
        for pile in rules.tableau_piles() {
            if state.n_face_up(pile) < state.len(pile) {
                return None;
            }
            let mut lower: Option<u8> = None;
            for &card in state.pile(pile) {
                let card = self.packed(card);
                match lower {
                    None => self.start.bottoms |= bit(card),
                    Some(lower) if self.ladder.hosts(card) & bit(lower) == 0 => return None,
                    Some(lower) => self.start.links |= u64::from(lower & 1) << card,
                }
                lower = Some(card);
                self.present |= bit(card);
            }
        }
        Some(())
    }

    /// How many bits the key of a state has, in the exact view if that can be needed.
    fn key_bits(&self) -> u32 {
        let exact = self.unit != MoveUnit::Run || self.ladder.circle.is_some();
        let links = if exact { 2 * u32::from(self.ranks) } else { 0 };
        let phase = if self.prunings.phases { 0 } else { 6 };
        let cards = self.reserve_bits + self.deck_bits;
        16 + 6 * self.n_piles + cards + self.redeal_bits + links + phase
    }

    /// The number of one of core's cards.
    pub(super) fn packed(&self, card: Card) -> u8 {
        let rank = (card.rank().index() + self.ranks - self.base) % self.ranks;
        4 * rank + card.suit() as u8
    }

    /// Core's card with this number.
    pub(super) fn card(&self, card: u8) -> Card {
        let base = Rank::from_index(self.base).unwrap_or(Rank::ACE);
        Card::new(base.above(rank(card), self.ranks), Suit::ALL[suit(card)])
    }

    /// The cards on the foundations.
    pub(super) const fn on_foundations(&self, up: [u8; 4]) -> Cards {
        self.foundation_sets[0][up[0] as usize]
            | self.foundation_sets[1][up[1] as usize]
            | self.foundation_sets[2][up[2] as usize]
            | self.foundation_sets[3][up[3] as usize]
    }

    /// The cards that the foundations take next.
    pub(super) fn next_up(&self, up: [u8; 4]) -> Cards {
        let next = |n: u8| 1 << (4 * up[usize::from(n)] + n);
        (next(0) | next(1) | next(2) | next(3)) & self.ladder.all
    }

    /// The cards of the tableau: those that are nowhere else.
    pub(super) fn tableau(&self, node: &Node) -> Cards {
        let reserve = self.reserve_sets[usize::from(node.reserve)];
        self.present & !self.on_foundations(node.up) & !reserve & !node.in_deck
    }

    /// The top card of the reserve.
    pub(super) fn reserve_top(&self, node: &Node) -> Option<u8> {
        let top = usize::from(node.reserve).checked_sub(1)?;
        self.reserve.get(top).copied()
    }

    /// Whether a space may stay open, or be filled from elsewhere, while there are cards in the reserve.
    pub(super) fn fills_by_hand(&self) -> bool {
        !self.auto_fill || self.early != Fill::default()
    }

    /// From where a space may be filled by hand now.
    pub(super) const fn fill(&self, node: &Node) -> Fill {
        if node.reserve == 0 {
            self.late
        } else {
            self.early
        }
    }
}

/// Games with more redeals left than this are left to the general engine, for the number is part of the key.
const MAX_REDEALS: u16 = 15;
