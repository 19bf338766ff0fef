//! The file that a survey adds to, and from which it knows what is done.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use super::line::{Head, Line, what_is_wrong};
use crate::commands::Outcome;
use crate::failure::Failure;
use crate::input;
use crate::solving::Finding;
use crate::tally::Tally;

/// A survey's file, open for what is still to come.
///
/// It only grows by whole lines, each by one call of the system, so at whatever moment the program ends the file is
/// good but for a torn line at its end; and that is cut off when the file is opened the next time.
pub(super) struct SurveyFile {
    path: PathBuf,
    file: File,
    head: Head,
    deals: BTreeSet<u64>,
    tally: Tally,
}

impl SurveyFile {
    /// Opens the file of a survey with this head, or makes it.
    pub(super) fn open(path: &Path, head: Head) -> Result<Self, Failure> {
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
            deals: BTreeSet::new(),
            tally: Tally::default(),
        };
        this.read()?;
        Ok(this)
    }

    /// The deals whose findings are in the file.
    pub(super) fn deals(&self) -> &BTreeSet<u64> {
        &self.deals
    }

    /// The verdicts that are in the file.
    pub(super) fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Adds these findings.
    pub(super) fn add(&mut self, findings: Vec<(u64, Finding)>) -> Outcome {
        let mut text = String::new();
        for (deal, finding) in findings {
            self.deals.insert(deal);
            self.tally.add(finding.verdict);
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
        let failed = |error| input::unreadable(&self.path, &error);
        let mut reader = BufReader::new(&self.file);
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
                .map_err(|error| self.wrong(number, &what_is_wrong(&error)))?;
            if line.head.rules != self.head.rules || line.head.limits != self.head.limits {
                return Err(self.wrong(number, &self.difference(&line.head)));
            }
            if self.deals.insert(line.deal) {
                self.tally.add(line.finding.verdict);
            }
        }
        // Only what this survey began to write is cut off. Anything else is somebody's, and is left alone.
        let start = self.line_start();
        let n_common = start.len().min(bytes.len());
        if start[..n_common] != bytes[..n_common] {
            return Err(self.wrong(
                number,
                "the line has no end, and is not the start of one of this survey",
            ));
        }
        self.file
            .set_len(n_good_bytes)
            .map_err(|error| unwritable(&self.path, &error))
    }

    /// What every line of this survey begins with.
    fn line_start(&self) -> Vec<u8> {
        let mut start = serde_json::to_vec(&self.head).unwrap_or_default();
        start.pop();
        start
    }

    fn wrong(&self, number: usize, what: &str) -> Failure {
        let name = input::name(&self.path);
        Failure::Input(format!(
            "In {name}, line {number}: {what}; name another file by --out."
        ))
    }

    /// In what the file is not of this survey.
    fn difference(&self, other: &Head) -> String {
        let (name, own_name) = (&other.variant, &self.head.variant);
        if other.rules == self.head.rules {
            let (limits, own_limits) = (other.limits, self.head.limits);
            format!(
                "the file holds deals that were solved within {limits}, and those of this survey have {own_limits}"
            )
        } else if name == own_name {
            format!("the file holds deals of {name} by other rules")
        } else {
            format!("the file holds deals of {name}, and this survey is of {own_name}")
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
