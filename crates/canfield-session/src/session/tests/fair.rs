//! Fair hints: they come from the solver, know what the player has seen and nothing else, and are kept as a plan.

use canfield_core::card::Card;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_solver::{Question, Work};

use super::*;
use crate::solving::{SolveAnswer, SolveJob};

/// A player who asks for hints.
struct Hinted {
    session: Session,
    /// All that was asked.
    asked: Vec<SolveJob>,
    open: Option<SolveJob>,
}

impl Hinted {
    fn new(session: Session) -> Self {
        Self {
            session,
            asked: Vec::new(),
            open: None,
        }
    }

    fn update(&mut self, command: Command) {
        for effect in self.session.update(command, Millis(0)) {
            match effect {
                Effect::Solve(job) => {
                    self.asked.push((*job).clone());
                    self.open = Some(*job);
                }
                Effect::CancelSolve(_) => self.open = None,
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

    /// The solver answers what is open, working in slices of so many states.
    fn answer(&mut self, slice: u64) -> &mut Self {
        if let Some(job) = self.open.take() {
            let mut work = Work::new(&job.question);
            let answer = loop {
                if let Some(answer) = work.step(slice) {
                    break answer;
                }
            };
            let id = job.id;
            self.update(Command::Solved(Box::new(SolveAnswer { id, answer })));
        }
        self
    }

    fn hint(&mut self) -> Option<Move> {
        self.run("t").answer(u64::MAX);
        self.session.hinted()
    }
}

/// The position with all cards that were never face up in these tables in other places, the first one as well.
fn with_unseen_turned(rules: &Rules, deal: &State, seen: &[Card]) -> State {
    let mut unseen: Vec<Card> = rules
        .piles()
        .flat_map(|pile| deal.pile(pile))
        .copied()
        .filter(|card| !seen.contains(card))
        .collect();
    // They are taken from the end, so the order is turned round.
    let piles: Vec<_> = rules
        .piles()
        .map(|pile| {
            let cards = deal.pile(pile).iter().enumerate().map(|(index, &card)| {
                let card = if seen.contains(&card) {
                    card
                } else {
                    unseen.pop().unwrap()
                };
                (card, deal.is_face_down(pile, index))
            });
            (pile, cards.collect())
        })
        .collect();
    rules
        .position(deal.base(), deal.redeals_used(), &piles)
        .unwrap()
}

fn face_up(rules: &Rules, state: &State) -> Vec<Card> {
    rules
        .piles()
        .flat_map(|pile| {
            let cards = state.pile(pile).iter().enumerate();
            cards
                .filter(move |&(index, _)| rules.is_face_up(state, pile, index))
                .map(|(_, &card)| card)
        })
        .collect()
}

/// Two games that look the same to the player, whatever lies under the cards, are asked about in the same words and
/// get the same hints, move after move (fault C20).
#[test]
fn c20_fair_hints_see_no_hidden_card() {
    for id in [
        "canfield",
        "dispettoso",
        "canfield-klondike",
        "superior-canfield",
    ] {
        let variant = variants::find(id).unwrap();
        let rules = &variant.rules;
        for number in 1..=2_u32 {
            let deal = rules.deal(&number.to_string().parse().unwrap()).unwrap();
            // The first game tells which cards are seen after so many hints; the second has all others elsewhere.
            for n_hints in [0, 10] {
                let mut first = Hinted::new(Session::from_position(variant, deal.clone(), 7));
                let mut played = Vec::new();
                for _ in 0..n_hints {
                    let Some(mv) = first.hint() else { break };
                    first.update(Command::Play(mv));
                    played.push(mv);
                }
                let seen: Vec<Card> = first
                    .session
                    .history
                    .states()
                    .iter()
                    .flat_map(|state| face_up(rules, state))
                    .collect();
                let other = with_unseen_turned(rules, &deal, &seen);
                let mut second = Hinted::new(Session::from_position(variant, other, 7));
                for &mv in &played {
                    assert_eq!(second.hint(), Some(mv), "{id} {number}");
                    second.update(Command::Play(mv));
                }
                if played.len() == n_hints {
                    first.hint();
                }
                assert_eq!(second.hint(), first.session.hinted(), "{id} {number}");
                let words = |hinted: &Hinted| -> Vec<String> {
                    hinted.asked.iter().map(SolveJob::to_string).collect()
                };
                assert_eq!(words(&second), words(&first), "{id} {number} {n_hints}");
            }
        }
    }
}

/// The question for a hint is about what the player knows, and never about the position itself.
#[test]
fn c20_a_fair_hint_asks_about_a_view() {
    let mut player = Hinted::new(dealt("canfield", "12345"));
    player.run("d t");
    let question = &player.open.as_ref().unwrap().question;
    assert!(matches!(question, Question::Advice { .. }), "{question}");
}

/// The same position has the same hint, in however large slices the solver works, and whether it answers sooner or later.
#[test]
fn the_same_hint_everywhere() {
    let line = "d d d d";
    let mut hints = [1, 1_000, u64::MAX].map(|slice| {
        let mut player = Hinted::new(dealt("dispettoso", "4"));
        player.run(line).run("t").answer(slice);
        said(&player.session)
    });
    hints.sort();
    assert_eq!(hints[0], hints[2]);
    assert!(hints[0].starts_with("hint "), "{hints:?}");
}

/// While the solver thinks, this is said; whoever goes on playing waits for nothing, and no late answer disturbs.
#[test]
fn nobody_has_to_wait_for_a_hint() {
    let mut player = Hinted::new(dealt("canfield", "12345"));
    player.run("t");
    assert_eq!(said(&player.session), "thinking");
    let late = player.open.clone().unwrap();
    // Asking again does not begin anew.
    player.run("t t");
    assert_eq!(player.asked.len(), 1);
    for line in ["w", "<enter>", "d", "<esc>", "?"] {
        let mut player = Hinted {
            session: player.session.clone(),
            asked: Vec::new(),
            open: Some(late.clone()),
        };
        player.run(line);
        assert_eq!(player.open, None, "{line}");
        let before = player.session.scene();
        player.open = Some(late.clone());
        player.answer(u64::MAX);
        assert_eq!(player.session.scene(), before, "{line}");
    }
}

/// What is advised is kept as long as the player follows it, and weighed anew after anything else.
#[test]
fn a_fair_hint_is_a_plan() {
    let mut player = Hinted::new(dealt("canfield", "12345"));
    let mut was_kept = false;
    for _ in 0..60 {
        let n_asked = player.asked.len();
        let Some(mv) = player.hint() else { break };
        if player.asked.len() == n_asked && !was_kept {
            was_kept = true;
            // What is taken back is weighed anew.
            let before = player.session.state().clone();
            player.run("u :redo").hint();
            assert_eq!(player.asked.len(), n_asked + 1);
            assert_eq!(player.session.state(), &before);
        }
        player.update(Command::Play(mv));
    }
    assert!(was_kept, "every hint was weighed anew");
}

/// Hints lead through a whole game without going round in circles, and win games that rules of thumb lose.
#[test]
fn fair_hints_win_games() {
    let mut n_won = 0;
    for number in ["1", "2", "3"] {
        let mut player = Hinted::new(dealt("dispettoso", number));
        for _ in 0..600 {
            let Some(mv) = player.hint() else { break };
            player.update(Command::Play(mv));
        }
        n_won += u32::from(player.session.is_won());
    }
    assert!(n_won >= 2, "{n_won}");
}
