//! The arithmetic of a survey: how many deals of each kind, how sure a share is, and how effort is spread.

use canfield_solver::share;
use serde::{Deserialize, Serialize};

use crate::solving::Known;

/// How many deals have which verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub(crate) solved: u64,
    pub(crate) unsolvable: u64,
    pub(crate) unknown: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, known: Known) {
        match known {
            Known::Solved => self.solved += 1,
            Known::Unsolvable => self.unsolvable += 1,
            Known::Unknown => self.unknown += 1,
        }
    }

    pub(crate) fn n_deals(&self) -> u64 {
        self.solved + self.unsolvable + self.unknown
    }

    /// The share that can be won if none of the unknown deals can.
    pub(crate) fn share_if_lost(&self) -> Share {
        Share::of(self.solved, self.n_deals())
    }

    /// The share that can be won if all of the unknown deals can.
    pub(crate) fn share_if_won(&self) -> Share {
        Share::of(self.solved + self.unknown, self.n_deals())
    }
}

/// The part of a sample that is of one kind, with the interval in which that of all deals lies with a confidence
/// of 95 %.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub(crate) struct Share {
    pub(crate) part: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Share {
    /// The share of `n_hits` in `n`. Nothing is known of it where `n` is 0.
    pub(crate) fn of(n_hits: u64, n: u64) -> Self {
        let (low, high) = share::interval(n_hits, n);
        let part = if n == 0 { 0.0 } else { real(n_hits) / real(n) };
        Self { part, low, high }
    }
}

/// How values are spread.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub(crate) struct Spread {
    pub(crate) median: f64,
    pub(crate) mean: f64,
    pub(crate) p90: f64,
    pub(crate) p99: f64,
    pub(crate) max: f64,
}

impl Spread {
    /// The spread of these values; of none, all zeros.
    ///
    /// A percentile is the least value that is not below so many per cent of them (nearest rank), so it is always
    /// one of the values.
    pub(crate) fn of(mut values: Vec<f64>) -> Self {
        values.sort_by(f64::total_cmp);
        let Some(&max) = values.last() else {
            return Self::default();
        };
        let n = values.len();
        let percentile = |percent: usize| values[(n * percent).div_ceil(100).max(1) - 1];
        Self {
            median: percentile(50),
            mean: values.iter().sum::<f64>() / real(n as u64),
            p90: percentile(90),
            p99: percentile(99),
            max,
        }
    }
}

/// A count as a number to calculate with.
#[expect(
    clippy::cast_precision_loss,
    reason = "counts below 2^53 are exact, and no survey lives to see more"
)]
pub(crate) fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_deals_are_counted_both_ways() {
        let mut tally = Tally::default();
        let verdicts = [
            (Known::Solved, 6),
            (Known::Unsolvable, 3),
            (Known::Unknown, 1),
        ];
        for (known, n) in verdicts {
            (0..n).for_each(|_| tally.add(known));
        }
        assert_eq!(tally.n_deals(), 10);
        assert_eq!(tally.share_if_lost(), Share::of(6, 10));
        assert_eq!(tally.share_if_won(), Share::of(7, 10));
    }

    #[track_caller]
    fn check_spread(values: impl IntoIterator<Item = u32>, expect: [f64; 5]) {
        let [median, mean, p90, p99, max] = expect;
        let expect = Spread {
            median,
            mean,
            p90,
            p99,
            max,
        };
        let found = Spread::of(values.into_iter().map(f64::from).collect());
        assert_eq!(found, expect);
    }

    #[test]
    fn percentiles_are_by_nearest_rank() {
        check_spread((1..=100).rev(), [50.0, 50.5, 90.0, 99.0, 100.0]);
        check_spread(1..=1000, [500.0, 500.5, 900.0, 990.0, 1000.0]);
        check_spread([15, 20, 35, 40, 50], [35.0, 32.0, 50.0, 50.0, 50.0]);
        check_spread([7], [7.0; 5]);
        check_spread([], [0.0; 5]);
    }
}
