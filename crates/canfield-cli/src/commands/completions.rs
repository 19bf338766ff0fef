//! `canfield completions` and `canfield manual`: what a shell and `man` are told about this program.

use std::io::{self, Write};

use canfield_text::program::ProgramTexts;
use clap_complete::Shell;
use clap_mangen::Man;

use super::Outcome;
use crate::arguments;

/// Writes the script of a shell that is known, for the command line does not take any other.
pub(super) fn run(shell: &str, texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
    let shell: Shell = shell.parse().map_err(io::Error::other)?;
    let mut command = arguments::command(texts);
    // The generator panics where it cannot write, and nothing but a buffer can always be written to.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "canfield", &mut script);
    out.write_all(&script)?;
    Ok(())
}

/// Writes the manual page, with a part for each command.
pub(super) fn run_manual(texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
    let mut command = arguments::command(texts);
    command.build();
    Man::new(command.clone()).render(out)?;
    Ok(())
}
