//! What a seat remembers of a round.

use rand::Rng;
use vierblatt_game::{MAX_SEATS, Seat, Seats};

use crate::cards::{Card, Cards};
use crate::event::{Event, Secret};
use crate::imagine::origins::{Origin, Origins, Step};
use crate::imagine::shuffled;
use crate::moves::Deal;
use crate::{Options, ReturnDiscard};

/// What a seat remembers of the present round: what others took, and where the cards it has not seen
/// can have come from.
#[derive(Clone, PartialEq, Debug)]
pub struct Memory {
    seat: Seat,
    seats: Seats,
    return_discard: ReturnDiscard,
    /// The discard pile, its top card last: what becomes the draw pile (KR-07).
    discard: Deal,
    /// What the others took from the discard pile and still hold.
    taken: [Cards; MAX_SEATS],
    /// What was taken this turn.
    just_taken: Option<Card>,
    /// KR-08: whether that card may be discarded this turn only if its seat had a twin of it.
    maybe_barred: bool,
    /// Where the other cards of the others, and those of the draw pile, came from.
    origins: Origins,
}

/// What is hidden, imagined.
pub(crate) struct Hidden {
    /// The others' hands.
    pub(crate) hands: [Cards; MAX_SEATS],
    /// The draw pile, its top card first.
    pub(crate) draw: Deal,
}

impl Memory {
    pub(crate) fn new(options: Options, seats: Seats, seat: Seat) -> Self {
        Memory {
            seat,
            seats,
            return_discard: options.return_discard,
            discard: Deal::new(Card::JOKER),
            taken: [Cards::NONE; MAX_SEATS],
            just_taken: None,
            maybe_barred: false,
            origins: Origins::default(),
        }
    }

    /// What another seat is known to hold, because it took it from the discard pile.
    pub fn taken(&self, seat: Seat) -> Cards {
        self.taken[seat.index()]
    }

    /// What the next card of the draw pile can be, each equally likely, if that is clear.
    pub(crate) fn drawable(&self) -> Option<Cards> {
        self.origins.present_pile()
    }

    /// What the seat whose turn it is took from the discard pile this turn.
    pub(crate) fn just_taken(&self) -> Option<Card> {
        self.just_taken
    }

    pub(crate) fn hear(&mut self, event: &Event) {
        match event {
            Event::Deal { cards, discard, .. } => self.begin_round(*cards, *discard),
            Event::Draw { seat } if *seat != self.seat => self.origins.step(Step::Draw(*seat)),
            Event::Take { seat, card } => {
                self.discard.pop();
                self.just_taken = Some(*card);
                let taken = &mut self.taken[seat.index()];
                self.maybe_barred =
                    self.return_discard == ReturnDiscard::Forbidden && taken.count(*card) == 0;
                if *seat != self.seat {
                    taken.add(*card);
                }
            }
            Event::Shuffle { cards } => {
                let (shuffled, kept) = self.discard.split_at(usize::from(*cards));
                let (shuffled, kept) =
                    (shuffled.iter().copied().collect(), Deal::from_slice(Card::JOKER, kept));
                self.discard = kept;
                self.origins.step(Step::Shuffle(shuffled));
            }
            Event::Lay { seat, combinations, .. } => {
                for card in combinations.iter().flatten() {
                    self.shed(*seat, *card, false);
                }
            }
            Event::Discard { seat, card } => {
                let proves_twin = self.maybe_barred && self.just_taken == Some(*card);
                self.shed(*seat, *card, proves_twin);
                self.discard.push(*card);
                self.just_taken = None;
            }
            _ => {}
        }
    }

    pub(crate) fn hear_secret(&mut self, secret: &Secret) {
        match secret {
            Secret::Hand { cards } => cards.iter().for_each(|card| self.origins.drew(*card)),
            Secret::Drew { card } => self.origins.drew(*card),
        }
    }

    fn begin_round(&mut self, cards: u8, discard: Card) {
        let options = Options { return_discard: self.return_discard, ..Options::default() };
        *self = Memory::new(options, self.seats, self.seat);
        self.discard.push(discard);
        let others = self.seats.all().without(self.seat);
        self.origins.begin(Cards::ALL.without(discard), others, cards);
    }

    /// A card leaves a hand. Twins are alike, so it may as well be the one that was taken, unless that
    /// one may not be discarded (KR-08): then there was a twin.
    fn shed(&mut self, seat: Seat, card: Card, proves_twin: bool) {
        if seat == self.seat {
            return;
        }
        let taken = &mut self.taken[seat.index()];
        if taken.count(card) > u8::from(proves_twin) {
            taken.remove(card);
        } else {
            self.origins.step(Step::Shed(seat, card));
        }
    }

    /// What is hidden, drawn at random among what agrees with all that is remembered.
    pub(crate) fn imagine(&self, rng: &mut impl Rng) -> Hidden {
        deal_out(&self.origins.now(rng), self.taken, rng)
    }
}

/// Deals out what came from where to those who have cards from there; the rest is the draw pile.
fn deal_out(origins: &[Origin], taken: [Cards; MAX_SEATS], rng: &mut impl Rng) -> Hidden {
    let mut hidden = Hidden { hands: taken, draw: Deal::new(Card::JOKER) };
    for origin in origins {
        let cards = shuffled(origin.unseen, rng);
        let mut rest: &[Card] = &cards;
        for (hand, count) in hidden.hands.iter_mut().zip(origin.held) {
            let (dealt, others) = rest.split_at(count.into());
            for card in dealt {
                hand.add(*card);
            }
            rest = others;
        }
        // Nothing is left of a pile that was used up.
        hidden.draw.extend_from(rest);
    }
    hidden
}
