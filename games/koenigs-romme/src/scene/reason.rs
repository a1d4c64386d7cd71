//! A fact that speaks for a suggested move, from what its seat sees: what its cards cost at best (KR-16, KR-17).

use vierblatt_game::{Message, Seen};

use crate::KoenigsRomme;
use crate::cards::{Card, Cards};
use crate::melds::{best_without, fewest};
use crate::moves::Move;
use crate::notation;
use crate::view::{Private, Public, PublicTable};

pub(super) fn reason(action: &str, seen: &Seen<'_, KoenigsRomme>) -> Option<Message> {
    let Public::Table(public) = seen.public else { return None };
    let private = seen.private?;
    let hand = cards(&private.hand);
    Some(match notation::read(action)? {
        Move::Take => Message::new("koenigs-romme-reason-take")
            .number("points", with_top(public, private, hand)?),
        Move::Draw => Message::new("koenigs-romme-reason-draw")
            .text("card", public.discard.last()?)
            .number("points", with_top(public, private, hand)?),
        Move::Discard(card) if hand.count(card) > 0 => {
            let points = best_without(hand, card, public.wild).points;
            Message::new("koenigs-romme-reason-discard").number("points", points)
        }
        Move::Lay(lay) => {
            let left = private.hand.len().saturating_sub(lay.cards()?.len());
            Message::new("koenigs-romme-reason-lay").number("count", left as i64)
        }
        Move::Discard(_) | Move::Put { .. } => return None,
    })
}

fn cards(hand: &[Card]) -> Cards {
    hand.iter().fold(Cards::default(), |cards, card| cards.with(*card))
}

/// What would be left at best with the top discard in hand. KR-08: it may be barred from going right back, which is for the table to say.
fn with_top(public: &PublicTable, private: &Private, hand: Cards) -> Option<i64> {
    let top = *public.discard.last()?;
    let (_, best) = fewest(hand.with(top), private.barred, public.wild)?;
    Some(best.points.into())
}
