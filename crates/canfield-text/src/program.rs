//! What the program says of itself on the command line: its own help, for players. What the other commands say of their
//! options is for people who write scripts, in one language.

use crate::Texts;

/// A part of the help of the program.
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
    /// The heading of the options.
    OptionsHeading,
    /// `--variant`
    Variant,
    /// `--deal`
    Deal,
    /// `--rules`
    Rules,
    /// `--portable`
    Portable,
    /// `--letters`
    Letters,
    /// `--help`
    Help,
    /// `--version`
    Version,
}

/// The commands that the help lists, each with what it does.
const COMMANDS: [(&str, &str); 11] = [
    ("variants", "command-variants"),
    ("rules", "command-rules"),
    ("deal", "command-deal"),
    ("legal", "command-legal"),
    ("check", "command-check"),
    ("perft", "command-perft"),
    ("replay", "command-replay"),
    ("solve", "command-solve"),
    ("survey", "command-survey"),
    ("atlas", "command-atlas"),
    ("help", "command-help"),
];

impl Texts {
    /// A part of the help.
    #[must_use]
    pub fn program(&self, part: Part) -> String {
        self.bundle.say(match part {
            Part::About => "program-about",
            Part::More => "program-more",
            Part::UsageHeading => "program-usage",
            Part::CommandsHeading => "program-commands",
            Part::OptionsHeading => "program-options",
            Part::Variant => "option-variant",
            Part::Deal => "option-deal",
            Part::Rules => "option-rules",
            Part::Portable => "option-portable",
            Part::Letters => "option-letters",
            Part::Help => "option-help",
            Part::Version => "option-version",
        })
    }

    /// The commands that the help lists, by their names, each with what it does.
    #[must_use]
    pub fn commands(&self) -> Vec<(&'static str, String)> {
        let commands = COMMANDS.into_iter();
        commands
            .map(|(name, id)| (name, self.bundle.say(id)))
            .collect()
    }
}
