//! How often a variant can be won, as it was measured.
//!
//! The figures are in `docs/atlas.jsonl`, one line for each variant, and nobody types them: what the pages of the rules
//! say is read from there.

use canfield_solver::share;

use super::{Page, count};

/// The figures of all surveyed variants.
const ATLAS: &str = include_str!("../../../../docs/atlas.jsonl");

/// What was found out about the deals of one variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    clippy::struct_field_names,
    reason = "all of them are counts, which are named so"
)]
struct Survey {
    n_deals: u64,
    n_solved: u64,
    n_unsolvable: u64,
    n_unknown: u64,
}

impl Page<'_> {
    pub(super) fn winning(&mut self) {
        self.begin("heading-winning");
        match survey_of(ATLAS, self.known_as) {
            Some(survey) => self.tell(survey),
            None => self.say("winning-not-measured"),
        }
    }

    fn tell(&mut self, survey: Survey) {
        let number = |n: u64| count(usize::try_from(n).unwrap_or(usize::MAX)).into();
        self.say_with(
            "winning-measured",
            &[
                ("deals", number(survey.n_deals)),
                ("solved", number(survey.n_solved)),
                ("unsolvable", number(survey.n_unsolvable)),
                ("unknown", number(survey.n_unknown)),
            ],
        );
        // The deals of which nothing is known widen the interval on either side.
        let low = share::interval(survey.n_solved, survey.n_deals).0;
        let high = share::interval(survey.n_solved + survey.n_unknown, survey.n_deals).1;
        // No sample shows that all deals, or none, can be won, so a figure is never rounded to that.
        let (low, high) = (low.min(0.999), high.max(0.001));
        let (low, high) = (self.percent(low), self.percent(high));
        self.say_with(
            "winning-interval",
            &[("low", low.into()), ("high", high.into())],
        );
        self.say("winning-condition");
    }

    /// A share as a percentage with one digit after the sign that the language has for it.
    fn percent(&self, share: f64) -> String {
        let percent = format!("{:.1}", share * 100.0);
        let (whole, tenths) = percent.split_once('.').unwrap_or((&percent, "0"));
        self.texts.bundle.say_with(
            "number-with-tenths",
            &[("whole", whole.into()), ("tenths", tenths.into())],
        )
    }
}

/// The survey of the variant with this id, out of lines such as
/// `{"variant":"gate","deals":1000,"solved":700,"unsolvable":250,"unknown":50}`. A line whose numbers do not add up is
/// none.
fn survey_of(lines: &str, id: &str) -> Option<Survey> {
    let own = format!("\"variant\":\"{id}\"");
    let line = lines
        .lines()
        .map(|line| line.replace(' ', ""))
        .find(|line| line.contains(&own))?;
    let number = |name: &str| -> Option<u64> {
        let (_, rest) = line.split_once(&format!("\"{name}\":"))?;
        let end = rest.find(|c: char| !c.is_ascii_digit())?;
        rest[..end].parse().ok()
    };
    let survey = Survey {
        n_deals: number("deals")?,
        n_solved: number("solved")?,
        n_unsolvable: number("unsolvable")?,
        n_unknown: number("unknown")?,
    };
    let n_in_all = survey.n_solved + survey.n_unsolvable + survey.n_unknown;
    (survey.n_deals > 0 && n_in_all == survey.n_deals).then_some(survey)
}

#[cfg(test)]
mod tests {
    use canfield_core::variants;

    use super::*;
    use crate::{LANGUAGES, Texts};

    const LINE: &str =
        r#"{"variant": "gate", "deals": 100, "solved": 70, "unsolvable": 25, "unknown": 5}"#;

    #[test]
    fn a_line_is_read() {
        let survey = Survey {
            n_deals: 100,
            n_solved: 70,
            n_unsolvable: 25,
            n_unknown: 5,
        };
        assert_eq!(survey_of(LINE, "gate"), Some(survey));
        assert_eq!(survey_of(LINE, "little-gate"), None);
        assert_eq!(survey_of("", "gate"), None);
        assert_eq!(survey_of(&LINE.replace("100", "101"), "gate"), None);
        assert_eq!(survey_of(&LINE.replace("deals", "games"), "gate"), None);
    }

    /// What is measured is told in figures, in every language; what was not found out only where there is any.
    #[test]
    fn a_survey_is_told_in_every_language() {
        let gate = variants::find("gate").unwrap();
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let told = |n_unknown: u64| {
                let mut page = Page {
                    texts: &texts,
                    rules: &gate.rules,
                    known_as: &gate.id,
                    paragraphs: Vec::new(),
                };
                page.begin("heading-winning");
                page.tell(Survey {
                    n_deals: 20_000 + n_unknown,
                    n_solved: 15_000,
                    n_unsolvable: 5_000,
                    n_unknown,
                });
                page.paragraphs.remove(0).text
            };
            let (all_known, not_all) = (told(0), told(77));
            // 75 % of 20,000 deals, within 0.6 % either way.
            let decimal = if *language == "en" { '.' } else { ',' };
            for share in [format!("74{decimal}4"), format!("75{decimal}6")] {
                assert!(all_known.contains(&share), "{all_known}");
            }
            assert!(!all_known.contains("77") && not_all.contains("77"));
            for text in [all_known, not_all] {
                assert!(
                    text.contains("5000") && !text.contains(['{', '$']),
                    "{text}"
                );
            }
        }
    }

    /// Where nearly all deals can be won, the lower end of the interval is not rounded to all of them.
    #[test]
    fn nearly_all_is_not_all() {
        let page = Texts::new("en").rules_page(variants::find("double-canfield").unwrap());
        let winning = page.iter().find(|part| part.text.contains("95 %")).unwrap();
        assert!(
            winning.text.contains("between 99.9 % and 100.0 %"),
            "{}",
            winning.text
        );
    }

    /// Every line of the atlas is one that is read, and of a variant that there is.
    #[test]
    fn the_atlas_is_read_to_the_last_line() {
        let n_read = variants::all()
            .filter(|variant| survey_of(ATLAS, &variant.id).is_some())
            .count();
        assert_eq!(n_read, ATLAS.lines().count());
    }
}
