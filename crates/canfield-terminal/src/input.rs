//! From what the terminal reports to what the player asks for.
//!
//! What a key means is the session's affair. Here a key only gets its name, and a click is traced to the card that was
//! drawn under it.

use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::keymap::Key;
use canfield_session::scene::{Mark, Scene};
use canfield_session::session::Millis;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use crate::view::{Drawn, Hit};

/// What an event asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Request {
    /// Something that the session knows.
    Command(Command),
    /// Leave the terminal to the shell from which the program was started, for a while.
    Suspend,
}

/// Two clicks on a card within this time are a double click.
const DOUBLE_CLICK_MILLIS: u64 = 400;

/// What must be remembered from one event to the next: where the mouse button went down, and when.
#[derive(Debug, Clone, Copy, Default)]
pub struct Input {
    pressed: Option<(PileId, Millis)>,
}

impl Input {
    /// What an event asks for, given what was drawn last. `None` for an event that asks for nothing: a key that
    /// is released, a mouse that only moves, a click beside everything.
    pub fn request(
        &mut self,
        event: &Event,
        scene: &Scene,
        drawn: &Drawn,
        now: Millis,
    ) -> Option<Request> {
        match event {
            Event::Key(event) => match key(event)? {
                Key::Ctrl('z') => Some(Request::Suspend),
                key => Some(Request::Command(Command::Key(key))),
            },
            Event::Mouse(event) => self.click(*event, scene, drawn, now).map(Request::Command),
            // The shell draws the screen anew when its size changes; that is no request.
            _ => None,
        }
    }

    fn click(
        &mut self,
        event: MouseEvent,
        scene: &Scene,
        drawn: &Drawn,
        now: Millis,
    ) -> Option<Command> {
        let hit = drawn.at(scene, Position::new(event.column, event.row));
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => match hit? {
                Hit::Pile(pile, depth) => Some(self.press(pile, depth, now)),
                Hit::Entry(n) => Some(Command::Choose(n)),
                Hit::Answer(answer) => Some(Command::Answer(answer)),
            },
            // Cards that were picked up by pressing the button are put down where it is released.
            MouseEventKind::Up(MouseButton::Left) => match hit? {
                Hit::Pile(pile, depth) => {
                    let (pressed, _) = self.pressed?;
                    (pressed != pile && is_carrying(scene))
                        .then_some(Command::Point { pile, depth })
                }
                Hit::Entry(_) | Hit::Answer(_) => None,
            },
            MouseEventKind::Down(MouseButton::Right) => Some(Command::Cancel),
            MouseEventKind::ScrollUp if scene.dialog.is_some() => Some(Command::Key(Key::Up)),
            MouseEventKind::ScrollDown if scene.dialog.is_some() => Some(Command::Key(Key::Down)),
            MouseEventKind::ScrollUp => Some(Command::Undo),
            MouseEventKind::ScrollDown => Some(Command::Redo),
            _ => None,
        }
    }

    fn press(&mut self, pile: PileId, depth: u8, now: Millis) -> Command {
        let is_double = self.pressed.is_some_and(|(last, when)| {
            last == pile && now.0.saturating_sub(when.0) < DOUBLE_CLICK_MILLIS
        });
        // Quick clicks on the stock deal packet after packet.
        if is_double && depth == 0 && pile != PileId::Stock {
            self.pressed = None;
            return Command::Send { pile, depth };
        }
        self.pressed = Some((pile, now));
        Command::Point { pile, depth }
    }
}

fn is_carrying(scene: &Scene) -> bool {
    let mut cards = scene.piles.iter().flat_map(|pile| &pile.cards);
    cards.any(|card| card.mark == Mark::Selected)
}

/// The name of a key. Some terminals report a key a second time when it is released; that is no key.
fn key(event: &KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release || event.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    let key = match event.code {
        KeyCode::Char(letter) if event.modifiers.contains(KeyModifiers::CONTROL) => {
            Key::Ctrl(letter.to_ascii_lowercase())
        }
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::F(n) => Key::Function(n),
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        _ => return None,
    };
    Some(key)
}

#[cfg(test)]
mod tests;
