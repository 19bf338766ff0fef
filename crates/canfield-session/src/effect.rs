//! What the session asks its front end to do.

/// Something only a front end can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Leave the program.
    Quit,
}
