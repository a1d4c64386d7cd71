use std::net::IpAddr;

use serde_json::Value;

use super::*;

const RECORD: &str = include_str!("../../tests/server/review.json");

fn reviews() -> Arc<LocalReviews> {
    let log = Arc::new(vierblatt_store::MemoryStore::new());
    Arc::new(LocalReviews::new(Arc::new(Workers::start(1).expect("a thread")), log))
}

fn client(n: u8) -> ClientNetwork {
    ClientNetwork::of(IpAddr::from([n; 4]))
}

/// All pieces, put together as a client does.
fn all(mut pieces: Pieces) -> (Vec<Value>, Result<(), NoReview>) {
    let mut found = Vec::new();
    while let Some(piece) = pieces.blocking_recv() {
        match piece {
            Ok(piece) => found.push(serde_json::from_str(&piece).expect("JSON")),
            Err(why) => return (found, Err(why)),
        }
    }
    (found, Ok(()))
}

fn curve(pieces: &[Value]) -> Vec<u64> {
    let points = pieces.iter().flat_map(|piece| piece["curve"].as_array().expect("a curve"));
    points.map(|point| point["n"].as_u64().expect("a number")).collect()
}

#[test]
fn pieces_together_are_the_review_and_it_is_computed_once_for_all_languages() {
    let reviews = reviews();
    let (pieces, end) = all(reviews.review(client(1), RECORD.into(), "de"));
    assert_eq!(end, Ok(()));
    let total = pieces.last().expect("a piece")["progress"]["all"].as_u64().expect("a number");
    assert_eq!(curve(&pieces), (1..=total).collect::<Vec<_>>());
    // It is kept: another client gets all of it at once, in another language.
    let (again, _) = all(reviews.review(client(2), RECORD.into(), "fr"));
    assert_eq!(again.len(), 1);
    assert_eq!(curve(&again), curve(&pieces));
    assert_eq!(locked(&reviews.kept).len(), 1);
}

#[test]
fn a_review_that_nobody_listens_to_any_more_is_not_computed_further() {
    let reviews = reviews();
    drop(reviews.review(client(1), RECORD.into(), "en"));
    // Another one after it: once that is done, the first had its turn.
    let other = RECORD.replacen("\"id\"", "\"name\"", 1);
    let (_, end) = all(reviews.review(client(1), other.into(), "en"));
    assert_eq!(end, Ok(()));
    let kept = Arc::clone(&locked(&reviews.kept)[0]);
    assert!(!locked(&kept.heard).is_computed);
    // Whoever comes back gets the whole.
    let (pieces, _) = all(reviews.review(client(1), RECORD.into(), "en"));
    assert_eq!(pieces.last().map(|piece| piece["is_finished"].clone()), Some(Value::from(true)));
}

#[test]
fn what_is_not_a_record_is_refused_and_not_kept() {
    let reviews = reviews();
    for wrong in ["{}", r#"{"game":"chess","seats":2,"actions":[]}"#] {
        let (_, end) = all(reviews.review(client(1), wrong.into(), "en"));
        assert!(matches!(end, Err(NoReview::NoRecord { .. })), "{end:?}");
    }
    assert!(locked(&reviews.kept).is_empty());
}

#[test]
fn only_the_latest_reviews_are_kept() {
    let reviews = reviews();
    for n in 0..MOST_KEPT + 5 {
        let record = format!(r#"{{"game":"joomo","seats":2,"actions":[],"id":{n}}}"#);
        let (_, end) = all(reviews.review(client(1), record.into(), "en"));
        assert_eq!(end, Ok(()));
    }
    assert_eq!(locked(&reviews.kept).len(), MOST_KEPT);
}

#[test]
fn a_record_is_played_on_and_what_is_wrong_is_said() {
    let reviews = reviews();
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let on = |record: &str, level| {
        let wanted = RecordPlayOn { seat: 0, action: None, level, seed: 1 };
        runtime.block_on(reviews.play_on(client(1), record.into(), wanted))
    };
    let begun = on(r#"{"game":"joomo","seats":3,"actions":[]}"#, 2).expect("it goes on");
    let begun: Value = serde_json::from_str(&begun).expect("JSON");
    assert_eq!(begun["is_over"], false);
    assert!(begun["actions"].as_array().is_some_and(|actions| actions.len() >= 2), "{begun}");
    let over: Value = serde_json::from_str(&on(RECORD, 2).expect("it is over")).expect("JSON");
    assert_eq!(
        (over["is_over"].clone(), over["actions"].clone()),
        (true.into(), Value::Array(vec![]))
    );
    assert!(matches!(on(RECORD, 9), Err(NoReview::NoRecord { .. })));
    assert!(matches!(on("{}", 2), Err(NoReview::NoRecord { .. })));
}
