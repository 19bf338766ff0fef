//! Playing: what is pointed at, moves and what follows from them, undo and redo.

use canfield_core::illegal::Illegal;
use canfield_core::moves::Move;
use canfield_core::pile::PileId;
use canfield_core::play::Outcome;
use canfield_core::rules::FoundationBuild;
use canfield_core::state::State;

use super::Session;
use crate::dialog::Open;
use crate::hints;
use crate::history::Step;
use crate::message::Message;
use crate::report;
use crate::scene::build;
use crate::selection::{Cursor, Selection, count_at, piles_on_table};
use crate::settings::Autoplay;
use crate::typed::{self, Found};

impl Session {
    /// Makes the move that was found, or says why there is none. What is picked up stays so if it was refused.
    pub(super) fn carry_out(&mut self, found: Found, selection: Option<Selection>) {
        match found {
            Found::Move(mv) => self.play(mv),
            Found::Refused { mv, why } => {
                self.refuse(mv, why);
                self.selection = selection;
            }
            Found::SeveralFoundations { to } => {
                self.status.push(Message::SeveralFoundations { to });
            }
        }
    }

    /// A pile was pointed at: the stock deals; elsewhere cards are picked up, and put down where they are wanted.
    pub(super) fn point(&mut self, pile: PileId, depth: u8) {
        if !self.is_on_table(pile) {
            self.refuse(Move::one(pile, pile), Illegal::NoSuchPile { pile });
            return;
        }
        let n_cards = u8::try_from(self.history.state().len(pile)).unwrap_or(u8::MAX);
        let depth = depth.min(n_cards.saturating_sub(1));
        self.cursor = match pile {
            PileId::Tableau(_) => Cursor { pile, depth },
            _ => Cursor::on(pile),
        };
        match (self.selection, pile) {
            // The stock takes no cards, so whoever points at it wants it to deal.
            (_, PileId::Stock) => self.draw(),
            (Some(held), _) if held.pile == pile && held.count == count_at(pile, depth) => {
                self.selection = None;
                self.status.push(Message::PutBack);
            }
            (Some(held), PileId::Tableau(_) | PileId::Foundation(_)) if held.pile != pile => {
                let mv = held.move_to(pile);
                let found = match self.variant.rules.check(self.history.state(), mv) {
                    Ok(()) => Found::Move(mv),
                    Err(why) => Found::Refused { mv, why },
                };
                self.carry_out(found, Some(held));
            }
            // Nor do the waste and the reserves take any, so what lies there is picked up instead.
            _ => self.pick_up(pile, depth),
        }
    }

    fn pick_up(&mut self, pile: PileId, depth: u8) {
        let state = self.history.state();
        let count = count_at(pile, depth);
        let mv = Move::Transfer {
            from: pile,
            to: pile,
            count,
        };
        match Selection::pick_up(&self.variant.rules, state, pile, depth) {
            Ok(selection) => {
                if let Some(card) = typed::lowest(state, mv) {
                    self.status.push(Message::PickedUp {
                        card,
                        n_cards: count,
                        from: pile,
                    });
                }
                self.selection = Some(selection);
            }
            Err(why) => {
                self.refuse(mv, why);
                self.selection = None;
            }
        }
    }

    /// Sends a card with all that lie on it to a foundation, or else where it serves best.
    pub(super) fn send(&mut self, pile: PileId, depth: u8) {
        self.selection = None;
        // A double click on the stock is two clicks on it, and a card on a foundation is at home.
        if pile == PileId::Stock {
            self.draw();
            return;
        }
        let rules = &self.variant.rules;
        let state = self.history.state();
        let count = count_at(pile, depth);
        let home = typed::home(rules, state, pile);
        if matches!(pile, PileId::Foundation(_)) || !rules.has_pile(pile) {
            self.carry_out(home, None);
            return;
        }
        if let Found::Move(mv @ Move::Transfer { count: n_home, .. }) = home
            && (count == 1 || count == n_home)
        {
            self.play(mv);
            return;
        }
        let best = hints::best_on_tableau(rules, state, pile, count);
        match (best, Selection::pick_up(rules, state, pile, depth)) {
            (Some(mv), _) => self.play(mv),
            (None, Err(why)) => self.refuse(
                Move::Transfer {
                    from: pile,
                    to: pile,
                    count,
                },
                why,
            ),
            (None, Ok(held)) => {
                let lowest = typed::lowest(state, held.move_to(pile));
                self.status.extend(lowest.map(|card| Message::GoesNowhere {
                    card,
                    n_cards: count,
                }));
            }
        }
    }

    pub(super) fn draw(&mut self) {
        let is_redeal = self.history.state().is_empty(PileId::Stock);
        self.play(if is_redeal { Move::Redeal } else { Move::Draw });
    }

    /// Makes a move, and after it those that the game makes for the player, as one step.
    pub(super) fn play(&mut self, mv: Move) {
        self.selection = None;
        let mut next = self.history.state().clone();
        match self.variant.rules.apply(&mut next, mv) {
            Ok(_) => {
                self.charge(mv, true);
                let mut moves = vec![mv];
                moves.extend(self.automatic_moves(mv, next));
                self.make(moves);
            }
            Err(why) => self.refuse(mv, why),
        }
    }

    /// The moves that the game makes for the player after this one, which led to `state`.
    ///
    /// They only ever follow a move of the player and are part of its step. So nothing goes home before the first
    /// move, and none of them can put an end to redoing.
    fn automatic_moves(&self, mv: Move, mut state: State) -> Vec<Move> {
        let rules = &self.variant.rules;
        // Whoever fetches a card from a foundation does not want it back there at once.
        let is_fetched = matches!(
            mv,
            Move::Transfer {
                from: PileId::Foundation(_),
                ..
            }
        );
        let mut moves = Vec::new();
        while !is_fetched && moves.len() < state.n_cards() {
            let next = match self.settings.autoplay {
                Autoplay::Off => None,
                Autoplay::Safe => rules.safe_home(&state),
                Autoplay::Eager => rules.moves_home(&state).next(),
            };
            let Some(mv) = next.filter(|&mv| rules.apply(&mut state, mv).is_ok()) else {
                break;
            };
            moves.push(mv);
        }
        moves
    }

    /// The moves that bring all cards home, if there is anything left to bring and the player has seen every card:
    /// an offer that depended on hidden cards would tell what they are.
    pub(super) fn finishing_moves(&self) -> Option<Vec<Move>> {
        if !self.has_seen_all() {
            return None;
        }
        let moves = self.variant.rules.finish(self.history.state())?;
        (!moves.is_empty()).then_some(moves)
    }

    /// Whether no card is hidden: all lie face up, or were dealt from the stock once.
    fn has_seen_all(&self) -> bool {
        let (rules, state) = (&self.variant.rules, self.history.state());
        rules.piles().all(|pile| match pile {
            PileId::Stock => state.is_empty(pile) || state.redeals_used() > 0,
            _ => (0..state.len(pile)).all(|index| rules.is_face_up(state, pile, index)),
        })
    }

    /// Brings all cards home in one step.
    pub(super) fn finish(&mut self) {
        self.selection = None;
        match self.finishing_moves() {
            Some(moves) => {
                for &mv in &moves {
                    self.charge(mv, true);
                }
                self.make(moves);
            }
            None => self.status.push(Message::CannotFinish),
        }
    }

    /// Makes a step of moves that are known to be legal.
    pub(super) fn make(&mut self, moves: Vec<Move>) {
        let before = self.history.state().clone();
        let first = moves.first().copied();
        match self.history.play(&self.variant.rules, moves) {
            Ok(()) => {
                self.moved();
                let last = self.history.steps_made().last().cloned();
                self.say_played(&before, &last.map(|step| step.moves).unwrap_or_default());
                self.count_win();
            }
            Err((_, why)) => self.refuse(first.unwrap_or(Move::Draw), why),
        }
    }

    /// Takes care of all that belongs to the position, after another one came onto the table.
    pub(super) fn moved(&mut self) {
        self.position += 1;
        self.selection = None;
        self.hint = None;
        self.knowing_hint = None;
        self.position_changed();
        self.can_finish = self.finishing_moves().is_some();
        self.clamp_cursor();
        self.note_game();
        self.note_worth();
    }

    /// Says why a move is refused. Nothing else happens: no step, no count, and what was taken back can be redone.
    fn refuse(&mut self, mv: Move, why: Illegal) {
        self.charge(mv, false);
        let (from, to) = match mv {
            Move::Transfer { from, to, .. } => (from, (from != to).then_some(to)),
            Move::Draw | Move::Redeal => (PileId::Stock, None),
        };
        let card = typed::lowest(self.history.state(), mv);
        let card = card.filter(|_| !matches!(why, Illegal::FaceDown | Illegal::StockIsOnlyDealt));
        self.status.push(Message::Refused {
            why,
            card,
            from,
            to,
        });
    }

    pub(super) fn undo(&mut self) {
        self.selection = None;
        self.charge_looks(self.history.n_made().saturating_sub(1));
        match self.history.undo().and_then(Step::first) {
            None => self.status.push(Message::NothingToUndo),
            Some(mv) => {
                self.moved();
                let told = report::taken_back(self.history.state(), mv);
                self.status.push(told);
            }
        }
    }

    pub(super) fn redo(&mut self) {
        self.selection = None;
        let before = self.history.state().clone();
        if let Some(step) = self.history.redo().cloned() {
            self.moved();
            self.say_played(&before, &step.moves);
            self.count_win();
        } else {
            self.status.push(Message::NothingToRedo);
        }
    }

    pub(super) fn restart(&mut self) {
        self.charge_looks(0);
        self.history.jump(0);
        self.cursor = Cursor::START;
        self.moved();
        self.status.push(Message::Restarted);
    }

    /// That the game is won, by whoever did it.
    pub(super) const fn won(&self) -> Message {
        let n_moves = self.history.n_made();
        if self.is_solution_shown {
            Message::SolvedByProgram { n_moves }
        } else {
            Message::Won { n_moves }
        }
    }

    /// Says what a step did, and how the game stands after it.
    fn say_played(&mut self, before: &State, moves: &[Move]) {
        let rules = &self.variant.rules;
        let state = self.history.state();
        match rules.outcome(state) {
            Outcome::Won => {
                self.status.push(self.won());
                self.dialog = Some(Open::Won);
            }
            Outcome::Blocked => self.status.push(self.blocked()),
            Outcome::Open => {
                let is_turn = matches!(moves, [Move::Draw | Move::Redeal]);
                if is_turn && self.is_only_turning_left() {
                    self.status.push(Message::OnlyTurningLeft);
                }
            }
        }
        self.status.extend(report::played(rules, before, moves));
    }

    /// What is said where no move is legal.
    pub(super) fn blocked(&self) -> Message {
        let state = self.history.state();
        match self.variant.rules.check(state, Move::Redeal) {
            Err(Illegal::FruitlessRedeals { .. }) => Message::BlockedByFruitlessRedeals,
            _ => Message::Blocked,
        }
    }

    pub(super) fn say_dealt(&mut self) {
        let state = self.history.state();
        let base = state.base();
        let knobs = self.variant.rules.knobs();
        self.status = vec![if knobs.foundation_build == FoundationBuild::Rank4 {
            Message::DealtForSets
        } else if build::has_base(&self.variant.rules) {
            Message::Dealt { base }
        } else {
            Message::DealtUpAndDown
        }];
        if self.variant.rules.outcome(state) == Outcome::Blocked {
            self.status.insert(0, self.blocked());
        }
    }

    /// The card under the cursor may have gone; the pile is still there, unless it was the extra one of a choice.
    fn clamp_cursor(&mut self) {
        self.cursor = if self.is_on_table(self.cursor.pile) {
            Cursor::on(self.cursor.pile)
        } else {
            Cursor::START
        };
    }

    /// Puts the cursor on a pile; where it is there already, it stays on its card.
    pub(super) fn put_cursor(&mut self, pile: PileId) {
        if self.is_on_table(pile) && self.cursor.pile != pile {
            self.cursor = Cursor::on(pile);
        }
    }

    /// Whether a pile is to be seen at the moment.
    fn is_on_table(&self, pile: PileId) -> bool {
        piles_on_table(&self.variant.rules, self.history.state()).any(|seen| seen == pile)
    }

    /// Whether there is a game that someone may want to go on with.
    pub(super) fn is_under_way(&self) -> bool {
        let outcome = self.variant.rules.outcome(self.history.state());
        self.history.has_steps() && outcome == Outcome::Open
    }
}
