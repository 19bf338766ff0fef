//! Whoever does not see the page: what a checker of the field finds, and what a screen reader is told.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use canfield_core::pile::PileId;
use canfield_tests::webdriver::{DESK, Engine, FIREFOX, Kind, PHONE, look_for};
use libtest_mimic::{Completion, Failed, Trial};
use serde_json::{Value, json};

use super::words::SCREENS;
use super::{DOWN, ESCAPE, LINK, Player, UP, is_demanded, page, trial};

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::ignorable_test("browser::axe-finds-nothing", || {
            axe(&[(DESK, "light"), (PHONE, "light"), (DESK, "dark")])
        }),
        Trial::ignorable_test("browser::firefox-axe-finds-nothing", || {
            axe(&[(FIREFOX, "light")])
        }),
        trial("i2-the-tree-tells-what-is-seen", tree),
        trial("i2-one-voice-and-no-signs", one_voice),
        trial("i1-arrows-walk-the-menu", menu),
        trial("a-click-that-closes-the-menu-plays-nothing", beside_menu),
    ]
}

/// The version of the checker: another one finds other things, and that is then a change of its own.
const AXE: &str = "axe-core@4.14.1";

/// The checker looks at all screens, in each of these browsers and shades.
fn axe(looks: &[(Kind, &str)]) -> Result<Completion, Failed> {
    let engines = looks.iter().map(|(kind, _)| look_for(kind.engine));
    let program = engines.collect::<Result<(), _>>().and_then(|()| checker());
    let program = match program {
        Ok(program) => program,
        Err(reason) if is_demanded() => return Err(reason.into()),
        Err(reason) => return Ok(Completion::ignored_with(reason)),
    };
    let mut faults = Vec::new();
    for &(kind, shade) in looks {
        let player = Player::open(kind, "dispettoso/12345")?;
        if kind.engine == Engine::Chromium {
            let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": shade }] });
            player
                .browser
                .chromium("Emulation.setEmulatedMedia", &media)?;
        }
        player.play_two_hands()?;
        player.browser.eval(&program)?;
        for &screen in SCREENS {
            player.show(screen)?;
            let screen = screen.0;
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
                    .map(|fault| format!("{screen} at {size}, {shade}: {fault}")),
            );
            // An account lies over the statistics.
            player.browser.keys(&ESCAPE.to_string().repeat(2))?;
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
    names(player, |role| {
        role != "InlineTextBox" && role != "StaticText"
    })
}

/// The names in the tree of what has one of these roles.
fn names(player: &Player, is_wanted: impl Fn(&Value) -> bool) -> Result<Vec<String>, Failed> {
    player
        .browser
        .chromium("Accessibility.enable", &json!({}))?;
    let tree = player
        .browser
        .chromium("Accessibility.getFullAXTree", &json!({}))?;
    let nodes = tree["nodes"].as_array().ok_or("there is no tree")?;
    let names = nodes
        .iter()
        .filter(|node| node["ignored"] == false && is_wanted(&node["role"]["value"]))
        .filter_map(|node| node["name"]["value"].as_str());
    Ok(names.map(str::to_owned).collect())
}

/// What the game says stands once in the tree, and in words.
fn one_voice() -> Result<(), Failed> {
    let mut player = Player::open(DESK, LINK)?;
    player.keys("d")?;
    player.compare()?;
    let scene = player.scene();
    let [seen, heard] =
        [&player.texts, &player.texts.aloud()].map(|texts| texts.status(&scene).join(" "));
    player.hear(&seen)?;
    assert_ne!(seen, heard, "a card is named");
    let texts = names(&player, |role| role == "StaticText")?;
    let n_heard = texts.iter().filter(|text| text.contains(&heard)).count();
    assert_eq!(n_heard, 1, "{texts:#?}");
    let signs = ['♣', '♠', '♥', '♦'];
    assert!(!texts.iter().any(|text| text.contains(signs)), "{texts:#?}");
    Ok(())
}

/// Who clicks beside the open menu wants it closed, and no card dealt.
fn beside_menu() -> Result<(), Failed> {
    let player = Player::open(DESK, LINK)?;
    player.show(("menu", "", "nav [popovertarget]"))?;
    player.click(player.on_pile(PileId::Stock)?)?;
    player
        .browser
        .wait_until("!document.querySelector('#menu:popover-open')")?;
    player.at_rest()?;
    player.compare()?;
    player.expect_no_complaints()
}

/// The menu is walked by arrows, the game behind it gets none of them, and the focus goes back to where it was.
fn menu() -> Result<(), Failed> {
    let player = Player::open(DESK, LINK)?;
    let focus = |player: &Player| -> Result<String, Failed> {
        let name = player.browser.eval(
            "const { dataset } = document.activeElement; return dataset.command ?? document.activeElement.getAttribute('popovertarget') ?? ''",
        )?;
        Ok(name.as_str().unwrap_or_default().to_owned())
    };
    player.show(("menu", "", "nav [popovertarget]"))?;
    for (key, name) in [
        (DOWN, "new-game"),
        (DOWN, "restart"),
        (UP, "new-game"),
        (UP, "share"),
        (DOWN, "new-game"),
        ('\u{E010}', "share"),
        ('\u{E011}', "new-game"),
    ] {
        player.browser.keys(&key.to_string())?;
        assert_eq!(focus(&player)?, name);
    }
    player.browser.keys(&ESCAPE.to_string())?;
    player
        .browser
        .wait_until("!document.querySelector('#menu:popover-open')")?;
    assert_eq!(focus(&player)?, "menu");
    player.compare()
}
