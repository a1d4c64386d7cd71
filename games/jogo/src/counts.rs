//! How a round with real cards is counted, for the page's score pad: from the same functions that count at a table.
//! `UPDATE_TYPES=1 cargo test -p vierblatt-jogo types` writes it again. `web/src/counts.ts` says what each field means.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use vierblatt_game::Game;
use vierblatt_type_export::text_must_be;

use crate::cards::{Colour, Face, KINDS, Special};
use crate::{Card, Jogo};

fn name(card: Card) -> String {
    match card.face() {
        Face::Plain(_, value) => value.to_string(),
        Face::Special(Special::Stop) => "stop".to_owned(),
        Face::Special(Special::Reverse) => "reverse".to_owned(),
        Face::Special(Special::PlusOne) => "plus".to_owned(),
        Face::Special(Special::Jogo) => "jogo".to_owned(),
    }
}

#[test]
fn types_jg_21_the_score_pad_counts_as_the_table_does() {
    let red = (0..KINDS).map(Card::from_index).filter(|card| card.colour() == Colour::Red);
    let by_value: BTreeMap<u8, String> = red.map(|card| (card.value(), name(card))).collect();
    // JG-01: special cards once in each of six colours, each plain value three times in each.
    let copies = |name: &str| if name.parse::<u8>().is_ok() { 18 } else { 6 };
    let items: Vec<Value> = by_value
        .iter()
        .map(|(value, name)| json!({ "id": name, "points": value, "most": [copies(name), 0] }))
        .collect();
    let counts = json!({
        "players": [*Jogo::SEATS.start(), *Jogo::SEATS.end()],
        "fewest_win": true,
        "range": [0, 300],
        "rounds": [{ "items": items }],
    });
    text_must_be(&format!("{counts}\n"), concat!(env!("CARGO_MANIFEST_DIR"), "/web/counts.json"));
}
