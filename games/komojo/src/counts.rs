//! How a round with real cards is counted, for the page's score pad: from the same functions that count at a table.
//! `UPDATE_TYPES=1 cargo test -p vierblatt-komojo types` writes it again. `web/src/counts.ts` says what each field means.

use serde_json::{Value, json};
use vierblatt_game::Game;
use vierblatt_type_export::text_must_be;

use crate::cards::Card;
use crate::score::PENALTY;
use crate::{Komojo, Options};

fn name(card: Card) -> String {
    let text = card.to_string();
    match (text.as_str(), card.value()) {
        ("JK", _) => "joker".to_owned(),
        (text, 0) if text.starts_with('K') => "K-red".to_owned(),
        (text, _) if text.starts_with('K') => "K-black".to_owned(),
        (text, _) if text.starts_with('T') => "10".to_owned(),
        (text, _) => text[..1].to_owned(),
    }
}

#[test]
fn types_km_25_the_score_pad_counts_as_the_table_does() {
    let mut items: Vec<(String, i32, u8)> = Vec::new();
    for card in Card::ALL {
        let (name, value) = (name(card), card.value());
        match items.iter_mut().find(|(other, ..)| *other == name) {
            Some((_, same, copies)) => {
                assert_eq!(*same, value, "{name}");
                *copies += 1;
            }
            None => items.push((name, value, 1)),
        }
    }
    let item = |(id, points, copies): &(String, i32, u8)| -> Value {
        json!({ "id": id, "points": points, "most": [copies, 0] })
    };
    let items: Vec<Value> = items.iter().map(item).collect();
    let counts = json!({
        "players": [*Komojo::SEATS.start(), *Komojo::SEATS.end()],
        "fewest_win": true,
        // KM-27: the game ends when somebody reaches it.
        "target": Options::default().limit,
        "stop": { "penalty": PENALTY },
        "range": [2 * Card::JOKER.value(), 200],
        "rounds": [{ "items": items }],
    });
    text_must_be(&format!("{counts}\n"), concat!(env!("CARGO_MANIFEST_DIR"), "/web/counts.json"));
}
