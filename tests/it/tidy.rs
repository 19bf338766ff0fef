//! The walls between the crates, and the manners of the repository.
//!
//! Most of what `ARCHITECTURE.md` promises is an absence: a crate that does not know another one, a call that
//! is never made. The compiler does not miss what is absent, so these trials look for it.

use std::fs;
use std::path::Path;
use std::process::Command;

use canfield_tests::workspace_dir;
use libtest_mimic::{Failed, Trial};
use serde::Deserialize;

/// What a crate may depend on. A crate without a row is a failure, and so is a row without a crate.
struct Wall {
    krate: &'static str,
    /// Crates of this workspace, for whatever purpose.
    ours: &'static [&'static str],
    /// Crates of other people. Dependencies of a crate's own tests and benchmarks are not limited.
    external: &'static [&'static str],
    /// The same, but only with their default features switched off.
    external_bare: &'static [&'static str],
}

const WALLS: &[Wall] = &[
    Wall {
        krate: "canfield-core",
        ours: &[],
        external: &["rand_mt", "toml"],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-solver",
        ours: &["canfield-core"],
        external: &[],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-art",
        ours: &["canfield-core"],
        external: &[],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-raster",
        ours: &["canfield-art"],
        external: &["tiny-skia"],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-session",
        ours: &["canfield-core", "canfield-solver"],
        external: &["serde", "toml"],
        // With its default features `rand` asks the operating system, which a session must not know.
        external_bare: &["rand"],
    },
    Wall {
        krate: "canfield-text",
        ours: &["canfield-core", "canfield-session", "canfield-solver"],
        external: &["fluent-bundle", "unic-langid"],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-native",
        ours: &["canfield-session", "canfield-solver"],
        // What ends a program from outside must find the terminal given back: signals, and a terminal that goes away.
        // The deal of the day goes by the calendar of the player.
        external: &["chrono", "etcetera", "nix", "signal-hook"],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-terminal",
        ours: &[
            "canfield-core",
            "canfield-native",
            "canfield-session",
            "canfield-text",
        ],
        // Crossterm is used through `ratatui::crossterm`, so that there are never two versions of it; it is named for a feature.
        external: &["crossterm", "ratatui", "textwrap"],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-desktop",
        ours: &[
            "canfield-art",
            "canfield-core",
            "canfield-native",
            "canfield-raster",
            "canfield-session",
            "canfield-text",
            "canfield-window",
        ],
        // The operating system is behind `eframe`, which only the feature `window` brings in.
        external: &["eframe", "egui", "lexopt", "rand"],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-window",
        ours: &["canfield-native"],
        // What `eframe` does not pass on is heard from `winit` below it.
        external: &["eframe", "egui", "winit"],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-browser",
        // A page loads the words of one language only. Its own tests deal cards.
        ours: &[
            "canfield-core",
            "canfield-session",
            "canfield-solver",
            "canfield-text",
        ],
        external: &["js-sys", "wasm-bindgen", "web-sys"],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-web",
        ours: &[
            "canfield-art",
            "canfield-browser",
            "canfield-core",
            "canfield-session",
            "canfield-text",
        ],
        external: &["js-sys", "wasm-bindgen", "web-sys"],
        external_bare: &[],
    },
    Wall {
        krate: "canfield-cli",
        ours: &[
            "canfield-core",
            "canfield-native",
            "canfield-session",
            "canfield-solver",
            "canfield-terminal",
            "canfield-text",
        ],
        external: &[
            "clap",
            "clap_complete",
            "clap_mangen",
            "flate2",
            "rand",
            "serde",
            "serde_json",
        ],
        external_bare: &[],
    },
    Wall {
        krate: "xtask",
        ours: &[],
        external: &[],
        external_bare: &[],
    },
    Wall {
        krate: "xtask-web",
        ours: &["canfield-art", "canfield-raster"],
        external: &["brotli", "flate2", "png", "wasm-bindgen-cli-support"],
        external_bare: &[],
    },
];

impl Wall {
    /// Why this crate may not have `dependency`, if it may not.
    fn fault(&self, dependency: &Dependency, is_ours: bool) -> Option<String> {
        let Self { krate, .. } = self;
        let name = dependency.name.as_str();
        let is_allowed = if is_ours {
            self.ours.contains(&name)
        } else {
            dependency.kind.as_deref() == Some("dev") || self.external.contains(&name)
        };
        if is_allowed {
            None
        } else if self.external_bare.contains(&name) {
            let condition = "only with `default-features = false`";
            dependency
                .uses_default_features
                .then(|| format!("{krate} may depend on {name} {condition}"))
        } else {
            Some(format!("{krate} must not depend on {name}"))
        }
    }
}

/// The one crate that may depend on everything.
const WITHOUT_WALLS: &str = "canfield-tests";

/// The crates below the front ends. They are told what they need to know, and ask nobody.
const LOWER_CRATES: &[&str] = &[
    "canfield-core",
    "canfield-art",
    "canfield-raster",
    "canfield-solver",
    "canfield-session",
    "canfield-text",
];

/// What no lower crate may name, and why.
const OUTSIDE_WORLD: &[(&str, &str)] = &[
    ("std::fs", "front ends read and write files"),
    ("std::net", "nothing here talks to a network"),
    ("std::thread", "the caller decides what runs where"),
    (
        "std::env",
        "front ends read the environment and pass values in",
    ),
    ("std::time::Instant", "time is an argument"),
    ("std::time::SystemTime", "time is an argument"),
    ("print!", STRAY_PRINT),
    ("println!", STRAY_PRINT),
    ("eprint!", STRAY_PRINT),
    ("eprintln!", STRAY_PRINT),
    ("ratatui", "a scene knows no cells"),
    ("egui", "a scene knows no pixels"),
    ("web_sys", "a scene knows no page"),
];

const STRAY_PRINT: &str = "a stray print corrupts the terminal's screen";

/// The crates that only draw and listen, and how many lines of code each may have. One beyond that has taken over
/// something that belongs in the session, where all of them have it. A window has no widgets of its own to begin with, and
/// no style sheet; a page has elements, but nothing that brings them into it.
const FRONT_ENDS: &[(&str, usize)] = &[
    ("canfield-desktop", 2_600),
    ("canfield-terminal", 1_300),
    ("canfield-web", 2_200),
];

/// The verbs of the rules, which front ends leave to the session.
const VERBS: &[(&str, &str)] = &[
    ("legal_moves(", "the session knows what may be played"),
    (".apply(", "the session plays"),
    (".check(", "the session asks the rules"),
];

/// A map that is too long is not read.
const ARCHITECTURE_LINES: usize = 150;

/// Texts that only mean something on one machine. In two halves, so that this file does not hold them.
const MACHINE_PATHS: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
    concat!("../sha", "red"),
];

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("tidy::dependencies", dependencies),
        Trial::test("tidy::outside-world", outside_world),
        Trial::test("tidy::front-ends-leave-the-rules-alone", front_end_verbs),
        Trial::test("tidy::lints", lints),
        Trial::test("tidy::machine-paths", machine_paths),
        Trial::test("tidy::every-file-says-why", file_docs),
        Trial::test("tidy::architecture-is-short", architecture_length),
        Trial::test("tidy::front-ends-are-thin", front_end_length),
        Trial::test("tidy::known-walls-can-fail", known_walls_can_fail),
    ]
}

fn dependencies() -> Result<(), Failed> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = [
        "metadata",
        "--no-deps",
        "--format-version",
        "1",
        "--offline",
    ];
    let metadata: Metadata =
        serde_json::from_str(&output_of(Command::new(cargo).args(arguments))?)?;
    report(
        &breaches(WALLS, &metadata.packages),
        "If the wall itself should move, move it in tests/it/tidy.rs and in ARCHITECTURE.md.",
    )
}

fn outside_world() -> Result<(), Failed> {
    let mut faults = Vec::new();
    for krate in LOWER_CRATES {
        for source in Source::of_crate(krate)? {
            faults.extend(source.mentions(OUTSIDE_WORLD));
        }
    }
    report(
        &faults,
        "The crates below the front ends are told what they need: pass the value in.",
    )
}

fn front_end_verbs() -> Result<(), Failed> {
    let mut faults = Vec::new();
    for (krate, _) in FRONT_ENDS {
        for source in Source::of_crate(krate)? {
            faults.extend(source.mentions(VERBS));
        }
    }
    report(
        &faults,
        "A front end turns events into commands and draws scenes; the rest belongs in canfield-session.",
    )
}

fn lints() -> Result<(), Failed> {
    let mut faults = Vec::new();
    for path in repository_files()? {
        if is_rust(&path) {
            faults.extend(Source::read(path)?.lint_faults());
        }
    }
    report(
        &faults,
        "An exception is `#[expect(lint, reason = \"...\")]` at the one place that needs it.",
    )
}

fn machine_paths() -> Result<(), Failed> {
    let mut faults = Vec::new();
    for path in repository_files()? {
        // What is not text is data in a packed form, and no place for a path.
        let Ok(text) = fs::read_to_string(workspace_dir().join(&path)) else {
            continue;
        };
        for (idx, line) in text.lines().enumerate() {
            for needle in MACHINE_PATHS {
                if line.contains(needle) {
                    faults.push(format!("{path}:{}: `{needle}`", idx + 1));
                }
            }
        }
    }
    report(
        &faults,
        "The repository must mean the same on every machine.",
    )
}

fn file_docs() -> Result<(), Failed> {
    let mut faults = Vec::new();
    for path in repository_files()? {
        if is_crate_source(&path) && !Source::read(path.clone())?.text.starts_with("//!") {
            faults.push(format!("{path} does not begin with `//!`"));
        }
    }
    report(&faults, "Say in the first line why the file exists.")
}

fn architecture_length() -> Result<(), Failed> {
    let n_lines = fs::read_to_string(workspace_dir().join("ARCHITECTURE.md"))?
        .lines()
        .count();
    let mut faults = Vec::new();
    if n_lines > ARCHITECTURE_LINES {
        faults.push(format!("ARCHITECTURE.md has {n_lines} lines"));
    }
    report(
        &faults,
        &format!("Keep it within {ARCHITECTURE_LINES}: details belong beside the code."),
    )
}

fn front_end_length() -> Result<(), Failed> {
    let mut faults = Vec::new();
    for (krate, most) in FRONT_ENDS {
        let n_lines: usize = Source::of_crate(krate)?
            .iter()
            .map(Source::n_code_lines)
            .sum();
        if n_lines >= *most {
            faults.push(format!("{krate} has {n_lines} lines of code"));
        }
    }
    report(
        &faults,
        "Stay below its limit: what other front ends need as well belongs in canfield-session.",
    )
}

/// A check that cannot fail checks nothing, so each kind of fault is shown to each kind of check.
fn known_walls_can_fail() -> Result<(), Failed> {
    let dependency = |name: &str| Dependency {
        name: name.to_owned(),
        kind: None,
        uses_default_features: true,
    };
    let package = |name: &str, dependencies: Vec<Dependency>| Package {
        name: name.to_owned(),
        dependencies,
    };
    let wall = |krate, ours, external| Wall {
        krate,
        ours,
        external,
        external_bare: &["bare"],
    };
    let walls = [
        wall("low", &[], &["fine"]),
        wall("high", &["low"], &[]),
        wall("gone", &[], &[]),
    ];
    let for_tests = Dependency {
        kind: Some("dev".to_owned()),
        ..dependency("ratatui")
    };
    let without_defaults = Dependency {
        uses_default_features: false,
        ..dependency("bare")
    };
    let packages = [
        package(
            "low",
            vec![dependency("fine"), dependency("high"), for_tests],
        ),
        package(
            "high",
            vec![dependency("low"), dependency("egui"), without_defaults],
        ),
        package("new", vec![]),
        package(WITHOUT_WALLS, vec![dependency("low"), dependency("egui")]),
    ];
    expect_faults(
        &breaches(&walls, &packages),
        &[
            "low must not depend on high",
            "high must not depend on egui",
            "new has no row",
            "the row of gone has no crate",
        ],
    )?;
    let with_defaults = [
        package("low", vec![dependency("bare")]),
        package("high", vec![]),
        package("gone", vec![]),
    ];
    expect_faults(
        &breaches(&walls, &with_defaults),
        &["low may depend on bare only with `default-features = false`"],
    )?;

    let source = |text: &str| Source {
        path: "made-up.rs".to_owned(),
        text: text.to_owned(),
    };
    expect_faults(
        &source("// std::fs is not code.\nlet text = std::fs::read(path);").mentions(OUTSIDE_WORLD),
        &["made-up.rs:2: `std::fs`"],
    )?;
    expect_faults(
        &source("\nuse std::{\n    fmt,\n    time::{Duration, Instant},\n};")
            .mentions(OUTSIDE_WORLD),
        &["made-up.rs:2: `std::time::Instant`"],
    )?;
    expect_faults(
        &source("state.apply(mv);").mentions(VERBS),
        &["made-up.rs:1: `.apply(`"],
    )?;

    let word = concat!("un", "safe");
    let allow = concat!("#[all", "ow(dead_code)]");
    let bare = concat!("#[exp", "ect(dead_code)]");
    expect_faults(
        &source(&format!("{allow}\n{bare}\nfn f() {{ {word} {{}} }}")).lint_faults(),
        &[
            "made-up.rs:3: ",
            "made-up.rs:1: an exception without",
            "made-up.rs:2: an exception without",
        ],
    )?;
    let expected = "#[expect(\n    dead_code,\n    reason = \"why\"\n)]\n#![forbid(code)]";
    expect_faults(&source(expected).lint_faults(), &[])
}

fn expect_faults(found: &[String], beginnings: &[&str]) -> Result<(), Failed> {
    let as_expected = found.len() == beginnings.len()
        && found
            .iter()
            .zip(beginnings)
            .all(|(fault, beginning)| fault.starts_with(beginning));
    if as_expected {
        Ok(())
    } else {
        Err(format!("expected {beginnings:#?}, found {found:#?}").into())
    }
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    /// `None` for a normal dependency, else `dev` or `build`.
    kind: Option<String>,
    uses_default_features: bool,
}

/// Every dependency that has no place in the table, and every crate and row without its counterpart.
fn breaches(walls: &[Wall], packages: &[Package]) -> Vec<String> {
    let is_ours = |name: &str| packages.iter().any(|package| package.name == name);
    let mut faults = Vec::new();
    for package in packages
        .iter()
        .filter(|package| package.name != WITHOUT_WALLS)
    {
        let krate = &package.name;
        let Some(wall) = walls.iter().find(|wall| wall.krate == krate) else {
            faults.push(format!(
                "{krate} has no row in the table of tests/it/tidy.rs"
            ));
            continue;
        };
        let faults_of_crate = package
            .dependencies
            .iter()
            .filter_map(|dependency| wall.fault(dependency, is_ours(&dependency.name)));
        faults.extend(faults_of_crate);
    }
    for wall in walls.iter().filter(|wall| !is_ours(wall.krate)) {
        faults.push(format!("the row of {} has no crate", wall.krate));
    }
    faults
}

/// A Rust file.
struct Source {
    /// From the root of the repository.
    path: String,
    text: String,
}

impl Source {
    fn read(path: String) -> Result<Self, Failed> {
        let text = fs::read_to_string(workspace_dir().join(&path))?;
        Ok(Self { path, text })
    }

    /// All files of a crate's `src`.
    fn of_crate(krate: &str) -> Result<Vec<Self>, Failed> {
        let folder = format!("crates/{krate}/");
        repository_files()?
            .into_iter()
            .filter(|path| path.starts_with(&folder) && is_crate_source(path))
            .map(Self::read)
            .collect()
    }

    /// The text with its comment lines left blank, so that a sentence about a thing is not taken for its use.
    fn code(&self) -> String {
        let lines = self.text.lines();
        let code = lines.map(|line| {
            if line.trim_start().starts_with("//") {
                ""
            } else {
                line
            }
        });
        code.collect::<Vec<_>>().join("\n")
    }

    /// Each line that names one of `needles`, written out or imported.
    fn mentions(&self, needles: &[(&str, &str)]) -> Vec<String> {
        let code = self.code();
        let written = code
            .lines()
            .enumerate()
            .map(|(idx, line)| (idx + 1, line.to_owned()));
        let mut faults = Vec::new();
        for (line_number, line) in written.chain(imports(&code)) {
            for (needle, reason) in needles {
                let fault = format!("{}:{line_number}: `{needle}`: {reason}", self.path);
                if contains_word(&line, needle) && !faults.contains(&fault) {
                    faults.push(fault);
                }
            }
        }
        faults
    }

    /// Each place that gets round the workspace's lints.
    fn lint_faults(&self) -> Vec<String> {
        let forbidden = concat!("un", "safe");
        let code = self.code();
        let mut faults = Vec::new();
        for (idx, line) in code.lines().enumerate() {
            if contains_word(line, forbidden) {
                faults.push(format!("{}:{}: `{forbidden}`", self.path, idx + 1));
            }
        }
        for (opening, may_have_reason) in [
            (concat!("#[all", "ow("), false),
            (concat!("#![all", "ow("), false),
            (concat!("#[exp", "ect("), true),
            (concat!("#![exp", "ect("), true),
        ] {
            for (start, _) in code.match_indices(opening) {
                let attribute = code[start..].split(")]").next().unwrap_or_default();
                if !(may_have_reason && attribute.contains("reason =")) {
                    let line_number = line_number(&code, start);
                    faults.push(format!(
                        "{}:{line_number}: an exception without `expect` and a reason",
                        self.path
                    ));
                }
            }
        }
        faults
    }

    /// How many lines are neither blank, nor comment, nor part of a `mod tests`.
    fn n_code_lines(&self) -> usize {
        if self.path.ends_with("/tests.rs") {
            return 0;
        }
        let code = self.code();
        let code = code
            .split("\n#[cfg(test)]\nmod tests {")
            .next()
            .unwrap_or_default();
        code.lines().filter(|line| !line.trim().is_empty()).count()
    }
}

fn is_crate_source(path: &str) -> bool {
    path.starts_with("crates/") && path.contains("/src/") && is_rust(path)
}

fn is_rust(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|ext| ext == "rs")
}

/// Whether `needle` stands in `line` with no letter, digit or underscore joined to its own first or last one.
fn contains_word(line: &str, needle: &str) -> bool {
    let is_joined = |inner: Option<char>, outer: Option<char>| {
        let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        is_part(inner) && is_part(outer)
    };
    line.match_indices(needle).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + needle.len()..].chars().next();
        !is_joined(needle.chars().next(), before) && !is_joined(needle.chars().next_back(), after)
    })
}

/// What the `use` declarations name, each path written out in full, with the line the declaration begins in.
///
/// Without this, `use std::{fs, io}` would slip through a search for `std::fs`.
fn imports(code: &str) -> Vec<(usize, String)> {
    let mut paths = Vec::new();
    for (start, _) in code.match_indices("use ") {
        let line_start = code[..start].rfind('\n').map_or(0, |idx| idx + 1);
        let visibility = code[line_start..start].trim();
        if !(visibility.is_empty() || visibility.starts_with("pub")) {
            continue;
        }
        let tree = &code[start + "use ".len()..];
        let tree = tree.split(';').next().unwrap_or_default();
        let mut names = Vec::new();
        write_out("", tree, &mut names);
        let line_number = line_number(code, start);
        paths.extend(names.into_iter().map(|name| (line_number, name)));
    }
    paths
}

/// Adds every path of a `use` tree such as `std::{fmt, io::{self, Write}}` to `paths`.
fn write_out(prefix: &str, tree: &str, paths: &mut Vec<String>) {
    let tree = tree.trim();
    let Some((head, rest)) = tree.split_once('{') else {
        paths.push(format!("{prefix}{tree}"));
        return;
    };
    let prefix = format!("{prefix}{head}");
    let group = rest.strip_suffix('}').unwrap_or(rest);
    let mut depth = 0_usize;
    let branches = group.split(|c| {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    });
    for branch in branches.filter(|branch| !branch.trim().is_empty()) {
        write_out(&prefix, branch, paths);
    }
}

fn line_number(text: &str, start: usize) -> usize {
    text[..start].matches('\n').count() + 1
}

/// Every file that is in the repository or about to be, from its root, in a fixed order.
fn repository_files() -> Result<Vec<String>, Failed> {
    let mut git = Command::new("git");
    // Whoever runs the tests need not be the owner of the checkout; a list of names does no harm.
    git.args(["-c", "safe.directory=*", "ls-files", "-z"]);
    git.args(["--cached", "--others", "--exclude-standard"]);
    let mut paths: Vec<String> = output_of(&mut git)?
        .split_terminator('\0')
        .filter(|path| workspace_dir().join(path).is_file())
        .map(str::to_owned)
        .collect();
    paths.sort();
    Ok(paths)
}

/// What a command prints, run at the root of the repository.
fn output_of(command: &mut Command) -> Result<String, Failed> {
    let output = command
        .current_dir(workspace_dir())
        .output()
        .map_err(|error| format!("{command:?} could not be started: {error}"))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{command:?} failed: {complaint}").into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn report(faults: &[String], advice: &str) -> Result<(), Failed> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(format!("{}\n{advice}", faults.join("\n")).into())
    }
}
