//! The one door through which rules come in: a rules file, shipped or a player's own, read key by key.
//!
//! The file is TOML. It names only what differs from another game: the one after `like`, or else
//! [`DEFAULT_ID`](crate::variants::DEFAULT_ID). Every refusal points at a line and a column and is a sentence
//! for somebody who knows cards, not programs.

use std::fmt;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use self::field::{Field, Flaw, Slot, list, quoted};
use crate::rules::{
    BeforeChoice, Build, ChooseFrom, Clash, Contradiction, DealPart, FillRank, FillSource,
    FoundationBase, FoundationBuild, FoundationOpen, FoundationReturn, FoundationSets,
    FoundationStart, HandSource, Knobs, MoveUnit, PileCards, ReserveFace, ReserveTarget, Rules,
    ScoreKind, Step, Wrap,
};
use crate::variants::{self, Group, UnknownVariant, Variant};

mod field;
pub(crate) mod near;

/// No rules file is longer than this many bytes.
pub const MAX_BYTES: usize = 64 * 1024;

/// The most characters of a name.
const MAX_NAME_CHARS: usize = 60;

/// The id of rules that come without a name.
const OWN_ID: &str = "own";

/// The most characters of the note that says where the rules come from.
const MAX_SOURCE_CHARS: usize = 300;

/// Keys that describe a game without being rules.
const DESCRIPTIVE_KEYS: &[&str] = &["name", "aliases", "source", "group", "pysol_id", "like"];

/// Declares the keys of the rules, each with the knob it turns and the kind of value it takes.
macro_rules! rule_keys {
    ($($key:literal => $field:ident: $kind:ty,)+) => {
        /// Every key of the rules, in the order in which a full file is written.
        const RULE_KEYS: &[&str] = &[$($key,)+];

        /// Knobs of which some may not be set yet.
        #[derive(Default)]
        struct Draft {
            $($field: Option<$kind>,)+
        }

        impl Draft {
            /// Sets the knob of this key; false if no rule has such a key.
            fn set(&mut self, key: &str, value: &Spanned<DeValue>) -> Result<bool, Flaw> {
                match key {
                    $($key => self.$field = Some(Field::read(Slot { key: $key, value })?),)+
                    _ => return Ok(false),
                }
                Ok(true)
            }

            /// The knobs, or the first key that is missing.
            fn finish(self) -> Result<Knobs, &'static str> {
                Ok(Knobs { $($field: self.$field.ok_or($key)?,)+ })
            }
        }

        impl From<Knobs> for Draft {
            fn from(knobs: Knobs) -> Self {
                Self { $($field: Some(knobs.$field),)+ }
            }
        }

        /// Every key of the rules with its value, as it is written.
        fn rule_values(knobs: &Knobs) -> Vec<(&'static str, String)> {
            vec![$(($key, knobs.$field.write()),)+]
        }
    };
}

rule_keys! {
    "decks" => decks: u8,
    "ranks" => ranks: u8,
    "deal_order" => deal_order: Vec<DealPart>,
    "last_row_reversed" => last_row_reversed: bool,
    "foundation_base" => foundation_base: FoundationBase,
    "foundation_start" => foundation_start: FoundationStart,
    "foundation_build" => foundation_build: FoundationBuild,
    "foundation_sets" => foundation_sets: FoundationSets,
    "foundation_open" => foundation_open: FoundationOpen,
    "foundation_return" => foundation_return: FoundationReturn,
    "choose_from" => choose_from: ChooseFrom,
    "before_choice" => before_choice: BeforeChoice,
    "piles" => piles: u8,
    "pile_cards" => pile_cards: PileCards,
    "build" => build: Build,
    "step" => step: Step,
    "wrap" => wrap: Wrap,
    "move" => move_unit: MoveUnit,
    "pile_limit" => pile_limit: u8,
    "fill_auto" => fill_auto: Vec<FillSource>,
    "base_auto" => base_auto: bool,
    "fill_early" => fill_early: Vec<HandSource>,
    "fill_late" => fill_late: Vec<HandSource>,
    "fill_rank" => fill_rank: FillRank,
    "reserves" => reserves: u8,
    "reserve_cards" => reserve_cards: u8,
    "reserve_face" => reserve_face: ReserveFace,
    "reserve_to" => reserve_to: Vec<ReserveTarget>,
    "per_deal" => per_deal: Vec<u8>,
    "packet_auto" => packet_auto: bool,
    "redeal_packet" => redeal_packet: bool,
    "redeals" => redeals: Option<u16>,
    "fruitless_redeals" => fruitless_redeals: Option<u8>,
    "score" => score: ScoreKind,
    "ante" => ante: i32,
    "per_card" => per_card: i32,
    "per_redeal" => per_redeal: i32,
    "count_dealt" => count_dealt: bool,
    "all_out" => all_out: Option<i32>,
    "break_even" => break_even: Option<u8>,
}

/// Reads a rules file. `id` is the name under which the variant will be known; the file does not contain it. It may
/// come from anywhere, so what could not be written into a record is replaced.
///
/// # Errors
///
/// The first thing in the file that is wrong, or what does not fit together.
pub fn read(text: &str, id: &str) -> Result<Variant, RulesError> {
    read_over(text, &usable_id(id), |like| {
        let shipped = variants::find(like.unwrap_or(variants::DEFAULT_ID))?;
        Ok(Some(Base {
            id: shipped.id.clone(),
            knobs: shipped.rules.knobs().clone(),
        }))
    })
}

/// The id as one line that is neither empty nor too long for a name.
fn usable_id(id: &str) -> String {
    let letters = id.trim().chars().take(MAX_NAME_CHARS);
    let line: String = letters
        .map(|letter| if letter.is_control() { '-' } else { letter })
        .collect();
    match line.trim_end() {
        "" => OWN_ID.to_owned(),
        line => line.to_owned(),
    }
}

/// Writes a rules file that names every key, so that it does not depend on any other variant.
///
/// Read again under the same id it gives an equal variant, as long as its texts are such as [`read`] accepts.
#[must_use]
pub fn write(variant: &Variant) -> String {
    let aliases = list(variant.aliases.iter().map(|alias| quoted(alias)));
    let mut lines = vec![
        ("name", quoted(&variant.name)),
        ("aliases", aliases),
        ("group", variant.group.write()),
    ];
    if !variant.source.is_empty() {
        lines.push(("source", quoted(&variant.source)));
    }
    if let Some(number) = variant.pysol_id {
        lines.push(("pysol_id", number.to_string()));
    }
    lines.extend(rule_values(variant.rules.knobs()));
    let lines: Vec<String> = lines
        .into_iter()
        .map(|(key, value)| format!("{key} = {value}"))
        .collect();
    lines.join("\n") + "\n"
}

/// The rules from which a file starts.
pub(crate) struct Base {
    /// The variant that has these rules.
    pub(crate) id: String,
    /// The rules.
    pub(crate) knobs: Knobs,
}

/// Reads a rules file. `base` finds the rules from which it starts, given the name after `like`; `None` stands for
/// no rules at all, so that the file must name every key itself.
pub(crate) fn read_over(
    text: &str,
    id: &str,
    base: impl FnOnce(Option<&str>) -> Result<Option<Base>, UnknownVariant>,
) -> Result<Variant, RulesError> {
    // Some editors begin a file with this invisible mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    read_table(text, id, base).map_err(|Flaw { at, problem }| {
        let (line, column) = position(text, at);
        RulesError {
            line,
            column,
            problem,
        }
    })
}

fn read_table(
    text: &str,
    id: &str,
    base: impl FnOnce(Option<&str>) -> Result<Option<Base>, UnknownVariant>,
) -> Result<Variant, Flaw> {
    if text.len() > MAX_BYTES {
        let problem = Problem::LongFile;
        return Err(Flaw { at: 0, problem });
    }
    if let Some(at) = text.find('\0') {
        let problem = Problem::NoText;
        return Err(Flaw { at, problem });
    }
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let rest = text.get(at..).unwrap_or_default();
        let problem = Problem::Syntax(plain_syntax(error.message(), rest));
        Flaw { at, problem }
    })?;
    let table = table.get_ref();

    let like = table.get("like").map(|value| Slot { key: "like", value });
    let like_name = like.map(Slot::text).transpose()?;
    let base = base(like_name).map_err(|unknown| Flaw {
        at: like.map_or(0, |slot| slot.value.span().start),
        problem: Problem::UnknownVariant(unknown),
    })?;
    let (base_id, mut draft) = match base {
        Some(base) => (base.id, Draft::from(base.knobs)),
        None => (String::new(), Draft::default()),
    };

    let mut name = id.to_owned();
    let mut aliases = Vec::new();
    let mut source = String::new();
    let mut group = Group::Own;
    let mut pysol_id = None;
    // The parser sorts the keys; what is wrong first in the file is to be named first.
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    for (key, value) in entries {
        let slot = |key| Slot { key, value };
        match key.get_ref().as_ref() {
            "like" => {}
            "name" => name = slot("name").line(MAX_NAME_CHARS)?,
            "aliases" => {
                aliases = slot("aliases").set(Kind::Names, |alias| alias.line(MAX_NAME_CHARS))?;
            }
            "source" => source = slot("source").line(MAX_SOURCE_CHARS)?,
            "group" => group = Field::read(slot("group"))?,
            "pysol_id" => pysol_id = Some(slot("pysol_id").number()?),
            other => {
                if !draft.set(other, value)? {
                    let problem = unknown_key(other, value.get_ref());
                    let at = key.span().start;
                    return Err(Flaw { at, problem });
                }
            }
        }
    }

    let knobs = draft.finish().map_err(|key| Flaw {
        at: 0,
        problem: Problem::MissingKey { key },
    })?;
    let values = rule_values(&knobs);
    let rules =
        Rules::new(knobs).map_err(|clash| contradiction(clash, table, &base_id, &values))?;
    Ok(Variant {
        id: id.to_owned(),
        name,
        aliases,
        source,
        group,
        pysol_id,
        rules,
    })
}

/// What the parser says about text that is not TOML; the commonest slips are told apart, for they need no knowledge of TOML.
fn plain_syntax(message: &str, rest: &str) -> Syntax {
    let at_line_end = rest.is_empty() || rest.starts_with(['\n', '\r']);
    let plain = [
        ("string values must be quoted", true, Syntax::NoValue),
        ("string values must be quoted", false, Syntax::Unquoted),
        ("invalid basic string", true, Syntax::Unended),
        ("invalid literal string", true, Syntax::Unended),
        ("key with no value", at_line_end, Syntax::KeyAlone),
        ("duplicate key", at_line_end, Syntax::KeyTwice),
        ("unexpected key or value", at_line_end, Syntax::LineGoesOn),
    ];
    plain
        .into_iter()
        .find(|(start, at_end, _)| message.starts_with(start) && *at_end == at_line_end)
        .map_or_else(|| Syntax::Other(message.to_owned()), |(_, _, plain)| plain)
}

/// The refusal of a key that no rules file has.
fn unknown_key(key: &str, value: &DeValue) -> Problem {
    let is_section = match value {
        DeValue::Table(_) => true,
        DeValue::Array(items) => items
            .iter()
            .any(|item| matches!(item.get_ref(), DeValue::Table(_))),
        _ => false,
    };
    let key_shown = shortened(key);
    if is_section {
        return Problem::Section { name: key_shown };
    }
    let possible: Vec<&'static str> = RULE_KEYS.iter().chain(DESCRIPTIVE_KEYS).copied().collect();
    Problem::UnknownKey {
        key: key_shown,
        near: near::nearest(&key.to_lowercase().replace(['-', ' '], "_"), &possible),
    }
}

/// Points at the first key of a contradiction that stands in the file, and says where the others come from.
fn contradiction(
    contradiction: Contradiction,
    table: &DeTable,
    base_id: &str,
    values: &[(&'static str, String)],
) -> Flaw {
    let here = contradiction
        .keys
        .iter()
        .find_map(|&key| table.get(key).map(|value| (key, value.span().start)));
    let inherited: Vec<String> = contradiction
        .keys
        .iter()
        .filter(|&&key| table.get(key).is_none())
        .filter_map(|&key| values.iter().find(|(other, _)| *other == key))
        .map(|(key, value)| format!("{key} = {value}"))
        .collect();
    let (key, at) = here.unwrap_or((contradiction.keys[0], 0));
    let from = base_id.to_owned();
    let problem = Problem::Contradiction {
        key,
        clash: contradiction.clash,
        inherited: Box::new(Inherited {
            from,
            values: inherited,
        }),
    };
    Flaw { at, problem }
}

/// Line and column of a byte, both counted from 1, the column in characters.
fn position(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    (line, column)
}

/// A name out of a file as a refusal shows it: of at most 40 characters, with `…` if there were more, and on one line.
#[must_use]
pub fn shortened(name: &str) -> String {
    const MAX_SHOWN: usize = 40;
    let mut shown: String = name.chars().take(MAX_SHOWN).collect();
    if shown.len() < name.len() {
        shown.push('…');
    }
    shown.escape_debug().to_string()
}

/// Why a rules file is refused, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: Problem,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.problem
        )
    }
}

impl std::error::Error for RulesError {}

/// What is wrong in a rules file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// The file is longer than [`MAX_BYTES`].
    LongFile,
    /// The file holds a zero byte, as no text does.
    NoText,
    /// The file is not TOML, for this reason.
    Syntax(Syntax),
    /// The file has a section.
    Section {
        /// The name of the section.
        name: String,
    },
    /// No rules file has this key.
    UnknownKey {
        /// The key.
        key: String,
        /// The key that may have been meant.
        near: Option<&'static str>,
    },
    /// A file that starts from nothing does not name this key.
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// The value is of another kind than its key takes.
    WrongType {
        /// The key.
        key: &'static str,
        /// The kind that the key takes.
        wanted: Kind,
        /// The kind that stands there.
        found: Kind,
    },
    /// The value is a word that its key does not know.
    UnknownWord {
        /// The key.
        key: &'static str,
        /// The word.
        word: String,
        /// What the key takes.
        possible: Possible,
    },
    /// The number is too small or too large.
    OutOfRange {
        /// The key.
        key: &'static str,
        /// The number as it stands there.
        number: String,
        /// The least that is possible.
        least: i32,
        /// The most that is possible.
        most: i32,
    },
    /// A list names something twice.
    Twice {
        /// The key.
        key: &'static str,
        /// What is named twice.
        word: String,
    },
    /// A step that is neither down nor level.
    UnknownStep {
        /// The step.
        step: i32,
    },
    /// A name or a note without any letter.
    EmptyText {
        /// The key.
        key: &'static str,
    },
    /// A name or a note that is too long to be shown.
    LongText {
        /// The key.
        key: &'static str,
        /// The most characters that it may have.
        max_chars: usize,
    },
    /// A name or a note with a control character, such as the end of a line.
    ControlCharacter {
        /// The key.
        key: &'static str,
    },
    /// The variant after `like` does not exist.
    UnknownVariant(UnknownVariant),
    /// Values that do not fit together.
    Contradiction {
        /// The key at which the refusal points.
        key: &'static str,
        /// What does not fit.
        clash: Clash,
        /// What takes part without standing in the file.
        inherited: Box<Inherited>,
    },
}

/// Why a file is not TOML.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Syntax {
    /// There is nothing right of the equals sign.
    NoValue,
    /// A text stands there without quotes, or with curved ones.
    Unquoted,
    /// The quote that ends a text is missing.
    Unended,
    /// A key stands there alone.
    KeyAlone,
    /// A key stands there for the second time.
    KeyTwice,
    /// Something follows where the line should end.
    LineGoesOn,
    /// Anything else, in the words of the parser.
    Other(String),
}

impl fmt::Display for Syntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoValue => "a value is missing here",
            Self::Unquoted => "text must stand in straight quotes, such as \"suit\"",
            Self::Unended => "the quote that ends the text is missing",
            Self::KeyAlone => "a key must be followed by = and a value",
            Self::KeyTwice => "this key stands here for the second time",
            Self::LineGoesOn => "the line should end here: each key stands on a line of its own",
            Self::Other(message) => return write!(f, "this cannot be read as TOML: {message}"),
        })
    }
}

/// A kind of value that stands in a rules file, or that a key takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Text.
    Text,
    /// Text, which must stand in quotes.
    Quoted,
    /// A whole number.
    WholeNumber,
    /// A decimal number.
    DecimalNumber,
    /// True or false.
    TrueOrFalse,
    /// A date or a time.
    DateOrTime,
    /// A list.
    List,
    /// A section.
    Section,
    /// A list of names.
    Names,
    /// A list of words.
    Words,
    /// A list of whole numbers.
    WholeNumbers,
    /// A whole number, or the word `none`.
    NumberOrNone,
    /// A whole number, or -1 for as often as the player likes.
    NumberOrMinusOne,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "text",
            Self::Quoted => "text in quotes",
            Self::WholeNumber => "a whole number",
            Self::DecimalNumber => "a decimal number",
            Self::TrueOrFalse => "true or false",
            Self::DateOrTime => "a date or time",
            Self::List => "a list",
            Self::Section => "a section",
            Self::Names => "a list of names in quotes",
            Self::Words => "a list of words in quotes, such as [\"waste\"]",
            Self::WholeNumbers => "a list of whole numbers, such as [3]",
            Self::NumberOrNone => "a whole number or \"none\"",
            Self::NumberOrMinusOne => "a whole number, -1 for as often as you like",
        })
    }
}

/// What a key takes in quotes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Possible {
    /// The words that it knows.
    pub words: Vec<&'static str>,
    /// What else it takes.
    pub also: Option<Also>,
}

impl Possible {
    /// The words as they stand in a rules file, with commas between them.
    #[must_use]
    pub fn quoted(&self) -> String {
        let words: Vec<String> = self.words.iter().map(|word| field::quoted(word)).collect();
        words.join(", ")
    }
}

/// What a key takes besides words of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Also {
    /// A rank.
    Rank,
    /// A whole number.
    WholeNumber,
    /// One letter for each row of the tableau.
    Rows,
}

impl fmt::Display for Possible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.quoted();
        match self.also {
            None => write!(f, "one of {words}"),
            Some(Also::Rank) => {
                write!(f, "one of {words} or a rank (A 2 3 4 5 6 7 8 9 T J Q K)")
            }
            Some(Also::WholeNumber) => write!(f, "a whole number or {words}"),
            Some(Also::Rows) => write!(
                f,
                "{words}, or one letter for each row, U for face up and D for face down, such as \"DU\""
            ),
        }
    }
}

/// The part of a contradiction that does not stand in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inherited {
    /// The variant from which the file starts.
    pub from: String,
    /// Its keys that take part, with their values.
    pub values: Vec<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LongFile => write!(
                f,
                "the file is too long for a rules file, which has at most {} KiB",
                MAX_BYTES / 1024
            ),
            Self::NoText => f.write_str("this is not a text file"),
            Self::Syntax(syntax) => syntax.fmt(f),
            Self::Section { name } => write!(
                f,
                "`{name}` is a section, but a rules file has none: write each key on a line of its own, such as decks = 2"
            ),
            Self::UnknownKey { key, near } => {
                write!(f, "there is no key `{key}`")?;
                match near {
                    Some(near) => write!(f, "; did you mean `{near}`?"),
                    None => Ok(()),
                }
            }
            Self::MissingKey { key } => write!(f, "the key `{key}` is missing"),
            Self::WrongType { key, wanted, found } => {
                write!(f, "`{key}` must be {wanted}, not {found}")
            }
            Self::UnknownWord {
                key,
                word,
                possible,
            } => write!(
                f,
                "`{key}` cannot be \"{}\": it is {possible}",
                shortened(word)
            ),
            Self::OutOfRange {
                key,
                number,
                least,
                most,
            } => write!(
                f,
                "`{key}` cannot be {}: it must be from {least} to {most}",
                shortened(number)
            ),
            Self::Twice { key, word } => write!(f, "`{key}` names \"{}\" twice", shortened(word)),
            Self::UnknownStep { step } => write!(
                f,
                "`step` cannot be {step}: it is -1 (one rank down) or 0 (equal rank)"
            ),
            Self::EmptyText { key } => write!(f, "`{key}` is empty"),
            Self::LongText { key, max_chars } => {
                write!(
                    f,
                    "`{key}` is too long: it may have up to {max_chars} characters"
                )
            }
            Self::ControlCharacter { key } => write!(
                f,
                "`{key}` must be a single line without control characters"
            ),
            Self::UnknownVariant(unknown) => {
                // The sentence of its own goes on from the key here.
                let sentence = unknown.to_string();
                let mut letters = sentence.chars();
                let first = letters.next().into_iter().flat_map(char::to_lowercase);
                write!(
                    f,
                    "`like`: {}{}",
                    first.collect::<String>(),
                    letters.as_str()
                )
            }
            Self::Contradiction {
                key,
                clash,
                inherited,
            } => {
                write!(f, "`{key}`: {clash}")?;
                let Inherited { from, values } = inherited.as_ref();
                if !values.is_empty() {
                    write!(f, " (from `{from}`: {})", values.join(", "))?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for Problem {}

#[cfg(test)]
mod tests;
