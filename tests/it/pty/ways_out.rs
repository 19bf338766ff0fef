//! Every way out of the program: the terminal is whole afterwards, and the game is kept (fault G4).

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use canfield_tests::pty::{Pty, Start, now};
use libtest_mimic::{Completion, Failed, Trial};
use rustix::process::{Pid, Signal, kill_process, test_kill_process};

use super::{GAME, Home, Model, is_installed, leave, n_moves, shows_moves};

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("pty::g4-sigterm", || ends_by(Signal::TERM)),
        Trial::test("pty::g4-sighup", || ends_by(Signal::HUP)),
        Trial::test("pty::g4-sigint", || ends_by(Signal::INT)),
        Trial::test("pty::g4-sigquit", || ends_by(Signal::QUIT)),
        Trial::test("pty::g4-suspended-by-a-key", suspended),
        Trial::test("pty::g4-suspended-from-outside", suspended_from_outside),
        Trial::test("pty::g4-stopped-and-brought-back", stopped_and_brought_back),
        Trial::test("pty::g4-suspended-without-a-shell", suspended_in_vain),
        Trial::ignorable_test("pty::g4-suspended-in-a-container", suspended_in_a_container),
        Trial::test("pty::e5-ended-right-after-a-move", ended_after_a_move),
        Trial::test("pty::g4-terminal-is-gone", terminal_is_gone),
        Trial::ignorable_test("pty::g4-terminal-is-gone-unsaid", terminal_is_gone_unsaid),
        Trial::test("pty::g4-panic", panic),
    ]
}

fn ends_by(signal: Signal) -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.play("14", &mut pty)?;
    model.play("d", &mut pty)?;
    home.wait_until_kept(2)?;
    pty.signal(signal)?;
    let status = pty.wait_for_end()?;
    if status.signal().is_none() {
        return Err(format!("the program does not end by the signal: {status}").into());
    }
    pty.check_restored()?;
    let mut pty = home.start(&[])?;
    model.is_resumed_in(&mut pty)?;
    leave(pty)
}

/// Runs the program in the foreground of a shell that controls jobs, and brings it back when a line is typed.
const JOB_CONTROL: &str =
    "set -m; \"$@\"; echo stopped by $?; read -r line; fg >/dev/null; echo ended by $?";

fn suspended() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.shell(JOB_CONTROL, GAME)?.start()?;
    let mut model = Model::new()?;
    model.is_seen_in(&mut pty)?;
    let began = now();
    model.play("14", &mut pty)?;
    let stopped = now();
    pty.types("\x1a")?;
    pty.shows("stopped by ")?;
    // The shell has the terminal as it was, with nothing of the game on it.
    pty.check_restored()?;
    if pty.text().contains("Canfield") {
        return Err(format!("the game is still on the screen:\n{}", pty.text()).into());
    }
    // Only the time that goes by can show that the clock of the game stands still.
    sleep(Duration::from_secs(3));
    let away = stopped.elapsed();
    pty.types("\n")?;
    model.is_seen_in(&mut pty)?;
    model.play("d", &mut pty)?;
    let played = began.elapsed().saturating_sub(away);
    let clock = clock_secs(&pty.text()).ok_or("there is no clock on the screen")?;
    if clock > played.as_secs() + 1 {
        return Err(format!("after {played:?} of play the clock says {clock} seconds").into());
    }
    pty.types("q")?;
    pty.shows("ended by 0")?;
    pty.wait_for_end()?;
    Ok(pty.check_restored()?)
}

/// The same, with the number of the process in a file.
const JOB_WITH_PID: &str = "set -m; sh -c 'echo $$ >pid; exec \"$0\" \"$@\"' \"$@\"; \
     echo stopped by $?; read -r line; fg >/dev/null; echo ended by $?";

fn job(home: &Home) -> Result<(Pty, Pid, Model), Failed> {
    let mut pty = home.shell(JOB_WITH_PID, GAME)?.start()?;
    let mut model = Model::new()?;
    model.play("14", &mut pty)?;
    let pid = fs::read_to_string(home.0.path().join("pid"))?;
    let pid = Pid::from_raw(pid.trim().parse()?).ok_or("the program has no process")?;
    Ok((pty, pid, model))
}

/// Another program suspends the game, and a third one lets it go on in the background before it is brought back.
fn suspended_from_outside() -> Result<(), Failed> {
    let home = Home::new()?;
    let (mut pty, pid, mut model) = job(&home)?;
    kill_process(pid, Signal::TSTP)?;
    pty.shows("stopped by ")?;
    pty.check_restored()?;
    pty.types("\n")?;
    model.is_seen_in(&mut pty)?;
    model.play("d", &mut pty)?;
    pty.types("q")?;
    pty.shows("ended by 0")?;
    pty.wait_for_end()?;
    Ok(pty.check_restored()?)
}

/// A signal that no program can hear stops the game; once it goes on, it has the terminal as it needs it.
fn stopped_and_brought_back() -> Result<(), Failed> {
    let home = Home::new()?;
    let (mut pty, pid, mut model) = job(&home)?;
    kill_process(pid, Signal::STOP)?;
    pty.shows("stopped by ")?;
    pty.types("\n")?;
    model.is_seen_in(&mut pty)?;
    model.play("d", &mut pty)?;
    pty.types("q")?;
    pty.shows("ended by 0")?;
    pty.wait_for_end()?;
    Ok(pty.check_restored()?)
}

/// A move that is on the screen is not lost, however soon after it the program is to end.
fn ended_after_a_move() -> Result<(), Failed> {
    let home = Home::new()?;
    for n_moves in 1..=10 {
        let mut pty = if n_moves == 1 {
            home.start(GAME)?
        } else {
            home.start(&[])?
        };
        shows_moves(&mut pty, n_moves - 1)?;
        pty.types("d")?;
        shows_moves(&mut pty, n_moves)?;
        pty.signal(Signal::TERM)?;
        pty.wait_for_end()?;
    }
    let mut pty = home.start(&[])?;
    shows_moves(&mut pty, 10)?;
    leave(pty)
}

/// The clock in the title: minutes and seconds.
fn clock_secs(text: &str) -> Option<u64> {
    let mut remarks = text.lines().next()?.split("  ").map(str::trim);
    remarks.find_map(|remark| {
        let (minutes, seconds) = remark.split_once(':')?;
        Some(60 * minutes.parse::<u64>().ok()? + seconds.parse::<u64>().ok()?)
    })
}

/// Where no shell would bring it back the system does not suspend a program, and the game must go on.
fn suspended_in_vain() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    model.play("14", &mut pty)?;
    pty.types("\x1a")?;
    model.play("d", &mut pty)?;
    leave(pty)
}

/// Starts the program as in a container: its parent is there, but belongs to a session outside that cannot be seen.
const CONTAINED: &str = "exec unshare --pid --fork sh -c 'setsid --wait \"$@\"; exit $?' sh \"$@\"";

fn suspended_in_a_container() -> Result<Completion, Failed> {
    let mut attempt = std::process::Command::new("unshare");
    attempt.args(["--pid", "--fork", "setsid", "--wait", "true"]);
    if !attempt.output().is_ok_and(|output| output.status.success()) {
        return Ok(Completion::ignored_with(
            "the programs unshare and setsid are missing, or may not be used",
        ));
    }
    let home = Home::new()?;
    let mut pty = home.shell(CONTAINED, GAME)?.start()?;
    let mut model = Model::new()?;
    model.is_seen_in(&mut pty)?;
    model.play("14", &mut pty)?;
    pty.types("\x1a")?;
    model.play("d", &mut pty)?;
    leave(pty)?;
    Ok(Completion::Completed)
}

fn terminal_is_gone() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    shows_moves(&mut pty, 0)?;
    pty.types("d")?;
    home.wait_until_kept(1)?;
    pty.hang_up("d")?;
    // It ends by itself; waiting would fail otherwise.
    pty.wait_for_end()?;
    let mut pty = home.start(&[])?;
    pty.wait_for("the game", |screen| matches!(n_moves(screen), Some(1 | 2)))?;
    leave(pty)
}

/// Starts the program in a session of its own, to which the system says nothing when the terminal goes away.
const UNSAID: &str = "exec 3<&0; setsid \"$@\" <&3 & echo $! >pid; wait";

fn terminal_is_gone_unsaid() -> Result<Completion, Failed> {
    if !is_installed("setsid", "--version") {
        return Ok(Completion::ignored_with("the program setsid is missing"));
    }
    let home = Home::new()?;
    let mut pty = home.shell(UNSAID, GAME)?.start()?;
    shows_moves(&mut pty, 0)?;
    pty.types("d")?;
    shows_moves(&mut pty, 1)?;
    home.wait_until_kept(1)?;
    let pid = fs::read_to_string(home.0.path().join("pid"))?;
    let pid = Pid::from_raw(pid.trim().parse()?).ok_or("the program has no process")?;
    test_kill_process(pid)?;
    pty.hang_up("d")?;
    let deadline = now() + canfield_tests::pty::PATIENCE;
    while test_kill_process(pid).is_ok() {
        if now() > deadline {
            rustix::process::kill_process(pid, Signal::KILL)?;
            return Err("the program does not end with its terminal".into());
        }
        sleep(Duration::from_millis(5));
    }
    Ok(Completion::Completed)
}

/// A program of the tests plays the game as `canfield` does, and panics after the first move.
fn panic() -> Result<(), Failed> {
    let home = Home::new()?;
    let start = Start::new(env!("CARGO_BIN_EXE_panics").as_ref(), home.0.path());
    let mut pty = start.arg(home.folder()).start()?;
    pty.wait_for("a game", |screen| n_moves(screen).is_some())?;
    pty.types("d")?;
    let status = pty.wait_for_end()?;
    if status.success() {
        return Err("the program does not panic".into());
    }
    pty.check_restored()?;
    // What it says last is on the screen that the player sees then.
    pty.shows("This is the panic of a trial.")?;
    Ok(())
}
