//! What the session asks the solver, and what comes of the answers.
//!
//! There is one open question at a time. It is bound to what was on the table when it was asked: when that changes, the
//! question is withdrawn, and an answer that comes all the same is thrown away (faults C6 and C18).

use canfield_core::deal::Deck;
use canfield_core::moves::Move;
use canfield_core::play::Outcome;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants::Variant;
use canfield_solver::fair::{self, Advice, Knowledge, View};
use canfield_solver::{Answer, Limits, Question, Stats, Verdict, WhyNot};

use super::Session;
use crate::dialog::{Open, Pending};
use crate::effect::Effect;
use crate::hints;
use crate::message::Message;
use crate::solving::{self, JobId, PositionState, SolveAnswer, SolveJob};
use crate::typed;

/// For what is asked after each move, unbidden: most positions are decided with less, in a tenth of a second.
const LIMITS_OF_A_LOOK: Limits = Limits {
    states: 200_000,
    table_bytes: 64 << 20,
};
/// For each deal, when one that can be won is looked for: it is quicker to take another deal than to search long.
const LIMITS_OF_A_DEAL: Limits = Limits {
    states: 500_000,
    table_bytes: 128 << 20,
};
/// For what the player asks for, and waits for.
const LIMITS_OF_A_QUESTION: Limits = Limits {
    states: 5_000_000,
    table_bytes: 512 << 20,
};
/// So many deals are looked at for one that can be won. Where fewer than one in a hundred can, a player is better
/// told than kept waiting.
const MAX_DEALS: u32 = 200;

/// What an answer is for.
#[derive(Debug, Clone)]
enum Purpose {
    /// To be shown as the state of the present position.
    State,
    /// A hint for the present position, from what the player has seen alone.
    FairHint,
    /// A hint for the present position, from all cards.
    Hint,
    /// The next move of a solution.
    Solution,
    /// To find the last position that can be won: this is the one after so many steps.
    WayBack { n_made: usize },
    /// To find a deal that can be won.
    Deal(Box<Candidate>),
}

impl Purpose {
    /// Whether the player has asked for it.
    const fn is_waited_for(&self) -> bool {
        !matches!(self, Self::State)
    }
}

/// A deal that is about to be played if it can be won.
#[derive(Debug, Clone)]
struct Candidate {
    variant: Variant,
    deck: Deck,
    /// How many deals are looked at with this one.
    n_deals: u32,
}

/// The open question.
#[derive(Debug, Clone)]
struct Job {
    id: JobId,
    purpose: Purpose,
}

/// A line of moves to follow from the position after so many steps.
#[derive(Debug, Clone)]
struct Plan {
    n_made: usize,
    line: Vec<Move>,
}

/// What goes on between the session and the solver.
#[derive(Debug, Clone, Default)]
pub(super) struct Asked {
    /// The open question.
    job: Option<Job>,
    /// The job that the front end has been given and has not answered.
    handed_out: Option<JobId>,
    n_jobs: u64,
    /// A way to win, kept as long as the player follows it.
    plan: Option<Plan>,
    /// What fair hints advise to do one after the other, kept as long as the player follows it.
    fair_plan: Option<Plan>,
    /// Whether the player was told that this position is lost.
    is_lost_told: bool,
}

impl Asked {
    /// Withdraws what was asked about the present game. A search for another deal goes on.
    fn withdraw(&mut self) {
        self.job
            .take_if(|job| !matches!(job.purpose, Purpose::Deal(_)));
    }

    /// Forgets the game, because another one takes its place.
    pub(super) fn forget(&mut self) {
        self.job = None;
        self.plan = None;
        self.fair_plan = None;
        self.is_lost_told = false;
    }
}

impl Session {
    /// What the front end has to do about the solver: whatever has changed since the last time.
    pub(super) fn hand_out_job(&mut self) -> Vec<Effect> {
        let wanted = self.asked.job.as_ref().map(|job| job.id);
        if wanted == self.asked.handed_out {
            return Vec::new();
        }
        let outdated = self.asked.handed_out.take();
        let job = self.asked.job.as_ref().and_then(|job| self.solve_job(job));
        self.asked.handed_out = job.as_ref().map(|job| job.id);
        let outdated = outdated.map(Effect::CancelSolve).into_iter();
        let job = job.map(|job| Effect::Solve(Box::new(job)));
        outdated.chain(job).collect()
    }

    fn solve_job(&self, job: &Job) -> Option<SolveJob> {
        let limits = match job.purpose {
            Purpose::FairHint => {
                let question = self.question_for_fair_hint();
                return Some(SolveJob {
                    id: job.id,
                    question,
                });
            }
            Purpose::State => LIMITS_OF_A_LOOK,
            Purpose::Deal(_) => LIMITS_OF_A_DEAL,
            Purpose::Hint | Purpose::Solution | Purpose::WayBack { .. } => LIMITS_OF_A_QUESTION,
        };
        let (rules, position) = self.subject(&job.purpose)?;
        let question = Question::Winnable {
            rules: rules.clone(),
            position,
            limits,
        };
        Some(SolveJob {
            id: job.id,
            question,
        })
    }

    /// What a player knows who has seen all tables of this game, those that were taken back too.
    pub(super) fn view(&self) -> View {
        let rules = &self.variant.rules;
        let mut knowledge = Knowledge::new();
        for state in self.history.states() {
            knowledge.see(rules, state);
        }
        View::new(rules, self.history.state(), &knowledge)
    }

    /// What to do in the present position, from what the player knows. No hidden card leaves the session with it.
    fn question_for_fair_hint(&self) -> Question {
        let (view, state) = (self.view(), self.history.state());
        let plans = hints::plans(&view, state, self.history.states_made());
        Question::Advice {
            view,
            plans,
            states: fair::BUDGET,
        }
    }

    /// The rules and the position that a question is about.
    fn subject<'a>(&'a self, purpose: &'a Purpose) -> Option<(&'a Rules, State)> {
        let rules = &self.variant.rules;
        match purpose {
            Purpose::State | Purpose::FairHint | Purpose::Hint | Purpose::Solution => {
                Some((rules, self.history.state().clone()))
            }
            Purpose::WayBack { n_made } => Some((rules, self.history.state_at(*n_made)?.clone())),
            Purpose::Deal(candidate) => {
                let rules = &candidate.variant.rules;
                Some((rules, rules.deal(&candidate.deck).ok()?))
            }
        }
    }

    fn start(&mut self, purpose: Purpose) {
        self.asked.n_jobs += 1;
        let id = JobId(self.asked.n_jobs);
        self.asked.job = Some(Job { id, purpose });
    }

    /// After each command: withdraws what nobody waits for any more, tells that the game is lost, and asks about the
    /// present position if the player wants to know.
    pub(super) fn tend_solver(&mut self) {
        let is_searching_deals = matches!(self.dialog, Some(Open::DealSearch { .. }));
        // What was asked for must not come to pass behind a screen, or where nobody sees it.
        let is_out_of_sight = self.dialog.is_some() || self.clock.is_suspended();
        let is_busy = self.selection.is_some() || !self.typed.is_empty();
        let wants_state = self.settings.position_state && !self.is_won();
        self.asked.job.take_if(|job| match job.purpose {
            Purpose::State => !wants_state,
            Purpose::Deal(_) => !is_searching_deals,
            // Whoever has begun to do something needs no hint any more.
            Purpose::FairHint => is_out_of_sight || is_busy,
            Purpose::Hint | Purpose::Solution | Purpose::WayBack { .. } => is_out_of_sight,
        });
        // As long as the player waits, it is said what for.
        let waits = |said: &Message| matches!(said, Message::SolverIsAsked | Message::HintIsAsked);
        self.status.retain(|said| !waits(said));
        match self.asked.job.as_ref().map(|job| &job.purpose) {
            Some(Purpose::FairHint) => self.status.push(Message::HintIsAsked),
            Some(purpose) if purpose.is_waited_for() && !is_searching_deals => {
                self.status.push(Message::SolverIsAsked);
            }
            _ => {}
        }
        let known = self.history.known_at(self.history.n_made());
        let is_lost = known == Some(PositionState::Lost);
        if wants_state && is_lost && !self.asked.is_lost_told {
            self.asked.is_lost_told = true;
            let message = self.lost();
            self.report(message);
        }
        self.asked.is_lost_told &= is_lost;
        if wants_state && known.is_none() && self.asked.job.is_none() {
            self.start(Purpose::State);
        }
    }

    /// What is known of the present position, for a player who wants to see it.
    pub(super) fn position_state(&self) -> Option<PositionState> {
        (self.settings.position_state && !self.is_won()).then(|| {
            let known = self.history.known_at(self.history.n_made());
            known.unwrap_or(PositionState::Searched)
        })
    }

    /// How much of the game is lost, as far as is proved.
    fn lost(&self) -> Message {
        match self.history.known_at(0) {
            Some(PositionState::Lost) => Message::LostFromStart,
            _ => Message::Lost,
        }
    }

    /// Another position came onto the table: what was asked about the last one is withdrawn, and what is known of this
    /// one without a search is noted.
    pub(super) fn position_changed(&mut self) {
        self.asked.withdraw();
        let n_made = self.history.n_made();
        match self.variant.rules.outcome(self.history.state()) {
            Outcome::Won => self.history.note(n_made, &Verdict::Solved(Vec::new())),
            Outcome::Blocked => self.history.note(n_made, &Verdict::Unsolvable),
            Outcome::Open => {}
        }
        self.follow_plan();
        self.follow_fair_plan();
    }

    /// Keeps what fair hints advise if the player has just done the first of it. After anything else, such as taking a
    /// step back, there is something new to weigh.
    fn follow_fair_plan(&mut self) {
        let Some(Plan { n_made, mut line }) = self.asked.fair_plan.take() else {
            return;
        };
        let now = self.history.n_made();
        let steps = self.history.steps().get(n_made..now).unwrap_or_default();
        let made = steps.iter().flat_map(|step| &step.moves);
        let n_followed = made
            .clone()
            .zip(&line)
            .take_while(|(made, planned)| made == planned);
        let n_followed = n_followed.count();
        if n_followed == made.count() && n_followed < line.len() && now > n_made {
            line.drain(..n_followed);
            self.asked.fair_plan = Some(Plan { n_made: now, line });
        }
    }

    /// Keeps the plan if the position now on the table is on its way, or if the plan can be followed from it all the
    /// same, as when a card of it went home early. What is taken back is put before the plan.
    fn follow_plan(&mut self) {
        let Some(Plan { n_made, mut line }) = self.asked.plan.take() else {
            return;
        };
        let now = self.history.n_made();
        let steps = self.history.steps();
        let moves_of = |steps: &[crate::history::Step]| -> Vec<Move> {
            steps.iter().flat_map(|step| step.moves.clone()).collect()
        };
        if let Some(taken_back) = steps.get(now..n_made) {
            line.splice(0..0, moves_of(taken_back));
        } else {
            for mv in steps.get(n_made..now).map(moves_of).unwrap_or_default() {
                let Some(place) = line.iter().position(|&planned| planned == mv) else {
                    return;
                };
                line.remove(place);
            }
        }
        if solving::wins(&self.variant.rules, self.history.state(), &line) {
            self.learn(Verdict::Solved(line), now);
        }
    }

    /// Notes what was found out about the position after so many steps. A way to win from the present one is the plan.
    fn learn(&mut self, verdict: Verdict, n_made: usize) {
        self.history.note(n_made, &verdict);
        if let Verdict::Solved(line) = verdict
            && n_made == self.history.n_made()
        {
            self.asked.plan = Some(Plan { n_made, line });
        }
    }

    /// The solver has answered. Whatever is not the answer to the open question is thrown away.
    pub(super) fn solved(&mut self, SolveAnswer { id, answer }: SolveAnswer) {
        self.asked
            .handed_out
            .take_if(|handed_out| *handed_out == id);
        let Some(job) = self.asked.job.take_if(|job| job.id == id) else {
            return;
        };
        match answer {
            Answer::Verdict { verdict, stats } => self.judged(job, verdict, stats),
            Answer::Advice { advice, .. } => self.advised(&job, advice),
        }
    }

    /// The next move that fair hints advise. If they were not asked yet they are asked now, and the answer is shown when
    /// it comes.
    pub(super) fn fair_move(&mut self) -> Option<Move> {
        let here = self.history.n_made();
        let plan = self.asked.fair_plan.as_ref();
        if let Some(plan) = plan.filter(|plan| plan.n_made == here) {
            return plan.line.first().copied();
        }
        self.start_unless_asked(Purpose::FairHint);
        None
    }

    /// A fair hint was asked for, and this is the advice. A move that the rules do not let through is no advice.
    fn advised(&mut self, job: &Job, advice: Advice) {
        if !matches!(job.purpose, Purpose::FairHint) {
            return;
        }
        let (rules, state) = (&self.variant.rules, self.history.state());
        let n_made = self.history.n_made();
        // Where nothing is hidden, a player who thinks hard enough knows it too.
        if advice.is_exact && advice.wins == 0 {
            self.history.note(n_made, &Verdict::Unsolvable);
        } else if advice.is_exact && solving::wins(rules, state, &advice.line) {
            self.learn(Verdict::Solved(advice.line.clone()), n_made);
        }
        let state = self.history.state();
        let line = advice.line;
        let mv = line.first().copied();
        let mv = mv.filter(|&mv| self.variant.rules.check(state, mv).is_ok());
        self.asked.fair_plan = mv.map(|_| Plan { n_made, line });
        self.show_hints(mv);
    }

    /// It was asked whether a position can be won, and that was found out.
    fn judged(&mut self, job: Job, verdict: Verdict, stats: Stats) {
        let verdict = match (verdict, self.subject(&job.purpose)) {
            (Verdict::Solved(line), Some((rules, position)))
                if !solving::wins(rules, &position, &line) =>
            {
                Verdict::Unknown(WhyNot::LineRefused)
            }
            (verdict, _) => verdict,
        };
        let n_made = self.history.n_made();
        match job.purpose {
            // That question has another kind of answer.
            Purpose::FairHint => {}
            Purpose::State => self.learn(verdict, n_made),
            Purpose::Hint | Purpose::Solution => {
                let why = match verdict {
                    Verdict::Unknown(why) => Some(why),
                    _ => None,
                };
                self.learn(verdict, n_made);
                match why {
                    Some(why) => self.status.push(Message::NotKnown {
                        why,
                        n_states: stats.generated,
                    }),
                    None => self.follow(job.purpose),
                }
            }
            Purpose::WayBack { n_made } => {
                self.learn(verdict.clone(), n_made);
                self.look_back();
                self.learn(verdict, n_made);
            }
            Purpose::Deal(candidate) => self.judge(*candidate, verdict),
        }
    }

    /// Shows a move that wins, from whatever the solver sees.
    pub(super) fn show_knowing_hint(&mut self) {
        self.selection = None;
        self.on_table(|s| s.follow(Purpose::Hint));
    }

    /// Has the program make the next move of a solution. With the first one the deal is given up, so that is asked.
    pub(super) fn ask_for_solution(&mut self, effects: &mut Vec<Effect>) {
        let known = self.history.known_at(self.history.n_made());
        let is_nothing_lost = self.counted
            || self.deck.is_none()
            || self.is_won()
            || known == Some(PositionState::Lost);
        if is_nothing_lost {
            self.show_solution();
        } else {
            self.ask(Pending::Solution, effects);
        }
    }

    pub(super) fn show_solution(&mut self) {
        self.selection = None;
        self.on_table(|s| s.follow(Purpose::Solution));
    }

    /// Takes the next move of the plan for this purpose. Without a plan the solver is asked for one.
    fn follow(&mut self, purpose: Purpose) {
        let known = self.history.known_at(self.history.n_made());
        let next = self.asked.plan.as_ref().map(|plan| plan.line.first());
        match next {
            _ if self.is_won() => self.status.push(self.won()),
            _ if known == Some(PositionState::Lost) => {
                let message = self.lost();
                self.status.push(message);
            }
            Some(Some(&mv)) => match purpose {
                Purpose::Solution => self.play_solution(mv),
                _ => self.point_out(mv),
            },
            Some(None) | None => {
                self.start_unless_asked(purpose);
            }
        }
    }

    /// Asks, unless the same is asked already: whoever asks twice need not wait twice.
    fn start_unless_asked(&mut self, purpose: Purpose) {
        let is_asked = self.asked.job.as_ref().is_some_and(|job| {
            std::mem::discriminant(&job.purpose) == std::mem::discriminant(&purpose)
        });
        if !is_asked {
            self.start(purpose);
        }
    }

    fn point_out(&mut self, mv: Move) {
        let state = self.history.state();
        self.status.push(match mv {
            Move::Draw => Message::KnowingDraw,
            Move::Redeal => Message::KnowingRedeal,
            Move::Transfer { from, to, count } => match typed::lowest(state, mv) {
                Some(card) => Message::KnowingCarry {
                    card,
                    n_cards: count,
                    from,
                    to,
                },
                None => Message::NoHint,
            },
        });
        self.knowing_hint = Some(mv);
    }

    fn play_solution(&mut self, mv: Move) {
        self.count_as_solved_by_program();
        self.make(vec![mv]);
        let n_left = self.asked.plan.as_ref().map_or(0, |plan| plan.line.len());
        if !self.is_won() {
            self.report(Message::SolutionPlayed { n_left });
        }
    }

    /// Goes back to the last position that can be won. The positions are searched one after the other, the present one
    /// first: the later ones are the smaller, and mostly they are known already.
    pub(super) fn go_back_to_winnable(&mut self) {
        self.selection = None;
        self.on_table(Self::look_back);
    }

    fn look_back(&mut self) {
        let present = self.history.n_made();
        let known = |n_made: &usize| self.history.known_at(*n_made);
        let mut places = (0..=present).rev();
        // What is lost or could not be decided is passed by.
        let found =
            places.find(|n_made| matches!(known(n_made), None | Some(PositionState::Winnable)));
        match found {
            None if known(&0) == Some(PositionState::Lost) => {
                self.status.push(Message::LostFromStart);
            }
            None => self.status.push(Message::NoneCanBeWon),
            Some(n_made) if known(&n_made).is_none() => {
                self.start(Purpose::WayBack { n_made });
            }
            Some(n_made) if n_made == present => self.status.push(Message::CanBeWon),
            Some(n_made) => {
                self.charge_looks(n_made);
                self.history.jump(n_made);
                self.moved();
                self.status.push(Message::WentBack {
                    n_steps: present - n_made,
                });
            }
        }
    }

    /// Stops what the player waits for; false if that is nothing.
    pub(super) fn stop_search(&mut self) -> bool {
        let job = &mut self.asked.job;
        let stopped = job.take_if(|job| job.purpose.is_waited_for()).is_some();
        if stopped {
            self.status = vec![Message::SearchStopped];
        }
        stopped
    }

    /// Begins a game with a new number: the next one, or the next one that can be won if the player wants that.
    pub(super) fn deal_anew(&mut self, variant: Variant) {
        let deck = self.numbers.draw().into();
        if self.settings.winnable_only {
            self.consider(Candidate {
                variant,
                deck,
                n_deals: 1,
            });
        } else {
            self.deal(variant, deck);
        }
    }

    fn consider(&mut self, candidate: Candidate) {
        self.dialog = Some(Open::DealSearch {
            n_deals: candidate.n_deals,
        });
        self.start(Purpose::Deal(Box::new(candidate)));
    }

    /// Plays a deal if it can be won, and otherwise looks at the next one. Until then the old game is as it was.
    fn judge(&mut self, candidate: Candidate, verdict: Verdict) {
        let Candidate {
            variant,
            deck,
            n_deals,
        } = candidate;
        self.dialog = None;
        if matches!(verdict, Verdict::Solved(_)) {
            self.deal(variant, deck);
            self.learn(verdict, 0);
            self.status.push(Message::WinnableDeal { n_deals });
        } else if n_deals < MAX_DEALS {
            let deck = self.numbers.draw().into();
            self.consider(Candidate {
                variant,
                deck,
                n_deals: n_deals + 1,
            });
        } else {
            self.status = vec![Message::NoWinnableDeal { n_deals }];
        }
    }
}
