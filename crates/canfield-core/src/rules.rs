//! The rules of one game as data: every knob a variant can turn, and the proof that they fit together.
//!
//! [`Knobs`] is plain data, one field for each key of a rules file. [`Rules`] is a set of knobs that has been
//! proved consistent, with the few numbers that follow from them. The rule book that reads them is in `play`.

use std::fmt;

use crate::card::{Card, Rank};
use crate::pile::PileId;

pub mod file;

/// A value of a rules file that is one word out of a few.
///
/// The list macro below gives each of these its words, so that reading and printing cannot disagree.
pub trait Word: Copy + PartialEq + 'static {
    /// Every value with its word in a rules file.
    const WORDS: &'static [(&'static str, Self)];

    /// The word of this value in a rules file.
    fn word(self) -> &'static str {
        Self::WORDS
            .iter()
            .find(|(_, value)| *value == self)
            .map_or("", |(word, _)| word)
    }
}

/// Declares an enum whose values are words of a rules file.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$value_doc])* $value,)+ }

        impl Word for $name {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$value),)+];
        }
    };
}

words! {
    /// A part of the opening deal.
    DealPart {
        /// The base card, to its foundation; with [`ChooseFrom::DealExtra`] the extra card of the choice.
        Base = "base",
        /// The reserves, one card to each in turn.
        Reserve = "reserve",
        /// The tableau, row by row.
        Tableau = "tableau",
        /// The first packet, from the stock to the waste.
        Packet = "packet",
    }
}

words! {
    /// Which foundations hold a card before the first move.
    FoundationStart {
        /// None.
        None = "none",
        /// The one on which the base card is dealt.
        One = "one",
        /// All: every base card is laid out first.
        All = "all",
    }
}

words! {
    /// How the foundations build.
    FoundationBuild {
        /// In suit, each foundation its own.
        Suit = "suit",
        /// Regardless of suit.
        Any = "any",
        /// In alternate colours.
        Alternate = "alternate",
        /// By sets of all cards of one rank, played together: one set needs as many cards as there are suits.
        Rank4 = "rank4",
    }
}

words! {
    /// In which direction the foundations build.
    FoundationSets {
        /// All up.
        Up = "up",
        /// For each suit one up from the base, and one down from the rank below it.
        UpAndDown = "up_and_down",
    }
}

words! {
    /// When the foundations open.
    FoundationOpen {
        /// At once.
        All = "all",
        /// All but the first only when the first is complete.
        FirstComplete = "first_complete",
    }
}

words! {
    /// Whether the top card of a foundation may come back into play.
    FoundationReturn {
        /// Never.
        Never = "never",
        /// Yes, but for the card at the bottom of a foundation.
        AboveBase = "above_base",
        /// Yes, any.
        Always = "always",
    }
}

words! {
    /// Out of which cards a base is chosen.
    ChooseFrom {
        /// The top cards of the reserves.
        Reserve = "reserve",
        /// The tableau, for which one card more than there are piles is dealt.
        DealExtra = "deal_extra",
    }
}

words! {
    /// What may be played before the base is chosen.
    BeforeChoice {
        /// Cards of the reserves to the tableau.
        ReserveMoves = "reserve_moves",
        /// Nothing.
        Nothing = "nothing",
    }
}

words! {
    /// Which suit may be built on which in the tableau.
    Build {
        /// Red on black and black on red.
        Alternate = "alternate",
        /// The same suit.
        Suit = "suit",
        /// The same colour.
        Color = "colour",
        /// Any.
        Any = "any",
        /// None: nothing is built in the tableau.
        None = "none",
    }
}

words! {
    /// How a run turns the corner in the tableau.
    Wrap {
        /// The king goes on the ace, and the cycle has no end.
        Circular = "circular",
        /// The king goes on the ace, but nothing goes on a card of the base rank.
        ToBase = "to_base",
        /// It does not: nothing goes on an ace.
        None = "none",
    }
}

words! {
    /// How many cards may go from one tableau pile to another. Beyond one card they must be a run.
    MoveUnit {
        /// One.
        Single = "single",
        /// The whole pile.
        Whole = "whole",
        /// One, or the whole pile, and nothing between.
        SingleOrWhole = "single_or_whole",
        /// Any part of a run.
        Run = "run",
        /// All face-up cards of the pile, and never a part of them.
        WholeRun = "whole_run",
    }
}

words! {
    /// A pile that fills a space by itself.
    FillSource {
        /// The longest reserve, the leftmost of equals.
        Reserve = "reserve",
        /// The waste.
        Waste = "waste",
        /// The stock.
        Stock = "stock",
    }
}

words! {
    /// Where a card comes from with which the player fills a space.
    HandSource {
        /// A reserve.
        Reserve = "reserve",
        /// The waste.
        Waste = "waste",
        /// Another tableau pile, or a foundation from which cards may return.
        Tableau = "tableau",
    }
}

impl HandSource {
    /// What a card is called that the player takes from this pile to fill a space.
    #[must_use]
    pub const fn of(pile: PileId) -> Self {
        match pile {
            PileId::Reserve(_) => Self::Reserve,
            PileId::Waste => Self::Waste,
            PileId::Stock | PileId::Foundation(_) | PileId::Tableau(_) => Self::Tableau,
        }
    }
}

words! {
    /// Which cards of a reserve lie face up.
    ReserveFace {
        /// The top card.
        Top = "top",
        /// All.
        All = "all",
        /// None before the last: the top card fills spaces, but cannot be played while others lie under it.
        Last = "last",
    }
}

words! {
    /// Where the cards of a reserve may be played.
    ReserveTarget {
        /// To the foundations.
        Foundation = "foundation",
        /// To the tableau.
        Tableau = "tableau",
    }
}

words! {
    /// What the score counts.
    ScoreKind {
        /// Points.
        Points = "points",
        /// Money.
        Money = "money",
        /// Money in the instalments of the classic terminal game: the pack is paid for as it is used. The score in
        /// these rules is that of a pack which is paid in full; the session knows what has been used of it.
        Instalments = "instalments",
        /// Nothing: the game is won or it is not.
        None = "none",
    }
}

/// The rank on which the foundations begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FoundationBase {
    /// That of the first card dealt.
    Dealt,
    /// That of the first card the player puts on a foundation.
    Chosen,
    /// Always this one.
    Rank(Rank),
}

/// What a space takes when it is filled by hand: a card of this rank, or a run that starts with one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FillRank {
    /// Any.
    Any,
    /// This rank only.
    Rank(Rank),
    /// The base rank only.
    Base,
    /// The rank below the base only.
    BelowBase,
    /// The base rank only, until the first foundation is complete; then any.
    BaseUntilFirst,
}

/// How the tableau piles are dealt.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PileCards {
    /// The same rows for every pile, bottom row first; `true` is a face-up row.
    Rows(Vec<bool>),
    /// One card on the first pile, two on the second and so on, the last of each face up.
    Staircase,
}

/// The rank of a card relative to the card it is built on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// One below.
    Down,
    /// Equal.
    Equal,
}

/// Every knob of the rules, one for each key of a rules file.
///
/// Sources of the values are named in the variants' files. Names follow the keys.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a key of a rules file, and they do not depend on one another"
)]
pub struct Knobs {
    /// Decks of cards, 1 to 4.
    pub decks: u8,
    /// Ranks of a deck, 3 to 13, the ace lowest. Fewer than 13 make small games that can be searched to the end.
    pub ranks: u8,
    /// The parts of the opening deal in their order; a part that is absent is not dealt.
    pub deal_order: Vec<DealPart>,
    /// Whether the last row of the tableau is dealt right to left, as PySolFC's numbers want it. The rows of a
    /// staircase all are.
    pub last_row_reversed: bool,
    /// The rank on which the foundations begin.
    pub foundation_base: FoundationBase,
    /// Which foundations hold a card before the first move.
    pub foundation_start: FoundationStart,
    /// How the foundations build.
    pub foundation_build: FoundationBuild,
    /// In which direction the foundations build.
    pub foundation_sets: FoundationSets,
    /// When the foundations open.
    pub foundation_open: FoundationOpen,
    /// Whether the top card of a foundation may come back into play.
    pub foundation_return: FoundationReturn,
    /// Out of which cards a base is chosen.
    pub choose_from: ChooseFrom,
    /// What may be played before the base is chosen.
    pub before_choice: BeforeChoice,
    /// Tableau piles, 1 to 16.
    pub piles: u8,
    /// How the tableau piles are dealt.
    pub pile_cards: PileCards,
    /// Which suit may be built on which in the tableau.
    pub build: Build,
    /// The rank of a card relative to the card it is built on in the tableau.
    pub step: Step,
    /// How a run turns the corner in the tableau.
    pub wrap: Wrap,
    /// How many cards may go from one tableau pile to another.
    pub move_unit: MoveUnit,
    /// The most cards a tableau pile can be built up to; 0 for no limit.
    pub pile_limit: u8,
    /// Piles that fill a space by themselves, tried in this order.
    pub fill_auto: Vec<FillSource>,
    /// Whether a base card that comes to the top of a reserve or of the waste goes to a foundation by itself, as
    /// those do at the deal that lie on the tableau.
    pub base_auto: bool,
    /// From where a space may be filled by hand while a reserve has cards.
    pub fill_early: Vec<HandSource>,
    /// From where a space may be filled by hand once all reserves are empty.
    pub fill_late: Vec<HandSource>,
    /// What a space takes when it is filled by hand.
    pub fill_rank: FillRank,
    /// Reserves, 0 to 8.
    pub reserves: u8,
    /// Cards dealt to each reserve.
    pub reserve_cards: u8,
    /// Which cards of a reserve lie face up.
    pub reserve_face: ReserveFace,
    /// Where the cards of a reserve may be played.
    pub reserve_to: Vec<ReserveTarget>,
    /// Cards turned from the stock at once, one number a round; the last one holds for all further rounds.
    pub per_deal: Vec<u8>,
    /// Whether the next packet is dealt by itself when a move empties the waste.
    pub packet_auto: bool,
    /// Whether turning the waste over deals the next packet in the same move.
    pub redeal_packet: bool,
    /// How often the waste may be turned over to be the stock again; `None` for any number of times.
    pub redeals: Option<u16>,
    /// How many redeals may follow one another without a move of the player's between them; `None` for any number.
    /// Dealing is no such move, nor is what happens by itself. The next redeal is not made, and so a game with no
    /// other move is lost. Source: canfield(6) of BSD, which gives the hand up at the command that asks for it.
    pub fruitless_redeals: Option<u8>,
    /// What the score counts.
    pub score: ScoreKind,
    /// The score before any card is on a foundation: the price of the pack, as a negative number.
    pub ante: i32,
    /// What each card on a foundation adds to the score.
    pub per_card: i32,
    /// What each redeal adds to the score.
    pub per_redeal: i32,
    /// Whether the cards that are laid on the foundations before the first move count.
    pub count_dealt: bool,
    /// What all cards together add, in place of `per_card` for each, once the game is won.
    pub all_out: Option<i32>,
    /// How many cards on the foundations the source calls breaking even; `None` if it names no number.
    pub break_even: Option<u8>,
}

impl Knobs {
    /// From where a space may be filled by hand while a reserve has cards, or late: once all reserves are empty.
    #[must_use]
    pub fn hand_sources(&self, is_late: bool) -> &[HandSource] {
        if is_late {
            &self.fill_late
        } else {
            &self.fill_early
        }
    }
}

/// A set of knobs that has been proved consistent.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rules {
    knobs: Knobs,
    n_foundations: u8,
    n_tableau: u8,
}

impl Rules {
    /// Proves the knobs consistent.
    ///
    /// # Errors
    ///
    /// The first [`Contradiction`] found, with the keys that take part in it.
    pub fn new(knobs: Knobs) -> Result<Self, Contradiction> {
        check_ranges(&knobs)?;
        let sets = u8::from(knobs.foundation_sets == FoundationSets::UpAndDown) + 1;
        let n_foundations = match knobs.foundation_build {
            FoundationBuild::Rank4 => 1,
            _ => 4 * knobs.decks * sets,
        };
        let extra = knobs.foundation_base == FoundationBase::Chosen
            && knobs.choose_from == ChooseFrom::DealExtra;
        let rules = Self {
            n_foundations,
            n_tableau: knobs.piles + u8::from(extra),
            knobs,
        };
        rules.check_piles()?;
        rules.check_base()?;
        rules.check_deal()?;
        rules.check_spaces()?;
        rules.check_redeals()?;
        Ok(rules)
    }

    /// The same rules without their limit on redeals that follow one another. Whoever can win under these rules can
    /// win under those, but not always the other way round.
    #[must_use]
    pub fn with_endless_fruitless_redeals(&self) -> Self {
        let mut endless = self.clone();
        endless.knobs.fruitless_redeals = None;
        endless
    }

    /// The knobs these rules were made of.
    #[must_use]
    pub const fn knobs(&self) -> &Knobs {
        &self.knobs
    }

    /// All cards of the game: 52 for each full deck.
    #[must_use]
    pub const fn n_cards(&self) -> usize {
        self.knobs.decks as usize * 4 * self.knobs.ranks as usize
    }

    /// How many foundations there are.
    #[must_use]
    pub const fn n_foundations(&self) -> u8 {
        self.n_foundations
    }

    /// How many tableau piles there are, the extra one of a choice included.
    #[must_use]
    pub const fn n_tableau(&self) -> u8 {
        self.n_tableau
    }

    /// The tableau pile that holds the extra card of [`ChooseFrom::DealExtra`] and takes no card, if there is one.
    #[must_use]
    pub const fn extra_pile(&self) -> Option<PileId> {
        if self.n_tableau > self.knobs.piles {
            Some(PileId::Tableau(self.knobs.piles))
        } else {
            None
        }
    }

    /// How many cards the tableau holds after the deal.
    #[must_use]
    pub fn n_tableau_cards(&self) -> usize {
        let piles = usize::from(self.knobs.piles);
        let dealt = match &self.knobs.pile_cards {
            PileCards::Rows(rows) => piles * rows.len(),
            PileCards::Staircase => piles * (piles + 1) / 2,
        };
        dealt + usize::from(self.n_tableau - self.knobs.piles)
    }

    /// How many cards lie on the foundations after the deal.
    #[must_use]
    pub const fn n_foundation_cards(&self) -> usize {
        match self.knobs.foundation_start {
            FoundationStart::None => 0,
            FoundationStart::One => 1,
            FoundationStart::All => 4 * self.knobs.decks as usize,
        }
    }

    /// How many cards are dealt from the stock at once after `redeals_used` redeals.
    #[must_use]
    pub fn packet(&self, redeals_used: u16) -> u8 {
        let per_deal = &self.knobs.per_deal;
        let round = usize::from(redeals_used).min(per_deal.len() - 1);
        per_deal[round]
    }

    /// Redeals left after `used` of them; `None` if there is no limit.
    #[must_use]
    pub fn redeals_left(&self, used: u16) -> Option<u16> {
        self.knobs.redeals.map(|all| all.saturating_sub(used))
    }

    /// How many redeals have followed one another after `used` of them, if the next would be one too many.
    #[must_use]
    pub fn too_many_fruitless(&self, used: u8) -> Option<u8> {
        self.knobs.fruitless_redeals.filter(|&most| used >= most)
    }

    /// All piles of the game in the order stock, waste, reserves, foundations, tableau.
    pub fn piles(&self) -> impl Iterator<Item = PileId> + use<> {
        [PileId::Stock, PileId::Waste]
            .into_iter()
            .chain(self.reserve_piles())
            .chain(self.foundation_piles())
            .chain(self.tableau_piles())
    }

    /// The reserves, left to right.
    pub fn reserve_piles(&self) -> impl Iterator<Item = PileId> + use<> {
        (0..self.knobs.reserves).map(PileId::Reserve)
    }

    /// The foundations, left to right.
    pub fn foundation_piles(&self) -> impl Iterator<Item = PileId> + use<> {
        (0..self.n_foundations).map(PileId::Foundation)
    }

    /// The tableau piles, left to right, the extra one of a choice last.
    pub fn tableau_piles(&self) -> impl Iterator<Item = PileId> + use<> {
        (0..self.n_tableau).map(PileId::Tableau)
    }

    /// Whether the game has this pile.
    #[must_use]
    pub const fn has_pile(&self, pile: PileId) -> bool {
        match pile {
            PileId::Stock | PileId::Waste => true,
            PileId::Reserve(n) => n < self.knobs.reserves,
            PileId::Foundation(n) => n < self.n_foundations,
            PileId::Tableau(n) => n < self.n_tableau,
        }
    }

    fn check_piles(&self) -> Result<(), Contradiction> {
        let knobs = &self.knobs;
        if self.n_foundations > PileId::MAX_FOUNDATIONS {
            let n = self.n_foundations;
            return Err(Contradiction::new(
                &["foundation_sets", "decks"],
                Clash::TooManyFoundations { n },
            ));
        }
        if self.n_tableau > PileId::MAX_TABLEAU {
            return Err(Contradiction::new(&["piles"], Clash::TooManyPiles));
        }
        if knobs.pile_cards == PileCards::Staircase && knobs.pile_limit > 0 {
            return Err(Contradiction::new(
                &["pile_limit", "pile_cards"],
                Clash::LimitBelowDeal,
            ));
        }
        if let PileCards::Rows(rows) = &knobs.pile_cards
            && knobs.pile_limit > 0
            && rows.len() > usize::from(knobs.pile_limit)
        {
            return Err(Contradiction::new(
                &["pile_limit", "pile_cards"],
                Clash::LimitBelowDeal,
            ));
        }
        if (knobs.reserves == 0) != (knobs.reserve_cards == 0) {
            return Err(Contradiction::new(
                &["reserve_cards", "reserves"],
                Clash::ReserveWithoutCards,
            ));
        }
        let n_needed = self.n_tableau_cards()
            + self.n_foundation_cards()
            + usize::from(knobs.reserves) * usize::from(knobs.reserve_cards);
        if n_needed > self.n_cards() {
            return Err(Contradiction::new(
                &["reserve_cards", "reserves", "pile_cards", "piles", "decks"],
                Clash::NotEnoughCards {
                    needed: n_needed,
                    all: self.n_cards(),
                },
            ));
        }
        Ok(())
    }

    fn check_base(&self) -> Result<(), Contradiction> {
        let knobs = &self.knobs;
        let fits = match (knobs.foundation_base, knobs.foundation_start) {
            (FoundationBase::Dealt, start) => start == FoundationStart::One,
            (FoundationBase::Chosen, start) => start == FoundationStart::None,
            (FoundationBase::Rank(_), start) => start != FoundationStart::One,
        };
        if !fits {
            return Err(Contradiction::new(
                &["foundation_start", "foundation_base"],
                Clash::BaseAndStart,
            ));
        }
        let by_rank = knobs.foundation_build == FoundationBuild::Rank4;
        let plain = knobs.foundation_start == FoundationStart::None
            && knobs.foundation_sets == FoundationSets::Up
            && knobs.foundation_open == FoundationOpen::All
            && matches!(knobs.foundation_base, FoundationBase::Rank(_))
            && knobs.foundation_return == FoundationReturn::Never;
        if by_rank && !plain {
            return Err(Contradiction::new(
                &[
                    "foundation_build",
                    "foundation_base",
                    "foundation_start",
                    "foundation_sets",
                    "foundation_open",
                    "foundation_return",
                ],
                Clash::SetsOfFour,
            ));
        }
        let two_ways = knobs.foundation_sets == FoundationSets::UpAndDown;
        let suited = knobs.foundation_build == FoundationBuild::Suit
            && knobs.foundation_open == FoundationOpen::All
            && knobs.foundation_start == FoundationStart::None
            && matches!(knobs.foundation_base, FoundationBase::Rank(_));
        if two_ways && !suited {
            return Err(Contradiction::new(
                &[
                    "foundation_sets",
                    "foundation_build",
                    "foundation_base",
                    "foundation_start",
                    "foundation_open",
                ],
                Clash::UpAndDown,
            ));
        }
        if knobs.foundation_open == FoundationOpen::FirstComplete
            && knobs.foundation_start == FoundationStart::All
        {
            return Err(Contradiction::new(
                &["foundation_open", "foundation_start"],
                Clash::ClosedButStarted,
            ));
        }
        let chosen_from_reserve = knobs.foundation_base == FoundationBase::Chosen
            && knobs.choose_from == ChooseFrom::Reserve;
        let reserve_can_choose = knobs.reserves > 0
            && knobs.reserve_to.contains(&ReserveTarget::Foundation)
            && (knobs.reserve_face != ReserveFace::Last || knobs.reserve_cards == 1);
        if chosen_from_reserve && !reserve_can_choose {
            return Err(Contradiction::new(
                &["foundation_base", "choose_from", "reserves", "reserve_to"],
                Clash::NothingToChoose,
            ));
        }
        if self.extra_pile().is_some() && knobs.pile_cards != PileCards::Rows(vec![true]) {
            return Err(Contradiction::new(
                &["pile_cards", "choose_from"],
                Clash::ExtraNeedsOneRow,
            ));
        }
        Ok(())
    }

    fn check_deal(&self) -> Result<(), Contradiction> {
        let knobs = &self.knobs;
        let count = |part| knobs.deal_order.iter().filter(|&&p| p == part).count();
        for (part, word) in DealPart::WORDS.iter().map(|&(word, part)| (part, word)) {
            if count(part) > 1 {
                return Err(Contradiction::new(
                    &["deal_order"],
                    Clash::DealtTwice { part: word },
                ));
            }
        }
        if count(DealPart::Packet) == 1 && knobs.deal_order.last() != Some(&DealPart::Packet) {
            return Err(Contradiction::new(&["deal_order"], Clash::PacketNotLast));
        }
        let missing = |part: DealPart| {
            Err(Contradiction::new(
                &["deal_order"],
                Clash::NotDealt { part: part.word() },
            ))
        };
        if count(DealPart::Tableau) == 0 {
            return missing(DealPart::Tableau);
        }
        if (count(DealPart::Reserve) == 0) != (knobs.reserves == 0) {
            return if knobs.reserves == 0 {
                Err(Contradiction::new(
                    &["deal_order", "reserves"],
                    Clash::NothingToDeal { part: "reserve" },
                ))
            } else {
                missing(DealPart::Reserve)
            };
        }
        if knobs.foundation_start == FoundationStart::One && count(DealPart::Base) == 0 {
            return missing(DealPart::Base);
        }
        if knobs.foundation_start == FoundationStart::None
            && self.extra_pile().is_none()
            && count(DealPart::Base) == 1
        {
            return Err(Contradiction::new(
                &["deal_order", "foundation_start"],
                Clash::NothingToDeal { part: "base" },
            ));
        }
        if knobs.foundation_base == FoundationBase::Chosen && count(DealPart::Packet) == 1 {
            return Err(Contradiction::new(
                &["deal_order", "foundation_base"],
                Clash::PacketBeforeChoice,
            ));
        }
        Ok(())
    }

    fn check_spaces(&self) -> Result<(), Contradiction> {
        let knobs = &self.knobs;
        if knobs.reserves == 0 {
            if knobs.fill_auto.contains(&FillSource::Reserve) {
                return Err(Contradiction::new(
                    &["fill_auto", "reserves"],
                    Clash::NoReserveToFill { key: "fill_auto" },
                ));
            }
            if knobs.fill_early.contains(&HandSource::Reserve) {
                return Err(Contradiction::new(
                    &["fill_early", "reserves"],
                    Clash::NoReserveToFill { key: "fill_early" },
                ));
            }
        }
        if knobs.fill_late.contains(&HandSource::Reserve) {
            return Err(Contradiction::new(
                &["fill_late"],
                Clash::NoReserveToFill { key: "fill_late" },
            ));
        }
        let dead_reserve = knobs.reserves > 0
            && knobs.reserve_to.is_empty()
            && !knobs.fill_auto.contains(&FillSource::Reserve);
        if dead_reserve {
            return Err(Contradiction::new(
                &["reserve_to", "fill_auto"],
                Clash::DeadReserve,
            ));
        }
        Ok(())
    }

    fn check_redeals(&self) -> Result<(), Contradiction> {
        let knobs = &self.knobs;
        let never_reached = knobs
            .redeals
            .zip(knobs.fruitless_redeals)
            .is_some_and(|(all, most)| all <= u16::from(most));
        if never_reached {
            return Err(Contradiction::new(
                &["fruitless_redeals", "redeals"],
                Clash::FruitlessNeverReached,
            ));
        }
        Ok(())
    }
}

/// The most cards that a game can have.
const MAX_CARDS: i32 = 52 * Card::MAX_DECKS as i32;

/// The least and the most of every number of a rules file, by its key.
///
/// The sums of money are bounded so that no score overflows, whatever the number of redeals.
const LIMITS: [(&[&str], i32, i32); 15] = [
    (&["decks"], 1, Card::MAX_DECKS as i32),
    (&["ranks"], 3, 13),
    (&["piles"], 1, PileId::MAX_TABLEAU as i32),
    (&["pile_limit"], 0, MAX_CARDS),
    (&["reserves"], 0, PileId::MAX_RESERVES as i32),
    (&["reserve_cards"], 0, MAX_CARDS),
    (&["per_deal"], 1, 52),
    (&["redeals"], -1, 999),
    (&["fruitless_redeals"], 1, 99),
    (&["ante"], -10_000, 10_000),
    (&["per_card"], -10_000, 10_000),
    (&["per_redeal"], -10_000, 10_000),
    (&["all_out"], -10_000, 10_000),
    (&["break_even"], 0, MAX_CARDS),
    (&["pysol_id"], 0, 65_535),
];

/// The least and the most of the number with this key.
pub(crate) fn limits(key: &str) -> (i32, i32) {
    LIMITS
        .iter()
        .find(|(keys, ..)| keys.contains(&key))
        .map_or((i32::MIN, i32::MAX), |&(_, least, most)| (least, most))
}

/// Numbers alone, before anything is computed from them.
fn check_ranges(knobs: &Knobs) -> Result<(), Contradiction> {
    if knobs.per_deal.is_empty() {
        return Err(Contradiction::new(&["per_deal"], Clash::EmptyList));
    }
    let numbers = [
        ("decks", i32::from(knobs.decks)),
        ("ranks", i32::from(knobs.ranks)),
        ("piles", i32::from(knobs.piles)),
        ("pile_limit", i32::from(knobs.pile_limit)),
        ("reserves", i32::from(knobs.reserves)),
        ("reserve_cards", i32::from(knobs.reserve_cards)),
        ("redeals", knobs.redeals.map_or(-1, i32::from)),
        (
            "fruitless_redeals",
            knobs.fruitless_redeals.map_or(1, i32::from),
        ),
        ("ante", knobs.ante),
        ("per_card", knobs.per_card),
        ("per_redeal", knobs.per_redeal),
        ("all_out", knobs.all_out.unwrap_or(0)),
        ("break_even", knobs.break_even.map_or(0, i32::from)),
    ];
    let packets = knobs.per_deal.iter().map(|&n| ("per_deal", i32::from(n)));
    for (key, n) in numbers.into_iter().chain(packets) {
        for (keys, least, most) in LIMITS {
            if keys.contains(&key) && !(least..=most).contains(&n) {
                let (n, least, most) = (i64::from(n), i64::from(least), i64::from(most));
                return Err(Contradiction::new(
                    keys,
                    Clash::OutOfRange { n, least, most },
                ));
            }
        }
    }
    if let PileCards::Rows(rows) = &knobs.pile_cards {
        if !(1..=16).contains(&rows.len()) {
            return Err(Contradiction::new(
                &["pile_cards"],
                Clash::RowCount { n: rows.len() },
            ));
        }
        if rows.last() == Some(&false) {
            return Err(Contradiction::new(&["pile_cards"], Clash::LastRowDown));
        }
    }
    let named = [
        ("foundation_base", base_rank(knobs.foundation_base)),
        ("fill_rank", fill_rank(knobs.fill_rank)),
    ];
    for (key, rank) in named {
        if let Some(rank) = rank.filter(|rank| rank.index() >= knobs.ranks) {
            let keys: &[&str] = if key == "fill_rank" {
                &["fill_rank", "ranks"]
            } else {
                &["foundation_base", "ranks"]
            };
            return Err(Contradiction::new(keys, Clash::RankNotInDeck { rank }));
        }
    }
    Ok(())
}

const fn base_rank(base: FoundationBase) -> Option<Rank> {
    match base {
        FoundationBase::Rank(rank) => Some(rank),
        FoundationBase::Dealt | FoundationBase::Chosen => None,
    }
}

const fn fill_rank(rank: FillRank) -> Option<Rank> {
    match rank {
        FillRank::Rank(rank) => Some(rank),
        _ => None,
    }
}

/// Two knobs, or a knob and the number of cards, that do not fit together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contradiction {
    /// The keys of a rules file that take part, the most likely culprit first.
    pub keys: &'static [&'static str],
    /// What does not fit.
    pub clash: Clash,
}

impl Contradiction {
    const fn new(keys: &'static [&'static str], clash: Clash) -> Self {
        Self { keys, clash }
    }
}

/// What does not fit in a set of knobs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Clash {
    /// A number is too small or too large.
    OutOfRange {
        /// The number.
        n: i64,
        /// The least that is possible.
        least: i64,
        /// The most that is possible.
        most: i64,
    },
    /// The tableau has no row, or more than there is room for.
    RowCount {
        /// How many rows.
        n: usize,
    },
    /// A list that must name something is empty.
    EmptyList,
    /// The rank is not in a deck of so few ranks.
    RankNotInDeck {
        /// The rank.
        rank: Rank,
    },
    /// The last row of the tableau is face down.
    LastRowDown,
    /// The decks have fewer cards than the deal needs.
    NotEnoughCards {
        /// Cards needed on the table.
        needed: usize,
        /// Cards in the decks.
        all: usize,
    },
    /// More foundations than there is room for.
    TooManyFoundations {
        /// How many.
        n: u8,
    },
    /// More tableau piles than there is room for.
    TooManyPiles,
    /// The limit of a pile is below what is dealt to it.
    LimitBelowDeal,
    /// Reserves without cards, or cards without reserves.
    ReserveWithoutCards,
    /// The base and the cards laid out at the start do not go together.
    BaseAndStart,
    /// Sets of four need plain foundations.
    SetsOfFour,
    /// Foundations up and down need suits and a fixed base.
    UpAndDown,
    /// Closed foundations cannot hold a card at the start.
    ClosedButStarted,
    /// There is no reserve card to choose a base from.
    NothingToChoose,
    /// A choice among the tableau needs one face-up row.
    ExtraNeedsOneRow,
    /// A part is dealt twice.
    DealtTwice {
        /// Which part.
        part: &'static str,
    },
    /// A part must be dealt, but is not in the order.
    NotDealt {
        /// Which part.
        part: &'static str,
    },
    /// A part is in the order, but there is nothing to deal.
    NothingToDeal {
        /// Which part.
        part: &'static str,
    },
    /// The packet is not the last part of the deal.
    PacketNotLast,
    /// A packet is dealt although the base is not yet chosen.
    PacketBeforeChoice,
    /// A space cannot be filled from a reserve that is not there.
    NoReserveToFill {
        /// In which key.
        key: &'static str,
    },
    /// The cards of the reserve could never leave it.
    DeadReserve,
    /// All redeals are used up before too many can follow one another.
    FruitlessNeverReached,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { n, least, most } => {
                write!(f, "{n} is out of range: it must be from {least} to {most}")
            }
            Self::RowCount { n } => {
                write!(f, "{n} rows are dealt, but there must be from 1 to 16")
            }
            Self::EmptyList => f.write_str("the list must name at least one value"),
            Self::RankNotInDeck { rank } => {
                write!(f, "a deck with so few ranks has no {rank}")
            }
            Self::LastRowDown => f.write_str(
                "the last row must be face up (U), for the top card of a pile is always turned up",
            ),
            Self::NotEnoughCards { needed, all } => write!(
                f,
                "the deal needs {needed} cards, but there are only {all}: use smaller or fewer piles, or more decks"
            ),
            Self::TooManyFoundations { n } => write!(
                f,
                "these decks make {n} foundations, but there is room for {}",
                PileId::MAX_FOUNDATIONS
            ),
            Self::TooManyPiles => write!(
                f,
                "there is room for {} tableau piles, the extra card of the choice included",
                PileId::MAX_TABLEAU
            ),
            Self::LimitBelowDeal => {
                f.write_str("the deal puts more cards on a pile than pile_limit allows")
            }
            Self::ReserveWithoutCards => f.write_str(
                "reserves and reserve_cards must both be 0 (no reserve) or both be above 0",
            ),
            Self::BaseAndStart => f.write_str(
                "foundation_base = \"dealt\" goes with foundation_start = \"one\", \"chosen\" with \"none\", and a rank with \"none\" or \"all\"",
            ),
            Self::SetsOfFour => f.write_str(
                "foundation_build = \"rank4\" has one foundation that starts empty, so it needs a rank as foundation_base, foundation_start = \"none\", foundation_sets = \"up\", foundation_open = \"all\" and foundation_return = \"never\"",
            ),
            Self::UpAndDown => f.write_str(
                "foundation_sets = \"up_and_down\" needs foundation_build = \"suit\", a rank as foundation_base, foundation_start = \"none\" and foundation_open = \"all\"",
            ),
            Self::ClosedButStarted => f.write_str(
                "foundations that open only when the first is complete cannot all start with a card",
            ),
            Self::NothingToChoose => f.write_str(
                "a base chosen from the reserve needs a reserve with a face-up card that may be played to the foundations",
            ),
            Self::ExtraNeedsOneRow => f.write_str(
                "choose_from = \"deal_extra\" needs pile_cards = \"U\": one face-up card a pile",
            ),
            Self::DealtTwice { part } => write!(f, "\"{part}\" is dealt twice"),
            Self::NotDealt { part } => write!(f, "\"{part}\" is missing from the deal"),
            Self::NothingToDeal { part } => {
                write!(f, "\"{part}\" is in the deal, but these rules have no card for it")
            }
            Self::PacketNotLast => f.write_str("\"packet\" must be the last part of the deal"),
            Self::PacketBeforeChoice => {
                f.write_str("no packet can be dealt before the base is chosen")
            }
            Self::NoReserveToFill { key } => write!(
                f,
                "{key} names the reserve, which has no cards {}",
                if *key == "fill_late" { "at that time" } else { "in this game" }
            ),
            Self::DeadReserve => f.write_str(
                "the cards of the reserve could never leave it: name a target in reserve_to or let the reserve fill spaces",
            ),
            Self::FruitlessNeverReached => f.write_str(
                "there are not more redeals than may follow one another: allow more redeals, or say fruitless_redeals = \"none\"",
            ),
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.keys[0], self.clash)
    }
}

impl std::error::Error for Contradiction {}
