//! `canfield legal`: the legal moves of a position.

use std::io::Write;
use std::path::Path;

use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants;

use canfield_text::program::{Complaint, Wrong};

use super::Outcome;
use crate::exchange::{Position, legal_texts};
use crate::failure::{self, Failure};
use crate::input;

/// No position is longer than this many bytes, however it is spaced.
const MAX_BYTES: usize = 1024 * 1024;

pub(super) fn run(path: &Path, rules: Option<&Path>, out: &mut dyn Write) -> Outcome {
    let (rules, state) = read_position(path, rules)?;
    for text in legal_texts(&rules, &state).into_keys() {
        writeln!(out, "{text}")?;
    }
    Ok(())
}

/// Reads a position, with the rules of the file or else of the game that it names.
pub(super) fn read_position(path: &Path, rules: Option<&Path>) -> Result<(Rules, State), Failure> {
    let text = input::read_text(path, MAX_BYTES)?;
    if text.trim().is_empty() {
        return Err(Complaint::NoPosition(failure::file(path)).into());
    }
    let position = Position::from_json(&text)
        .map_err(|error| Failure::within(path, error.line(), error.column(), error.wrong()))?;
    let wrong = |what| Failure::within(path, 0, 0, what);
    let rules = match rules {
        Some(file) => super::variant_in(file)?.rules,
        None => variants::find(&position.game)
            .map_err(|unknown| wrong(Wrong::Variant(unknown)))?
            .rules
            .clone(),
    };
    let state = position
        .state(&rules)
        .map_err(|error| wrong(error.into_wrong()))?;
    Ok((rules, state))
}
