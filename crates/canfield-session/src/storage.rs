//! Where a front end keeps what must not be lost, as far as the session knows of it.
//!
//! Values are texts whose first line names their format and its version. The session never reads or writes: it
//! says with an effect what is to be stored, and is handed what was found when it starts.

use std::collections::BTreeMap;
use std::fmt;

/// What is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// The game under way, as a record with its history.
    Game,
    /// How the player likes it.
    Settings,
    /// What was played and won.
    Statistics,
    /// The money accounts.
    Accounts,
}

impl Key {
    /// All keys.
    pub const ALL: [Self; 4] = [Self::Game, Self::Settings, Self::Statistics, Self::Accounts];

    /// The name under which a value is stored, such as `game`. Never renamed.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Settings => "settings",
            Self::Statistics => "statistics",
            Self::Accounts => "accounts",
        }
    }
}

/// Why something could not be stored or read, in terms that a player can act on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StorageError {
    /// What kind of trouble it is.
    pub kind: StorageTrouble,
    /// Where: a file, or whatever a front end's storage has instead.
    pub place: String,
    /// What the system said, if it said anything.
    pub detail: String,
}

/// The kinds of trouble with a storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StorageTrouble {
    /// There is no room.
    Full,
    /// Writing is not allowed there.
    ReadOnly,
    /// What is there is not text.
    NotText,
    /// Reading is not allowed there.
    Unreadable,
    /// A folder is where a file should be.
    Folder,
    /// Another running copy of the program uses it.
    InUse,
    /// What was looked for is not there.
    Missing,
    /// Anything else.
    Other,
}

impl fmt::Display for StorageError {
    /// For developers; what a player reads is worded elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}: {}", self.kind, self.place, self.detail)
    }
}

impl std::error::Error for StorageError {}

/// A place that keeps texts.
pub trait Storage {
    /// The text under this key; `None` if there is none.
    ///
    /// # Errors
    ///
    /// If it is there but cannot be read.
    fn get(&self, key: Key) -> Result<Option<String>, StorageError>;

    /// Puts a text under this key. Whatever happens, the old text or the new one is there afterwards, whole.
    ///
    /// # Errors
    ///
    /// If it cannot be stored; the old text is then still there.
    fn put(&mut self, key: Key, text: &str) -> Result<(), StorageError>;

    /// Sets what is under this key aside, so that it is kept but not read again, and tells where it is now.
    ///
    /// # Errors
    ///
    /// If it cannot be moved; it is then still where it was, and must not be overwritten.
    fn set_aside(&mut self, key: Key) -> Result<String, StorageError>;
}

/// What a front end found when the program started, or when another running copy of it had ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Found {
    /// The texts, or why one cannot be read. A key under which nothing is stored is missing.
    pub texts: BTreeMap<Key, Result<String, StorageError>>,
    /// Why nothing can be stored, if that is known beforehand: another copy of the program is running, or there is no
    /// place to store in. The game is then played all the same.
    pub trouble: Option<StorageError>,
}

impl Found {
    /// All that a storage holds.
    #[must_use]
    pub fn in_storage(storage: &impl Storage) -> Self {
        let text = |key| Some((key, storage.get(key).transpose()?));
        Self {
            texts: Key::ALL.into_iter().filter_map(text).collect(),
            trouble: None,
        }
    }

    /// Nothing, and nothing can be stored, for this reason.
    #[must_use]
    pub const fn nothing_because(trouble: StorageError) -> Self {
        Self {
            texts: BTreeMap::new(),
            trouble: Some(trouble),
        }
    }
}

/// A storage that forgets everything with the program: for tests, and where nothing can be kept.
#[derive(Debug, Clone, Default)]
pub struct MemoryStorage {
    texts: BTreeMap<String, String>,
}

impl Storage for MemoryStorage {
    fn get(&self, key: Key) -> Result<Option<String>, StorageError> {
        Ok(self.texts.get(key.name()).cloned())
    }

    fn put(&mut self, key: Key, text: &str) -> Result<(), StorageError> {
        self.texts.insert(key.name().to_owned(), text.to_owned());
        Ok(())
    }

    fn set_aside(&mut self, key: Key) -> Result<String, StorageError> {
        let aside = (1..u32::MAX)
            .map(|n| format!("{}.unreadable-{n}", key.name()))
            .find(|name| !self.texts.contains_key(name))
            .unwrap_or_default();
        if let Some(text) = self.texts.remove(key.name()) {
            self.texts.insert(aside.clone(), text);
        }
        Ok(aside)
    }
}
