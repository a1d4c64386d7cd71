//! Tables in a page, with storage in memory and a clock of the test's own.

mod page;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_fair::Seed;
use vierblatt_history::{Sender, table_of_record};
use vierblatt_pocket::{Kept, Outcome, Row, StartRow, ToPocket};
use vierblatt_store::StoredGame;

use page::Page;

struct Short;

impl Visit for Short {
    type Output = (&'static str, u8, Value);

    fn visit<G: Listed>(self) -> Self::Output {
        (G::ID, *G::SEATS.start(), serde_json::from_str(G::SHORT_GAME).expect("options"))
    }
}

/// A short game of each kind, with as few as can play; that is also one alone.
fn games() -> impl Iterator<Item = (&'static str, u8, Value)> {
    IDS.iter().filter_map(|id| with_game(id, Short))
}

#[test]
fn every_game_is_played_to_its_end_against_bots_and_its_deals_can_be_checked() {
    for (game, seats, options) in games() {
        let mut page = Page::new(1);
        let mut player = page.open(game, seats.max(2), &options, 1);
        assert!(player.code.starts_with('~'), "{}", player.code);
        player.play(&mut page, usize::MAX);
        let path = format!("/tables/{}/games/1/record", player.code);
        let (status, record) = page.call("GET", &path, &Value::Null);
        assert_eq!(status, 200, "{record}");
        let verified = vierblatt_fair::verify(&record);
        assert!(verified.is_ok(), "{game}: {:?}", verified.err());
        let path = format!("/tables/{}/games/1/steps?view=open", player.code);
        let (status, steps) = page.call("GET", &path, &Value::Null);
        assert_eq!((status, steps["total"].as_u64() > Some(1)), (200, true));
        let (_, results) = page.call("GET", "/me/results", &Value::Null);
        assert_eq!(results["results"][0]["game"], game, "{results}");
        let (_, tables) = page.call("GET", "/me/tables?status=over", &Value::Null);
        assert_eq!(tables["tables"][0]["code"], player.code.as_str());
    }
}

#[test]
fn a_finished_game_becomes_a_table_at_a_server_once_every_deal_is_checked() {
    for (game, seats, options) in games() {
        let mut page = Page::new(6);
        let mut player = page.open(game, seats.max(2), &options, 1);
        player.play(&mut page, usize::MAX);
        let path = format!("/tables/{}/games/1/record", player.code);
        let (_, record) = page.call("GET", &path, &Value::Null);
        let sender = Sender {
            person: "anna".into(),
            seat: 0,
            levels: vec![1; usize::from(seats.max(2)) - 1],
            code: "0ABC".to_owned(),
            root: Seed([7; 32]),
        };
        let append = table_of_record(&record, &sender, 5).expect("it is kept");
        let result = append.results.first().expect("a result");
        assert_eq!((append.results.len(), result.person.as_str()), (1, "anna"), "{game}");
        let start = append.game_starts[0].clone();
        let entries = append.entries[start.first as usize..].to_vec();
        let stored = StoredGame { start, entries, is_last: true };
        let mut again = vierblatt_history::record(&stored).expect("a game").record;
        assert_eq!(again["id"], "0ABC-1");
        again["id"] = record["id"].clone();
        assert_eq!(again, record, "{game}: the same record");

        let refused = |record: &Value, sender: &Sender| table_of_record(record, sender, 5).is_err();
        let more = Sender { levels: vec![1; 9], ..sender.clone() };
        let weak = Sender { levels: vec![0; sender.levels.len()], ..sender.clone() };
        let nobody = Sender { seat: 9, ..sender.clone() };
        assert!([more, weak, nobody].iter().all(|sender| refused(&record, sender)), "{game}");
        let mut steered = record.clone();
        steered["fair"]["seed"] = json!("00".repeat(32));
        let mut short = record.clone();
        short["actions"].as_array_mut().and_then(Vec::pop);
        assert!(
            [steered, short, json!({})].iter().all(|record| refused(record, &sender)),
            "{game}"
        );
    }
}

#[test]
fn bots_end_in_time_where_there_is_a_clock_and_still_move() {
    let mut page = Page::new(12);
    // Every look at the clock is a second later: level 5 may think for one.
    page.is_slow = true;
    let mut player = page.open("joomo", 3, &json!({}), 5);
    player.play(&mut page, 4);
    assert!(page.looks > 0 && player.n > 8, "{} looks", page.looks);
}

#[test]
fn a_page_that_is_closed_in_mid_game_goes_on_where_it_was() {
    for (game, seats, options) in games() {
        let mut page = Page::new(3);
        let mut player = page.open(game, seats.max(2), &options, 2);
        player.play(&mut page, 3);
        assert!(!player.is_over(), "{game}");
        page.reopen();
        let (_, listed) = page.call("GET", "/me/tables?status=playing", &Value::Null);
        assert_eq!(listed["tables"][0]["code"], player.code.as_str(), "{game}");
        let mut again = page.connect(&player.code);
        assert_eq!(again.n, player.n, "{game}: nothing is lost");
        assert_eq!(again.game["public"], player.game["public"], "{game}");
        assert_eq!(again.game["private"], player.game["private"], "{game}");
        again.play(&mut page, usize::MAX);
        assert!(again.is_over());
    }
}

/// A page in mid-game, as a browser keeps it.
#[derive(Serialize, Deserialize)]
struct Stored {
    code: String,
    kept: Kept,
    rows: Vec<Row>,
    starts: Vec<StartRow>,
}

/// `UPDATE_LOGS=1` writes the one of a new version. Where this fails the program no longer reads what it wrote: then `version.json` needs a new version,
/// and games that are under way are left to the program that began them.
#[test]
fn logs_of_every_version_that_is_read_are_played_on() {
    let versions = include_str!("../../../../web/src/pocket/version.json");
    let versions: Value = serde_json::from_str(versions).expect("JSON");
    let (reads, writes) = (versions["reads"].as_u64(), versions["writes"].as_u64());
    for version in reads.expect("a number")..=writes.expect("a number") {
        let file = format!("{}/tests/pocket/log-{version}.json", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("UPDATE_LOGS").is_some() && Some(version) == writes {
            let mut page = Page::new(14);
            let mut player = page.open("jogo", 2, &json!({}), 2);
            player.play(&mut page, 5);
            let code = player.code;
            let (rows, starts) = (page.rows[&code].clone(), page.starts[&code].clone());
            let stored = Stored { rows, starts, code, kept: page.kept };
            std::fs::write(&file, serde_json::to_vec(&stored).expect("JSON")).expect("written");
        }
        let text = std::fs::read(&file).expect("a log of this version");
        let stored: Stored = serde_json::from_slice(&text).expect("a log");
        let mut page = Page::new(15);
        page.kept = stored.kept;
        page.rows.insert(stored.code.clone(), stored.rows);
        page.starts.insert(stored.code.clone(), stored.starts);
        page.reopen();
        let mut player = page.connect(&stored.code);
        assert!(player.n > 0 && !player.is_over(), "version {version}");
        player.play(&mut page, usize::MAX);
        assert!(player.is_over(), "version {version}");
    }
}

#[test]
fn a_day_has_the_same_deal_in_every_page_and_hints() {
    let hands: Vec<Value> = (1..3)
        .map(|seed| {
            let mut page = Page::new(seed);
            page.call("POST", "/me", &json!({ "name": "Anna" }));
            let daily = json!({ "game": "koenigs-romme", "seats": 1, "daily": "2026-01-31" });
            let (status, opened) = page.call("POST", "/tables", &daily);
            assert_eq!(status, 201, "{opened}");
            let mut player = page.connect(opened["code"].as_str().expect("a code"));
            player.ask(&mut page, &json!({ "do": "start" }));
            let hint = format!("/tables/{}/hint", player.code);
            let (status, hint) = page.call("POST", &hint, &Value::Null);
            assert_eq!((status, &hint["type"]), (200, &json!("hint")), "{hint}");
            player.game["private"].clone()
        })
        .collect();
    assert!(hands[0].is_object() || hands[0].is_array(), "{hands:?}");
    assert_eq!(hands[0], hands[1]);
}

#[test]
fn what_is_not_stored_is_not_told_and_nothing_is_lost() {
    let mut page = Page::new(5);
    let mut player = page.open("jogo", 2, &json!({}), 1);
    player.play(&mut page, 1);
    while player.game["legal"].as_array().is_none_or(Vec::is_empty) {
        page.wait();
        player.listen(&mut page);
    }
    let (n, before) = (player.n, player.game.clone());
    for outcome in [Outcome::Full, Outcome::Failed] {
        page.outcome = outcome;
        let act = json!({ "do": "act", "n": player.n, "action": player.game["legal"][0] });
        let answer = player.ask(&mut page, &act);
        assert_eq!(
            (&answer["type"], &answer["why"]["kind"]),
            (&json!("refused"), &json!("storage"))
        );
        assert_eq!((player.n, &player.game), (n, &before), "nobody was told");
    }
    page.outcome = Outcome::Done;
    player.play(&mut page, 1);
    assert!(player.n > n, "it goes on when there is room again");
}

#[test]
fn a_damaged_log_is_found_and_other_tables_are_not_affected() {
    let mut page = Page::new(9);
    let (first, second) =
        (page.open("jogo", 2, &json!({}), 1), page.open("joomo", 2, &json!({}), 1));
    let row = page.rows.get_mut(&first.code).and_then(|rows| rows.last_mut()).expect("a row");
    row.entry = row.entry.replace("\"at\":1", "\"at\":2");
    page.reopen();
    let mut broken = page.connect(&first.code);
    assert_eq!((broken.n, broken.listen(&mut page)), (0, None));
    let mut whole = page.connect(&second.code);
    assert!(whole.n > 0);
    whole.play(&mut page, 2);
}

#[test]
fn what_is_not_understood_is_refused_and_changes_nothing() {
    let mut page = Page::new(11);
    for (method, path, body, status) in [
        ("GET", "/nothing", Value::Null, 404),
        ("GET", "/tables/~NONE", Value::Null, 404),
        ("GET", "/tables/~NONE/games/1/record", Value::Null, 404),
        ("GET", "/tables/~NONE/games/x/record", Value::Null, 400),
        ("GET", "/me/tables?status=odd", Value::Null, 400),
        ("POST", "/tables", json!({ "game": "chess", "seats": 2 }), 400),
        ("POST", "/tables", json!({ "seats": 2 }), 400),
        ("POST", "/tables", json!({ "game": "koenigs-romme", "seats": 1, "daily": "soon" }), 400),
        (
            "POST",
            "/tables",
            json!({ "game": "koenigs-romme", "seats": 1, "daily": "2999-01-01" }),
            400,
        ),
        ("POST", "/me", json!({ "name": "" }), 400),
        ("POST", "/me", json!({ "name": "x".repeat(25) }), 400),
    ] {
        assert_eq!(page.call(method, path, &body).0, status, "{method} {path} {body}");
    }
    for text in ["", "{}", r#"{"type":"hello","version":0,"since":0}"#] {
        page.take(ToPocket::Connect { port: 77, code: "~NONE".into() });
        page.take(ToPocket::Hear { port: 77, text: text.into(), at: 0 });
        assert_eq!(page.said.pop().expect("closed").1["type"], "closed");
        assert_eq!(page.said.pop().expect("a goodbye").1["type"], "bye");
    }
    assert!(page.rows.is_empty());
}
