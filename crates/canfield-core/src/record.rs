//! The record of a game: which rules, which deal, which moves. It is what is saved, and what players exchange.
//!
//! ```text
//! canfield-record 1
//! variant: canfield
//! deal: 12345
//! played: 3
//! moves:
//!   draw W>T2 R1>F1 draw
//! ```
//!
//! The first line names the version of the format. `played` says how many of the moves are made; those after them
//! were taken back and can be made again. Rules that are not shipped stand in the record itself, as a rules file
//! under `rules:`, so that a record can be replayed wherever it goes.
//!
//! A record holds no position. It is replayed from its deal, so a rule that changes can make a record unplayable,
//! which is told, but can never leave an impossible table behind.

use std::fmt;
use std::str::FromStr;

use crate::deal::{BadDeck, Deck};
use crate::illegal::Illegal;
use crate::moves::{Move, UnknownMove};
use crate::rules::file::{self, RulesError};
use crate::state::State;
use crate::variants::{self, UnknownVariant, Variant};

const FORMAT: &str = "canfield-record";
const VERSION: u32 = 1;
const MOVES_A_LINE: usize = 12;

/// A game from its deal to its last move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The variant, shipped or not.
    pub variant: Variant,
    /// The deck that was dealt.
    pub deck: Deck,
    /// The moves that were made, and after them those that were taken back.
    pub moves: Vec<Move>,
    /// How many of them are made.
    pub played: usize,
}

impl Record {
    /// Plays all moves, and gives the position after the deal and after each of them.
    ///
    /// # Errors
    ///
    /// If the deck is not one of this game, or the first move that is not legal.
    pub fn replay(&self) -> Result<Vec<State>, ReplayError> {
        let rules = &self.variant.rules;
        let mut states = vec![rules.deal(&self.deck).map_err(ReplayError::Deck)?];
        for (index, &mv) in self.moves.iter().enumerate() {
            let mut next = states[index].clone();
            rules
                .apply(&mut next, mv)
                .map_err(|reason| ReplayError::Illegal {
                    number: index + 1,
                    mv,
                    reason,
                })?;
            states.push(next);
        }
        Ok(states)
    }

    fn is_shipped(&self) -> bool {
        variants::find(&self.variant.id).is_ok_and(|shipped| {
            shipped.id == self.variant.id && shipped.rules == self.variant.rules
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT} {VERSION}")?;
        writeln!(f, "variant: {}", self.variant.id)?;
        if !self.is_shipped() {
            writeln!(f, "rules:")?;
            for line in file::write(&self.variant).lines() {
                writeln!(f, "{}", format!("  {line}").trim_end())?;
            }
        }
        writeln!(f, "deal: {}", self.deck)?;
        writeln!(f, "played: {}", self.played)?;
        writeln!(f, "moves:")?;
        for line in self.moves.chunks(MOVES_A_LINE) {
            let words: Vec<String> = line.iter().map(Move::to_string).collect();
            writeln!(f, "  {}", words.join(" "))?;
        }
        Ok(())
    }
}

/// Why a record cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplayError {
    /// The deck is not one of this game.
    Deck(BadDeck),
    /// A move is not legal.
    Illegal {
        /// Which one, counted from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why it is not legal.
        reason: Illegal,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deck(error) => write!(f, "The deal cannot be made: {error}"),
            Self::Illegal { number, mv, reason } => {
                write!(f, "Move {number}, {mv}, is not legal: {reason}")
            }
        }
    }
}

impl std::error::Error for ReplayError {}

/// Why a text is not a record, and in which line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadRecord {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Box<RecordProblem>,
}

impl BadRecord {
    fn new(line: usize, problem: RecordProblem) -> Self {
        Self {
            line,
            problem: Box::new(problem),
        }
    }
}

/// What is wrong in a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordProblem {
    /// The first line does not name the format.
    NotARecord,
    /// The record was written by a later version of the program.
    TooNew(String),
    /// A line is none of those that a record has, or stands there twice.
    UnexpectedLine(String),
    /// One of the lines is missing.
    Missing(&'static str),
    /// There is no such variant, and the record brings no rules.
    Variant(UnknownVariant),
    /// The rules in the record are not right; lines count from the one after `rules:`.
    Rules(RulesError),
    /// The deal is none.
    Deck(BadDeck),
    /// A word is not a move.
    Move(UnknownMove),
    /// The number of moves played is none, or is larger than the number of moves.
    Played(String),
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &*self.problem {
            RecordProblem::NotARecord => {
                write!(
                    f,
                    "this is not a record of a game: the first line must be `{FORMAT} {VERSION}`"
                )
            }
            RecordProblem::TooNew(version) => write!(
                f,
                "the record has version {version}, but this program reads versions up to {VERSION}"
            ),
            RecordProblem::UnexpectedLine(line) => write!(f, "`{line}` is not expected here"),
            RecordProblem::Missing(key) => write!(f, "the line `{key}:` is missing"),
            RecordProblem::Variant(error) => error.fmt(f),
            RecordProblem::Rules(error) => write!(f, "in the rules that follow, {error}"),
            RecordProblem::Deck(error) => error.fmt(f),
            RecordProblem::Move(error) => error.fmt(f),
            RecordProblem::Played(text) => {
                write!(f, "`{text}` is not a number of moves from 0 to all of them")
            }
        }
    }
}

impl std::error::Error for BadRecord {}

/// The lines of a record as they were found: the value of each key, and the line it stands in.
#[derive(Default)]
struct Lines<'a> {
    variant: Option<(usize, &'a str)>,
    rules: Option<(usize, String)>,
    deal: Option<(usize, &'a str)>,
    played: Option<(usize, &'a str)>,
    moves: Option<Vec<(usize, &'a str)>>,
}

impl<'a> Lines<'a> {
    fn read(text: &'a str) -> Result<Self, BadRecord> {
        let mut lines = text.lines().zip(1..).peekable();
        let at = |line, problem| Err(BadRecord::new(line, problem));
        let first = lines.next().map_or("", |(line, _)| line.trim_end());
        match first.split_once(' ') {
            Some((FORMAT, version)) if version.parse() == Ok(VERSION) => {}
            Some((FORMAT, version)) if version.parse::<u32>().is_ok_and(|v| v > VERSION) => {
                return at(1, RecordProblem::TooNew(version.to_owned()));
            }
            _ => return at(1, RecordProblem::NotARecord),
        }
        let mut found = Self::default();
        while let Some((text, number)) = lines.next() {
            let mut block = std::iter::from_fn(|| {
                lines.next_if(|(line, _)| line.is_empty() || line.starts_with(' '))
            });
            let (key, value) = text.split_once(':').unwrap_or((text, ""));
            let value = value.trim();
            let is_new = match key {
                "variant" => found.variant.replace((number, value)).is_none(),
                "deal" => found.deal.replace((number, value)).is_none(),
                "played" => found.played.replace((number, value)).is_none(),
                "rules" if value.is_empty() => {
                    let rules: Vec<&str> = block
                        .by_ref()
                        .map(|(line, _)| line.strip_prefix("  ").unwrap_or(line))
                        .collect();
                    found.rules.replace((number, rules.join("\n"))).is_none()
                }
                "moves" if value.is_empty() => {
                    let words = block.by_ref().flat_map(|(line, number)| {
                        line.split_whitespace().map(move |w| (number, w))
                    });
                    found.moves.replace(words.collect()).is_none()
                }
                "" if text.trim().is_empty() => true,
                _ => false,
            };
            if !is_new
                || block
                    .next()
                    .is_some_and(|(line, _)| !line.trim().is_empty())
            {
                return at(
                    number,
                    RecordProblem::UnexpectedLine(text.chars().take(60).collect()),
                );
            }
        }
        Ok(found)
    }
}

impl FromStr for Record {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Self, BadRecord> {
        let lines = Lines::read(text)?;
        let end = text.lines().count().max(1);
        let missing = |key| BadRecord::new(end, RecordProblem::Missing(key));
        let (line, id) = lines.variant.ok_or_else(|| missing("variant"))?;
        let variant = match lines.rules {
            Some((line, rules)) => file::read(&rules, id)
                .map_err(|error| BadRecord::new(line, RecordProblem::Rules(error)))?,
            None => variants::find(id)
                .map_err(|error| BadRecord::new(line, RecordProblem::Variant(error)))?
                .clone(),
        };
        let (line, deck) = lines.deal.ok_or_else(|| missing("deal"))?;
        let deck = deck
            .parse()
            .map_err(|error| BadRecord::new(line, RecordProblem::Deck(error)))?;
        let moves = lines
            .moves
            .ok_or_else(|| missing("moves"))?
            .into_iter()
            .map(|(line, word)| {
                word.parse()
                    .map_err(|error| BadRecord::new(line, RecordProblem::Move(error)))
            })
            .collect::<Result<Vec<Move>, _>>()?;
        let (line, text) = lines.played.ok_or_else(|| missing("played"))?;
        let played = text.parse().ok().filter(|&played| played <= moves.len());
        let played =
            played.ok_or_else(|| BadRecord::new(line, RecordProblem::Played(text.to_owned())))?;
        Ok(Self {
            variant,
            deck,
            moves,
            played,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str =
        "canfield-record 1\nvariant: canfield\ndeal: 12345\nplayed: 1\nmoves:\n  draw draw\n";

    #[track_caller]
    fn check_refused(from: &str, to: &str, expect: &str) {
        let text = GAME.replace(from, to);
        assert_ne!(text, GAME, "the game has no `{from}`");
        assert_eq!(text.parse::<Record>().unwrap_err().to_string(), expect);
    }

    #[test]
    fn a_record_reads_back_and_replays() {
        let record: Record = GAME.parse().unwrap();
        assert_eq!(record.to_string(), GAME);
        assert_eq!(record.replay().unwrap().len(), 3);
    }

    #[test]
    fn rules_of_ones_own_travel_in_the_record() {
        let variant =
            file::read("name = \"Mine\"\nlike = \"gate\"\nredeals = 1\n", "mine").unwrap();
        let record = Record {
            variant,
            deck: "77".parse().unwrap(),
            moves: vec![Move::Draw],
            played: 0,
        };
        assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    }

    /// A player may call rules by a shipped name; they are still that player's.
    #[test]
    fn other_rules_under_a_shipped_name_stay_other_rules() {
        let variant = file::read("redeals = 0\n", "canfield").unwrap();
        let record = Record {
            variant,
            deck: "77".parse().unwrap(),
            moves: vec![],
            played: 0,
        };
        assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    }

    /// The name of a player's own rules may be that of a file, which can have any letters.
    #[test]
    fn a_record_holds_whatever_its_rules_are_called() {
        for id in ["", " a b ", "two\nlines", "\0", "♥", &"long".repeat(100)] {
            let record = Record {
                variant: file::read("redeals = 0\n", id).unwrap(),
                deck: "77".parse().unwrap(),
                moves: vec![],
                played: 0,
            };
            assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
        }
    }

    #[test]
    fn every_variant_reads_back() {
        for variant in variants::all() {
            let record = Record {
                variant: variant.clone(),
                deck: "1".parse().unwrap(),
                moves: vec![],
                played: 0,
            };
            assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
        }
    }

    #[test]
    fn what_is_no_record_is_refused_with_its_line() {
        check_refused(
            GAME,
            "",
            "line 1: this is not a record of a game: the first line must be `canfield-record 1`",
        );
        check_refused(
            "record 1",
            "record x",
            "line 1: this is not a record of a game: the first line must be `canfield-record 1`",
        );
        check_refused(
            "record 1",
            "record 2",
            "line 1: the record has version 2, but this program reads versions up to 1",
        );
        check_refused(
            "played: 1",
            "played: 3",
            "line 4: `3` is not a number of moves from 0 to all of them",
        );
        check_refused(
            "played: 1",
            "played: -1",
            "line 4: `-1` is not a number of moves from 0 to all of them",
        );
        check_refused("played: 1\n", "", "line 5: the line `played:` is missing");
        check_refused(
            "deal: 12345",
            "deal: 0",
            "line 3: There is no deal 0: deal numbers begin at 1",
        );
        check_refused(
            "draw draw",
            "draw drown",
            "line 6: `drown` is not a move: a move is `draw`, `redeal`, or two piles such as `W>F1`, `R1>T2` or `T1>T2*3`",
        );
        check_refused(
            "moves:",
            "cheats:",
            "line 5: `cheats:` is not expected here",
        );
        check_refused(
            "deal: 12345",
            "deal: 12345\ndeal: 7",
            "line 4: `deal: 7` is not expected here",
        );
        check_refused(
            "deal: 12345",
            "deal: 12345\n  more",
            "line 3: `deal: 12345` is not expected here",
        );
    }

    #[test]
    fn an_illegal_move_is_named() {
        let record: Record = GAME.replace("draw draw", "draw W>T9").parse().unwrap();
        let error = record.replay().unwrap_err().to_string();
        assert!(error.starts_with("Move 2, W>T9, is not legal"), "{error}");
    }
}
