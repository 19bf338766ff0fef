//! Which steps lead on from a board.
//!
//! Dealing from the stock is no step of its own. Whatever neither takes a card from the stock or the waste nor depends on
//! how far the stock has been dealt can be done before a deal as well as after it, with the same result. So every
//! line of moves can be reordered until all dealing comes just before a step that needs it, and dealing after
//! the last such step can be left out, since a game that is won has neither stock nor waste. The search therefore
//! only looks at *deal as far as this spot, then make this move*.
//!
//! Where base cards go home by themselves, that does not hold: dealing may bring one home, and that lets others
//! follow. So while there is a base card in the stock, in the waste, or on top of a reserve, dealing is a step of its own.

use canfield_core::pile::PileId;
use canfield_core::rules::{
    BeforeChoice, ChooseFrom, FillRank, FoundationBuild, FoundationReturn, HandSource, MoveUnit,
    ReserveFace, ReserveTarget,
};

use super::board::{Board, SET_OF_FOUR, Spot, Step};
use super::game::{Game, NONE, kind, rank};

/// A card, or a run that begins with it, that may leave its pile.
#[derive(Debug, Clone, Copy)]
struct Taken {
    from: PileId,
    /// The lowest card that is carried.
    card: u8,
    count: u8,
    spot: Spot,
}

impl Board {
    /// The spots to which the stock can be dealt from where it stands, this one first.
    ///
    /// With equal packets to come, the same number of cards on the waste in a later round leads to nothing new: it
    /// takes more redeals to be there, and they are all that is different afterwards. So each such number is listed
    /// once, in the earliest round.
    pub(super) fn spots(&self, game: &Game, spots: &mut Vec<Spot>) {
        spots.clear();
        spots.push(self.spot);
        if self.base == NONE || self.is_deal_a_step(game) {
            return;
        }
        let n = super::board::narrow(self.talon.len());
        let mut seen = [false; 256];
        let mut spot = self.spot;
        let mut is_from_start = spot.waste == 0;
        loop {
            if game.is_last_packet(spot.round) {
                seen[usize::from(spot.waste)] = true;
            }
            if spot.waste < n {
                spot.waste += self.packet(game, spot.waste, spot.round);
            } else {
                let ends = game.is_last_packet(spot.round) && is_from_start;
                if n == 0 || ends || !game.may_redeal(spot.round) {
                    return;
                }
                spot = self.after_redeal(game, spot);
                is_from_start = true;
            }
            if !seen[usize::from(spot.waste)] {
                spots.push(spot);
            }
        }
    }

    /// All steps, none left out, but that dealing alone is none.
    pub(super) fn steps(&self, game: &Game, spots: &[Spot], steps: &mut Vec<Step>) {
        let knobs = game.knobs();
        let here = self.spot;
        if self.base == NONE {
            self.steps_of_choice(game, steps);
            return;
        }
        if self.is_deal_a_step(game) {
            steps.extend(self.deal_step(game));
        }
        for &spot in spots {
            if let Some(card) = self.waste_top(game, spot.waste) {
                let taken = Taken {
                    from: PileId::Waste,
                    card,
                    count: 1,
                    spot,
                };
                self.to_foundations(game, taken, steps);
                self.to_tableau(game, taken, steps);
            }
        }
        for n in 0..knobs.reserves {
            let taken = self.reserve_taken(game, n);
            if let Some(taken) = taken {
                if knobs.reserve_to.contains(&ReserveTarget::Foundation) {
                    self.to_foundations(game, taken, steps);
                }
                if knobs.reserve_to.contains(&ReserveTarget::Tableau) {
                    self.to_tableau(game, taken, steps);
                }
            }
        }
        if game.has_returns() {
            for n in 0..game.n_foundations {
                let keeps_base = knobs.foundation_return == FoundationReturn::AboveBase
                    && self.foundations[usize::from(n)].len == 1;
                if let Some(card) = self.foundation_top(n).filter(|_| !keeps_base) {
                    let taken = Taken {
                        from: PileId::Foundation(n),
                        card,
                        count: 1,
                        spot: here,
                    };
                    self.to_foundations(game, taken, steps);
                    self.to_tableau(game, taken, steps);
                }
            }
        }
        for n in 0..game.n_tableau {
            self.steps_of_pile(game, n, spots, steps);
        }
    }

    /// Dealing as a step of its own, if there is anything to deal.
    pub(super) fn deal_step(&self, game: &Game) -> Option<Step> {
        let Spot { waste, round } = self.spot;
        let count = self.packet(game, waste, round);
        let (from, to) = if count > 0 {
            (PileId::Stock, PileId::Waste)
        } else if waste > 0 && game.may_redeal(round) {
            (PileId::Waste, PileId::Stock)
        } else {
            return None;
        };
        Some(Step {
            from,
            to,
            count,
            spot: self.spot,
        })
    }

    /// The steps while the base is still to be chosen.
    fn steps_of_choice(&self, game: &Game, steps: &mut Vec<Step>) {
        let knobs = game.knobs();
        for n in 0..knobs.reserves {
            let Some(taken) = self.reserve_taken(game, n) else {
                continue;
            };
            if knobs.choose_from == ChooseFrom::Reserve
                && knobs.reserve_to.contains(&ReserveTarget::Foundation)
            {
                self.to_foundations(game, taken, steps);
            }
            if knobs.before_choice == BeforeChoice::ReserveMoves
                && knobs.reserve_to.contains(&ReserveTarget::Tableau)
            {
                self.to_tableau(game, taken, steps);
            }
        }
        if knobs.choose_from == ChooseFrom::DealExtra {
            for n in 0..game.n_tableau {
                let pile = self.piles[usize::from(n)];
                if pile.n_face_up() > 0 {
                    let taken = Taken {
                        from: PileId::Tableau(n),
                        card: pile.top,
                        count: 1,
                        spot: self.spot,
                    };
                    self.to_foundations(game, taken, steps);
                }
            }
        }
    }

    fn reserve_taken(&self, game: &Game, n: u8) -> Option<Taken> {
        let is_hidden =
            game.knobs().reserve_face == ReserveFace::Last && self.reserve_lens[usize::from(n)] > 1;
        let card = self.reserve_top(game, n).filter(|_| !is_hidden)?;
        Some(Taken {
            from: PileId::Reserve(n),
            card,
            count: 1,
            spot: self.spot,
        })
    }

    fn steps_of_pile(&self, game: &Game, n: u8, spots: &[Spot], steps: &mut Vec<Step>) {
        let pile = self.piles[usize::from(n)];
        let n_face_up = pile.n_face_up();
        let n_packed = self.n_packed(game, n);
        let taken = |card, count, spot| Taken {
            from: PileId::Tableau(n),
            card,
            count,
            spot,
        };
        let spots_for = |count| {
            // What fills the space may depend on how far the stock has been dealt.
            let needs_spot = count == pile.len && game.fills_from_talon();
            if needs_spot { spots } else { &spots[..1] }
        };
        if game.knobs().foundation_build == FoundationBuild::Rank4 {
            if n_face_up >= SET_OF_FOUR && self.is_set(n) {
                for &spot in spots_for(SET_OF_FOUR) {
                    steps.push(Step {
                        from: PileId::Tableau(n),
                        to: PileId::Foundation(0),
                        count: SET_OF_FOUR,
                        spot,
                    });
                }
            }
        } else if n_face_up > 0 {
            for &spot in spots_for(1) {
                self.to_foundations(game, taken(pile.top, 1, spot), steps);
            }
        }
        for (count, card) in (1..=n_packed).zip(self.cards_down(n)) {
            let may_go = match game.knobs().move_unit {
                MoveUnit::Single => count == 1,
                MoveUnit::Whole => count == pile.len,
                MoveUnit::SingleOrWhole => count == 1 || count == pile.len,
                MoveUnit::Run => true,
                MoveUnit::WholeRun => count == n_face_up,
            };
            if may_go {
                for &spot in spots_for(count) {
                    self.to_tableau(game, taken(card, count, spot), steps);
                }
            }
        }
    }

    /// Whether the four top cards of a pile are of one rank.
    fn is_set(&self, n: u8) -> bool {
        let top = rank(kind(self.piles[usize::from(n)].top));
        self.cards_down(n)
            .take(usize::from(SET_OF_FOUR))
            .all(|card| rank(kind(card)) == top)
    }

    fn to_foundations(&self, game: &Game, taken: Taken, steps: &mut Vec<Step>) {
        for n in 0..game.n_foundations {
            let to = PileId::Foundation(n);
            if to != taken.from && self.foundation_takes(game, n, taken.card) {
                steps.push(taken.to(to));
            }
        }
    }

    fn to_tableau(&self, game: &Game, taken: Taken, steps: &mut Vec<Step>) {
        let limit = game.knobs().pile_limit;
        let under = game.pairs(self.base).under[kind(taken.card)];
        for n in 0..game.n_tableau {
            let to = PileId::Tableau(n);
            if to == taken.from || game.extra == Some(n) {
                continue;
            }
            let pile = self.piles[usize::from(n)];
            let is_taken = if pile.len == 0 {
                self.space_takes(game, taken.from, taken.card)
            } else {
                under >> kind(pile.top) & 1 == 1 && (limit == 0 || pile.len + taken.count <= limit)
            };
            if is_taken {
                steps.push(taken.to(to));
            }
        }
    }

    /// Whether a space may be filled by hand from this pile with cards of which this one is the lowest.
    fn space_takes(&self, game: &Game, from: PileId, card: u8) -> bool {
        let knobs = game.knobs();
        let sources = knobs.hand_sources(self.is_late());
        let base = (self.base != NONE).then_some(self.base);
        let needed = match knobs.fill_rank {
            FillRank::Any => None,
            FillRank::Rank(rank) => Some(rank.index()),
            FillRank::Base => base,
            FillRank::BelowBase => base.map(|base| (base + knobs.ranks - 1) % knobs.ranks),
            FillRank::BaseUntilFirst => base.filter(|_| self.foundations[0].len < knobs.ranks),
        };
        sources.contains(&HandSource::of(from))
            && needed.is_none_or(|needed| needed == rank(kind(card)))
    }
}

impl Taken {
    const fn to(self, to: PileId) -> Step {
        Step {
            from: self.from,
            to,
            count: self.count,
            spot: self.spot,
        }
    }
}
