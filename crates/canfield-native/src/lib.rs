//! What the terminal and the desktop build share of an operating system.

pub mod dir_storage;
pub mod folders;
