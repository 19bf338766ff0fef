//! Typed commands: a few letters that name a pile and where its cards shall go, such as `w3` or `1f`.

use canfield_core::card::Card;
use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::play::Target;
use canfield_core::rules::Rules;
use canfield_core::state::State;

use crate::keymap::{self, Action, Key};
use crate::selection::Selection;
use crate::settings::Keys;

/// A pile as it can be named by letters. The foundations have one letter together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Pile(PileId),
    Foundations,
}

/// What the letters typed so far mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Typed {
    /// More letters are needed.
    Unfinished,
    /// A command.
    Move { from: Place, to: Place },
    /// The stock is to deal.
    Draw,
    /// The last letter does not fit.
    Unknown,
}

/// Reads the letters typed so far.
pub(crate) fn read(map: Keys, keys: &[Key], rules: &Rules) -> Typed {
    let Some((&first, rest)) = keys.split_first() else {
        return Typed::Unfinished;
    };
    let place = |key| place(map, key);
    let several_reserves = rules.knobs().reserves > 1;
    let (from, rest) = match (keymap::action(map, first), rest.split_first()) {
        (Some(Action::TypeStock), None) => return Typed::Unfinished,
        // The stock goes nowhere but to the waste.
        (Some(Action::TypeStock), Some((&second, _))) => {
            return match keymap::action(map, second) {
                Some(Action::TypeWaste) => Typed::Draw,
                _ => Typed::Unknown,
            };
        }
        // With several reserves the letter alone does not say which one.
        (Some(Action::TypeReserve), None) if several_reserves => return Typed::Unfinished,
        (Some(Action::TypeReserve), Some((&digit, rest))) if several_reserves => {
            match keymap::reserve_pile(digit).filter(|&pile| rules.has_pile(pile)) {
                Some(pile) => (Place::Pile(pile), rest),
                None => return Typed::Unknown,
            }
        }
        _ => match place(first) {
            Some(place) => (place, rest),
            None => return Typed::Unknown,
        },
    };
    match rest.first() {
        None => Typed::Unfinished,
        Some(&last) => place(last).map_or(Typed::Unknown, |to| Typed::Move { from, to }),
    }
}

/// The pile that a letter names by itself.
pub(crate) fn place(map: Keys, key: Key) -> Option<Place> {
    Some(match keymap::action(map, key)? {
        Action::TypeTableau => Place::Pile(keymap::tableau_pile(key)?),
        Action::TypeWaste => Place::Pile(PileId::Waste),
        Action::TypeReserve => Place::Pile(PileId::Reserve(0)),
        Action::TypeFoundation => Place::Foundations,
        _ => return None,
    })
}

/// What a named source and target come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Found {
    /// This move, which is legal.
    Move(Move),
    /// Nothing: of all moves that could be meant, this one came nearest, and this is why it is refused.
    Refused { mv: Move, why: Illegal },
    /// Cards of several foundations could go there.
    SeveralFoundations { to: PileId },
}

/// Finds the move that is meant by a source and a target.
pub(crate) fn find(rules: &Rules, state: &State, from: Place, to: Place) -> Found {
    match (from, to) {
        (Place::Pile(from), Place::Pile(to)) => between(rules, state, from, to),
        (Place::Pile(from), Place::Foundations) => home(rules, state, from),
        (Place::Foundations, Place::Pile(to)) => back(rules, state, to),
        (Place::Foundations, Place::Foundations) => Found::Refused {
            mv: Move::one(PileId::Foundation(0), PileId::Foundation(0)),
            why: Illegal::SamePile,
        },
    }
}

/// Finds the move that is meant when what is picked up shall go to a named place.
pub(crate) fn find_selected(
    rules: &Rules,
    state: &State,
    selection: Selection,
    to: Place,
) -> Found {
    let moves = match to {
        Place::Pile(to) => vec![selection.move_to(to)],
        Place::Foundations => rules
            .foundation_piles()
            .map(|to| selection.move_to(to))
            .collect(),
    };
    best(rules, state, moves)
}

/// The move of as many cards as the rules let go from one pile to the other.
fn between(rules: &Rules, state: &State, from: PileId, to: PileId) -> Found {
    if from == to && state.is_empty(from) {
        return Found::Refused {
            mv: Move::one(from, to),
            why: Illegal::EmptyPile { pile: from },
        };
    }
    let n_cards = state.n_face_up(from).max(1);
    let moves: Vec<Move> = (1..=u8::try_from(n_cards).unwrap_or(u8::MAX))
        .rev()
        .map(|count| Move::Transfer { from, to, count })
        .collect();
    let refusals = match refusals(rules, state, moves) {
        Ok(mv) => return Found::Move(mv),
        Err(refusals) => refusals,
    };
    // Most numbers of cards are refused because they do not fit. What the player wants to hear is why those were
    // refused that would fit.
    let needed = refusals.iter().find_map(|&(_, why)| match why {
        Illegal::TableauNeeds { needed } | Illegal::SpaceNeeds { needed } => Some(needed),
        _ => None,
    });
    let fits = |mv: Move| needed.is_some() && lowest(state, mv).map(Card::rank) == needed;
    let may_leave = |mv: Move| match mv {
        Move::Transfer { from, count, .. } => rules
            .check_take(state, from, count, Target::Tableau)
            .is_ok(),
        _ => false,
    };
    let best = refusals
        .iter()
        .find(|(mv, _)| fits(*mv))
        .or_else(|| refusals.iter().find(|(mv, _)| may_leave(*mv)))
        .or_else(|| refusals.last());
    refused(best.copied(), from, to)
}

/// The move of the top card, or of a whole set, to the foundation that takes it.
pub(crate) fn home(rules: &Rules, state: &State, from: PileId) -> Found {
    if matches!(from, PileId::Foundation(_)) {
        return Found::Refused {
            mv: Move::one(from, from),
            why: Illegal::SamePile,
        };
    }
    let is_home = |mv: &Move| matches!(mv, Move::Transfer { from: source, to: PileId::Foundation(_), .. } if *source == from);
    if let Some(mv) = rules.legal_moves(state).into_iter().find(is_home) {
        return Found::Move(mv);
    }
    let moves = rules
        .foundation_piles()
        .map(|to| Move::one(from, to))
        .collect();
    best(rules, state, moves)
}

/// The move of a foundation's top card to a pile. Equal cards of several decks are as good as each other.
fn back(rules: &Rules, state: &State, to: PileId) -> Found {
    let moves: Vec<Move> = rules
        .foundation_piles()
        .filter(|&pile| !state.is_empty(pile))
        .map(|from| Move::one(from, to))
        .collect();
    if moves.is_empty() {
        let pile = PileId::Foundation(0);
        return Found::Refused {
            mv: Move::one(pile, to),
            why: Illegal::EmptyPile { pile },
        };
    }
    let legal: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&mv| rules.check(state, mv).is_ok())
        .collect();
    let different = legal.windows(2).any(|pair| {
        let twins = lowest(state, pair[0])
            .zip(lowest(state, pair[1]))
            .is_some_and(|(one, other)| one.is_twin_of(other));
        !twins
    });
    if different {
        Found::SeveralFoundations { to }
    } else {
        best(rules, state, moves)
    }
}

/// The first of these moves that is legal, or the refusal that tells most.
fn best(rules: &Rules, state: &State, moves: Vec<Move>) -> Found {
    match refusals(rules, state, moves) {
        Ok(mv) => Found::Move(mv),
        Err(refusals) => {
            let best = refusals.iter().min_by_key(|(_, why)| distance(*why));
            refused(best.copied(), PileId::Foundation(0), PileId::Foundation(0))
        }
    }
}

/// How far from being legal a move was: that of a card to the foundation of another suit further than that of a
/// card to its own which is not yet so far.
const fn distance(why: Illegal) -> u8 {
    match why {
        Illegal::SameColor | Illegal::OtherColor => 0,
        Illegal::FoundationNeeds { .. } | Illegal::TableauNeeds { .. } => 2,
        Illegal::FoundationComplete => 3,
        Illegal::FoundationClosed => 4,
        Illegal::OtherSuit { .. } => 5,
        Illegal::BaseCardStays | Illegal::FoundationKeeps => 6,
        _ => 1,
    }
}

/// The first legal one of these moves, or why each of them is refused.
fn refusals(rules: &Rules, state: &State, moves: Vec<Move>) -> Result<Move, Vec<(Move, Illegal)>> {
    let mut refusals = Vec::with_capacity(moves.len());
    for mv in moves {
        match rules.check(state, mv) {
            Ok(()) => return Ok(mv),
            Err(why) => refusals.push((mv, why)),
        }
    }
    Err(refusals)
}

fn refused(best: Option<(Move, Illegal)>, from: PileId, to: PileId) -> Found {
    let (mv, why) = best.unwrap_or((Move::one(from, to), Illegal::SamePile));
    Found::Refused { mv, why }
}

/// The lowest of the cards that a move carries.
pub(crate) fn lowest(state: &State, mv: Move) -> Option<Card> {
    let Move::Transfer { from, count, .. } = mv else {
        return None;
    };
    let cards = state.pile(from);
    let index = cards.len().checked_sub(usize::from(count))?;
    cards.get(index).copied()
}
