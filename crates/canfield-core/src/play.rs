//! The rule book: which moves are legal, why others are not, and what a move does.
//!
//! Everything that decides about a move is here and nowhere else. [`Rules::check`] says whether a move is legal,
//! in two halves: whether the cards may leave their pile ([`Rules::check_take`]) and whether the other pile takes
//! them (`check_put`). [`Rules::legal_moves`] lists the candidates that pass both.

use crate::card::{Card, Rank};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::pile::PileId;
use crate::rules::{
    BeforeChoice, Build, ChooseFrom, FillRank, FillSource, FoundationBase, FoundationBuild,
    FoundationOpen, FoundationReturn, FoundationSets, HandSource, MoveUnit, ReserveFace,
    ReserveTarget, Rules, Step, Wrap,
};
use crate::state::State;

/// What happened by itself as part of a move, in the order in which it happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Consequence {
    /// A space was filled with the top card of another pile.
    Filled {
        /// Where the card came from.
        from: PileId,
        /// The space.
        to: PileId,
    },
    /// A base card went to a foundation.
    SentHome {
        /// Where the card came from.
        from: PileId,
        /// The foundation.
        to: PileId,
    },
    /// The next packet was dealt from the stock.
    Dealt {
        /// How many cards.
        count: u8,
    },
    /// The top card of a pile was turned face up.
    TurnedUp {
        /// The pile.
        pile: PileId,
    },
}

/// How a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// All cards are on the foundations.
    Won,
    /// There are legal moves, useful or not.
    Open,
    /// There is no legal move.
    Blocked,
}

/// How many foundation cards make a set that is played at once with [`FoundationBuild::Rank4`].
const SET_OF_FOUR: u8 = 4;

impl Rules {
    /// All legal moves: draw and redeal first, then by source and target in the order of the piles.
    ///
    /// Where several foundations take a card, there is one move for each of them. Moves without any use, such as
    /// carrying a whole pile to a space, are included.
    #[must_use]
    pub fn legal_moves(&self, state: &State) -> Vec<Move> {
        let mut moves = Vec::with_capacity(16);
        for mv in [Move::Draw, Move::Redeal] {
            if self.check(state, mv).is_ok() {
                moves.push(mv);
            }
        }
        let add_to_tableau = |moves: &mut Vec<Move>, from: PileId, count: u8| {
            if self.check_take(state, from, count, Target::Tableau).is_ok() {
                for to in self.tableau_piles().filter(|&to| to != from) {
                    if self.check_put(state, from, count, to).is_ok() {
                        moves.push(Move::Transfer { from, to, count });
                    }
                }
            }
        };
        for from in self.piles().skip(1) {
            let count = self.foundation_unit(from);
            if self
                .check_take(state, from, count, Target::Foundation)
                .is_ok()
            {
                for to in self.foundation_piles().filter(|&to| to != from) {
                    if self.check_put(state, from, count, to).is_ok() {
                        moves.push(Move::Transfer { from, to, count });
                    }
                }
            }
            match from {
                PileId::Tableau(_) => {
                    for count in 1..=self.n_packed(state, from) {
                        add_to_tableau(&mut moves, from, count);
                    }
                }
                _ => add_to_tableau(&mut moves, from, 1),
            }
        }
        moves
    }

    /// Whether a move is legal.
    ///
    /// # Errors
    ///
    /// The reason why it is not.
    pub fn check(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Draw => {
                check_base_chosen(state)?;
                if state.is_empty(PileId::Stock) {
                    return Err(if state.is_empty(PileId::Waste) {
                        Illegal::NoCards
                    } else {
                        Illegal::StockEmpty
                    });
                }
                Ok(())
            }
            Move::Redeal => {
                check_base_chosen(state)?;
                if !state.is_empty(PileId::Stock) {
                    Err(Illegal::StockNotEmpty)
                } else if state.is_empty(PileId::Waste) {
                    Err(Illegal::NoCards)
                } else if self.redeals_left(state.redeals_used()) == Some(0) {
                    Err(Illegal::NoRedealsLeft)
                } else if let Some(count) = self.too_many_fruitless(state.fruitless_redeals()) {
                    Err(Illegal::FruitlessRedeals { count })
                } else {
                    Ok(())
                }
            }
            Move::Transfer { from, to, count } => {
                for pile in [from, to] {
                    if !self.has_pile(pile) {
                        return Err(Illegal::NoSuchPile { pile });
                    }
                }
                if from == to {
                    return Err(Illegal::SamePile);
                }
                let target = match to {
                    PileId::Foundation(_) => Target::Foundation,
                    PileId::Tableau(_) => Target::Tableau,
                    _ => return Err(Illegal::TakesNoCards { pile: to }),
                };
                self.check_take(state, from, count, target)?;
                self.check_put(state, from, count, to)
            }
        }
    }

    /// Makes a move and all that follows from it by itself, and tells what followed.
    ///
    /// # Errors
    ///
    /// The reason why the move is not legal; the state is then as it was.
    pub fn apply(&self, state: &mut State, mv: Move) -> Result<Vec<Consequence>, Illegal> {
        self.check(state, mv)?;
        let mut consequences = Vec::new();
        match mv {
            Move::Draw => self.turn_packet(state),
            Move::Redeal => {
                state.turn_waste_over();
                if self.knobs().fruitless_redeals.is_some() {
                    state.set_fruitless_redeals(state.fruitless_redeals().saturating_add(1));
                }
                if self.knobs().redeal_packet {
                    self.deal_packet(state, &mut consequences);
                }
            }
            Move::Transfer { from, to, count } => {
                state.carry(from, to, count);
                state.set_fruitless_redeals(0);
                if let (None, PileId::Foundation(_)) = (state.base(), to) {
                    self.settle_choice(state, from, to, &mut consequences);
                }
                match from {
                    PileId::Tableau(_) if state.is_empty(from) => {
                        self.fill_space(state, from, &mut consequences);
                    }
                    PileId::Tableau(_) if state.turn_up(from) => {
                        consequences.push(Consequence::TurnedUp { pile: from });
                    }
                    PileId::Reserve(_) => self.turn_reserve(state, from, &mut consequences),
                    _ => {}
                }
            }
        }
        self.follow_up(state, &mut consequences);
        Ok(consequences)
    }

    /// How a game stands.
    #[must_use]
    pub fn outcome(&self, state: &State) -> Outcome {
        if self.is_won(state) {
            Outcome::Won
        } else if self.legal_moves(state).is_empty() {
            Outcome::Blocked
        } else {
            Outcome::Open
        }
    }

    /// Whether all cards are on the foundations.
    #[must_use]
    pub fn is_won(&self, state: &State) -> bool {
        state.n_cards() > 0 && state.n_on_foundations() == state.n_cards()
    }

    /// Whether the card at `index` (0 is the bottom) of a pile lies face up.
    #[must_use]
    pub fn is_face_up(&self, state: &State, pile: PileId, index: usize) -> bool {
        match pile {
            PileId::Stock => false,
            PileId::Waste | PileId::Foundation(_) => true,
            PileId::Tableau(_) => !state.is_face_down(pile, index),
            PileId::Reserve(_) => match self.knobs().reserve_face {
                ReserveFace::All => true,
                ReserveFace::Top => index + 1 == state.len(pile),
                ReserveFace::Last => state.len(pile) == 1,
            },
        }
    }

    /// Whether all reserves are empty, which opens spaces to other cards.
    #[must_use]
    pub fn is_late(&self, state: &State) -> bool {
        self.reserve_piles().all(|pile| state.is_empty(pile))
    }

    /// Whether the top `count` cards of a pile may leave it.
    ///
    /// # Errors
    ///
    /// The reason why they may not.
    pub fn check_take(
        &self,
        state: &State,
        from: PileId,
        count: u8,
        target: Target,
    ) -> Result<(), Illegal> {
        let n = usize::from(count);
        if from == PileId::Stock {
            return Err(Illegal::StockIsOnlyDealt);
        }
        if n == 0 || n > state.len(from) {
            return Err(if state.is_empty(from) {
                Illegal::EmptyPile { pile: from }
            } else {
                Illegal::NoSoManyCards { pile: from }
            });
        }
        self.check_choice(state, from, target)?;
        match from {
            PileId::Tableau(_) => self.check_take_from_tableau(state, from, count, target),
            _ if count > 1 => Err(Illegal::OneCardOnly),
            PileId::Reserve(_) => {
                let wanted = match target {
                    Target::Foundation => ReserveTarget::Foundation,
                    Target::Tableau => ReserveTarget::Tableau,
                };
                if self.knobs().reserve_face == ReserveFace::Last && state.len(from) > 1 {
                    Err(Illegal::FaceDown)
                } else if !self.knobs().reserve_to.contains(&wanted) {
                    Err(Illegal::ReserveNotThere { target })
                } else {
                    Ok(())
                }
            }
            PileId::Foundation(_) => match self.knobs().foundation_return {
                FoundationReturn::Never => Err(Illegal::FoundationKeeps),
                FoundationReturn::AboveBase if state.len(from) == 1 => Err(Illegal::BaseCardStays),
                FoundationReturn::AboveBase | FoundationReturn::Always => Ok(()),
            },
            PileId::Stock | PileId::Waste => Ok(()),
        }
    }

    fn check_take_from_tableau(
        &self,
        state: &State,
        from: PileId,
        count: u8,
        target: Target,
    ) -> Result<(), Illegal> {
        let n = usize::from(count);
        let n_face_up = state.n_face_up(from);
        if n > n_face_up {
            return Err(Illegal::FaceDown);
        }
        if target == Target::Foundation {
            return match (self.foundation_unit(from), count) {
                (unit, count) if unit == count => Ok(()),
                (SET_OF_FOUR, _) => Err(Illegal::SetOfFourOnly),
                _ => Err(Illegal::OneCardOnly),
            };
        }
        let whole = n == state.len(from);
        match self.knobs().move_unit {
            MoveUnit::Single if n > 1 => return Err(Illegal::OneCardOnly),
            MoveUnit::Whole if !whole => return Err(Illegal::WholePileOnly),
            MoveUnit::SingleOrWhole if n > 1 && !whole => return Err(Illegal::CardOrWholePileOnly),
            MoveUnit::WholeRun if n != n_face_up => return Err(Illegal::WholeRunOnly),
            _ => {}
        }
        if count <= self.n_packed(state, from) {
            Ok(())
        } else {
            Err(Illegal::NotARun)
        }
    }

    /// Whether a pile takes the top `count` cards of another, which may leave it.
    fn check_put(&self, state: &State, from: PileId, count: u8, to: PileId) -> Result<(), Illegal> {
        let pile = state.pile(from);
        let cards = &pile[pile.len() - usize::from(count)..];
        match to {
            PileId::Foundation(n) => self.check_foundation(state, n, cards),
            PileId::Tableau(_) if Some(to) == self.extra_pile() => {
                Err(Illegal::TakesNoCards { pile: to })
            }
            PileId::Tableau(_) => match state.top(to) {
                Some(top) => self.check_build(state, top, cards, state.len(to)),
                None => self.check_space(state, from, cards[0]),
            },
            _ => Err(Illegal::TakesNoCards { pile: to }),
        }
    }

    fn check_foundation(&self, state: &State, n: u8, cards: &[Card]) -> Result<(), Illegal> {
        let knobs = self.knobs();
        let card = cards[0];
        if knobs.foundation_build == FoundationBuild::Rank4 {
            let is_set = cards.len() == usize::from(SET_OF_FOUR)
                && cards.iter().all(|c| c.rank() == card.rank());
            return if is_set {
                Ok(())
            } else {
                Err(Illegal::SetOfFourOnly)
            };
        }
        if n > 0
            && knobs.foundation_open == FoundationOpen::FirstComplete
            && state.len(PileId::Foundation(0)) < usize::from(knobs.ranks)
        {
            return Err(Illegal::FoundationClosed);
        }
        self.check_rank_and_suit(state, n, card)
    }

    fn check_rank_and_suit(&self, state: &State, n: u8, card: Card) -> Result<(), Illegal> {
        let knobs = self.knobs();
        if knobs.foundation_build == FoundationBuild::Suit && card.suit() != self.foundation_suit(n)
        {
            return Err(Illegal::OtherSuit {
                needed: self.foundation_suit(n),
            });
        }
        let pile = PileId::Foundation(n);
        let Some(needed) = self.foundation_rank(state, n) else {
            // While the base is still to be chosen, any card may be it.
            return if state.is_empty(pile) {
                Ok(())
            } else {
                Err(Illegal::FoundationComplete)
            };
        };
        if card.rank() != needed {
            return Err(Illegal::FoundationNeeds { needed });
        }
        let colors_differ = state
            .top(pile)
            .is_none_or(|top| top.color() != card.color());
        if knobs.foundation_build == FoundationBuild::Alternate && !colors_differ {
            return Err(Illegal::SameColor);
        }
        Ok(())
    }

    /// Whether the cards of a foundation lie on one another as the rules build them.
    pub(crate) fn is_built(&self, state: &State, pile: PileId) -> bool {
        let PileId::Foundation(n) = pile else {
            return false;
        };
        let cards = state.pile(pile);
        if self.knobs().foundation_build == FoundationBuild::Rank4 {
            let (sets, rest) = cards.as_chunks::<{ SET_OF_FOUR as usize }>();
            return rest.is_empty()
                && sets
                    .iter()
                    .all(|set| set.iter().all(|card| card.rank() == set[0].rank()));
        }
        let mut built = State::empty();
        built.set_base(state.base());
        cards.iter().all(|&card| {
            let fits = self.check_rank_and_suit(&built, n, card).is_ok() && state.base().is_some();
            built.push(pile, card);
            fits
        })
    }

    /// The suit of the foundation with this number, where foundations build in suit.
    #[must_use]
    pub fn foundation_suit(&self, n: u8) -> crate::card::Suit {
        let per_suit = (self.n_foundations() / 4).max(1);
        crate::card::Suit::ALL[usize::from((n / per_suit).min(3))]
    }

    /// The rank of the card that the foundation with this number takes next; `None` while the base is not
    /// chosen, when the foundation is complete, and for sets of four.
    #[must_use]
    pub fn foundation_rank(&self, state: &State, n: u8) -> Option<Rank> {
        let ranks = self.knobs().ranks;
        let base = state.base()?;
        let pile = state.pile(PileId::Foundation(n));
        if self.knobs().foundation_build == FoundationBuild::Rank4
            || pile.len() >= usize::from(ranks)
        {
            return None;
        }
        let goes_down = self.knobs().foundation_sets == FoundationSets::UpAndDown && n % 2 == 1;
        Some(match (pile.last(), goes_down) {
            (None, false) => base,
            (None, true) => base.below(ranks),
            (Some(top), false) => top.rank().above(1, ranks),
            (Some(top), true) => top.rank().below(ranks),
        })
    }

    /// Whether `cards` may be built on `top`, which lies on `height` cards in all.
    fn check_build(
        &self,
        state: &State,
        top: Card,
        cards: &[Card],
        height: usize,
    ) -> Result<(), Illegal> {
        let limit = usize::from(self.knobs().pile_limit);
        if limit > 0 && height + cards.len() > limit {
            return Err(Illegal::PileFull {
                limit: self.knobs().pile_limit,
            });
        }
        self.check_pair(state.base(), top, cards[0])
    }

    /// Whether `upper` may lie on `lower` in the tableau.
    fn check_pair(&self, base: Option<Rank>, lower: Card, upper: Card) -> Result<(), Illegal> {
        let knobs = self.knobs();
        if knobs.build == Build::None {
            return Err(Illegal::NoBuilding);
        }
        match knobs.step {
            Step::Equal => {
                if upper.rank() != lower.rank() {
                    return Err(Illegal::TableauNeeds {
                        needed: lower.rank(),
                    });
                }
            }
            Step::Down => {
                let stops = match knobs.wrap {
                    Wrap::Circular => false,
                    Wrap::ToBase => base == Some(lower.rank()),
                    Wrap::None => lower.rank() == Rank::ACE,
                };
                if stops {
                    return Err(Illegal::NothingGoesOn { rank: lower.rank() });
                }
                let needed = lower.rank().below(knobs.ranks);
                if upper.rank() != needed {
                    return Err(Illegal::TableauNeeds { needed });
                }
            }
        }
        match knobs.build {
            Build::Alternate if upper.color() == lower.color() => Err(Illegal::SameColor),
            Build::Color if upper.color() != lower.color() => Err(Illegal::OtherColor),
            Build::Suit if upper.suit() != lower.suit() => Err(Illegal::OtherSuit {
                needed: lower.suit(),
            }),
            _ => Ok(()),
        }
    }

    /// Whether a card, or a run that starts with it, may fill a space by hand.
    fn check_space(&self, state: &State, from: PileId, card: Card) -> Result<(), Illegal> {
        let knobs = self.knobs();
        let late = self.is_late(state);
        let sources = knobs.hand_sources(late);
        if !sources.contains(&HandSource::of(from)) {
            let only = |source| sources == [source];
            return Err(if only(HandSource::Waste) {
                Illegal::SpaceTakesWasteOnly
            } else if only(HandSource::Reserve) || (!late && sources.is_empty()) {
                Illegal::SpaceTakesReserveOnly
            } else if sources.is_empty() {
                Illegal::SpaceTakesNothing
            } else {
                Illegal::SpaceTakesOthers
            });
        }
        match self.space_rank(state) {
            Some(needed) if needed != card.rank() => Err(Illegal::SpaceNeeds { needed }),
            _ => Ok(()),
        }
    }

    /// The rank that a space takes when it is filled by hand; `None` if it takes any.
    #[must_use]
    pub fn space_rank(&self, state: &State) -> Option<Rank> {
        let first_complete = state.len(PileId::Foundation(0)) >= usize::from(self.knobs().ranks);
        match self.knobs().fill_rank {
            FillRank::Any => None,
            FillRank::Rank(rank) => Some(rank),
            FillRank::Base => state.base(),
            FillRank::BelowBase => state.base().map(|base| base.below(self.knobs().ranks)),
            FillRank::BaseUntilFirst => state.base().filter(|_| !first_complete),
        }
    }

    /// How many cards from the top of a tableau pile down are face up and lie on one another as they may be built.
    fn n_packed(&self, state: &State, pile: PileId) -> u8 {
        let cards = state.pile(pile);
        let face_up = &cards[cards.len() - state.n_face_up(pile)..];
        let packed = face_up
            .windows(2)
            .rev()
            .take_while(|pair| self.check_pair(state.base(), pair[0], pair[1]).is_ok())
            .count();
        u8::try_from(packed + usize::from(!face_up.is_empty())).unwrap_or(u8::MAX)
    }

    /// How many cards go from this pile to a foundation at once.
    pub(crate) fn foundation_unit(&self, from: PileId) -> u8 {
        match (self.knobs().foundation_build, from) {
            (FoundationBuild::Rank4, PileId::Tableau(_)) => SET_OF_FOUR,
            _ => 1,
        }
    }

    /// Before the base is chosen only the choice itself is possible, and what the rules allow beside it.
    fn check_choice(&self, state: &State, from: PileId, target: Target) -> Result<(), Illegal> {
        let knobs = self.knobs();
        if state.base().is_some() || knobs.foundation_base != FoundationBase::Chosen {
            return Ok(());
        }
        let allowed = match (knobs.choose_from, from, target) {
            (ChooseFrom::Reserve, PileId::Reserve(_), Target::Foundation)
            | (ChooseFrom::DealExtra, PileId::Tableau(_), Target::Foundation) => true,
            (_, PileId::Reserve(_), Target::Tableau) => {
                knobs.before_choice == BeforeChoice::ReserveMoves
            }
            _ => false,
        };
        if allowed {
            Ok(())
        } else {
            Err(Illegal::ChooseBaseFirst)
        }
    }

    /// The first card on a foundation fixes the base, and the extra card goes where the chosen one came from.
    fn settle_choice(
        &self,
        state: &mut State,
        from: PileId,
        to: PileId,
        consequences: &mut Vec<Consequence>,
    ) {
        state.set_base(state.top(to).map(Card::rank));
        // A position that was written down may lack the extra card, or have it elsewhere.
        let extra = self.extra_pile().filter(|&extra| extra != from);
        if let Some(extra) = extra.filter(|&extra| !state.is_empty(extra)) {
            state.carry(extra, from, 1);
            consequences.push(Consequence::Filled {
                from: extra,
                to: from,
            });
        }
    }

    /// What the rules do by themselves after every move, for as long as there is something to do.
    pub(crate) fn follow_up(&self, state: &mut State, consequences: &mut Vec<Consequence>) {
        let knobs = self.knobs();
        loop {
            let sources = self.reserve_piles().chain([PileId::Waste]);
            if knobs.base_auto && self.send_base_home(state, sources, consequences) {
                continue;
            }
            let is_dealt = knobs.packet_auto
                && state.is_empty(PileId::Waste)
                && !state.is_empty(PileId::Stock);
            if !is_dealt {
                return;
            }
            self.deal_packet(state, consequences);
        }
    }

    /// Sends the first base card home that lies on top of one of these piles; false if none does.
    pub(crate) fn send_base_home(
        &self,
        state: &mut State,
        mut sources: impl Iterator<Item = PileId>,
        consequences: &mut Vec<Consequence>,
    ) -> bool {
        let base_card = sources.find_map(|from| {
            let card = state
                .top(from)
                .filter(|card| Some(card.rank()) == state.base())?;
            let to = self.foundation_piles().find(|&to| {
                let PileId::Foundation(n) = to else {
                    return false;
                };
                state.is_empty(to) && self.check_foundation(state, n, &[card]).is_ok()
            })?;
            Some((from, to))
        });
        let Some((from, to)) = base_card else {
            return false;
        };
        state.carry(from, to, 1);
        consequences.push(Consequence::SentHome { from, to });
        if state.turn_up(from) {
            consequences.push(Consequence::TurnedUp { pile: from });
        }
        self.turn_reserve(state, from, consequences);
        true
    }

    fn deal_packet(&self, state: &mut State, consequences: &mut Vec<Consequence>) {
        let n_before = state.len(PileId::Stock);
        self.turn_packet(state);
        if let Ok(count) = u8::try_from(n_before - state.len(PileId::Stock)) {
            consequences.push(Consequence::Dealt { count });
        }
    }

    fn fill_space(&self, state: &mut State, space: PileId, consequences: &mut Vec<Consequence>) {
        if Some(space) == self.extra_pile() {
            return;
        }
        let source = self.knobs().fill_auto.iter().find_map(|source| {
            let pile = match source {
                FillSource::Waste => PileId::Waste,
                FillSource::Stock => PileId::Stock,
                // The longest, and the leftmost of equals: the last maximum of the order right to left.
                FillSource::Reserve => (0..self.knobs().reserves)
                    .rev()
                    .map(PileId::Reserve)
                    .max_by_key(|&pile| state.len(pile))?,
            };
            (!state.is_empty(pile)).then_some(pile)
        });
        let Some(from) = source else { return };
        state.carry(from, space, 1);
        consequences.push(Consequence::Filled { from, to: space });
        self.turn_reserve(state, from, consequences);
    }

    /// After a card has left a reserve, tells whether the next one was turned up.
    fn turn_reserve(&self, state: &State, pile: PileId, consequences: &mut Vec<Consequence>) {
        let turned = match (pile, self.knobs().reserve_face) {
            (PileId::Reserve(_), ReserveFace::Top) => !state.is_empty(pile),
            (PileId::Reserve(_), ReserveFace::Last) => state.len(pile) == 1,
            _ => false,
        };
        if turned {
            consequences.push(Consequence::TurnedUp { pile });
        }
    }
}

const fn check_base_chosen(state: &State) -> Result<(), Illegal> {
    if state.base().is_none() {
        Err(Illegal::ChooseBaseFirst)
    } else {
        Ok(())
    }
}

/// The kind of pile that cards are taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A foundation.
    Foundation,
    /// A tableau pile.
    Tableau,
}
