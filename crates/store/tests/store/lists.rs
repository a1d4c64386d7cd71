//! What lists, restarts and statistics ask for.

use vierblatt_store::{
    Append, AppendError, IndexedTable, Person, SeatResult, Status, Store, TableIndex,
};

fn index(status: Status, created_at: i64, people: &[&str]) -> TableIndex {
    TableIndex {
        game: "joomo".to_owned(),
        status,
        listed: true,
        created_at,
        changed_at: created_at,
        wake_at: None,
        people: people.iter().map(|&id| id.to_owned()).collect(),
        summary: "{}".to_owned(),
    }
}

/// Replaces a table's index, without an entry.
fn put(store: &Store, table: &str, index: TableIndex) {
    let append = Append { index: Some(index), ..Append::new(table, 0, Vec::new()) };
    store.append(append).wait().unwrap();
}

fn register(store: &Store, ids: &[&str]) {
    for &id in ids {
        let person =
            Person { id: id.to_owned(), name: id.to_uppercase(), created_at: 1, seen_at: 1 };
        assert_eq!(store.add_person(person).wait(), Ok(true));
    }
}

fn codes(tables: Vec<IndexedTable>) -> Vec<String> {
    tables.into_iter().map(|table| table.code).collect()
}

fn result(person: &str, nth: u32, place: u8, points: i64, share: f64) -> SeatResult {
    SeatResult {
        person: person.to_owned(),
        game: "joomo".to_owned(),
        nth,
        seat: 0,
        seats: 3,
        place,
        points,
        share,
        ended_at: 1000 + i64::from(nth),
    }
}

#[test]
fn a_tables_index_is_what_the_last_append_said() {
    let store = Store::in_memory();
    assert_eq!(store.table("a").wait(), Ok(None));
    let first = index(Status::Open, 5, &["p1"]);
    put(&store, "a", first.clone());
    assert_eq!(store.table("a").wait().unwrap().unwrap().index, first);
    let later = TableIndex {
        wake_at: Some(99),
        listed: false,
        changed_at: 8,
        summary: "{\"round\":2}".to_owned(),
        ..index(Status::Playing, 5, &["p1", "p\"2\""])
    };
    put(&store, "a", later.clone());
    store.append(Append::new("a", 0, vec![b"x".to_vec()])).wait().unwrap();
    assert_eq!(store.table("a").wait().unwrap().unwrap().index, later);
}

#[test]
fn a_conflict_leaves_index_and_results_alone() {
    let store = Store::in_memory();
    register(&store, &["p1"]);
    put(&store, "a", index(Status::Open, 5, &[]));
    let refused = store.append(Append {
        index: Some(index(Status::Over, 5, &["p1"])),
        results: vec![result("p1", 0, 1, 10, 1.0)],
        ..Append::new("a", 7, vec![b"x".to_vec()])
    });
    assert_eq!(refused.wait(), Err(AppendError::Conflict { expected: 0 }));
    assert_eq!(store.table("a").wait().unwrap().unwrap().index.status, Status::Open);
    assert_eq!(store.person_results("p1", None, 9).wait(), Ok(Vec::new()));
}

#[test]
fn open_tables_are_the_listed_ones_that_wait_the_newest_first() {
    let store = Store::in_memory();
    put(&store, "old", index(Status::Open, 10, &[]));
    put(&store, "new", index(Status::Open, 30, &[]));
    put(&store, "middle", index(Status::Open, 20, &[]));
    put(&store, "private", TableIndex { listed: false, ..index(Status::Open, 40, &[]) });
    put(&store, "playing", index(Status::Playing, 50, &[]));
    put(&store, "started", index(Status::Open, 60, &[]));
    put(&store, "started", index(Status::Playing, 60, &[]));
    assert_eq!(codes(store.open_tables(9).wait().unwrap()), ["new", "middle", "old"]);
    assert_eq!(codes(store.open_tables(2).wait().unwrap()), ["new", "middle"]);
    assert_eq!(store.count_tables().wait(), Ok(6));
}

#[test]
fn tables_to_wake_are_those_that_are_not_over_the_most_urgent_first() {
    let store = Store::in_memory();
    let waking = |status, at| TableIndex { wake_at: Some(at), ..index(status, 1, &[]) };
    put(&store, "later", waking(Status::Playing, 300));
    put(&store, "soon", waking(Status::Playing, 100));
    put(&store, "waiting", waking(Status::Open, 200));
    put(&store, "over", waking(Status::Over, 50));
    put(&store, "untimed", index(Status::Playing, 1, &[]));
    assert_eq!(codes(store.due_tables(300, 9).wait().unwrap()), ["soon", "waiting"]);
    assert_eq!(codes(store.due_tables(i64::MAX, 1).wait().unwrap()), ["soon"]);
    put(&store, "soon", waking(Status::Playing, 400));
    assert_eq!(codes(store.due_tables(i64::MAX, 9).wait().unwrap()), ["waiting", "later", "soon"]);
}

#[test]
fn a_persons_tables_follow_who_sits_where_and_come_in_pages() {
    let store = Store::in_memory();
    register(&store, &["p1", "p2"]);
    for n in 0..5 {
        put(&store, &format!("t{n}"), index(Status::Playing, n, &["p1", "p2"]));
    }
    put(&store, "t1", index(Status::Over, 1, &["p1", "p2"]));
    put(&store, "t3", index(Status::Playing, 3, &["p2", "stranger"]));
    let page = |before| store.person_tables("p1", Status::Playing, before, 2).wait().unwrap();
    let first = page(None);
    let second = page(Some(first[1].number));
    assert_eq!(codes(first), ["t4", "t2"]);
    assert_eq!(codes(second), ["t0"]);
    assert_eq!(codes(store.person_tables("p1", Status::Over, None, 9).wait().unwrap()), ["t1"]);
    assert_eq!(store.count_person_tables("p1", Status::Playing).wait(), Ok(3));
    assert_eq!(store.count_person_tables("p2", Status::Playing).wait(), Ok(4));
    assert_eq!(store.count_person_tables("p1", Status::Open).wait(), Ok(0));
    assert_eq!(store.count_person_tables("stranger", Status::Playing).wait(), Ok(0));
}

#[test]
fn results_are_listed_in_pages_and_summed_up_by_game() {
    let store = Store::in_memory();
    register(&store, &["p1"]);
    let jogo = SeatResult { game: "jogo".to_owned(), ..result("p1", 2, 3, 40, 0.0) };
    let games = [result("p1", 0, 1, 12, 1.0), result("p1", 1, 2, -4, 0.5), jogo.clone()];
    for (n, result) in (0..).zip(games) {
        let results = vec![result, SeatResult { person: "nobody".to_owned(), ..jogo.clone() }];
        let append = Append { results, ..Append::new("a", n, vec![b"over".to_vec()]) };
        store.append(append).wait().unwrap();
    }
    let newest = store.person_results("p1", None, 1).wait().unwrap();
    assert_eq!((&newest[0].result, newest[0].table.as_str()), (&jogo, "a"));
    let older = store.person_results("p1", Some(newest[0].number), 9).wait().unwrap();
    assert_eq!(older.iter().map(|past| past.result.nth).collect::<Vec<_>>(), [1, 0]);
    assert_eq!(store.person_results("nobody", None, 9).wait(), Ok(Vec::new()));

    let statistics = store.person_statistics("p1").wait().unwrap();
    assert_eq!(statistics.len(), 2);
    let joomo = &statistics[1];
    assert_eq!((joomo.game.as_str(), joomo.games), ("joomo", 2));
    assert_eq!((joomo.wins, joomo.mean_place, joomo.mean_points), (1.5, 1.5, 4.0));
    assert_eq!((joomo.fewest_points, joomo.most_points), (-4, 12));
}

#[test]
fn deleting_a_person_deletes_lists_and_results_and_leaves_tables_playable() {
    let store = Store::in_memory();
    register(&store, &["p1", "p2"]);
    let over = Append {
        index: Some(index(Status::Playing, 1, &["p1", "p2"])),
        results: vec![result("p1", 0, 1, 9, 1.0), result("p2", 0, 2, 3, 0.0)],
        ..Append::new("a", 0, vec![b"p1 wins".to_vec()])
    };
    store.append(over.clone()).wait().unwrap();
    assert_eq!(store.delete_person("p1").wait(), Ok(true));
    assert_eq!(store.delete_person("p1").wait(), Ok(false));
    let nothing_of_p1 = || {
        assert_eq!(store.person("p1").wait(), Ok(None));
        assert_eq!(store.count_person_tables("p1", Status::Playing).wait(), Ok(0));
        assert_eq!(store.person_results("p1", None, 9).wait(), Ok(Vec::new()));
        assert_eq!(store.person_statistics("p1").wait(), Ok(Vec::new()));
    };
    nothing_of_p1();
    assert_eq!(store.append(Append { first: 1, ..over }).wait(), Ok(()), "their table plays on");
    nothing_of_p1();
    assert_eq!(store.person_results("p2", None, 9).wait().unwrap().len(), 2);
    assert_eq!(store.read_log("a", 0).wait().unwrap()[0], b"p1 wins");
}
