//! The one binary of the tests that need more than one crate.
//!
//! It is a harness of its own instead of `#[test]` functions, because most trials are not written in Rust:
//! there is one for each file of test data, and it bears that file's name.

mod browser;
mod chance;
mod cli;
mod cli_languages;
mod deals;
mod desktop;
mod desktop_files;
#[cfg(target_os = "linux")]
mod desktop_window;
mod exchange;
mod languages;
mod mangled;
mod oracle;
mod perft;
mod pictures;
mod program;
mod properties;
#[cfg(unix)]
mod pty;
mod records;
mod rendered;
mod rendered_desktop;
mod rendered_web;
mod snapshots;
mod solver;
mod survey;
mod tidy;

use std::process::ExitCode;

use libtest_mimic::Arguments;

fn main() -> ExitCode {
    let mut trials = Vec::new();
    trials.extend(browser::trials());
    trials.extend(cli::trials());
    trials.extend(cli_languages::trials());
    trials.extend(deals::trials());
    trials.extend(languages::trials());
    trials.extend(desktop::trials());
    trials.extend(desktop_files::trials());
    #[cfg(target_os = "linux")]
    trials.extend(desktop_window::trials());
    trials.extend(exchange::trials());
    trials.extend(mangled::trials());
    trials.extend(oracle::trials());
    trials.extend(perft::trials());
    trials.extend(pictures::trials());
    trials.extend(records::trials());
    #[cfg(unix)]
    trials.extend(pty::trials());
    trials.extend(rendered::trials());
    trials.extend(rendered_web::trials());
    trials.extend(rendered_desktop::trials());
    trials.extend(properties::trials());
    trials.extend(solver::trials());
    trials.extend(survey::trials());
    trials.extend(tidy::trials());

    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
