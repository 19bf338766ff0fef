//! The window and its loop: what the player does goes to the session, and what the session asks for is done.

use std::path::PathBuf;
use std::time::Duration;

use canfield_native::again::begin_anew;
use canfield_native::clock;
use canfield_native::environment;
use canfield_native::game::{BESIDE_PAUSE, Game};
use canfield_native::keep;
use canfield_session::command::Command;
use canfield_session::scene::Scene;
use canfield_session::session::Wanted;
use canfield_session::settings::Settings;
use canfield_text::Texts;
use canfield_text::program::{Complaint, ProgramTexts};
use canfield_window::Place;
use eframe::{App, CreationContext, Frame};
use egui::{Context, IconData, Ui, ViewportBuilder, ViewportCommand};

use crate::front::{Front, Request, Taste};
use crate::look::Look;
use crate::pictures;

/// What the program is called where a desktop needs a name without blanks.
const APP_ID: &str = "canfield";
/// Tells the drawing library to do without the graphics card.
const SOFTWARE: &str = "LIBGL_ALWAYS_SOFTWARE";
/// What does so: the one library that can, whichever belongs to the card.
const SOFTWARE_ONLY: [(&str, &str); 2] = [(SOFTWARE, "1"), ("__GLX_VENDOR_LIBRARY_NAME", "mesa")];
/// The solver says when it has found something. If a fault has ended it, it cannot, so it is looked after now and then.
const SOLVER_PAUSE: Duration = Duration::from_secs(1);

/// How the game presents itself, and where it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The languages that are spoken where the player has not chosen one, the best first, as [`Texts::new`] takes them.
    pub languages: String,
    /// Whether the system wants strong colours.
    pub is_contrast: bool,
    /// The folder in which the game is kept; `None` if there is none.
    pub folder: Option<PathBuf>,
    /// The record of a game that is to be played.
    pub file: Option<PathBuf>,
}

/// Plays until the player leaves.
///
/// # Errors
///
/// One sentence, if there can be no window.
pub fn play(options: &Options) -> Result<(), String> {
    let place = Place::read(options.folder.as_deref());
    let viewport = ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title("Canfield")
        .with_icon(icon());
    let begin = place.clone();
    let program = move |context: &CreationContext<'_>| -> Box<dyn App> {
        Box::new(Program::new(options.clone(), begin, &context.egui_ctx))
    };
    if canfield_window::run(APP_ID, viewport, place, program) {
        return Ok(());
    }
    if !environment::has_screen() {
        return Err(complaint(options, &Complaint::NoScreen));
    }
    // A second try, which does not ask the graphics card for anything. It tells by itself if it fails, too.
    if !environment::is_set(SOFTWARE) {
        begin_anew(&SOFTWARE_ONLY);
    }
    Err(complaint(options, &Complaint::NoWindow))
}

fn complaint(options: &Options, complaint: &Complaint) -> String {
    ProgramTexts::new(&options.languages).complaint(complaint)
}

fn icon() -> IconData {
    let side = 128_u16;
    let drawing = canfield_art::app_icon();
    let image = pictures::rasterised(&drawing, [side, side], &canfield_art::Palette::FELT);
    IconData {
        rgba: image
            .pixels
            .iter()
            .flat_map(egui::Color32::to_srgba_unmultiplied)
            .collect(),
        width: side.into(),
        height: side.into(),
    }
}

/// A game in a window.
struct Program {
    options: Options,
    game: Game,
    scene: Scene,
    settings: Settings,
    texts: Texts,
    front: Front,
    place: Place,
    title: String,
    is_away: bool,
}

impl Program {
    fn new(options: Options, place: Place, context: &Context) -> Self {
        context.options_mut(|options| options.quit_shortcuts.clear());
        let folder = options.folder.as_deref();
        let mut game = Game::open(folder, Wanted::default(), rand::random());
        let waker = context.clone();
        game.wake_with(move || waker.request_repaint());
        if let Some(file) = &options.file {
            game.update(keep::opened(file));
        }

        let scene = game.scene();
        let settings = scene.settings.clone();
        let texts = Texts::chosen(&settings, &options.languages);
        let front = Front {
            taste: Taste::from_notes(&place.notes),
            ..Front::default()
        };
        Self {
            options,
            game,
            scene,
            settings,
            texts,
            front,
            place,
            title: String::new(),
            is_away: false,
        }
    }

    /// What the window itself has to tell.
    fn watch(&mut self, context: &Context) {
        let window = context.input(|input| input.viewport().clone());
        self.place.note(&window);
        let is_away = window.focused == Some(false) || window.minimized == Some(true);
        if is_away != self.is_away {
            self.is_away = is_away;
            self.game.update(if is_away {
                Command::Suspend
            } else {
                Command::Resume
            });
            self.scene = self.game.scene();
        }
        let dropped = context.input(|input| input.raw.dropped_files.clone());
        for file in &dropped {
            self.game.update(keep::opened(file.path()));
            self.scene = self.game.scene();
        }
        if window.close_requested() && !self.game.is_left() {
            self.game.update(Command::Quit);
            self.scene = self.game.scene();
            if !self.game.is_left() {
                context.send_viewport_cmd(ViewportCommand::CancelClose);
            }
        }
    }

    /// What happens besides drawing: the disk and the solver.
    fn work(&mut self, context: &Context) {
        let mut has_news = false;
        if !self.game.is_settled() {
            has_news |= self.game.settle();
        }
        if self.game.is_solving() {
            has_news |= self.game.fetch_answer();
            context.request_repaint_after(SOLVER_PAUSE);
        }
        if self.game.is_beside_another() {
            has_news |= self.game.take_over();
            context.request_repaint_after(BESIDE_PAUSE);
        }
        if has_news {
            self.scene = self.game.scene();
        }
    }

    fn set_title(&mut self, context: &Context) {
        let name = self.texts.variant_name(&self.scene.variant_name);
        let title = format!("{name} {}", self.scene.deal);
        if title != self.title {
            context.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }
}

impl App for Program {
    fn logic(&mut self, context: &Context, _frame: &mut Frame) {
        self.work(context);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        let context = ui.ctx().clone();
        self.watch(&context);
        if self.scene.settings != self.settings {
            self.settings.clone_from(&self.scene.settings);
            self.texts = Texts::chosen(&self.settings, &self.options.languages);
        }
        let is_contrast = self.options.is_contrast || self.front.taste.has_contrast;
        let look = Look::chosen(&self.settings, context.system_theme(), is_contrast);
        let Self {
            front,
            scene,
            texts,
            game,
            ..
        } = self;
        front.frame(ui, scene, texts, look, &mut |request| {
            match request {
                Request::Game(command) => game.update(command),
                Request::Today => game.update(Command::Daily(clock::today())),
                Request::FullScreen => {
                    let is_full = context.input(|input| input.viewport().fullscreen);
                    let full = ViewportCommand::Fullscreen(!is_full.unwrap_or(false));
                    context.send_viewport_cmd(full);
                }
            }
            game.scene()
        });
        self.set_title(&context);
        if self.game.is_left() {
            context.send_viewport_cmd(ViewportCommand::Close);
        } else if !self.game.is_settled() {
            // What was done is first seen, and then brought to the disk.
            context.request_repaint();
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.game.settle();
        self.place.notes = self.front.taste.notes();
        self.place.store(self.options.folder.as_deref());
    }
}
