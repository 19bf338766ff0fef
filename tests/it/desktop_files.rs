//! The files by which a desktop finds the program: that they agree with one another, with the program and with its icon.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use canfield_art::{Ink, Palette};
use canfield_tests::workspace_dir;
use libtest_mimic::{Completion, Failed, Trial};

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("desktop_files::icon", icon),
        Trial::test("desktop_files::one-name", one_name),
        Trial::ignorable_test("desktop_files::validated", validated),
    ]
}

fn path(name: &str) -> PathBuf {
    workspace_dir()
        .join("crates/canfield-desktop/packaging")
        .join(name)
}

/// The icon as a file of its own: as in a page, but each shape has its colour.
fn svg() -> String {
    let symbol = canfield_art::svg(&canfield_art::app_icon(), "icon");
    let symbol = symbol.replace(
        "<symbol id=\"icon\"",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"",
    );
    let symbol = symbol.replace("</symbol>", "</svg>\n");
    let mut parts = symbol.split("class=\"");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (classes, rest) = part.split_once('"').unwrap_or((part, ""));
        let attributes = classes.split(' ').filter_map(attribute);
        text.push_str(&attributes.collect::<Vec<_>>().join(" "));
        text.push_str(rest);
    }
    text
}

/// What a class of the page says, as an attribute.
fn attribute(class: &str) -> Option<String> {
    let (what, name) = class.split_once('-')?;
    let ink = Ink::ALL.into_iter().find(|ink| ink.name() == name)?;
    let [red, green, blue] = Palette::FELT.color(ink);
    let attribute = if what == "ink" { "fill" } else { "stroke" };
    Some(format!("{attribute}=\"#{red:02x}{green:02x}{blue:02x}\""))
}

fn icon() -> Result<(), Failed> {
    let wanted = svg();
    if wanted.contains("class=") {
        return Err("a shape of the icon has no colour of its own".into());
    }
    roxmltree::Document::parse(&wanted)?;
    let file = path("canfield.svg");
    if is_accepting() {
        fs::write(&file, &wanted)?;
    }
    let there = fs::read_to_string(&file).unwrap_or_default();
    if there == wanted {
        Ok(())
    } else {
        Err("canfield.svg is not the icon: see the README beside it".into())
    }
}

/// Whether pictures are to be taken as they are now.
#[expect(
    clippy::disallowed_methods,
    reason = "whoever starts the trials says so by the environment"
)]
fn is_accepting() -> bool {
    std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always")
}

/// The program, the kind of file and the id are called the same everywhere.
fn one_name() -> Result<(), Failed> {
    let desktop = fs::read_to_string(path("canfield.desktop"))?;
    let metainfo = fs::read_to_string(path("canfield.metainfo.xml"))?;
    let mime = fs::read_to_string(path("canfield-mime.xml"))?;
    for (text, parts) in [
        (
            &desktop,
            &[
                "Exec=canfield-desktop %f",
                "Icon=canfield\n",
                "MimeType=application/x-canfield;",
                "StartupWMClass=canfield\n",
            ][..],
        ),
        (
            &metainfo,
            &[
                "<binary>canfield-desktop</binary>",
                "canfield.desktop",
                "application/x-canfield",
            ],
        ),
        (&mime, &["type=\"application/x-canfield\"", "*.canfield"]),
    ] {
        for part in parts {
            if !text.contains(part) {
                return Err(format!("{part} is missing").into());
            }
        }
    }
    for text in [&metainfo, &mime] {
        roxmltree::Document::parse(text)?;
    }
    // A saved game begins as the magic of its kind says.
    let record = fs::read_to_string(workspace_dir().join("tests/records/save-1.canfield"))?;
    let is_known = ["canfield-save ", "canfield-record "]
        .iter()
        .any(|magic| record.starts_with(magic) && mime.contains(magic));
    if is_known {
        Ok(())
    } else {
        Err("a saved game is not known by its beginning".into())
    }
}

/// What the desktop's own tool says, where there is one.
fn validated() -> Result<Completion, Failed> {
    let mut tool = Command::new("desktop-file-validate");
    match tool.arg(path("canfield.desktop")).output() {
        Err(_) => Ok(Completion::ignored_with(
            "desktop-file-validate is not installed",
        )),
        Ok(output) if output.status.success() => Ok(Completion::Completed),
        Ok(output) => Err(String::from_utf8_lossy(&output.stdout).into_owned().into()),
    }
}
