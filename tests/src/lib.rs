//! What the trials share: where the test data lies, and how it is listed.
//!
//! The data itself is described in this package's `README.md`.

pub mod front;
pub mod picture;
pub mod program;
#[cfg(unix)]
pub mod pty;
pub mod states;
#[cfg(target_os = "linux")]
pub mod wayland;
pub mod webdriver;
#[cfg(target_os = "linux")]
pub mod xvfb;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of this package, which holds the test data.
#[must_use]
pub fn tests_dir() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The root of the repository.
///
/// # Panics
///
/// Never: this package lies one folder below the root.
#[must_use]
pub fn workspace_dir() -> &'static Path {
    tests_dir()
        .parent()
        .expect("the package lies one folder below the root")
}

/// A file of test data. Its name, without the ending, is the last part of a trial's name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct DataFile {
    /// The file's name without folder and ending.
    pub name: String,
    /// Where it lies.
    pub path: PathBuf,
}

/// The files of `tests/<folder>` whose names end in `ending` (such as `.toml`), in alphabetical order.
///
/// A folder that is not there is empty.
///
/// # Errors
///
/// When the folder is there and cannot be read.
pub fn data_files(folder: &str, ending: &str) -> io::Result<Vec<DataFile>> {
    let entries = match fs::read_dir(tests_dir().join(folder)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry?;
        let file_name = entry.file_name();
        if let Some(name) = file_name
            .to_str()
            .and_then(|name| name.strip_suffix(ending))
        {
            files.push(DataFile {
                name: name.to_owned(),
                path: entry.path(),
            });
        }
    }
    files.sort();
    Ok(files)
}
