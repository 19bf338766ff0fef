//! The text in which the game under way is stored: what a record does not know, and then the record.
//!
//! ```text
//! canfield-save 1
//! clock: 83500
//! counted: no
//! joined: 4-5 9-12
//! bookmark: 3
//! bookmark: 2 draw W>T2+T1>F1
//! solution: shown
//! canfield-record 1
//! variant: canfield
//! ...
//! ```
//!
//! The clock stands in milliseconds. `counted` says whether the deal is in the statistics already, and
//! `solution` that the program has played a part of it. `looks` counts what was taken back for money, and `taken back`
//! names the steps, counted from 1, that are not charged for again. `joined` names the
//! moves of the record, counted from 1, that belong to one step of the player. A bookmark is a number of steps of the
//! record, and further steps where it lies on another way. Every line may be missing; a record alone is a save too.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::RangeInclusive;

use canfield_core::moves::Move;
use canfield_core::record::{BadRecord, Record};

use crate::history::Step;
use crate::instalments::Instalments;
use crate::statistics::Loaded;

const FIRST_LINE: &str = "canfield-save 1";
const RECORD: &str = "canfield-record ";

/// What stands before the record in the text of a save, and the record.
fn parts(text: &str) -> (&str, &str) {
    let start = text
        .match_indices(RECORD)
        .map(|(at, _)| at)
        .find(|&at| at == 0 || text[..at].ends_with('\n'));
    text.split_at(start.unwrap_or(0))
}

/// The record in the text of a save, and the number of lines before it. A record alone is a save too.
#[must_use]
pub fn record_in(text: &str) -> (usize, &str) {
    let (head, record) = parts(text);
    (head.lines().count(), record)
}

/// All that is stored of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Save {
    pub(crate) record: Record,
    /// The moves of the record, step by step.
    pub(crate) steps: Vec<Step>,
    /// How many of the steps are made.
    pub(crate) n_made: usize,
    pub(crate) clock_millis: u64,
    pub(crate) counted: bool,
    /// Whether the program has played a move of a solution.
    pub(crate) is_solution_shown: bool,
    /// The steps that lead to each bookmark.
    pub(crate) bookmarks: Vec<Vec<Step>>,
    /// What is paid for of a pack, where it is paid in instalments.
    pub(crate) instalments: Option<Instalments>,
    /// How often cards that were seen went back out of sight, where that costs money.
    pub(crate) n_looks: u16,
    /// Which steps have been taken back once, where that costs money.
    pub(crate) taken_back: BTreeSet<usize>,
}

impl Save {
    pub(crate) fn to_text(&self) -> String {
        let mut text = format!(
            "{FIRST_LINE}\nclock: {}\ncounted: {}\n",
            self.clock_millis,
            if self.counted { "yes" } else { "no" }
        );
        let mut joined = Vec::new();
        let mut n_moves = 0;
        for step in &self.steps {
            if step.moves.len() > 1 {
                joined.push(format!("{}-{}", n_moves + 1, n_moves + step.moves.len()));
            }
            n_moves += step.moves.len();
        }
        // Writing into a text cannot fail.
        if !joined.is_empty() {
            let _ = writeln!(text, "joined: {}", joined.join(" "));
        }
        for bookmark in &self.bookmarks {
            let n_common = n_common(bookmark, &self.steps);
            let rest = bookmark[n_common..].iter().map(step_text);
            let words: Vec<String> = [n_common.to_string()].into_iter().chain(rest).collect();
            let _ = writeln!(text, "bookmark: {}", words.join(" "));
        }
        if self.is_solution_shown {
            text.push_str("solution: shown\n");
        }
        if let Some(paid) = &self.instalments {
            let Instalments {
                inspected,
                bought,
                n_runs,
                minutes,
            } = paid;
            let _ = writeln!(text, "paid: {inspected} {bought} {n_runs} {minutes}");
        }
        if self.n_looks > 0 {
            let _ = writeln!(text, "looks: {}", self.n_looks);
        }
        if !self.taken_back.is_empty() {
            let steps = self.taken_back.iter();
            let words: Vec<String> = steps.map(|step| (step + 1).to_string()).collect();
            let _ = writeln!(text, "taken back: {}", words.join(" "));
        }
        text + &self.record.to_string()
    }

    /// Reads what [`Save::to_text`] wrote, now or in an earlier version. Without a record there is no game; a line
    /// before it that makes no sense is only told.
    pub(crate) fn from_text(text: &str) -> Result<Loaded<Self>, BadRecord> {
        let (head, record) = parts(text);
        let record: Record = record.parse()?;
        let mut lines = Lines::default();
        let mut damaged = false;
        for (n, line) in head.lines().enumerate() {
            let understood = if n == 0 {
                line.trim_end() == FIRST_LINE
            } else {
                lines.read(line.trim_end()).is_some()
            };
            damaged |= !understood;
        }
        let steps = steps(&record.moves, &lines.joined).unwrap_or_else(|| {
            damaged = true;
            let single = record.moves.iter().map(|&mv| Step { moves: vec![mv] });
            single.collect()
        });
        let mut n_moves = 0;
        let n_made = steps
            .iter()
            .take_while(|step| {
                n_moves += step.moves.len();
                n_moves <= record.played
            })
            .count();
        let n_moves_made: usize = steps[..n_made].iter().map(|step| step.moves.len()).sum();
        damaged |= n_moves_made != record.played;
        let mut bookmarks = Vec::new();
        for (n_common, rest) in lines.bookmarks {
            match steps.get(..n_common) {
                Some(common) => bookmarks.push([common, &rest].concat()),
                None => damaged = true,
            }
        }
        let value = Self {
            record,
            steps,
            n_made,
            clock_millis: lines.clock.unwrap_or_default(),
            counted: lines.counted.unwrap_or_default(),
            is_solution_shown: lines.is_solution_shown,
            bookmarks,
            instalments: lines.instalments,
            n_looks: lines.n_looks,
            taken_back: lines.taken_back,
        };
        Ok(Loaded { value, damaged })
    }
}

/// How many steps two lines of play have in common from their beginning.
pub(crate) fn n_common(one: &[Step], other: &[Step]) -> usize {
    one.iter()
        .zip(other)
        .take_while(|(one, other)| one == other)
        .count()
}

/// What the lines before the record say.
#[derive(Default)]
struct Lines {
    clock: Option<u64>,
    counted: Option<bool>,
    is_solution_shown: bool,
    joined: Vec<RangeInclusive<usize>>,
    bookmarks: Vec<(usize, Vec<Step>)>,
    instalments: Option<Instalments>,
    n_looks: u16,
    taken_back: BTreeSet<usize>,
}

impl Lines {
    /// Reads a line; `None` if it makes no sense.
    fn read(&mut self, line: &str) -> Option<()> {
        let (key, value) = line.split_once(':')?;
        let value = value.trim();
        match key {
            "clock" => self.clock = Some(value.parse().ok()?),
            "counted" => {
                self.counted = Some(match value {
                    "yes" => true,
                    "no" => false,
                    _ => return None,
                });
            }
            "solution" if value == "shown" => self.is_solution_shown = true,
            "joined" => self.joined = value.split(' ').map(range).collect::<Option<_>>()?,
            "bookmark" => {
                let mut words = value.split(' ');
                let n_common = words.next()?.parse().ok()?;
                let rest = words.map(read_step).collect::<Option<_>>()?;
                self.bookmarks.push((n_common, rest));
            }
            "looks" => self.n_looks = value.parse().ok()?,
            "taken back" => {
                let steps = value
                    .split(' ')
                    .map(|word| word.parse::<usize>().ok()?.checked_sub(1));
                self.taken_back = steps.collect::<Option<_>>()?;
            }
            "paid" => {
                let words: Vec<&str> = value.split(' ').collect();
                let [inspected, bought, n_runs, minutes] = words.as_slice() else {
                    return None;
                };
                self.instalments = Some(Instalments {
                    inspected: inspected.parse().ok()?,
                    bought: bought.parse().ok()?,
                    n_runs: n_runs.parse().ok()?,
                    minutes: minutes.parse().ok()?,
                });
            }
            _ => return None,
        }
        Some(())
    }
}

fn range(text: &str) -> Option<RangeInclusive<usize>> {
    let (first, last) = text.split_once('-')?;
    Some(first.parse().ok()?..=last.parse().ok()?)
}

/// The moves of a step, one after the other.
fn step_text(step: &Step) -> String {
    let moves: Vec<String> = step.moves.iter().map(Move::to_string).collect();
    moves.join("+")
}

fn read_step(text: &str) -> Option<Step> {
    let moves: Option<Vec<Move>> = text.split('+').map(|mv| mv.parse().ok()).collect();
    moves.map(|moves| Step { moves })
}

/// The steps that moves make if these ranges of them are joined; `None` if the ranges do not fit the moves.
fn steps(moves: &[Move], joined: &[RangeInclusive<usize>]) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let mut n_taken = 0;
    let mut take = |until: usize, is_joined: bool| {
        let taken = moves.get(n_taken..until)?;
        n_taken = until;
        if is_joined {
            steps.push(Step {
                moves: taken.to_vec(),
            });
        } else {
            steps.extend(taken.iter().map(|&mv| Step { moves: vec![mv] }));
        }
        Some(())
    };
    for range in joined {
        let before = range.start().checked_sub(1)?;
        take(before, false)?;
        if range.end() <= range.start() {
            return None;
        }
        take(*range.end(), true)?;
    }
    take(moves.len(), false)?;
    Some(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAVE: &str = "canfield-save 1\nclock: 83500\ncounted: no\njoined: 2-3 5-8\nbookmark: 1\n\
        bookmark: 2 W>T1 W>T2+T1>F1\npaid: true false 2 0\nlooks: 2\ncanfield-record 1\nvariant: canfield\ndeal: 12345\n\
        played: 4\nmoves:\n  draw draw W>T2 draw draw W>T1 W>T3 W>F1 draw\n";

    fn read(text: &str) -> Loaded<Save> {
        Save::from_text(text).unwrap()
    }

    #[test]
    fn a_save_reads_back() {
        let Loaded { value, damaged } = read(SAVE);
        assert!(!damaged);
        assert_eq!(value.to_text(), SAVE);
        let lengths: Vec<usize> = value.steps.iter().map(|step| step.moves.len()).collect();
        assert_eq!(lengths, [1, 2, 1, 4, 1]);
        assert_eq!((value.n_made, value.clock_millis), (3, 83_500));
        let lengths: Vec<usize> = value.bookmarks.iter().map(Vec::len).collect();
        assert_eq!(lengths, [1, 4]);
    }

    #[test]
    fn a_record_alone_is_a_save() {
        let (_, record) = SAVE.split_at(SAVE.find(RECORD).unwrap());
        let Loaded { value, damaged } = read(record);
        assert_eq!((value.steps.len(), value.n_made, damaged), (9, 4, false));
    }

    #[test]
    fn a_bad_line_costs_itself_alone() {
        for (good, bad) in [
            ("clock: 83500", "clock: x"),
            ("counted: no", "counted: perhaps"),
            ("joined: 2-3 5-8", "joined: 2-3 5-99"),
            ("joined: 2-3 5-8", "joined: 5-8 2-3"),
            ("joined: 2-3 5-8", "joined: 0-3"),
            ("joined: 2-3 5-8", "joined: 3-3"),
            ("joined: 2-3 5-8", "joined: 4-5"),
            ("bookmark: 1", "bookmark: 77"),
            ("bookmark: 1", "bookmark: one"),
            ("paid: true false 2 0", "paid: true"),
            ("counted: no", "nothing"),
            ("save 1", "save 2"),
        ] {
            let text = SAVE.replace(good, bad);
            assert_ne!(text, SAVE);
            let Loaded { value, damaged } = read(&text);
            assert!(damaged, "{bad}");
            assert_eq!(value.record.moves.len(), 9, "{bad}");
        }
        assert!(Save::from_text(&SAVE.replace("W>F1", "W>X1")).is_err());
        assert!(Save::from_text("canfield-save 1\nclock: 1\n").is_err());
        assert!(Save::from_text("").is_err());
    }
}
