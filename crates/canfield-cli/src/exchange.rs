//! The format in which positions and recorded play are exchanged with other programs: JSON that names piles, cards
//! and moves as any program can.
//!
//! A position is an object with the keys `game`, `deal_number`, `base`, `redeals_used`, `piles` and, where the rules limit it, `fruitless_redeals`. A trace is a
//! game as it was played: the deck, the piles after the deal, and for each step the moves that were legal, the one
//! that was made, and now and then the piles after it. A question is a position that a batch asks about.
//! [`Position`], [`Trace`] and [`Question`] say which keys are which.
//!
//! A card is its rank and its suit, `TH`, with a `-` in front while it lies face down. Equal cards of several decks
//! carry equal names.
//!
//! The text of a move differs from the notation of the core, for it does not number the foundations:
//!
//! | text | move |
//! |---|---|
//! | `deal` | turn the next packet from the stock to the waste |
//! | `redeal` | turn the waste over to be the stock |
//! | `T1>T2*3` | the top three cards of a tableau pile to another; the number is always written |
//! | `R1>T2`, `W>T2` | the top card of a reserve or of the waste to a tableau pile |
//! | `T1>F`, `R1>F`, `W>F` | a top card to a foundation |
//! | `T1>F*4` | four cards of one rank to the foundation, where sets of four are played |
//! | `F(7H)>T2*1` | the 7H from the top of its foundation to a tableau pile |
//! | `F(7H)>F` | the same card to another foundation |
//!
//! So one text may stand for several moves. It means the one to the lowest foundation.

mod moves;
mod position;
mod question;
mod trace;

pub use moves::{legal_texts, move_text};
pub use position::{BadExchange, BaseText, DealText, MarkedCard, Piles, Position};
pub use question::Question;
pub use trace::{
    Counts, Difference, Disagreement, NoTrace, Step, Trace, trace_name, trace_variant,
};

use std::fmt;

use canfield_core::card::UnknownCard;
use canfield_core::number::DealNumber;
use canfield_core::pile::UnknownPile;
use canfield_text::program::{Found, ProgramTexts, Wanted, Wrong};
use serde_json::error::Category;

/// Why a text is not JSON of the kind that was expected, and where.
#[derive(Debug)]
pub struct BadJson(serde_json::Error);

impl BadJson {
    /// The line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.0.line()
    }

    /// The column, counted from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        self.0.column()
    }

    /// What is wrong there, as a value that every language has words for.
    #[must_use]
    pub fn wrong(&self) -> Wrong {
        match self.0.classify() {
            Category::Data => {
                let text = self.0.to_string();
                let place = format!(" at line {} column {}", self.line(), self.column());
                unfit(text.strip_suffix(&place).unwrap_or(&text))
            }
            Category::Eof => Wrong::JsonEnds,
            Category::Syntax | Category::Io => Wrong::NotJson,
        }
    }
}

impl From<serde_json::Error> for BadJson {
    fn from(error: serde_json::Error) -> Self {
        Self(error)
    }
}

impl fmt::Display for BadJson {
    /// In English, without the place, which is told by those who know which file it is in.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_english(&self.wrong()))
    }
}

impl std::error::Error for BadJson {}

/// What is wrong, for developers.
fn in_english(wrong: &Wrong) -> String {
    ProgramTexts::new("en").wrong(wrong)
}

/// What our own readers say, before the text that they do not take. An error of the parser holds nothing but a text, so it
/// is taken apart again by these words.
const NOT_A_CARD: &str = "not a card: ";
const NOT_A_PILE: &str = "not a pile: ";
const NOT_A_BASE: &str = "not a base: ";
const NOT_A_DEAL: &str = "not a deal: ";
const TWICE: &str = "twice: ";

/// What the parser says that it expected, where that is a value of ours.
const WANTED: [(&str, Wanted); 14] = [
    ("a position", Wanted::Position),
    ("a trace", Wanted::Trace),
    ("a step", Wanted::Step),
    ("piles", Wanted::Piles),
    ("a pile", Wanted::Pile),
    ("a card", Wanted::Card),
    ("a base", Wanted::Base),
    ("a deal", Wanted::Deal),
    ("redeals", Wanted::Redeals),
    ("a string", Wanted::Text),
    ("a sequence", Wanted::List),
    ("a boolean", Wanted::TrueOrFalse),
    ("u8", Wanted::Number),
    ("u16", Wanted::Redeals),
];

/// What is wrong with JSON that does not tell what it should.
fn unfit(what: &str) -> Wrong {
    let after = |words: &str| what.strip_prefix(words).map(str::to_owned);
    if let Some(text) = after(NOT_A_CARD) {
        return Wrong::NotACard(UnknownCard(text));
    }
    if let Some(text) = after(NOT_A_PILE) {
        return Wrong::NotAPile(UnknownPile(text));
    }
    if let Some(text) = after(NOT_A_BASE) {
        return Wrong::NotABase(text);
    }
    if let Some(error) = after(NOT_A_DEAL).and_then(|text| text.parse::<DealNumber>().err()) {
        return Wrong::NotADeal(error);
    }
    if let Some(text) = after(TWICE) {
        return Wrong::Twice(text);
    }
    let plain = |text: String| text.trim_matches('`').to_owned();
    if let Some(key) = after("missing field ") {
        return Wrong::NoKey(plain(key));
    }
    if let Some(key) = after("duplicate field ") {
        return Wrong::Twice(plain(key));
    }
    if let Some((key, known)) = after("unknown field ")
        .as_deref()
        .and_then(|text| text.split_once(", expected "))
    {
        return Wrong::UnknownKey {
            key: plain(key.to_owned()),
            known: known.trim_start_matches("one of ").to_owned(),
        };
    }
    let (found, wanted) = what.split_once(", expected ").unwrap_or((what, ""));
    let found = found
        .trim_start_matches("invalid type: ")
        .trim_start_matches("invalid value: ");
    let found = match found.split([' ', '`']).next().unwrap_or_default() {
        "string" | "character" => Found::Text,
        "boolean" => Found::TrueOrFalse,
        "null" | "unit" | "Option" => Found::Null,
        // A list is first taken for an object whose keys are left out.
        "sequence" | "invalid" => Found::List,
        "map" => Found::Object,
        _ => Found::Number,
    };
    let wanted = wanted.split(" with ").next().unwrap_or_default();
    let wanted = WANTED.iter().find(|(words, _)| *words == wanted);
    let wanted = wanted.map_or(Wanted::Other, |&(_, wanted)| wanted);
    Wrong::Value { found, wanted }
}
