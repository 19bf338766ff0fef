//! Screens over the table, and the questions before something is given up.

use canfield_core::deal::Deck;
use canfield_core::state::State;
use canfield_core::variants::{self, Variant};

use super::Session;
use crate::command::Screen;
use crate::dialog::{Open, Pending, Wish, is_for_money};
use crate::effect::Effect;
use crate::history::History;
use crate::instalments::Instalments;
use crate::message::Message;
use crate::selection::Cursor;
use crate::storage;

impl Session {
    pub(super) fn show(&mut self, screen: Screen) {
        self.typed.clear();
        self.dialog = Some(Open::new(screen, &self.variant, self.own.as_deref()));
    }

    /// Closes what is open, or forgets what is typed, or puts back what is picked up. It never leaves the program.
    pub(super) fn cancel(&mut self) {
        let is_about_left_game =
            |pending: &Pending| matches!(pending, Pending::LeftGame | Pending::ReplaceLeftGame);
        if matches!(&self.dialog, Some(Open::Confirm(pending)) if is_about_left_game(pending)) {
            // There is no way around the answer, but one that gives nothing up.
            self.answer(false, &mut Vec::new());
            return;
        }
        if let Some(open) = self.dialog.take() {
            if matches!(open, Open::DealSearch { .. }) {
                self.stop_search();
            }
            return;
        }
        if !self.typed.is_empty() {
            self.typed.clear();
        } else if self.selection.take().is_some() {
            self.status = vec![Message::PutBack];
        } else {
            self.stop_search();
        }
    }

    pub(super) fn ask_for_new_game(&mut self, effects: &mut Vec<Effect>) {
        let variant = Box::new(self.variant.clone());
        self.ask(Pending::NewGame(variant), effects);
    }

    /// Asks before a game under way is given up; does it at once if nothing is lost by it.
    pub(super) fn ask(&mut self, pending: Pending, effects: &mut Vec<Effect>) {
        self.typed.clear();
        let is_lost = match pending {
            Pending::NewGame(_) | Pending::Deal(..) | Pending::ImportedGame(_) => {
                self.is_under_way()
            }
            Pending::Quit => self.is_under_way() && !self.is_kept(),
            Pending::Solution
            | Pending::ResetStatistics
            | Pending::NewVersion
            | Pending::LeftGame
            | Pending::ReplaceLeftGame => true,
        };
        self.dialog = Some(Open::Confirm(pending));
        if !is_lost {
            self.answer(true, effects);
        }
    }

    pub(super) fn ask_to_deal(&mut self, name: &str, deck: Deck, effects: &mut Vec<Effect>) {
        let own = self.own.as_deref().filter(|own| own.id == name);
        let Some(variant) = own.or_else(|| variants::find(name).ok()) else {
            let name = name.to_owned();
            self.status = vec![Message::UnknownVariant { name }];
            return;
        };
        if let Err(error) = variant.rules.deal(&deck) {
            self.status = vec![Message::CannotDeal(error)];
            return;
        }
        let pending = Pending::Deal(Box::new(variant.clone()), deck);
        self.ask(pending, effects);
    }

    pub(super) fn answer(&mut self, yes: bool, effects: &mut Vec<Effect>) {
        let Some(Open::Confirm(pending)) = &self.dialog else {
            return;
        };
        let pending = pending.clone();
        self.dialog = None;
        self.beside.is_asked_for |=
            yes && matches!(pending, Pending::NewGame(_) | Pending::Deal(..));
        match pending {
            Pending::ResetStatistics => {
                if yes {
                    let origin = self.origins.draw_origin();
                    self.statistics.reset(&self.variant, origin);
                    self.keeper.note(storage::Key::Statistics);
                }
                self.show(Screen::Statistics);
            }
            Pending::LeftGame if !yes => {
                self.dialog = Some(Open::Confirm(Pending::ReplaceLeftGame));
            }
            Pending::ReplaceLeftGame if !yes => self.keep_left_game(),
            _ if !yes => {}
            Pending::LeftGame => self.go_on_with_left_game(),
            Pending::ReplaceLeftGame => self.replace_left_game(),
            Pending::NewGame(variant) => self.deal_anew(*variant),
            Pending::Solution => self.show_solution(),
            Pending::ImportedGame(text) => self.take_import(&text),
            Pending::Deal(variant, deck) => self.deal(*variant, deck),
            Pending::Quit => effects.push(Effect::Quit),
            Pending::NewVersion => effects.push(Effect::TakeNewVersion),
        }
    }

    pub(super) fn grant(&mut self, wish: Wish, effects: &mut Vec<Effect>) {
        match wish {
            Wish::Close => self.cancel(),
            Wish::Play(variant) => self.ask(Pending::NewGame(variant), effects),
            Wish::Deal(number) => {
                let variant = Box::new(self.variant.clone());
                self.ask(Pending::Deal(variant, number.into()), effects);
            }
            Wish::Answer(yes) => self.answer(yes, effects),
            Wish::Turn { row, forward } => {
                self.settings.turn(row, forward);
                self.typed.clear();
                self.keeper.note(storage::Key::Settings);
            }
            Wish::Account if is_for_money(&self.variant) => {
                self.dialog = Some(Open::Account { scroll: 0 });
            }
            Wish::Nothing | Wish::PassOn | Wish::Account => {}
            Wish::Statistics => self.show(Screen::Statistics),
            Wish::ResetStatistics => self.ask(Pending::ResetStatistics, effects),
            Wish::Export => {
                let text = self.export();
                effects.push(Effect::Export { text });
            }
            Wish::Import => effects.push(Effect::Import),
        }
    }

    /// Begins a game, and gives the one before up. A deck that cannot be dealt leaves the game as it is.
    pub(super) fn deal(&mut self, variant: Variant, deck: Deck) {
        match variant.rules.deal(&deck) {
            Ok(opening) => {
                self.count_given_up();
                self.lay_out(variant, deck, opening);
            }
            Err(error) => self.status = vec![Message::CannotDeal(error)],
        }
    }

    /// Begins a game, whatever becomes of the one before.
    pub(super) fn lay_out(&mut self, variant: Variant, deck: Deck, opening: State) {
        self.variant = variant;
        self.deck = Some(deck);
        self.history = History::new(opening);
        self.cursor = Cursor::START;
        self.typed.clear();
        self.find = None;
        self.looked_at = None;
        self.asked.forget();
        self.pressed = None;
        self.bookmarks.clear();
        self.clock.reset();
        self.instalments = Instalments::default();
        self.n_looks = 0;
        self.counted = false;
        self.is_solution_shown = false;
        self.moved();
        self.note_variant();
        self.say_dealt();
    }
}
