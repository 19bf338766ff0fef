//! Which folder belongs to the player.

use std::path::PathBuf;

use etcetera::BaseStrategy;

/// The folder that keeps games, settings and statistics: `canfield` in the data folder of the system's own
/// convention, which on Linux is `$XDG_DATA_HOME` or `~/.local/share`. `None` if the player has no home.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    let strategy = etcetera::choose_base_strategy().ok()?;
    Some(strategy.data_dir().join("canfield"))
}
