//! `canfield check`: recorded play compared with our rules.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use canfield_core::variants::Variant;

use canfield_text::program::{Compared, Complaint, Finding, ProgramTexts, Wrong};

use super::Outcome;
use crate::exchange::{Counts, Disagreement, Trace, trace_variant};
use crate::failure::{self, Failure};
use crate::input;

/// No trace is longer than this many bytes. It bounds what a small packed file can unpack to.
const MAX_BYTES: usize = 16 * 1024 * 1024;

/// What was found in one file, or in all of them.
#[derive(Default)]
struct Findings {
    counts: Counts,
    n_disagreements: usize,
    /// The first disagreement in full.
    first: Option<String>,
}

pub(super) fn run(
    paths: &[PathBuf],
    rules: Option<&Path>,
    texts: &ProgramTexts,
    out: &mut dyn Write,
) -> Outcome {
    let own = rules.map(super::variant_in).transpose()?;
    let mut all = Findings::default();
    for path in files(paths)? {
        let (found, failure) = check_file(&path, own.as_ref(), texts);
        if failure.is_none() {
            let name = path.display().to_string();
            writeln!(out, "{}", summary(Some(name), &found, texts))?;
        }
        all.counts += found.counts;
        all.n_disagreements += found.n_disagreements;
        all.first = all.first.or(found.first);
        if let Some(failure) = failure {
            write_first(&all, out)?;
            return Err(failure);
        }
    }
    writeln!(out, "{}", summary(None, &all, texts))?;
    write_first(&all, out)?;
    if all.first.is_some() {
        Err(Failure::Found)
    } else {
        Ok(())
    }
}

fn write_first(found: &Findings, out: &mut dyn Write) -> Outcome {
    if let Some(first) = &found.first {
        write!(out, "\n{first}")?;
    }
    Ok(())
}

fn summary(file: Option<String>, found: &Findings, texts: &ProgramTexts) -> String {
    let Counts {
        games,
        positions,
        legal_moves,
        snapshots,
    } = found.counts;
    texts.finding(&Finding::Compared(Compared {
        file,
        games,
        positions,
        legal_moves,
        snapshots,
        n_disagreements: found.n_disagreements,
    }))
}

/// The files themselves, and for a folder all traces in it.
fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let unreadable = |error| input::unreadable(path, &error);
        let mut found = Vec::new();
        for entry in fs::read_dir(path).map_err(unreadable)? {
            let file = entry.map_err(unreadable)?.path();
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if name.ends_with(".jsonl") || name.ends_with(".jsonl.gz") {
                found.push(file);
            }
        }
        if found.is_empty() {
            return Err(Complaint::NoTraceInFolder(failure::file(path)).into());
        }
        found.sort();
        files.extend(found);
    }
    Ok(files)
}

/// Checks the traces of a file up to its end, or up to what cannot be read.
fn check_file(
    path: &Path,
    own: Option<&Variant>,
    texts: &ProgramTexts,
) -> (Findings, Option<Failure>) {
    let mut found = Findings::default();
    let failure = check_lines(path, own, texts, &mut found).err();
    (found, failure)
}

fn check_lines(
    path: &Path,
    own: Option<&Variant>,
    texts: &ProgramTexts,
    found: &mut Findings,
) -> Outcome {
    let mut reader = input::open(path)?;
    let mut number = 0;
    let mut is_empty = true;
    while let Some(line) = input::read_line(&mut reader, path, MAX_BYTES)? {
        number += 1;
        if line.trim().is_empty() {
            continue;
        }
        let trace = Trace::from_json(&line)
            .map_err(|error| Failure::within(path, number, error.column(), error.wrong()))?;
        let variant = own.map_or_else(|| trace_variant(&trace.game), Ok);
        let variant =
            variant.map_err(|unknown| Failure::within(path, number, 0, Wrong::Variant(unknown)))?;
        match trace.check(&variant.rules) {
            Ok(counts) => found.counts += counts,
            Err(disagreement) => {
                found.n_disagreements += 1;
                found
                    .first
                    .get_or_insert_with(|| in_full(path, number, &trace, &disagreement, texts));
            }
        }
        is_empty = false;
    }
    if is_empty {
        return Err(Complaint::NoTraceInFile(failure::file(path)).into());
    }
    Ok(())
}

fn in_full(
    path: &Path,
    line: usize,
    trace: &Trace,
    disagreement: &Disagreement,
    texts: &ProgramTexts,
) -> String {
    texts.finding(&Finding::FirstDisagreement {
        file: failure::file(path),
        line,
        game: trace.game.clone(),
        deal: trace.deal_number.map(|deal| deal.to_string()),
        what: disagreement.in_words(texts),
    })
}
