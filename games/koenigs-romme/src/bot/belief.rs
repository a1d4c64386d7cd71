//! What others are likely to hold. Imagined hands are drawn as if everyone kept any cards; but who
//! has drawn ten cards has kept the best of them. So each imagined hand collects for as many turns
//! as its player did.

use rand::{Rng, RngExt};
use vierblatt_game::{MAX_SEATS, Seat};

use super::hand::Eye;
use crate::cards::Cards;
use crate::state::Table;

/// Lets the others' hands collect: each draws as many cards from the draw pile as its player did
/// and puts back what it likes least. What they are known to have taken stays.
pub(crate) fn collect(
    table: &mut Table,
    me: Seat,
    draws: &[u8; MAX_SEATS],
    taken: impl Fn(Seat) -> Cards,
    eye: &Eye,
    rng: &mut impl Rng,
) {
    let pile = table.draw_at as usize..table.laid_at as usize;
    if pile.is_empty() || table.out().is_some() {
        return;
    }
    for seat in table.seats().iter().filter(|seat| *seat != me) {
        let keeps = taken(seat);
        for _ in 0..draws[seat.index()] {
            let at = rng.random_range(pile.start as u32..pile.end as u32) as usize;
            let card = table.lying_at(at);
            let hand = table.hand(seat).with(card);
            if eye.outs(hand, None) != 0 {
                // It would have gone out.
                continue;
            }
            let (discard, _) = eye.best_discard(hand, None);
            if discard != card && keeps.count(discard) < hand.count(discard) {
                table.hands[seat.index()] = hand.without(discard);
                table.put_at(at, discard);
            }
        }
    }
}
