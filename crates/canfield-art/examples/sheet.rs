//! All pictures at several sizes on several tables, as one page to look at:
//! `cargo run -p canfield-art --example sheet > sheet.html`.

use std::io::{self, Write};

use canfield_art::{
    Palette, Picture, Place, Style, app_icon, css_classes, css_variables, drawing, svg,
};
use canfield_core::card::{Card, Rank, Suit};

const TABLES: [(&str, &str, Palette); 4] = [
    ("felt", "#27634a", Palette::FELT),
    ("light", "#dfe5e0", Palette::LIGHT),
    ("dark", "#1b1e22", Palette::DARK),
    ("contrast", "#000", Palette::HIGH_CONTRAST),
];

fn main() -> io::Result<()> {
    let mut page = io::stdout().lock();
    // Words narrow the sheet down: a table and a size, and `courts` or `places`.
    let words: Vec<String> = std::env::args().skip(1).collect();
    let is_wanted = |word: &str| words.is_empty() || words.iter().any(|wanted| wanted == word);
    writeln!(
        page,
        "<!doctype html><meta charset=utf-8><style>body{{margin:0}}div{{padding:8px}}svg{{margin:2px}}"
    )?;
    writeln!(page, "{}", css_classes())?;
    for (name, ground, palette) in TABLES {
        let variables = css_variables(&palette);
        writeln!(page, ".{name}{{background:{ground};{variables}}}")?;
    }
    writeln!(page, "</style><svg width=0 height=0>")?;
    let has_word = |wanted: &str| words.iter().any(|word| word == wanted);
    let is_shown = |picture: Picture| match picture {
        Picture::Face(card) if card.rank().index() > 9 => !has_word("places"),
        Picture::Face(_) | Picture::Strip(..) => !has_word("courts") && !has_word("places"),
        Picture::Back | Picture::Place(_) => !has_word("courts"),
    };
    let mut ids = Vec::new();
    for (name, style) in styles() {
        for picture in pictures().into_iter().filter(|picture| is_shown(*picture)) {
            if name != "r" && !matches!(picture, Picture::Face(_)) {
                continue;
            }
            let id = format!("{name}{}", ids.len());
            writeln!(page, "{}", svg(&drawing(picture, style), &id))?;
            ids.push(id);
        }
    }
    writeln!(page, "{}</svg>", svg(&app_icon(), "icon"))?;
    for (name, _, _) in TABLES.iter().filter(|(name, _, _)| is_wanted(name)) {
        for width in [40, 80, 160, 400] {
            if !is_wanted(&width.to_string()) {
                continue;
            }
            let height = width * 7 / 5;
            writeln!(page, "<div class={name}>")?;
            for id in &ids {
                writeln!(
                    page,
                    "<svg width={width} height={height}><use href=#{id} /></svg>"
                )?;
            }
            writeln!(
                page,
                "<svg width={width} height={width}><use href=#icon /></svg></div>"
            )?;
        }
    }
    Ok(())
}

fn styles() -> [(&'static str, Style); 3] {
    let style = |four_colors, large_index| Style {
        four_colors,
        large_index,
        letters: false,
    };
    [
        ("r", style(false, false)),
        ("f", style(true, false)),
        ("l", style(true, true)),
    ]
}

fn pictures() -> Vec<Picture> {
    let cards = Suit::ALL.into_iter().flat_map(|suit| {
        (0..13)
            .filter_map(Rank::from_index)
            .map(move |rank| Card::new(rank, suit))
    });
    let mut pictures: Vec<Picture> = cards.map(Picture::Face).collect();
    let ten = Rank::from_index(9).unwrap_or(Rank::ACE);
    let places = [
        Place::Plain,
        Place::Rank(Rank::ACE),
        Place::Rank(ten),
        Place::Card(Card::new(ten, Suit::Hearts)),
        Place::Suit(Suit::Clubs),
        Place::Any,
        Place::Set,
        Place::Waste,
        Place::Reserve,
        Place::Nothing,
        Place::Redeal,
        Place::NoRedeal,
    ];
    pictures.push(Picture::Back);
    pictures.extend(places.map(Picture::Place));
    pictures
}
