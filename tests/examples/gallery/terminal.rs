//! The terminal: its cells as text of a page.

use canfield_terminal::look::{Colors, Look};
use canfield_terminal::view;
use canfield_tests::states::State;
use canfield_text::Texts;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

use crate::escaped;

/// What the text looks like.
pub(crate) const STYLE: &str = "pre{font:14px/1.17 'DejaVu Sans Mono',monospace;background:#181818;color:#ccc;padding:10px;margin:0}\
    .red{color:#f66}.yellow{color:#fc6}.green{color:#6d6}.blue{color:#8af}.cyan{color:#6dd}.magenta{color:#f8f}\
    .bold{font-weight:bold}.dim{opacity:.6}.reversed{background:#ccc;color:#181818}.reversed.red{background:#f66}\
    .underlined{text-decoration:underline}";

/// A state on a screen of so many columns and rows.
pub(crate) fn picture(state: &State, width: u16, height: u16) -> String {
    let mut look = Look::default();
    if state.plain {
        look.colors = Colors::Two;
        look.is_ascii = true;
    }
    let scene = state.session.scene();
    let texts = Texts::new("en").with_suits(look.chosen(&scene.settings).suits);
    let area = Rect::new(0, 0, width, height);
    let mut screen = Buffer::empty(area);
    let _drawn = view::draw(&scene, &texts, look, area, &mut screen);
    let rows = screen.content().chunks(usize::from(width.max(1)));
    let rows = rows.map(|row| row.iter().map(sign).collect::<String>());
    format!("<pre>{}</pre>", rows.collect::<Vec<_>>().join("\n"))
}

/// A cell of a terminal.
fn sign(cell: &Cell) -> String {
    let color = match cell.fg {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Blue => "blue",
        Color::Cyan => "cyan",
        Color::Magenta => "magenta",
        _ => "",
    };
    let marks = [
        (Modifier::BOLD, "bold"),
        (Modifier::DIM, "dim"),
        (Modifier::REVERSED, "reversed"),
        (Modifier::UNDERLINED, "underlined"),
    ];
    let marks = marks
        .into_iter()
        .filter(|(modifier, _)| cell.modifier.contains(*modifier));
    let classes: Vec<&str> = [color]
        .into_iter()
        .chain(marks.map(|(_, class)| class))
        .collect();
    let text = escaped(cell.symbol());
    match classes.join(" ").trim() {
        "" => text,
        classes => format!("<span class=\"{classes}\">{text}</span>"),
    }
}
