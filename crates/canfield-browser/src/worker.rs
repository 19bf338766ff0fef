//! The worker's side of the solver: answers jobs in slices, and listens between them.
//!
//! A worker hears nothing while it computes. So it sends itself a message after each slice, and whatever the page has
//! sent meanwhile is heard before that one.

use std::cell::RefCell;
use std::rc::Rc;

use canfield_session::solving::{JobId, SolveAnswer, SolveJob};
use canfield_solver::{BadText, Work};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// So many states are searched before the worker listens. It takes a few hundredths of a second.
const SLICE_STATES: u64 = 10_000;

/// The job that is being done, if there is one.
#[derive(Debug, Default)]
struct Bench(Option<(JobId, Work)>);

impl Bench {
    /// Takes what the page has sent: a job in place of the present one, or an empty text.
    fn take(&mut self, text: &str) -> Result<(), BadText> {
        // The memory of the old job is given free before the new one takes any.
        self.0 = None;
        if !text.is_empty() {
            let job: SolveJob = text.parse()?;
            self.0 = Some((job.id, Work::new(&job.question)));
        }
        Ok(())
    }

    /// Works for one slice; the text of the answer, if that is the last one.
    fn slice(&mut self) -> Option<String> {
        let (id, work) = self.0.as_mut()?;
        let answer = work.step(SLICE_STATES)?;
        let answer = SolveAnswer { id: *id, answer };
        self.0 = None;
        Some(answer.to_string())
    }

    const fn is_busy(&self) -> bool {
        self.0.is_some()
    }
}

/// Begins to answer the page that has started this worker.
///
/// A text that is no job, or no memory, ends the worker with an error, of which the page hears.
pub fn start() {
    let page: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let bench = Rc::new(RefCell::new(Bench::default()));
    let to_myself = MessageChannel::new().expect_throw("a worker can send itself messages");
    let (go_on, listen) = (to_myself.port1(), to_myself.port2());
    let send = |port: &web_sys::MessagePort| {
        // A message without contents can always be sent.
        let _ = port.post_message(&JsValue::NULL);
    };

    let on_message = {
        let (bench, go_on) = (Rc::clone(&bench), go_on.clone());
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let mut bench = bench.borrow_mut();
            // If it was busy before, a message to go on is on its way.
            let is_on_its_way = bench.is_busy();
            bench.take(&text).expect_throw("the page sends jobs");
            if bench.is_busy() && !is_on_its_way {
                send(&go_on);
            }
        })
    };
    page.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();

    let answer_to = page.clone();
    let on_turn = Closure::<dyn FnMut()>::new(move || {
        let mut bench = bench.borrow_mut();
        if let Some(answer) = bench.slice() {
            // Text can always be sent.
            let _ = answer_to.post_message(&answer.into());
        }
        if bench.is_busy() {
            send(&go_on);
        }
    });
    listen.set_onmessage(Some(on_turn.as_ref().unchecked_ref()));
    on_turn.forget();

    // Now it can be sent a job.
    let _ = page.post_message(&"".into());
}

#[cfg(test)]
mod tests {
    use canfield_core::variants;
    use canfield_solver::{Answer, Limits, Question, Verdict};

    use super::*;

    fn job(id: u64, number: u64, states: u64) -> String {
        let variant = variants::find("canfield").unwrap();
        let number = number.to_string().parse().unwrap();
        let question = Question::Winnable {
            rules: variant.rules.clone(),
            position: variant.rules.deal_number(number),
            limits: Limits {
                states,
                table_bytes: 64 << 20,
            },
        };
        let id = JobId(id);
        SolveJob { id, question }.to_string()
    }

    #[test]
    fn a_job_is_answered_in_slices() {
        let mut bench = Bench::default();
        bench.take(&job(3, 83, 25_000)).unwrap();
        let answers: Vec<_> = (0..3).map(|_| bench.slice()).collect();
        assert_eq!(answers[..2], [None, None]);
        let answer: SolveAnswer = answers[2].as_ref().unwrap().parse().unwrap();
        assert_eq!(answer.id, JobId(3));
        let Answer::Verdict { verdict, .. } = answer.answer else {
            panic!("a verdict was asked for");
        };
        assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
        assert!(!bench.is_busy());
    }

    #[test]
    fn a_job_is_dropped_for_the_next_one_or_for_none() {
        let mut bench = Bench::default();
        bench.take(&job(1, 83, u64::MAX)).unwrap();
        assert_eq!(bench.slice(), None);
        bench.take(&job(2, 83, 100)).unwrap();
        let answer: SolveAnswer = bench.slice().unwrap().parse().unwrap();
        assert_eq!(answer.id, JobId(2));
        bench.take(&job(3, 83, u64::MAX)).unwrap();
        bench.take("").unwrap();
        assert!(!bench.is_busy());
        assert!(bench.take("no job").is_err());
    }
}
