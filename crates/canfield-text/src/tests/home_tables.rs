//! That the rules pages of the tables, each in the language of its home and in English, hold every fact that its source
//! tells, and that the story of the money holds its facts in every language.
//!
//! A row is a fact, the sentence that tells it, and a table of which the same sentence would be untrue, so that a fact
//! cannot be told of the wrong game; where all tables agree, there is none.

use canfield_core::variants;

use crate::Texts;

mod english;
mod story;

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

const FINNISH: &[Fact] = &[
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
        "Tyhjään paikkaan käy siirrettäväksi vain kuningas tai siitä alkava jono, ei mikään muu.",
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

#[test]
fn the_finnish_table_in_finnish() {
    let id = "canfield-klondike";
    check("fi", id, FINNISH);
    let has_reserve = Texts::new("fi")
        .rules_page(variants::find(id).unwrap())
        .iter()
        .any(|paragraph| paragraph.heading == "Reservi");
    assert!(!has_reserve, "there is no reserve");
}

const ESTONIAN: &[Fact] = &[
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

#[test]
fn the_estonian_table_in_estonian() {
    check("et", "hoyle-canfield", ESTONIAN);
}

const ITALIAN: &[Fact] = &[
    (
        "name",
        "Il dispettoso, come si gioca in rete in Italia",
        Some("canfield"),
    ),
    ("name elsewhere", "Detto anche Sunshine.", Some("canfield")),
    ("deck", "Un mazzo di 52 carte.", Some("double-canfield")),
    (
        "reserve",
        "13 carte formano la riserva, e solo quella in cima è scoperta.",
        Some("canfield-klondike"),
    ),
    (
        "piles",
        "Ci sono 4 colonne di una carta ciascuna.",
        Some("double-canfield"),
    ),
    (
        "base",
        "La prima carta distribuita va su una base, e il suo valore è il valore base.",
        Some("canfield-klondike"),
    ),
    (
        "foundations",
        "Portare tutte le carte sulle 4 basi",
        Some("double-canfield"),
    ),
    (
        "in suit",
        "ognuna di un solo seme e in ordine crescente, a partire dal valore base.",
        Some("canfield-klondike"),
    ),
    ("thirteen", "Ogni base prende 13 carte.", None),
    (
        "corner",
        "Dopo il re viene l'asso.",
        Some("canfield-klondike"),
    ),
    (
        "building",
        "si scende a colori alterni: rosso su nero, nero su rosso",
        None,
    ),
    (
        "king on ace",
        "Il re va sull'asso.",
        Some("canfield-klondike"),
    ),
    (
        "single or whole",
        "si muove la sola carta in cima, o la colonna intera; niente di mezzo",
        Some("hoyle-canfield"),
    ),
    (
        "space",
        "Uno spazio si riempie da solo e subito, dalla riserva.",
        Some("canfield-klondike"),
    ),
    (
        "space late",
        "Esaurita la riserva, uno spazio lo riempi tu dal pozzo, quando vuoi",
        Some("canfield"),
    ),
    (
        "one card",
        "Dal tallone si passa al pozzo una carta alla volta",
        Some("hoyle-canfield"),
    ),
    (
        "redeals",
        "nello stesso ordine e senza mischiare, quante volte vuoi",
        Some("canfield-klondike"),
    ),
    (
        "stock",
        "Le altre 34 carte sono il tallone.",
        Some("double-canfield"),
    ),
    (
        "no return",
        "Una carta messa su una base resta lì.",
        Some("canfield"),
    ),
    ("price", "Il mazzo costa 50.", Some("canfield-klondike")),
    ("pay", "Ogni carta sulle basi rende 5.", Some("canfield")),
    (
        "all",
        "Tutte le 52 carte insieme rendono 260.",
        Some("hoyle-canfield"),
    ),
    (
        "even",
        "Con 10 carte sulle basi il prezzo del mazzo è ripagato.",
        Some("canfield-klondike"),
    ),
    (
        "claim",
        "La fonte calcola che la casa vincesse in media 25, e che alla vecchia maniera, tre carte alla volta e un solo giro del tallone, sia quasi impossibile riuscire.",
        Some("hoyle-canfield"),
    ),
    (
        "sending",
        "Un doppio clic manda una carta dove può andare, prima di tutto su una base.",
        None,
    ),
];

#[test]
fn the_italian_table_in_italian() {
    check("it", "dispettoso", ITALIAN);
}

const ITALIAN_OF_TWO_DECKS: &[Fact] = &[
    (
        "name",
        "Double Canfield, il gioco con due mazzi che si gioca in rete",
        Some("dispettoso"),
    ),
    ("decks", "2 mazzi, in tutto 104 carte.", Some("dispettoso")),
    (
        "base",
        "La prima carta distribuita va su una base, e il suo valore è il valore base.",
        Some("canfield-klondike"),
    ),
    (
        "reserve",
        "13 carte formano la riserva, e solo quella in cima è scoperta.",
        Some("canfield-klondike"),
    ),
    (
        "piles",
        "Ci sono 5 colonne di una carta ciascuna.",
        Some("dispettoso"),
    ),
    (
        "foundations",
        "Portare tutte le carte sulle 8 basi",
        Some("dispettoso"),
    ),
    (
        "in suit",
        "ognuna di un solo seme e in ordine crescente, a partire dal valore base.",
        Some("canfield-klondike"),
    ),
    ("thirteen", "Ogni base prende 13 carte.", None),
    (
        "corner",
        "Dopo il re viene l'asso.",
        Some("canfield-klondike"),
    ),
    (
        "building",
        "si scende a colori alterni: rosso su nero, nero su rosso",
        None,
    ),
    (
        "king on ace",
        "Il re va sull'asso.",
        Some("canfield-klondike"),
    ),
    (
        "any run",
        "si muove qualunque sequenza, intera o una parte a partire dalla cima",
        Some("dispettoso"),
    ),
    (
        "space",
        "Uno spazio si riempie da solo e subito, dalla riserva.",
        Some("canfield-klondike"),
    ),
    (
        "space late",
        "Esaurita la riserva, uno spazio lo riempi tu dal pozzo o da un'altra colonna, quando vuoi",
        Some("dispettoso"),
    ),
    (
        "three cards",
        "Dal tallone si passano al pozzo 3 carte alla volta, meno alla fine",
        Some("dispettoso"),
    ),
    (
        "redeals",
        "nello stesso ordine e senza mischiare, quante volte vuoi",
        Some("canfield-klondike"),
    ),
    (
        "stock",
        "Le altre 85 carte sono il tallone.",
        Some("dispettoso"),
    ),
    (
        "return",
        "La carta in cima a una base può tornare su una colonna.",
        Some("dispettoso"),
    ),
    ("no money", "Non si tengono punti", Some("dispettoso")),
    (
        "no money told",
        "Di questo tavolo non si raccontano soldi",
        Some("dispettoso"),
    ),
    (
        "claim",
        "secondo la fonte ci si riesce circa 99 volte su 100",
        Some("hoyle-canfield"),
    ),
    (
        "sending",
        "Un doppio clic manda una carta dove può andare, prima di tutto su una base.",
        None,
    ),
];

#[test]
fn the_italian_table_of_two_decks_in_italian() {
    check("it", "double-canfield", ITALIAN_OF_TWO_DECKS);
}

const SPANISH: &[Fact] = &[
    (
        "name",
        "el Canfield de AisleRiot, tal como lo cuenta su manual en español",
        Some("hoyle-canfield"),
    ),
    ("deck", "Una baraja de 52 cartas.", Some("double-canfield")),
    (
        "reserve",
        "13 cartas forman la reserva, y solo la de encima está boca arriba.",
        Some("canfield-klondike"),
    ),
    (
        "piles",
        "Hay 4 columnas de una carta cada una.",
        Some("double-canfield"),
    ),
    (
        "base",
        "La primera carta que se reparte va a una fundación, y su valor es la base.",
        Some("canfield-klondike"),
    ),
    (
        "foundations",
        "Llevar todas las cartas a las 4 fundaciones",
        Some("double-canfield"),
    ),
    (
        "in suit",
        "cada una de un solo palo y en orden ascendente desde la base.",
        Some("canfield-klondike"),
    ),
    ("thirteen", "Cada fundación recibe 13 cartas.", None),
    (
        "corner",
        "Después del rey va el as.",
        Some("canfield-klondike"),
    ),
    (
        "building",
        "se baja en colores alternos: rojo sobre negro, negro sobre rojo",
        None,
    ),
    (
        "king on ace",
        "El rey va sobre el as.",
        Some("canfield-klondike"),
    ),
    (
        "any run",
        "se mueve cualquier escalera, entera o una parte desde arriba",
        Some("dispettoso"),
    ),
    (
        "space",
        "Un hueco se llena solo y enseguida desde la reserva.",
        Some("canfield-klondike"),
    ),
    (
        "space late",
        "Agotada la reserva, un hueco lo llenas tú desde el descarte o desde otra columna, cuando quieras",
        Some("hoyle-canfield"),
    ),
    (
        "three cards",
        "Del mazo pasan al descarte 3 cartas cada vez, menos al final",
        Some("dispettoso"),
    ),
    (
        "nothing on the waste",
        "Al principio no pasa ninguna carta al descarte.",
        Some("canfield-pysolfc"),
    ),
    (
        "redeals",
        "en el mismo orden y sin barajar, cuantas veces quieras",
        Some("canfield-klondike"),
    ),
    (
        "stock",
        "Las otras 34 cartas son el mazo.",
        Some("double-canfield"),
    ),
    (
        "return",
        "puede volver a una columna, pero no la carta base",
        Some("double-canfield"),
    ),
    (
        "points",
        "Cada carta en las fundaciones vale un punto.",
        Some("dispettoso"),
    ),
    (
        "most points",
        "Las 52 cartas juntas valen 52 puntos, que es el máximo.",
        Some("dispettoso"),
    ),
    (
        "even",
        "Con 10 cartas en las fundaciones se dice que ni se gana ni se pierde.",
        Some("dispettoso"),
    ),
    (
        "claim",
        "Según su fuente es difícil de ganar, y se juega por los puntos.",
        Some("hoyle-canfield"),
    ),
    (
        "sending",
        "Un doble clic manda una carta adonde pueda ir, antes que nada a una fundación.",
        None,
    ),
];

#[test]
fn the_spanish_table_in_spanish() {
    check("es", "canfield", SPANISH);
}
