//! Why a command ends without success, and the exit code that says so.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use canfield_text::program::{Complaint, File, ProgramTexts, Trouble, Usage, Wrong};

/// The most characters of a sentence: a file may hold words of any length, and errors quote them.
const MAX_CHARS: usize = 600;

/// Why a command ends without success.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the command line asks for cannot be done.
    Complaint(Box<Complaint>),
    /// The command did its work, and what it found is bad. It has told so itself.
    Found,
    /// What was to be told could not be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Self {
        Self::Complaint(Box::new(complaint))
    }
}

impl From<Usage> for Failure {
    fn from(usage: Usage) -> Self {
        Complaint::Usage(usage).into()
    }
}

impl Failure {
    /// Something is wrong in this file; a line or a column is 0 where it is not known.
    pub(crate) fn within(path: &Path, line: usize, column: usize, what: Wrong) -> Self {
        let file = file(path);
        Complaint::In {
            file,
            line,
            column,
            what,
        }
        .into()
    }

    /// Tells the user, and gives the exit code: 2 for a wrong command line, 1 for the rest. A reader that has read
    /// enough, such as `head`, is no failure at all.
    pub(crate) fn report(self, texts: &ProgramTexts, err: &mut dyn Write) -> ExitCode {
        let (complaint, code) = match self {
            Self::Complaint(complaint) => {
                let is_usage = matches!(*complaint, Complaint::Usage(_));
                (*complaint, ExitCode::from(if is_usage { 2 } else { 1 }))
            }
            Self::Found => return ExitCode::FAILURE,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => (
                Complaint::CannotTell(trouble(&error, Trouble::MayNotWrite, Trouble::NoFolder)),
                ExitCode::FAILURE,
            ),
        };
        let sentence = texts.complaint(&complaint);
        // If even this cannot be written there is nobody left to tell.
        let _ = writeln!(err, "canfield: {}", on_one_line(&sentence));
        code
    }
}

/// A file as a sentence names it.
pub(crate) fn file(path: &Path) -> File {
    if path == Path::new("-") {
        File::StandardInput
    } else {
        File::Path(path.display().to_string())
    }
}

/// What the system says, in terms that a player can act on: what it is called where something is not allowed or not there
/// depends on what was tried.
pub(crate) fn trouble(error: &io::Error, not_allowed: Trouble, missing: Trouble) -> Trouble {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => missing,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => not_allowed,
        io::ErrorKind::IsADirectory => Trouble::IsFolder,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            Trouble::Full
        }
        io::ErrorKind::UnexpectedEof => Trouble::PackedTooShort,
        io::ErrorKind::BrokenPipe => Trouble::NobodyReads,
        // The system itself says neither of these about a file that is opened by its name.
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput
            if error.raw_os_error().is_none() =>
        {
            Trouble::PackedDamaged
        }
        _ => Trouble::Other(error.raw_os_error().unwrap_or_default()),
    }
}

/// The sentence without control characters, and cut where it is endless.
fn on_one_line(sentence: &str) -> String {
    let mut line = String::new();
    for (index, letter) in sentence.trim_end().chars().enumerate() {
        if index == MAX_CHARS {
            line.push('…');
            return line;
        }
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_one_line() {
        assert_eq!(
            on_one_line("Line 1:\ttwo\nlines."),
            "Line 1:\\ttwo\\nlines."
        );
        let endless = on_one_line(&"♥".repeat(10_000));
        assert_eq!(endless.chars().count(), MAX_CHARS + 1);
    }

    #[test]
    fn what_the_system_says_is_never_shown_raw() {
        for number in 1..140 {
            let error = io::Error::from_raw_os_error(number);
            let trouble = trouble(&error, Trouble::MayNotRead, Trouble::NoFile);
            let path = file(Path::new("a"));
            let sentence = ProgramTexts::new("en").complaint(&Complaint::CannotRead(path, trouble));
            assert!(!sentence.contains("os error"), "{sentence}");
        }
    }
}
