//! Sets of cards as bits, and the arithmetic of what may lie on what.
//!
//! Ranks are counted from the base of the foundations, so that the base card has rank 0. A card is the number
//! `4 * rank + suit`; suits are in core's order, so bit 1 of a card is its colour and bit 0 tells it from its
//! *twin*, the other card of the same rank and colour. The two twins make a *level*, named by its lower bit: in
//! alternate colours it is the level of a card that decides where it may lie, and never the card. The level above
//! (rank, colour) is (rank + 1, other colour), which is a shift of the bits by 6 or by 2, for all levels at once.

/// A set of cards, one bit each.
pub(super) type Cards = u64;

/// The lower bit of every level.
const LOW: u64 = 0x5555_5555_5555_5555;
/// The lower bit of every black level.
const BLACK: u64 = 0x1111_1111_1111_1111;
/// The lower bit of every red level.
const RED: u64 = 0x4444_4444_4444_4444;

/// The set of this card alone.
pub(super) const fn bit(card: u8) -> Cards {
    1 << card
}

/// The rank of a card, counted from the base.
pub(super) const fn rank(card: u8) -> u8 {
    card >> 2
}

/// The suit of a card, which is also the number of its foundation.
pub(super) const fn suit(card: u8) -> usize {
    (card & 3) as usize
}

/// The other card of the same level.
pub(super) const fn twin(card: u8) -> u8 {
    card ^ 1
}

/// The levels of which at least one card is in the set.
pub(super) const fn with_any(cards: Cards) -> u64 {
    (cards | cards >> 1) & LOW
}

/// The levels of which both cards are in the set.
pub(super) const fn with_both(cards: Cards) -> u64 {
    cards & cards >> 1 & LOW
}

/// Both cards of each of these levels.
pub(super) const fn both(levels: u64) -> Cards {
    levels | levels << 1
}

/// How many cards are in a set.
#[expect(clippy::cast_possible_truncation, reason = "a set has 64 bits")]
pub(super) const fn count(cards: Cards) -> u8 {
    cards.count_ones() as u8
}

/// The lowest card of a set that has one.
#[expect(clippy::cast_possible_truncation, reason = "a set has 64 bits")]
pub(super) const fn lowest(cards: Cards) -> u8 {
    cards.trailing_zeros() as u8
}

/// The lowest card of a set, which is taken out of it.
pub(super) const fn pop(cards: &mut Cards) -> Option<u8> {
    if *cards == 0 {
        return None;
    }
    let card = lowest(*cards);
    *cards &= *cards - 1;
    Some(card)
}

/// Which card may lie on which.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ladder {
    n_bits: u32,
    /// All cards of a deck with so many ranks.
    pub(super) all: Cards,
    /// The cards that may lie on another one at all.
    pub(super) can_lie: Cards,
    /// The number of levels that lead from a level back to itself, where nothing cuts the circle.
    pub(super) circle: Option<u32>,
}

impl Ladder {
    /// The ladder of a deck with so many ranks; `cut` is the rank that lies on nothing, if there is one.
    pub(super) fn new(ranks: u8, cut: Option<u8>) -> Self {
        let n_bits = 4 * u32::from(ranks);
        let all = (1 << n_bits) - 1;
        Self {
            n_bits,
            all,
            can_lie: cut.map_or(all, |cut| all & !(0b1111 << (4 * cut))),
            // Each step changes the colour: with an odd number of ranks it takes two rounds to come back to it.
            circle: cut
                .is_none()
                .then_some(u32::from(ranks) * (1 + u32::from(ranks % 2))),
        }
    }

    /// The levels on which cards of these levels lie.
    pub(super) const fn above(&self, levels: u64) -> u64 {
        let up = (levels & BLACK) << 6 | (levels & RED) << 2;
        (up | up >> self.n_bits) & self.all
    }

    /// The levels whose cards lie on these levels, where they may lie on anything.
    pub(super) const fn below(&self, levels: u64) -> u64 {
        let lifted = levels | levels << self.n_bits;
        ((lifted & RED) >> 6 | (lifted & BLACK) >> 2) & self.all
    }

    /// The cards that may be laid on one of these.
    pub(super) const fn takers(&self, exposed: Cards) -> Cards {
        both(self.below(with_any(exposed))) & self.can_lie
    }

    /// The cards on which this one may be laid.
    pub(super) const fn hosts(&self, card: u8) -> Cards {
        both(self.above(with_any(bit(card) & self.can_lie)))
    }

    /// The levels with a card that has nothing on it, and the levels where that is true of both, if `tableau` are
    /// all cards there and `lying` those that lie on another card.
    ///
    /// Each lying card covers one card of the level above it, so a level has as many cards free as it has in the
    /// tableau, less those that lie on it; which of the twins they lie on makes no difference to the number.
    pub(super) const fn exposed_levels(&self, tableau: Cards, lying: Cards) -> (u64, u64) {
        let one_covered = self.above(with_any(lying));
        let both_covered = self.above(with_both(lying));
        let (any, all) = (with_any(tableau), with_both(tableau));
        (any & !one_covered | all & !both_covered, all & !one_covered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn above_and_below_agree_with_the_rule_for_every_card_of_every_deck() {
        for ranks in 3..=13_u8 {
            for cut in (0..ranks).map(Some).chain([None]) {
                let ladder = Ladder::new(ranks, cut);
                for upper in 0..4 * ranks {
                    let mut hosts = 0;
                    for lower in 0..4 * ranks {
                        let fits = rank(lower) == (rank(upper) + 1) % ranks
                            && (upper ^ lower) & 2 != 0
                            && Some(rank(upper)) != cut;
                        hosts |= u64::from(fits) << lower;
                        let takes = ladder.takers(bit(lower)) & bit(upper) != 0;
                        assert_eq!(takes, fits, "{upper} on {lower} of {ranks} cut at {cut:?}");
                    }
                    assert_eq!(ladder.hosts(upper), hosts);
                }
            }
        }
    }

    #[test]
    fn the_circle_leads_back_to_the_same_level_and_not_before() {
        for ranks in 3..=13 {
            let ladder = Ladder::new(ranks, None);
            let mut level = ladder.above(1);
            let mut n = 1;
            while level != 1 {
                level = ladder.above(level);
                n += 1;
            }
            assert_eq!(ladder.circle, Some(n));
        }
    }
}
