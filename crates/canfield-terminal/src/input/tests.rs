//! Events as terminals report them, and what they ask for.

use canfield_core::pile::PileId;
use canfield_core::variants;
use canfield_session::session::{Millis, Session};
use canfield_text::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::*;
use crate::look::Look;
use crate::view;

/// A player at a screen of 80 columns and 24 rows.
struct Player {
    session: Session,
    now: Millis,
}

impl Player {
    fn new() -> Self {
        let variant = variants::find("canfield").unwrap();
        let deck = "12345".parse().unwrap();
        Self {
            session: Session::new(variant, deck, 1).unwrap(),
            now: Millis(0),
        }
    }

    /// What an event asks for; whatever it is, the session does it.
    fn does(&mut self, event: &Event) -> Option<Command> {
        let scene = self.session.scene();
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        let drawn = view::draw(
            &scene,
            &Texts::new("en"),
            Look::default(),
            area,
            &mut buffer,
        );
        let command = request(event, &scene, &drawn)?;
        self.session.update(command.clone(), self.now);
        Some(command)
    }

    fn mouse(&mut self, kind: MouseEventKind, (column, row): (u16, u16)) -> Option<Command> {
        self.does(&Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }))
    }

    fn presses(&mut self, at: (u16, u16)) -> Option<Command> {
        self.mouse(MouseEventKind::Down(MouseButton::Left), at)
    }

    fn releases(&mut self, at: (u16, u16)) -> Option<Command> {
        self.mouse(MouseEventKind::Up(MouseButton::Left), at)
    }
}

fn event(code: KeyCode, modifiers: KeyModifiers, kind: KeyEventKind) -> Event {
    Event::Key(KeyEvent::new_with_kind(code, modifiers, kind))
}

const STOCK: (u16, u16) = (15, 3);
const PILE_1: (u16, u16) = (39, 7);
const PILE_4: (u16, u16) = (63, 7);

const fn press(pile: PileId) -> Command {
    Command::Press { pile, depth: 0 }
}

const fn release(pile: PileId) -> Command {
    Command::Release { on: Some(pile) }
}

#[test]
fn g3_a_key_that_is_released_is_no_second_key() {
    let mut player = Player::new();
    let draw = |kind| event(KeyCode::Char('d'), KeyModifiers::NONE, kind);
    assert!(player.does(&draw(KeyEventKind::Press)).is_some());
    assert!(player.does(&draw(KeyEventKind::Release)).is_none());
    assert_eq!(player.session.scene().n_moves, 1);
    assert!(player.does(&draw(KeyEventKind::Repeat)).is_some());
    assert_eq!(player.session.scene().n_moves, 2);
}

/// A key that arrives together with Esc is read as one with Alt, and is a key all the same.
#[test]
fn a_key_right_after_escape_is_not_lost() {
    let mut player = Player::new();
    let event = event(KeyCode::Char('d'), KeyModifiers::ALT, KeyEventKind::Press);
    assert_eq!(player.does(&event), Some(Command::Key(Key::Char('d'))));
}

#[test]
fn keys_have_names() {
    let check = |code, modifiers, expected| {
        let event = event(code, modifiers, KeyEventKind::Press);
        assert_eq!(Player::new().does(&event), Some(Command::Key(expected)));
    };
    check(KeyCode::Char('U'), KeyModifiers::SHIFT, Key::Char('U'));
    check(KeyCode::Char('R'), KeyModifiers::CONTROL, Key::Ctrl('r'));
    check(KeyCode::F(1), KeyModifiers::NONE, Key::Function(1));
    check(KeyCode::Esc, KeyModifiers::NONE, Key::Escape);
}

#[test]
fn cards_are_moved_by_two_clicks_or_by_dragging() {
    let (from, to) = (PileId::Tableau(0), PileId::Tableau(3));
    let mut player = Player::new();
    assert_eq!(player.presses(PILE_1), Some(press(from)));
    assert_eq!(player.releases(PILE_1), Some(release(from)));
    assert_eq!(player.presses(PILE_4), Some(press(to)));
    assert_eq!(player.releases(PILE_4), Some(release(to)));
    assert_eq!(player.session.scene().n_moves, 1);

    let mut player = Player::new();
    assert_eq!(player.presses(PILE_1), Some(press(from)));
    assert_eq!(player.releases(PILE_4), Some(release(to)));
    assert_eq!(player.session.scene().n_moves, 1);
}

#[test]
fn quick_clicks_on_the_stock_deal() {
    let mut player = Player::new();
    for n_moves in 1..=5 {
        assert_eq!(player.presses(STOCK), Some(press(PileId::Stock)));
        assert_eq!(player.session.scene().n_moves, n_moves);
    }
}

#[test]
fn the_second_button_looks_at_a_pile() {
    let mut player = Player::new();
    let look = player.mouse(MouseEventKind::Down(MouseButton::Right), PILE_1);
    let on = Some(PileId::Tableau(0));
    assert_eq!(look, Some(Command::SecondPress { on }));
    assert_eq!(player.session.scene().looked_at, on);
}

#[test]
fn g2_a_click_beside_everything_is_ignored() {
    let mut player = Player::new();
    for at in [(0, 0), (79, 23), (80, 24), (500, 500), (u16::MAX, u16::MAX)] {
        assert_eq!(player.presses(at), None);
        assert_eq!(player.releases(at), Some(Command::Release { on: None }));
    }
    assert_eq!(player.session.scene().n_moves, 0);
}

#[test]
fn the_wheel_takes_moves_back_and_makes_them_again_but_scrolls_a_dialog() {
    let mut player = Player::new();
    player.presses(STOCK);
    assert_eq!(
        player.mouse(MouseEventKind::ScrollUp, STOCK),
        Some(Command::Undo)
    );
    assert_eq!(
        player.mouse(MouseEventKind::ScrollDown, STOCK),
        Some(Command::Redo)
    );
    player.does(&event(
        KeyCode::Char('?'),
        KeyModifiers::NONE,
        KeyEventKind::Press,
    ));
    let down = Some(Command::Key(Key::Down));
    assert_eq!(player.mouse(MouseEventKind::ScrollDown, STOCK), down);
}

#[test]
fn a_question_is_answered_and_a_game_chosen_by_a_click() {
    let mut player = Player::new();
    player.presses(STOCK);
    player.does(&event(
        KeyCode::Char('n'),
        KeyModifiers::NONE,
        KeyEventKind::Press,
    ));
    assert_eq!(player.presses((33, 13)), Some(Command::Answer(false)));
    player.does(&event(
        KeyCode::Char('v'),
        KeyModifiers::NONE,
        KeyEventKind::Press,
    ));
    assert_eq!(player.presses((10, 7)), Some(Command::Choose(1)));
}
