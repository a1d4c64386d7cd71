//! The law about words: whatever a game tells or refuses, there is a text for it with every gap
//! filled.

use vierblatt_game::{Game, Message, Say, Seat, Telling, Told, carry_out};
use vierblatt_texts::{Language, Texts};

use crate::{Lawful, TestTable};

/// Plays a random game and looks up everything that is told, and every refusal on the way.
pub fn texts_are_there<L: Lawful>(table: &TestTable<L::Game>) {
    let texts = Language::ALL.map(Texts::of::<L::Game>);
    let has = |message: &Message| {
        for texts in &texts {
            assert!(texts.has(message), "{}: no text fits {message:?}", texts.language());
        }
    };
    let mut players = table.players();
    let mut state = <L::Game as Game>::new(table.options, table.seats);
    let mut told = Told::<L::Game>::default();
    let mut n = 0usize;
    while let Some(action) = players.next(&state) {
        if n.is_multiple_of(50) {
            for seat in (0..=table.seats.0).map(Seat) {
                for mv in L::vocabulary(&state) {
                    if let Err(refusal) = <L::Game as Game>::check(&state, seat, &mv) {
                        has(&refusal.say());
                    }
                }
            }
        }
        told.0.clear();
        carry_out::<L::Game>(&mut state, &action, &mut told);
        for (_, telling) in &told.0 {
            match telling {
                Telling::Event(event) => has(&event.say()),
                Telling::Secret(secret) => has(&secret.say()),
            }
        }
        n += 1;
    }
}
