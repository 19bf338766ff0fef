//! Firefox, which is driven without a driver: it listens itself, if it is told to (`Marionette`).
//!
//! A message is the number of its bytes, a colon, and a list: a question is `[0, id, name, parameters]`, and its answer
//! `[1, id, error, result]`.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{Kind, PATIENCE, Request, find, text, wait_for};

/// The names under which a system may know the browser.
const BROWSERS: &[&str] = &["firefox-esr", "firefox"];

/// Where the browser writes on which port it listens.
const PORT: &str = "MarionetteActivePort";

/// What the browser has complained of since the last time, if a page of our own server is to blame. A page that is closed in the
/// middle of something is cut off, and stops with that; this is no fault of those that are open.
const COMPLAINTS: &str = "
    const ours = Services.console.getMessageArray()
        .filter((one) => one instanceof Ci.nsIScriptError && one.sourceName.startsWith('http://127.0.0.1'));
    const is_cut = (one) => one.errorMessage.startsWith('Script terminated by timeout');
    const stops = (one) => one.errorMessage.startsWith('RuntimeError: unreachable executed');
    const told = ours
        .filter((one) => !is_cut(one) && !(stops(one) && ours.some(is_cut)))
        .map((one) => one.errorMessage + ' ' + one.sourceName + ':' + one.lineNumber);
    Services.console.reset();
    return told;
";

/// Firefox.
#[derive(Debug)]
pub(super) struct Firefox {
    program: Child,
    link: RefCell<Link>,
    /// Everything that the browser keeps. It goes with it.
    home: TempDir,
}

/// The line to the browser.
#[derive(Debug)]
struct Link {
    stream: BufReader<TcpStream>,
    n_asked: u32,
}

pub(super) fn look_for() -> Result<(), String> {
    find(BROWSERS)
        .map(drop)
        .ok_or("Firefox is missing".to_owned())
}

impl Firefox {
    pub(super) fn start(kind: Kind) -> Result<Self, String> {
        let browser = find(BROWSERS).ok_or("Firefox is missing")?;
        let home = tempfile::tempdir().map_err(text)?;
        let profile = home.path().join("profile");
        fs::create_dir(&profile).map_err(text)?;
        fs::write(profile.join("user.js"), preferences(kind)).map_err(text)?;
        let mut program = Command::new(browser)
            .args(["--headless", "--marionette", "--remote-allow-system-access"])
            .args(["--no-remote", "--new-instance", "--profile"])
            .arg(&profile)
            .env("HOME", home.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(text)?;
        let link = match Link::open(&profile) {
            Ok(link) => RefCell::new(link),
            Err(error) => {
                end(&mut program);
                return Err(error);
            }
        };
        let started = Self {
            program,
            link,
            home,
        };
        started.call("WebDriver:NewSession", &json!({}))?;
        let size = json!({ "x": 0, "y": 0, "width": kind.width, "height": kind.height });
        started.call("WebDriver:SetWindowRect", &size)?;
        Ok(started)
    }

    pub(super) fn ask(&self, request: Request, parameters: &Value) -> Result<Value, String> {
        let name = match request {
            Request::Open => "WebDriver:Navigate",
            Request::NewWindow => "WebDriver:NewWindow",
            Request::Window => "WebDriver:GetWindowHandle",
            Request::CloseWindow => "WebDriver:CloseWindow",
            Request::LookAt => "WebDriver:SwitchToWindow",
            Request::Eval => "WebDriver:ExecuteScript",
            Request::EvalLater => "WebDriver:ExecuteAsyncScript",
            Request::Act => "WebDriver:PerformActions",
            Request::Find => "WebDriver:FindElement",
            Request::Type => "WebDriver:ElementSendKeys",
        };
        self.call(name, parameters)
    }

    pub(super) fn complaints(&self) -> Result<Vec<String>, String> {
        let script = json!({ "script": COMPLAINTS, "args": [] });
        self.call("Marionette:SetContext", &json!({ "value": "chrome" }))?;
        let told = self.call("WebDriver:ExecuteScript", &script);
        self.call("Marionette:SetContext", &json!({ "value": "content" }))?;
        serde_json::from_value(told?).map_err(text)
    }

    fn call(&self, name: &str, parameters: &Value) -> Result<Value, String> {
        let answer = self.link.borrow_mut().call(name, parameters);
        answer.map_err(|error| format!("{name}: {error}"))
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        let quit = json!({ "flags": ["eForceQuit"] });
        if self.call("Marionette:Quit", &quit).is_err() {
            let _ = self.program.kill();
        }
        end(&mut self.program);
        // It may have written there until now.
        let _ = fs::remove_dir_all(self.home.path());
    }
}

/// Ends a program that may be about to end by itself.
fn end(program: &mut Child) {
    let has_ended = wait_for("Firefox ends", || program.try_wait().map_err(text));
    if has_ended.is_err() {
        let _ = program.kill();
        let _ = program.wait();
    }
}

impl Link {
    /// Waits until the browser with this profile listens.
    fn open(profile: &Path) -> Result<Self, String> {
        let stream = wait_for("Firefox listens", || {
            let port = fs::read_to_string(profile.join(PORT)).unwrap_or_default();
            let port: Option<u16> = port.trim().parse().ok();
            Ok(port.and_then(|port| TcpStream::connect(("127.0.0.1", port)).ok()))
        })?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(text)?;
        let mut link = Self {
            stream: BufReader::new(stream),
            n_asked: 0,
        };
        let greeting = link.read()?;
        if greeting["marionetteProtocol"] == 3 {
            Ok(link)
        } else {
            Err(format!("Firefox speaks another protocol: {greeting}"))
        }
    }

    fn call(&mut self, name: &str, parameters: &Value) -> Result<Value, String> {
        self.n_asked += 1;
        let question = json!([0, self.n_asked, name, parameters]).to_string();
        let message = format!("{}:{question}", question.len());
        let stream = self.stream.get_mut();
        stream.write_all(message.as_bytes()).map_err(text)?;
        let answer = self.read()?;
        if answer[1] != self.n_asked {
            return Err(format!("that answers another question: {answer}"));
        }
        if answer[2] != Value::Null {
            return Err(answer[2]["message"].to_string());
        }
        let result = &answer[3];
        Ok(result.get("value").unwrap_or(result).clone())
    }

    fn read(&mut self) -> Result<Value, String> {
        let mut length = Vec::new();
        self.stream.read_until(b':', &mut length).map_err(text)?;
        let length = String::from_utf8_lossy(&length);
        let length: usize = length
            .trim_end_matches(':')
            .parse()
            .map_err(|_| "Firefox has ended".to_owned())?;
        let mut message = vec![0; length];
        self.stream.read_exact(&mut message).map_err(text)?;
        serde_json::from_slice(&message).map_err(text)
    }
}

/// The preferences of a browser of this kind that asks nobody but our own server, and no questions.
fn preferences(kind: Kind) -> String {
    // What a pointer can do: 1 is a finger, 6 a mouse.
    let pointer = if kind.is_phone { 1 } else { 6 };
    let all = [
        ("marionette.port", json!(0)),
        // A page that is closed may end what it is at; what it says of being cut off is no complaint of another.
        ("dom.ipc.cancel_content_js_when_navigating", json!(false)),
        ("intl.accept_languages", json!(kind.languages)),
        (
            "font.size.variable.x-western",
            json!(16 * kind.text_percent / 100),
        ),
        ("ui.primaryPointerCapabilities", json!(pointer)),
        ("ui.allPointerCapabilities", json!(pointer)),
        (
            "dom.w3c_touch_events.enabled",
            json!(u8::from(kind.is_phone)),
        ),
        ("browser.shell.checkDefaultBrowser", json!(false)),
        ("browser.aboutwelcome.enabled", json!(false)),
        ("datareporting.policy.dataSubmissionEnabled", json!(false)),
        ("network.captive-portal-service.enabled", json!(false)),
        ("network.connectivity-service.enabled", json!(false)),
        ("services.settings.server", json!("data:,")),
        ("app.normandy.enabled", json!(false)),
        ("app.update.disabledForTesting", json!(true)),
    ];
    let mut text = String::new();
    for (name, value) in all {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "user_pref({name:?}, {value});");
    }
    text
}
