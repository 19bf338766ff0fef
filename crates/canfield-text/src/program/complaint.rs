//! Why a command is not carried out.

use canfield_core::number::BadDealNumber;
use canfield_core::variants::UnknownVariant;

use super::{ProgramTexts, Wrong};

/// Why a command is not carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Complaint {
    /// The command line itself is wrong.
    Usage(Usage),
    /// A file cannot be read.
    CannotRead(File, Trouble),
    /// A file cannot be written.
    CannotWrite(File, Trouble),
    /// What the command found could not be told.
    CannotTell(Trouble),
    /// A file is not what it should be.
    In {
        /// Which file.
        file: File,
        /// Where in it, a line and a column, both counted from 1; 0 where that is not known.
        line: usize,
        /// The column.
        column: usize,
        /// What is wrong there.
        what: Wrong,
    },
    /// A record is whole, but its game cannot have been played so.
    DoesNotReplay(File, Wrong),
    /// A record replays, but a trace cannot tell its game.
    NoTrace(File, Wrong),
    /// There is nothing in a file that should hold a position.
    NoPosition(File),
    /// There is no trace in a file.
    NoTraceInFile(File),
    /// There is no trace in a folder.
    NoTraceInFolder(File),
    /// A game is wanted, and there is no terminal for it.
    NoTerminal,
    /// A window is wanted, and there is no screen for it.
    NoScreen,
    /// There is a screen, but it takes no window.
    NoWindow,
    /// The terminal cannot be used.
    BadTerminal(Trouble),
    /// The system does not say how many processors there are.
    NoProcessors,
    /// No thread could be started.
    NoThread(Trouble),
    /// Another survey adds to this file.
    SurveyInUse(File),
    /// A survey was solved by rules that have changed.
    OldRules(String),
    /// A survey is of a variant that is not shipped.
    NotShipped(String),
}

/// What is wrong with a command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Usage {
    /// An argument that is not known.
    Unexpected(String, Help),
    /// A command that is not known.
    UnknownCommand(String, Help),
    /// These arguments are missing.
    Missing(String, Help),
    /// Two arguments exclude one another.
    Conflict(String, String, Help),
    /// An option of the game, and the command that it stands before.
    BeforeCommand(String, String, Help),
    /// An argument stands there twice.
    Twice(String, Help),
    /// A value is missing after an argument.
    NoValue(String, Help),
    /// An argument takes no value, but is given one.
    ValueUnwanted(String, Help),
    /// A value that an argument does not take.
    Value {
        /// The argument.
        argument: String,
        /// The value.
        value: String,
        /// Why it does not.
        why: BadValue,
    },
    /// An argument is no text.
    NotText(Help),
    /// Anything else.
    Other(Help),
    /// A variant and a rules file.
    VariantAndRules {
        /// The command.
        command: String,
        /// The variant.
        word: String,
    },
    /// A number beside an option that makes it needless.
    NumberBeside {
        /// The command.
        command: String,
        /// The option.
        beside: String,
        /// The number.
        word: String,
    },
    /// A word beside an option that makes it needless.
    WordBeside {
        /// The command.
        command: String,
        /// The option.
        beside: String,
        /// The word.
        word: String,
    },
    /// Words are missing.
    Lacks {
        /// The command.
        command: String,
        /// Their names.
        missing: String,
        /// Whether a rules file takes the place of the variant.
        has_rules: bool,
    },
    /// A word too many.
    NoUseFor {
        /// The command.
        command: String,
        /// The word.
        word: String,
        /// Whether a rules file takes the place of the variant.
        has_rules: bool,
    },
    /// A survey without its deals or its file.
    SurveyNeeds,
    /// A survey that is to go to standard output.
    SurveyNeedsFile,
    /// A depth that is none, and the largest one.
    Depth(String, u32),
    /// No deal has this number.
    DealNumber(BadDealNumber),
    /// No variant has this name.
    Variant(UnknownVariant),
    /// The variables of a task array do not tell the shard.
    Environment(Environment),
}

/// Where the player finds more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Help {
    /// In the help of this command, such as `canfield solve`.
    See(String),
    /// This was perhaps meant.
    Meant(String),
}

/// Why a value does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadValue {
    /// It is no range of deals.
    NoRange,
    /// One end of the range is missing.
    RangeWithoutEnd,
    /// This end of the range is not a number.
    RangeOf(String),
    /// This end of the range is too large; the largest is the other one.
    RangeTooLarge(String, u64),
    /// The range begins with 0.
    RangeFromZero,
    /// The larger number comes first.
    RangeTurned {
        /// The number that comes first.
        first: u64,
        /// The one that comes last.
        last: u64,
    },
    /// It is no shard.
    Shard,
    /// It is no number of seconds.
    Seconds,
    /// It is not a whole number from 1 on.
    Whole,
    /// It is not a whole number from 1 to this.
    WholeUpTo(usize),
    /// It is none of these words.
    NoneOf(String),
    /// It is not taken, for a reason that nobody foresaw.
    Other,
}

impl std::fmt::Display for BadValue {
    /// For developers; what is read on the command line is worded elsewhere.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for BadValue {}

/// What is wrong with the variables that tell a task which shard is its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Environment {
    /// A variable is no number.
    NotANumber {
        /// Its name.
        name: String,
        /// Its value.
        text: String,
    },
    /// A variable is missing.
    Missing(String),
    /// There are 0 tasks.
    NoTasks,
    /// The tasks have numbers with gaps.
    Gaps {
        /// How many tasks there are.
        n: u64,
        /// The least number.
        least: u64,
        /// The largest number.
        most: u64,
    },
}

/// A file by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum File {
    /// Standard input.
    StandardInput,
    /// The file at this path.
    Path(String),
}

/// What keeps from reading or writing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// There is no such file.
    NoFile,
    /// There is no such folder.
    NoFolder,
    /// Reading is not allowed.
    MayNotRead,
    /// Writing is not allowed.
    MayNotWrite,
    /// It is a folder.
    IsFolder,
    /// It is neither a file nor a folder, so that it cannot be read again.
    NoPlainFile,
    /// There is no room.
    Full,
    /// What is packed ends too early.
    PackedTooShort,
    /// What is packed is damaged.
    PackedDamaged,
    /// It is longer than so many kibibytes.
    TooLong(usize),
    /// It is not text.
    NotText,
    /// Nobody reads what is written.
    NobodyReads,
    /// Anything else, with the number by which the system calls it, or 0.
    Other(i32),
}

impl ProgramTexts {
    /// Why a command is not carried out, as a sentence.
    #[must_use]
    pub fn complaint(&self, complaint: &Complaint) -> String {
        sentence(&self.clause(complaint))
    }

    fn clause(&self, complaint: &Complaint) -> String {
        let about = |id: &str, file: &File| self.say_with(id, &[("file", self.file(file).into())]);
        let reason = |id: &str, file: &File, why: String| {
            self.say_with(id, &[("file", self.file(file).into()), ("why", why.into())])
        };
        let named = |id: &str, name: &str| self.say_with(id, &[("variant", name.into())]);
        match complaint {
            Complaint::Usage(usage) => self.usage(usage),
            Complaint::CannotRead(file, trouble) => {
                reason("cannot-read", file, self.trouble(*trouble))
            }
            Complaint::CannotWrite(file, trouble) => {
                reason("cannot-write", file, self.trouble(*trouble))
            }
            Complaint::CannotTell(trouble) => {
                self.say_with("cannot-tell", &[("why", self.trouble(*trouble).into())])
            }
            Complaint::In {
                file,
                line,
                column,
                what,
            } => {
                let id = match (line, column) {
                    (0, _) => "in-file",
                    (_, 0) => "in-line",
                    _ => "in-column",
                };
                let mut arguments = vec![
                    ("file", self.file(file).into()),
                    ("what", self.wrong(what).into()),
                ];
                // Places are no counts: no sign stands between their thousands.
                arguments.push(("line", line.to_string().into()));
                arguments.push(("column", column.to_string().into()));
                self.say_with(id, &arguments)
            }
            Complaint::DoesNotReplay(file, what) => {
                reason("does-not-replay", file, self.wrong(what))
            }
            Complaint::NoTrace(file, what) => reason("no-trace-of-record", file, self.wrong(what)),
            Complaint::NoPosition(file) => about("no-position", file),
            Complaint::NoTraceInFile(file) => about("no-trace-in-file", file),
            Complaint::NoTraceInFolder(file) => about("no-trace-in-folder", file),
            Complaint::NoTerminal => self.say("no-terminal"),
            Complaint::NoScreen => self.say("no-screen"),
            Complaint::NoWindow => self.say("no-window"),
            Complaint::BadTerminal(trouble) => {
                self.say_with("bad-terminal", &[("why", self.trouble(*trouble).into())])
            }
            Complaint::NoProcessors => self.say("no-processors"),
            Complaint::NoThread(trouble) => {
                self.say_with("no-thread", &[("why", self.trouble(*trouble).into())])
            }
            Complaint::SurveyInUse(file) => about("survey-in-use", file),
            Complaint::OldRules(variant) => named("atlas-old-rules", variant),
            Complaint::NotShipped(variant) => named("atlas-not-shipped", variant),
        }
    }

    fn usage(&self, usage: &Usage) -> String {
        let text = |name: &'static str, value: &str| (name, value.to_owned().into());
        let about = |id: &str, argument: &str, help: &Help| {
            self.helped(&self.say_with(id, &[text("argument", argument)]), help)
        };
        let beside_option = |id: &str, command: &str, beside: &str, word: &str| {
            let arguments = [
                text("command", command),
                text("beside", beside),
                text("word", word),
            ];
            self.say_with(id, &arguments)
        };
        match usage {
            Usage::Unexpected(argument, help) => about("usage-unexpected", argument, help),
            Usage::UnknownCommand(argument, help) => about("usage-unknown-command", argument, help),
            Usage::Missing(argument, help) => about("usage-missing", argument, help),
            Usage::Conflict(argument, other, help) => {
                let arguments = [text("argument", argument), text("other", other)];
                self.helped(&self.say_with("usage-conflict", &arguments), help)
            }
            Usage::BeforeCommand(option, command, help) => {
                let arguments = [text("argument", option), text("command", command)];
                self.helped(&self.say_with("usage-before-command", &arguments), help)
            }
            Usage::Twice(argument, help) => about("usage-twice", argument, help),
            Usage::NoValue(argument, help) => about("usage-no-value", argument, help),
            Usage::ValueUnwanted(argument, help) => about("usage-value-unwanted", argument, help),
            Usage::NotText(help) => self.helped(&self.say("usage-not-text"), help),
            Usage::Other(help) => self.helped(&self.say("usage-other"), help),
            Usage::Value {
                argument,
                value,
                why,
            } => {
                let why = self.bad_value(why);
                let arguments = [
                    text("argument", argument),
                    text("value", value),
                    text("why", &why),
                ];
                self.say_with("usage-value", &arguments)
            }
            Usage::VariantAndRules { command, word } => {
                let arguments = [text("command", command), text("word", word)];
                self.say_with("usage-variant-and-rules", &arguments)
            }
            Usage::NumberBeside {
                command,
                beside,
                word,
            } => beside_option("usage-number-beside", command, beside, word),
            Usage::WordBeside {
                command,
                beside,
                word,
            } => beside_option("usage-word-beside", command, beside, word),
            Usage::Lacks {
                command,
                missing,
                has_rules,
            } => {
                let arguments = [text("command", command), text("missing", missing)];
                let id = if *has_rules {
                    "usage-lacks-beside-rules"
                } else {
                    "usage-lacks"
                };
                self.say_with(id, &arguments)
            }
            Usage::NoUseFor {
                command,
                word,
                has_rules,
            } => {
                let arguments = [text("command", command), text("word", word)];
                let id = if *has_rules {
                    "usage-no-use-beside-rules"
                } else {
                    "usage-no-use"
                };
                self.say_with(id, &arguments)
            }
            Usage::SurveyNeeds => self.say("usage-survey-needs"),
            Usage::SurveyNeedsFile => self.say("usage-survey-needs-file"),
            Usage::Depth(depth, most) => {
                let arguments = [text("depth", depth), ("most", (*most).into())];
                self.say_with("usage-depth", &arguments)
            }
            Usage::DealNumber(error) => self.deal_number(error),
            Usage::Variant(unknown) => self.unknown_variant(unknown),
            Usage::Environment(environment) => self.environment(environment),
        }
    }

    /// Adds where the player finds more.
    fn helped(&self, what: &str, help: &Help) -> String {
        let what = ("what", what.to_owned().into());
        match help {
            Help::See(command) => {
                self.say_with("help-see", &[what, ("command", command.clone().into())])
            }
            Help::Meant(word) => {
                self.say_with("help-meant", &[what, ("word", word.clone().into())])
            }
        }
    }

    fn bad_value(&self, why: &BadValue) -> String {
        match why {
            BadValue::NoRange => self.say("value-no-range"),
            BadValue::RangeWithoutEnd => self.say("value-range-without-end"),
            BadValue::RangeOf(text) => {
                self.say_with("value-range-of", &[("text", text.clone().into())])
            }
            BadValue::RangeTooLarge(text, most) => {
                let most = most.to_string();
                let arguments = [("text", text.clone().into()), ("most", most.into())];
                self.say_with("value-range-too-large", &arguments)
            }
            BadValue::RangeFromZero => self.say("value-range-from-zero"),
            BadValue::RangeTurned { first, last } => {
                let (first, last) = (first.to_string(), last.to_string());
                let arguments = [("first", first.into()), ("last", last.into())];
                self.say_with("value-range-turned", &arguments)
            }
            BadValue::Shard => self.say("value-shard"),
            BadValue::Seconds => self.say("value-seconds"),
            BadValue::Whole => self.say("value-whole"),
            BadValue::WholeUpTo(most) => {
                self.say_with("value-whole-up-to", &[("most", most.to_string().into())])
            }
            BadValue::NoneOf(words) => {
                self.say_with("value-none-of", &[("words", words.clone().into())])
            }
            BadValue::Other => self.say("value-other"),
        }
    }

    fn environment(&self, environment: &Environment) -> String {
        match environment {
            Environment::NotANumber { name, text } => {
                let arguments = [("name", name.clone().into()), ("text", text.clone().into())];
                self.say_with("environment-not-a-number", &arguments)
            }
            Environment::Missing(name) => {
                self.say_with("environment-missing", &[("name", name.clone().into())])
            }
            Environment::NoTasks => self.say("environment-no-tasks"),
            Environment::Gaps { n, least, most } => {
                let arguments = [
                    ("n", n.to_string().into()),
                    ("least", least.to_string().into()),
                    ("most", most.to_string().into()),
                ];
                self.say_with("environment-gaps", &arguments)
            }
        }
    }

    /// The name of a file as a sentence has it.
    #[must_use]
    pub fn file(&self, file: &File) -> String {
        match file {
            File::StandardInput => self.say("standard-input"),
            File::Path(path) => format!("`{path}`"),
        }
    }

    fn trouble(&self, trouble: Trouble) -> String {
        match trouble {
            Trouble::NoFile => self.say("trouble-no-file"),
            Trouble::NoFolder => self.say("trouble-no-folder"),
            Trouble::MayNotRead => self.say("trouble-may-not-read"),
            Trouble::MayNotWrite => self.say("trouble-may-not-write"),
            Trouble::IsFolder => self.say("trouble-is-folder"),
            Trouble::NoPlainFile => self.say("trouble-no-plain-file"),
            Trouble::Full => self.say("trouble-no-room"),
            Trouble::PackedTooShort => self.say("trouble-packed-too-short"),
            Trouble::PackedDamaged => self.say("trouble-packed-damaged"),
            Trouble::TooLong(limit) => {
                self.say_with("trouble-too-long", &[("limit", limit.into())])
            }
            Trouble::NotText => self.say("trouble-no-text"),
            Trouble::NobodyReads => self.say("trouble-nobody-reads"),
            Trouble::Other(0) => self.say("trouble-unknown"),
            Trouble::Other(number) => self.say_with(
                "trouble-by-number",
                &[("number", number.to_string().into())],
            ),
        }
    }
}

/// What is put into words for the middle of a sentence, as a sentence.
pub(super) fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let mut sentence: String = first.chain(letters).collect();
    if !sentence.ends_with(['.', '?', '!', ':']) {
        sentence.push('.');
    }
    sentence
}
