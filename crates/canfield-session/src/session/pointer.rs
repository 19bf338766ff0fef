//! What a mouse or a finger does: clicks, double clicks and dragging, all at the same time and without modes.

use canfield_core::moves::Move;
use canfield_core::pile::PileId;

use super::{Millis, Session};
use crate::dialog::Open;
use crate::message::Message;
use crate::typed::Found;

/// Two clicks on a card within this time are a double click.
const DOUBLE_CLICK_MILLIS: u64 = 400;

/// Where the button went down.
#[derive(Debug, Clone, Copy)]
pub(super) struct Press {
    pile: PileId,
    depth: u8,
    when: Millis,
    /// The position on the table. A gesture that began on another one is not carried on.
    position: u64,
    /// Whether it may be the first half of a double click: one that moved a card is not.
    is_first: bool,
    /// Whether the button is still down.
    is_held: bool,
}

impl Session {
    pub(super) fn press(&mut self, pile: PileId, depth: u8, now: Millis) {
        let is_double = self.pressed.is_some_and(|last| {
            last.is_first
                && (last.pile, last.depth, last.position) == (pile, depth, self.position)
                && now.0.saturating_sub(last.when.0) < DOUBLE_CLICK_MILLIS
        });
        // Quick clicks on the stock deal packet after packet.
        if is_double && pile != PileId::Stock {
            self.pressed = None;
            self.on_table(|s| s.send(pile, depth));
            return;
        }
        let position = self.position;
        self.on_table(|s| s.point(pile, depth));
        self.pressed = Some(Press {
            pile,
            depth,
            when: now,
            position: self.position,
            is_first: self.position == position,
            is_held: true,
        });
    }

    /// The button went up. On the pile where it went down this was a click; elsewhere, what was carried is dropped.
    pub(super) fn release(&mut self, on: Option<PileId>) {
        let Some(press) = &mut self.pressed else {
            return;
        };
        press.is_held = false;
        let press = *press;
        let is_stale = press.position != self.position;
        // A drag that won has opened a screen, and a screen that was opened meanwhile ends the drag.
        if is_stale || on == Some(press.pile) || self.dialog.is_some() {
            return;
        }
        let Some(held) = self.selection.filter(|held| held.pile == press.pile) else {
            return;
        };
        match on {
            None => self.on_table(|s| {
                s.selection = None;
                s.status.push(Message::PutBack);
            }),
            Some(to) => {
                let mv: Move = held.move_to(to);
                let found = match self.variant.rules.check(self.history.state(), mv) {
                    Ok(()) => Found::Move(mv),
                    Err(why) => Found::Refused { mv, why },
                };
                self.on_table(|s| s.carry_out(found, None));
            }
        }
    }

    pub(super) fn second_press(&mut self, on: Option<PileId>) {
        if self.pressed.is_some_and(|press| press.is_held) {
            return;
        }
        match (&self.dialog, on) {
            (None, Some(pile)) if self.selection.is_none() && self.typed.is_empty() => {
                self.on_table(|s| s.look(pile));
            }
            (Some(Open::Won), _) => self.dialog = None,
            _ => self.cancel(),
        }
    }
}
