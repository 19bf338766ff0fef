//! What may end a program in a terminal, or stop it for a while.
//!
//! A game is kept after every move, so whatever happens can end the program at once. The terminal is given back before.

use std::io;
use std::panic;

/// Has the terminal given back before a panic or a signal ends the program, and ends the program when the terminal
/// itself goes away.
///
/// # Errors
///
/// If the system lets nobody watch for signals.
pub fn watch(give_terminal_back: fn()) -> io::Result<()> {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        give_terminal_back();
        report(info);
    }));
    #[cfg(unix)]
    unix::watch(give_terminal_back)?;
    Ok(())
}

/// Stops the program until the player brings it to the foreground again, where a system has such a thing.
///
/// # Errors
///
/// If it cannot be stopped.
pub fn stop() -> io::Result<()> {
    #[cfg(unix)]
    unix::stop()?;
    Ok(())
}

#[cfg(unix)]
mod unix {
    //! The main thread sleeps until there is a key, so other threads must wait for all else; they sleep too.

    use std::io::{self, stdin};

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    pub(super) fn watch(give_terminal_back: fn()) -> io::Result<()> {
        // Keys send none of these while the terminal is ours, but other programs do.
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
        spawn(move || {
            for signal in signals.forever() {
                give_terminal_back();
                end(signal);
            }
        });
        spawn(|| {
            if has_hung_up() {
                end(SIGHUP);
            }
        });
        Ok(())
    }

    pub(super) fn stop() -> io::Result<()> {
        low_level::raise(SIGTSTP)
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "the programs own their process, and watch over it here"
    )]
    fn spawn(watch: impl FnOnce() + Send + 'static) {
        std::thread::spawn(watch);
    }

    /// Ends the program as the signal says, so that its parent sees why.
    fn end(signal: i32) {
        let _ = low_level::emulate_default_handler(signal);
    }

    /// Waits until the terminal is gone. Not everyone who closes one sends a signal, and reading from it would not fail but
    /// find nothing, again and again. False if there is no way to find out.
    fn has_hung_up() -> bool {
        let input = stdin();
        // No event is asked for, so keys do not wake this thread: only the end of the terminal is always reported.
        let mut terminal = [PollFd::new(&input, PollFlags::empty())];
        while let Err(error) = poll(&mut terminal, None) {
            if error != Errno::INTR {
                return false;
            }
        }
        let gone = PollFlags::HUP | PollFlags::ERR;
        terminal[0].revents().intersects(gone)
    }
}
