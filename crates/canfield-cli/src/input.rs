//! What the commands read: files by name, and standard input under the name `-`.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use crate::failure::Failure;

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

/// The name of a file as a sentence has it.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") {
        "standard input".to_owned()
    } else {
        format!("`{}`", path.display())
    }
}

/// The sentence that says why a file cannot be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let reason = match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "you have no permission to read it".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::UnexpectedEof => "its packed data ends too early".to_owned(),
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput => {
            format!("its packed data is damaged ({error})")
        }
        _ => error.to_string(),
    };
    Failure::Input(format!("Cannot read {}: {reason}.", name(path)))
}

fn too_long(path: &Path, max_bytes: usize) -> Failure {
    let (name, limit) = (name(path), max_bytes / 1024);
    Failure::Input(format!(
        "Cannot read {name}: it is too long, {limit} KiB at a time are all that is read."
    ))
}

fn not_text(path: &Path) -> Failure {
    Failure::Input(format!("Cannot read {}: it is not text.", name(path)))
}
