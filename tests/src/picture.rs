//! A frame of the desktop window as a picture, made without a screen and without a graphics card: the triangles of which
//! it consists are filled here, on every machine with the very same pixels.

use std::collections::BTreeMap;
use std::io::Cursor;

use color_quant::NeuQuant;
use egui::epaint::{ClippedPrimitive, Primitive, Vertex};
use egui::{Color32, ColorImage, ImageData, Pos2, Rect, TextureId, TexturesDelta};

/// So many parts of a pixel are told apart in where a corner lies. Between whole numbers the sides of triangles are exact,
/// so that two triangles that share a side never fill a pixel twice.
const PARTS: i64 = 256;

/// The textures of a window.
#[derive(Debug, Default)]
pub struct Textures {
    images: BTreeMap<TextureId, ColorImage>,
}

impl Textures {
    /// Takes what is new in a frame. What the frame frees is kept: its picture may still be made.
    pub fn take(&mut self, mut delta: TexturesDelta) {
        let changes: BTreeMap<_, _> = delta.set.drain().collect();
        delta.clear();
        for (id, changes) in changes {
            for change in changes {
                let ImageData::Color(new) = change.image;
                match (change.pos, self.images.get_mut(&id)) {
                    (Some(at), Some(image)) => put(image, &new, at),
                    _ => drop(self.images.insert(id, (*new).clone())),
                }
            }
        }
    }

    /// The picture of a frame of this size, on a point of which there is one pixel.
    #[must_use]
    pub fn picture(&self, primitives: &[ClippedPrimitive], size: [usize; 2]) -> ColorImage {
        let mut picture = ColorImage::filled(size, Color32::BLACK);
        for ClippedPrimitive {
            clip_rect,
            primitive,
        } in primitives
        {
            let Primitive::Mesh(mesh) = primitive else {
                continue;
            };
            let Some(texture) = self.images.get(&mesh.texture_id) else {
                continue;
            };
            for corners in mesh.indices.chunks_exact(3) {
                let corner = |n: usize| mesh.vertices[corners[n] as usize];
                let corners = [corner(0), corner(1), corner(2)];
                fill(&mut picture, *clip_rect, corners, texture);
            }
        }
        picture
    }
}

fn put(image: &mut ColorImage, new: &ColorImage, [left, top]: [usize; 2]) {
    let width = new.width().max(1);
    for (y, row) in new.pixels.chunks(width).enumerate() {
        let start = (top + y) * image.width() + left;
        image.pixels[start..start + row.len()].copy_from_slice(row);
    }
}

/// Fills the pixels whose centres lie in a triangle.
fn fill(picture: &mut ColorImage, clip: Rect, corners: [Vertex; 3], texture: &ColorImage) {
    let mut corners = corners;
    let mut points = corners.map(|corner| in_parts(corner.pos));
    let mut area = cross(points[0], points[1], points[2]);
    if area < 0 {
        corners.swap(1, 2);
        points.swap(1, 2);
        area = -area;
    }
    if area == 0 {
        return;
    }
    let [width, height] = picture.size;
    let columns = pixels(points.map(|[x, _]| x), [clip.min.x, clip.max.x], width);
    let rows = pixels(points.map(|[_, y]| y), [clip.min.y, clip.max.y], height);
    let side = |from: usize, to: usize| Side::new(points[from], points[to]);
    let sides = [side(1, 2), side(2, 0), side(0, 1)];
    let paint = Paint::new(&corners, texture);
    for row in rows {
        let center = [columns.start, row].map(|n| whole(n) * PARTS + PARTS / 2);
        let mut weights = [0, 1, 2].map(|n| sides[n].weight(center));
        for column in columns.clone() {
            let [one, two, three] = weights;
            weights[0] += sides[0].step;
            weights[1] += sides[1].step;
            weights[2] += sides[2].step;
            if one < sides[0].least || two < sides[1].least || three < sides[2].least {
                continue;
            }
            let color = match paint.plain {
                Some(color) => color,
                None => paint.color([share(one, area), share(two, area), share(three, area)]),
            };
            let pixel = &mut picture.pixels[row * width + column];
            *pixel = if color.a() == 255 {
                color
            } else {
                pixel.blend(color)
            };
        }
    }
}

/// A side of a triangle.
struct Side {
    from: [i64; 2],
    to: [i64; 2],
    /// How much the weight grows from one pixel to its right neighbour.
    step: i64,
    /// The weight that a pixel of the triangle has at least. A pixel on a side that two triangles share belongs to the one
    /// that lies below it or to the right of it.
    least: i64,
}

impl Side {
    fn new(from: [i64; 2], to: [i64; 2]) -> Self {
        let ([x1, y1], [x2, y2]) = (from, to);
        let owns_its_pixels = y2 < y1 || (y2 == y1 && x2 > x1);
        Self {
            from,
            to,
            step: (y1 - y2) * PARTS,
            least: i64::from(!owns_its_pixels),
        }
    }

    /// How far a place is from this side: the part of the triangle that belongs to the corner on the other side.
    const fn weight(&self, place: [i64; 2]) -> i64 {
        cross(self.from, self.to, place)
    }
}

/// What a triangle is filled with.
struct Paint<'a> {
    texture: &'a ColorImage,
    /// Where in the texture the corners lie.
    places: [[f32; 2]; 3],
    /// The colours of the corners; each part is at most 1.
    tints: [[f32; 4]; 3],
    /// The place in the texture, if it is the same for all corners.
    texel: Option<[f32; 4]>,
    /// The colour, if it is the same everywhere.
    plain: Option<Color32>,
}

impl<'a> Paint<'a> {
    fn new(corners: &[Vertex; 3], texture: &'a ColorImage) -> Self {
        let [one, two, three] = corners;
        let has_one_place = one.uv == two.uv && two.uv == three.uv;
        let has_one_tint = one.color == two.color && two.color == three.color;
        let mut paint = Self {
            texture,
            places: corners.map(|corner| corner.uv.into()),
            tints: corners
                .map(|corner| corner.color.to_array().map(|part| f32::from(part) / 255.0)),
            texel: has_one_place.then(|| texel(texture, one.uv.into())),
            plain: None,
        };
        if has_one_place && has_one_tint {
            paint.plain = Some(paint.color([1.0, 0.0, 0.0]));
        }
        paint
    }

    /// The colour at a place that is so near to each of the corners.
    fn color(&self, [one, two, three]: [f32; 3]) -> Color32 {
        let mix = |parts: [f32; 3]| parts[0] * one + parts[1] * two + parts[2] * three;
        let [first, second, third] = self.places;
        let texel = self.texel.unwrap_or_else(|| {
            let x = mix([first[0], second[0], third[0]]);
            texel(self.texture, [x, mix([first[1], second[1], third[1]])])
        });
        let [first, second, third] = self.tints;
        let mut color = [0; 4];
        for n in 0..4 {
            color[n] = to_byte(mix([first[n], second[n], third[n]]) * texel[n]);
        }
        let [red, green, blue, alpha] = color;
        Color32::from_rgba_premultiplied(red, green, blue, alpha)
    }
}

/// Twice the area of a triangle, negative if it goes round the other way.
const fn cross([x1, y1]: [i64; 2], [x2, y2]: [i64; 2], [x3, y3]: [i64; 2]) -> i64 {
    (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1)
}

/// The pixels that a triangle may touch in one direction, inside of where it is to be seen.
fn pixels(corners: [i64; 3], clip: [f32; 2], n_pixels: usize) -> std::ops::Range<usize> {
    let [begin, end] = clip.map(|side| rounded(side.clamp(0.0, 1e6)));
    let first = corners.iter().min().map_or(0, |corner| corner / PARTS);
    let last = corners.iter().max().map_or(0, |corner| corner / PARTS);
    let at = |n: i64| usize::try_from(n.max(0)).unwrap_or(0);
    at(first.max(begin))..at((last + 1).min(end)).min(n_pixels)
}

/// What lies at a place of a texture, between its four nearest pixels.
fn texel(texture: &ColorImage, [x, y]: [f32; 2]) -> [f32; 4] {
    let width = texture.width();
    let (left, right, x) = between(x, width);
    let (above, below, y) = between(y, texture.height());
    let corners = [
        (above * width + left, (1.0 - x) * (1.0 - y)),
        (above * width + right, x * (1.0 - y)),
        (below * width + left, (1.0 - x) * y),
        (below * width + right, x * y),
    ];
    let mut texel = [0.0; 4];
    for (at, weight) in corners {
        if weight > 0.0 {
            let [red, green, blue, alpha] = texture.pixels[at].to_array();
            texel[0] += weight * f32::from(red);
            texel[1] += weight * f32::from(green);
            texel[2] += weight * f32::from(blue);
            texel[3] += weight * f32::from(alpha);
        }
    }
    texel
}

/// The two pixels between which a place of a texture lies, and how far it is from the first of them to the second.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a place inside of a texture, which has a few thousand pixels in a row"
)]
fn between(place: f32, n_pixels: usize) -> (usize, usize, f32) {
    let last = n_pixels.saturating_sub(1);
    let place = (place * n_pixels as f32 - 0.5).clamp(0.0, last as f32);
    let first = place.floor();
    (
        first as usize,
        (first as usize + 1).min(last),
        place - first,
    )
}

fn in_parts(place: Pos2) -> [i64; 2] {
    [place.x, place.y].map(|x| rounded(x.clamp(-1e5, 1e5) * 256.0))
}

#[expect(clippy::cast_possible_truncation, reason = "it was made to fit before")]
fn rounded(x: f32) -> i64 {
    x.round() as i64
}

fn whole(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "it says how near a pixel is to a corner"
)]
fn share(part: i64, all: i64) -> f32 {
    part as f32 / all as f32
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is between 0 and 255"
)]
fn to_byte(x: f32) -> u8 {
    x.round() as u8
}

/// A picture as a file in the format PNG, with all of its colours.
///
/// # Errors
///
/// If the picture is too large or has no pixels.
pub fn png(picture: &ColorImage) -> Result<Vec<u8>, String> {
    let pixels = picture.pixels.iter();
    let bytes: Vec<u8> = pixels
        .flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()])
        .collect();
    write(picture.size, &bytes, |encoder| {
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::Fast);
    })
}

/// A picture as a small file in the format PNG, with 256 colours that come near to all of its own.
///
/// # Errors
///
/// If the picture is too large or has no pixels.
pub fn small_png(picture: &ColorImage) -> Result<Vec<u8>, String> {
    let pixels = picture.pixels.iter();
    let bytes: Vec<u8> = pixels
        .flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b(), 255])
        .collect();
    let colors = NeuQuant::new(1, 256, &bytes);
    let pixels = bytes.chunks_exact(4).map(|pixel| colors.index_of(pixel));
    let pixels: Option<Vec<u8>> = pixels.map(|color| u8::try_from(color).ok()).collect();
    let pixels = pixels.ok_or("there are more than 256 colours")?;
    write(picture.size, &pixels, |encoder| {
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_palette(colors.color_map_rgb());
        // What is near by in this list need not look alike, so nothing is gained from a difference.
        encoder.set_filter(png::Filter::NoFilter);
        encoder.set_compression(png::Compression::High);
    })
}

fn write(
    size: [usize; 2],
    bytes: &[u8],
    set: impl FnOnce(&mut png::Encoder<'_, &mut Vec<u8>>),
) -> Result<Vec<u8>, String> {
    let [width, height] = size.map(|n| u32::try_from(n).unwrap_or(0));
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_depth(png::BitDepth::Eight);
    set(&mut encoder);
    let written = encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(bytes));
    written.map_err(|error| format!("the picture cannot be written: {error}"))?;
    Ok(file)
}

/// Reads a file in the format PNG whose colours have eight bits.
///
/// # Errors
///
/// If it is another file.
pub fn read_png(file: &[u8]) -> Result<ColorImage, String> {
    let text = |error: png::DecodingError| format!("the picture cannot be read: {error}");
    let mut reader = png::Decoder::new(Cursor::new(file))
        .read_info()
        .map_err(text)?;
    let mut bytes = vec![
        0;
        reader
            .output_buffer_size()
            .ok_or("the picture is too large")?
    ];
    let info = reader.next_frame(&mut bytes).map_err(text)?;
    let size = [info.width, info.height].map(|n| usize::try_from(n).unwrap_or(0));
    match info.color_type {
        png::ColorType::Rgb => Ok(ColorImage::from_rgb(size, &bytes)),
        png::ColorType::Rgba => Ok(ColorImage::from_rgba_unmultiplied(size, &bytes)),
        _ => Err("the picture is not in red, green and blue".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::epaint::Mesh;
    use egui::{pos2, vec2};

    const HALF_RED: Color32 = Color32::from_rgba_premultiplied(128, 0, 0, 128);

    /// A rectangle of half transparent red on black, as a picture of six by four pixels.
    fn drawn(rect: Rect, clip: Rect) -> String {
        let mut textures = Textures::default();
        let white = ColorImage::filled([2, 2], Color32::WHITE);
        textures.images.insert(TextureId::default(), white);
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(rect, HALF_RED);
        let primitive = ClippedPrimitive {
            clip_rect: clip,
            primitive: Primitive::Mesh(mesh),
        };
        let picture = textures.picture(&[primitive], [6, 4]);
        let rows = picture.pixels.chunks(6).map(|row| {
            let signs = row.iter().map(|pixel| match pixel.r() {
                0 => '.',
                128 => '#',
                _ => '!',
            });
            signs.collect::<String>()
        });
        rows.collect::<Vec<_>>().join("/")
    }

    #[test]
    fn every_pixel_of_two_triangles_is_filled_once() {
        let all = Rect::EVERYTHING;
        let rect = |x, y, width, height| Rect::from_min_size(pos2(x, y), vec2(width, height));
        assert_eq!(
            drawn(rect(1.0, 1.0, 4.0, 2.0), all),
            "....../.####./.####./......"
        );
        // The centres of pixels decide, also where they lie on the sides and on the diagonal.
        assert_eq!(
            drawn(rect(0.5, 0.5, 3.0, 3.0), all),
            "###.../###.../###.../......"
        );
        assert_eq!(
            drawn(rect(-9.0, -9.0, 99.0, 99.0), rect(1.0, 0.0, 2.0, 3.0)),
            ".##.../.##.../.##.../......"
        );
    }

    #[test]
    fn a_texture_is_stretched_evenly() {
        let grays = [0, 100].map(Color32::from_gray).to_vec();
        let texture = ColorImage::new([2, 1], grays);
        let red = |x: f32| to_byte(texel(&texture, [x, 0.5])[0]);
        assert_eq!([0.0, 0.25, 0.5, 0.75, 1.0].map(red), [0, 0, 50, 100, 100]);
    }

    #[test]
    fn a_part_of_a_texture_is_replaced() {
        let mut image = ColorImage::filled([3, 3], Color32::BLACK);
        put(
            &mut image,
            &ColorImage::filled([2, 1], Color32::WHITE),
            [1, 2],
        );
        let white: Vec<usize> = (0..9)
            .filter(|&n| image.pixels[n] == Color32::WHITE)
            .collect();
        assert_eq!(white, [7, 8]);
    }
}
