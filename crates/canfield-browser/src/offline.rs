//! Playing without a network, and newer versions.
//!
//! A service worker (`static/sw.js`) keeps all files of one version. A newer one is got whole in the background and then
//! waits; when the player agrees it takes over, and the page is loaded anew.

use std::cell::RefCell;
use std::rc::Rc;

use canfield_session::command::Command;
use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

use crate::game::Report;
use crate::later::after;

/// Where the service worker's program lies, beside the page.
const PROGRAM: &str = "sw.js";
/// For so long the first picture has the processor and the network for itself.
const PEACE_MILLIS: i32 = 1_000;
/// What the service worker is told when the player agrees.
const TAKE_OVER: &str = "take";

/// What is kept for when there is no network.
#[derive(Clone, Default)]
pub(crate) struct Offline {
    registration: Rc<RefCell<Option<ServiceWorkerRegistration>>>,
}

impl Offline {
    /// Begins to keep the page, and reports when a newer version lies ready.
    pub(crate) fn start(report: &Report) -> Self {
        let offline = Self::default();
        let Some(container) = container() else {
            return offline;
        };
        let (slot, report) = (Rc::clone(&offline.registration), report.clone());
        let is_served_by_it = container.controller().is_some();
        let on_registered = Closure::once(move |registration: JsValue| {
            let registration: ServiceWorkerRegistration = registration.unchecked_into();
            // What comes at the first visit is no newer version.
            if is_served_by_it {
                watch(&registration, report);
            }
            *slot.borrow_mut() = Some(registration);
        });
        after(PEACE_MILLIS, move || {
            // Where it is refused, as in some private windows, the game needs the network, and nothing is lost.
            let _ = container.register(PROGRAM).then(&on_registered);
            on_registered.forget();
        });
        offline
    }

    /// Goes over to the version that lies ready: it takes over, and then the page is loaded anew.
    pub(crate) fn take_new_version(&self) {
        let registration = self.registration.borrow();
        let waiting = registration
            .as_ref()
            .and_then(ServiceWorkerRegistration::waiting);
        let (Some(container), Some(waiting)) = (container(), waiting) else {
            reload();
            return;
        };
        let on_taken_over = Closure::<dyn FnMut()>::new(reload);
        container.set_oncontrollerchange(Some(on_taken_over.as_ref().unchecked_ref()));
        on_taken_over.forget();
        // Text can always be sent.
        let _ = waiting.post_message(&TAKE_OVER.into());
    }
}

/// Reports a version that waits, now or some day.
fn watch(registration: &ServiceWorkerRegistration, report: Report) {
    if registration.waiting().is_some() {
        report(Command::NewVersion);
    }
    let found = registration.clone();
    let follow = move || {
        let Some(installing) = found.installing() else {
            return;
        };
        let (report, worker) = (report.clone(), installing.clone());
        let on_change = Closure::<dyn FnMut()>::new(move || {
            if worker.state() == ServiceWorkerState::Installed {
                report(Command::NewVersion);
            }
        });
        installing.set_onstatechange(Some(on_change.as_ref().unchecked_ref()));
        on_change.forget();
    };
    // It may have been found before anybody listened.
    follow();
    let on_found = Closure::<dyn FnMut()>::new(follow);
    registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
    on_found.forget();
}

fn reload() {
    if let Some(window) = web_sys::window() {
        // A page may always load itself anew.
        let _ = window.location().reload();
    }
}

/// The browser's keeper of service workers; `None` where there is none, as for a page that did not come by a safe way.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    let container = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    container.is_object().then(|| container.unchecked_into())
}
