//! Summaries and the lists made of them.

use vierblatt_protocol::Status;

use super::{append, put, read, register, result, start, summary};
use crate::{Append, AppendError, Directory, ListedTable, Log, Ms, PersonId, TableSummary};

fn codes(tables: &[ListedTable]) -> Vec<&str> {
    tables.iter().map(|table| table.code.as_str()).collect()
}

/// A table's summary is what the last append with one said, in all its parts.
pub fn a_tables_summary_is_what_the_last_append_with_one_said<S: Log + Directory>(store: &S) {
    assert_eq!(store.table("a").wait(), Ok(None));
    append(store, "bare", 0, &["x"]);
    assert_eq!(store.table("bare").wait(), Ok(None), "nothing was said of it");
    let first = summary(Status::Lobby, 5, &["p1"]);
    put(store, "a", first.clone());
    let listed = |summary| ListedTable { number: 2, code: "a".to_owned(), summary };
    assert_eq!(store.table("a").wait(), Ok(Some(listed(first))));
    let later = TableSummary {
        game: "komojo".to_owned(),
        wake_at: Some(99),
        listed: false,
        changed_at: 1_767_225_600_000,
        seats: 7,
        taken: 3,
        ..summary(Status::Playing, 6, &["p1", "p\"2\"", "ö 🍀"])
    };
    put(store, "a", later.clone());
    append(store, "a", 0, &["x"]);
    assert_eq!(store.table("a").wait(), Ok(Some(listed(later))));
}

/// All or nothing: a refused append leaves log, games, summary and results alone.
pub fn a_refused_append_leaves_everything_alone<S: Log + Directory>(store: &S) {
    register(store, &["p1"]);
    put(store, "a", summary(Status::Lobby, 5, &[]));
    let wrong = |table: &str, first, entry: &[u8]| {
        let refused = store.append(Append {
            game_starts: vec![start(1, 0, "no")],
            summary: Some(summary(Status::Over, 5, &["p1"])),
            results: vec![result("p1", 1, 1, 10, 1.0)],
            ..Append::new(table, first, vec![b"x".to_vec(), entry.to_vec()])
        });
        refused.wait()
    };
    assert_eq!(wrong("a", 7, b"y"), Err(AppendError::Conflict { expected: 0 }));
    assert_eq!(wrong("b", 7, b"y"), Err(AppendError::Conflict { expected: 0 }));
    assert_eq!(wrong("a", 0, b""), Err(AppendError::Empty));
    assert!(read(store, "a").is_empty());
    assert_eq!(store.load("b").wait(), Ok(None));
    assert_eq!(store.games("a", None, 9).wait(), Ok(Vec::new()));
    assert_eq!(store.table("a").wait().unwrap().unwrap().summary.status, Status::Lobby);
    assert_eq!(store.count_person_tables(&"p1".into(), Status::Over).wait(), Ok(0));
    assert_eq!(store.person_results(&"p1".into(), None, 9).wait(), Ok(Vec::new()));
}

/// Open tables are the listed ones that wait for people, those opened last first.
pub fn open_tables_are_the_listed_ones_that_wait_those_opened_last_first<S: Log + Directory>(
    store: &S,
) {
    put(store, "old", summary(Status::Lobby, 10, &[]));
    put(store, "new", summary(Status::Lobby, 30, &[]));
    put(store, "middle", summary(Status::Lobby, 20, &[]));
    put(store, "same time", summary(Status::Lobby, 20, &[]));
    put(store, "private", TableSummary { listed: false, ..summary(Status::Lobby, 40, &[]) });
    put(store, "playing", summary(Status::Playing, 50, &[]));
    put(store, "started", summary(Status::Lobby, 60, &[]));
    put(store, "started", summary(Status::Playing, 60, &[]));
    append(store, "bare", 0, &["x"]);
    let open = |limit| store.open_tables(limit).wait().unwrap();
    assert_eq!(codes(&open(9)), ["new", "same time", "middle", "old"]);
    assert_eq!(codes(&open(2)), ["new", "same time"]);
    assert!(open(0).is_empty());
    assert_eq!(store.count_tables().wait(), Ok(8));
}

fn waking(status: Status, at: Ms) -> TableSummary {
    TableSummary { wake_at: Some(at), ..summary(status, 1, &[]) }
}

/// Due tables are those that are not over and whose time has come, the most urgent first.
pub fn due_tables_are_those_that_are_not_over_the_most_urgent_first<S: Log + Directory>(store: &S) {
    put(store, "later", waking(Status::Playing, 300));
    put(store, "soon", waking(Status::Playing, 100));
    put(store, "waiting", waking(Status::Lobby, 200));
    put(store, "over", waking(Status::Over, 50));
    put(store, "untimed", summary(Status::Playing, 1, &[]));
    let due = |before, limit| store.due_tables(before, None, limit).wait().unwrap();
    assert_eq!(codes(&due(300, 9)), ["soon", "waiting"]);
    assert_eq!(codes(&due(Ms::MAX, 1)), ["soon"]);
    put(store, "soon", waking(Status::Playing, 400));
    assert_eq!(codes(&due(Ms::MAX, 9)), ["waiting", "later", "soon"]);
    put(store, "waiting", summary(Status::Playing, 1, &[]));
    assert_eq!(codes(&due(Ms::MAX, 9)), ["later", "soon"]);
    assert!(due(300, 9).is_empty());
}

/// Due tables come in pages by time and number. However many have the same time, none is left out and none
/// comes twice, and tables that nobody can look after do not keep others from their turn.
pub fn due_tables_come_in_pages_and_none_is_left_out<S: Log + Directory>(store: &S) {
    for n in 0..20_u64 {
        put(store, &format!("t{n}"), waking(Status::Playing, 100 + (20 - n) / 8));
    }
    let mut seen = Vec::new();
    let mut after = None;
    loop {
        let page = store.due_tables(Ms::MAX, after, 3).wait().unwrap();
        let Some(last) = page.last() else { break };
        after = Some((last.summary.wake_at.unwrap(), last.number));
        seen.extend(page.iter().map(|table| (table.summary.wake_at.unwrap(), table.number)));
    }
    assert_eq!(seen.len(), 20);
    assert!(seen.is_sorted_by(|one, next| one < next), "{seen:?}");
    let rest = |after| store.due_tables(102, Some(after), 99).wait().unwrap().len();
    assert_eq!(rest((101, i64::MAX)), 0);
    assert_eq!(rest((100, i64::MAX)), seen.iter().filter(|(at, _)| *at == 101).count());
}

/// A person's tables follow who sits where, the newest first, in pages.
pub fn a_persons_tables_follow_who_sits_where_and_come_in_pages<S: Log + Directory>(store: &S) {
    register(store, &["p1", "p2"]);
    for n in 0..5 {
        put(store, &format!("t{n}"), summary(Status::Playing, n, &["p1", "p2"]));
    }
    put(store, "t1", summary(Status::Over, 1, &["p1", "p2"]));
    put(store, "t3", summary(Status::Playing, 3, &["p2", "stranger"]));
    let (p1, p2) = (PersonId::from("p1"), PersonId::from("p2"));
    let page = |before| store.person_tables(&p1, Status::Playing, before, 2).wait().unwrap();
    let first = page(None);
    let second = page(Some(first[1].number));
    assert_eq!(codes(&first), ["t4", "t2"]);
    assert_eq!(codes(&second), ["t0"]);
    let over = store.person_tables(&p1, Status::Over, None, 9).wait().unwrap();
    assert_eq!(codes(&over), ["t1"]);
    let count =
        |person: &PersonId, status| store.count_person_tables(person, status).wait().unwrap();
    assert_eq!(count(&p1, Status::Playing), 3);
    assert_eq!(count(&p2, Status::Playing), 4);
    assert_eq!(count(&p1, Status::Lobby), 0);
    assert_eq!(count(&"stranger".into(), Status::Playing), 0);
    // A rematch: from over back to playing.
    put(store, "t1", summary(Status::Playing, 1, &["p1", "p2"]));
    assert_eq!((count(&p1, Status::Playing), count(&p1, Status::Over)), (4, 0));
}
