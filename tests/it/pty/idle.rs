//! While the player thinks, the program sleeps.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use rustix::process::Pid;

use super::{GAME, Home, Model, leave};

pub(super) fn trials() -> Vec<Trial> {
    vec![Trial::test("pty::no-wake-ups-when-idle", no_wake_ups)]
}

/// How often the threads of a process fell asleep or were interrupted, and how long they ran.
#[derive(Debug, PartialEq, Eq)]
struct Doings {
    n_switches: u64,
    ticks: u64,
}

impl Doings {
    fn of(pid: Pid) -> Result<Self, Failed> {
        let folder = format!("/proc/{}", pid.as_raw_nonzero());
        let mut n_switches = 0;
        for thread in fs::read_dir(format!("{folder}/task"))? {
            let status = fs::read_to_string(thread?.path().join("status"))?;
            let counts = status
                .lines()
                .filter_map(|line| line.split_once("_ctxt_switches:"));
            for (_, count) in counts {
                n_switches += count.trim().parse::<u64>()?;
            }
        }
        let stat = fs::read_to_string(Path::new(&folder).join("stat"))?;
        // The name of the program, which may hold anything, ends with the last bracket. The times are fields 14 and 15.
        let (_, fields) = stat.rsplit_once(')').ok_or("the process has no name")?;
        let mut ticks = 0;
        for field in fields.split_whitespace().skip(11).take(2) {
            ticks += field.parse::<u64>()?;
        }
        Ok(Self { n_switches, ticks })
    }
}

/// Neither right after the start nor in the middle of a game, while its clock runs.
fn no_wake_ups() -> Result<(), Failed> {
    let home = Home::new()?;
    let mut pty = home.start(GAME)?;
    let mut model = Model::new()?;
    let pid = pty.pid()?;
    for keys in ["", "14"] {
        model.play(keys, &mut pty)?;
        let mut before = Doings::of(pid)?;
        // What it had to do is done when it did nothing for a moment.
        loop {
            sleep(Duration::from_millis(300));
            let present = Doings::of(pid)?;
            if present == before {
                break;
            }
            before = present;
        }
        sleep(Duration::from_secs(3));
        let after = Doings::of(pid)?;
        if after != before {
            return Err(format!("the program wakes up by itself: {before:?}, {after:?}").into());
        }
    }
    leave(pty)
}
