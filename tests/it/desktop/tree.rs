//! The window as whoever has nothing but its tree of nodes: a screen reader, a switch, a voice.

use canfield_core::card::Rank;
use canfield_session::command::{Command, Screen};
use canfield_session::scene::Dialog;
use canfield_session::session::{Millis, Session};
use canfield_tests::front::{TODAY, Window};
use canfield_tests::states;
use canfield_text::Texts;
use canfield_text::controls::Control;
use canfield_text::label::Label;
use egui::Event;
use egui::accesskit::{Action, ActionRequest, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use libtest_mimic::Failed;

use super::{By, Run, choose, expect, harness, sessions, state, view, with_a_move};

pub(super) const TRIALS: [(&str, Run); 3] = [
    ("every-command-has-a-node", every_command_has_a_node),
    ("cards-by-their-nodes", cards_by_their_nodes),
    ("every-node-has-a-name", every_node_has_a_name),
];

/// How somebody gives a command who has only nodes.
#[derive(Debug)]
enum Way {
    /// By an entry of a menu.
    Entry(Control, Control),
    /// By something that bears this name while the state of this name is seen.
    Named(&'static str, String),
    /// By the nodes of cards and piles.
    Cards,
    /// It is how pointers and keyboards ask for what has other ways as well.
    Gesture,
    /// No player asks for it: something is reported, or it comes from outside of the window.
    Report,
}

/// There is no way around this for a new command.
fn way(command: &Command) -> Way {
    use Control as C;
    let texts = Texts::new("en");
    let named = |state, control| Way::Named(state, texts.control(control));
    match command {
        Command::Draw => Way::Entry(C::MoveMenu, C::Draw),
        Command::Undo => Way::Entry(C::MoveMenu, C::Undo),
        Command::Redo => Way::Entry(C::MoveMenu, C::Redo),
        Command::Finish => Way::Entry(C::MoveMenu, C::Finish),
        Command::Bookmark => Way::Entry(C::MoveMenu, C::Bookmark),
        Command::GoBack => Way::Entry(C::MoveMenu, C::GoBack),
        Command::Hint => Way::Entry(C::HintMenu, C::Hint),
        Command::KnowingHint => Way::Entry(C::HintMenu, C::KnowingHint),
        Command::Solution => Way::Entry(C::HintMenu, C::Solution),
        Command::LastWinnable => Way::Entry(C::HintMenu, C::LastWinnable),
        Command::Find(_) => Way::Entry(C::HintMenu, C::Find),
        Command::Restart => Way::Entry(C::GameMenu, C::Restart),
        Command::NewGame => Way::Entry(C::GameMenu, C::NewGame),
        Command::Daily(_) => Way::Entry(C::GameMenu, C::Daily),
        Command::Quit => Way::Entry(C::GameMenu, C::Quit),
        Command::Show(screen) => match screen {
            Screen::Help => Way::Entry(C::HelpMenu, C::Help),
            Screen::Rules => Way::Entry(C::HelpMenu, C::Rules),
            Screen::Variants => Way::Entry(C::GameMenu, C::Variants),
            Screen::DealNumber => Way::Entry(C::GameMenu, C::DealNumber),
            Screen::Statistics => Way::Entry(C::GameMenu, C::Statistics),
            Screen::Settings => Way::Entry(C::GameMenu, C::Settings),
        },
        Command::Deal { .. } => named("deal-number", C::Play),
        Command::Answer(_) => Way::Named("confirm", texts.label(&Label::Yes)),
        Command::Cancel => Way::Named("help", texts.label(&Label::Close)),
        Command::Choose(_) => Way::Named("variants", "Gate".to_owned()),
        Command::Set(setting) => Way::Named("settings", texts.setting(setting).name),
        Command::Import(_) => named("statistics", C::Import),
        Command::Point { .. }
        | Command::Send { .. }
        | Command::Play(_)
        | Command::Cursor(_)
        | Command::Look(_) => Way::Cards,
        Command::Key(_)
        | Command::Press { .. }
        | Command::Release { .. }
        | Command::SecondPress { .. }
        | Command::Write(_)
        | Command::ScrollTo(_) => Way::Gesture,
        Command::OpenLink(_)
        | Command::NewVersion
        | Command::Suspend
        | Command::Resume
        | Command::Exported { .. }
        | Command::NotExported(_)
        | Command::NotImported(_)
        | Command::Solved(_)
        | Command::TakeOver(_)
        | Command::NotStored(_)
        | Command::WasSetAside { .. }
        | Command::NotSetAside { .. } => Way::Report,
    }
}

/// What a player can ask for: all that has a node by its name.
fn commands() -> Result<Vec<Command>, Failed> {
    let screens = [
        Screen::Help,
        Screen::Rules,
        Screen::Variants,
        Screen::DealNumber,
        Screen::Statistics,
        Screen::Settings,
    ];
    let mut commands = vec![
        Command::Draw,
        Command::Undo,
        Command::Redo,
        Command::Finish,
        Command::Bookmark,
        Command::GoBack,
        Command::Hint,
        Command::KnowingHint,
        Command::Solution,
        Command::LastWinnable,
        Command::Find(Rank::KING),
        Command::Restart,
        Command::NewGame,
        Command::Daily(TODAY),
        Command::Quit,
        Command::Deal {
            variant: "canfield".to_owned(),
            deck: "12345".parse()?,
        },
        Command::Answer(true),
        Command::Cancel,
        Command::Choose(0),
        Command::Import(String::new()),
    ];
    commands.extend(screens.map(Command::Show));
    let Some(Dialog::Settings { rows, .. }) = state("settings")?.scene().dialog else {
        return Err("there are no settings".into());
    };
    commands.extend(rows.into_iter().map(Command::Set));
    Ok(commands)
}

/// Every command has a node by whose name it is found and that does it, or is made of those of cards and piles.
fn every_command_has_a_node() -> Result<(), Failed> {
    for command in commands()? {
        let name = format!("{command:?}");
        match way(&command) {
            Way::Entry(menu, control) => {
                let mut sessions = sessions()?.into_iter();
                let session = sessions.find(|session| control.is_enabled(&session.scene()));
                let session = session.ok_or(format!("{name} is never possible"))?;
                let mut harness = harness(session.clone());
                // A button of the same name would be taken for the entry.
                harness.state_mut().front.taste.has_toolbar = false;
                harness.run();
                choose(&mut harness, menu, control, By::Node)?;
                expect_told(&name, &harness, session, command)?;
            }
            Way::Named(state_name, label) => {
                let session = state(state_name)?;
                let mut harness = harness(session);
                let before = seen(&harness);
                let node = harness.query_all_by_label(&label).last();
                let node = node.ok_or(format!("{name}: nothing is called {label}"))?;
                node.click_accesskit();
                harness.run();
                if let (Command::Set(setting), false) = (&command, seen(&harness) != before) {
                    // A list has opened.
                    let mut values = setting.values().into_iter();
                    let other = values.find(|value| value != setting).ok_or(name.clone())?;
                    let value = Texts::new("en").setting(&other).value;
                    harness.get_by_label(&value).click_accesskit();
                    harness.run();
                }
                // A file is asked for from outside of the session.
                if seen(&harness) == before && !matches!(command, Command::Import(_)) {
                    return Err(format!("{name}: {label} does nothing").into());
                }
            }
            other => return Err(format!("{name}: {other:?}").into()),
        }
    }
    Ok(())
}

/// What is seen that a command can change.
fn seen(harness: &Harness<'_, Window>) -> String {
    let scene = &harness.state().scene;
    format!("{:?} {:?} {}", scene.dialog, scene.settings, scene.deal)
}

/// Whether the window shows what a session says that was told this.
fn expect_told(
    name: &str,
    harness: &Harness<'_, Window>,
    mut session: Session,
    command: Command,
) -> Result<(), Failed> {
    session.update(command, Millis(0));
    let (told, scene) = (session.scene(), &harness.state().scene);
    expect(name, &scene.piles, &told.piles)?;
    expect(name, &scene.status, &told.status)?;
    expect(name, &scene.dialog, &told.dialog)
}

/// A card is picked up by its node and put down by that of another pile; a focus is the cursor; and what the second button
/// of a mouse does is an action of a node as well.
fn cards_by_their_nodes() -> Result<(), Failed> {
    let (session, from, to) = with_a_move()?;
    let before = session.scene();
    let texts = Texts::new("en");
    let label = |scene: &_, pile| view(scene, pile).map(|view| texts.seen(scene, view));
    let mut harness = harness(session);
    harness.get_by_label(&label(&before, from)?).focus();
    harness.run();
    let focused = view(&harness.state().scene, from)?;
    let has_cursor = focused.cards.last().is_some_and(|card| card.has_cursor);
    expect("the cursor is there", &has_cursor, &true)?;
    let label_there = label(&before, from)?;
    let node = harness.get_by_label(&label_there);
    let (target_node, target_tree) = node.accesskit_node().locate();
    let action = Action::ShowContextMenu;
    harness.event(Event::AccessKitActionRequest(ActionRequest {
        action,
        target_tree,
        target_node,
        data: None,
    }));
    harness.run();
    expect("looked at", &harness.state().scene.looked_at, &Some(from))?;
    for pile in [from, to] {
        let label = label(&harness.state().scene, pile)?;
        harness.get_by_label(&label).click_accesskit();
        harness.run();
    }
    let scene = &harness.state().scene;
    let top =
        |scene: &_, pile| view(scene, pile).map(|view| view.cards.last().map(|card| card.card));
    expect(
        "the card that lies there",
        &top(scene, to)?,
        &top(&before, from)?,
    )?;
    expect("moves", &scene.n_moves, &(before.n_moves + 1))
}

/// Whatever can be clicked, switched or typed into has a name, in every state.
fn every_node_has_a_name() -> Result<(), Failed> {
    for (name, state) in states::all()? {
        let harness = harness(state?.session);
        for node in harness.root().children_recursive() {
            let node = node.accesskit_node();
            let is_for_hands = matches!(
                node.role(),
                Role::Button
                    | Role::CheckBox
                    | Role::ComboBox
                    | Role::TextInput
                    | Role::RadioButton
            );
            let label = node.label().unwrap_or_default();
            if is_for_hands && label.trim().is_empty() {
                return Err(format!("{name}: a {:?} has no name", node.role()).into());
            }
        }
    }
    Ok(())
}
