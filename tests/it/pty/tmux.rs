//! The program in tmux, which is a terminal of its own kind.

use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use canfield_tests::program;
use canfield_tests::pty::{PATIENCE, now};
use libtest_mimic::{Completion, Failed, Trial};

use super::{GAME, Home, Model, TABLE, is_installed};

pub(super) fn trials() -> Vec<Trial> {
    vec![Trial::ignorable_test("pty::in-tmux", in_tmux)]
}

/// A tmux that no other one knows of. It ends when this is dropped.
struct Tmux {
    socket: String,
}

impl Tmux {
    fn run(&self, arguments: &[&str]) -> Result<String, Failed> {
        let output = Command::new("tmux")
            .args(["-S", &self.socket, "-f", "/dev/null"])
            .args(arguments)
            .env_remove("TMUX")
            .env("LANG", "C.UTF-8")
            .env_remove("LC_ALL")
            .env_remove("NO_COLOR")
            .output()?;
        if output.status.success() {
            Ok(String::from_utf8(output.stdout)?)
        } else {
            let complaint = String::from_utf8_lossy(&output.stderr);
            Err(format!("tmux {arguments:?}: {complaint}").into())
        }
    }

    fn wait_for(&self, what: &str, is_shown: impl Fn(&[&str]) -> bool) -> Result<(), Failed> {
        let deadline = now() + PATIENCE;
        loop {
            let screen = self.run(&["capture-pane", "-p", "-t", "game"])?;
            let rows: Vec<&str> = screen.lines().map(str::trim_end).collect();
            if is_shown(&rows) {
                return Ok(());
            }
            if now() > deadline {
                return Err(format!("{what} does not appear; the screen is:\n{screen}").into());
            }
            sleep(Duration::from_millis(20));
        }
    }

    /// Waits until the program has ended well, with the alternate screen left.
    fn waits_for_the_end(&self) -> Result<(), Failed> {
        // The code with which a program ended is not always known to tmux.
        let format = "#{pane_dead} #{alternate_on} #{pane_dead_status}";
        let deadline = now() + PATIENCE;
        loop {
            let state = self.run(&["display-message", "-p", "-t", "game", format])?;
            match state.trim() {
                "1 0 0" | "1 0" => return Ok(()),
                state if now() > deadline => {
                    return Err(format!("the program does not end well: {state}").into());
                }
                _ => sleep(Duration::from_millis(20)),
            }
        }
    }

    fn shows(&self, model: &Model) -> Result<(), Failed> {
        let expected = model.table();
        self.wait_for(&expected.join("\n"), |rows| {
            rows.get(TABLE).is_some_and(|rows| *rows == expected[..])
        })
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        // It is gone already where the program was left.
        let _ = self.run(&["kill-server"]);
    }
}

fn in_tmux() -> Result<Completion, Failed> {
    if !is_installed("tmux", "-V") {
        return Ok(Completion::ignored_with("tmux is missing"));
    }
    let home = Home::new()?;
    let folder = home.folder();
    let tmux = Tmux {
        socket: home.0.path().join("tmux").display().to_string(),
    };
    let words = [
        program::path()?.as_os_str(),
        "--portable".as_ref(),
        folder.as_os_str(),
    ];
    let words = words.iter().map(|word| word.to_str());
    let words: Option<Vec<&str>> = words.collect();
    let words = words.ok_or("the path of the program is not text")?;
    let start = ["new-session", "-d", "-s", "game", "-x", "80", "-y", "24"];
    tmux.run(&[&start[..], &words, GAME].concat())?;
    // What runs in it ends with the trial, and its last screen can be looked at until then.
    tmux.run(&["set-option", "-g", "remain-on-exit", "on"])?;
    let mut model = Model::new()?;
    tmux.shows(&model)?;
    for keys in ["14", "r2", "d", "u"] {
        tmux.run(&["send-keys", "-t", "game", "-l", keys])?;
        model.types(keys);
        tmux.shows(&model)?;
    }
    tmux.run(&["send-keys", "-t", "game", "?"])?;
    tmux.wait_for("the keys", |rows| {
        rows.iter().any(|row| row.contains(" Keys "))
    })?;
    tmux.run(&["send-keys", "-t", "game", "Escape"])?;
    tmux.shows(&model)?;
    tmux.run(&["resize-window", "-t", "game", "-x", "20", "-y", "5"])?;
    tmux.wait_for("a complaint about the size", |rows| {
        rows.join(" ").contains("too small")
    })?;
    tmux.run(&["resize-window", "-t", "game", "-x", "80", "-y", "24"])?;
    tmux.shows(&model)?;
    tmux.run(&["send-keys", "-t", "game", "q"])?;
    tmux.waits_for_the_end()?;
    home.wait_until_kept(2)?;
    Ok(Completion::Completed)
}
