//! Doing something after what is being done now.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Calls back once the present event is dealt with.
pub(crate) fn later(call: impl FnOnce() + 'static) {
    after(0, call);
}

/// Calls back after so many milliseconds.
pub fn after(millis: i32, call: impl FnOnce() + 'static) {
    if let Some(window) = web_sys::window() {
        let call = Closure::once_into_js(call);
        // A function can always be waited for.
        let _ = window
            .set_timeout_with_callback_and_timeout_and_arguments_0(call.unchecked_ref(), millis);
    }
}
