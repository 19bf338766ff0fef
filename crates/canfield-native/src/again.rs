//! A program that begins anew, in another environment: what a library has read there at its start, it reads no second time.

use std::env;
use std::process::Command;

/// Begins the program anew with the same arguments, and with these variables. Returns only if that cannot be.
pub fn begin_anew(variables: &[(&str, &str)]) {
    let Ok(path) = env::current_exe() else {
        return;
    };
    let mut program = Command::new(path);
    program.args(env::args_os().skip(1));
    become_it(program.envs(variables.iter().copied()));
}

/// Goes on as another program, so that there is one of them, and whoever ends it ends both.
#[cfg(unix)]
fn become_it(program: &mut Command) {
    let _why_not = std::os::unix::process::CommandExt::exec(program);
}

/// Waits for another program, and ends with it.
#[cfg(not(unix))]
fn become_it(program: &mut Command) {
    if let Ok(status) = program.status() {
        std::process::exit(status.code().unwrap_or(1));
    }
}
