//! Why a move is not legal.

use std::fmt;

use crate::card::{Rank, Suit};
use crate::pile::PileId;
use crate::play::Target;

/// Why a move is not legal: what a test asserts and what a player is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    /// Neither the stock nor the waste has a card.
    NoCards,
    /// The stock is empty: nothing can be dealt before the waste is turned over.
    StockEmpty,
    /// The stock is not empty: the waste cannot be turned over yet.
    StockNotEmpty,
    /// All redeals are used up.
    NoRedealsLeft,
    /// As many redeals have followed one another as may without a move between them.
    FruitlessRedeals {
        /// How many.
        count: u8,
    },
    /// The base must be chosen first.
    ChooseBaseFirst,
    /// This game has no such pile.
    NoSuchPile {
        /// The pile.
        pile: PileId,
    },
    /// Cards cannot go to the pile they come from.
    SamePile,
    /// This pile takes no cards.
    TakesNoCards {
        /// The pile.
        pile: PileId,
    },
    /// The cards of the stock can only be dealt.
    StockIsOnlyDealt,
    /// The pile is empty.
    EmptyPile {
        /// The pile.
        pile: PileId,
    },
    /// The pile has not so many cards.
    NoSoManyCards {
        /// The pile.
        pile: PileId,
    },
    /// One of the cards lies face down.
    FaceDown,
    /// Only one card may be moved.
    OneCardOnly,
    /// Only the whole pile may be moved.
    WholePileOnly,
    /// Only the top card or the whole pile may be moved.
    CardOrWholePileOnly,
    /// Only all face-up cards together may be moved.
    WholeRunOnly,
    /// The cards are not a run.
    NotARun,
    /// Only a set of four cards of one rank goes to the foundation.
    SetOfFourOnly,
    /// The cards of the reserve do not go there.
    ReserveNotThere {
        /// Where they do not go.
        target: Target,
    },
    /// Cards on a foundation stay there.
    FoundationKeeps,
    /// The base card of a foundation stays there.
    BaseCardStays,
    /// The foundation opens when the first one is complete.
    FoundationClosed,
    /// The foundation is complete.
    FoundationComplete,
    /// The foundation takes another rank.
    FoundationNeeds {
        /// Which one.
        needed: Rank,
    },
    /// Only another suit goes there.
    OtherSuit {
        /// Which one.
        needed: Suit,
    },
    /// Only the other colour goes there.
    SameColor,
    /// Only the same colour goes there.
    OtherColor,
    /// The card needs another rank on it.
    TableauNeeds {
        /// Which one.
        needed: Rank,
    },
    /// Nothing goes on a card of this rank.
    NothingGoesOn {
        /// The rank.
        rank: Rank,
    },
    /// Nothing is built in the tableau of this game.
    NoBuilding,
    /// The pile has as many cards as it may.
    PileFull {
        /// How many that is.
        limit: u8,
    },
    /// A space takes only the top card of the waste.
    SpaceTakesWasteOnly,
    /// A space takes only a card of the reserve while there is one.
    SpaceTakesReserveOnly,
    /// A space takes a card from elsewhere, but not from there.
    SpaceTakesOthers,
    /// A space takes nothing any more.
    SpaceTakesNothing,
    /// A space takes another rank.
    SpaceNeeds {
        /// Which one.
        needed: Rank,
    },
}

impl fmt::Display for Illegal {
    /// For developers: the name of the reason. What a player reads is worded elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Illegal {}
