//! Storing: what changed is handed out after each command, and troubles are told once.

use super::Session;
use crate::effect::Effect;
use crate::message::Message;
use crate::save::Save;
use crate::storage::{Key, StorageError};

impl Session {
    /// What is to be stored now.
    pub(super) fn hand_out(&mut self) -> Vec<Effect> {
        let keys = self.keeper.hand_out();
        let store = |key| {
            let text = match key {
                Key::Game => self.save()?.to_text(),
                Key::Settings => self.settings.to_text(),
                Key::Statistics => self.statistics.to_text(),
                Key::Accounts => self.accounts.to_text(),
            };
            Some(Effect::Store { key, text })
        };
        keys.into_iter().filter_map(store).collect()
    }

    /// The game under way as it is stored; `None` if it did not begin with a deal.
    pub(super) fn save(&self) -> Option<Save> {
        Some(Save {
            record: self.record()?,
            steps: self.history.steps().to_vec(),
            n_made: self.history.n_made(),
            clock_millis: self.clock.elapsed_millis(),
            counted: self.counted,
            is_solution_shown: self.is_solution_shown,
            bookmarks: self.bookmarks.clone(),
            instalments: self.is_paid_in_instalments().then_some(self.instalments),
            n_looks: self.n_looks,
        })
    }

    /// Whether the game is stored after each move.
    pub(super) fn is_kept(&self) -> bool {
        self.deck.is_some() && self.keeper.keeps_game()
    }

    pub(super) fn not_stored(&mut self, error: StorageError) {
        if self.keeper.fail(&error) {
            self.report(Message::NotStored(error));
        }
    }

    pub(super) fn was_set_aside(&mut self, key: Key, place: String) {
        self.keeper.unblock(key);
        self.status
            .retain(|message| *message != Message::Unreadable { key });
        self.report(Message::SetAside { key, place });
    }
}
