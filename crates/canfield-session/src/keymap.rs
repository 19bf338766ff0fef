//! Keys and what they mean: the one table that the game and its help screen read.

/// A key, in the terms of no particular front end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// A key that writes a sign; upper and lower case are different signs.
    Char(char),
    /// A sign together with the control key, the sign in lower case.
    Ctrl(char),
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow upwards.
    Up,
    /// The arrow downwards.
    Down,
    /// A page upwards.
    PageUp,
    /// A page downwards.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// The enter key.
    Enter,
    /// The escape key.
    Escape,
    /// The tabulator key.
    Tab,
    /// The tabulator key backwards.
    BackTab,
    /// The key that deletes the sign to the left.
    Backspace,
    /// The delete key.
    Delete,
}
