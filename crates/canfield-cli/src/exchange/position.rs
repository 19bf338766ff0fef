//! One position as JSON.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use canfield_core::card::{Card, Rank};
use canfield_core::deal::BadDeck;
use canfield_core::notation::{self, BadPosition};
use canfield_core::number::DealNumber;
use canfield_core::pile::PileId;
use canfield_core::rules::{FoundationBase, Rules};
use canfield_core::state::State;
use canfield_text::program::Wrong;
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{BadJson, NOT_A_BASE, NOT_A_CARD, NOT_A_DEAL, NOT_A_PILE, TWICE, in_english};

/// A position, with all that a program needs to know to go on from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a position")]
pub struct Position {
    /// The id of the variant, or one of its other names.
    pub game: String,
    /// The deal that the position comes from, if that is known.
    #[serde(default)]
    pub deal_number: Option<DealText>,
    /// The rank on which the foundations begin. It may be left out where the rules or a foundation show it, and is
    /// `null` while it is still to be chosen.
    #[serde(default)]
    pub base: Option<BaseText>,
    /// How often the waste was turned over; 0 if it is not given.
    #[serde(default, deserialize_with = "redeals")]
    pub redeals_used: u16,
    /// How many of them followed one another, up to this position, without a move between them. It stands there only
    /// where the rules limit that; 0 if it is not given.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fruitless_redeals: u8,
    /// The cards.
    pub piles: Piles,
}

impl Position {
    /// Reads a position.
    ///
    /// # Errors
    ///
    /// What is wrong with the JSON. Whether the cards make sense is for [`Position::state`] to say.
    pub fn from_json(text: &str) -> Result<Self, BadJson> {
        serde_json::from_str(text).map_err(BadJson::from)
    }

    /// The JSON of this position, on one line.
    ///
    /// # Errors
    ///
    /// None that can happen: there is nothing in a position that JSON cannot hold.
    pub fn to_json(&self) -> Result<String, BadJson> {
        serde_json::to_string(self).map_err(BadJson::from)
    }

    /// A position of a game that goes by the name `game`.
    #[must_use]
    pub fn new(game: &str, rules: &Rules, number: Option<DealNumber>, state: &State) -> Self {
        Self {
            game: game.to_owned(),
            deal_number: number.map(DealText),
            base: state.base().map(BaseText),
            redeals_used: state.redeals_used(),
            fruitless_redeals: state.fruitless_redeals(),
            piles: Piles::of(rules, state),
        }
    }

    /// The position on the table of these rules.
    ///
    /// # Errors
    ///
    /// What is wrong with it under these rules: every card must be there, and be where it can lie.
    pub fn state(&self, rules: &Rules) -> Result<State, BadExchange> {
        let base = self.base_under(rules)?;
        if let Some(most) = rules
            .knobs()
            .redeals
            .filter(|&most| self.redeals_used > most)
        {
            let used = self.redeals_used;
            return Err(BadExchange::TooManyRedeals { used, most });
        }
        let piles: Vec<notation::PileCards> = self
            .piles
            .0
            .iter()
            .map(|(pile, cards)| (*pile, cards.iter().map(|c| (c.card, c.face_down)).collect()))
            .collect();
        let mut state = rules
            .position(base, self.redeals_used, &piles)
            .map_err(BadExchange::Position)?;
        rules
            .set_fruitless(&mut state, self.fruitless_redeals)
            .map_err(BadExchange::Position)?;
        rules.check_complete(&state).map_err(BadExchange::Cards)?;
        for (pile, cards) in &self.piles.0 {
            let wrong = cards
                .iter()
                .enumerate()
                .find(|(index, card)| card.face_down && rules.is_face_up(&state, *pile, *index));
            if let Some((_, card)) = wrong {
                return Err(BadExchange::Position(BadPosition::CannotLieFaceDown(
                    *pile, card.card,
                )));
            }
        }
        Ok(state)
    }

    fn base_under(&self, rules: &Rules) -> Result<Option<Rank>, BadExchange> {
        let shown = || {
            let mut foundations = self
                .piles
                .0
                .iter()
                .filter(|(pile, _)| matches!(pile, PileId::Foundation(_)));
            foundations.find_map(|(_, cards)| cards.first().map(|card| card.card.rank()))
        };
        let is_fixed = matches!(rules.knobs().foundation_base, FoundationBase::Rank(_));
        let is_chosen = rules.knobs().foundation_base == FoundationBase::Chosen;
        let base = self
            .base
            .map(|base| base.0)
            .or_else(|| if is_fixed { None } else { shown() });
        let text = match base {
            Some(rank) => Some(rank.to_string()),
            None => is_chosen.then(|| "?".to_owned()),
        };
        rules
            .read_base(text.as_deref())
            .map_err(|error| match error {
                BadPosition::NoBase => BadExchange::NoBase,
                error => BadExchange::Position(error),
            })
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature is the one that serde calls"
)]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// Why a position cannot be one of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadExchange {
    /// The base is neither given nor shown by a foundation.
    NoBase,
    /// More redeals were used than the rules allow.
    TooManyRedeals {
        /// So many were used.
        used: u16,
        /// So many are allowed.
        most: u16,
    },
    /// A card is missing.
    Cards(BadDeck),
    /// Anything else.
    Position(BadPosition),
}

impl BadExchange {
    /// The same as a value that every language has words for.
    #[must_use]
    pub fn into_wrong(self) -> Wrong {
        match self {
            Self::NoBase => Wrong::NoBase,
            Self::TooManyRedeals { used, most } => Wrong::TooManyRedeals { used, most },
            Self::Cards(error) => Wrong::Deck(error),
            Self::Position(error) => Wrong::Position(error),
        }
    }
}

impl fmt::Display for BadExchange {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_english(&self.clone().into_wrong()))
    }
}

impl std::error::Error for BadExchange {}

/// The piles of a position, each with its bottom card first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piles(pub Vec<(PileId, Vec<MarkedCard>)>);

impl Piles {
    /// All piles of a game, the empty ones too, and each card face up or down as the rules have it.
    #[must_use]
    pub fn of(rules: &Rules, state: &State) -> Self {
        let marked = |pile| {
            let cards = state.pile(pile).iter().enumerate();
            cards
                .map(|(index, card)| MarkedCard {
                    card: card.from_deck(0),
                    face_down: !rules.is_face_up(state, pile, index),
                })
                .collect()
        };
        Self(rules.piles().map(|pile| (pile, marked(pile))).collect())
    }

    /// The piles that are not the same here and there, in the order of the piles. One that is not given is empty.
    #[must_use]
    pub fn different(&self, other: &Self) -> Vec<PileId> {
        let mut names: Vec<PileId> = self
            .0
            .iter()
            .chain(&other.0)
            .map(|(pile, _)| *pile)
            .collect();
        names.sort();
        names.dedup();
        names.retain(|&pile| self.pile(pile) != other.pile(pile));
        names
    }

    /// The cards of a pile.
    #[must_use]
    pub fn pile(&self, pile: PileId) -> &[MarkedCard] {
        let found = self.0.iter().find(|(name, _)| *name == pile);
        found.map_or(&[], |(_, cards)| cards)
    }
}

impl Serialize for Piles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (pile, cards) in &self.0 {
            map.serialize_entry(&pile.to_string(), cards)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Piles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PilesVisitor;

        impl<'de> Visitor<'de> for PilesVisitor {
            type Value = Piles;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("piles")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Piles, M::Error> {
                let mut piles: Vec<(PileId, Vec<MarkedCard>)> = Vec::new();
                while let Some(PileText(pile)) = map.next_key()? {
                    if piles.iter().any(|(other, _)| *other == pile) {
                        return Err(M::Error::custom(format_args!("{TWICE}{pile}")));
                    }
                    piles.push((pile, map.next_value()?));
                }
                Ok(Piles(piles))
            }
        }

        deserializer.deserialize_map(PilesVisitor)
    }
}

/// A card, and whether it lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarkedCard {
    /// The card, whatever its deck.
    pub card: Card,
    /// Whether it lies face down.
    pub face_down: bool,
}

impl fmt::Display for MarkedCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.face_down { "-" } else { "" };
        write!(f, "{mark}{}", self.card)
    }
}

impl FromStr for MarkedCard {
    type Err = canfield_core::card::UnknownCard;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, face_down) = text
            .strip_prefix('-')
            .map_or((text, false), |name| (name, true));
        Ok(Self {
            card: name.parse()?,
            face_down,
        })
    }
}

impl Serialize for MarkedCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MarkedCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor::new("a card", NOT_A_CARD))
    }
}

/// A pile by its name.
struct PileText(PileId);

impl<'de> Deserialize<'de> for PileText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let visitor = TextVisitor::new("a pile", NOT_A_PILE);
        deserializer.deserialize_str(visitor).map(Self)
    }
}

/// The base rank by its letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BaseText(pub Rank);

impl Serialize for BaseText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for BaseText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct BaseVisitor;

        impl Visitor<'_> for BaseVisitor {
            type Value = BaseText;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a base")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<BaseText, E> {
                let rank = text.parse();
                rank.map(BaseText)
                    .map_err(|_| E::custom(format_args!("{NOT_A_BASE}{text}")))
            }
        }

        deserializer.deserialize_str(BaseVisitor)
    }
}

/// The number of a deal as PySolFC shows it: `#ms617` for numbers below 32000 and others of Microsoft's kind, and
/// `#` with at least 20 digits for the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealText(pub DealNumber);

impl fmt::Display for DealText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let short = self.0.to_string();
        if short.starts_with("ms") {
            write!(f, "#{short}")
        } else if short.parse::<u128>().is_ok_and(|number| number < 32_000) {
            write!(f, "#ms{short}")
        } else {
            write!(f, "#{short:0>20}")
        }
    }
}

impl Serialize for DealText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DealText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NumberVisitor;

        impl Visitor<'_> for NumberVisitor {
            type Value = DealText;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a deal")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<DealText, E> {
                let number = text.parse();
                number
                    .map(DealText)
                    .map_err(|_| E::custom(format_args!("{NOT_A_DEAL}{text}")))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<DealText, E> {
                self.visit_str(&number.to_string())
            }
        }

        deserializer.deserialize_any(NumberVisitor)
    }
}

pub(super) fn redeals<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    struct RedealsVisitor;

    impl Visitor<'_> for RedealsVisitor {
        type Value = u16;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("redeals")
        }

        fn visit_u64<E: Error>(self, number: u64) -> Result<u16, E> {
            let unexpected = serde::de::Unexpected::Unsigned(number);
            u16::try_from(number).map_err(|_| E::invalid_value(unexpected, &self))
        }
    }

    deserializer.deserialize_u16(RedealsVisitor)
}

/// Reads whatever has a text of its own. Going through a visitor lets an error know its line and column.
struct TextVisitor<T> {
    expecting: &'static str,
    /// What is said before a text that has not this form.
    refusal: &'static str,
    kind: PhantomData<T>,
}

impl<T> TextVisitor<T> {
    const fn new(expecting: &'static str, refusal: &'static str) -> Self {
        Self {
            expecting,
            refusal,
            kind: PhantomData,
        }
    }
}

impl<T: FromStr> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expecting)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        let refusal = self.refusal;
        text.parse()
            .map_err(|_| E::custom(format_args!("{refusal}{text}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canfield_core::variants;

    fn read(text: &str) -> Result<Position, String> {
        let place = |error: BadJson| format!("{}:{}: {error}", error.line(), error.column());
        Position::from_json(text).map_err(place)
    }

    #[track_caller]
    fn check_json(text: &str, expect: &str) {
        assert_eq!(read(text).unwrap_err(), expect, "{text}");
    }

    /// `keys` are all keys but `game`; cards that are not in the piles are put into the stock.
    #[track_caller]
    fn check_state(game: &str, keys: &str, expect: &str) {
        let rules = &variants::find(game).unwrap().rules;
        let mut position = read(&format!("{{\"game\": \"{game}\", {keys}}}")).unwrap();
        let found = position.state(rules);
        if let Err(BadExchange::Cards(BadDeck::Missing(_))) = found {
            position
                .piles
                .0
                .push((PileId::Stock, absent(rules, &position.piles)));
        }
        let shown = match position.state(rules) {
            Ok(state) => format!(
                "base {}",
                state.base().map_or("?".to_owned(), |b| b.to_string())
            ),
            Err(error) => error.to_string(),
        };
        assert_eq!(shown, expect, "{game}: {keys}");
    }

    fn absent(rules: &Rules, piles: &Piles) -> Vec<MarkedCard> {
        let mut cards = rules.cards_in_order(&"1".parse().unwrap()).unwrap();
        for used in piles.0.iter().flat_map(|(_, cards)| cards) {
            let index = cards
                .iter()
                .position(|card| card.is_twin_of(used.card))
                .unwrap();
            cards.remove(index);
        }
        cards
            .into_iter()
            .map(|card| MarkedCard {
                card,
                face_down: true,
            })
            .collect()
    }

    #[test]
    fn what_is_not_a_position_is_refused_with_its_place() {
        check_json("", "1:0: the JSON ends too early");
        check_json("{\"game\":", "1:8: the JSON ends too early");
        check_json("game", "1:1: this is not JSON");
        check_json(
            "{\"gmae\": \"gate\"}",
            "1:7: there is no key `gmae`; the keys are `game`, `deal_number`, `base`, `redeals_used`, `fruitless_redeals`, `piles`",
        );
        check_json("{\"game\": \"gate\"}", "1:16: the key `piles` is missing");
        check_json(
            "{\"game\": \"gate\",\n \"piles\": {\"T1\": [\"10H\"]}}",
            "2:23: `10H` is not a card: a card is a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (C S H D), such as TH",
        );
        check_json(
            "{\"piles\": {\"T0\": []}}",
            "1:15: `T0` is not a pile: the piles are S (stock), W (waste), R1.. (reserves), F1.. (foundations) and T1.. (tableau)",
        );
        check_json(
            "{\"piles\": {\"T1\": [], \"T1\": []}}",
            "1:25: `T1` is given twice",
        );
        check_json(
            "{\"piles\": {\"T1\": [5]}}",
            "1:19: here is a number, and not a card in quotes, such as \"TH\"",
        );
        check_json(
            "{\"redeals_used\": 70000}",
            "1:22: here is a number, and not a number of redeals from 0 to 65535",
        );
        check_json(
            "{\"redeals_used\": -1}",
            "1:19: here is a number, and not a number of redeals from 0 to 65535",
        );
        check_json(
            "[]",
            "1:2: here is a list, and not a position, which is an object",
        );
        check_json(
            "{\"piles\": {}, \"piles\": {}}",
            "1:21: `piles` is given twice",
        );
        check_json(
            "{\"fruitless_redeals\": 300}",
            "1:25: here is a number, and not a whole number from 0 to 255",
        );
        check_json(
            "{\"base\": \"10\"}",
            "1:13: `10` is not a base: give a rank, one of A23456789TJQK",
        );
        check_json(
            "{\"deal_number\": \"0\"}",
            "1:19: there is no deal 0: deal numbers begin at 1",
        );
        check_json(
            "{\"deal_number\": 1e9}",
            "1:19: here is a number, and not the number of a deal in quotes, such as \"#ms617\"",
        );
    }

    #[test]
    fn the_base_may_be_left_out_where_it_is_seen() {
        check_state("canfield", r#""piles": {"F2": ["QS", "KS"]}"#, "base Q");
        check_state("canfield", r#""base": "Q", "piles": {}"#, "base Q");
        check_state(
            "canfield",
            r#""piles": {}"#,
            "the base is missing: give it as \"base\": \"Q\"",
        );
        check_state("gate", r#""piles": {}"#, "base A");
        check_state("dutchess", r#""base": null, "piles": {}"#, "base ?");
        check_state("dutchess", r#""piles": {"F4": ["4D"]}"#, "base 4");
    }

    #[test]
    fn what_cannot_be_is_refused_with_its_reason() {
        check_state(
            "gate",
            r#""base": "2", "piles": {}"#,
            "the foundations of this game always begin at A",
        );
        check_state(
            "gate",
            r#""redeals_used": 1, "piles": {}"#,
            "1 redeal was used, but this game allows 0",
        );
        check_state("gate", r#""piles": {"T9": []}"#, "this game has no pile T9");
        check_state(
            "gate",
            r#""piles": {"T1": ["-KS"]}"#,
            "the card KS on T1 cannot lie face down there",
        );
        check_state(
            "gate",
            r#""piles": {"W": ["-KS"]}"#,
            "the card KS on W cannot lie face down there",
        );
        check_state(
            "gate",
            r#""piles": {"R1": ["-KS", "QS"]}"#,
            "the card KS on R1 cannot lie face down there",
        );
        check_state(
            "gate",
            r#""piles": {"T1": ["KS", "KS"]}"#,
            "the card KS is there too often, or does not belong to this game",
        );
        let lonely = read(r#"{"game": "gate", "piles": {"T1": ["KS"]}}"#).unwrap();
        let rules = &variants::find("gate").unwrap().rules;
        assert_eq!(
            lonely.state(rules).unwrap_err().to_string(),
            "the card AC is missing"
        );
    }

    #[test]
    fn numbers_are_shown_as_pysolfc_shows_them() {
        for (number, shown) in [
            ("617", "#ms617"),
            ("ms32000", "#ms32000"),
            ("32000", "#00000000000000032000"),
            ("98765432109876543210", "#98765432109876543210"),
        ] {
            assert_eq!(DealText(number.parse().unwrap()).to_string(), shown);
        }
    }
}
