//! The table: piles, cards and what stands out, in the places that the layout gives them.

use canfield_art::{Picture, Place, Style};
use canfield_core::pile::PileId;
use canfield_session::layout::{self, PlacedPile};
use canfield_session::scene::{CardView, Fan, Mark, PileView, WhenEmpty};
use egui::accesskit::Action;
use egui::{
    Align2, Color32, CornerRadius, FontId, Id, Mesh, Painter, Pos2, Rect, Role, Sense, Shape,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::Seen;
use super::motion::Shown;
use crate::front::{Front, Table};
use crate::input::lay_out;
use crate::measure::{amount, whole};

/// The radius of a card's corners, in card widths.
const ROUNDING: f32 = 0.07;
/// Cards that are smaller than this have no room for pips.
const SMALL_POINTS: f32 = 46.0;
/// A step from a card to the next one on a pile that is looked at, at most, in card widths.
const SPREAD_STEP: f32 = 0.5;

/// A card that is drawn: what is seen of it, and where.
struct Drawn {
    card: CardView,
    shown: Shown,
    is_carried: bool,
    /// How much of it is seen at its top, in points, if another card lies on it there.
    in_sight: Option<f32>,
}

impl Drawn {
    fn is_above(&self) -> bool {
        self.is_carried || self.shown.is_moving
    }
}

impl Front {
    /// Draws the table into what is left of the window.
    pub(super) fn table_ui(&mut self, ui: &mut Ui, seen: Seen<'_>) {
        let rect = ui.available_rect_before_wrap();
        let painter = ui.painter_at(rect);
        ground(&painter, rect, seen);
        let layout = lay_out(seen.scene, rect.size());
        let pixels = ui.pixels_per_point();
        let size = vec2(layout.card_width, layout.card_height);
        let style = Style {
            four_colors: seen.scene.settings.four_colors,
            large_index: layout.card_width < SMALL_POINTS,
            letters: seen.scene.settings.letters,
        };
        let now = ui.input(|input| input.time);
        let in_pixels = [size.x, size.y].map(|side| whole((side * pixels).clamp(1.0, 4096.0)));
        self.pictures
            .begin(in_pixels, style, seen.look.palette, now);
        let scene = seen.scene;
        let deal = format!("{}:{}", scene.variant, scene.deal);
        self.motion.begin(deal, rect, now, self.taste.has_motion);
        let mut above = Vec::new();
        for (view, placed) in scene.piles.iter().zip(&layout.piles) {
            let pile = Pile {
                seen,
                painter: &painter,
                view,
                placed,
                origin: rect.min,
                size,
            };
            above.extend(self.pile(&pile, &layout));
        }
        for drawn in above.iter().filter(|drawn| !drawn.is_carried) {
            self.card(&painter, drawn, size);
        }
        self.spread(&painter, seen, rect, size);
        self.carried(&painter, &above, size, seen);
        if self.motion.is_moving() {
            ui.ctx().request_repaint();
        }
        self.pictures.end(ui.ctx());
        let nodes = self.nodes(ui, seen, &layout, rect.min);
        self.table = Some(Table {
            rect,
            layout,
            nodes,
        });
    }

    /// Draws what lies still on a pile, and returns what has to be drawn above all piles.
    fn pile(&mut self, pile: &Pile<'_>, layout: &layout::Layout) -> Vec<Drawn> {
        let Pile {
            seen,
            painter,
            view,
            placed,
            origin,
            size,
        } = *pile;
        let carried = self.hand.carried(seen.scene);
        let carried = carried.filter(|&(from, _)| from == view.pile);
        let stock = layout.pile(PileId::Stock).unwrap_or(placed).base;
        let stock = origin + vec2(stock.x, stock.y);
        let mut drawn: Vec<Drawn> = Vec::new();
        for (card, place) in view.cards.iter().zip(&placed.cards) {
            let to = origin + vec2(place.x, place.y);
            let offset = carried.filter(|_| card.mark == Mark::Selected);
            let shown = match offset {
                Some((_, offset)) => self.motion.carry(card.card, to, offset),
                None => self.motion.place(card.card, to, card.face_up, stock),
            };
            drawn.push(Drawn {
                card: *card,
                shown,
                is_carried: offset.is_some(),
                in_sight: None,
            });
        }
        let step = placed.step(view);
        for idx in 1..drawn.len() {
            // A card from which the next one is taken is seen as a whole.
            if drawn[idx - 1].is_above() == drawn[idx].is_above() {
                drawn[idx - 1].in_sight = step;
            }
        }
        let (above, still): (Vec<Drawn>, Vec<Drawn>) = drawn.into_iter().partition(Drawn::is_above);
        if still.is_empty() {
            let place = Picture::Place(place_of(view));
            let texture = self.pictures.texture(painter.ctx(), place);
            picture(painter, texture, pile.rect(&placed.base));
        }
        for (idx, drawn) in still.iter().enumerate() {
            // A card that is covered all over need not be drawn.
            let next = still.get(idx + 1);
            if next.is_none_or(|next| next.shown.at != drawn.shown.at) {
                self.card(painter, drawn, size);
            }
        }
        if above.is_empty() || !still.is_empty() {
            pile.marks(self.shows_cursor);
        }
        above
    }

    fn card(&mut self, painter: &Painter, drawn: &Drawn, size: Vec2) {
        let shown = drawn.shown;
        let card = drawn.card.card;
        let units = |points: f32| points * canfield_art::WIDTH / size.x;
        let face = match drawn.in_sight.map(units) {
            _ if !shown.is_up => Picture::Back,
            Some(units) => Picture::covered(card, units, self.pictures.style()),
            None => Picture::Face(card),
        };
        let texture = self.pictures.texture(painter.ctx(), face);
        let mut rect = Rect::from_min_size(shown.at, size);
        if shown.width < 1.0 {
            rect = Rect::from_center_size(rect.center(), vec2(size.x * shown.width, size.y));
        }
        picture(painter, texture, rect);
    }

    /// What is carried lies above everything, with a shadow.
    fn carried(&mut self, painter: &Painter, above: &[Drawn], size: Vec2, seen: Seen<'_>) {
        let carried: Vec<&Drawn> = above.iter().filter(|drawn| drawn.is_carried).collect();
        let rects = carried
            .iter()
            .map(|drawn| Rect::from_min_size(drawn.shown.at, size));
        let Some(all) = rects.reduce(Rect::union) else {
            return;
        };
        let rounding = rounding(size);
        let shadow = egui::Shadow {
            offset: [4, 8],
            blur: 18,
            spread: 0,
            color: Color32::from_black_alpha(110),
        };
        painter.add(shadow.as_shape(all, rounding));
        for drawn in carried {
            self.card(painter, drawn, size);
        }
        ring(painter, all, rounding, Mark::Selected, seen);
    }

    /// The cards of a pile that is looked at, side by side.
    fn spread(&mut self, painter: &Painter, seen: Seen<'_>, table: Rect, size: Vec2) {
        let scene = seen.scene;
        let looked_at = scene
            .piles
            .iter()
            .find(|view| Some(view.pile) == scene.looked_at);
        let cards = looked_at.map_or(&[][..], |view| &view.cards);
        let cards: Vec<_> = cards.iter().filter(|card| card.face_up).collect();
        let Some(n_steps) = cards.len().checked_sub(1).filter(|&n| n > 0) else {
            return;
        };
        painter.rect_filled(table, 0.0, Color32::from_black_alpha(120));
        let n_steps = amount(n_steps);
        let room = (table.width() - size.x - 16.0).max(0.0);
        let step = (room / n_steps).min(SPREAD_STEP * size.x);
        let width = size.x + step * n_steps;
        let first = table.center() - vec2(width, size.y) / 2.0;
        for (n, card) in cards.into_iter().enumerate() {
            let at = round(painter, first + vec2(step * amount(n), 0.0));
            let shown = Shown {
                at,
                is_up: true,
                width: 1.0,
                is_moving: false,
            };
            let drawn = Drawn {
                card: *card,
                shown,
                is_carried: false,
                in_sight: None,
            };
            self.card(painter, &drawn, size);
        }
    }

    /// The widgets that a screen reader finds: every card that is seen, and every empty pile.
    fn nodes(
        &mut self,
        ui: &Ui,
        seen: Seen<'_>,
        layout: &layout::Layout,
        origin: Pos2,
    ) -> Vec<(Id, PileId, u8)> {
        let mut nodes = Vec::new();
        let is_behind = seen.scene.dialog.is_some();
        for (view, placed) in seen.scene.piles.iter().zip(&layout.piles) {
            for (idx, rect) in strips(placed) {
                let card = idx.and_then(|idx| view.cards.get(idx));
                let id = Id::unique("pile").with((view.pile.to_string(), idx));
                let is_top = idx.is_none_or(|idx| idx + 1 == view.cards.len());
                let label = match card {
                    Some(card) if !is_top && card.face_up => seen.texts.card(card.card),
                    _ if is_top => seen.texts.seen(seen.scene, view),
                    // Hidden cards are counted at the top one.
                    _ => continue,
                };
                let response = ui.interact(to_egui(rect, origin), id, Sense::CLICK);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, !is_behind, &label));
                // What the second button of a mouse does.
                ui.ctx().accesskit_node_builder(id, |node| {
                    node.add_action(Action::ShowContextMenu);
                });
                let depth = idx.map_or(0, |idx| view.cards.len() - 1 - idx);
                nodes.push((id, view.pile, u8::try_from(depth).unwrap_or(u8::MAX)));
                if is_behind {
                    continue;
                }
                if card.map_or(view.has_cursor, |card| card.has_cursor) {
                    self.focusable.insert(0, id);
                } else {
                    self.focusable.push(id);
                }
            }
        }
        nodes
    }
}

/// A pile in its place, and what it is drawn on.
#[derive(Clone, Copy)]
struct Pile<'a> {
    seen: Seen<'a>,
    painter: &'a Painter,
    view: &'a PileView,
    placed: &'a PlacedPile,
    origin: Pos2,
    size: Vec2,
}

impl Pile<'_> {
    fn rect(&self, rect: &layout::Rect) -> Rect {
        to_egui(*rect, self.origin)
    }

    /// What stands out, how many cards there are, and the keyboard's cursor.
    fn marks(&self, shows_cursor: bool) {
        let Self {
            seen,
            painter,
            view,
            placed,
            size,
            ..
        } = *self;
        let rounding = rounding(size);
        let strips = strips(placed);
        let mark_of = |idx: Option<usize>| match idx {
            None => view.mark,
            Some(idx) => view.cards[idx].mark,
        };
        // Neighbours with the same mark share one ring.
        let mut rings: Vec<(Mark, Rect)> = Vec::new();
        for &(idx, rect) in &strips {
            let (mark, rect) = (mark_of(idx), self.rect(&rect));
            match rings.last_mut() {
                Some((last, all)) if *last == mark && view.fan == Fan::Down => {
                    *all = all.union(rect);
                }
                _ => rings.push((mark, rect)),
            }
        }
        for (mark, rect) in rings {
            ring(painter, rect, rounding, mark, seen);
        }
        self.count();
        let has_cursor = |idx: Option<usize>| match idx {
            None => view.has_cursor,
            Some(idx) => view.cards[idx].has_cursor,
        };
        for (idx, rect) in strips {
            if shows_cursor && has_cursor(idx) {
                let rect = self.rect(&rect).expand(2.0);
                let dark = Stroke::new(6.0, Color32::from_black_alpha(200));
                painter.rect_stroke(rect, rounding, dark, StrokeKind::Middle);
                let light = Stroke::new(2.5, Color32::WHITE);
                painter.rect_stroke(rect, rounding, light, StrokeKind::Middle);
            }
        }
        if !seen.scene.typed.is_empty() && !view.keys.is_empty() {
            // Halfway over the lower edge, the badge hides neither the rank nor the suit.
            let last = placed.cards.last().unwrap_or(&placed.base);
            let mut at = self.rect(last).center_bottom();
            at.y = at.y.min(painter.clip_rect().bottom() - 0.15 * size.x);
            badge(painter, at, view.keys.clone(), 0.2 * size.x, f32::MIN);
        }
    }

    /// How many cards lie on a pile of which only the top one is seen.
    fn count(&self) {
        let Self {
            view, placed, size, ..
        } = *self;
        let n_cards = view.cards.len();
        let counts = matches!(view.pile, PileId::Stock | PileId::Reserve(_));
        // Where cards are smaller than words, a number would hide them.
        let has_room = size.x >= 18.0;
        if counts && has_room && view.fan == Fan::Squared && n_cards > 1 {
            let at = self.rect(&placed.base).left_bottom() + vec2(0.17, -0.13) * size.x;
            let least_left = self.rect(&placed.base).left() + 3.0;
            badge(
                self.painter,
                at,
                n_cards.to_string(),
                0.14 * size.x,
                least_left,
            );
        }
    }
}

/// A short text on a dark ground.
fn badge(painter: &Painter, at: Pos2, text: String, size: f32, least_left: f32) {
    let font = FontId::proportional(size.max(10.0));
    let galley = painter.layout_no_wrap(text, font, Color32::WHITE);
    let size = galley.size() + vec2(10.0, 2.0);
    // However small the card is, it does not reach beyond its edge.
    let rect = Rect::from_center_size(at, size);
    let rect = rect.translate(vec2((least_left - rect.left()).max(0.0), 0.0));
    painter.rect_filled(rect, rect.height() / 2.0, Color32::from_black_alpha(170));
    let at = Align2::CENTER_CENTER
        .align_size_within_rect(galley.size(), rect)
        .min;
    painter.galley(at, galley, Color32::WHITE);
}

/// What is seen of each card of a pile that is seen at all, by its place in the pile; or the pile, if it is empty.
pub(super) fn strips(placed: &PlacedPile) -> Vec<(Option<usize>, layout::Rect)> {
    if placed.cards.is_empty() {
        return vec![(None, placed.base)];
    }
    let in_sight = placed.in_sight().into_iter();
    in_sight.map(|(idx, rect)| (Some(idx), rect)).collect()
}

/// A ring around what stands out. Marks differ by their lines as well as by their colours.
fn ring(painter: &Painter, rect: Rect, rounding: CornerRadius, mark: Mark, seen: Seen<'_>) {
    let look = seen.look;
    let width = (rect.width() * 0.03).clamp(2.0, 8.0);
    let solid = |color, width, rect| {
        let stroke = Stroke::new(width, color);
        painter.rect_stroke(rect, rounding, stroke, StrokeKind::Inside);
    };
    match mark {
        Mark::None => {}
        Mark::Selected => {
            painter.rect_filled(rect, rounding, look.selected.gamma_multiply(0.22));
            solid(look.selected, width, rect);
        }
        Mark::Target => {
            painter.rect_filled(rect, rounding, look.target.gamma_multiply(0.14));
            let outline = [
                rect.left_top(),
                rect.right_top(),
                rect.right_bottom(),
                rect.left_bottom(),
                rect.left_top(),
            ];
            let stroke = Stroke::new(width, look.target);
            painter.extend(Shape::dashed_line(
                &outline,
                stroke,
                3.0 * width,
                2.0 * width,
            ));
        }
        Mark::Hint => {
            painter.rect_filled(rect, rounding, look.hint.gamma_multiply(0.18));
            solid(look.hint, width, rect);
            solid(look.hint, 1.0, rect.shrink(width + 2.0));
        }
        Mark::Found => solid(look.found, 1.6 * width, rect),
        Mark::LastMove => solid(look.last_move.gamma_multiply(0.55), 0.6 * width, rect),
    }
}

fn rounding(size: Vec2) -> CornerRadius {
    egui::epaint::CornerRadiusF32::same(ROUNDING * size.x).into()
}

fn picture(painter: &Painter, texture: egui::TextureId, rect: Rect) {
    let rect = Rect::from_min_size(round(painter, rect.min), rect.size());
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    painter.image(texture, rect, whole, Color32::WHITE);
}

pub(super) const fn to_egui(rect: layout::Rect, origin: Pos2) -> Rect {
    let min = pos2(origin.x + rect.x, origin.y + rect.y);
    Rect {
        min,
        max: pos2(min.x + rect.width, min.y + rect.height),
    }
}

/// The cloth of the table, lighter in its middle.
fn ground(painter: &Painter, rect: Rect, seen: Seen<'_>) {
    let [middle, edge] = seen.look.ground;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.center() - vec2(0.0, rect.height() * 0.1), middle);
    let corners = [
        rect.left_top(),
        rect.center_top(),
        rect.right_top(),
        rect.right_center(),
        rect.right_bottom(),
        rect.center_bottom(),
        rect.left_bottom(),
        rect.left_center(),
    ];
    for (n, corner) in corners.into_iter().enumerate() {
        let is_side = n % 2 == 1;
        let color = if is_side {
            edge.lerp_to_gamma(middle, 0.35)
        } else {
            edge
        };
        mesh.colored_vertex(corner, color);
    }
    for n in 0..8 {
        mesh.add_triangle(0, 1 + n, 1 + (n + 1) % 8);
    }
    painter.add(mesh);
}

/// The mark of an empty pile.
fn place_of(view: &PileView) -> Place {
    match view.when_empty {
        WhenEmpty::Takes(rank) => Place::Rank(rank),
        WhenEmpty::TakesCard(card) => Place::Card(card),
        WhenEmpty::TakesSuit(suit) => Place::Suit(suit),
        WhenEmpty::TakesSet => Place::Set,
        WhenEmpty::TakesAny => Place::Any,
        WhenEmpty::TakesWaste => Place::Waste,
        WhenEmpty::TakesReserve => Place::Reserve,
        WhenEmpty::TakesNothing => match view.pile {
            PileId::Waste | PileId::Reserve(_) => Place::Plain,
            _ => Place::Nothing,
        },
        WhenEmpty::Redeal => Place::Redeal,
        WhenEmpty::NoRedeal => Place::NoRedeal,
    }
}

/// To whole pixels, where a texture is sharp.
fn round(painter: &Painter, at: Pos2) -> Pos2 {
    let pixels = painter.pixels_per_point();
    pos2(
        (at.x * pixels).round() / pixels,
        (at.y * pixels).round() / pixels,
    )
}
