//! The table: piles, cards and spaces in the places that the layout gives them.

use canfield_session::scene::{CardView, Mark, PileView, Scene, WhenEmpty};
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};

use super::put;
use crate::layout::{Content, Layout, Place};
use crate::look::{self, Frame, Look};

/// Draws all piles and their labels.
pub(super) fn draw(scene: &Scene, layout: &Layout, look: Look, buffer: &mut Buffer) {
    for (pile_idx, area) in &layout.labels {
        if let Some(pile) = scene.piles.get(*pile_idx) {
            put(buffer, *area, &pile.keys, look::quiet(), Alignment::Center);
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
        match &self.place.content {
            Content::Card(index) => {
                if let Some(&card) = self.pile.cards.get(*index) {
                    let is_top = index + 1 == self.pile.cards.len();
                    self.draw_card(card, is_top, buffer);
                }
            }
            Content::Space => self.draw_space(buffer),
            Content::LeftOut(cards) => {
                let left_out = &self.pile.cards[cards.clone()];
                self.draw_left_out(left_out, buffer);
            }
        }
    }

    fn draw_card(&self, card: CardView, is_top: bool, buffer: &mut Buffer) {
        let frame = self.look.card_frame();
        // What holds for the pile is seen at its top card.
        let (mark, has_cursor) = if is_top {
            let mark = if card.mark == Mark::None {
                self.pile.mark
            } else {
                card.mark
            };
            (mark, card.has_cursor || self.pile.has_cursor)
        } else {
            (card.mark, card.has_cursor)
        };
        self.draw_frame(frame, mark, buffer);
        if card.face_up {
            self.draw_face(card, mark, is_top, buffer);
        } else {
            self.draw_back(buffer);
        }
        self.draw_marks(frame.vertical, mark, has_cursor, buffer);
        self.draw_count(buffer);
    }

    fn draw_face(&self, card: CardView, mark: Mark, is_top: bool, buffer: &mut Buffer) {
        let face = self.look.face(card.card, self.layout.density.face);
        let mut style = self.look.card(card.card);
        if mark == Mark::Selected {
            style = style.add_modifier(Modifier::REVERSED);
        }
        let area = self.face_row();
        let inside = Rect::new(area.x + 1, area.y, self.layout.density.face, 1);
        put(buffer, inside, &face, style, Alignment::Right);
        // A card as large as this one shows its face again at the opposite corner, if no other card lies there.
        if is_top && self.place.area.height > 4 {
            let last = Rect {
                x: area.right() - 1 - self.layout.density.face,
                y: self.place.area.bottom() - 2,
                ..inside
            };
            put(buffer, last, face.trim_start(), style, Alignment::Left);
        }
    }

    fn draw_back(&self, buffer: &mut Buffer) {
        let (area, back) = (self.place.area, self.look.back());
        let Place {
            has_top,
            has_bottom,
            count,
            ..
        } = *self.place;
        let Some(n) = count.filter(|_| !self.layout.density.is_framed()) else {
            let left = area.x + 1;
            let right = area.right() - 1;
            for y in area.y + u16::from(has_top)..area.bottom() - u16::from(has_bottom) {
                for x in left..right.max(left + 2) {
                    buffer[(x, y)].set_char(back).set_style(look::quiet());
                }
            }
            return;
        };
        // Without a frame there is no edge for the number, so that the back gives way to it.
        let line = self.face_row();
        let text = format!("{back}{n}");
        let text = if text.chars().count() > usize::from(line.width) {
            n.to_string()
        } else {
            text
        };
        put(buffer, line, &text, look::quiet(), Alignment::Left);
    }

    fn draw_space(&self, buffer: &mut Buffer) {
        let frame = self.look.space_frame();
        self.draw_frame(frame, self.pile.mark, buffer);
        let sign = self.space_sign();
        let row = self.face_row();
        let mut line = Rect {
            x: row.x + 1,
            width: row.width - 1 - u16::from(self.layout.density.is_framed()),
            ..row
        };
        let style = Style::new();
        if self.layout.density.is_framed() {
            line.y = self.place.area.y + self.place.area.height / 2;
            put(buffer, line, &sign, style, Alignment::Center);
        } else {
            let sign = format!("{}{sign}", self.look.space());
            put(buffer, line, &sign, look::quiet(), Alignment::Left);
        }
        self.draw_marks(frame.vertical, self.pile.mark, self.pile.has_cursor, buffer);
    }

    fn space_sign(&self) -> String {
        match self.pile.when_empty {
            WhenEmpty::Takes(rank) => look::rank(rank, 2).trim_start().to_owned(),
            WhenEmpty::TakesCard(card) => self.look.face(card, 3).trim_start().to_owned(),
            WhenEmpty::TakesSuit(suit) => self.look.suit(suit).to_string(),
            WhenEmpty::TakesSet => format!("4{}", self.look.times()),
            WhenEmpty::TakesAny => "+".to_owned(),
            WhenEmpty::TakesNothing => String::new(),
            WhenEmpty::Redeal => self
                .scene
                .redeals_left
                .map_or(self.look.redeal().to_string(), |n| {
                    format!("{}{n}", self.look.redeal())
                }),
            WhenEmpty::NoRedeal => self.look.times().to_string(),
        }
    }

    fn draw_left_out(&self, cards: &[CardView], buffer: &mut Buffer) {
        let frame = self.look.card_frame();
        let mark = cards
            .iter()
            .map(|card| card.mark)
            .find(|&mark| mark != Mark::None)
            .unwrap_or_default();
        let has_cursor = cards.iter().any(|card| card.has_cursor);
        self.draw_frame(frame, mark, buffer);
        let row = self.face_row();
        let inside = Rect::new(row.x + 1, row.y, self.layout.density.face, 1);
        let text = format!("+{}", cards.len());
        put(buffer, inside, &text, look::quiet(), Alignment::Right);
        self.draw_marks(frame.vertical, mark, has_cursor, buffer);
    }

    /// Blanks the place and draws as much of the frame as is seen.
    fn draw_frame(&self, frame: Frame, mark: Mark, buffer: &mut Buffer) {
        let (place, area) = (self.place, self.place.area);
        for position in area.positions() {
            buffer[position].reset();
        }
        if !self.layout.density.is_framed() {
            return;
        }
        let style = match self.look.mark(mark, false) {
            Some((.., style)) if mark != Mark::LastMove => style,
            _ => look::quiet(),
        };
        let (left, right) = (area.x, area.right() - 1);
        let mut edge = |y: u16, start: char, end: char| {
            for x in left + 1..right {
                buffer[(x, y)].set_char(frame.horizontal).set_style(style);
            }
            buffer[(left, y)].set_char(start).set_style(style);
            buffer[(right, y)].set_char(end).set_style(style);
        };
        let [top_left, top_right, bottom_right, bottom_left] = frame.corners;
        if place.has_top {
            edge(area.y, top_left, top_right);
        }
        if place.has_bottom {
            edge(area.bottom() - 1, bottom_left, bottom_right);
        }
        for y in area.y + u16::from(place.has_top)..area.bottom() - u16::from(place.has_bottom) {
            for x in [left, right] {
                buffer[(x, y)].set_char(frame.vertical).set_style(style);
            }
        }
    }

    /// Puts the signs of a mark into the cells to the left and to the right of the face.
    fn draw_marks(&self, vertical: char, mark: Mark, has_cursor: bool, buffer: &mut Buffer) {
        let Some((left, right, style)) = self.look.mark(mark, has_cursor) else {
            return;
        };
        let mut row = self.face_row();
        if self.place.content == Content::Space {
            row.y = self.place.area.y + self.place.area.height / 2;
        }
        buffer[(row.x, row.y)].set_char(left).set_style(style);
        if row.width > self.layout.density.face + 1 {
            let cell = &mut buffer[(row.right() - 1, row.y)];
            if right != ' ' {
                cell.set_char(right).set_style(style);
            } else if self.layout.density.is_framed() {
                cell.set_char(vertical);
            }
        }
    }

    fn draw_count(&self, buffer: &mut Buffer) {
        let Some(n) = self.place.count.filter(|&n| n > 1) else {
            return;
        };
        let area = self.place.area;
        if self.layout.density.is_framed() {
            let edge = Rect::new(area.x + 1, area.bottom() - 1, area.width - 2, 1);
            put(
                buffer,
                edge,
                &n.to_string(),
                look::quiet(),
                Alignment::Right,
            );
        } else if area.height > 1 {
            let below = Rect::new(area.x + 1, area.y + 1, area.width - 1, 1);
            put(
                buffer,
                below,
                &n.to_string(),
                look::quiet(),
                Alignment::Left,
            );
        }
    }

    /// The row of the place in which rank and suit stand.
    fn face_row(&self) -> Rect {
        let area = self.place.area;
        Rect::new(
            area.x,
            area.y + u16::from(self.place.has_top),
            area.width,
            1,
        )
    }
}
