//! Messages are read strictly.

use vierblatt_protocol::{
    Ask, Clock, LONGEST_MESSAGE, Reaction, Settings, Snap, ToServer, Unreadable, read,
    read_strictly,
};

fn ask(ask: Ask) -> ToServer {
    ToServer::Ask { id: "a1".into(), ask }
}

#[test]
fn every_message_is_read_as_it_is_written() {
    let messages = [
        ToServer::Hello { version: 1, since: None, changes: false },
        ToServer::Hello { version: 1, since: Some(12), changes: true },
        ToServer::Pong { nonce: 7 },
        ask(Ask::Sit { seat: 1 }),
        ask(Ask::Stand),
        ask(Ask::Bot { seat: 1, level: Some(3) }),
        ask(Ask::Bot { seat: 1, level: None }),
        ask(Ask::Remove { seat: 1 }),
        ask(Ask::HandOver { seat: 1 }),
        ask(Ask::Change { seats: None, options: None, settings: None }),
        ask(Ask::Change {
            seats: Some(3),
            options: Some(serde_json::json!({"target": 30, "tie": "shared"})),
            settings: Some(Settings { pause: 9, ..Settings::default() }),
        }),
        ask(Ask::Start),
        ask(Ask::Entropy { text: "x".into() }),
        ask(Ask::Act { n: 3, action: "pass".into() }),
        ask(Ask::Claim { n: 3, actions: vec!["snap 1".into()], reaction: 300 }),
        ask(Ask::Takeback),
        ask(Ask::AllowTakeback { yes: true }),
        ask(Ask::Rematch),
        ask(Ask::Chat { text: "hello".into() }),
        ask(Ask::React { reaction: Reaction::Wave }),
        ask(Ask::Mute { seat: 2, on: true }),
    ];
    for message in messages {
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(read(&text), Ok(message), "{text}");
    }
}

#[test]
fn a_field_that_does_not_belong_there_is_refused_wherever_it_is() {
    for text in [
        r#"{"type":"hello","version":1,"since":null,"name":"x"}"#,
        r#"{"type":"pong","nonce":1,"x":1}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"start"},"x":1}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"start","x":1}}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"sit","seat":1,"x":1}}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"stand","seat":1}}"#,
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    let unit = r#"{"type":"ask","id":"a","ask":{"do":"rematch","seat":1}}"#;
    assert_eq!(read(unit), Err(Unreadable::UnknownField));
}

#[test]
fn wrong_types_missing_fields_and_unknown_names_are_refused() {
    for text in [
        "",
        "null",
        "7",
        "[]",
        "{}",
        "{",
        r#"{"type":"shout"}"#,
        r#"{"type":"hello"}"#,
        r#"{"type":"hello","version":"1","since":null}"#,
        r#"{"type":"hello","version":-1,"since":null}"#,
        r#"{"type":"hello","version":1,"since":1.5}"#,
        r#"{"type":"hello","version":4294967296,"since":null}"#,
        r#"{"type":"ask","id":7,"ask":{"do":"start"}}"#,
        r#"{"type":"ask","ask":{"do":"start"}}"#,
        r#"{"type":"ask","id":"a","ask":"start"}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"win"}}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"sit","seat":256}}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"sit","seat":null}}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"act","n":1,"action":["pass"]}}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"claim","n":1,"actions":"snap 1","reaction":1}}"#,
        r#"{"type":"ask","id":"a","ask":{"do":"react","reaction":"insult"}}"#,
        r#"{"type":"pong","nonce":1} {"type":"pong","nonce":1}"#,
    ] {
        assert_eq!(read(text), Err(Unreadable::Malformed), "{text}");
    }
}

#[test]
fn what_is_too_long_is_not_even_looked_at() {
    let chat = |length: usize| {
        let text = "x".repeat(length);
        serde_json::to_string(&ask(Ask::Chat { text })).unwrap()
    };
    let frame = chat(0).len();
    assert!(read(&chat(LONGEST_MESSAGE - frame)).is_ok());
    assert_eq!(read(&chat(LONGEST_MESSAGE - frame + 1)), Err(Unreadable::TooLong));
    assert_eq!(read(&"[".repeat(LONGEST_MESSAGE)), Err(Unreadable::Malformed), "deeply nested");
}

#[test]
fn settings_are_read_strictly_and_kept_within_bounds() {
    let read = read_strictly::<Settings>;
    assert_eq!(read("{}"), Ok(Settings::default()));
    let days = read(r#"{"clock":{"type":"days","days":3},"snap":{"type":"sealed"}}"#).unwrap();
    assert_eq!((days.clock, days.snap), (Clock::Days { days: 3 }, Snap::Sealed));
    for text in [
        r#"{"colour":"red"}"#,
        r#"{"clock":{"type":"none","days":3}}"#,
        r#"{"snap":{"type":"sealed","seconds":3}}"#,
        r#"{"clock":"none"}"#,
        r#"{"watch":"cards"}"#,
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    let usual = Settings::default;
    for (settings, wrong) in [
        (Settings { clock: Clock::Move { seconds: 4, reserve: 0 }, ..usual() }, "clock"),
        (Settings { clock: Clock::Move { seconds: 5, reserve: 36_001 }, ..usual() }, "clock"),
        (Settings { clock: Clock::Days { days: 0 }, ..usual() }, "clock"),
        (Settings { clock: Clock::Days { days: 15 }, ..usual() }, "clock"),
        (Settings { snap: Snap::Race { seconds: 1 }, ..usual() }, "snap"),
        (Settings { snap: Snap::Race { seconds: 11 }, ..usual() }, "snap"),
        (Settings { pause: 121, ..usual() }, "pause"),
    ] {
        assert_eq!(settings.check(), Err(wrong));
    }
    assert_eq!(usual().check(), Ok(()));
}
