//! The rules of the Canfield family of solitaires as data, and the one engine that plays them.

pub mod card;
pub mod deal;
pub mod home;
pub mod illegal;
pub mod moves;
pub mod notation;
pub mod number;
pub mod perft;
pub mod pile;
pub mod play;
pub mod record;
pub mod rules;
pub mod score;
pub mod state;
pub mod variants;
