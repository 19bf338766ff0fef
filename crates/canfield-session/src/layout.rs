//! Where each card lies on a table that is measured in points: for every front end that draws pictures.
//!
//! A table is looked at in a window of any shape, so there are several plans: the classic one with the foundations above
//! the tableau, others for upright phones, for phones that lie on their side and for games with many piles. The plan
//! is taken that gives the largest cards. What it gives depends on the piles of the game and on the window, but not
//! on how many cards lie where, so that nothing but the cards moves while a game is played. There is one exception: a column
//! that has become so long that its ranks could not be read makes all cards smaller until they can.
//!
//! **Invariant:** the top card of every pile is within the area, whole, however long its column is.

use canfield_core::pile::PileId;

use crate::scene::{Fan, Mark, PileView, Scene};

mod plan;
#[cfg(test)]
mod tests;

use plan::{Plan, Ruler};

/// A rectangle in points, from the upper left corner of the area.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Rect {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// Points along the edges of an area that must stay free, such as those under the rounded corners of a screen.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Insets {
    /// At the left.
    pub left: f32,
    /// At the top.
    pub top: f32,
    /// At the right.
    pub right: f32,
    /// At the bottom.
    pub bottom: f32,
}

/// The area in which a table is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Area {
    /// How wide it is, in points.
    pub width: f32,
    /// How high it is, in points.
    pub height: f32,
    /// What must stay free of it.
    pub insets: Insets,
}

/// The shape of a card, in terms of its width.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardShape {
    /// How high a card is.
    pub height: f32,
    /// How much of a card must be seen at the top so that its rank is; with half as much again, its suit is too.
    pub index: f32,
}

impl Default for CardShape {
    fn default() -> Self {
        Self {
            height: 1.4,
            index: 0.31,
        }
    }
}

/// A pile in its place.
#[derive(Debug, Clone, PartialEq)]
pub struct PlacedPile {
    /// Which pile.
    pub pile: PileId,
    /// The place of its lowest card, and of the mark of the pile when it is empty.
    pub base: Rect,
    /// The cards in the order of the scene: each one covers those before it.
    pub cards: Vec<Rect>,
    /// Where cards that are carried may be let go to be put on this pile. It reaches to the edge of the table where nothing
    /// else lies below.
    pub drop_area: Rect,
}

/// The places of everything on a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// How wide a card is, in points.
    pub card_width: f32,
    /// How high a card is, in points.
    pub card_height: f32,
    /// The piles in the order of the scene.
    pub piles: Vec<PlacedPile>,
    /// The smallest rectangle that holds all piles.
    pub bounds: Rect,
}

/// How much of a covered card that lies face up must be seen at least, in points, so that its rank can be read.
pub const READABLE: f32 = 9.0;
/// The sizes that are tried, in terms of the usual one, where ranks could not be read. They are few, so that the table is not
/// drawn in another size after each move.
const SMALLER: [f32; 5] = [0.87, 0.75, 0.65, 0.56, 0.48];

/// A board smaller than this share of the table, both ways, would be lost on it.
const LEAST_SHARE: f32 = 0.71;
/// How much of a face-down card is seen in a column, in card widths, where there is room.
const BACK_STEP: f32 = 0.15;
/// The least that is left to be seen of one.
const LEAST_BACK_STEP: f32 = 0.03;
/// How far the cards of the waste lie apart, in card widths: the rank is seen, on small cards as well, where it is large.
const WASTE_STEP: f32 = 0.42;
/// By how much the cards of a column lie farther apart than their ranks need, where there is room, so that their suits are
/// seen as well.
const AIRY: f32 = 1.5;

/// Lays a scene out.
#[must_use]
pub fn fit(scene: &Scene, area: Area, shape: CardShape) -> Layout {
    let table = area.table();
    let ruler = Ruler {
        scene,
        shape,
        table,
    };
    let plan = ruler.best_plan();
    let usual = arrange(ruler, &plan, f32::INFINITY);
    let layout = if usual.strip(scene) < READABLE {
        smaller(ruler, &plan, usual)
    } else {
        usual
    };
    if scene.settings.left_handed {
        layout.mirrored(scene, table)
    } else {
        layout
    }
}

/// Lays a scene out by a plan, with cards of at most this width.
fn arrange(ruler: Ruler<'_>, plan: &Plan, most: f32) -> Layout {
    let table = ruler.table;
    let layout = plan.layout(ruler, most, 0.0);
    // This looks at the places of the piles and not at the cards, of which there are more or fewer after each move.
    let places = layout.piles.iter().map(|placed| placed.base);
    let board = places.reduce(Rect::union).unwrap_or_default();
    let is_lost =
        board.width < LEAST_SHARE * table.width && board.height < LEAST_SHARE * table.height;
    if is_lost {
        plan.layout(ruler, most, LEAST_SHARE)
    } else {
        layout
    }
}

/// The layout with the largest cards whose ranks can all be read: by the usual plan if that can be, or else by any. Where
/// there is none, the one in which most is seen of them.
fn smaller(ruler: Ruler<'_>, plan: &Plan, usual: Layout) -> Layout {
    let plans = ruler.plans();
    let usual_width = usual.card_width;
    let mut best = (usual.strip(ruler.scene), usual);
    for share in SMALLER {
        let most = share * usual_width;
        for plan in [plan].into_iter().chain(&plans) {
            if ruler.card_width(plan) < most {
                continue;
            }
            let layout = arrange(ruler, plan, most);
            let strip = layout.strip(ruler.scene);
            if strip >= READABLE {
                return layout;
            }
            if strip > best.0 {
                best = (strip, layout);
            }
        }
    }
    best.1
}

impl PlacedPile {
    /// How much is seen, in points, of each card of this pile that lies face up in a column under others; of the one of which
    /// least is seen.
    #[must_use]
    pub fn strip(&self, view: &PileView) -> Option<f32> {
        let with_next = self.cards.iter().zip(self.cards.iter().skip(1));
        let strips = with_next.zip(&view.cards).filter(|(_, card)| card.face_up);
        let strips = strips.map(|((card, next), _)| next.y - card.y);
        strips.filter(|_| view.fan == Fan::Down).reduce(f32::min)
    }

    /// What can be seen of each card that is not covered all over: its place in the pile, and the part of it that no later
    /// card of the pile lies on.
    #[must_use]
    pub fn in_sight(&self) -> Vec<(usize, Rect)> {
        let with_next = self.cards.iter().zip(self.cards.iter().skip(1));
        let covered = with_next.enumerate().filter_map(|(idx, (card, next))| {
            let part = if next.y > card.y {
                Rect {
                    height: next.y - card.y,
                    ..*card
                }
            } else if next.x > card.x {
                Rect {
                    width: next.x - card.x,
                    ..*card
                }
            } else {
                return None;
            };
            Some((idx, part))
        });
        let top = self.cards.last().map(|card| (self.cards.len() - 1, *card));
        covered.chain(top).collect()
    }

    /// How much is seen at the top of every face-up card of a column that another card lies on, in points; `None` if there
    /// is none. In whole points the steps of a column may differ by one: this is the least.
    #[must_use]
    pub fn step(&self, view: &PileView) -> Option<f32> {
        let steps = self.cards.windows(2).zip(&view.cards);
        let steps = steps.filter(|(_, card)| card.face_up);
        let steps = steps.map(|(places, _)| places[1].y - places[0].y);
        steps.filter(|&step| step > 0.0).reduce(f32::min)
    }
}

impl Layout {
    /// A pile in its place.
    #[must_use]
    pub fn pile(&self, pile: PileId) -> Option<&PlacedPile> {
        self.piles.iter().find(|placed| placed.pile == pile)
    }

    /// How much is seen of any card that lies face up in a column under others; infinitely much if there is none.
    fn strip(&self, scene: &Scene) -> f32 {
        let piles = self.piles.iter().zip(&scene.piles);
        let strips = piles.filter_map(|(placed, view)| placed.strip(view));
        strips.fold(f32::INFINITY, f32::min)
    }

    /// The card or the empty pile at a point: the pile, and how many cards lie above the one that is seen there.
    #[must_use]
    pub fn at(&self, x: f32, y: f32) -> Option<(PileId, u8)> {
        self.piles.iter().rev().find_map(|placed| {
            let depth = match placed.cards.iter().rev().position(|card| card.holds(x, y)) {
                None if placed.base.holds(x, y) => 0,
                depth => depth?,
            };
            Some((placed.pile, u8::try_from(depth).ok()?))
        })
    }

    /// Of the piles that take what is carried, the one on which cards lie most that are carried over this rectangle.
    #[must_use]
    pub fn drop_target(&self, carried: Rect, targets: &[PileId]) -> Option<PileId> {
        let overlaps = self.piles.iter().filter_map(|placed| {
            let overlap = placed.drop_area.overlap(carried);
            (targets.contains(&placed.pile) && overlap > 0.0).then_some((placed.pile, overlap))
        });
        overlaps
            .reduce(|best, next| if next.1 > best.1 { next } else { best })
            .map(|(pile, _)| pile)
    }

    /// Of the piles that take what is picked up on a pile, the one on which it lies most when it has been carried so far to
    /// the right and down.
    #[must_use]
    pub fn carried_to(&self, scene: &Scene, from: PileId, by: (f32, f32)) -> Option<PileId> {
        let view = scene.piles.iter().find(|view| view.pile == from)?;
        let mut cards = view.cards.iter().zip(&self.pile(from)?.cards);
        let (_, lowest) = cards.find(|(card, _)| card.mark == Mark::Selected)?;
        let carried = Rect {
            x: lowest.x + by.0,
            y: lowest.y + by.1,
            ..*lowest
        };
        let takers = scene.piles.iter().filter(|view| view.mark == Mark::Target);
        let takers: Vec<PileId> = takers.map(|view| view.pile).collect();
        self.drop_target(carried, &takers)
    }

    /// The same layout for the left hand. The table is mirrored pile by pile, since a fanned card shows its left edge.
    fn mirrored(mut self, scene: &Scene, table: Rect) -> Self {
        for (placed, view) in self.piles.iter_mut().zip(&scene.piles) {
            let width = plan::width_of(view) * self.card_width;
            let old = placed.base.x;
            let shift = table.x + table.right() - 2.0 * old - width;
            for rect in placed
                .cards
                .iter_mut()
                .chain([&mut placed.base, &mut placed.drop_area])
            {
                rect.x += shift.round();
            }
        }
        self.bounds = bounds(&self.piles);
        self
    }
}

impl Area {
    /// What is left of it inside of its insets and a narrow margin.
    fn table(self) -> Rect {
        let Insets {
            left,
            top,
            right,
            bottom,
        } = self.insets;
        let (width, height) = (self.width - left - right, self.height - top - bottom);
        let margin = (0.012 * width.min(height)).round().max(3.0);
        Rect {
            x: left + margin,
            y: top + margin,
            width: (width - 2.0 * margin).max(1.0),
            height: (height - 2.0 * margin).max(1.0),
        }
    }
}

impl Rect {
    /// The right edge.
    #[must_use]
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// The lower edge.
    #[must_use]
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Whether a point lies in it.
    #[must_use]
    pub fn holds(self, x: f32, y: f32) -> bool {
        self.x <= x && x < self.right() && self.y <= y && y < self.bottom()
    }

    /// How many square points it has in common with another rectangle.
    #[must_use]
    pub fn overlap(self, other: Self) -> f32 {
        let width = self.right().min(other.right()) - self.x.max(other.x);
        let height = self.bottom().min(other.bottom()) - self.y.max(other.y);
        width.max(0.0) * height.max(0.0)
    }

    /// The smallest rectangle that holds both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Self {
            x,
            y,
            width: self.right().max(other.right()) - x,
            height: self.bottom().max(other.bottom()) - y,
        }
    }
}

/// The places of the cards of a pile: `base` is that of the lowest one, `end` the lower edge that none may cross.
fn cards_of(view: &PileView, base: Rect, end: f32, shape: CardShape) -> Vec<Rect> {
    let n_cards = view.cards.len();
    let at = |x: f32, y: f32| Rect { x, y, ..base };
    match view.fan {
        Fan::Squared => vec![base; n_cards],
        Fan::LastFew(n_seen) => {
            let n_below = n_cards.saturating_sub(usize::from(n_seen));
            let step = (WASTE_STEP * base.width).round();
            (0..n_cards)
                .map(|index| {
                    at(
                        base.x + step * as_f32(index.saturating_sub(n_below)),
                        base.y,
                    )
                })
                .collect()
        }
        Fan::Down => {
            let room = (end - base.bottom()).max(0.0);
            let (back, face) = steps(view, room / base.width, shape);
            let mut y = 0.0;
            view.cards
                .iter()
                .map(|card| {
                    let rect = at(base.x, base.y + f32::floor(y * base.width));
                    y += if card.face_up { face } else { back };
                    rect
                })
                .collect()
        }
    }
}

/// How much is seen of a face-down and of a face-up card of a column for which there is so much room below its first
/// card, all in card widths. Face-down cards, which tell nothing, give way first.
fn steps(view: &PileView, room: f32, shape: CardShape) -> (f32, f32) {
    let covered = view
        .cards
        .split_last()
        .map_or(&[][..], |(_, covered)| covered);
    let n_faces = as_f32(covered.iter().filter(|card| card.face_up).count());
    let n_backs = as_f32(covered.len()) - n_faces;
    let face = shape.index * AIRY;
    let needed = |back: f32, face: f32| n_backs * back + n_faces * face;
    if needed(BACK_STEP, face) <= room {
        (BACK_STEP, face)
    } else if n_faces > 0.0 && needed(BACK_STEP, shape.index) <= room {
        (BACK_STEP, (room - n_backs * BACK_STEP) / n_faces)
    } else if n_backs > 0.0 && needed(LEAST_BACK_STEP, shape.index) <= room {
        ((room - n_faces * shape.index) / n_backs, shape.index)
    } else {
        // Whatever the room is, it is shared by all.
        let part = room / needed(LEAST_BACK_STEP, shape.index).max(f32::EPSILON);
        (LEAST_BACK_STEP * part.min(1.0), shape.index * part.min(1.0))
    }
}

fn bounds(piles: &[PlacedPile]) -> Rect {
    piles
        .iter()
        .flat_map(|placed| placed.cards.iter().chain([&placed.base]))
        .copied()
        .reduce(Rect::union)
        .unwrap_or_default()
}

/// A number of cards or piles as a measure.
fn as_f32(n: usize) -> f32 {
    u16::try_from(n).map_or(f32::from(u16::MAX), f32::from)
}
