//! Without a network, and when a newer version comes.

use std::fs;
use std::path::Path;

use canfield_tests::webdriver::{DESK, Kind};
use canfield_text::Texts;
use libtest_mimic::{Failed, Trial};
use tempfile::TempDir;

use super::{ESCAPE, LINK, Player, in_both, page, trial};

pub(crate) fn trials() -> Vec<Trial> {
    let both = [
        in_both("offline-after-the-first-visit", offline),
        in_both("a-new-version-is-asked-about", new_version),
    ];
    let mut trials: Vec<Trial> = both.into_iter().flatten().collect();
    trials.push(trial("half-a-version-is-not-taken", half_a_version));
    trials
}

/// Waits until the service worker has everything.
const KEPT: &str = "const registration = await navigator.serviceWorker.ready;
     while (registration.active?.state !== 'activated') await new Promise((next) => setTimeout(next, 20));
     return true";

fn offline(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, LINK)?;
    player.browser.eval_later(KEPT)?;
    player.keys("ddd")?;
    player.compare()?;
    player.server = None;
    player.browser.reload()?;
    player.wait_for_page()?;
    player.compare()?;
    player.keys("uw1")?;
    player.compare()?;
    // The solver's worker is kept, too.
    player.browser.keys("!")?;
    player.browser.wait_until(
        "performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('/worker.js'))",
    )?;
    // So are the words of all languages.
    player.browser.keys(&format!("{ESCAPE}s"))?;
    player.choose_language("suomi", "fi")?;
    player.texts = Texts::new("fi");
    player.browser.keys(&ESCAPE.to_string())?;
    player.compare()
}

impl Player {
    /// Chooses the language of this name in the open settings, and waits until it is spoken.
    pub(super) fn choose_language(&self, name: &str, code: &str) -> Result<(), Failed> {
        let choice = format!(
            "Array.from(document.querySelectorAll('[data-setting] option')).find((one) => one.textContent === '{name}')"
        );
        self.browser.wait_until(&choice)?;
        self.browser.eval(&format!(
            "const chosen = {choice}, list = chosen.parentElement;
             list.value = chosen.value;
             list.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ))?;
        Ok(self
            .browser
            .wait_until(&format!("document.documentElement.lang === '{code}'"))?)
    }
}

/// The new version is got whole, the player is asked, and on agreeing plays on with it.
fn new_version(kind: Kind) -> Result<(), Failed> {
    let folder = copy_of_the_page()?;
    let mut player = Player::at(kind, folder.path())?;
    player.follow(LINK)?;
    player.browser.eval_later(KEPT)?;
    player.keys("dd")?;
    player.compare()?;
    let old = version(folder.path())?;
    rename_version(folder.path(), &old, "second")?;
    player.browser.reload()?;
    player.wait_for_page()?;
    player.compare()?;
    player
        .browser
        .wait_until("document.querySelector('dialog[open]')")?;
    let runs =
        |version: &str| format!("document.querySelector('script').src.includes('/{version}/')");
    player.browser.wait_until(&runs(&old))?;
    player.browser.keys("y")?;
    player.browser.wait_for("the new version runs", |browser| {
        // While the page is loaded anew there is nothing to ask.
        let script = format!(
            "return document.querySelector('script') !== null && {}",
            runs("second")
        );
        Ok((browser.eval(&script).is_ok_and(|runs| runs == true)).then_some(()))
    })?;
    player.wait_for_page()?;
    player.compare()?;
    player.keys("u")?;
    player.compare()
}

/// A version of which a file is missing is not taken; the old one goes on, also without a network.
fn half_a_version() -> Result<(), Failed> {
    let folder = copy_of_the_page()?;
    let mut player = Player::at(DESK, folder.path())?;
    player.follow(LINK)?;
    player.browser.eval_later(KEPT)?;
    player.keys("dd")?;
    player.compare()?;
    let old = version(folder.path())?;
    rename_version(folder.path(), &old, "second")?;
    fs::remove_file(folder.path().join("second/worker.js"))?;
    player.browser.reload()?;
    player.wait_for_page()?;
    player.compare()?;
    // The browser tries the new one in the background, and gives it up.
    player.browser.eval_later(
        "const registration = await navigator.serviceWorker.ready;
         await registration.update().catch(() => {});
         while (registration.installing) await new Promise((next) => setTimeout(next, 20));
         return true",
    )?;
    let waits = player
        .browser
        .eval_later("return (await navigator.serviceWorker.ready).waiting !== null")?;
    assert_eq!(waits, false);
    // The page tries it once more by itself, a while after its start; nothing is left of that, either.
    let caches = player.browser.eval_later(
        "const begin = performance.now();
         let names = await caches.keys();
         while (names.length > 1 && performance.now() - begin < 20_000) {
             await new Promise((next) => setTimeout(next, 20));
             names = await caches.keys();
         }
         return names.length",
    )?;
    assert_eq!(caches, 1, "nothing is left of half a version");
    assert_eq!(player.dialog()?, None);
    player.server = None;
    player.browser.reload()?;
    player.wait_for_page()?;
    player.compare()
}

fn copy_of_the_page() -> Result<TempDir, Failed> {
    let folder = tempfile::tempdir()?;
    copy(&page()?, folder.path())?;
    Ok(folder)
}

/// Copies all files but the packed ones, which would have to be packed anew.
fn copy(from: &Path, to: &Path) -> Result<(), Failed> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else if !path
            .extension()
            .is_some_and(|ending| ending == "gz" || ending == "br")
        {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}

/// The name of the version in a folder, which is that of the folder within.
fn version(folder: &Path) -> Result<String, Failed> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.path().is_dir() {
            return Ok(entry.file_name().to_string_lossy().into_owned());
        }
    }
    Err("the page has no version".into())
}

/// Makes it another version, as a build of other sources would.
fn rename_version(folder: &Path, old: &str, new: &str) -> Result<(), Failed> {
    fs::rename(folder.join(old), folder.join(new))?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_file() {
            fs::write(&path, fs::read_to_string(&path)?.replace(old, new))?;
        }
    }
    Ok(())
}
