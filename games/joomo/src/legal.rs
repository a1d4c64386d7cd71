//! What a seat may do (JO-06 to JO-16, JO-23), as masks.

use vierblatt_game::{Moves, Seat};

use crate::{Card, Cards, Limit, Move, Phase, SecondCard, State};

/// The legal moves of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal {
    /// What may be played as a limit or into the gap.
    into: Cards,
    /// What may be played on either limit: where one is open to a five, so is the other.
    onto: Cards,
    /// Whether it may pass.
    pass: bool,
    /// Whether it is asked to share the win or play on.
    asked: bool,
}

impl Legal {
    const NONE: Legal = Legal { into: Cards::NONE, onto: Cards::NONE, pass: false, asked: false };
}

impl Moves<Move> for Legal {
    #[inline]
    fn len(&self) -> usize {
        self.into.len() + 2 * self.onto.len() + usize::from(self.pass) + 2 * usize::from(self.asked)
    }

    #[inline]
    fn get(&self, n: usize) -> Move {
        let (into, onto) = (self.into.len(), 2 * self.onto.len());
        if n < into {
            return Move::Play(self.into.nth(n));
        }
        let n = n - into;
        if n < onto {
            let limit = if n.is_multiple_of(2) { Limit::First } else { Limit::Second };
            return Move::On(self.onto.nth(n / 2), limit);
        }
        match (n - onto, self.pass, self.asked) {
            (0, true, _) => Move::Pass,
            (0, _, true) => Move::Share,
            (1, _, true) => Move::PlayOn,
            _ => panic!("there are only {} moves", self.len()),
        }
    }

    #[inline]
    fn for_each(&self, mut f: impl FnMut(Move)) {
        for card in self.into.iter() {
            f(Move::Play(card));
        }
        for card in self.onto.iter() {
            f(Move::On(card, Limit::First));
            f(Move::On(card, Limit::Second));
        }
        if self.pass {
            f(Move::Pass);
        }
        if self.asked {
            f(Move::Share);
            f(Move::PlayOn);
        }
    }
}

/// What the seat may do now.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat) -> Legal {
    match state.phase {
        Phase::Lead { seat: turn } if turn == seat => {
            Legal { into: state.hand(seat), ..Legal::NONE }
        }
        Phase::Second { seat: turn, .. } if turn == seat => {
            let pass = state.options.second_card == SecondCard::MayPass;
            Legal { into: state.hand(seat), pass, ..Legal::NONE }
        }
        Phase::Gap { seat: turn, limits, .. } if turn == seat => {
            let hand = state.hand(seat);
            let gap = Cards::between(limits[0], limits[1]);
            Legal { into: hand & into(gap), onto: hand & onto(gap), pass: true, asked: false }
        }
        Phase::Tie { asked } => Legal { asked: asked.contains(seat), ..Legal::NONE },
        _ => Legal::NONE,
    }
}

/// JO-09, JO-14: what may be played into the gap.
#[inline]
pub(crate) fn into(gap: Cards) -> Cards {
    gap | Cards::DOUBLES
}

/// JO-15, JO-16: what may be played on a limit.
#[inline]
pub(crate) fn onto(gap: Cards) -> Cards {
    gap & Cards::FIVES | Cards::only(Card::FIFTY_FIVE)
}
