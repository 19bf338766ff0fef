//! Canfield in the browser: elements out, keys, clicks and touches in.
//!
//! Page and worker are one wasm file with two entries. `game` is a session together with what it needs of a browser:
//! `storage` and `keep` for what must not be lost, `lock` for the second page, `solver_worker` and `worker` for the
//! solver, `address`, `exchange` and `offline` for links, files and the time without a network, `sight`, `clock` and
//! `environment` for what a session must be told. `words` are those of other languages than English. `shell` draws and listens.
//!
//! Everything compiles natively, where it is checked and tested as far as it does not need a browser.

mod address;
mod clock;
mod dom;
pub mod element;
mod environment;
mod exchange;
mod game;
pub mod input;
pub mod keep;
mod later;
mod lock;
mod offline;
pub mod shell;
mod sight;
mod solver_worker;
mod storage;
pub mod view;
mod words;
mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

pub use environment::{languages, today};
pub use game::{Game, Report, Start};

use words::Words;

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
