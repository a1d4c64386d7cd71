//! What speaks for a suggested move is true: compared with the whole state, which it was not told from.

use serde_json::Value;
use vierblatt_game::{Game, Seats};
use vierblatt_game_testing::{each_reason, number_in as number};
use vierblatt_koenigs_romme::KoenigsRomme;

fn games() -> impl Iterator<Item = (Seats, u64)> {
    (0..5).map(|seed| (Seats(2 + (seed % 3) as u8), seed))
}

const RANKS: &str = "3456789TJQK";

fn rank(card: &str) -> usize {
    RANKS.find(&card[..1]).expect("a rank") + 3
}

fn is_wild(card: &str, wild: usize) -> bool {
    card == "JK" || rank(card) == wild
}

/// KR-17, written down once more.
fn cost(card: &str, wild: usize) -> i64 {
    match card {
        "JK" => 50,
        card if rank(card) == wild => 20,
        card => rank(card) as i64,
    }
}

/// KR-09 to KR-11, as slowly as it can be said: three or more of a rank, or of a suit in a row.
fn combines(cards: &[&str], wild: usize) -> bool {
    let plain: Vec<&str> = cards.iter().copied().filter(|card| !is_wild(card, wild)).collect();
    // A card of the wild rank may stand for itself, which it does as a wild card too.
    let is_set = plain.iter().all(|card| rank(card) == rank(plain[0]));
    let mut ranks: Vec<usize> = plain.iter().map(|card| rank(card)).collect();
    ranks.sort_unstable();
    let is_one_suit = plain.iter().all(|card| card[1..] == plain[0][1..]);
    let has_twins = ranks.windows(2).any(|two| two[0] == two[1]);
    let is_near = ranks.last().is_none_or(|last| last - ranks[0] < cards.len());
    cards.len() >= 3 && (is_set || (is_one_suit && !has_twins && is_near && cards.len() <= 11))
}

/// The fewest points that stay of these cards, by trying everything.
pub(crate) fn left(cards: &[&str], wild: usize) -> i64 {
    let mut fewest: i64 = cards.iter().map(|card| cost(card, wild)).sum();
    for chosen in 1u32..1 << cards.len() {
        let part = |is_in: bool| -> Vec<&str> {
            let all = cards.iter().enumerate();
            all.filter(|(n, _)| (chosen >> n & 1 == 1) == is_in).map(|(_, card)| *card).collect()
        };
        if combines(&part(true), wild) {
            fewest = fewest.min(left(&part(false), wild));
        }
    }
    fewest
}

#[test]
fn what_speaks_for_a_move_is_true() {
    each_reason::<KoenigsRomme>(games(), |state, seat, action, reason| {
        let public = serde_json::to_value(KoenigsRomme::public(state)).expect("JSON");
        let private = serde_json::to_value(KoenigsRomme::private(state, seat)).expect("JSON");
        let wild = public["wild"].as_u64().expect("a rank") as usize;
        let hand = private["hand"].as_array().expect("cards").iter();
        let mut hand: Vec<&str> = hand.map(|card| card.as_str().expect("a card")).collect();
        // Trying everything takes its time.
        if hand.len() > 5 {
            return;
        }
        let without = |hand: &[&str], card: &str| -> Vec<String> {
            let at = hand.iter().position(|other| *other == card).expect("it is there");
            let rest = hand.iter().enumerate().filter(|(n, _)| *n != at);
            rest.map(|(_, card)| (*card).to_owned()).collect()
        };
        let left_without = |hand: &[&str], card: &str| {
            let rest = without(hand, card);
            left(&rest.iter().map(String::as_str).collect::<Vec<_>>(), wild)
        };
        match reason.id {
            "koenigs-romme-reason-discard" => {
                let card = action.split(' ').nth(1).expect("a card");
                assert_eq!(
                    number(reason, "points"),
                    left_without(&hand, card),
                    "{action} {hand:?}"
                );
            }
            "koenigs-romme-reason-take" | "koenigs-romme-reason-draw" => {
                let top = public["discard"].as_array().and_then(|pile| pile.last());
                hand.push(top.and_then(Value::as_str).expect("a card"));
                let best = hand.iter().map(|card| left_without(&hand, card)).min();
                assert_eq!(Some(number(reason, "points")), best, "{action} {hand:?}");
            }
            "koenigs-romme-reason-lay" => {
                let laid = action.split(' ').skip(1).filter(|word| *word != "/").count();
                assert_eq!(number(reason, "count"), (hand.len() - laid) as i64);
            }
            other => panic!("{other} is not looked at"),
        }
    });
}
