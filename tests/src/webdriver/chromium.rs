//! Chromium by its driver, over HTTP.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;
use ureq::Agent;

use super::{Kind, PATIENCE, Request, find, text, wait_for};

/// The names under which a system may know the browser, and its driver.
const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];
const DRIVERS: &[&str] = &["chromedriver", "chromium.chromedriver"];

/// Chromium and its driver.
#[derive(Debug)]
pub(super) struct Chromium {
    agent: Agent,
    driver: Child,
    /// The address of the session with the driver.
    session: String,
    /// Everything that the browser keeps. It goes with it.
    home: TempDir,
}

pub(super) fn look_for() -> Result<(), String> {
    find(BROWSERS).ok_or("Chromium is missing")?;
    find(DRIVERS).ok_or("the driver of Chromium is missing")?;
    Ok(())
}

impl Chromium {
    pub(super) fn start(kind: Kind) -> Result<Self, String> {
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
        wait_for("the driver is ready", || {
            let status = started.get("status");
            Ok(status
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

    pub(super) fn ask(&self, request: Request, parameters: &Value) -> Result<Value, String> {
        let path = match request {
            Request::Open => "url",
            Request::NewWindow => "window/new",
            Request::Window => return self.get("window"),
            Request::CloseWindow => {
                let address = format!("{}/window", self.session);
                return value("window", self.agent.delete(address).call());
            }
            Request::LookAt => "window",
            Request::Eval => "execute/sync",
            Request::EvalLater => "execute/async",
            Request::Act => "actions",
            Request::Find => "element",
            Request::Type => {
                let id = parameters["id"].as_str().unwrap_or_default();
                return self.post(&format!("element/{id}/value"), parameters);
            }
        };
        self.post(path, parameters)
    }

    pub(super) fn reload(&self) -> Result<(), String> {
        self.post("refresh", &json!({})).map(drop)
    }

    /// Asks for something that no other browser has.
    pub(super) fn own(&self, command: &str, parameters: &Value) -> Result<Value, String> {
        self.post(
            "goog/cdp/execute",
            &json!({ "cmd": command, "params": parameters }),
        )
    }

    pub(super) fn complaints(&self) -> Result<Vec<String>, String> {
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

impl Drop for Chromium {
    fn drop(&mut self) {
        // Otherwise the browser would outlive its driver.
        let _ = self.agent.delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
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
