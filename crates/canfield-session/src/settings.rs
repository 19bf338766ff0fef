//! How the player likes the game: everything that is neither rules nor cards.

use serde::{Deserialize, Serialize};

use crate::statistics::Loaded;

/// The version of the text of [`Settings`].
const VERSION: i64 = 1;

/// Whether cards go to the foundations by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Autoplay {
    /// Never.
    Off,
    /// Only where this can never be regretted under the rules of the game.
    #[default]
    Safe,
    /// Whenever they can.
    Eager,
}

/// The keys of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keys {
    /// Our own.
    #[default]
    Standard,
    /// Those of the classic terminal Canfield: `s` is the reserve, `h` the stock and `t` the waste.
    Bsd,
}

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shade {
    /// Whatever the system or the terminal has.
    #[default]
    System,
    /// Dark signs on a light ground.
    Light,
    /// Light signs on a dark ground.
    Dark,
}

/// Declares the settings once: the struct, its defaults, and reading that keeps every field it understands.
macro_rules! settings {
    ($($(#[$doc:meta])* $field:ident: $kind:ty = $default:expr,)+) => {
        /// How the player likes the game.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
        pub struct Settings { $($(#[$doc])* pub $field: $kind,)+ }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($field: $default,)+ }
            }
        }

        impl Settings {
            /// Takes every field that it understands out of the table; false if it did not understand one.
            fn take_from(&mut self, table: &mut toml::Table) -> bool {
                let mut understood = true;
                $(if let Some(value) = table.remove(stringify!($field)) {
                    match <$kind>::deserialize(value) {
                        Ok(value) => self.$field = value,
                        Err(_) => understood = false,
                    }
                })+
                understood
            }
        }
    };
}

settings! {
    /// The language, as its code (`en`, `fi`); empty for that of the system.
    language: String = String::new(),
    /// The id of the variant that was played last.
    variant: String = "canfield".to_owned(),
    /// Whether cards go to the foundations by themselves.
    autoplay: Autoplay = Autoplay::default(),
    /// The keys of the table.
    keys: Keys = Keys::default(),
    /// Light or dark.
    shade: Shade = Shade::default(),
    /// Whether each suit has a colour of its own.
    four_colors: bool = false,
    /// Whether suits are letters instead of signs.
    letters: bool = false,
    /// Whether the clock is shown.
    clock: bool = true,
    /// Whether the score is shown.
    score: bool = true,
    /// Whether the table is mirrored for the left hand.
    left_handed: bool = false,
}

impl Settings {
    /// The text in which they are stored.
    #[must_use]
    pub fn to_text(&self) -> String {
        let fields = toml::to_string(self).unwrap_or_default();
        format!("version = {VERSION}\n{fields}")
    }

    /// Reads what [`Settings::to_text`] wrote, now or in an earlier version. What is not understood keeps its
    /// default, and the text is then to be set aside; one bad sign never costs all other settings (fault E6).
    #[must_use]
    pub fn from_text(text: &str) -> Loaded<Self> {
        let mut value = Self::default();
        let lines = text
            .parse::<toml::Table>()
            .map_or_else(|_| line_by_line(text), |table| (table, true));
        let (mut table, whole) = lines;
        let version = table
            .remove("version")
            .and_then(|version| version.as_integer());
        let understood = value.take_from(&mut table);
        let damaged = !(whole && understood && table.is_empty() && version == Some(VERSION));
        Loaded { value, damaged }
    }
}

/// Every line that makes sense by itself, where the text as a whole does not.
fn line_by_line(text: &str) -> (toml::Table, bool) {
    let table = text
        .lines()
        .filter_map(|line| line.parse::<toml::Table>().ok())
        .flatten()
        .collect();
    (table, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_reads_back() {
        let settings = Settings {
            language: "fi".to_owned(),
            autoplay: Autoplay::Eager,
            keys: Keys::Bsd,
            four_colors: true,
            clock: false,
            ..Settings::default()
        };
        for settings in [settings, Settings::default()] {
            assert_eq!(
                Settings::from_text(&settings.to_text()),
                Loaded {
                    value: settings,
                    damaged: false
                }
            );
        }
    }

    /// One bad field, or one bad sign in the text, resets that field alone and is told (fault E6).
    #[test]
    fn e6_one_bad_sign_costs_one_field() {
        let settings = Settings {
            four_colors: true,
            variant: "gate".to_owned(),
            ..Settings::default()
        };
        let text = settings.to_text();
        for (good, bad) in [
            ("keys = \"standard\"", "keys = \"emacs\""),
            ("keys = \"standard\"", "keys = 7"),
            ("keys = \"standard\"", "keys = \"standard"),
            ("keys = \"standard\"", "keys % \"standard\""),
            ("keys = \"standard\"", "keyz = \"standard\""),
        ] {
            let bad_text = text.replace(good, bad);
            assert_ne!(bad_text, text);
            assert_eq!(
                Settings::from_text(&bad_text),
                Loaded {
                    value: settings.clone(),
                    damaged: true
                },
                "{bad}"
            );
        }
        for nothing in ["", "\0", "version = 9"] {
            assert_eq!(
                Settings::from_text(nothing),
                Loaded {
                    value: Settings::default(),
                    damaged: true
                }
            );
        }
    }
}
