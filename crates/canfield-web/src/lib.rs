//! Canfield in the browser: elements out, keys, clicks and touches in.
//!
//! Page and worker are one wasm file with two entries. `view` makes the page as plain data and `dom` brings it into the
//! browser; `input` turns events into commands, and `shell` draws and listens. What a game needs of a browser besides is
//! in `canfield-browser`.
//!
//! Everything compiles natively, where it is checked and tested as far as it does not need a browser.

mod dom;
pub mod element;
pub mod input;
mod shell;
pub mod view;

use canfield_browser::{Start, Words, lock, worker};
use wasm_bindgen::prelude::wasm_bindgen;

/// Begins to play in the page that has loaded this. `folder` is the address of the folder where the files of this version lie.
#[wasm_bindgen]
pub fn start_page(folder: String) {
    lock::take(|is_alone| {
        let start = Start::new(folder, is_alone);
        let language = start.language();
        if canfield_text::is_built_in(language) {
            shell::mount(start, Words::default());
        } else {
            let folder = start.folder().to_owned();
            Words::fetch(&folder, language, |words| shell::mount(start, words));
        }
    });
}

/// Begins to answer the solver's questions, in a worker that a page has started.
#[wasm_bindgen]
pub fn start_worker() {
    worker::start();
}
