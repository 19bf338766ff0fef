//! The words of other languages, which lie beside the program: a page loads those of its player alone.
//!
//! They are files of the version, so they are kept for when there is no network with all the others.

use std::cell::Cell;
use std::rc::Rc;

use canfield_text::Texts;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsError, JsValue};
use web_sys::Response;

/// The words of a language as they came; none if they did not come.
#[derive(Debug, Default)]
pub struct Words {
    language: &'static str,
    files: String,
}

impl Words {
    /// Gets the words of a language from the folder of the program, and goes on with them. Whatever happens, it goes
    /// on: a game in English is better than none.
    pub fn fetch(folder: &str, language: &'static str, go_on: impl FnOnce(Self) + 'static) {
        let Some(window) = web_sys::window() else {
            go_on(Self::default());
            return;
        };
        let on_response = Closure::once(|response: JsValue| {
            let response: Response = response.unchecked_into();
            // Whoever answers that there is no such file has no words for us.
            let text = response.ok().then(|| response.text().ok()).flatten();
            text.ok_or_else(|| JsError::new("no words"))
        });
        // Whichever comes goes on, and only that one.
        let go_on = Rc::new(Cell::new(Some(go_on)));
        let without_words = Rc::clone(&go_on);
        let on_text = Closure::once(move |text: JsValue| {
            let files = text.as_string().unwrap_or_default();
            if let Some(go_on) = go_on.take() {
                go_on(Self { language, files });
            }
        });
        let on_failure = Closure::once(move |_: JsValue| {
            if let Some(go_on) = without_words.take() {
                go_on(Self {
                    language,
                    files: String::new(),
                });
            }
        });
        let text = window
            .fetch_with_str(&format!("{folder}{language}.ftl"))
            .then_map(&on_response);
        let _ = text.then2(&on_text, &on_failure);
        on_response.forget();
        on_text.forget();
        on_failure.forget();
    }

    /// Whether these are the words of a language.
    #[must_use]
    pub fn are_of(&self, language: &str) -> bool {
        self.language == language
    }

    /// The words for the page; those of the program where it has them itself.
    #[must_use]
    pub fn texts(&self, language: &str) -> Texts {
        if self.are_of(language) && !self.files.is_empty() {
            Texts::fetched(language, &self.files)
        } else {
            Texts::new(language)
        }
    }
}
