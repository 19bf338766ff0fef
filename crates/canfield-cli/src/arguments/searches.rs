//! The options of the commands that search: `solve` and `survey`.

use std::path::PathBuf;
use std::str::FromStr;

use canfield_text::program::BadValue;
use clap::{Args, Subcommand};

use super::Words;
use crate::solving::Budget;

/// `canfield solve`.
#[derive(Debug, Args)]
#[command(
    override_usage = "canfield solve VARIANT NUMBER [OPTIONS]\n       canfield solve --rules FILE NUMBER [OPTIONS]\n       canfield solve --position FILE [OPTIONS]\n       canfield solve --batch FILE.jsonl [VARIANT] [OPTIONS]"
)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) words: Words,
    /// Solve this position, which is as `canfield deal --json` writes it.
    #[arg(long, value_name = "FILE", conflicts_with = "batch")]
    pub(crate) position: Option<PathBuf>,
    /// Solve the positions of this file, one on a line, and write one line of JSON for each. The variant is the one
    /// that the key `game` of a line names, or else VARIANT; --rules goes before both.
    #[arg(long, value_name = "FILE")]
    pub(crate) batch: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) limits: LimitOptions,
    /// Write JSON. A batch always does.
    #[arg(long)]
    pub(crate) json: bool,
    /// Show the position after each move.
    #[arg(long, conflicts_with_all = ["json", "batch"])]
    pub(crate) show: bool,
}

/// What one search may use.
#[derive(Debug, Args)]
pub(crate) struct LimitOptions {
    /// Give a deal up after so many seconds.
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds)]
    seconds: f64,
    /// Give a deal up after so many states; without this option their number has no limit.
    #[arg(long, value_name = "N", value_parser = whole)]
    nodes: Option<u64>,
    /// Let the table of a search take so many megabytes (of 1024 times 1024 bytes).
    #[arg(long, value_name = "MB", default_value = "1024", value_parser = whole)]
    memory: u64,
}

impl LimitOptions {
    pub(crate) fn budget(&self) -> Budget {
        Budget {
            seconds: self.seconds,
            states: self.nodes,
            table_bytes: self.memory.saturating_mul(1 << 20),
        }
    }
}

/// `canfield survey`.
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    override_usage = "canfield survey VARIANT --deals A..B --out FILE.jsonl [OPTIONS]\n       canfield survey --rules FILE --deals A..B --out FILE.jsonl [OPTIONS]\n       canfield survey report FILE... [--json]"
)]
pub(crate) struct Survey {
    #[command(subcommand)]
    pub(crate) command: Option<SurveyCommand>,
    #[command(flatten)]
    pub(crate) plan: SurveyPlan,
}

/// What can be done with a survey that was made.
#[derive(Debug, Subcommand)]
pub(crate) enum SurveyCommand {
    /// Sum up what surveys found: how many deals can be won, how sure that is, and what it took.
    Report {
        /// Files that surveys have written. A deal that is in several of them counts once.
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
}

/// Which deals to solve, how, and where to write what was found.
#[derive(Debug, Args)]
pub(crate) struct SurveyPlan {
    #[command(flatten)]
    pub(crate) words: Words,
    /// Solve the deals from number A to number B, both included.
    #[arg(long, value_name = "A..B", required = true)]
    pub(crate) deals: Option<DealRange>,
    /// Add what is found to this file, one line for each deal.
    #[arg(long, value_name = "FILE", required = true)]
    pub(crate) out: Option<PathBuf>,
    /// Solve so many deals at once; without this option, as many as this machine has processors. Each may use the
    /// memory that --memory says.
    #[arg(long, value_name = "N", value_parser = jobs)]
    pub(crate) jobs: Option<usize>,
    /// Solve only every N-th deal, so that N machines share the work: 1/N to N/N. With `auto` the task array of
    /// SLURM says which.
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<Shard>,
    /// Solve the deals of the file again that stayed unknown within other limits, now within these. What is found is
    /// added to the file, and counts.
    #[arg(long)]
    pub(crate) retry: bool,
    #[command(flatten)]
    pub(crate) limits: LimitOptions,
}

/// The deals of a survey, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct DealRange {
    pub(crate) first: u64,
    pub(crate) last: u64,
}

impl FromStr for DealRange {
    type Err = BadValue;

    fn from_str(text: &str) -> Result<Self, BadValue> {
        let (first, last) = text.split_once("..").ok_or(BadValue::NoRange)?;
        let number = |text: &str| {
            if text.is_empty() {
                return Err(BadValue::RangeWithoutEnd);
            }
            if !text.bytes().all(|digit| digit.is_ascii_digit()) {
                return Err(BadValue::RangeOf(text.to_owned()));
            }
            text.parse::<u64>()
                .map_err(|_| BadValue::RangeTooLarge(text.to_owned(), u64::MAX))
        };
        let (first, last) = (number(first)?, number(last)?);
        if first == 0 {
            return Err(BadValue::RangeFromZero);
        }
        if first > last {
            return Err(BadValue::RangeTurned { first, last });
        }
        Ok(Self { first, last })
    }
}

/// Which part of the deals a machine solves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shard {
    /// Part `index`, counted from 0, of `n`.
    Part { index: u64, n: u64 },
    /// The part that the environment tells.
    Auto,
}

impl FromStr for Shard {
    type Err = BadValue;

    fn from_str(text: &str) -> Result<Self, BadValue> {
        if text == "auto" {
            return Ok(Self::Auto);
        }
        let number = |text: &str| text.parse::<u64>().map_err(|_| BadValue::Shard);
        let (index, n) = text.split_once('/').ok_or(BadValue::Shard)?;
        let (index, n) = (number(index)?, number(n)?);
        if (1..=n).contains(&index) {
            let index = index - 1;
            Ok(Self::Part { index, n })
        } else {
            Err(BadValue::Shard)
        }
    }
}

fn seconds(text: &str) -> Result<f64, BadValue> {
    text.parse()
        .ok()
        .filter(|seconds: &f64| seconds.is_finite() && *seconds > 0.0)
        .ok_or(BadValue::Seconds)
}

fn whole(text: &str) -> Result<u64, BadValue> {
    text.parse()
        .ok()
        .filter(|&number| number > 0)
        .ok_or(BadValue::Whole)
}

fn jobs(text: &str) -> Result<usize, BadValue> {
    /// More would be a slip of the finger.
    const MOST: usize = 1024;
    text.parse()
        .ok()
        .filter(|jobs| (1..=MOST).contains(jobs))
        .ok_or(BadValue::WholeUpTo(MOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_include_both_ends() {
        let range = |text: &str| text.parse::<DealRange>();
        assert_eq!(
            range("1..1000"),
            Ok(DealRange {
                first: 1,
                last: 1000
            })
        );
        assert_eq!(range("7..7"), Ok(DealRange { first: 7, last: 7 }));
        for bad in [
            "9..3", "0..5", "a..b", "5", "1..", "..5", "1..5..9", "-1..5", "+1..5",
        ] {
            assert!(range(bad).is_err(), "{bad}");
        }
        assert!(range("1..99999999999999999999").is_err());
    }

    #[test]
    fn shards_are_counted_from_1() {
        let shard = |text: &str| text.parse::<Shard>();
        assert_eq!(shard("1/1"), Ok(Shard::Part { index: 0, n: 1 }));
        assert_eq!(shard("4/4"), Ok(Shard::Part { index: 3, n: 4 }));
        assert_eq!(shard("auto"), Ok(Shard::Auto));
        for bad in ["0/4", "5/4", "1/0", "1", "a/b", "", "/", "-1/4"] {
            assert!(shard(bad).is_err(), "{bad}");
        }
    }
}
