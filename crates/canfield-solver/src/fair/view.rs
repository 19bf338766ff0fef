//! What a player has seen, and the tables it can be completed to.

use canfield_core::card::{Card, Rank};
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;

mod text;

pub use text::BadView;

/// The cards that a player has seen so far in one game.
///
/// It is fed with every table that was shown, those that were taken back included: who has seen a card, and has seen
/// where it went, knows where it lies on every table of the same game. So cards of the stock are known from the time
/// when they lay on the waste, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Knowledge {
    /// A bit for each card of each deck.
    seen: [u64; Card::MAX_CARDS.div_ceil(64)],
}

impl Knowledge {
    /// Knowledge of a player who has not yet looked at the table.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes in all cards that lie face up on a table.
    pub fn see(&mut self, rules: &Rules, state: &State) {
        for pile in rules.piles() {
            for (index, &card) in state.pile(pile).iter().enumerate() {
                if rules.is_face_up(state, pile, index) {
                    let (word, bit) = place(card);
                    self.seen[word] |= bit;
                }
            }
        }
    }

    fn has_seen(&self, card: Card) -> bool {
        let (word, bit) = place(card);
        self.seen[word] & bit != 0
    }
}

const fn place(card: Card) -> (usize, u64) {
    (card.index() as usize / 64, 1 << (card.index() % 64))
}

/// A table as its player knows it. No hidden card is in it, only which cards are hidden, and where.
///
/// Cards of several decks are not told apart.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct View {
    rules: Rules,
    base: Option<Rank>,
    /// Redeals used, as far as the rules still care for them.
    redeals_used: u16,
    /// How many of them followed one another; see [`State::fruitless_redeals`].
    fruitless_redeals: u8,
    piles: Vec<(PileId, Vec<Place>)>,
    /// The cards that lie in the places without a card, sorted, which says nothing about their order.
    hidden: Vec<Card>,
}

/// A card of a pile, if it is known, and whether it lies face down in the tableau.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Place {
    card: Option<Card>,
    is_face_down: bool,
}

impl View {
    /// What a player with this knowledge knows about this table. What lies face up on it is known in any case.
    #[must_use]
    pub fn new(rules: &Rules, state: &State, knowledge: &Knowledge) -> Self {
        let is_known =
            |pile, index, card| rules.is_face_up(state, pile, index) || knowledge.has_seen(card);
        let view = Self::of_known(rules, state, is_known);
        let knobs = rules.knobs();
        let last_round = u16::try_from(knobs.per_deal.len() - 1).unwrap_or(u16::MAX);
        let n_asked_for = last_round.max(u16::from(state.fruitless_redeals()));
        Self {
            redeals_used: if knobs.redeals.is_some() {
                view.redeals_used
            } else {
                view.redeals_used.min(n_asked_for)
            },
            ..view
        }
    }

    /// This table, with those of its cards that are known by pile, place from the bottom and card.
    fn of_known(
        rules: &Rules,
        state: &State,
        is_known: impl Fn(PileId, usize, Card) -> bool,
    ) -> Self {
        let mut hidden = Vec::new();
        let piles = rules
            .piles()
            .map(|pile| {
                let places = state.pile(pile).iter().enumerate().map(|(index, &card)| {
                    let is_known = is_known(pile, index, card);
                    let kind = Card::new(card.rank(), card.suit());
                    if !is_known {
                        hidden.push(kind);
                    }
                    Place {
                        card: is_known.then_some(kind),
                        is_face_down: state.is_face_down(pile, index),
                    }
                });
                (pile, places.collect())
            })
            .collect();
        hidden.sort_unstable();
        Self {
            rules: rules.clone(),
            base: state.base(),
            redeals_used: state.redeals_used(),
            fruitless_redeals: state.fruitless_redeals(),
            piles,
            hidden,
        }
    }

    /// What a player knows about the last of these tables who has seen all of them; `None` if there is none.
    #[must_use]
    pub fn of(rules: &Rules, history: &[State]) -> Option<Self> {
        let mut knowledge = Knowledge::new();
        for state in history {
            knowledge.see(rules, state);
        }
        history
            .last()
            .map(|state| Self::new(rules, state, &knowledge))
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The cards that are hidden, sorted: which they are, and not where they lie.
    #[must_use]
    pub fn hidden(&self) -> &[Card] {
        &self.hidden
    }

    /// The card at `index` (0 is the bottom) of a pile, if the player knows it.
    #[must_use]
    pub fn card(&self, pile: PileId, index: usize) -> Option<Card> {
        self.places(pile).get(index)?.card
    }

    /// How many cards a pile holds.
    #[must_use]
    pub fn len(&self, pile: PileId) -> usize {
        self.places(pile).len()
    }

    fn places(&self, pile: PileId) -> &[Place] {
        self.piles
            .iter()
            .find(|(other, _)| *other == pile)
            .map_or(&[], |(_, places)| places)
    }

    /// In how many ways the hidden cards can lie; `u64::MAX` if in more than fit.
    ///
    /// It is the product, card by card, of the ways to put so many equal ones among those that lie already.
    #[must_use]
    pub fn n_worlds(&self) -> u64 {
        let mut n_worlds = 1_u64;
        let mut n_equal = 0;
        let mut last = None;
        for (n, &card) in (1..).zip(&self.hidden) {
            n_equal = if last == Some(card) { n_equal + 1 } else { 1 };
            last = Some(card);
            let Some(product) = n_worlds.checked_mul(n) else {
                return u64::MAX;
            };
            n_worlds = product / n_equal;
        }
        n_worlds
    }

    /// The table completed in one way, the `k`-th one.
    ///
    /// Where the hidden cards can lie in a few ways only, these are counted through; otherwise they are shuffled by
    /// random numbers that depend on nothing but the view and `k`. `None` comes out only of tables to which no game
    /// comes, such as one with a foundation that is not built by the rules.
    #[must_use]
    pub fn sample(&self, k: u32) -> Option<State> {
        let mut cards = self.hidden.clone();
        let n_worlds = self.n_worlds();
        if n_worlds <= u64::from(Self::FEW) {
            for _ in 0..u64::from(k) % n_worlds {
                next_permutation(&mut cards);
            }
        } else {
            let mut random = SplitMix64(self.seed(k));
            for n in (1..cards.len()).rev() {
                cards.swap(n, random.below(n + 1));
            }
        }
        let mut cards = cards.into_iter();
        let piles: Vec<_> = self
            .piles
            .iter()
            .map(|(pile, places)| {
                let places = places.iter().map(|place| {
                    let card = place.card.or_else(|| cards.next());
                    card.map(|card| (card, place.is_face_down))
                });
                places
                    .collect::<Option<Vec<_>>>()
                    .map(|cards| (*pile, cards))
            })
            .collect::<Option<_>>()?;
        let mut world = self
            .rules
            .position(self.base, self.redeals_used, &piles)
            .ok()?;
        self.rules
            .set_fruitless(&mut world, self.fruitless_redeals)
            .ok()?;
        Some(world)
    }

    /// Up to so many worlds are counted through and not sampled.
    pub(super) const FEW: u32 = 50;

    /// A number that differs from view to view and from world to world, and is the same on every machine.
    fn seed(&self, k: u32) -> u64 {
        const UNKNOWN: u8 = 0xfe;
        const END_OF_PILE: u8 = 0xff;
        // FNV-1a, byte by byte: it is simple and fixed for ever, and the generator mixes it well.
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |byte: u8| {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        };
        add(self.base.map_or(UNKNOWN, Rank::index));
        self.redeals_used
            .to_le_bytes()
            .into_iter()
            .for_each(&mut add);
        for (_, places) in &self.piles {
            for place in places {
                add(place.card.map_or(UNKNOWN, Card::index));
            }
            add(END_OF_PILE);
        }
        for card in &self.hidden {
            add(card.index());
        }
        k.to_le_bytes().into_iter().for_each(&mut add);
        hash
    }
}

/// The next order of these cards after the present one, and the first of them after the last.
fn next_permutation(cards: &mut [Card]) {
    let Some(at) = cards.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        cards.reverse();
        return;
    };
    if let Some(next) = cards.iter().rposition(|card| *card > cards[at]) {
        cards.swap(at, next);
    }
    cards[at + 1..].reverse();
}

/// Steele, Lea and Flood's generator of random numbers: small, and the same everywhere.
struct SplitMix64(u64);

impl SplitMix64 {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is at most the number of cards: that some numbers are likelier than others by one in
    /// 2^56 does not matter.
    fn below(&mut self, n: usize) -> usize {
        let wide = u128::from(self.next()) * n as u128;
        usize::try_from(wide >> 64).unwrap_or_default()
    }
}
