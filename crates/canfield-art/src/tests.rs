//! What must be true of every drawing.

use std::collections::BTreeMap;
use std::fmt::Write;

use canfield_core::card::{Card, Color, Rank, Suit};
use svgtypes::{PathParser, PathSegment};

use super::*;

const STYLES: [Style; 4] = [
    style(false, false),
    style(true, false),
    style(false, true),
    style(true, true),
];

const PALETTES: [(&str, Palette); 4] = [
    ("felt", Palette::FELT),
    ("light", Palette::LIGHT),
    ("dark", Palette::DARK),
    ("high contrast", Palette::HIGH_CONTRAST),
];

/// What all symbols of a page may weigh in bytes, uncompressed. Lower it when they get lighter.
const DECK_BYTES: usize = 224_000;

const fn style(four_colors: bool, large_index: bool) -> Style {
    Style {
        four_colors,
        large_index,
        letters: false,
    }
}

fn ranks() -> impl Iterator<Item = Rank> {
    (0..13).filter_map(Rank::from_index)
}

fn cards() -> impl Iterator<Item = Card> {
    Suit::ALL
        .into_iter()
        .flat_map(|suit| ranks().map(move |rank| Card::new(rank, suit)))
}

fn places() -> Vec<Place> {
    let mut places = vec![
        Place::Plain,
        Place::Any,
        Place::Set,
        Place::Waste,
        Place::Reserve,
        Place::Nothing,
        Place::Redeal,
        Place::NoRedeal,
    ];
    places.extend(ranks().map(Place::Rank));
    places.extend(Suit::ALL.map(Place::Suit));
    places.extend(cards().map(Place::Card));
    places
}

/// Every picture, with a name for messages.
fn pictures() -> Vec<(String, Picture)> {
    let faces = cards().map(|card| (card.to_string(), Picture::Face(card)));
    let places = places().into_iter();
    let places = places.map(|place| (format!("{place:?}"), Picture::Place(place)));
    let back = ("back".to_owned(), Picture::Back);
    faces.chain([back]).chain(places).collect()
}

/// Every drawing in every style, with its name, and the icons.
fn drawings() -> Vec<(String, Drawing)> {
    let mut drawings = vec![
        ("icon".to_owned(), app_icon()),
        ("icon to be cut".to_owned(), app_icon_to_be_cut()),
    ];
    for style in STYLES {
        for (name, picture) in pictures() {
            drawings.push((format!("{name} in {style:?}"), drawing(picture, style)));
        }
    }
    drawings
}

fn points(shapes: &[Shape]) -> Vec<[f32; 2]> {
    let outlines = shapes.iter().flat_map(|shape| &shape.outline);
    outlines.flat_map(Segment::points).collect()
}

fn is_close(one: [f32; 2], other: [f32; 2]) -> bool {
    is_near(one, other, 0.06)
}

fn is_near(one: [f32; 2], other: [f32; 2], distance: f32) -> bool {
    (one[0] - other[0]).abs() < distance && (one[1] - other[1]).abs() < distance
}

fn opposite([x, y]: [f32; 2]) -> [f32; 2] {
    [WIDTH - x, HEIGHT - y]
}

/// Whether every point has another one within a distance of where it goes when the card is turned.
fn is_same_when_turned(points: &[[f32; 2]], distance: f32) -> bool {
    let has_opposite = |point: &[f32; 2]| {
        let opposite = opposite(*point);
        points
            .iter()
            .any(|other| is_near(opposite, *other, distance))
    };
    points.iter().all(has_opposite)
}

/// The middle of each run of an outline: one for every sign.
fn run_middles(shape: &Shape) -> Vec<[f32; 2]> {
    let is_start = |segment: &Segment| matches!(segment, Segment::MoveTo(_));
    let mut runs: Vec<Vec<Segment>> = Vec::new();
    for segment in &shape.outline {
        if is_start(segment) {
            runs.push(Vec::new());
        }
        runs.last_mut().unwrap().push(*segment);
    }
    let middle = |run: Vec<Segment>| {
        let [left, top, right, bottom] = Shape::filled(Ink::Paper, run).bounds();
        [f32::midpoint(left, right), f32::midpoint(top, bottom)]
    };
    runs.into_iter().map(middle).collect()
}

/// The shape with the pips and the signs of the indices.
fn signs(card: Card, style: Style) -> Shape {
    let ink = suits::ink(card.suit(), style);
    let shapes = drawing(Picture::Face(card), style).shapes;
    let is_sign = |shape: &Shape| shape.fill == Some(ink) && shape.stroke.is_none();
    shapes.into_iter().find(is_sign).unwrap()
}

#[test]
fn a_card_has_as_many_pips_as_its_rank_says() {
    for card in cards().filter(|card| card.rank().index() < 10) {
        let n_signs = run_middles(&signs(card, style(false, false))).len();
        assert_eq!(n_signs - 2, usize::from(card.rank().index()) + 1, "{card}");
    }
}

#[test]
fn no_two_pips_touch() {
    for card in cards().filter(|card| card.rank().index() < 10) {
        let middles = run_middles(&signs(card, style(false, false)));
        for (idx, one) in middles.iter().enumerate() {
            for other in &middles[..idx] {
                let distance = (one[0] - other[0]).hypot(one[1] - other[1]);
                assert!(distance > 43.0, "{card}: {one:?} and {other:?}");
            }
        }
    }
}

#[test]
fn everything_lies_within_its_box() {
    for (name, drawing) in drawings() {
        assert!(!drawing.shapes.is_empty(), "{name}");
        for shape in &drawing.shapes {
            let [left, top, right, bottom] = shape.bounds();
            let is_within =
                left >= 0.0 && top >= 0.0 && right <= drawing.width && bottom <= drawing.height;
            assert!(is_within, "{name}: {:?}", shape.bounds());
        }
    }
}

/// Whatever shape a system cuts the icon to, the cards are whole, and as large as that allows.
#[test]
fn nothing_is_cut_off_the_cards_of_the_icon() {
    let drawing = app_icon_to_be_cut();
    let (ground, cards) = drawing.shapes.split_first().unwrap();
    let [left, top, right, bottom] = ground.bounds();
    assert!(is_close([left, top], [0.0, 0.0]));
    assert!(is_close([right, bottom], [drawing.width, drawing.height]));
    let reaches = cards.iter().flat_map(|shape| {
        let line = shape.stroke.map_or(0.0, |(_, width)| width / 2.0);
        let points = shape.outline.iter().flat_map(Segment::points);
        points.map(move |[x, y]| (x - drawing.width / 2.0).hypot(y - drawing.height / 2.0) + line)
    });
    let reach = reaches.fold(0.0, f32::max) / drawing.width;
    assert!((0.39..=0.4).contains(&reach), "{reach}");
}

#[test]
fn a_court_stays_within_its_frame() {
    for card in cards().filter(|card| card.rank().index() > 9) {
        let shapes = drawing(Picture::Face(card), Style::default()).shapes;
        let court = courts::court(card, Ink::Red);
        let n_others = shapes.len() - court.len();
        assert!(n_others > 1, "{card} has no index");
        for shape in court {
            let [left, top, right, bottom] = shape.bounds();
            let is_within = left > 55.0 && right < 195.0 && top > 22.0 && bottom < 328.0;
            assert!(is_within, "{card}: {:?}", shape.bounds());
        }
    }
}

#[test]
fn every_picture_differs_from_every_other_without_colours() {
    for style in STYLES {
        let mut seen: BTreeMap<String, String> = BTreeMap::new();
        for (name, picture) in pictures() {
            let outlines = format!("{:?}", points(&drawing(picture, style).shapes));
            if let Some(twin) = seen.insert(outlines, name.clone()) {
                panic!("{name} looks like {twin} in {style:?}");
            }
        }
    }
}

#[test]
fn courts_differ_in_more_than_their_signs() {
    let figures: Vec<(Card, Vec<Vec<Segment>>)> = cards()
        .filter(|card| card.rank().index() > 9)
        .map(|card| {
            // In red, so that cloth of another suit is not taken for another shape; the sign is left out.
            let shapes = courts::court(card, Ink::Red).into_iter();
            let shapes = shapes.filter(|shape| shape.fill != Some(Ink::Red));
            (card, shapes.map(|shape| shape.outline).collect())
        })
        .collect();
    for (idx, (card, figure)) in figures.iter().enumerate() {
        for (other_card, other) in &figures[..idx] {
            let n_shared = figure.iter().filter(|shape| other.contains(shape)).count();
            assert!(
                n_shared * 2 < figure.len(),
                "{card} and {other_card} share {n_shared} of {} shapes",
                figure.len()
            );
        }
    }
}

/// Four letters, none like another, in the place of the small signs; and nothing else is another then.
/// However little is seen of a face, its rank and its suit are, one beside the other, and as large as there is room.
#[test]
fn a_strip_shows_its_rank_and_its_suit() {
    for card in cards() {
        for in_sight in 14..=115_u16 {
            for letters in [false, true] {
                let style = Style {
                    letters,
                    ..Style::default()
                };
                let shapes = drawing(Picture::Strip(card, in_sight), style).shapes;
                let (sign, rank) = shapes[1..].split_at(if letters { 2 } else { 1 });
                let [first, second] = [rank, sign].map(bounds);
                let seen = f32::from(in_sight);
                let name = format!("{card}, of which {seen} are seen: {first:?} and {second:?}");
                for [left, top, right, bottom] in [first, second] {
                    assert!(left >= 3.0 && right <= WIDTH - 3.0, "{name}");
                    assert!(top >= 2.0 && bottom <= seen, "{name}");
                    assert!(bottom - top >= 0.7 * seen - 5.0, "{name}");
                }
                assert!(first[2] < second[0], "{name}");
            }
        }
    }
}

#[test]
fn a_face_shows_its_rank_where_it_is_said_to() {
    for large_index in [false, true] {
        let style = style(false, large_index);
        for card in cards() {
            let ink = suits::ink(card.suit(), style);
            let shapes = drawing(Picture::Face(card), style).shapes;
            let strokes = shapes
                .iter()
                .filter(|shape| shape.stroke.map(|(of, _)| of) == Some(ink));
            let pens = strokes.filter(|shape| shape.fill.is_none());
            let upper = pens.flat_map(|shape| shape.outline.iter().flat_map(Segment::points));
            let lowest = upper.map(|[_, y]| y).filter(|&y| y < HEIGHT / 2.0);
            let lowest = lowest.fold(0.0, f32::max);
            assert!(
                lowest <= style.index_height(),
                "{card} in {style:?}: {lowest}"
            );
        }
    }
}

#[test]
fn letters_stand_for_suits() {
    for large_index in [false, true] {
        for rank in (0..13).filter_map(Rank::from_index) {
            let faces = Suit::ALL.map(|suit| {
                let style = Style {
                    letters: true,
                    ..style(false, large_index)
                };
                let face = Picture::Face(Card::new(rank, suit));
                let [with, without] = [style, self::style(false, large_index)]
                    .map(|style| points(&drawing(face, style).shapes));
                assert_ne!(with, without, "{rank} of {suit:?}");
                with
            });
            for (n, face) in faces.iter().enumerate() {
                assert!(!faces[..n].contains(face), "{rank}");
            }
        }
    }
}

#[test]
fn colours_are_all_that_four_colours_change() {
    for large_index in [false, true] {
        for card in cards() {
            let two = drawing(Picture::Face(card), style(false, large_index)).shapes;
            let four = drawing(Picture::Face(card), style(true, large_index)).shapes;
            assert_eq!(points(&two), points(&four), "{card}");
            let is_recoloured = matches!(card.suit(), Suit::Clubs | Suit::Diamonds);
            assert_eq!(two != four, is_recoloured, "{card}");
        }
    }
}

#[test]
fn two_colours_are_those_of_the_core() {
    for suit in Suit::ALL {
        let is_red = suits::ink(suit, Style::default()) == Ink::Red;
        assert_eq!(is_red, suit.color() == Color::Red);
    }
}

#[test]
fn a_court_and_the_back_are_the_same_when_turned() {
    for (name, picture) in pictures() {
        let is_symmetric = match picture {
            Picture::Face(card) => card.rank().index() > 9,
            Picture::Back => true,
            Picture::Strip(..) | Picture::Place(_) => false,
        };
        if is_symmetric {
            let shapes = drawing(picture, Style::default()).shapes;
            assert!(is_same_when_turned(&points(&shapes), 0.06), "{name}");
        }
    }
}

#[test]
fn pips_lie_the_same_when_turned_but_for_the_seven() {
    for card in cards().filter(|card| card.rank().index() < 10) {
        let middles = run_middles(&signs(card, Style::default()));
        // A pip in the middle row stands upright, and the middle of its box is not quite its own.
        let is_seven = card.rank().index() == 6;
        assert_eq!(is_same_when_turned(&middles, 8.0), !is_seven, "{card}");
    }
}

#[test]
fn a_seven_is_an_eight_without_one_pip() {
    for suit in Suit::ALL {
        let middles = |index: u8| {
            let card = Card::new(Rank::from_index(index).unwrap(), suit);
            run_middles(&signs(card, Style::default()))
        };
        let eight = middles(7);
        let is_in_eight = |at: &[f32; 2]| eight.iter().any(|other| is_close(*at, *other));
        assert!(middles(6).iter().all(is_in_eight), "{suit}");
    }
}

#[test]
fn an_empty_pile_is_no_card() {
    for place in places() {
        let shapes = drawing(Picture::Place(place), Style::default()).shapes;
        for shape in shapes {
            let inks = [shape.fill, shape.stroke.map(|(ink, _)| ink)];
            let is_mark = |ink: &Ink| matches!(ink, Ink::Mark | Ink::MarkFaint);
            assert!(inks.iter().flatten().all(is_mark), "{place:?}: {inks:?}");
            let [left, _, right, _] = shape.bounds();
            let is_ground = shape.fill.is_some() && right - left > WIDTH * 0.9;
            assert!(!is_ground, "{place:?} is filled like a card");
        }
    }
}

#[test]
fn an_empty_pile_shows_the_rank_it_takes() {
    let line_of = |shapes: Vec<Shape>, ink: Ink| {
        let broad = shapes.into_iter();
        let mut broad = broad.filter(|shape| shape.stroke.is_some_and(|(found, _)| found == ink));
        broad.next().unwrap().outline.len()
    };
    for rank in ranks() {
        let mark = drawing(Picture::Place(Place::Rank(rank)), Style::default()).shapes;
        let card = Picture::Face(Card::new(rank, Suit::Hearts));
        let face = drawing(card, style(false, true)).shapes;
        assert_eq!(line_of(mark, Ink::Mark), line_of(face, Ink::Red), "{rank}");
    }
}

#[test]
fn svg_is_well_formed_and_has_no_style_of_its_own() {
    let classes = css_classes();
    for (name, drawing) in drawings() {
        let text = svg(&drawing, "picture");
        let document = roxmltree::Document::parse(&text).expect(&text);
        let symbol = document.root_element();
        assert_eq!(symbol.tag_name().name(), "symbol", "{name}");
        assert_eq!(symbol.attribute("id"), Some("picture"));
        let paths: Vec<_> = symbol.children().collect();
        assert_eq!(paths.len(), drawing.shapes.len(), "{name}");
        for path in paths {
            assert_eq!(path.tag_name().name(), "path", "{name}");
            assert_eq!(path.attribute("style"), None, "{name}");
            for class in path.attribute("class").unwrap().split(' ') {
                assert!(classes.contains(&format!(".{class}{{")), "{name}: {class}");
            }
        }
    }
}

#[test]
fn svg_says_what_the_drawing_says() {
    for (name, drawing) in drawings() {
        let text = svg(&drawing, "picture");
        let document = roxmltree::Document::parse(&text).unwrap();
        let paths = document.root_element().children();
        for (shape, path) in drawing.shapes.iter().zip(paths) {
            let read = absolute(path.attribute("d").unwrap());
            assert_eq!(read.len(), shape.outline.len(), "{name}");
            for (read, drawn) in read.iter().zip(&shape.outline) {
                let is_same = std::mem::discriminant(read) == std::mem::discriminant(drawn)
                    && read
                        .points()
                        .zip(drawn.points())
                        .all(|(a, b)| is_close(a, b));
                assert!(is_same, "{name}: {read:?} is not {drawn:?}");
            }
            let width = path.attribute("stroke-width").map(str::parse::<f32>);
            let is_same_width = match (width, shape.stroke) {
                (Some(Ok(read)), Some((_, drawn))) => (read - drawn).abs() < 0.06,
                (None, None) => true,
                _ => false,
            };
            assert!(is_same_width, "{name}");
        }
    }
}

/// The segments of path data, as another library reads them.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a drawing is in single precision"
)]
fn absolute(data: &str) -> Vec<Segment> {
    let (mut here, mut begin) = ([0.0, 0.0], [0.0, 0.0]);
    let mut segments = Vec::new();
    for segment in PathParser::from(data) {
        let to = |x: f64, y: f64| [here[0] + x as f32, here[1] + y as f32];
        let (segment, end) = match segment.unwrap() {
            PathSegment::MoveTo { x, y, abs: false } => {
                begin = to(x, y);
                (Segment::MoveTo(begin), begin)
            }
            PathSegment::LineTo { x, y, abs: false } => (Segment::LineTo(to(x, y)), to(x, y)),
            PathSegment::HorizontalLineTo { x, abs: false } => {
                (Segment::LineTo(to(x, 0.0)), to(x, 0.0))
            }
            PathSegment::VerticalLineTo { y, abs: false } => {
                (Segment::LineTo(to(0.0, y)), to(0.0, y))
            }
            PathSegment::CurveTo {
                x1,
                y1,
                x2,
                y2,
                x,
                y,
                abs: false,
            } => (Segment::CubicTo(to(x1, y1), to(x2, y2), to(x, y)), to(x, y)),
            PathSegment::ClosePath { .. } => (Segment::Close, begin),
            other => panic!("{other:?}"),
        };
        segments.push(segment);
        here = end;
    }
    segments
}

#[test]
fn the_deck_weighs_no_more_than_it_did() {
    let shown = |picture: &Picture| !matches!(picture, Picture::Place(Place::Card(_)));
    let pictures = pictures().into_iter();
    let pictures = pictures.filter(|(_, picture)| shown(picture));
    let n_bytes: usize = pictures
        .map(|(name, picture)| svg(&drawing(picture, Style::default()), &name).len())
        .sum();
    assert!(
        n_bytes <= DECK_BYTES,
        "the symbols of a page weigh {n_bytes} bytes, allowed are {DECK_BYTES}"
    );
    assert!(
        n_bytes * 10 > DECK_BYTES * 9,
        "the symbols of a page weigh {n_bytes} bytes only: lower DECK_BYTES"
    );
}

#[test]
fn every_ink_has_its_place_in_a_palette() {
    for (idx, ink) in Ink::ALL.into_iter().enumerate() {
        assert_eq!(ink as usize, idx, "{}", ink.name());
    }
    let marked = Palette::FELT.with(Ink::Mark, [1, 2, 3]);
    assert_eq!(marked.color(Ink::Mark), [1, 2, 3]);
    assert!(css(&marked).contains("--ink-mark:#010203;"));
}

#[test]
fn suits_stand_out_from_the_paper() {
    for (name, palette) in PALETTES {
        for ink in [Ink::Red, Ink::Black, Ink::Green, Ink::Blue] {
            let ratio = contrast(palette.color(ink), palette.color(Ink::Paper));
            let needed = if name == "high contrast" { 7.0 } else { 4.5 };
            assert!(ratio >= needed, "{name}: {ink:?} has {ratio:.1}");
        }
        let ratio = contrast(palette.color(Ink::BackDark), palette.color(Ink::BackLight));
        assert!(ratio >= 4.5, "{name}: the back has {ratio:.1}");
    }
}

/// The ratio of the lightness of two colours, as the guidelines for accessible pages reckon it.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f32 {
    let lightness = |color: [u8; 3]| {
        let linear = color.map(|part| (f32::from(part) / 255.0).powf(2.2));
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05
    };
    let (one, other) = (lightness(one), lightness(other));
    one.max(other) / one.min(other)
}

/// How each picture is made, in numbers: a change that nobody meant shows here.
#[test]
fn inventory() {
    let mut text = String::new();
    for style in [style(false, false), style(false, true)] {
        for (name, picture) in pictures() {
            let is_face = matches!(picture, Picture::Face(_));
            if style.large_index && !is_face || name.starts_with("Card(") {
                continue;
            }
            let face = if style.large_index { " large" } else { "" };
            let shapes = drawing(picture, style).shapes;
            let n_segments: usize = shapes.iter().map(|shape| shape.outline.len()).sum();
            let [left, top, right, bottom] = inner_bounds(&shapes);
            let n_shapes = shapes.len();
            writeln!(
                text,
                "{name}{face}: {n_shapes} shapes, {n_segments} segments in {left:.0} {top:.0} {right:.0} {bottom:.0}"
            )
            .unwrap();
        }
    }
    insta::assert_snapshot!(text);
}

/// The box of all shapes but the ground.
fn inner_bounds(shapes: &[Shape]) -> [f32; 4] {
    bounds(&shapes[1..])
}

fn bounds(shapes: &[Shape]) -> [f32; 4] {
    let boxes = shapes.iter().map(Shape::bounds);
    boxes
        .reduce(|one, other| {
            [
                one[0].min(other[0]),
                one[1].min(other[1]),
                one[2].max(other[2]),
                one[3].max(other[3]),
            ]
        })
        .unwrap_or_default()
}

#[test]
fn the_sign_of_a_suit_lies_within_its_square() {
    for suit in Suit::ALL {
        let sign = crate::suit_sign(suit);
        let [left, top, right, bottom] = sign.shapes[0].bounds();
        assert!(left >= 0.0 && top >= 0.0, "{suit:?}");
        assert!(right <= sign.width && bottom <= sign.height, "{suit:?}");
        assert!(bottom - top > 0.8 * sign.height, "{suit:?}");
    }
}
