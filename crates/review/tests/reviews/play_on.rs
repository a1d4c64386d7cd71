//! What if: games that go on from any position.

use serde_json::{Value, json};
use vierblatt_bots::Level;
use vierblatt_catalog::IDS;
use vierblatt_game::Seat;
use vierblatt_record::Record;
use vierblatt_review::{Continued, PlayOn, ReviewError, play_on};

use crate::games::{quick, random_game, reviewed};

fn on(record: &Value, seat: u8, action: Option<&str>) -> Result<Continued, ReviewError> {
    let text = record.to_string();
    let record: Record<'_> = serde_json::from_str(&text).expect("a record");
    let level = Level::FIRST;
    play_on(&record, PlayOn { seat: Seat(seat), action, level, seed: 3 })
}

/// The record with what happened after it.
fn with(mut record: Value, continued: &Continued) -> Value {
    let actions = record["actions"].as_array_mut().expect("actions");
    actions.extend(continued.actions.iter().map(|action| json!(action)));
    record
}

#[test]
fn a_game_goes_on_until_the_seat_is_asked_and_what_happened_is_legal() {
    for id in IDS {
        let record = random_game(id, 3, 4, 20);
        let continued = on(&record, 1, None).expect("it goes on");
        let record = with(record, &continued);
        reviewed(&record, quick(Some(0))).expect("all of it is legal");
        let again = on(&record, 1, None).expect("it goes on");
        assert!(again.actions.is_empty(), "{id}: the seat is asked: {again:?}");
        let refused = on(&record, 1, Some("nonsense")).expect_err("there is no such move");
        assert!(matches!(refused, ReviewError::Illegal { .. }), "{id}: {refused:?}");
    }
}

#[test]
fn the_move_that_was_asked_for_is_made_first() {
    let record = random_game("joomo", 3, 4, 9);
    let record = with(record.clone(), &on(&record, 1, None).expect("it goes on"));
    let mut cards = (1..=60).map(|card| card.to_string());
    let legal = cards.find(|card| on(&record, 1, Some(card)).is_ok()).expect("a card to play");
    let continued = on(&record, 1, Some(&legal)).expect("it is legal");
    assert_eq!(continued.actions.first(), Some(&format!("1 {legal}")));
    assert_eq!(on(&record, 1, Some(&legal)), Ok(continued), "the same seed, the same game");
}

#[test]
fn what_is_not_at_the_table_is_refused() {
    let record = random_game("komojo", 3, 1, 5);
    assert_eq!(on(&record, 3, None), Err(ReviewError::NoSeat));
    let chess = json!({ "game": "chess", "seats": 2, "actions": [] });
    assert_eq!(on(&chess, 0, None), Err(ReviewError::NoGame));
}
