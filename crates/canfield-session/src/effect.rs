//! What the session asks its front end to do.

use crate::solving::{JobId, SolveJob};
use crate::storage::Key;

/// Something only a front end can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Leave the program.
    Quit,
    /// Go over to the newer version of the program that was reported with
    /// [`Command::NewVersion`](crate::command::Command::NewVersion). All that is to be stored is stored before.
    TakeNewVersion,
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
    /// [`Command::NotExported`](crate::command::Command::NotExported).
    Export {
        /// The text.
        text: String,
    },
    /// Get the text of an export from where the player has put it, and hand it in with
    /// [`Command::Import`](crate::command::Command::Import), or report
    /// [`Command::NotImported`](crate::command::Command::NotImported).
    Import,
    /// Ask the solver in the background, and report its answer with
    /// [`Command::Solved`](crate::command::Command::Solved). There is never more than one job at a time: the one before
    /// is answered, or cancelled.
    Solve(Box<SolveJob>),
    /// Nobody waits for the answer to this job any more. If it comes all the same, nothing happens.
    CancelSolve(JobId),
}
