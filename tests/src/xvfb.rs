//! A screen that nobody sees, and a program with a window on it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Nothing that is waited for takes longer than a minute, even on a busy machine.
const PATIENCE: u32 = 1_200;
const PAUSE: Duration = Duration::from_millis(50);

/// Why there can be no such screen on this machine, if there cannot.
///
/// # Errors
///
/// Which package is missing.
pub fn look_for_tools() -> Result<(), String> {
    for (program, option) in [("Xvfb", "-help"), ("xdotool", "version")] {
        let mut tool = Command::new(program);
        let tool = tool.arg(option).stdout(Stdio::null()).stderr(Stdio::null());
        if tool.status().is_err() {
            return Err(format!("{program} is not installed"));
        }
    }
    Ok(())
}

/// Waits until something is there.
///
/// # Errors
///
/// If it is not there after a minute; `what` says what was waited for.
pub fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> Result<T, String> {
    for _ in 0..PATIENCE {
        if let Some(found) = look() {
            return Ok(found);
        }
        sleep(PAUSE);
    }
    Err(format!("this never came: {what}"))
}

/// A screen of 1400 by 1000 pixels. It goes with this value.
#[derive(Debug)]
pub struct Screen {
    server: Child,
    display: String,
}

impl Screen {
    /// A new screen.
    ///
    /// # Errors
    ///
    /// If the server does not start.
    pub fn open() -> Result<Self, String> {
        Self::open_without(&[])
    }

    /// A new screen that lacks these extensions, such as `GLX`.
    ///
    /// # Errors
    ///
    /// If the server does not start.
    pub fn open_without(extensions: &[&str]) -> Result<Self, String> {
        let mut server = Command::new("Xvfb");
        for extension in extensions {
            server.args(["-extension", extension]);
        }
        server.args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1400x1000x24",
            "-nolisten",
            "tcp",
            // Otherwise the server begins anew whenever the last program leaves, and loses one that comes just then.
            "-noreset",
        ]);
        let server = server.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut server = server.map_err(|error| error.to_string())?;
        let told = server.stdout.take().ok_or("the server tells nothing")?;
        let mut number = String::new();
        BufReader::new(told)
            .read_line(&mut number)
            .map_err(|error| error.to_string())?;
        let display = format!(":{}", number.trim());
        Ok(Self { server, display })
    }

    /// The screen's name, as programs are told it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.display
    }

    /// A program whose window is on this screen, and whose files are in this folder.
    #[must_use]
    pub fn command(&self, program: &Path, home: &Path) -> Command {
        let mut command = Command::new(program);
        command
            .env("DISPLAY", &self.display)
            .env("XDG_DATA_HOME", home)
            .env("LC_ALL", "C.UTF-8")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env_remove("WAYLAND_DISPLAY")
            .stderr(Stdio::null());
        command
    }

    /// Does what these words of xdotool say, and returns what it tells; `None` if it fails.
    #[must_use]
    pub fn xdotool(&self, words: &str) -> Option<String> {
        let mut tool = Command::new("xdotool");
        tool.args(words.split(' ')).env("DISPLAY", &self.display);
        let output = tool.stderr(Stdio::null()).output().ok()?;
        let told = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        output.status.success().then_some(told)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
