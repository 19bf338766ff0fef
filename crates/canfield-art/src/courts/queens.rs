//! The queens: long hair, and each a headdress of another kind.

use canfield_core::card::Suit;

use super::{Cloth, Figure, attire, emblems, heads};
use crate::Ink;
use crate::drawing::Placing;

pub(super) fn draw(figure: &mut Figure, suit: Suit, cloth: Cloth) {
    match suit {
        Suit::Spades => of_spades(figure, cloth),
        Suit::Hearts => of_hearts(figure, cloth),
        Suit::Diamonds => of_diamonds(figure, cloth),
        Suit::Clubs => of_clubs(figure, cloth),
    }
}

/// From the front, straight dark hair, the moon on her head, a sceptre.
fn of_spades(figure: &mut Figure, cloth: Cloth) {
    attire::collar(figure, cloth);
    emblems::star_sceptre(figure);
    emblems::hand(figure, Ink::White);
    figure.at = Placing::at(125.0, 91.0);
    heads::front(figure);
    figure.cut(
        Ink::Dark,
        "M-20 -26 C-34 -18 -33 14 -30 36 L-16 30 L-17 -12 L17 -12 L16 30 L30 36 C33 14 34 -18 20 -26Z",
    );
    figure.stroke(
        Ink::Indigo,
        1.8,
        "M-26 -6 L-25 30 M-21 -10 L-20.5 28 M26 -6 L25 30 M21 -10 L20.5 28",
    );
    figure.cut(
        Ink::Gold,
        "M-20 -61 C-34 -38 -16 -28 0 -28 C16 -28 34 -38 20 -61 C22 -45 12 -39 0 -39 C-12 -39 -22 -45 -20 -61Z",
    );
    figure.cut(Ink::White, "O0 -49 5");
    figure.cut(Ink::Gold, "R-25 -29 50 8 2");
    figure.flat(Ink::Crimson, "M0 -21 L4 -15 L0 -8 L-4 -15Z");
    figure.at = super::MIDDLE;
}

/// Turned to the right, fair waves, a heart of red velvet on her head, a rose.
fn of_hearts(figure: &mut Figure, cloth: Cloth) {
    figure.at = Placing::at(123.0, 91.0).mirrored();
    figure.cut(
        Ink::Fair,
        "M14 -22 C38 -10 30 8 38 20 C44 32 34 44 36 54 L-22 54 C-34 46 -22 32 -30 22 C-36 8 -26 -10 -14 -22Z",
    );
    figure.at = super::MIDDLE;
    attire::gown(figure, cloth);
    emblems::rose(figure);
    emblems::hand(figure, Ink::Gold);
    figure.at = Placing::at(123.0, 91.0).mirrored();
    heads::turned(figure);
    figure.cut(Ink::Fair, "M18 -24 C28 -10 20 4 28 16 C32 26 26 34 27 44 C20 36 14 22 17 4Z M-15 -24 C-26 -12 -18 0 -24 12 C-27 22 -22 30 -22 38 C-17 32 -14 22 -15 14 C-17 8 -17 4 -16 -6Z");
    figure.line("M23 -6 C19 6 26 14 24 26 M-20 -6 C-17 4 -22 12 -20 22");
    figure.cut(
        Ink::Crimson,
        "M-27 -15 C-36 -38 -26 -58 -11 -57 C-5 -56 -1 -51 0 -44 C1 -51 5 -56 11 -57 C26 -58 36 -38 27 -15 C18 -25 8 -28 0 -28 C-8 -28 -18 -25 -27 -15Z",
    );
    figure.stroke(Ink::Gold, 2.0, "M-20 -50 L-6 -30 M-28 -38 L-18 -23 M-8 -52 L-26 -28 M20 -50 L6 -30 M28 -38 L18 -23 M8 -52 L26 -28");
    figure.cut(Ink::White, "O-23 -17 3.2 O-15.5 -22.5 3.2 O-7.5 -25.5 3.2 O0.5 -26.5 3.2 O8.5 -25.5 3.2 O16.5 -22.5 3.2 O24 -17 3.2");
    figure.at = super::MIDDLE;
}

/// Turned to the left, dark rolled hair, a fan of gold on her head, a peacock's feather.
fn of_diamonds(figure: &mut Figure, cloth: Cloth) {
    attire::gown(
        figure,
        Cloth {
            main: cloth.second,
            second: cloth.main,
        },
    );
    emblems::peacock_feather(figure);
    emblems::hand(figure, Ink::Gold);
    figure.at = Placing::at(124.0, 91.0);
    figure.cut(Ink::Gold, "M-27 -18 C-37 -64 37 -64 29 -18Z");
    figure.line("M0 -30 L0 -51 M-6 -30 L-13 -49 M6 -30 L14 -49 M-11 -28 L-23 -43 M12 -28 L25 -43 M-15 -25 L-28 -33 M17 -25 L29 -33");
    figure.cut(Ink::Crimson, "M-18 -20 C-16 -40 18 -40 21 -20Z");
    heads::turned(figure);
    figure.cut(
        Ink::Dark,
        "M-17 -10 C-14 -16 -6 -20 2 -20 C8 -18 14 -12 17 0 C24 4 32 0 30 -12 C28 -24 12 -29 0 -29 C-10 -29 -20 -26 -20 -16Z",
    );
    figure.cut(Ink::Dark, "O24 4 10");
    figure.stroke(
        Ink::Fair,
        1.6,
        "M19 5 C20 -1 28 -1 28 4 C28 8 22 8 23 4 M-10 -22 C0 -26 14 -23 22 -14",
    );
    figure.cut(Ink::White, "O18.5 19 3.2");
    figure.cut(Ink::Jade, "M-5 -29 L0 -22 L5 -29 L0 -36Z");
    figure.at = super::MIDDLE;
    figure.cut(
        Ink::White,
        "O-17 125 3 O-10 130 3 O-2 132 3 O6 130 3 O13 125 3",
    );
}

/// From the side, to the right, a tall pointed cap with a veil, a lily.
fn of_clubs(figure: &mut Figure, cloth: Cloth) {
    figure.at = Placing::at(123.0, 91.0).mirrored();
    figure.cut(
        Ink::White,
        "M14 -54 C34 -30 38 6 40 42 L52 62 L10 62 L8 -20Z",
    );
    figure.line("M20 -36 C32 -10 34 20 38 50 M16 -20 C24 0 26 30 28 50");
    figure.at = super::MIDDLE;
    attire::gown(figure, cloth);
    emblems::lily(figure);
    emblems::hand(figure, Ink::Gold);
    figure.at = Placing::at(123.0, 91.0).mirrored();
    heads::profile(figure);
    figure.cut(
        Ink::Fair,
        "M-10 -20 C-2 -18 4 -10 5 0 C6 12 12 14 14 26 C22 20 24 4 22 -8 C18 -22 6 -26 -10 -24Z",
    );
    figure.line("M6 -16 C14 -8 16 4 16 16 M12 -16 C18 -8 20 0 20 8");
    figure.cut(
        Ink::Jade,
        "M-16 -22 L18 -61 C24 -44 27 -26 25 -6 C16 -20 2 -26 -16 -22Z",
    );
    figure.stroke(
        Ink::Gold,
        2.4,
        "M9 -50 C16 -44 22 -38 25 -30 M1 -41 C12 -37 20 -30 25 -20",
    );
    figure.cut(
        Ink::Gold,
        "M-17 -21 L-12 -28 C4 -32 20 -26 27 -11 L25 -2 C16 -18 2 -24 -17 -21Z",
    );
    figure.at = super::MIDDLE;
}
