//! The money of the classic terminal Canfield, where a pack is paid for as it is used.
//!
//! The hand costs 13, looking at it with a first command 13 more, even if that command is refused, and the game 26 more
//! with the first packet that is dealt from the stock. Each time the waste is turned over costs 5, and thinking 1 a
//! minute, 3 at most for one pause. Once the game is paid for, each card on the foundations pays 5.
//!
//! None of it is undone with a move: what was looked at was looked at. Source: canfield(6) of BSD.

use canfield_core::moves::Move;

const HAND: i32 = 13;
const INSPECTION: i32 = 13;
const GAME: i32 = 26;
const RUN: i32 = 5;
const CARD: i32 = 5;
const THINK_MINUTE: i32 = 1;
const MOST_MINUTES_A_PAUSE: u64 = 3;
const MILLIS_A_MINUTE: u64 = 60_000;

/// What of a pack is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Instalments {
    /// Whether the hand was looked at.
    pub inspected: bool,
    /// Whether the game was bought.
    pub bought: bool,
    /// How often the waste was turned over.
    pub n_runs: u16,
    /// Minutes of thinking that are charged.
    pub minutes: u16,
}

impl Instalments {
    /// Charges for a command: `mv` is the move it asked for, legal or not, and `pause_millis` the time since the command
    /// before it.
    pub fn charge(&mut self, mv: Move, is_legal: bool, pause_millis: u64) {
        let minutes = (pause_millis / MILLIS_A_MINUTE).min(MOST_MINUTES_A_PAUSE);
        self.minutes = self
            .minutes
            .saturating_add(u16::try_from(minutes).unwrap_or(0));
        self.inspected = true;
        if matches!(mv, Move::Draw | Move::Redeal) {
            self.bought = true;
        }
        if mv == Move::Redeal && is_legal {
            self.n_runs = self.n_runs.saturating_add(1);
        }
    }

    /// All costs so far.
    #[must_use]
    pub fn costs(&self) -> i32 {
        let once = |is_paid: bool, price: i32| if is_paid { price } else { 0 };
        HAND + once(self.inspected, INSPECTION)
            + once(self.bought, GAME)
            + RUN * i32::from(self.n_runs)
            + THINK_MINUTE * i32::from(self.minutes)
    }

    /// Winnings less costs with so many cards on the foundations.
    #[must_use]
    pub fn worth(&self, n_home: u16) -> i32 {
        let winnings = if self.bought {
            CARD * i32::from(n_home)
        } else {
            0
        };
        winnings - self.costs()
    }
}

#[cfg(test)]
mod tests {
    use canfield_core::pile::PileId;

    use super::*;

    const PLAY: Move = Move::one(PileId::Waste, PileId::Tableau(0));

    #[track_caller]
    fn check(course: &[(Move, bool, u64)], n_home: u16, expect: i32) {
        let mut instalments = Instalments::default();
        for &(mv, is_legal, pause) in course {
            instalments.charge(mv, is_legal, pause);
        }
        assert_eq!(instalments.worth(n_home), expect, "{instalments:?}");
    }

    /// The figures that the source's own description works out.
    #[test]
    fn the_worked_figures_come_out() {
        let bought = (Move::Draw, true, 0);
        let turned = (Move::Redeal, true, 0);
        check(&[], 1, -13);
        check(&[(PLAY, true, 0)], 1, -26);
        check(&[(PLAY, false, 0)], 1, -26);
        check(&[bought], 1, -47);
        check(&[bought], 10, -2);
        check(&[bought], 11, 3);
        check(&[bought], 52, 208);
        check(
            &[bought, turned, turned, turned, (Move::Redeal, false, 0)],
            20,
            33,
        );
        check(&[bought, (PLAY, true, 600_000)], 11, 0);
    }

    #[test]
    fn thinking_costs_by_whole_minutes() {
        check(&[(PLAY, true, 59_999)], 1, -26);
        check(&[(PLAY, true, 60_000), (PLAY, true, 125_000)], 1, -29);
    }
}
