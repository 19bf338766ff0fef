//! From keys, clicks and touches to what the player asks for.
//!
//! What a key means is the session's affair, and so is what may be picked up. Here a touch is told from a drag, and the
//! pile is found that cards are let go on. All of this asks the logical table and never the picture, which may
//! still be in motion (faults F2 and F10).

use canfield_core::card::Rank;
use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::keymap::{self, Action, Key};
use canfield_session::layout::Layout;
use canfield_session::scene::{Dialog, Mark, Scene};
use canfield_session::settings::Keys;
use canfield_text::controls::Control;

#[cfg(test)]
mod tests;

/// What a button with this name asks for.
#[must_use]
pub fn command(name: &str) -> Option<Command> {
    let command = match name {
        "cancel" | "stop" => Command::Cancel,
        "yes" => Command::Answer(true),
        "no" => Command::Answer(false),
        "play" => Command::Key(Key::Enter),
        "find" => Command::Key(Key::Char('/')),
        "export" => Command::Key(Key::Char('e')),
        "import" => Command::Key(Key::Char('m')),
        "reset" => Command::Key(Key::Char('r')),
        "account" => Command::Key(Key::Char('a')),
        _ => return Control::named(name)?.command(),
    };
    Some(command)
}

/// The rank on a button that names one.
#[must_use]
pub fn rank(letter: &str) -> Option<Rank> {
    letter.chars().next().and_then(Rank::from_letter)
}

/// Where the focus is when a key is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Focus {
    /// On the table, or on nothing.
    Table,
    /// On a button, which has keys of its own.
    Button,
    /// Where something is typed.
    Field,
    /// On a box to tick, or a list of values.
    Choice,
}

/// What a key asks for, by the name that browsers give it; nothing if the browser shall do with it what it does.
#[must_use]
pub fn key(
    name: &str,
    is_shift: bool,
    is_control: bool,
    focus: Focus,
    scene: &Scene,
) -> Option<Command> {
    if is_control {
        return match (name.to_ascii_lowercase().as_str(), is_shift, focus) {
            (_, _, Focus::Field) => None,
            ("z", false, _) => Some(Command::Undo),
            ("z", true, _) | ("y", _, _) => Some(Command::Redo),
            _ => None,
        };
    }
    let key = named(name)?;
    let is_for_table = match focus {
        Focus::Field => matches!(
            key,
            Key::Escape | Key::Enter | Key::Up | Key::Down | Key::PageUp | Key::PageDown
        ),
        Focus::Choice => key == Key::Escape,
        Focus::Button => !matches!(key, Key::Enter | Key::Char(' ')),
        Focus::Table => true,
    };
    let is_meant = match &scene.dialog {
        None | Some(Dialog::Won) => !is_leaving(scene.settings.keys, key),
        // The browser scrolls, and goes from button to button.
        Some(Dialog::Settings { .. }) => key == Key::Escape,
        Some(
            Dialog::Help { .. }
            | Dialog::Rules { .. }
            | Dialog::Statistics { .. }
            | Dialog::Account { .. },
        ) => {
            let is_statistics = matches!(scene.dialog, Some(Dialog::Statistics { .. }));
            matches!(key, Key::Escape | Key::Char('?' | 'i' | 'q' | '%'))
                || is_statistics && matches!(key, Key::Char('a' | 'e' | 'm' | 'r'))
        }
        Some(_) => true,
    };
    (is_for_table && is_meant).then_some(Command::Key(key))
}

/// Whether a key would leave the program, which nobody does to a page in this way.
fn is_leaving(keys: Keys, key: Key) -> bool {
    let action = keymap::action(keys, key);
    matches!(action, Some(Action::Quit | Action::Interrupt))
}

/// Which of so many buttons of a menu a key leads to, from the one that has the focus; around the ends.
#[must_use]
pub fn walk(name: &str, here: Option<u32>, n_buttons: u32) -> Option<u32> {
    let last = n_buttons.checked_sub(1)?;
    Some(match (name, here) {
        ("ArrowDown", Some(here)) if here < last => here + 1,
        ("ArrowDown" | "Home", _) => 0,
        ("ArrowUp", Some(here)) if here > 0 => here - 1,
        ("ArrowUp" | "End", _) => last,
        _ => return None,
    })
}

/// The tabulator keeps its meaning in the browser, so that the table is no trap.
fn named(name: &str) -> Option<Key> {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Some(Key::Char(letter));
    }
    let key = match name {
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "Home" => Key::Home,
        "End" => Key::End,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        _ => Key::Function(name.strip_prefix('F')?.parse().ok()?),
    };
    Some(key)
}

/// A point of the table.
pub type Point = (f32, f32);

/// What a finger may slip, in points, before it is a drag and no tap; and what a mouse may.
const SLIPS: (f32, f32) = (12.0, 4.0);

/// How far a wheel is turned, in pixels, for one move.
const WHEEL_STEP: f64 = 100.0;
/// What a line and a page of scrolling are, in pixels.
const WHEEL_UNITS: [f64; 3] = [1.0, 34.0, WHEEL_STEP];

/// How far a wheel is turned since the last move, for some turn in small steps.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Wheel {
    pixels: f64,
}

impl Wheel {
    /// The wheel is turned on, downwards if the number is above 0; `unit` says what is counted, as the browser has it: pixels,
    /// lines or pages.
    pub fn turned(&mut self, by: f64, unit: u32) -> Option<Command> {
        let unit = usize::try_from(unit)
            .ok()
            .and_then(|unit| WHEEL_UNITS.get(unit));
        let by = by * unit.unwrap_or(&1.0);
        if by * self.pixels < 0.0 {
            self.pixels = 0.0;
        }
        self.pixels += by;
        if self.pixels.abs() < WHEEL_STEP {
            return None;
        }
        let is_down = self.pixels > 0.0;
        self.pixels = 0.0;
        Some(if is_down {
            Command::Redo
        } else {
            Command::Undo
        })
    }
}

/// What a pointer does while its button, or a finger, is down.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Gesture {
    held: Option<Held>,
}

#[derive(Debug, Clone, PartialEq)]
struct Held {
    pile: PileId,
    depth: u8,
    from: Point,
    by: Point,
    is_finger: bool,
    /// Whether the session was told that something is pressed.
    is_pressed: bool,
    is_drag: bool,
    /// The position that was on the table when it was. On another one, nothing is carried any more (fault F3).
    position: u64,
}

impl Gesture {
    /// The first button of a mouse, or a finger, goes down. A mouse presses at once; a finger may still want to look
    /// or to drag.
    pub fn down(&mut self, at: Point, is_finger: bool, layout: &Layout) -> Option<Command> {
        // A second finger, or a second button, does not disturb the first (fault F4).
        if self.held.is_some() {
            return None;
        }
        let (pile, depth) = layout.at(at.0, at.1)?;
        self.held = Some(Held {
            pile,
            depth,
            from: at,
            by: (0.0, 0.0),
            is_finger,
            is_pressed: !is_finger,
            is_drag: false,
            position: 0,
        });
        (!is_finger).then_some(Command::Press { pile, depth })
    }

    /// Notes the position that is on the table after a press.
    pub const fn bind(&mut self, position: u64) {
        if let Some(held) = &mut self.held {
            held.position = position;
        }
    }

    /// The pointer moves. A finger that begins to drag presses now.
    pub fn moved(&mut self, to: Point) -> Option<Command> {
        let held = self.held.as_mut()?;
        held.by = (to.0 - held.from.0, to.1 - held.from.1);
        let slip = if held.is_finger { SLIPS.0 } else { SLIPS.1 };
        held.is_drag |= held.by.0.hypot(held.by.1) > slip;
        if !held.is_drag || held.is_pressed {
            return None;
        }
        held.is_pressed = true;
        let (pile, depth) = (held.pile, held.depth);
        Some(Command::Press { pile, depth })
    }

    /// How far cards are carried, if any are.
    #[must_use]
    pub fn carried(&self, scene: &Scene) -> Option<Point> {
        let held = self.held.as_ref()?;
        let is_carried = held.is_drag && held.is_pressed && held.position == scene.position;
        (is_carried && scene.dialog.is_none() && !lifted(scene, held.pile).is_empty())
            .then_some(held.by)
    }

    /// The button, or the finger, goes up.
    pub fn up(&mut self, scene: &Scene, layout: &Layout) -> Vec<Command> {
        let carried = self.carried(scene);
        let Some(held) = self.held.take() else {
            return Vec::new();
        };
        let Held { pile, depth, .. } = held;
        let mut commands = Vec::new();
        if !held.is_pressed {
            commands.push(Command::Press { pile, depth });
        }
        let on = match carried {
            None => Some(pile),
            Some(by) => drop_target(scene, layout, &held, by),
        };
        commands.push(Command::Release { on });
        commands
    }

    /// A finger has been down for a while: it wants to look.
    pub fn held_long(&mut self) -> Option<Command> {
        let pile = self.held.as_ref().filter(|held| !held.is_pressed)?.pile;
        self.held = None;
        Some(Command::Look(pile))
    }

    /// The browser has taken the pointer away.
    pub fn cancel(&mut self) -> Option<Command> {
        let held = self.held.take()?;
        held.is_pressed.then_some(Command::Release { on: None })
    }
}

/// The indices of the cards of a pile that are picked up.
fn lifted(scene: &Scene, pile: PileId) -> Vec<usize> {
    let view = scene.piles.iter().find(|view| view.pile == pile);
    let cards = view.map_or(&[][..], |view| &view.cards).iter().enumerate();
    cards
        .filter(|(_, card)| card.mark == Mark::Selected)
        .map(|(index, _)| index)
        .collect()
}

/// The pile on which carried cards are let go: of those that take them the one they lie on most; where there is none, the
/// pile under the pointer, so that the game says why it does not take them. Over their own pile they are put back.
fn drop_target(scene: &Scene, layout: &Layout, held: &Held, by: Point) -> Option<PileId> {
    let target = layout.carried_to(scene, held.pile, by);
    target.or_else(|| {
        let under = layout.at(held.from.0 + by.0, held.from.1 + by.1);
        under
            .map(|(pile, _)| pile)
            .filter(|&pile| pile != held.pile)
    })
}
