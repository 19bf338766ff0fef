//! `canfield perft`: how many sequences of moves follow a deal.

use std::io::Write;

use super::Outcome;
use crate::arguments::Words;
use crate::failure::Failure;

/// Nobody lives to see the end of a deeper count, and the stack must hold it.
const MAX_DEPTH: u32 = 100;

pub(super) fn run(words: &Words, out: &mut dyn Write) -> Outcome {
    let (name, [number, depth]) = words.split("perft", ["NUMBER", "DEPTH"])?;
    let number = super::number(number)?;
    let depth = depth
        .parse()
        .ok()
        .filter(|depth| *depth <= MAX_DEPTH)
        .ok_or_else(|| {
            Failure::Usage(format!(
                "`{depth}` is not a depth: give a number from 0 to {MAX_DEPTH}."
            ))
        })?;
    let variant = super::variant(name, words.rules.as_deref())?;
    let state = variant.rules.deal_number(number);
    writeln!(out, "{}", variant.rules.perft(&state, depth))?;
    Ok(())
}
