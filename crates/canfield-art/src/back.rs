//! The back: a lattice of stars in a double rim, and a flower in the middle. It is the same when it is turned.

use crate::drawing::{Placing, Segment, Shape, placed};
use crate::faces::paper;
use crate::outline::outline;
use crate::{HEIGHT, Ink, WIDTH};

/// A star with four points.
const STAR: &str = "M0 -11 Q1.6 -1.6 11 0 Q1.6 1.6 0 11 Q-1.6 1.6 -11 0 Q-1.6 -1.6 0 -11Z";

/// A ring of petals around a wheel: one of four petals, and its vein.
const PETAL: &str = "M0 -14 C-17 -28 -15 -44 0 -58 C15 -44 17 -28 0 -14Z";
const VEIN: &str = "M0 -22 C-8 -30 -8 -38 0 -48 C8 -38 8 -30 0 -22Z";
const LEAF: &str = "M0 -16 C-8 -26 -7 -36 0 -46 C7 -36 8 -26 0 -16Z";

/// How far apart the stars of the lattice lie.
const STEP: f32 = 26.0;

pub(crate) fn back() -> Vec<Shape> {
    let middle = Placing::at(WIDTH / 2.0, HEIGHT / 2.0);
    let knots: Vec<Placing> = knots().collect();
    let diamond = outline("M13 0 L0 13 L-13 0 L0 -13Z");
    let disc = |radius: &str| placed(&outline(&format!("O0 0 {radius}")), &middle);
    vec![
        paper(),
        Shape::filled(Ink::BackDark, outline("R11 11 228 328 9")),
        Shape::line(Ink::BackLight, 1.3, everywhere(&diamond, &knots)),
        Shape::filled(Ink::BackLight, everywhere(&outline(STAR), &knots)),
        Shape::line(Ink::BackLight, 3.0, outline("R18 18 214 314 4")),
        Shape {
            outline: disc("66"),
            fill: Some(Ink::BackDark),
            stroke: Some((Ink::BackLight, 3.0)),
        },
        Shape::line(Ink::BackLight, 1.3, disc("61")),
        Shape::filled(Ink::BackLight, wheel(LEAF, 45.0)),
        Shape::filled(Ink::BackLight, wheel(PETAL, 0.0)),
        Shape::filled(Ink::BackDark, wheel(VEIN, 0.0)),
        Shape::filled(Ink::BackLight, disc("8")),
        Shape::filled(Ink::BackDark, disc("3.5")),
    ]
}

/// The middles of the diamonds within the rim.
fn knots() -> impl Iterator<Item = Placing> {
    let rows = (0..12_u8).map(|row| HEIGHT / 2.0 + (f32::from(row) - 5.5) * STEP);
    rows.flat_map(|y| {
        let columns = (0..8_u8).map(|column| WIDTH / 2.0 + (f32::from(column) - 3.5) * STEP);
        columns.map(move |x| Placing::at(x, y))
    })
}

fn everywhere(part: &[Segment], places: &[Placing]) -> Vec<Segment> {
    places.iter().flat_map(|at| placed(part, at)).collect()
}

/// A part of the medallion, four times around its middle.
fn wheel(text: &str, degrees: f32) -> Vec<Segment> {
    let middle = Placing::at(WIDTH / 2.0, HEIGHT / 2.0);
    let turns = [0.0, 90.0, 180.0, 270.0].map(|turn| middle.turned(turn + degrees));
    everywhere(&outline(text), &turns)
}
