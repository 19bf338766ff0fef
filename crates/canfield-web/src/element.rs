//! A page as plain data, which can be printed, compared and brought into a browser.

use std::fmt;

/// An element of the page with all that is in it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Element {
    /// What kind of element it is, such as `button`.
    pub tag: &'static str,
    /// By what it is known among its siblings from one picture to the next; empty for one that is known by its place.
    pub key: String,
    /// Its attributes.
    pub attributes: Vec<(&'static str, String)>,
    /// What a style sheet cannot know, such as where a card lies. A page with a strict policy takes these only
    /// from a program, never as an attribute.
    pub styles: Vec<(&'static str, String)>,
    /// Its text, if it has no children.
    pub text: String,
    /// What is in it.
    pub children: Vec<Element>,
}

/// An element with this tag.
pub(crate) fn element(tag: &'static str) -> Element {
    Element {
        tag,
        ..Element::default()
    }
}

impl Element {
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attributes.push((name, value.into()));
        self
    }

    /// With an attribute that has no value, if the condition holds.
    pub(crate) fn with_if(self, name: &'static str, condition: bool) -> Self {
        if condition { self.with(name, "") } else { self }
    }

    pub(crate) fn class(self, class: impl Into<String>) -> Self {
        self.with("class", class)
    }

    pub(crate) fn key(mut self, key: impl Into<String>) -> Self {
        self.key = key.into();
        self
    }

    pub(crate) fn style(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.styles.push((name, value.into()));
        self
    }

    pub(crate) fn text(mut self, text: impl Into<String>) -> Self {
        self.text = text.into();
        self
    }

    pub(crate) fn child(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    pub(crate) fn children(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }

    /// The value of an attribute.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        attributes
            .find(|(found, _)| *found == name)
            .map(|(_, value)| value.as_str())
    }

    /// This element and all that are in it.
    pub fn all(&self) -> Box<dyn Iterator<Item = &Self> + '_> {
        let inner = self.children.iter().flat_map(Self::all);
        Box::new(std::iter::once(self).chain(inner))
    }

    fn print(&self, f: &mut fmt::Formatter<'_>, indent: &str) -> fmt::Result {
        write!(f, "<{}", self.tag)?;
        for (name, value) in &self.attributes {
            match value.as_str() {
                "" => write!(f, " {name}")?,
                _ => write!(f, " {name}=\"{}\"", escaped(value))?,
            }
        }
        if !self.styles.is_empty() {
            let styles = self.styles.iter();
            let styles: Vec<String> = styles
                .map(|(name, value)| format!("{name}:{value}"))
                .collect();
            write!(f, " style=\"{}\"", styles.join(";"))?;
        }
        f.write_str(">")?;
        match self.children.as_slice() {
            [] => f.write_str(&escaped(&self.text))?,
            // An only child stands in the same line.
            [only] => only.print(f, indent)?,
            children => {
                let inner = format!("{indent} ");
                for child in children {
                    write!(f, "\n{inner}")?;
                    child.print(f, &inner)?;
                }
                write!(f, "\n{indent}")?;
            }
        }
        write!(f, "</{}>", self.tag)
    }
}

impl fmt::Display for Element {
    /// As a page is written, with brothers and sisters in lines of their own.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.print(f, "")
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
