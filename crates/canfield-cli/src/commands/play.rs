//! No command: a game in the terminal.

use std::borrow::Cow;
use std::io::{self, IsTerminal};

use canfield_core::deal::Deck;
use canfield_native::environment::Speech;
use canfield_session::session::Wanted;
use canfield_terminal::Options;
use canfield_text::program::{Complaint, Trouble};

use super::Outcome;
use crate::arguments::Play;
use crate::failure;

pub(super) fn run(play: &Play, language: Option<&str>) -> Outcome {
    let (name, rules) = (play.variant.as_deref(), play.rules.as_deref());
    // Where nothing is named, the game goes on that was played last.
    let is_named = name.is_some() || rules.is_some();
    let variant = is_named.then(|| super::variant(name, rules)).transpose()?;
    let number = play.deal.as_deref().map(super::number).transpose()?;
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Complaint::NoTerminal.into());
    }
    let mut options = Options::from_environment();
    options.look.is_ascii |= play.letters;
    if play.portable.is_some() {
        options.folder.clone_from(&play.portable);
    }
    options.speech = Speech::new(language.map(str::to_owned));
    let wanted = Wanted {
        variant: variant.map(Cow::into_owned),
        deck: number.map(Deck::Number),
        ..Wanted::default()
    };
    canfield_terminal::play(wanted, rand::random(), &options).map_err(|error| {
        let trouble = failure::trouble(&error, Trouble::MayNotWrite, Trouble::Other(0));
        Complaint::BadTerminal(trouble).into()
    })
}
