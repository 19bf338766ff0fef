//! A game in progress, below every front end: commands in, effects and scenes out.
//!
//! A front end turns what its user does into a [`Command`](command::Command), hands it to
//! [`Session::update`](session::Session::update), carries out the [`Effect`](effect::Effect)s that come back and
//! draws the [`Scene`](scene::Scene). It decides nothing about the game.

pub mod accounts;
mod clock;
pub mod command;
pub mod daily;
mod dialog;
pub mod effect;
mod exchange;
pub mod fingerprint;
pub mod hints;
pub mod history;
pub mod instalments;
mod keeper;
pub mod keymap;
pub mod layout;
pub mod message;
mod numbers;
pub mod origin;
mod report;
pub mod save;
pub mod scene;
mod selection;
pub mod session;
pub mod settings;
pub mod solving;
pub mod statistics;
pub mod storage;
mod typed;
