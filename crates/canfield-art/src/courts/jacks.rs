//! The jacks: young, and in the hats of their trades.

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

/// From the side, to the left, a helmet with a plume, a halberd.
fn of_spades(figure: &mut Figure, cloth: Cloth) {
    attire::tabard(figure, cloth);
    emblems::halberd(figure);
    emblems::hand(figure, Ink::White);
    figure.at = Placing::at(122.0, 91.0);
    heads::profile(figure);
    figure.cut(
        Ink::Crimson,
        "M2 -40 C-4 -58 14 -66 26 -56 C38 -46 38 -28 33 -12 C30 -26 22 -38 2 -40Z",
    );
    figure.line("M8 -46 C20 -48 28 -36 31 -24 M14 -54 C24 -50 30 -42 32 -34");
    figure.cut(
        Ink::White,
        "M-19 -12 C-20 -34 -6 -45 6 -44 C22 -42 28 -22 26 4 C28 14 32 20 38 24 C26 26 14 22 8 12 C6 2 0 -8 -19 -12Z",
    );
    figure.line("M6 -44 C16 -34 20 -14 18 10");
    figure.cut(
        Ink::Gold,
        "M-21 -10 L-20 -17 C-2 -14 8 -6 13 10 L9 15 C4 2 -4 -8 -21 -10Z",
    );
    figure.at = super::MIDDLE;
}

/// From the side, to the right, fair curls, a velvet cap with a feather, a branch of laurel.
fn of_hearts(figure: &mut Figure, cloth: Cloth) {
    attire::doublet(figure, cloth);
    emblems::laurel(figure);
    emblems::hand(figure, Ink::White);
    figure.at = Placing::at(124.0, 91.0).mirrored();
    heads::profile(figure);
    figure.cut(
        Ink::Fair,
        "M-8 -24 C-4 -14 2 -12 4 -4 C2 6 8 10 10 18 C12 28 22 28 25 20 C32 18 32 8 28 4 C34 -4 30 -14 24 -16 L18 -26Z",
    );
    figure.line("M10 -8 C16 -12 20 -4 14 -1 M14 8 C20 4 24 12 18 15 M20 -8 C26 -8 26 0 22 2");
    figure.cut(
        Ink::White,
        "M4 -34 C4 -54 16 -65 28 -64 C32 -50 25 -36 10 -28Z",
    );
    figure.line("M9 -32 C12 -44 18 -54 25 -60 M12 -41 L10 -48 M16 -48 L15 -55 M14 -43 L22 -43");
    figure.cut(
        Ink::Crimson,
        "M-17 -22 C-30 -28 -26 -46 -6 -48 C14 -50 32 -40 28 -20 C14 -28 -2 -28 -17 -22Z",
    );
    figure.cut(
        Ink::Gold,
        "M-19 -18 L-17 -25 C0 -31 16 -30 29 -23 L28 -15 C14 -23 -2 -24 -19 -18Z",
    );
    figure.at = super::MIDDLE;
}

/// From the front, a turban with a jewel, a small beard, a scimitar.
fn of_diamonds(figure: &mut Figure, cloth: Cloth) {
    attire::tabard(
        figure,
        Cloth {
            main: cloth.second,
            second: cloth.main,
        },
    );
    emblems::scimitar(figure);
    emblems::hand(figure, Ink::Gold);
    figure.at = Placing::at(125.0, 91.0);
    figure.cut(
        Ink::Dark,
        "M-18 -20 C-28 -10 -28 12 -22 24 L22 24 C28 12 28 -10 18 -20Z",
    );
    heads::front(figure);
    figure.flat(Ink::Dark, "M0 13 C-5 10 -9 14 -13 12 C-11 18 -4 18 0 15 C4 18 11 18 13 12 C9 14 5 10 0 13Z M-3 22 L3 22 L0 30Z");
    figure.cut(Ink::Gold, "O-20.5 17 3 O20.5 17 3");
    figure.cut(
        Ink::White,
        "M-24 -10 C-38 -30 -26 -56 0 -57 C26 -56 38 -30 24 -10 C16 -20 8 -23 0 -23 C-8 -23 -16 -20 -24 -10Z",
    );
    figure.line("M-27 -18 C-18 -32 -6 -34 4 -30 M-31 -30 C-20 -46 -2 -46 12 -36 M-22 -49 C-6 -56 16 -48 26 -34 M27 -18 C22 -26 14 -30 4 -30");
    figure.cut(Ink::Crimson, "M0 -48 L8 -36 L0 -24 L-8 -36Z");
    figure.stroke(Ink::Gold, 2.0, "M0 -42 L4 -36 L0 -30 L-4 -36Z");
    figure.at = super::MIDDLE;
}

/// Turned to the right, a forester's pointed hat, an arrow.
fn of_clubs(figure: &mut Figure, cloth: Cloth) {
    attire::doublet(figure, cloth);
    emblems::arrow(figure);
    emblems::hand(figure, Ink::Gold);
    figure.at = Placing::at(123.0, 91.0).mirrored();
    figure.cut(Ink::Dark, "M-14 -22 L20 -24 C34 -10 34 12 28 26 L14 26Z");
    heads::turned(figure);
    figure.cut(
        Ink::Dark,
        "M19 -24 C30 -10 30 12 26 26 C18 26 14 14 17 0Z M-16 -24 C-21 -18 -22 -8 -20 2 L-16 0Z",
    );
    figure.cut(
        Ink::Crimson,
        "M12 -38 C8 -54 18 -64 30 -64 C34 -50 29 -38 18 -30Z",
    );
    figure.line("M16 -34 C18 -46 22 -54 28 -60");
    figure.cut(
        Ink::Jade,
        "M-18 -22 C-18 -44 -4 -54 8 -50 C20 -46 25 -34 25 -18Z",
    );
    figure.cut(Ink::Jade, "M-40 -14 C-28 -26 -10 -26 2 -22 C14 -18 24 -18 32 -28 C36 -16 28 -6 14 -9 C-4 -16 -20 -16 -40 -14Z");
    figure.stroke(Ink::Gold, 2.4, "M-17 -30 C-4 -34 12 -32 24 -28");
    figure.at = super::MIDDLE;
}
