//! The facts of the story behind the money, in every language and on the page of every table.

use super::page;
use crate::LANGUAGES;

/// What is told, and the words for it in English, Italian, Finnish, Spanish and Estonian.
type Told = (&'static str, [&'static str; 5]);

const LANGUAGES_OF_STORY: [&str; 5] = ["en", "it", "fi", "es", "et"];

const STORY: &[Told] = &[
    (
        "when",
        [
            "In the 1890s",
            "Negli anni Novanta dell'Ottocento",
            "1890-luvulla",
            "En la década de 1890",
            "1890. aastatel",
        ],
    ),
    (
        "a gaming house",
        [
            "Richard A. Canfield kept a gaming house",
            "Richard A. Canfield teneva una casa da gioco",
            "Richard A. Canfield piti pelitaloa",
            "Richard A. Canfield tenía una casa de juego",
            "pidas Richard A. Canfield Ameerika Ühendriikides mängumaja",
        ],
    ),
    (
        "the price",
        [
            "a pack of cards for 50 dollars",
            "un mazzo di carte per 50 dollari",
            "korttipakan 50 dollarilla",
            "una baraja por 50 dólares",
            "50 dollari eest kaardipaki",
        ],
    ),
    (
        "the pay",
        [
            "5 dollars for each card",
            "5 dollari per ogni carta",
            "5 dollaria jokaisesta kortista",
            "5 dólares por cada carta",
            "5 dollarit iga kaardi eest",
        ],
    ),
    (
        "to be doubted",
        [
            "None of this is certain.",
            "Niente di tutto questo è certo.",
            "Mikään tästä ei ole varmaa.",
            "Nada de esto es seguro.",
            "Midagi sellest ei ole kindel.",
        ],
    ),
    (
        "the first place",
        [
            "in Saratoga Springs",
            "a Saratoga Springs",
            "Saratoga Springsiin",
            "en Saratoga Springs",
            "Saratoga Springsi",
        ],
    ),
    (
        "the second place",
        [
            "in Florida",
            "in Florida",
            "Floridaan",
            "en Florida",
            "Floridasse",
        ],
    ),
    (
        "the third place",
        [
            "a café on Broadway",
            "un caffè a Broadway",
            "kahvilasta Broadwaylla",
            "un café en Broadway",
            "kohvikust Broadwayl",
        ],
    ),
    (
        "the price in doubt",
        [
            "50 in some accounts and 52 in others",
            "50 per alcuni e 52 per altri",
            "toisissa kertomuksissa 50, toisissa 52",
            "50 en unos relatos y 52 en otros",
            "maksis kaardipakk 50, teiste järgi 52",
        ],
    ),
    (
        "croupiers",
        [
            "every player needed a croupier",
            "ogni giocatore aveva bisogno di un croupier",
            "jokainen pelaaja tarvitsi oman pelinhoitajan",
            "cada jugador necesitaba un crupier",
            "iga mängija vajas krupjeed",
        ],
    ),
    (
        "Klondike by mistake",
        [
            "by mistake as card books say",
            "per errore, dicono i libri di carte",
            "korttikirjojen mukaan erehdyksessä",
            "por error, dicen los libros de naipes",
            "kaardiraamatute järgi ekslikult",
        ],
    ),
    (
        "Klondike by right",
        [
            "in some countries that is simply its name",
            "in certi paesi quello è proprio il suo nome",
            "joissakin maissa se on pelin oikea nimi",
            "en algunos países ese es sencillamente su nombre",
            "mõnel maal ongi see mängu õige nimi",
        ],
    ),
];

#[test]
fn the_story_in_every_language() {
    assert_eq!(LANGUAGES_OF_STORY, *LANGUAGES);
    for id in [
        "dispettoso",
        "double-canfield",
        "canfield-klondike",
        "canfield",
        "hoyle-canfield",
    ] {
        for (idx, language) in LANGUAGES.iter().enumerate() {
            let page = page(language, id);
            for (fact, words) in STORY {
                let words = words[idx];
                assert!(
                    page.contains(words),
                    "{language}, {id}, {fact}: no `{words}`"
                );
            }
        }
    }
}
