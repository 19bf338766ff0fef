//! `canfield completions` and `canfield manual`: what a shell and `man` are told about this program.

use std::io::{self, Write};

use canfield_text::program::{Part, ProgramTexts};
use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;

use super::Outcome;
use crate::arguments;

/// Writes the script of a shell that is known, for the command line does not take any other.
pub(super) fn run(shell: &str, texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
    let shell: Shell = shell.parse().map_err(io::Error::other)?;
    let mut command = arguments::command(texts);
    // The generator panics where it cannot write, and nothing but a buffer can always be written to.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "canfield", &mut script);
    out.write_all(&script)?;
    Ok(())
}

/// Writes the manual page, with a part for each command.
pub(super) fn run_manual(texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
    let mut command = arguments::command(texts);
    command.build();
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    let mut list = Vec::new();
    man.render_subcommands_section(&mut list)?;
    // The list names pages, of which there is only this one.
    let list = String::from_utf8_lossy(&list);
    for line in list.lines() {
        match line.strip_suffix("(1)") {
            Some(name) => writeln!(page, "{}", name.replacen("\\-", " ", 1))?,
            None => writeln!(page, "{line}")?,
        }
    }
    write_parts(&command, "canfield", &mut page)?;
    man.render_version_section(&mut page)?;
    write_in_words(&page, texts, out)
}

/// Writes a part for each command below this one, which is called by this name.
fn write_parts(command: &Command, name: &str, page: &mut Vec<u8>) -> Outcome {
    for command in command.get_subcommands() {
        let name = format!("{name} {}", command.get_name());
        // The command `help` has nothing to tell but where the help is.
        if command.get_name() == "help" {
            continue;
        }
        let man = Man::new(command.clone());
        let mut part = Vec::new();
        man.render_description_section(&mut part)?;
        man.render_synopsis_section(&mut part)?;
        man.render_options_section(&mut part)?;
        if command.get_after_help().is_some() {
            man.render_extra_section(&mut part)?;
        }
        // The headings of a part stand below that of the command; what it does needs none.
        writeln!(page, ".SH \"{}\"", name.to_uppercase())?;
        for line in String::from_utf8_lossy(&part).lines() {
            match line.strip_prefix(".SH ") {
                Some("DESCRIPTION") => {}
                Some(heading) => writeln!(page, ".SS {heading}")?,
                None => writeln!(page, "{line}")?,
            }
        }
        write_parts(command, &name, page)?;
    }
    Ok(())
}

/// Writes the page with its headings in the language of its other words: the generator knows them in English alone.
fn write_in_words(page: &[u8], texts: &ProgramTexts, out: &mut dyn Write) -> Outcome {
    let page = String::from_utf8_lossy(page);
    // Each part begins with the same definition, which is needed once.
    let is_definition = |line: &str| line.starts_with(".ie ") || line.starts_with(".el ");
    let n_definitions = page.lines().take_while(|line| is_definition(line)).count();
    for (idx, line) in page.lines().enumerate() {
        if idx >= n_definitions && is_definition(line) {
            continue;
        }
        let heading = line.strip_prefix(".SH ").or(line.strip_prefix(".SS "));
        let part = match heading {
            Some("NAME") => Part::ManualName,
            Some("SYNOPSIS") => Part::ManualSynopsis,
            Some("DESCRIPTION") => Part::ManualDescription,
            Some("EXTRA") => Part::ManualMore,
            Some("VERSION") => Part::ManualVersion,
            _ => {
                writeln!(out, "{line}")?;
                continue;
            }
        };
        writeln!(out, "{} \"{}\"", &line[..3], texts.part(part))?;
    }
    Ok(())
}
