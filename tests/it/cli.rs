//! The program `canfield` from the outside: what it writes, how it ends, and how it refuses.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write, pipe};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use canfield_cli::exchange::Position;
use canfield_core::variants;
use flate2::read::GzDecoder;
use libtest_mimic::{Failed, Trial};
use serde_json::Value;

use crate::program::{Run, command, run};

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("cli::g11-usage-errors", usage_errors),
        Trial::test("cli::unreadable-files", unreadable_files),
        Trial::test("cli::help-and-version", help_and_version),
        Trial::test("cli::variants", variants_are_listed),
        Trial::test("cli::rules", rules_are_told),
        Trial::test("cli::deal", deal),
        Trial::test("cli::deal-to-legal", deal_to_legal),
        Trial::test("cli::bad-positions", bad_positions),
        Trial::test("cli::check", check_agrees),
        Trial::test("cli::check-finds-what-differs", check_disagrees),
        Trial::test("cli::check-damaged-files", check_damaged),
        Trial::test("cli::perft", perft),
        Trial::test("cli::replay", replay),
        Trial::test("cli::replay-to-check", replay_to_check),
        Trial::test("cli::replay-refuses", replay_refuses),
        Trial::test("cli::solve", solve),
        Trial::test("cli::solve-usage-errors", solve_usage_errors),
        Trial::test("cli::solve-position", solve_position),
        Trial::test("cli::solve-batch", solve_batch),
        Trial::test("cli::solve-batch-with-broken-lines", solve_broken_lines),
        Trial::test("cli::solve-batch-answers-at-once", solve_at_once),
        Trial::test("cli::own-rules", own_rules),
        Trial::test("cli::broken-rules", broken_rules),
        Trial::test("cli::broken-pipe", broken_pipe),
        Trial::test("cli::no-terminal", no_terminal),
    ]
}

/// Shows that a command succeeds without a word of complaint, and returns what it wrote.
pub(crate) fn output(arguments: &[&str], input: &[u8]) -> Result<String, Failed> {
    let Run { code, out, err } = run(arguments, input)?;
    if code == Some(0) && err.is_empty() {
        Ok(out)
    } else {
        Err(format!("{arguments:?} ends with {code:?}: {out}{err}").into())
    }
}

/// Shows that a command ends with this code and this one sentence, and writes nothing else.
pub(crate) fn check_refused(
    arguments: &[&str],
    input: &[u8],
    code: i32,
    sentence: &str,
) -> Result<(), Failed> {
    let Run {
        code: ended,
        out,
        err,
    } = run(arguments, input)?;
    let expected = format!("canfield: {sentence}\n");
    if ended == Some(code) && err == expected && out.is_empty() {
        Ok(())
    } else {
        Err(
            format!("{arguments:?} ends with {ended:?}: {out}{err}\nexpected {code}: {expected}")
                .into(),
        )
    }
}

pub(crate) fn expect_contains(text: &str, part: &str) -> Result<(), Failed> {
    if text.contains(part) {
        Ok(())
    } else {
        Err(format!("`{part}` is not in:\n{text}").into())
    }
}

pub(crate) fn expect_equal(found: &str, expected: &str) -> Result<(), Failed> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("found:\n{found}\nexpected:\n{expected}").into())
    }
}

/// Writes a file for one trial, and gives its path.
pub(crate) fn scratch(name: &str, content: impl AsRef<[u8]>) -> Result<String, Failed> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli");
    fs::create_dir_all(&folder)?;
    let path = folder.join(name);
    fs::write(&path, content)?;
    text_of(path)
}

fn text_of(path: PathBuf) -> Result<String, Failed> {
    path.into_os_string()
        .into_string()
        .map_err(|path| format!("{} is not text", path.display()).into())
}

/// One sentence and the exit code 2, whatever is wrong (fault G11).
fn usage_errors() -> Result<(), Failed> {
    let huge = "9".repeat(5_000);
    let too_long = format!(
        "The deal number `{}…",
        "9".repeat(600 - "The deal number `".len())
    );
    let cases: &[(&[&str], &str)] = &[
        (&["-"], "There is no command `-`; see `canfield --help`."),
        (
            &["--bogus"],
            "There is no argument `--bogus`; see `canfield --help`.",
        ),
        (&["-x"], "There is no argument `-x`; see `canfield --help`."),
        (
            &["legl"],
            "There is no command `legl`; did you mean `legal`?",
        ),
        (
            &["variants", "--jsn"],
            "There is no argument `--jsn`; did you mean `--json`?",
        ),
        (
            &["legal"],
            "What is missing is --position <FILE>; see `canfield legal --help`.",
        ),
        (
            &["deal", "gate"],
            "`canfield deal` lacks NUMBER; see `canfield deal --help`.",
        ),
        (
            &["perft", "--rules", "my.toml", "1"],
            "`canfield perft` lacks DEPTH beside the rules file; see `canfield perft --help`.",
        ),
        (
            &["deal", "lafayete", "1"],
            "There is no variant `lafayete`; did you mean `lafayette`?",
        ),
        (
            &["--variant", "lafayete"],
            "There is no variant `lafayete`; did you mean `lafayette`?",
        ),
        (
            &["deal", "bridge club", "1"],
            "There is no variant `bridge club`; `canfield variants` lists all of them.",
        ),
        (
            &["deal", "gate", "0"],
            "There is no deal 0: deal numbers begin at 1.",
        ),
        (
            &["deal", "gate", "twelve"],
            "`twelve` is not a deal number: use digits such as 12345, with `ms` in front for a Microsoft number above 31999.",
        ),
        (&["deal", "gate", &huge], &too_long),
        (
            &["--deal", "0"],
            "There is no deal 0: deal numbers begin at 1.",
        ),
        // An option before a command is told by its own fault, never with an empty name.
        (
            &["--letters", "variants"],
            "`--letters` cannot stand before `variants`; see `canfield variants --help`.",
        ),
        (
            &["--portable", "/tmp/x", "variants"],
            "`--portable <DIR>` cannot stand before `variants`; see `canfield variants --help`.",
        ),
        (
            &["--rules", "my.toml", "survey", "report", "x"],
            "`--rules <FILE>` cannot stand before `survey`; see `canfield survey report --help`.",
        ),
        (
            &["--language", "", "variants"],
            "A value is missing after `--language <CODE>`; see `canfield variants --help`.",
        ),
        (
            &["perft", "gate", "1", "-1"],
            "There is no argument `-1`; see `canfield perft --help`.",
        ),
        (
            &["perft", "gate", "1", "x"],
            "`x` is not a depth: give a number from 0 to 100.",
        ),
        (
            &["perft", "gate", "1", "99999999999999999999"],
            "`99999999999999999999` is not a depth: give a number from 0 to 100.",
        ),
    ];
    for (arguments, sentence) in cases {
        check_refused(arguments, b"", 2, sentence)?;
    }
    Ok(())
}

fn unreadable_files() -> Result<(), Failed> {
    let no_text = scratch("no-text", [0xff, 0xfe, 0x00])?;
    let long = scratch("long.json", " ".repeat(2 * 1024 * 1024))?;
    let cases: &[(&[&str], &str)] = &[
        (
            &["legal", "--position", "gone.json"],
            "Cannot read `gone.json`: there is no such file.",
        ),
        (
            &["legal", "--position", "traces"],
            "Cannot read `traces`: it is a folder.",
        ),
        (
            &["replay", "gone.canfield"],
            "Cannot read `gone.canfield`: there is no such file.",
        ),
        (
            &["replay", "traces"],
            "Cannot read `traces`: it is a folder.",
        ),
        (
            &["check", "gone.jsonl"],
            "Cannot read `gone.jsonl`: there is no such file.",
        ),
        (
            &["check", "deals"],
            "There is no trace (.jsonl or .jsonl.gz) in `deals`.",
        ),
        (
            &["rules", "--rules", "gone.toml"],
            "Cannot read `gone.toml`: there is no such file.",
        ),
        (
            &["solve", "--position", "gone.json"],
            "Cannot read `gone.json`: there is no such file.",
        ),
        (
            &["solve", "--batch", "traces"],
            "Cannot read `traces`: it is a folder.",
        ),
        (
            &["--rules", "traces"],
            "Cannot read `traces`: it is a folder.",
        ),
        (
            &["legal", "--position", &no_text],
            &format!("Cannot read `{no_text}`: it is not text."),
        ),
        (
            &["legal", "--position", &long],
            &format!(
                "Cannot read `{long}`: it is too long, 1024 KiB at a time are all that is read."
            ),
        ),
    ];
    for (arguments, sentence) in cases {
        check_refused(arguments, b"", 1, sentence)?;
    }
    Ok(())
}

fn help_and_version() -> Result<(), Failed> {
    let help = output(&["--help"], b"")?;
    for command in [
        "variants", "rules", "deal", "legal", "check", "perft", "replay", "solve", "survey",
    ] {
        expect_contains(&help, &format!("\n  {command} "))?;
    }
    expect_contains(
        &output(&["deal", "--help"], b"")?,
        "canfield deal VARIANT NUMBER [--json]",
    )?;
    expect_contains(&output(&["--version"], b"")?, "canfield ")
}

fn variants_are_listed() -> Result<(), Failed> {
    let table = output(&["variants"], b"")?;
    let json: Vec<Value> = serde_json::from_str(&output(&["variants", "--json"], b"")?)?;
    for (variant, entry) in variants::all().zip(&json) {
        expect_contains(&table, &format!("\n  {} ", variant.id))?;
        expect_equal(entry["id"].as_str().unwrap_or_default(), &variant.id)?;
        let n_aliases = entry["aliases"].as_array().map(Vec::len);
        if n_aliases != Some(variant.aliases.len()) {
            return Err(format!("{entry} has not all names of {}", variant.id).into());
        }
    }
    expect_equal(&json.len().to_string(), &variants::all().len().to_string())
}

/// The rules in words, and as a file that gives the same file again.
fn rules_are_told() -> Result<(), Failed> {
    for variant in variants::all().step_by(7) {
        let words = output(&["rules", &variant.id], b"")?;
        if words.lines().count() < 3 || words.lines().any(|line| line.chars().count() > 80) {
            return Err(format!("these are no rules:\n{words}").into());
        }
        let toml = output(&["rules", &variant.id, "--toml"], b"")?;
        let file = scratch(&format!("{}.toml", variant.id), &toml)?;
        expect_equal(&output(&["rules", "--rules", &file, "--toml"], b"")?, &toml)?;
        expect_equal(&output(&["rules", "--rules", &file], b"")?, &words)?;
    }
    Ok(())
}

fn deal() -> Result<(), Failed> {
    expect_equal(
        &output(&["deal", "pysolfc.canfield", "12345"], b"")?,
        "base Q\n\
         S -QS -7D -5S -2D -3S -7S -9D -4H -KD -KC -JD -8D -6S -6D -7C -8H -9S -JS -AH -8C -JH -TC -AC -3C -KS -KH -TH -2C -AD -5H -5D\n\
         W TD 6H 3H\n\
         R1 -TS -QD -7H -6C -QH -4S -4D -9C -4C -2S -JC -AS 3D\n\
         F1 QC\nF2\nF3\nF4\nT1 8S\nT2 2H\nT3 5C\nT4 9H\n",
    )?;
    // The same deal by other names and numbers.
    let json = output(&["deal", "canfield-pysolfc", "12345", "--json"], b"")?;
    expect_equal(
        &output(&["deal", "Canfield_PySolFC", "#ms12345", "--json"], b"")?,
        &json,
    )?;
    expect_contains(
        &json,
        r##"{"game":"canfield-pysolfc","deal_number":"#ms12345","base":"Q","redeals_used":0,"piles":{"S":["-QS","##,
    )?;
    let large = output(&["deal", "gate", "32000", "--json"], b"")?;
    expect_contains(&large, r##""deal_number":"#00000000000000032000""##)?;
    let chosen = output(&["deal", "dutchess", "1", "--json"], b"")?;
    expect_contains(&chosen, r#""base":null"#)?;
    let largest = "9".repeat(38);
    expect_contains(
        &output(&["deal", "gate", &largest, "--json"], b"")?,
        &largest,
    )
}

/// What `deal` writes `legal` reads, for every variant.
fn deal_to_legal() -> Result<(), Failed> {
    for variant in variants::all().step_by(5) {
        let json = output(&["deal", &variant.id, "7", "--json"], b"")?;
        let moves = output(&["legal", "--position", "-"], json.as_bytes())?;
        let state = Position::from_json(&json)?.state(&variant.rules)?;
        let expected = canfield_cli::exchange::legal_texts(&variant.rules, &state);
        let expected: String = expected
            .into_keys()
            .fold(String::new(), |text, key| text + &key + "\n");
        expect_equal(&moves, &expected)?;
    }
    Ok(())
}

fn bad_positions() -> Result<(), Failed> {
    let good = output(&["deal", "gate", "1", "--json"], b"")?;
    let top = Position::from_json(&good)?
        .piles
        .pile(canfield_core::pile::PileId::Tableau(0))[0];
    let cases = [
        ("{", "line 1, column 1: the JSON ends too early."),
        (
            "5",
            "line 1, column 1: here is a number, and not a position, which is an object.",
        ),
    ];
    for (text, sentence) in cases {
        let sentence = format!("In standard input, {sentence}");
        check_refused(&["legal", "--position", "-"], text.as_bytes(), 1, &sentence)?;
    }
    let nothing = "There is no position in standard input: it is empty.";
    check_refused(&["legal", "--position", "-"], b"\n", 1, nothing)?;
    check_refused(
        &["check", "-"],
        b"\n",
        1,
        "There is no trace in standard input.",
    )?;
    let card = format!("\"{top}\"");
    let edits = [
        (
            "\"game\":\"gate\"",
            "\"game\":\"lafayete\"",
            "there is no variant `lafayete`; did you mean `lafayette`?",
        ),
        (
            "\"base\":\"A\"",
            "\"base\":\"2\"",
            "the foundations of this game always begin at A.",
        ),
        (
            "\"redeals_used\":0",
            "\"redeals_used\":3",
            "3 redeals were used, but this game allows 0.",
        ),
        ("\"R2\"", "\"R3\"", "this game has no pile R3."),
        (card.as_str(), "", &format!("the card {top} is missing.")),
    ];
    for (from, to, sentence) in edits {
        let text = good.replacen(from, to, 1);
        let sentence = format!("In standard input: {sentence}");
        check_refused(&["legal", "--position", "-"], text.as_bytes(), 1, &sentence)?;
    }
    Ok(())
}

fn check_agrees() -> Result<(), Failed> {
    let report = output(&["check", "traces"], b"")?;
    expect_contains(
        &report,
        "all: 270 games, 36,640 positions, 168,153 legal moves, 1841 snapshots\n",
    )?;
    let gate = output(&["check", "traces/gate.jsonl.gz"], b"")?;
    expect_contains(&report, gate.lines().next().unwrap_or_default())?;
    let packed = fs::read(canfield_tests::tests_dir().join("traces/gate.jsonl.gz"))?;
    expect_contains(&output(&["check", "-"], &packed)?, "10 games")?;
    expect_contains(
        &output(&["check", "-"], unpacked("gate")?.as_bytes())?,
        "10 games",
    )
}

fn unpacked(game: &str) -> Result<String, Failed> {
    let path = canfield_tests::tests_dir().join(format!("traces/{game}.jsonl.gz"));
    let mut text = String::new();
    GzDecoder::new(fs::File::open(path)?).read_to_string(&mut text)?;
    Ok(text)
}

/// A check that cannot fail checks nothing.
fn check_disagrees() -> Result<(), Failed> {
    let good = unpacked("gate")?;
    let edits = [
        (
            "\"deal\"]",
            "\"deal\",\"redeal\"]",
            "the legal moves differ\n  only in the trace: redeal\n  only by our rules: nothing",
        ),
        (
            "\"deal\"]",
            "\"draw\"]",
            "the legal moves differ\n  only in the trace: draw\n  only by our rules: deal",
        ),
        ("\"play\":\"", "\"play\":\"X", ", which is not legal"),
        (
            "\"initial\":{\"S\":[",
            "\"initial\":{\"S\":[\"-AC\",",
            "after the deal the piles differ\n  S in the trace: -AC ",
        ),
        (
            "\"after\":{\"S\":[",
            "\"after\":{\"S\":[\"-AC\",",
            "at step 25 the piles differ\n  S in the trace: -AC ",
        ),
        (
            "\"won\":false",
            "\"won\":true",
            "the trace takes the game for won, and it is not",
        ),
        (
            "\"won\":true",
            "\"won\":false",
            "the game is won, but the trace does not say so",
        ),
        (
            "\"deal_number\":\"#ms",
            "\"deal_number\":\"#ms9",
            "the deck is not the one that the deal number names",
        ),
    ];
    for (from, to, part) in edits {
        let bad = good.replacen(from, to, 1);
        let Run { code, out, err } = run(&["check", "-"], bad.as_bytes())?;
        if code != Some(1) || !err.is_empty() {
            return Err(format!("{from} to {to} ends with {code:?}: {out}{err}").into());
        }
        expect_contains(&out, part)?;
        expect_contains(&out, "; 1 game disagrees\n")?;
    }
    // Rules that are not those of the game.
    let Run { code, out, .. } = run(
        &["check", "traces/gate.jsonl.gz", "--rules", "-"],
        b"like = \"gate\"\nredeals = 1\n",
    )?;
    expect_contains(&out, "only by our rules: redeal")?;
    expect_equal(&format!("{code:?}"), "Some(1)")
}

fn check_damaged() -> Result<(), Failed> {
    let packed = fs::read(canfield_tests::tests_dir().join("traces/gate.jsonl.gz"))?;
    let short = scratch("short.jsonl.gz", &packed[..packed.len() / 2])?;
    let mut broken = packed.clone();
    broken[200..260].fill(0xff);
    let broken = scratch("broken.jsonl.gz", broken)?;
    let cases: &[(&str, &[u8], &str)] = &[
        (&short, b"", "its packed data ends too early."),
        (&broken, b"", "Cannot read `"),
        (
            "-",
            b"{\"game\": 5}",
            "In standard input, line 1, column 10: here is a number, and not text.",
        ),
        (
            "-",
            b"\n\nnonsense\n",
            "In standard input, line 3, column 2: this is not JSON",
        ),
        (
            "-",
            b"\xff\xfe",
            "Cannot read standard input: it is not text.",
        ),
    ];
    for (path, input, part) in cases {
        let Run { code, err, .. } = run(&["check", path], input)?;
        expect_equal(&format!("{code:?}"), "Some(1)")?;
        expect_contains(&err, part)?;
        expect_equal(&err.lines().count().to_string(), "1")?;
    }
    let unknown = unpacked("gate")?.replacen("\"game\":\"gate\"", "\"game\":\"lafayete\"", 1);
    let Run { err, .. } = run(&["check", "-"], unknown.as_bytes())?;
    expect_equal(
        &err,
        "canfield: In standard input, line 1: there is no variant `lafayete`; did you mean `lafayette`?\n",
    )
}

fn perft() -> Result<(), Failed> {
    let counts = "1 6\n2 32\n3 173\n4 996\n";
    expect_equal(&output(&["perft", "gate", "12345", "0"], b"")?, "0 1\n")?;
    expect_equal(&output(&["perft", "gate", "12345", "4"], b"")?, counts)?;
    expect_equal(
        &output(
            &["perft", "--rules", "-", "12345", "4"],
            b"like = \"gate\"\n",
        )?,
        counts,
    )
}

const RECORD: &str = "canfield-record 1\nvariant: canfield-pysolfc\ndeal: 12345\nplayed: 3\nmoves:\n  T1>T4 draw draw draw\n";

fn replay() -> Result<(), Failed> {
    let record = scratch("game.canfield", RECORD)?;
    let told = output(&["replay", &record], b"")?;
    expect_contains(&told, "   1 T1>T4\n   2 draw\n   3 ")?;
    expect_contains(&told, " (taken back)\n")?;
    expect_contains(&told, "\nmoves 3\nscore 1\noutcome open\n")?;
    expect_equal(&output(&["replay", "-"], RECORD.as_bytes())?, &told)
}

fn replay_to_check() -> Result<(), Failed> {
    let trace = output(&["replay", "-", "--trace"], RECORD.as_bytes())?;
    expect_contains(
        &output(&["check", "-"], trace.as_bytes())?,
        "1 game, 3 positions",
    )
}

fn replay_refuses() -> Result<(), Failed> {
    let edits = [
        (
            "draw draw",
            "redeal draw",
            "does not replay: move 2, redeal, is not legal. ",
        ),
        (
            "T1>T4",
            "T1>F1",
            "does not replay: move 1, T1>F1, is not legal. ",
        ),
        (
            "T1>T4",
            "T1>T9",
            "does not replay: move 1, T1>T9, is not legal. ",
        ),
        (
            "T1>T4",
            "T1-T4",
            "In standard input, line 6: `T1-T4` is not a move",
        ),
        (
            "played: 3",
            "played: 5",
            "In standard input, line 4: `played: 5` does not fit",
        ),
        (
            "canfield-pysolfc",
            "canfeld",
            "In standard input, line 2: there is no variant `canfeld`; did you mean `canfield` or `canfield(6)`?",
        ),
        (
            "canfield-record 1",
            "hello",
            "In standard input, line 1: this is not a record of a game",
        ),
        (
            "record 1",
            "record 2",
            "In standard input, line 1: the record has version 2",
        ),
        (
            "deal: 12345",
            "deal: 0",
            "In standard input, line 3: there is no deal 0",
        ),
        (
            "deal: 12345",
            "deal: =QC",
            "does not replay: the card AC is missing.",
        ),
    ];
    for (from, to, part) in edits {
        let bad = RECORD.replacen(from, to, 1);
        let Run { code, err, .. } = run(&["replay", "-"], bad.as_bytes())?;
        expect_equal(&format!("{code:?}"), "Some(1)")?;
        expect_contains(&err, part)?;
        expect_equal(&err.lines().count().to_string(), "1")?;
    }
    Ok(())
}

/// Each of the three verdicts in words, with all that goes with it.
fn solve() -> Result<(), Failed> {
    let told = output(&["solve", "canfield-solvitaire", "1"], b"")?;
    expect_contains(&told, "Deal 1 of canfield-solvitaire can be won, in ")?;
    expect_contains(&told, " moves:\n\n  ")?;
    for figure in [
        " states were looked at in ",
        " seconds, with a table of ",
        " bytes.\n",
    ] {
        expect_contains(&told, figure)?;
    }
    let moves: Vec<&str> = told
        .lines()
        .filter_map(|line| line.strip_prefix("  "))
        .flat_map(str::split_whitespace)
        .collect();
    let json: Value = serde_json::from_str(&output(
        &["solve", "canfield-solvitaire", "1", "--json"],
        b"",
    )?)?;
    expect_equal(&json["moves"].to_string(), &serde_json::to_string(&moves)?)?;
    expect_equal(&json["id"].to_string(), "\"canfield-solvitaire 1\"")?;

    // The line of moves as a record, which another command replays.
    let record = format!(
        "canfield-record 1\nvariant: canfield-solvitaire\ndeal: 1\nplayed: {}\nmoves:\n  {}\n",
        moves.len(),
        moves.join(" ")
    );
    expect_contains(
        &output(&["replay", "-"], record.as_bytes())?,
        "\noutcome won\n",
    )?;

    let shown = output(&["solve", "canfield-solvitaire", "1", "--show"], b"")?;
    let deal = output(&["deal", "canfield-solvitaire", "1"], b"")?;
    expect_contains(&shown, &format!(" moves:\n\n{deal}\n1 {}\nbase ", moves[0]))?;
    for (mv, number) in moves.iter().zip(1..) {
        expect_contains(&shown, &format!("\n{number} {mv}\nbase "))?;
    }

    expect_contains(
        &output(&["solve", "canfield-solvitaire", "3"], b"")?,
        "Deal 3 of canfield-solvitaire cannot be won: it is proved that no line of moves wins.\n\n",
    )?;
    let few_states = ["solve", "canfield-solvitaire", "1", "--nodes", "5"];
    expect_contains(
        &output(&few_states, b"")?,
        "Deal 1 of canfield-solvitaire may be won or not, which is not known: 5 states were all that --nodes allows.\n\n5 states were looked at in ",
    )?;
    // Two decks, so that there is something to search when the time is over.
    let little_time = ["solve", "double-storehouse", "1", "--seconds", "0.001"];
    expect_contains(
        &output(&little_time, b"")?,
        "Deal 1 of double-storehouse may be won or not, which is not known: the 0.001 seconds are over; give it more with --seconds.\n",
    )
}

fn solve_usage_errors() -> Result<(), Failed> {
    let cases: &[(&[&str], &str)] = &[
        (
            &["solve"],
            "`canfield solve` lacks VARIANT NUMBER; see `canfield solve --help`.",
        ),
        (
            &["solve", "gate", "5", "--batch", "-"],
            "`canfield solve` needs no number beside --batch, but was given `5`; see `canfield solve --help`.",
        ),
        (
            &["solve", "gate", "--batch", "-", "--rules", "-"],
            "`canfield solve` was given both the variant `gate` and a rules file: leave one of them out.",
        ),
        (
            &["solve", "gate", "--position", "-"],
            "`canfield solve` needs no word beside --position, but was given `gate`; see `canfield solve --help`.",
        ),
        (
            &["solve", "--position", "-", "--batch", "-"],
            "`--position <FILE>` and `--batch <FILE>` cannot be given together; see `canfield solve --help`.",
        ),
        (
            &["solve", "gate", "5", "--json", "--show"],
            "`--json` and `--show` cannot be given together; see `canfield solve --help`.",
        ),
        (
            &["solve", "gate", "5", "--seconds", "0"],
            "`0` cannot stand after `--seconds <S>`: give a number of seconds above 0, such as 20 or 0.5.",
        ),
        (
            &["solve", "gate", "5", "--nodes", "many"],
            "`many` cannot stand after `--nodes <N>`: give a whole number from 1 on.",
        ),
        (
            &["solve", "gate", "5", "--memory", "0"],
            "`0` cannot stand after `--memory <MB>`: give a whole number from 1 on.",
        ),
    ];
    for (arguments, sentence) in cases {
        check_refused(arguments, b"", 2, sentence)?;
    }
    Ok(())
}

fn solve_position() -> Result<(), Failed> {
    let deal = output(&["deal", "canfield-solvitaire", "5", "--json"], b"")?;
    let path = scratch("position.json", &deal)?;
    expect_contains(
        &output(&["solve", "--position", &path], b"")?,
        &format!("The position in `{path}` cannot be won: "),
    )?;
    let stdin = ["solve", "--position", "-", "--json"];
    let json = output(&stdin, deal.as_bytes())?;
    expect_contains(&json, r#"{"id":"-","verdict":"unsolvable","why":null,"#)?;
    // Draw 1 in place of 3.
    let rules = scratch(
        "draw-1.toml",
        "like = \"canfield-solvitaire\"\nper_deal = [1]\n",
    )?;
    expect_contains(
        &output(&["solve", "--position", &path, "--rules", &rules], b"")?,
        "can be won, in ",
    )?;
    let nearly = r#"{"game":"gate","piles":{"F1":["AC","2C","3C","4C","5C","6C","7C","8C","9C","TC","JC","QC","KC"],"F2":["AS","2S","3S","4S","5S","6S","7S","8S","9S","TS","JS","QS","KS"],"F3":["AH","2H","3H","4H","5H","6H","7H","8H","9H","TH","JH","QH","KH"],"F4":["AD","2D","3D","4D","5D","6D","7D","8D","9D","TD","JD","QD"],"T1":["KD"]}}"#;
    let told = output(&["solve", "--position", "-"], nearly.as_bytes())?;
    expect_contains(
        &told,
        "The position in standard input can be won, in 1 move:\n\n  T1>F4\n\n",
    )?;
    let won = nearly
        .replace("\"QD\"]", "\"QD\",\"KD\"]")
        .replace(",\"T1\":[\"KD\"]", "");
    expect_contains(
        &output(&["solve", "--position", "-"], won.as_bytes())?,
        "The position in standard input is won already.\n\n",
    )?;
    let bad = deal.replacen("canfield-solvitaire", "lafayete", 1);
    check_refused(
        &["solve", "--position", "-"],
        bad.as_bytes(),
        1,
        "In standard input: there is no variant `lafayete`; did you mean `lafayette`?",
    )
}

/// The answers to a batch are the verdicts that are known of it, in its order.
fn solve_batch() -> Result<(), Failed> {
    const BATCH: &str = "deals/solver/deals.jsonl";
    let rules = scratch(
        "single-pass.toml",
        "like = \"solvitaire.canfield\"\nredeals = 0\n",
    )?;
    let by_word = [
        "solve",
        "solvitaire.canfield",
        "--batch",
        BATCH,
        "--nodes",
        "20000",
    ];
    let by_file = [
        "solve", "--rules", &rules, "--batch", BATCH, "--nodes", "20000",
    ];
    let text = fs::read_to_string(canfield_tests::tests_dir().join(BATCH))?;
    for (arguments, set, least) in [
        (by_word.as_slice(), "draw3_partial_spaces_any", 90),
        (&by_file, "draw3_single_pass", 120),
    ] {
        let answers = output(arguments, b"")?;
        expect_equal(
            &answers.lines().count().to_string(),
            &text.lines().count().to_string(),
        )?;
        let mut n_decided = 0;
        for (deal, answer) in text.lines().zip(answers.lines()) {
            let (deal, answer): (Value, Value) =
                (serde_json::from_str(deal)?, serde_json::from_str(answer)?);
            expect_equal(&answer["id"].to_string(), &deal["id"].to_string())?;
            let is_decided = match answer["verdict"].as_str() {
                Some("unknown") => {
                    expect_equal(&answer["why"].to_string(), "\"states\"")?;
                    false
                }
                Some("solved") => answer["moves"].is_array() && answer["why"].is_null(),
                _ => answer["moves"].is_null() && answer["why"].is_null(),
            };
            let figures = ["states", "seconds", "table_bytes"];
            if !figures.iter().all(|figure| answer[figure].is_number()) {
                return Err(format!("figures are missing: {answer}").into());
            }
            if is_decided && !deal["verdicts"][set].is_null() {
                n_decided += 1;
                expect_equal(
                    &format!("{} {}", deal["id"], answer["verdict"]),
                    &format!("{} {}", deal["id"], deal["verdicts"][set]),
                )?;
            }
        }
        if n_decided < least {
            return Err(format!("only {n_decided} deals of {set} were decided").into());
        }
    }
    Ok(())
}

/// A line that is broken is named, and the others are answered.
fn solve_broken_lines() -> Result<(), Failed> {
    let good = output(&["deal", "canfield-solvitaire", "3", "--json"], b"")?;
    let nameless = good.replacen("\"game\":\"canfield-solvitaire\",", "", 1);
    let mut batch = Vec::new();
    let endless = vec![b' '; 2 * 1024 * 1024];
    let lines: [&[u8]; 9] = [
        good.trim_end().as_bytes(),
        b"nonsense",
        b"",
        b"{\"id\":\"x\"}",
        nameless.trim_end().as_bytes(),
        b"\xff\xfe",
        &endless,
        good.trim_end().as_bytes(),
        b"{\"game\":\"gate\",\"piles\":{}}",
    ];
    for line in lines {
        batch.extend_from_slice(line);
        batch.push(b'\n');
    }
    let Run { code, out, err } = run(&["solve", "--batch", "-"], &batch)?;
    expect_equal(&format!("{code:?}"), "Some(1)")?;
    let answers: Vec<Value> = out
        .lines()
        .map(serde_json::from_str)
        .collect::<Result<_, _>>()?;
    // What has no name goes by the number of its line.
    let ids: Vec<&Value> = answers.iter().map(|answer| &answer["id"]).collect();
    expect_equal(&serde_json::to_string(&ids)?, "[1,8]")?;
    expect_equal(
        &err,
        "canfield: In standard input, line 2, column 2: this is not JSON.\n\
         canfield: In standard input, line 4, column 10: the key `piles` is missing.\n\
         canfield: In standard input, line 5: no game is named; name it by the key `game`, or all by VARIANT or --rules on the command line.\n\
         canfield: In standard input, line 6: it is not text.\n\
         canfield: In standard input, line 7: it is too long, 1024 KiB at a time are all that is read.\n\
         canfield: In standard input, line 9: the card AC is missing.\n",
    )?;
    let Run { out, err, .. } = run(&["solve", "canfield-solvitaire", "--batch", "-"], &batch)?;
    expect_equal(&out.lines().count().to_string(), "3")?;
    expect_equal(&err.lines().count().to_string(), "5")
}

/// Whoever asks one question after the other need not wait for the end.
fn solve_at_once() -> Result<(), Failed> {
    let question = output(&["deal", "canfield-solvitaire", "3", "--json"], b"")?;
    let mut child = command(&["solve", "--batch", "-"])?
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let (Some(mut questions), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("there are no pipes".into());
    };
    let mut answers = BufReader::new(answers);
    for number in 1..=3 {
        questions.write_all(question.as_bytes())?;
        let mut answer = String::new();
        answers.read_line(&mut answer)?;
        expect_contains(
            &answer,
            &format!("{{\"id\":{number},\"verdict\":\"unsolvable\""),
        )?;
    }
    drop(questions);
    expect_equal(&child.wait()?.to_string(), "exit status: 0")
}

/// Rules of one's own go wherever a variant is named.
fn own_rules() -> Result<(), Failed> {
    let file = scratch(
        "zebra.toml",
        "name = \"Mine\"\nlike = \"gate\"\npiles = 6\nredeals = 1\n",
    )?;
    let json = output(&["deal", "--rules", &file, "5", "--json"], b"")?;
    expect_contains(
        &json,
        "{\"game\":\"zebra\",\"deal_number\":\"#ms5\",\"base\":\"A\"",
    )?;
    expect_contains(&json, "\"T6\":[")?;
    let moves = output(
        &["legal", "--position", "-", "--rules", &file],
        json.as_bytes(),
    )?;
    expect_contains(&moves, "deal\n")?;
    expect_contains(
        &output(&["rules", "--rules", &file, "--toml"], b"")?,
        "\npiles = 6\n",
    )?;
    check_refused(
        &["legal", "--position", "-"],
        json.as_bytes(),
        1,
        "In standard input: there is no variant `zebra`; `canfield variants` lists all of them.",
    )
}

/// Each with its place and in the words of a player.
fn broken_rules() -> Result<(), Failed> {
    let cases = [
        (
            "decks = 5",
            "line 1, column 9: `decks` cannot be 5: it must be from 1 to 4",
        ),
        (
            "decks = \"two\"",
            "line 1, column 9: `decks` must be a whole number, not text",
        ),
        (
            "deks = 2",
            "line 1, column 1: there is no key `deks`; did you mean `decks`?",
        ),
        (
            "like = \"lafayete\"",
            "line 1, column 8: `like`: there is no variant `lafayete`; did you mean `lafayette`?",
        ),
        ("[deal]\ndecks = 2", "line 1, column 2: `deal` is a section"),
        ("decks = 1\ndecks = 2", "line 2, column 1: "),
        ("decks = ", "line 1, column "),
        (
            "build = \"sideways\"",
            "line 1, column 9: `build` cannot be \"sideways\": it is one of ",
        ),
        ("piles = 16\npile_cards = \"DDDU\"", ": the deal needs "),
        (
            "reserves = 0",
            ": reserves and reserve_cards must both be 0",
        ),
        (
            "foundation_base = \"A\"\nranks = 2",
            "line 2, column 9: `ranks` cannot be 2",
        ),
        ("per_deal = []", "line 1, column 12: "),
        (
            "redeals = 3.5",
            "line 1, column 11: `redeals` must be a whole number, -1 for as often as you like, not a decimal number",
        ),
    ];
    for (text, part) in cases {
        for arguments in [
            &["rules", "--rules", "-"] as &[&str],
            &["--rules", "-"],
            &["deal", "--rules", "-", "1"],
        ] {
            let Run { code, out, err } = run(arguments, text.as_bytes())?;
            if code != Some(1) || !out.is_empty() || err.lines().count() != 1 {
                return Err(format!("`{text}` ends with {code:?}: {out}{err}").into());
            }
            expect_contains(&err, part)?;
            expect_contains(&err, "canfield: In standard input, line ")?;
        }
    }
    Ok(())
}

/// A reader that has seen enough is no failure.
fn broken_pipe() -> Result<(), Failed> {
    for arguments in [
        &["variants"] as &[&str],
        &["--help"],
        &["check", "traces"],
        &["deal", "gate", "1"],
        &["solve", "gate", "1"],
        &[
            "solve",
            "canfield-solvitaire",
            "--batch",
            "deals/solver/deals.jsonl",
            "--nodes",
            "100",
        ],
    ] {
        let (reader, writer) = pipe()?;
        drop(reader);
        let output = command(arguments)?
            .stdin(Stdio::null())
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()?;
        if output.status.code() != Some(0) || !output.stderr.is_empty() {
            let err = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{arguments:?} ends with {}: {err}", output.status).into());
        }
    }
    // A full disk is one, though.
    if let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") {
        let output = command(&["variants"])?
            .stdout(full)
            .stderr(Stdio::piped())
            .output()?;
        expect_equal(&format!("{:?}", output.status.code()), "Some(1)")?;
        expect_contains(
            &String::from_utf8_lossy(&output.stderr),
            "The output could not be written: ",
        )?;
    }
    Ok(())
}

fn no_terminal() -> Result<(), Failed> {
    let sentence =
        "A game needs a terminal to be played in; see `canfield --help` for what else there is.";
    check_refused(&[], b"", 1, sentence)?;
    check_refused(&["--variant", "gate", "--deal", "5"], b"", 1, sentence)
}
