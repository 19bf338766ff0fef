//! Where cards are drawn while they move.
//!
//! A card is known by its identity, so whatever has happened, it goes from where it was drawn to where it lies now. Motion is a
//! picture and nothing else: what the player does next meets the cards where they lie, whether they have arrived or not.

use std::collections::BTreeMap;

use canfield_core::card::Card;
use egui::{Pos2, Vec2, vec2};

use crate::measure::short;

/// How long a card is under way.
const SECS: f64 = 0.16;
/// At a deal, each card starts so much later than the one before.
const STAGGER_SECS: f64 = 0.012;

/// The cards, and the way that each of them goes.
#[derive(Debug, Default)]
pub(crate) struct Motion {
    ways: BTreeMap<Card, Way>,
    deal: String,
    /// The place and the size of the table; they change all places at once, and then nothing moves.
    table: Option<egui::Rect>,
    now: f64,
    /// How a card comes to its place in this frame.
    kind: Kind,
    n_dealt: u32,
    is_moving: bool,
}

/// How cards come to their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Kind {
    /// They are there at once.
    #[default]
    Jump,
    /// They go there.
    Move,
    /// They all come from the stock.
    Deal,
}

#[derive(Debug, Clone, Copy)]
struct Way {
    from: Pos2,
    to: Pos2,
    since: f64,
    was_up: bool,
    is_up: bool,
}

/// How a card is drawn in this frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Shown {
    /// Its upper left corner.
    pub(crate) at: Pos2,
    /// Whether its face is seen.
    pub(crate) is_up: bool,
    /// How wide it looks while it is being turned, from 0 to 1.
    pub(crate) width: f32,
    /// Whether it has not arrived yet.
    pub(crate) is_moving: bool,
}

impl Motion {
    /// Begins a frame.
    pub(crate) fn begin(&mut self, deal: String, table: egui::Rect, now: f64, is_wanted: bool) {
        let is_new_table = self.table.replace(table) != Some(table);
        let is_new_deal = self.deal != deal;
        self.kind = if is_new_table || !is_wanted {
            Kind::Jump
        } else if is_new_deal {
            Kind::Deal
        } else {
            Kind::Move
        };
        if is_new_deal {
            // Where a card was in another deal tells nothing, and must not tell what is hidden in this one.
            self.ways.clear();
            self.deal = deal;
        }
        (self.now, self.n_dealt, self.is_moving) = (now, 0, false);
    }

    /// Whether any card was not yet in its place in this frame.
    pub(crate) const fn is_moving(&self) -> bool {
        self.is_moving
    }

    /// Where a card is drawn that lies at `to` now.
    pub(crate) fn place(&mut self, card: Card, to: Pos2, is_up: bool, stock: Pos2) -> Shown {
        let now = self.now;
        let there = Way {
            from: to,
            to,
            since: f64::NEG_INFINITY,
            was_up: is_up,
            is_up,
        };
        let way = match (self.kind, self.ways.get(&card)) {
            (Kind::Deal, None) => {
                self.n_dealt += 1;
                Way {
                    from: stock,
                    since: now + f64::from(self.n_dealt) * STAGGER_SECS,
                    was_up: false,
                    ..there
                }
            }
            (Kind::Jump, _) | (_, None) => there,
            (_, Some(way)) if way.to == to && way.is_up == is_up => *way,
            (_, Some(way)) => {
                let shown = way.shown(now);
                Way {
                    from: shown.at,
                    since: now,
                    was_up: shown.is_up,
                    ..there
                }
            }
        };
        self.ways.insert(card, way);
        let shown = way.shown(now);
        self.is_moving |= shown.is_moving;
        shown
    }

    /// A card is carried, and drawn so far from where it lies. When it is let go it sets out from there.
    pub(crate) fn carry(&mut self, card: Card, to: Pos2, offset: Vec2) -> Shown {
        let way = Way {
            from: to + offset,
            to,
            since: self.now,
            was_up: true,
            is_up: true,
        };
        self.ways.insert(card, way);
        way.shown(self.now)
    }
}

impl Way {
    fn shown(&self, now: f64) -> Shown {
        let part = short(((now - self.since) / SECS).clamp(0.0, 1.0));
        let eased = 1.0 - (1.0 - part).powi(3);
        // A card that lies face down shows its back from the moment it is set in motion. One that is turned up
        // shows its face from the middle of the way on.
        let is_turned = self.is_up && !self.was_up && part < 1.0;
        Shown {
            at: self.from + vec2(self.to.x - self.from.x, self.to.y - self.from.y) * eased,
            is_up: self.is_up && (self.was_up || part >= 0.5),
            width: if is_turned {
                (1.0 - 2.0 * part).abs().max(0.04)
            } else {
                1.0
            },
            is_moving: part < 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2};

    use super::*;

    const TABLE: Rect = Rect::EVERYTHING;
    const STOCK: Pos2 = pos2(0.0, 0.0);

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn settled(motion: &mut Motion, name: &str, at: Pos2, is_up: bool) {
        motion.begin("1".to_owned(), TABLE, 0.0, false);
        motion.place(card(name), at, is_up, STOCK);
    }

    /// F15: a card that goes back under the others shows its back all the way.
    #[test]
    fn f15_a_card_that_is_hidden_shows_no_face_on_its_way() {
        let mut motion = Motion::default();
        settled(&mut motion, "QH", pos2(100.0, 0.0), true);
        for step in 0..40 {
            let now = 1.0 + f64::from(step) * 0.01;
            motion.begin("1".to_owned(), TABLE, now, true);
            let shown = motion.place(card("QH"), STOCK, false, STOCK);
            assert!(!shown.is_up, "{now}");
        }
        assert!(!motion.is_moving());
    }

    /// F5: after a resize the cards are where they lie, at once.
    #[test]
    fn f5_a_resize_ends_all_motion() {
        let mut motion = Motion::default();
        settled(&mut motion, "QH", pos2(100.0, 0.0), true);
        motion.begin("1".to_owned(), TABLE, 1.0, true);
        assert!(
            motion
                .place(card("QH"), pos2(0.0, 90.0), true, STOCK)
                .is_moving
        );
        let smaller = Rect::from_min_max(STOCK, pos2(300.0, 200.0));
        motion.begin("1".to_owned(), smaller, 1.01, true);
        let shown = motion.place(card("QH"), pos2(0.0, 50.0), true, STOCK);
        assert_eq!((shown.at, shown.is_moving), (pos2(0.0, 50.0), false));
    }

    /// B7: whatever is done on the way, the card turns round from where it is seen.
    #[test]
    fn b7_a_card_turns_round_where_it_is() {
        let mut motion = Motion::default();
        settled(&mut motion, "QH", pos2(100.0, 0.0), true);
        motion.begin("1".to_owned(), TABLE, 1.0, true);
        motion.place(card("QH"), pos2(200.0, 0.0), true, STOCK);
        motion.begin("1".to_owned(), TABLE, 1.0 + SECS / 2.0, true);
        let there = motion.place(card("QH"), pos2(200.0, 0.0), true, STOCK).at;
        assert!(100.0 < there.x && there.x < 200.0);
        let back = motion.place(card("QH"), pos2(100.0, 0.0), true, STOCK);
        assert_eq!(back.at, there);
    }

    /// Cards of another deal come from the stock, and their old places tell nothing of the new deal.
    #[test]
    fn a_new_deal_comes_from_the_stock() {
        let mut motion = Motion::default();
        settled(&mut motion, "QH", pos2(100.0, 0.0), true);
        motion.begin("2".to_owned(), TABLE, 1.0, true);
        let shown = motion.place(card("QH"), pos2(300.0, 0.0), true, STOCK);
        assert_eq!((shown.at, shown.is_up), (STOCK, false));
    }
}
