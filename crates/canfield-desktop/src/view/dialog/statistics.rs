//! What was played and won: a table, and a plot.

use canfield_session::statistics::Tally;
use canfield_text::tables::Row;
use egui::{Align2, FontId, Grid, Rect, Sense, Stroke, Ui, pos2, vec2};

use crate::measure::amount;

/// So many bars a plot has at most.
const N_BARS: usize = 53;

pub(super) fn table_ui(ui: &mut Ui, rows: &[Row]) {
    let grid = Grid::new("statistics").num_columns(2);
    grid.spacing(vec2(40.0, 6.0)).show(ui, |ui| {
        for row in rows {
            ui.label(&row.name);
            ui.strong(&row.value);
            ui.end_row();
        }
    });
}

/// How many deals ended with how many cards on the foundations.
pub(super) fn histogram_ui(ui: &mut Ui, tally: &Tally, n_cards: usize) {
    let bars = tally.bars(n_cards, N_BARS);
    let bars: Vec<i64> = bars
        .into_iter()
        .map(|bar| bar.try_into().unwrap_or(i64::MAX))
        .collect();
    let most = bars.iter().max().copied().unwrap_or(0);
    let height = (ui.available_height() - 70.0).clamp(50.0, 150.0);
    let width = ui.available_width().min(480.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let color = ui.visuals().weak_text_color();
    let plot = Rect::from_min_max(rect.min + vec2(28.0, 8.0), rect.max - vec2(0.0, 16.0));
    let step = plot.width() / amount(bars.len());
    for (n, &bar) in bars.iter().enumerate().filter(|&(_, &bar)| bar > 0) {
        // Even the lowest bar is seen.
        let bar_height = (amount_of(bar, most) * plot.height()).max(2.0);
        let left = plot.left() + amount(n) * step;
        let bar = Rect::from_min_max(
            pos2(left + 0.5, plot.bottom() - bar_height),
            pos2(left + (step - 0.5).max(1.0), plot.bottom()),
        );
        let color = ui.visuals().selection.stroke.color;
        ui.painter().rect_filled(bar, 1.5, color);
    }
    let axis = [plot.left_bottom(), plot.right_bottom()];
    ui.painter().line_segment(axis, Stroke::new(1.0, color));
    let below = vec2(0.0, 2.0);
    for (at, align, number) in [
        (
            plot.left_top() - vec2(4.0, 0.0),
            Align2::RIGHT_CENTER,
            most.to_string(),
        ),
        (plot.left_bottom() + below, Align2::LEFT_TOP, "0".to_owned()),
        (
            plot.right_bottom() + below,
            Align2::RIGHT_TOP,
            n_cards.to_string(),
        ),
    ] {
        let font = FontId::proportional(11.0);
        ui.painter().text(at, align, number, font, color);
    }
}

/// A balance from hand to hand.
pub(super) fn course_ui(ui: &mut Ui, course: &[i64]) {
    let (Some(&high), Some(&low)) = (course.iter().max(), course.iter().min()) else {
        return;
    };
    let width = ui.available_width().min(480.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, 110.0), Sense::hover());
    let plot = Rect::from_min_max(rect.min + vec2(60.0, 8.0), rect.max - vec2(4.0, 8.0));
    let step = plot.width() / amount(course.len() - 1).max(1.0);
    let points = course.iter().enumerate().map(|(n, balance)| {
        let part = amount_of(high - balance, high - low);
        pos2(
            plot.left() + amount(n) * step,
            plot.top() + part * plot.height(),
        )
    });
    let line = Stroke::new(2.0, ui.visuals().selection.stroke.color);
    ui.painter().line(points.collect(), line);
    let color = ui.visuals().weak_text_color();
    for (at, balance) in [(plot.left_top(), high), (plot.left_bottom(), low)] {
        let (at, font) = (at - vec2(6.0, 0.0), FontId::proportional(11.0));
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, balance.to_string(), font, color);
    }
}

/// How large a part is of the whole, from 0 to 1.
fn amount_of(part: i64, whole: i64) -> f32 {
    let thousandths = part.max(0).saturating_mul(1000) / whole.max(1);
    amount(usize::try_from(thousandths).unwrap_or(0)) / 1000.0
}
