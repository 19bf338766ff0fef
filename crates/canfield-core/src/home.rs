//! Cards that can go home, to the foundations: which of them safely, and when all of them can.

use crate::card::{Card, Rank};
use crate::moves::Move;
use crate::pile::PileId;
use crate::play::Outcome;
use crate::rules::{
    Build, FillSource, FoundationBuild, FoundationOpen, FoundationReturn, FoundationSets,
    HandSource, Rules, Step, Wrap,
};
use crate::state::State;

impl Rules {
    /// All legal moves of a card to a foundation that is not on one already: from the reserves, the tableau, then the
    /// waste, one move for each card.
    pub fn moves_home(&self, state: &State) -> impl Iterator<Item = Move> {
        let sources = self
            .reserve_piles()
            .chain(self.tableau_piles())
            .chain([PileId::Waste]);
        sources.filter_map(|from| {
            let count = self.foundation_unit(from);
            self.foundation_piles()
                .map(|to| Move::Transfer { from, to, count })
                .find(|&mv| self.check(state, mv).is_ok())
        })
    }

    /// A move home that can never be regretted, if there is one: whoever can win before it can win after it.
    ///
    /// A card on the table is of use in two ways: it goes home some day, and until then others may be built on it.
    /// A card is safe when nothing that could be built on it is left to be built anywhere (`is_done_with`),
    /// and when taking it from its pile makes nothing worse (`leaves_freely`). Its going home then only takes
    /// away a card that can serve nothing any more, and puts it where it must go. Where the rules make foundations
    /// a matter of choice, nothing is proved, and no move is called safe.
    #[must_use]
    pub fn safe_home(&self, state: &State) -> Option<Move> {
        let knobs = self.knobs();
        let base = state.base()?;
        let plain = knobs.foundation_build == FoundationBuild::Suit
            && knobs.foundation_sets == FoundationSets::Up
            && knobs.foundation_open == FoundationOpen::All
            && knobs.step == Step::Down
            && self.is_one_redeal_enough(state);
        if !plain {
            return None;
        }
        self.moves_home(state).find(|&mv| match mv {
            Move::Transfer { from, .. } => state.top(from).is_some_and(|card| {
                self.is_done_with(state, base, card) && self.leaves_freely(state, from)
            }),
            _ => false,
        })
    }

    /// Whether no more than one redeal is ever needed between two moves of the player's, or as many as wanted may be made.
    ///
    /// A move home made early is missing later, where it would have been a move between redeals. That does no harm while
    /// one redeal leads to everything that dealing can lead to: each pass then shows the same cards. It does so unless
    /// the packets change from round to round, or a base card leaves the stock by itself on the way.
    fn is_one_redeal_enough(&self, state: &State) -> bool {
        let knobs = self.knobs();
        let same_packets = knobs.per_deal.iter().all(|&n| n == knobs.per_deal[0]);
        let bases_are_home = || self.foundation_piles().all(|pile| !state.is_empty(pile));
        knobs.fruitless_redeals.is_none()
            || (same_packets && (!knobs.base_auto || bases_are_home()))
    }

    /// Whether no card will ever have to be built on this one.
    ///
    /// Only cards one rank lower are built on it. With foundations that keep their cards it is enough that all of
    /// these, of a suit that may lie on it, are home. Where nothing lies on base cards, they need not be home for this:
    /// each can go there as soon as it can be moved at all, and never comes with others on it, so it never needs
    /// another card to lie on.
    ///
    /// Where cards may come back, a lower card could be fetched to carry a still lower one. So all lower cards of all
    /// suits must be home, and then there is none left to be carried, unless even a base card can be fetched and
    /// carry the cards that go home last.
    fn is_done_with(&self, state: &State, base: Rank, card: Card) -> bool {
        let knobs = self.knobs();
        let nothing_lies_on = |rank: Rank| {
            knobs.build == Build::None
                || match knobs.wrap {
                    Wrap::Circular => false,
                    Wrap::ToBase => rank == base,
                    Wrap::None => rank == Rank::ACE,
                }
        };
        // How many ranks of a suit go home before this card's.
        let n_lower = (card.rank().index() + knobs.ranks - base.index()) % knobs.ranks;
        if nothing_lies_on(card.rank()) {
            return true;
        }
        if n_lower == 0 {
            return false;
        }
        let all_home = |may_lie: &dyn Fn(Card) -> bool| {
            self.foundation_piles().zip(0..).all(|(pile, n)| {
                let lower = Card::new(card.rank().below(knobs.ranks), self.foundation_suit(n));
                !may_lie(lower) || state.len(pile) >= usize::from(n_lower)
            })
        };
        match knobs.foundation_return {
            FoundationReturn::Always if !nothing_lies_on(base) => false,
            FoundationReturn::Always | FoundationReturn::AboveBase => all_home(&|_| true),
            FoundationReturn::Never if n_lower == 1 && nothing_lies_on(base) => true,
            FoundationReturn::Never => all_home(&|lower| match knobs.build {
                Build::Alternate => lower.color() != card.color(),
                Build::Color => lower.color() == card.color(),
                Build::Suit => lower.suit() == card.suit(),
                Build::Any => true,
                Build::None => false,
            }),
        }
    }

    /// Whether taking the top card of this pile away makes nothing worse for the other cards.
    ///
    /// From a tableau pile or a reserve it bares the card below, and whatever could be done with the pile can be done
    /// with what is left of it. When it empties a tableau pile, the space is filled from the only reserve: that reserve
    /// card can be played from the space wherever it could be played from the reserve, and the reserve is one card
    /// further, which opens spaces to at least the same sources. With several reserves, or with the waste or the stock
    /// filling spaces, *which* card fills is decided by the very piles that the move changes, so nothing is proved.
    ///
    /// From the waste it is free where single cards are dealt: the order of all others stays, and each is still
    /// reached. Where more are dealt at once, it shifts which cards come to the top; and where an empty waste is dealt
    /// to by itself, it takes that decision from the player.
    fn leaves_freely(&self, state: &State, from: PileId) -> bool {
        let knobs = self.knobs();
        let filled_otherwise = knobs
            .fill_auto
            .iter()
            .any(|source| *source != FillSource::Reserve);
        let by_choice_of_reserve =
            knobs.reserves > 1 && knobs.fill_auto.contains(&FillSource::Reserve);
        let late_is_freer = knobs
            .fill_early
            .iter()
            .all(|source| *source == HandSource::Reserve || knobs.fill_late.contains(source));
        match from {
            PileId::Waste => {
                knobs.per_deal.iter().all(|&n| n == 1) && !filled_otherwise && !knobs.packet_auto
            }
            PileId::Reserve(_) => !by_choice_of_reserve && late_is_freer,
            PileId::Tableau(_) => {
                state.len(from) > 1 || (!filled_otherwise && !by_choice_of_reserve && late_is_freer)
            }
            PileId::Stock | PileId::Foundation(_) => false,
        }
    }

    /// The moves that end the game when nothing is left but to bring cards home and to deal: won surely, or `None`.
    ///
    /// Every card that can go home does; when none can, the stock is dealt on, and the search ends after a round
    /// without a card going home.
    #[must_use]
    pub fn finish(&self, state: &State) -> Option<Vec<Move>> {
        let mut state = state.clone();
        let mut moves = Vec::new();
        let mut turns_without_gain = 0;
        while self.outcome(&state) == Outcome::Open {
            let home = self.moves_home(&state).next();
            let mv = home.or_else(|| {
                [Move::Draw, Move::Redeal]
                    .into_iter()
                    .find(|&mv| self.check(&state, mv).is_ok())
            })?;
            turns_without_gain = if home.is_some() {
                0
            } else {
                turns_without_gain + 1
            };
            // A round deals every card once and turns the waste over once; a second one brings the same cards up.
            if turns_without_gain > 2 * (self.n_cards() + 1) {
                return None;
            }
            self.apply(&mut state, mv).ok()?;
            moves.push(mv);
        }
        self.is_won(&state).then_some(moves)
    }
}

#[cfg(test)]
mod tests {
    use crate::variants;

    use super::*;

    #[track_caller]
    fn check_safe(variant: &str, position: &str, expect: &str) {
        let rules = &variants::find(variant).unwrap().rules;
        let state = rules.read_position(position).unwrap();
        let safe = rules
            .safe_home(&state)
            .map_or("none".to_owned(), |mv| mv.to_string());
        assert_eq!(safe, expect, "{variant}: {position}");
    }

    #[track_caller]
    fn check_finish(variant: &str, position: &str, expect: &str) {
        let rules = &variants::find(variant).unwrap().rules;
        let state = rules.read_position(position).unwrap();
        let line = rules.finish(&state).map_or("none".to_owned(), |moves| {
            moves
                .iter()
                .map(Move::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        });
        assert_eq!(line, expect, "{variant}: {position}");
    }

    /// The six of hearts could still be needed by the five of spades (fault C19).
    #[test]
    fn c19_a_card_that_may_be_needed_stays() {
        let hearts = "F3 AH 2H 3H 4H 5H";
        check_safe("acme", "base A / F1 AC 2C / W 3S / T1 4H", "none");
        let needed = format!(
            "base A / F1 AC 2C 3C 4C 5C / F2 AS 2S 3S / {hearts} / W 5S / T1 6H / T3 4S 9C"
        );
        check_safe("canfield-klondike", &needed, "none");
        let done =
            format!("base A / F1 AC 2C 3C 4C 5C / F2 AS 2S 3S 4S 5S / {hearts} / T1 6H / T3 9S 9C");
        check_safe("canfield-klondike", &done, "T1>F3");
    }

    #[test]
    fn the_base_and_the_rank_above_it_are_safe_where_the_cycle_ends() {
        check_safe(
            "canfield-solvitaire",
            "base 5 / R1 9C / T1 5S / T2 KH",
            "T1>F2",
        );
        check_safe(
            "canfield-solvitaire",
            "base 5 / R1 9C / F2 5S / T1 6S / T2 KH",
            "T1>F2",
        );
        check_safe(
            "canfield-solvitaire",
            "base 5 / R1 9C / F2 5S 6S / T1 7S / T2 KH",
            "none",
        );
        // Where it has no end, a four may have to be built on the five.
        check_safe("canfield-pysolfc", "base 5 / R1 9C / T1 5S / T2 KH", "none");
        // And a five that carries a four may have to be built on the six.
        check_safe(
            "canfield-pysolfc",
            "base 5 / R1 9C / F2 5S / T1 6S / T2 KH",
            "none",
        );
        check_safe(
            "canfield-pysolfc",
            "base 5 / R1 9C / F2 5S / F3 5H / F4 5D / T1 6S / T2 KH",
            "T1>F2",
        );
    }

    #[test]
    fn a_card_of_the_waste_is_safe_only_where_single_cards_are_dealt() {
        check_safe(
            "dispettoso",
            "base 5 / W 6S / F2 5S / F3 5H / F4 5D / T2 KH",
            "W>F2",
        );
        check_safe(
            "hoyle-canfield",
            "base 5 / W 6S / F2 5S / F3 5H / F4 5D / T2 KH",
            "none",
        );
    }

    #[test]
    fn where_cards_come_back_all_lower_ones_must_be_home() {
        check_safe(
            "duke",
            "base A / F1 AC 2C / F2 AS 2S / F3 AH / F4 AD 2D / T1 3C / T2 9S",
            "none",
        );
        check_safe(
            "duke",
            "base A / F1 AC 2C / F2 AS 2S / F3 AH 2H / F4 AD 2D / T1 3C / T2 9S",
            "T1>F1",
        );
    }

    /// In suit, nothing but the card below can lie on a card, and that one is home.
    #[test]
    fn in_suit_every_card_that_fits_is_safe_with_one_deck() {
        check_safe(
            "storehouse",
            "base 2 / R1 KD / F1 2C 3C / F2 2S / F3 2H / F4 2D / T1 4C",
            "T1>F1",
        );
        check_safe("american-toad", "base 2 / R1 KD / F1 2C 3C / T1 4C", "none");
        check_safe(
            "american-toad",
            "base 2 / R1 KD / F1 2C 3C / F2 2C 3C / T1 4C",
            "T1>F1",
        );
    }

    #[test]
    fn nothing_is_called_safe_where_nothing_is_proved() {
        check_safe("lafayette", "base A / R1 9C / T1 AC", "none");
        check_safe("beehive", "base A / T1 9C 9S 9H 9D", "none");
        check_safe("the-plot", "base 5 / F1 5C / W 6C", "none");
        // The waste would fill the space, and the player may want another card there.
        check_safe("gate", "base A / W 9C / F1 AC / T1 2C / T2 KH", "none");
        check_safe(
            "gate",
            "base A / W 9C / F1 AC / F2 AS / F3 AH / F4 AD / T1 KH 2C",
            "T1>F1",
        );
    }

    /// The nine of spades covers what it would need (fault C10).
    #[test]
    fn c10_what_cannot_be_finished_is_not_offered() {
        let tens = "F1 TC JC QC KC AC 2C 3C 4C 5C 6C 7C 8C 9C";
        let stuck =
            format!("base T / {tens} / F2 TS / F4 TD / T1 JS TH 9S / T2 JH / T3 QH / T4 KH");
        check_finish("canfield", &stuck, "none");
    }

    /// An empty column does not keep the game from being finished (fault C11).
    #[test]
    fn c11_what_can_be_finished_is_offered() {
        let home = "F1 TC / F2 TS JS / F3 TH";
        check_finish(
            "canfield",
            &format!("base T / {home} / T1 QH JC / T2 JH / T3 QS"),
            "T1>F1 T2>F3 T1>F3 T3>F2",
        );
        check_finish(
            "canfield",
            &format!("base T / {home} / S QC QS JC KS"),
            "draw W>F2 W>F1 W>F2 draw W>F1",
        );
    }
}
