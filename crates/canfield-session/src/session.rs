//! A session: the one thing that a front end talks to.

use canfield_core::card::Rank;
use canfield_core::deal::{BadDeck, Deck};
use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::record::{Record, ReplayError};
use canfield_core::rules::ScoreKind;
use canfield_core::state::State;
use canfield_core::variants::{self, Variant};

use crate::accounts::Accounts;
use crate::clock::Clock;
use crate::command::Command;
use crate::dialog::{Around, Open, Pending, is_for_money};
use crate::effect::Effect;
use crate::history::{History, Step};
use crate::instalments::Instalments;
use crate::keeper::Keeper;
use crate::keymap::Key;
use crate::message::Message;
use crate::numbers::Numbers;
use crate::scene::build::{self, Table};
use crate::scene::{Scene, Score};
use crate::selection::{Cursor, Selection};
use crate::settings::Settings;
use crate::statistics::Statistics;
use crate::storage;

mod aid;
mod ask;
mod count;
mod keep;
mod keys;
mod link;
mod open;
mod play;
mod pointer;
mod solve;
mod take_over;
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
    /// Where ids of copies come from.
    origins: Numbers,
    settings: Settings,
    statistics: Statistics,
    accounts: Accounts,
    keeper: Keeper,
    clock: Clock,
    /// How long the player thought before the present command.
    pause_millis: u64,
    /// How long the player has been thinking already, when the solver answers in between.
    thought_millis: u64,
    /// What is paid for of this pack, where it is paid in instalments.
    instalments: Instalments,
    /// How often cards that were seen went back out of sight in this deal: where it is played for money, that costs.
    n_looks: u16,
    /// Whether this deal is in the statistics already.
    counted: bool,
    /// Whether the program has played a move of a solution of this deal.
    is_solution_shown: bool,
    /// The steps that lead to each bookmark.
    bookmarks: Vec<Vec<Step>>,
    /// The hints for this position, and which of them is shown.
    hint: Option<(Vec<Move>, usize)>,
    /// The move that wins and is shown, found by looking at all cards.
    knowing_hint: Option<Move>,
    asked: solve::Asked,
    /// The rank that is looked for.
    find: Option<Rank>,
    looked_at: Option<PileId>,
    pressed: Option<pointer::Press>,
    /// Whether all cards can be brought home from this position.
    can_finish: bool,
    /// Another number after each change of the position.
    position: u64,
    beside: take_over::Beside,
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
        let steps = record.moves.iter().map(|&mv| Step { moves: vec![mv] });
        let history = replay(&record, &steps.collect::<Vec<_>>(), record.played)?;
        Ok(Self::with(
            &record.variant,
            Some(record.deck),
            history,
            entropy,
        ))
    }

    /// The same session as this player likes it.
    #[must_use]
    pub fn with_settings(mut self, settings: Settings) -> Self {
        self.settings = settings;
        self
    }

    fn with(variant: &Variant, deck: Option<Deck>, history: History, entropy: u64) -> Self {
        let is_shipped = variants::is_shipped(variant);
        // These must be other numbers than those of the deals, which everybody sees.
        let mut origins = Numbers::new(!entropy);
        let origin = origins.draw_origin();
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
            origins,
            settings: Settings::default(),
            statistics: Statistics::of(origin),
            accounts: Accounts::of(origin),
            keeper: Keeper::default(),
            clock: Clock::default(),
            pause_millis: 0,
            thought_millis: 0,
            instalments: Instalments::default(),
            n_looks: 0,
            counted: false,
            is_solution_shown: false,
            bookmarks: Vec::new(),
            hint: None,
            knowing_hint: None,
            asked: solve::Asked::default(),
            find: None,
            looked_at: None,
            pressed: None,
            can_finish: false,
            position: 0,
            beside: take_over::Beside::default(),
        };
        session.can_finish = session.finishing_moves().is_some();
        session.say_dealt();
        session
    }

    /// The variant that is played.
    #[must_use]
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Whether a question is open that is answered with yes or no.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        matches!(self.dialog, Some(Open::Confirm(_)))
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
            played: self.history.n_moves_made(),
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
            hint: self.hinted(),
            find: self.find,
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
            has_base: build::has_base(rules),
            piles: table.piles(),
            redeals_left: match rules.check(state, Move::Redeal) {
                Err(Illegal::FruitlessRedeals { .. }) => Some(0),
                _ => rules.redeals_left(state.redeals_used()),
            },
            score: self.shown_score(),
            n_moves: self.history.n_made(),
            n_home: state.n_on_foundations(),
            n_cards: state.n_cards(),
            can_undo: self.history.can_undo(),
            can_redo: self.history.can_redo(),
            balance: self.balance().filter(|_| self.settings.score),
            clock_secs: self.settings.clock.then(|| self.clock.elapsed_secs()),
            can_finish: self.can_finish,
            position_state: self.position_state(),
            is_solution_shown: self.is_solution_shown,
            n_bookmarks: self.bookmarks.len(),
            is_bookmarked: self.bookmark_here().is_some(),
            position: self.position,
            looked_at: self.looked_at,
            is_kept: self.is_kept(),
            settings: self.settings.clone(),
            typed: typed.collect(),
            status: self.status.clone(),
            dialog: self
                .dialog
                .as_ref()
                .map(|dialog| dialog.view(self.around())),
        }
    }

    /// The score of the position, whether it is shown or not.
    fn score(&self) -> Option<Score> {
        let state = self.history.state();
        match self.variant.rules.knobs().score {
            ScoreKind::Instalments => {
                let n_home = u16::try_from(state.n_on_foundations()).unwrap_or(u16::MAX);
                Some(Score::Money(self.instalments.worth(n_home)))
            }
            _ => match build::score(&self.variant.rules, state) {
                Some(Score::Money(worth)) => Some(Score::Money(worth - self.looks_cost())),
                score => score,
            },
        }
    }

    /// The score as far as it is shown. A hand costs nothing before it is played.
    fn shown_score(&self) -> Option<Score> {
        let score = self.score().filter(|_| self.settings.score)?;
        let is_free = matches!(score, Score::Money(_)) && !self.is_hand_played();
        (!is_free).then_some(score)
    }

    /// The money of all games of this variant, if it is played for money.
    fn balance(&self) -> Option<i64> {
        is_for_money(&self.variant).then(|| self.accounts.account(&self.variant.id).balance())
    }

    /// Does what the player asks for, and says what the front end has to do about it. `now` is the moment of the
    /// command.
    pub fn update(&mut self, command: Command, now: Millis) -> Vec<Effect> {
        let passed_millis = self.clock.advance(now, self.is_clock_running());
        self.thought_millis = self.thought_millis.saturating_add(passed_millis);
        if !matches!(command, Command::Solved(_)) {
            self.pause_millis = std::mem::take(&mut self.thought_millis);
        }
        if let Command::NotStored(error) = command {
            // It is tried again with the next command, not at once, for nothing has changed meanwhile.
            self.not_stored(error);
            return Vec::new();
        }
        let mut effects = Vec::new();
        self.carry_command(command, now, &mut effects);
        self.settle_left_game();
        self.tend_solver();
        let is_leaving = [Effect::Quit, Effect::TakeNewVersion];
        if is_leaving.iter().any(|effect| effects.contains(effect)) {
            // The time on the clock is not stored by itself, only with the next move, and now there will be none.
            self.note_game();
        }
        let mut stored = self.hand_out();
        // What is stored comes first, so that it is done before the program ends.
        stored.append(&mut self.hand_out_job());
        stored.append(&mut effects);
        stored
    }

    fn carry_command(&mut self, command: Command, now: Millis, effects: &mut Vec<Effect>) {
        let is_for_table = is_for_table(&command);
        if self.clock.is_suspended() && (is_for_table || matches!(command, Command::Key(_))) {
            // Nobody sees what would happen.
            return;
        }
        if is_for_table {
            match self.dialog {
                None => {}
                // A win does not stand in the way of the table.
                Some(Open::Won) => self.dialog = None,
                // Any other screen does, so that no card moves behind it.
                Some(_) => return,
            }
        }
        match command {
            Command::Key(key) => self.key(key, effects),
            Command::Point { pile, depth } => self.on_table(|s| s.point(pile, depth)),
            Command::Press { pile, depth } => self.press(pile, depth, now),
            Command::Release { on } => self.release(on),
            Command::SecondPress { on } => self.second_press(on),
            Command::Send { pile, depth } => self.on_table(|s| s.send(pile, depth)),
            Command::Play(mv) => self.on_table(|s| s.play(mv)),
            Command::Draw => self.on_table(Self::draw),
            Command::Undo => self.on_table(Self::undo),
            Command::Redo => self.on_table(Self::redo),
            Command::Restart => self.on_table(Self::restart),
            Command::Finish => self.on_table(Self::finish),
            Command::Hint => self.show_hint(),
            Command::KnowingHint => self.show_knowing_hint(),
            Command::Solution => self.ask_for_solution(effects),
            Command::LastWinnable => self.go_back_to_winnable(),
            Command::Solved(answer) => self.solved(*answer),
            Command::Bookmark => self.on_table(Self::toggle_bookmark),
            Command::GoBack => self.on_table(Self::go_back),
            Command::Find(rank) => self.on_table(|s| s.find_rank(rank)),
            Command::Look(pile) => self.on_table(|s| s.look(pile)),
            Command::NewGame => self.ask_for_new_game(effects),
            Command::Deal { variant, deck } => self.ask_to_deal(&variant, deck, effects),
            Command::Daily(day) => {
                if let Ok(deck) = day.to_string().parse() {
                    let variant = self.variant.id.clone();
                    self.ask_to_deal(&variant, deck, effects);
                }
            }
            Command::Cursor(pile) => self.put_cursor(pile),
            Command::Write(text) => {
                if let Some(open) = &mut self.dialog {
                    open.write(&text, self.own.as_deref());
                }
            }
            Command::Set(setting) => {
                self.settings.set(setting);
                self.keeper.note(storage::Key::Settings);
            }
            Command::OpenLink(link) => self.open_link(&link, effects),
            Command::NewVersion => {
                if self.dialog.is_none() {
                    self.ask(Pending::NewVersion, effects);
                }
            }
            Command::Cancel => self.cancel(),
            Command::Show(screen) => self.show(screen),
            Command::Answer(yes) => self.answer(yes, effects),
            Command::Choose(entry) => {
                if let Some(open) = &self.dialog {
                    let wish = open.take(Some(entry), self.own.as_deref());
                    self.grant(wish, effects);
                }
            }
            Command::ScrollTo(row) => {
                if let Some(open) = &mut self.dialog {
                    open.scroll_to(row);
                }
            }
            Command::Quit => self.ask(Pending::Quit, effects),
            Command::Suspend => {
                self.clock.suspend();
                self.note_game();
            }
            Command::Resume => self.clock.resume(),
            Command::Import(text) => self.import(&text, effects),
            Command::Exported { place } => self.tell_exchange(Message::Exported { place }),
            Command::NotExported(error) => self.tell_exchange(Message::NotExported(error)),
            Command::NotImported(error) => self.tell_exchange(Message::NotImported(error)),
            Command::TakeOver(found) => self.take_over(*found, now, effects),
            Command::NotStored(_) => {}
            Command::WasSetAside { key, place } => self.was_set_aside(key, place),
            Command::NotSetAside { key, error } => {
                self.report(Message::NotSetAside { key, error });
            }
        }
    }

    /// Does something on the table: what was typed, said or shown before is forgotten.
    fn on_table(&mut self, act: impl FnOnce(&mut Self)) {
        self.typed.clear();
        self.status.clear();
        self.hint = None;
        self.knowing_hint = None;
        self.find = None;
        self.looked_at = None;
        act(self);
    }

    /// Says something that the player must not miss, before all else.
    fn report(&mut self, message: Message) {
        self.status.insert(0, message);
    }

    /// Says what became of an export or an import, on the screen from which it was asked for if that is still open.
    fn tell_exchange(&mut self, message: Message) {
        match &mut self.dialog {
            Some(Open::Statistics { told }) => *told = Some(message),
            _ => self.report(message),
        }
    }

    /// Notes that the game under way is to be stored. A position that was not dealt has no record.
    fn note_game(&mut self) {
        if self.deck.is_some() {
            self.keeper.note(storage::Key::Game);
        }
    }
}

/// The history of a record, its moves made step by step.
fn replay(record: &Record, steps: &[Step], n_made: usize) -> Result<History, ReplayError> {
    let rules = &record.variant.rules;
    let opening = rules.deal(&record.deck).map_err(ReplayError::Deck)?;
    let mut history = History::new(opening);
    let mut n_moves = 0;
    for step in steps {
        history
            .play(rules, step.moves.clone())
            .map_err(|(n, reason)| ReplayError::Illegal {
                number: n_moves + n + 1,
                mv: step.moves[n],
                reason,
            })?;
        n_moves += step.moves.len();
    }
    history.jump(n_made);
    Ok(history)
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
            | Command::Press { .. }
            | Command::Finish
            | Command::Hint
            | Command::KnowingHint
            | Command::Solution
            | Command::LastWinnable
            | Command::Bookmark
            | Command::GoBack
            | Command::Find(_)
            | Command::Look(_)
    )
}
