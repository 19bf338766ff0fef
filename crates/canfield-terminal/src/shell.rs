//! The loop of the game: what the player does goes to the session, and what the session asks for is done.

use std::io;
use std::mem;
use std::path::PathBuf;
use std::time::Duration;

use canfield_native::clock::Clock;
use canfield_native::environment;
use canfield_native::keep::Keep;
use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::scene::Scene;
use canfield_session::session::{Session, Wanted};
use canfield_session::settings::Settings;
use canfield_text::Texts;
use ratatui::crossterm::event::{self, Event};

use crate::input::{self, Request};
use crate::look::Look;
use crate::screen::Screen;
use crate::view::{self, Drawn};

/// How the game presents itself, and where it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The language that is spoken where the player has not chosen one, as a code such as `en`.
    pub language: String,
    /// What the screen looks like where the player has not chosen anything else.
    pub look: Look,
    /// The folder in which the game is kept; `None` if there is none.
    pub folder: Option<PathBuf>,
}

impl Options {
    /// What the environment asks for.
    #[must_use]
    pub fn from_environment() -> Self {
        Self {
            language: environment::language(),
            look: Look::from_environment(),
            folder: canfield_native::folders::data_folder(),
        }
    }
}

/// Plays until the player leaves: goes on with the game that was kept, unless another one is wanted. `entropy` are 64
/// random bits, from which the numbers of new games follow.
///
/// # Errors
///
/// When there is no terminal, or it cannot be read or written any more.
pub fn play(wanted: Wanted, entropy: u64, options: &Options) -> io::Result<()> {
    let clock = Clock::start();
    let (keep, found) = Keep::open(options.folder.as_deref());
    let (session, pending) = Session::open(found, wanted, entropy, clock.now());
    let settings = Settings::default();
    let game = Game {
        options,
        texts: texts(options, &settings),
        settings,
        session,
        keep,
        clock,
        screen: Screen::open()?,
        pending,
    };
    game.run()
}

/// The words of the game as the player wants them.
fn texts(options: &Options, settings: &Settings) -> Texts {
    let language = match settings.language.as_str() {
        "" => options.language.as_str(),
        chosen => chosen,
    };
    Texts::new(language).with_suits(options.look.chosen(settings).suits)
}

/// A game on its screen.
struct Game<'a> {
    options: &'a Options,
    session: Session,
    keep: Keep,
    clock: Clock,
    screen: Screen,
    texts: Texts,
    /// The settings with which the texts were made.
    settings: Settings,
    /// What the session has asked for and is not done yet.
    pending: Vec<Effect>,
}

impl Game<'_> {
    fn run(mut self) -> io::Result<()> {
        let (mut scene, mut drawn) = self.draw()?;
        loop {
            // A key is first seen on the screen and then brought to the disk. Who types faster than the disk writes
            // does not wait for it: what was asked for meanwhile is done at once.
            if self.pending.is_empty() || event::poll(Duration::ZERO)? {
                // Nothing happens by itself, so the program sleeps here until there is an event.
                let event = event::read()?;
                match input::request(&event, &scene, &drawn) {
                    Some(Request::Command(command)) => self.update(command),
                    Some(Request::Suspend) => self.suspend()?,
                    None if matches!(event, Event::Resize(..)) => {}
                    None => continue,
                }
            } else if !self.carry_out() {
                continue;
            }
            if self.pending.contains(&Effect::Quit) {
                self.carry_out();
                return Ok(());
            }
            (scene, drawn) = self.draw()?;
        }
    }

    fn update(&mut self, command: Command) {
        let effects = self.session.update(command, self.clock.now());
        self.pending.extend(effects);
    }

    /// Does what the session has asked for; true if it has been told news by that.
    fn carry_out(&mut self) -> bool {
        let reports = self.keep.carry_out(&mem::take(&mut self.pending));
        let has_news = !reports.is_empty();
        for report in reports {
            self.update(report);
        }
        has_news
    }

    fn draw(&mut self) -> io::Result<(Scene, Drawn)> {
        let scene = self.session.scene();
        if scene.settings != self.settings {
            self.settings.clone_from(&scene.settings);
            self.texts = texts(self.options, &self.settings);
        }
        let mut drawn = Drawn::default();
        self.screen.terminal.draw(|frame| {
            let (area, look) = (frame.area(), self.options.look);
            drawn = view::draw(&scene, &self.texts, look, area, frame.buffer_mut());
        })?;
        if let Some(command) = drawn.correction.take() {
            self.update(command);
        }
        Ok((scene, drawn))
    }

    /// Leaves the terminal to the shell from which the program was started, until the player comes back.
    fn suspend(&mut self) -> io::Result<()> {
        self.update(Command::Suspend);
        self.carry_out();
        self.screen.suspend()?;
        self.update(Command::Resume);
        Ok(())
    }
}
