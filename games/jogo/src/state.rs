//! The whole table, hidden cards included.

use vierblatt_game::{Best, List, Outcome, PerSeat, Seat, Seats};

use crate::deck::{DECK, Deck, NO_CARD};
use crate::options::{Options, Stuck};

/// The most players.
pub const MAX_SEATS: usize = 4;
/// How many discard piles there are at first, and how many piles each player has.
pub const PILES: usize = 4;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(type = "\"start\" | \"deal\" | \"lay\" | \"extra\" | \"found\" | \"over\"")
)]
pub enum Phase {
    /// JG-06: who begins is drawn.
    Start,
    /// JG-04, JG-05: the deal.
    Deal,
    /// JG-07, JG-10: the player lays a card or passes.
    Lay,
    /// JG-11: the player lays another card or ends the turn.
    Extra,
    /// JG-14: there is no discard pile; the player lays any card as a new one.
    Found {
        /// Whether it is an extra turn that may be declined.
        extra: bool,
    },
    /// Somebody has won, or all are stuck.
    Over,
}

/// Everything on and around the table.
///
/// Cards are numbers of the deck (see `deck`). The deal stays where it is: piles and draw pile are
/// how many of their dealt cards are left, which are always the last ones of their stretch.
///
/// It is not serialisable, so that nobody sends it by mistake:
///
/// ```compile_fail
/// fn sends(_: impl serde::Serialize) {}
/// sends(<vierblatt_jogo::Jogo as vierblatt_game::Game>::new(
///     vierblatt_jogo::Options::default(),
///     vierblatt_game::Seats(2),
/// ));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    /// The cards in each hand.
    pub(crate) hands: [u128; MAX_SEATS],
    /// The deal, as records write it.
    pub(crate) dealt: [u8; DECK],
    /// Every card that was laid on a discard pile, in order; the start cards first.
    pub(crate) laid: List<u8, DECK>,
    /// The pile each was laid on: two bits each, in the order of `laid`.
    pub(crate) laid_on: [u8; DECK.div_ceil(4)],
    /// How many were laid before the present pile 1 was begun (JG-14).
    pub(crate) before_first: u8,
    /// The top card of each discard pile; no card where the pile is out.
    pub(crate) tops: [u8; PILES],
    /// The open cards of each seat.
    pub(crate) open: [[u8; PILES]; MAX_SEATS],
    /// How many cards each face-down pile of each seat has.
    pub(crate) down: [[u8; PILES]; MAX_SEATS],
    /// How many cards the draw pile has.
    pub(crate) draw: u8,
    /// Whether play goes clockwise.
    pub(crate) clockwise: bool,
    /// The turns each seat has yet to skip. Each of the twelve cards that can cause a skip is laid
    /// once, so the number stays small.
    pub(crate) skips: [u8; MAX_SEATS],
    /// Who acts; from the phase `Deal` on.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) seats: Seats,
    pub(crate) options: Options,
}

impl State {
    pub(crate) fn new(options: Options, seats: Seats) -> Self {
        State {
            hands: [0; MAX_SEATS],
            dealt: [NO_CARD; DECK],
            laid: List::new(NO_CARD),
            laid_on: [0; DECK.div_ceil(4)],
            before_first: 0,
            tops: [NO_CARD; PILES],
            open: [[NO_CARD; PILES]; MAX_SEATS],
            down: [[0; PILES]; MAX_SEATS],
            draw: 0,
            clockwise: true,
            skips: [0; MAX_SEATS],
            seat: Seat(0),
            phase: Phase::Start,
            seats,
            options,
        }
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    #[inline]
    pub(crate) fn deck(&self) -> &'static Deck {
        Deck::of(self.options)
    }

    /// The next player in the direction of play.
    #[inline]
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        if self.clockwise { self.seats.left_of(seat) } else { self.seats.right_of(seat) }
    }

    /// Whether no discard pile is left.
    #[inline]
    pub(crate) fn has_no_pile(&self) -> bool {
        self.tops == [NO_CARD; PILES]
    }

    /// JG-20: whether the seat has no card at all. A pile always has an open card in front of it.
    #[inline]
    pub(crate) fn has_no_card(&self, seat: Seat) -> bool {
        self.hands[seat.index()] == 0 && self.open[seat.index()] == [NO_CARD; PILES]
    }

    /// How many cards the seat has, open, face down and in hand.
    #[inline]
    pub(crate) fn cards_left(&self, seat: Seat) -> u32 {
        let seat = seat.index();
        let open = self.open[seat].iter().filter(|card| **card != NO_CARD).count() as u32;
        let down: u8 = self.down[seat].iter().sum();
        open + u32::from(down) + self.hands[seat].count_ones()
    }

    /// Whether the seat has a card that matches a discard pile.
    pub(crate) fn can_lay(&self, seat: Seat) -> bool {
        let deck = self.deck();
        let matching = self.tops.iter().fold(0, |all, top| all | deck.matching(*top));
        let mut cards = self.hands[seat.index()];
        for card in self.open[seat.index()] {
            // No card is the bit above all cards, which matches nothing.
            cards |= 1 << card;
        }
        cards & matching != 0
    }

    /// Whether nobody has an open or face-down card. A pile always has an open card in front of it.
    #[inline]
    pub(crate) fn has_only_hands(&self) -> bool {
        self.open == [[NO_CARD; PILES]; MAX_SEATS]
    }

    /// JG-22: whether the game is over if nobody can lay a card, as far as everyone sees.
    #[inline]
    pub(crate) fn may_be_stuck(&self) -> bool {
        let nothing_to_take = self.draw == 0 && self.down == [[0; PILES]; MAX_SEATS];
        let hands_only = self.options.stuck == Stuck::HandsOnly && self.has_only_hands();
        (nothing_to_take || hands_only) && !self.has_no_pile()
    }

    /// JG-22: whether that is so and nobody can lay one.
    #[inline]
    pub(crate) fn is_stuck(&self) -> bool {
        self.may_be_stuck() && !self.seats.iter().any(|seat| self.can_lay(seat))
    }

    /// Puts a card on a discard pile.
    #[inline]
    pub(crate) fn put(&mut self, card: u8, pile: usize) {
        let at = self.laid.len();
        self.laid_on[at / 4] |= (pile as u8) << (at % 4 * 2);
        self.laid.push(card);
        self.tops[pile] = card;
    }

    /// Takes the top card of the draw pile, which is not empty.
    #[inline]
    pub(crate) fn take_drawn(&mut self) -> u8 {
        let card = self.dealt[DECK - self.draw as usize];
        self.draw -= 1;
        card
    }

    /// Takes the top card of a face-down pile that is not empty.
    #[inline]
    pub(crate) fn take_down(&mut self, seat: Seat, place: usize) -> u8 {
        let card = self.dealt[self.end_of_pile(seat, place) - self.down_at(seat, place)];
        self.down[seat.index()][place] -= 1;
        card
    }

    #[inline]
    fn down_at(&self, seat: Seat, place: usize) -> usize {
        self.down[seat.index()][place].into()
    }

    /// Where in the deal a seat's pile ends.
    #[inline]
    pub(crate) fn end_of_pile(&self, seat: Seat, place: usize) -> usize {
        PILES + (seat.index() * PILES + place + 1) * height(self.seats)
    }

    /// The cards of a face-down pile, top first.
    pub(crate) fn down_pile(&self, seat: Seat, place: usize) -> &[u8] {
        let end = self.end_of_pile(seat, place);
        &self.dealt[end - self.down_at(seat, place)..end]
    }

    /// The cards of the draw pile, top first.
    pub(crate) fn draw_pile(&self) -> &[u8] {
        &self.dealt[DECK - self.draw as usize..]
    }

    /// Every card laid in order, with its pile, or none where that pile is out of the game.
    pub(crate) fn laid_cards(&self) -> impl Iterator<Item = (u8, Option<usize>)> + '_ {
        self.laid.iter().enumerate().map(|(at, card)| {
            let pile = usize::from(self.laid_on[at / 4] >> (at % 4 * 2) & 3);
            // JG-14: only pile 1 is ever begun again.
            let gone = pile == 0 && at < self.before_first.into();
            (*card, (self.tops[pile] != NO_CARD && !gone).then_some(pile))
        })
    }

    /// JG-21: what the cards of each seat cost, open, face down and in hand.
    pub(crate) fn points(&self) -> PerSeat<i32> {
        let deck = self.deck();
        PerSeat::from_fn(self.seats, 0, |seat| {
            let open = self.open[seat.index()].into_iter().filter(|card| *card != NO_CARD);
            let down = (0..PILES).flat_map(|place| self.down_pile(seat, place).iter().copied());
            let seen = open.chain(down).map(|card| i32::from(deck.value(card))).sum::<i32>();
            let hand = deck.in_hand(self.hands[seat.index()]);
            seen + hand.map(|card| i32::from(card.value())).sum::<i32>()
        })
    }

    /// Recomputes what is kept twice and asserts what always holds. For tests.
    pub fn validate(&self) {
        let mut tops = [NO_CARD; PILES];
        for (card, pile) in self.laid_cards() {
            if let Some(pile) = pile {
                tops[pile] = card;
            }
        }
        assert_eq!(tops, self.tops, "the top cards are the last laid");
        for seat in 0..MAX_SEATS {
            let at_table = seat < self.seats.count();
            assert!(at_table || self.hands[seat] == 0 && self.skips[seat] == 0);
            for place in 0..PILES {
                let (open, down) = (self.open[seat][place], self.down[seat][place]);
                assert!(at_table || open == NO_CARD && down == 0, "nobody sits there");
                assert!(open != NO_CARD || down == 0, "JG-09: the next card lies open");
            }
            for card in self.deck().cards() {
                let held = self.hands[seat] >> self.deck().number(*card);
                let held = held & ((1 << self.deck().copies(self.deck().number(*card))) - 1);
                assert!((held + 1).is_power_of_two(), "{card} is not held from its first copy on");
            }
        }
        let has_pile = !self.has_no_pile();
        match self.phase {
            Phase::Start | Phase::Deal => assert!(self.laid.is_empty()),
            Phase::Lay | Phase::Extra => assert!(has_pile),
            Phase::Found { .. } => assert!(!has_pile),
            Phase::Over => {
                assert!(self.is_stuck() || self.seats.iter().any(|seat| self.has_no_card(seat)));
            }
        }
        assert!(self.seat.0 < self.seats.0);
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome::placed(self.points(), Best::Fewest))
    }
}

/// JG-05: how many cards a player's pile has at first.
#[inline]
pub(crate) const fn height(seats: Seats) -> usize {
    match seats.0 {
        2 => 9,
        3 => 7,
        _ => 5,
    }
}
