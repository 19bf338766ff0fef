//! The words of every screen, in every language, on phones and with large text: none is cut off, and nothing scrolls sideways.

use canfield_core::variants;
use canfield_tests::webdriver::{Kind, PHONE};
use canfield_text::LANGUAGES;
use libtest_mimic::{Failed, Trial};
use serde_json::json;

use super::looks::FAULTS;
use super::{ESCAPE, Player, page, trial, winning_line};

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![trial("i5-words-of-200-percent-fit", || {
        words_fit(Kind {
            text_percent: 200,
            ..PHONE
        })
    })];
    trials.push(trial("i5-words-fit-on-phones", || words_fit(PHONE)));
    trials.push(trial("what-a-win-says-fits-on-phones", win_fits));
    trials.push(trial("longer-words-fit-on-phones", longer_words_fit));
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
    // The key End leads to the story of the money.
    ("story", "i\u{E010}", ""),
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

/// Makes all words of the page some 40 % longer, as the longer words of the other front ends are: the commonest letters are
/// doubled.
const LENGTHEN: &str = "
    window.longer ??= new WeakMap();
    for (const part of document.querySelectorAll('header, footer, nav, .ranks, dialog[open]')) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.nodeValue;
            if (window.longer.get(node) !== text && !node.parentElement.closest('svg, style')) {
                node.nodeValue = text.replace(/[a-z]{2,}/gi, (word) => word.replace(/[aeioustn]/gi, (letter) => letter + letter.toLowerCase()));
                window.longer.set(node, node.nodeValue);
            }
        }
    }
";

/// A language with longer words than any that is spoken has room on every screen of the smallest phone, and of a usual one.
fn longer_words_fit() -> Result<(), Failed> {
    let mut faults = Vec::new();
    let player = Player::open(PHONE, "dispettoso/12345")?;
    player.play_two_hands()?;
    for &screen in SCREENS {
        player.show(screen)?;
        let screen = screen.0;
        for (width, height) in [(320, 568), (390, 844)] {
            player.resize(width, height)?;
            player.browser.eval(LENGTHEN)?;
            player.at_rest()?;
            let found = player.browser.eval(FAULTS)?;
            let found = found.as_array().into_iter().flatten();
            faults.extend(found.map(|fault| format!("{screen} at {width}x{height}: {fault}")));
            player.photograph(&format!("longer-{width}x{height}-{screen}"))?;
        }
        player.browser.keys(&ESCAPE.to_string().repeat(2))?;
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n").into())
    }
}

/// A game for money that is won, in every language.
fn win_fits() -> Result<(), Failed> {
    let variant = variants::find("dispettoso")?;
    let line = winning_line(variant)?;
    for languages in LANGUAGES {
        let mut player = Player::at(Kind { languages, ..PHONE }, &page()?)?;
        player.find_game(variant, &line)?;
        // The last move is taken back and made again, so that the game is won now.
        player.browser.keys("u")?;
        player
            .browser
            .wait_until("!document.querySelector('dialog[open]')")?;
        player.browser.keys("U")?;
        player
            .browser
            .wait_until("document.querySelector('dialog[open][data-dialog=won]')")?;
        for (width, height) in SIZES {
            player.resize(width, height)?;
            let found = player.browser.eval(FAULTS)?;
            assert_eq!(found, json!([]), "in {languages} at {width}x{height}");
            player.photograph(&format!("100-{width}x{height}-won-{languages}"))?;
        }
    }
    Ok(())
}

fn words_fit(kind: Kind) -> Result<(), Failed> {
    let mut faults = Vec::new();
    for languages in LANGUAGES {
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
