//! What a review says about a move is true: compared with the table before and after it, by trying everything.

use serde_json::Value;
use vierblatt_game::{Arg, Message, Seats};
use vierblatt_game_testing::{Compared, number_in as number, sentences_are_true};
use vierblatt_koenigs_romme::KoenigsRomme;

use crate::reasons::left;

/// Trying everything takes its time: larger hands are not looked at.
const LARGEST: usize = 5;

fn is_true(compared: &Compared, message: &Message) -> Option<bool> {
    let [played, best] = &compared.moves;
    let wild = compared.public["wild"].as_u64().expect("a rank") as usize;
    let hand = compared.private["hand"].as_array().expect("cards").iter();
    let mut hand: Vec<&str> = hand.map(|card| card.as_str().expect("a card")).collect();
    let top = compared.public["discard"].as_array().and_then(|pile| pile.last());
    let left_without = |hand: &[&str], card: &str| {
        let mut rest = hand.to_vec();
        rest.remove(hand.iter().position(|other| *other == card).expect("it is there"));
        left(&rest, wild)
    };
    if hand.len() > LARGEST && message.id != "koenigs-romme-review-out" {
        return None;
    }
    Some(match message.id {
        "koenigs-romme-review-out" => {
            let went_out = |n: usize| compared.after[n]["out"] == compared.seat;
            compared.open["out"].is_null() && went_out(1) && !went_out(0)
        }
        "koenigs-romme-review-left" | "koenigs-romme-review-taken" => {
            let order =
                if message.id.ends_with("left") { ["draw", "take"] } else { ["take", "draw"] };
            let top = top.and_then(Value::as_str).expect("a card");
            let card = Some(&("card", Arg::Text(top.to_owned()))) == message.args.first();
            hand.push(top);
            let fewest = hand.iter().map(|card| left_without(&hand, card)).min();
            [played, best] == order && card && fewest == Some(number(message, "points"))
        }
        "koenigs-romme-review-discard" => {
            let after = |action: &str| {
                let card = action.strip_prefix("discard ")?;
                Some(left_without(&hand, card))
            };
            after(played) == Some(number(message, "played"))
                && after(best) == Some(number(message, "best"))
        }
        other => panic!("{other} is not looked at"),
    })
}

#[test]
fn what_a_review_says_about_a_move_is_true_and_what_is_not_is_found() {
    let ids = [
        "koenigs-romme-review-out",
        "koenigs-romme-review-left",
        "koenigs-romme-review-taken",
        "koenigs-romme-review-discard",
    ];
    let games = (0..6).map(|seed| (Seats(2 + (seed % 3) as u8), seed));
    sentences_are_true::<KoenigsRomme>(games, &ids, is_true);
}
