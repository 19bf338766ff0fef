//! The kings: bearded, crowned, robed.

use canfield_core::card::Suit;

use super::{Cloth, Figure, attire, emblems, heads};
use crate::Ink;
use crate::drawing::Placing;

const SIDE_HAIR: &str = "M-18 -24 C-31 -18 -32 4 -27 16 C-22 16 -18 10 -18 2Z M18 -24 C31 -18 32 4 27 16 C22 16 18 10 18 2Z";

pub(super) fn draw(figure: &mut Figure, suit: Suit, cloth: Cloth) {
    match suit {
        Suit::Spades => of_spades(figure, cloth),
        Suit::Hearts => of_hearts(figure, cloth),
        Suit::Diamonds => of_diamonds(figure, cloth),
        Suit::Clubs => of_clubs(figure, cloth),
    }
}

/// From the front, a dark forked beard, a crown of spires, a sword.
fn of_spades(figure: &mut Figure, cloth: Cloth) {
    attire::ermine(figure, cloth);
    emblems::sword(figure);
    emblems::hand(figure, Ink::Gold);
    figure.at = Placing::at(125.0, 91.0);
    heads::front(figure);
    figure.cut(Ink::Dark, SIDE_HAIR);
    figure.cut(
        Ink::Dark,
        "M-19 3 C-16 12 -10 13 -8 15 C-4 12 4 12 8 15 C10 13 16 12 19 3 C23 22 18 38 9 54 C5 49 2 43 0 36 C-2 43 -5 49 -9 54 \
         C-18 38 -23 22 -19 3Z",
    );
    figure.flat(Ink::Crimson, "M-6 18 Q0 16 6 18 Q0 23 -6 18Z");
    figure.stroke(Ink::Fair, 1.6, "M-14 17 C-15 28 -12 38 -9 46 M14 17 C15 28 12 38 9 46 M-6 26 C-7 32 -6 38 -4 42 M6 26 C7 32 6 38 4 42");
    figure.cut(
        Ink::Gold,
        "M-24 -26 L-29 -52 L-15 -37 L0 -59 L15 -37 L29 -52 L24 -26Z",
    );
    figure.line("M-15 -37 L-12 -27 M15 -37 L12 -27");
    figure.cut(Ink::Crimson, "M0 -49 L5 -41 L0 -33 L-5 -41Z");
    figure.cut(Ink::Gold, "R-25 -28 50 9 2");
    figure.flat(Ink::Indigo, "O-16 -23.5 2.2 O0 -23.5 2.2 O16 -23.5 2.2");
    figure.at = super::MIDDLE;
}

/// Turned to the right, a long white beard, a domed crown, an orb.
fn of_hearts(figure: &mut Figure, cloth: Cloth) {
    attire::robe(figure, cloth);
    emblems::orb(figure);
    emblems::hand(figure, Ink::White);
    figure.at = Placing::at(124.0, 91.0).mirrored();
    heads::turned(figure);
    figure.cut(
        Ink::White,
        "M17 -24 C32 -20 34 6 30 22 C26 26 20 20 18 10Z M-15 -24 C-22 -18 -24 -6 -20 6 L-16 0Z",
    );
    figure.cut(
        Ink::White,
        "M-14.5 13 C-10 11 -6 11 -4 13 C4 11 13 12 19 3 C24 26 18 46 -4 62 C-18 50 -20 30 -14.5 13Z",
    );
    figure.flat(Ink::Crimson, "M-11 18 Q-6 16 -1 18 Q-6 22 -11 18Z");
    figure.line("M-13 26 C-13 38 -10 46 -5 53 M-4 27 C-5 38 -4 44 -1 49 M4 24 C5 34 4 40 5 44 M12 18 C13 26 12 34 11 38");
    figure.cut(
        Ink::Crimson,
        "M-24 -28 C-36 -46 -18 -60 0 -52 C18 -60 36 -46 24 -28Z",
    );
    figure.cut(
        Ink::Gold,
        "M-6 -28 C-4 -40 -3 -46 -3 -53 L3 -53 C3 -46 4 -40 6 -28Z",
    );
    figure.cut(Ink::Gold, "M-22 -28 C-30 -42 -20 -50 -12 -52 C-20 -44 -20 -38 -14 -28Z M22 -28 C30 -42 20 -50 12 -52 C20 -44 20 -38 14 -28Z");
    figure.cut(Ink::Gold, "O0 -57 5");
    figure.cut(Ink::White, "R-26 -30 52 11 5");
    figure.flat(
        Ink::Line,
        "M-16 -28 L-14 -22 L-18 -22Z M0 -28 L2 -22 L-2 -22Z M16 -28 L18 -22 L14 -22Z",
    );
    figure.at = super::MIDDLE;
}

/// From the side, to the left, a fair pointed beard, a crown of rays, an axe, armour.
fn of_diamonds(figure: &mut Figure, cloth: Cloth) {
    attire::armour(figure, cloth);
    emblems::axe(figure);
    emblems::hand(figure, Ink::White);
    figure.at = Placing::at(124.0, 91.0);
    heads::profile(figure);
    figure.cut(
        Ink::Fair,
        "M4 -24 L18 -24 C30 -14 32 6 28 26 C18 28 12 22 14 10 C8 6 6 -8 4 -24Z",
    );
    figure.line("M14 -18 C22 -6 24 8 22 22 M9 -18 C14 -6 18 6 18 20");
    figure.cut(
        Ink::Fair,
        "M-19 11 C-13 10 -8 12 -5 16 C2 14 9 12 14 8 C12 26 2 38 -21 50 C-17 40 -18 32 -17 25 C-15 24 -12 22 -12 20 C-15 18 -18 16 -21 16Z",
    );
    figure.flat(Ink::Crimson, "M-18 16.5 L-11 18.5 L-17.5 20.500Z");
    figure.line("M-2 22 C-4 32 -10 38 -15 43 M5 18 C3 27 -2 33 -6 36");
    figure.cut(
        Ink::Gold,
        "M-20 -26 L-31 -43 L-17 -37 L-16 -55 L-5 -41 L2 -61 L9 -41 L20 -55 L21 -37 L35 -43 L24 -26Z",
    );
    figure.line("M-16 -52 L-10 -28 M2 -56 L2 -28 M20 -52 L14 -28");
    figure.cut(Ink::Crimson, "R-21 -29 46 10 2");
    figure.flat(Ink::Gold, "M-10 -28 L-6 -24 L-10 -20 L-14 -24Z M2 -28 L6 -24 L2 -20 L-2 -24Z M14 -28 L18 -24 L14 -20 L10 -24Z");
    figure.at = super::MIDDLE;
}

/// Turned to the left, a full curly beard, a crown of leaves, a mace.
fn of_clubs(figure: &mut Figure, cloth: Cloth) {
    attire::leaves(figure, cloth);
    emblems::club_mace(figure);
    emblems::hand(figure, Ink::Gold);
    figure.at = Placing::at(125.0, 91.0);
    heads::turned(figure);
    figure.cut(Ink::Dark, "M15 -24 C26 -28 34 -14 28 -8 C36 0 34 12 27 14 C24 20 18 16 19 8Z M-15 -24 C-24 -20 -26 -8 -20 -2 L-17 -4Z");
    figure.cut(
        Ink::Dark,
        "M-15 13 C-10 10 -7 12 -5 14 C2 11 12 12 19 3 C28 6 30 16 25 21 C30 28 26 38 18 38 C18 47 8 51 3 46 C-2 54 -14 50 -14 42 \
         C-22 40 -24 30 -18 26 C-21 20 -19 15 -15 13Z",
    );
    figure.flat(Ink::Crimson, "M-12 18.5 Q-6 16 -1 18.5 Q-6 23 -12 18.500Z");
    figure.stroke(
        Ink::Fair,
        1.6,
        "M-13 28 C-8 26 -7 34 -12 34 M-3 30 C3 28 4 37 -2 37 M8 22 C14 20 15 29 9 29 M14 12 C20 10 21 18 16 19",
    );
    figure.cut(
        Ink::Jade,
        "M-16 -26 C-30 -28 -34 -38 -32 -46 C-24 -46 -17 -42 -14 -34 C-16 -44 -10 -54 0 -60 C10 -54 16 -44 14 -34 C17 -42 24 -46 32 -46 C34 -38 30 -28 16 -26Z",
    );
    figure.stroke(
        Ink::Gold,
        2.0,
        "M0 -52 L0 -30 M-26 -41 L-14 -30 M26 -41 L14 -30",
    );
    figure.cut(Ink::Gold, "R-22 -29 46 10 2");
    figure.flat(Ink::Crimson, "O-12 -24 2.4 O1 -24 2.4 O14 -24 2.4");
    figure.at = super::MIDDLE;
}
