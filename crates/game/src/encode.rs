//! Moves as numbers and what a seat sees as an array: for programs that learn.
//!
//! Both layouts are part of what a game promises: a network trained with them is worthless once they change. So they
//! only ever grow at the end, and tests in each game pin them.

use crate::{Game, Seat, Seats};

/// A game whose moves are numbers and whose views are arrays.
///
/// A move is one number, or two where there would be too many moves for one: then the first is a *half*, and the same seat
/// chooses again. Seats in numbers and arrays are relative: 0 is whoever chooses, 1 sits to the left.
pub trait Encode: Game {
    /// The blocks of numbers moves have, in order, at a table of this size. The first number of a block is the sum of
    /// the sizes before it.
    fn blocks(seats: Seats) -> &'static [Block];

    /// Every number the seat may choose now, each once, in no particular order.
    fn offer(legal: &Self::Legal, chooser: Chooser, offered: impl FnMut(usize));
    /// What a number means now. [`Chosen::Nothing`] for a number no such move has; a move that comes back may still
    /// have to be checked.
    fn choose(legal: &Self::Legal, chooser: Chooser, number: usize) -> Chosen<Self::Move>;
    /// The number of a legal move, and the second one where it has two. None where the move is none of those that have a
    /// number.
    fn numbers(
        legal: &Self::Legal,
        chooser: Chooser,
        mv: &Self::Move,
    ) -> Option<(usize, Option<usize>)>;

    /// Writes all that the seat sees, field by field, always the same fields in the same order. It gets what the seat sees and
    /// no state, so there is nothing to peek at.
    fn observe(
        public: &Self::Public,
        private: &Self::Private,
        options: &Self::Options,
        chooser: Chooser,
        fields: &mut impl Fields,
    );

    /// How many numbers there are.
    fn size(seats: Seats) -> usize {
        Self::blocks(seats).iter().map(|block| block.size).sum()
    }
}

/// Numbers next to each other with one meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// What it is called: `play`.
    pub name: &'static str,
    /// How many numbers it has.
    pub size: usize,
    /// What they mean.
    pub about: &'static str,
}

/// Who chooses, and what of the choice is made already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chooser {
    /// Who chooses, or looks.
    pub seat: Seat,
    /// How many sit at the table.
    pub seats: Seats,
    /// The first half of a move of two numbers, once it is chosen.
    pub half: Option<u16>,
}

impl Chooser {
    /// A seat that has chosen nothing yet.
    pub const fn new(seat: Seat, seats: Seats) -> Self {
        Chooser { seat, seats, half: None }
    }

    /// How many places to the left of the chooser the seat sits. 0 is the chooser.
    #[inline]
    pub const fn relative(&self, seat: Seat) -> usize {
        (seat.index() + self.seats.count() - self.seat.index()) % self.seats.count()
    }

    /// The same, where there is a seat.
    #[inline]
    pub fn relative_to(&self, seat: Option<Seat>) -> Option<usize> {
        seat.map(|seat| self.relative(seat))
    }

    /// All seats, from the chooser to the left.
    #[inline]
    pub fn around(self) -> impl Iterator<Item = Seat> {
        (0..self.seats.count()).map(move |relative| self.seat_at(relative))
    }

    /// The seat so many places to the left of the chooser.
    #[inline]
    pub const fn seat_at(&self, relative: usize) -> Seat {
        Seat(((self.seat.index() + relative) % self.seats.count()) as u8)
    }
}

/// What a number means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen<M> {
    /// This move.
    Move(M),
    /// The first half of a move: the seat chooses again.
    Half,
    /// Nothing.
    Nothing,
}

/// Where a game writes what a seat sees: into an array, or only to find out how the array is laid out.
pub trait Fields {
    /// The next field, all zeros, to be written: its name, its shape, and what it means.
    fn field(&mut self, name: &'static str, shape: &[usize], about: &'static str) -> &mut [i16];

    /// A field with one number for each of some things, from an iterator that gives as many.
    #[inline]
    fn each(
        &mut self,
        name: &'static str,
        size: usize,
        about: &'static str,
        values: impl Iterator<Item = i16>,
    ) {
        for (to, value) in self.field(name, &[size], about).iter_mut().zip(values) {
            *to = value;
        }
    }

    /// A field of one number.
    #[inline]
    fn one(&mut self, name: &'static str, about: &'static str, value: i16) {
        self.field(name, &[1], about)[0] = value;
    }

    /// A field in which at most one number is 1.
    #[inline]
    fn one_hot(
        &mut self,
        name: &'static str,
        size: usize,
        about: &'static str,
        which: Option<usize>,
    ) {
        let field = self.field(name, &[size], about);
        if let Some(at) = which.and_then(|which| field.get_mut(which)) {
            *at = 1;
        }
    }
}

/// Writes fields into an array, which must be as long as a [`FieldList`] says.
pub struct IntoArray<'a>(&'a mut [i16]);

impl<'a> IntoArray<'a> {
    /// Clears the array and writes into it.
    #[inline]
    pub fn new(array: &'a mut [i16]) -> Self {
        array.fill(0);
        IntoArray(array)
    }
}

impl Fields for IntoArray<'_> {
    #[inline]
    fn field(&mut self, _: &'static str, shape: &[usize], _: &'static str) -> &mut [i16] {
        let size = shape.iter().product();
        let (field, rest) = std::mem::take(&mut self.0).split_at_mut(size);
        self.0 = rest;
        field
    }
}

/// One field of an array.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is called: `hand`.
    pub name: &'static str,
    /// Where it begins.
    pub start: usize,
    /// How many numbers it has in each direction.
    pub shape: Vec<usize>,
    /// What it means.
    pub about: &'static str,
}

impl Field {
    /// How many numbers it has.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Keeps a list of the fields in place of what is in them.
#[derive(Clone, Debug, Default)]
pub struct FieldList {
    /// All of them, in order.
    pub fields: Vec<Field>,
    /// How many numbers they have together.
    pub size: usize,
    scratch: Vec<i16>,
}

impl FieldList {
    /// How the arrays of a game with these options and seats are laid out.
    pub fn of<G: Encode>(options: G::Options, seats: Seats) -> Self {
        let state = G::new(options, seats);
        let mut list = FieldList::default();
        let (public, private) = (G::public(&state), G::private(&state, Seat(0)));
        G::observe(&public, &private, &options, Chooser::new(Seat(0), seats), &mut list);
        list
    }
}

impl Fields for FieldList {
    fn field(&mut self, name: &'static str, shape: &[usize], about: &'static str) -> &mut [i16] {
        let field = Field { name, start: self.size, shape: shape.to_vec(), about };
        self.size += field.size();
        self.scratch.clear();
        self.scratch.resize(field.size(), 0);
        self.fields.push(field);
        &mut self.scratch
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_whoever_chooses() {
        let chooser = Chooser::new(Seat(2), Seats(4));
        let relative: Vec<_> = (0..4).map(|seat| chooser.relative(Seat(seat))).collect();
        assert_eq!(relative, [2, 3, 0, 1]);
        assert!((0..4).all(|n| chooser.relative(chooser.seat_at(n)) == n));
        assert!(chooser.around().eq([Seat(2), Seat(3), Seat(0), Seat(1)]));
        assert_eq!(
            (chooser.relative_to(Some(Seat(3))), chooser.relative_to(None)),
            (Some(1), None)
        );
    }

    #[test]
    fn the_list_of_fields_and_the_array_are_written_by_the_same_words() {
        fn write(fields: &mut impl Fields) {
            fields.one("value", "", 7);
            fields.one_hot("who", 3, "", Some(1));
            fields.field("grid", &[2, 2], "")[3] = 5;
            fields.each("sizes", 2, "", [8, 9].into_iter());
        }
        let mut list = FieldList::default();
        write(&mut list);
        assert_eq!(list.size, 10);
        let starts: Vec<_> = list.fields.iter().map(|field| (field.name, field.start)).collect();
        assert_eq!(starts, [("value", 0), ("who", 1), ("grid", 4), ("sizes", 8)]);
        let mut array = [1; 10];
        write(&mut IntoArray::new(&mut array));
        assert_eq!(array, [7, 0, 1, 0, 0, 0, 0, 5, 8, 9]);
    }
}
