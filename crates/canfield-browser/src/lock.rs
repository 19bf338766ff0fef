//! Two pages at once: one plays and stores, the other is told, and takes over when the first is closed.
//!
//! A lock of the browser is held as long as the page is there, and given free by the browser however the page ends. So
//! there is never a stale one.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::later::after;
use crate::sight;

/// How often a page looks whether the other one is still there, while it is seen.
const PAUSE_MILLIS: i32 = 1_000;
/// A page that is gone for so long is closed, and not only loaded anew.
const ABSENCE_MILLIS: i32 = 1_000;
/// The name of the lock. All pages of one origin share it, as they share what is stored.
const NAME: &str = "canfield";

#[wasm_bindgen]
extern "C" {
    /// The keeper of the locks.
    type LockManager;

    /// Asks for a lock, and calls back with it, or with null if somebody else has it. The lock is held until the
    /// promise that comes back from there is kept.
    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        callback: &Function,
    ) -> Result<Promise, JsValue>;
}

/// Takes the lock for this page if it is free, and then goes on, told whether this page is the only one that plays.
///
/// A browser without locks, or one that refuses them, is treated as if there was one page only.
pub fn take(go_on: impl FnOnce(bool) + 'static) {
    request(Hold::AsLongAsThePage, go_on);
}

/// Waits until no other page plays any more and the player looks at this one. Then takes the lock for it, and goes on.
pub(crate) fn wait(go_on: impl FnOnce() + 'static) {
    // Nobody stands in line for the lock: a page out of sight may be put to sleep, and must not get it in its sleep.
    let look = move || {
        request(Hold::NotAtAll, move |is_free| {
            if is_free {
                after(ABSENCE_MILLIS, move || {
                    take(move |is_alone| if is_alone { go_on() } else { wait(go_on) });
                });
            } else {
                wait(go_on);
            }
        });
    };
    after(PAUSE_MILLIS, move || sight::when_seen(look));
}

/// How long a lock is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hold {
    AsLongAsThePage,
    NotAtAll,
}

/// Asks for the lock, and goes on, told whether it was free.
fn request(hold: Hold, go_on: impl FnOnce(bool) + 'static) {
    let Some(locks) = manager() else {
        go_on(true);
        return;
    };
    // Whichever comes first goes on, and only that one.
    let go_on = Rc::new(Cell::new(Some(go_on)));
    let without_locks = Rc::clone(&go_on);
    let callback = Closure::once_into_js(move |lock: JsValue| {
        let is_free = !lock.is_null();
        if let Some(go_on) = go_on.take() {
            go_on(is_free);
        }
        // A promise that is never kept holds the lock as long as the page is there.
        match hold {
            Hold::AsLongAsThePage => Promise::new(&mut |_, _| {}),
            Hold::NotAtAll => Promise::resolve(&JsValue::UNDEFINED),
        }
    });
    let on_refusal = Closure::once(move |_: JsValue| {
        if let Some(go_on) = without_locks.take() {
            go_on(true);
        }
    });
    let options = Object::new();
    // A fresh object takes every property.
    let _ = Reflect::set(&options, &"ifAvailable".into(), &true.into());
    if let Ok(outcome) = locks.request(NAME, &options, callback.unchecked_ref()) {
        let _ = outcome.catch(&on_refusal);
    }
    on_refusal.forget();
}

/// The keeper of the locks; `None` where the browser has none, as for a page that did not come by a safe way.
fn manager() -> Option<LockManager> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}
