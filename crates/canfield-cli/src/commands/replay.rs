//! `canfield replay`: the record of a game, verified move by move.

use std::io::Write;
use std::path::Path;

use canfield_core::play::Outcome as GameOutcome;
use canfield_core::record::{Record, ReplayError};

use super::Outcome;
use super::deal::write_position;
use crate::exchange::{Trace, trace_name};
use crate::failure::Failure;
use crate::input;

/// No record is longer than this many bytes: some hundred thousand moves.
const MAX_BYTES: usize = 4 * 1024 * 1024;

pub(super) fn run(path: &Path, trace: bool, out: &mut dyn Write) -> Outcome {
    let text = input::read_text(path, MAX_BYTES)?;
    let record: Record = text
        .parse()
        .map_err(|error| Failure::Input(format!("In {}, {error}", input::name(path))))?;
    if trace {
        write_trace(path, &record, out)
    } else {
        write_replay(path, &record, out)
    }
}

fn write_trace(path: &Path, record: &Record, out: &mut dyn Write) -> Outcome {
    let name = trace_name(&record.variant).unwrap_or(&record.variant.id);
    let trace = Trace::of_record(name, record).map_err(|error| failed(path, &error))?;
    let text = trace
        .to_json()
        .map_err(|error| Failure::Input(error.to_string()))?;
    writeln!(out, "{text}")?;
    Ok(())
}

fn write_replay(path: &Path, record: &Record, out: &mut dyn Write) -> Outcome {
    let rules = &record.variant.rules;
    writeln!(out, "variant {}", record.variant.id)?;
    writeln!(out, "deal {}", record.deck)?;
    // The moves up to one that fails are worth seeing, so they are played here one by one.
    let mut state = rules
        .deal(&record.deck)
        .map_err(|error| failed(path, &ReplayError::Deck(error)))?;
    let mut end = state.clone();
    for (&mv, number) in record.moves.iter().zip(1..) {
        rules
            .apply(&mut state, mv)
            .map_err(|reason| failed(path, &ReplayError::Illegal { number, mv, reason }))?;
        let taken_back = if number > record.played {
            " (taken back)"
        } else {
            ""
        };
        writeln!(out, "{number:>4} {mv}{taken_back}")?;
        if number == record.played {
            end = state.clone();
        }
    }
    writeln!(out)?;
    write_position(out, rules, &end)?;
    writeln!(out)?;
    writeln!(out, "moves {}", record.played)?;
    if let Some(score) = rules.score(&end) {
        writeln!(out, "score {score}")?;
    }
    let outcome = match rules.outcome(&end) {
        GameOutcome::Won => "won",
        GameOutcome::Open => "open",
        GameOutcome::Blocked => "blocked",
    };
    writeln!(out, "outcome {outcome}")?;
    Ok(())
}

fn failed(path: &Path, error: &ReplayError) -> Failure {
    Failure::Input(format!("{} does not replay: {error}", input::name(path)))
}
