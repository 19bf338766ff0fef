//! Keys and what they mean: the tables that the game and its help screen read.

use canfield_core::card::Rank;
use canfield_core::pile::PileId;

use crate::command::Screen;
use crate::settings::Keys;

/// A key, in the terms of no particular front end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// A key that writes a sign; upper and lower case are different signs.
    Char(char),
    /// A sign together with the control key, the sign in lower case.
    Ctrl(char),
    /// The function key with this number, from 1.
    Function(u8),
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow upwards.
    Up,
    /// The arrow downwards.
    Down,
    /// A page upwards.
    PageUp,
    /// A page downwards.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// The enter key.
    Enter,
    /// The escape key.
    Escape,
    /// The tabulator key.
    Tab,
    /// The tabulator key backwards.
    BackTab,
    /// The key that deletes the sign to the left.
    Backspace,
    /// The delete key.
    Delete,
}

/// What a key asks for while the table is in front.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Name a tableau pile in a typed command.
    TypeTableau,
    /// Name the waste in a typed command.
    TypeWaste,
    /// Name a reserve in a typed command.
    TypeReserve,
    /// Name the foundations in a typed command.
    TypeFoundation,
    /// Name the stock in a typed command: together with the waste it deals.
    TypeStock,
    /// Deal the next packet, or turn the waste over.
    Draw,
    /// Pick up the cards under the cursor, or put down what is picked up.
    Point,
    /// Send the cards under the cursor where they can go.
    Send,
    /// Bring all cards home.
    Finish,
    /// Show the next useful move.
    Hint,
    /// Show a move that wins, knowing the hidden cards.
    KnowingHint,
    /// Make the next move of a line that wins.
    Solution,
    /// Go back to the last position that can be won.
    LastWinnable,
    /// Put a bookmark on the position, or take it away.
    Bookmark,
    /// Go back to a bookmark.
    GoBack,
    /// Find the cards of a rank, which the next key names.
    Find,
    /// Look at the pile under the cursor.
    Look,
    /// Move the cursor to the pile on the left.
    CursorLeft,
    /// Move the cursor to the pile on the right.
    CursorRight,
    /// Move the cursor a card or a row upwards.
    CursorUp,
    /// Move the cursor a card or a row downwards.
    CursorDown,
    /// Move the cursor to the next pile of the table.
    NextPile,
    /// Move the cursor to the pile before.
    PreviousPile,
    /// Move the cursor to the first pile of its row.
    FirstPile,
    /// Move the cursor to the last pile of its row.
    LastPile,
    /// Take the last move back.
    Undo,
    /// Make the move again that was taken back.
    Redo,
    /// Go back to the opening deal.
    Restart,
    /// Start a new game of this variant.
    NewGame,
    /// Show a screen.
    Show(Screen),
    /// Forget what is typed, or put back what is picked up.
    Cancel,
    /// Forget what is typed, or leave the program.
    Interrupt,
    /// Leave the program.
    Quit,
}

/// A row of the key maps, and of the help screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Binding {
    /// What it does.
    pub action: Action,
    /// Our own keys for it, the most usual first; none if our own map does it otherwise.
    standard: &'static [Key],
    /// The same in the map of the classic terminal Canfield.
    bsd: &'static [Key],
}

impl Binding {
    /// The keys of a map for it, the most usual first, and at least one for each row of [`bindings`].
    #[must_use]
    pub const fn keys(&self, keys: Keys) -> &'static [Key] {
        match keys {
            Keys::Standard => self.standard,
            Keys::Bsd => self.bsd,
        }
    }
}

/// The letters of the tableau piles, left to right. Those of the last ones leave out what means something else.
const TABLEAU_KEYS: &[Key; PileId::MAX_TABLEAU as usize] = &[
    Key::Char('1'),
    Key::Char('2'),
    Key::Char('3'),
    Key::Char('4'),
    Key::Char('5'),
    Key::Char('6'),
    Key::Char('7'),
    Key::Char('8'),
    Key::Char('9'),
    Key::Char('0'),
    Key::Char('a'),
    Key::Char('b'),
    Key::Char('c'),
    Key::Char('e'),
    Key::Char('m'),
    Key::Char('p'),
];

/// Every key of a map that means something while the table is in front, in the order of the help screen.
pub fn bindings(keys: Keys) -> impl Iterator<Item = &'static Binding> {
    BINDINGS
        .iter()
        .filter(move |binding| !binding.keys(keys).is_empty())
}

/// The keys of both maps. In the classic one `s` is what we call the reserve, `h` the stock and `t` the waste. Letters that
/// have another meaning there give way to signs; what the classic did not have is as in our own.
const BINDINGS: &[Binding] = &[
    both(Action::TypeTableau, TABLEAU_KEYS),
    bind(Action::TypeStock, &[], &[Key::Char('h')]),
    bind(Action::TypeWaste, &[Key::Char('w')], &[Key::Char('t')]),
    bind(Action::TypeReserve, &[Key::Char('r')], &[Key::Char('s')]),
    both(Action::TypeFoundation, &[Key::Char('f')]),
    bind(Action::Draw, &[Key::Char('d')], &[]),
    bind(
        Action::CursorLeft,
        &[Key::Left, Key::Char('h')],
        &[Key::Left],
    ),
    bind(
        Action::CursorRight,
        &[Key::Right, Key::Char('l')],
        &[Key::Right],
    ),
    bind(Action::CursorUp, &[Key::Up, Key::Char('k')], &[Key::Up]),
    bind(
        Action::CursorDown,
        &[Key::Down, Key::Char('j')],
        &[Key::Down],
    ),
    both(Action::NextPile, &[Key::Tab]),
    both(Action::PreviousPile, &[Key::BackTab]),
    both(Action::FirstPile, &[Key::Home]),
    both(Action::LastPile, &[Key::End]),
    both(Action::Point, &[Key::Enter, Key::Char(' ')]),
    both(Action::Send, &[Key::Char('x')]),
    both(Action::Look, &[Key::Char('z')]),
    both(Action::Find, &[Key::Char('/')]),
    bind(
        Action::Hint,
        &[Key::Char('t'), Key::Char('*')],
        &[Key::Char('*')],
    ),
    both(Action::KnowingHint, &[Key::Char('!')]),
    both(Action::Solution, &[Key::Char('=')]),
    both(Action::Finish, &[Key::Char('y')]),
    both(Action::Cancel, &[Key::Escape]),
    both(Action::Undo, &[Key::Char('u')]),
    both(Action::Redo, &[Key::Ctrl('r'), Key::Char('U')]),
    both(Action::Restart, &[Key::Char('o')]),
    both(Action::Bookmark, &[Key::Char('+')]),
    both(Action::GoBack, &[Key::Char('-')]),
    both(Action::LastWinnable, &[Key::Char('<')]),
    both(Action::NewGame, &[Key::Char('n')]),
    both(Action::Show(Screen::DealNumber), &[Key::Char('g')]),
    both(Action::Show(Screen::Variants), &[Key::Char('v')]),
    both(Action::Show(Screen::Rules), &[Key::Char('i')]),
    both(Action::Show(Screen::Statistics), &[Key::Char('%')]),
    bind(
        Action::Show(Screen::Settings),
        &[Key::Char('s'), Key::Char(',')],
        &[Key::Char(',')],
    ),
    both(
        Action::Show(Screen::Help),
        &[Key::Char('?'), Key::Function(1)],
    ),
    both(Action::Quit, &[Key::Char('q')]),
    both(Action::Interrupt, &[Key::Ctrl('c')]),
];

const fn bind(action: Action, standard: &'static [Key], bsd: &'static [Key]) -> Binding {
    Binding {
        action,
        standard,
        bsd,
    }
}

const fn both(action: Action, keys: &'static [Key]) -> Binding {
    bind(action, keys, keys)
}

/// What a key asks for while the table is in front. A capital letter that has no meaning of its own has that of the
/// small one.
#[must_use]
pub fn action(keys: Keys, key: Key) -> Option<Action> {
    let exact = |key| {
        bindings(keys)
            .find(|binding| binding.keys(keys).contains(&key))
            .map(|binding| binding.action)
    };
    exact(key).or_else(|| exact(small(key)))
}

/// The rank that a key names: digits, `a`, `t` or `0` for ten, `j`, `q` and `k`.
pub(crate) fn rank(key: Key) -> Option<Rank> {
    let Key::Char(letter) = small(key) else {
        return None;
    };
    let place = match letter {
        '0' => 9,
        '1' => 0,
        _ => "a23456789tjqk".find(letter)?,
    };
    Rank::from_index(u8::try_from(place).ok()?)
}

/// The tableau pile that a key names, whether or not the game has so many.
pub(crate) fn tableau_pile(key: Key) -> Option<PileId> {
    let place = TABLEAU_KEYS.iter().position(|&k| k == small(key))?;
    u8::try_from(place).ok().map(PileId::Tableau)
}

/// The reserve that a key names by its number.
pub(crate) fn reserve_pile(key: Key) -> Option<PileId> {
    let Key::Char(digit @ '1'..='9') = key else {
        return None;
    };
    let n = u8::try_from(digit.to_digit(10)?).ok()?.checked_sub(1)?;
    Some(PileId::Reserve(n))
}

/// The letters that name a pile in a typed command; for the stock those that deal.
pub(crate) fn letters(keys: Keys, pile: PileId, n_reserves: u8) -> String {
    let (stock, waste, reserve) = match keys {
        Keys::Standard => ("d", "w", "r"),
        Keys::Bsd => ("ht", "t", "s"),
    };
    match pile {
        PileId::Stock => stock.to_owned(),
        PileId::Waste => waste.to_owned(),
        PileId::Reserve(n) if n_reserves > 1 => format!("{reserve}{}", n + 1),
        PileId::Reserve(_) => reserve.to_owned(),
        PileId::Foundation(_) => String::from("f"),
        PileId::Tableau(n) => match TABLEAU_KEYS.get(usize::from(n)) {
            Some(Key::Char(letter)) => letter.to_string(),
            _ => String::new(),
        },
    }
}

fn small(key: Key) -> Key {
    match key {
        Key::Char(letter) => Key::Char(letter.to_ascii_lowercase()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_stands_in_two_rows() {
        for map in [Keys::Standard, Keys::Bsd] {
            let keys: Vec<Key> = bindings(map)
                .flat_map(|binding| binding.keys(map))
                .copied()
                .collect();
            for (place, key) in keys.iter().enumerate() {
                assert!(!keys[..place].contains(key), "{key:?} stands there twice");
            }
        }
    }

    /// All that can be done with our own keys can be done with the classic ones, dealing in two letters.
    #[test]
    fn no_key_map_lacks_an_action() {
        let has = |map, action| bindings(map).any(|row| row.action == action);
        for row in bindings(Keys::Standard) {
            assert!(has(Keys::Bsd, row.action) || row.action == Action::Draw);
        }
        for row in bindings(Keys::Bsd) {
            assert!(has(Keys::Standard, row.action) || row.action == Action::TypeStock);
        }
    }

    #[test]
    fn capitals_mean_what_small_letters_mean_unless_they_have_a_row() {
        let standard = |letter| action(Keys::Standard, Key::Char(letter));
        assert_eq!(standard('W'), Some(Action::TypeWaste));
        assert_eq!(standard('A'), Some(Action::TypeTableau));
        assert_eq!(standard('U'), Some(Action::Redo));
        assert_eq!(standard('"'), None);
        assert_eq!(action(Keys::Bsd, Key::Char('H')), Some(Action::TypeStock));
    }

    #[test]
    fn ranks_are_named_by_their_letters() {
        let named: String = "A23456789T0JqK1"
            .chars()
            .filter_map(|letter| rank(Key::Char(letter)))
            .map(|rank| rank.to_string())
            .collect();
        assert_eq!(named, "A23456789TTJQKA");
        assert_eq!(rank(Key::Char('x')), None);
        assert_eq!(rank(Key::Enter), None);
    }
}
