//! What a drawing is made of: outlines in units of their own, filled and stroked with symbolic colours.
//!
//! It is the little that every vector library has, so that a page can write it as SVG and a window can
//! rasterise it. Whoever draws it needs to know three things: outlines are filled by the nonzero rule, lines end
//! and join round, and shapes are painted in their order.

use std::f32::consts::PI;

use crate::Ink;

/// A picture, ready to be drawn at any size.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawing {
    /// In units of the drawing; nothing is drawn to the left of 0 or to the right of this.
    pub width: f32,
    /// In units of the drawing; nothing is drawn above 0 or below this.
    pub height: f32,
    /// From the back to the front.
    pub shapes: Vec<Shape>,
}

/// An outline that is filled, or drawn as a line, or both: the line lies over the filling.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// One or more runs of segments, each begun by [`Segment::MoveTo`].
    pub outline: Vec<Segment>,
    /// What the inside is filled with, by the nonzero rule.
    pub fill: Option<Ink>,
    /// The ink and the width of the line, in units of the drawing; its ends and joins are round.
    pub stroke: Option<(Ink, f32)>,
}

/// A piece of an outline. Points are absolute, `[x, y]`, with `y` growing downwards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Segment {
    /// Begins a new run here.
    MoveTo([f32; 2]),
    /// A straight line to here.
    LineTo([f32; 2]),
    /// A cubic curve: two control points, and where it ends.
    CubicTo([f32; 2], [f32; 2], [f32; 2]),
    /// A straight line to where the run began.
    Close,
}

impl Segment {
    /// The points of this segment, control points included.
    pub fn points(&self) -> impl Iterator<Item = [f32; 2]> {
        let points = match *self {
            Self::MoveTo(end) | Self::LineTo(end) => [None, None, Some(end)],
            Self::CubicTo(first, second, end) => [Some(first), Some(second), Some(end)],
            Self::Close => [None; 3],
        };
        points.into_iter().flatten()
    }

    fn map(self, change: impl Fn([f32; 2]) -> [f32; 2]) -> Self {
        match self {
            Self::MoveTo(end) => Self::MoveTo(change(end)),
            Self::LineTo(end) => Self::LineTo(change(end)),
            Self::CubicTo(first, second, end) => {
                Self::CubicTo(change(first), change(second), change(end))
            }
            Self::Close => Self::Close,
        }
    }
}

impl Shape {
    /// An outline without a line.
    pub(crate) fn filled(fill: Ink, outline: Vec<Segment>) -> Self {
        Self {
            outline,
            fill: Some(fill),
            stroke: None,
        }
    }

    /// A line without a filling.
    pub(crate) fn line(ink: Ink, width: f32, outline: Vec<Segment>) -> Self {
        Self {
            outline,
            fill: None,
            stroke: Some((ink, width)),
        }
    }

    /// The smallest box that holds the shape with its line, as `[left, top, right, bottom]`.
    ///
    /// It may be a little larger than what is seen, because control points count as well.
    #[must_use]
    pub fn bounds(&self) -> [f32; 4] {
        let reach = self.stroke.map_or(0.0, |(_, width)| width / 2.0);
        let nothing = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
        let points = self.outline.iter().flat_map(Segment::points);
        points.fold(nothing, |[left, top, right, bottom], [x, y]| {
            [
                left.min(x - reach),
                top.min(y - reach),
                right.max(x + reach),
                bottom.max(y + reach),
            ]
        })
    }

    /// The same shape elsewhere. Its line grows with it.
    pub(crate) fn placed(&self, at: &Placing) -> Self {
        Self {
            outline: placed(&self.outline, at),
            fill: self.fill,
            stroke: self.stroke.map(|(ink, width)| (ink, width * at.scale)),
        }
    }
}

/// Where a part goes: first mirrored left to right if at all, then scaled, then turned, then moved.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Placing {
    x: f32,
    y: f32,
    scale: f32,
    turn: f32,
    is_mirrored: bool,
}

impl Placing {
    /// With the part's origin at this point.
    pub(crate) const fn at(x: f32, y: f32) -> Self {
        Self {
            x,
            y,
            scale: 1.0,
            turn: 0.0,
            is_mirrored: false,
        }
    }

    pub(crate) const fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    /// Turned by so many degrees, clockwise as it is seen.
    pub(crate) fn turned(self, degrees: f32) -> Self {
        Self {
            turn: degrees * PI / 180.0,
            ..self
        }
    }

    pub(crate) const fn mirrored(self) -> Self {
        Self {
            is_mirrored: true,
            ..self
        }
    }

    fn apply(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let x = if self.is_mirrored { -x } else { x } * self.scale;
        let y = y * self.scale;
        let (sin, cos) = self.turn.sin_cos();
        [x * cos - y * sin + self.x, x * sin + y * cos + self.y]
    }
}

/// The same outline elsewhere.
pub(crate) fn placed(outline: &[Segment], at: &Placing) -> Vec<Segment> {
    let moved = |segment: &Segment| segment.map(|point| at.apply(point));
    outline.iter().map(moved).collect()
}
