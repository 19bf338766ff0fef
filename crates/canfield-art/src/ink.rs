//! Colours by what they are for, and the palettes that say how they look on a table.

/// A symbolic colour. What it looks like is up to a [`Palette`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ink {
    /// The ground of a card.
    Paper,
    /// The rim of a card.
    Edge,
    /// The suit hearts, and diamonds in two colours.
    Red,
    /// The suit spades, and clubs in two colours.
    Black,
    /// The suit clubs in four colours.
    Green,
    /// The suit diamonds in four colours.
    Blue,
    /// The lines of the courts.
    Line,
    /// Crowns, hems and handles.
    Gold,
    /// Faces and hands.
    Skin,
    /// The shaded half of a face, and cheeks.
    Shade,
    /// Dark hair, and what is dark in the courts' attire.
    Dark,
    /// Fair hair.
    Fair,
    /// White hair, fur and steel.
    White,
    /// Red cloth.
    Crimson,
    /// Blue cloth.
    Indigo,
    /// Green cloth.
    Jade,
    /// The ground of the back.
    BackDark,
    /// The ornament of the back.
    BackLight,
    /// What an empty pile accepts. It lies on the table, not on paper.
    Mark,
    /// The rim of an empty pile.
    MarkFaint,
}

impl Ink {
    /// All inks, in the order of [`Palette::inks`].
    pub const ALL: [Self; 20] = [
        Self::Paper,
        Self::Edge,
        Self::Red,
        Self::Black,
        Self::Green,
        Self::Blue,
        Self::Line,
        Self::Gold,
        Self::Skin,
        Self::Shade,
        Self::Dark,
        Self::Fair,
        Self::White,
        Self::Crimson,
        Self::Indigo,
        Self::Jade,
        Self::BackDark,
        Self::BackLight,
        Self::Mark,
        Self::MarkFaint,
    ];

    /// The ink's name in a style sheet: lower-case letters and hyphens.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Paper => "paper",
            Self::Edge => "edge",
            Self::Red => "red",
            Self::Black => "black",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Line => "line",
            Self::Gold => "gold",
            Self::Skin => "skin",
            Self::Shade => "shade",
            Self::Dark => "dark",
            Self::Fair => "fair",
            Self::White => "white",
            Self::Crimson => "crimson",
            Self::Indigo => "indigo",
            Self::Jade => "jade",
            Self::BackDark => "back-dark",
            Self::BackLight => "back-light",
            Self::Mark => "mark",
            Self::MarkFaint => "mark-faint",
        }
    }
}

/// How each ink looks: red, green and blue, `0..=255` each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    /// In the order of [`Ink::ALL`].
    pub inks: [[u8; 3]; Ink::ALL.len()],
}

/// A colour, written as in a style sheet.
const fn rgb(hex: u32) -> [u8; 3] {
    let [_, red, green, blue] = hex.to_be_bytes();
    [red, green, blue]
}

impl Palette {
    /// Ivory cards for a table of green felt, or of any other strong colour.
    pub const FELT: Self = Self {
        inks: [
            rgb(0x00FB_F8F0), // Paper
            rgb(0x008F_8A7E), // Edge
            rgb(0x00C4_1E2F), // Red
            rgb(0x001C_1D22), // Black
            rgb(0x0012_703C), // Green
            rgb(0x001D_55B4), // Blue
            rgb(0x0022_1E20), // Line
            rgb(0x00E0_AE3E), // Gold
            rgb(0x00F6_DFC4), // Skin
            rgb(0x00DD_A984), // Shade
            rgb(0x0033_2A2B), // Dark
            rgb(0x00D8_8B3A), // Fair
            rgb(0x00F7_F3E9), // White
            rgb(0x00B8_2635), // Crimson
            rgb(0x0026_4483), // Indigo
            rgb(0x002B_7358), // Jade
            rgb(0x001F_3A6E), // BackDark
            rgb(0x00E9_DFC6), // BackLight
            rgb(0x00A9_C7B8), // Mark
            rgb(0x0071_A08A), // MarkFaint
        ],
    };

    /// The same cards for a light table: the marks of empty piles are dark.
    pub const LIGHT: Self = Self::FELT
        .with(Ink::Edge, rgb(0x0077_7268))
        .with(Ink::Mark, rgb(0x0056_645C))
        .with(Ink::MarkFaint, rgb(0x0089_968F));

    /// Softer paper and tones for a dark table, so that the cards do not glare.
    pub const DARK: Self = Self {
        inks: [
            rgb(0x00DB_D6CA), // Paper
            rgb(0x0015_1618), // Edge
            rgb(0x00AF_1426), // Red
            rgb(0x0014_1519), // Black
            rgb(0x0006_5A2D), // Green
            rgb(0x0014_459B), // Blue
            rgb(0x001B_1819), // Line
            rgb(0x00C9_9A35), // Gold
            rgb(0x00E2_CBB0), // Skin
            rgb(0x00C6_9575), // Shade
            rgb(0x002A_2324), // Dark
            rgb(0x00BD_7832), // Fair
            rgb(0x00E6_E1D6), // White
            rgb(0x009E_1F2D), // Crimson
            rgb(0x0020_3A70), // Indigo
            rgb(0x0024_614A), // Jade
            rgb(0x0022_3B68), // BackDark
            rgb(0x00B9_B19C), // BackLight
            rgb(0x009A_A1A8), // Mark
            rgb(0x005E_646A), // MarkFaint
        ],
    };

    /// Pure white, black and strong colours, for a black table and for eyes that need it.
    pub const HIGH_CONTRAST: Self = Self {
        inks: [
            rgb(0x00FF_FFFF), // Paper
            rgb(0x0000_0000), // Edge
            rgb(0x00AE_0012), // Red
            rgb(0x0000_0000), // Black
            rgb(0x0000_5C1F), // Green
            rgb(0x0000_37A8), // Blue
            rgb(0x0000_0000), // Line
            rgb(0x00FF_C933), // Gold
            rgb(0x00FF_FFFF), // Skin
            rgb(0x00E2_B48C), // Shade
            rgb(0x0000_0000), // Dark
            rgb(0x00D9_8420), // Fair
            rgb(0x00FF_FFFF), // White
            rgb(0x00AE_0012), // Crimson
            rgb(0x0000_37A8), // Indigo
            rgb(0x0000_5C1F), // Jade
            rgb(0x0000_1F5C), // BackDark
            rgb(0x00FF_FFFF), // BackLight
            rgb(0x00FF_FFFF), // Mark
            rgb(0x00D0_D0D0), // MarkFaint
        ],
    };

    /// The colour of an ink: red, green, blue.
    #[must_use]
    pub const fn color(&self, ink: Ink) -> [u8; 3] {
        self.inks[ink as usize]
    }

    /// The same palette with another colour for one ink.
    #[must_use]
    pub const fn with(self, ink: Ink, color: [u8; 3]) -> Self {
        let mut inks = self.inks;
        inks[ink as usize] = color;
        Self { inks }
    }
}
