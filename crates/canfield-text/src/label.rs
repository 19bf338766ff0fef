//! The short texts that a front end needs around the table: titles, buttons, counts and hints.

use canfield_core::card::Rank;
use canfield_session::settings::Keys;
use canfield_session::solving::PositionState;
use canfield_solver::WhyNot;

use crate::{Texts, names};

/// A short text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Label {
    /// The title of the help screen.
    HelpTitle,
    /// What is said of the keys where there may be none.
    KeyboardTitle,
    /// The title of the rules of the variant with this name.
    RulesTitle(String),
    /// The title of the list of variants.
    VariantsTitle,
    /// The title of the entry of a deal number.
    DealNumberTitle,
    /// The title of the end of a won game.
    WonTitle,
    /// The title of the end of a game that the program has won.
    SolvedTitle,
    /// The title of a question.
    QuestionTitle,
    /// The title of the statistics of the variant with this name.
    StatisticsTitle(String),
    /// The title of the settings.
    SettingsTitle,
    /// The button that answers yes.
    Yes,
    /// The button that answers no.
    No,
    /// The button that closes.
    Close,
    /// The button that starts a new game.
    NewGame,
    /// The most needed keys of this key map, for a line below the table.
    TableHint(Keys),
    /// The keys of the statistics of a game that is played for money, or of another one.
    StatisticsHint {
        /// Whether it is played for money.
        for_money: bool,
    },
    /// The title of the account of the variant with this name.
    AccountTitle(String),
    /// The keys of the account.
    AccountHint,
    /// The heading of the plot of a balance over the hands.
    AccountCourse,
    /// The heading of the list of hands.
    AccountHands,
    /// The keys of the settings.
    SettingsHint,
    /// The keys of a screen that scrolls.
    ScrollHint,
    /// The keys of the list of variants.
    VariantsHint,
    /// The keys of the entry of a deal number.
    DealNumberHint,
    /// The keys of a question.
    QuestionHint,
    /// The keys at the end of a won game.
    WonHint,
    /// In front of what is searched for.
    Search,
    /// Instead of a list without an entry.
    NoMatch,
    /// In front of a number that is typed.
    Number,
    /// Another name of a variant.
    AlsoKnownAs(String),
    /// The base, or that it is to be chosen.
    Base(Option<Rank>),
    /// The deal, as it is typed in.
    Deal(String),
    /// How many moves were made.
    Moves(usize),
    /// How many cards a pile has.
    Cards(usize),
    /// How many cards are on the foundations, and how many there are.
    CardsHome(usize, usize),
    /// How many redeals are left; `None` if there is no limit.
    RedealsLeft(Option<u16>),
    /// A score in points.
    Points(i32),
    /// A score in money, below 0 if it is lost.
    Money(i32),
    /// What all games for money came to.
    Balance(i64),
    /// The clock, in seconds.
    Clock(u64),
    /// That the game can be finished, and with which key.
    Finish,
    /// The title of the search for a deal that can be won.
    DealSearchTitle,
    /// How many deals were looked at in that search.
    DealSearch(u32),
    /// The keys of that search.
    DealSearchHint,
    /// What is known of the present position.
    PositionState(PositionState),
    /// How many bookmarks there are.
    Bookmarks(usize),
    /// That the game is not stored.
    NotKept,
    /// The letters typed so far of a command.
    Typed(String),
    /// The window has not these many columns and rows, which are needed.
    TooSmall(u16, u16),
    /// Which rows are seen, the first and the last, of how many.
    Page(usize, usize, usize),
}

impl Label {
    pub(crate) fn word(&self, texts: &Texts) -> String {
        let bundle = &texts.bundle;
        match self {
            Self::HelpTitle => texts.with_keys("title-help"),
            Self::KeyboardTitle => bundle.say("title-keyboard"),
            Self::RulesTitle(name) => {
                bundle.say_with("title-rules", &[("name", texts.variant_name(name).into())])
            }
            Self::VariantsTitle => bundle.say("title-variants"),
            Self::DealNumberTitle => bundle.say("title-deal-number"),
            Self::WonTitle => bundle.say("title-won"),
            Self::SolvedTitle => bundle.say("title-solved"),
            Self::QuestionTitle => bundle.say("title-question"),
            Self::StatisticsTitle(name) => bundle.say_with(
                "title-statistics",
                &[("name", texts.variant_name(name).into())],
            ),
            Self::SettingsTitle => bundle.say("title-settings"),
            Self::Yes => bundle.say("button-yes"),
            Self::No => bundle.say("button-no"),
            Self::Close => bundle.say("button-close"),
            Self::NewGame => bundle.say("button-new-game"),
            Self::TableHint(Keys::Standard) => bundle.say("hint-table"),
            Self::TableHint(Keys::Bsd) => bundle.say("hint-table-bsd"),
            Self::StatisticsHint { for_money: true } => bundle.say("hint-statistics-money"),
            Self::StatisticsHint { for_money: false } => bundle.say("hint-statistics"),
            Self::AccountTitle(name) => bundle.say_with(
                "title-account",
                &[("name", texts.variant_name(name).into())],
            ),
            Self::AccountHint => bundle.say("hint-account"),
            Self::AccountCourse => bundle.say("account-course"),
            Self::AccountHands => bundle.say("account-hands"),
            Self::SettingsHint => bundle.say("hint-settings"),
            Self::ScrollHint => bundle.say("hint-scroll"),
            Self::VariantsHint => bundle.say("hint-variants"),
            Self::DealNumberHint => bundle.say("hint-deal-number"),
            Self::QuestionHint => bundle.say("hint-question"),
            Self::WonHint => bundle.say("hint-won"),
            Self::Search => bundle.say("label-search"),
            Self::NoMatch => bundle.say("label-no-match"),
            Self::Number => bundle.say("label-number"),
            Self::AlsoKnownAs(name) => {
                bundle.say_with("label-also-known-as", &[("name", name.as_str().into())])
            }
            Self::Base(None) => bundle.say("label-base-to-choose"),
            Self::Base(Some(rank)) => {
                let rank = bundle.say(names::rank(*rank));
                bundle.say_with("label-base", &[("rank", rank.into())])
            }
            Self::Deal(deal) => bundle.say_with("label-deal", &[("deal", deal.as_str().into())]),
            Self::Moves(n) => bundle.say_with("label-moves", &[("count", (*n).into())]),
            Self::Cards(n) => bundle.say_with("label-cards", &[("count", (*n).into())]),
            Self::CardsHome(n, all) => bundle.say_with(
                "label-home",
                &[("count", (*n).into()), ("all", (*all).into())],
            ),
            Self::RedealsLeft(None) => bundle.say("label-redeals-unlimited"),
            Self::RedealsLeft(Some(n)) => {
                bundle.say_with("label-redeals-left", &[("count", (*n).into())])
            }
            Self::Points(n) => bundle.say_with("label-points", &[("count", (*n).into())]),
            Self::Money(n) if *n < 0 => {
                bundle.say_with("label-lost-money", &[("amount", n.unsigned_abs().into())])
            }
            Self::Money(n) => bundle.say_with("label-won-money", &[("amount", (*n).into())]),
            Self::Balance(n) => {
                bundle.say_with("label-balance", &[("amount", n.to_string().into())])
            }
            Self::Clock(secs) => clock(texts, *secs),
            Self::Finish => bundle.say("label-finish"),
            Self::DealSearchTitle => bundle.say("title-deal-search"),
            Self::DealSearch(n) => bundle.say_with("label-deal-search", &[("count", (*n).into())]),
            Self::DealSearchHint => bundle.say("hint-deal-search"),
            Self::PositionState(state) => bundle.say(match state {
                PositionState::Winnable => "label-winnable",
                PositionState::Lost => "label-lost",
                PositionState::Unknown(WhyNot::StateLimit) => "label-not-known-state-limit",
                PositionState::Unknown(WhyNot::TableFull) => "label-not-known-table-full",
                PositionState::Unknown(WhyNot::RuleNotCovered) => "label-not-known-rule",
                PositionState::Unknown(WhyNot::LineRefused) => "label-not-known-line-refused",
                PositionState::Searched => "label-searched",
            }),
            Self::Bookmarks(n) => bundle.say_with("label-bookmarks", &[("count", (*n).into())]),
            Self::NotKept => bundle.say("label-not-kept"),
            Self::Typed(typed) => {
                bundle.say_with("label-typed", &[("typed", typed.as_str().into())])
            }
            Self::TooSmall(columns, rows) => bundle.say_with(
                "label-too-small",
                &[("columns", (*columns).into()), ("rows", (*rows).into())],
            ),
            Self::Page(first, last, all) => bundle.say_with(
                "label-page",
                &[
                    ("first", (*first).into()),
                    ("last", (*last).into()),
                    ("all", (*all).into()),
                ],
            ),
        }
    }
}

/// A time as a clock shows it.
fn clock(texts: &Texts, secs: u64) -> String {
    let (hours, minutes, seconds) = (secs / 3600, secs / 60 % 60, secs % 60);
    let seconds = ("seconds", format!("{seconds:02}").into());
    if hours == 0 {
        let minutes = ("minutes", minutes.to_string().into());
        texts.bundle.say_with("label-clock", &[minutes, seconds])
    } else {
        let hours = ("hours", hours.to_string().into());
        let minutes = ("minutes", format!("{minutes:02}").into());
        texts
            .bundle
            .say_with("label-clock-hours", &[hours, minutes, seconds])
    }
}
