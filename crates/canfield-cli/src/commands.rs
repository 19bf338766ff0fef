//! The commands, one module each, and what they share.

mod check;
mod completions;
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

use canfield_text::program::{ProgramTexts, Usage, Wrong};

use crate::arguments::{Arguments, Command};
use crate::failure::Failure;
use crate::input;

/// How every command ends.
type Outcome = Result<(), Failure>;

/// Runs the command that the arguments name. What is told while it runs on goes to `err`.
pub(crate) fn run(
    arguments: Arguments,
    texts: &ProgramTexts,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Outcome {
    match arguments.command {
        None => play::run(&arguments.play, arguments.language.as_deref()),
        Some(Command::Variants { json }) => variants::run(json, texts, out),
        Some(Command::Rules { words, toml }) => rules::run(&words, toml, texts, out),
        Some(Command::Deal { words, json }) => deal::run(&words, json, out),
        Some(Command::Legal { position, rules }) => legal::run(&position, rules.as_deref(), out),
        Some(Command::Check { traces, rules }) => check::run(&traces, rules.as_deref(), texts, out),
        Some(Command::Perft { words }) => perft::run(&words, out),
        Some(Command::Replay { record, trace }) => replay::run(&record, trace, texts, out),
        Some(Command::Solve(arguments)) => solve::run(&arguments, texts, out, err),
        Some(Command::Survey(arguments)) => survey::run(arguments, texts, out, err),
        Some(Command::Atlas { files, json }) => survey::run_atlas(&files, json, texts, out, err),
        Some(Command::Completions { shell }) => completions::run(&shell, texts, out),
        Some(Command::Manual) => completions::run_manual(texts, out),
        // The parser of the command line turns it into the option `--help`.
        Some(Command::Help { .. }) => Ok(()),
    }
}

/// The variant that is played when none is named: the one that has the name of the family.
const DEFAULT: &str = "canfield";

/// The variant that the command line names, or that a rules file describes.
fn variant(name: Option<&str>, rules: Option<&Path>) -> Result<Cow<'static, Variant>, Failure> {
    if let Some(path) = rules {
        return variant_in(path).map(Cow::Owned);
    }
    catalogue::find(name.unwrap_or(DEFAULT))
        .map(Cow::Borrowed)
        .map_err(|unknown| Usage::Variant(unknown).into())
}

/// Reads a rules file. The variant goes by the name of the file.
fn variant_in(path: &Path) -> Result<Variant, Failure> {
    let text = input::read_text(path, file::MAX_BYTES)?;
    let stem = path.file_stem().filter(|&stem| stem != "-");
    let id = stem.unwrap_or_default().to_string_lossy();
    file::read(&text, &id).map_err(|error| {
        Failure::within(path, error.line, error.column, Wrong::Rules(error.problem))
    })
}

fn number(text: &str) -> Result<DealNumber, Failure> {
    text.parse()
        .map_err(|error| Usage::DealNumber(error).into())
}
