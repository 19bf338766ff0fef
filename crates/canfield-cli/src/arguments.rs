//! The command line, and what is wrong with one in a single sentence.

mod searches;

use std::ffi::OsString;
use std::path::PathBuf;

use canfield_terminal::Options;
use canfield_text::Texts;
use canfield_text::program::Part;
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
#[command(name = "canfield", version, args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) play: Play,
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
    ) -> Result<Option<&str>, Failure> {
        match (self.words.as_slice(), &self.rules) {
            ([], _) => Ok(None),
            ([variant], None) => Ok(Some(variant)),
            ([word], Some(_)) => Err(Failure::Usage(format!(
                "`canfield {command}` was given both the variant `{word}` and a rules file: leave one of them out."
            ))),
            ([_, word, ..], _) => Err(Failure::Usage(format!(
                "`canfield {command}` needs no number beside {beside}, but was given `{word}`; see `canfield {command} --help`."
            ))),
        }
    }

    /// Shows that there is no word at all.
    pub(crate) fn none(&self, command: &str, beside: &str) -> Result<(), Failure> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => Err(Failure::Usage(format!(
                "`canfield {command}` needs no word beside {beside}, but was given `{word}`; see `canfield {command} --help`."
            ))),
        }
    }

    /// The variant, if no rules file takes its place, and the words that must follow it.
    pub(crate) fn split<const N: usize>(
        &self,
        command: &str,
        names: [&str; N],
    ) -> Result<(Option<&str>, [&str; N]), Failure> {
        let mut words = self.words.iter().map(String::as_str);
        let n_wanted = N + usize::from(self.rules.is_none());
        if words.len() != n_wanted {
            let variant = self.rules.is_none().then_some("VARIANT");
            let wanted: Vec<&str> = variant.into_iter().chain(names).collect();
            let beside = if self.rules.is_some() {
                " beside the rules file"
            } else {
                ""
            };
            let what = match (wanted.get(words.len()..), self.words.get(n_wanted)) {
                (_, Some(word)) => format!("has no use for `{word}`{beside}"),
                (Some(missing), None) => format!("lacks {}{beside}", missing.join(" ")),
                (None, None) => String::new(),
            };
            return Err(Failure::Usage(format!(
                "`canfield {command}` {what}; see `canfield {command} --help`."
            )));
        }
        let variant = if self.rules.is_none() {
            words.next()
        } else {
            None
        };
        Ok((
            variant,
            std::array::from_fn(|_| words.next().unwrap_or_default()),
        ))
    }
}

/// Reads a command line.
pub(crate) fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Parsed, Failure> {
    let texts = Texts::new(&Options::from_environment().languages);
    let parsed = in_words(Arguments::command(), &texts)
        .try_get_matches_from(arguments)
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    match parsed {
        Ok(arguments) => Ok(Parsed::Command(Box::new(arguments))),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Ok(Parsed::Text(help_in_words(&error, &texts)))
            }
            _ => Err(Failure::Usage(sentence(&error))),
        },
    }
}

/// The command line with the words of its help in the language of the player. The other commands' own options are told
/// as they are declared.
fn in_words(mut command: clap::Command, texts: &Texts) -> clap::Command {
    let about = texts.program(Part::About);
    let long_about = format!("{about}\n\n{}", texts.program(Part::More));
    let usage = texts.program(Part::UsageHeading);
    let template =
        format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let options = texts.program(Part::OptionsHeading);
    command = command
        .about(about)
        .long_about(long_about)
        .help_template(&template)
        .subcommand_help_heading(texts.program(Part::CommandsHeading))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .global(true)
                .action(ArgAction::Help)
                .help(texts.program(Part::Help)),
        )
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(texts.program(Part::Version)),
        )
        .mut_args(|arg| arg.help_heading(options.clone()));
    for (option, part) in [
        ("variant", Part::Variant),
        ("deal", Part::Deal),
        ("rules", Part::Rules),
        ("portable", Part::Portable),
        ("letters", Part::Letters),
    ] {
        command = command.mut_arg(option, |arg| arg.help(texts.program(part)));
    }
    for (name, about) in texts.commands() {
        // Clap adds its command `help` later.
        if command.find_subcommand(name).is_some() {
            command = command.mut_subcommand(name, |command| {
                let command = command.about(about).help_template(&template);
                command.mut_args(|arg| {
                    if arg.is_positional() {
                        arg
                    } else {
                        arg.help_heading(options.clone())
                    }
                })
            });
        }
    }
    command
}

/// The help as clap renders it. What it says of its own command `help` cannot be told it before.
fn help_in_words(error: &clap::Error, texts: &Texts) -> String {
    let text = error.render().to_string();
    let own = "Print this message or the help of the given subcommand(s)";
    match texts
        .commands()
        .into_iter()
        .find(|(name, _)| *name == "help")
    {
        Some((_, about)) => text.replace(own, &about),
        None => text,
    }
}

/// What is wrong with a command line. Clap says it in a first paragraph, and then goes on for half a screen.
fn sentence(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = paragraph.split_whitespace().collect();
    let words = words.join(" ");
    let words = words.strip_prefix("error: ").unwrap_or(&words);
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let what: String = first.chain(letters).collect();
    let suggestion = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand]
        .into_iter()
        .find_map(|kind| match error.get(kind)? {
            ContextValue::String(one) => Some(one.as_str()),
            ContextValue::Strings(several) => several.first().map(String::as_str),
            _ => None,
        });
    match suggestion {
        Some(suggestion) => format!("{what}; did you mean `{suggestion}`?"),
        None => format!("{what}; see `canfield --help`."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declaration_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[track_caller]
    fn check_refused(line: &str, expect: &str) {
        let words =
            std::iter::once("canfield").chain(line.split(' ').filter(|word| !word.is_empty()));
        match parse(words.map(OsString::from)) {
            Err(Failure::Usage(sentence)) => assert_eq!(sentence, expect),
            Err(failure) => panic!("{failure:?}"),
            Ok(_) => panic!("`{line}` is accepted"),
        }
    }

    #[test]
    fn a_wrong_command_line_is_refused_in_one_sentence() {
        check_refused(
            "--bogus",
            "Unexpected argument '--bogus' found; see `canfield --help`.",
        );
        check_refused("-", "Unrecognized subcommand '-'; see `canfield --help`.");
        check_refused(
            "legl",
            "Unrecognized subcommand 'legl'; did you mean `legal`?",
        );
        check_refused(
            "variants --jsn",
            "Unexpected argument '--jsn' found; did you mean `--json`?",
        );
        check_refused(
            "check",
            "The following required arguments were not provided: <TRACE>...; see `canfield --help`.",
        );
    }
}
