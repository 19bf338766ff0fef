//! What is kept of a game when the program is ended hard, or finds no room.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::thread::sleep;
use std::time::Duration;

use canfield_tests::data_files;
use canfield_tests::pty::{Start, flowing};
use libtest_mimic::{Completion, Failed, Trial};
use rustix::process::{Signal, geteuid};

use super::{
    ABOVE_MESSAGES, GAME, Home, Model, is_installed, leave, n_moves, shows_moves, table,
    without_marks,
};

pub(super) fn trials() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("pty::killed-and-resumed", killed_and_resumed),
        Trial::test("pty::e5-killed-at-any-moment", killed_at_any_moment),
        Trial::ignorable_test("pty::read-only-folder", read_only_folder),
        Trial::test("pty::folder-in-the-way", folder_in_the_way),
        Trial::test("pty::e3-home-without-folders", home_without_folders),
        Trial::test("pty::e3-no-home", no_home),
        Trial::test("pty::e10-variant-of-the-save", variant_of_the_save),
        Trial::test("pty::e7-old-saves", old_saves),
    ];
    #[cfg(target_os = "linux")]
    trials.push(Trial::test("pty::full-disk", full_disk));
    trials
}

/// The very position, with the way back to the deal and forth again.
fn killed_and_resumed() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    for keys in ["14", "r2", "d", "d", "d", "w2", "d", "u"] {
        model.play(keys, &mut pty)?;
    }
    let made = model.scene().n_moves;
    home.wait_until_like(&model)?;
    pty.signal(Signal::KILL)?;
    pty.wait_for_end()?;
    let mut pty = home.start(&[])?;
    pty.shows("Your game goes on where you left it.")?;
    model.is_resumed_in(&mut pty)?;
    // The move that was taken back before the kill can be made again after it.
    model.play("U", &mut pty)?;
    for _ in 0..=made {
        model.play("u", &mut pty)?;
    }
    shows_moves(&mut pty, 0)?;
    model.play("UUU", &mut pty)?;
    leave(pty)
}

/// Whenever the kill comes, at most the moves of the last moment are missing, and nothing is unreadable.
fn killed_at_any_moment() -> Result<(), Failed> {
    let home = Home::new()?;
    leave(home.start(GAME)?)?;
    for round in 0..8 {
        let mut pty = home.start(&[])?;
        pty.types("duddudduduuddduduudduddud")?;
        // Here time alone decides what the kill meets.
        sleep(Duration::from_millis(3 * round));
        pty.signal(Signal::KILL)?;
        pty.wait_for_end()?;
        let pty = home.start(&[])?;
        let text = flowing(pty.screen());
        if text.contains("could not be read") || !text.contains("Deal 12345") {
            return Err(format!("after a kill the screen is:\n{}", pty.text()).into());
        }
        leave(pty)?;
    }
    let names = fs::read_dir(home.folder())?.map(|entry| Ok(entry?.file_name()));
    let names: Vec<_> = names.collect::<Result<_, Failed>>()?;
    if names
        .iter()
        .any(|name| name.to_string_lossy().contains("unreadable"))
    {
        return Err(format!("something was set aside: {names:?}").into());
    }
    Ok(())
}

/// A system administrator may write everywhere, so then the program is started without that right.
const WITHOUT_RIGHTS: [&str; 2] = ["--bounding-set", "-dac_override,-dac_read_search"];

fn read_only_folder() -> Result<Completion, Failed> {
    let home = Home::new()?;
    leave_two_moves(&home)?;
    let kept = home.text("game.txt")?;
    let folder = home.folder();
    let start = if geteuid().is_root() {
        if !is_installed("setpriv", "--version") {
            let reason = "the trials run as root, and the program setpriv is missing";
            return Ok(Completion::ignored_with(reason));
        }
        let program = canfield_tests::program::path()?;
        Start::new("setpriv".as_ref(), home.0.path())
            .args(WITHOUT_RIGHTS)
            .arg(program)
            .arg("--portable")
            .arg(&folder)
    } else {
        home.program(&[])?
    };
    fs::set_permissions(&folder, Permissions::from_mode(0o555))?;
    let mut pty = start.start()?;
    shows_moves(&mut pty, 2)?;
    pty.types("d")?;
    pty.shows("Your game cannot be stored: nothing may be written at")?;
    pty.shows("not stored")?;
    shows_moves(&mut pty, 3)?;
    pty.types("uuu")?;
    shows_moves(&mut pty, 0)?;
    if home.text("game.txt")? != kept {
        return Err("the old game is not as it was".into());
    }
    // Once something may be written again it is, without a word of the player.
    fs::set_permissions(&folder, Permissions::from_mode(0o755))?;
    pty.types("d")?;
    home.wait_until_kept(1)?;
    leave(pty)?;
    Ok(Completion::Completed)
}

/// A game with two moves in the folder.
fn leave_two_moves(home: &Home) -> Result<(), Failed> {
    let mut pty = home.start(GAME)?;
    pty.types("14d")?;
    shows_moves(&mut pty, 2)?;
    leave(pty)?;
    home.wait_until_kept(2)
}

/// The disk is full in the middle of the game, and then it is not.
#[cfg(target_os = "linux")]
fn full_disk() -> Result<(), Failed> {
    use rustix::process::{Resource, Rlimit, prlimit};

    let home = Home::new()?;
    leave_two_moves(&home)?;
    let kept = home.text("game.txt")?;
    // A limit on the length of files stands for the disk. Its signal, which a full disk does not send, is ignored.
    let mut pty = home.shell("trap '' XFSZ; exec \"$@\"", &[])?.start()?;
    shows_moves(&mut pty, 2)?;
    let pid = pty.pid()?;
    let limit = |current| {
        let limit = Rlimit {
            current,
            maximum: None,
        };
        prlimit(Some(pid), Resource::Fsize, limit)
    };
    limit(Some(0))?;
    pty.types("d")?;
    pty.shows("Your game cannot be stored: there is no room left at")?;
    pty.shows("You can play on.")?;
    pty.shows("not stored")?;
    for count in [4, 5] {
        pty.types("d")?;
        pty.wait_for("a game that is not stored", |screen| {
            n_moves(screen) == Some(count) && flowing(screen).contains("not stored")
        })?;
    }
    if home.text("game.txt")? != kept {
        return Err("the old game is not as it was".into());
    }
    // Leaving would lose three moves, so the player is asked, and stays.
    pty.types("q")?;
    pty.shows("Leave? The game you are playing cannot be stored and will be lost.")?;
    pty.types("n")?;
    limit(None)?;
    pty.types("d")?;
    home.wait_until_kept(6)?;
    pty.wait_for("a game that is stored", |screen| {
        !flowing(screen).contains("not stored")
    })?;
    leave(pty)
}

fn folder_in_the_way() -> Result<(), Failed> {
    let home = Home::new()?;
    leave_two_moves(&home)?;
    let kept = home.text("game.txt")?;
    fs::create_dir(home.file("game.new"))?;
    let mut pty = home.start(&[])?;
    pty.types("d")?;
    pty.shows("Your game cannot be stored:")?;
    shows_moves(&mut pty, 3)?;
    if home.text("game.txt")? != kept {
        return Err("the old game is not as it was".into());
    }
    fs::remove_dir(home.file("game.new"))?;
    pty.types("d")?;
    home.wait_until_kept(4)?;
    leave(pty)
}

/// The first start in an empty home: all folders are made.
fn home_without_folders() -> Result<(), Failed> {
    let home = Home::new()?;
    let start = Start::new(canfield_tests::program::path()?, home.0.path());
    let mut pty = start.args(GAME).start()?;
    shows_moves(&mut pty, 0)?;
    pty.types("d")?;
    shows_moves(&mut pty, 1)?;
    leave(pty)?;
    let start = Start::new(canfield_tests::program::path()?, home.0.path());
    let mut pty = start.start()?;
    pty.shows("Your game goes on where you left it.")?;
    shows_moves(&mut pty, 1)?;
    leave(pty)?;
    // Where the system keeps such things; on some systems that is not this folder.
    if cfg!(target_os = "linux") {
        let file = home.0.path().join(".local/share/canfield/game.txt");
        fs::metadata(file)?;
    }
    Ok(())
}

/// Where nothing can be kept, that is said once and the game can be played.
fn no_home() -> Result<(), Failed> {
    let home = Home::new()?;
    let no_folder = home.0.path().join("file");
    fs::write(&no_folder, "not a folder")?;
    let start = Start::new(canfield_tests::program::path()?, home.0.path());
    let start = start.arg("--portable").arg(no_folder.join("kept"));
    let mut pty = start.args(GAME).start()?;
    pty.shows("Your game cannot be stored:")?;
    pty.shows("not stored")?;
    let mut model = Model::new()?;
    model.play("d", &mut pty)?;
    pty.wait_for("another message", |screen| {
        !flowing(screen).contains("cannot be stored")
    })?;
    model.play("d", &mut pty)?;
    if flowing(pty.screen()).contains("cannot be stored") {
        return Err("the same trouble is told again".into());
    }
    pty.types("q")?;
    pty.shows("Leave?")?;
    pty.types("y")?;
    pty.wait_for_end()?;
    Ok(pty.check_restored()?)
}

/// A saved game goes on by its own rules, whatever was played last or is played by default.
fn variant_of_the_save() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(&["--variant", "rainbow", "--deal", "7"])?;
    pty.types("d")?;
    shows_moves(&mut pty, 1)?;
    // What the game says stands below the table, so the table is whole.
    pty.shows("left in the stock.")?;
    let before = without_marks(&table(pty.screen())[..ABOVE_MESSAGES]);
    leave(pty)?;
    home.wait_until_kept(1)?;
    fs::write(
        home.file("settings.txt"),
        "version = 1\nvariant = \"gate\"\n",
    )?;
    let mut pty = home.start(&[])?;
    pty.wait_for("the game of Rainbow", |screen| {
        let table = table(screen);
        let title = screen.contents();
        let title = title.lines().next().unwrap_or_default();
        title.contains("Rainbow")
            && n_moves(screen) == Some(1)
            && table.len() > ABOVE_MESSAGES
            && without_marks(&table[..ABOVE_MESSAGES]) == before
    })?;
    leave(pty)
}

/// A save of every version goes on, with all its moves to be taken back.
fn old_saves() -> Result<(), Failed> {
    let files = data_files("records", ".canfield")?;
    if files.is_empty() {
        return Err("there is no old save to be read".into());
    }
    for file in files {
        let home = Home::new()?;
        home.put("game.txt", fs::read(&file.path)?)?;
        let mut pty = home.start(&[])?;
        pty.shows("Your game goes on where you left it.")?;
        let text = flowing(pty.screen());
        let made = n_moves(pty.screen()).unwrap_or_default();
        if made == 0 || text.contains("could not be read") {
            return Err(format!("{} does not go on:\n{}", file.name, pty.text()).into());
        }
        pty.types(&"u".repeat(made))?;
        shows_moves(&mut pty, 0)?;
        leave(pty)?;
    }
    Ok(())
}
