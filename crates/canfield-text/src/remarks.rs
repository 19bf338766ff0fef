//! What a player may want to know of a game at any time, in the order of its importance: a front end shows as much of it as
//! it has room for.

use canfield_session::scene::{Scene, Score};

use crate::Texts;
use crate::label::Label;

/// Something worth knowing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// In words.
    pub words: String,
    /// Whether it is news, and should stand out.
    pub stands_out: bool,
}

impl Texts {
    /// Which deal is played and how it stands: what changes with every move.
    #[must_use]
    pub fn standing(&self, scene: &Scene) -> Vec<Remark> {
        let remarks = [
            (!scene.deal.is_empty()).then(|| Label::Deal(scene.deal.clone())),
            Some(Label::CardsHome(scene.n_home, scene.n_cards)),
            scene.score.map(|score| match score {
                Score::Points(n) => Label::Points(n),
                Score::Money(n) => Label::Money(n),
            }),
            scene.balance.map(Label::Balance),
            scene.clock_secs.map(Label::Clock),
            Some(Label::Moves(scene.n_moves)),
        ];
        self.remarks(remarks.map(|label| (label, false)))
    }

    /// What can be done in this position, and what holds for the deal.
    #[must_use]
    pub fn facts(&self, scene: &Scene) -> Vec<Remark> {
        let n_bookmarks = scene.n_bookmarks;
        self.remarks([
            (scene.can_finish.then_some(Label::Finish), true),
            (scene.position_state.map(Label::PositionState), true),
            ((!scene.is_kept).then_some(Label::NotKept), true),
            (scene.has_base.then_some(Label::Base(scene.base)), false),
            (Some(Label::RedealsLeft(scene.redeals_left)), false),
            (
                (n_bookmarks > 0).then_some(Label::Bookmarks(n_bookmarks)),
                scene.is_bookmarked,
            ),
        ])
    }

    fn remarks<const N: usize>(&self, labels: [(Option<Label>, bool); N]) -> Vec<Remark> {
        let remarks = labels.into_iter().filter_map(|(label, stands_out)| {
            Some(Remark {
                words: self.label(&label?),
                stands_out,
            })
        });
        remarks.collect()
    }
}
