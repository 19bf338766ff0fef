//! Storing: what changed is handed out after each command, and troubles are told once. Exports and imports, which are made
//! of the same texts.

use super::{Session, replay};
use crate::accounts::Accounts;
use crate::dialog::{Pending, is_same};
use crate::effect::Effect;
use crate::exchange;
use crate::history::History;
use crate::message::Message;
use crate::save::Save;
use crate::settings::Settings;
use crate::statistics::{Loaded, Statistics};
use crate::storage::{Key, StorageError};

impl Session {
    /// What is to be stored now.
    pub(super) fn hand_out(&mut self) -> Vec<Effect> {
        let keys = self.keeper.hand_out();
        let store = |key| {
            let text = self.text_of(key)?;
            Some(Effect::Store { key, text })
        };
        keys.into_iter().filter_map(store).collect()
    }

    /// The text that is stored under a key; `None` for a game that did not begin with a deal.
    fn text_of(&self, key: Key) -> Option<String> {
        Some(match key {
            Key::Game => self.save()?.to_text(),
            Key::Settings => self.settings.to_text(),
            Key::Statistics => self.statistics.to_text(),
            Key::Accounts => self.accounts.to_text(),
        })
    }

    /// All that the player has, as one text.
    pub(super) fn export(&self) -> String {
        let parts = Key::ALL.into_iter();
        let parts = parts.filter_map(|key| Some((key, self.text_of(key)?)));
        exchange::to_text(&parts.collect())
    }

    /// Takes over what was exported elsewhere. If its game would take the place of one under way the player is asked
    /// first, and without a yes nothing at all is taken.
    pub(super) fn import(&mut self, text: &str, effects: &mut Vec<Effect>) {
        let parts = exchange::from_text(text);
        let game = parts.get(&Key::Game);
        if game.is_some_and(|text| Self::read_game(text).is_some()) {
            self.ask(Pending::ImportedGame(text.to_owned()), effects);
        } else {
            self.take_import(text);
        }
    }

    /// Takes over what was exported elsewhere, as far as it can be read: what was counted is added, the settings take the
    /// place of those here, and so does the game.
    pub(super) fn take_import(&mut self, text: &str) {
        let parts = exchange::from_text(text);
        let mut n_read = 0;
        let mut is_damaged = false;
        let mut is_new = false;
        if let Some(text) = parts.get(&Key::Statistics) {
            let Loaded { value, damaged } = Statistics::from_text(text);
            is_damaged |= damaged;
            n_read += usize::from(!damaged || !value.is_empty());
            is_new |= self.statistics.merge(&value);
            self.keeper.note(Key::Statistics);
        }
        if let Some(text) = parts.get(&Key::Accounts) {
            let Loaded { value, damaged } = Accounts::from_text(text);
            is_damaged |= damaged;
            n_read += usize::from(!damaged || !value.is_empty());
            is_new |= self.accounts.merge(value);
            self.keeper.note(Key::Accounts);
        }
        if let Some(text) = parts.get(&Key::Settings) {
            let Loaded { value, damaged } = Settings::from_text(text);
            is_damaged |= damaged;
            if !damaged || value != Settings::default() {
                n_read += 1;
                self.settings = value;
                self.typed.clear();
                self.keeper.note(Key::Settings);
            }
        }
        let game = parts.get(&Key::Game);
        let is_game_there = game.is_some_and(|text| Self::read_game(text).is_some());
        is_damaged |= game.is_some() && !is_game_there;
        if n_read == 0 && !is_game_there {
            self.tell_exchange(Message::NotStatistics);
            return;
        }
        let told = Message::Imported {
            in_part: is_damaged,
            is_new,
        };
        match game {
            Some(text) if is_game_there => {
                self.go_on_with(text);
                self.report(told);
            }
            _ => self.tell_exchange(told),
        }
    }

    /// A stored game and its history, if it can be played.
    fn read_game(text: &str) -> Option<(Save, History)> {
        let save = Save::from_text(text).ok()?.value;
        let history = replay(&save.record, &save.steps, save.n_made).ok()?;
        Some((save, history))
    }

    /// Goes on with the game of this text, which can be played.
    ///
    /// If it is the very deal on the table, that is not given up: it goes on from another position, and counts once.
    pub(super) fn go_on_with(&mut self, text: &str) {
        let Some((save, history)) = Self::read_game(text) else {
            return;
        };
        let (variant, deck) = (save.record.variant.clone(), save.record.deck.clone());
        let is_same_deal = is_same(&variant, &self.variant) && self.deck.as_ref() == Some(&deck);
        let is_counted = is_same_deal && self.counted;
        if !is_same_deal {
            self.accounts.go_on(&variant.id, &deck.to_string());
            self.count_given_up();
        }
        let opening = history.states()[0].clone();
        self.lay_out(variant, deck, opening);
        self.take_save(save, history);
        self.counted |= is_counted;
        self.moved();
        self.note_worth();
        self.status = vec![Message::GoesOn];
    }

    /// Takes over all that is stored of a game.
    pub(super) fn take_save(&mut self, save: Save, history: History) {
        self.history = history;
        for step in save.taken_back {
            self.history.note_taken_back(step);
        }
        self.clock.set(save.clock_millis);
        self.counted = save.counted;
        self.is_solution_shown = save.is_solution_shown;
        self.bookmarks = save.bookmarks;
        self.instalments = save.instalments.unwrap_or_default();
        self.n_looks = save.n_looks;
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
            taken_back: self.history.taken_back().clone(),
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
