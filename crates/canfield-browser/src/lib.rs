//! What the programs for a browser share of it: for a page it is what `canfield-native` is for the other front ends.
//!
//! `game` is a session together with what it needs of a browser: `storage` and `keep` for what must not be lost, `lock` for
//! the second page, `solver_worker` and `worker` for the two sides of the solver, `address`, `exchange` and `offline` for
//! links, files and the time without a network, `sight`, `clock` and `environment` for what a session must be told. `words`
//! are those of other languages than English.
//!
//! Everything compiles natively, where it is checked and tested as far as it does not need a browser.

mod address;
mod clock;
pub mod environment;
mod exchange;
mod game;
pub mod keep;
mod later;
pub mod lock;
mod offline;
mod sight;
mod solver_worker;
mod storage;
mod words;
pub mod worker;

pub use game::{Game, Report, Start};
pub use later::after;
pub use words::Words;
