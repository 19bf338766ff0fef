//! Which copy of the program has counted something.
//!
//! Every copy draws an id once, and counts under it. So an export can go back and forth between copies as often as
//! the player likes: what one copy has counted only grows, of two states of it the larger one is the later, and what
//! two copies have counted is never the same.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The id of a copy, in a text sixteen hexadecimal digits. The default one stands for a copy that has not drawn its id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Origin(u64);

impl Origin {
    /// The id that these random bits make.
    #[must_use]
    pub const fn from_random(bits: u64) -> Self {
        Self(if bits == 0 { 1 } else { bits })
    }

    /// The id under which counts without one stand, which are those of an early version. The same counts have the same
    /// id wherever they are read.
    pub(crate) fn of_content(content: &str) -> Self {
        Self::from_random(crate::fingerprint::hash(content.bytes()))
    }

    /// Whether this is the id of a copy.
    #[must_use]
    pub fn is_drawn(self) -> bool {
        self != Self::default()
    }

    /// The id of this text.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let is_id = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let bits = u64::from_str_radix(text, 16).ok();
        bits.filter(|_| is_id).map(Self::from_random)
    }
}

impl std::fmt::Display for Origin {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{:016x}", self.0)
    }
}

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Origin {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| de::Error::custom("not the id of a copy"))
    }
}
