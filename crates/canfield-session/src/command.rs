//! What a player can ask for, whatever the front end, and what a front end has to report.

use canfield_core::card::Rank;
use canfield_core::deal::Deck;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;

use crate::daily::Day;
use crate::keymap::Key;
use crate::settings::Setting;
use crate::solving::SolveAnswer;
use crate::storage::{self, Found, StorageError};

/// Something a player asks for, or a front end reports.
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
    /// The button of a mouse, or a finger, went down on a pile. This points at it; twice within a short time on the
    /// same card, it sends the card where it can go. Cards that it picks up can be carried until [`Command::Release`].
    Press {
        /// The pile.
        pile: PileId,
        /// How many cards lie above the one pressed on.
        depth: u8,
    },
    /// The button, or the finger, went up: over a pile, or beside all of them.
    Release {
        /// The pile.
        on: Option<PileId>,
    },
    /// The second button of a mouse went down: what is picked up is put back, or the pile under it is looked at.
    /// While the first button is held it does nothing.
    SecondPress {
        /// The pile.
        on: Option<PileId>,
    },
    /// Send a card, with all that lie on it, where it can go: to a foundation, else where it serves best.
    Send {
        /// The pile.
        pile: PileId,
        /// How many cards lie above it.
        depth: u8,
    },
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
    /// Bring all cards home, where that is offered.
    Finish,
    /// Show the next useful move.
    Hint,
    /// Show a move that wins, if there is one. Unlike [`Command::Hint`], this knows the hidden cards.
    KnowingHint,
    /// Make the next move of a line that wins. From then on the deal is solved by the program, and no win of the player.
    Solution,
    /// Go back to the last position that can be won.
    LastWinnable,
    /// Put a bookmark on the present position, or take it away from there.
    Bookmark,
    /// Go to the bookmark before the present position; from the first one to the last.
    GoBack,
    /// Highlight all cards of a rank that lie face up.
    Find(Rank),
    /// Look at a pile: name all its cards that lie face up.
    Look(PileId),
    /// Start a new game of the same variant with another number; asks first if a game is under way.
    NewGame,
    /// Start this deal of this variant, known by its id; asks first if a game is under way.
    Deal {
        /// The variant's id.
        variant: String,
        /// The deck.
        deck: Deck,
    },
    /// Open a link to a deal, which is its variant's id and its deck with a slash between them, such as `canfield/12345`;
    /// asks first if another game is under way.
    OpenLink(String),
    /// Start the deal of this day, which is the same for all players; asks first if a game is under way.
    Daily(Day),
    /// Put the cursor on this pile, as when the focus of the system went there.
    Cursor(PileId),
    /// What is typed in the open dialog is this now: for front ends in which the system edits it.
    Write(String),
    /// Give a setting this value.
    Set(Setting),
    /// Drop the selection, or close the dialog.
    Cancel,
    /// Show a dialog.
    Show(Screen),
    /// Answer the question that is asked: yes or no.
    Answer(bool),
    /// Take the entry with this number, counted from 0, of the list that is open. A setting changes.
    Choose(usize),
    /// Scroll the open dialog so that this row is the first to be seen. A front end that shows fewer rows than
    /// the dialog was scrolled by says so with this command too, since only it knows how many rows there are.
    ScrollTo(u16),
    /// Leave the program.
    Quit,
    /// The program is about to be out of sight: the clock stops.
    Suspend,
    /// It is seen again.
    Resume,
    /// The statistics of a text that the player wants to be added, which [`Effect::Import`](crate::effect::Effect)
    /// asked for or which came by itself.
    Import(String),
    /// What was exported lies there now.
    Exported {
        /// Where, in words of the system, such as the name of a file.
        place: String,
    },
    /// What was to be exported could not be.
    NotExported(StorageError),
    /// What was to be imported could not be.
    NotImported(StorageError),
    /// The solver has answered a job.
    Solved(Box<SolveAnswer>),
    /// A newer version of the program lies ready. The player is asked whether to go over to it now, unless something
    /// else is open; otherwise it is taken at some later start.
    NewVersion,
    /// Another running copy of the program had the storage when the session began, and now it is free: from now on this one
    /// stores. What is there now comes with it.
    TakeOver(Box<Found>),
    /// A text could not be stored. What was stored before is still there.
    NotStored(StorageError),
    /// An unreadable text was set aside, so that it will not be overwritten.
    WasSetAside {
        /// Under which key it was.
        key: storage::Key,
        /// Where it is now, in words of the system.
        place: String,
    },
    /// An unreadable text could not be set aside, so nothing must be stored in its place.
    NotSetAside {
        /// Under which key it is.
        key: storage::Key,
        /// Why.
        error: StorageError,
    },
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
    /// What was played and won.
    Statistics,
    /// How the player likes the game.
    Settings,
}
