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
}

impl From<serde_json::Error> for BadJson {
    fn from(error: serde_json::Error) -> Self {
        Self(error)
    }
}

impl fmt::Display for BadJson {
    /// Without the place, which is told by those who know which file it is in.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.to_string();
        let place = format!(" at line {} column {}", self.line(), self.column());
        let what = text.strip_suffix(&place).unwrap_or(&text);
        match self.0.classify() {
            serde_json::error::Category::Data => f.write_str(&unfit(what)),
            serde_json::error::Category::Eof => f.write_str("the JSON ends too early"),
            _ => write!(f, "this is not JSON ({what})"),
        }
    }
}

impl std::error::Error for BadJson {}

/// What is wrong with JSON that does not tell what it should, in a sentence.
fn unfit(what: &str) -> String {
    if let Some(field) = what.strip_prefix("missing field ") {
        return format!("{field} is missing");
    }
    let found = what.strip_prefix("invalid type: ");
    if let Some((found, wanted)) = found.and_then(|text| text.split_once(", expected ")) {
        return format!("here is {found}, and not {wanted}");
    }
    what.to_owned()
}
