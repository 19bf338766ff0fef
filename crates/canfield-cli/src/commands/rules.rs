//! `canfield rules`: how a variant is played.

use std::io::Write;

use canfield_core::rules::file;

use super::Outcome;
use crate::arguments::Words;

pub(super) fn run(words: &Words, toml: bool, out: &mut dyn Write) -> Outcome {
    let (name, []) = words.split("rules", [])?;
    let variant = super::variant(name, words.rules.as_deref())?;
    if toml {
        write!(out, "{}", file::write(&variant))?;
    }
    Ok(())
}
