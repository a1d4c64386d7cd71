//! Whole games over real sockets: from the lobby to a record whose deals can be checked.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_server::types::Steps;

use crate::client::{Client, Server};

/// Plays at random until the game is over.
pub(crate) async fn play(client: Client, seed: u64) -> Client {
    play_while(client, seed, |_| true).await
}

/// Plays at random as long as that holds, or until the game is over.
pub(crate) async fn play_while(
    mut client: Client,
    seed: u64,
    goes_on: impl Fn(&Client) -> bool,
) -> Client {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut done = None;
    while !client.is_over() && goes_on(&client) {
        let legal = client.legal();
        let in_race = !client.game["race"].is_null();
        let moment = (client.n, client.game["race"]["claimed"].as_bool());
        if legal.is_empty() || done == Some(moment) || moment.1 == Some(true) {
            assert!(client.next().await.is_some(), "closed in the middle of a game");
            continue;
        }
        done = Some(moment);
        let action = legal[rng.random_range(0..legal.len())].clone();
        let ask = if in_race {
            json!({ "do": "claim", "n": client.n, "actions": [action], "reaction": 300 })
        } else {
            json!({ "do": "act", "n": client.n, "action": action })
        };
        let answer = client.ask(ask).await;
        let late = answer["why"]["kind"] == "late";
        assert!(answer["type"] == "done" || late, "{action} was legal: {answer}");
    }
    client
}

/// A whole game by everyone at once.
pub(crate) async fn play_out(mut clients: Vec<Client>) -> Vec<Client> {
    let started = clients[0].ask(json!({ "do": "start" })).await;
    assert_eq!(started["type"], "done", "{started}");
    let playing: Vec<_> = clients
        .into_iter()
        .enumerate()
        .map(|(seed, client)| tokio::spawn(play(client, seed as u64)))
        .collect();
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.expect("they play to the end"));
    }
    players
}

/// A short game of each kind: its id, how many play, its options.
pub(crate) fn games() -> Vec<(&'static str, u8, Value)> {
    IDS.iter().filter_map(|id| with_game(id, Short)).collect()
}

struct Short;

impl Visit for Short {
    type Output = (&'static str, u8, Value);

    fn visit<G: Listed>(self) -> Self::Output {
        let options = serde_json::from_str(G::SHORT_GAME).expect("options");
        // Random players take long to end a game that can be played alone, unless they are alone.
        let seats = if G::SEATS.contains(&1) { 1 } else { 3.min(*G::SEATS.end()) };
        (G::ID, seats, options)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_to_its_end_and_its_deals_can_be_checked() {
    let server = Server::start(false).await;
    for (game, seats, options) in games() {
        let players = play_out(server.full_table(game, seats, options).await).await;
        let [first, ..] = &players[..] else { panic!("nobody played") };
        assert!(first.table["seed"].is_string(), "{game}: the seed is shown afterwards");
        let path = format!("/api/tables/{}/games/1/record", first.code);
        let record = server.must("GET", &path, "", &Value::Null).await;
        let verified = vierblatt_fair::verify(&record);
        assert!(verified.is_ok(), "{game}: {:?}\n{record}", verified.err());
        for player in &players {
            let results = server.must("GET", "/api/me/results", &player.secret, &Value::Null).await;
            let result = &results["results"][0];
            assert_eq!(result["game"], game, "{results}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_has_the_same_people_and_its_own_record() {
    let server = Server::start(false).await;
    let mut players = play_out(server.full_table("jogo", 2, json!({})).await).await;
    for player in &mut players {
        let answer = player.ask(json!({ "do": "rematch" })).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }
    for player in &mut players {
        while player.table["game_number"] != 2 {
            player.next().await.expect("the rematch begins");
        }
    }
    let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(play(player, 7))).collect();
    let mut code = String::new();
    for player in playing {
        code = player.await.expect("they play to the end").code;
    }
    let path = format!("/api/tables/{code}/games");
    let games = server.must("GET", &path, "", &Value::Null).await;
    assert_eq!(games["games"].as_array().map(Vec::len), Some(2), "{games}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_gone_hears_what_they_missed() {
    let server = Server::start(false).await;
    let mut clients = server.full_table("koenigs-romme", 2, json!({})).await;
    assert_eq!(clients[0].ask(json!({ "do": "start" })).await["type"], "done");
    let gone = clients.pop().expect("two came");
    let (known, secret) = (gone.n, gone.secret.clone());
    drop(gone);
    let host = &mut clients[0];
    while host.legal().is_empty() && !host.game["turn"].as_array().is_some_and(|t| t == &[json!(1)])
    {
        host.next().await.expect("the deal");
    }
    let mut moves = 0;
    while !host.legal().is_empty() {
        let action = host.legal()[0].clone();
        let answer = host.ask(json!({ "do": "act", "n": host.n, "action": action })).await;
        assert_eq!(answer["type"], "done", "{answer}");
        moves += 1;
        while host.n < answer["n"].as_u64().expect("a number") {
            host.next().await.expect("an update");
        }
    }
    let mut back = Client::connect(&server, &clients[0].code, &secret).await;
    let welcome = back.hello(Some(known)).await;
    let missed = welcome["missed"].as_array().expect("a list");
    assert_eq!(welcome["you"]["seat"], 1);
    assert_eq!(back.n, clients[0].n, "they are where the others are");
    assert!(missed.len() > moves, "the deal and {moves} moves: {missed:?}");
    let hand = missed.iter().filter(|heard| heard["secret"] == true).count();
    assert!(hand > 0, "their own cards are among it");
}

#[tokio::test]
async fn who_joins_by_a_call_is_told_of_once_and_is_not_there() {
    let server = Server::start(false).await;
    let anna = server.newcomer("Anna").await;
    let code = server.open(&anna, &json!({ "game": "jogo", "seats": 2 })).await;
    let mut host = Client::connect(&server, &code, &anna).await;
    host.hello(None).await;
    let ben = server.newcomer("Ben").await;
    let path = format!("/api/tables/{code}/join");
    assert_eq!(server.must("POST", &path, &ben, &json!({})).await["type"], "done");
    let update = host.next().await.expect("an update");
    assert_eq!(update["table"]["seats"][1]["occupant"]["name"], "Ben");
    assert_eq!(update["table"]["seats"][1]["occupant"]["present"], false);
    let answer = host.ask(json!({ "do": "chat", "text": "Hallo Ben" })).await;
    assert_eq!(answer["type"], "done");
    let updates = host.texts.iter().filter(|text| text.contains(r#""type":"update""#)).count();
    assert_eq!(updates, 1, "nobody came and went: {:?}", host.texts);
}

/// KM-03: nobody looks again, unless the table helps everyone to remember.
#[tokio::test]
async fn what_was_seen_is_shown_again_only_where_the_table_has_a_memory_aid() {
    let server = Server::start(false).await;
    let anna = server.newcomer("Anna").await;
    for aid in [false, true] {
        let settings = json!({ "memory_aid": aid, "pause": 0 });
        let table = json!({ "game": "komojo", "seats": 3, "settings": settings });
        let code = server.open(&anna, &table).await;
        let mut host = Client::connect(&server, &code, &anna).await;
        host.hello(None).await;
        for seat in [1, 2] {
            host.ask(json!({ "do": "bot", "seat": seat, "level": 1 })).await;
        }
        assert_eq!(host.ask(json!({ "do": "start" })).await["type"], "done");
        let is_seen =
            |host: &Client| host.texts.iter().any(|text| text.contains(r#""secret":true"#));
        while !is_seen(&host) {
            host.next().await.expect("the deal");
        }
        let known = host.game["private"]["known"].as_array().map(Vec::len);
        assert_eq!(known > Some(0), aid, "{}", host.game);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_over_can_be_seen_again_through_any_eyes() {
    let server = Server::start(false).await;
    let mut clients = server.full_table("joomo", 2, json!({ "target": 5 })).await;
    assert_eq!(clients[0].ask(json!({ "do": "start" })).await["type"], "done");
    let code = clients[0].code.clone();
    let path = format!("/api/tables/{code}/games/1/steps");
    let (early, _) = server.call("GET", &path, "", &Value::Null).await;
    assert_eq!(early, 403, "not while it is played");
    let playing: Vec<_> = clients.drain(..).map(|client| tokio::spawn(play(client, 3))).collect();
    for player in playing {
        player.await.expect("they play to the end");
    }
    let get = async |query: &str| {
        let answer = server.must("GET", &format!("{path}?{query}"), "", &Value::Null).await;
        // It is what the API's description says.
        let steps: Steps = serde_json::from_value(answer.clone()).expect("steps");
        assert_eq!(serde_json::to_value(&steps).expect("JSON"), answer);
        answer
    };
    let public = get("view=public&count=5").await;
    let total = public["total"].as_u64().expect("a number");
    assert_eq!(public["steps"].as_array().map(Vec::len), Some(5));
    assert!(public["steps"][4]["game"].get("private").is_none());
    let seat = get(&format!("view=1&from={}", total - 3)).await;
    assert_eq!(seat["steps"].as_array().map(Vec::len), Some(3));
    assert_eq!(seat["steps"][2]["n"], total);
    assert!(seat["steps"][0]["game"]["private"]["hand"].is_array());
    let open = get("view=open&from=1&count=1").await;
    assert_eq!(open["steps"][0]["game"]["private"].as_array().map(Vec::len), Some(2));
    assert_eq!(open["table"]["seats"][1]["occupant"]["name"], "P1");
    for (wrong, status) in [("view=9", 400), ("view=x", 400), ("nonsense=1", 400)] {
        let (answer, _) = server.call("GET", &format!("{path}?{wrong}"), "", &Value::Null).await;
        assert_eq!(answer, status, "{wrong}");
    }
}

#[tokio::test]
async fn hints_are_legal_and_only_given_among_bots() {
    let server = Server::start(false).await;
    let anna = server.newcomer("Anna").await;
    let code = server.open(&anna, &json!({ "game": "koenigs-romme", "seats": 1 })).await;
    let path = format!("/api/tables/{code}/hint");
    let early = server.must("POST", &path, &anna, &Value::Null).await;
    assert_eq!(early["why"]["text"]["id"], "table-no-game");
    let mut player = Client::connect(&server, &code, &anna).await;
    player.hello(None).await;
    assert_eq!(player.ask(json!({ "do": "start" })).await["type"], "done");
    while player.legal().is_empty() {
        player.next().await.expect("the deal");
    }
    let hint = server.must("POST", &path, &anna, &Value::Null).await;
    assert_eq!(hint["n"], player.n, "{hint}");
    let action = hint["action"].as_str().expect("an action").to_owned();
    let answer = player.ask(json!({ "do": "act", "n": player.n, "action": action })).await;
    assert_eq!(answer["type"], "done", "{hint}: {answer}");
    let mut friends = server.full_table("jogo", 2, json!({})).await;
    assert_eq!(friends[0].ask(json!({ "do": "start" })).await["type"], "done");
    let path = format!("/api/tables/{}/hint", friends[0].code);
    for friend in &friends {
        let refused = server.must("POST", &path, &friend.secret, &Value::Null).await;
        assert_eq!(refused["why"]["text"]["id"], "table-no-hint", "{refused}");
    }
}

#[tokio::test]
async fn a_day_has_one_deal_for_everybody_who_plays_alone() {
    let server = Server::start(false).await;
    let mut hands = Vec::new();
    for (name, day) in [("Anna", "2024-12-24"), ("Ben", "2024-12-24"), ("Cem", "2024-12-25")] {
        let secret = server.newcomer(name).await;
        let table = json!({ "game": "koenigs-romme", "seats": 1, "daily": day });
        let code = server.open(&secret, &table).await;
        let mut player = Client::connect(&server, &code, &secret).await;
        assert_eq!(player.hello(None).await["table"]["daily"], day);
        let added = player.ask(json!({ "do": "entropy", "text": "luck" })).await;
        assert_eq!(added["type"], "refused", "nobody may change the day's deal");
        assert_eq!(player.ask(json!({ "do": "start" })).await["type"], "done");
        while player.legal().is_empty() {
            player.next().await.expect("the deal");
        }
        hands.push(player.game["public"].clone());
    }
    assert_eq!(hands[0], hands[1]);
    assert_ne!(hands[0], hands[2]);
    let anna = server.newcomer("Anna").await;
    for (seats, day) in [(1, "tomorrow"), (1, "2024-12-2x"), (2, "2024-12-24"), (1, "2999-12-24")] {
        let table = json!({ "game": "koenigs-romme", "seats": seats, "daily": day });
        let (status, _) = server.call("POST", "/api/tables", &anna, &table).await;
        assert_eq!(status, 400, "{seats} {day}");
    }
}
