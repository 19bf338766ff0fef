//! `canfield survey`: how many deals of a variant can be won, by solving many of them.

mod atlas;
mod claims;
mod file;
mod line;
mod plan;
mod progress;
mod report;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use canfield_core::number::DealNumber;
use canfield_core::rules::Rules;
use canfield_session::fingerprint::fingerprint;
use canfield_text::program::{Complaint, Finding as Said, ProgramTexts, Trouble, Usage};

use super::Outcome;
use crate::arguments::{Survey, SurveyCommand, SurveyPlan};
use crate::failure::{self, Failure};
use crate::solving::{Budget, Finding, Task};
use file::SurveyFile;
use line::Head;
use plan::Plan;
use progress::Progress;

/// So many findings may wait to be written.
const WAITING: usize = 4096;

/// The progress is shown about so often.
const SHOWN_EVERY: Duration = Duration::from_millis(250);

/// As much as the main thread of a program has.
const STACK_BYTES: usize = 8 * 1024 * 1024;

pub(super) fn run(
    arguments: Survey,
    texts: &ProgramTexts,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Outcome {
    match arguments.command {
        Some(SurveyCommand::Report { files, json }) => report::run(&files, json, texts, out, err),
        None => make(&arguments.plan, texts, out, err),
    }
}

/// `canfield atlas`, which reads what surveys have written.
pub(super) fn run_atlas(
    files: &[PathBuf],
    json: bool,
    texts: &ProgramTexts,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Outcome {
    atlas::run(files, json, texts, out, err)
}

fn make(
    arguments: &SurveyPlan,
    texts: &ProgramTexts,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Outcome {
    let SurveyPlan {
        words,
        deals,
        out: path,
        jobs,
        shard,
        retry,
        limits,
    } = arguments;
    let (name, []) = words.split("survey", [])?;
    // Clap has seen to it that both are there.
    let (Some(range), Some(path)) = (deals, path) else {
        return Err(Usage::SurveyNeeds.into());
    };
    let plan = Plan::new(*range, *shard)?;
    let variant = super::variant(name, words.rules.as_deref())?;
    let budget = limits.budget();
    let head = Head {
        variant: variant.id.clone(),
        rules: fingerprint(&variant),
        limits: budget,
    };
    let mut file = SurveyFile::open(path, head, *retry)?;
    let n_wanted = plan.n_deals() - plan.n_of(file.done());
    if n_wanted > 0 {
        let jobs = jobs.map_or_else(default_jobs, Ok)?;
        let job = Job {
            rules: &variant.rules,
            budget: &budget,
            plan: &plan,
            done: &file.done().clone(),
            next: AtomicU64::new(0),
            is_stopped: AtomicBool::new(false),
        };
        let progress = io::stderr()
            .is_terminal()
            .then(|| Progress::new(n_wanted, plan.n_deals()));
        solve_all(
            &job,
            jobs,
            n_wanted,
            &mut file,
            progress,
            &mut Told { texts, err },
        )?;
    }
    write_summary(path, &file, texts, out)
}

fn default_jobs() -> Result<usize, Failure> {
    thread::available_parallelism()
        .map(usize::from)
        .map_err(|_| Complaint::NoProcessors.into())
}

fn write_summary(
    path: &Path,
    file: &SurveyFile,
    texts: &ProgramTexts,
    out: &mut dyn Write,
) -> Outcome {
    let tally = file.tally();
    let holds = Said::SurveyHolds {
        file: failure::file(path),
        n_deals: tally.n_deals(),
        solved: tally.solved,
        unsolvable: tally.unsolvable,
        unknown: tally.unknown,
    };
    writeln!(out, "{}", texts.finding(&holds))?;
    Ok(())
}

/// Where the progress is told, and in which words.
struct Told<'a> {
    texts: &'a ProgramTexts,
    err: &'a mut dyn Write,
}

/// What the threads share.
struct Job<'a> {
    rules: &'a Rules,
    budget: &'a Budget,
    plan: &'a Plan,
    /// Deals that need not be solved any more.
    done: &'a std::collections::BTreeSet<u64>,
    /// The place in the plan of the next deal that nobody has taken yet.
    next: AtomicU64,
    is_stopped: AtomicBool,
}

impl Job<'_> {
    /// Solves deals until there are no more, or nobody wants their findings.
    fn work(&self, findings: &SyncSender<(u64, Finding)>) {
        while let Some(deal) = self.plan.deal(self.next.fetch_add(1, Ordering::Relaxed)) {
            if self.done.contains(&deal) {
                continue;
            }
            let Some(finding) = self.solve(deal) else {
                return;
            };
            if findings.send((deal, finding)).is_err() {
                return;
            }
        }
    }

    /// `None` once the work is stopped.
    fn solve(&self, deal: u64) -> Option<Finding> {
        let number = DealNumber::new(u128::from(deal))?;
        let mut task = Task::start(self.rules, &self.rules.deal_number(number), self.budget);
        while !self.is_stopped.load(Ordering::Relaxed) {
            if let Some((finding, _)) = task.step() {
                return Some(finding);
            }
        }
        None
    }
}

/// Solves the deals in as many threads as wanted. This thread writes down what they find.
fn solve_all(
    job: &Job<'_>,
    jobs: usize,
    n_wanted: u64,
    file: &mut SurveyFile,
    progress: Option<Progress>,
    told: &mut Told<'_>,
) -> Outcome {
    let jobs = usize::try_from(n_wanted).map_or(jobs, |n| n.min(jobs));
    let (sender, receiver) = mpsc::sync_channel(WAITING);
    thread::scope(|scope| {
        for n_started in 0..jobs {
            let sender = sender.clone();
            let thread = thread::Builder::new().stack_size(STACK_BYTES);
            let started = thread.spawn_scoped(scope, move || job.work(&sender));
            // Fewer threads do the same work. Without any there is nothing to wait for.
            if let Err(error) = started {
                if n_started == 0 {
                    let trouble = failure::trouble(&error, Trouble::Other(0), Trouble::Other(0));
                    return Err(Complaint::NoThread(trouble).into());
                }
                break;
            }
        }
        drop(sender);
        let result = collect(&receiver, file, progress, told);
        // If the file could not be written, the threads work for nothing.
        job.is_stopped.store(true, Ordering::Relaxed);
        drop(receiver);
        result
    })
}

/// Writes down what is found until the last thread has ended.
fn collect(
    findings: &Receiver<(u64, Finding)>,
    file: &mut SurveyFile,
    mut progress: Option<Progress>,
    told: &mut Told<'_>,
) -> Outcome {
    loop {
        match findings.recv_timeout(SHOWN_EVERY) {
            Ok(first) => {
                // Easy deals come faster than a file can be written one by one.
                let some: Vec<(u64, Finding)> =
                    std::iter::once(first).chain(findings.try_iter()).collect();
                if let Some(progress) = &mut progress {
                    progress.add(&some);
                }
                file.add(some)?;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if let Some(progress) = &mut progress {
            progress.show(told.texts, told.err);
        }
    }
    if let Some(progress) = &progress {
        progress.clear(told.err);
    }
    Ok(())
}
