//! What the player does to the page: every event goes to the game, or to what the page knows of itself.

use std::rc::Rc;

use canfield_browser::environment;
use canfield_session::command::Command;
use canfield_session::keymap::Key;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};
use web_sys::{
    Event, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent, MouseEvent,
    PointerEvent, ResizeObserver, WheelEvent,
};

use super::{Page, Shared, cursor, points};
use crate::input::{self, Focus, Point};

/// A finger that is down for so long wants to look at a pile.
const LONG_PRESS_MILLIS: i32 = 500;
/// After so long, every motion has ended.
const MOTION_MILLIS: i32 = 260;

impl Page {
    fn key(&mut self, event: &KeyboardEvent) {
        let focus = focus_of(event);
        let is_control = event.ctrl_key() || event.meta_key();
        let name = event.key();
        if event.alt_key() || event.is_composing() {
            return;
        }
        // An open menu has its keys from the browser: Tab, Enter, and Esc, which closes it. The game behind it gets none.
        if let Some(menu) = self.open_menu() {
            if self.walk(&menu, &name).is_some() {
                event.prevent_default();
            }
            return;
        }
        let Some(command) = input::key(&name, event.shift_key(), is_control, focus, &self.scene)
        else {
            return;
        };
        event.prevent_default();
        let is_arrow = matches!(
            command,
            Command::Key(Key::Left | Key::Right | Key::Up | Key::Down | Key::Home | Key::End)
        );
        self.update(command);
        if self.scene.dialog.is_none() && (is_arrow || focus == Focus::Table) {
            let _ = self.focus_cursor();
        }
    }

    fn open_menu(&self) -> Option<web_sys::Element> {
        let menu = self.document.query_selector("#menu:popover-open");
        menu.ok().flatten()
    }

    /// Goes to another button of an open menu, if that is what the key means.
    fn walk(&self, menu: &web_sys::Element, name: &str) -> Option<()> {
        let buttons = menu.query_selector_all("button").ok()?;
        let active = self.document.active_element();
        let is_active = |n: &u32| active.as_deref() == buttons.get(*n).as_ref();
        let here = (0..buttons.length()).find(is_active);
        let next = input::walk(name, here, buttons.length())?;
        let button: HtmlElement = buttons.get(next)?.unchecked_into();
        button.focus().ok()
    }

    fn click(&mut self, event: &MouseEvent) {
        let Some(target) = element_of(event) else {
            return;
        };
        let value = |name: &str| {
            let found = target.closest(&format!("[{name}]")).ok().flatten();
            found.and_then(|found| found.get_attribute(name))
        };
        if let Some(name) = value("data-command") {
            match name.as_str() {
                "share" => {
                    // Who changes his mind about sharing need not be told.
                    let _ = self.share();
                }
                "daily" => self.update(Command::Daily(environment::today())),
                name => {
                    let command = input::command(name);
                    if let Some(command) = command {
                        self.update(command);
                    }
                }
            }
        } else if let Some(entry) = value("data-entry").and_then(|n| n.parse().ok()) {
            self.update(Command::Choose(entry));
        } else if let Some(rank) = value("data-rank").and_then(|rank| input::rank(&rank)) {
            self.update(Command::Cancel);
            self.update(Command::Find(rank));
        } else if target.tag_name() == "DIALOG" {
            // What lies around a dialog belongs to it, as far as the browser is concerned.
            self.update(Command::Cancel);
        } else if event.detail() == 0
            && let Some(pile) = value("data-pile").and_then(|pile| pile.parse().ok())
        {
            // No pointer did this but a reader of the screen.
            self.update(Command::Point { pile, depth: 0 });
        }
    }

    /// Something was typed or chosen in a field.
    fn input(&mut self, event: &Event) {
        let Some(target) = element_of(event) else {
            return;
        };
        let row = target
            .get_attribute("data-setting")
            .and_then(|row| row.parse::<usize>().ok());
        let setting = row.and_then(|row| self.scene.settings.rows().into_iter().nth(row));
        let Some(setting) = setting else {
            // What is chosen of files is answered where it was asked for.
            if let Some(field) = target.dyn_ref::<HtmlInputElement>()
                && field.type_() != "file"
            {
                self.update(Command::Write(field.value()));
            }
            return;
        };
        let chosen = match target.dyn_ref::<HtmlSelectElement>() {
            Some(list) => list.value().parse().ok(),
            None => target
                .dyn_ref::<HtmlInputElement>()
                .map(|field| usize::from(field.checked())),
        };
        let value = chosen.and_then(|chosen| setting.values().into_iter().nth(chosen));
        if let Some(value) = value {
            self.update(Command::Set(value));
        }
    }

    fn focus(&mut self, event: &Event) {
        let pile = element_of(event).and_then(|target| target.get_attribute("data-pile"));
        if let Some(pile) = pile.and_then(|pile| pile.parse().ok())
            && cursor(&self.scene).is_none_or(|(old, _)| old != pile)
        {
            self.update(Command::Cursor(pile));
        }
    }

    fn pointer_down(&mut self, event: &PointerEvent) {
        if !event.is_primary() {
            // Two fingers want something else than to play a card.
            self.let_go();
            return;
        }
        if self.open_menu().is_some() {
            // The browser closes the menu, and that is all that was meant.
            return;
        }
        let at = self.point(event);
        match event.button() {
            0 => {
                // The focus stays where it is, and no text is marked.
                event.prevent_default();
                let is_finger = event.pointer_type() != "mouse";
                let command = self.gesture.down(at, is_finger, &self.layout);
                self.press(command);
                if let Some(table) = self.document.get_element_by_id("table") {
                    let _ = table.set_pointer_capture(event.pointer_id());
                }
            }
            2 => {
                let on = self.layout.at(at.0, at.1).map(|(pile, _)| pile);
                self.update(Command::SecondPress { on });
            }
            _ => {}
        }
    }

    /// What is held is let go where it was.
    fn let_go(&mut self) {
        if let Some(command) = self.gesture.cancel() {
            self.update(command);
        }
    }

    fn press(&mut self, command: Option<Command>) {
        if let Some(command) = command {
            self.update(command);
            self.gesture.bind(self.scene.position);
        }
    }

    fn pointer_move(&mut self, event: &PointerEvent) {
        if event.is_primary() {
            let command = self.gesture.moved(self.point(event));
            self.press(command);
            if let Some((x, y)) = self.gesture.carried(&self.scene) {
                let _ = self.dom.carry(x, y);
            }
        }
    }

    fn pointer_up(&mut self, event: &PointerEvent) {
        if event.is_primary() {
            for command in self.gesture.up(&self.scene, &self.layout) {
                self.update(command);
            }
        }
    }

    /// The wheel takes moves back and makes them again, as in the other front ends, unless the browser has something to scroll.
    fn wheel(&mut self, event: &WheelEvent) {
        let root = self.document.document_element().unwrap_throw();
        let scrolls = root.scroll_height() > root.client_height();
        if scrolls || event.ctrl_key() || self.scene.dialog.is_some() {
            return;
        }
        let command = self.wheel.turned(event.delta_y(), event.delta_mode());
        if let Some(command) = command {
            self.update(command);
        }
    }

    fn point(&self, event: &PointerEvent) -> Point {
        let table = self.document.get_element_by_id("table");
        let corner = table.map(|table| table.get_bounding_client_rect());
        let (x, y) = corner.map_or((0.0, 0.0), |corner| (corner.x(), corner.y()));
        (
            points(f64::from(event.client_x()) - x),
            points(f64::from(event.client_y()) - y),
        )
    }
}

/// Listens to everything, as long as the page is there.
pub(super) fn listen(shared: &Shared) -> Result<(), JsValue> {
    let window = web_sys::window().unwrap_throw();
    let document = window.document().unwrap_throw();
    let table = document.get_element_by_id("table").unwrap_throw();
    on(&document, "keydown", shared, Page::key)?;
    on(&document, "click", shared, Page::click)?;
    on(&document, "input", shared, Page::input)?;
    on(&document, "focusin", shared, Page::focus)?;
    on(&document, "cancel", shared, |page, event: &Event| {
        // Whoever chooses no file has closed nothing of ours.
        if element_of(event).is_some_and(|target| target.tag_name() == "DIALOG") {
            event.prevent_default();
            page.update(Command::Cancel);
        }
    })?;
    on(&table, "pointermove", shared, Page::pointer_move)?;
    on(&table, "pointerup", shared, Page::pointer_up)?;
    on(&table, "pointercancel", shared, |page, _: &PointerEvent| {
        page.let_go();
    })?;
    on(&table, "wheel", shared, Page::wheel)?;
    on(&table, "contextmenu", shared, |_, event: &Event| {
        event.prevent_default();
    })?;
    let look = later(shared, |page| {
        let command = page.gesture.held_long();
        if let Some(command) = command {
            page.update(command);
        }
    });
    let settle = later(shared, |page| page.dom.settle());
    let timers = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    on(&table, "pointerdown", shared, move |page, event| {
        page.pointer_down(event);
        page.window.clear_timeout_with_handle(timers.0.get());
        let timer = page
            .window
            .set_timeout_with_callback_and_timeout_and_arguments_0(&look, LONG_PRESS_MILLIS);
        timers.0.set(timer.unwrap_or_default());
    })?;
    on(&table, "transitionrun", shared, move |page, _: &Event| {
        page.window.clear_timeout_with_handle(timers.1.get());
        let timer = page
            .window
            .set_timeout_with_callback_and_timeout_and_arguments_0(&settle, MOTION_MILLIS);
        timers.1.set(timer.unwrap_or_default());
    })?;
    let resized = later(shared, |page| {
        if page.measure() {
            // What is held was taken from a place that is no more.
            page.let_go();
            page.draw_still().expect_throw("the page can be drawn");
        }
    });
    ResizeObserver::new(&resized)?.observe(&table);
    Ok(())
}

/// Calls back with an event, unless it comes while another one is answered: what the page does to itself is no news to it.
/// That may be an event of the same kind, so a listener can be called while it is at work.
fn on<E: JsCast + 'static>(
    target: &web_sys::EventTarget,
    name: &str,
    shared: &Shared,
    answer: impl Fn(&mut Page, &E) + 'static,
) -> Result<(), JsValue> {
    let shared = Rc::clone(shared);
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        if let Ok(mut page) = shared.try_borrow_mut()
            && let Some(page) = page.as_mut()
        {
            answer(page, event.unchecked_ref());
        }
    });
    let function = listener.into_js_value();
    target.add_event_listener_with_callback_and_bool(name, function.unchecked_ref(), true)
}

fn later(shared: &Shared, mut answer: impl FnMut(&mut Page) + 'static) -> js_sys::Function {
    let shared = Rc::clone(shared);
    let callback = Closure::<dyn FnMut()>::new(move || {
        if let Ok(mut page) = shared.try_borrow_mut()
            && let Some(page) = page.as_mut()
        {
            answer(page);
        }
    });
    callback.into_js_value().unchecked_into()
}

fn element_of(event: &Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

fn focus_of(event: &Event) -> Focus {
    let Some(target) = element_of(event) else {
        return Focus::Table;
    };
    match (target.tag_name().as_str(), target.get_attribute("type")) {
        ("INPUT", Some(_)) | ("SELECT", _) => Focus::Choice,
        ("INPUT", None) => Focus::Field,
        ("BUTTON", _) => Focus::Button,
        _ => Focus::Table,
    }
}
