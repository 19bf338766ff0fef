//! From what the window reports to what the player asks for.
//!
//! What a key or a click means is the session's affair. Here a key only gets its name, and a pointer is traced to the card
//! that was drawn under it.

use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::keymap::Key;
use canfield_session::layout;
use canfield_session::scene::{Mark, Scene};
use egui::accesskit::Action;
use egui::{Context, Event, ImeEvent, Modifiers, MouseWheelUnit, Order, PointerButton, Pos2, Vec2};

use crate::front::{Act, Front, Request, Table};

/// What the pointer is doing.
#[derive(Debug, Default)]
pub(crate) struct Hand {
    at: Option<Pos2>,
    press: Option<Press>,
    /// How far a smooth wheel has been turned, in points.
    turned: f32,
}

/// The button is down.
#[derive(Debug, Clone, Copy)]
struct Press {
    pile: PileId,
    from: Pos2,
    is_moved: bool,
    /// The position in which this began. It carries nothing on any other.
    position: u64,
}

/// A pointer that moves less than this with its button down still clicks.
const CLICK_POINTS: f32 = 5.0;
/// So far a smooth wheel is turned for a move to be taken back.
const WHEEL_POINTS: f32 = 40.0;

impl Hand {
    /// How far the cards that are picked up on a pile are carried from their place.
    pub(crate) fn carried(&self, scene: &Scene) -> Option<(PileId, Vec2)> {
        let press = self.press.filter(|press| press.is_moved)?;
        (press.position == scene.position).then_some((press.pile, self.at? - press.from))
    }
}

impl Front {
    /// Hears everything that was reported since the last frame, in its order.
    pub(crate) fn listen(&mut self, context: &Context, scene: &mut Scene, act: &mut Act<'_>) {
        let events = context.input(|input| input.events.clone());
        // A menu has its own keys, and a click beside it only closes it.
        let is_menu_open = egui::Popup::is_any_open(context);
        let focused = context.memory(egui::Memory::focused);
        let is_ours = !is_menu_open && focused.is_none_or(|id| self.focusable.contains(&id));
        for event in events {
            let commands = match &event {
                Event::Key {
                    key: egui::Key::F11,
                    pressed: true,
                    ..
                } => {
                    *scene = act(Request::FullScreen);
                    continue;
                }
                Event::Key {
                    key: egui::Key::F10,
                    pressed: true,
                    ..
                } => {
                    if let Some(id) = self.menu {
                        context.memory_mut(|memory| memory.request_focus(id));
                    }
                    continue;
                }
                Event::AccessKitActionRequest(request) => {
                    let nodes = self.table.iter().flat_map(|table| &table.nodes);
                    let mut node =
                        nodes.filter(|(id, ..)| id.accesskit_id() == request.target_node);
                    let found = node.next().map(|&(_, pile, depth)| match request.action {
                        Action::Click => Command::Point { pile, depth },
                        Action::ShowContextMenu => Command::Look(pile),
                        _ => Command::Cursor(pile),
                    });
                    found.into_iter().collect()
                }
                _ if is_menu_open => Vec::new(),
                Event::PointerMoved(at) => {
                    self.move_to(*at);
                    Vec::new()
                }
                Event::PointerButton {
                    pos,
                    button,
                    pressed,
                    ..
                } => {
                    self.move_to(*pos);
                    self.button(context, scene, *pos, *button, *pressed)
                }
                Event::WindowFocused(false) => self.let_go(None),
                Event::MouseWheel { unit, delta, .. } => self.wheel(context, *unit, delta.y),
                event if is_ours => {
                    let keys = keys(event);
                    self.shows_cursor |= !keys.is_empty();
                    keys
                }
                _ => Vec::new(),
            };
            for command in commands {
                *scene = act(Request::Game(command));
                self.lay_out_again(scene);
            }
        }
    }

    /// After a command, what comes next meets the cards where they lie now.
    fn lay_out_again(&mut self, scene: &Scene) {
        if let Some(table) = &mut self.table {
            table.layout = lay_out(scene, table.rect.size());
        }
    }

    fn move_to(&mut self, at: Pos2) {
        self.hand.at = Some(at);
        if let Some(press) = &mut self.hand.press {
            press.is_moved |= at.distance(press.from) > CLICK_POINTS;
        }
    }

    fn button(
        &mut self,
        context: &Context,
        scene: &Scene,
        at: Pos2,
        button: PointerButton,
        is_down: bool,
    ) -> Vec<Command> {
        let table = self
            .table
            .as_ref()
            .filter(|table| is_on(context, table, at));
        let hit = table.and_then(|table| {
            let point = at - table.rect.min;
            table.layout.at(point.x, point.y)
        });
        match (button, is_down) {
            (PointerButton::Primary, true) => {
                self.shows_cursor = false;
                let Some((pile, depth)) = hit else {
                    let is_held = has(scene, Mark::Selected) && table.is_some();
                    return is_held.then_some(Command::Cancel).into_iter().collect();
                };
                self.hand.press = Some(Press {
                    pile,
                    from: at,
                    is_moved: false,
                    position: scene.position,
                });
                vec![Command::Press { pile, depth }]
            }
            (PointerButton::Primary, false) => {
                let Some(press) = self.hand.press else {
                    return Vec::new();
                };
                let on = if press.is_moved {
                    self.drop_target(scene).or(hit.map(|(pile, _)| pile))
                } else {
                    Some(press.pile)
                };
                self.let_go(on)
            }
            (PointerButton::Secondary, true) if table.is_some() => {
                let on = hit.map(|(pile, _)| pile);
                vec![Command::SecondPress { on }]
            }
            _ => Vec::new(),
        }
    }

    fn let_go(&mut self, on: Option<PileId>) -> Vec<Command> {
        let press = self.hand.press.take();
        press.map(|_| Command::Release { on }).into_iter().collect()
    }

    /// Of the piles that take what is carried, the one on which it lies most.
    fn drop_target(&self, scene: &Scene) -> Option<PileId> {
        let (pile, offset) = self.hand.carried(scene)?;
        let layout = &self.table.as_ref()?.layout;
        layout.carried_to(scene, pile, offset.into())
    }

    /// A wheel takes moves back and makes them again; over a dialog it scrolls.
    fn wheel(&mut self, context: &Context, unit: MouseWheelUnit, amount: f32) -> Vec<Command> {
        let is_over = |table: &Table| self.hand.at.is_some_and(|at| is_on(context, table, at));
        if !self.table.as_ref().is_some_and(is_over) {
            return Vec::new();
        }
        let turned = match unit {
            MouseWheelUnit::Point => self.hand.turned + amount,
            MouseWheelUnit::Line | MouseWheelUnit::Page => amount.signum() * WHEEL_POINTS,
        };
        if turned.abs() < WHEEL_POINTS {
            self.hand.turned = turned;
            return Vec::new();
        }
        self.hand.turned = 0.0;
        vec![if turned > 0.0 {
            Command::Undo
        } else {
            Command::Redo
        }]
    }
}

/// Where everything lies on a table of this size.
pub(crate) fn lay_out(scene: &Scene, size: Vec2) -> layout::Layout {
    let area = layout::Area {
        width: size.x,
        height: size.y,
        insets: layout::Insets::default(),
    };
    layout::fit(scene, area, layout::CardShape::default())
}

/// Whether any card has this mark.
fn has(scene: &Scene, mark: Mark) -> bool {
    let mut cards = scene.piles.iter().flat_map(|view| &view.cards);
    cards.any(|card| card.mark == mark)
}

/// Whether the table is seen at a point, and no dialog or menu.
fn is_on(context: &Context, table: &Table, at: Pos2) -> bool {
    let layer = context.layer_id_at(at);
    table.rect.contains(at) && layer.is_none_or(|layer| layer.order == Order::Background)
}

/// What the session is told of the keyboard.
fn keys(event: &Event) -> Vec<Command> {
    let keys: Vec<Key> = match event {
        Event::Text(text) | Event::Paste(text) | Event::Ime(ImeEvent::Commit(text)) => {
            text.chars().map(Key::Char).collect()
        }
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => return key_command(*key, *modifiers).into_iter().collect(),
        _ => Vec::new(),
    };
    let written = keys.into_iter().filter(|key| !is_control(*key));
    written.map(Command::Key).collect()
}

fn is_control(key: Key) -> bool {
    matches!(key, Key::Char(sign) if sign.is_control())
}

/// Keys that write nothing, and those that every desktop has.
fn key_command(key: egui::Key, modifiers: Modifiers) -> Option<Command> {
    if modifiers.alt {
        return None;
    }
    if modifiers.command {
        return Some(match (key, modifiers.shift) {
            (egui::Key::Z, false) => Command::Undo,
            (egui::Key::Z, true) | (egui::Key::Y, _) => Command::Redo,
            (egui::Key::N, _) => Command::NewGame,
            (egui::Key::H, _) => Command::Hint,
            (egui::Key::D, _) => Command::Draw,
            (egui::Key::Q, _) => Command::Quit,
            (egui::Key::R, _) => Command::Key(Key::Ctrl('r')),
            _ => return None,
        });
    }
    Some(Command::Key(match key {
        egui::Key::ArrowLeft => Key::Left,
        egui::Key::ArrowRight => Key::Right,
        egui::Key::ArrowUp => Key::Up,
        egui::Key::ArrowDown => Key::Down,
        egui::Key::PageUp => Key::PageUp,
        egui::Key::PageDown => Key::PageDown,
        egui::Key::Home => Key::Home,
        egui::Key::End => Key::End,
        egui::Key::Enter => Key::Enter,
        egui::Key::Escape => Key::Escape,
        egui::Key::Tab if modifiers.shift => Key::BackTab,
        egui::Key::Tab => Key::Tab,
        egui::Key::Backspace => Key::Backspace,
        egui::Key::Delete => Key::Delete,
        egui::Key::F1 => Key::Function(1),
        _ => return None,
    }))
}
