//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use crate::pile::PileId;

/// What a player can do in one action. Automatic fills and turned cards belong to the move that causes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Turn the next packet from the stock to the waste: `draw`.
    Draw,
    /// Turn the waste over to be the stock again, its order kept: `redeal`.
    Redeal,
    /// Carry the top `count` cards of one pile to another, their order kept: `T1>T2*3`; `W>F1` for one card.
    Transfer {
        /// Where the cards come from.
        from: PileId,
        /// Where they go.
        to: PileId,
        /// How many of them, at least 1.
        count: u8,
    },
}

impl Move {
    /// The move of one card.
    #[must_use]
    pub const fn one(from: PileId, to: PileId) -> Self {
        Self::Transfer { from, to, count: 1 }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Redeal => f.write_str("redeal"),
            Self::Transfer { from, to, count: 1 } => write!(f, "{from}>{to}"),
            Self::Transfer { from, to, count } => write!(f, "{from}>{to}*{count}"),
        }
    }
}

/// A text that is not a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownMove(pub String);

impl fmt::Display for UnknownMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a move: a move is `draw`, `redeal`, or two piles such as `W>F1`, `R1>T2` or `T1>T2*3`",
            self.0
        )
    }
}

impl std::error::Error for UnknownMove {}

impl FromStr for Move {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Self, UnknownMove> {
        let read = || {
            match text {
                "draw" => return Some(Self::Draw),
                "redeal" => return Some(Self::Redeal),
                _ => {}
            }
            let (from, rest) = text.split_once('>')?;
            let (to, count) = match rest.split_once('*') {
                Some((to, count)) if !count.starts_with(['+', '0']) => (to, count.parse().ok()?),
                Some(_) => return None,
                None => (rest, 1),
            };
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            Some(Self::Transfer { from, to, count })
        };
        read().ok_or_else(|| UnknownMove(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back() {
        for text in [
            "draw",
            "redeal",
            "W>F1",
            "R8>T16",
            "T1>T2*3",
            "F4>T1",
            "T1>T2*208",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        assert_eq!(
            "T1>T2*1".parse(),
            Ok(Move::one(PileId::Tableau(0), PileId::Tableau(1)))
        );
    }

    #[test]
    fn what_is_not_a_move_is_named() {
        for text in [
            "",
            "deal!",
            ">",
            "T1>",
            "T1>T2*",
            "T1>T2*0",
            "T1>T2*-1",
            "T1>T2*300",
            "T1 > T2",
            "X>F1",
        ] {
            assert_eq!(text.parse::<Move>(), Err(UnknownMove(text.to_owned())));
        }
    }
}
