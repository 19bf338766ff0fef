//! A session: the one thing that a front end talks to.

use canfield_core::deal::{BadDeck, Deck};
use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::play::Outcome;
use canfield_core::record::{Record, ReplayError};
use canfield_core::state::State;
use canfield_core::variants::{self, Variant};

use crate::accounts::Accounts;
use crate::command::{Command, Screen};
use crate::dialog::{Around, Open, Pending, Wish};
use crate::effect::Effect;
use crate::history::History;
use crate::keymap::{self, Action, Key};
use crate::message::Message;
use crate::numbers::Numbers;
use crate::report;
use crate::scene::Scene;
use crate::scene::build::{self, Table};
use crate::selection::{Cursor, Selection, Way, count_at, piles_on_table};
use crate::settings::Settings;
use crate::statistics::Statistics;
use crate::typed::{self, Found, Place, Typed};

mod open;
#[cfg(test)]
mod tests;

pub use open::Wanted;

/// A moment in time, as the front end counts it, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Millis(pub u64);

/// A game in progress, and all that a player can do with it.
#[derive(Debug, Clone)]
pub struct Session {
    variant: Variant,
    /// The player's own variant with which the session began, so that it is found again after playing another.
    own: Option<Box<Variant>>,
    /// What was dealt; `None` if the game began in a position of its own.
    deck: Option<Deck>,
    history: History,
    selection: Option<Selection>,
    cursor: Cursor,
    typed: Vec<Key>,
    status: Vec<Message>,
    dialog: Option<Open>,
    numbers: Numbers,
    settings: Settings,
    statistics: Statistics,
    accounts: Accounts,
    /// Another number after each change of the position.
    position: u64,
}

impl Session {
    /// A session that begins with this deal. `entropy` are 64 random bits, from which the numbers of new games follow.
    ///
    /// # Errors
    ///
    /// If the deck is spelled out and does not hold exactly the cards of this game.
    pub fn new(variant: &Variant, deck: Deck, entropy: u64) -> Result<Self, BadDeck> {
        let opening = variant.rules.deal(&deck)?;
        let history = History::new(opening);
        Ok(Self::with(variant, Some(deck), history, entropy))
    }

    /// A session that begins with a new game, as [`Command::NewGame`] does.
    #[must_use]
    pub fn new_game(variant: &Variant, entropy: u64) -> Self {
        let mut numbers = Numbers::new(entropy);
        let number = numbers.draw();
        let history = History::new(variant.rules.deal_number(number));
        let mut session = Self::with(variant, Some(number.into()), history, entropy);
        session.numbers = numbers;
        session
    }

    /// A session that begins in a position of its own, which restarting leads back to.
    #[must_use]
    pub fn from_position(variant: &Variant, position: State, entropy: u64) -> Self {
        Self::with(variant, None, History::new(position), entropy)
    }

    /// A session that goes on with a game from its record, undo and redo included.
    ///
    /// # Errors
    ///
    /// If the record cannot be played.
    pub fn from_record(record: Record, entropy: u64) -> Result<Self, ReplayError> {
        let rules = &record.variant.rules;
        let opening = rules.deal(&record.deck).map_err(ReplayError::Deck)?;
        let mut history = History::new(opening);
        for (index, &mv) in record.moves.iter().enumerate() {
            if let Err((_, reason)) = history.play(rules, vec![mv]) {
                let number = index + 1;
                return Err(ReplayError::Illegal { number, mv, reason });
            }
        }
        while history.n_made() > record.played && history.undo().is_some() {}
        Ok(Self::with(
            &record.variant,
            Some(record.deck),
            history,
            entropy,
        ))
    }

    fn with(variant: &Variant, deck: Option<Deck>, history: History, entropy: u64) -> Self {
        let is_shipped = variants::all().contains(variant);
        let mut session = Self {
            variant: variant.clone(),
            own: (!is_shipped).then(|| Box::new(variant.clone())),
            deck,
            history,
            selection: None,
            cursor: Cursor::START,
            typed: Vec::new(),
            status: Vec::new(),
            dialog: None,
            numbers: Numbers::new(entropy),
            settings: Settings::default(),
            statistics: Statistics::default(),
            accounts: Accounts::default(),
            position: 0,
        };
        session.say_dealt();
        session
    }

    /// The variant that is played.
    #[must_use]
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The position on the table.
    #[must_use]
    pub fn state(&self) -> &State {
        self.history.state()
    }

    /// The record of the game, from which it can be continued; `None` if it did not begin with a deal.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        Some(Record {
            variant: self.variant.clone(),
            deck: self.deck.clone()?,
            moves: self.history.moves().collect(),
            played: self.history.n_made(),
        })
    }

    fn around(&self) -> Around<'_> {
        Around {
            present: &self.variant,
            own: self.own.as_deref(),
            settings: &self.settings,
            statistics: &self.statistics,
            accounts: &self.accounts,
        }
    }

    /// What is to be seen.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let table = Table {
            variant: &self.variant,
            state: self.history.state(),
            before: self.history.state_before(),
            selection: self.selection,
            cursor: self.cursor,
            keys: self.settings.keys,
            hint: None,
            find: None,
        };
        let rules = &self.variant.rules;
        let state = self.history.state();
        let typed = self.typed.iter().filter_map(|key| match key {
            Key::Char(letter) => Some(*letter),
            _ => None,
        });
        Scene {
            variant: self.variant.id.clone(),
            variant_name: self.variant.name.clone(),
            deal: self.deck.as_ref().map(Deck::to_string).unwrap_or_default(),
            base: state.base(),
            piles: table.piles(),
            redeals_left: rules.redeals_left(state.redeals_used()),
            score: build::score(rules, state),
            n_moves: self.history.n_made(),
            n_home: state.n_on_foundations(),
            n_cards: state.n_cards(),
            can_undo: self.history.can_undo(),
            can_redo: self.history.can_redo(),
            balance: None,
            clock_secs: None,
            can_finish: false,
            n_bookmarks: 0,
            is_bookmarked: false,
            position: self.position,
            looked_at: None,
            is_kept: false,
            settings: self.settings.clone(),
            typed: typed.collect(),
            status: self.status.clone(),
            dialog: self
                .dialog
                .as_ref()
                .map(|dialog| dialog.view(self.around())),
        }
    }

    /// Does what the player asks for, and says what the front end has to do about it.
    ///
    /// No part of a game depends on the time yet; the moment of the command is part of the promise to those that will.
    pub fn update(&mut self, command: Command, _now: Millis) -> Vec<Effect> {
        let mut effects = Vec::new();
        if is_for_table(&command) {
            match self.dialog {
                None => {}
                // A win does not stand in the way of the table.
                Some(Open::Won) => self.dialog = None,
                // Any other screen does, so that no card moves behind it.
                Some(_) => return effects,
            }
        }
        match command {
            Command::Key(key) => self.key(key, &mut effects),
            Command::Point { pile, depth } => self.on_table(|s| s.point(pile, depth)),
            Command::Send { pile, .. } => self.on_table(|s| s.send_home(pile)),
            Command::Play(mv) => self.on_table(|s| s.play(mv)),
            Command::Draw => self.on_table(Self::draw),
            Command::Undo => self.on_table(Self::undo),
            Command::Redo => self.on_table(Self::redo),
            Command::Restart => self.on_table(Self::restart),
            Command::NewGame => self.ask(Pending::NewGame, &mut effects),
            Command::Deal { variant, deck } => self.ask_to_deal(&variant, deck, &mut effects),
            Command::Cancel => self.cancel(),
            Command::Show(screen) => self.show(screen),
            Command::Answer(yes) => self.answer(yes, &mut effects),
            Command::Choose(entry) => {
                if let Some(open) = &self.dialog {
                    let wish = open.take(Some(entry), self.own.as_deref());
                    self.grant(wish, &mut effects);
                }
            }
            Command::ScrollTo(row) => {
                if let Some(open) = &mut self.dialog {
                    open.scroll_to(row);
                }
            }
            Command::Quit => self.ask(Pending::Quit, &mut effects),
            _ => {}
        }
        effects
    }

    /// Does something on the table: what was typed or said before is forgotten.
    fn on_table(&mut self, act: impl FnOnce(&mut Self)) {
        self.typed.clear();
        self.status.clear();
        act(self);
    }

    fn key(&mut self, key: Key, effects: &mut Vec<Effect>) {
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
        let Some(action) =
            keymap::action(self.settings.keys, key).filter(|&action| self.has(action, key))
        else {
            self.on_table(|s| s.status.push(Message::UnknownKey(key)));
            return;
        };
        match action {
            Action::TypeTableau
            | Action::TypeWaste
            | Action::TypeReserve
            | Action::TypeFoundation => self.type_letter(key),
            Action::TypeStock => self.type_letter(key),
            Action::Finish
            | Action::Hint
            | Action::Bookmark
            | Action::GoBack
            | Action::Find
            | Action::Look => {}
            Action::Draw => self.on_table(Self::draw),
            Action::Point => {
                let Cursor { pile, depth } = self.cursor;
                self.on_table(|s| s.point(pile, depth));
            }
            Action::Send => {
                let pile = self.cursor.pile;
                self.on_table(|s| s.send_home(pile));
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
            Action::NewGame => self.ask(Pending::NewGame, effects),
            Action::Show(screen) => self.show(screen),
            Action::Cancel => self.cancel(),
            Action::Interrupt if !self.typed.is_empty() => self.typed.clear(),
            Action::Interrupt | Action::Quit => self.ask(Pending::Quit, effects),
        }
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

    /// Makes the move that was found, or says why there is none. What is picked up stays so if it was refused.
    fn carry_out(&mut self, found: Found, selection: Option<Selection>) {
        match found {
            Found::Move(mv) => self.play(mv),
            Found::Refused { mv, why } => {
                self.refuse(mv, why);
                self.selection = selection;
            }
            Found::SeveralFoundations { to } => {
                self.status.push(Message::SeveralFoundations { to });
            }
        }
    }

    fn move_cursor(&mut self, way: Way) {
        self.typed.clear();
        self.cursor = self
            .cursor
            .moved(way, &self.variant.rules, self.history.state());
    }

    /// A pile was pointed at: the stock deals; elsewhere cards are picked up, and put down where they are wanted.
    fn point(&mut self, pile: PileId, depth: u8) {
        if !self.is_on_table(pile) {
            self.refuse(Move::one(pile, pile), Illegal::NoSuchPile { pile });
            return;
        }
        let n_cards = u8::try_from(self.history.state().len(pile)).unwrap_or(u8::MAX);
        let depth = depth.min(n_cards.saturating_sub(1));
        self.cursor = match pile {
            PileId::Tableau(_) => Cursor { pile, depth },
            _ => Cursor::on(pile),
        };
        match (self.selection, pile) {
            // The stock takes no cards, so whoever points at it wants it to deal.
            (_, PileId::Stock) => self.draw(),
            (Some(held), _) if held.pile == pile && held.count == count_at(pile, depth) => {
                self.selection = None;
                self.status.push(Message::PutBack);
            }
            (Some(held), PileId::Tableau(_) | PileId::Foundation(_)) if held.pile != pile => {
                let mv = held.move_to(pile);
                let found = match self.variant.rules.check(self.history.state(), mv) {
                    Ok(()) => Found::Move(mv),
                    Err(why) => Found::Refused { mv, why },
                };
                self.carry_out(found, Some(held));
            }
            // Nor do the waste and the reserves take any, so what lies there is picked up instead.
            _ => self.pick_up(pile, depth),
        }
    }

    fn pick_up(&mut self, pile: PileId, depth: u8) {
        let state = self.history.state();
        let count = count_at(pile, depth);
        let mv = Move::Transfer {
            from: pile,
            to: pile,
            count,
        };
        match Selection::pick_up(&self.variant.rules, state, pile, depth) {
            Ok(selection) => {
                if let Some(card) = typed::lowest(state, mv) {
                    self.status.push(Message::PickedUp {
                        card,
                        n_cards: count,
                        from: pile,
                    });
                }
                self.selection = Some(selection);
            }
            Err(why) => {
                self.refuse(mv, why);
                self.selection = None;
            }
        }
    }

    fn send_home(&mut self, pile: PileId) {
        self.selection = None;
        // A double click on the stock is two clicks on it.
        if pile == PileId::Stock {
            self.draw();
            return;
        }
        let found = typed::home(&self.variant.rules, self.history.state(), pile);
        self.carry_out(found, None);
    }

    fn draw(&mut self) {
        let is_redeal = self.history.state().is_empty(PileId::Stock);
        self.play(if is_redeal { Move::Redeal } else { Move::Draw });
    }

    fn play(&mut self, mv: Move) {
        self.selection = None;
        let before = self.history.state().clone();
        match self.history.play(&self.variant.rules, vec![mv]) {
            Ok(()) => self.say_played(&before, &[mv]),
            Err((_, why)) => self.refuse(mv, why),
        }
        self.clamp_cursor();
    }

    /// Says why a move is refused. Nothing else happens: no step, no count, and what was taken back can be redone.
    fn refuse(&mut self, mv: Move, why: Illegal) {
        let (from, to) = match mv {
            Move::Transfer { from, to, .. } => (from, (from != to).then_some(to)),
            Move::Draw | Move::Redeal => (PileId::Stock, None),
        };
        let card = typed::lowest(self.history.state(), mv);
        let card = card.filter(|_| !matches!(why, Illegal::FaceDown | Illegal::StockIsOnlyDealt));
        self.status.push(Message::Refused {
            why,
            card,
            from,
            to,
        });
    }

    fn undo(&mut self) {
        self.selection = None;
        let step = self.history.undo().cloned();
        let message = match step {
            None => Message::NothingToUndo,
            Some(step) => {
                report::taken_back(self.history.state(), step.first().unwrap_or(Move::Draw))
            }
        };
        self.status.push(message);
        self.clamp_cursor();
    }

    fn redo(&mut self) {
        self.selection = None;
        let before = self.history.state().clone();
        if let Some(step) = self.history.redo().cloned() {
            self.say_played(&before, &step.moves);
        } else {
            self.status.push(Message::NothingToRedo);
        }
        self.clamp_cursor();
    }

    fn restart(&mut self) {
        self.selection = None;
        self.history.jump(0);
        self.cursor = Cursor::START;
        self.status.push(Message::Restarted);
    }

    /// Says what a step did, and how the game stands after it.
    fn say_played(&mut self, before: &State, moves: &[Move]) {
        let rules = &self.variant.rules;
        let state = self.history.state();
        match rules.outcome(state) {
            Outcome::Won => {
                self.status.push(Message::Won {
                    n_moves: self.history.n_made(),
                });
                self.dialog = Some(Open::Won);
            }
            Outcome::Blocked => self.status.push(Message::Blocked),
            Outcome::Open => {}
        }
        self.status.extend(report::played(rules, before, moves));
    }

    fn say_dealt(&mut self) {
        let state = self.history.state();
        let base = state.base();
        self.status = vec![Message::Dealt { base }];
        if self.variant.rules.outcome(state) == Outcome::Blocked {
            self.status.insert(0, Message::Blocked);
        }
    }

    /// The card under the cursor may have gone; the pile is still there, unless it was the extra one of a choice.
    fn clamp_cursor(&mut self) {
        self.cursor = if self.is_on_table(self.cursor.pile) {
            Cursor::on(self.cursor.pile)
        } else {
            Cursor::START
        };
    }

    /// Whether a pile is to be seen at the moment.
    fn is_on_table(&self, pile: PileId) -> bool {
        piles_on_table(&self.variant.rules, self.history.state()).any(|seen| seen == pile)
    }

    fn show(&mut self, screen: Screen) {
        self.typed.clear();
        self.dialog = Some(Open::new(screen, &self.variant, self.own.as_deref()));
    }

    /// Closes what is open, or forgets what is typed, or puts back what is picked up. It never leaves the program.
    fn cancel(&mut self) {
        if self.dialog.take().is_some() {
            return;
        }
        if !self.typed.is_empty() {
            self.typed.clear();
        } else if self.selection.take().is_some() {
            self.status = vec![Message::PutBack];
        }
    }

    /// Whether there is a game that someone may want to go on with.
    fn is_under_way(&self) -> bool {
        let outcome = self.variant.rules.outcome(self.history.state());
        self.history.has_steps() && outcome == Outcome::Open
    }

    /// Asks before a game under way is given up; does it at once if there is none.
    fn ask(&mut self, pending: Pending, effects: &mut Vec<Effect>) {
        self.typed.clear();
        self.dialog = Some(Open::Confirm(pending));
        if !self.is_under_way() {
            self.answer(true, effects);
        }
    }

    fn ask_to_deal(&mut self, name: &str, deck: Deck, effects: &mut Vec<Effect>) {
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

    fn answer(&mut self, yes: bool, effects: &mut Vec<Effect>) {
        let Some(Open::Confirm(pending)) = &self.dialog else {
            return;
        };
        let pending = pending.clone();
        self.dialog = None;
        match pending {
            _ if !yes => {}
            Pending::NewGame => {
                let number = self.numbers.draw();
                self.deal(self.variant.clone(), number.into());
            }
            Pending::Deal(variant, deck) => self.deal(*variant, deck),
            Pending::Quit => effects.push(Effect::Quit),
            Pending::ResetStatistics => {}
        }
    }

    fn grant(&mut self, wish: Wish, effects: &mut Vec<Effect>) {
        match wish {
            Wish::Nothing | Wish::PassOn => {}
            Wish::Close => self.dialog = None,
            Wish::Play(variant) => {
                let number = self.numbers.draw();
                self.ask(Pending::Deal(variant, number.into()), effects);
            }
            Wish::Deal(number) => {
                let variant = Box::new(self.variant.clone());
                self.ask(Pending::Deal(variant, number.into()), effects);
            }
            Wish::Answer(yes) => self.answer(yes, effects),
            _ => {}
        }
    }

    /// Begins a game. A deck that cannot be dealt leaves the game as it is.
    fn deal(&mut self, variant: Variant, deck: Deck) {
        match variant.rules.deal(&deck) {
            Ok(opening) => {
                self.variant = variant;
                self.deck = Some(deck);
                self.history = History::new(opening);
                self.selection = None;
                self.cursor = Cursor::START;
                self.typed.clear();
                self.say_dealt();
            }
            Err(error) => self.status = vec![Message::CannotDeal(error)],
        }
    }
}

/// Whether a command is about the cards.
const fn is_for_table(command: &Command) -> bool {
    matches!(
        command,
        Command::Point { .. }
            | Command::Send { .. }
            | Command::Play(_)
            | Command::Draw
            | Command::Undo
            | Command::Redo
            | Command::Restart
    )
}
