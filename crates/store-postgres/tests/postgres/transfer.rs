//! Everything that is in a store moves into another one and back, and is equal; also if it is interrupted.

use std::path::Path;

use vierblatt_protocol::Status;
use vierblatt_store::transfer::{
    Begun, Counts, Position, Progress, Source, StoredEntry, StoredLog, StoredPerson, StoredResult,
    Target, TransferError, copy,
};
use vierblatt_store::{
    Append, ChainHash, Damage, Directory, GameStart, Log, NewToken, PersonId, Profile, SeatResult,
    StorageError, TableSummary, TokenKind,
};
use vierblatt_store_postgres::{Address, OpenError, PostgresStore, PostgresTransfer, Use};
use vierblatt_store_sqlite::{OpenError as SqliteError, SqliteStore, SqliteTransfer, check};

use crate::database::{empty, open};

fn summary(people: &[&str], status: Status) -> TableSummary {
    TableSummary {
        game: "jogo".into(),
        status,
        listed: status == Status::Lobby,
        opened_at: 1000,
        changed_at: 2000,
        wake_at: (status == Status::Playing).then_some(5000),
        people: people.iter().map(|&person| person.into()).collect(),
        seats: 3,
        taken: people.len() as u8,
    }
}

fn result(person: &str, game_number: u32, place: u8) -> SeatResult {
    SeatResult {
        person: person.into(),
        game: "jogo".into(),
        game_number,
        seat: place - 1,
        seats: 2,
        place,
        points: -7 * i64::from(place),
        share: if place == 1 { 1.0 } else { 0.0 },
        ended_at: 3000 + u64::from(game_number),
    }
}

/// Something of every kind, and enough of it for several pages and commits.
fn fill(store: &(impl Log + Directory)) {
    for n in 0..1300_u32 {
        let id = PersonId::from(format!("person{n:04}"));
        let profile =
            Profile { id: id.clone(), name: format!("Zoë {n}"), created_at: 1, seen_at: n.into() };
        assert_eq!(store.add_person(profile).wait(), Ok(true));
        let mut hash = [7; 32];
        hash[..4].copy_from_slice(&n.to_le_bytes());
        let kind = [TokenKind::Browser, TokenKind::Bot, TokenKind::Reader][n as usize % 3];
        let token = NewToken { hash, kind, name: "Firefox, Linux".into(), at: 5 };
        assert_eq!(store.add_token(&id, token).wait(), Ok(true));
        assert_eq!(store.token_used(hash, 9).wait(), Ok(true));
    }
    let first = PersonId::from("person0000");
    assert_eq!(store.add_link_code(&first, [9; 32], 1, 99).wait(), Ok(true));
    for (code, status) in
        [("LOBBY2", Status::Lobby), ("PLAY22", Status::Playing), ("OVER22", Status::Over)]
    {
        let entries = (0..40).map(|n| format!("{code} {n}").into_bytes()).collect();
        let append = Append {
            game_starts: vec![
                GameStart { number: 1, first: 0, checkpoint: b"begins".to_vec() },
                GameStart { number: 2, first: 20, checkpoint: b"again".to_vec() },
            ],
            summary: Some(summary(&["person0000", "person0001", "gone"], status)),
            results: vec![result("person0000", 1, 1), result("person0001", 1, 2)],
            ..Append::new(code, 0, entries)
        };
        assert_eq!(store.append(append).wait(), Ok(()));
    }
    // A long log, and some without a place in lists: a book, a secret.
    for from in (0..9000).step_by(1000) {
        let entries = (from..from + 1000).map(|n: u64| n.to_string().into_bytes()).collect();
        assert_eq!(store.append(Append::new("~book-ABC", from, entries)).wait(), Ok(()));
    }
    assert_eq!(store.append(Append::new("~secret", 0, vec![vec![0, 255, 10]])).wait(), Ok(()));
    // A table and a person that were deleted.
    let gone = Append {
        summary: Some(summary(&["person0002"], Status::Over)),
        results: vec![result("person0003", 1, 1)],
        ..Append::new("GONE22", 0, vec![b"x".to_vec()])
    };
    assert_eq!(store.append(gone).wait(), Ok(()));
    assert_eq!(store.delete_table("GONE22", 2000).wait(), Ok(true));
    assert_eq!(store.delete_person(&"person0004".into()).wait(), Ok(true));
}

/// All that a store tells row by row.
#[derive(Debug, PartialEq)]
struct All {
    counts: Counts,
    people: Vec<StoredPerson>,
    logs: Vec<StoredLog>,
    entries: Vec<Vec<StoredEntry>>,
    results: Vec<StoredResult>,
}

fn all(source: &mut dyn Source) -> All {
    let mut logs = source.logs("", i64::MIN, 10_000).expect("logs");
    let mut entries = Vec::new();
    for log in &mut logs {
        // Not every store keeps the end beside the log.
        log.end = None;
        let of_log = source.entries(log.number, 0, 100_000).expect("entries");
        entries.push(if log.is_gone { Vec::new() } else { of_log });
    }
    All {
        counts: source.counts().expect("counts"),
        people: source.people(None, 10_000).expect("people"),
        logs,
        entries,
        results: source.results(0, 10_000).expect("results"),
    }
}

fn address(url: &str) -> Address {
    url.parse().expect("an address")
}

fn filled(directory: &Path) {
    let store = SqliteStore::open(directory).expect("it opens");
    fill(&store);
    store.close();
}

fn moved(source: &mut dyn Source, target: &mut dyn Target) -> Result<Counts, TransferError> {
    copy(source, target, &mut |_| {})
}

#[test]
fn everything_moves_to_postgres_and_back_and_is_equal() {
    let here = tempfile::tempdir().expect("a directory");
    filled(here.path());
    let url = empty();
    let mut told = Vec::new();
    let before = {
        let mut source = SqliteTransfer::source(here.path()).expect("a source");
        let mut target = PostgresTransfer::target(&address(&url)).expect("a target");
        let moved = copy(&mut source, &mut target, &mut |progress| told.push(progress));
        let moved = moved.expect("everything is moved");
        assert_eq!(moved, source.counts().expect("counts"));
        // What each step ends with is everything.
        let ends = |is: fn(&Progress) -> Option<u64>| told.iter().filter_map(is).max();
        for is in [
            (|progress| match progress {
                Progress::Checked(rows) => Some(*rows),
                _ => None,
            }) as fn(&Progress) -> Option<u64>,
            |progress| match progress {
                Progress::Copied(rows) => Some(*rows),
                _ => None,
            },
            |progress| match progress {
                Progress::Compared(rows) => Some(*rows),
                _ => None,
            },
        ] {
            assert_eq!(ends(is), Some(moved.all()));
        }
        let before = all(&mut source);
        assert_eq!(all(&mut target), before);
        before
    };
    // Servers know it all, and go on from there.
    let store = open(&url);
    let lists = |store: &dyn Directory| {
        let person = PersonId::from("person0000");
        let of = |status| store.person_tables(&person, status, None, 10).wait().expect("a list");
        (
            [Status::Lobby, Status::Playing, Status::Over].map(of),
            store.open_tables(10).wait(),
            store.due_tables(u64::MAX, None, 10).wait(),
            store.person_statistics(&person).wait(),
            store.person_tokens(&person).wait(),
        )
    };
    let in_postgres = lists(&store);
    let expected = Err(vierblatt_store::AppendError::Conflict { expected: u64::MAX });
    assert_eq!(store.append(Append::new("GONE22", 0, vec![b"y".to_vec()])).wait(), expected);
    assert_eq!(store.append(Append::new("NEW222", 0, vec![b"y".to_vec()])).wait(), Ok(()));
    let more = Append {
        results: vec![result("person0000", 2, 1)],
        ..Append::new("PLAY22", 40, vec![b"more".to_vec()])
    };
    assert_eq!(store.append(more).wait(), Ok(()));
    store.close();

    let there = tempfile::tempdir().expect("a directory");
    let mut source = PostgresTransfer::source(&address(&url)).expect("a source");
    let mut target = SqliteTransfer::target(there.path()).expect("a target");
    moved(&mut source, &mut target).expect("everything is moved");
    let after = all(&mut target);
    assert_eq!(all(&mut source), after);
    drop((source, target));
    assert_eq!(after.people, before.people);
    assert_eq!(after.logs[..before.logs.len()], before.logs);
    assert_eq!(after.results[..before.results.len()], before.results);
    let checked = check(there.path(), |_| {}).expect("it is read");
    assert!(checked.is_well(), "{checked:?}");
    let store = SqliteStore::open(there.path()).expect("it opens");
    assert_eq!(lists(&store).0, in_postgres.0);
    assert_eq!(lists(&store).4, in_postgres.4);
    assert_eq!(store.append(Append::new("NEW333", 0, vec![b"y".to_vec()])).wait(), Ok(()));
    store.close();
}

/// A target that fails after so many commits, as if the program had been killed then.
struct Interrupted<'a>(&'a mut dyn Target, usize);

impl Source for Interrupted<'_> {
    fn counts(&mut self) -> Result<Counts, StorageError> {
        self.0.counts()
    }
    fn people(&mut self, a: Option<&PersonId>, n: u32) -> Result<Vec<StoredPerson>, StorageError> {
        self.0.people(a, n)
    }
    fn logs(&mut self, p: &str, a: i64, n: u32) -> Result<Vec<StoredLog>, StorageError> {
        self.0.logs(p, a, n)
    }
    fn entries(&mut self, l: i64, f: u64, n: u32) -> Result<Vec<StoredEntry>, StorageError> {
        self.0.entries(l, f, n)
    }
    fn results(&mut self, a: i64, n: u32) -> Result<Vec<StoredResult>, StorageError> {
        self.0.results(a, n)
    }
}

impl Target for Interrupted<'_> {
    fn begin(&mut self, digest: &[u8]) -> Result<Begun, StorageError> {
        self.0.begin(digest)
    }
    fn position(&mut self) -> Result<Position, StorageError> {
        self.0.position()
    }
    fn add_people(&mut self, people: &[StoredPerson]) -> Result<(), StorageError> {
        self.0.add_people(people)
    }
    fn add_log(&mut self, log: &StoredLog) -> Result<(), StorageError> {
        self.0.add_log(log)
    }
    fn add_entries(
        &mut self,
        log: i64,
        entries: &[StoredEntry],
        head: ChainHash,
    ) -> Result<(), StorageError> {
        self.0.add_entries(log, entries, head)?;
        // Each page by itself, so that it breaks off in the middle of a log.
        self.commit()
    }
    fn add_results(&mut self, results: &[StoredResult]) -> Result<(), StorageError> {
        self.0.add_results(results)
    }
    fn commit(&mut self) -> Result<(), StorageError> {
        self.0.commit()?;
        self.1 = self.1.checked_sub(1).ok_or(StorageError::Closed)?;
        Ok(())
    }
    fn finish(&mut self) -> Result<(), StorageError> {
        self.0.finish()
    }
}

#[test]
fn a_move_that_was_interrupted_goes_on_and_no_server_opens_half_of_it() {
    let here = tempfile::tempdir().expect("a directory");
    filled(here.path());
    let url = empty();
    let there = tempfile::tempdir().expect("a directory");
    for tries in 0.. {
        let mut source = SqliteTransfer::source(here.path()).expect("a source");
        let mut in_postgres = PostgresTransfer::target(&address(&url)).expect("a target");
        let mut in_sqlite = SqliteTransfer::target(there.path()).expect("a target");
        let done = moved(&mut source, &mut Interrupted(&mut in_postgres, tries));
        let also = moved(&mut source, &mut Interrupted(&mut in_sqlite, tries));
        assert_eq!(done, also);
        if done.is_ok() {
            assert!(tries > 2, "it was interrupted");
            assert_eq!(all(&mut source), all(&mut in_postgres));
            assert_eq!(all(&mut source), all(&mut in_sqlite));
            return;
        }
        assert_eq!(done, Err(TransferError::Storage(StorageError::Closed)));
        drop((in_postgres, in_sqlite));
        let opened = PostgresStore::open(&address(&url), Use::Alone);
        assert!(matches!(opened, Err(OpenError::Unfinished)), "{opened:?}");
        let opened = SqliteStore::open(there.path());
        assert!(matches!(opened, Err(SqliteError::Unfinished)), "{opened:?}");
    }
}

#[test]
fn what_is_in_use_not_empty_or_changed_is_refused() {
    let here = tempfile::tempdir().expect("a directory");
    filled(here.path());
    let url = empty();
    {
        // In the middle of a move …
        let mut source = SqliteTransfer::source(here.path()).expect("a source");
        let mut target = PostgresTransfer::target(&address(&url)).expect("a target");
        moved(&mut source, &mut Interrupted(&mut target, 1)).expect_err("it is interrupted");
        let in_use = SqliteTransfer::source(here.path()).err().map(|error| error.to_string());
        assert!(in_use.is_some_and(|error| error.contains("in use")));
        let in_use = PostgresTransfer::target(&address(&url)).err();
        assert!(matches!(in_use, Some(OpenError::InUse)), "{in_use:?}");
    }
    // … somebody plays on.
    let store = SqliteStore::open(here.path()).expect("it opens");
    assert_eq!(store.append(Append::new("PLAY22", 40, vec![b"more".to_vec()])).wait(), Ok(()));
    assert!(SqliteTransfer::source(here.path()).is_err(), "a server uses it");
    assert!(SqliteTransfer::look(here.path()).is_ok(), "anybody may look");
    store.close();
    let mut source = SqliteTransfer::source(here.path()).expect("a source");
    let mut target = PostgresTransfer::target(&address(&url)).expect("a target");
    assert_eq!(moved(&mut source, &mut target), Err(TransferError::Another));

    let used = empty();
    let store = open(&used);
    assert_eq!(store.append(Append::new("THERE2", 0, vec![b"x".to_vec()])).wait(), Ok(()));
    store.close();
    let mut target = PostgresTransfer::target(&address(&used)).expect("a target");
    assert_eq!(moved(&mut source, &mut target), Err(TransferError::NotEmpty));
    drop(target);
    assert!(PostgresStore::open(&address(&used), Use::Alone).is_ok(), "it is as it was");
}

#[test]
fn a_damaged_log_is_not_moved() {
    let url = empty();
    let store = open(&url);
    fill(&store);
    store.close();
    crate::database::run(&url, "UPDATE log SET entry = 'other' WHERE n = 17 AND table_id = 2");
    let there = tempfile::tempdir().expect("a directory");
    let mut source = PostgresTransfer::source(&address(&url)).expect("a source");
    let mut target = SqliteTransfer::target(there.path()).expect("a target");
    let damaged = TransferError::Damaged { code: "PLAY22".into(), damage: Damage::Entry(17) };
    assert_eq!(moved(&mut source, &mut target), Err(damaged));
    assert_eq!(target.counts().expect("counts"), Counts::default());
}
