//! The faces of the courts: from the front, turned a little, and from the side. They look to the left unless the figure's
//! placing is mirrored. The origin is the middle of the face; its chin is at 29, its hairline at -22.

use super::Figure;
use crate::Ink;

/// The weight of an eyebrow.
const BROW: f32 = 2.4;

pub(super) fn front(figure: &mut Figure) {
    figure.cut(Ink::Skin, "M-9 16 L-11 38 L11 38 L9 16Z");
    figure.flat(Ink::Shade, "M-8 25 C-4 30 4 30 8 24 L9.5 36 L0 38Z");
    figure.cut(
        Ink::Skin,
        "M-19 -24 L19 -24 C20 -4 19.5 8 14 18 C10 25 5 28.5 0 29 C-5 28.5 -10 25 -14 18 C-19.5 8 -20 -4 -19 -24Z",
    );
    figure.flat(
        Ink::Shade,
        "M3 -23 L18 -23 C19 -4 18.5 7 13.5 17 C9.5 24 5 27.5 0 28 L1 22 L4 13 L0 11 L6 8 C4 2 3 -2 4 -7Z",
    );
    figure.stroke(
        Ink::Line,
        BROW,
        "M-15 -7 Q-10 -11 -4 -7.5 M4 -7.5 Q10 -11 15 -7",
    );
    figure.line("M-15 0 Q-10 -5 -5 0 Q-10 1.5 -15 0 M5 0 Q10 -5 15 0 Q10 1.5 5 0 M4 -7 C3 -2 4 2 6 8 Q4 11 -3 10");
    figure.flat(Ink::Line, "O-9.5 -1.3 2.1 O9.5 -1.3 2.1");
    figure.flat(
        Ink::Crimson,
        "M-7 17 Q-3 14.5 0 16 Q3 14.5 7 17 Q0 22 -7 17Z",
    );
}

pub(super) fn turned(figure: &mut Figure) {
    figure.cut(Ink::Skin, "M-6 18 L-9 38 L13 38 L12 10Z");
    figure.flat(Ink::Shade, "M-5 28 C2 27 8 22 11 14 L12 37 L-2 37Z");
    figure.cut(
        Ink::Skin,
        "M-15 -24 L19 -24 L19 4 C17 13 11 21 4 26 C0 29 -5 30 -8.5 28.5 C-12 26 -14 20 -14.5 14 C-17 9 -17 5 -16 0 C-17.5 -6 -17 -14 -15 -24Z",
    );
    figure.flat(
        Ink::Shade,
        "M9 -23 L18 -23 L18 4 C16 12 10.5 20 3.5 25 C0 28 -4 29 -7 28 C0 24 4 20 6 12 C7 6 12 0 9 -23Z",
    );
    figure.stroke(
        Ink::Line,
        BROW,
        "M-16 -8 Q-13 -10.5 -9 -8 M-2 -8 Q4 -11.5 11 -7",
    );
    figure.line("M-15 -0.5 Q-12 -4.5 -8.5 -0.5 Q-12 1 -15 -0.5 M-1 -0.5 Q4 -5.5 10 0 Q4 1.5 -1 -0.5 M-6 -8 C-6 -2 -11 4 -12 8 Q-10 11 -5 10");
    figure.flat(Ink::Line, "O-12.3 -1.5 1.9 O3 -1.5 2.1");
    figure.flat(
        Ink::Crimson,
        "M-12 16.5 Q-9 14.5 -7 16 Q-4 14.5 1 17 Q-6 21.5 -12 16.500Z",
    );
}

pub(super) fn profile(figure: &mut Figure) {
    figure.cut(Ink::Skin, "M-5 20 L-8 38 L14 38 L13 4Z");
    figure.flat(Ink::Shade, "M-6 30 C2 27 8 20 12 10 L13 37 L-1 37Z");
    figure.cut(
        Ink::Skin,
        "M17 -24 L-12 -24 C-14.5 -18 -15 -12 -14.5 -8 C-16 -3 -20 3 -22 7 C-22.5 9 -19 9.5 -17.5 10 \
         L-19 14 L-17 16 L-18.5 19 C-17 21.5 -17 22.5 -17.5 24.5 C-16 29.5 -10 30.5 -4 27.5 C3 24 10 18 17 6Z",
    );
    figure.flat(
        Ink::Shade,
        "M16 -23 L16 6 C10 17 3 23 -4 26.5 C-7 28 -11 28.5 -13 27 C-4 23 0 18 1 10 C2 4 8 -2 7 -23Z",
    );
    figure.stroke(Ink::Line, BROW, "M-15 -9 Q-10 -12 -3 -8.5");
    figure.line("M-14 -1 Q-9 -5.5 -4 -1 Q-9 0.8 -14 -1 M-18 7.5 Q-15.5 5 -14.5 8.5");
    figure.flat(Ink::Line, "O-10.8 -1.6 2.1");
    figure.flat(
        Ink::Crimson,
        "M-19 14 L-17.5 16 L-18.5 19 Q-13 19 -10 16.5 Q-14 14 -19 14Z",
    );
}
