//! What the courts hold, each beside the head with the hand that holds it.

use super::Figure;
use crate::Ink;

pub(super) fn hand(figure: &mut Figure, cuff: Ink) {
    figure.cut(cuff, "M37 147 L63 142 L64 156 L36 160Z");
    figure.cut(Ink::Skin, "M40 132 C42 127 58 126 61 131 C63 137 62 143 59 146 C53 150 45 150 41 147 C39 142 39 137 40 132Z");
    figure.line("M41 137 L52 136 M41 142 L52 141 M44 131 L54 130.5");
}

pub(super) fn sword(figure: &mut Figure) {
    figure.cut(Ink::White, "M46 120 L46 46 L50 32 L54 46 L54 120Z");
    figure.line("M50 46 L50 112");
    figure.cut(Ink::Gold, "M35 116 Q50 122 65 116 L65 124 Q50 128 35 124Z");
}

pub(super) fn orb(figure: &mut Figure) {
    figure.cut(Ink::Gold, "O50 116 14");
    figure.line(
        "M36.5 113 Q50 119 63.5 113 M36.5 119 Q50 125 63.5 119 M48 102.5 L48 115 M52 102.5 L52 115",
    );
    figure.cut(Ink::Gold, "M47.5 102 L47.5 94 L41 94 L41 89 L47.5 89 L47.5 82 L52.5 82 L52.5 89 L59 89 L59 94 L52.5 94 L52.5 102Z");
}

pub(super) fn axe(figure: &mut Figure) {
    figure.cut(Ink::Fair, "M48 44 L53 44 L53 140 L48 140Z");
    figure.cut(Ink::White, "M46 52 L55 52 C60 48 63 44 65 38 C67 52 67 66 65 80 C63 74 60 70 55 66 L46 66 L36 72 L36 46Z");
    figure.line("M61 48 Q63 59 61 71");
}

pub(super) fn club_mace(figure: &mut Figure) {
    figure.cut(Ink::Gold, "M47.5 70 L52.5 70 L52.5 140 L47.5 140Z");
    figure.cut(Ink::Gold, "O50 46 8.5 O41 60 8.5 O59 60 8.5");
    figure.flat(Ink::Gold, "M50 44 L60 60 L50 68 L40 60Z");
    figure.cut(Ink::Crimson, "O50 56 4");
    figure.cut(Ink::White, "M43 71 L57 71 L55 78 L45 78Z");
}

pub(super) fn star_sceptre(figure: &mut Figure) {
    figure.cut(Ink::Gold, "M48 72 L52 72 L53 140 L47 140Z");
    figure.cut(
        Ink::Gold,
        "M50 34 L54 47 L66 51 L54 55 L50 74 L46 55 L34 51 L46 47Z",
    );
    figure.flat(Ink::White, "O50 51 3.5");
}

pub(super) fn rose(figure: &mut Figure) {
    figure.stroke(Ink::Line, 5.5, "M50 84 C48 102 52 120 50 140");
    figure.stroke(Ink::Jade, 2.6, "M50 84 C48 102 52 120 50 140");
    figure.cut(Ink::Jade, "M50 112 C56 98 64 98 66 98 C66 108 60 114 50 112Z M50 104 C46 94 38 92 34 92 C34 102 42 108 50 104Z");
    figure.cut(
        Ink::Crimson,
        "M50 86 C38 88 32 76 36 68 C34 58 42 52 50 54 C58 52 66 58 64 68 C68 76 62 88 50 86Z",
    );
    figure.stroke(
        Ink::White,
        1.8,
        "M42 64 C46 56 58 58 57 67 C56 74 46 74 47 67 C48 63 53 64 52 67 M39 72 C42 82 58 82 61 72",
    );
}

pub(super) fn peacock_feather(figure: &mut Figure) {
    figure.stroke(Ink::Line, 5.0, "M50 84 C49 104 51 122 50 140");
    figure.stroke(Ink::Gold, 2.2, "M50 84 C49 104 51 122 50 140");
    figure.cut(
        Ink::Jade,
        "M50 32 C60 42 66 56 64 70 C62 84 56 92 50 96 C44 92 38 84 36 70 C34 56 40 42 50 32Z",
    );
    figure.flat(Ink::Gold, "E50 66 9.5 13");
    figure.flat(Ink::Indigo, "E50 68 6.5 9");
    figure.flat(Ink::White, "O50 71 2.6");
    figure.stroke(
        Ink::Gold,
        1.6,
        "M50 52 L50 38 M43 55 L41 46 M57 55 L59 46 M39 70 L37.5 62 M61 70 L62.5 62",
    );
}

pub(super) fn lily(figure: &mut Figure) {
    figure.stroke(Ink::Line, 5.5, "M50 76 C51 100 49 120 50 140");
    figure.stroke(Ink::Jade, 2.6, "M50 76 C51 100 49 120 50 140");
    figure.cut(
        Ink::Jade,
        "M50 122 C54 106 62 98 66 94 C67 108 60 118 50 122Z",
    );
    figure.cut(Ink::White, "M50 82 C40 78 34 64 34 46 C40 50 45 56 47 62 C47 50 48 42 50 34 C52 42 53 50 53 62 C55 56 60 50 66 46 C66 64 60 78 50 82Z");
    figure.line("M47 62 C47 68 48 74 50 78 C52 74 53 68 53 62");
    figure.cut(Ink::Gold, "M44 80 L56 80 L53 88 L47 88Z");
}

pub(super) fn halberd(figure: &mut Figure) {
    figure.cut(Ink::Fair, "M48 60 L52 60 L52 140 L48 140Z");
    figure.cut(Ink::White, "M50 28 L54 48 L54 54 C58 54 62 50 65 46 C67 58 66 68 63 78 C60 72 57 70 54 70 L54 74 L46 74 L46 68 L34 62 L46 56 L46 48Z");
    figure.line("M50 38 L50 74");
}

pub(super) fn laurel(figure: &mut Figure) {
    figure.stroke(Ink::Line, 4.5, "M50 48 C47 80 52 110 50 140");
    figure.stroke(Ink::Gold, 2.0, "M50 48 C47 80 52 110 50 140");
    figure.cut(
        Ink::Jade,
        "M49 52 C44 46 44 38 50 31 C56 38 55 46 49 52Z \
         M49 66 C40 64 36 58 36 49 C44 51 49 57 49 66Z M49 72 C58 69 62 63 63 55 C54 57 50 63 49 72Z \
         M49 86 C40 84 36 78 35 69 C44 71 49 77 49 86Z M50 92 C59 89 64 83 65 75 C56 77 51 83 50 92Z \
         M50 106 C41 104 36 98 35 89 C44 91 50 97 50 106Z M50 112 C59 109 64 103 65 95 C56 97 51 103 50 112Z",
    );
}

pub(super) fn scimitar(figure: &mut Figure) {
    figure.cut(
        Ink::White,
        "M45 118 C42 96 42 76 50 58 C54 48 60 40 66 36 C64 44 66 50 66 58 C66 80 58 100 54 118Z",
    );
    figure.line("M49 110 C48 90 50 74 58 56");
    figure.cut(Ink::Gold, "M37 116 L62 116 L62 123 L37 123Z");
}

pub(super) fn arrow(figure: &mut Figure) {
    figure.cut(Ink::Fair, "M48.5 44 L51.5 44 L51.5 140 L48.5 140Z");
    figure.cut(Ink::White, "M50 28 L58 52 L50 47 L42 52Z");
    figure.cut(
        Ink::Crimson,
        "M50 96 L41 88 L41 112 L50 121 L59 112 L59 88Z",
    );
    figure.line("M50 92 L50 120 M41 96 L50 105 L59 96 M41 104 L50 113 L59 104");
}
