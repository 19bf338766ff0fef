//! Which card lies in which cells: the one answer that both drawing and the mouse rely on.
//!
//! The table is a grid. Stock and waste lie at the upper left with the reserves below them, the foundations at
//! the upper right with the tableau below them. Cards are drawn as large as the screen allows; when even the smallest
//! ones leave a column too long, its covered cards are left out, never its playable end.

use std::ops::Range;

use canfield_core::pile::PileId;
use canfield_session::scene::{Fan, PileView, Scene};
use ratatui::layout::{Rect, Size};
use ratatui::widgets::Borders;

/// The smallest screen on which a shipped variant is drawn.
pub const SMALLEST: Size = Size::new(44, 16);

/// How large cards are drawn, and how far apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Density {
    /// How wide a card is, its frame included.
    pub width: u16,
    /// How high a card is: 1 without a frame, at least 3 with one.
    pub height: u16,
    /// How many cells rank and suit take: 3 where the ten is written `10`, 2 where it is `T`.
    pub face: u16,
    /// How far the cards of the waste lie apart.
    fan_step: u16,
    /// The least and the most cells between two columns.
    gaps: (u16, u16),
    /// Cells between the left and the right half of the table.
    aisle: u16,
    /// How many rows the tableau needs before cards are drawn like this.
    column_rows: u16,
}

impl Density {
    /// The largest first. Each game gets the first one for which there is room.
    const ALL: [Self; 4] = [
        Self::new([7, 5, 3, 4], (1, 3), 4, 24),
        Self::new([5, 3, 3, 4], (1, 3), 3, 12),
        Self::new([4, 1, 2, 4], (0, 3), 2, 6),
        Self::new([3, 1, 2, 3], (0, 1), 2, 6),
    ];

    const fn new(size: [u16; 4], gaps: (u16, u16), aisle: u16, column_rows: u16) -> Self {
        let [width, height, face, fan_step] = size;
        Self {
            width,
            height,
            face,
            fan_step,
            gaps,
            aisle,
            column_rows,
        }
    }

    /// How wide the stock is: it has room for three digits, and for the cursor before them.
    const fn stock_width(self) -> u16 {
        if self.width < 4 { 4 } else { self.width }
    }

    /// Whether cards have a frame around them.
    #[must_use]
    pub const fn is_framed(self) -> bool {
        self.height > 1
    }
}

/// What lies in a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// The card with this index in its pile, 0 at the bottom.
    Card(usize),
    /// No card: the pile is empty.
    Space,
    /// Covered cards for which there is no room.
    LeftOut(Range<usize>),
}

/// The cells of a card, or of what stands in its stead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The index of the pile in the scene.
    pub pile_idx: usize,
    /// What lies here.
    pub content: Content,
    /// Where. A later place covers an earlier one where they overlap, as in the waste.
    pub area: Rect,
    /// The edges of the card that are seen.
    pub edges: Borders,
    /// How many cards the pile has, where only its top card is seen and the number matters.
    pub count: Option<usize>,
}

/// The places of everything on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// The size of the cards.
    pub density: Density,
    /// The line with the name of the game.
    pub title: Rect,
    /// The lines in which the game speaks.
    pub status: Rect,
    /// The line with the most useful keys.
    pub keys: Rect,
    /// All places, those that are covered first.
    pub places: Vec<Place>,
    /// The cells above a pile, where the letters by which it is called stand; the pile by its index in the scene.
    pub labels: Vec<(usize, Rect)>,
}

impl Layout {
    /// Lays a scene out on a screen; `None` if the screen is too small.
    #[must_use]
    pub fn new(scene: &Scene, area: Rect) -> Option<Self> {
        if area.width < SMALLEST.width || area.height < SMALLEST.height {
            return None;
        }
        let mut tables = Density::ALL
            .into_iter()
            .filter_map(|density| Table::new(scene, density, area));
        tables.next().map(|table| table.layout(scene))
    }

    /// The lines in which the game speaks and those with keys, and above them those that no card needs at the moment.
    #[must_use]
    pub fn room(&self) -> Rect {
        let ends = self.places.iter().map(|place| place.area.bottom());
        let top = ends.max().unwrap_or(0).min(self.status.y);
        Rect {
            y: top,
            height: self.keys.bottom() - top,
            ..self.status
        }
    }

    /// The cells of the cards, of each its pile and how many cards lie above it. Later ones cover earlier ones.
    pub fn hits<'a>(&'a self, scene: &'a Scene) -> impl Iterator<Item = (Rect, PileId, u8)> + 'a {
        self.places.iter().filter_map(|place| {
            let pile = scene.piles.get(place.pile_idx)?;
            let depth = match &place.content {
                Content::Card(index) => pile.cards.len().checked_sub(index + 1)?,
                Content::LeftOut(cards) => pile.cards.len().checked_sub(cards.end)?,
                Content::Space => 0,
            };
            Some((place.area, pile.pile, u8::try_from(depth).ok()?))
        })
    }
}

/// The size the screen must have for this scene.
#[must_use]
pub fn needed_size(scene: &Scene) -> Size {
    (SMALLEST.width..500)
        .map(|width| Size::new(width, SMALLEST.height))
        .find(|&size| Layout::new(scene, Rect::from(size)).is_some())
        .unwrap_or(SMALLEST)
}

/// The outlines of the table: where its rows and columns begin.
struct Table {
    density: Density,
    area: Rect,
    /// From one column to the next.
    pitch: u16,
    /// Where stock and reserves begin.
    left: u16,
    /// Where the foundations begin.
    foundations: u16,
    /// How many foundations lie in a row.
    per_row: u16,
    /// Where the tableau begins.
    tableau: u16,
    /// The row of the stock.
    upper: u16,
    /// The row in which the columns begin.
    columns: u16,
    /// The row after the last one of the columns.
    status: u16,
}

impl Table {
    /// The widest table of this density that fits, if one does.
    fn new(scene: &Scene, density: Density, area: Rect) -> Option<Self> {
        let (gap_min, gap_max) = density.gaps;
        let n_foundations = count(scene, |pile| matches!(pile, PileId::Foundation(_)));
        // Eight foundations lie in a row, or four where two rows of four let larger cards be drawn.
        let few_rows = n_foundations.div_ceil(8).max(1);
        let many_rows = n_foundations.div_ceil(4).clamp(few_rows, 2.max(few_rows));
        (few_rows..=many_rows).find_map(|n_rows| {
            (gap_min..=gap_max)
                .rev()
                .find_map(|gap| Self::with(scene, density, area, n_rows, gap))
        })
    }

    fn with(scene: &Scene, density: Density, area: Rect, n_rows: u16, gap: u16) -> Option<Self> {
        let pitch = density.width + gap;
        let width_of = |n: u16| (n * pitch).saturating_sub(gap);
        let n_reserves = count(scene, |pile| matches!(pile, PileId::Reserve(_)));
        let n_tableau = count(scene, |pile| matches!(pile, PileId::Tableau(_)));
        let n_foundations = count(scene, |pile| matches!(pile, PileId::Foundation(_)));
        let per_row = n_foundations.div_ceil(n_rows);

        let n_fanned = scene.piles.iter().map(fanned).max().unwrap_or(1);
        let waste_width = (n_fanned - 1) * density.fan_step + density.width;
        let stock_and_waste = density.stock_width() + gap + waste_width;
        let (foundations_width, tableau_width) = (width_of(per_row), width_of(n_tableau));

        // The foundations stand above the tableau where that fits, and else at the right edge of the table.
        let left_width = stock_and_waste.max(width_of(n_reserves));
        let right_width = foundations_width.max(tableau_width);
        let in_line = left_width + density.aisle + right_width;
        let reserves_width = width_of(n_reserves) + density.aisle * n_reserves.min(1);
        let staggered = (stock_and_waste + density.aisle + foundations_width)
            .max(reserves_width + tableau_width);
        let is_in_line = in_line <= area.width;
        let width = if is_in_line { in_line } else { staggered };
        if width > area.width {
            return None;
        }
        let left = area.x + (area.width - width) / 2;
        let (foundations, tableau) = if is_in_line {
            let right = left + left_width + density.aisle;
            (right, right)
        } else {
            let end = left + width;
            (end - foundations_width, end - tableau_width)
        };

        // Two rows in which the game speaks, and one with keys, are below the columns.
        let status = area.bottom().checked_sub(3)?;
        // The title, the upper row and the labels are above the columns.
        let n_rows_above = 1 + n_rows * density.height + 1;
        let n_column_rows = (status - area.y).checked_sub(n_rows_above)?;
        let n_spare = n_column_rows.checked_sub(density.column_rows)?;
        let upper = area.y + if n_spare < 1 { 1 } else { 2 };
        Some(Self {
            density,
            area,
            pitch,
            left,
            foundations,
            per_row,
            tableau,
            upper,
            columns: upper + n_rows * density.height + 1,
            status,
        })
    }

    fn layout(&self, scene: &Scene) -> Layout {
        let mut places = Vec::new();
        let mut labels = Vec::new();
        for (pile_idx, pile) in scene.piles.iter().enumerate() {
            let (mut x, y) = self.corner(pile.pile);
            let width = match pile.pile {
                PileId::Stock => self.density.stock_width(),
                _ => self.density.width,
            };
            if scene.settings.left_handed {
                // The table is mirrored pile by pile, since cards always show their left edges.
                let n_cards = u16::try_from(pile.cards.len()).unwrap_or(u16::MAX);
                let n_after = fanned(pile).min(n_cards.max(1)) - 1;
                x = self.area.x + self.area.right() - x - n_after * self.density.fan_step - width;
            }
            if self.has_label(pile.pile) {
                labels.push((pile_idx, Rect::new(x, y - 1, width, 1)));
            }
            let mut edges = Borders::NONE;
            edges.set(Borders::ALL, self.density.is_framed());
            let whole = Place {
                pile_idx,
                content: Content::Space,
                area: Rect::new(x, y, width, self.density.height),
                edges,
                count: None,
            };
            self.lay(pile, whole, &mut places);
        }
        // The lines keep a margin of one cell on each side.
        let line = |y, height| Rect::new(self.area.x + 1, y, self.area.width - 2, height);
        let keys = self.area.bottom() - 1;
        Layout {
            density: self.density,
            title: line(self.area.y, 1),
            status: line(self.status, keys - self.status),
            keys: line(keys, 1),
            places,
            labels,
        }
    }

    /// Lays the cards of a pile. `whole` is the place of a card that is seen in full.
    fn lay(&self, pile: &PileView, mut whole: Place, places: &mut Vec<Place>) {
        let n_cards = pile.cards.len();
        let n_fanned = usize::from(fanned(pile));
        match pile.fan {
            _ if n_cards == 0 => places.push(whole),
            Fan::Down => self.lay_column(pile, &whole, places),
            Fan::Squared | Fan::LastFew(_) => {
                for index in n_cards.saturating_sub(n_fanned)..n_cards {
                    whole.content = Content::Card(index);
                    places.push(whole.clone());
                    whole.area.x += self.density.fan_step;
                }
                let Some(top) = places.last_mut() else { return };
                // On a foundation the top card itself says how many there are.
                if !matches!(pile.pile, PileId::Foundation(_)) {
                    top.count = Some(n_cards);
                }
                // Without a frame there is no edge for the number, so it takes the next row, which below a reserve is
                // free.
                if matches!(pile.pile, PileId::Reserve(_)) && !self.density.is_framed() {
                    top.area.height += 1;
                }
            }
        }
    }

    fn lay_column(&self, pile: &PileView, whole: &Place, places: &mut Vec<Place>) {
        let height = self.density.height;
        let n_rows = self.status - whole.area.y;
        // Where there is plenty of room each card shows its upper edge.
        let n_airy_rows = 2 * (pile.cards.len() - 1) + usize::from(height);
        let is_airy = height > 3 && n_airy_rows <= usize::from(n_rows);
        let contents = self.contents(pile, usize::from(n_rows));
        let last = contents.len() - 1;
        let mut area = whole.area;
        for (idx, content) in contents.into_iter().enumerate() {
            let has_top = idx == 0 || is_airy;
            let mut edges = Borders::LEFT | Borders::RIGHT;
            edges.set(Borders::TOP, has_top);
            edges.set(Borders::BOTTOM, idx == last);
            edges &= whole.edges;
            let n_edges = |edge| u16::from(edges.contains(edge));
            let n_above = n_edges(Borders::TOP);
            area.height = n_above + 1 + n_edges(Borders::BOTTOM);
            if idx == last {
                // The last card is seen in full where there is room for it.
                let n_covered = u16::from(self.density.is_framed()) - n_above;
                let n_left = self.status.saturating_sub(area.y);
                area.height = (height - n_covered).min(n_left).max(area.height);
            }
            places.push(Place {
                content,
                area,
                edges,
                ..whole.clone()
            });
            area.y += area.height;
        }
    }

    /// The cards of a column that are shown one below the other in so many rows, and those that are left out.
    ///
    /// Face-down cards are left out first, since they tell nothing. Of a column that begins face up the lowest
    /// card stays, because it is the one by which the whole column is carried.
    fn contents(&self, pile: &PileView, n_rows: usize) -> Vec<Content> {
        let n_cards = pile.cards.len();
        let n_edges = 2 * usize::from(self.density.is_framed());
        let n_lines = n_rows.saturating_sub(n_edges).max(1);
        if n_cards <= n_lines {
            return (0..n_cards).map(Content::Card).collect();
        }
        let begins_face_up = pile.cards.first().is_some_and(|card| card.face_up);
        let n_lowest = usize::from(begins_face_up && n_lines > 3);
        // One line is for the mark that says how many are left out.
        let n_last = n_lines.saturating_sub(n_lowest + 1).max(1);
        let mut contents: Vec<Content> = (0..n_lowest).map(Content::Card).collect();
        if n_lines > 1 {
            contents.push(Content::LeftOut(n_lowest..n_cards - n_last));
        }
        contents.extend((n_cards - n_last..n_cards).map(Content::Card));
        contents
    }

    /// Whether the letters of a pile stand above it. All foundations have the same, so the first one shows them.
    fn has_label(&self, pile: PileId) -> bool {
        let has_upper_labels = self.upper > self.area.y + 1;
        match pile {
            PileId::Stock | PileId::Waste | PileId::Foundation(0) => has_upper_labels,
            PileId::Foundation(_) => false,
            PileId::Reserve(_) | PileId::Tableau(_) => true,
        }
    }

    /// Where a pile begins.
    fn corner(&self, pile: PileId) -> (u16, u16) {
        let (left, n, y) = match pile {
            PileId::Stock => (self.left, 0, self.upper),
            PileId::Waste => {
                let n_more = self.density.stock_width() - self.density.width;
                (self.left + n_more, 1, self.upper)
            }
            PileId::Foundation(n) => {
                let (row, n) = (u16::from(n) / self.per_row, u16::from(n) % self.per_row);
                let y = self.upper + row * self.density.height;
                (self.foundations, n, y)
            }
            PileId::Reserve(n) => (self.left, u16::from(n), self.columns),
            PileId::Tableau(n) => (self.tableau, u16::from(n), self.columns),
        };
        (left + n * self.pitch, y)
    }
}

fn count(scene: &Scene, is_meant: impl Fn(PileId) -> bool) -> u16 {
    let meant = scene.piles.iter().filter(|pile| is_meant(pile.pile));
    u16::try_from(meant.count()).unwrap_or(u16::MAX)
}

/// How many cards of a pile may lie side by side.
fn fanned(pile: &PileView) -> u16 {
    match pile.fan {
        Fan::LastFew(n) => u16::from(n).max(1),
        Fan::Squared | Fan::Down => 1,
    }
}
