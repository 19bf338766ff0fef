//! What the sentences say.

mod home_tables;
mod languages;

use canfield_core::card::{Card, Rank, Suit};
use canfield_core::deal::BadDeck;
use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::number::{BadDealNumber, DealNumber};
use canfield_core::pile::PileId;
use canfield_core::play::Target;
use canfield_core::variants::{self, Group};
use canfield_session::accounts::{Account, Hand};
use canfield_session::keymap::{Key, bindings};
use canfield_session::message::Message;
use canfield_session::scene::{Question, Scene, Score, WhenEmpty};
use canfield_session::session::Session;
use canfield_session::settings::{self, Autoplay, Keys, Setting, Shade};
use canfield_session::solving::PositionState;
use canfield_session::statistics::{Ending, Tally};
use canfield_session::storage::{self, StorageError, StorageTrouble};
use canfield_solver::WhyNot;

use crate::controls::Control;
use crate::label::Label;
use crate::tables::Row;
use crate::{LANGUAGES, SuitStyle, Texts};

fn every_illegal() -> Vec<Illegal> {
    let pile = PileId::Tableau(2);
    let needed = Rank::ACE;
    vec![
        Illegal::NoCards,
        Illegal::StockEmpty,
        Illegal::StockNotEmpty,
        Illegal::NoRedealsLeft,
        Illegal::FruitlessRedeals { count: 3 },
        Illegal::ChooseBaseFirst,
        Illegal::NoSuchPile { pile },
        Illegal::SamePile,
        Illegal::TakesNoCards {
            pile: PileId::Stock,
        },
        Illegal::StockIsOnlyDealt,
        Illegal::EmptyPile { pile },
        Illegal::NoSoManyCards { pile },
        Illegal::FaceDown,
        Illegal::OneCardOnly,
        Illegal::WholePileOnly,
        Illegal::CardOrWholePileOnly,
        Illegal::WholeRunOnly,
        Illegal::NotARun,
        Illegal::SetOfFourOnly,
        Illegal::ReserveNotThere {
            target: Target::Foundation,
        },
        Illegal::ReserveNotThere {
            target: Target::Tableau,
        },
        Illegal::FoundationKeeps,
        Illegal::BaseCardStays,
        Illegal::FoundationClosed,
        Illegal::FoundationComplete,
        Illegal::FoundationNeeds { needed },
        Illegal::OtherSuit {
            needed: Suit::Spades,
        },
        Illegal::SameColor,
        Illegal::OtherColor,
        Illegal::TableauNeeds { needed },
        Illegal::NothingGoesOn { rank: needed },
        Illegal::NoBuilding,
        Illegal::PileFull { limit: 3 },
        Illegal::SpaceTakesWasteOnly,
        Illegal::SpaceTakesReserveOnly,
        Illegal::SpaceTakesOthers,
        Illegal::SpaceTakesNothing,
        Illegal::SpaceNeeds { needed },
    ]
}

fn sample_messages() -> Vec<Message> {
    let card = Card::new(Rank::KING, Suit::Hearts);
    let (from, to) = (PileId::Reserve(0), PileId::Tableau(3));
    let pile = to;
    let base = Rank::ACE;
    let text = String::from("x");
    let mut messages = vec![
        Message::Dealt { base: None },
        Message::Dealt { base: Some(base) },
        Message::PickedUp {
            card,
            n_cards: 1,
            from,
        },
        Message::PutBack,
        Message::BaseChosen { base },
        Message::Filled { card, from, to },
        Message::TurnedUp { card, pile },
        Message::DrawTakenBack,
        Message::RedealTakenBack,
        Message::LooksCharged { price: 5 },
        Message::Restarted,
        Message::Blocked,
        Message::BlockedByFruitlessRedeals,
        Message::NothingToUndo,
        Message::NothingToRedo,
        Message::SeveralFoundations { to },
        Message::UnknownKey(Key::Char('z')),
        Message::UnknownVariant { name: text.clone() },
        Message::BadLink { link: text.clone() },
        Message::CannotDeal(BadDeck::Number(BadDealNumber::Zero)),
        Message::CannotDeal(BadDeck::NotACard(text)),
        Message::CannotDeal(BadDeck::Missing(card)),
        Message::CannotDeal(BadDeck::TooMany(card)),
    ];
    for n_cards in [1, 2, 3] {
        messages.push(Message::Carried { card, n_cards, to });
        messages.push(Message::TakenBack { card, n_cards, to });
        messages.push(Message::Won {
            n_moves: n_cards.into(),
        });
        let n_left = usize::from(n_cards - 1);
        messages.push(Message::Drawn {
            card,
            n_cards,
            n_left,
        });
        messages.push(Message::Redealt {
            n_cards: n_left,
            redeals_left: u16::try_from(n_left).ok(),
        });
        messages.push(Message::Redealt {
            n_cards: n_left,
            redeals_left: None,
        });
    }
    messages.extend(sample_aids());
    messages.extend(sample_storing());
    messages.extend(sample_solving());
    for why in every_illegal() {
        for (card, to) in [(None, None), (Some(card), Some(to))] {
            messages.push(Message::Refused {
                why,
                card,
                from,
                to,
            });
        }
    }
    messages
}

fn sample_aids() -> Vec<Message> {
    let card = Card::new(Rank::KING, Suit::Hearts);
    let (from, to) = (PileId::Waste, PileId::Tableau(3));
    let mut messages = vec![
        Message::CannotFinish,
        Message::HintCarry {
            card,
            n_cards: 1,
            from,
            to,
        },
        Message::HintDraw,
        Message::HintRedeal,
        Message::NoHint,
        Message::OnlyTurningLeft,
        Message::FindWhat,
        Message::BookmarkRemoved,
        Message::AtBookmark {
            number: 1,
            n_bookmarks: 2,
        },
        Message::NoBookmark,
    ];
    for n in [0_u8, 1, 2] {
        let n_cards = usize::from(n);
        messages.push(Message::GoesNowhere {
            card,
            n_cards: n + 1,
        });
        messages.push(Message::WentHome { n_cards });
        messages.push(Message::Found {
            rank: Rank::ACE,
            n_cards,
        });
        messages.push(Message::BookmarkSet {
            n_bookmarks: n_cards + 1,
        });
        for cards in [vec![], vec![card, card]] {
            messages.push(Message::PileHolds {
                pile: from,
                cards,
                n_face_down: n_cards,
            });
        }
    }
    messages
}

const EVERY_WHY: [WhyNot; 4] = [
    WhyNot::StateLimit,
    WhyNot::TableFull,
    WhyNot::RuleNotCovered,
    WhyNot::LineRefused,
];

fn sample_solving() -> Vec<Message> {
    let mut messages = vec![
        Message::SolverIsAsked,
        Message::HintIsAsked,
        Message::SearchStopped,
        Message::KnowingCarry {
            card: Card::new(Rank::KING, Suit::Hearts),
            n_cards: 2,
            from: PileId::Tableau(0),
            to: PileId::Tableau(3),
        },
        Message::KnowingDraw,
        Message::KnowingRedeal,
        Message::CanBeWon,
        Message::Lost,
        Message::LostFromStart,
        Message::NoneCanBeWon,
    ];
    let n_states = 5_000_000;
    messages.extend(EVERY_WHY.map(|why| Message::NotKnown { why, n_states }));
    for n in [0_u8, 1, 2] {
        messages.extend([
            Message::WentBack { n_steps: n.into() },
            Message::SolutionPlayed { n_left: n.into() },
            Message::SolvedByProgram { n_moves: n.into() },
            Message::WinnableDeal { n_deals: n.into() },
            Message::NoWinnableDeal { n_deals: n.into() },
        ]);
    }
    messages
}

fn sample_storing() -> Vec<Message> {
    let place = || String::from("folder/game.txt");
    let mut messages = vec![
        Message::GoesOn,
        Message::StoresNow,
        Message::LeftGameStays,
        Message::StoredMoveIllegal {
            number: 3,
            mv: Move::Draw,
        },
        Message::Exported { place: place() },
        Message::DealtForSets,
        Message::DealtUpAndDown,
        Message::NotStatistics,
    ];
    for (in_part, is_new) in [(false, true), (false, false), (true, true)] {
        messages.push(Message::Imported { in_part, is_new });
    }
    for key in storage::Key::ALL {
        messages.push(Message::Unreadable { key });
        messages.push(Message::SetAside {
            key,
            place: place(),
        });
    }
    for kind in [
        StorageTrouble::Full,
        StorageTrouble::ReadOnly,
        StorageTrouble::NotText,
        StorageTrouble::InUse,
        StorageTrouble::Unreadable,
        StorageTrouble::Folder,
        StorageTrouble::Other,
    ] {
        let error = StorageError {
            kind,
            place: place(),
            detail: String::from("detail"),
        };
        let key = storage::Key::Game;
        messages.push(Message::NotSetAside {
            key,
            error: error.clone(),
        });
        messages.push(Message::NotStored(error.clone()));
        messages.push(Message::NotExported(error.clone()));
        messages.push(Message::NotImported(error));
    }
    messages
}

/// Where there is no keyboard no key is named, but for a key that was pressed all the same.
#[test]
fn without_a_keyboard_no_key_is_named() {
    for language in LANGUAGES {
        let texts = Texts::new(language).without_keyboard();
        for message in sample_messages() {
            if matches!(message, Message::UnknownKey(_)) {
                continue;
            }
            let told = texts.message(&message);
            let names_key = ["Esc", "<", " t, j"].iter().any(|key| told.contains(key));
            assert!(!names_key, "{language}: {told}");
        }
    }
}

/// What is read aloud names every card in words: no sign of a suit is left.
#[test]
fn cards_are_read_aloud_in_words() {
    for language in LANGUAGES {
        let texts = Texts::new(language);
        for message in sample_messages() {
            let told = texts.aloud().message(&message);
            assert!(!told.contains(['♣', '♠', '♥', '♦']), "{language}: {told}");
        }
        let card = Card::new(Rank::KING, Suit::Hearts);
        assert_eq!(texts.aloud().card_short(card), texts.card(card));
    }
}

/// The rows of the settings and the statistics.
fn table_rows(texts: &Texts) -> Vec<Row> {
    let mut settings = vec![
        Setting::Language(String::new()),
        Setting::Keys(Keys::Standard),
        Setting::Keys(Keys::Bsd),
    ];
    settings.extend(
        LANGUAGES
            .iter()
            .map(|&code| Setting::Language(code.to_owned())),
    );
    let autoplay = [Autoplay::Off, Autoplay::Safe, Autoplay::Eager];
    settings.extend(autoplay.map(Setting::Autoplay));
    settings.extend([Shade::System, Shade::Light, Shade::Dark].map(Setting::Shade));
    for on in [false, true] {
        settings.extend([
            Setting::Clock(on),
            Setting::Score(on),
            Setting::FourColors(on),
            Setting::Letters(on),
            Setting::LeftHanded(on),
            Setting::WinnableOnly(on),
            Setting::PositionState(on),
        ]);
    }
    let mut rows: Vec<_> = settings.iter().map(|s| texts.setting(s)).collect();
    let mut tally = Tally::default();
    rows.extend(texts.statistics(&tally, None));
    tally.count(Ending {
        won: true,
        n_moves: 99,
        seconds: 300,
        n_home: 52,
    });
    rows.extend(texts.statistics(&tally, Some(&Account::default())));
    rows.extend(texts.won(&won_for_money()));
    rows
}

/// All that stands in tables, and about accounts.
fn table_texts(texts: &Texts) -> Vec<String> {
    let rows = table_rows(texts).into_iter();
    let mut account = Account::default();
    let mut accounts = texts.account_hands(&account);
    for n_home in [1, 11] {
        account.play(Hand {
            deal: n_home.to_string(),
            n_home,
            worth: 5 * i32::from(n_home) - 50,
            costs: 50,
        });
        accounts.extend(texts.account_hands(&account));
        accounts.push(texts.account_balance(&account));
    }
    let heading = texts.histogram_heading();
    let rows = rows.flat_map(|row| [row.name, row.value]);
    rows.chain([heading]).chain(accounts).collect()
}

/// The hand under way is a hand on both screens, for both show its money.
#[test]
fn the_statistics_count_as_many_hands_as_the_account() {
    let texts = Texts::new("en");
    let mut account = Account::default();
    account.play(Hand {
        deal: String::from("1"),
        n_home: 1,
        worth: -45,
        costs: 50,
    });
    let rows = texts.statistics(&Tally::default(), Some(&account));
    let hands = rows.iter().find(|row| row.name == "Hands");
    assert_eq!(hands.map(|row| row.value.as_str()), Some("1"));
    assert!(texts.account_balance(&account).contains("1 hand"));
}

/// A refusal begins with a capital also where no card is named.
#[test]
fn a_card_that_is_put_where_it_lies_is_refused_in_a_sentence() {
    for language in LANGUAGES {
        let texts = Texts::new(language);
        for card in [None, Some(Card::new(Rank::KING, Suit::Hearts))] {
            let pile = PileId::Waste;
            let said = texts.refusal(Illegal::SamePile, card, pile, Some(pile), false);
            let first = said.chars().next();
            assert!(first.is_some_and(|letter| !letter.is_lowercase()), "{said}");
        }
    }
}

/// A game with all that is told at its end.
fn won_for_money() -> Scene {
    let variant = variants::find("hoyle-canfield").unwrap();
    Scene {
        score: Some(Score::Money(450)),
        ..Session::new_game(variant, 1).scene()
    }
}

fn sample_labels() -> Vec<Label> {
    let name = || String::from("x");
    let mut labels = vec![
        Label::HelpTitle,
        Label::RulesTitle(name()),
        Label::VariantsTitle,
        Label::DealNumberTitle,
        Label::WonTitle,
        Label::SolvedTitle,
        Label::QuestionTitle,
        Label::Yes,
        Label::No,
        Label::Close,
        Label::NewGame,
        Label::TableHint(Keys::Standard),
        Label::TableHint(Keys::Bsd),
        Label::StatisticsTitle(name()),
        Label::SettingsTitle,
        Label::StatisticsHint { for_money: true },
        Label::StatisticsHint { for_money: false },
        Label::AccountTitle(name()),
        Label::AccountHint,
        Label::AccountCourse,
        Label::AccountHands,
        Label::SettingsHint,
        Label::Balance(-45),
        Label::Clock(83),
        Label::Clock(36_610),
        Label::Finish,
        Label::NotKept,
        Label::ScrollHint,
        Label::VariantsHint,
        Label::DealNumberHint,
        Label::QuestionHint,
        Label::WonHint,
        Label::Search,
        Label::NoMatch,
        Label::Number,
        Label::AlsoKnownAs(name()),
        Label::Base(None),
        Label::Base(Some(Rank::ACE)),
        Label::Deal(name()),
        Label::RedealsLeft(None),
        Label::Typed(name()),
        Label::TooSmall(80, 24),
        Label::Page(1, 2, 3),
        Label::DealSearchTitle,
        Label::DealSearch(7),
        Label::DealSearchHint,
        Label::PositionState(PositionState::Winnable),
        Label::PositionState(PositionState::Lost),
        Label::PositionState(PositionState::Searched),
    ];
    labels.extend(EVERY_WHY.map(|why| Label::PositionState(PositionState::Unknown(why))));
    for n in [0_u8, 1, 2] {
        labels.extend([
            Label::Moves(n.into()),
            Label::Cards(n.into()),
            Label::CardsHome(n.into(), 52),
            Label::RedealsLeft(Some(n.into())),
            Label::Points(n.into()),
            Label::Bookmarks(n.into()),
            Label::Money(i32::from(n) - 1),
        ]);
    }
    labels
}

/// What is told of the table to whoever does not see it.
fn seen_texts(texts: &Texts) -> Vec<String> {
    let text = "S 2C 3C / W 9D / T1 KD QC / T7 -2H 3H";
    let variant = variants::find("canfield-klondike").unwrap();
    let state = variant.rules.read_position(text).unwrap();
    let scene = Session::from_position(variant, state, 1).scene();
    let mut seen: Vec<String> = scene
        .piles
        .iter()
        .map(|view| texts.seen(&scene, view))
        .collect();
    for n in [1, 2] {
        let mut stock = scene.piles[0].clone();
        stock.cards.truncate(n);
        seen.push(texts.seen(&scene, &stock));
    }
    seen
}

#[test]
fn what_is_told_of_the_table_is_what_is_seen() {
    let seen = seen_texts(&Texts::new("en"));
    for expected in [
        "Stock: 2 cards, face down, no redeals",
        "Waste: 9 of diamonds",
        "Foundation 1: takes ace of clubs",
        "Pile 1: king of diamonds, queen of clubs",
        "Pile 2: takes a king",
        "Pile 7: 2 cards, in sight 3 of hearts",
    ] {
        assert!(seen.contains(&expected.to_owned()), "{expected}: {seen:?}");
    }
    // A hidden card is not told (fault C20).
    assert!(!seen.iter().any(|seen| seen.contains("2 of hearts")));
}

/// Everything that can be said, so that it can be looked through.
fn all_texts(texts: &Texts) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    all.extend(sample_messages().iter().map(|m| texts.message(m)));
    all.extend(sample_labels().iter().map(|l| texts.label(l)));
    for keys in [Keys::Standard, Keys::Bsd] {
        let help = texts.help(keys).into_iter();
        all.extend(help.flat_map(|row| [row.keys, row.words]));
    }
    all.extend(table_texts(texts));
    for suit in Suit::ALL {
        for rank in (0..13).filter_map(Rank::from_index) {
            let card = Card::new(rank, suit);
            all.extend([texts.card(card), texts.card_short(card)]);
            all.push(texts.when_empty(WhenEmpty::Takes(rank)));
        }
        all.push(texts.when_empty(WhenEmpty::TakesSuit(suit)));
    }
    for empty in [
        WhenEmpty::TakesCard(Card::new(Rank::ACE, Suit::Clubs)),
        WhenEmpty::TakesSet,
        WhenEmpty::TakesAny,
        WhenEmpty::TakesWaste,
        WhenEmpty::TakesReserve,
        WhenEmpty::TakesNothing,
        WhenEmpty::Redeal,
        WhenEmpty::NoRedeal,
    ] {
        all.push(texts.when_empty(empty));
    }
    for pile in [
        PileId::Stock,
        PileId::Waste,
        PileId::Reserve(0),
        PileId::Reserve(1),
        PileId::Foundation(0),
        PileId::Tableau(0),
    ] {
        all.extend([texts.pile(pile, false), texts.pile(pile, true)]);
    }
    let deal = String::from("12345");
    let name = String::from("Canfield");
    for question in [
        Question::NewGame,
        Question::Deal { deal },
        Question::Variant { name: name.clone() },
        Question::Solution,
        Question::Quit,
        Question::NewVersion,
        Question::LeftGame,
        Question::ReplaceLeftGame,
        Question::ResetStatistics {
            name: name.clone(),
            keeps_money: false,
        },
        Question::ResetStatistics {
            name,
            keeps_money: true,
        },
    ] {
        all.push(texts.question(&question));
    }
    for text in ["", "0", "x", "ms9999999999", &"9".repeat(39)] {
        all.extend(
            text.parse::<DealNumber>()
                .err()
                .map(|error| texts.bad_deal_number(&error)),
        );
    }
    for group in [
        Group::Tables,
        Group::Canfield,
        Group::OneDeck,
        Group::SeveralDecks,
        Group::Own,
    ] {
        all.push(texts.group(group));
    }
    all.extend(Control::ALL.map(|control| texts.control(control)));
    all.extend(seen_texts(texts));
    for variant in variants::all() {
        all.push(texts.variant_name(&variant.name));
        for paragraph in texts.rules_page(variant) {
            all.extend([paragraph.heading, paragraph.text]);
            all.extend(paragraph.drawing);
        }
    }
    all
}

#[test]
fn d16_no_text_has_a_hole_in_it() {
    for language in LANGUAGES {
        let texts = Texts::new(language);
        for text in all_texts(&texts) {
            assert!(!text.contains(['{', '}', '$']), "{language}: {text}");
            assert!(!text.trim().is_empty(), "{language} has an empty text");
        }
    }
}

#[test]
fn the_languages_that_can_be_chosen_are_there() {
    assert_eq!(settings::LANGUAGES, LANGUAGES);
}

#[test]
fn tables_read_well() {
    let texts = Texts::new("en");
    let row = texts.setting(&Setting::Autoplay(Autoplay::Safe));
    assert_eq!(
        (row.name.as_str(), row.value.as_str()),
        ("Cards go home", "when not needed")
    );
    assert_eq!(texts.label(&Label::Clock(83)), "1:23");
    assert_eq!(texts.label(&Label::Clock(36_610)), "10:10:10");
}

#[test]
fn g6_letters_serve_where_symbols_do_not() {
    for language in LANGUAGES {
        let texts = Texts::new(language).with_suits(SuitStyle::Letters);
        for text in all_texts(&texts) {
            assert!(!text.contains(['♣', '♠', '♥', '♦']), "{language}: {text}");
        }
    }
    let texts = Texts::new("en");
    let ten = Card::new(Rank::from_index(9).unwrap(), Suit::Hearts);
    assert_eq!(texts.card_short(ten), "10♥");
    let texts = texts.with_suits(SuitStyle::Letters);
    assert_eq!(texts.card_short(ten), "10h");
    assert_eq!(texts.card(ten), "10 of hearts");
}

#[test]
fn help_has_a_row_for_every_binding() {
    let help = Texts::new("en").help(Keys::Bsd);
    assert_eq!(help.len(), bindings(Keys::Bsd).count());
    assert!(help.iter().any(|row| row.keys == "h"));
    let help = Texts::new("en").help(Keys::Standard);
    assert_eq!(help.len(), bindings(Keys::Standard).count());
    let undo = help.iter().find(|row| row.keys == "u").unwrap();
    assert_eq!(undo.words, "take a move back");
}

#[track_caller]
fn check_message(message: &Message, expect: &str) {
    assert_eq!(Texts::new("en").message(message), expect);
}

#[test]
fn sentences_read_well() {
    let card = Card::new(Rank::from_index(4).unwrap(), Suit::Hearts);
    let to = PileId::Tableau(2);
    check_message(
        &Message::Carried {
            card,
            n_cards: 1,
            to,
        },
        "5♥ to pile 3.",
    );
    check_message(
        &Message::Carried {
            card,
            n_cards: 3,
            to,
        },
        "5♥ and the 2 cards on it to pile 3.",
    );
    check_message(
        &Message::Refused {
            why: Illegal::TableauNeeds {
                needed: Rank::from_index(7).unwrap(),
            },
            card: Some(card),
            from: PileId::Waste,
            to: Some(to),
        },
        "Pile 3 takes an 8 next, not 5♥.",
    );
    check_message(
        &Message::Redealt {
            n_cards: 20,
            redeals_left: Some(1),
        },
        "The waste is turned over; 1 redeal left.",
    );
    check_message(
        &Message::HintCarry {
            card,
            n_cards: 1,
            from: PileId::Reserve(0),
            to,
        },
        "Hint: 5♥ from the reserve to pile 3.",
    );
    check_message(
        &Message::PileHolds {
            pile: PileId::Reserve(0),
            cards: vec![card],
            n_face_down: 2,
        },
        "Reserve, 2 cards face down and then: 5♥",
    );
    check_message(
        &Message::NotKnown {
            why: WhyNot::StateLimit,
            n_states: 5_000_000,
        },
        "Not known: there is no answer after 5,000,000 positions.",
    );
    check_message(
        &Message::Drawn {
            card,
            n_cards: 3,
            n_left: 0,
        },
        "3 cards dealt, 5♥ on top; the stock is empty.",
    );
}

#[track_caller]
fn rules_of(id: &str) -> String {
    let page = Texts::new("en").rules_page(variants::find(id).unwrap());
    let lines: Vec<String> = page
        .iter()
        .map(|paragraph| format!("{}: {}", paragraph.heading, paragraph.text))
        .collect();
    lines.join("\n")
}

#[test]
fn a31_the_rules_say_what_is_played() {
    for variant in variants::all() {
        let rules = &variant.rules;
        let page = rules_of(&variant.id);
        let dealt = rules.deal_number(DealNumber::new(12345).unwrap());
        let n_stock = dealt.len(PileId::Stock);
        let stock = format!("The other {n_stock} cards are the stock.");
        assert!(
            n_stock < 2 || page.contains(&stock),
            "{}: {page}",
            variant.id
        );
        let n_piles = rules.knobs().piles;
        assert!(page.contains(&format!("{n_piles} piles")), "{}", variant.id);
        let redeals = match rules.redeals_left(0) {
            None => String::from("as often as you like"),
            Some(0) => String::from("no redeal"),
            Some(1) => String::from("done once"),
            Some(2) => String::from("done twice"),
            Some(n) => format!("done {n} times"),
        };
        assert!(page.contains(&redeals), "{}: {page}", variant.id);
    }
}

/// The numbers of the rules stand on the page in every language (fault A31): cards of the stock and of the reserve, piles,
/// foundations, cards dealt at a time, and what is paid.
#[test]
fn a31_the_numbers_are_the_same_in_every_language() {
    for language in LANGUAGES {
        let texts = Texts::new(language);
        for variant in variants::all() {
            let rules = &variant.rules;
            let knobs = rules.knobs();
            let dealt = rules.deal_number(DealNumber::new(12345).unwrap());
            let page: Vec<String> = texts
                .rules_page(variant)
                .into_iter()
                .map(|paragraph| paragraph.text)
                .collect();
            let page = page.join(" ");
            let numbers: Vec<&str> = page
                .split(|letter: char| !letter.is_ascii_digit())
                .collect();
            let mut wanted = vec![
                dealt.len(PileId::Stock),
                rules.n_cards(),
                usize::from(knobs.piles),
                usize::from(rules.n_foundations()),
                usize::from(knobs.reserve_cards),
            ];
            wanted.extend(knobs.per_deal.iter().map(|&n| usize::from(n)));
            wanted.extend([knobs.ante, knobs.per_card].map(|n| n.unsigned_abs() as usize));
            // What is 0 is left out, and 1 is a word.
            for number in wanted.into_iter().filter(|&n| n > 1) {
                let is_said = numbers.contains(&&*number.to_string());
                assert!(is_said, "{language}, {}: no {number} in {page}", variant.id);
            }
        }
    }
}

/// What is told and measured of a game is not said of a player's own rules under the same id.
#[test]
fn own_rules_do_not_pass_for_a_shipped_game() {
    let shipped = variants::find("double-canfield").unwrap();
    let mut own = shipped.clone();
    own.rules = variants::find("gate").unwrap().rules.clone();
    let texts = Texts::new("en");
    let page = |variant| {
        let paragraphs = texts.rules_page(variant).into_iter();
        paragraphs.map(|part| part.text).collect::<String>()
    };
    for told in ["99 times in 100", "six piles and a reserve of 40"] {
        assert!(page(shipped).contains(told), "{told}");
        assert!(!page(&own).contains(told), "{told}");
    }
    assert!(page(&own).contains("Not measured yet."));
}

#[test]
fn the_rules_of_the_tables_are_told_apart() {
    for (id, sentence) in [
        ("dispettoso", "moves the top card alone, or the whole pile"),
        ("dispettoso", "one card at a time"),
        (
            "dispettoso",
            "The pack costs 50. Each card on the foundations pays 5.",
        ),
        (
            "dispettoso",
            "Once the reserve is empty, you fill a space from the waste, when you like; it may also stay open.",
        ),
        ("double-canfield", "2 decks, 104 cards in all."),
        ("double-canfield", "No score is kept"),
        ("canfield-klondike", "7 piles of 1 to 7 cards"),
        (
            "canfield-klondike",
            "only all face-up cards of a pile move together",
        ),
        (
            "canfield-klondike",
            "Only a king, or a run that starts with one",
        ),
        ("canfield-klondike", "There is no redeal"),
        ("canfield", "but not the base card"),
        ("canfield", "any run may move"),
        (
            "canfield",
            "10 cards on the foundations are called breaking even",
        ),
        ("hoyle-canfield", "only a whole pile moves"),
        ("hoyle-canfield", "All cards together pay 500"),
        (
            "gate",
            "When no card is left there either, the choice is yours. Once all reserves are empty, you fill a space from another pile",
        ),
    ] {
        let page = rules_of(id);
        assert!(page.contains(sentence), "{id} lacks `{sentence}`:\n{page}");
    }
}
