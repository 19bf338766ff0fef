//! What the commands read: files by name, and standard input under the name `-`.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use canfield_text::program::{Complaint, Trouble};

use crate::failure::{self, Failure};

/// The first two bytes of everything that gzip has packed.
const GZIP_MARK: [u8; 2] = [0x1f, 0x8b];

/// Opens a file. What is packed by gzip is unpacked, whatever the name of the file says.
pub(crate) fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    let mut reader: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(BufReader::new(io::stdin()))
    } else {
        let file = File::open(path).map_err(|error| unreadable(path, &error))?;
        Box::new(BufReader::new(file))
    };
    let start = reader
        .fill_buf()
        .map_err(|error| unreadable(path, &error))?;
    if start.starts_with(&GZIP_MARK) {
        return Ok(Box::new(BufReader::new(MultiGzDecoder::new(reader))));
    }
    Ok(reader)
}

/// Reads a whole text of at most `max_bytes` bytes.
pub(crate) fn read_text(path: &Path, max_bytes: usize) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    open(path)?
        .take(max_bytes as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| unreadable(path, &error))?;
    if bytes.len() > max_bytes {
        return Err(too_long(path, max_bytes));
    }
    String::from_utf8(bytes).map_err(|_| not_text(path))
}

/// A line as it was found.
pub(crate) enum Line {
    /// What it says, with the sign that ends it.
    Text(String),
    /// It is no UTF-8.
    NotText,
    /// It is longer than allowed, and was passed over.
    TooLong,
}

/// Reads the next line of at most `max_bytes` bytes; `None` at the end. A bad line does not keep from the next one.
pub(crate) fn next_line(
    reader: &mut dyn BufRead,
    path: &Path,
    max_bytes: usize,
) -> Result<Option<Line>, Failure> {
    let mut bytes = Vec::new();
    let failed = |error| unreadable(path, &error);
    (&mut *reader)
        .take(max_bytes as u64 + 1)
        .read_until(b'\n', &mut bytes)
        .map_err(failed)?;
    if bytes.len() > max_bytes {
        if bytes.last() != Some(&b'\n') {
            reader.skip_until(b'\n').map_err(failed)?;
        }
        return Ok(Some(Line::TooLong));
    }
    if bytes.is_empty() {
        return Ok(None);
    }
    Ok(Some(
        String::from_utf8(bytes).map_or(Line::NotText, Line::Text),
    ))
}

/// Reads the next line of at most `max_bytes` bytes, where every line must be good; `None` at the end.
pub(crate) fn read_line(
    reader: &mut dyn BufRead,
    path: &Path,
    max_bytes: usize,
) -> Result<Option<String>, Failure> {
    match next_line(reader, path, max_bytes)? {
        None => Ok(None),
        Some(Line::Text(text)) => Ok(Some(text)),
        Some(Line::NotText) => Err(not_text(path)),
        Some(Line::TooLong) => Err(too_long(path, max_bytes)),
    }
}

/// Why a file cannot be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let trouble = failure::trouble(error, Trouble::MayNotRead, Trouble::NoFile);
    Complaint::CannotRead(failure::file(path), trouble).into()
}

fn too_long(path: &Path, max_bytes: usize) -> Failure {
    Complaint::CannotRead(failure::file(path), Trouble::TooLong(max_bytes / 1024)).into()
}

fn not_text(path: &Path) -> Failure {
    Complaint::CannotRead(failure::file(path), Trouble::NotText).into()
}
