//! What a seat can work out about hidden cards.
//!
//! Nobody names a hidden card; but whoever passes had no card that matched (JG-10). So a memory keeps,
//! for every opponent, the hidden hand cards in the order in which they came, each with the colours and
//! symbols it cannot have. Each pass adds to all cards held by then, so older cards always avoid all
//! that younger ones avoid, and cards alike in this are one group.
//!
//! That the game goes on although nobody can take a card (JG-22) tells nothing more: all cards that
//! are not laid are then in hands or open, and whether one of them matches does not depend on whose
//! it is. Under `hands_only` it does tell something: while cards lie in the draw pile, somebody holds one that
//! matches, and had it when the top cards came to lie there, so it is nobody who has passed since. (What it told
//! about earlier top cards is shown when somebody lays such a card, as nearly always happens next.)

use vierblatt_game::{List, Seat, SeatSet, Telling};

use crate::Jogo;
use crate::cards::Card;
use crate::deck::{Deck, TRAITS};
use crate::event::{Event, Origin};
use crate::options::Options;
use crate::state::{MAX_SEATS, PILES};

/// What a seat remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    options: Options,
    seat: Seat,
    /// Colour and symbol of each top card.
    tops: [u16; PILES],
    /// The hidden hand cards of each opponent, oldest first. Groups differ in what they avoid and
    /// each avoids less than the one before, so there are never more than this.
    pub(crate) hidden: [List<Group, { TRAITS + 1 }>; MAX_SEATS],
    /// Who has passed since a card was laid.
    pub(crate) passed: SeatSet,
}

/// Hidden cards of which the same is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    /// The colours and symbols they cannot have, a bit each.
    pub(crate) avoids: u16,
    /// How many they are.
    pub(crate) cards: u8,
}

impl Memory {
    pub(crate) fn new(options: Options, seat: Seat) -> Self {
        let none = List::new(Group { avoids: 0, cards: 0 });
        Memory { options, seat, tops: [0; PILES], hidden: [none; MAX_SEATS], passed: SeatSet::NONE }
    }

    pub(crate) fn hear(&mut self, told: &Telling<Jogo>) {
        // This seat sees in its hand what it alone is told.
        let Telling::Event(event) = told else { return };
        let deck = Deck::of(self.options);
        match event {
            Event::Dealt { tops, .. } => {
                for (top, card) in self.tops.iter_mut().zip(tops) {
                    *top = card.map_or(0, |card| deck.traits(deck.number(card)));
                }
            }
            Event::Laid { seat, card, from, pile, .. } => {
                let traits = deck.traits(deck.number(*card));
                self.tops[usize::from(pile.0)] = traits;
                self.passed = SeatSet::NONE;
                if *from == Origin::Hand {
                    self.lays_from_hand(*seat, traits);
                }
            }
            Event::PileOut { pile } => self.tops[usize::from(pile.0)] = 0,
            Event::Drew { seat, cards } => self.takes(*seat, *cards),
            Event::Passed { seat, drew, took_from } => {
                self.passed = self.passed.with(*seat);
                self.cannot_lay(*seat);
                self.takes(*seat, u8::from(*drew) + u8::from(took_from.is_some()));
            }
            Event::Started { .. }
            | Event::TurnedUp { .. }
            | Event::Reversed { .. }
            | Event::OwesSkip { .. }
            | Event::ExtraTurn { .. }
            | Event::Ended { .. }
            | Event::Skipped { .. }
            | Event::Won { .. }
            | Event::Stuck
            | Event::Counted { .. } => {}
        }
    }

    /// What is known of the seat's hidden hand cards, oldest first: for each the cards of the deck it
    /// can be.
    pub fn hidden(&self, seat: Seat) -> Vec<Vec<Card>> {
        let deck = Deck::of(self.options);
        let groups = self.hidden[seat.index()].iter();
        let cards = groups.flat_map(|group| std::iter::repeat_n(group.avoids, group.cards.into()));
        cards
            .map(|avoids| deck.in_hand(deck.without_traits(avoids) & deck.firsts).collect())
            .collect()
    }

    /// Keeps only how many cards the others hold, as somebody does who pays no attention to passes.
    pub(crate) fn forget_passes(&mut self) {
        self.passed = SeatSet::NONE;
        for group in self.hidden.iter_mut().flat_map(|groups| groups.iter_mut()) {
            group.avoids = 0;
        }
    }

    /// The seat takes this many cards into its hand.
    fn takes(&mut self, seat: Seat, cards: u8) {
        if seat == self.seat || cards == 0 {
            return;
        }
        let groups = &mut self.hidden[seat.index()];
        match groups.last_mut() {
            Some(group) if group.avoids == 0 => group.cards += cards,
            _ => groups.push(Group { avoids: 0, cards }),
        }
    }

    /// JG-10: the seat passes, so no card it holds matches.
    fn cannot_lay(&mut self, seat: Seat) {
        let tops = self.tops.iter().fold(0, |all, top| all | top);
        let mut merged: List<Group, { TRAITS + 1 }> = List::new(Group { avoids: 0, cards: 0 });
        for group in self.hidden[seat.index()].iter() {
            let avoids = group.avoids | tops;
            match merged.last_mut() {
                Some(last) if last.avoids == avoids => last.cards += group.cards,
                _ => merged.push(Group { avoids, cards: group.cards }),
            }
        }
        self.hidden[seat.index()] = merged;
    }

    /// The seat lays this card from its hand: it counts as the oldest it can have been. Whatever it
    /// truly was, the cards left can then still be what they are, and nothing more can be told.
    fn lays_from_hand(&mut self, seat: Seat, traits: u16) {
        if seat == self.seat {
            return;
        }
        let groups = &mut self.hidden[seat.index()];
        let oldest = groups.iter().position(|group| group.avoids & traits == 0);
        debug_assert!(oldest.is_some(), "seat {seat} laid a card it could have laid before");
        if let Some(at) = oldest {
            groups[at].cards -= 1;
            if groups[at].cards == 0 {
                groups.remove(at);
            }
        }
    }
}
