//! The courts: half a figure, and the same half turned.

use canfield_core::card::Card;

use crate::drawing::{Placing, Shape};
use crate::outline::outline;
use crate::{HEIGHT, Ink, WIDTH, suits};

/// The court of a card, with its frame.
pub(crate) fn court(card: Card, ink: Ink) -> Vec<Shape> {
    let half = vec![Shape::filled(
        ink,
        suits::sign(card.suit(), Placing::at(84.0, 52.0), 38.0),
    )];
    let turned = Placing::at(WIDTH, HEIGHT).turned(180.0);
    let mut shapes: Vec<Shape> = half.iter().map(|shape| shape.placed(&turned)).collect();
    shapes.extend(half);
    shapes.push(Shape::line(Ink::Line, 2.4, outline("R58 24 134 302 3")));
    shapes
}
