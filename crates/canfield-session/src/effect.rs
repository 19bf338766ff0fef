//! What the session asks its front end to do.

use crate::storage::Key;

/// Something only a front end can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Leave the program.
    Quit,
    /// Put a text under a key of the storage. A failure is reported with
    /// [`Command::NotStored`](crate::command::Command::NotStored); success is not.
    Store {
        /// The key.
        key: Key,
        /// The text.
        text: String,
    },
    /// Set what is under this key aside, and report it with
    /// [`Command::WasSetAside`](crate::command::Command::WasSetAside) or
    /// [`Command::NotSetAside`](crate::command::Command::NotSetAside). Nothing is stored under the key before that.
    SetAside {
        /// The key.
        key: Key,
    },
    /// Put a text where the player finds it, and report it with
    /// [`Command::Exported`](crate::command::Command::Exported) or
    /// [`Command::NotExchanged`](crate::command::Command::NotExchanged).
    Export {
        /// The text.
        text: String,
    },
    /// Get the text of an export from where the player has put it, and hand it in with
    /// [`Command::Import`](crate::command::Command::Import), or report
    /// [`Command::NotExchanged`](crate::command::Command::NotExchanged).
    Import,
}
