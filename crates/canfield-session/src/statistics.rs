//! What was played and won, for each variant and rules apart.
//!
//! A deal counts once, whatever becomes of it: when the game is won, or when it is given up after at least one move
//! of the player. A game that is only looked at, taken back to its start, or still to be resumed does not count.

use std::collections::BTreeMap;

use canfield_core::variants::{self, Variant};
use serde::{Deserialize, Serialize};

use crate::fingerprint::fingerprint;
use crate::origin::Origin;

/// The version of the text of [`Statistics`].
const VERSION: u32 = 1;

/// All tallies.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// The copy that counts.
    own: Origin,
    /// What each copy has counted.
    tallies: BTreeMap<RulesKey, BTreeMap<Origin, Tally>>,
}

/// A variant by its id, together with its very rules: another number of redeals is another game.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RulesKey {
    /// The variant's id.
    pub variant: String,
    /// The fingerprint of its rules.
    pub rules: String,
}

impl RulesKey {
    /// The key of a variant as it is played now.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
        Self {
            variant: variant.id.clone(),
            rules: fingerprint(variant),
        }
    }

    /// The same key under the id that a shipped variant has now, if it had another one when this was written.
    fn renamed(mut self) -> Self {
        if let Ok(shipped) = variants::find(&self.variant)
            && fingerprint(shipped) == self.rules
        {
            self.variant.clone_from(&shipped.id);
        }
        self
    }
}

/// What became of the deals of one variant.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Deals that were played to an end, won or given up.
    pub played: u32,
    /// Deals that were won.
    pub won: u32,
    /// How many deals in a row were won up to now.
    pub streak: u32,
    /// The most deals won in a row.
    pub best_streak: u32,
    /// The fewest moves of a game that was won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fewest_moves: Option<u32>,
    /// The shortest time of a game that was won, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_seconds: Option<u32>,
    /// How many deals ended with so many cards on the foundations: the number of cards, then the number of deals.
    pub cards_home: Vec<(u16, u32)>,
}

/// How a deal ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// Whether it was won.
    pub won: bool,
    /// Moves of the player, those taken back not counted.
    pub n_moves: u32,
    /// Seconds on the clock.
    pub seconds: u32,
    /// Cards on the foundations.
    pub n_home: u16,
}

impl Tally {
    /// Counts a deal.
    pub fn count(&mut self, ending: Ending) {
        let least = |best: Option<u32>, now: u32| Some(best.map_or(now, |best| best.min(now)));
        self.played = self.played.saturating_add(1);
        if ending.won {
            self.won = self.won.saturating_add(1);
            self.streak = self.streak.saturating_add(1);
            self.best_streak = self.best_streak.max(self.streak);
            self.fewest_moves = least(self.fewest_moves, ending.n_moves);
            self.best_seconds = least(self.best_seconds, ending.seconds);
        } else {
            self.streak = 0;
        }
        match self
            .cards_home
            .binary_search_by_key(&ending.n_home, |&(n_home, _)| n_home)
        {
            Ok(index) => self.cards_home[index].1 = self.cards_home[index].1.saturating_add(1),
            Err(index) => self.cards_home.insert(index, (ending.n_home, 1)),
        }
    }

    /// The share of the deals that were won, in whole per cent, rounded down: 100 means all.
    #[must_use]
    pub fn percent_won(&self) -> Option<u32> {
        (self.won * 100).checked_div(self.played)
    }

    /// How many deals ended with how many cards on the foundations, from 0 to all, as at most so many bars. Each
    /// stands for as few numbers of cards as that allows.
    #[must_use]
    pub fn bars(&self, n_cards: usize, n_bars: usize) -> Vec<u64> {
        let n_each = (n_cards + 1).div_ceil(n_bars.max(1));
        let mut bars = vec![0; n_cards / n_each + 1];
        for &(n_home, n_deals) in &self.cards_home {
            if let Some(bar) = bars.get_mut(usize::from(n_home) / n_each) {
                *bar += u64::from(n_deals);
            }
        }
        bars
    }

    /// Adds what another copy has counted; of two streaks the longer one goes on.
    fn add(&mut self, other: &Self) {
        let least = |one: Option<u32>, other: Option<u32>| [one, other].into_iter().flatten().min();
        self.played = self.played.saturating_add(other.played);
        self.won = self.won.saturating_add(other.won);
        self.streak = self.streak.max(other.streak);
        self.best_streak = self.best_streak.max(other.best_streak);
        self.fewest_moves = least(self.fewest_moves, other.fewest_moves);
        self.best_seconds = least(self.best_seconds, other.best_seconds);
        let mut cards_home: BTreeMap<u16, u32> = self.cards_home.iter().copied().collect();
        for &(n_home, n) in &other.cards_home {
            let count = cards_home.entry(n_home).or_default();
            *count = count.saturating_add(n);
        }
        self.cards_home = cards_home.into_iter().collect();
    }
}

/// What was read, and whether something in the text was not understood and is missing from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded<T> {
    /// What was understood.
    pub value: T,
    /// Whether the text holds more than that, so that it must be set aside before it is overwritten.
    pub damaged: bool,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    #[serde(flatten)]
    key: RulesKey,
    /// Which copy has counted it; in early versions nothing said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<Origin>,
    #[serde(flatten)]
    tally: Tally,
}

impl Entry {
    fn origin(&self) -> Origin {
        self.origin
            .unwrap_or_else(|| Origin::of_content(&toml::to_string(self).unwrap_or_default()))
    }
}

#[derive(Serialize)]
struct File<'a> {
    version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<Origin>,
    tally: Vec<&'a Entry>,
}

impl Statistics {
    /// The statistics of a copy of this id, with nothing counted yet.
    #[must_use]
    pub fn of(own: Origin) -> Self {
        Self {
            own,
            ..Self::default()
        }
    }

    /// Gives the copy that counts this id, if it has none yet.
    pub fn claim(&mut self, origin: Origin) {
        if !self.own.is_drawn() {
            self.own = origin;
        }
    }

    /// Counts under this id from now on.
    pub(crate) fn renew(&mut self, origin: Origin) {
        self.own = origin;
    }

    /// The tally of a variant as it is played now, of all copies together. The streak is that of this copy.
    #[must_use]
    pub fn tally(&self, variant: &Variant) -> Tally {
        let Some(parts) = self.tallies.get(&RulesKey::of(variant)) else {
            return Tally::default();
        };
        let mut sum = Tally::default();
        for part in parts.values() {
            sum.add(part);
        }
        if let Some(own) = parts.get(&self.own) {
            sum.streak = own.streak;
        }
        sum
    }

    /// Whether nothing was ever counted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tallies.is_empty()
    }

    /// Counts a deal of a variant.
    pub fn count(&mut self, variant: &Variant, ending: Ending) {
        // A streak that began at another place goes on here.
        let streak = self.tally(variant).streak;
        let parts = self.tallies.entry(RulesKey::of(variant)).or_default();
        let own = parts.entry(self.own).or_insert_with(|| Tally {
            streak,
            ..Tally::default()
        });
        own.count(ending);
    }

    /// Forgets what was counted for a variant as it is played now, and counts under another id from now on. So what was
    /// exported before can be imported again, and does not stand in the way of what is counted later.
    pub fn reset(&mut self, variant: &Variant, origin: Origin) {
        self.tallies.remove(&RulesKey::of(variant));
        self.own = origin;
    }

    /// Takes over what was counted elsewhere, and tells whether any of it was new. What a copy has counted only grows, so
    /// of two states of it the larger one stays.
    pub fn merge(&mut self, other: &Self) -> bool {
        let mut is_new = false;
        for (key, parts) in &other.tallies {
            let ours = self.tallies.entry(key.clone()).or_default();
            for (&origin, theirs) in parts {
                let ours = ours.entry(origin).or_default();
                if theirs.played > ours.played {
                    ours.clone_from(theirs);
                    is_new = true;
                }
            }
        }
        is_new
    }

    /// Takes over what another copy has stored since this one began beside it, and tells whether anything was counted here. If
    /// nothing was, this copy goes on as that one.
    pub(crate) fn take_over(&mut self, stored: Self) -> bool {
        let ours = std::mem::replace(self, stored);
        let has_counted = self.merge(&ours);
        if has_counted {
            self.own = ours.own;
        }
        has_counted
    }

    /// The text in which they are stored, exported and imported.
    #[must_use]
    pub fn to_text(&self) -> String {
        let parts = self.tallies.iter().flat_map(|(key, parts)| {
            let parts = parts.iter();
            parts.map(move |(&origin, tally)| (key, origin, tally))
        });
        let entries: Vec<Entry> = parts
            .map(|(key, origin, tally)| Entry {
                key: key.clone(),
                origin: origin.is_drawn().then_some(origin),
                tally: tally.clone(),
            })
            .collect();
        let is_named = self.own.is_drawn() && !self.is_empty();
        let file = File {
            version: VERSION,
            origin: is_named.then_some(self.own),
            tally: entries.iter().collect(),
        };
        toml::to_string(&file).unwrap_or_default()
    }

    /// Reads what [`Statistics::to_text`] wrote, now or in an earlier version. Tallies that make sense are read even
    /// if others do not.
    #[must_use]
    pub fn from_text(text: &str) -> Loaded<Self> {
        let nothing = Loaded {
            value: Self::default(),
            damaged: true,
        };
        let Ok(table) = text.parse::<toml::Table>() else {
            return nothing;
        };
        let version = table.get("version").and_then(toml::Value::as_integer);
        if version != Some(i64::from(VERSION)) {
            return nothing;
        }
        let mut loaded = Loaded {
            value: Self::default(),
            damaged: false,
        };
        match table.get("origin").map(|own| own.clone().try_into()) {
            None => {}
            Some(Ok(own)) => loaded.value.own = own,
            Some(Err(_)) => loaded.damaged = true,
        }
        let entries = match table.get("tally") {
            None => return loaded,
            Some(toml::Value::Array(entries)) => entries,
            Some(_) => return nothing,
        };
        for entry in entries {
            match Entry::deserialize(entry.clone()) {
                Ok(entry) if entry.tally.won <= entry.tally.played => {
                    let origin = entry.origin();
                    let parts = loaded.value.tallies.entry(entry.key.renamed());
                    parts
                        .or_default()
                        .entry(origin)
                        .or_default()
                        .add(&entry.tally);
                }
                _ => loaded.damaged = true,
            }
        }
        loaded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variant(id: &str) -> &'static Variant {
        variants::find(id).unwrap()
    }

    const WON: Ending = Ending {
        won: true,
        n_moves: 90,
        seconds: 300,
        n_home: 52,
    };
    const LOST: Ending = Ending {
        won: false,
        n_moves: 20,
        seconds: 100,
        n_home: 7,
    };

    #[test]
    fn streaks_and_bests_are_kept() {
        let mut tally = Tally::default();
        assert_eq!(tally.percent_won(), None);
        for ending in [
            WON,
            Ending {
                n_moves: 80,
                seconds: 400,
                ..WON
            },
            LOST,
            WON,
        ] {
            tally.count(ending);
        }
        assert_eq!(
            (tally.played, tally.won, tally.percent_won()),
            (4, 3, Some(75))
        );
        assert_eq!((tally.streak, tally.best_streak), (1, 2));
        assert_eq!(
            (tally.fewest_moves, tally.best_seconds),
            (Some(80), Some(300))
        );
        assert_eq!(tally.cards_home, [(7, 1), (52, 3)]);
        assert_eq!(tally.bars(52, 8), [0, 1, 0, 0, 0, 0, 0, 3]);
        assert_eq!(tally.bars(52, 80).len(), 53);
    }

    /// Other rules are another game (fault D8), and a variant is known by its id, not by its name (fault D9).
    #[test]
    fn d8_d9_other_rules_have_their_own_tally() {
        let one_card =
            canfield_core::rules::file::read("like = \"canfield\"\nper_deal = 1\n", "canfield")
                .unwrap();
        let mut statistics = Statistics::default();
        statistics.count(variant("canfield"), WON);
        assert_eq!(statistics.tally(&one_card), Tally::default());
        let renamed = Variant {
            name: "Otro nombre".to_owned(),
            ..variant("canfield").clone()
        };
        assert_eq!(statistics.tally(&renamed).won, 1);
    }

    /// What was written under an id that is only an alias now counts under the new one (fault D10).
    #[test]
    fn d10_an_old_id_is_mapped() {
        let mut statistics = copy(1);
        statistics.count(variant("gate"), WON);
        let old = statistics.to_text().replace("\"gate\"", "\"pysolfc.gate\"");
        let loaded = Statistics::from_text(&old);
        assert_eq!(
            (loaded.value.tally(variant("gate")).won, loaded.damaged),
            (1, false)
        );
    }

    #[test]
    fn the_text_reads_back() {
        assert_eq!(
            Statistics::from_text(&Statistics::default().to_text()).value,
            Statistics::default()
        );
        let mut statistics = copy(1);
        for (id, ending) in [("gate", WON), ("canfield", LOST), ("gate", LOST)] {
            statistics.count(variant(id), ending);
        }
        let loaded = Statistics::from_text(&statistics.to_text());
        assert_eq!(
            loaded,
            Loaded {
                value: statistics,
                damaged: false
            }
        );
    }

    /// One bad entry is told and the others stay (fault E6); what makes no sense at all is only told.
    #[test]
    fn e6_what_makes_sense_is_read() {
        let mut statistics = Statistics::default();
        statistics.count(variant("canfield"), WON);
        statistics.count(variant("gate"), LOST);
        let text = statistics.to_text();
        for (from, to) in [
            ("played = 1\nwon = 0", "played = 1\nwon = 5"),
            ("played = 1\nwon = 0", "played = \"x\""),
        ] {
            let bad = text.replace(from, to);
            assert_ne!(bad, text);
            let loaded = Statistics::from_text(&bad);
            assert!(loaded.damaged);
            assert_eq!(loaded.value.tally(variant("canfield")).won, 1);
        }
        for bad in ["", "version = 2", "version", "version = 1\ntally = 3", "\0"] {
            assert_eq!(
                Statistics::from_text(bad),
                Loaded {
                    value: Statistics::default(),
                    damaged: true
                },
                "{bad:?}"
            );
        }
    }

    fn copy(id: u64) -> Statistics {
        Statistics::of(Origin::from_random(id))
    }

    /// One result for each deal (fault D2): what was exported here, now or earlier, or was imported before, is known.
    #[test]
    fn d2_an_import_counts_no_deal_twice() {
        let (mut here, mut there) = (copy(1), copy(2));
        here.count(variant("gate"), WON);
        let earlier = here.clone();
        here.count(variant("gate"), LOST);
        here.count(variant("gate"), WON);
        for known in [here.clone(), earlier.clone()] {
            let mut merged = here.clone();
            assert!(!merged.merge(&known));
            assert_eq!(merged, here);
        }
        // What has gone on elsewhere from an export is taken over whole.
        let mut behind = earlier;
        assert!(behind.merge(&here));
        assert_eq!(behind, here);
        // And what is new comes once, however often it is imported.
        for _ in 0..5 {
            there.count(variant("gate"), LOST);
        }
        for is_new in [true, false, false] {
            assert_eq!(here.merge(&there), is_new);
            assert_eq!(here.tally(variant("gate")).played, 8);
        }
    }

    /// Two copies that go on from the same export, and exchange what they have counted in both directions.
    #[test]
    fn d2_copies_that_part_count_what_they_share_once() {
        let (mut here, mut there) = (copy(1), copy(2));
        here.count(variant("gate"), WON);
        here.count(variant("gate"), LOST);
        there.merge(&Statistics::from_text(&here.to_text()).value);
        here.count(variant("gate"), WON);
        there.count(variant("gate"), LOST);
        for _ in 0..2 {
            here.merge(&there);
            there.merge(&here);
        }
        for statistics in [&here, &there] {
            let gate = statistics.tally(variant("gate"));
            assert_eq!((gate.played, gate.won), (4, 2));
        }
    }

    /// What another player has counted is added also where it looks like a part of one's own.
    #[test]
    fn what_was_counted_elsewhere_is_added() {
        let (mut here, mut there) = (copy(1), copy(2));
        here.count(variant("gate"), WON);
        here.count(variant("gate"), LOST);
        there.count(variant("gate"), LOST);
        there.count(variant("duke"), WON);
        assert!(here.merge(&there));
        let gate = here.tally(variant("gate"));
        assert_eq!(
            (gate.played, gate.won, here.tally(variant("duke")).won),
            (3, 1, 1)
        );
        // The streak is the one of this place.
        here.count(variant("gate"), WON);
        assert_eq!(here.tally(variant("gate")).streak, 1);
        here.count(variant("duke"), WON);
        assert_eq!(here.tally(variant("duke")).streak, 2);
    }

    /// A text without ids, as early versions wrote it, is one copy of its own, and no deal of it counts twice either.
    #[test]
    fn e7_a_text_without_ids_is_read() {
        let key = fingerprint(variant("gate"));
        let old = format!(
            "version = 1\n[[tally]]\nvariant = \"gate\"\nrules = \"{key}\"\nplayed = 3\nwon = 1\nstreak = 1\n\
             best_streak = 1\ncards_home = [[7, 2], [52, 1]]\n"
        );
        let old = Statistics::from_text(&old);
        assert!(!old.damaged);
        let mut here = old.value.clone();
        here.claim(Origin::from_random(1));
        here.count(variant("gate"), WON);
        let mut here = Statistics::from_text(&here.to_text()).value;
        assert!(!here.merge(&old.value));
        let gate = here.tally(variant("gate"));
        assert_eq!((gate.played, gate.won, gate.streak), (4, 2, 2));
    }

    /// After a reset an export of before can come back, beside what was counted since.
    #[test]
    fn what_was_reset_can_be_imported_again() {
        let mut here = copy(1);
        here.count(variant("gate"), WON);
        let before = here.clone();
        here.reset(variant("gate"), Origin::from_random(2));
        here.count(variant("gate"), LOST);
        assert!(here.merge(&before));
        let gate = here.tally(variant("gate"));
        assert_eq!((gate.played, gate.won), (2, 1));
    }
}
