//! The whole table, in which all 54 cards lie in one row.

use serde::{Deserialize, Serialize};
use vierblatt_game::{Seat, SeatSet, Seats};

use crate::Options;
use crate::cards::{Card, DECK};
use crate::places::{MOST_SEATS, Places, Spot};

/// Everything, hidden cards included.
///
/// It cannot be serialised, so nobody sends it by mistake:
///
/// ```compile_fail,E0277
/// fn send(it: impl serde::Serialize) {}
/// fn leak(state: vierblatt_komojo::State) {
///     send(state);
/// }
/// ```
///
/// What is made to be seen can:
///
/// ```
/// fn send(it: impl serde::Serialize) {}
/// fn show(view: vierblatt_komojo::Public) {
///     send(view);
/// }
/// ```
///
/// The row of cards is `face-down cards | draw pile | drawn card | discard pile`, the two piles
/// with their tops towards each other. A drawn card that is discarded therefore does not move at
/// all, a swapped one changes places with it, and only a snap or a penalty shifts the row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    /// The row of all cards. Meaningless between rounds.
    pub(crate) cards: [Card; DECK],
    /// For each face-down card, who knows it; nobody beyond them.
    pub(crate) known: [SeatSet; DECK],
    /// Which places are taken.
    pub(crate) places: Places,
    /// Points by seat.
    pub(crate) totals: [i32; MOST_SEATS],
    /// The round, from 1.
    pub(crate) round: u32,
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    /// Who begins the round (KM-04).
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// Who has cards. Whoever has none gets none again in this round.
    pub(crate) holding: SeatSet,
    /// Who said STOP.
    pub(crate) caller: Option<Seat>,
    /// After STOP: how many other seats' turns still come, those of seats without cards included.
    pub(crate) left: u8,
    /// Where the draw pile ends in the row, its top being the last card before that.
    pub(crate) draw_end: u8,
    /// Where the discard pile's top lies in the row; the rest of the pile is behind it.
    pub(crate) top: u8,
    pub(crate) phase: Phase,
}

/// What the game waits for. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum Phase {
    /// Chance draws who begins.
    Start,
    /// Chance deals.
    Deal,
    /// The seat whose turn it is draws or takes.
    Turn,
    /// Chance shuffles the discard pile (KM-28).
    Shuffle(Pending),
    /// The seat whose turn it is holds a drawn card.
    Drawn,
    /// Opponents are asked about the card just discarded.
    Snap(Window),
    /// The seat whose turn it is carries out the action of the rank on top.
    Action,
    /// The game is over.
    Over,
}

/// What goes on after a reshuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "due", rename_all = "snake_case")]
pub enum Pending {
    /// The seat whose turn it is draws.
    Draw,
    /// This seat takes its penalty card; then the snaps go on.
    Penalty {
        /// Who takes it.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// How they go on.
        then: Window,
    },
}

/// The time in which opponents may snap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Window {
    /// Who is still asked.
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    pub asked: SeatSet,
    /// Whether the card was drawn and has an action, due when the snaps are settled (KM-19).
    pub action: bool,
}

impl Phase {
    /// The phase's name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Start => "start",
            Phase::Deal => "deal",
            Phase::Turn => "turn",
            Phase::Shuffle(_) => "shuffle",
            Phase::Drawn => "drawn",
            Phase::Snap(_) => "snap",
            Phase::Action => "action",
            Phase::Over => "over",
        }
    }
}

impl State {
    /// The table before anything has happened.
    pub(crate) fn new(options: Options, seats: Seats) -> Self {
        State {
            cards: [Card::JOKER; DECK],
            known: [SeatSet::NONE; DECK],
            places: Places::NONE,
            totals: [0; MOST_SEATS],
            round: 1,
            options,
            seats,
            first: Seat(0),
            seat: Seat(0),
            holding: SeatSet::NONE,
            caller: None,
            left: 0,
            draw_end: 0,
            top: DECK as u8,
            phase: Phase::Start,
        }
    }

    /// What the game waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The card at a place, if one lies there.
    pub fn card(&self, spot: Spot) -> Option<Card> {
        self.places.holds(spot).then(|| self.cards[self.places.index(spot)])
    }

    /// The draw pile, top last.
    #[inline]
    pub(crate) fn draw_pile(&self) -> &[Card] {
        &self.cards[self.places.total()..self.draw_end as usize]
    }

    /// The discard pile, top first.
    #[inline]
    pub(crate) fn discard_pile(&self) -> &[Card] {
        &self.cards[self.top as usize..]
    }

    /// The card held by the seat whose turn it is.
    #[inline]
    pub(crate) fn held(&self) -> Option<Card> {
        (self.phase == Phase::Drawn).then(|| self.cards[self.draw_end as usize])
    }

    /// Whether the draw pile is empty.
    #[inline]
    pub(crate) const fn draw_is_empty(&self) -> bool {
        self.draw_end as usize == self.places.total()
    }

    /// KM-28: whether there is more than the top card to shuffle.
    #[inline]
    pub(crate) const fn can_shuffle(&self) -> bool {
        (self.top as usize) < DECK - 1
    }

    /// KM-05, KM-28: whether a card can be drawn, if necessary after a reshuffle.
    #[inline]
    pub(crate) const fn can_draw(&self) -> bool {
        !self.draw_is_empty() || self.can_shuffle()
    }

    /// KM-05: whether there is a top discard.
    #[inline]
    pub(crate) const fn can_take(&self) -> bool {
        (self.top as usize) < DECK
    }

    /// Who has cards besides the seat whose turn it is.
    #[inline]
    pub(crate) const fn opponents(&self) -> SeatSet {
        self.holding.without(self.seat)
    }

    /// Between two rounds nothing lies on the table.
    pub(crate) const fn is_dealt(&self) -> bool {
        !matches!(self.phase, Phase::Start | Phase::Deal)
    }

    /// The sum of the seat's cards (KM-24).
    pub(crate) fn sum(&self, seat: Seat) -> i32 {
        self.cards[self.places.range(seat)].iter().map(|card| card.value()).sum()
    }

    /// Recomputes everything the state keeps twice, for tests.
    ///
    /// # Panics
    /// When something does not agree.
    pub fn validate(&self) {
        let total = self.places.iter().count();
        assert_eq!(self.places.total(), total);
        for (index, spot) in self.places.iter().enumerate() {
            assert_eq!(self.places.index(spot), index, "{spot}");
            assert!(spot.seat.0 < self.seats.0, "nobody sits at {spot}");
            assert!(SeatSet(self.known[index].0 & !self.seats.all().0).is_empty());
        }
        assert!(self.known[total..].iter().all(|known| known.is_empty()));
        let holding: SeatSet =
            self.seats.iter().filter(|seat| self.places.mask(*seat) != 0).collect();
        assert_eq!(self.holding, holding);
        if self.is_dealt() {
            let held = usize::from(self.phase == Phase::Drawn);
            assert_eq!(self.draw_end as usize + held, self.top as usize);
            assert!(self.caller.is_some() || holding == self.seats.all());
        } else {
            assert_eq!((total, self.draw_end, self.top), (0, 0, DECK as u8));
            assert_eq!((self.caller, self.left), (None, 0));
        }
        if let Phase::Snap(window) = self.phase {
            assert!(SeatSet(window.asked.0 & !self.opponents().0).is_empty());
        }
    }
}
