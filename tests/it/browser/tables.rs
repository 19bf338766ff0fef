//! The tables that most people play, from the first card to the longest columns, in windows of every shape.
//!
//! With `CANFIELD_PICTURES`, which names a folder, each of them is photographed there as well, to be looked at by people.

use std::fs;
use std::path::PathBuf;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use canfield_core::moves::Move;
use canfield_core::record::Record;
use canfield_core::variants::{self, Variant};
use canfield_session::session::Session;
use canfield_tests::webdriver::{DESK, PHONE};
use libtest_mimic::{Failed, Trial};
use serde_json::json;

use super::looks::FAULTS;
use super::{Player, page, trial};

pub(crate) fn trials() -> Vec<Trial> {
    vec![trial("h2-h8-whole-games-fit", whole_games_fit)]
}

/// The five tables, and those that ask for the most room.
const VARIANTS: [&str; 9] = [
    "dispettoso",
    "double-canfield",
    "canfield-klondike",
    "canfield",
    "hoyle-canfield",
    "demon",
    "quadruple-canfield",
    "balcony",
    "double-minerva",
];

/// Windows: a width and a height in points, and whether it is a phone.
const SIZES: [(u32, u32, bool); 5] = [
    (320, 568, true),
    (390, 844, true),
    (844, 390, true),
    (1280, 800, false),
    (2560, 1440, false),
];

fn whole_games_fit() -> Result<(), Failed> {
    let mut faults = Vec::new();
    for kind in [PHONE, DESK] {
        let mut player = Player::at(kind, &page()?)?;
        for id in VARIANTS {
            let variant = variants::find(id)?;
            let game = long_game(variant);
            for (stage, n_moves) in [
                ("start", 0),
                ("middle", game.len() / 2),
                ("late", game.len()),
            ] {
                player.find_game(variant, &game[..n_moves])?;
                for (width, height, _) in SIZES.into_iter().filter(|size| size.2 == kind.is_phone) {
                    player.resize(width, height)?;
                    let found = player.browser.eval(FAULTS)?;
                    let found = found.as_array().into_iter().flatten();
                    faults.extend(
                        found.map(|fault| format!("{id}, {stage}, {width}x{height}: {fault}")),
                    );
                    player.photograph(&format!("{id}-{width}x{height}-{stage}"))?;
                }
            }
        }
        player.expect_no_complaints()?;
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n").into())
    }
}

/// The way to the longest column that some dozen games without any plan come to.
fn long_game(variant: &Variant) -> Vec<Move> {
    let rules = &variant.rules;
    let mut longest = (0, Vec::new());
    let mut chance = 1_u64;
    for _ in 0..24 {
        let mut state = rules.deal_number("1".parse().expect("that is a number"));
        let mut made = Vec::new();
        for _ in 0..250 {
            let moves = rules.legal_moves(&state);
            if moves.is_empty() {
                break;
            }
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let nth = usize::try_from(chance >> 40).unwrap_or_default();
            let mv = moves[nth % moves.len()];
            if rules.apply(&mut state, mv).is_err() {
                break;
            }
            made.push(mv);
            let columns = rules.tableau_piles().map(|pile| state.len(pile));
            let length = columns.max().unwrap_or_default();
            if length > longest.0 {
                longest = (length, made.clone());
            }
        }
    }
    longest.1
}

impl Player {
    /// Opens the page where this game of the first deal was left.
    pub(super) fn find_game(&mut self, variant: &Variant, moves: &[Move]) -> Result<(), Failed> {
        let record = Record {
            variant: variant.clone(),
            deck: "1".parse()?,
            moves: moves.to_vec(),
            played: moves.len(),
        };
        let text = record.to_string();
        // A page of the same origin that is not the game, so that nothing else is stored meanwhile.
        self.browser
            .open(&format!("{}manifest.webmanifest", self.address))?;
        self.browser
            .eval(&format!("localStorage.setItem('canfield/game', {text:?})"))?;
        // The browser complains that this page has no picture of its own.
        self.browser.complaints()?;
        self.browser.open(&self.address)?;
        self.wait_for_page()?;
        self.session = Session::from_record(record, 0)?;
        self.compare()
    }

    /// Gives the window another size, and waits until everything lies in its place.
    pub(super) fn resize(&self, width: u32, height: u32) -> Result<(), Failed> {
        let size = json!({
            "width": width,
            "height": height,
            "deviceScaleFactor": 1,
            "mobile": self.browser.kind().is_phone,
        });
        self.browser
            .chromium("Emulation.setDeviceMetricsOverride", &size)?;
        self.browser.wait_until(&format!(
            "innerWidth === {width} && innerHeight === {height}"
        ))?;
        self.at_rest()
    }

    /// Waits until every motion has ended.
    pub(super) fn at_rest(&self) -> Result<(), Failed> {
        self.browser.eval_later(
            "const frame = () => new Promise((next) => requestAnimationFrame(next));
             await frame(); await frame();
             await Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => {})));
             await frame(); return true",
        )?;
        Ok(())
    }

    /// Takes a picture, if somebody wants to look at it.
    pub(super) fn photograph(&self, name: &str) -> Result<(), Failed> {
        let Some(folder) = pictures() else {
            return Ok(());
        };
        let taken = self
            .browser
            .chromium("Page.captureScreenshot", &json!({ "format": "png" }))?;
        let taken = taken["data"].as_str().ok_or("there is no picture")?;
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(format!("{name}.png")), STANDARD.decode(taken)?)?;
        Ok(())
    }
}

/// Where pictures are wanted, if they are.
fn pictures() -> Option<PathBuf> {
    std::env::var_os("CANFIELD_PICTURES").map(PathBuf::from)
}
