//! The built program as the trials see it: what it is given, and what comes out of it.

use std::io::Write;
use std::process::{Command, Stdio};

use canfield_tests::program;
use libtest_mimic::Failed;

/// What a run of the program comes to.
pub(crate) struct Run {
    /// The exit code; `None` if a signal ended the program.
    pub(crate) code: Option<i32>,
    /// What it wrote to standard output.
    pub(crate) out: String,
    /// What it wrote to standard error.
    pub(crate) err: String,
}

/// Runs the program with these arguments, `input` on its standard input.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Result<Run, Failed> {
    let mut child = command(arguments)?
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that refuses its arguments need not read its input.
        let _ = stdin.write_all(input);
    }
    let output = child.wait_with_output()?;
    Ok(Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout)?,
        err: String::from_utf8(output.stderr)?,
    })
}

/// The program with these arguments, ready to be started in the folder of the test data.
pub(crate) fn command(arguments: &[&str]) -> Result<Command, Failed> {
    let mut command = Command::new(program::path()?);
    command
        .args(arguments)
        .current_dir(canfield_tests::tests_dir());
    Ok(command)
}
