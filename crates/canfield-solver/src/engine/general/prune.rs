//! What the search need not look at. Each rule is one function, with the reason why nothing is lost by it and the
//! rules of play for which that holds; for all others it is off.
//!
//! The proofs speak of the *effort* of a board: the number of steps of its shortest win. A step may be left out
//! if another board that is looked at can be won with no more effort than the board it leads to, and, where the effort
//! is equal, has more cards on the foundations. For then the search, if it ended without a win although there is
//! one, would have looked at some winnable board of least effort, with the most cards on the foundations among those,
//! and stopped short of a better one, which cannot be.

use canfield_core::pile::PileId;
use canfield_core::rules::{
    FillRank, FillSource, FoundationBuild, FoundationOpen, FoundationReturn, FoundationSets,
    HandSource, Knobs,
};

use super::board::{Board, Fill, Step};
use super::game::{Game, NONE, each, kind, rank, suit};

/// The pruning that the rules of a game allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pruning {
    /// See [`safe_step`].
    safe_cards: bool,
    /// See [`safe_step`].
    safe_sets: bool,
}

impl Pruning {
    pub(super) fn new(knobs: &Knobs) -> Self {
        let spaces = spaces_are_welcome(knobs);
        let never_back = knobs.foundation_return == FoundationReturn::Never;
        Self {
            safe_cards: spaces
                && never_back
                && knobs.foundation_build == FoundationBuild::Suit
                && knobs.foundation_sets == FoundationSets::Up
                && knobs.foundation_open == FoundationOpen::All
                // Which of two equal cards makes the first foundation complete would matter.
                && (knobs.decks == 1 || knobs.fill_rank != FillRank::BaseUntilFirst),
            safe_sets: spaces
                && knobs.foundation_build == FoundationBuild::Rank4
                && knobs.decks == 1,
        }
    }
}

/// Whether emptying a pile earlier than necessary does no harm; see [`safe_step`].
///
/// Nothing but a single reserve may fill spaces by itself; while it does, spaces may not be filled by hand. Whatever may
/// be laid on a space by hand while there is a reserve may be laid there later as well.
fn spaces_are_welcome(knobs: &Knobs) -> bool {
    let fills = match knobs.fill_auto.as_slice() {
        [] => true,
        [FillSource::Reserve] => knobs.reserves == 1 && knobs.fill_early.is_empty(),
        _ => false,
    };
    // A base card of the reserve goes home by itself, but not from the pile that it fills.
    let stays = !knobs.base_auto;
    let grows = knobs
        .fill_early
        .iter()
        .all(|source| *source == HandSource::Reserve || knobs.fill_late.contains(source));
    fills && stays && grows
}

/// Leaves out the second of two equal foundations, the second space, and a whole pile that would only change its
/// place.
///
/// *Equal foundations.* If two foundations hold the same cards and both take a card, the two boards that follow differ
/// in the names of two foundations that no rule tells apart; the first one is left alone where a rule asks for it. *Spaces.* Likewise, two spaces differ in
/// their names only. *A whole pile to a space.* If nothing fills the space that it leaves, the board that follows is this one
/// with two piles exchanged. In each case one of the two boards is looked at, and the other has the same effort.
///
/// Holds for all rules.
pub(super) fn is_idle(game: &Game, board: &Board, step: Step) -> bool {
    match step.to {
        PileId::Foundation(n) => {
            let same_suit = |other| {
                game.knobs().foundation_build != FoundationBuild::Suit
                    || game.foundation_suit(other) == game.foundation_suit(n)
            };
            let is_twin = |other: u8| {
                let [one, two] = [other, n].map(|n| board.foundations[usize::from(n)]);
                PileId::Foundation(other) != step.from
                    && same_suit(other)
                    && game.goes_down(other) == game.goes_down(n)
                    && one.len == two.len
                    && (0..usize::from(one.len).min(13))
                        .all(|i| kind(one.cards[i]) == kind(two.cards[i]))
                    && board.foundation_takes(game, other, carried(game, board, step))
            };
            let first = u8::from(game.is_first_special);
            game.knobs().foundation_build != FoundationBuild::Rank4 && (first..n).any(is_twin)
        }
        PileId::Tableau(to) if board.piles[usize::from(to)].len == 0 => {
            let is_space = |n: u8| board.piles[usize::from(n)].len == 0 && game.extra != Some(n);
            let moves_whole_pile = match step.from {
                PileId::Tableau(from) => {
                    step.count == board.piles[usize::from(from)].len
                        && board.fill_of(game, from, step.spot) == Fill::Nothing
                        && game.extra != Some(from)
                }
                _ => false,
            };
            moves_whole_pile || (0..to).any(is_space)
        }
        _ => false,
    }
}

/// The one card of a step to a foundation.
fn carried(game: &Game, board: &Board, step: Step) -> u8 {
    let card = match step.from {
        PileId::Waste => board.waste_top(game, step.spot.waste),
        PileId::Reserve(n) => board.reserve_top(game, n),
        PileId::Foundation(n) => board.foundation_top(n),
        PileId::Tableau(n) => Some(board.piles[usize::from(n)].top),
        PileId::Stock => None,
    };
    card.unwrap_or(NONE)
}

/// Finds a step to the foundations after which nothing is missed, so that all others can be left out.
///
/// Call a card *free* if it can go to a foundation as soon as it can leave its pile, whatever happens until then, and
/// the same holds for every card that may be built on it: all foundations of its suit have come to its rank or
/// beyond, and every kind that may lie on it in the tableau is either on the foundations with all its copies or
/// free itself. As cards do not come back from the foundations, a free card stays free.
///
/// *A free card may go at once.* Take a win from the board before, and play it on the board after, leaving out what is
/// not needed. At every moment the board of the new game is that of the old one, but that some free cards
/// are already on the foundations; a card that lies on one of those in the old game is itself on the foundations in the
/// new one. When the old game builds cards on such a card, they are free; the new game plays them to the
/// foundations, the highest first. That takes a step for each of them, which the old game still has to make. When the
/// old game moves such cards, the new one does nothing; when it moves a run or a pile of which they are the upper
/// part, the new one moves the lower part, which is a single card, a whole pile, a run, or all that
/// lies face up if it was before. Other cards can go to the foundations as in the old game: a foundation on
/// which the new game is further ahead is one whose next cards are free. A pile that gets shorter is never worse: limits of its length, and
/// cards that lie face down in it, only get easier.
///
/// *Spaces.* A pile that holds nothing but free cards in the old game may be empty in the new one. If nothing fills it,
/// the new game has one more space, and may do what the old one does. If the reserve fills it, the
/// new game has a card of the reserve there that the old one still has in the reserve. Let the piles of
/// that kind hold the next cards of the old reserve: when the old game plays a card of the reserve to the foundations
/// or on another card, the new one plays it from its pile, which the reserve then fills; when the old game
/// fills a space from the reserve, the new one fills it with the next card of its own, and the card that the
/// old game laid there lies alone on a pile, too. Piles have no names, so it does not matter on which. The
/// reserve may become empty earlier, after which spaces only take more. This needs the rules of
/// [`spaces_are_welcome`].
///
/// *The waste.* A card that leaves the waste early must not change which others can be reached: it is alone in stock and
/// waste; or it is dealt to without using anything up (it lies on top of the waste now, or redeals are without
/// limit, all packets are equal, and the stock can be dealt to from its beginning as well as from here) and
/// either all packets to come are of one card, or it is the last card of the stock, after which all others
/// keep their numbers.
///
/// *Sets of four.* Of one deck, all four cards of a rank are together, and nothing else may be built on them or
/// needs them. The same proof holds, with the set for the free cards.
///
/// So the board after has no more effort, and more cards on the foundations. This holds where foundations are
/// built up in suit and all are open, nothing comes back from them, equal foundations are equal to spaces, too, and
/// spaces are welcome; and with sets of
/// four of one deck where spaces are welcome.
pub(super) fn safe_step(
    game: &Game,
    pruning: Pruning,
    board: &Board,
    steps: &[Step],
) -> Option<Step> {
    if board.base == NONE || !(pruning.safe_cards || pruning.safe_sets) {
        return None;
    }
    steps.iter().copied().find(|&step| {
        matches!(step.to, PileId::Foundation(_))
            && (step.from != PileId::Waste || keeps_stock_in_order(game, board, step))
            && (pruning.safe_sets || is_free(game, board, kind(carried(game, board, step)), 0))
    })
}

/// Whether cards of this kind are free; see [`safe_step`].
fn is_free(game: &Game, board: &Board, kind: usize, depth: u32) -> bool {
    /// Cards are seldom free because of others that are many ranks lower.
    const DEEP: u32 = 4;
    let ranks = game.knobs().ranks;
    let height = (rank(kind) + ranks - board.base) % ranks;
    let per_suit = game.n_foundations / 4;
    let first = per_suit * u8::try_from(suit(kind)).unwrap_or(0);
    let is_next =
        (first..first + per_suit).all(|n| board.foundations[usize::from(n)].len >= height);
    is_next
        && depth < DEEP
        && each(game.pairs(board.base).on[kind] & board.live)
            .all(|upper| is_free(game, board, upper, depth + 1))
}

/// Whether all other cards of the stock can be reached as before once this one is played from the waste; see
/// [`safe_step`].
fn keeps_stock_in_order(game: &Game, board: &Board, step: Step) -> bool {
    if board.talon.len() == 1 {
        return true;
    }
    let knobs = game.knobs();
    let spot = step.spot;
    let is_last = game.is_last_packet(spot.round);
    let packet = game.rules.packet(spot.round);
    let here = board.spot.waste;
    let from_start = usize::from(here) == board.talon.len() || here.is_multiple_of(packet);
    let costs_nothing = spot == board.spot
        || (knobs.redeals.is_none() && game.is_last_packet(board.spot.round) && from_start);
    let is_end = usize::from(spot.waste) == board.talon.len();
    costs_nothing && (is_end || (is_last && packet == 1))
}
