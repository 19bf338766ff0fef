//! That the rules pages of the tables, each in the language of its home, hold every fact that its source tells.
//!
//! A row is a fact, the sentence that tells it, and a table of which the same sentence would be untrue, so that a fact
//! cannot be told of the wrong game; where all tables agree, there is none.

use canfield_core::variants;

use crate::Texts;

/// What is told, the words for it, and of which other table it must not be said.
type Fact = (&'static str, &'static str, Option<&'static str>);

fn page(language: &str, id: &str) -> String {
    let page = Texts::new(language).rules_page(variants::find(id).unwrap());
    let lines: Vec<String> = page
        .iter()
        .map(|paragraph| format!("{}: {}", paragraph.heading, paragraph.text))
        .collect();
    lines.join("\n")
}

#[track_caller]
fn check(language: &str, id: &str, facts: &[Fact]) {
    let own = page(language, id);
    for (fact, sentence, otherwise) in facts {
        assert!(own.contains(sentence), "{id}, {fact}: no `{sentence}`");
        if let Some(other) = otherwise {
            let told = page(language, other).contains(sentence);
            assert!(!told, "{other}, {fact}: `{sentence}` is untrue");
        }
    }
}

#[test]
fn the_finnish_table_in_finnish() {
    let id = "canfield-klondike";
    let facts: &[Fact] = &[
        ("name elsewhere", "Muita nimiä: Klondike.", Some("canfield")),
        (
            "name",
            "Canfield-pasianssi, tämänniminen peli Suomessa",
            Some("canfield"),
        ),
        ("deck", "Yksi pakka, 52 korttia.", Some("double-canfield")),
        (
            "foundations",
            "Pääsarjoja on 4, ja ne ovat alussa tyhjiä.",
            Some("canfield"),
        ),
        ("aces", "nousee ässästä alkaen", Some("canfield")),
        ("in suit", "Kukin pääsarja on yhtä maata", None),
        ("ace to king", "Kuhunkin pääsarjaan tulee 13 korttia.", None),
        (
            "piles",
            "Apusarjoja on 7: ensimmäiseen jaetaan 1 kortti, toiseen 2 ja niin edelleen, viimeiseen 7.",
            Some("canfield"),
        ),
        (
            "face up",
            "Kunkin päällimmäinen kortti on kuvapuoli ylöspäin, muut alaspäin.",
            Some("canfield"),
        ),
        (
            "building",
            "laskevasti vuorovärein: punainen mustan päälle, musta punaisen päälle",
            None,
        ),
        ("no wrap", "Ässän päälle ei käy mikään.", Some("canfield")),
        (
            "whole run",
            "aina kaikki näkyvät kortit yhdessä, ei koskaan vain osaa niistä",
            Some("canfield"),
        ),
        (
            "kings",
            "tyhjään paikkaan käy vain kuningas tai siitä alkava jono, ei mikään muu",
            Some("hoyle-canfield"),
        ),
        (
            "turned up",
            "joka on kuvapuoli alaspäin, se käännetään",
            Some("canfield"),
        ),
        (
            "one card",
            "Käsipakasta käännetään avopakkaan yksi kortti kerrallaan",
            Some("hoyle-canfield"),
        ),
        (
            "one pass",
            "Käsipakka käydään läpi vain kerran.",
            Some("dispettoso"),
        ),
        (
            "stock",
            "Loput 24 korttia jäävät käsipakaksi.",
            Some("hoyle-canfield"),
        ),
        (
            "no return",
            "Pääsarjaan pantu kortti pysyy siellä.",
            Some("double-canfield"),
        ),
        ("price", "Pakka maksaa 52.", Some("hoyle-canfield")),
        (
            "pay",
            "Jokaisesta pääsarjojen kortista saa 5.",
            Some("canfield"),
        ),
        (
            "first win",
            "Kun pääsarjoissa on 11 korttia, olet voitolla 3.",
            Some("dispettoso"),
        ),
        (
            "all",
            "Kaikista 52 kortista yhteensä saa 260.",
            Some("hoyle-canfield"),
        ),
        (
            "claim",
            "Pelin lähteen mukaan tavallisin tulos on 5–7 korttia.",
            Some("hoyle-canfield"),
        ),
        (
            "sending",
            "Kortin kaksoisnapsautus lähettää sen sinne, minne se käy",
            None,
        ),
    ];
    check("fi", id, facts);
    let has_reserve = Texts::new("fi")
        .rules_page(variants::find(id).unwrap())
        .iter()
        .any(|paragraph| paragraph.heading == "Reservi");
    assert!(!has_reserve, "there is no reserve");
}

#[test]
fn the_estonian_table_in_estonian() {
    let facts: &[Fact] = &[
        (
            "name",
            "Canfield Hoyle'i järgi, eestikeelselt reeglilehelt",
            Some("canfield"),
        ),
        (
            "deck",
            "Üks kaardipakk, 52 kaarti.",
            Some("double-canfield"),
        ),
        (
            "reserve",
            "Reservi jagatakse 13 kaarti, millest ainult pealmine on avatud.",
            Some("canfield-klondike"),
        ),
        (
            "piles",
            "Veerge on 4 ja igaühte jagatakse üks kaart.",
            Some("double-canfield"),
        ),
        (
            "base",
            "Esimene jagatud kaart pannakse sihtpakki. See on aluskaart",
            Some("canfield-klondike"),
        ),
        (
            "foundations",
            "Kõik kaardid tuleb koguda 4 sihtpakki.",
            Some("double-canfield"),
        ),
        (
            "in suit",
            "Igasse sihtpakki laotakse üks mast kasvavas järjekorras",
            None,
        ),
        ("thirteen", "Igasse sihtpakki tuleb 13 kaarti.", None),
        (
            "corner",
            "Kuninga järel tuleb äss.",
            Some("canfield-klondike"),
        ),
        (
            "building",
            "kahanevas järjekorras ja vahelduvate värvidega: punane mustale, must punasele",
            None,
        ),
        (
            "king on ace",
            "Ässa peale sobib kuningas.",
            Some("canfield-klondike"),
        ),
        (
            "whole pile",
            "Veerg tõstetakse teise peale alati tervenisti, mitte kunagi osa sellest.",
            Some("canfield"),
        ),
        (
            "space",
            "Tühi koht täitub kohe ise reservist.",
            Some("canfield-klondike"),
        ),
        (
            "space late",
            "Kui reserv on otsas, tohib tühja koha täita heitepakist; selle võib ka tühjaks jätta nii kauaks, kui soovid.",
            Some("canfield"),
        ),
        (
            "three cards",
            "Pakist keeratakse heitepakki 3 kaarti korraga",
            Some("dispettoso"),
        ),
        (
            "redeals",
            "pööratakse heitepakk uueks pakiks, järjekorda muutmata ja kaarte segamata, nii mitu korda, kui soovid",
            Some("canfield-klondike"),
        ),
        (
            "stock",
            "Ülejäänud 34 kaarti jäävad pakki.",
            Some("double-canfield"),
        ),
        (
            "no return",
            "Sihtpakki pandud kaart jääb sinna.",
            Some("canfield"),
        ),
        ("price", "Kaardipakk maksab 50.", Some("canfield-klondike")),
        (
            "pay",
            "Iga kaart sihtpakkides toob 5.",
            Some("double-canfield"),
        ),
        (
            "base pays",
            "iga kaart toob 5, ka jagatud aluskaart",
            Some("dispettoso"),
        ),
        ("all", "Kõik kaardid kokku toovad 500.", Some("dispettoso")),
        (
            "claim",
            "Allika järgi tuleb välja umbes 3 jaotust sajast.",
            Some("dispettoso"),
        ),
        (
            "sending",
            "Topeltklõps kaardil saadab selle sinna, kuhu see sobib",
            None,
        ),
    ];
    check("et", "hoyle-canfield", facts);
}
