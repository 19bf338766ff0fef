//! What front ends with buttons and menus write on them, and what they tell of the table to whoever does not see it.

use canfield_core::pile::PileId;
use canfield_session::scene::{Fan, PileView, Scene, WhenEmpty};

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
}

impl Texts {
    /// What is written on a button, or stands for it.
    #[must_use]
    pub fn control(&self, control: Control) -> String {
        self.bundle.say(match control {
            Control::Undo => "control-undo",
            Control::Redo => "control-redo",
            Control::Draw => "control-draw",
            Control::Hint => "control-hint",
            Control::Finish => "control-finish",
            Control::Menu => "control-menu",
            Control::NewGame => "control-new-game",
            Control::Restart => "control-restart",
            Control::Daily => "control-daily",
            Control::DealNumber => "control-deal-number",
            Control::Variants => "control-variants",
            Control::Rules => "control-rules",
            Control::Statistics => "control-statistics",
            Control::Settings => "control-settings",
            Control::Help => "control-help",
            Control::Bookmark => "control-bookmark",
            Control::GoBack => "control-go-back",
            Control::Find => "control-find",
            Control::KnowingHint => "control-knowing-hint",
            Control::LastWinnable => "control-last-winnable",
            Control::Solution => "control-solution",
            Control::Share => "control-share",
            Control::LinkCopied => "control-link-copied",
            Control::Play => "control-play",
            Control::Stop => "control-stop",
            Control::Reset => "control-reset",
            Control::Export => "control-export",
            Control::Import => "control-import",
            Control::Table => "control-table",
            Control::Buttons => "control-buttons",
        })
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
