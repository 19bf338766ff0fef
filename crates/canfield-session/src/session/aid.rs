//! Help on the way: hints, bookmarks, finding and looking.

use canfield_core::card::Rank;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::state::State;
use canfield_solver::fair;

use super::Session;
use crate::hints::{self, is_same_table, lies_the_same};
use crate::history::Step;
use crate::message::Message;
use crate::save::n_common;
use crate::typed;

/// So many bookmarks are kept; one more takes the place of the oldest.
const MAX_BOOKMARKS: usize = 20;

impl Session {
    /// Shows the next useful move; after the last one the first again.
    pub(super) fn show_hint(&mut self) {
        let last = self.hint.take();
        self.selection = None;
        self.on_table(|s| s.choose_hint(last));
    }

    fn choose_hint(&mut self, last: Option<(Vec<Move>, usize)>) {
        if let Some((moves, chosen)) = last {
            // A move on the table has put out the hints of another position.
            let n_moves = moves.len();
            return self.show_hint_of(moves, (chosen + 1) % n_moves);
        }
        let rules = &self.variant.rules;
        if self.is_won() {
            self.status.push(self.won());
        } else if rules.legal_moves(self.history.state()).is_empty() {
            self.status.push(self.blocked());
        } else if self.is_only_turning_left() {
            self.status.push(Message::OnlyTurningLeft);
        } else if !fair::is_strong(&self.view()) {
            self.show_hints(None);
        } else if let Some(mv) = self.fair_move() {
            self.show_hints(Some(mv));
        }
    }

    /// Shows this move, and keeps those that the rules of thumb would do for whoever wants to see another one.
    pub(super) fn show_hints(&mut self, advised: Option<Move>) {
        let mut moves = self.hints();
        moves.retain(|&mv| Some(mv) != advised);
        moves.splice(0..0, advised);
        self.show_hint_of(moves, 0);
    }

    fn show_hint_of(&mut self, moves: Vec<Move>, chosen: usize) {
        let state = self.history.state();
        let message = match moves.get(chosen) {
            None => Message::NoHint,
            Some(Move::Draw) => Message::HintDraw,
            Some(Move::Redeal) => Message::HintRedeal,
            Some(&mv @ Move::Transfer { from, to, count }) => match typed::lowest(state, mv) {
                Some(card) => Message::HintCarry {
                    card,
                    n_cards: count,
                    from,
                    to,
                },
                None => Message::NoHint,
            },
        };
        self.status.push(message);
        self.hint = (!moves.is_empty()).then_some((moves, chosen));
    }

    fn hints(&self) -> Vec<Move> {
        let rules = &self.variant.rules;
        let made = self.history.states_made();
        hints::hints(rules, self.history.state(), |table: &State| {
            made.iter().any(|old| is_same_table(rules, old, table))
        })
    }

    /// The hint that is shown.
    pub(super) fn hinted(&self) -> Option<Move> {
        if self.knowing_hint.is_some() {
            return self.knowing_hint;
        }
        let (moves, chosen) = self.hint.as_ref()?;
        moves.get(*chosen).copied()
    }

    /// Whether the player has seen the whole stock go by without a card that could be played.
    pub(super) fn is_only_turning_left(&self) -> bool {
        let rules = &self.variant.rules;
        let made = self.history.states_made();
        let before = &made[..made.len() - 1];
        hints::is_only_turning_left(rules, self.history.state(), |table: &State| {
            before.iter().any(|old| lies_the_same(rules, old, table))
        })
    }

    pub(super) fn find_rank(&mut self, rank: Rank) {
        let state = self.history.state();
        let rules = &self.variant.rules;
        let n_cards = rules
            .piles()
            .flat_map(|pile| {
                let cards = state.pile(pile).iter().enumerate();
                cards.filter(move |&(index, card)| {
                    card.rank() == rank && rules.is_face_up(state, pile, index)
                })
            })
            .count();
        self.find = Some(rank);
        self.status.push(Message::Found { rank, n_cards });
    }

    pub(super) fn look(&mut self, pile: PileId) {
        let state = self.history.state();
        let rules = &self.variant.rules;
        if !rules.has_pile(pile) {
            return;
        }
        let (up, down): (Vec<_>, Vec<_>) = state
            .pile(pile)
            .iter()
            .enumerate()
            .partition(|&(index, _)| rules.is_face_up(state, pile, index));
        self.looked_at = Some(pile);
        self.status.push(Message::PileHolds {
            pile,
            cards: up.into_iter().map(|(_, &card)| card).collect(),
            n_face_down: down.len(),
        });
    }

    /// Which bookmark lies on the present position.
    pub(super) fn bookmark_here(&self) -> Option<usize> {
        let here = self.history.steps_made();
        self.bookmarks.iter().position(|steps| steps == here)
    }

    pub(super) fn toggle_bookmark(&mut self) {
        let message = if let Some(here) = self.bookmark_here() {
            self.bookmarks.remove(here);
            Message::BookmarkRemoved
        } else {
            self.set_bookmark();
            Message::BookmarkSet {
                n_bookmarks: self.bookmarks.len(),
            }
        };
        self.status.push(message);
        self.note_game();
    }

    fn set_bookmark(&mut self) {
        let n_old = (self.bookmarks.len() + 1).saturating_sub(MAX_BOOKMARKS);
        self.bookmarks.drain(..n_old);
        self.bookmarks.push(self.history.steps_made().to_vec());
    }

    /// Goes to the bookmark before the one on the present position, or to the last one.
    pub(super) fn go_back(&mut self) {
        let n_bookmarks = self.bookmarks.len();
        if n_bookmarks == 0 {
            self.status.push(Message::NoBookmark);
            return;
        }
        let here = self.bookmark_here().unwrap_or(0);
        let target = (here + n_bookmarks - 1) % n_bookmarks;
        let steps = self.bookmarks[target].clone();
        self.go_to(&steps);
        // Where the way was left by another one, that place has got a bookmark of its own.
        self.status.push(Message::AtBookmark {
            number: self.bookmark_here().unwrap_or(target) + 1,
            n_bookmarks: self.bookmarks.len(),
        });
    }

    /// Goes to the position to which these steps lead. If they leave the present way, the position that is left gets
    /// a bookmark, so that the way is not lost.
    fn go_to(&mut self, steps: &[Step]) {
        let n_common = n_common(steps, self.history.steps());
        if n_common < steps.len() && self.bookmark_here().is_none() {
            self.set_bookmark();
        }
        self.charge_looks(n_common);
        self.history.jump(n_common);
        for step in &steps[n_common..] {
            // They were made once, so they can be made again.
            if self
                .history
                .play(&self.variant.rules, step.moves.clone())
                .is_err()
            {
                break;
            }
        }
        self.history.jump(self.history.n_made());
        self.moved();
    }
}
