//! The screens that lie over the table.

use canfield_session::command::Command;
use canfield_session::message::Message;
use canfield_session::scene::{Dialog, Question, VariantEntry};
use canfield_session::statistics::Tally;
use canfield_text::label::Label;
use canfield_text::tables::Row;
use ratatui::layout::{Constraint, Layout, Margin, Rect, Size};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Padding, Sparkline, Widget};

use super::{Canvas, Hit, cells, hint_line, row, width, wrap};
use crate::look::{bold, quiet};

/// No text is easy to read in lines longer than this.
const WIDEST: u16 = 76;
/// So many rows a histogram takes, where there is plenty of room: a blank one, the heading, the bars and the axis.
const PLOT_ROWS: u16 = 11;

/// Draws a dialog.
pub(super) fn draw(dialog: &Dialog, canvas: &mut Canvas<'_>) {
    match dialog {
        Dialog::Help { scroll } => {
            let lines = help_lines(canvas);
            draw_page(&Label::HelpTitle, &lines, *scroll, canvas);
        }
        Dialog::Rules { scroll, variant } => {
            let mut lines = Vec::new();
            for paragraph in canvas.texts.rules_page(variant) {
                if !lines.is_empty() {
                    lines.push(Line::default());
                }
                lines.push(Line::styled(paragraph.heading, bold()));
                lines.extend(canvas.paragraph(&paragraph.text));
            }
            let title = Label::RulesTitle(variant.name.clone());
            draw_page(&title, &lines, *scroll, canvas);
        }
        Dialog::Variants {
            search,
            matches,
            chosen,
        } => draw_variants(search, matches, *chosen, canvas),
        Dialog::DealNumber { typed, refused } => {
            let mut lines = vec![entry(&canvas.texts.label(&Label::Number), typed)];
            if let Some(error) = refused {
                lines.push(Line::default());
                lines.extend(canvas.paragraph(&canvas.texts.bad_deal_number(error)));
            }
            canvas.window(&Label::DealNumberTitle, &Label::DealNumberHint, &lines);
        }
        Dialog::Confirm(question) => draw_question(question, canvas),
        Dialog::Won => {
            let n_moves = canvas.scene.n_moves;
            let lines = canvas.paragraph(&canvas.texts.message(&Message::Won { n_moves }));
            canvas.window(&Label::WonTitle, &Label::WonHint, &lines);
        }
        Dialog::Statistics {
            name,
            tally,
            n_cards,
            account,
        } => {
            let rows = canvas.texts.statistics(tally, account.as_deref());
            let lines = in_columns(&rows);
            let title = Label::StatisticsTitle(name.clone());
            if tally.cards_home.is_empty() {
                canvas.window(&title, &Label::StatisticsHint, &lines);
            } else {
                let size = Size::new(canvas.inner_width(), cells(lines.len()) + PLOT_ROWS);
                let inside = canvas.frame(&title, &Label::StatisticsHint, size);
                let [above, below] = inside.layout(&Layout::vertical([
                    Constraint::Length(cells(lines.len())),
                    Constraint::Fill(1),
                ]));
                Text::from(lines).render(above, canvas.buffer);
                draw_histogram(tally, *n_cards, below, canvas);
            }
        }
        Dialog::Settings { rows, chosen } => {
            let rows: Vec<Row> = rows.iter().map(|row| canvas.texts.setting(row)).collect();
            let lines = in_columns(&rows);
            let inside = canvas.window(&Label::SettingsTitle, &Label::SettingsHint, &lines);
            for (n, (setting, y)) in rows.iter().zip(inside.rows()).enumerate() {
                draw_entry(&setting.name, &setting.value, n == *chosen, y, canvas);
                canvas.drawn.buttons.push((y, Hit::Entry(n)));
            }
        }
    }
}

/// The names in a column, their values in another one beside it.
fn in_columns(rows: &[Row]) -> Vec<Line<'static>> {
    let n_cells = rows.iter().map(|row| width(&*row.name)).max().unwrap_or(0);
    let lines = rows.iter().map(|row| {
        let pad = usize::from(n_cells + 3 - width(&*row.name));
        Line::raw(format!("{}{:pad$}{}", row.name, "", row.value))
    });
    lines.collect()
}

/// How many deals ended with how many cards on the foundations.
fn draw_histogram(tally: &Tally, n_cards: usize, area: Rect, canvas: &mut Canvas<'_>) {
    // A blank line above, if there is one to spare.
    let heading = row(area, area.y + u16::from(area.height > 5));
    let n_rows = (area.bottom() - heading.y).saturating_sub(2);
    if n_rows == 0 {
        return;
    }
    Line::styled(canvas.texts.histogram_heading(), bold()).render(heading, canvas.buffer);
    // Each bar stands for as few numbers of cards as there is room for.
    let n_each = (n_cards + 1).div_ceil(usize::from(area.width)).max(1);
    let mut bars = vec![0_u64; n_cards / n_each + 1];
    for &(n_home, n_deals) in &tally.cards_home {
        if let Some(bar) = bars.get_mut(usize::from(n_home) / n_each) {
            *bar += u64::from(n_deals);
        }
    }
    let most = bars.iter().max().copied().unwrap_or(0);
    // Even the lowest bar is seen.
    let least = most.div_ceil(8 * u64::from(n_rows));
    let bars = bars.iter().map(|&bar| bar.max(least * bar.min(1)));
    let chart = Rect::new(area.x, heading.y + 1, cells(bars.len()), n_rows);
    Sparkline::default()
        .data(bars)
        .max(most)
        .bar_set(canvas.look.bars())
        .style(Style::new().fg(Color::Green))
        .render(chart, canvas.buffer);
    let axis = row(chart, chart.bottom());
    Line::styled("0", quiet()).render(axis, canvas.buffer);
    let end = Line::styled(n_cards.to_string(), quiet()).right_aligned();
    end.render(axis, canvas.buffer);
}

/// The keys in a column, what they do in another one beside it.
fn help_lines(canvas: &Canvas<'_>) -> Vec<Line<'static>> {
    let rows = canvas.texts.help(canvas.scene.settings.keys);
    let n_cells = rows.iter().map(|row| width(&*row.keys)).max().unwrap_or(0);
    let n_left = canvas.inner_width().saturating_sub(n_cells + 2);
    let mut lines = Vec::new();
    for help in rows {
        let mut keys = help.keys;
        for words in wrap(&help.words, n_left) {
            let pad = usize::from(n_cells + 2 - width(&*keys));
            let keys = format!("{}{:pad$}", std::mem::take(&mut keys), "");
            let keys = Span::styled(keys, bold());
            lines.push(Line::from_iter([keys, Span::raw(words)]));
        }
    }
    lines
}

/// Lines that are scrolled where there is no room for all.
fn draw_page(title: &Label, lines: &[Line<'_>], scroll: u16, canvas: &mut Canvas<'_>) {
    let n_lines = cells(lines.len());
    let size = Size::new(canvas.inner_width(), n_lines);
    let inside = canvas.frame(title, &Label::ScrollHint, size);
    let last_scroll = n_lines.saturating_sub(inside.height);
    if scroll > last_scroll {
        canvas.drawn.correction = Some(Command::ScrollTo(last_scroll));
    }
    let first = usize::from(scroll.min(last_scroll));
    let shown = &lines[first..lines.len().min(first + usize::from(inside.height))];
    Text::from(shown.to_vec()).render(inside, canvas.buffer);
    if last_scroll > 0 {
        let page = Label::Page(first + 1, first + shown.len(), lines.len());
        let page = format!(" {} ", canvas.texts.label(&page));
        let page = Line::styled(page, quiet()).right_aligned();
        page.render(row(inside, inside.y - 2), canvas.buffer);
    }
}

fn draw_variants(search: &str, matches: &[VariantEntry], chosen: usize, canvas: &mut Canvas<'_>) {
    let size = Size::new(canvas.inner_width(), u16::MAX);
    let inside = canvas.frame(&Label::VariantsTitle, &Label::VariantsHint, size);
    let texts = canvas.texts;
    entry(&texts.label(&Label::Search), search).render(inside, canvas.buffer);
    let n_rows = inside.height.saturating_sub(2);
    let list = Rect::new(inside.x, inside.y + 2, inside.width, n_rows);
    if matches.is_empty() {
        let text = texts.label(&Label::NoMatch);
        Line::styled(text, quiet()).render(list, canvas.buffer);
        return;
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
    for (&(n, is_heading), y) in rows[first..].iter().zip(list.top()..list.bottom()) {
        let line = row(list, y);
        if is_heading {
            let heading = texts.group(matches[n].group);
            Line::styled(heading, bold()).render(line, canvas.buffer);
        } else {
            let variant = &matches[n];
            let aside = match &variant.alias {
                Some(alias) => texts.label(&Label::AlsoKnownAs(alias.clone())),
                None => variant.id.clone(),
            };
            draw_entry(&variant.name, &aside, n == chosen, line, canvas);
            canvas.drawn.buttons.push((line, Hit::Entry(n)));
        }
    }
}

/// An entry of a list, and at the right what else there is to say of it.
fn draw_entry(name: &str, aside: &str, is_chosen: bool, line: Rect, canvas: &mut Canvas<'_>) {
    let (pointer, style) = if is_chosen {
        ('>', bold().add_modifier(Modifier::REVERSED))
    } else {
        (' ', Style::new())
    };
    let name = format!("{pointer} {name} ");
    Line::styled(&name, style).render(line, canvas.buffer);
    let aside = Line::styled(aside, quiet()).right_aligned();
    if width(&*name) + cells(aside.width()) <= line.width {
        aside.render(line, canvas.buffer);
    }
}

fn draw_question(question: &Question, canvas: &mut Canvas<'_>) {
    let texts = canvas.texts;
    let mut lines = canvas.paragraph(&texts.question(question));
    lines.extend([Line::default(), Line::default()]);
    let inside = canvas.window(&Label::QuestionTitle, &Label::QuestionHint, &lines);
    let mut x = inside.x;
    for (label, answer) in [(Label::Yes, true), (Label::No, false)] {
        let text = format!("[ {} ]", texts.label(&label));
        let button = Rect::new(x, inside.bottom() - 1, width(&*text), 1).intersection(inside);
        Line::styled(text, bold()).render(button, canvas.buffer);
        canvas.drawn.buttons.push((button, Hit::Answer(answer)));
        x += button.width + 2;
    }
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

impl Canvas<'_> {
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
        let edges = [title, hint].map(|label| width(self.texts.label(label)) + 2);
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
        let mut hint = hint_line(&self.texts.label(hint), size.width - 1);
        hint.spans.insert(0, Span::raw(" "));
        let block = Block::bordered()
            .border_set(self.look.frame())
            .border_style(Style::new().fg(Color::Cyan))
            .title(format!(" {} ", self.texts.label(title)))
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
