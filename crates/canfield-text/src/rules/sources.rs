//! What is known of a variant from outside its rules: who tells them, where others disagree, and what is told of its
//! money. All of it hangs on the name, because none of it follows from the rules.

use canfield_core::rules::ScoreKind;

use super::Page;

/// A source that is described in words; others are the names of programs and books, which are the same everywhere.
pub(super) fn source_of(id: &str) -> Option<&'static str> {
    Some(match id {
        "dispettoso" => "source-dispettoso",
        "double-canfield" => "source-double-canfield",
        "canfield-klondike" => "source-canfield-klondike",
        "canfield" => "source-canfield",
        "hoyle-canfield" => "source-hoyle-canfield",
        "canfield-original" => "source-canfield-original",
        _ => return None,
    })
}

fn disagreement_about(id: &str) -> Option<&'static str> {
    Some(match id {
        "dispettoso"
        | "canfield"
        | "hoyle-canfield"
        | "canfield-original"
        | "canfield-pysolfc"
        | "canfield-classic"
        | "canfield-politaire"
        | "canfield-solvitaire"
        | "canfield-solvitaire-strict"
        | "canfield-selective"
        | "bsd-canfield"
        | "casino-canfield" => "disagree-canfield",
        "canfield-klondike" => "disagree-klondike",
        "demon" => "disagree-demon",
        "double-canfield" | "double-canfield-pysolfc" => "disagree-double",
        "rainbow" | "rainfall" => "disagree-rainbow",
        "storehouse" | "storehouse-aisleriot" | "storehouse-semicolon" => "disagree-storehouse",
        "chameleon" | "kansas-aisleriot" | "kansas-politaire" => "disagree-chameleon",
        "american-toad" => "disagree-toad",
        "variegated-canfield" => "disagree-variegated",
        "eagle-wing" | "eagle-wing-aisleriot" | "eagle-wing-wikipedia" => "disagree-eagle-wing",
        "dutchess" | "glenwood" | "duchess-gosol" => "disagree-duchess",
        "duke" => "disagree-duke",
        "gate" | "little-gate" => "disagree-gate",
        "minerva" | "munger" | "mystique" => "disagree-minerva",
        "acme" | "coyote" => "disagree-acme",
        "beehive" => "disagree-beehive",
        "the-plot" => "disagree-plot",
        _ => return None,
    })
}

fn story_of(id: &str) -> Option<&'static str> {
    Some(match id {
        "dispettoso" => "story-of-dispettoso",
        "double-canfield" => "story-of-double-canfield",
        "canfield-klondike" => "story-of-canfield-klondike",
        "canfield" => "story-of-canfield",
        "hoyle-canfield" => "story-of-hoyle-canfield",
        "canfield-original" => "story-of-canfield-original",
        _ => return None,
    })
}

impl Page<'_> {
    pub(super) fn disagreements(&mut self) {
        if let Some(id) = disagreement_about(self.known_as) {
            self.begin("heading-sources");
            self.say(id);
        }
    }

    /// Where the money comes from: at the tables of which something is told, and wherever it is played for.
    pub(super) fn story(&mut self) {
        let own = story_of(self.known_as);
        let is_for_money = matches!(
            self.rules.knobs().score,
            ScoreKind::Money | ScoreKind::Instalments
        );
        if own.is_none() && !is_for_money {
            return;
        }
        self.begin("story-title");
        for id in ["story-house", "story-doubt", "story-croupier", "story-name"] {
            self.say(id);
        }
        if let Some(id) = own {
            self.say(id);
        }
    }
}
