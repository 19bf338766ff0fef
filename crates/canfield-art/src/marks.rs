//! The marks of empty piles: a rim on the table, never paper, and what the pile accepts as a ghost.

use canfield_core::card::Suit;

use crate::drawing::{Placing, Shape};
use crate::outline::outline;
use crate::{Ink, Place, ranks, suits};

/// The middle of a card.
const MIDDLE: [f32; 2] = [125.0, 175.0];

pub(crate) fn mark(place: Place) -> Vec<Shape> {
    let mut shapes = vec![Shape::line(Ink::MarkFaint, 4.0, outline("R5 5 240 340 14"))];
    shapes.extend(inside(place));
    shapes
}

fn inside(place: Place) -> Vec<Shape> {
    let lines = |text: &str| vec![Shape::line(Ink::Mark, 10.0, outline(text))];
    match place {
        Place::Plain => Vec::new(),
        Place::Rank(rank) => {
            ranks::letter(rank, Ink::Mark, 130.0, &[Placing::at(MIDDLE[0], 110.0)])
        }
        Place::Card(card) => {
            let mut shapes = ranks::letter(
                card.rank(),
                Ink::Mark,
                110.0,
                &[Placing::at(MIDDLE[0], 48.0)],
            );
            let sign = suits::sign(card.suit(), Placing::at(MIDDLE[0], 240.0), 120.0);
            shapes.push(Shape::filled(Ink::Mark, sign));
            shapes
        }
        Place::Suit(suit) => {
            let sign = suits::sign(suit, Placing::at(MIDDLE[0], MIDDLE[1]), 140.0);
            vec![Shape::filled(Ink::Mark, sign)]
        }
        Place::Any => vec![Shape::filled(Ink::Mark, four_signs(52.0, 62.0, 74.0))],
        Place::Set => {
            let mut shapes = vec![Shape::filled(Ink::Mark, four_signs(38.0, 44.0, 50.0))];
            shapes.extend(lines("R50 85 150 180 12"));
            shapes
        }
        Place::Waste => lines("M62 124 L62 226 M90 117 L90 233 R118 110 82 130 8"),
        Place::Reserve => lines("M93 86 L157 86 M84 112 L166 112 R75 138 100 130 8"),
        Place::Nothing => lines("M85 135 L165 215 M165 135 L85 215"),
        Place::Redeal => lines(
            "M170 130 C140 95 65 110 65 175 C65 255 185 255 185 175 M172 88 L172 132 L128 132",
        ),
        Place::NoRedeal => lines("O125 175 60 M83 217 L167 133"),
    }
}

/// The four suits around the middle.
fn four_signs(across: f32, along: f32, height: f32) -> Vec<crate::drawing::Segment> {
    let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    let signs = suits.into_iter().zip(corners).map(|(suit, (x, y))| {
        let at = Placing::at(MIDDLE[0] + x * across, MIDDLE[1] + y * along);
        suits::sign(suit, at, height)
    });
    signs.flatten().collect()
}
