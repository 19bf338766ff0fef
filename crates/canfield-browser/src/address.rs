//! The deal in the page's address: `#canfield/12345` opens it, and the address follows the game.

use canfield_session::command::Command;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use crate::game::Report;

/// The link in the address, without its `#`; `None` if there is none.
pub(crate) fn link() -> Option<String> {
    let hash = web_sys::window()?.location().hash().ok()?;
    let text = hash.strip_prefix('#')?;
    // What is no proper text is no link either.
    js_sys::decode_uri_component(text).ok().map(String::from)
}

/// Writes the link into the address, in place of the one before: whoever goes back leaves the game, and does not go
/// through all games that were played.
pub(crate) fn show(new: &str) {
    if link().as_deref() == Some(new) {
        return;
    }
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        // A browser refuses when this is done too often; the next change brings it right.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{new}")));
    }
}

/// Reports from now on when the player writes a link into the address, or follows one within the page.
pub(crate) fn watch(report: &Report) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let report = report.clone();
    let on_change = Closure::<dyn FnMut()>::new(move || {
        if let Some(link) = link() {
            report(Command::OpenLink(link));
        }
    });
    window.set_onhashchange(Some(on_change.as_ref().unchecked_ref()));
    // It listens as long as the page is there.
    on_change.forget();
}
