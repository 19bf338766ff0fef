//! Whether the player sees the page.
//!
//! A phone ends a page without a word once it is out of sight, so going out of sight is the last thing that can be
//! relied on (fault E17).

use canfield_session::command::Command;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Event, VisibilityState};

use crate::game::Report;

/// Calls back as soon as the player sees the page.
pub(crate) fn when_seen(call: impl FnOnce() + 'static) {
    let document = web_sys::window().and_then(|window| window.document());
    let hidden = document.filter(|document| document.visibility_state() == VisibilityState::Hidden);
    let Some(document) = hidden else {
        call();
        return;
    };
    let listener = Closure::once_into_js(move || when_seen(call));
    let once = AddEventListenerOptions::new();
    once.set_once(true);
    // A page always takes listeners.
    let _ = document.add_event_listener_with_callback_and_add_event_listener_options(
        "visibilitychange",
        listener.unchecked_ref(),
        &once,
    );
}

/// Reports from now on when the page goes out of sight, and when it is seen again.
pub(crate) fn watch(report: &Report) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let Some(document) = window.document() else {
        return;
    };
    for (target, name) in [
        (
            document.unchecked_ref::<web_sys::EventTarget>(),
            "visibilitychange",
        ),
        (window.unchecked_ref(), "pagehide"),
        (window.unchecked_ref(), "pageshow"),
    ] {
        let report = report.clone();
        let document = document.clone();
        let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let is_hidden = event.type_() == "pagehide"
                || document.visibility_state() == VisibilityState::Hidden;
            report(if is_hidden {
                Command::Suspend
            } else {
                Command::Resume
            });
        });
        // A page always takes listeners.
        let _ = target.add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
        // It listens as long as the page is there.
        listener.forget();
    }
}
