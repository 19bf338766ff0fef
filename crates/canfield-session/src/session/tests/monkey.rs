//! Random commands: whatever a player does, no card is lost and nothing panics.

use canfield_core::card::Card;
use canfield_solver::{Answer, Limits, Question, Stats, Verdict, WhyNot, Work};

use super::*;
use crate::keymap::bindings;
use crate::settings::Keys;
use crate::solving::{JobId, SolveAnswer, SolveJob};
use crate::storage::{self, Found};

/// Enough chance for a test, and the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % n as u64).unwrap()
    }

    fn one_of<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }
}

/// A command that a player could give, more often one that does something. Games are not given up too often.
fn any_command(dice: &mut Dice, session: &Session) -> Command {
    let piles: Vec<PileId> = session.variant().rules.piles().collect();
    let small = |dice: &mut Dice| u8::try_from(dice.below(5)).unwrap();
    match dice.below(100) {
        0..30 => {
            let keys: Vec<Key> = bindings(Keys::Standard)
                .flat_map(|binding| binding.keys(Keys::Standard))
                .copied()
                .collect();
            Command::Key(dice.one_of(&keys))
        }
        30..35 => {
            let others = [
                Key::Char('y'),
                Key::Char('z'),
                Key::Char('4'),
                Key::Backspace,
            ];
            Command::Key(dice.one_of(&others))
        }
        35..55 => Command::Point {
            pile: dice.one_of(&piles),
            depth: small(dice),
        },
        55..57 => Command::Send {
            pile: dice.one_of(&piles),
            depth: small(dice),
        },
        57..59 => Command::Press {
            pile: dice.one_of(&piles),
            depth: small(dice),
        },
        59 => Command::Release {
            on: Some(dice.one_of(&piles)),
        },
        60..80 => {
            let legal = session.variant().rules.legal_moves(session.state());
            if legal.is_empty() {
                Command::Undo
            } else {
                Command::Play(dice.one_of(&legal))
            }
        }
        80..84 => Command::Play(Move::Transfer {
            from: dice.one_of(&piles),
            to: dice.one_of(&piles),
            count: small(dice),
        }),
        84..88 => Command::Draw,
        88..90 => Command::Undo,
        90..92 => Command::Redo,
        92..95 => Command::Cancel,
        95 => Command::Restart,
        96 => Command::Show(dice.one_of(&[
            Screen::Help,
            Screen::Rules,
            Screen::Variants,
            Screen::DealNumber,
            Screen::Statistics,
            Screen::Settings,
        ])),
        97 => Command::Choose(dice.below(60)),
        98 => Command::ScrollTo(small(dice).into()),
        _ => dice.one_of(&[
            Command::NewGame,
            Command::Quit,
            Command::Answer(true),
            Command::Answer(false),
            Command::Finish,
            Command::KnowingHint,
            Command::Solution,
            Command::LastWinnable,
            Command::GoBack,
            Command::Bookmark,
            Command::Import(String::from("version = 1")),
        ]),
    }
}

/// What a solver could answer: often the truth, as far as it is found quickly, and sometimes anything at all.
fn any_answer(dice: &mut Dice, job: Option<&SolveJob>) -> Command {
    let small = JobId(u64::try_from(dice.below(50)).unwrap());
    let id = job
        .filter(|_| dice.below(4) > 0)
        .map_or(small, |job| job.id);
    let verdict = match (dice.below(4), job) {
        (0, _) => Verdict::Unsolvable,
        (1, _) => Verdict::Solved(vec![Move::Draw]),
        (_, Some(job)) => match few_states(&job.question) {
            Answer::Verdict { verdict, .. } => verdict,
            advice @ Answer::Advice { .. } => return solved(id, advice),
        },
        (_, None) => Verdict::Unknown(WhyNot::TableFull),
    };
    let stats = Stats::default();
    solved(id, Answer::Verdict { verdict, stats })
}

fn solved(id: JobId, answer: Answer) -> Command {
    Command::Solved(Box::new(SolveAnswer { id, answer }))
}

/// The answer to this question with a small budget.
fn few_states(question: &Question) -> Answer {
    let mut question = question.clone();
    match &mut question {
        Question::Winnable { limits, .. } => {
            *limits = Limits {
                states: 2_000,
                table_bytes: 1 << 24,
            }
        }
        Question::Advice { states, .. } => *states = 2_000,
    }
    Work::new(&question).step(u64::MAX).unwrap()
}

#[track_caller]
pub(super) fn check_whole(session: &Session) {
    let scene = session.scene();
    let mut seen = [false; Card::MAX_CARDS];
    for card in scene.piles.iter().flat_map(|view| &view.cards) {
        let place = &mut seen[usize::from(card.card.index())];
        assert!(!*place, "{} is seen twice", card.card);
        *place = true;
    }
    let n_cards = seen.iter().filter(|&&there| there).count();
    assert_eq!(n_cards, session.variant().rules.n_cards());
    let cursors = scene.piles.iter().map(|view| {
        let on_cards = view.cards.iter().filter(|card| card.has_cursor).count();
        on_cards + usize::from(view.has_cursor)
    });
    assert_eq!(cursors.sum::<usize>(), 1, "the cursor is somewhere");
}

fn play(id: &str, n_commands: usize) {
    let mut dice = Dice(0x2545_F491_4F6C_DD1D);
    let wanted = Wanted {
        variant: Some(variants::find(id).unwrap().clone()),
        deck: Some("12345".parse().unwrap()),
        ..Wanted::default()
    };
    let (mut session, mut effects) = Session::open(Found::default(), wanted, 7, Millis(0));
    let mut game = String::new();
    let mut job = None;
    for n in 0..n_commands {
        let command = match dice.below(20) {
            0 => any_answer(&mut dice, job.as_ref()),
            _ => any_command(&mut dice, &session),
        };
        effects.extend(session.update(command, Millis(100 * n as u64)));
        check_whole(&session);
        for effect in effects.drain(..) {
            match effect {
                Effect::Store { key, text } => {
                    saves::parses(key, &text);
                    if key == storage::Key::Game {
                        game = text;
                    }
                }
                Effect::Solve(asked) => job = Some(*asked),
                _ => {}
            }
        }
    }
    let found = Found {
        texts: [(storage::Key::Game, Ok(game))].into(),
        trouble: None,
    };
    let (again, effects) = Session::open(found, Wanted::default(), 7, Millis(0));
    if !again.is_won() && !session.is_won() {
        assert_eq!(again.state(), session.state(), "{id}: {effects:?}");
    }
    check_history(&mut session);
}

/// Undo leads back to the deal, redo to where it was, and the record says the same.
fn check_history(session: &mut Session) {
    run(session, "<esc> <esc>");
    let record = session.record().unwrap();
    let text = record.to_string();
    let read: Record = text.parse().unwrap();
    assert_eq!(
        Session::from_record(read, 1).unwrap().state(),
        session.state()
    );
    let present = session.state().clone();
    let n_moves = session.scene().n_moves;
    session.settings.autoplay = Autoplay::Off;
    while session.scene().can_undo {
        run(session, ":undo");
    }
    let opening = session.variant().rules.deal(&record.deck).unwrap();
    assert_eq!(session.state(), &opening);
    for _ in 0..n_moves {
        run(session, ":redo <esc>");
    }
    assert_eq!(session.state(), &present);
}

/// Every fourth variant, so that four tests share the work.
fn ten_thousand_commands(first: usize) {
    for variant in variants::all().skip(first).step_by(4) {
        play(&variant.id, 10_000);
    }
}

#[test]
fn ten_thousand_commands_a_variant_lose_no_card_1_of_4() {
    ten_thousand_commands(0);
}

#[test]
fn ten_thousand_commands_a_variant_lose_no_card_2_of_4() {
    ten_thousand_commands(1);
}

#[test]
fn ten_thousand_commands_a_variant_lose_no_card_3_of_4() {
    ten_thousand_commands(2);
}

#[test]
fn ten_thousand_commands_a_variant_lose_no_card_4_of_4() {
    ten_thousand_commands(3);
}
