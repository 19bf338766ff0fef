//! A game by keys and by mouse, on screens of every size.

use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_tests::pty::Pty;
use libtest_mimic::{Failed, Trial};

use super::{GAME, Home, Model, leave, n_moves, shows_moves};

const ESCAPE: &str = "\x1b";
const CONTROL_C: &str = "\x03";
const CONTROL_R: &str = "\x12";

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("pty::keys", keys),
        Trial::test("pty::clicks-and-drags", clicks_and_drags),
        Trial::test("pty::wheel", wheel),
        Trial::test("pty::resize", resize),
        Trial::test("pty::g2-clicks-at-the-edge", clicks_at_the_edge),
        Trial::test("pty::g5-escape-closes-a-dialog", escape_closes_a_dialog),
        Trial::test("pty::g13-control-c-in-a-command", control_c_in_a_command),
        Trial::test("pty::b3-ten-draws-at-once", ten_draws_at_once),
        Trial::test("pty::d9-language-in-mid-game", language_in_mid_game),
        Trial::test("pty::undo-is-no-way-to-look-for-nothing", undo_for_money),
        Trial::test(
            "pty::languages-of-the-environment",
            languages_of_environment,
        ),
        Trial::test("pty::e12-restart-is-the-same-deal", restart),
        Trial::test("pty::e13-every-start-is-another-deal", other_deals),
    ]
}

/// Another language changes the words and nothing else: the game goes on, and what was counted stays counted (fault D9).
fn language_in_mid_game() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    pty.types("14")?;
    pty.shows("1 move")?;
    pty.types("ny")?;
    pty.shows("0 moves")?;
    pty.types("dd")?;
    pty.shows("2 moves")?;
    pty.types("%")?;
    pty.shows("Statistics of Canfield")?;
    if statistics_line(&mut pty, "Played")? != "1" {
        return Err("the first deal is not counted".into());
    }
    close(&mut pty, "Statistics of")?;
    // The language is the first of the settings: from that of the system over English to Italian.
    pty.types("s")?;
    pty.shows("Settings")?;
    pty.types("  ")?;
    pty.shows("Impostazioni")?;
    close(&mut pty, "Impostazioni")?;
    pty.shows("2 mosse")?;
    pty.types("%")?;
    pty.shows("Statistiche: Canfield")?;
    if statistics_line(&mut pty, "Giocate")? != "1" {
        return Err("the first deal is forgotten".into());
    }
    close(&mut pty, "Statistiche:")?;
    // Keys stay what they are.
    pty.types("u")?;
    pty.shows("1 mossa")?;
    leave(pty)?;
    // It is kept.
    let mut pty = home.program(&[])?.start()?;
    pty.shows("? tasti")?;
    pty.shows("1 mossa")?;
    leave(pty)
}

/// Where the cards bring money, taking back a card that was seen costs money, which is said, stands in the account with its
/// plot, and is still there after the program was left (faults D14 and D1).
fn undo_for_money() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(&["--variant", "dispettoso", "--deal", "12345"])?;
    pty.types("dd")?;
    pty.shows("lost 45")?;
    // A hand that is over, so that there is a balance over the hands.
    pty.types("ny")?;
    pty.shows("lost 45")?;
    pty.types("g12345\r")?;
    pty.shows("Deal 12345")?;
    pty.types("dd")?;
    for lost in ["lost 50", "lost 55"] {
        pty.types("u")?;
        pty.shows(lost)?;
        pty.shows("To have seen these cards costs 5.")?;
    }
    leave(pty)?;
    let mut pty = home.program(&[])?.start()?;
    pty.shows("lost 55")?;
    pty.types("%")?;
    pty.shows("Statistics of Il dispettoso")?;
    pty.types("a")?;
    pty.shows("Balance over the hands")?;
    pty.shows("60 paid, 5 to receive")?;
    pty.shows("50 paid, 5 received")?;
    close(&mut pty, "Account of")?;
    close(&mut pty, "Statistics of")?;
    leave(pty)
}

/// Closes the dialog with this title, and waits until it is gone.
fn close(pty: &mut Pty, title: &str) -> Result<(), Failed> {
    pty.types(ESCAPE)?;
    pty.wait_for("the table", |screen| !screen.contents().contains(title))?;
    Ok(())
}

/// The number behind a name in the statistics.
fn statistics_line(pty: &mut Pty, name: &str) -> Result<String, Failed> {
    pty.shows(name)?;
    let contents = pty.screen().contents();
    let line = contents.lines().find(|line| line.contains(name));
    let number = line.and_then(|line| {
        line.split_whitespace()
            .find(|word| word.parse::<u32>().is_ok())
    });
    Ok(number.ok_or("there is no number")?.to_owned())
}

/// The first language of the environment that is known is spoken.
fn languages_of_environment() -> Result<(), Failed> {
    for (languages, keys) in [
        ("de:it:en", "? tasti"),
        ("es", "? teclas"),
        ("fi_FI", "? apu"),
        ("et", "? abi"),
        ("de", "? keys"),
    ] {
        let home = Home::new()?;
        let start = home.program(GAME)?;
        let start = start.env("LANGUAGE", languages).env("LANG", "en_US.UTF-8");
        let mut pty = start.start()?;
        pty.shows(keys)?;
        leave(pty)?;
    }
    Ok(())
}

fn keys() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.is_seen_in(&mut pty)?;
    for command in [
        "14", "r2", "d", "d", "d", "w2", "u", "u", CONTROL_R, CONTROL_R, "w9", "d", "u",
    ] {
        model.play(command, &mut pty)?;
    }
    // What is refused is said, and changes nothing.
    pty.types("wr")?;
    pty.shows("The reserve takes no cards.")?;
    model.is_seen_in(&mut pty)?;
    leave(pty)
}

/// A card is moved by two clicks, by dragging it, and back and forth.
fn clicks_and_drags() -> Result<(), Failed> {
    let home = Home::new()?;
    let (from, to) = (PileId::Tableau(0), PileId::Tableau(3));
    for is_dragged in [false, true] {
        let mut pty = home.start(GAME)?;
        let mut model = Model::new()?;
        model.is_seen_in(&mut pty)?;
        let (start, end) = (model.place(from)?, model.place(to)?);
        if is_dragged {
            pty.mouse(0, start, true)?;
            for x in (start.0..end.0).step_by(3) {
                pty.mouse(32, (x, start.1), true)?;
            }
            pty.mouse(0, end, false)?;
        } else {
            pty.click(start)?;
            pty.shows("picked up. Where to?")?;
            pty.click(end)?;
        }
        model.types("14");
        shows_moves(&mut pty, 1)?;
        model.update(Command::Draw);
        pty.click(model.place(PileId::Stock)?)?;
        shows_moves(&mut pty, 2)?;
        model.play("u", &mut pty)?;
        model.play("u", &mut pty)?;
        leave(pty)?;
    }
    Ok(())
}

fn wheel() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.play("14", &mut pty)?;
    model.play("d", &mut pty)?;
    let (back, forth) = (64, 65);
    for (wheel, keys) in [
        (back, "u"),
        (back, "u"),
        (back, "u"),
        (forth, CONTROL_R),
        (forth, CONTROL_R),
    ] {
        pty.mouse(wheel, (40, 12), true)?;
        model.types(keys);
        model.is_seen_in(&mut pty)?;
    }
    leave(pty)
}

/// Down to a single cell and back: the same game, drawn anew.
fn resize() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.play("14", &mut pty)?;
    model.play("d", &mut pty)?;
    for (columns, rows) in [(1, 1), (1, 24), (80, 1), (5, 3)] {
        pty.resize(columns, rows)?;
        // A key that comes with the change of size is not lost, nor is it late.
        pty.types("d")?;
        model.types("d");
        home.wait_until_kept(model.scene().n_moves)?;
    }
    resize_and_wait(&mut pty, (43, 16))?;
    pty.shows("This window is too small: 44 columns and 16 rows are needed.")?;
    resize_and_wait(&mut pty, (1, 1))?;
    pty.resize(80, 24)?;
    model.is_seen_in(&mut pty)?;
    leave(pty)
}

/// Waits until the program has cleared the screen of the new size: a key that arrives at the very moment of the change
/// is sometimes only read together with the next one.
fn resize_and_wait(pty: &mut Pty, (columns, rows): (u16, u16)) -> Result<(), Failed> {
    let n_cleared = |pty: &Pty| pty.written().matches("\x1b[2J").count();
    let before = n_cleared(pty);
    pty.resize(columns, rows)?;
    while n_cleared(pty) <= before {
        pty.waits_for_more_than(pty.written().len())?;
    }
    Ok(())
}

fn clicks_at_the_edge() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.is_seen_in(&mut pty)?;
    let edge = [
        (0, 0),
        (79, 0),
        (0, 23),
        (79, 23),
        (79, 12),
        (80, 24),
        (500, 500),
        (u16::MAX, u16::MAX),
    ];
    for at in edge {
        pty.click(at)?;
    }
    model.play("14", &mut pty)?;
    // Where the screen was a moment ago.
    resize_and_wait(&mut pty, (44, 16))?;
    for at in [(79, 12), (79, 23), (44, 16), (43, 15), (20, 23)] {
        pty.click(at)?;
    }
    // A key that is answered shows that all of them are dealt with.
    pty.types("d")?;
    model.types("d");
    home.wait_until_kept(2)?;
    pty.shows("31 left in the stock.")?;
    pty.resize(80, 24)?;
    model.is_seen_in(&mut pty)?;
    model.play("d", &mut pty)?;
    leave(pty)
}

/// Faults G5 and E11: only the dialog closes, and the game under it is the same.
fn escape_closes_a_dialog() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.play("14", &mut pty)?;
    for (key, title) in [
        ("?", " Keys "),
        ("i", "Rules of Canfield"),
        ("v", "Choose a game"),
        ("%", "Statistics of Canfield"),
        ("s", " Settings "),
        ("g", "Go to a deal"),
        ("n", "Please confirm"),
    ] {
        pty.types(key)?;
        pty.wait_for(title, |screen| screen.contents().contains(title))?;
        pty.types(ESCAPE)?;
        model.is_seen_in(&mut pty)?;
    }
    // Where no dialog is open it does no more than to forget what is typed.
    pty.types("w")?;
    pty.shows("Command: w")?;
    pty.types(ESCAPE)?;
    pty.wait_for("a forgotten command", |screen| {
        !screen.contents().contains("Command:")
    })?;
    model.play("d", &mut pty)?;
    leave(pty)
}

fn control_c_in_a_command() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.is_seen_in(&mut pty)?;
    pty.types("r")?;
    pty.shows("Command: r")?;
    pty.types(CONTROL_C)?;
    pty.wait_for("a forgotten command", |screen| {
        !screen.contents().contains("Command:")
    })?;
    // It would have been the second half.
    pty.types("2")?;
    pty.shows("Command: 2")?;
    pty.types(CONTROL_C)?;
    pty.wait_for("a forgotten command", |screen| {
        !screen.contents().contains("Command:")
    })?;
    model.play("d", &mut pty)?;
    pty.types(CONTROL_C)?;
    let status = pty.wait_for_end()?;
    if !status.success() {
        return Err(format!("the program ends with {status}").into());
    }
    home.wait_until_kept(1)?;
    Ok(pty.check_restored()?)
}

/// Fault B3: fast draws are draws of their own, and are taken back one by one.
fn ten_draws_at_once() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.play("dddddddddd", &mut pty)?;
    home.wait_until_kept(10)?;
    for _ in 0..10 {
        model.play("u", &mut pty)?;
    }
    if model.scene().n_moves == 0 {
        leave(pty)
    } else {
        Err("ten draws are not taken back by ten keys".into())
    }
}

fn restart() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.play("14", &mut pty)?;
    model.play("d", &mut pty)?;
    home.wait_until_kept(2)?;
    leave(pty)?;
    // The deal is the same, however often, before and after the program is started anew.
    let mut pty = home.start(&[])?;
    for _ in 0..2 {
        model.play("o", &mut pty)?;
        model.play("d", &mut pty)?;
    }
    pty.shows("Deal 12345")?;
    leave(pty)
}

fn other_deals() -> Result<(), Failed> {
    let mut deals = Vec::new();
    for _ in 0..3 {
        let home = Home::new()?;
        let pty = home.start(&[])?;
        let title = pty.text().lines().next().map(str::to_owned);
        if n_moves(pty.screen()) != Some(0) || title.is_none() || deals.contains(&title) {
            return Err(format!("{title:?} was dealt before, or is no new game").into());
        }
        deals.push(title);
        leave(pty)?;
    }
    Ok(())
}
