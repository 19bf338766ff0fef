//! The program `canfield` as a library: its command line, its commands, and the format in which it exchanges
//! positions and recorded play with other programs.
//!
//! Only [`exchange`] is meant for other crates. The commands write through the writers that [`run`] is given, so
//! that a closed pipe is an error like any other and not a panic.

mod arguments;
mod clock;
mod commands;
pub mod exchange;
mod failure;
mod input;
mod solving;
mod tally;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use arguments::{Parsed, Spoken};
use canfield_text::program::ProgramTexts;
use failure::Failure;

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> ExitCode {
    let mut spoken = Spoken::of(arguments);
    let texts = ProgramTexts::new(&spoken.languages());
    let result = match arguments::parse(&spoken, &texts) {
        Ok(Parsed::Command(mut arguments)) => {
            arguments.language = spoken.language.take();
            commands::run(*arguments, &texts, out, err)
        }
        Ok(Parsed::Text(text)) => write!(out, "{text}").map_err(Failure::from),
        Err(failure) => Err(failure),
    };
    // What was found before a failure is told before the failure is.
    let flushed = out.flush().map_err(Failure::from);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&texts, err),
    }
}
