//! The Fluent files of one language, and the one place that asks them for a text.

use std::borrow::Cow;
use std::cell::OnceCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::LANGUAGES;

/// The files of a language.
struct Files {
    language: &'static str,
    files: &'static [&'static str],
}

/// The files of each language: all languages have files of the same names. What the table needs comes first, for a file is
/// read when a text is not found in those before.
macro_rules! files {
    (game: $($language:literal)+) => {
        &[$(files!(@ "locales" $language "names" "game" "ui" "web" "desktop" "solver" "money" "pages" "story" "rules"),)+]
    };
    (program: $($language:literal)+) => {
        &[$(files!(@ "locales_of_program" $language "program" "errors"),)+]
    };
    (@ $folder:literal $language:literal $($name:literal)+) => {
        Files {
            language: $language,
            files: &[$(include_str!(concat!("../", $folder, "/", $language, "/", $name, ".ftl"))),+],
        }
    };
}

/// The languages whose files are part of the program; English always is.
#[cfg(feature = "languages")]
const ALL: &[Files] = files!(game: "en" "it" "fi" "es" "et");
#[cfg(not(feature = "languages"))]
const ALL: &[Files] = files!(game: "en");

/// What only the command line says. It stands apart, so that neither a page nor the start of a game carries it.
#[cfg(feature = "languages")]
const OF_PROGRAM: &[Files] = files!(program: "en" "it" "fi" "es" "et");
#[cfg(not(feature = "languages"))]
const OF_PROGRAM: &[Files] = files!(program: "en");

/// What each language is called in itself.
const NAMES: &[(&str, &str)] = &[
    ("en", "English"),
    ("it", "italiano"),
    ("fi", "suomi"),
    ("es", "español"),
    ("et", "eesti"),
];

/// A value that a text is given.
pub(crate) type Argument<'a> = (&'static str, FluentValue<'a>);

/// The texts of one language, and the English ones for what it does not have.
pub(crate) struct Bundle {
    language: &'static str,
    own: Vec<Part>,
    english: Vec<Part>,
}

/// A file of texts. It is read only when one of them may be needed, so that no start of a program waits for it.
struct Part {
    language: &'static str,
    text: Cow<'static, str>,
    transform: Option<fn(&str) -> Cow<'_, str>>,
    read: OnceCell<FluentBundle<FluentResource>>,
}

impl Bundle {
    /// The texts of the first of these languages that is known, or English ones. The codes are separated by a colon or a
    /// comma, and what follows a code (`fi_FI.UTF-8`) makes no difference.
    pub(crate) fn new(languages: &str) -> Self {
        Self::of(ALL, languages)
    }

    /// The same of what only the command line says.
    pub(crate) fn of_program(languages: &str) -> Self {
        Self::of(OF_PROGRAM, languages)
    }

    fn of(all: &'static [Files], languages: &str) -> Self {
        let files = files_of(all, first_known(languages)).unwrap_or(&all[0]);
        Self {
            language: files.language,
            own: files.parts(),
            english: all[0].parts(),
        }
    }

    /// The texts of a language whose files came after the program, one below the other.
    pub(crate) fn fetched(language: &'static str, files: &str) -> Self {
        Self {
            language,
            own: vec![Part::new(language, files.to_owned().into())],
            english: ALL[0].parts(),
        }
    }

    /// English with longer words, to try whether a front end has room for a language that needs it.
    pub(crate) fn longer() -> Self {
        let mut bundle = Self::new(ALL[0].language);
        for part in &mut bundle.own {
            part.transform = Some(lengthened);
        }
        bundle
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
        let mut parts = self.own.iter().chain(&self.english).map(Part::read);
        let found = parts.find_map(|fluent| {
            let message = fluent.get_message(id)?;
            let pattern = match form {
                None => message.value(),
                Some(form) => Some(message.get_attribute(form)?.value()),
            };
            Some((fluent, pattern?))
        });
        let Some((fluent, pattern)) = found else {
            debug_assert!(false, "there is no text {id} {form:?}");
            return id.to_owned();
        };
        #[cfg(test)]
        asked::note(id, arguments);
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = fluent.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{id} {form:?}: {errors:?}");
        text.into_owned()
    }
}

/// What a language is called in itself; the code where it is not known.
pub(crate) fn name_of(code: &str) -> &str {
    let known = NAMES.iter().find(|(known, _)| *known == code);
    known.map_or(code, |(_, name)| name)
}

/// The code of the first of these languages that is known, or English.
pub(crate) fn first_known(languages: &str) -> &'static str {
    let mut known = languages.split([':', ',']).filter_map(|wanted| {
        let wanted = wanted.trim().split(['-', '_', '.', '@']).next()?;
        let mut codes = LANGUAGES.iter();
        codes.find(|code| code.eq_ignore_ascii_case(wanted))
    });
    known.next().unwrap_or(&ALL[0].language)
}

/// The files of the language with this code, if they are part of the program.
fn files_of(all: &'static [Files], code: &str) -> Option<&'static Files> {
    all.iter().find(|files| files.language == code)
}

/// Whether the files of the language with this code are part of the program.
pub(crate) fn is_built_in(code: &str) -> bool {
    files_of(ALL, code).is_some()
}

impl Files {
    fn parts(&self) -> Vec<Part> {
        let parts = self.files.iter();
        parts
            .map(|text| Part::new(self.language, Cow::Borrowed(text)))
            .collect()
    }
}

impl Part {
    const fn new(language: &'static str, text: Cow<'static, str>) -> Self {
        Self {
            language,
            text,
            transform: None,
            read: OnceCell::new(),
        }
    }

    fn read(&self) -> &FluentBundle<FluentResource> {
        self.read.get_or_init(|| {
            let id: LanguageIdentifier = self.language.parse().unwrap_or_default();
            let mut fluent = FluentBundle::new(vec![id]);
            // The marks around what is inserted are invisible, but they count as characters on a terminal.
            fluent.set_use_isolating(false);
            fluent.set_transform(self.transform);
            match self.language {
                "en" => fluent.set_formatter(Some(|value, _| grouped(value, ','))),
                "it" => fluent.set_formatter(Some(|value, _| grouped(value, '.'))),
                _ => fluent.set_formatter(Some(|value, _| grouped(value, NO_BREAK_SPACE))),
            }
            // The tests read every file without an error, so what is left out here cannot be missed.
            let resource = match FluentResource::try_new(self.text.clone().into_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            fluent.add_resource_overriding(resource);
            fluent
        })
    }
}

/// What parts thousands in most languages. No line is broken there.
const NO_BREAK_SPACE: char = '\u{a0}';
/// Smaller numbers are read as easily without a sign between their digits.
const LEAST_GROUPED: f64 = 10_000.0;

/// A large count with a sign between its thousands. Numbers of deals are no counts, and are handed over as texts.
fn grouped(value: &FluentValue<'_>, sign: char) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    if number.value.abs() < LEAST_GROUPED || number.value.fract() != 0.0 {
        return None;
    }
    let digits = format!("{:.0}", number.value);
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n) % 3 == 0 && !text.ends_with('-') {
            text.push(sign);
        }
        text.push(digit);
    }
    Some(text)
}

/// A piece of a text with the commonest letters of its words doubled, which makes it some 40 % longer. Single letters stay: they
/// are keys and signs of cards.
fn lengthened(piece: &str) -> Cow<'_, str> {
    let is_common = |letter: char| "aeioustn".contains(letter.to_ascii_lowercase());
    let mut longer = String::with_capacity(piece.len() * 3 / 2);
    for word in piece.split_inclusive(|letter: char| !letter.is_alphabetic()) {
        let n_letters = word.chars().filter(|letter| letter.is_alphabetic()).count();
        for letter in word.chars() {
            longer.push(letter);
            if n_letters > 1 && is_common(letter) {
                longer.push(letter.to_ascii_lowercase());
            }
        }
    }
    longer.into()
}

/// All files of a language, for the tests that read them as text.
#[cfg(test)]
pub(crate) fn files(language: &str) -> Vec<&'static str> {
    [ALL, OF_PROGRAM]
        .iter()
        .filter_map(|all| files_of(all, language))
        .flat_map(|files| files.files)
        .copied()
        .collect()
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
