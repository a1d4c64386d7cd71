//! How a round with real cards is counted, for the page's score pad: from the same functions that count at a table.
//! `UPDATE_TYPES=1 cargo test -p vierblatt-koenigs-romme types` writes it again. `web/src/counts.ts` says what each field means.

use serde_json::{Value, json};
use vierblatt_game::Game;
use vierblatt_type_export::text_must_be;

use crate::cards::{Card, Rank};
use crate::{KoenigsRomme, Options};

/// One card of each rank, and a joker.
fn kinds() -> Vec<Card> {
    (0..11).chain([55]).map(Card::from_index).collect()
}

fn name(card: Card) -> String {
    match card.rank() {
        None => "joker".to_owned(),
        Some(Rank(rank @ 3..=10)) => rank.to_string(),
        Some(rank) => rank.to_string(),
    }
}

#[test]
fn types_kr_17_the_score_pad_counts_as_the_table_does() {
    let rounds: Vec<Value> = (Options::default().first_round..=Options::default().last_round)
        .map(|round| {
            // KR-11 and KR-02: the wild rank of a round is the number of its cards.
            let wild = Rank(round + 2);
            let item = |card: Card| {
                let copies = if card.is_joker() { card.copies() } else { 5 * card.copies() };
                json!({ "id": name(card), "points": card.points(wild), "most": [copies, 0] })
            };
            let items: Vec<Value> = kinds().into_iter().map(item).collect();
            json!({ "cards": round + 2, "wild": name(Card::from_index(usize::from(round - 1))), "items": items })
        })
        .collect();
    let dear =
        6 * Card::from_index(55).points(Rank(13)) + 7 * Card::from_index(10).points(Rank(13));
    let counts = json!({
        // One player alone has no points (KR-20).
        "players": [2, *KoenigsRomme::SEATS.end()],
        "fewest_win": true,
        // KR-14: a round ends because somebody went out, and KR-18 gives them nothing.
        "needs_out": true,
        "range": [0, dear],
        "rounds": rounds,
        "ends_after_rounds": true,
    });
    text_must_be(&format!("{counts}\n"), concat!(env!("CARGO_MANIFEST_DIR"), "/web/counts.json"));
}
