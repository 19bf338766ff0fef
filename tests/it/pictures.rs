//! The pictures of the README: `cargo xtask gallery --readme` makes them. What they show is not compared, since a browser
//! draws letters in its own way on every machine.

use std::fs;

use canfield_tests::workspace_dir;
use libtest_mimic::{Failed, Trial};

const FOLDER: &str = "docs/pictures/";
const NAMES: [&str; 4] = ["terminal", "desktop", "browser", "phone"];

/// Whoever fetches the repository fetches them too, so they are small.
const LIMIT_BYTES: usize = 150_000;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("pictures::small", small),
        Trial::test("pictures::in-readme", in_readme),
    ]
}

fn small() -> Result<(), Failed> {
    for name in NAMES {
        let path = workspace_dir().join(FOLDER).join(format!("{name}.png"));
        let bytes = fs::read(&path).map_err(|error| {
            format!(
                "{}: {error}; `cargo xtask gallery --readme` makes it",
                path.display()
            )
        })?;
        if !bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            return Err(format!("{} is no picture", path.display()).into());
        }
        if bytes.len() > LIMIT_BYTES {
            return Err(format!("{} has {} bytes", path.display(), bytes.len()).into());
        }
    }
    Ok(())
}

/// Every front end is shown, and no picture is missing.
fn in_readme() -> Result<(), Failed> {
    let readme = fs::read_to_string(workspace_dir().join("README.md"))?;
    let parts = readme.split(FOLDER).skip(1);
    let shown: Vec<&str> = parts.filter_map(|part| part.split(".png").next()).collect();
    if let Some(unknown) = shown.iter().find(|name| !NAMES.contains(name)) {
        return Err(format!("README.md shows {FOLDER}{unknown}.png, which nothing makes").into());
    }
    match NAMES.iter().find(|name| !shown.contains(name)) {
        Some(missing) => Err(format!("README.md does not show {FOLDER}{missing}.png").into()),
        None => Ok(()),
    }
}
