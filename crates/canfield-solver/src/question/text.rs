//! The texts of questions and answers.
//!
//! ```text
//! canfield-question 1
//! ask: winnable
//! variant: canfield
//! position: base Q / S 6H KS / ...
//! states: 200000
//! table-bytes: 67108864
//! ```
//!
//! ```text
//! canfield-question 1
//! ask: advice
//! variant: canfield
//! view: base Q / S ? ? KS / R1 ? 3D / ... / hidden 2C 4S 6H
//! plans: R1>F1; draw draw W>T2
//! states: 400000
//! ```
//!
//! Rules that are not shipped stand in the question itself, as a rules file under `rules:`, indented. An answer to the
//! first is `verdict:` with `solved` and the moves, `unsolvable`, or `unknown` and why; then `generated`, `unique` and
//! `table-bytes`. An answer to the second is `advice:` with the reason and the moves; then `wins`, `worlds`, `exact`
//! and `states`.

use std::fmt;
use std::str::FromStr;

use canfield_core::moves::{Move, UnknownMove};
use canfield_core::notation::BadPosition;
use canfield_core::rules::Rules;
use canfield_core::rules::file::{self, RulesError};
use canfield_core::variants::{self, UnknownVariant, Variant};

use super::{Answer, Question};
use crate::fair::{Advice, BadView, Reason, View};
use crate::{Limits, Stats, Verdict, WhyNot};

const QUESTION: &str = "canfield-question 1";
const ANSWER: &str = "canfield-answer 1";
/// The id of rules that are not shipped.
const OWN_ID: &str = "own";
const WHY_NOT: [(WhyNot, &str); 4] = [
    (WhyNot::StateLimit, "state-limit"),
    (WhyNot::TableFull, "table-full"),
    (WhyNot::RuleNotCovered, "rule-not-covered"),
    (WhyNot::LineRefused, "line-refused"),
];
const REASONS: [(Reason, &str); 7] = [
    (Reason::Safe, "safe"),
    (Reason::Reserve, "reserve"),
    (Reason::Look, "look"),
    (Reason::Only, "only"),
    (Reason::Wins, "wins"),
    (Reason::Cards, "cards"),
    (Reason::Nothing, "nothing"),
];

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{QUESTION}")?;
        match self {
            Self::Winnable {
                rules,
                position,
                limits,
            } => {
                writeln!(f, "ask: winnable")?;
                write_rules(f, rules)?;
                writeln!(f, "position: {position}")?;
                writeln!(f, "states: {}", limits.states)?;
                writeln!(f, "table-bytes: {}", limits.table_bytes)
            }
            Self::Advice {
                view,
                plans,
                states,
            } => {
                writeln!(f, "ask: advice")?;
                write_rules(f, view.rules())?;
                writeln!(f, "view: {view}")?;
                let plans: Vec<String> = plans.iter().map(|plan| words(plan)).collect();
                writeln!(f, "plans: {}", plans.join("; "))?;
                writeln!(f, "states: {states}")
            }
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{ANSWER}")?;
        match self {
            Self::Verdict { verdict, stats } => {
                match verdict {
                    Verdict::Solved(line) => writeln!(f, "verdict: solved {}", words(line))?,
                    Verdict::Unsolvable => writeln!(f, "verdict: unsolvable")?,
                    Verdict::Unknown(why) => {
                        writeln!(f, "verdict: unknown {}", word(&WHY_NOT, why))?;
                    }
                }
                writeln!(f, "generated: {}", stats.generated)?;
                writeln!(f, "unique: {}", stats.unique)?;
                writeln!(f, "table-bytes: {}", stats.table_bytes)
            }
            Self::Advice { advice, states } => {
                let reason = word(&REASONS, &advice.reason);
                writeln!(f, "advice: {reason} {}", words(&advice.line))?;
                writeln!(f, "wins: {}", advice.wins)?;
                writeln!(f, "worlds: {}", advice.worlds)?;
                writeln!(f, "exact: {}", advice.is_exact)?;
                writeln!(f, "states: {states}")
            }
        }
    }
}

/// Writes the id of shipped rules, and others as they are.
fn write_rules(f: &mut fmt::Formatter<'_>, rules: &Rules) -> fmt::Result {
    if let Some(variant) = variants::all().find(|variant| variant.rules == *rules) {
        return writeln!(f, "variant: {}", variant.id);
    }
    let own = Variant {
        rules: rules.clone(),
        ..variants::first().clone()
    };
    writeln!(f, "rules:")?;
    file::write(&own)
        .lines()
        .try_for_each(|line| writeln!(f, "  {line}"))
}

fn words(moves: &[Move]) -> String {
    let words: Vec<String> = moves.iter().map(Move::to_string).collect();
    words.join(" ")
}

fn word<T: PartialEq>(list: &[(T, &'static str)], value: &T) -> &'static str {
    let found = list.iter().find(|(one, _)| one == value);
    found.map_or("", |(_, word)| word)
}

/// Why a text is not a question, or not an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadText {
    /// The first line is not this one.
    Format(&'static str),
    /// A line is none of those that belong there, or stands there twice.
    Unexpected(String),
    /// The line with this key is missing.
    Missing(&'static str),
    /// What stands behind a key cannot stand there.
    Value(&'static str, String),
    /// There is no such variant.
    Variant(UnknownVariant),
    /// The rules are not right.
    Rules(RulesError),
    /// The position is none of the game.
    Position(BadPosition),
    /// The view is none of the game.
    View(BadView),
    /// A word is not a move.
    Move(UnknownMove),
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(line) => write!(f, "The first line must be `{line}`"),
            Self::Unexpected(line) => write!(f, "`{line}` is not expected here"),
            Self::Missing(key) => write!(f, "The line `{key}:` is missing"),
            Self::Value(key, value) => write!(f, "`{key}:` cannot be `{value}`"),
            Self::Variant(error) => error.fmt(f),
            Self::Rules(error) => write!(f, "In the rules, {error}"),
            Self::Position(error) => error.fmt(f),
            Self::View(error) => error.fmt(f),
            Self::Move(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BadText {}

/// The lines of a text: what stands behind each key, and the rules.
struct Fields<'a> {
    values: Vec<(&'a str, &'a str)>,
    rules: Option<String>,
}

impl<'a> Fields<'a> {
    fn read(text: &'a str, format: &'static str) -> Result<Self, BadText> {
        let mut lines = text.lines();
        if lines.next().map(str::trim_end) != Some(format) {
            return Err(BadText::Format(format));
        }
        let mut fields = Self {
            values: Vec::new(),
            rules: None,
        };
        for line in lines.filter(|line| !line.trim().is_empty()) {
            let unexpected = || BadText::Unexpected(line.chars().take(60).collect());
            if let (Some(rules), Some(rule)) = (&mut fields.rules, line.strip_prefix("  ")) {
                rules.push_str(rule);
                rules.push('\n');
                continue;
            }
            let (key, value) = line.split_once(':').ok_or_else(unexpected)?;
            let is_new = match key {
                "rules" => fields.rules.replace(String::new()).is_none() && value.trim().is_empty(),
                _ => fields.values.iter().all(|(other, _)| *other != key),
            };
            if !is_new {
                return Err(unexpected());
            }
            if key != "rules" {
                fields.values.push((key, value.trim()));
            }
        }
        Ok(fields)
    }

    fn take(&mut self, key: &'static str) -> Result<&'a str, BadText> {
        let place = self.values.iter().position(|(other, _)| *other == key);
        let place = place.ok_or(BadText::Missing(key))?;
        Ok(self.values.remove(place).1)
    }

    fn take_parsed<T: FromStr>(&mut self, key: &'static str) -> Result<T, BadText> {
        let value = self.take(key)?;
        value
            .parse()
            .map_err(|_| BadText::Value(key, value.to_owned()))
    }

    fn take_rules(&mut self) -> Result<Rules, BadText> {
        if let Some(rules) = self.rules.take() {
            let variant = file::read(&rules, OWN_ID).map_err(BadText::Rules)?;
            return Ok(variant.rules);
        }
        let variant = variants::find(self.take("variant")?).map_err(BadText::Variant)?;
        Ok(variant.rules.clone())
    }

    /// Makes sure that nothing is left.
    fn finish(self) -> Result<(), BadText> {
        match (self.values.first(), self.rules) {
            (Some((key, value)), _) => Err(BadText::Unexpected(format!("{key}: {value}"))),
            (None, Some(_)) => Err(BadText::Unexpected("rules:".to_owned())),
            (None, None) => Ok(()),
        }
    }
}

impl FromStr for Question {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let mut fields = Fields::read(text, QUESTION)?;
        let ask = fields.take("ask")?;
        let rules = fields.take_rules()?;
        let question = match ask {
            "winnable" => Self::Winnable {
                position: rules
                    .read_position(fields.take("position")?)
                    .map_err(BadText::Position)?,
                rules,
                limits: Limits {
                    states: fields.take_parsed("states")?,
                    table_bytes: fields.take_parsed("table-bytes")?,
                },
            },
            "advice" => Self::Advice {
                view: View::read(&rules, fields.take("view")?).map_err(BadText::View)?,
                plans: fields
                    .take("plans")?
                    .split(';')
                    .filter(|plan| !plan.trim().is_empty())
                    .map(read_moves)
                    .collect::<Result<_, _>>()?,
                states: fields.take_parsed("states")?,
            },
            _ => return Err(BadText::Value("ask", ask.to_owned())),
        };
        fields.finish()?;
        Ok(question)
    }
}

impl FromStr for Answer {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let mut fields = Fields::read(text, ANSWER)?;
        let answer = if let Ok(verdict) = fields.take("verdict") {
            Self::Verdict {
                verdict: read_verdict(verdict)?,
                stats: Stats {
                    generated: fields.take_parsed("generated")?,
                    unique: fields.take_parsed("unique")?,
                    table_bytes: fields.take_parsed("table-bytes")?,
                },
            }
        } else {
            let (reason, line) = split_word(fields.take("advice")?);
            Self::Advice {
                advice: Advice {
                    line: read_moves(line)?,
                    wins: fields.take_parsed("wins")?,
                    worlds: fields.take_parsed("worlds")?,
                    reason: read_word(&REASONS, "advice", reason)?,
                    is_exact: fields.take_parsed("exact")?,
                },
                states: fields.take_parsed("states")?,
            }
        };
        fields.finish()?;
        Ok(answer)
    }
}

fn read_verdict(text: &str) -> Result<Verdict, BadText> {
    match split_word(text) {
        ("solved", line) => Ok(Verdict::Solved(read_moves(line)?)),
        ("unsolvable", "") => Ok(Verdict::Unsolvable),
        ("unknown", why) => Ok(Verdict::Unknown(read_word(&WHY_NOT, "verdict", why)?)),
        _ => Err(BadText::Value("verdict", text.to_owned())),
    }
}

/// The first word of a text, and the rest.
fn split_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    (word, rest.trim())
}

fn read_moves(text: &str) -> Result<Vec<Move>, BadText> {
    let words = text.split_whitespace();
    words
        .map(|word| word.parse().map_err(BadText::Move))
        .collect()
}

fn read_word<T: Copy>(
    list: &[(T, &'static str)],
    key: &'static str,
    text: &str,
) -> Result<T, BadText> {
    let found = list.iter().find(|(_, word)| *word == text);
    found
        .map(|(value, _)| *value)
        .ok_or_else(|| BadText::Value(key, text.to_owned()))
}
