//! The real program where there is less than it hopes for: no GLX, no driver that draws, no X.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;

use canfield_tests::wayland::{self, Compositor};
use canfield_tests::xvfb::{self, Screen, wait_for};
use canfield_tests::{program, tests_dir};
use libtest_mimic::{Completion, Failed, Trial};
use rustix::process::{Pid, Signal, kill_process};

use super::start;

/// Where the library for OpenGL looks for what draws without GLX.
const VENDORS: &str = "__EGL_VENDOR_LIBRARY_FILENAMES";
const SOFTWARE: &str = "LIBGL_ALWAYS_SOFTWARE";

pub(super) fn trials() -> Vec<Trial> {
    let trial = |name: &str, look: fn() -> Result<(), String>, run: super::Run| {
        Trial::ignorable_test(format!("desktop_window::{name}"), move || match look() {
            Ok(()) => run().map(|()| Completion::Completed),
            Err(reason) => Ok(Completion::ignored_with(reason)),
        })
    };
    vec![
        trial("a-screen-without-glx", xvfb::look_for_tools, without_glx),
        trial("no-driver-is-told", xvfb::look_for_tools, no_driver_is_told),
        trial("wayland", wayland::look_for_tools, on_wayland),
    ]
}

/// As on many remote desktops, the server knows nothing of OpenGL.
fn without_glx() -> Result<(), Failed> {
    let home = tempfile::tempdir()?;
    let screen = Screen::open_without(&["GLX"])?;
    let (mut program, _) = start(&screen, home.path(), "Canfield")?;
    let ended = program.try_wait();
    program.kill()?;
    program.wait()?;
    match ended? {
        None => Ok(()),
        Some(status) => Err(format!("it ended by itself: {status}").into()),
    }
}

/// Where nothing draws, the program tries once more without the graphics card, and then says in one sentence that there can
/// be no window. The second try takes the place of the first: there is no other program that would be left behind.
fn no_driver_is_told() -> Result<(), Failed> {
    let home = tempfile::tempdir()?;
    let screen = Screen::open_without(&["GLX"])?;
    let mut command = screen.command(program::desktop()?, home.path());
    let child = command
        .env(VENDORS, "/nonexistent")
        .env_remove(SOFTWARE)
        .stderr(Stdio::piped());
    let mut child = child.spawn()?;
    let id = child.id();
    let (mut tries_again, mut n_others) = (false, 0);
    let status = loop {
        // Of a program that has just ended there is nothing to be read.
        let environment = fs::read(format!("/proc/{id}/environ")).unwrap_or_default();
        let mut variables = environment.split(|&byte| byte == 0);
        tries_again |= variables.any(|variable| variable == b"LIBGL_ALWAYS_SOFTWARE=1");
        let others = fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
        n_others += others.map_or(0, |others| others.split_whitespace().count());
        if let Some(status) = child.try_wait()? {
            break status;
        }
        std::thread::sleep(Duration::from_millis(1));
    };
    let told = String::from_utf8(child.wait_with_output()?.stderr)?;
    let is_sentence = |line: &&str| line.starts_with("No window can be opened");
    // What the libraries have to say themselves is not ours.
    let n_sentences = told.lines().filter(is_sentence).count();
    if status.code() != Some(1) || n_sentences != 1 {
        return Err(format!("{status}, and it said {told:?}").into());
    }
    if !tries_again || n_others > 0 {
        return Err(format!("tried again: {tries_again}, other programs: {n_others}").into());
    }
    Ok(())
}

/// Under Wayland alone the window is drawn, nothing is complained of, and the game is kept, however the program ends.
fn on_wayland() -> Result<(), Failed> {
    let compositor = Compositor::open()?;
    let record = tests_dir().join("records/save-1.canfield");
    let text = fs::read_to_string(&record)?;
    let deal = text.lines().find_map(|line| line.strip_prefix("deal: "));
    let deal = deal.ok_or("the record has no deal")?;
    for signal in [Signal::TERM, Signal::KILL] {
        let home = tempfile::tempdir()?;
        // What is opened at first is there again at the second start.
        for file in [Some(&*record), None] {
            let mut window = OnWayland::start(&compositor, home.path(), file)?;
            let seen = window.wait_for_picture(deal);
            let id = i32::try_from(window.program.id())
                .ok()
                .and_then(Pid::from_raw);
            kill_process(id.ok_or("it has no id")?, signal)?;
            window.program.wait()?;
            seen?;
            let said = fs::read_to_string(&window.said)?;
            if let Some(line) = said.lines().find(|line| !line.starts_with('[')) {
                return Err(format!("it complained: {line:?}").into());
            }
            let kept = fs::read_to_string(home.path().join("canfield/game.txt"))?;
            if !kept.contains(&format!("deal: {deal}\n")) {
                return Err(format!("after {signal:?} this is kept: {kept}").into());
            }
        }
    }
    Ok(())
}

/// The program, and what it has said to the compositor.
struct OnWayland {
    program: Child,
    said: PathBuf,
}

impl OnWayland {
    fn start(compositor: &Compositor, home: &Path, file: Option<&Path>) -> Result<Self, Failed> {
        let said = home.join("said.txt");
        let mut command = compositor.command(program::desktop()?, home);
        let program = command.args(file).stderr(File::create(&said)?).spawn()?;
        Ok(Self { program, said })
    }

    /// Waits until the window has the title of this deal, and a picture.
    fn wait_for_picture(&mut self, deal: &str) -> Result<(), String> {
        let title = format!(" {deal}\")");
        wait_for("a window with a picture", || {
            let said = fs::read_to_string(&self.said).unwrap_or_default();
            // The surface that became a window, as `wl_surface@15`.
            let window = said
                .lines()
                .find(|line| line.contains(".get_xdg_surface("))?;
            let surface = window.rsplit(", ").next()?;
            let picture = format!("{}.attach(wl_buffer@", surface.strip_suffix(')')?);
            let has = |wanted: &str| said.lines().any(|line| line.contains(wanted));
            (has(&picture) && has(&title)).then_some(())
        })
    }
}

impl Drop for OnWayland {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
