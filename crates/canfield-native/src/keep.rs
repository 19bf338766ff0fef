//! What a session wants to be kept, and where this copy of the program keeps it.
//!
//! A program hands the effects of its session over and gets the commands back with which they are reported. Nothing
//! that goes wrong here ends a game.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::storage::{Found, Storage, StorageError, StorageTrouble};

use crate::dir_storage::{self, DirStorage};

/// Where what the player has is exported to.
const EXPORT: &str = "canfield-export.txt";
/// Where what is to be added is looked for. It has another name than an export, so that the player's own statistics are not
/// added to themselves by mistake.
const IMPORT: &str = "canfield-import.txt";
/// What an import is called afterwards, so that it is not added twice.
const IMPORTED: &str = "canfield-imported.txt";

/// The place where this copy of the program keeps what must not be lost.
#[derive(Debug)]
pub struct Keep {
    /// `None` if nothing can be stored.
    storage: Option<DirStorage>,
    /// Whether another running copy of the program has the folder.
    is_beside_another: bool,
    /// Where the player finds exports and puts imports.
    exchange: PathBuf,
}

impl Keep {
    /// Takes a folder for this copy of the program, and tells what is in it. Whatever is wrong with it, or if there
    /// is none, the game can be played.
    #[must_use]
    pub fn open(folder: Option<&Path>) -> (Self, Found) {
        // Without a folder of the player's own, the present one has to do for exports.
        let exchange = folder.unwrap_or(Path::new(".")).to_owned();
        let opened = match folder {
            Some(folder) => DirStorage::open(folder),
            None => Err(StorageError {
                kind: StorageTrouble::Other,
                place: "~".to_owned(),
                detail: "no home directory".to_owned(),
            }),
        };
        match opened {
            Ok(storage) => {
                let found = Found::in_storage(&storage);
                let keep = Self {
                    storage: Some(storage),
                    is_beside_another: false,
                    exchange,
                };
                (keep, found)
            }
            Err(trouble) => {
                let is_beside_another = trouble.kind == StorageTrouble::InUse;
                let found = if is_beside_another {
                    // What another copy keeps up to date can still be looked at.
                    Found {
                        trouble: Some(trouble),
                        ..Found::in_storage(&DirStorage::to_look_at(&exchange))
                    }
                } else {
                    Found::nothing_because(trouble)
                };
                let keep = Self {
                    storage: None,
                    is_beside_another,
                    exchange,
                };
                (keep, found)
            }
        }
    }

    /// Whether another running copy of the program has the folder.
    #[must_use]
    pub const fn is_beside_another(&self) -> bool {
        self.is_beside_another
    }

    /// Takes the folder for this copy if the one that had it has ended, and tells what is in it now.
    #[must_use]
    pub fn take_over(&mut self) -> Option<Found> {
        if !self.is_beside_another {
            return None;
        }
        let storage = DirStorage::open(&self.exchange).ok()?;
        let found = Found::in_storage(&storage);
        self.storage = Some(storage);
        self.is_beside_another = false;
        Some(found)
    }

    /// Does what the session asks for, in this order, and returns what has to be reported to it. Of several texts for
    /// one key only the last is stored. To leave is the program's own affair.
    #[must_use]
    pub fn carry_out(&mut self, effects: &[Effect]) -> Vec<Command> {
        let mut reports = Vec::new();
        for (n, effect) in effects.iter().enumerate() {
            let is_outdated = |key| {
                let mut later = effects[n + 1..].iter();
                later.any(|later| matches!(later, Effect::Store { key: k, .. } if *k == key))
            };
            match effect {
                Effect::Store { key, text } if !is_outdated(*key) => {
                    let stored = self.storage.as_mut().map(|storage| storage.put(*key, text));
                    reports.extend(stored.and_then(Result::err).map(Command::NotStored));
                }
                Effect::SetAside { key } => {
                    let key = *key;
                    let moved = self.storage.as_mut().map(|storage| storage.set_aside(key));
                    reports.extend(moved.map(|moved| match moved {
                        Ok(place) => Command::WasSetAside { key, place },
                        Err(error) => Command::NotSetAside { key, error },
                    }));
                }
                Effect::Export { text } => {
                    reports.push(self.export(text).unwrap_or_else(Command::NotExported));
                }
                Effect::Import => {
                    reports.push(self.import().unwrap_or_else(Command::NotImported));
                }
                // The solver has nothing to do with files, and a program is not replaced while it runs.
                Effect::Store { .. }
                | Effect::Quit
                | Effect::TakeNewVersion
                | Effect::Solve(_)
                | Effect::CancelSolve(_) => {}
            }
        }
        reports
    }

    fn export(&self, text: &str) -> Result<Command, StorageError> {
        let path = self.exchange.join(EXPORT);
        dir_storage::replace(&path, text)?;
        let place = path.display().to_string();
        Ok(Command::Exported { place })
    }

    fn import(&self) -> Result<Command, StorageError> {
        let path = self.exchange.join(IMPORT);
        let text = dir_storage::read(&path)?;
        // Where there is no such file this fails, and says so.
        fs::rename(&path, self.exchange.join(IMPORTED))
            .map_err(|error| dir_storage::trouble(&path, &error))?;
        Ok(Command::Import(text.unwrap_or_default()))
    }
}

/// What a file holds that the player wants to be opened, or why it cannot be read.
#[must_use]
pub fn opened(path: &Path) -> Command {
    let missing = || dir_storage::trouble(path, &io::ErrorKind::NotFound.into());
    let text = dir_storage::read(path).and_then(|text| text.ok_or_else(missing));
    text.map_or_else(Command::NotImported, Command::Import)
}

#[cfg(test)]
mod tests {
    use canfield_session::storage::Key;

    use super::*;

    fn store(key: Key, text: &str) -> Effect {
        Effect::Store {
            key,
            text: text.to_owned(),
        }
    }

    #[test]
    fn of_several_texts_the_last_is_stored() {
        let home = tempfile::tempdir().unwrap();
        let (mut keep, found) = Keep::open(Some(home.path()));
        assert!(found.texts.is_empty() && found.trouble.is_none());
        let effects = [
            store(Key::Game, "one"),
            store(Key::Settings, "same"),
            store(Key::Game, "two"),
            Effect::Quit,
        ];
        assert_eq!(keep.carry_out(&effects), []);
        drop(keep);
        let (_keep, found) = Keep::open(Some(home.path()));
        assert_eq!(found.texts[&Key::Game], Ok("two".to_owned()));
        assert_eq!(found.texts[&Key::Settings], Ok("same".to_owned()));
    }

    /// A second copy sees what is there, is told, and writes nothing.
    #[test]
    fn a_second_copy_writes_nothing() {
        let home = tempfile::tempdir().unwrap();
        let (mut first, _) = Keep::open(Some(home.path()));
        assert_eq!(first.carry_out(&[store(Key::Game, "first")]), []);
        let (mut second, found) = Keep::open(Some(home.path()));
        assert_eq!(found.trouble.unwrap().kind, StorageTrouble::InUse);
        assert_eq!(found.texts[&Key::Game], Ok("first".to_owned()));
        assert_eq!(second.carry_out(&[store(Key::Game, "second")]), []);
        let text = fs::read_to_string(home.path().join("game.txt")).unwrap();
        assert_eq!(text, "first");
    }

    /// When the first copy has ended, the second sees what that has left, and stores (fault E18).
    #[test]
    fn e18_a_second_copy_takes_over() {
        let home = tempfile::tempdir().unwrap();
        let (mut first, _) = Keep::open(Some(home.path()));
        assert!(!first.is_beside_another() && first.take_over().is_none());
        let (mut second, _) = Keep::open(Some(home.path()));
        assert!(second.is_beside_another() && second.take_over().is_none());
        assert_eq!(first.carry_out(&[store(Key::Game, "first")]), []);
        drop(first);
        let found = second.take_over().unwrap();
        assert!(found.trouble.is_none() && !second.is_beside_another());
        assert_eq!(found.texts[&Key::Game], Ok("first".to_owned()));
        assert_eq!(second.carry_out(&[store(Key::Game, "second")]), []);
        let text = fs::read_to_string(home.path().join("game.txt")).unwrap();
        assert_eq!(text, "second");
        // And now it is the one that another is told of.
        let (third, _) = Keep::open(Some(home.path()));
        assert!(third.is_beside_another());
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_told() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("file");
        fs::write(&file, "").unwrap();
        for folder in [None, Some(file.join("canfield"))] {
            let (mut keep, found) = Keep::open(folder.as_deref());
            assert!(found.texts.is_empty() && found.trouble.is_some());
            if folder.is_some() {
                let text = "some".to_owned();
                let reports = keep.carry_out(&[Effect::Export { text }, Effect::Import]);
                let [Command::NotExported(error), Command::NotImported(_)] = &reports[..] else {
                    panic!("{reports:?}");
                };
                assert!(error.place.contains("canfield"), "{error}");
            }
        }
    }

    /// An export is where it is said to be, and is not taken for an import; an import is taken once.
    #[test]
    fn statistics_go_out_and_come_in() {
        let home = tempfile::tempdir().unwrap();
        let (mut keep, _) = Keep::open(Some(home.path()));
        let text = "some".to_owned();
        let reports = keep.carry_out(&[Effect::Export { text }, Effect::Import]);
        let [Command::Exported { place }, Command::NotImported(error)] = &reports[..] else {
            panic!("{reports:?}");
        };
        assert!(error.place.ends_with(IMPORT), "{error}");
        fs::rename(place, home.path().join(IMPORT)).unwrap();
        let reports = keep.carry_out(&[Effect::Import, Effect::Import]);
        let [Command::Import(text), Command::NotImported(_)] = &reports[..] else {
            panic!("{reports:?}");
        };
        assert_eq!(text, "some");
    }
}
