//! Makes a page of the compiled program, weighs it and serves it.
//!
//! This is apart from the other tasks because it needs other people's crates, and they shall start at once.

pub mod assemble;
mod icons;
pub mod server;
pub mod sizes;

use std::fmt;
use std::path::Path;

/// Why a task did not succeed, in one sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure(pub String);

impl Failure {
    /// What went wrong with a file or a folder.
    #[must_use]
    pub fn at(path: &Path, error: &dyn fmt::Display) -> Self {
        Self(format!("{}: {error}.", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}
