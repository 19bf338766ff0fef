//! What has to be stored, and what must not be.

use std::collections::BTreeSet;

use crate::storage::{Key, StorageError, StorageTrouble};

/// Keeps track of what changed since it was stored.
#[derive(Debug, Clone, Default)]
pub(crate) struct Keeper {
    /// Whether there is a storage at all.
    stores: bool,
    /// What has changed.
    changed: BTreeSet<Key>,
    /// What was handed out to be stored last, so that it is tried again after a failure.
    handed_out: BTreeSet<Key>,
    /// Under these keys lies something that is not set aside yet, as it cannot be read, or that another copy has left, so
    /// nothing may be stored there.
    blocked: BTreeSet<Key>,
    /// Whether the last try failed, as far as was reported.
    has_failed: bool,
    /// The trouble that the player was told last.
    told: Option<StorageTrouble>,
}

impl Keeper {
    /// A keeper with a storage in which these keys are blocked.
    pub(crate) fn new(blocked: BTreeSet<Key>) -> Self {
        Self {
            stores: true,
            blocked,
            ..Self::default()
        }
    }

    /// Notes that something has changed.
    pub(crate) fn note(&mut self, key: Key) {
        if self.stores {
            self.changed.insert(key);
        }
    }

    /// Hands out the keys that are to be stored now.
    pub(crate) fn hand_out(&mut self) -> BTreeSet<Key> {
        let (blocked, free) = self
            .changed
            .iter()
            .partition(|&key| self.blocked.contains(key));
        self.changed = blocked;
        self.handed_out = free;
        if !self.handed_out.is_empty() {
            self.has_failed = false;
        }
        self.handed_out.clone()
    }

    /// Something could not be stored. It is tried again with the next change; true if this trouble is news.
    pub(crate) fn fail(&mut self, error: &StorageError) -> bool {
        self.changed.append(&mut self.handed_out);
        self.has_failed = true;
        self.told.replace(error.kind) != Some(error.kind)
    }

    /// Nothing is to be stored under a key.
    pub(crate) fn block(&mut self, key: Key) {
        self.blocked.insert(key);
    }

    /// What was under a key is set aside, or nobody wants it any more.
    pub(crate) fn unblock(&mut self, key: Key) {
        self.blocked.remove(&key);
        self.note(key);
    }

    /// Whether the game is stored, so that nothing is lost by leaving.
    pub(crate) fn keeps_game(&self) -> bool {
        self.stores && !self.has_failed && !self.blocked.contains(&Key::Game)
    }
}
