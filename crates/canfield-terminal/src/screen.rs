//! The terminal while it is ours, and the care for it.
//!
//! **Invariant:** the terminal is left as it was found, on every way out: at the end, after an error, in a panic, when
//! the program is asked to end by a signal, and while it is suspended. Where the terminal itself goes away, the program
//! ends with it.

use std::io::{self, stdout};
use std::sync::atomic::{AtomicBool, Ordering};

use canfield_native::outside;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen};
use ratatui::crossterm::{execute, terminal};
use ratatui::layout::Rect;
use ratatui::{DefaultTerminal, Terminal};

/// Whether the terminal is ours at the moment, and must be given back.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours.
pub(crate) struct Screen {
    pub(crate) terminal: DefaultTerminal,
}

impl Screen {
    pub(crate) fn open() -> io::Result<Self> {
        outside::watch(give_terminal_back)?;
        // Until there is a `Screen` to be dropped, a failure must be cleaned up by hand.
        let terminal =
            take_terminal().and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        let terminal = terminal.inspect_err(|_| give_terminal_back())?;
        Ok(Self { terminal })
    }

    /// Stops the program until the player brings it to the foreground again.
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        give_terminal_back();
        outside::stop()?;
        self.take_again()
    }

    /// Takes the terminal again, which somebody else may have used meanwhile.
    pub(crate) fn take_again(&mut self) -> io::Result<()> {
        // What is thought to be in order is not set anew otherwise.
        terminal::disable_raw_mode()?;
        take_terminal()?;
        self.forget()
    }

    /// Forgets what is on the screen, so that all of it is drawn anew: someone else has written there, or its size has
    /// changed and cells are lost, even where it has become as large again before that was looked at.
    pub(crate) fn forget(&mut self) -> io::Result<()> {
        // `Terminal::clear` would ask the terminal where its cursor is, and not every one answers.
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from(size))
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
