//! KR-01 to KR-19: the game of two to seven.

use vierblatt_game::{Best, Misfit, Outcome, PerSeat, Seat, SeatSet, Tell, Turn, misfit};

use crate::cards::{Card, Cards, DECK, KINDS};
use crate::event::{Event, Secret};
use crate::melds::{self, Lay};
use crate::moves::{Chance, Deal, Legal, Move, Play};
use crate::refusal::Refusal;
use crate::state::{Phase, Table};
use crate::view::{shown, sorted};
use crate::{KoenigsRomme, ReturnDiscard};

#[inline]
pub(crate) fn turn(table: &Table) -> Turn {
    match table.phase {
        Phase::Draw | Phase::Play => Turn::Seats(SeatSet::only(table.seat())),
        Phase::Dealer | Phase::Deal | Phase::Shuffle => Turn::Chance,
        Phase::Over => Turn::Over,
    }
}

pub(crate) fn totals(table: &Table) -> PerSeat<i32> {
    PerSeat::from_fn(table.seats(), 0, |seat| table.totals[seat.index()].into())
}

/// KR-19: the lowest total wins.
pub(crate) fn outcome(table: &Table) -> Option<Outcome> {
    (table.phase == Phase::Over).then(|| Outcome::placed(totals(table), Best::Fewest))
}

#[inline]
pub(crate) fn legal(table: &Table, seat: Seat) -> Legal {
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
fn discards(table: &Table, hand: Cards) -> u64 {
    hand.kinds() & !table.barred().map_or(0, |card| 1 << card.index())
}

/// Those of the discards whose best lay is listed.
#[inline]
fn lays(table: &Table, hand: Cards, discards: u64) -> u64 {
    match table.out() {
        // KR-12: all or nothing.
        None => melds::outs(hand, table.wild()) & discards,
        Some(out) if out == table.seat() => 0,
        Some(_) => last_lays(table, hand, discards),
    }
}

/// KR-16: of the lays that are best for some discard, each once: for its first discard.
fn last_lays(table: &Table, hand: Cards, discards: u64) -> u64 {
    if !melds::can_lay_any(hand, table.wild()) {
        return 0;
    }
    let mut seen = vierblatt_game::List::<Cards, 14>::new(Cards::NONE);
    let mut lays = 0;
    melds::best_by_discard(hand, table.wild(), |discard, best| {
        let cards = best.lay.combinations().flatten().copied().collect();
        // The same cards laid down in another way are no other choice.
        if cards != Cards::NONE && discards >> discard.index() & 1 != 0 && !seen.contains(&cards) {
            seen.push(cards);
            lays |= 1 << discard.index();
        }
    });
    lays
}

/// Whether the seat whose turn it is may lay down anything.
pub(crate) fn can_lay(table: &Table) -> bool {
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

pub(crate) fn check(table: &Table, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match table.phase {
        Phase::Over => return Err(Refusal::Over),
        Phase::Dealer => return Err(Refusal::DealerFirst),
        Phase::Deal => return Err(Refusal::DealFirst),
        Phase::Shuffle => return Err(Refusal::ShuffleFirst),
        Phase::Draw | Phase::Play => {}
    }
    if seat != table.seat() {
        return Err(Refusal::NotYourTurn);
    }
    let is_drawing = table.phase == Phase::Draw;
    match mv {
        Move::Put { .. } => Err(Refusal::OnlySolo),
        Move::Draw | Move::Take if is_drawing => Ok(()),
        Move::Draw | Move::Take => Err(Refusal::HasDrawn),
        Move::Lay(_) | Move::Discard(_) if is_drawing => Err(Refusal::DrawFirst),
        Move::Lay(lay) => check_lay(table, lay),
        Move::Discard(card) if table.hand(seat).count(*card) == 0 => Err(Refusal::NotInHand(*card)),
        Move::Discard(card) if table.barred() == Some(*card) => Err(Refusal::JustTaken(*card)),
        Move::Discard(_) => Ok(()),
    }
}

fn check_lay(table: &Table, lay: &Lay) -> Result<(), Refusal> {
    if lay.is_empty() {
        return Err(Refusal::NothingLaid);
    }
    let mut left = table.hand(table.seat());
    for card in lay.combinations().flatten() {
        if left.count(*card) == 0 {
            return Err(Refusal::LayNotInHand);
        }
        left.remove(*card);
    }
    if !lay.combinations().all(|cards| melds::is_combination(cards, table.wild())) {
        return Err(Refusal::NoCombination);
    }
    if table.out().is_none() && left.len() != 1 {
        return Err(Refusal::AllButOne);
    }
    if left.is_empty() {
        return Err(Refusal::NothingLeft);
    }
    match table.barred() {
        // There is no twin of it in the hand: it alone would be left.
        Some(card) if left.len() == 1 && left.count(card) == 1 => {
            Err(Refusal::OnlyJustTakenLeft(card))
        }
        _ => Ok(()),
    }
}

#[inline]
pub(crate) fn apply(table: &mut Table, mv: &Move, tell: &mut impl Tell<KoenigsRomme>) {
    let seat = table.seat();
    match mv {
        Move::Draw => draw(table, tell),
        Move::Take => {
            let card = table.pop_discard();
            let hand = &mut table.hands[seat.index()];
            let is_twin = hand.count(card) > 0;
            hand.add(card);
            if table.return_discard == ReturnDiscard::Forbidden && !is_twin {
                table.set_barred(Some(card));
            }
            table.phase = Phase::Play;
            tell.all(Event::Take { seat, card });
        }
        Move::Lay(lay) => apply_lay(table, lay, tell),
        Move::Discard(card) => {
            table.hands[seat.index()].remove(*card);
            table.push_discard(*card);
            tell.all(Event::Discard { seat, card: *card });
            let next = table.seats().left_of(seat);
            // KR-14: one more turn for everyone else.
            if table.out() == Some(next) {
                score(table, tell);
            } else {
                table.set_seat(next);
                table.phase = Phase::Draw;
            }
        }
        Move::Put { .. } => debug_assert!(false, "only the solo game has hands to put cards into"),
    }
}

#[inline]
fn draw(table: &mut Table, tell: &mut impl Tell<KoenigsRomme>) {
    let seat = table.seat();
    let card = table.pop_draw();
    table.hands[seat.index()].add(card);
    tell.all(Event::Draw { seat });
    tell.one(seat, Secret::Drew { card });
    // KR-07. There is always something to shuffle: each seat has r+2 cards in hand and laid down, at
    // most 91 in all, so that 25 or more lie in the two piles when a turn begins.
    let is_last = table.draw_is_empty() && table.shuffled() > 0;
    table.phase = if is_last { Phase::Shuffle } else { Phase::Play };
}

fn apply_lay<T: Tell<KoenigsRomme>>(table: &mut Table, lay: &Lay, tell: &mut T) {
    let seat = table.seat();
    let hand = &mut table.hands[seat.index()];
    lay.combinations().flatten().for_each(|card| hand.remove(*card));
    table.push_laid(lay);
    let out = table.out().is_none();
    if out {
        table.set_out(Some(seat));
    }
    if T::LISTENS {
        let combinations = lay.combinations().map(<[Card]>::to_vec).collect();
        tell.all(Event::Lay { seat, combinations, out });
    }
}

/// KR-17, KR-18: everyone's cards are counted; then the next round, or the end (KR-19).
fn score<T: Tell<KoenigsRomme>>(table: &mut Table, tell: &mut T) {
    let points =
        PerSeat::from_fn(table.seats(), 0, |seat| i32::from(table.hand(seat).points(table.wild())));
    for (seat, points) in points.iter() {
        table.totals[seat.index()] += points as u16;
    }
    let is_over = table.round == table.last_round;
    if T::LISTENS {
        if is_over {
            tell.all(Event::Show { hands: shown(table) });
        }
        tell.all(Event::Score { round: table.round, points, totals: totals(table) });
    }
    if is_over {
        table.set_barred(None);
        table.phase = Phase::Over;
        return;
    }
    table.clear();
    table.round += 1;
    // KR-04: the deal passes to the left.
    table.set_dealer(table.seats().left_of(table.dealer()));
    table.phase = Phase::Deal;
}

pub(crate) fn check_chance(table: &Table, chance: &Chance) -> Result<(), Refusal> {
    if table.phase == Phase::Over {
        return Err(Refusal::Over);
    }
    match chance {
        Chance::Dealer(_) if table.phase != Phase::Dealer => Err(Refusal::NoDealerNow),
        Chance::Dealer(seat) if seat.0 >= table.seats().0 => Err(Refusal::NoSuchSeat),
        Chance::Dealer(_) => Ok(()),
        Chance::Deal(_) if table.phase != Phase::Deal => Err(Refusal::NoDealNow),
        Chance::Deal(cards) => check_deal(cards),
        Chance::Shuffle(_) if table.phase != Phase::Shuffle => Err(Refusal::NoShuffleNow),
        Chance::Shuffle(cards) => {
            let shuffled = table.discard_pile().take(table.shuffled());
            differ(cards, shuffled).map_or(Ok(()), |misfit| Err(Refusal::WrongShuffle(misfit)))
        }
    }
}

/// KR-01: a deal names every card as often as it exists.
pub(crate) fn check_deal(cards: &[Card]) -> Result<(), Refusal> {
    differ(cards, Cards::ALL.iter()).map_or(Ok(()), |misfit| Err(Refusal::WrongDeal(misfit)))
}

/// A card that is named more or less often than it is wanted.
fn differ(cards: &[Card], wanted: impl Iterator<Item = Card>) -> Option<Misfit<Card>> {
    misfit::<_, KINDS>(cards.iter().copied(), wanted, Card::index)
}

pub(crate) fn apply_chance(table: &mut Table, chance: &Chance, tell: &mut impl Tell<KoenigsRomme>) {
    match chance {
        Chance::Dealer(seat) => {
            table.set_dealer(*seat);
            table.phase = Phase::Deal;
            tell.all(Event::Dealer { seat: *seat });
        }
        Chance::Deal(cards) => deal(table, cards, tell),
        Chance::Shuffle(cards) => {
            table.reshuffle(cards);
            table.phase = Phase::Play;
            tell.all(Event::Shuffle { cards: cards.len() as u8 });
        }
    }
}

/// KR-02, KR-03, KR-05.
fn deal<T: Tell<KoenigsRomme>>(table: &mut Table, cards: &Deal, tell: &mut T) {
    debug_assert_eq!(cards.len(), DECK);
    let size = table.hand_size();
    table.clear();
    let (hands, rest) = cards.split_at(size * table.seats().count());
    for (hand, cards) in table.hands.iter_mut().zip(hands.chunks_exact(size)) {
        *hand = cards.iter().copied().collect();
    }
    table.push_discard(rest[0]);
    table.set_draw(&rest[1..]);
    table.set_seat(table.seats().left_of(table.dealer()));
    table.phase = Phase::Draw;
    if T::LISTENS {
        tell.all(Event::Deal {
            round: table.round,
            dealer: table.dealer(),
            cards: size as u8,
            wild: table.wild(),
            discard: rest[0],
        });
        for seat in table.seats().iter() {
            tell.one(seat, Secret::Hand { cards: sorted(table.hand(seat)) });
        }
    }
}
