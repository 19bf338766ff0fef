//! A folder with one text file a key.
//!
//! A file is written under another name, brought to the disk and then renamed, so a kill, a full disk or a power cut
//! leaves the old text or the new one. A lock on one more file keeps a second running copy of the program from
//! writing; the system takes it away with the program, however that ends.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use canfield_session::storage::{Key, Storage, StorageError, StorageTrouble};

/// A folder that this running copy of the program alone writes to.
#[derive(Debug)]
pub struct DirStorage {
    folder: PathBuf,
    /// Held, not read: dropping it gives the folder free. `None` where nothing can be locked.
    _lock: Option<File>,
}

/// Texts that are longer than this are not the program's own.
const MAX_BYTES: u64 = 64 << 20;

impl DirStorage {
    /// Takes the folder for this running copy of the program; it is made if it is not there.
    ///
    /// # Errors
    ///
    /// [`StorageTrouble::InUse`] if another running copy has it; otherwise whatever keeps it from being used.
    pub fn open(folder: &Path) -> Result<Self, StorageError> {
        fs::create_dir_all(folder).map_err(|error| trouble(folder, &error))?;
        let path = folder.join("lock");
        // Where nothing can be written, as on a full disk, a game can still be read, and be stored when there is room.
        let lock = File::create(&path).or_else(|_| File::open(&path)).ok();
        match lock.as_ref().map_or(Ok(()), File::try_lock) {
            Err(TryLockError::WouldBlock) => Err(StorageError {
                kind: StorageTrouble::InUse,
                place: folder.display().to_string(),
                detail: String::new(),
            }),
            // Some file systems know no locks. There one has to go without.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Self {
                folder: folder.to_owned(),
                _lock: lock,
            }),
        }
    }

    /// The folder, whoever has it, to be read and not to be written to.
    pub(crate) fn to_look_at(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            _lock: None,
        }
    }

    fn path(&self, key: Key) -> PathBuf {
        self.folder.join(format!("{}.txt", key.name()))
    }
}

impl Storage for DirStorage {
    fn get(&self, key: Key) -> Result<Option<String>, StorageError> {
        read(&self.path(key))
    }

    fn put(&mut self, key: Key, text: &str) -> Result<(), StorageError> {
        replace(&self.path(key), text)
    }

    fn set_aside(&mut self, key: Key) -> Result<String, StorageError> {
        let path = self.path(key);
        let aside = (1..u32::MAX)
            .map(|n| {
                self.folder
                    .join(format!("{}.unreadable-{n}.txt", key.name()))
            })
            .find(|aside| !aside.exists())
            .unwrap_or_else(|| path.clone());
        fs::rename(&path, &aside).map_err(|error| trouble(&path, &error))?;
        Ok(aside.display().to_string())
    }
}

/// Reads a file; `None` if there is none.
///
/// # Errors
///
/// If it cannot be read, or is no text.
pub fn read(path: &Path) -> Result<Option<String>, StorageError> {
    let size = match fs::metadata(path) {
        // Nothing else has an end that could be waited for: a pipe, a device.
        Ok(metadata) if metadata.is_file() || metadata.is_dir() => metadata.len(),
        Ok(_) => return Err(not_text(path)),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(trouble(path, &error)),
    };
    if size > MAX_BYTES {
        return Err(not_text(path));
    }
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == ErrorKind::InvalidData => Err(not_text(path)),
        Err(error) => Err(unreadable(path, &error)),
    }
}

/// What keeps a file from being read: where reading is not allowed, nothing is said about writing.
fn unreadable(path: &Path, error: &io::Error) -> StorageError {
    let trouble = trouble(path, error);
    match error.kind() {
        ErrorKind::PermissionDenied => StorageError {
            kind: StorageTrouble::Unreadable,
            ..trouble
        },
        _ => trouble,
    }
}

/// Writes a file anew, so that at any moment the old text or the new one is there, whole.
///
/// # Errors
///
/// If it cannot be written; then the old text is still there.
pub fn replace(path: &Path, text: &str) -> Result<(), StorageError> {
    let new = path.with_extension("new");
    let written = write_whole(&new, text).and_then(|()| fs::rename(&new, path));
    written.map_err(|error| {
        // What was half written would only be in the way; if it cannot be removed, the next try replaces it.
        let _ = fs::remove_file(&new);
        trouble(path, &error)
    })
}

/// Writes a file and waits until it is on the disk, so that the renaming that follows cannot overtake it.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()
}

fn not_text(path: &Path) -> StorageError {
    StorageError {
        kind: StorageTrouble::NotText,
        place: path.display().to_string(),
        detail: String::new(),
    }
}

pub(crate) fn trouble(path: &Path, error: &io::Error) -> StorageError {
    let kind = match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            StorageTrouble::Full
        }
        ErrorKind::NotFound => StorageTrouble::Missing,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StorageTrouble::ReadOnly,
        ErrorKind::IsADirectory => StorageTrouble::Folder,
        _ => StorageTrouble::Other,
    };
    StorageError {
        kind,
        place: path.display().to_string(),
        detail: error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(folder: &Path) -> DirStorage {
        DirStorage::open(folder).unwrap()
    }

    /// A first start with an empty home: the folder is made (fault E3).
    #[test]
    fn e3_the_folder_is_made() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("a/b/canfield");
        let mut storage = open(&folder);
        assert_eq!(storage.get(Key::Game), Ok(None));
        storage.put(Key::Game, "one").unwrap();
        storage.put(Key::Game, "two").unwrap();
        assert_eq!(storage.get(Key::Game), Ok(Some("two".to_owned())));
        drop(storage);
        assert_eq!(open(&folder).get(Key::Game), Ok(Some("two".to_owned())));
    }

    #[test]
    fn a_second_copy_is_told_and_the_folder_is_free_afterwards() {
        let home = tempfile::tempdir().unwrap();
        let first = open(home.path());
        let second = DirStorage::open(home.path()).unwrap_err();
        assert_eq!(second.kind, StorageTrouble::InUse);
        drop(first);
        open(home.path());
    }

    /// A kill in the middle of writing leaves the half-written file, and the whole one beside it (fault E5).
    #[test]
    fn e5_what_was_half_written_is_not_read() {
        let home = tempfile::tempdir().unwrap();
        let mut storage = open(home.path());
        storage.put(Key::Statistics, "whole").unwrap();
        fs::write(home.path().join("statistics.new"), "ha").unwrap();
        assert_eq!(storage.get(Key::Statistics), Ok(Some("whole".to_owned())));
        storage.put(Key::Statistics, "next").unwrap();
        assert_eq!(storage.get(Key::Statistics), Ok(Some("next".to_owned())));
    }

    #[test]
    fn what_cannot_be_written_is_told_and_the_old_text_stays() {
        let home = tempfile::tempdir().unwrap();
        let mut storage = open(home.path());
        storage.put(Key::Game, "old").unwrap();
        // A folder in the way of the new file stands for every reason why it cannot be written.
        fs::create_dir(home.path().join("game.new")).unwrap();
        assert!(storage.put(Key::Game, "new").is_err());
        assert_eq!(storage.get(Key::Game), Ok(Some("old".to_owned())));
    }

    #[test]
    fn what_is_set_aside_is_kept_under_names_of_its_own() {
        let home = tempfile::tempdir().unwrap();
        let mut storage = open(home.path());
        for text in ["first", "second"] {
            storage.put(Key::Settings, text).unwrap();
            let place = storage.set_aside(Key::Settings).unwrap();
            assert_eq!(fs::read_to_string(place).unwrap(), text);
            assert_eq!(storage.get(Key::Settings), Ok(None));
        }
    }

    /// A save that cannot be read is not said to be one that cannot be written.
    #[test]
    fn what_cannot_be_read_is_told_as_that() {
        let path = Path::new("game.txt");
        for (kind, expect) in [
            (ErrorKind::PermissionDenied, StorageTrouble::Unreadable),
            (ErrorKind::IsADirectory, StorageTrouble::Folder),
            (ErrorKind::NotFound, StorageTrouble::Missing),
        ] {
            assert_eq!(unreadable(path, &kind.into()).kind, expect);
        }
        let home = tempfile::tempdir().unwrap();
        let storage = open(home.path());
        fs::create_dir(home.path().join("game.txt")).unwrap();
        assert_eq!(
            storage.get(Key::Game).unwrap_err().kind,
            StorageTrouble::Folder
        );
    }

    #[test]
    fn what_is_not_text_is_told() {
        let home = tempfile::tempdir().unwrap();
        let storage = open(home.path());
        fs::write(home.path().join("game.txt"), [0xff, 0xfe, 0x00]).unwrap();
        assert_eq!(
            storage.get(Key::Game).unwrap_err().kind,
            StorageTrouble::NotText
        );
    }
}
