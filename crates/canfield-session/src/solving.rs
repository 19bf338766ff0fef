//! Questions for the solver, and what its answers are worth.
//!
//! A session never searches itself: a long search would stop the game. It hands out a [`SolveJob`] and goes on; the
//! answer comes back as a command, at whatever time, and counts only if it is the answer to the question that is
//! still open.

use std::collections::BTreeMap;

use canfield_core::moves::Move;
use canfield_core::play::Outcome;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_solver::{Limits, Verdict, WhyNot};

/// The number of a job: no two jobs of a session have the same one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JobId(pub u64);

/// A question for the solver: can this position be won?
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolveJob {
    /// The number by which it is answered or cancelled.
    pub id: JobId,
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: State,
    /// How much the search may use. There is no limit of time, so that the same position has the same answer on every
    /// machine.
    pub limits: Limits,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionState {
    /// A line of moves wins it.
    Winnable,
    /// It is proved that nothing wins it.
    Lost,
    /// The solver found neither.
    Unknown(WhyNot),
    /// The solver is still at it.
    Searched,
}

/// What is proved of the positions of a game, by their places in its history.
///
/// A game only ever goes on from a position to the next by legal moves. So if a position can be won, all before it can;
/// and if one is lost, all after it are. Two places tell everything that is proved.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Proofs {
    /// The last position of which it is known that it can be won.
    winnable: Option<usize>,
    /// The first position of which it is known that it is lost.
    lost: Option<usize>,
    /// The positions of which a search found nothing.
    unknown: BTreeMap<usize, WhyNot>,
}

impl Proofs {
    /// What is known of the position at this place; `None` if it was not searched.
    pub(crate) fn at(&self, place: usize) -> Option<PositionState> {
        if self.winnable.is_some_and(|last| place <= last) {
            Some(PositionState::Winnable)
        } else if self.lost.is_some_and(|first| place >= first) {
            Some(PositionState::Lost)
        } else {
            self.unknown
                .get(&place)
                .map(|&why| PositionState::Unknown(why))
        }
    }

    /// Notes what a search of the position at this place has found.
    pub(crate) fn note(&mut self, place: usize, verdict: &Verdict) {
        match verdict {
            Verdict::Solved(_) => self.winnable = self.winnable.max(Some(place)),
            Verdict::Unsolvable => {
                self.lost = Some(self.lost.map_or(place, |first| first.min(place)));
            }
            Verdict::Unknown(why) => {
                self.unknown.insert(place, *why);
            }
        }
    }

    /// Forgets what is known of all positions after this place, because others take their places.
    pub(crate) fn forget_after(&mut self, place: usize) {
        self.winnable = self.winnable.map(|last| last.min(place));
        self.lost = self.lost.filter(|&first| first <= place);
        self.unknown.split_off(&(place + 1));
    }
}

/// Whether these moves are legal one after the other and win. Nothing that the solver says is shown before this was
/// asked (fault C17).
pub(crate) fn wins(rules: &Rules, state: &State, line: &[Move]) -> bool {
    let mut state = state.clone();
    line.iter().all(|&mv| rules.apply(&mut state, mv).is_ok())
        && rules.outcome(&state) == Outcome::Won
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: Verdict = Verdict::Solved(Vec::new());

    #[test]
    fn a_proof_reaches_as_far_as_it_holds() {
        let mut proofs = Proofs::default();
        assert_eq!(proofs.at(0), None);
        proofs.note(5, &Verdict::Unknown(WhyNot::StateLimit));
        proofs.note(3, &WON);
        proofs.note(1, &WON);
        proofs.note(9, &Verdict::Unsolvable);
        proofs.note(7, &Verdict::Unsolvable);
        let known: Vec<_> = (0..10).map(|place| proofs.at(place)).collect();
        let (winnable, lost) = (Some(PositionState::Winnable), Some(PositionState::Lost));
        let unknown = Some(PositionState::Unknown(WhyNot::StateLimit));
        assert_eq!(
            known,
            [
                winnable, winnable, winnable, winnable, None, unknown, None, lost, lost, lost
            ]
        );
        proofs.forget_after(5);
        assert_eq!(
            [3, 5, 6, 7].map(|place| proofs.at(place)),
            [winnable, unknown, None, None]
        );
        proofs.forget_after(2);
        assert_eq!(
            [2, 3, 5].map(|place| proofs.at(place)),
            [winnable, None, None]
        );
    }
}
