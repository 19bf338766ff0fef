//! The deck as textures, rasterised from its outlines when they are first seen, at the size at which they are seen.
//!
//! While a window is being resized the textures there are are stretched, and afterwards a few of them are made anew in each
//! frame, so that neither a resize nor a frame ever has to wait for a whole deck.

use crate::measure::short;
use canfield_art::{Drawing, Ink, Palette, Picture, Style};
use canfield_core::card::{Card, Suit};
use egui::{ColorImage, Context, TextureHandle, TextureId, TextureOptions};

/// So many pixels are made anew in a frame, beyond what has never been seen.
const BUDGET_PIXELS: usize = 400_000;
/// A size that has been the same for so long is there to stay.
const SETTLED_SECS: f64 = 0.12;

/// The textures there are.
#[derive(Default)]
pub(crate) struct Pictures {
    made: Vec<Made>,
    /// Signs among words, white, by their sides in pixels.
    signs: Vec<(Suit, u16, TextureHandle)>,
    style: Style,
    palette: Option<Palette>,
    /// How large a card is, in pixels of the screen.
    size: [u16; 2],
    /// When it became so large.
    since: f64,
    /// How many pixels may be made anew in this frame.
    budget: usize,
    /// Whether a texture has not the right size yet.
    is_behind: bool,
}

struct Made {
    picture: Picture,
    size: [u16; 2],
    texture: TextureHandle,
    /// Whether it is seen in this frame.
    is_seen: bool,
}

impl Pictures {
    /// Begins a frame in which cards have this size in pixels.
    pub(crate) fn begin(&mut self, size: [u16; 2], style: Style, palette: Palette, now: f64) {
        if self.style != style || self.palette != Some(palette) {
            self.made.clear();
            (self.style, self.palette) = (style, Some(palette));
        }
        if self.size != size {
            (self.size, self.since) = (size, now);
        }
        for made in &mut self.made {
            made.is_seen = false;
        }
        let is_settled = now - self.since >= SETTLED_SECS;
        self.budget = if is_settled { BUDGET_PIXELS } else { 0 };
        self.is_behind = false;
    }

    /// How faces are drawn in this frame.
    pub(crate) const fn style(&self) -> Style {
        self.style
    }

    /// Ends a frame, and asks for another one if there is anything to be made anew.
    pub(crate) fn end(&mut self, context: &Context) {
        // There are as many strips of a card as there are lengths of a column: those of another length go.
        self.made
            .retain(|made| made.is_seen || !matches!(made.picture, Picture::Strip(..)));
        if self.is_behind {
            context.request_repaint_after_secs(if self.budget == 0 {
                short(SETTLED_SECS)
            } else {
                0.0
            });
        }
    }

    /// The texture of a picture.
    pub(crate) fn texture(&mut self, context: &Context, picture: Picture) -> TextureId {
        let picture = match picture {
            // Twins from several decks look the same.
            Picture::Face(card) => Picture::Face(only(card)),
            Picture::Strip(card, in_sight) => Picture::Strip(only(card), in_sight),
            other => other,
        };
        let place = self.made.iter().position(|made| made.picture == picture);
        if let Some(made) = place.map(|place| &mut self.made[place]) {
            made.is_seen = true;
            if made.size == self.size {
                return made.texture.id();
            }
            if self.budget == 0 {
                self.is_behind = true;
                return made.texture.id();
            }
        }
        let [width, height] = self.size;
        self.budget = self
            .budget
            .saturating_sub(usize::from(width) * usize::from(height));
        let drawing = canfield_art::drawing(picture, self.style);
        let palette = self.palette.unwrap_or(Palette::FELT);
        let image = rasterised(&drawing, self.size, &palette);
        let texture = context.load_texture(name(picture), image, TextureOptions::LINEAR);
        let id = texture.id();
        let made = Made {
            picture,
            size: self.size,
            texture,
            is_seen: true,
        };
        match place {
            Some(place) => self.made[place] = made,
            None => self.made.push(made),
        }
        id
    }

    /// The texture of a sign, which is to be tinted.
    pub(crate) fn sign(&mut self, context: &Context, suit: Suit, side: u16) -> TextureId {
        let mut signs = self.signs.iter();
        if let Some((.., texture)) = signs.find(|(of, size, _)| (*of, *size) == (suit, side)) {
            return texture.id();
        }
        let white = Palette::FELT.with(Ink::Mark, [255; 3]);
        let image = rasterised(&canfield_art::suit_sign(suit), [side, side], &white);
        let texture = context.load_texture(suit.to_string(), image, TextureOptions::LINEAR);
        let id = texture.id();
        self.signs.push((suit, side, texture));
        id
    }

    /// What the picture of a texture is called, for those who cannot see it.
    pub(crate) fn name(&self, texture: TextureId) -> Option<String> {
        let made = self.made.iter().find(|made| made.texture.id() == texture);
        let mut signs = self.signs.iter();
        let mut sign = || signs.find(|(.., sign)| sign.id() == texture);
        made.map(|made| name(made.picture))
            .or_else(|| sign().map(|(suit, ..)| suit.to_string()))
    }
}

/// A card as if there were no other like it.
fn only(card: Card) -> Card {
    Card::new(card.rank(), card.suit())
}

fn name(picture: Picture) -> String {
    match picture {
        Picture::Face(card) => card.to_string(),
        Picture::Strip(card, in_sight) => format!("{card}/{in_sight}"),
        Picture::Back => "back".to_owned(),
        Picture::Place(place) => format!("{place:?}"),
    }
}

/// A drawing in pixels.
pub(crate) fn rasterised(drawing: &Drawing, size: [u16; 2], palette: &Palette) -> ColorImage {
    let size = size.map(|side| side.max(1));
    let pixels = canfield_raster::rasterised(drawing, size, palette);
    ColorImage::from_rgba_premultiplied(size.map(usize::from), &pixels)
}
