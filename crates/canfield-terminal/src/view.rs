//! What the screen shows: a function of the scene, the words, the look and the area, and of nothing else.

use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::scene::{Scene, Score};
use canfield_text::Texts;
use canfield_text::label::Label;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::layout::{self, Layout};
use crate::look::{Look, bold, quiet};

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
    pub fn at(&self, scene: &Scene, position: Position) -> Option<Hit> {
        if let Some(layout) = &self.layout {
            let (pile, depth) = layout.at(scene, position)?;
            return Some(Hit::Pile(pile, depth));
        }
        let mut buttons = self.buttons.iter();
        let hit = buttons.find(|(area, _)| area.contains(position));
        hit.map(|&(_, hit)| hit)
    }
}

/// Draws a scene. What the player has chosen comes before the look that is handed in.
#[must_use]
pub fn draw(scene: &Scene, texts: &Texts, look: Look, area: Rect, buffer: &mut Buffer) -> Drawn {
    let look = look.chosen(&scene.settings);
    let drawn = draw_scene(scene, texts, look, area, buffer);
    look.tint(buffer);
    drawn
}

fn draw_scene(scene: &Scene, texts: &Texts, look: Look, area: Rect, buffer: &mut Buffer) -> Drawn {
    let mut drawn = Drawn::default();
    let Some(layout) = Layout::new(scene, area) else {
        let size = layout::needed_size(scene);
        let text = texts.label(&Label::TooSmall(size.width, size.height));
        let text = Paragraph::new(text).wrap(Wrap { trim: true });
        text.render(area, buffer);
        return drawn;
    };
    draw_title(scene, texts, with_margin(layout.title), buffer);
    table::draw(scene, &layout, look, buffer);
    // A dialog has its own keys and says what there is to say, so it takes the place of the lines below the table.
    if let Some(dialog) = &scene.dialog {
        let mut canvas = Canvas {
            scene,
            texts,
            look,
            area,
            buffer,
            drawn: &mut drawn,
        };
        dialog::draw(dialog, &mut canvas);
    } else {
        draw_status(scene, texts, look, with_margin(layout.room()), buffer);
        let line = with_margin(layout.keys);
        let hint = texts.label(&Label::TableHint(scene.settings.keys));
        hint_line(&hint, line.width).render(line, buffer);
        drawn.layout = Some(layout);
    }
    drawn
}

/// What a dialog is drawn with.
struct Canvas<'a> {
    scene: &'a Scene,
    texts: &'a Texts,
    look: Look,
    area: Rect,
    buffer: &'a mut Buffer,
    drawn: &'a mut Drawn,
}

/// Which game is played at the left, how it stands at the right.
fn draw_title(scene: &Scene, texts: &Texts, area: Rect, buffer: &mut Buffer) {
    Line::styled(&scene.variant_name, bold()).render(area, buffer);
    let score = scene.score.map(|score| match score {
        Score::Points(n) => Label::Points(n),
        Score::Money(n) => Label::Money(n),
    });
    let deal = (!scene.deal.is_empty()).then(|| Label::Deal(scene.deal.clone()));
    // What does not fit beside the name is left out, the least important first.
    let remarks = [
        Some(Label::CardsHome(scene.n_home, scene.n_cards)),
        scene.balance.map(Label::Balance),
        score,
        scene.clock_secs.map(Label::Clock),
        Some(Label::Moves(scene.n_moves)),
        deal,
    ];
    let mut shown = String::new();
    for remark in remarks.into_iter().flatten() {
        let longer = format!("{GAP}{}{shown}", texts.label(&remark));
        if width(&*scene.variant_name) + width(&*longer) > area.width {
            break;
        }
        shown = longer;
    }
    Line::raw(shown).right_aligned().render(area, buffer);
}

/// What the game has to say, then what a player may want to know of this deal.
fn draw_status(scene: &Scene, texts: &Texts, look: Look, area: Rect, buffer: &mut Buffer) {
    let mut lines: Vec<Line<'_>> = Vec::new();
    if !scene.typed.is_empty() {
        let typed = Label::Typed(scene.typed.clone());
        lines.push(Line::styled(texts.label(&typed), bold()));
    }
    for sentence in texts.status(scene) {
        lines.extend(wrap(&sentence, area.width).into_iter().map(Line::raw));
    }
    let mut facts = Line::default();
    let remarks = [
        scene.can_finish.then_some((Label::Finish, bold())),
        (!scene.is_kept).then_some((Label::NotKept, bold())),
        Some((Label::Base(scene.base), quiet())),
        Some((Label::RedealsLeft(scene.redeals_left), quiet())),
        (scene.n_bookmarks > 0).then(|| {
            let style = if scene.is_bookmarked { bold() } else { quiet() };
            (Label::Bookmarks(scene.n_bookmarks), style)
        }),
    ];
    for (remark, style) in remarks.into_iter().flatten() {
        let remark = texts.label(&remark);
        let divider = if facts.spans.is_empty() {
            String::new()
        } else {
            format!(" {} ", look.divider())
        };
        if cells(facts.width()) + width(&*divider) + width(&*remark) <= area.width {
            facts.push_span(Span::styled(divider, quiet()));
            facts.push_span(Span::styled(remark, style));
        }
    }
    // Whatever there is to say, the last line stays; and what comes first is more important than what comes later.
    lines.truncate(usize::from(area.height).saturating_sub(1));
    lines.push(facts);
    // The lines stand at the bottom, so that the last one does not jump while the game talks.
    for (line, y) in lines.iter().rev().zip((area.top()..area.bottom()).rev()) {
        line.render(row(area, y), buffer);
    }
}

/// The most useful keys. The text has two blanks between two of them; as many are shown as there is room for.
fn hint_line(hint: &str, n_cells: u16) -> Line<'static> {
    let mut line = Line::default();
    for item in hint.split(GAP) {
        if cells(line.width()) + width(item) > n_cells {
            break;
        }
        let (key, words) = item.split_once(' ').unwrap_or((item, ""));
        line.push_span(Span::styled(key.to_owned(), bold()));
        line.push_span(Span::styled(format!(" {words}{GAP}"), quiet()));
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

fn with_margin(area: Rect) -> Rect {
    area.inner(Margin::new(1, 0))
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
    let n_cells = n_cells.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && width(&*line) + 1 + width(word) > n_cells {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for letter in word.chars() {
            line.push(letter);
            if width(&*line) > n_cells {
                line.pop();
                lines.push(std::mem::replace(&mut line, letter.to_string()));
            }
        }
    }
    lines.push(line);
    lines
}
