//! What the environment says about the player.

/// The languages that the player speaks, as codes such as `en` or `fi_FI.UTF-8` with a colon between them, the best
/// first; empty if nothing is said. As with other programs, `LANGUAGE` comes before the locale, but not where the locale
/// asks for no language at all.
#[must_use]
pub fn languages() -> String {
    languages_of(&locale("LC_MESSAGES"), variable("LANGUAGE"))
}

/// Which language a game speaks: the one that is wanted for this time, the one that the player has chosen at the table, or
/// what the system asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Speech {
    system: String,
    wanted: Option<String>,
    /// What was chosen when it was asked for first.
    first: Option<String>,
}

impl Speech {
    /// Speaks the language that is wanted for this time, by its code, if there is one.
    #[must_use]
    pub fn new(wanted: Option<String>) -> Self {
        Self {
            system: languages(),
            wanted,
            first: None,
        }
    }

    /// The codes of the languages, the best first, told the one that is chosen at the table (empty for none). Whoever
    /// chooses another one there wants that from then on.
    pub fn languages(&mut self, chosen: &str) -> &str {
        let first = self.first.get_or_insert_with(|| chosen.to_owned());
        if first != chosen {
            self.wanted = None;
            chosen.clone_into(first);
        }
        if self.wanted.is_none() && !chosen.is_empty() {
            return self.first.as_deref().unwrap_or_default();
        }
        self.wanted.as_deref().unwrap_or(&self.system)
    }
}

fn languages_of(locale: &str, languages: Option<String>) -> String {
    let has_language = !matches!(locale.split('.').next(), Some("C" | "POSIX"));
    match languages {
        Some(languages) if has_language => format!("{languages}:{locale}"),
        _ => locale.to_owned(),
    }
}

/// Whether the locale has only the signs of ASCII, or of some other old set of letters. Where no locale is set at all,
/// as in many containers, the terminal mostly knows all signs.
#[must_use]
pub fn has_few_signs() -> bool {
    let signs = locale("LC_CTYPE").to_lowercase().replace('-', "");
    !signs.is_empty() && !signs.contains("utf8")
}

/// How many colours a terminal has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Colors {
    /// None, or the player wants none.
    Two,
    /// Those that nearly every terminal has.
    #[default]
    Sixteen,
    /// These and a cube of six shades each of red, green and blue.
    Cube,
    /// All that there are.
    All,
}

/// How many colours there are, as the terminal says by `TERM` and `COLORTERM`, and the player by `NO_COLOR`.
#[must_use]
pub fn colors() -> Colors {
    let [term, colorterm] = ["TERM", "COLORTERM"].map(|name| variable(name).unwrap_or_default());
    colors_of(variable("NO_COLOR").is_some(), &term, &colorterm)
}

fn colors_of(no_color: bool, term: &str, colorterm: &str) -> Colors {
    let old = ["-m", "-mono", "dumb", "vt100", "vt102", "vt220"];
    if no_color || old.iter().any(|ending| term.ends_with(ending)) {
        Colors::Two
    } else if matches!(colorterm, "truecolor" | "24bit") || term.ends_with("-direct") {
        Colors::All
    } else if term.contains("256color") {
        Colors::Cube
    } else {
        Colors::Sixteen
    }
}

/// Whether the system's windows have strong colours, as the one variable says in which many desktops tell it.
#[must_use]
pub fn wants_contrast() -> bool {
    variable("GTK_THEME").is_some_and(|theme| theme.starts_with("HighContrast"))
}

/// Whether there is a screen for windows, where it is the environment that says so; elsewhere there always is.
#[must_use]
pub fn has_screen() -> bool {
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"];
    cfg!(not(all(unix, not(target_vendor = "apple")))) || names.into_iter().any(is_set)
}

/// Whether a variable has a value.
#[must_use]
pub fn is_set(name: &str) -> bool {
    variable(name).is_some()
}

/// The value of a variable; `None` if it is empty.
#[expect(
    clippy::disallowed_methods,
    reason = "the programs may ask their environment, and do it here"
)]
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn locale(category: &str) -> String {
    let mut names = ["LC_ALL", category, "LANG"].into_iter();
    names.find_map(variable).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_languages_comes_before_the_locale() {
        for (locale, languages, expect) in [
            ("fi_FI.UTF-8", None, "fi_FI.UTF-8"),
            ("fi_FI.UTF-8", Some("et:it"), "et:it:fi_FI.UTF-8"),
            ("C.UTF-8", Some("et"), "C.UTF-8"),
            ("", Some("et"), "et:"),
        ] {
            let languages = languages.map(str::to_owned);
            assert_eq!(languages_of(locale, languages), expect);
        }
    }

    #[test]
    fn a_language_is_wanted_until_another_one_is_chosen() {
        let speech = |wanted: Option<&str>| Speech {
            system: "fi".to_owned(),
            ..Speech::new(wanted.map(str::to_owned))
        };
        let mut plain = speech(None);
        assert_eq!(
            ["", "et", ""].map(|chosen| plain.languages(chosen).to_owned()),
            ["fi", "et", "fi"]
        );
        let mut wanting = speech(Some("it"));
        let spoken =
            ["et", "et", "es", "", "et"].map(|chosen| wanting.languages(chosen).to_owned());
        assert_eq!(spoken, ["it", "it", "es", "fi", "et"]);
    }

    #[test]
    fn a_terminal_tells_its_colors() {
        for (no_color, term, colorterm, colors) in [
            (false, "xterm", "", Colors::Sixteen),
            (false, "", "", Colors::Sixteen),
            (false, "tmux-256color", "", Colors::Cube),
            (false, "xterm-256color", "truecolor", Colors::All),
            (false, "xterm-direct", "", Colors::All),
            (false, "vt220", "truecolor", Colors::Two),
            (true, "xterm-256color", "truecolor", Colors::Two),
        ] {
            assert_eq!(colors_of(no_color, term, colorterm), colors, "{term}");
        }
    }
}
