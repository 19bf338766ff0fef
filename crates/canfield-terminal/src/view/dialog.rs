//! The screens that lie over the table.

use canfield_session::command::Command;
use canfield_session::scene::{Dialog, Question, VariantEntry};
use canfield_session::statistics::Tally;
use canfield_text::label::Label;
use canfield_text::pages::{Block, Page};
use canfield_text::tables::Row;
use ratatui::layout::{Constraint, Margin, Rect, Size};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{self, Clear, Padding, Sparkline, Widget};

use super::{Canvas, Hit, cells, hint_line, row, width, wrap};
use crate::look::{self, bold, quiet};

/// No text is easy to read in lines longer than this.
const WIDEST: u16 = 76;
/// Nor is a value found that is far away from its name.
const SETTINGS_WIDTH: u16 = 46;
/// So many rows a plot takes where there is plenty of room: a blank one, the heading, the bars and the axis.
const PLOT_ROWS: usize = 11;

impl Canvas<'_> {
    pub(super) fn draw_dialog(&mut self, dialog: &Dialog) {
        let n_columns = usize::from(self.inner_width());
        if let Some(page) = self.texts.page(self.scene, dialog, n_columns) {
            return self.draw_page(page);
        }
        match dialog {
            Dialog::Variants {
                search,
                matches,
                chosen,
            } => self.draw_variants(search, matches, *chosen),
            Dialog::DealNumber { typed, refused } => {
                let mut lines = vec![entry(&self.label(&Label::Number), typed)];
                if let Some(error) = refused {
                    lines.push(Line::default());
                    lines.extend(self.paragraph(&self.texts.bad_deal_number(error)));
                }
                self.window(&Label::DealNumberTitle, &Label::DealNumberHint, &lines);
            }
            Dialog::Confirm(question) => self.draw_question(question),
            Dialog::Statistics {
                name,
                tally,
                n_cards,
                account,
                told,
            } => {
                let rows = self.texts.statistics(tally, account.as_deref());
                // What became of an export or an import comes first.
                let mut lines = Vec::new();
                if let Some(message) = told {
                    lines.extend(self.paragraph(&self.texts.message(message)));
                    lines.push(Line::default());
                }
                lines.extend(in_columns(rows, Style::new(), u16::MAX));
                let n_lines = cells(lines.len());
                let has_plot = !tally.cards_home.is_empty();
                if has_plot {
                    let blank = " ".repeat(usize::from(self.inner_width()));
                    lines.resize(lines.len() + PLOT_ROWS, Line::raw(blank));
                }
                let title = Label::StatisticsTitle(name.clone());
                let for_money = account.is_some();
                let hint = Label::StatisticsHint { for_money };
                let inside = self.window(&title, &hint, &lines);
                let below = inside.bottom() - inside.height.saturating_sub(n_lines);
                let area = Rect::new(inside.x, below, inside.width, inside.bottom() - below);
                if has_plot && area.height > 2 {
                    self.draw_histogram(tally, *n_cards, area);
                }
            }
            Dialog::Settings { rows, chosen } => {
                let n_cells = self.inner_width().min(SETTINGS_WIDTH);
                let size = Size::new(n_cells, cells(rows.len()));
                let inside = self.frame(&Label::SettingsTitle, &Label::SettingsHint, size);
                // Where not all fit, the last ones give way until the chosen one is seen.
                let first = (chosen + 1).saturating_sub(usize::from(inside.height));
                for ((n, setting), line) in rows.iter().enumerate().skip(first).zip(inside.rows()) {
                    let row = self.texts.setting(setting);
                    self.draw_entry(n, n == *chosen, &row.name, Line::raw(row.value), line);
                }
                self.draw_place(&Label::SettingsTitle, first, rows.len(), inside);
            }
            // The others are pages.
            _ => {}
        }
    }

    /// A page; its lines are scrolled where there is no room for all.
    fn draw_page(&mut self, page: Page) {
        let mut lines = Vec::new();
        for block in page.blocks {
            match block {
                Block::Heading(heading) => lines.push(Line::styled(heading, bold())),
                Block::Paragraph(text) => lines.extend(self.paragraph(&text)),
                Block::Rows(rows) => lines.extend(in_columns(rows, bold(), self.inner_width())),
                Block::Drawing(drawing) => lines.extend(drawing.into_iter().map(Line::raw)),
                Block::Space => lines.push(Line::default()),
            }
        }
        let Some(scroll) = page.scroll else {
            self.window(&page.title, &page.hint, &lines);
            return;
        };
        let n_lines = cells(lines.len());
        let size = Size::new(self.inner_width(), n_lines);
        let inside = self.frame(&page.title, &page.hint, size);
        let last_scroll = n_lines.saturating_sub(inside.height);
        if scroll > last_scroll {
            self.drawn.correction = Some(Command::ScrollTo(last_scroll));
        }
        let first = usize::from(scroll.min(last_scroll));
        self.draw_place(&page.title, first, lines.len(), inside);
        Text::from(lines.split_off(first)).render(inside, self.buffer);
    }

    /// Where not all lines or rows of a window fit: which of them are seen.
    fn draw_place(&mut self, title: &Label, first: usize, n: usize, inside: Rect) {
        if usize::from(inside.height) < n {
            let place = Label::Page(first + 1, first + usize::from(inside.height), n);
            let place = Line::styled(format!(" {} ", self.label(&place)), quiet()).right_aligned();
            // The title is more important.
            if cells(place.width()) + width(self.label(title)) < inside.width {
                place.render(row(inside, inside.y - 2), self.buffer);
            }
        }
    }

    fn draw_variants(&mut self, search: &str, matches: &[VariantEntry], chosen: usize) {
        let size = Size::new(self.inner_width(), u16::MAX);
        let inside = self.frame(&Label::VariantsTitle, &Label::VariantsHint, size);
        entry(&self.label(&Label::Search), search).render(inside, self.buffer);
        let n_rows = inside.height.saturating_sub(2);
        let list = Rect::new(inside.x, inside.y + 2, inside.width, n_rows);
        if matches.is_empty() {
            Line::styled(self.label(&Label::NoMatch), quiet()).render(list, self.buffer);
        }
        // A row is an entry, or the heading above the first entry of each group.
        let mut rows: Vec<(usize, bool)> = Vec::new();
        let mut group = None;
        for (n, variant) in matches.iter().enumerate() {
            if group.replace(variant.group) != Some(variant.group) {
                rows.push((n, true));
            }
            rows.push((n, false));
        }
        // The chosen entry is kept in the middle, as far as the ends of the list allow.
        let n_seen = usize::from(list.height);
        let place = rows.iter().position(|&row| row == (chosen, false));
        let n_after = rows.len().saturating_sub(n_seen);
        let first = place.unwrap_or(0).saturating_sub(n_seen / 2).min(n_after);
        for (&(n, is_heading), line) in rows[first..].iter().zip(list.rows()) {
            if is_heading {
                let heading = self.texts.group(matches[n].group);
                Line::styled(heading, bold()).render(line, self.buffer);
            } else {
                let variant = &matches[n];
                let aside = match &variant.alias {
                    Some(alias) => self.label(&Label::AlsoKnownAs(alias.clone())),
                    None => variant.id.clone(),
                };
                let aside = Line::styled(aside, quiet());
                let name = self.texts.variant_name(&variant.name);
                self.draw_entry(n, n == chosen, &name, aside, line);
            }
        }
    }

    /// An entry of a list, which can be clicked, and at the right what else there is to say of it.
    fn draw_entry(&mut self, n: usize, is_chosen: bool, name: &str, aside: Line<'_>, line: Rect) {
        let (pointer, style) = if is_chosen {
            ('>', bold().add_modifier(Modifier::REVERSED))
        } else {
            (' ', Style::new())
        };
        let name = Line::styled(format!("{pointer} {name} "), style);
        if name.width() + aside.width() <= usize::from(line.width) {
            aside.right_aligned().render(line, self.buffer);
        }
        name.render(line, self.buffer);
        self.drawn.buttons.push((line, Hit::Entry(n)));
    }

    fn draw_question(&mut self, question: &Question) {
        let mut lines = self.paragraph(&self.texts.question(question));
        lines.extend([Line::default(), Line::default()]);
        let inside = self.window(&Label::QuestionTitle, &Label::QuestionHint, &lines);
        let mut x = inside.x;
        for (label, answer) in [(Label::Yes, true), (Label::No, false)] {
            let text = format!("[ {} ]", self.label(&label));
            let button = Rect::new(x, inside.bottom() - 1, width(&*text), 1).intersection(inside);
            Line::styled(text, bold()).render(button, self.buffer);
            self.drawn.buttons.push((button, Hit::Answer(answer)));
            x += button.width + 2;
        }
    }

    /// How many deals ended with how many cards on the foundations.
    fn draw_histogram(&mut self, tally: &Tally, n_cards: usize, area: Rect) {
        // A blank line above, if there is one to spare.
        let heading = row(area, area.y + u16::from(area.height > 5));
        Line::styled(self.texts.histogram_heading(), bold()).render(heading, self.buffer);
        let n_rows = area.bottom() - heading.y - 2;
        let bars = tally.bars(n_cards, usize::from(area.width));
        let most = bars.iter().max().copied().unwrap_or(0);
        // Even the lowest bar is seen.
        let least = most.div_ceil(8 * u64::from(n_rows));
        let chart = Rect::new(area.x, heading.y + 1, cells(bars.len()), n_rows);
        Sparkline::default()
            .data(bars.iter().map(|&bar| bar.max(least * bar.min(1))))
            .max(most)
            .style(Style::new().fg(Color::Green))
            .render(chart, self.buffer);
        let side = Rect::new(chart.right(), chart.y, area.right() - chart.right(), 1);
        Line::styled(format!(" {most}"), quiet()).render(side, self.buffer);
        let axis = row(chart, chart.bottom());
        Line::styled("0", quiet()).render(axis, self.buffer);
        let end = Line::styled(n_cards.to_string(), quiet()).right_aligned();
        end.render(axis, self.buffer);
    }

    /// How wide the lines of a dialog are.
    fn inner_width(&self) -> u16 {
        self.area.width.min(WIDEST) - 4
    }

    fn paragraph(&self, text: &str) -> Vec<Line<'static>> {
        let lines = wrap(text, self.inner_width());
        lines.into_iter().map(Line::raw).collect()
    }

    /// A dialog that consists of a few lines, and is no wider than they are.
    fn window(&mut self, title: &Label, hint: &Label, lines: &[Line<'_>]) -> Rect {
        let edges = [title, hint].map(|label| width(self.label(label)) + 2);
        let widths = lines.iter().map(|line| cells(line.width())).chain(edges);
        let n_cells = widths.max().unwrap_or(0).min(self.inner_width());
        let inside = self.frame(title, hint, Size::new(n_cells, cells(lines.len())));
        Text::from(lines.to_vec()).render(inside, self.buffer);
        inside
    }

    /// Clears the middle of the screen, frames it, and returns the inside, which has this size if there is room.
    fn frame(&mut self, title: &Label, hint: &Label, size: Size) -> Rect {
        let height = size.height.saturating_add(4).min(self.area.height - 2);
        let [width, height] = [size.width + 4, height].map(Constraint::Length);
        let outer = self.area.centered(width, height);
        let mut hint = hint_line(&self.label(hint), size.width);
        hint.spans.insert(0, Span::raw(" "));
        hint.push_span(" ");
        let block = widgets::Block::bordered()
            .border_set(look::FRAME)
            .border_style(Style::new().fg(Color::Cyan))
            .title(format!(" {} ", self.label(title)))
            .title_style(bold())
            .title_bottom(hint)
            .padding(Padding::uniform(1));
        let inside = block.inner(outer);
        // A column on each side keeps the frame apart from those of the cards.
        let around = outer.outer(Margin::new(1, 0)).intersection(self.area);
        Clear.render(around, self.buffer);
        block.render(outer, self.buffer);
        inside
    }
}

/// What rows are about in a column, and what there is to say of each in another one beside it.
fn in_columns(rows: Vec<Row>, style: Style, n_cells: u16) -> Vec<Line<'static>> {
    let names = rows.iter().map(|row| width(&*row.name));
    let n_left = names.max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    for Row { mut name, value } in rows {
        for words in wrap(&value, n_cells.saturating_sub(n_left)) {
            let pad = usize::from(n_left - width(&*name));
            let name = format!("{}{:pad$}", std::mem::take(&mut name), "");
            lines.push(Line::from_iter([
                Span::styled(name, style),
                Span::raw(words),
            ]));
        }
    }
    lines
}

/// A line in which something is typed, with a block where the next letter goes.
fn entry(label: &str, typed: &str) -> Line<'static> {
    let caret = Style::new().add_modifier(Modifier::REVERSED);
    Line::from_iter([
        Span::raw(format!("{label} ")),
        Span::styled(typed.to_owned(), bold()),
        Span::styled(" ", caret),
    ])
}
