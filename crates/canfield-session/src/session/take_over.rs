//! Taking over from another running copy of the program, which had the storage and has ended.
//!
//! What both have counted is kept. Of two games only one can go on and be stored: where nobody has begun one of them, the
//! other goes on; of two that were begun the player says which is given up, and until then, or without a yes, neither is.

use super::Session;
use super::open::Shelf;
use crate::accounts::Accounts;
use crate::dialog::{Open, Pending, is_same};
use crate::effect::Effect;
use crate::keeper::Keeper;
use crate::message::Message;
use crate::session::Millis;
use crate::settings::Settings;
use crate::statistics::Statistics;
use crate::storage::{Found, Key};

/// What a session remembers in order to take over.
#[derive(Debug, Clone, Default)]
pub(super) struct Beside {
    /// The settings as they were when the session began.
    pub(super) found_settings: Settings,
    /// Whether the player has asked for the deal on the table.
    pub(super) is_asked_for: bool,
    /// The game that the other copy has left, until it is clear what becomes of it.
    left: Option<Box<Session>>,
}

impl Session {
    /// Stores from now on, where this is what another copy has left in the storage.
    pub(super) fn take_over(&mut self, found: Found, now: Millis, effects: &mut Vec<Effect>) {
        let mut there = Shelf::new(found);
        let settings = there.read(Key::Settings, Settings::from_text);
        let statistics = there.read(Key::Statistics, Statistics::from_text);
        let accounts = there.read(Key::Accounts, Accounts::from_text);
        // No game is dealt, so no random bits are needed.
        let left = there.game(0, now);
        let Shelf {
            trouble,
            aside,
            blocked,
            messages,
            ..
        } = there;
        self.status
            .retain(|message| !matches!(message, Message::NotStored(_)));
        if let Some(error) = trouble {
            self.report(Message::NotStored(error));
            return;
        }
        self.keeper = Keeper::new(blocked);
        effects.extend(aside.into_iter().map(|key| Effect::SetAside { key }));
        if self.statistics.take_over(statistics) {
            self.keeper.note(Key::Statistics);
        }
        if self.accounts.take_over(accounts) {
            self.keeper.note(Key::Accounts);
        }
        self.claim_counts();
        self.take_over_settings(settings);
        self.status.splice(0..0, messages);
        match left {
            Some(left) if left.history.has_steps() => {
                self.keeper.block(Key::Game);
                self.beside.left = Some(Box::new(left));
            }
            _ => {
                self.note_game();
                self.report(Message::StoresNow);
            }
        }
    }

    /// What the player has changed here stays as it is, and otherwise it becomes as it is stored. Which variant was played
    /// last follows from the table.
    fn take_over_settings(&mut self, stored: Settings) {
        self.beside
            .found_settings
            .variant
            .clone_from(&self.settings.variant);
        if self.settings == self.beside.found_settings {
            self.settings = stored;
            self.typed.clear();
            self.note_variant();
        } else {
            self.keeper.note(Key::Settings);
        }
    }

    /// Goes on with the game that another copy has left, or with the one on the table; asks where both were begun, as soon
    /// as nothing else is open.
    pub(super) fn settle_left_game(&mut self) {
        let Some(left) = self.beside.left.as_ref().filter(|_| self.dialog.is_none()) else {
            return;
        };
        if !left.is_under_way() {
            self.replace_left_game();
        } else if self.is_under_way() || self.beside.is_asked_for {
            self.dialog = Some(Open::Confirm(Pending::LeftGame));
        } else {
            self.go_on_with_left_game();
        }
    }

    /// Goes on with the game that another copy has left.
    pub(super) fn go_on_with_left_game(&mut self) {
        let left = self.beside.left.take().and_then(|left| left.save());
        if let Some(left) = left {
            self.go_on_with(&left.to_text());
            self.beside.is_asked_for = false;
            self.keeper.unblock(Key::Game);
            self.report(Message::StoresNow);
        }
    }

    /// Stores the game on the table in place of the one that another copy has left, which is given up.
    pub(super) fn replace_left_game(&mut self) {
        let Some(left) = self.beside.left.take() else {
            return;
        };
        let is_same_deal = is_same(&left.variant, &self.variant) && left.deck == self.deck;
        if is_same_deal {
            self.counted |= left.counted;
        } else {
            if left.history.can_undo() && !left.counted {
                self.statistics.count(&left.variant, left.ending(false));
                self.keeper.note(Key::Statistics);
            }
            if let Some(deck) = &left.deck {
                self.settle_hand(&left.variant, &deck.to_string());
            }
        }
        self.keeper.unblock(Key::Game);
        self.report(Message::StoresNow);
    }

    /// Leaves the game that another copy has left where it is, so that the one on the table cannot be stored.
    pub(super) fn keep_left_game(&mut self) {
        self.beside.left = None;
        self.report(Message::LeftGameStays);
    }
}
