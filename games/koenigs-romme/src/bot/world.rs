//! One possible world, from a moment of a round to its end.
//!
//! Once somebody goes out, the others' last turns (KR-14) are played in one go: what each of them
//! does is clear, and playouts are then half as long.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use rand::Rng;
use vierblatt_bots::{Candidate, Standing, chances_to_win};
use vierblatt_game::{Game, MAX_SEATS, Moves, PerSeat, Seat, Seats};

use super::hand::{Eye, Taste};
use super::quick::{self, barred_after_take};
use super::{solo, standing};
use crate::cards::{Card, Cards};
use crate::moves::Move;
use crate::solo::Solo;
use crate::state::{Phase, State, TableState};
use crate::{KoenigsRomme, apply, melds};

/// One possible world, and what a search adds to it.
#[derive(Clone, Copy, Debug)]
pub struct World {
    state: State,
    /// What lies face up in the discard pile: what a seat that does not peek knows to be gone.
    visible: Cards,
    /// The round that is played: its end is the horizon.
    round: u8,
    /// The points when the thinking began.
    before: [u16; MAX_SEATS],
    taste: Taste,
}

impl World {
    /// This state as a world.
    pub(crate) fn new(state: &State, taste: Taste) -> Self {
        let (visible, round, before) = match state {
            State::Table(table) => (table.discard_pile().collect(), table.round, table.totals),
            State::Solo(_) => (Cards::NONE, 0, [0; MAX_SEATS]),
        };
        World { state: *state, visible, round, before, taste }
    }

    fn eye(&self, table: &TableState) -> Eye {
        quick::eye(table, self.visible, self.taste)
    }

    /// The points after the round; those in hand count while it is not over.
    fn totals(&self, table: &TableState) -> [u16; MAX_SEATS] {
        let mut totals = table.totals;
        let is_on = matches!(table.phase, Phase::Draw | Phase::Play) && table.round == self.round;
        if is_on {
            for seat in table.seats().iter() {
                totals[seat.index()] += melds::left_over(table.hand(seat), table.wild()).points;
            }
        }
        totals
    }

    /// How it stands, for a review.
    pub(crate) fn standing(&self) -> Standing {
        let table = match &self.state {
            State::Table(table) => table,
            State::Solo(solo) => return Standing { chances: solo_rewards(solo), points: None },
        };
        let totals = self.totals(table);
        let of = |seat: Seat| f32::from(totals[seat.index()]);
        let points = PerSeat::from_fn(table.seats(), 0.0, |seat| {
            of(seat) - f32::from(self.before[seat.index()])
        });
        let ahead = PerSeat::from_fn(table.seats(), 0.0, |seat| -of(seat));
        let spread = standing::spread_to_come(self.round, table.last_round);
        Standing { chances: chances_to_win(&ahead, spread), points: Some(points) }
    }

    fn play_table(&mut self, mv: &Move, rng: &mut impl Rng) {
        let State::Table(table) = &mut self.state else { return };
        let goes_out = table.out().is_none() && matches!(mv, Move::Lay(_));
        match mv {
            Move::Take => {
                if let Some(top) = table.discard_pile().next_back() {
                    self.visible.remove(top);
                }
            }
            Move::Discard(card) => self.visible.add(*card),
            _ => {}
        }
        apply::at_table(table, mv, &mut ());
        if table.phase == Phase::Shuffle {
            shuffle(table, rng);
            self.visible = table.discard_pile().collect();
        }
        if goes_out {
            end_round(table, rng);
        }
    }
}

/// KR-07: the discard pile becomes the draw pile.
fn shuffle(table: &mut TableState, rng: &mut impl Rng) {
    let count = table.shuffled();
    let mut cards = crate::moves::Deal::new(Card::JOKER);
    table.discard_pile().take(count).for_each(|card| cards.push(card));
    vierblatt_game::shuffle(&mut cards, rng);
    table.reshuffle(&cards);
    table.phase = Phase::Play;
}

/// KR-14 to KR-18: the card that is left goes, the others have their last turns, and all is counted.
fn end_round(table: &mut TableState, rng: &mut impl Rng) {
    let out = table.seat();
    if let Some(card) = table.hand(out).iter().next() {
        table.hands[out.index()].remove(card);
        table.push_discard(card);
    }
    let mut seat = table.seats().left_of(out);
    while seat != out {
        table.totals[seat.index()] += quick::last_turn(table, seat);
        if table.draw_is_empty() && table.shuffled() > 0 {
            shuffle(table, rng);
        }
        seat = table.seats().left_of(seat);
    }
    table.phase = Phase::Over;
}

impl vierblatt_bots::World for World {
    type Move = Move;

    #[inline]
    fn mover(&self, _: &mut impl Rng) -> Option<Seat> {
        match &self.state {
            State::Table(table) => {
                let is_on = matches!(table.phase, Phase::Draw | Phase::Play);
                (is_on && table.round == self.round).then_some(table.seat())
            }
            State::Solo(solo) => solo.card().map(|_| Seat(0)),
        }
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Candidate<Move>>) {
        match &self.state {
            State::Table(table) => candidates(table, seat, &self.eye(table), moves),
            State::Solo(solo) => solo::candidates(solo, moves),
        }
        if moves.is_empty() {
            KoenigsRomme::legal(&self.state, seat).for_each(|mv| moves.push(Candidate::plain(mv)));
        }
    }

    fn quick(&self, seat: Seat, _: &mut impl Rng) -> Move {
        match &self.state {
            State::Table(table) => quick::quick_move(table, seat, &self.eye(table)),
            State::Solo(solo) => solo::nearest_put(solo),
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, rng: &mut impl Rng) {
        debug_assert_eq!(KoenigsRomme::check(&self.state, seat, mv), Ok(()));
        match &mut self.state {
            State::Table(_) => self.play_table(mv, rng),
            State::Solo(solo) => crate::solo::apply(solo, mv, &mut ()),
        }
    }

    fn rewards(&self) -> PerSeat<f32> {
        let table = match &self.state {
            State::Table(table) => table,
            State::Solo(solo) => return solo_rewards(solo),
        };
        let totals = self.totals(table);
        standing::chances(&totals[..table.seats().count()], self.round, table.last_round)
    }

    /// What the searching seat holds after drawing, and otherwise what lies on the discard pile.
    fn scene(&self, seat: Seat) -> u32 {
        let State::Table(table) = &self.state else {
            return 0;
        };
        if table.phase == Phase::Play && table.seat() == seat {
            let hasher = BuildHasherDefault::<DefaultHasher>::default();
            hasher.hash_one(table.hand(seat)) as u32
        } else {
            table.discard_pile().next_back().map_or(NO_CARD, |card| card.index() as u32)
        }
    }
}

/// Takes the place of a card's number when the discard pile is empty.
const NO_CARD: u32 = 99;

fn solo_rewards(solo: &Solo) -> PerSeat<f32> {
    PerSeat::same(Seats(1), solo.finished() as f32 / crate::SOLO_HANDS as f32)
}

/// How many discards deserve a look.
const DISCARDS: usize = 5;
/// How much more expensive a discard may make the hand before it is half as likely.
const HALF_AS_LIKELY: f32 = 3.0;

fn candidates(table: &TableState, seat: Seat, eye: &Eye, moves: &mut Vec<Candidate<Move>>) {
    let hand = table.hand(seat);
    if table.phase == Phase::Draw {
        moves.push(Candidate { mv: Move::Draw, prior: 1.0 });
        let useful = table.discard_pile().next_back().is_some_and(|top| {
            quick::is_related(hand, top, eye.wild)
                || eye.outs(hand.with(top), barred_after_take(table, hand, top)) != 0
        });
        if useful || table.draw_is_empty() {
            moves.push(Candidate { mv: Move::Take, prior: 1.0 });
        }
        return;
    }
    if table.out().is_some() || eye.outs(hand, table.barred()) != 0 {
        // What to lay down is clear.
        moves.push(Candidate::plain(quick::quick_move(table, seat, eye)));
        return;
    }
    ranked_discards(hand, table.barred(), eye, &mut |card, extra| {
        let prior = (-extra / HALF_AS_LIKELY).exp2();
        moves.push(Candidate { mv: Move::Discard(card), prior });
    });
}

/// Tells the discards that deserve a look, the best first, and by how much each makes the hand more
/// expensive than the best does.
pub(crate) fn ranked_discards(
    hand: Cards,
    barred: Option<Card>,
    eye: &Eye,
    tell: &mut impl FnMut(Card, f32),
) {
    let mut ranked = vierblatt_game::List::<(f32, Card), 14>::new((0.0, Card::JOKER));
    for card in crate::cards::kinds(hand.kinds()) {
        if Some(card) != barred && !card.is_wild(eye.wild) {
            ranked.push((eye.judge(hand.without(card)), card));
        }
    }
    ranked.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let best = ranked.first().map_or(0.0, |(cost, _)| *cost);
    for (cost, card) in ranked.iter().take(DISCARDS) {
        tell(*card, cost - best);
    }
}
