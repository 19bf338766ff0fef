//! No command: a game in the terminal.

use super::Outcome;
use crate::arguments::Play;

pub(super) fn run(play: &Play) -> Outcome {
    let _variant = super::variant(play.variant.as_deref(), play.rules.as_deref())?;
    let _number = play.deal.as_deref().map(super::number).transpose()?;
    Ok(())
}
