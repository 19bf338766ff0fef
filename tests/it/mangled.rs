//! Texts that somebody has scribbled in: whatever is read, the worst that can come of it is a refusal.
//!
//! A trial fails by a panic. What is still readable after the scribbling is played with, since a position that no
//! game leads to must not be a trap either.

use std::fmt::Write as _;

use canfield_cli::exchange::{Position, Trace, legal_texts, trace_variant};
use canfield_core::record::Record;
use canfield_core::rules::{Rules, file};
use canfield_core::state::State;
use canfield_core::variants;
use libtest_mimic::{Failed, Trial};

use crate::chance::Chance;

/// How often each text is scribbled in.
const N_TRIES: usize = 300;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("mangled::positions", positions),
        Trial::test("mangled::notations", notations),
        Trial::test("mangled::traces", traces),
        Trial::test("mangled::records", records),
        Trial::test("mangled::rules", rules),
    ]
}

fn positions() -> Result<(), Failed> {
    for (variant, seed) in variants::all().zip(0..) {
        let number = "77".parse()?;
        let state = variant.rules.deal_number(number);
        let good = Position::new(&variant.id, &variant.rules, Some(number), &state).to_json()?;
        for text in scribbled(&good, seed) {
            let Ok(position) = Position::from_json(&text) else {
                continue;
            };
            let Ok(other) = variants::find(&position.game) else {
                continue;
            };
            if let Ok(state) = position.state(&other.rules) {
                play_on(&other.rules, &state)?;
            }
        }
    }
    Ok(())
}

fn notations() -> Result<(), Failed> {
    for (variant, seed) in variants::all().zip(0..) {
        let good = variant.rules.deal_number("77".parse()?).to_string();
        for text in scribbled(&good, seed) {
            if let Ok(state) = variant.rules.read_position(&text) {
                play_on(&variant.rules, &state)?;
            }
        }
    }
    Ok(())
}

fn traces() -> Result<(), Failed> {
    let record: Record =
        "canfield-record 1\nvariant: gate\ndeal: 3\nplayed: 0\nmoves:\n".parse()?;
    let mut moves = Vec::new();
    let mut state = record.variant.rules.deal(&record.deck)?;
    for _ in 0..12 {
        let Some(&mv) = record.variant.rules.legal_moves(&state).last() else {
            break;
        };
        record.variant.rules.apply(&mut state, mv)?;
        moves.push(mv);
    }
    let good = Trace::of_record(&Record {
        played: moves.len(),
        moves,
        ..record
    })?
    .to_json()?;
    for seed in 0..20 {
        for text in scribbled(&good, seed) {
            let Ok(trace) = Trace::from_json(&text) else {
                continue;
            };
            let Ok(variant) = trace_variant(&trace.game) else {
                continue;
            };
            if let Err(disagreement) = trace.check(&variant.rules) {
                write!(String::new(), "{disagreement}")?;
            }
        }
    }
    Ok(())
}

fn records() -> Result<(), Failed> {
    let good = "canfield-record 1\nvariant: mine\nrules:\n  like = \"gate\"\n  redeals = 1\ndeal: 3\nplayed: 2\nmoves:\n  draw R1>T2*1 draw\n";
    for seed in 0..40 {
        for text in scribbled(good, seed) {
            match text.parse::<Record>() {
                Ok(record) => {
                    // What was read is printed and read again, even where it cannot be played.
                    let again = record.to_string().parse::<Record>();
                    if again.as_ref() != Ok(&record) {
                        return Err(format!("{text} reads back as {again:?}").into());
                    }
                    if let Err(error) = record.replay() {
                        write!(String::new(), "{error}")?;
                    }
                }
                Err(error) => write!(String::new(), "{error}")?,
            }
        }
    }
    Ok(())
}

fn rules() -> Result<(), Failed> {
    for (variant, seed) in variants::all().zip(0..) {
        for text in scribbled(&file::write(variant), seed)
            .into_iter()
            .step_by(3)
        {
            match file::read(&text, "mine") {
                Ok(variant) => play_on(&variant.rules, &variant.rules.deal_number("5".parse()?))?,
                Err(error) => write!(String::new(), "{error}")?,
            }
        }
    }
    Ok(())
}

/// Makes the first few legal moves, however strange the table is.
fn play_on(rules: &Rules, state: &State) -> Result<(), Failed> {
    let mut state = state.clone();
    for turn in 0..6 {
        let texts = legal_texts(rules, &state);
        let Some(&mv) = texts.values().nth(turn % texts.len().max(1)) else {
            break;
        };
        let before = state.n_cards();
        rules.apply(&mut state, mv)?;
        let (outcome, score) = (rules.outcome(&state), rules.score(&state));
        write!(String::new(), "{outcome:?} {score:?}")?;
        if state.n_cards() != before {
            return Err(format!("{mv} loses a card in {state}").into());
        }
    }
    Ok(())
}

/// The text with a few things in it changed, in many ways. Words go from place to place as often as letters do, for
/// else hardly anything could still be read.
fn scribbled(text: &str, seed: u64) -> Vec<String> {
    let mut chance = Chance::new(seed);
    let cuts = text
        .char_indices()
        .filter(|(_, letter)| !letter.is_alphanumeric());
    let cuts: Vec<usize> = cuts.map(|(index, _)| index).collect();
    let letters: Vec<char> = "-019TKSHCDFRW>*\"{}[],:=\n\0é".chars().collect();
    let mut texts = Vec::new();
    for _ in 0..N_TRIES {
        let mut scribbled = text.to_owned();
        for _ in 0..=chance.below(3) {
            let mut cut = || {
                chance
                    .pick(&cuts)
                    .filter(|&cut| scribbled.is_char_boundary(cut))
                    .unwrap_or(0)
            };
            let (mut start, mut end, at) = (cut(), cut(), cut());
            if start > end {
                (start, end) = (end, start);
            }
            end = end.min(start + 24);
            if !scribbled.is_char_boundary(end) {
                continue;
            }
            let part = scribbled[start..end].to_owned();
            match chance.below(4) {
                0 => scribbled.replace_range(start..end, ""),
                1 => scribbled.insert_str(at, &part),
                2 => {
                    scribbled.insert_str(at, &part);
                    let start = if at <= start {
                        start + part.len()
                    } else {
                        start
                    };
                    if scribbled.is_char_boundary(start)
                        && scribbled.is_char_boundary(start + part.len())
                    {
                        scribbled.replace_range(start..start + part.len(), "");
                    }
                }
                _ => scribbled.insert(at, chance.pick(&letters).unwrap_or('x')),
            }
        }
        texts.push(scribbled);
    }
    texts
}
