//! The numbers of new deals, and the ids of copies.

use canfield_core::number::DealNumber;

use crate::origin::Origin;

/// A generator of deal numbers: the same start, the same numbers. A front end brings the start in, for nothing
/// here is random.
///
/// It is `SplitMix64` by Steele, Lea and Flood: every 64 bits make a good start for it, and it needs three lines.
#[derive(Debug, Clone)]
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) const fn new(entropy: u64) -> Self {
        Self(entropy)
    }

    pub(crate) const fn draw(&mut self) -> DealNumber {
        DealNumber::from_random(self.bits())
    }

    pub(crate) const fn draw_origin(&mut self) -> Origin {
        Origin::from_random(self.bits())
    }

    const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }
}
