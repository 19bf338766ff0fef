//! What the tests of the engines share: small games, an exhaustive walk that knows nothing of the engines, and
//! random play.

use std::collections::BTreeSet;

use canfield_core::card::{Card, Rank, Suit};
use canfield_core::moves::Move;
use canfield_core::number::DealNumber;
use canfield_core::pile::PileId;
use canfield_core::rules::{
    BeforeChoice, Build, ChooseFrom, DealPart, FillRank, FillSource, FoundationBase,
    FoundationBuild, FoundationOpen, FoundationReturn, FoundationSets, FoundationStart, HandSource,
    Knobs, MoveUnit, PileCards, ReserveFace, ReserveTarget, Rules, Step, Word, Wrap,
};
use canfield_core::state::State;
use canfield_core::variants;

use crate::{Limits, Search, Verdict, WhyNot};

/// Random numbers that are the same on every run.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        // Knuth's multiplier; the high bits are the random ones.
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    fn word<W: Word>(&mut self) -> W {
        W::WORDS[self.below(W::WORDS.len())].1
    }

    fn words<W: Word>(&mut self) -> Vec<W> {
        let mut words: Vec<W> = W::WORDS.iter().map(|&(_, word)| word).collect();
        for n in (1..words.len()).rev() {
            words.swap(n, self.below(n + 1));
        }
        words.truncate(self.below(words.len() + 1));
        words
    }

    fn small(&mut self, least: u8, most: u8) -> u8 {
        least + u8::try_from(self.below(usize::from(most - least) + 1)).unwrap()
    }
}

/// The rules of a variant with so few ranks, and reserves and piles that go with them.
pub(crate) fn shrunk(rules: &Rules, ranks: u8) -> Rules {
    let mut knobs = rules.knobs().clone();
    let scaled = |rank: Rank| {
        let scaled = (u32::from(rank.index()) * u32::from(ranks - 1)).div_ceil(12);
        Rank::from_index(u8::try_from(scaled).unwrap()).unwrap()
    };
    knobs.ranks = ranks;
    if let FoundationBase::Rank(rank) = knobs.foundation_base {
        knobs.foundation_base = FoundationBase::Rank(scaled(rank));
    }
    if let FillRank::Rank(rank) = knobs.fill_rank {
        knobs.fill_rank = FillRank::Rank(scaled(rank));
    }
    fit(knobs).expect("a variant can be shrunk")
}

/// Makes the piles smaller until about a third of the cards is left for the stock.
fn fit(mut knobs: Knobs) -> Option<Rules> {
    for round in 0.. {
        let n_cards = usize::from(knobs.decks) * 4 * usize::from(knobs.ranks);
        if let Ok(rules) = Rules::new(knobs.clone()) {
            let n_reserve = usize::from(knobs.reserves) * usize::from(knobs.reserve_cards);
            let n_dealt = rules.n_tableau_cards() + n_reserve;
            if n_dealt <= n_cards * 2 / 3 {
                return Some(rules);
            }
        }
        let can_shrink = [
            knobs.reserve_cards > 1,
            knobs.piles > 2,
            knobs.reserves > 1 && knobs.reserve_cards == 1,
            matches!(&knobs.pile_cards, PileCards::Rows(rows) if rows.len() > 2),
        ];
        let which = (0..4).map(|n| (n + round) % 4).find(|&n| can_shrink[n])?;
        match which {
            0 => knobs.reserve_cards -= 1,
            1 => knobs.piles -= 1,
            2 => knobs.reserves -= 1,
            _ => {
                if let PileCards::Rows(rows) = &mut knobs.pile_cards {
                    rows.remove(0);
                }
            }
        }
    }
    None
}

/// Rules of which hardly any two knobs come from the same game.
pub(crate) fn random_rules(random: &mut Random) -> Rules {
    loop {
        let mut knobs = variants::find("canfield-pysolfc")
            .unwrap()
            .rules
            .knobs()
            .clone();
        knobs.ranks = random.small(3, 5);
        knobs.decks = if random.below(8) == 0 { 2 } else { 1 };
        let rank = Rank::from_index(random.small(0, knobs.ranks - 1)).unwrap();
        (knobs.foundation_base, knobs.foundation_start) = match random.below(4) {
            0 => (FoundationBase::Dealt, FoundationStart::One),
            1 => (FoundationBase::Chosen, FoundationStart::None),
            2 => (FoundationBase::Rank(rank), FoundationStart::All),
            _ => (FoundationBase::Rank(rank), FoundationStart::None),
        };
        knobs.choose_from = random.word::<ChooseFrom>();
        knobs.before_choice = random.word::<BeforeChoice>();
        knobs.foundation_build = random.word::<FoundationBuild>();
        knobs.foundation_sets = random.word::<FoundationSets>();
        knobs.foundation_open = random.word::<FoundationOpen>();
        knobs.foundation_return = random.word::<FoundationReturn>();
        knobs.piles = random.small(1, 4);
        knobs.pile_cards = match random.below(6) {
            0 => PileCards::Staircase,
            1 => PileCards::Rows(vec![false, true]),
            2 => PileCards::Rows(vec![true, false, true]),
            _ => PileCards::Rows(vec![true]),
        };
        knobs.build = random.word::<Build>();
        knobs.step = [Step::Down, Step::Down, Step::Equal][random.below(3)];
        knobs.wrap = random.word::<Wrap>();
        knobs.move_unit = random.word::<MoveUnit>();
        knobs.pile_limit = [0, 0, 0, 2, 3][random.below(5)];
        knobs.fill_auto = random.words::<FillSource>();
        knobs.fill_early = random.words::<HandSource>();
        knobs.fill_late = random.words::<HandSource>();
        knobs.fill_rank = match random.below(8) {
            0 => FillRank::Rank(rank),
            1 => FillRank::Base,
            2 => FillRank::BelowBase,
            3 => FillRank::BaseUntilFirst,
            _ => FillRank::Any,
        };
        knobs.reserves = random.small(0, 3);
        knobs.reserve_cards = if knobs.reserves == 0 {
            0
        } else {
            random.small(1, 4)
        };
        knobs.reserve_face = random.word::<ReserveFace>();
        knobs.reserve_to = random.words::<ReserveTarget>();
        knobs.per_deal = (0..=random.below(3)).map(|_| random.small(1, 3)).collect();
        let mut seldom = || random.below(6) == 0;
        // Base cards that go home at the deal do not turn up what lay under them.
        knobs.base_auto = seldom();
        knobs.packet_auto = seldom();
        knobs.redeal_packet = seldom();
        knobs.redeals = [None, Some(0), Some(1), Some(2)][random.below(4)];
        let has_base = knobs.foundation_start == FoundationStart::One
            || (knobs.foundation_base == FoundationBase::Chosen
                && knobs.choose_from == ChooseFrom::DealExtra
                && random.below(2) == 0);
        let has_packet = knobs.foundation_base != FoundationBase::Chosen && random.below(2) == 0;
        knobs.deal_order = [
            (DealPart::Base, has_base),
            (DealPart::Reserve, knobs.reserves > 0),
            (DealPart::Tableau, true),
            (DealPart::Packet, has_packet),
        ]
        .into_iter()
        .filter_map(|(part, is_dealt)| is_dealt.then_some(part))
        .collect();
        if let Ok(rules) = Rules::new(knobs) {
            return rules;
        }
    }
}

/// Deals a game and plays so many random moves of it.
pub(crate) fn random_position(rules: &Rules, number: u128, n_moves: usize) -> State {
    let mut state = rules.deal_number(DealNumber::new(number).unwrap());
    let mut random = Random::new(u64::try_from(number).unwrap());
    for _ in 0..n_moves {
        let moves = rules.legal_moves(&state);
        if moves.is_empty() || rules.is_won(&state) {
            break;
        }
        let chosen = moves[random.below(moves.len())];
        rules.apply(&mut state, chosen).unwrap();
    }
    state
}

/// Deals a game and plays it, to the foundations when that is possible and at random otherwise, until few cards are
/// left or nothing more comes of it.
pub(crate) fn late_position(rules: &Rules, number: u128) -> State {
    const FEW: usize = 11;
    let mut state = rules.deal_number(DealNumber::new(number).unwrap());
    let mut random = Random::new(u64::try_from(number).unwrap());
    for _ in 0..1_000 {
        let moves = rules.legal_moves(&state);
        if moves.is_empty() || state.n_on_foundations() + FEW >= state.n_cards() {
            break;
        }
        let goes_up = |mv: &&Move| match mv {
            Move::Transfer { from, to, .. } => {
                matches!(to, PileId::Foundation(_)) && !matches!(from, PileId::Foundation(_))
            }
            _ => false,
        };
        let at_random = moves[random.below(moves.len())];
        let chosen = *moves.iter().find(goes_up).unwrap_or(&at_random);
        rules.apply(&mut state, chosen).unwrap();
    }
    state
}

/// The same position with the cards of two suits only, which makes it small enough to be walked through even where
/// cards come back from the foundations.
pub(crate) fn thinned(rules: &Rules, state: &State) -> State {
    let piles: Vec<_> = rules
        .piles()
        .map(|pile| {
            let cards = state.pile(pile).iter().enumerate();
            let mut left: Vec<(Card, bool)> = cards
                .filter(|(_, card)| matches!(card.suit(), Suit::Clubs | Suit::Hearts))
                .map(|(index, &card)| (card, state.is_face_down(pile, index)))
                .collect();
            if let Some((_, is_down)) = left.last_mut() {
                *is_down = false;
            }
            if matches!(pile, PileId::Foundation(_)) && left.len() < state.len(pile) {
                left.clear();
            }
            (pile, left)
        })
        .filter(|(_, cards)| !cards.is_empty())
        .collect();
    rules
        .position(state.base(), state.redeals_used(), &piles)
        .unwrap()
}

/// All that can matter of a state: its cards pile by pile, equal cards not told apart.
fn plain_key(rules: &Rules, state: &State) -> Vec<u8> {
    let knobs = rules.knobs();
    // No rule asks how many redeals were used beyond those that are limited or change the packet.
    let n_rounds = u16::try_from(knobs.per_deal.len()).unwrap();
    let round = state
        .redeals_used()
        .min(knobs.redeals.unwrap_or(0).max(n_rounds));
    let mut key = round.to_le_bytes().to_vec();
    key.push(state.fruitless_redeals());
    key.push(state.base().map_or(13, Rank::index));
    for pile in rules.piles() {
        key.push(u8::try_from(state.len(pile)).unwrap());
        for (index, card) in state.pile(pile).iter().enumerate() {
            let is_down = state.is_face_down(pile, index);
            key.push(card.index() % 52 + if is_down { 64 } else { 0 });
        }
    }
    key
}

/// Whether a position can be won, found by walking through all of them; `None` if there are too many.
pub(crate) fn walk(rules: &Rules, start: &State, max_states: usize) -> Option<bool> {
    if rules.is_won(start) {
        return Some(true);
    }
    let mut seen = BTreeSet::from([plain_key(rules, start)]);
    let mut open = vec![start.clone()];
    while let Some(state) = open.pop() {
        for mv in rules.legal_moves(&state) {
            let mut next = state.clone();
            rules.apply(&mut next, mv).unwrap();
            if rules.is_won(&next) {
                return Some(true);
            }
            if seen.insert(plain_key(rules, &next)) {
                if seen.len() > max_states {
                    return None;
                }
                open.push(next);
            }
        }
    }
    Some(false)
}

/// Searches to the end, or a long way if that cannot be seen.
pub(crate) fn solve(rules: &Rules, state: &State) -> Verdict {
    let limits = Limits {
        states: 100_000,
        table_bytes: 1 << 30,
    };
    let mut search = Search::new(rules, state, limits);
    search.step(u64::MAX).unwrap().clone()
}

/// Makes sure that the solver says of a position what the walk through all of them says; true if neither was too
/// far. A walk may come upon a win early where a search does not, but not the other way round.
#[track_caller]
pub(crate) fn check_against_walk(rules: &Rules, state: &State, max_states: usize) -> bool {
    let Some(can_be_won) = walk(rules, state, max_states) else {
        return false;
    };
    let verdict = solve(rules, state);
    let agrees = match verdict {
        Verdict::Solved(_) => can_be_won,
        Verdict::Unsolvable => !can_be_won,
        Verdict::Unknown(WhyNot::RuleNotCovered) => return false,
        Verdict::Unknown(_) if can_be_won => return false,
        Verdict::Unknown(_) => false,
    };
    assert!(
        agrees,
        "{verdict:?}, but the walk says {can_be_won}\n{state}\n{:#?}",
        rules.knobs()
    );
    true
}

/// The piles of a state without the names of the decks.
pub(crate) fn kinds(state: &State, pile: PileId) -> Vec<u8> {
    state
        .pile(pile)
        .iter()
        .map(|card| card.index() % 52)
        .collect()
}
