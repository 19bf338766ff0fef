//! What is stored, and how a game goes on from it.

use std::collections::BTreeMap;

use canfield_core::record::Record;
use canfield_solver::{Limits, Search, Verdict};

use super::*;
use crate::exchange;
use crate::save::Save;
use crate::statistics::Statistics;
use crate::storage::{Found, Key as Kept, StorageError, StorageTrouble};

/// A storage as a front end has it, kept in memory, with what went wrong on demand.
#[derive(Default)]
struct Shell {
    texts: BTreeMap<Kept, String>,
    aside: Vec<(Kept, String)>,
    fails: Option<StorageTrouble>,
}

impl Shell {
    fn open(&mut self, wanted: Wanted) -> Session {
        let texts = self.texts.iter();
        let found = Found {
            texts: texts.map(|(&key, text)| (key, Ok(text.clone()))).collect(),
            trouble: None,
        };
        let (mut session, effects) = Session::open(found, wanted, 7, Millis(0));
        self.carry(&mut session, effects);
        session
    }

    fn again(&mut self) -> Session {
        self.open(Wanted::default())
    }

    fn run(&mut self, session: &mut Session, line: &str) {
        for command in commands(line) {
            let effects = session.update(command, Millis(0));
            self.carry(session, effects);
        }
    }

    /// Carries effects out, and reports as a front end does.
    fn carry(&mut self, session: &mut Session, effects: Vec<Effect>) {
        for effect in effects {
            let report = match effect {
                Effect::Store { key, text } => {
                    parses(key, &text);
                    let Some(kind) = self.fails else {
                        self.texts.insert(key, text);
                        continue;
                    };
                    Command::NotStored(error(kind))
                }
                Effect::SetAside { key } => {
                    if let Some(kind) = self.fails {
                        let error = error(kind);
                        Command::NotSetAside { key, error }
                    } else {
                        let text = self.texts.remove(&key).unwrap();
                        self.aside.push((key, text));
                        let place = format!("{}-1", key.name());
                        Command::WasSetAside { key, place }
                    }
                }
                Effect::Quit
                | Effect::TakeNewVersion
                | Effect::Export { .. }
                | Effect::Import
                | Effect::Solve(_)
                | Effect::CancelSolve(_) => continue,
            };
            let effects = session.update(report, Millis(0));
            self.carry(session, effects);
        }
    }
}

fn error(kind: StorageTrouble) -> StorageError {
    StorageError {
        kind,
        place: "there".to_owned(),
        detail: String::new(),
    }
}

/// Every text that is stored reads back without a loss.
#[track_caller]
pub(super) fn parses(key: Kept, text: &str) {
    match key {
        Kept::Game => {
            let loaded = Save::from_text(text).unwrap();
            assert!(!loaded.damaged, "{text}");
            assert_eq!(loaded.value.to_text(), text);
        }
        Kept::Settings => assert!(!Settings::from_text(text).damaged, "{text}"),
        Kept::Statistics => assert!(!Statistics::from_text(text).damaged, "{text}"),
        Kept::Accounts => assert!(!Accounts::from_text(text).damaged, "{text}"),
    }
}

fn wanted(variant: Option<&str>, deal: Option<&str>) -> Wanted {
    Wanted {
        variant: variant.map(|id| variants::find(id).unwrap().clone()),
        deck: deal.map(|deal| deal.parse().unwrap()),
        ..Wanted::default()
    }
}

/// Settings that name a variant that there is not lead to the usual one, and never to one for money.
#[test]
fn an_unknown_variant_is_none_that_costs_money() {
    let mut shell = Shell::default();
    let text = "version = 1\nvariant = \"zzz\"\n".to_owned();
    shell.texts.insert(Kept::Settings, text);
    let session = shell.open(Wanted::default());
    assert_eq!(session.variant().id, Settings::default().variant);
}

#[test]
fn only_what_changed_is_stored_after_each_move() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(Some("canfield"), Some("12345")));
    let keys = |effects: Vec<Effect>| -> Vec<&'static str> {
        let stored = effects.into_iter().filter_map(|effect| match effect {
            Effect::Store { key, .. } => Some(key.name()),
            Effect::Quit => Some("quit"),
            Effect::Solve(_) | Effect::CancelSolve(_) => None,
            other => panic!("{other:?}"),
        });
        stored.collect()
    };
    for (line, expect) in [
        (":draw", "game"),
        (":undo", "game"),
        (":redo", "game"),
        (":bookmark", "game"),
        (":restart", "game"),
        ("t", ""),
        ("<right>", ""),
        (":point=T1", ""),
        (":show=settings :choose=1", "settings"),
        ("<esc> :redo n y", "game game statistics"),
        ("v sunsh <enter>", "game settings"),
        (":draw", "game accounts"),
        (":suspend :resume", "game"),
        ("q", "game quit"),
    ] {
        assert_eq!(keys(run(&mut session, line)).join(" "), expect, "{line}");
    }
}

/// Close the program at any time: the game is there as it was, with undo and redo (faults D4 and E11).
#[test]
fn d4_e11_a_game_goes_on_with_its_whole_history() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(Some("canfield"), Some("12345")));
    session.settings.autoplay = Autoplay::Eager;
    shell.run(&mut session, "d d + d d d d d d d d u u u");
    let mut again = shell.again();
    assert_eq!(said(&again), "goes on");
    assert_eq!(again.scene().piles.len(), session.scene().piles.len());
    loop {
        assert_eq!(again.state(), session.state());
        assert_eq!(again.scene().n_moves, session.scene().n_moves);
        if !session.scene().can_redo {
            break;
        }
        run(&mut session, ":redo");
        run(&mut again, ":redo");
    }
    while session.scene().can_undo {
        run(&mut session, ":undo");
        run(&mut again, ":undo");
        assert_eq!(again.state(), session.state());
    }
    assert_eq!(again.scene().n_bookmarks, 1);
    run(&mut again, "-");
    assert_eq!(again.scene().n_moves, 2);
    assert_eq!(again.scene().deal, "12345");
}

#[test]
fn the_clock_goes_on_too() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(None, Some("12345")));
    session.update(Command::Draw, Millis(1_000));
    let effects = session.update(Command::Draw, Millis(61_000));
    shell.carry(&mut session, effects);
    assert_eq!(shell.again().scene().clock_secs, Some(60));
}

/// Start, save, win, load, win: one result (fault D2).
#[test]
fn d2_a_game_that_is_counted_stays_counted() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(None, Some("12345")));
    shell.run(&mut session, "d");
    session.counted = true;
    shell.run(&mut session, "d");
    let mut again = shell.again();
    assert!(again.counted);
    shell.run(&mut again, "n y");
    assert!(again.statistics.is_empty());
}

/// The game under way is not given up for what the command line names without a question (faults E10 and F14).
#[test]
fn e10_another_game_is_asked_about() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(Some("rainbow"), Some("77")));
    shell.run(&mut session, "d");
    // The variant is that of the stored game.
    let again = shell.again();
    assert_eq!(
        (again.variant().id.as_str(), screen(&again)),
        ("rainbow", "table".to_owned())
    );
    for same in [wanted(Some("rainbow"), None), wanted(None, Some("77"))] {
        assert_eq!(screen(&shell.open(same)), "table");
    }
    let mut asked = shell.open(wanted(Some("canfield"), None));
    assert_eq!(screen(&asked), "play Canfield?");
    shell.run(&mut asked, "n");
    assert_eq!(
        (asked.scene().deal.as_str(), asked.scene().n_moves),
        ("77", 1)
    );
    let mut asked = shell.open(wanted(None, Some("78")));
    assert_eq!(screen(&asked), "deal 78?");
    shell.run(&mut asked, "y");
    assert_eq!(
        (asked.scene().deal.as_str(), asked.variant().id.as_str()),
        ("78", "rainbow")
    );
    assert_eq!(asked.statistics.tally(asked.variant()).played, 1);
    // Nobody asks where no move was made.
    let session = shell.open(wanted(Some("canfield"), Some("5")));
    assert_eq!(
        (session.scene().deal.as_str(), screen(&session)),
        ("5", "table".to_owned())
    );
    // The variant that was played last is played again.
    shell.texts.remove(&Kept::Game);
    let session = shell.again();
    assert_eq!(session.variant().id, "canfield");
}

#[test]
fn the_program_is_left_without_a_question_when_the_game_is_kept() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(None, Some("12345")));
    assert!(session.scene().is_kept);
    run(&mut session, "d");
    assert_eq!(run(&mut session, "q").last(), Some(&Effect::Quit));
    shell.fails = Some(StorageTrouble::Full);
    shell.run(&mut session, "d q");
    assert_eq!(
        (session.scene().is_kept, screen(&session)),
        (false, "quit?".to_owned())
    );
}

/// A full disk is told once, and the game goes on (fault E3).
#[test]
fn e3_a_trouble_is_told_once() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(None, Some("12345")));
    shell.fails = Some(StorageTrouble::Full);
    shell.run(&mut session, "d");
    assert!(
        said(&session).starts_with("not stored: Full"),
        "{}",
        said(&session)
    );
    shell.run(&mut session, "d");
    assert!(!said(&session).contains("not stored"));
    shell.fails = Some(StorageTrouble::ReadOnly);
    shell.run(&mut session, "d");
    assert!(said(&session).starts_with("not stored: ReadOnly"));
    shell.fails = None;
    shell.run(&mut session, "d");
    assert_eq!(shell.again().scene().n_moves, 4);
}

/// A second copy can be played, and touches nothing (fault E18).
#[test]
fn e18_a_second_copy_stores_nothing() {
    let found = Found::nothing_because(error(StorageTrouble::InUse));
    let (mut session, effects) = Session::open(found, Wanted::default(), 7, Millis(0));
    assert_eq!(effects, []);
    assert!(said(&session).starts_with("not stored: InUse"));
    assert_eq!(
        run(&mut session, "d d :show=settings :choose=1 <esc> n y"),
        []
    );
    assert!(!session.scene().is_kept);
}

/// What cannot be read is set aside before anything is stored in its place, and the player is told where (fault E6).
#[test]
fn e6_nothing_unreadable_is_overwritten() {
    for (key, text) in [
        (Kept::Game, "nonsense"),
        (Kept::Game, ""),
        (
            Kept::Settings,
            "version = 1\nclock = 3\nautoplay = \"eager\"",
        ),
        (Kept::Statistics, "\0"),
        (Kept::Accounts, "version = 1\naccount = 3"),
    ] {
        let mut shell = Shell::default();
        shell.texts.insert(key, text.to_owned());
        let mut session = shell.open(wanted(Some("dispettoso"), None));
        assert_eq!(shell.aside, [(key, text.to_owned())]);
        let place = format!("{0} is now {0}-1", key.name());
        assert!(said(&session).contains(&place), "{}", said(&session));
        assert!(!said(&session).contains("unreadable"));
        shell.run(&mut session, "d");
        assert!(shell.texts.contains_key(&Kept::Game));
        if key == Kept::Settings {
            // What could be read of it still holds.
            assert_eq!(session.settings.autoplay, Autoplay::Eager);
        }
    }
}

#[test]
fn e6_what_cannot_be_set_aside_is_left_alone() {
    let mut shell = Shell {
        fails: Some(StorageTrouble::ReadOnly),
        ..Shell::default()
    };
    shell.texts.insert(Kept::Game, "nonsense".to_owned());
    let mut session = shell.again();
    assert!(said(&session).contains("game stays"));
    shell.fails = None;
    shell.run(&mut session, "d d");
    assert_eq!(shell.texts[&Kept::Game], "nonsense");
    assert!(!session.scene().is_kept);
    // Nor is what cannot be read at the moment.
    let found = Found {
        texts: [(Kept::Game, Err(error(StorageTrouble::Other)))].into(),
        trouble: None,
    };
    let (mut session, effects) = Session::open(found, Wanted::default(), 7, Millis(0));
    assert!(effects.is_empty(), "{effects:?}");
    assert_eq!(run(&mut session, "d"), []);
}

/// A stored move that is not legal any more is told by its number, and the text is kept.
#[test]
fn a_move_that_is_not_legal_any_more_is_named() {
    let mut shell = Shell::default();
    let game = "canfield-save 1\nclock: 5\njoined: 2-3\ncanfield-record 1\nvariant: canfield\ndeal: 12345\n\
        played: 2\nmoves:\n  draw draw W>T9 draw\n";
    shell.texts.insert(Kept::Game, game.to_owned());
    let session = shell.again();
    assert!(
        said(&session).contains("move 3 W>T9 is not legal"),
        "{}",
        said(&session)
    );
    assert_eq!(shell.aside, [(Kept::Game, game.to_owned())]);
    assert_eq!(session.scene().n_moves, 0);
}

/// A running deal keeps the rules it began with, for they are stored with it (fault A29).
#[test]
fn a29_own_rules_go_on_with_the_game() {
    let mut shell = Shell::default();
    let own = canfield_core::rules::file::read("like = \"canfield\"\nper_deal = 1\n", "canfield")
        .unwrap();
    let mut session = shell.open(Wanted {
        variant: Some(own.clone()),
        ..Wanted::default()
    });
    shell.run(&mut session, "d");
    let mut again = shell.again();
    assert_eq!(again.variant().rules, own.rules);
    shell.run(&mut again, "d");
    assert_eq!(again.state().len(PileId::Waste), 2);
    assert_eq!(
        screen(&shell.open(wanted(Some("canfield"), None))),
        "play Canfield?"
    );
}

/// Restart after the program was closed, twice: the same deal (fault E12).
#[test]
fn e12_restart_leads_to_the_same_deal_after_closing() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(None, Some("12345")));
    let opening = session.state().clone();
    shell.run(&mut session, "d d d");
    for _ in 0..2 {
        let mut again = shell.again();
        shell.run(&mut again, "o");
        assert_eq!(again.state(), &opening);
        shell.run(&mut again, "d");
    }
}

/// Two games for money, the program closed in between (fault D14).
#[test]
fn d14_the_balance_is_there_after_closing() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(Some("dispettoso"), None));
    shell.run(&mut session, "d n y d");
    let balance = session.scene().balance;
    assert_eq!(balance, Some(-90));
    let mut again = shell.again();
    assert_eq!(again.scene().balance, balance);
    shell.run(&mut again, "d");
    assert_eq!(again.scene().balance, balance, "a hand is charged once");
}

/// Plain data, read as data: no text makes the session fail (fault E9).
#[test]
fn e9_mangled_texts_do_no_harm() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(Some("dispettoso"), Some("12345")));
    shell.run(&mut session, "d d + d u :show=settings :choose=1 <esc> d");
    let texts = shell.texts.clone();
    for (&key, text) in &texts {
        for at in 0..text.len() {
            for mangled in [
                text[..at].to_owned(),
                format!("{}#{}", &text[..at], &text[at + 1..]),
                format!("{}9{}", &text[..at], &text[at..]),
            ] {
                let mut shell = Shell {
                    texts: texts.clone(),
                    ..Shell::default()
                };
                shell.texts.insert(key, mangled);
                let mut session = shell.again();
                shell.run(&mut session, "d");
            }
        }
    }
}

/// The text of an export of all that the player has.
fn exported(session: &mut Session) -> String {
    let effects = run(session, "<esc> % e <esc>");
    let exported = effects.into_iter().find_map(|effect| match effect {
        Effect::Export { text } => Some(text),
        _ => None,
    });
    exported.unwrap()
}

/// An export is all that a player has, and at another place all of it is there again.
#[test]
fn an_export_brings_everything_to_another_place() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(Some("bsd-canfield"), Some("12345")));
    shell.run(
        &mut session,
        "d d n y d d d u s <down> <down> <space> <esc>",
    );
    let text = exported(&mut session);

    let mut elsewhere = Shell::default();
    let mut other = elsewhere.open(wanted(None, None));
    elsewhere.run(&mut other, "%");
    let effects = other.update(Command::Import(text.clone()), Millis(0));
    elsewhere.carry(&mut other, effects);
    assert_eq!(said(&other), "imported, in part false, new true, goes on");
    assert_eq!(screen(&other), "table");
    let (there, here) = (exchange::from_text(&text), exported(&mut other));
    let here = exchange::from_text(&here);
    for key in [Kept::Game, Kept::Settings] {
        assert_eq!(here[&key], there[&key]);
    }
    let variant = session.variant();
    assert_eq!(
        other.statistics.tally(variant),
        session.statistics.tally(variant)
    );
    let account = session.accounts.account(&variant.id);
    assert!(account.hand.is_some());
    assert_eq!(other.accounts.account(&variant.id), account);
    // What is known is not added again, and that is said.
    for session in [&mut session, &mut other] {
        let before = session.accounts.account("bsd-canfield").balance();
        let tally = session.statistics.tally(session.variant());
        session.update(Command::Import(text.clone()), Millis(0));
        // Nothing is taken before the question is answered, and the running deal is not given up for itself.
        run(session, "n");
        assert_eq!(session.statistics.tally(session.variant()), tally);
        session.update(Command::Import(text.clone()), Millis(0));
        run(session, "y");
        assert!(said(session).contains("imported, in part false, new false"));
        assert_eq!(session.accounts.account("bsd-canfield").balance(), before);
        assert_eq!(session.statistics.tally(session.variant()), tally);
    }
    assert!(other.scene().can_redo);
    assert_eq!(elsewhere.again().state(), session.state());
}

/// The game of an import does not take the place of a game under way unasked.
#[test]
fn an_imported_game_is_asked_about() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(Some("canfield"), Some("12345")));
    shell.run(&mut session, "d");
    let text = exported(&mut session);
    for (answer, n_moves) in [("n", 3), ("y", 1)] {
        let mut session = shell.open(wanted(None, None));
        run(&mut session, "d d");
        session.update(Command::Import(text.clone()), Millis(0));
        assert_eq!(screen(&session), "imported game?");
        run(&mut session, answer);
        assert_eq!(session.scene().n_moves, n_moves, "{answer}");
    }
}

/// A part that cannot be read costs that part alone, and is told; a text of which nothing can be read changes nothing.
#[test]
fn e6_an_import_is_read_as_far_as_it_can_be() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, "d");
    let text = exported(&mut session);
    let bad_game = text.replace("variant: canfield", "variant: nobody");
    let mut other = dealt("canfield", "1");
    other.update(Command::Import(bad_game), Millis(0));
    assert_eq!(
        said(&other).split(", dealt").next(),
        Some("imported, in part true, new false")
    );
    assert_eq!(other.scene().deal, "1");
    run(&mut other, ":import=canfield-export");
    assert!(said(&other).starts_with("not statistics"));
}

/// Exports of earlier versions held the statistics alone.
#[test]
fn e7_an_older_export_is_still_read() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(Some("canfield"), Some("12345")));
    shell.run(&mut session, "d n y");
    let text = shell.texts[&Kept::Statistics].clone();
    let mut other = dealt("canfield", "1");
    run(&mut other, "%");
    other.update(Command::Import(text), Millis(0));
    assert_eq!(
        screen(&other),
        "statistics 0 of 1, imported, in part false, new true"
    );
}

/// A newer version is only gone over to when the player agrees, and what else is open is not pushed aside by the question.
#[test]
fn a_new_version_is_asked_about() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(None, Some("12345")));
    run(&mut session, "?");
    session.update(Command::NewVersion, Millis(0));
    assert!(matches!(session.scene().dialog, Some(Dialog::Help { .. })));
    run(&mut session, "<esc>");
    session.update(Command::NewVersion, Millis(0));
    assert_eq!(run(&mut session, "n"), []);
    session.update(Command::NewVersion, Millis(0));
    let effects = run(&mut session, "y");
    assert_eq!(effects.last(), Some(&Effect::TakeNewVersion));
    assert!(matches!(effects[0], Effect::Store { .. }), "{effects:?}");
}

/// The export of the running deal brings that deal back, and does not count it as lost.
#[test]
fn the_running_deal_is_not_lost_to_its_own_export() {
    let mut shell = Shell::default();
    let mut session = shell.open(wanted(Some("canfield"), Some("12345")));
    shell.run(&mut session, "d");
    let text = exported(&mut session);
    shell.run(&mut session, "d d");
    session.update(Command::Import(text), Millis(0));
    run(&mut session, "y");
    assert_eq!(session.scene().n_moves, 1);
    assert_eq!(session.statistics.tally(session.variant()).played, 0);
}

/// A won game is there again, and can be taken back; whoever names its deal plays it once more.
#[test]
fn a_won_game_is_there_again() {
    let mut shell = Shell::default();
    let variant = variants::find("canfield").unwrap();
    let deal = variant.rules.deal_number("1".parse().unwrap());
    let limits = Limits {
        states: 2_000_000,
        table_bytes: 1 << 26,
    };
    let mut search = Search::new(&variant.rules, &deal, limits);
    let Some(Verdict::Solved(moves)) = search.step(u64::MAX) else {
        panic!("this deal can be won");
    };
    let record = Record {
        variant: variant.clone(),
        deck: "1".parse().unwrap(),
        played: moves.len(),
        moves: moves.clone(),
    };
    shell.texts.insert(Kept::Game, record.to_string());
    let again = shell.again();
    assert!(again.is_won() && again.scene().can_undo);
    assert_eq!(screen(&again), "won");
    let followed = shell.open(Wanted {
        link: Some("canfield/1".to_owned()),
        ..Wanted::default()
    });
    assert!(followed.is_won());
    let anew = shell.open(wanted(Some("canfield"), Some("1")));
    assert_eq!((anew.is_won(), anew.scene().n_moves), (false, 0));
}

/// Whatever is wrong with what was found is told also where a link is followed.
#[test]
fn a_link_hides_no_news() {
    let mut shell = Shell::default();
    shell.texts.insert(Kept::Game, "nonsense".to_owned());
    for link in ["gate/7", "nonsense/1"] {
        let followed = shell.open(Wanted {
            link: Some(link.to_owned()),
            ..Wanted::default()
        });
        assert!(said(&followed).contains("game"), "{}", said(&followed));
        shell.texts.insert(Kept::Game, "nonsense".to_owned());
    }
}
