//! What the screen shows: a function of the scene, the words, the look and the area, and of nothing else.

use std::borrow::Cow;

use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::scene::Scene;
use canfield_text::Texts;
use canfield_text::label::Label;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use textwrap::WordSplitter;

use crate::layout::{self, Layout};
use crate::look::{Look, bold, quiet};

mod dialog;
mod table;

/// What can be clicked after a screen was drawn, and what the drawing found out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawn {
    /// The cells of what can be clicked. Later ones lie over earlier ones.
    buttons: Vec<(Rect, Hit)>,
    /// What the session must be told: that it scrolled too far, which only the drawing can know.
    pub correction: Option<Command>,
}

/// What lies under a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    /// A pile, and how many of its cards lie above the one that was hit.
    Pile(PileId, u8),
    /// An entry of a list, counted from 0.
    Entry(usize),
    /// An answer to a question.
    Answer(bool),
}

impl Drawn {
    /// What lies under a cell of the screen, if it is anything. A cell outside of the screen that was drawn is none.
    #[must_use]
    pub fn at(&self, position: Position) -> Option<Hit> {
        let mut buttons = self.buttons.iter();
        let hit = buttons.rfind(|(area, _)| area.contains(position));
        hit.map(|&(_, hit)| hit)
    }
}

/// Draws a scene. What the player has chosen comes before the look that is handed in.
#[must_use]
pub fn draw(scene: &Scene, texts: &Texts, look: Look, area: Rect, buffer: &mut Buffer) -> Drawn {
    let look = look.chosen(&scene.settings);
    let drawn = Drawn::default();
    let mut canvas = Canvas {
        scene,
        texts,
        area,
        buffer,
        drawn,
    };
    canvas.draw(look);
    let drawn = canvas.drawn;
    look.finish(buffer);
    drawn
}

/// What is drawn, on what, and with what words.
struct Canvas<'a> {
    scene: &'a Scene,
    texts: &'a Texts,
    area: Rect,
    buffer: &'a mut Buffer,
    drawn: Drawn,
}

impl Canvas<'_> {
    fn draw(&mut self, look: Look) {
        let scene = self.scene;
        let Some(layout) = Layout::new(scene, self.area) else {
            let size = layout::needed_size(scene);
            let text = self.label(&Label::TooSmall(size.width, size.height));
            let text = Paragraph::new(text).wrap(Wrap { trim: true });
            return text.render(self.area, self.buffer);
        };
        self.draw_title(layout.title);
        table::draw(scene, &layout, look, self.buffer);
        // A dialog has its own keys and says what there is to say, so it takes the place of the lines below the table.
        if let Some(dialog) = &scene.dialog {
            return self.draw_dialog(dialog);
        }
        self.draw_status(layout.room());
        let hits = layout.hits(scene);
        let hits = hits.map(|(area, pile, depth)| (area, Hit::Pile(pile, depth)));
        self.drawn.buttons = hits.collect();
    }

    fn label(&self, label: &Label) -> String {
        self.texts.label(label)
    }

    /// Which game is played at the left, which deal and how it stands at the right.
    fn draw_title(&mut self, area: Rect) {
        let scene = self.scene;
        let name = Line::styled(self.texts.variant_name(&scene.variant_name), bold());
        let n_cells = area.width.saturating_sub(cells(name.width()) + 2);
        name.render(area, self.buffer);
        let remarks = self.texts.standing(scene).into_iter();
        let remarks = remarks.map(|remark| Line::raw(remark.words));
        let line = as_many_as_fit(remarks, n_cells).right_aligned();
        line.render(area, self.buffer);
    }

    /// What the game has to say, then what a player may want to know of this deal, then the keys.
    fn draw_status(&mut self, area: Rect) {
        let scene = self.scene;
        let mut lines: Vec<Line<'_>> = Vec::new();
        if !scene.typed.is_empty() {
            let typed = self.label(&Label::Typed(scene.typed.clone()));
            lines.push(Line::styled(typed, bold()));
        }
        for sentence in self.texts.status(scene) {
            lines.extend(wrap(&sentence, area.width).into_iter().map(Line::raw));
        }
        let facts = self.texts.facts(scene).into_iter().map(|fact| {
            let style = if fact.stands_out { bold() } else { quiet() };
            Line::from(Span::styled(fact.words, style))
        });
        let facts = as_many_as_fit(facts, area.width);
        let hint = self.label(&Label::TableHint(scene.settings.keys));
        let hint = hint_line(&hint, area.width);
        // What is said is more important than what can always be looked up: the keys make room for it first.
        let n_rows = usize::from(area.height);
        let has_room = lines.len() + 2 <= n_rows;
        lines.truncate(n_rows - 1);
        lines.extend(
            [Some(facts), has_room.then_some(hint)]
                .into_iter()
                .flatten(),
        );
        // The lines stand at the bottom, so that the last one does not jump while the game talks.
        for (line, y) in lines.iter().rev().zip((area.top()..area.bottom()).rev()) {
            line.render(row(area, y), self.buffer);
        }
    }
}

/// The most useful keys. The text has two blanks between two of them; as many are shown as there is room for.
fn hint_line(hint: &str, n_cells: u16) -> Line<'static> {
    let items = hint.split(GAP).map(|item| {
        let (key, words) = item.split_once(' ').unwrap_or((item, ""));
        let words = Span::styled(format!(" {words}"), quiet());
        Line::from_iter([Span::styled(key.to_owned(), bold()), words])
    });
    as_many_as_fit(items, n_cells)
}

/// The first of these remarks, which are the most important ones, as far as there is room for them.
fn as_many_as_fit<'a>(remarks: impl Iterator<Item = Line<'a>>, n_cells: u16) -> Line<'a> {
    let mut line = Line::default();
    for remark in remarks {
        let gap = if line.spans.is_empty() { "" } else { GAP };
        if cells(line.width() + gap.len() + remark.width()) > n_cells {
            break;
        }
        line.push_span(gap);
        line.spans.extend(remark.spans);
    }
    line
}

/// What stands between two remarks on one line.
const GAP: &str = "  ";

/// One row of an area.
const fn row(area: Rect, y: u16) -> Rect {
    Rect {
        y,
        height: 1,
        ..area
    }
}

/// How many cells a text takes.
fn width<'a>(text: impl Into<Line<'a>>) -> u16 {
    cells(text.into().width())
}

/// So many cells, as the terminal counts them.
fn cells(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// Breaks a text into lines between words; a word longer than a line is broken itself.
fn wrap(text: &str, n_cells: u16) -> Vec<String> {
    let options = textwrap::Options::new(usize::from(n_cells.max(1)))
        .word_splitter(WordSplitter::NoHyphenation);
    let lines = textwrap::wrap(text, options);
    lines.into_iter().map(Cow::into_owned).collect()
}
