//! Canfield in the browser: elements out, keys, clicks and touches in.
//!
//! Page and worker are one wasm file with two entries. `game` is a session together with what it needs of a browser:
//! `storage` and `keep` for what must not be lost, `lock` for the second page, `clock` and `environment` for what a
//! session must be told. `shell` draws and listens.
//!
//! Everything compiles natively, where it is checked and tested as far as it does not need a browser.

mod clock;
mod environment;
mod game;
pub mod keep;
mod lock;
pub mod shell;
mod sight;
mod storage;

use wasm_bindgen::prelude::wasm_bindgen;

pub use environment::languages;
pub use game::{Game, Report, Start};

/// Begins to play in the page that has loaded this.
#[wasm_bindgen]
pub fn start_page() {
    lock::take(|is_alone| shell::mount(Start::new(is_alone)));
}
