//! The player bots are measured against: one who remembers everything and follows simple rules. No worlds, no search.

use rand::{RngExt, SeedableRng};
use vierblatt_bots::{BotSeat, Dice, Limit, Player, Sight};
use vierblatt_game::{Imagine, Moves, Seat, Telling};

use crate::bot::judge::switch;
use crate::cards::{Card, Power};
use crate::memory::Memory;
use crate::options::Stop;
use crate::places::Spot;
use crate::state::Phase;
use crate::{Komojo, Move, Private, Public};

/// It says STOP when its cards come to this or less on average.
const STOPS_AT: f32 = 5.0;
/// It takes a top discard that counts no more than this…
const TAKES: i32 = 4;
/// …and is better by this than its worst card.
const WORTH_TAKING: f32 = 3.0;

/// A player of simple rules, to measure bots against.
pub struct Greedy {
    my_seat: BotSeat<Komojo>,
    memory: Memory,
    dice: Dice,
}

/// What it knows when it is asked.
struct Position<'a> {
    seat: Seat,
    public: &'a Public,
    private: &'a Private,
    memory: &'a Memory,
}

impl Greedy {
    pub(crate) fn new(my_seat: BotSeat<Komojo>, seed: u64) -> Self {
        let memory = Komojo::begin(my_seat.options, my_seat.seats, my_seat.seat);
        Greedy { my_seat, memory, dice: Dice::seed_from_u64(seed) }
    }
}

impl Player<Komojo> for Greedy {
    fn hear(&mut self, told: &Telling<Komojo>) {
        Komojo::hear(&mut self.memory, told);
    }

    fn choose(&mut self, sight: &Sight<Komojo>, _: &Limit<'_>) -> Move {
        let Sight { public, private, legal } = sight;
        let table = Position { seat: self.my_seat.seat, public, private, memory: &self.memory };
        let mv = match public.phase {
            Phase::Turn => table.turn(),
            Phase::Drawn => table.drawn(),
            Phase::Action => table.act(&mut self.dice),
            _ => table.snap(),
        };
        let mut is_legal = false;
        legal.for_each(|other| is_legal |= Some(other) == mv);
        mv.filter(|_| is_legal).unwrap_or_else(|| legal.get(0))
    }
}

impl Position<'_> {
    fn card(&self, spot: Spot) -> Option<Card> {
        self.private.known.iter().find(|seen| seen.spot == spot).map(|seen| seen.card)
    }

    /// What a card counts, or the average of the cards that may lie there.
    fn worth(&self, spot: Spot) -> f32 {
        if let Some(card) = self.card(spot) {
            return card.value() as f32;
        }
        let cards = self.memory.unseen(spot).unwrap_or_default();
        let sum: i32 = cards.iter().map(Card::value).sum();
        sum as f32 / cards.len().max(1) as f32
    }

    fn spots(&self, seat: Seat) -> impl Iterator<Item = Spot> {
        let hand = self.public.hands.get(seat.index()).into_iter().flatten();
        hand.map(move |place| Spot::new(seat, place.place))
    }

    fn others(&self) -> impl Iterator<Item = Spot> {
        let others = self.public.seats.iter().filter(|seat| *seat != self.seat);
        others.flat_map(|seat| self.spots(seat))
    }

    fn sum(&self, seat: Seat) -> f32 {
        self.spots(seat).map(|spot| self.worth(spot)).sum()
    }

    fn highest(&self, spots: impl Iterator<Item = Spot>) -> Option<Spot> {
        spots.max_by(|a, b| self.worth(*a).total_cmp(&self.worth(*b)))
    }

    fn lowest(&self, spots: impl Iterator<Item = Spot>) -> Option<Spot> {
        spots.min_by(|a, b| self.worth(*a).total_cmp(&self.worth(*b)))
    }

    /// Whether it would say STOP with such a sum, if it may.
    fn stops(&self, sum: f32, later: bool) -> bool {
        let may = !later || self.public.options.stop == Stop::WithTurn;
        may && self.public.caller.is_none() && sum <= STOPS_AT
    }

    fn turn(&self) -> Option<Move> {
        let sum = self.sum(self.seat);
        if self.stops(sum, false) {
            return Some(Move::Stop);
        }
        let worst = self.highest(self.spots(self.seat))?;
        let top = self.public.discard.last().map(|top| top.value());
        let gain = |top: i32| self.worth(worst) - top as f32;
        match top {
            Some(top) if top <= TAKES && gain(top) >= WORTH_TAKING => {
                let stops = self.stops(sum - gain(top), true);
                Some(if stops { Move::Stop } else { Move::Take(worst.place) })
            }
            _ => Some(Move::Draw),
        }
    }

    fn drawn(&self) -> Option<Move> {
        let worst = self.highest(self.spots(self.seat))?;
        let gain = self.worth(worst) - self.private.held?.value() as f32;
        if self.stops(self.sum(self.seat) - gain.max(0.0), true) {
            return Some(Move::Stop);
        }
        Some(if gain > 0.0 { Move::Swap(worst.place) } else { Move::Drop })
    }

    fn act(&self, dice: &mut Dice) -> Option<Move> {
        if self.stops(self.sum(self.seat), true) {
            return Some(Move::Stop);
        }
        match self.public.discard.last()?.power()? {
            Power::Peek => {
                let unseen = |spot: &Spot| self.card(*spot).is_none();
                let spot = self.spots(self.seat).find(unseen);
                spot.or_else(|| self.spots(self.seat).next()).map(|spot| Move::Peek(spot.place))
            }
            Power::Spy => {
                let mut spots: Vec<Spot> =
                    self.others().filter(|spot| self.card(*spot).is_none()).collect();
                if spots.is_empty() {
                    spots.extend(self.others());
                }
                let nth = dice.random_range(0..spots.len().max(1) as u32);
                spots.get(nth as usize).map(|spot| Move::Spy(*spot))
            }
            Power::Trade => {
                let worst = self.highest(self.spots(self.seat))?;
                Some(Move::Trade(worst.place, self.lowest(self.others())?))
            }
            // It makes things worse for the one who seems to have the least.
            Power::Switch => {
                let least = |seat: &Seat| self.spots(*seat).next().is_some();
                let opponents = self.public.seats.iter().filter(|seat| *seat != self.seat);
                let leader =
                    opponents.filter(least).min_by(|a, b| self.sum(*a).total_cmp(&self.sum(*b)))?;
                let good = self.lowest(self.spots(leader))?;
                let bad = self.highest(self.others().filter(|spot| spot.seat != leader))?;
                Some(switch(good, bad))
            }
        }
    }

    /// It throws only what it knows to match, and keeps what does no harm.
    fn snap(&self) -> Option<Move> {
        let rank = self.public.discard.last()?.rank();
        let throws = |spot: &Spot| {
            self.card(*spot).is_some_and(|card| card.rank() == rank && card.value() > 0)
        };
        Some(self.spots(self.seat).find(throws).map_or(Move::No, |spot| Move::Snap(spot.place)))
    }
}
