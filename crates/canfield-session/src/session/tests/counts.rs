//! Statistics, money and the clock.

use super::*;
use crate::settings::Setting;
use crate::statistics::Tally;

/// One card is left to go home in a game that was dealt: the last one of this deck can be played at once.
fn nearly_won() -> Session {
    let mut session = dealt("canfield", "12345");
    let suits = ["C", "S", "H", "D"].map(|suit| {
        let cards: Vec<String> = "A23456789TJQK"
            .chars()
            .map(|rank| format!("{rank}{suit}"))
            .collect();
        cards
    });
    let piles: Vec<String> = suits
        .iter()
        .zip(1..)
        .map(|(cards, n)| format!("F{n} {}", cards[..13 - usize::from(n == 4)].join(" ")))
        .collect();
    let position = format!("base A / {} / W KD", piles.join(" / "));
    let state = session.variant.rules.read_position(&position).unwrap();
    session.history = History::new(state);
    session
}

fn tally(session: &Session) -> Tally {
    session.statistics.tally(&session.variant)
}

fn counts(session: &Session) -> (u32, u32) {
    (tally(session).played, tally(session).won)
}

/// Win, undo, win again, restart, win again: one result for one deal (faults B14, D2 and D12).
#[test]
fn b14_d2_d12_a_deal_counts_once() {
    let mut session = nearly_won();
    for line in ["wf", "u wf", "u :redo", "o :play=W>F4"] {
        run(&mut session, line);
        assert_eq!(counts(&session), (1, 1), "{line}");
    }
    run(&mut session, "n");
    assert_eq!(counts(&session), (1, 1));
    assert_eq!(tally(&session).fewest_moves, Some(1));
}

/// A game is lost when it is given up after a move of the player, and not before (fault D5).
#[test]
fn d5_only_a_move_starts_a_game() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, "n n ? <esc> g77 <enter>");
    assert_eq!(counts(&session), (0, 0));
    run(&mut session, "d u n y");
    assert_eq!(counts(&session), (0, 0), "taken back to its start");
    run(&mut session, "d n y");
    assert_eq!(counts(&session), (1, 0));
    run(&mut session, "d n n");
    assert_eq!(
        counts(&session),
        (1, 0),
        "the question was answered with no"
    );
    run(&mut session, "v sunsh <enter> y");
    let canfield = variants::find("canfield").unwrap();
    assert_eq!(session.statistics.tally(canfield).played, 2);
    assert_eq!(counts(&session), (0, 0), "another variant (fault D8)");
}

/// The win counts when the card moves, with however many that follow by themselves (fault D15).
#[test]
fn d15_every_way_to_win_counts() {
    for line in ["wf", ":press=W :release=F4", ":finish", ":send=W"] {
        let mut session = nearly_won();
        run(&mut session, line);
        assert_eq!(counts(&session), (1, 1), "{line}");
    }
}

/// Going to and fro does not raise the score (fault D1).
#[test]
fn d1_going_to_and_fro_brings_nothing() {
    let position = "base 4 / S 2C / F3 4H 5H / T1 6S / T2 KS / T3 KC / T4 KD";
    let mut session = session("canfield", position);
    let before = session.scene().score;
    for _ in 0..10 {
        run(&mut session, "f1 1f");
    }
    assert_eq!(session.scene().score, before);
}

/// Forgetting what was counted leaves the money, and the question says so.
#[test]
fn a_reset_leaves_the_money() {
    let mut session = dealt("dispettoso", "12345");
    run(&mut session, "d n y % r");
    assert_eq!(screen(&session), "reset but for the money?");
    run(&mut session, "y");
    assert_eq!(screen(&session), "statistics 0 of 0");
    assert_eq!(session.scene().balance, Some(-45));
}

/// The balance follows the cards from the first move on, and another deal settles it (fault D14).
#[test]
fn d14_the_balance_follows_each_move() {
    let mut session = dealt("dispettoso", "12345");
    assert_eq!(session.scene().balance, Some(0), "nothing is charged yet");
    run(&mut session, "d");
    assert_eq!(session.scene().balance, Some(-45));
    run(&mut session, "n y");
    assert_eq!(session.scene().balance, Some(-45));
    run(&mut session, "d");
    let account = session.accounts.account("dispettoso");
    assert_eq!((account.n_hands, account.balance()), (1, -90));
    assert_eq!(dealt("canfield", "1").scene().balance, None);
}

/// The pack of the classic game is paid as it is used, and undo does not give the money back.
#[test]
fn instalments_are_charged_as_the_pack_is_used() {
    let mut session = dealt("bsd-canfield", "12345");
    let n_home = i32::try_from(session.scene().n_home).unwrap();
    let score = |session: &Session| session.scene().score;
    // Nothing is paid before the first move.
    assert_eq!(score(&session), None);
    run(&mut session, "12");
    assert_eq!(score(&session), Some(Score::Money(-26)));
    run(&mut session, "d");
    let now = i32::try_from(session.scene().n_home).unwrap();
    assert_eq!(score(&session), Some(Score::Money(5 * now - 52)));
    run(&mut session, "u");
    assert_eq!(score(&session), Some(Score::Money(5 * n_home - 52)));
}

/// Twenty cards home and three fruitless redeals bring 33; a fourth one is neither made nor charged, and where nothing
/// else is left the hand is over. Undo gives a redeal back, but not what it cost.
#[test]
fn the_fourth_fruitless_redeal_is_not_charged() {
    let clubs = "F1 5C 6C 7C 8C 9C TC JC QC KC AC 2C 3C 4C";
    let home = format!("base 5 / W 7H 7D 8H / R1 2H / {clubs} / F2 5S 6S 7S 8S 9S TS JS");
    let mut open = session(
        "bsd-canfield",
        &format!("{home} / T1 KH / T2 KD / T3 2S / T4 3H"),
    );
    run(&mut open, "d d d");
    assert_eq!(open.scene().score, Some(Score::Money(33)));
    run(&mut open, "d");
    assert_eq!(said(&open), "refused: FruitlessRedeals { count: 3 }");
    assert_eq!(open.scene().score, Some(Score::Money(33)));
    run(&mut open, "u");
    assert_eq!(open.state().fruitless_redeals(), 2);
    run(&mut open, "d 34 d");
    assert_eq!(open.state().fruitless_redeals(), 1);
    assert_eq!(open.scene().score, Some(Score::Money(23)));

    let mut lost = session(
        "bsd-canfield",
        &format!("{home} / T1 KH / T2 KD / T3 2D / T4 9H"),
    );
    run(&mut lost, "d d");
    assert!(!said(&lost).contains("blocked"), "{}", said(&lost));
    run(&mut lost, "d");
    assert!(
        said(&lost).contains("blocked by fruitless redeals"),
        "{}",
        said(&lost)
    );
    assert_eq!(lost.scene().redeals_left, Some(0));
    run(&mut lost, "u");
    assert_eq!(lost.scene().redeals_left, None);
    run(&mut lost, "<ctrl-r>");
    assert_eq!(lost.scene().score, Some(Score::Money(33)));
}

/// Where the cards bring money, going back from a card that was seen costs the price of a card: step by step, by
/// starting over, or by a bookmark. It is charged once for each step, is kept, and costs nothing where nothing is paid.
#[test]
fn undo_is_no_way_to_look_for_nothing() {
    let worth = |line: &str| {
        let mut session = dealt("dispettoso", "12345");
        run(&mut session, line);
        session.scene().score
    };
    assert_eq!(worth("d d"), Some(Score::Money(-45)));
    assert_eq!(worth("d d u"), Some(Score::Money(-50)));
    assert_eq!(worth("d d u u"), Some(Score::Money(-55)));
    assert_eq!(worth("d d :restart"), Some(Score::Money(-55)));
    // What was seen and paid for is known: neither redo nor the same move shows anything new.
    assert_eq!(worth("d d u <ctrl-r> u"), Some(Score::Money(-50)));
    assert_eq!(worth("d d u d u :restart"), Some(Score::Money(-55)));
    assert_eq!(worth(":bookmark d d :back"), Some(Score::Money(-55)));
    let mut session = dealt("dispettoso", "12345");
    run(&mut session, "d d u");
    let account = session.accounts.account("dispettoso");
    let hand = account.hand.as_ref().unwrap();
    assert_eq!((hand.worth, hand.costs, hand.pay()), (-50, 55, 5));
    let text = session.save().unwrap().to_text();
    assert!(text.contains("looks: 1\ntaken back: 2\n"), "{text}");
    let mut session = dealt("canfield", "12345");
    let before = session.scene().score;
    run(&mut session, "d d u u");
    assert_eq!(session.scene().score, before);
}

/// A move that shows no card is taken back for nothing.
#[test]
fn taking_back_what_showed_nothing_costs_nothing() {
    let mut session = dealt("dispettoso", "12345");
    let mut n_played = 0;
    for _ in 0..34 {
        run(&mut session, ":draw");
        let before = session.scene().score;
        let moves = session.variant.rules.legal_moves(session.history.state());
        let from_waste = |mv: &&Move| mv.to_string().starts_with("W>T");
        if let Some(&mv) = moves.iter().find(from_waste) {
            session.update(Command::Play(mv), Millis(0));
            run(&mut session, ":undo");
            assert_eq!(session.scene().score, before, "{mv}");
            n_played += 1;
        }
    }
    assert!(n_played > 0);
}

fn after(session: &mut Session, command: Command, secs: u64) -> Option<u64> {
    session.update(command, Millis(1000 * secs));
    session.scene().clock_secs
}

#[test]
fn the_clock_starts_at_the_first_move_and_stops_out_of_sight() {
    let mut session = dealt("canfield", "12345");
    assert_eq!(
        after(&mut session, Command::Show(Screen::Help), 50),
        Some(0)
    );
    assert_eq!(after(&mut session, Command::Cancel, 60), Some(0));
    assert_eq!(after(&mut session, Command::Draw, 100), Some(0));
    assert_eq!(after(&mut session, Command::Draw, 107), Some(7));
    assert_eq!(after(&mut session, Command::Suspend, 108), Some(8));
    assert_eq!(after(&mut session, Command::Resume, 1000), Some(8));
    assert_eq!(after(&mut session, Command::Undo, 1002), Some(10));
    assert_eq!(after(&mut session, Command::NewGame, 1003), Some(11));
    assert_eq!(after(&mut session, Command::Answer(true), 1004), Some(0));
    let mut session = nearly_won();
    session.update(
        "draw".parse::<Move>().map(Command::Play).unwrap(),
        Millis(0),
    );
    after(&mut session, Command::Play("W>F4".parse().unwrap()), 5);
    let won = session.scene().clock_secs;
    assert_eq!(
        after(&mut session, Command::Cancel, 500),
        won,
        "it stops at the end"
    );
}

/// Nothing moves while nobody looks (fault F11).
#[test]
fn f11_nothing_is_dealt_behind_the_curtain() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, ":suspend :draw d");
    assert_eq!(session.scene().n_moves, 0);
    run(&mut session, ":resume d");
    assert_eq!(session.scene().n_moves, 1);
}

#[test]
fn clock_and_score_can_be_hidden() {
    let mut session = dealt("dispettoso", "12345");
    run(
        &mut session,
        "d s <down> <down> <right> <down> <space> <esc>",
    );
    let scene = session.scene();
    assert_eq!(
        (scene.clock_secs, scene.score, scene.balance),
        (None, None, None)
    );
    run(&mut session, ":show=settings :choose=2 :choose=3 <esc>");
    assert!(session.scene().clock_secs.is_some() && session.scene().score.is_some());
}

#[test]
fn settings_turn_with_the_arrows() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, ", <down>");
    assert_eq!(screen(&session), "settings Autoplay(Off)");
    run(&mut session, "<right>");
    assert_eq!(screen(&session), "settings Autoplay(Safe)");
    run(&mut session, "<left> <left>");
    assert_eq!(session.settings.autoplay, Autoplay::Eager);
    run(&mut session, "<end>");
    let Some(Dialog::Settings { rows, chosen }) = session.scene().dialog else {
        panic!("the settings are open")
    };
    assert!(matches!(rows[chosen], Setting::Keys(_)));
    run(&mut session, "<enter> s");
    assert_eq!(screen(&session), "table");
    // The new keys are there at once.
    run(&mut session, "ht");
    assert_eq!(session.scene().n_moves, 1);
}

#[test]
fn statistics_are_shown_reset_and_exchanged() {
    let mut session = nearly_won();
    run(&mut session, "wf %");
    assert_eq!(screen(&session), "statistics 1 of 1");
    let effects = run(&mut session, "e");
    let [Effect::Export { text }] = effects.as_slice() else {
        panic!("{effects:?}")
    };
    assert_eq!(run(&mut session, "m"), [Effect::Import]);
    run(&mut session, "r");
    assert_eq!(screen(&session), "reset?");
    run(&mut session, "n");
    assert_eq!(screen(&session), "statistics 1 of 1");
    run(&mut session, "r y");
    assert_eq!(screen(&session), "statistics 0 of 0");
    session.update(Command::Import(text.clone()), Millis(0));
    assert!(screen(&session).starts_with("statistics 1 of 1, imported"));
    run(&mut session, ":import=nonsense");
    assert_eq!(screen(&session), "statistics 1 of 1, not statistics");
    run(&mut session, "<esc>");
    assert_eq!(screen(&session), "table");
}
