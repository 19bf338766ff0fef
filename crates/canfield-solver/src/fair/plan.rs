//! The plans among which advice chooses.

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::rules::{FoundationSets, Rules};
use canfield_core::state::State;

use super::view::View;

/// Moves up to the next one that decides something: a card that is played, after the stock was turned to it if it lies
/// there and is known, or the turn that shows a card which was not seen before.
///
/// That turning through known cards is no decision of its own keeps the advice from turning the stock for ever: in
/// every world it would be good to turn on, each time for another card.
pub(super) type Plan = Vec<Move>;

/// Whether the plan shows cards of the stock that were not seen, and plays none.
pub(super) fn is_look(plan: &Plan) -> bool {
    matches!(plan.last(), Some(Move::Draw | Move::Redeal))
}

/// Whether the plan plays a card of the reserve.
pub(super) fn plays_reserve(plan: &Plan) -> bool {
    matches!(
        plan[..],
        [Move::Transfer {
            from: PileId::Reserve(_),
            ..
        }]
    )
}

/// All plans that can matter for winning, in the order in which a good player looks for them, which decides among
/// equals.
///
/// Any completion of the view may be given: it is looked at only where it is the same in all of them.
pub(super) fn plans(view: &View, world: &State) -> Vec<Plan> {
    let rules = view.rules();
    let mut found: Vec<(Worth, Plan)> = Vec::new();
    for mv in plays(rules, world) {
        found.push((worth(world, mv), vec![mv]));
    }
    let mut n_known = n_known_on_stock(view);
    let mut table = world.clone();
    let mut tables = vec![world.clone()];
    let mut turns = Vec::new();
    while let Some(mv) = [Move::Draw, Move::Redeal]
        .into_iter()
        .find(|&mv| rules.check(&table, mv).is_ok())
    {
        let n_home = table.n_on_foundations();
        let n_stock = table.len(PileId::Stock);
        if rules.apply(&mut table, mv).is_err() {
            break;
        }
        turns.push(mv);
        // A redeal makes the cards of the waste known, which all lie face up there.
        let n_left = table.len(PileId::Stock);
        let shows_unseen = match mv {
            Move::Draw => n_stock - n_left > n_known,
            _ => false,
        };
        if shows_unseen || table.n_on_foundations() > n_home {
            let look = if rules.knobs().redeals.is_none() {
                Worth::LookAgain
            } else {
                Worth::LookOnce
            };
            found.push((look, turns));
            break;
        }
        n_known = match mv {
            Move::Draw => n_known - (n_stock - n_left),
            _ => n_left,
        };
        if tables.iter().any(|old| is_same(rules, old, &table)) {
            break;
        }
        for mv in plays(rules, &table) {
            if matches!(
                mv,
                Move::Transfer {
                    from: PileId::Waste,
                    ..
                }
            ) {
                let mut plan = turns.clone();
                plan.push(mv);
                found.push((worth(&table, mv), plan));
            }
        }
        tables.push(table.clone());
    }
    found.sort_by_key(|(worth, _)| *worth);
    let mut results: Vec<State> = Vec::new();
    found
        .into_iter()
        .map(|(_, plan)| plan)
        .filter(|plan| {
            let Some(result) = result(rules, world, plan) else {
                return false;
            };
            let is_new = !results.iter().any(|old| is_same(rules, old, &result));
            results.push(result);
            is_new
        })
        .collect()
}

/// The table after a plan; `None` if it is not legal.
pub(super) fn result(rules: &Rules, world: &State, plan: &[Move]) -> Option<State> {
    let mut state = world.clone();
    plan.iter()
        .all(|&mv| rules.apply(&mut state, mv).is_ok())
        .then_some(state)
}

/// How many cards from the top of the stock down are known.
fn n_known_on_stock(view: &View) -> usize {
    let n = view.len(PileId::Stock);
    (0..n)
        .rev()
        .take_while(|&index| view.card(PileId::Stock, index).is_some())
        .count()
}

/// Whether the stock can be turned on and all the way round to the same table, so that looking on costs nothing.
///
/// That is so where there is no limit to it and the packets are the same each time: a waste of whole packets comes back
/// as it is. Looking first is then never worse than playing first.
pub(super) fn looking_is_free(view: &View) -> bool {
    let knobs = view.rules().knobs();
    let is_endless = knobs.redeals.is_none() && knobs.per_deal.len() == 1 && !knobs.base_auto;
    is_endless
        && view
            .len(PileId::Waste)
            .is_multiple_of(usize::from(knobs.per_deal[0]))
}

/// The legal moves of cards, without those that only give a pile another place and without all but one of those that
/// lead to the same table but for the names of its piles.
fn plays(rules: &Rules, state: &State) -> Vec<Move> {
    let mut kept: Vec<Move> = Vec::new();
    for mv in rules.legal_moves(state) {
        let Move::Transfer { from, to, count } = mv else {
            continue;
        };
        let is_renaming = matches!((from, to), (PileId::Tableau(_), PileId::Tableau(_)))
            && state.is_empty(to)
            && usize::from(count) == state.len(from)
            && result(rules, state, &[mv]).is_some_and(|next| next.is_empty(from));
        let is_double = kept.iter().any(|&other| match other {
            Move::Transfer {
                from: other_from,
                to: other_to,
                count: other_count,
            } => {
                (from, count) == (other_from, other_count)
                    && state.is_empty(to)
                    && state.is_empty(other_to)
                    && same_kind(rules, to, other_to)
            }
            _ => false,
        });
        if !is_renaming && !is_double {
            kept.push(mv);
        }
    }
    kept
}

/// Whether two empty piles take the same cards.
fn same_kind(rules: &Rules, one: PileId, other: PileId) -> bool {
    match (one, other) {
        (PileId::Tableau(_), PileId::Tableau(_)) => true,
        // Foundations are opened and built by their numbers.
        (PileId::Foundation(one), PileId::Foundation(other)) => {
            one > 0
                && other > 0
                && rules.foundation_suit(one) == rules.foundation_suit(other)
                && rules.knobs().foundation_sets == FoundationSets::Up
        }
        _ => false,
    }
}

/// Whether two tables are the same, or differ only in how many redeals are left. Cards of different decks are the same.
pub(super) fn is_same(rules: &Rules, one: &State, other: &State) -> bool {
    let last_round = rules.knobs().per_deal.len() - 1;
    let round = |state: &State| usize::from(state.redeals_used()).min(last_round);
    one.base() == other.base()
        && round(one) == round(other)
        && rules
            .piles()
            .all(|pile| kinds(one, pile).eq(kinds(other, pile)))
}

fn kinds(state: &State, pile: PileId) -> impl Iterator<Item = (u8, bool)> {
    let cards = state.pile(pile).iter().enumerate();
    cards.map(move |(index, card)| (card.index() % 52, state.is_face_down(pile, index)))
}

/// What a plan does, in the order in which a good player looks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    /// A card of the reserve goes home.
    ReserveHome,
    /// A card of the tableau goes home.
    TableauHome,
    /// A card of the reserve is built on, or fills a space.
    ReservePlayed,
    /// A whole pile goes onto another and leaves a space.
    PileJoined,
    /// Cards that were not seen before are turned up, where the stock comes round as often as one likes. It comes before
    /// all that uses the waste up: solved worlds say nothing of what there is to be learned.
    LookAgain,
    /// A card of the waste goes home.
    WasteHome,
    /// A card of the waste is built on, or fills a space.
    WastePlayed,
    /// A part of a pile moves.
    PartMoved,
    /// A card comes back from a foundation.
    CardFetched,
    /// Cards that were not seen before are turned up, where the stock does not come round for ever.
    LookOnce,
}

fn worth(state: &State, mv: Move) -> Worth {
    let Move::Transfer { from, to, count } = mv else {
        return Worth::LookOnce;
    };
    match (from, to) {
        (PileId::Reserve(_), PileId::Foundation(_)) => Worth::ReserveHome,
        (PileId::Reserve(_), _) => Worth::ReservePlayed,
        (PileId::Waste | PileId::Stock, PileId::Foundation(_)) => Worth::WasteHome,
        (PileId::Waste | PileId::Stock, _) => Worth::WastePlayed,
        (PileId::Tableau(_), PileId::Foundation(_)) => Worth::TableauHome,
        (PileId::Tableau(_), _) if usize::from(count) == state.len(from) && !state.is_empty(to) => {
            Worth::PileJoined
        }
        (PileId::Tableau(_), _) => Worth::PartMoved,
        (PileId::Foundation(_), _) => Worth::CardFetched,
    }
}
