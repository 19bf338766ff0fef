//! A session, the place where it is kept, the clock by which it is played and the solver that it asks: what each of the
//! programs runs.

use std::mem;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::scene::Scene;
use canfield_session::session::{Session, Wanted};

use crate::clock::Clock;
use crate::keep::Keep;
use crate::solve_thread::{SolveThread, Wake};

/// How often a program tries [`Game::take_over`] while it runs beside another copy of itself.
pub const BESIDE_PAUSE: Duration = Duration::from_millis(500);

/// A game that is kept.
#[derive(Debug)]
pub struct Game {
    session: Session,
    keep: Keep,
    clock: Clock,
    solver: SolveThread,
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
            solver: SolveThread::default(),
            pending,
        }
    }

    /// Has this called, on another thread, whenever the solver has found something.
    pub fn wake_with(&mut self, wake: impl Fn() + Send + Sync + 'static) {
        self.solver.wake = Wake(Some(Arc::new(wake)));
    }

    /// What is to be seen.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.session.scene()
    }

    /// Does what the player asks for. What is to be stored is not stored yet, so that a program can first show what
    /// was done.
    pub fn update(&mut self, command: Command) {
        let is_answer = self.session.is_asking();
        let effects = self.session.update(command, self.clock.now());
        self.pending.extend(effects);
        if self.is_left() && !is_answer {
            self.make_sure_before_leaving();
        }
    }

    /// Stores what is still to be stored before the player leaves. If that fails, the session hears of it first and can
    /// ask whether the player wants to leave all the same.
    fn make_sure_before_leaving(&mut self) {
        self.pending.retain(|effect| *effect != Effect::Quit);
        if self.settle() {
            self.update(Command::Quit);
        } else {
            self.pending.push(Effect::Quit);
        }
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

    /// Whether the solver is at work, so that there may be news at any time.
    #[must_use]
    pub const fn is_solving(&self) -> bool {
        self.solver.is_busy()
    }

    /// Hands the session what the solver has found; true if it has found anything.
    ///
    /// # Panics
    ///
    /// If the solver did.
    pub fn fetch_answer(&mut self) -> bool {
        let answer = self.solver.answer();
        let has_news = answer.is_some();
        if let Some(answer) = answer {
            self.update(answer);
        }
        has_news
    }

    /// Whether another running copy of the program stores, and this one does not.
    #[must_use]
    pub const fn is_beside_another(&self) -> bool {
        self.keep.is_beside_another()
    }

    /// Stores from now on if the other running copy has ended; true if there is news by that.
    pub fn take_over(&mut self) -> bool {
        let found = self.keep.take_over();
        let has_news = found.is_some();
        if let Some(found) = found {
            self.update(Command::TakeOver(Box::new(found)));
        }
        has_news
    }

    /// Stores what is to be stored, and does what else the session has asked for; true if there is news by that.
    pub fn settle(&mut self) -> bool {
        let effects = mem::take(&mut self.pending);
        let reports = self.keep.carry_out(&effects);
        for effect in effects {
            match effect {
                Effect::Solve(job) => self.solver.start(*job),
                Effect::CancelSolve(id) => self.solver.cancel(id),
                _ => {}
            }
        }
        let has_news = !reports.is_empty();
        for report in reports {
            self.update(report);
        }
        has_news
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use canfield_session::scene::Dialog;

    use super::*;

    /// Whoever leaves faster than a full disk is noticed is asked all the same, and can then leave.
    #[test]
    fn nobody_leaves_unasked_with_a_game_that_is_not_kept() {
        let home = tempfile::tempdir().unwrap();
        // A folder in the way of the new file stands for every reason why it cannot be written.
        fs::create_dir(home.path().join("game.new")).unwrap();
        let mut game = Game::open(Some(home.path()), Wanted::default(), 7);
        game.update(Command::Draw);
        game.update(Command::Quit);
        assert!(!game.is_left());
        assert!(matches!(game.scene().dialog, Some(Dialog::Confirm(_))));
        game.update(Command::Answer(true));
        assert!(game.is_left());
    }

    #[test]
    fn whoever_leaves_at_once_finds_the_game_again() {
        let home = tempfile::tempdir().unwrap();
        let mut game = Game::open(Some(home.path()), Wanted::default(), 7);
        game.update(Command::Draw);
        game.update(Command::Quit);
        assert!(game.is_left());
        drop(game);
        let game = Game::open(Some(home.path()), Wanted::default(), 8);
        assert_eq!(game.scene().n_moves, 1);
    }
}
