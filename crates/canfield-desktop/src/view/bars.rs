//! What lies above and below the table: menus, buttons, facts and sentences.

use canfield_core::card::Rank;
use canfield_session::command::Command;
use canfield_session::keymap::Key;
use canfield_text::controls::Control;
use canfield_text::label::Label;
use canfield_text::remarks::Remark;
use egui::containers::menu::MenuBar;
use egui::{Align, Button, Layout, Panel, RichText, TextStyle, Ui};

use super::Seen;
use super::words::has_room;
use crate::front::{Front, Request, Taste};
use crate::measure::amount;

/// Lower windows have no toolbar, and lower ones still nothing but the table.
const TOOLBAR_POINTS: f32 = 320.0;
const BARS_POINTS: f32 = 160.0;
/// Narrower windows have fewer buttons.
const TOOLBAR_WIDTH_POINTS: f32 = 580.0;
/// Narrower windows have two lines for what the game has to say.
const ONE_ROW_POINTS: f32 = 720.0;

/// The entries of the menus. Those of a group stand together.
const MENUS: [(Control, &[&[Control]]); 5] = {
    use Control as C;
    [
        (
            C::GameMenu,
            &[
                &[C::NewGame, C::Restart, C::Daily, C::DealNumber, C::Variants],
                &[C::Statistics, C::Settings],
                &[C::Quit],
            ],
        ),
        (
            C::MoveMenu,
            &[
                &[C::Undo, C::Redo],
                &[C::Draw, C::Finish],
                &[C::Bookmark, C::GoBack],
            ],
        ),
        (
            C::HintMenu,
            &[
                &[C::Hint, C::Find],
                &[C::KnowingHint, C::LastWinnable, C::Solution],
            ],
        ),
        (
            C::ViewMenu,
            &[&[C::Toolbar, C::Motion, C::Contrast], &[C::FullScreen]],
        ),
        (C::HelpMenu, &[&[C::Rules, C::Help]]),
    ]
};

/// The buttons of the toolbar.
const BUTTONS: [&[Control]; 3] = [
    &[Control::NewGame, Control::Variants],
    &[Control::Undo, Control::Redo],
    &[Control::Draw, Control::Hint, Control::Finish],
];

impl Front {
    pub(super) fn bars_ui(&mut self, ui: &mut Ui, seen: Seen<'_>) {
        let height = ui.available_height();
        if height < BARS_POINTS {
            return;
        }
        Panel::top("menus").show(ui, |ui| {
            MenuBar::new().ui(ui, |ui| self.menus_ui(ui, seen));
        });
        if self.taste.has_toolbar && height >= TOOLBAR_POINTS {
            Panel::top("toolbar").show(ui, |ui| self.toolbar_ui(ui, seen));
        }
        // Whatever is said, the table keeps its size.
        let n_rows = 1 + usize::from(ui.available_width() < ONE_ROW_POINTS);
        let height = ui.text_style_height(&TextStyle::Body) * amount(n_rows) + 8.0;
        Panel::bottom("status").exact_size(height).show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let news = status(seen);
                remarks_ui(ui, seen.texts.facts(seen.scene), |ui, width| {
                    has_room(ui, &news, width, n_rows)
                });
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    self.sentence_ui(ui, seen, &news, Some(n_rows));
                });
            });
        });
    }

    fn menus_ui(&mut self, ui: &mut Ui, seen: Seen<'_>) {
        for (n, (title, groups)) in MENUS.into_iter().enumerate() {
            let opened = ui.menu_button(seen.texts.control(title), |ui| {
                for (n, group) in groups.iter().enumerate() {
                    if n > 0 {
                        ui.separator();
                    }
                    for &control in *group {
                        self.entry_ui(ui, seen, control);
                    }
                }
            });
            if n == 0 {
                self.menu = Some(opened.response.id);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            remarks_ui(ui, seen.texts.standing(seen.scene), |_, _| true);
        });
    }

    /// An entry of a menu.
    fn entry_ui(&mut self, ui: &mut Ui, seen: Seen<'_>, control: Control) {
        let name = seen.texts.control(control);
        if control == Control::Find {
            ui.menu_button(name, |ui| {
                for rank in (0..13).filter_map(Rank::from_index) {
                    if ui.button(seen.texts.rank(rank)).clicked() {
                        self.ask(Command::Find(rank));
                    }
                }
            });
        } else if let Some(wish) = self.taste.wish(control) {
            ui.checkbox(wish, name);
        } else {
            let key = key(seen, control).unwrap_or_default();
            self.control_ui(ui, seen, control, |button| button.shortcut_text(key));
        }
    }

    fn toolbar_ui(&mut self, ui: &mut Ui, seen: Seen<'_>) {
        // A second row of buttons would take more from the table than it gives.
        let is_narrow = ui.available_width() < TOOLBAR_WIDTH_POINTS;
        ui.horizontal_wrapped(|ui| {
            for (n, group) in BUTTONS.into_iter().enumerate() {
                if n > 0 {
                    ui.separator();
                }
                for &control in group {
                    if control == Control::Variants && is_narrow {
                        continue;
                    }
                    let response = self.control_ui(ui, seen, control, |button| button);
                    if let Some(key) = key(seen, control) {
                        response.on_hover_text(key);
                    }
                }
            }
        });
    }

    /// A button of the toolbar, or of a menu.
    fn control_ui<'a>(
        &mut self,
        ui: &mut Ui,
        seen: Seen<'_>,
        control: Control,
        change: impl FnOnce(Button<'a>) -> Button<'a>,
    ) -> egui::Response {
        let button = change(Button::new(seen.texts.control(control)));
        let response = ui.add_enabled(control.is_enabled(seen.scene), button);
        if response.clicked() {
            match (control, control.command()) {
                (_, Some(command)) => self.ask(command),
                (Control::Daily, None) => self.requests.push(Request::Today),
                (_, None) => self.requests.push(Request::FullScreen),
            }
        }
        response
    }
}

impl Taste {
    /// What is switched on and off by an entry of a menu.
    fn wish(&mut self, control: Control) -> Option<&mut bool> {
        match control {
            Control::Toolbar => Some(&mut self.has_toolbar),
            Control::Motion => Some(&mut self.has_motion),
            Control::Contrast => Some(&mut self.has_contrast),
            _ => None,
        }
    }
}

/// The key that does the same.
fn key(seen: Seen<'_>, control: Control) -> Option<String> {
    let key = match control {
        Control::FullScreen => Key::Function(11),
        _ => control.key(seen.scene.settings.keys)?,
    };
    Some(seen.texts.key(key))
}

/// As many remarks as there is room for in half of the line, and as leave a width in which the rest has room, too.
fn remarks_ui(ui: &mut Ui, remarks: Vec<Remark>, leaves_room: impl Fn(&Ui, f32) -> bool) {
    let least = ui.available_width() / 2.0;
    let font = TextStyle::Small.resolve(ui.style());
    let gap = 6.0 + 2.0 * ui.spacing().item_spacing.x;
    for Remark { words, stands_out } in remarks {
        let galley = ui
            .painter()
            .layout_no_wrap(words, font.clone(), egui::Color32::WHITE);
        let left = ui.available_width() - galley.size().x;
        if left < least || !leaves_room(ui, left - gap) {
            return;
        }
        let words = RichText::new(galley.text()).small();
        ui.label(if stands_out {
            words.strong()
        } else {
            words.weak()
        });
        ui.add_space(6.0);
    }
}

/// All that the game has to say.
fn status(seen: Seen<'_>) -> String {
    let typed = &seen.scene.typed;
    let typed = (!typed.is_empty()).then(|| seen.texts.label(&Label::Typed(typed.clone())));
    let sentences = typed.into_iter().chain(seen.texts.status(seen.scene));
    sentences.collect::<Vec<_>>().join(" ")
}
