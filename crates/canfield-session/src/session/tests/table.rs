//! What is seen of the table: picking up and putting down, targets, the cursor, and what moved last.

use super::*;

const POSITION: &str =
    "base 4 / S 8C 2S / W 2H 3C 8D / R1 2D 7S / F3 4H / T1 9S / T2 9C / T3 KC QH / T4 5H";

#[test]
fn all_piles_that_take_what_is_held_are_lit() {
    check_seen(
        "canfield",
        POSITION,
        ":point=W",
        "W T1 T2 T3 T4 F3",
        "W 2H 3C 8D*^ / T1! 9S! / T2! 9C! / T3 KC QH / T4 5H / F3 4H",
    );
    check_seen(
        "canfield",
        POSITION,
        ":point=T4",
        "T1 T4 F3 F4",
        "T1 9S / T4 5H*^ / F3! 4H! / F4 takes 4D",
    );
    check_seen("canfield", POSITION, ":point=T3.1", "T3", "T3 KC*^ QH*");
    check_said("canfield", POSITION, ":point=T3.1", "holds KC*2");
    // Elsewhere only the top card can be reached, so a covered card stands for it.
    check_said("canfield", POSITION, ":point=W.2", "holds 8D*1");
    check_said("canfield", POSITION, ":point=R1.1", "holds 7S*1");
}

#[test]
fn spaces_are_lit_when_they_take_the_card() {
    let late = "base 4 / W 8D / F3 4H / T1 9S";
    check_seen(
        "hoyle-canfield",
        late,
        ":point=W",
        "T1 T2",
        "T1! 9S! / T2! TakesWaste",
    );
    check_seen("hoyle-canfield", late, ":point=T1", "T2", "T2 TakesWaste");
    check_seen("canfield-klondike", "S 2C / T1 KS", "", "T2", "T2 takes K");
}

#[test]
fn what_is_held_is_put_down_or_put_back() {
    let moved = "8D*1 to T2";
    check_said("canfield", POSITION, ":point=W :point=T2", moved);
    check_said("canfield", POSITION, ":point=W 2", moved);
    check_said("canfield", POSITION, ":point=W :point=W", "put back");
    check_said("canfield", POSITION, ":point=W <esc>", "put back");
    check_said("canfield", POSITION, ":point=W :cancel", "put back");
    check_said("canfield", POSITION, ":point=W :point=R1", "holds 7S*1");
    check_said(
        "canfield",
        POSITION,
        ":point=W r2",
        "refused 7S to T2: TableauNeeds { needed: Rank(7) }",
    );
    // Whoever points at the stock wants it to deal.
    check_said(
        "canfield",
        POSITION,
        ":point=W :point=S",
        "drew 2 up to 8C, left 0",
    );
    check_seen("canfield", POSITION, ":point=W :point=S", "T1", "T1 9S");
}

#[test]
fn a_refused_destination_says_why_and_the_card_stays_in_hand() {
    let line = ":point=W :point=T3";
    check_refused(
        "canfield",
        POSITION,
        line,
        "refused 8D to T3: TableauNeeds { needed: Rank(10) }",
    );
    check_seen("canfield", POSITION, line, "W T1", "W 2H 3C 8D* / T1! 9S!");
    check_refused(
        "canfield",
        POSITION,
        ":point=W :point=F1",
        "refused 8D to F1: OtherSuit { needed: Clubs }",
    );
    check_said(
        "canfield",
        POSITION,
        ":point=W :point=T3 :point=T1",
        "8D*1 to T1",
    );
}

#[test]
fn what_cannot_be_picked_up_says_why() {
    check_refused(
        "canfield",
        POSITION,
        ":point=F1",
        "refused: EmptyPile { pile: Foundation(0) }",
    );
    check_refused(
        "canfield",
        POSITION,
        ":point=F3",
        "refused 4H: BaseCardStays",
    );
    check_refused(
        "dispettoso",
        POSITION,
        ":point=F3",
        "refused 4H: FoundationKeeps",
    );
    check_refused(
        "canfield",
        POSITION,
        ":point=T9",
        "refused: NoSuchPile { pile: Tableau(8) }",
    );
    let broken = "base 4 / S 2C / F3 4H / T1 9S 2S";
    check_refused("canfield", broken, ":point=T1.1", "refused 9S: NotARun");
}

#[test]
fn the_last_move_and_what_followed_from_it_are_lit() {
    check_seen("canfield", POSITION, "w1", "W T1", "W 2H 3C / T1 9S 8D~");
    check_seen(
        "canfield",
        POSITION,
        "d",
        "S W",
        "S Redeal^ / W 2H 3C 8D 2S~ 8C~",
    );
    check_seen(
        "canfield",
        POSITION,
        "d d",
        "S W",
        "S~ -8C -2S -8D -3C -2H^ / W TakesNothing",
    );
    // After undo it is what came back.
    check_seen("canfield", POSITION, "w1 u", "W T1", "W 2H 3C 8D~ / T1 9S");
    check_seen(
        "canfield",
        POSITION,
        "4f",
        "F3 T4 R1",
        "F3 4H 5H~ / T4 7S~ / R1 2D~",
    );
    // It stays lit while nothing moves, and goes out when everything is new.
    check_seen("canfield", POSITION, "w1 :point=T9", "T1", "T1 9S 8D~");
    check_seen("canfield", POSITION, "w1 o", "W T1", "W 2H 3C 8D / T1 9S");
}

#[test]
fn arrows_walk_over_the_table() {
    let cursor = |line: &str| {
        let mut session = session("canfield", POSITION);
        run(&mut session, line);
        let Cursor { pile, depth } = session.cursor;
        format!("{pile}.{depth}")
    };
    for (line, expect) in [
        ("", "S.0"),
        ("<left>", "S.0"),
        ("<right>", "W.0"),
        ("l l", "F1.0"),
        ("<end>", "F4.0"),
        ("<end> <right>", "F4.0"),
        ("<end> <home>", "S.0"),
        ("<down>", "R1.0"),
        ("j j", "R1.0"),
        ("<down> <up>", "S.0"),
        ("<down> <right>", "T1.0"),
        ("<right> <right> <down>", "T1.0"),
        ("<end> <down>", "T4.0"),
        ("<end> <down> <down>", "T4.0"),
        ("<end> <down> <up>", "F4.0"),
        ("<end> <up>", "F4.0"),
        ("<end> <down> <left>", "T3.0"),
        ("<end> <down> <left> <up>", "T3.1"),
        ("<end> <down> h k j", "T3.0"),
        ("<end> <down> <left> <up> <up>", "F3.0"),
        ("<down> <end> <home>", "R1.0"),
        ("<tab>", "W.0"),
        ("<back-tab>", "T4.0"),
        ("<back-tab> <tab>", "S.0"),
    ] {
        assert_eq!(cursor(line), expect, "{line}");
    }
}

#[test]
fn a_game_is_played_with_arrows_and_enter_alone() {
    check_said("canfield", POSITION, "<right> <enter>", "holds 8D*1");
    check_said(
        "canfield",
        POSITION,
        "<right> <enter> <right> <down> <right> <enter>",
        "8D*1 to T2",
    );
    check_said(
        "canfield",
        POSITION,
        "<right> <space> <right> <right> <down> <space>",
        "8D*1 to T2",
    );
    check_said("canfield", POSITION, "<enter>", "drew 2 up to 8C, left 0");
    check_said("canfield", POSITION, "<enter> <enter>", "redealt 5");
    check_said(
        "canfield",
        POSITION,
        "<down> <end> x",
        "5H*1 to F3, 7S fills T4 from R1, 2D up on R1",
    );
}

#[test]
fn the_extra_card_of_a_choice_is_seen_while_it_is_there() {
    let position = "base ? / S 2C / R1 3C / T1 9S / T2 9C / T3 KC / T4 5H / T5 6H";
    check_seen(
        "canfield-selective",
        position,
        "",
        "T5 F1",
        "T5 6H / F1 takes any C",
    );
    check_said(
        "canfield-selective",
        position,
        "2f",
        "9C*1 to F1, base 9, 6H fills T2 from T5",
    );
    check_seen(
        "canfield-selective",
        position,
        "2f",
        "T5 T2 F2",
        "T5 is not there / T2 6H~ / F2 takes 9S",
    );
    check_refused(
        "canfield-selective",
        position,
        "d",
        "refused: ChooseBaseFirst",
    );
    // The cursor does not stay on a pile that has gone.
    check_seen(
        "canfield-selective",
        position,
        "<down> <end> x",
        "S T5",
        "S -2C^ / T5 is not there",
    );
}

#[test]
fn sets_of_four_go_home_together() {
    let rank4 = variants::all()
        .find(|variant| variant.rules.n_foundations() == 1)
        .unwrap();
    let position = "S 2C / T1 9S 9C 9H 9D / T2 8C";
    check_said(&rank4.id, position, "1f", "9S*4 to F1");
    check_said(&rank4.id, position, ":point=T1.3 :point=F1", "9S*4 to F1");
    check_said(&rank4.id, position, "2f", "refused 8C to F1: SetOfFourOnly");
    check_seen(&rank4.id, position, "", "F1", "F1 TakesSet");
}

#[test]
fn score_and_redeals_are_those_of_the_rules() {
    use crate::scene::Score;
    let score = |variant, line| {
        let mut session = dealt(variant, "12345");
        run(&mut session, line);
        session.scene().score
    };
    assert_eq!(score("canfield", ""), Some(Score::Points(1)));
    assert_eq!(score("dispettoso", ""), None);
    assert_eq!(score("dispettoso", "d"), Some(Score::Money(-45)));
    assert_eq!(score("canfield-klondike", "d"), Some(Score::Money(-52)));
    assert_eq!(score("double-canfield", ""), None);
    assert_eq!(dealt("canfield", "1").scene().redeals_left, None);
    assert_eq!(
        dealt("canfield-klondike", "1").scene().redeals_left,
        Some(0)
    );
}

#[test]
fn fans_follow_from_the_rules() {
    use crate::scene::Fan;
    let fans = |variant| -> Vec<Fan> {
        let piles = dealt(variant, "1").scene().piles;
        piles[..4].iter().map(|view| view.fan).collect()
    };
    assert_eq!(
        fans("canfield"),
        [Fan::Squared, Fan::LastFew(3), Fan::Squared, Fan::Squared]
    );
    assert_eq!(
        fans("superior-canfield"),
        [Fan::Squared, Fan::LastFew(3), Fan::Down, Fan::Squared]
    );
    assert_eq!(fans("dispettoso")[1], Fan::LastFew(1));
}
