//! Random complete games.

use rand::Rng;
use serde::Serialize;
use serde_json::{Map, Value, json};
use vierblatt_game::{Notation, Options, Seats, carry_out, random_action};

use crate::write_action;

/// A whole game of random moves as a record, on one line.
pub fn random_record<G: Notation>(
    options: G::Options,
    seats: Seats,
    id: &str,
    rng: &mut impl Rng,
) -> String {
    let mut state = G::new(options, seats);
    let mut actions = Vec::new();
    while let Some(action) = random_action::<G>(&state, rng) {
        carry_out::<G>(&mut state, &action, &mut ());
        actions.push(write_action::<G>(&action));
    }
    let written = Written { id, game: G::ID, seats, options: changed_options(&options), actions };
    serde_json::to_string(&written).expect("a record is plain data")
}

/// A record with its keys in the order people read them.
#[derive(Serialize)]
struct Written<'a> {
    id: &'a str,
    game: &'static str,
    seats: Seats,
    options: Map<String, Value>,
    actions: Vec<String>,
}

/// The options that are not at their default, as records write them.
pub fn changed_options<O: Options>(options: &O) -> Map<String, Value> {
    let usual = O::default();
    let named = O::SPECS.iter().map(|spec| spec.name);
    named
        .filter(|name| options.get(name) != usual.get(name))
        .map(|name| (name.to_owned(), json!(options.get(name))))
        .collect()
}
