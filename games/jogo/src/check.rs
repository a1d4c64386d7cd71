//! Whether an action is legal, and which rule forbids it if not.

use vierblatt_game::{Seat, misfit};

use crate::cards::Card;
use crate::deck::{DECK, NO_CARD};
use crate::moves::{Chance, Choice, Move, Pile, Place, Source};
use crate::refusal::Refusal;
use crate::state::{PILES, Phase, State};

/// Whether the seat may do this now. Any move, any seat, any phase.
pub(crate) fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match state.phase {
        Phase::Over => return Err(Refusal::Over),
        Phase::Start => return Err(Refusal::NotStarted),
        Phase::Deal => return Err(Refusal::NotDealt),
        Phase::Lay | Phase::Extra | Phase::Found { .. } => {}
    }
    if seat != state.seat {
        return Err(Refusal::NotYourTurn(state.seat));
    }
    match *mv {
        Move::Lay { from, pile, choice } => lay(state, from, pile, choice),
        Move::Pass(place) => pass(state, place),
        Move::End => match state.phase {
            Phase::Extra | Phase::Found { extra: true } => Ok(()),
            _ => Err(Refusal::NoExtraTurn),
        },
    }
}

fn lay(state: &State, from: Source, pile: Pile, choice: Option<Choice>) -> Result<(), Refusal> {
    let deck = state.deck();
    let number = card_from(state, from)?;
    let card = deck.card(number);
    if matches!(state.phase, Phase::Found { .. }) {
        // JG-14: the new pile is pile 1, nothing must match, and there is no effect to choose.
        return match choice {
            _ if pile != Pile(0) => Err(Refusal::NewPileIsFirst),
            Some(_) => Err(Refusal::ChoiceOnNewPile(card)),
            None => Ok(()),
        };
    }
    let top = state.tops.get(usize::from(pile.0)).copied().unwrap_or(NO_CARD);
    if top == NO_CARD {
        return Err(Refusal::PileOut(pile));
    }
    if deck.traits(number) & deck.traits(top) == 0 {
        return Err(Refusal::NoMatch(card, deck.card(top)));
    }
    let is_jogo = deck.jogos >> number & 1 != 0;
    match choice {
        None if is_jogo => Err(Refusal::NoChoice(card)),
        Some(_) if !is_jogo => Err(Refusal::NeedlessChoice(card)),
        Some(Choice::Give(to)) if to == state.seat || to.0 >= state.seats.0 => {
            Err(Refusal::WrongReceiver(to))
        }
        _ => Ok(()),
    }
}

/// The number of the card that would be laid, if the seat has it.
fn card_from(state: &State, from: Source) -> Result<u8, Refusal> {
    let seat = state.seat.index();
    match from {
        Source::Open(place) => {
            let card = state.open[seat].get(usize::from(place.0)).copied();
            card.filter(|card| *card != NO_CARD).ok_or(Refusal::NoOpenCard(place))
        }
        Source::Hand(card) => {
            let number = state.deck().number(card);
            let held = number != NO_CARD && state.hands[seat] >> number & 1 != 0;
            if held { Ok(number) } else { Err(Refusal::NoSuchCard(card)) }
        }
    }
}

fn pass(state: &State, place: Option<Place>) -> Result<(), Refusal> {
    match state.phase {
        Phase::Extra | Phase::Found { extra: true } => return Err(Refusal::NoPassInExtraTurn),
        Phase::Found { extra: false } => return Err(Refusal::MustFound),
        _ if state.can_lay(state.seat) => return Err(Refusal::MustLay),
        _ => {}
    }
    let down = state.down[state.seat.index()];
    match place {
        None if down == [0; PILES] => Ok(()),
        None => Err(Refusal::PassNamesNoPile),
        Some(place) => match down.get(usize::from(place.0)) {
            Some(1..) => Ok(()),
            _ => Err(Refusal::PileEmpty(place)),
        },
    }
}

/// Whether chance can do this now.
pub(crate) fn check_chance(state: &State, chance: &Chance) -> Result<(), Refusal> {
    match (chance, state.phase) {
        (_, Phase::Over) => Err(Refusal::Over),
        (Chance::Start(seat), Phase::Start) if seat.0 < state.seats.0 => Ok(()),
        (Chance::Start(seat), Phase::Start) => Err(Refusal::NoSuchStart(*seat)),
        (Chance::Start(_), _) => Err(Refusal::NoStart),
        (Chance::Deal(_), Phase::Start) => Err(Refusal::NotStarted),
        (Chance::Deal(cards), Phase::Deal) => deal(state, cards),
        (Chance::Deal(_), _) => Err(Refusal::NoDeal),
    }
}

/// JG-01, JG-02: a deal names every card as often as it exists.
fn deal(state: &State, cards: &[Card]) -> Result<(), Refusal> {
    let deck = state.deck();
    if let Some(card) = cards.iter().find(|card| deck.number(**card) == NO_CARD) {
        return Err(Refusal::NotInDeck(*card));
    }
    let number = |card| usize::from(deck.number(card));
    let wrong = misfit::<_, DECK>(cards.iter().copied(), *deck.cards(), number);
    wrong.map_or(Ok(()), |misfit| Err(Refusal::WrongDeal(misfit)))
}
