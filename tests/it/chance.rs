//! Chance for the trials: a failure must happen again, so it comes from a seed.

/// Numbers that look random and are always the same (the generator `SplitMix64`).
pub(crate) struct Chance(u64);

impl Chance {
    /// Numbers that depend on the seed alone.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to `n - 1`.
    pub(crate) const fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (bits ^ bits >> 31) % n
    }

    /// One of these; `None` if there are none.
    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let n = u64::try_from(items.len()).ok().filter(|&n| n > 0)?;
        usize::try_from(self.below(n))
            .ok()
            .map(|index| items[index])
    }
}
