//! How much a browser has to load before the first game, and the limit for it.

use std::fmt;
use std::fs;
use std::path::Path;

use crate::Failure;
use crate::assemble::WORDS;
use crate::icons::PIXELS;

/// What is not loaded at first: the solver's loader, and the keeper of the page for when there is no network.
const LATER: &[&str] = &["sw.js", "worker.js"];

/// The limit is a multiple of this, so that it is not moved with every change.
const STEP_BYTES: u64 = 5_000;

/// The files that are loaded at first, with their sizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sizes {
    rows: Vec<Row>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    name: String,
    raw_bytes: u64,
    gzip_bytes: u64,
    brotli_bytes: u64,
}

impl Sizes {
    /// Weighs the page that lies in a folder.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn of(folder: &Path) -> Result<Self, Failure> {
        let mut rows = Vec::new();
        weigh(folder, &mut rows)?;
        rows.sort_by_key(|row| std::cmp::Reverse(row.brotli_bytes));
        // A page loads the words of one language: the most that there are.
        let mut has_words = false;
        rows.retain(|row| !row.name.ends_with(WORDS) || !std::mem::replace(&mut has_words, true));
        Ok(Self { rows })
    }

    /// How many bytes a browser loads at first, packed by brotli.
    #[must_use]
    pub fn total_brotli_bytes(&self) -> u64 {
        self.rows.iter().map(|row| row.brotli_bytes).sum()
    }

    /// Holds the sizes against the limit in a file.
    ///
    /// # Errors
    ///
    /// If the page is larger than that, or there is no limit.
    pub fn keep_within(&self, limit_file: &Path) -> Result<(), Failure> {
        let text =
            fs::read_to_string(limit_file).map_err(|error| Failure::at(limit_file, &error))?;
        let limit_bytes: u64 = text
            .trim()
            .parse()
            .map_err(|error| Failure::at(limit_file, &error))?;
        let total_bytes = self.total_brotli_bytes();
        if total_bytes > limit_bytes {
            return Err(Failure(format!(
                "The page has {total_bytes} bytes, more than the {limit_bytes} in {}: make it smaller, or allow it with \
                 `cargo xtask size --accept` and say why.",
                limit_file.display()
            )));
        }
        Ok(())
    }

    /// Makes the present size the limit, rounded up.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn accept(&self, limit_file: &Path) -> Result<(), Failure> {
        let limit_bytes = self.total_brotli_bytes().next_multiple_of(STEP_BYTES);
        fs::write(limit_file, format!("{limit_bytes}\n"))
            .map_err(|error| Failure::at(limit_file, &error))
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:>10} {:>10} {:>10}  loaded at first",
            "bytes", "gzip", "brotli"
        )?;
        for row in &self.rows {
            writeln!(
                f,
                "{:>10} {:>10} {:>10}  {}",
                row.raw_bytes, row.gzip_bytes, row.brotli_bytes, row.name
            )?;
        }
        let sum = |of: fn(&Row) -> u64| self.rows.iter().map(of).sum::<u64>();
        write!(
            f,
            "{:>10} {:>10} {:>10}",
            sum(|row| row.raw_bytes),
            sum(|row| row.gzip_bytes),
            sum(|row| row.brotli_bytes)
        )
    }
}

fn weigh(folder: &Path, rows: &mut Vec<Row>) -> Result<(), Failure> {
    let failure = |error| Failure::at(folder, &error);
    for entry in fs::read_dir(folder).map_err(failure)? {
        let path = entry.map_err(failure)?.path();
        if path.is_dir() {
            weigh(&path, rows)?;
            continue;
        }
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let is_packed = path
            .extension()
            .is_some_and(|ending| ending == "gz" || ending == "br");
        // Only whoever puts the page among the programs loads icons in pixels.
        let is_pixels = path.extension().is_some_and(|ending| ending == PIXELS);
        if is_packed || is_pixels || LATER.contains(&name.as_str()) {
            continue;
        }
        let size = |ending: &str| {
            let mut path = path.clone().into_os_string();
            path.push(ending);
            fs::metadata(&path).map(|data| data.len()).map_err(failure)
        };
        rows.push(Row {
            raw_bytes: size("")?,
            gzip_bytes: size(".gz")?,
            brotli_bytes: size(".br")?,
            name,
        });
    }
    Ok(())
}
