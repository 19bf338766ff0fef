//! A desktop window without a screen: a session, and what would be seen of it.

use canfield_desktop::front::{Front, Request};
use canfield_desktop::look::Look;
use canfield_session::command::Command;
use canfield_session::daily::Day;
use canfield_session::scene::Scene;
use canfield_session::session::{Millis, Session};
use canfield_session::settings::Settings;
use canfield_text::Texts;
use egui::epaint::ClippedShape;
use egui::{Context, Event, FullOutput, RawInput, Rect, Vec2, ViewportId};

/// The day on which all trials are played.
pub const TODAY: Day = Day {
    year: 2026,
    month: 7,
    day: 4,
};

/// A session in a window.
#[derive(Debug)]
pub struct Window {
    /// The session.
    pub session: Session,
    /// What is remembered of the screen.
    pub front: Front,
    /// What was seen last.
    pub scene: Scene,
    /// How often the whole screen was asked for.
    pub n_full_screen: usize,
    /// How many pixels a point of the screen has; `None` for one.
    pub scale: Option<f32>,
    texts: Texts,
    /// The settings to which the words belong, unless they were given.
    spoken: Option<Settings>,
}

impl Window {
    /// A window in which nothing was drawn yet.
    #[must_use]
    pub fn new(session: Session) -> Self {
        let scene = session.scene();
        Self {
            session,
            front: Front::default(),
            n_full_screen: 0,
            scale: None,
            texts: Texts::chosen(&scene.settings, "en"),
            spoken: Some(scene.settings.clone()),
            scene,
        }
    }

    /// The same with other words, whatever the settings say.
    #[must_use]
    pub fn with_texts(self, texts: Texts) -> Self {
        Self {
            texts,
            spoken: None,
            ..self
        }
    }

    /// Draws a frame.
    pub fn frame(&mut self, ui: &mut egui::Ui) {
        if let Some(settings) = &mut self.spoken
            && *settings != self.scene.settings
        {
            settings.clone_from(&self.scene.settings);
            self.texts = Texts::chosen(settings, "en");
        }
        let Self {
            session,
            front,
            scene,
            n_full_screen,
            texts,
            ..
        } = self;
        let now = Millis(ui.input(|input| millis(input.time)));
        let look = Look::chosen(&scene.settings, None, front.taste.has_contrast);
        front.frame(ui, scene, texts, look, &mut |request| {
            match request {
                Request::Game(command) => drop(session.update(command, now)),
                Request::Today => drop(session.update(Command::Daily(TODAY), now)),
                Request::FullScreen => *n_full_screen += 1,
            }
            session.scene()
        });
    }

    /// Tells the session something, and has its answer seen in the next frame.
    pub fn tell(&mut self, command: Command) {
        self.session.update(command, Millis(0));
        self.scene = self.session.scene();
    }

    /// Draws frames of this size, in points, until nothing changes any more.
    pub fn settle(&mut self, context: &Context, size: Vec2) {
        for n in 0..6_u8 {
            self.step(context, size, f64::from(n), Vec::new());
        }
    }

    /// Draws one frame at this time, in seconds, after these events, and returns what it is made of.
    pub fn step(
        &mut self,
        context: &Context,
        size: Vec2,
        time: f64,
        events: Vec<Event>,
    ) -> Vec<ClippedShape> {
        let mut output = self.output(context, size, time, events);
        // There is no screen that would need them.
        output.textures_delta.clear();
        output.shapes
    }

    /// The same, and everything else that a screen would need.
    pub fn output(
        &mut self,
        context: &Context,
        size: Vec2,
        time: f64,
        events: Vec<Event>,
    ) -> FullOutput {
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size)),
            time: Some(time),
            focused: true,
            events,
            ..RawInput::default()
        };
        if let Some(viewport) = input.viewports.get_mut(&ViewportId::ROOT) {
            viewport.native_pixels_per_point = self.scale;
        }
        context.run_ui(input, |ui| self.frame(ui))
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "trials last a few seconds"
)]
fn millis(secs: f64) -> u64 {
    (secs * 1000.0) as u64
}
