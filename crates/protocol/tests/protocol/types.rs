//! The client's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-protocol`
//! writes it anew.

use std::fmt::Write;

use vierblatt_protocol::{
    Ask, BetweenView, ChatLine, Clock, ClockView, CommittedView, GameView, GuestView, Heard, Kind,
    LONGEST_CHAT, LONGEST_ID, LONGEST_MESSAGE, NextView, Occupant, Offer, Offered, RaceView,
    Reaction, SeatView, Settings, ShareBy, ShareView, Snap, Status, TableView, Tempo, Text,
    ToClient, ToServer, VERSION, Watch, Why, You,
};
use vierblatt_type_export::TypeFile;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol.ts");

fn types() -> TypeFile {
    let mut constants = String::new();
    for (name, value) in [
        ("VERSION", VERSION as usize),
        ("LONGEST_MESSAGE", LONGEST_MESSAGE),
        ("LONGEST_CHAT", LONGEST_CHAT),
        ("LONGEST_ID", LONGEST_ID),
    ] {
        let _ = writeln!(constants, "export const {name} = {value};");
    }
    constants.push('\n');
    TypeFile::new(
        "// What client and server say to each other. Made from crates/protocol; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-protocol",
    )
    .and(&constants)
    .with::<ToServer>()
    .with::<Ask>()
    .with::<Reaction>()
    .with::<ToClient<'static>>()
    .with::<Why>()
    .with::<Kind>()
    .with::<Text>()
    .with::<You>()
    .with::<TableView>()
    .with::<NextView>()
    .with::<GuestView>()
    .with::<Status>()
    .with::<SeatView>()
    .with::<ShareView>()
    .with::<ShareBy>()
    .with::<CommittedView>()
    .with::<Occupant>()
    .with::<GameView<'static>>()
    .with::<Offer>()
    .with::<Offered>()
    .with::<ClockView>()
    .with::<RaceView>()
    .with::<BetweenView>()
    .with::<Heard>()
    .with::<ChatLine>()
    .with::<Settings>()
    .with::<Clock>()
    .with::<Watch>()
    .with::<Snap>()
    .with::<Tempo>()
}

#[test]
fn the_clients_types_are_those_of_the_server() {
    types().must_be(FILE);
}
