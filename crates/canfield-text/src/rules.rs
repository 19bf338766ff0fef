//! The rules of a variant in words, made from the same data that the game is played by.
//!
//! Every knob has its sentence, so the page cannot say anything else than what happens. What makes no difference in
//! a game is left out: nobody wants to read about reserves where there is none.

use canfield_core::card::Rank;
use canfield_core::rules::{
    BeforeChoice, Build, ChooseFrom, DealPart, FillRank, FillSource, FoundationBase,
    FoundationBuild, FoundationOpen, FoundationReturn, FoundationSets, FoundationStart, HandSource,
    MoveUnit, PileCards, ReserveFace, ReserveTarget, Rules, ScoreKind, Step, Wrap,
};
use canfield_core::variants::{self, Variant};

use crate::bundle::Argument;
use crate::sketch::Sketch;
use crate::{Texts, names};

mod advice;
mod sources;
mod winning;

/// A part of the rules under its own heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// The heading, such as `Stock`.
    pub heading: String,
    /// Whole sentences.
    pub text: String,
    /// Lines of a drawing below the sentences, for front ends that draw with signs; often there are none.
    pub drawing: Vec<String>,
}

pub(crate) fn page(texts: &Texts, variant: &Variant) -> Vec<Paragraph> {
    // Rules of a player's own may have the id of a shipped variant, but what is told and measured of that one is not
    // true of them.
    let is_shipped =
        variants::all().any(|shipped| shipped.id == variant.id && shipped.rules == variant.rules);
    let mut page = Page {
        texts,
        rules: &variant.rules,
        known_as: if is_shipped { &variant.id } else { "" },
        paragraphs: Vec::new(),
    };
    page.layout();
    page.goal();
    page.building();
    page.moving();
    page.spaces();
    page.reserve();
    page.stock();
    page.score();
    page.strategy();
    page.winning();
    page.names(variant);
    page.disagreements();
    page.story();
    page.paragraphs
}

struct Page<'a> {
    texts: &'a Texts,
    rules: &'a Rules,
    /// The id under which something is known of the game from outside its rules; empty for a player's own rules.
    known_as: &'a str,
    paragraphs: Vec<Paragraph>,
}

impl Page<'_> {
    fn begin(&mut self, heading: &str) {
        let heading = self.texts.bundle.say(heading);
        self.paragraphs.push(Paragraph {
            heading,
            text: String::new(),
            drawing: Vec::new(),
        });
    }

    fn say(&mut self, id: &str) {
        self.say_with(id, &[]);
    }

    fn say_count(&mut self, id: &str, count: impl Into<i64>) {
        self.say_with(id, &[("count", count.into().into())]);
    }

    fn say_with(&mut self, id: &str, arguments: &[Argument<'_>]) {
        let sentence = self.texts.bundle.say_with(id, arguments);
        if let Some(Paragraph { text, .. }) = self.paragraphs.last_mut() {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&sentence);
        }
    }

    fn layout(&mut self) {
        self.begin("heading-layout");
        let knobs = self.rules.knobs();
        let n_cards = count(self.rules.n_cards());
        self.say_with(
            "rules-decks",
            &[("decks", knobs.decks.into()), ("count", n_cards.into())],
        );
        if let Some(highest) = Rank::from_index(knobs.ranks - 1).filter(|&r| r != Rank::KING) {
            let rank = self.texts.rank(highest);
            self.say_with(
                "rules-short-decks",
                &[("ranks", knobs.ranks.into()), ("rank", rank.into())],
            );
        }
        match (knobs.foundation_start, self.rules.fixed_base()) {
            (FoundationStart::One, _) => self.say("rules-start-one"),
            (FoundationStart::All, Some(base)) => {
                let ranks = self.texts.bundle.say_form(names::rank(base), "many", &[]);
                self.say_with("rules-start-all", &[("ranks", ranks.into())]);
            }
            (FoundationStart::All | FoundationStart::None, _) => {
                self.say_count("rules-start-none", self.rules.n_foundations());
            }
        }
        if knobs.reserves > 0 {
            let id = match (knobs.reserve_face, knobs.reserves > 1) {
                (ReserveFace::Top, false) => "rules-reserve-top",
                (ReserveFace::All, false) => "rules-reserve-all",
                (ReserveFace::Last, false) => "rules-reserve-last",
                (ReserveFace::Top, true) => "rules-reserves-top",
                (ReserveFace::All, true) => "rules-reserves-all",
                (ReserveFace::Last, true) => "rules-reserves-last",
            };
            self.say_with(
                id,
                &[
                    ("reserves", knobs.reserves.into()),
                    ("count", knobs.reserve_cards.into()),
                ],
            );
        }
        self.piles();
        if self.rules.extra_pile().is_some() {
            self.say("rules-extra");
        }
        self.rest_of_deal();
        self.say(match knobs.reserves {
            0 => "drawing-without-reserve",
            1 => "drawing-with-reserve",
            _ => "drawing-with-reserves",
        });
        if let Some(paragraph) = self.paragraphs.last_mut() {
            paragraph.drawing = Sketch::new(self.rules).drawing();
        }
    }

    fn piles(&mut self) {
        let knobs = self.rules.knobs();
        let piles = ("piles", knobs.piles.into());
        match &knobs.pile_cards {
            PileCards::Staircase => self.say_with("rules-piles-staircase", &[piles]),
            PileCards::Rows(rows) => {
                let n_down = count(rows.iter().filter(|&&face_up| !face_up).count());
                let id = match (rows.len(), n_down) {
                    (1, _) => "rules-piles-of-one",
                    (_, 0) => "rules-piles-up",
                    _ => "rules-piles-down",
                };
                let rows = ("rows", count(rows.len()).into());
                self.say_with(id, &[piles, rows, ("down", n_down.into())]);
            }
        }
    }

    /// What is turned to the waste at the start, and what is left for the stock.
    fn rest_of_deal(&mut self) {
        let knobs = self.rules.knobs();
        let n_reserve = usize::from(knobs.reserves) * usize::from(knobs.reserve_cards);
        let n_dealt = n_reserve + self.rules.n_tableau_cards() + self.rules.n_foundation_cards();
        let n_rest = self.rules.n_cards() - n_dealt;
        let mut n_packet = 0;
        if knobs.deal_order.contains(&DealPart::Packet) && n_rest > 0 {
            n_packet = usize::from(self.rules.packet(0)).min(n_rest);
            self.say_count("rules-packet", count(n_packet));
        } else if n_rest > 0 {
            self.say("rules-no-packet");
        }
        self.say_count("rules-stock-size", count(n_rest - n_packet));
    }

    fn goal(&mut self) {
        self.begin("heading-goal");
        let knobs = self.rules.knobs();
        // Some languages say "from an ace" in one word, so they are told it whole.
        let words = |id: &str| {
            (
                self.texts.bundle.say(id),
                self.texts.bundle.say_form(id, "from", &[]),
            )
        };
        let rank_words = |rank| {
            let from = self.texts.bundle.say_form(names::rank(rank), "from", &[]);
            (self.texts.a_rank(rank), from)
        };
        let (base, from) = match knobs.foundation_base {
            FoundationBase::Rank(rank) => rank_words(rank),
            FoundationBase::Dealt => words("rules-base-dealt"),
            FoundationBase::Chosen => words("rules-base-chosen"),
        };
        let (other, downward) = self
            .rules
            .fixed_base()
            .map(|base| rank_words(base.below(knobs.ranks)))
            .unwrap_or_default();
        let id = match (knobs.foundation_build, knobs.foundation_sets) {
            (FoundationBuild::Rank4, _) => "rules-goal-set",
            (_, FoundationSets::UpAndDown) => "rules-goal-up-and-down",
            (FoundationBuild::Suit, FoundationSets::Up) => "rules-goal-suit",
            (FoundationBuild::Any, FoundationSets::Up) => "rules-goal-any",
            (FoundationBuild::Alternate, FoundationSets::Up) => "rules-goal-alternate",
        };
        self.say_with(
            id,
            &[
                ("count", self.rules.n_foundations().into()),
                ("base", base.into()),
                ("from", from.into()),
                ("other", other.into()),
                ("downward", downward.into()),
            ],
        );
        if knobs.foundation_build != FoundationBuild::Rank4
            && knobs.foundation_sets == FoundationSets::Up
        {
            self.say_count("rules-goal-each", knobs.ranks);
        }
        let turns_corner =
            knobs.ranks == 13 && knobs.foundation_base != FoundationBase::Rank(Rank::ACE);
        if turns_corner && knobs.foundation_build != FoundationBuild::Rank4 {
            self.say("rules-corner");
        }
        if knobs.foundation_base == FoundationBase::Chosen {
            match knobs.choose_from {
                ChooseFrom::Reserve => self.say("rules-choose-reserve"),
                ChooseFrom::DealExtra => {
                    self.say_count("rules-choose-extra", self.rules.n_tableau());
                }
            }
            self.say(match knobs.before_choice {
                BeforeChoice::ReserveMoves => "rules-before-choice-reserve",
                BeforeChoice::Nothing => "rules-before-choice-nothing",
            });
        }
        if knobs.foundation_open == FoundationOpen::FirstComplete {
            self.say("rules-open-first");
        }
        self.say(match knobs.foundation_return {
            FoundationReturn::Never => "rules-return-never",
            FoundationReturn::AboveBase => "rules-return-above-base",
            FoundationReturn::Always => "rules-return-always",
        });
    }

    fn building(&mut self) {
        self.begin("heading-building");
        let knobs = self.rules.knobs();
        self.say(match (knobs.step, knobs.build) {
            (_, Build::None) => "rules-build-none",
            (Step::Down, Build::Alternate) => "rules-build-down-alternate",
            (Step::Down, Build::Suit) => "rules-build-down-suit",
            (Step::Down, Build::Color) => "rules-build-down-colour",
            (Step::Down, Build::Any) => "rules-build-down-any",
            (Step::Equal, Build::Alternate) => "rules-build-equal-alternate",
            (Step::Equal, Build::Suit) => "rules-build-equal-suit",
            (Step::Equal, Build::Color) => "rules-build-equal-colour",
            (Step::Equal, Build::Any) => "rules-build-equal-any",
        });
        if knobs.build != Build::None && knobs.step == Step::Down {
            self.say(match knobs.wrap {
                Wrap::Circular => "rules-wrap-circular",
                Wrap::ToBase => "rules-wrap-to-base",
                Wrap::None => "rules-wrap-none",
            });
        }
        if knobs.pile_limit > 0 {
            self.say_count("rules-pile-limit", knobs.pile_limit);
        }
    }

    fn moving(&mut self) {
        self.begin("heading-moving");
        let knobs = self.rules.knobs();
        let into_spaces = [&knobs.fill_early, &knobs.fill_late];
        let leave_for_spaces = into_spaces
            .iter()
            .any(|sources| sources.contains(&HandSource::Tableau));
        if knobs.build == Build::None && !leave_for_spaces {
            return self.say("rules-move-none");
        }
        self.say(match knobs.move_unit {
            MoveUnit::Single => "rules-move-single",
            MoveUnit::Whole => "rules-move-whole",
            MoveUnit::SingleOrWhole => "rules-move-single-or-whole",
            MoveUnit::Run => "rules-move-run",
            MoveUnit::WholeRun => "rules-move-whole-run",
        });
        self.say("rules-send");
        let has_face_down = match &knobs.pile_cards {
            PileCards::Rows(rows) => rows.contains(&false),
            PileCards::Staircase => knobs.piles > 1,
        };
        if has_face_down {
            self.say("rules-turn-up");
        }
    }

    fn spaces(&mut self) {
        self.begin("heading-spaces");
        let knobs = self.rules.knobs();
        let auto: Vec<String> = knobs
            .fill_auto
            .iter()
            .map(|source| {
                self.texts.bundle.say(match source {
                    FillSource::Reserve if knobs.reserves > 1 => "source-reserves",
                    FillSource::Reserve => "source-reserve",
                    FillSource::Waste => "source-waste",
                    FillSource::Stock => "source-stock",
                })
            })
            .collect();
        if knobs.base_auto {
            self.say("rules-base-auto");
        }
        match auto.as_slice() {
            [] => {}
            [_] => self.say_with("rules-fill-auto-one", &ordered(&auto)),
            [_, _] => self.say_with("rules-fill-auto-two", &ordered(&auto)),
            _ => self.say_with("rules-fill-auto-three", &ordered(&auto)),
        }
        // Where the waste fills spaces by itself, the hand comes in only after it, and finds no card there.
        let waste_fills = knobs.fill_auto.contains(&FillSource::Waste);
        if waste_fills {
            self.say("rules-fill-rest");
        }
        let is_left = |source: &&HandSource| !(waste_fills && **source == HandSource::Waste);
        let early: Vec<_> = knobs.fill_early.iter().filter(is_left).copied().collect();
        let late: Vec<_> = knobs.fill_late.iter().filter(is_left).copied().collect();
        let reserve_fills = knobs.fill_auto.contains(&FillSource::Reserve);
        if knobs.reserves == 0 || (early == late && !reserve_fills) {
            self.by_hand(&late, "rules-fill-none", "rules-fill");
        } else {
            // While the reserve fills spaces by itself, none is left for the hand.
            if !reserve_fills {
                self.by_hand(&early, "rules-fill-early-none", "rules-fill-early");
            }
            self.by_hand(&late, "rules-fill-late-none", "rules-fill-late");
        }
        let unit = match knobs.move_unit {
            MoveUnit::Single => "card",
            _ => "run",
        };
        let unit = ("unit", unit.into());
        match knobs.fill_rank {
            FillRank::Any => {}
            FillRank::Rank(rank) => {
                let rank = self.texts.a_rank(rank);
                self.say_with("rules-fill-rank", &[("rank", rank.into()), unit]);
            }
            FillRank::Base => self.say_with("rules-fill-rank-base", &[unit]),
            FillRank::BelowBase => self.say_with("rules-fill-rank-below-base", &[unit]),
            FillRank::BaseUntilFirst => self.say_with("rules-fill-rank-until-first", &[unit]),
        }
    }

    /// From where a space is filled by hand.
    fn by_hand(&mut self, sources: &[HandSource], id_if_none: &str, id: &str) {
        let bundle = &self.texts.bundle;
        let words: Vec<String> = sources
            .iter()
            .map(|source| {
                bundle.say(match source {
                    HandSource::Reserve if self.rules.knobs().reserves > 1 => "source-any-reserve",
                    HandSource::Reserve => "source-reserve",
                    HandSource::Waste => "source-waste",
                    HandSource::Tableau => "source-tableau",
                })
            })
            .collect();
        let sources = match words.as_slice() {
            [] => return self.say_reserves(id_if_none),
            [one] => one.clone(),
            [_, _] => bundle.say_with("sources-two", &ordered(&words)),
            _ => bundle.say_with("sources-three", &ordered(&words)),
        };
        let reserves = self.rules.knobs().reserves;
        self.say_with(
            id,
            &[("sources", sources.into()), ("reserves", reserves.into())],
        );
    }

    /// A sentence about the reserve, or about several.
    fn say_reserves(&mut self, id: &str) {
        self.say_with(id, &[("reserves", self.rules.knobs().reserves.into())]);
    }

    fn reserve(&mut self) {
        let knobs = self.rules.knobs();
        if knobs.reserves == 0 {
            return;
        }
        self.begin("heading-reserve");
        if knobs.reserve_face == ReserveFace::Last && knobs.reserve_cards > 1 {
            self.say_reserves("rules-reserve-last-card");
            return self.say_reserves("rules-reserve-no-return");
        }
        // Sets of four are played from the piles alone.
        let by_sets = knobs.foundation_build == FoundationBuild::Rank4;
        let goes_to = |target| {
            knobs.reserve_to.contains(&target) && !(by_sets && target == ReserveTarget::Foundation)
        };
        self.say_reserves(
            match (
                goes_to(ReserveTarget::Foundation),
                goes_to(ReserveTarget::Tableau),
            ) {
                (true, true) => "rules-reserve-to-both",
                (true, false) => "rules-reserve-to-foundation",
                (false, true) => "rules-reserve-to-tableau",
                (false, false) => "rules-reserve-to-nothing",
            },
        );
        self.say_reserves("rules-reserve-no-return");
    }

    fn stock(&mut self) {
        self.begin("heading-stock");
        let knobs = self.rules.knobs();
        match knobs.per_deal.as_slice() {
            [] => {}
            [only] => self.say_count("rules-deal", *only),
            [first, others @ ..] => {
                self.say_count("rules-deal-first-round", *first);
                for (index, &packet) in others.iter().enumerate() {
                    let round = count(index + 2);
                    let is_last = index + 1 == others.len();
                    let is_also_last_redeal = knobs.redeals.map(usize::from) == Some(others.len());
                    let id = if is_last && !is_also_last_redeal {
                        "rules-deal-last-round"
                    } else {
                        "rules-deal-round"
                    };
                    self.say_with(id, &[("round", round.into()), ("count", packet.into())]);
                }
            }
        }
        if knobs.packet_auto {
            self.say("rules-packet-auto");
        }
        match knobs.redeals {
            None => self.say("rules-redeals-unlimited"),
            Some(0) => self.say("rules-redeals-none"),
            Some(n) => self.say_count("rules-redeals", n),
        }
        if knobs.redeal_packet && knobs.redeals != Some(0) {
            self.say("rules-redeal-packet");
        }
        if let Some(n) = knobs.fruitless_redeals {
            self.say_count("rules-fruitless-redeals", n);
        }
    }

    fn score(&mut self) {
        self.begin("heading-score");
        let knobs = self.rules.knobs();
        let in_money = match knobs.score {
            ScoreKind::None => return self.say("rules-score-none"),
            ScoreKind::Instalments => return self.say("rules-score-instalments"),
            ScoreKind::Points => false,
            ScoreKind::Money => true,
        };
        let by_unit = |points, money| if in_money { money } else { points };
        if knobs.ante != 0 {
            // Money is told as what is paid, points as what the score is.
            let ante = if in_money { -knobs.ante } else { knobs.ante };
            self.say_count(
                by_unit("rules-score-ante-points", "rules-score-ante-money"),
                ante,
            );
        }
        self.say_count(
            by_unit("rules-score-points", "rules-score-money"),
            knobs.per_card,
        );
        if !knobs.count_dealt && self.rules.n_foundation_cards() > 0 {
            self.say("rules-score-dealt-free");
        }
        if knobs.per_redeal != 0 {
            let per_redeal = if in_money {
                -knobs.per_redeal
            } else {
                knobs.per_redeal
            };
            self.say_count(
                by_unit("rules-score-redeal-points", "rules-score-redeal-money"),
                per_redeal,
            );
        }
        if let Some(all_out) = knobs.all_out {
            self.say_count(
                by_unit("rules-score-all-out-points", "rules-score-all-out-money"),
                all_out,
            );
        }
        self.best_scores(in_money);
        if let Some(n) = knobs.break_even {
            self.say_count("rules-score-break-even", n);
        }
        if knobs.score == ScoreKind::Money {
            self.say_count("rules-score-look", knobs.per_card);
        }
    }

    /// What all cards bring where the rules name no sum for them, and which number of them pays for the pack.
    fn best_scores(&mut self, in_money: bool) {
        let knobs = self.rules.knobs();
        let n_free = if knobs.count_dealt {
            0
        } else {
            self.rules.n_foundation_cards()
        };
        let n_cards = self.rules.n_cards();
        let n_counted = i64::try_from(n_cards - n_free).unwrap_or(i64::MAX);
        let (ante, per_card) = (i64::from(knobs.ante), i64::from(knobs.per_card));
        if knobs.all_out.is_none() {
            let id = if in_money {
                "rules-score-full-money"
            } else {
                "rules-score-full-points"
            };
            let sum = if in_money {
                n_counted * per_card
            } else {
                ante + n_counted * per_card
            };
            self.say_with(
                id,
                &[("cards", count(n_cards).into()), ("count", sum.into())],
            );
        }
        if !in_money || ante >= 0 || per_card <= 0 {
            return;
        }
        let n_paying = (-ante + per_card - 1) / per_card;
        let cards = ("cards", (n_paying + count(n_free)).into());
        match ante + n_paying * per_card {
            0 => self.say_with("rules-score-even", &[cards]),
            won => self.say_with("rules-score-first-win", &[cards, ("count", won.into())]),
        }
    }

    fn names(&mut self, variant: &Variant) {
        // Names with a dot in them are those by which programs know the game; and the title of the page has one already.
        let title = self.texts.variant_name(&variant.name);
        let aliases: Vec<&str> = variant
            .aliases
            .iter()
            .map(String::as_str)
            .filter(|alias| !alias.contains('.') && *alias != title)
            .collect();
        if aliases.is_empty() && variant.source.is_empty() && variant.pysol_id.is_none() {
            return;
        }
        self.begin("heading-names");
        if !aliases.is_empty() {
            self.say_with("rules-aliases", &[("names", aliases.join(", ").into())]);
        }
        if !variant.source.is_empty() {
            let source = sources::source_of(self.known_as)
                .map_or_else(|| variant.source.clone(), |id| self.texts.bundle.say(id));
            self.say_with("rules-source", &[("source", source.into())]);
        }
        if let Some(number) = variant.pysol_id {
            self.say_with("rules-pysol", &[("number", number.into())]);
        }
    }
}

/// The names under which a sentence finds the entries of a list.
fn ordered(words: &[String]) -> Vec<Argument<'_>> {
    ["first", "second", "third"]
        .into_iter()
        .zip(words)
        .map(|(name, word)| (name, word.as_str().into()))
        .collect()
}

/// A count of cards as Fluent wants it. No game has so many cards that it would not fit.
fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
