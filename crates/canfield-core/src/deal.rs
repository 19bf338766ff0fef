//! The opening deal: from a number, or from a deck in a given order, to the cards on the table.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, Rank};
use crate::number::{BadDealNumber, DealNumber};
use crate::pile::PileId;
use crate::rules::{
    DealPart, FoundationBase, FoundationBuild, FoundationSets, FoundationStart, PileCards, Rules,
};
use crate::state::State;

/// Which deck is dealt: one that a number names, or one that is spelled out.
///
/// Written `12345`, or `=QCTSQD...` with all cards in the order in which they are dealt.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Deck {
    /// The deck with this number.
    Number(DealNumber),
    /// These cards, the first one dealt first.
    Cards(Vec<Card>),
}

impl From<DealNumber> for Deck {
    fn from(number: DealNumber) -> Self {
        Self::Number(number)
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Cards(cards) => {
                f.write_str("=")?;
                cards.iter().try_for_each(|card| card.fmt(f))
            }
        }
    }
}

impl FromStr for Deck {
    type Err = BadDeck;

    fn from_str(text: &str) -> Result<Self, BadDeck> {
        let Some(letters) = text.strip_prefix('=') else {
            return Ok(Self::Number(text.parse().map_err(BadDeck::Number)?));
        };
        let letters: Vec<char> = letters.chars().collect();
        letters
            .chunks(2)
            .map(|pair| {
                let name: String = pair.iter().collect();
                name.parse().map_err(|_| BadDeck::NotACard(name))
            })
            .collect::<Result<Vec<Card>, _>>()
            .map(|cards| Self::Cards(number_the_decks(cards)))
    }
}

/// Equal cards belong to different decks: the first of them to the first deck, and so on.
/// One too many for the decks there can be stays in the last one, and is found when the deck is counted.
pub(crate) fn number_the_decks(mut cards: Vec<Card>) -> Vec<Card> {
    let mut seen = [0_u8; 52];
    for card in &mut cards {
        let n = &mut seen[usize::from(card.index() % 52)];
        *card = card.from_deck((*n).min(Card::MAX_DECKS - 1));
        *n += 1;
    }
    cards
}

/// A deck that cannot be dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadDeck {
    /// Its number is none.
    Number(BadDealNumber),
    /// A text in it is not a card.
    NotACard(String),
    /// A card is missing; the rules say how many there must be.
    Missing(Card),
    /// There is one of this card too many.
    TooMany(Card),
}

impl fmt::Display for BadDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(error) => error.fmt(f),
            Self::NotACard(text) => {
                write!(
                    f,
                    "`{text}` is not a card: cards are written like TH, rank then suit"
                )
            }
            Self::Missing(card) => write!(f, "The card {card} is missing"),
            Self::TooMany(card) => write!(
                f,
                "The card {card} is there too often, or does not belong to this game"
            ),
        }
    }
}

impl std::error::Error for BadDeck {}

impl Rules {
    /// Deals the cards out.
    ///
    /// # Errors
    ///
    /// If the deck is spelled out and does not hold exactly the cards of this game. A number always deals.
    pub fn deal(&self, deck: &Deck) -> Result<State, BadDeck> {
        Ok(self.lay_out(self.cards_in_order(deck)?))
    }

    /// Deals the cards out that a number names.
    #[must_use]
    pub fn deal_number(&self, number: DealNumber) -> State {
        self.lay_out(self.put_bases_first(number.shuffle(self.knobs().decks, self.knobs().ranks)))
    }

    /// All cards in the order in which they are dealt, those that are laid out beforehand in front.
    ///
    /// # Errors
    ///
    /// As for [`Rules::deal`].
    pub fn cards_in_order(&self, deck: &Deck) -> Result<Vec<Card>, BadDeck> {
        let cards = match deck {
            Deck::Number(number) => number.shuffle(self.knobs().decks, self.knobs().ranks),
            Deck::Cards(cards) => {
                self.count_cards(cards)?;
                cards.clone()
            }
        };
        Ok(self.put_bases_first(cards))
    }

    /// Makes sure that these are exactly the cards of the game.
    pub(crate) fn count_cards(&self, cards: &[Card]) -> Result<(), BadDeck> {
        let mut seen = [0_u8; 52];
        for card in cards {
            let n = &mut seen[usize::from(card.index() % 52)];
            *n += 1;
            if *n > self.knobs().decks || card.rank().index() >= self.knobs().ranks {
                return Err(BadDeck::TooMany(*card));
            }
        }
        let missing = crate::card::Suit::ALL
            .into_iter()
            .flat_map(|suit| {
                (0..self.knobs().ranks)
                    .filter_map(Rank::from_index)
                    .map(move |r| Card::new(r, suit))
            })
            .find(|card| seen[usize::from(card.index())] < self.knobs().decks);
        missing.map_or(Ok(()), |card| Err(BadDeck::Missing(card)))
    }

    /// Pulls the base cards to the front by suit where all of them are laid out first; the rest keeps its order.
    fn put_bases_first(&self, mut cards: Vec<Card>) -> Vec<Card> {
        if let (FoundationStart::All, FoundationBase::Rank(base)) =
            (self.knobs().foundation_start, self.knobs().foundation_base)
        {
            cards.sort_by_key(|card| {
                let is_base = card.rank() == base;
                (!is_base, is_base.then(|| card.suit()))
            });
        }
        cards
    }

    fn lay_out(&self, cards: Vec<Card>) -> State {
        let knobs = self.knobs();
        let mut state = State::empty();
        if let FoundationBase::Rank(base) = knobs.foundation_base {
            state.set_base(Some(base));
        }
        // The proof of the rules counted the cards that the deal needs, so the dealer never runs out of them.
        let mut dealer = Dealer {
            cards: cards.into_iter(),
            state: &mut state,
        };
        if knobs.foundation_start == FoundationStart::All {
            let step = if knobs.foundation_sets == FoundationSets::UpAndDown {
                2
            } else {
                1
            };
            for pile in self.foundation_piles().step_by(step) {
                dealer.deal_to(pile);
            }
        }
        let with_extra = knobs.deal_order.contains(&DealPart::Base);
        for part in &knobs.deal_order {
            match part {
                DealPart::Base => self.deal_base(&mut dealer),
                DealPart::Reserve => {
                    for _ in 0..knobs.reserve_cards {
                        self.reserve_piles().for_each(|pile| dealer.deal_to(pile));
                    }
                }
                DealPart::Tableau => {
                    self.deal_tableau(&mut dealer);
                    if let Some(extra) = self.extra_pile().filter(|_| !with_extra) {
                        dealer.deal_to(extra);
                    }
                }
                // The packet is the last part: it is turned when the stock lies there.
                DealPart::Packet => {}
            }
        }
        dealer.rest_to_stock();
        // What happens by itself at the deal is not a consequence of any move.
        let mut at_the_deal = Vec::new();
        if knobs.base_auto {
            // A pile that loses its card like this is not filled.
            let sources = || self.tableau_piles().chain(self.reserve_piles());
            while self.send_base_home(&mut state, sources(), &mut at_the_deal) {}
        }
        if knobs.deal_order.contains(&DealPart::Packet) {
            self.turn_packet(&mut state);
            self.follow_up(&mut state, &mut at_the_deal);
        }
        state
    }

    fn deal_base(&self, dealer: &mut Dealer<'_>) {
        let knobs = self.knobs();
        if let Some(extra) = self.extra_pile() {
            dealer.deal_to(extra);
        } else if knobs.foundation_start == FoundationStart::One
            && let Some(&card) = dealer.cards.as_slice().first()
        {
            dealer.state.set_base(Some(card.rank()));
            let pile = match knobs.foundation_build {
                FoundationBuild::Suit => {
                    PileId::Foundation(card.suit() as u8 * (self.n_foundations() / 4))
                }
                _ => PileId::Foundation(0),
            };
            dealer.deal_to(pile);
        }
    }

    fn deal_tableau(&self, dealer: &mut Dealer<'_>) {
        let piles: Vec<PileId> = (0..self.knobs().piles).map(PileId::Tableau).collect();
        match &self.knobs().pile_cards {
            PileCards::Rows(rows) => {
                for (row, face_up) in rows.iter().enumerate() {
                    let is_last = row + 1 == rows.len();
                    let mut row: Vec<PileId> = piles.clone();
                    if is_last && self.knobs().last_row_reversed {
                        row.reverse();
                    }
                    for pile in row {
                        dealer.deal_facing(pile, *face_up);
                    }
                }
            }
            // As PySolFC deals Klondike: face-down rows that begin one pile further right each time, then a
            // face-up row to all, every row from the right.
            PileCards::Staircase => {
                for first in 1..piles.len() {
                    for &pile in piles[first..].iter().rev() {
                        dealer.deal_facing(pile, false);
                    }
                }
                for &pile in piles.iter().rev() {
                    dealer.deal_facing(pile, true);
                }
            }
        }
    }

    /// Turns the next packet from the stock to the waste.
    pub(crate) fn turn_packet(&self, state: &mut State) {
        let n_left = state.len(PileId::Stock);
        let n = usize::from(self.packet(state.redeals_used())).min(n_left);
        if let Ok(n) = u8::try_from(n) {
            state.draw(n);
        }
    }
}

struct Dealer<'a> {
    cards: std::vec::IntoIter<Card>,
    state: &'a mut State,
}

impl Dealer<'_> {
    fn deal_to(&mut self, pile: PileId) {
        if let Some(card) = self.cards.next() {
            self.state.push(pile, card);
        }
    }

    fn deal_facing(&mut self, pile: PileId, face_up: bool) {
        let index = self.state.len(pile);
        self.deal_to(pile);
        if !face_up {
            self.state.lay_face_down(pile, index);
        }
    }

    fn rest_to_stock(self) {
        for card in self.cards.rev() {
            self.state.push(PileId::Stock, card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants;

    /// Number 1 of the Finnish table shows the cards that PySolFC's Klondike shows under that number: its rows
    /// go from the right, each beginning one pile further right than the one before, and the face-up row last.
    #[test]
    fn a_staircase_is_dealt_in_the_order_of_klondike() {
        let rules = &variants::find("canfield-klondike").unwrap().rules;
        let deck: Deck = "1".parse().unwrap();
        let order = rules.cards_in_order(&deck).unwrap();
        let state = rules.deal(&deck).unwrap();
        let pile = |n| state.pile(PileId::Tableau(n));
        // Rows of 6, 5, 4, 3, 2 and 1 cards, then 7.
        assert_eq!(
            pile(6)[..6],
            [
                order[0], order[6], order[11], order[15], order[18], order[20]
            ]
        );
        assert_eq!(pile(1)[0], order[5]);
        assert_eq!(pile(6)[6], order[21]);
        assert_eq!(pile(0), [order[27]]);
        assert_eq!(state.top(PileId::Stock), Some(order[28]));
    }

    /// One number shows the same opening cards in all forms of Canfield (the reserve, the base and the piles).
    #[test]
    fn one_number_opens_alike_in_all_forms_of_canfield() {
        let opening = |id: &str| {
            let rules = &variants::find(id).unwrap().rules;
            let state = rules.deal(&"12345".parse().unwrap()).unwrap();
            let tops: Vec<String> = (0..4)
                .map(|n| state.pile(PileId::Tableau(n))[0].to_string())
                .collect();
            let reserve: Vec<String> = state
                .pile(PileId::Reserve(0))
                .iter()
                .map(Card::to_string)
                .collect();
            (reserve.join(" "), tops.join(" "))
        };
        let golden = (
            "TS QD 7H 6C QH 4S 4D 9C 4C 2S JC AS 3D".to_owned(),
            "8S 2H 5C 9H".to_owned(),
        );
        for id in [
            "canfield-pysolfc",
            "dispettoso",
            "canfield",
            "hoyle-canfield",
            "canfield-original",
            "canfield-classic",
            "canfield-selective",
            "rainbow",
        ] {
            assert_eq!(opening(id), golden, "{id}");
        }
    }

    #[test]
    fn a_deck_that_is_spelled_out_deals_or_says_what_it_lacks() {
        let rules = &variants::find("double-canfield").unwrap().rules;
        let by_number: Deck = "77".parse().unwrap();
        let spelled = Deck::Cards(rules.cards_in_order(&by_number).unwrap());
        let read: Deck = spelled.to_string().parse().unwrap();
        assert_eq!(read.to_string(), spelled.to_string());
        let (one, other) = (rules.deal(&by_number).unwrap(), rules.deal(&read).unwrap());
        assert_eq!(one.to_string(), other.to_string());
        let refusal = |text: &str| match text.parse::<Deck>() {
            Ok(deck) => rules
                .deal(&deck)
                .map_or_else(|error| error.to_string(), |_| "dealt".to_owned()),
            Err(error) => error.to_string(),
        };
        assert_eq!(refusal("=TH"), "The card AC is missing");
        assert_eq!(
            refusal("=THTHTH"),
            "The card TH is there too often, or does not belong to this game"
        );
        assert_eq!(
            refusal("=THX"),
            "`X` is not a card: cards are written like TH, rank then suit"
        );
        assert_eq!(
            refusal("=10H"),
            "`10` is not a card: cards are written like TH, rank then suit"
        );
    }
}
