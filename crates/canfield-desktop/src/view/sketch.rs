//! Small pictures of the tables of all variants, for the list in which one is chosen.

use std::collections::BTreeMap;

use canfield_art::Ink;
use canfield_core::variants;
use canfield_session::layout;
use canfield_session::session::Session;
use egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::input::lay_out;
use crate::look::Look;

/// The size at which a table is laid out to be drawn smaller.
const SIZE: Vec2 = vec2(640.0, 420.0);

/// The tables that were seen already.
#[derive(Debug, Default)]
pub(crate) struct Sketches(BTreeMap<String, Vec<(layout::Rect, Part)>>);

#[derive(Debug, Clone, Copy)]
enum Part {
    Face,
    Back,
    Place,
}

impl Sketches {
    /// Draws the table of a variant into a rectangle. Of a variant that is not shipped there is only the table's ground.
    pub(crate) fn draw(&mut self, id: &str, painter: &Painter, rect: Rect, look: &Look) {
        painter.rect_filled(rect, 6.0, look.ground[0]);
        let parts = self.0.entry(id.to_owned()).or_insert_with(|| parts(id));
        let places = parts.iter().map(|(place, _)| *place);
        let all = places.reduce(layout::Rect::union).unwrap_or_default();
        let room = rect.shrink(6.0);
        let scale = (room.width() / all.width).min(room.height() / all.height);
        let middle = vec2(all.x + all.width / 2.0, all.y + all.height / 2.0);
        let origin = rect.center() - middle * scale;
        let color = |ink| {
            let [red, green, blue] = look.palette.color(ink);
            Color32::from_rgb(red, green, blue)
        };
        let edge = Stroke::new(0.7, color(Ink::Edge));
        let rounding = CornerRadius::same(1);
        for &(part, kind) in parts.iter() {
            let place = Rect::from_min_size(
                origin + vec2(part.x, part.y) * scale,
                vec2(part.width, part.height) * scale,
            );
            match kind {
                Part::Face => {
                    painter.rect(place, rounding, color(Ink::Paper), edge, StrokeKind::Inside)
                }
                Part::Back => painter.rect(
                    place,
                    rounding,
                    color(Ink::BackDark),
                    edge,
                    StrokeKind::Inside,
                ),
                Part::Place => {
                    let faint = Stroke::new(0.7, color(Ink::MarkFaint));
                    painter.rect_stroke(place, rounding, faint, StrokeKind::Inside)
                }
            };
        }
    }
}

/// What lies on the table of a variant when a game begins.
fn parts(id: &str) -> Vec<(layout::Rect, Part)> {
    let Ok(variant) = variants::find(id) else {
        return Vec::new();
    };
    let scene = Session::new_game(variant, 1).scene();
    let layout = lay_out(&scene, SIZE);
    let mut parts = Vec::new();
    for (view, placed) in scene.piles.iter().zip(&layout.piles) {
        if view.cards.is_empty() {
            parts.push((placed.base, Part::Place));
        }
        let mut last = None;
        for (card, &rect) in view.cards.iter().zip(&placed.cards) {
            // What lies on the same place hides what was there.
            if last.replace(pos2(rect.x, rect.y)) == Some(pos2(rect.x, rect.y)) {
                parts.pop();
            }
            parts.push((rect, if card.face_up { Part::Face } else { Part::Back }));
        }
    }
    parts
}
