//! The one text in which all that a player has goes from one place to another: statistics, money, settings and the game
//! under way.
//!
//! ```text
//! canfield-export 1
//! == settings
//! version = 1
//! ...
//! == game
//! canfield-save 1
//! ...
//! ```
//!
//! Each part is the text in which it is stored, under a line with its name. Before there was this form, an export was
//! the statistics alone, without a head; such a text is still read. So is the file of a single game.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::storage::Key;

const FIRST_LINE: &str = "canfield-export 1";
const PART: &str = "== ";
/// How the text of a game alone begins: as it is stored, or as it is handed on.
const GAME: [&str; 2] = ["canfield-save ", "canfield-record "];

/// Puts the parts together.
pub(crate) fn to_text(parts: &BTreeMap<Key, String>) -> String {
    let mut text = format!("{FIRST_LINE}\n");
    for (key, part) in parts {
        // Writing into a text cannot fail.
        let _ = write!(text, "{PART}{}\n{part}", key.name());
        if !part.ends_with('\n') {
            text.push('\n');
        }
    }
    text
}

/// Takes a text apart. What does not belong to any part, such as one of a later version, is left out.
pub(crate) fn from_text(text: &str) -> BTreeMap<Key, String> {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let first = lines.next().unwrap_or_default();
    if first.trim_end() != FIRST_LINE {
        let is_game = GAME.iter().any(|form| first.starts_with(form));
        let key = if is_game { Key::Game } else { Key::Statistics };
        return [(key, text.trim_start_matches('\u{feff}').to_owned())].into();
    }
    let mut parts = BTreeMap::new();
    let mut present = None;
    for line in lines {
        if let Some(name) = line.strip_prefix(PART) {
            let mut keys = Key::ALL.into_iter();
            present = keys.find(|key| key.name() == name.trim_end());
        } else if let Some(key) = present {
            let part: &mut String = parts.entry(key).or_default();
            part.push_str(line);
            part.push('\n');
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_together_comes_apart() {
        let parts: BTreeMap<Key, String> = [
            (Key::Settings, "version = 1\nclock = true\n".to_owned()),
            (Key::Game, "canfield-save 1\n\nend\n".to_owned()),
        ]
        .into();
        let text = to_text(&parts);
        assert_eq!(from_text(&text), parts);
        // Mail and editors change the ends of lines, and a later version may have more.
        let changed = format!("{}== dreams\nlater\n", text.replace('\n', "\r\n"));
        assert_eq!(from_text(&changed), parts);
    }

    #[test]
    fn a_game_alone_is_a_game() {
        for text in ["canfield-save 1\n", "canfield-record 1\nvariant: x\n"] {
            assert_eq!(from_text(text), [(Key::Game, text.to_owned())].into());
        }
    }

    #[test]
    fn an_export_without_a_head_is_statistics() {
        for text in ["version = 1\n", "", "anything"] {
            let parts = from_text(text);
            assert_eq!(parts, [(Key::Statistics, text.to_owned())].into());
        }
    }
}
