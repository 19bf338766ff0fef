//! The screens that lie over the table, and the questions that are asked.

use super::*;

/// The screen after these keys, in a session where a move was made.
#[track_caller]
fn check_screen(line: &str, expect: &str) {
    let mut session = dealt("canfield", "12345");
    run(&mut session, "d");
    run(&mut session, line);
    assert_eq!(screen(&session), expect, "{line}");
}

#[test]
fn screens_open_and_close() {
    for (line, expect) in [
        ("?", "help 0"),
        ("<f1>", "help 0"),
        ("? <down> j <down> <up>", "help 2"),
        ("? <page-down> k", "help 9"),
        ("? <page-down> <home>", "help 0"),
        ("? <end> :scroll=5 <up>", "help 4"),
        ("? q", "table"),
        ("? ?", "table"),
        ("? <enter>", "table"),
        ("? :cancel", "table"),
        ("i", "rules of canfield 0"),
        ("i i", "table"),
        ("g", "number ``"),
        ("v <esc>", "table"),
        ("? :draw", "help 0"),
        ("? :point=T1", "help 0"),
    ] {
        check_screen(line, expect);
    }
    // No card moves behind a screen.
    let mut session = dealt("canfield", "12345");
    run(&mut session, "? :draw :undo d 1 <esc>");
    assert_eq!(session.scene().n_moves, 0);
    assert_eq!(session.scene().typed, "");
}

#[test]
fn the_account_lies_over_the_statistics() {
    let mut session = dealt("dispettoso", "12345");
    for (line, expect) in [
        ("% a", "account 0"),
        ("<down> <down>", "account 2"),
        ("<esc>", "statistics 0 of 0"),
        ("a :scroll=1", "account 1"),
        ("q <esc>", "table"),
    ] {
        run(&mut session, line);
        assert_eq!(screen(&session), expect, "{line}");
    }
    // A game without money has no account.
    check_screen("% a", "statistics 0 of 0");
}

#[test]
fn variants_are_found_by_any_name() {
    let all = variants::all().len();
    // The one that is played is chosen, so that its neighbours are seen.
    check_screen("v", &format!("variants `` {all} canfield"));
    check_screen("v <up>", &format!("variants `` {all} canfield-klondike"));
    check_screen(
        "v <home> <down> <down>",
        &format!("variants `` {all} canfield-klondike"),
    );
    check_screen("v <end>", &format!("variants `` {all} the-plot"));
    check_screen("v <home> <up>", &format!("variants `` {all} dispettoso"));
    check_screen("v sunsh", "variants `sunsh` 1 dispettoso");
    check_screen("v SUNSH", "variants `SUNSH` 1 dispettoso");
    check_screen("v three <backspace> <backspace>", &{
        let mut session = dealt("canfield", "1");
        run(&mut session, "v thr");
        screen(&session)
    });
    check_screen("v quux", "variants `quux` 0 none");
    check_screen("v quux <enter> <down>", "variants `quux` 0 none");
    check_screen(
        "v storehouse-ais",
        "variants `storehouse-ais` 1 storehouse-aisleriot",
    );
    check_screen("v sunsh <ctrl-c>", &format!("variants `` {all} dispettoso"));
    let mut session = dealt("canfield", "1");
    run(&mut session, "v sunsh");
    let Some(Dialog::Variants { matches, .. }) = session.scene().dialog else {
        panic!("the list is open")
    };
    assert_eq!(matches[0].alias.as_deref(), Some("Sunshine"));
}

/// Who types a whole name means the game that is called so, though another's name contains it.
#[test]
fn a_whole_name_is_chosen() {
    let own = canfield_core::rules::file::read("name = \"My Canfield\"\n", "mine").unwrap();
    for (typed, chosen) in [
        ("canf", "mine"),
        ("canfield", "canfield"),
        ("demon", "demon"),
        ("mycanfield", "mine"),
    ] {
        let mut session = Session::new_game(&own, 1);
        run(&mut session, &format!("v {typed}"));
        let by_keys = screen(&session);
        assert!(by_keys.ends_with(&format!(" {chosen}")), "{by_keys}");
        session.update(Command::Write(typed.to_owned()), Millis(0));
        assert_eq!(screen(&session), by_keys);
    }
}

#[test]
fn another_variant_is_started_after_a_question() {
    check_screen("v sunsh <enter>", "play Il dispettoso?");
    check_screen("v :choose=0", "play Il dispettoso?");
    check_screen(
        "v :choose=999",
        &format!("variants `` {} canfield", variants::all().len()),
    );
    check_screen("v sunsh <enter> n", "table");
    let mut session = dealt("canfield", "12345");
    // No move was made, so nothing is asked.
    run(&mut session, "v sunsh <enter>");
    assert_eq!(session.scene().variant, "dispettoso");
    assert_eq!(screen(&session), "table");
    assert_eq!(session.scene().n_moves, 0);
    run(&mut session, "d v rainbow <enter> y");
    assert_eq!(session.scene().variant, "rainbow");
}

#[test]
fn a_players_own_variant_stays_in_the_list() {
    let mut own = variants::find("canfield").unwrap().clone();
    own.id = String::from("mine");
    own.name = String::from("My own");
    let mut session = Session::new(&own, "1".parse().unwrap(), 7).unwrap();
    run(&mut session, "v sunsh <enter>");
    assert_eq!(session.scene().variant, "dispettoso");
    run(&mut session, "v myown <enter>");
    assert_eq!(session.scene().variant, "mine");
    run(&mut session, ":deal=mine:77");
    assert_eq!(session.scene().deal, "77");
}

#[test]
fn a_deal_is_gone_to_by_its_number() {
    check_screen("g12 <enter>", "deal 12?");
    check_screen("g <enter>", "number `` NotANumber(\"\")");
    check_screen("g0 <enter>", "number `0` Zero");
    check_screen("g0 <enter> 1", "number `01`");
    check_screen("gx <enter>", "number `x` NotANumber(\"x\")");
    check_screen("g12 <backspace>", "number `1`");
    check_screen("g12 <ctrl-c>", "number ``");
    let mut session = dealt("canfield", "12345");
    run(&mut session, "g777 <enter>");
    assert_eq!(session.scene().deal, "777");
    assert_eq!(session.state(), dealt("canfield", "777").state());
    run(&mut session, "d g778 <enter> y");
    assert_eq!(session.scene().deal, "778");
}

#[test]
fn questions_are_asked_only_when_something_would_be_lost() {
    check_screen("n", "new game?");
    check_screen("n y", "table");
    check_screen("u n", "new game?");
    check_screen("q", "quit?");
    check_screen(":deal=canfield:5", "deal 5?");
    check_screen(":deal=rainbow:5", "play Rainbow?");
    check_screen(":deal=nonsense:5", "table");
    let mut session = dealt("canfield", "12345");
    assert_eq!(run(&mut session, "q"), [Effect::Quit]);
    run(&mut session, "n");
    assert_ne!(session.scene().deal, "12345");
    assert_eq!(screen(&session), "table");
    // A game that is over is not asked about.
    let ends = "redeals 2 / T1 9S / T2 5H 4H / T4 JD / T3 8D / W 8S";
    let mut session = super::session("storehouse", ends);
    run(&mut session, "w1");
    assert_eq!(run(&mut session, "q"), [Effect::Quit]);
    let mut session = dealt("canfield", "12345");
    run(&mut session, "d");
    assert_eq!(run(&mut session, "q y"), [Effect::Quit]);
}

#[test]
fn decks_that_cannot_be_dealt_are_named() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, ":deal=canfield:=ACACAC");
    assert!(said(&session).starts_with("The card AC is there too often"));
    assert_eq!(session.scene().deal, "12345");
    run(&mut session, ":deal=nonsense:1");
    assert_eq!(said(&session), "unknown variant nonsense");
}

#[test]
fn after_a_win_the_table_is_one_key_away() {
    let position = "base A / W 2C / F1 AC";
    for (line, expect) in [
        ("wf", "won"),
        ("wf <esc>", "table"),
        ("wf <enter>", "table"),
        ("wf u", "table"),
        ("wf v <esc>", "table"),
        ("wf n", "table"),
        ("wf ;", "won"),
        ("wf ?", "help 0"),
    ] {
        let mut session = super::session("canfield", position);
        run(&mut session, line);
        assert_eq!(screen(&session), expect, "{line}");
    }
    check("canfield", position, "wf u", position);
    // The key that put the last card down only closes, should it come twice.
    check_said("canfield", position, "wf <enter>", "won in 1, 2C*1 to F1");
    check_said("canfield", position, "wf <space>", "won in 1, 2C*1 to F1");
}

#[test]
fn the_beginning_says_the_base() {
    assert!(said(&dealt("canfield", "12345")).starts_with("dealt base "));
    assert_eq!(said(&dealt("dutchess", "12345")), "dealt base ?");
}
