//! How each kind of value is read from a rules file and written into one.

use std::fmt::Write;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeInteger, DeValue};

use super::{Also, Kind, Possible, Problem};
use crate::card::Rank;
use crate::rules::{FillRank, FoundationBase, PileCards, Step, Word, limits};

/// What is wrong, and at which byte of the text.
#[derive(Debug)]
pub(super) struct Flaw {
    /// The byte at which the wrong value or key begins.
    pub(super) at: usize,
    /// What is wrong.
    pub(super) problem: Problem,
}

/// A value in a rules file, and the key it belongs to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Slot<'a> {
    /// The key, in a list too.
    pub(super) key: &'static str,
    /// The value.
    pub(super) value: &'a Spanned<DeValue<'a>>,
}

impl<'a> Slot<'a> {
    /// A refusal of this value.
    pub(super) fn flaw(self, problem: Problem) -> Flaw {
        let Range { start, .. } = self.value.span();
        Flaw { at: start, problem }
    }

    /// The refusal of a value of another kind than the one that is wanted.
    fn wrong_type(self, wanted: Kind) -> Flaw {
        let found = match self.value.get_ref() {
            DeValue::String(_) => Kind::Text,
            DeValue::Integer(_) => Kind::WholeNumber,
            DeValue::Float(_) => Kind::DecimalNumber,
            DeValue::Boolean(_) => Kind::TrueOrFalse,
            DeValue::Datetime(_) => Kind::DateOrTime,
            DeValue::Array(_) => Kind::List,
            DeValue::Table(_) => Kind::Section,
        };
        let Self { key, .. } = self;
        self.flaw(Problem::WrongType { key, wanted, found })
    }

    /// The refusal of a word that means nothing here.
    fn unknown_word(self, word: &str, possible: Possible) -> Flaw {
        self.flaw(Problem::UnknownWord {
            key: self.key,
            word: word.to_owned(),
            possible,
        })
    }

    /// The text of a value that must be text.
    pub(super) fn text(self) -> Result<&'a str, Flaw> {
        match self.value.get_ref() {
            DeValue::String(text) => Ok(text),
            _ => Err(self.wrong_type(Kind::Quoted)),
        }
    }

    /// A text that is shown to people: a line without control characters, which could upset a terminal.
    pub(super) fn line(self, max_chars: usize) -> Result<String, Flaw> {
        let text = self.text()?;
        let key = self.key;
        if text.trim().is_empty() {
            return Err(self.flaw(Problem::EmptyText { key }));
        }
        if text.chars().any(char::is_control) {
            return Err(self.flaw(Problem::ControlCharacter { key }));
        }
        if text.chars().count() > max_chars {
            return Err(self.flaw(Problem::LongText { key, max_chars }));
        }
        Ok(text.to_owned())
    }

    /// The values of a list.
    pub(super) fn items(self, wanted: Kind) -> Result<impl Iterator<Item = Self>, Flaw> {
        let DeValue::Array(items) = self.value.get_ref() else {
            return Err(self.wrong_type(wanted));
        };
        let Self { key, .. } = self;
        Ok(items.iter().map(move |value| Self { key, value }))
    }

    /// The values of a list in which nothing may be named twice.
    pub(super) fn set<T: PartialEq>(
        self,
        wanted: Kind,
        read: impl Fn(Self) -> Result<T, Flaw>,
    ) -> Result<Vec<T>, Flaw> {
        let mut all = Vec::new();
        for item in self.items(wanted)? {
            let value = read(item)?;
            if all.contains(&value) {
                let word = item.text()?.to_owned();
                return Err(item.flaw(Problem::Twice {
                    key: self.key,
                    word,
                }));
            }
            all.push(value);
        }
        Ok(all)
    }

    /// A whole number within the limits of its key.
    pub(super) fn number<T: TryFrom<i32>>(self) -> Result<T, Flaw> {
        match self.value.get_ref() {
            DeValue::Integer(integer) => self.within_limits(integer),
            _ => Err(self.wrong_type(Kind::WholeNumber)),
        }
    }

    fn within_limits<T: TryFrom<i32>>(self, integer: &DeInteger) -> Result<T, Flaw> {
        let (least, most) = limits(self.key);
        i32::from_str_radix(integer.as_str(), integer.radix())
            .ok()
            .filter(|n| (least..=most).contains(n))
            .and_then(|n| T::try_from(n).ok())
            .ok_or_else(|| {
                self.flaw(Problem::OutOfRange {
                    key: self.key,
                    number: integer.to_string(),
                    least,
                    most,
                })
            })
    }

    /// A whole number, or the word that says that there is none.
    fn number_or_none<T: TryFrom<i32>>(self) -> Result<Option<T>, Flaw> {
        match self.value.get_ref() {
            DeValue::Integer(integer) => self.within_limits(integer).map(Some),
            DeValue::String(word) if word == NONE => Ok(None),
            DeValue::String(word) => Err(self.unknown_word(
                word,
                Possible {
                    words: vec![NONE],
                    also: Some(Also::WholeNumber),
                },
            )),
            _ => Err(self.wrong_type(Kind::NumberOrNone)),
        }
    }
}

/// The word for a number that a game does not have.
const NONE: &str = "none";

/// A kind of value that a rules file can hold.
pub(super) trait Field: Sized {
    /// Reads the value.
    fn read(slot: Slot) -> Result<Self, Flaw>;

    /// Writes the value as it stands right of the equals sign.
    fn write(&self) -> String;
}

impl<W: Word> Field for W {
    fn read(slot: Slot) -> Result<Self, Flaw> {
        let text = slot.text()?;
        W::WORDS
            .iter()
            .find(|(word, _)| *word == text)
            .map(|&(_, value)| value)
            .ok_or_else(|| slot.unknown_word(text, possible(W::WORDS, None)))
    }

    fn write(&self) -> String {
        quoted(self.word())
    }
}

impl<W: Word> Field for Vec<W> {
    fn read(slot: Slot) -> Result<Self, Flaw> {
        slot.set(Kind::Words, W::read)
    }

    fn write(&self) -> String {
        list(self.iter().map(Field::write))
    }
}

impl Field for Vec<u8> {
    /// A single number stands for a list of one.
    fn read(slot: Slot) -> Result<Self, Flaw> {
        if let DeValue::Integer(_) = slot.value.get_ref() {
            return Ok(vec![slot.number()?]);
        }
        slot.items(Kind::WholeNumbers)?.map(Slot::number).collect()
    }

    fn write(&self) -> String {
        list(self.iter().map(u8::to_string))
    }
}

impl Field for bool {
    fn read(slot: Slot) -> Result<Self, Flaw> {
        match slot.value.get_ref() {
            DeValue::Boolean(value) => Ok(*value),
            _ => Err(slot.wrong_type(Kind::TrueOrFalse)),
        }
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// Kinds of numbers that are written as they are.
macro_rules! number_fields {
    ($($number:ty),+) => {
        $(impl Field for $number {
            fn read(slot: Slot) -> Result<Self, Flaw> {
                slot.number()
            }

            fn write(&self) -> String {
                self.to_string()
            }
        })+
    };
}

number_fields!(u8, i32);

/// Kinds of numbers that a game may not have.
macro_rules! optional_number_fields {
    ($($number:ty),+) => {
        $(impl Field for Option<$number> {
            fn read(slot: Slot) -> Result<Self, Flaw> {
                slot.number_or_none()
            }

            fn write(&self) -> String {
                self.map_or_else(|| quoted(NONE), |n| n.to_string())
            }
        })+
    };
}

optional_number_fields!(u8, i32);

impl Field for Option<u16> {
    /// The redeals: -1 stands for any number of times.
    fn read(slot: Slot) -> Result<Self, Flaw> {
        match slot.value.get_ref() {
            DeValue::Integer(redeals) => {
                let redeals: i32 = slot.within_limits(redeals)?;
                Ok(u16::try_from(redeals).ok())
            }
            _ => Err(slot.wrong_type(Kind::NumberOrMinusOne)),
        }
    }

    fn write(&self) -> String {
        self.map_or_else(|| "-1".to_owned(), |n| n.to_string())
    }
}

impl Field for Step {
    fn read(slot: Slot) -> Result<Self, Flaw> {
        match slot.number()? {
            -1 => Ok(Self::Down),
            0 => Ok(Self::Equal),
            n => Err(slot.flaw(Problem::UnknownStep { step: n })),
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Down => "-1".to_owned(),
            Self::Equal => "0".to_owned(),
        }
    }
}

impl Field for PileCards {
    fn read(slot: Slot) -> Result<Self, Flaw> {
        let text = slot.text()?;
        if text == STAIRCASE {
            return Ok(Self::Staircase);
        }
        let rows: Option<Vec<bool>> = text
            .chars()
            .map(|letter| match letter {
                'U' => Some(true),
                'D' => Some(false),
                _ => None,
            })
            .collect();
        rows.filter(|rows| !rows.is_empty())
            .map(Self::Rows)
            .ok_or_else(|| {
                let possible = Possible {
                    words: vec![STAIRCASE],
                    also: Some(Also::Rows),
                };
                slot.unknown_word(text, possible)
            })
    }

    fn write(&self) -> String {
        match self {
            Self::Staircase => quoted(STAIRCASE),
            Self::Rows(rows) => {
                let letters: String = rows.iter().map(|&up| if up { 'U' } else { 'D' }).collect();
                quoted(&letters)
            }
        }
    }
}

/// The word for piles of one card, two cards and so on.
const STAIRCASE: &str = "staircase";

/// The bases that are no rank.
const BASES: &[(&str, FoundationBase)] = &[
    ("dealt", FoundationBase::Dealt),
    ("chosen", FoundationBase::Chosen),
];

impl Field for FoundationBase {
    fn read(slot: Slot) -> Result<Self, Flaw> {
        word_or_rank(slot, BASES, Self::Rank)
    }

    fn write(&self) -> String {
        match self {
            Self::Rank(rank) => quoted(&rank.to_string()),
            other => written(BASES, other),
        }
    }
}

/// The ranks for a space that are no rank of their own.
const FILL_RANKS: &[(&str, FillRank)] = &[
    ("any", FillRank::Any),
    ("base", FillRank::Base),
    ("below_base", FillRank::BelowBase),
    ("base_until_first", FillRank::BaseUntilFirst),
];

impl Field for FillRank {
    fn read(slot: Slot) -> Result<Self, Flaw> {
        word_or_rank(slot, FILL_RANKS, Self::Rank)
    }

    fn write(&self) -> String {
        match self {
            Self::Rank(rank) => quoted(&rank.to_string()),
            other => written(FILL_RANKS, other),
        }
    }
}

/// Reads a value that is one of a few words, or a rank.
fn word_or_rank<T: Copy>(
    slot: Slot,
    words: &[(&'static str, T)],
    of_rank: impl Fn(Rank) -> T,
) -> Result<T, Flaw> {
    let text = slot.text()?;
    let word = words.iter().find(|(word, _)| *word == text);
    if let Some(&(_, value)) = word {
        return Ok(value);
    }
    text.parse()
        .map(of_rank)
        .map_err(|_| slot.unknown_word(text, possible(words, Some(Also::Rank))))
}

/// Writes a value that is one of a few words.
fn written<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> String {
    words
        .iter()
        .find(|(_, other)| other == value)
        .map(|(word, _)| quoted(word))
        .unwrap_or_default()
}

/// What a key takes, as a refusal lists it.
fn possible<T>(words: &[(&'static str, T)], also: Option<Also>) -> Possible {
    let words = words.iter().map(|(word, _)| *word).collect();
    Possible { words, also }
}

/// A list as it stands in a rules file.
pub(super) fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    format!("[{}]", items.join(", "))
}

/// A text as it stands in a rules file, in quotes.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                out.push('\\');
                out.push(letter);
            }
            _ if letter.is_control() => {
                // Writing into a string cannot fail.
                let _ = write!(out, "\\u{:04X}", u32::from(letter));
            }
            _ => out.push(letter),
        }
    }
    out.push('"');
    out
}
