//! What the screen shows: a function of the scene, the words, the look and the area, and of nothing else.

use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::scene::{Scene, Score};
use canfield_text::Texts;
use canfield_text::label::Label;
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use crate::layout::{self, Layout};
use crate::look::{self, Look};

mod dialog;
mod table;

/// What can be clicked after a screen was drawn, and what the drawing found out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawn {
    /// The places of the cards. `None` while something else lies over them.
    layout: Option<Layout>,
    /// The cells of what can be clicked in a dialog.
    buttons: Vec<(Rect, Hit)>,
    /// What the session must be told: that it scrolled too far, which only the drawing can know.
    pub correction: Option<Command>,
}

/// What lies under a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    /// A pile.
    Pile {
        /// Which one.
        pile: PileId,
        /// How many of its cards lie above the one that was hit.
        depth: u8,
    },
    /// An entry of a list, counted from 0.
    Entry(usize),
    /// An answer to a question.
    Answer(bool),
}

impl Drawn {
    /// What lies under a cell of the screen, if it is anything. A cell outside of the screen that was drawn is none.
    #[must_use]
    pub fn at(&self, scene: &Scene, position: Position) -> Option<Hit> {
        if let Some(layout) = &self.layout {
            let (pile, depth) = layout.at(scene, position)?;
            return Some(Hit::Pile { pile, depth });
        }
        let (_, hit) = self
            .buttons
            .iter()
            .find(|(area, _)| area.contains(position))?;
        Some(*hit)
    }
}

/// Draws a scene.
#[must_use]
pub fn draw(scene: &Scene, texts: &Texts, look: Look, area: Rect, buffer: &mut Buffer) -> Drawn {
    let Some(layout) = Layout::new(scene, area) else {
        let size = layout::needed_size(scene);
        let text = texts.label(&Label::TooSmall(size.width, size.height));
        for (line, y) in wrap(&text, area.width)
            .iter()
            .zip(area.top()..area.bottom())
        {
            put(buffer, row(area, y), line, Style::new(), Alignment::Left);
        }
        return Drawn::default();
    };
    draw_title(scene, texts, layout.title, buffer);
    table::draw(scene, &layout, look, buffer);
    // A dialog has its own keys and says what there is to say, so it takes the place of those lines.
    let Some(dialog) = &scene.dialog else {
        draw_status(scene, texts, look, layout.status, buffer);
        draw_hint(
            &texts.label(&Label::TableHint),
            with_margin(layout.keys),
            buffer,
        );
        return Drawn {
            layout: Some(layout),
            ..Drawn::default()
        };
    };
    let mut canvas = Canvas {
        scene,
        texts,
        look,
        area,
        buffer,
        drawn: Drawn::default(),
    };
    dialog::draw(dialog, &mut canvas);
    canvas.drawn
}

/// What a dialog is drawn with.
struct Canvas<'a> {
    scene: &'a Scene,
    texts: &'a Texts,
    look: Look,
    area: Rect,
    buffer: &'a mut Buffer,
    drawn: Drawn,
}

/// Which game is played at the left, how it stands at the right.
fn draw_title(scene: &Scene, texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let area = with_margin(area);
    put(buffer, area, &scene.variant_name, bold(), Alignment::Left);
    let score = scene.score.map(|score| match score {
        Score::Points(n) => texts.label(&Label::Points(n)),
        Score::Money(n) => texts.label(&Label::Money(n)),
    });
    let deal = (!scene.deal.is_empty()).then(|| texts.label(&Label::Deal(scene.deal.clone())));
    // What does not fit beside the name is left out, the least important first.
    let remarks = [
        Some(texts.label(&Label::CardsHome(scene.n_home, scene.n_cards))),
        score,
        Some(texts.label(&Label::Moves(scene.n_moves))),
        deal,
    ];
    let mut n_free = area
        .width
        .saturating_sub(width(&scene.variant_name) + width(GAP));
    let mut shown = Vec::new();
    for remark in remarks.into_iter().flatten() {
        let n_needed = width(&remark) + width(GAP);
        if n_needed > n_free {
            break;
        }
        n_free -= n_needed;
        shown.insert(0, remark);
    }
    put(
        buffer,
        area,
        &shown.join(GAP),
        Style::new(),
        Alignment::Right,
    );
}

/// What the game has to say, or else what a player may want to know of this deal.
fn draw_status(scene: &Scene, texts: &Texts, look: Look, area: Rect, buffer: &mut Buffer) {
    let area = with_margin(area);
    let mut lines: Vec<(String, Style)> = Vec::new();
    if !scene.typed.is_empty() {
        lines.push((texts.label(&Label::Typed(scene.typed.clone())), bold()));
    }
    for sentence in texts.status(scene) {
        let wrapped = wrap(&sentence, area.width);
        lines.extend(wrapped.into_iter().map(|line| (line, Style::new())));
    }
    let base = texts.label(&Label::Base(scene.base));
    let redeals = texts.label(&Label::RedealsLeft(scene.redeals_left));
    let facts = format!("{base} {} {redeals}", look.divider());
    lines.truncate(usize::from(area.height));
    if lines.len() < usize::from(area.height) {
        lines.push((facts, look::quiet()));
    }
    // The last line stays where it is, so that nothing jumps while the game talks.
    let first = area.bottom() - u16::try_from(lines.len()).unwrap_or(area.height);
    for ((line, style), y) in lines.iter().zip(first..) {
        put(buffer, row(area, y), line, *style, Alignment::Left);
    }
}

/// The most useful keys. The text has two blanks between two of them; as many are shown as there is room for.
fn draw_hint(hint: &str, area: Rect, buffer: &mut Buffer) {
    let mut x = area.x;
    for item in hint.split(GAP) {
        if x + width(item) > area.right() {
            break;
        }
        let key = item.split(' ').next().unwrap_or_default();
        put(
            buffer,
            Rect {
                x,
                width: width(item),
                ..area
            },
            item,
            look::quiet(),
            Alignment::Left,
        );
        put(
            buffer,
            Rect {
                x,
                width: width(key),
                ..area
            },
            key,
            bold(),
            Alignment::Left,
        );
        x += width(item);
        // The blanks wipe out what was there, such as the frame of a dialog.
        let gap = Rect::new(x, area.y, 2, 1).intersection(area);
        put(buffer, gap, GAP, Style::new(), Alignment::Left);
        x += 2;
    }
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

fn with_margin(area: Rect) -> Rect {
    Rect {
        x: area.x + 1,
        width: area.width.saturating_sub(2),
        ..area
    }
}

/// How many cells a text takes.
fn width(text: &str) -> u16 {
    u16::try_from(Line::from(text).width()).unwrap_or(u16::MAX)
}

/// Breaks a text into lines between words; a word longer than a line is broken itself.
fn wrap(text: &str, n_cells: u16) -> Vec<String> {
    let n_cells = n_cells.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && width(&line) + 1 + width(word) > n_cells {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for letter in word.chars() {
            line.push(letter);
            if width(&line) > n_cells {
                line.pop();
                lines.push(std::mem::replace(&mut line, letter.to_string()));
            }
        }
    }
    lines.push(line);
    lines
}

const fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// Writes a text into a line, cut off where the line ends.
fn put(buffer: &mut Buffer, area: Rect, text: &str, style: Style, alignment: Alignment) {
    let free = area.width.saturating_sub(width(text));
    let x = area.x
        + match alignment {
            Alignment::Left => 0,
            Alignment::Center => free / 2,
            Alignment::Right => free,
        };
    buffer.set_stringn(x, area.y, text, usize::from(area.width), style);
}
