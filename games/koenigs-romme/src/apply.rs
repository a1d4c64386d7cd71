//! What moves and chance do: KR-02 to KR-19. The solo game is in `solo`.

use rand::{Rng, RngExt};
use vierblatt_game::{Seat, Tell, shuffle};

use crate::cards::{self, Card, DECK};
use crate::event::{Event, Secret};
use crate::melds::Lay;
use crate::moves::{Chance, Deal, Move};
use crate::score::score;
use crate::state::{Phase, State, TableState};
use crate::view::sorted;
use crate::{KoenigsRomme, ReturnDiscard, check, solo};

/// Carries out a legal move.
#[inline]
pub(crate) fn apply(state: &mut State, seat: Seat, mv: &Move, tell: &mut impl Tell<KoenigsRomme>) {
    debug_assert_eq!(check::check(state, seat, mv), Ok(()));
    match state {
        State::Table(table) => at_table(table, mv, tell),
        State::Solo(solo) => solo::apply(solo, mv, tell),
    }
}

/// Carries out what chance does.
pub(crate) fn apply_chance(state: &mut State, chance: &Chance, tell: &mut impl Tell<KoenigsRomme>) {
    debug_assert_eq!(check::check_chance(state, chance), Ok(()));
    match state {
        State::Table(table) => chance_at_table(table, chance, tell),
        State::Solo(solo) => solo::apply_chance(solo, chance, tell),
    }
}

/// What chance might do now.
pub(crate) fn chance(state: &State, rng: &mut impl Rng) -> Chance {
    let shuffled = |mut cards: Deal, rng| {
        shuffle(&mut cards, rng);
        cards
    };
    match state {
        State::Table(table) if table.phase == Phase::Dealer => {
            Chance::Dealer(Seat(rng.random_range(0..table.seats().0)))
        }
        State::Table(table) if table.phase == Phase::Shuffle => {
            let mut discards = Deal::new(Card::JOKER);
            table.discard_pile().take(table.shuffled()).for_each(|card| discards.push(card));
            Chance::Shuffle(shuffled(discards, rng))
        }
        _ => Chance::Deal(shuffled(Deal::from_slice(Card::JOKER, &cards::IN_ORDER), rng)),
    }
}

/// What a move does at a table of two to seven.
#[inline]
pub(crate) fn at_table(table: &mut TableState, mv: &Move, tell: &mut impl Tell<KoenigsRomme>) {
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
fn draw(table: &mut TableState, tell: &mut impl Tell<KoenigsRomme>) {
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

fn apply_lay<T: Tell<KoenigsRomme>>(table: &mut TableState, lay: &Lay, tell: &mut T) {
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

fn chance_at_table(table: &mut TableState, chance: &Chance, tell: &mut impl Tell<KoenigsRomme>) {
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
fn deal<T: Tell<KoenigsRomme>>(table: &mut TableState, cards: &Deal, tell: &mut T) {
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
