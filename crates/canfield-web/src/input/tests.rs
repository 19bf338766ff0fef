//! Keys, taps, slips and drags.

use canfield_core::variants;
use canfield_session::command::Screen;
use canfield_session::layout::{self, Area};
use canfield_session::session::{Millis, Session};
use canfield_session::settings::{Autoplay, Settings};

use super::*;
use crate::view::SHAPE;

/// A page without a browser: what is pressed, carried and let go on a table of 1280 by 720 points.
struct Hand {
    session: Session,
    gesture: Gesture,
    is_finger: bool,
    millis: u64,
}

const POSITION: &str =
    "base 5 / S 2C 3C / W 9D / R1 2S 4D / F1 5C / T1 KD QC / T2 KH / T3 9S 8D / T4 TC";

impl Hand {
    fn new(is_finger: bool) -> Self {
        let variant = variants::find("canfield").unwrap();
        let state = variant.rules.read_position(POSITION).unwrap();
        let settings = Settings {
            autoplay: Autoplay::Off,
            ..Settings::default()
        };
        Self {
            session: Session::from_position(variant, state, 1).with_settings(settings),
            gesture: Gesture::default(),
            is_finger,
            millis: 0,
        }
    }

    fn layout(&self) -> Layout {
        let area = Area {
            width: 1280.0,
            height: 720.0,
            ..Area::default()
        };
        layout::fit(&self.session.scene(), area, SHAPE)
    }

    /// A point of the top card of a pile, or of the pile.
    fn on(&self, pile: &str) -> Point {
        let layout = self.layout();
        let placed = layout.pile(pile.parse().unwrap()).unwrap();
        let top = placed.cards.last().unwrap_or(&placed.base);
        (top.x + 30.0, top.y + 50.0)
    }

    fn update(&mut self, commands: impl IntoIterator<Item = Command>) {
        for command in commands {
            self.session.update(command, Millis(self.millis));
        }
    }

    fn down(&mut self, at: Point) {
        self.millis += 1_000;
        let command = self.gesture.down(at, self.is_finger, &self.layout());
        self.press(command);
    }

    fn press(&mut self, command: Option<Command>) {
        if command.is_some() {
            self.update(command);
            self.gesture.bind(self.session.scene().position);
        }
    }

    fn moved(&mut self, to: Point) {
        let command = self.gesture.moved(to);
        self.press(command);
    }

    fn up(&mut self) {
        let commands = self.gesture.up(&self.session.scene(), &self.layout());
        self.update(commands);
    }

    fn tap(&mut self, pile: &str) {
        self.down(self.on(pile));
        self.up();
    }

    fn drag(&mut self, from: &str, to: Point) {
        self.down(self.on(from));
        self.moved(to);
        self.up();
    }

    fn n_moves(&self) -> usize {
        self.session.scene().n_moves
    }

    fn is_held(&self) -> bool {
        let scene = self.session.scene();
        let mut cards = scene.piles.iter().flat_map(|view| &view.cards);
        cards.any(|card| card.mark == Mark::Selected)
    }

    fn cards(&self, pile: &str) -> usize {
        self.session.state().len(pile.parse().unwrap())
    }
}

fn check_both(check: impl Fn(Hand)) {
    check(Hand::new(false));
    check(Hand::new(true));
}

#[test]
fn tap_and_tap() {
    check_both(|mut hand| {
        hand.tap("W");
        assert!(hand.is_held());
        hand.tap("T4");
        assert_eq!((hand.n_moves(), hand.cards("T4")), (1, 2));
    });
}

#[test]
fn two_quick_taps_send_a_card() {
    check_both(|mut hand| {
        hand.tap("W");
        hand.millis -= 900;
        hand.tap("W");
        assert_eq!((hand.n_moves(), hand.cards("T4")), (1, 2));
    });
}

#[test]
fn a_tap_with_a_small_slip_is_a_tap() {
    for (is_finger, slip) in [(false, 3.0), (true, 9.0)] {
        let mut hand = Hand::new(is_finger);
        let (x, y) = hand.on("W");
        hand.down((x, y));
        hand.moved((x + slip, y + slip / 2.0));
        assert_eq!(hand.gesture.carried(&hand.session.scene()), None);
        hand.up();
        assert!(hand.is_held());
        hand.tap("T4");
        assert_eq!(hand.n_moves(), 1);
    }
}

#[test]
fn a_card_is_dragged() {
    check_both(|mut hand| {
        let to = hand.on("T4");
        hand.drag("W", to);
        assert_eq!((hand.n_moves(), hand.cards("T4")), (1, 2));
    });
}

/// F9: let go with the pointer beside the pile, but with the card over most of it.
#[test]
fn f9_a_card_let_go_beside_a_pile_that_it_overlaps() {
    check_both(|mut hand| {
        let (x, y) = hand.on("T4");
        let width = hand.layout().card_width;
        hand.drag("W", (x + 0.45 * width, y + 20.0));
        assert_eq!(hand.cards("T4"), 2);
    });
}

#[test]
fn a_card_let_go_elsewhere_is_put_back_and_the_game_says_so() {
    check_both(|mut hand| {
        hand.drag("W", (5.0, 715.0));
        assert_eq!(hand.n_moves(), 0);
        assert!(!hand.is_held());
        let to = hand.on("T2");
        hand.drag("W", to);
        assert_eq!(hand.n_moves(), 0);
        let status = hand.session.scene().status;
        let is_refused = matches!(
            status.first(),
            Some(canfield_session::message::Message::Refused { .. })
        );
        assert!(is_refused, "{status:?}");
        // Over its own pile it is just put back.
        let (x, y) = hand.on("W");
        hand.drag("W", (x + 20.0, y + 20.0));
        assert!(!hand.is_held());
    });
}

/// F2, F10: the card that is picked up is the one that lies there, wherever its picture still is.
#[test]
fn f2_quick_taps_on_the_stock_and_the_waste() {
    check_both(|mut hand| {
        hand.tap("S");
        hand.tap("W");
        assert!(hand.is_held());
        assert_eq!((hand.cards("W"), hand.n_moves()), (3, 1));
    });
}

/// F3: between press and release another position came onto the table.
#[test]
fn f3_a_gesture_is_bound_to_its_position() {
    check_both(|mut hand| {
        let (x, y) = hand.on("W");
        hand.down((x, y));
        hand.moved((x + 40.0, y));
        hand.update([Command::Draw]);
        hand.moved(hand.on("T4"));
        assert_eq!(hand.gesture.carried(&hand.session.scene()), None);
        hand.up();
        assert_eq!((hand.n_moves(), hand.cards("T4")), (1, 1));
    });
}

/// F4: the second button, or a second finger, during a drag.
#[test]
fn f4_a_second_press_does_not_disturb_the_first() {
    check_both(|mut hand| {
        hand.down(hand.on("W"));
        let (x, y) = hand.on("W");
        hand.moved((x + 40.0, y));
        let second = hand
            .gesture
            .down(hand.on("T3"), hand.is_finger, &hand.layout());
        assert_eq!(second, None);
        hand.update([Command::SecondPress {
            on: Some(PileId::Tableau(2)),
        }]);
        hand.moved(hand.on("T4"));
        hand.up();
        assert_eq!(hand.cards("T4"), 2);
    });
}

#[test]
fn a_finger_that_stays_down_looks_and_moves_nothing() {
    let mut hand = Hand::new(true);
    hand.down(hand.on("T1"));
    let look = hand.gesture.held_long();
    assert_eq!(look, Some(Command::Look(PileId::Tableau(0))));
    hand.update(look);
    hand.up();
    assert!(!hand.is_held());
    assert_eq!(hand.session.scene().looked_at, Some(PileId::Tableau(0)));
    // A mouse presses at once, and looks with its second button.
    let mut hand = Hand::new(false);
    hand.down(hand.on("T1"));
    assert_eq!(hand.gesture.held_long(), None);
}

#[test]
fn a_pointer_that_is_taken_away_puts_the_card_back() {
    check_both(|mut hand| {
        let (x, y) = hand.on("W");
        hand.down((x, y));
        hand.moved((x + 50.0, y));
        let command = hand.gesture.cancel();
        hand.update(command);
        assert!(!hand.is_held());
        assert_eq!(hand.n_moves(), 0);
    });
}

fn check_key(name: &str, focus: Focus, then: &[Command], expect: Option<Key>) {
    let mut session = Session::new_game(variants::first(), 1);
    for command in then {
        session.update(command.clone(), Millis(0));
    }
    let found = key(name, false, false, focus, &session.scene());
    assert_eq!(found, expect.map(Command::Key), "{name} {focus:?} {then:?}");
}

#[test]
fn keys_of_the_browser_stay_its_own() {
    for name in ["Tab", "F5x", "Dead", "Shift", "q"] {
        check_key(name, Focus::Table, &[], None);
    }
    check_key("F1", Focus::Table, &[], Some(Key::Function(1)));
    check_key("ArrowLeft", Focus::Table, &[], Some(Key::Left));
    check_key("u", Focus::Button, &[], Some(Key::Char('u')));
    check_key("Enter", Focus::Button, &[], None);
    check_key(" ", Focus::Button, &[], None);
    let settings = [Command::Show(Screen::Settings)];
    check_key("ArrowDown", Focus::Choice, &settings, None);
    check_key("Escape", Focus::Choice, &settings, Some(Key::Escape));
    let rules = [Command::Show(Screen::Rules)];
    check_key("PageDown", Focus::Table, &rules, None);
    let variants = [Command::Show(Screen::Variants)];
    check_key("d", Focus::Field, &variants, None);
    check_key("ArrowDown", Focus::Field, &variants, Some(Key::Down));
}

#[test]
fn undo_as_everywhere() {
    let scene = Session::new_game(variants::first(), 1).scene();
    let control = |name, is_shift, focus| key(name, is_shift, true, focus, &scene);
    assert_eq!(control("z", false, Focus::Table), Some(Command::Undo));
    assert_eq!(control("Z", true, Focus::Button), Some(Command::Redo));
    assert_eq!(control("y", false, Focus::Table), Some(Command::Redo));
    assert_eq!(control("z", false, Focus::Field), None);
    assert_eq!(control("r", false, Focus::Table), None);
}

/// A menu is walked by arrows, around its ends, and the first one goes to an end.
#[test]
fn arrows_walk_a_menu() {
    assert_eq!(walk("ArrowDown", None, 3), Some(0));
    assert_eq!(walk("ArrowUp", None, 3), Some(2));
    assert_eq!(walk("ArrowDown", Some(0), 3), Some(1));
    assert_eq!(walk("ArrowDown", Some(2), 3), Some(0));
    assert_eq!(walk("ArrowUp", Some(0), 3), Some(2));
    assert_eq!(walk("Home", Some(1), 3), Some(0));
    assert_eq!(walk("End", Some(0), 3), Some(2));
    assert_eq!(walk("Enter", Some(0), 3), None);
    assert_eq!(walk("ArrowDown", None, 0), None);
}

/// A notch of a wheel is one move, and so are many small turns; turning about begins anew.
#[test]
fn the_wheel_takes_moves_back_and_makes_them_again() {
    let mut wheel = Wheel::default();
    assert_eq!(wheel.turned(-120.0, 0), Some(Command::Undo));
    assert_eq!(wheel.turned(3.0, 1), Some(Command::Redo));
    assert_eq!(wheel.turned(-60.0, 0), None);
    assert_eq!(wheel.turned(60.0, 0), None);
    assert_eq!(wheel.turned(60.0, 0), Some(Command::Redo));
}
