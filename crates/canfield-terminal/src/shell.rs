//! The loop of the game, and the care for the terminal in which it runs.
//!
//! **Invariant:** the terminal is left as it was found, on every way out: at the end, after an error, in a panic, when
//! the program is asked to end by a signal, and while it is suspended.

use std::io::{self, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use canfield_session::effect::Effect;
use canfield_session::session::{Millis, Session};
use canfield_text::Texts;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen};
use ratatui::crossterm::{event, execute, terminal};
use ratatui::{DefaultTerminal, Terminal};

use crate::input::{Input, Request};
use crate::look::Look;
use crate::view::{self, Drawn};

/// How the game presents itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The language that is spoken, as a code such as `en`.
    pub language: String,
    /// What the screen looks like.
    pub look: Look,
}

impl Options {
    /// What the environment asks for: the language and the signs of its locale, and no colours if there is `NO_COLOR`.
    #[must_use]
    pub fn from_environment() -> Self {
        let locale = |category| {
            let mut names = ["LC_ALL", category, "LANG"].into_iter();
            names.find_map(variable).unwrap_or_default()
        };
        let signs = locale("LC_CTYPE").to_lowercase();
        Self {
            language: locale("LC_MESSAGES"),
            look: Look {
                is_monochrome: variable("NO_COLOR").is_some(),
                // Where no locale is set at all, as in many containers, the terminal mostly knows all signs.
                is_ascii: !signs.is_empty() && !signs.replace('-', "").contains("utf8"),
            },
        }
    }
}

/// The value of an environment variable; `None` if it is empty.
#[expect(
    clippy::disallowed_methods,
    reason = "a front end may ask its environment"
)]
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Plays until the player leaves.
///
/// # Errors
///
/// When there is no terminal, or it cannot be read or written any more.
pub fn play(mut session: Session, options: &Options) -> io::Result<()> {
    let look = options.look;
    let texts = &Texts::new(&options.language).with_suits(look.suits());
    restore_on_panic();
    #[cfg(unix)]
    signals::restore_on_signal()?;
    let clock = Clock::start();
    let mut screen = Screen::open()?;
    let mut input = Input::default();
    loop {
        let scene = session.scene();
        let mut drawn = Drawn::default();
        screen.terminal.draw(|frame| {
            let area = frame.area();
            drawn = view::draw(&scene, texts, look, area, frame.buffer_mut());
        })?;
        if let Some(command) = drawn.correction.take() {
            session.update(command, clock.now());
        }
        // Nothing happens by itself, so the program sleeps until there is an event that asks for something.
        let request = loop {
            let event = event::read()?;
            let request = input.request(&event, &scene, &drawn, clock.now());
            if request.is_some() || matches!(event, Event::Resize(..)) {
                break request;
            }
        };
        match request {
            Some(Request::Command(command)) => {
                let effects = session.update(command, clock.now());
                if effects.contains(&Effect::Quit) {
                    return Ok(());
                }
            }
            Some(Request::Suspend) => screen.suspend()?,
            None => {}
        }
    }
}

/// The time since the program was started.
struct Clock(Instant);

impl Clock {
    #[expect(clippy::disallowed_methods, reason = "this front end owns the clock")]
    fn start() -> Self {
        Self(Instant::now())
    }

    fn now(&self) -> Millis {
        Millis(u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX))
    }
}

/// Whether the terminal is ours at the moment, and must be given back.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours.
struct Screen {
    terminal: DefaultTerminal,
}

impl Screen {
    fn open() -> io::Result<Self> {
        // Until there is a `Screen` to be dropped, a failure must be cleaned up by hand.
        let terminal =
            take_terminal().and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        let terminal = terminal.inspect_err(|_| give_terminal_back())?;
        Ok(Self { terminal })
    }

    /// Stops the program until the player brings it to the foreground again.
    fn suspend(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            give_terminal_back();
            signals::stop()?;
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
mod signals {
    //! What other programs may ask of this one.

    use std::io;

    use signal_hook::consts::{SIGHUP, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    use super::give_terminal_back;

    /// Has the terminal given back before a signal ends the program.
    pub(super) fn restore_on_signal() -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGTERM])?;
        // The main thread sleeps until there is a key, so another one must wait for signals.
        #[expect(clippy::disallowed_methods, reason = "this front end owns the process")]
        std::thread::spawn(move || {
            for signal in signals.forever() {
                give_terminal_back();
                // The program ends as the signal says, so that its parent sees why.
                let _ = low_level::emulate_default_handler(signal);
            }
        });
        Ok(())
    }

    /// Stops the program; returns when it is continued.
    pub(super) fn stop() -> io::Result<()> {
        low_level::raise(SIGTSTP)
    }
}
