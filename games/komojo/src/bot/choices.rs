//! The moves that deserve a look. Only what the seat sees decides which these are, so that they are
//! the same in every world it imagines.

use vierblatt_bots::Candidate;
use vierblatt_game::{List, Seat};

use crate::Move;
use crate::bot::judge::{Judge, switch};
use crate::cards::{DECK, Power};
use crate::options::Stop;
use crate::state::Phase;

/// With a higher sum nobody thinks of STOP.
const HOPELESS: f32 = 22.0;
/// How many opponents' cards are worth looking at when a look is allowed.
const MOST_WANTED: usize = 8;
/// How many of one's own cards deserve to be given away.
const MOST_GIVEN: usize = 2;
/// How much likelier the quick move is than the others.
const HABIT: f32 = 3.0;

/// The seat's moves that deserve a look. Anybody but the thinking seat has just the quick one: it
/// decides by what it has seen itself, as no average over worlds could.
pub(crate) fn candidates(judge: &Judge<'_>, me: Seat, moves: &mut Vec<Candidate<Move>>) {
    let quick = judge.quick();
    moves.push(Candidate { mv: quick, prior: HABIT });
    if judge.seat != me {
        return;
    }
    let mut add = |mv: Move| {
        if moves.iter().all(|candidate| candidate.mv != mv) {
            moves.push(Candidate::plain(mv));
        }
    };
    match judge.state.phase {
        Phase::Turn => turn(judge, &mut add),
        Phase::Drawn => drawn(judge, &mut add),
        Phase::Action => action(judge, &mut add),
        Phase::Snap(_) => snap(judge, &mut add),
        Phase::Start | Phase::Deal | Phase::Shuffle(_) | Phase::Over => {}
    }
}

/// Draw, take, or say STOP.
fn turn(judge: &Judge<'_>, add: &mut impl FnMut(Move)) {
    if judge.state.can_draw() {
        add(Move::Draw);
    }
    let mut takes = false;
    if judge.state.can_take() {
        let top = judge.top().value() as f32;
        for kind in own_kinds(judge).iter().filter(|kind| kind.worth > top).take(MOST_GIVEN) {
            add(Move::Take(judge.place(judge.seat, kind.index)));
            takes = true;
        }
    }
    // KM-21: where the turn goes on after STOP, it is better said when the card is drawn.
    let now = judge.state.options.stop == Stop::InsteadOfTurn || takes;
    if judge.may_stop() && now && judge.own().sum <= HOPELESS {
        add(Move::Stop);
    }
}

/// Keep the drawn card in place of one that may be worse, or not, or say STOP.
fn drawn(judge: &Judge<'_>, add: &mut impl FnMut(Move)) {
    add(Move::Drop);
    let drawn = judge.state.cards[judge.state.draw_end as usize].value() as f32;
    for kind in own_kinds(judge).iter().filter(|kind| kind.worth > drawn).take(MOST_GIVEN) {
        add(Move::Swap(judge.place(judge.seat, kind.index)));
    }
    stop_later(judge, add);
}

fn stop_later(judge: &Judge<'_>, add: &mut impl FnMut(Move)) {
    if judge.may_stop_later() && judge.own().sum <= HOPELESS {
        add(Move::Stop);
    }
}

/// Carry out the action, or say STOP first.
fn action(judge: &Judge<'_>, add: &mut impl FnMut(Move)) {
    match judge.top().power() {
        Some(Power::Peek) => {
            for kind in own_kinds(judge).iter().filter(|kind| !judge.sees(kind.index)) {
                add(Move::Peek(judge.place(judge.seat, kind.index)));
            }
        }
        Some(Power::Spy) => {
            let wanted = other_kinds(judge);
            let unseen = wanted.iter().filter(|kind| !judge.sees(kind.index));
            for kind in unseen.take(MOST_WANTED) {
                add(Move::Spy(judge.spot(kind.owner, kind.index)));
            }
        }
        Some(Power::Trade) => {
            let wanted = other_kinds(judge);
            for own in own_kinds(judge).iter().take(MOST_GIVEN) {
                for kind in wanted.iter().take(MOST_WANTED) {
                    let spot = judge.spot(kind.owner, kind.index);
                    add(Move::Trade(judge.place(judge.seat, own.index), spot));
                }
            }
        }
        Some(Power::Switch) => switches(judge, add),
        None => {}
    }
    stop_later(judge, add);
}

/// From one opponent the lowest card, from another the highest: each way round.
fn switches(judge: &Judge<'_>, add: &mut impl FnMut(Move)) {
    let extremes = |owner: Seat| {
        let mut range = judge.state.places.range(owner);
        let first = range.next()?;
        let worth = |index: usize| judge.worth(index, owner);
        let (low, high) = range.fold((first, first), |(low, high), index| {
            (
                if worth(index) < worth(low) { index } else { low },
                if worth(index) > worth(high) { index } else { high },
            )
        });
        Some((judge.spot(owner, low), judge.spot(owner, high)))
    };
    for one in judge.opponents() {
        for other in judge.opponents().filter(|other| *other != one) {
            if let (Some((low, _)), Some((_, high))) = (extremes(one), extremes(other)) {
                add(switch(low, high));
            }
        }
    }
}

/// Throw nothing, or a card that may match: one it has seen to match or one it has not seen.
fn snap(judge: &Judge<'_>, add: &mut impl FnMut(Move)) {
    add(Move::No);
    let rank = judge.top().rank();
    for index in judge.state.places.range(judge.seat) {
        if !judge.sees(index) || judge.state.cards[index].rank() == rank {
            add(Move::Snap(judge.place(judge.seat, index)));
        }
    }
}

/// Cards of one owner of which the seat knows the same: one stands for all.
#[derive(Clone, Copy)]
struct Same {
    owner: Seat,
    index: usize,
    worth: f32,
}

/// The kinds of cards before these, each once.
fn kinds(judge: &Judge<'_>, owners: impl Iterator<Item = Seat>) -> List<Same, DECK> {
    let mut kinds = List::new(Same { owner: judge.seat, index: 0, worth: 0.0 });
    let known = &judge.state.known;
    for owner in owners {
        for index in judge.state.places.range(owner) {
            let seen = judge.sees(index);
            let is_same = |other: &Same| {
                let both = known[other.index] == known[index];
                let card = !seen || judge.state.cards[other.index] == judge.state.cards[index];
                other.owner == owner && both && card
            };
            if !kinds.iter().any(is_same) {
                kinds.push(Same { owner, index, worth: judge.parting(index, owner) });
            }
        }
    }
    kinds
}

/// The seat's own cards, those it would give up first at the front.
fn own_kinds(judge: &Judge<'_>) -> List<Same, DECK> {
    let mut own = kinds(judge, std::iter::once(judge.seat));
    own.sort_unstable_by(|a, b| b.worth.total_cmp(&a.worth).then(a.index.cmp(&b.index)));
    own
}

/// The opponents' cards, those that seem to count least at the front.
fn other_kinds(judge: &Judge<'_>) -> List<Same, DECK> {
    let mut others = kinds(judge, judge.opponents());
    others.sort_unstable_by(|a, b| a.worth.total_cmp(&b.worth).then(a.index.cmp(&b.index)));
    others
}
