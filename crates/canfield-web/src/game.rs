//! A session, the place where it is kept, and the clock by which it is played: what the page runs.

use std::rc::Rc;

use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::scene::Scene;
use canfield_session::session::{Session, Wanted};
use canfield_session::storage::Found;

use crate::keep::Keep;
use crate::storage::LocalStorage;
use crate::{clock, environment, sight};

/// What happens by itself, outside of the page's own events: whoever gets it updates the game and draws it.
///
/// It is never called while a game is being opened or updated, but always later.
pub type Report = Rc<dyn Fn(Command)>;

/// What is there before the game is opened.
#[derive(Debug)]
pub struct Start {
    keep: Keep<LocalStorage>,
    found: Found,
}

impl Start {
    /// Looks at what is kept; `is_alone` is false if another page plays already.
    #[must_use]
    pub fn new(is_alone: bool) -> Self {
        let (keep, found) = Keep::open(LocalStorage::open(), is_alone);
        Self { keep, found }
    }

    /// Goes on with the game that is kept, or begins a new one.
    #[must_use]
    pub fn open(self, report: &Report) -> Game {
        let (session, effects) = Session::open(
            self.found,
            Wanted::default(),
            environment::entropy(),
            clock::now(),
        );
        sight::watch(report);
        let mut game = Game {
            session,
            keep: self.keep,
        };
        game.carry_out(effects);
        game
    }
}

/// A game that is kept.
#[derive(Debug)]
pub struct Game {
    session: Session,
    keep: Keep<LocalStorage>,
}

impl Game {
    /// What is to be seen.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.session.scene()
    }

    /// Does what the player asks for, or what was reported. Afterwards it is stored.
    pub fn update(&mut self, command: Command) {
        let effects = self.session.update(command, clock::now());
        self.carry_out(effects);
    }

    /// Does what the session has asked for.
    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Some(report) = self.keep.carry_out(&effect) {
                self.update(report);
            }
        }
    }
}
