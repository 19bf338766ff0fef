//! Questions for the solver, and what its answers are worth.
//!
//! A session never searches itself: a long search would stop the game. It hands out a [`SolveJob`] and goes on; the
//! answer comes back as a command, at whatever time, and counts only if it is the answer to the question that is
//! still open.
//!
//! A job and its answer have a text form each, for a worker that shares no memory with the session: the text of the
//! question or of the answer, and before it a line with the number of the job. [`Work`](canfield_solver::Work) does the
//! job in slices.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use canfield_core::moves::Move;
use canfield_core::play::Outcome;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_solver::{Answer, BadText, Question, Verdict, WhyNot};

/// The number of a job: no two jobs of a session have the same one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JobId(pub u64);

/// A question for the solver, with its number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolveJob {
    /// The number by which it is answered or cancelled.
    pub id: JobId,
    /// What is asked.
    pub question: Question,
}

/// The answer to a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolveAnswer {
    /// The number of the job.
    pub id: JobId,
    /// What was found.
    pub answer: Answer,
}

const JOB: &str = "job";

impl fmt::Display for SolveJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{JOB}: {}\n{}", self.id.0, self.question)
    }
}

impl fmt::Display for SolveAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{JOB}: {}\n{}", self.id.0, self.answer)
    }
}

impl FromStr for SolveJob {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let (id, question) = read_id(text)?;
        let question = question.parse()?;
        Ok(Self { id, question })
    }
}

impl FromStr for SolveAnswer {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let (id, answer) = read_id(text)?;
        let answer = answer.parse()?;
        Ok(Self { id, answer })
    }
}

/// The number of a job, and the text behind it.
fn read_id(text: &str) -> Result<(JobId, &str), BadText> {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let (key, value) = line.split_once(':').unwrap_or((line, ""));
    if key != JOB {
        return Err(BadText::Missing(JOB));
    }
    let value = value.trim();
    let id = value.parse();
    let id = id.map_err(|_| BadText::Value(JOB, value.to_owned()))?;
    Ok((JobId(id), rest))
}

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionState {
    /// A line of moves wins it.
    Winnable,
    /// It is proved that nothing wins it.
    Lost,
    /// The solver found neither.
    Unknown(WhyNot),
    /// The solver is still at it.
    Searched,
}

/// What is proved of the positions of a game, by their places in its history.
///
/// A game only ever goes on from a position to the next by legal moves. So if a position can be won, all before it can;
/// and if one is lost, all after it are. Two places tell everything that is proved.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Proofs {
    /// The last position of which it is known that it can be won.
    winnable: Option<usize>,
    /// The first position of which it is known that it is lost.
    lost: Option<usize>,
    /// The positions of which a search found nothing.
    unknown: BTreeMap<usize, WhyNot>,
}

impl Proofs {
    /// What is known of the position at this place; `None` if it was not searched.
    pub(crate) fn at(&self, place: usize) -> Option<PositionState> {
        if self.winnable.is_some_and(|last| place <= last) {
            Some(PositionState::Winnable)
        } else if self.lost.is_some_and(|first| place >= first) {
            Some(PositionState::Lost)
        } else {
            self.unknown
                .get(&place)
                .map(|&why| PositionState::Unknown(why))
        }
    }

    /// Notes what a search of the position at this place has found.
    pub(crate) fn note(&mut self, place: usize, verdict: &Verdict) {
        match verdict {
            Verdict::Solved(_) => self.winnable = self.winnable.max(Some(place)),
            Verdict::Unsolvable => {
                self.lost = Some(self.lost.map_or(place, |first| first.min(place)));
            }
            Verdict::Unknown(why) => {
                self.unknown.insert(place, *why);
            }
        }
    }

    /// Forgets what is known of all positions after this place, because others take their places.
    pub(crate) fn forget_after(&mut self, place: usize) {
        self.winnable = self.winnable.map(|last| last.min(place));
        self.lost = self.lost.filter(|&first| first <= place);
        self.unknown.split_off(&(place + 1));
    }
}

/// Whether these moves are legal one after the other and win. Nothing that the solver says is shown before this was
/// asked (fault C17).
pub(crate) fn wins(rules: &Rules, state: &State, line: &[Move]) -> bool {
    let mut state = state.clone();
    line.iter().all(|&mv| rules.apply(&mut state, mv).is_ok())
        && rules.outcome(&state) == Outcome::Won
}

#[cfg(test)]
mod tests {
    use canfield_core::variants;
    use canfield_solver::Limits;

    use super::*;

    /// The number of a job goes with its question, and comes back with the answer.
    #[test]
    fn a_job_and_its_answer_read_back() {
        let rules = variants::find("canfield").unwrap().rules.clone();
        let position = rules.deal(&"7".parse().unwrap()).unwrap();
        let limits = Limits {
            states: 10,
            table_bytes: 1 << 20,
        };
        let question = Question::Winnable {
            rules,
            position,
            limits,
        };
        let id = JobId(12);
        let job = SolveJob { id, question };
        let text = job.to_string();
        assert!(text.starts_with("job: 12\ncanfield-question 1\n"), "{text}");
        assert_eq!(text.parse(), Ok(job));

        let answer = Answer::Verdict {
            verdict: Verdict::Unsolvable,
            stats: canfield_solver::Stats::default(),
        };
        let answer = SolveAnswer { id, answer };
        assert_eq!(answer.to_string().parse(), Ok(answer));

        let wrong = text.replace("job: 12", "job: x").parse::<SolveJob>();
        assert_eq!(wrong, Err(BadText::Value("job", "x".to_owned())));
        let none = "".parse::<SolveAnswer>();
        assert_eq!(none, Err(BadText::Missing("job")));
    }

    const WON: Verdict = Verdict::Solved(Vec::new());

    #[test]
    fn a_proof_reaches_as_far_as_it_holds() {
        let mut proofs = Proofs::default();
        assert_eq!(proofs.at(0), None);
        proofs.note(5, &Verdict::Unknown(WhyNot::StateLimit));
        proofs.note(3, &WON);
        proofs.note(1, &WON);
        proofs.note(9, &Verdict::Unsolvable);
        proofs.note(7, &Verdict::Unsolvable);
        let known: Vec<_> = (0..10).map(|place| proofs.at(place)).collect();
        let (winnable, lost) = (Some(PositionState::Winnable), Some(PositionState::Lost));
        let unknown = Some(PositionState::Unknown(WhyNot::StateLimit));
        assert_eq!(
            known,
            [
                winnable, winnable, winnable, winnable, None, unknown, None, lost, lost, lost
            ]
        );
        proofs.forget_after(5);
        assert_eq!(
            [3, 5, 6, 7].map(|place| proofs.at(place)),
            [winnable, unknown, None, None]
        );
        proofs.forget_after(2);
        assert_eq!(
            [2, 3, 5].map(|place| proofs.at(place)),
            [winnable, None, None]
        );
    }
}
