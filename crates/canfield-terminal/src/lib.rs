//! Canfield in the terminal: characters out, keys and clicks in.
//!
//! The parts of every front end: `input` turns events into commands, `view` draws a scene, and `shell` is the loop
//! around them. `layout` says where the cards lie, for the drawing and for the mouse; `look` has the signs and colours;
//! `screen` takes care of the terminal.

pub mod input;
pub mod layout;
pub mod look;
mod screen;
mod shell;
pub mod view;

pub use shell::{Options, play};
