//! Playing: by mouse, by finger, by keyboard.

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::message::Message;
use canfield_session::scene::Score;
use canfield_tests::webdriver::{DESK, Deed, Kind, PHONE};
use canfield_text::Texts;
use libtest_mimic::{Failed, Trial};
use serde_json::json;

use super::{DOWN, ENTER, ESCAPE, LINK, Player, RIGHT, in_both, page, touched_in_both, trial};

pub(crate) fn trials() -> Vec<Trial> {
    let both = [
        in_both("start", start),
        in_both("clicks", tap_through),
        touched_in_both("taps", tap_through),
        in_both("drags-with-the-mouse", drag_through),
        touched_in_both("f13-drags-with-a-finger", drag_through),
        touched_in_both("double-tap-sends-home", double_tap),
        in_both("double-click-sends-home", double_tap),
        in_both("keys-alone", keys_alone),
        in_both("undo-and-redo-by-buttons", undo_by_button),
        in_both("wheel-takes-back", wheel),
        in_both("b3-fast-draws-stay-apart", fast_draws),
        in_both("link", link),
        in_both("language-of-the-browser", language),
    ];
    let mut trials: Vec<Trial> = both.into_iter().flatten().collect();
    trials.extend([
        trial("statistics-by-keys", statistics),
        trial("f4-two-fingers-move-nothing", two_fingers),
        trial("d9-language-in-mid-game", language_in_mid_game),
        trial(
            "i4-who-reads-from-the-right-gets-the-same-table",
            from_the_right,
        ),
        trial("undo-is-no-way-to-look-for-nothing", undo_for_money),
    ]);
    trials
}

/// The first visit: there is a game, the address names it, and nobody else was asked for anything.
fn start(kind: Kind) -> Result<(), Failed> {
    let player = Player::at(kind, &page()?)?;
    player.browser.open(&player.address)?;
    player.wait_for_page()?;
    player
        .browser
        .wait_until("location.hash.startsWith('#canfield/')")?;
    let shown = player.shown()?;
    assert_eq!(shown.piles.len(), 11);
    assert!(!player.said()?.is_empty());
    player.expect_no_complaints()
}

/// Twenty moves, each by two clicks: on what is moved, and on where it goes.
fn tap_through(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    for _ in 0..20 {
        match player.next_move().ok_or("there is no move")? {
            Move::Draw | Move::Redeal => {
                player.click(player.on_pile(PileId::Stock)?)?;
                player.press(PileId::Stock, 0);
            }
            Move::Transfer { from, to, count } => {
                player.click(player.on_moved(from, count)?)?;
                player.press(from, count - 1);
                player.compare()?;
                player.click(player.on_pile(to)?)?;
                player.press(to, 0);
            }
        }
        player.compare()?;
    }
    assert!(player.scene().n_moves >= 20);
    player.expect_no_complaints()
}

/// Twenty moves; cards are carried.
fn drag_through(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    let mut n_drags = 0;
    for _ in 0..20 {
        match player.next_move().ok_or("there is no move")? {
            Move::Draw | Move::Redeal => {
                player.click(player.on_pile(PileId::Stock)?)?;
                player.press(PileId::Stock, 0);
            }
            Move::Transfer { from, to, count } => {
                let [x, y] = player.on_moved(from, count)?;
                let [to_x, to_y] = player.on_pile(to)?;
                player.browser.point(&[
                    Deed::Move(x, y, 0),
                    Deed::Down,
                    Deed::Move(f64::midpoint(x, to_x), f64::midpoint(y, to_y), 60),
                    Deed::Move(to_x, to_y, 60),
                    Deed::Up,
                ])?;
                player.tell(Command::Press {
                    pile: from,
                    depth: count - 1,
                });
                player.tell(Command::Release { on: Some(to) });
                n_drags += 1;
            }
        }
        player.compare()?;
    }
    assert!(n_drags > 3, "{n_drags}");
    let scrolled = player.browser.eval("return [scrollX, scrollY]")?;
    assert_eq!(scrolled, serde_json::json!([0, 0]), "the page has moved");
    player.expect_no_complaints()
}

/// Two taps on a card send it to a foundation.
fn double_tap(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    for _ in 0..200 {
        let mv = player.next_move().ok_or("there is no move")?;
        let Move::Transfer {
            from,
            to: PileId::Foundation(_),
            ..
        } = mv
        else {
            player.keys("d")?;
            continue;
        };
        player.compare()?;
        let n_home = player.scene().n_home;
        let [x, y] = player.on_pile(from)?;
        let tap = [Deed::Down, Deed::Up, Deed::Rest(60), Deed::Down, Deed::Up];
        player
            .browser
            .point(&[&[Deed::Move(x, y, 0)], &tap[..]].concat())?;
        player.tell(Command::Send {
            pile: from,
            depth: 0,
        });
        player.compare()?;
        assert!(player.scene().n_home > n_home);
        return player.expect_no_complaints();
    }
    Err("no card went home".into())
}

/// Everything by keys: typed moves, the cursor, help and back; then the focus is still on a pile (fault I1).
fn keys_alone(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    for keys in [
        "d", "wf", "w1", "w2", "d", "r1", "rf", "12", "d", "d", "uu", "U",
    ] {
        player.keys(keys)?;
        player.compare()?;
    }
    player.keys(&format!(
        "{RIGHT}{RIGHT}{DOWN}{ENTER}{RIGHT}{ENTER}{ESCAPE}"
    ))?;
    player.compare()?;
    player.keys("?")?;
    player
        .browser
        .wait_until("document.querySelector('dialog[open][data-dialog=help]')")?;
    player.keys(&ESCAPE.to_string())?;
    player
        .browser
        .wait_until("!document.querySelector('dialog[open]')")?;
    player.keys("d")?;
    player.compare()?;
    assert!(player.scene().n_moves > 3);
    player
        .browser
        .wait_until("document.activeElement?.closest('[data-pile]')")?;
    player.expect_no_complaints()
}

fn undo_by_button(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    player.keys("ddd")?;
    for (button, command) in [
        ("undo", Command::Undo),
        ("undo", Command::Undo),
        ("redo", Command::Redo),
    ] {
        let [left, top, right, bottom] = player.place(&format!("[data-command={button}]"))?;
        player.click([f64::midpoint(left, right), f64::midpoint(top, bottom)])?;
        player.tell(command);
        player.compare()?;
    }
    assert_eq!(player.scene().n_moves, 2);
    player.expect_no_complaints()
}

/// The wheel over the table takes moves back and makes them again; over a screen it scrolls that.
fn wheel(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    player.keys("ddd")?;
    player.compare()?;
    let over_table = player.on_pile(PileId::Stock)?;
    // A wheel turns by whole steps, and the surface of a laptop by small ones, which come to one together.
    for (turns, command) in [
        (&[-120][..], Command::Undo),
        (&[-120], Command::Undo),
        (&[120], Command::Redo),
        (&[-40, -40, -40], Command::Undo),
    ] {
        for &turn in turns {
            player.browser.wheel(over_table, turn)?;
        }
        player.tell(command);
        player.compare()?;
    }
    assert_eq!(player.scene().n_moves, 1);
    player.keys("?")?;
    player
        .browser
        .wait_until("document.querySelector('dialog[open] .body')")?;
    let [left, top, right, bottom] = player.place("dialog[open] .body")?;
    let over_help = [f64::midpoint(left, right), f64::midpoint(top, bottom)];
    player.browser.wheel(over_help, 240)?;
    player
        .browser
        .wait_until("document.querySelector('dialog[open] .body').scrollTop > 0")?;
    player.browser.wheel(over_help, -120)?;
    player.keys(&ESCAPE.to_string())?;
    player.compare()?;
    player.expect_no_complaints()
}

/// The screen of statistics, and what lies over it, by its keys.
fn statistics() -> Result<(), Failed> {
    let mut player = Player::open(DESK, "dispettoso/12345")?;
    player.keys("d")?;
    player.compare()?;
    for (keys, open) in [
        ("%", Some("statistics")),
        ("a", Some("account")),
        ("q", Some("statistics")),
        ("r", Some("confirm")),
        ("n", Some("statistics")),
        ("r", Some("confirm")),
        ("y", Some("statistics")),
        ("%", None),
        ("d", None),
    ] {
        player.keys(keys)?;
        let open = open.map_or("undefined".to_owned(), |open| format!("{open:?}"));
        player.browser.wait_until(&format!(
            "document.querySelector('dialog[open]')?.dataset.dialog === {open}"
        ))?;
        player.compare()?;
    }
    assert_eq!(player.scene().n_moves, 2);
    player.expect_no_complaints()
}

/// Two draws within a twentieth of a second are two, and one undo takes one of them back.
fn fast_draws(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    let [x, y] = player.on_pile(PileId::Stock)?;
    let clicks = [Deed::Down, Deed::Up, Deed::Rest(20), Deed::Down, Deed::Up];
    player
        .browser
        .point(&[&[Deed::Move(x, y, 0)], &clicks[..]].concat())?;
    player.tell(Command::Draw);
    player.tell(Command::Draw);
    player.compare()?;
    player.keys("u")?;
    player.compare()?;
    assert_eq!(player.scene().n_moves, 1);
    Ok(())
}

/// A link opens its deal, but a game under way is asked about first; then the address tells what is played.
fn link(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    player.keys("d")?;
    player.compare()?;
    for (answer, deal) in [("n", LINK), ("y", "gate/7")] {
        player.browser.eval("location.hash = '#gate/7'")?;
        player
            .browser
            .wait_until("document.querySelector('dialog[open]')")?;
        player.browser.keys(answer)?;
        player
            .browser
            .wait_until("!document.querySelector('dialog[open]')")?;
        player
            .browser
            .wait_until(&format!("location.hash === '#{deal}'"))?;
        if answer == "n" {
            player.compare()?;
        }
    }
    player.session = super::dealt("gate/7")?;
    player.compare()?;
    player.expect_no_complaints()
}

fn language(kind: Kind) -> Result<(), Failed> {
    for (languages, spoken) in [("fi,en", "fi"), ("ja,et-EE,en", "et")] {
        let kind = Kind { languages, ..kind };
        let mut player = Player::at(kind, &page()?)?;
        player.texts = Texts::new(spoken);
        player.follow(LINK)?;
        player.compare()?;
        player
            .browser
            .wait_until(&format!("document.documentElement.lang === '{spoken}'"))?;
    }
    Ok(())
}

/// D9: another language, chosen in mid game, changes the words at once and nothing else, and is kept.
fn language_in_mid_game() -> Result<(), Failed> {
    let mut player = Player::open(PHONE, LINK)?;
    player.keys("dd")?;
    player.compare()?;
    for (name, code) in [
        ("italiano", "it"),
        ("suomi", "fi"),
        ("español", "es"),
        ("eesti", "et"),
    ] {
        player.browser.keys("s")?;
        player.choose_language(name, code)?;
        player.texts = Texts::new(code);
        player.browser.keys(&ESCAPE.to_string())?;
        player
            .browser
            .wait_until("!document.querySelector('dialog[open]')")?;
        player.compare()?;
        // Keys stay what they are, and what is said next is said in the new language.
        player.keys("d")?;
        player.compare()?;
        let said = player.texts.status(&player.scene()).join(" ");
        player.hear(&said)?;
    }
    player.browser.reload()?;
    player.wait_for_page()?;
    player.compare()?;
    player.expect_no_complaints()
}

/// I4: there is no language that is read from the right, and who asks for one gets the table as it is, not half of it
/// turned round.
fn from_the_right() -> Result<(), Failed> {
    let mut player = Player::open(
        Kind {
            languages: "ar,he",
            ..PHONE
        },
        LINK,
    )?;
    player.texts = Texts::new("en");
    player.keys("d")?;
    player.compare()?;
    let order = player.browser.eval(
        "const root = document.documentElement;
         return [root.lang, getComputedStyle(root).direction,
            document.querySelector('[data-pile=S]').getBoundingClientRect().left
                < document.querySelector('[data-pile=W]').getBoundingClientRect().left]",
    )?;
    assert_eq!(order, json!(["en", "ltr", true]));
    player.expect_no_complaints()
}

/// Where the cards bring money, taking back a card that was seen costs money, which is said and stands in the account.
fn undo_for_money() -> Result<(), Failed> {
    let mut player = Player::open(PHONE, "dispettoso/12345")?;
    player.keys("dd")?;
    player.compare()?;
    for _ in 0..2 {
        player
            .browser
            .eval("document.querySelector('[data-command=undo]').click()")?;
        player.tell(Command::Undo);
        player.compare()?;
        let charged = player.texts.message(&Message::LooksCharged { price: 5 });
        player.hear(&charged)?;
    }
    assert_eq!(player.scene().score, Some(Score::Money(-55)));
    player.browser.keys("%")?;
    player
        .browser
        .wait_until("document.querySelector('[data-command=account]')")?;
    player
        .browser
        .eval("document.querySelector('[data-command=account]').click()")?;
    player.browser.wait_until(
        "[...document.querySelectorAll('dialog[open]')].some((open) => open.textContent.includes('60 paid, 5 to receive'))",
    )?;
    player.expect_no_complaints()
}

/// Two fingers, as in a pinch, pick up nothing and move nothing, whichever of them comes first and wherever they go.
fn two_fingers() -> Result<(), Failed> {
    let mut player = Player::open(PHONE, LINK)?;
    let (from, to) = loop {
        match player.next_move().ok_or("there is no move")? {
            Move::Transfer { from, to, count: 1 } => break (from, to),
            _ => player.keys("d")?,
        }
    };
    player.compare()?;
    let ([x, y], [to_x, to_y]) = (player.on_pile(from)?, player.on_pile(to)?);
    let touch = |player: &Player, kind: &str, points: &[[f64; 2]]| -> Result<(), Failed> {
        let points: Vec<_> = points
            .iter()
            .enumerate()
            .map(|(id, [x, y])| json!({ "x": x, "y": y, "id": id }))
            .collect();
        let event = json!({ "type": kind, "touchPoints": points });
        player
            .browser
            .chromium("Input.dispatchTouchEvent", &event)?;
        Ok(())
    };
    let near = [x - 20.0, y - 20.0];
    for is_carried in [false, true] {
        touch(&player, "touchStart", &[[x, y]])?;
        if is_carried {
            touch(&player, "touchMove", &[[x + 30.0, y + 30.0]])?;
        }
        touch(&player, "touchStart", &[[x, y], near])?;
        touch(
            &player,
            "touchMove",
            &[[to_x, to_y], [near[0], near[1] + 40.0]],
        )?;
        touch(&player, "touchEnd", &[])?;
        player.at_rest()?;
        player.compare()?;
        let picked_up = player
            .browser
            .eval("return document.querySelectorAll('.selected, .carried').length")?;
        assert_eq!(picked_up, json!(0));
    }
    player.expect_no_complaints()
}
