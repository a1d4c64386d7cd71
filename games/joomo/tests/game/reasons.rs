//! What speaks for a suggested move is true: compared with the whole state, which it was not told from.

use serde_json::Value;
use vierblatt_game::{Game, Moves, Seats, Unveil};
use vierblatt_game_testing::{each_reason, number_in as number};
use vierblatt_joomo::Joomo;

fn games() -> impl Iterator<Item = (Seats, u64)> {
    (0..12).map(|seed| (Seats(2 + (seed % 5) as u8), seed))
}

fn numbers(cards: &Value) -> Vec<i64> {
    let cards = cards.as_array().expect("cards").iter();
    cards.map(|card| card.as_str().expect("a card").parse().expect("two digits")).collect()
}

#[test]
fn what_speaks_for_a_move_is_true() {
    each_reason::<Joomo>(games(), |state, seat, action, reason| {
        let open = serde_json::to_value(Joomo::open(state)).expect("JSON");
        let limits = numbers(&open["limits"]);
        // What this seat has not seen: other hands and what was set aside.
        let mut hidden = numbers(&open["aside"]);
        for (other, hand) in open["hands"].as_array().expect("hands").iter().enumerate() {
            if other != seat.index() {
                hidden.extend(numbers(hand));
            }
        }
        let value = open["value"].as_i64().expect("a value");
        match reason.id {
            "joomo-reason-fitting" => {
                let mut words = action.split(" on ");
                let card: i64 = words.next().and_then(|card| card.parse().ok()).expect("a card");
                let (one, other) = match (words.next(), limits.as_slice()) {
                    (None, [limit]) => (*limit, card),
                    (None, [one, other]) => (*one, *other),
                    (Some("1"), [_, other]) => (card, *other),
                    (Some("2"), [one, _]) => (*one, card),
                    _ => panic!("{action} with {limits:?}"),
                };
                let fits = |card: &&i64| **card > one.min(other) && **card < one.max(other);
                assert_eq!(number(reason, "count"), hidden.iter().filter(fits).count() as i64);
            }
            "joomo-reason-worth" => assert_eq!(number(reason, "value"), value),
            "joomo-reason-ten" => {
                assert!(action.ends_with('0'));
                assert_eq!(number(reason, "value"), value + 1);
            }
            "joomo-reason-nothing" => assert_eq!(Joomo::legal(state, seat).len(), 1),
            other => panic!("{other} is not looked at"),
        }
    });
}
