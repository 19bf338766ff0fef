//! The words of every screen, in every language, on phones and with large text: none is cut off, and nothing scrolls sideways.

use canfield_tests::webdriver::{Kind, PHONE};
use libtest_mimic::{Failed, Trial};

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

/// The screens: their names, the keys that lead there, and the button that is pressed then, if one is.
pub(super) const SCREENS: &[(&str, &str, &str)] = &[
    ("table", "d", ""),
    ("refused", "pa", ""),
    ("picked-up", "w", ""),
    ("looks", "z", ""),
    ("find", "/", ""),
    ("help", "?", ""),
    ("rules", "i", ""),
    ("variants", "v", ""),
    ("deal-number", "g", ""),
    ("statistics", "%", ""),
    ("account", "%", "[data-command=account]"),
    ("settings", "s", ""),
    ("question", "n", ""),
    ("menu", "", "nav [popovertarget]"),
];

impl Player {
    /// Goes to one of the screens.
    pub(super) fn show(&self, (_, keys, button): (&str, &str, &str)) -> Result<(), Failed> {
        self.browser.keys(keys)?;
        if !button.is_empty() {
            self.browser.eval(&format!(
                "document.querySelector({button:?}).focus(); document.querySelector({button:?}).click()"
            ))?;
        }
        self.at_rest()
    }

    /// Two hands are played for money, so that there is an account.
    pub(super) fn play_two_hands(&self) -> Result<(), Failed> {
        for keys in ["dd", "n", "y", "dd", "n", "y", "ddd"] {
            self.browser.keys(keys)?;
        }
        Ok(())
    }
}

fn words_fit(kind: Kind) -> Result<(), Failed> {
    let mut faults = Vec::new();
    for languages in canfield_text::LANGUAGES {
        let player = Player::open(Kind { languages, ..kind }, "dispettoso/12345")?;
        player.play_two_hands()?;
        for &screen in SCREENS {
            player.show(screen)?;
            let screen = screen.0;
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
            // An account lies over the statistics.
            player.browser.keys(&ESCAPE.to_string().repeat(2))?;
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n").into())
    }
}
