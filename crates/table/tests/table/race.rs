//! Races: sealed claims, and that nobody can tell who claimed before the window closes.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use vierblatt_history::Entry;
use vierblatt_protocol::{Ask, Clock, Settings, Snap};
use vierblatt_table::Input;

use crate::scene::{Scene, viewer_of};

const PEOPLE: [&str; 4] = ["anna", "ben", "cleo", "dora"];

/// A Komojo in which three are asked whether they throw a card.
fn asked(settings: Settings, people: &[&str]) -> Scene {
    let mut scene = Scene::started("komojo", people, json!({}), settings);
    scene.pass_until(|scene| {
        scene.turn(0).len() == 1 && scene.inbox.contains_key(&scene.turn(0)[0])
    });
    while scene.seen(0, "game")["race"].is_null() {
        let mover = scene.turn(0)[0];
        let wanted = ["draw", "drop"];
        let legal = scene.legal(mover);
        let action = legal.iter().find(|action| wanted.contains(&action.as_str()));
        let (n, action) = (scene.n(mover), action.unwrap_or(&legal[0]).clone());
        scene.done(mover, Ask::Act { n, action });
    }
    scene
}

fn claim(scene: &Scene, viewer: u64, actions: &[&str], reaction: u32) -> Ask {
    let actions = actions.iter().map(|action| (*action).to_owned()).collect();
    Ask::Claim { n: scene.n(viewer), actions, reaction }
}

fn claims(scene: &Scene) -> Vec<(u8, u32)> {
    let claimed = |entry: &Entry| match entry {
        Entry::Claimed { seat, reaction, .. } => Some((*seat, *reaction)),
        _ => None,
    };
    scene.log.iter().filter_map(|line| claimed(&line.entry)).collect()
}

/// Who threw, in order, since the log had so many entries.
fn thrown(scene: &Scene, since: usize) -> Vec<u8> {
    let threw = |entry: &Entry| match entry {
        Entry::Acted { seat: Some(seat), action, .. } if action.starts_with("snap") => Some(*seat),
        _ => None,
    };
    scene.log[since..].iter().filter_map(|line| threw(&line.entry)).collect()
}

#[test]
fn nobody_but_the_claimer_is_sent_a_byte_or_a_number_before_the_window_closes() {
    // The same table twice: once somebody claims, once nobody does.
    let run = |claims: bool| {
        let mut scene = asked(Settings::default(), &PEOPLE);
        scene.connect(8, "a watcher");
        let claimer = scene.turn(0)[0];
        let before: BTreeMap<u64, usize> =
            scene.inbox.iter().map(|(viewer, messages)| (*viewer, messages.len())).collect();
        scene.pass(500);
        if claims {
            let ask = claim(&scene, claimer, &[], 400);
            scene.done(claimer, ask);
            assert_eq!(scene.seen(claimer, "game")["race"]["claimed"], true);
            let ask = claim(&scene, claimer, &["snap 1"], 450);
            scene.done(claimer, ask);
            scene.done(claimer, claim(&scene, claimer, &[], 480));
        }
        scene.pass(1000);
        // Somebody comes, so that everybody is told how the table stands.
        scene.connect(9, "another watcher");
        scene.connect(10, PEOPLE[(claimer as usize + 1) % 4]);
        scene.pass(2500);
        let race = scene.seen(0, "game")["race"].clone();
        let mut after: BTreeMap<u64, Vec<Value>> = BTreeMap::new();
        for (viewer, messages) in &scene.inbox {
            if *viewer != claimer {
                let since = before.get(viewer).copied().unwrap_or(0);
                after.insert(*viewer, messages[since..].to_vec());
            }
        }
        (after, race, scene.now)
    };
    let (with, closed, _) = run(true);
    let (without, also_closed, _) = run(false);
    assert_eq!(with, without, "also after it closed: nothing was thrown");
    assert_eq!(closed, also_closed);
}

#[test]
fn the_window_lasts_equally_long_whether_or_not_anyone_claims() {
    for everyone in [false, true] {
        let mut scene = asked(Settings::default(), &PEOPLE);
        let since = scene.now;
        if everyone {
            for seat in scene.turn(0) {
                scene.done(seat, claim(&scene, seat, &[], 300));
            }
        }
        let entries = scene.log.len();
        scene.pass(3999);
        assert_eq!(scene.log.len(), entries);
        assert_eq!(scene.table.wakes_at(), Some(since + 4000));
        scene.pass(1);
        assert!(scene.log.len() > entries);
    }
}

#[test]
fn a_reaction_is_bounded_by_the_connection_and_by_the_hand() {
    let mut scene = asked(Settings::default(), &PEOPLE);
    let seats = scene.turn(0);
    scene.tell(Input::Measured(viewer_of(seats[0]), 90));
    scene.tell(Input::Measured(viewer_of(seats[0]), 60));
    scene.now += 700;
    for seat in &seats {
        scene.done(*seat, claim(&scene, *seat, &[], 1));
    }
    let expected = [(seats[0] as u8, 640), (seats[1] as u8, 700), (seats[2] as u8, 700)];
    assert_eq!(claims(&scene), expected);
    assert_eq!(
        scene.refused(seats[0], claim(&scene, seats[0], &["draw"], 1)),
        "komojo-refused-draw"
    );
    let many = ["snap 1"; 5];
    assert_eq!(
        scene.refused(seats[0], claim(&scene, seats[0], &many, 1)),
        "table-too-many-actions"
    );
    let n = scene.n(seats[0]);
    assert_eq!(scene.refused(seats[0], Ask::Act { n, action: "no".into() }), "table-claim-instead");
    scene.now += 3300;
    assert_eq!(scene.refused(seats[0], claim(&scene, seats[0], &[], 1)), "table-late");
}

#[test]
fn the_fastest_throws_first() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let mut scene = asked(Settings::default(), &PEOPLE);
        let seats = scene.turn(0);
        let since = scene.log.len();
        for (place, who) in order.iter().enumerate() {
            let seat = seats[*who];
            let reaction = 400 + 300 * place as u32;
            scene.done(seat, claim(&scene, seat, &["snap 1"], reaction));
        }
        scene.pass(4000);
        let thrown = thrown(&scene, since);
        let expected: Vec<u8> = order.iter().map(|who| seats[*who] as u8).collect();
        // Whoever throws a right card ends it; before that, everyone in order.
        assert_eq!(thrown, expected[..thrown.len()]);
        assert!(!thrown.is_empty());
    }
}

#[test]
fn in_peace_speed_counts_for_nothing_and_the_lot_for_all() {
    for settings in [
        Settings { snap: Snap::Sealed, ..Settings::default() },
        Settings { clock: Clock::Days { days: 1 }, ..Settings::default() },
    ] {
        let mut scene = asked(settings, &PEOPLE);
        let seats = scene.turn(0);
        assert!(scene.seen(0, "game")["race"]["left"].is_null());
        scene.pass(60_000);
        for (n, seat) in seats.iter().enumerate() {
            scene.now += 1000;
            assert_eq!(claims(&scene).len(), n, "it waits for everyone");
            scene.done(*seat, claim(&scene, *seat, &[], 100 + n as u32));
        }
        assert!(claims(&scene).iter().all(|(_, reaction)| *reaction == 0));
        assert_ne!(scene.turn(0), seats, "and closes when all have chosen");
    }
}

#[test]
fn bots_claim_in_secret_too_and_the_game_goes_on_to_its_end() {
    let people = ["anna", "level2", "level2", "level3"];
    let settings =
        Settings { clock: Clock::Move { seconds: 5, reserve: 0 }, ..Settings::default() };
    let mut scene = Scene::started("komojo", &people, json!({"limit": 50}), settings);
    scene.pass_until(|scene| scene.seen(0, "table")["status"] == "over");
    let claims = claims(&scene);
    assert!(claims.len() > 50 && claims.iter().all(|(_, reaction)| *reaction >= 150));
    let snaps = |line: &&vierblatt_history::Line| matches!(&line.entry, Entry::Acted { action, .. } if action.starts_with("snap"));
    assert!(scene.log.iter().filter(snaps).count() > 3);
    // Numbers go on without gaps for claims.
    let told = scene.log.iter().filter(|line| !matches!(line.entry, Entry::Claimed { .. })).count();
    assert_eq!(scene.n(0) as usize, told);
}

/// KM-16: whoever throws one more card has thrown the first one as early as before.
#[test]
fn one_more_card_does_not_make_the_first_one_slower() {
    let mut scene = asked(Settings::default(), &PEOPLE);
    let seat = scene.turn(0)[0];
    scene.now += 300;
    scene.done(seat, claim(&scene, seat, &["snap 1"], 300));
    scene.now += 600;
    scene.done(seat, claim(&scene, seat, &["snap 1", "snap 2"], 900));
    scene.done(seat, claim(&scene, seat, &["snap 2"], 900));
    let of_seat = |reaction| (seat as u8, reaction);
    assert_eq!(claims(&scene), [of_seat(300), of_seat(300), of_seat(900)]);
}

/// Whoever plays with bots alone is the only one who could learn something from when the window closes.
#[test]
fn with_bots_alone_the_window_closes_when_the_one_person_has_decided() {
    let mut scene = asked(Settings::default(), &["anna", "level2", "level2", "level2"]);
    scene
        .pass_until(|scene| scene.turn(0).contains(&0) && !scene.seen(0, "game")["race"].is_null());
    let since = scene.now;
    scene.pass(1000);
    let entries = scene.log.len();
    scene.done(0, claim(&scene, 0, &[], 900));
    assert!(scene.seen(0, "game")["race"].is_null(), "it is over at once");
    assert!(scene.log.len() > entries + 1 && scene.now == since + 1000);
}

#[test]
fn whoever_throws_a_card_has_a_moment_for_another_one() {
    let mut scene = asked(Settings::default(), &["anna", "level2", "level2", "level2"]);
    scene
        .pass_until(|scene| scene.turn(0).contains(&0) && !scene.seen(0, "game")["race"].is_null());
    scene.pass(800);
    scene.done(0, claim(&scene, 0, &["snap 1"], 700));
    assert_eq!(scene.seen(0, "game")["race"]["left"], 700 + 100 + 1500 - 800);
    scene.pass(1000);
    scene.done(0, claim(&scene, 0, &["snap 1", "snap 2"], 1700));
    scene.pass(700);
    assert!(scene.seen(0, "game")["race"].is_null());
}

/// What bots have in their hands and when they have thought cannot be told from it.
#[test]
fn where_only_bots_are_asked_the_window_is_as_short_as_it_may_be_whatever_they_throw() {
    let mut scene = asked(Settings::default(), &["anna", "level2", "level2", "level2"]);
    let mut windows = 0;
    while windows < 5 && scene.seen(0, "table")["status"] == "playing" {
        if scene.turn(0) == [0] && scene.seen(0, "game")["race"].is_null() {
            let legal = scene.legal(0);
            let wanted = legal.iter().find(|action| ["draw", "drop"].contains(&action.as_str()));
            let action = wanted.unwrap_or(&legal[0]).clone();
            let n = scene.n(0);
            scene.done(0, Ask::Act { n, action });
            if !scene.seen(0, "game")["race"].is_null() && !scene.turn(0).contains(&0) {
                windows += 1;
                assert_eq!(scene.table.wakes_at(), Some(scene.now + 700));
            }
        }
        if scene.turn(0).contains(&0) && !scene.seen(0, "game")["race"].is_null() {
            scene.done(0, claim(&scene, 0, &[], 300));
        }
        if scene.turn(0) != [0] {
            scene.pass(100);
        }
    }
    assert_eq!(windows, 5);
}

/// With a second person at the table nobody may learn when somebody else has decided, whoever is asked.
#[test]
fn with_two_people_the_window_lasts_although_everybody_has_decided() {
    let mut scene = asked(Settings::default(), &["anna", "ben", "level2", "level2"]);
    let since = scene.now;
    for seat in scene.turn(0).into_iter().filter(|seat| *seat < 2) {
        scene.done(seat, claim(&scene, seat, &[], 300));
    }
    let race = |scene: &Scene| scene.seen(0, "game")["race"].clone();
    scene.pass(3999);
    assert!(!race(&scene).is_null() && scene.now == since + 3999);
    scene.pass(1);
    assert!(race(&scene).is_null());
}
