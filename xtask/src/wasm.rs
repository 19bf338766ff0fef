//! Compiling for the browser, with whatever this machine has for that.
//!
//! A compiler alone is not enough: the standard library for the browser must be there, too. It is part of the toolchain,
//! or Debian's packages have its source, or `rustup` can fetch it.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{Cargo, Failure, is_installed, say};

/// The name of the machine that every browser is.
const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler, and the source of its standard library.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library/std";

/// Where the standard library for the browser comes from.
#[derive(Debug, PartialEq, Eq)]
enum Library {
    /// It is installed with the toolchain.
    Installed,
    /// It is compiled from Debian's source by Debian's compiler.
    Debian,
    /// `rustup` fetches it first.
    Fetched,
}

/// Where everything that cargo builds lies.
pub(crate) fn target_dir() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = root.parent().unwrap_or(root);
    // A relative folder is meant from where the person stands, and cargo understands it so as well.
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// Where the built page lies.
pub(crate) fn page_dir() -> PathBuf {
    target_dir().join("web")
}

/// Compiles the program for the browser and tells where it lies.
pub(crate) fn compile(release: bool) -> Result<PathBuf, Failure> {
    let library = library()?;
    if library == Library::Fetched {
        say(&format!(
            "The toolchain has no standard library for browsers yet; rustup fetches it now.\n$ rustup target add {TARGET}"
        ));
        let mut rustup = Command::new("rustup");
        let status = rustup.args(["target", "add", TARGET]).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(Failure(format!("`rustup target add {TARGET}` failed.")));
        }
    }
    let profile = if release { "wasm" } else { "wasm-draft" };
    let arguments = format!("build -p canfield-web --lib --profile {profile} --target {TARGET}");
    // Flags that are meant for this machine mean nothing to a browser.
    let mut cargo = Cargo::new(&arguments)
        .without("RUSTFLAGS")
        .without("CARGO_ENCODED_RUSTFLAGS");
    if library == Library::Debian {
        // Whoever does not have the toolchain's own linker needs the one of Debian's packages.
        let linker = toolchain_linker().unwrap_or_else(|| OsString::from("wasm-ld-22"));
        cargo = Cargo::new(&format!("{arguments} -Zbuild-std=std,panic_abort"))
            .without("RUSTFLAGS")
            .without("CARGO_ENCODED_RUSTFLAGS")
            .without("RUSTC_WRAPPER")
            .with("RUSTC", DEBIAN_RUSTC)
            // Building the standard library is not a stable feature of the compiler.
            .with("RUSTC_BOOTSTRAP", "1")
            .with(
                "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER",
                &linker.to_string_lossy(),
            );
    }
    cargo.run()?;
    Ok(target_dir()
        .join(TARGET)
        .join(profile)
        .join("canfield_web.wasm"))
}

fn library() -> Result<Library, Failure> {
    let may_fetch = env::var_os("RUSTUP_AUTO_INSTALL").is_none_or(|value| value != "0");
    choose(
        is_target_installed(),
        Path::new(DEBIAN_RUSTC).exists() && Path::new(DEBIAN_SOURCE).exists(),
        may_fetch && is_installed("rustup", "--version"),
    )
    .ok_or_else(|| {
        Failure(format!(
            "There is no standard library for browsers: install it with `rustup target add {TARGET}`, or on Debian with \
             `apt-get install rustc-web rust-web-src`."
        ))
    })
}

/// The best of what there is.
const fn choose(is_installed: bool, has_debian: bool, may_fetch: bool) -> Option<Library> {
    if is_installed {
        Some(Library::Installed)
    } else if has_debian {
        Some(Library::Debian)
    } else if may_fetch {
        Some(Library::Fetched)
    } else {
        None
    }
}

/// Whether the compiler that cargo uses has the standard library for browsers beside it.
fn is_target_installed() -> bool {
    let folder = rustc(&["--print", "target-libdir", "--target", TARGET]);
    let files = folder.and_then(|folder| fs::read_dir(folder).ok());
    files.is_some_and(|files| {
        let mut names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
        names.any(|name| name.starts_with("libcore-"))
    })
}

/// The linker that comes with a toolchain of rustup.
fn toolchain_linker() -> Option<OsString> {
    let version = rustc(&["--version", "--verbose"])?;
    let host = version
        .lines()
        .find_map(|line| line.strip_prefix("host: "))?;
    let toolchain = PathBuf::from(rustc(&["--print", "sysroot"])?);
    let linker = toolchain
        .join("lib/rustlib")
        .join(host)
        .join("bin/rust-lld");
    linker.exists().then(|| linker.into_os_string())
}

fn rustc(arguments: &[&str]) -> Option<String> {
    let output = Command::new("rustc")
        .args(arguments)
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_fetched_where_something_is_there_or_forbidden() {
        assert_eq!(choose(true, true, true), Some(Library::Installed));
        assert_eq!(choose(false, true, true), Some(Library::Debian));
        assert_eq!(choose(false, false, true), Some(Library::Fetched));
        assert_eq!(choose(false, false, false), None);
    }
}
