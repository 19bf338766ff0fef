//! The courts: half a figure, the same half turned, and a sash across the seam.
//!
//! Twelve persons, told apart by what they wear on their heads, what they hold, whither they look, and their hair, so that
//! the colour of the cloth is only one sign among many. They are cut like a linocut: few flat shapes, one weight of line, and each
//! face parted in light and shade.

mod attire;
mod emblems;
mod heads;
mod jacks;
mod kings;
mod queens;

use canfield_core::card::{Card, Suit};

use crate::drawing::{Placing, Shape};
use crate::outline::outline;
use crate::{HEIGHT, Ink, WIDTH, suits};

/// The middle of the frame, from which a figure's `x` is measured. Its `y` is that of the card.
const MIDDLE: Placing = Placing::at(WIDTH / 2.0, 0.0);

/// The weight of the lines around shapes, and of those within.
const CONTOUR: f32 = 2.2;
const DETAIL: f32 = 1.6;

/// Where the sash begins and ends. It slants, and covers the level line in which the halves meet.
const SASH: &str = "M-67 170 L67 144 L67 180 L-67 206Z";

/// The court of a card, with its frame.
pub(crate) fn court(card: Card, ink: Ink) -> Vec<Shape> {
    let cloth = Cloth::of(card.suit());
    let mut figure = Figure::default();
    match card.rank().index() {
        10 => jacks::draw(&mut figure, card.suit(), cloth),
        11 => queens::draw(&mut figure, card.suit(), cloth),
        _ => kings::draw(&mut figure, card.suit(), cloth),
    }
    let sign = suits::sign(card.suit(), Placing::at(76.5, 43.5), 29.0);
    figure.shapes.push(Shape::filled(ink, sign));

    let turned = Placing::at(WIDTH, HEIGHT).turned(180.0);
    let opposite = figure.shapes.iter().map(|shape| shape.placed(&turned));
    let mut whole = Figure {
        shapes: opposite.collect(),
        ..Figure::default()
    };
    whole.shapes.append(&mut figure.shapes);
    attire::sash(&mut whole, card.rank(), cloth);
    let frame = Shape::line(Ink::Line, CONTOUR, outline("R58 24 134 302 2"));
    whole.shapes.push(frame);
    whole.shapes
}

/// The cloth of a suit.
#[derive(Debug, Clone, Copy)]
struct Cloth {
    main: Ink,
    second: Ink,
}

impl Cloth {
    fn of(suit: Suit) -> Self {
        let (main, second) = match suit {
            Suit::Clubs => (Ink::Jade, Ink::Crimson),
            Suit::Spades => (Ink::Indigo, Ink::Crimson),
            Suit::Hearts => (Ink::Crimson, Ink::Indigo),
            Suit::Diamonds => (Ink::Crimson, Ink::Jade),
        };
        Self { main, second }
    }
}

/// A figure in the making.
struct Figure {
    shapes: Vec<Shape>,
    /// Where what is drawn next goes.
    at: Placing,
}

impl Default for Figure {
    fn default() -> Self {
        Self {
            shapes: Vec::new(),
            at: MIDDLE,
        }
    }
}

impl Figure {
    /// A filled shape within a contour.
    fn cut(&mut self, ink: Ink, text: &str) {
        self.draw(Some(ink), Some((Ink::Line, CONTOUR)), text);
    }

    /// A filled shape without a line.
    fn flat(&mut self, ink: Ink, text: &str) {
        self.draw(Some(ink), None, text);
    }

    /// A line of the drawing within a shape.
    fn line(&mut self, text: &str) {
        self.stroke(Ink::Line, DETAIL, text);
    }

    fn stroke(&mut self, ink: Ink, width: f32, text: &str) {
        self.draw(None, Some((ink, width)), text);
    }

    fn draw(&mut self, fill: Option<Ink>, stroke: Option<(Ink, f32)>, text: &str) {
        let shape = Shape {
            outline: outline(text),
            fill,
            stroke,
        };
        self.shapes.push(shape.placed(&self.at));
    }
}
