//! What is asked of the solver, and that its answers count only where they belong, in whatever order they come.

use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_solver::{Answer, Limits, Question, Search, Stats, Verdict, WhyNot, Work};

use super::*;
use crate::solving::{JobId, PositionState, SolveAnswer, SolveJob};
use crate::storage::{self, Found};

/// A session whose solver answers when the test says so.
struct Table {
    session: Session,
    /// The job that is open.
    job: Option<SolveJob>,
    /// All jobs there have been, those cancelled included.
    n_jobs: usize,
}

impl Table {
    fn new(session: Session, settings: Settings) -> Self {
        let mut table = Self {
            session: session.with_settings(settings),
            job: None,
            n_jobs: 0,
        };
        table.update(Command::Resume);
        table
    }

    /// A table at which the state of the position is shown.
    fn watched(session: Session) -> Self {
        Self::new(
            session,
            Settings {
                position_state: true,
                ..by_hand()
            },
        )
    }

    fn update(&mut self, command: Command) {
        for effect in self.session.update(command, Millis(0)) {
            match effect {
                Effect::Solve(job) => {
                    assert_eq!(self.job, None, "there is one job at a time");
                    self.job = Some(*job);
                    self.n_jobs += 1;
                }
                Effect::CancelSolve(id) => {
                    let cancelled = self.job.take();
                    assert_eq!(cancelled.map(|job| job.id), Some(id));
                }
                _ => {}
            }
        }
    }

    fn run(&mut self, line: &str) -> &mut Self {
        for command in commands(line) {
            self.update(command);
        }
        self
    }

    fn answer_to(&mut self, id: JobId, verdict: Verdict) {
        self.job.take_if(|job| job.id == id);
        let stats = Stats {
            generated: 99,
            ..Stats::default()
        };
        let answer = Answer::Verdict { verdict, stats };
        self.update(Command::Solved(Box::new(SolveAnswer { id, answer })));
    }

    /// Answers the open job.
    #[track_caller]
    fn answer(&mut self, verdict: Verdict) -> &mut Self {
        let id = self.job.as_ref().expect("a job is open").id;
        self.answer_to(id, verdict);
        self
    }

    /// Answers the open job with the truth, or with the advice that is found.
    #[track_caller]
    fn answer_truly(&mut self) -> &mut Self {
        let job = self.job.as_ref().expect("a job is open");
        if matches!(job.question, Question::Winnable { .. }) {
            let verdict = truth(job);
            return self.answer(verdict);
        }
        let job = self.job.take().expect("it is open");
        let answer = Work::new(&job.question).step(u64::MAX);
        let answer = answer.expect("there is always advice");
        let id = job.id;
        self.update(Command::Solved(Box::new(SolveAnswer { id, answer })));
        self
    }

    fn state(&self) -> Option<PositionState> {
        self.session.scene().position_state
    }

    #[track_caller]
    fn check(&self, expect: &str) {
        assert_eq!(said(&self.session), expect);
    }
}

/// What is asked about.
fn subject(job: &SolveJob) -> (&Rules, &State) {
    match &job.question {
        Question::Winnable {
            rules, position, ..
        } => (rules, position),
        Question::Advice { .. } => panic!("advice is asked for"),
    }
}

fn truth(job: &SolveJob) -> Verdict {
    let limits = Limits {
        states: 1_000_000,
        table_bytes: 1 << 28,
    };
    let (rules, position) = subject(job);
    let mut search = Search::new(rules, position, limits);
    search.step(u64::MAX).expect("it has an end").clone()
}

const UNKNOWN: Verdict = Verdict::Unknown(WhyNot::StateLimit);

/// Two moves from the end: the first is on the foundation, and so is the second.
const NEARLY_WON: &str = "base T / F1 TC / F2 TS JS / F3 TH / T1 QH JC / T2 JH / T3 QS";
const OPENING: &str = "12345";

#[test]
fn nothing_is_asked_unless_the_player_wants_it() {
    let mut table = Table::new(dealt("canfield", OPENING), by_hand());
    table.run("d d u");
    assert_eq!((table.n_jobs, table.state()), (0, None));
    // A hint asks for itself alone.
    table.run("t").answer_truly();
    assert_eq!((table.n_jobs, table.state()), (1, None));
    let mut table = Table::watched(dealt("canfield", OPENING));
    assert_eq!(table.state(), Some(PositionState::Searched));
    table.answer(UNKNOWN);
    let unknown = Some(PositionState::Unknown(WhyNot::StateLimit));
    assert_eq!((table.n_jobs, table.state()), (1, unknown));
    // What is known is not asked again.
    table.run("d").answer(UNKNOWN).run("u :redo u");
    assert_eq!((table.n_jobs, table.state()), (2, unknown));
}

/// An answer that comes when another position lies there is thrown away (fault C6).
#[test]
fn c6_an_answer_for_another_position_is_thrown_away() {
    let mut table = Table::watched(dealt("canfield", OPENING));
    let first = table.job.clone().unwrap().id;
    table.run("d");
    let second = table.job.clone().unwrap().id;
    table.run("d");
    for late in [first, second, second, JobId(0), JobId(77)] {
        table.answer_to(late, Verdict::Unsolvable);
        assert_eq!(table.state(), Some(PositionState::Searched));
        assert!(said(&table.session).starts_with("drew 3"));
    }
    table.answer(Verdict::Unsolvable);
    assert_eq!(table.state(), Some(PositionState::Lost));
    assert!(said(&table.session).starts_with("lost, drew 3"));
}

/// The state is that of the position on the table, after undo and redo, and gone after the win (fault C18).
#[test]
fn c18_the_state_is_that_of_the_position() {
    let mut table = Table::watched(session("canfield", NEARLY_WON));
    table.answer_truly();
    assert_eq!(table.state(), Some(PositionState::Winnable));
    // Away from the plan, where nothing is found, and back.
    table.run("23").answer(UNKNOWN);
    assert_eq!(
        table.state(),
        Some(PositionState::Unknown(WhyNot::StateLimit))
    );
    table.run("u");
    assert_eq!(table.state(), Some(PositionState::Winnable));
    table.run(":redo");
    assert_eq!(
        table.state(),
        Some(PositionState::Unknown(WhyNot::StateLimit))
    );
    table.run(":finish");
    assert_eq!(
        (screen(&table.session).as_str(), table.state()),
        ("won", None)
    );
    // A win is the best of proofs: everything before it can be won.
    table.run("<esc> u");
    assert_eq!(table.state(), Some(PositionState::Winnable));
    assert_eq!(table.n_jobs, 2);
}

/// The last cards go up while the solver still thinks about the position before: only the win is told (fault C4).
#[test]
fn c4_no_dead_end_is_told_after_the_win() {
    let mut table = Table::watched(session("canfield", NEARLY_WON));
    let open = table.job.clone().unwrap().id;
    table.run("y");
    table.answer_to(open, Verdict::Unsolvable);
    table.check("won in 1, JC*1 to F1, 4 went home");
    assert_eq!(
        (screen(&table.session).as_str(), &table.job),
        ("won", &None)
    );
}

/// Every line is played by the rules before anything of it is shown (fault C17).
#[test]
fn c17_a_line_that_does_not_win_is_no_line() {
    let bad = [
        Verdict::Solved(vec![]),
        Verdict::Solved(vec!["draw".parse().unwrap()]),
        Verdict::Solved(vec!["R1>F1".parse().unwrap(); 3]),
    ];
    for verdict in bad {
        let mut table = Table::watched(dealt("canfield", OPENING));
        table.answer(verdict.clone());
        let refused = PositionState::Unknown(WhyNot::LineRefused);
        assert_eq!(table.state(), Some(refused));
        table.run("!").answer(verdict.clone());
        table.check("not known: LineRefused after 99");
        assert_eq!(table.session.scene().n_moves, 0);
    }
}

#[test]
fn a_lost_game_is_told_once_and_leads_back() {
    let mut table = Table::watched(dealt("canfield", OPENING));
    table.answer(UNKNOWN).run("d").answer(UNKNOWN).run("d");
    table.answer(Verdict::Unsolvable);
    assert!(said(&table.session).starts_with("lost, drew"));
    // What follows from a lost position is lost; that needs no search, and no second notice.
    table.run("d");
    assert_eq!(
        (table.state(), table.n_jobs),
        (Some(PositionState::Lost), 3)
    );
    assert!(said(&table.session).starts_with("drew"));
    // Neither of the two before is known to be winnable, though both may be.
    table.run("<");
    table.check("none can be won");
    // A position before that is not lost has no notice, and coming back to the lost one has one again.
    table.run("u u");
    assert!(!said(&table.session).contains("lost"));
    table.run(":redo");
    assert!(said(&table.session).starts_with("lost, drew"));
    // Another way from there is another question.
    table.run("u");
    let legal = table
        .session
        .variant()
        .rules
        .legal_moves(table.session.state());
    let other = legal.into_iter().find(|mv| *mv != Move::Draw).unwrap();
    table.update(Command::Play(other));
    assert_eq!(table.state(), Some(PositionState::Searched));
}

#[test]
fn the_last_winnable_position_is_looked_for_from_the_end() {
    let number = winnable_number();
    let mut table = Table::new(dealt("canfield", &number), by_hand());
    table.run("d d d <");
    table.check("asking");
    table.answer(Verdict::Unsolvable).answer(UNKNOWN);
    table.check("asking");
    let winnable = table.job.clone().unwrap();
    assert_eq!(
        Some(subject(&winnable).1),
        table.session.history.state_at(1)
    );
    table.answer_truly();
    table.check("went back 2");
    assert_eq!(table.session.scene().n_moves, 1);
    assert!(table.session.scene().can_redo, "nothing is lost by it");
    // Now that it is known, nothing is asked, and there is a plan already.
    let n_jobs = table.n_jobs;
    table.run("<");
    table.check("can be won");
    table.run("!");
    assert!(said(&table.session).starts_with("knowing"));
    assert_eq!(table.n_jobs, n_jobs);
    // Lost from the start: there is no way back, and all of it is known.
    let mut table = Table::new(dealt("canfield", &number), by_hand());
    table.run("d <");
    table
        .answer(Verdict::Unsolvable)
        .answer(Verdict::Unsolvable);
    table.check("lost from start");
    assert_eq!(table.session.scene().n_moves, 1);
    // The way back is given up by Escape, and by any move.
    for line in [
        "d d < <esc>",
        "d d < d",
        "d d < u",
        "d d < ?",
        "d d < :suspend",
    ] {
        let mut table = Table::new(dealt("canfield", &number), by_hand());
        table.run("d <");
        let late = table.job.clone().unwrap().id;
        table.run(line);
        assert_eq!(table.job, None, "{line}");
        let before = table.session.state().clone();
        table.answer_to(late, UNKNOWN);
        assert_eq!(table.session.state(), &before, "{line}");
    }
}

/// A deal for which the solver finds a way to win at once, after one deal of the stock, too.
fn winnable_number() -> String {
    let is_winnable = |number: &String| {
        let mut table = Table::watched(dealt("canfield", number));
        table.run("d");
        matches!(truth(table.job.as_ref().unwrap()), Verdict::Solved(_))
    };
    let mut numbers = (1..100).map(|number: u32| number.to_string());
    numbers.find(is_winnable).unwrap()
}

/// A plan is kept while the player follows it, back and forth; nothing is searched again.
#[test]
fn a_plan_is_kept_while_it_is_followed() {
    let mut table = Table::watched(dealt("canfield", &winnable_number()));
    let Verdict::Solved(line) = truth(table.job.as_ref().unwrap()) else {
        panic!("it can be won")
    };
    table.answer(Verdict::Solved(line.clone()));
    let n_moves = line.len();
    for (n, mv) in line.into_iter().enumerate() {
        assert_eq!(table.state(), Some(PositionState::Winnable));
        table.run("!");
        assert_eq!(table.session.knowing_hint, Some(mv));
        table.update(Command::Play(mv));
        if n % 7 == 3 {
            table.run("u u :redo u :redo :redo");
        }
    }
    assert_eq!(screen(&table.session), "won");
    assert_eq!((table.n_jobs, table.session.scene().n_moves), (1, n_moves));
}

/// Cards that go home by themselves before the plan sends them do not put an end to it.
#[test]
fn automatic_moves_keep_to_a_plan_where_they_can() {
    let mut table = Table::new(
        dealt("canfield", &winnable_number()),
        Settings {
            position_state: true,
            ..Settings::default()
        },
    );
    table.answer_truly();
    let mut n_moves = 0;
    while screen(&table.session) != "won" {
        table.run("!");
        if table.job.is_some() {
            table.answer_truly();
        }
        let mv = table.session.knowing_hint.expect("there is a plan");
        table.update(Command::Play(mv));
        if table.job.is_some() {
            table.answer_truly();
        }
        assert_ne!(table.state(), Some(PositionState::Lost));
        n_moves += 1;
        assert!(n_moves < 500);
    }
}

/// The hint that knows hidden cards is told apart from the fair one, and neither goes on where the other was
/// (fault C20).
#[test]
fn c20_a_knowing_hint_is_marked_as_such() {
    let position = "base 5 / S 2S / R1 2C KH 7C / T1 KS / T2 TS / T3 8D / T4 QC";
    let mut table = Table::new(session("canfield", position), by_hand());
    table.run("t").check("hint 7C*1 R1>T3");
    table.run("!").check("asking");
    table.answer(Verdict::Unsolvable);
    table.check("lost from start");
    let mut table = Table::new(session("canfield", NEARLY_WON), by_hand());
    table.run("!").answer_truly();
    let told = said(&table.session);
    assert!(told.starts_with("knowing "), "{told}");
    let fair = {
        let mut other = session("canfield", NEARLY_WON);
        run(&mut other, "t");
        said(&other)
    };
    table.run("t").check(&fair);
    assert_eq!(table.session.knowing_hint, None);
    // Asking twice does not begin anew, and whoever does something else waits no longer.
    let mut table = Table::new(dealt("canfield", OPENING), by_hand());
    table.run("! ! !");
    assert_eq!(table.n_jobs, 1);
    table.run("<esc>").check("stopped");
    table.run("! d");
    assert_eq!(table.job, None);
    assert!(said(&table.session).starts_with("drew"));
}

fn winnable_only() -> Settings {
    Settings {
        winnable_only: true,
        ..by_hand()
    }
}

/// A search for a winnable deal that is given up leaves everything as it was: the game, what can be redone, the clock
/// and the statistics (fault D6).
#[test]
fn d6_a_search_that_is_given_up_leaves_nothing() {
    for end in ["<esc>", ":cancel", ":show=settings <esc>", ":second="] {
        let mut table = Table::new(dealt("canfield", OPENING), winnable_only());
        table.run("d d u");
        let before = table.session.clone();
        table.run("n y");
        assert_eq!(screen(&table.session), "searching, the 1th");
        table.answer(Verdict::Unsolvable).answer(UNKNOWN);
        assert_eq!(screen(&table.session), "searching, the 3th");
        // No card moves meanwhile.
        table.run(":draw :undo d u :hint");
        let late = table.job.clone().unwrap();
        table.run(end);
        assert_eq!(
            (screen(&table.session).as_str(), &table.job),
            ("table", &None)
        );
        table.answer_to(late.id, truth(&late));
        let session = &table.session;
        assert_eq!(session.state(), before.state(), "{end}");
        assert_eq!(session.record(), before.record(), "{end}");
        assert_eq!(session.statistics, before.statistics, "{end}");
        assert_eq!(session.counted, before.counted, "{end}");
        assert_eq!(
            session.clock.elapsed_millis(),
            before.clock.elapsed_millis()
        );
        table.run(":redo");
        assert_eq!(table.session.scene().n_moves, 2, "{end}");
    }
}

#[test]
fn d6_the_clock_stands_while_deals_are_looked_at() {
    let mut session = dealt("canfield", OPENING).with_settings(winnable_only());
    run(&mut session, "d");
    session.update(Command::NewGame, Millis(5_000));
    session.update(Command::Answer(true), Millis(6_000));
    session.update(Command::Cancel, Millis(90_000));
    session.update(Command::Draw, Millis(91_000));
    assert_eq!(session.scene().clock_secs, Some(7));
}

#[test]
fn a_winnable_deal_takes_the_place_of_the_game_when_it_is_found() {
    let mut table = Table::new(dealt("canfield", OPENING), winnable_only());
    table.run("d n y");
    let mut n_deals = 1;
    while let Some(job) = &table.job {
        assert_eq!(table.session.scene().deal, OPENING);
        match truth(job) {
            won @ Verdict::Solved(_) => {
                let wanted = subject(job).1.clone();
                table.answer(won);
                assert_eq!(table.session.state(), &wanted);
            }
            other => {
                n_deals += 1;
                table.answer(other);
            }
        }
    }
    let told = said(&table.session);
    assert!(
        told.ends_with(&format!("winnable, the {n_deals}th")),
        "{told}"
    );
    assert_eq!(screen(&table.session), "table");
    // The game before counts once, the deals that were looked at not at all, and the plan is there.
    let tally = |table: &Table| table.session.statistics.tally(&table.session.variant);
    assert_eq!((tally(&table).played, tally(&table).won), (1, 0));
    table.run("!");
    assert!(said(&table.session).starts_with("knowing"));
    // Another variant is looked for in the same way; a number that is asked for is played, whatever it is.
    table.run("v sunsh <enter>");
    assert_eq!(screen(&table.session), "searching, the 1th");
    table.run("<esc> g 7 7 <enter>");
    assert_eq!(
        (table.session.scene().deal.as_str(), &table.job),
        ("77", &None)
    );
}

#[test]
fn a_search_without_an_end_ends() {
    let mut table = Table::new(dealt("canfield", OPENING), winnable_only());
    table.run("n");
    let mut n_deals = 0;
    while table.job.is_some() {
        table.answer(if n_deals % 2 == 0 {
            UNKNOWN
        } else {
            Verdict::Unsolvable
        });
        n_deals += 1;
    }
    table.check(&format!("none of {n_deals} winnable"));
    assert_eq!(n_deals, 200);
    assert_eq!(table.session.scene().deal, OPENING);
}

/// A program that begins without a game looks for one that can be won, too.
#[test]
fn the_first_game_can_be_won_as_well() {
    let found = Found {
        texts: [(storage::Key::Settings, Ok(winnable_only().to_text()))].into(),
        trouble: None,
    };
    let (session, effects) = Session::open(found, Wanted::default(), 7, Millis(0));
    assert_eq!(screen(&session), "searching, the 1th");
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Solve(_)))
    );
}

/// Whoever is shown the solution has not won: a deal that was played counts as given up, once, and no more.
#[test]
fn a_deal_that_the_program_solves_is_no_win() {
    let number = winnable_number();
    for (line, played) in [("d =", 1), ("=", 0), ("d u =", 0)] {
        let mut table = Table::new(dealt("canfield", &number), by_hand());
        table.run(line);
        assert_eq!(screen(&table.session), "solution?");
        table.run("y").check("asking");
        let before = table.session.state().clone();
        table.run("<esc>").check("stopped");
        assert_eq!(table.session.state(), &before);
        assert!(!table.session.counted, "nothing was shown yet");
        table.run("= y").answer_truly();
        assert!(said(&table.session).starts_with("solution, "), "{line}");
        let mut n_steps = 1;
        while screen(&table.session) != "won" {
            let n_moves = table.session.scene().n_moves;
            table.run("=");
            assert_eq!(table.session.scene().n_moves, n_moves + 1);
            n_steps += 1;
            assert!(n_steps < 500 && table.job.is_none());
        }
        assert!(said(&table.session).starts_with("solved by program in "));
        table.run("<esc> u :redo <esc>");
        assert!(table.session.scene().is_solution_shown);
        let tally = table.session.statistics.tally(&table.session.variant);
        assert_eq!((tally.played, tally.won), (played, 0), "{line}");
        // The next deal is the player's own again.
        table.run("n y");
        assert!(!table.session.scene().is_solution_shown);
        assert!(!table.session.counted);
        let tally = table.session.statistics.tally(&table.session.variant);
        assert_eq!(tally.played, played, "{line}");
    }
}

fn save_text(session: &Session) -> String {
    session.save().unwrap().to_text()
}

#[test]
fn that_the_solution_was_shown_is_stored() {
    let mut table = Table::new(dealt("canfield", &winnable_number()), by_hand());
    table.run("d = y").answer_truly();
    let text = save_text(&table.session);
    assert!(text.contains("\nsolution: shown\n"), "{text}");
    let found = |text: String| Found {
        texts: [(storage::Key::Game, Ok(text))].into(),
        trouble: None,
    };
    let open = |text| Session::open(found(text), Wanted::default(), 7, Millis(0));
    let (session, effects) = open(text);
    assert!(
        session.scene().is_solution_shown && session.counted,
        "{effects:?}"
    );
    // What was stored before there was a solver is read as it was.
    let (session, _) = open(save_text(&dealt("canfield", "1")));
    assert!(!session.scene().is_solution_shown);
}

/// Nothing is played or asked where it is known that there is no solution.
#[test]
fn there_is_no_solution_of_a_lost_game() {
    let mut table = Table::watched(dealt("canfield", OPENING));
    table.answer(Verdict::Unsolvable);
    table.run("d =");
    table.check("lost from start");
    assert_eq!(
        (screen(&table.session).as_str(), table.n_jobs),
        ("table", 1)
    );
    assert!(!table.session.counted);
    let mut table = Table::new(dealt("canfield", OPENING), by_hand());
    table.run("d = y").answer(UNKNOWN);
    table.check("not known: StateLimit after 99");
    assert!(!table.session.counted && !table.session.scene().is_solution_shown);
}

/// The solver answers while the player thinks: where thinking is paid for, that does not cut it in pieces.
#[test]
fn an_answer_does_not_shorten_what_the_player_thought() {
    let is_paid = |variant: &&Variant| variant.rules.knobs().score == ScoreKind::Instalments;
    let paid = variants::all().find(is_paid).unwrap();
    let mut session = dealt(&paid.id, OPENING);
    session.update(Command::Draw, Millis(0));
    session.update(
        Command::Solved(Box::new(SolveAnswer {
            id: JobId(9),
            answer: Answer::Verdict {
                verdict: UNKNOWN,
                stats: Stats::default(),
            },
        })),
        Millis(40_000),
    );
    session.update(Command::Draw, Millis(70_000));
    assert_eq!(session.instalments.minutes, 1);
}

/// Answers of any kind, at any time, for any job: no card moves by them, unless the player asked for that.
#[test]
fn no_answer_moves_a_card_that_was_not_asked_for() {
    let mut chance = 0x9E37_79B9_u64;
    let mut below = |n: u64| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        chance % n
    };
    for setting in [false, true] {
        let settings = Settings {
            position_state: true,
            winnable_only: setting,
            ..Settings::default()
        };
        let mut table = Table::new(dealt("canfield", OPENING), settings);
        let lines = [
            "d", "d", "u", ":redo", "r1", "!", "t", "wf", "<", "=", "= y", "n y", "<esc>", "?",
            "<esc>", "x", "o", "+", "-",
        ];
        for _ in 0..3_000 {
            let line = lines[usize::try_from(below(lines.len() as u64)).unwrap()];
            table.run(line);
            let before = table.session.state().clone();
            let scene = table.session.scene();
            let is_asked = scene.status.contains(&Message::SolverIsAsked)
                || scene.status.contains(&Message::HintIsAsked)
                || matches!(scene.dialog, Some(Dialog::DealSearch { .. }));
            let open = table.job.as_ref().map(|job| job.id);
            let id = match below(3) {
                0 => JobId(below(50)),
                _ => open.unwrap_or(JobId(1)),
            };
            let verdict = match (below(5), &table.job) {
                (0, Some(job))
                    if Some(id) == open && matches!(job.question, Question::Winnable { .. }) =>
                {
                    truth(job)
                }
                (0, Some(_)) if Some(id) == open => {
                    table.answer_truly();
                    assert_eq!(table.session.state(), &before, "{line}");
                    continue;
                }
                (0 | 1, _) => UNKNOWN,
                (2, _) => Verdict::Unsolvable,
                _ => Verdict::Solved(vec![Move::Draw]),
            };
            table.answer_to(id, verdict);
            if open != Some(id) || !is_asked {
                assert_eq!(table.session.state(), &before, "{line}");
            }
        }
    }
}
