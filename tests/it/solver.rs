//! Verdicts of other programs against ours: many deals under six sets of rules.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use canfield_cli::exchange::{BaseText, Piles, Position};
use canfield_core::rules::{Rules, file};
use canfield_solver::{Limits, Search, Verdict};
use canfield_tests::tests_dir;
use libtest_mimic::{Failed, Trial};
use serde::Deserialize;

/// How many states a deal may take. They are enough for every deal with a verdict; no clock is needed to end.
const LIMITS: Limits = Limits {
    states: 20_000_000,
    table_bytes: 1 << 28,
};

/// For each rule set how many of its verdicts must be found within the limits: all that are given.
const FLOORS: [(&str, usize); 6] = [
    ("draw1_partial_spaces_any", 119),
    ("draw1_single_pass", 120),
    ("draw3_partial_spaces_any", 118),
    ("draw3_partial_worryback", 114),
    ("draw3_single_pass", 120),
    ("draw3_whole_spaces_free_waste", 116),
];

/// How many verdicts are given in all.
const N_VERDICTS: usize = 707;

/// A position with what is known of it.
#[derive(Deserialize)]
struct Deal {
    id: String,
    base: Option<BaseText>,
    redeals_used: u16,
    piles: Piles,
    /// By rule set; one that is missing is not known.
    verdicts: BTreeMap<String, Known>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Known {
    Solved,
    Unsolvable,
}

type RuleSets = BTreeMap<String, BTreeMap<String, serde_json::Value>>;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = FLOORS
        .into_iter()
        .map(|(name, floor)| Trial::test(format!("solver::{name}"), move || check(name, floor)))
        .collect();
    trials.push(Trial::test(
        "solver::all-verdicts-are-asked-for",
        all_are_asked_for,
    ));
    trials
}

/// Without this, a rule set or a deal that gets lost would go unnoticed.
fn all_are_asked_for() -> Result<(), Failed> {
    let names: Vec<String> = rule_sets()?.into_keys().collect();
    if names != FLOORS.map(|(name, _)| name.to_owned()) {
        return Err(format!("the rule sets are {names:?}").into());
    }
    let n_verdicts: usize = deals()?.iter().map(|deal| deal.verdicts.len()).sum();
    if n_verdicts != N_VERDICTS {
        return Err(format!("there are {n_verdicts} verdicts instead of {N_VERDICTS}").into());
    }
    Ok(())
}

fn check(name: &str, floor: usize) -> Result<(), Failed> {
    let rules = rules(name)?;
    let mut n_decided = 0;
    let mut undecided = Vec::new();
    for deal in deals()? {
        let Some(&known) = deal.verdicts.get(name) else {
            continue;
        };
        let position = Position {
            game: name.to_owned(),
            deal_number: None,
            base: deal.base,
            redeals_used: deal.redeals_used,
            fruitless_redeals: 0,
            piles: deal.piles,
        };
        let state = position.state(&rules)?;
        let mut search = Search::new(&rules, &state, LIMITS);
        let found = match search.step(u64::MAX) {
            Some(Verdict::Solved(_)) => Known::Solved,
            Some(Verdict::Unsolvable) => Known::Unsolvable,
            Some(Verdict::Unknown(_)) | None => {
                undecided.push(deal.id);
                continue;
            }
        };
        if found != known {
            return Err(format!("{} is {known:?}, but was found {found:?}", deal.id).into());
        }
        n_decided += 1;
    }
    if n_decided < floor {
        let undecided = undecided.join(", ");
        return Err(format!(
            "only {n_decided} instead of {floor} verdicts were found within {LIMITS:?}; undecided: {undecided}"
        )
        .into());
    }
    Ok(())
}

fn deals() -> Result<Vec<Deal>, Failed> {
    let text = fs::read_to_string(tests_dir().join("deals/solver/deals.jsonl"))?;
    text.lines()
        .map(|line| serde_json::from_str(line).map_err(Failed::from))
        .collect()
}

fn rule_sets() -> Result<RuleSets, Failed> {
    let text = fs::read_to_string(tests_dir().join("deals/solver/rule_sets.json"))?;
    Ok(serde_json::from_str(&text)?)
}

/// The rules of a rule set: a variant, and what differs from it.
fn rules(name: &str) -> Result<Rules, Failed> {
    let sets = rule_sets()?;
    let set = sets
        .get(name)
        .ok_or_else(|| format!("there is no rule set {name}"))?;
    let mut text = format!("name = \"{name}\"\n");
    for (key, value) in set {
        // A text, a number or a list of either is written in TOML as in JSON.
        writeln!(text, "{key} = {value}")?;
    }
    Ok(file::read(&text, name)?.rules)
}
