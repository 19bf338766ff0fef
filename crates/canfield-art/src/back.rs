//! The back: a lattice of stars in a double rim. It is the same when it is turned.

use crate::drawing::{Placing, Segment, Shape, placed};
use crate::faces::paper;
use crate::outline::outline;
use crate::{HEIGHT, Ink, WIDTH};

/// A star with four points, 30 units wide.
const STAR: &str = "M0 -11 Q1.6 -1.6 11 0 Q1.6 1.6 0 11 Q-1.6 1.6 -11 0 Q-1.6 -1.6 0 -11Z";

pub(crate) fn back() -> Vec<Shape> {
    vec![
        paper(),
        Shape::filled(Ink::BackDark, outline("R12 12 226 326 9")),
        Shape::line(Ink::BackLight, 1.6, lattice()),
        Shape::filled(Ink::BackLight, stars()),
        Shape::line(Ink::BackLight, 3.0, outline("R20 20 210 310 5")),
    ]
}

/// Diagonal lines within the rim.
fn lattice() -> Vec<Segment> {
    let mut lines = Vec::new();
    for x in 0..6_u8 {
        for y in 0..9_u8 {
            lines.extend(placed(&outline("M17 0 L0 17 L-17 0 L0 -17Z"), &knot(x, y)));
        }
    }
    lines
}

fn stars() -> Vec<Segment> {
    let mut stars = Vec::new();
    for x in 0..6_u8 {
        for y in 0..9_u8 {
            stars.extend(placed(&outline(STAR), &knot(x, y)));
        }
    }
    stars
}

/// Where a star of the lattice lies.
fn knot(x: u8, y: u8) -> Placing {
    Placing::at(
        WIDTH / 2.0 + (f32::from(x) - 2.5) * 34.0,
        HEIGHT / 2.0 + (f32::from(y) - 4.0) * 34.0,
    )
}
