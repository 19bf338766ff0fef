//! Advice that follows from the rules: each sentence is said only where the knobs that it speaks of make it true.

use canfield_core::card::Rank;
use canfield_core::rules::{
    Build, FillRank, FillSource, FoundationBase, FoundationBuild, FoundationReturn,
    FoundationStart, HandSource, MoveUnit, ReserveFace, ReserveTarget, ScoreKind,
};

use super::Page;

impl Page<'_> {
    pub(super) fn strategy(&mut self) {
        self.begin("heading-strategy");
        self.advise_on_reserve();
        self.advise_on_spaces();
        self.advise_on_piles();
        self.advise_on_stock();
        self.advise_on_foundations();
    }

    fn advise_on_reserve(&mut self) {
        let knobs = self.rules.knobs();
        let has_depth = knobs.reserves > 0 && knobs.reserve_cards > 1;
        let is_played = has_depth && knobs.reserve_face != ReserveFace::Last;
        if is_played && knobs.reserve_to.contains(&ReserveTarget::Foundation) {
            self.say("strategy-reserve");
        }
        if has_depth && knobs.reserve_face == ReserveFace::All {
            self.say("strategy-reserve-seen");
        }
    }

    fn advise_on_spaces(&mut self) {
        let knobs = self.rules.knobs();
        let reserve_fills = knobs.fill_auto.contains(&FillSource::Reserve);
        if reserve_fills {
            self.say("strategy-fill-auto");
        } else if knobs.fill_auto.is_empty() && knobs.fill_early.len() > 1 {
            self.say("strategy-fill-choice");
        }
        if knobs.fill_rank == FillRank::Rank(Rank::KING) {
            self.say("strategy-fill-king");
        }
        if reserve_fills && knobs.reserves == 1 {
            let moves_runs = matches!(knobs.move_unit, MoveUnit::Run | MoveUnit::SingleOrWhole);
            if knobs.fill_late == [HandSource::Waste] {
                self.say("strategy-late-waste");
            } else if knobs.fill_late.contains(&HandSource::Tableau)
                && knobs.fill_rank == FillRank::Any
                && moves_runs
            {
                self.say("strategy-late-any");
            }
        }
    }

    fn advise_on_piles(&mut self) {
        let knobs = self.rules.knobs();
        if knobs.build == Build::None {
            return;
        }
        match knobs.move_unit {
            MoveUnit::Whole | MoveUnit::WholeRun => self.say("strategy-whole"),
            MoveUnit::Run => self.say("strategy-run"),
            MoveUnit::Single => self.say("strategy-single"),
            MoveUnit::SingleOrWhole => {}
        }
    }

    fn advise_on_stock(&mut self) {
        let knobs = self.rules.knobs();
        let deals_packets = knobs.per_deal.iter().any(|&n| n > 1);
        match knobs.redeals {
            Some(0) => self.say("strategy-one-round"),
            _ if deals_packets => self.say("strategy-packets"),
            _ => self.say("strategy-every-card"),
        }
    }

    fn advise_on_foundations(&mut self) {
        let knobs = self.rules.knobs();
        let in_suit = knobs.foundation_build == FoundationBuild::Suit;
        if in_suit
            && knobs.foundation_start != FoundationStart::All
            && knobs.foundation_base != FoundationBase::Chosen
        {
            self.say("strategy-base");
        }
        let is_built = knobs.build != Build::None;
        match knobs.foundation_return {
            FoundationReturn::Never if is_built => self.say("strategy-return-never"),
            FoundationReturn::Never => {}
            FoundationReturn::AboveBase | FoundationReturn::Always => self.say("strategy-return"),
        }
        if matches!(knobs.score, ScoreKind::Money | ScoreKind::Instalments) {
            self.say("strategy-money");
        }
    }
}
