//! Which text names which thing.

use canfield_core::card::{Rank, Suit};
use canfield_core::pile::PileId;
use canfield_session::command::Screen;
use canfield_session::keymap::{self, Action, Key};
use canfield_session::settings::Keys;

use crate::bundle::{Argument, Bundle};
use crate::{HelpRow, Texts};

pub(crate) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "suit-clubs",
        Suit::Spades => "suit-spades",
        Suit::Hearts => "suit-hearts",
        Suit::Diamonds => "suit-diamonds",
    }
}

pub(crate) const fn rank(rank: Rank) -> &'static str {
    const IDS: [&str; 13] = [
        "rank-ace",
        "rank-two",
        "rank-three",
        "rank-four",
        "rank-five",
        "rank-six",
        "rank-seven",
        "rank-eight",
        "rank-nine",
        "rank-ten",
        "rank-jack",
        "rank-queen",
        "rank-king",
    ];
    IDS[rank.index() as usize]
}

impl Texts {
    /// One of the forms of a pile's name.
    pub(crate) fn pile_form(&self, pile: PileId, several_reserves: bool, form: &str) -> String {
        let (id, number) = match pile {
            PileId::Stock => ("pile-stock", 0),
            PileId::Waste => ("pile-waste", 0),
            PileId::Reserve(n) if several_reserves || n > 0 => ("pile-reserve", n + 1),
            PileId::Reserve(_) => ("pile-the-reserve", 0),
            PileId::Foundation(n) => ("pile-foundation", n + 1),
            PileId::Tableau(n) => ("pile-tableau", n + 1),
        };
        let number: [Argument<'_>; 1] = [("number", number.into())];
        match form {
            "" => self.bundle.say_with(id, &number),
            form => self.bundle.say_form(id, form, &number),
        }
    }
}

/// Games go by the same name everywhere, but for a few whose name is a description.
pub(crate) fn variant(name: &str) -> Option<&'static str> {
    Some(match name {
        "Canfield after Hoyle" => "name-after-hoyle",
        "Canfield, the original game" => "name-original",
        "Canfield (classic)" => "name-classic",
        "Canfield (Solvitaire, strict)" => "name-strict",
        "Selective Canfield" => "name-selective",
        _ => return None,
    })
}

pub(crate) fn key(bundle: &Bundle, key: Key) -> String {
    bundle.say(match key {
        Key::Char(' ') => "key-space",
        Key::Char(letter) => return letter.to_string(),
        Key::Ctrl(letter) => {
            let letter = letter.to_string();
            return bundle.say_with("key-control", &[("letter", letter.into())]);
        }
        Key::Function(number) => {
            return bundle.say_with("key-function", &[("number", number.into())]);
        }
        Key::Left => "key-left",
        Key::Right => "key-right",
        Key::Up => "key-up",
        Key::Down => "key-down",
        Key::PageUp => "key-page-up",
        Key::PageDown => "key-page-down",
        Key::Home => "key-home",
        Key::End => "key-end",
        Key::Enter => "key-enter",
        Key::Escape => "key-escape",
        Key::Tab => "key-tab",
        Key::BackTab => "key-back-tab",
        Key::Backspace => "key-backspace",
        Key::Delete => "key-delete",
    })
}

pub(crate) fn help(texts: &Texts, keys: Keys) -> Vec<HelpRow> {
    keymap::bindings(keys)
        .map(|binding| {
            let id = action(keys, binding.action);
            // So many keys name a tableau pile that a person reads them better as from and to.
            let words_of_keys = if binding.action == Action::TypeTableau {
                texts.bundle.say_form(id, "keys", &[])
            } else {
                let each = binding.keys(keys).iter().map(|&key| texts.key(key));
                each.collect::<Vec<String>>().join(" ")
            };
            HelpRow {
                keys: words_of_keys,
                words: texts.bundle.say(id),
            }
        })
        .collect()
}

pub(crate) fn gestures(texts: &Texts) -> Vec<HelpRow> {
    let gestures = [
        "gesture-tap",
        "gesture-tap-stock",
        "gesture-double-tap",
        "gesture-drag",
        "gesture-press",
        "gesture-tap-name",
        "gesture-tap-deal",
    ];
    let rows = gestures.map(|id| HelpRow {
        keys: texts.bundle.say_form(id, "name", &[]),
        words: texts.bundle.say(id),
    });
    rows.into()
}

const fn action(keys: Keys, action: Action) -> &'static str {
    match action {
        Action::TypeTableau => "help-type-tableau",
        Action::TypeStock => "help-type-stock",
        Action::TypeWaste => match keys {
            Keys::Standard => "help-type-waste",
            Keys::Bsd => "help-type-talon",
        },
        Action::TypeReserve => match keys {
            Keys::Standard => "help-type-reserve",
            Keys::Bsd => "help-type-reserve-s",
        },
        Action::TypeFoundation => match keys {
            Keys::Standard => "help-type-foundation",
            Keys::Bsd => "help-type-foundation-t",
        },
        Action::Draw => "help-draw",
        Action::Point => "help-point",
        Action::Send => "help-send",
        Action::Finish => "help-finish",
        Action::Hint => "help-hint",
        Action::KnowingHint => "help-knowing-hint",
        Action::Solution => "help-solution",
        Action::LastWinnable => "help-last-winnable",
        Action::Bookmark => "help-bookmark",
        Action::GoBack => "help-go-back",
        Action::Find => "help-find",
        Action::Look => "help-look",
        Action::Show(Screen::Statistics) => "help-show-statistics",
        Action::Show(Screen::Settings) => "help-show-settings",
        Action::CursorLeft => "help-cursor-left",
        Action::CursorRight => "help-cursor-right",
        Action::CursorUp => "help-cursor-up",
        Action::CursorDown => "help-cursor-down",
        Action::NextPile => "help-next-pile",
        Action::PreviousPile => "help-previous-pile",
        Action::FirstPile => "help-first-pile",
        Action::LastPile => "help-last-pile",
        Action::Undo => "help-undo",
        Action::Redo => "help-redo",
        Action::Restart => "help-restart",
        Action::NewGame => "help-new-game",
        Action::Show(Screen::DealNumber) => "help-show-deal-number",
        Action::Show(Screen::Variants) => "help-show-variants",
        Action::Show(Screen::Rules) => "help-show-rules",
        Action::Show(Screen::Help) => "help-show-help",
        Action::Cancel => "help-cancel",
        Action::Interrupt => "help-interrupt",
        Action::Quit => "help-quit",
    }
}
