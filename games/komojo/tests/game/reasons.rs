//! What speaks for a suggested move is true: compared with the whole state, which it was not told from.

use serde_json::Value;
use vierblatt_game::{Seats, Unveil};
use vierblatt_game_testing::{each_reason, number_in as number};
use vierblatt_komojo::Komojo;

use crate::worth::worth;

fn games() -> impl Iterator<Item = (Seats, u64)> {
    (0..8).map(|seed| (Seats(3 + (seed % 4) as u8), seed))
}

#[test]
fn what_speaks_for_a_move_is_true() {
    each_reason::<Komojo>(games(), |state, seat, action, reason| {
        let open = serde_json::to_value(Komojo::open(state)).expect("JSON");
        let own = open["places"][seat.index()].as_object().expect("places");
        let knows = |place: &str| {
            let spot = format!("{}.{place}", seat.0);
            open["knows"][seat.index()]
                .as_array()
                .expect("spots")
                .iter()
                .any(|known| known == &spot)
        };
        let card = |place: &str| own[place].as_str().expect("a card");
        let top =
            || open["discard"].as_array().and_then(|pile| pile.last()).and_then(Value::as_str);
        let coming = || match action.split(' ').next() {
            Some("take") => top().expect("a card"),
            _ => open["held"].as_str().expect("a card"),
        };
        let place = action.split(' ').nth(1).unwrap_or_default();
        let rank =
            |card: &str| if card == "JK" { 'j' } else { card.chars().next().expect("a rank") };
        match reason.id {
            "komojo-reason-open" => {
                assert_eq!(number(reason, "value"), worth(top().expect("a card")));
            }
            "komojo-reason-counts" => assert_eq!(number(reason, "value"), worth(coming())),
            "komojo-reason-exchange" => {
                assert!(knows(place));
                assert_eq!(number(reason, "value"), worth(coming()));
                assert_eq!(number(reason, "old"), worth(card(place)));
            }
            "komojo-reason-unseen" => {
                assert!(!knows(place));
                assert_eq!(number(reason, "value"), worth(coming()));
            }
            "komojo-reason-same-rank" => {
                assert!(knows(place));
                assert_eq!(rank(card(place)), rank(top().expect("a card")));
            }
            "komojo-reason-none-known" => {
                let same = own.iter().filter(|(place, _)| knows(place));
                let top = rank(top().expect("a card"));
                let mut same = same.filter(|(_, card)| rank(card.as_str().expect("a card")) == top);
                assert_eq!(same.next(), None);
            }
            "komojo-reason-not-seen" => assert!(!knows(place)),
            "komojo-reason-sum" => {
                let values: Vec<i64> = own
                    .keys()
                    .filter(|place| knows(place))
                    .map(|place| worth(card(place)))
                    .collect();
                assert_eq!(number(reason, "known"), values.len() as i64);
                assert_eq!(number(reason, "all"), own.len() as i64);
                assert_eq!(number(reason, "sum"), values.iter().sum::<i64>());
            }
            other => panic!("{other} is not looked at"),
        }
    });
}
