//! What a rules file may say, and how a wrong one is refused.

use super::*;
use crate::rules::Word;

/// Shows that a file is refused with this sentence.
#[track_caller]
fn check_refused(text: &str, refusal: &str) {
    let read = read(text, "mine").map(|_| "no refusal");
    assert_eq!(
        read.map_err(|error| error.to_string()),
        Err(refusal.to_owned()),
        "{text}"
    );
}

/// Shows that a file is read, and that it turns the knobs like this.
#[track_caller]
fn check_read(text: &str, lines: &[&str]) -> Variant {
    let variant = read(text, "mine").unwrap_or_else(|error| panic!("{text}: {error}"));
    let written = write(&variant);
    for line in lines {
        assert!(
            written.lines().any(|other| other == *line),
            "no {line} in\n{written}"
        );
    }
    variant
}

#[test]
fn keys_that_do_not_exist() {
    for (text, refusal) in [
        (
            "decks = 2\nbiuld = \"suit\"",
            "line 2, column 1: there is no key `biuld`; did you mean `build`?",
        ),
        (
            "Reserve-Card = 10",
            "line 1, column 1: there is no key `Reserve-Card`; did you mean `reserve_cards`?",
        ),
        (
            "\n  couleur = 1",
            "line 2, column 3: there is no key `couleur`",
        ),
        ("\"\" = 1", "line 1, column 1: there is no key ``"),
        ("\"a\\nb\" = 1", "line 1, column 1: there is no key `a\\nb`"),
        (
            "decks = 1\ndecks = 2",
            "line 2, column 1: this key stands here for the second time",
        ),
        (
            "[game]\ndecks = 2",
            "line 1, column 2: `game` is a section, but a rules file has none: write each key on a line of its own, such as decks = 2",
        ),
        (
            "[[games]]\ndecks = 2",
            "line 1, column 3: `games` is a section, but a rules file has none: write each key on a line of its own, such as decks = 2",
        ),
        (
            "tableau.piles = 2",
            "line 1, column 1: `tableau` is a section, but a rules file has none: write each key on a line of its own, such as decks = 2",
        ),
    ] {
        check_refused(text, refusal);
    }
}

#[test]
fn values_of_the_wrong_kind() {
    for (text, refusal) in [
        (
            "decks = \"two\"",
            "line 1, column 9: `decks` must be a whole number, not text",
        ),
        (
            "decks=1.5",
            "line 1, column 7: `decks` must be a whole number, not a decimal number",
        ),
        (
            "decks = nan",
            "line 1, column 9: `decks` must be a whole number, not a decimal number",
        ),
        (
            "decks = {}",
            "line 1, column 9: `decks` must be a whole number, not a section",
        ),
        (
            "[decks]\nn = 1",
            "line 1, column 1: `decks` must be a whole number, not a section",
        ),
        (
            "ranks = 1979-05-27",
            "line 1, column 9: `ranks` must be a whole number, not a date or time",
        ),
        (
            "move = true",
            "line 1, column 8: `move` must be text in quotes, not true or false",
        ),
        (
            "wrap = [\"none\"]",
            "line 1, column 8: `wrap` must be text in quotes, not a list",
        ),
        (
            "foundation_base = 2",
            "line 1, column 19: `foundation_base` must be text in quotes, not a whole number",
        ),
        (
            "like = 7",
            "line 1, column 8: `like` must be text in quotes, not a whole number",
        ),
        (
            "last_row_reversed = \"yes\"",
            "line 1, column 21: `last_row_reversed` must be true or false, not text",
        ),
        (
            "fill_auto = \"reserve\"",
            "line 1, column 13: `fill_auto` must be a list of words in quotes, such as [\"waste\"], not text",
        ),
        (
            "per_deal = \"3\"",
            "line 1, column 12: `per_deal` must be a list of whole numbers, such as [3], not text",
        ),
        (
            "redeals = \"unlimited\"",
            "line 1, column 11: `redeals` must be a whole number, -1 for as often as you like, not text",
        ),
        (
            "all_out = true",
            "line 1, column 11: `all_out` must be a whole number or \"none\", not true or false",
        ),
        // Columns count characters, not bytes.
        (
            "# ♠\naliases = [\"ö♥\", 3]",
            "line 2, column 18: `aliases` must be text in quotes, not a whole number",
        ),
    ] {
        check_refused(text, refusal);
    }
}

#[test]
fn values_that_mean_nothing() {
    for (text, refusal) in [
        (
            "build = \"red on black\"",
            "line 1, column 9: `build` cannot be \"red on black\": it is one of \"alternate\", \"suit\", \"colour\", \"any\", \"none\"",
        ),
        (
            "fill_late = [\"waste\", \"stock\"]",
            "line 1, column 23: `fill_late` cannot be \"stock\": it is one of \"reserve\", \"waste\", \"tableau\"",
        ),
        (
            "foundation_base = \"10\"",
            "line 1, column 19: `foundation_base` cannot be \"10\": it is one of \"dealt\", \"chosen\" or a rank (A 2 3 4 5 6 7 8 9 T J Q K)",
        ),
        (
            "fill_rank = \"king\"",
            "line 1, column 13: `fill_rank` cannot be \"king\": it is one of \"any\", \"base\", \"below_base\", \"base_until_first\" or a rank (A 2 3 4 5 6 7 8 9 T J Q K)",
        ),
        (
            "pile_cards = \"2\"",
            "line 1, column 14: `pile_cards` cannot be \"2\": it is \"staircase\", or one letter for each row, U for face up and D for face down, such as \"DU\"",
        ),
        (
            "pile_cards = \"\"",
            "line 1, column 14: `pile_cards` cannot be \"\": it is \"staircase\", or one letter for each row, U for face up and D for face down, such as \"DU\"",
        ),
        (
            "all_out = \"all\"",
            "line 1, column 11: `all_out` cannot be \"all\": it is a whole number or \"none\"",
        ),
        (
            "step = 1",
            "line 1, column 8: `step` cannot be 1: it is -1 (one rank down) or 0 (equal rank)",
        ),
        (
            "fill_late = [\"waste\", \"waste\"]",
            "line 1, column 23: `fill_late` names \"waste\" twice",
        ),
        (
            "aliases = [\"A\", \"A\"]",
            "line 1, column 17: `aliases` names \"A\" twice",
        ),
        (
            "like = \"gaet\"",
            "line 1, column 8: `like`: there is no variant `gaet`; did you mean `gate`?",
        ),
        (
            "like = \"nonsense\"",
            "line 1, column 8: `like`: there is no variant `nonsense`.",
        ),
        ("name = \" \"", "line 1, column 8: `name` is empty"),
        (
            "name = \"\\u001b[2J\"",
            "line 1, column 8: `name` must be a single line without control characters",
        ),
    ] {
        check_refused(text, refusal);
    }
    check_refused(
        &format!("name = \"{}\"", "♠".repeat(61)),
        "line 1, column 8: `name` is too long: it may have up to 60 characters",
    );
}

#[test]
fn numbers_out_of_range() {
    for (text, refusal) in [
        (
            "decks = 5",
            "line 1, column 9: `decks` cannot be 5: it must be from 1 to 4",
        ),
        (
            "decks = 0x100",
            "line 1, column 9: `decks` cannot be 0x100: it must be from 1 to 4",
        ),
        (
            "reserves = -1",
            "line 1, column 12: `reserves` cannot be -1: it must be from 0 to 8",
        ),
        (
            "per_deal = [3, 0]",
            "line 1, column 16: `per_deal` cannot be 0: it must be from 1 to 52",
        ),
        (
            "redeals = -2",
            "line 1, column 11: `redeals` cannot be -2: it must be from -1 to 999",
        ),
        (
            "pysol_id = 65536",
            "line 1, column 12: `pysol_id` cannot be 65536: it must be from 0 to 65535",
        ),
        (
            "ante = -99999999999999999999999",
            "line 1, column 8: `ante` cannot be -99999999999999999999999: it must be from -10000 to 10000",
        ),
    ] {
        check_refused(text, refusal);
    }
    let digits = "9".repeat(41);
    check_refused(
        &format!("ante = {digits}"),
        &format!(
            "line 1, column 8: `ante` cannot be {}…: it must be from -10000 to 10000",
            &digits[..40]
        ),
    );
}

#[test]
fn values_that_do_not_fit_together() {
    for (text, refusal) in [
        (
            "piles = 4\nreserve_cards = 60",
            "line 2, column 17: `reserve_cards`: the deal needs 65 cards, but there are only 52: use smaller or fewer piles, or more decks (from `canfield-pysolfc`: reserves = 1, pile_cards = \"U\", decks = 1)",
        ),
        (
            // The culprit that stands in the file is named, not the one that it inherits.
            "like = \"demon\"\ndecks = 1\nreserve_face = \"all\"\npiles = 13",
            "line 4, column 9: `piles`: the deal needs 54 cards, but there are only 52: use smaller or fewer piles, or more decks (from `demon`: reserve_cards = 40, reserves = 1, pile_cards = \"U\")",
        ),
        (
            "foundation_base = \"A\"",
            "line 1, column 19: `foundation_base`: foundation_base = \"dealt\" goes with foundation_start = \"one\", \"chosen\" with \"none\", and a rank with \"none\" or \"all\" (from `canfield-pysolfc`: foundation_start = \"one\")",
        ),
        (
            "deal_order = [\"base\", \"packet\", \"reserve\", \"tableau\"]",
            "line 1, column 14: `deal_order`: \"packet\" must be the last part of the deal",
        ),
        (
            "deal_order = []",
            "line 1, column 14: `deal_order`: \"tableau\" is missing from the deal",
        ),
        (
            // Nothing that takes part stands in the file: the refusal points at its beginning.
            "like = \"minerva\"\nfoundation_base = \"dealt\"\nfoundation_start = \"one\"",
            "line 1, column 1: `deal_order`: \"base\" is missing from the deal (from `minerva`: deal_order = [\"tableau\", \"reserve\", \"packet\"])",
        ),
        (
            "fill_late = [\"reserve\"]",
            "line 1, column 13: `fill_late`: fill_late names the reserve, which has no cards at that time",
        ),
        (
            "pile_cards = \"UD\"",
            "line 1, column 14: `pile_cards`: the last row must be face up (U), for the top card of a pile is always turned up",
        ),
        (
            "pile_cards = \"UUUUUUUUUUUUUUUUU\"",
            "line 1, column 14: `pile_cards`: 17 rows are dealt, but there must be from 1 to 16",
        ),
        (
            "per_deal = []",
            "line 1, column 12: `per_deal`: the list must name at least one value",
        ),
        (
            "ranks = 5\nlike = \"minerva\"",
            "line 1, column 9: `ranks`: a deck with so few ranks has no K (from `minerva`: fill_rank = \"K\")",
        ),
    ] {
        check_refused(text, refusal);
    }
}

#[test]
fn text_that_is_no_rules_file() {
    for (text, refusal) in [
        (
            "build = suit",
            "line 1, column 9: text must stand in straight quotes, such as \"suit\"",
        ),
        (
            "build = “suit”",
            "line 1, column 9: text must stand in straight quotes, such as \"suit\"",
        ),
        (
            "build = \"suit\npiles = 3",
            "line 1, column 14: the quote that ends the text is missing",
        ),
        (
            "build = 'suit",
            "line 1, column 14: the quote that ends the text is missing",
        ),
        (
            "decks =\npiles = 3",
            "line 1, column 8: a value is missing here",
        ),
        (
            "Dear sir",
            "line 1, column 6: a key must be followed by = and a value",
        ),
        (
            "decks 2",
            "line 1, column 7: a key must be followed by = and a value",
        ),
        (
            "decks: 2",
            "line 1, column 8: a key must be followed by = and a value",
        ),
        (
            "decks = 2 piles = 3",
            "line 1, column 17: the line should end here: each key stands on a line of its own",
        ),
        (
            "piles = 3\n= 3",
            "line 2, column 1: this cannot be read as TOML: unquoted keys cannot be empty, expected letters, numbers, `-`, `_`",
        ),
        (
            "PK\u{3}\u{4}\0\0",
            "line 1, column 5: this is not a text file",
        ),
    ] {
        check_refused(text, refusal);
    }
    let long = "#".repeat(MAX_BYTES + 1);
    check_refused(
        &long,
        "line 1, column 1: the file is too long for a rules file, which has at most 64 KiB",
    );
    check_read(&long[1..], &[]);
}

#[test]
fn what_is_wrong_first_is_named_first() {
    check_refused(
        "wrap = \"x\"\nbuild = \"x\"",
        "line 1, column 8: `wrap` cannot be \"x\": it is one of \"circular\", \"to_base\", \"none\"",
    );
}

#[test]
fn no_slip_of_the_keyboard_is_a_panic_and_each_is_placed_within_the_file() {
    let text =
        "like = \"gate\"\nname = \"♥\"\npile_cards = \"DU\"\nper_deal = [3, 1]\nante = -5 # ♠\n";
    for (at, letter) in text.char_indices() {
        let (before, after) = (&text[..at], &text[at + letter.len_utf8()..]);
        for typed in [
            "", "\"", "[", "]", "\n", "9", ".", "=", "♦", "\t", "\\", "#", "{", "u",
        ] {
            for slip in [
                format!("{before}{typed}{after}"),
                format!("{before}{typed}"),
            ] {
                if let Err(error) = read(&slip, "mine") {
                    let line = slip.split('\n').nth(error.line - 1).unwrap();
                    assert!(
                        (1..=line.chars().count() + 1).contains(&error.column),
                        "{slip}"
                    );
                }
            }
        }
    }
}

#[test]
fn an_empty_file_is_the_default() {
    let mine = check_read("", &[]);
    let default = variants::find(variants::DEFAULT_ID).unwrap();
    assert_eq!(mine.rules, default.rules);
    assert_eq!((mine.id.as_str(), mine.name.as_str()), ("mine", "mine"));
    assert_eq!((mine.group, mine.pysol_id), (Group::Own, None));
    assert!(mine.aliases.is_empty() && mine.source.is_empty());
}

#[test]
fn the_default_file_names_every_key() {
    let nothing = read_over("", "mine", |_| Ok(None)).unwrap_err();
    assert_eq!(
        nothing.to_string(),
        "line 1, column 1: the key `decks` is missing"
    );
    let text = include_str!("../../../variants/canfield-pysolfc.toml");
    for key in RULE_KEYS {
        let start = format!("{key} = ");
        let without: String = text
            .lines()
            .filter(|line| !line.starts_with(&start))
            .map(|line| line.to_owned() + "\n")
            .collect();
        let refused = read_over(&without, "mine", |_| Ok(None)).unwrap_err();
        assert_eq!(refused.problem, Problem::MissingKey { key });
    }
}

#[test]
fn like_takes_the_rules_of_a_variant_and_nothing_else() {
    let mine = check_read(
        "like = \"The Plot\"\npiles = 10\nname = \"My plot\"",
        &["decks = 2", "piles = 10", "reserve_to = [\"foundation\"]"],
    );
    assert_eq!(mine.name, "My plot");
    assert_eq!((mine.group, mine.pysol_id), (Group::Own, None));
    assert!(mine.aliases.is_empty() && mine.source.is_empty());
    check_read(
        "all_out = \"none\"\nbreak_even = 12\nlike = \"hoyle-canfield\"",
        &["all_out = \"none\"", "break_even = 12", "ante = -50"],
    );
}

#[test]
fn what_a_player_may_write() {
    check_read("per_deal = 1", &["per_deal = [1]"]);
    check_read("per_deal = [3, 3, 1]", &["per_deal = [3, 3, 1]"]);
    check_read("decks = +2", &["decks = 2"]);
    check_read(
        "fill_auto = []\r\nwrap = 'none'\r\n",
        &["fill_auto = []", "wrap = \"none\""],
    );
    check_read("\u{feff}decks = 2", &["decks = 2"]);
    check_refused(
        "\u{feff}decks = 5",
        "line 1, column 9: `decks` cannot be 5: it must be from 1 to 4",
    );
}

#[test]
fn texts_are_written_so_that_they_read_back() {
    let mine = check_read(
        "name = 'Say \"no\" \\ ♠'\naliases = ['a\"', 'b']\nsource = 'me'",
        &[],
    );
    assert_eq!(mine.name, "Say \"no\" \\ ♠");
    assert_eq!(read(&write(&mine), "mine"), Ok(mine));
    assert_eq!(quoted("a\n\u{1b}"), "\"a\\u000A\\u001B\"");
}

/// Every value that one key can have, each read from its word and written again.
#[track_caller]
fn check_words<W: Word + std::fmt::Debug>() {
    for &(word, value) in W::WORDS {
        assert_eq!(value.word(), word);
        assert_eq!(value.write(), quoted(word));
        let text = format!("x = {}", value.write());
        let table = DeTable::parse(&text).unwrap();
        let value_there = table.get_ref().get("x").unwrap();
        let slot = Slot {
            key: "x",
            value: value_there,
        };
        assert_eq!(W::read(slot).unwrap(), value);
    }
}

#[test]
fn every_word_reads_back() {
    check_words::<DealPart>();
    check_words::<FoundationStart>();
    check_words::<FoundationBuild>();
    check_words::<FoundationSets>();
    check_words::<FoundationOpen>();
    check_words::<FoundationReturn>();
    check_words::<ChooseFrom>();
    check_words::<BeforeChoice>();
    check_words::<Build>();
    check_words::<Wrap>();
    check_words::<MoveUnit>();
    check_words::<FillSource>();
    check_words::<HandSource>();
    check_words::<ReserveFace>();
    check_words::<ReserveTarget>();
    check_words::<ScoreKind>();
    check_words::<Group>();
}

#[test]
fn every_key_reads_back() {
    for line in [
        "foundation_base = \"Q\"\nfoundation_start = \"all\"",
        "foundation_base = \"chosen\"\nfoundation_start = \"none\"\ndeal_order = [\"reserve\", \"tableau\"]",
        "fill_rank = \"below_base\"",
        "fill_rank = \"base\"",
        "pile_cards = \"staircase\"",
        "step = 0",
        "redeals = 0",
        "redeals = 999",
        "ranks = 10\nreserve_cards = 4",
        "per_redeal = -5",
    ] {
        let mine = check_read(line, &line.lines().collect::<Vec<_>>());
        assert_eq!(read(&write(&mine), "mine"), Ok(mine), "{line}");
    }
}
