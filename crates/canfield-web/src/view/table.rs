//! The table: a group for each pile, which says what lies there, and an element for each card.
//!
//! The cards lie beside the piles and not in them, so that an element can go from one pile to another without being taken
//! out of the page, which would end its motion. They are pictures only: what they show is told by the groups.

use canfield_core::pile::PileId;
use canfield_session::layout::{Layout, PlacedPile, Rect};
use canfield_session::scene::{CardView, Fan, Mark, PileView, Scene};
use canfield_text::controls::Control;

use super::{View, deck};
use crate::element::{Element, element};

/// So many cards of a pile are drawn where only its top card is seen: one may fly off, and one more may follow.
const N_DRAWN: usize = 3;

impl View<'_> {
    pub(super) fn table(&self) -> Element {
        let layout = self.layout;
        let mut cards = Vec::new();
        let mut piles = Vec::new();
        for (placed, view) in layout.piles.iter().zip(&self.scene.piles) {
            piles.push(self.pile(placed, view));
            let strip_width = strip_width(self.scene, layout, (placed, view));
            for (index, (rect, card)) in placed.cards.iter().zip(&view.cards).enumerate() {
                let is_covered =
                    view.fan != Fan::Down && index + Self::n_drawn(view) < view.cards.len();
                let slot = self.slots.slots.get(&card.card.index()).copied();
                let order = cards.len() + 1;
                let is_under = card.face_up && index + 1 < view.cards.len();
                let seen = match strip_width {
                    _ if is_covered => Seen::Nothing,
                    Some(width) if is_under => Seen::Strip(width),
                    _ => Seen::Whole,
                };
                let drawn = card_element(*card, *rect, order, seen);
                let slot = slot.unwrap_or(order);
                cards.push((slot, drawn.key(format!("card{slot}"))));
            }
            piles.extend(count(placed, view));
        }
        cards.sort_by_key(|&(slot, _)| slot);
        let cards = cards.into_iter().map(|(_, card)| card);
        let cards = element("div")
            .key("cards")
            .class("cards")
            .with("aria-hidden", "true")
            .children(cards);
        element("div")
            .with("id", "table")
            .with("role", "application")
            .with("aria-label", self.texts.control(Control::Table))
            .style("--card", points(layout.card_width))
            .children(piles)
            .child(cards)
            .children(self.spread())
    }

    /// The cards of a pile that is looked at, side by side over the table: as large as on it, if there is room for all.
    fn spread(&self) -> Option<Element> {
        let mut piles = self.scene.piles.iter();
        let view = piles.find(|view| Some(view.pile) == self.scene.looked_at)?;
        let faces = view.cards.iter().filter(|card| card.face_up);
        let faces: Vec<Element> = faces
            .map(|card| element("div").child(picture(&deck::face(card.card))))
            .collect();
        let n_faces = u16::try_from(faces.len()).unwrap_or(u16::MAX);
        let room = self.layout.bounds.width * self.layout.bounds.height;
        let width = (room / (2.0 * f32::from(n_faces.max(1)))).sqrt().floor();
        let spread = element("div").key("spread").class("spread");
        let spread = spread.with("aria-hidden", "true");
        let spread = spread.style("--card", points(width.min(self.layout.card_width)));
        (n_faces > 1).then(|| spread.children(faces))
    }

    fn n_drawn(view: &PileView) -> usize {
        match view.fan {
            Fan::LastFew(n_seen) => usize::from(n_seen) + 1,
            Fan::Squared | Fan::Down => N_DRAWN,
        }
    }

    fn pile(&self, placed: &PlacedPile, view: &PileView) -> Element {
        let has_cursor = view.has_cursor || view.cards.iter().any(|card| card.has_cursor);
        let area = placed.cards.iter().copied().fold(placed.base, Rect::union);
        let mark = match view.mark {
            Mark::Target => " target",
            Mark::Hint => " hint",
            _ => "",
        };
        let place = view.cards.is_empty().then(|| {
            let (id, _) = deck::place(view.when_empty);
            picture(&id)
        });
        let focus = if has_cursor { "0" } else { "-1" };
        at(element("div"), area)
            .key(view.pile.to_string())
            .class(format!("pile{mark}"))
            .with("role", "group")
            .with("data-pile", view.pile.to_string())
            .with("aria-label", self.texts.seen(self.scene, view))
            .with("tabindex", focus)
            .children(place)
    }
}

/// How wide the pictures of the covered cards of a column are, where it has become so long that they would not show their
/// whole ranks.
fn strip_width(
    scene: &Scene,
    layout: &Layout,
    (placed, view): (&PlacedPile, &PileView),
) -> Option<f32> {
    let style = deck::style(&scene.settings, layout.card_width);
    deck::strip_width(placed.strip(view)?, layout.card_width, style)
}

/// What is seen of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Seen {
    /// Nothing: it is not drawn, since a picture costs the browser time whenever something moves.
    Nothing,
    /// Less than its whole rank: a picture of this width shows it.
    Strip(f32),
    /// All that a card shows.
    Whole,
}

fn card_element(card: CardView, rect: Rect, order: usize, seen: Seen) -> Element {
    let mark = match card.mark {
        Mark::None => "",
        Mark::Selected => " selected",
        Mark::Target => " target",
        Mark::LastMove => " last-move",
        Mark::Hint => " hint",
        Mark::Found => " found",
    };
    let (extent, picture) = match seen {
        Seen::Nothing => (" covered", None),
        Seen::Strip(width) => {
            let picture = picture(&deck::strip(card.card)).style("width", points(width));
            (" strip", Some(picture))
        }
        Seen::Whole if card.face_up => ("", Some(picture(&deck::face(card.card)))),
        Seen::Whole => ("", Some(picture(deck::BACK))),
    };
    let cursor = if card.has_cursor { " cursor" } else { "" };
    let side = if card.face_up { "up" } else { "down" };
    let drawn = element("div")
        .class(format!("card {side}{extent}{mark}{cursor}"))
        .style("transform", translate(rect.x, rect.y))
        .style("z-index", order.to_string());
    let drawn = drawn.children(picture);
    if card.face_up {
        drawn.with("data-card", deck::face(card.card))
    } else {
        drawn
    }
}

/// How many cards a pile has of which only the top one is seen, where the number matters.
fn count(placed: &PlacedPile, view: &PileView) -> Option<Element> {
    let is_counted = matches!(
        view.pile,
        PileId::Stock | PileId::Waste | PileId::Reserve(_)
    );
    let n_cards = view.cards.len();
    (is_counted && view.fan != Fan::Down && n_cards > 1).then(|| {
        let Rect { x, y, height, .. } = placed.base;
        element("span")
            .key(format!("{}-count", view.pile))
            .class("count")
            .with("aria-hidden", "true")
            .style("transform", translate(x, y + height))
            .child(element("b").text(n_cards.to_string()))
    })
}

fn picture(id: &str) -> Element {
    let shown = element("use").with("href", format!("#{id}"));
    element("svg").with("aria-hidden", "true").child(shown)
}

fn at(element: Element, rect: Rect) -> Element {
    element
        .style("transform", translate(rect.x, rect.y))
        .style("width", points(rect.width))
        .style("height", points(rect.height))
}

/// Where an element is drawn.
pub(crate) fn translate(x: f32, y: f32) -> String {
    format!("translate({x}px,{y}px)")
}

fn points(length: f32) -> String {
    format!("{length}px")
}
