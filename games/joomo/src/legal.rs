//! What a seat may do (JO-06 to JO-16, JO-23), as masks, and why it may not do the rest.

use vierblatt_game::{Game, Moves, Seat};

use crate::{Card, Cards, Chance, HAND, Joomo, Limit, Move, Phase, Refusal, SecondCard, State};

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
fn into(gap: Cards) -> Cards {
    gap | Cards::DOUBLES
}

/// JO-15, JO-16: what may be played on a limit.
#[inline]
fn onto(gap: Cards) -> Cards {
    gap & Cards::FIVES | Cards::only(Card::FIFTY_FIVE)
}

/// Whether the seat may do this now, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    match state.phase {
        Phase::Over => return Err(Refusal::Over),
        Phase::Dealer => return Err(Refusal::DealerFirst),
        Phase::Deal => return Err(Refusal::DealFirst),
        _ => {}
    }
    let is_answer = matches!(mv, Move::Share | Move::PlayOn);
    if let Phase::Tie { asked } = state.phase {
        return match mv {
            _ if !is_answer => Err(Refusal::TieAsks),
            _ if !asked.contains(seat) => Err(Refusal::NotAsked),
            _ => Ok(()),
        };
    }
    if is_answer {
        return Err(Refusal::NoTie);
    }
    if !Joomo::turn(state).seats().contains(seat) {
        return Err(Refusal::NotYourTurn);
    }
    match (mv, state.phase) {
        (Move::Play(card), phase) => {
            held(state, seat, card)?;
            match phase {
                Phase::Gap { limits, .. } => fits_gap(card, limits),
                _ => Ok(()),
            }
        }
        (Move::On(card, _), Phase::Gap { limits, .. }) => {
            held(state, seat, card)?;
            fits_limit(card, limits)
        }
        (Move::On(..), _) => Err(Refusal::NoGapYet),
        (Move::Pass, Phase::Lead { .. }) => Err(Refusal::LeaderPasses),
        (Move::Pass, Phase::Second { .. }) if state.options.second_card == SecondCard::Must => {
            Err(Refusal::SecondPasses)
        }
        _ => Ok(()),
    }
}

/// JO-06: one plays a card of one's own hand.
fn held(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.hand(seat).contains(card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
}

fn fits_gap(card: Card, limits: [Card; 2]) -> Result<(), Refusal> {
    let gap = Cards::between(limits[0], limits[1]);
    if into(gap).contains(card) { Ok(()) } else { Err(Refusal::NotInGap { card, limits }) }
}

fn fits_limit(card: Card, limits: [Card; 2]) -> Result<(), Refusal> {
    let gap = Cards::between(limits[0], limits[1]);
    if onto(gap).contains(card) {
        Ok(())
    } else if Cards::FIVES.contains(card) {
        Err(Refusal::FiveOutsideGap { card, limits })
    } else {
        Err(Refusal::NotAFive { card })
    }
}

/// Whether chance can do this now, and if not, why.
pub(crate) fn check_chance(state: &State, chance: &Chance) -> Result<(), Refusal> {
    if state.phase == Phase::Over {
        return Err(Refusal::Over);
    }
    match chance {
        Chance::Dealer(_) if state.phase != Phase::Dealer => Err(Refusal::DealerDrawn),
        Chance::Dealer(seat) if seat.0 >= state.seats.0 => Err(Refusal::NoSuchDealer),
        Chance::Dealer(_) => Ok(()),
        Chance::Deal(_) if state.phase == Phase::Dealer => Err(Refusal::DealerFirst),
        Chance::Deal(_) if state.phase != Phase::Deal => Err(Refusal::NoDealDue),
        Chance::Deal(cards) => check_deal(state, cards),
    }
}

/// JO-02, JO-03: every card in use, each once.
fn check_deal(state: &State, cards: &[Card]) -> Result<(), Refusal> {
    let deck = Cards::deck(state.seats);
    let mut seen = Cards::NONE;
    for &card in cards {
        if !deck.contains(card) {
            return Err(Refusal::NotInUse { card });
        }
        if seen.contains(card) {
            return Err(Refusal::DealtTwice { card });
        }
        seen |= Cards::only(card);
    }
    if seen == deck {
        Ok(())
    } else {
        Err(Refusal::DealTooShort { needed: (HAND * (state.seats.count() + 1)) as u8 })
    }
}
