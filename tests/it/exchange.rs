//! A game goes from one front end to another, of every variant, with all that can be undone and redone.
//!
//! The terminal and the desktop run the same game over the same folder; a page is what it is natively: a session and its
//! keep, over a storage in memory. What goes between a folder and a page is the text of an export, as a file.

use std::fs;
use std::path::Path;

use canfield_browser::keep::Keep as PageKeep;
use canfield_core::card::Card;
use canfield_core::pile::PileId;
use canfield_core::variants::{self, Variant};
use canfield_native::game::Game;
use canfield_native::keep;
use canfield_session::command::{Command, Screen};
use canfield_session::effect::Effect;
use canfield_session::keymap::Key;
use canfield_session::scene::{Dialog, Scene, WhenEmpty};
use canfield_session::session::{Millis, Session, Wanted};
use canfield_session::settings::{Autoplay, Setting};
use canfield_session::storage::MemoryStorage;
use libtest_mimic::{Failed, Trial};

pub(crate) fn trials() -> Vec<Trial> {
    let all = variants::all();
    let trials = all.map(|variant| {
        let name = format!("exchange::{}", variant.id);
        Trial::test(name, move || goes_round(variant))
    });
    trials.collect()
}

/// Whatever plays a game.
pub(crate) trait Player {
    fn tell(&mut self, command: Command) -> Scene;
}

/// The terminal and the desktop.
impl Player for Game {
    fn tell(&mut self, command: Command) -> Scene {
        self.update(command);
        while !self.is_settled() && !self.is_left() {
            self.settle();
        }
        self.scene()
    }
}

/// A page, as far as it does not need a browser.
struct Page {
    session: Session,
    keep: PageKeep<MemoryStorage>,
    exported: Option<String>,
}

impl Page {
    fn open() -> Self {
        let (keep, found) = PageKeep::open(Ok(MemoryStorage::default()), true);
        let (session, _) = Session::open(found, Wanted::default(), 3, Millis(0));
        let exported = None;
        Self {
            session,
            keep,
            exported,
        }
    }
}

impl Player for Page {
    fn tell(&mut self, command: Command) -> Scene {
        for effect in self.session.update(command, Millis(0)) {
            match effect {
                Effect::Export { text } => self.exported = Some(text),
                effect => assert_eq!(self.keep.carry_out(&effect), None),
            }
        }
        self.session.scene()
    }
}

/// From the terminal to the desktop through their folder, to a page through an export, and to another folder through that of
/// the page; and as the file of a game that is opened.
fn goes_round(variant: &Variant) -> Result<(), Failed> {
    let home = tempfile::tempdir()?;
    let wanted = Wanted {
        variant: Some(variant.clone()),
        deck: Some("12345".parse()?),
        ..Wanted::default()
    };
    let mut terminal = Game::open(Some(home.path()), wanted, 1);
    play(&mut terminal);
    let made = Course::of(&mut terminal);
    let is_long = made.back.len() > 6 && made.forth.len() == made.back.len() + 5;
    expect(is_long && !made.bookmarks.is_empty(), "the game is long")?;
    terminal.update(Command::Quit);
    expect(terminal.is_left(), "the terminal is left")?;
    drop(terminal);

    let mut desktop = Game::open(Some(home.path()), Wanted::default(), 2);
    made.expect("the desktop", &mut desktop)?;
    let exported = export(&mut desktop, home.path())?;
    drop(desktop);

    let mut page = Page::open();
    take_over(&mut page, Command::Import(exported));
    made.expect("the page", &mut page)?;
    page.tell(Command::Show(Screen::Statistics));
    page.tell(Command::Key(Key::Char('e')));
    let exported = page
        .exported
        .take()
        .ok_or("the page has exported nothing")?;

    // Where a game is under way already, the player is asked.
    let other = tempfile::tempdir()?;
    let mut terminal = Game::open(Some(other.path()), Wanted::default(), 4);
    terminal.tell(Command::Draw);
    fs::write(other.path().join("canfield-import.txt"), exported)?;
    terminal.tell(Command::Show(Screen::Statistics));
    take_over(&mut terminal, Command::Key(Key::Char('m')));
    made.expect("the terminal again", &mut terminal)?;
    drop(terminal);

    let third = tempfile::tempdir()?;
    let mut desktop = Game::open(Some(third.path()), Wanted::default(), 5);
    take_over(&mut desktop, keep::opened(&other.path().join("game.txt")));
    made.expect("the desktop, of a file,", &mut desktop)
}

/// What is seen of a game, there and back.
#[derive(Debug, PartialEq)]
pub(crate) struct Course {
    variant: String,
    deal: String,
    n_moves: usize,
    /// Where the bookmarks are, among the positions.
    bookmarks: Vec<usize>,
    /// The position, and those before it, the last first.
    pub(crate) back: Vec<Position>,
    /// All positions from the first to the last that can be made again.
    pub(crate) forth: Vec<Position>,
}

/// Every pile with its cards, and whether they lie face up; and what it takes when it is empty.
pub(crate) type Position = Vec<(PileId, Vec<(Card, bool)>, WhenEmpty)>;

/// What is seen of the cards, without the cursor and what else stands out.
fn position(scene: &Scene) -> Position {
    let piles = scene.piles.iter().map(|view| {
        let cards = view.cards.iter().map(|card| (card.card, card.face_up));
        (view.pile, cards.collect(), view.when_empty)
    });
    piles.collect()
}

impl Course {
    /// What the player finds, after which everything is as it was.
    pub(crate) fn of(player: &mut impl Player) -> Self {
        let found = player.tell(Command::Cancel);
        let mut back = vec![position(&found)];
        let mut now = found.clone();
        while now.can_undo {
            now = player.tell(Command::Undo);
            back.push(position(&now));
        }
        let mut forth = vec![position(&now)];
        let mut bookmarks = Vec::new();
        while now.can_redo {
            now = player.tell(Command::Redo);
            if now.is_bookmarked {
                bookmarks.push(forth.len());
            }
            forth.push(position(&now));
        }
        for _ in found.n_moves..now.n_moves {
            player.tell(Command::Undo);
        }
        Self {
            variant: found.variant,
            deal: found.deal,
            n_moves: found.n_moves,
            bookmarks,
            back,
            forth,
        }
    }

    /// That a player finds the same.
    pub(crate) fn expect(&self, name: &str, player: &mut impl Player) -> Result<(), Failed> {
        let found = Self::of(player);
        let places = |course: &Self| {
            let Self { n_moves, back, .. } = course;
            (
                *n_moves,
                back.len(),
                course.forth.len(),
                course.bookmarks.clone(),
            )
        };
        if found == *self {
            return Ok(());
        }
        let (is, was) = (places(&found), places(self));
        Err(format!("{name} has another game, {is:?} instead of {was:?}").into())
    }
}

/// Plays for a while, sets bookmarks and goes back some steps.
pub(crate) fn play(player: &mut impl Player) {
    // Who has cards sent home by the program has fewer steps to go back.
    player.tell(Command::Set(Setting::Autoplay(Autoplay::Off)));
    let mut scene = player.tell(Command::Draw);
    for n in 0..20 {
        let before = scene.n_moves;
        let piles: Vec<_> = scene.piles.iter().map(|view| view.pile).collect();
        for turn in 0..piles.len() {
            let pile = piles[(n + turn) % piles.len()];
            scene = player.tell(Command::Send { pile, depth: 0 });
            if scene.n_moves != before {
                break;
            }
        }
        if scene.n_moves == before {
            scene = player.tell(Command::Draw);
        }
        if n % 9 == 4 {
            player.tell(Command::Bookmark);
        }
    }
    for _ in 0..5 {
        player.tell(Command::Undo);
    }
}

/// Lets a program write its export, in its folder, and returns the text.
pub(crate) fn export(player: &mut impl Player, folder: &Path) -> Result<String, Failed> {
    player.tell(Command::Show(Screen::Statistics));
    player.tell(Command::Key(Key::Char('e')));
    Ok(fs::read_to_string(folder.join("canfield-export.txt"))?)
}

/// Imports, and agrees if there is a question.
pub(crate) fn take_over(player: &mut impl Player, command: Command) {
    let scene = player.tell(command);
    if matches!(scene.dialog, Some(Dialog::Confirm(_))) {
        player.tell(Command::Answer(true));
    }
}

fn expect(is_so: bool, what: &str) -> Result<(), Failed> {
    is_so
        .then_some(())
        .ok_or_else(|| format!("not so: {what}").into())
}
