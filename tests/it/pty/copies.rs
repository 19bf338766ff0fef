//! Two running copies of the program: the first stores; the second is told, and takes over when it is alone (fault E18).

use canfield_tests::pty::Pty;
use libtest_mimic::{Failed, Trial};
use rustix::process::Signal;

use super::{GAME, Home, Model, leave, shows_moves};

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("pty::second-copy", second_copy),
        Trial::test("pty::e18-the-second-copy-takes-over", takes_over),
        Trial::test("pty::e18-of-two-games-the-player-chooses", two_games),
    ]
}

fn second_copy() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut first = home.start(GAME)?;
    let mut model = Model::new()?;
    model.play("14", &mut first)?;
    model.play("d", &mut first)?;
    home.wait_until_kept(2)?;
    let kept = home.text("game.txt")?;

    let mut second = home.start(&["--variant", "rainbow", "--deal", "7"])?;
    second.shows("The game is running a second time.")?;
    second.types("dddn")?;
    second.shows("Give up this game and start a new one?")?;
    second.types("y")?;
    shows_moves(&mut second, 0)?;
    second.types("d")?;
    shows_moves(&mut second, 1)?;
    // Nothing of it is kept, so the player is asked.
    second.types("q")?;
    second.shows("Leave? The game you are playing cannot be stored and will be lost.")?;
    second.types("y")?;
    second.wait_for_end()?;
    second.check_restored()?;
    if home.text("game.txt")? != kept {
        return Err("the second copy has overwritten the game of the first".into());
    }

    model.play("d", &mut first)?;
    home.wait_until_kept(3)?;
    leave(first)?;
    let mut pty = home.start(&[])?;
    model.is_resumed_in(&mut pty)?;
    leave(pty)
}

/// Nothing was played in the second copy: it goes on with the game of the first, however that has ended.
fn takes_over() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut first = home.start(GAME)?;
    let mut model = Model::new()?;
    model.play("14", &mut first)?;
    model.play("d", &mut first)?;
    home.wait_until_kept(2)?;
    let mut second = home.start(&[])?;
    second.shows("The game is running a second time.")?;
    model.play("d", &mut first)?;
    home.wait_until_kept(3)?;
    first.signal(Signal::KILL)?;
    first.wait_for_end()?;
    second.shows("From now on, everything is stored here.")?;
    model.is_resumed_in(&mut second)?;
    model.play("d", &mut second)?;
    home.wait_until_kept(4)?;
    // And now the second is the one beside which others are told.
    let mut third = home.start(&[])?;
    third.shows("The game is running a second time.")?;
    leave(third)?;
    model.play("u", &mut second)?;
    leave(second)?;
    let mut again = home.start(&[])?;
    model.is_resumed_in(&mut again)?;
    leave(again)
}

/// Of two games that were begun none is given up without a yes.
fn two_games() -> Result<(), Failed> {
    let (other, now) = (
        "Keep this game instead",
        "From now on, everything is stored here.",
    );
    for (answers, goes_on) in [
        (&[("y", now)][..], "12345"),
        (&[("n", other), ("y", now)], "7"),
        (
            &[("n", other), ("n", "The other game stays stored")],
            "12345",
        ),
    ] {
        let home = Home::new()?;
        let mut first = home.start(GAME)?;
        let mut model = Model::new()?;
        model.play("14", &mut first)?;
        home.wait_until_kept(1)?;
        let kept = home.text("game.txt")?;
        let mut second = home.start(&["--deal", "7"])?;
        second.types("dd")?;
        shows_moves(&mut second, 2)?;
        leave(first)?;
        second.shows("and that one is closed now.")?;
        let moves = |text: &str| text.split_once("moves:").map(|(_, moves)| moves.to_owned());
        if moves(&home.text("game.txt")?) != moves(&kept) {
            return Err("the game of the first copy is overwritten unasked".into());
        }
        for (answer, says) in answers {
            second.types(answer)?;
            second.shows(says)?;
        }
        let is_kept = answers.iter().any(|(_, says)| *says == now);
        ends(second, is_kept)?;
        let mut again = home.start(&[])?;
        again.shows(&format!("Deal {goes_on}"))?;
        shows_moves(&mut again, if goes_on == "7" { 2 } else { 1 })?;
        leave(again)?;
    }
    Ok(())
}

/// Leaves the program, which asks where the game is not kept.
fn ends(mut pty: Pty, is_kept: bool) -> Result<(), Failed> {
    if is_kept {
        return leave(pty);
    }
    pty.types("q")?;
    pty.shows("Leave? The game you are playing cannot be stored and will be lost.")?;
    pty.types("y")?;
    pty.wait_for_end()?;
    Ok(())
}
