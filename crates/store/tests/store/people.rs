//! People, tokens and link codes.

use std::thread;

use vierblatt_store::{Person, Store, TokenKind};

fn ana() -> Person {
    Person { id: "p1".to_owned(), name: "Ana".to_owned(), created_at: 10, seen_at: 10 }
}

fn store_with_ana() -> Store {
    let store = Store::in_memory();
    assert_eq!(store.add_person(ana()).wait(), Ok(true));
    store
}

#[test]
fn a_person_can_be_renamed_and_seen_and_an_id_is_taken_once() {
    let store = store_with_ana();
    let other = Person { name: "Eve".to_owned(), ..ana() };
    assert_eq!(store.add_person(other).wait(), Ok(false));
    assert_eq!(store.person("p1").wait(), Ok(Some(ana())));
    assert_eq!(store.rename("p1", "Anna").wait(), Ok(true));
    assert_eq!(store.seen("p1", 20).wait(), Ok(true));
    let now = Person { name: "Anna".to_owned(), seen_at: 20, ..ana() };
    assert_eq!(store.person("p1").wait(), Ok(Some(now)));
    assert_eq!(store.rename("p2", "Bob").wait(), Ok(false));
    assert_eq!(store.seen("p2", 20).wait(), Ok(false));
}

#[test]
fn ids_of_a_log_become_the_people_there_still_are() {
    let store = store_with_ana();
    let bob = Person { id: "p2".to_owned(), name: "Bob".to_owned(), ..ana() };
    store.add_person(bob.clone()).wait().unwrap();
    let ids = ["p2", "deleted", "p1"].map(str::to_owned).to_vec();
    assert_eq!(store.people(ids).wait(), Ok(vec![bob, ana()]));
}

#[test]
fn a_token_stands_for_one_person_until_it_is_taken_back() {
    let store = store_with_ana();
    let (browser, bot) = ([1; 32], [2; 32]);
    assert_eq!(store.add_token("p1", browser, TokenKind::Browser, 11).wait(), Ok(true));
    assert_eq!(store.add_token("p1", bot, TokenKind::Bot, 12).wait(), Ok(true));
    assert_eq!(store.add_token("p1", bot, TokenKind::Browser, 13).wait(), Ok(false), "taken");
    assert_eq!(store.add_token("p2", [3; 32], TokenKind::Bot, 14).wait(), Ok(false), "nobody");
    assert_eq!(store.person_by_token(browser).wait(), Ok(Some((ana(), TokenKind::Browser))));
    assert_eq!(store.person_by_token(bot).wait(), Ok(Some((ana(), TokenKind::Bot))));
    assert_eq!(store.remove_token(browser).wait(), Ok(true));
    assert_eq!(store.remove_token(browser).wait(), Ok(false));
    assert_eq!(store.person_by_token(browser).wait(), Ok(None));
    assert_eq!(store.delete_person("p1").wait(), Ok(true));
    assert_eq!(store.person_by_token(bot).wait(), Ok(None));
}

#[test]
fn a_link_code_works_once_even_if_many_try() {
    let store = store_with_ana();
    assert_eq!(store.add_link_code("p1", [9; 32], 100, 200).wait(), Ok(true));
    let tries: Vec<_> = (0..10)
        .map(|device| {
            let store = store.clone();
            thread::spawn(move || {
                store.redeem_link_code([9; 32], [device; 32], TokenKind::Browser, 150).wait()
            })
        })
        .collect();
    let answers: Vec<_> = tries.into_iter().map(|device| device.join().unwrap().unwrap()).collect();
    assert_eq!(answers.iter().flatten().collect::<Vec<_>>(), ["p1"]);
    for (device, answer) in (0..).zip(&answers) {
        let let_in = store.person_by_token([device; 32]).wait().unwrap().is_some();
        assert_eq!(let_in, answer.is_some(), "only who redeemed it is let in");
    }
}

#[test]
fn a_link_code_expires_and_needs_a_person() {
    let store = store_with_ana();
    let redeem = |code, now| store.redeem_link_code(code, [7; 32], TokenKind::Browser, now).wait();
    assert_eq!(store.add_link_code("p2", [8; 32], 100, 200).wait(), Ok(false));
    assert_eq!(store.add_link_code("p1", [9; 32], 100, 200).wait(), Ok(true));
    assert_eq!(store.add_link_code("p1", [9; 32], 100, 900).wait(), Ok(false), "taken");
    assert_eq!(redeem([9; 32], 200), Ok(None), "expired");
    assert_eq!(redeem([8; 32], 150), Ok(None), "unknown");
    // Making a code forgets those that have expired, so that theirs can be had again.
    assert_eq!(store.add_link_code("p1", [9; 32], 200, 300).wait(), Ok(true));
    assert_eq!(redeem([9; 32], 299), Ok(Some("p1".to_owned())));
    assert_eq!(store.add_link_code("p1", [5; 32], 300, 400).wait(), Ok(true));
    assert_eq!(store.delete_person("p1").wait(), Ok(true));
    assert_eq!(redeem([5; 32], 350), Ok(None), "of somebody deleted");
}
