//! Every sentence the game can say, without its words.

use canfield_core::card::{Card, Rank};
use canfield_core::deal::BadDeck;
use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_solver::WhyNot;

use crate::keymap::Key;
use crate::storage::{self, StorageError};

/// A sentence; another crate puts it into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A game begins.
    Dealt {
        /// The base, if it is known.
        base: Option<Rank>,
    },
    /// A game begins in which sets of four cards of one rank go to the foundation.
    DealtForSets,
    /// A game begins in which half of the foundations are built up and the others down.
    DealtUpAndDown,
    /// A move is refused.
    Refused {
        /// Why.
        why: Illegal,
        /// The lowest of the cards that were to move, where there were any.
        card: Option<Card>,
        /// Where they were to come from.
        from: PileId,
        /// Where they were to go, if that was said.
        to: Option<PileId>,
    },
    /// Cards are picked up.
    PickedUp {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
        /// Where they lie.
        from: PileId,
    },
    /// What was picked up is put back.
    PutBack,
    /// Cards were carried from a pile to another.
    Carried {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
        /// Where they went.
        to: PileId,
    },
    /// Cards were dealt from the stock to the waste.
    Drawn {
        /// The last of them, which now can be played.
        card: Card,
        /// How many.
        n_cards: u8,
        /// How many are left in the stock.
        n_left: usize,
    },
    /// The waste was turned over to be the stock again.
    Redealt {
        /// How many cards that were.
        n_cards: usize,
        /// Redeals left; `None` if there is no limit.
        redeals_left: Option<u16>,
    },
    /// The first card on a foundation settled the base.
    BaseChosen {
        /// The base.
        base: Rank,
    },
    /// A space was filled by itself.
    Filled {
        /// With which card.
        card: Card,
        /// Where it came from.
        from: PileId,
        /// The space.
        to: PileId,
    },
    /// A card was turned face up by itself.
    TurnedUp {
        /// The card.
        card: Card,
        /// Where it lies.
        pile: PileId,
    },
    /// A move was taken back: cards lie again where they came from.
    TakenBack {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
        /// Where they lie again.
        to: PileId,
    },
    /// The last packet lies in the stock again.
    DrawTakenBack,
    /// The waste lies as it did before it was turned over.
    RedealTakenBack,
    /// What was seen and is out of sight again is paid for, where the game is played for money.
    LooksCharged {
        /// The price.
        price: i32,
    },
    /// The same deal lies there again from its beginning.
    Restarted,
    /// All cards are on the foundations.
    Won {
        /// In how many moves.
        n_moves: usize,
    },
    /// There is no legal move.
    Blocked,
    /// There is no legal move, because the waste was turned over too often without a card played.
    BlockedByFruitlessRedeals,
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
    /// Cards of several foundations could go there, so one of them must be pointed at.
    SeveralFoundations {
        /// Where.
        to: PileId,
    },
    /// The key means nothing here.
    UnknownKey(Key),
    /// There is no variant of this name.
    UnknownVariant {
        /// The name.
        name: String,
    },
    /// The deck cannot be dealt.
    CannotDeal(BadDeck),
    /// What was followed is no link to a deal.
    BadLink {
        /// What it says.
        link: String,
    },
    /// No pile takes these cards.
    GoesNowhere {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
    },
    /// Cards went home by themselves after the player's move.
    WentHome {
        /// How many.
        n_cards: usize,
    },
    /// The game cannot be finished by bringing cards home alone.
    CannotFinish,
    /// A useful move: carry cards.
    HintCarry {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
        /// Where they lie.
        from: PileId,
        /// Where they go.
        to: PileId,
    },
    /// A useful move: deal.
    HintDraw,
    /// A useful move: turn the waste over.
    HintRedeal,
    /// There are moves, but none that is sure to be of use.
    NoHint,
    /// Only turning the stock over and over is left: no card of it can be played, nor any other.
    OnlyTurningLeft,
    /// The solver is asked, and will answer in a while.
    SolverIsAsked,
    /// The solver is asked for a fair hint, and will answer in a moment.
    HintIsAsked,
    /// The solver was asked, and its answer is not wanted any more.
    SearchStopped,
    /// A move of a line that wins, found by looking at the hidden cards too: carry cards.
    KnowingCarry {
        /// The lowest of them.
        card: Card,
        /// How many.
        n_cards: u8,
        /// Where they lie.
        from: PileId,
        /// Where they go.
        to: PileId,
    },
    /// The same: deal.
    KnowingDraw,
    /// The same: turn the waste over.
    KnowingRedeal,
    /// The position can be won.
    CanBeWon,
    /// It is proved that nothing wins the position; there may be an earlier one that can be won.
    Lost,
    /// It is proved that nothing wins the deal, whatever is played.
    LostFromStart,
    /// The solver found neither a line that wins nor a proof that there is none.
    NotKnown {
        /// Why.
        why: WhyNot,
        /// At how many positions it looked.
        n_states: u64,
    },
    /// The last position that can be won is on the table.
    WentBack {
        /// How many steps were taken back.
        n_steps: usize,
    },
    /// No position of this game is known to be one that can be won.
    NoneCanBeWon,
    /// The program has made a move of a solution.
    SolutionPlayed {
        /// How many moves are still to come.
        n_left: usize,
    },
    /// The program has brought all cards home.
    SolvedByProgram {
        /// In how many moves, those of the player included.
        n_moves: usize,
    },
    /// The deal on the table was chosen because it can be won.
    WinnableDeal {
        /// How many deals were looked at.
        n_deals: u32,
    },
    /// No deal that can be won was found, so the old game goes on.
    NoWinnableDeal {
        /// How many deals were looked at.
        n_deals: u32,
    },
    /// A rank is to be named, to find its cards.
    FindWhat,
    /// So many cards of a rank lie face up.
    Found {
        /// The rank.
        rank: Rank,
        /// How many.
        n_cards: usize,
    },
    /// The face-up cards of a pile.
    PileHolds {
        /// The pile.
        pile: PileId,
        /// Its face-up cards, the lowest first.
        cards: Vec<Card>,
        /// How many others lie face down.
        n_face_down: usize,
    },
    /// The present position has a bookmark now.
    BookmarkSet {
        /// How many there are.
        n_bookmarks: usize,
    },
    /// The present position has no bookmark any more.
    BookmarkRemoved,
    /// The position of a bookmark is on the table.
    AtBookmark {
        /// Which one, counted from 1.
        number: usize,
        /// How many there are.
        n_bookmarks: usize,
    },
    /// There is no bookmark to go to.
    NoBookmark,
    /// The game under way was found, and goes on.
    GoesOn,
    /// A move of the stored game is not legal any more, so the game cannot go on.
    StoredMoveIllegal {
        /// Which move, counted from 1.
        number: usize,
        /// The move.
        mv: Move,
    },
    /// What was stored could not be read.
    Unreadable {
        /// What it was.
        key: storage::Key,
    },
    /// What could not be read was kept elsewhere.
    SetAside {
        /// What it was.
        key: storage::Key,
        /// Where it is now.
        place: String,
    },
    /// What could not be read could not be kept elsewhere, so it stays, and nothing is stored in its place.
    NotSetAside {
        /// What it is.
        key: storage::Key,
        /// Why.
        error: StorageError,
    },
    /// Nothing can be stored, though the game can be played.
    NotStored(StorageError),
    /// The storage is free again, and from now on it is stored there.
    StoresNow,
    /// The game of another copy stays in the storage, so the one on the table is not stored.
    LeftGameStays,
    /// Statistics were exported.
    Exported {
        /// Where to.
        place: String,
    },
    /// Statistics were imported.
    Imported {
        /// Whether a part of it could not be read.
        in_part: bool,
        /// Whether something was counted there that was not known here.
        is_new: bool,
    },
    /// What was to be imported is not a text of statistics.
    NotStatistics,
    /// Nothing could be exported.
    NotExported(StorageError),
    /// Nothing could be imported.
    NotImported(StorageError),
}
