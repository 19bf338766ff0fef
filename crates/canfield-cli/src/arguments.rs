//! The command line, and what is wrong with one in a single sentence.

mod searches;

use std::error::Error as _;
use std::ffi::OsString;
use std::path::PathBuf;

use canfield_native::environment;
use canfield_text::LANGUAGES;
use canfield_text::program::{BadValue, Help, Part, ProgramTexts, Usage};
use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Args, CommandFactory, FromArgMatches, Parser, Subcommand};

pub(crate) use searches::{DealRange, Shard, Solve, Survey, SurveyCommand, SurveyPlan};

use crate::failure::Failure;

/// What a command line asks for.
pub(crate) enum Parsed {
    /// A command.
    Command(Box<Arguments>),
    /// The help or the version, already in words.
    Text(String),
}

/// Play the Canfield family of solitaires in the terminal, or let a command deal, solve, check and replay.
///
/// Without a command a game is played. A file is named by its path, or `-` for standard input.
#[derive(Debug, Parser)]
#[command(
    name = "canfield",
    version,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) play: Play,
    /// The language that is spoken, by its code.
    #[arg(long, value_name = "CODE", global = true, display_order = 900, value_parser = PossibleValuesParser::new(LANGUAGES))]
    pub(crate) language: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// Which game to play.
#[derive(Debug, Args)]
pub(crate) struct Play {
    /// The variant to play; `canfield variants` lists them.
    #[arg(long, value_name = "VARIANT", conflicts_with = "rules")]
    pub(crate) variant: Option<String>,
    /// The number of the deal; without it, the game under way goes on, or a random one is dealt.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) deal: Option<String>,
    /// Play by the rules in this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) rules: Option<PathBuf>,
    /// Keep the game, the settings and the statistics in this folder, not in the player's own.
    #[arg(long, value_name = "DIR")]
    pub(crate) portable: Option<PathBuf>,
    /// Draw with letters and the other signs of ASCII alone.
    #[arg(long)]
    pub(crate) letters: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the variants with their other names.
    Variants {
        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
    /// Tell the rules of a variant.
    #[command(
        override_usage = "canfield rules VARIANT [--toml]\n       canfield rules --rules FILE [--toml]"
    )]
    Rules {
        #[command(flatten)]
        words: Words,
        /// Write a rules file with every key: a start for rules of your own.
        #[arg(long)]
        toml: bool,
    },
    /// Show the position after the deal.
    #[command(
        override_usage = "canfield deal VARIANT NUMBER [--json]\n       canfield deal --rules FILE NUMBER [--json]"
    )]
    Deal {
        #[command(flatten)]
        words: Words,
        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the legal moves of a position, one on a line, as traces name them: `deal` is to draw from the stock.
    Legal {
        /// The position, as `canfield deal --json` writes it.
        #[arg(long, value_name = "FILE")]
        position: PathBuf,
        /// Take the rules from this file, not from the game that the position names.
        #[arg(long, value_name = "FILE")]
        rules: Option<PathBuf>,
    },
    /// Compare recorded play with these rules: the deals, every set of legal moves, the positions.
    Check {
        /// Files of traces, one on a line, packed by gzip or not; or folders of them.
        #[arg(value_name = "TRACE", required = true)]
        traces: Vec<PathBuf>,
        /// Take the rules from this file, not from the games that the traces name.
        #[arg(long, value_name = "FILE")]
        rules: Option<PathBuf>,
    },
    /// Count the sequences of legal moves that follow a deal, depth by depth.
    #[command(
        override_usage = "canfield perft VARIANT NUMBER DEPTH\n       canfield perft --rules FILE NUMBER DEPTH"
    )]
    Perft {
        #[command(flatten)]
        words: Words,
    },
    /// Replay the record of a game, and verify each of its moves.
    Replay {
        /// The record.
        record: PathBuf,
        /// Write the game as a trace, which `canfield check` reads.
        #[arg(long)]
        trace: bool,
    },
    /// Find out whether a deal or a position can be won, by a line of moves or by a proof that there is none.
    Solve(Solve),
    /// Find out how many deals of a variant can be won, or sum up what was found.
    Survey(Survey),
    /// Write a page, in Markdown, on how many deals of each variant can be won.
    Atlas {
        /// Files that surveys of the shipped variants have written, or that this command has written by --json. What
        /// was surveyed takes the place of what such a file says of the same variant.
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
        /// Write the sums from which the page is made instead, one line of JSON for each variant.
        #[arg(long)]
        json: bool,
    },
    /// Write the script with which a shell completes commands and options.
    Completions {
        /// The shell.
        #[arg(value_name = "SHELL", value_parser = ["bash", "zsh", "fish"])]
        shell: String,
    },
    /// Write the manual page.
    Manual,
    /// Print the help of a command, as its option `--help` does.
    Help {
        /// The command.
        #[arg(value_name = "COMMAND", hide = true)]
        words: Vec<String>,
    },
}

/// The variant and the numbers after it. The variant is left out where a rules file takes its place, and then the
/// words that remain move up; clap knows no such thing, so [`Words::split`] tells them apart.
#[derive(Debug, Args)]
pub(crate) struct Words {
    #[arg(hide = true)]
    words: Vec<String>,
    /// Take the rules from this file, in place of VARIANT.
    #[arg(long, value_name = "FILE")]
    pub(crate) rules: Option<PathBuf>,
}

impl Words {
    /// The variant alone, where it may be left out. `beside` is the option that makes other words needless.
    pub(crate) fn at_most_variant(
        &self,
        command: &str,
        beside: &str,
    ) -> Result<Option<&str>, Usage> {
        let (command, beside) = (command.to_owned(), beside.to_owned());
        match (self.words.as_slice(), &self.rules) {
            ([], _) => Ok(None),
            ([variant], None) => Ok(Some(variant)),
            ([word], Some(_)) => {
                let word = word.clone();
                Err(Usage::VariantAndRules { command, word })
            }
            ([_, word, ..], _) => {
                let word = word.clone();
                Err(Usage::NumberBeside {
                    command,
                    beside,
                    word,
                })
            }
        }
    }

    /// Shows that there is no word at all.
    pub(crate) fn none(&self, command: &str, beside: &str) -> Result<(), Usage> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => Err(Usage::WordBeside {
                command: command.to_owned(),
                beside: beside.to_owned(),
                word: word.clone(),
            }),
        }
    }

    /// The variant, if no rules file takes its place, and the words that must follow it.
    pub(crate) fn split<const N: usize>(
        &self,
        command: &str,
        names: [&str; N],
    ) -> Result<(Option<&str>, [&str; N]), Usage> {
        let has_rules = self.rules.is_some();
        let mut words = self.words.iter().map(String::as_str);
        let n_wanted = N + usize::from(!has_rules);
        let command = command.to_owned();
        if let Some(word) = self.words.get(n_wanted) {
            let word = word.clone();
            return Err(Usage::NoUseFor {
                command,
                word,
                has_rules,
            });
        }
        if words.len() < n_wanted {
            let variant = (!has_rules).then_some("VARIANT");
            let wanted: Vec<&str> = variant.into_iter().chain(names).collect();
            let missing = wanted[words.len()..].join(" ");
            return Err(Usage::Lacks {
                command,
                missing,
                has_rules,
            });
        }
        let variant = if has_rules { None } else { words.next() };
        Ok((
            variant,
            std::array::from_fn(|_| words.next().unwrap_or_default()),
        ))
    }
}

/// A command line without the language that it names, which is looked for before the rest is read, so that what is wrong
/// with that is said in this language too.
pub(crate) struct Spoken {
    /// The language that the command line names, if it is one that is known.
    pub(crate) language: Option<String>,
    /// What is wrong with how it names one. Clap would not tell this before a command, which it takes for the fault.
    wrong: Option<Usage>,
    /// All words but those that name it.
    rest: Vec<OsString>,
}

impl Spoken {
    /// Looks for a language.
    pub(crate) fn of(arguments: impl IntoIterator<Item = OsString>) -> Self {
        let mut words = arguments.into_iter().peekable();
        let (mut codes, mut rest) = (Vec::new(), Vec::new());
        while let Some(word) = words.next() {
            if word == "--" {
                // What follows are files and other names.
                rest.push(word);
                rest.extend(words.by_ref());
                break;
            }
            let code = if word == "--language" {
                let is_value = |next: &OsString| !next.as_encoded_bytes().starts_with(b"-");
                let next = words.next_if(is_value);
                next.map(|code| code.to_string_lossy().into_owned())
            } else {
                let code = word
                    .to_str()
                    .and_then(|word| word.strip_prefix("--language="));
                code.map(str::to_owned)
            };
            match code {
                Some(code) => codes.push(code),
                // Without a value it is refused with the rest.
                None => rest.push(word),
            }
        }
        let wrong = Self::what_is_wrong(&codes, &rest);
        codes.retain(|code| LANGUAGES.contains(&code.as_str()));
        Self {
            language: codes.into_iter().next(),
            wrong,
            rest,
        }
    }

    fn what_is_wrong(codes: &[String], rest: &[OsString]) -> Option<Usage> {
        let argument = "--language <CODE>".to_owned();
        let unknown = codes
            .iter()
            .find(|code| !LANGUAGES.contains(&code.as_str()));
        match unknown {
            Some(code) if code.is_empty() => {
                Some(Usage::NoValue(argument, Help::See(help_of(rest))))
            }
            Some(code) => Some(Usage::Value {
                argument,
                value: code.clone(),
                why: BadValue::NoneOf(LANGUAGES.join(", ")),
            }),
            None if codes.len() > 1 => Some(Usage::Twice(argument, Help::See(help_of(rest)))),
            None => None,
        }
    }

    /// The languages that are spoken, the best first.
    pub(crate) fn languages(&self) -> String {
        let system = environment::languages();
        match &self.language {
            Some(code) => format!("{code}:{system}"),
            None => system,
        }
    }
}

/// Reads a command line.
pub(crate) fn parse(spoken: &Spoken, texts: &ProgramTexts) -> Result<Parsed, Failure> {
    if let Some(wrong) = &spoken.wrong {
        return Err(wrong.clone().into());
    }
    let arguments = &spoken.rest;
    let read = |arguments: &[OsString]| {
        command(texts)
            .try_get_matches_from(arguments)
            .and_then(|matches| Arguments::from_arg_matches(&matches))
    };
    let mut parsed = read(arguments);
    if let Ok(Arguments {
        command: Some(Command::Help { words }),
        ..
    }) = &parsed
    {
        let words = ["canfield"]
            .into_iter()
            .chain(words.iter().map(String::as_str));
        let words: Vec<OsString> = words.chain(["--help"]).map(OsString::from).collect();
        parsed = read(&words);
    }
    match parsed {
        Ok(arguments) => Ok(Parsed::Command(Box::new(arguments))),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Ok(Parsed::Text(error.render().to_string()))
            }
            _ => Err(what_is_wrong(&error, &help_of(arguments)).into()),
        },
    }
}

/// The command line with all words of its help in the language of the player.
pub(crate) fn command(texts: &ProgramTexts) -> clap::Command {
    let about = texts.part(Part::About);
    let long_about = format!("{about}\n\n{}", texts.part(Part::More));
    let (help, version) = (words_of(texts, "help"), words_of(texts, "version"));
    let command = Arguments::command()
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .global(true)
                .action(ArgAction::Help)
                .help(help),
        )
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(version),
        );
    in_words(command, texts).about(about).long_about(long_about)
}

/// What an option does that means the same in all commands.
fn words_of(texts: &ProgramTexts, option: &str) -> String {
    texts.option("", option, "").unwrap_or_default()
}

/// A command and all commands below it with the words of its help.
fn in_words(mut command: clap::Command, texts: &ProgramTexts) -> clap::Command {
    let name = command.get_name().to_owned();
    let usage = texts.part(Part::UsageHeading);
    let template =
        format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let arguments = texts.part(Part::ArgumentsHeading);
    let options = texts.part(Part::OptionsHeading);
    command = command
        .help_template(template)
        .subcommand_help_heading(texts.part(Part::CommandsHeading))
        .disable_help_subcommand(true)
        .mut_args(|arg| {
            let heading = if arg.is_positional() {
                arguments.clone()
            } else {
                options.clone()
            };
            let defaults: Vec<_> = arg.get_default_values().iter().collect();
            let default = defaults.first().map(|value| value.to_string_lossy());
            let help = texts.option(&name, arg.get_id().as_str(), &default.unwrap_or_default());
            let takes_value = arg.get_action().takes_values();
            let arg = arg
                .help_heading(heading)
                .hide_default_value(takes_value)
                .hide_possible_values(takes_value);
            match help {
                Some(help) => arg.help(help),
                None => arg,
            }
        });
    command = match name.as_str() {
        "survey" => command.after_help(texts.part(Part::AfterSurvey)),
        "legal" | "solve" | "replay" => command.after_help(texts.part(Part::Notation)),
        _ => command,
    };
    if let Some(about) = texts.command(&name) {
        command = command.about(about);
    }
    command.mut_subcommands(|command| in_words(command, texts))
}

/// The command whose help tells more about a command line: the last one of those that it names one below the other.
fn help_of(arguments: &[OsString]) -> String {
    let mut command = Arguments::command();
    let mut name = "canfield".to_owned();
    for word in arguments.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(found) = command.find_subcommand(word) {
            name = format!("{name} {word}");
            command = found.clone();
        }
    }
    name
}

/// What is wrong with a command line, and where its help stands.
fn what_is_wrong(error: &clap::Error, help_of: &str) -> Usage {
    let texts = |kind| match error.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        _ => Vec::new(),
    };
    let text = |kind| texts(kind).into_iter().next().unwrap_or_default();
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand]
        .into_iter()
        .find_map(|kind| texts(kind).into_iter().next());
    let help = meant.map_or_else(|| Help::See(help_of.to_owned()), Help::Meant);
    let argument = text(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => Usage::Unexpected(argument, help),
        ErrorKind::InvalidSubcommand => {
            Usage::UnknownCommand(text(ContextKind::InvalidSubcommand), help)
        }
        ErrorKind::MissingRequiredArgument => {
            Usage::Missing(texts(ContextKind::InvalidArg).join(", "), help)
        }
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg);
            let command = text(ContextKind::InvalidSubcommand);
            if !command.is_empty() {
                before_command(command, other, help_of)
            } else if other == argument {
                Usage::Twice(argument, help)
            } else if other.is_empty() {
                Usage::Unexpected(argument, help)
            } else {
                Usage::Conflict(argument, other, help)
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = text(ContextKind::InvalidValue);
            if value.is_empty() {
                return Usage::NoValue(argument, help);
            }
            let why = error
                .source()
                .and_then(|why| why.downcast_ref::<BadValue>());
            let valid = texts(ContextKind::ValidValue);
            let why = match why {
                Some(why) => why.clone(),
                None if valid.is_empty() => BadValue::Other,
                None => BadValue::NoneOf(valid.join(", ")),
            };
            Usage::Value {
                argument,
                value,
                why,
            }
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            Usage::NoValue(argument, help)
        }
        ErrorKind::TooManyValues => Usage::ValueUnwanted(argument, help),
        ErrorKind::InvalidUtf8 => Usage::NotText(help),
        _ => Usage::Other(help),
    }
}

/// What is wrong where an option of the game stands before a word that is none of its values.
fn before_command(word: String, option: String, help_of: &str) -> Usage {
    let help = Help::See(help_of.to_owned());
    if help_of.split(' ').any(|command| command == word) {
        return Usage::BeforeCommand(option, word, help);
    }
    // Without the option, clap also tells which command has a similar name.
    match Arguments::command().try_get_matches_from(["canfield", &word]) {
        Err(error) if error.kind() == ErrorKind::InvalidSubcommand => {
            what_is_wrong(&error, help_of)
        }
        _ => Usage::UnknownCommand(word, help),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> ProgramTexts {
        ProgramTexts::new("en")
    }

    #[test]
    fn the_declaration_is_consistent() {
        command(&english()).debug_assert();
    }

    /// Whatever has no words in the texts would be told as it is declared, in English.
    #[test]
    fn every_command_and_option_has_words() {
        #[track_caller]
        fn check(command: &clap::Command, texts: &ProgramTexts) {
            let name = command.get_name();
            if name != "canfield" {
                assert!(texts.command(name).is_some(), "{name}");
            }
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                let id = arg.get_id().as_str();
                assert!(texts.option(name, id, "").is_some(), "{name} {id}");
            }
            command
                .get_subcommands()
                .for_each(|command| check(command, texts));
        }
        check(&Arguments::command(), &english());
    }

    #[track_caller]
    fn check_refused(line: &str, expect: &str) {
        let words =
            std::iter::once("canfield").chain(line.split(' ').filter(|word| !word.is_empty()));
        let words: Vec<OsString> = words.map(OsString::from).collect();
        match parse(&Spoken::of(words), &english()) {
            Err(Failure::Complaint(complaint)) => {
                assert_eq!(english().complaint(&complaint), expect);
            }
            Err(failure) => panic!("{failure:?}"),
            Ok(_) => panic!("`{line}` is accepted"),
        }
    }

    #[test]
    fn a_wrong_command_line_is_refused_in_one_sentence() {
        check_refused(
            "--bogus",
            "There is no argument `--bogus`; see `canfield --help`.",
        );
        check_refused("-", "There is no command `-`; see `canfield --help`.");
        check_refused("legl", "There is no command `legl`; did you mean `legal`?");
        check_refused(
            "variants --jsn",
            "There is no argument `--jsn`; did you mean `--json`?",
        );
        check_refused(
            "check",
            "What is missing is <TRACE>...; see `canfield check --help`.",
        );
        check_refused(
            "survey report",
            "What is missing is <FILE>...; see `canfield survey report --help`.",
        );
        check_refused(
            "survey gate --deals 9..3 --out a.jsonl",
            "`9..3` cannot stand after `--deals <A..B>`: there is no deal from 9 to 3; the smaller number comes first, as in 3..9.",
        );
        check_refused(
            "--language xx",
            "`xx` cannot stand after `--language <CODE>`: give one of en, it, fi, es, et.",
        );
        check_refused(
            "--letters --deal 3 variants",
            "`--letters` cannot stand before `variants`; see `canfield variants --help`.",
        );
        check_refused(
            "--letters legl",
            "There is no command `legl`; did you mean `legal`?",
        );
        check_refused(
            "--letters xyz",
            "There is no command `xyz`; see `canfield --help`.",
        );
        check_refused(
            "solve gate 1 --seconds",
            "A value is missing after `--seconds <S>`; see `canfield solve --help`.",
        );
        check_refused(
            "solve gate 1 --json --show",
            "`--json` and `--show` cannot be given together; see `canfield solve --help`.",
        );
        check_refused(
            "variants --json --json",
            "`--json` is given twice; see `canfield variants --help`.",
        );
        check_refused(
            "variants --json=yes",
            "`--json` takes no value; see `canfield variants --help`.",
        );
    }
}
