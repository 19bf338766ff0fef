//! Two copies of the program over one storage: the first stores, and the second takes over when it has ended.

use std::collections::BTreeMap;

use super::saves::parses;
use super::*;
use crate::storage::{Found, Key as Kept, StorageError, StorageTrouble};

/// A storage, and two copies of the program.
#[derive(Default)]
struct Desk {
    stored: BTreeMap<Kept, String>,
}

impl Desk {
    fn found(&self) -> Found {
        let texts = self.stored.iter();
        Found {
            texts: texts.map(|(&key, text)| (key, Ok(text.clone()))).collect(),
            trouble: None,
        }
    }

    /// The copy that has the storage.
    fn first(&mut self) -> Session {
        let (mut session, effects) = Session::open(self.found(), Wanted::default(), 7, Millis(0));
        self.carry(&mut session, effects);
        session
    }

    /// One beside it.
    fn second(&self, link: Option<&str>) -> Session {
        let trouble = Some(StorageError {
            kind: StorageTrouble::InUse,
            place: "there".to_owned(),
            detail: String::new(),
        });
        let found = Found {
            trouble,
            ..self.found()
        };
        let wanted = Wanted {
            link: link.map(str::to_owned),
            ..Wanted::default()
        };
        let (session, effects) = Session::open(found, wanted, 8, Millis(0));
        assert!(effects.iter().all(|effect| !stores(effect)), "{effects:?}");
        session
    }

    fn run(&mut self, session: &mut Session, line: &str) {
        for command in commands(line) {
            let effects = session.update(command, Millis(0));
            self.carry(session, effects);
        }
    }

    /// The first copy has ended, and the second one hears of it.
    fn take_over(&mut self, session: &mut Session) {
        let found = Box::new(self.found());
        let effects = session.update(Command::TakeOver(found), Millis(0));
        self.carry(session, effects);
    }

    fn carry(&mut self, session: &mut Session, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Store { key, text } => {
                    parses(key, &text);
                    self.stored.insert(key, text);
                }
                Effect::SetAside { key } => {
                    let text = self.stored.remove(&key);
                    assert!(text.is_some());
                    let place = "aside".to_owned();
                    let effects = session.update(Command::WasSetAside { key, place }, Millis(0));
                    self.carry(session, effects);
                }
                _ => {}
            }
        }
    }

    /// The deal and the number of moves of the game that is stored.
    fn game(&self) -> (String, usize) {
        let found = self.found();
        let (session, _) = Session::open(found, Wanted::default(), 9, Millis(0));
        on_table(&session)
    }
}

const fn stores(effect: &Effect) -> bool {
    matches!(effect, Effect::Store { .. } | Effect::SetAside { .. })
}

fn on_table(session: &Session) -> (String, usize) {
    let scene = session.scene();
    (scene.deal, scene.n_moves)
}

fn game(deal: &str, n_moves: usize) -> (String, usize) {
    (deal.to_owned(), n_moves)
}

/// Two copies; the first plays deal 12345, the second is told to do this, and then the first one ends. What is on the table of
/// the second afterwards, and what is stored.
#[track_caller]
fn check(
    first: &str,
    link: Option<&str>,
    second: &str,
    expect_screen: &str,
    expect_said: &str,
) -> (Desk, Session) {
    let mut desk = Desk::default();
    let mut session = desk.first();
    desk.run(&mut session, ":deal=canfield:12345");
    let mut other = desk.second(link);
    assert!(said(&other).contains("not stored: InUse"));
    desk.run(&mut session, first);
    let stored = desk.stored.clone();
    desk.run(&mut other, second);
    assert_eq!(desk.stored, stored, "the second copy stores nothing");
    desk.take_over(&mut other);
    assert_eq!(screen(&other), expect_screen);
    assert!(said(&other).starts_with(expect_said), "{}", said(&other));
    (desk, other)
}

/// Where nothing was played, the game of the first copy goes on.
#[test]
fn e18_the_game_of_the_first_copy_goes_on_in_the_second() {
    let (mut desk, mut second) = check("d d d :undo", None, "", "table", "stores now, goes on");
    assert_eq!(on_table(&second), game("12345", 2));
    assert!(second.scene().is_kept && second.scene().can_redo);
    desk.run(&mut second, ":redo d");
    assert_eq!(desk.game(), game("12345", 4));
}

/// Where the first copy has played nothing, the game of the second goes on.
#[test]
fn e18_the_game_of_the_second_copy_is_stored_once_it_is_alone() {
    let (desk, second) = check("", None, ":deal=canfield:77 d d", "table", "stores now");
    assert_eq!(on_table(&second), game("77", 2));
    assert_eq!(desk.game(), game("77", 2));
}

/// Of two games the player says which is given up, and it counts as that.
#[test]
fn e18_of_two_games_none_is_thrown_away_unasked() {
    for (answers, expect_said, on, stored, played) in [
        ("y", "stores now, goes on", ("12345", 3), ("12345", 3), 1),
        ("n y", "stores now", ("77", 2), ("77", 2), 1),
        ("n n", "left game stays", ("77", 2), ("12345", 3), 0),
        ("<esc> <esc>", "left game stays", ("77", 2), ("12345", 3), 0),
        (
            ":cancel :cancel",
            "left game stays",
            ("77", 2),
            ("12345", 3),
            0,
        ),
    ] {
        let (mut desk, mut second) =
            check("d d d", None, ":deal=canfield:77 d d", "left game?", "");
        assert_eq!(desk.game(), game("12345", 3), "nothing is decided yet");
        desk.run(&mut second, answers);
        assert!(said(&second).starts_with(expect_said), "{}", said(&second));
        assert_eq!(on_table(&second), game(on.0, on.1), "{answers}");
        assert_eq!(desk.game(), game(stored.0, stored.1), "{answers}");
        let tally = second.statistics.tally(second.variant());
        assert_eq!((tally.played, tally.won), (played, 0), "{answers}");
        // What is not stored is not lost without a question, and is never stored by the way.
        assert_eq!(second.scene().is_kept, on == stored, "{answers}");
        desk.run(&mut second, "d");
        let stored = if on == stored { stored.1 + 1 } else { stored.1 };
        assert_eq!(desk.game().1, stored, "{answers}");
        desk.run(&mut second, "q");
        assert_eq!(screen(&second) == "quit?", !second.scene().is_kept);
    }
}

/// A deal that was asked for is not taken away, although nothing has been played of it.
#[test]
fn e18_a_deal_of_a_link_is_asked_about() {
    let (desk, second) = check("d", Some("gate/5"), "", "left game?", "");
    assert_eq!(on_table(&second), game("5", 0));
    assert_eq!(desk.game(), game("12345", 1));
    let (desk, _) = check("", Some("gate/5"), "", "table", "stores now");
    assert_eq!(desk.game(), game("5", 0));
}

/// The very same deal, begun twice, counts once.
#[test]
fn e18_the_same_deal_in_both() {
    let (mut desk, mut second) = check("d d", None, ":deal=canfield:12345 d", "left game?", "");
    desk.run(&mut second, "y");
    assert_eq!(desk.game(), game("12345", 2));
    assert!(second.statistics.is_empty());
}

/// The question waits until nothing else is open.
#[test]
fn the_question_waits_for_an_open_screen() {
    let (mut desk, mut second) = check("d d", None, ":deal=canfield:77 d ?", "help 0", "");
    desk.run(&mut second, "<esc>");
    assert_eq!(screen(&second), "left game?");
}

/// What both have counted is kept, and what the player has changed in the second copy is as well (fault E18).
#[test]
fn e18_what_both_have_counted_is_kept() {
    let (mut desk, mut second) = check(
        "d n y d n y",
        None,
        ":deal=canfield:77 d n y :show=settings :choose=1 <esc>",
        "table",
        "stores now",
    );
    assert_eq!(second.statistics.tally(second.variant()).played, 3);
    desk.run(&mut second, "d");
    let again = desk.first();
    assert_eq!(again.statistics.tally(again.variant()).played, 3);
    assert_eq!(again.settings, second.settings);
    assert_ne!(again.settings, Settings::default());
    // Settings that were changed in the first one hold where the second has changed nothing.
    let (desk, second) = check(
        ":show=settings :choose=1 <esc> d",
        None,
        "",
        "table",
        "stores now, goes on",
    );
    assert_ne!(second.settings, Settings::default());
    assert_eq!(desk.game(), game("12345", 1));
}

/// A hand for money is charged once, whichever copy plays it on.
#[test]
fn e18_a_hand_for_money_is_charged_once() {
    for (second, answers, n_hands) in [
        ("", "", 1),
        (":deal=dispettoso:77 d", "y", 2),
        (":deal=dispettoso:77 d", "n y", 2),
    ] {
        let mut desk = Desk::default();
        let mut first = desk.first();
        desk.run(&mut first, ":deal=dispettoso:12345");
        let mut other = desk.second(None);
        desk.run(&mut first, "d d d");
        let balance = first.scene().balance.unwrap();
        desk.run(&mut other, second);
        let own = other.accounts.account("dispettoso").balance();
        desk.take_over(&mut other);
        desk.run(&mut other, answers);
        let account = other.accounts.account("dispettoso");
        assert_eq!(account.n_begun(), n_hands, "{second} {answers}");
        let both = if n_hands == 1 { balance } else { balance + own };
        assert_eq!(account.balance(), both, "{second} {answers}");
        desk.run(&mut other, "d");
        assert_eq!(other.accounts.account("dispettoso").n_begun(), n_hands);
    }
}

/// What the first copy has left unreadable is set aside, as at the start.
#[test]
fn e6_what_is_left_unreadable_is_set_aside() {
    let mut desk = Desk::default();
    desk.first();
    let mut second = desk.second(None);
    desk.stored.insert(Kept::Game, "nonsense".to_owned());
    desk.run(&mut second, ":deal=canfield:77 d");
    desk.take_over(&mut second);
    assert!(
        said(&second).contains("game is now aside"),
        "{}",
        said(&second)
    );
    assert_eq!(desk.game(), game("77", 1));
}
