//! How long a player waits: from the start of the program to its first picture, and from a key to the picture that
//! answers it. `cargo xtask startup` runs it.
//!
//! It is a report and no test, since a machine that does something else at the same time is slower.

#![expect(clippy::print_stdout, reason = "a report is printed")]

use std::path::Path;
use std::time::Duration;

use canfield_tests::program;
use canfield_tests::pty::{Pty, Start, flowing};

/// How often each of them is measured.
const N_RUNS: usize = 30;

const START_TARGET: Duration = Duration::from_millis(30);
const KEY_TARGET: Duration = Duration::from_millis(5);

fn main() -> Result<(), String> {
    let home = tempfile::tempdir().map_err(|error| error.to_string())?;
    let mut firsts = Vec::new();
    let mut resumes = Vec::new();
    let mut keys = Vec::new();
    for run in 0..N_RUNS {
        let home = home.path().join(run.to_string());
        std::fs::create_dir(&home).map_err(|error| error.to_string())?;
        let (mut pty, first) = start(&home)?;
        firsts.push(first);
        keys.push(key(&mut pty, "d", "1 move ")?);
        keys.push(key(&mut pty, "u", "0 moves ")?);
        key(&mut pty, "d", "1 move ")?;
        leave(pty)?;
        let (pty, resume) = start(&home)?;
        resumes.push(resume);
        leave(pty)?;
    }
    println!("of {N_RUNS} runs each            median      90 %    target");
    report("start to first picture", firsts, START_TARGET);
    report("start, game goes on", resumes, START_TARGET);
    report("key to picture", keys, KEY_TARGET);
    Ok(())
}

/// Starts the program in this home, and tells how long it took until all of the first picture had arrived.
fn start(home: &Path) -> Result<(Pty, Duration), String> {
    let start = Start::new(program::path()?, home).args(["--portable", "kept", "--deal", "12345"]);
    let mut pty = start.start()?;
    // The last line of the screen is drawn last.
    let arrived = pty.wait_for("the first picture", |screen| {
        screen.contents().contains("? keys")
    })?;
    let took = arrived.saturating_duration_since(pty.began());
    Ok((pty, took))
}

/// Types a key, and tells how long it took until this was in the title.
fn key(pty: &mut Pty, key: &str, title: &str) -> Result<Duration, String> {
    // What the key before has left to be done, such as storing, is not what is measured.
    std::thread::sleep(Duration::from_millis(60));
    let typed = canfield_tests::pty::now();
    pty.types(key)?;
    let arrived = pty.wait_for(title, |screen| flowing(screen).contains(title))?;
    Ok(arrived.saturating_duration_since(typed))
}

fn leave(mut pty: Pty) -> Result<(), String> {
    pty.types("q")?;
    let status = pty.wait_for_end()?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("the program ends with {status}"))
    }
}

fn report(what: &str, mut times: Vec<Duration>, target: Duration) {
    times.sort();
    let at = |percent: usize| times[(times.len() * percent).div_ceil(100) - 1];
    let ms = |time: Duration| time.as_secs_f64() * 1_000.0;
    let (median, high) = (ms(at(50)), ms(at(90)));
    println!(
        "{what:24} {median:7.2} ms {high:6.2} ms  {:4.0} ms",
        ms(target)
    );
}
