//! The exact key of a board: all that matters about it, in few bits, and nothing else.
//!
//! Two boards get the same key only if one can be turned into the other by exchanging equal cards of different
//! decks, tableau piles, or foundations of a suit. No rule asks which of these is which: piles are named in the
//! rules only as the one from which or to which a card goes, so every legal move of the one board has its
//! counterpart on the other one, with the same exchange between the boards that result. Exempt are the pile
//! of the extra card, and the first foundation where others or spaces wait for it.
//!
//! The bits can be read back from the first to the last, since each part says by itself where it ends; therefore
//! different boards cannot have the same bits.

use canfield_core::card::Card;
use canfield_core::pile::PileId;
use canfield_core::rules::FoundationBuild;

use super::board::{Board, Spot, narrow};
use super::game::{FoundationCode, Game, N_KINDS, NONE, kind, suit};
use crate::table::MAX_KEY_BYTES;

/// Where no pile begins any more: a number that is no kind, of as many bits.
const NO_PILE: u64 = 63;
const KIND_BITS: u32 = 6;

/// The bits that a board has been written in.
#[derive(Debug)]
pub(super) struct Key {
    bytes: [u8; MAX_KEY_BYTES + 8],
    n_bytes: usize,
    bits: u64,
    n_bits: u32,
}

impl Key {
    pub(super) const fn new() -> Self {
        Self {
            bytes: [0; MAX_KEY_BYTES + 8],
            n_bytes: 0,
            bits: 0,
            n_bits: 0,
        }
    }

    /// The bytes of the key; the last one is filled up with zeros.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.n_bytes]
    }

    const fn clear(&mut self) {
        self.n_bytes = 0;
        self.bits = 0;
        self.n_bits = 0;
    }

    /// Appends `n` bits, at most 32.
    fn put(&mut self, value: u64, n: u32) {
        debug_assert!(n <= 32 && value >> n == 0);
        self.bits |= value << self.n_bits;
        self.n_bits += n;
        if self.n_bits >= 32 {
            let word = self.bits.to_le_bytes();
            self.bytes[self.n_bytes..self.n_bytes + 4].copy_from_slice(&word[..4]);
            self.n_bytes += 4;
            self.bits >>= 32;
            self.n_bits -= 32;
        }
    }

    fn finish(&mut self) {
        let word = self.bits.to_le_bytes();
        self.bytes[self.n_bytes..self.n_bytes + 4].copy_from_slice(&word[..4]);
        self.n_bytes += self.n_bits.div_ceil(8) as usize;
    }

    /// Writes a board down, and gives its rank among the boards with the same key: one with a lower rank can do
    /// whatever one with a higher rank can.
    pub(super) fn write(&mut self, game: &Game, board: &Board) -> u16 {
        self.clear();
        if game.is_base_open {
            self.put(u64::from(board.base.min(13)), 4);
        }
        let rank = self.put_spot(game, board);
        for (n, cards) in game.reserves.iter().enumerate() {
            self.put(u64::from(board.reserve_lens[n]), bits_for(cards.len()));
        }
        self.put_talon(game, board);
        self.put_foundations(game, board);
        self.put_tableau(game, board);
        self.finish();
        rank
    }

    /// How far the stock has been dealt. Written down is only what cannot be told from the rank.
    ///
    /// Say that all packets to come have `d` cards and there are `n` cards. From a spot with `w` cards on the
    /// waste, dealing comes to `w + d`, `w + 2d` and so on, to `n`, and then, if the waste may be turned over, to 0, `d`,
    /// `2d` and so on. A spot from which another one can be dealt to can do all that the other one can.
    ///
    /// * Without a limit of redeals, all spots with `w` divisible by `d`, and `n`, are dealt to from each other: they
    ///   are one. Of two others with the same remainder the one with fewer cards on the waste comes to the other.
    /// * With a limit, the spots with `w` divisible by `d`, and `n`, of one round follow each other, and those of the next
    ///   round follow them; that is the order of the ranks. Of two others with the same remainder in the same round the one with fewer cards comes
    ///   to the other one.
    /// * Where the packets change, the same holds within one round.
    ///
    /// Where a base card may go home by itself when the stock is dealt, spots are not compared at all.
    fn put_spot(&mut self, game: &Game, board: &Board) -> u16 {
        const FEW_ROUNDS: u16 = 256;
        let Spot { waste, round } = board.spot;
        let knobs = game.knobs();
        if knobs.base_auto {
            let is_step = board.is_deal_a_step(game);
            self.put(u64::from(is_step), 1);
            if is_step {
                self.put(u64::from(waste), 8);
                self.put(u64::from(round), 16);
                return 0;
            }
        }
        let packet = game.rules.packet(round);
        let is_end = usize::from(waste) == board.talon.len();
        let remainder = if is_end { 0 } else { waste % packet };
        if knobs.per_deal.iter().any(|&n| n > 1) {
            self.put(u64::from(remainder), KIND_BITS);
        }
        if knobs.redeals.is_none() && game.last_round == 0 {
            return if remainder == 0 { 0 } else { u16::from(waste) };
        }
        let is_last = game.is_last_packet(round);
        if is_last && knobs.redeals.is_none() {
            self.put(0, 1);
            return if remainder == 0 { 0 } else { u16::from(waste) };
        }
        if is_last && remainder == 0 && round < FEW_ROUNDS {
            self.put(0, 1);
            return round << 8 | u16::from(waste);
        }
        self.put(1, 1);
        self.put(u64::from(round), 16);
        u16::from(waste)
    }

    /// Which cards are in the stock and the waste. Their order never changes, so it is enough to say which of the
    /// first ones are left. Equal cards of several decks are matched from the front: the first place that holds such
    /// a card and is not behind the last match.
    fn put_talon(&mut self, game: &Game, board: &Board) {
        const WORD_BITS: usize = 32;
        let mut words = [0_u64; Card::MAX_CARDS.div_ceil(WORD_BITS)];
        let mut set = |place: usize| words[place / WORD_BITS] |= 1 << (place % WORD_BITS);
        if game.knobs().decks == 1 {
            for &place in &board.talon {
                set(usize::from(place));
            }
        } else {
            let mut places = game.talon.iter().map(|&card| kind(card)).enumerate();
            for &place in &board.talon {
                let wanted = kind(game.talon[usize::from(place)]);
                if let Some((first, _)) = places.by_ref().find(|&(_, kind)| kind == wanted) {
                    set(first);
                }
            }
        }
        let mut n_left = game.talon.len();
        for word in words {
            let n_bits = n_left.min(WORD_BITS);
            self.put(word, narrow(n_bits).into());
            n_left -= n_bits;
        }
    }

    fn put_foundations(&mut self, game: &Game, board: &Board) {
        const LEN_BITS: u32 = 4;
        if game.foundation_code == FoundationCode::Implied {
            return;
        }
        let mut order: Vec<u8> = (0..game.n_foundations).collect();
        let by_suit = game.knobs().foundation_build == FoundationBuild::Suit;
        let content = |n: u8| {
            let foundation = &board.foundations[usize::from(n)];
            let cards = &foundation.cards[..usize::from(foundation.len)];
            match game.foundation_code {
                FoundationCode::Implied => [0; 14],
                FoundationCode::Counts => first(&[foundation.len]),
                FoundationCode::Tops => first(&[
                    foundation.len,
                    cards.last().map_or(0, |&top| is_red(kind(top))),
                ]),
                FoundationCode::Cards => {
                    let mut content = [0; 14];
                    content[0] = foundation.len;
                    for (slot, &card) in content[1..].iter_mut().zip(cards) {
                        *slot = small(kind(card));
                    }
                    content
                }
            }
        };
        // Only foundations of one class can be exchanged: those of one suit and direction, where suits count.
        let class = |n: u8| {
            let suit = if by_suit { game.foundation_suit(n) } else { 0 };
            (suit, game.goes_down(n), game.is_first_special && n > 0)
        };
        order.sort_by_key(|&n| (class(n), content(n)));
        for n in order {
            let content = content(n);
            self.put(u64::from(content[0]), LEN_BITS);
            match game.foundation_code {
                FoundationCode::Implied | FoundationCode::Counts => {}
                FoundationCode::Tops => self.put(u64::from(content[1]), 1),
                FoundationCode::Cards => {
                    for &card in &content[1..=usize::from(content[0])] {
                        self.put(u64::from(card), KIND_BITS);
                    }
                }
            }
        }
    }

    fn put_tableau(&mut self, game: &Game, board: &Board) {
        // Each pile with the kind of its top card, which nearly always decides.
        let mut order = [(0, 0_u8); PileId::MAX_TABLEAU as usize];
        let mut n_piles = 0;
        for n in (0..game.n_tableau).filter(|&n| game.extra != Some(n)) {
            let pile = board.piles[usize::from(n)];
            if pile.len == 0 {
                continue;
            }
            let this = (kind(pile.top), n);
            let mut at = n_piles;
            while at > 0 && is_before(board, this, order[at - 1]) {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = this;
            n_piles += 1;
        }
        for &(_, n) in &order[..n_piles] {
            self.put_pile(game, board, n);
        }
        self.put(NO_PILE, KIND_BITS);
        if let Some(extra) = game.extra.filter(|&n| board.piles[usize::from(n)].len > 0) {
            self.put_pile(game, board, extra);
        }
    }

    /// Writes a pile down from the top. Most cards lie as they may be built; then it is enough to say which of the
    /// few possible cards is the next one.
    fn put_pile(&mut self, game: &Game, board: &Board, n: u8) {
        const END: (u64, u32) = (0, 1);
        let pile = board.piles[usize::from(n)];
        let codes = &game.pairs(board.base).codes;
        let face_down = if game.has_face_down {
            pile.face_down
        } else {
            0
        };
        let is_down = |index: u8| index < 16 && face_down >> index & 1 == 1;
        let tag_bits = if game.is_packed { 1 } else { 2 };
        let mut index = pile.len - 1;
        let mut upper = kind(pile.top);
        self.put(upper as u64, KIND_BITS);
        if game.has_face_down {
            // A base card that goes home at the deal leaves the card under it as it lay.
            self.put(u64::from(is_down(index)), 1);
        }
        let mut card = board.below(pile.top);
        while card != NONE {
            index -= 1;
            let lower = kind(card);
            if let Some((nth, n_bits)) = codes[upper][lower].filter(|_| !is_down(index)) {
                self.put(u64::from(nth) << tag_bits | 1, u32::from(n_bits) + tag_bits);
            } else {
                debug_assert!(!game.is_packed, "a card lies where it could not be built");
                self.put(3, 2);
                if game.has_face_down {
                    self.put(u64::from(is_down(index)), 1);
                }
                self.put(lower as u64, KIND_BITS);
            }
            upper = lower;
            card = board.below(card);
        }
        self.put(END.0, END.1);
    }
}

/// An order of the piles, each given with the kind of its top card, that depends on nothing but their cards.
fn is_before(board: &Board, one: (usize, u8), other: (usize, u8)) -> bool {
    if one.0 != other.0 {
        return one.0 < other.0;
    }
    let kinds = |n| board.cards_down(n).map(kind);
    let face_down = |n: u8| board.piles[usize::from(n)].face_down;
    kinds(one.1)
        .cmp(kinds(other.1))
        .then_with(|| face_down(one.1).cmp(&face_down(other.1)))
        .is_lt()
}

fn is_red(kind: usize) -> u8 {
    u8::from(suit(kind) >= 2)
}

/// A kind as a byte, counted from 1.
#[expect(clippy::cast_possible_truncation, reason = "there are 52 kinds")]
const fn small(kind: usize) -> u8 {
    debug_assert!(kind < N_KINDS);
    kind as u8
}

fn first<const N: usize>(bytes: &[u8; N]) -> [u8; 14] {
    let mut content = [0; 14];
    content[..N].copy_from_slice(bytes);
    content
}

/// How many bits a number up to `most` takes.
const fn bits_for(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}
