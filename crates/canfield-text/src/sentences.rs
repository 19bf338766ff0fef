//! Which sentence says what of a message.

use canfield_core::card::{Card, Rank};
use canfield_core::deal::BadDeck;
use canfield_session::message::Message;
use canfield_session::storage::{self, StorageError, StorageTrouble};
use canfield_solver::WhyNot;

use crate::{Texts, names};

impl Texts {
    /// A sentence, with the reserves told apart where there are several.
    #[expect(
        clippy::too_many_lines,
        reason = "it has one arm for each message, so that none can be left out"
    )]
    pub(crate) fn sentence(&self, message: &Message, several_reserves: bool) -> String {
        let bundle = &self.bundle;
        let place = |pile, form| self.pile_form(pile, several_reserves, form);
        match *message {
            Message::Dealt { base: Some(rank) } => {
                bundle.say_with("dealt", &[("rank", self.a_rank(rank).into())])
            }
            Message::Dealt { base: None } => bundle.say("dealt-to-choose"),
            Message::DealtForSets => bundle.say("dealt-for-sets"),
            Message::DealtUpAndDown => bundle.say("dealt-up-and-down"),
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
            Message::LooksCharged { price } => {
                bundle.say_with("looks-charged", &[("price", price.into())])
            }
            Message::Restarted => bundle.say("restarted"),
            Message::Won { n_moves } => bundle.say_with("won", &[("count", n_moves.into())]),
            Message::Blocked => bundle.say("blocked"),
            Message::BlockedByFruitlessRedeals => bundle.say("blocked-by-fruitless-redeals"),
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
            Message::BadLink { ref link } => {
                bundle.say_with("bad-link", &[("link", link.as_str().into())])
            }
            Message::CannotDeal(ref error) => self.cannot_deal(error),
            Message::GoesNowhere { card, n_cards } => bundle.say_with(
                "goes-nowhere",
                &[("cards", self.carried_cards(card, n_cards).into())],
            ),
            Message::WentHome { n_cards } => {
                bundle.say_with("went-home", &[("count", n_cards.into())])
            }
            Message::CannotFinish => bundle.say("cannot-finish"),
            Message::HintCarry {
                card,
                n_cards,
                from,
                to,
            } => bundle.say_with(
                "useful-carry",
                &[
                    ("cards", self.carried_cards(card, n_cards).into()),
                    ("from", place(from, "from").into()),
                    ("to", place(to, "to").into()),
                ],
            ),
            Message::HintDraw => bundle.say("useful-draw"),
            Message::HintRedeal => bundle.say("useful-redeal"),
            Message::NoHint => bundle.say("useful-none"),
            Message::OnlyTurningLeft => bundle.say("only-turning-left"),
            Message::SolverIsAsked => self.with_keys("solver-is-asked"),
            Message::HintIsAsked => self.with_keys("hint-is-asked"),
            Message::SearchStopped => bundle.say("search-stopped"),
            Message::KnowingCarry {
                card,
                n_cards,
                from,
                to,
            } => bundle.say_with(
                "knowing-carry",
                &[
                    ("cards", self.carried_cards(card, n_cards).into()),
                    ("from", place(from, "from").into()),
                    ("to", place(to, "to").into()),
                ],
            ),
            Message::KnowingDraw => bundle.say("knowing-draw"),
            Message::KnowingRedeal => bundle.say("knowing-redeal"),
            Message::CanBeWon => bundle.say("can-be-won"),
            Message::Lost => self.with_keys("lost"),
            Message::LostFromStart => bundle.say("lost-from-start"),
            Message::NotKnown { why, n_states } => bundle.say_with(
                match why {
                    WhyNot::StateLimit => "not-known-state-limit",
                    WhyNot::TableFull => "not-known-table-full",
                    WhyNot::RuleNotCovered => "not-known-rule",
                    WhyNot::LineRefused => "not-known-line-refused",
                },
                &[("count", n_states.into())],
            ),
            Message::WentBack { n_steps } => {
                bundle.say_with("went-back", &[("count", n_steps.into())])
            }
            Message::NoneCanBeWon => bundle.say("none-can-be-won"),
            Message::SolutionPlayed { n_left } => {
                bundle.say_with("solution-played", &[("count", n_left.into())])
            }
            Message::SolvedByProgram { n_moves } => {
                bundle.say_with("solved-by-program", &[("count", n_moves.into())])
            }
            Message::WinnableDeal { n_deals } => {
                bundle.say_with("winnable-deal", &[("count", n_deals.into())])
            }
            Message::NoWinnableDeal { n_deals } => {
                bundle.say_with("no-winnable-deal", &[("count", n_deals.into())])
            }
            Message::FindWhat => self.with_keys("find-what"),
            Message::Found { rank, n_cards } => bundle.say_with(
                "found",
                &[
                    (
                        "ranks",
                        bundle.say_form(names::rank(rank), "many", &[]).into(),
                    ),
                    ("count", n_cards.into()),
                ],
            ),
            Message::PileHolds {
                pile,
                ref cards,
                n_face_down,
            } => self.pile_holds(&place(pile, "title"), cards, n_face_down),
            Message::BookmarkSet { n_bookmarks } => {
                bundle.say_with("bookmark-set", &[("count", n_bookmarks.into())])
            }
            Message::BookmarkRemoved => bundle.say("bookmark-removed"),
            Message::AtBookmark {
                number,
                n_bookmarks,
            } => bundle.say_with(
                "bookmark-at",
                &[("number", number.into()), ("count", n_bookmarks.into())],
            ),
            Message::NoBookmark => bundle.say("bookmark-none"),
            Message::GoesOn => bundle.say("goes-on"),
            Message::StoredMoveIllegal { number, mv } => bundle.say_with(
                "stored-move-illegal",
                &[("number", number.into()), ("move", mv.to_string().into())],
            ),
            Message::Unreadable { key } => {
                bundle.say_with("stored-unreadable", &[("what", self.stored(key).into())])
            }
            Message::SetAside { key, ref place } => bundle.say_with(
                "stored-set-aside",
                &[
                    ("what", self.stored(key).into()),
                    ("place", place.as_str().into()),
                ],
            ),
            Message::NotSetAside { key, ref error } => bundle.say_with(
                "stored-not-set-aside",
                &[
                    ("what", self.stored(key).into()),
                    ("trouble", self.trouble(error).into()),
                ],
            ),
            Message::NotStored(ref error) => match error.kind {
                StorageTrouble::InUse => bundle.say("not-stored-in-use"),
                _ => bundle.say_with("not-stored", &[("trouble", self.trouble(error).into())]),
            },
            Message::StoresNow => bundle.say("stores-now"),
            Message::LeftGameStays => bundle.say("left-game-stays"),
            Message::Exported { ref place } => {
                bundle.say_with("exported", &[("place", place.as_str().into())])
            }
            Message::Imported { in_part, is_new } => bundle.say(match (in_part, is_new) {
                (false, true) => "imported",
                (false, false) => "imported-nothing-new",
                (true, _) => "imported-in-part",
            }),
            Message::NotStatistics => bundle.say("not-statistics"),
            Message::NotExported(ref error) => match error.kind {
                StorageTrouble::Missing => bundle.say_with(
                    "no-place-to-export",
                    &[("place", error.place.as_str().into())],
                ),
                _ => bundle.say_with("not-exported", &[("trouble", self.trouble(error).into())]),
            },
            Message::NotImported(ref error) => match error.kind {
                StorageTrouble::Missing => bundle.say_with(
                    "nothing-to-import",
                    &[("place", error.place.as_str().into())],
                ),
                _ => bundle.say_with("not-imported", &[("trouble", self.trouble(error).into())]),
            },
        }
    }

    /// A text that names a key, unless there is none to press.
    pub(crate) fn with_keys(&self, id: &str) -> String {
        if self.has_keyboard {
            self.bundle.say(id)
        } else {
            self.bundle.say_form(id, "touch", &[])
        }
    }

    /// What a pile holds, as far as it lies face up.
    fn pile_holds(&self, pile: &str, cards: &[Card], n_face_down: usize) -> String {
        let cards: Vec<String> = cards.iter().map(|&card| self.card_short(card)).collect();
        let id = match (cards.is_empty(), n_face_down) {
            (true, 0) => return self.bundle.say_with("holds-none", &[("pile", pile.into())]),
            (true, _) => "holds-face-down",
            (false, 0) => "holds-face-up",
            (false, _) => "holds-both",
        };
        let mut arguments = vec![("pile", pile.into())];
        if !cards.is_empty() {
            arguments.push(("cards", cards.join(" ").into()));
        }
        if n_face_down > 0 {
            arguments.push(("count", n_face_down.into()));
        }
        self.bundle.say_with(id, &arguments)
    }

    /// What is stored under a key.
    fn stored(&self, key: storage::Key) -> String {
        self.bundle.say(match key {
            storage::Key::Game => "stored-game",
            storage::Key::Settings => "stored-settings",
            storage::Key::Statistics => "stored-statistics",
            storage::Key::Accounts => "stored-accounts",
        })
    }

    /// What kept something from being stored or read.
    fn trouble(&self, error: &StorageError) -> String {
        let place = ("place", error.place.as_str().into());
        match error.kind {
            StorageTrouble::Full => self.bundle.say_with("trouble-full", &[place]),
            StorageTrouble::ReadOnly => self.bundle.say_with("trouble-read-only", &[place]),
            StorageTrouble::NotText => self.bundle.say_with("trouble-not-text", &[place]),
            StorageTrouble::InUse => self.bundle.say_with("trouble-in-use", &[place]),
            StorageTrouble::Missing => self.bundle.say_with("trouble-missing", &[place]),
            StorageTrouble::Unreadable => self.bundle.say_with("trouble-unreadable", &[place]),
            StorageTrouble::Folder => self.bundle.say_with("trouble-folder", &[place]),
            // What the system calls it is for developers: it is in no language of the player's.
            StorageTrouble::Other => self.bundle.say_with("trouble-other", &[place]),
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
