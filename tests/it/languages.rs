//! Every state in every language, as the terminal draws it: nothing that is said is cut off, even on the smallest screen, and
//! nothing has a hole in it.
//!
//! Besides the languages that players choose there is one of longer words, so that the next language finds room too.

use canfield_session::scene::{Dialog, Scene};
use canfield_terminal::look::Look;
use canfield_tests::{data_files, states};
use canfield_text::label::Label;
use canfield_text::tables::Row;
use canfield_text::{LANGUAGES, Texts};
use libtest_mimic::{Failed, Trial};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;

use crate::rendered::draw_in;
use crate::snapshots;

/// The smallest screen on which there is a game, and those that are common.
const SIZES: [(u16, u16); 3] = [(44, 16), (80, 24), (120, 40)];

/// The states of which there are snapshots in every language, and the screens for them.
const SHOWN: [(&str, u16, u16); 2] = [("mid-game", 80, 24), ("help", 44, 16)];

pub(crate) fn trials() -> Vec<Trial> {
    let language = |code: &'static str| {
        let check = move || nothing_is_cut_off(&|| Texts::new(code));
        Trial::test(format!("languages::{code}"), check)
    };
    let longer = Trial::test("languages::longer-words", || {
        nothing_is_cut_off(&Texts::longer)
    });
    let languages = LANGUAGES.iter().copied();
    let mut trials: Vec<Trial> = languages.map(language).chain([longer]).collect();
    for code in LANGUAGES.iter().copied().filter(|&code| code != "en") {
        for (name, width, height) in SHOWN {
            let shown = format!("{code}-{name}");
            trials.push(Trial::test(format!("languages::{shown}"), move || {
                compare(code, name, &shown, Rect::new(0, 0, width, height))
            }));
        }
    }
    trials
}

/// What a player sees of a state in another language than English.
fn compare(code: &str, name: &str, shown: &str, area: Rect) -> Result<(), Failed> {
    let files = data_files("states", ".toml")?;
    let file = files.iter().find(|file| file.name == name);
    let state =
        states::load(file.ok_or("there is no such state")?).map_err(|error| error.to_string())?;
    let scene = state.session.scene();
    let screen = draw_in(&Texts::new(code), &scene, Look::default(), area);
    let lines: Vec<String> = rows(&screen)
        .iter()
        .map(|row| row.trim_end().to_owned())
        .collect();
    snapshots::compare("languages", shown, &lines.join("\n"));
    Ok(())
}

fn nothing_is_cut_off(texts: &dyn Fn() -> Texts) -> Result<(), Failed> {
    let texts = texts();
    let mut faults = Vec::new();
    for file in data_files("states", ".toml")? {
        let state = states::load(&file).map_err(|error| error.to_string())?;
        let scene = state.session.scene();
        for (width, height) in SIZES {
            let area = Rect::new(0, 0, width, height);
            let screen = draw_in(&texts, &scene, Look::default(), area);
            let rows = rows(&screen);
            // Braces are drawn around what a hint is about, but no text has a dollar sign.
            if let Some(row) = rows.iter().find(|row| row.contains('$')) {
                faults.push(format!("{}: a hole is in {row:?}", state.name));
            }
            for text in expected(&texts, &scene) {
                if !text.is_seen(&rows) {
                    let name = &state.name;
                    faults.push(format!("{name}, {width}x{height}: {text:?}"));
                }
            }
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!(
        "shorten these texts, which are cut off, or fill them:\n{}",
        faults.join("\n")
    )
    .into())
}

/// A text that must be seen.
#[derive(Debug)]
enum Expected {
    /// In one line.
    Line(String),
    /// A name and its value, in one line.
    Pair(Row),
    /// In as many lines as it needs.
    Lines(String),
}

impl Expected {
    fn is_seen(&self, rows: &[String]) -> bool {
        match self {
            Self::Line(text) => rows.iter().any(|row| row.contains(text)),
            Self::Pair(Row { name, value }) => rows.iter().any(|row| {
                let value_at = row.rfind(value.as_str());
                let name_at = row.find(name.as_str());
                name_at.zip(value_at).is_some_and(|(name_at, value_at)| {
                    name_at + name.len() < value_at || value.is_empty()
                })
            }),
            Self::Lines(text) => {
                let words: Vec<&str> = rows
                    .iter()
                    .flat_map(|row| row.trim_matches(['│', ' ']).split(' '))
                    .filter(|word| !word.is_empty())
                    .collect();
                words.join(" ").contains(&text.replace("  ", " "))
            }
        }
    }
}

/// What must be seen of a scene: the first thing that the game has to say, or what the open screen is about.
fn expected(texts: &Texts, scene: &Scene) -> Vec<Expected> {
    let label = |label: &Label| Expected::Line(texts.label(label));
    // As many keys are named as there is room for, but the first must be there.
    let hint = |label: &Label| {
        let hint = texts.label(label);
        Expected::Line(hint.split("  ").next().unwrap_or_default().to_owned())
    };
    let Some(dialog) = &scene.dialog else {
        let told = texts.status(scene).into_iter().next();
        return told.map(Expected::Lines).into_iter().collect();
    };
    match dialog {
        Dialog::Help { .. } => vec![label(&Label::HelpTitle), hint(&Label::ScrollHint)],
        Dialog::Rules { variant, .. } => vec![
            label(&Label::RulesTitle(variant.name.clone())),
            hint(&Label::ScrollHint),
        ],
        Dialog::Account { name, .. } => vec![
            label(&Label::AccountTitle(name.clone())),
            hint(&Label::AccountHint),
        ],
        Dialog::Variants { .. } => vec![label(&Label::VariantsTitle), hint(&Label::VariantsHint)],
        Dialog::DealNumber { refused, .. } => {
            let refused = refused.as_ref().map(|error| texts.bad_deal_number(error));
            let refused = refused.map(Expected::Lines);
            let always = [label(&Label::DealNumberTitle), hint(&Label::DealNumberHint)];
            refused.into_iter().chain(always).collect()
        }
        Dialog::Confirm(question) => vec![
            label(&Label::QuestionTitle),
            Expected::Lines(texts.question(question)),
            label(&Label::Yes),
            label(&Label::No),
            hint(&Label::QuestionHint),
        ],
        Dialog::Won => vec![hint(&Label::WonHint)],
        Dialog::DealSearch { n_deals } => vec![
            label(&Label::DealSearchTitle),
            Expected::Lines(texts.label(&Label::DealSearch(*n_deals))),
            hint(&Label::DealSearchHint),
        ],
        Dialog::Statistics {
            name,
            tally,
            account,
            told,
            ..
        } => {
            let rows = texts.statistics(tally, account.as_deref()).into_iter();
            let told = told.as_ref().map(|message| texts.message(message));
            let title = label(&Label::StatisticsTitle(name.clone()));
            let told = told.map(Expected::Lines);
            rows.map(Expected::Pair)
                .chain(told)
                .chain([title])
                .collect()
        }
        Dialog::Settings { rows, chosen } => {
            let chosen = rows.get(*chosen).map(|row| texts.setting(row));
            let chosen = chosen.map(Expected::Pair);
            let title = label(&Label::SettingsTitle);
            chosen.into_iter().chain([title]).collect()
        }
    }
}

fn rows(screen: &Buffer) -> Vec<String> {
    let width = usize::from(screen.area.width.max(1));
    let rows = screen.content().chunks(width);
    rows.map(|row| row.iter().map(Cell::symbol).collect())
        .collect()
}
