//! What does not change during a search: the rules, worked out for every card, and the cards that are never put
//! back to where they came from.

use canfield_core::card::{Card, Rank};
use canfield_core::pile::PileId;
use canfield_core::rules::{
    Build, FillRank, FillSource, FoundationBase, FoundationBuild, FoundationOpen, FoundationReturn,
    FoundationSets, Knobs, Rules, Step as RankStep, Wrap,
};
use canfield_core::state::State;

/// Kinds of cards: equal cards of several decks are one kind.
pub(super) const N_KINDS: usize = 52;

/// A number that is no card, no rank and no place.
pub(super) const NONE: u8 = u8::MAX;

/// A set of kinds, one bit for each.
pub(super) type Kinds = u64;

/// The kind of a card.
pub(super) const fn kind(card: u8) -> usize {
    card as usize % N_KINDS
}

/// The suit of a kind, in the order of [`canfield_core::card::Suit`].
pub(super) const fn suit(kind: usize) -> usize {
    kind / 13
}

/// The rank of a kind, the ace 0.
#[expect(clippy::cast_possible_truncation, reason = "a rank is below 13")]
pub(super) const fn rank(kind: usize) -> u8 {
    (kind % 13) as u8
}

/// The kinds of a set, the lowest first.
pub(super) fn each(kinds: Kinds) -> impl Iterator<Item = usize> {
    let mut left = kinds;
    std::iter::from_fn(move || {
        let kind = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (kind < N_KINDS).then_some(kind)
    })
}

/// How the tableau is built while the base is a certain rank.
#[derive(Debug, Clone)]
pub(super) struct Pairs {
    /// For each kind the kinds that may lie on it.
    pub(super) on: [Kinds; N_KINDS],
    /// For each kind the kinds on which it may lie.
    pub(super) under: [Kinds; N_KINDS],
    /// For each kind, and each one that may lie under it, which of those it is, and how many bits say so.
    pub(super) codes: Vec<[Option<(u8, u8)>; N_KINDS]>,
}

impl Pairs {
    fn new(knobs: &Knobs, base: Option<Rank>) -> Self {
        let mut pairs = Self {
            on: [0; N_KINDS],
            under: [0; N_KINDS],
            codes: vec![[None; N_KINDS]; N_KINDS],
        };
        for lower in 0..N_KINDS {
            for upper in 0..N_KINDS {
                if may_lie(knobs, base, lower, upper) {
                    pairs.on[lower] |= 1 << upper;
                    pairs.under[upper] |= 1 << lower;
                }
            }
        }
        for (codes, under) in pairs.codes.iter_mut().zip(pairs.under) {
            let n_bits = u32::BITS - under.count_ones().saturating_sub(1).leading_zeros();
            for (nth, lower) in (0..).zip(each(under)) {
                codes[lower] = u8::try_from(n_bits).ok().map(|n_bits| (nth, n_bits));
            }
        }
        pairs
    }
}

/// Whether `upper` may lie on `lower` in the tableau.
fn may_lie(knobs: &Knobs, base: Option<Rank>, lower: usize, upper: usize) -> bool {
    let ranks = knobs.ranks;
    let [low, high] = [lower, upper].map(rank);
    if low >= ranks || high >= ranks {
        return false;
    }
    let is_step = match knobs.step {
        RankStep::Equal => low == high,
        RankStep::Down => {
            let stops = match knobs.wrap {
                Wrap::Circular => false,
                Wrap::ToBase => base.is_some_and(|base| base.index() == low),
                Wrap::None => low == 0,
            };
            !stops && high == (low + ranks - 1) % ranks
        }
    };
    let is_red = |kind| suit(kind) >= 2;
    is_step
        && match knobs.build {
            Build::Alternate => is_red(lower) != is_red(upper),
            Build::Color => is_red(lower) == is_red(upper),
            Build::Suit => suit(lower) == suit(upper),
            Build::Any => true,
            Build::None => false,
        }
}

/// How the foundations enter the key of a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FoundationCode {
    /// Not at all: they follow from the cards that are elsewhere.
    Implied,
    /// How many cards lie on each.
    Counts,
    /// How many cards lie on each, and the colour of the top card.
    Tops,
    /// All their cards.
    Cards,
}

/// The rules and the fixed cards of one search.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an answer of its own about the game, and none a state of something"
)]
#[derive(Debug)]
pub(super) struct Game {
    pub(super) rules: Rules,
    /// The pairs for each base rank, and last those while none is chosen; a single one where the base makes no
    /// difference.
    pairs: Vec<Pairs>,
    /// The cards of the stock and the waste in the order in which they are dealt, those that were dealt first.
    pub(super) talon: Vec<u8>,
    /// The cards of each reserve, the bottom card first.
    pub(super) reserves: Vec<Vec<u8>>,
    pub(super) n_foundations: u8,
    pub(super) n_tableau: u8,
    /// The tableau pile that takes no card.
    pub(super) extra: Option<u8>,
    /// The round from which on all packets are equal.
    pub(super) last_round: u16,
    /// Whether the first foundation is not like the others of its suit.
    pub(super) is_first_special: bool,
    /// Whether the base is still to be chosen at the start.
    pub(super) is_base_open: bool,
    pub(super) foundation_code: FoundationCode,
    /// Whether some card lies face down at the start.
    pub(super) has_face_down: bool,
    /// Whether at the start every card of the tableau lies on another one as it may be built.
    pub(super) is_packed: bool,
}

impl Game {
    pub(super) fn new(rules: &Rules, state: &State) -> Self {
        let knobs = rules.knobs();
        let is_base_open =
            knobs.foundation_base == FoundationBase::Chosen && state.base().is_none();
        let pairs = if knobs.wrap == Wrap::ToBase && is_base_open {
            (0..13)
                .map(Rank::from_index)
                .chain([None])
                .map(|base| Pairs::new(knobs, base))
                .collect()
        } else {
            vec![Pairs::new(knobs, state.base())]
        };
        let cards = |pile| state.pile(pile).iter().map(|card| card.index());
        let n_rounds = knobs.per_deal.len();
        let last = knobs.per_deal[n_rounds - 1];
        // The rounds at the end of the list that repeat its last packet are all alike.
        let n_alike = knobs.per_deal.iter().rev().take_while(|&&n| n == last);
        let last_round = u16::try_from(n_rounds - n_alike.count()).unwrap_or(u16::MAX);
        let mut game = Self {
            rules: rules.clone(),
            pairs,
            talon: cards(PileId::Waste)
                .chain(cards(PileId::Stock).rev())
                .collect(),
            reserves: rules
                .reserve_piles()
                .map(|pile| cards(pile).collect())
                .collect(),
            n_foundations: rules.n_foundations(),
            n_tableau: rules.n_tableau(),
            extra: rules.extra_pile().and_then(|pile| match pile {
                PileId::Tableau(n) => Some(n),
                _ => None,
            }),
            last_round,
            is_first_special: is_first_special(knobs),
            is_base_open,
            foundation_code: foundation_code(knobs),
            has_face_down: rules
                .tableau_piles()
                .any(|pile| state.n_face_up(pile) < state.len(pile)),
            is_packed: false,
        };
        // A chosen base may forbid what lay on one another before.
        game.is_packed = !is_base_open
            && !game.has_face_down
            && rules.tableau_piles().all(|pile| {
                let fits = |lower: Card, upper: Card| {
                    game.pairs[0].on[kind(lower.index())] >> kind(upper.index()) & 1 == 1
                };
                state
                    .pile(pile)
                    .windows(2)
                    .all(|pair| fits(pair[0], pair[1]))
            });
        game
    }

    pub(super) const fn knobs(&self) -> &Knobs {
        self.rules.knobs()
    }

    /// How the tableau is built while this rank is the base.
    pub(super) fn pairs(&self, base: u8) -> &Pairs {
        match self.pairs.len() {
            1 => &self.pairs[0],
            n => &self.pairs[usize::from(base).min(n - 1)],
        }
    }

    /// The round that counts after so many redeals: all rounds in which the same packets and as many redeals
    /// follow are one.
    pub(super) fn round(&self, redeals_used: u16) -> u16 {
        let last = self.knobs().redeals.unwrap_or(0).max(self.last_round);
        redeals_used.min(last)
    }

    /// Whether the waste may be turned over in this round.
    pub(super) fn may_redeal(&self, round: u16) -> bool {
        self.rules.redeals_left(round) != Some(0)
    }

    /// Whether all packets are equal from this round on.
    pub(super) const fn is_last_packet(&self, round: u16) -> bool {
        round >= self.last_round
    }

    /// The suit of the foundation with this number.
    pub(super) const fn foundation_suit(&self, n: u8) -> usize {
        (n / (self.n_foundations / 4)) as usize
    }

    /// Whether the foundation with this number is built downwards.
    pub(super) fn goes_down(&self, n: u8) -> bool {
        self.knobs().foundation_sets == FoundationSets::UpAndDown && n % 2 == 1
    }

    /// Whether cards may come back from the foundations.
    pub(super) fn has_returns(&self) -> bool {
        self.knobs().foundation_return != FoundationReturn::Never
    }

    /// Whether a space may be filled by itself from the waste or from the stock.
    pub(super) fn fills_from_talon(&self) -> bool {
        let fills = &self.knobs().fill_auto;
        fills.contains(&FillSource::Waste) || fills.contains(&FillSource::Stock)
    }
}

/// Whether the first foundation is not like the others of its suit: they wait for it, or spaces do.
fn is_first_special(knobs: &Knobs) -> bool {
    knobs.foundation_open == FoundationOpen::FirstComplete
        || knobs.fill_rank == FillRank::BaseUntilFirst
}

/// How the foundations must enter the key.
///
/// The cards that lie nowhere else lie on the foundations. Where these are built up in suit, the number of copies
/// of each rank says how high the foundations of a suit are: as many have at least that rank. Where they are built
/// up regardless of suit and no card comes back, only their heights matter, and the number of cards of each rank says
/// them in the same way. Sets of four lie on one foundation. If the first one is not like the others, it must also
/// be told which of the heights is its own, unless it is the only one of its suit, or grows alone until
/// it is complete.
///
/// All else must be written down: with two directions the middle cards may lie on either side; in alternate colours
/// the next card depends on the top one; and where cards come back, all that lie under it matter, too.
fn foundation_code(knobs: &Knobs) -> FoundationCode {
    let returns = knobs.foundation_return != FoundationReturn::Never;
    let first_is_known = !is_first_special(knobs)
        || (knobs.foundation_open == FoundationOpen::FirstComplete && !returns);
    match (knobs.foundation_build, knobs.foundation_sets) {
        (FoundationBuild::Rank4, _) => FoundationCode::Implied,
        (FoundationBuild::Suit, FoundationSets::Up) if first_is_known || knobs.decks == 1 => {
            FoundationCode::Implied
        }
        (FoundationBuild::Any | FoundationBuild::Alternate, _) if returns => FoundationCode::Cards,
        (FoundationBuild::Any, _) if first_is_known => FoundationCode::Implied,
        (FoundationBuild::Suit | FoundationBuild::Any, _) => FoundationCode::Counts,
        (FoundationBuild::Alternate, _) => FoundationCode::Tops,
    }
}
