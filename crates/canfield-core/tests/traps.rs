//! Where members of the family differ from what one expects: a position, the moves, and what stands there then.

#![expect(
    clippy::unwrap_used,
    reason = "an unwrap that fails is a test that fails"
)]

use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::play::Outcome;
use canfield_core::rules::Rules;
use canfield_core::state::State;
use canfield_core::variants;

fn rules(variant: &str) -> &'static Rules {
    &variants::find(variant).unwrap().rules
}

/// Plays the moves in order; all must be legal, but the last may be refused.
#[track_caller]
fn play(variant: &str, position: &str, moves: &str) -> (State, Option<Illegal>) {
    let rules = rules(variant);
    let mut state = rules.read_position(position).unwrap();
    let moves: Vec<Move> = moves
        .split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect();
    for (index, mv) in moves.iter().enumerate() {
        let before = state.clone();
        if let Err(reason) = rules.apply(&mut state, *mv) {
            assert_eq!(
                index + 1,
                moves.len(),
                "{mv} in {before} is refused: {reason}"
            );
            assert_eq!(state, before, "a refused move changes nothing");
            return (state, Some(reason));
        }
    }
    (state, None)
}

#[track_caller]
fn check(variant: &str, position: &str, moves: &str, expect: &str) {
    let (state, refused) = play(variant, position, moves);
    assert_eq!(refused, None, "{variant}: {position}: {moves}");
    assert_eq!(state.to_string(), expect, "{variant}: {position}: {moves}");
}

#[track_caller]
fn check_refused(variant: &str, position: &str, moves: &str, reason: &str) {
    let (_, refused) = play(variant, position, moves);
    let refused = refused.map_or_else(|| "legal".to_owned(), |reason| reason.to_string());
    assert_eq!(refused, reason, "{variant}: {position}: {moves}");
}

#[test]
fn nothing_is_dealt_before_the_base_is_chosen() {
    let start = "base ? / S 2C 3C / R1 4H / R2 5S / T1 6D / T2 9S 8H / T3 TH";
    check_refused("dutchess", start, "draw", "ChooseBaseFirst");
    check_refused("dutchess", start, "redeal", "ChooseBaseFirst");
    check_refused("dutchess", start, "T1>F4", "ChooseBaseFirst");
    check_refused("dutchess", start, "T2>T3*2", "ChooseBaseFirst");
    // A card of the reserve may go to the tableau before the choice.
    check(
        "dutchess",
        start,
        "R2>T1",
        "base ? / S 2C 3C / R1 4H / T1 6D 5S / T2 9S 8H / T3 TH",
    );
    check(
        "dutchess",
        start,
        "R1>F3 draw",
        "base 4 / S 2C / W 3C / R2 5S / F3 4H / T1 6D / T2 9S 8H / T3 TH",
    );
}

#[test]
fn the_chosen_base_binds_all_foundations() {
    let start = "base ? / R1 4H / R2 5S / R3 4S / T1 6D";
    check_refused(
        "dutchess",
        start,
        "R1>F3 R2>F2",
        "FoundationNeeds { needed: Rank(3) }",
    );
    check(
        "dutchess",
        start,
        "R1>F3 R3>F2",
        "base 4 / R2 5S / F2 4S / F3 4H / T1 6D",
    );
}

#[test]
fn the_extra_card_takes_the_place_of_the_chosen_one() {
    let start = "base ? / S 2C / R1 9D / T1 4H / T2 5S / T3 6D / T4 7C / T5 8H";
    let after_own = "base 8 / S 2C / R1 9D / F3 8H / T1 4H / T2 5S / T3 6D / T4 7C";
    let after_other = "base 5 / S 2C / R1 9D / F2 5S / T1 4H / T2 8H / T3 6D / T4 7C";
    check("canfield-selective", start, "T5>F3", after_own);
    check("canfield-selective", start, "T2>F2", after_other);
    for mv in ["draw", "R1>F4", "T1>T2", "R1>T1", "T1>T5"] {
        let (_, refused) = play("canfield-selective", start, mv);
        assert!(refused.is_some(), "{mv} comes before the choice");
    }
    check_refused(
        "canfield-selective",
        start,
        "T5>F3 T4>T5",
        "TakesNoCards { pile: Tableau(4) }",
    );
}

/// Such a position follows from no deal, but it can be written down.
#[test]
fn an_extra_card_that_is_not_there_goes_nowhere() {
    check(
        "canfield-selective",
        "base ? / T1 9H / T2 5C",
        "T2>F1",
        "base 5 / F1 5C / T1 9H",
    );
}

/// The unit of a move binds moves between tableau piles only: a top card may always go to a foundation.
#[test]
fn a_top_card_goes_home_whatever_the_unit() {
    for variant in ["hoyle-canfield", "dispettoso", "canfield-klondike"] {
        check(
            variant,
            "base A / F2 AS / T1 3D 2S / T2 KH",
            "T1>F2",
            "base A / F2 AS 2S / T1 3D / T2 KH",
        );
    }
}

#[test]
fn the_longer_post_fills_the_gate_then_the_waste_never_the_stock() {
    let tail = "T2 KH / T3 KD / T4 KS";
    let start = |posts: &str| format!("base A / S 9C / W 8C / {posts} / F1 AC / T1 2C / {tail}");
    let check_fill = |posts: &str, expect: &str| {
        check(
            "little-gate",
            &start(posts),
            "T1>F1",
            &format!("base A / S 9C / {expect} / {tail}"),
        );
    };
    check_fill(
        "R1 5D / R2 6D 7D",
        "W 8C / R1 5D / R2 6D / F1 AC 2C / T1 7D",
    );
    check_fill(
        "R1 5D 4D / R2 6D 7D",
        "W 8C / R1 5D / R2 6D 7D / F1 AC 2C / T1 4D",
    );
    check_fill("R2 6D", "W 8C / F1 AC 2C / T1 6D");
    check_fill("", "F1 AC 2C / T1 8C");
    let empty = "base A / S 9C / F1 AC / T1 2C / T2 KH";
    check(
        "little-gate",
        empty,
        "T1>F1",
        "base A / S 9C / F1 AC 2C / T2 KH",
    );
}

/// A space that is there without a move, as after a fill that found nothing, stays: drawing does not fill it.
#[test]
fn only_emptying_a_pile_fills_it() {
    check(
        "gate",
        "base A / S 9C / F1 AC / T2 KH",
        "draw",
        "base A / W 9C / F1 AC / T2 KH",
    );
    check(
        "canfield",
        "base A / S 9C / R1 5D / F1 AC / T2 KH",
        "draw",
        "base A / W 9C / R1 5D / F1 AC / T2 KH",
    );
}

#[test]
fn the_balcony_fills_from_the_stock_then_the_waste() {
    check(
        "balcony",
        "base 5 / S 9C KD / W 8C / F1 5C / T1 6H",
        "T1>F1",
        "base 5 / S 9C / W 8C / F1 5C 6H / T1 KD",
    );
    check(
        "balcony",
        "base 5 / W 8C / F1 5C / T1 6H",
        "T1>F1",
        "base 5 / F1 5C 6H / T1 8C",
    );
    // Its foundations build in alternate colours, and its reserve feeds them alone.
    check_refused(
        "balcony",
        "base 5 / S 9C / F1 5C / T1 6S",
        "T1>F1",
        "SameColor",
    );
    check_refused(
        "balcony",
        "base 5 / S 9C / R1 8H / T1 9S",
        "R1>T1",
        "ReserveNotThere { target: Tableau }",
    );
}

#[test]
fn the_trunk_feeds_spaces_and_is_played_only_at_its_last_card() {
    check_refused(
        "eagle-wing",
        "base 5 / R1 6C 7C / F1 5C / T1 8C",
        "R1>T1",
        "FaceDown",
    );
    check(
        "eagle-wing",
        "base 5 / R1 6C / F1 5C",
        "R1>F1",
        "base 5 / F1 5C 6C",
    );
    check(
        "eagle-wing",
        "base 5 / R1 9C 7C / F1 5C / T1 6C",
        "T1>F1",
        "base 5 / R1 9C / F1 5C 6C / T1 7C",
    );
}

#[test]
fn the_limit_counts_the_cards_after_the_move() {
    let start = "base 5 / R1 2H 3H / T1 9C 8C / T2 7C / T3 6C";
    check(
        "eagle-wing",
        start,
        "T2>T1",
        "base 5 / R1 2H / T1 9C 8C 7C / T2 3H / T3 6C",
    );
    check_refused("eagle-wing", start, "T2>T1 T3>T1", "PileFull { limit: 3 }");
}

/// A card one below the base may lie on a base-rank card where the cycle has no end, and not where it ends there.
#[test]
fn the_corner_is_turned_to_the_base_or_beyond_it() {
    let start = "base 5 / W 4H / T1 5S";
    check("canfield-pysolfc", start, "W>T1", "base 5 / T1 5S 4H");
    check_refused(
        "canfield-solvitaire",
        start,
        "W>T1",
        "NothingGoesOn { rank: Rank(4) }",
    );
    check(
        "canfield-solvitaire",
        "base 5 / W KH / T1 AS",
        "W>T1",
        "base 5 / T1 AS KH",
    );
    check_refused(
        "candike",
        "base 5 / W KH / T1 AS",
        "W>T1",
        "NothingGoesOn { rank: Rank(0) }",
    );
    // Foundations turn the corner even where the tableau does not.
    check(
        "candike",
        "base 5 / W AC / F1 5C 6C 7C 8C 9C TC JC QC KC",
        "W>F1",
        "base 5 / F1 5C 6C 7C 8C 9C TC JC QC KC AC",
    );
}

#[test]
fn redeals_count_the_turns_of_the_waste() {
    let turns = "redeal draw draw redeal draw draw redeal";
    check_refused("rainfall", "base 5 / W 9C 8C", turns, "NoRedealsLeft");
    check_refused("rainbow", "base 5 / W 9C 8C", "redeal", "NoRedealsLeft");
    check_refused(
        "canfield",
        "base 5 / S 2C / W 9C 8C",
        "redeal",
        "StockNotEmpty",
    );
    check_refused("canfield", "base 5 / R1 2C", "redeal", "NoCards");
    check_refused("canfield", "base 5 / R1 2C", "draw", "NoCards");
    check_refused("canfield", "base 5 / W 2C", "draw", "StockEmpty");
}

#[test]
fn the_packet_of_the_rush_shrinks_by_round() {
    let cards = "2C 3C 4C 6C 7C 8C";
    for (used, turned) in [(0, "8C 7C 6C"), (1, "8C 7C"), (2, "8C")] {
        let start = format!("base 5 / redeals {used} / S {cards}");
        let (state, _) = play("canfield-rush", &start, "draw");
        let waste: Vec<String> = state
            .pile("W".parse().unwrap())
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(waste.join(" "), turned, "after {used} redeals");
    }
}

/// The waste is turned over as it lies: its bottom card is dealt first again.
#[test]
fn a_redeal_keeps_the_order() {
    check(
        "dispettoso",
        "base 5 / W 9C 8C 7C",
        "redeal",
        "base 5 / redeals 1 / S 7C 8C 9C",
    );
    check(
        "dispettoso",
        "base 5 / W 9C 8C 7C",
        "redeal draw draw draw",
        "base 5 / redeals 1 / W 9C 8C 7C",
    );
}

#[test]
fn cards_pass_between_the_foundations_of_lafayette() {
    let up = "AC 2C 3C 4C 5C 6C 7C";
    let start = format!("base A / R1 2H / F1 {up} 8C / F2 KC QC JC TC 9C");
    check(
        "lafayette",
        &start,
        "F1>F2",
        &format!("base A / R1 2H / F1 {up} / F2 KC QC JC TC 9C 8C"),
    );
    check_refused("lafayette", &start, "F2>F3", "OtherSuit { needed: Spades }");
}

#[test]
fn a_set_of_four_goes_out_at_once() {
    check(
        "beehive",
        "base A / R1 2H / T1 9C 9S 9H 9D",
        "T1>F1*4",
        "base A / F1 9C 9S 9H 9D / T1 2H",
    );
    check_refused(
        "beehive",
        "base A / R1 2H / T1 9C 9S 9H",
        "T1>F1*3",
        "SetOfFourOnly",
    );
    check_refused(
        "beehive",
        "base A / R1 2H / T1 9C 9S 9H 9D",
        "T1>F1",
        "SetOfFourOnly",
    );
    check_refused("beehive", "base A / W 9C / R1 2H", "W>F1", "SetOfFourOnly");
}

#[test]
fn the_plot_keeps_its_other_foundations_closed() {
    check_refused(
        "the-plot",
        "base 5 / W 5H / F1 5C",
        "W>F2",
        "FoundationClosed",
    );
    check(
        "the-plot",
        "base 5 / W 5H / F1 5C / T2 9C",
        "W>T1",
        "base 5 / F1 5C / T1 5H / T2 9C",
    );
    check_refused(
        "the-plot",
        "base 5 / W 6H / F1 5C / T2 9C",
        "W>T1",
        "SpaceNeeds { needed: Rank(4) }",
    );
    check_refused(
        "the-plot",
        "base 5 / R1 8H / F1 5C / T2 9C",
        "R1>T2",
        "ReserveNotThere { target: Tableau }",
    );
    let full = "5C 6C 7C 8C 9C TC JC QC KC AC 2C 3C 4C";
    check(
        "the-plot",
        &format!("base 5 / W 5H / F1 {full}"),
        "W>F2",
        &format!("base 5 / F1 {full} / F2 5H"),
    );
    check(
        "the-plot",
        &format!("base 5 / W 6H / F1 {full}"),
        "W>T1",
        &format!("base 5 / F1 {full} / T1 6H"),
    );
}

#[test]
fn a_space_takes_the_rank_that_the_rules_name() {
    check_refused(
        "minerva",
        "base A / W QH / R1 2C / T1 3C",
        "W>T2",
        "SpaceNeeds { needed: Rank(12) }",
    );
    check(
        "minerva",
        "base A / R1 2C / T1 -3C KD QS",
        "T1>T2*2",
        "base A / R1 2C / T1 3C / T2 KD QS",
    );
    check_refused(
        "lafayette",
        "base A / W 8H / T1 3C",
        "W>T2",
        "SpaceNeeds { needed: Rank(6) }",
    );
}

/// A won game is won whatever else is left: unused redeals, an empty stock and waste (fault A23).
#[test]
fn all_cards_home_is_a_win_and_only_that() {
    let full = |suit: char| -> String {
        "A23456789TJQK"
            .chars()
            .flat_map(|rank| [' ', rank, suit])
            .collect()
    };
    let home = format!("F1{} / F2{} / F3{}", full('C'), full('S'), full('H'));
    let last = full('D').replace(" KD", "");
    for redeals in [0, 1] {
        let start = format!("base A / redeals {redeals} / W KD / {home} / F4{last}");
        let (state, _) = play("acme", &start, "W>F4");
        assert_eq!(rules("acme").outcome(&state), Outcome::Won);
        let before = rules("acme").read_position(&start).unwrap();
        assert_eq!(rules("acme").outcome(&before), Outcome::Open);
    }
    let blocked = rules("acme")
        .read_position("base A / redeals 1 / W 9C / T1 2C / T2 4C / T3 6C / T4 8S")
        .unwrap();
    assert_eq!(rules("acme").outcome(&blocked), Outcome::Blocked);
}

/// Every column follows the same rules (fault A19).
#[test]
fn all_columns_are_alike() {
    for variant in variants::all() {
        let rules = &variant.rules;
        let verdicts: Vec<String> = (1..=rules.knobs().piles)
            .map(|n| {
                let base = rules
                    .fixed_base()
                    .map_or("5".to_owned(), |base| base.to_string());
                let state = rules.read_position(&format!("base {base} / W 9C")).unwrap();
                format!(
                    "{:?}",
                    rules.check(&state, format!("W>T{n}").parse().unwrap())
                )
            })
            .collect();
        assert!(
            verdicts.windows(2).all(|pair| pair[0] == pair[1]),
            "{}: {verdicts:?}",
            variant.id
        );
    }
}

/// The cards of the stock lie face down, and of the reserve only those up that the rules show (fault A26).
#[test]
fn only_what_the_rules_show_lies_face_up() {
    for (variant, reserve) in [
        ("canfield", 1),
        ("superior-canfield", 13),
        ("eagle-wing", 0),
        ("duke", 3),
    ] {
        let rules = rules(variant);
        let state = rules.deal(&"12345".parse().unwrap()).unwrap();
        let n_up = |pile: &str| {
            let pile = pile.parse().unwrap();
            (0..state.len(pile))
                .filter(|&index| rules.is_face_up(&state, pile, index))
                .count()
        };
        assert_eq!(
            (n_up("S"), n_up("R1"), n_up("T1")),
            (0, reserve, 1),
            "{variant}"
        );
    }
}

/// Turning the waste over is the only thing that a redeal does, and a dragged card never goes to the stock (A25).
#[test]
fn no_card_goes_to_stock_waste_or_reserve() {
    let start = "base 5 / S 2C / W 3C / R1 4C / F1 5C / T1 9H";
    for to in ["S", "W", "R1"] {
        check_refused(
            "canfield",
            start,
            &format!("T1>{to}"),
            &format!(
                "TakesNoCards {{ pile: {} }}",
                match to {
                    "S" => "Stock",
                    "W" => "Waste",
                    _ => "Reserve(0)",
                }
            ),
        );
    }
    check_refused("canfield", start, "T1>T1", "SamePile");
    check_refused("canfield", start, "S>T1", "StockIsOnlyDealt");
    check_refused(
        "canfield",
        start,
        "T9>T1",
        "NoSuchPile { pile: Tableau(8) }",
    );
}

/// Base cards of the classic terminal game go up by themselves, wherever they come to the top.
#[test]
fn base_cards_go_home_by_themselves() {
    let (id, tail) = ("bsd-canfield", "T2 KH / T3 KD / T4 KS");
    check(
        id,
        &format!("base 5 / S 5S 2C 9C / R1 5H 4C / F1 5C / T1 5D / {tail}"),
        "R1>T1",
        &format!("base 5 / W 9C 2C / F1 5C / F2 5S / F3 5H / T1 5D 4C / {tail}"),
    );
    let rules = rules(id);
    let dealt = rules.deal(&"12345".parse().unwrap()).unwrap();
    assert_eq!(
        dealt.len("S".parse().unwrap()),
        31,
        "only one packet is dealt"
    );
    for number in 1..200 {
        let state = rules.deal(&number.to_string().parse().unwrap()).unwrap();
        let tops = rules
            .piles()
            .filter(|pile| !rules.foundation_piles().any(|home| home == *pile));
        let n_bases_left = tops
            .skip(1)
            .filter_map(|pile| state.top(pile))
            .filter(|card| Some(card.rank()) == state.base())
            .count();
        assert_eq!(n_bases_left, 0, "deal {number}: {state}");
    }
}

/// Its stock is dealt from again when the waste runs empty, and together with turning the waste over.
#[test]
fn the_stock_deals_by_itself_where_the_rules_say_so() {
    check(
        "bsd-canfield",
        "base 5 / S 9C 8C 7C 3C / W 6C / R1 2C / F1 5C / T1 KH",
        "W>F1",
        "base 5 / S 9C / W 3C 7C 8C / R1 2C / F1 5C 6C / T1 KH",
    );
    check(
        "bsd-canfield",
        "base 5 / W 9C 8C 7C 3C / R1 2C / F1 5C / T1 KH",
        "redeal",
        "base 5 / redeals 1 / fruitless 1 / S 3C / W 9C 8C 7C / R1 2C / F1 5C / T1 KH",
    );
    // No reserve card is put anywhere unasked, and a pile never goes to a space.
    check(
        "bsd-canfield",
        "base 5 / R1 2C / F1 5C / T1 6C / T2 KH",
        "T1>F1",
        "base 5 / R1 2C / F1 5C 6C / T2 KH",
    );
    check_refused(
        "bsd-canfield",
        "base 5 / R1 2C / T2 KH",
        "T2>T1",
        "SpaceTakesReserveOnly",
    );
    check_refused(
        "bsd-canfield",
        "base 5 / W 2C / T2 KH",
        "T2>T1",
        "SpaceTakesWasteOnly",
    );
}

/// Three fruitless redeals follow one another at most; a move of the player's, and nothing else, begins a new count.
#[test]
fn the_fourth_fruitless_redeal_is_not_made() {
    let id = "bsd-canfield";
    let at = |used: u16, count: u8, rest: &str| {
        let fruitless = match count {
            0 => String::new(),
            n => format!(" / fruitless {n}"),
        };
        format!("base 5 / redeals {used}{fruitless} / {rest}")
    };
    let (turned, dealt) = (
        "W 8C 7C 3C / R1 2C / F1 5C / T1 KH",
        "R1 2C / F1 5C / T1 KH",
    );
    for (used, count) in [(4, 0), (5, 1), (6, 2)] {
        let after = at(used + 1, count + 1, &format!("W 8C 7C 3C / {dealt}"));
        check(id, &at(used, count, turned), "redeal", &after);
    }
    check_refused(
        id,
        &at(7, 3, turned),
        "redeal",
        "FruitlessRedeals { count: 3 }",
    );
    // Neither dealing nor a base card that goes up by itself is a move of the player's.
    check(
        id,
        &at(7, 3, "S 3C 9C / W 2S / R1 2C / F1 5C / T1 KH"),
        "draw",
        &at(7, 3, "W 2S 9C 3C / R1 2C / F1 5C / T1 KH"),
    );
    check(
        id,
        &at(7, 2, "W 8C 7C 5S 5H / R1 2C / F1 5C / T1 KH"),
        "redeal",
        &at(8, 3, "S 5H / W 8C 7C / R1 2C / F1 5C / F2 5S / T1 KH"),
    );
    // A card played to a column is one, and then three more are allowed.
    check(
        id,
        &at(7, 3, "W 8C QC / R1 2C / F1 5C / T1 KH / T2 9S"),
        "W>T1",
        &at(7, 0, "W 8C / R1 2C / F1 5C / T1 KH QC / T2 9S"),
    );
}

/// As often as one likes is not fewer times than three, and a limit that nothing can reach says something wrong.
#[test]
fn a_limit_on_fruitless_redeals_needs_more_redeals() {
    let read = |redeals: &str| {
        let text = format!("like = \"bsd-canfield\"\nredeals = {redeals}\n");
        canfield_core::rules::file::read(&text, "mine").map(|variant| variant.rules)
    };
    for redeals in ["-1", "4"] {
        assert!(read(redeals).is_ok(), "{redeals}");
    }
    for redeals in ["0", "3"] {
        assert_eq!(
            read(redeals).unwrap_err().to_string(),
            "line 2, column 11: `redeals`: there are not more redeals than may follow one another: allow more redeals, or say fruitless_redeals = \"none\" (from `bsd-canfield`: fruitless_redeals = 3)"
        );
    }
}

/// A hand in which nothing else is left is lost with the third fruitless redeal, and open before.
#[test]
fn after_the_last_fruitless_redeal_a_hand_without_moves_is_lost() {
    let rules = rules("bsd-canfield");
    let stuck = "W 8C 7C 9S / R1 2C / F1 5C / T1 KH / T2 KD / T3 KC / T4 KS";
    for (count, expect) in [(2, Outcome::Open), (3, Outcome::Blocked)] {
        let text = format!("base 5 / redeals 3 / fruitless {count} / {stuck}");
        let state = rules.read_position(&text).unwrap();
        assert_eq!(rules.outcome(&state), expect, "{text}");
    }
    let endless = rules.with_endless_fruitless_redeals();
    let state = endless.read_position(&format!("base 5 / redeals 3 / {stuck}"));
    assert_eq!(endless.outcome(&state.unwrap()), Outcome::Open);
}

/// The base belongs to the deal, not to a pile that can be emptied (fault A4).
#[test]
fn a4_the_base_stays_when_its_foundation_is_emptied() {
    let start = "base 6 / R1 2C / F2 6S / T2 7H / T3 KC";
    let emptied = "base 6 / R1 2C / T2 7H 6S / T3 KC";
    check("canfield-politaire", start, "F2>T2", emptied);
    check("canfield-politaire", emptied, "T2>F2", start);
    check_refused(
        "canfield-politaire",
        "base 6 / W 5S / T3 KC",
        "W>F2",
        "FoundationNeeds { needed: Rank(5) }",
    );
}

/// The last card of the stock is dealt first, in every text (fault E16).
#[test]
fn e16_the_stock_is_written_with_its_bottom_first() {
    check(
        "dispettoso",
        "base 5 / S 2C 3C 4C",
        "draw",
        "base 5 / S 2C 3C / W 4C",
    );
    check(
        "hoyle-canfield",
        "base 5 / S 2C 3C 4C",
        "draw",
        "base 5 / W 4C 3C 2C",
    );
    let rules = rules("dispettoso");
    let deck = "12345".parse().unwrap();
    let order = rules.cards_in_order(&deck).unwrap();
    let state = rules.deal(&deck).unwrap();
    let stock = state.pile("S".parse().unwrap());
    assert_eq!(stock.first(), order.last());
    assert_eq!(stock.last(), order.get(order.len() - stock.len()));
}

/// A base card that goes up at the deal bares a card, which is turned up like any other.
#[test]
fn a_base_card_that_goes_up_at_the_deal_turns_the_next_card_up() {
    let text = "like = \"bsd-canfield\"\npile_cards = \"DDU\"\n";
    let rules = canfield_core::rules::file::read(text, "mine")
        .unwrap()
        .rules;
    for number in 1..300_u32 {
        let state = rules.deal(&number.to_string().parse().unwrap()).unwrap();
        for pile in rules.tableau_piles().filter(|&pile| !state.is_empty(pile)) {
            assert!(
                state.n_face_up(pile) > 0,
                "deal {number}: {pile} in {state}"
            );
        }
    }
}
