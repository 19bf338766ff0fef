//! Outlines written as short texts, the way SVG does it, which is the densest form for a hand to write and for a
//! program to carry.
//!
//! The letters are `M`, `L`, `C`, `Q` and `Z` as in SVG, with absolute coordinates, and three whole figures:
//! `O x y radius` is a circle, `E x y radius radius` an ellipse, and `R x y width height corner` a rectangle with round
//! corners. A letter need not be repeated. The texts are part of the program; the tests draw each of them, so a slip of
//! the pen cannot reach a player.

use crate::drawing::Segment;

/// How far the control points of a quarter of a circle lie from its ends, in radii.
const QUARTER: f32 = 0.5523;

/// The outline that `text` describes.
///
/// # Panics
///
/// While developing only, if the text cannot be read. A release leaves out what it cannot read.
pub(crate) fn outline(text: &str) -> Vec<Segment> {
    let mut pen = Pen::default();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_alphabetic()) {
        let (letter, tail) = rest[start..].split_at(1);
        let end = tail.find(|c: char| c.is_ascii_alphabetic());
        let (numbers, after) = tail.split_at(end.unwrap_or(tail.len()));
        let is_drawn = pen.draw_all(letter, numbers);
        debug_assert!(is_drawn, "`{letter}{numbers}` of `{text}` cannot be drawn");
        rest = after;
    }
    pen.segments
}

#[derive(Default)]
struct Pen {
    segments: Vec<Segment>,
    here: [f32; 2],
}

impl Pen {
    /// Draws what a letter says with its numbers, as often as they suffice for. False if some are left over.
    fn draw_all(&mut self, letter: &str, numbers: &str) -> bool {
        let words = numbers.split([' ', ',']).filter(|word| !word.is_empty());
        let Ok(numbers) = words.map(str::parse).collect::<Result<Vec<f32>, _>>() else {
            return false;
        };
        if letter == "Z" {
            self.segments.push(Segment::Close);
            return numbers.is_empty();
        }
        let n_numbers = match letter {
            "M" | "L" => 2,
            "O" => 3,
            "Q" | "E" => 4,
            "R" => 5,
            "C" => 6,
            _ => return false,
        };
        let is_run = letter == "M";
        for (idx, numbers) in numbers.chunks(n_numbers).enumerate() {
            let letter = if is_run && idx > 0 { "L" } else { letter };
            if !self.draw(letter, numbers) {
                return false;
            }
        }
        !numbers.is_empty()
    }

    fn draw(&mut self, letter: &str, numbers: &[f32]) -> bool {
        match (letter, numbers) {
            ("M", &[x, y]) => self.move_to([x, y]),
            ("L", &[x, y]) => self.push(Segment::LineTo([x, y]), [x, y]),
            ("C", &[x1, y1, x2, y2, x, y]) => {
                self.push(Segment::CubicTo([x1, y1], [x2, y2], [x, y]), [x, y]);
            }
            ("Q", &[a, b, x, y]) => {
                let towards = |end: f32, control: f32| end + (control - end) * 2.0 / 3.0;
                let first = [towards(self.here[0], a), towards(self.here[1], b)];
                let second = [towards(x, a), towards(y, b)];
                self.push(Segment::CubicTo(first, second, [x, y]), [x, y]);
            }
            ("O", &[x, y, radius]) => self.ellipse(x, y, radius, radius),
            ("E", &[x, y, across, along]) => self.ellipse(x, y, across, along),
            ("R", &[x, y, width, height, corner]) => self.rectangle(x, y, width, height, corner),
            _ => return false,
        }
        true
    }

    fn push(&mut self, segment: Segment, end: [f32; 2]) {
        self.segments.push(segment);
        self.here = end;
    }

    fn move_to(&mut self, point: [f32; 2]) {
        self.push(Segment::MoveTo(point), point);
    }

    fn ellipse(&mut self, x: f32, y: f32, across: f32, along: f32) {
        self.rounded(
            [x - across, y - along, x + across, y + along],
            [across, along],
        );
    }

    fn rectangle(&mut self, x: f32, y: f32, width: f32, height: f32, corner: f32) {
        self.rounded([x, y, x + width, y + height], [corner, corner]);
    }

    /// A box whose corners are quarters of ellipses, clockwise from the top.
    fn rounded(&mut self, [left, top, right, bottom]: [f32; 4], [across, along]: [f32; 2]) {
        let (slack_across, slack_along) = (across * (1.0 - QUARTER), along * (1.0 - QUARTER));
        self.move_to([left + across, top]);
        let corners = [
            (
                [right - across, top],
                [right - slack_across, top],
                [right, top + slack_along],
                [right, top + along],
            ),
            (
                [right, bottom - along],
                [right, bottom - slack_along],
                [right - slack_across, bottom],
                [right - across, bottom],
            ),
            (
                [left + across, bottom],
                [left + slack_across, bottom],
                [left, bottom - slack_along],
                [left, bottom - along],
            ),
            (
                [left, top + along],
                [left, top + slack_along],
                [left + slack_across, top],
                [left + across, top],
            ),
        ];
        for (begin, first, second, end) in corners {
            let is_elsewhere = |a: f32, b: f32| (a - b).abs() > 0.01;
            if is_elsewhere(begin[0], self.here[0]) || is_elsewhere(begin[1], self.here[1]) {
                self.push(Segment::LineTo(begin), begin);
            }
            if across > 0.0 {
                self.push(Segment::CubicTo(first, second, end), end);
            }
        }
        self.segments.push(Segment::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_drawn_and_may_be_left_out() {
        assert_eq!(
            outline("M0 1 2 3 L4 5 6 7 C1 1 2 2 3 3 Z M8 9"),
            [
                Segment::MoveTo([0.0, 1.0]),
                Segment::LineTo([2.0, 3.0]),
                Segment::LineTo([4.0, 5.0]),
                Segment::LineTo([6.0, 7.0]),
                Segment::CubicTo([1.0, 1.0], [2.0, 2.0], [3.0, 3.0]),
                Segment::Close,
                Segment::MoveTo([8.0, 9.0]),
            ]
        );
    }

    #[test]
    fn a_quadratic_curve_becomes_a_cubic_one() {
        assert_eq!(
            outline("M0 0 Q3 6 6 0")[1],
            Segment::CubicTo([2.0, 4.0], [4.0, 4.0], [6.0, 0.0])
        );
    }

    #[test]
    fn a_circle_is_four_quarters() {
        let circle = outline("O10 10 5");
        assert_eq!(circle.len(), 6);
        assert_eq!(circle[0], Segment::MoveTo([10.0, 5.0]));
    }
}
