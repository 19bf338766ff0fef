//! How many cards can be brought home in one world, for positions that were won in none.

use std::collections::BTreeSet;

use canfield_core::rules::Rules;
use canfield_core::state::State;

use super::plan::is_same;

/// The most cards on the foundations that a short search comes to, and the states it generated.
///
/// It always goes on from the table with most cards home, the first found of equals.
pub(super) fn most_home(rules: &Rules, start: &State, max_states: u64) -> (usize, u64) {
    let mut tables = vec![start.clone()];
    let mut open = BTreeSet::from([(0, 0)]);
    let mut most = start.n_on_foundations();
    let n_cards = start.n_cards();
    let mut n_generated = 0;
    while let Some((_, at)) = open.pop_first() {
        for mv in rules.legal_moves(&tables[at]) {
            let mut next = tables[at].clone();
            n_generated += 1;
            if rules.apply(&mut next, mv).is_err()
                || tables.iter().any(|old| is_same(rules, old, &next))
            {
                continue;
            }
            let n_home = next.n_on_foundations();
            most = most.max(n_home);
            open.insert((n_cards - n_home, tables.len()));
            tables.push(next);
        }
        if n_generated >= max_states {
            break;
        }
    }
    (most, n_generated)
}
