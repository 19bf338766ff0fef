//! Numbers that change their kinds: what is counted becomes a measure, and a measure is cut to whole pixels.

/// How many there are, as a measure. No window has room for more than a measure can tell apart.
pub(crate) fn amount(n: usize) -> f32 {
    u16::try_from(n).map_or(f32::from(u16::MAX), f32::from)
}

/// The whole number next to a measure, from 0 to 65535.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast stops at the ends of the range"
)]
pub(crate) fn whole(measure: f32) -> u16 {
    measure.round() as u16
}

/// A time in seconds that is short enough to be a measure.
#[expect(
    clippy::cast_possible_truncation,
    reason = "seconds of an animation need no more digits"
)]
pub(crate) fn short(secs: f64) -> f32 {
    secs as f32
}
