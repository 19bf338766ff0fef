//! The words of every screen, in every language, on phones and with large text: none is cut off, and nothing scrolls sideways.

use canfield_tests::webdriver::{Kind, PHONE};
use libtest_mimic::{Failed, Trial};
use serde_json::Value;

use super::looks::FAULTS;
use super::{ESCAPE, Player, trial};

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![trial("i5-words-of-200-percent-fit", || {
        words_fit(Kind {
            text_percent: 200,
            ..PHONE
        })
    })];
    trials.push(trial("i5-words-fit-on-phones", || words_fit(PHONE)));
    trials
}

/// Phones, upright and on their side.
const SIZES: [(u32, u32); 3] = [(320, 568), (390, 844), (844, 390)];

/// The screens, by the keys that lead there.
const SCREENS: &[(&str, &str)] = &[
    ("table", "d"),
    ("refused", "pa"),
    ("looks", "z"),
    ("find", "/"),
    ("help", "?"),
    ("rules", "i"),
    ("variants", "v"),
    ("deal-number", "g"),
    ("statistics", "%"),
    ("account", "%"),
    ("settings", "s"),
    ("question", "n"),
    ("menu", ""),
];

fn words_fit(kind: Kind) -> Result<(), Failed> {
    let mut faults = Vec::new();
    for languages in canfield_text::LANGUAGES {
        let player = Player::open(Kind { languages, ..kind }, "dispettoso/12345")?;
        // Two hands are played, so that there is an account.
        for keys in ["dd", "n", "y", "dd", "n", "y", "ddd"] {
            player.browser.keys(keys)?;
        }
        for (screen, keys) in SCREENS {
            player.browser.keys(keys)?;
            match *screen {
                "menu" => player
                    .browser
                    .eval("document.querySelector('#menu').showPopover()")?,
                "account" => player
                    .browser
                    .eval("document.querySelector('[data-command=account]').click()")?,
                _ => Value::Null,
            };
            for (width, height) in SIZES {
                player.resize(width, height)?;
                let found = player.browser.eval(FAULTS)?;
                let found = found.as_array().into_iter().flatten();
                faults.extend(
                    found.map(|fault| {
                        format!("{screen} in {languages} at {width}x{height}: {fault}")
                    }),
                );
                let percent = kind.text_percent;
                player.photograph(&format!("{percent}-{width}x{height}-{screen}-{languages}"))?;
            }
            player.browser.keys(&ESCAPE.to_string())?;
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n").into())
    }
}
