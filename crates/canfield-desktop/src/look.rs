//! The colours of the table and of what lies around it.

use canfield_art::Palette;
use canfield_session::settings::{Settings, Shade};
use egui::{Color32, CornerRadius, Stroke, Theme, Visuals};

/// How the table looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The inks of the deck.
    pub(crate) palette: Palette,
    /// The table in its middle, and at its edges.
    pub(crate) ground: [Color32; 2],
    /// What is picked up, and the keyboard's cursor.
    pub(crate) selected: Color32,
    /// What takes it.
    pub(crate) target: Color32,
    /// What the hint is about.
    pub(crate) hint: Color32,
    /// What is looked for.
    pub(crate) found: Color32,
    /// What the last move did.
    pub(crate) last_move: Color32,
    /// Red, green and blue signs among words.
    pub(crate) signs: [Color32; 3],
    is_dark: bool,
    is_contrast: bool,
}

impl Look {
    /// What the player has chosen, else what the system has.
    #[must_use]
    pub fn chosen(settings: &Settings, system: Option<Theme>, is_contrast: bool) -> Self {
        let is_dark = match settings.shade {
            Shade::System => system == Some(Theme::Dark),
            Shade::Light => false,
            Shade::Dark => true,
        };
        Self::new(is_dark, is_contrast)
    }

    fn new(is_dark: bool, is_contrast: bool) -> Self {
        let base = Self {
            palette: Palette::FELT,
            ground: [rgb(0x2F_7D5B), rgb(0x1B_5640)],
            selected: rgb(0xFF_C94A),
            target: rgb(0x8F_F0B8),
            hint: rgb(0x7F_D4FF),
            found: rgb(0xFF_A7D8),
            last_move: rgb(0xE8_F3EC),
            signs: [rgb(0xC4_1E2F), rgb(0x12_703C), rgb(0x1D_55B4)],
            is_dark,
            is_contrast,
        };
        match (is_contrast, is_dark) {
            (true, _) => Self {
                palette: Palette::HIGH_CONTRAST,
                ground: [Color32::BLACK; 2],
                selected: rgb(0xFF_E600),
                target: rgb(0x00_FF66),
                hint: rgb(0x33_CCFF),
                found: rgb(0xFF_66FF),
                last_move: Color32::WHITE,
                signs: [rgb(0xFF_6B6B), rgb(0x4A_E38A), rgb(0x7C_B8FF)],
                ..base
            },
            (false, true) => Self {
                palette: Palette::DARK,
                ground: [rgb(0x2B_3436), rgb(0x16_1B1D)],
                signs: [rgb(0xFF_7B7B), rgb(0x5F_D996), rgb(0x7F_B4F5)],
                ..base
            },
            (false, false) => base,
        }
    }

    /// What widgets look like.
    pub(crate) fn visuals(&self) -> Visuals {
        let mut visuals = if self.is_dark || self.is_contrast {
            Visuals::dark()
        } else {
            Visuals::light()
        };
        visuals.error_fg_color = self.signs[0];
        let rounding = CornerRadius::same(6);
        visuals.window_corner_radius = CornerRadius::same(12);
        visuals.menu_corner_radius = CornerRadius::same(8);
        for widget in [
            &mut visuals.widgets.inactive,
            &mut visuals.widgets.hovered,
            &mut visuals.widgets.active,
            &mut visuals.widgets.open,
        ] {
            widget.corner_radius = rounding;
        }
        if self.is_contrast {
            let line = Stroke::new(1.5, Color32::WHITE);
            ink(&mut visuals, Color32::WHITE, self.selected, Color32::WHITE);
            visuals.panel_fill = Color32::BLACK;
            visuals.window_fill = Color32::BLACK;
            visuals.window_stroke = line;
            visuals.widgets.inactive.bg_stroke = line;
            visuals.widgets.noninteractive.bg_stroke = line;
        } else if self.is_dark {
            visuals.panel_fill = rgb(0x1E_2325);
            visuals.window_fill = rgb(0x26_2C2F);
            ink(&mut visuals, rgb(0xE6_E4DE), rgb(0x8F_E0B4), rgb(0xA9_AFB0));
            visuals.selection.bg_fill = rgb(0x2A_5C48);
        } else {
            visuals.panel_fill = rgb(0xF4_F1EA);
            visuals.window_fill = rgb(0xFB_F9F4);
            ink(&mut visuals, rgb(0x22_2824), rgb(0x17_5E3F), rgb(0x5A_625D));
            visuals.selection.bg_fill = rgb(0xBF_DDCD);
        }
        visuals
    }
}

/// The colours of words, of those that stand out and what is chosen, and of those that do not stand out and of outlines.
fn ink(visuals: &mut Visuals, words: Color32, strong: Color32, weak: Color32) {
    visuals.widgets.noninteractive.fg_stroke.color = words;
    visuals.widgets.inactive.fg_stroke.color = words;
    visuals.widgets.active.fg_stroke.color = strong;
    visuals.weak_text_color = Some(weak);
    visuals.selection.stroke.color = strong;
    visuals.widgets.inactive.bg_stroke = Stroke::new(1.0, weak);
}

/// A colour, written as in a style sheet.
const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How bright a colour is to the eye, from 0 to 1.
    fn brightness(color: Color32) -> f32 {
        let [red, green, blue] = [color.r(), color.g(), color.b()].map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (brightness(one) + 0.05, brightness(other) + 0.05);
        one.max(other) / one.min(other)
    }

    /// H3: words are read on whatever they stand on.
    #[test]
    fn h3_words_stand_out_from_their_ground() {
        for (is_dark, is_contrast, least) in
            [(false, false, 4.5), (true, false, 4.5), (true, true, 7.0)]
        {
            let look = Look::new(is_dark, is_contrast);
            let visuals = look.visuals();
            let least: f32 = least;
            let weak = visuals.weak_text_color.unwrap();
            let [words, strong] = [visuals.text_color(), visuals.strong_text_color()];
            for ground in [visuals.panel_fill, visuals.window_fill] {
                let signs = look.signs.into_iter();
                for ink in [words, strong, weak, visuals.error_fg_color]
                    .into_iter()
                    .chain(signs)
                {
                    let contrast = contrast(ink, ground);
                    assert!(
                        contrast >= least.min(5.0),
                        "{ink:?} on {ground:?}: {contrast}"
                    );
                }
                assert!(contrast(words, ground) >= least + 2.5);
            }
            // What can be clicked is seen by its outline.
            let outline = visuals.widgets.inactive.bg_stroke.color;
            for ground in [visuals.panel_fill, visuals.window_fill] {
                assert!(
                    contrast(outline, ground) >= 3.0,
                    "{outline:?} on {ground:?}"
                );
            }
            for mark in [look.selected, look.target, look.hint, look.found] {
                for ground in look.ground {
                    assert!(contrast(mark, ground) >= 2.4, "{mark:?} on {ground:?}");
                }
            }
        }
    }

    #[test]
    fn what_the_player_has_chosen_comes_before_the_system() {
        let chosen = |shade, system| {
            let settings = Settings {
                shade,
                ..Settings::default()
            };
            Look::chosen(&settings, system, false).is_dark
        };
        assert!(chosen(Shade::System, Some(Theme::Dark)));
        assert!(!chosen(Shade::System, Some(Theme::Light)));
        assert!(!chosen(Shade::System, None));
        assert!(!chosen(Shade::Light, Some(Theme::Dark)));
        assert!(chosen(Shade::Dark, Some(Theme::Light)));
    }
}
