//! How a session begins when the program starts, with what an earlier one has stored.

use std::collections::{BTreeMap, BTreeSet};

use canfield_core::deal::Deck;
use canfield_core::record::ReplayError;
use canfield_core::variants::{self, Variant};

use super::{Millis, Session, replay};
use crate::accounts::Accounts;
use crate::clock::Clock;
use crate::dialog::{Open, Pending, is_same};
use crate::effect::Effect;
use crate::keeper::Keeper;
use crate::message::Message;
use crate::save::Save;
use crate::settings::Settings;
use crate::statistics::{Loaded, Statistics};
use crate::storage::{Found, Key, StorageError, StorageTrouble};

/// What the player asked for when starting the program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The variant; without it, the game under way goes on, or the variant that was played last is played.
    pub variant: Option<Variant>,
    /// The deal.
    pub deck: Option<Deck>,
    /// A link that was followed, as [`crate::command::Command::OpenLink`] has it. What was found is told all the same.
    pub link: Option<String>,
}

impl Session {
    /// A session that goes on where the last one ended, and what the front end has to do about what it found.
    ///
    /// If another game is wanted than the one under way, the session begins with the question whether that shall be
    /// given up. `entropy` are 64 random bits, from which the numbers of new games follow.
    #[must_use]
    pub fn open(found: Found, wanted: Wanted, entropy: u64, now: Millis) -> (Self, Vec<Effect>) {
        let mut shelf = Shelf::new(found);
        let settings = shelf.read(Key::Settings, Settings::from_text);
        let statistics = shelf.read(Key::Statistics, Statistics::from_text);
        let accounts = shelf.read(Key::Accounts, Accounts::from_text);
        let saved = shelf.game(entropy, now);
        let goes_on = saved.is_some();
        let mut session = saved.unwrap_or_else(|| {
            let shipped = variants::find(&settings.variant);
            let shipped = shipped.or_else(|_| variants::find(&Settings::default().variant));
            let variant = wanted.variant.as_ref().or(shipped.ok());
            Self::new_game(variant.unwrap_or_else(|| variants::first()), entropy)
        });
        session.beside.found_settings = settings.clone();
        session.settings = settings;
        session.statistics = statistics;
        session.accounts = accounts;
        session.claim_counts();
        let Shelf {
            trouble,
            aside,
            blocked,
            messages,
            ..
        } = shelf;
        session.keeper = match &trouble {
            Some(_) => Keeper::default(),
            None => Keeper::new(blocked),
        };
        let mut effects = Vec::new();
        session.want(wanted, goes_on, &mut effects);
        session.tend_solver();
        session.status.splice(0..0, messages);
        if let Some(error) = trouble {
            // Another copy may count under the id that was found.
            session.renew_counts();
            session.report(Message::NotStored(error));
        } else {
            let aside = aside.into_iter().map(|key| Effect::SetAside { key });
            effects.extend(aside);
            effects.extend(session.hand_out());
        }
        effects.extend(session.hand_out_job());
        (session, effects)
    }

    /// Gives what is counted here its id, if it has none yet.
    pub(super) fn claim_counts(&mut self) {
        let origin = self.origins.draw_origin();
        self.statistics.claim(origin);
        self.accounts.claim(origin);
    }

    /// Counts under an id of which no other copy knows.
    fn renew_counts(&mut self) {
        let origin = self.origins.draw_origin();
        self.statistics.renew(origin);
        self.accounts.renew(origin);
    }

    /// Deals what is wanted, if that is not the game on the table; asks first if there is a game under way.
    fn want(&mut self, wanted: Wanted, goes_on: bool, effects: &mut Vec<Effect>) {
        let Wanted {
            variant,
            deck,
            link,
        } = wanted;
        let variant = variant.unwrap_or_else(|| self.variant.clone());
        if self.own.is_none() && !variants::is_shipped(&variant) {
            self.own = Some(Box::new(variant.clone()));
        }
        let is_same_deck = deck.is_none() || deck == self.deck;
        if is_same(&variant, &self.variant) && is_same_deck {
            match deck {
                // Whoever names the deal wants to play it once more.
                Some(deck) if goes_on && self.is_won() => self.deal(variant, deck),
                _ => self.go_on_or_begin(variant, goes_on, link.is_some()),
            }
            if let Some(link) = link {
                self.open_link(&link, effects);
            }
            return;
        }
        let variant = Box::new(variant);
        let pending = match deck {
            Some(deck) => Pending::Deal(variant, deck),
            None => Pending::NewGame(variant),
        };
        self.ask(pending, effects);
    }
}

impl Session {
    /// Goes on with the game that was found, or begins with the one that lies there. A won one is seen as it was left, and
    /// can be taken back.
    fn go_on_or_begin(&mut self, variant: Variant, goes_on: bool, has_link: bool) {
        self.note_variant();
        if goes_on && self.is_won() {
            self.dialog = Some(Open::Won);
        } else if !goes_on && !has_link && self.settings.winnable_only {
            // Any deal may lie there until one is found that can be won.
            self.deal_anew(variant);
        }
    }
}

/// What was found, while it is being read.
pub(super) struct Shelf {
    texts: BTreeMap<Key, Result<String, StorageError>>,
    pub(super) trouble: Option<StorageError>,
    /// What must be set aside.
    pub(super) aside: BTreeSet<Key>,
    /// Where nothing may be stored for now.
    pub(super) blocked: BTreeSet<Key>,
    pub(super) messages: Vec<Message>,
}

impl Shelf {
    pub(super) fn new(found: Found) -> Self {
        let Found { mut texts, trouble } = found;
        if trouble.is_some() {
            // Another copy is playing that game.
            texts.remove(&Key::Game);
        }
        Self {
            texts,
            trouble,
            aside: BTreeSet::new(),
            blocked: BTreeSet::new(),
            messages: Vec::new(),
        }
    }

    /// The text under a key. One that cannot be read at all is told.
    fn text(&mut self, key: Key) -> Option<String> {
        match self.texts.remove(&key)? {
            Ok(text) => Some(text),
            Err(error) if error.kind == StorageTrouble::NotText => {
                self.set_aside(key);
                None
            }
            Err(error) => {
                // It may be as it should be, so it is neither moved nor replaced.
                self.blocked.insert(key);
                self.messages.push(Message::NotSetAside { key, error });
                None
            }
        }
    }

    pub(super) fn read<T: Default>(
        &mut self,
        key: Key,
        parse: impl FnOnce(&str) -> Loaded<T>,
    ) -> T {
        let Some(text) = self.text(key) else {
            return T::default();
        };
        let loaded = parse(&text);
        if loaded.damaged {
            self.set_aside(key);
        }
        loaded.value
    }

    fn set_aside(&mut self, key: Key) {
        self.aside.insert(key);
        self.blocked.insert(key);
        self.messages.push(Message::Unreadable { key });
    }

    /// The game that is stored, ready to go on.
    pub(super) fn game(&mut self, entropy: u64, now: Millis) -> Option<Session> {
        let text = self.text(Key::Game)?;
        let Ok(Loaded { value, damaged }) = Save::from_text(&text) else {
            self.set_aside(Key::Game);
            return None;
        };
        let history = match replay(&value.record, &value.steps, value.n_made) {
            Ok(history) => history,
            Err(error) => {
                self.set_aside(Key::Game);
                if let ReplayError::Illegal { number, mv, .. } = error {
                    self.messages
                        .insert(0, Message::StoredMoveIllegal { number, mv });
                }
                return None;
            }
        };
        if damaged {
            self.set_aside(Key::Game);
        }
        let has_steps = history.has_steps();
        let (variant, deck) = (&value.record.variant, value.record.deck.clone());
        let mut session = Session::with(variant, Some(deck), history.clone(), entropy);
        session.clock = Clock::new(now);
        session.take_save(value, history);
        if has_steps {
            session.status = vec![Message::GoesOn];
        }
        Some(session)
    }
}
