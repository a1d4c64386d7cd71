//! What a seat remembers of the face-down cards.
//!
//! Where cards go is public, so each face-down card has an exact origin: the deal, or one of the
//! reshuffles, of which all know which cards it had. What the seat has not yet seen of an origin is
//! a pool, and the cards it cannot see come from their pools.

use vierblatt_game::{Seat, Seats, Telling};

use crate::Komojo;
use crate::cards::{Card, Cards, DECK};
use crate::event::{Event, Secret, Shown};
use crate::places::{Places, Spot};

/// What a seat remembers of the face-down cards.
#[derive(Clone, PartialEq, Debug)]
pub struct Memory {
    seats: Seats,
    seat: Seat,
    pub(crate) places: Places,
    /// Where each face-down card comes from.
    pub(crate) origins: [Origin; DECK],
    /// The pools. An empty one is free for the next reshuffle: a pool that is not is either the
    /// present one or has a face-down card, so there is always a free one.
    pub(crate) pools: [Cards; DECK],
    /// The pool of the present draw pile.
    pub(crate) present: u8,
}

/// Where a face-down card comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Origin {
    /// The seat has seen the card.
    Seen,
    /// It is one of a pool.
    Unseen {
        /// Which pool.
        pool: u8,
        /// Whether somebody drew it and swapped it in, so that it is not a 7 to 10 (KM-09).
        plain: bool,
    },
}

impl Memory {
    /// Before anything was told.
    pub(crate) fn new(seats: Seats, seat: Seat) -> Self {
        Memory {
            seats,
            seat,
            places: Places::NONE,
            origins: [Origin::Seen; DECK],
            pools: [Cards::NONE; DECK],
            present: 0,
        }
    }

    /// How many sit at the table.
    pub(crate) const fn seats(&self) -> Seats {
        self.seats
    }

    /// Which cards may lie at a place where the seat has not seen the card. None where it has, or
    /// where nothing lies.
    pub fn unseen(&self, spot: Spot) -> Option<Cards> {
        match self.places.holds(spot).then(|| self.origins[self.places.index(spot)])? {
            Origin::Seen => None,
            Origin::Unseen { pool, plain: true } => Some(self.pools[pool as usize].plain()),
            Origin::Unseen { pool, plain: false } => Some(self.pools[pool as usize]),
        }
    }

    /// The cards that are in the draw pile, in somebody's hand, or face down since it was made.
    pub fn drawable(&self) -> Cards {
        self.pools[self.present as usize]
    }

    /// Takes in one more thing the seat heard.
    pub(crate) fn hear(&mut self, told: &Telling<Komojo>) {
        match told {
            Telling::Event(event) => self.hear_event(event),
            Telling::Secret(Secret::Saw { spot, card }) => {
                self.see(*spot, *card);
            }
            Telling::Secret(Secret::Drew { card }) => self.drawn(*card),
        }
    }

    fn hear_event(&mut self, event: &Event) {
        match event {
            Event::Dealt { .. } => self.deal(),
            Event::Turned { card, .. } => self.drawn(*card),
            // It has already seen its own drawn card.
            Event::Dropped { seat, card } if *seat != self.seat => self.drawn(*card),
            Event::Swapped { seat, place, card } => {
                let index = self.see(Spot::new(*seat, *place), *card);
                if *seat != self.seat {
                    self.origins[index] = Origin::Unseen { pool: self.present, plain: true };
                }
            }
            // Everybody has seen what it took.
            Event::Took { seat, place, card, .. } | Event::Missed { seat, place, card } => {
                self.see(Spot::new(*seat, *place), *card);
            }
            Event::Snapped { seat, place, card } => {
                let spot = Spot::new(*seat, *place);
                let index = self.see(spot, *card);
                self.places.remove(spot);
                self.origins.copy_within(index + 1.., index);
                self.origins[DECK - 1] = Origin::Seen;
            }
            Event::Penalty { seat, .. } => {
                let (_, index) = self.places.add(*seat);
                self.origins.copy_within(index..DECK - 1, index + 1);
                self.origins[index] = Origin::Unseen { pool: self.present, plain: false };
            }
            Event::Traded { seat, place, spot } => self.exchange(Spot::new(*seat, *place), *spot),
            Event::Switched { lower, higher, .. } => self.exchange(*lower, *higher),
            Event::Reshuffled { cards } => self.reshuffle(cards),
            Event::TurnedUp { hands } => self.turn_up(hands),
            Event::First { .. }
            | Event::Drew { .. }
            | Event::Dropped { .. }
            | Event::Stopped { .. }
            | Event::RanOut { .. }
            | Event::Spared { .. }
            | Event::Declined { .. }
            | Event::Peeked { .. }
            | Event::Spied { .. }
            | Event::Skipped { .. }
            | Event::PassedOver { .. }
            | Event::Scored { .. }
            | Event::Lost { .. } => {}
        }
    }

    /// A new round: all cards are unseen.
    fn deal(&mut self) {
        *self = Memory::new(self.seats, self.seat);
        self.places = Places::four_each(self.seats);
        self.pools[0] = Cards::ALL;
        self.origins[..self.places.total()].fill(Origin::Unseen { pool: 0, plain: false });
    }

    /// A card of the present draw pile was seen.
    fn drawn(&mut self, card: Card) {
        self.pools[self.present as usize].remove(card);
    }

    /// The card at a place was seen; says where it is in the list.
    fn see(&mut self, spot: Spot, card: Card) -> usize {
        let index = self.places.index(spot);
        if let Origin::Unseen { pool, .. } = self.origins[index] {
            self.pools[pool as usize].remove(card);
            self.origins[index] = Origin::Seen;
        }
        index
    }

    fn exchange(&mut self, one: Spot, other: Spot) {
        self.origins.swap(self.places.index(one), self.places.index(other));
    }

    fn reshuffle(&mut self, cards: &[Card]) {
        let free = self.pools.iter().position(|pool| pool.is_empty()).unwrap_or(DECK - 1);
        self.pools[free] = cards.iter().copied().collect();
        self.present = free as u8;
    }

    fn turn_up(&mut self, hands: &[Vec<Shown>]) {
        for (seat, hand) in self.seats.iter().zip(hands) {
            for shown in hand {
                self.see(Spot::new(seat, shown.place), shown.card);
            }
        }
    }
}
