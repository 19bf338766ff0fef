//! The program `canfield`.

use std::io::{self, BufWriter};
use std::process::ExitCode;

fn main() -> ExitCode {
    // The output is not locked: while a game is played, whatever ends it must be able to give the terminal back.
    let mut out = BufWriter::new(io::stdout());
    let code = canfield_cli::run(std::env::args_os(), &mut out, &mut io::stderr());
    // `run` has flushed the output and told if that failed. Dropping the writer would try once more.
    drop(out.into_parts());
    code
}
