//! The pictures of the cards in the page: each is drawn when it is first seen.
//!
//! A picture is dozens of elements that the browser has to read and to keep, and of a whole deck few cards are seen when a
//! game begins.

use std::collections::{BTreeMap, BTreeSet};

use canfield_art::{Picture, Style};
use wasm_bindgen::JsValue;
use web_sys::Document;

use crate::element::Element;
use crate::view::deck;

/// The pictures that are in the page.
#[derive(Debug)]
pub(super) struct Pictures {
    document: Document,
    known: BTreeMap<String, Picture>,
    drawn: BTreeSet<String>,
    style: Style,
}

impl Pictures {
    /// None yet.
    pub(super) fn new(document: Document) -> Self {
        Self {
            document,
            known: deck::pictures(),
            drawn: BTreeSet::new(),
            style: Style::default(),
        }
    }

    /// Draws what these elements show and is not there yet; if it is to look another way, all that they show.
    pub(super) fn draw(&mut self, style: Style, elements: &[Element]) -> Result<(), JsValue> {
        let is_another_style = self.style != style;
        if is_another_style {
            self.style = style;
            self.drawn.clear();
        }
        let mut symbols = String::new();
        for name in elements.iter().flat_map(deck::shown) {
            if let Some(picture) = self.known.get(name)
                && !self.drawn.contains(name)
            {
                symbols.push_str(&deck::symbol(name, *picture, style));
                self.drawn.insert(name.to_owned());
            }
        }
        if symbols.is_empty() {
            return Ok(());
        }
        let place = self.document.get_element_by_id("deck");
        let place = place.map_or_else(|| self.create(), Ok)?;
        if is_another_style {
            place.set_inner_html("");
        }
        place.insert_adjacent_html("beforeend", &symbols)
    }

    /// Where the pictures are kept.
    fn create(&self) -> Result<web_sys::Element, JsValue> {
        let name_space = Some("http://www.w3.org/2000/svg");
        let place = self.document.create_element_ns(name_space, "svg")?;
        place.set_id("deck");
        place.set_attribute("aria-hidden", "true")?;
        let root = self.document.document_element().ok_or(JsValue::NULL)?;
        root.append_child(&place)?;
        Ok(place)
    }
}
