//! The program `canfield-desktop`.

use std::process::ExitCode;

use canfield_desktop::Asked;

/// The exit code for a command line that is wrong, as `canfield` has it.
const MISUSED: u8 = 2;

fn main() -> ExitCode {
    match canfield_desktop::asked(std::env::args_os()) {
        Ok(Asked::Play(options)) => match canfield_desktop::play(&options) {
            Ok(()) => ExitCode::SUCCESS,
            Err(sentence) => {
                complain(&sentence);
                ExitCode::FAILURE
            }
        },
        Ok(Asked::Text(text)) => {
            tell(&text);
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            complain(&sentence);
            ExitCode::from(MISUSED)
        }
    }
}

#[expect(clippy::print_stdout, reason = "that is what was asked for")]
fn tell(text: &str) {
    print!("{text}");
}

/// Tells whoever has started the program, since there is no window to tell it in.
#[expect(
    clippy::print_stderr,
    reason = "there is no window, and no screen is being drawn"
)]
fn complain(sentence: &str) {
    eprintln!("{sentence}");
}
