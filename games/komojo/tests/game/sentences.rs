//! What a review says about a move is true: compared with the whole table.

use serde_json::Value;
use vierblatt_game::{Message, Seats};
use vierblatt_game_testing::{Compared, number_in as number, sentences_are_true};
use vierblatt_komojo::Komojo;

use crate::worth::worth;

fn rank(card: &str) -> char {
    if card == "JK" { 'j' } else { card.chars().next().expect("a rank") }
}

/// The place that an action names, if it is one of these.
fn place<'a>(action: &'a str, verbs: &[&str]) -> Option<&'a str> {
    let (verb, place) = action.split_once(' ')?;
    verbs.contains(&verb).then_some(place)
}

fn is_true(compared: &Compared, message: &Message) -> bool {
    let (open, [played, best]) = (&compared.open, &compared.moves);
    let own = open["places"][compared.seat].as_object().expect("places");
    let knows = |place: &str| {
        let spots = open["knows"][compared.seat].as_array().expect("spots");
        spots.iter().any(|known| known == &format!("{}.{place}", compared.seat))
    };
    let card = |place: &str| own[place].as_str().expect("a card");
    let counts = |place: &str| knows(place).then(|| worth(card(place)));
    let top = || open["discard"].as_array().and_then(|pile| pile.last()).and_then(Value::as_str);
    let held = || open["held"].as_str().map(worth);
    let is = |name: &str, fact: Option<i64>| fact == Some(number(message, name));
    // A card that was held, and the place where it could have gone, or went.
    let exchange = |out: &str, into: &str, is_known: bool| {
        let Some(place) = place(into, &["swap"]).filter(|_| out == "drop") else { return false };
        let old = counts(place);
        is("value", held()) && if is_known { is("old", old) } else { old.is_none() }
    };
    match message.id {
        "komojo-review-sum" => {
            let seen: Vec<i64> = own.keys().filter_map(|place| counts(place)).collect();
            compared.moves.iter().any(|action| action == "stop")
                && is("known", Some(seen.len() as i64))
                && is("all", Some(own.len() as i64))
                && is("sum", Some(seen.iter().sum()))
        }
        "komojo-review-dropped" => exchange(played, best, true),
        "komojo-review-dropped-unseen" => exchange(played, best, false),
        "komojo-review-kept" => exchange(best, played, true),
        "komojo-review-kept-unseen" => exchange(best, played, false),
        "komojo-review-places" => {
            let old = |action| place(action, &["swap", "take"]).and_then(counts);
            is("played", old(played)) && is("best", old(best))
        }
        "komojo-review-left" => {
            played == "draw" && best.starts_with("take ") && is("value", top().map(worth))
        }
        "komojo-review-taken" => {
            played.starts_with("take ") && best == "draw" && is("value", top().map(worth))
        }
        "komojo-review-missed-snap" => place(best, &["snap"]).is_some_and(|place| {
            played == "no" && knows(place) && Some(rank(card(place))) == top().map(rank)
        }),
        "komojo-review-blind-snap" => place(played, &["snap"]).is_some_and(|place| !knows(place)),
        other => panic!("{other} is not looked at"),
    }
}

#[test]
fn what_a_review_says_about_a_move_is_true_and_what_is_not_is_found() {
    let ids = [
        "komojo-review-sum",
        "komojo-review-dropped",
        "komojo-review-dropped-unseen",
        "komojo-review-kept",
        "komojo-review-kept-unseen",
        "komojo-review-places",
        "komojo-review-left",
        "komojo-review-taken",
        "komojo-review-missed-snap",
        "komojo-review-blind-snap",
    ];
    let games = (0..8).map(|seed| (Seats(3 + (seed % 4) as u8), seed));
    sentences_are_true::<Komojo>(games, &ids, |compared, message| Some(is_true(compared, message)));
}
