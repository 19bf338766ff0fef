//! Hints that know only what the player has seen.
//!
//! A hint looks at the face-up cards alone: it never asks what a move would turn up. Moves are put in the order in
//! which a good player looks for them; those that lead back to a table that was there before are left out, so
//! following hints never goes in circles.

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_solver::fair::{Job, View};

/// Moves worth making, the best first. `seen` says whether a table was there before in this game.
///
/// None at all means: nothing can be played that changes anything, and the stock has shown all it has.
#[must_use]
pub fn hints(rules: &Rules, state: &State, seen: impl Fn(&State) -> bool) -> Vec<Move> {
    let mut worth: Vec<(Worth, Move)> = rules
        .legal_moves(state)
        .into_iter()
        .filter_map(|mv| Some((worth(rules, state, mv)?, mv)))
        .filter(|&(_, mv)| {
            let mut next = state.clone();
            let is_new = rules.apply(&mut next, mv).is_ok() && !seen(&next);
            let is_turn = matches!(mv, Move::Draw | Move::Redeal);
            is_new || (is_turn && leads_on(rules, next, &seen))
        })
        .collect();
    // The sort is stable: among equals the order of the piles decides.
    worth.sort_by_key(|&(worth, _)| worth);
    worth.into_iter().map(|(_, mv)| mv).collect()
}

/// The plans among which fair advice chooses: all those that do not lead back to a table that was there before in this
/// game.
#[must_use]
pub fn plans(view: &View, state: &State, made: &[State]) -> Vec<Vec<Move>> {
    let rules = view.rules();
    let mut plans = Job::plans(view);
    plans.retain(|plan| {
        let mut next = state.clone();
        // Whether it comes back to an old table gives nothing away: all that lies face up on an old one was seen.
        plan.iter().all(|&mv| rules.apply(&mut next, mv).is_ok())
            && !made.iter().any(|old| is_same_table(rules, old, &next))
    });
    plans
}

/// Whether turning the stock on from a table that was there before comes to a table that was not, or to one where a card
/// can be played. The player has seen all of them, so that gives nothing away.
fn leads_on(rules: &Rules, mut table: State, seen: &impl Fn(&State) -> bool) -> bool {
    for _ in 0..n_turns(rules) {
        if !seen(&table) {
            return true;
        }
        let can_play = rules.legal_moves(&table).into_iter().any(|mv| {
            let mut next = table.clone();
            matches!(mv, Move::Transfer { .. })
                && worth(rules, &table, mv).is_some()
                && rules.apply(&mut next, mv).is_ok()
                && !seen(&next)
        });
        if can_play {
            return true;
        }
        if !turn(rules, &mut table) {
            return false;
        }
    }
    false
}

/// Deals the next packet, or turns the waste over; false if neither can be done.
fn turn(rules: &Rules, table: &mut State) -> bool {
    [Move::Draw, Move::Redeal]
        .into_iter()
        .any(|mv| rules.apply(table, mv).is_ok())
}

/// No round of the stock takes more turns than this.
const fn n_turns(rules: &Rules) -> usize {
    rules.n_cards() + 2
}

/// Whether it is sure that the game is over for the eyes of the player, although the stock can still be turned: no table
/// of a whole round lets a card be moved, and all of them have been there before.
///
/// Any legal move of a card counts, whether it seems useful or not, unless it only gives a pile another place. So this
/// is never said too early.
#[must_use]
pub fn is_only_turning_left(
    rules: &Rules,
    state: &State,
    was_there: impl Fn(&State) -> bool,
) -> bool {
    let mut table = state.clone();
    for _ in 0..n_turns(rules) {
        if !was_there(&table) || can_move_a_card(rules, &table) {
            return false;
        }
        if !turn(rules, &mut table) {
            break;
        }
    }
    true
}

fn can_move_a_card(rules: &Rules, state: &State) -> bool {
    rules.legal_moves(state).into_iter().any(|mv| {
        let Move::Transfer { from, to, count } = mv else {
            return false;
        };
        let is_whole_pile_to_space = matches!(from, PileId::Tableau(_))
            && state.is_empty(to)
            && matches!(to, PileId::Tableau(_))
            && usize::from(count) == state.len(from);
        let mut next = state.clone();
        let only_renames =
            is_whole_pile_to_space && rules.apply(&mut next, mv).is_ok() && next.is_empty(from);
        !only_renames
    })
}

/// The move that carries the top `count` cards of a pile to the tableau and serves best: onto other cards before a
/// space.
#[must_use]
pub fn best_on_tableau(rules: &Rules, state: &State, from: PileId, count: u8) -> Option<Move> {
    rules
        .tableau_piles()
        .map(|to| Move::Transfer { from, to, count })
        .filter(|&mv| rules.check(state, mv).is_ok())
        .min_by_key(|&mv| {
            let to_space = matches!(mv, Move::Transfer { to, .. } if state.is_empty(to));
            let worth = worth(rules, state, mv);
            (to_space, worth.is_none(), worth)
        })
}

/// Whether two tables show the same cards in the same places, however often the waste was turned over.
#[must_use]
pub fn lies_the_same(rules: &Rules, one: &State, other: &State) -> bool {
    one.base() == other.base() && rules.piles().all(|pile| one.pile(pile) == other.pile(pile))
}

/// Whether two tables show the same cards in the same places. How often the waste was turned over makes a difference
/// only where that is limited or changes the packets.
#[must_use]
pub fn is_same_table(rules: &Rules, one: &State, other: &State) -> bool {
    let rounds_matter = rules.knobs().redeals.is_some() || rules.knobs().per_deal.len() > 1;
    (!rounds_matter || one.redeals_used() == other.redeals_used())
        && lies_the_same(rules, one, other)
}

/// What a move is good for, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    /// A card of the reserve goes home, the reserve being what holds most games up.
    ReserveHome,
    /// A card of the tableau goes home.
    TableauHome,
    /// A card of the reserve is built on.
    ReserveBuilt,
    /// A whole pile goes onto another and leaves a space.
    PileJoined,
    /// A card of the waste goes home.
    WasteHome,
    /// A space is filled from the reserve or the waste.
    SpaceFilled,
    /// A part of a run bares a card that something can be done with.
    CardBared,
    /// A card of the waste is built on.
    WasteBuilt,
    /// A card comes back from a foundation and carries the top card of the reserve.
    CardFetched,
    /// The next cards are dealt.
    Draw,
    /// The waste is turned over.
    Redeal,
}

/// What a move is good for; `None` if for nothing that can be seen.
fn worth(rules: &Rules, state: &State, mv: Move) -> Option<Worth> {
    let (from, to, count) = match mv {
        Move::Draw => return Some(Worth::Draw),
        Move::Redeal => return Some(Worth::Redeal),
        Move::Transfer { from, to, count } => (from, to, count),
    };
    let to_space = state.is_empty(to);
    match (from, to) {
        (PileId::Reserve(_), PileId::Foundation(_)) => Some(Worth::ReserveHome),
        (PileId::Tableau(_), PileId::Foundation(_)) => Some(Worth::TableauHome),
        (PileId::Waste, PileId::Foundation(_)) => Some(Worth::WasteHome),
        (PileId::Reserve(_) | PileId::Waste, _) if to_space => Some(Worth::SpaceFilled),
        (PileId::Reserve(_), _) => Some(Worth::ReserveBuilt),
        (PileId::Waste, _) => Some(Worth::WasteBuilt),
        (PileId::Tableau(_), _) if usize::from(count) == state.len(from) => {
            (!to_space).then_some(Worth::PileJoined)
        }
        (PileId::Tableau(_), _) => {
            bares_something(rules, state, from, count).then_some(Worth::CardBared)
        }
        (PileId::Foundation(_), PileId::Tableau(_)) => {
            carries_reserve(rules, state, mv).then_some(Worth::CardFetched)
        }
        _ => None,
    }
}

/// Whether the card below the top `count` of a pile goes home, takes a card of the reserve or the waste, or lies face
/// down, so that it will be turned up.
fn bares_something(rules: &Rules, state: &State, from: PileId, count: u8) -> bool {
    let index = state.len(from) - usize::from(count) - 1;
    if state.is_face_down(from, index) {
        return true;
    }
    // The table without the cards that go: what can be done with the bared card there is what counts.
    let Ok(bared) = without_top(rules, state, from, count) else {
        return false;
    };
    rules.legal_moves(&bared).into_iter().any(|mv| match mv {
        Move::Transfer {
            from: source,
            to: PileId::Foundation(_),
            ..
        } => source == from,
        Move::Transfer {
            from: PileId::Reserve(_) | PileId::Waste,
            to,
            ..
        } => to == from,
        _ => false,
    })
}

fn without_top(
    rules: &Rules,
    state: &State,
    from: PileId,
    count: u8,
) -> Result<State, canfield_core::notation::BadPosition> {
    let piles: Vec<_> = rules
        .piles()
        .map(|pile| {
            let n_left = state.len(pile) - if pile == from { usize::from(count) } else { 0 };
            let cards = state.pile(pile)[..n_left].iter().enumerate();
            (
                pile,
                cards
                    .map(|(index, &card)| (card, state.is_face_down(pile, index)))
                    .collect(),
            )
        })
        .collect();
    rules.position(state.base(), state.redeals_used(), &piles)
}

/// Whether a card that comes back from a foundation takes the top card of a reserve.
fn carries_reserve(rules: &Rules, state: &State, mv: Move) -> bool {
    let Move::Transfer { to, .. } = mv else {
        return false;
    };
    let mut next = state.clone();
    rules.apply(&mut next, mv).is_ok()
        && rules.reserve_piles().any(|from| {
            let takes = |state: &State| rules.check(state, Move::one(from, to)).is_ok();
            takes(&next)
                && !rules
                    .tableau_piles()
                    .any(|pile| rules.check(state, Move::one(from, pile)).is_ok())
        })
}

#[cfg(test)]
mod tests {
    use canfield_core::variants;

    use super::*;

    #[track_caller]
    fn check(variant: &str, position: &str, expect: &str) {
        let rules = &variants::find(variant).unwrap().rules;
        let state = rules.read_position(position).unwrap();
        let hints: Vec<String> = hints(rules, &state, |_| false)
            .iter()
            .map(Move::to_string)
            .collect();
        assert_eq!(hints.join(" "), expect, "{variant}: {position}");
    }

    /// The reserve is looked at, and at its top card (fault C7).
    #[test]
    fn c7_the_reserve_is_not_left_out() {
        check(
            "canfield",
            "base 5 / R1 2C KH 7C / T1 KS / T2 TS / T3 8D / T4 QC",
            "R1>T3",
        );
    }

    /// The only useful move is that of a whole pile (fault C3).
    #[test]
    fn c3_a_whole_pile_is_not_left_out() {
        check(
            "hoyle-canfield",
            "base 5 / R1 2C / T2 TS 9H 8S 7H / T3 JD / T1 KC / T4 KS",
            "T2>T3*4",
        );
    }

    #[test]
    fn moves_that_change_nothing_are_left_out() {
        check("canfield", "base 5 / T1 KS / T2 KC", "");
        check(
            "canfield",
            "base 5 / R1 2C / T1 9S 8H / T2 9C / T3 KS / T4 KC",
            "",
        );
    }

    #[test]
    fn a_part_of_a_run_moves_for_a_reason() {
        check(
            "canfield",
            "base 5 / R1 2C / F2 5S 6S / T1 9H 7S 6H / T2 7C / T3 KS / T4 KC",
            "T1>T2",
        );
        check(
            "canfield-klondike",
            "base A / T1 -9H 7S / T2 8D / T3 KS",
            "T1>T2",
        );
    }

    #[test]
    fn the_order_is_that_of_a_good_player() {
        check(
            "canfield",
            "base 5 / S 2C / W 6C / R1 5H / F1 5C / F2 5S / T1 6S / T2 9H / T3 8S / T4 QC",
            "R1>F3 T1>F2 R1>T1 T3>T2 W>F1 draw",
        );
    }

    /// When the whole stock was seen and nothing fits, nothing is hinted, instead of turning it for ever (fault C1).
    #[test]
    fn c1_a_round_without_a_play_ends_the_hints() {
        let rules = &variants::find("dispettoso").unwrap().rules;
        let mut state = rules
            .read_position("base 5 / S 2C 4C / R1 2S KD / T1 9S / T2 9C / T3 TS / T4 TC")
            .unwrap();
        let mut seen = vec![state.clone()];
        let mut hinted = Vec::new();
        while let Some(&mv) = hints(rules, &state, |next| {
            seen.iter().any(|old| is_same_table(rules, old, next))
        })
        .first()
        {
            hinted.push(mv.to_string());
            rules.apply(&mut state, mv).unwrap();
            seen.push(state.clone());
        }
        assert_eq!(hinted.join(" "), "draw draw");
    }

    /// The hidden cards of a table in another order: all that the player cannot know.
    fn with_hidden_cards_reversed(rules: &Rules, state: &State) -> State {
        let is_hidden = |pile, index| !rules.is_face_up(state, pile, index);
        let mut hidden: Vec<_> = rules
            .piles()
            .flat_map(|pile| {
                state
                    .pile(pile)
                    .iter()
                    .enumerate()
                    .map(move |(index, &card)| (pile, index, card))
            })
            .filter(|&(pile, index, _)| is_hidden(pile, index))
            .map(|(.., card)| card)
            .collect();
        let piles: Vec<_> = rules
            .piles()
            .map(|pile| {
                let cards = state.pile(pile).iter().enumerate().map(|(index, &card)| {
                    let card = if is_hidden(pile, index) {
                        hidden.pop().unwrap()
                    } else {
                        card
                    };
                    (card, state.is_face_down(pile, index))
                });
                (pile, cards.collect())
            })
            .collect();
        rules
            .position(state.base(), state.redeals_used(), &piles)
            .unwrap()
    }

    /// Whatever lies under the cards that are seen, the hints are the same (fault C20).
    #[test]
    fn c20_hints_do_not_depend_on_hidden_cards() {
        for variant in variants::all() {
            let rules = &variant.rules;
            for number in 1..=10_u32 {
                let mut state = rules.deal(&number.to_string().parse().unwrap()).unwrap();
                for step in 0..40 {
                    let other = with_hidden_cards_reversed(rules, &state);
                    let found = hints(rules, &state, |_| false);
                    assert_eq!(
                        found,
                        hints(rules, &other, |_| false),
                        "{}: {state}",
                        variant.id
                    );
                    let moves = rules.legal_moves(&state);
                    let Some(&mv) = moves.get((step * 7 + number as usize) % moves.len().max(1))
                    else {
                        break;
                    };
                    rules.apply(&mut state, mv).unwrap();
                }
            }
        }
    }
}
