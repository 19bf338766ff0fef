//! The browser's storage for this origin, as the place where texts are kept.
//!
//! A text is stored at once and whole: the browser has no half-written ones. All pages of one origin share it, so a
//! text is only replaced by whoever knows it; what another page has written meanwhile stays.

use std::cell::RefCell;
use std::collections::BTreeMap;

use canfield_session::storage::{Key, Storage, StorageError, StorageTrouble};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

/// Before the names of all keys, because other pages may share the origin.
const PREFIX: &str = "canfield/";

/// The browser's storage.
#[derive(Debug)]
pub(crate) struct LocalStorage {
    inner: web_sys::Storage,
    /// What was read or written last under each key.
    known: RefCell<BTreeMap<Key, String>>,
}

impl LocalStorage {
    /// The storage of the page's origin.
    ///
    /// # Errors
    ///
    /// If there is none, or the player has forbidden it.
    pub(crate) fn open() -> Result<Self, StorageError> {
        let window = web_sys::window().ok_or_else(|| trouble(StorageTrouble::Other, ""))?;
        match window.local_storage() {
            Ok(Some(inner)) => Ok(Self {
                inner,
                known: RefCell::default(),
            }),
            Ok(None) => Err(trouble(StorageTrouble::Other, "")),
            Err(refusal) => Err(trouble_of(&refusal)),
        }
    }

    fn text(&self, name: &str) -> Result<Option<String>, StorageError> {
        self.inner
            .get_item(name)
            .map_err(|refusal| trouble_of(&refusal))
    }
}

impl Storage for LocalStorage {
    fn get(&self, key: Key) -> Result<Option<String>, StorageError> {
        let text = self.text(&name(key))?;
        if let Some(text) = &text {
            self.known.borrow_mut().insert(key, text.clone());
        }
        Ok(text)
    }

    fn put(&mut self, key: Key, text: &str) -> Result<(), StorageError> {
        let name = name(key);
        let present = self.text(&name)?;
        let known = self.known.get_mut();
        // What the player has cleared may be written anew.
        if present.is_some() && present.as_ref() != known.get(&key) {
            return Err(trouble(StorageTrouble::InUse, ""));
        }
        self.inner
            .set_item(&name, text)
            .map_err(|refusal| trouble_of(&refusal))?;
        known.insert(key, text.to_owned());
        Ok(())
    }

    fn set_aside(&mut self, key: Key) -> Result<String, StorageError> {
        let name = name(key);
        let Some(text) = self.text(&name)? else {
            return Ok(String::new());
        };
        let mut place = format!("{name}.unreadable");
        let mut n_places = 1;
        while self.text(&place)?.is_some() {
            n_places += 1;
            place = format!("{name}.unreadable-{n_places}");
        }
        self.inner
            .set_item(&place, &text)
            .and_then(|()| self.inner.remove_item(&name))
            .map_err(|refusal| trouble_of(&refusal))?;
        self.known.get_mut().remove(&key);
        Ok(place)
    }
}

fn name(key: Key) -> String {
    format!("{PREFIX}{}", key.name())
}

/// What a refusal of the browser means.
fn trouble_of(refusal: &JsValue) -> StorageError {
    let exception = refusal.dyn_ref::<DomException>();
    let name = exception.map(DomException::name).unwrap_or_default();
    let kind = match name.as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StorageTrouble::Full,
        "SecurityError" => StorageTrouble::ReadOnly,
        _ => StorageTrouble::Other,
    };
    trouble(kind, &name)
}

fn trouble(kind: StorageTrouble, detail: &str) -> StorageError {
    StorageError {
        kind,
        place: "localStorage".to_owned(),
        detail: detail.to_owned(),
    }
}
