//! Buttons, and the pictures on them.

use canfield_text::Texts;
use canfield_text::controls::Control;

use crate::element::{Element, element};

/// What the menu offers, by the names of the commands.
pub(super) const MENU: &[&[(&str, Control)]] = &[
    &[
        ("new", Control::NewGame),
        ("restart", Control::Restart),
        ("daily", Control::Daily),
        ("deal-number", Control::DealNumber),
        ("variants", Control::Variants),
    ],
    &[
        ("find", Control::Find),
        ("bookmark", Control::Bookmark),
        ("back", Control::GoBack),
        ("knowing-hint", Control::KnowingHint),
        ("last-winnable", Control::LastWinnable),
        ("solution", Control::Solution),
    ],
    &[
        ("rules", Control::Rules),
        ("help", Control::Help),
        ("statistics", Control::Statistics),
        ("settings", Control::Settings),
        ("share", Control::Share),
    ],
];

/// A button with a picture and its name below.
pub(super) fn button(texts: &Texts, id: &'static str, control: Control) -> Element {
    element("button")
        .class("tool")
        .with("data-command", id)
        .child(icon(id))
        .child(element("span").text(texts.control(control)))
}

/// A button of the menu, which closes it.
pub(super) fn menu_button(texts: &Texts, id: &str, control: Control) -> Element {
    element("button")
        .with("data-command", id)
        .with("popovertarget", "menu")
        .with("popovertargetaction", "hide")
        .text(texts.control(control))
}

/// The picture of a button, drawn with a pen.
pub(super) fn icon(id: &str) -> Element {
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
