//! The icon of the program: cards in a fan on a green ground.

use canfield_core::card::Suit;

use crate::drawing::{Drawing, Placing, Shape, placed};
use crate::outline::outline;
use crate::{Ink, suits};

/// The side of the square.
const SIDE: f32 = 512.0;

/// How much smaller the fan is where a system cuts the icon to a shape of its own: what is farther from the middle than
/// four tenths of the side may be lost.
const SAFE_SCALE: f32 = 0.945;

pub(crate) fn icon() -> Drawing {
    let mut shapes = vec![
        Shape::filled(Ink::Jade, outline("R0 0 512 512 112")),
        Shape::line(Ink::Gold, 6.0, outline("R20 20 472 472 94")),
    ];
    shapes.extend(fan());
    square(shapes)
}

pub(crate) fn icon_to_be_cut() -> Drawing {
    let ground = outline("M0 0 512 0 512 512 0 512 Z");
    let mut shapes = vec![Shape::filled(Ink::Jade, ground)];
    // The middle of the fan goes to the middle of the square.
    let [x, y] = [239.0, 262.0].map(|middle| SIDE / 2.0 - SAFE_SCALE * middle);
    let at = Placing::at(x, y).scaled(SAFE_SCALE);
    shapes.extend(fan().iter().map(|shape| shape.placed(&at)));
    square(shapes)
}

/// The two cards, from the back to the front.
fn fan() -> Vec<Shape> {
    let mut shapes = Vec::new();
    let behind = Placing::at(196.0, 262.0).turned(-17.0);
    shapes.push(card(&behind));
    let heart = suits::sign(Suit::Hearts, Placing::at(-42.0, -78.0), 84.0);
    shapes.push(Shape::filled(Ink::Red, placed(&heart, &behind)));

    let front = Placing::at(298.0, 270.0).turned(9.0);
    shapes.push(card(&front));
    let spade = suits::sign(Suit::Spades, Placing::at(0.0, 0.0), 172.0);
    shapes.push(Shape::filled(Ink::Black, placed(&spade, &front)));
    shapes
}

fn square(shapes: Vec<Shape>) -> Drawing {
    Drawing {
        width: SIDE,
        height: SIDE,
        shapes,
    }
}

fn card(at: &Placing) -> Shape {
    let card = Shape {
        outline: outline("R-104 -146 208 292 24"),
        fill: Some(Ink::Paper),
        stroke: Some((Ink::Line, 5.0)),
    };
    card.placed(at)
}
