//! The page's side of the solver, which works in a worker so that a search never stops the game.
//!
//! Page and worker share no memory. They pass each other the texts of jobs and answers; an empty text says that there is
//! no job any more, and from the worker that it is ready. See `worker` for the other side.

use std::cell::RefCell;
use std::rc::Rc;

use canfield_session::command::Command;
use canfield_session::solving::{JobId, SolveAnswer, SolveJob};
use canfield_solver::{Answer, Question, Stats, Verdict, WhyNot};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::game::Report;
use crate::later::later;

/// A browser gives a page less memory than a system gives a program, so every search has to do with so much.
const TABLE_BYTES: usize = 64 << 20;

/// A solver in the background. It is not there before it is needed.
#[derive(Clone)]
pub(crate) struct SolverWorker {
    /// Where the worker's program lies.
    address: String,
    report: Report,
    desk: Rc<RefCell<Desk>>,
}

/// What there is at the moment.
#[derive(Default)]
struct Desk {
    worker: Option<Worker>,
    /// Whether the worker has said that it is there. What is sent before would be lost.
    is_ready: bool,
    /// The job that is sent when the worker is there.
    waiting: Option<String>,
    /// The job that is not answered yet.
    open: Option<JobId>,
}

impl SolverWorker {
    pub(crate) fn new(address: String, report: Report) -> Self {
        let desk = Rc::default();
        Self {
            address,
            report,
            desk,
        }
    }

    /// Begins with a job. The one before is dropped, if there is one.
    pub(crate) fn start(&self, job: SolveJob) {
        let mut desk = self.desk.borrow_mut();
        desk.open = Some(job.id);
        let text = within_limits(job).to_string();
        if desk.worker.is_none() {
            desk.is_ready = false;
            desk.worker = self.hire();
        }
        match &desk.worker {
            None => {
                let solver = self.clone();
                later(move || solver.give_up());
            }
            Some(worker) if desk.is_ready => send(worker, &text),
            Some(_) => desk.waiting = Some(text),
        }
    }

    /// Drops a job. If it was answered meanwhile, the answer is dropped too.
    pub(crate) fn cancel(&self, id: JobId) {
        let mut desk = self.desk.borrow_mut();
        if desk.open != Some(id) {
            return;
        }
        desk.open = None;
        desk.waiting = None;
        if let Some(worker) = desk.worker.as_ref().filter(|_| desk.is_ready) {
            send(worker, "");
        }
    }

    /// A new worker; `None` if the browser refuses.
    fn hire(&self) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&self.address, &options).ok()?;
        let solver = self.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            solver.hear(&event.data().as_string().unwrap_or_default());
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let solver = self.clone();
        let on_error = Closure::<dyn FnMut(Event)>::new(move |_| solver.give_up());
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // They listen as long as the worker is there, and there is seldom a second one.
        on_message.forget();
        on_error.forget();
        Some(worker)
    }

    fn hear(&self, text: &str) {
        let mut desk = self.desk.borrow_mut();
        if text.is_empty() {
            desk.is_ready = true;
            let waiting = desk.waiting.take();
            if let (Some(worker), Some(text)) = (&desk.worker, waiting) {
                send(worker, &text);
            }
            return;
        }
        let Ok(answer) = text.parse::<SolveAnswer>() else {
            drop(desk);
            self.give_up();
            return;
        };
        if desk.open.take_if(|open| *open == answer.id).is_some() {
            drop(desk);
            (self.report)(Command::Solved(Box::new(answer)));
        }
    }

    /// The worker has failed: it could not be loaded, or has used all the memory that it was given. The open job counts
    /// as one that was too large, and the next one gets another worker.
    fn give_up(&self) {
        let mut desk = self.desk.borrow_mut();
        if let Some(worker) = desk.worker.take() {
            worker.terminate();
        }
        desk.waiting = None;
        if let Some(id) = desk.open.take() {
            drop(desk);
            let answer = Answer::Verdict {
                verdict: Verdict::Unknown(WhyNot::TableFull),
                stats: Stats::default(),
            };
            (self.report)(Command::Solved(Box::new(SolveAnswer { id, answer })));
        }
    }
}

/// The same job with no more memory than a page may take.
fn within_limits(mut job: SolveJob) -> SolveJob {
    if let Question::Winnable { limits, .. } = &mut job.question {
        limits.table_bytes = limits.table_bytes.min(TABLE_BYTES);
    }
    job
}

fn send(worker: &Worker, text: &str) {
    // Text can always be sent.
    let _ = worker.post_message(&text.into());
}
