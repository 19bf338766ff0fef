//! Moves as the exchange format writes them.

use std::collections::BTreeMap;

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::rules::Rules;
use canfield_core::state::State;

/// The text of a move that is made in this position.
#[must_use]
pub fn move_text(state: &State, mv: Move) -> String {
    let Move::Transfer { from, to, count } = mv else {
        return match mv {
            Move::Redeal => "redeal",
            _ => "deal",
        }
        .to_owned();
    };
    let source = match (from, state.top(from)) {
        (PileId::Foundation(_), Some(card)) => format!("F({card})"),
        _ => from.to_string(),
    };
    match (from, to) {
        (_, PileId::Foundation(_)) if count == 1 => format!("{source}>F"),
        (_, PileId::Foundation(_)) => format!("{source}>F*{count}"),
        (PileId::Tableau(_) | PileId::Foundation(_), _) => format!("{source}>{to}*{count}"),
        _ => format!("{source}>{to}"),
    }
}

/// All legal moves by their texts, in the order of the texts. Where several moves share one, it stands for the one
/// to the lowest foundation, or from the lowest one.
#[must_use]
pub fn legal_texts(rules: &Rules, state: &State) -> BTreeMap<String, Move> {
    let mut texts = BTreeMap::new();
    // The list is in the order of the piles, so the first move of a text is the one it stands for.
    for mv in rules.legal_moves(state) {
        texts.entry(move_text(state, mv)).or_insert(mv);
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;
    use canfield_core::variants;

    /// The moves that have to do with foundations, each with the move it stands for.
    #[track_caller]
    fn check(variant: &str, position: &str, expect: &str) {
        let rules = &variants::find(variant).unwrap().rules;
        let state = rules.read_position(position).unwrap();
        let shown: Vec<String> = legal_texts(rules, &state)
            .into_iter()
            .filter(|(text, _)| text.contains('F'))
            .map(|(text, mv)| format!("{text} = {mv}"))
            .collect();
        assert_eq!(shown.join(", "), expect);
    }

    #[test]
    fn a_text_means_the_lowest_foundation() {
        check("double-canfield-pysolfc", "base 2 / W 2C", "W>F = W>F1");
        check(
            "double-canfield-pysolfc",
            "base 2 / W 3C / F2 2C",
            "W>F = W>F2",
        );
    }

    #[test]
    fn cards_come_back_from_a_foundation_by_their_name() {
        check(
            "lafayette",
            "F5 AH 2H 3H 4H 5H 6H / F6 KH QH JH TH 9H 8H 7H / T1 8S / T2 7S / T3 2C / T4 2D",
            "F(6H)>F = F5>F6, F(6H)>T2*1 = F5>T2, F(7H)>F = F6>F5, F(7H)>T1*1 = F6>T1",
        );
    }

    #[test]
    fn a_set_of_four_is_one_move() {
        check("beehive", "T1 8C 8S 8H 8D", "T1>F*4 = T1>F1*4");
    }
}
