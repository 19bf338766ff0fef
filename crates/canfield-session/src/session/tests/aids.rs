//! Hints, automatic moves, finishing, bookmarks, finding and looking.

use super::*;

/// The same session with cards that go home by themselves.
fn automatic(session: Session, autoplay: Autoplay) -> Session {
    session.with_settings(Settings {
        autoplay,
        ..Settings::default()
    })
}

const TWO_TO_COME: &str =
    "base 4 / S 8C 2S / W 9D / R1 2D 3D JC / F3 4H / T1 9S 6H / T2 5H / T3 KC / T4 KD";

#[test]
fn automatic_moves_belong_to_the_step_of_the_player() {
    let mut session = automatic(session("canfield", TWO_TO_COME), Autoplay::Eager);
    assert!(!session.scene().can_undo, "nothing moves before the player");
    run(&mut session, "d");
    assert_eq!(
        said(&session),
        "drew 2 up to 8C, left 0, 5H*1 to F3, JC fills T2 from R1, 3D up on R1, 6H*1 to F3"
    );
    assert_eq!(session.scene().n_moves, 1);
    run(&mut session, "u");
    assert_eq!(session.state().to_string(), TWO_TO_COME);
    run(&mut session, ":redo");
    assert_eq!((session.scene().n_moves, session.scene().n_home), (1, 3));
    // A record knows single moves, and how many of them are made.
    let mut session = automatic(dealt("canfield", "12345"), Autoplay::Eager);
    run(&mut session, "d d d d d d");
    let record = session.record().unwrap();
    assert_eq!(record.played, session.history.n_moves_made());
}

/// Undo four steps, then switch automatic moves on: what was taken back can still be made again (fault B8).
#[test]
fn b8_automatic_moves_leave_what_was_taken_back() {
    let mut session = session("canfield", TWO_TO_COME);
    run(&mut session, "d d d d u u u u");
    let mut session = automatic(session, Autoplay::Eager);
    assert_eq!(session.scene().n_home, 1);
    run(&mut session, ":redo :redo :redo :redo");
    assert_eq!((session.scene().n_moves, session.scene().n_home), (4, 1));
    run(&mut session, "u u");
    assert!(session.scene().can_redo);
}

/// A card that may still be needed goes home by itself only when the player wants them all there (fault C19).
#[test]
fn c19_only_safe_cards_go_home_by_themselves() {
    let position = "base A / S 7C / F1 AC 2C 3C 4C 5C / F2 AS 2S 3S / F3 AH 2H 3H 4H 5H / W 5S / T1 6H / T3 4S 9C";
    for (autoplay, n_home) in [
        (Autoplay::Off, 13),
        (Autoplay::Safe, 13),
        (Autoplay::Eager, 14),
    ] {
        let mut session = automatic(session("canfield-klondike", position), autoplay);
        run(&mut session, "d");
        assert_eq!(session.scene().n_home, n_home, "{autoplay:?}");
    }
}

#[test]
fn a_card_that_was_fetched_does_not_go_back_at_once() {
    let position = "base 4 / S 2C / F3 4H 5H / T1 6S / T2 KS / T3 KC / T4 KD";
    let mut session = automatic(session("canfield", position), Autoplay::Eager);
    run(&mut session, "f1");
    assert_eq!(said(&session), "5H*1 to T1");
}

#[test]
fn c10_c11_finishing_is_offered_when_it_works() {
    let tens = "F1 TC JC QC KC AC 2C 3C 4C 5C 6C 7C 8C 9C";
    let stuck = format!("base T / {tens} / F2 TS / F4 TD / T1 JS TH 9S / T2 JH / T3 QH / T4 KH");
    let session_stuck = session("canfield", &stuck);
    assert!(!session_stuck.scene().can_finish);
    check_refused("canfield", &stuck, ":finish", "cannot finish");
    let open = "base T / F1 TC / F2 TS JS / F3 TH / T1 QH JC / T2 JH / T3 QS";
    let mut session = session("canfield", open);
    assert!(session.scene().can_finish);
    run(&mut session, "y");
    // Only the win is told, and it is one step (faults C4, D15).
    assert_eq!(said(&session), "won in 1, JC*1 to F1, 4 went home");
    assert_eq!(screen(&session), "won");
    assert!(!session.scene().can_finish);
    run(&mut session, "u");
    assert_eq!(session.state().to_string(), open);
}

/// This deal brings itself home, but a player who has not seen the cards must not be told so.
#[test]
fn finishing_is_not_offered_while_cards_are_hidden() {
    let mut session = dealt("dispettoso", "1");
    assert!(session.variant().rules.finish(session.state()).is_some());
    assert!(!session.scene().can_finish);
    run(&mut session, "y");
    assert_eq!(
        (said(&session), session.scene().n_moves),
        (String::from("cannot finish"), 0)
    );
    // A stock that was dealt through once has been seen.
    let end = "F1 AC / F2 AS / F3 AH / F4 AD";
    for (stock, offered) in [("S 2C", false), ("redeals 1 / S 2C", true), ("W 2C", true)] {
        let session = self::session("dispettoso", &format!("base A / {stock} / {end}"));
        assert_eq!(session.scene().can_finish, offered, "{stock}");
    }
}

/// A slip after the key that finds cards must not deal or move any.
#[test]
fn a_slip_while_finding_does_nothing_else() {
    let mut session = dealt("canfield", "1");
    for line in ["/", "d", "x", "w"] {
        run(&mut session, line);
        assert_eq!(
            (said(&session), session.scene().n_moves),
            (String::from("find what"), 0),
            "{line}"
        );
    }
    run(&mut session, "<esc> d");
    assert_eq!(session.scene().n_moves, 1);
}

/// The reserve is hinted at, at its top card, and the hint is shown on the table (fault C7).
#[test]
fn c7_hints_look_at_the_reserve() {
    let position = "base 5 / S 2S / R1 2C KH 7C / T1 KS / T2 TS / T3 8D / T4 QC";
    check_said("canfield", position, "t", "hint 7C*1 R1>T3");
    check_seen(
        "canfield",
        position,
        "t",
        "R1 T3 T1",
        "R1? -2C -KH 7C? / T3? 8D? / T1 KS",
    );
    // Another one, and after the last the first again.
    check_said("canfield", position, "t t", "hint draw");
    check_seen(
        "canfield",
        position,
        "t t",
        "S R1",
        "S? -2S?^ / R1 -2C -KH 7C",
    );
    check_said("canfield", position, "t t t", "hint 7C*1 R1>T3");
}

/// A hint belongs to its position: undo puts it out, and no old one comes back (faults B13 and C18).
#[test]
fn c18_hints_go_out_with_their_position() {
    let position = "base 5 / S 2S / R1 2C KH 7C / T1 KS / T2 TS / T3 8D / T4 QC";
    check_seen("canfield", position, "r3 t u", "T4 S", "T4 QC / S -2S^");
    check_said("canfield", position, "r3 t u", "7C*1 back to R1");
    check_said("canfield", position, "r3 t u t", "hint 7C*1 R1>T3");
    check_seen("canfield", position, "t r3", "S", "S -2S^");
}

const NOTHING_FITS: &str = "base 5 / S 2C 4C / R1 2S KD / T1 9S / T2 9C / T3 TS / T4 TC";

/// After a whole round without a card that can be played, this is said, and not before (fault C1).
#[test]
fn c1_a_round_without_a_play_is_told() {
    let name = "canfield-pysolfc";
    check_said(name, NOTHING_FITS, "d", "drew 2 up to 2C, left 0");
    check_said(name, NOTHING_FITS, "d d", "only turning left, redealt 2");
    check_said(
        name,
        NOTHING_FITS,
        "d d d",
        "only turning left, drew 2 up to 2C, left 0",
    );
    check_said(name, NOTHING_FITS, "d d t", "only turning left");
    // Undo does not bring it back (fault B13).
    check_said(name, NOTHING_FITS, "d d u", "redeal back");
}

/// The only useful move is that of a whole pile, so nothing is said to be lost (fault C3).
#[test]
fn c3_a_pile_that_can_move_is_not_overlooked() {
    let position = "base 5 / S 2D 2H / R1 2C / T2 TS 9H 8S 7H / T3 JD / T1 KC / T4 KS";
    check_said("hoyle-canfield", position, "d d", "redealt 2");
    check_said("hoyle-canfield", position, "d d t", "hint TS*4 T2>T3");
}

/// What the player passed over when the stock went by is still worth turning it for.
#[test]
fn a_card_that_was_passed_over_is_hinted_at_again() {
    let position = "base 5 / S 2C 8D 4C KC / R1 2S KD / T1 9S / T2 QC / T3 TS / T4 TC";
    let mut session = session("canfield-pysolfc", position);
    let mut hinted = Vec::new();
    for line in ["t", "d t", "d t", "d t", "d t", "d t"] {
        run(&mut session, line);
        hinted.push(said(&session));
    }
    assert!(
        hinted.iter().all(|hint| hint.starts_with("hint")),
        "{hinted:?}"
    );
}

#[test]
fn bookmarks_lead_back_on_every_way() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, "-");
    assert_eq!(said(&session), "no bookmark");
    run(&mut session, "d +");
    let first = session.state().clone();
    run(&mut session, "d d +");
    let second = session.state().clone();
    assert_eq!(said(&session), "bookmark 2");
    assert!(session.scene().is_bookmarked);
    run(&mut session, "-");
    assert_eq!(
        (session.state(), said(&session)),
        (&first, "bookmark 1 of 2".to_owned())
    );
    // Another way from here, and back to what is not on it.
    let legal = session.variant.rules.legal_moves(session.state());
    let other = legal.into_iter().find(|mv| *mv != Move::Draw).unwrap();
    session.update(Command::Play(other), Millis(0));
    let left = session.state().clone();
    run(&mut session, "-");
    assert_eq!(session.state(), &second);
    // The way that was left has got a bookmark, so it is not lost.
    assert_eq!(session.scene().n_bookmarks, 3);
    run(&mut session, "- - -");
    assert_eq!(session.state(), &second);
    run(&mut session, "- -");
    assert_eq!(session.state(), &left);
    run(&mut session, "+");
    assert_eq!(
        (said(&session), session.scene().n_bookmarks),
        ("no bookmark here".to_owned(), 2)
    );
}

#[test]
fn ranks_are_found_and_piles_looked_at() {
    let position =
        "base 4 / S 8C 2S / W 2H 3C 8D / R1 2D 8S / F3 4H / T1 8H 7S / T2 9C / T3 KC QH / T4 5H";
    check_said("canfield", position, "/8", "found 3 8");
    check_seen(
        "canfield",
        position,
        "/8",
        "W T1 S",
        "W 2H 3C 8D= / T1 8H= 7S / S -8C -2S^",
    );
    check_seen("canfield", position, "/8 <right>", "T1", "T1 8H= 7S");
    check_seen("canfield", position, "/8 d", "T1", "T1 8H 7S");
    check_said("canfield", position, "/ <esc>", "");
    check_said("canfield", position, "/ <esc> d", "drew 2 up to 8C, left 0");
    check_said("canfield", position, "<right> z", "W holds -0 2H 3C 8D");
    check_said("canfield", position, ":look=R1", "R1 holds -1 8S");
    check_said("canfield", position, ":look=T9", "");
    let mut session = session("canfield", position);
    run(&mut session, ":look=W");
    assert_eq!(session.scene().looked_at, Some(PileId::Waste));
    run(&mut session, "d");
    assert_eq!(session.scene().looked_at, None);
}

/// Whoever asks for a hint after the win is told of the win, and not of moves that are left.
#[test]
fn a_won_game_has_no_hints_but_a_word() {
    let open = "base T / F1 TC / F2 TS JS / F3 TH / T1 QH JC / T2 JH / T3 QS";
    for command in [Command::Hint, Command::KnowingHint] {
        let mut session = session("canfield", open);
        run(&mut session, "y <esc>");
        session.update(command.clone(), Millis(9_000));
        assert_eq!(said(&session), "won in 1", "{command:?}");
    }
}
