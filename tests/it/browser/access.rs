//! Whoever does not see the page: what a checker of the field finds, and what a screen reader is told.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use canfield_tests::webdriver::{DESK, Kind, PHONE};
use libtest_mimic::{Completion, Failed, Trial};
use serde_json::{Value, json};

use super::{ESCAPE, LINK, Player, is_demanded, page, trial};

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::ignorable_test("browser::axe-finds-nothing", axe),
        trial("i2-the-tree-tells-what-is-seen", tree),
    ]
}

/// The version of the checker: another one finds other things, and that is then a change of its own.
const AXE: &str = "axe-core@4.14.1";

/// The screens, by the keys that lead there.
const SCREENS: &[(&str, &str)] = &[
    ("the table", ""),
    ("cards that are picked up", "w"),
    ("the keys", "?"),
    ("the rules", "i"),
    ("the variants", "v"),
    ("the deal number", "g"),
    ("the statistics", "%"),
    ("the settings", "s"),
    ("a question", "n"),
];

fn axe() -> Result<Completion, Failed> {
    let program = match checker().and_then(|program| page().map(|_| program)) {
        Ok(program) => program,
        Err(reason) if is_demanded() => return Err(reason.into()),
        Err(reason) => return Ok(Completion::ignored_with(reason)),
    };
    let mut faults = Vec::new();
    for kind in [DESK, PHONE] {
        let mut player = Player::open(kind, LINK)?;
        player.keys("d")?;
        player.compare()?;
        player.browser.eval(&program)?;
        for (screen, keys) in SCREENS {
            player.browser.keys(keys)?;
            // Whatever comes in with a motion is there then.
            player
                .browser
                .eval_later("await new Promise((next) => setTimeout(next, 400)); return true")?;
            let found = player.browser.eval_later(
                "const { violations, passes } = await axe.run(document);
                 const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
                 return passes.length < 5 ? ['hardly anything was checked'] : found",
            )?;
            let found = found
                .as_array()
                .ok_or_else(|| format!("the checker fails: {found}"))?;
            let size = kind.width;
            faults.extend(
                found
                    .iter()
                    .map(|fault| format!("{screen} at {size}: {fault}")),
            );
            player.browser.keys(&ESCAPE.to_string())?;
        }
    }
    if faults.is_empty() {
        Ok(Completion::Completed)
    } else {
        Err(faults.join("\n").into())
    }
}

/// The checker, which is got once and then kept beside what is built.
fn checker() -> Result<String, String> {
    canfield_tests::webdriver::look_for_browser()?;
    let folder: PathBuf = page()?.with_file_name("axe");
    let program = folder.join(AXE).join("axe.min.js");
    if !program.exists() {
        let folder = folder.join(AXE);
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let mut npm = Command::new("npm");
        npm.args(["pack", AXE, "--silent", "--pack-destination"])
            .arg(&folder);
        let mut tar = Command::new("tar");
        // What is said of the folder counts for the names behind it.
        tar.arg("--directory").arg(&folder).arg("--file");
        tar.arg(folder.join(AXE.replace('@', "-") + ".tgz"));
        tar.args(["--extract", "--strip-components=1", "package/axe.min.js"]);
        for mut command in [npm, tar] {
            let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status();
            if !status.is_ok_and(|status| status.success()) {
                return Err(format!(
                    "{AXE} cannot be got with npm and unpacked with tar"
                ));
            }
        }
    }
    fs::read_to_string(&program).map_err(|error| error.to_string())
}

/// The tree of a screen reader names every pile and every card that is seen, and no card that is not.
fn tree() -> Result<(), Failed> {
    for kind in [DESK, PHONE] {
        let mut player = Player::open(Kind { ..kind }, LINK)?;
        for keys in ["", "d", "d", "wf", "u"] {
            player.keys(keys)?;
            player.compare()?;
            let told = told(&player)?;
            let scene = player.scene();
            for (pile, said) in player.expected().piles {
                let n_told = told.iter().filter(|text| **text == said).count();
                if n_told != 1 {
                    return Err(format!("{pile} is told {n_told} times: {said}\n{told:#?}").into());
                }
            }
            let hidden = scene
                .piles
                .iter()
                .flat_map(|view| &view.cards)
                .filter(|card| !card.face_up);
            // An empty pile may say that it takes a card, wherever that lies.
            let piles: Vec<String> = player
                .expected()
                .piles
                .into_iter()
                .map(|(_, said)| said)
                .collect();
            let elsewhere: Vec<&String> =
                told.iter().filter(|text| !piles.contains(text)).collect();
            for card in hidden {
                let name = player.texts.card(card.card);
                if elsewhere.iter().any(|text| text.contains(&name)) {
                    return Err(format!("{name} lies face down and is told\n{told:#?}").into());
                }
            }
        }
    }
    Ok(())
}

/// The names of everything in the tree.
fn told(player: &Player) -> Result<Vec<String>, Failed> {
    player
        .browser
        .chromium("Accessibility.enable", &json!({}))?;
    let tree = player
        .browser
        .chromium("Accessibility.getFullAXTree", &json!({}))?;
    let nodes = tree["nodes"].as_array().ok_or("there is no tree")?;
    let is_told = |node: &&Value| {
        node["ignored"] == false
            && node["role"]["value"] != "InlineTextBox"
            && node["role"]["value"] != "StaticText"
    };
    let names = nodes
        .iter()
        .filter(is_told)
        .filter_map(|node| node["name"]["value"].as_str());
    Ok(names.map(str::to_owned).collect())
}
