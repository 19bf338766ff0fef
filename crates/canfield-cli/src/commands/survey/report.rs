//! `canfield survey report`: what surveys found, summed up for each variant.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use canfield_text::program::{
    Bounds, Finding as Said, ProgramTexts, Reported, Survey as What, Winnable, Wrong,
};
use serde::Serialize;

use super::line::{Head, Line};
use crate::commands::Outcome;
use crate::failure::Failure;
use crate::input;
use crate::solving::{Budget, Finding, Known};
use crate::tally::{Share, Spread, Tally, real};

/// No line of a survey is longer than this many bytes.
const MAX_BYTES: usize = 64 * 1024;

/// What was found of a variant by name and the fingerprint of its rules.
pub(super) type Blocks = BTreeMap<(String, String), Block>;

/// What was found of one variant.
#[derive(Default)]
pub(super) struct Block {
    /// For one deal each.
    limits: Vec<Budget>,
    /// What was found of each deal, and the place of its limits among these.
    deals: BTreeMap<u64, (Finding, usize)>,
}

impl Block {
    /// The place of these limits.
    fn place(&mut self, limits: Budget) -> usize {
        let known = self.limits.iter().position(|other| *other == limits);
        known.unwrap_or_else(|| {
            self.limits.push(limits);
            self.limits.len() - 1
        })
    }
}

pub(super) fn run(
    files: &[PathBuf],
    json: bool,
    texts: &ProgramTexts,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Outcome {
    let blocks = read_all(files, texts, err, |_| false)?;
    let summaries: Vec<Summary<'_>> = blocks.iter().map(Summary::of).collect();
    if json {
        serde_json::to_writer_pretty(&mut *out, &summaries)
            .map_err(|error| Failure::Output(error.into()))?;
        writeln!(out)?;
        return Ok(());
    }
    if summaries.is_empty() {
        writeln!(out, "{}", texts.finding(&Said::NoDeals))?;
    }
    for (index, summary) in summaries.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        summary.write(texts, out)?;
    }
    Ok(())
}

/// Reads the files of surveys, all lines but those that are taken by `take`.
pub(super) fn read_all(
    files: &[PathBuf],
    texts: &ProgramTexts,
    err: &mut dyn Write,
    mut take: impl FnMut(&str) -> bool,
) -> Result<Blocks, Failure> {
    let mut blocks = Blocks::new();
    for path in files {
        read(path, &mut blocks, texts, err, &mut take)?;
    }
    Ok(blocks)
}

/// Reads a survey's file, which may still grow.
fn read(
    path: &Path,
    blocks: &mut Blocks,
    texts: &ProgramTexts,
    err: &mut dyn Write,
    take: &mut impl FnMut(&str) -> bool,
) -> Outcome {
    let mut reader = input::open(path)?;
    let mut number = 0;
    while let Some(text) = input::read_line(&mut reader, path, MAX_BYTES)? {
        number += 1;
        if text.trim().is_empty() || take(&text) {
            continue;
        }
        let wrong = |what| Failure::within(path, number, 0, Wrong::Survey(what));
        let line: Line = match serde_json::from_str(&text) {
            Ok(line) => line,
            // Only the last line of a file has no end.
            Err(_) if !text.ends_with('\n') => {
                let _ = wrong(What::Unfinished).report(texts, err);
                return Ok(());
            }
            Err(_) => return Err(wrong(What::NoLine)),
        };
        add(line, blocks).map_err(wrong)?;
    }
    Ok(())
}

/// Adds a line. Of two lines for one deal the one with a verdict counts, whatever its limits were, and of two without the
/// later one.
fn add(line: Line, blocks: &mut Blocks) -> Result<(), What> {
    let Line {
        head,
        deal,
        finding,
    } = line;
    let Head {
        variant,
        rules,
        limits,
    } = head;
    let block = blocks.entry((variant.clone(), rules)).or_default();
    let place = block.place(limits);
    let other = block.deals.get(&deal).map(|(other, _)| other.verdict);
    match (other.unwrap_or(Known::Unknown), finding.verdict) {
        (Known::Unknown, _) => {
            block.deals.insert(deal, (finding, place));
        }
        (Known::Solved, Known::Unsolvable) | (Known::Unsolvable, Known::Solved) => {
            return Err(What::Contradiction { variant, deal });
        }
        _ => {}
    }
    Ok(())
}

/// The figures of one variant.
#[derive(Serialize)]
pub(super) struct Summary<'a> {
    pub(super) variant: &'a str,
    pub(super) rules: &'a str,
    /// Those of the deals that count, in words.
    pub(super) limits: BTreeSet<String>,
    /// The same for people.
    #[serde(skip)]
    bounds: Vec<Bounds>,
    /// The lowest number, the highest one, and how many there are.
    pub(super) first: u64,
    pub(super) last: u64,
    pub(super) deals: u64,
    #[serde(flatten)]
    pub(super) tally: Tally,
    /// The share that can be won if the unknown deals cannot.
    pub(super) if_unknown_lost: Share,
    /// And if they can.
    pub(super) if_unknown_won: Share,
    pub(super) states: Spread,
    pub(super) seconds: Spread,
    total_seconds: f64,
    states_per_second: f64,
    /// The most bytes that a table took.
    table_bytes: u64,
}

impl<'a> Summary<'a> {
    pub(super) fn of(((variant, rules), block): (&'a (String, String), &'a Block)) -> Self {
        let mut tally = Tally::default();
        let findings = || block.deals.values().map(|(finding, _)| finding);
        for finding in findings() {
            tally.add(finding.verdict);
        }
        let places = block.deals.values().map(|(_, place)| block.limits[*place]);
        let limits: BTreeMap<String, Bounds> = places
            .map(|limits| (limits.to_string(), limits.bounds()))
            .collect();
        let n_states: u64 = findings().map(|finding| finding.states).sum();
        let total_seconds: f64 = findings().map(|finding| finding.seconds).sum();
        Self {
            variant,
            rules,
            bounds: limits.values().cloned().collect(),
            limits: limits.into_keys().collect(),
            first: block.deals.keys().next().copied().unwrap_or_default(),
            last: block.deals.keys().next_back().copied().unwrap_or_default(),
            deals: tally.n_deals(),
            tally,
            if_unknown_lost: tally.share_if_lost(),
            if_unknown_won: tally.share_if_won(),
            states: Spread::of(findings().map(|finding| real(finding.states)).collect()),
            seconds: Spread::of(findings().map(|finding| finding.seconds).collect()),
            total_seconds,
            states_per_second: if total_seconds > 0.0 {
                real(n_states) / total_seconds
            } else {
                0.0
            },
            table_bytes: findings()
                .map(|finding| finding.table_bytes)
                .max()
                .unwrap_or_default(),
        }
    }

    fn write(&self, texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
        let Self {
            variant,
            rules,
            first,
            last,
            deals,
            tally,
            ..
        } = self;
        let say = |line: Reported<'_>| texts.reported(&line);
        writeln!(out, "{variant}")?;
        let mut tell = |line: Reported<'_>| writeln!(out, "  {}", say(line));
        tell(Reported::Rules(rules))?;
        for bounds in &self.bounds {
            tell(Reported::Limits(bounds))?;
        }
        tell(Reported::Deals(*first, *last, last - first + 1 - deals))?;
        let names = [
            Reported::Solved,
            Reported::Unsolvable,
            Reported::Unknown,
            Reported::Effort,
            Reported::States,
            Reported::Seconds,
        ]
        .map(say);
        let [solved, unsolvable, unknown, effort, states, seconds] = &names;
        let width = names.iter().map(|name| name.chars().count()).max();
        let width = width.unwrap_or_default();
        for (name, n) in [
            (solved, tally.solved),
            (unsolvable, tally.unsolvable),
            (unknown, tally.unknown),
        ] {
            let percent = texts.decimal(Share::of(n, *deals).part * 100.0, 2);
            writeln!(out, "  {name:width$} {n:>9} {percent:>7} %")?;
        }
        let (lost, won) = (&self.if_unknown_lost, &self.if_unknown_won);
        let shares: &[_] = if tally.unknown == 0 {
            &[(Winnable::AllKnown, lost)]
        } else {
            &[(Winnable::IfLost, lost), (Winnable::IfWon, won)]
        };
        for (winnable, share) in shares {
            let share = [share.part, share.low, share.high].map(|part| part * 100.0);
            writeln!(out, "  {}", say(Reported::Winnable(*winnable, share)))?;
        }
        let names = [
            Reported::Median,
            Reported::Mean,
            Reported::Percentile(90),
            Reported::Percentile(99),
            Reported::Most,
        ];
        let names = names.map(|name| format!("{:>12}", say(name)));
        writeln!(out, "  {effort:width$}{}", names.concat())?;
        for (name, spread, n_digits) in [(states, self.states, 0), (seconds, self.seconds, 6)] {
            let Spread {
                median,
                mean,
                p90,
                p99,
                max,
            } = spread;
            let values = [median, mean, p90, p99, max];
            let values = values.map(|value| format!("{:>12}", texts.decimal(value, n_digits)));
            writeln!(out, "  {name:width$}{}", values.concat())?;
        }
        let rate = Reported::Rate(self.states_per_second, self.total_seconds);
        writeln!(out, "  {}", say(rate))?;
        let table = Reported::Table(real(self.table_bytes) / real(1 << 20));
        writeln!(out, "  {}", say(table))?;
        Ok(())
    }
}
