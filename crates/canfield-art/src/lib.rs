//! The deck: every card, the back, and the marks of empty piles, as vector drawings made by code.
//!
//! There is no font and no file of pictures. A [`Drawing`] is a list of outlines with symbolic colours; a page writes it
//! as SVG with [`svg`], a window rasterises it with whatever it has. The crate knows the cards of the core and nothing else: neither a
//! session nor a screen.
//!
//! ```
//! use canfield_art::{Palette, Picture, Style, css, drawing, svg};
//! use canfield_core::card::{Card, Rank, Suit};
//!
//! let king = drawing(Picture::Face(Card::new(Rank::KING, Suit::Hearts)), Style::default());
//! assert!(svg(&king, "KH").starts_with(r#"<symbol id="KH""#));
//! assert!(css(&Palette::FELT).contains("--ink-red:#"));
//! ```

mod back;
mod courts;
mod drawing;
mod faces;
mod icon;
mod ink;
mod marks;
mod outline;
mod ranks;
mod suits;
mod svg;
#[cfg(test)]
mod tests;

use canfield_core::card::{Card, Rank, Suit};

pub use drawing::{Drawing, Segment, Shape};
pub use ink::{Ink, Palette};
pub use svg::{css, css_classes, css_variables, svg};

/// The width of a card, in the units of its drawing.
pub const WIDTH: f32 = 250.0;

/// The height of a card, in the units of its drawing.
pub const HEIGHT: f32 = 350.0;

/// What can be drawn in the place of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Picture {
    /// The face of a card. Twins from several decks have the same.
    Face(Card),
    /// The face of a card of which no more is seen than so many units at its top, because another one lies on it: the
    /// rank and the suit side by side, as large as there is room.
    Strip(Card, u16),
    /// The back of every card.
    Back,
    /// An empty pile.
    Place(Place),
}

/// What an empty pile shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Only where it is.
    Plain,
    /// It takes cards of this rank.
    Rank(Rank),
    /// It takes this card only.
    Card(Card),
    /// It takes cards of this suit.
    Suit(Suit),
    /// It takes any card.
    Any,
    /// It takes a set of all four cards of one rank.
    Set,
    /// It takes cards of the waste.
    Waste,
    /// It takes cards of a reserve.
    Reserve,
    /// It takes none.
    Nothing,
    /// The waste can be turned over.
    Redeal,
    /// It cannot.
    NoRedeal,
}

/// How faces are drawn. Nothing else depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Style {
    /// A colour for each suit, instead of two colours.
    pub four_colors: bool,
    /// A large rank and suit instead of pips and courts: for small cards and for low vision.
    pub large_index: bool,
    /// Letters instead of suits beside the ranks: C, S, H and D.
    pub letters: bool,
}

impl Style {
    /// How many units at the top of a face must be seen so that its rank is. Where there are fewer, there is
    /// [`Picture::Strip`].
    #[must_use]
    pub const fn index_height(self) -> f32 {
        faces::index_height(self)
    }
}

impl Picture {
    /// The face of a card of which so many units are seen at its top, because another one lies on it.
    #[must_use]
    pub fn covered(card: Card, in_sight: f32, style: Style) -> Self {
        if in_sight < style.index_height() {
            // A card more or less in a long column changes nothing for most of the others.
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "the cast stops at the ends of the range"
            )]
            let pairs = (in_sight / 2.0) as u16;
            Self::Strip(card, 2 * pairs)
        } else {
            Self::Face(card)
        }
    }
}

/// Draws a picture, [`WIDTH`] by [`HEIGHT`] units large.
#[must_use]
pub fn drawing(picture: Picture, style: Style) -> Drawing {
    let shapes = match picture {
        Picture::Face(card) => faces::face(card, style),
        Picture::Strip(card, in_sight) => faces::strip(card, in_sight.into(), style),
        Picture::Back => back::back(),
        Picture::Place(place) => marks::mark(place),
    };
    Drawing {
        width: WIDTH,
        height: HEIGHT,
        shapes,
    }
}

/// The sign of a suit alone, square and in one ink, to stand among words.
#[must_use]
pub fn suit_sign(suit: Suit) -> Drawing {
    let outline = suits::sign(suit, drawing::Placing::at(55.0, 55.0), 100.0);
    Drawing {
        width: 110.0,
        height: 110.0,
        shapes: vec![Shape::filled(Ink::Mark, outline)],
    }
}

/// The icon of the program, square.
#[must_use]
pub fn app_icon() -> Drawing {
    icon::icon()
}

/// The icon for systems that cut it to a shape of their own, square: it is opaque to its edge, and all that matters lies
/// no farther from its middle than four tenths of its side.
#[must_use]
pub fn app_icon_to_be_cut() -> Drawing {
    icon::icon_to_be_cut()
}
