//! The key map: every row's keys do what the row says.

use super::*;
use crate::keymap::{action, bindings};
use crate::settings::Keys;

/// A session in which every action shows: something to undo and to redo, and the cursor in the middle.
fn prepared() -> Session {
    let mut session = dealt("canfield", "12345");
    run(&mut session, "d d u :point=F2 :cancel");
    assert_eq!(session.cursor, Cursor::on(PileId::Foundation(1)));
    session
}

fn after(command: Command) -> Scene {
    let mut session = prepared();
    session.update(command, Millis(0));
    session.scene()
}

fn on(pile: PileId) -> Scene {
    let mut session = prepared();
    session.cursor = Cursor::on(pile);
    session.scene()
}

#[test]
fn every_row_of_the_key_map_does_what_it_says() {
    for binding in bindings(Keys::Standard) {
        for &key in binding.keys(Keys::Standard) {
            assert_eq!(action(Keys::Standard, key), Some(binding.action));
            let mut session = prepared();
            let effects = session.update(Command::Key(key), Millis(0));
            let scene = session.scene();
            let why = format!("{key:?} for {:?}", binding.action);
            let asks = |screen: Screen| after(Command::Show(screen));
            match binding.action {
                Action::TypeTableau => {
                    // Only the piles that there are can be named; a digit too many is refused with its reason.
                    let Some(PileId::Tableau(n)) = keymap::tableau_pile(key) else {
                        panic!("{why}")
                    };
                    assert_eq!(scene.typed.is_empty(), n > 9, "{why}");
                }
                Action::TypeWaste | Action::TypeReserve | Action::TypeFoundation => {
                    assert_eq!(scene.typed.len(), 1, "{why}");
                }
                Action::Draw => assert_eq!(scene, after(Command::Draw), "{why}"),
                Action::Point => {
                    let pile = PileId::Foundation(1);
                    assert_eq!(scene, after(Command::Point { pile, depth: 0 }), "{why}");
                }
                Action::Send => {
                    let pile = PileId::Foundation(1);
                    assert_eq!(scene, after(Command::Send { pile, depth: 0 }), "{why}");
                }
                Action::TypeStock => panic!("{why}"),
                Action::Finish => assert_eq!(scene, after(Command::Finish), "{why}"),
                Action::Hint => {
                    assert_eq!(scene, after(Command::Hint), "{why}");
                    continue;
                }
                Action::KnowingHint => {
                    assert_eq!(scene, after(Command::KnowingHint), "{why}");
                    continue;
                }
                Action::Solution => {
                    assert_eq!(scene, after(Command::Solution), "{why}");
                    assert_eq!(screen(&session), "solution?", "{why}");
                }
                Action::LastWinnable => {
                    assert_eq!(scene, after(Command::LastWinnable), "{why}");
                    continue;
                }
                Action::Bookmark => assert_eq!(scene, after(Command::Bookmark), "{why}"),
                Action::GoBack => assert_eq!(scene, after(Command::GoBack), "{why}"),
                Action::Find => assert_eq!(said(&session), "find what", "{why}"),
                Action::Look => {
                    let pile = PileId::Foundation(1);
                    assert_eq!(scene, after(Command::Look(pile)), "{why}");
                }
                Action::CursorLeft | Action::PreviousPile => {
                    assert_eq!(scene, on(PileId::Foundation(0)), "{why}");
                }
                Action::CursorRight | Action::NextPile => {
                    assert_eq!(scene, on(PileId::Foundation(2)), "{why}");
                }
                Action::CursorUp => assert_eq!(scene, prepared().scene(), "{why}"),
                Action::CursorDown => assert_eq!(scene, on(PileId::Tableau(1)), "{why}"),
                Action::FirstPile => assert_eq!(scene, on(PileId::Stock), "{why}"),
                Action::LastPile => assert_eq!(scene, on(PileId::Foundation(3)), "{why}"),
                Action::Undo => assert_eq!(scene, after(Command::Undo), "{why}"),
                Action::Redo => assert_eq!(scene, after(Command::Redo), "{why}"),
                Action::Restart => assert_eq!(scene, after(Command::Restart), "{why}"),
                Action::NewGame => assert_eq!(scene, after(Command::NewGame), "{why}"),
                Action::Show(screen) => assert_eq!(scene, asks(screen), "{why}"),
                Action::Cancel => assert_eq!(scene, after(Command::Cancel), "{why}"),
                Action::Quit | Action::Interrupt => {
                    assert_eq!(scene, after(Command::Quit), "{why}");
                    assert_eq!(screen(&session), "quit?", "{why}");
                }
            }
            assert_eq!(effects, [], "{why}");
        }
    }
}

#[test]
fn letters_name_piles() {
    let position = "base 4 / S 8C / W 8D / R1 2D 7S / F3 4H 5H / T1 9S / T2 6S / T3 KC / T4 KD";
    for (line, expect) in [
        ("w1", "8D*1 to T1"),
        ("W1", "8D*1 to T1"),
        ("w1 r1", "7S*1 to T1, 2D up on R1"),
        ("w1 R1", "7S*1 to T1, 2D up on R1"),
        (
            "rf",
            "refused 7S to F2: FoundationNeeds { needed: Rank(3) }",
        ),
        ("f2", "5H*1 to T2"),
        ("w9", "refused 8D to T9: NoSuchPile { pile: Tableau(8) }"),
        ("w0", "refused 8D to T10: NoSuchPile { pile: Tableau(9) }"),
        ("wa", "unknown Char('a')"),
        ("w;", "unknown Char(';')"),
        (
            "w <backspace> r1",
            "refused 7S to T1: TableauNeeds { needed: Rank(7) }",
        ),
        ("w <esc>", ""),
        ("ww", "refused 8D: SamePile"),
        ("ff", "refused: SamePile"),
        ("w d", "drew 1 up to 8C, left 0"),
    ] {
        check_said("canfield", position, line, expect);
    }
}

#[test]
fn an_empty_pile_has_no_card_to_put_back() {
    let position = "base 4 / S 8C / R1 2D / F3 4H 5H";
    for (line, pile) in [("ww", "Waste"), ("11", "Tableau(0)")] {
        let expect = format!("refused: EmptyPile {{ pile: {pile} }}");
        check_said("canfield", position, line, &expect);
    }
}

#[test]
fn several_reserves_are_named_by_number() {
    let position = "S 2C / R1 9C / R2 8H / T1 9S / T2 KS / T3 KC";
    check_said("gate", position, "r21", "8H*1 to T1");
    check_said(
        "gate",
        position,
        "r13",
        "refused 9C to T3: TableauNeeds { needed: Rank(11) }",
    );
    check_said("gate", position, "r9", "unknown Char('9')");
    check_said("gate", position, "rf", "unknown Char('f')");
    check_said(
        "gate",
        position,
        "r2f",
        "refused 8H to F3: FoundationNeeds { needed: Rank(0) }",
    );
    let scene = session("gate", position).scene();
    let keys: Vec<&str> = scene.piles.iter().map(|view| view.keys.as_str()).collect();
    assert_eq!(keys.join(" "), "d w r1 r2 f f f f 1 2 3 4 5 6 7 8");
}

#[test]
fn a_game_without_reserve_has_no_letter_for_it() {
    check_said(
        "canfield-klondike",
        "S 2C / T1 9S",
        "r",
        "unknown Char('r')",
    );
}

#[test]
fn the_largest_run_that_fits_goes_over() {
    let position = "base 4 / S 2C / F3 4H / T1 9S 8H 7C / T2 TD / T3 9C / T4 8D";
    check_said("canfield", position, "12", "9S*3 to T2");
    check_said("canfield", position, "13", "8H*2 to T3");
    check_said("canfield", position, "14", "7C*1 to T4");
    check_said(
        "dispettoso",
        position,
        "13",
        "refused 8H to T3: CardOrWholePileOnly",
    );
    check_said("dispettoso", position, "14", "7C*1 to T4");
    check_said(
        "canfield",
        position,
        "41",
        "refused 8D to T1: TableauNeeds { needed: Rank(5) }",
    );
}

#[test]
fn a_card_comes_back_from_the_foundation_that_has_it() {
    let position = "base 4 / S 2C / F3 4H 5H / F4 4D 5D / F1 4C / T1 6S / T2 KS / T3 5C";
    check_said("canfield", position, "f1", "several for T1");
    check_said("canfield", position, ":point=F4 1", "5D*1 to T1");
    check_said(
        "canfield",
        position,
        "f2",
        "refused 5H to T2: TableauNeeds { needed: Rank(11) }",
    );
    check_said(
        "dispettoso",
        position,
        "f1",
        "refused 4C to T1: FoundationKeeps",
    );
    check_said(
        "canfield",
        "base 4 / S 2C / F3 4H 5H / T1 6S / T3 5C",
        "f1",
        "5H*1 to T1",
    );
    check_said(
        "canfield",
        "base 4 / S 2C / F3 4H / F4 4D / T1 5S",
        "f1",
        "refused 4H to T1: BaseCardStays",
    );
    check_said(
        "canfield-klondike",
        "S 2C / T1 6S",
        "f1",
        "refused to T1: EmptyPile { pile: Foundation(0) }",
    );
}

/// The classic keys: `s` the reserve, `h` the stock, `t` the waste, two letters a command.
#[test]
fn the_classic_letters_play_too() {
    let position = "base 4 / S 8C / W 8D / R1 2D 7S / F3 4H 5H / T1 9S / T2 6S / T3 KC / T4 KD";
    for (line, expect) in [
        ("ht", "drew 1 up to 8C, left 0"),
        ("HT", "drew 1 up to 8C, left 0"),
        ("t1", "8D*1 to T1"),
        ("t1 s1", "7S*1 to T1, 2D up on R1"),
        (
            "sf",
            "refused 7S to F2: FoundationNeeds { needed: Rank(3) }",
        ),
        ("f2", "5H*1 to T2"),
        ("12", "refused 9S to T2: TableauNeeds { needed: Rank(4) }"),
        ("h1", "unknown Char('1')"),
        ("w", "unknown Char('w')"),
        ("d", "unknown Char('d')"),
        ("t <esc> ht", "drew 1 up to 8C, left 0"),
    ] {
        let classic = Settings {
            keys: Keys::Bsd,
            ..by_hand()
        };
        let mut session = session("canfield", position).with_settings(classic);
        run(&mut session, line);
        assert_eq!(said(&session), expect, "{line}");
    }
}

#[test]
fn the_letters_of_the_piles_are_those_of_the_key_map() {
    let scene = dealt("canfield", "1")
        .with_settings(Settings {
            keys: Keys::Bsd,
            ..by_hand()
        })
        .scene();
    let keys: Vec<&str> = scene.piles.iter().map(|view| view.keys.as_str()).collect();
    assert_eq!(keys.join(" "), "ht t s f f f f 1 2 3 4");
}

/// On a mirrored table an arrow goes where it points.
#[test]
fn arrows_are_mirrored_with_the_table() {
    let mut session = dealt("canfield", "12345");
    let pile = |session: &Session| session.cursor.pile;
    run(&mut session, "<down> <right>");
    let right = pile(&session);
    session.settings.left_handed = true;
    session.cursor = Cursor::START;
    run(&mut session, "<down> <left>");
    assert_eq!(pile(&session), right);
    run(&mut session, "<right>");
    assert_eq!(pile(&session), PileId::Reserve(0));
    run(&mut session, "<home>");
    assert_eq!(pile(&session), PileId::Tableau(3));
}

#[test]
fn what_is_typed_is_forgotten_with_one_key() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, "g123");
    run(&mut session, "<ctrl-u> 7");
    assert_eq!(screen(&session), "number `7`");
    run(&mut session, "<esc> vgate <ctrl-u>");
    assert!(screen(&session).starts_with("variants ``"));
    run(&mut session, "<esc> g ms");
    session.update(Command::Key(Key::Char(' ')), Millis(0));
    run(&mut session, "5 <enter>");
    assert_eq!(session.scene().deal, "5");
}
