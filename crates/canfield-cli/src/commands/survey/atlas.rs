//! `canfield atlas`: the figures of all surveyed variants on one page.

use std::io::Write;
use std::path::PathBuf;

use canfield_core::variants;
use canfield_session::fingerprint::fingerprint;

use super::report::{Summary, read_all};
use crate::commands::Outcome;
use crate::failure::Failure;
use crate::tally::Tally;

const INTRODUCTION: &str = "\
# How many deals can be won

All cards are known to the solver, the face-down ones too: this is how many deals can be won at all, not how many a player wins. *Solved* means
that a line of moves was found and played through, *unsolvable* that it is proved that there is none, and *unknown* that the search reached its limits.
The share is that of deals that can be won; of its two ends with 95 % confidence (Wilson), the lower one counts all unknown deals as lost, the higher one
as won. Deals go by their numbers, so anybody can solve the same ones again.

This page is written by `canfield atlas` from the files of `canfield survey`.

| variant | deals | solved | unsolvable | unknown | share | 95 % | median states |
|---|---|---|---|---|---|---|---|
";

pub(super) fn run(files: &[PathBuf], out: &mut dyn Write, err: &mut dyn Write) -> Outcome {
    let blocks = read_all(files, err)?;
    let mut summaries: Vec<(usize, Summary<'_>)> = Vec::new();
    for block in &blocks {
        let summary = Summary::of(block);
        summaries.push((place(&summary)?, summary));
    }
    // In the order in which the variants are listed everywhere.
    summaries.sort_by_key(|(place, _)| *place);
    write!(out, "{INTRODUCTION}")?;
    for (_, summary) in &summaries {
        write_row(summary, out)?;
    }
    writeln!(out, "\n## Rules and limits\n")?;
    for (_, summary) in &summaries {
        let Summary { variant, rules, .. } = summary;
        let limits: Vec<&str> = summary.limits.iter().map(String::as_str).collect();
        let limits = limits.join(" or ");
        writeln!(
            out,
            "- `{variant}`: the rules of [{variant}.toml](../crates/canfield-core/variants/{variant}.toml), fingerprint `{rules}`; at most {limits} for a deal"
        )?;
    }
    Ok(())
}

/// The place of a variant in the catalogue. Figures of other rules than those of today would be wrong on the page.
fn place(summary: &Summary<'_>) -> Result<usize, Failure> {
    let Summary { variant, rules, .. } = summary;
    let mut catalogue = variants::all().iter().enumerate();
    match catalogue.find(|(_, shipped)| shipped.id == *variant) {
        Some((place, shipped)) if fingerprint(shipped) == *rules => Ok(place),
        Some(_) => Err(Failure::Input(format!(
            "The deals of {variant} were solved by rules that are not those of {variant} today: survey them again."
        ))),
        None => Err(Failure::Input(format!(
            "The atlas has no page for {variant}, which is no shipped variant: leave its file out."
        ))),
    }
}

fn write_row(summary: &Summary<'_>, out: &mut dyn Write) -> Outcome {
    let Summary {
        variant,
        first,
        last,
        deals,
        ..
    } = summary;
    let Tally {
        solved,
        unsolvable,
        unknown,
    } = summary.tally;
    let (lost, won) = (summary.if_unknown_lost, summary.if_unknown_won);
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
    let states = summary.states.median;
    writeln!(
        out,
        "| `{variant}` | {numbers} | {solved} | {unsolvable} | {unknown} | {share} | {low:.2} to {high:.2} % | {states:.0} |"
    )?;
    Ok(())
}
