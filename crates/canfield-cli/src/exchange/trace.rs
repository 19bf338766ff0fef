//! Recorded play as JSON, and the comparison of it with our rules.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::AddAssign;

use canfield_core::card::Card;
use canfield_core::deal::{BadDeck, Deck};
use canfield_core::moves::Move;
use canfield_core::number::DealNumber;
use canfield_core::pile::PileId;
use canfield_core::record::{Record, ReplayError};
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants::{self, UnknownVariant, Variant};
use canfield_text::program::{Difference as Said, ProgramTexts, Wrong};
use serde::{Deserialize, Serialize};

use super::position::{DealText, MarkedCard, Piles};
use super::{BadJson, in_english, legal_texts, move_text};

/// What the names of PySolFC's games have in front of them among the other names of our variants.
const PYSOLFC: &str = "pysolfc.";

/// What a trace has in front of one of our ids that would mean a game of PySolFC's.
const OURS: &str = "canfield.";

/// A game as it was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a trace")]
pub struct Trace {
    /// The name of the game, see [`trace_variant`].
    pub game: String,
    /// The number of the deal, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal_number: Option<DealText>,
    /// Every card, the first one dealt first; those that are laid out beforehand in front.
    pub deck: Vec<MarkedCard>,
    /// The piles after the deal.
    pub initial: Piles,
    /// The moves that were made.
    pub steps: Vec<Step>,
    /// Whether all cards are on the foundations at the end.
    pub won: bool,
    /// The moves that are still legal at the end, unless the game is won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_legal: Option<Vec<String>>,
}

/// One move of a game as it was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a step")]
pub struct Step {
    /// All moves that are legal before this one is made.
    pub legal: Vec<String>,
    /// The move that was made.
    pub play: String,
    /// The piles after the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Piles>,
}

/// The variant that a trace names. A name without a source means PySolFC's game where PySolFC has one: `canfield`
/// is the variant that is called `pysolfc.canfield` everywhere else, and the one that we call so is
/// `canfield.canfield`.
///
/// # Errors
///
/// If there is none.
pub fn trace_variant(game: &str) -> Result<&'static Variant, UnknownVariant> {
    match game.strip_prefix(OURS) {
        Some(id) => variants::find(id),
        None => variants::find(&format!("{PYSOLFC}{game}")).or_else(|_| variants::find(game)),
    }
}

/// The name by which a trace calls this variant.
#[must_use]
pub fn trace_name(variant: &Variant) -> String {
    let id = &variant.id;
    let mut aliases = variant.aliases.iter();
    match aliases.find_map(|alias| alias.strip_prefix(PYSOLFC)) {
        Some(name) => name.to_owned(),
        None if trace_variant(id).is_ok_and(|found| found.id != *id) => format!("{OURS}{id}"),
        None => id.clone(),
    }
}

/// What was compared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games.
    pub games: usize,
    /// Positions in which a move was made, and whose legal moves were compared.
    pub positions: usize,
    /// The legal moves of these positions.
    pub legal_moves: usize,
    /// Positions that were compared card by card, the deals included.
    pub snapshots: usize,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.positions += other.positions;
        self.legal_moves += other.legal_moves;
        self.snapshots += other.snapshots;
    }
}

/// Where a trace and our rules part company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// Before or after which step, counted from 1; 0 is the deal.
    pub step: usize,
    /// The position in which it was found.
    pub position: Option<Box<State>>,
    /// What differs.
    pub difference: Difference,
}

/// What differs between a trace and our rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Difference {
    /// The number names other cards, or the cards are not those of the game.
    Deck(Option<BadDeck>),
    /// Piles that hold other cards, or other sides of them: name, theirs, ours.
    Piles(Vec<(PileId, Vec<MarkedCard>, Vec<MarkedCard>)>),
    /// Moves that only one side takes for legal.
    Legal {
        /// Only the trace has these.
        theirs: Vec<String>,
        /// Only our rules have these.
        ours: Vec<String>,
    },
    /// The move that was made is not legal.
    Play(String),
    /// Only one side takes the game for won.
    Won {
        /// What the trace says.
        theirs: bool,
    },
}

impl Disagreement {
    /// Several lines, so that nobody has to run the game again to see what happened.
    #[must_use]
    pub fn in_words(&self, texts: &ProgramTexts) -> String {
        let say = |difference: Said| texts.difference(&difference);
        let step = self.step;
        let mut lines = Vec::new();
        match &self.difference {
            Difference::Deck(None) => lines.push(say(Said::Deck)),
            Difference::Deck(Some(error)) => lines.push(say(Said::BadDeck(error.clone()))),
            Difference::Piles(piles) => {
                lines.push(say(Said::Piles(step)));
                for (pile, theirs, ours) in piles {
                    let pile = pile.to_string();
                    lines.push(say(Said::PileTheirs(pile.clone(), listed(theirs))));
                    lines.push(say(Said::PileOurs(pile, listed(ours))));
                }
            }
            Difference::Legal { theirs, ours } => {
                lines.push(say(Said::Legal(step)));
                lines.push(say(Said::LegalTheirs(listed(theirs))));
                lines.push(say(Said::LegalOurs(listed(ours))));
            }
            Difference::Play(play) => lines.push(say(Said::Play(step, play.clone()))),
            Difference::Won { theirs: true } => lines.push(say(Said::WonTheirs)),
            Difference::Won { theirs: false } => lines.push(say(Said::WonOurs)),
        }
        if let Some(position) = &self.position {
            lines.push(say(Said::Position(position.to_string())));
        }
        lines.join("\n  ") + "\n"
    }
}

impl fmt::Display for Disagreement {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(&ProgramTexts::new("en")))
    }
}

impl std::error::Error for Disagreement {}

fn listed<T: fmt::Display>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(T::to_string).collect();
    words.join(" ")
}

impl Trace {
    /// Reads a trace.
    ///
    /// # Errors
    ///
    /// What is wrong with the JSON.
    pub fn from_json(text: &str) -> Result<Self, BadJson> {
        serde_json::from_str(text).map_err(BadJson::from)
    }

    /// The JSON of this trace, on one line.
    ///
    /// # Errors
    ///
    /// None that can happen: there is nothing in a trace that JSON cannot hold.
    pub fn to_json(&self) -> Result<String, BadJson> {
        serde_json::to_string(self).map_err(BadJson::from)
    }

    /// The trace of a record: its moves that are made, with all that another program could compare.
    ///
    /// # Errors
    ///
    /// If the record does not replay, or has a move that a trace cannot tell.
    pub fn of_record(record: &Record) -> Result<Self, NoTrace> {
        let rules = &record.variant.rules;
        let states = record.replay().map_err(NoTrace::Replay)?;
        let deck = rules.cards_in_order(&record.deck);
        let deck = deck.map_err(|error| NoTrace::Replay(ReplayError::Deck(error)))?;
        let mut steps = Vec::new();
        for (&mv, pair) in record.moves[..record.played].iter().zip(states.windows(2)) {
            let texts = legal_texts(rules, &pair[0]);
            let play = move_text(&pair[0], mv);
            if texts.get(&play) != Some(&mv) {
                let number = steps.len() + 1;
                return Err(NoTrace::Move {
                    number,
                    mv,
                    text: play,
                });
            }
            steps.push(Step {
                legal: texts.into_keys().collect(),
                play,
                after: Some(Piles::of(rules, &pair[1])),
            });
        }
        let end = &states[record.played];
        let won = rules.is_won(end);
        Ok(Self {
            game: trace_name(&record.variant),
            deal_number: match record.deck {
                Deck::Number(number) => Some(DealText(number)),
                Deck::Cards(_) => None,
            },
            deck: deck.into_iter().map(face_up).collect(),
            initial: Piles::of(rules, &states[0]),
            steps,
            won,
            end_legal: (!won).then(|| legal_texts(rules, end).into_keys().collect()),
        })
    }

    /// Plays the game again under these rules, and compares all that the trace tells.
    ///
    /// # Errors
    ///
    /// The first thing that is not as the trace has it.
    pub fn check(&self, rules: &Rules) -> Result<Counts, Disagreement> {
        let mut counts = Counts {
            games: 1,
            snapshots: 1,
            ..Counts::default()
        };
        let mut state = self.deal(rules)?;
        compare_piles(rules, &state, &self.initial, 0)?;
        for (step, number) in self.steps.iter().zip(1..) {
            let at = |state: &State, difference| Disagreement {
                step: number,
                position: Some(Box::new(state.clone())),
                difference,
            };
            let texts = legal_texts(rules, &state);
            if !texts.keys().eq(&step.legal) {
                compare_legal(texts.keys(), &step.legal)
                    .map_err(|difference| at(&state, difference))?;
            }
            counts.positions += 1;
            counts.legal_moves += texts.len();
            let made = texts.get(&step.play).map(|&mv| rules.apply(&mut state, mv));
            if !matches!(made, Some(Ok(_))) {
                return Err(at(&state, Difference::Play(step.play.clone())));
            }
            if let Some(after) = &step.after {
                compare_piles(rules, &state, after, number)?;
                counts.snapshots += 1;
            }
        }
        self.check_end(rules, state)?;
        Ok(counts)
    }

    fn check_end(&self, rules: &Rules, state: State) -> Result<(), Disagreement> {
        let difference = if rules.is_won(&state) == self.won {
            let end_legal = self.end_legal.as_ref();
            end_legal
                .and_then(|legal| compare_legal(legal_texts(rules, &state).keys(), legal).err())
        } else {
            Some(Difference::Won { theirs: self.won })
        };
        difference.map_or(Ok(()), |difference| {
            let step = self.steps.len() + 1;
            Err(Disagreement {
                step,
                position: Some(Box::new(state)),
                difference,
            })
        })
    }

    /// Deals by the number and makes sure that it is this deck; a trace without number is dealt from its deck.
    fn deal(&self, rules: &Rules) -> Result<State, Disagreement> {
        let differs = |difference| Disagreement {
            step: 0,
            position: None,
            difference,
        };
        let deck = match self.deal_number {
            Some(DealText(number)) if self.is_deck_of(rules, number) => Deck::Number(number),
            Some(_) => return Err(differs(Difference::Deck(None))),
            None => {
                let cards: String = self.deck.iter().map(|card| card.card.to_string()).collect();
                format!("={cards}")
                    .parse()
                    .map_err(|error| differs(Difference::Deck(Some(error))))?
            }
        };
        rules
            .deal(&deck)
            .map_err(|error| differs(Difference::Deck(Some(error))))
    }

    fn is_deck_of(&self, rules: &Rules, number: DealNumber) -> bool {
        let deck = rules.cards_in_order(&Deck::Number(number));
        deck.is_ok_and(|deck| deck.into_iter().map(face_up).eq(self.deck.iter().copied()))
    }
}

/// Why a record has no trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoTrace {
    /// It does not replay.
    Replay(ReplayError),
    /// A move goes to a foundation which is not the lowest that takes the card, and a trace has no word for that.
    Move {
        /// Which one, counted from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Its text, which means another one.
        text: String,
    },
}

impl NoTrace {
    /// The same as a value that every language has words for.
    #[must_use]
    pub fn into_wrong(self) -> Wrong {
        match self {
            Self::Replay(error) => Wrong::Replay(error),
            Self::Move { number, mv, text } => Wrong::NoWordForMove { number, mv, text },
        }
    }
}

impl fmt::Display for NoTrace {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_english(&self.clone().into_wrong()))
    }
}

impl std::error::Error for NoTrace {}

fn face_up(card: Card) -> MarkedCard {
    MarkedCard {
        card: card.from_deck(0),
        face_down: false,
    }
}

fn compare_piles(
    rules: &Rules,
    state: &State,
    theirs: &Piles,
    step: usize,
) -> Result<(), Disagreement> {
    let ours = Piles::of(rules, state);
    let different: Vec<_> = ours
        .different(theirs)
        .into_iter()
        .map(|pile| (pile, theirs.pile(pile).to_vec(), ours.pile(pile).to_vec()))
        .collect();
    if different.is_empty() {
        return Ok(());
    }
    Err(Disagreement {
        step,
        position: Some(Box::new(state.clone())),
        difference: Difference::Piles(different),
    })
}

/// Compares as sets, so that a program which sorts its moves in another way can still write a trace.
fn compare_legal<'a>(
    ours: impl Iterator<Item = &'a String>,
    theirs: &'a [String],
) -> Result<(), Difference> {
    let ours: BTreeSet<&String> = ours.collect();
    let theirs: BTreeSet<&String> = theirs.iter().collect();
    if ours == theirs {
        return Ok(());
    }
    let only = |these: &BTreeSet<&String>, those: &BTreeSet<&String>| {
        these.difference(those).map(|&text| text.clone()).collect()
    };
    Err(Difference::Legal {
        theirs: only(&theirs, &ours),
        ours: only(&ours, &theirs),
    })
}
