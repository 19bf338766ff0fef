//! What front ends with buttons and menus write on them, and what they tell of the table to whoever does not see it.

use canfield_core::pile::PileId;
use canfield_session::command::{Command, Screen};
use canfield_session::keymap::{self, Action, Key};
use canfield_session::scene::{Fan, PileView, Scene, WhenEmpty};
use canfield_session::settings::Keys;

use crate::Texts;
use crate::label::Label;

/// Something on a page or in a window that has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// Take a move back.
    Undo,
    /// Make it again.
    Redo,
    /// Deal from the stock.
    Draw,
    /// Show a useful move.
    Hint,
    /// Bring all cards home.
    Finish,
    /// Everything else.
    Menu,
    /// A new game.
    NewGame,
    /// The same deal from its beginning.
    Restart,
    /// The deal of the day.
    Daily,
    /// A deal by its number.
    DealNumber,
    /// Another game.
    Variants,
    /// The rules of the game.
    Rules,
    /// Statistics.
    Statistics,
    /// Settings.
    Settings,
    /// The keys.
    Help,
    /// Put a bookmark here, or take it away.
    Bookmark,
    /// Go to the bookmark before.
    GoBack,
    /// Find the cards of a rank.
    Find,
    /// Show a move that wins.
    KnowingHint,
    /// Go back to the last position that can be won.
    LastWinnable,
    /// Play a move of a solution.
    Solution,
    /// Hand the address of this deal on.
    Share,
    /// The address of the deal was copied.
    LinkCopied,
    /// The page cannot go on.
    BrokenDown,
    /// Start what was chosen or typed.
    Play,
    /// Stop a search.
    Stop,
    /// Forget the statistics.
    Reset,
    /// Hand statistics out.
    Export,
    /// Add statistics.
    Import,
    /// The table, by its name for whoever does not see it.
    Table,
    /// The row of buttons.
    Buttons,
    /// The menu of games.
    GameMenu,
    /// The menu of moves.
    MoveMenu,
    /// The menu of hints.
    HintMenu,
    /// The menu of what is seen.
    ViewMenu,
    /// The menu of help.
    HelpMenu,
    /// The toolbar, which can be hidden.
    Toolbar,
    /// Whether cards are seen on their way.
    Motion,
    /// Whether the colours are strong ones.
    Contrast,
    /// To fill the whole screen.
    FullScreen,
    /// Leave the program.
    Quit,
    /// The account of a game that is played for money.
    Account,
}

impl Texts {
    /// What is written on a button, or stands for it.
    #[must_use]
    pub fn control(&self, control: Control) -> String {
        match control {
            Control::Help => self.with_keys(control.text_id()),
            _ => self.bundle.say(control.text_id()),
        }
    }

    /// What can be seen of a pile: its name, how many cards it has and which of them lie in sight, or what it takes while
    /// it is empty. For the stock also how often the waste can still be turned over. A hidden card is only counted.
    #[must_use]
    pub fn seen(&self, scene: &Scene, view: &PileView) -> String {
        let several = scene
            .piles
            .iter()
            .any(|view| matches!(view.pile, PileId::Reserve(1..)));
        let name = self.pile(view.pile, several);
        let mut arguments = vec![("pile", name.into())];
        let n_seen = match view.fan {
            Fan::Squared => 1,
            Fan::LastFew(n_seen) => usize::from(n_seen),
            Fan::Down => usize::MAX,
        };
        let n_cards = view.cards.len();
        let in_sight = &view.cards[n_cards.saturating_sub(n_seen)..];
        let faces = in_sight.iter().filter(|card| card.face_up);
        let faces: Vec<String> = faces.map(|card| self.card(card.card)).collect();
        let id = match (n_cards, faces.len()) {
            (0, _) => "seen-empty",
            (_, 0) => "seen-face-down",
            (n, n_faces) if n == n_faces => "seen-face-up",
            _ => "seen-partly",
        };
        if n_cards == 0 {
            // A card is named in full, since not every reader knows what to say for a sign.
            let takes = match view.when_empty {
                WhenEmpty::TakesCard(card) => self
                    .bundle
                    .say_with("empty-takes-card", &[("card", self.card(card).into())]),
                when_empty => self.when_empty(when_empty),
            };
            arguments.push(("takes", takes.into()));
        } else if faces.len() < n_cards {
            arguments.push(("count", n_cards.into()));
        }
        if !faces.is_empty() {
            arguments.push(("cards", faces.join(", ").into()));
        }
        let seen = self.bundle.say_with(id, &arguments);
        if view.pile == PileId::Stock && n_cards > 0 {
            let redeals = self.label(&Label::RedealsLeft(scene.redeals_left));
            let arguments = [("seen", seen.into()), ("redeals", redeals.into())];
            self.bundle.say_with("seen-stock", &arguments)
        } else {
            seen
        }
    }
}

impl Control {
    /// All that a button can do.
    pub(crate) const ALL: [Self; 42] = [
        Self::Undo,
        Self::Redo,
        Self::Draw,
        Self::Hint,
        Self::Finish,
        Self::Menu,
        Self::NewGame,
        Self::Restart,
        Self::Daily,
        Self::DealNumber,
        Self::Variants,
        Self::Rules,
        Self::Statistics,
        Self::Settings,
        Self::Help,
        Self::Bookmark,
        Self::GoBack,
        Self::Find,
        Self::KnowingHint,
        Self::LastWinnable,
        Self::Solution,
        Self::Share,
        Self::LinkCopied,
        Self::BrokenDown,
        Self::Play,
        Self::Stop,
        Self::Reset,
        Self::Export,
        Self::Import,
        Self::Table,
        Self::Buttons,
        Self::GameMenu,
        Self::MoveMenu,
        Self::HintMenu,
        Self::ViewMenu,
        Self::HelpMenu,
        Self::Toolbar,
        Self::Motion,
        Self::Contrast,
        Self::FullScreen,
        Self::Quit,
        Self::Account,
    ];

    /// The control with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|control| control.name() == name)
    }

    /// A name for programs, such as `new-game`.
    #[must_use]
    pub fn name(self) -> &'static str {
        let id = self.text_id();
        id.split_once('-').map_or(id, |(_, name)| name)
    }

    const fn text_id(self) -> &'static str {
        match self {
            Self::Undo => "control-undo",
            Self::Redo => "control-redo",
            Self::Draw => "control-draw",
            Self::Hint => "control-hint",
            Self::Finish => "control-finish",
            Self::Menu => "control-menu",
            Self::NewGame => "control-new-game",
            Self::Restart => "control-restart",
            Self::Daily => "control-daily",
            Self::DealNumber => "control-deal-number",
            Self::Variants => "control-variants",
            Self::Rules => "control-rules",
            Self::Statistics => "control-statistics",
            Self::Settings => "control-settings",
            Self::Help => "control-help",
            Self::Bookmark => "control-bookmark",
            Self::GoBack => "control-go-back",
            Self::Find => "control-find",
            Self::KnowingHint => "control-knowing-hint",
            Self::LastWinnable => "control-last-winnable",
            Self::Solution => "control-solution",
            Self::Share => "control-share",
            Self::LinkCopied => "control-link-copied",
            Self::BrokenDown => "control-broken-down",
            Self::Play => "control-play",
            Self::Stop => "control-stop",
            Self::Reset => "control-reset",
            Self::Export => "control-export",
            Self::Import => "control-import",
            Self::Table => "control-table",
            Self::Buttons => "control-buttons",
            Self::GameMenu => "control-game-menu",
            Self::MoveMenu => "control-move-menu",
            Self::HintMenu => "control-hint-menu",
            Self::ViewMenu => "control-view-menu",
            Self::HelpMenu => "control-help-menu",
            Self::Toolbar => "control-toolbar",
            Self::Motion => "control-motion",
            Self::Contrast => "control-contrast",
            Self::FullScreen => "control-full-screen",
            Self::Quit => "control-quit",
            Self::Account => "control-account",
        }
    }

    /// What it asks the session for; `None` if it is the affair of its front end.
    #[must_use]
    pub const fn command(self) -> Option<Command> {
        Some(match self {
            Self::Undo => Command::Undo,
            Self::Redo => Command::Redo,
            Self::Draw => Command::Draw,
            Self::Hint => Command::Hint,
            Self::Finish => Command::Finish,
            Self::NewGame => Command::NewGame,
            Self::Restart => Command::Restart,
            Self::DealNumber => Command::Show(Screen::DealNumber),
            Self::Variants => Command::Show(Screen::Variants),
            Self::Rules => Command::Show(Screen::Rules),
            Self::Statistics => Command::Show(Screen::Statistics),
            Self::Settings => Command::Show(Screen::Settings),
            Self::Help => Command::Show(Screen::Help),
            Self::Bookmark => Command::Bookmark,
            Self::GoBack => Command::GoBack,
            Self::KnowingHint => Command::KnowingHint,
            Self::LastWinnable => Command::LastWinnable,
            Self::Solution => Command::Solution,
            Self::Quit => Command::Quit,
            _ => return None,
        })
    }

    /// The key that does the same, if there is one.
    #[must_use]
    pub fn key(self, keys: Keys) -> Option<Key> {
        let action = match self {
            Self::Undo => Action::Undo,
            Self::Redo => Action::Redo,
            Self::Draw => Action::Draw,
            Self::Hint => Action::Hint,
            Self::Finish => Action::Finish,
            Self::NewGame => Action::NewGame,
            Self::Restart => Action::Restart,
            Self::Bookmark => Action::Bookmark,
            Self::GoBack => Action::GoBack,
            Self::KnowingHint => Action::KnowingHint,
            Self::LastWinnable => Action::LastWinnable,
            Self::Solution => Action::Solution,
            Self::Find => Action::Find,
            Self::Quit => Action::Quit,
            _ => match self.command()? {
                Command::Show(screen) => Action::Show(screen),
                _ => return None,
            },
        };
        let binding = keymap::bindings(keys).find(|binding| binding.action == action)?;
        binding.keys(keys).first().copied()
    }

    /// Whether it does anything in this scene.
    #[must_use]
    pub const fn is_enabled(self, scene: &Scene) -> bool {
        match self {
            Self::Undo => scene.can_undo,
            Self::Redo => scene.can_redo,
            Self::Finish => scene.can_finish,
            Self::GoBack => scene.n_bookmarks > 0,
            _ => true,
        }
    }
}
