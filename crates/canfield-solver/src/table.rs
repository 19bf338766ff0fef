//! The table of the states that a search has seen, bounded in bytes.
//!
//! A key is the whole state, packed into as few bytes as its rules allow, and two keys are equal only if all their
//! bytes are. A hash says where to look and nothing else, so no two states are ever taken for one another, and a
//! search that ends without a win is a proof.
//!
//! The keys lie one behind the other in chunks; a slot holds the place of a key and a few bits of its hash, which
//! spare nearly every look at a key that is another one. Beside its key an entry may hold a rank: of two states
//! that differ in nothing but how far the stock has been dealt, the one with the lower rank can do all that the
//! other one can.

/// The most bytes of a key.
pub(crate) const MAX_KEY_BYTES: usize = 255;

/// Bytes of a chunk of keys. An entry never lies across two chunks.
const CHUNK_BYTES: usize = 1 << 16;

/// The first chunk grows from this, since most searches are short.
const FIRST_CHUNK_BYTES: usize = 1 << 10;

const FIRST_SLOTS: usize = 1 << 7;

/// The bits of a slot that say where its entry lies; the others are bits of the hash. A slot of 0 is free.
const PLACE_BITS: u32 = 40;

/// What the table knew of a state before it was put in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// Nothing.
    New,
    /// The state with a higher rank.
    Worse,
    /// The state with this rank or a lower one.
    Known,
}

/// There is no room for one more state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Full;

/// A set of states with their ranks.
#[derive(Debug)]
pub(crate) struct Table {
    slots: Vec<u64>,
    chunks: Vec<Vec<u8>>,
    len: usize,
    limit_bytes: usize,
    peak_bytes: usize,
    has_ranks: bool,
}

impl Table {
    /// An empty table that takes at most so many bytes. Without ranks an entry is two bytes shorter, and every
    /// rank must be 0.
    pub(crate) fn new(limit_bytes: usize, has_ranks: bool) -> Self {
        let mut table = Self {
            slots: vec![0; FIRST_SLOTS],
            chunks: vec![Vec::with_capacity(FIRST_CHUNK_BYTES)],
            len: 0,
            limit_bytes,
            peak_bytes: 0,
            has_ranks,
        };
        table.peak_bytes = table.n_bytes();
        table
    }

    /// How many states it holds.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// The bytes it takes now.
    pub(crate) fn n_bytes(&self) -> usize {
        let full_chunks = (self.chunks.len() - 1) * CHUNK_BYTES;
        let last = self.chunks.last().map_or(0, Vec::capacity);
        size_of_val(self.slots.as_slice()) + full_chunks + last
    }

    /// The most bytes it has taken since this was asked last.
    pub(crate) fn take_peak_bytes(&mut self) -> usize {
        let now = self.n_bytes();
        std::mem::replace(&mut self.peak_bytes, now)
    }

    /// Lets it take at most so many bytes from now on.
    pub(crate) const fn set_limit_bytes(&mut self, limit_bytes: usize) {
        self.limit_bytes = limit_bytes;
    }

    /// Puts a state in, and tells what was known of it.
    pub(crate) fn insert(&mut self, key: &[u8], rank: u16) -> Result<Seen, Full> {
        debug_assert!(self.has_ranks || rank == 0);
        let hash = hash(key);
        let mut at = self.first_slot(hash);
        while self.slots[at] != 0 {
            if self.slots[at] >> PLACE_BITS == hash >> PLACE_BITS
                && let Some(seen) = self.compare(self.slots[at], key, rank)
            {
                return Ok(seen);
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
        if self.wants_more_slots() && self.grow() {
            at = self.first_slot(hash);
            while self.slots[at] != 0 {
                at = (at + 1) & (self.slots.len() - 1);
            }
        }
        // At least one slot in sixteen stays free, so that looking for a key ends.
        if self.len + 1 > self.slots.len() - self.slots.len() / 16 {
            return Err(Full);
        }
        let place = self.store(key, rank)?;
        self.slots[at] = hash >> PLACE_BITS << PLACE_BITS | place;
        self.len += 1;
        self.peak_bytes = self.peak_bytes.max(self.n_bytes());
        Ok(Seen::New)
    }

    /// Compares a key with the one of a slot; `None` if it is another one.
    fn compare(&mut self, slot: u64, key: &[u8], rank: u16) -> Option<Seen> {
        let (chunk, at) = place(slot);
        let entry = &mut self.chunks[chunk][at..];
        let head = Self::head_bytes(self.has_ranks);
        if usize::from(entry[0]) != key.len() || &entry[head..head + key.len()] != key {
            return None;
        }
        if !self.has_ranks {
            return Some(Seen::Known);
        }
        if u16::from_le_bytes([entry[1], entry[2]]) <= rank {
            return Some(Seen::Known);
        }
        entry[1..3].copy_from_slice(&rank.to_le_bytes());
        Some(Seen::Worse)
    }

    /// Writes an entry behind the last one. Its place, plus one, fits into a slot.
    fn store(&mut self, key: &[u8], rank: u16) -> Result<u64, Full> {
        let n_bytes = Self::head_bytes(self.has_ranks) + key.len();
        let is_first = self.chunks.len() == 1;
        let last = self.chunks.last().map_or(0, Vec::len);
        if last + n_bytes > CHUNK_BYTES {
            if self.n_bytes() + CHUNK_BYTES > self.limit_bytes {
                return Err(Full);
            }
            self.chunks.push(Vec::with_capacity(CHUNK_BYTES));
        } else if is_first && last + n_bytes > self.chunks[0].capacity() {
            let more = self.chunks[0].capacity().min(CHUNK_BYTES - last);
            if self.n_bytes() + more > self.limit_bytes {
                return Err(Full);
            }
            self.chunks[0].reserve_exact(more);
        }
        let n_chunks = self.chunks.len();
        let chunk = &mut self.chunks[n_chunks - 1];
        let at = chunk.len();
        chunk.push(low_byte(key.len()));
        if self.has_ranks {
            chunk.extend_from_slice(&rank.to_le_bytes());
        }
        chunk.extend_from_slice(key);
        Ok(((n_chunks - 1) * CHUNK_BYTES + at + 1) as u64)
    }

    const fn head_bytes(has_ranks: bool) -> usize {
        if has_ranks { 3 } else { 1 }
    }

    fn wants_more_slots(&self) -> bool {
        (self.len + 1) * 4 > self.slots.len() * 3
    }

    /// Doubles the slots; false if there is no room for that, and the old ones must do.
    fn grow(&mut self) -> bool {
        let n_slots = self.slots.len() * 2;
        let bytes = self.n_bytes() + n_slots * size_of::<u64>();
        if bytes > self.limit_bytes {
            return false;
        }
        // For a moment both the old and the new slots are there.
        self.peak_bytes = self.peak_bytes.max(bytes);
        let old = std::mem::replace(&mut self.slots, vec![0; n_slots]);
        for slot in old.into_iter().filter(|&slot| slot != 0) {
            let mut at = self.first_slot(self.hash_at(slot));
            while self.slots[at] != 0 {
                at = (at + 1) & (n_slots - 1);
            }
            self.slots[at] = slot;
        }
        true
    }

    fn hash_at(&self, slot: u64) -> u64 {
        let (chunk, at) = place(slot);
        let entry = &self.chunks[chunk][at..];
        let head = Self::head_bytes(self.has_ranks);
        hash(&entry[head..head + usize::from(entry[0])])
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "only the low bits are asked for, as many as there are slots"
    )]
    fn first_slot(&self, hash: u64) -> usize {
        hash as usize & (self.slots.len() - 1)
    }
}

/// Chunk and offset of the entry of a slot.
#[expect(
    clippy::cast_possible_truncation,
    reason = "an entry that was stored lies within the memory, so its place is a usize"
)]
const fn place(slot: u64) -> (usize, usize) {
    let place = ((slot & ((1 << PLACE_BITS) - 1)) - 1) as usize;
    (place / CHUNK_BYTES, place % CHUNK_BYTES)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a key has at most MAX_KEY_BYTES bytes"
)]
fn low_byte(n_bytes: usize) -> u8 {
    debug_assert!(n_bytes <= MAX_KEY_BYTES);
    n_bytes as u8
}

/// Where to look for a key. Its low bits choose the slot and its high ones are kept there.
fn hash(key: &[u8]) -> u64 {
    // The fractional part of the golden ratio: odd, and without a pattern in its bits.
    const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |hash: u64, word: u64| {
        let hash = (hash ^ word).wrapping_mul(MULTIPLIER);
        hash ^ hash >> 32
    };
    let (words, rest) = key.as_chunks::<8>();
    let hash = words.iter().fold(key.len() as u64, |hash, word| {
        mix(hash, u64::from_le_bytes(*word))
    });
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    mix(mix(hash, u64::from_le_bytes(last)), 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(n: u32) -> Vec<u8> {
        // Lengths from 1 to 41 bytes, and many keys that begin alike.
        let mut key = vec![7; n as usize % 38];
        key.extend_from_slice(&n.to_le_bytes());
        key.truncate(key.len() - usize::from(n < 256) * 3);
        key
    }

    #[test]
    fn every_key_is_kept_and_told_from_all_others() {
        let mut table = Table::new(usize::MAX, false);
        for n in 0..50_000 {
            assert_eq!(table.insert(&key(n), 0), Ok(Seen::New), "{n}");
        }
        for n in 0..50_000 {
            assert_eq!(table.insert(&key(n), 0), Ok(Seen::Known), "{n}");
        }
        assert_eq!(table.len(), 50_000);
    }

    #[test]
    fn a_lower_rank_replaces_a_higher_one() {
        let mut table = Table::new(usize::MAX, true);
        assert_eq!(table.insert(b"state", 300), Ok(Seen::New));
        assert_eq!(table.insert(b"state", 300), Ok(Seen::Known));
        assert_eq!(table.insert(b"state", 299), Ok(Seen::Worse));
        assert_eq!(table.insert(b"state", 300), Ok(Seen::Known));
        assert_eq!(table.len(), 1);
    }

    #[test]
    fn it_never_takes_more_bytes_than_it_may() {
        for limit in [3_000, 20_000, 200_000, 1_000_000] {
            let mut table = Table::new(limit, true);
            let n = (0..100_000)
                .find(|&n| table.insert(&key(n), 0) == Err(Full))
                .unwrap();
            assert!(table.take_peak_bytes() <= limit, "{limit}");
            // What is in there is still known, and the rest is still refused.
            assert_eq!(table.insert(&key(n / 2), 0), Ok(Seen::Known));
            assert_eq!(table.insert(&key(n), 0), Err(Full));
            assert!(table.len() * 120 > limit, "{limit}: only {n} states");
        }
    }
}
