//! The legal moves of a seat as sets: which open card matches which pile, which hand card matches
//! which pile. A move is fetched by its number without a list.

use vierblatt_game::{Moves, Seat};

use crate::cards::Special;
use crate::deck::{Deck, NO_CARD, nth_one};
use crate::moves::{Choice, Move, Pile, Place, Source};
use crate::state::{PILES, Phase, State};

/// The legal moves, in this order: open cards, open JOGO! cards with each choice, hand cards, JOGO!
/// cards from the hand with each choice, passes, the end of an extra turn.
#[derive(Clone, Copy)]
pub struct Legal {
    /// For each pile the hand cards that can be laid on it, by the numbers of the deck.
    hand: [u128; PILES],
    /// The cards that come with a choice.
    jogos: u128,
    /// How many moves without and with a choice the hand has on each pile.
    hand_counts: [(u8, u8); PILES],
    /// Bit `4 * pile + place`: the open card can be laid on the pile.
    open: u16,
    /// The same for those that come with a choice.
    open_jogos: u16,
    /// How many moves come from open cards.
    open_count: u8,
    /// How many moves there are.
    len: u16,
    /// How many choices a JOGO! card has: skip, turn, and give to each other seat.
    choices: u8,
    /// The places a pass can take from.
    pass_from: u8,
    /// One more move: a pass without a pile, or the end of an extra turn.
    other: Option<Move>,
    seat: Seat,
    deck: &'static Deck,
}

/// What the seat may do now.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat) -> Legal {
    let deck = state.deck();
    let mut legal = Legal {
        hand: [0; PILES],
        jogos: deck.jogos,
        hand_counts: [(0, 0); PILES],
        open: 0,
        open_jogos: 0,
        open_count: 0,
        len: 0,
        choices: 1 + state.seats.0,
        pass_from: 0,
        other: None,
        seat,
        deck,
    };
    if seat != state.seat {
        return legal;
    }
    match state.phase {
        Phase::Lay => {
            legal.lay(state);
            if legal.len == 0 {
                legal.pass(state);
            }
        }
        Phase::Extra => {
            legal.lay(state);
            legal.add(Move::End);
        }
        Phase::Found { extra } => {
            legal.found(state);
            if extra {
                legal.add(Move::End);
            }
        }
        Phase::Start | Phase::Deal | Phase::Over => {}
    }
    legal
}

impl Legal {
    /// JG-08: what matches, on each pile.
    #[inline]
    fn lay(&mut self, state: &State) {
        let deck = self.deck;
        let open = state.open[self.seat.index()];
        let traits = open.map(|card| deck.traits(card));
        let tops = state.tops.map(|card| deck.traits(card));
        let mut matching = 0;
        for bit in 0..PILES * PILES {
            let common = traits[bit % PILES] & tops[bit / PILES];
            matching |= if common == 0 { 0 } else { 1 << bit };
        }
        let mut jogos: u16 = 0;
        for (place, card) in open.into_iter().enumerate() {
            jogos |= u16::from(deck.special(card) == Some(Special::Jogo)) << place;
        }
        jogos *= 0x1111;
        self.open = matching & !jogos;
        self.open_jogos = matching & jogos;
        self.open_count = self.open.count_ones() as u8;
        if self.open_jogos != 0 {
            self.open_count += self.open_jogos.count_ones() as u8 * self.choices;
        }
        self.len = self.open_count.into();
        let hand = state.hands[self.seat.index()] & deck.firsts;
        if hand != 0 {
            self.lay_from_hand(hand, state.tops);
        }
    }

    #[inline]
    fn lay_from_hand(&mut self, hand: u128, tops: [u8; PILES]) {
        for (pile, top) in tops.into_iter().enumerate() {
            let cards = hand & self.deck.matching(top);
            if cards == 0 {
                continue;
            }
            let jogos = cards & self.jogos;
            let plain = (cards ^ jogos).count_ones() as u8;
            let chosen = if jogos == 0 { 0 } else { jogos.count_ones() as u8 * self.choices };
            self.hand[pile] = cards;
            self.hand_counts[pile] = (plain, chosen);
            self.len += u16::from(plain) + u16::from(chosen);
        }
    }

    /// JG-14: anything, as pile 1; a JOGO! card has no choice there.
    fn found(&mut self, state: &State) {
        for (place, card) in state.open[self.seat.index()].into_iter().enumerate() {
            self.open |= u16::from(card != NO_CARD) << place;
        }
        self.jogos = 0;
        self.hand[0] = state.hands[self.seat.index()] & self.deck.firsts;
        self.hand_counts[0] = (self.hand[0].count_ones() as u8, 0);
        self.open_count = self.open.count_ones() as u8;
        self.len = u16::from(self.open_count) + u16::from(self.hand_counts[0].0);
    }

    /// JG-10: from which piles a card can be taken.
    fn pass(&mut self, state: &State) {
        for (place, height) in state.down[self.seat.index()].into_iter().enumerate() {
            self.pass_from |= u8::from(height > 0) << place;
        }
        self.len = self.pass_from.count_ones() as u16;
        if self.len == 0 {
            self.add(Move::Pass(None));
        }
    }

    fn add(&mut self, mv: Move) {
        self.other = Some(mv);
        self.len += 1;
    }

    /// A choice of the seat, by its number.
    #[inline]
    fn choice(&self, n: u8) -> Choice {
        match n {
            0 => Choice::Skip,
            1 => Choice::Turn,
            _ => Choice::Give(Seat(n - 2 + u8::from(n - 2 >= self.seat.0))),
        }
    }

    #[inline]
    fn open_lay(&self, n: u8) -> Move {
        let plain = self.open.count_ones() as u8;
        let (bit, choice) = if n < plain {
            (nth_one(self.open.into(), n.into()), None)
        } else {
            let (nth, choice) = ((n - plain) / self.choices, (n - plain) % self.choices);
            (nth_one(self.open_jogos.into(), nth.into()), Some(self.choice(choice)))
        };
        let (pile, place) = (bit / PILES as u8, bit % PILES as u8);
        Move::Lay { from: Source::Open(Place(place)), pile: Pile(pile), choice }
    }

    #[inline]
    fn hand_lay(&self, pile: usize, n: u16) -> Move {
        let plain = u16::from(self.hand_counts[pile].0);
        let (card, choice) = if n < plain {
            (nth_one(self.hand[pile] & !self.jogos, n.into()), None)
        } else {
            let n = (n - plain) as u8;
            let card = nth_one(self.hand[pile] & self.jogos, u32::from(n / self.choices));
            (card, Some(self.choice(n % self.choices)))
        };
        Move::Lay { from: Source::Hand(self.deck.card(card)), pile: Pile(pile as u8), choice }
    }
}

impl Moves<Move> for Legal {
    #[inline]
    fn len(&self) -> usize {
        self.len.into()
    }

    #[inline]
    fn get(&self, n: usize) -> Move {
        assert!(n < self.len(), "there are only {} moves", self.len);
        let mut n = n as u16;
        if n < self.open_count.into() {
            return self.open_lay(n as u8);
        }
        n -= u16::from(self.open_count);
        for (pile, (plain, chosen)) in self.hand_counts.into_iter().enumerate() {
            let count = u16::from(plain) + u16::from(chosen);
            if n < count {
                return self.hand_lay(pile, n);
            }
            n -= count;
        }
        match self.other {
            Some(mv) => mv,
            None => Move::Pass(Some(Place(nth_one(self.pass_from.into(), n.into())))),
        }
    }
}
