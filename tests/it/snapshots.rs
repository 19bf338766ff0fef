//! Snapshots of the shared states, which each front end draws in its own way: one trial for each state, and one for
//! snapshots that belong to none.

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use canfield_tests::states::State;
use canfield_tests::{data_files, tests_dir};
use libtest_mimic::{Failed, Trial};

/// One trial for each state, which compares what `draw` makes of it with its snapshot. All names begin with that of the
/// front end, which is the folder of the snapshots too.
pub(crate) fn of_states(
    front_end: &'static str,
    states: io::Result<BTreeMap<String, Result<State, String>>>,
    draw: fn(&State) -> Result<String, Failed>,
) -> Vec<Trial> {
    let states = match states {
        Ok(states) => states,
        Err(error) => return vec![fail(format!("{front_end}::states"), error.to_string())],
    };
    let names: BTreeSet<String> = states.keys().cloned().collect();
    let mut trials: Vec<Trial> = states
        .into_iter()
        .map(|(name, state)| {
            let name = format!("{front_end}::{name}");
            match state {
                Ok(state) => Trial::test(name, move || {
                    compare(front_end, &state.name, &draw(&state)?);
                    Ok(())
                }),
                Err(error) => fail(name, error),
            }
        })
        .collect();
    let no_orphans = move || no_orphans(front_end, &names);
    trials.push(Trial::test(format!("{front_end}::no-orphans"), no_orphans));
    trials
}

fn fail(name: String, message: String) -> Trial {
    Trial::test(name, move || Err(message.into()))
}

/// Compares a text with its snapshot in a folder of them.
pub(crate) fn compare(folder: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::new();
    settings.set_snapshot_path(tests_dir().join("snapshots").join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// Insta does not know which snapshots nobody asks for any more.
fn no_orphans(front_end: &str, names: &BTreeSet<String>) -> Result<(), Failed> {
    let orphans: Vec<String> = data_files(&format!("snapshots/{front_end}"), ".snap")?
        .into_iter()
        .map(|file| file.name)
        .filter(|name| !names.contains(name))
        .collect();
    if orphans.is_empty() {
        Ok(())
    } else {
        Err(format!("no state has these snapshots, so delete them: {orphans:?}").into())
    }
}
