//! `canfield replay`: the record of a game, verified move by move.

use std::io::Write;
use std::path::Path;

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::play::Outcome as GameOutcome;
use canfield_core::record::{BadRecord, Record, ReplayError};
use canfield_core::state::State;
use canfield_session::save;
use canfield_text::program::{Complaint, ProgramTexts, Wrong};

use super::Outcome;
use super::deal::write_position;
use crate::exchange::{NoTrace, Trace};
use crate::failure::{self, Failure};
use crate::input;

/// No record is longer than this many bytes: some hundred thousand moves.
const MAX_BYTES: usize = 4 * 1024 * 1024;

pub(super) fn run(path: &Path, trace: bool, texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
    let text = input::read_text(path, MAX_BYTES)?;
    // What the program keeps in a folder is a record with a few lines of its own before it.
    let (n_before, own) = save::record_in(&text);
    let record: Record = own.parse().map_err(|error: BadRecord| {
        let what = Wrong::Record(*error.problem);
        Failure::within(path, error.line + n_before, 0, what)
    })?;
    if trace {
        write_trace(path, &record, out)
    } else {
        write_replay(path, &record, texts, out)
    }
}

fn write_trace(path: &Path, record: &Record, out: &mut dyn Write) -> Outcome {
    let trace = Trace::of_record(record).map_err(|error| match error {
        NoTrace::Replay(error) => failed(path, in_words(record, error)),
        error @ NoTrace::Move { .. } => {
            Complaint::NoTrace(failure::file(path), error.into_wrong()).into()
        }
    })?;
    let text = trace.to_json().map_err(std::io::Error::other)?;
    writeln!(out, "{text}")?;
    Ok(())
}

fn write_replay(
    path: &Path,
    record: &Record,
    texts: &ProgramTexts,
    out: &mut dyn Write,
) -> Outcome {
    let rules = &record.variant.rules;
    let refused = |error: ReplayError| failed(path, in_words(record, error));
    let mut state = rules
        .deal(&record.deck)
        .map_err(|error| refused(ReplayError::Deck(error)))?;
    writeln!(out, "variant {}", record.variant.id)?;
    writeln!(out, "deal {}", record.deck)?;
    // The moves up to one that fails are worth seeing, so they are made here one by one.
    let mut end = state.clone();
    for (&mv, number) in record.moves.iter().zip(1..) {
        rules
            .apply(&mut state, mv)
            .map_err(|reason| refused(ReplayError::Illegal { number, mv, reason }))?;
        if number > record.played {
            writeln!(out, "{number:>4} {mv} ({})", texts.taken_back())?;
        } else {
            writeln!(out, "{number:>4} {mv}")?;
        }
        if number == record.played {
            end = state.clone();
        }
    }
    writeln!(out)?;
    write_position(out, rules, &end)?;
    writeln!(out)?;
    write_end(record, &end, out)
}

/// Why a record does not replay, with the card that the move is about, for that is what a player reads at the table.
fn in_words(record: &Record, error: ReplayError) -> Wrong {
    let ReplayError::Illegal { number, mv, reason } = error else {
        return Wrong::Replay(error);
    };
    let (from, count) = match mv {
        Move::Draw => (PileId::Stock, 0),
        Move::Redeal => (PileId::Waste, 0),
        Move::Transfer { from, count, .. } => (from, usize::from(count)),
    };
    let before = Record {
        moves: record.moves[..number - 1].to_vec(),
        ..record.clone()
    };
    let states = before.replay().unwrap_or_default();
    let cards = states.last().map_or(&[] as &[_], |state| state.pile(from));
    let lowest = cards.len().checked_sub(count);
    let card = lowest.and_then(|lowest| cards.get(lowest)).copied();
    Wrong::Move {
        number,
        mv,
        why: reason,
        card,
    }
}

fn write_end(record: &Record, end: &State, out: &mut dyn Write) -> Outcome {
    let rules = &record.variant.rules;
    writeln!(out, "moves {}", record.played)?;
    if let Some(score) = rules.score(end) {
        writeln!(out, "score {score}")?;
    }
    let outcome = match rules.outcome(end) {
        GameOutcome::Won => "won",
        GameOutcome::Open => "open",
        GameOutcome::Blocked => "blocked",
    };
    writeln!(out, "outcome {outcome}")?;
    Ok(())
}

fn failed(path: &Path, why: Wrong) -> Failure {
    Complaint::DoesNotReplay(failure::file(path), why).into()
}
