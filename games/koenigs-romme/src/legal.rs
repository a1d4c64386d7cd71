//! The legal moves of a seat, without a list of them.

use vierblatt_game::{Moves, Seat};

use crate::cards::{Card, Cards, Rank, first_kind, kinds};
use crate::melds;
use crate::moves::Move;
use crate::solo::{self, SOLO_HANDS};
use crate::state::{Phase, State, TableState};

/// The legal moves of one seat.
///
/// There are thousands of ways to lay down cards. This lists those a player could want: for each card
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
    pub(crate) fn lay(&self, discard: Card) -> Move {
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

/// What the seat may do now.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat) -> Legal {
    match state {
        State::Table(table) => at_table(table, seat),
        State::Solo(solo) => solo::legal(solo, seat),
    }
}

#[inline]
fn at_table(table: &TableState, seat: Seat) -> Legal {
    if seat != table.seat() {
        return Legal::Nothing;
    }
    match table.phase {
        Phase::Draw => Legal::Draw,
        Phase::Play => {
            let hand = table.hand(seat);
            let discards = discards(table, hand);
            Legal::Play(Play {
                hand,
                discards,
                lays: lays(table, hand, discards),
                wild: table.wild(),
                is_last_turn: table.is_last_turn(),
            })
        }
        _ => Legal::Nothing,
    }
}

/// KR-08: the cards that may be discarded.
#[inline]
fn discards(table: &TableState, hand: Cards) -> u64 {
    hand.kinds() & !table.barred().map_or(0, |card| 1 << card.index())
}

/// Those of the discards whose best lay is listed.
#[inline]
fn lays(table: &TableState, hand: Cards, discards: u64) -> u64 {
    match table.out() {
        // KR-12: all or nothing.
        None => melds::outs(hand, table.wild()) & discards,
        Some(out) if out == table.seat() => 0,
        Some(_) => last_lays(table, hand, discards),
    }
}

/// KR-16: of the lays that are best for some discard, each once: for its first discard.
fn last_lays(table: &TableState, hand: Cards, discards: u64) -> u64 {
    if !melds::can_lay_any(hand, table.wild()) {
        return 0;
    }
    let mut seen = vierblatt_game::List::<Cards, 14>::new(Cards::NONE);
    let mut lays = 0;
    melds::best_by_discard(hand, table.wild(), |discard, best| {
        let cards = best.lay.combinations().flatten().copied().collect();
        // The same cards laid down in another way are not a different choice.
        if cards != Cards::NONE && discards >> discard.index() & 1 != 0 && !seen.contains(&cards) {
            seen.push(cards);
            lays |= 1 << discard.index();
        }
    });
    lays
}

/// Whether the seat whose turn it is may lay down anything.
pub(crate) fn can_lay(table: &TableState) -> bool {
    if table.phase != Phase::Play {
        return false;
    }
    let hand = table.hand(table.seat());
    match table.out() {
        Some(out) if out == table.seat() => false,
        // Any combination has one of three cards in it, and with five or more cards there are then
        // two left: at least one of them may be discarded (KR-08).
        Some(_) if hand.len() > 4 => melds::can_lay_any(hand, table.wild()),
        Some(_) if hand.len() < 4 => false,
        _ => melds::outs(hand, table.wild()) & discards(table, hand) != 0,
    }
}
