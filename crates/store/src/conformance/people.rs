//! People, tokens and link codes.

use std::thread;

use vierblatt_protocol::Status;

use super::{entries, profile, read, register, result, summary};
use crate::{Append, Directory, Log, Ms, NewToken, PersonId, Profile, Token, TokenKind};

fn ana() -> Profile {
    Profile { name: "Ana".to_owned(), ..profile("p1") }
}

fn add_ana(store: &impl Directory) -> PersonId {
    assert_eq!(store.add_person(ana()).wait(), Ok(true));
    ana().id
}

/// A person can be renamed and seen, and an id is taken once.
pub fn a_person_can_be_renamed_and_seen_and_an_id_is_taken_once<S: Log + Directory>(store: &S) {
    let (p1, p2) = (add_ana(store), PersonId::from("p2"));
    let other = Profile { name: "Eve".to_owned(), ..ana() };
    assert_eq!(store.add_person(other).wait(), Ok(false));
    assert_eq!(store.person(&p1).wait(), Ok(Some(ana())));
    assert_eq!(store.rename(&p1, "Änna 🍀 'x'").wait(), Ok(true));
    assert_eq!(store.seen(&p1, 20).wait(), Ok(true));
    let now = Profile { name: "Änna 🍀 'x'".to_owned(), seen_at: 20, ..ana() };
    assert_eq!(store.person(&p1).wait(), Ok(Some(now)));
    assert_eq!(store.person(&p2).wait(), Ok(None));
    assert_eq!(store.rename(&p2, "Bob").wait(), Ok(false));
    assert_eq!(store.seen(&p2, 20).wait(), Ok(false));
    assert_eq!(store.delete_person(&p2).wait(), Ok(false));
}

/// Ids become the people who still exist, in the order asked for.
pub fn ids_become_the_people_who_still_exist<S: Log + Directory>(store: &S) {
    add_ana(store);
    register(store, &["p2"]);
    let ids = ["p2", "deleted", "p1"].map(PersonId::from).to_vec();
    assert_eq!(store.people(ids).wait(), Ok(vec![profile("p2"), ana()]));
    assert_eq!(store.people(Vec::new()).wait(), Ok(Vec::new()));
}

fn token(hash: u8, kind: TokenKind, at: Ms) -> NewToken {
    NewToken { hash: [hash; 32], kind, name: format!("device {hash}"), at }
}

/// A token stands for one person until it is taken back or the person is deleted.
pub fn a_token_stands_for_one_person_until_it_is_taken_back<S: Log + Directory>(store: &S) {
    let (p1, p2) = (add_ana(store), PersonId::from("p2"));
    let (browser, bot) = (token(1, TokenKind::Browser, 11), token(2, TokenKind::Bot, 12));
    let add = |person: &PersonId, token: &NewToken| store.add_token(person, token.clone()).wait();
    assert_eq!(add(&p1, &browser), Ok(true));
    assert_eq!(add(&p1, &bot), Ok(true));
    assert_eq!(add(&p1, &token(2, TokenKind::Browser, 13)), Ok(false), "taken");
    assert_eq!(add(&p2, &token(3, TokenKind::Bot, 14)), Ok(false), "nobody");
    let found = |token: &NewToken| store.person_by_token(token.hash).wait().unwrap();
    assert_eq!(found(&browser), Some((ana(), browser.token())));
    assert_eq!(found(&bot), Some((ana(), bot.token())));
    let id = browser.token().id;
    assert_eq!(store.remove_token(&p2, id).wait(), Ok(false), "not theirs");
    // Whoever had the token cannot come back by a code they have made with it.
    assert_eq!(store.add_link_code(&p1, [9; 32], 100, 200).wait(), Ok(true));
    assert_eq!(store.remove_token(&p1, id).wait(), Ok(true));
    let redeemed = store.redeem_link_code([9; 32], token(4, TokenKind::Browser, 150)).wait();
    assert_eq!(redeemed, Ok(None));
    assert_eq!(store.remove_token(&p1, id).wait(), Ok(false));
    assert_eq!(found(&browser), None);
    assert_eq!(store.delete_person(&p1).wait(), Ok(true));
    assert_eq!(found(&bot), None);
}

/// A person's tokens are listed with their names, the newest first, and when each was used last.
pub fn tokens_are_listed_with_their_last_use<S: Log + Directory>(store: &S) {
    let p1 = add_ana(store);
    register(store, &["p2"]);
    let own = [token(1, TokenKind::Browser, 11), token(2, TokenKind::Reader, 12)];
    for token in &own {
        assert_eq!(store.add_token(&p1, token.clone()).wait(), Ok(true));
    }
    assert_eq!(store.add_token(&"p2".into(), token(3, TokenKind::Bot, 13)).wait(), Ok(true));
    let [browser, reader] = own.each_ref().map(NewToken::token);
    let listed = || store.person_tokens(&p1).wait().unwrap();
    assert_eq!(listed(), [reader.clone(), browser.clone()]);
    assert_eq!(store.token_used([1; 32], 99).wait(), Ok(true));
    assert_eq!(store.token_used([9; 32], 99).wait(), Ok(false), "there is none");
    assert_eq!(listed(), [reader, Token { used_at: 99, ..browser }]);
    assert_eq!(store.delete_person(&p1).wait(), Ok(true));
    assert_eq!(listed(), []);
}

/// A link code works once, even if many try at the same time.
pub fn a_link_code_works_once_even_if_many_try<S: Log + Directory>(store: &S) {
    let p1 = add_ana(store);
    assert_eq!(store.add_link_code(&p1, [9; 32], 100, 200).wait(), Ok(true));
    let redeem = |device: u8| {
        store.redeem_link_code([9; 32], token(device, TokenKind::Browser, 150)).wait().unwrap()
    };
    let answers: Vec<Option<PersonId>> = thread::scope(|scope| {
        let tries: Vec<_> = (0..10).map(|device| scope.spawn(move || redeem(device))).collect();
        tries.into_iter().map(|device| device.join().unwrap()).collect()
    });
    assert_eq!(answers.iter().flatten().collect::<Vec<_>>(), [&p1]);
    for (device, answer) in (0..).zip(&answers) {
        let let_in = store.person_by_token([device; 32]).wait().unwrap().is_some();
        assert_eq!(let_in, answer.is_some(), "only who redeemed it is let in");
    }
}

/// A link code expires, needs a person and goes with them.
pub fn a_link_code_expires_and_needs_a_person<S: Log + Directory>(store: &S) {
    let (p1, p2) = (add_ana(store), PersonId::from("p2"));
    let redeem = |code, now| store.redeem_link_code(code, token(7, TokenKind::Browser, now)).wait();
    assert_eq!(store.add_link_code(&p2, [8; 32], 100, 200).wait(), Ok(false));
    assert_eq!(store.add_link_code(&p1, [9; 32], 100, 200).wait(), Ok(true));
    assert_eq!(store.add_link_code(&p1, [9; 32], 100, 900).wait(), Ok(false), "taken");
    assert_eq!(redeem([9; 32], 200), Ok(None), "expired");
    assert_eq!(redeem([8; 32], 150), Ok(None), "unknown");
    // Making a code forgets those that have expired, so that the same code can be made again.
    assert_eq!(store.add_link_code(&p1, [9; 32], 200, 300).wait(), Ok(true));
    assert_eq!(redeem([9; 32], 299), Ok(Some(p1.clone())));
    assert_eq!(store.add_link_code(&p1, [5; 32], 300, 400).wait(), Ok(true));
    assert_eq!(store.delete_person(&p1).wait(), Ok(true));
    assert_eq!(redeem([5; 32], 350), Ok(None), "of somebody deleted");
}

/// Redeeming is both or neither: a code is not used up for a token that is taken.
pub fn a_link_code_is_not_used_up_for_a_token_that_is_taken<S: Log + Directory>(store: &S) {
    let p1 = add_ana(store);
    register(store, &["p2"]);
    let taken = token(1, TokenKind::Bot, 90);
    assert_eq!(store.add_token(&"p2".into(), taken.clone()).wait(), Ok(true));
    assert_eq!(store.add_link_code(&p1, [9; 32], 100, 200).wait(), Ok(true));
    let redeem =
        |hash| store.redeem_link_code([9; 32], token(hash, TokenKind::Browser, 150)).wait();
    assert_eq!(redeem(1), Ok(None));
    let unchanged = store.person_by_token([1; 32]).wait().unwrap();
    assert_eq!(unchanged, Some((profile("p2"), taken.token())));
    assert_eq!(redeem(2), Ok(Some(p1)));
}

/// A deleted person is in no list, has no results, and leaves ids that resolve to nobody; their tables play on.
pub fn a_deleted_person_leaves_ids_that_resolve_to_nobody<S: Log + Directory>(store: &S) {
    register(store, &["p1", "p2"]);
    let (p1, p2) = (PersonId::from("p1"), PersonId::from("p2"));
    let over = Append {
        summary: Some(summary(Status::Playing, 1, &["p1", "p2"])),
        results: vec![result("p1", 1, 1, 9, 1.0), result("p2", 1, 2, 3, 0.0)],
        ..Append::new("a", 0, entries(&["p1 wins"]))
    };
    assert_eq!(store.append(over.clone()).wait(), Ok(()));
    assert_eq!(store.delete_person(&p1).wait(), Ok(true));
    assert_eq!(store.delete_person(&p1).wait(), Ok(false));
    let nothing_of_p1 = || {
        assert_eq!(store.person(&p1).wait(), Ok(None));
        assert_eq!(store.people(vec![p1.clone()]).wait(), Ok(Vec::new()));
        assert_eq!(store.count_person_tables(&p1, Status::Playing).wait(), Ok(0));
        assert_eq!(store.person_tables(&p1, Status::Playing, None, 9).wait(), Ok(Vec::new()));
        assert_eq!(store.person_results(&p1, None, 9).wait(), Ok(Vec::new()));
        assert_eq!(store.person_statistics(&p1).wait(), Ok(Vec::new()));
    };
    nothing_of_p1();
    assert_eq!(store.append(Append { first: 1, ..over }).wait(), Ok(()), "their table plays on");
    nothing_of_p1();
    assert_eq!(store.person_results(&p2, None, 9).wait().unwrap().len(), 2);
    assert_eq!(store.count_person_tables(&p2, Status::Playing).wait(), Ok(1));
    assert_eq!(read(store, "a")[0], b"p1 wins");
    let people = store.table("a").wait().unwrap().unwrap().summary.people;
    assert_eq!(people, [p1.clone(), p2.clone()], "the summary keeps the id");
}
