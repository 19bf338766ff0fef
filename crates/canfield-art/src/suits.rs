//! The four suits, each one outline in a box of 100 by 100 around the origin.

use canfield_core::card::{Color, Suit};

use crate::drawing::{Placing, Segment, placed};
use crate::outline::outline;
use crate::{Ink, Style};

const CLUB: &str = "M0 -50 C13 -50 23 -40 23 -28 C23 -21 20 -15 15 -10 C19 -12 23 -13 27 -13 C40 -13 50 -3 50 9 \
    C50 22 40 32 27 32 C17 32 9 26 4 18 C5 32 9 42 18 48 L-18 48 C-9 42 -5 32 -4 18 C-9 26 -17 32 -27 32 \
    C-40 32 -50 22 -50 9 C-50 -3 -40 -13 -27 -13 C-23 -13 -19 -12 -15 -10 C-20 -15 -23 -21 -23 -28 C-23 -40 -13 -50 0 -50Z";

const SPADE: &str = "M0 -50 C7 -33 24 -20 36 -6 C42 1 45 7 45 14 C45 26 36 34 25 34 C16 34 8 29 4 21 C5 34 9 43 18 48 \
    L-18 48 C-9 43 -5 34 -4 21 C-8 29 -16 34 -25 34 C-36 34 -45 26 -45 14 C-45 7 -42 1 -36 -6 C-24 -20 -7 -33 0 -50Z";

const HEART: &str = "M0 48 C-9 28 -46 10 -46 -19 C-46 -35 -35 -45 -22 -45 C-11 -45 -3 -38 0 -27 C3 -38 11 -45 22 -45 \
    C35 -45 46 -35 46 -19 C46 10 9 28 0 48Z";

const DIAMOND: &str =
    "M0 -50 C10 -32 25 -14 42 0 C25 14 10 32 0 50 C-10 32 -25 14 -42 0 C-25 -14 -10 -32 0 -50Z";

/// The ink of a suit.
pub(crate) fn ink(suit: Suit, style: Style) -> Ink {
    match (suit, suit.color()) {
        (Suit::Clubs, _) if style.four_colors => Ink::Green,
        (Suit::Diamonds, _) if style.four_colors => Ink::Blue,
        (_, Color::Red) => Ink::Red,
        (_, Color::Black) => Ink::Black,
    }
}

/// The sign of a suit, `height` units high.
pub(crate) fn sign(suit: Suit, at: Placing, height: f32) -> Vec<Segment> {
    let text = match suit {
        Suit::Clubs => CLUB,
        Suit::Spades => SPADE,
        Suit::Hearts => HEART,
        Suit::Diamonds => DIAMOND,
    };
    placed(&outline(text), &at.scaled(height / 100.0))
}
