//! The page while it is played: what it remembers, and how it is drawn. `events` listens to the player, and `pictures` are
//! those of the cards.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use canfield_browser::{Game, Report, Start, Words, after, environment};
use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::layout::{self, Area, Layout};
use canfield_session::scene::Scene;
use canfield_text::controls::Control;
use canfield_text::{SuitStyle, Texts};
use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};
use web_sys::{CssStyleSheet, Document, HtmlElement, Window};

use crate::dom::Dom;
use crate::input::{Gesture, Wheel};
use crate::view::{self, SHAPE, Slots, View, deck};

mod events;
mod pictures;

use pictures::Pictures;

/// For so long the first picture has the processor for itself.
const PEACE_MILLIS: i32 = 100;

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
    pictures: Pictures,
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
        pictures: Pictures::new(document.clone()),
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
        area: Area::default(),
    };
    page.begin().expect_throw("the page can be drawn");
    *shared.borrow_mut() = Some(page);
    events::listen(&shared).expect_throw("the page can be listened to");
    after(PEACE_MILLIS, move || {
        if let Some(page) = shared.borrow_mut().as_mut()
            && page.game.begin()
        {
            page.draw().expect_throw("the page can be drawn");
        }
    });
}

impl Page {
    /// The first picture: colours, and then the page where they are used.
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
        self.draw()
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
        self.dress()?;
        self.entitle();
        self.prepare_for_fault()?;
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
        let style = deck::style(&self.scene.settings, self.layout.card_width);
        self.pictures.draw(style, &elements)?;
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

    /// Says how the page is to look, and in which language it speaks.
    fn dress(&self) -> Result<(), JsValue> {
        let settings = &self.scene.settings;
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
        Ok(())
    }

    /// Names the page after the deal.
    fn entitle(&self) {
        let name = self.texts.variant_name(&self.scene.variant_name);
        let title = format!("{name} {}", self.scene.deal);
        if self.document.title() != title {
            self.document.set_title(&title);
        }
    }

    /// Lays the sentence ready that is seen when the program has stopped, which it cannot say itself any more.
    fn prepare_for_fault(&self) -> Result<(), JsValue> {
        let fault = self.document.get_element_by_id("fault");
        let fault = fault.map_or_else(|| self.create_fault(), Ok)?;
        let sentence = self.texts.control(Control::BrokenDown);
        if fault.text_content().as_ref() != Some(&sentence) {
            fault.set_text_content(Some(&sentence));
        }
        Ok(())
    }

    /// Where the player is told that the program has stopped.
    fn create_fault(&self) -> Result<web_sys::Element, JsValue> {
        let fault = self.document.create_element("p")?;
        fault.set_id("fault");
        fault.set_attribute("role", "alert")?;
        fault.set_attribute("hidden", "")?;
        let root = self.document.document_element().unwrap_throw();
        root.append_child(&fault)?;
        Ok(fault)
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
}

/// A length in points as the layout has it.
#[expect(
    clippy::cast_possible_truncation,
    reason = "screens are far smaller than what would be lost"
)]
const fn points(length: f64) -> f32 {
    length as f32
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
