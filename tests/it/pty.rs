//! The real program in a terminal of its own: what a player types and sees, and what is left when things go wrong.
//!
//! Each trial has a folder of its own, in which its games are kept. What the screen must show follows from a session
//! that is told the same as the program.

mod copies;
mod files;
#[cfg(target_os = "linux")]
mod idle;
mod keeps;
mod play;
mod solver;
mod tmux;
mod ways_out;
mod won;

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use canfield_core::pile::PileId;
use canfield_core::variants;
use canfield_session::command::Command;
use canfield_session::keymap::Key;
use canfield_session::scene::Scene;
use canfield_session::session::{Millis, Session};
use canfield_terminal::layout::Layout;
use canfield_terminal::look::Look;
use canfield_terminal::view;
use canfield_tests::program;
use canfield_tests::pty::{PATIENCE, Pty, Start, now};
use canfield_text::Texts;
use libtest_mimic::{Failed, Trial};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tempfile::TempDir;
use vt100::Screen;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    trials.extend(copies::trials());
    trials.extend(files::trials());
    #[cfg(target_os = "linux")]
    trials.extend(idle::trials());
    trials.extend(keeps::trials());
    trials.extend(play::trials());
    trials.extend(solver::trials());
    trials.extend(tmux::trials());
    trials.extend(ways_out::trials());
    trials.extend(won::trials());
    trials
}

/// The game that most trials play.
const VARIANT: &str = "canfield";
const DEAL: &str = "12345";
const GAME: &[&str] = &["--variant", VARIANT, "--deal", DEAL];

const AREA: Rect = Rect::new(0, 0, 80, 24);
/// The rows of the screen that hold the table; above them is the title with the clock, below them what the game says.
const TABLE: std::ops::Range<usize> = 1..21;

/// So many rows of the table are free of what the game says, even if that is several sentences.
const ABOVE_MESSAGES: usize = 15;

/// A player's folder.
struct Home(TempDir);

impl Home {
    fn new() -> Result<Self, Failed> {
        Ok(Self(tempfile::tempdir()?))
    }

    /// Where the program is told to keep everything.
    fn folder(&self) -> PathBuf {
        self.0.path().join("kept")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder().join(name)
    }

    /// Puts a file there before the program is started.
    fn put(&self, name: &str, content: impl AsRef<[u8]>) -> Result<(), Failed> {
        fs::create_dir_all(self.folder())?;
        Ok(fs::write(self.file(name), content)?)
    }

    fn text(&self, name: &str) -> Result<String, Failed> {
        Ok(fs::read_to_string(self.file(name))?)
    }

    /// The program with these arguments, ready to be started.
    fn program(&self, arguments: &[&str]) -> Result<Start, Failed> {
        let start = Start::new(program::path()?, self.0.path());
        Ok(start.arg("--portable").arg(self.folder()).args(arguments))
    }

    /// The program, started by a shell that runs this script with the program and its arguments as its own.
    fn shell(&self, script: &str, arguments: &[&str]) -> Result<Start, Failed> {
        let start = Start::new("sh".as_ref(), self.0.path()).args(["-c", script, "sh"]);
        Ok(start
            .arg(program::path()?)
            .arg("--portable")
            .arg(self.folder())
            .args(arguments))
    }

    /// Starts the program and waits until it shows a game.
    fn start(&self, arguments: &[&str]) -> Result<Pty, Failed> {
        let mut pty = self.program(arguments)?.start()?;
        // The keys stand in the last line, which is drawn last.
        pty.wait_for("a game", |screen| {
            n_moves(screen).is_some() && screen.contents().contains("? keys")
        })?;
        Ok(pty)
    }

    /// Waits until the game is stored with so many moves made.
    fn wait_until_kept(&self, n_moves: usize) -> Result<(), Failed> {
        self.wait_for_text(&format!("\nplayed: {n_moves}\n"))
    }

    /// Waits until the very game is stored, with what was taken back.
    fn wait_until_like(&self, model: &Model) -> Result<(), Failed> {
        let record = model.0.record().ok_or("the game has no record")?;
        self.wait_for_text(&record.to_string())
    }

    fn wait_for_text(&self, part: &str) -> Result<(), Failed> {
        let deadline = now() + PATIENCE;
        loop {
            let text = fs::read_to_string(self.file("game.txt")).unwrap_or_default();
            if text.contains(part) {
                return Ok(());
            }
            if now() > deadline {
                return Err(format!("stored is:\n{text}\nand not:\n{part}").into());
            }
            sleep(Duration::from_millis(2));
        }
    }
}

/// A game that is told the same as the program, to say what the screen must show.
struct Model(Session);

impl Model {
    fn new() -> Result<Self, Failed> {
        let variant = variants::find(VARIANT).map_err(|unknown| format!("{unknown:?}"))?;
        let deck = DEAL.parse().map_err(|error| format!("{error:?}"))?;
        let session = Session::new(variant, deck, 0).map_err(|error| error.to_string())?;
        Ok(Self(session))
    }

    fn types(&mut self, keys: &str) {
        for key in keys.chars() {
            let key = match key {
                '\x12' => Key::Ctrl('r'),
                letter => Key::Char(letter),
            };
            self.update(Command::Key(key));
        }
    }

    fn update(&mut self, command: Command) {
        self.0.update(command, Millis(0));
    }

    fn scene(&self) -> Scene {
        self.0.scene()
    }

    /// The rows of the table.
    fn table(&self) -> Vec<String> {
        let mut buffer = Buffer::empty(AREA);
        let (look, texts) = (Look::default(), Texts::new("en"));
        let _ = view::draw(&self.scene(), &texts, look, AREA, &mut buffer);
        let row = |y| {
            let cells = (0..AREA.width).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..AREA.height).map(row).collect::<Vec<_>>()[TABLE].to_vec()
    }

    /// A cell in the top card of a pile.
    fn place(&self, pile: PileId) -> Result<(u16, u16), Failed> {
        let scene = self.scene();
        let layout = Layout::new(&scene, AREA).ok_or("the game does not fit")?;
        let idx = scene.piles.iter().position(|view| view.pile == pile);
        let places = layout.places.iter();
        let place = places.rev().find(|place| Some(place.pile_idx) == idx);
        let area = place.ok_or("the pile has no place")?.area;
        Ok((area.right() - 2, area.bottom() - 1))
    }

    /// Waits until the program shows the table of this game, and as many moves.
    fn is_seen_in(&self, pty: &mut Pty) -> Result<(), Failed> {
        let expected = self.table();
        let count = self.scene().n_moves;
        let what = format!("the table after {count} moves,\n{}\n", expected.join("\n"));
        pty.wait_for(&what, |screen| {
            n_moves(screen) == Some(count) && table(screen) == expected
        })?;
        Ok(())
    }

    /// Waits until a program that was started anew shows the table of this game. What the last move was is not marked
    /// there.
    fn is_resumed_in(&self, pty: &mut Pty) -> Result<(), Failed> {
        let expected = without_marks(&self.table()[..ABOVE_MESSAGES]);
        let count = self.scene().n_moves;
        let what = format!("the table after {count} moves,\n{}\n", expected.join("\n"));
        pty.wait_for(&what, |screen| {
            let table = table(screen);
            n_moves(screen) == Some(count)
                && table.len() > ABOVE_MESSAGES
                && without_marks(&table[..ABOVE_MESSAGES]) == expected
        })?;
        Ok(())
    }

    /// Types the same into the program and into this game, and waits until the program shows what came of it.
    fn play(&mut self, keys: &str, pty: &mut Pty) -> Result<(), Failed> {
        self.types(keys);
        pty.types(keys)?;
        self.is_seen_in(pty)
    }
}

/// What the table looks like where no move is marked.
fn without_marks(rows: &[String]) -> Vec<String> {
    rows.iter().map(|row| row.replace('•', "│")).collect()
}

fn table(screen: &Screen) -> Vec<String> {
    let rows = screen.rows(0, AREA.width);
    let rows: Vec<String> = rows.map(|row| row.trim_end().to_owned()).collect();
    rows.get(TABLE).map(<[String]>::to_vec).unwrap_or_default()
}

/// The number of moves that the title tells; `None` if there is no game on the screen.
fn n_moves(screen: &Screen) -> Option<usize> {
    let title = screen.rows(0, AREA.width).next()?;
    let mut remarks = title.split("  ").map(str::trim);
    remarks.find_map(|remark| {
        let number = remark
            .strip_suffix(" moves")
            .or(remark.strip_suffix(" move"));
        number?.parse().ok()
    })
}

/// Waits until the program says that so many moves are made.
fn shows_moves(pty: &mut Pty, count: usize) -> Result<(), Failed> {
    let what = format!("the number of {count} moves");
    pty.wait_for(&what, |screen| n_moves(screen) == Some(count))?;
    Ok(())
}

/// Leaves the program by its own key, and shows that it leaves nothing behind.
fn leave(mut pty: Pty) -> Result<(), Failed> {
    pty.types("q")?;
    let status = pty.wait_for_end()?;
    if !status.success() {
        return Err(format!("the program ends with {status}").into());
    }
    Ok(pty.check_restored()?)
}

/// Whether a program is there to be run.
fn is_installed(program: &str, harmless_option: impl AsRef<OsStr>) -> bool {
    let mut command = std::process::Command::new(program);
    let output = command.arg(harmless_option).output();
    output.is_ok_and(|output| output.status.success())
}
