//! The table: piles, cards and spaces in the places that the layout gives them.

use canfield_session::scene::{CardView, Mark, PileView, Scene, WhenEmpty};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Clear, Widget};

use crate::layout::{Content, Layout, Place};
use crate::look::{self, Look, quiet};

/// Draws all piles and their labels.
pub(super) fn draw(scene: &Scene, layout: &Layout, look: Look, buffer: &mut Buffer) {
    for &(pile_idx, area) in &layout.labels {
        if let Some(pile) = scene.piles.get(pile_idx) {
            let label = Line::styled(&pile.keys, quiet());
            label.centered().render(area, buffer);
        }
    }
    for place in &layout.places {
        if let Some(pile) = scene.piles.get(place.pile_idx) {
            let painter = Painter {
                scene,
                layout,
                look,
                pile,
                place,
            };
            painter.draw(buffer);
        }
    }
}

/// One place and all that is needed to draw it.
struct Painter<'a> {
    scene: &'a Scene,
    layout: &'a Layout,
    look: Look,
    pile: &'a PileView,
    place: &'a Place,
}

impl Painter<'_> {
    fn draw(&self, buffer: &mut Buffer) {
        let pile = self.pile;
        let n_cards = pile.cards.len();
        let (shown, is_top) = match &self.place.content {
            Content::Card(index) => (*index..index + 1, index + 1 == n_cards),
            Content::LeftOut(cards) => (cards.clone(), false),
            Content::Space => (0..0, true),
        };
        let cards = pile.cards.get(shown).unwrap_or_default();
        let mut marks = cards.iter().map(|card| card.mark);
        let mut mark = marks.find(|&mark| mark != Mark::None).unwrap_or_default();
        // What holds for the pile is seen at its top card.
        if is_top && mark == Mark::None {
            mark = pile.mark;
        }
        let has_cursor = is_top && pile.has_cursor || cards.iter().any(|card| card.has_cursor);
        self.draw_frame(mark, buffer);
        match (&self.place.content, cards) {
            (Content::Card(_), [card]) if card.face_up => {
                self.draw_face(*card, mark, is_top, buffer);
            }
            (Content::Card(_), _) => self.draw_back(buffer),
            (Content::LeftOut(_), _) => self.draw_left_out(cards.len(), buffer),
            (Content::Space, _) => self.draw_space(buffer),
        }
        self.draw_marks(mark, has_cursor, buffer);
        self.draw_count(buffer);
    }

    fn draw_face(&self, card: CardView, mark: Mark, is_top: bool, buffer: &mut Buffer) {
        let face = self.look.face(card.card, self.layout.density.face);
        let mut style = self.look.card(card.card);
        if mark == Mark::Selected {
            style = style.add_modifier(Modifier::REVERSED);
        }
        let area = self.face_area();
        Line::styled(&face, style).render(area, buffer);
        // A card as large as this one shows its face again at the opposite corner, if no other card lies there.
        if is_top && self.place.area.height > 4 {
            let corner = self.place.area;
            let x = corner.right() - 1 - area.width;
            let opposite = Rect::new(x, corner.bottom() - 2, area.width, 1);
            Line::styled(face.trim_start(), style).render(opposite, buffer);
        }
    }

    fn draw_back(&self, buffer: &mut Buffer) {
        let back = look::BACK;
        // Where there is neither an edge nor a row below for the number of cards, the back makes room for it.
        let has_no_room = !self.is_framed() && self.place.area.height == 1;
        if let Some(n) = self.place.count.filter(|_| has_no_room) {
            return Line::styled(format!("{back}{n}"), quiet()).render(self.row(), buffer);
        }
        let area = if self.is_framed() {
            Block::new()
                .borders(self.place.edges)
                .inner(self.place.area)
        } else {
            self.face_area()
        };
        for position in area.positions() {
            buffer[position].set_char(back).set_style(quiet());
        }
    }

    fn draw_space(&self, buffer: &mut Buffer) {
        let sign = match self.pile.when_empty {
            WhenEmpty::Takes(rank) => {
                let n_cells = self.layout.density.face.saturating_sub(1).min(2);
                look::rank(rank, n_cells).trim_start().to_owned()
            }
            WhenEmpty::TakesCard(card) => self.look.face(card, self.layout.density.face),
            WhenEmpty::TakesSuit(suit) => self.look.suit(suit).to_string(),
            WhenEmpty::TakesSet => format!("{:>1$}", "4×", usize::from(self.layout.density.face)),
            WhenEmpty::TakesAny | WhenEmpty::TakesWaste | WhenEmpty::TakesReserve => "+".to_owned(),
            WhenEmpty::TakesNothing => String::new(),
            WhenEmpty::Redeal => match self.scene.redeals_left {
                Some(n) => format!("↻{n}"),
                None => "↻".to_owned(),
            },
            WhenEmpty::NoRedeal => "×".to_owned(),
        };
        if self.is_framed() {
            Line::styled(sign, quiet())
                .centered()
                .render(self.row(), buffer);
        } else {
            // The dot stands where a card has nothing, so that no sign of an empty pile is taken for a card.
            let sign = format!("·{}", sign.trim_start());
            Line::styled(sign, quiet()).render(self.row(), buffer);
        }
    }

    fn draw_left_out(&self, n_cards: usize, buffer: &mut Buffer) {
        // Without a frame the number also takes the cell to the left of the face.
        let mut area = self.row();
        area.x += u16::from(self.is_framed());
        area.width = self.face_area().right() - area.x;
        let count = Line::styled(format!("+{n_cards}"), quiet());
        count.right_aligned().render(area, buffer);
    }

    /// Blanks the place and draws as much of the frame as is seen.
    fn draw_frame(&self, mark: Mark, buffer: &mut Buffer) {
        let frame = match self.place.content {
            Content::Space => look::SPACE,
            Content::Card(_) | Content::LeftOut(_) => look::FRAME,
        };
        Clear.render(self.place.area, buffer);
        let style = match look::mark(mark, false) {
            Some((.., style)) if mark != Mark::LastMove => style,
            _ => quiet(),
        };
        Block::new()
            .borders(self.place.edges)
            .border_set(frame)
            .border_style(style)
            .render(self.place.area, buffer);
    }

    /// Puts the signs of a mark into the cells to the left and to the right of the face.
    fn draw_marks(&self, mark: Mark, has_cursor: bool, buffer: &mut Buffer) {
        let Some((left, right, style)) = look::mark(mark, has_cursor) else {
            return;
        };
        let row = self.row();
        buffer[(row.x, row.y)].set_char(left).set_style(style);
        let last = &mut buffer[(row.right() - 1, row.y)];
        // The smallest cards have no cell of their own at the right, nor has a number of three digits.
        if right != ' ' && (self.is_framed() || last.symbol() == " ") {
            last.set_char(right).set_style(style);
        }
    }

    fn draw_count(&self, buffer: &mut Buffer) {
        let area = self.place.area;
        let Some(n) = self.place.count.filter(|&n| n > 1 && area.height > 1) else {
            return;
        };
        let mut count = Line::styled(n.to_string(), quiet());
        let width = area.width - 1 - u16::from(self.is_framed());
        let edge = Rect::new(area.x + 1, area.bottom() - 1, width, 1);
        if self.is_framed() {
            count = count.right_aligned();
        }
        count.render(edge, buffer);
    }

    fn is_framed(&self) -> bool {
        self.layout.density.is_framed()
    }

    /// The row in which rank and suit stand; in an empty pile the middle one.
    fn row(&self) -> Rect {
        let area = self.place.area;
        let n_above = match self.place.content {
            Content::Space => area.height / 2,
            Content::Card(_) | Content::LeftOut(_) => {
                u16::from(self.place.edges.contains(Borders::TOP))
            }
        };
        Rect::new(area.x, area.y + n_above, area.width, 1)
    }

    /// The cells of rank and suit.
    fn face_area(&self) -> Rect {
        let row = self.row();
        Rect::new(row.x + 1, row.y, self.layout.density.face, 1)
    }
}
