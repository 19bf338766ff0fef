//! The command line in every language: its help, its findings and its errors, as the built program writes them.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::Stdio;

use canfield_text::LANGUAGES;
use libtest_mimic::{Failed, Trial};

use crate::cli::scratch;
use crate::program::command;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("cli-languages::environment", environment),
        Trial::test("cli-languages::option", option),
        Trial::test("cli-languages::machines-read-one-language", machine_output),
        Trial::test("cli-languages::completions", completions),
        Trial::test("cli-languages::manual", manual),
        Trial::test("cli-languages::options-stand-once", options_stand_once),
    ];
    for language in LANGUAGES.iter().copied().filter(|&code| code != "en") {
        trials.push(Trial::test(
            format!("cli-languages::{language}-help"),
            move || differs_from_english(language, &helps()),
        ));
        trials.push(Trial::test(
            format!("cli-languages::{language}-told"),
            move || differs_from_english(language, &told(language)?),
        ));
    }
    trials
}

/// The commands, each as it is called.
const COMMANDS: [&str; 13] = [
    "",
    "variants",
    "rules",
    "deal",
    "legal",
    "check",
    "perft",
    "replay",
    "solve",
    "survey",
    "survey report",
    "atlas",
    "completions",
];

/// A command line, and what it reads from standard input.
type Call = (Vec<String>, String);

fn call(line: &str, input: &str) -> Call {
    let words = line.split(' ').filter(|word| !word.is_empty());
    (words.map(str::to_owned).collect(), input.to_owned())
}

fn helps() -> Vec<Call> {
    COMMANDS
        .iter()
        .flat_map(|command| {
            [
                call(&format!("{command} --help"), ""),
                call(&format!("help {command}"), ""),
            ]
        })
        .collect()
}

/// Command lines: findings first, and then errors of every kind.
const LINES: &[&str] = &[
    "solve canfield 1",
    "solve canfield 3 --nodes 1",
    "solve canfield 3 --nodes 2000",
    "solve canfield 3 --memory 1 --nodes 5",
    "check traces/gate.jsonl.gz",
    "-x",
    "--bogus",
    "legl",
    "xyz",
    "deal",
    "deal gate",
    "deal gate 1 2",
    "deal gate 0",
    "deal gate twelve",
    "deal gate ms99999999999",
    "deal lafayete 1",
    "deal xyzzy 1",
    "perft gate 1 x",
    "perft --rules my.toml 1",
    "solve gate 1 --seconds 0",
    "solve gate 1 --nodes x",
    "solve gate 1 --seconds",
    "solve gate 1 --json --show",
    "solve --json --json gate 1",
    "solve --json=1 gate 1",
    "solve gate 1 --position traces",
    "solve a b c --batch -",
    "solve a --rules traces --batch -",
    "survey gate",
    "survey gate --deals 1..2 --out -",
    "survey gate --deals 9..3 --out x",
    "survey gate --deals 0..3 --out x",
    "survey gate --deals 1.. --out x",
    "survey gate --deals a..b --out x",
    "survey gate --deals 1..99999999999999999999 --out x",
    "survey gate --deals x --out x",
    "survey gate --deals 1..2 --out x --jobs 0",
    "survey gate --deals 1..2 --out x --shard 5/4",
    "survey gate --deals 1..2 --out x --shard auto",
    "survey gate --deals 1..2 --out no/such/folder/x",
    "survey gate --deals 1..2 --out traces",
    "survey report gone.jsonl",
    "atlas gone.jsonl",
    "completions",
    "completions tcsh",
    "--language xx",
    "--letters variants",
    "--letters legl",
    "--letters --letters",
    "legal --position gone.json",
    "legal --position traces",
    "check deals",
    "check gone.jsonl",
    "replay traces",
    "rules --rules gone.toml",
    "--variant lafayete",
    "--deal 0",
];

/// Texts that are no good position.
const POSITIONS: &[&str] = &[
    "",
    "{",
    "x",
    "5",
    "[]",
    "{\"gmae\": 1}",
    "{\"game\": \"gate\"}",
    "{\"game\": \"xyzzy\", \"piles\": {}}",
    "{\"game\": \"gate\", \"piles\": {}}",
    "{\"game\": \"gate\", \"piles\": []}",
    "{\"game\": \"gate\", \"piles\": {\"T1\": 5}}",
    "{\"game\": \"gate\", \"piles\": {\"T1\": [\"10H\"]}}",
    "{\"game\": \"gate\", \"piles\": {\"X\": []}}",
    "{\"game\": \"gate\", \"piles\": {\"T9\": []}}",
    "{\"game\": \"gate\", \"piles\": {\"T1\": [\"KS\", \"KS\"]}}",
    "{\"game\": \"gate\", \"piles\": {}, \"piles\": {}}",
    "{\"game\": \"gate\", \"base\": \"10\", \"piles\": {}}",
    "{\"game\": \"gate\", \"base\": \"2\", \"piles\": {}}",
    "{\"game\": \"gate\", \"base\": 5, \"piles\": {}}",
    "{\"game\": \"gate\", \"redeals_used\": 70000, \"piles\": {}}",
    "{\"game\": \"gate\", \"redeals_used\": 1, \"piles\": {}}",
    "{\"game\": \"gate\", \"fruitless_redeals\": 300, \"piles\": {}}",
    "{\"game\": \"gate\", \"deal_number\": \"0\", \"piles\": {}}",
    "{\"game\": \"canfield\", \"piles\": {}}",
    "{\"game\": \"\", \"piles\": {}, \"game\": \"\"}",
];

/// Texts that are no good record.
const RECORDS: &[&str] = &[
    "",
    "canfield-record 9",
    "canfield-record 1\nx: y\n",
    "canfield-record 1\nvariant: gate\n",
    "canfield-record 1\nvariant: xyzzy\ndeal: 1\nplayed: 0\nmoves:\n",
    "canfield-record 1\nvariant: gate\ndeal: 0\nplayed: 0\nmoves:\n",
    "canfield-record 1\nvariant: gate\ndeal: =AH\nplayed: 0\nmoves:\n",
    "canfield-record 1\nvariant: gate\ndeal: 1\nplayed: 4\nmoves:\n  draw\n",
    "canfield-record 1\nvariant: gate\ndeal: 1\nplayed: 0\nmoves:\n  jump\n",
    "canfield-record 1\nvariant: gate\ndeal: 1\nplayed: 1\nmoves:\n  T1>T1*1\n",
    "canfield-record 1\nvariant: x\nrules:\n  like = \"gate\"\n  decks = 9\ndeal: 1\nplayed: 0\nmoves:\n",
];

/// Texts that are no good rules file.
const RULES: &[&str] = &[
    "like = ",
    "like = gate",
    "like = \"gate",
    "like",
    "like = \"gate\" decks = 2",
    "a = [",
    "decks = 1",
    "like = \"xyzzy\"",
    "like = \"lafayete\"",
    "like = \"gate\"\ndecks = 9",
    "like = \"gate\"\ndecks = \"x\"",
    "like = \"gate\"\nsteps = 3",
    "like = \"gate\"\nxyzzy_of_all = 3",
    "like = \"gate\"\n[decks]",
    "like = \"gate\"\nbuild = \"x\"",
    "like = \"gate\"\nfoundation_base = \"x\"",
    "like = \"gate\"\npile_cards = \"x\"",
    "like = \"gate\"\npile_cards = \"UD\"",
    "like = \"gate\"\npile_limit = \"x\"",
    "like = \"gate\"\nstep = -7",
    "like = \"gate\"\nname = \"\"",
    "like = \"gate\"\nname = \"a\\nb\"",
    "like = \"gate\"\nname = 5",
    "like = \"gate\"\naliases = 5",
    "like = \"gate\"\naliases = [\"a\", \"a\"]",
    "like = \"gate\"\nreserves = 0",
    "like = \"gate\"\nreserve_cards = 50",
    "like = \"gate\"\nranks = 4\nfoundation_base = \"K\"",
    "like = \"gate\"\nredeals = 1.5",
    "like = \"gate\"\nredeals = 2020-01-01",
];

/// Typical calls of all commands that tell a person something.
fn told(language: &str) -> Result<Vec<Call>, Failed> {
    let mut calls: Vec<Call> = LINES.iter().map(|line| call(line, "")).collect();
    for position in POSITIONS {
        for command in ["legal --position -", "solve --position -", "check -"] {
            calls.push(call(command, position));
        }
        // A batch without a line has nothing to tell.
        if !position.is_empty() {
            calls.push(call("solve --batch -", position));
        }
    }
    calls.extend(RECORDS.iter().map(|record| call("replay -", record)));
    calls.extend(RULES.iter().map(|rules| call("rules --rules -", rules)));
    let long = format!("like = \"gate\"\nname = \"{}\"", "a".repeat(200));
    calls.push(call("rules --rules -", &long));
    let broken = scratch(&format!("broken-survey-{language}.jsonl"), "{\"a\": 1}\n")?;
    calls.push(call(&format!("survey report {broken}"), ""));
    calls.push(call(&format!("atlas {broken}"), ""));
    calls.push(call(
        &format!("survey gate --deals 1..2 --seconds 1 --out {broken}"),
        "",
    ));
    let unfinished = scratch(&format!("unfinished-survey-{language}.jsonl"), "{\"a\": ")?;
    calls.push(call(&format!("survey report {unfinished}"), ""));
    calls.push(call("replay records/save-1.canfield", ""));
    Ok(calls)
}

/// What the program writes, with the environment in which everything but the language is plain.
fn written(language: &str, (arguments, input): &Call) -> Result<String, Failed> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut command = command(&arguments)?;
    command
        .env_remove("LANGUAGE")
        .env_remove("LC_MESSAGES")
        .env("LC_ALL", format!("{language}.UTF-8"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that refuses its arguments need not read its input.
        let _ = stdin.write_all(input.as_bytes());
    }
    let output = child.wait_with_output()?;
    let text = [output.stdout, output.stderr].concat();
    Ok(String::from_utf8(text)?)
}

/// What stands there in every language alike: figures and notation that machines read too, how a command is called, and the
/// names of things that no program translates.
fn is_alike(line: &str) -> bool {
    let is_word = |word: &&str| !word.starts_with('-') && !word.contains(['<', '>', '`']);
    let words: Vec<&str> = line
        .split_whitespace()
        .filter(is_word)
        .flat_map(|word| word.split(|c: char| !c.is_alphabetic()))
        .filter(|word| word.chars().count() > 3 && word.chars().any(char::is_lowercase))
        .collect();
    let is_known = |word: &&str| {
        const KNOWN: [&str; 17] = [
            "canfield", "draw", "gate", "redeal", "redeals", "states", "seconds", "table", "bytes",
            "variant", "deal", "moves", "outcome", "blocked", "open", "score", "base",
        ];
        KNOWN.contains(word)
    };
    words.iter().all(is_known) || line.trim_start().starts_with("canfield ")
}

/// Shows that no line is said in English, and that none shows a placeholder or the name of a text.
fn differs_from_english(language: &str, calls: &[Call]) -> Result<(), Failed> {
    let mut faults = Vec::new();
    for call in calls {
        let own = written(language, call)?;
        let english = written("en", call)?;
        let english: BTreeSet<&str> = english.lines().map(str::trim).collect();
        for line in own.lines() {
            let is_english = english.contains(line.trim()) && !is_alike(line);
            let raw = ["{ $", "{$", "os error", "at line "];
            let is_raw = raw.iter().any(|sign| line.contains(sign));
            if is_english || is_raw {
                faults.push(format!("{:?} {:?}: {line}", call.0, call.1));
            }
        }
        if own.trim().is_empty() {
            faults.push(format!("{:?} {:?} says nothing", call.0, call.1));
        }
        for line in own.lines().filter(|line| line.starts_with("canfield: ")) {
            if !line.ends_with(['.', '?', '!', '…', ':']) {
                faults.push(format!("{:?} has no end: {line}", call.0));
            }
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!("{language}:\n{}", faults.join("\n")).into())
}

/// The locale decides as it does in the game: `LC_ALL` before `LC_MESSAGES` before `LANG`, and `LANGUAGE` before all of them
/// unless the locale asks for no language.
fn environment() -> Result<(), Failed> {
    let expect = [
        (vec![("LANG", "it_IT.UTF-8")], "it"),
        (
            vec![("LANG", "it_IT.UTF-8"), ("LC_MESSAGES", "fi_FI.UTF-8")],
            "fi",
        ),
        (
            vec![("LC_MESSAGES", "fi_FI.UTF-8"), ("LC_ALL", "es_ES.UTF-8")],
            "es",
        ),
        (vec![("LC_ALL", "es_ES.UTF-8"), ("LANGUAGE", "et")], "et"),
        (vec![("LC_ALL", "C"), ("LANGUAGE", "et")], "en"),
        (vec![], "en"),
    ];
    for (variables, language) in expect {
        let mut command = command(&["deal", "gate", "0"])?;
        for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let output = command.envs(variables.clone()).output()?;
        let err = String::from_utf8(output.stderr)?;
        let expected = written(language, &call("deal gate 0", ""))?;
        if err != expected {
            return Err(format!("{variables:?}: {err} instead of {expected}").into());
        }
    }
    Ok(())
}

/// `--language` goes before the environment, wherever it stands, and a language that is not known is refused in the player's.
fn option() -> Result<(), Failed> {
    for line in [
        "--language fi deal gate 0",
        "deal --language fi gate 0",
        "deal gate 0 --language=fi",
    ] {
        let found = written("it", &call(line, ""))?;
        let expected = written("fi", &call("deal gate 0", ""))?;
        if found != expected {
            return Err(format!("{line}: {found} instead of {expected}").into());
        }
    }
    for line in [
        "--language xx",
        "--language xx variants",
        "--language=fi_FI rules nope",
        "--letters --language xx variants",
        "rules nope --language xx",
        "--language it --language xx rules nope",
    ] {
        let refused = written("it", &call(line, ""))?;
        if !refused.contains("en, it, fi, es, et") || !refused.contains("scegli") {
            return Err(format!("{line}: {refused}").into());
        }
    }
    for line in [
        "--language en --language fi",
        "--language en --language fi rules nope",
        "rules --language en nope --language=en",
    ] {
        let refused = written("it", &call(line, ""))?;
        if !refused.contains("`--language <CODE>` is given twice") {
            return Err(format!("{line}: {refused}").into());
        }
    }
    Ok(())
}

/// What programs read is the same in every language.
fn machine_output() -> Result<(), Failed> {
    for line in [
        "variants --json",
        "rules gate --toml",
        "deal gate 1",
        "deal gate 1 --json",
        "perft gate 1 2",
        "completions bash",
    ] {
        let english = written("en", &call(line, ""))?;
        for language in LANGUAGES {
            let own = written(language, &call(line, ""))?;
            if own != english {
                return Err(format!("{line} is not the same in {language}:\n{own}").into());
            }
        }
    }
    Ok(())
}

/// Each shell's script knows every command; the shells that are here read theirs without a complaint.
fn completions() -> Result<(), Failed> {
    for shell in ["bash", "zsh", "fish"] {
        let script = written("en", &call(&format!("completions {shell}"), ""))?;
        for command in COMMANDS.iter().filter(|name| !name.is_empty()) {
            let last = command.split(' ').next_back().unwrap_or_default();
            if !script.contains(last) {
                return Err(format!("{shell} does not know {command}:\n{script}").into());
            }
        }
        let file = scratch(&format!("completions.{shell}"), &script)?;
        let read = std::process::Command::new(shell)
            .args(["-n", &file])
            .output();
        // A shell that is not installed cannot be asked.
        if let Ok(read) = read
            && !read.status.success()
        {
            let complaint = String::from_utf8_lossy(&read.stderr).into_owned();
            return Err(format!("{shell} does not read its script: {complaint}").into());
        }
    }
    Ok(())
}

fn manual() -> Result<(), Failed> {
    let page = written("en", &call("manual", ""))?;
    for part in [
        ".TH canfield 1",
        "Play the Canfield family",
        "solve",
        "\\-\\-language",
    ] {
        if !page.contains(part) {
            return Err(format!("`{part}` is not on the page:\n{page}").into());
        }
    }
    // Every command has a part of its own, with its options.
    for command in COMMANDS.iter().filter(|command| !command.is_empty()) {
        let heading = format!(".SH \"CANFIELD {}\"", command.to_uppercase());
        let part = page.split(&heading).nth(1);
        let part = part.ok_or(format!("the page has no part `{heading}`:\n{page}"))?;
        let part = part.split(".SH ").next().unwrap_or_default();
        if !part.contains(&format!("\\fBcanfield {command}\\fR"))
            && !part.contains(&format!("canfield {command}"))
        {
            return Err(format!("`{command}` is not told:\n{part}").into());
        }
    }
    for (language, heading) in [
        ("it", "NOME"),
        ("fi", "NIMI"),
        ("es", "NOMBRE"),
        ("et", "NIMI"),
    ] {
        let page = written(language, &call("manual", ""))?;
        let english = ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXTRA"];
        let left = english.iter().find(|heading| {
            page.contains(&format!(".SH {heading}\n")) || page.contains(&format!(".SS {heading}\n"))
        });
        if left.is_some() || !page.contains(&format!(".SH \"{heading}\"")) {
            return Err(format!("{left:?} is a heading in {language}:\n{page}").into());
        }
    }
    Ok(())
}

/// No heading and no option stands twice in the help of any command.
fn options_stand_once() -> Result<(), Failed> {
    for command in COMMANDS {
        let help = written("en", &call(&format!("{command} --help"), ""))?;
        let mut seen = BTreeSet::new();
        for line in help.lines() {
            let word = line.split_whitespace().find(|word| word.starts_with("--"));
            let heading = Some(line).filter(|line| line.ends_with(':') && !line.starts_with(' '));
            for name in [word.filter(|_| line.starts_with(' ')), heading] {
                if name.is_some_and(|name| !line.contains("canfield ") && !seen.insert(name)) {
                    return Err(format!("{name:?} stands twice:\n{help}").into());
                }
            }
        }
    }
    Ok(())
}
