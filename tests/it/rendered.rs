//! Every state of the shared list, as each front end draws it; and where the terminal lays the cards.
//!
//! A snapshot of the terminal shows the characters, and below them the same grid with a letter for the style of
//! each cell, so that a style cannot change unseen.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use canfield_core::card::Card;
use canfield_core::pile::PileId;
use canfield_core::variants;
use canfield_session::scene::{CardView, Fan, Mark, Scene};
use canfield_session::session::Session;
use canfield_terminal::layout::{Content, Layout, Place};
use canfield_terminal::look::{Colors, Look};
use canfield_terminal::view::{self, Hit};
use canfield_tests::states::{self, State};
use canfield_tests::{data_files, tests_dir, workspace_dir};
use canfield_text::Texts;
use libtest_mimic::{Failed, Trial};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

use crate::snapshots;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("layout::every-pile-has-its-place", every_pile_has_its_place),
        Trial::test(
            "layout::g12-a-long-column-shows-its-end",
            a_long_column_shows_its_end,
        ),
        Trial::test(
            "layout::g2-a-click-beside-the-screen",
            click_beside_the_screen,
        ),
        Trial::test("terminal::h5-every-size", every_size),
        Trial::test("layout::g8-an-empty-pile-is-no-card", empty_pile_is_no_card),
        Trial::test("terminal::picture-in-readme", picture_in_readme),
    ];
    trials.extend(snapshots::of_states("terminal", states::all(), picture));
    trials
}

/// One snapshot of a state holds its pictures at all sizes, so that they are read side by side.
fn picture(state: &State) -> Result<String, Failed> {
    let mut look = Look::default();
    if state.plain {
        look.colors = Colors::Two;
        look.is_ascii = true;
    }
    let scene = state.session.scene();
    let mut pictures = Vec::new();
    for size in &state.sizes.terminal {
        let (width, height) = size.split_once('x').ok_or("a size is written as `80x24`")?;
        let screen = draw(
            &scene,
            look,
            Rect::new(0, 0, width.parse()?, height.parse()?),
        );
        pictures.push(format!("{size}\n{}", snapshot(&screen)));
    }
    Ok(pictures.join("\n"))
}

fn draw(scene: &Scene, look: Look, area: Rect) -> Buffer {
    let texts = Texts::new("en").with_suits(look.chosen(&scene.settings).suits);
    draw_in(&texts, scene, look, area)
}

/// A screen in these words.
pub(crate) fn draw_in(texts: &Texts, scene: &Scene, look: Look, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(area);
    let _drawn = view::draw(scene, texts, look, area, &mut buffer);
    buffer
}

/// The characters of a screen, then its styles.
fn snapshot(screen: &Buffer) -> String {
    let grid = |sign: &dyn Fn(&Cell) -> String| {
        let rows = screen
            .content()
            .chunks(usize::from(screen.area.width.max(1)));
        let lines = rows.map(|row| row.iter().map(sign).collect::<String>());
        let lines: Vec<String> = lines.map(|line| line.trim_end().to_owned()).collect();
        lines.join("\n")
    };
    let mut styles = BTreeMap::new();
    for cell in screen.content() {
        let (letter, meaning) = style(cell);
        if letter != ' ' {
            styles.insert(letter, meaning);
        }
    }
    let legend: Vec<String> = styles
        .iter()
        .map(|(letter, meaning)| format!("{letter} {meaning}"))
        .collect();
    format!(
        "{}\n\n{}\n\n{}\n",
        grid(&|cell| cell.symbol().to_owned()),
        grid(&|cell| style(cell).0.to_string()),
        legend.join("\n"),
    )
}

/// A letter for the style of a cell, and what it stands for. What is bold has a capital letter.
fn style(cell: &Cell) -> (char, String) {
    let color = match cell.fg {
        Color::Reset => 'n',
        Color::Red => 'r',
        Color::Yellow => 'y',
        Color::Green => 'g',
        Color::Blue => 'b',
        Color::Cyan => 'c',
        Color::Magenta => 'm',
        _ => '?',
    };
    let is = |modifier| cell.modifier.contains(modifier);
    let letter = match (is(Modifier::REVERSED), is(Modifier::DIM)) {
        (false, false) if cell.symbol() == " " => ' ',
        // Reversed cells show as digits, since these are easily found.
        (true, _) => match color {
            'r' => '1',
            _ => '0',
        },
        (false, true) if color == 'n' => '.',
        (false, true) => '?',
        (false, false) if is(Modifier::BOLD) => color.to_ascii_uppercase(),
        (false, false) => color,
    };
    let meaning = format!("{} {:?}", cell.fg, cell.modifier);
    (letter, meaning.to_lowercase())
}

/// The README shows what the program shows.
fn picture_in_readme() -> Result<(), Failed> {
    let snapshot = fs::read_to_string(tests_dir().join("snapshots/terminal/mid-game.snap"))?;
    let (_, screen) = snapshot
        .split_once("\n80x24\n")
        .ok_or("there is no picture of that size")?;
    let picture: String = screen.split_inclusive('\n').take(24).collect();
    let readme = fs::read_to_string(workspace_dir().join("README.md"))?;
    if readme.contains(&format!("```text\n{picture}```\n")) {
        Ok(())
    } else {
        Err(format!("put this picture into README.md:\n{picture}").into())
    }
}

/// The sizes at which every variant must be drawn completely.
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (44, 16)];

/// Every shipped variant at its beginning, once as it is dealt and once with every column made long.
fn scenes() -> Vec<Scene> {
    variants::all()
        .flat_map(|variant| {
            let dealt = Session::new_game(variant, 1).scene();
            let mut long = dealt.clone();
            for pile in &mut long.piles {
                if pile.fan == Fan::Down {
                    pile.cards = long_column();
                }
            }
            [dealt, long]
        })
        .collect()
}

/// Thirty cards, which is more than any rules let lie in a column that can be played.
fn long_column() -> Vec<CardView> {
    "KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C AH KS QD JS TD"
        .split(' ')
        .filter_map(|card| card.parse::<Card>().ok())
        .map(|card| CardView {
            card,
            face_up: true,
            has_cursor: false,
            mark: Mark::None,
        })
        .collect()
}

fn laid_out() -> Result<Vec<(Scene, Rect, Layout)>, Failed> {
    let mut all = Vec::new();
    for scene in scenes() {
        for (width, height) in SIZES {
            let area = Rect::new(0, 0, width, height);
            let layout = Layout::new(&scene, area)
                .ok_or_else(|| format!("{} does not fit {width}x{height}", scene.variant))?;
            all.push((scene.clone(), area, layout));
        }
    }
    Ok(all)
}

fn every_pile_has_its_place() -> Result<(), Failed> {
    for (scene, area, layout) in laid_out()? {
        let lines = [layout.title, layout.status, layout.keys];
        let places = |idx| {
            layout
                .places
                .iter()
                .filter(move |place| place.pile_idx == idx)
        };
        for (idx, pile) in scene.piles.iter().enumerate() {
            let name = format!("{}, pile {}, {area:?}", scene.variant, pile.pile);
            let is_seen = |place: &Place| {
                !place.area.is_empty() && place.area.intersection(area) == place.area
            };
            if places(idx).next().is_none() || !places(idx).all(is_seen) {
                return Err(format!("{name}: not on the screen").into());
            }
            let is_covered = |place: &Place| {
                let other = layout.places.iter().filter(|other| other.pile_idx != idx);
                other
                    .map(|other| other.area)
                    .chain(lines)
                    .any(|other| other.intersects(place.area))
            };
            if places(idx).any(is_covered) {
                return Err(format!("{name}: something else lies there").into());
            }
        }
    }
    Ok(())
}

fn a_long_column_shows_its_end() -> Result<(), Failed> {
    for (scene, area, layout) in laid_out()? {
        for (idx, pile) in scene.piles.iter().enumerate() {
            let Some(top) = pile.cards.len().checked_sub(1) else {
                continue;
            };
            let shown = layout.places.iter().rfind(|place| place.pile_idx == idx);
            if shown.is_none_or(|place| place.content != Content::Card(top)) {
                let name = format!("{}, pile {}, {area:?}", scene.variant, pile.pile);
                return Err(format!("{name}: the top card is not seen").into());
            }
        }
    }
    Ok(())
}

/// G2: a click on the last row or column, or just after the screen has shrunk.
fn click_beside_the_screen() -> Result<(), Failed> {
    for (mut scene, area, layout) in laid_out()? {
        scene.dialog = None;
        let texts = Texts::new("en");
        let drawn = view::draw(
            &scene,
            &texts,
            Look::default(),
            area,
            &mut Buffer::empty(area),
        );
        for y in 0..area.height + 2 {
            for x in 0..area.width + 2 {
                let Some(Hit::Pile(pile, depth)) = drawn.at((x, y).into()) else {
                    continue;
                };
                let view = scene.piles.iter().find(|view| view.pile == pile);
                let n_cards = view.map_or(0, |view| view.cards.len());
                if usize::from(depth) >= n_cards.max(1) {
                    return Err(format!("{}: no such card at {x}, {y}", scene.variant).into());
                }
            }
        }
        let stock = scene
            .piles
            .iter()
            .position(|pile| pile.pile == PileId::Stock);
        let place = layout
            .places
            .iter()
            .find(|place| Some(place.pile_idx) == stock);
        let corner = place.ok_or("the stock has no place")?.area.as_position();
        if drawn.at(corner) != Some(Hit::Pile(PileId::Stock, 0)) {
            return Err(format!("{}: a click on the stock misses it", scene.variant).into());
        }
    }
    Ok(())
}

/// G8: an empty pile wears other signs than a card, in every size, with and without signs that are not ASCII; and where it
/// takes something, it says what.
fn empty_pile_is_no_card() -> Result<(), Failed> {
    for (mut scene, area, layout) in laid_out()? {
        scene.dialog = None;
        for pile in &mut scene.piles {
            pile.has_cursor = false;
            for card in &mut pile.cards {
                card.has_cursor = false;
            }
        }
        for is_ascii in [false, true] {
            let look = Look {
                is_ascii,
                ..Look::default()
            };
            let screen = draw(&scene, look, area);
            let signs = |place: &Place| -> Vec<&str> {
                let positions = place.area.positions();
                positions
                    .map(|position| screen[position].symbol())
                    .collect()
            };
            // The sign at which the eye begins: a corner of a frame, or the cell before the rank.
            let corners = |is_wanted: &dyn Fn(&Content) -> bool| -> BTreeSet<&str> {
                let places = layout.places.iter();
                let wanted = places.filter(|place| is_wanted(&place.content));
                wanted.map(|place| signs(place)[0]).collect()
            };
            let cards = corners(&|content| matches!(content, Content::Card(_)));
            let spaces = corners(&|content| matches!(content, Content::Space));
            if !cards.is_disjoint(&spaces) {
                let name = format!("{}, {area:?}", scene.variant);
                return Err(
                    format!("{name}: cards begin with {cards:?}, spaces with {spaces:?}").into(),
                );
            }
            for place in &layout.places {
                let pile = &scene.piles[place.pile_idx];
                let is_named = |sign: &&str| sign.chars().any(char::is_alphanumeric);
                let is_mute = !signs(place)
                    .iter()
                    .any(|sign| is_named(sign) || "♣♠♥♦+↻@".contains(*sign));
                if place.content == Content::Space
                    && matches!(pile.pile, PileId::Foundation(_))
                    && is_mute
                {
                    return Err(format!("{}: {} says nothing", scene.variant, pile.pile).into());
                }
            }
        }
    }
    Ok(())
}

/// H5: no size of the screen is too small, too large or too odd to be drawn on, whatever dialog is open.
fn every_size() -> Result<(), Failed> {
    for file in data_files("states", ".toml")? {
        let state = states::load(&file).map_err(|error| error.to_string())?;
        let scene = state.session.scene();
        let widths = (1..=80).map(|width| (width, 24));
        let heights = (1..=40).map(|height| (80, height));
        let tiny = (1..=5).flat_map(|width| (1..=5).map(move |height| (width, height)));
        for (width, height) in widths
            .chain(heights)
            .chain(tiny)
            .chain([(44, 16), (400, 120)])
        {
            draw(&scene, Look::default(), Rect::new(0, 0, width, height));
        }
    }
    Ok(())
}
