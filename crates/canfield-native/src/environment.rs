//! What the environment says about the player.

/// The language of the locale, as a code such as `en` or `fi_FI.UTF-8`; empty if there is none.
#[must_use]
pub fn language() -> String {
    locale("LC_MESSAGES")
}

/// Whether the locale has only the signs of ASCII, or of some other old set of letters. Where no locale is set at all,
/// as in many containers, the terminal mostly knows all signs.
#[must_use]
pub fn has_few_signs() -> bool {
    let signs = locale("LC_CTYPE").to_lowercase().replace('-', "");
    !signs.is_empty() && !signs.contains("utf8")
}

/// The value of a variable; `None` if it is empty.
#[expect(
    clippy::disallowed_methods,
    reason = "the programs may ask their environment, and do it here"
)]
#[must_use]
pub fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn locale(category: &str) -> String {
    let mut names = ["LC_ALL", category, "LANG"].into_iter();
    names.find_map(variable).unwrap_or_default()
}
