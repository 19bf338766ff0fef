//! What the browser says about the player and the day, and its chance.

use canfield_session::daily::Day;
use canfield_session::settings::Settings;
use js_sys::Date;

/// The codes of the languages that the player reads, the dearest first, with commas between them: `fi,en-GB`.
#[must_use]
pub fn languages() -> String {
    let navigator = web_sys::window().map(|window| window.navigator());
    let languages = navigator.map(|navigator| navigator.languages());
    languages.map_or_else(String::new, |languages| languages.join(",").into())
}

/// The code of the language that is spoken to a player with these settings.
#[must_use]
pub fn spoken(settings: &Settings) -> &'static str {
    canfield_text::spoken(&format!("{},{}", settings.language, languages()))
}

/// The day on the player's calendar.
#[must_use]
pub fn today() -> Day {
    let now = Date::new_0();
    #[expect(
        clippy::cast_possible_truncation,
        reason = "months and days are small, and so are years for some time"
    )]
    Day {
        year: now.get_full_year() as u16,
        month: now.get_month() as u8 + 1,
        day: now.get_date() as u8,
    }
}

/// 64 random bits.
#[must_use]
pub(crate) fn entropy() -> u64 {
    let mut bytes = [0; 8];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    // Every browser that runs this has it.
    if let Some(crypto) = crypto {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    u64::from_le_bytes(bytes)
}
