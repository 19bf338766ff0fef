//! How long a game has been played.

use crate::session::Millis;

/// A clock that counts while the game goes on. It never rings: what it shows is as old as the last command, so a
/// program that waits for its player sleeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Clock {
    /// What was counted.
    elapsed_millis: u64,
    /// The moment of the last command.
    last: Millis,
    /// Whether the program is out of sight.
    is_suspended: bool,
}

impl Clock {
    /// A clock that has counted nothing yet.
    pub(crate) const fn new(now: Millis) -> Self {
        Self {
            elapsed_millis: 0,
            last: now,
            is_suspended: false,
        }
    }

    /// Lets the time pass up to now, and tells how much that was. It counts if the game goes on and is in sight.
    pub(crate) fn advance(&mut self, now: Millis, goes_on: bool) -> u64 {
        let passed = now.0.saturating_sub(self.last.0);
        self.last = now;
        if goes_on && !self.is_suspended {
            self.elapsed_millis = self.elapsed_millis.saturating_add(passed);
        }
        passed
    }

    /// Begins to count anew.
    pub(crate) const fn reset(&mut self) {
        self.set(0);
    }

    /// Goes on from here.
    pub(crate) const fn set(&mut self, elapsed_millis: u64) {
        self.elapsed_millis = elapsed_millis;
    }

    pub(crate) const fn suspend(&mut self) {
        self.is_suspended = true;
    }

    pub(crate) const fn resume(&mut self) {
        self.is_suspended = false;
    }

    pub(crate) const fn is_suspended(&self) -> bool {
        self.is_suspended
    }

    pub(crate) const fn elapsed_millis(&self) -> u64 {
        self.elapsed_millis
    }

    pub(crate) const fn elapsed_secs(&self) -> u64 {
        self.elapsed_millis / 1000
    }
}
