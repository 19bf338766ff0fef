//! The given deals under the first three of their rule sets: how many are decided, how fast, and with how much memory.
//!
//! `cargo bench -p canfield-solver --bench deals -- [SECONDS]` gives each deal so many seconds, 20 if it is not said.
//! Beside each line stand the figures of another solver, Solvitaire 0.10.1, with 20 seconds a deal on a machine of
//! the same kind; those are of seeds 1 to 200 (153 under the second rule set), of which the given deals are
//! a selection.

#![expect(
    clippy::print_stdout,
    reason = "the figures are what a benchmark is for"
)]

use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use canfield_core::rules::{Rules, file};
use canfield_solver::{Limits, Search, Stats, Verdict};
use serde_json::Value;

/// What the other solver needs, by rule set: won, lost and open deals; mean, median, 90 and 99 percent of the seconds;
/// thousands of states a second; bytes for each stored state.
const REFERENCE: [(&str, &str); 3] = [
    (
        "draw3_partial_spaces_any",
        "145 / 46 / 9     1280.000     1.000  2430.000 20000.000      383 k     345",
    ),
    (
        "draw3_whole_spaces_free_waste",
        "103 / 40 / 10    1820.000     3.000  3070.000 20000.000      319 k     345",
    ),
    (
        "draw1_partial_spaces_any",
        "185 / 13 / 2      580.000     1.000   280.000 15500.000      257 k     345",
    ),
];

const SECONDS: u64 = 20;
const TABLE_BYTES: usize = 1 << 30;
/// States between two looks at the clock.
const SLICE: u64 = 20_000;

fn main() -> Result<(), Box<dyn Error>> {
    let seconds = std::env::args()
        .skip(1)
        .find_map(|argument| argument.parse().ok())
        .unwrap_or(SECONDS);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/deals/solver");
    let rule_sets: Value =
        serde_json::from_str(&fs::read_to_string(folder.join("rule_sets.json"))?)?;
    let deals = fs::read_to_string(folder.join("deals.jsonl"))?
        .lines()
        .map(serde_json::from_str)
        .collect::<Result<Vec<Value>, _>>()?;
    println!(
        "{:30} {:16} {:>9} {:>9} {:>9} {:>9} {:>10} {:>7} {:>8}",
        "", "won/lost/open", "mean ms", "median", "p90", "p99", "states/s", "B/state", "peak MB"
    );
    for (name, reference) in REFERENCE {
        let rules = rules_of(&rule_sets[name], name)?;
        let mut runs = Vec::new();
        for deal in &deals {
            let run = Run::new(&rules, deal, Duration::from_secs(seconds))?;
            let known = deal["verdicts"][name].as_str();
            if run.verdict != "open" && known.is_some_and(|known| known != run.verdict) {
                return Err(format!("{}: {} is wrong", deal["id"], run.verdict).into());
            }
            runs.push(run);
        }
        println!("{name:30} {}", figures(&mut runs));
        println!("{:30} {reference}", "  Solvitaire");
    }
    Ok(())
}

/// The rules of a rule set: a variant, and what differs from it.
fn rules_of(rule_set: &Value, name: &str) -> Result<Rules, Box<dyn Error>> {
    let mut text = format!("name = \"{name}\"\n");
    for (key, value) in rule_set.as_object().into_iter().flatten() {
        // A text, a number or a list of either is written in TOML as in JSON.
        writeln!(text, "{key} = {value}")?;
    }
    Ok(file::read(&text, name)?.rules)
}

/// One deal, searched.
struct Run {
    verdict: &'static str,
    time: Duration,
    stats: Stats,
}

impl Run {
    #[expect(
        clippy::disallowed_methods,
        reason = "a benchmark is the one place of this crate that has a clock"
    )]
    fn new(rules: &Rules, deal: &Value, limit: Duration) -> Result<Self, Box<dyn Error>> {
        let mut text = format!("base {}", deal["base"].as_str().unwrap_or("?"));
        for (pile, cards) in deal["piles"].as_object().into_iter().flatten() {
            write!(text, " / {pile}")?;
            for card in cards.as_array().into_iter().flatten() {
                write!(text, " {}", card.as_str().unwrap_or_default())?;
            }
        }
        let state = rules.read_position(&text)?;
        let limits = Limits {
            states: u64::MAX,
            table_bytes: TABLE_BYTES,
        };
        let start = Instant::now();
        let mut search = Search::new(rules, &state, limits);
        let verdict = loop {
            match search.step(SLICE) {
                Some(Verdict::Solved(_)) => break "solved",
                Some(Verdict::Unsolvable) => break "unsolvable",
                Some(Verdict::Unknown(_)) => break "open",
                None if start.elapsed() >= limit => break "open",
                None => {}
            }
        };
        Ok(Self {
            verdict,
            time: start.elapsed(),
            stats: search.stats(),
        })
    }
}

/// One line of figures.
#[expect(
    clippy::cast_precision_loss,
    reason = "the figures are shown with a few digits only"
)]
fn figures(runs: &mut [Run]) -> String {
    runs.sort_by_key(|run| run.time);
    let n = |verdict| runs.iter().filter(|run| run.verdict == verdict).count();
    let counts = format!("{} / {} / {}", n("solved"), n("unsolvable"), n("open"));
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let share = |percent: usize| ms(runs[(runs.len() * percent / 100).min(runs.len() - 1)].time);
    let total: Duration = runs.iter().map(|run| run.time).sum();
    let generated: u64 = runs.iter().map(|run| run.stats.generated).sum();
    // Small searches are all fixed costs, so the bytes of a state are those of the largest one.
    let largest = runs
        .iter()
        .map(|run| run.stats)
        .max_by_key(|stats| stats.unique);
    let largest = largest.unwrap_or_default();
    format!(
        "{counts:16} {:9.3} {:9.3} {:9.3} {:9.3} {:8.0} k {:7.0} {:8.1}",
        ms(total) / runs.len() as f64,
        share(50),
        share(90),
        share(99),
        generated as f64 / total.as_secs_f64() / 1e3,
        largest.table_bytes as f64 / largest.unique.max(1) as f64,
        largest.table_bytes as f64 / 1e6,
    )
}
