//! What the terminal and the desktop build share of an operating system.

pub mod again;
pub mod clock;
pub mod dir_storage;
pub mod environment;
pub mod folders;
pub mod game;
pub mod keep;
pub mod outside;
pub mod solve_thread;
