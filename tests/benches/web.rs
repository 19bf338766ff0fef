//! How long a player waits for the page: a report, not a test. `cargo xtask web-figures` builds the page and runs it.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use canfield_core::variants;
use canfield_session::solving::{JobId, SolveAnswer, SolveJob};
use canfield_solver::{Answer, Limits, Question, Verdict, Work};
use canfield_tests::webdriver::{Browser, DESK, Deed, Kind, PHONE};
use serde_json::{Value, json};
use xtask_web::server::Server;
use xtask_web::sizes::Sizes;

/// So often is the page opened for each figure; the middle one counts.
const N_TIMES: usize = 7;

/// For so long a browser that was just started is left alone. It is busy with itself at first, and a player's has long been
/// running when a page is opened.
const REST: Duration = Duration::from_millis(1_500);

/// Notes when the table comes into the page, and when the browser has shown something for the first time. It asks for
/// nothing that the page would have to wait for.
const WATCH: &str = "new MutationObserver((_, observer) => {
    if (document.querySelector('[data-pile]')) {
        window.laid = performance.now();
        observer.disconnect();
    }
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
    const first = list.getEntriesByName('first-contentful-paint')[0];
    if (first) window.shown = first.startTime;
}).observe({ type: 'paint' });";

/// Measures the longest time for which the page does not listen.
const LISTEN: &str = "window.longest = 0;
    const channel = new MessageChannel();
    let last = performance.now();
    channel.port1.onmessage = () => {
        const now = performance.now();
        window.longest = Math.max(window.longest, now - last);
        last = now;
        if (window.longest >= 0) channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);";

/// Page and program search through so many deals that are not decided before so many states are seen.
const N_DEALS: usize = 4;
const STATES: u64 = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let page = page()?;
    let server = Server::start(&page, 0)?;
    let brotli_bytes = Sizes::of(&page)?.total_brotli_bytes();
    print(&format!(
        "loaded at first, by brotli:           {:>7.1} kB",
        kilo(brotli_bytes)
    ));
    for (slowness, what) in [
        (1, "navigation to the first playable frame"),
        (4, "the same, four times slower processor"),
    ] {
        let (millis, at_work_millis) = first_frame(&server, slowness)?;
        print(&format!(
            "{what:<38}{millis:>6.0} ms, {at_work_millis:.0} ms of them at work"
        ));
    }
    for (kind, what) in [(DESK, "mouse"), (PHONE, "finger")] {
        let millis = longest_in_a_drag(&server, kind)?;
        print(&format!(
            "longest task in a drag by {what:<12}{millis:>6.1} ms"
        ));
    }
    let browser = Browser::start(DESK)?;
    browser.open(&server.address())?;
    browser.wait_until("document.querySelector('[data-pile]')")?;
    let (mut here, mut there) = (0.0, 0.0);
    let numbers = (1_u32..).map(|number| number.to_string());
    let speeds = numbers.map(|number| Ok((solver_speeds(&browser, &number)?, number)));
    let hard = speeds.filter_map(|outcome: Result<_, Box<dyn Error>>| match outcome {
        Ok((speeds, number)) => Some(Ok((speeds?, number))),
        Err(error) => Some(Err(error)),
    });
    for outcome in hard.take(N_DEALS) {
        let ((in_program, in_page), number) = outcome?;
        print(&format!(
            "solver, deal {number:<8} states a second: {in_program:>10.0} here, {in_page:>10.0} in the page"
        ));
        here += 1.0 / in_program;
        there += 1.0 / in_page;
    }
    print(&format!(
        "solver, speed in the page:            {:>7.2} of the speed here",
        here / there
    ));
    Ok(())
}

/// The middle time from navigation to the first frame that can be played, in milliseconds; and the middle time for which
/// the processor worked for the page until then, which depends less on what else the machine does.
///
/// It is the browser's own measure: from the start of the navigation until the first picture is on the screen. Nothing is
/// shown before the table is there, and it is an error if something is. The browser has nothing of the page beforehand.
fn first_frame(server: &Server, slowness: u32) -> Result<(f64, f64), Box<dyn Error>> {
    let (mut times, mut at_work) = (Vec::new(), Vec::new());
    for _ in 0..N_TIMES {
        let browser = Browser::start(DESK)?;
        browser.chromium(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": WATCH }),
        )?;
        browser.chromium(
            "Emulation.setCPUThrottlingRate",
            &json!({ "rate": slowness }),
        )?;
        browser.chromium(
            "Performance.enable",
            &json!({ "timeDomain": "threadTicks" }),
        )?;
        sleep(REST);
        browser.open(&server.address())?;
        browser.wait_until("window.laid && window.shown")?;
        let metrics = browser.chromium("Performance.getMetrics", &json!({}))?;
        let mut metrics = metrics["metrics"].as_array().into_iter().flatten();
        let work = metrics.find(|metric| metric["name"] == "TaskDuration");
        at_work.push(number(&work.ok_or("the browser does not tell")?["value"])? * 1_000.0);
        let laid = number(&browser.eval("return window.laid")?)?;
        let shown = number(&browser.eval("return window.shown")?)?;
        if shown < laid {
            return Err("the first picture has no table".into());
        }
        times.push(shown);
    }
    Ok((middle(times), middle(at_work)))
}

/// The longest time for which the page does not listen while a card is carried to and fro, in milliseconds.
fn longest_in_a_drag(server: &Server, kind: Kind) -> Result<f64, Box<dyn Error>> {
    let browser = Browser::start(kind)?;
    browser.open(&format!("{}#canfield/12345", server.address()))?;
    browser.wait_until("document.querySelector('[data-pile]')")?;
    // What is done once, after the start, is no part of a drag.
    browser.eval_later("await new Promise((next) => setTimeout(next, 1000)); return true")?;
    let place = browser.eval(
        "const place = document.querySelector('[data-pile=T1]').getBoundingClientRect(); return [place.right, place.bottom]",
    )?;
    let (x, y) = (number(&place[0])? - 9.0, number(&place[1])? - 9.0);
    browser.point(&[
        Deed::Move(x, y, 0),
        Deed::Down,
        Deed::Move(x + 20.0, y + 20.0, 50),
    ])?;
    browser.eval(LISTEN)?;
    browser.point(&[
        Deed::Move(x + 90.0, y + 60.0, 500),
        Deed::Move(x - 20.0, y + 120.0, 500),
        Deed::Move(x + 40.0, y + 10.0, 500),
    ])?;
    let longest = number(&browser.eval("return window.longest")?)?;
    browser.point(&[Deed::Up])?;
    Ok(longest)
}

/// How many states a second the solver sees here, and in a worker of the page; `None` for a deal that is soon decided.
fn solver_speeds(browser: &Browser, deal: &str) -> Result<Option<(f64, f64)>, Box<dyn Error>> {
    let variant = variants::find("canfield")?;
    let question = Question::Winnable {
        rules: variant.rules.clone(),
        position: variant.rules.deal_number(deal.parse()?),
        limits: Limits {
            states: STATES,
            table_bytes: 64 << 20,
        },
    };
    let begin = now();
    let mut work = Work::new(&question);
    let answer = loop {
        if let Some(answer) = work.step(10_000) {
            break answer;
        }
    };
    let is_decided = matches!(&answer, Answer::Verdict { stats, .. } if stats.generated < STATES);
    if is_decided {
        return Ok(None);
    }
    let here = generated(&answer)? / begin.elapsed().as_secs_f64();
    let job = SolveJob {
        id: JobId(1),
        question,
    };
    let job = job.to_string();
    let outcome = browser.eval_later(&format!(
        "const folder = document.querySelector('script[type=module]').src;
         const worker = new Worker(new URL('worker.js', folder), {{ type: 'module' }});
         const next = () => new Promise((hear) => {{ worker.onmessage = (event) => hear(event.data); }});
         await next();
         const begin = performance.now();
         worker.postMessage({job:?});
         const answer = await next();
         const millis = performance.now() - begin;
         worker.terminate();
         return [answer, millis]",
    ))?;
    let text = outcome[0]
        .as_str()
        .ok_or_else(|| format!("no answer: {outcome}"))?;
    let answer_there: SolveAnswer = text.parse()?;
    // How much memory the same table takes depends on the machine, and a browser's has 32 bits.
    if outcome_of(&answer_there.answer) != outcome_of(&answer) {
        return Err(format!("the page has another answer to deal {deal}: {text}").into());
    }
    let there = generated(&answer)? / number(&outcome[1])? * 1_000.0;
    Ok(Some((here, there)))
}

/// What must be the same on every machine.
fn outcome_of(answer: &Answer) -> Option<(&Verdict, u64, u64)> {
    match answer {
        Answer::Verdict { verdict, stats } => Some((verdict, stats.generated, stats.unique)),
        Answer::Advice { .. } => None,
    }
}

#[expect(clippy::cast_precision_loss, reason = "a speed needs no more digits")]
fn generated(answer: &Answer) -> Result<f64, &'static str> {
    match answer {
        Answer::Verdict { stats, .. } => Ok(stats.generated as f64),
        Answer::Advice { .. } => Err("a verdict was asked for"),
    }
}

fn number(value: &Value) -> Result<f64, String> {
    value
        .as_f64()
        .ok_or_else(|| format!("{value} is no number"))
}

fn middle(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

#[expect(clippy::cast_precision_loss, reason = "a size needs no more digits")]
fn kilo(bytes: u64) -> f64 {
    bytes as f64 / 1_000.0
}

/// The folder of the built page.
fn page() -> Result<PathBuf, Box<dyn Error>> {
    let this = std::env::current_exe()?;
    // This program lies in `target/PROFILE/deps`.
    let target = this.ancestors().nth(3).unwrap_or(Path::new("target"));
    Ok(target.join("web"))
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn now() -> Instant {
    Instant::now()
}

#[expect(clippy::print_stdout, reason = "this is a report")]
fn print(line: &str) {
    println!("{line}");
}
