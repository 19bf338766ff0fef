//! The commands, one module each, and what they share.

mod check;
mod deal;
mod legal;
mod perft;
mod play;
mod replay;
mod rules;
mod solve;
mod survey;
mod variants;

use std::borrow::Cow;
use std::io::Write;
use std::path::Path;

use canfield_core::number::DealNumber;
use canfield_core::rules::file;
use canfield_core::variants::{self as catalogue, Variant};

use canfield_terminal::Options;
use canfield_text::Texts;

use crate::arguments::{Arguments, Command};
use crate::failure::Failure;
use crate::input;

/// How every command ends.
type Outcome = Result<(), Failure>;

/// Runs the command that the arguments name. What is told while it runs on goes to `err`.
pub(crate) fn run(arguments: Arguments, out: &mut dyn Write, err: &mut dyn Write) -> Outcome {
    match arguments.command {
        None => play::run(&arguments.play),
        Some(Command::Variants { json }) => variants::run(json, out),
        Some(Command::Rules { words, toml }) => rules::run(&words, toml, out),
        Some(Command::Deal { words, json }) => deal::run(&words, json, out),
        Some(Command::Legal { position, rules }) => legal::run(&position, rules.as_deref(), out),
        Some(Command::Check { traces, rules }) => check::run(&traces, rules.as_deref(), out),
        Some(Command::Perft { words }) => perft::run(&words, out),
        Some(Command::Replay { record, trace }) => replay::run(&record, trace, out),
        Some(Command::Solve(arguments)) => solve::run(&arguments, out, err),
        Some(Command::Survey(arguments)) => survey::run(arguments, out, err),
        Some(Command::Atlas { files, json }) => survey::run_atlas(&files, json, out, err),
    }
}

/// The variant that is played when none is named: the one that has the name of the family.
const DEFAULT: &str = "canfield";

/// The words of the commands. What programs read is the same in every language; these are for people.
fn texts() -> Texts {
    Texts::new(&Options::from_environment().languages)
}

/// The variant that the command line names, or that a rules file describes.
fn variant(name: Option<&str>, rules: Option<&Path>) -> Result<Cow<'static, Variant>, Failure> {
    if let Some(path) = rules {
        return variant_in(path).map(Cow::Owned);
    }
    match catalogue::find(name.unwrap_or(DEFAULT)) {
        Ok(variant) => Ok(Cow::Borrowed(variant)),
        Err(unknown) if unknown.near.is_empty() => Err(Failure::Usage(format!(
            "{} `canfield variants` lists all of them.",
            full_stop(unknown.to_string())
        ))),
        Err(unknown) => Err(Failure::Usage(unknown.to_string())),
    }
}

fn full_stop(sentence: String) -> String {
    if sentence.ends_with('.') {
        sentence
    } else {
        sentence + "."
    }
}

/// Reads a rules file. The variant goes by the name of the file.
fn variant_in(path: &Path) -> Result<Variant, Failure> {
    let text = input::read_text(path, file::MAX_BYTES)?;
    let stem = path.file_stem().filter(|&stem| stem != "-");
    let id = stem.unwrap_or_default().to_string_lossy();
    file::read(&text, &id)
        .map_err(|error| Failure::Input(format!("In {}, {error}", input::name(path))))
}

fn number(text: &str) -> Result<DealNumber, Failure> {
    text.parse()
        .map_err(|error: canfield_core::number::BadDealNumber| Failure::Usage(error.to_string()))
}
