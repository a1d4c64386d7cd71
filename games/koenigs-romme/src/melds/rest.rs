//! The natural cards of a hand as bits, and what is still to be done with them: a run takes some
//! of them away, the others form sets or stay in hand.

use crate::cards::{Card, Cards, RANKS, Rank, SUITS};

/// Bit 0 of every suit's ranks.
const THREES: u64 = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44;
/// The low bit of every rank's nibble in [`Rest::ranks`].
const NIBBLES: u64 = 0x111_1111_1111;

/// `ROOM[k]`: the cards that have another of their suit `k` ranks above them.
const ROOM: [u64; RANKS as usize] = {
    let mut room = [0; RANKS as usize];
    let mut k = 0;
    while k < RANKS {
        room[k as usize] = ((1 << (RANKS - k)) - 1) * THREES;
        k += 1;
    }
    room
};

/// The cards that are not wild and not in a run, and the wild cards that are not in one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rest {
    /// Bit `card` where the card is there at least once.
    pub(super) once: u64,
    /// Bit `card` where both twins are there.
    pub(super) twice: u64,
    /// How many cards of each rank there are, four bits each: ten at most.
    pub(super) ranks: u64,
    /// How many wild cards there are: all alike as long as they are used (KR-11).
    pub(super) wilds: u32,
    /// KR-17: what the natural cards cost in hand.
    pub(super) points: u16,
}

/// The natural cards of a hand and the number of its wild ones: what can be said before counting.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planes {
    pub(super) once: u64,
    pub(super) twice: u64,
    pub(super) wilds: u32,
}

impl Planes {
    /// Of all of a hand.
    #[inline]
    pub(super) fn of(hand: Cards, wild: Rank) -> Self {
        let of_rank = THREES << wild.index();
        let (once, twice) = (hand.once() & of_rank, hand.twice() & of_rank);
        Planes {
            once: hand.once() ^ once,
            twice: hand.twice() ^ twice,
            wilds: hand.jokers() as u32 + once.count_ones() + twice.count_ones(),
        }
    }
}

impl Rest {
    /// All of a hand.
    #[inline]
    pub(super) fn of(planes: Planes) -> Self {
        let Planes { once, twice, wilds } = planes;
        let mut rest = Rest { once, twice, ranks: 0, wilds, points: 0 };
        for mut plane in [once, twice] {
            while plane != 0 {
                let rank = plane.trailing_zeros() % RANKS;
                rest.ranks += 1 << (4 * rank);
                rest.points += rank as u16 + 3;
                plane &= plane - 1;
            }
        }
        rest
    }

    /// Takes a natural card away.
    #[inline]
    pub(super) fn take(&mut self, card: u32, rank: u32) {
        let bit = 1 << card;
        self.once &= !(bit & !self.twice);
        self.twice &= !bit;
        self.ranks -= 1 << (4 * rank);
        self.points -= rank as u16 + 3;
    }

    /// The rest without this card of the hand.
    #[inline]
    pub(super) fn without(mut self, card: Card, wild: Rank) -> Self {
        match card.rank() {
            Some(rank) if rank != wild => self.take(card.index() as u32, rank.index()),
            _ => self.wilds -= 1,
        }
        self
    }

    /// Where a run of at least two of these cards may begin: at a card with another one of its
    /// suit so near above it that the wild cards can fill the gap; without any, at three in a row.
    #[inline]
    pub(super) fn starts(&self) -> u64 {
        if self.wilds == 0 {
            return self.once & below(self.once, 1) & below(self.once, 2);
        }
        let reach = (self.wilds + 1).min(RANKS - 1);
        self.once & (1..=reach).fold(0, |near, k| near | below(self.once, k))
    }

    /// The ranks with exactly one, exactly two, and three or more cards: the low bit of the
    /// rank's nibble.
    #[inline]
    pub(super) fn ones_twos_more(&self) -> (u64, u64, u64) {
        let more = (self.ranks + 5 * NIBBLES) >> 3 & NIBBLES;
        (self.ranks & NIBBLES & !more, self.ranks >> 1 & NIBBLES & !more, more)
    }

    /// The same for the ranks with four cards or more.
    #[inline]
    pub(super) fn more_than_three(&self) -> u64 {
        (self.ranks >> 2 | self.ranks >> 3) & NIBBLES
    }

    /// How many wild cards are needed if all of these go into sets (KR-09).
    #[inline]
    pub(super) fn wilds_for_sets(&self) -> u32 {
        let (ones, twos, _) = self.ones_twos_more();
        2 * ones.count_ones() + twos.count_ones()
    }
}

/// All cards of these ranks, each the low bit of its nibble.
#[inline]
pub(super) fn of_ranks(mut ranks: u64) -> u64 {
    let mut cards = 0;
    while ranks != 0 {
        cards |= THREES << (ranks.trailing_zeros() / 4);
        ranks &= ranks - 1;
    }
    cards
}

/// The cards `k` ranks below these in the same suit.
#[inline]
fn below(cards: u64, k: u32) -> u64 {
    cards >> k & ROOM[k as usize]
}

/// The cards `k` ranks above these in the same suit.
#[inline]
fn above(cards: u64, k: u32) -> u64 {
    (cards & ROOM[k as usize]) << k
}

/// A lower bound on the wild cards that are needed until all natural cards are in combinations,
/// in quarters of a wild card.
///
/// A card that is in no set or run of three natural cards needs a share of a wild one. A set
/// shares one among two, or two for one. In a run, each gap's wild cards go half to the natural
/// cards on either side, of which there are one or two (three are a run on their own). So a
/// card with a neighbour needs at least a quarter of a wild card, one without but with a card of
/// its rank or two ranks away a half, and any other a whole one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    /// All of it.
    pub(super) quarters: u32,
    /// The most that is saved if one card is taken away.
    pub(super) most: u32,
}

impl Need {
    /// Of these natural cards.
    #[inline]
    pub(super) fn of(once: u64, twice: u64) -> Self {
        let (mut singles, mut pairs, mut triples) = (0, 0, 0);
        for plane in [once, twice] {
            for suit in 0..SUITS {
                let ranks = plane >> (RANKS * suit);
                triples |= pairs & ranks;
                pairs |= singles & ranks;
                singles |= ranks;
            }
        }
        let low = (1 << RANKS) - 1;
        let (pairs, triples) = ((pairs & low) * THREES, (triples & low) * THREES);
        let (up, down) = (below(once, 1), above(once, 1));
        let (up_two, down_two) = (below(once, 2), above(once, 2));
        let free = triples | up & down | up & up_two | down & down_two;
        let quarter = up | down;
        let half = pairs | up_two | down_two;
        let mut need = Need { quarters: 0, most: 0 };
        for (weight, tier) in
            [(1, !free & quarter), (2, !free & !quarter & half), (4, !(free | quarter | half))]
        {
            let number = (once & tier).count_ones() + (twice & tier).count_ones();
            need.quarters += weight * number;
            if number > 0 {
                need.most = weight;
            }
        }
        need
    }
}
