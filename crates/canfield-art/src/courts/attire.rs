//! What the courts wear below their heads, and the sash that joins the halves.

use canfield_core::card::Rank;

use super::{Cloth, Figure, SASH};
use crate::Ink;
use crate::drawing::Placing;
use crate::{HEIGHT, WIDTH};

const MANTLE: &str =
    "M-67 176 L-67 154 C-62 136 -46 129 -17 119 L17 119 C46 129 62 136 67 154 L67 176Z";

/// A mantle with a collar of ermine.
pub(super) fn ermine(figure: &mut Figure, cloth: Cloth) {
    figure.cut(cloth.main, MANTLE);
    figure.cut(
        Ink::White,
        "M-20 112 C-38 119 -54 126 -60 142 C-34 166 34 166 60 142 C54 126 38 119 20 112 C10 122 -10 122 -20 112Z",
    );
    figure.flat(
        Ink::Line,
        "M-46 132 L-44 141 L-49 140Z M46 132 L49 140 L44 141Z M-30 125 L-28 134 L-33 133Z M30 125 L33 133 L28 134Z \
         M-34 144 L-32 153 L-37 152Z M34 144 L37 152 L32 153Z M-17 136 L-15 145 L-20 144Z M17 136 L20 144 L15 145Z",
    );
}

/// A robe open over another, with broad hems.
pub(super) fn robe(figure: &mut Figure, cloth: Cloth) {
    figure.cut(cloth.main, MANTLE);
    figure.cut(cloth.second, "M-17 118 L17 118 L30 176 L-30 176Z");
    figure.stroke(
        Ink::Gold,
        DETAILS,
        "M-18 130 L0 142 L18 130 M-21 142 L0 156 L21 142 M-24 154 L0 170 L24 154",
    );
    figure.cut(
        Ink::Gold,
        "M-24 114 L-16 112 L-22 176 L-34 176Z M24 114 L34 176 L22 176 L16 112Z",
    );
    figure.line("M-46 134 C-52 144 -54 158 -54 172 M46 134 C52 144 54 158 54 172");
}

/// Plates of steel, and a gorget.
pub(super) fn armour(figure: &mut Figure, cloth: Cloth) {
    figure.cut(cloth.main, MANTLE);
    figure.cut(Ink::White, "M-24 118 L24 118 L34 176 L-34 176Z");
    figure.line("M0 130 L0 176 M-28 146 Q0 160 28 146");
    figure.cut(
        Ink::Gold,
        "M-67 156 C-64 134 -46 124 -28 120 C-28 136 -40 152 -67 164Z M67 156 C64 134 46 124 28 120 C28 136 40 152 67 164Z",
    );
    figure.line("M-60 140 C-48 142 -38 134 -32 124 M60 140 C48 142 38 134 32 124 M-65 151 C-50 150 -36 142 -30 128 M65 151 C50 150 36 142 30 128");
    figure.cut(Ink::White, "M-22 108 L22 108 L30 122 Q0 138 -30 122Z");
    figure.line("M-25 115 Q0 129 25 115");
}

/// A cape of leaves.
pub(super) fn leaves(figure: &mut Figure, cloth: Cloth) {
    figure.cut(cloth.second, MANTLE);
    figure.cut(
        cloth.main,
        "M-18 114 C-44 122 -58 130 -64 146 Q-54 152 -48 144 Q-46 158 -34 158 Q-28 158 -24 150 Q-20 166 -8 164 \
         Q-2 162 0 156 Q2 162 8 164 Q20 166 24 150 Q28 158 34 158 Q46 158 48 144 Q54 152 64 146 C58 130 44 122 18 114 Q0 128 -18 114Z",
    );
    figure.stroke(
        Ink::Gold,
        DETAILS,
        "M-26 122 Q-48 130 -57 144 M-22 122 Q-34 138 -35 151 M-14 124 Q-18 140 -11 156 M26 122 Q48 130 57 144 M22 122 Q34 138 35 151 M14 124 Q18 140 11 156",
    );
}

/// A gown with a low neck, puffed sleeves and a necklace.
pub(super) fn gown(figure: &mut Figure, cloth: Cloth) {
    figure.cut(cloth.main, "M-28 120 L28 120 L32 176 L-32 176Z");
    figure.cut(
        cloth.second,
        "M-67 166 C-67 138 -54 126 -34 122 C-24 134 -22 156 -34 176 L-67 176Z M67 166 C67 138 54 126 34 122 C24 134 22 156 34 176 L67 176Z",
    );
    figure.stroke(
        Ink::Gold,
        DETAILS,
        "M-38 126 C-52 136 -58 150 -58 170 M-35 126 C-40 140 -42 154 -42 172 M38 126 C52 136 58 150 58 170 M35 126 C40 140 42 154 42 172",
    );
    figure.cut(Ink::Skin, "M-30 121 C-22 119 -12 118 -10 112 L10 112 C12 118 22 119 30 121 C22 138 12 146 0 150 C-12 146 -22 138 -30 121Z");
    figure.cut(Ink::Gold, "M-34 118 L-27 120 C-20 136 -10 143 0 146 C10 143 20 136 27 120 L34 118 C28 142 14 152 0 157 C-14 152 -28 142 -34 118Z");
}

/// A gown with a standing collar of lace, spread behind the head.
pub(super) fn collar(figure: &mut Figure, cloth: Cloth) {
    figure.cut(
        Ink::White,
        "M-46 134 C-58 120 -60 100 -55 84 C-40 98 40 98 55 84 C60 100 58 120 46 134Z",
    );
    figure.line(
        "M-20 122 L-53 92 M-22 126 L-56 104 M-24 129 L-54 116 M-26 132 L-49 126 M20 122 L53 92 M22 126 L56 104 M24 129 L54 116 M26 132 L49 126",
    );
    figure.cut(cloth.main, MANTLE);
    figure.cut(cloth.second, "M-12 122 L12 122 L24 176 L-24 176Z");
    figure.stroke(
        Ink::Gold,
        DETAILS,
        "M-14 136 L14 150 M14 136 L-14 150 M-18 150 L18 164 M18 150 L-18 164",
    );
    figure.cut(
        Ink::Gold,
        "M-24 120 L-12 117 L0 136 L12 117 L24 120 L4 148 L-4 148Z",
    );
    figure.stroke(
        Ink::Gold,
        DETAILS,
        "M-32 128 C-44 140 -48 156 -48 170 M32 128 C44 140 48 156 48 170",
    );
}

/// A doublet, halved, with a row of buttons.
pub(super) fn doublet(figure: &mut Figure, cloth: Cloth) {
    figure.cut(cloth.main, MANTLE);
    figure.cut(
        cloth.second,
        "M0 119 L17 119 C46 129 62 136 67 154 L67 176 L0 176Z",
    );
    figure.stroke(
        Ink::Gold,
        DETAILS,
        "M-20 126 L-28 176 M-34 132 L-42 176 M-48 137 L-56 176 M20 126 L28 176 M34 132 L42 176 M48 137 L56 176",
    );
    figure.cut(Ink::Gold, "O0 136 3.5 O0 148 3.5");
    figure.cut(
        Ink::White,
        "M-16 110 L-26 122 L-10 128 L0 122 L10 128 L26 122 L16 110 Q0 120 -16 110Z",
    );
}

/// A tabard over sleeves, with a collar cut in points.
pub(super) fn tabard(figure: &mut Figure, cloth: Cloth) {
    figure.cut(cloth.second, MANTLE);
    figure.cut(cloth.main, "M-28 120 L28 120 L40 176 L-40 176Z");
    figure.stroke(
        Ink::Gold,
        5.0,
        "M-29 138 L0 152 L29 138 M-33 154 L0 170 L33 154",
    );
    figure.cut(
        Ink::Gold,
        "M-17 110 L-46 128 L-40 140 L-28 130 L-22 146 L-10 133 L0 149 L10 133 L22 146 L28 130 L40 140 L46 128 L17 110 Q0 122 -17 110Z",
    );
    figure
        .line("M-40 130 L-26 122 M-21 138 L-13 124 M0 140 L0 124 M21 138 L13 124 M40 130 L26 122");
}

/// The weight of the lines of gold.
const DETAILS: f32 = 2.4;

/// The sash across the seam, with the ornament of a rank. It is the same when it is turned.
pub(super) fn sash(figure: &mut Figure, rank: Rank, cloth: Cloth) {
    let (ground, ornament) = match rank.index() {
        10 => (Ink::White, "M-7 10 L-1 -10 L7 -10 L1 10Z"),
        11 => (
            cloth.main,
            "M0 -9 Q2 -2 9 0 Q2 2 0 9 Q-2 2 -9 0 Q-2 -2 0 -9Z",
        ),
        _ => (Ink::Gold, "M0 -10 L8 0 L0 10 L-8 0Z"),
    };
    let ink = match rank.index() {
        10 => cloth.main,
        11 => Ink::Gold,
        _ => cloth.second,
    };
    figure.cut(ground, SASH);
    for x in [-48.0, -24.0, 0.0, 24.0, 48.0_f32] {
        figure.at = Placing::at(WIDTH / 2.0 + x, HEIGHT / 2.0 - x * 0.194).turned(-11.0);
        figure.cut(ink, ornament);
    }
    figure.at = super::MIDDLE;
    figure.line("M-67 174.5 L67 148.5 M-67 201.5 L67 175.5");
}
