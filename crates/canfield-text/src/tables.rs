//! The rows of the screens that are tables: settings and statistics.

use canfield_session::accounts::Account;
use canfield_session::scene::{Scene, Score};
use canfield_session::settings::{Autoplay, Keys, Setting, Shade};
use canfield_session::statistics::Tally;

use crate::label::Label;
use crate::{Texts, bundle};

/// A row of a table: what it is about, and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// What it is about.
    pub name: String,
    /// Its value.
    pub value: String,
}

impl Texts {
    /// A setting and its value.
    #[must_use]
    pub fn setting(&self, setting: &Setting) -> Row {
        let (id, value) = match setting {
            Setting::Autoplay(value) => {
                let form = match value {
                    Autoplay::Off => "off",
                    Autoplay::Safe => "safe",
                    Autoplay::Eager => "eager",
                };
                ("setting-autoplay", form)
            }
            Setting::Shade(value) => {
                let form = match value {
                    Shade::System => "system",
                    Shade::Light => "light",
                    Shade::Dark => "dark",
                };
                ("setting-shade", form)
            }
            Setting::Keys(value) => {
                let form = match value {
                    Keys::Standard => "standard",
                    Keys::Bsd => "bsd",
                };
                ("setting-keys", form)
            }
            Setting::Language(code) if code.is_empty() => ("setting-language", "system"),
            Setting::Language(code) => {
                return Row {
                    name: self.bundle.say("setting-language"),
                    value: bundle::name_of(code).to_owned(),
                };
            }
            Setting::WinnableOnly(on) => return self.switch("setting-winnable-only", *on),
            Setting::PositionState(on) => return self.switch("setting-position-state", *on),
            Setting::Clock(on) => return self.switch("setting-clock", *on),
            Setting::Score(on) => return self.switch("setting-score", *on),
            Setting::FourColors(on) => return self.switch("setting-four-colors", *on),
            Setting::Letters(on) => return self.switch("setting-letters", *on),
            Setting::LeftHanded(on) => return self.switch("setting-left-handed", *on),
        };
        Row {
            name: self.bundle.say(id),
            value: self.bundle.say_form(id, value, &[]),
        }
    }

    fn switch(&self, id: &str, on: bool) -> Row {
        let form = if on { "on" } else { "off" };
        Row {
            name: self.bundle.say(id),
            value: self.bundle.say_form("setting-switch", form, &[]),
        }
    }

    /// What was played and won, and the money if it is played for money.
    #[must_use]
    pub fn statistics(&self, tally: &Tally, account: Option<&Account>) -> Vec<Row> {
        let none = || self.bundle.say("statistics-none");
        let row = |id: &str, value: String| Row {
            name: self.bundle.say(id),
            value,
        };
        let won = match tally.percent_won() {
            None => none(),
            Some(percent) => self.bundle.say_with(
                "statistics-won-share",
                &[("count", tally.won.into()), ("percent", percent.into())],
            ),
        };
        let best_time = tally
            .best_seconds
            .map_or_else(none, |secs| self.label(&Label::Clock(u64::from(secs))));
        let fewest = tally.fewest_moves.map_or_else(none, |n| n.to_string());
        let mut rows = vec![
            row("statistics-played", tally.played.to_string()),
            row("statistics-won", won),
            row("statistics-streak", tally.streak.to_string()),
            row("statistics-best-streak", tally.best_streak.to_string()),
            row("statistics-fewest-moves", fewest),
            row("statistics-best-time", best_time),
        ];
        if let Some(account) = account {
            rows.push(row("statistics-balance", account.balance().to_string()));
            rows.push(row("statistics-hands", account.n_begun().to_string()));
        }
        rows
    }

    /// What an account holds, as a sentence.
    #[must_use]
    pub fn account_balance(&self, account: &Account) -> String {
        self.bundle.say_with(
            "account-balance",
            &[
                ("amount", account.balance().to_string().into()),
                ("hands", account.n_begun().into()),
            ],
        )
    }

    /// The hands of an account, the last one first, each as a sentence; if there is none, that.
    #[must_use]
    pub fn account_hands(&self, account: &Account) -> Vec<String> {
        let hands: Vec<String> = account
            .rows()
            .into_iter()
            .map(|row| {
                let id = if row.is_under_way {
                    "account-hand-under-way"
                } else {
                    "account-hand"
                };
                self.bundle.say_with(
                    id,
                    &[
                        ("deal", row.hand.deal.as_str().into()),
                        ("count", row.hand.n_home.into()),
                        ("costs", row.hand.costs.to_string().into()),
                        ("pay", row.hand.pay().to_string().into()),
                        ("balance", row.balance.to_string().into()),
                    ],
                )
            })
            .collect();
        if hands.is_empty() {
            vec![self.bundle.say("account-none")]
        } else {
            hands
        }
    }

    /// What a won deal comes to: moves, time and money, the latter two as far as they are shown.
    #[must_use]
    pub fn won(&self, scene: &Scene) -> Vec<Row> {
        let row = |id: &str, value: String| Row {
            name: self.bundle.say(id),
            value,
        };
        let time = scene.clock_secs.map(|secs| self.label(&Label::Clock(secs)));
        let money = scene.score.and_then(|score| match score {
            Score::Money(n) => Some(n.to_string()),
            Score::Points(_) => None,
        });
        let balance = scene.balance.map(|n| n.to_string());
        let rows = [
            ("won-moves", Some(scene.n_moves.to_string())),
            ("won-time", time),
            ("won-money", money),
            ("statistics-balance", balance),
        ];
        let rows = rows.into_iter();
        rows.filter_map(|(id, value)| Some(row(id, value?)))
            .collect()
    }

    /// The heading of the histogram of the cards that were on the foundations at the end.
    #[must_use]
    pub fn histogram_heading(&self) -> String {
        self.bundle.say("statistics-cards-home")
    }
}
