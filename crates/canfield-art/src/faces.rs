//! The faces: indices in two corners, and pips, a court or a large sign between them.

use canfield_core::card::{Card, Rank, Suit};

use crate::drawing::{Placing, Segment, Shape};
use crate::outline::outline;
use crate::{HEIGHT, Ink, Style, WIDTH, courts, ranks, suits};

/// Where the pips lie in units of half the field: `[x, y]`, those of the upper half and the middle. The lower half is the
/// upper one turned, but for the single pip of the seven.
const PIPS: [&[[f32; 2]]; 10] = [
    &[[0.0, 0.0]],
    &[[0.0, -1.0]],
    &[[0.0, -1.0], [0.0, 0.0]],
    &[[-1.0, -1.0], [1.0, -1.0]],
    &[[-1.0, -1.0], [1.0, -1.0], [0.0, 0.0]],
    &[[-1.0, -1.0], [1.0, -1.0], [-1.0, 0.0], [1.0, 0.0]],
    &[
        [-1.0, -1.0],
        [1.0, -1.0],
        [-1.0, 0.0],
        [1.0, 0.0],
        [0.0, -0.5],
    ],
    &[
        [-1.0, -1.0],
        [1.0, -1.0],
        [-1.0, 0.0],
        [1.0, 0.0],
        [0.0, -0.5],
    ],
    &[
        [-1.0, -1.0],
        [1.0, -1.0],
        [-1.0, -THIRD],
        [1.0, -THIRD],
        [0.0, 0.0],
    ],
    &[
        [-1.0, -1.0],
        [1.0, -1.0],
        [-1.0, -THIRD],
        [1.0, -THIRD],
        [0.0, -2.0 * THIRD],
    ],
];

const THIRD: f32 = 1.0 / 3.0;

/// How far the outer pips lie from the middle.
const FIELD: [f32; 2] = [41.0, 111.0];

const PIP_HEIGHT: f32 = 49.0;

/// The rank in the corner: where it begins, and how high it is.
const INDEX: [f32; 2] = [14.0, 54.0];

/// The same where it is large.
const LARGE_INDEX: [f32; 2] = [15.0, 98.0];

/// The ground of a card.
pub(crate) fn paper() -> Shape {
    Shape {
        outline: outline("R1 1 248 348 17"),
        fill: Some(Ink::Paper),
        stroke: Some((Ink::Edge, 2.0)),
    }
}

pub(crate) fn face(card: Card, style: Style) -> Vec<Shape> {
    let ink = suits::ink(card.suit(), style);
    let mut shapes = vec![paper()];
    if style.large_index {
        shapes.extend(large(card, ink, style.letters));
        return shapes;
    }
    let mut signs = Vec::new();
    if style.letters {
        let corners = both_corners(31.0, 76.0);
        shapes.extend(ranks::suit_letter(card.suit(), ink, 36.0, &corners));
    } else {
        signs.extend(both_ends(card.suit(), 31.0, 93.0, 36.0));
    }
    if card.rank().index() < 10 {
        signs.extend(pips(card.rank(), card.suit()));
    } else {
        shapes.extend(courts::court(card, ink));
    }
    shapes.push(Shape::filled(ink, signs));
    let [top, height] = INDEX;
    shapes.extend(index(card.rank(), ink, 31.0, top, height));
    if card.rank() == Rank::ACE {
        shapes.extend(ace_ornament(card.suit(), ink));
    }
    shapes
}

/// A face for small cards and weak eyes: rank and suit side by side, where a fan shows them, and the suit once more.
fn large(card: Card, ink: Ink, letters: bool) -> Vec<Shape> {
    let mut signs = suits::sign(card.suit(), Placing::at(125.0, 228.0), 182.0);
    let mut shapes = Vec::new();
    if letters {
        let corner = Placing::at(188.0, 18.0);
        shapes.extend(ranks::suit_letter(card.suit(), ink, 92.0, &[corner]));
    } else {
        signs.extend(suits::sign(card.suit(), Placing::at(185.0, 64.0), 88.0));
    }
    shapes.insert(0, Shape::filled(ink, signs));
    let [top, height] = LARGE_INDEX;
    let rank = Placing::at(68.0, top);
    shapes.extend(ranks::letter(card.rank(), ink, height, &[rank]));
    shapes
}

/// So much of a face must be seen at its top so that its rank is.
pub(crate) const fn index_height(style: Style) -> f32 {
    let [top, height] = if style.large_index {
        LARGE_INDEX
    } else {
        INDEX
    };
    top + height
}

/// A face of which so many units are seen at its top. Whoever sees no more of it sees its rank and its suit, whole.
pub(crate) fn strip(card: Card, in_sight: f32, style: Style) -> Vec<Shape> {
    let ink = suits::ink(card.suit(), style);
    let top = (0.13 * in_sight).max(4.5);
    let height = (0.94 * in_sight - top).max(1.0);
    // Ranks are less wide than high.
    let rank = Placing::at(7.0 + 0.4 * height, top);
    let sign = 7.0 + 1.36 * height;
    let mut shapes = vec![paper()];
    if style.letters {
        let letter = Placing::at(sign, top);
        shapes.extend(ranks::suit_letter(card.suit(), ink, height, &[letter]));
    } else {
        let middle = Placing::at(sign, top + height / 2.0);
        let outline = suits::sign(card.suit(), middle, 0.94 * height);
        shapes.push(Shape::filled(ink, outline));
    }
    shapes.extend(ranks::letter(card.rank(), ink, height, &[rank]));
    shapes
}

/// The rank in two corners.
fn index(rank: Rank, ink: Ink, x: f32, y: f32, height: f32) -> Vec<Shape> {
    ranks::letter(rank, ink, height, &both_corners(x, y))
}

/// A place, and the opposite one.
fn both_corners(x: f32, y: f32) -> [Placing; 2] {
    [
        Placing::at(x, y),
        Placing::at(WIDTH - x, HEIGHT - y).turned(180.0),
    ]
}

/// A sign at a point, and turned at the opposite one.
fn both_ends(suit: Suit, x: f32, y: f32, height: f32) -> Vec<Segment> {
    let mut signs = suits::sign(suit, Placing::at(x, y), height);
    let opposite = Placing::at(WIDTH - x, HEIGHT - y).turned(180.0);
    signs.extend(suits::sign(suit, opposite, height));
    signs
}

fn pips(rank: Rank, suit: Suit) -> Vec<Segment> {
    let height = match (rank, suit) {
        (Rank::ACE, Suit::Spades) => 150.0,
        (Rank::ACE, _) => 112.0,
        _ => PIP_HEIGHT,
    };
    let mut signs = Vec::new();
    for [x, y] in PIPS[usize::from(rank.index())] {
        let (across, along) = (WIDTH / 2.0 + x * FIELD[0], HEIGHT / 2.0 + y * FIELD[1]);
        let is_single = *y == 0.0 || rank.index() == 6 && *x == 0.0;
        signs.extend(if is_single {
            suits::sign(suit, Placing::at(across, along), height)
        } else {
            both_ends(suit, across, along, height)
        });
    }
    signs
}

/// A line of paper inside the large sign of an ace. It keeps clear of the stems of clubs and spades.
fn ace_ornament(suit: Suit, ink: Ink) -> Vec<Shape> {
    let (height, y) = match suit {
        Suit::Spades => (78.0, 164.0),
        Suit::Clubs => (54.0, 168.0),
        Suit::Hearts | Suit::Diamonds => (74.0, 175.0),
    };
    let inner = |height: f32| suits::sign(suit, Placing::at(WIDTH / 2.0, y), height);
    vec![
        Shape::filled(Ink::Paper, inner(height)),
        Shape::filled(ink, inner(height * 0.84)),
    ]
}
