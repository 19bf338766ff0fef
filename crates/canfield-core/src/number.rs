//! Deal numbers, which are PySolFC's: the same number names the same shuffled deck here and there.
//!
//! Two generators are behind the numbers. Below 32000, and whenever the number is written with `ms` in front, it
//! is the linear congruential generator of Microsoft's solitaires, extended to 33 bits by PySolFC; from 32000 on
//! it is the Mersenne Twister as Python seeds and uses it.

use std::fmt;
use std::str::FromStr;

use rand_mt::Mt;

use crate::card::{Card, Rank, Suit};

/// The number of a deal. Written `12345`, or `ms123456` for a number of Microsoft's kind that is above 31999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DealNumber(Generator);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Generator {
    /// The seed is from 1 to 2^33 - 1.
    Microsoft(u64),
    /// The seed is at least 32000.
    Twister(u128),
}

/// Numbers below this one are Microsoft's even without `ms`.
const FIRST_OF_TWISTER: u64 = 32_000;
const END_OF_MICROSOFT: u64 = 1 << 33;

impl DealNumber {
    /// The deal with this number; `None` for 0.
    #[must_use]
    pub fn new(number: u128) -> Option<Self> {
        match u64::try_from(number) {
            Ok(0) => None,
            Ok(seed) if seed < FIRST_OF_TWISTER => Some(Self(Generator::Microsoft(seed))),
            _ => Some(Self(Generator::Twister(number))),
        }
    }

    /// The deal that follows from any 64 random bits: a number from 32000 to 999999999, short enough to be told.
    #[must_use]
    pub const fn from_random(bits: u64) -> Self {
        let number = FIRST_OF_TWISTER + bits % (1_000_000_000 - FIRST_OF_TWISTER);
        Self(Generator::Twister(number as u128))
    }

    /// All cards of `decks` decks of `ranks` ranks in shuffled order, the first one dealt first.
    pub(crate) fn shuffle(self, decks: u8, ranks: u8) -> Vec<Card> {
        let mut cards = unshuffled(decks, ranks);
        match self.0 {
            Generator::Microsoft(seed) => {
                if cards.len() == 52 {
                    sort_as_microsoft(&mut cards);
                }
                let mut generator = Microsoft::new(seed);
                shuffle_with(&mut cards, |n| generator.below(n));
            }
            Generator::Twister(seed) => {
                let mut generator = twister(seed);
                shuffle_with(&mut cards, |n| twister_below(&mut generator, n));
            }
        }
        cards
    }
}

impl fmt::Display for DealNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Generator::Microsoft(seed) if seed >= FIRST_OF_TWISTER => {
                write!(f, "ms{seed}")
            }
            Generator::Microsoft(seed) => write!(f, "{seed}"),
            Generator::Twister(seed) => write!(f, "{seed}"),
        }
    }
}

/// A text that is not the number of a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadDealNumber {
    /// There are other signs than digits in it, or none.
    NotANumber(String),
    /// Deals count from 1.
    Zero,
    /// It has more digits than a deal number can have (38).
    TooLong(String),
    /// After `ms` it must be below 2^33.
    TooLargeForMicrosoft(String),
}

impl fmt::Display for BadDealNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotANumber(text) => write!(
                f,
                "`{text}` is not a deal number: use digits such as 12345, with `ms` in front for a Microsoft number above 31999"
            ),
            Self::Zero => f.write_str("There is no deal 0: deal numbers begin at 1"),
            Self::TooLong(text) => {
                write!(
                    f,
                    "The deal number `{text}` is too long: it can have up to 38 digits"
                )
            }
            Self::TooLargeForMicrosoft(text) => write!(
                f,
                "`{text}` is too large for a Microsoft number, which ends at {}",
                END_OF_MICROSOFT - 1
            ),
        }
    }
}

impl std::error::Error for BadDealNumber {}

impl FromStr for DealNumber {
    type Err = BadDealNumber;

    /// Reads a number as PySolFC does: a `#` or `-` before it does not count, nor do spaces and the separators `-`, `_`, `.`
    /// and `,` where they part its thousands. Anywhere else they are refused: who writes `1..3` or `1.5` means no deal.
    fn from_str(text: &str) -> Result<Self, BadDealNumber> {
        let trimmed = text.trim().trim_start_matches('#');
        if let Some(digits) = trimmed.strip_prefix("ms") {
            let seed = read_digits(text, digits.trim_start())?;
            return match u64::try_from(seed) {
                Ok(0) => Err(BadDealNumber::Zero),
                Ok(seed) if seed < END_OF_MICROSOFT => Ok(Self(Generator::Microsoft(seed))),
                _ => Err(BadDealNumber::TooLargeForMicrosoft(text.to_owned())),
            };
        }
        let is_separator = |c: char| c.is_whitespace() || "-_.,".contains(c);
        let number = trimmed.strip_suffix('L').unwrap_or(trimmed);
        let groups: Vec<&str> = number
            .trim_start_matches(is_separator)
            .split(is_separator)
            .collect();
        if groups.len() > 1 && (groups[0].len() > 3 || groups[1..].iter().any(|g| g.len() != 3)) {
            return Err(BadDealNumber::NotANumber(text.to_owned()));
        }
        Self::new(read_digits(text, &groups.concat())?).ok_or(BadDealNumber::Zero)
    }
}

fn read_digits(text: &str, digits: &str) -> Result<u128, BadDealNumber> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(BadDealNumber::NotANumber(text.to_owned()));
    }
    let significant = digits.trim_start_matches('0');
    if significant.len() > 38 {
        return Err(BadDealNumber::TooLong(text.to_owned()));
    }
    Ok(significant
        .bytes()
        .fold(0, |n, b| n * 10 + u128::from(b - b'0')))
}

/// Deck by deck, suit by suit, the ranks upwards.
fn unshuffled(decks: u8, ranks: u8) -> Vec<Card> {
    let mut cards = Vec::with_capacity(usize::from(decks) * 4 * usize::from(ranks));
    for deck in 0..decks {
        for suit in Suit::ALL {
            for rank in (0..ranks).filter_map(Rank::from_index) {
                cards.push(Card::new(rank, suit).from_deck(deck));
            }
        }
    }
    cards
}

/// Microsoft's order: all aces, all twos and so on, each in the order clubs, diamonds, hearts, spades.
fn sort_as_microsoft(cards: &mut [Card]) {
    let place = |suit| match suit {
        Suit::Clubs => 0,
        Suit::Diamonds => 1,
        Suit::Hearts => 2,
        Suit::Spades => 3,
    };
    cards.sort_by_key(|card| (card.rank(), place(card.suit())));
}

/// Shuffles from the back; `below(n)` is a random number below n. The last card is then the first to be dealt,
/// so the order is turned round at the end.
fn shuffle_with(cards: &mut [Card], mut below: impl FnMut(usize) -> usize) {
    for n in (1..cards.len()).rev() {
        cards.swap(n, below(n + 1));
    }
    cards.reverse();
}

/// The generator of Microsoft's solitaires with PySolFC's extensions above 31 bits.
struct Microsoft {
    state: u64,
    kind: MicrosoftKind,
}

/// PySolFC joins on what Microsoft's own programs do with seeds of 32 bits, and one more way for 33.
#[derive(Clone, Copy)]
enum MicrosoftKind {
    Classic,
    HighBitSet,
    Extended,
}

impl Microsoft {
    const fn new(seed: u64) -> Self {
        let kind = match seed >> 31 {
            0 => MicrosoftKind::Classic,
            1 => MicrosoftKind::HighBitSet,
            _ => MicrosoftKind::Extended,
        };
        let state = match kind {
            MicrosoftKind::Extended => seed - (1 << 32),
            _ => seed,
        };
        Self { state, kind }
    }

    const fn below(&mut self, n: usize) -> usize {
        self.state = (self.state * 214_013 + 2_531_011) % END_OF_MICROSOFT;
        let bits = self.state >> 16;
        let value = match self.kind {
            MicrosoftKind::Classic => bits & 0x7fff,
            MicrosoftKind::HighBitSet => bits & 0x7fff | 0x8000,
            MicrosoftKind::Extended => (bits & 0xffff) + 1,
        };
        reduce(value, n)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a remainder is below its divisor, which is a usize"
)]
const fn reduce(value: u64, n: usize) -> usize {
    (value % n as u64) as usize
}

/// The Mersenne Twister as Python's `random.Random(seed)` starts it: from the seed's words, the lowest first.
fn twister(seed: u128) -> Mt {
    let n_words = (128 - seed.leading_zeros()).div_ceil(32).max(1);
    Mt::new_with_key((0..n_words).map(|word| low_word(seed >> (32 * word))))
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the low 32 bits are what is asked for"
)]
const fn low_word(bits: u128) -> u32 {
    bits as u32
}

/// `floor(random() * n)` with Python's `random()`, a fraction of 53 bits. Both the fraction and the product are
/// rounded to the nearest double on every machine, so the result is the same everywhere.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "53 bits fit a double, and the product lies between 0 and 208"
)]
fn twister_below(generator: &mut Mt, n: usize) -> usize {
    let high = u64::from(generator.next_u32() >> 5);
    let low = u64::from(generator.next_u32() >> 6);
    let fraction = (high << 26 | low) as f64 / (1_u64 << 53) as f64;
    (fraction * n as f64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expect: &str) {
        let read = text.parse::<DealNumber>();
        let shown = read.map_or_else(|error| format!("{error:?}"), |number| number.to_string());
        assert_eq!(shown, expect, "{text:?}");
    }

    #[test]
    fn numbers_are_read_as_pysolfc_reads_them() {
        check("12345", "12345");
        check("#12345", "12345");
        check(" 12_345 ", "12345");
        check("12,345", "12345");
        check("-5", "5");
        check("ms12345", "12345");
        check("#ms617", "617");
        check("31999", "31999");
        check("32000", "32000");
        check("ms32000", "ms32000");
        check("ms6000000000", "ms6000000000");
        check("#00000000000000123456", "123456");
        check("98765432109876543210L", "98765432109876543210");
        check("0000000000000000000000000000000000000000000000000007", "7");
    }

    #[test]
    fn what_is_no_number_is_refused_with_its_reason() {
        check("", "NotANumber(\"\")");
        for text in [
            "1..3", "1.5", "1-5", "15.", "1,5", "1,0000", "1234,567", "1 2",
        ] {
            check(text, &format!("NotANumber({text:?})"));
        }
        check("MS123", "NotANumber(\"MS123\")");
        check("msx", "NotANumber(\"msx\")");
        check("twelve", "NotANumber(\"twelve\")");
        check("0", "Zero");
        check("ms0", "Zero");
        check("ms8589934592", "TooLargeForMicrosoft(\"ms8589934592\")");
        let long = "1".repeat(39);
        check(&long, &format!("TooLong({long:?})"));
    }

    #[test]
    fn a_random_number_is_short() {
        assert_eq!(DealNumber::from_random(0).to_string(), "32000");
        assert_eq!(
            DealNumber::from_random(999_967_999).to_string(),
            "999999999"
        );
        assert_eq!(DealNumber::from_random(999_968_000).to_string(), "32000");
        assert!(DealNumber::from_random(u64::MAX).to_string().len() <= 9);
    }

    /// Every card comes to every place about as often as to any other (fault E14). This is asked of the numbers
    /// that new games get. Microsoft's generator is kept for the sake of its numbers: its first card follows the
    /// number too closely for such a test.
    #[test]
    fn e14_the_shuffle_of_new_games_is_flat() {
        let n_deals = 13_000;
        let mut counts = vec![0_u32; 52 * 52];
        for bits in 0..n_deals {
            let cards = DealNumber::from_random(bits).shuffle(1, 13);
            for (place, card) in cards.iter().enumerate() {
                counts[place * 52 + usize::from(card.index())] += 1;
            }
        }
        // 250 are expected, with a standard deviation below 16: six of them are allowed for.
        let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
        assert!(*least > 155 && *most < 345, "{least} to {most} of 250");
    }
}
