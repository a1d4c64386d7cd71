//! The description and the calls are the same, in both directions: paths, methods, bodies, answers.

use axum::http::Method;
use serde_json::{Map, Value, json};
use vierblatt_bus::{AskReply, GameInfo, Reply, Request, ToEdge, ToKeeper};
use vierblatt_protocol::Offered;

use crate::fake::{Answer, CODE, World};

/// A reply that fits each question.
fn replies(message: &ToKeeper) -> Vec<ToEdge> {
    match message {
        ToKeeper::Request { request, what, .. } => {
            let done = || Reply::Asked(AskReply::Done { id: "a".into(), n: 2 });
            let reply = match what {
                Request::Open { .. } => Reply::Opened { code: CODE.into() },
                Request::Ask { .. } | Request::Join { .. } => done(),
                Request::Hint { .. } => {
                    let offered = Offered {
                        action: "pass".into(),
                        text: None,
                        touches: Vec::new(),
                        reason: None,
                    };
                    Reply::Hint { n: 2, offered }
                }
                Request::Games { .. } => Reply::Games(vec![GameInfo { number: 1, is_over: true }]),
                Request::Record { .. } => Reply::Json(r#"{"game":"jogo"}"#.into()),
                // What a real keeper writes is compared with its description in the server's tests.
                Request::Steps { .. } => Reply::Json(r#"{"table":{},"total":0,"steps":[]}"#.into()),
            };
            vec![ToEdge::Reply { request: *request, reply }]
        }
        ToKeeper::Connect { viewer, .. } => {
            vec![ToEdge::Send { viewer: *viewer, text: r#"{"type":"welcome"}"#.into() }]
        }
        _ => Vec::new(),
    }
}

/// A call that is described.
struct Call {
    method: Method,
    path: String,
    described: Value,
}

impl Call {
    /// A path that exists.
    fn path(&self) -> String {
        self.path
            .replace("{code}", CODE)
            .replace("{number}", "1")
            .replace("{id}", "0000000000000000")
    }

    fn body_schema(&self) -> Option<&Value> {
        self.described["requestBody"].pointer("/content/application~1json/schema")
    }
}

async fn description(world: &World) -> Value {
    world.call(Method::GET, "/api", "", None).await.body
}

fn calls(description: &Value) -> Vec<Call> {
    let paths = description["paths"].as_object().expect("paths");
    let mut calls = Vec::new();
    for (path, methods) in paths {
        for (method, described) in methods.as_object().expect("methods") {
            let method = method.to_uppercase().parse().expect("a method");
            calls.push(Call { method, path: path.clone(), described: described.clone() });
        }
    }
    calls
}

/// The schema that is meant.
fn resolve<'a>(description: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(name) => {
            let name = name.trim_start_matches('#');
            resolve(description, description.pointer(name).expect("a schema of this name"))
        }
        None => schema,
    }
}

/// Values that fit a schema: one for each way to fit it.
fn examples(description: &Value, schema: &Value) -> Vec<Value> {
    let schema = resolve(description, schema);
    if let Some(ways) = schema["oneOf"].as_array() {
        return ways.iter().flat_map(|way| examples(description, way)).collect();
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.clone();
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[0].as_str(),
        kind => kind.as_str(),
    };
    match kind.unwrap_or("object") {
        "string" => vec![json!("x")],
        "integer" | "number" => vec![json!(1)],
        "boolean" => vec![json!(true)],
        "array" => vec![json!([])],
        "null" => vec![Value::Null],
        _ => objects(description, schema),
    }
}

/// Objects with all required fields, and with each other field in each way.
fn objects(description: &Value, schema: &Value) -> Vec<Value> {
    let mut found = vec![Map::new()];
    let none = Map::new();
    let properties = schema["properties"].as_object().unwrap_or(&none);
    for (name, property) in properties {
        let is_required =
            schema["required"].as_array().is_some_and(|all| all.contains(&json!(name)));
        let values = examples(description, property);
        let before = found.clone();
        if is_required {
            found.clear();
        }
        for value in values {
            found.extend(before.iter().map(|object| {
                let mut object = object.clone();
                object.insert(name.clone(), value.clone());
                object
            }));
        }
    }
    found.into_iter().map(Value::Object).collect()
}

/// Whether an answer has the fields it is described with, and no other.
fn check_answer(description: &Value, call: &Call, answer: &Answer) {
    let status = answer.status.as_u16().to_string();
    let responses = &call.described["responses"];
    let response = responses
        .get(&status)
        .or_else(|| responses.get("4XX").filter(|_| answer.status.is_client_error()));
    let response =
        response.unwrap_or_else(|| panic!("{} {} answers {status}", call.method, call.path));
    let Some(schema) = response.pointer("/content/application~1json/schema") else { return };
    let schema = resolve(description, schema);
    let Some(properties) = schema["properties"].as_object() else { return };
    let body = answer.body.as_object().expect("an object");
    for name in body.keys() {
        assert!(properties.contains_key(name), "{} {}: {name}", call.method, call.path);
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        assert!(body.contains_key(name.as_str().expect("a name")), "{}: {name}", call.path);
    }
}

#[tokio::test]
async fn every_call_that_is_described_is_there_with_its_bodies_and_answers() {
    let world = World::new(false, replies).await;
    let description = description(&world).await;
    let calls = calls(&description);
    assert!(calls.len() > 20, "{}", calls.len());
    for call in &calls {
        // Somebody of their own: one of the calls deletes them.
        let secret = world.newcomer("Anna").await;
        let bodies = match call.body_schema() {
            Some(schema) => examples(&description, schema).into_iter().map(Some).collect(),
            None => vec![None],
        };
        assert!(!bodies.is_empty());
        for body in bodies {
            let answer =
                world.call(call.method.clone(), &call.path(), &secret, body.as_ref()).await;
            check_answer(&description, call, &answer);
            let is_socket = call.path.ends_with("/socket");
            if is_socket {
                assert_eq!(answer.body["detail"], "not a WebSocket handshake");
            } else {
                let understood = answer.body["error"] != "server-not-understood";
                assert!(understood, "{} {} {body:?}: {}", call.method, call.path, answer.text);
                let error = answer.body["error"].as_str().unwrap_or_default();
                let is_there = answer.status.as_u16() != 405
                    && (answer.status.as_u16() != 404
                        || ["server-no-code", "server-no-device", "server-no-book"]
                            .contains(&error));
                assert!(is_there, "{} {}: {}", call.method, call.path, answer.text);
            }
            if let Some(mut body) = body {
                body["a field that is not described"] = json!(1);
                let answer =
                    world.call(call.method.clone(), &call.path(), &secret, Some(&body)).await;
                assert_eq!(answer.body["error"], "server-not-understood", "{} {body}", call.path);
            }
        }
    }
}

#[tokio::test]
async fn every_call_that_is_there_is_described() {
    let world = World::new(false, replies).await;
    let description = description(&world).await;
    let calls = calls(&description);
    for call in &calls {
        let path = call.path();
        for method in [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            let is_described =
                calls.iter().any(|other| other.method == method && other.path == call.path);
            if !is_described {
                let answer = world.call(method.clone(), &path, "", None).await;
                assert_eq!(answer.status.as_u16(), 405, "{method} {path}");
            }
        }
    }
    // Calls of the API are added together with their description; only these three are not calls of the API.
    let source = include_str!("../../src/router.rs");
    let plain: Vec<&str> =
        source.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(plain, ["/healthz", "/readyz", "/metrics"]);
    assert!(!source.contains(".nest(") && !source.contains("route_service"));
}

#[tokio::test]
async fn a_call_that_needs_somebody_says_so_and_does() {
    let world = World::new(false, replies).await;
    let description = description(&world).await;
    for call in calls(&description) {
        let example = call.body_schema().map(|schema| examples(&description, schema).remove(0));
        let answer =
            world.call(call.method.clone(), &call.path(), "nobody", example.as_ref()).await;
        let needs_somebody = answer.status.as_u16() == 401;
        let says_so = call.described.get("security").is_some();
        assert_eq!(needs_somebody, says_so, "{} {}", call.method, call.path);
    }
}
