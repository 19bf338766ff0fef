//! No command: a game in the terminal.

use std::io::{self, IsTerminal};

use canfield_core::deal::Deck;
use canfield_session::session::Session;
use canfield_terminal::Options;

use super::Outcome;
use crate::arguments::Play;
use crate::failure::Failure;

pub(super) fn run(play: &Play) -> Outcome {
    let variant = super::variant(play.variant.as_deref(), play.rules.as_deref())?;
    let number = play.deal.as_deref().map(super::number).transpose()?;
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Failure::Input(
            "A game needs a terminal to be played in; see `canfield --help` for what else there is."
                .to_owned(),
        ));
    }
    let entropy = rand::random();
    let session = match number {
        None => Session::new_game(&variant, entropy),
        Some(number) => Session::new(&variant, Deck::Number(number), entropy)
            .map_err(|error| Failure::Input(error.to_string()))?,
    };
    canfield_terminal::play(session, &Options::from_environment())
        .map_err(|error| Failure::Input(format!("The terminal cannot be used: {error}.")))
}
