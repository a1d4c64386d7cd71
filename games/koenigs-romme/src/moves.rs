//! What seats and chance can do, and the legal moves of a seat without a list of them.

use vierblatt_game::{List, Moves, Seat};

use crate::cards::{Card, Cards, DECK, Rank, first_kind, kinds};
use crate::melds::{self, Lay};
use crate::solo::SOLO_HANDS;

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// KR-06: draw from the draw pile.
    Draw,
    /// KR-06: take the top of the discard pile.
    Take,
    /// KR-12, KR-16: lay down combinations.
    Lay(Lay),
    /// KR-08: discard, which ends the turn.
    Discard(Card),
    /// KR-21: put the card turned up into a solo hand and discard one of that hand.
    Put {
        /// The hand: 3 to 13.
        hand: u8,
        /// What is discarded.
        discard: Card,
    },
}

/// What chance does.
#[derive(Clone, PartialEq, Debug)]
pub enum Chance {
    /// KR-04: names the first dealer.
    Dealer(Seat),
    /// KR-02, KR-20: deals, in the order records have.
    Deal(Deal),
    /// KR-07: the new draw pile, top first.
    Shuffle(Deal),
}

/// Cards in an order, at most all of them.
pub type Deal = List<Card, DECK>;

/// The legal moves of one seat.
///
/// There are thousands of ways to lay down cards. Listed are those a player could want: for each card
/// that may be discarded the lay that leaves the fewest points besides it, and each such lay once.
/// [`check`](vierblatt_game::Game::check) accepts every other legal one, too.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Legal {
    /// It is not the seat's turn.
    Nothing,
    /// KR-06: draw or take.
    Draw,
    /// KR-08: lay down or discard.
    Play(Play),
    /// KR-21: one of the cards of an unfinished solo hand, the card turned up among them, a bit each.
    Put([u64; SOLO_HANDS]),
}

/// What may be laid down and discarded.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Play {
    /// The hand.
    pub(crate) hand: Cards,
    /// The cards that may be discarded, a bit each.
    pub(crate) discards: u64,
    /// Those of them whose best lay is listed.
    pub(crate) lays: u64,
    /// The rank that is wild.
    pub(crate) wild: Rank,
    /// Whether somebody else has gone out, so that one may lay down part of the hand.
    pub(crate) is_last_turn: bool,
}

impl Play {
    /// The lay after which this card is discarded.
    fn lay(&self, discard: Card) -> Move {
        if self.is_last_turn {
            return Move::Lay(melds::best_without(self.hand, discard, self.wild).lay);
        }
        let lay = melds::lay_all(self.hand.without(discard), self.wild);
        Move::Lay(lay.expect("the card is one with which one can go out"))
    }
}

impl Moves<Move> for Legal {
    #[inline]
    fn len(&self) -> usize {
        match self {
            Legal::Nothing => 0,
            Legal::Draw => 2,
            Legal::Play(play) => (play.discards.count_ones() + play.lays.count_ones()) as usize,
            Legal::Put(hands) => hands.iter().map(|kinds| kinds.count_ones() as usize).sum(),
        }
    }

    #[inline]
    fn get(&self, mut n: usize) -> Move {
        match self {
            Legal::Draw if n == 0 => Move::Draw,
            Legal::Draw if n == 1 => Move::Take,
            Legal::Play(play) => {
                let discards = play.discards.count_ones() as usize;
                if n < discards {
                    Move::Discard(nth_kind(play.discards, n))
                } else {
                    play.lay(nth_kind(play.lays, n - discards))
                }
            }
            Legal::Put(hands) => {
                for (hand, kinds) in (3..).zip(hands) {
                    let here = kinds.count_ones() as usize;
                    if n < here {
                        return Move::Put { hand, discard: nth_kind(*kinds, n) };
                    }
                    n -= here;
                }
                panic!("there are not that many moves")
            }
            _ => panic!("there are not that many moves"),
        }
    }

    fn for_each(&self, mut f: impl FnMut(Move)) {
        match self {
            Legal::Nothing => {}
            Legal::Draw => {
                f(Move::Draw);
                f(Move::Take);
            }
            Legal::Play(play) => {
                kinds(play.discards).for_each(|card| f(Move::Discard(card)));
                kinds(play.lays).for_each(|card| f(play.lay(card)));
            }
            Legal::Put(hands) => {
                for (hand, mask) in (3..).zip(hands) {
                    kinds(*mask).for_each(|discard| f(Move::Put { hand, discard }));
                }
            }
        }
    }
}

/// The `n`th card of a mask of kinds.
#[inline]
fn nth_kind(mut mask: u64, n: usize) -> Card {
    for _ in 0..n {
        mask &= mask.wrapping_sub(1);
    }
    assert!(mask != 0, "there are not that many moves");
    first_kind(mask)
}
