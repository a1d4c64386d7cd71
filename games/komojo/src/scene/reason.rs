//! A fact that speaks for a suggested move, from what its seat sees and has seen: what cards count, and whether they are known.

use vierblatt_game::{Message, Seat, Seen};

use crate::Komojo;
use crate::cards::Card;
use crate::moves::Move;
use crate::notation::read_move;

pub(super) fn reason(action: &str, seen: &Seen<'_, Komojo>) -> Option<Message> {
    let (public, private, me) = (seen.public, seen.private?, seen.seat?);
    let top = public.discard.last();
    let known = |place: u8| known_at(seen, me, place);
    let counts = |card: Card| Message::new("komojo-reason-counts").number("value", card.value());
    // What comes, and what it is exchanged for where that is known.
    let exchange = |card: Card, place: u8| match known(place) {
        Some(old) => Message::new("komojo-reason-exchange")
            .number("value", card.value())
            .number("old", old.value()),
        None => Message::new("komojo-reason-unseen").number("value", card.value()),
    };
    Some(match read_move(action)? {
        Move::Draw => Message::new("komojo-reason-open").number("value", top?.value()),
        Move::Drop => counts(private.held?),
        Move::Swap(place) => exchange(private.held?, place),
        Move::Take(place) => exchange(*top?, place),
        Move::Snap(place) if known(place)?.rank() == top?.rank() => {
            Message::new("komojo-reason-same-rank")
        }
        Move::No => {
            let own = public.hands.get(me.index())?.iter();
            let same = own
                .filter_map(|own| known(own.place))
                .filter(|card| Some(card.rank()) == top.map(|top| top.rank()));
            if same.count() > 0 {
                return None;
            }
            Message::new("komojo-reason-none-known")
        }
        Move::Peek(place) if known(place).is_none() => Message::new("komojo-reason-not-seen"),
        Move::Stop => {
            let own = public.hands.get(me.index())?;
            let values: Vec<i32> =
                own.iter().filter_map(|own| known(own.place)).map(Card::value).collect();
            Message::new("komojo-reason-sum")
                .number("known", values.len() as i64)
                .number("all", own.len() as i64)
                .number("sum", values.iter().sum::<i32>())
        }
        _ => return None,
    })
}

/// The card at a place of this seat, if it has seen it.
fn known_at(seen: &Seen<'_, Komojo>, seat: Seat, place: u8) -> Option<Card> {
    let mut known = seen.private?.known.iter();
    known.find(|one| one.spot.seat == seat && one.spot.place == place).map(|one| one.card)
}
