//! Every state of the shared list in every front end, as one page to look at: `cargo xtask gallery [FILTER]`.
//!
//! It is there to be looked at by people; what is compared by programs are the snapshots. With `--readme` the pictures of
//! the README are made instead.

mod browser;
mod desktop;
mod readme;
mod terminal;

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use canfield_tests::picture;
use canfield_tests::states::{self, State};

/// What the gallery itself looks like.
const STYLE: &str = "body{font:16px/1.4 system-ui,sans-serif;margin:2em;background:#e4e2dc;color:#222}\
    nav{columns:14em;font-size:14px}h2{margin:2em 0 0;font-size:20px}p{margin:.2em 0 .8em}\
    .row{display:flex;gap:16px;flex-wrap:wrap;align-items:start}\
    .frame{overflow:hidden;flex:none}iframe{border:0;background:#fff;transform:scale(.5);transform-origin:0 0}\
    img{display:block;width:500px}a{color:inherit}summary{cursor:pointer;margin:.5em 0}";

/// The sizes of the browser's windows.
const WINDOWS: [(u16, u16); 2] = [(1280, 800), (390, 844)];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            print(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let argument = std::env::args().nth(1).unwrap_or_default();
    let folder = folder()?;
    fs::create_dir_all(&folder)?;
    browser::write_style(&folder)?;
    if argument == "--readme" {
        return readme::write(&folder);
    }
    let all = states::all()?.into_iter();
    let mut list = String::new();
    let mut sections = String::new();
    for (name, state) in all.filter(|(name, _)| name.contains(&argument)) {
        writeln!(list, "<a href=\"#{name}\">{name}</a><br>")?;
        sections.push_str(&section(&state?, &folder)?);
    }
    if sections.is_empty() {
        return Err(format!("No state has `{argument}` in its name.").into());
    }
    let terminal_style = terminal::STYLE;
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><title>Gallery</title><style>{STYLE}{terminal_style}</style>\
         <h1>Gallery</h1><nav>{list}</nav>{sections}"
    );
    let index = folder.join("index.html");
    fs::write(&index, page)?;
    print(&format!("The gallery is {}.", index.display()));
    Ok(())
}

/// A state as all front ends draw it. The first row has the usual sizes side by side.
fn section(state: &State, folder: &Path) -> Result<String, Box<dyn Error>> {
    let State { name, about, .. } = state;
    let mut terminals = Vec::new();
    for size in &state.sizes.terminal {
        let (width, height) = numbers(size)?;
        terminals.push(terminal::picture(state, width, height));
    }
    let mut desktops = Vec::new();
    for size in &state.sizes.desktop {
        let (width, height) = numbers(size)?;
        let file = format!("{name}-{size}.png");
        let picture = desktop::picture(&state.session, (width, height), true);
        fs::write(folder.join(&file), picture::png(&picture)?)?;
        desktops.push((
            width,
            format!("<a href=\"{file}\"><img loading=\"lazy\" src=\"{file}\" alt=\"\"></a>"),
        ));
    }
    // The larger window is the usual one.
    desktops.sort_by_key(|(width, _)| std::cmp::Reverse(*width));
    let mut browsers = Vec::new();
    for (width, height) in WINDOWS {
        let file = format!("{name}-{width}.html");
        fs::write(
            folder.join(&file),
            browser::page(&state.session.scene(), width, height),
        )?;
        let (half_width, half_height) = (width / 2, height / 2);
        browsers.push(format!(
            "<div class=\"frame\" style=\"width:{half_width}px;height:{half_height}px\">\
             <iframe loading=\"lazy\" src=\"{file}\" width=\"{width}\" height=\"{height}\"></iframe></div>"
        ));
    }
    let mut desktops = desktops.into_iter().map(|(_, picture)| picture);
    let mut terminals = terminals.into_iter();
    let first: String = terminals
        .next()
        .into_iter()
        .chain(browsers)
        .chain(desktops.next())
        .collect();
    let more: String = terminals.chain(desktops).collect();
    Ok(format!(
        "<h2 id=\"{name}\">{name}</h2><p>{}</p><div class=\"row\">{first}</div>\
         <details><summary>Other sizes</summary><div class=\"row\">{more}</div></details>",
        escaped(about)
    ))
}

/// A size such as `80x24`.
fn numbers(size: &str) -> Result<(u16, u16), Box<dyn Error>> {
    let (width, height) = size.split_once('x').ok_or("a size is written as `80x24`")?;
    Ok((width.parse()?, height.parse()?))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The folder beside everything else that is built.
fn folder() -> Result<PathBuf, Box<dyn Error>> {
    let this = std::env::current_exe()?;
    // This program lies in `target/PROFILE/examples`.
    let target = this.ancestors().nth(3).unwrap_or(Path::new("target"));
    Ok(target.join("gallery"))
}

#[expect(clippy::print_stdout, reason = "a report is printed")]
fn print(line: &str) {
    println!("{line}");
}
