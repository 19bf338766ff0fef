//! From what the terminal reports to what the player asks for.
//!
//! What a key means is the session's affair. Here a key only gets its name, and a click is traced to the card that was
//! drawn under it.

use canfield_session::command::Command;
use canfield_session::keymap::Key;
use canfield_session::scene::Scene;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use crate::view::{Drawn, Hit};

/// What an event asks for, given what was drawn last. `None` for an event that asks for nothing: a key that is
/// released, a mouse that only moves, a click beside everything. To suspend the program is then the shell's affair.
#[must_use]
pub fn request(event: &Event, scene: &Scene, drawn: &Drawn) -> Option<Command> {
    match event {
        Event::Key(event) => match key(event)? {
            Key::Ctrl('z') => Some(Command::Suspend),
            key => Some(Command::Key(key)),
        },
        Event::Mouse(event) => mouse(*event, scene, drawn),
        // The shell draws the screen anew when its size changes; that is no request.
        _ => None,
    }
}

fn mouse(event: MouseEvent, scene: &Scene, drawn: &Drawn) -> Option<Command> {
    let hit = drawn.at(Position::new(event.column, event.row));
    let on = match hit {
        Some(Hit::Pile(pile, _)) => Some(pile),
        _ => None,
    };
    let command = match event.kind {
        MouseEventKind::Down(MouseButton::Left) => match hit? {
            Hit::Pile(pile, depth) => Command::Press { pile, depth },
            Hit::Entry(n) => Command::Choose(n),
            Hit::Answer(answer) => Command::Answer(answer),
        },
        MouseEventKind::Up(MouseButton::Left) => Command::Release { on },
        MouseEventKind::Down(MouseButton::Right) => Command::SecondPress { on },
        MouseEventKind::ScrollUp if scene.dialog.is_some() => Command::Key(Key::Up),
        MouseEventKind::ScrollDown if scene.dialog.is_some() => Command::Key(Key::Down),
        MouseEventKind::ScrollUp => Command::Undo,
        MouseEventKind::ScrollDown => Command::Redo,
        _ => return None,
    };
    Some(command)
}

/// The name of a key. Some terminals report a key a second time when it is released; that is no key. The key Alt makes no
/// difference: what comes right after Esc looks the same, and must not be lost.
fn key(event: &KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release {
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
