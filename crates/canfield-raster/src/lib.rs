//! Drawings in pixels, for whoever cannot draw outlines by itself: the window's textures, and the icons of the page.

use canfield_art::{Drawing, Ink, Palette, Segment};
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform,
};

/// A drawing stretched to a width and a height in pixels: row by row, four bytes for each pixel, which are red, green, blue and
/// opacity, the colours multiplied by it.
///
/// Each side has at least one pixel, even if it is said to have none.
#[must_use]
pub fn rasterised(drawing: &Drawing, [width, height]: [u16; 2], palette: &Palette) -> Vec<u8> {
    let (width, height) = (width.max(1), height.max(1));
    let Some(mut pixels) = Pixmap::new(width.into(), height.into()) else {
        return vec![0; 4 * usize::from(width) * usize::from(height)];
    };
    let scale = Transform::from_scale(
        f32::from(width) / drawing.width,
        f32::from(height) / drawing.height,
    );
    for shape in &drawing.shapes {
        let Some(path) = path(&shape.outline) else {
            continue;
        };
        if let Some(ink) = shape.fill {
            let paint = paint(palette, ink);
            pixels.fill_path(&path, &paint, FillRule::Winding, scale, None);
        }
        if let Some((ink, width)) = shape.stroke {
            let stroke = Stroke {
                width,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                ..Stroke::default()
            };
            pixels.stroke_path(&path, &paint(palette, ink), &stroke, scale, None);
        }
    }
    pixels.take()
}

fn paint(palette: &Palette, ink: Ink) -> Paint<'static> {
    let [red, green, blue] = palette.color(ink);
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba8(red, green, blue, 255));
    paint
}

fn path(outline: &[Segment]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for segment in outline {
        match *segment {
            Segment::MoveTo([x, y]) => path.move_to(x, y),
            Segment::LineTo([x, y]) => path.line_to(x, y),
            Segment::CubicTo([x1, y1], [x2, y2], [x, y]) => path.cubic_to(x1, y1, x2, y2, x, y),
            Segment::Close => path.close(),
        }
    }
    path.finish()
}
