//! What was played and won, for each variant and rules apart.
//!
//! A deal counts once, whatever becomes of it: when the game is won, or when it is given up after at least one move
//! of the player. A game that is only looked at, taken back to its start, or still to be resumed does not count.

use std::collections::BTreeMap;

use canfield_core::variants::{self, Variant};
use serde::{Deserialize, Serialize};

use crate::fingerprint::fingerprint;

/// The version of the text of [`Statistics`].
const VERSION: u32 = 1;

/// All tallies.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    tallies: BTreeMap<RulesKey, Tally>,
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

    /// Whether every deal that another tally counts may be one of those that this one counts.
    fn contains(&self, other: &Self) -> bool {
        let is_as_good = |ours: Option<u32>, theirs: Option<u32>| {
            theirs.is_none_or(|theirs| ours.is_some_and(|ours| ours <= theirs))
        };
        let n_deals = |n_home: u16| {
            let found = self
                .cards_home
                .binary_search_by_key(&n_home, |&(n_home, _)| n_home);
            found.map_or(0, |index| self.cards_home[index].1)
        };
        self.played >= other.played
            && self.won >= other.won
            && self.played - self.won >= other.played - other.won
            && self.best_streak >= other.best_streak
            && is_as_good(self.fewest_moves, other.fewest_moves)
            && is_as_good(self.best_seconds, other.best_seconds)
            && other
                .cards_home
                .iter()
                .all(|&(n_home, n)| n_deals(n_home) >= n)
    }

    /// Adds what was counted elsewhere; of two streaks the longer one goes on.
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
    #[serde(flatten)]
    tally: Tally,
}

#[derive(Serialize)]
struct File<'a> {
    version: u32,
    tally: Vec<&'a Entry>,
}

impl Statistics {
    /// The tally of a variant as it is played now.
    #[must_use]
    pub fn tally(&self, variant: &Variant) -> Tally {
        self.tallies
            .get(&RulesKey::of(variant))
            .cloned()
            .unwrap_or_default()
    }

    /// All tallies by variant and rules.
    pub fn iter(&self) -> impl Iterator<Item = (&RulesKey, &Tally)> {
        self.tallies.iter()
    }

    /// Counts a deal of a variant.
    pub fn count(&mut self, variant: &Variant, ending: Ending) {
        self.tallies
            .entry(RulesKey::of(variant))
            .or_default()
            .count(ending);
    }

    /// Forgets what was counted for a variant as it is played now.
    pub fn reset(&mut self, variant: &Variant) {
        self.tallies.remove(&RulesKey::of(variant));
    }

    /// Takes over what was counted elsewhere. Of two tallies of which one contains the other, that one stays, so that
    /// what was exported here, or was imported before, is not counted again; others are added.
    pub fn merge(&mut self, other: &Self) {
        for (key, tally) in &other.tallies {
            let ours = self.tallies.entry(key.clone()).or_default();
            if tally.contains(ours) {
                ours.clone_from(tally);
            } else if !ours.contains(tally) {
                ours.add(tally);
            }
        }
    }

    /// The text in which they are stored, exported and imported.
    #[must_use]
    pub fn to_text(&self) -> String {
        let entries: Vec<Entry> = self
            .tallies
            .iter()
            .map(|(key, tally)| Entry {
                key: key.clone(),
                tally: tally.clone(),
            })
            .collect();
        let file = File {
            version: VERSION,
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
        let entries = match table.get("tally") {
            None => return loaded,
            Some(toml::Value::Array(entries)) => entries,
            Some(_) => return nothing,
        };
        for entry in entries {
            match Entry::deserialize(entry.clone()) {
                Ok(entry) if entry.tally.won <= entry.tally.played => {
                    loaded
                        .value
                        .tallies
                        .entry(entry.key.renamed())
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
        let mut statistics = Statistics::default();
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
        let mut statistics = Statistics::default();
        assert_eq!(
            Statistics::from_text(&statistics.to_text()).value,
            statistics
        );
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

    /// One result for each deal (fault D2): what was exported here, now or earlier, or was imported before, is known.
    #[test]
    fn d2_an_import_counts_no_deal_twice() {
        let (mut here, mut there) = (Statistics::default(), Statistics::default());
        here.count(variant("gate"), WON);
        let earlier = here.clone();
        here.count(variant("gate"), LOST);
        here.count(variant("gate"), WON);
        for known in [here.clone(), earlier.clone()] {
            let mut merged = here.clone();
            merged.merge(&known);
            assert_eq!(merged, here);
        }
        // What has gone on elsewhere from an export is taken over whole.
        let mut behind = earlier;
        behind.merge(&here);
        assert_eq!(behind, here);
        // And what is new comes once, however often it is imported.
        for _ in 0..5 {
            there.count(variant("gate"), Ending { n_home: 9, ..LOST });
        }
        for _ in 0..3 {
            here.merge(&there);
            assert_eq!(here.tally(variant("gate")).played, 8);
        }
    }

    #[test]
    fn what_was_counted_elsewhere_is_added() {
        let (mut here, mut there) = (Statistics::default(), Statistics::default());
        here.count(variant("gate"), WON);
        there.count(variant("gate"), LOST);
        there.count(variant("duke"), WON);
        here.merge(&there);
        let gate = here.tally(variant("gate"));
        assert_eq!(
            (gate.played, gate.won, here.tally(variant("duke")).won),
            (2, 1, 1)
        );
    }
}
