//! Books on a real server: online games that count, and nothing left in the database of a book that is deleted.

use serde_json::{Value, json};

use crate::client::{Client, Server};
use crate::whole_games::{games, play_out};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_online_game_of_a_group_is_a_sheet_in_its_book_with_points_by_round() {
    let server = Server::start(false).await;
    for (game, seats, options) in games() {
        let players = play_out(server.full_table(game, seats, options).await).await;
        let [first, rest @ ..] = &players[..] else { panic!("nobody played") };
        let link =
            server.must("POST", "/api/books", &first.secret, &json!({ "name": "Thursday" })).await;
        let book = format!("/api/books/{}", link["code"].as_str().expect("a code"));
        let write = json!({ "device": "phone", "entries": [
            { "n": 1, "at": 1, "what": { "member": { "member": "host", "name": "Host" } } },
            { "n": 2, "at": 2, "what": { "claim": { "member": "host" } } },
            { "n": 3, "at": u64::MAX, "what": { "table": { "code": first.code } } },
        ] });
        server.must("POST", &format!("{book}/entries"), &first.secret, &write).await;
        // Twice: it counts once.
        for _ in 0..2 {
            let view = server.must("GET", &book, &first.secret, &Value::Null).await;
            assert_eq!(view["sheets"].as_array().map(Vec::len), Some(1), "{game}: {view}");
            let sheet = &view["sheets"][0];
            assert_eq!((&sheet["game"], &sheet["closed"]), (&json!(game), &json!(true)));
            assert_eq!(sheet["online"], json!([first.code, 1]));
            assert_eq!(sheet["players"][0], "host", "{view}");
            // Whoever is not in the group yet is a member by the name they played under.
            assert_eq!(view["members"].as_array().map(Vec::len), Some(1 + rest.len()), "{view}");
        }
        let evenings = server.must("GET", &format!("{book}/evenings"), "", &Value::Null).await;
        let row = &evenings["evenings"][0]["sheets"][0];
        // The book has the same winners as the table.
        for (seat, player) in players.iter().enumerate() {
            let results = server.must("GET", "/api/me/results", &player.secret, &Value::Null).await;
            let result = &results["results"][0];
            let won = row["winners"].as_array().is_some_and(|all| all.contains(&json!(seat)));
            assert_eq!(won, result["place"] == 1, "{game}: {row} {result}");
            // A game for one is counted by itself, and beats nobody.
            let figures = server.must("GET", &format!("{book}/figures"), "", &Value::Null).await;
            let counted = if seats == 1 { "alone" } else { "members" };
            let counted = figures["games"][0][counted].as_array().map(Vec::len);
            assert_eq!(counted, Some(seats.into()), "{game}: {figures}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_online_game_with_a_bot_is_a_sheet_with_everybodys_points_and_counts_apart() {
    let server = Server::start(false).await;
    // A game that is counted only at its end: nobody but the table knows a bot's points.
    for (game, _, options) in games().into_iter().filter(|(game, _, _)| *game == "jogo") {
        let secret = server.newcomer("Anna").await;
        let wanted = json!({ "game": game, "seats": 2, "options": options,
            "settings": { "pause": 0, "tempo": "quick", "snap": { "type": "sealed" } } });
        let code = server.open(&secret, &wanted).await;
        let mut anna = Client::connect(&server, &code, &secret).await;
        anna.hello(None).await;
        let added = anna.ask(json!({ "do": "bot", "seat": 1, "level": 1 })).await;
        assert_eq!(added["type"], "done", "{game}: {added}");
        let players = play_out(vec![anna]).await;
        let link = server.must("POST", "/api/books", &secret, &json!({ "name": "Bots" })).await;
        let book = format!("/api/books/{}", link["code"].as_str().expect("a code"));
        let write = json!({ "device": "phone", "entries": [
            { "n": 1, "at": u64::MAX, "what": { "table": { "code": code } } },
        ] });
        server.must("POST", &format!("{book}/entries"), &secret, &write).await;
        let view = server.must("GET", &book, &secret, &Value::Null).await;
        let sheet = &view["sheets"][0];
        assert_eq!(sheet["players"][1], "~bot2", "{game}: {view}");
        let cells = sheet["cells"].as_array().expect("cells");
        assert!(!cells.is_empty() && cells.iter().all(|cell| cell["value"].is_i64()), "{sheet}");
        let results = server.must("GET", "/api/me/results", &secret, &Value::Null).await;
        let result = &results["results"][0];
        let own = cells.iter().filter(|cell| cell["player"] == 0);
        let total: i64 = own.filter_map(|cell| cell["value"].as_i64()).sum();
        assert_eq!(json!(total), result["points"], "{game}: {sheet}");
        let figures = server.must("GET", &format!("{book}/figures"), "", &Value::Null).await;
        let of_game = &figures["games"][0];
        assert_eq!(of_game["members"], json!([]), "{game}: {figures}");
        let wins = of_game["with_bots"][0]["wins"].as_f64().expect("wins");
        assert!((wins - result["won"].as_f64().expect("a share")).abs() < 1e-9, "{figures}");
        drop(players);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_book_is_seen_by_its_code_alone_and_is_gone_when_it_is_deleted() {
    let server = Server::start(false).await;
    let (anna, ben) = (server.newcomer("Anna").await, server.newcomer("Ben").await);
    let link = server.must("POST", "/api/books", &anna, &json!({ "name": "Thursday" })).await;
    let code = link["code"].as_str().expect("a code").to_owned();
    assert_eq!(code.len(), 16);
    let book = format!("/api/books/{}", code.to_lowercase());
    assert_eq!(server.must("GET", &book, "", &Value::Null).await["owner"], false);
    assert_eq!(server.must("GET", &book, &anna, &Value::Null).await["owner"], true);
    let member = json!({ "device": "bens", "entries": [
        { "n": 1, "at": 1, "what": { "member": { "member": "ben", "name": " Ben\u{202e} " } } },
    ] });
    server.must("POST", &format!("{book}/entries"), &ben, &member).await;
    let view = server.must("GET", &book, "", &Value::Null).await;
    assert_eq!(view["members"][0]["name"], "Ben", "names are shown as everywhere");
    for (method, secret, status) in
        [("DELETE", &ben, 403), ("DELETE", &anna, 204), ("GET", &anna, 404)]
    {
        let (answered, body) = server.call(method, &book, secret, &Value::Null).await;
        assert_eq!(answered, status, "{method}: {body}");
    }
    let gone = server.call("POST", &format!("{book}/entries"), &ben, &member).await;
    assert_eq!(gone.0, 404, "{}", gone.1);
}
