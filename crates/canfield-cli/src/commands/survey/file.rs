//! The file that a survey adds to, and from which it knows what is done.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use canfield_text::program::{Complaint, Survey as What, Trouble, Usage, Wrong};

use super::line::{Head, Line};
use crate::commands::Outcome;
use crate::failure::{self, Failure};
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
            return Err(Usage::SurveyNeedsFile.into());
        }
        let failed = |error| unwritable(path, &error);
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(path);
        let file = file.map_err(failed)?;
        if !file.metadata().map_err(failed)?.is_file() {
            let file = failure::file(path);
            return Err(Complaint::CannotWrite(file, Trouble::NoPlainFile).into());
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
                .map_err(|_| self.wrong(number, What::NoLineOfThis))?;
            let is_within = line.head.limits == self.head.limits;
            if line.head.rules != self.head.rules || !(is_within || self.is_retried) {
                return Err(self.wrong(number, self.difference(&line.head)));
            }
            self.note(line.deal, line.finding.verdict, is_within);
        }
        // Only what this survey began to write is cut off. Anything else is somebody's, and is left alone.
        let start = self.line_start();
        let n_common = start.len().min(bytes.len());
        if start.as_bytes()[..n_common] != bytes[..n_common] {
            return Err(self.wrong(number, What::Foreign));
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

    fn wrong(&self, number: usize, what: What) -> Failure {
        Failure::within(&self.path, number, 0, Wrong::Survey(what))
    }

    /// In what the file is not of this survey.
    fn difference(&self, other: &Head) -> What {
        let (name, own_name) = (other.variant.clone(), self.head.variant.clone());
        if other.rules == self.head.rules {
            What::OtherLimits {
                theirs: other.limits.bounds(),
                ours: self.head.limits.bounds(),
            }
        } else if name == own_name {
            What::OtherRules(name)
        } else {
            What::OtherVariant {
                theirs: name,
                ours: own_name,
            }
        }
    }
}

/// Two surveys at once would solve the same deals twice.
fn lock(path: &Path, file: &File) -> Outcome {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(Complaint::SurveyInUse(failure::file(path)).into()),
        // Some file systems have no locks, and there the user must take care.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let trouble = failure::trouble(error, Trouble::MayNotWrite, Trouble::NoFolder);
    Complaint::CannotWrite(failure::file(path), trouble).into()
}
