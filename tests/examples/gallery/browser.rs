//! The browser: its page as a file by itself, with the real style sheet and the real deck, and without a program.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

use canfield_session::layout::{self, Area};
use canfield_session::scene::Scene;
use canfield_session::settings::Shade;
use canfield_tests::workspace_dir;
use canfield_text::Texts;
use canfield_web::element::Element;
use canfield_web::view::{self, SHAPE, Slots, View, deck};

/// The bars of a wide window and of a phone, which the table does without, in points. The program measures them; here a
/// sentence of more than one line hides a little of the table.
const BARS: (u16, u16) = (92, 174);

/// In the game a dialog is opened by a call. That of a won game leaves the table in reach.
const OPEN: &str = "for(const d of document.querySelectorAll('dialog'))d.dataset.dialog==='won'?d.show():d.showModal()";

/// Copies the style sheet to the pages.
pub(crate) fn write_style(folder: &Path) -> io::Result<()> {
    let source = workspace_dir().join("crates/canfield-web/static/style.css");
    fs::copy(source, folder.join("style.css")).map(drop)
}

/// The page in a window of this size.
pub(crate) fn page(scene: &Scene, width: u16, height: u16) -> String {
    let bars = if width < height { BARS.1 } else { BARS.0 };
    let area = Area {
        width: f32::from(width),
        height: f32::from(height - bars),
        ..Area::default()
    };
    let layout = layout::fit(scene, area, SHAPE);
    let mut slots = Slots::default();
    slots.follow(scene);
    let elements = view::page(View {
        scene,
        texts: &Texts::new("en"),
        layout: &layout,
        slots: &slots,
        note: None,
        has_keyboard: true,
    });
    let style = deck::style(&scene.settings, layout.card_width);
    let pictures = deck::pictures();
    let shown: BTreeSet<&str> = elements.iter().flat_map(deck::shown).collect();
    let shown = shown
        .into_iter()
        .filter_map(|name| pictures.get_key_value(name));
    let symbols: String = shown
        .map(|(name, picture)| deck::symbol(name, *picture, style))
        .collect();
    let elements: String = elements.iter().map(Element::to_string).collect();
    let shade = match scene.settings.shade {
        Shade::System => "",
        Shade::Light => "light",
        Shade::Dark => "dark",
    };
    format!(
        "<!doctype html><html lang=\"en\" data-shade=\"{shade}\" class=\"still\"><meta charset=\"utf-8\"><title>Canfield</title>\
         <link rel=\"stylesheet\" href=\"style.css\"><style>{}</style>\
         <body><svg id=\"deck\">{symbols}</svg>{elements}<script>{OPEN}</script>",
        deck::colors(),
    )
}
