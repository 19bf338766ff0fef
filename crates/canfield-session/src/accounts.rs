//! Money that survives: one account for each variant that is played for money.
//!
//! A hand is charged when the player makes the first move of a deal, and its worth follows the cards from then on.
//! The worth of the hand under way stands in the account after each move, so nothing is lost with the program
//! (fault D14). Another deal settles it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::origin::Origin;
use crate::statistics::Loaded;

/// The version of the text of [`Accounts`].
const VERSION: i64 = 2;
/// The version that did not tell which copy has counted what.
const VERSION_WITHOUT_ORIGINS: i64 = 1;
/// How many hands the ledger of an account lists; older ones are only part of its balance.
const MAX_LEDGER: usize = 1_000;
/// No account comes near this balance by playing; a larger one in a text is a mistake.
const MAX_BALANCE: i64 = 1_000_000_000_000;

/// A hand: what one deal brought or cost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// The deal, as it is typed in.
    pub deal: String,
    /// Cards on the foundations.
    pub n_home: u16,
    /// What it is worth: winnings less costs.
    pub worth: i32,
    /// What it cost: the pack, redeals, and looks. Hands that were stored before costs were noted have 0.
    #[serde(default)]
    pub costs: i32,
}

impl Hand {
    /// What the cards on the foundations paid.
    #[must_use]
    pub const fn pay(&self) -> i32 {
        self.worth.saturating_add(self.costs)
    }
}

/// A row of the ledger: a hand, and what the account held after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedgerRow<'a> {
    /// The hand.
    pub hand: &'a Hand,
    /// Whether it is still being played.
    pub is_under_way: bool,
    /// The balance after it.
    pub balance: i64,
}

/// The account of one variant.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Account {
    /// Hands that are settled.
    pub n_hands: u32,
    /// The sum of all settled hands.
    pub settled: i64,
    /// The hand under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
    /// The last settled hands, the oldest first.
    pub ledger: Vec<Hand>,
}

impl Account {
    /// What the account holds, the hand under way included.
    #[must_use]
    pub fn balance(&self) -> i64 {
        self.settled + self.hand.as_ref().map_or(0, |hand| i64::from(hand.worth))
    }

    /// The balance after each hand of the ledger, and last that of now, for a plot over time.
    #[must_use]
    pub fn course(&self) -> Vec<i64> {
        let listed: i64 = self.ledger.iter().map(|hand| i64::from(hand.worth)).sum();
        let hands = self.ledger.iter().chain(&self.hand);
        let balances = hands.scan(self.settled - listed, |balance, hand| {
            *balance += i64::from(hand.worth);
            Some(*balance)
        });
        balances.collect()
    }

    /// All hands that are listed with the balance after each, the last one first.
    #[must_use]
    pub fn rows(&self) -> Vec<LedgerRow<'_>> {
        let hands = self.ledger.iter().chain(&self.hand);
        let rows = hands.zip(self.course()).enumerate();
        let mut rows: Vec<_> = rows
            .map(|(n, (hand, balance))| LedgerRow {
                hand,
                is_under_way: n == self.ledger.len(),
                balance,
            })
            .collect();
        rows.reverse();
        rows
    }

    /// Charges a hand, or notes what the hand under way is worth now. Another deal settles the one before.
    pub fn play(&mut self, hand: Hand) {
        if self
            .hand
            .as_ref()
            .is_some_and(|current| current.deal != hand.deal)
        {
            self.settle();
        }
        self.hand = Some(hand);
    }

    /// How many hands were begun: those that are settled, and the one under way.
    #[must_use]
    pub fn n_begun(&self) -> u32 {
        self.n_hands.saturating_add(self.hand.is_some().into())
    }

    /// Whether a deal is listed, settled or under way.
    fn lists(&self, deal: &str) -> bool {
        let mut hands = self.ledger.iter().chain(&self.hand);
        hands.any(|hand| hand.deal == deal)
    }

    /// Adds the settled hands of another account, as older ones.
    fn add(&mut self, other: Self) {
        self.n_hands = self.n_hands.saturating_add(other.n_hands);
        self.settled += other.settled;
        self.ledger.splice(0..0, other.ledger);
        self.forget_old();
    }

    fn forget_old(&mut self) {
        let n_old = self.ledger.len().saturating_sub(MAX_LEDGER);
        self.ledger.drain(..n_old);
    }

    /// Closes the hand under way; its worth stays in the balance.
    pub fn settle(&mut self) {
        if let Some(hand) = self.hand.take() {
            self.n_hands = self.n_hands.saturating_add(1);
            self.settled += i64::from(hand.worth);
            self.ledger.push(hand);
            self.forget_old();
        }
    }
}

/// All accounts by the id of their variant.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Accounts {
    /// The copy that plays.
    own: Origin,
    /// What was played at each copy.
    accounts: BTreeMap<String, BTreeMap<Origin, Account>>,
}

#[derive(Serialize)]
struct File<'a> {
    version: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<Origin>,
    account: BTreeMap<&'a str, BTreeMap<String, &'a Account>>,
}

impl Accounts {
    /// The accounts of a copy of this id, with nothing played yet.
    #[must_use]
    pub fn of(own: Origin) -> Self {
        Self {
            own,
            ..Self::default()
        }
    }

    /// Gives the copy that plays this id, if it has none yet. A hand that was under way before there were ids is played
    /// on by this copy.
    pub fn claim(&mut self, origin: Origin) {
        if self.own.is_drawn() {
            return;
        }
        self.own = origin;
        for parts in self.accounts.values_mut() {
            let hand = parts.values_mut().find_map(|account| account.hand.take());
            if hand.is_some() {
                parts.entry(origin).or_default().hand = hand;
            }
        }
    }

    /// Plays under this id from now on.
    pub(crate) fn renew(&mut self, origin: Origin) {
        self.own = origin;
    }

    /// Whether nothing was ever played for money.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.accounts.is_empty()
    }

    /// The account of a variant, of all copies together; an empty one if it was never played for money. Only a hand of
    /// this copy is under way.
    #[must_use]
    pub fn account(&self, variant: &str) -> Account {
        let Some(parts) = self.accounts.get(variant) else {
            return Account::default();
        };
        let mut sum = parts.get(&self.own).cloned().unwrap_or_default();
        for (_, part) in parts.iter().filter(|&(&origin, _)| origin != self.own) {
            let mut part = part.clone();
            part.settle();
            sum.add(part);
        }
        sum
    }

    /// The account of a variant at this copy, to be played on.
    pub fn account_mut(&mut self, variant: &str) -> &mut Account {
        let parts = self.accounts.entry(variant.to_owned()).or_default();
        parts.entry(self.own).or_default()
    }

    /// Takes over what was won and lost elsewhere, and tells whether any of it was new. What was played at a copy only
    /// grows, so of two states of it the larger one stays. A hand under way there that is played on here is not charged
    /// twice.
    pub(crate) fn merge(&mut self, other: Self) -> bool {
        let mut is_new = false;
        for (variant, parts) in other.accounts {
            let ours = self.accounts.entry(variant).or_default();
            for (origin, mut theirs) in parts {
                let is_played_here = |hand: &mut Hand| {
                    let own = ours.get(&self.own).filter(|_| origin != self.own);
                    own.is_some_and(|own| own.lists(&hand.deal))
                };
                theirs.hand.take_if(is_played_here);
                let known = ours.entry(origin).or_default();
                // Where as many hands were begun, the last one may have come to its end since.
                if (theirs.n_begun(), theirs.n_hands) > (known.n_begun(), known.n_hands) {
                    *known = theirs;
                    is_new = true;
                }
            }
        }
        is_new
    }

    /// Takes over what another copy has stored since this one began beside it, and tells whether anything was played here. If
    /// nothing was, this copy goes on as that one.
    pub(crate) fn take_over(&mut self, stored: Self) -> bool {
        let ours = std::mem::replace(self, stored);
        let own = ours.own;
        let has_played = self.merge(ours);
        if has_played {
            self.own = own;
        }
        has_played
    }

    /// A hand that was under way at another copy goes on at this one, which charges it.
    pub(crate) fn go_on(&mut self, variant: &str, deal: &str) {
        let own = self.own;
        let parts = self.accounts.get_mut(variant).into_iter().flatten();
        for (_, account) in parts.filter(|&(&origin, _)| origin != own) {
            account.hand.take_if(|hand| hand.deal == deal);
        }
    }

    /// The text in which they are stored.
    #[must_use]
    pub fn to_text(&self) -> String {
        let accounts = self.accounts.iter().map(|(variant, parts)| {
            let parts = parts.iter();
            let parts = parts.map(|(origin, account)| (origin.to_string(), account));
            (variant.as_str(), parts.collect())
        });
        let is_named = self.own.is_drawn() && !self.is_empty();
        let file = File {
            version: VERSION,
            origin: is_named.then_some(self.own),
            account: accounts.collect(),
        };
        toml::to_string(&file).unwrap_or_default()
    }

    /// Reads what [`Accounts::to_text`] wrote, now or in an earlier version. Accounts that make sense are read even
    /// if others do not.
    #[must_use]
    pub fn from_text(text: &str) -> Loaded<Self> {
        let nothing = Loaded {
            value: Self::default(),
            damaged: true,
        };
        let Ok(mut table) = text.parse::<toml::Table>() else {
            return nothing;
        };
        let version = table.remove("version").and_then(|v| v.as_integer());
        let has_origins = match version {
            Some(VERSION) => true,
            Some(VERSION_WITHOUT_ORIGINS) => false,
            _ => return nothing,
        };
        let entries = match table.remove("account") {
            // Without any account nothing is written of them.
            None => toml::Table::new(),
            Some(toml::Value::Table(entries)) => entries,
            Some(_) => return nothing,
        };
        let mut value = Self::default();
        let mut damaged = false;
        match table.remove("origin").map(toml::Value::try_into) {
            None => {}
            Some(Ok(own)) => value.own = own,
            Some(Err(_)) => damaged = true,
        }
        damaged |= !table.is_empty();
        for (variant, entry) in entries {
            let parts = match entry {
                toml::Value::Table(parts) if has_origins => parts,
                entry => [(String::new(), entry)].into_iter().collect(),
            };
            for (origin, entry) in parts {
                match read_account(has_origins.then_some(&origin), entry) {
                    Some((origin, account)) => {
                        let parts = value.accounts.entry(variant.clone()).or_default();
                        parts.insert(origin, account);
                    }
                    None => damaged = true,
                }
            }
        }
        Loaded { value, damaged }
    }
}

/// The account of this entry, and the copy at which it was played, if both make sense.
fn read_account(origin: Option<&String>, entry: toml::Value) -> Option<(Origin, Account)> {
    let account = Account::deserialize(entry).ok()?;
    if account.settled.abs() > MAX_BALANCE {
        return None;
    }
    let origin = if let Some(origin) = origin {
        Origin::parse(origin)?
    } else {
        let settled = Account {
            hand: None,
            ..account.clone()
        };
        Origin::of_content(&toml::to_string(&settled).ok()?)
    };
    Some((origin, account))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(deal: &str, n_home: u16, worth: i32) -> Hand {
        Hand {
            deal: deal.to_owned(),
            n_home,
            worth,
            costs: 50,
        }
    }

    fn copy(id: u64) -> Accounts {
        Accounts::of(Origin::from_random(id))
    }

    #[test]
    fn a_hand_is_charged_once_and_its_worth_follows_the_cards() {
        let mut account = Account::default();
        account.play(hand("1", 1, -45));
        account.play(hand("1", 2, -40));
        assert_eq!((account.balance(), account.n_hands), (-40, 0));
        account.play(hand("2", 1, -45));
        assert_eq!((account.balance(), account.n_hands), (-85, 1));
        account.settle();
        account.settle();
        assert_eq!((account.balance(), account.n_hands), (-85, 2));
        assert_eq!(account.course(), [-40, -85]);
    }

    /// An account that was exported here, now or earlier, is known, also when its last hand has gone on since; and one
    /// from elsewhere is added once.
    #[test]
    fn d2_an_import_settles_no_hand_twice() {
        let mut here = copy(1);
        let account = here.account_mut("dispettoso");
        account.play(hand("1", 52, 210));
        account.play(hand("2", 3, -35));
        let earlier = here.clone();
        let account = here.account_mut("dispettoso");
        account.play(hand("2", 5, -25));
        account.play(hand("3", 1, -45));
        for known in [&here, &earlier] {
            let mut merged = here.clone();
            assert!(!merged.merge(known.clone()));
            assert_eq!(merged, here);
        }
        let mut behind = earlier;
        assert!(behind.merge(here.clone()));
        assert_eq!(behind, here);
        let mut there = copy(2);
        there.account_mut("dispettoso").play(hand("9", 2, -40));
        for is_new in [true, false, false] {
            assert_eq!(here.merge(there.clone()), is_new);
            assert_eq!(here.account("dispettoso").balance(), 210 - 25 - 45 - 40);
        }
        // What is under way elsewhere is done here.
        assert_eq!(here.account("dispettoso").n_hands, 3);
    }

    /// Two copies that go on from the same export, and exchange what was played in both directions.
    #[test]
    fn d2_copies_that_part_count_shared_hands_once() {
        let (mut here, mut there) = (copy(1), copy(2));
        for deal in ["1", "2"] {
            here.account_mut("dispettoso").play(hand(deal, 1, -45));
        }
        here.account_mut("dispettoso").settle();
        there.merge(Accounts::from_text(&here.to_text()).value);
        here.account_mut("dispettoso").play(hand("3", 11, 5));
        there.account_mut("dispettoso").play(hand("4", 2, -40));
        for _ in 0..2 {
            here.merge(there.clone());
            there.merge(here.clone());
        }
        for accounts in [&here, &there] {
            let account = accounts.account("dispettoso");
            assert_eq!((account.balance(), account.n_begun()), (-125, 4));
            assert_eq!(account.rows().len(), 4);
        }
    }

    /// A hand that goes on at another copy is charged there alone, however often what was played before is imported.
    #[test]
    fn d2_a_hand_that_goes_on_elsewhere_is_charged_once() {
        let (mut here, mut there) = (copy(1), copy(2));
        here.account_mut("dispettoso").play(hand("1", 1, -45));
        there.merge(here.clone());
        assert_eq!(there.account("dispettoso").balance(), -45);
        there.go_on("dispettoso", "1");
        there.account_mut("dispettoso").play(hand("1", 3, -35));
        there.merge(here.clone());
        let account = there.account("dispettoso");
        assert_eq!((account.balance(), account.rows().len()), (-35, 1));
    }

    /// A text without ids, as early versions wrote it, is read; its hand under way goes on.
    #[test]
    fn e7_a_text_without_ids_is_read() {
        let old = "version = 1\n[account.dispettoso]\nn_hands = 1\nsettled = 210\n\
                   [account.dispettoso.hand]\ndeal = \"2\"\nn_home = 1\nworth = -45\n\
                   [[account.dispettoso.ledger]]\ndeal = \"1\"\nn_home = 52\nworth = 210\n";
        let old = Accounts::from_text(old);
        assert!(!old.damaged);
        let mut here = old.value.clone();
        here.claim(Origin::from_random(1));
        here.account_mut("dispettoso").play(hand("2", 2, -40));
        let mut here = Accounts::from_text(&here.to_text()).value;
        assert!(!here.merge(old.value));
        let account = here.account("dispettoso");
        assert_eq!((account.n_hands, account.balance()), (1, 170));
        assert!(account.hand.is_some());
    }

    /// Two money games, the program ended and started again: the balance is what it was (fault D14).
    #[test]
    fn d14_the_balance_survives_with_the_hand_under_way() {
        let mut accounts = copy(1);
        accounts.account_mut("dispettoso").play(hand("1", 52, 210));
        accounts.account_mut("dispettoso").play(hand("=AC", 1, -45));
        accounts
            .account_mut("hoyle-canfield")
            .play(hand("7", 11, 5));
        let loaded = Accounts::from_text(&accounts.to_text());
        assert_eq!(
            loaded,
            Loaded {
                value: accounts,
                damaged: false
            }
        );
        assert_eq!(loaded.value.account("dispettoso").balance(), 165);
        assert_eq!(
            Accounts::from_text(&Accounts::default().to_text()),
            Loaded {
                value: Accounts::default(),
                damaged: false
            }
        );
    }

    #[test]
    fn the_ledger_forgets_but_the_balance_does_not() {
        let mut account = Account::default();
        for number in 0..2 * MAX_LEDGER {
            account.play(hand(&number.to_string(), 11, 5));
        }
        assert_eq!(account.balance(), 10_000);
        assert_eq!(
            (account.ledger.len(), account.course().len()),
            (MAX_LEDGER, MAX_LEDGER + 1)
        );
        assert_eq!(account.course().last(), Some(&account.balance()));
    }

    #[test]
    fn e6_accounts_that_make_sense_are_read() {
        let mut accounts = copy(1);
        accounts.account_mut("dispettoso").play(hand("1", 52, 210));
        accounts
            .account_mut("hoyle-canfield")
            .play(hand("7", 11, 5));
        let text = accounts.to_text().replace("n_home = 11", "n_home = -1");
        let loaded = Accounts::from_text(&text);
        assert!(loaded.damaged);
        assert_eq!(loaded.value.account("dispettoso").balance(), 210);
        for bad in ["", "\0", "version = 3", "version = 2\naccount = 3"] {
            assert!(Accounts::from_text(bad).damaged, "{bad:?}");
        }
    }
}
