//! The page as a function of the scene: what is on it, and in what words.

use std::collections::BTreeMap;

use canfield_session::layout::{CardShape, Layout};
use canfield_session::message::Message;
use canfield_session::scene::{Scene, Score};
use canfield_text::Texts;
use canfield_text::controls::Control;
use canfield_text::label::Label;

use crate::element::{Element, element};

mod buttons;
pub mod deck;
mod dialog;
mod sketch;
mod table;

use buttons::{MENU, button, icon, menu_button};
pub(crate) use table::translate;

/// The shape of the cards of our deck.
pub const SHAPE: CardShape = CardShape {
    height: canfield_art::HEIGHT / canfield_art::WIDTH,
    index: 0.31,
};

/// Which element shows which card, so that it is the same one as long as the game lasts.
///
/// Elements are numbered by where the cards lie when a game is first seen. So the number of an element tells of a hidden
/// card no more than its place (faults F15 and C20).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Slots {
    game: (String, String),
    slots: BTreeMap<u8, usize>,
}

impl Slots {
    /// Numbers the elements anew if another game is on the table.
    pub fn follow(&mut self, scene: &Scene) {
        let game = (scene.variant.clone(), scene.deal.clone());
        let cards = scene.piles.iter().flat_map(|view| &view.cards);
        let cards: Vec<u8> = cards.map(|card| card.card.index()).collect();
        let is_known = |card| self.slots.contains_key(card);
        if game != self.game || cards.len() != self.slots.len() || !cards.iter().all(is_known) {
            let slots = cards.into_iter().enumerate();
            self.slots = slots.map(|(slot, card)| (card, slot)).collect();
            self.game = game;
        }
    }
}

/// What the page is made of.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    /// The game.
    pub scene: &'a Scene,
    /// The words.
    pub texts: &'a Texts,
    /// Where the cards lie.
    pub layout: &'a Layout,
    /// Which element shows which card.
    pub slots: &'a Slots,
    /// Whether there is a keyboard that is not drawn over the page as soon as a field has the focus.
    pub has_keyboard: bool,
    /// What the page itself has to say, until the next thing happens.
    pub note: Option<Control>,
}

/// The elements of the page.
#[must_use]
pub fn page(view: View<'_>) -> Vec<Element> {
    let mut elements = vec![
        view.header(),
        element("main").child(view.table()),
        view.status(),
        view.tools(),
        element("div")
            .key("live")
            .with("id", "live")
            .class("unseen")
            .with("aria-live", "polite")
            .text(view.said()),
    ];
    elements.extend(view.scene.dialog.as_ref().map(|dialog| view.dialog(dialog)));
    elements
}

impl View<'_> {
    fn label(&self, label: &Label) -> String {
        self.texts.label(label)
    }

    /// All that the game has to say at the moment.
    fn said(&self) -> String {
        let note = self.note.map(|note| self.texts.control(note));
        let status = self.texts.status(self.scene);
        let said: Vec<String> = note.into_iter().chain(status).collect();
        said.join(" ")
    }

    fn header(&self) -> Element {
        let scene = self.scene;
        let mut facts = vec![
            (scene.base.is_none() || scene.n_home > 0).then_some(Label::Base(scene.base)),
            Some(Label::CardsHome(scene.n_home, scene.n_cards)),
            Some(Label::Moves(scene.n_moves)),
            scene.score.map(|score| match score {
                Score::Points(points) => Label::Points(points),
                Score::Money(money) => Label::Money(money),
            }),
            scene.balance.map(Label::Balance),
            scene.clock_secs.map(Label::Clock),
            scene.position_state.map(Label::PositionState),
        ];
        facts.push((scene.n_bookmarks > 0).then_some(Label::Bookmarks(scene.n_bookmarks)));
        facts.push((!scene.is_kept).then_some(Label::NotKept));
        let facts = facts.iter().flatten();
        let facts = facts.map(|fact| element("li").text(self.label(fact)));
        let name = element("button")
            .class("name")
            .with("data-command", "variants")
            .text(self.texts.variant_name(&scene.variant_name));
        let deal = element("button")
            .class("deal")
            .with("data-command", "deal-number")
            .text(self.label(&Label::Deal(scene.deal.clone())));
        let heading = element("h1").child(name);
        element("header")
            .child(heading)
            .children((!scene.deal.is_empty()).then_some(deal))
            .child(element("ul").class("facts").children(facts))
    }

    /// What the game says, and what it waits for.
    fn status(&self) -> Element {
        let scene = self.scene;
        let text = if scene.typed.is_empty() || self.is_finding() {
            self.said()
        } else {
            self.label(&Label::Typed(scene.typed.clone()))
        };
        let ranks = (0..13).filter_map(canfield_core::card::Rank::from_index);
        let ranks = ranks.filter(|_| self.is_finding()).map(|rank| {
            element("button")
                .with("data-rank", rank.letter().to_string())
                .with("aria-label", self.texts.rank(rank))
                .text(self.texts.rank_short(rank))
        });
        // Whoever has no keyboard cannot press the key that the sentence names.
        let way_back = scene.status.contains(&Message::Lost).then(|| {
            element("button")
                .with("data-command", "last-winnable")
                .text(self.texts.control(Control::LastWinnable))
        });
        element("footer")
            .child(element("p").with("id", "status").text(text))
            .children(way_back)
            .child(element("div").class("ranks").children(ranks))
    }

    /// Whether the next thing that the player names is the rank that is looked for.
    fn is_finding(&self) -> bool {
        self.scene.status.contains(&Message::FindWhat)
    }

    fn tools(&self) -> Element {
        let scene = self.scene;
        let tool = |id, control, is_possible: bool| {
            button(self.texts, id, control).with_if("disabled", !is_possible)
        };
        let menu = element("button")
            .class("tool")
            .with("popovertarget", "menu")
            .child(icon("menu"))
            .child(element("span").text(self.texts.control(Control::Menu)));
        let finish = scene
            .can_finish
            .then(|| tool("finish", Control::Finish, true).key("finish"));
        element("nav")
            .with("aria-label", self.texts.control(Control::Buttons))
            .child(tool("undo", Control::Undo, scene.can_undo).key("undo"))
            .child(tool("redo", Control::Redo, scene.can_redo).key("redo"))
            .child(tool("hint", Control::Hint, true).key("hint"))
            .child(tool("draw", Control::Draw, true).key("draw"))
            .children(finish)
            .child(menu.key("menu"))
            .child(self.menu())
    }

    fn menu(&self) -> Element {
        let groups = MENU.iter().map(|group| {
            let entries = group.iter();
            element("div")
                .children(entries.map(|&(id, control)| menu_button(self.texts, id, control)))
        });
        element("div")
            .key("menu-open")
            .with("id", "menu")
            .with("popover", "auto")
            .children(groups)
    }
}
