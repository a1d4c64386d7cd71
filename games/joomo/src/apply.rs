//! What moves and chance do (JO-03 to JO-23). Whether they are legal is decided in `check`.

use rand::{Rng, RngExt};
use vierblatt_game::{List, PerSeat, Seat, SeatSet, Tell, shuffle};

use crate::cards::IN_ORDER;
use crate::{
    Card, Cards, Chance, Event, HAND, Joomo, Limit, Move, Phase, Secret, State, Tie, check,
};

/// Carries out a legal move.
#[inline]
pub(crate) fn apply(state: &mut State, seat: Seat, mv: &Move, tell: &mut impl Tell<Joomo>) {
    debug_assert_eq!(check::check(state, seat, mv), Ok(()));
    match *mv {
        Move::Play(card) => play(state, seat, card, tell),
        Move::On(card, limit) => play_on_limit(state, seat, card, limit, tell),
        Move::Pass => pass(state, seat, tell),
        Move::Share => share(state, seat, tell),
        Move::PlayOn => {
            tell.all(Event::PlaysOn { seat });
            next_round(state);
        }
    }
}

/// Carries out what chance does.
#[inline]
pub(crate) fn apply_chance(state: &mut State, chance: &Chance, tell: &mut impl Tell<Joomo>) {
    debug_assert_eq!(check::check_chance(state, chance), Ok(()));
    match chance {
        Chance::Dealer(seat) => {
            state.dealer = Some(*seat);
            state.phase = Phase::Deal;
            tell.all(Event::Dealer { seat: *seat });
        }
        Chance::Deal(cards) => deal(state, cards, tell),
    }
}

/// What chance might do now.
#[inline]
pub(crate) fn chance(state: &State, rng: &mut impl Rng) -> Chance {
    if state.phase == Phase::Dealer {
        return Chance::Dealer(Seat(rng.random_range(0..state.seats.0)));
    }
    let in_use = Cards::deck(state.seats).len();
    let mut cards = List::from_slice(Card::LOWEST, &IN_ORDER[..in_use]);
    shuffle(&mut cards, rng);
    Chance::Deal(cards)
}

fn deal(state: &mut State, cards: &[Card], tell: &mut impl Tell<Joomo>) {
    let dealer = state.dealer.expect("the dealer is drawn before the first deal");
    tell.all(Event::Dealt { round: state.round, seat: dealer });
    for (seat, dealt) in state.seats.iter().zip(cards.chunks_exact(HAND)) {
        let hand: Cards = dealt.iter().copied().collect();
        state.hands[seat.index()] = hand;
        tell.one(seat, Secret::Hand { cards: hand });
    }
    state.holding = state.seats.all();
    // JO-05.
    state.phase = Phase::Lead { seat: state.seats.left_of(dealer) };
}

#[inline]
fn play(state: &mut State, seat: Seat, card: Card, tell: &mut impl Tell<Joomo>) {
    let phase = match state.phase {
        Phase::Lead { .. } => {
            tell.all(Event::Limit { seat, card, limit: Limit::First });
            Phase::Second { seat, last: seat, limit: card }
        }
        Phase::Second { limit, .. } => {
            tell.all(Event::Limit { seat, card, limit: Limit::Second });
            Phase::Gap { seat, last: seat, limits: [limit, card] }
        }
        Phase::Gap { limits, .. } => {
            tell.all(Event::Gap { seat, card });
            Phase::Gap { seat, last: seat, limits }
        }
        // No card is legal in the other phases.
        other => other,
    };
    put_down(state, seat, card, tell);
    next_turn(state, phase, seat, seat, tell);
}

#[inline]
fn play_on_limit(
    state: &mut State,
    seat: Seat,
    card: Card,
    limit: Limit,
    tell: &mut impl Tell<Joomo>,
) {
    let Phase::Gap { mut limits, .. } = state.phase else { return };
    // JO-15: the card below stays in the trick; only the limit is new.
    let covered = std::mem::replace(&mut limits[limit as usize], card);
    tell.all(Event::OnLimit { seat, card, limit, covered });
    put_down(state, seat, card, tell);
    next_turn(state, Phase::Gap { seat, last: seat, limits }, seat, seat, tell);
}

/// Takes the card from the hand into the trick, with what that does to value and marker.
#[inline]
fn put_down(state: &mut State, seat: Seat, card: Card, tell: &mut impl Tell<Joomo>) {
    let hand = &mut state.hands[seat.index()];
    let runs_out = *hand == Cards::only(card);
    *hand = *hand - Cards::only(card);
    state.played |= Cards::only(card);
    state.trick.push(card);
    // JO-12, JO-17.
    if Cards::TENS.contains(card) {
        state.value += 1;
        tell.all(Event::Raised { card, value: state.value });
    }
    if runs_out {
        state.holding = state.holding.without(seat);
        // JO-19: only the first one to run out.
        if state.joomo.is_none() {
            state.joomo = Some(seat);
            tell.all(Event::Joomo { seat });
        }
    }
}

#[inline]
fn pass(state: &mut State, seat: Seat, tell: &mut impl Tell<Joomo>) {
    tell.all(Event::Passed { seat });
    state.passed = state.passed.with(seat);
    if let Phase::Second { last, .. } | Phase::Gap { last, .. } = state.phase {
        next_turn(state, state.phase, seat, last, tell);
    }
}

/// Goes on with the next seat that is still in the trick, or gives the trick to whoever played
/// `last`.
#[inline]
fn next_turn(state: &mut State, phase: Phase, from: Seat, last: Seat, tell: &mut impl Tell<Joomo>) {
    // JO-10, JO-20: whoever has passed or has no cards is out. JO-11: nobody plays twice in a row.
    let still_in = SeatSet(state.holding.0 & !state.passed.0).without(last);
    if still_in.is_empty() {
        take_trick(state, last, tell);
        return;
    }
    let next = next_of(still_in, from);
    state.phase = match phase {
        Phase::Second { last, limit, .. } => Phase::Second { seat: next, last, limit },
        Phase::Gap { last, limits, .. } => Phase::Gap { seat: next, last, limits },
        other => other,
    };
}

/// JO-06: the first of these seats clockwise after `from`. There must be one.
#[inline]
fn next_of(seats: SeatSet, from: Seat) -> Seat {
    let higher = seats.0 & !((2u8 << from.0) - 1);
    Seat(if higher == 0 { seats.0 } else { higher }.trailing_zeros() as u8)
}

/// JO-11 to JO-13: markers to the winner, and on to the next trick or to the score.
#[inline]
fn take_trick(state: &mut State, seat: Seat, tell: &mut impl Tell<Joomo>) {
    tell.all(Event::Trick { seat, markers: state.value });
    state.markers[seat] += state.value;
    state.trick.clear();
    state.value = 1;
    state.passed = SeatSet::NONE;
    state.phase = Phase::Lead { seat };
    // JO-19: with the marker taken, this was the last trick.
    if state.joomo.is_some() {
        score_round(state, tell);
    }
}

/// JO-21 to JO-23.
fn score_round(state: &mut State, tell: &mut impl Tell<Joomo>) {
    for seat in state.seats.iter() {
        let score = state.score(seat);
        state.totals[seat] = state.totals[seat].saturating_add(score);
        tell.all(Event::Scored {
            seat,
            markers: state.markers[seat],
            joomo: state.joomo == Some(seat),
            tens: state.tens_in_hand(seat) as u8,
            score,
            total: state.totals[seat],
        });
    }
    let reached = state.totals.iter().any(|(_, total)| total >= state.options.target.into());
    // JO-23: once a tie is played on, it can also be broken below the target.
    if !reached && !state.tie_break {
        next_round(state);
        return;
    }
    let highest = state.highest();
    if highest.len() == 1 || state.options.tie == Tie::Shared {
        end(state, highest, tell);
    } else {
        state.tie_break = true;
        state.phase = Phase::Tie { asked: highest };
        tell.all(Event::Tied { seats: highest });
    }
}

/// JO-23: the win is shared when all tied seats have said so.
fn share(state: &mut State, seat: Seat, tell: &mut impl Tell<Joomo>) {
    tell.all(Event::Shares { seat });
    if let Phase::Tie { asked } = state.phase {
        let asked = asked.without(seat);
        if asked.is_empty() {
            end(state, state.highest(), tell);
        } else {
            state.phase = Phase::Tie { asked };
        }
    }
}

fn end(state: &mut State, winners: SeatSet, tell: &mut impl Tell<Joomo>) {
    state.phase = Phase::Over;
    tell.all(Event::Won { seats: winners });
}

/// Clears the table for the next deal.
fn next_round(state: &mut State) {
    // JO-04: whoever got the Joomo marker deals.
    state.dealer = state.joomo.take();
    state.round = state.round.saturating_add(1);
    state.hands = [Cards::NONE; crate::MAX_SEATS];
    state.holding = SeatSet::NONE;
    state.played = Cards::NONE;
    state.markers = PerSeat::same(state.seats, 0);
    state.phase = Phase::Deal;
}
