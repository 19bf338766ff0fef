//! The one thread on which the solver works, so that a search never stops the game.
//!
//! A search is stepped in slices, and between two of them the thread looks whether anyone still waits for the answer.
//! So a job ends within a slice of being cancelled, and the thread within a slice of the end of the program.

use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;

use canfield_session::command::Command;
use canfield_session::solving::{JobId, SolveAnswer, SolveJob};
use canfield_solver::Work;

/// So many states are searched before the thread looks up. It takes a few hundredths of a second at most.
const SLICE_STATES: u64 = 10_000;
/// No job has this number.
const NO_JOB: u64 = 0;

/// Called by the thread when an answer is there, so that nobody has to look again and again.
#[derive(Clone, Default)]
pub(crate) struct Wake(pub(crate) Option<Arc<dyn Fn() + Send + Sync>>);

impl std::fmt::Debug for Wake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Wake").field(&self.0.is_some()).finish()
    }
}

/// A solver in the background. It is not there before it is needed.
#[derive(Debug, Default)]
pub struct SolveThread {
    pub(crate) wake: Wake,
    worker: Option<Worker>,
    /// The job that is not answered yet.
    open: Option<JobId>,
}

#[derive(Debug)]
struct Worker {
    /// What there is to do. `None` once the thread is to end.
    jobs: Option<Sender<SolveJob>>,
    answers: Receiver<Command>,
    /// The number of the job that somebody waits for.
    wanted: Arc<AtomicU64>,
    thread: Option<JoinHandle<()>>,
}

impl SolveThread {
    /// Begins with a job. The one before is dropped, if there is one.
    pub fn start(&mut self, job: SolveJob) {
        let worker = self
            .worker
            .get_or_insert_with(|| Worker::new(self.wake.clone()));
        worker.wanted.store(job.id.0, Ordering::Relaxed);
        self.open = Some(job.id);
        // The thread only ever ends by a panic before it is told to, and the next answer to be fetched shows that.
        if let Some(jobs) = &worker.jobs {
            let _ = jobs.send(job);
        }
    }

    /// Drops a job. If it was answered meanwhile, the answer is dropped too.
    pub fn cancel(&mut self, id: JobId) {
        if self.open == Some(id) {
            self.open = None;
            if let Some(worker) = &self.worker {
                worker.wanted.store(NO_JOB, Ordering::Relaxed);
            }
        }
    }

    /// Whether an answer is to be expected.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.open.is_some()
    }

    /// The answer to the open job, once it is there.
    ///
    /// # Panics
    ///
    /// If the solver did.
    pub fn answer(&mut self) -> Option<Command> {
        let worker = self.worker.as_mut()?;
        loop {
            match worker.answers.try_recv() {
                Ok(Command::Solved(answer)) if Some(answer.id) != self.open => {}
                Ok(answer) => {
                    self.open = None;
                    return Some(answer);
                }
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    // A fault of the solver ends the program as one on this thread would.
                    let thread = worker.thread.take()?;
                    match thread.join() {
                        Ok(()) => return None,
                        Err(fault) => panic::resume_unwind(fault),
                    }
                }
            }
        }
    }
}

impl Worker {
    #[expect(
        clippy::disallowed_methods,
        reason = "the programs own their threads, and this is the one of the solver"
    )]
    fn new(wake: Wake) -> Self {
        let (jobs, jobs_to_do) = channel::<SolveJob>();
        let (answers_out, answers) = channel();
        let wanted = Arc::new(AtomicU64::new(NO_JOB));
        let is_wanted = Arc::clone(&wanted);
        let thread = std::thread::spawn(move || {
            for job in jobs_to_do {
                let is_wanted = || is_wanted.load(Ordering::Relaxed) == job.id.0;
                let Some(answer) = solve(&job, is_wanted) else {
                    continue;
                };
                if answers_out.send(answer).is_err() {
                    break;
                }
                if let Some(wake) = &wake.0 {
                    wake();
                }
            }
        });
        Self {
            jobs: Some(jobs),
            answers,
            wanted,
            thread: Some(thread),
        }
    }
}

impl Drop for Worker {
    /// Waits for the slice that is being searched, so that nothing runs on behind the back of its owner.
    fn drop(&mut self) {
        self.wanted.store(NO_JOB, Ordering::Relaxed);
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // If it has panicked, that was reported already.
            let _ = thread.join();
        }
    }
}

/// Works until there is an answer; `None` if nobody waits for it any more.
fn solve(job: &SolveJob, is_wanted: impl Fn() -> bool) -> Option<Command> {
    // Of several jobs in a row only the last is wanted, and a search that is only set up takes memory already.
    if !is_wanted() {
        return None;
    }
    let mut work = Work::new(&job.question);
    while is_wanted() {
        if let Some(answer) = work.step(SLICE_STATES) {
            let id = job.id;
            return Some(Command::Solved(Box::new(SolveAnswer { id, answer })));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use canfield_session::effect::Effect;
    use canfield_session::session::{Millis, Session, Wanted};
    use canfield_session::settings::Settings;
    use canfield_session::storage::{Found, Key};
    use canfield_solver::{Answer, Limits, Question, Verdict, WhyNot};

    use super::*;

    const LIMITS: Limits = Limits {
        states: 2_000_000,
        table_bytes: 1 << 28,
    };
    /// A deal that is won at once.
    const WINNABLE: &str = "1";
    /// A deal that takes long, whatever comes out in the end.
    const HARD: &str = "83";
    /// More than any test waits for.
    const ENDLESS: Limits = Limits {
        states: u64::MAX,
        table_bytes: 1 << 32,
    };

    fn job(id: u64, number: &str, limits: Limits) -> SolveJob {
        let game =
            format!("canfield-record 1\nvariant: canfield\ndeal: {number}\nplayed: 0\nmoves:\n");
        let settings = Settings {
            position_state: true,
            ..Settings::default()
        };
        let found = Found {
            texts: [
                (Key::Game, Ok(game)),
                (Key::Settings, Ok(settings.to_text())),
            ]
            .into(),
            trouble: None,
        };
        let (_, effects) = Session::open(found, Wanted::default(), 0, Millis(0));
        let mut jobs = effects.into_iter().filter_map(|effect| match effect {
            Effect::Solve(job) => Some(*job),
            _ => None,
        });
        let asked = jobs.next().expect("the session asks about the deal");
        let Question::Winnable {
            rules, position, ..
        } = asked.question
        else {
            panic!("it asks whether the deal can be won")
        };
        let question = Question::Winnable {
            rules,
            position,
            limits,
        };
        let id = JobId(id);
        SolveJob { id, question }
    }

    fn wait(thread: &mut SolveThread) -> (JobId, Verdict) {
        for _ in 0..6_000 {
            if let Some(Command::Solved(answer)) = thread.answer() {
                let Answer::Verdict { verdict, .. } = answer.answer else {
                    panic!("that was not asked")
                };
                return (answer.id, verdict);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("there is no answer")
    }

    #[test]
    fn a_job_is_answered_once() {
        let mut thread = SolveThread::default();
        assert!(!thread.is_busy() && thread.answer().is_none());
        for id in [1, 2] {
            thread.start(job(id, WINNABLE, LIMITS));
            assert!(thread.is_busy());
            let (answered, verdict) = wait(&mut thread);
            assert_eq!(answered, JobId(id));
            assert!(matches!(verdict, Verdict::Solved(_)), "{verdict:?}");
            assert!(!thread.is_busy() && thread.answer().is_none());
        }
        let few = Limits {
            states: 10,
            ..LIMITS
        };
        thread.start(job(3, HARD, few));
        let verdict = Verdict::Unknown(WhyNot::StateLimit);
        assert_eq!(wait(&mut thread), (JobId(3), verdict));
    }

    /// A job that is cancelled, or that another one takes the place of, has no answer, even if it came before that.
    #[test]
    fn c6_only_the_open_job_is_answered() {
        let mut thread = SolveThread::default();
        thread.start(job(1, HARD, ENDLESS));
        thread.cancel(JobId(1));
        assert!(!thread.is_busy());
        thread.start(job(2, WINNABLE, LIMITS));
        std::thread::sleep(Duration::from_secs(1));
        thread.cancel(JobId(1));
        assert!(thread.is_busy(), "that is another job");
        thread.start(job(3, HARD, ENDLESS));
        assert!(thread.answer().is_none(), "the second came too late");
        thread.start(job(4, WINNABLE, LIMITS));
        assert_eq!(wait(&mut thread).0, JobId(4));
    }

    #[test]
    fn dropping_it_ends_a_search() {
        let mut thread = SolveThread::default();
        thread.start(job(1, HARD, ENDLESS));
        std::thread::sleep(Duration::from_millis(100));
        let is_wanted = Arc::clone(&thread.worker.as_ref().unwrap().wanted);
        drop(thread);
        assert_eq!(Arc::strong_count(&is_wanted), 1, "the thread is gone");
    }
}
