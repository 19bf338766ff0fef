//! That nothing is missing, superfluous or broken in the files of any language.

use std::collections::{BTreeMap, BTreeSet};

use canfield_session::message::Message;
use canfield_solver::WhyNot;
use fluent_bundle::FluentResource;

use super::{all_texts, table_rows};
use crate::{LANGUAGES, Texts, bundle};

/// All sources of this crate that ask for texts.
const SOURCES: &[&str] = &[
    include_str!("../lib.rs"),
    include_str!("../bundle.rs"),
    include_str!("../controls.rs"),
    include_str!("../label.rs"),
    include_str!("../names.rs"),
    include_str!("../program.rs"),
    include_str!("../program/complaint.rs"),
    include_str!("../program/findings.rs"),
    include_str!("../program/reasons.rs"),
    include_str!("../refusal.rs"),
    include_str!("../rules.rs"),
    include_str!("../rules/advice.rs"),
    include_str!("../rules/sources.rs"),
    include_str!("../rules/winning.rs"),
    include_str!("../sentences.rs"),
    include_str!("../tables.rs"),
];

/// Words in quotation marks that look like an id. Ids have a hyphen, or stand alone on a short list.
fn ids_in_sources() -> BTreeSet<&'static str> {
    const WITHOUT_HYPHEN: &[&str] = &[
        "blocked",
        "carried",
        "dealt",
        "drawn",
        "exported",
        "filled",
        "found",
        "imported",
        "lost",
        "redealt",
        "restarted",
        "won",
    ];
    let words = SOURCES
        .iter()
        .flat_map(|source| source.split('"').skip(1).step_by(2));
    words
        .filter(|word| {
            let is_id_of_variant = canfield_core::variants::find(word).is_ok();
            let is_plain = word
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            is_plain && !is_id_of_variant && (word.contains('-') || WITHOUT_HYPHEN.contains(word))
        })
        .collect()
}

/// The texts of a language as they stand in its files, by id, or by id and form with a dot between them.
fn texts_in_files(language: &str) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    let (mut id, mut name) = (String::new(), String::new());
    for line in bundle::files(language).iter().flat_map(|file| file.lines()) {
        let beginning = line.split_once('=').map(|(name, _)| name.trim());
        match beginning {
            Some(word) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                word.clone_into(&mut id);
                word.clone_into(&mut name);
            }
            Some(form) if form.starts_with('.') => name = format!("{id}{form}"),
            _ if line.starts_with('#') => name.clear(),
            _ => {}
        }
        if !name.is_empty() {
            let text: &mut String = texts.entry(name.clone()).or_default();
            text.push_str(line.trim_start_matches(name.as_str()).trim());
            text.push('\n');
        }
    }
    texts
}

/// What a language lacks of the English texts and their forms.
fn missing(language: &str) -> Vec<String> {
    let there = texts_in_files(language);
    let english = texts_in_files("en");
    let missing = english.into_keys().filter(|name| !there.contains_key(name));
    missing.collect()
}

/// What a language lacks is said in English, so the game never stops for that; but it is not to be shipped so.
#[test]
fn no_text_is_missing_in_any_language() {
    let missing: Vec<_> = LANGUAGES
        .iter()
        .map(|&code| (code, missing(code)))
        .collect();
    let is_complete = missing.iter().all(|(_, missing)| missing.is_empty());
    assert!(is_complete, "to be translated: {missing:#?}");
}

#[test]
fn every_id_is_worded_in_english() {
    let there = texts_in_files("en");
    let missing: Vec<_> = ids_in_sources()
        .into_iter()
        .filter(|id| !there.contains_key(*id))
        .collect();
    assert!(missing.is_empty(), "there is no {missing:?}");
}

#[test]
fn no_text_is_unused_in_any_language() {
    let asked = ids_in_sources();
    let english = texts_in_files("en");
    for language in LANGUAGES {
        for name in texts_in_files(language).keys() {
            let id = name.split('.').next().unwrap_or_default();
            assert!(asked.contains(id), "{language} has {name}, which is unused");
            assert!(english.contains_key(name), "{language}: no other {name}");
        }
    }
}

#[test]
fn every_file_reads_without_an_error() {
    for language in LANGUAGES {
        for file in bundle::files(language) {
            let read = FluentResource::try_new((*file).to_owned());
            let errors = read.err().map(|(_, errors)| errors);
            assert_eq!(errors, None, "{language}");
        }
    }
}

/// A value that no text uses was forgotten in the text, or need not be handed over. Refusals, piles and rules are told
/// more than each of them needs, because many get the same.
#[test]
fn every_value_is_used_by_its_text() {
    for language in LANGUAGES {
        bundle::asked::take();
        all_texts(&Texts::new(language));
        let texts = texts_in_files(language);
        for (id, name) in bundle::asked::take() {
            let told_alike = ["refused-", "pile-", "rules-"];
            if told_alike.iter().any(|prefix| id.starts_with(prefix)) {
                continue;
            }
            let Some(text) = texts.get(&id) else {
                continue;
            };
            assert!(
                text.contains(&format!("${name} ")),
                "{language}: {id} does not use {name}"
            );
        }
    }
}

#[test]
fn no_text_is_english_by_accident() {
    let english = texts_in_files("en");
    for language in LANGUAGES.iter().filter(|&&language| language != "en") {
        for (name, text) in texts_in_files(language) {
            // The names of what is put in are the same in all languages.
            let words = text.split(|c: char| !c.is_alphabetic() && c != '$');
            let is_word = |word: &&str| word.len() > 3 && !word.starts_with('$');
            let n_words = words.filter(is_word).count();
            let is_same = english.get(&name) == Some(&text);
            assert!(!is_same || n_words < 2, "{language}: {name} = {text}");
        }
    }
}

#[test]
fn the_first_known_language_is_spoken() {
    for (codes, language) in [
        ("en-GB", "en"),
        ("en_US.UTF-8", "en"),
        ("fi_FI.UTF-8", "fi"),
        ("sr@latin:et", "et"),
        ("de-AT,de,it-IT,en", "it"),
        ("de, ES", "es"),
        ("xx", "en"),
        ("C", "en"),
        ("", "en"),
    ] {
        assert_eq!(Texts::new(codes).language(), language, "{codes}");
    }
}

/// Settings and statistics are a name and a value in one line, and the narrowest terminal has 40 columns for both.
#[test]
fn every_row_of_a_table_fits_the_narrowest_screen() {
    for language in LANGUAGES {
        for row in table_rows(&Texts::new(language)) {
            let n_columns = format!("> {}  {}", row.name, row.value).chars().count();
            assert!(n_columns <= 40, "{language}: {row:?}");
        }
    }
}

/// Who looks for the Estonian table finds it under its own name, and every name that is translated is that of a variant.
#[test]
fn names_that_are_descriptions_are_translated() {
    let translated = canfield_core::variants::all()
        .filter(|variant| crate::names::variant(&variant.name).is_some());
    assert_eq!(translated.count(), 5);
    let hoyle = canfield_core::variants::find("Canfield Hoyle'i järgi").unwrap();
    assert_eq!(hoyle.id, "hoyle-canfield");
    assert_eq!(
        Texts::new("et").variant_name(&hoyle.name),
        "Canfield Hoyle'i järgi"
    );
    assert_eq!(Texts::new("en").variant_name(&hoyle.name), hoyle.name);
    assert_eq!(Texts::new("et").variant_name("Gate"), "Gate");
}

#[test]
fn every_language_has_its_name_in_itself() {
    let names: Vec<&str> = LANGUAGES
        .iter()
        .map(|&code| bundle::name_of(code))
        .collect();
    assert_eq!(names, ["English", "italiano", "suomi", "español", "eesti"]);
    assert_eq!(bundle::name_of("xx"), "xx");
}

/// A page has the words of other languages fetched, and says the same with them.
#[test]
fn what_is_fetched_is_spoken_as_what_is_built_in() {
    for language in LANGUAGES {
        let fetched = Texts::fetched(language, &bundle::files(language).join("\n"));
        assert_eq!(fetched.language(), *language);
        assert_eq!(all_texts(&fetched), all_texts(&Texts::new(language)));
    }
    let nothing = Texts::fetched("fi", "");
    assert_eq!(all_texts(&nothing), all_texts(&Texts::new("en")));
}

#[test]
fn large_counts_have_their_thousands_apart() {
    for (language, expect) in [
        ("en", "5,000,000"),
        ("it", "5.000.000"),
        ("fi", "5\u{a0}000\u{a0}000"),
        ("es", "5\u{a0}000\u{a0}000"),
        ("et", "5\u{a0}000\u{a0}000"),
    ] {
        let why = WhyNot::StateLimit;
        let n_states = 5_000_000;
        let text = Texts::new(language).message(&Message::NotKnown { why, n_states });
        assert!(text.contains(expect), "{text}");
        let text = Texts::new(language).message(&Message::Won { n_moves: 9_999 });
        assert!(text.contains("9999"), "{text}");
    }
}

#[test]
fn longer_words_are_some_40_percent_longer() {
    let [plain, longer] = [Texts::new("en"), Texts::longer()].map(|texts| {
        let all = all_texts(&texts);
        all.iter().map(|text| text.chars().count()).sum::<usize>()
    });
    let percent = longer * 100 / plain;
    assert!((130..150).contains(&percent), "{percent} %");
}
