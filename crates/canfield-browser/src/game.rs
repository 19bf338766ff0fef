//! A session, the place where it is kept, the clock by which it is played and the solver that it asks: what the page runs.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::scene::Scene;
use canfield_session::session::{Session, Wanted};
use canfield_session::settings::Settings;
use canfield_session::storage::{Found, Key};

use crate::keep::Keep;
use crate::offline::Offline;
use crate::solver_worker::SolverWorker;
use crate::storage::LocalStorage;
use crate::{address, clock, environment, exchange, lock, sight};

/// What happens by itself, outside of the page's own events: whoever gets it updates the game and draws it.
///
/// It is never called while a game is being opened or updated, but always later.
pub type Report = Rc<dyn Fn(Command)>;

/// The place of what is kept, once this page has taken it over from another one.
type Taken = Rc<Cell<Option<Keep<LocalStorage>>>>;

/// What is there before the game is opened.
#[derive(Debug)]
pub struct Start {
    /// The folder of this version of the program.
    folder: String,
    is_alone: bool,
    keep: Keep<LocalStorage>,
    found: Found,
}

impl Start {
    /// Looks at what is kept; `is_alone` is false if another page plays already. `folder` is the address of the folder of
    /// this version of the program.
    #[must_use]
    pub fn new(folder: String, is_alone: bool) -> Self {
        let (keep, found) = Keep::open(LocalStorage::open(), is_alone);
        Self {
            folder,
            is_alone,
            keep,
            found,
        }
    }

    /// The address of the folder of this version of the program.
    #[must_use]
    pub fn folder(&self) -> &str {
        &self.folder
    }

    /// The language that will be spoken.
    #[must_use]
    pub fn language(&self) -> &'static str {
        let settings = self.found.texts.get(&Key::Settings);
        let settings = settings.and_then(|text| text.as_deref().ok());
        let settings = settings.map(|text| Settings::from_text(text).value);
        environment::spoken(&settings.unwrap_or_default())
    }

    /// Goes on with the game that is kept, or begins a new one, or asks whether the one in the address is wanted.
    #[must_use]
    pub fn open(self, report: Report) -> Game {
        let wanted = Wanted {
            link: address::link(),
            ..Wanted::default()
        };
        let (session, effects) =
            Session::open(self.found, wanted, environment::entropy(), clock::now());
        sight::watch(&report);
        address::watch(&report);
        let taken: Taken = Rc::default();
        if !self.is_alone {
            let (taken, report) = (Rc::clone(&taken), Rc::clone(&report));
            lock::wait(move || {
                let (keep, found) = Keep::open(LocalStorage::open(), true);
                taken.set(Some(keep));
                report(Command::TakeOver(Box::new(found)));
            });
        }
        Game {
            session,
            first: effects,
            is_alone: self.is_alone,
            keep: self.keep,
            taken,
            solver: SolverWorker::new(format!("{}worker.js", self.folder), Rc::clone(&report)),
            offline: Offline::start(&report),
            report,
        }
    }
}

/// A game that is kept.
pub struct Game {
    session: Session,
    /// What is to be done when the first picture is seen, or before the first command.
    first: Vec<Effect>,
    /// Whether no other page plays.
    is_alone: bool,
    keep: Keep<LocalStorage>,
    taken: Taken,
    solver: SolverWorker,
    offline: Offline,
    report: Report,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut game = f.debug_struct("Game");
        game.field("session", &self.session).finish_non_exhaustive()
    }
}

impl Game {
    /// What is to be seen.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.session.scene()
    }

    /// Does what the session wants at the beginning: what is kept is written, and the address. A player need not wait for
    /// that, so it is called when the first picture is seen. True if there is something new to be seen.
    pub fn begin(&mut self) -> bool {
        let effects = std::mem::take(&mut self.first);
        let is_news = self.carry_out(effects);
        self.show_address();
        is_news
    }

    /// Does what the player asks for, or what was reported. Afterwards it is stored, for a page can end at any time
    /// without a word (fault E17).
    pub fn update(&mut self, command: Command) {
        if !self.first.is_empty() {
            self.begin();
        }
        if let Some(keep) = self.taken.take() {
            self.keep = keep;
            self.is_alone = true;
        }
        let effects = self.session.update(command, clock::now());
        self.carry_out(effects);
        self.show_address();
    }

    /// Does what the session has asked for. True if something went otherwise than it should, so that the session was told.
    fn carry_out(&mut self, effects: Vec<Effect>) -> bool {
        let mut is_news = false;
        for effect in effects {
            match effect {
                Effect::Store { .. } | Effect::SetAside { .. } => {
                    if let Some(report) = self.keep.carry_out(&effect) {
                        self.update(report);
                        is_news = true;
                    }
                }
                Effect::Solve(job) => self.solver.start(*job),
                Effect::CancelSolve(id) => self.solver.cancel(id),
                Effect::Export { text } => exchange::export(&text, &self.report),
                Effect::Import => exchange::import(&self.report),
                Effect::TakeNewVersion => self.offline.take_new_version(),
                // Only the player closes a page.
                Effect::Quit => {}
            }
        }
        is_news
    }

    /// Keeps the address in step, but leaves a link there that the player is being asked about. Beside another page it stays as
    /// it is: when this one is loaded anew, it may go on with the game that is kept.
    fn show_address(&self) {
        if self.is_alone
            && !self.session.is_asking()
            && let Some(link) = self.session.link()
        {
            address::show(&link);
        }
    }
}
