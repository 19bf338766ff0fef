//! A browser that a trial drives as a player would, by the protocol that all browsers share (`WebDriver`).
//!
//! It is Chromium with its driver, or Firefox, which needs none. Every browser here is a fresh one: nothing is kept from
//! another trial.

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

mod chromium;
mod firefox;

use chromium::Chromium;
use firefox::Firefox;

/// How long a trial waits for something that must happen.
pub const PATIENCE: Duration = Duration::from_mins(1);
/// How often it looks.
const PAUSE: Duration = Duration::from_millis(20);

/// Who makes a browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium.
    Chromium,
    /// Firefox.
    Firefox,
}

/// What a browser is like.
#[derive(Debug, Clone, Copy)]
pub struct Kind {
    /// Which one it is.
    pub engine: Engine,
    /// The width of the window in points.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// Whether it is a phone, with fingers and no mouse.
    pub is_phone: bool,
    /// The languages that its player reads, the dearest first.
    pub languages: &'static str,
    /// How large the player has all text, in percent.
    pub text_percent: u32,
}

/// A window on a desk.
pub const DESK: Kind = Kind {
    engine: Engine::Chromium,
    width: 1280,
    height: 800,
    is_phone: false,
    languages: "en",
    text_percent: 100,
};

/// A phone that is held upright.
pub const PHONE: Kind = Kind {
    engine: Engine::Chromium,
    width: 390,
    height: 844,
    is_phone: true,
    languages: "en",
    text_percent: 100,
};

/// A window of Firefox on a desk.
pub const FIREFOX: Kind = Kind {
    engine: Engine::Firefox,
    ..DESK
};

/// Firefox on a screen for fingers. Its windows do not become as narrow as a phone.
pub const FIREFOX_TABLET: Kind = Kind {
    width: 768,
    height: 1024,
    is_phone: true,
    ..FIREFOX
};

/// A browser with one window. It is closed when it is dropped.
#[derive(Debug)]
pub struct Browser {
    driver: Driver,
    kind: Kind,
}

#[derive(Debug)]
enum Driver {
    Chromium(Chromium),
    Firefox(Firefox),
}

/// What both browsers can be asked for. The parameters are the same.
#[derive(Debug, Clone, Copy)]
enum Request {
    Open,
    NewWindow,
    Window,
    CloseWindow,
    LookAt,
    Eval,
    EvalLater,
    Act,
    Find,
    Type,
}

/// What must be there, and why it is not.
///
/// # Errors
///
/// The sentence that says what is missing.
pub fn look_for(engine: Engine) -> Result<(), String> {
    match engine {
        Engine::Chromium => chromium::look_for(),
        Engine::Firefox => firefox::look_for(),
    }
}

impl Browser {
    /// A fresh browser of this kind.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn start(kind: Kind) -> Result<Self, String> {
        let driver = match kind.engine {
            Engine::Chromium => Driver::Chromium(Chromium::start(kind)?),
            Engine::Firefox => Driver::Firefox(Firefox::start(kind)?),
        };
        Ok(Self { driver, kind })
    }

    fn ask(&self, request: Request, parameters: &Value) -> Result<Value, String> {
        match &self.driver {
            Driver::Chromium(chromium) => chromium.ask(request, parameters),
            Driver::Firefox(firefox) => firefox.ask(request, parameters),
        }
    }

    /// What kind of browser it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Opens a page, and waits until its files are there.
    ///
    /// # Errors
    ///
    /// If the page cannot be loaded.
    pub fn open(&self, address: &str) -> Result<(), String> {
        self.ask(Request::Open, &json!({ "url": address }))
            .map(drop)
    }

    /// Loads the page anew.
    ///
    /// # Errors
    ///
    /// If it cannot be loaded.
    pub fn reload(&self) -> Result<(), String> {
        match &self.driver {
            Driver::Chromium(chromium) => chromium.reload(),
            // Asked to, it would pass by what the page keeps for when there is no network, as no player does.
            Driver::Firefox(_) => {
                self.eval("window.isOld = true; location.reload()")?;
                self.wait_for("the page is loaded anew", |browser| {
                    // Between two pages there is nobody to ask.
                    let is_new =
                        browser.eval("return !window.isOld && document.readyState === 'complete'");
                    Ok((is_new == Ok(Value::Bool(true))).then_some(()))
                })
            }
        }
    }

    /// Opens another window beside the present ones, and looks at it from now on; returns the name of the one before.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    pub fn open_window(&self) -> Result<String, String> {
        let before = self.window()?;
        let new = self.ask(Request::NewWindow, &json!({ "type": "tab" }))?;
        self.ask(Request::LookAt, &json!({ "handle": new["handle"] }))?;
        Ok(before)
    }

    /// The name of the window that is looked at.
    ///
    /// # Errors
    ///
    /// If it is closed.
    pub fn window(&self) -> Result<String, String> {
        let window = self.ask(Request::Window, &json!({}))?;
        Ok(window.as_str().unwrap_or_default().to_owned())
    }

    /// Closes the present window and looks at that one.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    pub fn close_window(&self, next: &str) -> Result<(), String> {
        self.ask(Request::CloseWindow, &json!({}))?;
        self.look_at(next)
    }

    /// Looks at another window.
    ///
    /// # Errors
    ///
    /// If there is no such window.
    pub fn look_at(&self, window: &str) -> Result<(), String> {
        self.ask(Request::LookAt, &json!({ "handle": window }))?;
        match self.kind.engine {
            // Otherwise the page believes that nobody sees it.
            Engine::Chromium => self.chromium("Page.bringToFront", &json!({})).map(drop),
            Engine::Firefox => Ok(()),
        }
    }

    /// The value of a piece of JavaScript, which says `return`.
    ///
    /// # Errors
    ///
    /// If it fails.
    pub fn eval(&self, script: &str) -> Result<Value, String> {
        self.ask(Request::Eval, &json!({ "script": script, "args": [] }))
    }

    /// The same for one that ends with a promise.
    ///
    /// # Errors
    ///
    /// If it fails.
    pub fn eval_later(&self, script: &str) -> Result<Value, String> {
        let script = format!(
            "const done = arguments[0];\n(async () => {{ {script} }})().then(done, (error) => done('' + error));"
        );
        self.ask(Request::EvalLater, &json!({ "script": script, "args": [] }))
    }

    /// Waits until a piece of JavaScript, without `return`, is true.
    ///
    /// # Errors
    ///
    /// If it does not become true.
    pub fn wait_until(&self, condition: &str) -> Result<(), String> {
        let script = format!("return !!({condition})");
        self.wait_for(condition, |browser| {
            Ok((browser.eval(&script)? == true).then_some(()))
        })
    }

    /// Waits until there is an answer.
    ///
    /// # Errors
    ///
    /// If there is none in time, `what` was waited for in vain.
    pub fn wait_for<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&Self) -> Result<Option<T>, String>,
    ) -> Result<T, String> {
        wait_for(what, || look(self))
    }

    /// Has files chosen by [`Self::choose_file`] from now on. Before, whoever is asked for a file in a browser without a
    /// screen chooses none.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    pub fn will_choose_files(&self) -> Result<(), String> {
        let parameters = json!({ "enabled": true });
        self.chromium("Page.setInterceptFileChooserDialog", &parameters)
            .map(drop)
    }

    /// Chooses a file where the page asks for one, once it does.
    ///
    /// # Errors
    ///
    /// If the page does not ask, or the browser refuses.
    pub fn choose_file(&self, path: &Path) -> Result<(), String> {
        let selector = "input[type=file]";
        self.wait_until(&format!("document.querySelector({selector:?})"))?;
        let what = json!({ "using": "css selector", "value": selector });
        let found = self.ask(Request::Find, &what)?;
        let mut ids = found.as_object().into_iter().flat_map(|ids| ids.values());
        let id = ids.next().and_then(Value::as_str).unwrap_or_default();
        let keys = json!({ "id": id, "text": path.display().to_string() });
        self.ask(Request::Type, &keys).map(drop)
    }

    /// Has what the page saves put into this folder from now on.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    pub fn save_into(&self, folder: &Path) -> Result<(), String> {
        let parameters = json!({ "behavior": "allow", "downloadPath": folder });
        self.chromium("Browser.setDownloadBehavior", &parameters)
            .map(drop)
    }

    /// Presses and releases keys one after the other. A key without a letter has a sign of its own in the protocol.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    pub fn keys(&self, keys: &str) -> Result<(), String> {
        let strokes: Vec<Value> = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })))
            .collect();
        let source = json!({ "type": "key", "id": "keyboard", "actions": strokes });
        self.ask(Request::Act, &json!({ "actions": [source] }))
            .map(drop)
    }

    /// Does something with the mouse, or with a finger on a phone.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    pub fn point(&self, deeds: &[Deed]) -> Result<(), String> {
        let (id, kind) = if self.kind.is_phone {
            ("finger", "touch")
        } else {
            ("mouse", "mouse")
        };
        let actions: Vec<Value> = deeds.iter().copied().map(Deed::to_json).collect();
        let source = json!({
            "type": "pointer",
            "id": id,
            "parameters": { "pointerType": kind },
            "actions": actions,
        });
        self.ask(Request::Act, &json!({ "actions": [source] }))
            .map(drop)
            .map_err(|error| format!("{error}: {deeds:?}"))
    }

    /// Turns the wheel of the mouse over a point by so many pixels, downwards if they are above 0.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a window has fewer points than an integer has values"
    )]
    pub fn wheel(&self, [x, y]: [f64; 2], pixels: i32) -> Result<(), String> {
        let turn = json!({
            "type": "scroll",
            "x": x.round() as i64,
            "y": y.round() as i64,
            "deltaX": 0,
            "deltaY": pixels,
            "duration": 0,
        });
        let source = json!({ "type": "wheel", "id": "wheel", "actions": [turn] });
        self.ask(Request::Act, &json!({ "actions": [source] }))
            .map(drop)
    }

    /// Asks for something that only Chromium has.
    ///
    /// # Errors
    ///
    /// If it refuses.
    pub fn chromium(&self, command: &str, parameters: &Value) -> Result<Value, String> {
        match &self.driver {
            Driver::Chromium(chromium) => chromium.own(command, parameters),
            Driver::Firefox(_) => Err(format!("only Chromium has {command}")),
        }
    }

    /// What the page has complained of since this was asked last.
    ///
    /// # Errors
    ///
    /// If the browser does not tell.
    pub fn complaints(&self) -> Result<Vec<String>, String> {
        match &self.driver {
            Driver::Chromium(chromium) => chromium.complaints(),
            Driver::Firefox(firefox) => firefox.complaints(),
        }
    }
}

/// A thing that is done with a pointer.
#[derive(Debug, Clone, Copy)]
pub enum Deed {
    /// It goes somewhere, in so many milliseconds.
    Move(f64, f64, u32),
    /// It goes down.
    Down,
    /// It goes up.
    Up,
    /// It rests for so many milliseconds.
    Rest(u32),
}

impl Deed {
    fn to_json(self) -> Value {
        match self {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "a window has fewer points than an integer has values"
            )]
            Self::Move(x, y, millis) => json!({
                "type": "pointerMove",
                "duration": millis,
                "x": x.round() as i64,
                "y": y.round() as i64,
            }),
            Self::Down => json!({ "type": "pointerDown", "button": 0 }),
            Self::Up => json!({ "type": "pointerUp", "button": 0 }),
            Self::Rest(millis) => json!({ "type": "pause", "duration": millis }),
        }
    }
}

/// Waits until there is an answer.
fn wait_for<T>(
    what: &str,
    mut look: impl FnMut() -> Result<Option<T>, String>,
) -> Result<T, String> {
    let begin = now();
    loop {
        if let Some(found) = look()? {
            return Ok(found);
        }
        if begin.elapsed() > PATIENCE {
            return Err(format!("waited in vain: {what}"));
        }
        sleep(PAUSE);
    }
}

/// The first of these programs that is installed.
fn find(names: &[&str]) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let mut paths = names
        .iter()
        .flat_map(|name| std::env::split_paths(&folders).map(move |folder| folder.join(name)));
    paths.find(|path| path.is_file())
}

#[expect(
    clippy::disallowed_methods,
    reason = "waiting for another program takes a clock"
)]
fn now() -> Instant {
    Instant::now()
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}
