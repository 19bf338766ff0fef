//! The table of all states seen. A key is the state itself, packed, and not a hash of it: two states are never
//! taken for one, so that a search that ends without a win is a proof.
//!
//! An entry is 16 bytes: the key, and for each of up to three phases of the deck the least number of cards that
//! lay turned when this state was met (see `stock` for why less is better). The table starts small, for most
//! searches are short, and doubles where it lies as it fills.

/// How many bits a key may have.
pub(super) const KEY_BITS: u32 = 109;

/// How many bits the least number turned takes for each phase.
const PHASE_BITS: u32 = 6;

/// The number that stands for "this phase was never met".
const NEVER: u128 = 63;

/// Set in every entry, for an empty slot is zero.
const TAKEN: u128 = 1 << 127;

const KEY_MASK: u128 = (1 << KEY_BITS) - 1;

const FIRST_SLOTS: usize = 256;

const ENTRY_BYTES: usize = size_of::<u128>();

/// The phase of a state that is looked up.
#[derive(Debug, Clone, Copy)]
pub(super) struct Phase {
    /// Cards turned, modulo the packet.
    pub(super) class: u8,
    /// Cards turned.
    pub(super) turned: u8,
    /// Whether every other phase is at least as good.
    pub(super) weakest: bool,
}

/// All states seen.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<u128>,
    n_taken: usize,
    most_bytes: usize,
    peak_bytes: usize,
}

impl Table {
    /// An empty table, which takes no memory yet, and never more than so many bytes, those it needs while it grows
    /// included.
    pub(super) const fn new(most_bytes: usize) -> Self {
        Self {
            slots: Vec::new(),
            n_taken: 0,
            most_bytes,
            peak_bytes: 0,
        }
    }

    /// How many states are in the table.
    pub(super) const fn len(&self) -> u64 {
        self.n_taken as u64
    }

    /// The bytes it takes now.
    pub(super) const fn n_bytes(&self) -> usize {
        self.slots.len() * ENTRY_BYTES
    }

    /// The most bytes it has taken, and others with it.
    pub(super) const fn peak_bytes(&self) -> usize {
        self.peak_bytes
    }

    /// Whether so many other bytes may be taken beside it now.
    pub(super) fn allows(&mut self, other_bytes: usize) -> bool {
        let bytes = self.n_bytes() + other_bytes;
        let fits = bytes <= self.most_bytes;
        if fits {
            self.peak_bytes = self.peak_bytes.max(bytes);
        }
        fits
    }

    /// Gives the memory back; only the numbers stay.
    pub(super) fn forget(&mut self) {
        self.slots = Vec::new();
    }

    /// Lets it take at most so many bytes from now on.
    pub(super) const fn set_limit(&mut self, most_bytes: usize) {
        self.most_bytes = most_bytes;
    }

    /// Makes room for so many states more; false if there is none. `other_bytes` count with those of the table.
    pub(super) fn reserve(&mut self, n_more: usize, other_bytes: usize) -> bool {
        while (self.n_taken + n_more) * 8 > self.slots.len() * 5 {
            let n_slots = (self.slots.len() * 2).max(FIRST_SLOTS);
            let n_more_bytes = (n_slots - self.slots.len()) * ENTRY_BYTES;
            if !self.allows(n_more_bytes + other_bytes) {
                // The longer the chains, the slower: but far better than no verdict.
                return (self.n_taken + n_more) * 16 < self.slots.len() * 15;
            }
            self.grow(n_slots);
        }
        true
    }

    /// Doubles the slots, and carries each entry to its new place.
    ///
    /// The home of an entry in twice as many slots is twice the old one, or one more. So when the entries are carried
    /// from the last to the first, the new home of each lies among the slots that are done already, where no entry will
    /// be taken away any more. Only a few near the beginning have theirs among those still to come, and a few find no free
    /// slot up to the end and would come round to the beginning; these wait until all others have been carried.
    fn grow(&mut self, n_slots: usize) {
        let n_old = self.slots.len();
        self.slots.resize(n_slots, 0);
        let mut waiting = Vec::new();
        for from in (0..n_old).rev() {
            let entry = std::mem::take(&mut self.slots[from]);
            if entry == 0 {
                continue;
            }
            let home = self.home(entry & KEY_MASK);
            let free = self.slots[home..].iter().position(|&slot| slot == 0);
            match free {
                Some(n) if home >= from => self.slots[home + n] = entry,
                _ => waiting.push(entry),
            }
        }
        for entry in waiting {
            self.put(entry, self.home(entry & KEY_MASK));
        }
    }

    /// Puts an entry into the first free slot from this one on.
    fn put(&mut self, entry: u128, mut at: usize) {
        while self.slots[at] != 0 {
            at = (at + 1) & (self.slots.len() - 1);
        }
        self.slots[at] = entry;
    }

    /// The slot at which the search for a key begins.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "both halves of the key are taken, and the number of a slot is below that of the slots"
    )]
    pub(super) fn home(&self, key: u128) -> usize {
        const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
        const MIX_AGAIN: u64 = 0xD6E8_FEB8_6659_FD93;
        let (low, high) = (key as u64, (key >> 64) as u64);
        let mixed = (low ^ high.wrapping_mul(MIX)).wrapping_mul(MIX_AGAIN);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(MIX_AGAIN);
        // A table has a power of two of slots, at least 256.
        (mixed >> (64 - self.slots.len().trailing_zeros())) as usize
    }

    /// What lies in a slot. Reading several slots before the first is needed lets their memory arrive together.
    pub(super) fn peek(&self, slot: usize) -> u128 {
        self.slots[slot]
    }

    /// Enters a state whose search begins at `at`; false if it, or one that is at least as good, is there already.
    pub(super) fn enter(&mut self, mut at: usize, key: u128, phase: Phase) -> bool {
        let shift = KEY_BITS + PHASE_BITS * u32::from(phase.class);
        let turned = u128::from(phase.turned) << shift;
        let class_mask = NEVER << shift;
        loop {
            let entry = self.slots[at];
            if entry == 0 {
                let never = (NEVER | NEVER << PHASE_BITS | NEVER << (2 * PHASE_BITS)) << KEY_BITS;
                self.slots[at] = TAKEN | never & !class_mask | turned | key;
                self.n_taken += 1;
                return true;
            }
            if entry & KEY_MASK == key {
                if phase.weakest || entry & class_mask <= turned {
                    return false;
                }
                self.slots[at] = entry & !class_mask | turned;
                return true;
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enter(table: &mut Table, key: u128, class: u8, turned: u8, weakest: bool) -> bool {
        assert!(table.reserve(1, 0));
        let phase = Phase {
            class,
            turned,
            weakest,
        };
        table.enter(table.home(key), key, phase)
    }

    #[test]
    fn a_state_is_new_once_for_each_phase_and_again_if_less_is_turned() {
        let mut table = Table::new(1 << 20);
        let key = 0x1234_5678_9ABC_DEF0_1234_5678;
        assert!(enter(&mut table, key, 1, 7, false));
        assert!(!enter(&mut table, key, 1, 7, false));
        assert!(!enter(&mut table, key, 1, 10, false));
        assert!(enter(&mut table, key, 1, 4, false));
        assert!(!enter(&mut table, key, 1, 7, false));
        assert!(enter(&mut table, key, 2, 8, false));
        assert!(!enter(&mut table, key, 0, 0, true));
        assert!(enter(&mut table, key ^ 1, 0, 0, true));
        assert_eq!(table.len(), 2);
    }

    /// Keys that crowd at the beginning and at the end of the slots are found again after each growth.
    #[test]
    fn crowded_entries_are_carried_along() {
        let mut table = Table::new(1 << 24);
        let mut keys = Vec::new();
        let mut key = 0_u128;
        for n_slots in [256, 512, 1_024, 2_048, 4_096] {
            // As many as come without growing, all with homes in a few slots at both ends.
            while (keys.len() + 1) * 8 <= n_slots * 5 {
                assert!(table.reserve(1, 0));
                key += 1;
                let home = table.home(key);
                if home < 3 || home + 3 > table.slots.len() {
                    assert!(enter(&mut table, key, 0, 0, false));
                    keys.push(key);
                }
            }
            assert!(table.reserve(1, 0));
            for &key in &keys {
                assert!(!enter(&mut table, key, 0, 0, false), "{key} of {n_slots}");
            }
        }
    }

    #[test]
    fn nothing_is_forgotten_while_the_table_grows_and_it_keeps_to_its_bytes() {
        let limit = 1 << 18;
        let mut table = Table::new(limit);
        let key = |n: u128| n.wrapping_mul(0x9E37_79B9_7F4A_7C15) & KEY_MASK;
        let mut n = 0;
        while table.reserve(1, 0) {
            assert!(enter(&mut table, key(n), 0, 0, false));
            n += 1;
        }
        assert!(table.peak_bytes() <= limit);
        assert!(n > 5_000);
        for key in (0..n).map(key) {
            let phase = Phase {
                class: 0,
                turned: 0,
                weakest: false,
            };
            assert!(!table.enter(table.home(key), key, phase));
        }
    }
}
