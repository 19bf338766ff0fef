//! The built program, for whatever runs it as a player does.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use crate::workspace_dir;

/// Where the program lies, built in the same profile as the caller. It is built at the first call.
///
/// # Errors
///
/// If it cannot be built.
pub fn path() -> Result<&'static Path, String> {
    static PROGRAM: LazyLock<Result<PathBuf, String>> =
        LazyLock::new(|| build("canfield-cli", "canfield"));
    PROGRAM.as_deref().map_err(Clone::clone)
}

/// The same for the program with a window.
///
/// # Errors
///
/// If it cannot be built.
pub fn desktop() -> Result<&'static Path, String> {
    static PROGRAM: LazyLock<Result<PathBuf, String>> =
        LazyLock::new(|| build("canfield-desktop", "canfield-desktop"));
    PROGRAM.as_deref().map_err(Clone::clone)
}

/// Builds the program beside this one. Cargo only tells the tests of the program's own package where it is, and an
/// old one that happens to lie there would be tested in place of the new one, so it is built in any case.
fn build(package: &str, name: &str) -> Result<PathBuf, String> {
    let caller = env::current_exe().map_err(|error| error.to_string())?;
    let folder = caller
        .parent()
        .and_then(|deps| deps.parent())
        .ok_or("this program lies nowhere")?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build
        .args(["build", "--quiet", "-p", package])
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
    Ok(folder.join(format!("{name}{}", env::consts::EXE_SUFFIX)))
}
