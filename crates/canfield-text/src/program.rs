//! What the program says on the command line: its help, what it finds, and why it cannot do what it was asked for.
//!
//! These texts are files of their own, which only the program `canfield` reads: no page loads them, and no game waits for
//! them to be read.

mod complaint;
mod findings;
mod reasons;

use crate::bundle::{Argument, Bundle};
use crate::{LANGUAGES, Texts};

pub use complaint::{BadValue, Complaint, Environment, File, Help, Trouble, Usage};
pub use findings::{
    Bounds, Compared, Difference, Finding, Reported, Subject, WhyUnknown, Winnable,
};
pub use reasons::{Found, Survey, Wanted, Wrong};

/// A part of the help of the program that is not about one option or command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// What the program is for, in one sentence.
    About,
    /// What happens without a command, and how files are named.
    More,
    /// The heading of how it is called.
    UsageHeading,
    /// The heading of the commands.
    CommandsHeading,
    /// The heading of what stands after a command without a name of its own.
    ArgumentsHeading,
    /// The heading of the options.
    OptionsHeading,
    /// How a survey is stopped, goes on, and is put together.
    AfterSurvey,
    /// How piles and moves are written, and what the table calls them.
    Notation,
    /// The headings of the manual page: what the program is called,
    ManualName,
    /// how it is called,
    ManualSynopsis,
    /// what it does,
    ManualDescription,
    /// what else there is to say,
    ManualMore,
    /// and which version it is.
    ManualVersion,
}

/// The commands that the help lists, each with what it does.
const COMMANDS: [(&str, &str); 14] = [
    ("variants", "command-variants"),
    ("rules", "command-rules"),
    ("deal", "command-deal"),
    ("legal", "command-legal"),
    ("check", "command-check"),
    ("perft", "command-perft"),
    ("replay", "command-replay"),
    ("solve", "command-solve"),
    ("survey", "command-survey"),
    ("report", "command-report"),
    ("atlas", "command-atlas"),
    ("completions", "command-completions"),
    ("manual", "command-manual"),
    ("help", "command-help"),
];

/// The options of the commands, and what stands after them without a name; a command is `canfield` where the program
/// itself is meant, and empty where all mean the same.
const OPTIONS: [(&str, &str, &str); 33] = [
    ("canfield", "variant", "option-variant"),
    ("canfield", "deal", "option-deal"),
    ("canfield", "rules", "option-rules"),
    ("canfield", "portable", "option-portable"),
    ("canfield", "letters", "option-letters"),
    ("", "language", "option-language"),
    ("", "help", "option-help"),
    ("", "version", "option-version"),
    ("", "json", "option-json"),
    ("legal", "rules", "option-rules-of-position"),
    ("check", "rules", "option-rules-of-traces"),
    ("", "rules", "option-rules-for-variant"),
    ("rules", "toml", "option-toml"),
    ("legal", "position", "option-position"),
    ("solve", "position", "option-solve-position"),
    ("solve", "batch", "option-batch"),
    ("solve", "json", "option-solve-json"),
    ("solve", "show", "option-show"),
    ("check", "traces", "option-traces"),
    ("replay", "record", "option-record"),
    ("replay", "trace", "option-trace"),
    ("", "seconds", "option-seconds"),
    ("", "nodes", "option-nodes"),
    ("", "memory", "option-memory"),
    ("survey", "deals", "option-deals"),
    ("survey", "out", "option-out"),
    ("survey", "jobs", "option-jobs"),
    ("survey", "shard", "option-shard"),
    ("survey", "retry", "option-retry"),
    ("report", "files", "option-survey-files"),
    ("atlas", "files", "option-atlas-files"),
    ("atlas", "json", "option-atlas-json"),
    ("completions", "shell", "option-shell"),
];

/// The words of the program on the command line, in one language.
pub struct ProgramTexts {
    /// The words of the command line.
    bundle: Bundle,
    /// Those of the game, which the commands share with it.
    pub game: Texts,
}

impl std::fmt::Debug for ProgramTexts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ProgramTexts")
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

impl ProgramTexts {
    /// The words of the first of these languages that is known, as [`Texts::new`] takes them.
    #[must_use]
    pub fn new(languages: &str) -> Self {
        Self {
            bundle: Bundle::of_program(languages),
            game: Texts::new(languages),
        }
    }

    /// A part of the help.
    #[must_use]
    pub fn part(&self, part: Part) -> String {
        self.say(match part {
            Part::About => "program-about",
            Part::More => "program-more",
            Part::UsageHeading => "program-usage",
            Part::CommandsHeading => "program-commands",
            Part::ArgumentsHeading => "program-arguments",
            Part::OptionsHeading => "program-options",
            Part::AfterSurvey => "program-after-survey",
            Part::Notation => "program-notation",
            Part::ManualName => "manual-name",
            Part::ManualSynopsis => "manual-synopsis",
            Part::ManualDescription => "manual-description",
            Part::ManualMore => "manual-more",
            Part::ManualVersion => "manual-version",
        })
    }

    /// What a command does; `None` if there is no such command.
    #[must_use]
    pub fn command(&self, name: &str) -> Option<String> {
        let found = COMMANDS.iter().find(|(command, _)| *command == name);
        found.map(|(_, id)| self.say(id))
    }

    /// What an option of a command does, told its default; `None` if there is no such option. The program itself is the
    /// command `canfield`.
    #[must_use]
    pub fn option(&self, command: &str, option: &str, default: &str) -> Option<String> {
        let of = |wanted: &str| {
            let mut options = OPTIONS.iter();
            options.find(|(command, name, _)| *command == wanted && *name == option)
        };
        let &(_, _, id) = of(command).or_else(|| of(""))?;
        let languages = LANGUAGES.join(", ");
        Some(match option {
            "language" => self.say_with(id, &[("languages", languages.into())]),
            "seconds" | "memory" => self.say_with(id, &[("default", default.to_owned().into())]),
            _ => self.say(id),
        })
    }

    /// The help of the program that plays in a window.
    #[must_use]
    pub fn help_of_window(&self) -> String {
        let record = format!("  {:<16}{}\n", "RECORD", self.say("option-record"));
        let options = [
            ("portable DIR", "option-portable"),
            ("help", "option-help"),
            ("version", "option-version"),
        ];
        let options = options.map(|(name, id)| format!("  --{name:<14}{}\n", self.say(id)));
        let about = self.say("window-about");
        let usage = self.part(Part::UsageHeading);
        let call = "canfield-desktop [--portable DIR] [RECORD]";
        format!("{about}\n\n{usage} {call}\n\n{record}{}", options.concat())
    }

    fn say(&self, id: &str) -> String {
        self.bundle.say(id)
    }

    fn say_with(&self, id: &str, arguments: &[Argument<'_>]) -> String {
        self.bundle.say_with(id, arguments)
    }
}
