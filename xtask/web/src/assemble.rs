//! From the compiled program and the files that are written by hand to a folder that any server of files can serve.
//!
//! Everything that changes with the program lies in a folder named after its contents, so a browser, or a server between,
//! never mixes two versions. Only the page itself, the manifest and the service worker have names that stay.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use wasm_bindgen_cli_support::Bindgen;

use crate::Failure;
use crate::icons::{self, PIXELS};

/// The files whose names stay. In them, the name of the version and the list of all files are filled in.
const WITH_NAMES_THAT_STAY: &[&str] = &["index.html", "manifest.webmanifest", "sw.js"];

/// The style sheet.
const STYLE: &str = "style.css";

/// The language that needs no file of its own.
const BUILT_IN: &str = "en";
/// How the name of a file of words ends.
pub(crate) const WORDS: &str = "ftl";

/// Stands for the folder of the version.
const VERSION: &str = "__VERSION__";
/// Stands for the list of all files, as an array of JavaScript.
const FILES: &str = "__FILES__";

/// How much time is spent on making files smaller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// Little: the page is looked at here and now.
    Draft,
    /// As much as it takes: the page goes out.
    Release,
}

/// What the page is made of.
#[derive(Debug, Clone, Copy)]
pub struct Sources<'a> {
    /// The compiled program.
    pub wasm: &'a Path,
    /// The folder of the files that are written by hand.
    pub by_hand: &'a Path,
    /// The folder with one folder of words for each language.
    pub words: &'a Path,
}

/// Makes the page in the folder `out`, which is replaced as a whole. Beside each file lies its form packed by gzip and by brotli,
/// unless it is packed in itself.
///
/// # Errors
///
/// If the program was not compiled for a browser, or a file cannot be read or written.
pub fn assemble(sources: Sources<'_>, out: &Path, effort: Effort) -> Result<(), Failure> {
    let mut files = files_in(sources.by_hand)?;
    if let Some(style) = files.get_mut(STYLE) {
        *style = without_remarks(&String::from_utf8_lossy(style)).into_bytes();
    }
    let bound = out.with_extension("bound");
    bind(sources.wasm, &bound)?;
    files.append(&mut files_in(&bound)?);
    remove(&bound)?;
    files.append(&mut words(sources.words)?);
    files.append(&mut icons::icons()?);

    let version = version(&files);
    let named = |name: &str| {
        if WITH_NAMES_THAT_STAY.contains(&name) {
            name.to_owned()
        } else {
            format!("{version}/{name}")
        }
    };
    // The page is known by the name of its folder, and a service worker never keeps itself.
    let list = files.keys().filter(|&name| name != "sw.js").map(|name| {
        let name = if name == "index.html" {
            "./".to_owned()
        } else {
            named(name)
        };
        format!("{name:?}")
    });
    let list = format!("[{}]", list.collect::<Vec<_>>().join(", "));

    let fresh = out.with_extension("new");
    remove(&fresh)?;
    for (name, mut contents) in files {
        if WITH_NAMES_THAT_STAY.contains(&name.as_str()) {
            let text = String::from_utf8_lossy(&contents);
            contents = text
                .replace(VERSION, &version)
                .replace(FILES, &list)
                .into_bytes();
        }
        write_packed(&fresh.join(named(&name)), &contents, effort)?;
    }
    remove(out)?;
    fs::rename(&fresh, out).map_err(|error| Failure::at(out, &error))
}

/// Makes the program ready for a browser: the program itself, and the module that loads it.
fn bind(wasm: &Path, out: &Path) -> Result<(), Failure> {
    let failure = |error| Failure(format!("{}: {error:#}.", wasm.display()));
    Bindgen::new()
        .input_path(wasm)
        .web(true)
        .map_err(failure)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        // Otherwise the module does not know where the program lies.
        .omit_default_module_path(false)
        .generate(out)
        .map_err(failure)
}

/// The words of each language but English, which the program has itself: the files of a language, one below the other.
fn words(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, Failure> {
    let failure = |error| Failure::at(folder, &error);
    let mut words = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(failure)? {
        let entry = entry.map_err(failure)?;
        let language = entry.file_name().to_string_lossy().into_owned();
        if language != BUILT_IN {
            let files = files_in(&entry.path())?.into_values();
            let files = files.map(|file| only_words(&String::from_utf8_lossy(&file)));
            let file = files.collect::<Vec<_>>().join("\n");
            words.insert(format!("{language}.{WORDS}"), file.into_bytes());
        }
    }
    Ok(words)
}

/// A file of words without the lines that are for translators.
fn only_words(file: &str) -> String {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.collect::<Vec<_>>().join("\n")
}

/// A style sheet without what is for those who write it: remarks, indents and empty lines.
fn without_remarks(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default();
    let others = parts.map(|part| part.split_once("*/").map_or("", |(_, after)| after));
    let rules: String = [first].into_iter().chain(others).collect();
    let lines = rules.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// The name of a version: the same contents, the same name. It is the 64-bit FNV-1a hash.
fn version(files: &BTreeMap<String, Vec<u8>>) -> String {
    let parts = files
        .iter()
        .flat_map(|(name, contents)| [name.as_bytes(), contents]);
    // The sign between the parts is in no name.
    let bytes = parts.flat_map(|part| part.iter().copied().chain([b'\n']));
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn files_in(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, Failure> {
    let failure = |error| Failure::at(folder, &error);
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(failure)? {
        let entry = entry.map_err(failure)?;
        let contents =
            fs::read(entry.path()).map_err(|error| Failure::at(&entry.path(), &error))?;
        files.insert(entry.file_name().to_string_lossy().into_owned(), contents);
    }
    Ok(files)
}

fn remove(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| Failure::at(folder, &error))?;
    }
    Ok(())
}

fn write_packed(path: &Path, contents: &[u8], effort: Effort) -> Result<(), Failure> {
    let failure = |error| Failure::at(path, &error);
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(failure)?;
    let write = |ending: &str, contents: &[u8]| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        fs::write(name, contents).map_err(failure)
    };
    write("", contents)?;
    if path.extension().is_some_and(|ending| ending == PIXELS) {
        return Ok(());
    }
    write(".gz", &gzip(contents, effort).map_err(failure)?)?;
    write(".br", &brotli(contents, effort).map_err(failure)?)
}

fn gzip(contents: &[u8], effort: Effort) -> std::io::Result<Vec<u8>> {
    let level = match effort {
        Effort::Draft => Compression::fast(),
        Effort::Release => Compression::best(),
    };
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(contents)?;
    encoder.finish()
}

fn brotli(contents: &[u8], effort: Effort) -> std::io::Result<Vec<u8>> {
    let quality = match effort {
        Effort::Draft => 3,
        Effort::Release => 11,
    };
    let parameters = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: 22,
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &contents[..], &mut packed, &parameters)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(all: &[(&str, &str)]) -> BTreeMap<String, Vec<u8>> {
        let owned = |&(name, contents): &(&str, &str)| (name.to_owned(), contents.into());
        all.iter().map(owned).collect()
    }

    #[test]
    fn another_name_or_content_is_another_version() {
        let old = version(&files(&[("a.js", "1"), ("b.js", "2")]));
        assert_eq!(old, version(&files(&[("b.js", "2"), ("a.js", "1")])));
        assert_ne!(old, version(&files(&[("a.js", "1"), ("b.js", "3")])));
        assert_ne!(old, version(&files(&[("a.js", "1"), ("c.js", "2")])));
        assert_ne!(old, version(&files(&[("a.js", "2"), ("b.js", "1")])));
    }

    #[test]
    fn what_is_for_writers_is_left_behind() {
        let sheet = "/* One\n   two. */\n\na {\n    b: c; /* three */\n}\n";
        assert_eq!(without_remarks(sheet), "a {\nb: c;\n}");
        let words = "# For whom.\na = b\n\n## c\nd =\n    # e\n    f\n";
        assert_eq!(only_words(words), "a = b\n\nd =\n    # e\n    f");
    }

    /// The library that finishes the program only understands programs made with the crate of its own version.
    #[test]
    fn crate_and_library_have_one_version() {
        let manifest = include_str!("../../../Cargo.toml");
        let version_of = |name: &str| {
            let lines = manifest.lines();
            let mut values = lines.filter_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
            values.next().unwrap()
        };
        let version = version_of("wasm-bindgen");
        assert!(version.starts_with("\"="), "{version} is not one version");
        assert_eq!(version, version_of("wasm-bindgen-cli-support"));
    }
}
