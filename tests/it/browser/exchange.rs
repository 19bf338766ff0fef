//! A game that was begun in another front end goes on in the page, and that of the page goes on elsewhere.

use std::fs;
use std::path::Path;

use canfield_core::variants::{self, Variant};
use canfield_native::game::Game;
use canfield_native::keep;
use canfield_session::command::Command;
use canfield_session::session::Wanted;
use canfield_tests::webdriver::DESK;
use libtest_mimic::{Failed, Trial};

use super::{ESCAPE, LINK, Player, trial};
use crate::exchange::{Course, export, play, take_over};

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial("a-game-comes-and-goes", comes_and_goes),
        trial("no-file-is-chosen", no_file),
    ]
}

/// A game of every variant comes from the terminal into the page as a file, with all that can be undone and redone, and goes
/// back by the file that the page saves.
fn comes_and_goes() -> Result<(), Failed> {
    let saved = tempfile::tempdir()?;
    let mut player = Player::open(DESK, LINK)?;
    player.browser.will_choose_files()?;
    player.browser.save_into(saved.path())?;
    for variant in variants::all() {
        goes_round(&mut player, variant, saved.path())
            .map_err(|failed| format!("{}: {failed:?}", variant.id))?;
    }
    player.expect_no_complaints()
}

fn goes_round(player: &mut Player, variant: &Variant, saved: &Path) -> Result<(), Failed> {
    let home = tempfile::tempdir()?;
    let wanted = Wanted {
        variant: Some(variant.clone()),
        deck: Some("12345".parse()?),
        ..Wanted::default()
    };
    let mut program = Game::open(Some(home.path()), wanted, 1);
    play(&mut program);
    let made = Course::of(&mut program);
    let text = export(&mut program, home.path())?;
    drop(program);

    player.keys(&format!("{ESCAPE}d%"))?;
    player.browser.keys("m")?;
    let file = home.path().join("canfield-export.txt");
    player.browser.choose_file(&file)?;
    let ask = "document.querySelector('dialog[open][data-dialog=confirm]')";
    player.browser.wait_until(ask)?;
    player.tell(Command::Import(text));
    player.keys("y")?;
    player.compare()?;
    player.keys("UUU")?;
    player.compare()?;
    player.keys(&"u".repeat(7))?;
    player.compare()?;
    // The player is where the game was exported.
    player.keys("UUUU")?;
    player.compare()?;

    player.keys("%e")?;
    let file = saved.join("canfield.txt");
    let is_there = |_: &_| Ok(file.exists().then_some(()));
    player.browser.wait_for("a file is saved", is_there)?;
    let other = tempfile::tempdir()?;
    let mut program = Game::open(Some(other.path()), Wanted::default(), 2);
    take_over(&mut program, keep::opened(&file));
    fs::remove_file(&file)?;
    made.expect("the terminal after the page", &mut program)
}

/// Whoever is asked for a file and chooses none is where he was, and can be asked again.
fn no_file() -> Result<(), Failed> {
    let player = Player::open(DESK, LINK)?;
    let inputs = "document.querySelectorAll('input[type=file]').length";
    player.browser.keys("%")?;
    player.browser.eval(
        "window.asked = 0;
         addEventListener('cancel', (event) => { asked += event.target.type === 'file'; }, true)",
    )?;
    for n in 1..=3 {
        if n < 3 {
            player.browser.keys("m")?;
        } else {
            // What the page clicks at itself is no click of the player's.
            let [left, top, right, bottom] = player.place("dialog[open] [data-command=import]")?;
            player.click([f64::midpoint(left, right), f64::midpoint(top, bottom)])?;
        }
        let condition = format!("asked === {n} && {inputs} === 0");
        player.browser.wait_until(&condition)?;
        assert_eq!(player.dialog()?.as_deref(), Some("statistics"));
    }
    player.browser.keys("%d")?;
    let undo = "document.querySelector('[data-command=undo]:not([disabled])')";
    player.browser.wait_until(undo)?;
    player.expect_no_complaints()
}
