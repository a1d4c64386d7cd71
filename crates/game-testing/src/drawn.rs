//! The laws about what a terminal is sent and draws.

use vierblatt_game::{Draw, Game, Seat, carry_out};

use crate::{Lawful, Table};

/// Every view, written as it is sent, reads back as the same view.
pub fn views_read_back<L: Lawful<Game: Draw>>(table: &Table<L::Game>) {
    let mut players = table.players();
    let mut state = <L::Game as Game>::new(table.options, table.seats);
    loop {
        let public = <L::Game as Game>::public(&state);
        assert_eq!(read_back(&public), public);
        // One seat more than there is: what somebody sees who has no cards.
        for seat in (0..=table.seats.0).map(Seat) {
            let private = <L::Game as Game>::private(&state, seat);
            assert_eq!(read_back(&private), private, "{seat}");
        }
        let Some(action) = players.next(&state) else { break };
        carry_out::<L::Game>(&mut state, &action, &mut ());
    }
}

fn read_back<V: serde::Serialize + serde::de::DeserializeOwned>(view: &V) -> V {
    let text = serde_json::to_string(view).expect("views are plain data");
    serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why} in {text}"))
}
