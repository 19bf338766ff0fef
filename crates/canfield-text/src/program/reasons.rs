//! What is wrong in a file, as the rest of a sentence that begins with its name.

use canfield_core::card::{Card, UnknownCard};
use canfield_core::deal::BadDeck;
use canfield_core::illegal::Illegal;
use canfield_core::moves::{Move, UnknownMove};
use canfield_core::notation::BadPosition;
use canfield_core::number::BadDealNumber;
use canfield_core::pile::{PileId, UnknownPile};
use canfield_core::record::{RecordProblem, ReplayError};
use canfield_core::rules::Clash;
use canfield_core::rules::file::{Also, Inherited, Kind, Possible, Problem, Syntax, shortened};
use canfield_core::variants::UnknownVariant;

use super::ProgramTexts;
use super::complaint::sentence;
use super::findings::Bounds;

/// What is wrong in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// A rules file.
    Rules(Problem),
    /// A record.
    Record(RecordProblem),
    /// A record cannot be replayed.
    Replay(ReplayError),
    /// A move of a record is not legal, with the card that it is about.
    Move {
        /// Which one, counted from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why it is not legal.
        why: Illegal,
        /// The card that was to be moved.
        card: Option<Card>,
    },
    /// A move goes to a foundation for which a trace has no word.
    NoWordForMove {
        /// Which one, counted from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Its text, which means another one.
        text: String,
    },
    /// A position.
    Position(BadPosition),
    /// The base of a position is missing.
    NoBase,
    /// More redeals were used than the rules allow.
    TooManyRedeals {
        /// So many were used.
        used: u16,
        /// So many are allowed.
        most: u16,
    },
    /// The cards are not those of the game.
    Deck(BadDeck),
    /// No variant has this name.
    Variant(UnknownVariant),
    /// A line of a batch names no game.
    NoGame,
    /// It is not text.
    NotText,
    /// It is longer than so many kibibytes.
    TooLong(usize),
    /// The text ends before the JSON does.
    JsonEnds,
    /// It is not JSON.
    NotJson,
    /// A key is missing.
    NoKey(String),
    /// A key that is not known, and those that are.
    UnknownKey {
        /// The key.
        key: String,
        /// Those that are known, with commas between them.
        known: String,
    },
    /// A key or a pile stands there twice.
    Twice(String),
    /// A value of another kind than the key takes.
    Value {
        /// What stands there.
        found: Found,
        /// What is wanted.
        wanted: Wanted,
    },
    /// A text that is not a card.
    NotACard(UnknownCard),
    /// A text that is not a pile.
    NotAPile(UnknownPile),
    /// A text that is not a base.
    NotABase(String),
    /// A text that is not the number of a deal.
    NotADeal(BadDealNumber),
    /// A survey.
    Survey(Survey),
}

/// A value of JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// A number.
    Number,
    /// A text.
    Text,
    /// `true` or `false`.
    TrueOrFalse,
    /// `null`.
    Null,
    /// A list.
    List,
    /// An object.
    Object,
}

/// What is wanted of JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// A position.
    Position,
    /// A trace.
    Trace,
    /// A step of a trace.
    Step,
    /// All piles.
    Piles,
    /// A pile.
    Pile,
    /// A card.
    Card,
    /// The base.
    Base,
    /// The number of a deal.
    Deal,
    /// A number of redeals.
    Redeals,
    /// A text.
    Text,
    /// A list.
    List,
    /// `true` or `false`.
    TrueOrFalse,
    /// A whole number that is not too large.
    Number,
    /// Another kind.
    Other,
}

/// What is wrong with the file of a survey.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Survey {
    /// A line is no line of a survey.
    NoLine,
    /// The last line has no end, and is not the start of one of this survey.
    Foreign,
    /// The last line has no end, and was left out.
    Unfinished,
    /// The file holds deals of another variant.
    OtherVariant {
        /// That of the file.
        theirs: String,
        /// That of this survey.
        ours: String,
    },
    /// The file holds deals of the same variant by other rules.
    OtherRules(String),
    /// The file holds deals that were solved within other limits.
    OtherLimits {
        /// Those of the file.
        theirs: Bounds,
        /// Those of this survey.
        ours: Bounds,
    },
    /// One line says that a deal can be won, and another one that it cannot.
    Contradiction {
        /// The variant.
        variant: String,
        /// The deal.
        deal: u64,
    },
    /// A survey is written, and the line is none of a survey.
    NoLineOfThis,
}

impl ProgramTexts {
    /// What is wrong, as the rest of a sentence.
    #[must_use]
    pub fn wrong(&self, wrong: &Wrong) -> String {
        let about = |id: &str, name: &'static str, text: &str| {
            self.say_with(id, &[(name, text.to_owned().into())])
        };
        match wrong {
            Wrong::Rules(problem) => self.problem(problem),
            Wrong::Record(problem) => self.record(problem),
            Wrong::Deck(error) | Wrong::Replay(ReplayError::Deck(error)) => self.deck(error),
            Wrong::Replay(ReplayError::Illegal { number, mv, reason }) => {
                self.move_refused(*number, *mv, *reason, None)
            }
            Wrong::Move {
                number,
                mv,
                why,
                card,
            } => self.move_refused(*number, *mv, *why, *card),
            Wrong::NoWordForMove { number, mv, text } => {
                let arguments = [
                    ("number", number.to_string().into()),
                    ("move", mv.to_string().into()),
                    ("text", text.clone().into()),
                ];
                self.say_with("record-no-word-for-move", &arguments)
            }
            Wrong::Position(error) => self.position(error),
            Wrong::NoBase => self.say("json-no-base"),
            Wrong::TooManyRedeals { used, most } => {
                let arguments = [("used", (*used).into()), ("most", (*most).into())];
                self.say_with("position-too-many-redeals", &arguments)
            }
            Wrong::Variant(unknown) => self.unknown_variant(unknown),
            Wrong::NoGame => self.say("batch-no-game"),
            Wrong::NotText => self.say("trouble-no-text"),
            Wrong::TooLong(limit) => {
                self.say_with("trouble-too-long", &[("limit", (*limit).into())])
            }
            Wrong::JsonEnds => self.say("json-ends"),
            Wrong::NotJson => self.say("json-none"),
            Wrong::NoKey(key) => about("json-no-key", "key", key),
            Wrong::UnknownKey { key, known } => {
                let arguments = [("key", key.clone().into()), ("known", known.clone().into())];
                self.say_with("json-unknown-key", &arguments)
            }
            Wrong::Twice(key) => about("position-twice", "text", key),
            Wrong::Value { found, wanted } => {
                let arguments = [
                    ("found", self.found(*found).into()),
                    ("wanted", self.wanted(*wanted).into()),
                ];
                self.say_with("json-value", &arguments)
            }
            Wrong::NotACard(UnknownCard(text)) => about("position-not-a-card", "text", text),
            Wrong::NotAPile(UnknownPile(text)) => about("position-not-a-pile", "text", text),
            Wrong::NotABase(text) => about("json-not-a-base", "text", text),
            Wrong::NotADeal(error) => self.deal_number(error),
            Wrong::Survey(survey) => self.survey(survey),
        }
    }

    fn found(&self, found: Found) -> String {
        self.say(match found {
            Found::Number => "found-number",
            Found::Text => "found-text",
            Found::TrueOrFalse => "found-true-or-false",
            Found::Null => "found-null",
            Found::List => "found-list",
            Found::Object => "found-object",
        })
    }

    fn wanted(&self, wanted: Wanted) -> String {
        self.say(match wanted {
            Wanted::Position => "wanted-position",
            Wanted::Trace => "wanted-trace",
            Wanted::Step => "wanted-step",
            Wanted::Piles => "wanted-piles",
            Wanted::Pile => "wanted-pile",
            Wanted::Card => "wanted-card",
            Wanted::Base => "wanted-base",
            Wanted::Deal => "wanted-deal",
            Wanted::Redeals => "wanted-redeals",
            Wanted::Text => "found-text",
            Wanted::List => "found-list",
            Wanted::TrueOrFalse => "found-true-or-false",
            Wanted::Number => "wanted-number",
            Wanted::Other => "wanted-other",
        })
    }

    fn survey(&self, survey: &Survey) -> String {
        match survey {
            Survey::NoLine => self.say("survey-no-line"),
            Survey::NoLineOfThis => self.say("survey-no-line-of-this"),
            Survey::Foreign => self.say("survey-foreign"),
            Survey::Unfinished => self.say("survey-unfinished"),
            Survey::OtherVariant { theirs, ours } => {
                let arguments = [
                    ("theirs", theirs.clone().into()),
                    ("ours", ours.clone().into()),
                ];
                self.say_with("survey-other-variant", &arguments)
            }
            Survey::OtherRules(variant) => {
                self.say_with("survey-other-rules", &[("variant", variant.clone().into())])
            }
            Survey::OtherLimits { theirs, ours } => {
                let arguments = [
                    ("theirs", self.bounds(theirs).into()),
                    ("ours", self.bounds(ours).into()),
                ];
                self.say_with("survey-other-limits", &arguments)
            }
            Survey::Contradiction { variant, deal } => {
                let arguments = [
                    ("variant", variant.clone().into()),
                    ("deal", deal.to_string().into()),
                ];
                self.say_with("survey-contradiction", &arguments)
            }
        }
    }

    pub(super) fn unknown_variant(&self, unknown: &UnknownVariant) -> String {
        /// A longer name would push the rest of the sentence off the screen.
        const MAX_CHARS: usize = 40;
        let mut name: String = unknown.name.chars().take(MAX_CHARS).collect();
        if name.len() < unknown.name.len() {
            name.push('…');
        }
        let name = ("name", name.escape_debug().to_string().into());
        let quoted: Vec<String> = unknown
            .near
            .iter()
            .map(|near| format!("`{near}`"))
            .collect();
        match quoted.as_slice() {
            [] => self.say_with("variant-unknown", &[name]),
            [one] => self.say_with(
                "variant-unknown-near",
                &[name, ("near", one.clone().into())],
            ),
            [first @ .., last] => {
                let arguments = [
                    ("first", first.join(", ").into()),
                    ("last", last.clone().into()),
                ];
                let near = self.say_with("variant-near-several", &arguments);
                self.say_with("variant-unknown-near", &[name, ("near", near.into())])
            }
        }
    }

    pub(super) fn deal_number(&self, error: &BadDealNumber) -> String {
        let (id, text) = match error {
            BadDealNumber::NotANumber(text) => ("deal-not-a-number", text.as_str()),
            BadDealNumber::Zero => ("deal-zero", ""),
            BadDealNumber::TooLong(text) => ("deal-too-long", text.as_str()),
            BadDealNumber::TooLargeForMicrosoft(text) => ("deal-too-large", text.as_str()),
        };
        self.say_with(id, &[("text", text.into())])
    }

    pub(super) fn deck(&self, error: &BadDeck) -> String {
        match error {
            BadDeck::Number(error) => self.deal_number(error),
            BadDeck::NotACard(text) => {
                self.say_with("position-not-a-card", &[("text", text.clone().into())])
            }
            BadDeck::Missing(card) => {
                self.say_with("deck-missing", &[("card", card.to_string().into())])
            }
            BadDeck::TooMany(card) => {
                self.say_with("deck-too-many", &[("card", card.to_string().into())])
            }
        }
    }

    fn position(&self, error: &BadPosition) -> String {
        let text = |id: &str, text: &str| self.say_with(id, &[("text", text.to_owned().into())]);
        let of_pile =
            |id: &str, pile: PileId| self.say_with(id, &[("pile", pile.to_string().into())]);
        match error {
            BadPosition::UnknownPart(part) => text("position-unknown-part", part),
            BadPosition::NoSuchPile(pile) => of_pile("position-no-such-pile", *pile),
            BadPosition::Twice(part) => text("position-twice", part),
            BadPosition::NotACard(card) => text("position-not-a-card", card),
            BadPosition::BadBase(base) => text("position-bad-base", base),
            BadPosition::NoBase => self.say("position-no-base"),
            BadPosition::OtherBase(rank) => {
                self.say_with("position-other-base", &[("rank", rank.to_string().into())])
            }
            BadPosition::BadRedeals(redeals) => text("position-bad-redeals", redeals),
            BadPosition::BadFruitless { text, most } => {
                let arguments = [("text", text.clone().into()), ("most", (*most).into())];
                self.say_with("position-bad-fruitless", &arguments)
            }
            BadPosition::CannotLieFaceDown(pile, card) => {
                let arguments = [
                    ("card", card.to_string().into()),
                    ("pile", pile.to_string().into()),
                ];
                self.say_with("position-face-down", &arguments)
            }
            BadPosition::BadFoundation(pile) => of_pile("position-bad-foundation", *pile),
            BadPosition::Deck(error) => self.deck(error),
        }
    }

    /// Why a move of a record is refused, in the words that a player reads when the same happens at the table.
    fn move_refused(&self, number: usize, mv: Move, why: Illegal, card: Option<Card>) -> String {
        let (from, to) = match mv {
            Move::Draw => (PileId::Stock, None),
            Move::Redeal => (PileId::Waste, None),
            Move::Transfer { from, to, .. } => (from, Some(to)),
        };
        let why = self.game.refusal(why, card, from, to, false);
        let arguments = [
            ("number", number.to_string().into()),
            ("move", mv.to_string().into()),
            ("why", why.into()),
        ];
        self.say_with("record-move-refused", &arguments)
    }

    fn record(&self, problem: &RecordProblem) -> String {
        let text = |id: &str, text: &str| self.say_with(id, &[("text", text.to_owned().into())]);
        match problem {
            RecordProblem::NotARecord => self.say("record-none"),
            RecordProblem::TooNew(version) => text("record-too-new", version),
            RecordProblem::UnexpectedLine(line) => text("record-unexpected-line", line),
            RecordProblem::Missing(key) => text("record-missing", key),
            RecordProblem::Variant(unknown) => self.unknown_variant(unknown),
            RecordProblem::Rules(error) => {
                let arguments = [
                    ("line", error.line.to_string().into()),
                    ("column", error.column.to_string().into()),
                    ("what", self.problem(&error.problem).into()),
                ];
                self.say_with("record-rules", &arguments)
            }
            RecordProblem::Deck(error) => self.deck(error),
            RecordProblem::Move(UnknownMove(word)) => text("record-not-a-move", word),
            RecordProblem::Played(played) => text("record-played", played),
        }
    }

    /// What is wrong in a rules file, as the rest of a sentence.
    fn problem(&self, problem: &Problem) -> String {
        let of_key = |id: &str, key: &str| self.say_with(id, &[("key", key.to_owned().into())]);
        match problem {
            Problem::LongFile => self.say("rules-long-file"),
            Problem::NoText => self.say("trouble-no-text"),
            Problem::Syntax(syntax) => self.syntax(syntax),
            Problem::Section { name } => of_key("rules-section", name),
            Problem::UnknownKey { key, near: None } => of_key("rules-unknown-key", key),
            Problem::UnknownKey {
                key,
                near: Some(near),
            } => {
                let arguments = [("key", key.clone().into()), ("near", (*near).into())];
                self.say_with("rules-unknown-key-near", &arguments)
            }
            Problem::MissingKey { key } => of_key("json-no-key", key),
            Problem::WrongType { key, wanted, found } => {
                let arguments = [
                    ("key", (*key).into()),
                    ("wanted", self.kind(*wanted).into()),
                    ("found", self.kind(*found).into()),
                ];
                self.say_with("rules-wrong-type", &arguments)
            }
            Problem::UnknownWord {
                key,
                word,
                possible,
            } => {
                let arguments = [
                    ("key", (*key).into()),
                    ("word", shortened(word).into()),
                    ("possible", self.possible(possible).into()),
                ];
                self.say_with("rules-unknown-word", &arguments)
            }
            Problem::OutOfRange {
                key,
                number,
                least,
                most,
            } => {
                let arguments = [
                    ("key", (*key).into()),
                    ("number", shortened(number).into()),
                    ("least", least.to_string().into()),
                    ("most", most.to_string().into()),
                ];
                self.say_with("rules-out-of-range", &arguments)
            }
            Problem::Twice { key, word } => {
                let arguments = [("key", (*key).into()), ("word", shortened(word).into())];
                self.say_with("rules-twice", &arguments)
            }
            Problem::UnknownStep { step } => {
                self.say_with("rules-unknown-step", &[("step", step.to_string().into())])
            }
            Problem::EmptyText { key } => of_key("rules-empty-text", key),
            Problem::LongText { key, max_chars } => {
                let arguments = [("key", (*key).into()), ("most", (*max_chars).into())];
                self.say_with("rules-long-text", &arguments)
            }
            Problem::ControlCharacter { key } => of_key("rules-control-character", key),
            Problem::UnknownVariant(unknown) => {
                let what = self.unknown_variant(unknown);
                let arguments = [("key", "like".into()), ("what", what.into())];
                self.say_with("rules-of-key", &arguments)
            }
            Problem::Contradiction {
                key,
                clash,
                inherited,
            } => {
                let mut arguments =
                    vec![("key", (*key).into()), ("what", self.clash(clash).into())];
                let Inherited { from, values } = inherited.as_ref();
                if values.is_empty() {
                    return self.say_with("rules-of-key", &arguments);
                }
                arguments.push(("from", from.clone().into()));
                arguments.push(("values", values.join(", ").into()));
                self.say_with("rules-of-key-inherited", &arguments)
            }
        }
    }

    fn syntax(&self, syntax: &Syntax) -> String {
        self.say(match syntax {
            Syntax::NoValue => "rules-no-value",
            Syntax::Unquoted => "rules-unquoted",
            Syntax::Unended => "rules-unended",
            Syntax::KeyAlone => "rules-key-alone",
            Syntax::KeyTwice => "rules-key-twice",
            Syntax::LineGoesOn => "rules-line-goes-on",
            // What a parser says is meant for those who know it.
            Syntax::Other(_) => "rules-no-toml",
        })
    }

    fn kind(&self, kind: Kind) -> String {
        self.say(match kind {
            Kind::Text => "found-text",
            Kind::Quoted => "kind-quoted",
            Kind::WholeNumber => "kind-whole-number",
            Kind::DecimalNumber => "kind-decimal-number",
            Kind::TrueOrFalse => "found-true-or-false",
            Kind::DateOrTime => "kind-date-or-time",
            Kind::List => "found-list",
            Kind::Section => "kind-section",
            Kind::Names => "kind-names",
            Kind::Words => "kind-words",
            Kind::WholeNumbers => "kind-whole-numbers",
            Kind::NumberOrNone => "kind-number-or-none",
            Kind::NumberOrMinusOne => "kind-number-or-minus-one",
        })
    }

    fn possible(&self, possible: &Possible) -> String {
        let id = match possible.also {
            None => "possible-words",
            Some(Also::Rank) => "possible-words-or-rank",
            Some(Also::WholeNumber) => "possible-number-or-words",
            Some(Also::Rows) => "possible-words-or-rows",
        };
        self.say_with(id, &[("words", possible.quoted().into())])
    }

    fn clash(&self, clash: &Clash) -> String {
        let part = |id: &str, part: &str| self.say_with(id, &[("part", part.to_owned().into())]);
        match clash {
            Clash::OutOfRange { n, least, most } => {
                let arguments = [
                    ("n", n.to_string().into()),
                    ("least", least.to_string().into()),
                    ("most", most.to_string().into()),
                ];
                self.say_with("clash-out-of-range", &arguments)
            }
            Clash::RowCount { n } => self.say_with("clash-row-count", &[("n", (*n).into())]),
            Clash::EmptyList => self.say("clash-empty-list"),
            Clash::RankNotInDeck { rank } => self.say_with(
                "clash-rank-not-in-deck",
                &[("rank", rank.to_string().into())],
            ),
            Clash::LastRowDown => self.say("clash-last-row-down"),
            Clash::NotEnoughCards { needed, all } => {
                let arguments = [("needed", (*needed).into()), ("all", (*all).into())];
                self.say_with("clash-not-enough-cards", &arguments)
            }
            Clash::TooManyFoundations { n } => {
                let arguments = [("n", (*n).into()), ("most", PileId::MAX_FOUNDATIONS.into())];
                self.say_with("clash-too-many-foundations", &arguments)
            }
            Clash::TooManyPiles => self.say_with(
                "clash-too-many-piles",
                &[("most", PileId::MAX_TABLEAU.into())],
            ),
            Clash::LimitBelowDeal => self.say("clash-limit-below-deal"),
            Clash::ReserveWithoutCards => self.say("clash-reserve-without-cards"),
            Clash::BaseAndStart => self.say("clash-base-and-start"),
            Clash::SetsOfFour => self.say("clash-sets-of-four"),
            Clash::UpAndDown => self.say("clash-up-and-down"),
            Clash::ClosedButStarted => self.say("clash-closed-but-started"),
            Clash::NothingToChoose => self.say("clash-nothing-to-choose"),
            Clash::ExtraNeedsOneRow => self.say("clash-extra-needs-one-row"),
            Clash::DealtTwice { part: name } => part("clash-dealt-twice", name),
            Clash::NotDealt { part: name } => part("clash-not-dealt", name),
            Clash::NothingToDeal { part: name } => part("clash-nothing-to-deal", name),
            Clash::PacketNotLast => self.say("clash-packet-not-last"),
            Clash::PacketBeforeChoice => self.say("clash-packet-before-choice"),
            Clash::NoReserveToFill { key } => {
                let id = if *key == "fill_late" {
                    "clash-no-reserve-late"
                } else {
                    "clash-no-reserve"
                };
                self.say_with(id, &[("key", (*key).into())])
            }
            Clash::DeadReserve => self.say("clash-dead-reserve"),
            Clash::FruitlessNeverReached => self.say("clash-fruitless-never-reached"),
        }
    }

    /// The same as a sentence of its own.
    #[must_use]
    pub fn wrong_sentence(&self, wrong: &Wrong) -> String {
        sentence(&self.wrong(wrong))
    }
}
