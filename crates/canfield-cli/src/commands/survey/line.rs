//! One line of a survey's file: what was found about one deal, and under which rules and limits.

use serde::{Deserialize, Serialize};

use crate::solving::{Budget, Finding};

/// What all deals of one survey have in common. Every line carries it, so that files can be put one behind the other,
/// sorted and cut without losing what a figure means.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Head {
    pub(super) variant: String,
    /// The fingerprint of the rules, which tells rules apart that go by one name.
    pub(super) rules: String,
    pub(super) limits: Budget,
}

/// A line.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Line {
    #[serde(flatten)]
    pub(super) head: Head,
    pub(super) deal: u64,
    #[serde(flatten)]
    pub(super) finding: Finding,
}
