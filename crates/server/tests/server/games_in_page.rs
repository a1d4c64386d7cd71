//! Games that were played in a page and are sent to a server: checked, kept once, and shown among their player's games.

use serde_json::{Value, json};

use crate::client::Server;
use crate::whole_games::{games, play_out};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_from_a_page_is_kept_once_and_only_if_every_action_is_right() {
    // Records of a page are like those of a server that the game is not sent to.
    let (elsewhere, server) = (Server::start(false).await, Server::start(false).await);
    for (game, seats, options) in games() {
        let players = play_out(elsewhere.full_table(game, seats, options).await).await;
        let path = format!("/api/tables/{}/games/1/record", players[0].code);
        let record = elsewhere.must("GET", &path, "", &Value::Null).await;
        let anna = server.newcomer("Anna").await;
        let sent = |record: &Value| json!({ "record": record, "seat": 0, "levels": vec![3; usize::from(seats) - 1] });

        let mut cut_off = record.clone();
        cut_off["actions"].as_array_mut().expect("actions").pop();
        let mut other_deal = record.clone();
        other_deal["fair"]["seed"] = json!("00".repeat(32));
        let mut twice = record.clone();
        let actions = twice["actions"].as_array_mut().expect("actions");
        actions.insert(1, actions[0].clone());
        for (reason, spoiled) in [
            ("the game is not over", &cut_off),
            ("the seed does not fit the commitment", &other_deal),
            ("action 1, counted from 0", &twice),
        ] {
            let (status, why) = server.call("POST", "/api/me/games", &anna, &sent(spoiled)).await;
            assert!(status == 400 && why.contains(reason), "{game}: {status} {why}");
        }
        let nobody = server.call("POST", "/api/me/games", "", &sent(&record)).await;
        assert_eq!(nobody.0, 401, "{game}: {}", nobody.1);
        let none = server.must("GET", "/api/me/results", &anna, &Value::Null).await;
        assert_eq!(none["results"], json!([]), "{game}: what is refused leaves nothing");

        let kept = server.must("POST", "/api/me/games", &anna, &sent(&record)).await;
        let again = server.must("POST", "/api/me/games", &anna, &sent(&record)).await;
        assert_eq!(kept, again, "{game}: sent twice, it is kept once");
        let results = server.must("GET", "/api/me/results", &anna, &Value::Null).await;
        assert_eq!(results["results"].as_array().map(Vec::len), Some(1), "{game}: {results}");
        assert_eq!(results["results"][0]["game"], game, "{results}");

        let code = kept["code"].as_str().expect("a code");
        let path = format!("/api/tables/{code}/games/1/record");
        let found = server.must("GET", &path, "", &Value::Null).await;
        assert_eq!(found["actions"], record["actions"], "{game}: the same game");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_from_a_page_that_is_too_large_is_refused() {
    let server = Server::start(false).await;
    let anna = server.newcomer("Anna").await;
    let long = json!({ "record": { "game": "x".repeat(300 * 1024) }, "seat": 0, "levels": [] });
    let (status, why) = server.call("POST", "/api/me/games", &anna, &long).await;
    assert_eq!(status, 400, "{why}");
    assert!(why.contains("length limit exceeded"), "{why}");
}
