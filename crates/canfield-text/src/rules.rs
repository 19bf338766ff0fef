//! The rules of a variant in words, made from the same data that the game is played by.

use canfield_core::variants::Variant;

use crate::Texts;

/// A part of the rules under its own heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// The heading, such as `Stock`.
    pub heading: String,
    /// Whole sentences, one after the other.
    pub text: String,
}

pub(crate) fn page(_texts: &Texts, variant: &Variant) -> Vec<Paragraph> {
    vec![Paragraph {
        heading: variant.name.clone(),
        text: variant.source.clone(),
    }]
}
