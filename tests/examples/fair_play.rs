//! How good fair advice is: it plays deals of canfield, or of another variant, by itself, and on the same deals plays
//! the hints that look at the face-up cards alone.
//!
//! `cargo run --release -p canfield-tests --example fair_play -- [DEALS] [VARIANT] [FIRST]` plays 100 deals of canfield
//! from number 1 on, if it is not told otherwise. Time is measured, and decides nothing.

#![expect(
    clippy::cast_precision_loss,
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "the figures are what the program is for, and they are rounded"
)]

use std::error::Error;
use std::time::{Duration, Instant};

use canfield_core::number::DealNumber;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants;
use canfield_session::hints;
use canfield_solver::fair::{BUDGET, Job, Knowledge, Reason, View};

/// No game takes more decisions than this.
const MAX_DECISIONS: usize = 2_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let n_deals: u32 = arguments.next().map_or(Ok(100), |text| text.parse())?;
    let variant = arguments.next().unwrap_or_else(|| "canfield".to_owned());
    let first: u32 = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let rules = &variants::find(&variant)?.rules;
    let (mut n_fair, mut n_hinted) = (0, 0);
    let (mut fair_home, mut hinted_home) = (0, 0);
    let mut costs = Vec::new();
    for number in first..first + n_deals {
        let number = DealNumber::new(number.into()).ok_or("no such deal")?;
        let deal = rules.deal_number(number);
        let fair = play_fair(rules, deal.clone(), &mut costs)?;
        let hinted = play_hints(rules, deal)?;
        n_fair += u32::from(rules.is_won(&fair));
        n_hinted += u32::from(rules.is_won(&hinted));
        fair_home += fair.n_on_foundations();
        hinted_home += hinted.n_on_foundations();
    }
    println!("{variant}, deals {first} to {}", first + n_deals - 1);
    println!("fair advice: {}", share(n_fair, n_deals));
    println!("hints by rules: {}", share(n_hinted, n_deals));
    println!(
        "cards home: {:.1} a deal, and {:.1} with hints by rules",
        fair_home as f64 / f64::from(n_deals),
        hinted_home as f64 / f64::from(n_deals)
    );
    let per_deal = costs.len() as f64 / f64::from(n_deals);
    println!("decisions by worlds: {per_deal:.1} a deal");
    costs.sort_by_key(|cost| cost.states);
    let states: Vec<f64> = costs.iter().map(|cost| cost.states as f64).collect();
    println!("states for each: {}", spread(&states));
    costs.sort_by_key(|cost| cost.time);
    let times: Vec<f64> = costs
        .iter()
        .map(|cost| cost.time.as_secs_f64() * 1e3)
        .collect();
    println!("ms for each: {}", spread(&times));
    Ok(())
}

/// What one decision cost.
struct Cost {
    states: u64,
    time: Duration,
}

/// Plays as the fair advice says, without coming back to a table that was there before; the table at the end.
fn play_fair(rules: &Rules, deal: State, costs: &mut Vec<Cost>) -> Result<State, Box<dyn Error>> {
    let mut knowledge = Knowledge::new();
    knowledge.see(rules, &deal);
    let mut tables = vec![deal];
    for _ in 0..MAX_DECISIONS {
        let Some(mut table) = tables.last().cloned() else {
            break;
        };
        let start = Instant::now();
        let view = View::new(rules, &table, &knowledge);
        let plans = hints::plans(&view, &table, &tables);
        let mut job = Job::among(view, plans, BUDGET);
        let advice = job.step(u64::MAX).ok_or("no advice")?.clone();
        if advice.worlds > 0 {
            costs.push(Cost {
                states: job.generated(),
                time: start.elapsed(),
            });
        }
        let is_lost = advice.is_exact && advice.wins == 0;
        if is_lost || advice.reason == Reason::Nothing {
            break;
        }
        for mv in advice.line {
            rules
                .apply(&mut table, mv)
                .map_err(|illegal| format!("{mv} is not legal: {illegal:?}"))?;
            knowledge.see(rules, &table);
            tables.push(table.clone());
        }
        if rules.is_won(&table) {
            break;
        }
    }
    tables.pop().ok_or_else(|| "no table".into())
}

/// Plays the first hint each time; the table at the end.
fn play_hints(rules: &Rules, deal: State) -> Result<State, Box<dyn Error>> {
    let mut tables = vec![deal];
    for _ in 0..MAX_DECISIONS {
        let Some(mut table) = tables.last().cloned() else {
            break;
        };
        let was_there = |next: &State| {
            tables
                .iter()
                .any(|old| hints::is_same_table(rules, old, next))
        };
        let Some(&mv) = hints::hints(rules, &table, was_there).first() else {
            break;
        };
        rules
            .apply(&mut table, mv)
            .map_err(|illegal| format!("{mv} is not legal: {illegal:?}"))?;
        tables.push(table);
    }
    tables.pop().ok_or_else(|| "no table".into())
}

/// A share in percent with Wilson's interval of 95 percent.
fn share(n: u32, all: u32) -> String {
    let (part, all_deals) = (f64::from(n) / f64::from(all), f64::from(all));
    let z = 1.96_f64;
    let middle = part + z * z / (2.0 * all_deals);
    let half = z * (part * (1.0 - part) / all_deals + z * z / (4.0 * all_deals * all_deals)).sqrt();
    let scale = 100.0 / (1.0 + z * z / all_deals);
    format!(
        "won {n} of {all}, {:.1} % [{:.1}, {:.1}]",
        part * 100.0,
        ((middle - half) * scale).max(0.0),
        (middle + half) * scale
    )
}

/// Mean, median, 90 and 99 percent and the most of numbers in their order.
fn spread(sorted: &[f64]) -> String {
    let at =
        |percent: usize| sorted.get((sorted.len() * percent / 100).min(sorted.len().max(1) - 1));
    let mean = sorted.iter().sum::<f64>() / sorted.len().max(1) as f64;
    let shown = |percent| at(percent).map_or_else(|| "-".to_owned(), |n| format!("{n:.1}"));
    format!(
        "mean {mean:.1}, median {}, p90 {}, p99 {}, most {}",
        shown(50),
        shown(90),
        shown(99),
        shown(100)
    )
}
