//! One line of a batch: a position that somebody asks about.

use serde::Deserialize;
use serde_json::Value;

use super::position::redeals;
use super::{BadJson, BaseText, Piles, Position};

/// A position with the name by which its answer is known.
///
/// It has the keys of a [`Position`] and `id`. Other keys are read over, so that a line may carry what its owner
/// knows about it. The game may be missing where all lines are of one.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(expecting = "a position")]
pub struct Question {
    /// The name, a text or a number. It comes back with the answer.
    #[serde(default)]
    pub id: Option<Value>,
    /// The id of the variant, or one of its other names.
    #[serde(default)]
    pub game: Option<String>,
    /// As in a [`Position`].
    #[serde(default)]
    pub base: Option<BaseText>,
    /// As in a [`Position`].
    #[serde(default, deserialize_with = "redeals")]
    pub redeals_used: u16,
    /// As in a [`Position`].
    #[serde(default)]
    pub fruitless_redeals: u8,
    /// The cards.
    pub piles: Piles,
}

impl Question {
    /// Reads a line of a batch.
    ///
    /// # Errors
    ///
    /// What is wrong with the JSON. Whether the cards make sense is for [`Position::state`] to say.
    pub fn from_json(text: &str) -> Result<Self, BadJson> {
        serde_json::from_str(text).map_err(BadJson::from)
    }

    /// The position of a game that goes by the name `game`.
    #[must_use]
    pub fn into_position(self, game: &str) -> Position {
        Position {
            game: game.to_owned(),
            deal_number: None,
            base: self.base,
            redeals_used: self.redeals_used,
            fruitless_redeals: self.fruitless_redeals,
            piles: self.piles,
        }
    }
}
