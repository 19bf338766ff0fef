//! What is kept, and what happens when that is damaged, full or forbidden, and when the page itself comes to an end.

use canfield_session::message::Message;
use canfield_session::storage::{Key, StorageError, StorageTrouble};
use canfield_tests::webdriver::{DESK, Kind, PHONE};
use canfield_text::controls::Control;
use libtest_mimic::{Failed, Trial};

use super::{LINK, Player, in_both, trial};

pub(crate) fn trials() -> Vec<Trial> {
    let both = [
        in_both("reload-goes-on-with-the-history", reload),
        in_both("e6-damaged-store", damaged),
        in_both("full-store", full),
    ];
    let mut trials: Vec<Trial> = both.into_iter().flatten().collect();
    trials.extend([
        trial("e17-closed-without-a-word", closed_without_a_word),
        trial("e17-ended-right-after-a-move", ended_at_once),
        trial("what-stops-the-page-is-told", stopped),
        trial("a-panic-is-told", panicked),
    ]);
    trials
}

/// The game is the same after a reload, and so is what can be undone and redone.
fn reload(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    player.keys("dddwfw1uu")?;
    player.compare()?;
    player.browser.reload()?;
    player.wait_for_page()?;
    player.compare()?;
    for keys in ["U", "uu", "u", "UU"] {
        player.keys(keys)?;
        player.compare()?;
    }
    player.expect_no_complaints()
}

/// A phone ends a page without telling it. Whatever was done is stored then.
fn closed_without_a_word() -> Result<(), Failed> {
    let mut player = Player::open(PHONE, LINK)?;
    player.keys("ddd")?;
    player.compare()?;
    let stored = player.stored("canfield/game")?.ok_or("nothing is stored")?;
    let before = player.browser.open_window()?;
    player.browser.open(&format!("{}none", player.address))?;
    // The page is out of sight now. It is not asked again, but what it has stored can be seen from here.
    let there = player.stored("canfield/game")?;
    assert!(there.is_some_and(|there| moves(&there) == moves(&stored)));
    let other = player.browser.window()?;
    player.browser.look_at(&before)?;
    end_at_once(&player, &other)?;
    player.compare()
}

/// The page that is looked at ends as if the system had taken its memory, and is opened again in the other window.
fn end_at_once(player: &Player, other: &str) -> Result<(), Failed> {
    let crash = player
        .browser
        .chromium("Page.crash", &serde_json::json!({}));
    drop(crash);
    player.browser.look_at(other)?;
    player.browser.open(&player.address)?;
    player.wait_for_page()
}

/// A page that ends right after a move, in full sight and without any word, has stored it.
fn ended_at_once() -> Result<(), Failed> {
    let mut player = Player::open(DESK, LINK)?;
    let page = player.browser.open_window()?;
    let other = player.browser.window()?;
    player.browser.look_at(&page)?;
    for key in ["d", "d", "u"] {
        player.keys(key)?;
    }
    end_at_once(&player, &other)?;
    player.compare()?;
    player.keys("U")?;
    player.compare()
}

/// The page cannot be drawn any more: the player is told, and finds the game again after loading the page anew.
fn stopped() -> Result<(), Failed> {
    // With a screen over the table, which must not lie over what is told.
    breaks_down(
        "fault-instead-of-a-screen",
        Some(("v", "g")),
        "Element.prototype.setAttribute = () => { throw new Error('not today'); }",
    )
}

/// The program comes upon something that cannot be, and stops: the player is told, and so on.
fn panicked() -> Result<(), Failed> {
    // An event that comes while the page is being drawn, which no browser does.
    breaks_down(
        "fault",
        None,
        "const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
         Object.defineProperty(Node.prototype, 'textContent', {
             ...text,
             set(value) {
                 document.dispatchEvent(new Event('visibilitychange'));
                 text.set.call(this, value);
             },
         })",
    )
}

/// The page breaks down, either at a move or when this screen is open and this key is pressed there.
fn breaks_down(name: &str, screen: Option<(&str, &str)>, how: &str) -> Result<(), Failed> {
    let mut player = Player::open(DESK, LINK)?;
    player.keys("dd")?;
    player.compare()?;
    if let Some((key, _)) = screen {
        player.browser.keys(key)?;
        player
            .browser
            .wait_until("document.querySelector('dialog[open]')")?;
    }
    let is_told = "document.getElementById('fault').checkVisibility()";
    let before = player.browser.eval(&format!("return {is_told}"))?;
    assert_eq!(before, false, "nothing has happened yet");
    player.browser.eval(how)?;
    match screen {
        Some((_, key)) => player.browser.keys(key)?,
        // What is done is stored before it is drawn.
        None => player.keys("d")?,
    }
    player.browser.wait_until(is_told)?;
    let told = player.browser.eval(
        "const fault = document.getElementById('fault');
         const place = fault.getBoundingClientRect();
         const on_top = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
         return [fault.getAttribute('role'), fault.textContent, on_top === fault]",
    )?;
    let sentence = player.texts.control(Control::BrokenDown);
    assert_eq!(told, serde_json::json!(["alert", sentence, true]));
    player.photograph(name)?;
    player.browser.reload()?;
    player.wait_for_page()?;
    player.compare()?;
    player.keys("uU")?;
    player.compare()
}

/// The moves in the text of a stored game.
fn moves(text: &str) -> Option<&str> {
    Some(text.split_once("moves:")?.1)
}

/// What cannot be read is set aside and named, and a new game begins; the rest is kept.
fn damaged(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    player.keys("dd")?;
    player.compare()?;
    player
        .browser
        .eval("localStorage.setItem('canfield/game', 'nonsense \\u0000 {')")?;
    player.browser.open(&format!("{}none", player.address))?;
    player.browser.open(&player.address)?;
    player.wait_for_page()?;
    let place = "canfield/game.unreadable".to_owned();
    player.hear(&player.texts.message(&Message::SetAside {
        key: Key::Game,
        place: place.clone(),
    }))?;
    assert_eq!(player.stored(&place)?.as_deref(), Some("nonsense \0 {"));
    // From then on the new game is kept.
    player.browser.keys("d")?;
    player
        .browser
        .wait_until("localStorage.getItem('canfield/game') !== null")?;
    assert_eq!(player.stored(&place)?.as_deref(), Some("nonsense \0 {"));
    Ok(())
}

/// When there is no room, the player is told and the game goes on; when there is room again, it is stored.
fn full(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    // The game is seen before it is stored for the first time.
    player
        .browser
        .wait_until("localStorage.getItem('canfield/game')")?;
    player.browser.eval(
        "for (let text = 'x'.repeat(1 << 22), n = 0; text.length > 0;) {
            try { localStorage.setItem('filling' + n++, text); } catch { text = text.slice(0, text.length / 2); }
        }",
    )?;
    player.keys("d")?;
    player.compare()?;
    let full = Message::NotStored(StorageError {
        kind: StorageTrouble::Full,
        place: "localStorage".to_owned(),
        detail: "QuotaExceededError".to_owned(),
    });
    player.hear(&player.texts.message(&full))?;
    // It is told once, and the game goes on.
    player.keys("dd")?;
    player.compare()?;
    assert!(!player.said()?.contains(&player.texts.message(&full)));
    player.browser.eval("localStorage.removeItem('filling0')")?;
    player.keys("d")?;
    player.compare()?;
    player.browser.reload()?;
    player.wait_for_page()?;
    player.compare()
}
