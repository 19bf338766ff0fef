//! The command `survey`: that nothing is lost or counted twice, however it is stopped, shared and resumed, and that
//! its report says what is in its files.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use serde_json::Value;

use crate::cli::{check_refused, expect_contains, expect_equal, output, scratch};
use crate::program::{Run, command, run};

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("survey::all-deals-once", all_deals_once),
        Trial::test("survey::torn-lines", torn_lines),
        Trial::test("survey::killed-and-resumed", killed),
        Trial::test("survey::shards", shards),
        Trial::test("survey::task-arrays", task_arrays),
        Trial::test("survey::retry", retry),
        Trial::test("survey::usage-errors", usage_errors),
        Trial::test("survey::files-of-others", files_of_others),
        Trial::test("survey::report", report),
        Trial::test("survey::report-of-several", report_of_several),
        Trial::test("survey::report-refuses", report_refuses),
        Trial::test("survey::atlas", atlas),
        Trial::test("survey::atlas-of-data", atlas_of_data),
    ]
}

/// Few states, so that some deals stay unknown.
const LIMITS: [&str; 2] = ["--nodes", "500"];

/// Surveys deals of one variant, and gives what the file holds then.
fn survey(deals: &str, path: &str, more: &[&str]) -> Result<String, Failed> {
    let mut arguments = vec![
        "survey",
        "canfield-solvitaire",
        "--deals",
        deals,
        "--out",
        path,
    ];
    arguments.extend(LIMITS);
    arguments.extend(more);
    let told = output(&arguments, b"")?;
    let text = fs::read_to_string(path)?;
    let n_deals = text.lines().count();
    let deals = if n_deals == 1 { "deal" } else { "deals" };
    expect_contains(&told, &format!("`{path}` holds {n_deals} {deals}: "))?;
    Ok(text)
}

/// A path at which there is no file.
fn fresh(name: &str) -> Result<String, Failed> {
    let path = scratch(name, "")?;
    fs::remove_file(&path)?;
    Ok(path)
}

/// What is found in a survey's file, in the order of the deals. Seconds are left out: they are never the same.
fn findings(text: &str) -> Result<String, Failed> {
    let mut found = Vec::new();
    for line in text.lines() {
        let mut line: Value = serde_json::from_str(line)?;
        line["seconds"] = Value::Null;
        found.push((line["deal"].as_u64(), line.to_string()));
    }
    found.sort();
    Ok(found
        .into_iter()
        .map(|(_, line)| line + "\n")
        .collect::<String>())
}

/// The numbers of the deals in a survey's file, in order.
fn deals(text: &str) -> Result<Vec<u64>, Failed> {
    let mut deals = Vec::new();
    for line in text.lines() {
        let line: Value = serde_json::from_str(line)?;
        deals.push(line["deal"].as_u64().ok_or("a line has no deal")?);
    }
    deals.sort_unstable();
    Ok(deals)
}

fn all_deals_once() -> Result<(), Failed> {
    let path = fresh("once.jsonl")?;
    let whole = survey("11..50", &path, &[])?;
    expect_equal(
        &format!("{:?}", deals(&whole)?),
        &format!("{:?}", (11..=50).collect::<Vec<_>>()),
    )?;
    let verdict = |word: &str| whole.matches(&format!("\"verdict\":\"{word}\"")).count();
    if [verdict("solved"), verdict("unsolvable"), verdict("unknown")].contains(&0) {
        return Err(format!("these deals do not show all verdicts:\n{whole}").into());
    }
    // Nothing is solved again, and more deals are added to those that are there.
    expect_equal(&survey("20..30", &path, &[])?, &whole)?;
    let more = survey("41..60", &path, &[])?;
    expect_equal(&more[..whole.len()], &whole)?;
    expect_equal(&deals(&more)?.len().to_string(), "50")?;
    // How many are solved at once makes no difference.
    for jobs in ["1", "5", "1000"] {
        let path = fresh("jobs.jsonl")?;
        let text = survey("11..50", &path, &["--jobs", jobs])?;
        expect_equal(&findings(&text)?, &findings(&whole)?)?;
    }
    Ok(())
}

/// Deals that stayed unknown are tried again with more, and only these; however often it is stopped, the end is the same.
fn retry() -> Result<(), Failed> {
    let first = survey("1..12", &fresh("first.jsonl")?, &[])?;
    let unknown: Vec<&str> = first
        .lines()
        .filter(|line| line.contains("\"unknown\""))
        .collect();
    if unknown.len() < 2 {
        return Err("too few of these deals stay unknown".into());
    }
    let deeper = |deals: &str, path: &str, nodes: &str| {
        let arguments = [
            "survey",
            "canfield-solvitaire",
            "--deals",
            deals,
            "--out",
            path,
            "--nodes",
            nodes,
            "--retry",
        ];
        output(&arguments, b"")
    };
    let path = scratch("deeper.jsonl", &first)?;
    deeper("1..12", &path, "1000000")?;
    let second = fs::read_to_string(&path)?;
    expect_equal(&second[..first.len()], &first)?;
    let added: Vec<&str> = second[first.len()..].lines().collect();
    expect_equal(
        &format!("{:?}", deals(&added.join("\n"))?),
        &format!("{:?}", deals(&unknown.join("\n"))?),
    )?;
    // What is known now is not tried again, nor what is unknown within these very limits.
    let told = deeper("1..12", &path, "1000000")?;
    expect_contains(&told, "12 deals: ")?;
    expect_contains(&told, " 0 unknown.")?;
    expect_equal(&fs::read_to_string(&path)?, &second)?;
    let none = scratch("no-deeper.jsonl", &first)?;
    deeper("1..12", &none, "500")?;
    expect_equal(&fs::read_to_string(&none)?, &first)?;
    // A stop in the middle of a line, and then the same command again.
    for n_bytes in [first.len() + 20, first.len() + 90, second.len() - 1] {
        let path = scratch("torn-retry.jsonl", &second[..n_bytes])?;
        deeper("1..12", &path, "1000000")?;
        let text = fs::read_to_string(&path)?;
        expect_equal(&findings(&text)?, &findings(&second)?)?;
    }
    // New deals are solved as well, and the report counts each once, with the limits of what counts.
    deeper("11..14", &path, "1000000")?;
    let report = output(&["survey", "report", &path], b"")?;
    expect_contains(&report, "\n  deals 1..14\n")?;
    expect_contains(
        &report,
        "at most 60 s, 1,000,000 states, 1024 MB for a deal",
    )?;
    expect_contains(&report, "unknown            0    0.00 %")?;
    // Without the option such a file is not gone on with by mistake.
    let plain = ["survey", "canfield-solvitaire", "--deals", "1..12", "--out"];
    let plain = [plain.as_slice(), &[&path, "--nodes", "1000000"]].concat();
    let sentence = format!(
        "In `{path}`, line 1: the file holds deals that were solved within 60 s, 500 states, 1024 MB, and those of this survey have 60 s, 1,000,000 states, 1024 MB; give --retry to solve the unknown ones again, or name another file by --out."
    );
    check_refused(&plain, b"", 1, &sentence)
}

/// Wherever the last line was torn, the survey goes on as if nothing had happened.
fn torn_lines() -> Result<(), Failed> {
    let whole = survey("1..12", &fresh("untorn.jsonl")?, &[])?;
    let third: usize = whole.split_inclusive('\n').take(3).map(str::len).sum();
    for n_bytes in [
        0,
        1,
        40,
        third - 1,
        third,
        third + 1,
        third + 30,
        third + 120,
        whole.len() - 1,
    ] {
        let path = scratch("torn.jsonl", &whole[..n_bytes])?;
        let text = survey("1..12", &path, &[])?;
        expect_equal(&findings(&text)?, &findings(&whole)?)?;
        let n_kept = whole[..n_bytes].rfind('\n').map_or(0, |end| end + 1);
        expect_equal(&text[..n_kept], &whole[..n_kept])?;
    }
    Ok(())
}

/// A survey that is killed while it works has lost nothing that it wrote, and nobody else may write in its file.
fn killed() -> Result<(), Failed> {
    let path = fresh("killed.jsonl")?;
    let mut arguments = vec!["survey", "canfield-solvitaire", "--deals", "1..1000000"];
    arguments.extend(["--out", &path]);
    arguments.extend(LIMITS);
    let mut child = command(&arguments)?
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut n_waits = 0;
    while fs::metadata(&path).map_or(0, |file| file.len()) < 20_000 && n_waits < 600 {
        thread::sleep(Duration::from_millis(50));
        n_waits += 1;
    }
    let other = check_refused(
        &arguments,
        b"",
        1,
        &format!(
            "Another survey is writing to `{path}`: wait for its end, or name another file by --out."
        ),
    );
    child.kill()?;
    let killed = child.wait_with_output()?;
    other?;
    // There is no terminal, so there is no progress to be shown.
    expect_equal(&String::from_utf8(killed.stderr)?, "")?;

    let left = fs::read_to_string(&path)?;
    let n_kept = left.rfind('\n').map_or(0, |end| end + 1);
    let last = deals(&left[..n_kept])?.pop().ok_or("nothing was solved")?;
    let text = survey(&format!("1..{last}"), &path, &[])?;
    expect_equal(&text[..n_kept], &left[..n_kept])?;
    expect_equal(
        &format!("{:?}", deals(&text)?),
        &format!("{:?}", (1..=last).collect::<Vec<_>>()),
    )
}

/// The files of all shards, one behind the other, are the file of the whole.
fn shards() -> Result<(), Failed> {
    let whole = survey("5..34", &fresh("whole.jsonl")?, &[])?;
    let mut merged = String::new();
    for shard in ["1/4", "2/4", "3/4", "4/4"] {
        merged += &survey("5..34", &fresh("shard.jsonl")?, &["--shard", shard])?;
    }
    expect_equal(&findings(&merged)?, &findings(&whole)?)?;
    // The merged file goes on as one that was never in parts.
    let path = scratch("merged.jsonl", &merged)?;
    expect_equal(&survey("5..34", &path, &[])?, &merged)?;
    // More shards than deals.
    expect_equal(
        &survey("5..6", &fresh("none.jsonl")?, &["--shard", "9/9"])?,
        "",
    )
}

/// Every task of a cluster's array takes its own part, wherever the numbers of the tasks begin.
fn task_arrays() -> Result<(), Failed> {
    let whole = survey("1..20", &fresh("whole-array.jsonl")?, &[])?;
    for first in [0, 1, 7] {
        let mut merged = String::new();
        for id in first..first + 3 {
            let path = fresh("task.jsonl")?;
            let mut arguments = vec!["survey", "canfield-solvitaire", "--deals", "1..20"];
            arguments.extend(["--out", &path, "--shard", "auto"]);
            arguments.extend(LIMITS);
            let ended = command(&arguments)?
                .env("SLURM_ARRAY_TASK_ID", id.to_string())
                .env("SLURM_ARRAY_TASK_COUNT", "3")
                .env("SLURM_ARRAY_TASK_MIN", first.to_string())
                .env("SLURM_ARRAY_TASK_MAX", (first + 2).to_string())
                .output()?;
            expect_equal(&format!("{:?}", ended.status.code()), "Some(0)")?;
            merged += &fs::read_to_string(&path)?;
        }
        expect_equal(&findings(&merged)?, &findings(&whole)?)?;
    }
    Ok(())
}

fn usage_errors() -> Result<(), Failed> {
    let path = fresh("never.jsonl")?;
    let cases: &[(&[&str], &str)] = &[
        (
            &["--deals", "9..3"],
            "`9..3` cannot stand after `--deals <A..B>`: there is no deal from 9 to 3; the smaller number comes first, as in 3..9.",
        ),
        (
            &["--deals", "0..5"],
            "`0..5` cannot stand after `--deals <A..B>`: there is no deal 0, deal numbers begin at 1.",
        ),
        (
            &["--deals", "a..b"],
            "`a..b` cannot stand after `--deals <A..B>`: `a` is not a number; give the first and the last one, such as 1..1000.",
        ),
        (
            &["--deals", "7"],
            "`7` cannot stand after `--deals <A..B>`: give the first and the last number, such as 1..1000.",
        ),
        (
            &[],
            "What is missing is --deals <A..B>; see `canfield survey --help`.",
        ),
        (
            &["--deals", "1..5", "--jobs", "0"],
            "`0` cannot stand after `--jobs <N>`: give a whole number from 1 to 1024.",
        ),
        (
            &["--deals", "1..5", "--shard", "5/4"],
            "`5/4` cannot stand after `--shard <I/N>`: give the number of this shard and how many there are, from 1/4 to 4/4, or `auto`.",
        ),
        (
            &["--deals", "1..5", "--shard", "auto"],
            "--shard auto needs the environment variable SLURM_ARRAY_TASK_ID, which a task array of SLURM sets; elsewhere name the shard, as in --shard 1/4.",
        ),
        (
            &["1", "--deals", "1..5"],
            "`canfield survey` has no use for `1`; see `canfield survey --help`.",
        ),
    ];
    for (more, sentence) in cases {
        let mut arguments = vec!["survey", "gate", "--out", &path];
        arguments.extend_from_slice(more);
        check_refused(&arguments, b"", 2, sentence)?;
    }
    check_refused(
        &["survey", "gate", "--deals", "1..5", "--out", "-"],
        b"",
        2,
        "A survey is written to a file, so that it can go on after a stop: name one by --out.",
    )?;
    check_refused(
        &["survey", "lafayete", "--deals", "1..5", "--out", &path],
        b"",
        2,
        "There is no variant `lafayete`; did you mean `lafayette`?",
    )?;
    check_refused(
        &["survey", "report"],
        b"",
        2,
        "What is missing is <FILE>...; see `canfield survey report --help`.",
    )?;
    if Path::new(&path).exists() {
        return Err("a command line that is refused has made a file".into());
    }
    Ok(())
}

fn five_deals(path: &str) -> [&str; 6] {
    [
        "survey",
        "canfield-solvitaire",
        "--deals",
        "1..5",
        "--out",
        path,
    ]
}

/// What a survey did not write it does not touch.
fn files_of_others() -> Result<(), Failed> {
    check_refused(
        &five_deals("no-such-folder/gate.jsonl"),
        b"",
        1,
        "Cannot write `no-such-folder/gate.jsonl`: there is no such folder.",
    )?;
    check_refused(
        &five_deals("traces"),
        b"",
        1,
        "Cannot write `traces`: it is a folder.",
    )?;

    let whole = survey("1..5", &fresh("mixed-limits.jsonl")?, &[])?;
    for (content, line, what) in [
        (
            whole.replace("\"states\":500", "\"states\":null"),
            1,
            "the file holds deals that were solved within 60 s, 1024 MB, and those of this survey have 60 s, 500 states, 1024 MB; give --retry to solve the unknown ones again, or",
        ),
        (
            whole.replacen("\"rules\":\"", "\"rules\":\"0", 1),
            1,
            "the file holds deals of canfield-solvitaire by other rules",
        ),
        (
            whole.replace("\"rules\":\"", "\"rules\":\"0").replace(
                "\"variant\":\"canfield-solvitaire\"",
                "\"variant\":\"gate\"",
            ),
            1,
            "the file holds deals of gate, and this survey is of canfield-solvitaire",
        ),
        (
            format!("{whole}A letter to a friend"),
            6,
            "the line has no end, and is not the start of one of this survey",
        ),
        (
            format!("{whole}nonsense\n"),
            6,
            "this is no line of a survey",
        ),
        (
            "{\"deal\":1}\n".to_owned(),
            1,
            "this is no line of a survey",
        ),
    ] {
        let path = scratch("mixed.jsonl", &content)?;
        let mut arguments = five_deals(&path).to_vec();
        arguments.extend(LIMITS);
        let mark = if what.ends_with("or") { "" } else { ";" };
        let sentence =
            format!("In `{path}`, line {line}: {what}{mark} name another file by --out.");
        check_refused(&arguments, b"", 1, &sentence)?;
        expect_equal(&fs::read_to_string(&path)?, &content)?;
    }
    Ok(())
}

/// A line by hand: 10,000 states and 1,000 bytes a second.
fn line(variant: &str, deal: u64, verdict: &str, seconds: u64) -> String {
    let (states, table_bytes) = (seconds * 10_000, 1024 * 1024 * seconds);
    let why = if verdict == "unknown" {
        "\"time\""
    } else {
        "null"
    };
    format!(
        "{{\"variant\":\"{variant}\",\"rules\":\"0123456789abcdef\",\"limits\":{{\"seconds\":20.0,\"states\":null,\"table_bytes\":104857600}},\"deal\":{deal},\"verdict\":\"{verdict}\",\"why\":{why},\"states\":{states},\"unique\":{deal},\"seconds\":{seconds},\"table_bytes\":{table_bytes}}}\n"
    )
}

/// Ten deals that take 1 to 10 seconds: six solved, three unsolvable, one unknown.
fn ten_deals() -> String {
    (1..=10)
        .map(|deal| {
            let verdict = match deal {
                1..=6 => "solved",
                7..=9 => "unsolvable",
                _ => "unknown",
            };
            line("gate", deal, verdict, deal)
        })
        .collect()
}

/// The intervals of 6 and 7 in 10 were calculated by hand.
const TEN_DEALS_REPORT: &str = "gate
  rules 0123456789abcdef
  at most 20 s, 100 MB for a deal
  deals 1..10
  solved             6   60.00 %
  unsolvable         3   30.00 %
  unknown            1   10.00 %
  winnable 60.00 % (95 % confidence: 31.27 to 83.18 %) if the unknown deals are lost
  winnable 70.00 % (95 % confidence: 39.68 to 89.22 %) if they can be won
  effort          median        mean         p90         p99         max
  states           50000       55000       90000      100000      100000
  seconds       5.000000    5.500000    9.000000   10.000000   10.000000
  10000 states a second, 55.0 seconds in all
  largest table 10.0 MB
";

fn report() -> Result<(), Failed> {
    let path = scratch("ten.jsonl", ten_deals())?;
    expect_equal(
        &output(&["survey", "report", &path], b"")?,
        TEN_DEALS_REPORT,
    )?;
    let json: Value = serde_json::from_str(&output(&["survey", "report", "--json", &path], b"")?)?;
    for (pointer, expect) in [
        ("/0/variant", "\"gate\""),
        ("/0/deals", "10"),
        ("/0/solved", "6"),
        ("/0/unsolvable", "3"),
        ("/0/unknown", "1"),
        ("/0/if_unknown_lost/part", "0.6"),
        ("/0/if_unknown_won/part", "0.7"),
        ("/0/states/p90", "90000.0"),
        ("/0/seconds/mean", "5.5"),
        ("/0/states_per_second", "10000.0"),
        ("/0/limits/0", "\"20 s, 100 MB\""),
    ] {
        let found = json.pointer(pointer).map(Value::to_string);
        expect_equal(
            &format!("{pointer} {found:?}"),
            &format!("{pointer} {:?}", Some(expect)),
        )?;
    }
    expect_equal(&output(&["survey", "report", "-"], b"")?, "No deals yet.\n")?;
    // What a survey writes its report reads.
    let path = fresh("reported.jsonl")?;
    survey("1..9", &path, &[])?;
    expect_contains(
        &output(&["survey", "report", &path], b"")?,
        "\n  at most 60 s, 500 states, 1024 MB for a deal\n  deals 1..9\n",
    )
}

/// A deal counts once, a verdict goes before none, and each variant has its own figures.
fn report_of_several() -> Result<(), Failed> {
    let all = ten_deals();
    let path = scratch("several-1.jsonl", &all)?;
    let again = scratch(
        "several-2.jsonl",
        all.lines()
            .rev()
            .fold(String::new(), |text, line| text + line + "\n"),
    )?;
    expect_equal(
        &output(&["survey", "report", &path, &again], b"")?,
        TEN_DEALS_REPORT,
    )?;
    // Another try at deal 10, and two deals of another game.
    let more = line("gate", 10, "solved", 15)
        + &line("demon", 3, "unsolvable", 2)
        + &line("demon", 7, "unsolvable", 4);
    let more = scratch("several-3.jsonl", more)?;
    for files in [[&path, &more, &again], [&more, &again, &path]] {
        let mut arguments = vec!["survey", "report"];
        arguments.extend(files.map(String::as_str));
        let told = output(&arguments, b"")?;
        expect_contains(&told, "demon\n  rules 0123456789abcdef\n")?;
        expect_contains(&told, "\n  deals 3..7, 3 of these missing\n")?;
        expect_contains(
            &told,
            "\n  winnable 0.00 % (95 % confidence: 0.00 to 65.76 %)\n",
        )?;
        expect_contains(&told, "\n\ngate\n  rules ")?;
        expect_contains(
            &told,
            "\n  winnable 70.00 % (95 % confidence: 39.68 to 89.22 %)\n",
        )?;
        expect_contains(&told, "15.000000\n")?;
    }
    Ok(())
}

fn report_refuses() -> Result<(), Failed> {
    check_refused(
        &["survey", "report", "gone.jsonl"],
        b"",
        1,
        "Cannot read `gone.jsonl`: there is no such file.",
    )?;
    let report = ["survey", "report", "-"];
    let two = line("gate", 1, "solved", 1) + &line("gate", 1, "unsolvable", 1);
    check_refused(
        &report,
        two.as_bytes(),
        1,
        "In standard input, line 2: deal 1 of gate is said to be solved in one line and unsolvable in another; one of them is wrong, so solve the deal again by `canfield solve gate 1`.",
    )?;
    check_refused(
        &report,
        b"\nnonsense\n",
        1,
        "In standard input, line 2: this is no line of a survey; delete it if it was torn, or name the files that `canfield survey` wrote.",
    )?;
    // A survey that is still at work has a last line that is not whole.
    let all = ten_deals();
    let Run { code, out, err } = run(&report, &all.as_bytes()[..all.len() - 50])?;
    expect_equal(&format!("{code:?}"), "Some(0)")?;
    expect_contains(&out, "\n  deals 1..9\n")?;
    expect_equal(
        &err,
        "canfield: In standard input, line 10: the line is unfinished and was left out.\n",
    )
}

/// The page has a row for each variant, in the order of the catalogue, and none by other rules.
fn atlas() -> Result<(), Failed> {
    let path = fresh("atlas.jsonl")?;
    survey("1..12", &path, &[])?;
    let more = fresh("atlas-gate.jsonl")?;
    let gate = ["survey", "gate", "--deals", "3..4", "--nodes", "1"];
    output(&[gate.as_slice(), &["--out", &more]].concat(), b"")?;
    let page = output(&["atlas", &more, &path], b"")?;
    let rows: Vec<&str> = page
        .lines()
        .take_while(|line| !line.starts_with("##"))
        .filter(|line| line.starts_with("| `"))
        .collect();
    expect_equal(&rows.len().to_string(), "2")?;
    expect_contains(rows[0], "| `canfield-solvitaire` | 1..12 | ")?;
    expect_contains(
        rows[1],
        "| `gate` | 3..4 | 0 | 0 | 2 | 0.00 to 100.00 % | 0.00 to 100.00 % | ",
    )?;
    expect_contains(
        &page,
        "; at most 60 s, 1 states, 1024 MB for a deal; 90 % of the deals took up to ",
    )?;
    check_refused(
        &["atlas", "-"],
        line("gate", 1, "solved", 1).as_bytes(),
        1,
        "The deals of gate were solved by rules that are not those of gate today: survey them again.",
    )?;
    check_refused(
        &["atlas", "-"],
        line("mine", 1, "solved", 1).as_bytes(),
        1,
        "The atlas has no page for mine, which is no shipped variant: leave its file out.",
    )
}

/// The page of the small file of data is that of the surveys, and a new survey takes the place of old sums.
fn atlas_of_data() -> Result<(), Failed> {
    let path = fresh("for-data.jsonl")?;
    survey("1..12", &path, &[])?;
    let old = [
        "survey",
        "hoyle-canfield",
        "--deals",
        "1..2",
        "--nodes",
        "1",
    ];
    let old_path = fresh("for-data-old.jsonl")?;
    output(&[old.as_slice(), &["--out", &old_path]].concat(), b"")?;
    let page = output(&["atlas", &old_path, &path], b"")?;
    let data = output(&["atlas", "--json", &path, &old_path], b"")?;
    expect_equal(&data.lines().count().to_string(), "2")?;
    let row: Value = serde_json::from_str(data.lines().next().unwrap_or_default())?;
    for (pointer, expect) in [
        ("/variant", "\"hoyle-canfield\""),
        ("/deals", "2"),
        ("/solved", "0"),
        ("/unknown", "2"),
        ("/limits/0", "\"60 s, 1 states, 1024 MB\""),
    ] {
        let found = row.pointer(pointer).map(Value::to_string);
        expect_equal(&found.unwrap_or_default(), expect)?;
    }
    expect_equal(&output(&["atlas", "-"], data.as_bytes())?, &page)?;
    // What others say stands beside it.
    expect_contains(
        &page,
        "| `hoyle-canfield` | It is won about 3 % of the time. | Between 0.00 and 100.00 % can be won: it holds. |\n",
    )?;
    let new = [
        "survey",
        "hoyle-canfield",
        "--deals",
        "1..3",
        "--nodes",
        "1",
    ];
    let new_path = fresh("for-data-new.jsonl")?;
    output(&[new.as_slice(), &["--out", &new_path]].concat(), b"")?;
    let page = output(&["atlas", "-", &new_path], data.as_bytes())?;
    expect_contains(&page, "| `hoyle-canfield` | 1..3 | 0 | 0 | 3 |")?;
    expect_contains(&page, "| `canfield-solvitaire` | 1..12 | ")?;
    // Sums that do not add up are none.
    let wrong = data.replacen("\"deals\":2", "\"deals\":3", 1);
    check_refused(
        &["atlas", "-"],
        wrong.as_bytes(),
        1,
        "In standard input, line 1: this is no line of a survey; delete it if it was torn, or name the files that `canfield survey` wrote.",
    )
}
