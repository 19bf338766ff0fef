//! The icon of the program: cards in a fan on a green ground.

use canfield_core::card::Suit;

use crate::drawing::{Drawing, Placing, Shape};
use crate::outline::outline;
use crate::{Ink, suits};

pub(crate) fn icon() -> Drawing {
    let mut shapes = vec![Shape::filled(Ink::Jade, outline("R0 0 512 512 110"))];
    let card = outline("R-95 -140 190 280 20");
    let fan = [
        (205.0, -14.0, Suit::Spades, Ink::Black),
        (310.0, 12.0, Suit::Hearts, Ink::Red),
    ];
    for (x, degrees, suit, ink) in fan {
        let at = Placing::at(x, 262.0).turned(degrees);
        let paper = Shape {
            outline: card.clone(),
            fill: Some(Ink::Paper),
            stroke: Some((Ink::Edge, 4.0)),
        };
        shapes.push(paper.placed(&at));
        shapes.push(Shape::filled(ink, suits::sign(suit, at, 130.0)));
    }
    Drawing {
        width: 512.0,
        height: 512.0,
        shapes,
    }
}
