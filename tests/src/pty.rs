//! A program in a terminal of its own, driven as a player drives it: keys and clicks go in, and what is looked at is
//! the screen.
//!
//! Nothing here waits for a fixed time. Whoever drives the program waits until the screen shows what it must show, and
//! gives up only after a time that no busy machine needs.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use vt100::{MouseProtocolMode, Parser, Screen};

/// How long the screen may take to show something. It is only ever waited for in full by a trial that fails.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// How a program is started.
#[derive(Debug, Clone)]
pub struct Start {
    command: CommandBuilder,
    size: Size,
}

impl Start {
    /// This program on a screen of 80 columns and 24 rows. It finds an environment that is always the same, and a
    /// home that is not the player's.
    #[must_use]
    pub fn new(program: &Path, home: &Path) -> Self {
        let mut command = CommandBuilder::new(program);
        let path = command.get_env("PATH").map(ToOwned::to_owned);
        command.env_clear();
        command.env("PATH", path.unwrap_or_default());
        command.env("HOME", home);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.cwd(home);
        let size = Size {
            columns: 80,
            rows: 24,
        };
        Self { command, size }
    }

    /// With one more argument.
    #[must_use]
    pub fn arg(mut self, argument: impl AsRef<std::ffi::OsStr>) -> Self {
        self.command.arg(argument);
        self
    }

    /// With all these arguments.
    #[must_use]
    pub fn args<S: AsRef<std::ffi::OsStr>>(
        mut self,
        arguments: impl IntoIterator<Item = S>,
    ) -> Self {
        self.command.args(arguments);
        self
    }

    /// With this variable in its environment.
    #[must_use]
    pub fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Starts the program.
    ///
    /// # Errors
    ///
    /// If the system has no terminal for it, or it cannot be started.
    pub fn start(self) -> Result<Pty, String> {
        let (rows, columns) = self.size.checked()?;
        let pair = native_pty_system()
            .openpty(self.size.into())
            .map_err(|error| error.to_string())?;
        let reader = pair.master.try_clone_reader();
        let reader = reader.map_err(|error| error.to_string())?;
        let keys = pair
            .master
            .take_writer()
            .map_err(|error| error.to_string())?;
        let cooked = pair.master.get_termios().map(|modes| format!("{modes:?}"));
        let began = now();
        let child = pair
            .slave
            .spawn_command(self.command)
            .map_err(|error| format!("{error:#}"))?;
        // Only the program must hold its end of the terminal, so that the end of the program is seen.
        drop(pair.slave);
        let (sender, output) = mpsc::channel();
        let is_closing = Arc::new(AtomicBool::new(false));
        let closing = Arc::clone(&is_closing);
        Ok(Pty {
            reader: Some(spawn(move || read(reader, &closing, &sender))),
            is_closing,
            master: Some(pair.master),
            keys: Some(keys),
            child,
            output,
            parser: Parser::new(rows, columns, 0),
            written: Vec::new(),
            cooked,
            began,
        })
    }
}

/// What the program has written, and when it arrived.
type Chunk = (Instant, Vec<u8>);

/// A program that runs in a terminal of its own. It is ended when this is dropped.
pub struct Pty {
    master: Option<Box<dyn MasterPty + Send>>,
    keys: Option<Box<dyn Write + Send>>,
    child: Box<dyn Child + Send + Sync>,
    output: Receiver<Chunk>,
    reader: Option<JoinHandle<()>>,
    /// Tells the reader that it is to let the terminal go with the next thing that it reads.
    is_closing: Arc<AtomicBool>,
    parser: Parser,
    /// All that the program has written.
    written: Vec<u8>,
    /// The modes of the terminal before the program was started.
    cooked: Option<String>,
    began: Instant,
}

impl std::fmt::Debug for Pty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pty")
            .field("child", &self.child)
            .field("screen", &self.text())
            .finish_non_exhaustive()
    }
}

impl Pty {
    /// When the program was started.
    #[must_use]
    pub const fn began(&self) -> Instant {
        self.began
    }

    /// The number of the process.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn pid(&self) -> Result<Pid, String> {
        let pid = self
            .child
            .process_id()
            .and_then(|pid| i32::try_from(pid).ok());
        pid.and_then(Pid::from_raw)
            .ok_or_else(|| "the program has no process".to_owned())
    }

    /// Types these signs. Whatever a terminal sends, it sends as signs: an arrow, or a click.
    ///
    /// # Errors
    ///
    /// If the terminal takes nothing any more.
    pub fn types(&mut self, signs: &str) -> Result<(), String> {
        let keys = self.keys.as_mut().ok_or("the terminal is closed")?;
        keys.write_all(signs.as_bytes())
            .and_then(|()| keys.flush())
            .map_err(|error| format!("`{signs:?}` cannot be typed: {error}"))
    }

    /// Does something with the mouse at a cell, counted from 0, in the form in which terminals report it: button 0 is
    /// the left one, 32 a motion with it, 64 and 65 are the wheel.
    ///
    /// # Errors
    ///
    /// As [`Pty::types`].
    pub fn mouse(&mut self, button: u8, (x, y): (u16, u16), is_down: bool) -> Result<(), String> {
        let (x, y) = (u32::from(x) + 1, u32::from(y) + 1);
        let end = if is_down { 'M' } else { 'm' };
        self.types(&format!("\x1b[<{button};{x};{y}{end}"))
    }

    /// Presses and releases the left button at a cell.
    ///
    /// # Errors
    ///
    /// As [`Pty::types`].
    pub fn click(&mut self, at: (u16, u16)) -> Result<(), String> {
        self.mouse(0, at, true)?;
        self.mouse(0, at, false)
    }

    /// Gives the terminal another size.
    ///
    /// # Errors
    ///
    /// If it does not take it.
    pub fn resize(&mut self, columns: u16, rows: u16) -> Result<(), String> {
        let master = self.master.as_ref().ok_or("the terminal is closed")?;
        let size = Size { columns, rows };
        let (rows, columns) = size.checked()?;
        self.parser.screen_mut().set_size(rows, columns);
        let resized = master.resize(size.into());
        resized.map_err(|error| error.to_string())
    }

    /// Sends a signal to the program.
    ///
    /// # Errors
    ///
    /// If it has ended.
    pub fn signal(&self, signal: Signal) -> Result<(), String> {
        kill_process(self.pid()?, signal).map_err(|error| error.to_string())
    }

    /// The screen as it was when it was last looked at.
    #[must_use]
    pub fn screen(&self) -> &Screen {
        self.parser.screen()
    }

    /// What the screen showed when it was last looked at.
    #[must_use]
    pub fn text(&self) -> String {
        self.screen().contents()
    }

    /// All that the program has written so far.
    #[must_use]
    pub fn written(&self) -> String {
        String::from_utf8_lossy(&self.written).into_owned()
    }

    /// Waits until the screen is as it must be, and tells when the last part of that arrived. A screen that is so
    /// already counts.
    ///
    /// # Errors
    ///
    /// If it does not come to that, with the screen as it is.
    pub fn wait_for(
        &mut self,
        what: &str,
        is_shown: impl Fn(&Screen) -> bool,
    ) -> Result<Instant, String> {
        let deadline = now() + PATIENCE;
        let mut arrived = now();
        loop {
            if is_shown(self.screen()) {
                return Ok(arrived);
            }
            let left = deadline.saturating_duration_since(now());
            match self.output.recv_timeout(left) {
                Ok(chunk) => arrived = self.take(&chunk),
                Err(error) => {
                    let why = match error {
                        RecvTimeoutError::Timeout => "does not appear",
                        RecvTimeoutError::Disconnected => "cannot appear, the program has ended",
                    };
                    return Err(format!("{what} {why}; the screen is:\n{}", self.text()));
                }
            }
        }
    }

    /// Waits until a text is on the screen, wherever its lines are broken.
    ///
    /// # Errors
    ///
    /// As [`Pty::wait_for`].
    pub fn shows(&mut self, text: &str) -> Result<Instant, String> {
        self.wait_for(&format!("`{text}`"), |screen| {
            flowing(screen).contains(text)
        })
    }

    /// Waits until the program has written more than so many bytes in all.
    ///
    /// # Errors
    ///
    /// If it writes nothing.
    pub fn waits_for_more_than(&mut self, n_bytes: usize) -> Result<(), String> {
        let deadline = now() + PATIENCE;
        while self.written.len() <= n_bytes {
            let left = deadline.saturating_duration_since(now());
            let chunk = self.output.recv_timeout(left);
            let chunk = chunk.map_err(|error| format!("nothing is written: {error}"))?;
            self.take(&chunk);
        }
        Ok(())
    }

    /// Waits until the program has ended, and all that it has written is read.
    ///
    /// # Errors
    ///
    /// If it does not end.
    pub fn wait_for_end(&mut self) -> Result<ExitStatus, String> {
        let deadline = now() + PATIENCE;
        loop {
            while let Ok(chunk) = self.output.try_recv() {
                self.take(&chunk);
            }
            let status = self.child.try_wait().map_err(|error| error.to_string())?;
            if let Some(status) = status {
                // Nobody writes any more, so this ends.
                while let Ok(chunk) = self.output.recv_timeout(Duration::from_secs(1)) {
                    self.take(&chunk);
                }
                return Ok(status);
            }
            if now() > deadline {
                return Err(format!(
                    "the program does not end; the screen is:\n{}",
                    self.text()
                ));
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Whether the terminal is as the program found it.
    ///
    /// # Errors
    ///
    /// What is not.
    pub fn check_restored(&self) -> Result<(), String> {
        let screen = self.screen();
        let modes = self.master.as_ref().and_then(|master| master.get_termios());
        let written = self.written();
        let faults = [
            (
                screen.alternate_screen(),
                "the alternate screen is not left",
            ),
            (screen.hide_cursor(), "the cursor is hidden"),
            (
                screen.mouse_protocol_mode() != MouseProtocolMode::None,
                "the mouse is reported",
            ),
            (
                !written.contains("\x1b[?1049l"),
                "the alternate screen was never left",
            ),
            (
                !written.contains("\x1b[?25h"),
                "the cursor was never shown again",
            ),
            (
                modes.map(|modes| format!("{modes:?}")) != self.cooked,
                "the modes of the terminal are not as they were",
            ),
        ];
        match faults.iter().find(|(is_fault, _)| *is_fault) {
            None => Ok(()),
            Some((_, fault)) => Err(format!("{fault}; the screen is:\n{}", self.text())),
        }
    }

    /// Takes the terminal away from under the program, as when its window is closed.
    ///
    /// # Errors
    ///
    /// If the program is deaf: it must write something once more, so that whoever reads it is awake to let go.
    pub fn hang_up(&mut self, key: &str) -> Result<(), String> {
        self.is_closing.store(true, Ordering::SeqCst);
        self.types(key)?;
        if let Some(reader) = self.reader.take() {
            // A program that has ended has closed the terminal too, so this does not wait for ever.
            let _ = reader.join();
        }
        self.keys = None;
        self.master = None;
        Ok(())
    }

    fn take(&mut self, (arrived, bytes): &Chunk) -> Instant {
        self.parser.process(bytes);
        self.written.extend_from_slice(bytes);
        *arrived
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            // What was started by a shell goes with its terminal, the shell itself at once.
            let _ = self.signal(Signal::KILL);
            let _ = self.child.wait();
        }
    }
}

/// The text of a screen in one line, so that it does not matter where its lines are broken.
#[must_use]
pub fn flowing(screen: &Screen) -> String {
    let contents = screen.contents();
    contents.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The present moment.
#[expect(
    clippy::disallowed_methods,
    reason = "a terminal is waited for, and what it takes is measured"
)]
#[must_use]
pub fn now() -> Instant {
    Instant::now()
}

#[expect(
    clippy::disallowed_methods,
    reason = "reading a terminal waits, and the trial must not"
)]
fn spawn(task: impl FnOnce() + Send + 'static) -> JoinHandle<()> {
    std::thread::spawn(task)
}

/// Passes on what the program writes, until it has ended or the terminal is to be closed.
fn read(mut reader: Box<dyn Read + Send>, closing: &AtomicBool, sender: &mpsc::Sender<Chunk>) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(n @ 1..) = reader.read(&mut bytes) {
        let is_wanted = sender.send((now(), bytes[..n].to_vec())).is_ok();
        if !is_wanted || closing.load(Ordering::SeqCst) {
            break;
        }
    }
}

/// The size of a terminal in cells.
#[derive(Debug, Clone, Copy)]
struct Size {
    columns: u16,
    rows: u16,
}

impl Size {
    /// Rows and columns, as whoever keeps the screen wants them.
    fn checked(self) -> Result<(NonZero<u16>, NonZero<u16>), String> {
        let Self { columns, rows } = self;
        let size = NonZero::new(rows).zip(NonZero::new(columns));
        size.ok_or_else(|| "a terminal without cells is none".to_owned())
    }
}

impl From<Size> for PtySize {
    fn from(Size { columns, rows }: Size) -> Self {
        Self {
            rows,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        }
    }
}
