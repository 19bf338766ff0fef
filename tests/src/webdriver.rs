//! A browser that a trial drives as a player would, by the protocol that all browsers share (`WebDriver`).
//!
//! It is Chromium with its driver. Every browser here is a fresh one: nothing is kept from another trial.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use ureq::Agent;

/// How long a trial waits for something that must happen.
pub const PATIENCE: Duration = Duration::from_mins(1);
/// How often it looks.
const PAUSE: Duration = Duration::from_millis(20);

/// The names under which a system may know the browser, and its driver.
const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];
const DRIVERS: &[&str] = &["chromedriver", "chromium.chromedriver"];

/// What a browser is like.
#[derive(Debug, Clone, Copy)]
pub struct Kind {
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
    width: 1280,
    height: 800,
    is_phone: false,
    languages: "en",
    text_percent: 100,
};

/// A phone that is held upright.
pub const PHONE: Kind = Kind {
    width: 390,
    height: 844,
    is_phone: true,
    languages: "en",
    text_percent: 100,
};

/// A browser with one window. It is closed when it is dropped.
#[derive(Debug)]
pub struct Browser {
    agent: Agent,
    driver: Child,
    /// The address of the session with the driver.
    session: String,
    kind: Kind,
    /// Everything that the browser keeps. It goes with it.
    home: TempDir,
}

/// What must be there, and why it is not.
///
/// # Errors
///
/// The sentence that says what is missing.
pub fn look_for_browser() -> Result<(), String> {
    find(BROWSERS).ok_or("Chromium is missing")?;
    find(DRIVERS).ok_or("the driver of Chromium is missing")?;
    Ok(())
}

impl Browser {
    /// A fresh browser of this kind.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn start(kind: Kind) -> Result<Self, String> {
        let browser = find(BROWSERS).ok_or("Chromium is missing")?;
        let driver = find(DRIVERS).ok_or("the driver of Chromium is missing")?;
        let home = tempfile::tempdir().map_err(text)?;
        let port = free_port()?;
        let driver = Command::new(driver)
            .arg(format!("--port={port}"))
            // The browser keeps some things in the home and the cache of whoever starts it.
            .env("HOME", home.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(text)?;
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build();
        let mut started = Self {
            agent: agent.into(),
            driver,
            session: format!("http://127.0.0.1:{port}"),
            kind,
            home,
        };
        let profile = started.home.path().join("profile");
        let mut options = json!({
            "binary": browser,
            "args": [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                format!("--window-size={},{}", kind.width, kind.height),
                format!("--user-data-dir={}", profile.display()),
            ],
            "prefs": {
                "intl.accept_languages": kind.languages,
                "webkit.webprefs.default_font_size": 16 * kind.text_percent / 100,
            },
        });
        if kind.is_phone {
            options["mobileEmulation"] = json!({
                "deviceMetrics": {
                    "width": kind.width,
                    "height": kind.height,
                    "pixelRatio": 3.0,
                    "touch": true,
                    "mobile": true,
                },
            });
        }
        started.wait_for("the driver is ready", |driver| {
            Ok(driver
                .get("status")
                .is_ok_and(|status| status["ready"] == true)
                .then_some(()))
        })?;
        let wishes = json!({
            "capabilities": { "alwaysMatch": {
                "browserName": "chrome",
                "goog:chromeOptions": options,
                "goog:loggingPrefs": { "browser": "ALL" },
            } },
        });
        let session = started.post("session", &wishes)?;
        let id = session["sessionId"]
            .as_str()
            .ok_or("the driver opens no session")?;
        started.session = format!("{}/session/{id}", started.session);
        Ok(started)
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
        self.post("url", &json!({ "url": address })).map(drop)
    }

    /// Loads the page anew.
    ///
    /// # Errors
    ///
    /// If it cannot be loaded.
    pub fn reload(&self) -> Result<(), String> {
        self.post("refresh", &json!({})).map(drop)
    }

    /// Opens another window beside the present ones, and looks at it from now on; returns the name of the one before.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    pub fn open_window(&self) -> Result<String, String> {
        let before = self.window()?;
        let new = self.post("window/new", &json!({ "type": "tab" }))?;
        self.post("window", &json!({ "handle": new["handle"] }))?;
        Ok(before)
    }

    /// The name of the window that is looked at.
    ///
    /// # Errors
    ///
    /// If it is closed.
    pub fn window(&self) -> Result<String, String> {
        Ok(self.get("window")?.as_str().unwrap_or_default().to_owned())
    }

    /// Closes the present window and looks at that one.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    pub fn close_window(&self, next: &str) -> Result<(), String> {
        let mut response = self
            .agent
            .delete(format!("{}/window", self.session))
            .call()
            .map_err(text)?;
        let _: Value = response.body_mut().read_json().map_err(text)?;
        self.look_at(next)
    }

    /// Looks at another window.
    ///
    /// # Errors
    ///
    /// If there is no such window.
    pub fn look_at(&self, window: &str) -> Result<(), String> {
        self.post("window", &json!({ "handle": window }))?;
        // Otherwise the page believes that nobody sees it.
        self.chromium("Page.bringToFront", &json!({})).map(drop)
    }

    /// The value of a piece of JavaScript, which says `return`.
    ///
    /// # Errors
    ///
    /// If it fails.
    pub fn eval(&self, script: &str) -> Result<Value, String> {
        self.post("execute/sync", &json!({ "script": script, "args": [] }))
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
        self.post("execute/async", &json!({ "script": script, "args": [] }))
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
        let begin = now();
        loop {
            if let Some(found) = look(self)? {
                return Ok(found);
            }
            if begin.elapsed() > PATIENCE {
                return Err(format!("waited in vain: {what}"));
            }
            sleep(PAUSE);
        }
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
        let found = self.post("element", &what)?;
        let mut ids = found.as_object().into_iter().flat_map(|ids| ids.values());
        let id = ids.next().and_then(Value::as_str).unwrap_or_default();
        let keys = json!({ "text": path.display().to_string() });
        self.post(&format!("element/{id}/value"), &keys).map(drop)
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
        self.post("actions", &json!({ "actions": [source] }))
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
        self.post("actions", &json!({ "actions": [source] }))
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
        self.post("actions", &json!({ "actions": [source] }))
            .map(drop)
    }

    /// Asks for something that only Chromium has.
    ///
    /// # Errors
    ///
    /// If it refuses.
    pub fn chromium(&self, command: &str, parameters: &Value) -> Result<Value, String> {
        self.post(
            "goog/cdp/execute",
            &json!({ "cmd": command, "params": parameters }),
        )
    }

    /// What the page has complained of since this was asked last.
    ///
    /// # Errors
    ///
    /// If the browser does not tell.
    pub fn complaints(&self) -> Result<Vec<String>, String> {
        let log = self.post("se/log", &json!({ "type": "browser" }))?;
        let entries = log.as_array().into_iter().flatten();
        let severe =
            entries.filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        Ok(severe.map(|entry| entry["message"].to_string()).collect())
    }

    fn get(&self, path: &str) -> Result<Value, String> {
        let response = self.agent.get(format!("{}/{path}", self.session)).call();
        value(path, response)
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        let response = self
            .agent
            .post(format!("{}/{path}", self.session))
            .send_json(body);
        value(path, response)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Otherwise the browser would outlive its driver.
        let _ = self.agent.delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
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

fn value(
    path: &str,
    response: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
) -> Result<Value, String> {
    let mut response = response.map_err(|error| format!("{path}: {error}"))?;
    let is_success = response.status().is_success();
    let body = response.body_mut().with_config().limit(100_000_000);
    let answer: Value = body.read_json().map_err(text)?;
    if is_success {
        Ok(answer["value"].clone())
    } else {
        Err(format!("{path}: {}", answer["value"]["message"]))
    }
}

/// A port that is free at the moment.
fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(text)?;
    Ok(listener.local_addr().map_err(text)?.port())
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
