//! Where the window was and how large, so that it opens there again.

use std::path::Path;

use canfield_native::dir_storage;
use egui::{Pos2, Rect, Vec2, ViewportInfo, pos2, vec2};

use crate::front::Taste;

/// The file, in the folder in which the game is kept.
const FILE: &str = "window.txt";
/// The first window, and the smallest one, in points.
const FIRST: Vec2 = vec2(1000.0, 720.0);
/// No window is smaller or larger than this when it opens, whatever the file says.
const LIMITS: [f32; 2] = [100.0, 16_000.0];

/// A window as it is remembered.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Place {
    /// The inside of the window, so that its frame is not added at each start.
    pub(crate) size: Vec2,
    /// Where its upper left corner is; `None` where the system does not tell.
    pub(crate) at: Option<Pos2>,
    pub(crate) is_maximized: bool,
    pub(crate) taste: Taste,
}

impl Default for Place {
    fn default() -> Self {
        Self {
            size: FIRST,
            at: None,
            is_maximized: false,
            taste: Taste::default(),
        }
    }
}

impl Place {
    /// The window as it was last; what cannot be read is as in the first window.
    pub(crate) fn read(folder: Option<&Path>) -> Self {
        let text = folder.and_then(|folder| dir_storage::read(&folder.join(FILE)).ok().flatten());
        Self::from_text(&text.unwrap_or_default())
    }

    /// Remembers it. What cannot be stored is not worth a word: the next window is as the first one.
    pub(crate) fn store(self, folder: Option<&Path>) {
        if let Some(folder) = folder {
            let _ = dir_storage::replace(&folder.join(FILE), &self.to_text());
        }
    }

    /// Notes where the window is now. While it fills the screen, it is remembered how large it was before.
    pub(crate) fn note(&mut self, window: &ViewportInfo) {
        let is = |state: Option<bool>| state.unwrap_or(false);
        if is(window.minimized) || is(window.fullscreen) {
            return;
        }
        self.is_maximized = is(window.maximized);
        if self.is_maximized {
            return;
        }
        if let Some(size) = window.inner_rect.map(|rect: Rect| rect.size()) {
            self.size = size;
        }
        self.at = window.outer_rect.map(|rect| rect.min).or(self.at);
    }

    fn to_text(self) -> String {
        let Self {
            size,
            at,
            is_maximized,
            taste,
        } = self;
        let at = at.map_or(String::new(), |at| {
            format!("at {} {}\n", at.x.round(), at.y.round())
        });
        let maximized = if is_maximized { "maximized\n" } else { "" };
        let taste = [
            (!taste.has_toolbar, "no-toolbar\n"),
            (!taste.has_motion, "no-motion\n"),
            (taste.has_contrast, "contrast\n"),
        ];
        let taste = taste.map(|(is_said, line)| if is_said { line } else { "" });
        let taste = taste.concat();
        let (width, height) = (size.x.round(), size.y.round());
        format!("canfield-window 1\nsize {width} {height}\n{at}{maximized}{taste}")
    }

    fn from_text(text: &str) -> Self {
        let mut place = Self::default();
        for line in text.lines() {
            let mut words = line.split(' ');
            let name = words.next().unwrap_or_default();
            let mut numbers = words.filter_map(|word| word.parse::<f32>().ok());
            let numbers = (numbers.next(), numbers.next());
            match (name, numbers) {
                ("size", (Some(x), Some(y))) if x.is_finite() && y.is_finite() => {
                    let [least, most] = LIMITS;
                    place.size = vec2(x.clamp(least, most), y.clamp(least, most));
                }
                ("at", (Some(x), Some(y))) if x.is_finite() && y.is_finite() => {
                    place.at = Some(pos2(x, y));
                }
                ("maximized", _) => place.is_maximized = true,
                ("no-toolbar", _) => place.taste.has_toolbar = false,
                ("no-motion", _) => place.taste.has_motion = false,
                ("contrast", _) => place.taste.has_contrast = true,
                _ => {}
            }
        }
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// H6: a window that is opened and closed again and again keeps its size and its place.
    #[test]
    fn h6_a_window_does_not_grow() {
        let mut place = Place::default();
        for _ in 0..5 {
            let frame = vec2(4.0, 30.0);
            let inner = Rect::from_min_size(pos2(40.0, 60.0) + frame, place.size);
            place.note(&ViewportInfo {
                inner_rect: Some(inner),
                outer_rect: Some(Rect::from_min_max(pos2(40.0, 60.0), inner.max)),
                ..ViewportInfo::default()
            });
            place = Place::from_text(&place.to_text());
            assert_eq!((place.size, place.at), (FIRST, Some(pos2(40.0, 60.0))));
        }
    }

    #[test]
    fn a_window_that_fills_the_screen_is_remembered_as_it_was_before() {
        let mut place = Place::default();
        place.note(&ViewportInfo {
            inner_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(5000.0, 3000.0))),
            maximized: Some(true),
            ..ViewportInfo::default()
        });
        assert_eq!((place.size, place.is_maximized), (FIRST, true));
    }

    #[test]
    fn whatever_the_file_says_there_is_a_window() {
        for text in [
            "",
            "\0",
            "size",
            "size NaN inf",
            "size -3 9e30",
            "at 5",
            "size 1 2 3 x",
        ] {
            let size = Place::from_text(text).size;
            assert!(
                size.x >= 100.0 && size.y >= 100.0 && size.x <= 16_000.0,
                "{text}"
            );
        }
        let odd = Place {
            taste: Taste {
                has_toolbar: false,
                has_motion: false,
                has_contrast: true,
            },
            is_maximized: true,
            ..Place::default()
        };
        assert_eq!(Place::from_text(&odd.to_text()), odd);
    }
}
