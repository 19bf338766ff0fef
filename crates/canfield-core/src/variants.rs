//! The variants that are shipped: one rules file each, embedded, under its id and its other names.

use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use crate::rules::file::{self, near};
use crate::rules::{Rules, Word};

/// The variant from which a rules file starts when it does not say `like`. Its file names every key.
pub const DEFAULT_ID: &str = "canfield-pysolfc";

/// One game with its names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// The name by which programs know it, such as `double-canfield`.
    pub id: String,
    /// The name by which people know it, such as `Double Canfield`.
    pub name: String,
    /// Its other names, also those by which other programs know it.
    pub aliases: Vec<String>,
    /// Who says that the game is played like this; empty if the file does not tell.
    pub source: String,
    /// Under which heading it is listed.
    pub group: Group,
    /// The number of the game in PySolFC, if PySolFC plays it by exactly these rules.
    pub pysol_id: Option<u16>,
    /// How it is played.
    pub rules: Rules,
}

/// The headings under which variants are listed, in that order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// The five tables, and the three games that are named beside them.
    Tables,
    /// Forms of Canfield with one deck.
    Canfield,
    /// The other members of the family with one deck.
    OneDeck,
    /// The members of the family with two decks or more.
    SeveralDecks,
    /// A player's own rules. No shipped variant is here.
    Own,
}

impl Word for Group {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("tables", Self::Tables),
        ("canfield", Self::Canfield),
        ("one-deck", Self::OneDeck),
        ("several-decks", Self::SeveralDecks),
        ("own", Self::Own),
    ];
}

/// A rules file that is shipped. It is read when its variant is first asked for, so that no start of a program waits for
/// the others.
struct Shipped {
    id: &'static str,
    text: &'static str,
    /// In a place of its own, for a program would carry the room of them all.
    variant: OnceLock<Box<Variant>>,
}

/// The list of the rules files with these ids.
macro_rules! embedded {
    ($($id:literal,)+) => {
        /// All shipped rules files in the order in which a player reads the list.
        static SHIPPED: [Shipped; [$($id),+].len()] = [$(Shipped {
            id: $id,
            text: include_str!(concat!("../variants/", $id, ".toml")),
            variant: OnceLock::new(),
        },)+];
    };
}

embedded! {
    "dispettoso",
    "double-canfield",
    "canfield-klondike",
    "canfield",
    "hoyle-canfield",
    "canfield-original",
    "demon",
    "variegated-canfield",

    "canfield-pysolfc",
    "canfield-classic",
    "bsd-canfield",
    "canfield-politaire",
    "canfield-solvitaire",
    "canfield-solvitaire-strict",
    "canfield-selective",
    "superior-canfield",
    "casino-canfield",
    "canfield-rush",
    "rainfall",
    "rainbow",
    "candike",
    "countess",

    "storehouse",
    "storehouse-aisleriot",
    "storehouse-semicolon",
    "chameleon",
    "kansas-aisleriot",
    "kansas-politaire",
    "acme",
    "coyote",
    "eagle-wing",
    "eagle-wing-aisleriot",
    "eagle-wing-wikipedia",
    "duke",
    "gate",
    "little-gate",
    "dutchess",
    "glenwood",
    "duchess-gosol",
    "minerva",
    "munger",
    "mystique",
    "lafayette",
    "beehive",
    "balcony",

    "double-canfield-pysolfc",
    "triple-canfield",
    "quadruple-canfield",
    "three-demons",
    "american-toad",
    "double-storehouse",
    "double-minerva",
    "triple-minerva",
    "the-plot",
}

impl Shipped {
    /// The variant, after the files that this one says it is like.
    fn variant(&self) -> &Variant {
        self.variant.get_or_init(|| {
            let read = file::read_over(self.text, self.id, |like| {
                if self.id == DEFAULT_ID {
                    return Ok(None);
                }
                let like = like.unwrap_or(DEFAULT_ID);
                match shipped(like) {
                    Some(base) => Ok(Some(file::Base {
                        id: like.to_owned(),
                        knobs: base.rules.knobs().clone(),
                    })),
                    None => Err(UnknownVariant {
                        name: like.to_owned(),
                        near: Vec::new(),
                    }),
                }
            });
            // The tests read every file, so this cannot be seen outside of them.
            Box::new(read.unwrap_or_else(|error| panic!("variants/{}.toml, {error}", self.id)))
        })
    }
}

/// All shipped variants in the order in which a player reads the list: by [`Group`], the five tables first. The file of
/// each is read when it is reached.
pub fn all() -> impl ExactSizeIterator<Item = &'static Variant> + DoubleEndedIterator + Clone {
    SHIPPED.iter().map(Shipped::variant)
}

/// The first variant of the list.
#[must_use]
pub fn first() -> &'static Variant {
    SHIPPED[0].variant()
}

/// The shipped variant with exactly this id.
fn shipped(id: &str) -> Option<&'static Variant> {
    let mut files = SHIPPED.iter();
    files.find(|file| file.id == id).map(Shipped::variant)
}

/// Whether a variant is a shipped one, in all that is known of it.
#[must_use]
pub fn is_shipped(variant: &Variant) -> bool {
    shipped(&variant.id) == Some(variant)
}

/// The shipped variant with this id, name or other name. Capitals, apostrophes, and whether words are joined by a space,
/// a hyphen or an underline, make no difference.
///
/// # Errors
///
/// If there is none; with the names that are nearest.
pub fn find(name: &str) -> Result<&'static Variant, UnknownVariant> {
    let wanted = normal(name);
    // No two variants share a name, so the one that has it for an id need not be compared with the others.
    let found = shipped(&wanted)
        .or_else(|| all().find(|variant| names(variant).any(|name| normal(name) == wanted)));
    found.ok_or_else(|| UnknownVariant {
        name: name.to_owned(),
        near: nearest(&wanted),
    })
}

/// All names of a variant, its id first.
fn names(variant: &'static Variant) -> impl Iterator<Item = &'static str> {
    [&variant.id, &variant.name]
        .into_iter()
        .chain(&variant.aliases)
        .map(String::as_str)
}

/// The form of a name in which names are compared.
fn normal(name: &str) -> String {
    let joined: String = name
        .trim()
        .chars()
        .filter(|letter| !matches!(letter, '\'' | '’'))
        .map(|letter| {
            if matches!(letter, '_' | ' ') {
                '-'
            } else {
                letter
            }
        })
        .collect();
    joined.to_lowercase()
}

/// The nearest names, at most one for each variant and at most three in all, the nearest first.
fn nearest(wanted: &str) -> Vec<&'static str> {
    const MAX_NEAR: usize = 3;
    let mut near: Vec<(usize, &'static str)> = all()
        .filter_map(|variant| {
            names(variant)
                .filter_map(|name| near::slips(wanted, &normal(name)).map(|n| (n, name)))
                .min_by_key(|&(n, _)| n)
        })
        .collect();
    near.sort_by_key(|&(n, _)| n);
    near.into_iter()
        .take(MAX_NEAR)
        .map(|(_, name)| name)
        .collect()
}

/// A name that no shipped variant has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownVariant {
    /// The name.
    pub name: String,
    /// Names that may have been meant, the nearest first; empty if none is near.
    pub near: Vec<&'static str>,
}

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name: Cow<str> = match self.name.char_indices().nth(40) {
            Some((end, _)) => format!("{}…", &self.name[..end]).into(),
            None => self.name.as_str().into(),
        };
        write!(f, "There is no variant `{}`", name.escape_debug())?;
        match self.near.as_slice() {
            [] => f.write_str("."),
            [one] => write!(f, "; did you mean `{one}`?"),
            [first @ .., last] => {
                write!(f, "; did you mean `{}` or `{last}`?", first.join("`, `"))
            }
        }
    }
}

impl std::error::Error for UnknownVariant {}

#[cfg(test)]
mod tests;
