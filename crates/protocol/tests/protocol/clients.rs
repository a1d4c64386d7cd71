//! A client reads what the server writes, and loses nothing of it.

use serde_json::{Value, json};
use vierblatt_protocol::{Settings, ToClient};

/// What the server writes, read and written again.
fn again(message: &Value) -> Value {
    let read: ToClient<'static> = serde_json::from_value(message.clone()).expect("a message");
    serde_json::to_value(&read).expect("it can be written")
}

#[test]
fn a_welcome_comes_back_as_it_went() {
    let welcome = json!({
        "type": "welcome", "version": 1, "n": 7, "you": { "seat": 1, "host": false },
        "table": {
            "code": "ABC234", "game": "joomo", "options": { "target": 20 },
            "settings": Settings::default(),
            "seats": [
                { "occupant": { "type": "bot", "level": 3 }, "host": false, "muted": false },
                {
                    "occupant": { "type": "person", "name": "Anna", "present": true, "substituted": false },
                    "host": true, "muted": false,
                },
                { "occupant": { "type": "empty" }, "host": false, "muted": false },
            ],
            "status": "playing", "game_number": 2, "watching": 1, "daily": null, "may_name_first": true, "first": 1, "commitment": "c0ffee",
            "entropy": [], "seed": null, "next": null, "takeback": null, "rematch": [],
        },
        "game": {
            "public": { "phase": { "gap": [12, 40] } }, "private": { "hand": ["35"] }, "turn": [1],
            "legal": ["35", "pass"], "totals": [3, -1, 0],
            "clock": { "left": 900, "reserves": [1, 2, 3], "paused": false },
            "race": { "left": null, "claimed": true },
        },
        "missed": [
            { "n": 6, "event": { "passed": 0 }, "text": { "id": "joomo-event-passed", "args": { "seat": { "seat": 0 } } } },
            { "n": 7, "event": "hand", "text": { "id": "joomo-secret-hand" }, "secret": true },
        ],
        "chat": [{ "seat": 1, "name": "Anna", "text": "hi", "at": 12 }],
    });
    assert_eq!(again(&welcome), welcome);
}

#[test]
fn an_update_that_leaves_things_out_comes_back_as_it_went() {
    for message in [
        json!({ "type": "update", "n": 8, "after": 7, "heard": [] }),
        json!({
            "type": "update", "n": 8, "after": 7, "heard": [],
            "game": { "public": 1, "turn": [], "legal": [], "totals": [] },
        }),
        json!({ "type": "done", "id": "a-1", "n": 8 }),
        json!({
            "type": "refused", "id": "a-1",
            "why": { "text": { "id": "joomo-refused-over" }, "rule": "JO-09", "kind": "rule" },
        }),
        json!({ "type": "ping", "nonce": 4_000_000_000_u32 }),
        json!({ "type": "bye", "why": { "text": { "id": "x" }, "kind": "late" }, "reconnect": true }),
    ] {
        assert_eq!(again(&message), message);
    }
}

#[test]
fn what_is_no_message_is_not_read() {
    for text in ["{}", "[]", r#"{"type":"update"}"#, r#"{"type":"hello","version":1}"#] {
        assert!(serde_json::from_str::<ToClient<'static>>(text).is_err(), "{text}");
    }
}
