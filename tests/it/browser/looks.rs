//! How the page looks in windows of every shape, and what stays as it is while it moves.

use canfield_core::card::Rank;
use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::message::Message;
use canfield_session::settings::Setting;
use canfield_tests::webdriver::{DESK, Deed, Kind, PHONE};
use canfield_text::Texts;
use libtest_mimic::{Failed, Trial};
use serde_json::json;

use super::{ESCAPE, LINK, Player, RIGHT, trial};

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial("h2-h8-nothing-is-cut-off", nothing_is_cut_off),
        trial("f5-f6-the-window-changes", window_changes),
        trial("f5-the-window-changes-in-mid-drag", changes_in_mid_drag),
        trial("b7-undo-in-mid-motion", undo_in_mid_motion),
        trial("i1-the-focus-stays-on-the-pile", focus_stays),
        trial("i2-what-is-said-twice-is-heard-twice", said_twice),
        trial("no-motion-where-none-is-wanted", no_motion),
        trial("the-pad-of-ranks-leaves-the-table-alone", pad),
        trial("a-pile-that-is-looked-at-is-spread", spread),
        trial("i4-letters-are-on-the-cards", letters),
        trial("h3-every-light-and-either-hand", lights_and_hands),
    ]
}

/// The windows at which every part of the page is looked at.
const SIZES: [(u32, u32, bool); 6] = [
    (320, 568, true),
    (390, 844, true),
    (844, 390, true),
    (480, 360, false),
    (1280, 800, false),
    (2560, 1440, false),
];

/// What of the page is cut off, lies over something else, or is too small for a finger.
pub(super) const FAULTS: &str = "
    const place = (element) => element.getBoundingClientRect();
    const faults = [];
    const within = (inner, outer, name) => {
        if (inner.left < outer.left - 1 || inner.top < outer.top - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1) {
            faults.push(`${name} is cut off`);
        }
    };
    const all = new DOMRect(0, 0, innerWidth, innerHeight);
    const table = place(document.querySelector('#table'));
    for (const card of document.querySelectorAll('#table .pile, #table .card')) {
        within(place(card), table, card.dataset.pile ?? card.dataset.card ?? 'a card');
    }
    // What tells how many cards lie there hides no rank, and lies on its own pile.
    const indices = [...document.querySelectorAll('#table .card:not(.covered)')].map(place)
        .map(({ left, top, width }) => new DOMRect(left, top, width, width * 0.3));
    for (const badge of document.querySelectorAll('.count b')) {
        const one = place(badge);
        within(one, table, `the count ${badge.textContent}`);
        for (const two of indices) {
            if (one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1) {
                faults.push(`the count ${badge.textContent} hides a rank`);
            }
        }
    }
    // Of a card that lies under another one in a column, the whole rank is seen, and not too small.
    const faces = [...document.querySelectorAll('#table .card.up:not(.covered)')].map((card) => {
        const picture = place(card.querySelector('svg'));
        // Where a rank ends, in widths of its picture: on strips, on small cards and on others.
        const end = card.matches('.strip') ? 0.422 : picture.width < 62 ? 0.452 : 0.272;
        return { name: card.dataset.card, ...place(card).toJSON(), rank: picture.width * end };
    });
    for (const face of faces) {
        const below = faces.filter(({ left, top }) => Math.abs(left - face.left) < 1 && top > face.top);
        const seen = Math.min(...below.map(({ top }) => top)) - face.top;
        if (seen < face.rank - 0.5 || seen < 9) {
            faults.push(`of ${face.name} ${seen} points are seen, and its rank has ${face.rank}`);
        }
    }
    // Columns of words are as wide as their box, and only what is long scrolls, and downwards.
    for (const box of document.querySelectorAll('header, footer, nav, .ranks, #menu:popover-open, dialog[open], dialog[open] .body')) {
        within(place(box), all, box.className || box.id || box.tagName);
        if (box.scrollWidth > box.clientWidth + 1) {
            faults.push(`${box.className || box.id || box.tagName} scrolls sideways`);
        }
        for (const inner of box.querySelectorAll('button, label, select, input, th, td, p, h2, h3, li, figure')) {
            const { left, right, width } = place(inner);
            // The menu lies over the page, wherever it belongs.
            if (box.tagName === 'NAV' && inner.closest('#menu')) {
                continue;
            }
            if (width > 0 && (left < place(box).left - 1 || right > place(box).right + 1)) {
                faults.push(`${inner.tagName} ${inner.textContent.slice(0, 30)} sticks out of ${box.className || box.id || box.tagName}`);
            }
            if (['BUTTON', 'LABEL', 'TH', 'TD'].includes(inner.tagName) && inner.scrollWidth > inner.clientWidth + 1) {
                faults.push(`${inner.tagName} ${inner.textContent.slice(0, 30)} is too narrow`);
            }
        }
    }
    for (const word of document.querySelectorAll('nav > button span')) {
        if (word.scrollWidth > word.clientWidth + 1) {
            faults.push(`${word.textContent} is cut short`);
        }
    }
    const parts = [...document.querySelectorAll('header, main, footer, nav')];
    for (const [n, part] of parts.entries()) {
        within(place(part), all, part.tagName);
        for (const other of parts.slice(n + 1)) {
            const [one, two] = [place(part), place(other)];
            if (one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1) {
                faults.push(`${part.tagName} and ${other.tagName} overlap`);
            }
        }
    }
    for (const button of document.querySelectorAll('header button, nav > button, .ranks button')) {
        const { width, height } = place(button);
        within(place(button), all, button.textContent);
        if (width < 24 || height < 24) {
            faults.push(`${button.textContent} is ${width} by ${height}`);
        }
    }
    if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth) {
        faults.push('the page scrolls');
    }
    return faults;
";

fn nothing_is_cut_off() -> Result<(), Failed> {
    for (width, height, is_phone) in SIZES {
        let kind = Kind {
            width,
            height,
            ..if is_phone { PHONE } else { DESK }
        };
        for link in [LINK, "quadruple-canfield/1", "the-plot/1"] {
            let mut player = Player::open(kind, link)?;
            player.keys("d")?;
            player.compare()?;
            player.at_rest()?;
            let faults = player.browser.eval(FAULTS)?;
            if faults != json!([]) {
                return Err(format!("{link} at {width}x{height}: {faults}").into());
            }
        }
    }
    Ok(())
}

/// The phone is turned in mid game and while a screen is open: the game, the screen and all cards stay.
fn window_changes() -> Result<(), Failed> {
    let mut player = Player::open(PHONE, LINK)?;
    player.keys("dd?")?;
    player.compare()?;
    for (width, height) in [(844, 390), (390, 844), (320, 480)] {
        player.browser.chromium(
            "Emulation.setDeviceMetricsOverride",
            &json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true }),
        )?;
        player
            .browser
            .wait_until(&format!("innerWidth === {width}"))?;
        player.at_rest()?;
        player.compare()?;
        assert_eq!(player.dialog()?.as_deref(), Some("help"));
        let faults = player.browser.eval(FAULTS)?;
        assert_eq!(faults, json!([]), "{width}x{height}");
    }
    player.keys(&format!("{ESCAPE}d"))?;
    player.compare()?;
    player.expect_no_complaints()
}

/// The window becomes another while a card is carried: it goes back to where its pile is now.
fn changes_in_mid_drag() -> Result<(), Failed> {
    let mut player = Player::open(DESK, LINK)?;
    let places =
        "return Array.from(document.querySelectorAll('.card'), (card) => card.style.transform)";
    player.keys("d")?;
    player.resize(600, 800)?;
    player.at_rest()?;
    let at_rest = player.browser.eval(places)?;
    player.resize(1280, 800)?;
    player.at_rest()?;
    let [x, y] = player.on_pile(PileId::Waste)?;
    player.browser.point(&[
        Deed::Move(x, y, 0),
        Deed::Down,
        Deed::Move(x - 60.0, y + 90.0, 60),
    ])?;
    player
        .browser
        .wait_until("document.querySelector('.carried')")?;
    player.resize(600, 800)?;
    player
        .browser
        .point(&[Deed::Move(300.0, 400.0, 60), Deed::Up])?;
    player.at_rest()?;
    player.compare()?;
    assert_eq!(player.browser.eval(places)?, at_rest);
    player.expect_no_complaints()
}

/// A draw and at once an undo, ten times: no card is twice there, none is missing, and each lies where it should.
fn undo_in_mid_motion() -> Result<(), Failed> {
    let mut player = Player::open(DESK, LINK)?;
    let places = "return Array.from(document.querySelectorAll('.card'), (card) => card.style.transform + card.style.zIndex)";
    let before = player.browser.eval(places)?;
    player.keys(&"du".repeat(10))?;
    player.compare()?;
    let n_cards = player
        .browser
        .eval("return document.querySelectorAll('.card').length")?;
    assert_eq!(n_cards, json!(52));
    player.at_rest()?;
    // What has moved lies above the others until a clock of its own says that it is at rest.
    player.browser.wait_until(
        "Array.from(document.querySelectorAll('.card')).every((card) => card.style.zIndex < 1000)",
    )?;
    assert_eq!(player.browser.eval(places)?, before);
    player.expect_no_complaints()
}

/// After a move, an undo and a screen that is closed, the focus is on the pile where it was.
fn focus_stays() -> Result<(), Failed> {
    let mut player = Player::open(DESK, LINK)?;
    let focus = |player: &Player| -> Result<Option<String>, Failed> {
        let pile = player
            .browser
            .eval("return document.activeElement?.dataset.pile ?? null")?;
        Ok(pile.as_str().map(str::to_owned))
    };
    player.keys(&RIGHT.to_string())?;
    player.compare()?;
    assert_eq!(focus(&player)?.as_deref(), Some("W"));
    for keys in ["d", "d", "u", "x", "?"] {
        player.keys(keys)?;
        player.compare()?;
    }
    player.keys(&ESCAPE.to_string())?;
    player
        .browser
        .wait_until("!document.querySelector('dialog[open]')")?;
    assert_eq!(focus(&player)?.as_deref(), Some("W"));
    // A pile that gets the focus in another way gets the cursor as well.
    player
        .browser
        .eval("document.querySelector('[data-pile=T2]').focus()")?;
    player.tell(Command::Cursor("T2".parse()?));
    player.keys(&RIGHT.to_string())?;
    player
        .browser
        .wait_until("document.activeElement?.dataset.pile === 'T3'")?;
    player.expect_no_complaints()
}

fn said_twice() -> Result<(), Failed> {
    let mut player = Player::open(DESK, LINK)?;
    player.keys("u")?;
    player.compare()?;
    let live = "return document.getElementById('live').textContent";
    let first = player.browser.eval(live)?;
    player.keys("u")?;
    let script = format!("document.getElementById('live').textContent !== {first}");
    player.browser.wait_until(&script)?;
    let second = player.browser.eval(live)?;
    let [first, second] = [&first, &second].map(|said| said.as_str().unwrap_or_default());
    assert_eq!(first.trim(), second.trim());
    Ok(())
}

fn no_motion() -> Result<(), Failed> {
    let player = Player::open(DESK, LINK)?;
    let duration = "return getComputedStyle(document.querySelector('.card.up')).transitionDuration";
    assert_ne!(player.browser.eval(duration)?, json!("0s"));
    let reduced = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    player
        .browser
        .chromium("Emulation.setEmulatedMedia", &reduced)?;
    assert_eq!(player.browser.eval(duration)?, json!("0s"));
    Ok(())
}

/// On the smallest phone, all ranks can be tapped, no key is named, and the table stays as it is.
fn pad() -> Result<(), Failed> {
    let mut player = Player::open(PHONE, LINK)?;
    player.resize(320, 568)?;
    let places =
        "return Array.from(document.querySelectorAll('.card'), (card) => card.style.transform)";
    let before = player.browser.eval(places)?;
    player.keys("/")?;
    player
        .browser
        .wait_until("document.querySelector('.ranks')")?;
    player.at_rest()?;
    // What has moved lies above the others until a clock of its own says that it is at rest.
    player.browser.wait_until(
        "Array.from(document.querySelectorAll('.card')).every((card) => card.style.zIndex < 1000)",
    )?;
    assert_eq!(player.browser.eval(places)?, before);
    assert_eq!(player.browser.eval(FAULTS)?, json!([]));
    let said = player.said()?;
    let expected = Texts::new("en")
        .without_keyboard()
        .message(&Message::FindWhat);
    assert_eq!(said, expected);
    let [left, top, right, bottom] = player.place("[data-rank=K]")?;
    player.click([left.midpoint(right), top.midpoint(bottom)])?;
    player.tell(Command::Cancel);
    player.tell(Command::Find(Rank::KING));
    player.compare()?;
    let found = player.texts.status(&player.scene()).join(" ");
    player.hear(&found)
}

/// The cards of a pile that is looked at lie side by side until something else is done, and all of them are in the window.
fn spread() -> Result<(), Failed> {
    let mut player = Player::open(PHONE, LINK)?;
    player.keys("ddd")?;
    player.compare()?;
    let [x, y] = player.on_pile(PileId::Waste)?;
    player
        .browser
        .point(&[Deed::Move(x, y, 0), Deed::Down, Deed::Rest(800), Deed::Up])?;
    player.tell(Command::Look(PileId::Waste));
    let waste = player
        .scene()
        .piles
        .into_iter()
        .find(|view| view.pile == PileId::Waste)
        .ok_or("there is a waste")?;
    let cards = waste.cards.iter().map(|card| {
        let (rank, suit) = (card.card.rank(), card.card.suit());
        format!("#{}{}", rank.letter(), suit.letter())
    });
    let cards: Vec<String> = cards.collect();
    assert!(cards.len() > 3, "more than are seen on the table");
    player
        .browser
        .wait_until("document.querySelector('.spread')")?;
    let shown = player.browser.eval(
        "return Array.from(document.querySelectorAll('.spread use'), (card) => card.getAttribute('href'))",
    )?;
    assert_eq!(shown, json!(cards));
    let outside = player.browser.eval(
        "return [...document.querySelectorAll('.spread svg')].filter((card) => {
            const { left, top, right, bottom } = card.getBoundingClientRect();
            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        }).length",
    )?;
    assert_eq!(outside, json!(0));
    player.keys("d")?;
    player.compare()?;
    Ok(player
        .browser
        .wait_until("!document.querySelector('.spread')")?)
}

/// Who wants letters for suits gets them on the cards, at once.
fn letters() -> Result<(), Failed> {
    for kind in [DESK, PHONE] {
        let player = Player::open(kind, LINK)?;
        let face = "const shown = document.querySelector('.card.up:not(.covered) use').getAttribute('href');
            return document.getElementById(shown.slice(1)).innerHTML";
        let before = player.browser.eval(face)?;
        player.switch(&Setting::Letters(true))?;
        assert_ne!(player.browser.eval(face)?, before);
        player.photograph(&format!("letters-{}", kind.width))?;
    }
    Ok(())
}

/// In dark, in forced colours, with more contrast and for the left hand, everything is as whole as in the light, and the
/// words of the table stand out.
fn lights_and_hands() -> Result<(), Failed> {
    let mut faults = Vec::new();
    for kind in [PHONE, DESK] {
        let mut player = Player::open(kind, "double-canfield/1")?;
        player.keys("ddw")?;
        player.compare()?;
        let sizes: &[(u32, u32)] = if kind.is_phone {
            &[(390, 844), (844, 390)]
        } else {
            &[(1280, 800)]
        };
        for (name, value) in [
            ("prefers-color-scheme", "dark"),
            ("forced-colors", "active"),
            ("prefers-contrast", "more"),
            ("left-hand", ""),
        ] {
            if name == "left-hand" {
                player.switch(&Setting::LeftHanded(true))?;
            }
            let features = json!({ "features": [{ "name": name, "value": value }] });
            player
                .browser
                .chromium("Emulation.setEmulatedMedia", &features)?;
            for &(width, height) in sizes {
                player.resize(width, height)?;
                let found = player.browser.eval(FAULTS)?;
                let found = found.as_array().into_iter().flatten();
                faults.extend(found.map(|fault| format!("{name} at {width}x{height}: {fault}")));
                player.photograph(&format!("light-{name}-{width}x{height}"))?;
            }
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n").into())
    }
}

impl Player {
    /// Changes a setting that is on or off.
    fn switch(&self, setting: &Setting) -> Result<(), Failed> {
        self.browser.keys("s")?;
        self.browser
            .wait_until("document.querySelector('.setting')")?;
        let name = self.texts.setting(setting).name;
        self.browser.eval(&format!(
            "[...document.querySelectorAll('.setting')].find((row) => row.textContent === {name:?}).querySelector('input').click()"
        ))?;
        self.browser.keys(&ESCAPE.to_string())?;
        self.browser
            .wait_until("!document.querySelector('dialog[open]')")?;
        self.at_rest()
    }
}
