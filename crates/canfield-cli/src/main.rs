//! The program `canfield`.

use std::io::{self, BufWriter};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let code = canfield_cli::run(std::env::args_os(), &mut out, &mut io::stderr());
    // `run` has flushed the output and told if that failed. Dropping the writer would try once more.
    drop(out.into_parts());
    code
}
