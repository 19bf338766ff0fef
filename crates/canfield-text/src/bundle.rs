//! The Fluent files of one language, and the one place that asks them for a text.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The files of a language.
struct Files {
    language: &'static str,
    files: &'static [&'static str],
}

const ALL: &[Files] = &[Files {
    language: "en",
    files: &[
        include_str!("../locales/en/names.ftl"),
        include_str!("../locales/en/game.ftl"),
        include_str!("../locales/en/ui.ftl"),
        include_str!("../locales/en/rules.ftl"),
        include_str!("../locales/en/solver.ftl"),
    ],
}];

/// A value that a text is given.
pub(crate) type Argument<'a> = (&'static str, FluentValue<'a>);

/// The texts of one language.
pub(crate) struct Bundle {
    language: &'static str,
    fluent: FluentBundle<FluentResource>,
}

impl Bundle {
    /// The texts of the language with this code, or of the first language.
    pub(crate) fn new(language: &str) -> Self {
        let wanted = language.split(['-', '_', '.']).next().unwrap_or_default();
        let files = ALL
            .iter()
            .find(|files| files.language.eq_ignore_ascii_case(wanted))
            .unwrap_or(&ALL[0]);
        let id: LanguageIdentifier = files.language.parse().unwrap_or_default();
        let mut fluent = FluentBundle::new(vec![id]);
        // The marks around what is inserted are invisible, but they count as characters on a terminal.
        fluent.set_use_isolating(false);
        for text in files.files {
            // The tests read every file without an error, so what is left out here cannot be missed.
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            fluent.add_resource_overriding(resource);
        }
        Self {
            language: files.language,
            fluent,
        }
    }

    pub(crate) const fn language(&self) -> &'static str {
        self.language
    }

    /// The text with this id.
    pub(crate) fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// The text with this id, told these values.
    pub(crate) fn say_with(&self, id: &str, arguments: &[Argument<'_>]) -> String {
        self.format(id, None, arguments)
    }

    /// One of the forms of the text with this id.
    pub(crate) fn say_form(&self, id: &str, form: &str, arguments: &[Argument<'_>]) -> String {
        self.format(id, Some(form), arguments)
    }

    /// A text that is missing shows its id, for that is better than to end the game. The tests see to it that none is.
    fn format(&self, id: &str, form: Option<&str>, arguments: &[Argument<'_>]) -> String {
        let message = self.fluent.get_message(id);
        let pattern = message.and_then(|message| match form {
            None => message.value(),
            Some(form) => Some(message.get_attribute(form)?.value()),
        });
        let Some(pattern) = pattern else {
            debug_assert!(false, "there is no text {id} {form:?}");
            return id.to_owned();
        };
        #[cfg(test)]
        asked::note(id, arguments);
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self
            .fluent
            .format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{id} {form:?}: {errors:?}");
        text.into_owned()
    }
}

/// All files of a language, for the tests that read them as text.
#[cfg(test)]
pub(crate) fn files(language: &str) -> &'static [&'static str] {
    ALL.iter()
        .find(|files| files.language == language)
        .map_or(&[], |files| files.files)
}

/// Which texts were asked for with which values, for the test that looks for values that no text uses.
#[cfg(test)]
pub(crate) mod asked {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    use super::Argument;

    thread_local! {
        static ASKED: RefCell<BTreeSet<(String, &'static str)>> = RefCell::default();
    }

    pub(super) fn note(id: &str, arguments: &[Argument<'_>]) {
        ASKED.with_borrow_mut(|asked| {
            asked.extend(arguments.iter().map(|(name, _)| (id.to_owned(), *name)));
        });
    }

    /// All ids and the names of their values since the last time, on this thread.
    pub(crate) fn take() -> BTreeSet<(String, &'static str)> {
        ASKED.take()
    }
}
