//! Saved games of every version of their format: each goes on as it was left, for ever.

use std::fs;

use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::message::Message;
use canfield_session::session::{Millis, Session, Wanted};
use canfield_session::storage::{Found, Key};
use canfield_tests::{DataFile, data_files};
use libtest_mimic::{Failed, Trial};

pub(crate) fn trials() -> Vec<Trial> {
    let files = data_files("records", ".canfield").unwrap_or_default();
    files
        .into_iter()
        .map(|file| Trial::test(format!("records::{}", file.name), move || check(&file)))
        .collect()
}

/// The game goes on without a complaint, and all that was played can be taken back and made again.
fn check(file: &DataFile) -> Result<(), Failed> {
    let found = Found {
        texts: [(Key::Game, Ok(fs::read_to_string(&file.path)?))].into(),
        trouble: None,
    };
    let (mut session, effects) = Session::open(found, Wanted::default(), 1, Millis(0));
    let complains = |effect: &Effect| !matches!(effect, Effect::Store { .. });
    if effects.iter().any(complains) || session.scene().status != [Message::GoesOn] {
        return Err(format!("it does not go on: {:?}", session.scene().status).into());
    }
    let position = session.state().clone();
    let n_moves = session.scene().n_moves;
    while session.scene().can_undo {
        session.update(Command::Undo, Millis(0));
    }
    for _ in 0..n_moves {
        session.update(Command::Redo, Millis(0));
    }
    if *session.state() != position {
        return Err("its moves lead elsewhere when they are made again".into());
    }
    Ok(())
}
