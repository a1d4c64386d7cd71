//! Whether an action is legal and, if not, which rule forbids it: KR-01 to KR-19. The solo game is in `solo`.

use vierblatt_game::{Misfit, Seat, misfit};

use crate::cards::{Card, Cards, KINDS};
use crate::melds::{self, Lay};
use crate::moves::{Chance, Move};
use crate::refusal::Refusal;
use crate::solo;
use crate::state::{Phase, State, TableState};

/// Whether the seat may do this now.
pub(crate) fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match state {
        State::Table(table) => at_table(table, seat, mv),
        State::Solo(solo) => solo::check(solo, seat, mv),
    }
}

fn at_table(table: &TableState, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match table.phase {
        Phase::Over => return Err(Refusal::Over),
        Phase::Dealer => return Err(Refusal::DealerFirst),
        Phase::Deal => return Err(Refusal::DealFirst),
        Phase::Shuffle => return Err(Refusal::ShuffleFirst),
        Phase::Draw | Phase::Play => {}
    }
    if seat != table.seat() {
        return Err(Refusal::NotYourTurn);
    }
    let is_drawing = table.phase == Phase::Draw;
    match mv {
        Move::Put { .. } => Err(Refusal::OnlySolo),
        Move::Draw | Move::Take if is_drawing => Ok(()),
        Move::Draw | Move::Take => Err(Refusal::HasDrawn),
        Move::Lay(_) | Move::Discard(_) if is_drawing => Err(Refusal::DrawFirst),
        Move::Lay(lay) => check_lay(table, lay),
        Move::Discard(card) if table.hand(seat).count(*card) == 0 => Err(Refusal::NotInHand(*card)),
        Move::Discard(card) if table.barred() == Some(*card) => Err(Refusal::JustTaken(*card)),
        Move::Discard(_) => Ok(()),
    }
}

fn check_lay(table: &TableState, lay: &Lay) -> Result<(), Refusal> {
    if lay.is_empty() {
        return Err(Refusal::NothingLaid);
    }
    let mut left = table.hand(table.seat());
    for card in lay.combinations().flatten() {
        if left.count(*card) == 0 {
            return Err(Refusal::LayNotInHand);
        }
        left.remove(*card);
    }
    if !lay.combinations().all(|cards| melds::is_combination(cards, table.wild())) {
        return Err(Refusal::NoCombination);
    }
    if table.out().is_none() && left.len() != 1 {
        return Err(Refusal::AllButOne);
    }
    if left.is_empty() {
        return Err(Refusal::NothingLeft);
    }
    match table.barred() {
        // There is no twin of it in the hand: it alone would be left.
        Some(card) if left.len() == 1 && left.count(card) == 1 => {
            Err(Refusal::OnlyJustTakenLeft(card))
        }
        _ => Ok(()),
    }
}

/// Whether chance can do this now.
pub(crate) fn check_chance(state: &State, chance: &Chance) -> Result<(), Refusal> {
    match state {
        State::Table(table) => chance_at_table(table, chance),
        State::Solo(solo) => solo::check_chance(solo, chance),
    }
}

fn chance_at_table(table: &TableState, chance: &Chance) -> Result<(), Refusal> {
    if table.phase == Phase::Over {
        return Err(Refusal::Over);
    }
    match chance {
        Chance::Dealer(_) if table.phase != Phase::Dealer => Err(Refusal::NoDealerNow),
        Chance::Dealer(seat) if seat.0 >= table.seats().0 => Err(Refusal::NoSuchSeat),
        Chance::Dealer(_) => Ok(()),
        Chance::Deal(_) if table.phase != Phase::Deal => Err(Refusal::NoDealNow),
        Chance::Deal(cards) => check_deal(cards),
        Chance::Shuffle(_) if table.phase != Phase::Shuffle => Err(Refusal::NoShuffleNow),
        Chance::Shuffle(cards) => {
            let shuffled = table.discard_pile().take(table.shuffled());
            differ(cards, shuffled).map_or(Ok(()), |misfit| Err(Refusal::WrongShuffle(misfit)))
        }
    }
}

/// KR-01: a deal names every card as often as it exists.
pub(crate) fn check_deal(cards: &[Card]) -> Result<(), Refusal> {
    differ(cards, Cards::ALL.iter()).map_or(Ok(()), |misfit| Err(Refusal::WrongDeal(misfit)))
}

/// A card that is named more or less often than it is wanted.
fn differ(cards: &[Card], wanted: impl Iterator<Item = Card>) -> Option<Misfit<Card>> {
    misfit::<_, KINDS>(cards.iter().copied(), wanted, Card::index)
}
