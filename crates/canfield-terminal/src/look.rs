//! The signs and styles that everything on the screen is made of.
//!
//! No background is ever set, so the game looks at home on a light and on a dark terminal. What a colour says is also
//! said by a sign: suits have theirs, and whatever stands out wears brackets or a pointer.

use canfield_core::card::{Card, Color as SuitColor, Rank, Suit};
use canfield_session::scene::Mark;
use ratatui::style::{Color, Modifier, Style};

/// How the player wants the screen to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Whether colours are used.
    pub has_color: bool,
    /// Whether only ASCII signs are used: letters for suits, plain frames.
    pub is_ascii: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            has_color: true,
            is_ascii: false,
        }
    }
}

/// The signs of a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Frame {
    /// From the upper left clockwise.
    pub(crate) corners: [char; 4],
    pub(crate) horizontal: char,
    pub(crate) vertical: char,
}

impl Look {
    pub(crate) const fn card_frame(self) -> Frame {
        if self.is_ascii {
            Frame {
                corners: ['+'; 4],
                horizontal: '-',
                vertical: '|',
            }
        } else {
            Frame {
                corners: ['╭', '╮', '╯', '╰'],
                horizontal: '─',
                vertical: '│',
            }
        }
    }

    /// The frame of an empty pile, which must not be taken for a card.
    pub(crate) const fn space_frame(self) -> Frame {
        if self.is_ascii {
            Frame {
                corners: ['.'; 4],
                horizontal: '.',
                vertical: ':',
            }
        } else {
            Frame {
                corners: ['┌', '┐', '┘', '└'],
                horizontal: '╌',
                vertical: '╎',
            }
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
        // All four are of the text presentation and one cell wide.
        match (suit, self.is_ascii) {
            (Suit::Clubs, false) => '♣',
            (Suit::Spades, false) => '♠',
            (Suit::Hearts, false) => '♥',
            (Suit::Diamonds, false) => '♦',
            (Suit::Clubs, true) => 'c',
            (Suit::Spades, true) => 's',
            (Suit::Hearts, true) => 'h',
            (Suit::Diamonds, true) => 'd',
        }
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
        let style = Style::new().add_modifier(Modifier::BOLD);
        match card.color() {
            SuitColor::Red => self.colored(style, Color::Red),
            SuitColor::Black => style,
        }
    }

    /// The signs to the left and to the right of what stands out, and their style.
    pub(crate) fn mark(self, mark: Mark, has_cursor: bool) -> Option<(char, char, Style)> {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let (left, right, style) = match mark {
            Mark::None if has_cursor => ('>', '<', bold),
            Mark::None => return None,
            Mark::Selected => ('[', ']', self.colored(bold, Color::Yellow)),
            Mark::Target => ('(', ')', self.colored(bold, Color::Green)),
            Mark::LastMove if self.is_ascii => ('*', ' ', self.colored(bold, Color::Blue)),
            Mark::LastMove => ('•', ' ', self.colored(bold, Color::Blue)),
        };
        if has_cursor {
            Some((
                '>',
                if right == ' ' { '<' } else { right },
                self.colored(style, Color::Cyan),
            ))
        } else {
            Some((left, right, style))
        }
    }

    /// A style with a colour, if the player wants colours.
    pub(crate) fn colored(self, style: Style, color: Color) -> Style {
        if self.has_color {
            style.fg(color)
        } else {
            style
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
    Style::new().add_modifier(Modifier::DIM)
}
