//! Where the window was and how large, so that it opens there again.

use std::path::Path;

use canfield_native::dir_storage;
use egui::{Pos2, Rect, Vec2, ViewportBuilder, ViewportInfo, pos2, vec2};

/// The file, in the folder in which the game is kept.
const FILE: &str = "window.txt";
/// The first window, and the smallest one, in points.
const FIRST: Vec2 = vec2(1000.0, 720.0);
/// No window is smaller or larger than this when it opens, whatever the file says.
const LIMITS: [f32; 2] = [100.0, 16_000.0];
/// How high the upper edge is by which a window is taken hold of, and how much of it must be seen.
const EDGE_POINTS: f32 = 32.0;
const LEAST_EDGE: Vec2 = vec2(64.0, 16.0);

/// A window as it is remembered.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// The inside of the window, so that its frame is not added at each start.
    pub(crate) size: Vec2,
    /// Where its upper left corner is; `None` where the system does not tell.
    pub(crate) at: Option<Pos2>,
    pub(crate) is_maximized: bool,
    /// What else the program keeps in the file, a line each.
    pub notes: Vec<String>,
}

impl Default for Place {
    fn default() -> Self {
        Self {
            size: FIRST,
            at: None,
            is_maximized: false,
            notes: Vec::new(),
        }
    }
}

impl Place {
    /// The window as it was last; what cannot be read is as in the first window.
    #[must_use]
    pub fn read(folder: Option<&Path>) -> Self {
        let text = folder.and_then(|folder| dir_storage::read(&folder.join(FILE)).ok().flatten());
        Self::from_text(&text.unwrap_or_default())
    }

    /// Tells a window that is about to be made its size and its place. It is no larger than the largest screen, and where
    /// no screen has enough of its edge, the system is left to choose a place.
    pub(crate) fn put(&self, window: ViewportBuilder, screens: &[Rect]) -> ViewportBuilder {
        let largest = screens.iter().map(Rect::size).reduce(Vec2::max);
        let size = largest.map_or(self.size, |largest| self.size.min(largest));
        let is_seen = |at: &Pos2| {
            let edge = Rect::from_min_size(*at, vec2(size.x, EDGE_POINTS));
            let mut parts = screens.iter().map(|screen| edge.intersect(*screen).size());
            parts.any(|part| part.x >= LEAST_EDGE.x && part.y >= LEAST_EDGE.y)
        };
        let window = window
            .with_inner_size(size)
            .with_maximized(self.is_maximized);
        match self.at.filter(is_seen) {
            Some(at) => window.with_position(at),
            None => window,
        }
    }

    /// Remembers it. What cannot be stored is not worth a word: the next window is as the first one.
    pub fn store(&self, folder: Option<&Path>) {
        if let Some(folder) = folder {
            let _ = dir_storage::replace(&folder.join(FILE), &self.to_text());
        }
    }

    /// Notes where the window is now. While it fills the screen, it is remembered how large it was before.
    pub fn note(&mut self, window: &ViewportInfo) {
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

    fn to_text(&self) -> String {
        let at = self.at.map_or(String::new(), |at| {
            format!("at {} {}\n", at.x.round(), at.y.round())
        });
        let maximized = if self.is_maximized { "maximized\n" } else { "" };
        let notes = self.notes.iter().flat_map(|note| [note.as_str(), "\n"]);
        let notes: String = notes.collect();
        let (width, height) = (self.size.x.round(), self.size.y.round());
        format!("canfield-window 1\nsize {width} {height}\n{at}{maximized}{notes}")
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
                ("" | "canfield-window" | "size" | "at", _) => {}
                _ => place.notes.push(line.to_owned()),
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

    /// A place on a screen that is not there any more is no place.
    #[test]
    fn no_window_is_out_of_sight() {
        let screen = |x| Rect::from_min_size(pos2(x, 0.0), vec2(1280.0, 800.0));
        let (one, two) = ([screen(0.0)], [screen(0.0), screen(1280.0)]);
        let put = |text, screens: &[Rect]| {
            let window = Place::from_text(text).put(ViewportBuilder::default(), screens);
            (window.inner_size.unwrap(), window.position)
        };
        let beside = "size 1000 720\nat 2400 100";
        assert_eq!(put(beside, &two), (FIRST, Some(pos2(2400.0, 100.0))));
        assert_eq!(put(beside, &one), (FIRST, None));
        assert_eq!(put(beside, &[]), (FIRST, None));
        for (at, is_kept) in [
            ("at 40 60", true),
            ("at -900 60", true),
            ("at -990 60", false),
            ("at 40 -10", true),
            ("at 40 -30", false),
            ("at 40 790", false),
            ("at 9e30 -9e30", false),
        ] {
            assert_eq!(put(at, &one).1.is_some(), is_kept, "{at}");
        }
        let huge = "size 16000 700\nat 5 5";
        assert_eq!(put(huge, &one).0, vec2(1280.0, 700.0));
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
            notes: vec!["no-motion".to_owned()],
            is_maximized: true,
            ..Place::default()
        };
        assert_eq!(Place::from_text(&odd.to_text()), odd);
    }
}
