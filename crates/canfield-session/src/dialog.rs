//! The screens that lie over the table, as the session keeps them, and the keys that they understand.

use canfield_core::deal::Deck;
use canfield_core::number::DealNumber;
use canfield_core::rules::ScoreKind;
use canfield_core::variants::{self, Group, Variant};

use crate::accounts::{Account, Accounts};
use crate::command::Screen;
use crate::keymap::Key;
use crate::message::Message;
use crate::scene::{Dialog, Question, VariantEntry};
use crate::settings::Settings;
use crate::statistics::Statistics;

/// What is about to happen when the player says yes.
#[derive(Debug, Clone)]
pub(crate) enum Pending {
    /// A new deal of this variant.
    NewGame(Box<Variant>),
    Deal(Box<Variant>, Deck),
    Solution,
    Quit,
    ResetStatistics,
    /// The game of an import takes the place of the one under way.
    ImportedGame(String),
    /// The game that another copy has left takes the place of the one on the table.
    LeftGame,
    /// The game on the table takes the place of the one that another copy has left.
    ReplaceLeftGame,
    NewVersion,
}

/// What the screens show that is not theirs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Around<'a> {
    /// The variant that is played.
    pub(crate) present: &'a Variant,
    /// A variant that is not shipped.
    pub(crate) own: Option<&'a Variant>,
    pub(crate) settings: &'a Settings,
    pub(crate) statistics: &'a Statistics,
    pub(crate) accounts: &'a Accounts,
}

/// A screen that lies over the table.
#[derive(Debug, Clone)]
pub(crate) enum Open {
    Help {
        scroll: u16,
    },
    Rules {
        scroll: u16,
    },
    Variants {
        search: String,
        chosen: usize,
    },
    DealNumber {
        typed: String,
        refused: Option<canfield_core::number::BadDealNumber>,
    },
    Confirm(Pending),
    Won,
    /// A deal that can be won is looked for; it ends with this screen.
    DealSearch {
        n_deals: u32,
    },
    Statistics {
        /// What became of an export or an import.
        told: Option<Message>,
    },
    /// The account of a game that is played for money, over the statistics.
    Account {
        scroll: u16,
    },
    Settings {
        chosen: usize,
    },
}

/// What an open screen asks the session to do.
#[derive(Debug, Clone)]
pub(crate) enum Wish {
    /// Nothing more.
    Nothing,
    /// Close it.
    Close,
    /// Close it, and let the key mean what it means on the table.
    PassOn,
    /// Start a new game of this variant.
    Play(Box<Variant>),
    /// Start this deal of the present variant.
    Deal(DealNumber),
    /// The question is answered.
    Answer(bool),
    /// Give the setting in this row its next value, or the one before.
    Turn { row: usize, forward: bool },
    /// Forget the statistics of the present variant.
    ResetStatistics,
    /// Show the account of the present variant.
    Account,
    /// Go back to the statistics.
    Statistics,
    /// Hand the statistics out.
    Export,
    /// Ask for statistics to be added.
    Import,
}

/// How far the keys for a page go.
const PAGE: u16 = 10;
/// No name and no number is longer.
const MAX_TYPED: usize = 48;

impl Open {
    /// The screen when it is asked for. In the list of variants the one that is played is chosen. `own` is a variant
    /// that is not shipped.
    pub(crate) fn new(screen: Screen, present: &Variant, own: Option<&Variant>) -> Self {
        match screen {
            Screen::Help => Self::Help { scroll: 0 },
            Screen::Rules => Self::Rules { scroll: 0 },
            Screen::Variants => Self::Variants {
                search: String::new(),
                chosen: matches("", own)
                    .position(|variant| variant.id == present.id)
                    .unwrap_or(0),
            },
            Screen::DealNumber => Self::DealNumber {
                typed: String::new(),
                refused: None,
            },
            Screen::Statistics => Self::Statistics { told: None },
            Screen::Settings => Self::Settings { chosen: 0 },
        }
    }

    /// What a key does on this screen. `own` is a variant that is not shipped.
    pub(crate) fn key(&mut self, key: Key, own: Option<&Variant>) -> Wish {
        match self {
            Self::Help { scroll } | Self::Rules { scroll } => scroll_by_key(scroll, key),
            Self::Variants { search, chosen } => {
                let last = matches(search, own).count().saturating_sub(1);
                match key {
                    Key::Up => *chosen = chosen.saturating_sub(1),
                    Key::Down => *chosen = (*chosen + 1).min(last),
                    Key::PageUp => *chosen = chosen.saturating_sub(usize::from(PAGE)),
                    Key::PageDown => *chosen = (*chosen + usize::from(PAGE)).min(last),
                    Key::Home => *chosen = 0,
                    Key::End => *chosen = last,
                    Key::Enter => return self.take(None, own),
                    Key::Escape => return Wish::Close,
                    _ => {
                        if edit(search, key) {
                            *chosen = best_match(search, own);
                        }
                    }
                }
                Wish::Nothing
            }
            Self::DealNumber { typed, refused } => match key {
                Key::Escape => Wish::Close,
                Key::Enter => match typed.parse() {
                    Ok(number) => Wish::Deal(number),
                    Err(error) => {
                        *refused = Some(error);
                        Wish::Nothing
                    }
                },
                _ => {
                    if edit(typed, key) {
                        *refused = None;
                    }
                    Wish::Nothing
                }
            },
            Self::Account { scroll } => match scroll_by_key(scroll, key) {
                Wish::Close => Wish::Statistics,
                wish => wish,
            },
            Self::Statistics { .. } => match key {
                Key::Char('a') => Wish::Account,
                Key::Char('r') => Wish::ResetStatistics,
                Key::Char('e') => Wish::Export,
                Key::Char('m') => Wish::Import,
                Key::Escape | Key::Enter | Key::Char('q' | '%') => Wish::Close,
                _ => Wish::Nothing,
            },
            Self::Settings { chosen } => settings_by_key(chosen, key),
            // Enter says neither yes nor no: it is pressed too easily to give a game up.
            Self::Confirm(_) => match key {
                Key::Char('y' | 'Y') => Wish::Answer(true),
                Key::Char('n' | 'N') | Key::Escape => Wish::Answer(false),
                _ => Wish::Nothing,
            },
            Self::DealSearch { .. } => match key {
                Key::Escape => Wish::Close,
                _ => Wish::Nothing,
            },
            // The key that put the last card down may come twice, so it must not start a new game.
            Self::Won => match key {
                Key::Enter | Key::Char(' ') | Key::Escape => Wish::Close,
                _ => Wish::PassOn,
            },
        }
    }

    /// Takes an entry of a list: the one with this number, or the chosen one.
    pub(crate) fn take(&self, entry: Option<usize>, own: Option<&Variant>) -> Wish {
        match self {
            Self::Variants { search, chosen } => matches(search, own)
                .nth(entry.unwrap_or(*chosen))
                .map_or(Wish::Nothing, |variant| {
                    Wish::Play(Box::new(variant.clone()))
                }),
            Self::Settings { chosen } => Wish::Turn {
                row: entry.unwrap_or(*chosen),
                forward: true,
            },
            _ => Wish::Nothing,
        }
    }

    /// Scrolls to this row, where there is anything to scroll.
    pub(crate) fn scroll_to(&mut self, row: u16) {
        if let Self::Help { scroll } | Self::Rules { scroll } | Self::Account { scroll } = self {
            *scroll = row;
        }
    }

    /// Takes another text for what is typed, as much of it as there is room for.
    pub(crate) fn write(&mut self, text: &str, own: Option<&Variant>) {
        let text: String = text.chars().take(MAX_TYPED).collect();
        match self {
            Self::Variants { search, chosen } => {
                *chosen = best_match(&text, own);
                *search = text;
            }
            Self::DealNumber { typed, refused } => (*typed, *refused) = (text, None),
            _ => {}
        }
    }

    /// Forgets what is typed; false if nothing is.
    pub(crate) fn forget_typed(&mut self) -> bool {
        match self {
            Self::Variants { search, chosen } if !search.is_empty() => {
                search.clear();
                *chosen = 0;
                true
            }
            Self::DealNumber { typed, refused } if !typed.is_empty() => {
                typed.clear();
                *refused = None;
                true
            }
            _ => false,
        }
    }

    /// What is to be seen of it.
    pub(crate) fn view(&self, around: Around<'_>) -> Dialog {
        let Around { present, own, .. } = around;
        match self {
            Self::Help { scroll } => Dialog::Help { scroll: *scroll },
            Self::Rules { scroll } => Dialog::Rules {
                scroll: *scroll,
                variant: Box::new(present.clone()),
            },
            Self::Variants { search, chosen } => Dialog::Variants {
                search: search.clone(),
                matches: matches(search, own).map(|v| entry(v, search)).collect(),
                chosen: *chosen,
            },
            Self::DealNumber { typed, refused } => Dialog::DealNumber {
                typed: typed.clone(),
                refused: refused.clone(),
            },
            Self::Confirm(pending) => Dialog::Confirm(match pending {
                Pending::NewGame(variant) if is_same(variant, present) => Question::NewGame,
                Pending::Deal(variant, deck) if is_same(variant, present) => Question::Deal {
                    deal: deck.to_string(),
                },
                Pending::NewGame(variant) | Pending::Deal(variant, _) => Question::Variant {
                    name: variant.name.clone(),
                },
                Pending::Solution => Question::Solution,
                Pending::Quit => Question::Quit,
                Pending::ImportedGame(_) => Question::ImportedGame,
                Pending::LeftGame => Question::LeftGame,
                Pending::ReplaceLeftGame => Question::ReplaceLeftGame,
                Pending::NewVersion => Question::NewVersion,
                Pending::ResetStatistics => Question::ResetStatistics {
                    name: present.name.clone(),
                    keeps_money: is_for_money(present),
                },
            }),
            Self::Won => Dialog::Won,
            Self::DealSearch { n_deals } => Dialog::DealSearch { n_deals: *n_deals },
            Self::Statistics { told } => Dialog::Statistics {
                name: present.name.clone(),
                tally: Box::new(around.statistics.tally(present)),
                n_cards: present.rules.n_cards(),
                account: around.account().map(Box::new),
                told: told.clone(),
            },
            Self::Account { scroll } => Dialog::Account {
                scroll: *scroll,
                name: present.name.clone(),
                account: Box::new(around.accounts.account(&present.id)),
            },
            Self::Settings { chosen } => Dialog::Settings {
                rows: around.settings.rows(),
                chosen: *chosen,
            },
        }
    }
}

impl Around<'_> {
    /// The account of the present variant, if it is played for money.
    fn account(&self) -> Option<Account> {
        is_for_money(self.present).then(|| self.accounts.account(&self.present.id))
    }
}

/// Whether two variants are the same game: rules of one's own may have the name of a shipped variant.
pub(crate) fn is_same(one: &Variant, other: &Variant) -> bool {
    one.id == other.id && one.rules == other.rules
}

/// Whether a variant is played for money.
pub(crate) fn is_for_money(variant: &Variant) -> bool {
    match variant.rules.knobs().score {
        ScoreKind::Money | ScoreKind::Instalments => true,
        ScoreKind::Points | ScoreKind::None => false,
    }
}

fn settings_by_key(chosen: &mut usize, key: Key) -> Wish {
    let last = Settings::default().rows().len() - 1;
    match key {
        Key::Up | Key::Char('k') => *chosen = chosen.saturating_sub(1),
        Key::Down | Key::Char('j') => *chosen = (*chosen + 1).min(last),
        Key::Home => *chosen = 0,
        Key::End => *chosen = last,
        Key::Right | Key::Enter | Key::Char(' ' | 'l') => {
            return Wish::Turn {
                row: *chosen,
                forward: true,
            };
        }
        Key::Left | Key::Char('h') => {
            return Wish::Turn {
                row: *chosen,
                forward: false,
            };
        }
        Key::Escape | Key::Char('q' | 's' | ',') => return Wish::Close,
        _ => {}
    }
    Wish::Nothing
}

fn scroll_by_key(scroll: &mut u16, key: Key) -> Wish {
    match key {
        Key::Up | Key::Char('k') => *scroll = scroll.saturating_sub(1),
        Key::Down | Key::Char('j') => *scroll = scroll.saturating_add(1),
        Key::PageUp => *scroll = scroll.saturating_sub(PAGE),
        Key::PageDown | Key::Char(' ') => *scroll = scroll.saturating_add(PAGE),
        Key::Home => *scroll = 0,
        Key::End => *scroll = u16::MAX,
        Key::Escape | Key::Enter | Key::Char('q' | 'i' | '?') | Key::Function(1) => {
            return Wish::Close;
        }
        _ => {}
    }
    Wish::Nothing
}

/// Lets a key change what is typed; true if it did.
fn edit(typed: &mut String, key: Key) -> bool {
    match key {
        Key::Char(letter) if typed.chars().count() < MAX_TYPED => {
            typed.push(letter);
            true
        }
        Key::Backspace => typed.pop().is_some(),
        Key::Ctrl('u') => !std::mem::take(typed).is_empty(),
        _ => false,
    }
}

/// All variants there are, a player's own one in front.
pub(crate) fn catalogue(own: Option<&Variant>) -> impl Iterator<Item = &Variant> {
    // The shipped ones are there for ever, but this list is not.
    let shipped = variants::all().map(|variant| -> &Variant { variant });
    own.into_iter().chain(shipped)
}

/// The variants of which a name matches what is typed.
fn matches<'a>(search: &'a str, own: Option<&'a Variant>) -> impl Iterator<Item = &'a Variant> {
    catalogue(own).filter(move |variant| {
        let mut names = [&variant.id, &variant.name]
            .into_iter()
            .chain(&variant.aliases);
        names.any(|name| contains(name, search))
    })
}

/// Which of the matches is meant: the one that is called exactly so, or has it as another name, else the first.
fn best_match(search: &str, own: Option<&Variant>) -> usize {
    let search = plain(search);
    let called = |is_it: &dyn Fn(&Variant) -> bool| matches(&search, own).position(is_it);
    called(&|variant| plain(&variant.name) == search)
        .or_else(|| called(&|variant| variant.aliases.iter().any(|name| plain(name) == search)))
        .unwrap_or_default()
}

fn entry(variant: &Variant, search: &str) -> VariantEntry {
    let by_own_name = contains(&variant.name, search) || contains(&variant.id, search);
    let alias = variant
        .aliases
        .iter()
        .find(|alias| !by_own_name && contains(alias, search));
    VariantEntry {
        id: variant.id.clone(),
        name: variant.name.clone(),
        group: variant.group,
        alias: alias.cloned(),
        own: (variant.group == Group::Own).then(|| Box::new(variant.clone())),
    }
}

/// Whether a name contains what is typed.
fn contains(name: &str, search: &str) -> bool {
    plain(name).contains(&plain(search))
}

/// What counts of a name: capitals make no difference, nor do spaces, hyphens and the like.
fn plain(text: &str) -> String {
    text.chars()
        .filter(|letter| letter.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}
