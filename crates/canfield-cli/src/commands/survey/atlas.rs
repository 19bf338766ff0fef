//! `canfield atlas`: the figures of all surveyed variants, as a page or as a small file of data.
//!
//! Surveys take far more room than a repository should hold, so their sums are kept, one line of JSON for each variant.
//! The page is made of these lines, of surveys, or of both.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use canfield_core::variants;
use canfield_session::fingerprint::fingerprint;
use canfield_text::program::{Complaint, ProgramTexts};
use serde::{Deserialize, Serialize};

use super::claims;
use super::report::{Summary, read_all};
use crate::commands::Outcome;
use crate::failure::Failure;
use crate::tally::{Share, Spread, Tally};

const INTRODUCTION: &str = "\
# How many deals can be won

All cards are known to the solver, the face-down ones too: this is how many deals can be won at all, not how many a player wins. *Solved* means
that a line of moves was found and played through, *unsolvable* that it is proved that there is none, and *unknown* that the search reached its limits.
The share is that of deals that can be won; of its two ends with 95 % confidence (Wilson), the lower one counts all unknown deals as lost, the higher one
as won. Deals go by their numbers, so anybody can solve the same ones again.

This page is written by `canfield atlas docs/atlas.jsonl`, and that file by `canfield atlas --json` from what `canfield survey` has found.

| variant | deals | solved | unsolvable | unknown | share | 95 % | median states |
|---|---|---|---|---|---|---|---|
";

/// The sums of one variant: a line of the file of data.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Row {
    pub(super) variant: String,
    /// The fingerprint of the rules.
    rules: String,
    /// What a search could use at most, in words. There are several where deals were tried again.
    limits: Vec<String>,
    /// The lowest number, the highest one, and how many there are.
    first: u64,
    last: u64,
    pub(super) deals: u64,
    #[serde(flatten)]
    pub(super) tally: Tally,
    /// States generated for a deal.
    states: Effort,
    /// Seconds for a deal.
    seconds: Effort,
}

/// How effort is spread.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Effort {
    median: f64,
    p90: f64,
    p99: f64,
    max: f64,
}

impl Effort {
    const fn of(spread: Spread) -> Self {
        let Spread {
            median,
            p90,
            p99,
            max,
            ..
        } = spread;
        Self {
            median,
            p90,
            p99,
            max,
        }
    }
}

impl Row {
    fn of(summary: &Summary<'_>) -> Self {
        Self {
            variant: summary.variant.to_owned(),
            rules: summary.rules.to_owned(),
            limits: summary.limits.iter().cloned().collect(),
            first: summary.first,
            last: summary.last,
            deals: summary.deals,
            tally: summary.tally,
            states: Effort::of(summary.states),
            seconds: Effort::of(summary.seconds),
        }
    }

    /// A row from a line of the file of data; `None` if the line is another one.
    fn read(line: &str) -> Option<Self> {
        let row: Self = serde_json::from_str(line).ok()?;
        (row.tally.n_deals() == row.deals && row.deals > 0).then_some(row)
    }

    /// The place of the variant in the catalogue. Figures of other rules than those of today would be wrong on the page.
    fn place(&self) -> Result<usize, Failure> {
        let Self { variant, rules, .. } = self;
        let mut catalogue = variants::all().enumerate();
        match catalogue.find(|(_, shipped)| shipped.id == *variant) {
            Some((place, shipped)) if fingerprint(shipped) == *rules => Ok(place),
            Some(_) => Err(Complaint::OldRules(variant.clone()).into()),
            None => Err(Complaint::NotShipped(variant.clone()).into()),
        }
    }

    fn write(&self, out: &mut dyn Write) -> Outcome {
        let Self {
            variant,
            first,
            last,
            deals,
            ..
        } = self;
        let Tally {
            solved,
            unsolvable,
            unknown,
        } = self.tally;
        let (lost, won) = (self.tally.share_if_lost(), self.tally.share_if_won());
        let [low, high] = [lost.low, won.high].map(|part| part * 100.0);
        let share = if unknown == 0 {
            format!("{:.2} %", lost.part * 100.0)
        } else {
            format!("{:.2} to {:.2} %", lost.part * 100.0, won.part * 100.0)
        };
        // A gap in the numbers shows by the count.
        let numbers = if last - first + 1 == *deals {
            format!("{first}..{last}")
        } else {
            format!("{deals} of {first}..{last}")
        };
        let states = self.states.median;
        writeln!(
            out,
            "| `{variant}` | {numbers} | {solved} | {unsolvable} | {unknown} | {share} | {low:.2} to {high:.2} % | {states:.0} |"
        )?;
        Ok(())
    }

    /// The two ends of the share of all deals that can be won, with 95 % confidence.
    pub(super) fn interval(&self) -> (Share, Share) {
        (self.tally.share_if_lost(), self.tally.share_if_won())
    }
}

pub(super) fn run(
    files: &[PathBuf],
    json: bool,
    texts: &ProgramTexts,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Outcome {
    let mut rows: BTreeMap<usize, Row> = BTreeMap::new();
    let mut of_data = Vec::new();
    let blocks = read_all(files, texts, err, |line| {
        Row::read(line).map(|row| of_data.push(row)).is_some()
    })?;
    // What was surveyed takes the place of older sums.
    let surveyed = blocks.iter().map(|block| Row::of(&Summary::of(block)));
    for row in of_data.into_iter().chain(surveyed) {
        rows.insert(row.place()?, row);
    }
    // In the order in which the variants are listed everywhere.
    let rows: Vec<Row> = rows.into_values().collect();
    if json {
        for row in &rows {
            serde_json::to_writer(&mut *out, row).map_err(|error| Failure::Output(error.into()))?;
            writeln!(out)?;
        }
        return Ok(());
    }
    write!(out, "{INTRODUCTION}")?;
    for row in &rows {
        row.write(out)?;
    }
    claims::write(&rows, out)?;
    writeln!(out, "\n## Rules and limits\n")?;
    for row in &rows {
        let Row { variant, rules, .. } = row;
        let limits = row.limits.join(" or ");
        let Effort { p90, p99, max, .. } = row.seconds;
        writeln!(
            out,
            "- `{variant}`: the rules of [{variant}.toml](../crates/canfield-core/variants/{variant}.toml), fingerprint `{rules}`; at most {limits} for a deal; \
             90 % of the deals took up to {p90:.3} s, 99 % up to {p99:.3} s, all up to {max:.3} s"
        )?;
    }
    Ok(())
}
