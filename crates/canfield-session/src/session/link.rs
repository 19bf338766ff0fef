//! The deal on the table as a link, to be passed on and to be opened.

use canfield_core::deal::Deck;

use super::Session;
use crate::effect::Effect;
use crate::message::Message;

impl Session {
    /// The deal on the table as `VARIANT/DEAL`, such as `canfield/12345`; `None` for a position that was not dealt.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        let deck = self.deck.as_ref()?;
        Some(format!("{}/{deck}", self.variant.id))
    }

    /// Opens a link, as if its deal was asked for. The deal that is on the table already goes on. A text that is no link is
    /// told, and changes nothing; so is a number with a sign, for it is none that the game has ever put into a link.
    pub(super) fn open_link(&mut self, link: &str, effects: &mut Vec<Effect>) {
        let parts = link.split_once('/');
        let parts =
            parts.filter(|(_, deck)| deck.starts_with(|c: char| c.is_alphanumeric() || c == '='));
        let Some((variant, deck)) = parts else {
            let link = link.to_owned();
            self.status = vec![Message::BadLink { link }];
            return;
        };
        match deck.parse::<Deck>() {
            Ok(deck) if self.variant.id == variant && self.deck.as_ref() == Some(&deck) => {}
            Ok(deck) => self.ask_to_deal(variant, deck, effects),
            Err(error) => self.status = vec![Message::CannotDeal(error)],
        }
    }
}

#[cfg(test)]
mod tests {
    use canfield_core::variants;

    use super::*;
    use crate::command::Command;
    use crate::scene::{Dialog, Question};
    use crate::session::Millis;

    fn session() -> Session {
        let variant = variants::find("canfield").unwrap();
        Session::new(variant, "12345".parse().unwrap(), 7).unwrap()
    }

    fn open(session: &mut Session, link: &str) {
        session.update(Command::OpenLink(link.to_owned()), Millis(0));
    }

    #[test]
    fn a_link_opens_the_deal_that_it_was_made_of() {
        let mut session = session();
        assert_eq!(session.link().as_deref(), Some("canfield/12345"));
        open(&mut session, "gate/7");
        assert_eq!(session.link().as_deref(), Some("gate/7"));
    }

    /// Opening a link never throws a game under way away unasked.
    #[test]
    fn a_game_under_way_is_asked_about() {
        let mut session = session();
        session.update(Command::Draw, Millis(0));
        open(&mut session, "canfield/12345");
        assert!(session.scene().dialog.is_none(), "that is this very game");
        assert_eq!(session.scene().n_moves, 1);
        open(&mut session, "canfield/7");
        let deal = "7".to_owned();
        let question = Dialog::Confirm(Question::Deal { deal });
        assert_eq!(session.scene().dialog, Some(question));
        session.update(Command::Answer(false), Millis(0));
        assert_eq!(session.link().as_deref(), Some("canfield/12345"));
        assert_eq!(session.scene().n_moves, 1);
    }

    #[test]
    fn a_bad_link_is_told_and_changes_nothing() {
        let mut session = session();
        for link in [
            "", "gate", "gate/", "gate/x", "gate/-5", "gate/ 5", "gat/7", "/7",
        ] {
            session.status.clear();
            open(&mut session, link);
            assert_eq!(session.status.len(), 1, "{link}");
            assert_eq!(session.link().as_deref(), Some("canfield/12345"));
        }
    }
}
