//! How a round with real cards is counted, for the page's score pad: from the same functions that count at a table.
//! `UPDATE_TYPES=1 cargo test -p vierblatt-joomo types` writes it again. `web/src/counts.ts` says what each field means.

use serde_json::json;
use vierblatt_game::{Game, Seats};
use vierblatt_type_export::text_must_be;

use crate::cards::Cards;
use crate::state::round_score;
use crate::{Joomo, Options};

#[test]
fn types_jo_21_the_score_pad_counts_as_the_table_does() {
    let (least, most) = (*Joomo::SEATS.start(), *Joomo::SEATS.end());
    let tens = |seats| (Cards::deck(Seats(seats)) & Cards::TENS).len();
    // JO-02: one more player, ten more cards, one more ten.
    assert_eq!(tens(most) - tens(least), usize::from(most - least));
    let counts = json!({
        "players": [least, most],
        "fewest_win": false,
        // JO-22 and JO-23.
        "target": Options::default().target,
        "tie": "play_on",
        // JO-04: whoever got the Joomo marker deals the next round.
        "next_dealer": "joomo",
        "range": [round_score(0, false, tens(most) as i32), 99],
        "rounds": [{ "items": [
            { "id": "marker", "points": round_score(1, false, 0), "most": null },
            { "id": "joomo", "points": round_score(0, true, 0), "most": [1, 0], "needed": true },
            { "id": "ten", "points": round_score(0, false, 1), "most": [tens(least) - usize::from(least), 1] },
        ] }],
    });
    text_must_be(&format!("{counts}\n"), concat!(env!("CARGO_MANIFEST_DIR"), "/web/counts.json"));
}
