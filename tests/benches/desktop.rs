//! How long a player waits for the window, beside AisleRiot's where that is installed: from the start of the program to the
//! first picture on the screen. What a frame costs, what the window costs while nothing happens, and how much memory it
//! takes. `cargo xtask desktop-figures` runs it.
//!
//! It is a report and no test, since a machine that does something else at the same time is slower.

#![expect(clippy::print_stdout, reason = "a report is printed")]
#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::thread::sleep;
use std::time::{Duration, Instant};

use canfield_core::variants;
use canfield_session::session::Session;
use canfield_tests::front::Window;
use canfield_tests::program;
use canfield_tests::xvfb::{Screen, look_for_tools};
use x11rb::connection::Connection as _;
use x11rb::protocol::xproto::{ConnectionExt as _, ImageFormat};

/// How often each program is started, in turn.
const N_RUNS: usize = 7;
/// A picture of cards has more colours than this; an empty window has one.
const N_COLORS: usize = 64;
const IDLE: Duration = Duration::from_mins(1);
/// No program takes longer to show a picture.
const PATIENCE: Duration = Duration::from_mins(1);
/// In these, Linux counts the time of a processor.
const TICKS_A_SEC: f64 = 100.0;

fn main() -> Result<(), String> {
    look_for_tools()?;
    let home = tempfile::tempdir().map_err(|error| error.to_string())?;
    let ours = program::desktop()?.to_owned();
    let mut programs = vec![("canfield-desktop", ours)];
    let theirs = ["/usr/games/sol", "/usr/bin/sol"].map(PathBuf::from);
    match theirs.into_iter().find(|path| path.exists()) {
        Some(sol) => programs.push(("AisleRiot's sol", sol)),
        None => println!("AisleRiot's sol is not installed, so there is nothing to compare with."),
    }
    let mut times: Vec<Vec<Duration>> = vec![Vec::new(); programs.len()];
    for _ in 0..N_RUNS {
        for ((_, path), times) in programs.iter().zip(&mut times) {
            let screen = Screen::open()?;
            let (program, took) = Running::first_picture(&screen, path, home.path())?;
            times.push(took);
            drop(program);
        }
    }
    println!("start to first picture, {N_RUNS} runs each in turn      median    longest");
    for ((name, _), times) in programs.iter().zip(&mut times) {
        times.sort();
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{name:<50} {:>4} ms    {:>4} ms",
            median.as_millis(),
            longest.as_millis()
        );
    }
    println!(
        "a frame, without the graphics card: {:.2} ms",
        frame_millis()?
    );
    let screen = Screen::open()?;
    let (program, _) = Running::first_picture(&screen, &programs[0].1, home.path())?;
    sleep(Duration::from_secs(3));
    let before = program.processor_secs()?;
    sleep(IDLE);
    let idle = program.processor_secs()? - before;
    println!(
        "processor time in {} s in which nothing happens: {idle:.2} s",
        IDLE.as_secs()
    );
    println!("memory: {}", program.memory()?);
    Ok(())
}

/// A program that was started. It goes with this value.
struct Running {
    path: PathBuf,
    child: Child,
}

impl Running {
    /// Starts a program, and tells how long it took until a picture was on the screen.
    fn first_picture(
        screen: &Screen,
        path: &Path,
        home: &Path,
    ) -> Result<(Self, Duration), String> {
        let name = path.display();
        let said = |error: &dyn Error| format!("{name}: {error}");
        let (connection, number) =
            x11rb::connect(Some(screen.name())).map_err(|error| said(&error))?;
        let root = connection.setup().roots[number].root;
        let began = now();
        let child = screen.command(path, home).spawn();
        let mut program = Self {
            child: child.map_err(|error| said(&error))?,
            path: path.to_owned(),
        };
        let is_seen = || {
            let image = connection
                .get_image(ImageFormat::Z_PIXMAP, root, 0, 0, 700, 500, u32::MAX)
                .ok()?
                .reply()
                .ok()?;
            let colors: BTreeSet<&[u8]> = image.data.chunks(4).collect();
            (colors.len() > N_COLORS).then_some(())
        };
        // A pause that would be measured must not be long.
        while is_seen().is_none() {
            if let Some(status) = program.child.try_wait().map_err(|error| said(&error))? {
                return Err(format!("{name} has ended by itself: {status}"));
            }
            if began.elapsed() > PATIENCE {
                return Err(format!("{name} shows no picture after a minute"));
            }
            sleep(Duration::from_millis(2));
        }
        Ok((program, began.elapsed()))
    }

    /// What Linux tells of the program in a file.
    fn told(&self, file: &str) -> Result<String, String> {
        let told = fs::read_to_string(format!("/proc/{}/{file}", self.child.id()));
        told.map_err(|error| format!("{}: {error}", self.path.display()))
    }

    fn processor_secs(&self) -> Result<f64, String> {
        let text = self.told("stat")?;
        // The name of the program may have blanks; what follows it has none.
        let rest = text.rsplit(") ").next().unwrap_or_default();
        let ticks = rest.split(' ').skip(11).take(2);
        let ticks: f64 = ticks.filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
        Ok(ticks / TICKS_A_SEC)
    }

    fn memory(&self) -> Result<String, String> {
        let text = self.told("status")?;
        let mut lines = text.lines().filter_map(|line| line.strip_prefix("VmRSS:"));
        Ok(lines.next().unwrap_or_default().trim().to_owned())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[expect(clippy::disallowed_methods, reason = "this measures time")]
fn now() -> Instant {
    Instant::now()
}

/// What it takes to hear, lay out and tessellate a frame.
fn frame_millis() -> Result<f64, String> {
    let variant = variants::find("canfield").map_err(|error| error.to_string())?;
    let mut window = Window::new(Session::new_game(variant, 1));
    let context = egui::Context::default();
    let size = egui::vec2(1000.0, 720.0);
    window.settle(&context, size);
    let began = now();
    let n_frames = 200_u16;
    for n in 0..n_frames {
        let shapes = window.step(&context, size, 10.0 + f64::from(n), Vec::new());
        drop(context.tessellate(shapes, 1.0));
    }
    Ok(began.elapsed().as_secs_f64() * 1000.0 / f64::from(n_frames))
}
