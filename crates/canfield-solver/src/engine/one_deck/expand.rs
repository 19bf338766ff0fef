//! From the steps of a search to moves of the game, each checked by the rules as it is made.

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;

use super::deal::Deal;
use super::levels::{bit, pop, suit};
use super::node::{Kind, Step};

/// The moves that these steps stand for, and those that finish the game after them. `None` if the rules refuse
/// one of them, which happens only for steps of the free view (see `node`).
pub(super) fn expand(
    deal: &Deal,
    rules: &Rules,
    state: &State,
    steps: &[Step],
) -> Option<Vec<Move>> {
    let mut line = Line {
        deal,
        rules,
        state: state.clone(),
        moves: Vec::new(),
    };
    for &step in steps {
        line.step(step)?;
    }
    line.finish()?;
    Some(line.moves)
}

struct Line<'a> {
    deal: &'a Deal,
    rules: &'a Rules,
    state: State,
    moves: Vec<Move>,
}

impl Line<'_> {
    fn make(&mut self, mv: Move) -> Option<()> {
        self.rules.apply(&mut self.state, mv).ok()?;
        self.moves.push(mv);
        Some(())
    }

    fn step(&mut self, step: Step) -> Option<()> {
        let Step { kind, card, onto } = step;
        let home = PileId::Foundation(u8::try_from(suit(card)).ok()?);
        let reserve = PileId::Reserve(0);
        match kind {
            Kind::Up => {
                let from = self.uncover(card)?;
                self.make(Move::one(from, home))
            }
            Kind::ReserveUp => self.make(Move::one(reserve, home)),
            Kind::ReserveOnto => {
                let to = self.place_for(card, onto, reserve)?;
                self.make(Move::one(reserve, to))
            }
            Kind::ReserveToSpace => {
                let to = self.space()?;
                self.make(Move::one(reserve, to))
            }
            Kind::WasteUp => {
                self.turn_to(card)?;
                self.make(Move::one(PileId::Waste, home))
            }
            Kind::WasteOnto => {
                self.turn_to(card)?;
                let to = self.place_for(card, onto, PileId::Waste)?;
                self.make(Move::one(PileId::Waste, to))
            }
            Kind::WasteToSpace => {
                self.turn_to(card)?;
                let to = self.space()?;
                self.make(Move::one(PileId::Waste, to))
            }
            Kind::Pile | Kind::Part => {
                let (from, count) = self.find(card)?;
                let to = self.place_for(card, onto, from)?;
                self.make(Move::Transfer { from, to, count })
            }
            Kind::Split => {
                let (from, count) = self.find(card)?;
                let to = self.space()?;
                self.make(Move::Transfer { from, to, count })
            }
            Kind::Back => {
                let to = self.place_for(card, onto, home)?;
                self.make(Move::one(home, to))
            }
            Kind::BackToSpace => {
                let to = self.space()?;
                self.make(Move::one(home, to))
            }
        }
    }

    /// The tableau pile with this card, and how many cards there are from it to the top.
    fn find(&self, card: u8) -> Option<(PileId, u8)> {
        let card = self.deal.card(card);
        self.rules.tableau_piles().find_map(|pile| {
            let cards = self.state.pile(pile);
            let at = cards.iter().position(|c| c.is_twin_of(card))?;
            Some((pile, u8::try_from(cards.len() - at).ok()?))
        })
    }

    /// A tableau pile on whose top card this one may lie, if it is `onto` or that does not matter.
    fn place_for(&self, card: u8, onto: u8, from: PileId) -> Option<PileId> {
        let hosts = if onto == Step::ANY {
            self.deal.hosts[usize::from(card)]
        } else {
            bit(onto)
        };
        self.rules.tableau_piles().find(|&pile| {
            let top = self.state.top(pile).map(|top| bit(self.deal.packed(top)));
            pile != from && top.is_some_and(|top| hosts & top != 0)
        })
    }

    fn space(&self) -> Option<PileId> {
        let mut piles = self.rules.tableau_piles();
        piles.find(|&pile| self.state.is_empty(pile))
    }

    /// Carries what lies on a card to its twin.
    fn uncover(&mut self, card: u8) -> Option<PileId> {
        let (from, count) = self.find(card)?;
        if count > 1 {
            let cards = self.state.pile(from);
            let lowest = self
                .deal
                .packed(cards[cards.len() + 1 - usize::from(count)]);
            let to = self.place_for(lowest, Step::ANY, from)?;
            let count = count - 1;
            self.make(Move::Transfer { from, to, count })?;
        }
        Some(from)
    }

    /// Turns the deck until this card is on top of the waste.
    fn turn_to(&mut self, card: u8) -> Option<()> {
        let card = self.deal.card(card);
        // Every card that can be reached at all comes up before the stock is empty for the second time.
        for _ in 0..2 {
            loop {
                let top = self.state.top(PileId::Waste);
                if top.is_some_and(|top| top.is_twin_of(card)) {
                    return Some(());
                }
                if self.state.is_empty(PileId::Stock) {
                    break;
                }
                self.make(Move::Draw)?;
            }
            self.make(Move::Redeal)?;
        }
        None
    }

    /// Plays all cards up, once every one of them lies at hand when it is wanted; see
    /// [`Deal::is_as_good_as_won`].
    fn finish(&mut self) -> Option<()> {
        while !self.rules.is_won(&self.state) {
            let up = [0, 1, 2, 3].map(|n| self.state.len(PileId::Foundation(n)));
            let mut next = self.deal.next_up(up.map(|n| u8::try_from(n).unwrap_or(0)));
            // The lowest bit is a card of the lowest rank.
            let card = pop(&mut next)?;
            let kind = if self.find(card).is_some() {
                Kind::Up
            } else {
                Kind::WasteUp
            };
            self.step(Step::of(kind, card))?;
        }
        Some(())
    }
}
