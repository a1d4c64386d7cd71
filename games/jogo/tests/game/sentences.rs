//! What a review says about a move is true: compared with the whole table before and after it.

use serde_json::Value;
use vierblatt_game::{Message, Seats};
use vierblatt_game_testing::{Compared, number_in as number, sentences_are_true};
use vierblatt_jogo::Jogo;

/// A lay, taken apart: where the card comes from, and onto which pile it goes.
fn lay(action: &str) -> Option<(&str, usize)> {
    let mut words = action.split(' ');
    let from = words.next()?;
    let pile = words.next()?.strip_prefix('p')?.parse::<usize>().ok()?;
    Some((from, pile - 1))
}

/// The place of an open card: `s2` is 1.
fn open_place(from: &str) -> Option<usize> {
    from.strip_prefix('s').and_then(|place| place.parse::<usize>().ok()).map(|place| place - 1)
}

/// JG-03: the symbol a card shows; special cards have that of their colour, as the option is by default.
fn symbol(card: &str) -> char {
    let own = [('r', 'H'), ('o', 'F'), ('y', 'S'), ('g', 'L'), ('b', 'D'), ('v', 'M')];
    let shown = card.chars().nth(1).filter(|_| card.len() == 3 && !card.ends_with("+1"));
    let colour = card.chars().next().expect("a colour");
    let is_plain = shown.is_some_and(|symbol| "HFSLDM".contains(symbol));
    let owned = own.into_iter().find(|(of, _)| *of == colour).expect("a colour").1;
    if is_plain { shown.unwrap_or(owned) } else { owned }
}

/// JG-11: whether the lay is onto a card of the same colour and symbol.
fn matches_twice(compared: &Compared, action: &str) -> bool {
    let Some((from, pile)) = lay(action) else { return false };
    let card = match open_place(from) {
        Some(place) => compared.open["open"][compared.seat][place].as_str(),
        None => Some(from),
    };
    let top = compared.open["piles"][pile].as_array().and_then(|pile| pile.last());
    let (Some(card), Some(top)) = (card, top.and_then(Value::as_str)) else { return false };
    card[..1] == top[..1] && symbol(card) == symbol(top)
}

fn is_true(compared: &Compared, message: &Message) -> bool {
    let [played, best] = &compared.moves;
    let is_open = |action: &str| lay(action).is_some_and(|(from, _)| open_place(from).is_some());
    let is_hand = |action: &str| lay(action).is_some_and(|(from, _)| open_place(from).is_none());
    let goes_on = || compared.next[1] == [compared.seat as u8] || compared.next[1].is_empty();
    match message.id {
        "jogo-review-pile" => {
            let place = best.strip_prefix("pass ").and_then(|place| place.parse::<usize>().ok());
            let down = place.map(|place| &compared.open["down"][compared.seat][place - 1]);
            let cards = down.and_then(Value::as_array).map(|down| down.len() as i64);
            played.starts_with("pass ") && cards == Some(number(message, "cards"))
        }
        "jogo-review-extra" => {
            matches_twice(compared, best) && !matches_twice(compared, played) && goes_on()
        }
        "jogo-review-open" => is_hand(played) && is_open(best),
        "jogo-review-hand" => is_open(played) && is_hand(best),
        "jogo-review-end" => played == "end" && lay(best).is_some(),
        other => panic!("{other} is not looked at"),
    }
}

#[test]
fn what_a_review_says_about_a_move_is_true_and_what_is_not_is_found() {
    let ids = [
        "jogo-review-pile",
        "jogo-review-extra",
        "jogo-review-open",
        "jogo-review-hand",
        "jogo-review-end",
    ];
    let games = (0..12).map(|seed| (Seats(2 + (seed % 3) as u8), seed));
    sentences_are_true::<Jogo>(games, &ids, |compared, message| Some(is_true(compared, message)));
}
