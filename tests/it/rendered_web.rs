//! Every state of the shared list as the browser build puts it on its page; and what no page may show or hide.
//!
//! A snapshot is the page as text: its elements with what a style sheet needs, and in words what a reader of the screen says.

use std::collections::BTreeSet;

use canfield_core::card::Card;
use canfield_core::variants;
use canfield_session::command::{Command, Screen};
use canfield_session::layout::{self, Area};
use canfield_session::scene::{CardView, Scene};
use canfield_session::session::{Millis, Session};
use canfield_tests::data_files;
use canfield_tests::states::{self, State};
use canfield_text::{LANGUAGES, Texts};
use canfield_web::element::Element;
use canfield_web::view::{self, SHAPE, Slots, View};
use libtest_mimic::{Failed, Trial};

use crate::snapshots;

/// The size of the table in the snapshots, in points.
const SIZE: (f32, f32) = (1280.0, 640.0);

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("page::f15-c20-hidden-cards-are-not-told", hidden_cards),
        Trial::test("page::one-element-for-each-card", one_element_for_each_card),
        Trial::test("page::all-that-is-asked-for-is-understood", commands),
        Trial::test("page::e11-screens-leave-the-game-alone", screens_leave_game),
        Trial::test(
            "page::a5-empty-foundations-say-their-rank",
            empty_foundations,
        ),
        Trial::test("page::everything-has-a-name", everything_has_a_name),
        Trial::test("page::d16-no-text-has-a-hole-in-it", no_holes),
    ];
    trials.extend(snapshots::of_states("web", states::of_files(), picture));
    trials
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "the other front ends draw at sizes that may be written wrongly"
)]
fn picture(state: &State) -> Result<String, Failed> {
    let page = page(&state.session.scene(), &mut Slots::default());
    let elements: Vec<String> = page.iter().map(Element::to_string).collect();
    Ok(elements.join("\n"))
}

/// The page with this scene. `slots` are those of the page before, if there was one.
fn page(scene: &Scene, slots: &mut Slots) -> Vec<Element> {
    page_in(&Texts::new("en"), scene, slots)
}

fn page_in(texts: &Texts, scene: &Scene, slots: &mut Slots) -> Vec<Element> {
    let area = Area {
        width: SIZE.0,
        height: SIZE.1,
        ..Area::default()
    };
    slots.follow(scene);
    view::page(View {
        scene,
        texts,
        layout: &layout::fit(scene, area, SHAPE),
        slots,
        has_keyboard: true,
        note: None,
    })
}

fn states() -> Result<Vec<State>, Failed> {
    let states = data_files("states", ".toml")?;
    let states = states.iter().map(states::load).collect::<Result<_, _>>();
    states.map_err(|error| error.to_string().into())
}

/// D16: no text of any state in any language shows the name of a value in place of the value.
fn no_holes() -> Result<(), Failed> {
    for state in states()? {
        let scene = state.session.scene();
        for language in LANGUAGES {
            let page = page_in(&Texts::new(language), &scene, &mut Slots::default());
            for element in &page {
                let text = element.to_string();
                if let Some(line) = text.lines().find(|line| line.contains(['{', '}'])) {
                    return Err(format!("{} in {language}: {line}", state.name).into());
                }
            }
        }
    }
    Ok(())
}

/// A hidden card is in no attribute, no name and no text of the table: the page is the same whichever card it is.
fn hidden_cards() -> Result<(), Failed> {
    for state in states()? {
        let scene = state.session.scene();
        let mut other = scene.clone();
        let hidden = other.piles.iter_mut().flat_map(|view| &mut view.cards);
        let mut hidden: Vec<&mut CardView> = hidden.filter(|card| !card.face_up).collect();
        // The hidden cards change places among themselves.
        let cards: Vec<Card> = hidden.iter().map(|card| card.card).collect();
        for (view, card) in hidden.iter_mut().zip(cards.into_iter().rev()) {
            view.card = card;
        }
        let [one, two] = [&scene, &other].map(|scene| page(scene, &mut Slots::default()));
        if one != two {
            return Err(format!("{} shows what lies face down", state.name).into());
        }
    }
    Ok(())
}

/// Each card has an element of its own, which stays the same one while a game is played, taken back and started over.
fn one_element_for_each_card() -> Result<(), Failed> {
    for variant in variants::all() {
        let mut session = Session::new_game(variant, 1);
        let mut slots = Slots::default();
        let keys = |session: &Session, slots: &mut Slots| -> Vec<(String, Option<String>)> {
            let page = page(&session.scene(), slots);
            let all = page.iter().flat_map(Element::all);
            let cards =
                all.filter(|element| element.key.starts_with("card") && element.tag == "div");
            let cards = cards.filter(|element| element.key != "cards");
            cards
                .map(|card| {
                    (
                        card.key.clone(),
                        card.attribute("data-card").map(str::to_owned),
                    )
                })
                .collect()
        };
        let first = keys(&session, &mut slots);
        if first.len() != variant.rules.n_cards() {
            return Err(format!("{}: {} elements", variant.id, first.len()).into());
        }
        let mut shown = first.clone();
        let commands = [
            Command::Draw,
            Command::Draw,
            Command::Undo,
            Command::Draw,
            Command::Restart,
        ];
        for command in commands {
            session.update(command, Millis(0));
            let now = keys(&session, &mut slots);
            for ((old_key, old), (key, card)) in shown.iter_mut().zip(now) {
                let is_same = old.is_none() || card.is_none() || *old == card;
                if *old_key != key || !is_same {
                    return Err(format!("{}: {old_key} shows another card", variant.id).into());
                }
                *old = old.take().or(card);
            }
        }
        if keys(&session, &mut slots) != first {
            return Err(format!("{}: started over, it looks another way", variant.id).into());
        }
    }
    Ok(())
}

/// What a button is called is understood, on every screen.
fn commands() -> Result<(), Failed> {
    for state in states()? {
        let page = page(&state.session.scene(), &mut Slots::default());
        for element in page.iter().flat_map(Element::all) {
            let name = element.attribute("data-command");
            let by_the_page = ["share", "daily"];
            let is_understood = name.is_none_or(|name| {
                by_the_page.contains(&name) || canfield_web::input::command(name).is_some()
            });
            let rank = element.attribute("data-rank");
            let is_rank = rank.is_none_or(|rank| canfield_web::input::rank(rank).is_some());
            if !is_understood || !is_rank {
                return Err(format!("{}: nobody understands {element}", state.name).into());
            }
        }
    }
    Ok(())
}

/// E11: whatever screen is opened and closed, the same game is there, and nothing moved behind it.
fn screens_leave_game() -> Result<(), Failed> {
    for screen in [
        Screen::Help,
        Screen::Rules,
        Screen::Variants,
        Screen::DealNumber,
        Screen::Statistics,
        Screen::Settings,
    ] {
        let mut session = Session::new_game(variants::first(), 1);
        session.update(Command::Draw, Millis(0));
        let mut slots = Slots::default();
        let before = page(&session.scene(), &mut slots);
        session.update(Command::Show(screen), Millis(0));
        let with_screen = page(&session.scene(), &mut slots);
        if with_screen.len() != before.len() + 1 || with_screen[1] != before[1] {
            return Err(format!("{screen:?} changes the table").into());
        }
        session.update(Command::Draw, Millis(0));
        session.update(Command::Cancel, Millis(0));
        if page(&session.scene(), &mut slots) != before {
            return Err(format!("another game after {screen:?}").into());
        }
    }
    Ok(())
}

/// A5: an empty foundation shows and tells the rank that it takes, not an ace.
fn empty_foundations() -> Result<(), Failed> {
    let variant = variants::find("canfield")?;
    let text = "base 9 / S 2C / F1 9C / T1 KD / T2 QD / T3 JD / T4 TD";
    let state = variant
        .rules
        .read_position(text)
        .map_err(|error| error.to_string())?;
    let session = Session::from_position(variant, state, 1);
    let page = page(&session.scene(), &mut Slots::default());
    let piles: Vec<&Element> = page.iter().flat_map(Element::all).collect();
    let pile = |name| {
        let mut piles = piles.iter();
        piles.find(|element| element.attribute("data-pile") == Some(name))
    };
    for name in ["F2", "F3", "F4"] {
        let pile = pile(name).ok_or("there is no such foundation")?;
        let text = pile.to_string();
        if !text.contains("takes a 9\"") && !text.contains("9 of") || !text.contains("#takes-9") {
            return Err(format!("{name}: {text}").into());
        }
    }
    Ok(())
}

/// Every button and every field has a name, every screen a title, and no two elements have one id.
fn everything_has_a_name() -> Result<(), Failed> {
    for state in states()? {
        let page = page(&state.session.scene(), &mut Slots::default());
        let mut ids = BTreeSet::new();
        let labels: Vec<&Element> = page
            .iter()
            .flat_map(Element::all)
            .filter(|element| element.tag == "label")
            .collect();
        for element in page.iter().flat_map(Element::all) {
            let is_named = match element.tag {
                "button" => {
                    let mut texts = element.all().map(|inner| inner.text.as_str());
                    element.attribute("aria-label").is_some() || texts.any(|text| !text.is_empty())
                }
                "input" | "select" => {
                    let mut around = labels.iter().flat_map(|label| label.all());
                    element.attribute("aria-label").is_some()
                        || around.any(|inner| inner == element)
                }
                "dialog" => element
                    .all()
                    .any(|inner| inner.tag == "h2" && !inner.text.is_empty()),
                _ => true,
            };
            let is_new = element.attribute("id").is_none_or(|id| ids.insert(id));
            if !is_named || !is_new {
                return Err(format!("{}: {element}", state.name).into());
            }
        }
    }
    Ok(())
}
