//! KR-20 to KR-24: the solo game.

use vierblatt_game::{Outcome, PerSeat, Seat, SeatSet, Seats, Stage, Tell, Turn};

use crate::cards::{Card, Cards, Rank};
use crate::check::check_deal;
use crate::event::Event;
use crate::legal::Legal;
use crate::melds;
use crate::moves::{Chance, Deal, Move};
use crate::refusal::Refusal;
use crate::view::sorted;
use crate::{DealtComplete, KoenigsRomme};

/// How many hands the solo player has (KR-20).
pub const SOLO_HANDS: usize = 11;
/// How many cards the solo draw pile has (KR-20).
pub const SOLO_PILE: usize = 28;

/// A solo game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solo {
    /// The hand of `k` cards is at `k - 3`.
    pub(crate) hands: [Cards; SOLO_HANDS],
    /// What was not dealt to a hand. A card turned up and put leaves its place to the discard it
    /// was put for: so first come the discards, then the card turned up, then the draw pile.
    pub(crate) pile: [Card; SOLO_PILE],
    /// How many cards have been put.
    pub(crate) put: u8,
    /// A bit for each hand that is finished.
    pub(crate) finished: u16,
    pub(crate) is_dealt: bool,
    pub(crate) dealt_complete: DealtComplete,
}

/// KR-23: all eleven.
const ALL_FINISHED: u16 = (1 << SOLO_HANDS) - 1;

impl Solo {
    /// Before the deal.
    pub(crate) const fn new(dealt_complete: DealtComplete) -> Self {
        Solo {
            hands: [Cards::NONE; SOLO_HANDS],
            pile: [Card::JOKER; SOLO_PILE],
            put: 0,
            finished: 0,
            is_dealt: false,
            dealt_complete,
        }
    }

    /// KR-23: whether all hands are finished.
    #[inline]
    pub const fn is_won(&self) -> bool {
        self.finished == ALL_FINISHED
    }

    /// KR-23: whether it is won or there is no card left to turn up.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.is_dealt && (self.is_won() || self.put as usize == SOLO_PILE)
    }

    /// The card turned up.
    #[inline]
    pub const fn card(&self) -> Option<Card> {
        if self.is_dealt && !self.is_over() { Some(self.pile[self.put as usize]) } else { None }
    }

    /// What was discarded, in order.
    pub fn discards(&self) -> &[Card] {
        &self.pile[..self.put as usize]
    }

    /// The draw pile, its top card first.
    pub fn draw_pile(&self) -> &[Card] {
        if self.is_dealt {
            &self.pile[self.put as usize + usize::from(self.card().is_some())..]
        } else {
            &[]
        }
    }

    /// The hand of `k` cards, 3 to 13.
    pub const fn hand(&self, k: u8) -> Cards {
        self.hands[k as usize - 3]
    }

    /// Whether the hand of `k` cards is finished.
    #[inline]
    pub const fn is_finished(&self, k: u8) -> bool {
        self.finished >> (k - 3) & 1 != 0
    }

    /// How many hands are finished.
    #[inline]
    pub const fn finished(&self) -> u32 {
        self.finished.count_ones()
    }

    #[inline]
    pub(crate) const fn stage(&self) -> Stage {
        match (self.is_dealt, self.is_over()) {
            (false, _) => Stage::Deal,
            (true, false) => Stage::Play,
            (true, true) => Stage::Over,
        }
    }

    /// The name of what it waits for, as records have it.
    pub(crate) const fn phase(&self) -> &'static str {
        match (self.is_dealt, self.is_over()) {
            (false, _) => "deal",
            (true, false) => "put",
            (true, true) => "over",
        }
    }
}

/// Who plays alone.
const PLAYER: Seat = Seat(0);

#[inline]
pub(crate) fn turn(solo: &Solo) -> Turn {
    match (solo.is_dealt, solo.is_over()) {
        (false, _) => Turn::Chance,
        (true, false) => Turn::Seats(SeatSet::only(PLAYER)),
        (true, true) => Turn::Over,
    }
}

/// KR-23: the score shown is the number of finished hands.
pub(crate) fn totals(solo: &Solo) -> PerSeat<i32> {
    PerSeat::same(Seats(1), solo.finished() as i32)
}

pub(crate) fn outcome(solo: &Solo) -> Option<Outcome> {
    solo.is_over().then(|| Outcome::Solo { won: solo.is_won() })
}

#[inline]
pub(crate) fn legal(solo: &Solo, seat: Seat) -> Legal {
    let Some(card) = solo.card().filter(|_| seat == PLAYER) else { return Legal::Nothing };
    let mut puts = [0; SOLO_HANDS];
    for (n, hand) in solo.hands.iter().enumerate() {
        if solo.finished >> n & 1 == 0 {
            puts[n] = hand.kinds() | 1 << card.index();
        }
    }
    Legal::Put(puts)
}

pub(crate) fn check(solo: &Solo, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    if solo.is_over() {
        return Err(Refusal::Over);
    }
    let Some(card) = solo.card() else { return Err(Refusal::DealFirst) };
    if seat != PLAYER {
        return Err(Refusal::NotYourTurn);
    }
    let Move::Put { hand, discard } = *mv else { return Err(Refusal::OnlyPut) };
    if !(3..=13).contains(&hand) {
        return Err(Refusal::NoSuchHand);
    }
    if solo.is_finished(hand) {
        return Err(Refusal::Finished(hand));
    }
    if discard != card && solo.hand(hand).count(discard) == 0 {
        return Err(Refusal::NotInSoloHand(hand, discard));
    }
    Ok(())
}

#[inline]
pub(crate) fn apply(solo: &mut Solo, mv: &Move, tell: &mut impl Tell<KoenigsRomme>) {
    let (Move::Put { hand: k, discard }, Some(card)) = (*mv, solo.card()) else {
        debug_assert!(false, "there is nothing to do but to put the card turned up");
        return;
    };
    let n = k as usize - 3;
    let hand = &mut solo.hands[n];
    if discard != card {
        hand.remove(discard);
        hand.add(card);
    }
    let finished = melds::combines(*hand, Rank(k));
    solo.finished |= u16::from(finished) << n;
    solo.pile[solo.put as usize] = discard;
    solo.put += 1;
    tell.all(Event::Put { hand: k, card, discard, finished });
    go_on(solo, tell);
}

/// KR-21, KR-23: the next card is turned up, or it is over.
#[inline]
fn go_on(solo: &Solo, tell: &mut impl Tell<KoenigsRomme>) {
    match solo.card() {
        Some(card) => tell.all(Event::TurnUp { card }),
        None => tell.all(Event::End { won: solo.is_won(), finished: solo.finished() as u8 }),
    }
}

pub(crate) fn check_chance(solo: &Solo, chance: &Chance) -> Result<(), Refusal> {
    if solo.is_over() {
        return Err(Refusal::Over);
    }
    match chance {
        Chance::Dealer(_) => Err(Refusal::NoDealerNow),
        Chance::Shuffle(_) => Err(Refusal::NoShuffleNow),
        Chance::Deal(_) if solo.is_dealt => Err(Refusal::NoDealNow),
        Chance::Deal(cards) => check_deal(cards),
    }
}

pub(crate) fn apply_chance(solo: &mut Solo, chance: &Chance, tell: &mut impl Tell<KoenigsRomme>) {
    match chance {
        Chance::Deal(cards) => deal(solo, cards, tell),
        _ => debug_assert!(false, "the solo game has no dealer and shuffles nothing"),
    }
}

/// KR-20, KR-22.
fn deal<T: Tell<KoenigsRomme>>(solo: &mut Solo, cards: &Deal, tell: &mut T) {
    let mut rest: &[Card] = cards;
    for (n, hand) in solo.hands.iter_mut().enumerate() {
        let (cards, others) = rest.split_at(n + 3);
        *hand = cards.iter().copied().collect();
        rest = others;
        let counts = solo.dealt_complete == DealtComplete::Counts;
        solo.finished |= u16::from(counts && melds::combines(*hand, Rank(n as u8 + 3))) << n;
    }
    solo.pile.copy_from_slice(rest);
    solo.is_dealt = true;
    if T::LISTENS {
        tell.all(Event::Hands {
            hands: solo.hands.iter().map(|hand| sorted(*hand)).collect(),
            finished: (3..=13).filter(|k| solo.is_finished(*k)).collect(),
        });
    }
    go_on(solo, tell);
}
