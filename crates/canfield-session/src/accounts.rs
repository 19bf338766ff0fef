//! Money that survives: one account for each variant that is played for money.
//!
//! A hand is charged when the player makes the first move of a deal, and its worth follows the cards from then on.
//! The worth of the hand under way stands in the account after each move, so nothing is lost with the program
//! (fault D14). Another deal settles it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::statistics::Loaded;

/// The version of the text of [`Accounts`].
const VERSION: i64 = 1;
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

    /// Whether the hands that another account lists are among those of this one, one after the other. The last of them may
    /// have been under way there.
    fn contains(&self, other: &Self) -> bool {
        let ours: Vec<&Hand> = self.ledger.iter().chain(&self.hand).collect();
        let theirs: Vec<&Hand> = other.ledger.iter().chain(&other.hand).collect();
        let Some((last, before)) = theirs.split_last() else {
            return other.n_hands == 0;
        };
        // Old hands have left a ledger that is full, so only the newer ones of the other can be in it.
        let n_gone = if self.ledger.len() == MAX_LEDGER {
            before.len()
        } else {
            0
        };
        let is_at = |hands: &[&Hand]| {
            let n = hands.len();
            ours.windows(n + 1)
                .any(|run| run[..n] == *hands && run[n].deal == last.deal)
        };
        let is_older = self.n_hands + u32::from(self.hand.is_some())
            >= other.n_hands + u32::from(other.hand.is_some());
        is_older && (0..=n_gone).any(|gone| is_at(&before[gone..]))
    }

    /// Closes the hand under way; its worth stays in the balance.
    pub fn settle(&mut self) {
        if let Some(hand) = self.hand.take() {
            self.n_hands = self.n_hands.saturating_add(1);
            self.settled += i64::from(hand.worth);
            self.ledger.push(hand);
            let n_old = self.ledger.len().saturating_sub(MAX_LEDGER);
            self.ledger.drain(..n_old);
        }
    }
}

/// All accounts by the id of their variant.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Accounts {
    accounts: BTreeMap<String, Account>,
}

#[derive(Serialize)]
struct File<'a> {
    version: i64,
    account: &'a BTreeMap<String, Account>,
}

impl Accounts {
    /// The account of a variant; an empty one if it was never played for money.
    #[must_use]
    pub fn account(&self, variant: &str) -> Account {
        self.accounts.get(variant).cloned().unwrap_or_default()
    }

    /// The account of a variant, to be played on.
    pub fn account_mut(&mut self, variant: &str) -> &mut Account {
        self.accounts.entry(variant.to_owned()).or_default()
    }

    /// Takes over what was won and lost elsewhere. An account that is a part of ours, such as one that was exported here,
    /// brings nothing new, and one of which ours is a part takes its place; others are added. A hand that is under way
    /// there is settled, unless its game `goes_on`.
    pub(crate) fn merge(&mut self, other: Self, goes_on: bool) {
        for (variant, mut theirs) in other.accounts {
            let ours = self.account_mut(&variant);
            if ours.contains(&theirs) {
                continue;
            }
            let is_ahead = theirs.contains(ours);
            if !goes_on {
                theirs.settle();
            }
            if is_ahead {
                *ours = theirs;
                continue;
            }
            ours.n_hands = ours.n_hands.saturating_add(theirs.n_hands);
            ours.settled += theirs.settled;
            ours.ledger.splice(0..0, theirs.ledger);
            let n_old = ours.ledger.len().saturating_sub(MAX_LEDGER);
            ours.ledger.drain(..n_old);
        }
    }

    /// Closes the account of a variant and forgets its money.
    pub fn reset(&mut self, variant: &str) {
        self.accounts.remove(variant);
    }

    /// The text in which they are stored.
    #[must_use]
    pub fn to_text(&self) -> String {
        let file = File {
            version: VERSION,
            account: &self.accounts,
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
        if table
            .remove("version")
            .and_then(|version| version.as_integer())
            != Some(VERSION)
        {
            return nothing;
        }
        let entries = match table.remove("account") {
            // Without any account nothing is written of them.
            None => toml::Table::new(),
            Some(toml::Value::Table(entries)) => entries,
            Some(_) => return nothing,
        };
        let mut loaded = Loaded {
            value: Self::default(),
            damaged: !table.is_empty(),
        };
        for (variant, entry) in entries {
            match Account::deserialize(entry) {
                Ok(account) if account.settled.abs() <= MAX_BALANCE => {
                    loaded.value.accounts.insert(variant, account);
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

    fn hand(deal: &str, n_home: u16, worth: i32) -> Hand {
        Hand {
            deal: deal.to_owned(),
            n_home,
            worth,
            costs: 50,
        }
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
        let mut here = Accounts::default();
        let account = here.account_mut("dispettoso");
        account.play(hand("1", 52, 210));
        account.play(hand("2", 3, -35));
        let earlier = here.clone();
        let account = here.account_mut("dispettoso");
        account.play(hand("2", 5, -25));
        account.play(hand("3", 1, -45));
        for known in [&here, &earlier] {
            let mut merged = here.clone();
            merged.merge(known.clone(), false);
            assert_eq!(merged, here);
        }
        let mut behind = earlier;
        behind.merge(here.clone(), true);
        assert_eq!(behind, here);
        let mut there = Accounts::default();
        there.account_mut("dispettoso").play(hand("9", 2, -40));
        for _ in 0..3 {
            here.merge(there.clone(), false);
            assert_eq!(here.account("dispettoso").balance(), 210 - 25 - 45 - 40);
        }
    }

    /// Two money games, the program ended and started again: the balance is what it was (fault D14).
    #[test]
    fn d14_the_balance_survives_with_the_hand_under_way() {
        let mut accounts = Accounts::default();
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
        let mut accounts = Accounts::default();
        accounts.account_mut("dispettoso").play(hand("1", 52, 210));
        accounts
            .account_mut("hoyle-canfield")
            .play(hand("7", 11, 5));
        let text = accounts.to_text().replace("n_home = 11", "n_home = -1");
        let loaded = Accounts::from_text(&text);
        assert!(loaded.damaged);
        assert_eq!(loaded.value.account("dispettoso").balance(), 210);
        for bad in ["", "\0", "version = 2", "version = 1\naccount = 3"] {
            assert!(Accounts::from_text(bad).damaged, "{bad:?}");
        }
    }
}
