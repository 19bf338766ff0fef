//! The pictures of the cards as symbols that the page refers to, and the colours of the table.

use std::collections::BTreeMap;

use canfield_art::{
    Palette, Picture, Place, Style, WIDTH, css_classes, css_variables, drawing, svg,
};
use canfield_core::card::{Card, Rank, Suit};
use canfield_session::scene::WhenEmpty;
use canfield_session::settings::Settings;

use crate::element::Element;

/// The name of the picture of every card that lies face down.
pub(super) const BACK: &str = "back";

/// Below this width, in points, a card shows a large index instead of pips.
const SMALL: f32 = 62.0;

/// How the faces are drawn on cards of this width.
#[must_use]
pub fn style(settings: &Settings, card_width: f32) -> Style {
    Style {
        four_colors: settings.four_colors,
        letters: settings.letters,
        large_index: card_width < SMALL,
    }
}

/// Of a card of which only a strip is seen, so many units are drawn; they are shown in the height of the strip.
const STRIP: u16 = 112;

/// The name of the picture of a face, such as `TH`. Twins have the same.
pub(super) fn face(card: Card) -> String {
    format!("{}{}", card.rank().letter(), card.suit().letter())
}

/// The name of the picture of a face of which only a strip is seen. Its rank and its suit lie side by side at the top.
pub(super) fn strip(card: Card) -> String {
    format!("{}-strip", face(card))
}

/// How wide the picture of a strip is that is seen so high, where the card itself would not show its whole rank.
pub(super) fn strip_width(height: f32, card_width: f32, style: Style) -> Option<f32> {
    let units = WIDTH / card_width;
    let is_short = height < style.index_height() / units;
    is_short.then_some(height * WIDTH / f32::from(STRIP))
}

/// The name and the picture of what an empty pile shows.
pub(super) fn place(when_empty: WhenEmpty) -> (String, Place) {
    let (name, place) = match when_empty {
        WhenEmpty::Takes(rank) => return (format!("takes-{}", rank.letter()), Place::Rank(rank)),
        WhenEmpty::TakesCard(card) => return (format!("takes-{}", face(card)), Place::Card(card)),
        WhenEmpty::TakesSuit(suit) => {
            return (format!("takes-{}", suit.letter()), Place::Suit(suit));
        }
        WhenEmpty::TakesSet => ("set", Place::Set),
        WhenEmpty::TakesAny => ("any", Place::Any),
        WhenEmpty::TakesWaste => ("waste", Place::Waste),
        WhenEmpty::TakesReserve => ("reserve", Place::Reserve),
        WhenEmpty::TakesNothing => ("plain", Place::Plain),
        WhenEmpty::Redeal => ("redeal", Place::Redeal),
        WhenEmpty::NoRedeal => ("no-redeal", Place::NoRedeal),
    };
    (format!("place-{name}"), place)
}

/// Every picture that a page can show, by its name.
#[must_use]
pub fn pictures() -> BTreeMap<String, Picture> {
    let ranks = || (0..13).filter_map(Rank::from_index);
    let cards = || {
        Suit::ALL
            .into_iter()
            .flat_map(move |suit| ranks().map(move |rank| Card::new(rank, suit)))
    };
    let places = [
        WhenEmpty::TakesSet,
        WhenEmpty::TakesAny,
        WhenEmpty::TakesWaste,
        WhenEmpty::TakesReserve,
        WhenEmpty::TakesNothing,
        WhenEmpty::Redeal,
        WhenEmpty::NoRedeal,
    ];
    let places = places
        .into_iter()
        .chain(ranks().map(WhenEmpty::Takes))
        .chain(Suit::ALL.map(WhenEmpty::TakesSuit))
        .chain(cards().map(WhenEmpty::TakesCard))
        .map(place)
        .map(|(name, place)| (name, Picture::Place(place)));
    let faces = cards().map(|card| (face(card), Picture::Face(card)));
    let back = (BACK.to_owned(), Picture::Back);
    let strips = cards().map(|card| (strip(card), Picture::Strip(card, STRIP)));
    let all = faces.chain(strips).chain(places);
    all.chain([back]).collect()
}

/// The names of the pictures that an element shows, with those that are in it.
pub fn shown(element: &Element) -> impl Iterator<Item = &str> {
    let uses = element.all().filter(|element| element.tag == "use");
    uses.filter_map(|element| element.attribute("href")?.strip_prefix('#'))
}

/// A picture as a symbol to which a page refers by its name.
#[must_use]
pub fn symbol(name: &str, picture: Picture, style: Style) -> String {
    let mut drawing = drawing(picture, style);
    if matches!(picture, Picture::Strip(..)) {
        // The card has the paper, and is wider.
        drawing.shapes.remove(0);
    }
    svg(&drawing, name)
}

/// The colours of the cards, as a style sheet: on a light table, on a dark one and with high contrast.
#[must_use]
pub fn colors() -> String {
    let [felt, dark, high] = [Palette::FELT, Palette::DARK, Palette::HIGH_CONTRAST]
        .map(|palette| css_variables(&palette));
    format!(
        ":root{{{felt}}}:root[data-shade=dark]{{{dark}}}@media(prefers-color-scheme:dark){{:root:not([data-shade=light]){{{dark}}}}}@media(prefers-contrast:more){{:root:root{{{high}}}}}{}",
        css_classes()
    )
}
