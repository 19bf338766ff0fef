//! What must hold in every position of every variant, tried out in random play.
//!
//! The play is random but not blind: half of the deals are played greedily, so that cards reach the foundations and
//! the reserves run out. Everything follows from the number of the trial's deal, so a failure happens again.

use std::collections::BTreeSet;
use std::fmt::Debug;

use canfield_cli::exchange::{Position, Trace, legal_texts, move_text, trace_variant};
use canfield_core::card::{Card, Rank, Suit};
use canfield_core::deal::Deck;
use canfield_core::moves::Move;
use canfield_core::notation::PileCards;
use canfield_core::number::DealNumber;
use canfield_core::pile::PileId;
use canfield_core::play::Outcome;
use canfield_core::record::Record;
use canfield_core::rules::{FoundationBuild, FoundationSets, ReserveTarget, Rules};
use canfield_core::state::State;
use canfield_core::variants::{self, Variant};
use libtest_mimic::{Failed, Trial};

use crate::chance::Chance;

const N_DEALS: u64 = 24;
const MAX_MOVES: usize = 300;

/// In every so many positions all moves that can be written down are tried, not only those that are legal.
const THOROUGH_EVERY: usize = 20;

pub(crate) fn trials() -> Vec<Trial> {
    variants::all()
        .map(|variant| {
            Trial::test(format!("properties::{}", variant.id), move || {
                check(variant)
            })
        })
        .collect()
}

fn check(variant: &Variant) -> Result<(), Failed> {
    for seed in 0..N_DEALS {
        let mut chance = Chance::new(seed);
        // Numbers of both kinds.
        let number = if seed % 3 == 0 {
            1 + chance.below(31_999)
        } else {
            32_000 + chance.below(1 << 40)
        };
        let number = DealNumber::new(u128::from(number)).ok_or("0 is drawn")?;
        check_game(variant, number, seed % 2 == 0, &mut chance)
            .map_err(|fault| format!("deal {number}: {}", fault.message().unwrap_or_default()))?;
    }
    let number = DealNumber::new(1).ok_or("there is no deal 1")?;
    check_trace(variant, number, &mut Chance::new(1))?;
    check_last_moves(&variant.rules)
}

/// Plays one game, and looks at every position of it.
fn check_game(
    variant: &Variant,
    number: DealNumber,
    greedy: bool,
    chance: &mut Chance,
) -> Result<(), Failed> {
    let rules = &variant.rules;
    let mut state = rules.deal_number(number);
    let mut moves = Vec::new();
    for n_moves in 0..MAX_MOVES {
        let about = |fault: Failed| -> Failed {
            let fault = fault.message().unwrap_or_default();
            format!("after {moves:?} in {state}: {fault}").into()
        };
        let legal = rules.legal_moves(&state);
        check_position(rules, &state, &legal).map_err(about)?;
        if n_moves % THOROUGH_EVERY == 0 {
            check_texts(variant, number, &state).map_err(about)?;
            check_legal_moves(rules, &state, &legal).map_err(about)?;
            check_all_moves(rules, &state, &legal).map_err(about)?;
        }
        let Some(mv) = choose(&legal, greedy, chance) else {
            break;
        };
        let base = state.base();
        rules.apply(&mut state, mv)?;
        moves.push(mv);
        if base.is_some() {
            expect_equal("the base stays", &state.base(), &base)?;
        }
    }
    check_record(&record(variant, number, moves), &state)
}

fn check_position(rules: &Rules, state: &State, legal: &[Move]) -> Result<(), Failed> {
    let mut seen = [false; Card::MAX_CARDS];
    for card in rules.piles().flat_map(|pile| state.pile(pile)) {
        seen[usize::from(card.index())] = true;
    }
    let n_seen = seen.iter().filter(|&&seen| seen).count();
    expect_equal("every card is there once", &n_seen, &rules.n_cards())?;
    expect_equal("and no other", &state.n_cards(), &rules.n_cards())?;
    for pile in rules.tableau_piles() {
        let n = state.len(pile);
        let is_hidden = n > 0 && !rules.is_face_up(state, pile, n - 1);
        expect_equal("the top card is face up", &is_hidden, &false)?;
        expect_equal(
            "nothing lies face down beyond the top",
            &state.is_face_down(pile, n),
            &false,
        )?;
    }

    let expected = match legal {
        _ if state.n_on_foundations() == rules.n_cards() => Outcome::Won,
        [] => Outcome::Blocked,
        _ => Outcome::Open,
    };
    expect_equal("the outcome", &rules.outcome(state), &expected)?;

    Ok(())
}

/// What is printed reads back.
fn check_texts(variant: &Variant, number: DealNumber, state: &State) -> Result<(), Failed> {
    let rules = &variant.rules;
    // Equal cards of several decks are told apart anew when a position is read, so compare what can be seen first.
    let text = state.to_string();
    let read = rules.read_position(&text)?;
    expect_equal("the position reads back", &read.to_string(), &text)?;
    expect_equal(
        "and again, card by card",
        &rules.read_position(&text)?,
        &read,
    )?;
    let json = Position::new(&variant.id, rules, Some(number), state);
    let read_json = Position::from_json(&json.to_json()?)?;
    expect_equal("the JSON reads back", &read_json, &json)?;
    expect_equal("to the same position", &read_json.state(rules)?, &read)?;
    if rules.knobs().decks == 1 {
        expect_equal("which is the very one", &read, state)?;
    }
    Ok(())
}

/// Every listed move has its texts, can be made, and does something.
fn check_legal_moves(rules: &Rules, state: &State, legal: &[Move]) -> Result<(), Failed> {
    let texts = legal_texts(rules, state);
    for &mv in legal {
        expect_equal("the move reads back", &mv.to_string().parse(), &Ok(mv))?;
        let text = move_text(state, mv);
        let meant = *texts.get(&text).ok_or("a legal move has no text")?;
        expect_equal("a text means the lowest foundation", &(meant <= mv), &true)?;
        expect_equal(
            "and is the text of the move it means",
            &move_text(state, meant),
            &text,
        )?;
        let mut next = state.clone();
        rules
            .apply(&mut next, mv)
            .map_err(|reason| format!("{mv} is listed and refused: {reason}"))?;
        expect_equal("a move moves something", &(next == *state), &false)?;
    }
    Ok(())
}

/// The list is what the predicate accepts, and what is refused changes nothing.
fn check_all_moves(rules: &Rules, state: &State, legal: &[Move]) -> Result<(), Failed> {
    let listed: BTreeSet<Move> = legal.iter().copied().collect();
    expect_equal("no move is listed twice", &listed.len(), &legal.len())?;
    let mut accepted = BTreeSet::new();
    let mut untouched = state.clone();
    for mv in candidates(rules, state) {
        if rules.check(state, mv).is_ok() {
            accepted.insert(mv);
        } else if rules.apply(&mut untouched, mv).is_ok() {
            return Err(format!("{mv} is refused and made").into());
        }
    }
    expect_equal("what is refused changes nothing", &untouched, state)?;
    expect_equal("the list is what is accepted", &listed, &accepted)
}

/// Every move that can be written down, and some of piles and cards that are not there.
fn candidates(rules: &Rules, state: &State) -> Vec<Move> {
    let beyond = [
        PileId::Reserve(rules.knobs().reserves),
        PileId::Foundation(rules.n_foundations()),
        PileId::Tableau(rules.n_tableau()),
    ];
    let piles: Vec<PileId> = rules.piles().chain(beyond).collect();
    let mut moves = vec![Move::Draw, Move::Redeal];
    for &from in &piles {
        for &to in &piles {
            let counts = 0..=u8::try_from(state.len(from) + 1).unwrap_or(u8::MAX);
            moves.extend(counts.map(|count| Move::Transfer { from, to, count }));
        }
    }
    moves
}

/// A greedy player prefers the foundations, then the reserve; both players otherwise take what comes.
fn choose(legal: &[Move], greedy: bool, chance: &mut Chance) -> Option<Move> {
    let worth = |mv: &&Move| match mv {
        Move::Transfer {
            to: PileId::Foundation(_),
            from,
            ..
        } => !matches!(from, PileId::Foundation(_)),
        Move::Transfer {
            from: PileId::Reserve(_),
            ..
        } => true,
        _ => false,
    };
    let good: Vec<Move> = legal.iter().filter(worth).copied().collect();
    if greedy && !good.is_empty() && chance.below(10) < 9 {
        return chance.pick(&good);
    }
    // Turning the stock is one move among many, but without it a game gets nowhere.
    if let Some(&turn @ (Move::Draw | Move::Redeal)) = legal.first()
        && chance.below(2) == 0
    {
        return Some(turn);
    }
    chance.pick(legal)
}

fn record(variant: &Variant, number: DealNumber, moves: Vec<Move>) -> Record {
    Record {
        variant: variant.clone(),
        deck: Deck::Number(number),
        played: moves.len(),
        moves,
    }
}

fn check_record(record: &Record, end: &State) -> Result<(), Failed> {
    let read = record.to_string().parse();
    expect_equal("the record reads back", &read, &Ok(record.clone()))?;
    expect_equal(
        "and leads to the same end",
        &record.replay()?.last(),
        &Some(end),
    )
}

/// A game that is told as a trace agrees with itself. It has only moves that a trace can tell.
fn check_trace(variant: &Variant, number: DealNumber, chance: &mut Chance) -> Result<(), Failed> {
    let rules = &variant.rules;
    let mut state = rules.deal_number(number);
    let mut moves = Vec::new();
    while moves.len() < MAX_MOVES {
        let legal: Vec<Move> = legal_texts(rules, &state).into_values().collect();
        let Some(mv) = choose(&legal, true, chance) else {
            break;
        };
        rules.apply(&mut state, mv)?;
        moves.push(mv);
    }
    let record = record(variant, number, moves);
    let trace = Trace::of_record(&record)?;
    let read = Trace::from_json(&trace.to_json()?)?;
    expect_equal("the trace reads back", &read, &trace)?;
    expect_equal(
        "it names its variant",
        &trace_variant(&read.game)?.id,
        &variant.id,
    )?;
    let counts = read.check(rules)?;
    expect_equal("and it agrees", &counts.positions, &record.moves.len())
}

/// The last card wins, wherever it comes from and whatever else is left to be done (faults A23 and A24).
fn check_last_moves(rules: &Rules) -> Result<(), Failed> {
    let is_set_of_four = rules.knobs().foundation_build == FoundationBuild::Rank4;
    let n_last = if is_set_of_four { 4 } else { 1 };
    let base = rules.fixed_base().unwrap_or(Rank::KING);
    let full = full_foundations(rules, base);
    let mut sources: Vec<PileId> = (0..rules.knobs().piles).map(PileId::Tableau).collect();
    if !is_set_of_four {
        sources.push(PileId::Waste);
        if rules
            .knobs()
            .reserve_to
            .contains(&ReserveTarget::Foundation)
        {
            sources.extend(rules.reserve_piles());
        }
    }
    for from in sources {
        for (index, (to, cards)) in full
            .iter()
            .enumerate()
            .filter(|(_, (_, cards))| !cards.is_empty())
        {
            let mut piles = full.clone();
            piles[index].1.truncate(cards.len() - n_last);
            piles.push((from, cards[cards.len() - n_last..].to_vec()));
            let mut state = rules.position(Some(base), 0, &piles)?;
            let before = state.to_string();
            expect_equal("a card is missing", &rules.outcome(&state), &Outcome::Open)?;
            let count = u8::try_from(n_last)?;
            let mv = Move::Transfer {
                from,
                to: *to,
                count,
            };
            rules
                .apply(&mut state, mv)
                .map_err(|reason| format!("{mv} in {before}: {reason}"))?;
            expect_equal("the last card wins", &rules.outcome(&state), &Outcome::Won).map_err(
                |fault| format!("{mv} in {before}: {}", fault.message().unwrap_or_default()),
            )?;
        }
    }
    Ok(())
}

/// All cards on the foundations, as they are built in this game.
fn full_foundations(rules: &Rules, base: Rank) -> Vec<PileCards> {
    let ranks = rules.knobs().ranks;
    let from_base: Vec<Rank> = (0..ranks).map(|steps| base.above(steps, ranks)).collect();
    let up = |suit_of: &dyn Fn(usize) -> Suit| {
        let cards = from_base.iter().enumerate();
        cards
            .map(|(index, &rank)| (Card::new(rank, suit_of(index)), false))
            .collect::<Vec<_>>()
    };
    match rules.knobs().foundation_build {
        FoundationBuild::Rank4 => {
            let set = |&rank: &Rank| Suit::ALL.map(|suit| (Card::new(rank, suit), false));
            vec![(
                PileId::Foundation(0),
                from_base.iter().flat_map(set).collect(),
            )]
        }
        FoundationBuild::Suit if rules.knobs().foundation_sets == FoundationSets::UpAndDown => {
            rules
                .foundation_piles()
                .step_by(2)
                .zip(0..)
                .map(|(pile, n)| (pile, up(&|_| rules.foundation_suit(2 * n))))
                .collect()
        }
        FoundationBuild::Suit => rules
            .foundation_piles()
            .zip(0..)
            .map(|(pile, n)| (pile, up(&|_| rules.foundation_suit(n))))
            .collect(),
        // Two suits of different colours take turns: clubs with hearts, spades with diamonds.
        FoundationBuild::Any | FoundationBuild::Alternate => rules
            .foundation_piles()
            .zip(0_usize..)
            .map(|(pile, n)| (pile, up(&|index| Suit::ALL[(n + 2 * index) % 4])))
            .collect(),
    }
}

fn expect_equal<T: PartialEq + Debug>(what: &str, found: &T, expected: &T) -> Result<(), Failed> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what}: found {found:?}, expected {expected:?}").into())
    }
}
