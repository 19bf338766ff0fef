//! Sentences in which suits are written as signs. The fonts have none of them, so the signs of the deck are drawn in
//! their places.

use std::sync::Arc;

use canfield_core::card::{Color, Suit};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Pos2, Rect, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::Seen;
use crate::front::Front;
use crate::measure::whole;

/// The letter that keeps a place for a sign: it is about as wide as one.
const PLACE: char = 'O';

/// The room above and below the news that small letters may use.
const MARGIN_POINTS: f32 = 9.0;

impl Front {
    /// A sentence that takes as many lines as it needs. News take no more room than so many lines have, in smaller
    /// letters and more lines of them if need be, and are told to whoever does not see them as soon as they change.
    pub(super) fn sentence_ui(
        &mut self,
        ui: &mut Ui,
        seen: Seen<'_>,
        text: &str,
        news_rows: Option<usize>,
    ) {
        let color = ui.visuals().text_color();
        let width = ui.available_width();
        let (style, max_rows) = match news_rows {
            Some(n_rows) if !has_room(ui, text, width, n_rows) => {
                let height = ui.available_height() + MARGIN_POINTS;
                let n_small = (height / ui.text_style_height(&TextStyle::Small)).floor();
                (TextStyle::Small, usize::from(whole(n_small)).max(n_rows))
            }
            Some(n_rows) => (TextStyle::Body, n_rows),
            None => (TextStyle::Body, usize::MAX),
        };
        let font = style.resolve(ui.style());
        let (mut job, suits) = job(text, &font, color, width);
        job.wrap.max_rows = max_rows;
        let galley = ui.painter().layout_job(job);
        // Small letters may reach into the margin, but make the bar no larger.
        let most = news_rows.map_or(f32::INFINITY, |_| ui.available_height());
        let size = galley.size().min(vec2(f32::INFINITY, most));
        let (place, response) = ui.allocate_exact_size(size, Sense::hover());
        let rect = Rect::from_center_size(place.center(), galley.size());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text));
        if news_rows.is_some() {
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_live(egui::accesskit::Live::Polite);
            });
        }
        let mut suits = suits.into_iter().peekable();
        let mut n_glyphs = 0;
        for row in &galley.rows {
            for glyph in &row.glyphs {
                if let Some((_, suit)) = suits.next_if(|&(place, _)| place == n_glyphs) {
                    let corner = rect.min + row.pos.to_vec2();
                    let width = glyph.advance_width;
                    let middle = corner + vec2(glyph.pos.x + width / 2.0, row.size.y / 2.0);
                    self.sign(ui, seen, suit, middle, font.size);
                }
                n_glyphs += 1;
            }
            n_glyphs += usize::from(row.ends_with_newline);
        }
        ui.painter().galley(rect.min, Arc::clone(&galley), color);
        if galley.elided {
            response.on_hover_text(text);
        }
    }

    fn sign(&mut self, ui: &Ui, seen: Seen<'_>, suit: Suit, middle: Pos2, font_size: f32) {
        let n_pixels = whole(0.86 * font_size * ui.pixels_per_point());
        let texture = self.pictures.sign(ui.ctx(), suit, n_pixels);
        let side = f32::from(n_pixels) / ui.pixels_per_point();
        let rect = Rect::from_center_size(middle, Vec2::splat(side));
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let color = seen.look.suit(suit, seen.scene.settings.four_colors);
        let color = color.unwrap_or(ui.visuals().text_color());
        ui.painter().image(texture, rect, whole, color);
    }
}

/// Whether so many lines of this width have room for a sentence.
pub(super) fn has_room(ui: &Ui, text: &str, width: f32, n_rows: usize) -> bool {
    let font = TextStyle::Body.resolve(ui.style());
    let (mut job, _) = job(text, &font, Color32::WHITE, width);
    job.wrap.max_rows = n_rows;
    width > 0.0 && !ui.painter().layout_job(job).elided
}

/// The text with places for its signs, and which of its letters they are.
fn job(text: &str, font: &FontId, color: Color32, width: f32) -> (LayoutJob, Vec<(usize, Suit)>) {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let mut suits = Vec::new();
    let mut run = String::new();
    let written = TextFormat::simple(font.clone(), color);
    let hidden = TextFormat::simple(font.clone(), Color32::TRANSPARENT);
    for (place, letter) in text.chars().enumerate() {
        match suit(letter) {
            Some(suit) => {
                job.append(&std::mem::take(&mut run), 0.0, written.clone());
                job.append(&PLACE.to_string(), 0.0, hidden.clone());
                suits.push((place, suit));
            }
            None => run.push(letter),
        }
    }
    job.append(&run, 0.0, written);
    (job, suits)
}

const fn suit(letter: char) -> Option<Suit> {
    match letter {
        '♣' => Some(Suit::Clubs),
        '♠' => Some(Suit::Spades),
        '♥' => Some(Suit::Hearts),
        '♦' => Some(Suit::Diamonds),
        _ => None,
    }
}

impl crate::look::Look {
    /// The colour of a sign among words; `None` if it is that of the words.
    fn suit(&self, suit: Suit, four_colors: bool) -> Option<Color32> {
        match (suit, four_colors) {
            (Suit::Clubs, true) => Some(self.signs[1]),
            (Suit::Diamonds, true) => Some(self.signs[2]),
            _ if suit.color() == Color::Red => Some(self.signs[0]),
            _ => None,
        }
    }
}
