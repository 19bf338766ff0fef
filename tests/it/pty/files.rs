//! Files that are not as the program left them: cut off, empty, overlong or full of nonsense. What cannot be read is set
//! aside under a name that the player is told, and the game starts (faults E5, E6, E7 and E9).

use std::fs;

use libtest_mimic::{Failed, Trial};

use canfield_tests::pty::flowing;

use super::{GAME, Home, leave, n_moves, shows_moves};

/// The files, each with what the program calls it and a content that can be read.
const FILES: [(&str, &str, &str); 4] = [
    ("game", "saved game", GAME_TEXT),
    ("settings", "file of settings", SETTINGS_TEXT),
    ("statistics", "file of statistics", "version = 1\n"),
    ("accounts", "file of money accounts", "version = 1\n"),
];

const GAME_TEXT: &str = "canfield-save 1\nclock: 12\ncounted: no\ncanfield-record 1\nvariant: canfield\ndeal: 12345\n\
    played: 4\nmoves:\n  T1>T4 draw draw draw\n";
const SETTINGS_TEXT: &str = "version = 1\nclock = false\nscore = true\nletters = true\n";

pub(super) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for (file, what, good) in FILES {
        for (kind, content) in contents(good) {
            trials.push(Trial::test(format!("pty::{file}-{kind}"), move || {
                set_aside(file, what, &content)
            }));
        }
        trials.push(Trial::test(format!("pty::{file}-is-a-folder"), move || {
            folder_instead(file, what)
        }));
    }
    trials.push(Trial::test("pty::e6-one-bad-setting", one_bad_setting));
    trials.push(Trial::test("pty::e9-save-of-nonsense", save_of_nonsense));
    trials.push(Trial::test("pty::all-files-unreadable", all_unreadable));
    trials
}

fn contents(good: &str) -> Vec<(&'static str, Vec<u8>)> {
    // In the middle of a word.
    let torn = good.len() - 6;
    let binary: Vec<u8> = (0..=255).cycle().take(10_000).collect();
    vec![
        ("empty", Vec::new()),
        ("torn", good.as_bytes()[..torn].to_vec()),
        ("binary", binary),
        (
            "nonsense",
            b"{\"this\": [\"is\", \"not ours\"]}\n".repeat(50),
        ),
        ("huge", b"what is this all about \n".repeat(200_000)),
        ("zeros", vec![0; 3_000_000]),
    ]
}

/// Shows that a file with this content is set aside as it is, that this is told, and that the game is as good as new.
fn set_aside(file: &str, what: &str, content: &[u8]) -> Result<(), Failed> {
    let home = Home::new()?;
    let (name, aside) = (format!("{file}.txt"), format!("{file}.unreadable-1.txt"));
    home.put(&name, content)?;
    let mut pty = home.start(GAME)?;
    pty.shows(&format!("The {what} could not be read in full."))?;
    pty.shows(&format!("It is kept as {}.", home.file(&aside).display()))?;
    if fs::read(home.file(&aside))? != content {
        return Err(format!("{aside} is not what {name} was").into());
    }
    let made = n_moves(pty.screen()).ok_or("there is no game")?;
    pty.types("d")?;
    shows_moves(&mut pty, made + 1)?;
    home.wait_until_kept(made + 1)?;
    leave(pty)?;
    // It is told once.
    let mut pty = home.start(&[])?;
    shows_moves(&mut pty, made + 1)?;
    if flowing(pty.screen()).contains("could not be read") {
        return Err(format!("it is told again:\n{}", pty.text()).into());
    }
    leave(pty)
}

/// What cannot even be read is left where it is, and nothing is put in its place.
fn folder_instead(file: &str, what: &str) -> Result<(), Failed> {
    let home = Home::new()?;
    let path = home.file(&format!("{file}.txt"));
    fs::create_dir_all(&path)?;
    let mut pty = home.start(GAME)?;
    pty.shows(&format!(
        "The {what} could not be read in full and stays as it is"
    ))?;
    pty.types("d")?;
    shows_moves(&mut pty, 1)?;
    if file == "game" {
        pty.shows("not stored")?;
        pty.types("q")?;
        pty.shows("Leave?")?;
        pty.types("y")?;
        pty.wait_for_end()?;
        pty.check_restored()?;
    } else {
        home.wait_until_kept(1)?;
        leave(pty)?;
    }
    if path.is_dir() {
        Ok(())
    } else {
        Err("the folder is gone".into())
    }
}

/// Fault E6: one bad sign costs one setting, and the file is kept.
fn one_bad_setting() -> Result<(), Failed> {
    let home = Home::new()?;
    let text = "version = 1\nclock = false\nscore = \"perhaps\"\nletters = true\n";
    home.put("settings.txt", text)?;
    let mut pty = home.start(GAME)?;
    pty.shows("The file of settings could not be read in full.")?;
    let screen = pty.text();
    // The clock stays away, the score is there as it is by default, and suits are letters.
    let title = screen.lines().next().unwrap_or_default();
    if title.contains("0:0") || !title.contains("1 point") || !screen.contains("Qc") {
        return Err(format!("the settings are not those of the file:\n{screen}").into());
    }
    leave(pty)?;
    if home.text("settings.unreadable-1.txt")? == text {
        Ok(())
    } else {
        Err("the file of settings is not kept as it was".into())
    }
}

/// Fault E9: a save is data. One whose moves are none, or not legal, is not played.
fn save_of_nonsense() -> Result<(), Failed> {
    for (good, bad) in [
        ("T1>T4", "T4>T1"),
        ("T1>T4", "T9>T99*200"),
        ("T1>T4", "$(reboot)"),
        ("variant: canfield", "variant: ../../canfield"),
        (
            "deal: 12345",
            "deal: 99999999999999999999999999999999999999999999",
        ),
        ("played: 4", "played: 4000000000"),
    ] {
        set_aside(
            "game",
            "saved game",
            GAME_TEXT.replacen(good, bad, 1).as_bytes(),
        )?;
    }
    Ok(())
}

fn all_unreadable() -> Result<(), Failed> {
    let home = Home::new()?;
    for (file, ..) in FILES {
        home.put(&format!("{file}.txt"), b"\xff\xfe\x00")?;
    }
    let mut pty = home.start(GAME)?;
    pty.types("d")?;
    shows_moves(&mut pty, 1)?;
    home.wait_until_kept(1)?;
    leave(pty)?;
    for (file, ..) in FILES {
        fs::metadata(home.file(&format!("{file}.unreadable-1.txt")))?;
    }
    Ok(())
}
