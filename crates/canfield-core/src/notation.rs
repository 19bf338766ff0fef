//! The text of a position.
//!
//! A position is written pile by pile, `/` or a new line between them, the bottom card of each pile first:
//!
//! ```text
//! base Q / redeals 1 / S 6H KS / W 2C / R1 TS QD 3D / F1 QC KC / T1 -8S 2H / T2 5C
//! ```
//!
//! `-` marks a card of the tableau that lies face down; elsewhere the rules say which cards do, and the mark is
//! read over. Empty piles are left out, and so is `redeals 0`. `base ?` means that the base is still to be chosen.
//! Where the rules limit redeals without a move between them, `fruitless 2` says that there were two.

use std::fmt;

use crate::card::{Card, Rank};
use crate::deal::{BadDeck, number_the_decks};
use crate::pile::PileId;
use crate::rules::{FoundationBase, Rules};
use crate::state::State;

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.base() {
            Some(base) => write!(f, "base {base}")?,
            None => f.write_str("base ?")?,
        }
        if self.redeals_used() > 0 {
            write!(f, " / redeals {}", self.redeals_used())?;
        }
        if self.fruitless_redeals() > 0 {
            write!(f, " / fruitless {}", self.fruitless_redeals())?;
        }
        for pile in every_pile().filter(|&pile| !self.is_empty(pile)) {
            write!(f, " / {pile}")?;
            for (index, card) in self.pile(pile).iter().enumerate() {
                let mark = if self.is_face_down(pile, index) {
                    "-"
                } else {
                    ""
                };
                write!(f, " {mark}{card}")?;
            }
        }
        Ok(())
    }
}

fn every_pile() -> impl Iterator<Item = PileId> {
    [PileId::Stock, PileId::Waste]
        .into_iter()
        .chain((0..PileId::MAX_RESERVES).map(PileId::Reserve))
        .chain((0..PileId::MAX_FOUNDATIONS).map(PileId::Foundation))
        .chain((0..PileId::MAX_TABLEAU).map(PileId::Tableau))
}

/// A pile as a text gives it: its cards, the bottom card first, and whether each is marked face down.
pub type PileCards = (PileId, Vec<(Card, bool)>);

/// Why a text is not a position of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadPosition {
    /// A part begins with a word that is neither a pile nor `base`, `redeals` or `fruitless`.
    UnknownPart(String),
    /// The rules know no such pile.
    NoSuchPile(PileId),
    /// A pile, the base or a number of redeals stands there twice.
    Twice(String),
    /// A text is not a card.
    NotACard(String),
    /// The base is neither a rank of this game nor `?`.
    BadBase(String),
    /// The base is missing, and the rules do not give it.
    NoBase,
    /// The rules always begin at another base.
    OtherBase(Rank),
    /// The redeals are not a number from 0 to 65535.
    BadRedeals(String),
    /// The redeals that followed one another are not a number up to those that may, or to those that were used.
    BadFruitless {
        /// The text.
        text: String,
        /// The most that is possible.
        most: u16,
    },
    /// A face-down card lies above the sixteenth of its pile, or is the top card of it.
    CannotLieFaceDown(PileId, Card),
    /// The cards of a foundation do not lie on one another as the rules build them.
    BadFoundation(PileId),
    /// The cards are not those of the game.
    Deck(BadDeck),
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPart(text) => write!(
                f,
                "`{text}` is neither a pile (S, W, R1, F1, T1 and so on) nor `base`, `redeals` or `fruitless`"
            ),
            Self::NoSuchPile(pile) => write!(f, "This game has no pile {pile}"),
            Self::Twice(text) => write!(f, "`{text}` is given twice"),
            Self::NotACard(text) => {
                write!(
                    f,
                    "`{text}` is not a card: cards are written like TH, or -TH face down"
                )
            }
            Self::BadBase(text) => write!(
                f,
                "`{text}` is not a base: give a rank of this game, or ? while none is chosen"
            ),
            Self::NoBase => f.write_str("The base is missing: give it as `base Q`"),
            Self::OtherBase(base) => {
                write!(f, "The foundations of this game always begin at {base}")
            }
            Self::BadRedeals(text) => {
                write!(f, "`{text}` is not a number of redeals from 0 to 65535")
            }
            Self::BadFruitless { text, most } => write!(
                f,
                "`{text}` is not a number of redeals that can have followed one another here: give one from 0 to {most}"
            ),
            Self::CannotLieFaceDown(pile, card) => {
                write!(f, "The card {card} on {pile} cannot lie face down there")
            }
            Self::BadFoundation(pile) => {
                write!(f, "The cards on {pile} are not built as this game builds")
            }
            Self::Deck(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BadPosition {}

impl Rules {
    /// Reads a position. It may lack cards, which makes small positions for tests easy to write;
    /// [`Rules::check_complete`] tells whether all are there.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, or with the position it describes.
    pub fn read_position(&self, text: &str) -> Result<State, BadPosition> {
        let mut base = None;
        let mut redeals_used = None;
        let mut fruitless = None;
        let mut piles: Vec<PileCards> = Vec::new();
        for part in text
            .split(['/', '\n'])
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            let mut words = part.split_whitespace();
            let Some(name) = words.next() else { continue };
            match name {
                "base" | "redeals" | "fruitless" => {
                    let value = words.next().unwrap_or_default();
                    let slot = match name {
                        "base" => &mut base,
                        "redeals" => &mut redeals_used,
                        _ => &mut fruitless,
                    };
                    if words.next().is_some() || slot.replace(value).is_some() {
                        return Err(BadPosition::Twice(name.to_owned()));
                    }
                }
                _ => {
                    let pile = name
                        .parse()
                        .map_err(|_| BadPosition::UnknownPart(name.to_owned()))?;
                    let cards = words.map(read_marked_card).collect::<Result<Vec<_>, _>>()?;
                    piles.push((pile, cards));
                }
            }
        }
        let redeals_used = redeals_used.map_or(Ok(0), |text| {
            text.parse()
                .map_err(|_| BadPosition::BadRedeals(text.to_owned()))
        })?;
        let mut state = self.position(self.read_base(base)?, redeals_used, &piles)?;
        if let Some(text) = fruitless {
            let count = text.parse().map_err(|_| self.bad_fruitless(&state, text))?;
            self.set_fruitless(&mut state, count)?;
        }
        Ok(state)
    }

    /// Says how many redeals have followed one another before this position.
    ///
    /// # Errors
    ///
    /// If there are more of them than the rules let be, or than redeals were used.
    pub fn set_fruitless(&self, state: &mut State, count: u8) -> Result<(), BadPosition> {
        if u16::from(count) > self.most_fruitless(state) {
            return Err(self.bad_fruitless(state, &count.to_string()));
        }
        state.set_fruitless_redeals(count);
        Ok(())
    }

    fn most_fruitless(&self, state: &State) -> u16 {
        let limit = self.knobs().fruitless_redeals.unwrap_or(0);
        state.redeals_used().min(u16::from(limit))
    }

    fn bad_fruitless(&self, state: &State, text: &str) -> BadPosition {
        BadPosition::BadFruitless {
            text: text.to_owned(),
            most: self.most_fruitless(state),
        }
    }

    /// The base that a text gives; `None` for `?`. Where the rules fix it, the text need not.
    ///
    /// # Errors
    ///
    /// If the text is no rank of this game, or is absent where the rules do not fix the base.
    pub fn read_base(&self, text: Option<&str>) -> Result<Option<Rank>, BadPosition> {
        let base = match text {
            Some("?") if self.knobs().foundation_base == FoundationBase::Chosen => return Ok(None),
            Some(text) => {
                let rank = text
                    .parse::<Rank>()
                    .ok()
                    .filter(|rank| rank.index() < self.knobs().ranks);
                Some(rank.ok_or_else(|| BadPosition::BadBase(text.to_owned()))?)
            }
            None => None,
        };
        match (self.knobs().foundation_base, base) {
            (FoundationBase::Rank(rank), Some(base)) if rank != base => {
                Err(BadPosition::OtherBase(rank))
            }
            (FoundationBase::Rank(rank), _) => Ok(Some(rank)),
            (_, None) => Err(BadPosition::NoBase),
            (_, base) => Ok(base),
        }
    }

    /// The position with these piles. Equal cards of several decks are told apart in the order of the piles.
    ///
    /// # Errors
    ///
    /// What is wrong with it: a pile that the game does not have, a card too many, a foundation built wrongly.
    pub fn position(
        &self,
        base: Option<Rank>,
        redeals_used: u16,
        piles: &[PileCards],
    ) -> Result<State, BadPosition> {
        let mut state = State::empty();
        state.set_base(base);
        state.set_redeals_used(redeals_used);
        let mut in_order: Vec<&PileCards> = piles.iter().collect();
        in_order.sort_by_key(|(pile, _)| *pile);
        if let Some(pair) = in_order.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(BadPosition::Twice(pair[0].0.to_string()));
        }
        let cards: Vec<Card> = in_order
            .iter()
            .flat_map(|(_, cards)| cards)
            .map(|(card, _)| *card)
            .collect();
        match self.count_cards(&cards) {
            Ok(()) | Err(BadDeck::Missing(_)) => {}
            Err(error) => return Err(BadPosition::Deck(error)),
        }
        let mut cards = number_the_decks(cards).into_iter();
        for (pile, marked) in in_order {
            if !self.has_pile(*pile) {
                return Err(BadPosition::NoSuchPile(*pile));
            }
            for ((card, face_down), index) in marked.iter().zip(0..) {
                state.push(*pile, cards.next().unwrap_or(*card));
                let in_tableau = matches!(pile, PileId::Tableau(_));
                let covered = index + 1 < marked.len();
                if in_tableau && *face_down && !(covered && state.lay_face_down(*pile, index)) {
                    return Err(BadPosition::CannotLieFaceDown(*pile, *card));
                }
            }
        }
        self.foundation_piles()
            .find(|&pile| !self.is_built(&state, pile))
            .map_or(Ok(state), |pile| Err(BadPosition::BadFoundation(pile)))
    }

    /// Makes sure that all cards of the game are on the table.
    ///
    /// # Errors
    ///
    /// The first card that is missing.
    pub fn check_complete(&self, state: &State) -> Result<(), BadDeck> {
        let cards: Vec<Card> = self
            .piles()
            .flat_map(|pile| state.pile(pile))
            .copied()
            .collect();
        self.count_cards(&cards)
    }
}

fn read_marked_card(text: &str) -> Result<(Card, bool), BadPosition> {
    let (name, face_down) = text
        .strip_prefix('-')
        .map_or((text, false), |name| (name, true));
    let card = name
        .parse()
        .map_err(|_| BadPosition::NotACard(text.to_owned()))?;
    Ok((card, face_down))
}

#[cfg(test)]
mod tests {
    use crate::variants;

    #[track_caller]
    fn check(variant: &str, text: &str, expect: &str) {
        let rules = &variants::find(variant).unwrap().rules;
        let read = rules.read_position(text);
        let shown = read.map_or_else(|error| error.to_string(), |state| state.to_string());
        assert_eq!(shown, expect);
    }

    #[track_caller]
    fn check_as_is(variant: &str, text: &str) {
        check(variant, text, text);
    }

    #[test]
    fn positions_read_back() {
        check_as_is(
            "canfield",
            "base Q / redeals 1 / S 6H KS / W 2C / R1 TS QD 3D / F1 QC KC / T1 8S / T4 9H 5C",
        );
        check_as_is("canfield-klondike", "base A / T1 AS / T2 -KS QH JC");
        check_as_is("bsd-canfield", "base Q / redeals 5 / fruitless 3 / W 2C");
        check_as_is("dutchess", "base ? / R4 2C 3C");
        check_as_is("double-canfield", "base 2 / W 5C 5C / F1 2C 3C / F2 2C");
        check(
            "canfield",
            "base Q\nT1 9H\n\n/ /S KS",
            "base Q / S KS / T1 9H",
        );
        check(
            "canfield",
            "base Q / S -KS / R1 -2C 3C",
            "base Q / S KS / R1 2C 3C",
        );
        check("storehouse", "W 5C", "base 2 / W 5C");
    }

    #[test]
    fn what_is_no_position_is_refused_with_its_reason() {
        check("canfield", "", "The base is missing: give it as `base Q`");
        check(
            "canfield",
            "base ?",
            "`?` is not a base: give a rank of this game, or ? while none is chosen",
        );
        check(
            "canfield",
            "base X",
            "`X` is not a base: give a rank of this game, or ? while none is chosen",
        );
        check(
            "storehouse",
            "base 3",
            "The foundations of this game always begin at 2",
        );
        check("canfield", "base Q / T5 KS", "This game has no pile T5");
        check(
            "canfield",
            "base Q / Q KS",
            "`Q` is neither a pile (S, W, R1, F1, T1 and so on) nor `base`, `redeals` or `fruitless`",
        );
        check("canfield", "base Q / T1 KS / T1 QS", "`T1` is given twice");
        check("canfield", "base Q / base Q", "`base` is given twice");
        check(
            "canfield",
            "base Q / T1 KS / T2 KS",
            "The card KS is there too often, or does not belong to this game",
        );
        check(
            "canfield",
            "base Q / T1 10H",
            "`10H` is not a card: cards are written like TH, or -TH face down",
        );
        check(
            "canfield",
            "base Q / redeals -1",
            "`-1` is not a number of redeals from 0 to 65535",
        );
        check(
            "bsd-canfield",
            "base Q / redeals 9 / fruitless 4",
            "`4` is not a number of redeals that can have followed one another here: give one from 0 to 3",
        );
        check(
            "bsd-canfield",
            "base Q / redeals 1 / fruitless 2",
            "`2` is not a number of redeals that can have followed one another here: give one from 0 to 1",
        );
        check(
            "canfield",
            "base Q / redeals 1 / fruitless 1",
            "`1` is not a number of redeals that can have followed one another here: give one from 0 to 0",
        );
        check(
            "bsd-canfield",
            "base Q / redeals 1 / fruitless 1 / fruitless 1",
            "`fruitless` is given twice",
        );
        check(
            "canfield",
            "base Q / T1 -KS",
            "The card KS on T1 cannot lie face down there",
        );
        check(
            "canfield",
            "base Q / F1 KC",
            "The cards on F1 are not built as this game builds",
        );
        check(
            "canfield",
            "base Q / F1 QS",
            "The cards on F1 are not built as this game builds",
        );
    }
}
