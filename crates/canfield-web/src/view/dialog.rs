//! The screens that lie over the table.

use canfield_core::number::BadDealNumber;
use canfield_session::accounts::Account;
use canfield_session::keymap::{self, Action};
use canfield_session::message::Message;
use canfield_session::scene::{Dialog, VariantEntry};
use canfield_session::settings::Setting;
use canfield_session::statistics::Tally;
use canfield_text::HelpRow;
use canfield_text::controls::Control;
use canfield_text::label::Label;
use canfield_text::sketch::Sketch;
use canfield_text::tables::Row;

use super::View;
use super::buttons::button;
use super::sketch::sketch;
use crate::element::{Element, element};

/// So many bars a plot has at most.
const N_BARS: usize = 27;
/// What tells in words what the picture of a table shows.
const IN_WORDS: &str = "table-in-words";

impl View<'_> {
    pub(super) fn dialog(&self, dialog: &Dialog) -> Element {
        match dialog {
            Dialog::Help { .. } => self.help(),
            Dialog::Rules { variant, .. } => {
                let paragraphs = self.texts.rules_page(variant);
                let paragraphs = paragraphs.into_iter().flat_map(|paragraph| {
                    let heading = element("h3").text(paragraph.heading);
                    let text = element("p").text(paragraph.text);
                    if paragraph.drawing.is_empty() {
                        return vec![heading, text];
                    }
                    let picture = sketch(&Sketch::new(&variant.rules).picture(), IN_WORDS);
                    vec![heading, text.with("id", IN_WORDS), picture]
                });
                let title = Label::RulesTitle(variant.name.clone());
                self.window("rules", &title, paragraphs)
            }
            Dialog::Variants {
                search,
                matches,
                chosen,
            } => self.variants(search, matches, *chosen),
            Dialog::DealNumber { typed, refused } => self.deal_number(typed, refused.as_ref()),
            Dialog::Confirm(question) => {
                let text = element("p").text(self.texts.question(question));
                let answer = |id, label| {
                    element("button")
                        .with("data-command", id)
                        .text(self.label(&label))
                };
                let buttons = element("div")
                    .class("buttons")
                    .child(answer("yes", Label::Yes).class("main"))
                    .child(answer("no", Label::No).with_if("autofocus", true));
                self.window("confirm", &Label::QuestionTitle, [text, buttons])
            }
            Dialog::Won => self.won(),
            Dialog::DealSearch { n_deals } => {
                let text = self.label(&Label::DealSearch(*n_deals));
                let buttons = self.buttons(&[Control::Stop]);
                let title = &Label::DealSearchTitle;
                self.window("deal-search", title, [element("p").text(text), buttons])
            }
            Dialog::Statistics {
                name,
                tally,
                n_cards,
                account,
                told,
            } => {
                let told = told.as_ref().map(|message| {
                    let text = self.texts.message(message);
                    element("p").with("role", "status").text(text)
                });
                let rows = table(self.texts.statistics(tally, account.as_deref()));
                let plot = self.histogram(tally, *n_cards);
                let account = account.as_ref().map(|_| Control::Account);
                let buttons = [Control::Export, Control::Import, Control::Reset];
                let buttons: Vec<_> = account.into_iter().chain(buttons).collect();
                let inside = told.into_iter().chain([rows]).chain(plot);
                let inside = inside.chain([self.buttons(&buttons)]);
                let title = Label::StatisticsTitle(name.clone());
                self.window("statistics", &title, inside)
            }
            Dialog::Account { name, account, .. } => self.account(name, account),
            Dialog::Settings { rows, .. } => {
                let rows = rows.iter().enumerate();
                let rows = rows.map(|(n, setting)| self.setting(n, setting));
                self.window("settings", &Label::SettingsTitle, rows)
            }
        }
    }

    fn help(&self) -> Element {
        let keys = self.scene.settings.keys;
        let rows = self.texts.help(keys).into_iter();
        // Nobody leaves a page by its keys, and the tabulator goes on to the buttons there.
        let rows = rows.zip(keymap::bindings(keys)).filter(|(_, row)| {
            !matches!(
                row.action,
                Action::Quit | Action::Interrupt | Action::NextPile | Action::PreviousPile
            )
        });
        let row = |row: HelpRow| Row {
            name: row.keys,
            value: row.words,
        };
        let keys = table(rows.map(|(keys, _)| row(keys))).class("keys");
        let inside = if self.has_keyboard {
            vec![keys]
        } else {
            let gestures = table(self.texts.gestures().into_iter().map(row));
            let title = element("summary").text(self.label(&Label::KeyboardTitle));
            vec![gestures, element("details").child(title).child(keys)]
        };
        self.window("help", &Label::HelpTitle, inside)
    }

    fn deal_number(&self, typed: &str, refused: Option<&BadDealNumber>) -> Element {
        let label = self.label(&Label::Number);
        let field = field(label.clone(), typed)
            .with("inputmode", "numeric")
            .with_if("autofocus", true);
        let field = element("label")
            .child(element("span").text(label))
            .child(field);
        let refused = refused.map(|error| {
            let text = self.texts.bad_deal_number(error);
            let refused = element("p").key("refused").class("refused");
            refused.with("role", "alert").text(text)
        });
        let buttons = self.buttons(&[Control::Play, Control::Daily, Control::Share]);
        let inside = [field].into_iter().chain(refused);
        let inside = inside.chain([buttons.key("buttons")]);
        self.window("deal-number", &Label::DealNumberTitle, inside)
    }

    fn won(&self) -> Element {
        let buttons = self.buttons(&[Control::NewGame, Control::Share]);
        if self.scene.is_solution_shown {
            let n_moves = self.scene.n_moves;
            let told = self.texts.message(&Message::SolvedByProgram { n_moves });
            let told = element("p").text(told);
            self.window("won", &Label::SolvedTitle, [told, buttons])
        } else {
            let rows = table(self.texts.won(self.scene));
            self.window("won", &Label::WonTitle, [rows, buttons])
        }
    }

    /// How many deals ended with how many cards on the foundations.
    fn histogram(&self, tally: &Tally, n_cards: usize) -> Option<Element> {
        let counts = tally.bars(n_cards, N_BARS);
        let heading = self.texts.histogram_heading();
        let ends = ["0".to_owned(), n_cards.to_string()];
        let width = counts.len() * 10;
        (!tally.cards_home.is_empty()).then(|| plot("tally", heading, width, bars(&counts), ends))
    }

    /// The money of all hands, and how the balance came about.
    fn account(&self, name: &str, account: &Account) -> Element {
        let paragraph = |text| element("p").text(text);
        let course = account.course();
        let ends = course.iter().max().zip(course.iter().min());
        let plot = ends.filter(|_| course.len() > 1).map(|(&high, &low)| {
            let unit = |below: i64| below.saturating_mul(100) / high.saturating_sub(low).max(1);
            let points = (0..).step_by(10).zip(&course);
            let points =
                points.map(|(x, money)| format!("{x},{}", unit(high.saturating_sub(*money))));
            let points = points.collect::<Vec<_>>().join(" ");
            let line = vec![element("polyline").with("points", points)];
            let heading = self.label(&Label::AccountCourse);
            let width = (course.len() - 1) * 10;
            let ends = [high, low].map(|end| end.to_string());
            plot("course", heading, width, line, ends)
        });
        let hands = self.texts.account_hands(account).into_iter().map(paragraph);
        let heading = element("h3").text(self.label(&Label::AccountHands));
        let inside = [paragraph(self.texts.account_balance(account))].into_iter();
        let inside = inside.chain(plot).chain([heading]).chain(hands);
        self.window("account", &Label::AccountTitle(name.to_owned()), inside)
    }

    /// A screen with a title and a button that closes it. A won game stays in reach behind its screen.
    fn window(
        &self,
        name: &str,
        title: &Label,
        inside: impl IntoIterator<Item = Element>,
    ) -> Element {
        let close = element("button")
            .class("close")
            .with("data-command", "cancel")
            .with("aria-label", self.label(&Label::Close))
            .text("×");
        let heading = element("h2")
            .with("id", "dialog-title")
            .text(self.label(title));
        let body = element("div").class("body").children(inside);
        // A screen of mere text is scrolled by keys.
        let body = match name {
            "help" | "rules" | "statistics" | "account" => body
                .with("tabindex", "0")
                .with("role", "group")
                .with("aria-labelledby", "dialog-title")
                .with("autofocus", ""),
            _ => body,
        };
        element("dialog")
            .key(format!("dialog-{name}"))
            .with("data-dialog", name)
            .with("aria-labelledby", "dialog-title")
            .child(element("div").class("head").child(heading).child(close))
            .child(body)
    }

    fn buttons(&self, controls: &[Control]) -> Element {
        let buttons = controls.iter();
        let buttons = buttons.map(|&control| button(self.texts, control));
        element("div").class("buttons").children(buttons)
    }

    fn variants(&self, search: &str, matches: &[VariantEntry], chosen: usize) -> Element {
        let mut inside = vec![
            field(self.label(&Label::Search), search)
                .key("search")
                .with_if("autofocus", self.has_keyboard)
                .with("placeholder", self.label(&Label::Search)),
        ];
        if matches.is_empty() {
            inside.push(element("p").text(self.label(&Label::NoMatch)));
        }
        let mut group = None;
        for (n, variant) in matches.iter().enumerate() {
            if group.replace(variant.group) != Some(variant.group) {
                let heading = self.texts.group(variant.group);
                inside.push(element("h3").key(heading.as_str()).text(heading));
            }
            let alias = variant.alias.as_ref().map(|alias| {
                let text = self.label(&Label::AlsoKnownAs(alias.clone()));
                element("small").text(text)
            });
            let entry = element("button")
                .key(variant.id.as_str())
                .class("entry")
                .with("data-entry", n.to_string())
                .child(element("span").text(self.texts.variant_name(&variant.name)))
                .children(alias);
            inside.push(if n == chosen {
                entry.with("aria-current", "true")
            } else {
                entry
            });
        }
        self.window("variants", &Label::VariantsTitle, inside)
    }

    /// A setting: a box to tick where it can only be on or off, and a list of its values otherwise.
    fn setting(&self, n: usize, setting: &Setting) -> Element {
        let name = element("span").text(self.texts.setting(setting).name);
        let values = setting.values();
        let chosen = values.iter().position(|value| value == setting);
        let chosen = chosen.unwrap_or_default();
        let is_switch = values.len() == 2 && !matches!(setting, Setting::Keys(_));
        let field = if is_switch {
            element("input")
                .with("type", "checkbox")
                .with("role", "switch")
                .with_if("checked", chosen == 1)
        } else {
            let options = values.iter().enumerate().map(|(k, value)| {
                element("option")
                    .with("value", k.to_string())
                    .with_if("selected", k == chosen)
                    .text(self.texts.setting(value).value)
            });
            element("select").children(options)
        };
        let field = field.with("data-setting", n.to_string());
        element("label").class("setting").child(name).child(field)
    }
}

/// Bars that stand on a line.
fn bars(bars: &[u64]) -> Vec<Element> {
    let most = bars.iter().copied().fold(1, u64::max);
    let bars = bars.iter().enumerate().filter(|(_, bar)| **bar > 0);
    let bars = bars.map(|(n, &bar)| {
        // No bar is so low that it is not seen.
        let height = (bar * 100 / most).max(1);
        element("rect")
            .with("x", (n * 10).to_string())
            .with("y", (100 - height).to_string())
            .with("height", height.to_string())
    });
    bars.collect()
}

/// A plot under a heading: 100 units high, as wide as there is room, and with two numbers at the ends of its axis.
fn plot(
    class: &str,
    heading: String,
    width: usize,
    drawn: Vec<Element>,
    ends: [String; 2],
) -> Element {
    let svg = element("svg")
        .with("viewBox", format!("0 0 {width} 100"))
        .with("preserveAspectRatio", "none")
        .with("aria-hidden", "true");
    let ends = ends.map(|end| element("span").text(end));
    element("figure")
        .class(class)
        .child(element("figcaption").text(heading))
        .child(svg.children(drawn))
        .child(element("div").class("axis").children(ends))
}

fn table(rows: impl IntoIterator<Item = Row>) -> Element {
    let rows = rows.into_iter().map(|row| {
        element("tr")
            .child(element("th").with("scope", "row").text(row.name))
            .child(element("td").text(row.value))
    });
    element("table").child(element("tbody").children(rows))
}

fn field(label: String, value: &str) -> Element {
    element("input")
        .with("aria-label", label)
        .with("autocomplete", "off")
        .with("spellcheck", "false")
        .with("value", value)
}
