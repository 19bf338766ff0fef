//! `canfield deal`: the position after the deal.

use std::io::Write;

use canfield_core::rules::Rules;
use canfield_core::state::State;

use super::Outcome;
use crate::arguments::Words;
use crate::exchange::{Piles, Position};
use crate::failure::Failure;

pub(super) fn run(words: &Words, json: bool, out: &mut dyn Write) -> Outcome {
    let (name, [number]) = words.split("deal", ["NUMBER"])?;
    let number = super::number(number)?;
    let variant = super::variant(name, words.rules.as_deref())?;
    let state = variant.rules.deal_number(number);
    if json {
        let position = Position::new(&variant.id, &variant.rules, Some(number), &state);
        let text = position
            .to_json()
            .map_err(|error| Failure::Output(std::io::Error::other(error)))?;
        writeln!(out, "{text}")?;
    } else {
        write_position(out, &variant.rules, &state)?;
    }
    Ok(())
}

/// Writes the text of a position with one line for each pile, the empty ones too. It differs from the notation of
/// the core in nothing else than that it marks all cards that lie face down.
pub(super) fn write_position(out: &mut dyn Write, rules: &Rules, state: &State) -> Outcome {
    match state.base() {
        Some(base) => writeln!(out, "base {base}")?,
        None => writeln!(out, "base ?")?,
    }
    if state.redeals_used() > 0 {
        writeln!(out, "redeals {}", state.redeals_used())?;
    }
    for (pile, cards) in Piles::of(rules, state).0 {
        write!(out, "{pile}")?;
        for card in cards {
            write!(out, " {card}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
