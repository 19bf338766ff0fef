//! The solver behind a game in a terminal: what it finds out is shown soon, and nobody ever waits for it.

use std::time::Duration;

use canfield_tests::pty::{Pty, now};
use libtest_mimic::{Failed, Trial};

use super::{Home, leave, n_moves, shows_moves, table};

const ESCAPE: &str = "\x1b";

/// What a position that can be won is called in the title.
const WINNABLE: &str = "can be won";
/// What is said while the player waits for a way to win.
const ASKED: &str = "Looking for a way to win. Esc stops.";

/// A deal of which each position is decided at once. After four deals of the stock a card of the waste goes to the
/// fourth pile, and then nothing wins.
const EASY: &[&str] = &["--variant", "canfield", "--deal", "185"];
/// A deal for which the solver needs seconds.
const HARD: &[&str] = &["--variant", "canfield", "--deal", "83"];
/// Hardly a deal of this game can be won.
const HOPELESS: &[&str] = &["--variant", "canfield-original", "--deal", "1"];

/// What is typical must be there within this time, at least once when the machine has nothing else to do.
const AT_ONCE: Duration = Duration::from_millis(100);
/// A key is answered within this time even where a machine has much else to do, and far sooner than the solver is.
const SOON: Duration = Duration::from_millis(900);

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("pty::solver-tells-the-state", tells_the_state),
        Trial::test("pty::solver-dead-end-and-way-back", dead_end),
        Trial::test("pty::c6-solver-never-in-the-way", never_in_the_way),
        Trial::test("pty::d6-search-given-up", search_given_up),
        Trial::test("pty::solver-fair-hint", fair_hint),
    ]
}

/// Starts a game with these settings.
fn start(home: &Home, settings: &str, game: &[&str]) -> Result<Pty, Failed> {
    let settings = format!("version = 1\nautoplay = \"off\"\n{settings} = true\n");
    home.put("settings.txt", settings)?;
    home.start(game)
}

/// After each move it is said whether the game can still be won, and mostly within a tenth of a second.
fn tells_the_state() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = start(&home, "position_state", EASY)?;
    pty.shows(WINNABLE)?;
    let mut fastest = Duration::MAX;
    for count in 1..=4 {
        let pressed = now();
        pty.types("d")?;
        let what = format!("that it can be won after {count} moves");
        let shown = pty.wait_for(&what, |screen| {
            n_moves(screen) == Some(count) && screen.contents().contains(WINNABLE)
        })?;
        fastest = fastest.min(shown.saturating_duration_since(pressed));
    }
    if fastest > AT_ONCE {
        return Err(format!("the state of a position takes {fastest:?} at least").into());
    }
    leave(pty)
}

/// A move that loses the game is told when it is made, and there is a way back, after which the state is another one.
fn dead_end() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = start(&home, "position_state", EASY)?;
    pty.types("dddd")?;
    shows_moves(&mut pty, 4)?;
    pty.shows(WINNABLE)?;
    let winnable = table(pty.screen());
    pty.types("w4")?;
    pty.shows("This game cannot be won any more.")?;
    shows_moves(&mut pty, 5)?;
    pty.types("<")?;
    shows_moves(&mut pty, 4)?;
    pty.shows("Back by one step: from here the game can be won.")?;
    pty.wait_for("no word of a dead end", |screen| {
        !screen.contents().contains("cannot be won")
    })?;
    let rows = |table: &[String]| table[..super::ABOVE_MESSAGES].to_vec();
    let back = super::without_marks(&rows(&table(pty.screen())));
    if back != super::without_marks(&rows(&winnable)) {
        return Err(format!("this is another table:\n{}", back.join("\n")).into());
    }
    leave(pty)
}

/// While the solver works on something that takes seconds, each key is answered as if it did not; and with the first
/// move nobody waits for it any more.
fn never_in_the_way() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(HARD)?;
    pty.types("!")?;
    pty.shows(ASKED)?;
    let pressed = now();
    pty.types("d")?;
    let what = "a move while the solver works";
    let shown = pty.wait_for(what, |screen| n_moves(screen) == Some(1))?;
    let pause = shown.saturating_duration_since(pressed);
    if pause > SOON {
        return Err(format!("a key is answered after {pause:?} while the solver works").into());
    }
    if pty.text().contains(ASKED) {
        return Err(
            "the player is said to wait for an answer about a position that is gone".into(),
        );
    }
    // Whoever waits after all can stop it.
    pty.types("!")?;
    pty.shows(ASKED)?;
    pty.types(ESCAPE)?;
    pty.wait_for("the end of the search", |screen| {
        !screen.contents().contains(ASKED)
    })?;
    shows_moves(&mut pty, 1)?;
    leave(pty)
}

/// A search for a deal that can be won is given up: the old game is there as it was, and no other was counted.
fn search_given_up() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = start(&home, "winnable_only", HOPELESS)?;
    pty.types("d")?;
    pty.shows("31 left in the stock.")?;
    home.wait_until_kept(1)?;
    let (before, kept) = (table(pty.screen()), home.text("game.txt")?);
    pty.types("n")?;
    pty.types("y")?;
    pty.shows("Looking for a deal that can be won: deal number")?;
    pty.shows("of this search")?;
    pty.types(ESCAPE)?;
    pty.wait_for("the old table", |screen| {
        table(screen).get(..super::ABOVE_MESSAGES) == before.get(..super::ABOVE_MESSAGES)
    })?;
    pty.types("u")?;
    home.wait_until_kept(0)?;
    let now_kept = home.text("game.txt")?;
    let deal = |text: &str| {
        text.lines()
            .find(|line| line.starts_with("deal:"))
            .map(str::to_owned)
    };
    if deal(&now_kept) != deal(&kept) {
        return Err(format!("another game is kept:\n{now_kept}").into());
    }
    if home.file("statistics.txt").exists() {
        return Err(format!("a game was counted:\n{}", home.text("statistics.txt")?).into());
    }
    leave(pty)
}

/// A fair hint comes by itself after the key, and the key pressed again shows another one.
fn fair_hint() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(EASY)?;
    let pressed = now();
    pty.types("t")?;
    let shown = pty.shows("Hint:")?;
    let pause = shown.saturating_duration_since(pressed);
    if pause > SOON {
        return Err(format!("a hint takes {pause:?}").into());
    }
    pty.types("d")?;
    shows_moves(&mut pty, 1)?;
    pty.types("t")?;
    pty.shows("Hint:")?;
    leave(pty)
}
