//! What a seat notes about each face-down card besides which one it is: who has seen it, how long ago
//! it saw it itself, and what it read from what others did. All of it moves with the card.
//!
//! What can be read: people keep low cards and give up high ones. So a drawn card that was swapped
//! in is lower than the one that had to go; whoever discards a drawn card has seen no higher one in
//! front of them; whoever does not snap knows of no such rank in front of them; whoever trades away
//! a card that they know gives their worst; whoever says STOP has low cards.

use vierblatt_game::{Seat, SeatSet, Telling};

use crate::Komojo;
use crate::cards::{Card, Cards, DECK};
use crate::event::{Event, Secret};
use crate::memory::Memory;
use crate::places::Spot;

/// An unseen card is swapped for anything below this.
const UNSEEN: i8 = 7;
/// Whoever says STOP has seen no higher card in front of them.
const STOPPED: i8 = 5;
/// A card that somebody knows and gives away mostly counts this much or more.
const GIVEN: i8 = 5;

/// What is noted about one face-down card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Note {
    /// Who has seen it.
    known: SeatSet,
    /// In which turn of the table this seat last saw it.
    pub(crate) seen: u32,
    /// How well it sticks, 0 to 255.
    pub(crate) retention: u8,
    /// It counts hardly more than this.
    high: i8,
    /// It counts hardly less than this.
    low: i8,
    /// Ranks it hardly has, a bit each.
    not: u16,
}

const BLANK: Note = Note { known: SeatSet::NONE, seen: 0, retention: 0, high: 13, low: -1, not: 0 };

impl Note {
    /// Whether something was read about the card.
    pub(crate) fn is_read(&self) -> bool {
        (self.high, self.low, self.not) != (BLANK.high, BLANK.low, BLANK.not)
    }

    /// Which of these cards fit what was read; all of them where none does.
    pub(crate) fn fitting(&self, cards: Cards) -> Cards {
        let fits = |card: &Card| {
            (self.low.into()..=self.high.into()).contains(&card.value())
                && self.not >> card.rank() & 1 == 0
        };
        let fitting: Cards = cards.iter().filter(fits).collect();
        if fitting.is_empty() { cards } else { fitting }
    }
}

/// What a seat notes.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Notes {
    seat: Seat,
    /// In the order in which the cards lie.
    cards: [Note; DECK],
    /// How many turns the table has had in this round.
    turns: u32,
    /// The card last put on the discard pile.
    top: Option<Card>,
    /// The random numbers that say how well a card sticks in memory.
    random: u64,
}

impl Notes {
    pub(crate) const fn new(seat: Seat, seed: u64) -> Self {
        Notes { seat, cards: [BLANK; DECK], turns: 0, top: None, random: seed }
    }

    /// What is noted about the card at this place of the row.
    pub(crate) const fn of(&self, index: usize) -> &Note {
        &self.cards[index]
    }

    /// How many turns the table has had in this round.
    pub(crate) const fn turns(&self) -> u32 {
        self.turns
    }

    /// How many turns of the table ago the seat last saw the card.
    pub(crate) const fn age(&self, index: usize) -> u32 {
        self.turns - self.cards[index].seen
    }

    /// Takes in what the seat heard, which `memory` is about to take in as well.
    pub(crate) fn hear(&mut self, told: &Telling<Komojo>, memory: &Memory) {
        let at = |spot: Spot| memory.places.index(spot);
        match told {
            Telling::Secret(Secret::Saw { spot, .. }) => self.see(at(*spot), self.seat),
            Telling::Secret(Secret::Drew { .. }) => {}
            Telling::Event(event) => self.hear_event(event, memory),
        }
    }

    fn hear_event(&mut self, event: &Event, memory: &Memory) {
        let at = |seat: &Seat, place: &u8| memory.places.index(Spot::new(*seat, *place));
        match event {
            Event::Dealt { .. } => self.deal(memory),
            Event::Turned { card, .. } => self.landed(*card),
            Event::Dropped { seat, card } => {
                self.landed(*card);
                self.has_seen_at_most(*seat, card.value() as i8, memory);
            }
            Event::Swapped { seat, place, card } => {
                self.landed(*card);
                let index = at(seat, place);
                let most = self.parted(*seat, index, *card, memory);
                self.replace(index, SeatSet::only(*seat));
                self.cards[index].high = (most - 1).max(BLANK.low);
            }
            Event::Took { seat, place, card, .. } => {
                self.landed(*card);
                let index = at(seat, place);
                self.parted(*seat, index, *card, memory);
                self.replace(index, SeatSet(u8::MAX));
            }
            Event::Declined { seat } => self.has_not_seen_top(*seat, memory),
            Event::Stopped { seat } => self.has_seen_at_most(*seat, STOPPED, memory),
            Event::Snapped { seat, place, card } => {
                self.top = Some(*card);
                let index = at(seat, place);
                self.cards.copy_within(index + 1.., index);
                self.cards[DECK - 1] = BLANK;
            }
            Event::Missed { seat, place, .. } => self.replace(at(seat, place), SeatSet(u8::MAX)),
            Event::Penalty { seat, .. } => {
                let (_, index) = memory.places.clone().add(*seat);
                self.cards.copy_within(index..DECK - 1, index + 1);
                self.cards[index] = BLANK;
            }
            Event::Peeked { seat, place } => self.see(at(seat, place), *seat),
            Event::Spied { seat, spot } => self.see(memory.places.index(*spot), *seat),
            Event::Traded { seat, place, spot } => {
                let (own, other) = (at(seat, place), memory.places.index(*spot));
                self.given(own, *seat);
                self.cards.swap(own, other);
            }
            Event::Switched { lower, higher, .. } => {
                self.cards.swap(memory.places.index(*lower), memory.places.index(*higher));
            }
            Event::First { .. }
            | Event::Drew { .. }
            | Event::RanOut { .. }
            | Event::Spared { .. }
            | Event::Skipped { .. }
            | Event::PassedOver { .. }
            | Event::Reshuffled { .. }
            | Event::TurnedUp { .. }
            | Event::Scored { .. }
            | Event::Lost { .. } => {}
        }
    }

    /// KM-03: a new round, in which everyone has looked at 3 and 4. After this the seat is told
    /// what it sees itself.
    fn deal(&mut self, memory: &Memory) {
        *self = Notes { cards: [BLANK; DECK], turns: 0, top: None, ..*self };
        for seat in memory.seats().iter() {
            for place in [2, 3] {
                self.cards[4 * seat.index() + place].known = SeatSet::only(seat);
            }
        }
    }

    /// A turn has put its card on the discard pile.
    fn landed(&mut self, card: Card) {
        self.turns += 1;
        self.top = Some(card);
    }

    /// Somebody has looked at the card.
    fn see(&mut self, index: usize, seat: Seat) {
        self.cards[index].known = self.cards[index].known.with(seat);
        if seat == self.seat {
            self.stick(index);
        }
    }

    /// Another card lies there now, or the same one that these have now seen.
    fn replace(&mut self, index: usize, known: SeatSet) {
        self.cards[index] = Note { known, ..BLANK };
        if known.contains(self.seat) {
            self.stick(index);
        }
    }

    /// The seat sees the card and remembers it, well or not so well.
    fn stick(&mut self, index: usize) {
        // A step of a linear congruential generator: all that is wanted is that no two cards stick
        // alike and that a seed repeats.
        self.random =
            self.random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        self.cards[index].retention = (self.random >> 56) as u8;
        self.cards[index].seen = self.turns;
    }

    /// A seat has given up a card. If it knew it, the others it knows count hardly more; if it did
    /// not, it may have been curious. Returns what this card counted for it.
    fn parted(&mut self, seat: Seat, index: usize, card: Card, memory: &Memory) -> i8 {
        if !self.cards[index].known.contains(seat) {
            return UNSEEN;
        }
        let most = card.value() as i8;
        self.has_seen_at_most(seat, most, memory);
        most
    }

    fn has_seen_at_most(&mut self, seat: Seat, most: i8, memory: &Memory) {
        for note in &mut self.cards[memory.places.range(seat)] {
            if note.known.contains(seat) {
                note.high = note.high.min(most.max(BLANK.low));
            }
        }
    }

    /// KM-15: whoever does not throw has seen no card of the rank. They may keep kings and jokers.
    fn has_not_seen_top(&mut self, seat: Seat, memory: &Memory) {
        let Some(top) = self.top.filter(|top| top.rank() < 12) else { return };
        for note in &mut self.cards[memory.places.range(seat)] {
            if note.known.contains(seat) {
                note.not |= 1 << top.rank();
            }
        }
    }

    /// A seat gives a card away: if it knows it, that is its worst.
    fn given(&mut self, index: usize, seat: Seat) {
        let note = &mut self.cards[index];
        if note.known.contains(seat) {
            note.low = note.low.max(GIVEN.min(note.high - 2));
        }
    }
}
