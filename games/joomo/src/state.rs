//! The whole table, hidden cards included: flat, and copied by copying its bytes.

use serde::{Deserialize, Serialize};
use vierblatt_game::{List, PerSeat, Seat, SeatSet, Seats};

use crate::{Card, Cards, HAND, Options};

/// The most seats a table has.
pub const MAX_SEATS: usize = 6;

/// Everything on the table and in the hands.
///
/// It cannot be serialised, so nobody sends it by mistake:
///
/// ```compile_fail,E0277
/// fn send(_: impl serde::Serialize) {}
/// send(vierblatt_joomo::State::new(Default::default(), vierblatt_game::Seats(4)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What is in each hand. No cards for seats that are not at the table.
    pub(crate) hands: [Cards; MAX_SEATS],
    /// All cards played this round, those of the present trick too.
    pub(crate) played: Cards,
    /// The points so far.
    pub(crate) totals: PerSeat<i32, MAX_SEATS>,
    /// The round, from 1.
    pub(crate) round: u32,
    /// The cards of the present trick in the order they were played.
    pub(crate) trick: List<Card, { HAND * MAX_SEATS }>,
    /// JO-12: what the trick is worth.
    pub(crate) value: u8,
    /// Who has passed in this trick.
    pub(crate) passed: SeatSet,
    /// Who has cards left. Follows from the hands.
    pub(crate) holding: SeatSet,
    /// The markers taken this round, without the Joomo marker.
    pub(crate) markers: PerSeat<u8, MAX_SEATS>,
    /// JO-19: who has the Joomo marker.
    pub(crate) joomo: Option<Seat>,
    /// Who deals, or has dealt, this round.
    pub(crate) dealer: Option<Seat>,
    /// JO-23: whether the game goes on only to break a tie.
    pub(crate) tie_break: bool,
    /// What the game waits for.
    pub(crate) phase: Phase,
    /// What the table plays by.
    pub(crate) options: Options,
    /// How many sit at the table.
    pub(crate) seats: Seats,
}

/// What the game waits for, with what is known only then. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Phase {
    /// JO-04: the draw for the first dealer.
    Dealer,
    /// JO-03: the deal.
    Deal,
    /// JO-07: the first card of a trick.
    Lead {
        /// Who leads.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JO-08: the second card of a trick.
    Second {
        /// Whose turn it is.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Who led, and so played the last card.
        #[cfg_attr(test, ts(type = "number"))]
        last: Seat,
        /// The first limit.
        limit: Card,
    },
    /// JO-09: the third card of a trick, and all that follow.
    Gap {
        /// Whose turn it is.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Who played the last card.
        #[cfg_attr(test, ts(type = "number"))]
        last: Seat,
        /// The first and the second limit.
        limits: [Card; 2],
    },
    /// JO-23: whether the tied seats share the win.
    Tie {
        /// The tied seats that have not answered yet.
        #[cfg_attr(test, ts(type = "number[]"))]
        asked: SeatSet,
    },
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// The phase as records name it.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Dealer => "dealer",
            Phase::Deal => "deal",
            Phase::Lead { .. } => "lead",
            Phase::Second { .. } => "second",
            Phase::Gap { .. } => "gap",
            Phase::Tie { .. } => "tie",
            Phase::Over => "over",
        }
    }

    /// The limits that lie there, the first limit first.
    pub fn limits(&self) -> &[Card] {
        match self {
            Phase::Second { limit, .. } => std::slice::from_ref(limit),
            Phase::Gap { limits, .. } => limits,
            _ => &[],
        }
    }

    /// Who played the last card of the trick.
    pub const fn last(self) -> Option<Seat> {
        match self {
            Phase::Second { last, .. } | Phase::Gap { last, .. } => Some(last),
            _ => None,
        }
    }

    /// Whether cards are out: between the deal and the next round.
    pub const fn is_dealt(self) -> bool {
        !matches!(self, Phase::Dealer | Phase::Deal)
    }

    /// Whether the round has been scored and still lies there.
    pub const fn is_scored(self) -> bool {
        matches!(self, Phase::Tie { .. } | Phase::Over)
    }
}

impl State {
    /// The table before anything has happened.
    pub fn new(options: Options, seats: Seats) -> Self {
        State {
            hands: [Cards::NONE; MAX_SEATS],
            played: Cards::NONE,
            totals: PerSeat::same(seats, 0),
            round: 1,
            trick: List::new(Card::LOWEST),
            value: 1,
            passed: SeatSet::NONE,
            holding: SeatSet::NONE,
            markers: PerSeat::same(seats, 0),
            joomo: None,
            dealer: None,
            tie_break: false,
            phase: Phase::Dealer,
            options,
            seats,
        }
    }

    /// The hand of a seat. Nothing for a seat that no table has.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.hands.get(seat.index()).copied().unwrap_or(Cards::NONE)
    }

    /// JO-03: the cards nobody has seen.
    pub(crate) fn aside(&self) -> Cards {
        if !self.phase.is_dealt() {
            return Cards::NONE;
        }
        let held = self.hands.iter().fold(Cards::NONE, |all, hand| all | *hand);
        Cards::deck(self.seats) - self.played - held
    }

    /// JO-21: what the round is worth to the seat if it ends now.
    #[inline]
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        round_score(self.markers[seat], self.joomo == Some(seat), self.tens_in_hand(seat))
    }

    /// JO-18: the tens in the seat's hand.
    #[inline]
    pub(crate) fn tens_in_hand(&self, seat: Seat) -> i32 {
        (self.hands[seat.index()] & Cards::TENS).len() as i32
    }

    /// The seats with the highest total.
    #[inline]
    pub(crate) fn highest(&self) -> SeatSet {
        let most = self.totals.as_slice().iter().max();
        self.totals.iter().filter(|(_, total)| Some(total) == most).map(|(seat, _)| seat).collect()
    }

    /// Recomputes what the state keeps twice, for tests.
    ///
    /// # Panics
    /// Where the two differ.
    pub fn validate(&self) {
        let State { hands, played, trick, value, passed, holding, markers, .. } = *self;
        let has_cards = |seat: &Seat| !hands[seat.index()].is_empty();
        assert_eq!(holding, self.seats.iter().filter(has_cards).collect());
        let in_trick: Cards = trick.iter().copied().collect();
        assert_eq!(value as usize, 1 + (in_trick & Cards::TENS).len());
        assert!((in_trick - played).is_empty(), "the trick's cards were played");
        assert!(trick.len() >= self.phase.limits().len(), "the limits lie in the trick");
        assert!(self.phase.limits().iter().all(|limit| in_trick.contains(*limit)));
        assert_eq!(trick.is_empty(), self.phase.last().is_none());
        let dealt = if self.phase.is_dealt() { HAND } else { 0 };
        assert_eq!(self.aside().len(), dealt);
        let in_hands: usize = hands.iter().map(|hand| hand.len()).sum();
        assert_eq!(in_hands + played.len(), dealt * self.seats.count());
        if !self.phase.is_scored() && self.joomo.is_some() {
            assert_ne!(holding, self.seats.all(), "the Joomo marker goes to an empty hand");
        }
        assert!(passed.iter().all(|seat| holding.contains(seat)), "who has no cards cannot pass");
        let taken: u32 = markers.as_slice().iter().map(|markers| u32::from(*markers)).sum();
        let tens = (played - in_trick) & Cards::TENS;
        assert!(taken as usize >= tens.len(), "every ten in a taken trick gave a marker");
    }
}

/// JO-21: markers taken, 1 for the Joomo marker, less the tens in hand (JO-18).
#[inline]
pub(crate) const fn round_score(markers: u8, joomo: bool, tens: i32) -> i32 {
    markers as i32 + joomo as i32 - tens
}
