//! What a window shows and hears: one frame after the other, whoever owns the window and the game.

use canfield_core::pile::PileId;
use canfield_session::command::Command;
use canfield_session::layout::Layout;
use canfield_session::scene::Scene;
use canfield_text::Texts;
use egui::{Id, Rect, Ui};

use crate::input::Hand;
use crate::look::Look;
use crate::pictures::Pictures;
use crate::view::motion::Motion;
use crate::view::sketch::Sketches;

/// What the player asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Request {
    /// Something of the game.
    Game(Command),
    /// The deal of today.
    Today,
    /// To fill the whole screen, or not to any more.
    FullScreen,
}

/// Does what is asked for, and tells what is to be seen then.
pub type Act<'a> = dyn FnMut(Request) -> Scene + 'a;

/// What the player wants of the window, besides the settings that all front ends have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taste {
    /// A row of buttons below the menus.
    pub has_toolbar: bool,
    /// Cards that are seen on their way.
    pub has_motion: bool,
    /// Strong colours on black.
    pub has_contrast: bool,
}

impl Default for Taste {
    fn default() -> Self {
        Self {
            has_toolbar: true,
            has_motion: true,
            has_contrast: false,
        }
    }
}

impl Taste {
    /// What differs from the first window, in words that a file keeps.
    #[must_use]
    pub fn notes(self) -> Vec<String> {
        let notes = [
            (!self.has_toolbar, "no-toolbar"),
            (!self.has_motion, "no-motion"),
            (self.has_contrast, "contrast"),
        ];
        let notes = notes.into_iter().filter(|(is_said, _)| *is_said);
        notes.map(|(_, note)| note.to_owned()).collect()
    }

    /// What the words say; others than those of [`Self::notes`] say nothing.
    #[must_use]
    pub fn from_notes(notes: &[String]) -> Self {
        let has = |wanted: &str| notes.iter().any(|note| note == wanted);
        Self {
            has_toolbar: !has("no-toolbar"),
            has_motion: !has("no-motion"),
            has_contrast: has("contrast"),
        }
    }
}

/// Everything a front end remembers of its screen. It can be thrown away at any time.
#[derive(Default)]
pub struct Front {
    /// What the player wants of the window.
    pub taste: Taste,
    /// Whether the player uses the keyboard, and so must see its cursor.
    pub shows_cursor: bool,
    pub(crate) pictures: Pictures,
    pub(crate) motion: Motion,
    pub(crate) sketches: Sketches,
    pub(crate) hand: Hand,
    /// What was clicked in this frame.
    pub(crate) requests: Vec<Request>,
    /// Where things lay in the last frame.
    pub(crate) table: Option<Table>,
    pub(crate) look: Option<Look>,
    /// The row to which the open page was scrolled.
    pub(crate) scrolled: Option<u16>,
    /// The variant to which the open list was scrolled.
    pub(crate) chosen: Option<String>,
    /// The widgets whose keys are the session's.
    pub(crate) focusable: Vec<Id>,
    /// The one of them that has the focus.
    pub(crate) focus: Option<Id>,
    /// The first menu.
    pub(crate) menu: Option<Id>,
}

/// A table that was drawn.
pub(crate) struct Table {
    pub(crate) rect: Rect,
    pub(crate) layout: Layout,
    /// The widgets of cards and empty piles.
    pub(crate) nodes: Vec<(Id, PileId, u8)>,
}

impl Front {
    /// Hears what was done since the last frame, and draws the next one.
    pub fn frame(
        &mut self,
        ui: &mut Ui,
        scene: &mut Scene,
        texts: &Texts,
        look: Look,
        act: &mut Act<'_>,
    ) {
        self.listen(ui.ctx(), scene, act);
        self.draw(ui, scene, texts, look);
        for request in std::mem::take(&mut self.requests) {
            *scene = act(request);
            ui.ctx().request_repaint();
        }
    }

    /// Where the table was in the last frame.
    #[must_use]
    pub fn table(&self) -> Option<Rect> {
        self.table.as_ref().map(|table| table.rect)
    }

    /// The part of a card that was to be seen in the last frame, or of an empty pile; `depth` 0 is the top card.
    #[must_use]
    pub fn place(&self, pile: PileId, depth: u8) -> Option<Rect> {
        let Table { rect, layout, .. } = self.table.as_ref()?;
        let placed = layout.pile(pile)?;
        let part = match placed.cards.len().checked_sub(usize::from(depth) + 1) {
            Some(idx) => {
                let mut in_sight = placed.in_sight().into_iter();
                in_sight.find(|(of, _)| *of == idx)?.1
            }
            None => placed.base,
        };
        let min = rect.min + egui::vec2(part.x, part.y);
        Some(Rect::from_min_size(
            min,
            egui::vec2(part.width, part.height),
        ))
    }

    /// What a texture of this front end shows, in a word; `None` if it is not a picture of the deck.
    #[must_use]
    pub fn picture_name(&self, texture: egui::TextureId) -> Option<String> {
        self.pictures.name(texture)
    }
}

impl std::fmt::Debug for Front {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Front")
            .field("taste", &self.taste)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taste_is_kept() {
        for n in 0..8 {
            let taste = Taste {
                has_toolbar: n & 1 > 0,
                has_motion: n & 2 > 0,
                has_contrast: n & 4 > 0,
            };
            assert_eq!(Taste::from_notes(&taste.notes()), taste);
        }
        assert_eq!(Taste::from_notes(&[]), Taste::default());
    }
}
