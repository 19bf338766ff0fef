//! The thirteen ranks, and the four suits of whoever wants letters for them, as drawn letters: stems and bows of a broad pen, hairlines and feet of a fine one.

use canfield_core::card::{Rank, Suit};

use crate::Ink;
use crate::drawing::{Placing, Segment, Shape, placed};
use crate::outline::outline;

/// How high a rank is drawn before it is scaled; the middle of its top is the origin.
const HEIGHT: f32 = 60.0;

/// The broad pen, in the units of the texts.
const BROAD: f32 = 10.0;

/// The fine pen.
const FINE: f32 = 6.4;

/// For each rank what the broad pen draws, and what the fine one does.
const RANKS: [(&str, &str); 13] = [
    (
        "M0 6 L16 55",
        "M-8 4.2 L0 4.2 M0 6 L-16 56 M-10 39 L10 39 M-22 56.8 L-10 56.8 M10 56.8 L22 56.8",
    ),
    (
        "M-16 19 C-16 0 16 0 16 19 C16 33 -10 40 -17 55 L17 55",
        "M18 55 L19 46",
    ),
    (
        "M0 25 C10 24 16.5 30 16.5 39 C16.5 49 9 55 0 55 C-9 55 -15 50 -16.5 43",
        "M-15 11 L-14 4.2 L14 4.2 L-1 25",
    ),
    ("M8 6 L8 55", "M8 5 L-18 41 L19 41 M0 56.8 L16 56.8"),
    (
        "M-12 27 C-8 23 -3 21.5 1 21.5 C11 21.5 17 29 17 38 C17 48 10 55 0 55 C-8 55 -15 51 -16.5 44",
        "M15 4.2 L-10 4.2 L-12 27",
    ),
    (
        "M11 5 C-7 8 -16.5 22 -16.5 37 C-16.5 48 -9 55 0 55 C10 55 16.5 48 16.5 38.5 C16.5 29 10 22.5 1 22.5 C-7 22.5 -13 27 -16 33",
        "",
    ),
    ("M16 5 C6 20 -3 36 -4 55", "M-17 13 L-16 4.2 L17 4.2"),
    ("E0 17.5 13 12.5 E0 42.5 16.5 12.5", ""),
    (
        "M-11 55 C7 52 16.5 38 16.5 23 C16.5 12 9 5 0 5 C-10 5 -16.5 12 -16.5 21.5 C-16.5 31 -10 37.5 -1 37.5 C7 37.5 13 33 16 27",
        "",
    ),
    (
        "M-15 6 L-15 55 E10.5 30 10.5 25",
        "M-15 5 L-22 11 M-21.5 56.8 L-8.5 56.8",
    ),
    (
        "M6 6 L6 40 C6 50 1 55 -6 55 C-13 55 -17.5 50 -18 42",
        "M-5 4.2 L16 4.2",
    ),
    ("E0 29 17.5 24 M3 43 L18 57", ""),
    (
        "M-13 6 L-13 55 M-4 26 L15 55",
        "M15 5 L-12 34 M-20 4.2 L-6 4.2 M-20 56.8 L-6 56.8 M9 4.2 L21 4.2 M9 56.8 L22 56.8",
    ),
];

/// The lines of a rank, `height` units high, at each of several places: one shape for each pen.
pub(crate) fn letter(rank: Rank, ink: Ink, height: f32, at: &[Placing]) -> Vec<Shape> {
    written(RANKS[usize::from(rank.index())], ink, height, at)
}

/// The lines of the letter that stands for a suit, in the same way.
pub(crate) fn suit_letter(suit: Suit, ink: Ink, height: f32, at: &[Placing]) -> Vec<Shape> {
    let lines = match suit {
        Suit::Clubs => (
            "M17 16 C14 9 9 5 1 5 C-10 5 -17 15 -17 30 C-17 45 -10 55 1 55 C9 55 14 51 17 44",
            "M18.8 19 L18.8 2.5 M18.8 41 L18.8 57.5",
        ),
        Suit::Spades => (
            "M14 17 C13 9 8 5 0 5 C-9 5 -15 10 -15 17 C-15 25 -8 28 0 30 C9 32 16 35 16 43 C16 50 9 55 0 55 C-9 55 -15 51 -16 43",
            "M16 19 L16 2.5 M-17.6 41 L-17.6 57.5",
        ),
        Suit::Hearts => (
            "M-13 6 L-13 55 M13 6 L13 55",
            "M-13 29 L13 29 M-21 4.2 L-5 4.2 M-21 56.8 L-5 56.8 M5 4.2 L21 4.2 M5 56.8 L21 56.8",
        ),
        Suit::Diamonds => (
            "M-11 6 L-11 55 M-5 5 C10 5 17 14 17 30 C17 46 10 55 -5 55",
            "M-19 4.2 L-4 4.2 M-19 56.8 L-4 56.8",
        ),
    };
    written(lines, ink, height, at)
}

/// What the broad pen and the fine one write.
fn written((broad, fine): (&str, &str), ink: Ink, height: f32, at: &[Placing]) -> Vec<Shape> {
    let scale = height / HEIGHT;
    let mut shapes = Vec::new();
    for (text, pen) in [(broad, BROAD), (fine, FINE)] {
        let drawn = outline(text);
        let copies = at.iter().map(|at| placed(&drawn, &at.scaled(scale)));
        let copies: Vec<Segment> = copies.flatten().collect();
        if !copies.is_empty() {
            shapes.push(Shape::line(ink, pen * scale, copies));
        }
    }
    shapes
}
