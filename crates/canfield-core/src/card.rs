//! Cards: four suits, thirteen ranks, up to four decks, each card one byte.

use std::fmt;
use std::str::FromStr;

/// The colour of a suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Clubs and spades.
    Black,
    /// Hearts and diamonds.
    Red,
}

/// A suit. The order is that of the foundations, and PySolFC's: clubs, spades, hearts, diamonds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♠
    Spades,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
}

impl Suit {
    /// All suits in the order of the foundations.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Spades, Self::Hearts, Self::Diamonds];

    /// The colour of this suit.
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Self::Clubs | Self::Spades => Color::Black,
            Self::Hearts | Self::Diamonds => Color::Red,
        }
    }

    /// The letter of this suit in the notation: `C`, `S`, `H` or `D`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

const RANK_LETTERS: &[u8; 13] = b"A23456789TJQK";

/// A rank, from the ace (0) to the king (12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// The ace, the lowest rank of a deck.
    pub const ACE: Self = Self(0);
    /// The king, the highest rank of a full deck.
    pub const KING: Self = Self(12);

    /// The rank with this index: 0 is the ace, 12 the king.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 13 { Some(Self(index)) } else { None }
    }

    /// 0 for the ace up to 12 for the king.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The rank `steps` above this one in a deck of `ranks` ranks; the ace follows the highest rank.
    #[must_use]
    pub const fn above(self, steps: u8, ranks: u8) -> Self {
        Self((self.0 + steps) % ranks)
    }

    /// The rank just below this one in a deck of `ranks` ranks; the highest rank stands below the ace.
    #[must_use]
    pub const fn below(self, ranks: u8) -> Self {
        self.above(ranks - 1, ranks)
    }

    /// The letter of this rank in the notation: one of `A23456789TJQK`.
    #[must_use]
    pub const fn letter(self) -> char {
        RANK_LETTERS[self.0 as usize] as char
    }

    /// The rank with this letter; `None` if it is none of `A23456789TJQK`.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let index = RANK_LETTERS.iter().position(|&l| char::from(l) == letter)?;
        u8::try_from(index).ok().map(Self)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Rank {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(rank), None) => Ok(rank),
            _ => Err(UnknownCard(text.to_owned())),
        }
    }
}

/// A card: its suit, its rank and which of the decks it comes from.
///
/// The deck makes equal cards of several decks distinct, so that a front end can follow a card on its way.
/// The notation (`TH` is the ten of hearts) does not show it, and no rule looks at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many decks a game can have.
    pub const MAX_DECKS: u8 = 4;
    /// How many cards a game can have: 208.
    pub const MAX_CARDS: usize = 52 * Self::MAX_DECKS as usize;

    /// The card of this rank and suit from the first deck.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(suit as u8 * 13 + rank.0)
    }

    /// The same card from another deck, `0..4`.
    ///
    /// # Panics
    ///
    /// If `deck` is not below [`Card::MAX_DECKS`].
    #[must_use]
    pub const fn from_deck(self, deck: u8) -> Self {
        assert!(deck < Self::MAX_DECKS);
        Self(deck * 52 + self.0 % 52)
    }

    /// The deck this card comes from, `0..4`.
    #[must_use]
    pub const fn deck(self) -> u8 {
        self.0 / 52
    }

    /// The suit of this card.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 % 52 / 13) as usize]
    }

    /// The rank of this card.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank(self.0 % 13)
    }

    /// The colour of this card's suit.
    #[must_use]
    pub const fn color(self) -> Color {
        self.suit().color()
    }

    /// A number that is different for every card of every deck, `0..208`.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Whether both show the same rank and suit, of whatever deck.
    #[must_use]
    pub const fn is_twin_of(self, other: Self) -> bool {
        self.0 % 52 == other.0 % 52
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

/// A text that names no card, or no rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownCard(pub String);

impl fmt::Display for UnknownCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a card: a card is a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (C S H D), such as TH",
            self.0
        )
    }
}

impl std::error::Error for UnknownCard {}

impl FromStr for Card {
    type Err = UnknownCard;

    /// Reads a card of the first deck.
    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let mut letters = text.chars();
        let rank = letters.next().and_then(Rank::from_letter);
        let suit = letters
            .next()
            .and_then(|l| Suit::ALL.into_iter().find(|s| s.letter() == l));
        match (rank, suit, letters.next()) {
            (Some(rank), Some(suit), None) => Ok(Self::new(rank, suit)),
            _ => Err(UnknownCard(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_every_deck_is_distinct_and_reads_back() {
        let mut seen = [false; Card::MAX_CARDS];
        for deck in 0..Card::MAX_DECKS {
            for suit in Suit::ALL {
                for rank in (0..13).filter_map(Rank::from_index) {
                    let card = Card::new(rank, suit).from_deck(deck);
                    assert_eq!((card.rank(), card.suit(), card.deck()), (rank, suit, deck));
                    assert!(!std::mem::replace(
                        &mut seen[usize::from(card.index())],
                        true
                    ));
                    assert!(card.to_string().parse::<Card>().unwrap().is_twin_of(card));
                }
            }
        }
        assert!(seen.iter().all(|&s| s));
    }

    #[test]
    fn what_is_not_a_card_is_named() {
        for text in ["", "T", "H", "10H", "th", "TX", "1C", "TH ", "♥T"] {
            assert_eq!(text.parse::<Card>(), Err(UnknownCard(text.to_owned())));
        }
    }

    #[test]
    fn the_ace_follows_the_highest_rank() {
        assert_eq!(Rank::KING.above(1, 13), Rank::ACE);
        assert_eq!(Rank::ACE.below(13), Rank::KING);
        assert_eq!(Rank::ACE.below(5).letter(), '5');
    }
}
