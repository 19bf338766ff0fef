//! The page: draws the game, and listens to the player.

use std::cell::RefCell;
use std::rc::Rc;

use canfield_session::command::Command;
use canfield_text::Texts;
use wasm_bindgen::UnwrapThrowExt;

use crate::game::{Game, Report, Start};

/// Opens the game in the page, and draws and listens from then on.
pub fn mount(start: Start) {
    let game: Rc<RefCell<Option<Game>>> = Rc::default();
    let weak = Rc::clone(&game);
    let report: Report = Rc::new(move |command: Command| {
        if let Some(game) = weak.borrow_mut().as_mut() {
            game.update(command);
            draw(game);
        }
    });
    let opened = start.open(report);
    draw(&opened);
    *game.borrow_mut() = Some(opened);
}

fn draw(game: &Game) {
    let texts = Texts::new("en");
    let document = web_sys::window().and_then(|window| window.document());
    let body = document.and_then(|document| document.body()).unwrap_throw();
    body.set_text_content(Some(&texts.status(&game.scene()).join(" ")));
}
