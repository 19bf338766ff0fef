//! The signs and styles that everything on the screen is made of.
//!
//! The colours are the sixteen that every terminal has, in the shades that its owner likes, on its own ground; only who
//! chooses a light or a dark game gets colours of ours. What a colour says is also said by a sign: suits have theirs,
//! and whatever stands out wears brackets or a pointer.

use canfield_core::card::{Card, Rank, Suit};
use canfield_native::environment::{self, variable};
use canfield_session::scene::Mark;
use canfield_session::settings::{Settings, Shade};
use canfield_text::SuitStyle;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::{bar, border};

/// How many colours there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Colors {
    /// None, or the player wants none.
    Two,
    /// Those that every terminal has.
    #[default]
    Sixteen,
    /// A cube of six shades each of red, green and blue.
    Cube,
    /// All that there are.
    All,
}

impl Colors {
    /// What a terminal says of itself by its `TERM` and its `COLORTERM`, if the player has not put up `NO_COLOR`.
    fn of(no_color: bool, term: &str, colorterm: &str) -> Self {
        let old = ["-m", "-mono", "dumb", "vt100", "vt102", "vt220"];
        if no_color || old.iter().any(|ending| term.ends_with(ending)) {
            Self::Two
        } else if matches!(colorterm, "truecolor" | "24bit") || term.ends_with("-direct") {
            Self::All
        } else if term.contains("256color") {
            Self::Cube
        } else {
            Self::Sixteen
        }
    }
}

/// What the screen looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Look {
    /// How many colours there are.
    pub colors: Colors,
    /// Whether only ASCII signs are used: letters for suits, plain frames.
    pub is_ascii: bool,
    /// How suits are written.
    pub suits: SuitStyle,
    /// Whether each suit has a colour of its own.
    pub has_four_colors: bool,
    /// Whose ground there is.
    pub shade: Shade,
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
    /// What the environment asks for: the signs of its locale, and the colours that the terminal says it has.
    #[must_use]
    pub fn from_environment() -> Self {
        let [term, colorterm] =
            ["TERM", "COLORTERM"].map(|name| variable(name).unwrap_or_default());
        Self {
            colors: Colors::of(variable("NO_COLOR").is_some(), &term, &colorterm),
            is_ascii: environment::has_few_signs(),
            ..Self::default()
        }
    }

    /// The same look as far as it is possible, and for the rest what the player has chosen.
    #[must_use]
    pub fn chosen(self, settings: &Settings) -> Self {
        let suits = match self.is_ascii || settings.letters {
            true => SuitStyle::Letters,
            false => SuitStyle::Symbols,
        };
        Self {
            suits,
            has_four_colors: settings.four_colors,
            shade: settings.shade,
            ..self
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

    /// The parts of which the bars of a plot are made.
    pub(crate) const fn bars(self) -> bar::Set<'static> {
        if self.is_ascii {
            bar::Set {
                full: "#",
                seven_eighths: "#",
                three_quarters: "#",
                five_eighths: "#",
                half: ".",
                three_eighths: ".",
                one_quarter: ".",
                one_eighth: ".",
                empty: " ",
            }
        } else {
            bar::NINE_LEVELS
        }
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
        let signs = match self.suits {
            SuitStyle::Letters => ['c', 's', 'h', 'd'],
            SuitStyle::Symbols => ['♣', '♠', '♥', '♦'],
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
    pub(crate) const fn card(self, card: Card) -> Style {
        match card.suit() {
            Suit::Hearts => bold().fg(Color::Red),
            Suit::Diamonds if self.has_four_colors => bold().fg(Color::Blue),
            Suit::Diamonds => bold().fg(Color::Red),
            Suit::Clubs if self.has_four_colors => bold().fg(Color::Green),
            Suit::Clubs | Suit::Spades => bold(),
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
            bold().fg(if has_cursor { Color::Cyan } else { color }),
        ))
    }

    /// Gives everything on the screen the colours that the terminal has and the player has chosen. Up to here, all
    /// is drawn in the sixteen that every terminal has.
    pub(crate) fn tint(self, screen: &mut Buffer) {
        for cell in &mut screen.content {
            cell.fg = self.color(cell.fg, false);
            cell.bg = self.color(cell.bg, true);
        }
    }

    fn color(self, color: Color, is_ground: bool) -> Color {
        let is_light = self.shade == Shade::Light;
        match (self.colors, self.shade) {
            (Colors::Two, _) => Color::Reset,
            (_, Shade::System) => color,
            (Colors::Sixteen, _) if color != Color::Reset => color,
            (Colors::Sixteen, _) if is_light == is_ground => Color::White,
            (Colors::Sixteen, _) => Color::Black,
            (Colors::Cube, _) => {
                let [r, g, b] = rgb(color, is_ground, is_light).map(|part| match part {
                    0..48 => 0,
                    48..115 => 1,
                    _ => (part - 35) / 40,
                });
                Color::Indexed(16 + 36 * r + 6 * g + b)
            }
            (Colors::All, _) => {
                let [r, g, b] = rgb(color, is_ground, is_light);
                Color::Rgb(r, g, b)
            }
        }
    }
}

/// What the colours are where they are ours: each is easy to read on its ground.
const fn rgb(color: Color, is_ground: bool, is_light: bool) -> [u8; 3] {
    let (on_dark, on_light) = match color {
        Color::Red => ([255, 105, 105], [185, 20, 35]),
        Color::Green => ([110, 210, 120], [0, 110, 45]),
        Color::Yellow => ([240, 200, 80], [140, 90, 0]),
        Color::Blue => ([115, 170, 255], [20, 75, 190]),
        Color::Magenta => ([230, 135, 235], [150, 25, 150]),
        Color::Cyan => ([90, 210, 220], [0, 105, 125]),
        _ if is_ground => ([20, 24, 28], [250, 249, 245]),
        _ => ([225, 225, 220], [30, 30, 30]),
    };
    if is_light { on_light } else { on_dark }
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
            let look = look.chosen(&Settings::default());
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
            let marks = [
                Mark::Selected,
                Mark::Target,
                Mark::Hint,
                Mark::Found,
                Mark::LastMove,
            ];
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
