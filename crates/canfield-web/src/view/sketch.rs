//! The picture of a table on its page of rules.

use canfield_text::sketch::{PartKind, Picture};

use crate::element::{Element, element};

/// The table as a picture. Its name is the text that has this id.
pub(super) fn sketch(picture: &Picture, name: &str) -> Element {
    let parts = picture.parts.iter().flat_map(|part| {
        let class = match part.kind {
            PartKind::Face => "face",
            PartKind::Back => "back",
            PartKind::Place => "place",
        };
        let shape = |tag| {
            let shape = element(tag).class(class).with("x", part.x.to_string());
            shape.with("y", part.y.to_string())
        };
        let card = shape("rect")
            .with("width", Picture::CARD_WIDTH.to_string())
            .with("height", Picture::CARD_HEIGHT.to_string());
        let number = part.number.map(|n| shape("text").text(n.to_string()));
        [card].into_iter().chain(number)
    });
    let view = format!("0 0 {} {}", picture.width, picture.height);
    let svg = element("svg").class("sketch").with("viewBox", view);
    let svg = svg.with("role", "img").with("aria-labelledby", name);
    svg.children(parts)
}
