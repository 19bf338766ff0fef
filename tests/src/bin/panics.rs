//! A game that panics while it is on the screen: what the trial runs that shows how the terminal is left then.
//!
//! The one argument is the folder in which the game is kept. Nothing is known that makes the program itself panic, so
//! another thread does, once the first move is kept.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use canfield_session::session::Wanted;
use canfield_terminal::Options;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        return ExitCode::FAILURE;
    };
    panic_later(folder.join("game.txt"));
    let options = Options {
        folder: Some(folder),
        ..Options::from_environment()
    };
    match canfield_terminal::play(Wanted::default(), 1, &options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the game has the first thread for itself"
)]
fn panic_later(file: PathBuf) {
    std::thread::spawn(move || {
        // The hook has done its work when this returns.
        let _ = std::panic::catch_unwind(|| panic_once_there_is(&file));
        std::process::exit(101);
    });
}

fn panic_once_there_is(file: &Path) {
    while !file.exists() {
        sleep(Duration::from_millis(10));
    }
    panic!("This is the panic of a trial.");
}
