//! How many positions a second random play goes through: all legal moves listed, one of them made.
//!
//! `cargo bench -p canfield-core`; the figure is the items a second.

use canfield_core::number::DealNumber;
use canfield_core::rules::Rules;
use canfield_core::variants;

fn main() {
    divan::main();
}

const N_POSITIONS: usize = 10_000;
/// Long enough to come to late positions, short enough not to turn the stock for ever.
const MOVES_A_GAME: usize = 200;

#[divan::bench(args = ["canfield", "double-canfield", "gate"])]
fn positions(bencher: divan::Bencher<'_, '_>, id: &str) {
    let Ok(variant) = variants::find(id) else {
        return;
    };
    bencher
        .counter(divan::counter::ItemsCount::new(N_POSITIONS))
        .bench(|| play(&variant.rules));
}

/// Plays random games until so many positions were seen; gives the cards brought home, so that nothing is left out.
fn play(rules: &Rules) -> usize {
    let mut random = 1_u64;
    let mut n_positions = 0;
    let mut n_home = 0;
    for number in (1..).filter_map(DealNumber::new) {
        let mut state = rules.deal_number(number);
        for _ in 0..MOVES_A_GAME {
            let moves = rules.legal_moves(&state);
            if moves.is_empty() {
                break;
            }
            // Knuth's multiplier; the high bits are the random ones.
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let chosen = moves[(random >> 33) as usize % moves.len()];
            if rules.apply(&mut state, chosen).is_err() {
                break;
            }
            n_positions += 1;
            if n_positions == N_POSITIONS {
                return n_home;
            }
        }
        n_home += state.n_on_foundations();
    }
    n_home
}
