//! The decks as data (JG-02, JG-03): which cards there are, and what matches what.
//!
//! In a state a card is its *number*: the place of its first copy in the deck, sorted as text.
//! Numbers of a deck fit 128 bits, so a hand is one `u128` in which a card that is held n times has
//! the first n bits of its copies. That makes twins the same by construction, and "what of this hand
//! matches that card" is one AND.

use vierblatt_game::wide_ones;

use crate::cards::{Card, Face, KINDS, Special};
use crate::options::{DeckChoice, Options, SpecialSymbol};

/// How many cards there are (JG-01).
pub const DECK: usize = 114;
/// The number of no card. It matches nothing.
pub(crate) const NO_CARD: u8 = DECK as u8;
/// What can match: six colours, six symbols, four icons.
pub(crate) const TRAITS: usize = 16;

/// JG-02: how often a deck has a plain card, by the rule's numbers for colour and symbol. Another deck
/// is another arm here.
const fn copies(deck: DeckChoice, colour: usize, symbol: usize, value: u8) -> usize {
    match deck {
        DeckChoice::Owned => {
            let own = 1 + ((symbol + 6 - colour) % 6) as u8;
            if value == own { 3 } else { 0 }
        }
        DeckChoice::Parity => {
            if (colour + symbol + value as usize).is_multiple_of(2) {
                1
            } else {
                0
            }
        }
    }
}

/// JG-03: the symbol of a card, as the number of its trait: a symbol's or an icon's.
const fn symbol(card: Card, special: SpecialSymbol) -> usize {
    match (card.face(), special) {
        (Face::Plain(symbol, _), _) => 6 + symbol as usize,
        (Face::Special(_), SpecialSymbol::Owned) => 6 + card.colour() as usize,
        (Face::Special(kind), SpecialSymbol::Icon) => 12 + kind as usize,
    }
}

/// All that the rules ask of a deck.
pub(crate) struct Deck {
    /// Each copy of each card, sorted as text.
    cards: [Card; DECK],
    /// The number of each card; [`NO_CARD`] where the deck does not have it.
    numbers: [u8; KINDS],
    /// As many ones as there are copies of the card with this number.
    copies: [u8; DECK],
    /// The card's colour and symbol, a bit each; nothing for no card.
    traits: [u16; DECK + 1],
    /// All copies of all cards with this trait.
    with_trait: [u128; TRAITS],
    /// All copies of all cards that match this one; nothing for no card.
    matching: [u128; DECK + 1],
    /// All copies of all cards that match this one in colour and symbol; nothing for no card.
    doubles: [u128; DECK + 1],
    /// The special kind of each card.
    special: [Option<Special>; DECK + 1],
    /// The value of each card.
    values: [u8; DECK],
    /// The first copy of each card.
    pub(crate) firsts: u128,
    /// The JOGO! cards.
    pub(crate) jogos: u128,
    /// The cards of each special kind, in the order of [`Special`].
    of_kind: [u128; 4],
}

static DECKS: [[Deck; 2]; 2] = [
    [
        Deck::build(DeckChoice::Owned, SpecialSymbol::Owned),
        Deck::build(DeckChoice::Owned, SpecialSymbol::Icon),
    ],
    [
        Deck::build(DeckChoice::Parity, SpecialSymbol::Owned),
        Deck::build(DeckChoice::Parity, SpecialSymbol::Icon),
    ],
];

impl Deck {
    /// The deck a table plays with.
    #[inline]
    pub(crate) fn of(options: Options) -> &'static Deck {
        &DECKS[options.deck as usize][options.special_symbol as usize]
    }

    const fn build(choice: DeckChoice, special: SpecialSymbol) -> Deck {
        let mut deck = Deck {
            cards: [Card::from_index(0); DECK],
            numbers: [NO_CARD; KINDS],
            copies: [0; DECK],
            traits: [0; DECK + 1],
            with_trait: [0; TRAITS],
            matching: [0; DECK + 1],
            doubles: [0; DECK + 1],
            special: [None; DECK + 1],
            values: [0; DECK],
            firsts: 0,
            jogos: 0,
            of_kind: [0; 4],
        };
        let mut len = 0;
        let mut kind = 0;
        while kind < KINDS {
            let card = Card::from_index(kind);
            let copies = match card.face() {
                Face::Plain(symbol, value) => {
                    copies(choice, card.colour() as usize, symbol as usize, value)
                }
                Face::Special(_) => 1,
            };
            if copies > 0 {
                let first = len;
                while len < first + copies {
                    deck.cards[len] = card;
                    len += 1;
                }
                deck.numbers[kind] = first as u8;
                deck.describe(card, first, copies, symbol(card, special));
            }
            kind += 1;
        }
        assert!(len == DECK, "JG-01: a deck has 114 cards");
        let mut number = 0;
        while number < DECK {
            deck.matching[number] = deck.with_traits(deck.traits[number]);
            deck.doubles[number] = deck.with_both(deck.traits[number]);
            number += 1;
        }
        deck
    }

    const fn describe(&mut self, card: Card, first: usize, copies: usize, symbol: usize) {
        let colour = card.colour() as usize;
        let ones = (1u128 << copies) - 1;
        self.copies[first] = ones as u8;
        self.traits[first] = 1 << colour | 1 << symbol;
        self.with_trait[colour] |= ones << first;
        self.with_trait[symbol] |= ones << first;
        self.values[first] = card.value();
        self.firsts |= 1 << first;
        if let Face::Special(kind) = card.face() {
            self.special[first] = Some(kind);
            self.of_kind[kind as usize] |= 1 << first;
            if matches!(kind, Special::Jogo) {
                self.jogos |= 1 << first;
            }
        }
    }

    /// All copies of all cards with one of these traits.
    pub(crate) const fn with_traits(&self, traits: u16) -> u128 {
        let mut all = 0;
        let mut rest = traits;
        while rest != 0 {
            all |= self.with_trait[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        all
    }

    /// All copies of all cards with this colour and this symbol.
    const fn with_both(&self, traits: u16) -> u128 {
        if traits == 0 {
            return 0;
        }
        let (colour, symbol) = (traits.trailing_zeros(), traits.ilog2());
        self.with_trait[colour as usize] & self.with_trait[symbol as usize]
    }

    /// All copies of all cards with none of these traits.
    pub(crate) const fn without_traits(&self, traits: u16) -> u128 {
        !self.with_traits(traits) & ((1 << DECK) - 1)
    }

    /// The card with this number, or whose copy this is.
    #[inline]
    pub(crate) const fn card(&self, number: u8) -> Card {
        self.cards[number as usize]
    }

    /// The card's number, [`NO_CARD`] where the deck does not have it.
    #[inline]
    pub(crate) const fn number(&self, card: Card) -> u8 {
        self.numbers[card.index()]
    }

    /// The number of the card whose copy this is.
    #[inline]
    pub(crate) const fn number_of_copy(&self, copy: u8) -> u8 {
        self.numbers[self.cards[copy as usize].index()]
    }

    /// How many copies of the card with this number there are.
    #[inline]
    pub(crate) const fn copies(&self, number: u8) -> u32 {
        self.copies[number as usize].count_ones()
    }

    /// The card's colour and symbol, a bit each.
    #[inline]
    pub(crate) const fn traits(&self, number: u8) -> u16 {
        self.traits[number as usize]
    }

    /// JG-08: all copies of all cards that match this one in colour or symbol.
    #[inline]
    pub(crate) const fn matching(&self, number: u8) -> u128 {
        self.matching[number as usize]
    }

    /// JG-11: all copies of all cards that match this one in colour and symbol.
    #[inline]
    pub(crate) const fn doubles(&self, number: u8) -> u128 {
        self.doubles[number as usize]
    }

    /// JG-11: whether they match in colour and symbol.
    #[inline]
    pub(crate) const fn is_double_match(&self, left: u8, right: u8) -> bool {
        self.traits[left as usize] == self.traits[right as usize]
    }

    /// The special kind of the card.
    #[inline]
    pub(crate) const fn special(&self, number: u8) -> Option<Special> {
        self.special[number as usize]
    }

    /// All cards of a special kind.
    #[inline]
    pub(crate) const fn of_kind(&self, kind: Special) -> u128 {
        self.of_kind[kind as usize]
    }

    /// All copies of all cards with this colour, symbol or icon, by the trait's number.
    #[inline]
    pub(crate) const fn with_trait(&self, of: usize) -> u128 {
        self.with_trait[of]
    }

    /// The card's value.
    #[inline]
    pub(crate) const fn value(&self, number: u8) -> u8 {
        self.values[number as usize]
    }

    /// The cards in the order of their text, each as often as it exists.
    pub(crate) const fn cards(&self) -> &[Card; DECK] {
        &self.cards
    }

    /// Puts a card into a hand.
    #[inline]
    pub(crate) const fn add(&self, hand: &mut u128, number: u8) {
        let copies = self.copies[number as usize] as u128;
        let held = *hand >> number & copies;
        *hand |= (held << 1 | 1) << number;
    }

    /// Takes a card out of a hand that has it.
    #[inline]
    pub(crate) const fn remove(&self, hand: &mut u128, number: u8) {
        let copies = self.copies[number as usize] as u128;
        let held = *hand >> number & copies;
        *hand ^= (held ^ held >> 1) << number;
    }

    /// The cards of a hand in the order of their text.
    pub(crate) fn in_hand(&self, hand: u128) -> impl Iterator<Item = Card> + '_ {
        wide_ones(hand).map(|copy| self.card(copy))
    }
}

/// The `n`th bit that is set, from 0.
#[inline]
pub(crate) fn nth_one(set: u128, n: u32) -> u8 {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let in_low = low.count_ones();
    let (mut word, mut n, base) = if n < in_low { (low, n, 0) } else { (high, n - in_low, 64) };
    while n > 0 {
        word &= word - 1;
        n -= 1;
    }
    base + word.trailing_zeros() as u8
}
