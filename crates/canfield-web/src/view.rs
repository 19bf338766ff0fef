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

use buttons::{MENU, button, tool};
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
            .text(view.said(&view.texts.aloud())),
    ];
    elements.extend(view.ranks());
    elements.extend(view.scene.dialog.as_ref().map(|dialog| view.dialog(dialog)));
    elements
}

impl View<'_> {
    fn label(&self, label: &Label) -> String {
        self.texts.label(label)
    }

    /// All that the game has to say at the moment, in these words.
    fn said(&self, texts: &Texts) -> String {
        let note = self.note.map(|note| texts.control(note));
        let status = texts.status(self.scene);
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

    /// What the game says, for the eyes: it is told to whoever does not see it elsewhere, in words that can be read aloud.
    /// Whoever has no keyboard cannot press the key that leads on, and gets a button.
    fn status(&self) -> Element {
        let scene = self.scene;
        let text = if scene.typed.is_empty() || self.is_finding() {
            self.said(self.texts)
        } else {
            self.label(&Label::Typed(scene.typed.clone()))
        };
        let way_on = scene.status.iter().find_map(|message| match message {
            Message::Lost => Some(Control::LastWinnable),
            Message::SolverIsAsked | Message::HintIsAsked => Some(Control::Stop),
            _ => None,
        });
        let status = element("p").with("id", "status");
        element("footer")
            .child(status.with("aria-hidden", "true").text(text))
            .children(way_on.map(|control| button(self.texts, control)))
    }

    /// The ranks to choose from, for whoever looks for one and has no keyboard.
    fn ranks(&self) -> Option<Element> {
        let ranks = (0..13).filter_map(canfield_core::card::Rank::from_index);
        let ranks = ranks.map(|rank| {
            element("button")
                .with("data-rank", rank.letter().to_string())
                .with("aria-label", self.texts.rank(rank))
                .text(self.texts.rank_short(rank))
        });
        let pad = element("div").key("ranks").class("ranks");
        let pad = pad.with("role", "search");
        let name = self.texts.control(Control::Find);
        self.is_finding()
            .then(|| pad.with("aria-label", name).children(ranks))
    }

    /// Whether the next thing that the player names is the rank that is looked for.
    fn is_finding(&self) -> bool {
        self.scene.status.contains(&Message::FindWhat)
    }

    fn tools(&self) -> Element {
        let scene = self.scene;
        let tools = [
            Control::Undo,
            Control::Redo,
            Control::Hint,
            Control::Draw,
            Control::Finish,
        ];
        let tools = tools
            .into_iter()
            .filter(|control| *control != Control::Finish || scene.can_finish);
        let tools = tools.map(|control| {
            tool(self.texts, control)
                .key(control.name())
                .with("data-command", control.name())
                .with_if("disabled", !control.is_enabled(scene))
        });
        let menu = tool(self.texts, Control::Menu).with("popovertarget", "menu");
        element("nav")
            .with("aria-label", self.texts.control(Control::Buttons))
            .children(tools)
            .child(menu.key("menu"))
            .child(self.menu())
    }

    /// The menu, which every one of its buttons closes.
    fn menu(&self) -> Element {
        let entry = |&control: &Control| {
            button(self.texts, control)
                .with("popovertarget", "menu")
                .with("popovertargetaction", "hide")
        };
        let groups = MENU.iter();
        let groups = groups.map(|group| element("div").children(group.iter().map(entry)));
        element("div")
            .key("menu-open")
            .with("id", "menu")
            .with("popover", "auto")
            .children(groups)
    }
}
