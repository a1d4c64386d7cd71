//! Carrying out what is legal.

use rand::{Rng, RngExt};
use vierblatt_game::{List, Seat, Tell, shuffle};

use crate::Jogo;
use crate::cards::{Card, Special};
use crate::check::{check, check_chance};
use crate::deck::{DECK, NO_CARD};
use crate::event::{Event, Secret};
use crate::moves::{Chance, Choice, Move, Pile, Place, Source};
use crate::options::ExtraTurn;
use crate::state::{PILES, Phase, State, height};
use crate::view;

/// Carries out a legal move.
#[inline]
pub(crate) fn apply(state: &mut State, seat: Seat, mv: &Move, tell: &mut impl Tell<Jogo>) {
    debug_assert_eq!(check(state, seat, mv), Ok(()), "seat {seat}: {mv:?}");
    match *mv {
        Move::Lay { from, pile, choice } => lay(state, from, pile, choice, tell),
        Move::Pass(place) => pass(state, place, tell),
        Move::End => {
            tell.all(Event::Ended { seat });
            end_turn(state, tell);
        }
    }
}

#[inline]
fn lay(
    state: &mut State,
    from: Source,
    pile: Pile,
    choice: Option<Choice>,
    tell: &mut impl Tell<Jogo>,
) {
    let deck = state.deck();
    let seat = state.seat;
    let card = take(state, from);
    let founds = matches!(state.phase, Phase::Found { .. });
    if founds {
        state.before_first = state.laid.len() as u8;
    }
    let on = usize::from(pile.0);
    let top = state.tops[on];
    state.put(card, on);
    tell.all(Event::Laid { seat, card: deck.card(card), from: from.into(), pile, founds });
    if let Source::Open(place) = from {
        turn_up(state, seat, place, tell);
    }
    if state.has_no_card(seat) {
        // JG-20: the last card has no effect any more.
        tell.all(Event::Won { seat });
        return finish(state, tell);
    }
    if founds {
        // JG-14: no effect, no extra turn.
        return end_turn(state, tell);
    }
    if let Some(special) = deck.special(card) {
        effect(state, special, pile, choice, tell);
    }
    if deck.is_double_match(card, top) {
        tell.all(Event::ExtraTurn { seat });
        extra_turn(state, tell);
    } else {
        end_turn(state, tell);
    }
}

/// Takes the card out of the hand or off its place.
#[inline]
fn take(state: &mut State, from: Source) -> u8 {
    let seat = state.seat.index();
    match from {
        Source::Open(place) => {
            std::mem::replace(&mut state.open[seat][usize::from(place.0)], NO_CARD)
        }
        Source::Hand(card) => {
            let deck = state.deck();
            let number = deck.number(card);
            deck.remove(&mut state.hands[seat], number);
            number
        }
    }
}

/// JG-09: the next card of the pile takes the place of the one laid.
#[inline]
fn turn_up(state: &mut State, seat: Seat, place: Place, tell: &mut impl Tell<Jogo>) {
    let at = usize::from(place.0);
    if state.down[seat.index()][at] > 0 {
        let card = state.take_down(seat, at);
        state.open[seat.index()][at] = card;
        tell.all(Event::TurnedUp { seat, place, card: state.deck().card(card) });
    }
}

/// What a special card does (JG-13 to JG-18).
fn effect(
    state: &mut State,
    special: Special,
    pile: Pile,
    choice: Option<Choice>,
    tell: &mut impl Tell<Jogo>,
) {
    match (special, choice) {
        (Special::Stop, _) => {
            state.tops[usize::from(pile.0)] = NO_CARD;
            tell.all(Event::PileOut { pile });
        }
        (Special::Reverse, _) | (Special::Jogo, Some(Choice::Turn)) => reverse(state, tell),
        (Special::PlusOne, _) => draw(state, state.next(state.seat), tell),
        (Special::Jogo, Some(Choice::Give(to))) => draw(state, to, tell),
        (Special::Jogo, Some(Choice::Skip) | None) => owe_skip(state, tell),
    }
}

/// JG-15: the direction changes; with two players the other one also skips a turn.
fn reverse(state: &mut State, tell: &mut impl Tell<Jogo>) {
    state.clockwise = !state.clockwise;
    tell.all(Event::Reversed { clockwise: state.clockwise });
    if state.seats.0 == 2 {
        owe_skip(state, tell);
    }
}

/// JG-18: the next player owes a turn, however many they already owe.
fn owe_skip(state: &mut State, tell: &mut impl Tell<Jogo>) {
    let next = state.next(state.seat);
    let skips = &mut state.skips[next.index()];
    *skips = skips.saturating_add(1);
    tell.all(Event::OwesSkip { seat: next });
}

/// The seat takes a card from the draw pile, if there is one (JG-18).
fn draw(state: &mut State, seat: Seat, tell: &mut impl Tell<Jogo>) {
    let drawn = draw_silently(state, seat);
    tell.all(Event::Drew { seat, cards: drawn.is_some().into() });
    if let Some(card) = drawn {
        tell.one(seat, Secret::Drew { card });
    }
}

fn draw_silently(state: &mut State, seat: Seat) -> Option<Card> {
    (state.draw > 0).then(|| {
        let card = state.take_drawn();
        state.deck().add(&mut state.hands[seat.index()], card);
        state.deck().card(card)
    })
}

/// JG-10: a card from the draw pile and one from one of the seat's own piles, where there are any.
fn pass(state: &mut State, place: Option<Place>, tell: &mut impl Tell<Jogo>) {
    let seat = state.seat;
    let drawn = draw_silently(state, seat);
    let taken = place.map(|place| {
        let card = state.take_down(seat, place.0.into());
        state.deck().add(&mut state.hands[seat.index()], card);
        (place, state.deck().card(card))
    });
    tell.all(Event::Passed { seat, drew: drawn.is_some(), took_from: place });
    if let Some(card) = drawn {
        tell.one(seat, Secret::Drew { card });
    }
    if let Some((place, card)) = taken {
        tell.one(seat, Secret::Took { place, card });
    }
    end_turn(state, tell);
}

/// JG-11, JG-19: the same player acts again, after the effect.
fn extra_turn(state: &mut State, tell: &mut impl Tell<Jogo>) {
    match state.options.extra_turn {
        _ if state.has_no_pile() => {
            let extra = state.options.extra_turn == ExtraTurn::Optional;
            state.phase = Phase::Found { extra };
        }
        ExtraTurn::Optional => state.phase = Phase::Extra,
        // A whole turn, and JG-22 is asked before each turn.
        ExtraTurn::Full => begin_turn(state, tell),
    }
}

/// JG-18: the turn goes to the next player who owes no skip.
#[inline]
fn end_turn(state: &mut State, tell: &mut impl Tell<Jogo>) {
    state.seat = state.next(state.seat);
    while state.skips[state.seat.index()] > 0 {
        state.skips[state.seat.index()] -= 1;
        tell.all(Event::Skipped { seat: state.seat });
        state.seat = state.next(state.seat);
    }
    begin_turn(state, tell);
}

/// JG-22: the stuck test is made whenever a turn is about to begin.
#[inline]
fn begin_turn(state: &mut State, tell: &mut impl Tell<Jogo>) {
    if state.is_stuck() {
        tell.all(Event::Stuck);
        return finish(state, tell);
    }
    state.phase = if state.has_no_pile() { Phase::Found { extra: false } } else { Phase::Lay };
}

/// JG-21: all cards are turned up and counted.
fn finish<T: Tell<Jogo>>(state: &mut State, tell: &mut T) {
    state.phase = Phase::Over;
    if T::LISTENS {
        let points = state.points();
        for (seat, shown) in state.seats.iter().zip(view::shown(state)) {
            tell.all(Event::Counted { seat, shown, points: points[seat] });
        }
    }
}

/// Draws what chance does next.
pub(crate) fn chance(state: &State, rng: &mut impl Rng) -> Chance {
    if state.phase == Phase::Start {
        return Chance::Start(Seat(rng.random_range(0..state.seats.0)));
    }
    let mut cards = *state.deck().cards();
    shuffle(&mut cards, rng);
    Chance::Deal(List::from_slice(cards[0], &cards))
}

/// Carries out what chance does.
pub(crate) fn apply_chance<T: Tell<Jogo>>(state: &mut State, chance: &Chance, tell: &mut T) {
    debug_assert_eq!(check_chance(state, chance), Ok(()));
    match chance {
        Chance::Start(seat) => {
            state.seat = *seat;
            state.phase = Phase::Deal;
            tell.all(Event::Started { seat: *seat });
        }
        Chance::Deal(cards) => deal(state, cards, tell),
    }
}

/// JG-04, JG-05: the start cards, the players' piles with their first card turned up, the rest.
fn deal<T: Tell<Jogo>>(state: &mut State, cards: &[Card], tell: &mut T) {
    let deck = state.deck();
    for (dealt, card) in state.dealt.iter_mut().zip(cards) {
        *dealt = deck.number(*card);
    }
    for pile in 0..PILES {
        state.put(state.dealt[pile], pile);
    }
    for seat in state.seats.iter() {
        for place in 0..PILES {
            state.down[seat.index()][place] = height(state.seats) as u8;
            state.open[seat.index()][place] = state.take_down(seat, place);
        }
    }
    state.draw = (DECK - PILES - state.seats.count() * PILES * height(state.seats)) as u8;
    if T::LISTENS {
        tell.all(Event::Dealt { tops: view::tops(state), open: view::open(state) });
    }
    // Somebody can always take a card, so nobody is stuck yet.
    begin_turn(state, tell);
}
