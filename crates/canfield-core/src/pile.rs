//! The names of the piles on the table.

use std::fmt;
use std::str::FromStr;

/// A pile on the table. Numbers count from 0 here and from 1 in the notation: `Tableau(0)` is `T1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PileId {
    /// The face-down cards that are still to be dealt: `S`.
    Stock,
    /// The cards dealt from the stock, the last one on top: `W`.
    Waste,
    /// A reserve, which is only ever played from: `R1`, `R2`, ...
    Reserve(u8),
    /// A foundation, on which the game is won: `F1`, `F2`, ...
    Foundation(u8),
    /// A tableau pile, on which cards are built: `T1`, `T2`, ...
    Tableau(u8),
}

impl PileId {
    /// How many reserves a game can have.
    pub const MAX_RESERVES: u8 = 8;
    /// How many foundations a game can have.
    pub const MAX_FOUNDATIONS: u8 = 16;
    /// How many tableau piles a game can have.
    pub const MAX_TABLEAU: u8 = 16;

    /// How many piles there are in all, whatever the game.
    pub(crate) const N_SLOTS: usize =
        2 + (Self::MAX_RESERVES + Self::MAX_FOUNDATIONS + Self::MAX_TABLEAU) as usize;

    /// The place of this pile in the order stock, waste, reserves, foundations, tableau.
    /// `None` if its number is too large for any game.
    pub(crate) const fn slot(self) -> Option<usize> {
        const RESERVES: usize = 2;
        const FOUNDATIONS: usize = RESERVES + PileId::MAX_RESERVES as usize;
        const TABLEAU: usize = FOUNDATIONS + PileId::MAX_FOUNDATIONS as usize;
        let (first, n, limit) = match self {
            Self::Stock => (0, 0, 1),
            Self::Waste => (1, 0, 1),
            Self::Reserve(n) => (RESERVES, n, Self::MAX_RESERVES),
            Self::Foundation(n) => (FOUNDATIONS, n, Self::MAX_FOUNDATIONS),
            Self::Tableau(n) => (TABLEAU, n, Self::MAX_TABLEAU),
        };
        if n < limit {
            Some(first + n as usize)
        } else {
            None
        }
    }
}

impl fmt::Display for PileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stock => f.write_str("S"),
            Self::Waste => f.write_str("W"),
            Self::Reserve(n) => write!(f, "R{}", n + 1),
            Self::Foundation(n) => write!(f, "F{}", n + 1),
            Self::Tableau(n) => write!(f, "T{}", n + 1),
        }
    }
}

/// A text that names no pile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownPile(pub String);

impl fmt::Display for UnknownPile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a pile: the piles are S (stock), W (waste), R1.. (reserves), F1.. (foundations) and T1.. (tableau)",
            self.0
        )
    }
}

impl std::error::Error for UnknownPile {}

impl FromStr for PileId {
    type Err = UnknownPile;

    fn from_str(text: &str) -> Result<Self, UnknownPile> {
        let unknown = || UnknownPile(text.to_owned());
        match text {
            "S" => return Ok(Self::Stock),
            "W" => return Ok(Self::Waste),
            _ => {}
        }
        let (letter, digits) = text.split_at_checked(1).ok_or_else(unknown)?;
        // `T01` and `T+1` would read as numbers, but a pile has one name only.
        if digits.starts_with(['0', '+']) {
            return Err(unknown());
        }
        let n = digits
            .parse::<u8>()
            .ok()
            .and_then(|n| n.checked_sub(1))
            .ok_or_else(unknown)?;
        let pile = match letter {
            "R" => Self::Reserve(n),
            "F" => Self::Foundation(n),
            "T" => Self::Tableau(n),
            _ => return Err(unknown()),
        };
        pile.slot().map(|_| pile).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pile_reads_back_and_has_its_own_slot() {
        let piles: Vec<PileId> = [PileId::Stock, PileId::Waste]
            .into_iter()
            .chain((0..PileId::MAX_RESERVES).map(PileId::Reserve))
            .chain((0..PileId::MAX_FOUNDATIONS).map(PileId::Foundation))
            .chain((0..PileId::MAX_TABLEAU).map(PileId::Tableau))
            .collect();
        assert_eq!(piles.len(), PileId::N_SLOTS);
        for (slot, pile) in piles.into_iter().enumerate() {
            assert_eq!(pile.slot(), Some(slot));
            assert_eq!(pile.to_string().parse(), Ok(pile));
        }
    }

    #[test]
    fn what_is_not_a_pile_is_named() {
        for text in [
            "", "T", "T0", "T01", "T17", "t1", "S1", "X2", "T1 ", "R-1", "♥",
        ] {
            assert_eq!(text.parse::<PileId>(), Err(UnknownPile(text.to_owned())));
        }
    }
}
