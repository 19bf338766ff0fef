//! The signs and styles that everything on the screen is made of.
//!
//! The colours are the sixteen that every terminal has, in the shades that its owner likes, on its own ground; only who
//! chooses a light or a dark game gets colours of ours. What a colour says is also said by a sign: suits have theirs,
//! and whatever stands out wears brackets or a pointer.

use canfield_core::card::{Card, Rank, Suit};
pub use canfield_native::environment::Colors;
use canfield_session::scene::Mark;
use canfield_session::settings::{Settings, Shade};
use canfield_text::SuitStyle;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

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

impl Look {
    /// The same look as far as it is possible, and for the rest what the player has chosen.
    #[must_use]
    pub fn chosen(self, settings: &Settings) -> Self {
        let suits = SuitStyle::chosen(self.is_ascii || settings.letters);
        Self {
            suits,
            has_four_colors: settings.four_colors,
            shade: settings.shade,
            ..self
        }
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
            Suit::Diamonds if self.has_four_colors => bold().fg(Color::Blue),
            Suit::Hearts | Suit::Diamonds => bold().fg(Color::Red),
            Suit::Clubs if self.has_four_colors => bold().fg(Color::Green),
            Suit::Clubs | Suit::Spades => bold(),
        }
    }

    /// Turns what was drawn with the signs and the sixteen colours that most terminals have into what this terminal has
    /// and the player has chosen.
    pub(crate) fn finish(self, screen: &mut Buffer) {
        for cell in &mut screen.content {
            cell.fg = self.color(cell.fg, false);
            cell.bg = self.color(cell.bg, true);
            if self.is_ascii
                && let Some(sign) = ascii(cell.symbol())
            {
                cell.set_char(sign);
            }
        }
    }

    fn color(self, color: Color, is_ground: bool) -> Color {
        let is_light = self.shade == Shade::Light;
        let [r, g, b] = rgb(color, is_ground, is_light);
        match (self.colors, self.shade) {
            (Colors::Two, _) => Color::Reset,
            (_, Shade::System) => color,
            (Colors::Sixteen, _) if color != Color::Reset => color,
            (Colors::Sixteen, _) if is_light == is_ground => Color::White,
            (Colors::Sixteen, _) => Color::Black,
            (Colors::Cube, _) => {
                let [r, g, b] = [r, g, b].map(|part| part.saturating_sub(35) / 40);
                Color::Indexed(16 + 36 * r + 6 * g + b)
            }
            (Colors::All, _) => Color::Rgb(r, g, b),
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

/// The signs to the left and to the right of what stands out, and their style.
pub(crate) fn mark(mark: Mark, has_cursor: bool) -> Option<(char, char, Style)> {
    let (left, right, color) = match mark {
        Mark::None if has_cursor => ('>', '<', Color::Cyan),
        Mark::None => return None,
        Mark::Selected => ('[', ']', Color::Yellow),
        Mark::Target => ('(', ')', Color::Green),
        Mark::Hint => ('{', '}', Color::Magenta),
        Mark::Found => ('=', '=', Color::Magenta),
        Mark::LastMove => ('•', ' ', Color::Blue),
    };
    Some(match (has_cursor, right) {
        (false, _) => (left, right, bold().fg(color)),
        (true, ' ') => ('>', '<', bold().fg(Color::Cyan)),
        (true, _) => ('>', right, bold().fg(Color::Cyan)),
    })
}

/// All signs of ours that are not ASCII, and below each what stands for it where there is nothing else.
const SIGNS: &str = "╭╮╰╯┌┐└┘─│╌╎▒▁▂▃▄▅▆▇█·↻×•";
const ASCII: &str = "++++    -|.:#...#####.@x*";

fn ascii(sign: &str) -> Option<char> {
    let mut pairs = SIGNS.chars().zip(ASCII.chars());
    pairs.find_map(|(ours, ascii)| sign.starts_with(ours).then_some(ascii))
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

/// The back of a card.
pub(crate) const BACK: char = '▒';
/// The frame of a card, or of a dialog.
pub(crate) const FRAME: border::Set<'_> = border::ROUNDED;
/// The frame of an empty pile, which must not be taken for a card.
pub(crate) const SPACE: border::Set<'_> = border::LIGHT_DOUBLE_DASHED;

#[cfg(test)]
mod tests {
    use ratatui::text::Line;

    use super::*;

    #[test]
    fn g6_every_face_and_every_sign_has_its_width() {
        for letters in [false, true] {
            let look = Look::default().chosen(&Settings {
                letters,
                ..Settings::default()
            });
            let ranks = (0..13).filter_map(Rank::from_index);
            let cards = ranks.flat_map(|rank| Suit::ALL.map(|suit| Card::new(rank, suit)));
            for (card, n_cells) in cards.flat_map(|card| [(card, 2), (card, 3)]) {
                let face = look.face(card, n_cells);
                let width = Line::from(face.as_str()).width();
                assert_eq!(width, usize::from(n_cells), "{face}");
                assert!(!letters || face.is_ascii(), "{face}");
            }
        }
        for sign in "╭╮╰╯┌┐└┘─│╌╎▒▁▂▃▄▅▆▇█·↻×•".chars()
        {
            let sign = sign.to_string();
            assert_eq!(Line::from(sign.as_str()).width(), 1, "{sign}");
            assert!(ascii(&sign).is_some_and(|sign| sign.is_ascii()), "{sign}");
        }
    }

    #[test]
    fn h3_a_chosen_shade_is_as_good_as_the_terminal_can_do() {
        use Color::{Black, Indexed, Red, Reset, Rgb, White};

        let colors = |colors, shade| {
            let look = Look {
                colors,
                shade,
                ..Look::default()
            };
            [
                (Color::Reset, true),
                (Color::Reset, false),
                (Color::Red, false),
            ]
            .map(|(color, is_ground)| look.color(color, is_ground))
        };
        assert_eq!(colors(Colors::Two, Shade::Light), [Reset; 3]);
        assert_eq!(colors(Colors::All, Shade::System), [Reset, Reset, Red]);
        assert_eq!(colors(Colors::Sixteen, Shade::Light), [White, Black, Red]);
        assert_eq!(colors(Colors::Sixteen, Shade::Dark), [Black, White, Red]);
        let cube = [16, 188, 203].map(Indexed);
        assert_eq!(colors(Colors::Cube, Shade::Dark), cube);
        let all = [Rgb(250, 249, 245), Rgb(30, 30, 30), Rgb(185, 20, 35)];
        assert_eq!(colors(Colors::All, Shade::Light), all);
    }
}
