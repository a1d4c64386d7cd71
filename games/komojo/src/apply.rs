//! Carrying out legal actions.

use rand::{Rng, RngExt};
use vierblatt_game::{List, Seat, SeatSet, Tell};

use crate::cards::{Card, DECK, Power};
use crate::event::{Event, Secret};
use crate::options::{AutoStop, Stop};
use crate::places::{Places, Spot};
use crate::state::{Pending, Phase, State, Window};
use crate::{Chance, Komojo, Move, score};

/// Carries out a legal move.
#[inline]
pub(crate) fn apply(state: &mut State, seat: Seat, mv: &Move, tell: &mut impl Tell<Komojo>) {
    debug_assert_eq!(crate::check::check(state, seat, mv), Ok(()), "{seat} {mv:?}");
    match *mv {
        Move::No => {
            tell.all(Event::Declined { seat });
            if let Phase::Snap(window) = state.phase {
                settle(state, Window { asked: window.asked.without(seat), ..window }, tell);
            }
        }
        Move::Draw if state.draw_is_empty() => state.phase = Phase::Shuffle(Pending::Draw),
        Move::Draw => draw(state, tell),
        Move::Drop => {
            state.top = state.draw_end;
            tell.all(Event::Dropped { seat, card: state.cards[state.top as usize] });
            open_window(state, false, tell);
        }
        Move::Swap(place) => {
            state.top = state.draw_end;
            let card = exchange_with_top(state, place, SeatSet::only(seat));
            tell.all(Event::Swapped { seat, place, card });
            open_window(state, false, tell);
        }
        Move::Take(place) => {
            let taken = state.cards[state.top as usize];
            let card = exchange_with_top(state, place, state.seats.all());
            tell.all(Event::Took { seat, place, taken, card });
            open_window(state, false, tell);
        }
        Move::Snap(place) => {
            if let Phase::Snap(window) = state.phase {
                snap(state, window, Spot::new(seat, place), tell);
            }
        }
        Move::Stop => {
            // KM-22: every other player has one more turn.
            state.caller = Some(seat);
            state.left = state.seats.0 - 1;
            tell.all(Event::Stopped { seat });
            if state.options.stop == Stop::InsteadOfTurn {
                end_turn(state, tell);
            }
        }
        Move::Peek(place) => {
            tell.all(Event::Peeked { seat, place });
            look(state, seat, Spot::new(seat, place), tell);
            end_turn(state, tell);
        }
        Move::Spy(spot) => {
            tell.all(Event::Spied { seat, spot });
            look(state, seat, spot, tell);
            end_turn(state, tell);
        }
        Move::Trade(place, spot) => {
            tell.all(Event::Traded { seat, place, spot });
            exchange(state, Spot::new(seat, place), spot);
            end_turn(state, tell);
        }
        Move::Switch(lower, higher) => {
            tell.all(Event::Switched { seat, lower, higher });
            exchange(state, lower, higher);
            end_turn(state, tell);
        }
    }
}

/// The seat whose turn it is draws the top card; a 7 to 10 goes on the discard pile at once (KM-09).
#[inline]
fn draw(state: &mut State, tell: &mut impl Tell<Komojo>) {
    let seat = state.seat;
    state.draw_end -= 1;
    let card = state.cards[state.draw_end as usize];
    if card.is_special() {
        state.top = state.draw_end;
        tell.all(Event::Turned { seat, card });
        open_window(state, true, tell);
    } else {
        state.phase = Phase::Drawn;
        tell.all(Event::Drew { seat });
        tell.one(seat, Secret::Drew { card });
    }
}

/// The top card goes to a place of the seat whose turn it is, and the card from there on the pile;
/// that card is returned. The seats in `known` know the card that comes in.
#[inline]
fn exchange_with_top(state: &mut State, place: u8, known: SeatSet) -> Card {
    let index = state.places.index(Spot::new(state.seat, place));
    state.cards.swap(index, state.top as usize);
    state.known[index] = known;
    state.cards[state.top as usize]
}

/// Two face-down cards change places, and what is known of them goes along.
#[inline]
fn exchange(state: &mut State, one: Spot, other: Spot) {
    let (one, other) = (state.places.index(one), state.places.index(other));
    state.cards.swap(one, other);
    state.known.swap(one, other);
}

/// The seat looks at a card.
#[inline]
fn look(state: &mut State, seat: Seat, spot: Spot, tell: &mut impl Tell<Komojo>) {
    let index = state.places.index(spot);
    state.known[index] = state.known[index].with(seat);
    tell.one(seat, Secret::Saw { spot, card: state.cards[index] });
}

/// KM-15: a card has landed; every opponent with a card is asked.
#[inline]
fn open_window(state: &mut State, action: bool, tell: &mut impl Tell<Komojo>) {
    settle(state, Window { asked: state.opponents(), action }, tell);
}

/// KM-19: when nobody is left to ask, the action comes, and then the turn ends.
#[inline]
pub(crate) fn settle(state: &mut State, window: Window, tell: &mut impl Tell<Komojo>) {
    if !window.asked.is_empty() {
        state.phase = Phase::Snap(window);
    } else if !window.action {
        end_turn(state, tell);
    } else if can_act(state) {
        state.phase = Phase::Action;
    } else {
        tell.all(Event::Skipped { seat: state.seat });
        end_turn(state, tell);
    }
}

/// KM-14: whether there are the cards that the action on top needs.
#[inline]
fn can_act(state: &State) -> bool {
    let opponents = state.opponents().len();
    let own = state.holding.contains(state.seat);
    match state.cards[state.top as usize].power() {
        Some(Power::Peek) => own,
        Some(Power::Spy) => opponents >= 1,
        Some(Power::Trade) => own && opponents >= 1,
        Some(Power::Switch) => opponents >= 2,
        None => false,
    }
}

/// KM-15 to KM-17: a card is thrown.
#[inline]
fn snap(state: &mut State, window: Window, spot: Spot, tell: &mut impl Tell<Komojo>) {
    let Spot { seat, place } = spot;
    let index = state.places.index(spot);
    let card = state.cards[index];
    if card.rank() == state.cards[state.top as usize].rank() {
        tell.all(Event::Snapped { seat, place, card });
        throw(state, spot, tell);
        // KM-16: nobody else can succeed, and the seat may throw more.
        let asked = SeatSet(SeatSet::only(seat).0 & state.holding.0);
        return settle(state, Window { asked, ..window }, tell);
    }
    tell.all(Event::Missed { seat, place, card });
    state.known[index] = state.seats.all();
    let then = Window { asked: window.asked.without(seat), ..window };
    if !state.draw_is_empty() {
        penalty(state, seat, tell);
        settle(state, then, tell);
    } else if state.can_shuffle() {
        state.phase = Phase::Shuffle(Pending::Penalty { seat, then });
    } else {
        // KM-28: there is no card, so no penalty is taken.
        tell.all(Event::Spared { seat });
        settle(state, then, tell);
    }
}

/// A snapped card leaves its place and becomes the top of the discard pile.
fn throw(state: &mut State, spot: Spot, tell: &mut impl Tell<Komojo>) {
    let seat = spot.seat;
    let index = state.places.remove(spot);
    let total = state.places.total();
    let card = state.cards[index];
    state.cards.copy_within(index + 1..state.top as usize, index);
    state.top -= 1;
    state.cards[state.top as usize] = card;
    state.draw_end = state.top;
    state.known.copy_within(index + 1..=total, index);
    state.known[total] = SeatSet::NONE;
    if state.places.len(seat) == 0 {
        state.holding = state.holding.without(seat);
        if state.caller.is_none() {
            // KM-23: that is STOP.
            state.caller = Some(seat);
            state.left = turns_after_running_out(state, seat);
            tell.all(Event::RanOut { seat });
        }
    }
}

/// KM-23: how many turns of others follow the one under way.
fn turns_after_running_out(state: &State, caller: Seat) -> u8 {
    let seats = state.seats.0;
    let between = (caller.0 + seats - state.seat.0 - 1) % seats;
    match state.options.auto_stop {
        AutoStop::ToCaller if between > 0 => between,
        // Everybody else; the one whose turn it is comes last. The same if nobody sits before the caller.
        AutoStop::ToCaller | AutoStop::Everyone => seats - 1,
    }
}

/// KM-17, KM-20: the top of the draw pile goes unseen to the lowest free place.
fn penalty(state: &mut State, seat: Seat, tell: &mut impl Tell<Komojo>) {
    let total = state.places.total();
    let (place, index) = state.places.add(seat);
    let top = state.draw_end as usize - 1;
    let card = state.cards[top];
    state.cards.copy_within(index..top, index + 1);
    state.cards[index] = card;
    state.known.copy_within(index..total, index + 1);
    state.known[index] = SeatSet::NONE;
    tell.all(Event::Penalty { seat, place });
}

/// KM-22, KM-23: whose turn comes next, or the end of the round.
#[inline]
fn end_turn(state: &mut State, tell: &mut impl Tell<Komojo>) {
    state.phase = Phase::Turn;
    let Some(caller) = state.caller else {
        state.seat = state.seats.left_of(state.seat);
        return;
    };
    while state.left > 0 {
        state.seat = state.seats.left_of(state.seat);
        if state.seat == caller {
            continue;
        }
        state.left -= 1;
        // A seat with cards can always draw or take: once a card has been discarded there is always
        // a top one, and before that there is a draw pile (KM-28).
        if state.holding.contains(state.seat) {
            return;
        }
        tell.all(Event::PassedOver { seat: state.seat });
    }
    score::score(state, caller, tell);
}

/// Carries out what chance does, if it is legal.
pub(crate) fn apply_chance(state: &mut State, chance: &Chance, tell: &mut impl Tell<Komojo>) {
    debug_assert_eq!(crate::check::check_chance(state, chance), Ok(()), "{chance:?}");
    match (chance, state.phase) {
        (Chance::Start(seat), _) => {
            state.first = *seat;
            state.seat = *seat;
            state.phase = Phase::Deal;
            tell.all(Event::First { seat: *seat });
        }
        (Chance::Deal(cards), _) => deal(state, cards, tell),
        (Chance::Shuffle(cards), Phase::Shuffle(pending)) => {
            shuffle(state, cards, tell);
            match pending {
                Pending::Draw => draw(state, tell),
                Pending::Penalty { seat, then } => {
                    penalty(state, seat, tell);
                    settle(state, then, tell);
                }
            }
        }
        (Chance::Shuffle(_), _) => {}
    }
}

/// KM-02, KM-03: four cards each, and everyone looks at 3 and 4.
fn deal(state: &mut State, cards: &List<Card, DECK>, tell: &mut impl Tell<Komojo>) {
    state.cards.copy_from_slice(cards);
    state.places = Places::four_each(state.seats);
    let total = state.places.total();
    state.cards[total..].reverse();
    state.draw_end = DECK as u8;
    state.top = DECK as u8;
    state.holding = state.seats.all();
    state.phase = Phase::Turn;
    tell.all(Event::Dealt { round: state.round, seat: state.first });
    for seat in state.seats.iter() {
        look(state, seat, Spot::new(seat, 3), tell);
        look(state, seat, Spot::new(seat, 4), tell);
    }
}

/// KM-28: the discard pile without its top card becomes the draw pile.
fn shuffle<T: Tell<Komojo>>(state: &mut State, cards: &List<Card, DECK>, tell: &mut T) {
    let total = state.places.total();
    let last = DECK - 1;
    state.cards[last] = state.cards[state.top as usize];
    state.cards[total..last].copy_from_slice(cards);
    state.cards[total..last].reverse();
    state.draw_end = last as u8;
    state.top = last as u8;
    if T::LISTENS {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        tell.all(Event::Reshuffled { cards });
    }
}

/// What chance might do now.
pub(crate) fn chance(state: &State, rng: &mut impl Rng) -> Chance {
    match state.phase {
        Phase::Start => Chance::Start(Seat(rng.random_range(0..state.seats.0))),
        Phase::Shuffle(_) => Chance::Shuffle(shuffled(&state.discard_pile()[1..], rng)),
        _ => Chance::Deal(shuffled(&Card::ALL, rng)),
    }
}

/// The cards in random order.
fn shuffled(cards: &[Card], rng: &mut impl Rng) -> List<Card, DECK> {
    let mut row = List::from_slice(Card::JOKER, cards);
    vierblatt_game::shuffle(&mut row, rng);
    row
}
