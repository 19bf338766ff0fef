//! What a step did, said in messages.

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::play::Consequence;
use canfield_core::rules::Rules;
use canfield_core::state::State;

use crate::message::Message;
use crate::typed;

/// So many moves that the game makes for the player are told one by one; of more only the number is told.
const MAX_TOLD: usize = 2;

/// What the moves of a step did, in the order in which it happened. The first is the player's.
pub(crate) fn played(rules: &Rules, before: &State, moves: &[Move]) -> Vec<Message> {
    let mut messages = Vec::new();
    let mut state = before.clone();
    for (n, &mv) in moves.iter().enumerate() {
        let last = state.clone();
        // What stands in a history was made once, so it can be made again.
        let Ok(consequences) = rules.apply(&mut state, mv) else {
            break;
        };
        if n == 0 || moves.len().saturating_sub(1) <= MAX_TOLD {
            messages.extend(made(rules, &last, &state, mv, &consequences));
        }
    }
    if moves.len().saturating_sub(1) > MAX_TOLD {
        let n_cards = state
            .n_on_foundations()
            .saturating_sub(before.n_on_foundations());
        messages.push(Message::WentHome { n_cards });
    }
    messages
}

/// What a move did.
fn made(
    rules: &Rules,
    before: &State,
    after: &State,
    mv: Move,
    consequences: &[Consequence],
) -> Vec<Message> {
    let mut messages = Vec::new();
    match mv {
        Move::Draw => messages.extend(after.top(PileId::Waste).map(|card| {
            let n_cards = after
                .len(PileId::Waste)
                .saturating_sub(before.len(PileId::Waste));
            Message::Drawn {
                card,
                n_cards: u8::try_from(n_cards).unwrap_or(u8::MAX),
                n_left: after.len(PileId::Stock),
            }
        })),
        Move::Redeal => messages.push(Message::Redealt {
            n_cards: after.len(PileId::Stock),
            redeals_left: rules.redeals_left(after.redeals_used()),
        }),
        Move::Transfer { to, count, .. } => {
            messages.extend(typed::lowest(before, mv).map(|card| Message::Carried {
                card,
                n_cards: count,
                to,
            }));
            if before.base().is_none() {
                messages.extend(after.base().map(|base| Message::BaseChosen { base }));
            }
        }
    }
    messages.extend(
        consequences
            .iter()
            .filter_map(|&consequence| match consequence {
                Consequence::Filled { from, to } => {
                    let card = after.top(to)?;
                    Some(Message::Filled { card, from, to })
                }
                Consequence::SentHome { to, .. } => {
                    let card = after.top(to)?;
                    Some(Message::Carried {
                        card,
                        n_cards: 1,
                        to,
                    })
                }
                Consequence::Dealt { count } => Some(Message::Drawn {
                    card: after.top(PileId::Waste)?,
                    n_cards: count,
                    n_left: after.len(PileId::Stock),
                }),
                Consequence::TurnedUp { pile } => {
                    let card = after.top(pile)?;
                    Some(Message::TurnedUp { card, pile })
                }
            }),
    );
    messages
}

/// What taking back a move did, where `state` is the position that it led back to.
pub(crate) fn taken_back(state: &State, mv: Move) -> Message {
    match (mv, typed::lowest(state, mv)) {
        (Move::Transfer { from, count, .. }, Some(card)) => Message::TakenBack {
            card,
            n_cards: count,
            to: from,
        },
        (Move::Redeal, _) => Message::RedealTakenBack,
        _ => Message::DrawTakenBack,
    }
}
