//! The shared list of game states: every front end draws the same ones.
//!
//! A state file says how a state is reached, and nothing about what it looks like:
//!
//! ```toml
//! about = "Three cards are dealt, and the pile that takes one of them is lit."
//! variant = "canfield"
//! deal = "12345"                     # or `position = "..."`, a position in text
//! play = "draw; W>T2"                # moves
//! then = "Right Enter point:T2:1"    # what the player does after them
//! stored.settings = "..."            # what the program finds when it starts, and `trouble` if it can store nothing
//! sizes = { terminal = ["20x6"] }    # only where it is not drawn at the sizes of all other states
//! ```
//!
//! Every variant has a state with its id for a name: the opening of deal 12345. Where there is more to say of it than that,
//! it has a file like all others.
//!
//! The words of `then` are keys by their names (`Enter`, `Ctrl-r`, `?`), `type:canf` for each letter of a text,
//! `point:T2:1` for a card with one card above it, `scroll:3` for a dialog that is scrolled to its fourth row, `wait:75`
//! for so many seconds, `fails:full` for a text that could not be stored, `left:7` for another copy of the program that ends
//! and leaves a game of this deal, and `solver` for the answer of the solver to
//! what it is asked.

use std::collections::BTreeMap;
use std::error::Error;
use std::{fs, io};

use canfield_core::deal::Deck;
use canfield_core::number::DealNumber;
use canfield_core::variants::{self, Variant};
use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::keymap::Key;
use canfield_session::session::{Millis, Session, Wanted};
use canfield_session::settings::Settings;
use canfield_session::solving::{SolveAnswer, SolveJob};
use canfield_session::storage::{self, Found, StorageError, StorageTrouble};
use canfield_solver::Work;
use serde::Deserialize;

use crate::{DataFile, data_files};

/// A named state.
#[derive(Debug, Clone)]
pub struct State {
    /// Its name, which is that of its file.
    pub name: String,
    /// A sentence that says what is to be seen.
    pub about: String,
    /// The session in this state.
    pub session: Session,
    /// The sizes at which front ends draw it.
    pub sizes: Sizes,
    /// Whether the terminal does without signs that are not ASCII, and without colours.
    pub plain: bool,
}

/// The sizes of the screens on which a state is drawn, for each front end.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    /// In columns and rows, as `80x24`.
    pub terminal: Vec<String>,
    /// In points, as `960x640`.
    #[serde(default = "desktop_sizes")]
    pub desktop: Vec<String>,
}

impl Default for Sizes {
    /// What a terminal has by itself, the smallest one that is drawn on, and a large window.
    fn default() -> Self {
        Self {
            terminal: ["80x24", "44x16", "120x40"].map(str::to_owned).to_vec(),
            desktop: desktop_sizes(),
        }
    }
}

/// The smallest window that has all bars, and a usual one.
fn desktop_sizes() -> Vec<String> {
    ["480x360", "1000x720"].map(str::to_owned).to_vec()
}

/// A file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StateFile {
    about: String,
    variant: String,
    deal: Option<String>,
    position: Option<String>,
    #[serde(default)]
    play: String,
    #[serde(default)]
    then: String,
    #[serde(default)]
    plain: bool,
    #[serde(default)]
    stored: BTreeMap<String, String>,
    trouble: Option<String>,
    sizes: Option<Sizes>,
}

/// When each state begins. Time passes only where the state says so.
const START: Millis = Millis(0);

/// The numbers of new deals follow from this, so they are the same in every run.
const ENTROPY: u64 = 1;

/// Every state by its name, or why it cannot be reached: those of the files, and the start of each variant that has no
/// file of its own.
///
/// # Errors
///
/// When the folder of the files cannot be read.
pub fn all() -> io::Result<BTreeMap<String, Result<State, String>>> {
    let mut states = BTreeMap::new();
    for variant in variants::all() {
        states.insert(variant.id.clone(), Ok(start(variant)));
    }
    states.extend(of_files()?);
    Ok(states)
}

/// The states of the files by their names, or why one cannot be reached.
///
/// # Errors
///
/// When the folder of the files cannot be read.
pub fn of_files() -> io::Result<BTreeMap<String, Result<State, String>>> {
    let files = data_files("states", ".toml")?.into_iter();
    let state = |file: DataFile| {
        let state = load(&file).map_err(|error| format!("{}: {error}", file.path.display()));
        (file.name, state)
    };
    Ok(files.map(state).collect())
}

/// The opening deal of a variant.
fn start(variant: &Variant) -> State {
    let number = DealNumber::new(12345).expect("only 0 is no number of a deal");
    State {
        name: variant.id.clone(),
        about: format!("{} is dealt.", variant.name),
        session: open(Found::default(), variant, number.into()),
        sizes: Sizes::default(),
        plain: false,
    }
}

/// A session with this deal, whatever was found.
fn open(found: Found, variant: &Variant, deck: Deck) -> Session {
    let wanted = Wanted {
        variant: Some(variant.clone()),
        deck: Some(deck),
        ..Wanted::default()
    };
    let (mut session, _) = Session::open(found, wanted, ENTROPY, START);
    // Whoever starts the program with a deal is asked before it takes the place of a game under way.
    session.update(Command::Answer(true), START);
    session
}

/// Reads a state file, and plays until its state is reached.
///
/// # Errors
///
/// If the file is not a state file, or if what it says cannot be played.
pub fn load(file: &DataFile) -> Result<State, Box<dyn Error>> {
    let read: StateFile = toml::from_str(&fs::read_to_string(&file.path)?)?;
    if !read.about.ends_with('.') {
        return Err("`about` is a sentence that says what is to be seen".into());
    }
    let mut session = begin(&read)?;
    for text in words(&read.play, ';') {
        let before = session.scene().n_moves;
        session.update(Command::Play(text.parse()?), START);
        if session.scene().n_moves == before {
            return Err(format!("the move `{text}` is refused").into());
        }
    }
    let mut now = START;
    let mut job = None;
    for word in words(&read.then, ' ') {
        if let Some(seconds) = word.strip_prefix("wait:") {
            now.0 += 1000 * seconds.parse::<u64>()?;
            continue;
        }
        let given = match word {
            "solver" => vec![answer(&job.take().ok_or("the solver is asked nothing")?)],
            _ => commands(word)?,
        };
        for command in given {
            for effect in session.update(command, now) {
                match effect {
                    Effect::Solve(asked) => job = Some(*asked),
                    Effect::CancelSolve(_) => job = None,
                    _ => {}
                }
            }
        }
    }
    Ok(State {
        name: file.name.clone(),
        about: read.about,
        session,
        sizes: read.sizes.unwrap_or_default(),
        plain: read.plain,
    })
}

fn begin(read: &StateFile) -> Result<Session, Box<dyn Error>> {
    let variant = variants::find(&read.variant)?;
    match (&read.deal, &read.position) {
        (Some(deal), None) => {
            let mut found = Found::default();
            for (name, text) in &read.stored {
                found.texts.insert(key_of(name)?, Ok(text.clone()));
            }
            found.trouble = read.trouble.as_deref().map(trouble).transpose()?;
            Ok(open(found, variant, deal.parse()?))
        }
        (None, Some(position)) => {
            let state = variant.rules.read_position(position)?;
            let session = Session::from_position(variant, state, ENTROPY);
            let settings = read.stored.get(storage::Key::Settings.name());
            let settings = settings.map(|text| Settings::from_text(text).value);
            Ok(session.with_settings(settings.unwrap_or_default()))
        }
        _ => Err("a state begins with a deal or with a position".into()),
    }
}

fn key_of(name: &str) -> Result<storage::Key, String> {
    let mut keys = storage::Key::ALL.into_iter();
    keys.find(|key| key.name() == name)
        .ok_or_else(|| format!("nothing is stored as `{name}`"))
}

/// A trouble with the storage, by its name.
fn trouble(name: &str) -> Result<StorageError, String> {
    let kind = match name {
        "full" => StorageTrouble::Full,
        "in-use" => StorageTrouble::InUse,
        "read-only" => StorageTrouble::ReadOnly,
        _ => return Err(format!("there is no trouble `{name}`")),
    };
    Ok(StorageError {
        kind,
        place: "~/.local/share/canfield".to_owned(),
        detail: String::new(),
    })
}

/// What another copy of the program has stored that has played one move of a deal.
fn left(deal: &str) -> Result<Found, Box<dyn Error>> {
    let mut other = open(Found::default(), variants::find("canfield")?, deal.parse()?);
    let effects = other.update(Command::Draw, Millis(0));
    let mut found = Found::default();
    for effect in effects {
        if let Effect::Store { key, text } = effect {
            found.texts.insert(key, Ok(text));
        }
    }
    Ok(found)
}

fn words(text: &str, separator: char) -> impl Iterator<Item = &str> {
    text.split(separator)
        .map(str::trim)
        .filter(|word| !word.is_empty())
}

/// What the solver finds out.
fn answer(job: &SolveJob) -> Command {
    let mut work = Work::new(&job.question);
    let answer = loop {
        if let Some(answer) = work.step(u64::MAX) {
            break answer;
        }
    };
    let id = job.id;
    Command::Solved(Box::new(SolveAnswer { id, answer }))
}

/// What a word of `then` asks for.
fn commands(word: &str) -> Result<Vec<Command>, Box<dyn Error>> {
    if let Some(text) = word.strip_prefix("type:") {
        return Ok(text.chars().map(Key::Char).map(Command::Key).collect());
    }
    if let Some(name) = word.strip_prefix("fails:") {
        return Ok(vec![Command::NotStored(trouble(name)?)]);
    }
    if let Some(deal) = word.strip_prefix("left:") {
        return Ok(vec![Command::TakeOver(Box::new(left(deal)?))]);
    }
    if let Some(row) = word.strip_prefix("scroll:") {
        return Ok(vec![Command::ScrollTo(row.parse()?)]);
    }
    if let Some(place) = word.strip_prefix("point:") {
        let (pile, depth) = place.split_once(':').unwrap_or((place, "0"));
        return Ok(vec![Command::Point {
            pile: pile.parse()?,
            depth: depth.parse()?,
        }]);
    }
    Ok(vec![Command::Key(key(word)?)])
}

fn key(name: &str) -> Result<Key, String> {
    let key = match name {
        "Left" => Key::Left,
        "Right" => Key::Right,
        "Up" => Key::Up,
        "Down" => Key::Down,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "Home" => Key::Home,
        "End" => Key::End,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Tab" => Key::Tab,
        "BackTab" => Key::BackTab,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "Space" => Key::Char(' '),
        _ => {
            let (prefix, letter) = name.split_at(name.len() - 1);
            match (prefix, letter.chars().next()) {
                ("", Some(letter)) => Key::Char(letter),
                ("Ctrl-", Some(letter)) => Key::Ctrl(letter),
                _ => return Err(format!("there is no key `{name}`")),
            }
        }
    };
    Ok(key)
}
