//! The page while it is played: listens, updates the game, and draws.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use canfield_art::Style;
use canfield_browser::{Game, Report, Start, Words, environment};
use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::keymap::Key;
use canfield_session::layout::{self, Area, Layout};
use canfield_session::scene::Scene;
use canfield_text::controls::Control;
use canfield_text::{SuitStyle, Texts};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};
use web_sys::{
    CssStyleSheet, Document, Event, HtmlElement, HtmlInputElement, HtmlSelectElement,
    KeyboardEvent, MouseEvent, PointerEvent, ResizeObserver, WheelEvent, Window,
};

use crate::dom::Dom;
use crate::input::{self, Focus, Gesture, Point, Wheel};
use crate::view::{self, SHAPE, Slots, View, deck};

/// A finger that is down for so long wants to look at a pile.
const LONG_PRESS_MILLIS: i32 = 500;
/// After so long, every motion has ended.
const MOTION_MILLIS: i32 = 260;

/// All that the page remembers of itself. It can be thrown away at any time.
struct Page {
    game: Game,
    window: Window,
    document: Document,
    dom: Dom,
    texts: Texts,
    /// What the words were made for.
    spoken: Option<(&'static str, bool)>,
    /// The words that came after the program.
    words: Words,
    /// The language whose words are on their way.
    awaited: Option<&'static str>,
    /// Where words come from.
    folder: String,
    /// The page itself, for what comes later.
    this: Weak<RefCell<Option<Page>>>,
    scene: Scene,
    layout: Layout,
    slots: Slots,
    gesture: Gesture,
    wheel: Wheel,
    has_keyboard: bool,
    note: Option<Control>,
    aloud: Option<String>,
    /// What was said last, so that the same is heard twice when it is said twice.
    said: String,
    /// How the pictures of the cards are drawn, and whether there are those of strips.
    faces: Option<(Style, bool)>,
    area: Area,
}

type Shared = Rc<RefCell<Option<Page>>>;

/// Opens the game in the page, and draws and listens from then on.
///
/// # Panics
///
/// If there is no page.
pub(crate) fn mount(start: Start, words: Words) {
    let shared: Shared = Rc::default();
    let weak = Rc::clone(&shared);
    let report: Report = Rc::new(move |command| {
        if let Some(page) = weak.borrow_mut().as_mut() {
            page.update(command);
        }
    });
    let window = web_sys::window().expect_throw("a page has a window");
    let document = window.document().expect_throw("a window has a document");
    let body = document.body().expect_throw("a document has a body");
    let folder = start.folder().to_owned();
    let game = start.open(report);
    let scene = game.scene();
    let coarse = window.match_media("(pointer: coarse)").ok().flatten();
    let layout = layout::fit(&scene, Area::default(), SHAPE);
    let mut page = Page {
        game,
        dom: Dom::new(document.clone(), body.into()),
        window,
        document,
        texts: Texts::new("en"),
        spoken: None,
        words,
        awaited: None,
        folder,
        this: Rc::downgrade(&shared),
        scene,
        layout,
        slots: Slots::default(),
        gesture: Gesture::default(),
        wheel: Wheel::default(),
        has_keyboard: coarse.is_none_or(|coarse| !coarse.matches()),
        note: None,
        aloud: None,
        said: String::new(),
        faces: None,
        area: Area::default(),
    };
    page.begin().expect_throw("the page can be drawn");
    *shared.borrow_mut() = Some(page);
    listen(&shared).expect_throw("the page can be listened to");
}

impl Page {
    /// The first picture: colours, pictures of the cards, and then the page where they are used.
    fn begin(&mut self) -> Result<(), JsValue> {
        let colors = CssStyleSheet::new()?;
        let sheets = js_sys::Array::of1(&colors);
        js_sys::Reflect::get(&colors, &"replaceSync".into())?
            .unchecked_into::<js_sys::Function>()
            .call1(&colors, &deck::colors().into())?;
        js_sys::Reflect::set(&self.document, &"adoptedStyleSheets".into(), &sheets)?;
        // How much room there is for the table follows from what is around it, so that is drawn first.
        self.draw()?;
        self.measure();
        self.draw_still()
    }

    /// Draws without any motion: what changes is the window, and not the game.
    fn draw_still(&mut self) -> Result<(), JsValue> {
        let body = self.document.body().unwrap_throw().class_list();
        body.add_1("still")?;
        self.draw()?;
        self.dom.settle();
        // The browser has placed everything before it can say how large it is.
        self.measure();
        body.remove_1("still")
    }

    /// Does what the player asks for, and shows it.
    fn update(&mut self, command: Command) {
        self.note = None;
        self.game.update(command);
        self.draw().expect_throw("the page can be drawn");
    }

    fn draw(&mut self) -> Result<(), JsValue> {
        let cursor = cursor(&self.scene);
        self.scene = self.game.scene();
        self.speak();
        self.layout = layout::fit(&self.scene, self.area, SHAPE);
        self.draw_faces()?;
        self.slots.follow(&self.scene);
        // Whatever is still in motion gets the order that it has at rest before the next motion begins.
        self.dom.settle();
        if self.gesture.carried(&self.scene).is_none() {
            self.dom.let_go()?;
        }
        self.aloud = self.card_under_cursor(cursor);
        let mut elements = view::page(View {
            scene: &self.scene,
            texts: &self.texts,
            layout: &self.layout,
            slots: &self.slots,
            has_keyboard: self.has_keyboard,
            note: self.note,
        });
        let live = elements.iter_mut().find(|element| element.key == "live");
        if let Some(live) = live {
            if let Some(aloud) = self.aloud.take() {
                live.text = aloud;
            }
            if live.text == self.said {
                live.text.push('\u{a0}');
            }
            self.said.clone_from(&live.text);
        }
        if self.area == Area::default() {
            let main = elements.iter_mut().find(|element| element.tag == "main");
            for table in main.into_iter().flat_map(|main| &mut main.children) {
                table.children.clear();
            }
        }
        self.dom.show(elements)?;
        self.follow_cursor()
    }

    /// The words in the language of the player. Those that have to be fetched first are used when they come.
    fn speak(&mut self) {
        let settings = &self.scene.settings;
        let language = environment::spoken(settings);
        let wanted = (language, settings.letters);
        if self.spoken == Some(wanted) {
            return;
        }
        if !canfield_text::is_built_in(language) && !self.words.are_of(language) {
            self.fetch_words(language);
            return;
        }
        let suits = SuitStyle::chosen(settings.letters);
        let texts = self.words.texts(language).with_suits(suits);
        self.texts = if self.has_keyboard {
            texts
        } else {
            texts.without_keyboard()
        };
        self.spoken = Some(wanted);
    }

    fn fetch_words(&mut self, language: &'static str) {
        if self.awaited.replace(language) == Some(language) {
            return;
        }
        let this = Weak::clone(&self.this);
        Words::fetch(&self.folder, language, move |words| {
            if let Some(this) = this.upgrade()
                && let Some(page) = this.borrow_mut().as_mut()
            {
                page.awaited = None;
                page.words = words;
                page.draw().expect_throw("the page can be drawn");
            }
        });
    }

    /// Redraws the pictures of the cards where they are to look another way, and says how the page is to look.
    fn draw_faces(&mut self) -> Result<(), JsValue> {
        let settings = &self.scene.settings;
        let style = deck::style(settings, self.layout.card_width);
        // Which faces are legible is not known before there is room for them.
        let has_strips = view::has_strips(&self.scene, &self.layout);
        // Pictures that are there already are kept for the next long column.
        let is_drawn = self
            .faces
            .is_some_and(|(old, had_strips)| old == style && had_strips >= has_strips);
        if !is_drawn && self.area != Area::default() {
            self.faces = Some((style, has_strips));
            let symbols = self.document.get_element_by_id("deck");
            let symbols = symbols.map_or_else(|| self.create_deck(), Ok)?;
            symbols.set_inner_html(&deck::symbols(style, has_strips));
        }
        let root = self.document.document_element().unwrap_throw();
        let shade = format!("{:?}", settings.shade).to_lowercase();
        let hand = if settings.left_handed {
            "left"
        } else {
            "right"
        };
        for (name, value) in [
            ("lang", self.texts.language()),
            ("data-shade", &shade),
            ("data-hand", hand),
        ] {
            if root.get_attribute(name).as_deref() != Some(value) {
                root.set_attribute(name, value)?;
            }
        }
        let name = self.texts.variant_name(&self.scene.variant_name);
        let title = format!("{name} {}", self.scene.deal);
        if self.document.title() != title {
            self.document.set_title(&title);
        }
        let fault = self.document.get_element_by_id("fault");
        let fault = fault.map_or_else(|| self.create_fault(), Ok)?;
        let sentence = self.texts.control(Control::BrokenDown);
        if fault.text_content().as_ref() != Some(&sentence) {
            fault.set_text_content(Some(&sentence));
        }
        Ok(())
    }

    /// Where the player is told that the program has stopped. It is seen when that has happened, which it cannot do itself.
    fn create_fault(&self) -> Result<web_sys::Element, JsValue> {
        let fault = self.document.create_element("p")?;
        fault.set_id("fault");
        fault.set_attribute("role", "alert")?;
        fault.set_attribute("hidden", "")?;
        let root = self.document.document_element().unwrap_throw();
        root.append_child(&fault)?;
        Ok(fault)
    }

    /// Where the pictures of the cards are kept.
    fn create_deck(&self) -> Result<web_sys::Element, JsValue> {
        let name_space = Some("http://www.w3.org/2000/svg");
        let deck = self.document.create_element_ns(name_space, "svg")?;
        deck.set_id("deck");
        deck.set_attribute("aria-hidden", "true")?;
        let root = self.document.document_element().unwrap_throw();
        root.append_child(&deck)?;
        Ok(deck)
    }

    /// Takes the size of the table; true if it is another one.
    fn measure(&mut self) -> bool {
        let table = self.document.get_element_by_id("table");
        let old = self.area;
        if let Some(table) = table {
            self.area.width = points(table.client_width().into());
            self.area.height = points(table.client_height().into());
        }
        self.area != old
    }

    /// The card to which the cursor went inside of a pile, for whoever hears the page. Of another pile, the focus tells.
    fn card_under_cursor(&self, before: Option<(PileId, usize)>) -> Option<String> {
        let (pile, depth) = cursor(&self.scene)?;
        if before.is_none_or(|(old_pile, old)| old_pile != pile || old == depth) {
            return None;
        }
        let view = self.scene.piles.iter().find(|view| view.pile == pile)?;
        let card = view.cards.iter().rev().nth(depth)?;
        card.face_up.then(|| self.texts.card(card.card))
    }

    /// The focus stays on the pile under the cursor, once it is on the table (fault I1).
    fn follow_cursor(&self) -> Result<(), JsValue> {
        let active = self.document.active_element();
        if active.is_some_and(|active| active.has_attribute("data-pile")) {
            self.focus_cursor()?;
        }
        Ok(())
    }

    fn focus_cursor(&self) -> Result<(), JsValue> {
        let pile = self.document.query_selector("[data-pile][tabindex='0']")?;
        if let Some(pile) = pile {
            pile.unchecked_into::<HtmlElement>().focus()?;
        }
        Ok(())
    }

    /// Hands the address of the deal on: as the system does it, or into the clipboard.
    fn share(&mut self) -> Result<(), JsValue> {
        let address = self.window.location().href()?;
        let navigator = self.window.navigator();
        let share = js_sys::Reflect::get(&navigator, &"share".into())?;
        if let Some(share) = share.dyn_ref::<js_sys::Function>() {
            let what = js_sys::Object::new();
            js_sys::Reflect::set(&what, &"url".into(), &address.into())?;
            share.call1(&navigator, &what)?;
        } else {
            let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into())?;
            let write = js_sys::Reflect::get(&clipboard, &"writeText".into())?;
            write
                .dyn_ref::<js_sys::Function>()
                .ok_or(JsValue::NULL)?
                .call1(&clipboard, &address.into())?;
            self.note = Some(Control::LinkCopied);
            self.draw()?;
        }
        Ok(())
    }

    fn key(&mut self, event: &KeyboardEvent) {
        let focus = focus_of(event);
        let is_control = event.ctrl_key() || event.meta_key();
        let name = event.key();
        if event.alt_key() || event.is_composing() {
            return;
        }
        // An open menu has its keys from the browser: Tab, Enter, and Esc, which closes it. The game behind it gets none.
        let open_menu = self.document.query_selector("#menu:popover-open");
        if let Ok(Some(menu)) = open_menu {
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
fn listen(shared: &Shared) -> Result<(), JsValue> {
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
            page.draw_still().expect_throw("the page can be drawn");
        }
    });
    ResizeObserver::new(&resized)?.observe(&table);
    Ok(())
}

/// Calls back with an event, unless it comes while another one is answered: what the page does to itself is no news to it.
fn on<E: JsCast + 'static>(
    target: &web_sys::EventTarget,
    name: &str,
    shared: &Shared,
    mut answer: impl FnMut(&mut Page, &E) + 'static,
) -> Result<(), JsValue> {
    let shared = Rc::clone(shared);
    let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
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

/// A length in points as the layout has it.
#[expect(
    clippy::cast_possible_truncation,
    reason = "screens are far smaller than what would be lost"
)]
const fn points(length: f64) -> f32 {
    length as f32
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

/// The pile under the cursor, and how many cards lie above it.
fn cursor(scene: &Scene) -> Option<(PileId, usize)> {
    scene.piles.iter().find_map(|view| {
        let depth = view.cards.iter().rev().position(|card| card.has_cursor);
        depth
            .or(view.has_cursor.then_some(0))
            .map(|depth| (view.pile, depth))
    })
}
