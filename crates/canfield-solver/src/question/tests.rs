//! Questions and answers come back from their texts as they were, and what is none is refused.

use canfield_core::rules::Rules;
use canfield_core::rules::file;
use canfield_core::state::State;
use canfield_core::variants;

use super::*;
use crate::WhyNot;
use crate::fair::{Knowledge, Reason};
use crate::testing::Random;

const LIMITS: Limits = Limits {
    states: 3_000,
    table_bytes: 16 << 20,
};

/// The tables of a game of so many moves at random.
fn game(rules: &Rules, number: u32, n_moves: usize) -> Vec<State> {
    let mut random = Random::new(number.into());
    let deal = rules.deal(&number.to_string().parse().unwrap()).unwrap();
    let mut states = vec![deal];
    for _ in 0..n_moves {
        let mut state = states[states.len() - 1].clone();
        let moves = rules.legal_moves(&state);
        let Some(&mv) = moves.get(random.below(moves.len().max(1))) else {
            break;
        };
        rules.apply(&mut state, mv).unwrap();
        states.push(state);
    }
    states
}

/// Both questions about the end of a game.
fn questions(rules: &Rules, states: &[State]) -> [Question; 2] {
    let position = states[states.len() - 1].clone();
    let mut knowledge = Knowledge::new();
    for state in states {
        knowledge.see(rules, state);
    }
    let view = View::new(rules, &position, &knowledge);
    let plans = Job::plans(&view);
    let rules = rules.clone();
    [
        Question::Winnable {
            rules,
            position,
            limits: LIMITS,
        },
        Question::Advice {
            view,
            plans,
            states: 2_000,
        },
    ]
}

fn answer(question: &Question) -> Answer {
    Work::new(question).step(u64::MAX).unwrap()
}

/// Whoever reads the text of a question finds the same answer, of every variant and of rules of one's own.
#[test]
fn questions_and_answers_read_back() {
    let own = file::read("like = \"gate\"\nredeals = 1\n", "mine").unwrap();
    for variant in variants::all().cloned().chain([own]) {
        let rules = &variant.rules;
        let states = game(rules, 5, 30);
        for question in questions(rules, &states) {
            let text = question.to_string();
            let read: Question = text.parse().unwrap_or_else(|error| {
                panic!("{}: {error}\n{text}", variant.id);
            });
            assert_eq!(read.to_string(), text, "{}", variant.id);
            // Which of two equal cards of two decks is which does not stand in the text.
            if rules.knobs().decks == 1 {
                assert_eq!(read, question, "{}", variant.id);
            }
            let expect = answer(&question);
            assert_eq!(answer(&read), expect, "{}", variant.id);
            assert_eq!(expect.to_string().parse(), Ok(expect), "{}", variant.id);
        }
    }
}

/// No card that the player has not seen stands in the text of a question for advice, but in the list of them.
#[test]
fn c20_the_text_of_a_view_hides_what_the_player_has_not_seen() {
    let rules = &variants::find("canfield").unwrap().rules;
    let states = game(rules, 3, 0);
    let [_, advice] = questions(rules, &states);
    let text = advice.to_string();
    let stock = states[0].pile(canfield_core::pile::PileId::Stock);
    let (places, hidden) = text.split_once("hidden ").unwrap();
    for card in stock {
        assert!(!places.contains(&card.to_string()), "{card}: {text}");
        assert!(hidden.contains(&card.to_string()), "{card}: {text}");
    }
}

#[test]
fn every_answer_reads_back() {
    for why in [
        WhyNot::StateLimit,
        WhyNot::TableFull,
        WhyNot::RuleNotCovered,
        WhyNot::LineRefused,
    ] {
        let verdict = Verdict::Unknown(why);
        let stats = Stats {
            generated: 1,
            unique: 2,
            table_bytes: 3,
        };
        let answer = Answer::Verdict { verdict, stats };
        assert_eq!(answer.to_string().parse(), Ok(answer));
    }
    let stats = Stats::default();
    let verdict = Verdict::Solved(Vec::new());
    let won = Answer::Verdict { verdict, stats };
    assert_eq!(won.to_string().parse(), Ok(won));
    for reason in [
        Reason::Safe,
        Reason::Reserve,
        Reason::Look,
        Reason::Only,
        Reason::Wins,
        Reason::Cards,
        Reason::Nothing,
    ] {
        let advice = Advice {
            line: vec![Move::Draw; 2],
            wins: 1,
            worlds: 2,
            reason,
            is_exact: true,
        };
        let answer = Answer::Advice { advice, states: 9 };
        assert_eq!(answer.to_string().parse(), Ok(answer));
    }
}

#[track_caller]
fn check_refused(from: &str, to: &str, expect: &str) {
    const TEXT: &str = "canfield-question 1\nask: advice\nvariant: canfield\n\
        view: base 5 / S ? 4C / R1 ? KD / T1 9S / hidden 2S 3S\nplans: draw; R1>T1\nstates: 10\n";
    assert!(TEXT.parse::<Question>().is_ok());
    let text = TEXT.replace(from, to);
    let error = text.parse::<Question>().unwrap_err();
    assert_eq!(error.to_string(), expect);
}

#[test]
fn what_is_no_question_is_refused() {
    check_refused(
        "question 1",
        "question 2",
        "The first line must be `canfield-question 1`",
    );
    check_refused("ask: advice\n", "", "The line `ask:` is missing");
    check_refused("advice", "money", "`ask:` cannot be `money`");
    check_refused("states: 10", "states: ten", "`states:` cannot be `ten`");
    check_refused(
        "states: 10",
        "states: 10\nstates: 11",
        "`states: 11` is not expected here",
    );
    check_refused(
        "states: 10",
        "states: 10\nmore: 1",
        "`more: 1` is not expected here",
    );
    check_refused(
        "hidden 2S 3S",
        "hidden 2S",
        "There are 1 hidden cards for 2 places without a card",
    );
    check_refused(
        "hidden 2S 3S",
        "hidden 2S 4C",
        "The card 4C is there too often, or does not belong to this game",
    );
    check_refused(
        "R1>T1",
        "R1<T1",
        "`R1<T1` is not a move: a move is `draw`, `redeal`, or two piles such as `W>F1`, `R1>T2` or `T1>T2*3`",
    );
    check_refused(
        "variant: canfield",
        "rules:\n  redeals = \"x\"",
        "In the rules, line 1, column 11: `redeals` must be a whole number, -1 for as often as you like, not text",
    );
}
