//! The words of the game, in every language it speaks.
//!
//! A session speaks in values ([`Message`], [`Question`], [`Key`] and so on); this crate puts them into sentences, which
//! stand in the Fluent files of `locales/`. There is no sentence anywhere else in the workspace.
//!
//! All languages are part of the program, unless it is built without the feature `languages`. Then only English is, and a
//! program that has the files of another one brought later, as a page does, hands them over ([`Texts::fetched`]).

mod bundle;
pub mod controls;
pub mod label;
mod names;
pub mod pages;
pub mod program;
mod refusal;
pub mod remarks;
pub mod rules;
mod sentences;
pub mod sketch;
pub mod tables;
#[cfg(test)]
mod tests;

use std::fmt;
use std::rc::Rc;

use canfield_core::card::{Card, Rank, Suit};
use canfield_core::number::BadDealNumber;
use canfield_core::pile::PileId;
use canfield_core::variants::{Group, Variant};
use canfield_session::keymap::Key;
use canfield_session::message::Message;
use canfield_session::scene::{Question, Scene, WhenEmpty};
use canfield_session::settings::{Keys, Settings};

use crate::bundle::Bundle;
use crate::label::Label;

/// The languages there are, by their codes; the first is spoken where another is not known.
pub const LANGUAGES: &[&str] = &["en", "it", "fi", "es", "et"];

/// The code of the language that is spoken to a player of these languages, given as to [`Texts::new`].
#[must_use]
pub fn spoken(languages: &str) -> &'static str {
    bundle::first_known(languages)
}

/// Whether the words of the language with this code are part of the program, and need not be fetched.
#[must_use]
pub fn is_built_in(language: &str) -> bool {
    bundle::is_built_in(language)
}

/// How the suit of a card is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SuitStyle {
    /// As ♣ ♠ ♥ ♦.
    #[default]
    Symbols,
    /// As letters, for screens that have no symbols.
    Letters,
}

impl SuitStyle {
    /// Letters for whoever wants them or has nothing else.
    #[must_use]
    pub const fn chosen(letters: bool) -> Self {
        if letters {
            Self::Letters
        } else {
            Self::Symbols
        }
    }
}

/// The words of one language.
pub struct Texts {
    bundle: Rc<Bundle>,
    suits: SuitStyle,
    has_keyboard: bool,
    /// Whether cards are named in words, since not every reader knows what to say for a sign.
    is_aloud: bool,
}

/// A row of the help screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HelpRow {
    /// The keys, or the gesture.
    pub keys: String,
    /// What they do.
    pub words: String,
}

impl Texts {
    /// The words of the first of these languages that is known. They are given by their codes, such as `en`, with a
    /// colon or a comma between them (`et:fi`, or `et-EE,fi,en`); a region after a code (`en-GB`, `fi_FI.UTF-8`) makes
    /// no difference. Where none of them is known, the first of [`LANGUAGES`] is spoken.
    #[must_use]
    pub fn new(languages: &str) -> Self {
        Self::of(Bundle::new(languages))
    }

    /// The words of a language that is not built in, told its files one below the other. What is not in them, or if there
    /// is no such language, is said in English.
    #[must_use]
    pub fn fetched(language: &str, files: &str) -> Self {
        Self::of(Bundle::fetched(spoken(language), files))
    }

    /// English in words that are some 40 % longer. No player speaks it: it is for the trials of a front end, which
    /// must have room for languages with longer words.
    #[must_use]
    pub fn longer() -> Self {
        Self::of(Bundle::longer())
    }

    /// The words as the player has chosen them in the settings; where no language is chosen, in the first of these that is
    /// known, given as to [`Texts::new`].
    #[must_use]
    pub fn chosen(settings: &Settings, languages: &str) -> Self {
        let chosen = Some(settings.language.as_str()).filter(|language| !language.is_empty());
        Self::new(chosen.unwrap_or(languages)).with_suits(SuitStyle::chosen(settings.letters))
    }

    /// The same words with the suits written in this style.
    #[must_use]
    pub const fn with_suits(mut self, suits: SuitStyle) -> Self {
        self.suits = suits;
        self
    }

    fn of(bundle: Bundle) -> Self {
        Self {
            bundle: Rc::new(bundle),
            suits: SuitStyle::default(),
            has_keyboard: true,
            is_aloud: false,
        }
    }

    /// The same for a screen without a keyboard: no sentence names a key then.
    #[must_use]
    pub const fn without_keyboard(mut self) -> Self {
        self.has_keyboard = false;
        self
    }

    /// The same, but as it is read aloud.
    #[must_use]
    pub fn aloud(&self) -> Self {
        Self {
            bundle: Rc::clone(&self.bundle),
            is_aloud: true,
            ..*self
        }
    }

    /// The code of the language that is spoken.
    #[must_use]
    pub fn language(&self) -> &'static str {
        self.bundle.language()
    }

    /// A sentence. Where the game has several reserves, [`Texts::status`] tells them apart and this does not.
    #[must_use]
    pub fn message(&self, message: &Message) -> String {
        self.sentence(message, false)
    }

    /// All that the game has to say to the last command, the most important first.
    #[must_use]
    pub fn status(&self, scene: &Scene) -> Vec<String> {
        let several = scene
            .piles
            .iter()
            .any(|view| matches!(view.pile, PileId::Reserve(1..)));
        scene
            .status
            .iter()
            .map(|message| self.sentence(message, several))
            .collect()
    }

    /// A title, a button, a count or a hint.
    #[must_use]
    pub fn label(&self, label: &Label) -> String {
        label.word(self)
    }

    /// A question that is answered with yes or no.
    #[must_use]
    pub fn question(&self, question: &Question) -> String {
        match question {
            Question::NewGame => self.bundle.say("question-new-game"),
            Question::Deal { deal } => self
                .bundle
                .say_with("question-deal", &[("deal", deal.as_str().into())]),
            Question::Variant { name } => self.bundle.say_with(
                "question-variant",
                &[("name", self.variant_name(name).into())],
            ),
            Question::Solution => self.bundle.say("question-solution"),
            Question::ImportedGame => self.bundle.say("question-imported-game"),
            Question::LeftGame => self.bundle.say("question-left-game"),
            Question::ReplaceLeftGame => self.bundle.say("question-replace-left-game"),
            Question::Quit => self.bundle.say("question-quit"),
            Question::NewVersion => self.bundle.say("question-new-version"),
            Question::ResetStatistics { name, keeps_money } => self.bundle.say_with(
                if *keeps_money {
                    "question-reset-statistics-but-money"
                } else {
                    "question-reset-statistics"
                },
                &[("name", self.variant_name(name).into())],
            ),
        }
    }

    /// Why a text is not a deal number.
    #[must_use]
    pub fn bad_deal_number(&self, error: &BadDealNumber) -> String {
        self.bundle.say(match error {
            BadDealNumber::NotANumber(_) => "bad-number-not-a-number",
            BadDealNumber::Zero => "bad-number-zero",
            BadDealNumber::TooLong(_) => "bad-number-too-long",
            BadDealNumber::TooLargeForMicrosoft(_) => "bad-number-too-large",
        })
    }

    /// The name of a variant, told the one in its rules file. A name that is a description is translated.
    #[must_use]
    pub fn variant_name(&self, name: &str) -> String {
        names::variant(name).map_or_else(|| name.to_owned(), |id| self.bundle.say(id))
    }

    /// A suit, such as `hearts`.
    #[must_use]
    pub fn suit(&self, suit: Suit) -> String {
        self.bundle.say(names::suit(suit))
    }

    /// A rank, such as `queen`.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> String {
        self.bundle.say(names::rank(rank))
    }

    /// A rank as it stands on a card, such as `Q` or `10`.
    #[must_use]
    pub fn rank_short(&self, rank: Rank) -> String {
        self.bundle.say_form(names::rank(rank), "short", &[])
    }

    /// A suit as it stands on a card: its symbol, or its letter.
    #[must_use]
    pub fn suit_short(&self, suit: Suit) -> String {
        let form = match self.suits {
            SuitStyle::Symbols => "symbol",
            SuitStyle::Letters => "letter",
        };
        self.bundle.say_form(names::suit(suit), form, &[])
    }

    /// A card in words, such as `queen of hearts`.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        let (rank, suit) = (self.rank(card.rank()), self.suit(card.suit()));
        self.bundle
            .say_with("card-long", &[("rank", rank.into()), ("suit", suit.into())])
    }

    /// A card in short, such as `Q♥`.
    #[must_use]
    pub fn card_short(&self, card: Card) -> String {
        if self.is_aloud {
            return self.card(card);
        }
        let (rank, suit) = (self.rank_short(card.rank()), self.suit_short(card.suit()));
        self.bundle.say_with(
            "card-short",
            &[("rank", rank.into()), ("suit", suit.into())],
        )
    }

    /// A pile as a title, such as `Waste` or `Pile 3`. A reserve has its number where there are several.
    #[must_use]
    pub fn pile(&self, pile: PileId, several_reserves: bool) -> String {
        self.pile_form(pile, several_reserves, "title")
    }

    /// What an empty pile says of itself.
    #[must_use]
    pub fn when_empty(&self, when_empty: WhenEmpty) -> String {
        match when_empty {
            WhenEmpty::Takes(rank) => {
                let rank = self.bundle.say_form(names::rank(rank), "a", &[]);
                self.bundle
                    .say_with("empty-takes", &[("rank", rank.into())])
            }
            WhenEmpty::TakesCard(card) => self.bundle.say_with(
                "empty-takes-card",
                &[("card", self.card_short(card).into())],
            ),
            WhenEmpty::TakesSuit(suit) => self
                .bundle
                .say_with("empty-takes-suit", &[("suit", self.suit(suit).into())]),
            WhenEmpty::TakesSet => self.bundle.say("empty-takes-set"),
            WhenEmpty::TakesAny => self.bundle.say("empty-takes-any"),
            WhenEmpty::TakesWaste => self.bundle.say("empty-takes-waste"),
            WhenEmpty::TakesReserve => self.bundle.say("empty-takes-reserve"),
            WhenEmpty::TakesNothing => self.bundle.say("empty-takes-nothing"),
            WhenEmpty::Redeal => self.bundle.say("empty-redeal"),
            WhenEmpty::NoRedeal => self.bundle.say("empty-no-redeal"),
        }
    }

    /// A heading of the list of variants.
    #[must_use]
    pub fn group(&self, group: Group) -> String {
        self.bundle.say(match group {
            Group::Tables => "group-tables",
            Group::Canfield => "group-canfield",
            Group::OneDeck => "group-one-deck",
            Group::SeveralDecks => "group-several-decks",
            Group::Own => "group-own",
        })
    }

    /// A key, such as `Enter`, `Ctrl-r` or `u`.
    #[must_use]
    pub fn key(&self, key: Key) -> String {
        names::key(&self.bundle, key)
    }

    /// The rows of the help screen, which are those of this key map.
    #[must_use]
    pub fn help(&self, keys: Keys) -> Vec<HelpRow> {
        names::help(self, keys)
    }

    /// The rows of the help screen for fingers: gestures, and what they do.
    #[must_use]
    pub fn gestures(&self) -> Vec<HelpRow> {
        names::gestures(self)
    }

    /// The rules of a variant, paragraph by paragraph, made from the same data as the game.
    #[must_use]
    pub fn rules_page(&self, variant: &Variant) -> Vec<rules::Paragraph> {
        rules::page(self, variant)
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts")
            .field("language", &self.language())
            .field("suits", &self.suits)
            .finish_non_exhaustive()
    }
}
