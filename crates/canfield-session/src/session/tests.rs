//! What a player sees, text in and text out. Only the helpers here touch the session; the tests are tables.
//!
//! Commands are written in one line: letters are typed (`w3`), `<enter>` is a key, `:draw` a command, and
//! `:point=T2.1` points at the second card from the top of the second pile.

mod aids;
mod counts;
mod fair;
mod faults;
mod front_ends;
mod keys;
mod monkey;
mod pointers;
mod saves;
mod screens;
mod solver;
mod table;
mod take_over;

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::variants;

use canfield_solver::Work;

use super::*;
use crate::command::Screen;
use crate::keymap::{self, Action};
use crate::scene::{Dialog, Mark, PileView, Question, WhenEmpty};
use crate::settings::Autoplay;
use crate::solving::SolveAnswer;

/// Settings with which nothing happens by itself, so that a test sees what its commands do.
fn by_hand() -> Settings {
    Settings {
        autoplay: Autoplay::Off,
        ..Settings::default()
    }
}

/// A session that begins in this position.
fn session(variant: &str, position: &str) -> Session {
    let variant = variants::find(variant).unwrap();
    let state = variant.rules.read_position(position).unwrap();
    Session::from_position(variant, state, 7).with_settings(by_hand())
}

/// A session that begins with the deal of this number.
fn dealt(variant: &str, number: &str) -> Session {
    let deck = number.parse().unwrap();
    Session::new(variants::find(variant).unwrap(), deck, 7)
        .unwrap()
        .with_settings(by_hand())
}

/// Does what a line of commands says. Who asks for advice gets it at once.
fn run(session: &mut Session, line: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for command in commands(line) {
        let mut news = session.update(command, Millis(0));
        if let Some(answer) = news.iter().find_map(advice) {
            news.extend(session.update(answer, Millis(0)));
        }
        effects.extend(news);
    }
    effects
}

/// The answer to a question for advice.
fn advice(effect: &Effect) -> Option<Command> {
    let Effect::Solve(job) = effect else {
        return None;
    };
    if !matches!(job.question, canfield_solver::Question::Advice { .. }) {
        return None;
    }
    let answer = Work::new(&job.question).step(u64::MAX)?;
    let id = job.id;
    Some(Command::Solved(Box::new(SolveAnswer { id, answer })))
}

fn commands(line: &str) -> Vec<Command> {
    line.split_whitespace()
        .flat_map(|word| {
            if let Some(name) = word.strip_prefix(':') {
                vec![command(name)]
            } else if let Some(name) = word
                .strip_prefix('<')
                .and_then(|name| name.strip_suffix('>'))
            {
                vec![Command::Key(key(name))]
            } else {
                word.chars().map(|c| Command::Key(Key::Char(c))).collect()
            }
        })
        .collect()
}

fn command(text: &str) -> Command {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    match name {
        "draw" => Command::Draw,
        "undo" => Command::Undo,
        "redo" => Command::Redo,
        "restart" => Command::Restart,
        "new" => Command::NewGame,
        "cancel" => Command::Cancel,
        "quit" => Command::Quit,
        "yes" => Command::Answer(true),
        "no" => Command::Answer(false),
        "play" => Command::Play(value.parse().unwrap()),
        "finish" => Command::Finish,
        "hint" => Command::Hint,
        "knowing-hint" => Command::KnowingHint,
        "solution" => Command::Solution,
        "last-winnable" => Command::LastWinnable,
        "bookmark" => Command::Bookmark,
        "back" => Command::GoBack,
        "suspend" => Command::Suspend,
        "resume" => Command::Resume,
        "look" => Command::Look(value.parse().unwrap()),
        "find" => Command::Find(value.parse().unwrap()),
        "import" => Command::Import(value.to_owned()),
        "show" => Command::Show(match value {
            "statistics" => Screen::Statistics,
            "settings" => Screen::Settings,
            _ => panic!("there is no screen {value}"),
        }),
        "release" => Command::Release {
            on: (!value.is_empty()).then(|| value.parse().unwrap()),
        },
        "second" => Command::SecondPress {
            on: (!value.is_empty()).then(|| value.parse().unwrap()),
        },
        "send" => {
            let (pile, depth) = place(value);
            Command::Send { pile, depth }
        }
        "press" => {
            let (pile, depth) = place(value);
            Command::Press { pile, depth }
        }
        "choose" => Command::Choose(value.parse().unwrap()),
        "scroll" => Command::ScrollTo(value.parse().unwrap()),
        "deal" => {
            let (variant, deck) = value.split_once(':').unwrap();
            Command::Deal {
                variant: variant.to_owned(),
                deck: deck.parse().unwrap(),
            }
        }
        "point" => {
            let (pile, depth) = place(value);
            Command::Point { pile, depth }
        }
        _ => panic!("there is no command {name}"),
    }
}

fn place(text: &str) -> (PileId, u8) {
    let (pile, depth) = text.split_once('.').unwrap_or((text, "0"));
    (pile.parse().unwrap(), depth.parse().unwrap())
}

fn key(name: &str) -> Key {
    match name {
        "enter" => Key::Enter,
        "space" => Key::Char(' '),
        "esc" => Key::Escape,
        "left" => Key::Left,
        "right" => Key::Right,
        "up" => Key::Up,
        "down" => Key::Down,
        "home" => Key::Home,
        "end" => Key::End,
        "tab" => Key::Tab,
        "back-tab" => Key::BackTab,
        "page-up" => Key::PageUp,
        "page-down" => Key::PageDown,
        "backspace" => Key::Backspace,
        "ctrl-c" => Key::Ctrl('c'),
        "ctrl-u" => Key::Ctrl('u'),
        "ctrl-r" => Key::Ctrl('r'),
        "f1" => Key::Function(1),
        _ => panic!("there is no key {name}"),
    }
}

/// What the game says, in the notation of cards and piles.
fn said(session: &Session) -> String {
    let told: Vec<String> = session.scene().status.iter().map(told).collect();
    told.join(", ")
}

#[expect(
    clippy::too_many_lines,
    reason = "it has one arm for each message, so that none can be left out"
)]
fn told(message: &Message) -> String {
    match message {
        Message::Dealt { base: Some(base) } => format!("dealt base {base}"),
        Message::Dealt { base: None } => String::from("dealt base ?"),
        Message::Refused { why, card, to, .. } => {
            let card = card.map(|card| format!(" {card}")).unwrap_or_default();
            let to = to.map(|to| format!(" to {to}")).unwrap_or_default();
            format!("refused{card}{to}: {why}")
        }
        Message::PickedUp { card, n_cards, .. } => format!("holds {card}*{n_cards}"),
        Message::PutBack => String::from("put back"),
        Message::Carried { card, n_cards, to } => format!("{card}*{n_cards} to {to}"),
        Message::Drawn {
            card,
            n_cards,
            n_left,
        } => format!("drew {n_cards} up to {card}, left {n_left}"),
        Message::Redealt {
            n_cards,
            redeals_left,
        } => match redeals_left {
            Some(left) => format!("redealt {n_cards}, redeals left {left}"),
            None => format!("redealt {n_cards}"),
        },
        Message::BaseChosen { base } => format!("base {base}"),
        Message::Filled { card, from, to } => format!("{card} fills {to} from {from}"),
        Message::TurnedUp { card, pile } => format!("{card} up on {pile}"),
        Message::TakenBack { card, n_cards, to } => format!("{card}*{n_cards} back to {to}"),
        Message::DrawTakenBack => String::from("draw back"),
        Message::RedealTakenBack => String::from("redeal back"),
        Message::Restarted => String::from("restarted"),
        Message::Won { n_moves } => format!("won in {n_moves}"),
        Message::Blocked => String::from("blocked"),
        Message::BlockedByFruitlessRedeals => String::from("blocked by fruitless redeals"),
        Message::NothingToUndo => String::from("nothing to undo"),
        Message::NothingToRedo => String::from("nothing to redo"),
        Message::SeveralFoundations { to } => format!("several for {to}"),
        Message::UnknownKey(key) => format!("unknown {key:?}"),
        Message::UnknownVariant { name } => format!("unknown variant {name}"),
        Message::CannotDeal(error) => error.to_string(),
        Message::GoesNowhere { card, n_cards } => format!("{card}*{n_cards} goes nowhere"),
        Message::WentHome { n_cards } => format!("{n_cards} went home"),
        Message::CannotFinish => String::from("cannot finish"),
        Message::HintCarry {
            card,
            n_cards,
            from,
            to,
        } => format!("hint {card}*{n_cards} {from}>{to}"),
        Message::HintDraw => String::from("hint draw"),
        Message::HintRedeal => String::from("hint redeal"),
        Message::NoHint => String::from("no hint"),
        Message::OnlyTurningLeft => String::from("only turning left"),
        Message::SolverIsAsked => String::from("asking"),
        Message::HintIsAsked => String::from("thinking"),
        Message::SearchStopped => String::from("stopped"),
        Message::KnowingCarry {
            card,
            n_cards,
            from,
            to,
        } => format!("knowing {card}*{n_cards} {from}>{to}"),
        Message::KnowingDraw => String::from("knowing draw"),
        Message::KnowingRedeal => String::from("knowing redeal"),
        Message::CanBeWon => String::from("can be won"),
        Message::Lost => String::from("lost"),
        Message::LostFromStart => String::from("lost from start"),
        Message::NotKnown { why, n_states } => format!("not known: {why:?} after {n_states}"),
        Message::WentBack { n_steps } => format!("went back {n_steps}"),
        Message::NoneCanBeWon => String::from("none can be won"),
        Message::SolutionPlayed { n_left } => format!("solution, {n_left} left"),
        Message::SolvedByProgram { n_moves } => format!("solved by program in {n_moves}"),
        Message::WinnableDeal { n_deals } => format!("winnable, the {n_deals}th"),
        Message::NoWinnableDeal { n_deals } => format!("none of {n_deals} winnable"),
        Message::FindWhat => String::from("find what"),
        Message::Found { rank, n_cards } => format!("found {n_cards} {rank}"),
        Message::PileHolds {
            pile,
            cards,
            n_face_down,
        } => {
            let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
            format!("{pile} holds -{n_face_down} {}", cards.join(" "))
        }
        Message::BookmarkSet { n_bookmarks } => format!("bookmark {n_bookmarks}"),
        Message::BookmarkRemoved => String::from("no bookmark here"),
        Message::AtBookmark {
            number,
            n_bookmarks,
        } => format!("bookmark {number} of {n_bookmarks}"),
        Message::NoBookmark => String::from("no bookmark"),
        Message::GoesOn => String::from("goes on"),
        Message::StoredMoveIllegal { number, mv } => format!("move {number} {mv} is not legal"),
        Message::Unreadable { key } => format!("{} is unreadable", key.name()),
        Message::SetAside { key, place } => format!("{} is now {place}", key.name()),
        Message::NotSetAside { key, error } => format!("{} stays: {error}", key.name()),
        Message::NotStored(error) => format!("not stored: {error}"),
        Message::StoresNow => String::from("stores now"),
        Message::LeftGameStays => String::from("left game stays"),
        Message::Exported { place } => format!("exported to {place}"),
        Message::LooksCharged { price } => format!("looks cost {price}"),
        Message::Imported { in_part, is_new } => {
            format!("imported, in part {in_part}, new {is_new}")
        }
        Message::DealtForSets => String::from("dealt for sets"),
        Message::DealtUpAndDown => String::from("dealt up and down"),
        Message::NotStatistics => String::from("not statistics"),
        Message::NotExported(error) => format!("not exported: {error}"),
        Message::NotImported(error) => format!("not imported: {error}"),
        Message::BadLink { link } => format!("no link: {link}"),
    }
}

/// The cards of the piles that are named, as they are seen: `-` face down, `*` picked up, `!` takes it, `~` moved
/// last, `?` hinted at, `=` found, `^` under the cursor; an empty pile says what it takes.
fn seen(session: &Session, piles: &str) -> String {
    let scene = session.scene();
    let seen: Vec<String> = piles
        .split_whitespace()
        .map(|name| {
            let pile: PileId = name.parse().unwrap();
            match scene.piles.iter().find(|view| view.pile == pile) {
                Some(view) => pile_seen(view),
                None => format!("{pile} is not there"),
            }
        })
        .collect();
    seen.join(" / ")
}

fn pile_seen(view: &PileView) -> String {
    let mark = |mark| match mark {
        Mark::None => "",
        Mark::Selected => "*",
        Mark::Target => "!",
        Mark::LastMove => "~",
        Mark::Hint => "?",
        Mark::Found => "=",
    };
    let mut words = vec![format!("{}{}", view.pile, mark(view.mark))];
    for card in &view.cards {
        let face = if card.face_up { "" } else { "-" };
        let cursor = if card.has_cursor { "^" } else { "" };
        words.push(format!("{face}{}{}{cursor}", card.card, mark(card.mark)));
    }
    if view.cards.is_empty() {
        let cursor = if view.has_cursor { "^" } else { "" };
        words.push(match view.when_empty {
            WhenEmpty::Takes(rank) => format!("takes {rank}{cursor}"),
            WhenEmpty::TakesCard(card) => format!("takes {card}{cursor}"),
            WhenEmpty::TakesSuit(suit) => format!("takes any {suit}{cursor}"),
            other => format!("{other:?}{cursor}"),
        });
    }
    words.join(" ")
}

/// The screen that lies over the table, in a word.
fn screen(session: &Session) -> String {
    match session.scene().dialog {
        None => String::from("table"),
        Some(Dialog::Help { scroll }) => format!("help {scroll}"),
        Some(Dialog::Rules { scroll, variant }) => format!("rules of {} {scroll}", variant.id),
        Some(Dialog::Variants {
            search,
            matches,
            chosen,
        }) => {
            let chosen = matches
                .get(chosen)
                .map_or("none", |entry| entry.id.as_str());
            format!("variants `{search}` {} {chosen}", matches.len())
        }
        Some(Dialog::DealNumber { typed, refused }) => {
            let refused = refused
                .map(|error| format!(" {error:?}"))
                .unwrap_or_default();
            format!("number `{typed}`{refused}")
        }
        Some(Dialog::Confirm(question)) => String::from(match question {
            Question::NewGame => "new game?",
            Question::Deal { deal } => return format!("deal {deal}?"),
            Question::Variant { name } => return format!("play {name}?"),
            Question::Solution => "solution?",
            Question::Quit => "quit?",
            Question::ImportedGame => "imported game?",
            Question::LeftGame => "left game?",
            Question::ReplaceLeftGame => "replace left game?",
            Question::NewVersion => "new version?",
            Question::ResetStatistics {
                keeps_money: false, ..
            } => "reset?",
            Question::ResetStatistics {
                keeps_money: true, ..
            } => "reset but for the money?",
        }),
        Some(Dialog::Won) => String::from("won"),
        Some(Dialog::DealSearch { n_deals }) => format!("searching, the {n_deals}th"),
        Some(Dialog::Statistics { tally, told, .. }) => {
            let told = told
                .as_ref()
                .map(|message| format!(", {}", self::told(message)));
            let told = told.unwrap_or_default();
            format!("statistics {} of {}{told}", tally.won, tally.played)
        }
        Some(Dialog::Account { scroll, .. }) => format!("account {scroll}"),
        Some(Dialog::Settings { rows, chosen }) => format!("settings {:?}", rows[chosen]),
    }
}

/// The position after these commands.
#[track_caller]
fn check(variant: &str, position: &str, line: &str, expect: &str) {
    let mut session = session(variant, position);
    run(&mut session, line);
    assert_eq!(
        session.state().to_string(),
        expect,
        "{line}: {}",
        said(&session)
    );
}

/// What is said after these commands.
#[track_caller]
fn check_said(variant: &str, position: &str, line: &str, expect: &str) {
    let mut session = session(variant, position);
    run(&mut session, line);
    assert_eq!(said(&session), expect, "{line}");
}

/// That these commands change nothing and count nothing, and what is said.
#[track_caller]
fn check_refused(variant: &str, position: &str, line: &str, expect: &str) {
    let mut session = session(variant, position);
    let before = session.state().clone();
    run(&mut session, line);
    let told = said(&session);
    assert_eq!(told, expect, "{line}");
    assert_eq!(session.state(), &before, "{line}");
    let scene = session.scene();
    assert_eq!(
        (scene.n_moves, scene.can_undo, scene.can_redo),
        (0, false, false),
        "{line}"
    );
}

/// What is seen of some piles after these commands.
#[track_caller]
fn check_seen(variant: &str, position: &str, line: &str, piles: &str, expect: &str) {
    let mut session = session(variant, position);
    run(&mut session, line);
    assert_eq!(seen(&session, piles), expect, "{line}");
}
