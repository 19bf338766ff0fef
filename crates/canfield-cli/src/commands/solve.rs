//! `canfield solve`: whether a deal, a position or each position of a batch can be won.

mod batch;

use std::io::Write;

use canfield_core::moves::Move;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use serde::Serialize;
use serde_json::Value;

use super::Outcome;
use super::deal::write_position;
use super::legal::read_position;
use crate::arguments::Solve;
use crate::failure::Failure;
use crate::input;
use crate::solving::{Budget, Finding, GivenUp, Known, Task};

/// Moves on a line.
const MOVES_ON_A_LINE: usize = 12;

pub(super) fn run(arguments: &Solve, out: &mut dyn Write, err: &mut dyn Write) -> Outcome {
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
        return batch::run(path, name, own, &budget, out, err);
    }
    let (rules, state, id, subject) = if let Some(path) = position {
        words.none("solve", "--position")?;
        let (rules, state) = read_position(path, own)?;
        let subject = format!("The position in {}", input::name(path));
        (rules, state, path.display().to_string(), subject)
    } else {
        let (name, [number]) = words.split("solve", ["NUMBER"])?;
        let number = super::number(number)?;
        let variant = super::variant(name, own)?;
        let state = variant.rules.deal_number(number);
        let id = format!("{} {number}", variant.id);
        let subject = format!("Deal {number} of {}", variant.id);
        (variant.rules.clone(), state, id, subject)
    };
    let (finding, line) = Task::start(&rules, &state, &budget).finish();
    if *json {
        return write_json(&Value::String(id), &finding, line.as_deref(), out);
    }
    writeln!(
        out,
        "{}",
        sentence(&subject, &finding, line.as_deref(), &budget)
    )?;
    if let Some(line) = line.filter(|line| !line.is_empty()) {
        writeln!(out)?;
        if *show {
            write_play(&rules, &state, &line, out)?;
        } else {
            write_line(&line, out)?;
        }
    }
    writeln!(out)?;
    writeln!(out, "states {}", finding.states)?;
    writeln!(out, "seconds {}", finding.seconds)?;
    writeln!(out, "table bytes {}", finding.table_bytes)?;
    Ok(())
}

/// The verdict in words.
fn sentence(subject: &str, finding: &Finding, line: Option<&[Move]>, budget: &Budget) -> String {
    match (finding.verdict, line.map(<[Move]>::len)) {
        (Known::Solved, Some(0)) => format!("{subject} is won already."),
        (Known::Solved, Some(1)) => format!("{subject} can be won, in 1 move:"),
        (Known::Solved, n_moves) => {
            let n_moves = n_moves.unwrap_or_default();
            format!("{subject} can be won, in {n_moves} moves:")
        }
        (Known::Unsolvable, _) => {
            format!("{subject} cannot be won: it is proved that no line of moves wins.")
        }
        (Known::Unknown, _) => {
            let why = match finding.why {
                Some(GivenUp::States) => format!(
                    "{} states were all that --nodes allows",
                    budget.states.unwrap_or(finding.states)
                ),
                Some(GivenUp::Memory) => format!(
                    "the table is full with {} MB; give it more with --memory",
                    budget.table_bytes >> 20
                ),
                Some(GivenUp::Rule) => {
                    "the line that was found makes more redeals one after the other than the rules allow, which the solver does not count"
                        .to_owned()
                }
                Some(GivenUp::Fault) => {
                    "the solver found a line of moves that the rules refuse, which is a fault of this program"
                        .to_owned()
                }
                Some(GivenUp::Time) | None => format!(
                    "the {} seconds are over; give it more with --seconds",
                    budget.seconds
                ),
            };
            format!("{subject} may be won or not, which is not known: {why}.")
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
        rules.apply(&mut state, mv).map_err(|reason| {
            Failure::Input(format!("Move {number}, {mv}, is not legal ({reason:?})."))
        })?;
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
