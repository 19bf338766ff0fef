//! How sure a share is that was found by a sample.

/// The normal deviate that leaves 2.5 % on either side.
const DEVIATE: f64 = 1.959_963_984_540_054;

/// Between which two shares that of all deals lies with a confidence of 95 %, if `n_hits` of `n` deals are hits.
///
/// The interval is Wilson's, which holds for few deals and for shares near 0 and 1 as well. Nothing is known where `n`
/// is 0, and the interval then reaches from 0 to 1.
#[must_use]
pub fn interval(n_hits: u64, n: u64) -> (f64, f64) {
    if n == 0 {
        return (0.0, 1.0);
    }
    let n = real(n);
    let part = real(n_hits) / n;
    let square = DEVIATE * DEVIATE;
    let middle = part + square / (2.0 * n);
    let reach = DEVIATE * (part * (1.0 - part) / n + square / (4.0 * n * n)).sqrt();
    let scale = 1.0 + square / n;
    (
        ((middle - reach) / scale).max(0.0),
        ((middle + reach) / scale).min(1.0),
    )
}

#[expect(
    clippy::cast_precision_loss,
    reason = "counts below 2^53 are exact, and no survey lives to see more"
)]
const fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17
    /// (1998), method 3.
    #[test]
    fn wilson_intervals_are_those_of_the_literature() {
        for (n_hits, n, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0000, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let found = interval(n_hits, n);
            assert!((found.0 - low).abs() < 5e-5, "{n_hits}/{n}: {found:?}");
            assert!((found.1 - high).abs() < 5e-5, "{n_hits}/{n}: {found:?}");
        }
    }

    #[test]
    fn a_share_is_never_outside_of_what_is_possible() {
        for n in 1..200 {
            let (none, all) = (interval(0, n), interval(n, n));
            assert!(none.0 >= 0.0 && none.0 < 1e-12, "{n}: {none:?}");
            assert!(all.1 <= 1.0 && all.1 > 1.0 - 1e-12, "{n}: {all:?}");
            assert!((none.1 - (1.0 - all.0)).abs() < 1e-12);
        }
        assert_eq!(format!("{:?}", interval(0, 0)), "(0.0, 1.0)");
    }
}
