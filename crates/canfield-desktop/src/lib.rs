//! Canfield in a window of the desktop: shapes and textures out, keys and pointers in.
//!
//! The parts of every front end: `input` turns events into commands, `view` draws a scene, and `shell` is the loop
//! around them. `pictures` has the deck as textures, `look` the colours. Only `shell` knows a window; all else needs
//! nothing but egui, so that it is tested without a screen.

#[cfg(feature = "window")]
mod arguments;
pub mod front;
mod input;
pub mod look;
mod measure;
mod pictures;
#[cfg(feature = "window")]
mod shell;
mod view;

#[cfg(feature = "window")]
pub use arguments::{Asked, asked};
pub use front::Front;
#[cfg(feature = "window")]
pub use shell::{Options, play};
