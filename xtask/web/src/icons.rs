//! The icon of the program as files of the page: as outlines, and in pixels for the systems that want those where they put a
//! page among their programs.

use std::collections::BTreeMap;

use canfield_art::{Drawing, Palette};
use png::{BitDepth, ColorType, Compression, Encoder, EncodingError};

use crate::Failure;

/// How the name of a picture in pixels ends.
pub(crate) const PIXELS: &str = "png";

/// All files of the icon, by their names.
pub(crate) fn icons() -> Result<BTreeMap<String, Vec<u8>>, Failure> {
    let (whole, to_be_cut) = (canfield_art::app_icon(), canfield_art::app_icon_to_be_cut());
    let mut icons = BTreeMap::from([("icon.svg".to_owned(), outlines(&whole).into_bytes())]);
    for (name, drawing, side) in [
        // Its corners are cut off by the system, which would show holes in black.
        ("apple-touch-icon", &to_be_cut, 180),
        ("icon-192", &whole, 192),
        ("icon-512", &whole, 512),
        ("icon-maskable-512", &to_be_cut, 512),
    ] {
        let name = format!("{name}.{PIXELS}");
        let picture = pixels(drawing, side);
        let picture = picture.map_err(|error| Failure(format!("{name}: {error}.")))?;
        icons.insert(name, picture);
    }
    Ok(icons)
}

/// A picture that needs no style sheet of others.
fn outlines(drawing: &Drawing) -> String {
    let Drawing { width, height, .. } = drawing;
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><style>{}</style>{}<use href="#icon"/></svg>"##,
        canfield_art::css(&Palette::FELT),
        canfield_art::svg(drawing, "icon"),
    )
}

/// A picture of so many pixels by as many.
fn pixels(drawing: &Drawing, side: u16) -> Result<Vec<u8>, EncodingError> {
    let mut pixels = canfield_raster::rasterised(drawing, [side, side], &Palette::FELT);
    let (pixels_of_four, _) = pixels.as_chunks_mut::<4>();
    for [red, green, blue, opacity] in pixels_of_four {
        for color in [red, green, blue] {
            *color = undone(*color, *opacity);
        }
    }
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, side.into(), side.into());
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(file)
}

/// A colour before it was multiplied by its opacity, which files of this kind do not do.
fn undone(color: u8, opacity: u8) -> u8 {
    let (color, opacity) = (u16::from(color), u16::from(opacity));
    let whole = (color * 255 + opacity / 2).checked_div(opacity);
    whole.map_or(0, |whole| u8::try_from(whole).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::io::Cursor;

    use serde_json::Value;

    use super::*;
    use crate::server::Server;

    const PAGE: &str = include_str!("../../../crates/canfield-web/static/index.html");
    const MANIFEST: &str = include_str!("../../../crates/canfield-web/static/manifest.webmanifest");
    /// Stands before the name of each file whose name does not stay.
    const VERSION: &str = "__VERSION__/";

    /// The side of a picture, and its pixels.
    fn read(file: &[u8]) -> (u32, Vec<[u8; 4]>) {
        let mut reader = png::Decoder::new(Cursor::new(file)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let picture = reader.next_frame(&mut pixels).unwrap();
        assert_eq!(picture.width, picture.height);
        let (pixels, rest) = pixels.as_chunks();
        assert!(rest.is_empty() && picture.color_type == ColorType::Rgba);
        (picture.width, pixels.to_vec())
    }

    /// Each icon of the manifest: its name, its sizes, its type and its purpose.
    fn named() -> Vec<[String; 4]> {
        let manifest: Value = serde_json::from_str(MANIFEST).unwrap();
        let icons = manifest["icons"].as_array().unwrap().iter();
        let text = |icon: &Value, key: &str| icon[key].as_str().unwrap().to_owned();
        icons
            .map(|icon| {
                let [address, sizes, kind, purpose] =
                    ["src", "sizes", "type", "purpose"].map(|key| text(icon, key));
                let name = address.strip_prefix(VERSION).unwrap().to_owned();
                [name, sizes, kind, purpose]
            })
            .collect()
    }

    #[test]
    fn icons_are_what_the_manifest_says() {
        let icons = icons().unwrap();
        let mut found = BTreeSet::new();
        for [name, sizes, kind, purpose] in named() {
            if kind != "image/png" {
                continue;
            }
            let (side, pixels) = read(&icons[&name]);
            assert_eq!(sizes, format!("{side}x{side}"), "{name}");
            let is_opaque = pixels.iter().all(|pixel| pixel[3] == 255);
            assert_eq!(is_opaque, purpose == "maskable", "{name}");
            found.insert((side, purpose));
        }
        let wanted = [(192, "any"), (512, "any"), (512, "maskable")];
        let wanted = wanted.map(|(side, purpose)| (side, purpose.to_owned()));
        assert_eq!(found, BTreeSet::from(wanted));
    }

    #[test]
    fn the_page_names_an_icon_that_is_opaque_to_its_edge() {
        let name = "apple-touch-icon.png";
        let link = format!(r#"<link rel="apple-touch-icon" href="{VERSION}{name}">"#);
        assert!(PAGE.contains(&link), "{link}");
        let (side, pixels) = read(&icons().unwrap()[name]);
        assert_eq!(side, 180);
        assert!(pixels.iter().all(|pixel| pixel[3] == 255));
    }

    /// The ground, the paper of the cards and both signs are seen, and nothing is pale at the edge.
    #[test]
    fn icons_show_cards_on_a_ground() {
        let inks = [
            canfield_art::Ink::Jade,
            canfield_art::Ink::Paper,
            canfield_art::Ink::Red,
            canfield_art::Ink::Black,
        ];
        for (name, file) in icons().unwrap() {
            if !name.ends_with(PIXELS) {
                continue;
            }
            let (side, pixels) = read(&file);
            for ink in inks {
                let [red, green, blue] = Palette::FELT.color(ink);
                let color = [red, green, blue, 255];
                let n_pixels = pixels.iter().filter(|&&pixel| pixel == color).count();
                let percent = n_pixels * 100 / pixels.len();
                assert!(percent >= 1, "{name}: {percent} % of {ink:?}");
            }
            let ground = Palette::FELT.color(canfield_art::Ink::Jade);
            let middle_of_edge = pixels[usize::try_from(side / 2).unwrap()];
            assert_eq!(middle_of_edge[..3], ground, "{name}");
        }
    }

    #[test]
    fn a_colour_is_what_it_was_before_its_opacity() {
        for (color, opacity, whole) in [(0, 0, 0), (64, 128, 128), (7, 255, 7), (128, 128, 255)] {
            assert_eq!(undone(color, opacity), whole, "{color} of {opacity}");
        }
    }

    #[test]
    fn each_icon_is_served_as_what_it_is() {
        let folder = tempfile::tempdir().unwrap();
        for (name, file) in icons().unwrap() {
            fs::write(folder.path().join(name), file).unwrap();
        }
        let server = Server::start(folder.path(), 0).unwrap();
        let touched = ["apple-touch-icon.png".to_owned(), "image/png".to_owned()];
        let named = named().into_iter().map(|[name, _, kind, _]| [name, kind]);
        for [name, kind] in named.chain([touched]) {
            let answer = ureq::get(format!("{}{name}", server.address())).call();
            let answer = answer.unwrap();
            assert_eq!(answer.status(), 200, "{name}");
            assert_eq!(answer.headers()["Content-Type"], kind.as_str(), "{name}");
        }
    }
}
