//! `canfield legal`: the legal moves of a position.

use std::io::Write;
use std::path::Path;

use canfield_core::variants;

use super::Outcome;
use crate::exchange::{Position, legal_texts};
use crate::failure::Failure;
use crate::input;

/// No position is longer than this many bytes, however it is spaced.
const MAX_BYTES: usize = 1024 * 1024;

pub(super) fn run(path: &Path, rules: Option<&Path>, out: &mut dyn Write) -> Outcome {
    let text = input::read_text(path, MAX_BYTES)?;
    let position = Position::from_json(&text).map_err(|error| {
        let (name, line, column) = (input::name(path), error.line(), error.column());
        Failure::Input(format!("In {name}, line {line}, column {column}: {error}"))
    })?;
    let wrong = |error: String| Failure::Input(format!("In {}: {error}", input::name(path)));
    let own = rules.map(super::variant_in).transpose()?;
    let rules = match &own {
        Some(variant) => &variant.rules,
        None => {
            &variants::find(&position.game)
                .map_err(|error| wrong(error.to_string()))?
                .rules
        }
    };
    let state = position
        .state(rules)
        .map_err(|error| wrong(error.to_string()))?;
    for text in legal_texts(rules, &state).into_keys() {
        writeln!(out, "{text}")?;
    }
    Ok(())
}
