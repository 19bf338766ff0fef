//! Recorded play of another implementation against our rules: the deals, every set of legal moves, the positions.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use canfield_cli::exchange::{Counts, Trace, trace_variant};
use canfield_tests::data_files;
use flate2::read::GzDecoder;
use libtest_mimic::{Failed, Trial};

/// What the files hold; see `tests/traces/README.md` for what is counted.
const ALL: Counts = Counts {
    games: 270,
    positions: 36_640,
    legal_moves: 168_153,
    // The deals, and the piles after a step.
    snapshots: 270 + 1_571,
};

pub(crate) fn trials() -> Vec<Trial> {
    let files = data_files("traces", ".jsonl.gz").unwrap_or_default();
    let mut trials = vec![Trial::test("oracle::counts", counts)];
    trials.extend(files.into_iter().map(|file| {
        Trial::test(format!("oracle::{}", file.name), move || {
            check(&file.path)?;
            Ok(())
        })
    }));
    trials
}

/// Without this, a file that gets lost would go unnoticed.
fn counts() -> Result<(), Failed> {
    let mut found = Counts::default();
    for file in data_files("traces", ".jsonl.gz")? {
        found += check(&file.path)?;
    }
    if found == ALL {
        Ok(())
    } else {
        Err(format!("expected {ALL:?}, found {found:?}").into())
    }
}

fn check(path: &Path) -> Result<Counts, Failed> {
    let mut counts = Counts::default();
    for (line, number) in BufReader::new(GzDecoder::new(File::open(path)?))
        .lines()
        .zip(1..)
    {
        let trace = Trace::from_json(&line?)?;
        let rules = &trace_variant(&trace.game)?.rules;
        counts += trace
            .check(rules)
            .map_err(|disagreement| format!("line {number}, {}: {disagreement}", trace.game))?;
    }
    Ok(counts)
}
