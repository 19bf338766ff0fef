//! `canfield solve`: whether a deal, a position or each position of a batch can be won.

mod batch;

use std::io::Write;

use canfield_core::moves::Move;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_text::program::{Finding as Said, ProgramTexts, Subject, WhyUnknown};
use serde::Serialize;
use serde_json::Value;

use super::Outcome;
use super::deal::write_position;
use super::legal::read_position;
use crate::arguments::Solve;
use crate::failure::{self, Failure};
use crate::solving::{Budget, Finding, GivenUp, Known, Task};

/// Moves on a line.
const MOVES_ON_A_LINE: usize = 12;

pub(super) fn run(
    arguments: &Solve,
    texts: &ProgramTexts,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Outcome {
    let Solve {
        words,
        position,
        batch,
        limits,
        json,
        show,
    } = arguments;
    let budget = limits.budget();
    let own = words.rules.as_deref();
    if let Some(path) = batch {
        let name = words.at_most_variant("solve", "--batch")?;
        return batch::run(path, name, own, &budget, texts, out, err);
    }
    let (rules, state, id, subject) = if let Some(path) = position {
        words.none("solve", "--position")?;
        let (rules, state) = read_position(path, own)?;
        let subject = Subject::Position(failure::file(path));
        (rules, state, path.display().to_string(), subject)
    } else {
        let (name, [number]) = words.split("solve", ["NUMBER"])?;
        let number = super::number(number)?;
        let variant = super::variant(name, own)?;
        let state = variant.rules.deal_number(number);
        let id = format!("{} {number}", variant.id);
        let subject = Subject::Deal {
            number: number.to_string(),
            variant: variant.id.clone(),
        };
        (variant.rules.clone(), state, id, subject)
    };
    let (finding, line) = Task::start(&rules, &state, &budget).finish();
    if *json {
        return write_json(&Value::String(id), &finding, line.as_deref(), out);
    }
    let found = in_words(subject, &finding, line.as_deref(), &budget);
    writeln!(out, "{}", texts.finding(&found))?;
    if let Some(line) = line.filter(|line| !line.is_empty()) {
        writeln!(out)?;
        if *show {
            write_play(&rules, &state, &line, out)?;
        } else {
            write_line(&line, out)?;
        }
    }
    writeln!(out)?;
    let effort = Said::Effort {
        states: finding.states,
        seconds: finding.seconds,
        table_bytes: finding.table_bytes,
    };
    writeln!(out, "{}", texts.finding(&effort))?;
    Ok(())
}

/// The verdict as a sentence says it.
fn in_words(subject: Subject, finding: &Finding, line: Option<&[Move]>, budget: &Budget) -> Said {
    match (finding.verdict, line.map(<[Move]>::len)) {
        (Known::Solved, Some(0)) => Said::WonAlready(subject),
        (Known::Solved, n_moves) => Said::CanBeWon(subject, n_moves.unwrap_or_default()),
        (Known::Unsolvable, _) => Said::CannotBeWon(subject),
        (Known::Unknown, _) => {
            let why = match finding.why {
                Some(GivenUp::States) => {
                    WhyUnknown::States(budget.states.unwrap_or(finding.states))
                }
                Some(GivenUp::Memory) => WhyUnknown::Memory(budget.table_bytes >> 20),
                Some(GivenUp::Rule) => WhyUnknown::Rule,
                Some(GivenUp::Fault) => WhyUnknown::Fault,
                Some(GivenUp::Time) | None => WhyUnknown::Time(budget.seconds),
            };
            Said::NotKnown(subject, why)
        }
    }
}

fn write_line(line: &[Move], out: &mut dyn Write) -> Outcome {
    for moves in line.chunks(MOVES_ON_A_LINE) {
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        writeln!(out, "  {}", moves.join(" "))?;
    }
    Ok(())
}

/// Writes the position at the start, and after each move the move and the position.
fn write_play(rules: &Rules, start: &State, line: &[Move], out: &mut dyn Write) -> Outcome {
    let mut state = start.clone();
    write_position(out, rules, &state)?;
    for (&mv, number) in line.iter().zip(1..) {
        // The solver has played its line already, so nothing can be refused here.
        if rules.apply(&mut state, mv).is_err() {
            break;
        }
        writeln!(out, "\n{number} {mv}")?;
        write_position(out, rules, &state)?;
    }
    Ok(())
}

/// An answer as JSON tells it.
#[derive(Serialize)]
struct Answer<'a> {
    id: &'a Value,
    #[serde(flatten)]
    finding: &'a Finding,
    moves: Option<Vec<String>>,
}

/// Writes an answer on one line, which can be read at once.
fn write_json(
    id: &Value,
    finding: &Finding,
    line: Option<&[Move]>,
    out: &mut dyn Write,
) -> Outcome {
    let moves = line.map(|line| line.iter().map(Move::to_string).collect());
    let answer = Answer { id, finding, moves };
    let text = serde_json::to_string(&answer).map_err(|error| Failure::Output(error.into()))?;
    writeln!(out, "{text}")?;
    out.flush()?;
    Ok(())
}
