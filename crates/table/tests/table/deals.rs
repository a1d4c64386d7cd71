//! Fair deals: committed to before, told after, and checked by anybody.

use serde_json::{Value, json};
use vierblatt_fair::Seed;
use vierblatt_fair::{Unverified, verify};
use vierblatt_protocol::{Ask, Settings};

use crate::scene::Scene;

/// Two games at one table, with something added to each; the records.
fn two_games() -> (Scene, Vec<Value>) {
    let mut scene = Scene::open("joomo", 2, json!({"target": 5}), Settings::default());
    scene.connect(1, "ben");
    scene.done(1, Ask::Sit { seat: 1 });
    scene.done(1, Ask::Entropy { text: "Ben's birthday".into() });
    scene.done(0, Ask::Entropy { text: "42".into() });
    scene.done(0, Ask::Start);
    scene.play_out();
    scene.done(1, Ask::Entropy { text: "again".into() });
    scene.done(0, Ask::Rematch);
    scene.done(1, Ask::Rematch);
    let records = (1..=2).map(|number| scene.record(number).record).collect();
    (scene, records)
}

#[test]
fn each_game_is_committed_to_before_it_starts_also_a_rematch() {
    let mut scene = Scene::open("joomo", 2, json!({"target": 5}), Settings::default());
    scene.connect(1, "ben");
    let first = scene.seen(1, "table")["commitment"].clone();
    scene.done(1, Ask::Sit { seat: 1 });
    scene.done(1, Ask::Entropy { text: "x".into() });
    assert_eq!(scene.seen(0, "table")["entropy"], json!(["x"]));
    scene.done(0, Ask::Start);
    assert_eq!(scene.refused(1, Ask::Entropy { text: "y".into() }), "table-already-started");
    assert!(scene.seen(1, "table")["seed"].is_null() && scene.seen(1, "table")["next"].is_null());
    scene.play_out();
    let over = scene.seen(1, "table");
    assert_eq!(over["commitment"], first);
    let seed = Seed::read(over["seed"].as_str().unwrap()).unwrap();
    assert_eq!(json!(seed.commitment()), first);
    let next = over["next"]["commitment"].clone();
    scene.done(1, Ask::Entropy { text: "again".into() });
    assert_eq!(scene.seen(0, "table")["next"]["entropy"], json!(["again"]));
    assert_eq!(scene.seen(0, "table")["entropy"], json!(["x"]), "that game's is as it was");
    scene.done(0, Ask::Rematch);
    scene.done(1, Ask::Rematch);
    let table = scene.seen(1, "table");
    assert_eq!((&table["commitment"], &table["entropy"]), (&next, &json!(["again"])));
    assert!(table["seed"].is_null());
}

#[test]
fn no_message_and_no_record_has_a_seed_before_its_game_is_over() {
    let (scene, records) = two_games();
    let root = Seed([7; 32]);
    let (first, second) = (root.of_game(1).reveal(), root.of_game(2).reveal());
    let all = |text: &str| {
        scene.inbox.values().flatten().filter(|message| message.to_string().contains(text)).count()
    };
    assert!(all(&first) > 0, "told once it was over");
    assert_eq!((all(&second), all(&root.reveal())), (0, 0));
    assert_eq!(records[0]["fair"]["seed"], json!(first));
    assert!(records[1]["fair"]["seed"].is_null() && records[1]["fair"]["entropy"].is_null());
    let over = |message: &&Value| message["table"]["status"] == "over";
    for message in scene.inbox.values().flatten().filter(|message| !over(message)) {
        assert!(!message.to_string().contains(&first));
    }
}

#[test]
fn a_finished_record_is_verified_and_every_change_is_noticed() {
    let (_, records) = two_games();
    let good = &records[0];
    let verified = verify(good).unwrap();
    assert!(verified.is_over && verified.entropy == 2 && verified.chances >= 2);
    assert_eq!(verify(&records[1]), Err(Unverified::NoSeed));
    let change = |f: &dyn Fn(&mut Value)| {
        let mut record = good.clone();
        f(&mut record);
        verify(&record).unwrap_err()
    };
    let swapped = change(&|record| {
        let deal = record["actions"][1].as_str().unwrap().to_owned();
        let mut words: Vec<_> = deal.split(' ').collect();
        let last = words.len() - 1;
        words.swap(2, last);
        record["actions"][1] = json!(words.join(" "));
    });
    assert!(matches!(swapped, Unverified::Differs { n: 1, .. }) && swapped.is_wrong());
    let entropy = change(&|record| record["fair"]["entropy"][1] = json!("43"));
    assert!(matches!(entropy, Unverified::Differs { .. }), "{entropy}");
    let order = change(&|record| record["fair"]["entropy"] = json!(["42", "Ben's birthday"]));
    assert!(matches!(order, Unverified::Differs { .. }), "{order}");
    let seed = change(&|record| record["fair"]["seed"] = json!("00".repeat(32)));
    assert!(matches!(seed, Unverified::Commitment { .. }));
    let moved = change(&|record| record["actions"][2] = json!("0 dance"));
    assert!(matches!(moved, Unverified::Illegal { n: 2, .. }));
    for (error, f) in [
        (Unverified::NoFair, (|record| record["fair"] = Value::Null) as fn(&mut Value)),
        (Unverified::NoGame("chess".into()), |record| record["game"] = json!("chess")),
        (Unverified::SetUp, |record| record["seats"] = json!(99)),
        (Unverified::NotASeed, |record| record["fair"]["seed"] = json!("abc")),
    ] {
        assert_eq!(change(&f), error);
        assert!(!error.is_wrong());
    }
    for nonsense in [json!(null), json!([]), json!("x"), json!({"fair": 3})] {
        assert!(matches!(verify(&nonsense), Err(Unverified::NoRecord(_))), "{nonsense}");
    }
}

#[test]
fn shuffles_are_verified_like_deals() {
    for (game, seats) in [("koenigs-romme", 2), ("jogo", 3), ("komojo", 3), ("koenigs-romme", 1)] {
        let mut people = vec!["anna"];
        people.extend(vec!["level1"; seats - 1]);
        let clock = vierblatt_protocol::Clock::Move { seconds: 5, reserve: 0 };
        let settings = Settings { clock, ..Settings::default() };
        let options = match game {
            "koenigs-romme" if seats > 1 => json!({"last_round": 2}),
            "komojo" => json!({"limit": 50}),
            _ => json!({}),
        };
        let mut scene = Scene::started(game, &people, options, settings);
        scene.pass_until(|scene| scene.seen(0, "table")["status"] == "over");
        let record = scene.record(1).record;
        assert!(verify(&record).unwrap().is_over, "{game}");
    }
}

#[test]
fn kr_04_the_host_may_name_the_first_dealer_and_the_record_says_so() {
    let options = json!({"first_round": 1, "last_round": 1});
    let mut scene = Scene::open("koenigs-romme", 3, options, Settings::default());
    scene.connect(1, "ben");
    scene.done(1, Ask::Sit { seat: 1 });
    scene.done(0, Ask::Bot { seat: 2, level: Some(1) });
    assert_eq!(scene.seen(1, "table")["may_name_first"], json!(true));
    assert_eq!(scene.refused(1, Ask::First { seat: Some(1) }), "table-not-the-host");
    assert_eq!(scene.refused(0, Ask::First { seat: Some(3) }), "table-no-seat");
    // With this seed the lot falls on another seat than the host names.
    for seat in [Some(0), None, Some(1)] {
        scene.done(0, Ask::First { seat });
        assert_eq!(scene.seen(1, "table")["first"], json!(seat));
    }
    scene.done(0, Ask::Start);
    assert_eq!(scene.refused(0, Ask::First { seat: None }), "table-already-started");
    scene.play_out();
    let record = &scene.record(1).record;
    assert_eq!(
        (&record["actions"][0], &record["fair"]["first"]),
        (&json!("~ dealer 1"), &json!(1))
    );
    assert!(verify(record).is_ok_and(|verified| verified.is_over));
    let mut hidden = record.clone();
    hidden["fair"]["first"] = Value::Null;
    assert!(matches!(verify(&hidden), Err(Unverified::Differs { n: 0, .. })), "it was not the lot");
    scene.done(0, Ask::Rematch);
    scene.done(1, Ask::Rematch);
    assert_eq!(scene.seen(1, "table")["first"], Value::Null, "the next game is drawn again");
}

#[test]
fn where_the_rules_draw_who_is_first_the_host_names_nobody() {
    let mut scene = Scene::open("joomo", 2, json!({}), Settings::default());
    assert_eq!(scene.seen(0, "table")["may_name_first"], json!(false));
    assert_eq!(scene.refused(0, Ask::First { seat: Some(0) }), "table-first-is-drawn");
}
