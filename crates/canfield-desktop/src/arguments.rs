//! The command line of the window. It is short: all that can be chosen is chosen in the window.

use std::ffi::OsString;

use canfield_native::environment;
use canfield_native::folders;
use canfield_text::program::{Complaint, Help, ProgramTexts, Usage};
use lexopt::{Arg, Parser, ValueExt as _};

use crate::shell::Options;

/// What the program is asked for.
#[derive(Debug)]
pub enum Asked {
    /// To play.
    Play(Options),
    /// To say this.
    Text(String),
}

/// Reads a command line, the name of the program first.
///
/// # Errors
///
/// One sentence on what is wrong with it.
pub fn asked(arguments: impl IntoIterator<Item = OsString>) -> Result<Asked, String> {
    let texts = || ProgramTexts::new(&environment::languages());
    let help = || Help::See("canfield-desktop".to_owned());
    let wrong = |usage| texts().complaint(&Complaint::Usage(usage));
    let mut options = Options {
        languages: environment::languages(),
        is_contrast: environment::wants_contrast(),
        folder: folders::data_folder(),
        file: None,
    };
    let mut parser = Parser::from_iter(arguments);
    loop {
        match parser.next() {
            Ok(None) => return Ok(Asked::Play(options)),
            Ok(Some(Arg::Long("help") | Arg::Short('h'))) => {
                return Ok(Asked::Text(texts().help_of_window()));
            }
            Ok(Some(Arg::Long("version") | Arg::Short('V'))) => {
                let version = concat!("canfield-desktop ", env!("CARGO_PKG_VERSION"), "\n");
                return Ok(Asked::Text(version.to_owned()));
            }
            Ok(Some(Arg::Long("portable"))) => {
                let folder = parser
                    .value()
                    .map_err(|_| wrong(Usage::NoValue("--portable".to_owned(), help())))?;
                options.folder = Some(folder.into());
            }
            Ok(Some(Arg::Value(file))) if options.file.is_none() => {
                options.file = Some(file.into());
            }
            Ok(Some(Arg::Value(other))) => {
                let other = other.string().map_err(|_| wrong(Usage::NotText(help())))?;
                return Err(wrong(Usage::Unexpected(other, help())));
            }
            Ok(Some(Arg::Long(option))) => {
                return Err(wrong(Usage::Unexpected(format!("--{option}"), help())));
            }
            Ok(Some(Arg::Short(letter))) => {
                return Err(wrong(Usage::Unexpected(format!("-{letter}"), help())));
            }
            Err(_) => return Err(wrong(Usage::Other(help()))),
        }
    }
}
