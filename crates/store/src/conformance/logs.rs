//! Logs, by number.

use std::collections::BTreeMap;
use std::sync::mpsc;
use std::thread;

use super::{append, entries, read};
use crate::{Append, AppendError, Directory, Log};

/// Entries are read back in order, from any number on, and at most as many as asked for.
pub fn entries_are_read_back_in_order_from_any_number_on<S: Log + Directory>(store: &S) {
    append(store, "a", 0, &["x", "y", "z"]);
    append(store, "a", 3, &["w"]);
    let from = |number, limit| store.read("a", number, limit).wait().unwrap();
    assert_eq!(from(0, u32::MAX), entries(&["x", "y", "z", "w"]));
    assert_eq!(from(2, u32::MAX), entries(&["z", "w"]));
    assert_eq!(from(1, 2), entries(&["y", "z"]));
    assert_eq!(from(3, 2), entries(&["w"]));
    assert!(from(0, 0).is_empty());
    assert!(from(4, 9).is_empty());
    assert!(from(u64::MAX, u32::MAX).is_empty());
    assert!(read(store, "nowhere").is_empty());
}

/// Any number but the next is a conflict that names the next, and changes nothing.
pub fn any_number_but_the_next_is_a_conflict_that_names_the_next<S: Log + Directory>(store: &S) {
    append(store, "a", 0, &["x", "y"]);
    for wrong in [0, 1, 3, u64::MAX] {
        let answer = store.append(Append::new("a", wrong, entries(&["no"]))).wait();
        assert_eq!(answer, Err(AppendError::Conflict { expected: 2 }), "{wrong}");
    }
    let unknown = store.append(Append::new("b", 1, entries(&["no"]))).wait();
    assert_eq!(unknown, Err(AppendError::Conflict { expected: 0 }));
    assert_eq!(read(store, "a"), entries(&["x", "y"]));
    assert_eq!(store.count_tables().wait(), Ok(1), "a conflict makes no table");
}

/// An append without entries checks the number as well, and makes a table that was not there.
pub fn an_append_without_entries_checks_the_number_and_makes_the_table<S: Log + Directory>(
    store: &S,
) {
    assert_eq!(store.load("a").wait(), Ok(None));
    append(store, "a", 0, &[]);
    let loaded = store.load("a").wait().unwrap().expect("the table is there");
    assert!(loaded.start.is_none() && loaded.entries.is_empty());
    let early = store.append(Append::new("a", 1, Vec::new())).wait();
    assert_eq!(early, Err(AppendError::Conflict { expected: 0 }));
    append(store, "a", 0, &["x"]);
    let late = store.append(Append::new("a", 0, Vec::new())).wait();
    assert_eq!(late, Err(AppendError::Conflict { expected: 1 }));
    append(store, "a", 1, &[]);
    assert_eq!(store.count_tables().wait(), Ok(1));
}

/// An entry without bytes is refused together with all of its append, whatever its number.
pub fn an_entry_without_bytes_is_refused_with_all_of_its_append<S: Log + Directory>(store: &S) {
    let hole = |first| Append::new("a", first, entries(&["x", "", "z"]));
    assert_eq!(store.append(hole(0)).wait(), Err(AppendError::Empty));
    assert_eq!(store.append(hole(7)).wait(), Err(AppendError::Empty));
    assert_eq!(store.load("a").wait(), Ok(None), "no table was made");
    append(store, "a", 0, &["x"]);
    assert_eq!(store.append(hole(1)).wait(), Err(AppendError::Empty));
    assert_eq!(read(store, "a"), entries(&["x"]));
    append(store, "a", 1, &["y"]);
}

/// Entries are bytes: whatever they are, exactly those are read back.
pub fn bytes_are_preserved_exactly<S: Log + Directory>(store: &S) {
    let all_bytes: Vec<u8> = (0..=255).collect();
    let odd = vec![all_bytes, vec![0], vec![0, 0], b"\r\n".to_vec(), vec![0xff, 0xfe, 0xc3, 0x28]];
    assert_eq!(store.append(Append::new("a", 0, odd.clone())).wait(), Ok(()));
    assert_eq!(read(store, "a"), odd);
}

/// An entry may be as big as a megabyte.
pub fn big_entries_are_preserved<S: Log + Directory>(store: &S) {
    let big: Vec<u8> = (0..1_u32 << 20).map(|n| (n % 251) as u8).collect();
    let both = vec![big, b"small".to_vec()];
    assert_eq!(store.append(Append::new("a", 0, both.clone())).wait(), Ok(()));
    assert!(read(store, "a") == both, "a big entry was changed");
}

/// Codes are compared character by character, in any script: no folding of case, no normal forms.
pub fn codes_are_compared_exactly_in_any_script<S: Log + Directory>(store: &S) {
    // The second and the third look alike: one letter, and a letter with a combining mark.
    let codes = ["tisch", "Tisch", "t\u{fc}r", "tu\u{308}r", "牌桌", "🍀", "a b", "a'b\"c", ""];
    for code in codes {
        append(store, code, 0, &[&format!("of {code}")]);
    }
    for code in codes {
        assert_eq!(read(store, code), entries(&[&format!("of {code}")]));
    }
    assert_eq!(store.count_tables().wait(), Ok(codes.len() as u64));
}

/// Of many who want the same number exactly one wins; the others are told the next one, and no number is missing.
pub fn of_many_who_want_a_number_exactly_one_wins<S: Log + Directory>(store: &S) {
    const PLAYERS: usize = 8;
    const ENTRIES: usize = 5;
    let won: Vec<(u64, usize)> = thread::scope(|scope| {
        let players: Vec<_> = (0..PLAYERS)
            .map(|player| scope.spawn(move || win_numbers(store, player, ENTRIES)))
            .collect();
        players.into_iter().flat_map(|player| player.join().expect("a player")).collect()
    });
    let winners: BTreeMap<u64, usize> = won.iter().copied().collect();
    assert_eq!(winners.len(), won.len(), "two won the same number");
    let log = read(store, "a");
    assert_eq!(log.len(), PLAYERS * ENTRIES);
    for (n, entry) in (0..).zip(log) {
        assert_eq!(String::from_utf8(entry).unwrap(), format!("{} {n}", winners[&n]));
    }
}

/// Appends until this many numbers are won: which ones, with the winner.
fn win_numbers(store: &impl Log, player: usize, wanted: usize) -> Vec<(u64, usize)> {
    let (mut next, mut won) = (0, Vec::new());
    while won.len() < wanted {
        let entry = format!("{player} {next}").into_bytes();
        match store.append(Append::new("a", next, vec![entry])).wait() {
            Ok(()) => {
                won.push((next, player));
                next += 1;
            }
            Err(AppendError::Conflict { expected }) => {
                assert!(expected > next, "a conflict over a number that is free");
                next = expected;
            }
            Err(other) => panic!("{other}"),
        }
    }
    won
}

/// Appends are carried out in the order in which one caller makes them, without waiting for answers between.
pub fn appends_of_one_caller_are_carried_out_in_their_order<S: Log + Directory>(store: &S) {
    let append = |n: u64| store.append(Append::new("a", n, vec![n.to_string().into_bytes()]));
    let answers: Vec<_> = (0..100).map(append).collect();
    assert!(answers.into_iter().all(|answer| answer.wait() == Ok(())));
    assert_eq!(read(store, "a").len(), 100);
}

/// A callback is called once, and hears what an answer would say.
pub fn a_callback_is_called_once_with_what_an_answer_would_say<S: Log + Directory>(store: &S) {
    let (sender, heard) = mpsc::channel();
    for (n, first) in [0, 1, 1].into_iter().enumerate() {
        let sender = sender.clone();
        let done = Box::new(move |answer| sender.send((n, answer)).expect("somebody listens"));
        store.append_then(Append::new("a", first, entries(&["x"])), done);
    }
    drop(sender);
    let heard: Vec<_> = heard.iter().collect();
    let conflict = Err(AppendError::Conflict { expected: 2 });
    assert_eq!(heard, [(0, Ok(())), (1, Ok(())), (2, conflict)]);
}

/// Whoever was answered reads what was written.
pub fn who_was_answered_reads_what_was_written<S: Log + Directory>(store: &S) {
    for n in 0..50_u8 {
        append(store, "a", n.into(), &[&n.to_string()]);
        let last = store.read("a", n.into(), 9).wait().unwrap();
        assert_eq!(last, entries(&[&n.to_string()]));
        assert_eq!(store.load("a").wait().unwrap().unwrap().entries.len(), usize::from(n) + 1);
    }
}
