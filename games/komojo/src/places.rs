//! Which places are taken, and where the card of a place lies in a list of all face-down cards.
//!
//! Penalty cards can pile up in front of one seat until it has nearly the whole deck (KM-17), so there is
//! no grid of a fixed size: all face-down cards lie in one list, seat by seat and place by place.

use std::fmt;
use std::ops::Range;

use vierblatt_game::{Seat, Seats, number, ones};

/// The most seats Komojo has.
pub(crate) const MOST_SEATS: usize = 6;
/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// One place in front of a seat, written `2.1`: seat 2's place 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Spot {
    /// In front of whom.
    pub seat: Seat,
    /// Which place, from 1.
    pub place: u8,
}

impl Spot {
    /// This seat's place.
    #[inline]
    pub const fn new(seat: Seat, place: u8) -> Self {
        Spot { seat, place }
    }

    /// Reads a place, whether or not there is one: `2.1`.
    pub fn read(text: &str) -> Option<Self> {
        let (seat, place) = text.split_once('.')?;
        let small = |text| u8::try_from(number(text)?).ok();
        Some(Spot::new(Seat(small(seat)?), small(place)?))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.seat, self.place)
    }
}

vierblatt_game::as_text!(Spot, "a place such as 2.1");

/// The taken places of all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places {
    /// By seat: bit `place - 1` where a card lies. Place 54 is the highest there can be.
    masks: [u64; MOST_SEATS],
    /// Byte `seat`: how many cards lie in front of lower seats. The highest byte: how many lie in front
    /// of all.
    starts: u64,
}

impl Places {
    /// No card in front of anybody.
    pub(crate) const NONE: Places = Places { masks: [0; MOST_SEATS], starts: 0 };

    /// KM-02: four cards in front of each seat, at the places 1 to 4.
    pub(crate) fn four_each(seats: Seats) -> Self {
        let mut places = Places::NONE;
        for seat in seats.iter() {
            places.masks[seat.index()] = 0b1111;
            places.starts += (4 * ONES) << (8 * (seat.0 + 1));
        }
        places
    }

    /// How many cards lie in front of all seats.
    #[inline]
    pub(crate) const fn total(&self) -> usize {
        (self.starts >> 56) as usize
    }

    /// Where the seat's cards begin in the list.
    #[inline]
    const fn start(&self, seat: Seat) -> usize {
        (self.starts >> (8 * seat.0) & 0xff) as usize
    }

    /// How many cards lie in front of the seat.
    #[inline]
    pub(crate) const fn len(&self, seat: Seat) -> usize {
        self.start(Seat(seat.0 + 1)) - self.start(seat)
    }

    /// Where the seat's cards lie in the list.
    #[inline]
    pub(crate) const fn range(&self, seat: Seat) -> Range<usize> {
        self.start(seat)..self.start(Seat(seat.0 + 1))
    }

    /// The seat's taken places, a bit each.
    #[inline]
    pub(crate) const fn mask(&self, seat: Seat) -> u64 {
        self.masks[seat.index()]
    }

    /// Whether a card lies there. Also for seats and places that do not exist.
    #[inline]
    pub(crate) fn holds(&self, spot: Spot) -> bool {
        let mask = self.masks.get(spot.seat.index()).copied().unwrap_or(0);
        (1..=64).contains(&spot.place) && mask >> (spot.place - 1) & 1 != 0
    }

    /// Where the card lies in the list. The place must be taken.
    #[inline]
    pub(crate) fn index(&self, spot: Spot) -> usize {
        debug_assert!(self.holds(spot), "{spot} is free");
        let lower = (1 << (spot.place - 1)) - 1;
        let below = self.mask(spot.seat) & lower;
        // Mostly there is no gap below, and then no bits need counting.
        let before =
            if below == lower { spot.place as usize - 1 } else { below.count_ones() as usize };
        self.start(spot.seat) + before
    }

    /// KM-20: takes the seat's lowest free place; the place, and where its card goes in the list.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat) -> (u8, usize) {
        let mask = &mut self.masks[seat.index()];
        let lowest = mask.trailing_ones();
        *mask |= 1 << lowest;
        let index = self.start(seat) + lowest as usize;
        self.starts += ONES << (8 * (seat.0 + 1));
        (lowest as u8 + 1, index)
    }

    /// Frees a taken place; says where its card was in the list.
    #[inline]
    pub(crate) fn remove(&mut self, spot: Spot) -> usize {
        let index = self.index(spot);
        self.masks[spot.seat.index()] &= !(1 << (spot.place - 1));
        self.starts -= ONES << (8 * (spot.seat.0 + 1));
        index
    }

    /// The seat's taken places in ascending order.
    pub(crate) fn of(&self, seat: Seat) -> impl Iterator<Item = Spot> + use<> {
        ascending(self.mask(seat)).map(move |place| Spot::new(seat, place))
    }

    /// Every taken place, in the order of the list.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Spot> {
        (0..MOST_SEATS as u8).flat_map(|seat| self.of(Seat(seat)))
    }
}

/// The places of a mask in ascending order.
#[inline]
pub(crate) fn ascending(mask: u64) -> impl Iterator<Item = u8> {
    ones(mask).map(|bit| bit + 1)
}

/// The `n`th place of a mask, from 0.
#[inline]
pub(crate) fn nth(mask: u64, n: usize) -> u8 {
    // Mostly there is no gap.
    if mask & (mask + 1) == 0 {
        return n as u8 + 1;
    }
    let mut rest = mask;
    for _ in 0..n {
        rest &= rest - 1;
    }
    rest.trailing_zeros() as u8 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn km_20_a_new_card_takes_the_lowest_free_place() {
        let mut places = Places::four_each(Seats(3));
        assert_eq!(places.add(Seat(1)), (5, 8));
        assert_eq!(places.remove(Spot::new(Seat(1), 2)), 5);
        assert_eq!(places.remove(Spot::new(Seat(1), 4)), 6);
        assert_eq!((places.len(Seat(1)), places.total()), (3, 11));
        assert_eq!(places.index(Spot::new(Seat(1), 5)), 6);
        assert_eq!(places.index(Spot::new(Seat(2), 1)), 7);
        assert_eq!(places.add(Seat(1)), (2, 5));
        assert_eq!(places.add(Seat(1)), (4, 7));
        assert_eq!(places.add(Seat(1)), (6, 9));
    }

    #[test]
    fn the_list_goes_by_seat_and_place_and_nobody_holds_what_is_not_there() {
        let mut places = Places::four_each(Seats(6));
        places.remove(Spot::new(Seat(5), 1));
        for (index, spot) in places.iter().enumerate() {
            assert_eq!(places.index(spot), index);
        }
        for (seat, place) in [(5, 1), (0, 0), (0, 5), (0, 64), (0, 65), (0, 255), (6, 1), (255, 1)]
        {
            assert!(!places.holds(Spot::new(Seat(seat), place)), "{seat}.{place}");
        }
        assert_eq!(nth(0b1011, 2), 4);
    }
}
