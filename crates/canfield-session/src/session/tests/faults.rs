//! Faults that players of other programs reported, each by the letter and number under which it was collected.

use super::*;

/// A position in which the five of hearts can go home and leaves a space to the reserve.
const SPACE_TO_COME: &str = "base 4 / S 8C / R1 2D 3D JC / F3 4H / T1 9S / T2 5H / T3 KC / T4 KD";
const AFTER_IT: &str = "base 4 / S 8C / R1 2D 3D / F3 4H 5H / T1 9S / T2 JC / T3 KC / T4 KD";

#[test]
fn a3_base_is_that_of_the_present_deal() {
    let mut session = dealt("canfield", "1");
    for line in ["n", "n", ":deal=canfield:12345", ":deal=rainbow:77", "n"] {
        run(&mut session, line);
        let scene = session.scene();
        let base = session.state().base();
        assert_eq!(scene.base, base, "{line}");
        for view in scene.piles.iter().filter(|view| view.cards.is_empty()) {
            match view.when_empty {
                WhenEmpty::TakesCard(card) => assert_eq!(Some(card.rank()), base, "{line}"),
                WhenEmpty::Takes(rank) => assert_eq!(Some(rank), base, "{line}"),
                _ => {}
            }
        }
    }
}

#[test]
fn a5_empty_foundations_show_the_base() {
    let position = "base 9 / S 2C / F2 9S";
    check_seen(
        "canfield",
        position,
        "",
        "F1 F2 F3 F4",
        "F1 takes 9C / F2 9S / F3 takes 9H / F4 takes 9D",
    );
    check_seen("storehouse", "S 5C", "", "F4", "F4 takes 2D");
}

#[test]
fn a7_a_failed_double_click_is_no_step() {
    let position = "base 4 / S 8C 9C / W 3D / F3 4H / T1 9S / T2 KC / T3 KD / T4 KH";
    check_refused("canfield", position, ":send=W", "3D*1 goes nowhere");
    check_refused(
        "canfield",
        position,
        ":press=W :press=W",
        "3D*1 goes nowhere",
    );
    // What is taken back then is the last real move.
    let lines = "d :send=W u";
    check("canfield", position, lines, position);
}

#[test]
fn a8_a_drop_on_the_own_pile_is_no_step() {
    let position = "base 4 / S 8C / F3 4H / T1 9S / T2 8H 7S";
    check_refused("canfield", position, ":point=T2.1 :point=T2.1", "put back");
    check_refused("canfield", position, "22", "refused 8H: SamePile");
    check_refused("canfield", position, ":play=T2>T2", "refused 7S: SamePile");
    let after_undo = "d u :point=T2 :point=T2 :redo";
    check_said("canfield", position, after_undo, "drew 1 up to 8C, left 0");
}

#[test]
fn a9_dealing_without_cards_is_no_step() {
    let position = "base 4 / F3 4H / T1 9S / T2 8H";
    for line in ["d", ":draw", ":point=S", ":send=S", "<enter>", "<space>"] {
        check_refused("canfield", position, line, "refused: NoCards");
        check_refused("storehouse", "T1 9S / T2 8S", line, "refused: NoCards");
        check_seen("storehouse", "T1 9S / T2 8S", line, "S", "S TakesNothing^");
    }
    let mut session = session("storehouse", "T1 9S / T2 8S");
    run(&mut session, "d d d");
    assert_eq!(session.scene().redeals_left, Some(2));
}

#[test]
fn a11_a12_redeals_are_counted_down_to_none() {
    let mut session = session("storehouse", "S 9C 7C / T1 KS / T2 8S");
    let mut left = Vec::new();
    for _ in 0..3 {
        run(&mut session, "d d");
        left.push((session.scene().redeals_left, seen(&session, "S")));
        run(&mut session, "d");
    }
    assert_eq!(
        left,
        [
            (Some(2), String::from("S Redeal^")),
            (Some(1), String::from("S Redeal^")),
            (Some(0), String::from("S NoRedeal^")),
        ]
    );
    let n_moves = session.scene().n_moves;
    for line in ["d", ":draw", ":point=S", "<enter>", ":play=redeal"] {
        run(&mut session, line);
        assert_eq!(said(&session), "refused: NoRedealsLeft", "{line}");
        assert_eq!(session.scene().n_moves, n_moves, "{line}");
    }
}

#[test]
fn a15_the_reserve_goes_down_to_nothing() {
    let position = "base 4 / S 8C / R1 JC / F3 4H / T1 9S / T2 5H";
    check_seen(
        "canfield",
        position,
        "2f",
        "R1 T2",
        "R1 TakesNothing / T2 JC~",
    );
}

#[test]
fn a16_a_space_is_filled_whatever_the_way() {
    for line in [
        "2f",
        "2F",
        ":send=T2",
        ":play=T2>F3",
        ":point=T2 :point=F3",
        ":point=T2 f",
        "<down> <right> <right> <enter> f",
        "<tab> <tab> <tab> <down> x",
        "2f u <ctrl-r>",
        "2f :restart U",
    ] {
        check("canfield", SPACE_TO_COME, line, AFTER_IT);
        check_said(
            "canfield",
            SPACE_TO_COME,
            line,
            "5H*1 to F3, JC fills T2 from R1, 3D up on R1",
        );
        check_seen("canfield", SPACE_TO_COME, line, "R1", "R1 -2D 3D~");
    }
}

#[test]
fn a17_refill_is_part_of_the_move() {
    check("canfield", SPACE_TO_COME, "2f u", SPACE_TO_COME);
    check_said("canfield", SPACE_TO_COME, "2f u", "5H*1 back to T2");
    check_seen(
        "canfield",
        SPACE_TO_COME,
        "2f u",
        "T2 R1",
        "T2 5H~ / R1 -2D -3D JC~",
    );
    check_said("canfield", SPACE_TO_COME, "2f u u", "nothing to undo");
}

#[test]
fn a18_nothing_fills_a_space_unasked_once_the_reserve_is_gone() {
    let position = "base 4 / W 5C / F3 4H / T1 5H / T2 9S / T3 9C / T4 9H";
    check(
        "canfield",
        position,
        "1f",
        "base 4 / W 5C / F3 4H 5H / T2 9S / T3 9C / T4 9H",
    );
}

#[test]
fn a19_all_piles_are_filled_alike() {
    for pile in 1..=4 {
        let others: Vec<String> = (1..=4)
            .filter(|&other| other != pile)
            .zip(["JS", "JC", "TS"])
            .map(|(other, card)| format!(" / T{other} {card}"))
            .collect();
        let others = others.concat();
        let start = format!("base 4 / W 9C / F3 4H{others}");
        let other = if pile == 1 { 2 } else { 1 };
        for (variant, line, is_taken) in [
            ("canfield", format!("w{pile}"), true),
            ("canfield", format!("{other}{pile}"), true),
            ("hoyle-canfield", format!("w{pile}"), true),
            ("hoyle-canfield", format!("{other}{pile}"), false),
            ("dispettoso", format!("w{pile}"), true),
            ("dispettoso", format!("{other}{pile}"), false),
        ] {
            let mut session = session(variant, &start);
            run(&mut session, &line);
            assert_eq!(session.scene().n_moves == 1, is_taken, "{variant} {line}");
            if !is_taken {
                let told = said(&session);
                assert!(
                    told.ends_with("SpaceTakesWasteOnly"),
                    "{variant} {line}: {told}"
                );
            }
        }
    }
}

#[test]
fn a20_what_is_listed_can_be_made_and_what_is_made_was_listed() {
    for variant in variants::all() {
        let rules = &variant.rules;
        let mut session = Session::new(variant, "12345".parse().unwrap(), 7).unwrap();
        for round in 0..20 {
            let legal = rules.legal_moves(session.state());
            for from in rules.piles() {
                for to in rules.piles() {
                    for count in 1..=3 {
                        let mv = Move::Transfer { from, to, count };
                        let n_made = session.history.n_made();
                        session.update(Command::Play(mv), Millis(0));
                        let was_made = session.history.n_made() > n_made;
                        if was_made {
                            session.update(Command::Undo, Millis(0));
                        }
                        assert_eq!(was_made, legal.contains(&mv), "{} {mv}", variant.id);
                    }
                }
            }
            let Some(&mv) = legal.get(round % legal.len().max(1)) else {
                break;
            };
            session.update(Command::Play(mv), Millis(0));
        }
    }
}

#[test]
fn a21_part_of_a_pile_moves_where_the_rules_say_so() {
    let position = "base 4 / S 2C / F3 4H / T1 9S 8H 7C / T2 9C / T3 KC";
    let moved = "base 4 / S 2C / F3 4H / T1 9S / T2 9C 8H 7C / T3 KC";
    for line in ["12", ":point=T1.1 :point=T2", ":play=T1>T2*2"] {
        check("canfield", position, line, moved);
        let two_decks = |text: &str| text.replace("F3", "F5");
        check(
            "double-canfield",
            &two_decks(position),
            line,
            &two_decks(moved),
        );
    }
    check_refused(
        "hoyle-canfield",
        position,
        "12",
        "refused 8H to T2: WholePileOnly",
    );
    check_refused(
        "hoyle-canfield",
        position,
        ":play=T1>T2*2",
        "refused 8H to T2: WholePileOnly",
    );
    check_refused(
        "hoyle-canfield",
        position,
        ":point=T1.1",
        "refused 8H: WholePileOnly",
    );
    check_refused(
        "dispettoso",
        position,
        ":point=T1.1",
        "refused 8H: CardOrWholePileOnly",
    );
    // The pile itself is moved by its lowest card.
    let whole = "base 4 / S 2C / F3 4H / T1 9S 8H 7C / T2 TD";
    let expect = "base 4 / S 2C / F3 4H / T2 TD 9S 8H 7C";
    check("hoyle-canfield", whole, ":point=T1.2 :point=T2", expect);
    check("dispettoso", whole, "12", expect);
}

#[test]
fn a21_a_run_of_the_finnish_table_moves_whole() {
    let position = "S 2C / T1 -KH 9S 8H 7C / T2 9C / T3 TD";
    let name = "canfield-klondike";
    check_refused(name, position, "12", "refused 8H to T2: WholeRunOnly");
    check(
        name,
        position,
        "13",
        "base A / S 2C / T1 KH / T2 9C / T3 TD 9S 8H 7C",
    );
    check_said(name, position, "13", "9S*3 to T3, KH up on T1");
    check_refused(name, position, ":point=T1.3", "refused: FaceDown");
}

/// One card is left to go home, and redeals are too.
fn nearly_won(last_pile: &str) -> String {
    let suits = ["C", "S", "H", "D"];
    let piles: Vec<String> = suits
        .iter()
        .enumerate()
        .map(|(n, suit)| {
            let n_cards = if n == 3 { 12 } else { 13 };
            let cards: Vec<String> = "A23456789TJQK"
                .chars()
                .take(n_cards)
                .map(|rank| format!("{rank}{suit}"))
                .collect();
            format!("F{} {}", n + 1, cards.join(" "))
        })
        .collect();
    format!("base A / {} / {last_pile} KD", piles.join(" / "))
}

#[test]
fn a23_the_game_is_won_when_all_cards_are_home() {
    for variant in ["canfield", "rainbow", "dispettoso", "canfield-klondike"] {
        let mut session = session(variant, &nearly_won("T1"));
        run(&mut session, "1f");
        assert_eq!(said(&session), "won in 1, KD*1 to F4", "{variant}");
        assert_eq!(screen(&session), "won", "{variant}");
    }
}

#[test]
fn a24_the_win_is_seen_on_every_way() {
    for line in [
        "wf",
        ":send=W",
        ":play=W>F4",
        ":point=W :point=F4",
        ":point=W f",
        "<right> x",
        "wf u :redo",
        "wf o <ctrl-r>",
    ] {
        let mut session = session("canfield", &nearly_won("W"));
        run(&mut session, line);
        assert_eq!(said(&session), "won in 1, KD*1 to F4", "{line}");
        assert_eq!(screen(&session), "won", "{line}");
    }
}

#[test]
fn a25_nothing_is_dropped_on_the_stock() {
    let position = "base 4 / S 8C / W 2D / R1 7C / F3 4H / T1 9S";
    for (line, expect) in [
        (
            ":play=T1>S",
            "refused 9S to S: TakesNoCards { pile: Stock }",
        ),
        (
            ":play=T1>W",
            "refused 9S to W: TakesNoCards { pile: Waste }",
        ),
        (
            ":play=T1>R1",
            "refused 9S to R1: TakesNoCards { pile: Reserve(0) }",
        ),
        ("1w", "refused 9S to W: TakesNoCards { pile: Waste }"),
        ("1r", "refused 9S to R1: TakesNoCards { pile: Reserve(0) }"),
        (":play=S>T1", "refused to T1: StockIsOnlyDealt"),
    ] {
        check_refused("canfield", position, line, expect);
    }
}

#[test]
fn a26_only_what_the_rules_say_lies_face_up() {
    for variant in variants::all() {
        let mut session = Session::new(variant, "4711".parse().unwrap(), 7).unwrap();
        for _ in 0..2 {
            let scene = session.scene();
            let stock = &scene.piles[0];
            assert!(
                stock.cards.iter().all(|card| !card.face_up),
                "{}",
                variant.id
            );
            run(&mut session, "n");
        }
    }
    let count_up = |variant: &str| {
        let scene = dealt(variant, "4711").scene();
        let reserve = scene.piles.iter().find(|v| v.pile == PileId::Reserve(0));
        let cards = &reserve.unwrap().cards;
        (
            cards.len(),
            cards.iter().filter(|card| card.face_up).count(),
        )
    };
    assert_eq!(count_up("canfield"), (13, 1));
    assert_eq!(count_up("superior-canfield"), (13, 13));
}

#[test]
fn a30_the_order_of_ranks_is_that_of_the_present_deal() {
    check(
        "canfield",
        "base 9 / W KD / F4 9D TD JD QD / T1 AS",
        "wf",
        "base 9 / F4 9D TD JD QD KD / T1 AS",
    );
    check_refused(
        "canfield",
        "base K / W QD / F4 KD / T1 AS",
        "wf",
        "refused QD to F4: FoundationNeeds { needed: Rank(0) }",
    );
    // The same session, first with one base and then with another.
    let mut session = dealt("canfield", "1");
    let mut bases = std::collections::BTreeSet::new();
    for number in 1..40 {
        run(&mut session, &format!(":deal=canfield:{number} :yes"));
        let fresh = dealt("canfield", &number.to_string());
        assert_eq!(session.state(), fresh.state());
        assert_eq!(session.scene().base, fresh.scene().base);
        bases.insert(session.state().base());
        run(&mut session, "d 1f 2f rf wf d wf");
    }
    assert!(bases.len() > 8);
}

#[test]
fn b3_every_draw_is_a_step_of_its_own() {
    let mut session = dealt("canfield", "12345");
    let mut states = vec![session.state().clone()];
    // All at the same moment: ten keys are ten draws, however fast they come.
    for _ in 0..10 {
        run(&mut session, "d");
        states.push(session.state().clone());
    }
    assert_eq!(session.scene().n_moves, 10);
    for n_left in (0..10).rev() {
        run(&mut session, "u");
        assert_eq!(session.state(), &states[n_left]);
    }
}

/// Draw and take back at once, ten times: no picture of a move is waited for, and every card is in one place.
#[test]
fn b7_undo_at_once_after_a_draw_loses_no_card() {
    let mut session = dealt("canfield", "12345");
    let opening = session.state().clone();
    for _ in 0..10 {
        run(&mut session, "d");
        monkey::check_whole(&session);
        run(&mut session, "u");
        monkey::check_whole(&session);
        assert_eq!(session.state(), &opening);
    }
}

#[test]
fn b5_double_clicks_are_steps_like_any_other() {
    let position = "base 4 / S 2C / R1 8C 5H / F3 4H / T1 9S / T2 KC / T3 KD / T4 KS";
    check("canfield", position, ":send=R1 u", position);
    check_said("canfield", position, ":send=R1 u", "5H*1 back to R1");
}

#[test]
fn b6_redo_leads_through_the_same_positions() {
    for variant in variants::all() {
        let mut session = Session::new(variant, "99999".parse().unwrap(), 7).unwrap();
        let mut states = vec![session.state().clone()];
        for round in 0..60 {
            let legal = variant.rules.legal_moves(session.state());
            let Some(&mv) = legal.get(round * 7 % legal.len().max(1)) else {
                break;
            };
            session.update(Command::Play(mv), Millis(0));
            states.push(session.state().clone());
        }
        for state in states.iter().rev().skip(1) {
            run(&mut session, ":undo");
            assert_eq!(session.state(), state, "{}", variant.id);
        }
        for state in &states[1..] {
            run(&mut session, ":redo");
            assert_eq!(session.state(), state, "{}", variant.id);
        }
    }
}

#[test]
fn b9_undo_after_a_refused_draw_takes_the_last_move_back() {
    let position = "redeals 2 / W 9C / T1 KS / T2 8S / T3 7S";
    check(
        "storehouse",
        position,
        "32 d u",
        &format!("base 2 / {position}"),
    );
    check(
        "storehouse",
        position,
        "32 d d",
        "base 2 / redeals 2 / W 9C / T1 KS / T2 8S 7S",
    );
}

#[test]
fn b10_undo_turns_cards_face_down_again() {
    let mut session = dealt("canfield", "12345");
    let before = session.scene().piles;
    run(&mut session, "d u");
    let after = session.scene().piles;
    let faces = |piles: &[PileView]| -> Vec<Vec<bool>> {
        let pile = |view: &PileView| view.cards.iter().map(|card| card.face_up).collect();
        piles.iter().map(pile).collect()
    };
    assert_eq!(faces(&before), faces(&after));
    run(&mut session, "w1");
    assert_eq!(said(&session), "refused to T1: EmptyPile { pile: Waste }");
    assert!(!session.scene().can_undo);
}

#[test]
fn b12_counts_are_those_of_the_position_shown() {
    let mut session = session("canfield", SPACE_TO_COME);
    let n_reserve = |session: &Session| session.scene().piles[2].cards.len();
    let counts = |session: &Session| {
        let scene = session.scene();
        (n_reserve(session), scene.n_home, scene.n_moves)
    };
    assert_eq!(counts(&session), (3, 1, 0));
    run(&mut session, "2f");
    assert_eq!(counts(&session), (2, 2, 1));
    run(&mut session, "u");
    assert_eq!(counts(&session), (3, 1, 0));
}

#[test]
fn b13_undo_does_not_say_again_that_the_game_is_over() {
    let position = "W 9C / T1 9S / T2 5H / redeals 2 / T3 4H / T4 JD";
    check_said("storehouse", position, "32", "4H*1 to T2");
    let ends = "redeals 2 / T1 9S / T2 5H 4H / T4 JD / T3 8D / W 8S";
    check_said("storehouse", ends, "w1", "blocked, 8S*1 to T1");
    check_said("storehouse", ends, "w1 u", "8S*1 back to W");
}

#[test]
fn b15_undo_never_runs_out() {
    let mut session = dealt("canfield", "12345");
    let opening = session.state().clone();
    for _ in 0..500 {
        run(&mut session, "d");
    }
    assert_eq!(session.scene().n_moves, 500);
    for _ in 0..500 {
        run(&mut session, "u");
    }
    assert_eq!(session.state(), &opening);
    assert!(!session.scene().can_undo && session.scene().can_redo);
    assert!(
        std::mem::size_of_val(&opening) < 400,
        "states stay cheap to keep"
    );
}

#[test]
fn e12_restart_leads_to_the_same_deal_any_number_of_times() {
    let mut session = dealt("canfield", "12345");
    let opening = session.state().clone();
    for _ in 0..3 {
        run(&mut session, "d d d o");
        assert_eq!(session.state(), &opening);
        assert_eq!(said(&session), "restarted");
        assert_eq!(session.scene().deal, "12345");
    }
    run(&mut session, ":redo :redo :redo");
    assert_eq!(session.scene().n_moves, 3);
    // A game that goes on from its record has the same opening too.
    let record = session.record().unwrap();
    let mut again = Session::from_record(record, 7).unwrap();
    assert_eq!(again.state(), session.state());
    run(&mut again, "o");
    assert_eq!(again.state(), &opening);
}

/// Every screen is opened and closed again, in the middle of a game: it is the same game.
#[test]
fn e11_no_screen_touches_the_game() {
    let mut session = dealt("bsd-canfield", "12345");
    run(&mut session, "d d u");
    let before = (session.state().clone(), session.scene().n_moves);
    for key in ["?", "i", "v", "g", "%", "s", ","] {
        run(&mut session, key);
        assert_ne!(screen(&session), "table", "{key}");
        run(&mut session, "<esc>");
        assert_eq!(screen(&session), "table", "{key}");
        let after = (session.state().clone(), session.scene().n_moves);
        assert_eq!(after, before, "{key}");
        assert!(session.scene().can_redo, "{key}");
    }
}

/// A click on the stock and at once one on the waste: what is picked up is the card that came, not the one that goes.
#[test]
fn f2_f10_input_goes_to_the_position_that_is() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, ":press=S.0 :release=S :press=W.0");
    let top = session.state().top(PileId::Waste).unwrap();
    assert!(said(&session).starts_with(&format!("holds {top}*1")));
    // A card that is carried while another move is made is put down nowhere.
    run(&mut session, ":undo :release=T1");
    assert_eq!(session.scene().n_moves, 0);
}

#[test]
fn e13_new_games_differ() {
    let variant = variants::find("canfield").unwrap();
    let deals: std::collections::BTreeSet<String> = (0..20)
        .map(|entropy| Session::new_game(variant, entropy).scene().deal)
        .collect();
    assert_eq!(deals.len(), 20);
    let mut session = Session::new_game(variant, 7);
    let first = session.scene().deal;
    run(&mut session, "n");
    assert_ne!(session.scene().deal, first);
}

#[test]
fn f14_a_stray_key_loses_no_game() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, "d");
    for line in [
        "n <enter>",
        "n n",
        "n <esc>",
        "q <enter> <esc>",
        "v <enter> <enter>",
        "g1 <enter> <enter>",
        ":new :no",
    ] {
        let effects = run(&mut session, line);
        assert_eq!(effects, [], "{line}");
        run(&mut session, "<esc> <esc>");
        assert_eq!(session.scene().deal, "12345", "{line}");
        assert_eq!(session.scene().n_moves, 1, "{line}");
    }
    // The key that put the last card down may come twice.
    let mut session = super::session("canfield", &nearly_won("W"));
    run(&mut session, "<right> <enter> f <enter> <enter>");
    assert_eq!(session.scene().n_home, 52);
}

#[test]
fn g5_escape_never_leaves() {
    let mut session = dealt("canfield", "12345");
    for line in ["", "?", "i", "v", "g", "q", "d q", "w", ":point=W"] {
        run(&mut session, line);
        assert_eq!(run(&mut session, "<esc> <esc> <esc>"), [], "{line}");
        assert_eq!(screen(&session), "table", "{line}");
    }
}

#[test]
fn g13_ctrl_c_forgets_a_half_typed_command() {
    let mut session = dealt("canfield", "12345");
    run(&mut session, "w");
    assert_eq!(session.scene().typed, "w");
    assert_eq!(run(&mut session, "<ctrl-c>"), []);
    assert_eq!(session.scene().typed, "");
    assert_eq!(session.scene().n_moves, 0);
    assert_eq!(run(&mut session, "<ctrl-c>"), [Effect::Quit]);
    run(&mut session, "d");
    assert_eq!(run(&mut session, "<ctrl-c>"), []);
    assert_eq!(screen(&session), "quit?");
    assert_eq!(run(&mut session, "<ctrl-c>"), [Effect::Quit]);
}
