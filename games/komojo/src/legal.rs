//! The legal moves of a seat as a rule to fetch the `n`th one: a 10 can have more than a thousand.

use vierblatt_game::{Moves, Seat, SeatSet};

use crate::cards::Power;
use crate::moves::Move;
use crate::options::Stop;
use crate::places::{Places, Spot, ascending, nth};
use crate::state::{Phase, State};

/// The legal moves of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Legal {
    /// Moves without a place: a bit for each of [`PLAIN`].
    pub(crate) plain: u8,
    pub(crate) placed: Placed,
}

/// The moves without a place.
pub(crate) const PLAIN: [Move; 4] = [Move::Draw, Move::Drop, Move::Stop, Move::No];
const DRAW: u8 = 1;
const DROP: u8 = 2;
const STOP: u8 = 4;
const NO: u8 = 8;

/// The moves with places.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Placed {
    None,
    /// One of the seat's own places.
    Own {
        verb: Verb,
        places: u64,
        count: u8,
    },
    /// One place of an opponent.
    Spy(Others),
    /// One of the seat's own places and one of an opponent's.
    Trade {
        own: u64,
        count: u8,
        others: Others,
    },
    /// Places of two opponents.
    Switch(Others),
}

/// What is done with one of the seat's own places.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Verb {
    Swap,
    Take,
    Snap,
    Peek,
}

impl Verb {
    #[inline]
    pub(crate) const fn at(self, place: u8) -> Move {
        match self {
            Verb::Swap => Move::Swap(place),
            Verb::Take => Move::Take(place),
            Verb::Snap => Move::Snap(place),
            Verb::Peek => Move::Peek(place),
        }
    }
}

/// The cards of the opponents.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Others {
    places: Places,
    seats: SeatSet,
}

impl Others {
    /// How many cards they have.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.seats.iter().map(|seat| self.places.len(seat)).sum()
    }

    /// The `n`th of them.
    #[inline]
    fn get(&self, mut n: usize) -> Spot {
        for seat in self.seats.iter() {
            let len = self.places.len(seat);
            if n < len {
                return Spot::new(seat, nth(self.places.mask(seat), n));
            }
            n -= len;
        }
        panic!("no such card")
    }

    /// Each of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Spot> {
        self.seats.iter().flat_map(|seat| self.places.of(seat))
    }

    /// Each seat with those above it.
    #[inline]
    fn pairs(&self) -> impl Iterator<Item = (Seat, Others)> {
        let Others { places, mut seats } = *self;
        self.seats.iter().map(move |lower| {
            seats = seats.without(lower);
            (lower, Others { places, seats })
        })
    }

    /// How many pairs of cards there are, one each of two of them.
    #[inline]
    pub(crate) fn count_pairs(&self) -> usize {
        let (mut pairs, mut before) = (0, 0);
        for seat in self.seats.iter() {
            let len = self.places.len(seat);
            pairs += before * len;
            before += len;
        }
        pairs
    }

    /// The `n`th of those pairs.
    #[inline]
    fn get_pair(&self, mut n: usize) -> (Spot, Spot) {
        for (lower, higher) in self.pairs() {
            let above = higher.len();
            let pairs = self.places.len(lower) * above;
            if n < pairs {
                let place = nth(self.places.mask(lower), n / above);
                return (Spot::new(lower, place), higher.get(n % above));
            }
            n -= pairs;
        }
        panic!("no such pair of cards")
    }
}

impl Legal {
    const NOTHING: Legal = Legal { plain: 0, placed: Placed::None };

    /// How many moves without a place there are: never more than two at once.
    #[inline]
    const fn plain_len(&self) -> usize {
        (self.plain != 0) as usize + (self.plain & self.plain.wrapping_sub(1) != 0) as usize
    }
}

/// What the seat may do now.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat) -> Legal {
    if let Phase::Snap(window) = state.phase {
        return if window.asked.contains(seat) {
            Legal { plain: NO, placed: own(state, seat, Verb::Snap) }
        } else {
            Legal::NOTHING
        };
    }
    if seat != state.seat {
        return Legal::NOTHING;
    }
    // KM-22: nobody can say it twice.
    let stop = if state.caller.is_none() { STOP } else { 0 };
    let stop_later = if state.options.stop == Stop::WithTurn { stop } else { 0 };
    match state.phase {
        Phase::Turn => Legal {
            plain: stop | if state.can_draw() { DRAW } else { 0 },
            placed: if state.can_take() { own(state, seat, Verb::Take) } else { Placed::None },
        },
        Phase::Drawn => Legal { plain: DROP | stop_later, placed: own(state, seat, Verb::Swap) },
        Phase::Action => Legal { plain: stop_later, placed: action(state) },
        _ => Legal::NOTHING,
    }
}

#[inline]
fn own(state: &State, seat: Seat, verb: Verb) -> Placed {
    let count = state.places.len(seat) as u8;
    Placed::Own { verb, places: state.places.mask(seat), count }
}

/// The action of the card on top (KM-10 to KM-13).
#[inline]
fn action(state: &State) -> Placed {
    let others = Others { places: state.places, seats: state.opponents() };
    match state.cards[state.top as usize].power() {
        Some(Power::Peek) => own(state, state.seat, Verb::Peek),
        Some(Power::Spy) => Placed::Spy(others),
        Some(Power::Trade) => Placed::Trade {
            own: state.places.mask(state.seat),
            count: state.places.len(state.seat) as u8,
            others,
        },
        Some(Power::Switch) => Placed::Switch(others),
        None => Placed::None,
    }
}

impl Moves<Move> for Legal {
    #[inline]
    fn len(&self) -> usize {
        let placed = match &self.placed {
            Placed::None => 0,
            Placed::Own { count, .. } => *count as usize,
            Placed::Spy(others) => others.len(),
            Placed::Trade { count, others, .. } => *count as usize * others.len(),
            Placed::Switch(others) => others.count_pairs(),
        };
        self.plain_len() + placed
    }

    #[inline]
    fn get(&self, n: usize) -> Move {
        let plain = self.plain_len();
        if n < plain {
            // There are never more than two at once.
            let rest = if n == 0 { self.plain } else { self.plain & (self.plain - 1) };
            return PLAIN[(rest.trailing_zeros() & 3) as usize];
        }
        let n = n - plain;
        match &self.placed {
            Placed::Own { verb, places, count } if n < *count as usize => verb.at(nth(*places, n)),
            Placed::Spy(others) => Move::Spy(others.get(n)),
            Placed::Trade { own, count, others } => {
                let theirs = others.len();
                assert!(n / theirs < *count as usize, "no such move");
                Move::Trade(nth(*own, n / theirs), others.get(n % theirs))
            }
            Placed::Switch(others) => {
                let (lower, higher) = others.get_pair(n);
                Move::Switch(lower, higher)
            }
            Placed::None | Placed::Own { .. } => panic!("no such move"),
        }
    }

    fn for_each(&self, mut f: impl FnMut(Move)) {
        for (bit, mv) in PLAIN.into_iter().enumerate() {
            if self.plain >> bit & 1 != 0 {
                f(mv);
            }
        }
        match &self.placed {
            Placed::None => {}
            Placed::Own { verb, places, .. } => {
                ascending(*places).for_each(|place| f(verb.at(place)));
            }
            Placed::Spy(others) => others.iter().for_each(|spot| f(Move::Spy(spot))),
            Placed::Trade { own, others, .. } => {
                for place in ascending(*own) {
                    others.iter().for_each(|spot| f(Move::Trade(place, spot)));
                }
            }
            Placed::Switch(others) => {
                for (lower, higher) in others.pairs() {
                    for spot in others.places.of(lower) {
                        higher.iter().for_each(|other| f(Move::Switch(spot, other)));
                    }
                }
            }
        }
    }
}
