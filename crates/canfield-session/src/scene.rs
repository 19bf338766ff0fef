//! What is to be seen: piles, cards and words to come, in no front end's measures.
//!
//! **Invariant:** a scene knows no pixel, no cell, no element and no language. This is what lets one list of
//! states be drawn by every front end.

use canfield_core::card::{Card, Rank, Suit};
use canfield_core::number::BadDealNumber;
use canfield_core::pile::PileId;
use canfield_core::variants::{Group, Variant};

use crate::accounts::Account;
use crate::message::Message;
use crate::settings::{Setting, Settings};
use crate::solving::PositionState;
use crate::statistics::Tally;

pub(crate) mod build;

/// Everything a front end draws.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each tells of another button or line whether it is there"
)]
pub struct Scene {
    /// The id of the variant.
    pub variant: String,
    /// The variant's name as its own rules file gives it.
    pub variant_name: String,
    /// The deal, as it is typed in; empty for a position that was not dealt.
    pub deal: String,
    /// The base, if it is known.
    pub base: Option<Rank>,
    /// Whether all foundations start with the base, so that it is worth naming.
    pub has_base: bool,
    /// All piles in the order stock, waste, reserves, foundations, tableau.
    pub piles: Vec<PileView>,
    /// Redeals left; `None` if there is no limit.
    pub redeals_left: Option<u16>,
    /// The score, if the game keeps one and it is not hidden.
    pub score: Option<Score>,
    /// The money of all games of this variant, the one under way included, if it is played for money and the score is
    /// not hidden.
    pub balance: Option<i64>,
    /// Seconds played, as of the last command; `None` if the clock is hidden.
    pub clock_secs: Option<u64>,
    /// Moves made.
    pub n_moves: usize,
    /// Cards on the foundations.
    pub n_home: usize,
    /// All cards of the game.
    pub n_cards: usize,
    /// Whether there is a move to take back.
    pub can_undo: bool,
    /// Whether there is a move to make again.
    pub can_redo: bool,
    /// Whether [`Command::Finish`](crate::command::Command::Finish) brings all cards home.
    pub can_finish: bool,
    /// What is known of the present position, if the player wants to see that and the game is not won.
    pub position_state: Option<PositionState>,
    /// Whether the program has played a move of a solution, so that winning this deal is no win of the player.
    pub is_solution_shown: bool,
    /// How many positions have a bookmark.
    pub n_bookmarks: usize,
    /// Whether the present position has one.
    pub is_bookmarked: bool,
    /// The number of the position: another one after each change, whatever led there.
    pub position: u64,
    /// The pile that is looked at, and may be spread out to show all its face-up cards.
    pub looked_at: Option<PileId>,
    /// Whether the game is stored after each move, so that the program can be left at any time.
    pub is_kept: bool,
    /// How the player likes it.
    pub settings: Settings,
    /// The letters typed so far of a two-letter command.
    pub typed: String,
    /// What the game has to say to the last command, the most important first.
    pub status: Vec<Message>,
    /// The screen that lies over the table.
    pub dialog: Option<Dialog>,
}

/// A score and its unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// Points.
    Points(i32),
    /// Money.
    Money(i32),
}

/// A pile with all its cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PileView {
    /// Which pile.
    pub pile: PileId,
    /// The letters with which the pile is named in a typed command; what deals, for the stock.
    pub keys: String,
    /// How its cards lie.
    pub fan: Fan,
    /// Its cards, the bottom card first.
    pub cards: Vec<CardView>,
    /// What it takes while it is empty.
    pub when_empty: WhenEmpty,
    /// Whether the keyboard cursor is on the pile while it is empty.
    pub has_cursor: bool,
    /// Why the pile itself stands out.
    pub mark: Mark,
}

/// How the cards of a pile lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fan {
    /// On one another: only the top card is seen.
    Squared,
    /// Spread downwards: all are seen.
    Down,
    /// Only the last few are seen, side by side.
    LastFew(u8),
}

/// A card of a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardView {
    /// Which card. A front end must not show it while it lies face down.
    pub card: Card,
    /// Whether it lies face up.
    pub face_up: bool,
    /// Whether the keyboard cursor is on it.
    pub has_cursor: bool,
    /// Why it stands out.
    pub mark: Mark,
}

/// Why a card or a pile stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mark {
    /// It does not.
    #[default]
    None,
    /// It is picked up.
    Selected,
    /// It takes the cards that are picked up.
    Target,
    /// It belongs to the last move, or to what followed from it.
    LastMove,
    /// The hint would move it, or move cards there.
    Hint,
    /// It has the rank that is looked for.
    Found,
}

/// What an empty pile says of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhenEmpty {
    /// It takes cards of this rank.
    Takes(Rank),
    /// It takes this card only, of whatever deck.
    TakesCard(Card),
    /// It takes the first card of this suit, which then is the base.
    TakesSuit(Suit),
    /// It takes a set of all four cards of one rank.
    TakesSet,
    /// It takes cards of any rank.
    TakesAny,
    /// It takes the top card of the waste, and no other.
    TakesWaste,
    /// It takes the top card of a reserve, and no other.
    TakesReserve,
    /// It takes none.
    TakesNothing,
    /// The waste can be turned over to be the stock again.
    Redeal,
    /// It cannot: the redeals are used up.
    NoRedeal,
}

/// A screen that lies over the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Dialog {
    /// The keys: rows of the key map.
    Help {
        /// The first row to be seen, where not all fit.
        scroll: u16,
    },
    /// The rules of this variant.
    Rules {
        /// The first line to be seen, where not all fit.
        scroll: u16,
        /// The variant whose rules they are.
        variant: Box<Variant>,
    },
    /// All variants that match what is typed.
    Variants {
        /// What is typed.
        search: String,
        /// Those that match, in the order of the catalogue.
        matches: Vec<VariantEntry>,
        /// Which of them is chosen; 0 if none matches.
        chosen: usize,
    },
    /// The entry of a deal number.
    DealNumber {
        /// What is typed.
        typed: String,
        /// Why it is no deal number, after it was confirmed.
        refused: Option<BadDealNumber>,
    },
    /// A question that is answered with yes or no.
    Confirm(Question),
    /// The game is won.
    Won,
    /// A deal that can be won is looked for.
    DealSearch {
        /// How many deals were looked at.
        n_deals: u32,
    },
    /// What was played and won of the present variant.
    Statistics {
        /// The variant's name.
        name: String,
        /// What became of its deals.
        tally: Box<Tally>,
        /// How many cards can be on the foundations at most, for the histogram.
        n_cards: usize,
        /// The money, if it is played for money.
        account: Option<Box<Account>>,
        /// What became of an export or an import while they were open.
        told: Option<Message>,
    },
    /// The money of the present variant: every hand, and the balance over them.
    Account {
        /// The first row to be seen, where not all fit.
        scroll: u16,
        /// The variant's name.
        name: String,
        /// The account.
        account: Box<Account>,
    },
    /// How the player likes the game.
    Settings {
        /// All settings.
        rows: Vec<Setting>,
        /// Which of them is chosen.
        chosen: usize,
    },
}

/// A variant in the list of variants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariantEntry {
    /// Its id.
    pub id: String,
    /// The name by which people know it.
    pub name: String,
    /// Under which heading it is listed.
    pub group: Group,
    /// The other name that matches what is typed, where its own name does not.
    pub alias: Option<String>,
    /// Its rules, if it is a player's own and so is found nowhere else.
    pub own: Option<Box<Variant>>,
}

/// Something that ends a game under way, and so is asked first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Start a new game of this variant?
    NewGame,
    /// Start this deal?
    Deal {
        /// The deal, as it is typed in.
        deal: String,
    },
    /// Start a game of another variant?
    Variant {
        /// The name by which people know it.
        name: String,
    },
    /// Show the solution, so that the deal is no longer one that the player can win?
    Solution,
    /// Go on with the game of an import?
    ImportedGame,
    /// Go on with the game that another running copy of the program has left, and give up the one on the table?
    LeftGame,
    /// Store the game on the table in place of that one, which is given up?
    ReplaceLeftGame,
    /// Leave, and lose the game that cannot be stored?
    Quit,
    /// Go over to a newer version of the program?
    NewVersion,
    /// Forget the statistics of this variant?
    ResetStatistics {
        /// The name by which people know it.
        name: String,
        /// Whether there is money as well, which is not forgotten.
        keeps_money: bool,
    },
}
