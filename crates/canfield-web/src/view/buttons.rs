//! Buttons, and the pictures on them.

use canfield_text::Texts;
use canfield_text::controls::Control;

use crate::element::{Element, element};

/// What the menu offers.
pub(super) const MENU: &[&[Control]] = &[
    &[
        Control::NewGame,
        Control::Restart,
        Control::Daily,
        Control::DealNumber,
        Control::Variants,
    ],
    &[
        Control::Find,
        Control::Bookmark,
        Control::GoBack,
        Control::KnowingHint,
        Control::LastWinnable,
        Control::Solution,
    ],
    &[
        Control::Rules,
        Control::Help,
        Control::Statistics,
        Control::Settings,
        Control::Share,
    ],
];

/// A button with a name.
pub(super) fn button(texts: &Texts, control: Control) -> Element {
    element("button")
        .with("data-command", control.name())
        .text(texts.control(control))
}

/// A button with a picture and its name below.
pub(super) fn tool(texts: &Texts, control: Control) -> Element {
    let name = element("span").text(texts.control(control));
    element("button")
        .class("tool")
        .child(icon(control.name()))
        .child(name)
}

/// The picture of a button, drawn with a pen.
fn icon(id: &str) -> Element {
    let path = match id {
        "undo" => "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
        "redo" => "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
        "hint" => "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10c1 1 1 1 1 2h6c0-1 0-1 1-2a6 6 0 0 0-4-10z",
        "draw" => "M4 7h10v14H4zM8 7V3h12v14h-6M7 14h4M9 12v4",
        "finish" => "m4 13 5 5L20 6",
        _ => "M4 7h16M4 12h16M4 17h16",
    };
    element("svg")
        .class("icon")
        .with("viewBox", "0 0 24 24")
        .with("aria-hidden", "true")
        .child(element("path").with("d", path))
}
