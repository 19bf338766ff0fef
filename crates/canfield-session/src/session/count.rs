//! What a deal comes to: statistics, money and the clock.
//!
//! A deal counts once, whatever becomes of it, and only after a move of the player.

use canfield_core::card::Card;
use canfield_core::moves::Move;
use canfield_core::play::Outcome;
use canfield_core::rules::{Rules, ScoreKind};
use canfield_core::state::State;
use canfield_core::variants::{self, Variant};

use super::Session;
use crate::accounts::Hand;
use crate::dialog::{Open, is_for_money};
use crate::message::Message;
use crate::scene::Score;
use crate::statistics::Ending;
use crate::storage::Key;

impl Session {
    /// Whether the time counts: from the first move to the win.
    /// While the player waits for another deal it stands still.
    pub(super) fn is_clock_running(&self) -> bool {
        let is_waiting = matches!(self.dialog, Some(Open::DealSearch { .. }));
        self.history.has_steps() && !is_waiting && !self.is_won()
    }

    pub(super) fn is_won(&self) -> bool {
        self.variant.rules.outcome(self.history.state()) == Outcome::Won
    }

    /// Counts the deal if this position wins it.
    pub(super) fn count_win(&mut self) {
        if self.is_won() {
            self.count(true);
        }
    }

    /// Counts the deal as lost if it was played and not counted yet. Another deal is about to take its place.
    pub(super) fn count_given_up(&mut self) {
        if self.history.can_undo() {
            self.count(false);
        }
        if let Some(deck) = &self.deck {
            let (variant, deal) = (self.variant.clone(), deck.to_string());
            self.settle_hand(&variant, &deal);
        }
    }

    /// Closes the hand of a deal that is given up, if it is under way: its worth stays in the balance, whether or not the deal
    /// counts.
    pub(super) fn settle_hand(&mut self, variant: &Variant, deal: &str) {
        let hand = self.accounts.account(&variant.id).hand;
        if is_for_money(variant) && hand.is_some_and(|hand| hand.deal == deal) {
            self.accounts.account_mut(&variant.id).settle();
            self.keeper.note(Key::Accounts);
        }
    }

    /// The program is about to play a move of a solution. If the player has played before, the deal counts as given up;
    /// from then on it does not count at all, so nobody wins it by being shown how.
    pub(super) fn count_as_solved_by_program(&mut self) {
        self.count_given_up();
        self.counted = true;
        self.is_solution_shown = true;
        self.note_game();
    }

    fn count(&mut self, won: bool) {
        // A position that somebody has set up is not a deal.
        if self.counted || self.deck.is_none() {
            return;
        }
        let ending = self.ending(won);
        self.counted = true;
        self.statistics.count(&self.variant, ending);
        self.keeper.note(Key::Statistics);
        self.note_game();
        if is_for_money(&self.variant) {
            self.accounts.account_mut(&self.variant.id).settle();
            self.keeper.note(Key::Accounts);
        }
    }

    /// What is counted of the deal if it ends now.
    pub(super) fn ending(&self, won: bool) -> Ending {
        Ending {
            won,
            n_moves: u32::try_from(self.history.n_made()).unwrap_or(u32::MAX),
            seconds: u32::try_from(self.clock.elapsed_secs()).unwrap_or(u32::MAX),
            n_home: self.n_home(),
        }
    }

    fn n_home(&self) -> u16 {
        u16::try_from(self.history.state().n_on_foundations()).unwrap_or(u16::MAX)
    }

    pub(super) fn is_paid_in_instalments(&self) -> bool {
        self.variant.rules.knobs().score == ScoreKind::Instalments
    }

    /// Whether the player has done anything that is paid for.
    pub(super) fn is_hand_played(&self) -> bool {
        self.history.has_steps() || self.instalments.inspected
    }

    /// Charges for a move that the player asked for, where the pack is paid in instalments.
    pub(super) fn charge(&mut self, mv: Move, is_legal: bool) {
        if self.is_paid_in_instalments() && !self.counted {
            let pause_millis = std::mem::take(&mut self.pause_millis);
            self.instalments.charge(mv, is_legal, pause_millis);
            self.note_worth();
            self.note_game();
        }
    }

    /// Charges for going back to the position after so many steps: for each step that showed a card which then is out of
    /// sight again. A step is charged for once, however often it is made again and taken back. So taking back is no way to look for nothing, whether step by step or by starting over. Where the
    /// pack is paid in instalments, nothing that was paid comes back anyway.
    pub(super) fn charge_looks(&mut self, n_made: usize) {
        let rules = &self.variant.rules;
        let price = rules.knobs().per_card;
        let is_charged = rules.knobs().score == ScoreKind::Money && !self.counted && price > 0;
        if !is_charged {
            return;
        }
        let mut n_looks = 0_usize;
        for step in n_made..self.history.n_made() {
            // What was taken back before has been looked at and charged for.
            let is_known = self.history.taken_back().contains(&step);
            let states = self.history.states();
            if !is_known && shows_a_card(&self.variant.rules, &states[step], &states[step + 1]) {
                n_looks += 1;
            }
            self.history.note_taken_back(step);
        }
        if let Ok(n_looks @ 1..) = u16::try_from(n_looks) {
            self.n_looks = self.n_looks.saturating_add(n_looks);
            let price = price.saturating_mul(n_looks.into());
            self.status.push(Message::LooksCharged { price });
        }
    }

    /// What all looks cost that were charged in this deal.
    pub(super) fn looks_cost(&self) -> i32 {
        i32::from(self.n_looks) * self.variant.rules.knobs().per_card
    }

    /// Notes in the account what the hand is worth now. A deal that is counted is settled.
    pub(super) fn note_worth(&mut self) {
        let (Some(Score::Money(worth)), Some(deck)) = (self.score(), &self.deck) else {
            return;
        };
        if !self.is_hand_played() || self.counted {
            return;
        }
        let hand = Hand {
            deal: deck.to_string(),
            n_home: self.n_home(),
            worth,
            costs: self.costs(),
        };
        self.accounts.account_mut(&self.variant.id).play(hand);
        self.keeper.note(Key::Accounts);
    }

    /// What this deal has cost so far, where it is played for money.
    fn costs(&self) -> i32 {
        let knobs = self.variant.rules.knobs();
        match knobs.score {
            ScoreKind::Instalments => self.instalments.costs(),
            ScoreKind::Money => {
                let n_redeals = i32::from(self.history.state().redeals_used());
                self.looks_cost() - knobs.ante - knobs.per_redeal * n_redeals
            }
            ScoreKind::Points | ScoreKind::None => 0,
        }
    }

    /// Notes which variant was played last. One of the player's own may not be there the next time.
    pub(super) fn note_variant(&mut self) {
        let is_shipped = variants::is_shipped(&self.variant);
        if is_shipped && self.settings.variant != self.variant.id {
            self.settings.variant.clone_from(&self.variant.id);
            self.keeper.note(Key::Settings);
        }
    }
}

/// Whether a card lies face up in the later position that did not in the earlier one.
fn shows_a_card(rules: &Rules, earlier: &State, later: &State) -> bool {
    let mut seen = seen_cards(rules, earlier);
    seen_cards(rules, later).into_iter().any(|card| {
        let place = seen.iter().position(|&other| other == card);
        place.map(|place| seen.swap_remove(place)).is_none()
    })
}

/// All cards that lie face up.
fn seen_cards(rules: &Rules, state: &State) -> Vec<Card> {
    let piles = rules.piles();
    let seen = piles.flat_map(|pile| {
        let cards = state.pile(pile).iter().enumerate();
        cards.filter_map(move |(n, &card)| rules.is_face_up(state, pile, n).then_some(card))
    });
    seen.collect()
}
