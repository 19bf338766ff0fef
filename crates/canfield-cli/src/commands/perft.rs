//! `canfield perft`: how many sequences of moves follow a deal.

use std::io::Write;

use canfield_text::program::Usage;

use super::Outcome;
use crate::arguments::Words;
use crate::failure::Failure;

/// Nobody lives to see the end of a deeper count, and the stack must hold it.
const MAX_DEPTH: u32 = 100;

pub(super) fn run(words: &Words, out: &mut dyn Write) -> Outcome {
    let (name, [number, depth]) = words.split("perft", ["NUMBER", "DEPTH"])?;
    let number = super::number(number)?;
    let depth: u32 = depth
        .parse()
        .ok()
        .filter(|depth| *depth <= MAX_DEPTH)
        .ok_or_else(|| {
            let usage = Usage::Depth(depth.to_owned(), MAX_DEPTH);
            Failure::from(usage)
        })?;
    let variant = super::variant(name, words.rules.as_deref())?;
    let state = variant.rules.deal_number(number);
    // A deep count takes its time, so what is known is shown at once.
    for depth in depth.min(1)..=depth {
        writeln!(out, "{depth} {}", variant.rules.perft(&state, depth))?;
        out.flush()?;
    }
    Ok(())
}
