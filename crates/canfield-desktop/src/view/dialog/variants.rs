//! All variants, each with a picture of its table.

use canfield_session::command::Command;
use canfield_session::scene::VariantEntry;
use canfield_text::label::Label;
use egui::text::LayoutJob;
use egui::{
    Align, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::BUTTONS_POINTS;
use crate::front::Front;
use crate::measure::{amount, whole};
use crate::view::Seen;

/// A variant in the list: its picture, and its name below.
const TILE: Vec2 = vec2(168.0, 138.0);
/// How high its picture is.
const SKETCH_POINTS: f32 = 108.0;
/// So much lies between two of them.
const GAP: f32 = 8.0;
/// No list is easy to look through that is wider.
const MOST_COLUMNS: u16 = 5;

impl Front {
    pub(super) fn variants_ui(
        &mut self,
        ui: &mut Ui,
        seen: Seen<'_>,
        matches: &[VariantEntry],
        chosen: usize,
    ) {
        ui.add_space(4.0);
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        let height = (ui.available_height() - BUTTONS_POINTS).max(40.0);
        let n_columns = ((ui.available_width() - 16.0 + GAP) / (TILE.x + GAP)).floor();
        let n_columns = usize::from(whole(n_columns).clamp(1, MOST_COLUMNS));
        let width = amount(n_columns) * (TILE.x + GAP) + 10.0;
        let area = ScrollArea::vertical().max_height(height).max_width(width);
        area.show(ui, |ui| {
            ui.set_min_width(width - 16.0);
            if matches.is_empty() {
                ui.weak(seen.texts.label(&Label::NoMatch));
            }
            let mut first = 0;
            for group in matches.chunk_by(|one, next| one.group == next.group) {
                super::heading_ui(ui, seen.texts.group(group[0].group));
                for row in group.chunks(n_columns) {
                    ui.horizontal(|ui| {
                        for (n, entry) in (first..).zip(row) {
                            if self.tile_ui(ui, seen, entry, n == chosen) {
                                self.ask(Command::Choose(n));
                            }
                        }
                    });
                    first += row.len();
                }
            }
        });
    }

    /// A variant with its picture; true if it was clicked.
    fn tile_ui(
        &mut self,
        ui: &mut Ui,
        seen: Seen<'_>,
        entry: &VariantEntry,
        is_chosen: bool,
    ) -> bool {
        let name = seen.texts.variant_name(&entry.name);
        let (rect, response) = ui.allocate_exact_size(TILE, Sense::CLICK);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
        if is_chosen {
            self.focusable.insert(0, response.id);
            // The player may scroll on from there.
            if self.chosen.replace(entry.id.clone()).as_ref() != Some(&entry.id) {
                response.scroll_to_me(Some(Align::Center));
            }
        }
        if ui.is_rect_visible(rect) {
            let picture = Rect::from_min_size(rect.min, vec2(TILE.x, SKETCH_POINTS));
            self.sketches.draw(entry, ui.painter(), picture, &seen.look);
            let font = TextStyle::Body.resolve(ui.style());
            let color = ui.visuals().text_color();
            let mut job = LayoutJob::simple(name.clone(), font, color, TILE.x - 8.0);
            job.wrap.max_rows = 1;
            let at = pos2(rect.left() + 4.0, picture.bottom() + 3.0);
            let galley = ui.painter().layout_job(job);
            ui.painter().galley(at, galley, color);
            let width = match (is_chosen, response.hovered()) {
                (true, _) => 3.0,
                (false, true) => 1.5,
                (false, false) => 0.0,
            };
            let stroke = Stroke::new(width, color);
            ui.painter()
                .rect_stroke(picture, 6.0, stroke, StrokeKind::Outside);
        }
        let aside = entry.alias.clone().map(Label::AlsoKnownAs);
        let aside = aside.map_or(name, |alias| seen.texts.label(&alias));
        response.on_hover_text(aside).clicked()
    }
}
