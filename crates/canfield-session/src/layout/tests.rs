//! Rectangles for every variant in windows of every shape.

use canfield_core::card::Card;
use canfield_core::variants;

use super::*;
use crate::scene::{CardView, Mark};
use crate::session::Session;

/// Phones upright and on their side, a small window, a tablet, screens up to 8K, and shapes that nobody should have.
const SIZES: &[(f32, f32)] = &[
    (320.0, 480.0),
    (320.0, 568.0),
    (390.0, 844.0),
    (480.0, 360.0),
    (740.0, 340.0),
    (768.0, 1024.0),
    (844.0, 390.0),
    (1280.0, 800.0),
    (2560.0, 1440.0),
    (7680.0, 4320.0),
    (3000.0, 300.0),
    (300.0, 3000.0),
];

/// Every variant as it is dealt, and once with each column as long as any can be.
fn scenes() -> Vec<(String, Scene)> {
    let long =
        "KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C AH KS QD JS TD";
    let long: Vec<CardView> = long
        .split(' ')
        .map(|card| CardView {
            card: card.parse::<Card>().unwrap(),
            face_up: true,
            has_cursor: false,
            mark: Mark::None,
        })
        .collect();
    let mut scenes = Vec::new();
    for variant in variants::all() {
        let dealt = Session::new_game(variant, 1).scene();
        let mut full = dealt.clone();
        for pile in &mut full.piles {
            match pile.fan {
                // Reserves are as long as they will ever be when they are dealt.
                _ if matches!(pile.pile, PileId::Reserve(_)) => {}
                Fan::Down => pile.cards.clone_from(&long),
                Fan::LastFew(_) => pile.cards = long[..20].to_vec(),
                Fan::Squared => {}
            }
        }
        for (name, scene) in [("dealt", dealt), ("full", full)] {
            for left_handed in [false, true] {
                let mut scene = scene.clone();
                scene.settings.left_handed = left_handed;
                scenes.push((format!("{} {name} {left_handed}", variant.id), scene));
            }
        }
    }
    scenes
}

fn area(width: f32, height: f32) -> Area {
    Area {
        width,
        height,
        insets: Insets::default(),
    }
}

/// Calls the check with every scene laid out at every size, and a name to blame.
fn for_each(check: impl Fn(&str, &Scene, Rect, &Layout)) {
    for (name, scene) in scenes() {
        for &(width, height) in SIZES {
            let name = format!("{name} {width}x{height}");
            let insets = Insets {
                left: 10.0,
                top: 20.0,
                right: 5.0,
                bottom: 30.0,
            };
            let table = Rect {
                x: 10.0,
                y: 20.0,
                width: width - 15.0,
                height: height - 50.0,
            };
            let area = Area {
                width,
                height,
                insets,
            };
            let layout = fit(&scene, area, CardShape::default());
            check(&name, &scene, table, &layout);
        }
    }
}

fn is_inside(inner: Rect, outer: Rect) -> bool {
    inner.x >= outer.x
        && inner.y >= outer.y
        && inner.right() <= outer.right()
        && inner.bottom() <= outer.bottom()
}

/// H2: on a phone that lies on its side there was no stock. H8: on one that stands upright there were not all piles.
#[test]
fn every_pile_and_every_card_is_on_the_table() {
    for_each(|name, scene, table, layout| {
        assert_eq!(layout.piles.len(), scene.piles.len(), "{name}");
        for (placed, view) in layout.piles.iter().zip(&scene.piles) {
            assert_eq!(placed.pile, view.pile, "{name}");
            assert_eq!(placed.cards.len(), view.cards.len(), "{name}");
            for &rect in placed.cards.iter().chain([&placed.base, &placed.drop_area]) {
                assert!(is_inside(rect, table), "{name}: {:?} {rect:?}", view.pile);
            }
        }
        assert!(is_inside(layout.bounds, table), "{name}");
    });
}

#[test]
fn piles_do_not_overlap() {
    for_each(|name, _, _, layout| {
        for (n, one) in layout.piles.iter().enumerate() {
            for other in &layout.piles[n + 1..] {
                assert!(
                    one.drop_area.overlap(other.drop_area) <= 0.0,
                    "{name}: {} and {}: {:?} {:?}",
                    one.pile,
                    other.pile,
                    one.drop_area,
                    other.drop_area,
                );
            }
        }
    });
}

/// G12: a column longer than the screen. Its playable end is seen whole, and something of every card under it.
#[test]
fn the_longest_column_shows_its_end_and_keeps_its_order() {
    for_each(|name, scene, _, layout| {
        for (placed, view) in layout.piles.iter().zip(&scene.piles) {
            for pair in placed.cards.windows(2) {
                let is_in_order = match view.fan {
                    Fan::Squared => pair[0] == pair[1],
                    Fan::LastFew(_) => pair[0].x <= pair[1].x && pair[0].y <= pair[1].y,
                    Fan::Down => pair[0].x <= pair[1].x && pair[0].y < pair[1].y,
                };
                assert!(is_in_order, "{name}: {:?}", view.pile);
            }
        }
    });
}

#[test]
fn the_board_is_not_lost_on_the_table() {
    for_each(|name, _, table, layout| {
        let share = (layout.bounds.width / table.width).max(layout.bounds.height / table.height);
        assert!(share >= 0.7, "{name}: {share}");
    });
}

/// Nothing but the cards moves while a game is played, unless a rank could not be read then.
#[test]
fn piles_stay_where_they_are() {
    let mut n_kept = 0;
    for scenes in scenes().chunks(4) {
        for &(width, height) in SIZES {
            let fit = |n: usize| fit(&scenes[n].1, area(width, height), CardShape::default());
            let (dealt, full) = (fit(0), fit(2));
            // The longest columns would have so much room for the cards below their top ones.
            let is_readable = scenes[2]
                .1
                .piles
                .iter()
                .zip(&dealt.piles)
                .all(|(view, placed)| {
                    let room = placed.drop_area.height - dealt.card_height;
                    let n_covered = as_f32(view.cards.len().saturating_sub(1));
                    view.fan != Fan::Down || room >= n_covered * (READABLE + 1.0)
                });
            if is_readable {
                let places = |layout: Layout| layout.piles.into_iter().map(|pile| pile.base);
                assert!(places(dealt).eq(places(full)), "{}", scenes[0].0);
                n_kept += 1;
            }
        }
    }
    assert!(n_kept > 100, "{n_kept}");
}

/// On the tables of the smallest phone, upright and on its side, and of a desk: a column of two dozen cards shows something of
/// each rank, and what is large enough stays as it is.
#[test]
fn every_rank_of_a_long_column_can_be_read() {
    for (name, scene) in scenes() {
        if !name.contains("full") {
            continue;
        }
        for (width, height) in [
            (320.0, 390.0),
            (390.0, 700.0),
            (774.0, 330.0),
            (1280.0, 700.0),
        ] {
            let mut scene = scene.clone();
            for view in &mut scene.piles {
                match view.pile {
                    PileId::Tableau(0) if view.fan == Fan::Down => view.cards.truncate(24),
                    PileId::Tableau(_) => view.cards.truncate(1),
                    _ => {}
                }
            }
            let layout = fit(&scene, area(width, height), CardShape::default());
            let strip = layout.strip(&scene);
            assert!(strip >= READABLE, "{name} {width}x{height}: {strip}");
        }
    }
}

#[test]
fn an_index_is_covered_only_when_there_is_no_room() {
    for_each(|name, scene, table, layout| {
        let index = CardShape::default().index * layout.card_width;
        for (placed, view) in layout.piles.iter().zip(&scene.piles) {
            let is_column = matches!(view.pile, PileId::Tableau(_));
            for (pair, card) in placed.cards.windows(2).zip(&view.cards) {
                let step = pair[1].y - pair[0].y;
                let is_drawn_together = is_column && card.face_up && step < index.floor();
                let spare = placed.drop_area.bottom() - placed.cards.last().unwrap().bottom();
                assert!(
                    !is_drawn_together || spare < 0.1 * layout.card_width,
                    "{name}: {} {spare} {table:?}",
                    view.pile
                );
            }
        }
    });
}

#[test]
fn face_down_cards_give_way_first() {
    let variant = variants::find("canfield-klondike").unwrap();
    let text = "T1 QS / T7 -2C -3C -4C -5C -6C -7C KH QC JH TC 9H 8C 7H 6S 5H 4S 3H 2S AH";
    let state = variant.rules.read_position(text).unwrap();
    let scene = Session::from_position(variant, state, 1).scene();
    let layout = fit(&scene, area(1000.0, 640.0), CardShape::default());
    let column = layout.pile(PileId::Tableau(6)).unwrap();
    let steps: Vec<f32> = column.cards.windows(2).map(|p| p[1].y - p[0].y).collect();
    assert!(
        steps[..6]
            .iter()
            .all(|step| *step < 0.15 * layout.card_width)
    );
    assert!(steps[..6].iter().all(|step| step < &steps[10]), "{steps:?}");
}

/// Cards for the hand: no smaller than a finger can tell apart on an upright phone, in the games of the five tables.
#[test]
fn cards_are_as_large_as_the_window_allows() {
    for (id, width, height, least) in [
        ("canfield", 320.0, 460.0, 55.0),
        ("canfield", 390.0, 700.0, 80.0),
        ("canfield", 780.0, 350.0, 66.0),
        ("canfield", 1280.0, 700.0, 125.0),
        ("demon", 320.0, 460.0, 34.0),
        ("quadruple-canfield", 320.0, 460.0, 34.0),
        ("the-plot", 320.0, 480.0, 34.0),
    ] {
        let scene = Session::new_game(variants::find(id).unwrap(), 1).scene();
        let layout = fit(&scene, area(width, height), CardShape::default());
        let found = layout.card_width;
        assert!(found >= least, "{id} {width}x{height}: {found}");
    }
}

/// F9: cards let go beside a pile that overlap it most are meant for it; a pile that does not take them is not meant.
#[test]
fn cards_go_where_they_overlap_most_among_legal_targets() {
    let scene = Session::new_game(variants::find("canfield").unwrap(), 1).scene();
    let layout = fit(&scene, area(1280.0, 800.0), CardShape::default());
    let [one, two, three] = [0, 1, 2].map(PileId::Tableau);
    let at = |pile| layout.pile(pile).unwrap().base;
    let pitch = at(two).x - at(one).x;
    let carried = |share: f32| Rect {
        x: at(one).x + share * pitch,
        y: at(one).y + 40.0,
        ..at(one)
    };
    let all = [one, two, three];
    assert_eq!(layout.drop_target(carried(0.6), &all), Some(two));
    assert_eq!(layout.drop_target(carried(0.4), &all), Some(one));
    assert_eq!(layout.drop_target(carried(0.6), &[one, three]), Some(one));
    assert_eq!(layout.drop_target(carried(0.6), &[three]), None);
    let below = Rect {
        y: 700.0,
        ..at(three)
    };
    assert_eq!(layout.drop_target(below, &all), Some(three));
}

#[test]
fn a_point_is_traced_to_the_card_that_is_seen_there() {
    for_each(|name, scene, _, layout| {
        assert_eq!(layout.at(-1.0, -1.0), None, "{name}");
        for (placed, view) in layout.piles.iter().zip(&scene.piles) {
            let base = placed.base;
            if view.cards.is_empty() {
                let found = layout.at(base.x + 1.0, base.y + 1.0);
                assert_eq!(found, Some((view.pile, 0)), "{name}");
            }
            if view.fan == Fan::Down {
                for (n, rect) in placed.cards.iter().enumerate() {
                    let depth = u8::try_from(placed.cards.len() - 1 - n).unwrap();
                    let found = layout.at(rect.x + 1.0, rect.y + 0.5);
                    assert_eq!(found, Some((view.pile, depth)), "{name}");
                }
            }
        }
    });
}

/// H5: no window is too small to be laid out.
#[test]
fn tiny_windows() {
    for (_, scene) in scenes() {
        for (width, height) in [(0.0, 0.0), (1.0, 1.0), (120.0, 80.0), (-5.0, 7.0)] {
            let layout = fit(&scene, area(width, height), CardShape::default());
            assert!(layout.card_width >= 1.0);
        }
    }
}
