//! What front ends with a pointer, a calendar and text fields of their own ask for.

use super::*;
use crate::daily::Day;

#[test]
fn the_deal_of_a_day_is_its_date() {
    let mut session = Session::new_game(variants::first(), 1);
    let day = Day {
        year: 2026,
        month: 7,
        day: 4,
    };
    session.update(Command::Daily(day), Millis(0));
    assert_eq!(session.scene().deal, "20260704");
    session.update(Command::Draw, Millis(0));
    session.update(Command::Daily(Day { day: 5, ..day }), Millis(0));
    assert!(session.is_asking());
}

#[test]
fn a_front_end_can_put_the_cursor_somewhere() {
    let mut session = Session::new_game(variants::first(), 1);
    let cursor = |session: &Session| {
        let piles = session.scene().piles;
        let here = piles
            .iter()
            .find(|view| view.has_cursor || view.cards.iter().any(|card| card.has_cursor));
        here.map(|view| view.pile)
    };
    session.update(Command::Cursor(PileId::Tableau(2)), Millis(0));
    assert_eq!(cursor(&session), Some(PileId::Tableau(2)));
    session.update(Command::Cursor(PileId::Tableau(9)), Millis(0));
    assert_eq!(cursor(&session), Some(PileId::Tableau(2)));
}

#[test]
fn what_the_system_edits_is_searched_for() {
    let mut session = Session::new_game(variants::first(), 1);
    session.update(Command::Show(Screen::Variants), Millis(0));
    session.update(Command::Write("demon".to_owned()), Millis(0));
    let Some(Dialog::Variants { matches, .. }) = session.scene().dialog else {
        panic!("the list is open");
    };
    assert!(matches.iter().any(|entry| entry.id == "demon"));
    assert!(matches.len() < 9);
}

#[test]
fn a_setting_takes_each_of_its_values() {
    let mut session = Session::new_game(variants::first(), 1);
    for setting in session.scene().settings.rows() {
        let values = setting.values();
        assert!(values.len() > 1 && values.contains(&setting), "{setting:?}");
        for value in values {
            session.update(Command::Set(value.clone()), Millis(0));
            assert!(session.scene().settings.rows().contains(&value));
        }
    }
}
