//! The real program in a real window, on a screen that nobody sees: it is played by a mouse and by keys, and what must come
//! of it is read in the file in which the game is kept.
//!
//! Where the cards lie follows from a window of the same size that is only thought of.

mod drivers;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Child;

use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::keymap::Key;
use canfield_session::scene::Mark;
use canfield_session::session::{Millis, Session, Wanted};
use canfield_session::storage::{self, Found};
use canfield_tests::front::Window;
use canfield_tests::xvfb::{Screen, look_for_tools, wait_for};
use canfield_tests::{program, tests_dir};
use egui::{Context, Pos2, Vec2, vec2};
use libtest_mimic::{Completion, Failed, Trial};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ConnectionExt as _, CreateWindowAux, EventMask, WindowClass,
};

const SIZE: Vec2 = vec2(1000.0, 720.0);
const WINDOW: &str = "canfield-window 1\nsize 1000 720\n";
const GAME: &str = "canfield-record 1\nvariant: canfield\ndeal: 12345\nplayed: 0\nmoves:\n";
const SETTINGS: &str = "version = 1\nautoplay = \"off\"\n";

/// What a trial does.
type Run = fn() -> Result<(), Failed>;

pub(crate) fn trials() -> Vec<Trial> {
    let trials: [(&str, Run); 10] = [
        ("played-by-mouse-and-keys", played_by_mouse_and_keys),
        ("a-notch-is-a-move", a_notch_is_a_move),
        ("a-window-comes-back-into-sight", back_into_sight),
        ("f11-nothing-moves-out-of-sight", f11_nothing_moves),
        ("the-whole-screen", the_whole_screen),
        ("f5-resized-and-killed", resized_and_killed),
        ("h6-does-not-grow", h6_does_not_grow),
        ("a-record-is-opened", a_record_is_opened),
        ("no-screen-is-told", no_screen_is_told),
        ("the-command-line-is-answered", the_command_line_is_answered),
    ];
    let trials = trials.into_iter();
    let trials = trials.map(|(name, run)| {
        Trial::ignorable_test(
            format!("desktop_window::{name}"),
            move || match look_for_tools() {
                Ok(()) => run().map(|()| Completion::Completed),
                Err(reason) => Ok(Completion::ignored_with(reason)),
            },
        )
    });
    trials.chain(drivers::trials()).collect()
}

/// A player at the program, and a session that is told the same.
struct Player {
    screen: Screen,
    home: tempfile::TempDir,
    program: Child,
    window: String,
    told: Session,
}

impl Player {
    /// Starts the program with the game of these trials.
    fn new() -> Result<Self, Failed> {
        let home = tempfile::tempdir()?;
        let folder = home.path().join("canfield");
        fs::create_dir(&folder)?;
        fs::write(folder.join("window.txt"), WINDOW)?;
        fs::write(folder.join("game.txt"), GAME)?;
        fs::write(folder.join("settings.txt"), SETTINGS)?;
        let texts = [
            (storage::Key::Game, GAME),
            (storage::Key::Settings, SETTINGS),
        ];
        let found = Found {
            texts: texts.map(|(key, text)| (key, Ok(text.to_owned()))).into(),
            trouble: None,
        };
        let (told, _) = Session::open(found, Wanted::default(), 1, Millis(0));
        let screen = Screen::open()?;
        let (program, window) = start(&screen, home.path(), "Canfield 12345")?;
        Ok(Self {
            screen,
            home,
            program,
            window,
            told,
        })
    }

    fn file(&self, name: &str) -> PathBuf {
        self.home.path().join("canfield").join(name)
    }

    fn tool(&self, words: &str) -> Result<(), Failed> {
        let done = self.screen.xdotool(words);
        done.map(drop).ok_or(format!("xdotool {words}").into())
    }

    /// Where the top card of a pile is, as text.
    fn at(&self, pile: PileId) -> Result<Pos2, Failed> {
        let mut thought = Window::new(self.told.clone());
        thought.settle(&Context::default(), SIZE);
        let place = thought.front.place(pile, 0);
        Ok(place.ok_or(format!("{pile} has no place"))?.center())
    }

    /// A card that can be carried, and where to.
    fn carry(&self) -> Option<(PileId, PileId)> {
        let piles = self.told.scene().piles.into_iter();
        let from = piles.map(|view| view.pile);
        let mut from = from.filter(|pile| matches!(pile, PileId::Waste | PileId::Reserve(_)));
        from.find_map(|from| {
            let mut tried = self.told.clone();
            tried.update(
                Command::Point {
                    pile: from,
                    depth: 0,
                },
                Millis(0),
            );
            let mut piles = tried.scene().piles.into_iter();
            let to = piles.find(|view| view.mark == Mark::Target)?.pile;
            Some((from, to))
        })
    }

    /// Tells the session, and waits until the file has as many moves.
    fn expect(&mut self, commands: &[Command]) -> Result<(), Failed> {
        for command in commands {
            self.told.update(command.clone(), Millis(0));
        }
        let n_moves = self.told.scene().n_moves;
        let line = format!("\nplayed: {n_moves}\n");
        let file = self.file("game.txt");
        let is_there = || {
            fs::read_to_string(&file)
                .ok()
                .filter(|text| text.contains(&line))
        };
        wait_for(&format!("move {n_moves} in the file"), is_there)?;
        Ok(())
    }

    /// Drags a card if any can be carried, else clicks on the stock.
    fn play_by_mouse(&mut self) -> Result<bool, Failed> {
        let window = self.window.clone();
        if let Some((from, to)) = self.carry() {
            let (start, end) = (self.at(from)?, self.at(to)?);
            let middle = start + (end - start) / 2.0;
            self.tool(&format!(
                "mousemove --window {window} {} {} mousedown 1 mousemove --window {window} {} {} \
                 mousemove --window {window} {} {} mouseup 1",
                start.x, start.y, middle.x, middle.y, end.x, end.y
            ))?;
            let press = Command::Press {
                pile: from,
                depth: 0,
            };
            self.expect(&[press, Command::Release { on: Some(to) }])?;
            return Ok(true);
        }
        let stock = self.at(PileId::Stock)?;
        self.tool(&format!(
            "mousemove --window {window} {} {} click 1",
            stock.x, stock.y
        ))?;
        self.expect(&[Command::Draw])?;
        Ok(false)
    }

    /// Names a card and where it goes if any can be carried, else deals.
    fn play_by_keys(&mut self) -> Result<(), Failed> {
        let letters = match self.carry() {
            Some((from, to)) => {
                let scene = self.told.scene();
                let piles = scene.piles.iter();
                let letters = |pile| piles.clone().find(|view| view.pile == pile);
                let name = |pile| letters(pile).map_or("", |view| &*view.keys);
                format!("{}{}", name(from), name(to))
            }
            None => "d".to_owned(),
        };
        let keys: Vec<String> = letters.chars().map(String::from).collect();
        self.tool(&format!("key {}", keys.join(" ")))?;
        let commands = letters
            .chars()
            .map(|letter| Command::Key(Key::Char(letter)));
        self.expect(&commands.collect::<Vec<_>>())
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Starts the program and waits until its first frame is drawn, which sets the title.
fn start(screen: &Screen, home: &Path, title: &str) -> Result<(Child, String), Failed> {
    start_with(screen, home, title, None)
}

fn start_with(
    screen: &Screen,
    home: &Path,
    title: &str,
    file: Option<&Path>,
) -> Result<(Child, String), Failed> {
    let mut command = screen.command(program::desktop()?, home);
    let child = command.args(file).spawn()?;
    let words = format!("search --onlyvisible --name {}", title.replace(' ', "."));
    let window = wait_for(&format!("a window {title:?}"), || {
        screen.xdotool(&words).filter(|id| !id.is_empty())
    })?;
    let window = window.lines().next().unwrap_or_default().to_owned();
    // Without anyone who manages windows, none has the keys by itself.
    wait_for("the focus", || {
        screen.xdotool(&format!("windowfocus --sync {window}"))
    })?;
    Ok((child, window))
}

fn played_by_mouse_and_keys() -> Result<(), Failed> {
    let mut player = Player::new()?;
    let mut n_dragged = 0;
    for _ in 0..14 {
        n_dragged += usize::from(player.play_by_mouse()?);
    }
    if n_dragged < 3 {
        return Err(format!("only {n_dragged} cards were dragged").into());
    }
    for _ in 0..10 {
        player.play_by_keys()?;
    }
    player.tool("key ctrl+z")?;
    player.expect(&[Command::Undo])
}

/// One notch of the wheel is one move, although such a wheel is a button, which comes up again.
fn a_notch_is_a_move() -> Result<(), Failed> {
    use Command::{Draw, Redo, Undo};
    let mut player = Player::new()?;
    player.tool("key d d d d d")?;
    player.expect(&[Draw, Draw, Draw, Draw, Draw])?;
    let (window, stock) = (player.window.clone(), player.at(PileId::Stock)?);
    let over = format!("mousemove --window {window} {} {}", stock.x, stock.y);
    // What is dealt afterwards tells how many there were before.
    player.tool(&format!("{over} click 4 key d d"))?;
    player.expect(&[Undo, Draw, Draw])?;
    player.tool("click 4 click 4 click 5 key d d")?;
    player.expect(&[Undo, Undo, Redo, Draw, Draw])?;
    player.tool("click --repeat 3 4 click --repeat 2 5 key d d")?;
    player.expect(&[Undo, Undo, Undo, Redo, Redo, Draw, Draw])
}

/// The place of a window on a screen that is not there any more is given up, and one that is seen is kept.
fn back_into_sight() -> Result<(), Failed> {
    let screen = Screen::open()?;
    for (line, expected) in [
        ("at 2500 100", "Position: 0,0 "),
        ("at 9e30 -7", "Position: 0,0 "),
        ("at 300 200", "Position: 300,200 "),
    ] {
        let home = tempfile::tempdir()?;
        let folder = home.path().join("canfield");
        fs::create_dir(&folder)?;
        fs::write(folder.join("window.txt"), format!("{WINDOW}{line}\n"))?;
        let (mut program, window) = start(&screen, home.path(), "Canfield")?;
        let told = screen.xdotool(&format!("getwindowgeometry {window}"));
        program.kill()?;
        program.wait()?;
        if !told.as_ref().is_some_and(|told| told.contains(expected)) {
            return Err(format!("{line}: the window is at {told:?}").into());
        }
    }
    Ok(())
}

/// F11: while another window has the keys the game is paused, and nothing is dealt.
fn f11_nothing_moves() -> Result<(), Failed> {
    let mut player = Player::new()?;
    player.tool("key d")?;
    player.expect(&[Command::Draw])?;
    let stock = player.at(PileId::Stock)?;
    // A window of nobody's, beside ours.
    let (connection, number) = x11rb::connect(Some(player.screen.name()))?;
    let (root, other) = (
        connection.setup().roots[number].root,
        connection.generate_id()?,
    );
    let aux = CreateWindowAux::new();
    let class = WindowClass::INPUT_OUTPUT;
    connection.create_window(0, other, root, 1100, 800, 99, 99, 0, class, 0, &aux)?;
    connection.map_window(other)?;
    connection.flush()?;
    player.tool(&format!("windowfocus --sync {other}"))?;
    let window = player.window.clone();
    for _ in 0..3 {
        player.tool(&format!(
            "mousemove --window {window} {} {} click 1 key d",
            stock.x, stock.y
        ))?;
    }
    player.tool(&format!("windowfocus --sync {window}"))?;
    // What was done meanwhile would have come before this.
    player.tool("key d")?;
    player.expect(&[Command::Draw])?;
    expect_moves(&player, 2)
}

/// How many moves there are in the file.
fn expect_moves(player: &Player, n_moves: u32) -> Result<(), Failed> {
    let text = fs::read_to_string(player.file("game.txt"))?;
    if text.contains(&format!("\nplayed: {n_moves}\n")) {
        Ok(())
    } else {
        Err(format!("not {n_moves} moves: {text}").into())
    }
}

/// F11, the key, asks whoever manages the windows for the whole screen, and asks to have it taken back.
fn the_whole_screen() -> Result<(), Failed> {
    let player = Player::new()?;
    let (connection, number) = x11rb::connect(Some(player.screen.name()))?;
    let root = connection.setup().roots[number].root;
    // What is asked of a manager of windows can be heard by everyone.
    let mask = ChangeWindowAttributesAux::new().event_mask(EventMask::SUBSTRUCTURE_NOTIFY);
    connection.change_window_attributes(root, &mask)?.check()?;
    let atom = |name: &[u8]| -> Result<u32, Failed> {
        Ok(connection.intern_atom(false, name)?.reply()?.atom)
    };
    let (state, full) = (atom(b"_NET_WM_STATE")?, atom(b"_NET_WM_STATE_FULLSCREEN")?);
    for wanted in [1, 0] {
        player.tool("key F11")?;
        wait_for("a message about the whole screen", || {
            let event = connection.poll_for_event().ok()??;
            let Event::ClientMessage(message) = event else {
                return None;
            };
            let [action, first, ..] = message.data.as_data32();
            (message.type_ == state && [action, first] == [wanted, full]).then_some(())
        })?;
    }
    Ok(())
}

fn resized_and_killed() -> Result<(), Failed> {
    let mut player = Player::new()?;
    for _ in 0..4 {
        player.play_by_mouse()?;
    }
    let window = player.window.clone();
    for size in ["100 80", "480 360", "1000 720"] {
        player.tool(&format!("windowsize --sync {window} {size}"))?;
        player.play_by_keys()?;
    }
    player.play_by_mouse()?;
    player.program.kill()?;
    player.program.wait()?;
    let (program, window) = start(&player.screen, player.home.path(), "Canfield 12345")?;
    (player.program, player.window) = (program, window);
    player.play_by_keys()?;
    player.play_by_mouse().map(drop)
}

/// H6: started and left five times, the window is as large as before.
fn h6_does_not_grow() -> Result<(), Failed> {
    let mut player = Player::new()?;
    for _ in 0..5 {
        player.tool("key q")?;
        wait_for("the end", || player.program.try_wait().ok().flatten())?;
        let text = fs::read_to_string(player.file("window.txt"))?;
        if !text.contains("size 1000 720\n") {
            return Err(format!("the window became {text}").into());
        }
        let (program, window) = start(&player.screen, player.home.path(), "Canfield 12345")?;
        (player.program, player.window) = (program, window);
    }
    Ok(())
}

fn a_record_is_opened() -> Result<(), Failed> {
    let home = tempfile::tempdir()?;
    let screen = Screen::open()?;
    let file = tests_dir().join("records/save-1.canfield");
    let text = fs::read_to_string(&file)?;
    let deal = text.lines().find_map(|line| line.strip_prefix("deal: "));
    let deal = deal.ok_or("the record has no deal")?;
    let (mut program, _) = start_with(&screen, home.path(), deal, Some(&file))?;
    let kept = home.path().join("canfield/game.txt");
    let line = format!("deal: {deal}\n");
    let is_kept = || {
        fs::read_to_string(&kept)
            .ok()
            .filter(|text| text.contains(&line))
    };
    let kept = wait_for("the game in its file", is_kept);
    program.kill()?;
    program.wait()?;
    kept?;
    Ok(())
}

/// What the program says without a screen, and its exit code.
fn said(language: &str, arguments: &[&str]) -> Result<(String, Option<i32>), Failed> {
    let home = tempfile::tempdir()?;
    let mut command = std::process::Command::new(program::desktop()?);
    command
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("LANGUAGE")
        .env("LC_ALL", language)
        .env("XDG_DATA_HOME", home.path());
    let output = command.output()?;
    let told = [output.stdout, output.stderr].concat();
    Ok((String::from_utf8(told)?, output.status.code()))
}

/// Without a screen the program says so, in a sentence, and what to do.
fn no_screen_is_told() -> Result<(), Failed> {
    for (language, word) in [
        ("en", "A window needs a screen"),
        ("it", "schermo"),
        ("fi", "näytön"),
        ("es", "pantalla"),
        ("et", "ekraani"),
    ] {
        let (told, code) = said(language, &[])?;
        let is_one_line = told.trim_end().lines().count() == 1;
        // Neither the library's own words nor the place of its source are any help.
        if code != Some(1) || !told.contains(word) || told.contains(".rs") || !is_one_line {
            return Err(format!("{language}: it said {told:?}").into());
        }
    }
    Ok(())
}

fn the_command_line_is_answered() -> Result<(), Failed> {
    for (arguments, word, expected) in [
        (&["--help"][..], "--portable DIR", 0),
        (&["--version"], "canfield-desktop 0.", 0),
        (&["--nonsense"], "There is no argument `--nonsense`", 2),
        (&["-z"], "`-z`", 2),
        (&["--portable"], "A value is missing after `--portable`", 2),
        (&["one", "two"], "`two`", 2),
    ] {
        let (told, code) = said("en", arguments)?;
        if code != Some(expected) || !told.contains(word) {
            return Err(format!("{arguments:?}: exit code {code:?}, and it said {told:?}").into());
        }
    }
    Ok(())
}
