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

/// A setting with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Setting {
    /// The language, as its code; empty for that of the system.
    Language(String),
    /// Whether cards go to the foundations by themselves.
    Autoplay(Autoplay),
    /// The keys of the table.
    Keys(Keys),
    /// Light or dark.
    Shade(Shade),
    /// Whether each suit has a colour of its own.
    FourColors(bool),
    /// Whether suits are letters instead of signs.
    Letters(bool),
    /// Whether new games are such as can be won.
    WinnableOnly(bool),
    /// Whether it is shown if the present position can be won.
    PositionState(bool),
    /// Whether the clock is shown.
    Clock(bool),
    /// Whether the score is shown.
    Score(bool),
    /// Whether the table is mirrored for the left hand.
    LeftHanded(bool),
}

/// The codes of the languages that can be chosen, besides that of the system.
pub const LANGUAGES: &[&str] = &["en", "it", "fi", "es", "et"];

impl Setting {
    /// Whether it is on, if it can only be on or off.
    #[must_use]
    pub const fn is_on(&self) -> Option<bool> {
        match self {
            Self::FourColors(on)
            | Self::Letters(on)
            | Self::WinnableOnly(on)
            | Self::PositionState(on)
            | Self::Clock(on)
            | Self::Score(on)
            | Self::LeftHanded(on) => Some(*on),
            Self::Language(_) | Self::Autoplay(_) | Self::Keys(_) | Self::Shade(_) => None,
        }
    }

    /// The same setting with each of its values, always in the same order.
    #[must_use]
    pub fn values(&self) -> Vec<Self> {
        let switch = |setting: fn(bool) -> Self| vec![setting(false), setting(true)];
        match self {
            Self::Language(_) => std::iter::once(&"")
                .chain(LANGUAGES)
                .map(|&code| Self::Language(code.to_owned()))
                .collect(),
            Self::Autoplay(_) => [Autoplay::Off, Autoplay::Safe, Autoplay::Eager]
                .map(Self::Autoplay)
                .to_vec(),
            Self::Keys(_) => [Keys::Standard, Keys::Bsd].map(Self::Keys).to_vec(),
            Self::Shade(_) => [Shade::System, Shade::Light, Shade::Dark]
                .map(Self::Shade)
                .to_vec(),
            Self::FourColors(_) => switch(Self::FourColors),
            Self::Letters(_) => switch(Self::Letters),
            Self::WinnableOnly(_) => switch(Self::WinnableOnly),
            Self::PositionState(_) => switch(Self::PositionState),
            Self::Clock(_) => switch(Self::Clock),
            Self::Score(_) => switch(Self::Score),
            Self::LeftHanded(_) => switch(Self::LeftHanded),
        }
    }

    /// The same setting with the next value, or the one before; after the last comes the first.
    fn turned(&self, forward: bool) -> Self {
        let values = self.values();
        let place = values.iter().position(|value| value == self).unwrap_or(0);
        let n_steps = if forward { 1 } else { values.len() - 1 };
        values[(place + n_steps) % values.len()].clone()
    }
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
    /// Whether new games are such as can be won.
    winnable_only: bool = false,
    /// Whether it is shown if the present position can be won.
    position_state: bool = false,
    /// Whether the clock is shown.
    clock: bool = true,
    /// Whether the score is shown.
    score: bool = true,
    /// Whether the table is mirrored for the left hand.
    left_handed: bool = false,
}

impl Settings {
    /// All settings that a player changes one by one, in the order in which they are listed.
    #[must_use]
    pub fn rows(&self) -> Vec<Setting> {
        vec![
            // Who cannot read the other rows finds this one.
            Setting::Language(self.language.clone()),
            Setting::Autoplay(self.autoplay),
            Setting::Clock(self.clock),
            Setting::Score(self.score),
            Setting::FourColors(self.four_colors),
            Setting::Letters(self.letters),
            Setting::Shade(self.shade),
            Setting::LeftHanded(self.left_handed),
            Setting::WinnableOnly(self.winnable_only),
            Setting::PositionState(self.position_state),
            Setting::Keys(self.keys),
        ]
    }

    /// Gives the setting in this row its next value, or the one before. Beyond the last row nothing changes.
    pub fn turn(&mut self, row: usize, forward: bool) {
        if let Some(setting) = self.rows().into_iter().nth(row) {
            self.set(setting.turned(forward));
        }
    }

    /// Gives a setting this value.
    pub fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Language(code) => self.language = code,
            Setting::Autoplay(value) => self.autoplay = value,
            Setting::Keys(value) => self.keys = value,
            Setting::Shade(value) => self.shade = value,
            Setting::FourColors(on) => self.four_colors = on,
            Setting::Letters(on) => self.letters = on,
            Setting::WinnableOnly(on) => self.winnable_only = on,
            Setting::PositionState(on) => self.position_state = on,
            Setting::Clock(on) => self.clock = on,
            Setting::Score(on) => self.score = on,
            Setting::LeftHanded(on) => self.left_handed = on,
        }
    }

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

    /// Every row has all its values in turn, forwards and backwards.
    #[test]
    fn every_setting_turns_and_comes_back() {
        for row in 0..Settings::default().rows().len() {
            for forward in [true, false] {
                let mut settings = Settings::default();
                let mut n_values = 0;
                while n_values == 0 || settings != Settings::default() {
                    let last = settings.clone();
                    settings.turn(row, forward);
                    assert_ne!(settings, last, "row {row}");
                    n_values += 1;
                }
                assert!((2..=6).contains(&n_values), "row {row}: {n_values}");
            }
        }
        let mut settings = Settings::default();
        settings.turn(99, true);
        assert_eq!(settings, Settings::default());
    }

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
