//! The plans by which piles are arranged on a table, and how the best one for a window is found.
//!
//! A plan is made of blocks that stand side by side, a block of bands below one another, and a band of parts side by
//! side. A part is a few piles of one kind, in one row or several. All of this is measured in card widths until it is known
//! how wide a card is.

use canfield_core::pile::PileId;

use super::{CardShape, Layout, PlacedPile, Rect, WASTE_STEP, as_f32, bounds, cards_of};
use crate::scene::{Fan, PileView, Scene};

/// Between two piles, in card widths: the least, and the most where there is plenty of room.
const GAPS: (f32, f32) = (0.09, 0.3);
/// The same between two parts or blocks.
const AISLES: (f32, f32) = (0.22, 0.9);
/// Between two rows of piles.
const ROW_GAP: f32 = 0.13;
/// How far a column reaches below its first card before it has to draw together, where all columns are in one row.
const COLUMN: f32 = 2.3;
/// The same where there are other piles below: for the tableau, and for reserves, whose columns do not grow.
const SHORT_COLUMNS: (f32, f32) = (1.5, 0.8);

/// What a card of this width is worth. Beyond what is easily seen and touched, larger cards are not much better; below
/// what a finger can meet, smaller ones are much worse.
fn worth(card_width: f32) -> f32 {
    let (scanty, ample) = (34.0, 100.0);
    if card_width < scanty {
        card_width * card_width / scanty
    } else if card_width < ample {
        card_width
    } else {
        (card_width * ample).sqrt()
    }
}

/// Piles of one kind, by their indices in the scene.
#[derive(Debug, Clone)]
struct Part {
    piles: Vec<usize>,
    per_row: usize,
}

type Band = Vec<Part>;
type Block = Vec<Band>;

/// An arrangement of all piles.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    blocks: Vec<Block>,
    /// By how much smaller than those of another plan its cards may be without it being given up for that.
    merit: f32,
}

/// How far piles and parts lie apart, in card widths.
#[derive(Debug, Clone, Copy)]
struct Spacing {
    gap: f32,
    aisle: f32,
}

impl Spacing {
    /// From 0, the least, to 1, the most that looks well; more where it must be.
    fn stretched(stretch: f32) -> Self {
        let between = |(least, most): (f32, f32)| least + stretch * (most - least);
        Self {
            gap: between(GAPS),
            aisle: between(AISLES),
        }
    }
}

/// What is needed to measure and to place: the scene with its cards, and the table.
#[derive(Clone, Copy)]
pub(super) struct Ruler<'a> {
    pub(super) scene: &'a Scene,
    pub(super) shape: CardShape,
    pub(super) table: Rect,
}

/// How wide a pile is with the cards that may lie beside one another in it, in card widths.
pub(super) fn width_of(view: &PileView) -> f32 {
    match view.fan {
        Fan::LastFew(n_seen) => 1.0 + WASTE_STEP * f32::from(n_seen.saturating_sub(1)),
        Fan::Squared | Fan::Down => 1.0,
    }
}

impl Plan {
    fn all(scene: &Scene) -> Vec<Self> {
        let of = |is_wanted: fn(PileId) -> bool| -> Vec<usize> {
            let piles = scene.piles.iter().enumerate();
            piles
                .filter(|(_, view)| is_wanted(view.pile))
                .map(|(idx, _)| idx)
                .collect()
        };
        let part = |piles: &[usize], per_row: usize| Part {
            piles: piles.to_vec(),
            per_row,
        };
        let stock = of(|pile| matches!(pile, PileId::Stock | PileId::Waste));
        let reserves = of(|pile| matches!(pile, PileId::Reserve(_)));
        let foundations = of(|pile| matches!(pile, PileId::Foundation(_)));
        let tableau = of(|pile| matches!(pile, PileId::Tableau(_)));
        let (n_reserves, n_columns) = (reserves.len(), tableau.len());
        // A single open reserve has so many cards that its column wants the height of the table.
        let is_long_reserve = n_reserves == 1
            && reserves
                .iter()
                .any(|&idx| scene.piles[idx].fan == Fan::Down);

        let mut plans = Vec::new();
        for per_row in [16, 12, 8, 4, 2] {
            if per_row > foundations.len() && per_row > 4 {
                continue;
            }
            let home = || part(&foundations, per_row);
            let talon = |per_row| part(&stock, per_row);
            let columns = |n_rows: usize| part(&tableau, n_columns.div_ceil(n_rows));
            let reserve = |per_row| part(&reserves, per_row);
            let mut add = |merit, blocks| plans.push(Self::of(merit, blocks));
            if per_row > 2 {
                if n_reserves > 0 {
                    // Stock and reserves at the left, foundations above the tableau at the right.
                    add(
                        1.0,
                        vec![
                            vec![vec![talon(2)], vec![reserve(n_reserves)]],
                            vec![vec![home()], vec![columns(1)]],
                        ],
                    );
                }
                // The same, but the foundations stand at the right, whatever is below them.
                add(
                    0.97,
                    vec![vec![
                        vec![talon(2), home()],
                        vec![reserve(n_reserves), columns(1)],
                    ]],
                );
                // For upright windows: one thing below the other. The tableau lies in two rows only where its piles could
                // hardly be touched otherwise, since their columns have little room then.
                for (merit, n_rows) in [(0.94, 1), (0.57, 2)] {
                    let first = vec![home()];
                    let last = vec![columns(n_rows)];
                    if is_long_reserve && n_rows > 1 {
                        // It stands at the left of both rows, and has their height.
                        let left = vec![vec![talon(1)], vec![reserve(n_reserves)]];
                        add(merit + 0.13, vec![left, vec![first, last]]);
                    } else if is_long_reserve {
                        let last = [vec![reserve(n_reserves)], last].concat();
                        add(merit, vec![vec![first, vec![talon(2)], last]]);
                    } else {
                        let middle = vec![talon(2), reserve(n_reserves)];
                        add(merit, vec![vec![first.clone(), middle, last.clone()]]);
                        let middle = [vec![talon(2)], vec![reserve(n_reserves)]];
                        let bands = [&[first], middle.as_slice(), &[last]].concat();
                        add(merit - 0.02, vec![bands]);
                    }
                }
            }
            // For windows that are low: the tableau in the middle has the whole height.
            for (talon_per_row, reserves_per_row) in [(2, n_reserves), (2, 2), (1, 1)] {
                add(
                    0.9,
                    vec![
                        vec![vec![talon(talon_per_row)], vec![reserve(reserves_per_row)]],
                        vec![vec![columns(1)]],
                        vec![vec![home()]],
                    ],
                );
            }
        }
        plans
    }

    /// A plan without the parts, bands and blocks in which there is nothing.
    fn of(merit: f32, mut blocks: Vec<Block>) -> Self {
        for block in &mut blocks {
            for band in block.iter_mut() {
                band.retain(|part| !part.piles.is_empty());
            }
            block.retain(|band| !band.is_empty());
        }
        blocks.retain(|block| !block.is_empty());
        Self { blocks, merit }
    }

    /// Places everything with cards of at most this width, so that it takes at least this share of the width of the table.
    pub(super) fn layout(&self, ruler: Ruler<'_>, most: f32, least_width: f32) -> Layout {
        let Ruler { shape, table, .. } = ruler;
        let card_width = ruler.card_width(self).min(most).floor().max(1.0);
        let card_height = (card_width * shape.height).floor();
        let stretch = ruler.stretch(self, table.width / card_width, least_width);
        let spacing = Spacing::stretched(stretch);
        let width = ruler.plan_width(self, spacing) * card_width;
        let place = Placing {
            ruler,
            spacing,
            card: (card_width, card_height),
        };
        let mut placed: Vec<(usize, PlacedPile)> = Vec::new();
        let mut x = table.x + ((table.width - width) / 2.0).max(0.0);
        for (n, block) in self.blocks.iter().enumerate() {
            // What is narrower than its block stands in the middle of the table, or else at its edges.
            let aside = match (n, self.blocks.len()) {
                (_, 1) => 0.5,
                (0, _) => 0.0,
                _ => 1.0,
            };
            place.block(block, x, aside, &mut placed);
            x += (ruler.block_width(block, spacing) + spacing.aisle) * card_width;
        }
        placed.sort_by_key(|&(idx, _)| idx);
        let piles: Vec<PlacedPile> = placed.into_iter().map(|(_, pile)| pile).collect();
        Layout {
            card_width,
            card_height,
            bounds: bounds(&piles),
            piles,
        }
    }
}

impl Part {
    fn rows(&self) -> impl Iterator<Item = &[usize]> {
        self.piles.chunks(self.per_row.max(1))
    }

    fn n_rows(&self) -> usize {
        self.rows().count()
    }
}

impl Ruler<'_> {
    /// All plans for the piles of the scene.
    pub(super) fn plans(self) -> Vec<Plan> {
        Plan::all(self.scene)
    }

    /// The plan with the largest cards; one of less merit only where it gains much.
    pub(super) fn best_plan(self) -> Plan {
        let mut best = (f32::MIN, None);
        for plan in self.plans() {
            let worth = worth(self.card_width(&plan)) * plan.merit;
            if worth > best.0 {
                best = (worth, Some(plan));
            }
        }
        best.1.unwrap_or(Plan {
            blocks: Vec::new(),
            merit: 1.0,
        })
    }

    /// How wide a card can be by a plan, in points.
    pub(super) fn card_width(self, plan: &Plan) -> f32 {
        let width = self.plan_width(plan, Spacing::stretched(0.0));
        let heights = plan.blocks.iter().map(|block| self.block_height(block));
        let height = heights.fold(0.0, f32::max);
        (self.table.width / width).min(self.table.height / height)
    }

    fn row_width(self, row: &[usize], spacing: Spacing) -> f32 {
        let piles = row.iter().map(|&idx| width_of(&self.scene.piles[idx]));
        piles.sum::<f32>() + spacing.gap * as_f32(row.len() - 1)
    }

    fn part_width(self, part: &Part, spacing: Spacing) -> f32 {
        let rows = part.rows().map(|row| self.row_width(row, spacing));
        rows.fold(0.0, f32::max)
    }

    fn band_width(self, band: &Band, spacing: Spacing) -> f32 {
        let parts = band.iter().map(|part| self.part_width(part, spacing));
        parts.sum::<f32>() + spacing.aisle * as_f32(band.len() - 1)
    }

    fn block_width(self, block: &Block, spacing: Spacing) -> f32 {
        let bands = block.iter().map(|band| self.band_width(band, spacing));
        bands.fold(0.0, f32::max)
    }

    fn plan_width(self, plan: &Plan, spacing: Spacing) -> f32 {
        let blocks = plan.blocks.iter();
        let widths = blocks.map(|block| self.block_width(block, spacing));
        widths.sum::<f32>() + spacing.aisle * as_f32(plan.blocks.len().saturating_sub(1))
    }

    /// Whether the cards of a part lie in columns.
    fn is_fanned(self, part: &Part) -> bool {
        let mut piles = part.piles.iter().map(|&idx| &self.scene.piles[idx]);
        piles.any(|view| view.fan == Fan::Down)
    }

    fn part_height(self, part: &Part, is_last: bool) -> f32 {
        let n_rows = as_f32(part.n_rows());
        let column = match (self.is_fanned(part), is_last, part.n_rows()) {
            (false, _, _) => 0.0,
            (true, true, 1) => COLUMN,
            (true, true, _) => SHORT_COLUMNS.0,
            (true, false, _) => SHORT_COLUMNS.1,
        };
        n_rows * (self.shape.height + column) + ROW_GAP * (n_rows - 1.0)
    }

    fn band_height(self, band: &Band, is_last: bool) -> f32 {
        let parts = band.iter().map(|part| self.part_height(part, is_last));
        parts.fold(0.0, f32::max)
    }

    fn block_height(self, block: &Block) -> f32 {
        let bands = block
            .iter()
            .enumerate()
            .map(|(n, band)| self.band_height(band, n + 1 == block.len()));
        bands.sum::<f32>() + ROW_GAP * as_f32(block.len() - 1)
    }

    /// How far the piles are drawn apart: as far as there is room, but not farther than looks well, unless the table
    /// would have less than this share of the room then.
    fn stretch(self, plan: &Plan, room: f32, least_width: f32) -> f32 {
        let width_at = |stretch| self.plan_width(plan, Spacing::stretched(stretch));
        if width_at(1.0) <= room && width_at(1.0) >= least_width * room {
            return 1.0;
        }
        // The width grows with the stretch, so halving finds the place.
        let limit = if width_at(1.0) > room {
            room
        } else {
            least_width * room
        };
        let (mut least, mut most) = (0.0, 1.0);
        while width_at(most) < limit && most < 1.0e6 {
            most *= 2.0;
        }
        for _ in 0..40 {
            let middle = f32::midpoint(least, most);
            if width_at(middle) <= limit {
                least = middle;
            } else {
                most = middle;
            }
        }
        if limit < room { most } else { least }
    }
}

/// The placing of the piles of a plan whose measures are known.
struct Placing<'a> {
    ruler: Ruler<'a>,
    spacing: Spacing,
    card: (f32, f32),
}

impl Placing<'_> {
    /// Places a block. A band of a single part that is narrower than the block leaves this share of the rest at its
    /// left; the parts of others are drawn apart to the width of the block.
    fn block(&self, block: &Block, x: f32, aside: f32, placed: &mut Vec<(usize, PlacedPile)>) {
        let unit = self.card.0;
        let width = self.ruler.block_width(block, self.spacing);
        let mut y = self.ruler.table.y;
        for (n, band) in block.iter().enumerate() {
            let is_last = n + 1 == block.len();
            let height = self.ruler.band_height(band, is_last) * unit;
            let end = if is_last {
                self.ruler.table.bottom()
            } else {
                y + height
            };
            let spare = width - self.ruler.band_width(band, self.spacing);
            let (aside, between) = match band.len() {
                1 => (aside * spare, 0.0),
                n_parts => (0.0, spare / as_f32(n_parts - 1)),
            };
            let mut left = x + aside * unit;
            for part in band {
                self.part(part, left, (y, end), placed);
                let part_width = self.ruler.part_width(part, self.spacing);
                left += (part_width + self.spacing.aisle + between) * unit;
            }
            y += height + ROW_GAP * unit;
        }
    }

    /// Places the piles of a part between an upper and a lower edge.
    fn part(
        &self,
        part: &Part,
        left: f32,
        (top, end): (f32, f32),
        placed: &mut Vec<(usize, PlacedPile)>,
    ) {
        let (width, height) = self.card;
        let row_gap = ROW_GAP * width;
        let n_rows = as_f32(part.n_rows());
        let pitch = if self.ruler.is_fanned(part) {
            (end - top + row_gap) / n_rows
        } else {
            height + row_gap
        };
        for (n, row) in part.rows().enumerate() {
            let y = (top + as_f32(n) * pitch).floor();
            let end = (y + pitch - row_gap).min(end).max(y + height);
            let mut x = left;
            for &idx in row {
                let view = &self.ruler.scene.piles[idx];
                let base = Rect {
                    x: x.floor(),
                    y,
                    width,
                    height,
                };
                let cards = cards_of(view, base, end, self.ruler.shape);
                let mut drop_area = cards.iter().copied().fold(base, Rect::union);
                if view.fan == Fan::Down {
                    drop_area.height = end - y;
                }
                let pile = PlacedPile {
                    pile: view.pile,
                    base,
                    cards,
                    drop_area,
                };
                placed.push((idx, pile));
                x += (width_of(view) + self.spacing.gap) * width;
            }
        }
    }
}
