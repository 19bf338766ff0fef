//! Drawings as SVG symbols, and the style sheet that gives their inks a colour.
//!
//! A page with a strict content security policy refuses `style` attributes, so an ink is a class. Numbers have one
//! decimal, and each point is written from the one before, which is what keeps a deck small.

use std::fmt::Write;

use crate::drawing::{Drawing, Segment};
use crate::{Ink, Palette};

/// The drawing as a `<symbol>` with this id, for `<use href="#id">`.
///
/// Every element that is filled with an ink has the class `ink-NAME`, and `line-NAME` if it has a line of it;
/// [`css`] says what these mean.
#[must_use]
pub fn svg(drawing: &Drawing, id: &str) -> String {
    let mut text = String::new();
    push(
        &mut text,
        format_args!(r#"<symbol id="{id}" viewBox="0 0 "#),
    );
    push_decimal(&mut text, tenths(drawing.width));
    text.push(' ');
    push_decimal(&mut text, tenths(drawing.height));
    text.push_str(r#"" fill="none" stroke-linecap="round" stroke-linejoin="round">"#);
    for shape in &drawing.shapes {
        text.push_str("<path class=\"");
        if let Some(ink) = shape.fill {
            push(&mut text, format_args!("ink-{}", ink.name()));
        }
        if let Some((ink, width)) = shape.stroke {
            let gap = if shape.fill.is_some() { " " } else { "" };
            push(
                &mut text,
                format_args!(r#"{gap}line-{}" stroke-width=""#, ink.name()),
            );
            push_decimal(&mut text, tenths(width));
        }
        text.push_str("\" d=\"");
        push_path_data(&mut text, &shape.outline);
        text.push_str("\"/>");
    }
    text.push_str("</symbol>");
    text
}

/// A style sheet: the colours of the palette as variables of the root, and [`css_classes`].
#[must_use]
pub fn css(palette: &Palette) -> String {
    format!(":root{{{}}}{}", css_variables(palette), css_classes())
}

/// The declarations of the variables `--ink-NAME`, to be put into a rule of one's own, such as one for dark tables.
#[must_use]
pub fn css_variables(palette: &Palette) -> String {
    let mut text = String::new();
    for ink in Ink::ALL {
        let [red, green, blue] = palette.color(ink);
        let name = ink.name();
        push(
            &mut text,
            format_args!("--ink-{name}:#{red:02x}{green:02x}{blue:02x};"),
        );
    }
    text
}

/// The rules for the classes `ink-NAME` and `line-NAME`, which need the variables of [`css_variables`].
#[must_use]
pub fn css_classes() -> String {
    let mut text = String::new();
    for ink in Ink::ALL {
        let name = ink.name();
        push(
            &mut text,
            format_args!(
                ".ink-{name}{{fill:var(--ink-{name})}}.line-{name}{{stroke:var(--ink-{name})}}"
            ),
        );
    }
    text
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(arguments);
}

/// Adds what stands in the attribute `d`.
fn push_path_data(text: &mut String, outline: &[Segment]) {
    let mut data = PathData {
        text,
        last_letter: None,
        here: [0, 0],
    };
    let mut begin = [0, 0];
    for segment in outline {
        match *segment {
            Segment::MoveTo(end) => {
                data.letter('m');
                data.points(&[end]);
                begin = data.here;
            }
            Segment::LineTo(end) => {
                let [x, y] = rounded(end);
                if y == data.here[1] {
                    data.letter('h');
                    data.number(x - data.here[0]);
                    data.here = [x, y];
                } else if x == data.here[0] {
                    data.letter('v');
                    data.number(y - data.here[1]);
                    data.here = [x, y];
                } else {
                    data.letter('l');
                    data.points(&[end]);
                }
            }
            Segment::CubicTo(first, second, end) => {
                data.letter('c');
                data.points(&[first, second, end]);
            }
            Segment::Close => {
                data.letter('z');
                data.here = begin;
            }
        }
    }
}

struct PathData<'a> {
    text: &'a mut String,
    last_letter: Option<char>,
    /// In tenths, so that rounding never adds up.
    here: [i32; 2],
}

impl PathData<'_> {
    fn letter(&mut self, letter: char) {
        if self.last_letter != Some(letter) || letter == 'm' || letter == 'z' {
            self.text.push(letter);
        }
        self.last_letter = Some(letter);
    }

    /// Points of one segment, all seen from where it begins.
    fn points(&mut self, points: &[[f32; 2]]) {
        let from = self.here;
        for point in points {
            let [x, y] = rounded(*point);
            self.number(x - from[0]);
            self.number(y - from[1]);
            self.here = [x, y];
        }
    }

    fn number(&mut self, tenths: i32) {
        let needs_gap = tenths >= 0 && self.text.ends_with(|c: char| c.is_ascii_digit());
        if needs_gap {
            self.text.push(' ');
        }
        push_decimal(self.text, tenths);
    }
}

fn rounded([x, y]: [f32; 2]) -> [i32; 2] {
    [tenths(x), tenths(y)]
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a drawing has a few hundred units, and the cast stops at the ends of the range"
)]
fn tenths(number: f32) -> i32 {
    (number * 10.0).round() as i32
}

/// Adds the shortest text of a number of tenths. A deck has ten thousand of them and a player waits for it, so they do not go
/// through what formats any value in any way.
fn push_decimal(text: &mut String, tenths: i32) {
    if tenths < 0 {
        text.push('-');
    }
    let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    if whole != 0 || tenth == 0 {
        push_digits(text, whole);
    }
    if tenth != 0 {
        text.push('.');
        push_digits(text, tenth);
    }
}

fn push_digits(text: &mut String, number: u32) {
    if number >= 10 {
        push_digits(text, number / 10);
    }
    text.extend(char::from_digit(number % 10, 10));
}
