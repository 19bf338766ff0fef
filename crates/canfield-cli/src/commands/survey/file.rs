//! The file that a survey adds to, and from which it knows what is done.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use super::line::{Head, Line, what_is_wrong};
use crate::commands::Outcome;
use crate::failure::Failure;
use crate::input;
use crate::solving::{Finding, Known};
use crate::tally::Tally;

/// A survey's file, open for what is still to come.
///
/// It only grows by whole lines, each by one call of the system, so at whatever moment the program ends the file is
/// good but for a torn line at its end; and that is cut off when the file is opened the next time.
pub(super) struct SurveyFile {
    path: PathBuf,
    file: File,
    head: Head,
    /// Whether deals that stayed unknown within other limits are solved again.
    is_retried: bool,
    /// The deals that need not be solved any more.
    done: BTreeSet<u64>,
    verdicts: BTreeMap<u64, Known>,
}

impl SurveyFile {
    /// Opens the file of a survey with this head, or makes it. If deals are retried, it may hold such as were solved within
    /// other limits, and those of them that stayed unknown count as not done.
    pub(super) fn open(path: &Path, head: Head, is_retried: bool) -> Result<Self, Failure> {
        if path == Path::new("-") {
            return Err(Failure::Usage(
                "A survey is written to a file, so that it can go on after a stop: name one by --out."
                    .to_owned(),
            ));
        }
        let failed = |error| unwritable(path, &error);
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(path);
        let file = file.map_err(failed)?;
        if !file.metadata().map_err(failed)?.is_file() {
            let name = input::name(path);
            return Err(Failure::Input(format!(
                "Cannot write {name}: it is no plain file, and a survey must read it again to go on after a stop."
            )));
        }
        lock(path, &file)?;
        let mut this = Self {
            path: path.to_owned(),
            file,
            head,
            is_retried,
            done: BTreeSet::new(),
            verdicts: BTreeMap::new(),
        };
        this.read()?;
        Ok(this)
    }

    /// The deals that need not be solved any more.
    pub(super) fn done(&self) -> &BTreeSet<u64> {
        &self.done
    }

    /// The verdicts that are in the file.
    pub(super) fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.verdicts
            .values()
            .for_each(|&verdict| tally.add(verdict));
        tally
    }

    /// Takes in what a line says of a deal: what is known stays known, whatever another line says.
    fn note(&mut self, deal: u64, verdict: Known, is_within_present_limits: bool) {
        let known = self.verdicts.entry(deal).or_insert(verdict);
        if *known == Known::Unknown {
            *known = verdict;
        }
        if *known != Known::Unknown || is_within_present_limits {
            self.done.insert(deal);
        }
    }

    /// Adds these findings.
    pub(super) fn add(&mut self, findings: Vec<(u64, Finding)>) -> Outcome {
        let mut text = String::new();
        for (deal, finding) in findings {
            self.note(deal, finding.verdict, true);
            let head = self.head.clone();
            let line = Line {
                head,
                deal,
                finding,
            };
            let json = serde_json::to_string(&line).map_err(io::Error::from);
            text += &json.map_err(|error| unwritable(&self.path, &error))?;
            text.push('\n');
        }
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| unwritable(&self.path, &error))
    }

    /// Reads what is there, and cuts a torn line off.
    fn read(&mut self) -> Outcome {
        let path = self.path.clone();
        let failed = |error| input::unreadable(&path, &error);
        let file = self.file.try_clone().map_err(failed)?;
        let mut reader = BufReader::new(file);
        let mut bytes = Vec::new();
        let mut n_good_bytes = 0_u64;
        let mut number = 0;
        loop {
            bytes.clear();
            let n_bytes = reader.read_until(b'\n', &mut bytes).map_err(failed)?;
            if n_bytes == 0 {
                return Ok(());
            }
            number += 1;
            if bytes.last() != Some(&b'\n') {
                break;
            }
            n_good_bytes += n_bytes as u64;
            if bytes.trim_ascii().is_empty() {
                continue;
            }
            let line: Line = serde_json::from_slice(&bytes)
                .map_err(|error| self.wrong(number, &format!("{};", what_is_wrong(&error))))?;
            let is_within = line.head.limits == self.head.limits;
            if line.head.rules != self.head.rules || !(is_within || self.is_retried) {
                return Err(self.wrong(number, &self.difference(&line.head)));
            }
            self.note(line.deal, line.finding.verdict, is_within);
        }
        // Only what this survey began to write is cut off. Anything else is somebody's, and is left alone.
        let start = self.line_start();
        let n_common = start.len().min(bytes.len());
        if start.as_bytes()[..n_common] != bytes[..n_common] {
            return Err(self.wrong(
                number,
                "the line has no end, and is not the start of one of this survey;",
            ));
        }
        self.file
            .set_len(n_good_bytes)
            .map_err(|error| unwritable(&self.path, &error))
    }

    /// What every line of this survey begins with, whatever its limits are.
    fn line_start(&self) -> String {
        let head = serde_json::to_string(&self.head).unwrap_or_default();
        let start = head.split("\"limits\"").next().unwrap_or_default();
        start.to_owned()
    }

    fn wrong(&self, number: usize, what: &str) -> Failure {
        let name = input::name(&self.path);
        Failure::Input(format!(
            "In {name}, line {number}: {what} name another file by --out."
        ))
    }

    /// In what the file is not of this survey.
    fn difference(&self, other: &Head) -> String {
        let (name, own_name) = (&other.variant, &self.head.variant);
        if other.rules == self.head.rules {
            let (limits, own_limits) = (other.limits, self.head.limits);
            format!(
                "the file holds deals that were solved within {limits}, and those of this survey have {own_limits}; give --retry to solve the unknown ones again, or"
            )
        } else if name == own_name {
            format!("the file holds deals of {name} by other rules;")
        } else {
            format!("the file holds deals of {name}, and this survey is of {own_name};")
        }
    }
}

/// Two surveys at once would solve the same deals twice.
fn lock(path: &Path, file: &File) -> Outcome {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let name = input::name(path);
            Err(Failure::Input(format!(
                "Another survey is writing to {name}: wait for its end, or name another file by --out."
            )))
        }
        // Some file systems have no locks, and there the user must take care.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let reason = match error.kind() {
        io::ErrorKind::NotFound => "there is no such folder".to_owned(),
        io::ErrorKind::PermissionDenied => "you have no permission to write it".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::StorageFull => "there is no space left".to_owned(),
        _ => error.to_string(),
    };
    Failure::Input(format!("Cannot write {}: {reason}.", input::name(path)))
}
