//! Why a command ends without success, as one sentence and an exit code.

use std::io::{self, Write};
use std::process::ExitCode;

/// The most characters of a sentence: a file may hold words of any length, and errors quote them.
const MAX_CHARS: usize = 600;

/// Why a command ends without success.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line itself is wrong.
    Usage(String),
    /// Something that the command line names is wrong.
    Input(String),
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

impl Failure {
    /// Tells the user, and gives the exit code: 2 for a wrong command line, 1 for the rest. A reader that has read
    /// enough, such as `head`, is no failure at all.
    pub(crate) fn report(self, err: &mut dyn Write) -> ExitCode {
        let (sentence, code) = match self {
            Self::Usage(sentence) => (sentence, ExitCode::from(2)),
            Self::Input(sentence) => (sentence, ExitCode::FAILURE),
            Self::Found => return ExitCode::FAILURE,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => (
                format!("The output could not be written: {error}."),
                ExitCode::FAILURE,
            ),
        };
        // If even this cannot be written there is nobody left to tell.
        let _ = writeln!(err, "canfield: {}", on_one_line(&sentence));
        code
    }
}

/// The sentence with a full stop, without control characters, and cut where it is endless.
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
    if !line.ends_with(['.', '?', '!']) {
        line.push('.');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_one_line_with_an_end() {
        assert_eq!(
            on_one_line("Line 1:\ttwo\nlines\n"),
            "Line 1:\\ttwo\\nlines."
        );
        assert_eq!(on_one_line("Did you mean `gate`?"), "Did you mean `gate`?");
        let endless = on_one_line(&"♥".repeat(10_000));
        assert_eq!(endless.chars().count(), MAX_CHARS + 1);
    }
}
