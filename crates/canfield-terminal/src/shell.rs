//! The loop of the game: what the player does goes to the session, and what the session asks for is done.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use canfield_native::environment::{self, Speech};
use canfield_native::folders;
use canfield_native::game::{BESIDE_PAUSE, Game};
use canfield_native::outside;
use canfield_session::command::Command;
use canfield_session::session::Wanted;
use canfield_session::settings::Settings;
use canfield_text::Texts;
use ratatui::crossterm::event::{self, Event};

use crate::input;
use crate::look::Look;
use crate::screen::Screen;
use crate::view::{self, Drawn};

/// How often the solver is asked for its answer, while it is at work and no key is pressed. An answer that is so late
/// seems to be there at once.
const SOLVER_PAUSE: Duration = Duration::from_millis(20);

/// How the game presents itself, and where it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Which language is spoken.
    pub speech: Speech,
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
            speech: Speech::new(None),
            look: Look {
                colors: environment::colors(),
                is_ascii: environment::has_few_signs(),
                ..Look::default()
            },
            folder: folders::data_folder(),
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
    let mut game = Game::open(options.folder.as_deref(), wanted, entropy);
    let played = play_on(&mut game, options);
    // Whatever ended the game, its last move is kept.
    game.settle();
    outside::end_as_wanted();
    played
}

/// Plays until the player leaves, or something else ends the program.
fn play_on(game: &mut Game, options: &Options) -> io::Result<()> {
    let mut screen = Screen::open()?;
    let (mut scene, mut drawn) = (game.scene(), Drawn::default());
    let mut settings = scene.settings.clone();
    let mut speech = options.speech.clone();
    let mut words = |settings: &Settings| {
        let texts = Texts::new(speech.languages(&settings.language));
        texts.with_suits(options.look.chosen(settings).suits)
    };
    let mut texts = words(&settings);
    let mut is_stale = true;
    while !game.is_left() {
        if is_stale {
            scene = game.scene();
            if scene.settings != settings {
                settings.clone_from(&scene.settings);
                texts = words(&settings);
            }
            screen.terminal.draw(|frame| {
                let area = frame.area();
                drawn = view::draw(&scene, &texts, options.look, area, frame.buffer_mut());
            })?;
            if let Some(command) = drawn.correction.take() {
                game.update(command);
            }
        }
        // A key is first seen on the screen and then brought to the disk. Who types faster than the disk writes does
        // not wait for it: what was asked for meanwhile is done at once.
        if !game.is_settled() && !event::poll(Duration::ZERO)? {
            is_stale = game.settle();
            continue;
        }
        if game.is_solving() && !event::poll(SOLVER_PAUSE)? {
            is_stale = game.fetch_answer();
            continue;
        }
        // What was typed before the end was wanted still counts.
        if outside::is_end_wanted() && !event::poll(Duration::ZERO)? {
            break;
        }
        // Nobody tells when another copy of the program ends.
        if game.is_beside_another() && !event::poll(BESIDE_PAUSE)? {
            is_stale = game.take_over();
            continue;
        }
        // Nothing else happens by itself, so the program sleeps here until there is an event.
        let event = event::read()?;
        let mut request = input::request(&event, &scene, &drawn);
        let is_resized = matches!(event, Event::Resize(..));
        if is_resized {
            if outside::is_stop_wanted() {
                request = Some(Command::Suspend);
            }
            if outside::has_gone_on() {
                screen.take_again()?;
            } else {
                screen.forget()?;
            }
        }
        is_stale = request.is_some() || is_resized;
        let is_suspended = request == Some(Command::Suspend);
        if let Some(command) = request {
            game.update(command);
        }
        if is_suspended {
            game.settle();
            screen.suspend()?;
            game.update(Command::Resume);
        }
    }
    Ok(())
}
