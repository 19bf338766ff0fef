//! `canfield solve --batch`: many positions, one on a line.

use std::io::Write;
use std::path::Path;

use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants::{self, Variant};
use canfield_text::program::{ProgramTexts, Wrong};
use serde_json::Value;

use super::write_json;
use crate::commands::{self, Outcome};
use crate::exchange::Question;
use crate::failure::Failure;
use crate::input::{self, Line};
use crate::solving::{Budget, Task};

/// No line is longer than this many bytes, however it is spaced.
const MAX_BYTES: usize = 1024 * 1024;

/// What the command line says about the rules.
struct Named<'a> {
    /// From `--rules`. It goes before what a line names.
    own: Option<&'a Variant>,
    /// The word VARIANT. It stands in where a line names no game.
    other: Option<&'a Variant>,
}

pub(super) fn run(
    path: &Path,
    name: Option<&str>,
    own: Option<&Path>,
    budget: &Budget,
    texts: &ProgramTexts,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Outcome {
    let own = own.map(commands::variant_in).transpose()?;
    let other = name
        .map(|name| commands::variant(Some(name), None))
        .transpose()?;
    let named = Named {
        own: own.as_ref(),
        other: other.as_deref(),
    };
    let mut reader = input::open(path)?;
    let mut number = 0_usize;
    let mut is_broken = false;
    while let Some(line) = input::next_line(&mut reader, path, MAX_BYTES)? {
        number += 1;
        let question = match line {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => read(&text, number, &named),
            Line::NotText => Err((0, Wrong::NotText)),
            Line::TooLong => Err((0, Wrong::TooLong(MAX_BYTES / 1024))),
        };
        match question {
            Ok((id, rules, state)) => {
                let (finding, line) = Task::start(rules, &state, budget).finish();
                write_json(&id, &finding, line.as_deref(), out)?;
            }
            Err((column, what)) => {
                is_broken = true;
                // The batch goes on, so only the sentence is wanted and not the exit code.
                let _ = Failure::within(path, number, column, what).report(texts, err);
            }
        }
    }
    if is_broken {
        Err(Failure::Found)
    } else {
        Ok(())
    }
}

/// What a line asks; or what is wrong with it, and in which column if that is known.
fn read<'a>(
    text: &str,
    number: usize,
    named: &Named<'a>,
) -> Result<(Value, &'a Rules, State), (usize, Wrong)> {
    let mut question =
        Question::from_json(text).map_err(|error| (error.column(), error.wrong()))?;
    let variant = match (named.own, &question.game, named.other) {
        (Some(own), _, _) => own,
        (None, Some(game), _) => {
            variants::find(game).map_err(|unknown| (0, Wrong::Variant(unknown)))?
        }
        (None, None, Some(other)) => other,
        (None, None, None) => return Err((0, Wrong::NoGame)),
    };
    let id = question.id.take().unwrap_or_else(|| number.into());
    let state = question
        .into_position(&variant.id)
        .state(&variant.rules)
        .map_err(|error| (0, error.into_wrong()))?;
    Ok((id, &variant.rules, state))
}
