//! Two pages of one browser: one plays and stores; the other is told, stores nothing, and takes over when it is alone
//! (fault E18).

use std::mem;

use canfield_session::message::Message;
use canfield_session::scene::Question;
use canfield_session::storage::{StorageError, StorageTrouble};
use canfield_tests::webdriver::Kind;
use libtest_mimic::{Failed, Trial};

use super::{LINK, Player, dealt, in_both};

pub(crate) fn trials() -> Vec<Trial> {
    let both = [
        in_both("e18-two-tabs", two_tabs),
        in_both("e18-a-link-in-a-second-tab", link_in_a_second_tab),
        in_both("e18-the-game-of-the-first-tab-goes-on", |kind| {
            two_games(kind, "y", LINK)
        }),
        in_both("e18-the-game-of-the-second-tab-goes-on", |kind| {
            two_games(kind, "ny", OTHER)
        }),
    ];
    both.into_iter().flatten().collect()
}

/// The deal of the second page.
const OTHER: &str = "gate/5";
const GAME: &str = "canfield/game";

/// Two pages of the browser. The player looks at one of them, and so does the session that is compared with it.
struct Pages {
    player: Player,
    first: String,
    second: String,
}

impl Pages {
    /// The first page has played three moves, and the second one was opened beside it.
    fn open(kind: Kind, link: Option<&str>) -> Result<Self, Failed> {
        let mut player = Player::open(kind, LINK)?;
        player.keys("ddd")?;
        player.compare()?;
        let first = player.browser.open_window()?;
        let second = player.browser.window()?;
        let link = link.map(|link| format!("#{link}")).unwrap_or_default();
        let address = format!("{}{link}", player.address);
        player.browser.open(&address)?;
        player.wait_for_page()?;
        let in_use = Message::NotStored(StorageError {
            kind: StorageTrouble::InUse,
            place: String::new(),
            detail: String::new(),
        });
        player.hear(&player.texts.message(&in_use))?;
        Ok(Self {
            player,
            first,
            second,
        })
    }

    /// The first page is closed, and the player looks at the second.
    fn close_first(&self) -> Result<(), Failed> {
        let Self { player, .. } = self;
        player.browser.look_at(&self.first)?;
        Ok(player.browser.close_window(&self.second)?)
    }

    /// The game that is stored, whatever time it has taken.
    fn stored(&self) -> Result<String, Failed> {
        let stored = self.player.stored(GAME)?.ok_or("no game is stored")?;
        let lines = stored.lines().filter(|line| !line.starts_with("clock:"));
        Ok(lines.collect::<Vec<_>>().join("\n"))
    }

    /// Waits for a question.
    fn is_asked(&self, question: &Question) -> Result<(), Failed> {
        let sentence = self.player.texts.question(question);
        let condition = format!(
            "document.querySelector('dialog[open][data-dialog=confirm]')?.textContent.includes({sentence:?})"
        );
        Ok(self.player.browser.wait_until(&condition)?)
    }
}

/// Nothing was played in the second page: it goes on with the game of the first, once that is closed and not only loaded anew.
fn two_tabs(kind: Kind) -> Result<(), Failed> {
    let mut pages = Pages::open(kind, None)?;
    let stored = pages.stored()?;
    // Even when its table is cleared, it stores nothing.
    pages.player.browser.keys("%")?;
    pages
        .player
        .browser
        .wait_until("document.querySelector('dialog[open]')")?;
    pages.player.browser.keys("%")?;
    assert_eq!(pages.stored()?, stored, "the second page has stored");
    pages.player.browser.look_at(&pages.first)?;
    pages.player.browser.reload()?;
    pages.player.wait_for_page()?;
    pages.player.compare()?;
    pages.player.keys("d")?;
    pages.player.compare()?;
    let stored = pages.stored()?;
    pages.close_first()?;
    pages.player.compare()?;
    let now = pages.player.texts.message(&Message::StoresNow);
    pages.player.hear(&now)?;
    pages
        .player
        .browser
        .wait_until(&format!("location.hash === '#{LINK}'"))?;
    pages.player.keys("du")?;
    pages.player.compare()?;
    assert_ne!(pages.stored()?, stored, "it plays and stores now");
    pages.player.browser.reload()?;
    pages.player.wait_for_page()?;
    pages.player.compare()?;
    pages.player.expect_no_complaints()
}

/// A link that is opened beside a game under way takes nothing away from it, whatever is played there and answered.
fn link_in_a_second_tab(kind: Kind) -> Result<(), Failed> {
    let mut pages = Pages::open(kind, Some(OTHER))?;
    let stored = pages.stored()?;
    let mut other = dealt(OTHER)?;
    mem::swap(&mut pages.player.session, &mut other);
    pages.player.compare()?;
    pages.player.keys("dd")?;
    pages.player.compare()?;
    assert_eq!(pages.stored()?, stored, "the second page has stored");
    // The first page plays on.
    pages.player.browser.look_at(&pages.first)?;
    mem::swap(&mut pages.player.session, &mut other);
    pages.player.compare()?;
    pages.player.keys("d")?;
    pages.player.compare()?;
    let stored = pages.stored()?;
    pages.close_first()?;
    pages.is_asked(&Question::LeftGame)?;
    assert_eq!(pages.stored()?, stored, "nothing is decided yet");
    pages.player.browser.keys("n")?;
    pages.is_asked(&Question::ReplaceLeftGame)?;
    pages.player.browser.keys("n")?;
    let stays = pages.player.texts.message(&Message::LeftGameStays);
    pages.player.hear(&stays)?;
    mem::swap(&mut pages.player.session, &mut other);
    pages.player.keys("d")?;
    pages.player.compare()?;
    assert_eq!(pages.stored()?, stored, "the game of the first page stays");
    // Where the link is opened again the game that is kept goes on, unless the player wants otherwise.
    pages
        .player
        .browser
        .open(&format!("{}none", pages.player.address))?;
    let address = format!("{}#{OTHER}", pages.player.address);
    pages.player.browser.open(&address)?;
    pages.player.wait_for_page()?;
    pages.is_asked(&Question::Variant {
        name: "Gate".to_owned(),
    })?;
    pages.player.browser.keys("n")?;
    mem::swap(&mut pages.player.session, &mut other);
    pages.player.compare()?;
    pages
        .player
        .browser
        .wait_until(&format!("location.hash === '#{LINK}'"))?;
    pages.player.keys("d")?;
    pages.player.compare()
}

/// Of two games that were begun the player says which is given up. The other one goes on and is stored.
fn two_games(kind: Kind, answers: &str, goes_on: &str) -> Result<(), Failed> {
    let mut pages = Pages::open(kind, Some(OTHER))?;
    let mut other = dealt(OTHER)?;
    mem::swap(&mut pages.player.session, &mut other);
    pages.player.keys("dd")?;
    pages.player.compare()?;
    let stored = pages.stored()?;
    pages.close_first()?;
    pages.is_asked(&Question::LeftGame)?;
    assert_eq!(pages.stored()?, stored, "nothing is decided yet");
    pages.player.browser.keys(answers)?;
    if goes_on == LINK {
        mem::swap(&mut pages.player.session, &mut other);
    }
    pages.player.compare()?;
    let now = pages.player.texts.message(&Message::StoresNow);
    pages.player.hear(&now)?;
    pages
        .player
        .browser
        .wait_until(&format!("location.hash === '#{goes_on}'"))?;
    pages.player.keys("d")?;
    pages.player.compare()?;
    pages.player.browser.reload()?;
    pages.player.wait_for_page()?;
    pages.player.compare()?;
    pages.player.expect_no_complaints()
}
