//! `canfield variants`: which games there are, and by which names.

use std::io::Write;

use canfield_core::rules::Word;
use canfield_core::variants::{Variant, all};
use canfield_text::program::ProgramTexts;
use serde::Serialize;

use super::Outcome;
use crate::failure::Failure;

/// A variant as JSON tells it.
#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    name: &'a str,
    aliases: &'a [String],
    group: &'static str,
    source: &'a str,
    pysol_id: Option<u16>,
    decks: u8,
}

pub(super) fn run(json: bool, texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
    if json {
        write_json(out)
    } else {
        write_table(texts, out)
    }
}

fn write_json(out: &mut dyn Write) -> Outcome {
    let entries: Vec<Entry<'_>> = all()
        .map(|variant| Entry {
            id: &variant.id,
            name: &variant.name,
            aliases: &variant.aliases,
            group: variant.group.word(),
            source: &variant.source,
            pysol_id: variant.pysol_id,
            decks: variant.rules.knobs().decks,
        })
        .collect();
    serde_json::to_writer_pretty(&mut *out, &entries)
        .map_err(|error| Failure::Output(error.into()))?;
    writeln!(out)?;
    Ok(())
}

fn write_table(texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
    let width = |column: fn(&Variant) -> &str| {
        let widths = all().map(|variant| column(variant).chars().count());
        widths.max().unwrap_or_default()
    };
    let (id_width, name_width) = (width(|variant| &variant.id), width(|variant| &variant.name));
    let mut group = None;
    for variant in all() {
        if group != Some(variant.group) {
            if group.is_some() {
                writeln!(out)?;
            }
            writeln!(out, "{}", texts.game.group(variant.group))?;
            group = Some(variant.group);
        }
        let line = format!(
            "  {:id_width$}  {:name_width$}  {}",
            variant.id,
            variant.name,
            variant.aliases.join(", ")
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
