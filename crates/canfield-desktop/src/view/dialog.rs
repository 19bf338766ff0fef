//! The screens that lie over the table.

use canfield_core::variants::Variant;
use canfield_session::accounts::Account;
use canfield_session::command::Command;
use canfield_session::keymap::Key;
use canfield_session::message::Message;
use canfield_session::scene::Dialog;
use canfield_session::settings::Setting;
use canfield_text::controls::Control;
use canfield_text::label::Label;
use canfield_text::sketch::Sketch;
use egui::{
    Align, ComboBox, Context, Grid, Id, Layout, Modal, Rect, RichText, Role, ScrollArea, Sense,
    StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::{Seen, sketch};
use crate::front::{Front, Request};
use crate::measure::whole;

mod statistics;
mod variants;

/// No text is easy to read in lines longer than this.
const WIDEST: f32 = 560.0;
/// So much is left for the buttons below what is scrolled.
const BUTTONS_POINTS: f32 = 50.0;
/// How high a line of a page is that is scrolled by keys.
const LINE_POINTS: f32 = 22.0;

impl Front {
    pub(super) fn dialog_ui(&mut self, context: &Context, seen: Seen<'_>) {
        let Some(dialog) = &seen.scene.dialog else {
            (self.scrolled, self.chosen) = (None, None);
            return;
        };
        let room = context.content_rect().size() - vec2(64.0, 64.0);
        let frame = egui::Frame::window(&context.global_style()).inner_margin(16);
        let modal = Modal::new(Id::unique("dialog")).frame(frame);
        let shown = modal.show(context, |ui| {
            let widest = match dialog {
                Dialog::Variants { .. } => f32::INFINITY,
                _ => WIDEST,
            };
            ui.set_max_width(room.x.min(widest).max(40.0));
            ui.set_max_height(room.y.max(40.0));
            self.inside_ui(ui, seen, dialog);
        });
        let is_question = matches!(dialog, Dialog::Confirm(_) | Dialog::DealSearch { .. });
        if shown.backdrop_response.clicked() && !is_question {
            self.ask(Command::Cancel);
        }
        // What nothing else has the focus of is the session's.
        self.focusable.push(shown.response.id);
    }

    fn inside_ui(&mut self, ui: &mut Ui, seen: Seen<'_>, dialog: &Dialog) {
        let texts = seen.texts;
        match dialog {
            Dialog::Help { scroll } => self.help_ui(ui, seen, *scroll),
            Dialog::Rules { scroll, variant } => self.rules_ui(ui, seen, *scroll, variant),
            Dialog::Variants {
                search,
                matches,
                chosen,
            } => {
                title_ui(ui, seen, &Label::VariantsTitle);
                typed_ui(ui, seen, &Label::Search, search);
                self.variants_ui(ui, seen, matches, *chosen);
                self.buttons_ui(ui, seen, &[]);
            }
            Dialog::DealNumber { typed, refused } => {
                title_ui(ui, seen, &Label::DealNumberTitle);
                typed_ui(ui, seen, &Label::Number, typed);
                if let Some(error) = refused {
                    ui.colored_label(ui.visuals().error_fg_color, texts.bad_deal_number(error));
                }
                let play = (texts.control(Control::Play), Command::Key(Key::Enter));
                self.buttons_ui(ui, seen, &[play]);
            }
            Dialog::Confirm(question) => {
                title_ui(ui, seen, &Label::QuestionTitle);
                self.sentence_ui(ui, seen, &texts.question(question), None);
                let answers = [(Label::Yes, true), (Label::No, false)];
                let answers =
                    answers.map(|(label, answer)| (texts.label(&label), Command::Answer(answer)));
                self.row_ui(ui, &answers);
            }
            Dialog::Won => {
                self.won_ui(ui, seen);
                let again = (texts.label(&Label::NewGame), Command::NewGame);
                self.buttons_ui(ui, seen, &[again]);
            }
            Dialog::DealSearch { n_deals } => {
                title_ui(ui, seen, &Label::DealSearchTitle);
                self.sentence_ui(ui, seen, &texts.label(&Label::DealSearch(*n_deals)), None);
                self.row_ui(ui, &[(texts.control(Control::Stop), Command::Cancel)]);
            }
            Dialog::Statistics {
                name,
                tally,
                n_cards,
                account,
                told,
            } => {
                title_ui(ui, seen, &Label::StatisticsTitle(name.clone()));
                statistics::table_ui(ui, &texts.statistics(tally, account.as_deref()));
                if !tally.cards_home.is_empty() {
                    ui.add_space(10.0);
                    ui.label(texts.histogram_heading());
                    statistics::histogram_ui(ui, tally, *n_cards);
                }
                // What became of an export or an import.
                if let Some(told) = told {
                    self.sentence_ui(ui, seen, &texts.message(told), None);
                }
                let keys = [
                    account.is_some().then_some((Control::Account, 'a')),
                    Some((Control::Reset, 'r')),
                    Some((Control::Export, 'e')),
                    Some((Control::Import, 'm')),
                ];
                let keys = keys.into_iter().flatten();
                let buttons = keys.map(|(control, key)| {
                    let command = Command::Key(Key::Char(key));
                    (texts.control(control), command)
                });
                self.buttons_ui(ui, seen, &buttons.collect::<Vec<_>>());
            }
            Dialog::Account {
                scroll,
                name,
                account,
            } => self.account_ui(ui, seen, *scroll, name, account),
            Dialog::Settings { rows, chosen } => {
                title_ui(ui, seen, &Label::SettingsTitle);
                let height = (ui.available_height() - BUTTONS_POINTS).max(60.0);
                ScrollArea::vertical().max_height(height).show(ui, |ui| {
                    for (n, setting) in rows.iter().enumerate() {
                        self.setting_ui(ui, seen, setting, n == *chosen);
                    }
                });
                self.buttons_ui(ui, seen, &[]);
            }
        }
    }

    fn won_ui(&mut self, ui: &mut Ui, seen: Seen<'_>) {
        if seen.scene.is_solution_shown {
            title_ui(ui, seen, &Label::SolvedTitle);
            let n_moves = seen.scene.n_moves;
            let told = seen.texts.message(&Message::SolvedByProgram { n_moves });
            self.sentence_ui(ui, seen, &told, None);
        } else {
            title_ui(ui, seen, &Label::WonTitle);
            statistics::table_ui(ui, &seen.texts.won(seen.scene));
        }
    }

    fn help_ui(&mut self, ui: &mut Ui, seen: Seen<'_>, scroll: u16) {
        self.page_ui(ui, seen, &Label::HelpTitle, scroll, |_, ui| {
            let grid = Grid::new("keys").num_columns(2).striped(true);
            grid.show(ui, |ui| {
                for row in seen.texts.help(seen.scene.settings.keys) {
                    ui.strong(row.keys);
                    ui.add(egui::Label::new(row.words).wrap());
                    ui.end_row();
                }
            });
        });
    }

    fn rules_ui(&mut self, ui: &mut Ui, seen: Seen<'_>, scroll: u16, variant: &Variant) {
        let title = Label::RulesTitle(variant.name.clone());
        self.page_ui(ui, seen, &title, scroll, |front, ui| {
            for paragraph in seen.texts.rules_page(variant) {
                heading_ui(ui, paragraph.heading);
                front.sentence_ui(ui, seen, &paragraph.text, None);
                if !paragraph.drawing.is_empty() {
                    ui.add_space(4.0);
                    sketch::deal_ui(ui, &Sketch::new(&variant.rules).picture(), &seen.look);
                }
                ui.add_space(8.0);
            }
        });
    }

    /// The balance as a plot, and the hands that made it.
    fn account_ui(
        &mut self,
        ui: &mut Ui,
        seen: Seen<'_>,
        scroll: u16,
        name: &str,
        account: &Account,
    ) {
        let texts = seen.texts;
        let title = Label::AccountTitle(name.to_owned());
        self.page_ui(ui, seen, &title, scroll, |_, ui| {
            ui.label(texts.account_balance(account));
            let course = account.course();
            if course.len() > 1 {
                ui.add_space(8.0);
                heading_ui(ui, texts.label(&Label::AccountCourse));
                statistics::course_ui(ui, &course);
            }
            ui.add_space(8.0);
            heading_ui(ui, texts.label(&Label::AccountHands));
            for hand in texts.account_hands(account) {
                ui.label(hand);
            }
        });
    }

    /// A text that is scrolled by keys and by the wheel, where there is no room for all of it.
    fn page_ui(
        &mut self,
        ui: &mut Ui,
        seen: Seen<'_>,
        title: &Label,
        scroll: u16,
        text_ui: impl FnOnce(&mut Self, &mut Ui),
    ) {
        title_ui(ui, seen, title);
        let height = (ui.available_height() - BUTTONS_POINTS).max(30.0);
        let area = ScrollArea::vertical().max_height(height);
        let mut area = area.auto_shrink([false, true]);
        if self.scrolled != Some(scroll) {
            area = area.vertical_scroll_offset(f32::from(scroll) * LINE_POINTS);
        }
        let shown = area.show(ui, |ui| text_ui(self, ui));
        let end = (shown.content_size.y - shown.inner_rect.height()).max(0.0);
        let row = whole(shown.state.clamped_offset().y.min(end) / LINE_POINTS);
        if row != scroll {
            self.ask(Command::ScrollTo(row));
        }
        self.scrolled = Some(row);
        self.buttons_ui(ui, seen, &[]);
    }

    fn setting_ui(&mut self, ui: &mut Ui, seen: Seen<'_>, setting: &Setting, is_chosen: bool) {
        let row = seen.texts.setting(setting);
        let mut chosen = None;
        let area = ui.horizontal(|ui| {
            ui.set_min_height(28.0);
            ui.add_space(6.0);
            ui.label(&row.name);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(6.0);
                let values = setting.values();
                if let Some(mut is_on) = setting.is_on() {
                    let response = ui.checkbox(&mut is_on, "");
                    if response.accessible_name(&row.name).changed() {
                        chosen = values.into_iter().find(|value| value != setting);
                    }
                    return;
                }
                let list = ComboBox::from_id_salt(&row.name).selected_text(&row.value);
                let list = list.show_ui(ui, |ui| {
                    for value in values {
                        let text = seen.texts.setting(&value).value;
                        if ui.selectable_label(value == *setting, text).clicked() {
                            chosen = Some(value);
                        }
                    }
                });
                list.response.accessible_name(&row.name);
            });
        });
        let chosen = chosen.map(Command::Set).map(Request::Game);
        self.requests.extend(chosen);
        if is_chosen {
            let stroke = ui.visuals().selection.stroke;
            let rect = area.response.rect;
            ui.painter()
                .rect_stroke(rect, 6.0, stroke, StrokeKind::Inside);
        }
    }

    /// These buttons, and the one that closes.
    fn buttons_ui(&mut self, ui: &mut Ui, seen: Seen<'_>, buttons: &[(String, Command)]) {
        let close = (seen.texts.label(&Label::Close), Command::Cancel);
        self.row_ui(ui, &[buttons, &[close]].concat());
    }

    fn row_ui(&mut self, ui: &mut Ui, buttons: &[(String, Command)]) {
        ui.add_space(12.0);
        // Where words are long, a second row is better than a dialog that is wider than the window.
        ui.horizontal_wrapped(|ui| {
            for (name, command) in buttons {
                if ui.button(name).clicked() {
                    self.ask(command.clone());
                }
            }
        });
    }
}

/// The heading of a part of a page.
fn heading_ui(ui: &mut Ui, heading: String) {
    ui.label(RichText::new(heading).size(17.0).strong());
}

fn title_ui(ui: &mut Ui, seen: Seen<'_>, title: &Label) {
    ui.heading(seen.texts.label(title));
    ui.add_space(6.0);
}

/// A line in which something is typed.
fn typed_ui(ui: &mut Ui, seen: Seen<'_>, name: &Label, typed: &str) {
    ui.horizontal(|ui| {
        let name = seen.texts.label(name);
        ui.label(&name);
        let size = vec2(ui.available_width().min(260.0), 26.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::TextInput, true, &name);
            info.current_text_value = Some(typed.to_owned());
            info
        });
        let visuals = ui.visuals();
        let (frame, color) = (visuals.selection.stroke, visuals.text_color());
        let ground = visuals.extreme_bg_color;
        ui.painter()
            .rect(rect, 4.0, ground, frame, StrokeKind::Inside);
        let font = TextStyle::Body.resolve(ui.style());
        let galley = ui.painter().layout_no_wrap(typed.to_owned(), font, color);
        let at = pos2(rect.left() + 6.0, rect.center().y - galley.size().y / 2.0);
        let caret = pos2(at.x + galley.size().x + 1.0, at.y);
        ui.painter().galley(at, galley, color);
        let caret = Rect::from_min_size(caret, vec2(1.5, 18.0));
        ui.painter().rect_filled(caret, 0.0, color);
    });
}
