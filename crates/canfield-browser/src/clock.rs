//! The time, for a session that is only ever told it.

use canfield_session::session::Millis;

/// The time since the page was opened, which no change of the system's clock disturbs. Without a page it stands still.
pub(crate) fn now() -> Millis {
    let performance = web_sys::window().and_then(|window| window.performance());
    let millis = performance.map_or(0.0, |performance| performance.now());
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the time since the page was opened is never negative, and fractions of a millisecond do not matter"
    )]
    Millis(millis as u64)
}
