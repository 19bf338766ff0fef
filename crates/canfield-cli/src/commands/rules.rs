//! `canfield rules`: how a variant is played.

use std::io::Write;

use canfield_core::rules::file;
use canfield_text::program::ProgramTexts;

use super::Outcome;
use crate::arguments::Words;

/// The most characters of a line, the indent not counted.
const MAX_WIDTH: usize = 76;

pub(super) fn run(words: &Words, toml: bool, texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
    let (name, []) = words.split("rules", [])?;
    let variant = super::variant(name, words.rules.as_deref())?;
    if toml {
        write!(out, "{}", file::write(&variant))?;
        return Ok(());
    }
    for (index, paragraph) in texts.game.rules_page(&variant).iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", paragraph.heading)?;
        for line in lines(&paragraph.text) {
            writeln!(out, "  {line}")?;
        }
        if !paragraph.drawing.is_empty() {
            writeln!(out)?;
        }
        for line in &paragraph.drawing {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}

/// Breaks a text into lines that any terminal holds.
fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= MAX_WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
