//! A session, the place where it is kept, and the clock by which it is played: what each of the programs runs.

use std::mem;
use std::path::Path;

use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::scene::Scene;
use canfield_session::session::{Session, Wanted};

use crate::clock::Clock;
use crate::keep::Keep;

/// A game that is kept.
#[derive(Debug)]
pub struct Game {
    session: Session,
    keep: Keep,
    clock: Clock,
    /// What the session has asked for and is not done yet.
    pending: Vec<Effect>,
}

impl Game {
    /// Goes on with the game that is kept in a folder, unless another one is wanted. `entropy` are 64 random bits, from
    /// which the numbers of new games follow.
    #[must_use]
    pub fn open(folder: Option<&Path>, wanted: Wanted, entropy: u64) -> Self {
        let clock = Clock::start();
        let (keep, found) = Keep::open(folder);
        let (session, pending) = Session::open(found, wanted, entropy, clock.now());
        Self {
            session,
            keep,
            clock,
            pending,
        }
    }

    /// What is to be seen.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.session.scene()
    }

    /// Does what the player asks for. What is to be stored is not stored yet, so that a program can first show what
    /// was done.
    pub fn update(&mut self, command: Command) {
        let effects = self.session.update(command, self.clock.now());
        self.pending.extend(effects);
    }

    /// Whether [`Game::settle`] has anything to do.
    #[must_use]
    pub const fn is_settled(&self) -> bool {
        self.pending.is_empty()
    }

    /// Whether the player has left.
    #[must_use]
    pub fn is_left(&self) -> bool {
        self.pending.contains(&Effect::Quit)
    }

    /// Stores what is to be stored, and does what else the session has asked for; true if there is news by that.
    pub fn settle(&mut self) -> bool {
        let reports = self.keep.carry_out(&mem::take(&mut self.pending));
        let has_news = !reports.is_empty();
        for report in reports {
            self.update(report);
        }
        has_news
    }
}
