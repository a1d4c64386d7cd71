//! Whether an action is legal and, if not, which rule forbids it (JO-02 to JO-16, JO-23).

use vierblatt_game::{Game, Seat};

use crate::legal::{into, onto};
use crate::{Card, Cards, Chance, HAND, Joomo, Move, Phase, Refusal, SecondCard, State};

/// Whether the seat may do this now, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
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
    match (*mv, state.phase) {
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

/// JO-06: a seat plays a card from its own hand.
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
