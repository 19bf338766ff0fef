//! Which sentence says why a move is refused.

use canfield_core::card::Card;
use canfield_core::illegal::Illegal;
use canfield_core::pile::PileId;
use canfield_core::play::Target;

use crate::bundle::Argument;
use crate::{Texts, names};

impl Texts {
    /// Why a move is refused. Every sentence is told the same values, and uses those that it needs.
    pub(crate) fn refusal(
        &self,
        why: Illegal,
        card: Option<Card>,
        from: PileId,
        to: Option<PileId>,
        several_reserves: bool,
    ) -> String {
        if why == Illegal::SamePile && card.is_none() {
            return self.bundle.say("refused-same-pile-unsaid");
        }
        let place = |pile: Option<PileId>, form: &str| match pile {
            Some(pile) => self.pile_form(pile, several_reserves, form),
            None => self.bundle.say_form("pile-unsaid", form, &[]),
        };
        let card = match card {
            Some(card) => self.card_short(card),
            None => self.bundle.say("card-unsaid"),
        };
        // A sentence about one pile is about the one that refuses.
        let refuses = match why {
            Illegal::EmptyPile { pile }
            | Illegal::NoSoManyCards { pile }
            | Illegal::TakesNoCards { pile }
            | Illegal::NoSuchPile { pile } => Some(pile),
            _ => to,
        };
        let mut arguments: Vec<Argument<'_>> = vec![
            ("card", card.into()),
            ("from", place(Some(from), "from").into()),
            ("on", place(refuses, "on").into()),
            ("start", place(refuses, "start").into()),
        ];
        match why {
            Illegal::FoundationNeeds { needed }
            | Illegal::TableauNeeds { needed }
            | Illegal::SpaceNeeds { needed } => {
                arguments.push(("needed", self.a_rank(needed).into()));
            }
            Illegal::NothingGoesOn { rank } => {
                arguments.push(("rank", self.a_rank(rank).into()));
            }
            Illegal::OtherSuit { needed } => {
                arguments.push(("suit", self.bundle.say(names::suit(needed)).into()));
            }
            Illegal::FruitlessRedeals { count } => arguments.push(("count", count.into())),
            Illegal::PileFull { limit } => arguments.push(("limit", limit.into())),
            _ => {}
        }
        self.bundle.say_with(id(why), &arguments)
    }
}

const fn id(why: Illegal) -> &'static str {
    match why {
        Illegal::NoCards => "refused-no-cards",
        Illegal::StockEmpty => "refused-stock-empty",
        Illegal::StockNotEmpty => "refused-stock-not-empty",
        Illegal::NoRedealsLeft => "refused-no-redeals-left",
        Illegal::FruitlessRedeals { .. } => "refused-fruitless-redeals",
        Illegal::ChooseBaseFirst => "refused-choose-base-first",
        Illegal::NoSuchPile { .. } => "refused-no-such-pile",
        Illegal::SamePile => "refused-same-pile",
        Illegal::TakesNoCards { .. } => "refused-takes-no-cards",
        Illegal::StockIsOnlyDealt => "refused-stock-is-only-dealt",
        Illegal::EmptyPile { .. } => "refused-empty-pile",
        Illegal::NoSoManyCards { .. } => "refused-no-so-many-cards",
        Illegal::FaceDown => "refused-face-down",
        Illegal::OneCardOnly => "refused-one-card-only",
        Illegal::WholePileOnly => "refused-whole-pile-only",
        Illegal::CardOrWholePileOnly => "refused-card-or-whole-pile-only",
        Illegal::WholeRunOnly => "refused-whole-run-only",
        Illegal::NotARun => "refused-not-a-run",
        Illegal::SetOfFourOnly => "refused-set-of-four-only",
        Illegal::ReserveNotThere {
            target: Target::Foundation,
        } => "refused-reserve-not-to-foundation",
        Illegal::ReserveNotThere {
            target: Target::Tableau,
        } => "refused-reserve-not-to-tableau",
        Illegal::FoundationKeeps => "refused-foundation-keeps",
        Illegal::BaseCardStays => "refused-base-card-stays",
        Illegal::FoundationClosed => "refused-foundation-closed",
        Illegal::FoundationComplete => "refused-foundation-complete",
        Illegal::FoundationNeeds { .. } => "refused-foundation-needs",
        Illegal::OtherSuit { .. } => "refused-other-suit",
        Illegal::SameColor => "refused-same-color",
        Illegal::OtherColor => "refused-other-color",
        Illegal::TableauNeeds { .. } => "refused-tableau-needs",
        Illegal::NothingGoesOn { .. } => "refused-nothing-goes-on",
        Illegal::NoBuilding => "refused-no-building",
        Illegal::PileFull { .. } => "refused-pile-full",
        Illegal::SpaceTakesWasteOnly => "refused-space-takes-waste-only",
        Illegal::SpaceTakesReserveOnly => "refused-space-takes-reserve-only",
        Illegal::SpaceTakesOthers => "refused-space-takes-others",
        Illegal::SpaceTakesNothing => "refused-space-takes-nothing",
        Illegal::SpaceNeeds { .. } => "refused-space-needs",
    }
}
