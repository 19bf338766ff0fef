//! What a session wants to be kept, and where this page keeps it.

use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::storage::{Found, Storage, StorageError, StorageTrouble};

/// The place where this page keeps what must not be lost.
#[derive(Debug)]
pub struct Keep<S> {
    /// `None` if nothing can be stored, or another page stores.
    storage: Option<S>,
}

impl<S: Storage> Keep<S> {
    /// Takes a storage, and tells what is in it. If there is none, or another page plays, the game can be played
    /// all the same.
    #[must_use]
    pub fn open(opened: Result<S, StorageError>, is_alone: bool) -> (Self, Found) {
        match opened {
            Ok(storage) if is_alone => {
                let found = Found::in_storage(&storage);
                let storage = Some(storage);
                (Self { storage }, found)
            }
            Ok(storage) => {
                // What another page keeps up to date can still be looked at.
                let found = Found {
                    trouble: Some(StorageError {
                        kind: StorageTrouble::InUse,
                        place: String::new(),
                        detail: String::new(),
                    }),
                    ..Found::in_storage(&storage)
                };
                (Self { storage: None }, found)
            }
            Err(trouble) => (Self { storage: None }, Found::nothing_because(trouble)),
        }
    }

    /// Does what the session asks for, as far as it is about storing, and returns what has to be reported to it.
    #[must_use]
    pub fn carry_out(&mut self, effect: &Effect) -> Option<Command> {
        let storage = self.storage.as_mut()?;
        match effect {
            Effect::Store { key, text } => storage.put(*key, text).err().map(Command::NotStored),
            Effect::SetAside { key } => {
                let key = *key;
                Some(match storage.set_aside(key) {
                    Ok(place) => Command::WasSetAside { key, place },
                    Err(error) => Command::NotSetAside { key, error },
                })
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use canfield_session::storage::{Key, MemoryStorage};

    use super::*;

    fn store(text: &str) -> Effect {
        Effect::Store {
            key: Key::Game,
            text: text.to_owned(),
        }
    }

    /// A second page sees what is there, is told, and writes nothing (fault E18).
    #[test]
    fn e18_a_second_page_writes_nothing() {
        let (mut first, found) = Keep::open(Ok(MemoryStorage::default()), true);
        assert!(found.texts.is_empty() && found.trouble.is_none());
        assert_eq!(first.carry_out(&store("first")), None);
        let (mut second, found) = Keep::open(first.storage.clone().ok_or_else(no_trouble), false);
        assert_eq!(found.texts[&Key::Game], Ok("first".to_owned()));
        assert_eq!(found.trouble.unwrap().kind, StorageTrouble::InUse);
        assert_eq!(second.carry_out(&store("second")), None);
        assert!(second.storage.is_none());
    }

    #[test]
    fn without_a_storage_there_is_a_game_and_a_reason() {
        let (mut keep, found) = Keep::<MemoryStorage>::open(Err(no_trouble()), true);
        assert_eq!(found.trouble, Some(no_trouble()));
        assert_eq!(keep.carry_out(&store("lost")), None);
    }

    #[test]
    fn what_is_set_aside_is_reported() {
        let mut storage = MemoryStorage::default();
        storage.put(Key::Game, "unreadable").unwrap();
        let (mut keep, _) = Keep::open(Ok(storage), true);
        let report = keep.carry_out(&Effect::SetAside { key: Key::Game });
        let place = "game.unreadable-1".to_owned();
        let key = Key::Game;
        assert_eq!(report, Some(Command::WasSetAside { key, place }));
    }

    fn no_trouble() -> StorageError {
        StorageError {
            kind: StorageTrouble::Other,
            place: "nowhere".to_owned(),
            detail: String::new(),
        }
    }
}
