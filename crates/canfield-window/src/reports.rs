//! What the desktop reports, before the drawing library hears it, which would not hear all of it: where the screens are, and
//! which turns of the wheel there were.

use std::cell::RefCell;
use std::rc::Rc;

use eframe::{EframeWinitApplication, UserEvent};
use egui::{Rect, pos2, vec2};
use winit::application::ApplicationHandler;
use winit::event::{DeviceEvent, DeviceId, ElementState, StartCause, WindowEvent};
use winit::event_loop::ActiveEventLoop;
use winit::window::WindowId;

/// The screens in points, once they are known.
pub(crate) type Screens = Rc<RefCell<Vec<Rect>>>;

/// Under X11 a wheel without smooth scrolling is a row of buttons with these numbers.
const WHEEL_BUTTONS: std::ops::RangeInclusive<u32> = 4..=7;

/// Whoever draws the window, told what was put right.
pub(crate) struct Reports<'a> {
    drawn_by: EframeWinitApplication<'a>,
    screens: Screens,
    /// A wheel's button just came up. That is reported as if the wheel had been turned once more.
    is_wheel_let_go: bool,
}

impl<'a> Reports<'a> {
    pub(crate) const fn new(drawn_by: EframeWinitApplication<'a>, screens: Screens) -> Self {
        Self {
            drawn_by,
            screens,
            is_wheel_let_go: false,
        }
    }
}

impl ApplicationHandler<UserEvent> for Reports<'_> {
    fn resumed(&mut self, events: &ActiveEventLoop) {
        let screens = events.available_monitors().map(|screen| {
            let corner = screen.position().to_logical::<f32>(screen.scale_factor());
            let size = screen.size().to_logical::<f32>(screen.scale_factor());
            Rect::from_min_size(pos2(corner.x, corner.y), vec2(size.width, size.height))
        });
        self.screens.replace(screens.collect());
        self.drawn_by.resumed(events);
    }

    fn device_event(&mut self, events: &ActiveEventLoop, id: DeviceId, event: DeviceEvent) {
        if let DeviceEvent::Button { button, state } = event
            && WHEEL_BUTTONS.contains(&button)
        {
            self.is_wheel_let_go = state == ElementState::Released;
        }
        self.drawn_by.device_event(events, id, event);
    }

    fn window_event(&mut self, events: &ActiveEventLoop, id: WindowId, event: WindowEvent) {
        let is_wheel = matches!(event, WindowEvent::MouseWheel { .. });
        if !(is_wheel && std::mem::take(&mut self.is_wheel_let_go)) {
            self.drawn_by.window_event(events, id, event);
        }
    }

    fn new_events(&mut self, events: &ActiveEventLoop, cause: StartCause) {
        self.drawn_by.new_events(events, cause);
    }

    fn user_event(&mut self, events: &ActiveEventLoop, event: UserEvent) {
        self.drawn_by.user_event(events, event);
    }

    fn about_to_wait(&mut self, events: &ActiveEventLoop) {
        self.drawn_by.about_to_wait(events);
    }

    fn suspended(&mut self, events: &ActiveEventLoop) {
        self.drawn_by.suspended(events);
    }

    fn exiting(&mut self, events: &ActiveEventLoop) {
        self.drawn_by.exiting(events);
    }

    fn memory_warning(&mut self, events: &ActiveEventLoop) {
        self.drawn_by.memory_warning(events);
    }
}
