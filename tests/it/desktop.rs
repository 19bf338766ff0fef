//! Everything that a player does in the desktop window, through what a pointer, a keyboard and a screen reader meet; without
//! a window. What must come of it follows from a session that is told the same.

mod tree;

use std::collections::BTreeSet;

use canfield_core::card::Rank;
use canfield_core::pile::PileId;
use canfield_core::variants;
use canfield_session::command::{Command, Screen};
use canfield_session::keymap::Key;
use canfield_session::message::Message;
use canfield_session::scene::{Mark, PileView, Scene, Score, WhenEmpty};
use canfield_session::session::{Millis, Session};
use canfield_tests::front::{TODAY, Window};
use canfield_tests::states;
use canfield_text::Texts;
use canfield_text::controls::Control;
use canfield_text::label::Label;
use egui::accesskit::Live;
use egui::epaint::{ClippedShape, Shape};
use egui::{Context, Event, Modifiers, PointerButton, Pos2, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use libtest_mimic::{Failed, Trial};

const SIZE: Vec2 = vec2(1000.0, 720.0);

/// What a trial does.
type Run = fn() -> Result<(), Failed>;

pub(crate) fn trials() -> Vec<Trial> {
    let trials: [(&str, Run); 21] = [
        ("click-and-click", click_and_click),
        ("double-click-sends", double_click_sends),
        ("drag-and-drop", drag_and_drop),
        ("f2-input-does-not-wait-for-cards", f2_input_does_not_wait),
        ("f3-a-drag-belongs-to-its-position", f3_a_drag_belongs),
        ("f4-two-buttons-at-once", f4_two_buttons),
        ("f9-the-greatest-overlap-is-meant", f9_greatest_overlap),
        ("f10-a-card-that-is-leaving", f10_a_card_that_is_leaving),
        ("f14-enter-gives-no-game-up", f14_enter_gives_no_game_up),
        ("h7-dialogs-lie-in-the-window", h7_dialogs_in_the_window),
        ("i1-the-focus-stays-with-the-cursor", i1_focus_at_cursor),
        ("i2-news-are-told", i2_news_are_told),
        ("d9-language-in-mid-game", d9_language_in_mid_game),
        ("undo-is-no-way-to-look-for-nothing", undo_for_money),
        ("every-menu-entry", every_menu_entry),
        ("every-button", every_button),
        ("every-key", every_key),
        ("wheel-and-second-button", wheel_and_second_button),
        ("own-rules-have-a-picture", own_rules_have_a_picture),
        ("hidden-cards-are-not-told", hidden_cards_are_not_told),
        ("dialogs-by-their-buttons", dialogs_by_their_buttons),
    ];
    let trials = trials.into_iter().chain(tree::TRIALS);
    trials
        .map(|(name, run)| Trial::test(format!("desktop_app::{name}"), run))
        .collect()
}

/// A game of which the moves below are known.
fn session() -> Result<Session, Failed> {
    let variant = variants::find("canfield")?;
    Ok(Session::new(variant, "12345".parse()?, 1)?)
}

fn state(name: &str) -> Result<Session, Failed> {
    let state = states::all()?.remove(name);
    Ok(state.ok_or(format!("there is no state {name}"))??.session)
}

/// A person at the window, with a clock.
struct Player {
    context: egui::Context,
    window: Window,
    time: f64,
}

impl Player {
    fn new(session: Session) -> Self {
        let mut player = Self {
            context: egui::Context::default(),
            window: Window::new(session),
            time: 0.0,
        };
        player.wait(2.0);
        player
    }

    /// Draws one frame so many seconds later, after these events.
    fn hear(&mut self, secs: f64, events: Vec<Event>) {
        self.time += secs;
        self.window.step(&self.context, SIZE, self.time, events);
    }

    fn wait(&mut self, secs: f64) {
        for _ in 0..4 {
            self.hear(secs / 4.0, Vec::new());
        }
    }

    fn button(&mut self, at: Pos2, button: PointerButton, pressed: bool) {
        let event = Event::PointerButton {
            pos: at,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.hear(0.01, vec![Event::PointerMoved(at), event]);
    }

    fn press(&mut self, at: Pos2) {
        self.button(at, PointerButton::Primary, true);
    }

    fn release(&mut self, at: Pos2) {
        self.button(at, PointerButton::Primary, false);
    }

    fn click(&mut self, at: Pos2) {
        self.press(at);
        self.release(at);
    }

    fn type_text(&mut self, text: &str) {
        self.hear(0.01, vec![Event::Text(text.to_owned())]);
    }

    fn key(&mut self, key: egui::Key, modifiers: Modifiers) {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers,
        };
        self.hear(0.01, vec![event(true), event(false)]);
    }

    fn place(&self, pile: PileId) -> Result<Rect, Failed> {
        let place = self.window.front.place(pile, 0);
        Ok(place.ok_or_else(|| format!("{pile} has no place"))?)
    }

    fn middle(&self, pile: PileId) -> Result<Pos2, Failed> {
        Ok(self.place(pile)?.center())
    }

    fn scene(&self) -> &Scene {
        &self.window.scene
    }
}

fn view(scene: &Scene, pile: PileId) -> Result<&PileView, Failed> {
    let mut views = scene.piles.iter();
    let view = views.find(|view| view.pile == pile);
    Ok(view.ok_or_else(|| format!("{pile} is not on the table"))?)
}

fn expect<T: PartialEq + std::fmt::Debug + ?Sized>(
    what: &str,
    is: &T,
    wanted: &T,
) -> Result<(), Failed> {
    if is == wanted {
        Ok(())
    } else {
        Err(format!("{what}: {is:?} instead of {wanted:?}").into())
    }
}

/// The moves of cards between piles that can be made with the top card of a pile: it is picked up, and what takes it is
/// lit.
fn takers(session: &Session, from: PileId) -> Vec<PileId> {
    let mut session = session.clone();
    session.update(
        Command::Point {
            pile: from,
            depth: 0,
        },
        Millis(0),
    );
    let piles = session.scene().piles.into_iter();
    let lit = piles.filter(|view| view.mark == Mark::Target);
    lit.map(|view| view.pile).collect()
}

/// A game, drawn on until a card can be carried from the waste to the tableau.
fn with_a_move() -> Result<(Session, PileId, PileId), Failed> {
    let mut session = session()?;
    for _ in 0..30 {
        for from in [PileId::Waste, PileId::Reserve(0)] {
            let mut takers = takers(&session, from).into_iter();
            if let Some(to) = takers.find(|pile| matches!(pile, PileId::Tableau(_))) {
                return Ok((session, from, to));
            }
        }
        session.update(Command::Draw, Millis(0));
    }
    Err("no card can be carried".into())
}

/// Whether a card was carried, and only one move made.
fn expect_carried(player: &Player, before: &Scene, from: PileId, to: PileId) -> Result<(), Failed> {
    let top = view(before, from)?.cards.last().map(|card| card.card);
    let now = view(player.scene(), to)?.cards.last().map(|card| card.card);
    expect("the card that lies there", &now, &top)?;
    expect("moves", &player.scene().n_moves, &(before.n_moves + 1))
}

fn click_and_click() -> Result<(), Failed> {
    let (session, from, to) = with_a_move()?;
    let mut player = Player::new(session);
    let before = player.scene().clone();
    player.click(player.middle(from)?);
    expect("moves", &player.scene().n_moves, &before.n_moves)?;
    player.click(player.middle(to)?);
    expect_carried(&player, &before, from, to)
}

fn double_click_sends() -> Result<(), Failed> {
    let (session, from, _) = with_a_move()?;
    let mut told = session.clone();
    told.update(
        Command::Send {
            pile: from,
            depth: 0,
        },
        Millis(0),
    );
    let mut player = Player::new(session);
    let at = player.middle(from)?;
    player.click(at);
    player.click(at);
    let tops = |scene: &Scene| -> Vec<_> {
        let tops = scene.piles.iter().map(|view| view.cards.last());
        tops.map(|top| top.map(|card| card.card)).collect()
    };
    expect("top cards", &tops(player.scene()), &tops(&told.scene()))?;
    expect("moves", &player.scene().n_moves, &told.scene().n_moves)
}

fn drag_and_drop() -> Result<(), Failed> {
    let (session, from, to) = with_a_move()?;
    let mut player = Player::new(session);
    let before = player.scene().clone();
    let (start, end) = (player.middle(from)?, player.middle(to)?);
    player.press(start);
    for step in 1..=5_u8 {
        let at = start + (end - start) * f32::from(step) / 5.0;
        player.hear(0.02, vec![Event::PointerMoved(at)]);
    }
    player.release(end);
    expect_carried(&player, &before, from, to)?;
    // A8: on the pile where it was taken from nothing happens.
    player.window.tell(Command::Undo);
    player.wait(1.0);
    let before = player.scene().n_moves;
    let start = player.middle(from)?;
    player.press(start);
    player.hear(0.02, vec![Event::PointerMoved(start + vec2(0.0, 300.0))]);
    player.hear(0.02, vec![Event::PointerMoved(start + vec2(9.0, 0.0))]);
    player.release(start + vec2(9.0, 0.0));
    expect("moves", &player.scene().n_moves, &before)
}

/// F2: while cards are still on their way, what is done next meets them where they lie.
fn f2_input_does_not_wait() -> Result<(), Failed> {
    let mut player = Player::new(session()?);
    let stock = player.middle(PileId::Stock)?;
    for n in 1..=6 {
        player.click(stock);
        expect("moves", &player.scene().n_moves, &n)?;
    }
    let mut told = session()?;
    for _ in 0..6 {
        told.update(Command::Draw, Millis(0));
    }
    expect("piles", &player.scene().piles, &told.scene().piles)
}

/// F3: pressed on one position and released on another, nothing is carried.
fn f3_a_drag_belongs() -> Result<(), Failed> {
    let (session, from, to) = with_a_move()?;
    let mut player = Player::new(session);
    let end = player.middle(to)?;
    player.press(player.middle(from)?);
    player.hear(0.02, vec![Event::PointerMoved(end)]);
    player.window.tell(Command::Draw);
    let before = player.scene().clone();
    player.hear(0.02, vec![Event::PointerMoved(end + vec2(2.0, 2.0))]);
    player.release(end);
    expect("moves", &player.scene().n_moves, &before.n_moves)?;
    let tops =
        |scene: &Scene| -> Vec<usize> { scene.piles.iter().map(|view| view.cards.len()).collect() };
    expect("piles", &tops(player.scene()), &tops(&before))
}

/// F4: the second button does nothing while the first one carries.
fn f4_two_buttons() -> Result<(), Failed> {
    let (session, from, to) = with_a_move()?;
    let mut player = Player::new(session);
    let before = player.scene().clone();
    let end = player.middle(to)?;
    player.press(player.middle(from)?);
    player.hear(0.02, vec![Event::PointerMoved(end)]);
    player.button(end, PointerButton::Secondary, true);
    player.button(end, PointerButton::Secondary, false);
    expect("looked at", &player.scene().looked_at, &None)?;
    player.release(end);
    expect_carried(&player, &before, from, to)
}

/// F9: cards are meant for the pile on which they lie most, of those that take them, wherever the pointer is.
fn f9_greatest_overlap() -> Result<(), Failed> {
    let (session, from, to) = with_a_move()?;
    for side in [-0.4, 0.4] {
        let mut player = Player::new(session.clone());
        let before = player.scene().clone();
        let (source, target) = (player.place(from)?, player.place(to)?);
        let aside = vec2(side * target.width(), 0.1 * target.height());
        let start = source.left_top() + vec2(6.0, 6.0);
        let end = start + (target.min - source.min) + aside;
        player.press(start);
        player.hear(0.02, vec![Event::PointerMoved(end)]);
        player.release(end);
        expect_carried(&player, &before, from, to)?;
    }
    Ok(())
}

/// F10: a click on the waste just after one on the stock picks up the card that lies there now.
fn f10_a_card_that_is_leaving() -> Result<(), Failed> {
    let mut player = Player::new(session()?);
    let (stock, waste) = (player.middle(PileId::Stock)?, player.place(PileId::Waste)?);
    player.click(stock);
    player.click(stock);
    let top = player.place(PileId::Waste)?.center();
    player.click(top);
    let held = view(player.scene(), PileId::Waste)?.cards.last().copied();
    let held = held.ok_or("the waste is empty")?;
    expect("mark", &held.mark, &Mark::Selected)?;
    expect("moves", &player.scene().n_moves, &2)?;
    if waste.contains(top) {
        return Err("the waste did not spread".into());
    }
    Ok(())
}

/// F14: neither Enter nor a click beside a question answers it.
fn f14_enter_gives_no_game_up() -> Result<(), Failed> {
    let mut player = Player::new(session()?);
    player.click(player.middle(PileId::Stock)?);
    let deal = player.scene().deal.clone();
    player.key(egui::Key::N, Modifiers::COMMAND);
    for _ in 0..2 {
        player.key(egui::Key::Enter, Modifiers::NONE);
        player.click(egui::pos2(5.0, 715.0));
    }
    expect("deal", &player.scene().deal, &deal)?;
    expect(
        "a question is open",
        &player.scene().dialog.is_some(),
        &true,
    )?;
    player.type_text("y");
    expect("the same deal", &(player.scene().deal == deal), &false)
}

fn harness(session: Session) -> Harness<'static, Window> {
    let builder = Harness::builder().with_size(SIZE).with_step_dt(1.0 / 60.0);
    let builder = builder.with_max_steps(200);
    let mut harness = builder.build_ui_state(
        |ui, window: &mut Window| window.frame(ui),
        Window::new(session),
    );
    harness.run();
    harness
}

/// H7: every dialog lies in the window, with its buttons.
fn h7_dialogs_in_the_window() -> Result<(), Failed> {
    for (name, state) in states::all()? {
        let session = state?.session;
        if session.scene().dialog.is_none() {
            continue;
        }
        let mut harness = harness(session);
        for size in [SIZE, vec2(480.0, 360.0)] {
            harness.set_size(size);
            harness.run_steps(6);
            let window = Rect::from_min_size(Pos2::ZERO, size);
            let texts = Texts::new("en");
            let names = [
                texts.label(&Label::Close),
                texts.label(&Label::Yes),
                texts.control(Control::Stop),
            ];
            let mut buttons = names.iter().filter_map(|name| harness.query_by_label(name));
            let button = buttons
                .next()
                .ok_or(format!("{name}: no button closes it"))?;
            if !window.contains_rect(button.rect()) {
                return Err(format!("{name}: {} at {size}", button.rect()).into());
            }
        }
    }
    Ok(())
}

/// I1: wherever the session's cursor is, there is the focus, before and after a move; and F10 leads to the menus.
fn i1_focus_at_cursor() -> Result<(), Failed> {
    let mut harness = harness(session()?);
    let texts = Texts::new("en");
    for text in ["d", "d", "l", "h", "w", "1"] {
        harness.event(Event::Text(text.to_owned()));
        harness.run();
        let scene = &harness.state().scene;
        let mut piles = scene.piles.iter();
        let is_here = |view: &&PileView| {
            let top = view.cards.last();
            view.has_cursor || top.is_some_and(|card| card.has_cursor)
        };
        let here = piles.find(is_here).ok_or("the cursor is nowhere")?;
        let label = texts.seen(scene, here);
        if !harness.get_by_label(&label).is_focused() {
            return Err(format!("after {text}: {label:?} has not the focus").into());
        }
    }
    harness.key_press(egui::Key::F10);
    harness.run();
    let menu = texts.control(Control::GameMenu);
    expect("focus", &harness.get_by_label(&menu).is_focused(), &true)?;
    harness.key_press(egui::Key::Escape);
    harness.run();
    expect("focus", &harness.get_by_label(&menu).is_focused(), &false)
}

/// I2: what the game says is told as soon as it changes.
fn i2_news_are_told() -> Result<(), Failed> {
    let mut harness = harness(session()?);
    let is_told = |harness: &Harness<'_, Window>| {
        let told = Texts::new("en").status(&harness.state().scene).join(" ");
        let node = harness.query_by_label(&told);
        let live = node.map(|node| node.accesskit_node().live());
        expect(&format!("{told:?}: live"), &live, &Some(Live::Polite))
    };
    for text in ["d", "u", "t"] {
        harness.event(Event::Text(text.to_owned()));
        harness.run();
        is_told(&harness)?;
    }
    // What was refused, cards that were turned up, and how a game ends.
    for name in [
        "refused",
        "last-move",
        "lost",
        "blocked",
        "went-back",
        "won",
    ] {
        is_told(&self::harness(state(name)?))?;
    }
    Ok(())
}

/// D9: another language, chosen in mid game, changes the words at once and nothing else.
fn d9_language_in_mid_game() -> Result<(), Failed> {
    let mut harness = harness(session()?);
    for text in ["d", "d", "s"] {
        harness.event(Event::Text(text.to_owned()));
        harness.run();
    }
    let before = harness.state().scene.clone();
    // The language is the first of the settings; that of the system, then English, then Italian.
    for _ in 0..2 {
        harness.event(Event::Text(" ".to_owned()));
        harness.run();
    }
    let texts = Texts::new("it");
    harness.get_by_label(&texts.label(&Label::SettingsTitle));
    harness.key_press(egui::Key::Escape);
    harness.run();
    let scene = harness.state().scene.clone();
    expect("language", &*scene.settings.language, "it")?;
    expect("cards", &scene.piles, &before.piles)?;
    expect("moves", &scene.n_moves, &before.n_moves)?;
    harness.get_by_label(&texts.control(Control::GameMenu));
    for view in &scene.piles {
        harness.get_by_label(&texts.seen(&scene, view));
    }
    // Keys stay what they are.
    harness.event(Event::Text("u".to_owned()));
    harness.run();
    expect("moves", &harness.state().scene.n_moves, &1)
}

/// Where the cards bring money, taking back a card that was seen costs money, which is said and stands in the account.
fn undo_for_money() -> Result<(), Failed> {
    let dispettoso = variants::find("dispettoso")?;
    let mut harness = harness(Session::new(dispettoso, "12345".parse()?, 1)?);
    let texts = Texts::new("en");
    for text in ["d", "d"] {
        harness.event(Event::Text(text.to_owned()));
        harness.run();
    }
    let undo = texts.control(Control::Undo);
    for lost in [50, 55] {
        let button = harness.query_all_by_label(&undo).next();
        button.ok_or("there is no button that takes back")?.click();
        harness.run();
        let scene = &harness.state().scene;
        let told = texts.status(scene).join(" ");
        let charged = texts.message(&Message::LooksCharged { price: 5 });
        if !told.contains(&charged) {
            return Err(format!("the window says {told:?}").into());
        }
        expect("money", &scene.score, &Some(Score::Money(-lost)))?;
        harness.get_by_label_contains(&texts.label(&Label::Money(-lost)));
    }
    harness.event(Event::Text("%a".to_owned()));
    harness.run();
    let account = texts.label(&Label::AccountTitle("Il dispettoso".to_owned()));
    harness.get_by_label(&account);
    harness.get_by_label_contains("60 paid, 5 to receive");
    Ok(())
}

/// What each entry of the menus asks for.
const ENTRIES: [(Control, &[Control]); 5] = [
    (
        Control::GameMenu,
        &[
            Control::NewGame,
            Control::Restart,
            Control::Daily,
            Control::DealNumber,
            Control::Variants,
            Control::Statistics,
            Control::Settings,
            Control::Quit,
        ],
    ),
    (
        Control::MoveMenu,
        &[
            Control::Undo,
            Control::Redo,
            Control::Draw,
            Control::Finish,
            Control::Bookmark,
            Control::GoBack,
        ],
    ),
    (
        Control::HintMenu,
        &[
            Control::Hint,
            Control::Find,
            Control::KnowingHint,
            Control::LastWinnable,
            Control::Solution,
        ],
    ),
    (
        Control::ViewMenu,
        &[
            Control::Toolbar,
            Control::Motion,
            Control::Contrast,
            Control::FullScreen,
        ],
    ),
    (Control::HelpMenu, &[Control::Rules, Control::Help]),
];

fn command(control: Control) -> Option<Command> {
    match control {
        Control::Daily => Some(Command::Daily(TODAY)),
        Control::Find => Some(Command::Find(Rank::KING)),
        _ => control.command(),
    }
}

/// Sessions in which, taken together, everything can be done.
fn sessions() -> Result<Vec<Session>, Failed> {
    let mut went_back = state("mid-game")?;
    went_back.update(Command::Undo, Millis(0));
    Ok(vec![
        went_back,
        state("bookmark")?,
        state("finish-offered")?,
    ])
}

/// What takes an entry of a menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Pointer,
    Node,
}

impl By {
    fn click(self, node: &Node<'_>) {
        match self {
            Self::Pointer => node.click(),
            Self::Node => node.click_accesskit(),
        }
    }
}

/// Opens a menu and takes an entry of it.
fn choose(
    harness: &mut Harness<'_, Window>,
    menu: Control,
    control: Control,
    by: By,
) -> Result<(), Failed> {
    let texts = Texts::new("en");
    let name = texts.control(control);
    by.click(&harness.get_by_label(&texts.control(menu)));
    harness.run();
    let key = match control {
        Control::FullScreen => Some(Key::Function(11)),
        _ => control.key(harness.state().scene.settings.keys),
    };
    let key = key.map_or(String::new(), |key| texts.key(key));
    // The key stands behind the name.
    let is_entry =
        |label: &str| label == name || label.strip_suffix(&key).map(str::trim_end) == Some(&*name);
    let entry = harness.root().children_recursive().find(|node| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| is_entry(&label))
    });
    by.click(&entry.ok_or(format!("{name} is not in its menu"))?);
    harness.run();
    if control == Control::Find {
        by.click(&harness.get_by_label(&texts.rank(Rank::KING)));
        harness.run();
    }
    Ok(())
}

fn every_menu_entry() -> Result<(), Failed> {
    let texts = Texts::new("en");
    let mut done = BTreeSet::new();
    for session in sessions()? {
        for (menu, entries) in ENTRIES {
            for &control in entries {
                if !control.is_enabled(&session.scene()) {
                    continue;
                }
                let name = texts.control(control);
                let mut harness = harness(session.clone());
                // A button of the same name would be taken for the entry.
                harness.state_mut().front.taste.has_toolbar = false;
                harness.run();
                let taste = harness.state().front.taste;
                choose(&mut harness, menu, control, By::Pointer)?;
                let window = harness.state();
                if let Some(command) = command(control) {
                    let mut told = session.clone();
                    told.update(command, Millis(0));
                    let told = told.scene();
                    expect(&name, &window.scene.piles, &told.piles)?;
                    expect(&name, &window.scene.status, &told.status)?;
                    expect(&name, &window.scene.dialog, &told.dialog)?;
                    expect(&name, &window.scene.n_moves, &told.n_moves)?;
                } else {
                    let has_changed = window.front.taste != taste || window.n_full_screen == 1;
                    expect(&name, &has_changed, &true)?;
                }
                done.insert(name);
            }
        }
    }
    let all = ENTRIES.iter().map(|(_, entries)| entries.len()).sum();
    expect("entries that were tried", &done.len(), &all)
}

fn every_button() -> Result<(), Failed> {
    let texts = Texts::new("en");
    for session in sessions()? {
        for control in [
            Control::NewGame,
            Control::Variants,
            Control::Undo,
            Control::Redo,
            Control::Draw,
            Control::Hint,
            Control::Finish,
        ] {
            let name = texts.control(control);
            let mut harness = harness(session.clone());
            harness.get_by_label(&name).click();
            harness.run();
            let mut told = session.clone();
            if control.is_enabled(&session.scene()) {
                told.update(command(control).ok_or("no command")?, Millis(0));
            }
            let (scene, told) = (&harness.state().scene, told.scene());
            expect(&name, &scene.piles, &told.piles)?;
            expect(&name, &scene.dialog, &told.dialog)?;
        }
    }
    Ok(())
}

/// Letters, signs, keys that write nothing, and those that every desktop has.
fn every_key() -> Result<(), Failed> {
    use egui::Key as K;
    let named = [
        (K::ArrowLeft, Key::Left),
        (K::ArrowRight, Key::Right),
        (K::ArrowUp, Key::Up),
        (K::ArrowDown, Key::Down),
        (K::Home, Key::Home),
        (K::End, Key::End),
        (K::Enter, Key::Enter),
        (K::Escape, Key::Escape),
        (K::Tab, Key::Tab),
        (K::F1, Key::Function(1)),
        (K::PageDown, Key::PageDown),
        (K::PageUp, Key::PageUp),
    ];
    let mut player = Player::new(state("mid-game")?);
    let mut told = player.window.session.clone();
    for (key, meaning) in named {
        player.key(key, Modifiers::NONE);
        told.update(Command::Key(meaning), Millis(0));
        expect(
            &format!("{key:?}"),
            &player.scene().piles,
            &told.scene().piles,
        )?;
        let is_open = |scene: &Scene| scene.dialog.as_ref().map(std::mem::discriminant);
        let (open, wanted) = (is_open(player.scene()), is_open(&told.scene()));
        expect(&format!("{key:?}"), &open, &wanted)?;
    }
    player.key(K::Escape, Modifiers::NONE);
    told.update(Command::Key(Key::Escape), Millis(0));
    let shortcuts = [
        (K::Z, Modifiers::COMMAND, Command::Undo),
        (K::Z, Modifiers::COMMAND | Modifiers::SHIFT, Command::Redo),
        (K::Y, Modifiers::COMMAND, Command::Redo),
        (K::D, Modifiers::COMMAND, Command::Draw),
        (K::H, Modifiers::COMMAND, Command::Hint),
        (K::R, Modifiers::COMMAND, Command::Key(Key::Ctrl('r'))),
    ];
    for (key, modifiers, command) in shortcuts {
        player.key(key, modifiers);
        told.update(command, Millis(0));
        expect(
            &format!("{key:?}"),
            &player.scene().piles,
            &told.scene().piles,
        )?;
        expect(
            &format!("{key:?}"),
            &player.scene().status,
            &told.scene().status,
        )?;
    }
    for text in ["d", "u", "w", "3", "/", "k", " ", "+", "-"] {
        player.type_text(text);
        let letter = text.chars().next().unwrap_or_default();
        told.update(Command::Key(Key::Char(letter)), Millis(0));
        expect(text, &player.scene().piles, &told.scene().piles)?;
        expect(text, &player.scene().status, &told.scene().status)?;
    }
    Ok(())
}

fn wheel_and_second_button() -> Result<(), Failed> {
    use egui::MouseWheelUnit::{Line, Point};
    let mut player = Player::new(session()?);
    let stock = player.middle(PileId::Stock)?;
    player.click(stock);
    player.click(stock);
    let wheel = |y: f32, unit| Event::MouseWheel {
        unit,
        delta: vec2(0.0, y),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    };
    for (y, unit, n_moves) in [
        (1.0, Line, 1),
        (-1.0, Line, 2),
        (15.0, Point, 2),
        (15.0, Point, 2),
        (15.0, Point, 1),
    ] {
        player.hear(0.01, vec![wheel(y, unit)]);
        expect("moves", &player.scene().n_moves, &n_moves)?;
    }
    player.button(
        player.middle(PileId::Waste)?,
        PointerButton::Secondary,
        true,
    );
    expect("looked at", &player.scene().looked_at, &Some(PileId::Waste))?;
    // A click on the bare table puts back what is held.
    player.click(player.middle(PileId::Reserve(0))?);
    let is_held = |scene: &Scene| {
        let mut cards = scene.piles.iter().flat_map(|view| &view.cards);
        cards.any(|card| card.mark == Mark::Selected)
    };
    expect("held", &is_held(player.scene()), &true)?;
    player.click(egui::pos2(500.0, 680.0));
    expect("held", &is_held(player.scene()), &false)
}

/// In the list of variants a player's own rules have a picture of their table, too.
fn own_rules_have_a_picture() -> Result<(), Failed> {
    let own = canfield_core::rules::file::read("name = \"Nobody's\"\n", "mine")?;
    let mut session = Session::new_game(&own, 1);
    session.update(Command::Show(Screen::Variants), Millis(0));
    let [with, without] = ["nobodys", "quux"].map(|typed| {
        session.update(Command::Write(typed.to_owned()), Millis(0));
        let mut window = Window::new(session.clone());
        let context = Context::default();
        window.settle(&context, SIZE);
        let shapes = window.step(&context, SIZE, 6.0, Vec::new());
        let is_rect = |shape: &&ClippedShape| matches!(shape.shape, Shape::Rect(_));
        shapes.iter().filter(is_rect).count()
    });
    // More than the ground and a frame: the piles, and the cards on them.
    expect("a table", &(with > without + 12), &true)
}

/// A card that lies face down is named nowhere.
fn hidden_cards_are_not_told() -> Result<(), Failed> {
    let texts = Texts::new("en");
    for name in [
        "mid-game",
        "face-down-column",
        "canfield",
        "redeal-possible",
    ] {
        let session = state(name)?;
        let scene = session.scene();
        let harness = harness(session);
        let mut labels = String::new();
        for node in harness.root().children_recursive() {
            labels.push_str(&node.accesskit_node().label().unwrap_or_default());
            labels.push('\n');
        }
        let cards = scene.piles.iter().flat_map(|view| &view.cards);
        // What an empty pile takes is no secret.
        let is_awaited = |card| {
            let mut piles = scene.piles.iter();
            piles.any(|view| view.when_empty == WhenEmpty::TakesCard(card))
        };
        for card in cards.filter(|card| !card.face_up && !is_awaited(card.card)) {
            if labels.contains(&texts.card(card.card)) {
                return Err(format!("{name}: {} is told", card.card).into());
            }
        }
        for view in &scene.piles {
            if !labels.contains(&texts.seen(&scene, view)) {
                return Err(format!("{name}: {} is not told", view.pile).into());
            }
        }
    }
    Ok(())
}

/// What is written on the buttons of a dialog is what they do.
fn dialogs_by_their_buttons() -> Result<(), Failed> {
    let texts = Texts::new("en");
    let close = texts.label(&Label::Close);
    for name in [
        "help",
        "rules",
        "variants",
        "statistics",
        "settings",
        "deal-number",
        "won",
    ] {
        let mut harness = harness(state(name)?);
        harness.get_by_label(&close).click();
        harness.run();
        expect(name, &harness.state().scene.dialog, &None)?;
    }
    for (answer, is_new) in [(Label::No, false), (Label::Yes, true)] {
        let mut harness = harness(state("confirm")?);
        let deal = harness.state().scene.deal.clone();
        harness.get_by_label(&texts.label(&answer)).click();
        harness.run();
        expect("a new deal", &(harness.state().scene.deal != deal), &is_new)?;
    }
    // A switch, by its name.
    let mut harness = harness(state("settings")?);
    let before = harness.state().scene.settings.four_colors;
    let row = texts.setting(&canfield_session::settings::Setting::FourColors(before));
    let switch = harness.query_all_by_label(&row.name).last();
    switch.ok_or("there is no switch")?.click();
    harness.run();
    expect(
        "switch",
        &harness.state().scene.settings.four_colors,
        &!before,
    )?;
    // A variant, by its name, which is typed and then clicked.
    let mut harness = self::harness(session()?);
    harness.event(Event::Text("v".to_owned()));
    harness.run();
    harness.event(Event::Text("storehouse".to_owned()));
    harness.run();
    harness.get_by_label("Storehouse").click();
    harness.run();
    expect("variant", &*harness.state().scene.variant, "storehouse")
}
