//! The terminal while it is ours, and the care for it.
//!
//! **Invariant:** the terminal is left as it was found, on every way out: at the end, after an error, in a panic, when
//! the program is asked to end by a signal, and while it is suspended. Where the terminal itself goes away, the program
//! ends with it.

use std::io::{self, stdout};
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen};
use ratatui::crossterm::{execute, terminal};
use ratatui::{DefaultTerminal, Terminal};

/// Whether the terminal is ours at the moment, and must be given back.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours.
pub(crate) struct Screen {
    pub(crate) terminal: DefaultTerminal,
}

impl Screen {
    pub(crate) fn open() -> io::Result<Self> {
        restore_on_panic();
        #[cfg(unix)]
        outside::watch()?;
        // Until there is a `Screen` to be dropped, a failure must be cleaned up by hand.
        let terminal =
            take_terminal().and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        let terminal = terminal.inspect_err(|_| give_terminal_back())?;
        Ok(Self { terminal })
    }

    /// Stops the program until the player brings it to the foreground again.
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            give_terminal_back();
            outside::stop()?;
            take_terminal()?;
            self.terminal.clear()?;
        }
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_terminal_back();
    }
}

fn take_terminal() -> io::Result<()> {
    terminal::enable_raw_mode()?;
    IS_OPEN.store(true, Ordering::SeqCst);
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, Hide)
}

/// Leaves the terminal as it was, if that is still to be done. A failure is not reported: there is no one left to
/// read of it, and what can be restored has been.
fn give_terminal_back() {
    if IS_OPEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
        let _ = terminal::disable_raw_mode();
    }
}

fn restore_on_panic() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        give_terminal_back();
        report(info);
    }));
}

#[cfg(unix)]
mod outside {
    //! What may happen to the program from outside. The main thread sleeps until there is a key, so other threads must
    //! wait for all else; they sleep too. The game is kept after every move, so whatever happens can end it at once.

    use std::io::{self, stdin};

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    use signal_hook::consts::{SIGHUP, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    use super::give_terminal_back;

    /// Has the terminal given back before something ends the program.
    pub(super) fn watch() -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGTERM])?;
        spawn(move || signals.forever().for_each(end));
        spawn(|| {
            if has_hung_up() {
                end(SIGHUP);
            }
        });
        Ok(())
    }

    #[expect(clippy::disallowed_methods, reason = "this front end owns the process")]
    fn spawn(watch: impl FnOnce() + Send + 'static) {
        std::thread::spawn(watch);
    }

    /// Ends the program as the signal says, so that its parent sees why.
    fn end(signal: i32) {
        give_terminal_back();
        let _ = low_level::emulate_default_handler(signal);
    }

    /// Waits until the terminal is gone. Not everyone who closes one sends a signal, and reading from it would not fail
    /// but find nothing, again and again. False if there is no way to find out.
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

    /// Stops the program; returns when it is continued.
    pub(super) fn stop() -> io::Result<()> {
        low_level::raise(SIGTSTP)
    }
}
