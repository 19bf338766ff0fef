//! The time, for sessions that are only ever told it.

use std::time::Instant;

use canfield_session::daily::Day;
use canfield_session::session::Millis;
use chrono::Datelike;

/// The time since the program was started.
#[derive(Debug, Clone, Copy)]
pub struct Clock(Instant);

impl Clock {
    /// A clock that begins at 0 now.
    #[expect(
        clippy::disallowed_methods,
        reason = "the programs own the clock, and this is theirs"
    )]
    #[must_use]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// The present moment.
    #[must_use]
    pub fn now(&self) -> Millis {
        Millis(u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX))
    }
}

/// The day that the player's calendar shows.
#[must_use]
pub fn today() -> Day {
    let today = chrono::Local::now().date_naive();
    Day {
        year: u16::try_from(today.year()).unwrap_or_default(),
        month: u8::try_from(today.month()).unwrap_or(1),
        day: u8::try_from(today.day()).unwrap_or(1),
    }
}
