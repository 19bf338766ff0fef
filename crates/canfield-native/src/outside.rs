//! What may end a program in a terminal, or stop it for a while.
//!
//! The main thread sleeps until there is a key, so other threads must wait for all else; they sleep too. What they hear is
//! left for the main thread, which is woken, stores the last move and does the rest: there is one way of leaving, and one
//! of being stopped. Only if the main thread is held up does a program end without it.

use std::io;
use std::panic;

/// Has the terminal given back before a panic ends the program, and listens to what ends or stops it from outside: signals,
/// and a terminal that goes away. The main thread is woken as if the size of its terminal had changed, and finds out by
/// [`is_end_wanted`], [`is_stop_wanted`] and [`has_gone_on`] what it is about.
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

/// Whether the program shall end.
#[must_use]
pub fn is_end_wanted() -> bool {
    #[cfg(unix)]
    return unix::is_end_wanted();
    #[cfg(not(unix))]
    false
}

/// Ends the program as the signal says that wanted it, so that its parent sees why; does nothing if none did.
pub fn end_as_wanted() {
    #[cfg(unix)]
    unix::end_as_wanted();
}

/// Whether the program shall stop for a while. The answer is given once.
#[must_use]
pub fn is_stop_wanted() -> bool {
    #[cfg(unix)]
    return unix::is_stop_wanted();
    #[cfg(not(unix))]
    false
}

/// Whether the program was stopped and goes on, so that somebody else may have used the terminal. The answer is given once.
#[must_use]
pub fn has_gone_on() -> bool {
    #[cfg(unix)]
    return unix::has_gone_on();
    #[cfg(not(unix))]
    false
}

/// Stops the program until the player brings it to the foreground again, where somebody waits who can do that.
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
    use std::io::{self, stdin};
    use std::os::fd::AsFd;
    use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
    use std::time::Duration;

    use nix::errno::Errno;
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    use nix::unistd::{getpgid, getpgrp, getppid, getsid};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    /// So long the main thread may take to store the last move. No disk that works needs as much.
    const PATIENCE: Duration = Duration::from_secs(2);

    /// The signal that wants the program to end; 0 if there is none.
    static END: AtomicI32 = AtomicI32::new(0);
    static STOP: AtomicBool = AtomicBool::new(false);
    static GOES_ON: AtomicBool = AtomicBool::new(false);

    pub(super) fn watch(give_terminal_back: fn()) -> io::Result<()> {
        // Keys send none of these while the terminal is ours, but other programs do.
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT])?;
        let end = move |signal| {
            END.store(signal, Ordering::SeqCst);
            wake();
            std::thread::sleep(PATIENCE);
            give_terminal_back();
            end_as_wanted();
        };
        spawn(move || {
            for signal in signals.forever() {
                match signal {
                    SIGTSTP => STOP.store(true, Ordering::SeqCst),
                    SIGCONT => GOES_ON.store(true, Ordering::SeqCst),
                    _ => end(signal),
                }
                wake();
            }
        });
        spawn(move || {
            if has_hung_up() {
                end(SIGHUP);
            }
        });
        Ok(())
    }

    /// Wakes the main thread by a change of size that is none.
    fn wake() {
        let _ = low_level::raise(SIGWINCH);
    }

    pub(super) fn is_end_wanted() -> bool {
        END.load(Ordering::SeqCst) != 0
    }

    pub(super) fn end_as_wanted() {
        if is_end_wanted() {
            let _ = low_level::emulate_default_handler(END.load(Ordering::SeqCst));
        }
    }

    pub(super) fn is_stop_wanted() -> bool {
        STOP.swap(false, Ordering::SeqCst)
    }

    pub(super) fn has_gone_on() -> bool {
        GOES_ON.swap(false, Ordering::SeqCst)
    }

    pub(super) fn stop() -> io::Result<()> {
        if is_under_job_control() {
            low_level::emulate_default_handler(SIGTSTP)?;
        }
        Ok(())
    }

    /// Whether the parent is a shell that controls jobs: it belongs to the same session, and has put the program into a
    /// process group of its own. Nobody else would bring a program back that is stopped.
    fn is_under_job_control() -> bool {
        // In a container each of these may be a process outside of it, whose number is given as 0.
        let parent = getppid();
        let is_same_session = getsid(None) == getsid(Some(parent));
        is_same_session && getpgid(Some(parent)).is_ok_and(|group| group != getpgrp())
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "the programs own their process, and watch over it here"
    )]
    fn spawn(watch: impl FnOnce() + Send + 'static) {
        std::thread::spawn(watch);
    }

    /// Waits until the terminal is gone. Not everyone who closes one sends a signal, and reading from it would not fail but
    /// find nothing, again and again. False if there is no way to find out.
    fn has_hung_up() -> bool {
        let input = stdin();
        // No event is asked for, so keys do not wake this thread: only the end of the terminal is always reported.
        let mut terminal = [PollFd::new(input.as_fd(), PollFlags::empty())];
        while let Err(error) = poll(&mut terminal, PollTimeout::NONE) {
            if error != Errno::EINTR {
                return false;
            }
        }
        let gone = PollFlags::POLLHUP | PollFlags::POLLERR;
        terminal[0]
            .revents()
            .is_some_and(|seen| seen.intersects(gone))
    }
}
