//! The program `canfield-desktop`.

use std::process::ExitCode;

use canfield_desktop::Options;

fn main() -> ExitCode {
    match canfield_desktop::play(&Options::from_environment(std::env::args_os())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            tell(&sentence);
            ExitCode::FAILURE
        }
    }
}

/// Tells whoever has started the program, since there is no window to tell it in.
#[expect(
    clippy::print_stderr,
    reason = "there is no window, and no screen is being drawn"
)]
fn tell(sentence: &str) {
    eprintln!("{sentence}");
}
