//! Pictures of tables: small ones of all variants, for the list in which one is chosen, and that of a deal on its page of
//! rules.

use std::collections::BTreeMap;

use canfield_art::Ink;
use canfield_core::variants::{self, Variant};
use canfield_session::scene::VariantEntry;
use canfield_session::session::Session;
use canfield_text::sketch::{PartKind, Picture};
use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::table::{strips, to_egui};
use crate::input::lay_out;
use crate::look::Look;
use crate::measure::amount;

/// The size at which a table is laid out to be drawn smaller.
const SIZE: Vec2 = vec2(640.0, 420.0);
/// How large a unit of a deal's picture is at most, in points.
const MOST_SCALE: f32 = 1.15;

/// The tables that were seen already.
#[derive(Debug, Default)]
pub(crate) struct Sketches(BTreeMap<String, Vec<Part>>);

/// A card, or a place for one, and how many cards lie there if that is to be told.
type Part = (Rect, PartKind, Option<usize>);

impl Sketches {
    /// Draws the table of a variant into a rectangle. A player's own rules may change, so that their table is not kept.
    pub(crate) fn draw(&mut self, entry: &VariantEntry, painter: &Painter, at: Rect, look: &Look) {
        if let Some(own) = &entry.own {
            return paint(painter, &table(own), at, look);
        }
        let parts = self.0.entry(entry.id.clone()).or_insert_with(|| {
            let variant = variants::find(&entry.id);
            variant.map_or(Vec::new(), table)
        });
        paint(painter, parts, at, look);
    }
}

/// The picture of a deal on its page of rules.
pub(super) fn deal_ui(ui: &mut Ui, picture: &Picture, look: &Look) {
    let size = vec2(amount(picture.width), amount(picture.height));
    let card_size = [Picture::CARD_WIDTH, Picture::CARD_HEIGHT].map(amount);
    let parts = picture.parts.iter().map(|part| {
        let corner = pos2(amount(part.x), amount(part.y));
        let place = Rect::from_min_size(corner, card_size.into());
        (place, part.kind, part.number)
    });
    let scale = (ui.available_width() / size.x).min(MOST_SCALE);
    let (rect, _) = ui.allocate_exact_size(size * scale, Sense::hover());
    paint(ui.painter(), &parts.collect::<Vec<_>>(), rect, look);
}

/// Draws the parts in the middle, as large as there is room for.
fn paint(painter: &Painter, parts: &[Part], rect: Rect, look: &Look) {
    painter.rect_filled(rect, 6.0, look.ground[0]);
    let places = parts.iter().map(|(place, ..)| *place);
    let all = places.reduce(Rect::union).unwrap_or(Rect::ZERO);
    let room = rect.shrink(6.0);
    let scale = (room.width() / all.width()).min(room.height() / all.height());
    let color = |ink| {
        let [red, green, blue] = look.palette.color(ink);
        Color32::from_rgb(red, green, blue)
    };
    for &(place, kind, number) in parts {
        let middle = rect.center() + (place.center() - all.center()) * scale;
        let place = Rect::from_center_size(middle, place.size() * scale);
        let (fill, line, words) = match kind {
            PartKind::Face => (color(Ink::Paper), Ink::Edge, color(Ink::Black)),
            PartKind::Back => (color(Ink::BackDark), Ink::Edge, Color32::WHITE),
            PartKind::Place => (Color32::TRANSPARENT, Ink::MarkFaint, Color32::WHITE),
        };
        let line = Stroke::new(0.7, color(line));
        painter.rect(place, 1.5, fill, line, StrokeKind::Inside);
        if let Some(number) = number {
            let font = FontId::proportional(0.35 * place.height());
            painter.text(
                middle,
                Align2::CENTER_CENTER,
                number.to_string(),
                font,
                words,
            );
        }
    }
}

/// What lies on the table of a variant when a game begins.
fn table(variant: &Variant) -> Vec<Part> {
    let scene = Session::new_game(variant, 1).scene();
    let layout = lay_out(&scene, SIZE);
    let mut parts = Vec::new();
    for (view, placed) in scene.piles.iter().zip(&layout.piles) {
        parts.extend(strips(placed).into_iter().map(|(idx, rect)| {
            let kind = match idx.and_then(|idx| view.cards.get(idx)) {
                None => PartKind::Place,
                Some(card) if card.face_up => PartKind::Face,
                Some(_) => PartKind::Back,
            };
            (to_egui(rect, Pos2::ZERO), kind, None)
        }));
    }
    parts
}
