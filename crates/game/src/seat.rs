//! Seats, sets of seats, and one thing for each seat.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{ones, read_set};

/// The most seats any game has.
pub const MAX_SEATS: usize = 7;

/// A place at the table, numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        at_most(deserializer, MAX_SEATS as u8 - 1).map(Seat)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        at_most(deserializer, MAX_SEATS as u8).map(Seats)
    }
}

fn at_most<'de, D: Deserializer<'de>>(deserializer: D, most: u8) -> Result<u8, D::Error> {
    let number = u8::deserialize(deserializer)?;
    let too_many = || {
        let found = de::Unexpected::Unsigned(number.into());
        de::Error::invalid_value(found, &format!("a number up to {most}").as_str())
    };
    if number <= most { Ok(number) } else { Err(too_many()) }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How many seats a table has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// The number of seats as a length.
    #[inline]
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// All seats in order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// All seats as a set.
    #[inline]
    pub const fn all(self) -> SeatSet {
        SeatSet(((1u16 << self.0) - 1) as u8)
    }

    /// The seat to the left of this one: the next higher number.
    #[inline]
    pub const fn left_of(self, seat: Seat) -> Seat {
        if seat.0 + 1 >= self.0 { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// The seat to the right of this one.
    #[inline]
    pub const fn right_of(self, seat: Seat) -> Seat {
        if seat.0 == 0 { Seat(self.0 - 1) } else { Seat(seat.0 - 1) }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// This set and the seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set less the seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in it. A seat no table has is in no set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        (seat.0 as usize) < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        ones(self.0.into()).map(Seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_set(deserializer, SeatSet::len)
    }
}

/// One thing for each seat of a table of at most `N`, serialised as a list as long as the table is
/// big.
#[derive(Clone, Copy)]
pub struct PerSeat<T, const N: usize = MAX_SEATS> {
    of: [T; N],
    seats: Seats,
}

impl<T: Copy, const N: usize> PerSeat<T, N> {
    /// The same for every seat.
    #[inline]
    pub const fn same(seats: Seats, value: T) -> Self {
        PerSeat { of: [value; N], seats }
    }

    /// What `f` says for each seat; seats that are not at the table keep `fill`.
    #[inline]
    pub fn from_fn(seats: Seats, fill: T, mut f: impl FnMut(Seat) -> T) -> Self {
        let mut all = PerSeat::same(seats, fill);
        for seat in seats.iter() {
            all[seat] = f(seat);
        }
        all
    }

    /// How many seats the table has.
    #[inline]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// One for each seat that is there.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.of[..self.seats.count()]
    }

    /// In the order of the seats.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, T)> + '_ {
        self.as_slice().iter().enumerate().map(|(seat, value)| (Seat(seat as u8), *value))
    }
}

// What seats have that are not at the table is nothing.
impl<T: Copy + PartialEq, const N: usize> PartialEq for PerSeat<T, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for PerSeat<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for PerSeat<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.of[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.of[seat.index()]
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for PerSeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let each = Vec::<T>::deserialize(deserializer)?;
        if each.len() > N {
            return Err(de::Error::invalid_length(each.len(), &format!("at most {N}").as_str()));
        }
        let seats = Seats(each.len() as u8);
        Ok(PerSeat::from_fn(seats, T::default(), |seat| each[seat.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_and_right_go_round_the_table() {
        let seats = Seats(3);
        assert_eq!(seats.left_of(Seat(2)), Seat(0));
        assert_eq!(seats.right_of(Seat(0)), Seat(2));
        assert_eq!(seats.left_of(Seat(0)), Seat(1));
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set = SeatSet::NONE.with(Seat(5)).with(Seat(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(5)]);
        assert!(set.contains(Seat(5)) && !set.contains(Seat(2)) && !set.contains(Seat(200)));
        assert_eq!(Seats(7).all().len(), 7);
    }

    #[test]
    fn what_is_of_seats_reads_as_it_is_written() {
        let points = PerSeat::<i32, 4>::from_fn(Seats(3), 9, |seat| -i32::from(seat.0));
        let text = serde_json::to_string(&points).unwrap();
        assert_eq!(serde_json::from_str::<PerSeat<i32, 4>>(&text).unwrap(), points);
        let set = SeatSet::NONE.with(Seat(6)).with(Seat(0));
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<SeatSet>(&text).unwrap(), set);
        assert_eq!(serde_json::from_str::<Seats>("7").unwrap(), Seats(7));
    }

    #[test]
    fn a_seat_no_table_has_is_not_read() {
        assert!(serde_json::from_str::<Seat>("7").is_err());
        assert!(serde_json::from_str::<Seats>("8").is_err());
        assert!(serde_json::from_str::<SeatSet>("[7]").is_err());
        assert!(serde_json::from_str::<SeatSet>("[1, 1]").is_err());
        assert!(serde_json::from_str::<PerSeat<i32, 2>>("[1, 2, 3]").is_err());
    }
}
