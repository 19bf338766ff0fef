//! The page in a real browser: what a player does and sees there, and what is left when things go wrong.
//!
//! Each trial has a browser and a server of its own, so nothing is kept from one to another. What the page must show
//! follows from a session that is told the same as the page. Where the browser or the built page is missing the trials
//! are ignored and say why; with `CANFIELD_BROWSER` set, as in `cargo xtask ci`, that is a failure.

mod access;
mod copies;
mod exchange;
mod keeps;
mod looks;
mod play;
mod same;
mod solving;
mod tables;
mod versions;
mod words;

use std::path::{Path, PathBuf};

use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::variants::{self, Variant};
use canfield_session::command::Command;
use canfield_session::effect::Effect;
use canfield_session::keymap::Key;
use canfield_session::scene::Scene;
use canfield_session::session::{Millis, Session};
use canfield_solver::{Limits, Search, Verdict};
use canfield_tests::webdriver::{
    self, Browser, DESK, Deed, Engine, FIREFOX, FIREFOX_TABLET, Kind, PHONE,
};
use canfield_text::Texts;
use libtest_mimic::{Completion, Failed, Trial};
use serde_json::Value;
use xtask_web::server::Server;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    trials.extend(access::trials());
    trials.extend(copies::trials());
    trials.extend(exchange::trials());
    trials.extend(keeps::trials());
    trials.extend(looks::trials());
    trials.extend(play::trials());
    trials.extend(same::trials());
    trials.extend(solving::trials());
    trials.extend(tables::trials());
    trials.extend(versions::trials());
    trials.extend(words::trials());
    trials
}

/// The deal that most trials play.
const LINK: &str = "canfield/12345";

/// A trial that needs Chromium and the page.
fn trial(name: &str, run: fn() -> Result<(), Failed>) -> Trial {
    trial_in(Engine::Chromium, name, run)
}

/// A trial that is the same in Chromium and in Firefox.
fn in_both(name: &str, run: fn(Kind) -> Result<(), Failed>) -> [Trial; 2] {
    in_kinds(name, run, [DESK, FIREFOX])
}

/// The same for fingers.
fn touched_in_both(name: &str, run: fn(Kind) -> Result<(), Failed>) -> [Trial; 2] {
    in_kinds(name, run, [PHONE, FIREFOX_TABLET])
}

fn in_kinds(
    name: &str,
    run: fn(Kind) -> Result<(), Failed>,
    [chromium, firefox]: [Kind; 2],
) -> [Trial; 2] {
    [
        trial_in(Engine::Chromium, name, move || run(chromium)),
        trial_in(Engine::Firefox, &format!("firefox-{name}"), move || {
            run(firefox)
        }),
    ]
}

/// A trial that needs this browser and the page.
fn trial_in(
    engine: Engine,
    name: &str,
    run: impl Fn() -> Result<(), Failed> + Send + 'static,
) -> Trial {
    Trial::ignorable_test(format!("browser::{name}"), move || {
        let missing = webdriver::look_for(engine).and_then(|()| page().map(drop));
        match missing {
            Ok(()) => run().map(|()| Completion::Completed),
            Err(reason) if is_demanded() => Err(reason.into()),
            Err(reason) => Ok(Completion::ignored_with(reason)),
        }
    })
}

/// Whether nothing may be missing.
#[expect(
    clippy::disallowed_methods,
    reason = "whoever starts the trials says so by the environment"
)]
fn is_demanded() -> bool {
    std::env::var("CANFIELD_BROWSER").is_ok()
}

/// The folder of the built page.
fn page() -> Result<PathBuf, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    // This program lies in `target/PROFILE/deps`.
    let target = this.ancestors().nth(3).unwrap_or(Path::new("target"));
    let page = target.join("web");
    if page.join("index.html").exists() {
        Ok(page)
    } else {
        Err("the page is not built: `cargo xtask build web`".to_owned())
    }
}

/// A player at a page, and a session that is told the same.
struct Player {
    browser: Browser,
    /// `None` while there is no network.
    server: Option<Server>,
    address: String,
    session: Session,
    texts: Texts,
    /// When the last thing was done.
    now: Millis,
}

impl Player {
    /// A player who has opened the page with a link to a deal.
    fn open(kind: Kind, link: &str) -> Result<Self, Failed> {
        let mut player = Self::at(kind, &page()?)?;
        player.follow(link)?;
        player.compare()?;
        Ok(player)
    }

    /// A player who has not opened anything yet; the page lies in this folder.
    fn at(kind: Kind, page: &Path) -> Result<Self, Failed> {
        let server = Server::start(page, 0)?;
        Ok(Self {
            browser: Browser::start(kind)?,
            address: server.address(),
            server: Some(server),
            session: dealt(LINK)?,
            texts: Texts::new(kind.languages),
            now: Millis(0),
        })
    }

    /// Opens the page with this link, where no game is under way.
    fn follow(&mut self, link: &str) -> Result<(), Failed> {
        self.session = dealt(link)?;
        self.browser.open(&format!("{}#{link}", self.address))?;
        self.wait_for_page()
    }

    /// Waits until the page can be played.
    fn wait_for_page(&self) -> Result<(), Failed> {
        Ok(self
            .browser
            .wait_until("document.querySelector('[data-pile]')")?)
    }

    /// Tells the session something.
    fn tell(&mut self, command: Command) -> Vec<Effect> {
        // Long enough after the last command that two are never one.
        self.now = Millis(self.now.0 + 2_000);
        self.session.update(command, self.now)
    }

    /// Types keys, which the session gets as well.
    fn keys(&mut self, keys: &str) -> Result<(), Failed> {
        for key in keys.chars() {
            self.tell(Command::Key(match key {
                ENTER => Key::Enter,
                ESCAPE => Key::Escape,
                LEFT => Key::Left,
                RIGHT => Key::Right,
                UP => Key::Up,
                DOWN => Key::Down,
                letter => Key::Char(letter),
            }));
        }
        Ok(self.browser.keys(keys)?)
    }

    fn scene(&self) -> Scene {
        self.session.scene()
    }

    /// What every pile must be said to be.
    fn expected(&self) -> Shown {
        let scene = self.scene();
        let said = scene
            .piles
            .iter()
            .map(|view| (view.pile.to_string(), self.texts.seen(&scene, view)));
        let cards = scene.piles.iter().flat_map(|view| &view.cards);
        let faces = cards.filter(|card| card.face_up).map(|card| {
            let (rank, suit) = (card.card.rank(), card.card.suit());
            format!("{}{}", rank.letter(), suit.letter())
        });
        let mut faces: Vec<String> = faces.collect();
        faces.sort();
        Shown {
            piles: said.collect(),
            faces,
        }
    }

    /// What the page shows: what every pile is said to be, and the cards that lie face up.
    fn shown(&self) -> Result<Shown, Failed> {
        let shown = self.browser.eval(
            "return [
                Array.from(document.querySelectorAll('[data-pile]'), (pile) => [pile.dataset.pile, pile.getAttribute('aria-label')]),
                Array.from(document.querySelectorAll('[data-card]'), (card) => card.dataset.card).sort(),
            ]",
        )?;
        Ok(serde_json::from_value::<(_, _)>(shown).map(|(piles, faces)| Shown { piles, faces })?)
    }

    /// Waits until the page shows what the session does.
    fn compare(&self) -> Result<(), Failed> {
        let expected = self.expected();
        let mut shown = None;
        let as_expected = self
            .browser
            .wait_for("the page shows the session's position", |_| {
                let now = self.shown().map_err(|failed| format!("{failed:?}"))?;
                let is_same = now == expected;
                shown = Some(now);
                Ok(is_same.then_some(()))
            });
        as_expected.map_err(|error| {
            let complaints = self.browser.complaints().unwrap_or_default();
            let shown = shown.map_or_else(String::new, |shown| expected.differences(&shown));
            format!("{error}\n{shown}\n{}", complaints.join("\n")).into()
        })
    }

    /// Where an element is: left, top, right and bottom.
    fn place(&self, selector: &str) -> Result<[f64; 4], Failed> {
        let script = format!(
            "const place = document.querySelector({selector:?}).getBoundingClientRect();
             return [place.left, place.top, place.right, place.bottom]"
        );
        Ok(serde_json::from_value(self.browser.eval(&script)?)?)
    }

    /// A point on the top card of a pile, or on the place of an empty one.
    fn on_pile(&self, pile: PileId) -> Result<[f64; 2], Failed> {
        let [_, _, right, bottom] = self.place(&format!("[data-pile='{pile}']"))?;
        Ok([right - 9.0, bottom - 9.0])
    }

    /// A point on the lowest of the cards that a move takes: where it looks out from under the others.
    fn on_moved(&self, from: PileId, count: u8) -> Result<[f64; 2], Failed> {
        if count == 1 {
            return self.on_pile(from);
        }
        let scene = self.scene();
        let view = scene.piles.iter().find(|view| view.pile == from);
        let cards = &view.ok_or("there is no such pile")?.cards;
        let card = cards[cards.len() - usize::from(count)].card;
        let name = format!("{}{}", card.rank().letter(), card.suit().letter());
        let [left, top, ..] = self.place(&format!("[data-card='{name}']"))?;
        Ok([left + 9.0, top + 5.0])
    }

    /// A click, or a tap.
    fn click(&self, [x, y]: [f64; 2]) -> Result<(), Failed> {
        Ok(self
            .browser
            .point(&[Deed::Move(x, y, 0), Deed::Down, Deed::Up])?)
    }

    /// Presses and releases on a pile of the session.
    fn press(&mut self, pile: PileId, depth: u8) {
        self.tell(Command::Press { pile, depth });
        self.tell(Command::Release { on: Some(pile) });
    }

    /// The move that a player with a plain plan makes: cards are carried where there is any, and not to and fro.
    fn next_move(&self) -> Option<Move> {
        let rules = &self.session.variant().rules;
        let moves = rules.legal_moves(self.session.state());
        let worth = |mv: &Move| match mv {
            Move::Transfer {
                to: PileId::Foundation(_),
                ..
            } => 4,
            Move::Transfer {
                from: PileId::Reserve(_),
                ..
            } => 3,
            Move::Transfer {
                from: PileId::Waste,
                ..
            } => 2,
            Move::Draw | Move::Redeal => 1,
            Move::Transfer { .. } => 0,
        };
        moves.into_iter().max_by_key(worth)
    }

    /// What is stored under a key of the page.
    fn stored(&self, key: &str) -> Result<Option<String>, Failed> {
        let stored = self
            .browser
            .eval(&format!("return localStorage.getItem({key:?})"))?;
        Ok(stored.as_str().map(str::to_owned))
    }

    /// All that the page says at the moment.
    fn said(&self) -> Result<String, Failed> {
        let said = self
            .browser
            .eval("return document.getElementById('status').textContent")?;
        Ok(said.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until the page says this, among other things.
    fn hear(&self, sentence: &str) -> Result<(), Failed> {
        let heard = self.browser.wait_for(sentence, |_| {
            let said = self.said().map_err(|failed| format!("{failed:?}"))?;
            Ok(said.contains(sentence).then_some(()))
        });
        heard.map_err(|error| format!("{error}; it says {:?}", self.said()).into())
    }

    /// The name of the open dialog.
    fn dialog(&self) -> Result<Option<String>, Failed> {
        let name = self
            .browser
            .eval("return document.querySelector('dialog[open]')?.dataset.dialog ?? null")?;
        Ok(name.as_str().map(str::to_owned))
    }

    /// The page has complained of nothing, and has asked nobody but its own server.
    fn expect_no_complaints(&self) -> Result<(), Failed> {
        let complaints = self.browser.complaints()?;
        if !complaints.is_empty() {
            return Err(complaints.join("\n").into());
        }
        let foreign = self.browser.eval(
            "return performance.getEntriesByType('resource').map((entry) => entry.name)
                .filter((name) => !name.startsWith(location.origin))",
        )?;
        if foreign == Value::Array(Vec::new()) {
            Ok(())
        } else {
            Err(format!("asked elsewhere: {foreign}").into())
        }
    }
}

/// What a page shows.
#[derive(Debug, PartialEq)]
struct Shown {
    piles: Vec<(String, String)>,
    faces: Vec<String>,
}

impl Shown {
    /// What is shown and should not be, and what should be and is not.
    fn differences(&self, shown: &Self) -> String {
        let lines = |shown: &Self| {
            let piles = shown
                .piles
                .iter()
                .map(|(pile, said)| format!("{pile} {said}"));
            piles.chain(shown.faces.iter().cloned()).collect::<Vec<_>>()
        };
        let (wanted, there) = (lines(self), lines(shown));
        let missing = wanted
            .iter()
            .filter(|line| !there.contains(line))
            .map(|line| format!("- {line}"));
        let more = there
            .iter()
            .filter(|line| !wanted.contains(line))
            .map(|line| format!("+ {line}"));
        missing.chain(more).collect::<Vec<_>>().join("\n")
    }
}

/// A session with the deal of a link.
fn dealt(link: &str) -> Result<Session, Failed> {
    let (variant, deck) = link.split_once('/').ok_or("that is no link")?;
    Ok(Session::new(variants::find(variant)?, deck.parse()?, 0)?)
}

/// The moves with which deal 1 of a variant is won.
fn winning_line(variant: &Variant) -> Result<Vec<Move>, Failed> {
    let deal = variant.rules.deal_number("1".parse()?);
    let limits = Limits {
        states: 2_000_000,
        table_bytes: 1 << 28,
    };
    match Search::new(&variant.rules, &deal, limits).step(u64::MAX) {
        Some(Verdict::Solved(line)) => Ok(line.clone()),
        _ => Err("this deal is one that can be won".into()),
    }
}

/// What keys without a letter are called in the protocol.
const ENTER: char = '\u{E007}';
const ESCAPE: char = '\u{E00C}';
const LEFT: char = '\u{E012}';
const UP: char = '\u{E013}';
const RIGHT: char = '\u{E014}';
const DOWN: char = '\u{E015}';
