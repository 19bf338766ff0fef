//! What keys do while the table is in front: single ones, and the letters of typed commands.

use canfield_core::pile::PileId;

use super::Session;
use crate::dialog::{Open, Pending, Wish};
use crate::effect::Effect;
use crate::keymap::{self, Action, Key};
use crate::message::Message;
use crate::selection::{Cursor, Way};
use crate::typed::{self, Place, Typed};

impl Session {
    pub(super) fn key(&mut self, key: Key, effects: &mut Vec<Effect>) {
        if let Some(open) = &mut self.dialog {
            if keymap::action(self.settings.keys, key) == Some(Action::Interrupt) {
                // Who asks to leave a second time means it.
                if matches!(open, Open::Confirm(Pending::Quit)) {
                    effects.push(Effect::Quit);
                } else if !open.forget_typed() {
                    self.ask(Pending::Quit, effects);
                }
                return;
            }
            match open.key(key, self.own.as_deref()) {
                Wish::PassOn => {
                    if keymap::action(self.settings.keys, key).is_some() {
                        self.dialog = None;
                        self.table_key(key, effects);
                    }
                }
                wish => self.grant(wish, effects),
            }
        } else {
            self.table_key(key, effects);
        }
    }

    fn table_key(&mut self, key: Key, effects: &mut Vec<Effect>) {
        if key == Key::Backspace && self.typed.pop().is_some() {
            return;
        }
        if self.is_finding() {
            self.status.clear();
            if let Some(rank) = keymap::rank(key) {
                self.typed.clear();
                self.on_table(|s| s.find_rank(rank));
            } else if matches!(key, Key::Escape | Key::Ctrl('c')) {
                self.typed.clear();
            } else {
                // Any other key is a slip, which must not do what it does elsewhere.
                self.status.push(Message::FindWhat);
            }
            return;
        }
        let Some(action) =
            keymap::action(self.settings.keys, key).filter(|&action| self.has(action, key))
        else {
            self.on_table(|s| s.status.push(Message::UnknownKey(key)));
            return;
        };
        match action {
            Action::TypeTableau
            | Action::TypeStock
            | Action::TypeWaste
            | Action::TypeReserve
            | Action::TypeFoundation => self.type_letter(key),
            Action::Finish => self.on_table(Self::finish),
            Action::Hint => self.show_hint(),
            Action::KnowingHint => self.show_knowing_hint(),
            Action::Solution => self.ask_for_solution(effects),
            Action::LastWinnable => self.go_back_to_winnable(),
            Action::Bookmark => self.on_table(Self::toggle_bookmark),
            Action::GoBack => self.on_table(Self::go_back),
            Action::Find => {
                self.on_table(|s| s.status.push(Message::FindWhat));
                self.typed.push(key);
            }
            Action::Look => {
                let pile = self.cursor.pile;
                self.on_table(|s| s.look(pile));
            }
            Action::Draw => self.on_table(Self::draw),
            Action::Point => {
                let Cursor { pile, depth } = self.cursor;
                self.on_table(|s| s.point(pile, depth));
            }
            Action::Send => {
                let Cursor { pile, depth } = self.cursor;
                self.on_table(|s| s.send(pile, depth));
            }
            Action::CursorLeft => self.move_cursor(Way::Left),
            Action::CursorRight => self.move_cursor(Way::Right),
            Action::CursorUp => self.move_cursor(Way::Up),
            Action::CursorDown => self.move_cursor(Way::Down),
            Action::NextPile => self.move_cursor(Way::Next),
            Action::PreviousPile => self.move_cursor(Way::Previous),
            Action::FirstPile => self.move_cursor(Way::First),
            Action::LastPile => self.move_cursor(Way::Last),
            Action::Undo => self.on_table(Self::undo),
            Action::Redo => self.on_table(Self::redo),
            Action::Restart => self.on_table(Self::restart),
            Action::NewGame => self.ask_for_new_game(effects),
            Action::Show(screen) => self.show(screen),
            Action::Cancel => self.cancel(),
            Action::Interrupt if !self.typed.is_empty() => self.typed.clear(),
            Action::Interrupt | Action::Quit => self.ask(Pending::Quit, effects),
        }
    }

    /// Whether the next key names the rank that is looked for.
    fn is_finding(&self) -> bool {
        let first = self.typed.first();
        first.is_some_and(|&key| keymap::action(self.settings.keys, key) == Some(Action::Find))
    }

    /// Whether a key means anything in this game: the letters of piles that it does not have do not.
    fn has(&self, action: Action, key: Key) -> bool {
        match action {
            // A digit can also be the number of a reserve, and where one is typed for a pile that is not there, the
            // refusal tells more than that the key is unknown.
            Action::TypeTableau if matches!(key, Key::Char('0'..='9')) => true,
            Action::TypeTableau => {
                keymap::tableau_pile(key).is_some_and(|pile| self.variant.rules.has_pile(pile))
            }
            Action::TypeReserve => self.variant.rules.knobs().reserves > 0,
            _ => true,
        }
    }

    /// A letter of a typed command. What is picked up goes where the letter says; otherwise the command grows.
    fn type_letter(&mut self, key: Key) {
        let place = typed::place(self.settings.keys, key);
        if let (Some(selection), Some(to)) = (self.selection, place)
            && self.typed.is_empty()
            && matches!(to, Place::Foundations | Place::Pile(PileId::Tableau(_)))
        {
            let found =
                typed::find_selected(&self.variant.rules, self.history.state(), selection, to);
            self.on_table(|s| s.carry_out(found, Some(selection)));
            return;
        }
        // The waste and the reserves take no cards, so their letters begin a command of their own.
        self.selection = None;
        self.status.clear();
        self.hint = None;
        self.knowing_hint = None;
        self.typed.push(key);
        match typed::read(self.settings.keys, &self.typed, &self.variant.rules) {
            Typed::Unfinished => {}
            Typed::Unknown => self.on_table(|s| s.status.push(Message::UnknownKey(key))),
            Typed::Draw => self.on_table(Self::draw),
            Typed::Move { from, to } => {
                let found = typed::find(&self.variant.rules, self.history.state(), from, to);
                self.on_table(|s| s.carry_out(found, None));
            }
        }
    }

    fn move_cursor(&mut self, way: Way) {
        self.typed.clear();
        let way = if self.settings.left_handed {
            way.mirrored()
        } else {
            way
        };
        self.cursor = self
            .cursor
            .moved(way, &self.variant.rules, self.history.state());
    }
}
