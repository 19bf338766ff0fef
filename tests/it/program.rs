//! The built program as the trials see it: what it is given, and what comes out of it.

use std::env;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use canfield_tests::workspace_dir;
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
    static PROGRAM: LazyLock<Result<PathBuf, String>> = LazyLock::new(build);
    let program = PROGRAM.as_ref().map_err(Failed::from)?;
    let mut command = Command::new(program);
    command
        .args(arguments)
        .current_dir(canfield_tests::tests_dir());
    Ok(command)
}

/// Builds the program beside this one. Cargo only tells the tests of the program's own package where it is, and an
/// old one that happens to lie there would be tested in place of the new one, so it is built in any case.
fn build() -> Result<PathBuf, String> {
    let trials = env::current_exe().map_err(|error| error.to_string())?;
    let folder = trials
        .parent()
        .and_then(|deps| deps.parent())
        .ok_or("the trials lie nowhere")?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build
        .args(["build", "--quiet", "-p", "canfield-cli"])
        .current_dir(workspace_dir());
    build
        .arg("--target-dir")
        .arg(folder.parent().unwrap_or(folder));
    if folder.ends_with("release") {
        build.arg("--release");
    }
    let output = build
        .output()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(folder.join(format!("canfield{}", env::consts::EXE_SUFFIX)))
}
