//! A small picture of the deal, made from the rules: which piles there are, where they lie, and how many cards they
//! begin with.
//!
//! [`Sketch`] is plain data, so that every front end can draw it in its own way; [`Sketch::drawing`] is the way of the
//! terminal, and [`Sketch::picture`] that of a front end with shapes.

use canfield_core::number::DealNumber;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;

/// No line of a drawing is longer, so that it fits the smallest terminal.
const WIDEST: usize = 40;
/// Of so many deals one without a base card in the layout is drawn.
const N_DEALS: u128 = 12;
/// A pile in a drawing, such as `[13]`, and the blank after it.
const CELL: usize = 5;

/// So many piles stand side by side in a picture at most.
const MOST_COLUMNS: usize = 11;
/// What lies between two piles of a picture, and around all.
const GAP: usize = 8;
/// How much is seen of a covered card, which lies face up or face down.
const STEP_UP: usize = 11;
const STEP_DOWN: usize = 5;

/// The sketch in shapes, in units of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Picture {
    /// How wide it is.
    pub width: usize,
    /// How high it is.
    pub height: usize,
    /// What is in it, in the order in which it is drawn.
    pub parts: Vec<Part>,
}

impl Picture {
    /// The width of a card.
    pub const CARD_WIDTH: usize = 30;
    /// The height of a card.
    pub const CARD_HEIGHT: usize = 42;

    /// Draws a pile and returns how high it is. Only the columns of the tableau show each of their cards.
    fn draw(&mut self, pile: SketchPile, x: usize, y: usize) -> usize {
        let n_down = pile.n_cards.saturating_sub(pile.n_face_up);
        let is_column = matches!(pile.pile, PileId::Tableau(_)) && pile.n_cards > 0;
        let mut top = y;
        if is_column {
            for n in 0..pile.n_cards {
                let (kind, step) = if n < n_down {
                    (PartKind::Back, STEP_DOWN)
                } else {
                    (PartKind::Face, STEP_UP)
                };
                top += if n == 0 { 0 } else { step };
                self.parts.push(Part {
                    kind,
                    x,
                    y: top,
                    number: None,
                });
            }
        } else {
            let kind = match (pile.n_cards, pile.n_face_up) {
                (0, _) => PartKind::Place,
                (_, 0) => PartKind::Back,
                _ => PartKind::Face,
            };
            let number = (pile.n_cards > 1).then_some(pile.n_cards);
            self.parts.push(Part { kind, x, y, number });
        }
        top + Self::CARD_HEIGHT - y
    }
}

/// A card of a picture, or a place for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// What is seen of it.
    pub kind: PartKind,
    /// Where its left edge is.
    pub x: usize,
    /// Where its upper edge is.
    pub y: usize,
    /// How many cards lie there, where that is not seen.
    pub number: Option<usize>,
}

/// What is seen of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartKind {
    /// Its face.
    Face,
    /// Its back.
    Back,
    /// Nothing: the place is empty.
    Place,
}

/// A pile as it is after the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SketchPile {
    /// Which pile.
    pub pile: PileId,
    /// How many cards it has.
    pub n_cards: usize,
    /// How many of them lie face up.
    pub n_face_up: usize,
}

/// Two rows of piles, each with a part at the left and one at the right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sketch {
    /// The stock and the waste.
    pub stock_and_waste: Vec<SketchPile>,
    /// The foundations, to the right of them.
    pub foundations: Vec<SketchPile>,
    /// The reserves, below the stock; often there is none.
    pub reserves: Vec<SketchPile>,
    /// The tableau, to the right of the reserves.
    pub tableau: Vec<SketchPile>,
}

impl Sketch {
    /// The sketch of a game. Where a deal puts the base card depends on its suit; here the first foundation has it.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        // Where base cards go home by themselves at once, some deals have fewer cards in the layout than were dealt.
        let deals = (1..=N_DEALS).filter_map(DealNumber::new);
        let deals = deals.map(|number| rules.deal_number(number));
        let state = deals.min_by_key(State::n_on_foundations);
        let sketch = |pile: PileId| {
            let n_cards = state.as_ref().map_or(0, |state| state.len(pile));
            let n_face_up = state.as_ref().map_or(0, |state| {
                (0..n_cards)
                    .filter(|&index| rules.is_face_up(state, pile, index))
                    .count()
            });
            SketchPile {
                pile,
                n_cards,
                n_face_up,
            }
        };
        let row = |n: u8, pile: fn(u8) -> PileId| (0..n).map(|n| sketch(pile(n))).collect();
        let mut foundations: Vec<SketchPile> = row(rules.n_foundations(), PileId::Foundation);
        // Only their numbers of cards change places.
        let first = foundations.iter().position(|pile| pile.n_cards > 0);
        if let Some(first) = first.filter(|&first| first > 0) {
            let (base, empty) = (foundations[first], foundations[0]);
            foundations[0] = SketchPile {
                pile: empty.pile,
                ..base
            };
            foundations[first] = SketchPile {
                pile: base.pile,
                ..empty
            };
        }
        Self {
            stock_and_waste: vec![sketch(PileId::Stock), sketch(PileId::Waste)],
            foundations,
            reserves: row(rules.knobs().reserves, PileId::Reserve),
            tableau: row(rules.n_tableau(), PileId::Tableau),
        }
    }

    /// The sketch in signs that every terminal has, at most 40 of them in a line: a pile is `[13]`, an empty one `[  ]`.
    #[must_use]
    pub fn drawing(&self) -> Vec<String> {
        let n_left = self.stock_and_waste.len().max(self.reserves.len());
        let n_below = if self.reserves.is_empty() { 0 } else { n_left };
        let mut lines = drawn(&self.stock_and_waste, &self.foundations, n_left);
        lines.extend(drawn(&self.reserves, &self.tableau, n_below));
        lines
    }

    /// The sketch in shapes.
    #[must_use]
    pub fn picture(&self) -> Picture {
        let n_left = self.stock_and_waste.len().max(self.reserves.len());
        let n_below = if self.reserves.is_empty() { 0 } else { n_left };
        let mut picture = Picture {
            height: GAP,
            ..Picture::default()
        };
        for (left, right, n_left) in [
            (&self.stock_and_waste, &self.foundations, n_left),
            (&self.reserves, &self.tableau, n_below),
        ] {
            let n_at_most = MOST_COLUMNS.saturating_sub(n_left).max(1);
            let n_lines = right.len().div_ceil(n_at_most);
            let n_in_line = right.len().div_ceil(n_lines.max(1)).max(1);
            let mut left = left.as_slice();
            for line in right.chunks(n_in_line) {
                let places = (0..).zip(std::mem::take(&mut left));
                let mut height = Picture::CARD_HEIGHT;
                for (column, &pile) in places.chain((n_left..).zip(line)) {
                    // The left is parted from the right.
                    let is_apart = n_left > 0 && column >= n_left;
                    let x =
                        GAP + column * (Picture::CARD_WIDTH + GAP) + usize::from(is_apart) * GAP;
                    height = height.max(picture.draw(pile, x, picture.height));
                    picture.width = picture.width.max(x + Picture::CARD_WIDTH + GAP);
                }
                picture.height += height + GAP;
            }
        }
        picture
    }
}

/// One row of the sketch. Where the part at the right is too long for a line it goes on in the next one.
fn drawn(left: &[SketchPile], right: &[SketchPile], n_left: usize) -> Vec<String> {
    let cells = |piles: &[SketchPile]| -> String {
        let cells = piles.iter().map(|pile| match pile.n_cards {
            0 => String::from("[  ] "),
            n => format!("[{n:>2}] "),
        });
        cells.collect()
    };
    // Two blanks part the left from the right.
    let indent = if n_left == 0 { 0 } else { n_left * CELL + 2 };
    let n_at_most = ((WIDEST + 1 - indent) / CELL).max(1);
    let n_lines = right.len().div_ceil(n_at_most);
    let n_in_line = right.len().div_ceil(n_lines.max(1)).max(1);
    let mut left = cells(left);
    let lines = right.chunks(n_in_line).map(|chunk| {
        let left = std::mem::take(&mut left);
        let line = format!("{left:indent$}{}", cells(chunk));
        line.trim_end().to_owned()
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use canfield_core::variants;

    use super::*;

    #[track_caller]
    fn check(id: &str, lines: &[&str]) {
        let variant = variants::find(id).unwrap();
        assert_eq!(Sketch::new(&variant.rules).drawing(), lines);
    }

    #[test]
    fn the_tables_are_drawn() {
        check(
            "dispettoso",
            &[
                "[34] [  ]   [ 1] [  ] [  ] [  ]",
                "[13]        [ 1] [ 1] [ 1] [ 1]",
            ],
        );
        check(
            "double-canfield",
            &[
                "[85] [  ]   [ 1] [  ] [  ] [  ]",
                "            [  ] [  ] [  ] [  ]",
                "[13]        [ 1] [ 1] [ 1] [ 1] [ 1]",
            ],
        );
        // In the first deal a second base card goes home by itself.
        check(
            "bsd-canfield",
            &[
                "[31] [ 3]   [ 1] [  ] [  ] [  ]",
                "[13]        [ 1] [ 1] [ 1] [ 1]",
            ],
        );
        check(
            "canfield-klondike",
            &[
                "[24] [  ]   [  ] [  ] [  ] [  ]",
                "[ 1] [ 2] [ 3] [ 4] [ 5] [ 6] [ 7]",
            ],
        );
    }

    #[test]
    fn every_picture_has_all_cards_apart_from_each_other() {
        for variant in variants::all() {
            let picture = Sketch::new(&variant.rules).picture();
            let numbers = picture.parts.iter().map(|part| match part.kind {
                PartKind::Place => 0,
                PartKind::Face | PartKind::Back => part.number.unwrap_or(1),
            });
            assert_eq!(
                numbers.sum::<usize>(),
                variant.rules.n_cards(),
                "{}",
                variant.id
            );
            for (n, part) in picture.parts.iter().enumerate() {
                assert!(part.x + Picture::CARD_WIDTH < picture.width, "{part:?}");
                assert!(part.y + Picture::CARD_HEIGHT < picture.height, "{part:?}");
                let mut others = picture.parts[..n].iter();
                assert!(others.all(|other| (other.x, other.y) != (part.x, part.y)));
            }
        }
    }

    #[test]
    fn every_drawing_is_narrow_and_has_all_cards() {
        for variant in variants::all() {
            let sketch = Sketch::new(&variant.rules);
            let lines = sketch.drawing();
            let widest = lines.iter().map(String::len).max();
            assert!(widest <= Some(WIDEST), "{}: {lines:#?}", variant.id);
            let numbers = lines.iter().flat_map(|line| line.split(['[', ']']));
            let n_cards: usize = numbers.filter_map(|n| n.trim().parse::<usize>().ok()).sum();
            assert_eq!(n_cards, variant.rules.n_cards(), "{}", variant.id);
        }
    }
}
