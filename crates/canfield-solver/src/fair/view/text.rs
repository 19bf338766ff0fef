//! The text of a view: that of a position, with `?` for a card that is not known and, at its end, the hidden cards.

use std::fmt;

use canfield_core::notation::BadPosition;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;

use super::View;

const UNKNOWN: &str = "?";
const FACE_DOWN: char = '-';
const HIDDEN: &str = "hidden";

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.base {
            Some(base) => write!(f, "base {base}")?,
            None => f.write_str("base ?")?,
        }
        if self.redeals_used > 0 {
            write!(f, " / redeals {}", self.redeals_used)?;
        }
        if self.fruitless_redeals > 0 {
            write!(f, " / fruitless {}", self.fruitless_redeals)?;
        }
        for (pile, places) in self.piles.iter().filter(|(_, places)| !places.is_empty()) {
            write!(f, " / {pile}")?;
            for place in places {
                f.write_str(if place.is_face_down { " -" } else { " " })?;
                match place.card {
                    Some(card) => write!(f, "{card}")?,
                    None => f.write_str(UNKNOWN)?,
                }
            }
        }
        if !self.hidden.is_empty() {
            write!(f, " / {HIDDEN}")?;
            for card in &self.hidden {
                write!(f, " {card}")?;
            }
        }
        Ok(())
    }
}

/// Why a text is not a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadView {
    /// There are not as many hidden cards as places without a card.
    Count {
        /// Hidden cards.
        n_hidden: usize,
        /// Places without a card.
        n_places: usize,
    },
    /// No completion of it is a position of the game.
    Position(BadPosition),
}

impl fmt::Display for BadView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { n_hidden, n_places } => write!(
                f,
                "There are {n_hidden} hidden cards for {n_places} places without a card"
            ),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BadView {}

impl View {
    /// Reads a view from its text.
    ///
    /// # Errors
    ///
    /// If it is not the text of a view of this game.
    pub fn read(rules: &Rules, text: &str) -> Result<Self, BadView> {
        let parts = || text.split('/').map(str::trim);
        let hidden: Vec<&str> = parts()
            .filter_map(|part| part.strip_prefix(HIDDEN))
            .flat_map(str::split_whitespace)
            .collect();
        // The places are filled with the hidden cards in any order, and the rules say whether that is a position.
        let mut completed = Vec::new();
        let mut unknown: Vec<(PileId, usize)> = Vec::new();
        let mut n_places = 0;
        for part in parts().filter(|part| !part.starts_with(HIDDEN)) {
            let mut words = part.split_whitespace();
            let name = words.next().unwrap_or_default();
            let mut filled = name.to_owned();
            let pile = name.parse::<PileId>();
            for (index, word) in words.enumerate() {
                filled.push(' ');
                let card = word.trim_start_matches(FACE_DOWN);
                match &pile {
                    Ok(pile) if card == UNKNOWN => {
                        filled.push_str(&word[..word.len() - card.len()]);
                        filled.push_str(hidden.get(n_places).copied().unwrap_or(UNKNOWN));
                        unknown.push((*pile, index));
                        n_places += 1;
                    }
                    _ => filled.push_str(word),
                }
            }
            completed.push(filled);
        }
        if n_places != hidden.len() {
            return Err(BadView::Count {
                n_hidden: hidden.len(),
                n_places,
            });
        }
        let state = rules
            .read_position(&completed.join(" / "))
            .map_err(BadView::Position)?;
        let is_known = |pile, index, _| !unknown.contains(&(pile, index));
        Ok(Self::of_known(rules, &state, is_known))
    }
}
