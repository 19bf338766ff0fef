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
    into_text(path, bytes)
}

/// Reads the next line of at most `max_bytes` bytes; `None` at the end.
pub(crate) fn read_line(
    reader: &mut dyn BufRead,
    path: &Path,
    max_bytes: usize,
) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    reader
        .take(max_bytes as u64 + 1)
        .read_until(b'\n', &mut bytes)
        .map_err(|error| unreadable(path, &error))?;
    if bytes.len() > max_bytes {
        return Err(too_long(path, max_bytes));
    }
    if bytes.is_empty() {
        return Ok(None);
    }
    into_text(path, bytes).map(Some)
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

fn into_text(path: &Path, bytes: Vec<u8>) -> Result<String, Failure> {
    String::from_utf8(bytes)
        .map_err(|_| Failure::Input(format!("Cannot read {}: it is not text.", name(path))))
}
