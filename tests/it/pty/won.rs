//! A game that is played to its end by keys alone.

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_session::scene::Dialog;
use canfield_solver::{Limits, Search, Verdict};
use libtest_mimic::{Failed, Trial};

use super::{GAME, Home, Model, leave, n_moves, shows_moves};

pub(super) fn trials() -> Vec<Trial> {
    vec![Trial::test("pty::won-by-keys", won_by_keys)]
}

/// The keys with which a player makes a move.
fn keys(mv: Move) -> Result<String, Failed> {
    let letter = |pile| match pile {
        PileId::Waste => Ok("w".to_owned()),
        PileId::Reserve(0) => Ok("r".to_owned()),
        PileId::Foundation(_) => Ok("f".to_owned()),
        PileId::Tableau(n) => Ok((n + 1).to_string()),
        pile => Err(format!("{pile} cannot be typed")),
    };
    Ok(match mv {
        Move::Draw | Move::Redeal => "d".to_owned(),
        Move::Transfer { from, to, .. } => letter(from)? + &letter(to)?,
    })
}

/// The moves that win from where a game is now.
fn line(model: &Model) -> Result<Vec<Move>, Failed> {
    let limits = Limits {
        states: 5_000_000,
        table_bytes: 1 << 28,
    };
    let rules = &model.0.variant().rules;
    let mut search = Search::new(rules, model.0.state(), limits);
    loop {
        match search.step(limits.states) {
            None => {}
            Some(Verdict::Solved(line)) => return Ok(line.clone()),
            Some(verdict) => return Err(format!("this is not won: {verdict:?}").into()),
        }
    }
}

fn won_by_keys() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.is_seen_in(&mut pty)?;
    let is_won = |model: &Model| matches!(model.scene().dialog, Some(Dialog::Won));
    while !is_won(&model) {
        let rules = model.0.variant().rules.clone();
        let mut state = model.0.state().clone();
        for mv in line(&model)? {
            let keys = keys(mv)?;
            model.types(&keys);
            pty.types(&keys)?;
            let count = model.scene().n_moves;
            if is_won(&model) {
                break;
            }
            model.is_seen_in(&mut pty)?;
            // Cards that went home by themselves may have changed what wins; then it is found anew.
            if rules.apply(&mut state, mv).is_err() || state != *model.0.state() {
                break;
            }
            if count > 1_000 {
                return Err("the game does not come to its end".into());
            }
        }
    }
    let made = model.scene().n_moves;
    pty.shows(&format!("Moves {made} "))?;
    pty.shows("52 of 52 home")?;
    // The dialog is closed by a key of its own: together with the next one it would look like a key with Alt.
    pty.types("\x1b")?;
    pty.wait_for("the table", |screen| {
        n_moves(screen).is_some() && !screen.contents().contains("You have won!")
    })?;
    pty.types("%")?;
    pty.shows("Played 1 ")?;
    pty.shows("Won 1 (100 %)")?;
    pty.types("\x1b")?;
    // A card taken back and played again is no second win (fault B14).
    pty.wait_for("the table", |screen| {
        !screen.contents().contains("Statistics")
    })?;
    pty.types("uU")?;
    pty.shows("You have won!")?;
    pty.types("n")?;
    shows_moves(&mut pty, 0)?;
    pty.types("%")?;
    pty.shows("Played 1 ")?;
    pty.shows("Won 1 (100 %)")?;
    pty.types("\x1b")?;
    pty.wait_for("the table", |screen| {
        !screen.contents().contains("Statistics")
    })?;
    leave(pty)
}
