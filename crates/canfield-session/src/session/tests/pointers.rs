//! Mouse and finger: clicks, double clicks and drags.

use super::*;

const POSITION: &str =
    "base 4 / S 8C 2S / W 2H 3C 8D / R1 2D 7S / F3 4H / T1 9S / T2 9C / T3 KC QH / T4 5H";

#[test]
fn clicks_double_clicks_and_drags_go_together() {
    for (line, expect) in [
        (":press=W :release=W", "holds 8D*1"),
        (":press=W :release=W :press=T1 :release=T1", "8D*1 to T1"),
        (":press=W :release=T2", "8D*1 to T2"),
        (":press=W :release=", "put back"),
        (
            ":press=T4 :release=T4 :press=T4",
            "5H*1 to F3, 7S fills T4 from R1, 2D up on R1",
        ),
        (":press=W :release=W :press=W", "8D*1 to T1"),
        (":press=S :release=S", "drew 2 up to 8C, left 0"),
        (":release=T1", "dealt base 4"),
        (":second=W", "W holds -0 2H 3C 8D"),
        (":press=W :release=W :second=T1", "put back"),
    ] {
        check_said("canfield", POSITION, line, expect);
    }
}

/// Ten quick clicks on the stock are ten draws (fault B3).
#[test]
fn b3_quick_clicks_on_the_stock_are_all_draws() {
    let mut session = dealt("canfield", "12345");
    for _ in 0..10 {
        run(&mut session, ":press=S :release=S");
    }
    assert_eq!(session.scene().n_moves, 10);
}

#[test]
fn slow_clicks_are_no_double_click() {
    let mut session = session("canfield", POSITION);
    for now in [0, 400] {
        let pile = PileId::Tableau(3);
        session.update(Command::Press { pile, depth: 0 }, Millis(now));
        session.update(Command::Release { on: Some(pile) }, Millis(now));
    }
    assert_eq!(said(&session), "put back");
}

/// What was pressed on and what is released on are of one position (fault F3).
#[test]
fn f3_a_gesture_ends_with_its_position() {
    let line = ":press=W u d :release=T1";
    check_said("canfield", POSITION, line, "drew 2 up to 8C, left 0");
    // A click that put a card down is not the first half of a double click on it.
    let line = ":press=T4 :release=T4 :press=F3 :release=F3 :press=F3";
    check_said("canfield", POSITION, line, "holds 5H*1");
}

/// The second button does nothing while a card is dragged (fault F4).
#[test]
fn f4_the_second_button_is_ignored_during_a_drag() {
    check_said("canfield", POSITION, ":press=W :second=T1", "holds 8D*1");
    check_said(
        "canfield",
        POSITION,
        ":press=W :second=T1 :release=T1",
        "8D*1 to T1",
    );
}

/// A drop on the stock deals nothing and moves nothing (fault A25).
#[test]
fn a25_nothing_is_dragged_onto_the_stock() {
    for (to, name) in [("S", "Stock"), ("W", "Waste"), ("R1", "Reserve(0)")] {
        check_refused(
            "canfield",
            POSITION,
            &format!(":press=T1 :release={to}"),
            &format!("refused 9S to {to}: TakesNoCards {{ pile: {name} }}"),
        );
    }
    check_seen("canfield", POSITION, ":press=T1 :release=S", "T1", "T1 9S^");
}

#[test]
fn a8_a_drag_back_to_its_pile_is_no_step() {
    check_refused(
        "canfield",
        POSITION,
        ":press=T1 :release=T1 :press=T1",
        "9S*1 goes nowhere",
    );
}

/// A drag that wins leaves the end of the game in sight (fault A24).
#[test]
fn a24_a_drag_wins_too() {
    let position = "base A / W 2C / F1 AC";
    for line in [
        ":press=W :release=F1",
        ":press=W :release=W :press=W :release=W",
        ":press=W :release=W :press=F1 :release=F1",
    ] {
        let mut session = session("canfield", position);
        run(&mut session, line);
        assert_eq!(said(&session), "won in 1, 2C*1 to F1", "{line}");
        assert_eq!(screen(&session), "won", "{line}");
    }
}

/// Sent cards go home, else onto other cards, else into a space, and as many as were pointed at.
#[test]
fn cards_are_sent_where_they_can_go() {
    let position = "base 4 / S 2C / W 8D / F3 4H / T1 9S 8H 7C / T3 9C / T2 TD / T4 5H";
    for (line, expect) in [
        (":send=T4", "5H*1 to F3"),
        (":send=W", "8D*1 to T3"),
        (":send=T1.2", "9S*3 to T2"),
        (":send=T1.1", "8H*2 to T3"),
        (":send=T2", "TD*1 goes nowhere"),
        (":send=R1", "refused: EmptyPile { pile: Reserve(0) }"),
        (":send=F3", "refused 4H: SamePile"),
        (":send=S", "drew 1 up to 2C, left 0"),
    ] {
        check_said("canfield", position, line, expect);
    }
}
