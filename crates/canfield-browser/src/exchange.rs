//! Files that the player saves and opens: the only way by which anything leaves the page or comes in.

use canfield_session::command::Command;
use canfield_session::storage::{StorageError, StorageTrouble};
use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Document, File, HtmlAnchorElement, HtmlInputElement, Url};

use crate::game::Report;
use crate::later::later;

/// What an export is called.
const EXPORT: &str = "canfield.txt";
/// Files that are larger are not the game's own.
const MAX_BYTES: f64 = 16e6;

/// Lets the browser save a text as a file, and reports it.
pub(crate) fn export(text: &str, report: &Report) {
    let report = report.clone();
    let outcome = match save(text) {
        Ok(()) => Command::Exported {
            place: EXPORT.to_owned(),
        },
        Err(refusal) => Command::NotExported(trouble(EXPORT, &refusal)),
    };
    later(move || report(outcome));
}

fn save(text: &str) -> Result<(), JsValue> {
    let contents = Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
    let address = Url::create_object_url_with_blob(&contents)?;
    let link: HtmlAnchorElement = create("a")?;
    link.set_href(&address);
    link.set_download(EXPORT);
    link.click();
    // The browser has taken the contents by then.
    later(move || {
        let _ = Url::revoke_object_url(&address);
    });
    Ok(())
}

/// Lets the player choose a file, and reports its text. Whoever chooses none wants nothing.
///
/// A browser only does that in answer to something the player has just done.
pub(crate) fn import(report: &Report) {
    let outcome = ask_for_file(report);
    if let Err(refusal) = outcome {
        let report = report.clone();
        later(move || report(Command::NotImported(trouble(EXPORT, &refusal))));
    }
}

fn ask_for_file(report: &Report) -> Result<(), JsValue> {
    let input: HtmlInputElement = create("input")?;
    input.set_type("file");
    input.set_accept(".txt,text/plain");
    input.set_hidden(true);
    let report = report.clone();
    let chosen = input.clone();
    let on_change = Closure::once_into_js(move || {
        chosen.remove();
        if let Some(file) = chosen.files().and_then(|files| files.get(0)) {
            read(&file, report);
        }
    });
    input.set_onchange(Some(on_change.unchecked_ref()));
    let abandoned = input.clone();
    let on_cancel = Closure::once_into_js(move || abandoned.remove());
    input.set_oncancel(Some(on_cancel.unchecked_ref()));
    // Some browsers forget an element that is in no page before the player has chosen.
    let root = document()?.document_element().ok_or(JsValue::NULL)?;
    root.append_child(&input)?;
    input.click();
    Ok(())
}

fn read(file: &File, report: Report) {
    let name = file.name();
    if file.size() > MAX_BYTES {
        report(Command::NotImported(StorageError {
            kind: StorageTrouble::NotText,
            place: name,
            detail: String::new(),
        }));
        return;
    }
    let failed = report.clone();
    let on_text = Closure::once(move |text: JsValue| {
        report(Command::Import(text.as_string().unwrap_or_default()));
    });
    let on_failure = Closure::once(move |refusal: JsValue| {
        failed(Command::NotImported(trouble(&name, &refusal)));
    });
    // What comes of it is reported, and nobody waits for more.
    let _ = file.text().then2(&on_text, &on_failure);
    on_text.forget();
    on_failure.forget();
}

/// A fresh element that is in no page.
fn create<T: JsCast>(name: &str) -> Result<T, JsValue> {
    Ok(document()?.create_element(name)?.unchecked_into())
}

fn document() -> Result<Document, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    document.ok_or(JsValue::NULL)
}

fn trouble(place: &str, refusal: &JsValue) -> StorageError {
    let exception = refusal.dyn_ref::<web_sys::DomException>();
    StorageError {
        kind: StorageTrouble::Other,
        place: place.to_owned(),
        detail: exception
            .map(web_sys::DomException::name)
            .unwrap_or_default(),
    }
}
