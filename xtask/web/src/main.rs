//! The tasks that need other people's crates. `cargo xtask` calls this.

use std::env;
use std::path::Path;
use std::process::ExitCode;

use xtask_web::Failure;
use xtask_web::assemble::{self, Effort, Sources};
use xtask_web::server::Server;
use xtask_web::sizes::Sizes;

/// The folder of the files of the page that are written by hand, from the root of the repository.
const BY_HAND: &str = "crates/canfield-web/static";
/// The folder of the words in all languages, from the root of the repository.
const WORDS: &str = "crates/canfield-text/locales";
/// The limit for the size of the page, from the root of the repository.
const LIMIT: &str = "xtask/web/size-limit.txt";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence)) => {
            say(&sentence);
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<(), Failure> {
    let root = workspace_dir();
    match arguments {
        ["assemble", wasm, out, effort @ ..] => {
            let effort = match effort {
                ["--release"] => Effort::Release,
                _ => Effort::Draft,
            };
            let out = Path::new(out);
            let sources = Sources {
                wasm: Path::new(wasm),
                by_hand: &root.join(BY_HAND),
                words: &root.join(WORDS),
            };
            assemble::assemble(sources, out, effort)?;
            if effort == Effort::Release {
                let sizes = Sizes::of(out)?;
                say(&sizes.to_string());
                sizes.keep_within(&root.join(LIMIT))?;
            }
            Ok(())
        }
        ["size", folder, accept @ ..] => {
            let sizes = Sizes::of(Path::new(folder))?;
            say(&sizes.to_string());
            match accept {
                ["--accept"] => sizes.accept(&root.join(LIMIT)),
                _ => sizes.keep_within(&root.join(LIMIT)),
            }
        }
        ["serve", folder, port] => {
            let port = port.parse().map_err(|_| {
                Failure(format!("`{port}` is no port: it is a number up to 65535."))
            })?;
            let server = Server::start(Path::new(folder), port)
                .map_err(|error| Failure(format!("Port {port} cannot be served: {error}.")))?;
            say(&format!(
                "The page is at {} until you press Ctrl+C.",
                server.address()
            ));
            server.wait();
            Ok(())
        }
        _ => Err(Failure("This is called by `cargo xtask`.".to_owned())),
    }
}

fn workspace_dir() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).unwrap_or(package)
}

/// Tells the person at the keyboard.
#[expect(
    clippy::print_stderr,
    reason = "this is a command line program, and no screen is being drawn"
)]
fn say(text: &str) {
    eprintln!("{text}");
}
