//! Every state of the shared list as the desktop window draws it, without a window: the list of its shapes, in whole
//! points.
//!
//! A line is a shape: what it is, where its upper left corner is, how large it is, and its colour. Pictures of the deck
//! are called by their names.

use std::collections::BTreeSet;
use std::fmt::Write;

use canfield_core::variants;
use canfield_session::command::{Command, Screen};
use canfield_session::keymap::Key;
use canfield_session::layout::READABLE;
use canfield_session::session::{Millis, Session};
use canfield_tests::front::Window;
use canfield_tests::states::{self, State};
use canfield_text::{LANGUAGES, Texts};
use egui::epaint::text::ByteRangeExt as _;
use egui::epaint::{ClippedShape, ImageDelta, Shape};
use egui::{Color32, Context, Rect, Vec2, vec2};
use libtest_mimic::{Failed, Trial};

use crate::snapshots;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("desktop::h5-every-size", every_size),
        Trial::test("desktop::g12-a-long-column-is-read", long_column_is_read),
        Trial::test("desktop::every-scale", every_scale),
        Trial::test("desktop::board-fills-the-table", board_fills_the_table),
        Trial::test("desktop::translated-names", translated_names),
    ];
    for &code in LANGUAGES {
        let words = move || words_fit(&|| Texts::new(code));
        trials.push(Trial::test(format!("desktop::words-{code}"), words));
    }
    let longer = || words_fit(&Texts::longer);
    trials.push(Trial::test("desktop::longer-words", longer));
    trials.extend(snapshots::of_states("desktop", states::all(), picture));
    trials
}

fn picture(state: &State) -> Result<String, Failed> {
    let mut pictures = Vec::new();
    for size in &state.sizes.desktop {
        let (width, height) = size
            .split_once('x')
            .ok_or("a size is written as `960x640`")?;
        let size_in_points = vec2(width.parse()?, height.parse()?);
        let mut window = Window::new(state.session.clone());
        window.front.shows_cursor = true;
        let context = context();
        window.settle(&context, size_in_points);
        let output = window.step(&context, size_in_points, 9.0, Vec::new());
        if let Some(cut) = cut_text(&output).filter(|_| window.scene.dialog.is_none()) {
            return Err(format!("at {size} this is cut: {cut}").into());
        }
        pictures.push(format!("{size}\n{}", shapes(&output, &window)));
    }
    Ok(pictures.join("\n"))
}

/// A text that has not the room to be seen as a whole: what the game has to say goes before what is nice to know.
fn cut_text(shapes: &[ClippedShape]) -> Option<&str> {
    shapes.iter().find_map(|shape| match &shape.shape {
        Shape::Text(text) if text.galley.elided => Some(text.galley.text()),
        _ => None,
    })
}

/// A context in which nothing fades in or out.
fn context() -> Context {
    let context = Context::default();
    context.all_styles_mut(|style| style.animation_time = 0.0);
    context
}

/// The shapes of a frame, one in each line.
fn shapes(shapes: &[ClippedShape], window: &Window) -> String {
    let mut lines = String::new();
    for ClippedShape {
        clip_rect, shape, ..
    } in shapes
    {
        write_shape(&mut lines, shape, *clip_rect, window);
    }
    lines
}

fn write_shape(lines: &mut String, shape: &Shape, clip: Rect, window: &Window) {
    let (what, rect, color) = match shape {
        Shape::Noop => return,
        Shape::Vec(all) => {
            for shape in all {
                write_shape(lines, shape, clip, window);
            }
            return;
        }
        Shape::Text(text) => {
            let sections = text.galley.job.sections.iter();
            let color = sections.clone().next().map(|section| section.format.color);
            let color = color.filter(|color| *color != Color32::PLACEHOLDER);
            let color = text.override_text_color.or(color);
            // Where a sign is drawn, an unseen letter keeps its place.
            let words: String = sections
                .map(|section| match section.format.color {
                    Color32::TRANSPARENT => "*",
                    _ => &text.galley.text()[section.byte_range.as_usize()],
                })
                .collect();
            let color = color.unwrap_or(text.fallback_color);
            (format!("{words:?}"), text.visual_bounding_rect(), color)
        }
        Shape::Rect(rect) => {
            let has_frame = rect.stroke.width > 0.0;
            let name = if has_frame { "frame" } else { "area" };
            let color = if rect.fill == Color32::TRANSPARENT {
                rect.stroke.color
            } else {
                rect.fill
            };
            (name.to_owned(), rect.rect, color)
        }
        Shape::LineSegment { points, stroke } => {
            let rect = Rect::from_two_pos(points[0], points[1]);
            ("line".to_owned(), rect, stroke.color)
        }
        other => {
            let rect = other.visual_bounding_rect();
            let color = match other {
                Shape::Mesh(mesh) => mesh.vertices.first().map(|vertex| vertex.color),
                _ => None,
            };
            let picture = window.front.picture_name(other.texture_id());
            let name = picture.unwrap_or("figure".to_owned());
            (name, rect, color.unwrap_or_default())
        }
    };
    // What is outside of its part of the window is not seen.
    if !clip.intersects(rect) && !rect.is_negative() {
        return;
    }
    let [red, green, blue, alpha] = color.to_srgba_unmultiplied();
    let (at, size) = (rect.min.round(), rect.size().round());
    let color = format!("#{red:02x}{green:02x}{blue:02x}");
    let alpha = if alpha == 255 {
        String::new()
    } else {
        format!(" {alpha}")
    };
    // Writing into a text cannot fail.
    let _ = writeln!(
        lines,
        "{what} {},{} {}x{} {color}{alpha}",
        at.x, at.y, size.x, size.y
    );
}

/// A state for each kind of dialog, and one that has none.
fn screens() -> Result<Vec<(String, Session)>, Failed> {
    let mut screens = Vec::new();
    for (name, state) in states::all()? {
        let session = state?.session;
        let is_typical = !name.contains('-') || name == "mid-game";
        if session.scene().dialog.is_some() && is_typical || name == "mid-game" {
            screens.push((name, session));
        }
    }
    Ok(screens)
}

/// H5, F5: no size of the window is too small, too large or too odd to be drawn on, whatever dialog is open; and what is
/// drawn after a resize is what is drawn in a window of that size from the beginning.
fn every_size() -> Result<(), Failed> {
    const SIZES: [(f32, f32); 7] = [
        (1.0, 1.0),
        (100.0, 80.0),
        (120.0, 80.0),
        (480.0, 360.0),
        (300.0, 1200.0),
        (1600.0, 200.0),
        (1000.0, 720.0),
    ];
    for (name, session) in screens()? {
        let context = context();
        let mut window = Window::new(session.clone());
        let mut time = 0.0;
        let mut resized = String::new();
        for (width, height) in SIZES {
            for _ in 0..2 {
                time += 1.0;
                let output = window.step(&context, vec2(width, height), time, Vec::new());
                resized = shapes(&output, &window);
            }
        }
        let fresh_context = self::context();
        let mut fresh = Window::new(session);
        let size = vec2(1000.0, 720.0);
        fresh.settle(&fresh_context, size);
        let output = fresh.step(&fresh_context, size, 9.0, Vec::new());
        if window.scene.dialog.is_none() && resized != shapes(&output, &fresh) {
            return Err(format!("{name}: a resize leaves traces").into());
        }
    }
    Ok(())
}

/// G12: of a column of 26 cards every rank is seen, and its end lies whole on the table. Where a card is covered almost all
/// over, its rank stands in the strip that is left of it.
fn long_column_is_read() -> Result<(), Failed> {
    let state = states::all()?.remove("longest-column");
    let session = state.ok_or("there is no such state")??.session;
    for (width, height) in [(480.0, 360.0), (1000.0, 720.0), (1280.0, 800.0)] {
        let size = vec2(width, height);
        let context = context();
        let mut window = Window::new(session.clone());
        window.settle(&context, size);
        let output = window.step(&context, size, 9.0, Vec::new());
        let (pile, n_cards) = {
            let mut piles = window.scene.piles.iter();
            let longest = piles.find(|view| view.cards.len() == 26);
            let longest = longest.ok_or("no column has 26 cards")?;
            (longest.pile, longest.cards.len())
        };
        let place = |depth| window.front.place(pile, depth);
        let table = window.front.table().ok_or("there is no table")?;
        let end = place(0).ok_or("the column has no end")?;
        if !table.contains_rect(end) {
            return Err(format!("at {size} the end of the column is at {end} of {table}").into());
        }
        let drawn = shapes(&output, &window);
        let strips = drawn.lines().filter_map(|line| line.split_once('/'));
        let strips: Vec<(&str, f32)> = strips
            .filter_map(|(card, rest)| Some((card, rest.split(' ').next()?.parse().ok()?)))
            .collect();
        // On small cards there may be more, on the columns after this one.
        if strips.len() < n_cards - 1 {
            return Err(format!("at {size} there are {} strips", strips.len()).into());
        }
        for (idx, (card, in_sight)) in strips.into_iter().take(n_cards - 1).enumerate() {
            let depth = u8::try_from(n_cards - 1 - idx)?;
            let seen = place(depth).ok_or(format!("{card} is not seen"))?;
            let height = in_sight * end.width() / canfield_art::WIDTH;
            let is_filled = height <= seen.height() && seen.height() - height <= 2.0;
            if !is_filled || seen.height() < READABLE {
                return Err(format!("at {size} {card} is written for {height} of {seen}").into());
            }
        }
    }
    Ok(())
}

/// However fine or coarse a screen is, everything lies where it lies on others, in points, and pictures are as fine as
/// the screen; and no window has so few points, or so many, that nothing can be drawn.
fn every_scale() -> Result<(), Failed> {
    let state = states::all()?.remove("mid-game");
    let session = state.ok_or("there is no such state")??.session;
    for (width, height) in [
        (480.0, 360.0),
        (33.0, 27.0),
        (1280.0, 800.0),
        (2560.0, 1440.0),
    ] {
        let size = vec2(width, height);
        let mut tables = Vec::new();
        for scale in [1.0, 1.5, 2.0, 3.0] {
            let context = context();
            let mut window = Window::new(session.clone());
            window.scale = Some(scale);
            let mut output = window.output(&context, size, 0.0, Vec::new());
            window.settle(&context, size);
            if (output.pixels_per_point - scale).abs() > 0.01 {
                return Err(format!("{} instead of {scale}", output.pixels_per_point).into());
            }
            let places = window.scene.piles.iter().map(|view| {
                let place = window.front.place(view.pile, 0);
                place.ok_or(format!("at {size}, {scale}: {} has no place", view.pile))
            });
            let places = places.collect::<Result<Vec<Rect>, String>>()?;
            let table = window.front.table().ok_or("there is no table")?;
            let outside = places.iter().find(|place| !table.contains_rect(**place));
            // Of a window that is smaller than a card only a part is seen.
            if let Some(outside) = outside.filter(|_| width > 100.0) {
                return Err(format!("at {size}, {scale}: {outside} of {table}").into());
            }
            let card = places[0].size() * scale;
            let mut textures = output.textures_delta.set.values().flatten();
            let is_as_fine = |delta: &ImageDelta| {
                let sides = delta.image.size();
                let sides = sides.map(|side| u16::try_from(side).map_or(f32::MAX, f32::from));
                (Vec2::from(sides) - card).abs().max_elem() <= 1.0
            };
            let has_pictures = textures.any(is_as_fine);
            output.textures_delta.clear();
            if !has_pictures {
                return Err(format!("at {size}, {scale}: no picture has {card}").into());
            }
            tables.push(table);
        }
        // Words are as high as whole pixels have it.
        let is_far = |table: &&Rect| (table.size() - tables[0].size()).abs().max_elem() > 3.0;
        if let Some(other) = tables.iter().find(is_far) {
            return Err(format!("at {size} the table is at {} and {other}", tables[0]).into());
        }
    }
    Ok(())
}

/// At the start of every variant the board is nowhere lost on its table, and nothing of it is outside.
fn board_fills_the_table() -> Result<(), Failed> {
    let context = context();
    for variant in variants::all() {
        for size in [
            (480.0, 360.0),
            (300.0, 700.0),
            (1000.0, 720.0),
            (1300.0, 300.0),
        ] {
            let size = Vec2::from(size);
            let mut window = Window::new(Session::new_game(variant, 1));
            window.step(&context, size, 0.0, Vec::new());
            let piles = window.scene.piles.clone().into_iter();
            let places = piles.map(|view| {
                let depths = 0..u8::try_from(view.cards.len().max(1)).unwrap_or(u8::MAX);
                let mut parts = depths.filter_map(|depth| window.front.place(view.pile, depth));
                let first = parts.next().ok_or(format!("{} has no place", view.pile))?;
                Ok(parts.fold(first, Rect::union))
            });
            let places = places.collect::<Result<Vec<Rect>, String>>()?;
            let board = places.into_iter().reduce(Rect::union).unwrap_or(Rect::ZERO);
            let table = window.front.table().ok_or("there is no table")?;
            let name = format!("{} at {size}", variant.id);
            if !table.contains_rect(board) {
                return Err(format!("{name}: {board} is not on the table, {table}").into());
            }
            let least = 0.7 * table.size();
            if board.width() < least.x && board.height() < least.y {
                return Err(format!("{name}: the board has {board} of {table}").into());
            }
        }
    }
    Ok(())
}

/// A variant whose name is a description is called by it in the player's language.
fn translated_names() -> Result<(), Failed> {
    let hoyle = variants::find("hoyle-canfield")?;
    let mut session = Session::new_game(hoyle, 1);
    session.update(Command::Show(Screen::Variants), Millis(0));
    for letter in "hoyle".chars() {
        session.update(Command::Key(Key::Char(letter)), Millis(0));
    }
    let texts = Texts::new("et");
    let name = texts.variant_name(&hoyle.name);
    let context = context();
    let size = vec2(1000.0, 720.0);
    let mut window = Window::new(session).with_texts(texts);
    window.settle(&context, size);
    let output = window.step(&context, size, 9.0, Vec::new());
    let mut texts = output.iter().filter_map(|shape| match &shape.shape {
        Shape::Text(text) => Some(text.galley.text()),
        _ => None,
    });
    if texts.any(|text| text == name) {
        Ok(())
    } else {
        Err(format!("nothing is called {name:?}").into())
    }
}

/// Every state in one language, in the smallest window that has all bars and in a usual one: nothing that is said is cut off
/// or lies outside of the window, and no text has a hole in it (D16).
fn words_fit(texts: &dyn Fn() -> Texts) -> Result<(), Failed> {
    let mut faults = BTreeSet::new();
    let sizes = [vec2(480.0, 360.0), vec2(1000.0, 720.0)].map(|size| (context(), size));
    for (name, state) in states::of_files()? {
        let session = state?.session;
        for (context, size) in &sizes {
            let mut window = Window::new(session.clone()).with_texts(texts());
            window.settle(context, *size);
            let output = window.step(context, *size, 9.0, Vec::new());
            if let Some(cut) = cut_text(&output).filter(|_| window.scene.dialog.is_none()) {
                faults.insert(format!("{name} at {size}: {cut:?} is cut off"));
            }
            for ClippedShape {
                clip_rect, shape, ..
            } in &output
            {
                let Shape::Text(text) = shape else { continue };
                let words = text.galley.text();
                let rect = text.visual_bounding_rect();
                // What scrolls may lie below its part of the window, but never beside it.
                let is_seen = clip_rect.intersects(rect) && rect.is_positive();
                let right = size.x.min(clip_rect.right());
                if is_seen && rect.right() > right + 1.0 {
                    faults.insert(format!("{name} at {size}: {words:?} does not fit"));
                }
                if words.contains(['{', '}']) {
                    faults.insert(format!("{name}: {words:?} has a hole in it"));
                }
            }
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    let faults: Vec<String> = faults.into_iter().collect();
    Err(format!(
        "shorten these texts, or give them room:\n{}",
        faults.join("\n")
    )
    .into())
}
