//! `cargo xtask TASK`: what is done to this repository again and again, each under a name of its own.
//!
//! It only runs cargo. It has no dependencies, so that every task starts within a second or two of a fresh clone. What
//! needs other people's crates is in the package `xtask-web` beside it.

mod wasm;

use std::env;
use std::ffi::OsString;
use std::process::{Command, ExitCode, Stdio};

/// What the program prints for someone who asks, or asked for something it does not have.
const USAGE: &str = "\
The tasks of `cargo xtask` are:
  check                         format, lints and documentation, without a warning
  test [FILTER]                 every test of the workspace, or those whose names have FILTER in them
  snapshots [--accept] [FILTER] the rendered states; --accept takes what they look like now
  build [WHICH] [--release]     the programs `canfield` and `canfield-desktop`, and the page for browsers in target/web;
                                WHICH is terminal, desktop, web, or all of them
  serve [PORT]                  the page that was built last, for this machine alone
  size [--accept]               what a browser loads at first; --accept makes that the limit
  perft [--bless] [ID...]       the move counts; --bless writes them anew
  bench                         the speed of the rules
  startup                       how long the program takes to its first picture, and to answer a key
  gallery [FILTER]              every state in every front end, as one page to look at
  gallery --readme              the pictures of the README
  desktop-figures               how long a player waits for the window, and what it costs
  web-figures                   how long a player waits for the page, and how fast the solver is there
  ci                            check, test and release builds";

/// The port at which the page is served, unless another one is named.
const USUAL_PORT: &str = "8080";

/// What a player looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FrontEnd {
    Terminal,
    Desktop,
    Web,
}

impl FrontEnd {
    const ALL: [Self; 3] = [Self::Terminal, Self::Desktop, Self::Web];

    /// Its name begins the names of the trials that compare its snapshots.
    const fn name(self) -> &'static str {
        match self {
            Self::Terminal => "terminal",
            Self::Desktop => "desktop",
            Self::Web => "web",
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Task {
    Help,
    Check,
    Test {
        filter: Option<String>,
    },
    Snapshots {
        accept: bool,
        filter: Option<String>,
    },
    Build {
        front_ends: Vec<FrontEnd>,
        release: bool,
    },
    Serve {
        port: String,
    },
    Size {
        accept: bool,
    },
    Perft {
        bless: bool,
        variants: Vec<String>,
    },
    Bench,
    Startup,
    DesktopFigures,
    WebFigures,
    Gallery {
        filter: Option<String>,
    },
    /// The pictures of the README.
    Pictures,
    Ci,
}

/// A step that did not succeed, in one sentence.
#[derive(Debug)]
struct Failure(String);

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let task = match parse(&arguments) {
        Ok(task) => task,
        Err(complaint) => {
            say(&format!("{complaint}\n{USAGE}"));
            return ExitCode::from(2);
        }
    };
    match run(&task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence)) => {
            say(&sentence);
            ExitCode::FAILURE
        }
    }
}

/// Reads the command line. The error is one sentence.
fn parse(arguments: &[&str]) -> Result<Task, String> {
    let Some((&name, arguments)) = arguments.split_first() else {
        return Err("No task was named.".to_owned());
    };
    // Whoever asks for help is helped, whatever else stands there.
    if arguments
        .iter()
        .any(|word| matches!(*word, "--help" | "-h"))
    {
        return Ok(Task::Help);
    }
    // What may stand behind a task: its options, and how many words that are no options.
    let (options, n_words): (&[&str], usize) = match name {
        "snapshots" => (&["--accept"], 1),
        "size" => (&["--accept"], 0),
        "serve" | "test" => (&[], 1),
        "build" => (&["--release"], 1),
        "gallery" => (&["--readme"], 1),
        "perft" => (&["--bless"], usize::MAX),
        "check" | "bench" | "startup" | "web-figures" | "desktop-figures" | "ci" | "help"
        | "--help" | "-h" => (&[], 0),
        _ => return Err(format!("There is no task `{name}`.")),
    };
    let (given, words): (Vec<&str>, Vec<&str>) = arguments
        .iter()
        .partition(|argument| argument.starts_with('-'));
    if let Some(unknown) = given.iter().find(|option| !options.contains(option)) {
        return Err(format!("The task `{name}` has no option `{unknown}`."));
    }
    if words.len() > n_words {
        let superfluous = words[n_words];
        return Err(format!(
            "The task `{name}` does not know what to do with `{superfluous}`."
        ));
    }
    let has_option = !given.is_empty();
    let mut words = words.into_iter().map(str::to_owned);
    Ok(match name {
        "check" => Task::Check,
        "test" => Task::Test {
            filter: words.next(),
        },
        "snapshots" => Task::Snapshots {
            accept: has_option,
            filter: words.next(),
        },
        "build" => {
            let front_ends = match words.next() {
                Some(which) if which != "all" => {
                    let mut all = FrontEnd::ALL.into_iter();
                    let found = all.find(|front_end| front_end.name() == which);
                    vec![found.ok_or(format!("There is no front end `{which}` to build."))?]
                }
                _ => FrontEnd::ALL.to_vec(),
            };
            Task::Build {
                front_ends,
                release: has_option,
            }
        }
        "perft" => Task::Perft {
            bless: has_option,
            variants: words.collect(),
        },
        "serve" => Task::Serve {
            port: words.next().unwrap_or_else(|| USUAL_PORT.to_owned()),
        },
        "size" => Task::Size { accept: has_option },
        "bench" => Task::Bench,
        "startup" => Task::Startup,
        "desktop-figures" => Task::DesktopFigures,
        "web-figures" => Task::WebFigures,
        "gallery" => match (has_option, words.next()) {
            (true, None) => Task::Pictures,
            (true, Some(_)) => {
                return Err("The pictures of the README are always all made.".to_owned());
            }
            (false, filter) => Task::Gallery { filter },
        },
        "ci" => Task::Ci,
        _ => Task::Help,
    })
}

fn run(task: &Task) -> Result<(), Failure> {
    match task {
        Task::Help => {
            say(USAGE);
            Ok(())
        }
        Task::Check => check(),
        Task::Test { filter } => test(Browser::IfThere, filter.as_deref()),
        Task::Snapshots { accept, filter } => snapshots(*accept, filter.as_deref()),
        Task::Build {
            front_ends,
            release,
        } => front_ends
            .iter()
            .try_for_each(|&front_end| build(front_end, *release)),
        Task::Serve { port } => web(&["serve", &built_page()?, port]),
        Task::Size { accept } => {
            let page = built_page()?;
            let accept = accept.then_some("--accept");
            web(&[&["size", &page], accept.as_slice()].concat())
        }
        Task::Perft { bless, variants } => perft(*bless, variants),
        Task::Bench => Cargo::new("bench -p canfield-core").run(),
        Task::Startup => Cargo::new("bench --quiet -p canfield-tests --bench startup").run(),
        Task::DesktopFigures => Cargo::new("bench --quiet -p canfield-tests --bench desktop").run(),
        Task::WebFigures => {
            build(FrontEnd::Web, true)?;
            Cargo::new("bench --quiet -p canfield-tests --bench web").run()
        }
        Task::Gallery { filter } => gallery(filter.as_deref()),
        Task::Pictures => gallery(Some("--readme")),
        Task::Ci => {
            check()?;
            build(FrontEnd::Web, true)?;
            test(Browser::Demanded, None)?;
            build(FrontEnd::Terminal, true)?;
            say("Everything passed.");
            Ok(())
        }
    }
}

fn check() -> Result<(), Failure> {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !Cargo::new(&format!("{tool} --version")).succeeds_quietly() {
            return Err(Failure(format!(
                "`cargo {tool}` is missing: add the component {component} to the Rust toolchain."
            )));
        }
    }
    Cargo::new("fmt --all --check").run()?;
    Cargo::new("clippy --workspace --all-targets -- -D warnings").run()?;
    Cargo::new("doc --workspace --no-deps")
        .with("RUSTDOCFLAGS", "-D warnings")
        .run()
}

/// Whether the trials in a browser may be left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Browser {
    /// They are left out where something is missing.
    IfThere,
    /// Something missing is a failure.
    Demanded,
}

fn test(browser: Browser, filter: Option<&str>) -> Result<(), Failure> {
    if !is_installed("git", "--version") {
        return Err(Failure(
            "The tests list the repository's files with git, which is missing: install the package git.".to_owned(),
        ));
    }
    if !is_installed("tmux", "-V") {
        say("tmux is not installed, so trials that need a real terminal are left out.");
    }
    let all = "test --workspace";
    let tests = filter.map_or_else(|| all.to_owned(), |filter| format!("{all} {filter}"));
    let mut cargo = Cargo::new(&tests).with("INSTA_UPDATE", "no");
    if browser == Browser::Demanded {
        cargo = cargo.with("CANFIELD_BROWSER", "1");
    }
    cargo.run()
}

fn snapshots(accept: bool, filter: Option<&str>) -> Result<(), Failure> {
    let update = if accept { "always" } else { "no" };
    let filters = filter.map_or_else(
        || {
            FrontEnd::ALL
                .map(|front_end| format!("{}::", front_end.name()))
                .to_vec()
        },
        |filter| vec![filter.to_owned()],
    );
    for filter in filters {
        Cargo::trials(&[&filter])
            .with("INSTA_UPDATE", update)
            .run()?;
    }
    Ok(())
}

fn build(front_end: FrontEnd, release: bool) -> Result<(), Failure> {
    let package = match front_end {
        FrontEnd::Terminal => "canfield-cli",
        FrontEnd::Desktop => "canfield-desktop",
        FrontEnd::Web => return build_web(release),
    };
    let profile = if release { " --release" } else { "" };
    Cargo::new(&format!("build -p {package}{profile}")).run()
}

fn build_web(release: bool) -> Result<(), Failure> {
    let program = wasm::compile(release)?;
    let (program, page) = (program.to_string_lossy(), wasm::page_dir());
    let page = page.to_string_lossy();
    let release = release.then_some("--release");
    web(&[&["assemble", &program, &page], release.as_slice()].concat())
}

/// Pictures are for people to look at, so they are not made by a test.
fn gallery(argument: Option<&str>) -> Result<(), Failure> {
    let mut cargo = Cargo::new("run --quiet -p canfield-tests --example gallery --");
    cargo.command.args(argument);
    cargo.text = format!("{} {}", cargo.text, argument.unwrap_or_default());
    cargo.run()
}

/// The folder of the page, if it was built.
fn built_page() -> Result<String, Failure> {
    let page = wasm::page_dir();
    if page.join("index.html").exists() {
        Ok(page.to_string_lossy().into_owned())
    } else {
        Err(Failure(
            "There is no page yet: build it with `cargo xtask build web`.".to_owned(),
        ))
    }
}

/// Runs a task of the package `xtask-web`.
fn web(arguments: &[&str]) -> Result<(), Failure> {
    let mut cargo = Cargo::new("run --quiet -p xtask-web --");
    cargo.command.args(arguments);
    cargo.text = format!("{} {}", cargo.text, arguments.join(" "));
    cargo.run()
}

/// The trials know the form of a perft file; with `CANFIELD_BLESS` set they write it instead of comparing.
fn perft(bless: bool, variants: &[String]) -> Result<(), Failure> {
    let bless_if_asked = |cargo: Cargo| {
        if bless {
            cargo.with("CANFIELD_BLESS", "1")
        } else {
            cargo
        }
    };
    if variants.is_empty() {
        return bless_if_asked(Cargo::trials(&["perft::"])).run();
    }
    // A filter that matches nothing succeeds, which would be a poor answer to a slip of the pen.
    let list = Cargo::trials(&["--list", "perft::"]).output()?;
    let is_trial = |name: &str| {
        list.lines()
            .any(|line| line.strip_suffix(": test") == Some(name))
    };
    let names: Vec<String> = variants.iter().map(|id| format!("perft::{id}")).collect();
    if let Some(unknown) = names.iter().find(|name| !is_trial(name)) {
        return Err(Failure(format!("There is no trial `{unknown}`.")));
    }
    for name in &names {
        bless_if_asked(Cargo::trials(&["--exact", name])).run()?;
    }
    Ok(())
}

/// A call of cargo, from wherever in the workspace this program was called.
struct Cargo {
    command: Command,
    /// As a person would type it.
    text: String,
}

impl Cargo {
    /// `arguments` are separated by spaces.
    fn new(arguments: &str) -> Self {
        // Cargo says which cargo it is, so that `cargo +toolchain xtask` stays with its toolchain.
        let program = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let mut command = Command::new(program);
        command.args(arguments.split(' '));
        Self {
            command,
            text: format!("cargo {arguments}"),
        }
    }

    /// The trials of the package `canfield-tests`; `arguments` go to their harness.
    fn trials(arguments: &[&str]) -> Self {
        let mut cargo = Self::new("test --quiet -p canfield-tests --test it --");
        cargo.command.args(arguments);
        cargo.text = format!("{} {}", cargo.text, arguments.join(" "));
        cargo
    }

    fn with(mut self, variable: &str, value: &str) -> Self {
        self.command.env(variable, value);
        self.text = format!("{variable}='{value}' {}", self.text);
        self
    }

    fn without(mut self, variable: &str) -> Self {
        self.command.env_remove(variable);
        self
    }

    fn run(mut self) -> Result<(), Failure> {
        say(&format!("$ {}", self.text));
        let status = self.command.status();
        if status.is_ok_and(|status| status.success()) {
            Ok(())
        } else {
            Err(self.failure())
        }
    }

    fn output(mut self) -> Result<String, Failure> {
        let output = self.command.stderr(Stdio::inherit()).output();
        match output {
            Ok(output) if output.status.success() => {
                Ok(String::from_utf8_lossy(&output.stdout).into_owned())
            }
            _ => Err(self.failure()),
        }
    }

    fn succeeds_quietly(mut self) -> bool {
        is_success_without_a_word(&mut self.command)
    }

    fn failure(&self) -> Failure {
        Failure(format!("`{}` failed.", self.text))
    }
}

fn is_installed(program: &str, harmless_option: &str) -> bool {
    is_success_without_a_word(Command::new(program).arg(harmless_option))
}

fn is_success_without_a_word(command: &mut Command) -> bool {
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Tells the person at the keyboard; standard output belongs to the programs that are run.
#[expect(
    clippy::print_stderr,
    reason = "this is a command line program, and no screen is being drawn"
)]
fn say(text: &str) {
    eprintln!("{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_take_their_own_options_in_any_order() {
        assert_eq!(parse(&["ci"]), Ok(Task::Ci));
        assert_eq!(
            parse(&["build", "terminal", "--release"]),
            Ok(Task::Build {
                front_ends: vec![FrontEnd::Terminal],
                release: true
            })
        );
        let snapshots = Task::Snapshots {
            accept: true,
            filter: Some("terminal::start".to_owned()),
        };
        assert_eq!(
            parse(&["snapshots", "terminal::start", "--accept"]),
            Ok(snapshots)
        );
        assert_eq!(
            parse(&["build", "web"]),
            Ok(Task::Build {
                front_ends: vec![FrontEnd::Web],
                release: false
            })
        );
        for arguments in [&["build"][..], &["build", "all"]] {
            let all = Task::Build {
                front_ends: FrontEnd::ALL.to_vec(),
                release: false,
            };
            assert_eq!(parse(arguments), Ok(all));
        }
        let filter = Some("won".to_owned());
        assert_eq!(parse(&["gallery", "won"]), Ok(Task::Gallery { filter }));
        assert_eq!(parse(&["gallery", "--readme"]), Ok(Task::Pictures));
        let filter = Some("cli::".to_owned());
        assert_eq!(parse(&["test", "cli::"]), Ok(Task::Test { filter }));
        assert_eq!(parse(&["test"]), Ok(Task::Test { filter: None }));
        assert_eq!(parse(&["test", "--help"]), Ok(Task::Help));
        let port = "80".to_owned();
        assert_eq!(parse(&["serve", "80"]), Ok(Task::Serve { port }));
        let perft = Task::Perft {
            bless: true,
            variants: vec!["gate".to_owned(), "duke".to_owned()],
        };
        assert_eq!(parse(&["perft", "--bless", "gate", "duke"]), Ok(perft));
    }

    #[test]
    fn what_is_unknown_is_named() {
        let complaint = |arguments: &[&str]| parse(arguments).unwrap_err();
        assert_eq!(complaint(&[]), "No task was named.");
        assert_eq!(complaint(&["tset"]), "There is no task `tset`.");
        assert_eq!(
            complaint(&["test", "--accept"]),
            "The task `test` has no option `--accept`."
        );
        assert_eq!(
            complaint(&["snapshots", "one", "two"]),
            "The task `snapshots` does not know what to do with `two`."
        );
        assert_eq!(
            complaint(&["build", "piano"]),
            "There is no front end `piano` to build."
        );
    }
}
