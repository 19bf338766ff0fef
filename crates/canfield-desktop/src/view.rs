//! What the window shows: a function of the scene, the words, the look and the area, and of cards that are still moving.

use canfield_session::command::Command;
use canfield_session::scene::Scene;
use canfield_text::Texts;
use egui::{FontId, TextStyle, Ui};

use crate::front::{Front, Request};
use crate::look::Look;

mod bars;
mod dialog;
pub(crate) mod motion;
pub(crate) mod sketch;
mod table;
mod words;

/// What a part of the window is drawn from.
#[derive(Clone, Copy)]
struct Seen<'a> {
    scene: &'a Scene,
    texts: &'a Texts,
    look: Look,
}

impl Front {
    /// Draws everything, and notes what was clicked.
    pub(crate) fn draw(&mut self, ui: &mut Ui, scene: &Scene, texts: &Texts, look: Look) {
        if self.look.replace(look) != Some(look) {
            put_on(look, ui);
        }
        let seen = Seen { scene, texts, look };
        self.focusable.clear();
        self.bars_ui(ui, seen);
        self.table_ui(ui, seen);
        self.dialog_ui(ui.ctx(), seen);
        self.keep_focus(ui.ctx());
    }

    /// Notes what was clicked.
    fn ask(&mut self, command: Command) {
        self.requests.push(Request::Game(command));
    }

    /// The keyboard's focus is where the session's cursor is, so that a screen reader speaks it, unless the player has
    /// gone to the menus.
    fn keep_focus(&mut self, context: &egui::Context) {
        let Some(&wanted) = self.focusable.first() else {
            return;
        };
        context.memory_mut(|memory| {
            let focused = memory.focused();
            // The card that had it may have gone.
            let is_ours = |id| self.focus == Some(id) || self.focusable.contains(&id);
            if focused != Some(wanted) && focused.is_none_or(is_ours) {
                memory.request_focus(wanted);
            }
            let ours = egui::EventFilter {
                tab: true,
                horizontal_arrows: true,
                vertical_arrows: true,
                escape: true,
            };
            memory.set_focus_lock_filter(wanted, ours);
        });
        self.focus = Some(wanted);
    }
}

fn put_on(look: Look, ui: &mut Ui) {
    let change = |style: &mut egui::Style| {
        style.visuals = look.visuals();
        let font = |size| FontId::proportional(size);
        style.text_styles.insert(TextStyle::Body, font(15.0));
        style.text_styles.insert(TextStyle::Button, font(15.0));
        style.text_styles.insert(TextStyle::Heading, font(21.0));
        style.text_styles.insert(TextStyle::Small, font(12.5));
        style.spacing.button_padding = egui::vec2(8.0, 3.0);
    };
    ui.ctx().all_styles_mut(change);
    change(ui.style_mut());
}
