//! Every state of the shared list in every front end, as one page to look at: `cargo xtask gallery`.
//!
//! It is there to be looked at by people. What is compared by programs are the snapshots.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use canfield_session::layout::{self, Area};
use canfield_session::scene::Scene;
use canfield_session::settings::Shade;
use canfield_terminal::look::Look;
use canfield_tests::{states, workspace_dir};
use canfield_text::Texts;
use canfield_web::element::Element;
use canfield_web::view::{SHAPE, Slots, View, deck};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

/// The sizes of the browser's pictures: the window, and what is left of it for the table.
const WINDOWS: &[(u16, u16, u16)] = &[(1280, 800, 660), (390, 844, 670)];

/// What the gallery itself looks like.
const STYLE: &str = "body{font:16px system-ui;margin:2em;background:#ddd;color:#111}\
    section{display:flex;gap:1em;flex-wrap:wrap;align-items:start}\
    pre{font:13px/1.25 monospace;background:#181818;color:#ccc;padding:.5em;margin:0}\
    iframe{border:0;background:#fff}\
    .red{color:#f66}.yellow{color:#fc6}.green{color:#6d6}.blue{color:#8af}.cyan{color:#6dd}.magenta{color:#f8f}\
    .bold{font-weight:bold}.dim{opacity:.6}.reversed{background:#ccc;color:#181818}.underlined{text-decoration:underline}";

fn main() -> Result<(), Box<dyn Error>> {
    let folder = folder()?;
    fs::create_dir_all(&folder)?;
    let by_hand = workspace_dir().join("crates/canfield-web/static/style.css");
    fs::copy(by_hand, folder.join("style.css"))?;
    let mut page = format!(
        "<!doctype html><meta charset=\"utf-8\"><title>Gallery</title><style>{STYLE}</style>"
    );
    for (name, state) in states::all()? {
        let state = state?;
        let scene = state.session.scene();
        write!(page, "<h2 id=\"{name}\">{name}</h2><section>")?;
        for size in &state.sizes.terminal {
            let (width, height) = size.split_once('x').ok_or("a size is written as `80x24`")?;
            let area = Rect::new(0, 0, width.parse()?, height.parse()?);
            write!(page, "<pre>{}</pre>", terminal(&scene, area))?;
        }
        for &(width, height, table_height) in WINDOWS {
            let file = format!("{name}-{width}.html");
            fs::write(
                folder.join(&file),
                browser(&scene, f32::from(width), f32::from(table_height)),
            )?;
            write!(
                page,
                "<iframe loading=\"lazy\" src=\"{file}\" width=\"{width}\" height=\"{height}\"></iframe>"
            )?;
        }
        page.push_str("</section>");
    }
    let index = folder.join("index.html");
    fs::write(&index, page)?;
    print(&format!("The gallery is {}.", index.display()));
    Ok(())
}

/// The picture of a terminal.
fn terminal(scene: &Scene, area: Rect) -> String {
    let look = Look::default();
    let texts = Texts::new("en").with_suits(look.chosen(&scene.settings).suits);
    let mut screen = Buffer::empty(area);
    let _drawn = canfield_terminal::view::draw(scene, &texts, look, area, &mut screen);
    let rows = screen.content().chunks(usize::from(area.width.max(1)));
    let rows = rows.map(|row| row.iter().map(sign).collect::<String>());
    rows.collect::<Vec<_>>().join("\n")
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
    let text = cell.symbol().replace('&', "&amp;").replace('<', "&lt;");
    match classes.join(" ").trim() {
        "" => text,
        classes => format!("<span class=\"{classes}\">{text}</span>"),
    }
}

/// The page in a browser, as a file by itself.
fn browser(scene: &Scene, width: f32, height: f32) -> String {
    let area = Area {
        width,
        height,
        ..Area::default()
    };
    let layout = layout::fit(scene, area, SHAPE);
    let mut slots = Slots::default();
    slots.follow(scene);
    let elements = canfield_web::view::page(View {
        scene,
        texts: &Texts::new("en"),
        layout: &layout,
        slots: &slots,
        note: None,
        has_keyboard: true,
    });
    let elements: String = elements.iter().map(Element::to_string).collect();
    let shade = match scene.settings.shade {
        Shade::System => "",
        Shade::Light => "light",
        Shade::Dark => "dark",
    };
    format!(
        "<!doctype html><html lang=\"en\" data-shade=\"{shade}\"><meta charset=\"utf-8\"><title>Canfield</title>\
         <link rel=\"stylesheet\" href=\"style.css\"><style>{}</style>\
         <body><svg width=\"0\" height=\"0\" style=\"position:absolute\">{}</svg>{}\
         <script>document.querySelector('dialog')?.showModal()</script>",
        deck::colors(),
        deck::symbols(deck::style(scene.settings.four_colors, layout.card_width)),
        elements,
    )
}

/// The folder beside everything else that is built.
fn folder() -> Result<PathBuf, Box<dyn Error>> {
    let this = std::env::current_exe()?;
    // This program lies in `target/PROFILE/examples`.
    let target = this.ancestors().nth(3).unwrap_or(Path::new("target"));
    Ok(target.join("gallery"))
}

#[expect(clippy::print_stdout, reason = "a report is printed")]
fn print(line: &str) {
    println!("{line}");
}
