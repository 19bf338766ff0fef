//! The solver in its worker: it answers, it can be stopped, and it stands in nobody's way.

use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::session::Session;
use canfield_session::solving::SolveAnswer;
use canfield_solver::Work;
use canfield_tests::webdriver::Kind;
use libtest_mimic::{Failed, Trial};

use super::{ESCAPE, Player, in_both};

pub(crate) fn trials() -> Vec<Trial> {
    let both = [
        in_both("worker-answers", answers),
        in_both("worker-is-stopped", is_stopped),
    ];
    both.into_iter().flatten().collect()
}

/// A deal that is won at once.
const WINNABLE: &str = "canfield/1";
/// A deal that takes long, whatever comes out in the end.
const HARD: &str = "canfield/83";

/// The move that wins is the one that the same question is answered with here.
fn answers(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, WINNABLE)?;
    player.browser.keys("!")?;
    let effects = player.tell(Command::KnowingHint);
    solve(&mut player.session, effects);
    let expected = player.texts.status(&player.scene()).join(" ");
    player.hear(&expected)?;
    // A solution is played move by move, each found by the worker.
    player.browser.keys("=")?;
    player
        .browser
        .wait_until("document.querySelector('dialog[open]')")?;
    player.browser.keys("y")?;
    let effects = player.tell(Command::Solution);
    solve(&mut player.session, effects);
    let effects = player.tell(Command::Answer(true));
    solve(&mut player.session, effects);
    player.compare()?;
    assert!(player.scene().n_moves > 0);
    player.expect_no_complaints()
}

/// A long search does not stop the game, and ends when nobody waits for it: the next question is answered at once.
fn is_stopped(kind: Kind) -> Result<(), Failed> {
    let mut player = Player::open(kind, HARD)?;
    player.browser.keys("!")?;
    player.tell(Command::KnowingHint);
    let slowest = player.browser.eval_later(
        "let last = performance.now(), slowest = 0;
         for (let n = 0; n < 30; n++) {
             await new Promise((next) => setTimeout(next, 10));
             const now = performance.now();
             slowest = Math.max(slowest, now - last);
             last = now;
         }
         return slowest",
    )?;
    assert!(
        slowest.as_f64().is_some_and(|millis| millis < 1_000.0),
        "{slowest}"
    );
    player.keys(&ESCAPE.to_string())?;
    player.keys("d")?;
    player.compare()?;
    player.follow_at_once(WINNABLE)?;
    player.browser.keys("!")?;
    let effects = player.tell(Command::KnowingHint);
    solve(&mut player.session, effects);
    player.hear(&player.texts.status(&player.scene()).join(" "))?;
    player.expect_no_complaints()
}

impl Player {
    /// Follows a link within the page, and gives the game under way up.
    fn follow_at_once(&mut self, link: &str) -> Result<(), Failed> {
        self.browser.eval(&format!("location.hash = '#{link}'"))?;
        self.browser
            .wait_until("document.querySelector('dialog[open]')")?;
        self.browser.keys("y")?;
        self.session = super::dealt(link)?;
        self.compare()
    }
}

/// Answers what the session asks.
fn solve(session: &mut Session, effects: Vec<Effect>) {
    let mut jobs = effects;
    while let Some(job) = jobs.into_iter().find_map(|effect| match effect {
        Effect::Solve(job) => Some(job),
        _ => None,
    }) {
        let mut work = Work::new(&job.question);
        let answer = loop {
            if let Some(answer) = work.step(1_000_000) {
                break answer;
            }
        };
        let answer = SolveAnswer { id: job.id, answer };
        jobs = session.update(
            Command::Solved(Box::new(answer)),
            canfield_session::session::Millis(0),
        );
    }
}
