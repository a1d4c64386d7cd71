//! Whether an action is legal and, if not, which rule forbids it. Total: any move by anybody at any
//! time has an answer.

use vierblatt_game::{List, Seat};

use crate::cards::{Card, Cards, DECK, Power};
use crate::options::Stop;
use crate::places::Spot;
use crate::refusal::{MoveKind, Refusal};
use crate::state::{Phase, State, Window};
use crate::{Chance, Move};

/// Whether the seat may do this now.
pub(crate) fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match state.phase {
        Phase::Over => Err(Refusal::Over),
        Phase::Start => Err(Refusal::StartFirst),
        Phase::Deal => Err(Refusal::DealFirst),
        Phase::Shuffle(_) => Err(Refusal::ShuffleFirst),
        Phase::Snap(window) => check_snap(state, window, seat, mv),
        Phase::Turn | Phase::Drawn | Phase::Action if seat != state.seat => {
            Err(Refusal::Turn(state.seat))
        }
        Phase::Turn | Phase::Drawn | Phase::Action => check_turn(state, mv),
    }
}

/// KM-15 to KM-18: while opponents are asked.
fn check_snap(state: &State, window: Window, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    if !window.asked.contains(seat) {
        let snaps = matches!(mv, Move::Snap(_) | Move::No) && seat.0 < state.seats.0;
        let asked = window.asked.iter().next().unwrap_or(state.seat);
        return Err(match snaps {
            true if seat == state.seat => Refusal::OwnTurn,
            true => Refusal::TooLate,
            false => Refusal::Turn(asked),
        });
    }
    match *mv {
        Move::No => Ok(()),
        Move::Snap(place) => lies(state, MoveKind::Snap, Spot::new(seat, place)),
        Move::Stop => Err(stop_now(state).err().unwrap_or(Refusal::Stop)),
        _ => Err(kind(mv).map_or(Refusal::Stop, Refusal::NotNow)),
    }
}

/// The seat whose turn it is, before or after it has drawn.
fn check_turn(state: &State, mv: &Move) -> Result<(), Refusal> {
    let seat = state.seat;
    let own = |kind, place| lies(state, kind, Spot::new(seat, place));
    let power = match state.phase {
        Phase::Action => state.cards[state.top as usize].power(),
        _ => None,
    };
    match (*mv, state.phase, power) {
        (Move::Stop, ..) => stop_now(state),
        (Move::Draw, Phase::Turn, _) if !state.can_draw() => Err(Refusal::NothingToDraw),
        (Move::Draw, Phase::Turn, _) | (Move::Drop, Phase::Drawn, _) => Ok(()),
        (Move::Take(_), Phase::Turn, _) if !state.can_take() => Err(Refusal::NothingToTake),
        (Move::Take(place), Phase::Turn, _) => own(MoveKind::Take, place),
        (Move::Swap(place), Phase::Drawn, _) => own(MoveKind::Swap, place),
        (Move::Peek(place), _, Some(Power::Peek)) => own(MoveKind::Peek, place),
        (Move::Spy(spot), _, Some(Power::Spy)) => theirs(state, MoveKind::Spy, spot),
        (Move::Trade(place, spot), _, Some(Power::Trade)) => {
            own(MoveKind::Trade, place)?;
            theirs(state, MoveKind::Trade, spot)
        }
        (Move::Switch(lower, higher), _, Some(Power::Switch)) => {
            theirs(state, MoveKind::Switch, lower)?;
            theirs(state, MoveKind::Switch, higher)?;
            match lower.seat.cmp(&higher.seat) {
                std::cmp::Ordering::Less => Ok(()),
                std::cmp::Ordering::Equal => Err(Refusal::SameSeat),
                std::cmp::Ordering::Greater => Err(Refusal::Order),
            }
        }
        _ => Err(kind(mv).map_or(Refusal::Stop, Refusal::NotNow)),
    }
}

/// KM-21, KM-22: whether the seat whose turn it is may say STOP.
fn stop_now(state: &State) -> Result<(), Refusal> {
    if state.caller.is_some() {
        Err(Refusal::StopSaid)
    } else if state.options.stop == Stop::InsteadOfTurn && state.phase != Phase::Turn {
        Err(Refusal::StopAtStart)
    } else {
        Ok(())
    }
}

/// Whether a card lies there.
fn lies(state: &State, kind: MoveKind, spot: Spot) -> Result<(), Refusal> {
    if state.places.holds(spot) { Ok(()) } else { Err(Refusal::NoCard(kind, spot)) }
}

/// Whether an opponent's card lies there.
fn theirs(state: &State, kind: MoveKind, spot: Spot) -> Result<(), Refusal> {
    if spot.seat == state.seat { Err(Refusal::OwnCard(kind)) } else { lies(state, kind, spot) }
}

/// What a refusal calls the move. STOP has refusals of its own.
const fn kind(mv: &Move) -> Option<MoveKind> {
    Some(match mv {
        Move::Draw => MoveKind::Draw,
        Move::Swap(_) => MoveKind::Swap,
        Move::Drop => MoveKind::Drop,
        Move::Take(_) => MoveKind::Take,
        Move::Snap(_) | Move::No => MoveKind::Snap,
        Move::Peek(_) => MoveKind::Peek,
        Move::Spy(_) => MoveKind::Spy,
        Move::Trade(..) => MoveKind::Trade,
        Move::Switch(..) => MoveKind::Switch,
        Move::Stop => return None,
    })
}

/// Whether chance can do this now.
pub(crate) fn check_chance(state: &State, chance: &Chance) -> Result<(), Refusal> {
    match (chance, state.phase) {
        (_, Phase::Over) => Err(Refusal::Over),
        (Chance::Start(seat), Phase::Start) if seat.0 < state.seats.0 => Ok(()),
        (Chance::Start(seat), Phase::Start) => Err(Refusal::StartSeat(*seat)),
        (Chance::Deal(cards), Phase::Deal) => check_deal(cards),
        (Chance::Shuffle(cards), Phase::Shuffle(_)) => check_shuffle(state, cards),
        (_, Phase::Start) => Err(Refusal::StartFirst),
        (_, Phase::Deal) => Err(Refusal::DealFirst),
        (_, Phase::Shuffle(_)) => Err(Refusal::ShuffleFirst),
        (Chance::Start(_), _) => Err(Refusal::Start),
        (Chance::Deal(_), _) => Err(Refusal::Deal),
        (Chance::Shuffle(_), _) => Err(Refusal::Shuffle),
    }
}

/// KM-01: a deal names every card once, the joker twice.
fn check_deal(cards: &List<Card, DECK>) -> Result<(), Refusal> {
    let mut dealt = Cards::NONE;
    match cards.iter().find(|card| !dealt.add(**card)) {
        Some(twice) => Err(Refusal::DealCard(*twice)),
        None if cards.len() != DECK => Err(Refusal::DealCount(cards.len() as u8)),
        None => Ok(()),
    }
}

/// KM-28: what is shuffled is the discard pile without its top card.
fn check_shuffle(state: &State, cards: &List<Card, DECK>) -> Result<(), Refusal> {
    let lying = &state.discard_pile()[1..];
    let mut rest: Cards = lying.iter().copied().collect();
    match cards.iter().find(|card| !rest.remove(**card)) {
        Some(foreign) => Err(Refusal::ShuffleCard(*foreign)),
        None if !rest.is_empty() => {
            Err(Refusal::ShuffleCount { expected: lying.len() as u8, count: cards.len() as u8 })
        }
        None => Ok(()),
    }
}
