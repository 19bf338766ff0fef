//! The page plays exactly the game of the other builds: the same number is the same deal, and a record means the same.

use canfield_core::record::Record;
use canfield_core::variants;
use canfield_session::session::Session;
use canfield_tests::webdriver::Kind;
use libtest_mimic::{Failed, Trial};

use super::{Player, in_both, page, winning_line};

pub(crate) fn trials() -> Vec<Trial> {
    let both = [
        in_both("ten-deals", ten_deals),
        in_both("a-whole-recorded-game", whole_game),
    ];
    both.into_iter().flatten().collect()
}

fn ten_deals(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::at(kind, &page()?)?;
    for link in [
        "canfield/1",
        "canfield/32000",
        "canfield/999999999",
        "canfield/12345678901234567890",
        "storehouse/7",
        "rainbow/20261130",
        "demon/314159",
        "quadruple-canfield/4",
        "double-canfield/65535",
        "acme/2718281828",
    ] {
        player.follow(link)?;
        player
            .compare()
            .map_err(|failed| format!("{link}: {failed:?}"))?;
    }
    player.expect_no_complaints()
}

/// A game from its deal to its win, position by position.
fn whole_game(kind: Kind) -> Result<(), Failed> {
    let variant = variants::find("canfield")?;
    let line = winning_line(variant)?;
    let n_steps = line.len();
    let record = Record {
        variant: variant.clone(),
        deck: "1".parse()?,
        moves: line.clone(),
        played: 0,
    };
    let text = record.to_string();
    let mut player = Player::at(kind, &page()?)?;
    // A page of the same origin that is not the game, so that nothing else is stored meanwhile.
    player.browser.open(&format!("{}none", player.address))?;
    player
        .browser
        .eval(&format!("localStorage.setItem('canfield/game', {text:?})"))?;
    // There is no such page, of which the browser complains.
    player.browser.complaints()?;
    player.browser.open(&player.address)?;
    player.wait_for_page()?;
    player.session = Session::from_record(record, 0)?;
    player.compare()?;
    for _ in 0..n_steps {
        player.keys("U")?;
        player.compare()?;
    }
    let scene = player.scene();
    assert_eq!(scene.n_home, scene.n_cards, "the game is won");
    player
        .browser
        .wait_until("document.querySelector('dialog[open][data-dialog=won]')")?;
    player.expect_no_complaints()
}
