//! What a player can ask for, whatever the front end.

use canfield_core::deal::Deck;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;

use crate::keymap::Key;

/// Something a player asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// A key was pressed; the key map and the open dialog say what it means.
    Key(Key),
    /// A pile was pointed at: `depth` 0 is its top card. On an empty pile the depth is 0.
    Point {
        /// The pile.
        pile: PileId,
        /// How many cards lie above the one pointed at.
        depth: u8,
    },
    /// A pile was asked to send its top card to a foundation, by a double click say.
    SendHome(PileId),
    /// Make this move.
    Play(Move),
    /// Deal the next packet, or turn the waste over when the stock is empty.
    Draw,
    /// Take the last move back.
    Undo,
    /// Make the move again that was taken back.
    Redo,
    /// Go back to the opening deal. It can be redone.
    Restart,
    /// Start a new game of the same variant with another number; asks first if a game is under way.
    NewGame,
    /// Start this deal of this variant, known by its id; asks first if a game is under way.
    Deal {
        /// The variant's id.
        variant: String,
        /// The deck.
        deck: Deck,
    },
    /// Drop the selection, or close the dialog.
    Cancel,
    /// Show a dialog.
    Show(Screen),
    /// Answer the question that is asked: yes or no.
    Answer(bool),
    /// Take the entry with this number, counted from 0, of the list that is open.
    Choose(usize),
    /// Scroll the open dialog so that this row is the first to be seen. A front end that shows fewer rows than
    /// the dialog was scrolled by says so with this command too, since only it knows how many rows there are.
    ScrollTo(u16),
    /// Leave the program.
    Quit,
}

/// A screen that can be asked for by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    /// The keys.
    Help,
    /// The rules of this variant.
    Rules,
    /// All variants, to choose one.
    Variants,
    /// The entry of a deal number.
    DealNumber,
}
