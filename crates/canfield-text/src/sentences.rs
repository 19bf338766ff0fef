//! Which sentence says what of a message.

use canfield_core::card::{Card, Rank};
use canfield_core::deal::BadDeck;
use canfield_session::message::Message;

use crate::{Texts, names};

impl Texts {
    /// A sentence, with the reserves told apart where there are several.
    pub(crate) fn sentence(&self, message: &Message, several_reserves: bool) -> String {
        let bundle = &self.bundle;
        let place = |pile, form| self.pile_form(pile, several_reserves, form);
        match *message {
            Message::Dealt { base: Some(rank) } => {
                bundle.say_with("dealt", &[("rank", self.a_rank(rank).into())])
            }
            Message::Dealt { base: None } => bundle.say("dealt-to-choose"),
            Message::Refused {
                why,
                card,
                from,
                to,
            } => self.refusal(why, card, from, to, several_reserves),
            Message::PickedUp { card, n_cards, .. } => bundle.say_with(
                "picked-up",
                &[("cards", self.carried_cards(card, n_cards).into())],
            ),
            Message::PutBack => bundle.say("put-back"),
            Message::Carried { card, n_cards, to } => bundle.say_with(
                "carried",
                &[
                    ("cards", self.carried_cards(card, n_cards).into()),
                    ("to", place(to, "to").into()),
                ],
            ),
            Message::Drawn {
                card,
                n_cards,
                n_left,
            } => bundle.say_with(
                "drawn",
                &[
                    ("card", self.card_short(card).into()),
                    ("count", n_cards.into()),
                    ("left", n_left.into()),
                ],
            ),
            Message::Redealt {
                n_cards,
                redeals_left: None,
            } => bundle.say_with("redealt", &[("count", n_cards.into())]),
            Message::Redealt {
                redeals_left: Some(n),
                ..
            } => bundle.say_with("redealt-limited", &[("left", n.into())]),
            Message::BaseChosen { base } => {
                bundle.say_with("base-chosen", &[("rank", self.a_rank(base).into())])
            }
            Message::Filled { card, from, to } => bundle.say_with(
                "filled",
                &[
                    ("card", self.card_short(card).into()),
                    ("pile", place(to, "").into()),
                    ("from", place(from, "from").into()),
                ],
            ),
            Message::TurnedUp { card, pile } => bundle.say_with(
                "turned-up",
                &[
                    ("card", self.card_short(card).into()),
                    ("on", place(pile, "on").into()),
                ],
            ),
            Message::TakenBack { card, n_cards, to } => bundle.say_with(
                "taken-back",
                &[
                    ("cards", self.carried_cards(card, n_cards).into()),
                    ("to", place(to, "to").into()),
                ],
            ),
            Message::DrawTakenBack => bundle.say("draw-taken-back"),
            Message::RedealTakenBack => bundle.say("redeal-taken-back"),
            Message::Restarted => bundle.say("restarted"),
            Message::Won { n_moves } => bundle.say_with("won", &[("count", n_moves.into())]),
            Message::Blocked => bundle.say("blocked"),
            Message::NothingToUndo => bundle.say("nothing-to-undo"),
            Message::NothingToRedo => bundle.say("nothing-to-redo"),
            Message::SeveralFoundations { to } => {
                bundle.say_with("several-foundations", &[("to", place(to, "to").into())])
            }
            Message::UnknownKey(key) => {
                bundle.say_with("unknown-key", &[("key", self.key(key).into())])
            }
            Message::UnknownVariant { ref name } => {
                bundle.say_with("unknown-variant", &[("name", name.as_str().into())])
            }
            Message::CannotDeal(ref error) => self.cannot_deal(error),
        }
    }

    fn cannot_deal(&self, error: &BadDeck) -> String {
        let (id, card) = match error {
            BadDeck::Number(error) => return self.bad_deal_number(error),
            BadDeck::NotACard(text) => {
                let text = [("text", text.as_str().into())];
                return self.bundle.say_with("cannot-deal-not-a-card", &text);
            }
            BadDeck::Missing(card) => ("cannot-deal-missing", card),
            BadDeck::TooMany(card) => ("cannot-deal-too-many", card),
        };
        self.bundle
            .say_with(id, &[("card", self.card_short(*card).into())])
    }

    /// Cards that are carried together, named by the lowest of them.
    pub(crate) fn carried_cards(&self, card: Card, n_cards: u8) -> String {
        self.bundle.say_with(
            "cards-carried",
            &[
                ("card", self.card_short(card).into()),
                ("count", n_cards.into()),
                ("more", n_cards.saturating_sub(1).into()),
            ],
        )
    }

    /// A rank as one of many, such as `an ace`.
    pub(crate) fn a_rank(&self, rank: Rank) -> String {
        self.bundle.say_form(names::rank(rank), "a", &[])
    }
}
