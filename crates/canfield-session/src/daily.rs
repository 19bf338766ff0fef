//! The deal of a day, which is the same for all players.

use std::fmt;

/// A day, as the calendar of the player has it. The front end owns the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Day {
    /// The year, such as 2026.
    pub year: u16,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1 to 31.
    pub day: u8,
}

impl fmt::Display for Day {
    /// The number of the day's deal: its date, so that a player sees of which day a deal is, and can play that of any
    /// other day by typing it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { year, month, day } = self;
        write!(f, "{year:04}{month:02}{day:02}")
    }
}
