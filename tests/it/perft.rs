//! The number of move sequences after a deal, for every variant: it changes when any rule changes, so a rule that
//! changes by accident is seen.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use canfield_core::number::DealNumber;
use canfield_core::state::State;
use canfield_core::variants::{self, Variant};
use canfield_tests::{data_files, tests_dir};
use libtest_mimic::{Failed, Trial};

/// The deal whose sequences a new file counts.
const DEAL: &str = "12345";

/// A new file goes as deep as there are no more sequences than this. Counting them takes a fraction of a second.
const MOST_LEAVES: u64 = 100_000;

/// However narrow the game is.
const MAX_DEPTH: u32 = 24;

/// The variable that `cargo xtask perft --bless` sets.
const BLESS: &str = "CANFIELD_BLESS";

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![Trial::test("perft::every-file-has-a-variant", orphans)];
    trials.extend(
        variants::all()
            .map(|variant| Trial::test(format!("perft::{}", variant.id), move || check(variant))),
    );
    trials
}

fn path(variant: &Variant) -> PathBuf {
    tests_dir().join(format!("perft/{}.perft", variant.id))
}

fn check(variant: &Variant) -> Result<(), Failed> {
    if is_blessing() {
        return bless(variant);
    }
    let advice = format!(
        "If the rules were meant to change: cargo xtask perft --bless {}",
        variant.id
    );
    let text = fs::read_to_string(path(variant)).map_err(|error| format!("{error}. {advice}"))?;
    let mut state: Option<State> = None;
    let mut n_counts = 0;
    for line in text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let (key, value) = line
            .split_once(' ')
            .ok_or_else(|| format!("`{line}` is not understood"))?;
        if key == "deal" {
            let number: DealNumber = value.parse()?;
            state = Some(variant.rules.deal_number(number));
            continue;
        }
        let (depth, expected): (u32, u64) = (key.parse()?, value.parse()?);
        let state = state.as_ref().ok_or("the deal must come first")?;
        let found = variant.rules.perft(state, depth);
        if found != expected {
            return Err(
                format!("depth {depth}: expected {expected}, found {found}. {advice}").into(),
            );
        }
        n_counts += 1;
    }
    if n_counts == 0 {
        return Err(format!("the file counts nothing. {advice}").into());
    }
    Ok(())
}

#[expect(
    clippy::disallowed_methods,
    reason = "this is how xtask tells the trials to write their files anew"
)]
fn is_blessing() -> bool {
    std::env::var(BLESS).is_ok_and(|value| !value.is_empty())
}

fn bless(variant: &Variant) -> Result<(), Failed> {
    let state = variant.rules.deal_number(DEAL.parse()?);
    let mut text = format!(
        "# {}: how many sequences of so many legal moves follow the deal.\ndeal {DEAL}\n",
        variant.name
    );
    for depth in 1..=MAX_DEPTH {
        let leaves = variant.rules.perft(&state, depth);
        // The first depths are always there, however wide the game is.
        if leaves > MOST_LEAVES && depth > 2 {
            break;
        }
        writeln!(text, "{depth} {leaves}")?;
    }
    let path = path(variant);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)?;
    Ok(())
}

/// A file whose variant is gone would never be read again.
fn orphans() -> Result<(), Failed> {
    let orphans: Vec<String> = data_files("perft", ".perft")?
        .into_iter()
        .map(|file| file.name)
        .filter(|name| variants::all().all(|variant| variant.id != *name))
        .collect();
    if orphans.is_empty() {
        Ok(())
    } else {
        Err(format!("no variant is called {}", orphans.join(", ")).into())
    }
}
