//! The shipped variants: their names, and each rule held against the table of rules.

use std::collections::{BTreeMap, BTreeSet};

use toml::de::{DeTable, DeValue};

use super::*;

/// The table of rules that the shipped files are checked against.
const PRESETS: &str = include_str!("../../tests/data/presets.toml");

/// The lines of a full rules file that are rules, by their keys.
fn rule_lines(variant: &Variant) -> BTreeMap<String, String> {
    let descriptive = ["name", "aliases", "source", "group", "pysol_id"];
    file::write(variant)
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .filter(|(key, _)| !descriptive.contains(key))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

fn ids(variants: impl Iterator<Item = &'static Variant>) -> Vec<&'static str> {
    variants.map(|variant| variant.id.as_str()).collect()
}

#[test]
fn every_shipped_file_is_listed_once_and_in_order() {
    assert_eq!(
        ids(all()),
        SHIPPED.iter().map(|file| file.id).collect::<Vec<_>>()
    );
    assert!(all().is_sorted_by_key(|variant| variant.group));
    assert!(all().all(|variant| variant.group != Group::Own));
    assert_eq!(
        ids(all().take(8)),
        [
            "dispettoso",
            "double-canfield",
            "canfield-klondike",
            "canfield",
            "hoyle-canfield",
            "canfield-original",
            "demon",
            "variegated-canfield",
        ]
    );
}

#[test]
fn every_shipped_file_says_what_it_is() {
    for Shipped { id, text, .. } in &SHIPPED {
        assert!(
            text.starts_with("# "),
            "{id} begins with a sentence for a player"
        );
        let variant = find(id).unwrap();
        assert!(!variant.source.is_empty(), "{id}");
        let decks = variant.rules.knobs().decks;
        match variant.group {
            Group::Canfield | Group::OneDeck => assert_eq!(decks, 1, "{id}"),
            Group::SeveralDecks => assert!(decks > 1, "{id}"),
            Group::Tables | Group::Own => {}
        }
    }
    let names: BTreeSet<&str> = all().map(|variant| variant.name.as_str()).collect();
    assert_eq!(
        names.len(),
        all().len(),
        "two variants are shown under one name"
    );
}

#[test]
fn every_name_belongs_to_one_variant() {
    let mut owners: BTreeMap<String, &str> = BTreeMap::new();
    for variant in all() {
        for name in names(variant) {
            let owner = owners.entry(normal(name)).or_insert(&variant.id);
            assert_eq!(*owner, variant.id, "{name} is claimed by two variants");
            assert_eq!(find(name).unwrap().id, variant.id);
        }
    }
    let pysol_ids: Vec<u16> = all().filter_map(|variant| variant.pysol_id).collect();
    assert_eq!(pysol_ids.len(), 27);
    assert_eq!(pysol_ids.iter().collect::<BTreeSet<_>>().len(), 27);
}

#[test]
fn names_are_found_however_they_are_written() {
    for (name, id) in [
        ("canfield", "canfield"),
        ("pysolfc.canfield", "canfield-pysolfc"),
        ("aisleriot.canfield", "canfield"),
        ("pysolfc.the_plot", "the-plot"),
        ("The Plot", "the-plot"),
        ("the_plot", "the-plot"),
        ("DEMON", "demon"),
        ("Devil's Own", "canfield-pysolfc"),
        ("devil’s own", "canfield-pysolfc"),
        ("devils_own", "canfield-pysolfc"),
        (" Provisions ", "storehouse"),
        ("Thirteen Up", "storehouse"),
        ("straight up", "storehouse"),
        ("Kansas", "chameleon"),
        ("Reno", "casino-canfield"),
        ("Duchess", "dutchess"),
        ("Glenwood", "glenwood"),
        ("Sunshine", "dispettoso"),
        ("canfield-pasianssi", "canfield-klondike"),
        ("klondike", "canfield-klondike"),
        ("selective canfield", "canfield-selective"),
    ] {
        assert_eq!(
            find(name).map(|variant| variant.id.as_str()),
            Ok(id),
            "{name}"
        );
    }
}

#[test]
fn a_name_that_does_not_exist_is_refused_with_the_nearest() {
    for (name, refusal) in [
        ("gaet", "There is no variant `gaet`; did you mean `gate`?"),
        (
            "Dutches",
            "There is no variant `Dutches`; did you mean `dutchess`?",
        ),
        (
            "provisons",
            "There is no variant `provisons`; did you mean `Provisions`?",
        ),
        ("spider", "There is no variant `spider`."),
        ("", "There is no variant ``."),
        ("a\nb", "There is no variant `a\\nb`."),
        (
            "storehous",
            "There is no variant `storehous`; did you mean `storehouse`, `storehouse-aisleriot` or `storehouse-semicolon`?",
        ),
    ] {
        assert_eq!(find(name).unwrap_err().to_string(), refusal);
    }
    let long = find(&"ö".repeat(100)).unwrap_err().to_string();
    assert_eq!(long, format!("There is no variant `{}…`.", "ö".repeat(40)));
}

#[test]
fn a_full_file_reads_back_to_the_same_variant() {
    for variant in all() {
        let text = file::write(variant);
        assert_eq!(
            file::read(&text, &variant.id).as_ref(),
            Ok(variant),
            "{text}"
        );
    }
}

/// What is deliberately different from the table of rules: preset, key, our value, and why.
const DELIBERATE: &[(&str, &str, &str, &str)] = &[
    ("aisleriot.canfield", "deal_order", DEAL, SAME_CARDS),
    (
        "aisleriot.canfield",
        "last_row_reversed",
        "true",
        SAME_CARDS,
    ),
    (
        "aisleriot.canfield",
        "break_even",
        "10",
        "its manual says so",
    ),
    ("aisleriot.kansas", "deal_order", DEAL, SAME_CARDS),
    ("aisleriot.kansas", "last_row_reversed", "true", SAME_CARDS),
    ("aisleriot.straight_up", "deal_order", DEAL, SAME_CARDS),
    (
        "aisleriot.straight_up",
        "last_row_reversed",
        "true",
        SAME_CARDS,
    ),
    (
        "aisleriot.straight_up",
        "count_dealt",
        "false",
        "its score starts at 0 with four 2s out",
    ),
    ("aisleriot.eagle_wing", "deal_order", DEAL, SAME_CARDS),
    (
        "aisleriot.eagle_wing",
        "last_row_reversed",
        "true",
        SAME_CARDS,
    ),
    ("t_games.selective_canfield", "deal_order", DEAL, SAME_CARDS),
    (
        "t_games.selective_canfield",
        "last_row_reversed",
        "true",
        SAME_CARDS,
    ),
    (
        "pysolfc.casino_canfield",
        "score",
        "\"money\"",
        "the table has no such key",
    ),
];

const DEAL: &str = "[\"base\", \"reserve\", \"tableau\"]";
const SAME_CARDS: &str = "one number shows the same cards in all forms of a game";

/// The rules of every preset as a full rules file would give them, made by following `like`.
fn presets() -> BTreeMap<String, BTreeMap<String, String>> {
    fn values<'a>(table: &'a DeTable<'a>) -> BTreeMap<String, &'a str> {
        table
            .iter()
            .map(|(key, value)| (key.get_ref().to_string(), &PRESETS[value.span()]))
            .collect()
    }
    fn section<'a>(table: &'a DeTable<'a>, name: &str) -> &'a DeTable<'a> {
        match table.get(name).map(toml::Spanned::get_ref) {
            Some(DeValue::Table(section)) => section,
            _ => panic!("no section {name}"),
        }
    }
    let parsed = DeTable::parse(PRESETS).unwrap();
    let games = section(parsed.get_ref(), "game");
    let ids = games.keys().map(|id| id.get_ref().to_string());
    ids.map(|id| {
        let mut chain = vec![values(section(games, &id))];
        while let Some(like) = chain.last().and_then(|own| own.get("like")) {
            chain.push(values(section(games, like.trim_matches('"'))));
        }
        let mut all = values(section(parsed.get_ref(), "default"));
        all.extend(chain.into_iter().rev().flatten());
        all.remove("like");
        all.remove("pysol_id");
        let lines: Vec<String> = all
            .iter()
            .map(|(key, value)| format!("{key} = {value}"))
            .collect();
        let read =
            file::read(&lines.join("\n"), &id).unwrap_or_else(|error| panic!("{id}: {error}"));
        (id, rule_lines(&read))
    })
    .collect()
}

#[test]
fn shipped_rules_are_those_of_the_table_of_rules() {
    let presets = presets();
    assert_eq!(presets.len(), 48);
    let mut different = Vec::new();
    for (id, preset) in &presets {
        for (key, ours) in rule_lines(find(id).unwrap()) {
            if preset[&key] != ours {
                different.push((id.as_str(), key, ours));
            }
        }
    }
    let mut deliberate: Vec<_> = DELIBERATE
        .iter()
        .map(|&(id, key, ours, _)| (id, key.to_owned(), ours.to_owned()))
        .collect();
    deliberate.sort();
    different.sort();
    assert_eq!(different, deliberate);
}

#[test]
fn every_variant_has_a_preset_but_the_tables() {
    let of_presets: BTreeSet<&str> = presets()
        .keys()
        .map(|id| find(id).unwrap().id.as_str())
        .collect();
    let without: Vec<&str> = all()
        .map(|variant| variant.id.as_str())
        .filter(|id| !of_presets.contains(id))
        .collect();
    assert_eq!(
        without,
        [
            "dispettoso",
            "double-canfield",
            "canfield-klondike",
            "hoyle-canfield",
            "canfield-original",
            "bsd-canfield",
        ]
    );
}

#[test]
fn the_game_numbers_are_those_of_pysolfc() {
    let parsed = DeTable::parse(PRESETS).unwrap();
    let Some(DeValue::Table(games)) = parsed.get_ref().get("game").map(toml::Spanned::get_ref)
    else {
        panic!("the presets are games");
    };
    for (id, game) in games {
        let id = id.get_ref().as_ref();
        let ours = find(id).unwrap().pysol_id.map(|n| n.to_string());
        let theirs = match game.get_ref() {
            DeValue::Table(game) => game.get("pysol_id").map(|n| PRESETS[n.span()].to_owned()),
            _ => None,
        };
        assert_eq!(ours, theirs, "{id}");
    }
}

/// Shows that the variant is the default one but for these lines.
#[track_caller]
fn check_differs_from_default(id: &str, lines: &[&str]) {
    let default = rule_lines(find(DEFAULT_ID).unwrap());
    let differing: Vec<String> = rule_lines(find(id).unwrap())
        .into_iter()
        .filter(|(key, value)| default[key] != *value)
        .map(|(key, value)| format!("{key} = {value}"))
        .collect();
    let mut wanted = lines.to_vec();
    wanted.sort_unstable();
    assert_eq!(differing, wanted, "{id}");
}

#[test]
fn the_tables_are_as_their_sources_describe_them() {
    check_differs_from_default(
        "dispettoso",
        &[
            "deal_order = [\"base\", \"reserve\", \"tableau\"]",
            "fill_late = [\"waste\"]",
            "per_deal = [1]",
            "score = \"money\"",
            "ante = -50",
            "per_card = 5",
        ],
    );
    check_differs_from_default(
        "double-canfield",
        &[
            "decks = 2",
            "piles = 5",
            "deal_order = [\"base\", \"reserve\", \"tableau\"]",
            "foundation_return = \"always\"",
            "move = \"run\"",
            "score = \"none\"",
        ],
    );
    check_differs_from_default(
        "canfield-klondike",
        &[
            "deal_order = [\"tableau\"]",
            "foundation_base = \"A\"",
            "foundation_start = \"none\"",
            "piles = 7",
            "pile_cards = \"staircase\"",
            "wrap = \"none\"",
            "move = \"whole_run\"",
            "fill_auto = []",
            "fill_rank = \"K\"",
            "reserves = 0",
            "reserve_cards = 0",
            "per_deal = [1]",
            "redeals = 0",
            "score = \"money\"",
            "ante = -52",
            "per_card = 5",
        ],
    );
    check_differs_from_default(
        "canfield",
        &[
            "deal_order = [\"base\", \"reserve\", \"tableau\"]",
            "foundation_return = \"above_base\"",
            "move = \"run\"",
            "break_even = 10",
        ],
    );
    check_differs_from_default(
        "hoyle-canfield",
        &[
            "deal_order = [\"base\", \"reserve\", \"tableau\"]",
            "move = \"whole\"",
            "fill_late = [\"waste\"]",
            "score = \"money\"",
            "ante = -50",
            "per_card = 5",
            "all_out = 500",
        ],
    );
    check_differs_from_default(
        "canfield-original",
        &[
            "deal_order = [\"base\", \"reserve\", \"tableau\"]",
            "fill_late = [\"waste\"]",
            "redeals = 0",
            "score = \"money\"",
            "ante = -50",
            "per_card = 5",
        ],
    );
}

/// Cards of the stock after the deal, a first packet still counted as part of it.
fn n_stock(variant: &Variant) -> usize {
    let rules = &variant.rules;
    let reserves = usize::from(rules.knobs().reserves) * usize::from(rules.knobs().reserve_cards);
    rules.n_cards() - rules.n_tableau_cards() - rules.n_foundation_cards() - reserves
}

#[test]
fn the_stock_has_the_cards_that_the_sources_count() {
    for (id, n) in [
        ("dispettoso", 34),
        ("double-canfield", 85),
        ("canfield-klondike", 24),
        ("canfield", 34),
        ("hoyle-canfield", 34),
        ("canfield-original", 34),
        ("canfield-pysolfc", 34),
        ("superior-canfield", 34),
        ("rainfall", 34),
        ("rainbow", 34),
        ("storehouse", 31),
        ("storehouse-aisleriot", 31),
        ("chameleon", 36),
        ("double-canfield-pysolfc", 85),
        ("triple-canfield", 122),
        ("quadruple-canfield", 160),
        ("american-toad", 75),
        ("variegated-canfield", 78),
        ("demon", 55),
        ("casino-canfield", 34),
        ("canfield-rush", 34),
        ("canfield-selective", 34),
        ("candike", 24),
        ("acme", 31),
        ("eagle-wing", 30),
        ("minerva", 13),
        ("munger", 17),
        ("mystique", 15),
        ("duke", 36),
        ("dutchess", 36),
        ("gate", 34),
        ("little-gate", 38),
        ("lafayette", 35),
        ("beehive", 33),
        ("the-plot", 78),
    ] {
        assert_eq!(n_stock(find(id).unwrap()), n, "{id}");
    }
}
