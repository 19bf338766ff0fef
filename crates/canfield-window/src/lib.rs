//! What a program with a window needs of the desktop: a window in a place where it is seen, and every turn of the wheel once.
//! It knows nothing of what the window shows.

mod place;
mod reports;

use std::cell::Cell;
use std::rc::Rc;

use eframe::{App, CreationContext, NativeOptions};
use egui::ViewportBuilder;
use winit::event_loop::EventLoop;

pub use place::Place;
use reports::{Reports, Screens};

/// Runs a program in a window until it is closed; false if there can be no window.
pub fn run<'a>(
    app_id: &str,
    viewport: ViewportBuilder,
    place: Place,
    program: impl FnOnce(&CreationContext<'_>) -> Box<dyn App + 'a> + 'a,
) -> bool {
    let screens = Screens::default();
    let known = Rc::clone(&screens);
    let native = NativeOptions {
        viewport,
        // The window is about to be made, and by then the screens are known.
        window_builder: Some(Box::new(move |viewport| {
            place.put(viewport, &known.borrow())
        })),
        ..NativeOptions::default()
    };
    let is_open = Rc::new(Cell::new(false));
    let opens = Rc::clone(&is_open);
    let program = Box::new(move |context: &CreationContext<'_>| {
        opens.set(true);
        Ok(program(context))
    });
    let played = EventLoop::with_user_event().build().and_then(|events| {
        let drawn_by = eframe::create_native(app_id, native, program, &events);
        events.run_app(&mut Reports::new(drawn_by, screens))
    });
    played.is_ok() && is_open.get()
}
