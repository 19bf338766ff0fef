//! The desktop: a frame of its window as a picture, without a screen.

use canfield_session::session::Session;
use canfield_tests::front::Window;
use canfield_tests::picture::Textures;
use egui::{ColorImage, Context, vec2};

/// A game in a window of this size, as a picture. Whoever plays with the keyboard sees its cursor.
pub(crate) fn picture(
    session: &Session,
    (width, height): (u16, u16),
    shows_cursor: bool,
) -> ColorImage {
    let context = Context::default();
    // Nothing fades in or out.
    context.all_styles_mut(|style| style.animation_time = 0.0);
    let mut window = Window::new(session.clone());
    window.front.shows_cursor = shows_cursor;
    let mut textures = Textures::default();
    let mut shapes = Vec::new();
    let size = vec2(f32::from(width), f32::from(height));
    for secs in 0..8_u8 {
        let output = window.output(&context, size, f64::from(secs), Vec::new());
        textures.take(output.textures_delta);
        shapes = output.shapes;
    }
    let primitives = context.tessellate(shapes, 1.0);
    textures.picture(&primitives, [width, height].map(usize::from))
}
