//! What a review says about a move is true: compared with the whole table before and after it.

use serde_json::Value;
use vierblatt_game::{Arg, Message, Seats};
use vierblatt_game_testing::{Compared, number_in as number, sentences_are_true};
use vierblatt_joomo::Joomo;

fn numbers(cards: &Value) -> Vec<i64> {
    let cards = cards.as_array().expect("cards").iter();
    cards.map(|card| card.as_str().expect("a card").parse().expect("two digits")).collect()
}

/// How many cards that the seat has not seen lie between the limits of this table; None where there are no two.
fn fitting(compared: &Compared, table: &Value) -> Option<i64> {
    let [one, other] = numbers(&table["limits"])[..] else { return None };
    let hands = compared.open["hands"].as_array().expect("hands").iter().enumerate();
    let others = hands.filter(|(seat, _)| *seat != compared.seat).map(|(_, hand)| hand);
    let hidden = others.chain([&compared.open["aside"]]).flat_map(numbers);
    Some(hidden.filter(|card| *card > one.min(other) && *card < one.max(other)).count() as i64)
}

fn is_true(compared: &Compared, message: &Message) -> bool {
    let [played, best] = &compared.moves;
    let card = |action: &str| action.split(' ').next().and_then(|card| card.parse::<i64>().ok());
    let ten = |action: &str| card(action).is_some_and(|card| card % 10 == 0);
    let hand = numbers(&compared.open["hands"][compared.seat]);
    match message.id {
        "joomo-review-passed" => {
            played == "pass" && number(message, "value") == compared.open["value"]
        }
        "joomo-review-spent" => {
            let kept = numbers(&compared.after[1]["hands"][compared.seat]);
            let spent = message.args.iter().find_map(|(_, arg)| match arg {
                Arg::Text(text) => text.parse::<i64>().ok(),
                _ => None,
            });
            best == "pass"
                && spent == card(played)
                && spent.is_some_and(|card| kept.contains(&card))
        }
        "joomo-review-fitting" => {
            let [played, best] = [0, 1].map(|n| fitting(compared, &compared.after[n]));
            played == Some(number(message, "played")) && best == Some(number(message, "best"))
        }
        "joomo-review-tens" => {
            let tens = hand.iter().filter(|card| *card % 10 == 0).count() as i64;
            ten(best) && !ten(played) && number(message, "tens") == tens
        }
        other => panic!("{other} is not looked at"),
    }
}

#[test]
fn what_a_review_says_about_a_move_is_true_and_what_is_not_is_found() {
    let ids =
        ["joomo-review-passed", "joomo-review-spent", "joomo-review-fitting", "joomo-review-tens"];
    let games = (0..12).map(|seed| (Seats(2 + (seed % 5) as u8), seed));
    sentences_are_true::<Joomo>(games, &ids, |compared, message| Some(is_true(compared, message)));
}
