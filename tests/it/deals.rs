//! Deals of PySolFC against ours: the order of the deck, and every pile after the deal.

use std::fs;

use canfield_cli::exchange::{MarkedCard, Piles};
use canfield_core::deal::Deck;
use canfield_core::number::DealNumber;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants;
use canfield_tests::tests_dir;
use libtest_mimic::{Failed, Trial};
use serde::Deserialize;

#[derive(Deserialize)]
struct Collection {
    deals: Vec<Deal>,
}

/// A deal as PySolFC makes it. Lists of cards are texts with spaces, each pile with its bottom card first.
#[derive(Deserialize)]
struct Deal {
    game: String,
    pysol_id: u16,
    number: String,
    #[serde(rename = "deal_order_first_dealt_first")]
    deck: String,
    foundations: Vec<String>,
    #[serde(rename = "reserves_bottom_to_top")]
    reserves: Vec<String>,
    #[serde(rename = "tableau_bottom_to_top")]
    tableau: Vec<String>,
    #[serde(rename = "waste_bottom_to_top")]
    waste: String,
    /// Face up and the other way round: the card that is dealt next comes first.
    #[serde(rename = "stock_next_first")]
    stock: String,
    #[serde(rename = "base_rank")]
    base: Option<String>,
}

pub(crate) fn trials() -> Vec<Trial> {
    match collection() {
        Ok(collection) => collection
            .deals
            .into_iter()
            .map(|deal| {
                let game = deal.game.to_lowercase().replace(' ', "-");
                Trial::test(format!("deals::{game}#{}", deal.number), move || {
                    check(&deal)
                })
            })
            .collect(),
        Err(error) => vec![Trial::test("deals::unreadable", || Err(error))],
    }
}

fn collection() -> Result<Collection, Failed> {
    let text = fs::read_to_string(tests_dir().join("deals/pysolfc_deals.json"))?;
    Ok(serde_json::from_str(&text)?)
}

fn check(deal: &Deal) -> Result<(), Failed> {
    let variant = variants::all()
        .find(|variant| variant.pysol_id == Some(deal.pysol_id))
        .ok_or("no variant has this pysol_id")?;
    let rules = &variant.rules;
    let number: DealNumber = deal.number.parse()?;
    let deck: Vec<String> = rules
        .cards_in_order(&Deck::Number(number))?
        .iter()
        .map(ToString::to_string)
        .collect();
    expect_equal("the deck", &deal.deck, &deck.join(" "))?;
    let state = rules.deal_number(number);
    expect_equal("the piles", &theirs(deal), &ours(rules, &state))?;
    if let Some(base) = &deal.base {
        let shown = state.base().map(|base| base.to_string());
        expect_equal("the base", base, &shown.unwrap_or_default())?;
    }
    Ok(())
}

fn theirs(deal: &Deal) -> String {
    let stock = deal.stock.split(' ').rev().map(|card| format!("-{card}"));
    let mut lines = vec![
        format!("S {}", stock.collect::<Vec<_>>().join(" ")),
        format!("W {}", deal.waste),
    ];
    for (letter, piles) in [
        ("R", &deal.reserves),
        ("F", &deal.foundations),
        ("T", &deal.tableau),
    ] {
        let numbered = piles.iter().zip(1..);
        lines.extend(numbered.map(|(cards, n)| format!("{letter}{n} {cards}")));
    }
    on_lines(&lines)
}

/// One pile on each line, and nothing after the name of an empty one.
fn on_lines(piles: &[String]) -> String {
    let lines: Vec<&str> = piles.iter().map(|pile| pile.trim_end()).collect();
    lines.join("\n")
}

fn ours(rules: &Rules, state: &State) -> String {
    let line = |(pile, cards): (PileId, Vec<MarkedCard>)| {
        let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
        format!("{pile} {}", cards.join(" "))
    };
    let lines: Vec<String> = Piles::of(rules, state).0.into_iter().map(line).collect();
    on_lines(&lines)
}

fn expect_equal(what: &str, theirs: &str, ours: &str) -> Result<(), Failed> {
    if theirs == ours {
        Ok(())
    } else {
        Err(format!("{what}\nof PySolFC:\n{theirs}\nof ours:\n{ours}").into())
    }
}
