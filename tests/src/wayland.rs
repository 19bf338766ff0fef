//! A compositor whose screen nobody sees, for programs that speak Wayland.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::xvfb::wait_for;

const SOCKET: &str = "canfield";

/// Why there can be no such compositor on this machine, if there cannot.
///
/// # Errors
///
/// Which package is missing.
pub fn look_for_tools() -> Result<(), String> {
    let mut tool = Command::new("weston");
    let tool = tool.arg("--version").stdout(Stdio::null());
    match tool.stderr(Stdio::null()).status() {
        Ok(_) => Ok(()),
        Err(_) => Err("weston is not installed".to_owned()),
    }
}

/// A compositor. It goes with this value.
#[derive(Debug)]
pub struct Compositor {
    server: Child,
    folder: TempDir,
}

impl Compositor {
    /// A new compositor.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn open() -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut server = Command::new("weston");
        server
            .args(["--backend=headless-backend.so", "--no-config"])
            .arg(format!("--socket={SOCKET}"))
            .env("XDG_RUNTIME_DIR", folder.path())
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let server = server.spawn().map_err(|error| error.to_string())?;
        let compositor = Self { server, folder };
        let socket = compositor.folder.path().join(SOCKET);
        wait_for("the compositor", || socket.exists().then_some(()))?;
        Ok(compositor)
    }

    /// A program whose window is there, and nowhere else, and whose files are in this folder. On its error output it writes
    /// down all that it says to the compositor, in lines that begin with a bracket.
    #[must_use]
    pub fn command(&self, program: &Path, home: &Path) -> Command {
        let mut command = Command::new(program);
        command
            .env("XDG_RUNTIME_DIR", self.folder.path())
            .env("WAYLAND_DISPLAY", SOCKET)
            .env("WAYLAND_DEBUG", "1")
            .env("XDG_DATA_HOME", home)
            .env("LC_ALL", "C.UTF-8")
            .env_remove("DISPLAY");
        command
    }
}

impl Drop for Compositor {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
