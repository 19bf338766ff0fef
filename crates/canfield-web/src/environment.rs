//! What the browser says about the player, and its chance.

/// The languages that the player reads, as codes such as `fi` or `en-GB`, the dearest first.
#[must_use]
pub fn languages() -> Vec<String> {
    let navigator = web_sys::window().map(|window| window.navigator());
    let languages = navigator.map(|navigator| navigator.languages());
    languages.map_or_else(Vec::new, |languages| {
        languages
            .iter()
            .filter_map(|code| code.as_string())
            .collect()
    })
}

/// 64 random bits.
pub(crate) fn entropy() -> u64 {
    let mut bytes = [0; 8];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    // Every browser that runs this has it.
    if let Some(crypto) = crypto {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    u64::from_le_bytes(bytes)
}
