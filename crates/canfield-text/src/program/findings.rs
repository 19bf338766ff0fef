//! What the commands have found.

use super::complaint::sentence;
use super::{File, ProgramTexts};
use canfield_core::deal::BadDeck;

/// What a search is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// The position in a file.
    Position(File),
    /// A deal by its number.
    Deal {
        /// The number.
        number: String,
        /// The variant.
        variant: String,
    },
}

/// Why it is not known whether a position can be won.
#[derive(Debug, Clone, PartialEq)]
pub enum WhyUnknown {
    /// So many states were searched.
    States(u64),
    /// The table of so many megabytes is full.
    Memory(u64),
    /// The line that was found makes more redeals one after the other than the rules allow.
    Rule,
    /// The line that was found is refused by the rules.
    Fault,
    /// So many seconds are over.
    Time(f64),
}

/// What a command has found.
#[derive(Debug, Clone, PartialEq)]
pub enum Finding {
    /// A game is won already.
    WonAlready(Subject),
    /// A line of moves wins.
    CanBeWon(Subject, usize),
    /// No line of moves wins.
    CannotBeWon(Subject),
    /// It is not known.
    NotKnown(Subject, WhyUnknown),
    /// What a survey's file holds.
    SurveyHolds {
        /// The file.
        file: File,
        /// Deals in all.
        n_deals: u64,
        /// Those that can be won.
        solved: u64,
        /// Those that cannot.
        unsolvable: u64,
        /// The others.
        unknown: u64,
    },
    /// What a search has taken.
    Effort {
        /// States that were looked at.
        states: u64,
        /// The time.
        seconds: f64,
        /// The memory of the table.
        table_bytes: u64,
    },
    /// No survey was read.
    NoDeals,
    /// How far a survey has come.
    Progress {
        /// Deals that are done.
        n_done: u64,
        /// Deals in all.
        n_planned: u64,
        /// Percent of them.
        percent: String,
        /// Those of them that stay unknown.
        unknown: u64,
    },
    /// The same, with how fast it is.
    ProgressWithRate {
        /// As above, in words.
        progress: String,
        /// Deals a second.
        rate: String,
        /// The time that is left.
        left: String,
    },
    /// What was compared.
    Compared(Compared),
    /// The first disagreement, with what differs.
    FirstDisagreement {
        /// The file.
        file: File,
        /// The line of it.
        line: usize,
        /// The game that it names.
        game: String,
        /// The deal, if it has a number.
        deal: Option<String>,
        /// What differs.
        what: String,
    },
}

/// What was compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compared {
    /// The file; `None` for all of them.
    pub file: Option<String>,
    /// Games.
    pub games: usize,
    /// Positions.
    pub positions: usize,
    /// Legal moves.
    pub legal_moves: usize,
    /// Positions that were compared card by card.
    pub snapshots: usize,
    /// Games that disagree.
    pub n_disagreements: usize,
}

/// The limits within which a deal is searched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bounds {
    /// The time in seconds, as it is written on the command line.
    pub seconds: String,
    /// The number of states, if it has a limit.
    pub states: Option<u64>,
    /// The memory of the table, in units of 1024 times 1024 bytes.
    pub megabytes: u64,
}

/// A line of the report of a survey, or a part of one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Reported<'a> {
    /// The fingerprint of the rules.
    Rules(&'a str),
    /// The limits for a deal.
    Limits(&'a Bounds),
    /// The lowest and the highest number of a deal, and how many of those between are missing.
    Deals(u64, u64, u64),
    /// The deals that can be won.
    Solved,
    /// Those that cannot.
    Unsolvable,
    /// The others.
    Unknown,
    /// The share that can be won and its interval, in percent.
    Winnable(Winnable, [f64; 3]),
    /// The heading of the figures that follow.
    Effort,
    /// The middle one.
    Median,
    /// The mean.
    Mean,
    /// The one that so many percent do not exceed.
    Percentile(u64),
    /// The greatest one.
    Most,
    /// How many states were searched.
    States,
    /// How long that took.
    Seconds,
    /// States in a second, and seconds in all.
    Rate(f64, f64),
    /// The megabytes of the largest table.
    Table(f64),
}

/// What a share counts the unknown deals as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Winnable {
    /// There are none.
    AllKnown,
    /// Lost.
    IfLost,
    /// Won.
    IfWon,
}

/// Where a trace and our rules part company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Difference {
    /// The deck is not the one that the number names.
    Deck,
    /// The deck cannot be dealt.
    BadDeck(BadDeck),
    /// The piles differ, after the deal (0) or at this step.
    Piles(usize),
    /// A pile in the trace.
    PileTheirs(String, String),
    /// A pile by our rules.
    PileOurs(String, String),
    /// The legal moves differ at this step.
    Legal(usize),
    /// Moves that only the trace has.
    LegalTheirs(String),
    /// Moves that only our rules have.
    LegalOurs(String),
    /// A move is made that is not legal.
    Play(usize, String),
    /// Only the trace takes the game for won.
    WonTheirs,
    /// Only our rules take the game for won.
    WonOurs,
    /// The position in which it was found.
    Position(String),
}

impl ProgramTexts {
    /// What was found, as a sentence.
    #[must_use]
    pub fn finding(&self, finding: &Finding) -> String {
        let of = |id: &str, subject: &Subject| {
            sentence(&self.say_with(id, &[("subject", self.subject(subject).into())]))
        };
        match finding {
            Finding::WonAlready(subject) => of("solve-won-already", subject),
            Finding::CanBeWon(subject, n_moves) => {
                let arguments = [
                    ("subject", self.subject(subject).into()),
                    ("count", (*n_moves).into()),
                ];
                sentence(&self.say_with("solve-can-be-won", &arguments))
            }
            Finding::CannotBeWon(subject) => of("solve-cannot-be-won", subject),
            Finding::NotKnown(subject, why) => {
                let arguments = [
                    ("subject", self.subject(subject).into()),
                    ("why", self.why_unknown(why).into()),
                ];
                sentence(&self.say_with("solve-not-known", &arguments))
            }
            Finding::SurveyHolds {
                file,
                n_deals,
                solved,
                unsolvable,
                unknown,
            } => {
                let arguments = [
                    ("file", self.file(file).into()),
                    ("count", (*n_deals).into()),
                    ("solved", (*solved).into()),
                    ("unsolvable", (*unsolvable).into()),
                    ("unknown", (*unknown).into()),
                ];
                sentence(&self.say_with("survey-holds", &arguments))
            }
            Finding::Effort {
                states,
                seconds,
                table_bytes,
            } => {
                let arguments = [
                    ("count", (*states).into()),
                    ("seconds", self.decimal(*seconds, 3).into()),
                    ("bytes", (*table_bytes).into()),
                ];
                self.say_with("solve-effort", &arguments)
            }
            Finding::NoDeals => self.say("survey-no-deals"),
            Finding::Compared(compared) => self.compared(compared),
            Finding::FirstDisagreement {
                file,
                line,
                game,
                deal,
                what,
            } => {
                let deal = deal.as_deref();
                let deal = deal.map_or_else(
                    || self.say("check-deal-without-number"),
                    |deal| self.say_with("check-deal", &[("deal", deal.into())]),
                );
                let arguments = [
                    ("file", self.file(file).into()),
                    ("line", line.to_string().into()),
                    ("game", game.as_str().into()),
                    ("deal", deal.into()),
                    ("what", what.as_str().into()),
                ];
                self.say_with("check-first", &arguments)
            }
            Finding::Progress {
                n_done,
                n_planned,
                percent,
                unknown,
            } => {
                let arguments = [
                    ("done", (*n_done).into()),
                    ("count", (*n_planned).into()),
                    ("percent", percent.as_str().into()),
                    ("unknown", (*unknown).into()),
                ];
                self.say_with("survey-progress", &arguments)
            }
            Finding::ProgressWithRate {
                progress,
                rate,
                left,
            } => {
                let arguments = [
                    ("progress", progress.as_str().into()),
                    ("rate", rate.as_str().into()),
                    ("left", left.as_str().into()),
                ];
                self.say_with("survey-progress-rate", &arguments)
            }
        }
    }

    /// A number with so many digits after the sign that the language has for it.
    #[must_use]
    pub fn decimal(&self, number: f64, n_digits: usize) -> String {
        let number = format!("{number:.n_digits$}");
        match number.split_once('.') {
            Some((whole, digits)) => self.say_with(
                "number-with-digits",
                &[("whole", whole.into()), ("digits", digits.into())],
            ),
            None => number,
        }
    }

    /// Limits, one behind the other.
    #[must_use]
    pub fn bounds(&self, bounds: &Bounds) -> String {
        // Not a count of something that is there, so that nothing parts its thousands.
        let arguments = [
            ("seconds", bounds.seconds.clone().into()),
            ("megabytes", bounds.megabytes.to_string().into()),
        ];
        match bounds.states {
            None => self.say_with("search-limits", &arguments),
            Some(states) => {
                let [seconds, megabytes] = arguments;
                let states = ("count", states.into());
                self.say_with("search-limits-with-states", &[seconds, states, megabytes])
            }
        }
    }

    /// A line of a report, or a part of one.
    #[must_use]
    pub fn reported(&self, line: &Reported<'_>) -> String {
        match *line {
            Reported::Rules(rules) => self.say_with("report-rules", &[("rules", rules.into())]),
            Reported::Limits(bounds) => {
                self.say_with("report-limits", &[("limits", self.bounds(bounds).into())])
            }
            Reported::Deals(first, last, n_missing) => {
                let (first, last) = (first.to_string(), last.to_string());
                let arguments = [
                    ("first", first.into()),
                    ("last", last.into()),
                    ("count", n_missing.into()),
                ];
                self.say_with("report-deals", &arguments)
            }
            Reported::Solved => self.say("report-solved"),
            Reported::Unsolvable => self.say("report-unsolvable"),
            Reported::Unknown => self.say("report-unknown"),
            Reported::Winnable(winnable, shares) => {
                let [part, low, high] = shares.map(|share| self.decimal(share, 2));
                let arguments = [
                    ("part", part.into()),
                    ("low", low.into()),
                    ("high", high.into()),
                ];
                let id = match winnable {
                    Winnable::AllKnown => "report-winnable",
                    Winnable::IfLost => "report-winnable-if-lost",
                    Winnable::IfWon => "report-winnable-if-won",
                };
                self.say_with(id, &arguments)
            }
            Reported::Effort => self.say("report-effort"),
            Reported::Median => self.say("report-median"),
            Reported::Mean => self.say("report-mean"),
            Reported::Percentile(percent) => {
                self.say_with("report-percentile", &[("percent", percent.into())])
            }
            Reported::Most => self.say("report-most"),
            Reported::States => self.say("report-states"),
            Reported::Seconds => self.say("report-seconds"),
            Reported::Rate(rate, seconds) => {
                let arguments = [
                    ("rate", self.decimal(rate, 0).into()),
                    ("seconds", self.decimal(seconds, 1).into()),
                ];
                self.say_with("report-rate", &arguments)
            }
            Reported::Table(megabytes) => {
                let megabytes = self.decimal(megabytes, 1);
                self.say_with("report-table", &[("megabytes", megabytes.into())])
            }
        }
    }

    fn compared(&self, compared: &Compared) -> String {
        let arguments = [
            ("games", compared.games.into()),
            ("positions", compared.positions.into()),
            ("moves", compared.legal_moves.into()),
            ("snapshots", compared.snapshots.into()),
            ("differ", compared.n_disagreements.into()),
        ];
        let found = self.say_with("check-compared", &arguments);
        let all = || self.say("check-all");
        let file = compared.file.clone().unwrap_or_else(all);
        self.say_with(
            "check-of",
            &[("file", file.into()), ("found", found.into())],
        )
    }

    /// What differs, on one line.
    #[must_use]
    pub fn difference(&self, difference: &Difference) -> String {
        let at = |step: usize| {
            if step == 0 {
                self.say("differs-after-deal")
            } else {
                self.say_with("differs-at-step", &[("step", step.to_string().into())])
            }
        };
        let pile = |id: &str, pile: &str, cards: &str| {
            let arguments = [
                ("pile", pile.to_owned().into()),
                ("cards", self.listed(cards).into()),
            ];
            self.say_with(id, &arguments)
        };
        match difference {
            Difference::Deck => self.say("differs-deck"),
            Difference::BadDeck(error) => {
                self.say_with("differs-bad-deck", &[("why", self.deck(error).into())])
            }
            Difference::Piles(step) => self.say_with("differs-piles", &[("at", at(*step).into())]),
            Difference::PileTheirs(name, cards) => pile("differs-pile-theirs", name, cards),
            Difference::PileOurs(name, cards) => pile("differs-pile-ours", name, cards),
            Difference::Legal(step) => self.say_with("differs-legal", &[("at", at(*step).into())]),
            Difference::LegalTheirs(moves) => self.say_with(
                "differs-legal-theirs",
                &[("moves", self.listed(moves).into())],
            ),
            Difference::LegalOurs(moves) => self.say_with(
                "differs-legal-ours",
                &[("moves", self.listed(moves).into())],
            ),
            Difference::Play(step, play) => {
                let arguments = [("at", at(*step).into()), ("move", play.clone().into())];
                self.say_with("differs-play", &arguments)
            }
            Difference::WonTheirs => self.say("differs-won-theirs"),
            Difference::WonOurs => self.say("differs-won-ours"),
            Difference::Position(position) => {
                self.say_with("differs-position", &[("position", position.clone().into())])
            }
        }
    }

    fn listed(&self, items: &str) -> String {
        if items.is_empty() {
            self.say("differs-nothing")
        } else {
            items.to_owned()
        }
    }

    /// The mark of a move that was taken back.
    #[must_use]
    pub fn taken_back(&self) -> String {
        self.say("replay-taken-back")
    }

    fn subject(&self, subject: &Subject) -> String {
        match subject {
            Subject::Position(file) => {
                self.say_with("solve-position", &[("file", self.file(file).into())])
            }
            Subject::Deal { number, variant } => {
                let arguments = [
                    ("deal", number.clone().into()),
                    ("variant", variant.clone().into()),
                ];
                self.say_with("solve-deal", &arguments)
            }
        }
    }

    fn why_unknown(&self, why: &WhyUnknown) -> String {
        match why {
            WhyUnknown::States(count) => {
                self.say_with("solve-states", &[("count", (*count).into())])
            }
            WhyUnknown::Memory(megabytes) => {
                self.say_with("solve-memory", &[("megabytes", (*megabytes).into())])
            }
            WhyUnknown::Rule => self.say("solve-rule"),
            WhyUnknown::Fault => self.say("solve-fault"),
            WhyUnknown::Time(seconds) => {
                self.say_with("solve-time", &[("seconds", (*seconds).into())])
            }
        }
    }
}
