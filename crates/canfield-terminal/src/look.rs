//! The signs and styles that everything on the screen is made of.
//!
//! No background is ever set, so the game looks at home on a light and on a dark terminal. What a colour says is also
//! said by a sign: suits have theirs, and whatever stands out wears brackets or a pointer.

use canfield_core::card::{Card, Color as SuitColor, Rank, Suit};
use canfield_session::scene::Mark;
use canfield_text::SuitStyle;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// How the player wants the screen to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Look {
    /// Whether the screen does without colours.
    pub is_monochrome: bool,
    /// Whether only ASCII signs are used: letters for suits, plain frames.
    pub is_ascii: bool,
}

const ASCII_FRAME: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

impl Look {
    /// How the suits in a sentence are written.
    #[must_use]
    pub const fn suits(self) -> SuitStyle {
        if self.is_ascii {
            SuitStyle::Letters
        } else {
            SuitStyle::Symbols
        }
    }

    /// The frame of a card, or of a dialog.
    pub(crate) const fn frame(self) -> border::Set<'static> {
        if self.is_ascii {
            ASCII_FRAME
        } else {
            border::ROUNDED
        }
    }

    /// The frame of an empty pile, which must not be taken for a card.
    pub(crate) const fn space_frame(self) -> border::Set<'static> {
        if self.is_ascii {
            border::Set {
                vertical_left: ":",
                vertical_right: ":",
                horizontal_top: ".",
                horizontal_bottom: ".",
                ..border::EMPTY
            }
        } else {
            border::LIGHT_DOUBLE_DASHED
        }
    }

    /// The back of a card.
    pub(crate) const fn back(self) -> char {
        if self.is_ascii { '#' } else { '▒' }
    }

    /// What stands before the rank that an empty pile takes, where there is no frame.
    pub(crate) const fn space(self) -> char {
        if self.is_ascii { '.' } else { '·' }
    }

    /// The waste can be turned over.
    pub(crate) const fn redeal(self) -> char {
        if self.is_ascii { '@' } else { '↻' }
    }

    /// The waste cannot be turned over any more; and, after a number, so many at once.
    pub(crate) const fn times(self) -> char {
        if self.is_ascii { 'x' } else { '×' }
    }

    /// What stands between two remarks on one line.
    pub(crate) const fn divider(self) -> char {
        if self.is_ascii { '|' } else { '·' }
    }

    pub(crate) const fn suit(self, suit: Suit) -> char {
        // All four symbols are of the text presentation and one cell wide.
        let signs = if self.is_ascii {
            ['c', 's', 'h', 'd']
        } else {
            ['♣', '♠', '♥', '♦']
        };
        signs[suit as usize]
    }

    /// Rank and suit of a card in so many cells.
    pub(crate) fn face(self, card: Card, n_cells: u16) -> String {
        format!(
            "{}{}",
            rank(card.rank(), n_cells - 1),
            self.suit(card.suit())
        )
    }

    /// The style of rank and suit of a card.
    pub(crate) fn card(self, card: Card) -> Style {
        match card.color() {
            SuitColor::Red => self.colored(bold(), Color::Red),
            SuitColor::Black => bold(),
        }
    }

    /// The signs to the left and to the right of what stands out, and their style.
    pub(crate) fn mark(self, mark: Mark, has_cursor: bool) -> Option<(char, char, Style)> {
        let (left, right, color) = match mark {
            Mark::None if has_cursor => ('>', '<', Color::Cyan),
            Mark::None => return None,
            Mark::Selected => ('[', ']', Color::Yellow),
            Mark::Target => ('(', ')', Color::Green),
            Mark::Hint => ('{', '}', Color::Magenta),
            Mark::Found => ('=', '=', Color::Magenta),
            Mark::LastMove => (if self.is_ascii { '*' } else { '•' }, ' ', Color::Blue),
        };
        Some((
            if has_cursor { '>' } else { left },
            if has_cursor && right == ' ' {
                '<'
            } else {
                right
            },
            self.colored(bold(), if has_cursor { Color::Cyan } else { color }),
        ))
    }

    /// A style with a colour, if the player wants colours.
    pub(crate) fn colored(self, style: Style, color: Color) -> Style {
        if self.is_monochrome {
            style
        } else {
            style.fg(color)
        }
    }
}

/// A rank, right-aligned; the ten is `10` where there are two cells for it.
pub(crate) fn rank(rank: Rank, n_cells: u16) -> String {
    let n_cells = usize::from(n_cells);
    match rank.letter() {
        'T' if n_cells > 1 => format!("{:>n_cells$}", "10"),
        letter => format!("{letter:>n_cells$}"),
    }
}

/// What is there, but is not looked at: frames, labels, counts.
pub(crate) const fn quiet() -> Style {
    Style::new().fg(Color::Reset).add_modifier(Modifier::DIM)
}

/// What is looked at first: keys, titles, cards. Where it is written over something quiet, that gives way.
pub(crate) const fn bold() -> Style {
    Style::new()
        .fg(Color::Reset)
        .add_modifier(Modifier::BOLD)
        .remove_modifier(Modifier::DIM)
}

#[cfg(test)]
mod tests {
    use ratatui::text::Line;

    use super::*;

    #[test]
    fn g6_every_face_and_every_sign_has_its_width() {
        for is_ascii in [false, true] {
            let look = Look {
                is_ascii,
                ..Look::default()
            };
            let ranks = (0..13).filter_map(Rank::from_index);
            let cards = ranks.flat_map(|rank| Suit::ALL.map(|suit| Card::new(rank, suit)));
            for (card, n_cells) in cards.flat_map(|card| [(card, 2), (card, 3)]) {
                let face = look.face(card, n_cells);
                assert_eq!(
                    Line::from(face.as_str()).width(),
                    usize::from(n_cells),
                    "{face}"
                );
                assert!(!is_ascii || face.is_ascii(), "{face}");
            }
            let marks = [Mark::None, Mark::Selected, Mark::Target, Mark::LastMove];
            let marks = marks.into_iter().filter_map(|mark| look.mark(mark, false));
            let signs = [
                look.back(),
                look.space(),
                look.redeal(),
                look.times(),
                look.divider(),
            ];
            for sign in marks
                .flat_map(|(left, right, _)| [left, right])
                .chain(signs)
            {
                assert_eq!(Line::from(sign.to_string()).width(), 1, "{sign}");
                assert!(!is_ascii || sign.is_ascii(), "{sign}");
            }
        }
    }
}
